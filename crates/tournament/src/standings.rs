//! Standings: everybody in order after a round, by points and a list of tie-breaks (C.07 4).
//!
//! ```
//! use tournament::history::{History, Scoring};
//! use tournament::ids::RoundNo;
//! use tournament::standings::standings;
//! use tournament::tiebreak::{Code, Rules};
//!
//! let history = History {
//!     rounds_planned: RoundNo(9),
//!     scoring: Scoring::default(),
//!     initial_color: None,
//!     players: Vec::new(),
//!     acceleration: Vec::new(),
//!     prohibited: Vec::new(),
//! };
//! let list = Code::list("BH/C1,BH,SB,DE").unwrap();
//! let standings = standings(&history, RoundNo(0), &list, &Rules::default());
//! assert!(standings.rows.is_empty());
//! ```

use std::collections::BTreeMap;

use crate::history::{Cell, History};
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;
use crate::tiebreak::performance::performance;
use crate::tiebreak::{
    Code, Contribution, DirectEncounter, Hundredths, Kind, Performance, Ratio, Rules, Table, Value,
    compute, direct, koya_limit,
};

/// Everybody in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The round they stand after.
    pub after: RoundNo,
    /// The tie-breaks applied, in order. Without `PTS` or `KEIZER` in it, points come first.
    pub list: Vec<Code>,
    /// Best first; inside a shared rank by pairing number.
    pub rows: Vec<StandingRow>,
    /// Games up to that round without a result. Values are provisional until it is 0: an open game
    /// adds no points, and its opponent's score counts.
    pub games_open: usize,
}

/// One participant's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// Pairing number.
    pub tpn: Tpn,
    /// Place; those who share it all have the best one.
    pub rank: u16,
    /// Whether somebody else has the same rank.
    pub shared: bool,
    /// Whether the results were taken out because the player left a round robin early. Such rows
    /// are last and share the last rank.
    pub annulled: bool,
    /// Whether the player was expelled. Such rows are behind everybody and have no place.
    pub expelled: bool,
    /// Points.
    pub points: Points,
    /// One for each code of the list.
    pub values: Vec<Value>,
}

impl StandingRow {
    /// Whether the player has a place: neither expelled nor, in a round robin, gone too early.
    pub fn has_place(&self) -> bool {
        !self.annulled && !self.expelled
    }
}

impl Standings {
    /// C.07 10: the tie-breaks of the list that unrated participants drop, and how many of these
    /// there are. Nothing is dropped if everybody is rated or counts as something.
    pub fn dropped(&self, history: &History, rules: &Rules) -> Option<(Vec<Code>, usize)> {
        let unrated = history.players.iter().filter(|row| row.rating.is_none()).count();
        let needing = self.list.iter().copied().filter(|code| code.kind.needs_ratings());
        let codes: Vec<Code> = needing.collect();
        let dropped = unrated > 0 && rules.unrated_counts_as.is_none() && !codes.is_empty();
        dropped.then_some((codes, unrated))
    }

    /// The row of a participant.
    pub fn row(&self, tpn: Tpn) -> Option<&StandingRow> {
        self.rows.iter().find(|row| row.tpn == tpn)
    }
}

