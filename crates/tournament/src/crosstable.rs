//! Crosstables: who met whom with what result, round by round or as the grid of a round robin.
//!
//! A cell names its opponent by the label of the row *printed in the same table*: the pairing
//! number, or the position in the order of the final standings. Never a rank of an earlier round.

use std::collections::BTreeMap;
use std::fmt;

use crate::history::{Cell, History};
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;
use crate::round::{Color, Score};
use crate::standings::{StandingRow, Standings};

/// Order of the rows, and with it what the cells call an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// As in the standings. The label is the position in the table: ranks can be shared, positions
    /// are not, so every cell points to one row.
    ByRank,
    /// By pairing number, which is the label.
    ByNumber,
}

/// One line of either table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<C> {
    /// What cells call this row.
    pub label: u16,
    /// Pairing number.
    pub tpn: Tpn,
    /// Rank, shared ranks included.
    pub rank: u16,
    /// Whether somebody else has the same rank.
    pub shared: bool,
    /// Points in the standings.
    pub points: Points,
    /// One a round, or one an opponent.
    pub cells: Vec<C>,
}

/// Players down, rounds across.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// Order of the rows.
    pub order: Order,
    /// Last round shown.
    pub after: RoundNo,
    /// The players.
    pub rows: Vec<Line<CrossCell>>,
}

/// Players down and across.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Order of the rows and of the columns.
    pub order: Order,
    /// Last round shown.
    pub after: RoundNo,
    /// The players; their cells are in the order of the rows.
    pub rows: Vec<Line<GridCell>>,
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CrossCell {
    /// Not paired so far.
    NotPaired,
    /// Paired.
    Against {
        /// Label of the opponent's row; `None` if the opponent has none.
        opponent: Option<u16>,
        /// Own color.
        color: Color,
        /// How it ended.
        sign: Sign,
    },
    /// A round without an opponent, and what it gave.
    Bye(Points),
}

/// How a paired game ended for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `1`
    Win,
    /// `½`
    Draw,
    /// `0`
    Loss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `*`: no result so far, or adjourned.
    Open,
}

/// All games of a player against one other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridCell {
    /// The diagonal.
    Own,
    /// In order of rounds; empty if they have not met.
    Games(Vec<Sign>),
}

/// The table round by round. Rows, ranks and points are those of the standings.
pub fn crosstable(
    history: &History,
    after: RoundNo,
    order: Order,
    standings: &Standings,
) -> Crosstable {
    let rows = ordered(order, standings);
    let labels = labels(&rows);
    let shown = shown(history, after);
    let by_tpn = by_tpn(history);
    let line = |(label, row): &(u16, &StandingRow)| {
        let rounds = by_tpn.get(&row.tpn).map_or(&[][..], |row| row.rounds.as_slice());
        let cell = |round: usize| match rounds.get(round) {
            None => CrossCell::NotPaired,
            Some(cell) => cross_cell(history, *cell, &labels),
        };
        line(*label, row, (0..shown).map(cell).collect())
    };
    Crosstable { order, after: round_no(shown), rows: rows.iter().map(line).collect() }
}

/// The grid of a round robin: double rounds put two signs into a cell.
pub fn grid(history: &History, after: RoundNo, order: Order, standings: &Standings) -> Grid {
    let rows = ordered(order, standings);
    let shown = shown(history, after);
    let by_tpn = by_tpn(history);
    let made = |(label, row): &(u16, &StandingRow)| {
        let rounds = by_tpn.get(&row.tpn).map_or(&[][..], |row| row.rounds.as_slice());
        let mut games: BTreeMap<Tpn, Vec<Sign>> = BTreeMap::new();
        for cell in rounds.iter().take(shown) {
            if let (Some(opponent), Some(sign)) = (cell.opponent(), sign(*cell)) {
                games.entry(opponent).or_default().push(sign);
            }
        }
        let cells = rows.iter().map(|(_, other)| match other.tpn == row.tpn {
            true => GridCell::Own,
            false => GridCell::Games(games.remove(&other.tpn).unwrap_or_default()),
        });
        line(*label, row, cells.collect())
    };
    Grid { order, after: round_no(shown), rows: rows.iter().map(made).collect() }
}

