//! Dead positions (Laws 2023, 5.2.2): neither player can checkmate by any series of legal moves.
//!
//! What the material does not decide, [`mate`](crate::mate) does, with a small limit. A dead position stays dead, so the
//! last position of a game tells at once that no earlier one was, and otherwise the first is found by halving.

use shakmaty::{Chess, Color, Position};

use crate::game::{Game, Ply};
use crate::mate::{Answer, Limit, can_mate};

/// Enough for blocked pawns and forced lines; a few milliseconds at most for a position.
const LIMIT: Limit = Limit { positions: 5_000 };

/// What can be said of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deadness {
    /// Neither side has the material for any mate.
    DeadByMaterial,
    /// The material would do, but neither side can come to a mate.
    DeadByProof,
    /// One side can still mate, or the game is over by mate or stalemate.
    NotDead,
    /// Neither a mate nor a proof was found.
    Undecided,
}

impl Deadness {
    /// True if the game is over by it.
    pub fn is_dead(self) -> bool {
        matches!(self, Deadness::DeadByMaterial | Deadness::DeadByProof)
    }
}

/// Judges a position.
pub fn deadness(position: &Chess) -> Deadness {
    if position.is_insufficient_material() {
        return Deadness::DeadByMaterial;
    }
    if position.legal_moves().is_empty() {
        return Deadness::NotDead;
    }
    proof(position)
}

/// The same by the moves that can still be played alone, so that a stalemate is dead, too.
fn proof(position: &Chess) -> Deadness {
    let men = |color: Color| position.board().by_color(color).count();
    let stronger = if men(Color::Black) > men(Color::White) { Color::Black } else { Color::White };
    let mut found = Deadness::DeadByProof;
    for winner in [stronger, !stronger] {
        match can_mate(position, winner, LIMIT) {
            Answer::Winnable { .. } => return Deadness::NotDead,
            Answer::Unwinnable { .. } => {}
            Answer::Undecided { .. } => found = Deadness::Undecided,
        }
    }
    found
}

/// The first half-move after which the position was dead.
pub fn first_dead(game: &Game) -> Option<Ply> {
    let is_dead = |position: &Chess| {
        position.is_insufficient_material() || proof(position) == Deadness::DeadByProof
    };
    let positions = game.positions();
    if !is_dead(game.last()) {
        return None;
    }
    let first = positions.partition_point(|position| !is_dead(position));
    // A stalemate ends the game by itself.
    positions.get(first).filter(|position| deadness(position).is_dead())?;
    u32::try_from(first).ok().map(Ply)
}
