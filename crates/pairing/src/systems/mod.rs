//! The other pairing systems, one file each.
//!
//! | System | Text | File |
//! |---|---|---|
//! | Dubov | C.04.4.1 (2026) | [`dubov`] |
//! | Burstein | C.04.4.2 (2026) | [`burstein`] |
//! | Lim | C.04.4.3 (2026) | [`lim`] |
//! | Double-Swiss | C.04.5 (2026) | [`double`] |
//! | Swiss Team | C.04.6 (2026) | [`team`] |
//! | Scheveningen, Keizer, knock-out | no FIDE text | [`scheveningen`], [`keizer`], [`knockout`] |
//!
//! [`System::verified`] says of which the FIDE text itself was at hand; windows and prints say it
//! of the others. [`reasons`] says why a round is as it is and compares it with others. Places where the articles
//! leave room are named in the files as readings, and each can be chosen by name
//! ([`tournament::pairing_reading`], [`System::with`]).

pub mod burstein;
pub mod double;
pub mod dubov;
mod graph;
pub mod keizer;
pub mod knockout;
pub mod lim;
#[cfg(test)]
mod literal;
mod party;
mod reading;
pub mod reasons;
pub mod scheveningen;
pub mod team;

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use crate::NoPairing;
use crate::explain::{Partners, partners, scores};

pub use party::UpfloaterScores;
pub use reasons::why_not;

/// A system beside the Dutch one and the Berger tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// C.04.4.1.
    Dubov(dubov::Readings),
    /// C.04.4.2.
    Burstein(burstein::Readings),
    /// C.04.4.3.
    Lim(lim::Readings),
    /// C.04.5: two rounds a match, colors reversed in the second.
    DoubleSwiss(double::Readings),
    /// C.04.6, rows are teams.
    SwissTeam(team::Rules),
    /// Adjacent places of a running table.
    Keizer(keizer::Rules),
    /// Who loses is out.
    Knockout,
    /// Everybody of one half against everybody of the other.
    Scheveningen,
}

/// Whether the rules were implemented from the FIDE text itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verified {
    /// From the text.
    Text,
    /// From notes about it: say so wherever the system is named.
    No,
    /// There is no FIDE text.
    NoText,
}

impl System {
    /// Every system with its default readings.
    pub const ALL: [System; 8] = [
        System::Dubov(dubov::Readings::DEFAULT),
        System::Burstein(burstein::Readings::DEFAULT),
        System::Lim(lim::Readings::DEFAULT),
        System::DoubleSwiss(double::Readings::DEFAULT),
        System::SwissTeam(team::Rules::DEFAULT),
        System::Keizer(keizer::Rules::DEFAULT),
        System::Knockout,
        System::Scheveningen,
    ];

    /// The code under which settings and commands know it.
    pub fn code(self) -> &'static str {
        match self {
            System::Dubov(_) => "fide-dubov-2026",
            System::Burstein(_) => "fide-burstein-2026",
            System::Lim(_) => "fide-lim-2026",
            System::DoubleSwiss(_) => "fide-double-swiss-2026",
            System::SwissTeam(_) => "fide-team-2026",
            System::Keizer(_) => "keizer",
            System::Knockout => "knock-out",
            System::Scheveningen => "scheveningen",
        }
    }

    /// The system of a code.
    pub fn of(code: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.code() == code)
    }

    /// Whether colors go back to the one drawn before round 1; a table gives its own.
    pub fn starts_from_initial_color(self) -> bool {
        !matches!(self, System::Scheveningen)
    }

    /// Whether the FIDE text was at hand.
    pub fn verified(self) -> Verified {
        match self {
            System::SwissTeam(_) => Verified::Text,
            System::Dubov(_) | System::Burstein(_) | System::Lim(_) | System::DoubleSwiss(_) => {
                Verified::No
            }
            System::Keizer(_) | System::Knockout | System::Scheveningen => Verified::NoText,
        }
    }
}

/// A round of one of these systems.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// In board order.
    pub boards: Vec<Board>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Tpn>,
    /// Present, without a game, and without points for it: a free place of a table, an empty place of a
    /// knock-out.
    pub free: Vec<Tpn>,
    /// Who was not to be paired.
    pub absent: Vec<Tpn>,
}

