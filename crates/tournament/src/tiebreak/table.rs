//! The rounds of everybody, indexed: what each round is worth, which category it has, and the
//! scores that opponents see (C.07 15.3 and 16).

use std::cell::OnceCell;
use std::collections::BTreeMap;

use super::contribution::{Category, Contribution, Fate, Hundredths, Why};
use super::{DummyRounds, EarlyWithdrawal, Fore, Forfeits, Rules, System};
use crate::history::{Cell, History, Row};
use crate::ids::{RoundNo, Tpn};
use crate::keizer;
use crate::points::Points;
use crate::round::{ByeKind, Score};
use crate::state::leaving::games_of_round_robin;

/// One participant's round.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) cell: Cell,
    /// Index of the scheduled opponent.
    pub(crate) opponent: Option<usize>,
    /// Points awarded, in tenths.
    pub(crate) points: i64,
    /// What the round was, if it counts for nobody because one of the two left early.
    pub(crate) annulled: Option<Cell>,
}

/// Everybody's rounds up to the round of the standings, by index in order of pairing number.
pub(crate) struct Table<'a> {
    pub(crate) history: &'a History,
    pub(crate) rules: &'a Rules,
    /// Rounds of the standings.
    pub(crate) rounds: usize,
    entries: Vec<Entry>,
    tpns: Vec<Tpn>,
    ratings: Vec<Option<i64>>,
    unrated: Vec<bool>,
    scores: Vec<i64>,
    annulled: Vec<bool>,
    views: [OnceCell<View>; 4],
    pub(crate) performances: OnceCell<Vec<Option<i64>>>,
    pub(crate) perfect_performances: OnceCell<Vec<Option<i64>>>,
    keizer: OnceCell<keizer::Table>,
}

/// The scores as Buchholz and its kin see them, for one choice of `/P` and `/F`.
pub(crate) struct View {
    /// A round each, as in the table's entries.
    kinds: Vec<RoundKind>,
    own: Vec<i64>,
    adjusted: Vec<i64>,
    pub(crate) buchholz: OnceCell<Vec<i64>>,
}

#[derive(Clone, Copy)]
struct RoundKind {
    category: Category,
    /// A voluntary unplayed round: what 16.2.3 and 16.2.5 ask of the rounds that follow. `/P` does
    /// not change it, so opponents' scores are the same with and without `/P`.
    missed: bool,
    /// The same for the cut, where a forfeit taken as played is none.
    voluntary: bool,
    /// The scheduled opponent's score counts.
    as_game: bool,
    drawn_final: bool,
    points: i64,
}

