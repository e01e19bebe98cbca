//! How near a position looks to a mate. It decides only where the search looks first, never what it answers.
//!
//! A position is looked at once; what each of its moves leads to is judged from that by what the moved man changes, which is
//! near enough for an order.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use super::board::{Board, Step};

/// Scores are smaller than this.
pub(super) const WORST: usize = 384;

/// Score of a winner who has to promote first. Above everything that a promoted piece has to do.
const UNPROMOTED: usize = 120;

const DARK: Bitboard = Bitboard(1 | 1 << 63);
const LIGHT: Bitboard = Bitboard(1 << 7 | 1 << 56);
const CORNERS: Bitboard = Bitboard(1 | 1 << 63 | 1 << 7 | 1 << 56);

/// What a position looks like to those who want the mate.
pub(super) struct Guide<'a> {
    board: &'a Board,
    winner: Color,
    /// All men but the king that is to be mated: attacks go on behind him.
    through: Bitboard,
    king: Square,
    /// The squares next to him, and those up to three away.
    zone: Bitboard,
    near: Bitboard,
    /// His men.
    men: Bitboard,
    /// The winner's men, but for king and pawns.
    pieces: Bitboard,
    pawns: Bitboard,
    own_king: Square,
    /// Squares of the zone attacked by the winner, and those attacked twice.
    once: Bitboard,
    twice: Bitboard,
    want: Want,
    weights: &'static Weights,
}

/// What the winner needs most.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    /// Nothing but the attack.
    Attack,
    /// A new queen.
    Queen,
    /// The loser in a corner, the winner's king near.
    Corner,
    /// One of these corners, and the loser's own men in his way.
    Blockers(Bitboard),
}

/// What counts how much, in quarters where it says so. They decide how soon a mate is found, never whether.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Weights {
    /// Quarters for a square left to the king: in an attack, on the way to a corner, and where blockers are wanted.
    free: [usize; 3],
    /// Quarters for a step of the king from the edge in an attack.
    edge: usize,
    /// On the way to a corner, by the squares of the loser's king and the winner's. See [`drives`].
    drive: [[u16; 64]; 64],
    /// Quarters for a first and a second piece near the king.
    near: [usize; 2],
    /// Quarters for an attack on a square around him.
    pressure: usize,
    /// A step of a pawn.
    way: usize,
    /// Where the loser may be left without a move.
    stale: usize,
    /// A mate by blockers: a step of the king, of the winner's king, of the blocker, of the pieces.
    blockers: [usize; 4],
    /// A move without check.
    no_check: usize,
    /// A man of the winner that is taken.
    lost: usize,
}

impl Weights {
    /// Those with which final positions of games are answered soonest.
    pub(super) const GAMES: Weights = Weights {
        free: [4, 3, 22],
        edge: 5,
        drive: drives(44, 7, [14, 5]),
        near: [17, 21],
        pressure: 4,
        way: 11,
        stale: 49,
        blockers: [19, 6, 8, 6],
        no_check: 5,
        lost: 6,
    };

    /// Those that find the most mates in composed positions.
    pub(super) const STUDIES: Weights = Weights {
        free: [8, 4, 8],
        edge: 0,
        drive: drives(0, 0, [24, 4]),
        near: [8, 8],
        pressure: 4,
        way: 8,
        stale: 150,
        blockers: [4, 4, 3, 2],
        no_check: 0,
        lost: 0,
    };
}

/// Which of several ways to look at positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// By what is on the board: attack, promote, corner, blockers.
    Plain,
    /// Where the plain way drives at a corner, attack, and the other way round.
    Other,
}

/// A man that moves, and what the winner attacks without him.
struct Mover {
    from: Square,
    role: Role,
    rest: Bitboard,
    /// How many squares of the zone that is.
    n_rest: usize,
    /// True if he attacks a square of the zone.
    is_near: bool,
}

/// A position after a move, as far as its score needs it.
struct Sketch {
    /// Squares the king could go to.
    free: Bitboard,
    /// Attacks on squares around him.
    pressure: usize,
    pieces: Bitboard,
    own_king: Square,
    king: Square,
}

