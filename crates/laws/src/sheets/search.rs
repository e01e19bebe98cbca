//! The games that the sheets support, by a search over legal moves.
//!
//! All games are followed ply by ply side by side. A game costs what its moves cost on each sheet ([`super::row`]); the
//! sheets are independent once the game is given, so that each keeps a row of its own. Games dearer than the best by
//! more than a margin are dropped.

use shakmaty::{Chess, Move, Position};

use super::pen::{Choices, Cost, prices};
use super::row::{Fares, Lane, Offers, Row};
use crate::notation::written::Mark;

/// Games followed side by side where they differ in price.
const WIDTH: usize = 36;

/// Games followed side by side where they cost the same: two moves that either sheet has are both followed to the end.
const WIDTH_OF_EQUALS: usize = 64;

/// The same after a move that nobody wrote.
const WIDTH_OF_GUESSES: usize = 200;

/// The same once the positions that may be looked at are spent.
const WIDTH_WHEN_SPENT: usize = 6;

/// Games dearer than the best by this much are dropped: just less than a ply that both writers left out, after which
/// nearly every game goes on.
const MARGIN: Cost = Cost(1180);

/// The same, where the sheets make no sense otherwise.
const WIDER_MARGIN: Cost = Cost(1700);

/// The same for a pair that both writers left out.
const GAP_MARGIN: Cost = Cost(2700);

/// A sheet has a move plainly that costs less than this on it.
const PLAIN: Cost = Cost(250);

/// A move that stands on no sheet is thought of only where what is written needs a slip at least. Moves that nobody wrote
/// can be put in nearly anywhere; the last place where they can stand is as good as those before.
const STUCK: Cost = Cost(350);

/// Games that cost this much more than the best at most are kept in greater number.
const EQUALS: Cost = Cost(300);

/// One of some thirty legal moves is guessed.
const GUESS: Cost = Cost(330);

/// Plies after which a move that stands on no sheet has proved itself.
const RECENT: u32 = 6;

/// Games within this much of the best are worth listing before their number is cut.
const MARGIN_AT_END: Cost = Cost(900);

/// Positions looked at for two sheets before the search narrows; more for more cells.
const POSITIONS: usize = 5_000;
const POSITIONS_PER_CELL: usize = 30;

/// Games kept at the end before they are sorted out.
const N_FOUND: usize = 64;

/// Where the sheets can be read on only with slips.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stuck {
    /// The cheapest written move costs this much.
    Beyond(Cost),
    /// No sheet has any legal move plainly.
    NoSheetReads,
}

/// What bounds the search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    pub(super) width: usize,
    pub(super) width_of_equals: usize,
    pub(super) margin: Cost,
    pub(super) margin_at_end: Cost,
    pub(super) n_found: usize,
    /// When a move that stands on no sheet is thought of.
    pub(super) stuck: Stuck,
    /// Games followed side by side whose last moves stand on no sheet and that cost the same.
    pub(super) width_of_guesses: usize,
    /// A search whose games all cost more than this ends: a wider one follows.
    pub(super) give_up: Cost,
    /// Whether lines in the wrong order are thought of.
    pub(super) lines: Mark,
}

impl Bounds {
    pub(super) const WHOLE: Bounds = Bounds {
        width: WIDTH,
        width_of_equals: WIDTH_OF_EQUALS,
        margin: MARGIN,
        margin_at_end: MARGIN_AT_END,
        n_found: N_FOUND,
        stuck: Stuck::Beyond(STUCK),
        width_of_guesses: WIDTH_OF_GUESSES,
        give_up: Cost::NEVER,
        lines: Mark::Absent,
    };
    /// For sheets that do not simply agree: a writer may have taken one line for another.
    pub(super) const LINES: Bounds = Bounds { lines: Mark::Written, ..Bounds::WHOLE };
    /// For sheets that make little sense otherwise.
    pub(super) const WIDER: Bounds =
        Bounds { margin: WIDER_MARGIN, width: WIDTH * 2, ..Bounds::WHOLE };
    /// Where both sheets lack the same moves: they are guessed only where neither sheet can be read on, and many of them
    /// are followed until the next cells tell which fit.
    pub(super) const GAP: Bounds = Bounds {
        margin: GAP_MARGIN,
        width: WIDTH,
        width_of_equals: 150,
        stuck: Stuck::NoSheetReads,
        width_of_guesses: 900,
        ..Bounds::WHOLE
    };
    /// Enough to compare languages.
    pub(super) const GLANCE: Bounds = Bounds {
        width: 8,
        width_of_equals: 60,
        width_of_guesses: 31,
        margin: Cost(600),
        margin_at_end: Cost::FREE,
        n_found: 1,
        ..Bounds::WHOLE
    };
}

