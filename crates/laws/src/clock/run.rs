//! From times used per move to what is left after every move.

use shakmaty::Color;

use super::{Bonus, FirstIncrement, Millis, Period, TimeControl};
use crate::game::Ply;

/// What the clocks show after every move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockRun {
    /// What the player who moved has left after each half-move; the last is 0 if the flag fell.
    pub remaining: Vec<Millis>,
    /// The first flag fall. Nothing is counted after it.
    pub flag: Option<Flag>,
}

/// A fallen flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flag {
    /// The half-move that was not made in time.
    pub ply: Ply,
    /// Whose flag.
    pub side: Color,
    /// Moves that he had completed.
    pub moves_completed: u32,
    /// His period, from 1.
    pub period: u16,
    /// Moves that this period asks for; `None` for the rest of the game.
    pub moves_required: Option<u16>,
}

/// A change of a clock by the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    /// Half-moves played when it was made.
    pub after: Ply,
    /// Whose clock.
    pub side: Color,
    /// Milliseconds added; negative for time taken.
    pub millis: i64,
    /// Why.
    pub reason: String,
}

#[derive(Clone, Copy)]
struct Side {
    left: u64,
    in_period: u32,
    completed: u32,
    period: usize,
}

/// What is known of one half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reading {
    /// The time used for it (`[%emt]`).
    Used(Millis),
    /// What the clock showed after it (`[%clk]`).
    Shows(Millis),
    /// Nothing: it counts as made in no time.
    Unknown,
}

/// A half-move whose reading was followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Followed {
    /// Time used for it. `None` where the clock shows more than it can, so that time must have been added, and where nothing
    /// is known.
    pub used: Option<Millis>,
    /// What the player has left.
    pub left: Millis,
}

/// Runs the clocks. White moves first in the record unless `first` says otherwise.
pub fn run(
    control: &TimeControl,
    convention: FirstIncrement,
    first: Color,
    used: &[Millis],
    adjustments: &[Adjustment],
) -> ClockRun {
    let mut clocks = Clocks::new(control, convention, first);
    let mut remaining = Vec::with_capacity(used.len());
    for &used in used {
        clocks.adjust(adjustments);
        match clocks.press(used) {
            Pressed::Left(left) => remaining.push(left),
            Pressed::Fell(flag) => {
                remaining.push(Millis(0));
                return ClockRun { remaining, flag: Some(flag) };
            }
            Pressed::NoPeriod => break,
        }
    }
    ClockRun { remaining, flag: None }
}

/// Follows times of both kinds, one reading a half-move: used where they are used, shown where they are shown. What a clock
/// shows sets it right, whatever was known before.
pub fn follow(
    control: &TimeControl,
    convention: FirstIncrement,
    first: Color,
    readings: &[Reading],
    adjustments: &[Adjustment],
) -> (Vec<Followed>, Option<Flag>) {
    let mut clocks = Clocks::new(control, convention, first);
    let mut followed = Vec::with_capacity(readings.len());
    for &reading in readings {
        clocks.adjust(adjustments);
        let used = match reading {
            Reading::Used(used) => Some(used),
            Reading::Shows(shown) => clocks.used_to_show(shown),
            Reading::Unknown => None,
        };
        let mover = clocks.mover;
        match clocks.press(used.unwrap_or_default()) {
            Pressed::Left(left) => {
                let left = match reading {
                    Reading::Shows(shown) => shown,
                    Reading::Used(_) | Reading::Unknown => left,
                };
                clocks.sides.get_mut(mover).left = left.0;
                followed.push(Followed { used, left });
            }
            Pressed::Fell(flag) => {
                followed.push(Followed { used, left: Millis(0) });
                return (followed, Some(flag));
            }
            Pressed::NoPeriod => break,
        }
    }
    (followed, None)
}

/// Both clocks at work.
#[derive(Clone)]
struct Clocks<'a> {
    control: &'a TimeControl,
    convention: FirstIncrement,
    sides: shakmaty::ByColor<Side>,
    mover: Color,
    played: u32,
}

/// What a move came to.
enum Pressed {
    /// So much is left.
    Left(Millis),
    /// The flag fell.
    Fell(Flag),
    /// The control has no period any more.
    NoPeriod,
}

