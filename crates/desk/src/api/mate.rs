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
    /// What the FEN says and the board contradicts (a right to castle, an en passant square), in words: it is left out.
    pub left_out: Vec<String>,
    /// One answer for each side asked about, White first.
    pub answers: Vec<MateAnswer>,
    /// Neither side can checkmate: the position is dead.
    pub dead: bool,
    /// What follows under the edition, for each side asked about, and of a dead position.
    pub uses: Vec<MateUse>,
    /// Edition used.
    pub edition: String,
}

/// What an answer is needed for, and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MateUse {
    /// `flag-fall`, `resignation`, `illegal-move` (the one that loses), `dead`, or the end that stands on the board: `checkmate`,
    /// `stalemate`; with `unsaid-` before it what another edition
    /// says where this one is silent.
    pub what: String,
    /// `white` or `black`: who would checkmate; empty for a dead position.
    pub side: String,
    /// One sentence: "If Black’s flag falls, the game is drawn."
    pub text: String,
    /// The articles with their sentences.
    pub articles: Vec<ArticleView>,
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
        /// Edition of the Laws; left out or empty: the section's, or the newest.
        edition: Option<String>,
        /// Section whose edition holds.
        tournament: Option<Id>,
    } -> MateView |this, desk, call| {
        let messages = call.messages();
        let edition = {
            let event = desk.maybe_event();
            let state = event.as_ref().map(|it| &*it.state);
            let section = judge::section_of(this.tournament, state, messages)?;
            judge::edition(this.edition.as_deref().unwrap_or_default(), section, messages)?
        };
        judge::mate::view(&this.fen, this.winner.as_deref(), this.limit, edition, messages)
    }
}
