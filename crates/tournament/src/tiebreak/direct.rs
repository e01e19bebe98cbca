//! Direct encounter (C.07 6): the games among those who are still tied, and nothing else.

use std::collections::BTreeMap;

use super::value::{Ratio, Value};
use super::{Forfeits, Table};
use crate::history::Cell;
use crate::ids::Tpn;

/// The working of direct encounter: the tables that were made, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectEncounter {
    /// The whole group first, then each group that was still tied.
    pub tables: Vec<EncounterTable>,
}

/// The games among one group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncounterTable {
    /// Whether all pairs met, or count as having met because the event is a round robin: then the
    /// sums alone decide (6.2). Otherwise a place needs a lead that no missing game can undo (6.3).
    pub complete: bool,
    /// In order of pairing number.
    pub rows: Vec<EncounterRow>,
}

/// One member of the group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncounterRow {
    /// Who.
    pub tpn: Tpn,
    /// Mean points a game against each of the others, in the order of the rows (6.1.2); `None`
    /// where they did not meet.
    pub results: Vec<Option<Ratio>>,
    /// Sum of the results.
    pub sum: Ratio,
    /// Members not met.
    pub missing: u16,
    /// Sum if every missing game were lost.
    pub least: Ratio,
    /// Sum if every missing game were won.
    pub most: Ratio,
    /// Place in the whole group that this table gave; `None` if it left the row to another one.
    pub place: Option<u16>,
}

/// Splits a tied group (indexes into the table) into classes, best first. Each class is still tied.
pub(crate) fn split(
    table: &Table,
    group: &[usize],
    forfeits: Forfeits,
    mut working: Option<&mut DirectEncounter>,
) -> Vec<Vec<usize>> {
    let mut games = Games { table, forfeits, member: vec![None; table.players().len()] };
    let mut classes = Vec::new();
    // Groups still to be looked at, the best one last.
    let mut waiting = vec![group.to_vec()];
    while let Some(mut group) = waiting.pop() {
        group.sort_unstable();
        if group.len() < 2 {
            classes.push(group);
            continue;
        }
        let rows = games.among(&group);
        let complete = table.is_round_robin() || rows.iter().all(|row| row.missing == 0);
        let parts = if complete { by_sum(&rows) } else { by_lead(&rows) };
        if let Some(working) = working.as_deref_mut() {
            let first = classes.iter().map(Vec::len).sum::<usize>() + 1;
            working.tables.push(printed(table, &group, &rows, complete, &parts, first));
        }
        let named = |part: &Vec<usize>| part.iter().map(|row| group[*row]).collect::<Vec<_>>();
        match parts.as_slice() {
            [_] => classes.push(group),
            _ => waiting.extend(parts.iter().rev().map(named)),
        }
    }
    classes
}

/// One step of the split, and its table if a place is given from which its places count. The classes are not looked at
/// again.
pub(crate) fn split_once(
    table: &Table,
    group: &[usize],
    forfeits: Forfeits,
    first: Option<usize>,
) -> (Vec<Vec<usize>>, Option<EncounterTable>) {
    let mut group = group.to_vec();
    group.sort_unstable();
    let mut games = Games { table, forfeits, member: vec![None; table.players().len()] };
    let rows = games.among(&group);
    let complete = table.is_round_robin() || rows.iter().all(|row| row.missing == 0);
    let parts = if complete { by_sum(&rows) } else { by_lead(&rows) };
    let made = first.map(|first| printed(table, &group, &rows, complete, &parts, first));
    (parts.iter().map(|part| part.iter().map(|row| group[*row]).collect()).collect(), made)
}

/// The place of each member inside the group, ties sharing the better place.
pub(crate) fn places(classes: &[Vec<usize>]) -> impl Iterator<Item = (usize, Value)> {
    let alone = classes.iter().map(Vec::len).sum::<usize>() < 2;
    let mut ahead = 0;
    classes.iter().flat_map(move |class| {
        let place = u16::try_from(ahead + 1).unwrap_or(u16::MAX);
        ahead += class.len();
        let value = if alone { Value::Undefined } else { Value::Place(place) };
        class.iter().map(move |player| (*player, value))
    })
}

