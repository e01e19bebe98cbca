//! The same position again (Laws 2023, 9.2).
//!
//! Laws 2023, 9.2.3: the same player to move, the same pieces on the same squares, the same possible moves of both sides.
//! A castling right counts while king and rook have not moved, even where castling is prevented for the moment; en passant
//! counts only where such a capture is legal. The first position of the game counts. `Chess` equality is exactly that.

use shakmaty::{CastlingSide, Chess, Color, Position, Square};

use super::automatic::FivefoldPlies;
use crate::game::{Game, Ply};
use crate::verdict::{Reason, Ruling, Verdict};

/// A position with the same pieces on the same squares that is another position all the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NearMiss {
    /// Where it stood.
    pub ply: Ply,
    /// In what it differs, seen from there.
    pub differences: Vec<Difference>,
}

/// Why two positions that look alike are not the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Difference {
    /// The other player had the move.
    OtherSideToMove {
        /// Who had it there.
        to_move: Color,
    },
    /// The right to castle still existed there and is lost since.
    CastlingRightLostSince {
        /// Whose right.
        color: Color,
        /// On which side.
        side: CastlingSide,
    },
    /// A right to castle stands in the examined position that is missing there (positions typed by hand only).
    CastlingRightMissing {
        /// Whose right.
        color: Color,
        /// On which side.
        side: CastlingSide,
    },
    /// A pawn could be captured en passant there.
    EnPassantWasPossible {
        /// The square on which the capturing pawn would have arrived.
        square: Square,
    },
    /// A pawn can be captured en passant in the examined position, not there.
    EnPassantIsPossible {
        /// The square on which the capturing pawn would arrive.
        square: Square,
    },
}

/// Plies at which the last position of the game occurs, itself last.
pub fn occurrences(game: &Game) -> Vec<Ply> {
    let last = game.last();
    game.plies().filter(|&(_, position)| position == last).map(|(ply, _)| ply).collect()
}

/// Earlier positions with the same pieces on the same squares that do not count, and why.
pub fn near_misses(game: &Game) -> Vec<NearMiss> {
    let last = game.last();
    game.plies()
        .filter(|(_, position)| position.board() == last.board() && *position != last)
        .map(|(ply, position)| NearMiss { ply, differences: differences(position, last) })
        .collect()
}

fn differences(there: &Chess, here: &Chess) -> Vec<Difference> {
    let mut differences = Vec::new();
    if there.turn() != here.turn() {
        differences.push(Difference::OtherSideToMove { to_move: there.turn() });
    }
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            match (there.castles().has(color, side), here.castles().has(color, side)) {
                (true, false) => {
                    differences.push(Difference::CastlingRightLostSince { color, side })
                }
                (false, true) => differences.push(Difference::CastlingRightMissing { color, side }),
                (true, true) | (false, false) => {}
            }
        }
    }
    // With the other player to move the en passant squares say nothing more.
    if there.turn() == here.turn() {
        differences.extend(
            there.legal_ep_square().map(|square| Difference::EnPassantWasPossible { square }),
        );
        differences.extend(
            here.legal_ep_square().map(|square| Difference::EnPassantIsPossible { square }),
        );
    }
    differences
}

/// Every position of a game that occurs at least `n` times, as all its plies, in the order of the n-th occurrence.
pub fn repeated(game: &Game, n: usize) -> Vec<Vec<Ply>> {
    let positions = game.positions();
    game.plies()
        .enumerate()
        .filter(|(index, (_, here))| {
            positions[..=*index].iter().filter(|there| there == here).count() == n
        })
        .map(|(_, (_, here))| {
            game.plies().filter(|(_, there)| *there == here).map(|(ply, _)| ply).collect()
        })
        .collect()
}

/// First plies at which a position has occurred five times, in both wordings.
pub(super) fn fivefold(game: &Game) -> FivefoldPlies {
    let mut found = FivefoldPlies::default();
    let positions = game.positions();
    for (index, (ply, position)) in game.plies().enumerate() {
        let earlier = &positions[..=index];
        if found.any_five.is_none()
            && earlier.iter().filter(|&other| other == position).count() >= 5
        {
            found.any_five = Some(ply);
        }
        if found.consecutive.is_none() && consecutive_five(positions, index) {
            found.consecutive = Some(ply);
        }
        if found.any_five.is_some() && found.consecutive.is_some() {
            break;
        }
    }
    found
}

/// 2014, 9.6.a as read here: the position stands at plies n, n-4, n-8, n-12 and n-16.
fn consecutive_five(positions: &[Chess], index: usize) -> bool {
    index >= 16 && (1..=4).all(|back| positions[index - 4 * back] == positions[index])
}

/// Writes occurrences and near misses of the last position.
pub(super) fn note_occurrences(game: &Game, verdict: &mut Verdict) {
    verdict.occurrences = occurrences(game);
    verdict.near_misses = near_misses(game);
}

/// Three occurrences, the last of them on the board or by the announced move.
pub(super) fn judge(verdict: &mut Verdict) -> Ruling {
    let n = verdict.occurrences.len();
    verdict.articles.extend(verdict.edition.same_position_article());
    if n >= 3 {
        verdict.because.push(Reason::Occurred { n });
        Ruling::Upheld
    } else {
        verdict.because.push(Reason::OccurredOnly { n });
        if !verdict.near_misses.is_empty() {
            verdict.because.push(Reason::LooksAlike { n: verdict.near_misses.len() });
        }
        Ruling::Refused
    }
}
