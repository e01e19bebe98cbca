//! Buchholz, Fore Buchholz, and the average of opponents' Buchholz (C.07 8).

use super::contribution::{Contribution, Fate, Hundredths, Why};
use super::cut::{self, by_amount};
use super::table::View;
use super::value::{Ratio, Value};
use super::{Code, Fore, Kind, SonnebornCut, Table, total};
use crate::history::Cell;

/// C.07 8.1 and 8.3: the sum of the opponents' scores, round by round.
pub(super) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let fore = if code.kind == Kind::Fb { Fore::Yes } else { Fore::No };
    let mut lines = uncut(table, table.view(code.forfeits, fore), player);
    cut::apply(&mut lines, code.cut, by_amount, SonnebornCut::LowestContribution);
    (total(&lines), lines)
}

fn uncut(table: &Table, view: &View, player: usize) -> Vec<Contribution> {
    let mut lines = view.lines(table, player);
    for line in &mut lines {
        line.amount = line.taken.unwrap_or_default();
    }
    lines
}

/// C.07 8.2: the mean Buchholz of the opponents met over the board.
pub(super) fn average(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let view = table.view(code.forfeits, code.fore);
    let all = view.buchholz.get_or_init(|| {
        let sum = |lines: Vec<Contribution>| {
            lines.iter().filter(|line| line.fate == Fate::Counted).map(|line| line.amount.0).sum()
        };
        table.players().map(|player| sum(uncut(table, view, player))).collect()
    });
    let mut lines = table.blank_lines(player);
    let (mut sum, mut count) = (0, 0);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        let met = match entry.cell {
            Cell::Game { .. } => true,
            // Fore Buchholz takes an unfinished final round as drawn.
            Cell::Open { .. } => code.fore == Fore::Yes,
            Cell::Forfeit { .. } | Cell::Bye(_) => false,
        };
        match entry.opponent.filter(|_| met) {
            Some(opponent) => {
                line.taken = Some(Hundredths(all[opponent]));
                (line.amount, line.why) = (Hundredths(all[opponent]), Why::OpponentTieBreak);
                sum += all[opponent];
                count += 1;
            }
            None => (line.fate, line.why) = (Fate::LeftOut, Why::NotPlayed),
        }
    }
    (Ratio::new(sum, count * 100).map_or(Value::Undefined, Value::Number), lines)
}
