//! How near a position looks to a mate. It decides only where the search looks first, never what it answers.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use super::board::Board;

/// Squares around the loser's king that are neither blocked by his own men nor attacked.
fn flights(board: &Board, winner: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    let zone = attacks::king_attacks(king);
    let through = occupied.without(king);
    let mut attacked = attacks::king_attacks(board.king(winner));
    for pawn in board.men(winner, Role::Pawn) {
        attacked |= attacks::pawn_attacks(winner, pawn);
    }
    for piece in board.side(winner) & !board.role(Role::Pawn) & !board.role(Role::King) {
        attacked |= board.reach(piece, through);
    }
    zone & !board.side(!winner) & !attacked
}

/// The smaller, the nearer.
pub(super) fn score(board: &Board, winner: Color) -> usize {
    let king = board.king(!winner);
    let free = flights(board, winner, king).count();
    let mut score = 6 * free;
    let own = board.side(winner);
    let heavy = own & (board.role(Role::Queen) | board.role(Role::Rook));
    let mut nearest = [8, 8];
    for piece in own & !board.role(Role::Pawn) {
        let distance = king.distance(piece) as usize;
        if distance < nearest[0] {
            nearest = [distance, nearest[0]];
        } else if distance < nearest[1] {
            nearest[1] = distance;
        }
    }
    score += 2 * nearest[0] + 2 * nearest[1];
    if heavy.is_empty() {
        let pawns = board.men(winner, Role::Pawn);
        let best = pawns.into_iter().map(|pawn| way(board, winner, pawn)).min();
        score += match best {
            Some(best) => 24 + 4 * best,
            None => 20,
        };
    }
    let edge = |place: u32| place.min(7 - place) as usize;
    score += 2 * edge(u32::from(king.file())).min(edge(u32::from(king.rank())));
    score
}

/// Steps a pawn is from promotion, men in its way counting.
fn way(board: &Board, winner: Color, pawn: Square) -> usize {
    let last = if winner == Color::White { Rank::Eighth } else { Rank::First };
    let goal = Square::from_coords(pawn.file(), last);
    let ahead = attacks::between(pawn, goal).with(goal) & board.occupied();
    pawn.rank().distance(last) as usize + 3 * ahead.count()
}
