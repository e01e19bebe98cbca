//! Whether a side can still checkmate.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ArticleView;
use super::method;
use super::wire::Id;
use crate::judge;

/// Answer of `claim.mate`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MateView {
    /// The position as understood.
    pub fen: String,
    /// One answer for each side asked about, White first.
    pub answers: Vec<MateAnswer>,
    /// Neither side can checkmate: the position is dead.
    pub dead: bool,
    /// Articles with edition that the answer matters for.
    pub articles: Vec<ArticleView>,
    /// Edition asked for.
    pub edition: String,
}

/// Whether one side can still checkmate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MateAnswer {
    /// `white` or `black`.
    pub side: String,
    /// `winnable`, `unwinnable`, `undecided`.
    pub verdict: String,
    /// One line: "White can still checkmate."
    pub headline: String,
    /// One sentence: the moves, or why not.
    pub text: String,
    /// Moves from the position to the checkmate, in UCI.
    pub line: Vec<String>,
    /// The same moves in the piece letters of the language of the call.
    pub san: Vec<String>,
    /// Why not: `material`, `mated`, `stalemate`, `examined`, `wall`, `limit`; empty if winnable.
    pub reason: String,
    /// Positions examined, where that is the reason.
    #[ts(type = "number")]
    pub positions: u64,
    /// Squares on which the king can ever stand, behind a wall.
    pub region: Vec<String>,
    /// Where the men stand that can ever attack these squares.
    pub visitors: Vec<String>,
}

method! {
    /// Says whether a side can still checkmate by any series of legal moves.
    "claim.mate" Viewer ClaimMate {
        /// The position in FEN.
        fen: String,
        /// `white` or `black`; left out or empty: both.
        winner: Option<String>,
        /// Positions that one search may keep; left out: a million, which is also the most.
        limit: Option<u32>,
        /// Tournament whose Laws hold.
        #[serde(default)]
        tournament: Option<Id>,
        /// Edition of the Laws; empty: the tournament's, or the newest.
        #[serde(default)]
        edition: String,
    } -> MateView |this, desk, call| {
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        judge::mate::view_for(&this, state, call.messages())
    }
}