impl<'a> Guide<'a> {
    pub(super) fn new(
        board: &'a Board,
        winner: Color,
        style: Style,
        weights: &'static Weights,
    ) -> Guide<'a> {
        let occupied = board.occupied();
        let king = board.king(!winner);
        let own = board.side(winner);
        let pawns = own & board.role(Role::Pawn);
        let zone = attacks::king_attacks(king);
        let mut guide = Guide {
            board,
            winner,
            through: occupied.without(king),
            king,
            zone,
            near: rings(king),
            men: occupied ^ own,
            pieces: own & !board.role(Role::Pawn) & !board.role(Role::King),
            pawns,
            own_king: board.king(winner),
            once: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
            want: Want::Attack,
            weights,
        };
        (guide.once, guide.twice) = guide.attacked(zone);
        guide.want = match (style, guide.want()) {
            (Style::Plain, want) => want,
            (Style::Other, Want::Attack) => Want::Corner,
            (Style::Other, Want::Corner | Want::Blockers(_)) => Want::Attack,
            (Style::Other, Want::Queen) if guide.pieces.any() => Want::Blockers(CORNERS),
            (Style::Other, Want::Queen) => Want::Queen,
        };
        guide
    }

    fn want(&self) -> Want {
        let board = self.board;
        let heavy = self.pieces & (board.role(Role::Queen) | board.role(Role::Rook));
        if heavy.any() {
            return if self.pieces.count() >= 4 { Want::Attack } else { Want::Corner };
        }
        if self.pawns.any() {
            return Want::Queen;
        }
        if self.pieces.count() >= 3 {
            return Want::Corner;
        }
        if self.pieces & board.role(Role::Bishop) == self.pieces {
            if (self.pieces & Bitboard::DARK_SQUARES).is_empty() {
                return Want::Blockers(LIGHT);
            }
            if (self.pieces & Bitboard::LIGHT_SQUARES).is_empty() {
                return Want::Blockers(DARK);
            }
        }
        Want::Blockers(CORNERS)
    }

    /// Squares of a zone attacked by the winner, at least once and at least twice.
    fn attacked(&self, zone: Bitboard) -> (Bitboard, Bitboard) {
        let mut once = attacks::king_attacks(self.own_king) & zone;
        let mut twice = Bitboard::EMPTY;
        for pawn in self.pawns {
            let attacked = attacks::pawn_attacks(self.winner, pawn) & zone;
            twice |= once & attacked;
            once |= attacked;
        }
        for piece in self.pieces {
            let attacked = self.board.reach(piece, self.through) & zone;
            twice |= once & attacked;
            once |= attacked;
        }
        (once, twice)
    }

    /// The score of the position after each of these moves: the smaller, the nearer.
    ///
    /// Moves of the loser that change nothing of what is looked at are all alike: of them only the first is told, and their
    /// score is given back if there are more. [`Guide::rest`] tells the others.
    pub(super) fn scores(
        &self,
        steps: &[Step],
        mut tell: impl FnMut(Role, Step, usize),
    ) -> Option<usize> {
        let mut first = None;
        let mut more = None;
        if self.board.turn == self.winner {
            let mut mover = self.mover(self.own_king);
            for &step in steps {
                if step.from() != mover.from {
                    mover = self.mover(step.from());
                }
                let after = self.reach_after(&mover, step);
                if self.is_loud_attack(&mover, step, after) {
                    tell(mover.role, step, self.attack(&mover, step, after));
                } else if first.is_none() {
                    let score = self.attack(&mover, step, after);
                    first = Some(score);
                    tell(mover.role, step, score);
                } else {
                    more = first;
                }
            }
            return more;
        }
        for &step in steps {
            if self.is_loud_help(step) {
                tell(self.role_at(step.from()), step, self.help(step));
            } else if first.is_none() {
                let score = self.help(step);
                first = Some(score);
                tell(self.role_at(step.from()), step, score);
            } else {
                more = first;
            }
        }
        more
    }

    /// The moves that [`Guide::scores`] left out.
    pub(super) fn rest(&self, steps: &[Step], mut tell: impl FnMut(Role, Step)) {
        let mut mover = self.mover(self.own_king);
        let is_quiet = |&&step: &&Step| {
            if self.board.turn != self.winner {
                return !self.is_loud_help(step);
            }
            if step.from() != mover.from {
                mover = self.mover(step.from());
            }
            !self.is_loud_attack(&mover, step, self.reach_after(&mover, step))
        };
        for &step in steps.iter().filter(is_quiet).skip(1) {
            tell(self.role_at(step.from()), step);
        }
    }

    /// False for a move of the winner far away from the king, from which nothing around him is attacked.
    fn is_loud_attack(&self, mover: &Mover, step: Step, after: Bitboard) -> bool {
        match self.want {
            Want::Blockers(_) | Want::Queen => return true,
            Want::Attack | Want::Corner => {}
        }
        mover.role == Role::King
            || step.promotion().is_some()
            || self.near.contains(step.to())
            || self.near.contains(mover.from)
            || mover.is_near
            || (after & self.zone).any()
    }

    /// False for a move of the loser away from his king that takes nothing, unless men are wanted around him.
    fn is_loud_help(&self, step: Step) -> bool {
        let near = match self.want {
            Want::Blockers(_) => return true,
            Want::Attack | Want::Queen | Want::Corner => self.zone.with(self.king),
        };
        (near | self.pieces | self.pawns).contains(step.to()) || near.contains(step.from())
    }

    fn role_at(&self, square: Square) -> Role {
        self.board.role_at(square).unwrap_or(Role::Pawn)
    }

    fn mover(&self, from: Square) -> Mover {
        let role = self.role_at(from);
        let before = match role {
            Role::Pawn => attacks::pawn_attacks(self.winner, from),
            _ => self.board.reach(from, self.through),
        };
        let is_near = (before & self.zone).any();
        let rest = self.once & !(before & !self.twice);
        Mover { from, role, rest, n_rest: rest.count(), is_near }
    }

    /// What the man attacks after a move.
    #[inline]
    fn reach_after(&self, mover: &Mover, step: Step) -> Bitboard {
        let to = step.to();
        let through = self.through.without(mover.from);
        match step.promotion().unwrap_or(mover.role) {
            Role::Pawn => attacks::pawn_attacks(self.winner, to),
            Role::Knight => attacks::knight_attacks(to),
            Role::King => attacks::king_attacks(to),
            Role::Bishop => attacks::bishop_attacks(to, through),
            Role::Rook => attacks::rook_attacks(to, through),
            Role::Queen => attacks::queen_attacks(to, through),
        }
    }

    /// After a move of the winner.
    #[inline]
    fn attack(&self, mover: &Mover, step: Step, after: Bitboard) -> usize {
        let to = step.to();
        let role = step.promotion().unwrap_or(mover.role);
        let men = self.men.without(to);
        let free = self.zone & !men & !(mover.rest | after);
        let check = after.contains(self.king) && role != Role::King;
        if free.is_empty() && check {
            return 0;
        }
        let stale = free.is_empty() && (men & !self.board.role(Role::Pawn)).count() <= 1;
        let check = if check { 0 } else { self.weights.no_check };
        let stale = if stale { self.weights.stale } else { 0 };
        let mut sketch = Sketch {
            free,
            pressure: mover.n_rest + (self.zone & after).count(),
            pieces: self.pieces.without(mover.from),
            own_king: self.own_king,
            king: self.king,
        };
        match role {
            Role::King => sketch.own_king = to,
            Role::Pawn => {}
            _ => sketch.pieces.add(to),
        }
        let near = || {
            let pawns = self.pawns.without(mover.from);
            let pawns = if role == Role::Pawn { pawns.with(to) } else { pawns };
            self.aim(&sketch, pawns, men)
        };
        let score = if self.is_hunt() { self.hunt(&sketch, self.near) } else { near() };
        (score + check + stale).min(WORST - 1)
    }

    /// After a move of the loser, who helps.
    #[inline]
    fn help(&self, step: Step) -> usize {
        let (from, to) = (step.from(), step.to());
        let is_king = from == self.king;
        if is_king && self.men.contains(to) {
            return self.weights.stale;
        }
        let men = self.men.without(from).with(to);
        let takes = (self.pieces | self.pawns).contains(to);
        let (zone, once) = if is_king {
            let zone = attacks::king_attacks(to);
            (zone, self.attacked(zone).0)
        } else if self.pieces.contains(to) {
            (self.zone, self.mover(to).rest)
        } else {
            (self.zone, self.once)
        };
        let sketch = Sketch {
            free: zone & !men & !once,
            pressure: once.count(),
            pieces: self.pieces.without(to),
            own_king: self.own_king,
            king: if is_king { to } else { self.king },
        };
        let lost = if takes { self.weights.lost } else { 0 };
        let score = if self.is_hunt() {
            self.hunt(&sketch, if is_king { rings(to) } else { self.near })
        } else {
            self.aim(&sketch, self.pawns.without(to), men)
        };
        (score + lost).min(WORST - 1)
    }

    /// True if the king is driven by pieces, so that [`Guide::hunt`] counts; else [`Guide::aim`].
    #[inline]
    fn is_hunt(&self) -> bool {
        matches!(self.want, Want::Attack | Want::Corner)
    }

    /// How near the pieces and kings are to a mate; `near` are the squares around the king.
    #[inline]
    fn hunt(&self, sketch: &Sketch, near: Bitboard) -> usize {
        let (free, kings) = match self.want {
            Want::Attack => (self.weights.free[0], self.weights.edge * to_edge(sketch.king)),
            _ => (self.weights.free[1], self.drive(sketch.king, sketch.own_king)),
        };
        10 + (free * sketch.free.count() + self.presence(sketch, near) + kings) / 4
    }

    /// How near a new queen is, or a mate by the loser's own men.
    fn aim(&self, sketch: &Sketch, pawns: Bitboard, men: Bitboard) -> usize {
        let score = match self.want {
            Want::Blockers(corners) => {
                let corner = |corner| self.corner(corner, sketch, men);
                let free = self.weights.free[2] * sketch.free.count() / 4;
                free + corners.into_iter().map(corner).min().unwrap_or(0)
            }
            _ if sketch.pieces.count() > self.pieces.count() => 0,
            _ => {
                let way = pawns.into_iter().map(|pawn| self.way(pawn)).min();
                UNPROMOTED + self.weights.way * way.unwrap_or(8)
            }
        };
        (10 + score).min(WORST - 1)
    }

    /// How far the king is from the edge, the kings from each other and both from a mate in a corner. In quarters.
    #[inline]
    fn drive(&self, king: Square, own_king: Square) -> usize {
        usize::from(self.weights.drive[usize::from(king)][usize::from(own_king)])
    }

    /// In quarters.
    #[inline]
    fn presence(&self, sketch: &Sketch, near: Bitboard) -> usize {
        let near = sketch.pieces & near;
        let [one, two] = self.weights.near;
        let far = if near.any() { 0 } else { one };
        let alone = if near.more_than_one() { 0 } else { two };
        far + alone + self.weights.pressure * (8 - sketch.pressure.min(8))
    }

    /// How far all are from a mate in that corner: the winner's king a knight's move from it, one of the loser's men on the
    /// square beside it that this king leaves free, and the piece that mates on its way to the check.
    fn corner(&self, corner: Square, sketch: &Sketch, men: Bitboard) -> usize {
        let file_in = if u32::from(corner.file()) == 0 { 1 } else { -1 };
        let rank_in = if u32::from(corner.rank()) == 0 { 8 } else { -8 };
        let at = |offset: i32| corner.offset(offset).unwrap_or(corner);
        let beside = at(file_in + rank_in);
        let ways = [
            (at(file_in + 2 * rank_in), at(file_in), at(2 * file_in + rank_in)),
            (at(2 * file_in + rank_in), at(rank_in), at(file_in + 2 * rank_in)),
        ];
        let [king, own, block_step, strike] = self.weights.blockers;
        let king = king * sketch.king.distance(corner) as usize;
        let one = |(own_king, block, knight): (Square, Square, Square)| {
            let own_king = own * sketch.own_king.distance(own_king) as usize;
            own_king
                + block_step * self.block(block, sketch.king, men)
                + strike * self.strike(beside, knight, sketch)
        };
        king + ways.into_iter().map(one).min().unwrap_or(0)
    }

    /// How far the pieces are from the squares of the check.
    fn strike(&self, beside: Square, knight: Square, sketch: &Sketch) -> usize {
        let knights = self.board.role(Role::Knight) & self.pieces;
        let way = |piece: Square| {
            if (sketch.pieces & !self.pieces).contains(piece) {
                // The piece that moved: knights and bishops move alone, so it is told by what is left behind.
                let moved = self.pieces & !sketch.pieces;
                let is_knight = (moved & knights).any();
                return if is_knight { jumps(piece, knight) } else { slides(piece, beside) };
            }
            if knights.contains(piece) { jumps(piece, knight) } else { slides(piece, beside) }
        };
        sketch.pieces.into_iter().map(way).sum::<usize>().min(12)
    }

    /// How far the loser's nearest man is from standing in his king's way.
    fn block(&self, goal: Square, king: Square, men: Bitboard) -> usize {
        let board = self.board;
        let bishops_only = self.pieces & !board.role(Role::Bishop) == Bitboard::EMPTY;
        let moved_to = men & !self.men;
        let moved_from = self.men & !men;
        let way = |man: Square| {
            let home = if moved_to.contains(man) { moved_from.first().unwrap_or(man) } else { man };
            match board.role_at(home) {
                Some(Role::Knight) => jumps(man, goal),
                Some(Role::Bishop) if man.is_light() == goal.is_light() => slides(man, goal),
                Some(Role::Rook) if !bishops_only => slides(man, goal),
                Some(Role::Pawn) if man == goal => 0,
                Some(Role::Pawn) => {
                    let last = if self.winner == Color::White { Rank::First } else { Rank::Eighth };
                    3 + man.rank().distance(last) as usize
                }
                _ => 10,
            }
        };
        men.without(king).into_iter().map(way).min().unwrap_or(10)
    }

    /// Steps a pawn is from promotion, men in its way counting.
    fn way(&self, pawn: Square) -> usize {
        let last = if self.winner == Color::White { Rank::Eighth } else { Rank::First };
        let goal = Square::from_coords(pawn.file(), last);
        let ahead = attacks::between(pawn, goal).with(goal) & self.through;
        pawn.rank().distance(last) as usize + 2 * ahead.count()
    }
}

