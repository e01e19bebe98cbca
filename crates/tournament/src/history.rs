//! The competition as numbers: every participant's row of rounds, by tournament pairing number.
//!
//! This is what TRF's 001 records hold, and all that pairing, standings and the crosstable need.
//! An event makes it from its facts ([`crate::state`]); a TRF file is read into it directly.

use crate::ids::{RoundNo, Tpn};
use crate::player::Title;
use crate::points::Points;
use crate::round::{ByeKind, Color, Score};

/// One tournament's rows, with the settings that give them points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// Rounds the tournament will have.
    pub rounds_planned: RoundNo,
    /// What each kind of result is worth.
    pub scoring: Scoring,
    /// The color drawn before round 1 for odd numbers, if known.
    pub initial_color: Option<Color>,
    /// In order of pairing number; numbers may have gaps.
    pub players: Vec<Row>,
    /// Virtual points (C.04.7): used for pairing only.
    pub acceleration: Vec<Acceleration>,
    /// Groups whose members may not meet.
    pub prohibited: Vec<Prohibition>,
}

/// One participant's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Pairing number.
    pub tpn: Tpn,
    /// `Surname, Given`.
    pub name: String,
    /// Rating used for this event; `None` if unrated.
    pub rating: Option<u16>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Three-letter federation code, or empty.
    pub federation: String,
    /// One cell a round, from round 1. Shorter rows end in rounds that have not begun for them.
    pub rounds: Vec<Cell>,
}

/// What one round was for one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Played over the board.
    Game {
        /// Opponent's number.
        opponent: Tpn,
        /// Own color.
        color: Color,
        /// Own score.
        score: Score,
        /// False for `W D L`.
        rated: bool,
    },
    /// Paired, not played.
    Forfeit {
        /// Opponent's number.
        opponent: Tpn,
        /// Color that was scheduled. It does not count as played (C.04.2 3.4).
        color: Color,
        /// Whether this side was the one present.
        won: bool,
    },
    /// Paired, without a result so far; adjourned games too.
    Open {
        /// Opponent's number.
        opponent: Tpn,
        /// Own color.
        color: Color,
    },
    /// No opponent.
    Bye(ByeKind),
}

impl Cell {
    /// Opponent's number, for every paired round whether played or not.
    pub fn opponent(self) -> Option<Tpn> {
        match self {
            Cell::Game { opponent, .. }
            | Cell::Forfeit { opponent, .. }
            | Cell::Open { opponent, .. } => Some(opponent),
            Cell::Bye(_) => None,
        }
    }

    /// Color played over the board; forfeits and byes give none.
    pub fn color_played(self) -> Option<Color> {
        match self {
            Cell::Game { color, .. } => Some(color),
            Cell::Forfeit { .. } | Cell::Open { .. } | Cell::Bye(_) => None,
        }
    }
}

/// What results are worth, as in TRF record 162.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// `W`: win, forfeit win, full-point bye.
    pub win: Points,
    /// `D`: draw, half-point bye.
    pub draw: Points,
    /// `L`: loss over the board.
    pub loss: Points,
    /// `A`: zero-point bye and forfeit loss.
    pub absent: Points,
    /// `P`: pairing-allocated bye.
    pub pab: Points,
    /// `X`: a game without a result yet counts as this where a score is needed.
    pub unknown: Points,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            absent: Points::ZERO,
            pab: Points::ONE,
            unknown: Points::HALF,
        }
    }
}

impl Scoring {
    /// Points that a cell adds to its player's score. An open game adds nothing: it is not a
    /// result. Pairing while games are open uses [`Scoring::provisional`].
    pub fn points(&self, cell: Cell) -> Points {
        match cell {
            Cell::Game { score: Score::Win, .. } | Cell::Forfeit { won: true, .. } => self.win,
            Cell::Game { score: Score::Draw, .. } => self.draw,
            Cell::Game { score: Score::Loss, .. } => self.loss,
            Cell::Forfeit { won: false, .. } => self.absent,
            Cell::Open { .. } => Points::ZERO,
            Cell::Bye(ByeKind::PairingAllocated) => self.pab,
            Cell::Bye(ByeKind::FullPoint) => self.win,
            Cell::Bye(ByeKind::HalfPoint) => self.draw,
            Cell::Bye(ByeKind::ZeroPoint) => self.absent,
        }
    }

    /// As [`Scoring::points`], with an unfinished game worth a draw for pairing purposes
    /// (C.04.2 3.1).
    pub fn provisional(&self, cell: Cell) -> Points {
        match cell {
            Cell::Open { .. } => self.unknown,
            Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Bye(_) => self.points(cell),
        }
    }
}

/// TRF record 250: virtual points for a range of numbers in a range of rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Acceleration {
    /// Added to the pairing score.
    pub points: Points,
    /// First round, inclusive.
    pub first_round: RoundNo,
    /// Last round, inclusive.
    pub last_round: RoundNo,
    /// First number, inclusive.
    pub first: Tpn,
    /// Last number, inclusive.
    pub last: Tpn,
}

/// TRF record 260: none of these may be paired with another of them in these rounds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Prohibition {
    /// First round, inclusive.
    pub first_round: RoundNo,
    /// Last round, inclusive.
    pub last_round: RoundNo,
    /// The group.
    pub group: Vec<Tpn>,
}

impl History {
    /// Points of a row after `round`, without acceleration.
    pub fn score(&self, row: &Row, round: RoundNo) -> Points {
        row.rounds.iter().take(usize::from(round.0)).map(|cell| self.scoring.points(*cell)).sum()
    }

    /// The row of a number.
    pub fn row(&self, tpn: Tpn) -> Option<&Row> {
        self.players
            .binary_search_by_key(&tpn, |row| row.tpn)
            .ok()
            .map(|index| &self.players[index])
    }

    /// How often two players were paired so far, played or not.
    pub fn meetings(&self, a: Tpn, b: Tpn) -> usize {
        let cells = self.row(a).map_or(&[][..], |row| row.rounds.as_slice());
        cells.iter().filter(|cell| cell.opponent() == Some(b)).count()
    }

    /// The same history as it stood after `round`.
    pub fn after(&self, round: RoundNo) -> History {
        let mut cut = self.clone();
        for row in &mut cut.players {
            row.rounds.truncate(usize::from(round.0));
        }
        cut
    }
}
