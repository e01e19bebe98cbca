//! Who gets White in a pair (C.04.3 5.2), and by which rule.

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::Color;

use crate::field::{Field, Player, Preference, Strength};

/// The first rule of C.04.3 5.2 that decides the colors of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorRule {
    /// 5.2.1: both get what they prefer, or one has no preference.
    BothGranted,
    /// 5.2.2: the stronger preference is granted.
    Stronger(Tpn),
    /// 5.2.2: both are absolute; the wider color difference is granted.
    WiderDifference(Tpn),
    /// 5.2.3: colors alternate from the latest game, so many games back, in which they differed.
    Alternate {
        /// 1 is the last game of both.
        games_back: usize,
    },
    /// 5.2.4: the preference of the higher ranked.
    HigherRanked(Tpn),
    /// 5.2.5: the higher ranked has an odd or even number and the initial color follows from it.
    Initial {
        /// Whose number decides.
        higher: Tpn,
        /// The number counted among those who have arrived.
        number: usize,
    },
}

/// Where the initial color comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InitialColor {
    /// Drawn by lot, as the history says.
    Drawn(Color),
    /// Not recorded: follows from what the top-ranked player of round 1 was given, or, if nobody was paired
    /// then, from the first pair later on whose colors 5.2.5 decided.
    FromRoundOne(Color),
    /// Neither: White is taken. Draw lots before publishing round 1.
    Assumed(Color),
}

impl InitialColor {
    /// By the history.
    pub fn of(history: &History) -> InitialColor {
        if let Some(color) = history.initial_color {
            return InitialColor::Drawn(color);
        }
        let mut first = history.players.iter().collect::<Vec<_>>();
        first.sort_by_key(|row| row.tpn);
        first
            .iter()
            .find_map(|row| match row.rounds.first() {
                Some(
                    Cell::Game { color, .. }
                    | Cell::Forfeit { color, .. }
                    | Cell::Open { color, .. },
                ) => Some(InitialColor::FromRoundOne(*color)),
                Some(Cell::Bye(_)) | None => None,
            })
            .or_else(|| from_later_rounds(history).map(InitialColor::FromRoundOne))
            .unwrap_or(InitialColor::Assumed(Color::White))
    }

    /// The color itself.
    pub fn color(self) -> Color {
        match self {
            InitialColor::Drawn(color)
            | InitialColor::FromRoundOne(color)
            | InitialColor::Assumed(color) => color,
        }
    }
}

/// Where round 1 had no pair: the first two who met without any color behind them.
fn from_later_rounds(history: &History) -> Option<Color> {
    let last = history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
    (2..=u8::try_from(last).unwrap_or(u8::MAX)).map(RoundNo).find_map(|round| {
        let paired = crate::check::paired(history, round);
        let field = Field::new(history, round, &paired.absent);
        let place = |tpn: Tpn| field.players.iter().position(|player| player.tpn == tpn);
        paired.pairs.iter().find_map(|(white, black)| {
            let (white, black) = (place(*white)?, place(*black)?);
            let higher = &field.players[white.min(black)];
            let fresh = |at: usize| field.players[at].colors.is_empty();
            let given = if white < black { Color::White } else { Color::Black };
            let initial = if higher.number % 2 == 1 { given } else { given.other() };
            (fresh(white) && fresh(black)).then_some(initial)
        })
    })
}

/// The color of the higher ranked of two players, and the rule.
pub(crate) fn allocate(higher: &Player, lower: &Player, initial: Color) -> (Color, ColorRule) {
    let (own, other) = (higher.preference, lower.preference);
    let granted = match (own.color, other.color) {
        (Some(mine), None) => Some(mine),
        (None, Some(theirs)) => Some(theirs.other()),
        (Some(mine), Some(theirs)) if mine != theirs => Some(mine),
        (Some(_), Some(_)) | (None, None) => None,
    };
    if let Some(color) = granted {
        return (color, ColorRule::BothGranted);
    }
    if let Some(mine) = own.color {
        return contested(higher, lower, mine);
    }
    let color = if higher.number % 2 == 1 { initial } else { initial.other() };
    (color, ColorRule::Initial { higher: higher.tpn, number: higher.number })
}

/// Both want the same color.
fn contested(higher: &Player, lower: &Player, wanted: Color) -> (Color, ColorRule) {
    let give = |to_higher: bool| if to_higher { wanted } else { wanted.other() };
    let (own, other) = (higher.preference.strength, lower.preference.strength);
    if own != other {
        let winner = if own > other { higher.tpn } else { lower.tpn };
        return (give(own > other), ColorRule::Stronger(winner));
    }
    let (mine, theirs) = (higher.color_difference.abs(), lower.color_difference.abs());
    if own == Strength::Absolute && mine != theirs {
        let winner = if mine > theirs { higher.tpn } else { lower.tpn };
        return (give(mine > theirs), ColorRule::WiderDifference(winner));
    }
    let backwards = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    for (games_back, (mine, theirs)) in (1..).zip(backwards) {
        if mine != theirs {
            return (mine.other(), ColorRule::Alternate { games_back });
        }
    }
    (wanted, ColorRule::HigherRanked(higher.tpn))
}

/// Whether both preferences can be granted at once.
pub(crate) fn compatible(a: Preference, b: Preference) -> bool {
    a.color.is_none() || b.color.is_none() || a.color != b.color
}
