//! Koya (C.07 9.2): points against those who did well. For round robins.

use super::contribution::{Contribution, Fate, Hundredths, Why};
use super::value::Value;
use super::{Code, Forfeits, Table, total};
use crate::history::Cell;
use crate::points::Points;

/// C.07 9.2: points made against participants who scored at least half of the most that could be
/// scored, plus or minus half points.
pub(super) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let twice_limit = twice_limit(table, code);
    let mut lines = table.blank_lines(player);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        let counts = match entry.cell {
            Cell::Game { .. } | Cell::Open { .. } => true,
            Cell::Forfeit { .. } => table.is_round_robin() || code.forfeits == Forfeits::Played,
            Cell::Bye(_) => false,
        };
        match entry.opponent.filter(|_| counts) {
            Some(opponent) => {
                let score = table.score(opponent);
                line.taken = Some(Hundredths::tenths(score));
                if 2 * score >= twice_limit {
                    (line.amount, line.why) = (Hundredths::tenths(entry.points), Why::ReachedLimit);
                } else {
                    (line.fate, line.why) = (Fate::LeftOut, Why::BelowLimit);
                }
            }
            None if entry.cell.opponent().is_some() => {
                (line.fate, line.why) = (Fate::LeftOut, Why::NotPlayed);
            }
            None => (line.fate, line.why) = (Fate::LeftOut, Why::NoOpponent),
        }
    }
    (total(&lines), lines)
}

/// The limit in points, for the working.
pub(crate) fn limit(table: &Table, code: Code) -> Hundredths {
    Hundredths::tenths(twice_limit(table, code)).halved()
}

impl Hundredths {
    fn halved(self) -> Hundredths {
        Hundredths(self.0 / 2)
    }
}

/// Twice the limit, in tenths. The rest round of an odd field is not a game that could be won, so
/// in a round robin the most is a win in every *scheduled* game.
fn twice_limit(table: &Table, code: Code) -> i64 {
    let games = if table.is_round_robin() {
        let scheduled = |player| {
            table.row(player).iter().filter(|entry| entry.cell.opponent().is_some()).count()
        };
        table.players().map(scheduled).max().unwrap_or(0)
    } else {
        table.rounds
    };
    let most = i64::try_from(games).unwrap_or(0) * i64::from(table.history.scoring.win.0);
    most + 2 * i64::from(code.limit) * i64::from(Points::HALF.0)
}
