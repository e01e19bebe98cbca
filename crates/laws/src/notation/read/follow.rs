//! Playing through the cells of a sheet, over bad cells where the following ones decide.

use shakmaty::{Chess, Move, Position};

use super::cells::{RawCell, RawKind};
use super::{CellStatus, NearMove};
use crate::notation::letters::Language;
use crate::notation::matching::{self, LegalityError, Remark};
use crate::notation::meaning::{self, Guests, Meant, NotMeant};
use crate::notation::standing;
use crate::notation::write::{self, WriteOptions};
use crate::notation::written::{self, Mark, SyntaxError, WrittenMove};

/// What became of one cell.
#[derive(Debug, Clone)]
pub(super) struct Followed {
    pub(super) status: CellStatus,
    pub(super) played: Option<Move>,
    pub(super) written: Option<WrittenMove>,
    pub(super) remarks: Vec<Remark>,
    pub(super) nearest: Vec<NearMove>,
}

/// Positions looked at while bad cells of one sheet are bridged. A sheet with a fault in every fifth cell needs about a
/// tenth of it; it keeps text that is no sheet from costing time.
const MAX_POSITIONS: u32 = 200_000;

/// Ambiguous cells followed both ways on one line of play.
const MAX_FORKS: u32 = 12;

/// Near moves shown for a bad cell.
const N_NEAREST: usize = 6;

/// A slip of the pen: one letter or digit differs.
const SLIP: u32 = 2;

/// Plays through the cells.
pub(super) fn follow(
    start: &Chess,
    cells: &[RawCell],
    language: Language,
    guests: &mut Guests,
) -> Vec<Followed> {
    let written: Vec<Result<WrittenMove, SyntaxError>> =
        cells.iter().map(|cell| written::parse(&cell.text, language)).collect();
    let mut search = Search { written: &written, positions_left: MAX_POSITIONS };
    let mut position = start.clone();
    let mut followed = Vec::with_capacity(cells.len());
    for (index, cell) in cells.iter().enumerate() {
        let here = match meant(cell, written[index].as_ref(), &position, language, guests) {
            Ok(meant) => read_as(meant, &cell.text, &position, language),
            Err(not_meant) => {
                let standing = (cell.stands == Mark::Written)
                    .then(|| standing::illegal_move(&cell.text, &position, language))
                    .flatten();
                match standing {
                    Some(played) => left_standing(played, written[index].as_ref().ok()),
                    None => bridge(&mut search, &position, index, cell, language, not_meant),
                }
            }
        };
        let suggested = here.nearest.first().filter(|it| it.fits_next > 0).map(|it| it.played);
        let played = here.played;
        followed.push(here);
        if let Some(played) = played {
            position.play_unchecked(played);
            continue;
        }
        if let Some(suggested) = suggested {
            position.play_unchecked(suggested);
            suggest(&written[index + 1..], &mut position, language, &mut followed);
        }
        followed.extend(written[followed.len()..].iter().map(unread));
        break;
    }
    followed
}

/// The cells after one that is open, as they would be read after the move that is suggested for it: nothing is taken, each
/// says what it would be.
fn suggest(
    written: &[Result<WrittenMove, SyntaxError>],
    position: &mut Chess,
    language: Language,
    followed: &mut Vec<Followed>,
) {
    let options = WriteOptions::short(language);
    for cell in written {
        let fits = match cell {
            Ok(written) => matching::fits(written, &position.legal_moves()),
            Err(_) => Vec::new(),
        };
        let [only] = fits.as_slice() else { return };
        let text = write::written(position, *only, &options);
        position.play_unchecked(*only);
        let nearest = vec![NearMove { played: *only, text, fits_next: 0 }];
        followed.push(Followed { nearest, ..unread(cell) });
    }
}

fn meant(
    cell: &RawCell,
    written: Result<&WrittenMove, &SyntaxError>,
    position: &Chess,
    language: Language,
    guests: &mut Guests,
) -> Result<Meant, NotMeant> {
    match (cell.kind, written) {
        (RawKind::LeftOut, Err(error)) => Err(NotMeant::Unreadable(error.clone())),
        (RawKind::LeftOut | RawKind::Written, written) => {
            meaning::settle(&cell.text, written, position, language, guests)
        }
    }
}

/// A cell with one meaning. Where another language gave it, what looks alike is shown beside it.
fn read_as(meant: Meant, text: &str, position: &Chess, language: Language) -> Followed {
    let is_doubtful = |it: &Remark| matches!(it, Remark::OtherLanguage | Remark::FileTwice);
    let mut nearest = Vec::new();
    if meant.remarks.iter().any(is_doubtful) {
        let options = WriteOptions::short(language);
        let alike = matching::nearest(text, position, language, N_NEAREST);
        let others = alike.into_iter().filter(|&it| it != meant.played);
        let shown = std::iter::once(meant.played).chain(others).take(N_NEAREST);
        nearest.extend(shown.map(|played| NearMove {
            played,
            text: write::written(position, played, &options),
            fits_next: 0,
        }));
    }
    Followed {
        status: CellStatus::Read,
        played: Some(meant.played),
        written: Some(meant.written),
        remarks: meant.remarks,
        nearest,
    }
}

