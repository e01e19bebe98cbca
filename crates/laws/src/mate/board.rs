//! A compact position for searching: 64 bytes, copied for every move.
//!
//! shakmaty decides what is legal everywhere else in this crate. Here a question may need a million positions, so moves are
//! two bytes and a position is small enough to be kept whole in the set of those seen: two positions are the same when all
//! of it is equal, not when a hash is.

use shakmaty::{
    Bitboard, CastlingSide, Chess, Color, EnPassantMode, File, Move, Position, Rank, Role, Square,
    attacks,
};

/// No en passant.
const NO_SQUARE: u8 = 64;

/// A move: from, to and the piece promoted to. Castling is the king onto his own rook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step(u16);

impl Step {
    /// No move at all.
    pub(super) const NONE: Step = Step(0);

    fn new(from: Square, to: Square) -> Step {
        Step(u16::from(from) | u16::from(to) << 6)
    }

    fn promoting(from: Square, to: Square, role: Role) -> Step {
        Step(u16::from(from) | u16::from(to) << 6 | (role as u16) << 12)
    }

    pub(super) fn from(self) -> Square {
        Square::new(u32::from(self.0 & 63))
    }

    pub(super) fn to(self) -> Square {
        Square::new(u32::from(self.0 >> 6 & 63))
    }

    pub(super) fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            2 => Some(Role::Knight),
            3 => Some(Role::Bishop),
            4 => Some(Role::Rook),
            5 => Some(Role::Queen),
            _ => None,
        }
    }
}

/// The legal moves of a position.
pub(super) struct Steps {
    list: [Step; 256],
    len: usize,
}

impl Steps {
    pub(super) fn new() -> Steps {
        Steps { list: [Step::NONE; 256], len: 0 }
    }