impl<'a> Table<'a> {
    pub(crate) fn new(history: &'a History, after: RoundNo, rules: &'a Rules) -> Table<'a> {
        let rows = rows_in_order(history);
        Table::with_points(history, after, rules, |row, round| {
            let cell = rows.get(row).and_then(|row| row.rounds.get(round)).copied();
            let cell = cell.unwrap_or(Cell::Bye(ByeKind::ZeroPoint));
            i64::from(history.scoring.points(cell).0)
        })
    }

    /// The same with points, in tenths, that do not follow from the results: the game points of
    /// matches. They are asked for by position, in order of pairing number, and round from 0.
    pub(crate) fn with_points(
        history: &'a History,
        after: RoundNo,
        rules: &'a Rules,
        points: impl Fn(usize, usize) -> i64,
    ) -> Table<'a> {
        let longest = history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
        let rounds = longest.min(usize::from(after.0));
        let rows = rows_in_order(history);
        let tpns: Vec<Tpn> = rows.iter().map(|row| row.tpn).collect();
        let index: BTreeMap<Tpn, usize> =
            tpns.iter().enumerate().map(|(index, tpn)| (*tpn, index)).collect();
        let mut entries = Vec::with_capacity(rows.len() * rounds);
        for (position, row) in rows.iter().enumerate() {
            entries.extend((0..rounds).map(|round| {
                let absent = Cell::Bye(ByeKind::ZeroPoint);
                let cell = row.rounds.get(round).copied().unwrap_or(absent);
                Entry {
                    cell,
                    opponent: cell.opponent().and_then(|tpn| index.get(&tpn).copied()),
                    points: points(position, round),
                    annulled: None,
                }
            }));
        }
        let mut table = Table {
            history,
            rules,
            rounds,
            entries,
            unrated: rows.iter().map(|row| row.rating.is_none()).collect(),
            ratings: ratings(rows.iter().map(|row| row.rating), rules),
            scores: Vec::new(),
            annulled: vec![false; tpns.len()],
            tpns,
            views: Default::default(),
            performances: OnceCell::new(),
            perfect_performances: OnceCell::new(),
            keizer: OnceCell::new(),
        };
        table.annul_early_withdrawals();
        table.scores = table
            .players()
            .map(|player| table.row(player).iter().map(|e| e.points).sum())
            .collect();
        table
    }

    /// The running table of Keizer.
    pub(crate) fn keizer(&self) -> &keizer::Table {
        self.keizer
            .get_or_init(|| keizer::table(self.history, self.rounds, keizer::Shares::DEFAULT))
    }

    pub(crate) fn players(&self) -> std::ops::Range<usize> {
        0..self.tpns.len()
    }

    pub(crate) fn index(&self, tpn: Tpn) -> Option<usize> {
        self.tpns.binary_search(&tpn).ok()
    }

    pub(crate) fn tpn(&self, player: usize) -> Tpn {
        self.tpns[player]
    }

    /// Own score in tenths.
    pub(crate) fn score(&self, player: usize) -> i64 {
        self.scores[player]
    }

    /// Rating for tie-breaks; `None` for everybody if ratings must be dropped (C.07 10).
    pub(crate) fn rating(&self, player: usize) -> Option<i64> {
        self.ratings[player]
    }

    /// Whether the player has no rating of his own.
    pub(crate) fn is_unrated(&self, player: usize) -> bool {
        self.unrated[player]
    }

    /// How many participants are unrated, if that drops every rating tie-break (C.07 10).
    pub(crate) fn unrated_count(&self) -> Option<usize> {
        let unrated = self.unrated.iter().filter(|unrated| **unrated).count();
        (unrated > 0 && self.rules.unrated_counts_as.is_none()).then_some(unrated)
    }

    /// Whether the player was sent out, so that he is in no order.
    pub(crate) fn is_expelled(&self, player: usize) -> bool {
        self.rules.expelled.contains(&self.tpns[player])
    }

    /// Whether the player's results were taken out of the standings.
    pub(crate) fn is_annulled(&self, player: usize) -> bool {
        self.annulled[player]
    }

    pub(crate) fn row(&self, player: usize) -> &[Entry] {
        &self.entries[player * self.rounds..(player + 1) * self.rounds]
    }

    pub(crate) fn is_round_robin(&self) -> bool {
        self.rules.system == System::RoundRobin
    }

    /// Position of the tournament's last round, if the standings reach it.
    fn final_round(&self) -> Option<usize> {
        usize::from(self.history.rounds_planned.0).checked_sub(1).filter(|last| *last < self.rounds)
    }

    /// Games that count as played for ratings: over the board; in the 2024 edition forfeits of
    /// round robins too.
    pub(crate) fn is_rating_game(&self, entry: &Entry) -> bool {
        match entry.cell {
            Cell::Game { .. } => true,
            Cell::Forfeit { .. } => {
                self.is_round_robin() && !self.rules.edition.excepts_forfeits_in_round_robins()
            }
            Cell::Open { .. } | Cell::Bye(_) => false,
        }
    }

    pub(crate) fn view(&self, forfeits: Forfeits, fore: Fore) -> &View {
        let slot = match (forfeits, fore) {
            (Forfeits::Unplayed, Fore::No) => 0,
            (Forfeits::Unplayed, Fore::Yes) => 1,
            (Forfeits::Played, Fore::No) => 2,
            (Forfeits::Played, Fore::Yes) => 3,
        };
        self.views[slot].get_or_init(|| View::new(self, forfeits, fore))
    }

    /// A line for every round in which nothing has been taken yet.
    pub(crate) fn blank_lines(&self, player: usize) -> Vec<Contribution> {
        let kinds = &self.view(Forfeits::Unplayed, Fore::No).kinds[player * self.rounds..];
        self.row(player)
            .iter()
            .zip(kinds)
            .enumerate()
            .map(|(round, (entry, kind))| line(round, entry, *kind))
            .collect()
    }

    /// Competition Rules: whoever leaves a round robin with less than half of the games completed
    /// is taken out of the standings, and so are the points against him.
    fn annul_early_withdrawals(&mut self) {
        if !self.is_round_robin() || self.rules.early_withdrawal == EarlyWithdrawal::Stands {
            return;
        }
        let planned = usize::from(self.history.rounds_planned.0).max(self.rounds);
        let n_games = games_of_round_robin(planned, self.tpns.len());
        let early: Vec<usize> = self
            .rules
            .withdrawn
            .iter()
            .filter_map(|tpn| self.index(*tpn))
            .filter(|player| {
                let games = |entry: &&Entry| matches!(entry.cell, Cell::Game { .. });
                self.row(*player).iter().filter(games).count() * 2 < n_games
            })
            .collect();
        for player in early {
            self.annulled[player] = true;
        }
        let nothing = Cell::Bye(ByeKind::ZeroPoint);
        for (position, entry) in self.entries.iter_mut().enumerate() {
            let own = self.annulled[position / self.rounds.max(1)];
            if own || entry.opponent.is_some_and(|opponent| self.annulled[opponent]) {
                let paired = entry.cell.opponent().is_some();
                let annulled = paired.then_some(entry.cell);
                *entry = Entry { cell: nothing, opponent: None, points: 0, annulled };
            }
        }
    }
}