/// A game found.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) moves: Vec<Move>,
    pub(super) last: Chess,
    pub(super) cost: Cost,
}

/// What a search gives.
#[derive(Debug)]
pub(super) struct Outcome {
    /// Cheapest first.
    pub(super) found: Vec<Found>,
    /// What the cheapest game that was dropped for want of room would cost in the end, if what was left of the sheets had
    /// cost it as much as the best game.
    pub(super) cheapest_dropped: Cost,
}

impl Outcome {
    /// What the best game costs.
    pub(super) fn cost(&self) -> u32 {
        self.found.first().map_or(u32::MAX, |best| best.cost.0)
    }
}

struct Node {
    before: u32,
    played: Option<Move>,
    cost: Cost,
}

/// A game as far as it is followed.
struct Follower {
    node: u32,
    position: Chess,
    rows: Vec<Row>,
    cost: Cost,
    /// The part of the price that is on no sheet: moves that nobody wrote are one of many.
    guessed: Cost,
    /// Plies since the last one that stands on no sheet.
    since_unwritten: u32,
    /// Some cell speaks for the last move; a game does not end on a move that any other would do for.
    stands: Mark,
}

struct Child {
    parent: usize,
    index: usize,
    cost: Cost,
    guessed: Cost,
    since_unwritten: u32,
    /// Some cell speaks for this move rather than for any other.
    stands: Mark,
}

struct Search<'l> {
    lanes: &'l [Lane],
    bounds: Bounds,
    nodes: Vec<Node>,
    ends: Vec<(Cost, u32, Chess)>,
    best_end: Cost,
    positions_left: usize,
    /// By ply, the cheapest game that was dropped for want of room.
    dropped: Vec<Cost>,
}

/// Searches the games of one or two sheets.
pub(super) fn search(start: &Chess, lanes: &[Lane], bounds: Bounds) -> Outcome {
    let n_cells: usize = lanes.iter().map(|lane| lane.cells.len()).sum();
    let mut search = Search {
        lanes,
        bounds,
        nodes: vec![Node { before: 0, played: None, cost: Cost::FREE }],
        ends: Vec::new(),
        best_end: Cost::NEVER,
        positions_left: POSITIONS + POSITIONS_PER_CELL * n_cells,
        dropped: Vec::new(),
    };
    let mut followers = vec![Follower {
        node: 0,
        position: start.clone(),
        rows: lanes.iter().map(|lane| Row::start(lane, bounds.lines)).collect(),
        cost: Cost::FREE,
        guessed: Cost::FREE,
        since_unwritten: RECENT,
        stands: Mark::Written,
    }];
    while !followers.is_empty() {
        followers.iter().for_each(|it| search.end_at(it));
        let cheapest = followers.iter().map(|it| it.cost).min().unwrap_or(Cost::NEVER);
        if cheapest.min(search.best_end) > bounds.give_up {
            break;
        }
        followers = search.next(&followers);
    }
    search.outcome()
}