fn ordered(order: Order, standings: &Standings) -> Vec<(u16, &StandingRow)> {
    match order {
        Order::ByRank => (1..).zip(&standings.rows).collect(),
        Order::ByNumber => {
            let mut rows: Vec<_> = standings.rows.iter().map(|row| (row.tpn.0, row)).collect();
            rows.sort_by_key(|(tpn, _)| *tpn);
            rows
        }
    }
}

fn labels(rows: &[(u16, &StandingRow)]) -> BTreeMap<Tpn, u16> {
    rows.iter().map(|(label, row)| (row.tpn, *label)).collect()
}

fn by_tpn(history: &History) -> BTreeMap<Tpn, &crate::history::Row> {
    history.players.iter().map(|row| (row.tpn, row)).collect()
}

fn line<C>(label: u16, row: &StandingRow, cells: Vec<C>) -> Line<C> {
    let StandingRow { tpn, rank, shared, points, .. } = *row;
    Line { label, tpn, rank, shared, points, cells }
}

fn shown(history: &History, after: RoundNo) -> usize {
    let longest = history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
    longest.min(usize::from(after.0))
}

fn round_no(rounds: usize) -> RoundNo {
    RoundNo(u8::try_from(rounds).unwrap_or(u8::MAX))
}

fn cross_cell(history: &History, cell: Cell, labels: &BTreeMap<Tpn, u16>) -> CrossCell {
    match cell {
        Cell::Game { opponent, color, .. }
        | Cell::Forfeit { opponent, color, .. }
        | Cell::Open { opponent, color } => CrossCell::Against {
            opponent: labels.get(&opponent).copied(),
            color,
            sign: sign(cell).unwrap_or(Sign::Open),
        },
        Cell::Bye(_) => CrossCell::Bye(history.scoring.points(cell)),
    }
}

fn sign(cell: Cell) -> Option<Sign> {
    Some(match cell {
        Cell::Game { score: Score::Win, .. } => Sign::Win,
        Cell::Game { score: Score::Draw, .. } => Sign::Draw,
        Cell::Game { score: Score::Loss, .. } => Sign::Loss,
        Cell::Forfeit { won: true, .. } => Sign::ForfeitWin,
        Cell::Forfeit { won: false, .. } => Sign::ForfeitLoss,
        Cell::Open { .. } => Sign::Open,
        Cell::Bye(_) => return None,
    })
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sign::Win => "1",
            Sign::Draw => "½",
            Sign::Loss => "0",
            Sign::ForfeitWin => "+",
            Sign::ForfeitLoss => "-",
            Sign::Open => "*",
        })
    }
}

/// `12w1`, `5b½`, `7w+`, `3b*`; a bye is a hyphen and its points, `-½`; nothing if not paired.
impl fmt::Display for CrossCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CrossCell::NotPaired => f.pad(""),
            CrossCell::Bye(points) => f.pad(&format!("-{}", points.glyph())),
            CrossCell::Against { opponent, color, sign } => {
                let number = opponent.map_or("?".to_owned(), |label| label.to_string());
                let color = match color {
                    Color::White => 'w',
                    Color::Black => 'b',
                };
                f.pad(&format!("{number}{color}{sign}"))
            }
        }
    }
}

/// `1`, `½0`; `×` on the diagonal; a dot if they have not met.
impl fmt::Display for GridCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridCell::Own => f.pad("×"),
            GridCell::Games(games) if games.is_empty() => f.pad("."),
            GridCell::Games(games) => f.pad(&games.iter().map(Sign::to_string).collect::<String>()),
        }
    }
}

/// Aligned plain text: label, cells, points, rank (`2=` if shared).
fn plain<C: fmt::Display>(rows: &[Line<C>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let cell = |cell: &C| cell.to_string().chars().count();
    let width = rows.iter().flat_map(|row| row.cells.iter().map(cell)).max().unwrap_or(0);
    for row in rows {
        write!(f, "{:>3}.", row.label)?;
        for cell in &row.cells {
            write!(f, " {:>width$}", cell.to_string())?;
        }
        let shared = if row.shared { "=" } else { "" };
        writeln!(f, "  {:>4}  {}{shared}", row.points.glyph(), row.rank)?;
    }
    Ok(())
}

impl fmt::Display for Crosstable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        plain(&self.rows, f)
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        plain(&self.rows, f)
    }
}