fn rows_in_order(history: &History) -> Vec<&Row> {
    let mut rows: Vec<&Row> = history.players.iter().collect();
    rows.sort_by_key(|row| row.tpn);
    rows
}

fn ratings(of: impl Iterator<Item = Option<u16>>, rules: &Rules) -> Vec<Option<i64>> {
    let all: Vec<Option<i64>> =
        of.map(|rating| rating.or(rules.unrated_counts_as).map(i64::from)).collect();
    if all.iter().all(Option::is_some) { all } else { vec![None; all.len()] }
}

/// A tenths sum as points; the range of `Points` is never left by real scores.
fn points(tenths: i64) -> Points {
    Points(i32::try_from(tenths).unwrap_or(i32::MAX))
}

fn line(round: usize, entry: &Entry, kind: RoundKind) -> Contribution {
    Contribution {
        round: RoundNo(u8::try_from(round + 1).unwrap_or(u8::MAX)),
        cell: entry.cell,
        opponent: entry.cell.opponent(),
        category: kind.category,
        voluntary: kind.voluntary,
        points: points(kind.points),
        taken: None,
        amount: Hundredths::ZERO,
        fate: Fate::Counted,
        why: Why::Result,
    }
}

impl View {
    fn new(table: &Table, forfeits: Forfeits, fore: Fore) -> View {
        let final_round = table.final_round().filter(|_| fore == Fore::Yes);
        let draw = i64::from(table.history.scoring.draw.0);
        let mut kinds = Vec::with_capacity(table.entries.len());
        let (mut own, mut adjusted) = (Vec::new(), Vec::new());
        for player in table.players() {
            let row = table.row(player);
            let start = kinds.len();
            let mut missed_to_the_end = true;
            for (round, entry) in row.iter().enumerate().rev() {
                let kind = round_kind(
                    table,
                    entry,
                    forfeits,
                    final_round == Some(round),
                    missed_to_the_end,
                );
                missed_to_the_end &= kind.missed;
                kinds.push(kind);
            }
            kinds[start..].reverse();
            let rounds = &kinds[start..];
            own.push(rounds.iter().map(|kind| kind.points).sum());
            adjusted.push(
                rounds
                    .iter()
                    .map(|kind| match kind.category {
                        Category::ByeToTheEnd if !table.is_round_robin() => draw,
                        _ => kind.points,
                    })
                    .sum(),
            );
        }
        View { kinds, own, adjusted, buchholz: OnceCell::new() }
    }

