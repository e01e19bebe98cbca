//! Decisions of the arbiter: recorded, listed, shown again. A claim is ruled on in [`super::claim`], an incident in
//! [`super::incident`], an envelope in [`super::adjourn`]; all of them are listed here and can be appealed.

use ::tournament::decide::{Command, Refusal, decide};
use ::tournament::fact::RulingMade;
use ::tournament::ids::{GameId, RulingId, Seq, TournamentId};
use ::tournament::state::{Appealable, State, Tournament};
use i18n::Messages;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::{ClaimInput, VerdictView};
use super::mate::ClaimMate;
use super::photo::Kept;
use super::touch::{ClockInput, SealedInput, TouchInput};
use super::wire::{Changes, FileIn, Id};
use super::{method, section};
use crate::event::OpenEvent;
use crate::judge::kept;
use crate::words::{self, Roster};
use crate::{ApiError, VERSION, judge, open_json};

/// A question of the claim desk that is no claim.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BoardCase {
    /// Touched pieces.
    Touch(TouchInput),
    /// A sealed move.
    Sealed(SealedInput),
    /// Clocks.
    Clock(ClockInput),
    /// Whether a side can still checkmate.
    Mate(ClaimMate),
}

/// One decision in the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingRow {
    /// Decision, by the entry that wrote it.
    pub id: Id,
    /// `claim`, `touch`, `sealed`, `clock`, `mate`, `incident`, `adjourned`.
    pub kind: String,
    /// When, RFC 3339.
    pub at: String,
    /// Round, if of a game.
    pub round: Option<u8>,
    /// Board.
    pub board: Option<u16>,
    /// `White - Black`.
    pub players: String,
    /// What it is about, in words: the claim, the incident, what was asked.
    pub claim: String,
    /// On a claim `upheld`, `rejected`, `notPossible`; else `answered`.
    pub verdict: String,
    /// Headline of the verdict as it was.
    pub headline: String,
    /// Articles cited.
    pub articles: Vec<String>,
    /// The arbiter's own note.
    pub note: String,
    /// The appeal against it, if there was one.
    pub appeal: Option<AppealView>,
}

/// An appeal against a ruling.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AppealView {
    /// Who appealed.
    pub by: String,
    /// On what grounds.
    pub reason: String,
    /// `upheld` (the ruling stands), `overturned`, or empty while it is open.
    pub decision: String,
    /// Who decided, or empty.
    pub decided_by: String,
    /// Why, or empty.
    pub why: String,
}

/// Answer of `ruling.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingView {
    /// In the list.
    pub row: RulingRow,
    /// What was claimed; empty for what is no claim.
    pub input: ClaimInput,
    /// What was asked, of a question that is no claim.
    pub case: Option<BoardCase>,
    /// The verdict as given then, in the language of the call if it was kept in it.
    pub verdict: VerdictView,
}

method! {
    /// Records an answer of the claim desk as a ruling: what was asked and what was told are kept as they were. No result is
    /// written with it.
    "ruling.record" Arbiter RulingRecord {
        /// Section.
        #[serde(default)]
        tournament: Option<Id>,
        /// Game.
        #[serde(default)]
        game: Option<Id>,
        /// What was asked.
        case: BoardCase,
        /// The arbiter's reason or note.
        #[serde(default)]
        note: String,
        /// Photos, kept with the ruling.
        #[serde(default)]
        photos: Vec<FileIn>,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let photos = Kept::all(&this.photos, messages)?;
        desk.write_with(call, |event| {
            let state = &*event.state;
            let section = place(this.tournament, this.game, state, messages)?;
            let place = (section.map(|it| Id(it.id.0)), this.game);
            let case = this.case.settled(place, state, messages)?;
            let word = |messages: &Messages| judge::board::answer(&case, Some(state), messages);
            let verdict = word(messages)?;
            let ruling = RulingMade {
                tournament: section.map(|it| it.id),
                game: this.game.map(|id| GameId(id.0)),
                input: kept::frozen(&case, messages)?,
                verdict: verdict.verdict.clone(),
                printed: kept::frozen(&verdict, messages)?,
                language: call.language.code().to_owned(),
                program: VERSION.to_owned(),
                note: this.note.trim().to_owned(),
                kind: case.kind().to_owned(),
                also: kept::in_other_languages(call.language, word)?,
                told: None,
            };
            let next = Seq(event.head().0 + 1);
            let at = (ruling.tournament, ruling.game, Some(RulingId(next.0)));
            let refused = |refusal: Refusal| words::refused(&refusal, state, at.0, messages);
            let command = Command::Rule { ruling, outcome: None };
            let mut facts = decide(state, next, command).map_err(refused)?;
            let extra = Kept::keep(&photos, at, &mut facts);
            Ok((facts, extra))
        })
    }
}

