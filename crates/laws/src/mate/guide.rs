//! How near a position looks to a mate. It decides only where the search looks first, never what it answers.
//!
//! A position is looked at once; what each of its moves leads to is judged from that by what the moved man changes, which is
//! near enough for an order.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use super::board::{Board, Step};

/// Scores are smaller than this.
pub(super) const WORST: usize = 384;

const DARK: Bitboard = Bitboard(1 | 1 << 63);
const LIGHT: Bitboard = Bitboard(1 << 7 | 1 << 56);
const CORNERS: Bitboard = Bitboard(1 | 1 << 63 | 1 << 7 | 1 << 56);

/// What a position looks like to those who want the mate.
pub(super) struct Guide<'a> {
    board: &'a Board,
    winner: Color,
    occupied: Bitboard,
    /// The king that is to be mated.
    king: Square,
    /// The men around him.
    others: Bitboard,
    /// The men that mate him, but for their king and pawns.
    pieces: Bitboard,
    /// Squares next to the king attacked by the winner, and those attacked twice.
    once: Bitboard,
    twice: Bitboard,
    /// What is missing for want of strong pieces.
    want: Want,
}

/// What the winner needs most.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    /// Nothing but the attack.
    Attack,
    /// A new queen.
    Queen,
    /// A corner, with his king and the loser's own men in the way.
    Corner(Bitboard),
}