impl Search<'_> {
    /// Takes note of the game that ends here.
    fn end_at(&mut self, follower: &Follower) {
        if follower.stands == Mark::Absent {
            return;
        }
        let game_over =
            if follower.position.legal_moves().is_empty() { Mark::Written } else { Mark::Absent };
        let cost = follower
            .rows
            .iter()
            .zip(self.lanes)
            .fold(follower.guessed, |cost, (row, lane)| cost.plus(row.end(lane, game_over).0));
        if cost <= self.best_end.plus(self.bounds.margin_at_end) {
            self.best_end = self.best_end.min(cost);
            self.ends.push((cost, follower.node, follower.position.clone()));
        }
    }

    /// All followed games one ply on.
    fn next(&mut self, followers: &[Follower]) -> Vec<Follower> {
        let mut children: Vec<Child> = Vec::new();
        let mut choices: Vec<Choices<'_>> = Vec::with_capacity(followers.len());
        let mut offers: Vec<Vec<Offers>> = Vec::with_capacity(followers.len());
        let mut best = Cost::NEVER;
        for (parent, follower) in followers.iter().enumerate() {
            let mut here = Choices::of(&follower.position);
            let starts_row = starts_row(&follower.position);
            let offered: Vec<Offers> = follower
                .rows
                .iter()
                .zip(self.lanes)
                .map(|(row, lane)| row.offers(lane, &mut here, starts_row))
                .collect();
            let priced: Vec<Together> = (0..here.moves.len())
                .map(|index| {
                    together(
                        offered
                            .iter()
                            .zip(&follower.rows)
                            .map(|(offers, row)| (offers.fares(index), row.cheapest())),
                    )
                })
                .collect();
            let written = priced.iter().map(|it| it.written).min().unwrap_or(Cost::NEVER);
            let dearest = priced.iter().map(|it| it.written).max().unwrap_or(Cost::NEVER);
            let is_forced = priced.len() == 1;
            let is_stuck = match self.bounds.stuck {
                Stuck::Beyond(limit) => written.plus(follower.guessed) >= follower.cost.plus(limit),
                Stuck::NoSheetReads => priced.iter().all(|it| it.slip >= PLAIN),
            };
            let stuck = follower.since_unwritten == 0 || is_stuck;
            for (index, price) in priced.into_iter().enumerate() {
                let unwritten = price.unwritten.plus(GUESS);
                let is_unwritten = stuck && unwritten < price.written;
                let (cost, guessed, since_unwritten) = if is_unwritten {
                    (price.unwritten, follower.guessed.plus(GUESS), 0)
                } else {
                    let since = follower.since_unwritten.saturating_add(1).min(RECENT);
                    (price.written, follower.guessed, since)
                };
                let stands = match is_forced || !is_unwritten && price.written < dearest {
                    true => Mark::Written,
                    false => Mark::Absent,
                };
                let cost = cost.plus(guessed);
                if cost < Cost::NEVER && cost <= best.plus(self.bounds.margin) {
                    best = best.min(cost);
                    let child = Child { parent, index, cost, guessed, since_unwritten, stands };
                    children.push(child);
                }
            }
            choices.push(here);
            offers.push(offered);
        }
        self.positions_left = self.positions_left.saturating_sub(followers.len());
        let limit =
            best.plus(self.bounds.margin).min(self.best_end.plus(self.bounds.margin_at_end));
        children.retain(|child| child.cost <= limit);
        children.sort_by_key(|child| child.cost);
        let dropped = self.narrow(&mut children);
        self.dropped.push(dropped);
        children
            .into_iter()
            .filter_map(|child| {
                let parent = &followers[child.parent];
                let played = choices[child.parent].moves[child.index];
                self.follow(parent, &offers[child.parent], &child, played)
            })
            .collect()
    }

    /// A game one ply on; `None` where a move that nobody wrote would end it.
    fn follow(
        &mut self,
        parent: &Follower,
        offers: &[Offers],
        child: &Child,
        played: Move,
    ) -> Option<Follower> {
        let mut position = parent.position.clone();
        position.play_unchecked(played);
        if child.stands == Mark::Absent && position.legal_moves().is_empty() {
            return None;
        }
        let starts_row = starts_row(&parent.position);
        let rows = parent
            .rows
            .iter()
            .zip(self.lanes)
            .zip(offers)
            .map(|((row, lane), offers)| row.after(lane, offers, child.index, starts_row))
            .collect();
        let node = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.nodes.push(Node { before: parent.node, played: Some(played), cost: child.cost });
        Some(Follower {
            node,
            position,
            rows,
            cost: child.cost,
            guessed: child.guessed,
            since_unwritten: child.since_unwritten,
            stands: child.stands,
        })
    }

    /// Keeps the cheapest, which stand sorted. Games in which no sheet has one of the last moves are many and cheap, so
    /// they have room of their own. Returns the price of the cheapest that had no room.
    fn narrow(&self, children: &mut Vec<Child>) -> Cost {
        if children.is_empty() {
            return Cost::NEVER;
        }
        let (width, most) = match self.positions_left {
            0 => (WIDTH_WHEN_SPENT, WIDTH_WHEN_SPENT),
            left if left < POSITIONS / 4 => (self.bounds.width / 4 + 1, self.bounds.width),
            _ => (self.bounds.width, self.bounds.width_of_equals),
        };
        let most_guesses =
            if most > self.bounds.width { self.bounds.width_of_guesses } else { most };
        let mut room = [(0, width, most, None), (0, width / 2 + 1, most_guesses, None::<Cost>)];
        let mut dropped = Cost::NEVER;
        children.retain(|child| {
            let (n, width, most, first) = &mut room[usize::from(child.since_unwritten < RECENT)];
            let edge = first.get_or_insert(child.cost).plus(EQUALS);
            let keeps = *n < *width || child.cost <= edge && *n < *most;
            if keeps {
                *n += 1;
            } else {
                dropped = dropped.min(child.cost);
            }
            keeps
        });
        dropped
    }

    /// The estimate of [`Outcome::cheapest_dropped`]: ply by ply against the best game as it stood then.
    fn cheapest_dropped(&self) -> Cost {
        let Some((end, node, _)) = self.ends.first() else {
            return self.dropped.iter().copied().min().unwrap_or(Cost::NEVER);
        };
        let mut costs: Vec<Cost> = Vec::new();
        let mut at = *node;
        while let Some(Node { before, played: Some(_), cost }) =
            usize::try_from(at).ok().and_then(|at| self.nodes.get(at))
        {
            costs.push(*cost);
            at = *before;
        }
        costs.reverse();
        let in_the_end = |(dropped, here): (&Cost, &Cost)| {
            Cost(dropped.0.saturating_add(end.0).saturating_sub(here.0))
        };
        let dropped = self.dropped.iter().zip(&costs).filter(|it| *it.0 < Cost::NEVER);
        dropped.map(in_the_end).min().unwrap_or(Cost::NEVER)
    }

    fn outcome(mut self) -> Outcome {
        self.ends.retain(|end| end.0 <= self.best_end.plus(self.bounds.margin_at_end));
        self.ends.sort_by_key(|end| end.0);
        self.ends.truncate(self.bounds.n_found);
        let found = self
            .ends
            .iter()
            .map(|(cost, node, last)| Found {
                moves: self.moves_to(*node),
                last: last.clone(),
                cost: *cost,
            })
            .collect();
        let cheapest_dropped = self.cheapest_dropped();
        Outcome { found, cheapest_dropped }
    }

    fn moves_to(&self, node: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = node;
        while let Some(Node { before, played: Some(played), .. }) =
            usize::try_from(at).ok().and_then(|at| self.nodes.get(at))
        {
            moves.push(*played);
            at = *before;
        }
        moves.reverse();
        moves
    }
}