method! {
    /// All decisions that can be appealed, newest first: rulings on claims, answers that were recorded, incidents, adjourned
    /// games that were resumed.
    "claim.list" Viewer ClaimList {
        /// Only of this game.
        #[serde(default)]
        game: Option<Id>,
    } -> Vec<RulingRow> |this, desk, call| {
        let event = desk.event(call)?;
        let all = kept::all(&event.state);
        let wanted = |decision: &Appealable<'_>| {
            this.game.is_none_or(|id| decision.game().is_some_and(|it| it.1 == GameId(id.0)))
        };
        let rows = all.into_iter().rev().filter(|(_, decision)| wanted(decision));
        Ok(rows.map(|(id, decision)| row(id, decision, &event, call.messages())).collect())
    }
}

method! {
    /// A decision as it was given.
    "ruling.get" Viewer RulingGet {
        /// Decision: a ruling, an incident, a resumption.
        id: Id,
    } -> RulingView |this, desk, call| {
        let messages = call.messages();
        let event = desk.event(call)?;
        let id = RulingId(this.id.0);
        let decision = event
            .state
            .appealable(id)
            .ok_or_else(|| ApiError::not_found(messages, "ruling", &this.id.0.to_string()))?;
        let section = section_of(decision, &event.state);
        let (mut input, mut case) = (ClaimInput::default(), None);
        if let Appealable::Ruling(ruling) = decision {
            if ruling.body.kind.is_empty() {
                input = super::claim::thawed(&ruling.body.input, messages)?;
                super::claim::thawed::<VerdictView>(&ruling.body.printed, messages)?;
            } else {
                case = serde_json::from_value(ruling.body.input.clone()).ok();
            }
        }
        Ok(RulingView {
            row: row(id, decision, &event, messages),
            input,
            case,
            verdict: kept::told(decision, section, call.language).verdict,
        })
    }
}

/// The section that a ruling is made in: the one named, else that of the game.
fn place<'a>(
    tournament: Option<Id>,
    game: Option<Id>,
    state: &'a State,
    messages: &Messages,
) -> Result<Option<&'a Tournament>, ApiError> {
    let holds = |it: &&Tournament| game.is_some_and(|id| it.live_game(GameId(id.0)).is_some());
    let found = match tournament {
        Some(id) => Some(section(state, id, messages)?),
        None => state.tournaments.values().find(holds),
    };
    match game {
        Some(id) if !found.as_ref().is_some_and(holds) => {
            Err(ApiError::not_found(messages, "game", &id.0.to_string()))
        }
        _ => Ok(found),
    }
}

/// The section that a decision was made in.
pub(crate) fn section_of<'a>(decision: Appealable<'_>, state: &'a State) -> Option<&'a Tournament> {
    let id: Option<TournamentId> = match decision {
        Appealable::Ruling(it) => it.body.tournament,
        Appealable::Incident(it) => it.body.tournament,
        Appealable::Envelope(it) => Some(it.tournament),
    };
    state.tournaments.get(&id?)
}

fn row(
    id: RulingId,
    decision: Appealable<'_>,
    event: &OpenEvent,
    messages: &Messages,
) -> RulingRow {
    let state = &event.state;
    let section = section_of(decision, state);
    let game = section.zip(decision.game()).and_then(|(it, (_, id))| it.games.get(&id));
    let players = section.zip(game).map_or_else(String::new, |(section, game)| {
        let roster = Roster::new(state, section, messages);
        format!("{} - {}", roster.name(game.white), roster.name(game.black))
    });
    let elsewhere = match decision {
        Appealable::Ruling(it) => it.body.told.as_ref(),
        Appealable::Incident(it) => it.body.told.as_ref(),
        Appealable::Envelope(_) => None,
    };
    let (at, _) = open_json::told(event, id.0, elsewhere);
    let told = kept::told(decision, section, messages.language());
    RulingRow {
        id: Id(id.0),
        kind: kept::kind(decision).to_owned(),
        at,
        round: game.map(|game| game.round.0),
        board: game.map(|game| game.board.0),
        players,
        claim: kept::subject(decision, state, messages),
        verdict: told.verdict.verdict,
        headline: told.verdict.headline,
        articles: told.verdict.articles.into_iter().map(|article| article.cite).collect(),
        note: match decision {
            Appealable::Ruling(it) => it.body.note.clone(),
            Appealable::Incident(it) => it.body.note.clone(),
            Appealable::Envelope(it) => it.note.clone(),
        },
        appeal: appeal(id, state),
    }
}

/// The appeal against a decision.
pub(crate) fn appeal(id: RulingId, state: &State) -> Option<AppealView> {
    let appeal = state.appeals.get(&id)?;
    let decision = appeal.decision.as_ref();
    Some(AppealView {
        by: appeal.made.by.clone(),
        reason: appeal.made.reason.clone(),
        decision: decision.map_or_else(String::new, |it| it.decision.clone()),
        decided_by: decision.map_or_else(String::new, |it| it.by.clone()),
        why: decision.map_or_else(String::new, |it| it.reason.clone()),
    })
}
