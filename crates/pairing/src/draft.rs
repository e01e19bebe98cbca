//! The answer: pairs in board order, the bye, and everything that decided them, as data.

use std::collections::BTreeMap;

use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use crate::Edition;
use crate::color::{ColorRule, InitialColor};
use crate::field::Preference;

/// A round as the rules pair it. Nobody has published it yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The rules that were applied.
    pub edition: Edition,
    /// The round.
    pub round: RoundNo,
    /// In board order (C.04.2 3.6).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Bye>,
    /// From the highest score down.
    pub brackets: Vec<Bracket>,
    /// Everybody who was not to be paired.
    pub absent: Vec<Tpn>,
    /// What odd numbers start with.
    pub initial_color: InitialColor,
}

/// One board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Plays White.
    pub white: Tpn,
    /// Plays Black.
    pub black: Tpn,
    /// What decided it.
    pub because: Because,
}

/// Why two players meet, and why with these colors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Because {
    /// Position in [`Draft::brackets`].
    pub bracket: usize,
    /// The one of them first in order of pairing score and number.
    pub higher: Tpn,
    /// Pairing score of White, virtual points included.
    pub white_score: Points,
    /// Pairing score of Black.
    pub black_score: Points,
    /// What White was due.
    pub white_preference: Preference,
    /// What Black was due.
    pub black_preference: Preference,
    /// The rule that gave the colors.
    pub color_rule: ColorRule,
    /// The player who came down from a higher bracket, if one did.
    pub floater: Option<Tpn>,
    /// Criteria that this pair does not meet in full.
    pub costs: Vec<Criterion>,
}

/// The pairing-allocated bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// Who gets it.
    pub player: Tpn,
    /// Their pairing score: the lowest with which everybody else can be paired (C5).
    pub score: Points,
    /// Rounds in which they did not play (C9).
    pub unplayed: usize,
    /// Position in [`Draft::brackets`] of the bracket of their own score.
    pub bracket: usize,
}

/// One pairing bracket (C.04.3 1.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Pairing score of the residents.
    pub score: Points,
    /// Moved down from above.
    pub moved_down: Vec<Tpn>,
    /// The scoregroup itself.
    pub residents: Vec<Tpn>,
    /// Pairs in the order the rules form them; the higher ranked first.
    pub pairs: Vec<(Tpn, Tpn)>,
    /// Left over for the next bracket; after the last, the player with the bye.
    pub floaters: Vec<Tpn>,
    /// Residents who left S1 of the homogeneous part, in the order chosen.
    pub left_s1: Vec<Tpn>,
    /// Residents who entered S1 in exchange.
    pub entered_s1: Vec<Tpn>,
    /// How often each quality criterion is not met in full in this bracket.
    pub costs: Vec<(Criterion, usize)>,
    /// Whether C9 (fewest unplayed games of who gets the bye) had a say.
    pub c9_applies: bool,
}

/// A quality criterion of C.04.3 that a single pair or floater can fail to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// A topscorer or their opponent gets a color difference beyond two.
    C10,
    /// A topscorer or their opponent gets the same color three times running.
    C11,
    /// A player does not get the color preferred.
    C12,
    /// A player does not get a strong color preference.
    C13,
    /// A resident floats down, and did in the previous round.
    C14,
    /// The opponent of a moved-down player floats up, and did in the previous round.
    C15,
    /// As C14, two rounds before.
    C16,
    /// As C15, two rounds before.
    C17,
    /// A moved-down player floats down, and did in the previous round.
    C18,
    /// As C18, two rounds before.
    C20,
}

impl Pair {
    /// The color of one of the two; `None` for anybody else.
    pub fn color_of(&self, tpn: Tpn) -> Option<Color> {
        if tpn == self.white {
            Some(Color::White)
        } else if tpn == self.black {
            Some(Color::Black)
        } else {
            None
        }
    }
}

impl Draft {
    /// The pairing score of everybody paired or with the bye, virtual points included.
    pub fn scores(&self) -> BTreeMap<Tpn, Points> {
        let pairs = self.pairs.iter().flat_map(|pair| {
            let because = &pair.because;
            [(pair.white, because.white_score), (pair.black, because.black_score)]
        });
        pairs.chain(self.bye.map(|bye| (bye.player, bye.score))).collect()
    }

    /// A readable form for tests and people: one line a board.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> =
            self.pairs.iter().map(|pair| format!("{} {}", pair.white, pair.black)).collect();
        lines.extend(self.bye.map(|bye| format!("{} bye", bye.player)));
        lines.join("\n")
    }
}
