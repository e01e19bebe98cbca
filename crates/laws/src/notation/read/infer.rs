//! The language of a sheet, from the whole sheet: letters mean different pieces in different languages, so one move never
//! decides.

use shakmaty::{Chess, Role};

use super::cells::RawCell;
use super::follow::{Followed, follow};
use super::{CellStatus, LanguageFrom};
use crate::notation::letters::Language;
use crate::notation::matching::Remark;
use crate::notation::written;

/// Cells that are enough to tell languages apart.
const N_SAMPLE: usize = 300;

/// Languages tried with a position; the others read fewer cells as moves at all.
const N_TRIED: usize = 14;

struct Tried {
    language: Language,
    followed: Vec<Followed>,
    n_read: usize,
}

pub(super) fn infer(
    start: &Chess,
    cells: &[RawCell],
    prefer: &[Language],
) -> (Language, LanguageFrom, Vec<Followed>) {
    let sample = &cells[..cells.len().min(N_SAMPLE)];
    let mut by_syntax: Vec<(Language, usize)> = distinct_languages(prefer)
        .into_iter()
        .map(|language| (language, n_syntactic(sample, language)))
        .collect();
    // Stable, so that favored languages stay first among equals.
    by_syntax.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let mut tried: Vec<Tried> = by_syntax
        .iter()
        .take(N_TRIED)
        .map(|&(language, _)| {
            let followed = follow(start, sample, language);
            let own = |cell: &&Followed| {
                cell.status == CellStatus::Read && !cell.remarks.contains(&Remark::OtherLanguage)
            };
            let n_read = followed.iter().filter(own).count();
            Tried { language, followed, n_read }
        })
        .collect();
    tried.sort_by_key(|tried| std::cmp::Reverse(tried.n_read));
    let mut tried = tried.into_iter();
    let best = tried.next().expect("the table of languages is not empty");
    let rest: Vec<Tried> = tried.collect();
    let mut equal: Vec<Language> = Language::ALL
        .into_iter()
        .filter(|&other| other != best.language && same_letters(other, best.language))
        .collect();
    equal.extend(
        rest.iter().filter(|other| other.n_read == best.n_read).map(|other| other.language),
    );
    let runner_up = rest
        .iter()
        .find(|other| other.n_read < best.n_read)
        .map(|other| (other.language, other.n_read));
    let from = LanguageFrom::Inferred { n_read: best.n_read, equal, runner_up };
    let followed = if sample.len() == cells.len() {
        best.followed
    } else {
        follow(start, cells, best.language)
    };
    (best.language, from, followed)
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

fn n_syntactic(cells: &[RawCell], language: Language) -> usize {
    cells.iter().filter(|cell| written::parse(&cell.text, language).is_ok()).count()
}
