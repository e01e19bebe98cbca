//! Playing through the cells of a sheet, over bad cells where the following ones decide.

use shakmaty::{Chess, Move, Position, Role};

use super::cells::{RawCell, RawKind};
use super::{CellStatus, NearMove};
use crate::notation::letters::Language;
use crate::notation::matching::{self, LegalityError, Remark};
use crate::notation::write::{self, WriteOptions};
use crate::notation::written::{self, SyntaxError, WrittenMove};

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
pub(super) fn follow(start: &Chess, cells: &[RawCell], language: Language) -> Vec<Followed> {
    let written: Vec<Result<WrittenMove, SyntaxError>> =
        cells.iter().map(|cell| written::parse(&cell.text, language)).collect();
    let mut search = Search { written: &written, positions_left: MAX_POSITIONS };
    let mut position = start.clone();
    let mut followed = Vec::with_capacity(cells.len());
    let mut stopped = false;
    for (index, cell) in cells.iter().enumerate() {
        if stopped {
            followed.push(unread(&written[index]));
            continue;
        }
        let here = match &written[index] {
            Ok(written) => match matching::find(written, &position, language) {
                Ok(found) => Followed {
                    status: CellStatus::Read,
                    played: Some(found.played),
                    written: Some(written.clone()),
                    remarks: found.remarks,
                    nearest: Vec::new(),
                },
                Err(error) => foreign(cell, &position, language).unwrap_or_else(|| {
                    let failed = Some((written, error));
                    bridge(&mut search, &position, index, cell, language, failed)
                }),
            },
            Err(_) => foreign(cell, &position, language)
                .unwrap_or_else(|| bridge(&mut search, &position, index, cell, language, None)),
        };
        match here.played {
            Some(played) => position.play_unchecked(played),
            None => stopped = true,
        }
        followed.push(here);
    }
    followed
}

/// Languages whose letters stray onto sheets in others: a guest writes his own, or a player learned from foreign books.
const GUESTS: [Language; 6] = [
    Language::English,
    Language::Spanish,
    Language::German,
    Language::French,
    Language::Portuguese,
    Language::Dutch,
];

/// A cell whose letter is none of the sheet's language, where the letters of another give exactly one legal move. It is
/// marked, for it may be a slip.
fn foreign(cell: &RawCell, position: &Chess, language: Language) -> Option<Followed> {
    let text = cell.text.trim();
    let is_letter = text.chars().next().is_some_and(char::is_uppercase);
    if cell.kind != RawKind::Written || !is_letter || names_a_piece(text, language) {
        return None;
    }
    let mut only: Option<(Move, WrittenMove, Vec<Remark>)> = None;
    for other in GUESTS.into_iter().filter(|it| *it != language) {
        if !names_a_piece(text, other) {
            continue;
        }
        let Ok(written) = written::parse(text, other) else { continue };
        let Ok(found) = matching::find(&written, position, other) else { continue };
        match &only {
            Some((played, ..)) if *played != found.played => return None,
            Some(_) => {}
            None => only = Some((found.played, written, found.remarks)),
        }
    }
    let (played, written, mut remarks) = only?;
    remarks.push(Remark::OtherLanguage);
    Some(Followed {
        status: CellStatus::Read,
        played: Some(played),
        written: Some(written),
        remarks,
        nearest: Vec::new(),
    })
}

/// Whether a text begins with the letter of a piece; pawns are hardly ever named.
fn names_a_piece(text: &str, language: Language) -> bool {
    written::leading_role(text, language).is_some_and(|(role, _)| role != Role::Pawn)
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
    failed: Option<(&WrittenMove, LegalityError)>,
) -> Followed {
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
        written: failed.map(|(written, _)| written.clone()),
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