fn left_standing(played: Move, written: Option<&WrittenMove>) -> Followed {
    Followed {
        status: CellStatus::Stands,
        played: Some(played),
        written: written.cloned(),
        remarks: Vec::new(),
        nearest: Vec::new(),
    }
}

fn unread(written: &Result<WrittenMove, SyntaxError>) -> Followed {
    Followed {
        status: CellStatus::Unread,
        played: None,
        written: written.as_ref().ok().cloned(),
        remarks: Vec::new(),
        nearest: Vec::new(),
    }
}

/// A legal move that may stand for a bad cell.
struct Candidate {
    played: Move,
    /// How far its writing is from the text, see [`matching::ranked`].
    far: u32,
    /// How many of the following cells fit after it.
    fits_next: usize,
}

fn bridge(
    search: &mut Search<'_>,
    position: &Chess,
    index: usize,
    cell: &RawCell,
    language: Language,
    not_meant: NotMeant,
) -> Followed {
    let failed = match not_meant {
        NotMeant::Unreadable(_) => None,
        NotMeant::Languages { written, fits } => {
            Some((*written, LegalityError::Ambiguous { fits }))
        }
        NotMeant::NotOne { written, error } => Some((*written, error)),
    };
    let status = match (&failed, cell.kind) {
        (Some((_, LegalityError::Ambiguous { .. })), _) => CellStatus::Ambiguous,
        (Some((_, LegalityError::Illegal { .. })), _) => CellStatus::Illegal,
        (None, RawKind::LeftOut) => CellStatus::Missing,
        (None, RawKind::Written) => match &search.written[index] {
            Err(error) => CellStatus::Unreadable(error.clone()),
            Ok(_) => CellStatus::Illegal,
        },
    };
    let ranked = match &failed {
        Some((_, LegalityError::Ambiguous { fits })) => {
            fits.iter().map(|&played| (played, 0)).collect()
        }
        _ => matching::ranked(&cell.text, position, language),
    };
    let mut candidates: Vec<Candidate> = ranked
        .into_iter()
        .map(|(played, far)| {
            let mut after = position.clone();
            after.play_unchecked(played);
            Candidate { played, far, fits_next: search.fits_from(&after, index + 1, MAX_FORKS) }
        })
        .collect();
    let n_after = search.written.len() - index - 1;
    let played = decided(&candidates, n_after).map(|candidate| candidate.played);
    // What the next cells support comes first, then what looks most alike.
    candidates.sort_by_key(|candidate| (std::cmp::Reverse(candidate.fits_next), candidate.far));
    let options = WriteOptions::short(language);
    let nearest = candidates
        .iter()
        .take(N_NEAREST)
        .map(|candidate| NearMove {
            played: candidate.played,
            text: write::written(position, candidate.played, &options),
            fits_next: candidate.fits_next,
        })
        .collect();
    Followed {
        status,
        played,
        written: failed.map(|(written, _)| written),
        remarks: Vec::new(),
        nearest,
    }
}

/// The one candidate after which the most following cells fit; among equals the one slip of the pen, if only one is.
fn decided(candidates: &[Candidate], n_after: usize) -> Option<&Candidate> {
    let best = candidates.iter().map(|candidate| candidate.fits_next).max()?;
    let survivors = || candidates.iter().filter(|candidate| candidate.fits_next == best);
    if n_after == 0 || best == 0 {
        return None;
    }
    let mut all = survivors();
    if let (Some(only), None) = (all.next(), all.next()) {
        return Some(only);
    }
    let least = survivors().map(|candidate| candidate.far).min()?;
    let mut nearest = survivors().filter(|candidate| candidate.far == least);
    match (nearest.next(), nearest.next()) {
        (Some(only), None) if (1..=SLIP).contains(&least) => Some(only),
        _ => None,
    }
}

struct Search<'a> {
    written: &'a [Result<WrittenMove, SyntaxError>],
    positions_left: u32,
}

impl Search<'_> {
    /// How many cells from `index` on can be played one after the other; ambiguous ones are tried each way.
    fn fits_from(&mut self, position: &Chess, index: usize, forks_left: u32) -> usize {
        let mut position = position.clone();
        let mut at = index;
        while let Some(Ok(written)) = self.written.get(at) {
            if self.positions_left == 0 {
                break;
            }
            self.positions_left -= 1;
            let fits = matching::fits(written, &position.legal_moves());
            match fits.as_slice() {
                [] => break,
                [only] => {
                    position.play_unchecked(*only);
                    at += 1;
                }
                _ if forks_left == 0 => break,
                several => {
                    let deepest = several.iter().map(|&played| {
                        let mut after = position.clone();
                        after.play_unchecked(played);
                        self.fits_from(&after, at + 1, forks_left - 1)
                    });
                    return at + 1 - index + deepest.max().unwrap_or(0);
                }
            }
        }
        at - index
    }
}
