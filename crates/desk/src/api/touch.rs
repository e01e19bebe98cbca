//! Rulings at the board that rest on one position: touched pieces, a written sealed move, clocks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ArticleView;
use super::method;
use super::wire::Id;
use crate::judge;

/// Parameters of `claim.touch`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct TouchInput {
    /// Position as FEN.
    pub fen: String,
    /// What was touched, in order: `e2`, `xd5` (taken off), `e2-e4` (released), `a7-a8=Q` (and a queen touched a8). `~e2`: "I adjust"
    /// was said for this piece first.
    pub touched: Vec<String>,
    /// `known` (also if empty), `unclear`, `atOnce`.
    pub order: String,
    /// `deliberate` (also if empty), `adjusting` ("I adjust" said first), `accidental`.
    pub contact: String,
    /// `white` or `black`; empty: whoever has the move.
    pub player: String,
    /// The opponent has touched a piece since.
    pub opponent_touched: bool,
    /// Tournament whose Laws hold.
    pub tournament: Option<Id>,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
}

/// Answer of `claim.touch`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct TouchView {
    /// Code of the case, as `move-own` or `castle`.
    pub kind: String,
    /// What has to be played, in one sentence.
    pub sentence: String,
    /// Further sentences: castling, a piece released, the right to claim.
    pub because: Vec<String>,
    /// The moves to choose from, in UCI.
    pub obligation: Vec<String>,
    /// The same in the letters of the language.
    pub moves: Vec<String>,
    /// Any legal move will do.
    pub free_choice: bool,
    /// The opponent can still claim.
    pub can_claim: bool,
    /// The text leaves it to the arbiter.
    pub discretion: bool,
    /// Articles with edition, the leading one first.
    pub articles: Vec<ArticleView>,
    /// Edition asked for.
    pub edition: String,
    /// Clauses of the event, beside the Laws.
    pub local_clauses: String,
}

/// Parameters of `claim.sealed`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct SealedInput {
    /// Adjourned position as FEN.
    pub fen: String,
    /// The sealed move exactly as written.
    pub written: String,
    /// Language code of the letters; empty: that of the call, then English.
    pub language: String,
    /// Tournament whose Laws hold.
    pub tournament: Option<Id>,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
}

/// Answer of `claim.sealed`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct SealedView {
    /// `ok`, `ambiguous`, `illegal`, `unreadable`, `not_algebraic`.
    pub verdict: String,
    /// What it means, in one sentence.
    pub sentence: String,
    /// Further sentences.
    pub because: Vec<String>,
    /// What follows, in one sentence.
    pub outcome: String,
    /// Result that follows: `1-0`, `0-1`, `=-=`; none while the game goes on or the arbiter decides.
    pub result: Option<String>,
    /// Moves that fit, in UCI.
    pub moves: Vec<String>,
    /// Language of the letters that it was read in.
    pub language: String,
    /// The move in short notation, in these letters; empty unless it is clear.
    pub san: String,
    /// `checkmate`, `stalemate`, `dead`, or another end that the move brings; none if the game goes on.
    pub ends_game: Option<String>,
    /// Position after the move as FEN; empty unless it is clear.
    pub after: String,
    /// A draw is offered beside the move.
    pub draw_offer: bool,
    /// Articles with edition, the leading one first.
    pub articles: Vec<ArticleView>,
    /// Edition asked for.
    pub edition: String,
}

/// Parameters of `claim.clock`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct ClockInput {
    /// Time control, as `40/90+30:30+30`; empty: the tournament's.
    pub control: String,
    /// `minutes`, `seconds`; empty: minutes, unless a number shows that seconds are meant.
    pub unit: String,
    /// A time for each half-move: used, as `58`, `4:45`, `1:02:03`, or a comment with `[%emt 0:0:58]` (used) or
    /// `[%clk 1:59:50]` (shown by the clock after it). Both kinds may be mixed.
    pub used: Vec<String>,
    /// Times without a command are what the clocks showed after each half-move; of a comment that has both, `[%clk]` holds.
    pub shown: bool,
    /// The increment of a move comes after it, none before the first.
    pub increment_after: bool,
    /// `white` (also if empty) or `black` moves first.
    pub first: String,
    /// Changes by the arbiter.
    pub adjustments: Vec<ClockAdjustment>,
    /// Game whose clocks these are: what the arbiter wrote down about them (`clock-adjusted`) counts too.
    pub game: Option<Id>,
    /// Tournament whose Laws hold.
    pub tournament: Option<Id>,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
}

/// A change of a clock by the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ClockAdjustment {
    /// Half-moves played when it was made.
    pub after: u32,
    /// `white` or `black`.
    pub side: String,
    /// Seconds added; negative for time taken.
    pub seconds: i32,
    /// Why.
    pub reason: String,
}

/// Answer of `claim.clock`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ClockView {
    /// The control as understood, in minutes.
    pub control: String,
    /// Its periods in words.
    pub periods: Vec<String>,
    /// `standard`, `rapid`, `blitz`.
    pub pace: String,
    /// The pace in words.
    pub pace_text: String,
    /// One row a half-move.
    pub rows: Vec<ClockRow>,
    /// The fall of a flag, in one sentence.
    pub flag: Option<String>,
    /// Half-move at which a flag fell.
    pub flag_ply: Option<u32>,
    /// Further sentences: periods reached, whether the score must be kept, times that do not fit.
    pub because: Vec<String>,
    /// Articles with edition.
    pub articles: Vec<ArticleView>,
}

/// The clock after one half-move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ClockRow {
    /// Half-move from 1.
    pub ply: u32,
    /// Move number.
    pub number: u32,
    /// `white` or `black`.
    pub side: String,
    /// Time used, as `0:00:58`.
    pub used: String,
    /// Time left, as `1:29:02`.
    pub left: String,
    /// Seconds left.
    pub left_seconds: f64,
    /// What is wrong with its time, in one sentence; or empty.
    pub problem: String,
}

method! {
    for TouchInput: "claim.touch" Viewer -> TouchView |this, desk, call| {
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        judge::touch::examine(&this, state, call.messages())
    }
}

method! {
    for SealedInput: "claim.sealed" Viewer -> SealedView |this, desk, call| {
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        judge::sealed::examine(&this, state, call.messages())
    }
}

method! {
    for ClockInput: "claim.clock" Viewer -> ClockView |this, desk, call| {
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        judge::clock::examine(&this, state, call.messages())
    }
}