impl<'a> Guide<'a> {
    pub(super) fn new(board: &'a Board, winner: Color) -> Guide<'a> {
        let occupied = board.occupied();
        let king = board.king(!winner);
        let own = board.side(winner);
        let pieces = own & !board.role(Role::Pawn) & !board.role(Role::King);
        let mut guide = Guide {
            board,
            winner,
            occupied,
            king,
            others: board.side(!winner),
            pieces,
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
            want: Want::Attack,
        };
        (guide.once, guide.twice) = guide.attacked(king);
        guide.want = guide.want();
        guide
    }

    fn want(&self) -> Want {
        let board = self.board;
        let heavy = self.pieces & (board.role(Role::Queen) | board.role(Role::Rook));
        let n_pieces = self.pieces.count();
        if heavy.any() {
            return if n_pieces >= 3 { Want::Attack } else { Want::Corner(CORNERS) };
        }
        if board.men(self.winner, Role::Pawn).any() {
            return Want::Queen;
        }
        if self.pieces & board.role(Role::Bishop) == self.pieces {
            if (self.pieces & Bitboard::DARK_SQUARES).is_empty() {
                return Want::Corner(LIGHT);
            }
            if (self.pieces & Bitboard::LIGHT_SQUARES).is_empty() {
                return Want::Corner(DARK);
            }
        }
        Want::Corner(CORNERS)
    }

    /// Squares around `king` attacked by the winner, at least once and at least twice.
    fn attacked(&self, king: Square) -> (Bitboard, Bitboard) {
        let board = self.board;
        let zone = attacks::king_attacks(king);
        let through = self.occupied.without(self.king);
        let mut once = attacks::king_attacks(board.king(self.winner)) & zone;
        let mut twice = Bitboard::EMPTY;
        for pawn in board.men(self.winner, Role::Pawn) {
            let attacked = attacks::pawn_attacks(self.winner, pawn) & zone;
            twice |= once & attacked;
            once |= attacked;
        }
        for piece in self.pieces {
            let attacked = board.reach(piece, through) & zone;
            twice |= once & attacked;
            once |= attacked;
        }
        (once, twice)
    }

    /// The score of the position after a move: the smaller, the nearer.
    pub(super) fn score(&self, step: Step) -> usize {
        if self.board.turn == self.winner { self.attack(step) } else { self.help(step) }
    }

    /// After a move of the winner.
    fn attack(&self, step: Step) -> usize {
        let (from, to) = (step.from(), step.to());
        let board = self.board;
        let zone = attacks::king_attacks(self.king);
        let role = step.promotion().or_else(|| board.role_at(from)).unwrap_or(Role::Pawn);
        let through = self.occupied.without(self.king).without(from).with(to);
        let before = if step.promotion().is_some() || role == Role::Pawn {
            attacks::pawn_attacks(self.winner, from)
        } else {
            board.reach(from, self.occupied.without(self.king))
        };
        let after = match role {
            Role::Pawn => attacks::pawn_attacks(self.winner, to),
            Role::Knight => attacks::knight_attacks(to),
            Role::Bishop => attacks::bishop_attacks(to, through),
            Role::Rook => attacks::rook_attacks(to, through),
            Role::Queen => attacks::queen_attacks(to, through),
            Role::King => attacks::king_attacks(to),
        };
        let rest = self.once & !(before & !self.twice);
        let blocked = self.others.without(to);
        let free = zone & !blocked & !(rest | after);
        if free.is_empty() {
            if after.contains(self.king) {
                return 0;
            }
            let movers = blocked & !board.role(Role::Pawn);
            if !movers.more_than_one() {
                // Nobody may be left to move.
                return 200;
            }
        }
        let pressure = (zone & rest).count() + (zone & after).count();
        let mut pieces = self.pieces.without(from);
        if role != Role::Pawn && role != Role::King {
            pieces.add(to);
        }
        let king = if role == Role::King { to } else { board.king(self.winner) };
        let pawns = board.men(self.winner, Role::Pawn).without(from);
        let pawns = if role == Role::Pawn { pawns.with(to) } else { pawns };
        self.total(&Sketch { free, pressure, pieces, pawns, own_king: king, king: self.king, men: blocked })
    }

    /// After a move of the loser, who helps.
    fn help(&self, step: Step) -> usize {
        let (from, to) = (step.from(), step.to());
        let own_king = self.board.king(self.winner);
        let pieces = self.pieces.without(to);
        let pawns = self.board.men(self.winner, Role::Pawn).without(to);
        let men = self.others.without(from).with(to);
        if from == self.king {
            if self.others.contains(to) {
                return 100;
            }
            let (once, _) = self.attacked(to);
            let zone = attacks::king_attacks(to);
            let free = zone & !men & !once;
            let pressure = once.count();
            return self.total(&Sketch { free, pressure, pieces, pawns, own_king, king: to, men });
        }
        let zone = attacks::king_attacks(self.king);
        let mut once = self.once;
        if self.pieces.contains(to) {
            let lost = self.board.reach(to, self.occupied.without(self.king));
            once = once & !(lost & !self.twice);
        }
        let free = zone & !men & !once;
        let pressure = once.count();
        self.total(&Sketch { free, pressure, pieces, pawns, own_king, king: self.king, men })
    }

    fn total(&self, sketch: &Sketch) -> usize {
        let king = sketch.king;
        let mut nearest = [8, 8];
        for piece in sketch.pieces {
            let distance = king.distance(piece) as usize;
            if distance < nearest[0] {
                nearest = [distance, nearest[0]];
            } else if distance < nearest[1] {
                nearest[1] = distance;
            }
        }
        let mut score = 10 + 6 * sketch.free.count() + nearest[0] + nearest[1] - sketch.pressure.min(8);
        score += match self.want {
            Want::Attack => 0,
            Want::Queen => {
                let way = sketch.pawns.into_iter().map(|pawn| self.way(pawn)).min();
                let promoted = sketch.pieces.count() > self.pieces.count();
                if promoted { 0 } else { 110 + 8 * way.unwrap_or(8) }
            }
            Want::Corner(corners) => {
                let corner = corners.into_iter().map(|corner| self.corner(corner, sketch)).min();
                corner.unwrap_or(0)
            }
        };
        score.min(WORST - 1)
    }

    /// How far all are from a mate in that corner.
    fn corner(&self, corner: Square, sketch: &Sketch) -> usize {
        let king = sketch.king.distance(corner) as usize;
        let own_king = (sketch.own_king.distance(corner) as usize).abs_diff(2);
        4 * king + 4 * own_king + self.block(corner, sketch)
    }

    /// How far the loser's nearest man is from standing in his king's way. Without a strong piece no mate goes without one.
    fn block(&self, corner: Square, sketch: &Sketch) -> usize {
        let board = self.board;
        let strong = board.role(Role::Queen) | board.role(Role::Rook);
        if (self.pieces & strong).any() {
            return 0;
        }
        let mut useless = board.role(Role::Queen) | Bitboard::from_square(sketch.king);
        if self.pieces & !board.role(Role::Bishop) == Bitboard::EMPTY {
            useless |= board.role(Role::Rook);
            if !(self.pieces & Bitboard::DARK_SQUARES).any() {
                useless |= board.role(Role::Bishop) & Bitboard::LIGHT_SQUARES;
            } else if !(self.pieces & Bitboard::LIGHT_SQUARES).any() {
                useless |= board.role(Role::Bishop) & Bitboard::DARK_SQUARES;
            }
        }
        let mut nearest = 12;
        for man in sketch.men & !useless {
            let distance = if board.role(Role::Pawn).contains(man) {
                let last = if self.winner == Color::White { Rank::First } else { Rank::Eighth };
                4 + man.rank().distance(last)
            } else {
                man.distance(corner)
            };
            nearest = nearest.min(distance as usize);
        }
        2 * nearest.max(1)
    }

    /// Steps a pawn is from promotion, men in its way counting.
    fn way(&self, pawn: Square) -> usize {
        let last = if self.winner == Color::White { Rank::Eighth } else { Rank::First };
        let goal = Square::from_coords(pawn.file(), last);
        let ahead = attacks::between(pawn, goal).with(goal) & self.occupied;
        pawn.rank().distance(last) as usize + 2 * ahead.count()
    }
}

/// A position after a move, as far as its score needs it.
struct Sketch {
    /// Squares the king could go to.
    free: Bitboard,
    /// Attacks on squares around him.
    pressure: usize,
    pieces: Bitboard,
    pawns: Bitboard,
    own_king: Square,
    king: Square,
    /// The loser's men.
    men: Bitboard,
}
