//! Points of the running table of Keizer, a line a round.

use super::Table;
use super::contribution::{Contribution, Fate, Hundredths, Why};
use super::value::{Ratio, Value};

pub(super) fn compute(table: &Table, player: usize) -> (Value, Vec<Contribution>) {
    let keizer = table.keizer();
    let own = table.tpn(player);
    let mut lines = table.blank_lines(player);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        line.taken = entry.cell.opponent().map(|opponent| keizer.value(opponent));
        line.amount = keizer.gained(own, entry.cell);
        line.why = match line.taken {
            Some(_) => Why::KeizerValue,
            None => Why::KeizerShare,
        };
        if line.amount == Hundredths::ZERO {
            line.fate = Fate::LeftOut;
        }
    }
    let points = keizer.points(own).unwrap_or_default();
    (Value::Number(Ratio::hundredths(points.0)), lines)
}
