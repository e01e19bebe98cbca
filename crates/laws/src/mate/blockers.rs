//! How far a position is from a mate in a corner in which the loser's own men stand in his king's way.
//!
//! What the men add to it is computed once for a position; a move changes the part of one man.

use shakmaty::{Bitboard, Color, Rank, Role, Square};

use super::board::Board;
use super::geometry::{distance, jumps, slides};
use super::guide::Weights;

/// Squares of a mate in a corner.
#[derive(Clone, Copy)]
struct Picture {
    corner: Square,
    /// Beside the corner, inwards: where a bishop checks from.
    beside: Square,
    /// A knight's move from the corner: the winner's king.
    own_king: Square,
    /// The square that this king leaves free, for one of the loser's men.
    block: Square,
    /// Where a knight checks from.
    knight: Square,
}

/// What is known of a picture in a position.
#[derive(Clone, Copy)]
struct Stand {
    picture: Picture,
    /// Steps of the loser's man nearest to the block, that man, and of the nearest of the others.
    nearest: usize,
    nearest_man: Square,
    second: usize,
    /// Steps of all of the winner's pieces to their checks.
    strike: usize,
}

/// How far all are from the mates in some corners.
pub(super) struct Blockers<'a> {
    board: &'a Board,
    weights: &'static Weights,
    winner: Color,
    pieces: Bitboard,
    king: Square,
    own_king: Square,
    stands: [Stand; 8],
    n_stands: usize,
}

/// What a move changes.
#[derive(Clone, Copy)]
pub(super) enum Change {
    /// A man of the winner moves, maybe taking: from, to and the piece that stands there now.
    Attack(Square, Square, Role),
    /// A man of the loser.
    Help(Square, Square),
}

impl<'a> Blockers<'a> {
    pub(super) fn new(
        board: &'a Board,
        winner: Color,
        corners: Bitboard,
        weights: &'static Weights,
    ) -> Blockers<'a> {
        let pieces = board.side(winner) & !board.role(Role::Pawn) & !board.role(Role::King);
        let king = board.king(!winner);
        let own_king = board.king(winner);
        let nothing =
            Stand { picture: PICTURES[0], nearest: FAR, nearest_man: king, second: FAR, strike: 0 };
        let mut blockers = Blockers {
            board,
            weights,
            winner,
            pieces,
            king,
            own_king,
            stands: [nothing; 8],
            n_stands: 0,
        };
        let pictures = PICTURES.iter().filter(|picture| corners.contains(picture.corner));
        for (place, picture) in (0_usize..).zip(pictures) {
            let mut stand = Stand { picture: *picture, ..nothing };
            for man in board.side(!winner).without(king) {
                let steps = blockers.block(board.role_at(man), man, picture.block);
                if steps < stand.nearest {
                    stand.second = stand.nearest;
                    (stand.nearest, stand.nearest_man) = (steps, man);
                } else {
                    stand.second = stand.second.min(steps);
                }
            }
            let knights = board.role(Role::Knight);
            stand.strike = pieces
                .into_iter()
                .map(|piece| strike(knights.contains(piece), piece, picture))
                .sum();
            blockers.stands[place] = stand;
            blockers.n_stands = place + 1;
        }
        blockers
    }

    /// The way to the nearest of the mates after a move.
    pub(super) fn after(&self, change: Change) -> usize {
        let stands = &self.stands[..self.n_stands];
        let [king_step, own, block_step, strike_step] = self.weights.blockers;
        let far = |stand: &Stand| {
            let (king, own_king, block, strike) = match change {
                Change::Attack(from, to, role) => self.attack(stand, from, to, role),
                Change::Help(from, to) => self.help(stand, from, to),
            };
            king_step * distance(king, stand.picture.corner)
                + own * distance(own_king, stand.picture.own_king)
                + block_step * block
                + strike_step * strike.min(12)
        };
        stands.iter().map(far).min().unwrap_or(0)
    }

    #[inline]
    fn attack(
        &self,
        stand: &Stand,
        from: Square,
        to: Square,
        role: Role,
    ) -> (Square, Square, usize, usize) {
        let block = if to == stand.nearest_man { stand.second } else { stand.nearest };
        if role == Role::King {
            return (self.king, to, block, stand.strike);
        }
        let is_knight = self.board.role(Role::Knight).contains(from);
        let mut steps = stand.strike;
        if self.pieces.contains(from) {
            steps -= strike(is_knight, from, &stand.picture);
        }
        if role != Role::Pawn {
            steps += strike(is_knight, to, &stand.picture);
        }
        (self.king, self.own_king, block, steps)
    }

    #[inline]
    fn help(&self, stand: &Stand, from: Square, to: Square) -> (Square, Square, usize, usize) {
        let mut steps = stand.strike;
        if self.pieces.contains(to) {
            steps -= strike(self.board.role(Role::Knight).contains(to), to, &stand.picture);
        }
        if from == self.king {
            return (to, self.own_king, stand.nearest, steps);
        }
        let others = if from == stand.nearest_man { stand.second } else { stand.nearest };
        let moved = self.block(self.board.role_at(from), to, stand.picture.block);
        (self.king, self.own_king, others.min(moved), steps)
    }

    /// How far one of the loser's men is from standing in his king's way.
    fn block(&self, role: Option<Role>, man: Square, goal: Square) -> usize {
        match role {
            Some(Role::Knight) => jumps(man, goal),
            Some(Role::Bishop) if man.is_light() == goal.is_light() => slides(man, goal),
            Some(Role::Rook) if !self.has_bishops_only() => slides(man, goal),
            Some(Role::Pawn) if man == goal => 0,
            Some(Role::Pawn) => {
                let last = if self.winner == Color::White { Rank::First } else { Rank::Eighth };
                3 + man.rank().distance(last) as usize
            }
            _ => FAR,
        }
    }

    fn has_bishops_only(&self) -> bool {
        self.pieces & !self.board.role(Role::Bishop) == Bitboard::EMPTY
    }
}

/// Steps of a man who cannot stand in the way. No other is farther.
const FAR: usize = 10;

/// The pictures of all corners, two each, in the order of the corners' squares.
const PICTURES: [Picture; 8] = {
    let first = Picture {
        corner: Square::A1,
        beside: Square::B2,
        own_king: Square::B3,
        block: Square::B1,
        knight: Square::C2,
    };
    let other = Picture { own_king: Square::C2, block: Square::A2, knight: Square::B3, ..first };
    [
        first,
        other,
        first.across(),
        other.across(),
        first.up(),
        other.up(),
        first.across().up(),
        other.across().up(),
    ]
};

impl Picture {
    /// The same on the other side of the board, a to h.
    const fn across(self) -> Picture {
        self.mirrored(7)
    }

    /// The same at the other end of the board, first to eighth rank.
    const fn up(self) -> Picture {
        self.mirrored(56)
    }

    const fn mirrored(self, bits: u32) -> Picture {
        const fn mirror(square: Square, bits: u32) -> Square {
            Square::new(square.to_u32() ^ bits)
        }
        Picture {
            corner: mirror(self.corner, bits),
            beside: mirror(self.beside, bits),
            own_king: mirror(self.own_king, bits),
            block: mirror(self.block, bits),
            knight: mirror(self.knight, bits),
        }
    }
}

/// Steps of one of the winner's pieces to its check; all but knights are taken for bishops.
#[inline]
fn strike(is_knight: bool, piece: Square, picture: &Picture) -> usize {
    if is_knight { jumps(piece, picture.knight) } else { slides(piece, picture.beside) }
}
