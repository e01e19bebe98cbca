//! The language of a sheet with faults: letters that occur decide first, then a glance at the game that they give.

use shakmaty::{CastlingMode, Chess, Role};

use super::row::Lane;
use super::search::{Bounds, search};
use super::{SheetCell, pen};
use crate::game::Game;
use crate::notation::letters::Language;
use crate::notation::matching;
use crate::notation::read::{LanguageChoice, distinct_languages, same_letters};
use crate::notation::standing::illegal_move;
use crate::notation::written::{self, WrittenMove};

/// Cells that are enough to tell languages apart.
const N_SAMPLE: usize = 400;

/// Cells whose game is looked at for each language that is left.
const N_GLANCE: usize = 40;

/// Languages whose game is looked at.
const N_TRIED: usize = 10;

/// The language and those that read the sheet as well.
pub(super) fn settle(
    start: &Chess,
    texts: &[&str],
    choice: &LanguageChoice,
) -> (Language, Vec<Language>) {
    let prefer = match choice {
        LanguageChoice::Given(language) => return (*language, Vec::new()),
        LanguageChoice::Infer { prefer } => prefer,
    };
    let sample = &texts[..texts.len().min(N_SAMPLE)];
    let mut by_letters: Vec<(Language, usize)> = distinct_languages(prefer)
        .into_iter()
        .map(|language| (language, n_with_letters(sample, language)))
        .collect();
    // Stable, so that favored languages stay first among equals.
    by_letters.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let most = by_letters.first().map_or(0, |&(_, n)| n);
    // Languages that take the cells apart alike are one.
    let mut left: Vec<Language> = Vec::new();
    let mut alike: Vec<(Language, Vec<Language>)> = Vec::new();
    let mut taken_apart: Vec<Vec<Option<WrittenMove>>> = Vec::new();
    for (language, _) in by_letters.into_iter().filter(|&(_, n)| n + 1 + most / 40 >= most) {
        let parsed: Vec<_> =
            sample.iter().map(|text| written::parse(text, language).ok()).collect();
        match taken_apart.iter().position(|it| *it == parsed) {
            Some(at) => alike[at].1.push(language),
            None if left.len() < N_TRIED => {
                left.push(language);
                alike.push((language, Vec::new()));
                taken_apart.push(parsed);
            }
            None => {}
        }
    }
    let first = left.first().copied().unwrap_or(Language::English);
    let mut equal = Vec::new();
    let mut best = (first, u32::MAX);
    if left.len() > 1 {
        let glance = &texts[..texts.len().min(N_GLANCE)];
        for &language in &left {
            let (cells, style) = pen::cells(glance, language);
            let outcome = search(start, &[Lane::new(cells, style)], Bounds::GLANCE);
            let cost = outcome.found.first().map_or(u32::MAX - 1, |found| found.cost.0);
            if cost < best.1 {
                equal.clear();
                best = (language, cost);
            } else if cost == best.1 {
                equal.push(language);
            }
        }
    }
    let same = alike.into_iter().find(|it| it.0 == best.0);
    let alike = same.into_iter().flat_map(|it| it.1);
    let letters = Language::ALL.into_iter().filter(|&it| same_letters(it, best.0));
    for language in alike.chain(letters) {
        if language != best.0 && !equal.contains(&language) {
            equal.push(language);
        }
    }
    (best.0, equal)
}

/// The language of a sheet on which illegal moves stand. The whole sheet tells it: first the letters of all cells but those
/// that stand, which may say anything, then how far the game can be followed with the moves that stand made; the legal
/// moves before the first of these settle what is left.
pub(super) fn settle_before(
    start: &Chess,
    cells: &[SheetCell],
    stands_at: &[usize],
    n_legal: usize,
    choice: &LanguageChoice,
) -> (Language, Vec<Language>) {
    let prefer = match choice {
        LanguageChoice::Given(language) => return (*language, Vec::new()),
        LanguageChoice::Infer { prefer } => prefer,
    };
    let sample = &cells[..cells.len().min(N_SAMPLE)];
    let plain = sample.iter().enumerate().filter(|(index, _)| !stands_at.contains(index));
    let plain: Vec<&str> = plain.map(|(_, cell)| cell.text.as_str()).collect();
    let by_letters: Vec<(Language, usize)> = distinct_languages(prefer)
        .into_iter()
        .map(|language| (language, n_with_letters(&plain, language)))
        .collect();
    let most = by_letters.iter().map(|it| it.1).max().unwrap_or(0);
    let left = by_letters.into_iter().filter(|&(_, n)| n + 1 + most / 40 >= most);
    let followed: Vec<(Language, usize, usize)> = left
        .map(|(language, n)| (language, n_followed(start, sample, stands_at, language), n))
        .collect();
    let furthest = followed.iter().map(|it| (it.1, it.2)).max().unwrap_or((0, 0));
    let best: Vec<Language> =
        followed.iter().filter(|it| (it.1, it.2) == furthest).map(|it| it.0).collect();
    let legal: Vec<&str> = cells.iter().take(n_legal).map(|cell| cell.text.as_str()).collect();
    let (first, _) = settle(start, &legal, choice);
    let language = match best.first() {
        Some(_) if best.contains(&first) => first,
        Some(&other) => other,
        None => first,
    };
    let same = Language::ALL.into_iter().filter(|&it| same_letters(it, language));
    let mut equal: Vec<Language> = Vec::new();
    for other in best.into_iter().chain(same) {
        if other != language && !equal.contains(&other) {
            equal.push(other);
        }
    }
    (language, equal)
}

/// Cells that can be followed one after the other, with the illegal moves that stand made.
fn n_followed(
    start: &Chess,
    cells: &[SheetCell],
    stands_at: &[usize],
    language: Language,
) -> usize {
    let mut game = Game::from_position(start.clone(), CastlingMode::Standard);
    for (index, cell) in cells.iter().enumerate() {
        let legal = written::parse(&cell.text, language)
            .ok()
            .and_then(|it| matching::find(&it, game.last(), language).ok())
            .map(|it| it.played);
        let played = match stands_at.contains(&index) {
            false => legal,
            true => legal.or_else(|| illegal_move(&cell.text, game.last(), language)),
        };
        let made = played.is_some_and(|it| game.push_standing(it).is_ok());
        if !made {
            return index;
        }
    }
    cells.len()
}

/// Cells that begin with a piece letter of a language, or with none. A pawn's letter is hardly ever written (C.4).
fn n_with_letters(texts: &[&str], language: Language) -> usize {
    let fits = |text: &&&str| {
        let text = text.trim();
        let capital = text.chars().next().is_some_and(|c| c.is_uppercase() && c != 'O');
        written::parse(text, language).is_ok()
            && (!capital
                || written::leading_role(text, language).is_some_and(|it| it.0 != Role::Pawn))
    };
    texts.iter().filter(fits).count()
}
