//! A round: draft, boards, results.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::{Id, Side};

/// A result on the wire: `1-0`, `=-=`, `0-1`, `=-0`, `0-=`, `0-0`, the unrated `W-L`, `D-D`, `L-W`,
/// the forfeits `+--`, `--+`, `---`.
pub type OutcomeCode = String;

/// Answer of `round.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RoundView {
    /// Round.
    pub round: u8,
    /// `notDrawn`, `draft` (hand session open), `published`.
    pub state: String,
    /// When it was published, RFC 3339.
    pub published_at: Option<String>,
    /// Start by the schedule, local, or empty.
    pub starts: String,
    /// Boards in order.
    pub boards: Vec<BoardRow>,
    /// Players without a game.
    pub without_game: Vec<WithoutGame>,
    /// Boards without a result.
    pub missing: u32,
    /// Boards whose reports differ.
    pub differing: u32,
    /// Boards confirmed by a second report.
    pub checked: u32,
    /// Last results written, newest first.
    pub last_entered: Vec<EnteredRow>,
    /// True if the round may be taken back (no later round is out).
    pub can_unpublish: bool,
    /// True if the next round can be drafted now.
    pub can_draft_next: bool,
    /// Why not, in words, if not.
    pub draft_blocked: Option<String>,
}

/// One board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BoardRow {
    /// Game.
    pub game: Id,
    /// Board number.
    pub board: u16,
    /// White.
    pub white: Side,
    /// Black.
    pub black: Side,
    /// `open`, `entered`, `checked`, `differs`, `adjourned`, `corrected`.
    pub state: String,
    /// Result, if there is one.
    pub outcome: Option<OutcomeCode>,
    /// As lists print it: `1 - 0`, `½ - ½`, `+ - -`, `? - ?`, or empty.
    pub text: String,
    /// Reports that differ, each `source: result`, in words.
    pub reports: Vec<String>,
    /// A scoresheet is attached.
    pub has_sheet: bool,
    /// A claim was ruled on.
    pub has_ruling: bool,
}

/// A player without a game in the round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WithoutGame {
    /// Player.
    pub player: Side,
    /// `U`, `F`, `H`, `Z`.
    pub kind: String,
    /// In words: "bye", "half-point bye", "absent", "withdrawn".
    pub text: String,
    /// Points given, as `½`.
    pub points: String,
}

/// A result written lately.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EnteredRow {
    /// Game.
    pub game: Id,
    /// Board.
    pub board: u16,
    /// As lists print it.
    pub text: String,
    /// When, RFC 3339.
    pub at: String,
    /// Who.
    pub by: String,
}

/// Parameters of `result.enter`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct EnterResult {
    /// Tournament.
    pub tournament: Id,
    /// Game.
    pub game: Id,
    /// A result, `adjourned` or `clear`.
    pub outcome: OutcomeCode,
    /// 1 for the first entry, 2 for the second pass.
    pub pass: u8,
    /// `desk`, `slip`, `phone`.
    #[serde(default)]
    pub source: Option<String>,
    /// What the client shows for this board; refused as stale if it is something else by now.
    #[serde(default)]
    pub seen: Option<OutcomeCode>,
}

/// A drafted round: not yet published, nobody else sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct DraftView {
    /// Round.
    pub round: u8,
    /// Boards in order.
    pub boards: Vec<DraftBoard>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Side>,
    /// Why.
    pub bye_why: Vec<String>,
    /// Players who are not paired, with the reason.
    pub without_game: Vec<WithoutGame>,
    /// Warnings with articles, worst first.
    pub findings: Vec<FindingView>,
    /// What was changed by hand, in words.
    pub hand_changes: Vec<String>,
    /// True while a hand session is open.
    pub by_hand: bool,
    /// The journal's head this was drawn from; give it to `round.publish`.
    pub seen: Id,
    /// Engine, version and edition, in words.
    pub engine: String,
}

/// A board of a draft.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct DraftBoard {
    /// Board number.
    pub board: u16,
    /// White.
    pub white: Side,
    /// Black.
    pub black: Side,
    /// Color histories, as `WBW`, unplayed rounds left out.
    pub white_colors: String,
    /// Black's.
    pub black_colors: String,
    /// `down`, `up` or empty for White and Black.
    pub white_float: String,
    /// Black's.
    pub black_float: String,
    /// Fixed by hand: the engine leaves it alone when drawing the rest again.
    pub locked: bool,
    /// Differs from what the engine drew.
    pub changed: bool,
    /// Why this board, in sentences.
    pub why: Vec<String>,
}

/// A warning about a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FindingView {
    /// Stable id of the finding in this draft.
    pub id: String,
    /// `refused` (cannot be published), `confirm` (must be confirmed), `note`.
    pub level: String,
    /// Article, as `C.04.1 2`.
    pub article: String,
    /// In words.
    pub text: String,
    /// Boards concerned.
    pub boards: Vec<u16>,
}

/// Parameters of `round.publish`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PublishRound {
    /// Tournament.
    pub tournament: Id,
    /// Round.
    pub round: u8,
    /// [`DraftView::seen`].
    pub seen: Id,
    /// Ids of the findings that the arbiter confirmed.
    pub confirmed: Vec<String>,
}
