//! Sonneborn-Berger (C.07 9.1).

use super::contribution::{Contribution, Hundredths};
use super::cut::{self, by_opponent};
use super::value::Value;
use super::{Code, Fore, Table, total};

/// C.07 9.1: opponent's score times the points made against him, round by round.
pub(super) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let mut lines = table.view(code.forfeits, Fore::No).lines(table, player);
    for line in &mut lines {
        let taken = line.taken.unwrap_or_default();
        line.amount = Hundredths(taken.0.saturating_mul(i64::from(line.points.0)) / 10);
    }
    cut::apply(&mut lines, code.cut, by_opponent, table.rules.sonneborn_cut);
    (total(&lines), lines)
}