impl<'a> Clocks<'a> {
    fn new(control: &'a TimeControl, convention: FirstIncrement, first: Color) -> Clocks<'a> {
        let left = control.period(0).map_or(0, |period| match (period.bonus, convention) {
            (Bonus::Increment(bonus), FirstIncrement::Before) => {
                period.base.0.saturating_add(bonus.0)
            }
            _ => period.base.0,
        });
        let fresh = Side { left, in_period: 0, completed: 0, period: 0 };
        let sides = shakmaty::ByColor { white: fresh, black: fresh };
        Clocks { control, convention, sides, mover: first, played: 0 }
    }

    /// What the arbiter changed after so many half-moves.
    fn adjust(&mut self, adjustments: &[Adjustment]) {
        for adjustment in adjustments.iter().filter(|it| it.after == Ply(self.played)) {
            let side = self.sides.get_mut(adjustment.side);
            side.left = side.left.saturating_add_signed(adjustment.millis);
        }
    }

    /// The player to move makes his move in so much time.
    fn press(&mut self, used: Millis) -> Pressed {
        let side = self.sides.get_mut(self.mover);
        let Some(&period) = self.control.period(side.period) else { return Pressed::NoPeriod };
        let counts = match period.bonus {
            Bonus::Delay(delay) => used.0.saturating_sub(delay.0),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => used.0,
        };
        if counts >= side.left {
            return Pressed::Fell(Flag {
                ply: Ply(self.played).next(),
                side: self.mover,
                moves_completed: side.completed,
                period: u16::try_from(side.period + 1).unwrap_or(u16::MAX),
                moves_required: period.moves,
            });
        }
        side.left -= counts;
        press(side, self.control, self.convention, &period, used);
        let left = Millis(side.left);
        self.mover = !self.mover;
        self.played += 1;
        Pressed::Left(left)
    }

    /// The time used if the clock shows this after the move of the player to move; `None` if it shows more than it can.
    fn used_to_show(&self, shown: Millis) -> Option<Millis> {
        let mut trial = self.clone();
        let Pressed::Left(most) = trial.press(Millis(0)) else { return Some(Millis(0)) };
        let spent = most.0.checked_sub(shown.0)?;
        let bonus = self.control.period(self.sides.get(self.mover).period).map(|it| it.bonus);
        // What a delay covers or Bronstein's clock gives back does not show.
        let covered = match bonus {
            Some(Bonus::Delay(amount) | Bonus::Bronstein(amount)) if spent > 0 => amount.0,
            _ => 0,
        };
        Some(Millis(spent.saturating_add(covered)))
    }
}

/// The move is completed: the period may change, and the bonus comes. An increment that stands before the move is that of
/// the move to come; one that follows the move is that of the move made.
fn press(
    side: &mut Side,
    control: &TimeControl,
    convention: FirstIncrement,
    period: &Period,
    used: Millis,
) {
    side.completed += 1;
    side.in_period += 1;
    let mut next = *period;
    if period.moves.is_some_and(|moves| side.in_period >= u32::from(moves)) {
        side.period += 1;
        side.in_period = 0;
        if let Some(&following) = control.period(side.period) {
            side.left = side.left.saturating_add(following.base.0);
            next = following;
        }
    }
    let from = match convention {
        FirstIncrement::Before => next.bonus,
        FirstIncrement::After => period.bonus,
    };
    let bonus = match (from, period.bonus) {
        (Bonus::Increment(bonus), _) => bonus.0,
        (_, Bonus::Bronstein(bonus)) => used.0.min(bonus.0),
        (Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_), _) => 0,
    };
    side.left = side.left.saturating_add(bonus);
}

/// Times used per move from what the clocks showed after each (`[%clk]`); `None` where the clock shows more than it can, so
/// that time must have been added.
pub fn used_from_remaining(
    control: &TimeControl,
    convention: FirstIncrement,
    first: Color,
    remaining: &[Millis],
) -> Vec<Option<Millis>> {
    let readings: Vec<Reading> = remaining.iter().copied().map(Reading::Shows).collect();
    let (followed, _) = follow(control, convention, first, &readings, &[]);
    let mut used: Vec<Option<Millis>> = followed.into_iter().map(|it| it.used).collect();
    used.resize(remaining.len(), Some(Millis(0)));
    used
}