/// Standings after a round; `after` beyond the rounds that exist means after the last one.
///
/// C.07 4.2 and 4.3: the groups that are tied are split by one tie-break after the other and never
/// merge. Direct encounter sees the group as it is when its turn comes, so it may stand in the list
/// more than once.
pub fn standings(history: &History, after: RoundNo, list: &[Code], rules: &Rules) -> Standings {
    let table = Table::new(history, after, rules);
    let mut values: Vec<Vec<Value>> = vec![Vec::with_capacity(list.len()); table.players().len()];
    let (expelled, others): (Vec<usize>, Vec<usize>) =
        table.players().partition(|player| table.is_expelled(*player));
    let (annulled, counted): (Vec<usize>, Vec<usize>) =
        others.into_iter().partition(|player| table.is_annulled(*player));
    let mut groups: Vec<Vec<usize>> = [counted, annulled, expelled].into();
    groups.retain(|group| !group.is_empty());
    if points_lead(list) {
        groups = refine(groups, |group| by_value(group, |player| points(&table, player), PTS));
    }
    for code in list {
        if code.kind == Kind::De {
            groups = refine(groups, |group| {
                let classes = encounter(&table, group, *code);
                for (player, value) in direct::places(&classes) {
                    values[player].push(value);
                }
                in_direction(classes, *code)
            });
            continue;
        }
        for player in table.players() {
            values[player].push(compute(&table, player, *code).0);
        }
        let column = |player: usize| values[player].last().copied().unwrap_or(Value::Undefined);
        groups = refine(groups, |group| by_value(group, column, *code));
    }
    Standings {
        after: RoundNo(u8::try_from(table.rounds).unwrap_or(u8::MAX)),
        list: list.to_vec(),
        rows: rows(&table, &groups, values),
        games_open: games_open(history, after),
    }
}

const PTS: Code = Code::new(Kind::Pts);

/// Whether nothing in the list takes the place of the points.
fn points_lead(list: &[Code]) -> bool {
    !list.iter().any(|code| matches!(code.kind, Kind::Pts | Kind::Keizer))
}

fn points(table: &Table, player: usize) -> Value {
    Value::Number(Ratio::hundredths(table.score(player).saturating_mul(10)))
}

fn refine(
    groups: Vec<Vec<usize>>,
    mut split: impl FnMut(&[usize]) -> Vec<Vec<usize>>,
) -> Vec<Vec<usize>> {
    groups.iter().flat_map(|group| split(group)).collect()
}

fn by_value(group: &[usize], value: impl Fn(usize) -> Value, code: Code) -> Vec<Vec<usize>> {
    let mut order: Vec<(usize, Value)> =
        group.iter().map(|player| (*player, value(*player))).collect();
    order.sort_by(|left, right| code.compare(left.1, right.1));
    order
        .chunk_by(|left, right| left.1 == right.1)
        .map(|tied| tied.iter().map(|(player, _)| *player).collect())
        .collect()
}

fn encounter(table: &Table, group: &[usize], code: Code) -> Vec<Vec<usize>> {
    direct::split(table, group, code.forfeits, None)
}

fn in_direction(mut classes: Vec<Vec<usize>>, code: Code) -> Vec<Vec<usize>> {
    if code.direction == crate::tiebreak::Direction::Reversed {
        classes.reverse();
    }
    classes
}

fn rows(table: &Table, groups: &[Vec<usize>], mut values: Vec<Vec<Value>>) -> Vec<StandingRow> {
    let mut rows: Vec<StandingRow> = Vec::with_capacity(values.len());
    for group in groups {
        let rank = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        let mut group = group.clone();
        group.sort_unstable();
        rows.extend(group.iter().map(|player| StandingRow {
            tpn: table.tpn(*player),
            rank,
            shared: group.len() > 1,
            annulled: table.is_annulled(*player),
            expelled: table.is_expelled(*player),
            points: Points(i32::try_from(table.score(*player)).unwrap_or(i32::MAX)),
            values: std::mem::take(&mut values[*player]),
        }));
    }
    rows
}

/// Pairings without a result, each counted once although both rows show it.
fn games_open(history: &History, after: RoundNo) -> usize {
    let mut games: Vec<(usize, Tpn, Tpn)> = Vec::new();
    for row in &history.players {
        for (round, cell) in row.rounds.iter().take(usize::from(after.0)).enumerate() {
            if let Cell::Open { opponent, .. } = *cell {
                games.push((round, row.tpn.min(opponent), row.tpn.max(opponent)));
            }
        }
    }
    games.sort_unstable();
    games.dedup();
    games.len()
}

