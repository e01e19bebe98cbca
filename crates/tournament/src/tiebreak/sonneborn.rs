//! Sonneborn-Berger (C.07 9.1).

use super::contribution::{Contribution, Hundredths};
use super::cut::{self, by_opponent};
use super::value::Value;
use super::{Code, Fore, Table, total};
use crate::points::Points;

/// C.07 9.1: opponent's score times the points made against him, round by round.
pub(super) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    multiplied(table, player, code, None)
}

/// C.07 13.2: the same with own points of another score, in tenths, a round each.
pub(crate) fn with_points(
    table: &Table,
    player: usize,
    code: Code,
    own: &[i64],
) -> (Value, Vec<Contribution>) {
    multiplied(table, player, code, Some(own))
}

fn multiplied(
    table: &Table,
    player: usize,
    code: Code,
    own: Option<&[i64]>,
) -> (Value, Vec<Contribution>) {
    let mut lines = table.view(code.forfeits, Fore::No).lines(table, player);
    for (round, line) in lines.iter_mut().enumerate() {
        if let Some(points) = own.and_then(|own| own.get(round)) {
            line.points = Points(i32::try_from(*points).unwrap_or(i32::MAX));
        }
        let taken = line.taken.unwrap_or_default();
        line.amount = Hundredths(taken.0.saturating_mul(i64::from(line.points.0)) / 10);
    }
    cut::apply(&mut lines, code.cut, by_opponent, table.rules.sonneborn_cut);
    (total(&lines), lines)
}
