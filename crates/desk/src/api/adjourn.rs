//! Adjourned games: what stands on the envelope, and what comes out of it.

use ::tournament::decide::Command;
use ::tournament::fact::{AdjournmentDetails, EnvelopeOpened, outcome_from_code};
use ::tournament::ids::{GameId, RulingId, TournamentId};
use ::tournament::state::{Adjournment, Game, Tournament};
use i18n::Messages;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ArticleView;
use super::ruling::{AppealView, appeal};
use super::touch::SealedView;
use super::wire::{Changes, Id};
use super::{method, section};
use crate::event::Extra;
use crate::judge::{self, kept, resume};
use crate::words::Roster;
use crate::{ApiError, judge::bad};

/// What stands on the envelope (Laws 2023, Guidelines I.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct EnvelopeView {
    /// Position before the sealed move as FEN.
    pub position: String,
    /// Moves played, in UCI; empty if not known.
    pub moves: Vec<String>,
    /// Seconds used by White.
    pub white_used: Option<u32>,
    /// Seconds used by Black.
    pub black_used: Option<u32>,
    /// `white` or `black`: who sealed; empty: whoever has the move in the position.
    pub sealer: String,
    /// Number of the sealed move; 0: as the position says.
    pub move_number: u16,
    /// `white` or `black`: whose draw offer stands; or empty.
    pub draw_offer: String,
    /// When the game is resumed, `2026-11-29T16:00`, or empty.
    pub resumes_at: String,
    /// Where, or empty.
    pub venue: String,
    /// Who keeps the envelope.
    pub kept_by: String,
    /// Note.
    pub note: String,
}

impl EnvelopeView {
    fn of(details: &AdjournmentDetails) -> EnvelopeView {
        let it = details.clone();
        EnvelopeView {
            position: it.position,
            moves: it.moves,
            white_used: it.white_used,
            black_used: it.black_used,
            sealer: it.sealer,
            move_number: it.move_number,
            draw_offer: it.draw_offer,
            resumes_at: it.resumes_at,
            venue: it.venue,
            kept_by: it.kept_by,
            note: it.note,
        }
    }

    /// Checked, with what follows from the position filled in.
    fn details(self, messages: &Messages) -> Result<AdjournmentDetails, ApiError> {
        let (mut sealer, mut move_number) = (self.sealer, self.move_number);
        if self.position.trim().is_empty() && sealer.is_empty() {
            return Err(bad("claims-no-sealer", "position", "", &[], messages));
        }
        if !self.position.trim().is_empty() {
            let game = judge::position(&self.position, messages)?;
            let position = game.last();
            let turn = judge::sheet::side(shakmaty::Position::turn(position));
            if sealer.is_empty() {
                turn.clone_into(&mut sealer);
            }
            if sealer != turn {
                return Err(bad("claims-bad-sealer", "sealer", &sealer, &[turn], messages));
            }
            if move_number == 0 {
                let number = shakmaty::Position::fullmoves(position).get();
                move_number = u16::try_from(number).unwrap_or(u16::MAX);
            }
        }
        Ok(AdjournmentDetails {
            position: self.position.trim().to_owned(),
            moves: self.moves,
            white_used: self.white_used,
            black_used: self.black_used,
            sealer,
            move_number,
            draw_offer: self.draw_offer,
            resumes_at: self.resumes_at,
            venue: self.venue,
            kept_by: self.kept_by,
            note: self.note,
        })
    }
}

/// One adjourned game in the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdjournedRow {
    /// Section.
    pub tournament: Id,
    /// Game.
    pub game: Id,
    /// Round.
    pub round: u8,
    /// Board.
    pub board: u16,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// `sealed` (nothing opened yet), `marked` (nothing known but that it was adjourned), `resumed`, `over`.
    pub state: String,
    /// What stands on the envelope.
    pub envelope: Option<EnvelopeView>,
    /// The sealed move as written, once opened; hidden before.
    pub written: String,
    /// What came out of it, in one sentence; empty before.
    pub outcome: String,
    /// The decision on what came out of it, once opened: it can be printed and appealed.
    pub ruling: Option<Id>,
    /// The appeal against it, if there was one.
    pub appeal: Option<AppealView>,
}

/// Parameters of `resume.examine`, and of `game.resume`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct ResumeInput {
    /// Section; left out for a case of its own.
    pub tournament: Option<Id>,
    /// Game.
    pub game: Option<Id>,
    /// Position before the sealed move; empty: that of the envelope.
    pub position: String,
    /// `closed`, `opened`, `missing`, `missingWithTimes`, `positionLost`; empty: opened if a move is given.
    pub envelope: String,
    /// The sealed move exactly as written.
    pub written: String,
    /// Language of its letters; empty: that of the call, then English.
    pub language: String,
    /// The player who must reply is `present` (also if empty), `absent`, `late` (beyond the default time).
    pub replier: String,
    /// The player who sealed.
    pub sealer: String,
    /// What happened before: `draw`, `whiteResigned`, `blackResigned`, or empty.
    pub before: String,
    /// A wrong time was noticed `beforeFirstMove`, `later`, or not (empty).
    pub wrong_time: String,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
}

