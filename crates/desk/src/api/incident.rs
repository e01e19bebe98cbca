//! What happens at the boards and is written down; appeals against rulings.

use ::tournament::decide::Command;
use ::tournament::fact::{
    AppealDecided, IncidentLogged, IncidentWithdrawn, RulingAppealed, outcome_from_code,
};
use ::tournament::ids::{IncidentId, RulingId, TournamentId};
use ::tournament::state::{Appealable, Incident, Tournament};
use i18n::Messages;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ArticleView;
use super::method;
use super::ruling::{AppealView, appeal};
use super::wire::{Changes, Id};
use crate::event::{Extra, OpenEvent};
use crate::judge;
use crate::judge::{incident, kept};
use crate::open_json;
use crate::words::{self, Roster};

/// Parameters of `incident.examine`, and of `incident.add`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct IncidentInput {
    /// Section.
    pub tournament: Option<Id>,
    /// Game; its round and board are kept with it.
    pub game: Option<Id>,
    /// `white` or `black`: whom of the game it is about; empty: both, or nobody.
    pub side: String,
    /// Whom it is about, where there is no game.
    pub entrant: Option<Id>,
    /// `illegal-move`, `pawn-not-replaced`, `pressed-without-move`, `two-hands`, `phone`, `noise`, `notes`, `advice`,
    /// `analysis`, `distraction`, `late`, `clock-set-wrong`, `warning`, `time-added`, `expulsion`, `clock-adjusted`, `other`;
    /// `flag-fall` and `resignation` end the game.
    pub kind: String,
    /// Minutes that the arbiter adds to the opponent; left out: as the Laws say.
    pub minutes: Option<u16>,
    /// Rapid and blitz: the Competition Rules hold (enough arbiters).
    pub supervised: bool,
    /// The opponent has made his next move since.
    pub after_reply: bool,
    /// In a quickplay finish (1997).
    pub quickplay: bool,
    /// Whether the opponent can checkmate by any series of legal moves; left out if that is not known.
    pub opponent_can_mate: Option<bool>,
    /// FEN of the position on the board, or `sheet` for the last one of the game's scoresheet: the program then finds out
    /// by itself whether the opponent can checkmate.
    pub position: Option<String>,
    /// `clock-adjusted`: what was done to the clocks.
    pub clocks: Option<ClocksInput>,
    /// Result that the arbiter gives, where the Laws leave it to him: `1-0`, `0-1`, `=-=`, ...; or empty.
    pub result: String,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
}

/// What was done to the clocks of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct ClocksInput {
    /// Seconds added to White's time; below zero: taken.
    pub white_seconds: i32,
    /// Seconds added to Black's time.
    pub black_seconds: i32,
    /// The same for White as a text, with its sign: `+2:00`, `-45`; it comes before the number.
    pub white: Option<String>,
    /// The same for Black.
    pub black: Option<String>,
    /// What White's clock shows after that, `1:02:30`; or left out.
    pub white_shows: Option<String>,
    /// What Black's clock shows after that.
    pub black_shows: Option<String>,
    /// Number of the move whose clock ran; left out if it was not noted.
    pub move_number: Option<u32>,
    /// `white` or `black`: whose clock ran.
    pub running: Option<String>,
}

/// What was done to the clocks, of an incident in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClocksView {
    /// Seconds added to White's time; below zero: taken.
    pub white_seconds: i32,
    /// Seconds added to Black's time.
    pub black_seconds: i32,
    /// Half-moves played by then.
    pub after_ply: Option<u32>,
    /// The same in words.
    pub text: String,
}

/// Answer of `incident.examine`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct IncidentView {
    /// The kind in words.
    pub kind: String,
    /// How many of the kinds counted with it the player now has.
    pub count: u16,
    /// The one that loses the game, if any does.
    pub loses_on: Option<u8>,
    /// `goesOn`, `stands`, `lost`, `drawn`, `arbiter`, or empty.
    pub consequence: String,
    /// What follows, in one sentence.
    pub sentence: String,
    /// What the arbiter does, in order.
    pub steps: Vec<String>,
    /// Minutes for the opponent.
    pub minutes: u16,
    /// Result that follows, if the game is over.
    pub result: Option<String>,
    /// Articles with edition, the leading one first.
    pub articles: Vec<ArticleView>,
    /// Edition asked for.
    pub edition: String,
    /// Clauses of the event, beside the Laws.
    pub local_clauses: String,
    /// An illegal move in rapid or blitz: the rules it is judged by, in one sentence; or empty.
    pub regime: String,
    /// `clauses` (the event says which rules hold), `asked` (as the question says), or empty.
    pub regime_from: String,
}