/// The squares up to three away.
fn rings(square: Square) -> Bitboard {
    let wide = |board: Bitboard| {
        let east = (board & !Bitboard::from_file(shakmaty::File::H)).shift(1);
        let west = (board & !Bitboard::from_file(shakmaty::File::A)).shift(-1);
        let row = board | east | west;
        row | row.shift(8) | row.shift(-8)
    };
    wide(wide(attacks::king_attacks(square)))
}

/// Moves of a knight from one square to another, near enough.
fn jumps(from: Square, to: Square) -> usize {
    const JUMPS: [[u8; 8]; 8] = [
        [0, 3, 2, 3, 2, 3, 4, 5],
        [3, 2, 1, 2, 3, 4, 3, 4],
        [2, 1, 4, 3, 2, 3, 4, 5],
        [3, 2, 3, 2, 3, 4, 3, 4],
        [2, 3, 2, 3, 4, 3, 4, 5],
        [3, 4, 3, 4, 3, 4, 5, 4],
        [4, 3, 4, 3, 4, 5, 4, 5],
        [5, 4, 5, 4, 5, 4, 5, 6],
    ];
    let file = from.file().distance(to.file()) as usize & 7;
    let rank = from.rank().distance(to.rank()) as usize & 7;
    usize::from(JUMPS[file][rank])
}

