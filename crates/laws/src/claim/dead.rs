//! Dead positions (Laws 2023, 5.2.2): neither player can checkmate by any series of legal moves.
//!
//! What the material does not decide, [`mate`](crate::mate) does: with a small limit where every position of a game is
//! looked at, with its whole limit for a claim. A dead position stays dead, so the
//! last position of a game tells at once that no earlier one was, and otherwise the first is found by halving.

use shakmaty::{Chess, Color, Position};

use crate::game::{Game, Ply, is_left_in_check};
use crate::mate::{Answer, Limit, can_mate};
use crate::verdict::Reason;

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

/// Judges a position with a small limit.
pub fn deadness(position: &Chess) -> Deadness {
    deadness_within(position, LIMIT)
}

/// Judges a position. A claim deserves the whole limit of the engine.
pub fn deadness_within(position: &Chess, limit: Limit) -> Deadness {
    if is_left_in_check(position) {
        return Deadness::NotDead;
    }
    if position.is_insufficient_material() {
        return Deadness::DeadByMaterial;
    }
    if position.legal_moves().is_empty() {
        return Deadness::NotDead;
    }
    proof(position, limit)
}

/// The same by the moves that can still be played alone, so that a stalemate is dead, too.
fn proof(position: &Chess, limit: Limit) -> Deadness {
    let men = |color: Color| position.board().by_color(color).count();
    let stronger = if men(Color::Black) > men(Color::White) { Color::Black } else { Color::White };
    let mut found = Deadness::DeadByProof;
    for winner in [stronger, !stronger] {
        match can_mate(position, winner, limit) {
            Answer::Winnable { .. } => return Deadness::NotDead,
            Answer::Unwinnable { .. } => {}
            Answer::Undecided { .. } => found = Deadness::Undecided,
        }
    }
    found
}

/// Why each side cannot checkmate, in a position that is dead.
pub(super) fn why_dead(position: &Chess) -> Vec<Reason> {
    let why = |side: Color| match can_mate(position, side, Limit::DEFAULT) {
        Answer::Unwinnable { reason } => Some(Reason::CannotMate { side, why: reason }),
        Answer::Winnable { .. } | Answer::Undecided { .. } => None,
    };
    Color::ALL.into_iter().filter_map(why).collect()
}

/// The first half-move after which the position was dead, with a small limit.
pub fn first_dead(game: &Game) -> Option<Ply> {
    first_dead_within(game, LIMIT)
}

/// The same. A dead position stays dead as long as moves are legal, so that the first one is found by halving; the game is
/// looked at in stretches that end before each move that was illegal and stands.
pub(super) fn first_dead_within(game: &Game, limit: Limit) -> Option<Ply> {
    let is_dead = |position: &Chess| {
        !is_left_in_check(position)
            && (position.is_insufficient_material()
                || proof(position, limit) == Deadness::DeadByProof)
    };
    let positions = game.positions();
    let ends = game.standing().iter().filter_map(|ply| usize::try_from(ply.0).ok());
    let mut from = 0;
    for end in ends.chain([positions.len()]) {
        let stretch = &positions[from.min(end)..end.min(positions.len())];
        if stretch.last().is_some_and(&is_dead) {
            let first = stretch.partition_point(|position| !is_dead(position));
            // A stalemate ends the game by itself.
            if stretch.get(first).is_some_and(|it| deadness_within(it, limit).is_dead()) {
                return u32::try_from(from + first).ok().map(Ply);
            }
        }
        from = end;
    }
    None
}
