//! Standings and crosstable.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::Id;

/// Answer of `standings.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StandingsView {
    /// After this round.
    pub round: u8,
    /// Rounds planned.
    pub rounds: u8,
    /// Rounds that can be asked for.
    pub published: u8,
    /// The last round in which every result is in.
    pub last_full: u8,
    /// Games without a result up to this round.
    pub open_games: u32,
    /// Results that are in, in the last round counted.
    pub results_in: u32,
    /// Games of the last round counted.
    pub games: u32,
    /// True only after the last round with no game open.
    pub is_final: bool,
    /// Tie-break columns.
    pub columns: Vec<TieBreakColumn>,
    /// Rows in rank order.
    pub rows: Vec<StandingView>,
    /// Edition of the tie-break rules, in words.
    pub rules: String,
}

/// A tie-break column.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TieBreakColumn {
    /// Code, as `BH/C1`.
    pub code: String,
    /// Name in the language of the call.
    pub name: String,
    /// Article, as `C.07 8.1`.
    pub article: String,
}

/// One row of the standings.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StandingView {
    /// Rank; ties share the best place.
    pub rank: u16,
    /// Rank as printed: `3`, or `3=` where shared.
    pub rank_text: String,
    /// Entrant.
    pub entrant: Id,
    /// Starting number.
    pub number: u16,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Club.
    pub club: String,
    /// Points as `4½`.
    pub points: String,
    /// One text a column, in order.
    pub values: Vec<String>,
    /// `playing`, `withdrawn`, `expelled`.
    pub status: String,
    /// Has an open game in the rounds counted.
    pub open: bool,
}

/// Answer of `standings.working`: how a tie-break came about.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WorkingView {
    /// Heading: player and tie-break.
    pub title: String,
    /// Rule with article, in words.
    pub rule: String,
    /// One line a round.
    pub lines: Vec<WorkingLine>,
    /// Result as printed.
    pub value: String,
}

/// One round's part of a tie-break.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WorkingLine {
    /// Round, or 0.
    pub round: u8,
    /// Opponent or what stood in for one.
    pub what: String,
    /// The number that counts.
    pub value: String,
    /// True if it was cut.
    pub cut: bool,
    /// Why, if there is something to explain.
    pub why: String,
}

/// Answer of `crosstable.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CrosstableView {
    /// `rank` or `number`: which number cells show.
    pub by: String,
    /// After this round.
    pub round: u8,
    /// `rounds` (one column a round) or `grid` (players across, round robin).
    pub form: String,
    /// Heads of the cell columns.
    pub heads: Vec<String>,
    /// Tie-break codes of the last columns.
    pub columns: Vec<TieBreakColumn>,
    /// Rows.
    pub rows: Vec<CrosstableRow>,
}

/// A row of the crosstable.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CrosstableRow {
    /// Rank as printed.
    pub rank_text: String,
    /// Starting number.
    pub number: u16,
    /// Entrant.
    pub entrant: Id,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Cells.
    pub cells: Vec<CellView>,
    /// Points.
    pub points: String,
    /// Tie-break texts.
    pub values: Vec<String>,
}

/// A cell of the crosstable.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Opponent's number or rank, as the head says; empty for none.
    pub opponent: String,
    /// `w`, `b` or empty.
    pub color: String,
    /// `1`, `½`, `0`, `+`, `-`, `*`, or the points of a bye.
    pub result: String,
    /// The cell as one text, as prints write it: `12w1`.
    pub text: String,
    /// Game, if there is one.
    pub game: Option<Id>,
}