/// One board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Plays White.
    pub white: Tpn,
    /// Plays Black.
    pub black: Tpn,
    /// The one of them ranked first by the system.
    pub higher: Tpn,
    /// Score of White by which the system paired.
    pub white_score: Points,
    /// Score of Black.
    pub black_score: Points,
    /// Why the colors are these.
    pub color: ColorBecause,
}

/// What decided the colors of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorBecause {
    /// Neither has played: an odd number starts with the initial color.
    Initial,
    /// Both get what they are due, or one is due nothing.
    BothGranted,
    /// The stronger claim.
    Stronger,
    /// Who has had fewer games with White gets it.
    FewerWhites,
    /// The other way round than when they last differed.
    Alternate,
    /// What the higher ranked is due, or had last.
    HigherRanked,
    /// What the lower ranked is due, or had last.
    LowerRanked,
    /// A table says so, or the second game of a match reverses the first.
    Table,
}

/// Why there is no round.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRound {
    /// Nobody, or one player alone.
    #[error("at least two players were expected, found {present}")]
    TooFew {
        /// Players present.
        present: usize,
    },
    /// No legal pairing of everybody exists.
    #[error("no pairing of all players is legal")]
    NoLegalPairing,
    /// More ways to choose floaters than can be tried.
    #[error("floaters that can be chosen were expected, found too many ways")]
    TooManyWays,
    /// The system has no such round for this field.
    #[error("a round from 1 to {last} was expected")]
    NoSuchRound {
        /// The last one.
        last: u16,
    },
    /// A knock-out cannot go on: these games have no winner.
    #[error("a winner of every game of the rounds before was expected")]
    Undecided {
        /// In order of round and board.
        games: Vec<knockout::Unwon>,
    },
    /// A knock-out is over before its last round: all others are out.
    #[error("at least two players still in were expected")]
    Over {
        /// The one who is left, if anybody.
        winner: Option<Tpn>,
    },
    /// The two teams of Scheveningen are not of one size.
    #[error("an even number of players was expected, found {players}")]
    UnequalTeams {
        /// Players in both teams together.
        players: u16,
    },
    /// The first rounds are those of the Dutch system, which refuses.
    #[error(transparent)]
    Dutch(#[from] NoPairing),
}

/// Pairs those who are left beside boards that were made by hand, whose players count as absent. Where one player is
/// left there is nothing to draw: he gets the bye, unless the rules bar it. The same where nobody is.
///
/// # Errors
///
/// As [`pair()`].
pub fn pair_beside(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Result<Round, NoRound> {
    // A table and a tree know no such bye; the second game of a match follows from the first.
    let second_game = matches!(system, System::DoubleSwiss(_)) && round.0.is_multiple_of(2);
    let follows = matches!(system, System::Knockout | System::Scheveningen) || second_game;
    let waiting: Vec<Tpn> = scores(history, round, absent).into_keys().collect();
    let bye = match waiting[..] {
        [] if !follows => None,
        [alone] if !follows => Some(alone),
        _ => return pair(system, history, round, absent),
    };
    // Keizer gives the bye to whoever is left, also again.
    let barred = |one: &Partners| one.bye.is_some();
    if !matches!(system, System::Keizer(_))
        && partners(history, round, absent, &waiting).iter().any(barred)
    {
        return Err(NoRound::NoLegalPairing);
    }
    Ok(Round { bye, absent: absent.iter().copied().collect(), ..Round::default() })
}

/// Pairs one round.
///
/// As [`crate::pair`] does, it looks at the rounds before `round` only, and takes for absent those in
/// `absent` and those whose cell in `round` is a bye of their own.
///
/// # Errors
///
/// [`NoRound`] where the round cannot be paired by the rules.
pub fn pair(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Result<Round, NoRound> {
    match system {
        System::Dubov(readings) => dubov::pair(history, round, absent, readings),
        System::Burstein(readings) => burstein::pair(history, round, absent, readings),
        System::Lim(readings) => lim::pair(history, round, absent, readings),
        System::DoubleSwiss(readings) => double::pair(history, round, absent, readings),
        System::SwissTeam(rules) => team::pair(history, &[], round, absent, rules),
        System::Keizer(rules) => keizer::pair(history, round, absent, rules),
        System::Knockout => knockout::pair(history, round, absent),
        System::Scheveningen => scheveningen::pair(history, round, absent),
    }
}
