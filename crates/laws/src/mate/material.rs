//! What the men on the board alone decide: some sets of men cannot mate anywhere, in any order of moves.

use shakmaty::{Bitboard, Color, Role};

use super::board::Board;

/// True if that side has no men to mate with, whatever is played.
///
/// - A bare king.
/// - One knight, against nothing but queens: a mate by one knight needs men of the other side that stand in their own
///   king's way, and a queen that does can take the knight or step between. Pawns can become such men.
/// - Bishops on squares of one color only, and nobody has a knight, a pawn or a bishop on the other squares.
#[inline]
pub(super) fn cannot_mate(board: &Board, winner: Color) -> bool {
    let own = board.side(winner);
    let king = board.role(Role::King);
    if own & !king == Bitboard::EMPTY {
        return true;
    }
    let strong = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    if (own & strong).any() {
        return false;
    }
    let others = board.side(!winner);
    let knights = own & board.role(Role::Knight);
    if knights.any() {
        return own.count() <= 2 && (others & !king & !board.role(Role::Queen)).is_empty();
    }
    let bishops = board.role(Role::Bishop);
    let one_color = (bishops & Bitboard::DARK_SQUARES).is_empty()
        || (bishops & Bitboard::LIGHT_SQUARES).is_empty();
    one_color && (board.role(Role::Pawn) | board.role(Role::Knight)).is_empty()
}
