//! How near a position looks to a mate. It decides only where the search looks first, never what it answers.
//!
//! A position is looked at once; what each of its moves leads to is judged from that by what the moved man changes, which is
//! near enough for an order.

use shakmaty::{Bitboard, Color, File, Rank, Role, Square, attacks};

use super::blockers::{Blockers, Change};
use super::board::{Board, Step};
use super::geometry::{count_around, rings, to_edge};

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
    /// Squares attacked by the winner, and those attacked twice.
    once: Bitboard,
    twice: Bitboard,
    want: Want,
    ways: Ways,
    blockers: Option<Blockers<'a>>,
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
    pub(super) blockers: [usize; 4],
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

/// Steps of the winner's pawns to their promotion, men in their way counting.
#[derive(Clone, Copy)]
struct Ways {
    nearest: usize,
    nearest_pawn: Square,
    second: usize,
}

impl Ways {
    /// Longer than any.
    const NONE: usize = usize::MAX;

    /// The shortest one without that pawn.
    fn without(&self, pawn: Square) -> usize {
        if pawn == self.nearest_pawn { self.second } else { self.nearest }
    }
}

/// A move and how near a mate it looks.
#[derive(Clone, Copy)]
pub(super) struct Scored {
    pub(super) step: Step,
    /// Of the man that moves.
    pub(super) role: Role,
    pub(super) score: usize,
}

/// The moves told so far.
struct Scores<'a> {
    scored: &'a mut Vec<Scored>,
    /// The score of the first move that changes nothing of what is looked at.
    first: Option<usize>,
    /// The same, if there are others.
    more: Option<usize>,
}

impl Scores<'_> {
    /// Tells a move, unless it is a quiet one and not the first of these.
    #[inline]
    fn add(&mut self, is_loud: bool, role: Role, step: Step, score: impl FnOnce() -> usize) {
        if !is_loud && self.first.is_some() {
            self.more = self.first;
            return;
        }
        let score = score();
        if !is_loud {
            self.first = Some(score);
        }
        self.scored.push(Scored { step, role, score });
    }
}