/// Moves of a bishop or rook, near enough.
fn slides(from: Square, to: Square) -> usize {
    let file = from.file().distance(to.file());
    let rank = from.rank().distance(to.rank());
    if file == 0 && rank == 0 {
        0
    } else if file == rank || file == 0 || rank == 0 {
        1
    } else {
        2
    }
}

/// By the squares of the loser's king and the winner's: the way to the edge, between them, and to a mate in the nearest
/// corner, all in quarters but for a step of the winner's king to where he helps in a corner, which is in whole points. Made once, because every move of a king asks for it.
const fn drives(edge: usize, kings: usize, corner: [usize; 2]) -> [[u16; 64]; 64] {
    let mut all = [[0; 64]; 64];
    let mut king = 0_usize;
    while king < 64 {
        let mut own_king = 0_usize;
        while own_king < 64 {
            let (file, rank) = (king % 8, king / 8);
            let (own_file, own_rank) = (own_king % 8, own_king / 8);
            let apart = larger(file.abs_diff(own_file), rank.abs_diff(own_rank));
            let inward = smaller(smaller(file, 7 - file), smaller(rank, 7 - rank));
            let mut nearest = usize::MAX;
            let mut turn = 0;
            while turn < 4 {
                let (f, own_f) =
                    if turn & 1 == 0 { (file, own_file) } else { (7 - file, 7 - own_file) };
                let (r, own_r) =
                    if turn & 2 == 0 { (rank, own_rank) } else { (7 - rank, 7 - own_rank) };
                // The winner's king belongs a knight's move from the corner.
                let one = larger(own_f.abs_diff(1), own_r.abs_diff(2));
                let other = larger(own_f.abs_diff(2), own_r.abs_diff(1));
                let far = corner[0] * larger(f, r) / 4 + corner[1] * smaller(one, other);
                nearest = smaller(nearest, far);
                turn += 1;
            }
            all[king][own_king] = (edge * inward + kings * apart + 4 * nearest) as u16;
            own_king += 1;
        }
        king += 1;
    }
    all
}

const fn larger(one: usize, other: usize) -> usize {
    if one > other { one } else { other }
}

const fn smaller(one: usize, other: usize) -> usize {
    if one < other { one } else { other }
}

/// Steps of a king to the edge.
fn to_edge(king: Square) -> usize {
    let (file, rank) = (u32::from(king.file()), u32::from(king.rank()));
    file.min(7 - file).min(rank).min(7 - rank) as usize
}