/// Answer of `resume.examine`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ResumeView {
    /// `goesOn`, `white`, `black`, `draw`, `bothLose`, `newGame`, `arbiter`.
    pub outcome: String,
    /// The outcome in one sentence.
    pub sentence: String,
    /// Further sentences: that the edition does not say it, and which one does.
    pub because: Vec<String>,
    /// What the arbiter does, in order.
    pub steps: Vec<String>,
    /// The sealed move, if the envelope is open.
    pub sealed: Option<SealedView>,
    /// Result that follows, none while the game goes on.
    pub result: Option<String>,
    /// Articles with edition, the leading one first.
    pub articles: Vec<ArticleView>,
    /// Edition asked for.
    pub edition: String,
}

method! {
    /// Interrupts a game and writes down what stands on the envelope.
    "game.adjourn" Arbiter GameAdjourn {
        /// Section.
        tournament: Id,
        /// Game.
        game: Id,
        /// What stands on the envelope.
        envelope: EnvelopeView,
    } -> Changes |this, desk, call| {
        let details = this.envelope.details(call.messages())?;
        let (tournament, game) = (TournamentId(this.tournament.0), GameId(this.game.0));
        desk.act(call, Command::Adjourn { tournament, game, details })
    }
}

method! {
    /// All games that are or were adjourned, those still to be resumed first.
    "adjourned.list" Viewer AdjournedList {} -> Vec<AdjournedRow> |_this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let mut rows = Vec::new();
        for section in event.state.tournaments.values() {
            let roster = Roster::new(&event.state, section, messages);
            for game in section.games.values() {
                if let Some(adjournment) = &game.adjournment
                    && section.live_game(game.id).is_some()
                {
                    rows.push(row(section, game, adjournment, &roster, messages));
                }
            }
        }
        rows.sort_by_key(|row: &AdjournedRow| (row.state == "over", row.round, row.board));
        Ok(rows)
    }
}

method! {
    for ResumeInput: "resume.examine" Viewer -> ResumeView |this, desk, call| {
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        Ok(resume::examine(&this, state, call.messages())?.0)
    }
}

method! {
    /// Resumes an adjourned game: what came out of the envelope is frozen as it was told, and a result that follows from it
    /// is written. Until the game has a result it stays adjourned for pairings and reports.
    "game.resume" Arbiter GameResume {
        /// The case.
        resume: ResumeInput,
        /// The arbiter's own note.
        #[serde(default)]
        note: String,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        desk.act_with(call, |event| {
            let (Some(tournament), Some(game)) = (this.resume.tournament, this.resume.game) else {
                return Err(ApiError::not_found(messages, "game", ""));
            };
            section(&event.state, tournament, messages)?;
            let (view, envelope) = resume::examine(&this.resume, Some(&event.state), messages)?;
            let sealed = view.sealed.clone().unwrap_or_default();
            let printed = kept::frozen(&view, messages)?;
            // The letters of the move are those that were found out.
            let language = match &view.sealed {
                Some(sealed) => sealed.language.clone(),
                None => this.resume.language.clone(),
            };
            let asked = ResumeInput { language, ..this.resume.clone() };
            let also = kept::in_other_languages(call.language, |messages| {
                Ok(resume::examine(&asked, Some(&event.state), messages)?.0)
            })?;
            let outcome = view.result.as_deref().and_then(outcome_from_code);
            let opened = EnvelopeOpened {
                tournament: TournamentId(tournament.0),
                game: GameId(game.0),
                envelope: envelope.to_owned(),
                written: this.resume.written,
                language: this.resume.language,
                meaning: sealed.verdict,
                uci: sealed.moves.first().filter(|_| sealed.moves.len() == 1).cloned().unwrap_or_default(),
                outcome: view.outcome,
                edition: view.edition,
                articles: view.articles.into_iter().map(|it| it.cite).collect(),
                printed,
                printed_language: call.language.code().to_owned(),
                note: this.note,
                also,
            };
            Ok((Command::OpenEnvelope { opened, outcome }, Extra::default()))
        })
    }
}

fn row(
    section: &Tournament,
    game: &Game,
    adjournment: &Adjournment,
    roster: &Roster<'_>,
    messages: &Messages,
) -> AdjournedRow {
    let state = match (game.adjourned, &adjournment.opened, &adjournment.details) {
        (false, _, _) => "over",
        (true, Some(_), _) => "resumed",
        (true, None, Some(_)) => "sealed",
        (true, None, None) => "marked",
    };
    let opened = adjournment.opened.as_ref();
    AdjournedRow {
        tournament: Id(section.id.0),
        game: Id(game.id.0),
        round: game.round.0,
        board: game.board.0,
        white: roster.name(game.white),
        black: roster.name(game.black),
        state: state.to_owned(),
        envelope: adjournment.details.as_ref().map(EnvelopeView::of),
        written: opened.map_or_else(String::new, |it| it.written.clone()),
        outcome: opened.map_or_else(String::new, |it| resume::outcome_of(&it.outcome, messages)),
        ruling: adjournment.opened_at.map(|at| Id(at.0)),
        appeal: adjournment.opened_at.and_then(|at| appeal(RulingId(at.0), roster.state)),
    }
}
