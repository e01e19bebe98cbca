//! Players of a tournament.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::{Changes, FileIn, Id, ProblemView};

/// What can be typed about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PlayerInput {
    /// `Surname, Given`.
    pub name: String,
    /// Title code or empty.
    pub title: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Federation code or empty.
    pub federation: String,
    /// Rating as typed; empty or 0: unrated.
    pub rating: String,
    /// FIDE id or empty.
    pub fide_id: String,
    /// `1990`, `1990-05-31` or empty.
    pub birth: String,
    /// Club or empty.
    pub club: String,
    /// E-mail or telephone or empty.
    pub contact: String,
}

/// Answer of `players.list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayerList {
    /// In order of number, the unnumbered last in start-list order.
    pub players: Vec<PlayerRow>,
    /// True while numbers may be given anew (before round 4 is paired, C.04.2 2.3).
    pub can_renumber: bool,
    /// True if the numbers do not follow the order of the rules.
    pub numbers_out_of_order: bool,
}

/// One player of the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayerRow {
    /// Entrant.
    pub entrant: Id,
    /// Person.
    pub person: Id,
    /// Starting number.
    pub number: Option<u16>,
    /// What was typed or imported.
    pub input: PlayerInput,
    /// Rating used, none if unrated.
    pub rating: Option<u16>,
    /// Where the rating is from: list and month, or "by hand", in words.
    pub rating_source: String,
    /// `playing`, `withdrawn`, `expelled`, `erased`.
    pub status: String,
    /// Status in words with the round, empty while playing from round 1.
    pub status_text: String,
    /// First round.
    pub from_round: u8,
    /// Byes and absences.
    pub byes: Vec<ByeView>,
    /// Points so far.
    pub points: String,
    /// True if the entry can be taken out without trace in the tables (no round paired).
    pub removable: bool,
}

/// A bye or absence in one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ByeView {
    /// Round.
    pub round: u8,
    /// `F`, `H`, `Z`; `U` for the pairing-allocated bye of a published round.
    pub kind: String,
    /// Reason given.
    pub reason: String,
}

/// Parameters of `players.preview` and `players.import`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct PlayerTable {
    /// Tournament to enter them in.
    pub tournament: Id,
    /// CSV, XLSX, ODS or pasted text.
    pub file: FileIn,
    /// Meaning of each column; left out: guessed.
    #[serde(default)]
    pub columns: Option<Vec<String>>,
}

/// Answer of `players.preview`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TablePreview {
    /// Heads as found, or empty.
    pub heads: Vec<String>,
    /// Meaning of each column as guessed or given: `name`, `surname`, `given`, `title`, `rating`,
    /// `federation`, `fideId`, `birth`, `sex`, `club`, `ignore`.
    pub columns: Vec<String>,
    /// Meanings to choose from, with their names.
    pub choices: Vec<ColumnChoice>,
    /// First rows as text.
    pub rows: Vec<Vec<String>>,
    /// Players that would be entered.
    pub ready: u32,
    /// What is odd.
    pub problems: Vec<ProblemView>,
}

/// A meaning of a column.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ColumnChoice {
    /// Key.
    pub key: String,
    /// Name in the language of the call.
    pub name: String,
}

/// Answer of `players.import` and `import.file`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Imported {
    /// What changed.
    pub changes: Changes,
    /// Players or games taken.
    pub taken: u32,
    /// What was read, kept or refused, in words.
    pub summary: Vec<String>,
    /// What is odd.
    pub problems: Vec<ProblemView>,
}
