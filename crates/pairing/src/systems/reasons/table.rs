//! Rounds that follow from a table, from a tree, or from the game before.

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::round::Color;

use super::{Round, System, is_second_game};
use crate::color::InitialColor;
use crate::systems::{Board, ColorBecause, knockout, scheveningen};

/// Where two players would meet, if not in this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableWhy {
    /// They meet in rounds of the table, or have met.
    Rounds(Meetings),
    /// They belong to one team.
    SameTeam,
    /// The second game of a match repeats the pairs of the first.
    SecondGame,
    /// One of them is out of the knock-out.
    Out(Tpn),
    /// The tree lets them meet in this round at the earliest.
    Tree(RoundNo),
}

/// When two players of a table meet, beside the round that is asked about. Rounds before it are told as they were played:
/// a hand, or somebody's absence, may have left the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// Rounds in which they were paired.
    pub met: Vec<RoundNo>,
    /// Rounds before this one in which the table has them meet.
    pub before: Vec<RoundNo>,
    /// Rounds after this one in which it has them meet.
    pub ahead: Vec<RoundNo>,
}

impl Meetings {
    /// Of two players whom the table has meet in the rounds `by_table`.
    pub fn of(
        history: &History,
        round: RoundNo,
        (a, b): (Tpn, Tpn),
        by_table: &[RoundNo],
    ) -> Meetings {
        let (before, ahead) =
            by_table.iter().filter(|it| **it != round).partition(|it| **it < round);
        let cells = history.row(a).map_or(&[][..], |row| row.rounds.as_slice());
        let earlier = (1..round.0).map(RoundNo).zip(cells);
        let met = earlier.filter(|(_, cell)| cell.opponent() == Some(b));
        Meetings { met: met.map(|(no, _)| no).collect(), before, ahead }
    }

    /// Those that were, and those to come.
    pub fn told(&self) -> Vec<RoundNo> {
        self.met.iter().chain(&self.ahead).copied().collect()
    }
}

/// What a board follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardOfTable {
    /// Everybody of one team by place against the other, counted round.
    Row {
        /// Row of the table: the round.
        row: RoundNo,
        /// Place in the first team, from 1.
        first: usize,
        /// Place in the second team.
        second: usize,
        /// How many each team has.
        size: usize,
    },
    /// The survivors of two neighboring parts of the tree, by seed.
    Tree {
        /// Places in the tree.
        size: usize,
        /// Seeds of one part, the strongest first.
        one: Vec<usize>,
        /// Seeds of the other.
        other: Vec<usize>,
    },
    /// The second game of a match.
    SecondGame,
}

/// What a board follows from; `None` where it was paired by criteria.
pub fn board_of_table(
    system: System,
    history: &History,
    round: RoundNo,
    board: &Board,
) -> Option<BoardOfTable> {
    match system {
        System::DoubleSwiss(_) if is_second_game(system, round) => Some(BoardOfTable::SecondGame),
        System::Scheveningen => {
            let (size, a) = scheveningen::place(history, board.white)?;
            let (_, b) = scheveningen::place(history, board.black)?;
            let (first, second) = (a.min(b) + 1, a.max(b) + 1 - size);
            Some(BoardOfTable::Row { row: round, first, second, size })
        }
        System::Knockout => {
            let tree = knockout::Tree::of(history);
            let (one, other) = tree.parts(round, board.higher)?;
            Some(BoardOfTable::Tree { size: tree.size(), one, other })
        }
        System::Dubov(_)
        | System::Burstein(_)
        | System::Lim(_)
        | System::DoubleSwiss(_)
        | System::SwissTeam(_)
        | System::Keizer(_) => None,
    }
}

/// Why two who are entered do not meet in a round that follows from a table.
pub(super) fn why_not(
    system: System,
    history: &History,
    round: RoundNo,
    drawn: &Round,
    (a, b): (Tpn, Tpn),
) -> TableWhy {
    match system {
        System::Scheveningen => match scheveningen::round_of(history, a, b) {
            Some(by_table) => TableWhy::Rounds(Meetings::of(history, round, (a, b), &[by_table])),
            None => TableWhy::SameTeam,
        },
        System::Knockout => {
            let out: BTreeSet<Tpn> = drawn.absent.iter().copied().collect();
            match [a, b].into_iter().find(|tpn| out.contains(tpn)) {
                Some(tpn) => TableWhy::Out(tpn),
                None => TableWhy::Tree(knockout::Tree::of(history).meeting(a, b).max(round)),
            }
        }
        System::Dubov(_)
        | System::Burstein(_)
        | System::Lim(_)
        | System::DoubleSwiss(_)
        | System::SwissTeam(_)
        | System::Keizer(_) => TableWhy::SecondGame,
    }
}

/// White and Black of two players by the tree, the table, or the first game of the match.
pub(super) fn colors(
    system: System,
    history: &History,
    round: RoundNo,
    (a, b): (Tpn, Tpn),
) -> Option<(Tpn, Tpn, ColorBecause)> {
    match system {
        System::Knockout => {
            let board = knockout::board(history, round, a.min(b), a.max(b));
            Some((board.white, board.black, board.color))
        }
        System::Scheveningen => {
            scheveningen::round_of(history, a, b)?;
            let initial = InitialColor::of(history).color();
            let own = if round.0 % 2 == 1 { initial } else { initial.other() };
            Some(match own {
                Color::White => (a.min(b), a.max(b), ColorBecause::Table),
                Color::Black => (a.max(b), a.min(b), ColorBecause::Table),
            })
        }
        System::DoubleSwiss(_) if is_second_game(system, round) => {
            let first = crate::check::paired(history, RoundNo(round.0 - 1));
            let met = first.pairs.into_iter().find(|it| *it == (a, b) || *it == (b, a));
            met.map(|(white, black)| (black, white, ColorBecause::Table))
        }
        System::Dubov(_)
        | System::Burstein(_)
        | System::Lim(_)
        | System::DoubleSwiss(_)
        | System::SwissTeam(_)
        | System::Keizer(_) => None,
    }
}
