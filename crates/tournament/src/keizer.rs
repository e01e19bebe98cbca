//! The running table of Keizer: club evenings where anybody may come any week. There is no FIDE text; this is
//! the simple form.
//!
//! Everybody has a value by place in the table: the first one and a half times the number of players and
//! one, one less each place. A win gives the value of the opponent, a draw half of it; who does not play gets a
//! share of the own value, and the own value counts once for everybody. The table is made anew three
//! times, so that values follow places.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::history::{Cell, History};
use crate::ids::Tpn;
use crate::round::{ByeKind, Score};
use crate::tiebreak::Hundredths;

/// What a round without a game gives, in per cent of the own value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shares {
    /// For a bye of one's own or an absence.
    pub absent_percent: u8,
    /// For the bye that the pairing gives.
    pub bye_percent: u8,
}

impl Shares {
    /// A third and two thirds, as most clubs do.
    pub const DEFAULT: Shares = Shares { absent_percent: 33, bye_percent: 67 };
}

impl Default for Shares {
    fn default() -> Shares {
        Shares::DEFAULT
    }
}

/// The table after some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Best first; those with equal points by number.
    pub rows: Vec<TableRow>,
    values: BTreeMap<Tpn, i64>,
    shares: Shares,
}

/// One place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Pairing number.
    pub tpn: Tpn,
    /// Keizer points.
    pub points: Hundredths,
}

/// The table after the first `rounds` rounds. A game without a result counts as drawn until it has one.
pub fn table(history: &History, rounds: usize, shares: Shares) -> Table {
    let mut order: Vec<Tpn> = history.players.iter().map(|row| row.tpn).collect();
    order.sort();
    order.dedup();
    let mut table = Table { rows: Vec::new(), values: BTreeMap::new(), shares };
    for _ in 0..3 {
        table.values = values(&order);
        table.rows = order
            .iter()
            .map(|tpn| {
                let cells = history.row(*tpn).map_or(&[][..], |row| row.rounds.as_slice());
                let gained: i64 =
                    cells.iter().take(rounds).map(|cell| table.gained(*tpn, *cell).0).sum();
                TableRow { tpn: *tpn, points: Hundredths(table.value(*tpn).0 + gained) }
            })
            .collect();
        table.rows.sort_by_key(|row| (Reverse(row.points), row.tpn));
        order = table.rows.iter().map(|row| row.tpn).collect();
    }
    table
}

fn values(order: &[Tpn]) -> BTreeMap<Tpn, i64> {
    let first = i64::try_from(order.len()).unwrap_or(0) * 3 / 2 + 1;
    (0..).zip(order).map(|(place, tpn)| (*tpn, first - place)).collect()
}

impl Table {
    /// What a win against the player gives, and what everybody starts with: by the place in the table before the
    /// last passage.
    pub fn value(&self, tpn: Tpn) -> Hundredths {
        Hundredths(self.values.get(&tpn).copied().unwrap_or(0) * 100)
    }

    /// What a round gave.
    pub fn gained(&self, own: Tpn, cell: Cell) -> Hundredths {
        let share = |tpn, percent: u8| Hundredths(self.value(tpn).0 * i64::from(percent) / 100);
        match cell {
            Cell::Game { opponent, score: Score::Win, .. }
            | Cell::Forfeit { opponent, won: true, .. } => share(opponent, 100),
            Cell::Game { opponent, score: Score::Draw, .. } | Cell::Open { opponent, .. } => {
                share(opponent, 50)
            }
            Cell::Game { score: Score::Loss, .. } | Cell::Forfeit { won: false, .. } => {
                Hundredths(0)
            }
            Cell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => {
                share(own, self.shares.bye_percent)
            }
            Cell::Bye(ByeKind::HalfPoint | ByeKind::ZeroPoint) => {
                share(own, self.shares.absent_percent)
            }
        }
    }

    /// The points of a player.
    pub fn points(&self, tpn: Tpn) -> Option<Hundredths> {
        self.rows.iter().find(|row| row.tpn == tpn).map(|row| row.points)
    }
}
