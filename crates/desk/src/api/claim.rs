//! Scoresheets, claims, rulings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::Id;

/// Parameters of `scoresheet.read`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ReadSheet {
    /// The sheet as typed.
    pub text: String,
    /// `auto`, `en`, `es`, or another language code of piece letters.
    pub language: String,
    /// FEN of the first position; empty for the normal start.
    pub start: String,
}

/// A sheet as understood.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SheetView {
    /// Language of the piece letters, given or inferred.
    pub language: String,
    /// Its letters, as `RDTAC`.
    pub letters: String,
    /// Cells in order.
    pub cells: Vec<SheetCell>,
    /// Positions: the first is the start, then one after each move understood.
    pub positions: Vec<PositionView>,
    /// Sentences about what is doubtful or unread.
    pub problems: Vec<String>,
}

/// One move as written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SheetCell {
    /// Half-move from 1, if it could be placed.
    pub ply: Option<u32>,
    /// Move number on the sheet.
    pub number: u32,
    /// `white` or `black`.
    pub side: String,
    /// As written.
    pub text: String,
    /// In the letters of the sheet, short notation; empty if not understood.
    pub san: String,
    /// `read`, `doubtful`, `ambiguous`, `illegal`, `unreadable`, `after` (not reached).
    pub status: String,
    /// Nearest legal readings.
    pub suggestions: Vec<String>,
    /// `(=)` was written.
    pub draw_offer: bool,
}

/// A position in words and FEN.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// Half-moves played.
    pub ply: u32,
    /// FEN.
    pub fen: String,
    /// Squares of the last move, as `["e2", "e4"]`, or empty.
    pub last_move: Vec<String>,
    /// Castling that is still possible, in words.
    pub castling: String,
    /// En passant capture that is possible, in words.
    pub en_passant: String,
    /// Half-moves since the last pawn move or capture.
    pub halfmoves: u32,
    /// `white` or `black` to move.
    pub turn: String,
    /// Check, mate or stalemate in words, or empty.
    pub state: String,
}

/// Parameters of `claim.examine` and `claim.rule`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct ClaimInput {
    /// Tournament of the game, if it belongs to one.
    pub tournament: Option<Id>,
    /// Game.
    pub game: Option<Id>,
    /// The sheet.
    pub sheet: ReadSheet,
    /// `threefold` or `fifty`.
    pub kind: String,
    /// `white` or `black`.
    pub claimant: String,
    /// `written` (a move written and announced, not played) or `onBoard`.
    pub mode: String,
    /// The announced move as written.
    pub announced: String,
    /// Half-moves played when the claim is made; left out: the end of the sheet.
    pub ply: Option<u32>,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
}

/// Answer of `claim.examine`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct VerdictView {
    /// `upheld`, `rejected`, `notPossible` (the claim may not be made, or the sheet cannot be judged).
    pub verdict: String,
    /// One line: "The claim is correct. Draw".
    pub headline: String,
    /// One sentence with the reason.
    pub sentence: String,
    /// Further sentences.
    pub because: Vec<String>,
    /// Articles with edition.
    pub articles: Vec<ArticleView>,
    /// Same positions.
    pub occurrences: Vec<OccurrenceView>,
    /// Positions that look the same and are not.
    pub near_misses: Vec<NearMissView>,
    /// What happens now: result, time added, obligation to play the move.
    pub now: Vec<String>,
    /// Minutes added to the opponent if wrong.
    pub minutes_added: u32,
    /// Half-moves since pawn move or capture, with the announced move.
    pub halfmoves: u32,
    /// The result if upheld: `=-=`.
    pub outcome: Option<String>,
    /// Edition used.
    pub edition: String,
    /// The sheet as understood, the announced move included as last position.
    pub sheet: SheetView,
}

/// An article cited.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ArticleView {
    /// `Laws 2023, 9.2.1` in the language of the call.
    pub cite: String,
    /// Our own sentence for it.
    pub text: String,
    /// The text was not seen first-hand: check the printed edition.
    pub check_printed: bool,
}

/// One occurrence of a position.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OccurrenceView {
    /// Half-moves.
    pub ply: u32,
    /// Move that led to it: `19... Qc7`.
    #[serde(rename = "move")]
    pub move_text: String,
    /// "written, not played" or empty.
    pub note: String,
}

/// A position that looks the same and is not.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NearMissView {
    /// Half-moves.
    pub ply: u32,
    /// Move that led to it.
    #[serde(rename = "move")]
    pub move_text: String,
    /// Why it does not count.
    pub why: String,
}

/// One ruling in the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingRow {
    /// Ruling.
    pub id: Id,
    /// When, RFC 3339.
    pub at: String,
    /// Round, if of a game.
    pub round: Option<u8>,
    /// Board.
    pub board: Option<u16>,
    /// `White - Black`.
    pub players: String,
    /// Claim in words.
    pub claim: String,
    /// `upheld`, `rejected`.
    pub verdict: String,
    /// Headline of the verdict as it was.
    pub headline: String,
    /// Articles cited.
    pub articles: Vec<String>,
}

/// Answer of `ruling.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingView {
    /// In the list.
    pub row: RulingRow,
    /// What was asked.
    pub input: ClaimInput,
    /// The verdict as given then.
    pub verdict: VerdictView,
}
