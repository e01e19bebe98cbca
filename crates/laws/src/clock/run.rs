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

struct Side {
    left: u64,
    in_period: u32,
    completed: u32,
    period: usize,
}

/// Runs the clocks. White moves first in the record unless `first` says otherwise.
pub fn run(
    control: &TimeControl,
    convention: FirstIncrement,
    first: Color,
    used: &[Millis],
    adjustments: &[Adjustment],
) -> ClockRun {
    let start = |period: Option<&Period>| {
        let Some(period) = period else { return 0 };
        match (period.bonus, convention) {
            (Bonus::Increment(bonus), FirstIncrement::Before) => {
                period.base.0.saturating_add(bonus.0)
            }
            _ => period.base.0,
        }
    };
    let fresh = || Side { left: start(control.period(0)), in_period: 0, completed: 0, period: 0 };
    let mut sides = shakmaty::ByColor { white: fresh(), black: fresh() };
    let mut remaining = Vec::with_capacity(used.len());
    let mut mover = first;
    for (played, &used) in (0u32..).zip(used) {
        for adjustment in adjustments.iter().filter(|adjustment| adjustment.after == Ply(played)) {
            let side = sides.get_mut(adjustment.side);
            side.left = side.left.saturating_add_signed(adjustment.millis);
        }
        let side = sides.get_mut(mover);
        let Some(&period) = control.period(side.period) else { break };
        let counts = match period.bonus {
            Bonus::Delay(delay) => used.0.saturating_sub(delay.0),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => used.0,
        };
        if counts >= side.left {
            remaining.push(Millis(0));
            let flag = Flag {
                ply: Ply(played).next(),
                side: mover,
                moves_completed: side.completed,
                period: u16::try_from(side.period + 1).unwrap_or(u16::MAX),
                moves_required: period.moves,
            };
            return ClockRun { remaining, flag: Some(flag) };
        }
        side.left -= counts;
        press(side, control, convention, &period, used);
        remaining.push(Millis(side.left));
        mover = !mover;
    }
    ClockRun { remaining, flag: None }
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
    let mut used: Vec<Millis> = Vec::with_capacity(remaining.len());
    let mut found = Vec::with_capacity(remaining.len());
    let mut shift = shakmaty::ByColor { white: 0i64, black: 0i64 };
    let mut mover = first;
    for &shown in remaining {
        // With nothing used the clock would show this much.
        let mut trial = used.clone();
        trial.push(Millis(0));
        let most = run(control, convention, first, &trial, &[]).remaining.last().copied();
        let most = most.filter(|_| true).map_or(0, |most| most.0);
        let most = most.saturating_add_signed(*shift.get(mover));
        match most.checked_sub(shown.0) {
            Some(spent) => {
                used.push(Millis(spent));
                found.push(Some(Millis(spent)));
            }
            None => {
                used.push(Millis(0));
                *shift.get_mut(mover) += i64::try_from(shown.0 - most).unwrap_or(i64::MAX);
                found.push(None);
            }
        }
        mover = !mover;
    }
    found
}
