//! Moves that are not legal and were played all the same: which move a cell tells of.
//!
//! Laws 2023, A.5.2 and 2018, A.4.2: in rapid and blitz without supervision an illegal move stands once the opponent has
//! made his next move. The record goes on with it, so that what follows can be read and positions be counted.

use shakmaty::{CastlingSide, Chess, File, Move, Position, Rank, Role, Square};

use super::letters::Language;
use super::meaning::elsewhere_written;
use super::written::{self, Shape, WrittenMove};
use crate::game::takes_king;

/// The move that a text tells of, though no rule allows it: the one man of that kind that can be meant goes to the square
/// named. `None` where more than one can be meant, or none.
pub fn illegal_move(text: &str, position: &Chess, language: Language) -> Option<Move> {
    // Letters that the sheet's own language has are not another's: two bishops that can be meant are no queen.
    if let Ok(own) = written::parse(text, language) {
        return told(&own, position).filter(|&it| can_be_made(position, it));
    }
    let mut found = elsewhere_written(text, language).filter_map(|it| told(&it, position));
    found.find(|&it| can_be_made(position, it))
}

/// Whether a hand can make that move: a man of the side to move, to a square without a man of its own, no king taken.
pub(crate) fn can_be_made(position: &Chess, played: Move) -> bool {
    let board = position.board();
    let own = |square: Square, role: Role| {
        board.piece_at(square).is_some_and(|it| it.color == position.turn() && it.role == role)
    };
    let to_is_free = |to: Square| board.color_at(to) != Some(position.turn());
    match played {
        Move::Normal { role, from, to, capture, promotion } => {
            own(from, role)
                && from != to
                && to_is_free(to)
                && capture == board.role_at(to)
                && !takes_king(played)
                && promotion != Some(Role::King)
                && promotion != Some(Role::Pawn)
                && (promotion.is_none() || role == Role::Pawn)
        }
        Move::EnPassant { .. } | Move::Put { .. } => false,
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            let lands = |file: File| {
                let to = Square::from_coords(file, king.rank());
                to == king || to == rook || board.piece_at(to).is_none()
            };
            own(king, Role::King)
                && own(rook, Role::Rook)
                && king.rank() == rook.rank()
                && lands(side.king_to_file())
                && lands(side.rook_to_file())
        }
    }
}

fn told(written: &WrittenMove, position: &Chess) -> Option<Move> {
    match written.shape {
        Shape::Castle(side) => castled(side, position),
        Shape::Step { role, from_file, from_rank, to_file, to_rank, promotion } => {
            let to = Square::from_coords(to_file, to_rank?);
            let board = position.board();
            let is_pawn_step = role == Some(Role::Pawn) && from_file.is_none();
            let mut men = board.by_color(position.turn()).into_iter().filter(|&from| {
                role.is_none_or(|role| board.role_at(from) == Some(role))
                    && from_file.is_none_or(|file| file == from.file())
                    && from_rank.is_none_or(|rank| rank == from.rank())
                    // A pawn whose file is not named stays on it.
                    && (!is_pawn_step || from.file() == to.file())
            });
            let from = match (men.next(), men.next()) {
                (Some(only), None) => only,
                _ => return None,
            };
            let role = board.role_at(from)?;
            Some(Move::Normal { role, from, to, capture: board.role_at(to), promotion })
        }
    }
}

/// Castling with the rook that stands farthest out on that side.
fn castled(side: CastlingSide, position: &Chess) -> Option<Move> {
    let board = position.board();
    let color = position.turn();
    let king = board.king_of(color)?;
    if king.rank() != color.fold_wb(Rank::First, Rank::Eighth) {
        return None;
    }
    let rooks = board.by_color(color) & board.rooks() & shakmaty::Bitboard::from_rank(king.rank());
    let rook = match side {
        CastlingSide::KingSide => rooks.last().filter(|it| *it > king),
        CastlingSide::QueenSide => rooks.first().filter(|it| *it < king),
    };
    rook.map(|rook| Move::Castle { king, rook })
}
