//! The language of a sheet with faults: letters that occur decide first, then a glance at the game that they give.

use shakmaty::{Chess, Role};

use super::pen;
use super::row::Lane;
use super::search::{Bounds, search};
use crate::notation::letters::Language;
use crate::notation::read::{LanguageChoice, distinct_languages, same_letters};
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
            let outcome = search(start, &[Lane { cells, style }], Bounds::GLANCE);
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

/// The language of a sheet whose moves are legal only up to a cell: the legal ones tell it, and among equals the letters of
/// all.
pub(super) fn settle_before(
    start: &Chess,
    texts: &[&str],
    n_legal: usize,
    choice: &LanguageChoice,
) -> (Language, Vec<Language>) {
    let legal = texts.get(..n_legal).filter(|it| !it.is_empty()).unwrap_or(texts);
    let (first, equal) = settle(start, legal, choice);
    let sample = &texts[..texts.len().min(N_SAMPLE)];
    let all = || std::iter::once(first).chain(equal.iter().copied());
    // The first of those with the most.
    let most = all().map(|it| n_with_letters(sample, it)).max().unwrap_or(0);
    let best: Vec<Language> = all().filter(|&it| n_with_letters(sample, it) == most).collect();
    match best.split_first() {
        Some((&language, others)) => (language, others.to_vec()),
        None => (first, equal),
    }
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