/// Signs left out that make no slip.
const AS_WRITTEN: Cost = Cost(200);

/// The game of a sheet that is legal from the first cell to the last as it is written.
pub(super) fn as_written(start: &Chess, lane: &Lane) -> Option<Vec<Move>> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(lane.cells.len());
    let mut costs = Vec::new();
    for cell in &lane.cells {
        let mut choices = Choices::of(&position);
        if cell.is_illegible() {
            return None;
        }
        prices(cell, lane.style, &mut choices, AS_WRITTEN, &mut costs);
        let best = costs.iter().copied().min().filter(|&it| it <= AS_WRITTEN)?;
        let mut fits = costs.iter().zip(&choices.moves).filter(|it| *it.0 == best);
        let (Some((_, &played)), None) = (fits.next(), fits.next()) else { return None };
        moves.push(played);
        position.play_unchecked(played);
    }
    Some(moves)
}

/// What a given game costs. Every ply of it has to stand on a sheet.
pub(super) fn found_of(start: &Chess, lanes: &[Lane], moves: Vec<Move>) -> Found {
    let mut position = start.clone();
    let mut rows: Vec<Row> = lanes.iter().map(|lane| Row::start(lane, Mark::Written)).collect();
    for &played in &moves {
        let mut choices = Choices::of(&position);
        let starts_row = starts_row(&position);
        let index = choices.moves.iter().position(|&it| it == played);
        for (row, lane) in rows.iter_mut().zip(lanes) {
            let offers = row.offers(lane, &mut choices, starts_row);
            *row = row.after(lane, &offers, index.unwrap_or(usize::MAX), starts_row);
        }
        position.play_unchecked(played);
    }
    let over = if position.legal_moves().is_empty() { Mark::Written } else { Mark::Absent };
    let ends = rows.iter().zip(lanes).map(|(row, lane)| row.end(lane, over).0);
    Found { moves, last: position, cost: ends.fold(Cost::FREE, Cost::plus) }
}

