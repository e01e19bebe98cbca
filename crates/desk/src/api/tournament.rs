//! Tournament settings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::Id;

/// Everything that is decided about a tournament before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// Name of the section.
    pub name: String,
    /// `fide-dutch-2026`, `berger`, `berger-double`.
    pub system: String,
    /// Rounds planned. In a round robin it follows from the number of players.
    pub rounds: u8,
    /// Scoring in tenths of a point.
    pub scoring: ScoringView,
    /// `white`, `black`, or empty until it is drawn.
    pub initial_color: String,
    /// Tie-break codes in order, as `BH/C1`.
    pub tie_breaks: Vec<String>,
    /// `c07-2026` or `c07-2024`; empty: by the date of the first round.
    pub tie_break_edition: String,
    /// Edition of the Laws of Chess: `2023`, `2018`, ... `old-es`.
    pub laws_edition: String,
    /// Clauses added by the federation or the event, as free text.
    pub local_clauses: String,
    /// `standard`, `rapid`, `blitz`.
    pub pace: String,
    /// Time control: `40/90+30:30+30` or free text.
    pub time_control: String,
    /// Minutes after which an absent player loses.
    pub default_time: u16,
    /// No draw by agreement before this move (9.1.1); 0 for none.
    pub no_draw_before: u16,
    /// Virtual points: `none` or `baku`.
    pub acceleration: String,
    /// In a double round robin, exchange the last two rounds of the first cycle.
    pub swap_last_rounds: bool,
    /// Groups of entrants who may not be paired.
    pub prohibited: Vec<Vec<Id>>,
    /// Start of each round, local time of the hall; may be shorter than the rounds.
    pub schedule: Vec<ScheduledRound>,
}

/// What results are worth, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ScoringView {
    /// Win, forfeit win, full-point bye.
    pub win: i32,
    /// Draw, half-point bye.
    pub draw: i32,
    /// Loss over the board.
    pub loss: i32,
    /// Zero-point bye, forfeit loss.
    pub absent: i32,
    /// Pairing-allocated bye.
    pub pab: i32,
}

/// When a round starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ScheduledRound {
    /// Round.
    pub round: u8,
    /// `2026-11-29T16:00`.
    pub starts: String,
}

/// Answer of `tournament.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentView {
    /// Tournament.
    pub id: Id,
    /// Settings.
    pub setup: Setup,
    /// True once a round is out: system, rounds and scoring then change only with a reason.
    pub begun: bool,
    /// Tie-breaks that can be chosen.
    pub tie_break_choices: Vec<TieBreakChoice>,
    /// Editions of the Laws that can be chosen, newest first.
    pub laws_editions: Vec<String>,
}

/// A tie-break to choose.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TieBreakChoice {
    /// Code as in TRF.
    pub code: String,
    /// Name in the language of the call.
    pub name: String,
}
