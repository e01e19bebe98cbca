//! Board results of teams (C.07 12): board count, top board, bottom boards. Individual forfeits
//! count as wins and losses there, and a team's pairing-allocated bye as a win on every board.

use super::{Against, Match, TeamEvent};
use crate::ids::Tpn;
use crate::points::Points;
use crate::round::ByeKind;

/// Points board by board in tenths, from board 1, of the matches that are asked for.
pub(super) fn sums<'a>(event: &TeamEvent, matches: impl Iterator<Item = &'a Match>) -> Vec<i64> {
    let mut boards = vec![0_i64; usize::from(event.boards)];
    for round in matches {
        match round.against {
            Against::Team(..) => {
                for board in &round.boards {
                    let index = usize::from(board.board.max(1)) - 1;
                    if index >= boards.len() {
                        boards.resize(index + 1, 0);
                    }
                    boards[index] += i64::from(event.board_points(board.result).0);
                }
            }
            Against::Bye(kind) => {
                for board in &mut boards {
                    *board += i64::from(of_bye(event, kind).0);
                }
            }
        }
    }
    boards
}

/// What a bye gives on every board.
pub(super) fn of_bye(event: &TeamEvent, kind: ByeKind) -> Points {
    match kind {
        ByeKind::PairingAllocated | ByeKind::FullPoint => event.game_scoring.win,
        ByeKind::HalfPoint => event.game_scoring.draw,
        ByeKind::ZeroPoint => event.game_scoring.absent,
    }
}

/// The team's matches up to a round.
pub(super) fn all(event: &TeamEvent, team: Tpn, rounds: usize) -> impl Iterator<Item = &Match> {
    event.team(team).into_iter().flat_map(move |team| team.matches.iter().take(rounds))
}

/// The team's matches against one opponent up to a round.
pub(super) fn against(
    event: &TeamEvent,
    team: Tpn,
    opponent: Tpn,
    rounds: usize,
) -> impl Iterator<Item = &Match> {
    all(event, team, rounds)
        .filter(move |round| matches!(round.against, Against::Team(met, _) if met == opponent))
}

/// 12.1: board number times points; the lower the better.
pub(super) fn count(boards: &[i64]) -> i64 {
    (1..).zip(boards).map(|(number, points): (i64, &i64)| number * points).sum()
}

/// 12.3: the points without the last board, without the last two, and so on.
pub(super) fn eliminated(boards: &[i64]) -> Vec<i64> {
    let mut left: i64 = boards.iter().sum();
    let mut made = Vec::new();
    for points in boards.iter().skip(1).rev() {
        left -= points;
        made.push(left);
    }
    made
}
