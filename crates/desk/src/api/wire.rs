//! What more than one method sends or receives.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A number that names something in the event (person, entrant, tournament, game, ruling, entry).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(type = "number")]
pub struct Id(pub u64);

/// Nothing to say.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, TS)]
pub struct Nothing {}

/// The parts of the event that a client may be showing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Topic {
    /// Which event is open, its name, undo, actor: what the frame shows.
    Frame,
    /// Tournament settings.
    Setup,
    /// Players and their byes, absences and numbers.
    Players,
    /// Boards, results and drafts.
    Rounds,
    /// Standings and crosstables.
    Standings,
    /// Claims and rulings.
    Claims,
    /// Journal entries.
    Journal,
    /// Language, theme, keys and other settings of this computer.
    Settings,
    /// Rating lists of this computer and their loading.
    Library,
}

/// What a write did: the journal's head, and what a client must ask for again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Changes {
    /// Sequence number of the last entry.
    pub seq: Id,
    /// Topics that are out of date.
    pub stale: Vec<Topic>,
    /// Id of what was made, if something was.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub created: Option<Id>,
    /// A sentence for the arbiter, in the language of the call.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub notice: Option<String>,
}

/// One oddity in input, with place and cure, worded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ProblemView {
    /// Line or row, from 1.
    pub line: Option<u32>,
    /// Column, from 1.
    pub column: Option<u32>,
    /// Where it is in a workbook or in one of several files: sheet or file, and cell or row. Shown in place of the line.
    pub at: Option<String>,
    /// Stable key of the kind.
    pub kind: String,
    /// What was found, what was expected, what to do.
    pub text: String,
}

/// One participant as rows of lists show them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Side {
    /// Entrant.
    pub entrant: Id,
    /// Starting number; none before numbers are given.
    pub number: Option<u16>,
    /// FIDE title code or empty.
    pub title: String,
    /// `Surname, Given`.
    pub name: String,
    /// Rating, none if unrated.
    pub rating: Option<u16>,
    /// Federation code or empty.
    pub federation: String,
    /// Club or empty.
    pub club: String,
    /// Points before the round, as `4½`.
    pub points: String,
}

/// A file in an answer. Text formats come as text, others as base64.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FileOut {
    /// Suggested file name.
    pub name: String,
    /// Media type.
    pub media_type: String,
    /// Content as base64.
    pub base64: String,
    /// Where it was written, if a path was given.
    pub saved: Option<String>,
    /// What the format has no place for, in words.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// A file handed in: by path (window, command line), by its bytes (browser), or as pasted text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct FileIn {
    /// Path on this computer.
    pub path: Option<String>,
    /// Name, for its ending.
    pub name: Option<String>,
    /// Content as base64.
    pub base64: Option<String>,
    /// Pasted text.
    pub text: Option<String>,
    /// Encoding that a person chose, as `windows-1251`; left out: found out.
    pub encoding: Option<String>,
}
