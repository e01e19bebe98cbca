//! The language of a sheet, from the whole sheet: letters mean different pieces in different languages, so one move never
//! decides.
//!
//! Every language is tried. Those that take the cells apart alike are one candidate. Each candidate is played through as
//! long as its cells are read with its own letters; only where none reads the whole sheet so are bad cells bridged, in the
//! candidates that come nearest.

use shakmaty::{Chess, Position, Role};

use super::cells::{RawCell, RawKind};
use super::follow::{Followed, follow};
use super::{CellStatus, LanguageFrom};
use crate::notation::letters::Language;
use crate::notation::matching::{self, Remark};
use crate::notation::meaning::Guests;
use crate::notation::written::{self, Mark, WrittenMove};

/// Cells that are enough to tell languages apart.
const N_SAMPLE: usize = 300;

/// Candidates in which bad cells are bridged, where none reads the whole sheet.
const N_BRIDGED: usize = 14;

/// Languages that take the cells apart alike.
struct Candidate {
    /// Favored ones first.
    languages: Vec<Language>,
    written: Vec<Option<WrittenMove>>,
    /// Cells that are moves by their own letters.
    n_moves: usize,
    /// Cells read one after the other from the first on.
    n_played: usize,
}

pub(super) fn infer(
    start: &Chess,
    cells: &[RawCell],
    prefer: &[Language],
    guests: &mut Guests,
) -> (Language, LanguageFrom, Vec<Followed>) {
    let sample = &cells[..cells.len().min(N_SAMPLE)];
    let mut candidates = candidates(start, sample, prefer);
    // Stable, so that favored languages stay first among equals.
    candidates.sort_by_key(|it| {
        std::cmp::Reverse((it.n_played == sample.len(), it.n_moves, it.n_played))
    });
    let whole = candidates.first().is_some_and(|it| it.n_played == sample.len());
    let mut scored: Vec<(usize, usize, Option<Vec<Followed>>)> = if whole {
        candidates.iter().enumerate().map(|(at, it)| (at, it.n_played, None)).collect()
    } else {
        let bridged = candidates.iter().take(N_BRIDGED).enumerate();
        bridged
            .map(|(at, it)| {
                let followed = follow(start, sample, it.languages[0], guests);
                (at, followed.iter().filter(|cell| is_own(cell)).count(), Some(followed))
            })
            .collect()
    };
    scored.sort_by_key(|it| std::cmp::Reverse(it.1));
    let (best, n_read, followed) = scored.remove(0);
    let language = candidates[best].languages[0];
    let mut equal: Vec<Language> = candidates[best].languages[1..].to_vec();
    for (at, n, _) in &scored {
        if *n == n_read {
            equal.extend(&candidates[*at].languages);
        }
    }
    let runner_up = scored.iter().find(|it| it.1 < n_read);
    let runner_up = runner_up.map(|&(at, n, _)| (candidates[at].languages[0], n));
    let from = LanguageFrom::Inferred { n_read, equal, runner_up };
    let followed = match followed {
        Some(followed) if sample.len() == cells.len() => followed,
        Some(_) | None => follow(start, cells, language, guests),
    };
    (language, from, followed)
}

/// Read with the letters of the language itself.
fn is_own(cell: &Followed) -> bool {
    let other =
        |it: &Remark| matches!(it, Remark::OtherLanguage | Remark::CapitalFile | Remark::FileTwice);
    cell.status == CellStatus::Read && !cell.remarks.iter().any(other)
}

/// All languages, those that take the cells apart alike together.
fn candidates(start: &Chess, cells: &[RawCell], prefer: &[Language]) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    let favored = prefer.iter().copied();
    let others = Language::ALL.into_iter().filter(|it| !prefer.contains(it));
    for language in favored.chain(others) {
        let own = |cell: &RawCell| {
            let written = written::parse(&cell.text, language).ok();
            written.filter(|it| cell.kind == RawKind::Written && it.file_letter == Mark::Absent)
        };
        let written: Vec<Option<WrittenMove>> = cells.iter().map(own).collect();
        if let Some(alike) = candidates.iter_mut().find(|it| it.written == written) {
            if !alike.languages.contains(&language) {
                alike.languages.push(language);
            }
            continue;
        }
        let n_moves = written.iter().flatten().count();
        let n_played = n_played(start, &written);
        candidates.push(Candidate { languages: vec![language], written, n_moves, n_played });
    }
    candidates
}

fn n_played(start: &Chess, written: &[Option<WrittenMove>]) -> usize {
    let mut position = start.clone();
    for (index, cell) in written.iter().enumerate() {
        let fits = match cell {
            Some(cell) => matching::fits(cell, &position.legal_moves()),
            None => Vec::new(),
        };
        let [only] = fits.as_slice() else { return index };
        position.play_unchecked(*only);
    }
    written.len()
}

/// One language of each set of letters, favored ones first.
pub(crate) fn distinct_languages(prefer: &[Language]) -> Vec<Language> {
    let mut distinct: Vec<Language> = Vec::new();
    for language in prefer.iter().copied().chain(Language::ALL) {
        if !distinct.iter().any(|&other| same_letters(other, language)) {
            distinct.push(language);
        }
    }
    distinct
}

pub(crate) fn same_letters(a: Language, b: Language) -> bool {
    Role::ALL
        .into_iter()
        .filter(|&role| role != Role::Pawn)
        .all(|role| a.letters().of(role) == b.letters().of(role))
}
