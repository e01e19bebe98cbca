//! Results: enter, settle, correct.

use ::tournament::decide::{Command, ReportWhat};
use ::tournament::fact::{outcome_from_code, outcome_to_code};
use ::tournament::ids::{GameId, TournamentId};
use ::tournament::round::{Color, Outcome, Score};
use ::tournament::state::Standing;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::OutcomeCode;
use super::wire::{Changes, Id};
use super::{method, section};
use crate::error::Code;
use crate::event::Extra;
use crate::{ApiError, Call, Desk, judge, late};

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
    /// What the client shows for this board: a result, `adjourned`, or `clear` where it has none. Refused
    /// as stale if it is something else by now.
    #[serde(default)]
    pub seen: Option<OutcomeCode>,
}

fn outcome(code: &str, call: &Call) -> Result<Outcome, ApiError> {
    outcome_from_code(code).ok_or_else(|| ApiError::bad_value(call.messages(), "outcome", code))
}

method! {
    for EnterResult: "result.enter" Arbiter -> Changes |this, desk, call| {
        let what = match this.outcome.as_str() {
            "adjourned" => ReportWhat::Adjourned,
            "clear" => ReportWhat::Clear,
            code => ReportWhat::Outcome(outcome(code, call)?),
        };
        let changes = desk.act_with(call, |event| {
            let tournament = section(&event.state, this.tournament, call.messages())?;
            let game = GameId(this.game.0);
            if let (Some(seen), Some(known)) = (&this.seen, tournament.live_game(game)) {
                let stands = match known.standing() {
                    Standing::Adjourned => "adjourned",
                    other => other.outcome().map_or("clear", outcome_to_code),
                };
                if stands != seen {
                    return Err(ApiError::plain(Code::Stale, call.messages(), "desk-stale-board"));
                }
            }
            let source = this.source.clone().unwrap_or_else(|| "desk".to_owned());
            let command =
                Command::Report { tournament: tournament.id, game, what, source, pass: this.pass };
            Ok((command, Extra::default()))
        })?;
        Ok(Changes { notice: early_draw(desk, call, this.tournament, this.game), ..changes })
    }
}

/// That the draw of a game came before the move the event asks for, as far as its moves are known.
pub(super) fn early_draw(desk: &Desk, call: &Call, tournament: Id, game: Id) -> Option<String> {
    let event = desk.event(call).ok()?;
    let section = section(&event.state, tournament, call.messages()).ok()?;
    judge::agreed::too_early(section, GameId(game.0), call.messages())
}

/// How an arbiter says a game ended, and why.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Judged {
    /// Section.
    pub tournament: Id,
    /// Game.
    pub game: Id,
    /// How it ended.
    pub outcome: OutcomeCode,
    /// Why.
    #[serde(default)]
    pub reason: String,
}

impl Judged {
    fn act(
        self,
        desk: &Desk,
        call: &Call,
        command: fn(TournamentId, GameId, Outcome, String) -> Command,
    ) -> Result<Changes, ApiError> {
        let outcome = outcome(&self.outcome, call)?;
        let (tournament, game) = (TournamentId(self.tournament.0), GameId(self.game.0));
        desk.act(call, command(tournament, game, outcome, self.reason))
    }
}

method! {
    /// Decides between reports that differ.
    "result.settle" Arbiter ResultSettle {
        /// The decision.
        #[serde(flatten)]
        judged: Judged,
    } -> Changes |this, desk, call| {
        let Judged { tournament, game, reason, .. } = &this.judged;
        // What the regulations do not allow stands by the arbiter's word alone: he says why (Laws 2023, 9.1.1).
        if reason.trim().is_empty()
            && outcome(&this.judged.outcome, call)?.score_of(Color::White) == Some(Score::Draw)
            && early_draw(desk, call, *tournament, *game).is_some()
        {
            let needs = ApiError::plain(Code::NeedsReason, call.messages(), "desk-refusal-needs-reason");
            return Err(needs.about("reason"));
        }
        this.judged.act(desk, call, |tournament, game, outcome, reason| {
            Command::Settle { tournament, game, outcome, reason }
        })
    }
}

method! {
    /// Corrects a result of an older round. The notice says where it counts for ratings only (C.04.2 4.3).
    "result.correct" Arbiter ResultCorrect {
        /// The correction.
        #[serde(flatten)]
        judged: Judged,
    } -> Changes |this, desk, call| {
        let (tournament, game) = (this.judged.tournament, GameId(this.judged.game.0));
        let changes = this.judged.act(desk, call, |tournament, game, outcome, reason| {
            Command::Correct { tournament, game, outcome, reason }
        })?;
        let event = desk.event(call)?;
        let section = section(&event.state, tournament, call.messages())?;
        let written = section.live_game(game);
        let notice = written.and_then(|game| late::of_game(game, call.messages()));
        Ok(Changes { notice, ..changes })
    }
}
