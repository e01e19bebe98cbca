//! What one round gives one participant's tie-break, and why.

use std::fmt;

use super::value::Ratio;
use crate::history::Cell;
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;
use crate::round::Color;

/// A number in hundredths: the product of two scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(pub i64);

impl Hundredths {
    pub(crate) const ZERO: Hundredths = Hundredths(0);

    pub(crate) fn whole(number: i64) -> Hundredths {
        Hundredths(number.saturating_mul(100))
    }

    pub(crate) fn tenths(number: i64) -> Hundredths {
        Hundredths(number.saturating_mul(10))
    }
}

/// As short as it is exact: `2.5`, `0`, `7.75`.
impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Ratio::hundredths(self.0), f)
    }
}

/// One line of a working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The round.
    pub round: RoundNo,
    /// What the round was.
    pub cell: Cell,
    /// The scheduled opponent, whether the game was played or not.
    pub opponent: Option<Tpn>,
    /// What the regulations call the round.
    pub category: Category,
    /// A voluntary unplayed round (C.07 16.1.2): the first to be cut.
    pub voluntary: bool,
    /// Own points of the round, as far as this tie-break takes them.
    pub points: Points,
    /// Opponent's or dummy's score, opponent's rating, performance or Buchholz.
    pub taken: Option<Hundredths>,
    /// What goes into the sum, the mean or the count.
    pub amount: Hundredths,
    /// Whether it was kept.
    pub fate: Fate,
    /// Where `taken` and `amount` come from.
    pub why: Why,
}

impl Contribution {
    /// The color, if the round was paired.
    pub fn color(&self) -> Option<Color> {
        match self.cell {
            Cell::Game { color, .. } | Cell::Forfeit { color, .. } | Cell::Open { color, .. } => {
                Some(color)
            }
            Cell::Bye(_) => None,
        }
    }
}

/// Kinds of rounds (C.07 16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Over the board.
    Played,
    /// No result so far.
    Open,
    /// 16.2.1: pairing-allocated or full-point bye.
    GivenBye,
    /// 16.2.2.
    ForfeitWin,
    /// 16.2.3: half- or zero-point bye, with a round after it that was not missed voluntarily.
    ByeAndBack,
    /// 16.2.4.
    ForfeitLoss,
    /// 16.2.5: half- or zero-point bye, followed by nothing but such rounds, or the last round.
    ByeToTheEnd,
}

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// In the result.
    Counted,
    /// Cut at the low end (C.07 14, 16.5).
    CutLow,
    /// Cut at the high end.
    CutHigh,
    /// Never part of this tie-break.
    LeftOut,
}

/// Where a line's number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The opponent's score.
    OpponentScore,
    /// The opponent's score with missed rounds at the end taken as draws (16.3).
    OpponentAdjusted,
    /// The own score: the dummy of an unplayed round (16.4).
    OwnScore,
    /// The dummy is limited by the scheduled opponent's score (16.4.1).
    LimitedByOpponent,
    /// The dummy is limited to a draw in every round (16.4.2).
    LimitedByDraws,
    /// The final round is taken as drawn (8.3).
    DrawnFinalRound,
    /// The round's own result.
    Result,
    /// The opponent's value in the running table of Keizer.
    KeizerValue,
    /// A share of the own value there.
    KeizerShare,
    /// The score after the round.
    RunningScore,
    /// The opponent's own tie-break.
    OpponentTieBreak,
    /// The opponent's rating.
    OpponentRating,
    /// The opponent is unrated and counts as the rating the event has set.
    UnratedCountsAs,
    /// The opponent reached the limit (9.2).
    ReachedLimit,
    /// The opponent did not.
    BelowLimit,
    /// No game over the board.
    NotPlayed,
    /// Nobody was scheduled.
    NoOpponent,
    /// The game is with a player who left a round robin before half of the games: it stays in the
    /// table for rating and counts in nobody's standing.
    Annulled,
}