pub(super) fn starts_row(position: &Chess) -> Mark {
    if position.turn().is_white() { Mark::Written } else { Mark::Absent }
}

/// The price of a ply on all sheets.
#[derive(Debug, Clone, Copy)]
struct Together {
    /// At least one sheet has it.
    written: Cost,
    /// No sheet has it, and not all writers have stopped. Where all have stopped there is no ply.
    unwritten: Cost,
    /// The least slip that a sheet needs to have it.
    slip: Cost,
}

/// The prices of all sheets, each with what its row has cost so far.
fn together(fares: impl Iterator<Item = (Fares, Cost)>) -> Together {
    // Over the sheets so far: all stopped; none wrote but one goes on; one wrote.
    let mut stopped = Cost::FREE;
    let mut unwritten = Cost::NEVER;
    let mut written = Cost::NEVER;
    let mut slip = Cost::NEVER;
    for (fare, so_far) in fares {
        slip = slip.min(Cost(fare.written.0.saturating_sub(so_far.0)));
        let without = fare.left_out.min(fare.stopped);
        let before = stopped.min(unwritten).min(written);
        written = before.plus(fare.written).min(written.plus(without));
        unwritten = unwritten.plus(without).min(stopped.plus(fare.left_out));
        stopped = stopped.plus(fare.stopped);
    }
    Together { written, unwritten, slip }
}

/// Legal continuations of a game to a known board, at most `n_plies` long.
pub(super) fn ways_to(
    last: &Chess,
    board: &shakmaty::Board,
    n_plies: u32,
    budget: &mut u32,
) -> Vec<Vec<Move>> {
    let mut ways = Vec::new();
    let mut line = Vec::new();
    walk(last, board, n_plies, budget, &mut line, &mut ways);
    ways.sort_by_key(Vec::len);
    ways
}

fn walk(
    position: &Chess,
    board: &shakmaty::Board,
    n_plies: u32,
    budget: &mut u32,
    line: &mut Vec<Move>,
    ways: &mut Vec<Vec<Move>>,
) {
    if position.board() == board {
        ways.push(line.clone());
        return;
    }
    // A move changes two squares, en passant three, castling four.
    let different = shakmaty::Square::ALL
        .into_iter()
        .filter(|&square| position.board().piece_at(square) != board.piece_at(square))
        .count();
    let most = usize::try_from(n_plies).unwrap_or(usize::MAX).saturating_mul(2).saturating_add(2);
    if n_plies == 0 || different > most || *budget == 0 {
        return;
    }
    for played in position.legal_moves() {
        *budget = budget.saturating_sub(1);
        let mut after = position.clone();
        after.play_unchecked(played);
        line.push(played);
        walk(&after, board, n_plies - 1, budget, line, ways);
        line.pop();
    }
}