/// An illegal move counted anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RecountView {
    /// How many the player has with it now.
    pub count: u16,
    /// As in the row, by that count; empty if it has to be ruled on again.
    pub consequence: String,
    /// Minutes for the opponent by that count.
    pub minutes: u16,
    /// The same in words, with the result that was written and still stands.
    pub text: String,
}

/// One incident in the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct IncidentRow {
    /// Incident.
    pub id: Id,
    /// When, RFC 3339.
    pub at: String,
    /// Who wrote it down.
    pub by: String,
    /// Section.
    pub tournament: Option<Id>,
    /// Name of the section, or empty.
    pub section: String,
    /// Round.
    pub round: Option<u8>,
    /// Board.
    pub board: Option<u16>,
    /// Whom it is about, or empty.
    pub player: String,
    /// The same as an entrant of the section.
    pub entrant: Option<Id>,
    /// Other incidents of the same person in the event that hold, newest first.
    pub carried: Vec<Id>,
    /// Code of the kind.
    pub code: String,
    /// The kind in words.
    pub kind: String,
    /// How many the player then had.
    pub count: u16,
    /// Minutes added to the opponent.
    pub minutes: u16,
    /// `goesOn`, `stands`, `lost`, `drawn`, `arbiter`, or empty.
    pub consequence: String,
    /// What it is by the count as it stands now, where one that was counted before it was withdrawn since.
    pub recount: Option<RecountView>,
    /// Articles cited.
    pub articles: Vec<String>,
    /// An illegal move in rapid or blitz: the rules that it was judged by, whatever holds since; or empty.
    pub regime: String,
    /// The Competition Rules held for it.
    pub supervised: bool,
    /// What was done to the clocks.
    pub clocks: Option<ClocksView>,
    /// Note.
    pub note: String,
    /// Why it does not hold, if it was withdrawn.
    pub withdrawn: Option<String>,
    /// The appeal against what followed from it, if there was one.
    pub appeal: Option<AppealView>,
}

method! {
    for IncidentInput: "incident.examine" Viewer -> IncidentView |this, desk, call| {
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        Ok(incident::examine(&this, state, call.messages())?.view)
    }
}

method! {
    /// Writes an incident down, with the count the player then has, and the result that follows from it.
    "incident.add" Arbiter IncidentAdd {
        /// What happened.
        incident: IncidentInput,
        /// The arbiter's own note.
        #[serde(default)]
        note: String,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        desk.act_with(call, |event| {
            let ruled = incident::examine(&this.incident, Some(&event.state), messages)?;
            incident::needs_side(&this.incident, &ruled, messages)?;
            let printed = kept::frozen(&ruled.view, messages)?;
            let outcome = ruled.view.result.as_deref().and_then(outcome_from_code);
            let also = kept::in_other_languages(call.language, |messages| {
                Ok(incident::examine(&this.incident, Some(&event.state), messages)?.view)
            })?;
            let incident = IncidentLogged {
                tournament: this.incident.tournament.map(|id| TournamentId(id.0)),
                round: ruled.round,
                game: ruled.game,
                entrant: ruled.entrant,
                kind: this.incident.kind,
                count: ruled.view.count,
                minutes: ruled.view.minutes,
                consequence: ruled.view.consequence,
                edition: ruled.view.edition,
                articles: ruled.view.articles.into_iter().map(|it| it.cite).collect(),
                printed,
                language: call.language.code().to_owned(),
                note: this.note,
                clocks: ruled.clocks,
                told: None,
                also,
                regime: ruled.regime,
            };
            Ok((Command::LogIncident { incident, outcome }, Extra::default()))
        })
    }
}

method! {
    /// All incidents, newest first.
    "incident.list" Viewer IncidentList {
        /// Only of this section.
        #[serde(default)]
        tournament: Option<Id>,
        /// Only of this round.
        #[serde(default)]
        round: Option<u8>,
    } -> Vec<IncidentRow> |this, desk, call| {
        let event = desk.event(call)?;
        let wanted = |it: &&Incident| {
            let section = this.tournament.is_none_or(|id| it.body.tournament == Some(TournamentId(id.0)));
            let round = this.round.is_none_or(|round| it.body.round.map(|it| it.0) == Some(round));
            section && round
        };
        let incidents = event.state.incidents.values().rev().filter(wanted);
        Ok(incidents.map(|incident| row(incident, &event, call.messages())).collect())
    }
}

