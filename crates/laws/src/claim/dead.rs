//! Dead positions (Laws 2023, 5.2.2): neither player can checkmate by any series of legal moves.
//!
//! Only the material is looked at here: bare kings, one minor piece, bishops of one color of squares. Blocked positions and
//! forced lines need the search for helpmates.

use shakmaty::{Chess, Position};

/// What can be said of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deadness {
    /// Neither side has the material for any mate.
    DeadByMaterial,
    /// The material allows a mate; the position may still be dead for other reasons.
    NotByMaterial,
}

/// Judges a position by its material.
pub fn deadness(position: &Chess) -> Deadness {
    if position.is_insufficient_material() {
        Deadness::DeadByMaterial
    } else {
        Deadness::NotByMaterial
    }
}