    /// Every round with the opponent's or dummy's score taken (C.07 16.4); `amount` is left for
    /// Buchholz or Sonneborn-Berger to fill.
    pub(crate) fn lines(&self, table: &Table, player: usize) -> Vec<Contribution> {
        let kinds = &self.kinds[player * table.rounds..];
        table
            .row(player)
            .iter()
            .zip(kinds)
            .enumerate()
            .map(|(round, (entry, kind))| {
                let mut line = line(round, entry, *kind);
                match self.taken(table, player, entry, *kind) {
                    Some((score, why)) => {
                        line.taken = Some(Hundredths::tenths(score));
                        line.why = why;
                    }
                    None => (line.fate, line.why) = (Fate::LeftOut, Why::NoOpponent),
                }
                line
            })
            .collect()
    }

    /// The score taken, in tenths; `None` for a round without an opponent in a round robin.
    fn taken(
        &self,
        table: &Table,
        player: usize,
        entry: &Entry,
        kind: RoundKind,
    ) -> Option<(i64, Why)> {
        let opponent = entry.opponent.map(|opponent| self.adjusted[opponent]);
        if kind.as_game {
            let why = match entry.opponent {
                _ if kind.drawn_final => Why::DrawnFinalRound,
                Some(opponent) if self.own[opponent] != self.adjusted[opponent] => {
                    Why::OpponentAdjusted
                }
                _ => Why::OpponentScore,
            };
            return Some((opponent.unwrap_or(0), why));
        }
        if table.is_round_robin() {
            return None;
        }
        let own = self.own[player];
        if !table.rules.edition.caps_dummy() {
            return Some((own, Why::OwnScore));
        }
        let (limit, why) = match entry.cell.opponent() {
            Some(_) => (opponent.unwrap_or(own), Why::LimitedByOpponent),
            None => (table.draws(), Why::LimitedByDraws),
        };
        Some(if limit < own { (limit, why) } else { (own, Why::OwnScore) })
    }
}

impl Table<'_> {
    /// C.07 16.4.2: a draw in every round.
    fn draws(&self) -> i64 {
        let rounds = match self.rules.dummy_rounds {
            DummyRounds::Completed => self.rounds,
            DummyRounds::Planned => usize::from(self.history.rounds_planned.0).max(self.rounds),
        };
        i64::from(self.history.scoring.draw.0) * i64::try_from(rounds).unwrap_or(0)
    }
}

fn round_kind(
    table: &Table,
    entry: &Entry,
    forfeits: Forfeits,
    is_fore_final: bool,
    missed_to_the_end: bool,
) -> RoundKind {
    let paired = entry.cell.opponent().is_some();
    let drawn_final = is_fore_final && paired;
    let forfeit_is_game = forfeits == Forfeits::Played || drawn_final || table.is_round_robin();
    let forfeit_is_missed = !drawn_final && !table.is_round_robin();
    let (category, missed, as_game) = match entry.cell {
        Cell::Game { .. } => (Category::Played, false, true),
        Cell::Open { .. } => (Category::Open, false, true),
        Cell::Forfeit { won: true, .. } => (Category::ForfeitWin, false, forfeit_is_game),
        Cell::Forfeit { won: false, .. } => {
            (Category::ForfeitLoss, forfeit_is_missed, forfeit_is_game)
        }
        Cell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => {
            (Category::GivenBye, false, false)
        }
        Cell::Bye(ByeKind::HalfPoint | ByeKind::ZeroPoint) => {
            let category =
                if missed_to_the_end { Category::ByeToTheEnd } else { Category::ByeAndBack };
            (category, true, false)
        }
    };
    let draw = i64::from(table.history.scoring.draw.0);
    let points = if drawn_final { draw } else { entry.points };
    let voluntary = missed && !as_game;
    RoundKind { category, missed, voluntary, as_game, drawn_final, points }
}

/// Standard points in half points, whatever the tournament's scoring: 1, ½, 0 by result.
pub(crate) fn standard_half_points(cell: Cell) -> i64 {
    match cell {
        Cell::Game { score: Score::Win, .. } | Cell::Forfeit { won: true, .. } => 2,
        Cell::Game { score: Score::Draw, .. } => 1,
        Cell::Game { score: Score::Loss, .. }
        | Cell::Forfeit { won: false, .. }
        | Cell::Open { .. }
        | Cell::Bye(_) => 0,
    }
}
