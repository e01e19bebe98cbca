//! Time controls as text, what is left after every move, and the fall of the flag (Laws 2023, Article 6).
//!
//! | rule | 2023 | done |
//! |---|---|---|
//! | periods, moves required in each | 6.2, 6.3 | yes; the last of a control that names moves repeats |
//! | increment, saved time carries over | 6.3.2 | yes, with both conventions for the first move |
//! | delay; Bronstein | glossary | yes |
//! | flag fall | 6.8, 6.9 | the first move for which the time left is used up |
//! | default time | 6.7 | [`arrival`] |
//! | adjustment by the arbiter | 6.10, 7.5.5, 9.5.3 | [`Adjustment`], with its reason |
//! | speed class | A.1, B.1 | [`TimeControl::pace`] |
//!
//! The program reads clocks and rules on them; it is no playing clock. Times are whole milliseconds.

mod arrival;
mod run;
mod text;

use std::fmt;

pub use shakmaty::Color;

pub use self::arrival::{Arrival, DefaultFrom, DefaultHolds, arrival, default_time};
pub use self::run::{
    Adjustment, ClockRun, Flag, Followed, Reading, follow, run, used_from_remaining,
};
pub use self::text::{TimeControlError, TimeUnit, parse_time};
use crate::edition::{Edition, Pace};

/// A stretch of time in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// From seconds.
    pub const fn of_seconds(seconds: u32) -> Millis {
        Millis(seconds as u64 * 1000)
    }

    /// From seconds with decimals, to the nearest millisecond; `None` if negative, not a number or beyond any clock.
    pub fn of_seconds_f64(seconds: f64) -> Option<Millis> {
        const BEYOND: f64 = 1e9;
        if !(0.0..BEYOND).contains(&seconds) {
            return None;
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "checked to lie between zero and 10^12"
        )]
        let millis = (seconds * 1000.0).round() as u64;
        Some(Millis(millis))
    }

    /// In seconds.
    pub fn seconds(self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "no clock counts 2^52 milliseconds")]
        let millis = self.0 as f64;
        millis / 1000.0
    }
}

impl fmt::Display for Millis {
    /// `1:59:50`, with tenths, hundredths or thousandths only where they are not zero: as in `[%clk 1:59:50.5]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.0 % 1000 {
            0 => Ok(()),
            rest => {
                let digits = format!("{rest:03}");
                write!(f, ".{}", digits.trim_end_matches('0'))
            }
        }
    }
}

/// A time control: its periods, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeControl {
    /// The periods; at least one.
    pub periods: Vec<Period>,
}

/// One period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// Moves to make in it; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// Time that it gives.
    pub base: Millis,
    /// What each move brings besides.
    pub bonus: Bonus,
}

/// What a move brings besides the time of the period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Time added for every move, used or not (Fischer).
    Increment(Millis),
    /// The clock waits this long before it runs (`d5`).
    Delay(Millis),
    /// What was used is given back, up to this much (`b5`).
    Bronstein(Millis),
}

impl Bonus {
    /// How much.
    pub const fn amount(self) -> Millis {
        match self {
            Bonus::None => Millis(0),
            Bonus::Increment(millis) | Bonus::Delay(millis) | Bonus::Bronstein(millis) => millis,
        }
    }
}

/// Whether the increment of the first move is on the clock before it. Both kinds of clock exist; the Laws ask for the time
/// before the move (glossary, "increment").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FirstIncrement {
    /// Before the first move.
    #[default]
    Before,
    /// After it.
    After,
}

impl TimeControl {
    /// Reads a control: `40/90+30:30+30`, `90+30`, `3+2`, `60d5`, `60b5`, `40/2h:1h`, `G/60`.
    ///
    /// # Errors
    ///
    /// [`TimeControlError`] for free text.
    pub fn parse(text: &str, unit: TimeUnit) -> Result<TimeControl, TimeControlError> {
        text::parse(text, unit)
    }

    /// In minutes, as arbiters write it; `None` where a period has no whole number of minutes.
    pub fn in_minutes(&self) -> Option<String> {
        text::write(self, 60_000)
    }

    /// In seconds, as PGN and record 222 of a TRF have it.
    pub fn in_seconds(&self) -> Option<String> {
        text::write(self, 1_000)
    }

    /// The speed class (A.1, B.1): the time of all periods and sixty times the increment of the first.
    pub fn pace(&self, edition: Edition) -> Pace {
        let seconds = |millis: u64| u32::try_from(millis / 1000).unwrap_or(u32::MAX);
        let base: u64 =
            self.periods.iter().fold(0, |sum: u64, period| sum.saturating_add(period.base.0));
        let bonus = self.periods.first().map_or(Millis(0), |period| period.bonus.amount());
        edition.pace_of(seconds(base), seconds(bonus.0))
    }

    /// Whether a player's score may lapse when less than five minutes are left (8.4): not with thirty seconds or more for
    /// every move.
    pub fn score_lapses(&self) -> bool {
        self.periods.iter().all(|period| period.bonus.amount() < Millis::of_seconds(30))
    }

    /// The period at a place; the last again beyond the end.
    pub(crate) fn period(&self, index: usize) -> Option<&Period> {
        self.periods.get(index).or(self.periods.last())
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.in_minutes().or_else(|| self.in_seconds()) {
            Some(text) => f.write_str(&text),
            None => Ok(()),
        }
    }
}
