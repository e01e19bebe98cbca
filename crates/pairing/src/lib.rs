//! Who plays whom: FIDE pairing systems.
//!
//! Pure functions from a [`History`] to a [`Draft`]: no files, no clock, no random numbers, and the same
//! answer for the same history whatever the order of its rows. Nothing here publishes a round or
//! words an explanation; the reasons are data in the draft.
//!
//! Read in this order: [`field`] (what the rules see of each player), [`color`], [`dutch`] (the Swiss
//! system), [`draft`] (the answer), [`board_order`], [`tournament::berger`] (round robin), [`systems`] (all others), [`review`] and
//! [`quality`] (pairings made by hand), [`explain`] (why not otherwise), [`preview`] (while games are open), [`rounds_left`] (whether the rounds to come can be paired), [`check`] (rounds
//! already played), [`meetings`] (round robins), [`generate`] (random tournaments); [`perfect`], [`matching`] and [`wide`] are the machinery.
//!
//! ```
//! use std::collections::BTreeSet;
//! use pairing::{Options, pair};
//! use tournament::history::{History, Row, Scoring};
//! use tournament::ids::{RoundNo, Tpn};
//! use tournament::round::Color;
//!
//! let row = |tpn| Row {
//!     tpn: Tpn(tpn),
//!     name: format!("Player {tpn}"),
//!     rating: None,
//!     title: None,
//!     federation: String::new(),
//!     rounds: Vec::new(),
//! };
//! let history = History {
//!     rounds_planned: RoundNo(3),
//!     scoring: Scoring::default(),
//!     initial_color: Some(Color::White),
//!     players: (1..=5).map(row).collect(),
//!     acceleration: Vec::new(),
//!     prohibited: Vec::new(),
//! };
//! let draft = pair(&history, RoundNo(1), &BTreeSet::new(), &Options::default()).unwrap();
//! assert_eq!(draft.text(), "1 3\n4 2\n5 bye");
//! ```

pub mod board_order;
pub mod check;
pub mod color;
pub mod draft;
mod dutch;
pub mod explain;
pub mod field;
pub mod generate;
mod matching;
pub mod meetings;
mod perfect;
pub mod preview;
pub mod quality;
pub mod review;
pub mod rounds_left;
pub mod systems;
mod wide;

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

pub use check::check;
pub use draft::{Because, Bracket, Bye, Criterion, Draft, Pair};
pub use field::ByeBar;
pub use review::{Difference, Finding, FindingKind, compare, review};

/// The rules by which a round is paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// C.04.3 until 2026-01-31. Refused: these rules are not available.
    FideDutch2017,
    /// C.04.3 in force since 2026-02-01.
    #[default]
    FideDutch2026,
}

/// How to pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The rules.
    pub edition: Edition,
}

/// Why there is no draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPairing {
    /// The edition asked for is known but not available.
    #[error("an available edition of the Dutch system was expected, {0:?} is not available")]
    EditionUnavailable(Edition),
    /// No pairing of everybody satisfies C1 to C3 (C.04.3 1.9.3): the arbiter decides.
    ///
    /// The proof: each of `groups` is odd, and its members may meet only each other and
    /// `partners`. There are more groups than partners (the bye counts as one if
    /// `bye_is_partner`), so at least one player stays without an opponent. A group without players
    /// stands for the bye itself: nobody outside `partners` may get it.
    #[error("no pairing of all players satisfies C1 to C3")]
    NoLegalPairing {
        /// Odd groups that need a partner from outside.
        groups: Vec<Vec<Tpn>>,
        /// The only players they may meet outside.
        partners: Vec<Tpn>,
        /// The bye is one of the partners.
        bye_is_partner: bool,
        /// Who may not get the bye, and why.
        bye_barred: Vec<(Tpn, ByeBar)>,
    },
    /// Hundreds of different scores in one bracket; no real scoring leads to this.
    #[error("at most a few hundred different scores in one bracket were expected, found more")]
    TooManyScores,
}

/// Pairs one round.
///
/// Only the rounds before `round` are looked at. Absent are those in `absent` and those whose cell
/// in `round` is a half-point, zero-point or full-point bye. Games still open count as played and
/// drawn ([`tournament::history::Scoring::unknown`]).
///
/// # Errors
///
/// [`NoPairing`] if the edition is not available or nobody can pair this round legally.
pub fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    options: &Options,
) -> Result<Draft, NoPairing> {
    match options.edition {
        Edition::FideDutch2017 => Err(NoPairing::EditionUnavailable(options.edition)),
        Edition::FideDutch2026 => dutch::pair(history, round, absent, options.edition, None),
    }
}

/// As [`pair()`], for many histories that differ only in how their open games end: brackets alike are
/// decided once.
fn pair_again(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    options: &Options,
    memo: &mut dutch::Memo,
) -> Result<Draft, NoPairing> {
    match options.edition {
        Edition::FideDutch2017 => Err(NoPairing::EditionUnavailable(options.edition)),
        Edition::FideDutch2026 => dutch::pair(history, round, absent, options.edition, Some(memo)),
    }
}
