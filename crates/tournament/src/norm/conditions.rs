//! B.01 1.1: what a tournament must be like for norms, as far as the event knows it. What is not known is no fault.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::rating::{Pace, Rate, Times};

/// Minutes for 60 moves that each player has at least.
pub const MINUTES: u32 = 120;
/// Rounds on one day, at most.
pub const ROUNDS_A_DAY: usize = 2;
/// Hours of play on one day, at most: games of 60 moves, the time of both players.
pub const HOURS_A_DAY: u32 = 12;
/// A longer event takes ratings and titles as they were when each game was played.
pub const DAYS: i64 = 30;

/// What is known of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Time control; `None` if it is not known.
    pub pace: Option<Pace>,
    /// The chapter of ratings, where it is set: it tells the pace if the time control does not.
    pub rate: Option<Rate>,
    /// The days of the rounds that have one.
    pub days: Vec<NaiveDate>,
    /// Title of the chief arbiter: `IA`, `FA`, `NA`; empty if it is not known.
    pub chief_title: String,
    /// The chief arbiter is one of the players.
    pub chief_plays: bool,
}

/// A condition that is known to be broken: no norm can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Less than two hours for 60 moves; the minutes, rounded down, if they are known.
    TooFast(Option<u32>),
    /// White and Black do not have the same time.
    Unequal,
    /// More than two rounds on a day.
    RoundsADay(NaiveDate, usize),
    /// More than twelve hours of play on a day; in minutes.
    HoursADay(NaiveDate, u32),
    /// The chief arbiter is neither IA nor FA.
    ChiefTitle,
    /// The chief arbiter plays.
    ChiefPlays,
}

impl Fault {
    /// Name in keys and files.
    pub fn code(self) -> &'static str {
        match self {
            Fault::TooFast(_) => "too-fast",
            Fault::Unequal => "unequal",
            Fault::RoundsADay(..) => "rounds-a-day",
            Fault::HoursADay(..) => "hours-a-day",
            Fault::ChiefTitle => "chief-title",
            Fault::ChiefPlays => "chief-plays",
        }
    }
}

impl Conditions {
    /// Everything that is broken.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let seconds = self.pace.map(|pace| pace.seconds);
        if self.pace.is_some_and(|pace| pace.times == Times::Different) {
            faults.push(Fault::Unequal);
        }
        match seconds {
            Some(seconds) if seconds < MINUTES * 60 => {
                faults.push(Fault::TooFast(Some(seconds / 60)));
            }
            None if matches!(self.rate, Some(Rate::Rapid | Rate::Blitz)) => {
                faults.push(Fault::TooFast(None));
            }
            _ => {}
        }
        let mut days: BTreeMap<NaiveDate, usize> = BTreeMap::new();
        for day in &self.days {
            *days.entry(*day).or_default() += 1;
        }
        for (day, rounds) in days {
            if rounds > ROUNDS_A_DAY {
                faults.push(Fault::RoundsADay(day, rounds));
            }
            let game = seconds.map_or(0, |seconds| 2 * seconds / 60);
            let minutes = u32::try_from(rounds).unwrap_or(u32::MAX).saturating_mul(game);
            if minutes > HOURS_A_DAY * 60 {
                faults.push(Fault::HoursADay(day, minutes));
            }
        }
        // Who has no title entered is not known.
        if !matches!(self.chief_title.trim(), "" | "IA" | "FA") {
            faults.push(Fault::ChiefTitle);
        }
        if self.chief_plays {
            faults.push(Fault::ChiefPlays);
        }
        faults
    }

    /// From the first round to the last, both included, if that is more than thirty days.
    pub fn is_long(&self) -> Option<i64> {
        let (first, last) = (self.days.iter().min()?, self.days.iter().max()?);
        let days = (*last - *first).num_days() + 1;
        (days > DAYS).then_some(days)
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::{Conditions, Fault};
    use crate::rating::{Pace, Rate};

    fn days(days: &[u32]) -> Vec<NaiveDate> {
        days.iter().filter_map(|day| NaiveDate::from_ymd_opt(2026, 11, *day)).collect()
    }

    #[test]
    fn what_is_not_known_is_no_fault() {
        assert_eq!(Conditions::default().faults(), []);
        let free = Conditions { pace: Pace::read("as usual"), ..Conditions::default() };
        assert_eq!((free.faults(), free.is_long()), (vec![], None));
    }

    #[test]
    fn two_hours_for_60_moves_the_same_for_both() {
        let faults = |control: &str| {
            Conditions { pace: Pace::read(control), ..Conditions::default() }.faults()
        };
        // 90 minutes and 60 half minutes are two hours; one second less a move is a minute short.
        assert_eq!(faults("5400+30"), []);
        assert_eq!(faults("5400+29"), [Fault::TooFast(Some(119))]);
        assert_eq!(faults("40/5400+30:1800+30"), []);
        assert_eq!(faults("W7200-B7200"), []);
        assert_eq!(faults("W7200-B8000"), [Fault::Unequal]);
        assert_eq!(faults("W300-B240"), [Fault::Unequal, Fault::TooFast(Some(4))]);
        let rapid = Conditions { rate: Some(Rate::Rapid), ..Conditions::default() };
        assert_eq!(rapid.faults(), [Fault::TooFast(None)]);
        let by_hand = Conditions { pace: Pace::read("5400+30"), ..rapid };
        assert_eq!(by_hand.faults(), [], "the time control tells more than the chapter");
    }

    #[test]
    fn two_rounds_and_twelve_hours_a_day() {
        let event = |control: &str, all: &[u32]| Conditions {
            pace: Pace::read(control),
            days: days(all),
            ..Conditions::default()
        };
        let day = days(&[7])[0];
        assert_eq!(event("5400+30", &[6, 7, 7, 8]).faults(), []);
        // Three games of two times two hours are twelve hours to the minute.
        assert_eq!(event("5400+30", &[7, 8, 7, 7]).faults(), [Fault::RoundsADay(day, 3)]);
        // 40 moves in 120 minutes, 60 for the rest, 30 seconds a move: 210 for 60 moves, 840 for two games.
        let long = "40/7200+30:3600+30";
        assert_eq!(event(long, &[7]).faults(), []);
        assert_eq!(event(long, &[7, 7]).faults(), [Fault::HoursADay(day, 840)]);
        let both = [Fault::RoundsADay(day, 3), Fault::HoursADay(day, 1260)];
        assert_eq!(event(long, &[7, 7, 7]).faults(), both);
    }

    #[test]
    fn an_event_over_thirty_days() {
        let over = |all: &[(u32, u32)]| Conditions {
            days: all
                .iter()
                .filter_map(|(month, day)| NaiveDate::from_ymd_opt(2026, *month, *day))
                .collect(),
            ..Conditions::default()
        };
        assert_eq!(over(&[(11, 1), (11, 30)]).is_long(), None);
        assert_eq!(over(&[(12, 1), (11, 1)]).is_long(), Some(31));
    }

    #[test]
    fn the_chief_arbiter_has_a_title_and_does_not_play() {
        let chief = |title: &str| Conditions {
            chief_title: title.to_owned(),
            chief_plays: true,
            ..Conditions::default()
        };
        assert_eq!(chief("NA").faults(), [Fault::ChiefTitle, Fault::ChiefPlays]);
        assert_eq!(chief("FA").faults(), [Fault::ChiefPlays]);
    }
}
