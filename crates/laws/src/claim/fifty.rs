//! Fifty moves without pawn move and capture (Laws 2023, 9.3).
//!
//! Fifty moves by each player are a hundred half-moves, counted from the last pawn move or capture; castling and the loss of
//! a castling right count as quiet. An announced move counts.

use shakmaty::{Move, Position, Role};

use crate::game::{Game, Ply};
use crate::verdict::{Reason, Ruling, Verdict};

/// Half-moves that a claim of fifty moves needs.
pub const FIFTY: u32 = 100;

/// Half-moves after which the game is over without a claim (2014 on).
pub const SEVENTY_FIVE: u32 = 150;

/// The move from which the count starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CountedFrom {
    /// A pawn move, the capture by a pawn included.
    PawnMove(Ply),
    /// A capture by a piece.
    Capture(Ply),
    /// The record starts later: the count of its first position is taken.
    StartOfRecord {
        /// That count, in half-moves.
        clock: u32,
    },
}

/// The last move that set the count back.
pub fn counted_from(game: &Game) -> CountedFrom {
    for (ply, _) in game.plies().rev() {
        match game.move_to(ply).and_then(zeroing) {
            Some(Zeroing::PawnMove) => return CountedFrom::PawnMove(ply),
            Some(Zeroing::Capture) => return CountedFrom::Capture(ply),
            None => {}
        }
    }
    CountedFrom::StartOfRecord { clock: game.start().halfmoves() }
}

enum Zeroing {
    PawnMove,
    Capture,
}

fn zeroing(played: Move) -> Option<Zeroing> {
    if played.role() == Role::Pawn {
        Some(Zeroing::PawnMove)
    } else if played.is_capture() {
        Some(Zeroing::Capture)
    } else {
        None
    }
}

/// The count at the last position of the game.
pub(super) fn judge(game: &Game, verdict: &mut Verdict) -> Ruling {
    let clock = game.last().halfmoves();
    if clock >= FIFTY {
        verdict.because.push(Reason::FiftyComplete { clock });
        verdict.because.push(Reason::Counted(counted_from(game)));
        return Ruling::Upheld;
    }
    if clock == 0 && verdict.announced.is_some() {
        verdict.because.push(Reason::AnnouncedMoveSetsBack);
    }
    verdict.because.push(Reason::PliesShort { clock, short: FIFTY - clock });
    verdict.because.push(Reason::Counted(counted_from(game)));
    Ruling::Refused
}
