//! Whether castling with a rook is possible: legal, prevented for the moment, or lost for good (Laws 2023, 3.8.2).

use shakmaty::{CastlingSide, Chess, Color, Position, Square, attacks};

/// Castling as a player tried it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CastlingAttempt {
    /// Where the king stands.
    pub king: Square,
    /// The rook that he touched.
    pub rook: Square,
    /// True if the rook was touched before the king (4.4.2).
    pub rook_first: bool,
    /// Whether castling with this rook is possible.
    pub chance: CastlingChance,
}

/// Whether castling is possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CastlingChance {
    /// It is legal.
    Legal,
    /// The right is kept, but not on this move (3.8.2.2).
    NotNow(Vec<Obstacle>),
    /// King or rook has moved: the right is gone (3.8.2.1).
    LostForGood,
}

/// What keeps a player from castling for the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// A piece stands on a square that must be empty.
    PieceBetween(Square),
    /// The king is in check.
    InCheck,
    /// The king would cross an attacked square.
    CrossesAttack(Square),
    /// The king would arrive on an attacked square.
    ArrivesOnAttack(Square),
}

/// Whether a player may castle with a rook.
pub fn chance(position: &Chess, color: Color, king: Square, rook: Square) -> CastlingChance {
    let castles = position.castles();
    let side = [CastlingSide::KingSide, CastlingSide::QueenSide]
        .into_iter()
        .find(|&side| castles.rook(color, side) == Some(rook));
    let Some(side) = side.filter(|_| position.our_king_is(color, king)) else {
        return CastlingChance::LostForGood;
    };
    let mut obstacles: Vec<Obstacle> = Vec::new();
    let king_to = side.king_to(color);
    let rook_to = side.rook_to(color);
    let mut must_be_empty =
        attacks::between(king, king_to) | attacks::between(rook, rook_to) | king_to | rook_to;
    must_be_empty.discard(king);
    must_be_empty.discard(rook);
    obstacles.extend(
        (must_be_empty & position.board().occupied()).into_iter().map(Obstacle::PieceBetween),
    );
    let attacked = |square: Square| {
        // The king himself does not shelter the squares behind him.
        let occupied = position.board().occupied().without(king).without(rook);
        !position.board().attacks_to(square, !color, occupied).is_empty()
    };
    if attacked(king) {
        obstacles.push(Obstacle::InCheck);
    }
    obstacles.extend(
        attacks::between(king, king_to)
            .into_iter()
            .filter(|&square| attacked(square))
            .map(Obstacle::CrossesAttack),
    );
    // A rook that arrives beside the king covers him again, which only matters in Chess960; the move generator decides.
    if king != king_to && attacked(king_to) {
        obstacles.push(Obstacle::ArrivesOnAttack(king_to));
    }
    let legal = position.turn() == color
        && position.legal_moves().iter().any(
            |played| matches!(*played, shakmaty::Move::Castle { rook: with, .. } if with == rook),
        );
    if legal { CastlingChance::Legal } else { CastlingChance::NotNow(obstacles) }
}

trait OurKing {
    fn our_king_is(&self, color: Color, square: Square) -> bool;
}

impl OurKing for Chess {
    fn our_king_is(&self, color: Color, square: Square) -> bool {
        self.board().king_of(color) == Some(square)
    }
}
