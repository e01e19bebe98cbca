//! Two pairings of a round side by side, board by board.

use pairing::board_order;
use pairing::check::Paired as Played;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use super::super::pair::Paired;

/// A pair of players by color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) white: Tpn,
    pub(super) black: Tpn,
}

impl Board {
    pub(super) fn is_reversed(&self, other: &Board) -> bool {
        self.white == other.black && self.black == other.white
    }

    fn shares_a_player(&self, other: &Board) -> bool {
        [other.white, other.black].iter().any(|it| *it == self.white || *it == self.black)
    }
}

/// A difference between a report and the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Differs {
    /// On a board; `None` where one of the two has no such board.
    Board {
        /// Its number.
        board: usize,
        /// What the report has there.
        file: Option<Board>,
        /// What the rules give.
        expected: Option<Board>,
    },
    /// The pairing-allocated bye.
    Bye {
        /// Who has it in the report.
        file: Option<Tpn>,
        /// Who has it by the rules.
        expected: Option<Tpn>,
    },
}

/// The place of a pair among the boards of a played round (C.04.2 3.6): reports do not number them.
pub(super) fn number(history: &History, round: RoundNo, pair: (Tpn, Tpn)) -> usize {
    let mut boards = pairing::check::paired(history, round).pairs;
    board_order::sort(&mut boards, history, round, |it| *it);
    boards.iter().position(|it| *it == pair).map_or(0, |at| at + 1)
}

/// Where a played round is not as drawn. Reports do not number boards: the numbers are those of the drawn round, and
/// a pair of the report that is not drawn stands for the first drawn one without a counterpart with which
/// it shares a player. Pairs left over follow at the end in board order (C.04.2 3.6).
pub(super) fn differences(
    history: &History,
    round: RoundNo,
    drawn: &Paired,
    played: &Played,
) -> Vec<Differs> {
    let board = |(white, black): &(Tpn, Tpn)| Board { white: *white, black: *black };
    let expected: Vec<Board> = drawn.boards.iter().map(board).collect();
    let mut other: Vec<Board> = played.pairs.iter().map(board).collect();
    board_order::sort(&mut other, history, round, |it| (it.white, it.black));
    other.retain(|it| !expected.contains(it));
    let missing: Vec<(usize, Board)> = (1..)
        .zip(expected)
        .filter(|(_, it)| !played.pairs.contains(&(it.white, it.black)))
        .collect();
    let mut take = |fits: &dyn Fn(&Board) -> bool| {
        let at = other.iter().position(fits)?;
        Some(other.remove(at))
    };
    // Reversed colors first, then a player in common, then whatever is left.
    let mut filed: Vec<Option<Board>> =
        missing.iter().map(|(_, rules)| take(&|it| it.is_reversed(rules))).collect();
    for ((_, rules), file) in missing.iter().zip(&mut filed) {
        *file = file.or_else(|| take(&|it| it.shares_a_player(rules)));
    }
    for file in &mut filed {
        *file = file.or_else(|| take(&|_| true));
    }
    let mut found: Vec<Differs> = missing
        .iter()
        .zip(filed)
        .map(|((board, rules), file)| Differs::Board {
            board: *board,
            file,
            expected: Some(*rules),
        })
        .collect();
    found.extend((drawn.boards.len() + 1..).zip(other).map(|(board, file)| Differs::Board {
        board,
        file: Some(file),
        expected: None,
    }));
    // Some files write the rest of an odd round robin as a bye of the pairing.
    let is_free = played.bye.is_some_and(|tpn| drawn.free.contains(&tpn));
    if drawn.bye != played.bye && !is_free {
        found.push(Differs::Bye { file: played.bye, expected: drawn.bye });
    }
    found
}