method! {
    /// Takes back what was written down; it stays in the list, struck out. A result that came with it stays. The answer tells
    /// that, and which later illegal moves of the player now count otherwise.
    "incident.withdraw" Arbiter IncidentWithdraw {
        /// Incident.
        id: Id,
        /// Why.
        #[serde(default)]
        reason: String,
    } -> Changes |this, desk, call| {
        let incident = IncidentId(this.id.0);
        let command = Command::WithdrawIncident(IncidentWithdrawn { incident, reason: this.reason });
        let changes = desk.act(call, command)?;
        let event = desk.event(call)?;
        let notice = incident::withdrawn_notice(incident, &event.state, call.messages());
        Ok(Changes { notice, ..changes })
    }
}

method! {
    /// Appeals a decision: a ruling, what followed from an incident, what came out of an envelope.
    "ruling.appeal" Arbiter RulingAppeal {
        /// Decision, by the entry that wrote it.
        id: Id,
        /// Who appeals.
        by: String,
        /// On what grounds.
        #[serde(default)]
        reason: String,
    } -> Changes |this, desk, call| {
        let ruling = RulingId(this.id.0);
        desk.act(call, Command::Appeal(RulingAppealed { ruling, by: this.by, reason: this.reason }))
    }
}

method! {
    /// Decides an appeal: the ruling stands or is overturned; a new result of the game is written with it.
    "ruling.decide" Arbiter AppealDecide {
        /// Decision, by the entry that wrote it.
        id: Id,
        /// `upheld` (the ruling stands) or `overturned`.
        decision: String,
        /// Who decided.
        by: String,
        /// Why.
        #[serde(default)]
        reason: String,
        /// Result of the game from then on, if it changes; or empty.
        #[serde(default)]
        result: String,
    } -> Changes |this, desk, call| {
        let outcome = match this.result.as_str() {
            "" => None,
            code => Some(outcome_from_code(code).ok_or_else(|| {
                judge::bad("claims-bad-choice", "result", code, &["1-0", "=-=", "0-1"], call.messages())
            })?),
        };
        let decided = AppealDecided {
            ruling: RulingId(this.id.0),
            decision: this.decision,
            by: this.by,
            reason: this.reason,
        };
        desk.act(call, Command::DecideAppeal { decided, outcome })
    }
}

/// As they are cited in the language of whoever reads; as they were written down where nothing was told in it.
fn articles(incident: &Incident, section: Option<&Tournament>, messages: &Messages) -> Vec<String> {
    let told = kept::told(Appealable::Incident(incident), section, messages.language());
    let cited: Vec<String> = told.verdict.articles.into_iter().map(|it| it.cite).collect();
    if cited.is_empty() { incident.body.articles.clone() } else { cited }
}

fn row(incident: &Incident, event: &OpenEvent, messages: &Messages) -> IncidentRow {
    let body = &incident.body;
    let section = body.tournament.and_then(|id| event.state.tournaments.get(&id));
    let game = section.zip(body.game).and_then(|(section, id)| section.games.get(&id));
    let player = section.zip(body.entrant).map_or_else(String::new, |(section, entrant)| {
        Roster::new(&event.state, section, messages).name(entrant)
    });
    let (at, by) = open_json::told(event, incident.id.0, body.told.as_ref());
    IncidentRow {
        id: Id(incident.id.0),
        at,
        by,
        tournament: body.tournament.map(|id| Id(id.0)),
        section: section.map_or_else(String::new, |it| it.setup.name.clone()),
        round: body.round.map(|round| round.0),
        board: game.map(|game| game.board.0),
        player,
        entrant: body.entrant.map(|it| Id(it.0)),
        carried: incident::carried(incident, &event.state).into_iter().map(|id| Id(id.0)).collect(),
        code: body.kind.clone(),
        kind: words::incident_kind(&body.kind, messages),
        count: body.count,
        minutes: body.minutes,
        consequence: body.consequence.clone(),
        recount: incident::recount(incident, &event.state, messages),
        articles: articles(incident, section, messages),
        regime: incident::regime_of(body, messages),
        supervised: body.regime.as_ref().is_some_and(|it| it.supervised),
        clocks: body.clocks.as_ref().map(|clocks| ClocksView {
            white_seconds: clocks.white_seconds,
            black_seconds: clocks.black_seconds,
            after_ply: clocks.after_ply,
            text: incident::clocks_text(clocks, messages),
        }),
        note: body.note.clone(),
        withdrawn: incident.withdrawn.clone(),
        appeal: appeal(RulingId(incident.id.0), &event.state),
    }
}