/// A position after a move, as far as its score needs it.
struct Sketch {
    /// How many squares the king could go to.
    free: usize,
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
            ways: Ways { nearest: Ways::NONE, nearest_pawn: king, second: Ways::NONE },
            blockers: None,
            weights,
        };
        (guide.once, guide.twice) = guide.attacked();
        guide.want = match (style, guide.want()) {
            (Style::Plain, want) => want,
            (Style::Other, Want::Attack) => Want::Corner,
            (Style::Other, Want::Corner | Want::Blockers(_)) => Want::Attack,
            (Style::Other, Want::Queen) if guide.pieces.any() => Want::Blockers(CORNERS),
            (Style::Other, Want::Queen) => Want::Queen,
        };
        match guide.want {
            Want::Queen => guide.ways = guide.ways(),
            Want::Blockers(corners) => {
                guide.blockers = Some(Blockers::new(board, winner, corners, weights));
            }
            Want::Attack | Want::Corner => {}
        }
        guide
    }

    /// All squares that the winner attacks, with the other king out of the way.
    pub(super) fn attacks(&self) -> Bitboard {
        self.once
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

    /// Squares attacked by the winner, at least once and at least twice.
    fn attacked(&self) -> (Bitboard, Bitboard) {
        let forward = if self.winner == Color::White { 8 } else { -8 };
        let east = (self.pawns & !Bitboard::from_file(File::H)).shift(1).shift(forward);
        let west = (self.pawns & !Bitboard::from_file(File::A)).shift(-1).shift(forward);
        let king = attacks::king_attacks(self.own_king);
        let mut twice = east & west | king & (east | west);
        let mut once = king | east | west;
        let mut add = |attacked: Bitboard| {
            twice |= once & attacked;
            once |= attacked;
        };
        let board = self.board;
        for knight in self.pieces & board.role(Role::Knight) {
            add(attacks::knight_attacks(knight));
        }
        for bishop in self.pieces & board.role(Role::Bishop) {
            add(attacks::bishop_attacks(bishop, self.through));
        }
        for rook in self.pieces & board.role(Role::Rook) {
            add(attacks::rook_attacks(rook, self.through));
        }
        for queen in self.pieces & board.role(Role::Queen) {
            add(attacks::queen_attacks(queen, self.through));
        }
        (once, twice)
    }

    fn ways(&self) -> Ways {
        let mut ways = self.ways;
        for pawn in self.pawns {
            let way = self.way(pawn);
            if way < ways.nearest {
                ways.second = ways.nearest;
                (ways.nearest, ways.nearest_pawn) = (way, pawn);
            } else {
                ways.second = ways.second.min(way);
            }
        }
        ways
    }

    /// The score of the position after each of these moves: the smaller, the nearer.
    ///
    /// Moves that change nothing of what is looked at are all alike: of them only the first is told, and their score is given
    /// back if there are more. [`Guide::rest`] tells the others.
    pub(super) fn scores(&self, steps: &[Step], scored: &mut Vec<Scored>) -> Option<usize> {
        let mut scores = Scores { scored, first: None, more: None };
        for group in steps.chunk_by(|one, other| one.from() == other.from()) {
            let Some(first) = group.first() else { continue };
            if self.board.turn != self.winner {
                let role = self.role_at(first.from());
                for &step in group {
                    scores.add(self.is_loud_help(step), role, step, || self.help(step));
                }
                continue;
            }
            let mover = self.mover(first.from());
            let through = self.through.without(mover.from);
            match mover.role {
                role if role == Role::Pawn || role == Role::King || !self.is_hunt() => {
                    for &step in group {
                        let after = self.reach_after(&mover, step);
                        let is_loud = self.is_loud_attack(&mover, step, after);
                        scores.add(is_loud, role, step, || self.attack(&mover, step, after));
                    }
                }
                Role::Knight => self.pieces(&mover, group, attacks::knight_attacks, &mut scores),
                Role::Bishop => {
                    let reach = |to| attacks::bishop_attacks(to, through);
                    self.pieces(&mover, group, reach, &mut scores);
                }
                Role::Rook => {
                    let reach = |to| attacks::rook_attacks(to, through);
                    self.pieces(&mover, group, reach, &mut scores);
                }
                _ => {
                    let reach = |to| attacks::queen_attacks(to, through);
                    self.pieces(&mover, group, reach, &mut scores);
                }
            }
        }
        scores.more
    }

    /// The moves of a piece that hunts the king: what [`Guide::attack`] says of each, with what they share computed once.
    #[inline]
    fn pieces(
        &self,
        mover: &Mover,
        group: &[Step],
        reach: impl Fn(Square) -> Bitboard,
        scores: &mut Scores<'_>,
    ) {
        let weights = self.weights;
        let others = self.pieces.without(mover.from) & self.near;
        let presence = |near: Bitboard| {
            let [one, two] = weights.near;
            let far = if near.any() { 0 } else { one };
            far + if near.more_than_one() { 0 } else { two }
        };
        let presence = [presence(others), presence(others.with(self.king))];
        let (free_weight, kings) = self.kings(self.king, self.own_king);
        let is_loud = mover.is_near || self.near.contains(mover.from);
        let left = self.zone & !mover.rest;
        for &step in group {
            let to = step.to();
            let after = reach(to);
            let men = self.men.without(to);
            let free = left & !men & !after;
            let check = after.contains(self.king);
            let near = self.near.contains(to);
            let around = self.zone & after;
            scores.add(is_loud | near | around.any(), mover.role, step, || {
                if free.is_empty() && check {
                    return 0;
                }
                let pressure = (mover.n_rest + count_around(self.king, around)).min(8);
                let score = free_weight * count_around(self.king, free)
                    + presence[usize::from(near)]
                    + weights.pressure * (8 - pressure)
                    + kings;
                let check = if check { 0 } else { weights.no_check };
                let stale = if self.is_stale(free, men) { weights.stale } else { 0 };
                (10 + score / 4 + check + stale).min(WORST - 1)
            });
        }
    }

    /// True if the loser may be left without a move.
    #[inline]
    fn is_stale(&self, free: Bitboard, men: Bitboard) -> bool {
        free.is_empty() && !(men & !self.board.role(Role::Pawn)).more_than_one()
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
        let rest = self.zone & self.once & !(before & !self.twice);
        Mover { from, role, rest, n_rest: count_around(self.king, rest), is_near }
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
        let check = if check { 0 } else { self.weights.no_check };
        let stale = if self.is_stale(free, men) { self.weights.stale } else { 0 };
        let free = count_around(self.king, free);
        let score = if self.is_hunt() {
            let mut sketch = Sketch {
                free,
                pressure: mover.n_rest + count_around(self.king, self.zone & after),
                pieces: self.pieces.without(mover.from),
                own_king: self.own_king,
                king: self.king,
            };
            match role {
                Role::King => sketch.own_king = to,
                Role::Pawn => {}
                _ => sketch.pieces.add(to),
            }
            self.hunt(&sketch, self.near)
        } else if let Some(blockers) = &self.blockers {
            self.blocked(free, blockers.after(Change::Attack(mover.from, to, role)))
        } else if mover.role != Role::Pawn {
            self.promotion(self.ways.nearest)
        } else if role != Role::Pawn {
            10
        } else {
            self.promotion(self.ways.without(mover.from).min(self.way(to)))
        };
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
        let king = if is_king { to } else { self.king };
        let takes = (self.pieces | self.pawns).contains(to);
        let free = |once: Bitboard| {
            let men = self.men.without(from).with(to);
            count_around(king, attacks::king_attacks(king) & !men & !once)
        };
        // Of a piece taken by the king, what it attacked around him counts on.
        let once = |pressure: bool| {
            if !is_king && self.pieces.contains(to) {
                self.mover(to).rest
            } else if pressure {
                self.once & attacks::king_attacks(king)
            } else {
                self.once
            }
        };
        let lost = if takes { self.weights.lost } else { 0 };
        let score = if self.is_hunt() {
            let once = once(true);
            let sketch = Sketch {
                free: free(once),
                pressure: count_around(king, once),
                pieces: self.pieces.without(to),
                own_king: self.own_king,
                king,
            };
            self.hunt(&sketch, if is_king { rings(to) } else { self.near })
        } else if let Some(blockers) = &self.blockers {
            self.blocked(free(once(false)), blockers.after(Change::Help(from, to)))
        } else {
            self.promotion(self.ways.without(to))
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
        let (free, kings) = self.kings(sketch.king, sketch.own_king);
        10 + (free * sketch.free + self.presence(sketch, near) + kings) / 4
    }

    /// What a square left to the king counts, and what the places of the kings do. In quarters.
    #[inline]
    fn kings(&self, king: Square, own_king: Square) -> (usize, usize) {
        match self.want {
            Want::Attack => (self.weights.free[0], self.weights.edge * to_edge(king)),
            _ => (self.weights.free[1], self.drive(king, own_king)),
        }
    }

    /// How near a mate by the loser's own men is.
    fn blocked(&self, free: usize, blockers: usize) -> usize {
        (10 + self.weights.free[2] * free / 4 + blockers).min(WORST - 1)
    }

    /// How near a new queen is.
    fn promotion(&self, way: usize) -> usize {
        let way = if way == Ways::NONE { 8 } else { way };
        (10 + UNPROMOTED + self.weights.way * way).min(WORST - 1)
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

    /// Steps a pawn is from promotion, men in its way counting.
    fn way(&self, pawn: Square) -> usize {
        let last = if self.winner == Color::White { Rank::Eighth } else { Rank::First };
        let goal = Square::from_coords(pawn.file(), last);
        let ahead = attacks::between(pawn, goal).with(goal) & self.through;
        pawn.rank().distance(last) as usize + 2 * ahead.count()
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