struct Row {
    results: BTreeMap<usize, Ratio>,
    missing: usize,
    sum: Ratio,
    least: Ratio,
    most: Ratio,
}

struct Games<'a> {
    table: &'a Table<'a>,
    forfeits: Forfeits,
    /// Position in the group that is looked at.
    member: Vec<Option<usize>>,
}

impl Games<'_> {
    fn among(&mut self, group: &[usize]) -> Vec<Row> {
        for (position, player) in group.iter().enumerate() {
            self.member[*player] = Some(position);
        }
        let rows = group.iter().map(|player| self.row(*player, group.len())).collect();
        for player in group {
            self.member[*player] = None;
        }
        rows
    }

    fn row(&self, player: usize, members: usize) -> Row {
        let mut games: BTreeMap<usize, (i64, i64)> = BTreeMap::new();
        for entry in self.table.row(player) {
            let counts = match entry.cell {
                Cell::Game { .. } => true,
                Cell::Forfeit { .. } => {
                    self.table.is_round_robin() || self.forfeits == Forfeits::Played
                }
                Cell::Open { .. } | Cell::Bye(_) => false,
            };
            let opponent = entry.opponent.filter(|opponent| counts && *opponent != player);
            if let Some(position) = opponent.and_then(|opponent| self.member[opponent]) {
                let (points, count) = games.entry(position).or_default();
                *points += entry.points;
                *count += 1;
            }
        }
        let mean = |(points, count)| Ratio::new(points, 10 * count).unwrap_or(Ratio::ZERO);
        let results: BTreeMap<usize, Ratio> =
            games.into_iter().map(|(position, games)| (position, mean(games))).collect();
        let sum = results.values().fold(Ratio::ZERO, |sum, result| sum.plus(*result));
        let missing = members - 1 - results.len();
        let scoring = &self.table.history.scoring;
        let with = |each: i32| {
            let games = i64::try_from(missing).unwrap_or(0);
            sum.plus(Ratio::new(i64::from(each) * games, 10).unwrap_or(Ratio::ZERO))
        };
        Row { missing, sum, least: with(scoring.loss.0), most: with(scoring.win.0), results }
    }
}

/// C.07 6.2: everybody met, so the sums decide.
fn by_sum(rows: &[Row]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|left, right| rows[*right].sum.cmp(&rows[*left].sum));
    order
        .chunk_by(|left, right| rows[*left].sum == rows[*right].sum)
        .map(<[usize]>::to_vec)
        .collect()
}

/// C.07 6.3: a place goes to whoever is ahead of all others whatever the missing games would have
/// brought. The first time nobody is, all the rest stay together.
fn by_lead(rows: &[Row]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|left, right| rows[*right].most.cmp(&rows[*left].most));
    // Who has the lead has the highest possible sum too, so only the first of the rest can have it.
    let mut led = 0;
    while led + 1 < order.len() && rows[order[led]].least > rows[order[led + 1]].most {
        led += 1;
    }
    let (leaders, rest) = order.split_at(led);
    let mut parts: Vec<Vec<usize>> = leaders.iter().map(|row| vec![*row]).collect();
    parts.push(rest.to_vec());
    parts
}

fn printed(
    table: &Table,
    group: &[usize],
    rows: &[Row],
    complete: bool,
    parts: &[Vec<usize>],
    first: usize,
) -> EncounterTable {
    let mut places = vec![None; rows.len()];
    let mut place = first;
    for part in parts {
        for row in part {
            let settled = part.len() == 1 || parts.len() == 1;
            places[*row] = Some(u16::try_from(place).unwrap_or(u16::MAX)).filter(|_| settled);
        }
        place += part.len();
    }
    let row = |(position, row): (usize, &Row)| EncounterRow {
        tpn: table.tpn(group[position]),
        results: (0..rows.len()).map(|other| row.results.get(&other).copied()).collect(),
        sum: row.sum,
        missing: u16::try_from(row.missing).unwrap_or(u16::MAX),
        least: row.least,
        most: row.most,
        place: places[position],
    };
    EncounterTable { complete, rows: rows.iter().enumerate().map(row).collect() }
}
