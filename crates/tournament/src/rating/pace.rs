//! What a time control means for ratings: which list its games belong to, and which of them are not rated.

use super::Rate;

/// B.02 1.1: the minutes for 60 moves that a standard game needs, by the higher of two ratings.
pub fn standard_minutes(higher_rating: u16) -> u32 {
    match higher_rating {
        0..1800 => 60,
        1800..2400 => 90,
        2400.. => 120,
    }
}

/// The seconds for 60 moves of a time control as TRF record 222 spells it
/// (`40/5400+30:1800+30`); `None` for anything else, different times for the two players
/// (`W300-B240`) among it: [`Pace::read`] knows those.
pub fn seconds_for_60_moves(control: &str) -> Option<u32> {
    let (mut total, mut moves_left) = (0_u32, 60_u32);
    let periods: Vec<&str> = control.trim().split(':').collect();
    for (index, period) in periods.iter().enumerate() {
        let (moves, rest) = match period.split_once('/') {
            Some((moves, rest)) => (Some(moves.trim().parse::<u32>().ok()?), rest),
            None => (None, *period),
        };
        let (base, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let base: u32 = base.trim().parse().ok()?;
        let increment: u32 = increment.trim().parse().ok()?;
        let last = index + 1 == periods.len();
        let here = if last { moves_left } else { moves.unwrap_or(moves_left).min(moves_left) };
        total = total.checked_add(base)?.checked_add(increment.checked_mul(here)?)?;
        moves_left -= here;
    }
    Some(total)
}

/// A time control as the rating regulations look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pace {
    /// Seconds for 60 moves, of the player who has less.
    pub seconds: u32,
    /// Whether the other has more.
    pub times: Times,
    /// Moves of the first control, if it is counted in moves.
    pub first_control: Option<u32>,
}

/// Whether White and Black have the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Times {
    /// They do.
    Equal,
    /// They do not: Armageddon.
    Different,
}

/// What of a time control keeps a game from being rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaceFault {
    /// RB 1: three minutes or less for 60 moves is too fast for any list.
    TooFast,
    /// Rapid and blitz: different times for White and Black.
    Unequal,
    /// B.02 1.1, RB 1: games with these times belong to another list.
    OtherList {
        /// Minutes for 60 moves, rounded down.
        minutes: u32,
        /// The list.
        list: Rate,
    },
    /// B.02 1.1: standard, but less than the higher of the two ratings asks for. No other list has such games: rapid ends
    /// below 60 minutes.
    NotEnough {
        /// Minutes for 60 moves, rounded down.
        minutes: u32,
        /// The rating from which more are needed.
        from: u16,
    },
}

/// B.02 1.2: the moves that a first control counted in moves has at least.
const FIRST_CONTROL_MOVES: u32 = 30;

impl Pace {
    /// Reads a time control as record 222 spells it; `None` for free text.
    pub fn read(control: &str) -> Option<Pace> {
        let control = control.trim();
        let Some(two) = control.strip_prefix('W').and_then(|it| it.split_once("-B")) else {
            return Some(Pace {
                seconds: seconds_for_60_moves(control)?,
                times: Times::Equal,
                first_control: first_control(control),
            });
        };
        let (white, black) = (seconds_for_60_moves(two.0)?, seconds_for_60_moves(two.1)?);
        let moves = [first_control(two.0), first_control(two.1)];
        Some(Pace {
            seconds: white.min(black),
            times: if white == black { Times::Equal } else { Times::Different },
            first_control: moves.into_iter().flatten().min(),
        })
    }

    /// What keeps a game out of a list; `None` if it is rated there as far as the time goes. An unrated player counts as
    /// below 1800.
    ///
    /// B.02 1.1 asks for a minimum of *each* player, so where standard times differ the shorter decides.
    pub fn keeps_out(self, rate: Rate, higher_rating: u16) -> Option<PaceFault> {
        let by_time = Rate::of_seconds(self.seconds);
        let standard = rate == Rate::Standard && by_time == Some(Rate::Standard);
        if self.times == Times::Different && !standard {
            return Some(PaceFault::Unequal);
        }
        let minutes = self.seconds / 60;
        match by_time {
            None => Some(PaceFault::TooFast),
            Some(list) if list != rate => Some(PaceFault::OtherList { minutes, list }),
            Some(Rate::Standard) if self.seconds < standard_minutes(higher_rating) * 60 => {
                let from = if higher_rating < 2400 { 1800 } else { 2400 };
                Some(PaceFault::NotEnough { minutes, from })
            }
            Some(Rate::Standard | Rate::Rapid | Rate::Blitz) => None,
        }
    }

    /// What is to be said of an event as a whole, by the highest rating of its players: what keeps all its games out, or
    /// from which rating on.
    pub fn fault(self, rate: Rate, highest: Option<u16>) -> Option<PaceFault> {
        let all = self.keeps_out(rate, 0);
        let from = || [1800, 2400].into_iter().filter(|from| highest.is_some_and(|it| it >= *from));
        all.or_else(|| from().find_map(|from| self.keeps_out(rate, from)))
    }

    /// B.02 1.2: the moves of a first control that are fewer than a standard game must have. The article does not say that
    /// the games are not rated.
    pub fn short_first_control(self, rate: Rate) -> Option<u32> {
        self.first_control.filter(|moves| rate == Rate::Standard && *moves < FIRST_CONTROL_MOVES)
    }
}

fn first_control(control: &str) -> Option<u32> {
    control.split(':').next()?.split_once('/')?.0.trim().parse().ok()
}