/// Every value of everybody, whoever is tied with whom; direct encounter among those on equal
/// points.
pub fn values(
    history: &History,
    after: RoundNo,
    list: &[Code],
    rules: &Rules,
) -> BTreeMap<Tpn, Vec<Value>> {
    let table = Table::new(history, after, rules);
    let mut values = vec![Vec::with_capacity(list.len()); table.players().len()];
    for code in list {
        if code.kind == Kind::De {
            let all: Vec<usize> = table.players().collect();
            for group in by_value(&all, |player| points(&table, player), PTS) {
                for (player, value) in direct::places(&encounter(&table, &group, *code)) {
                    values[player].push(value);
                }
            }
            continue;
        }
        for player in table.players() {
            values[player].push(compute(&table, player, *code).0);
        }
    }
    table.players().map(|player| (table.tpn(player), std::mem::take(&mut values[player]))).collect()
}

/// How one value came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Working {
    /// Whose.
    pub tpn: Tpn,
    /// Of what.
    pub code: Code,
    /// The value.
    pub value: Value,
    /// One line a round; empty for tie-breaks that look at no rounds.
    pub lines: Vec<Contribution>,
    /// What the lines alone do not tell.
    pub detail: Detail,
}

/// What belongs to one kind of tie-break only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The lines say it all.
    Lines,
    /// KEIZER: the own value, which is in the sum beside the lines.
    OwnValue(Hundredths),
    /// KS: the score that an opponent needs.
    Limit(Hundredths),
    /// TPR and PTP: average, percentage, difference. `None` without a game.
    Performance(Option<Performance>),
    /// DE: the mini-tables.
    Encounter(DirectEncounter),
    /// C.07 10: unrated participants drop every rating tie-break, unless the event says what they
    /// count as.
    Dropped {
        /// How many are unrated.
        unrated: usize,
    },
}

/// How a value came about; direct encounter among those on equal points. `None` for a number that
/// is not in the tournament.
pub fn working(
    history: &History,
    after: RoundNo,
    tpn: Tpn,
    code: Code,
    rules: &Rules,
) -> Option<Working> {
    let table = Table::new(history, after, rules);
    let player = table.index(tpn)?;
    let tied: Vec<usize> = table
        .players()
        .filter(|other| {
            table.score(*other) == table.score(player)
                && table.is_annulled(*other) == table.is_annulled(player)
                && table.is_expelled(*other) == table.is_expelled(player)
        })
        .collect();
    Some(working_among(&table, player, code, &tied))
}

/// How the value in one column of the standings came about; direct encounter among those who were
/// still tied when that column was reached. `None` outside the standings.
pub fn working_in(
    history: &History,
    standings: &Standings,
    tpn: Tpn,
    column: usize,
    rules: &Rules,
) -> Option<Working> {
    let code = *standings.list.get(column)?;
    let own = standings.row(tpn)?;
    let table = Table::new(history, standings.after, rules);
    let points_first = points_lead(&standings.list);
    let tied = standings.rows.iter().filter(|row| {
        row.values[..column] == own.values[..column]
            && (row.annulled, row.expelled) == (own.annulled, own.expelled)
            && (!points_first || row.points == own.points)
    });
    let tied: Vec<usize> = tied.filter_map(|row| table.index(row.tpn)).collect();
    Some(working_among(&table, table.index(tpn)?, code, &tied))
}

fn working_among(table: &Table, player: usize, code: Code, tied: &[usize]) -> Working {
    let (mut value, lines) = compute(table, player, code);
    let detail = match code.kind {
        Kind::De => {
            let mut encounter = DirectEncounter::default();
            let classes = direct::split(table, tied, code.forfeits, Some(&mut encounter));
            let place = direct::places(&classes).find(|(other, _)| *other == player);
            value = place.map_or(Value::Undefined, |(_, place)| place);
            Detail::Encounter(encounter)
        }
        kind if kind.needs_ratings() && table.unrated_count().is_some() => {
            Detail::Dropped { unrated: table.unrated_count().unwrap_or_default() }
        }
        Kind::Keizer => Detail::OwnValue(table.keizer().value(table.tpn(player))),
        Kind::Ks => Detail::Limit(koya_limit(table, code)),
        Kind::Tpr | Kind::Ptp => Detail::Performance(performance(table, player)),
        _ => Detail::Lines,
    };
    Working { tpn: table.tpn(player), code, value, lines, detail }
}