    #[inline]
    fn push(&mut self, step: Step) {
        // No position has more than 218 moves with legal material; with more queens than that the rest is not needed to
        // keep the answer right, because such a position is never called unwinnable (see `is_full`).
        if let Some(place) = self.list.get_mut(self.len) {
            *place = step;
            self.len += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[Step] {
        self.list.get(..self.len).unwrap_or_default()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// True if moves may be missing.
    pub(super) fn is_full(&self) -> bool {
        self.len == self.list.len()
    }
}

/// A position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Board {
    roles: [Bitboard; 6],
    white: Bitboard,
    pub(super) turn: Color,
    en_passant: u8,
    /// Files of the rooks that may still castle, by color.
    castling: [u8; 2],
}

/// What stands in the way of the side to move: who gives check, and which men are pinned.
struct Danger {
    checkers: Bitboard,
    pinned: Bitboard,
}

impl Board {
    pub(super) fn from_chess(position: &Chess) -> Board {
        let board = position.board();
        let mut castling = [0; 2];
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castles().rook(color, side) {
                    castling[color as usize] |= 1 << u32::from(rook.file());
                }
            }
        }
        let en_passant = position.ep_square(EnPassantMode::Legal).map_or(NO_SQUARE, u8::from);
        let roles = Role::ALL.map(|role| board.by_role(role));
        let white = board.by_color(Color::White);
        Board { roles, white, turn: position.turn(), en_passant, castling }
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bitboard {
        let [a, b, c, d, e, f] = self.roles;
        a | b | c | d | e | f
    }

    #[inline]
    pub(super) fn side(&self, color: Color) -> Bitboard {
        let all = 0_u64.wrapping_sub(u64::from(color == Color::Black));
        self.white ^ Bitboard(self.occupied().0 & all)
    }

    #[inline]
    pub(super) fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize - 1]
    }

    #[inline]
    pub(super) fn men(&self, color: Color, role: Role) -> Bitboard {
        self.role(role) & self.side(color)
    }

    /// The king's square. There is one king a side: positions come from `Chess` by legal moves.
    #[inline]
    pub(super) fn king(&self, color: Color) -> Square {
        self.men(color, Role::King).first().unwrap_or(Square::A1)
    }

    /// The kind of man on a square.
    #[inline]
    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        // The number of the kind, bit by bit: there is nothing to guess for the processor.
        let [pawn, knight, bishop, rook, queen, king] = self.roles;
        let bit = |set: Bitboard| (set.0 >> square.to_u32()) as usize & 1;
        let number = bit(pawn | bishop | queen)
            | bit(knight | bishop | king) << 1
            | bit(rook | queen | king) << 2;
        const ROLES: [Option<Role>; 8] = [
            None,
            Some(Role::Pawn),
            Some(Role::Knight),
            Some(Role::Bishop),
            Some(Role::Rook),
            Some(Role::Queen),
            Some(Role::King),
            None,
        ];
        ROLES[number]
    }

    pub(super) fn has_castling(&self) -> bool {
        self.castling != [0; 2]
    }

    pub(super) fn has_en_passant(&self) -> bool {
        self.en_passant != NO_SQUARE
    }

    /// A number that spreads positions over a table.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let state = u64::from(self.en_passant)
            | u64::from(self.castling[0]) << 8
            | u64::from(self.castling[1]) << 16
            | (self.turn as u64) << 24;
        let mut hash = state.wrapping_mul(ODD);
        for word in [
            self.white,
            self.roles[0],
            self.roles[1],
            self.roles[2],
            self.roles[3],
            self.roles[4],
            self.roles[5],
        ] {
            hash = (hash.rotate_left(25) ^ word.0).wrapping_mul(ODD);
            hash ^= hash >> 29;
        }
        hash.wrapping_mul(ODD) ^ hash >> 32
    }

    /// Men of that color that attack a square, on a board with these squares occupied.
    #[inline]
    pub(super) fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let straight = self.role(Role::Rook) | self.role(Role::Queen);
        let slanted = self.role(Role::Bishop) | self.role(Role::Queen);
        let pieces = attacks::king_attacks(square) & self.role(Role::King)
            | attacks::knight_attacks(square) & self.role(Role::Knight)
            | attacks::pawn_attacks(!by, square) & self.role(Role::Pawn)
            | attacks::rook_attacks(square, occupied) & straight
            | attacks::bishop_attacks(square, occupied) & slanted;
        pieces & self.side(by)
    }

    /// All squares that a color attacks, on a board with these squares occupied.
    #[inline]
    fn attacked(&self, by: Color, occupied: Bitboard) -> Bitboard {
        let side = self.side(by);
        let pawns = self.role(Role::Pawn) & side;
        let forward = if by == Color::White { 8 } else { -8 };
        let east = (pawns & !Bitboard::from_file(File::H)).shift(1);
        let west = (pawns & !Bitboard::from_file(File::A)).shift(-1);
        let mut attacked = (east | west).shift(forward) | attacks::king_attacks(self.king(by));
        for knight in self.role(Role::Knight) & side {
            attacked |= attacks::knight_attacks(knight);
        }
        let queens = self.role(Role::Queen);
        for rook in (self.role(Role::Rook) | queens) & side {
            attacked |= attacks::rook_attacks(rook, occupied);
        }
        for bishop in (self.role(Role::Bishop) | queens) & side {
            attacked |= attacks::bishop_attacks(bishop, occupied);
        }
        attacked
    }

    /// True if the side to move is in check.
    #[inline]
    pub(super) fn is_check(&self) -> bool {
        self.attackers(self.king(self.turn), !self.turn, self.occupied()).any()
    }

    fn danger(&self) -> Danger {
        let us = self.side(self.turn);
        let them = self.side(!self.turn);
        let king = self.king(self.turn);
        let occupied = us | them;
        let straight = self.role(Role::Rook) | self.role(Role::Queen);
        let slanted = self.role(Role::Bishop) | self.role(Role::Queen);
        let snipers = (attacks::rook_attacks(king, them) & straight
            | attacks::bishop_attacks(king, them) & slanted)
            & them;
        let mut checkers = attacks::knight_attacks(king) & self.role(Role::Knight) & them
            | attacks::pawn_attacks(self.turn, king) & self.role(Role::Pawn) & them;
        let mut pinned = Bitboard::EMPTY;
        for sniper in snipers {
            let between = attacks::between(king, sniper) & occupied;
            if between.is_empty() {
                checkers.add(sniper);
            } else if !between.more_than_one() {
                pinned |= between & us;
            }
        }
        Danger { checkers, pinned }
    }

    /// All legal moves.
    pub(super) fn steps(&self, steps: &mut Steps) {
        let king = self.king(self.turn);
        let attacked = if (attacks::king_attacks(king) & !self.side(self.turn)).any() {
            self.attacked(!self.turn, self.occupied().without(king))
        } else {
            Bitboard::FULL
        };
        self.steps_amid(steps, attacked);
    }

    /// All legal moves, given which squares the side not to move attacks with the king of the other out of the way.
    pub(super) fn steps_amid(&self, steps: &mut Steps, attacked: Bitboard) {
        steps.len = 0;
        let us = self.side(self.turn);
        let occupied = self.occupied();
        let king = self.king(self.turn);
        let danger = self.danger();
        for to in attacks::king_attacks(king) & !us & !attacked {
            steps.push(Step::new(king, to));
        }
        if danger.checkers.more_than_one() {
            return;
        }
        let target = match danger.checkers.first() {
            Some(checker) => (attacks::between(king, checker) | danger.checkers) & !us,
            None => !us,
        };
        for from in us & !self.role(Role::Pawn) & !self.role(Role::King) {
            let mut to = self.reach(from, occupied) & target;
            if danger.pinned.contains(from) {
                to &= attacks::ray(king, from);
            }
            for to in to {
                steps.push(Step::new(from, to));
            }
        }
        self.pawn_steps(steps, &danger, target, occupied);
        if danger.checkers.is_empty() && self.castling[self.turn as usize] != 0 {
            self.castling_steps(steps, occupied);
        }
    }

    /// Squares that the piece on a square attacks (not for pawns).
    #[inline]
    pub(super) fn reach(&self, from: Square, occupied: Bitboard) -> Bitboard {
        // All at once: cheaper than to guess the kind and to be wrong.
        let [_, knight, bishop, rook, queen, king] = self.roles;
        let only = |set: Bitboard| 0_u64.wrapping_sub(set.0 >> from.to_u32() & 1);
        Bitboard(
            attacks::knight_attacks(from).0 & only(knight)
                | attacks::king_attacks(from).0 & only(king)
                | attacks::bishop_attacks(from, occupied).0 & only(bishop | queen)
                | attacks::rook_attacks(from, occupied).0 & only(rook | queen),
        )
    }

    fn pawn_steps(&self, steps: &mut Steps, danger: &Danger, target: Bitboard, occupied: Bitboard) {
        let us = self.side(self.turn);
        let them = occupied ^ us;
        let king = self.king(self.turn);
        let forward: i32 = if self.turn == Color::White { 8 } else { -8 };
        let third = if self.turn == Color::White { Rank::Third } else { Rank::Sixth };
        let last =
            Bitboard::from_rank(if self.turn == Color::White { Rank::Eighth } else { Rank::First });
        // Most pawns of a game cannot move.
        let pawns = us & self.role(Role::Pawn);
        let east = (them & !Bitboard::from_file(File::A)).shift(-1);
        let west = (them & !Bitboard::from_file(File::H)).shift(1);
        let movable = pawns & (!occupied | east | west).shift(-forward);
        for from in movable {
            let single = Bitboard::from_square(from).shift(forward) & !occupied;
            let double = (single & Bitboard::from_rank(third)).shift(forward) & !occupied;
            let captures = attacks::pawn_attacks(self.turn, from) & them;
            let mut to = (single | double | captures) & target;
            if danger.pinned.contains(from) {
                to &= attacks::ray(king, from);
            }
            for to in to & !last {
                steps.push(Step::new(from, to));
            }
            for to in to & last {
                for role in [Role::Queen, Role::Knight, Role::Rook, Role::Bishop] {
                    steps.push(Step::promoting(from, to, role));
                }
            }
        }
        if let Ok(passed) = Square::try_from(self.en_passant) {
            for from in self.en_passant_capturers(passed) {
                steps.push(Step::new(from, passed));
            }
        }
    }

    /// Own pawns that may take en passant without leaving the king in check.
    fn en_passant_capturers(&self, passed: Square) -> Bitboard {
        let us = self.side(self.turn);
        let mut capturers = Bitboard::EMPTY;
        for from in attacks::pawn_attacks(!self.turn, passed) & us & self.role(Role::Pawn) {
            let mut after = *self;
            after.en_passant = NO_SQUARE;
            let victim = Square::from_coords(passed.file(), from.rank());
            let moved = Bitboard::from_square(from) | Bitboard::from_square(passed);
            after.roles[Role::Pawn as usize - 1] = (self.role(Role::Pawn) ^ moved).without(victim);
            if self.turn == Color::White {
                after.white ^= moved;
            } else {
                after.white.discard(victim);
            }
            let king = after.king(self.turn);
            if after.attackers(king, !self.turn, after.occupied()).is_empty() {
                capturers.add(from);
            }
        }
        capturers
    }

    fn castling_steps(&self, steps: &mut Steps, occupied: Bitboard) {
        let king = self.king(self.turn);
        let rank = king.rank();
        for file in File::ALL {
            if self.castling[self.turn as usize] & 1 << u32::from(file) == 0 {
                continue;
            }
            let rook = Square::from_coords(file, rank);
            let short = file > king.file();
            let king_to = Square::from_coords(if short { File::G } else { File::C }, rank);
            let rook_to = Square::from_coords(if short { File::F } else { File::D }, rank);
            let king_way = attacks::between(king, king_to).with(king_to);
            let rook_way = attacks::between(rook, rook_to).with(rook_to);
            let others = occupied.without(king).without(rook);
            if ((king_way | rook_way) & others).any() {
                continue;
            }
            let safe = |square: Square| {
                self.attackers(square, !self.turn, occupied.without(king)).is_empty()
            };
            let settled = others.with(king_to).with(rook_to);
            if king_way.into_iter().all(safe)
                && self.attackers(king_to, !self.turn, settled).is_empty()
            {
                steps.push(Step::new(king, rook));
            }
        }
    }

    /// The position after a legal move.
    #[inline]
    pub(super) fn after(&self, step: Step) -> Board {
        let mut next = *self;
        next.play(step);
        next
    }

    #[inline]
    fn play(&mut self, step: Step) {
        let (from, to) = (step.from(), step.to());
        let color = self.turn;
        let role = self.role_at(from).unwrap_or(Role::Pawn);
        let own = self.side(color);
        let passed = self.en_passant;
        self.en_passant = NO_SQUARE;
        self.turn = !color;
        if role == Role::King && own.contains(to) {
            self.castle(color, from, to);
            return;
        }
        if self.occupied().contains(to) {
            for bitboard in &mut self.roles {
                bitboard.discard(to);
            }
            self.white.discard(to);
            if to.rank() == Self::back_rank(!color) {
                self.castling[!color as usize] &= !(1 << u32::from(to.file()));
            }
        } else if role == Role::Pawn && from.file() != to.file() && u8::from(to) == passed {
            let victim = Square::from_coords(to.file(), from.rank());
            self.roles[Role::Pawn as usize - 1].discard(victim);
            self.white.discard(victim);
        }
        self.roles[role as usize - 1].discard(from);
        self.roles[step.promotion().unwrap_or(role) as usize - 1].add(to);
        if color == Color::White {
            self.white.discard(from);
            self.white.add(to);
        }
        match role {
            Role::King => self.castling[color as usize] = 0,
            Role::Rook if from.rank() == Self::back_rank(color) => {
                self.castling[color as usize] &= !(1 << u32::from(from.file()));
            }
            Role::Pawn if from.file() == to.file() && from.distance(to) == 2 => {
                self.set_en_passant(from, to);
            }
            _ => {}
        }
    }

    /// En passant is part of a position only while it can be done (Laws 2023, 9.2.3.1).
    fn set_en_passant(&mut self, from: Square, to: Square) {
        let passed = Square::new((u32::from(from) + u32::from(to)) / 2);
        if self.en_passant_capturers(passed).any() {
            self.en_passant = passed.into();
        }
    }

    fn castle(&mut self, color: Color, king: Square, rook: Square) {
        let rank = king.rank();
        let short = rook.file() > king.file();
        let king_to = Square::from_coords(if short { File::G } else { File::C }, rank);
        let rook_to = Square::from_coords(if short { File::F } else { File::D }, rank);
        let kings = &mut self.roles[Role::King as usize - 1];
        kings.discard(king);
        kings.add(king_to);
        let rooks = &mut self.roles[Role::Rook as usize - 1];
        rooks.discard(rook);
        rooks.add(rook_to);
        if color == Color::White {
            self.white.discard(king);
            self.white.discard(rook);
            self.white.add(king_to);
            self.white.add(rook_to);
        }
        self.castling[color as usize] = 0;
    }

    fn move_of(&self, step: Step) -> Move {
        let (from, to) = (step.from(), step.to());
        let role = self.role_at(from).unwrap_or(Role::Pawn);
        let capture = self.role_at(to);
        match role {
            Role::King if self.side(self.turn).contains(to) => {
                Move::Castle { king: from, rook: to }
            }
            Role::Pawn if capture.is_none() && from.file() != to.file() => {
                Move::EnPassant { from, to }
            }
            _ => Move::Normal { role, from, capture, to, promotion: step.promotion() },
        }
    }

    fn back_rank(color: Color) -> Rank {
        if color == Color::White { Rank::First } else { Rank::Eighth }
    }
}

/// A line as moves, from the position it starts in.
pub(super) fn line(start: &Board, steps: &[Step]) -> Vec<Move> {
    let mut board = *start;
    let mut line = Vec::with_capacity(steps.len());
    for &step in steps {
        line.push(board.move_of(step));
        board.play(step);
    }
    line
}
