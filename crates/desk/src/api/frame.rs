//! The frame round every page: the open event, who is at the desk, undo, settings; and home.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::Id;

/// What the top bar, the sidebar and the home page show.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// Version of the program.
    pub version: String,
    /// The open event.
    pub event: Option<EventFrame>,
    /// Who is at this desk; none until asked.
    pub actor: Option<ActorView>,
    /// Settings of this computer.
    pub settings: Settings,
}

/// The open event in short.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EventFrame {
    /// Name.
    pub name: String,
    /// File.
    pub path: String,
    /// Last entry.
    pub seq: Id,
    /// When the last entry was written, RFC 3339 with offset.
    pub saved_at: Option<String>,
    /// Set if the file may only be read, with the reason in words.
    pub read_only: Option<String>,
    /// What Undo will take back, in words; none if nothing.
    pub undo: Option<String>,
    /// What Redo will bring back.
    pub redo: Option<String>,
    /// When the last copy was written to the backup folder, RFC 3339.
    pub copied_at: Option<String>,
    /// Set if the last copy to the backup folder did not succeed, in words.
    pub copy_problem: Option<String>,
    /// Tournaments of the event in order.
    pub tournaments: Vec<TournamentTab>,
}

/// One tournament in the switch of the top bar.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentTab {
    /// Tournament.
    pub id: Id,
    /// Name.
    pub name: String,
    /// Number of entrants.
    pub players: u32,
    /// Rounds planned.
    pub rounds: u8,
    /// Rounds published so far.
    pub published: u8,
    /// Boards without a result in the last published round.
    pub missing: u32,
    /// Adjourned games.
    pub adjourned: u32,
    /// True while a draft with hand changes of the next round is open.
    pub draft_open: bool,
}

/// The person working at this desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ActorView {
    /// Stable id on this computer.
    pub id: String,
    /// Shown name.
    pub name: String,
    /// `chief`, `deputy`, `arbiter`, `assistant`.
    pub role: String,
    /// Name of the computer.
    pub device: String,
}

/// Settings of this computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// `en`, `es`, or `qps` (pseudo-language for layout tests).
    pub language: String,
    /// `light`, `dark`, `system`.
    pub theme: String,
    /// `compact`, `comfortable`.
    pub density: String,
    /// Result keys: `A`, `B`, `C`, `D`.
    pub key_set: String,
    /// Second place for copies of the event; empty for none.
    pub backup_folder: String,
    /// `a4`, `letter`.
    pub paper: String,
}

/// An event opened before.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Recent {
    /// File.
    pub path: String,
    /// Name of the event.
    pub name: String,
    /// Where it stands, in words: "Round 6 of 9, 13 boards open".
    pub stands: String,
    /// When it was last open, RFC 3339.
    pub opened_at: String,
    /// When it was last copied, RFC 3339.
    pub copied_at: Option<String>,
    /// False if the file is not there any more.
    pub exists: bool,
}

/// Parameters of `event.create`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct NewEvent {
    /// Name.
    pub name: String,
    /// File to make; left out: a file named after the event in the documents folder.
    #[serde(default)]
    pub path: Option<String>,
    /// `fide-dutch-2026`, `berger`, `berger-double`.
    pub system: String,
    /// Rounds planned (Swiss).
    pub rounds: u8,
}

/// Details of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct EventDetails {
    /// Name.
    pub name: String,
    /// Town.
    pub place: String,
    /// Federation code.
    pub federation: String,
    /// First day, `2026-11-29` or empty.
    pub start_date: String,
    /// Last day.
    pub end_date: String,
    /// IANA zone of the hall, as `Europe/Madrid`.
    pub zone: String,
    /// Organizer.
    pub organizer: String,
    /// Arbiters.
    pub arbiters: Vec<ArbiterView>,
}

/// An arbiter of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ArbiterView {
    /// Name.
    pub name: String,
    /// Arbiter title or empty: `IA`, `FA`, `NA`.
    pub title: String,
    /// FIDE id or empty.
    pub fide_id: String,
    /// `chief`, `deputy`, `sector`, `fairPlay`.
    pub role: String,
}
