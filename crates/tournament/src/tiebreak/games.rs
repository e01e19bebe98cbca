//! Tie-breaks of a participant's own results (C.07 7).

use super::contribution::{Contribution, Fate, Hundredths, Why};
use super::table::Entry;
use super::value::Value;
use super::{Code, DoubleForfeit, ForfeitWins, Kind, Table, total};
use crate::history::Cell;
use crate::round::{ByeKind, Color, Score};

/// WIN WON BPG BWG REP STD by counting rounds, PS by adding up scores.
pub(super) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    if code.kind == Kind::Ps {
        return progressive(table, player, code);
    }
    let mut lines = table.blank_lines(player);
    for (round, entry) in table.row(player).iter().enumerate() {
        let halves = match code.kind {
            Kind::Win => 2 * i64::from(is_win(table, entry)),
            Kind::Won => 2 * i64::from(game_won(table, entry)),
            Kind::Bpg => 2 * i64::from(black_game(table, entry)),
            Kind::Bwg => 2 * i64::from(black_game(table, entry) && game_won(table, entry)),
            Kind::Rep => 2 * i64::from(elected(table, entry)),
            Kind::Std => standard_half_points(table, round, entry),
            _ => 0,
        };
        lines[round].amount = Hundredths(halves * 50);
        if halves == 0 {
            lines[round].fate = Fate::LeftOut;
        }
    }
    (total(&lines), lines)
}

/// The points: what each round gave.
pub(super) fn points(table: &Table, player: usize) -> (Value, Vec<Contribution>) {
    let mut lines = table.blank_lines(player);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        line.amount = Hundredths::tenths(entry.points);
    }
    (total(&lines), lines)
}

/// C.07 7.5: the sum of the scores after each round; the cut drops the first rounds.
fn progressive(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let (cut, _) = code.cut.counts();
    let mut lines = table.blank_lines(player);
    let mut score = 0;
    for (round, entry) in table.row(player).iter().enumerate() {
        score += entry.points;
        lines[round].amount = Hundredths::tenths(score);
        lines[round].why = Why::RunningScore;
        if round < cut {
            lines[round].fate = Fate::CutLow;
        }
    }
    (total(&lines), lines)
}

/// C.07 7.1: as many points as a win gives, played or not.
fn is_win(table: &Table, entry: &Entry) -> bool {
    match entry.cell {
        Cell::Open { .. } => false,
        Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Bye(_) => {
            entry.points == i64::from(table.history.scoring.win.0)
        }
    }
}

/// Whether a forfeit counts as a game: only in round robins (C.07 15.2).
fn forfeit_is_game(table: &Table, won: bool) -> bool {
    table.is_round_robin()
        && match table.rules.edition.excepts_forfeits_in_round_robins() {
            true => won && table.rules.forfeit_wins == ForfeitWins::Games,
            false => true,
        }
}

/// C.07 7.2.
fn game_won(table: &Table, entry: &Entry) -> bool {
    match entry.cell {
        Cell::Game { score, .. } => score == Score::Win,
        Cell::Forfeit { won, .. } => won && forfeit_is_game(table, won),
        Cell::Open { .. } | Cell::Bye(_) => false,
    }
}

/// C.07 7.3.
fn black_game(table: &Table, entry: &Entry) -> bool {
    match entry.cell {
        Cell::Game { color, .. } => color == Color::Black,
        Cell::Forfeit { color, won, .. } => color == Color::Black && forfeit_is_game(table, won),
        Cell::Open { .. } | Cell::Bye(_) => false,
    }
}

/// C.07 7.6: every round but requested byes and forfeit losses.
fn elected(table: &Table, entry: &Entry) -> bool {
    match entry.cell {
        Cell::Game { .. } | Cell::Open { .. } | Cell::Forfeit { won: true, .. } => true,
        Cell::Forfeit { won: false, .. } => {
            table.is_round_robin() && !table.rules.edition.excepts_forfeits_in_round_robins()
        }
        Cell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => true,
        Cell::Bye(ByeKind::HalfPoint | ByeKind::ZeroPoint) => false,
    }
}

/// C.07 7.7: 1 for more points than the scheduled opponent, or than a draw without playing; ½ for
/// as many.
fn standard_half_points(table: &Table, round: usize, entry: &Entry) -> i64 {
    let draw = i64::from(table.history.scoring.draw.0);
    let against = match entry.cell {
        Cell::Open { .. } => return 0,
        Cell::Bye(_) => draw,
        Cell::Forfeit { won, .. } => match opponent_cell(table, round, entry) {
            Some(Cell::Forfeit { won: false, .. }) if !won => {
                return match table.rules.double_forfeit {
                    DoubleForfeit::Nothing => 0,
                    DoubleForfeit::Equal => 1,
                };
            }
            _ => return 2 * i64::from(won),
        },
        Cell::Game { score, .. } => {
            let other = opponent_cell(table, round, entry).unwrap_or(entry.cell);
            match other {
                Cell::Game { .. } if entry.opponent.is_some() => {
                    i64::from(table.history.scoring.points(other).0)
                }
                _ => {
                    return match score {
                        Score::Win => 2,
                        Score::Draw => 1,
                        Score::Loss => 0,
                    };
                }
            }
        }
    };
    match entry.points.cmp(&against) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}

fn opponent_cell(table: &Table, round: usize, entry: &Entry) -> Option<Cell> {
    Some(table.row(entry.opponent?)[round].cell)
}
