//! The incident log as a print: incidents and rulings in the order in which they happened.

use i18n::args;
use reports::documents::{self, IncidentRow, Incidents};
use tournament::fact::{EnvelopeOpened, ToldBody};
use tournament::ids::{EntrantId, GameId, RoundNo, RulingId};
use tournament::state::{Appealable, Game, Incident, Ruling};

use super::{Made, Printing, ruling};
use crate::api::claim::ClaimInput;
use crate::api::output::MakeReport;
use crate::error::ApiError;
use crate::judge::incident::{clocks_text, recount, regime_of};
use crate::judge::{kept, words as law_words};
use crate::{open_json, words};

/// What the log is about.
#[derive(Clone, Copy, Default)]
pub(super) struct Range {
    /// Only this game.
    pub(super) game: Option<GameId>,
    /// Only this round.
    pub(super) round: Option<RoundNo>,
}

impl Range {
    fn holds(self, game: Option<GameId>, round: Option<RoundNo>) -> bool {
        self.game.is_none_or(|it| game == Some(it)) && self.round.is_none_or(|it| round == Some(it))
    }
}

impl Printing<'_> {
    /// The log of a game, of a round, or of the section with everything that belongs to no section.
    pub(super) fn incidents(&self, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let game = match asked.game {
            None => None,
            Some(id) => Some(
                self.tournament
                    .live_game(GameId(id.0))
                    .ok_or_else(|| ApiError::not_found(messages, "game", &id.0.to_string()))?,
            ),
        };
        let round = game.map(|it| it.round).or(asked.round.map(RoundNo));
        if let Some(round) = round.filter(|round| self.tournament.round(*round).is_none()) {
            return Err(ApiError::not_found(messages, "round", &round.to_string()));
        }
        let range = Range { game: game.map(|it| it.id), round };
        let list = Incidents {
            board: game.map(|it| it.board.0),
            rows: self.incident_rows(range),
            notes: Vec::new(),
        };
        let heading = self.heading(round).note(self.note(0));
        let document = documents::incidents(self.call.language, &heading, &list);
        Ok(Made { document, round })
    }

    /// Incidents and rulings, the oldest first.
    pub(super) fn incident_rows(&self, range: Range) -> Vec<IncidentRow> {
        let state = self.state;
        let ours = |section: Option<tournament::ids::TournamentId>| {
            section.is_none_or(|id| id == self.tournament.id)
        };
        let incidents = state
            .incidents
            .values()
            .filter(|it| ours(it.body.tournament) && range.holds(it.body.game, it.body.round))
            .map(|it| (it.id.0, self.incident_row(it)));
        let rulings = super::rulings(state, self.tournament)
            .filter(|it| {
                let game = self.game(it.body.game);
                range.holds(it.body.game, game.map(|it| it.round))
            })
            .map(|it| (it.id.0, self.ruling_row(it)));
        let resumed = kept::all(state).into_iter().filter_map(|(id, decision)| {
            let Appealable::Envelope(opened) = decision else { return None };
            let game = self.game(Some(opened.game))?;
            let ours = opened.tournament == self.tournament.id;
            let wanted = ours && range.holds(Some(game.id), Some(game.round));
            wanted.then(|| (id.0, self.resumed_row(id, decision, opened, game)))
        });
        let mut rows: Vec<(u64, IncidentRow)> = incidents.chain(rulings).chain(resumed).collect();
        rows.sort_by_key(|(seq, _)| *seq);
        rows.into_iter().map(|(_, row)| row).collect()
    }

    fn game(&self, id: Option<GameId>) -> Option<&Game> {
        self.tournament.games.get(&id?)
    }

    fn place(
        &self,
        seq: u64,
        told: Option<&ToldBody>,
        game: Option<&Game>,
        round: Option<RoundNo>,
    ) -> IncidentRow {
        let (at, by) = open_json::told(self.event, seq, told);
        let at = chrono::DateTime::parse_from_rfc3339(&at).ok().map(|it| journal::Moment {
            utc_ms: it.timestamp_millis(),
            offset_minutes: i16::try_from(it.offset().local_minus_utc() / 60).unwrap_or(0),
        });
        let number = |it: u16| it.to_string();
        IncidentRow {
            at: at.map_or_else(String::new, |it| self.short_time(it)),
            round: round.map_or_else(String::new, |it| number(u16::from(it.0))),
            board: game.map_or_else(String::new, |it| number(it.board.0)),
            result: game
                .map_or_else(String::new, |it| words::standing_text(it.standing()).to_owned()),
            by,
            ..IncidentRow::default()
        }
    }

    fn incident_row(&self, incident: &Incident) -> IncidentRow {
        let messages = self.call.messages();
        let body = &incident.body;
        let game = self.game(body.game);
        let kind = words::incident_kind(&body.kind, messages);
        let consequence = match body.consequence.as_str() {
            "" => String::new(),
            code => messages.text("output-incident-consequence", &args! { "code" => code }),
        };
        let minutes = match body.minutes {
            0 => String::new(),
            minutes => messages.text("output-incident-minutes", &args! { "minutes" => minutes }),
        };
        let clocks = body.clocks.as_ref().map_or_else(String::new, |it| clocks_text(it, messages));
        let anew = recount(incident, self.state, messages).map(|it| it.text);
        let ruled: Vec<String> =
            [clocks, consequence, minutes].into_iter().filter(|it| !it.is_empty()).collect();
        let ruled = [ruled.join(", "), regime_of(body, messages)].into_iter().chain(anew);
        let ruled: Vec<String> = ruled.filter(|it| !it.is_empty()).collect();
        IncidentRow {
            player: body.entrant.map_or_else(String::new, |it| self.who(it, game)),
            what: match body.count {
                0 | 1 => kind,
                count => messages
                    .text("output-incident-nth", &args! { "kind" => kind, "count" => count }),
            },
            articles: self.cited(Appealable::Incident(incident), &body.articles),
            ruling: ruled.join(". "),
            appeal: match &incident.withdrawn {
                None => self.appealed(RulingId(incident.id.0)),
                Some(why) if why.trim().is_empty() => messages.plain("output-incident-withdrawn"),
                Some(why) => {
                    messages.text("output-incident-withdrawn-why", &args! { "why" => why.trim() })
                }
            },
            note: body.note.clone(),
            ..self.place(incident.id.0, body.told.as_ref(), game, body.round)
        }
    }

    fn ruling_row(&self, ruled: &Ruling) -> IncidentRow {
        let messages = self.call.messages();
        let game = self.game(ruled.body.game);
        let decision = Appealable::Ruling(ruled);
        let verdict = kept::told(decision, Some(self.tournament), self.call.language).verdict;
        let subject = kept::subject(decision, self.state, messages);
        let input: ClaimInput =
            serde_json::from_value(ruled.body.input.clone()).unwrap_or_default();
        let claimant = game.and_then(|it| match input.claimant.as_str() {
            "black" => Some(it.black),
            "white" => Some(it.white),
            _ => None,
        });
        let articles: Vec<String> = verdict.articles.iter().map(|it| it.cite.clone()).collect();
        let minutes = match verdict.minutes_added {
            0 => String::new(),
            minutes => messages.text("output-incident-minutes", &args! { "minutes" => minutes }),
        };
        let told: Vec<String> =
            [verdict.headline, minutes].into_iter().filter(|it| !it.is_empty()).collect();
        IncidentRow {
            player: claimant.map_or_else(String::new, |it| self.who(it, game)),
            what: match claimant {
                Some(_) => messages.text("output-incident-claim", &args! { "claim" => subject }),
                None => subject,
            },
            articles: self.cited(decision, &articles),
            ruling: told.join(" "),
            appeal: self.appealed(ruled.id),
            note: ruled.body.note.clone(),
            ..self.place(ruled.id.0, ruled.body.told.as_ref(), game, game.map(|it| it.round))
        }
    }

    /// What came out of an envelope.
    fn resumed_row(
        &self,
        id: RulingId,
        decision: Appealable<'_>,
        opened: &EnvelopeOpened,
        game: &Game,
    ) -> IncidentRow {
        let messages = self.call.messages();
        let told = kept::told(decision, Some(self.tournament), self.call.language).verdict;
        IncidentRow {
            what: kept::subject(decision, self.state, messages),
            articles: self.cited(decision, &opened.articles),
            ruling: told.headline,
            appeal: self.appealed(id),
            note: opened.note.clone(),
            ..self.place(id.0, None, Some(game), Some(game.round))
        }
    }

    /// The appeal against a decision, in one paragraph.
    fn appealed(&self, id: RulingId) -> String {
        let told = ruling::appeal(id, self.state, self.call.messages());
        told.iter().map(|it| ended(it)).collect::<Vec<_>>().join(" ")
    }

    /// Articles in the language of the document, each once; those that rest on memory say so.
    fn cited(&self, decision: Appealable<'_>, articles: &[String]) -> String {
        let messages = self.call.messages();
        let kept = kept::told(decision, Some(self.tournament), self.call.language).verdict;
        let told = articles.iter().map(|it| {
            let cite = law_words::cited_again(it, messages);
            let known = kept.articles.iter().find(|article| article.cite == cite);
            match known.is_some_and(|article| article.check_printed) {
                true => messages.text("output-cite-check-printed", &args! { "cite" => cite }),
                false => cite,
            }
        });
        told.collect::<Vec<_>>().join("; ")
    }

    /// A player, with the color in the game.
    fn who(&self, entrant: EntrantId, game: Option<&Game>) -> String {
        let name = self.roster().name(entrant);
        let side = match game {
            Some(game) if game.white == entrant => "white",
            Some(game) if game.black == entrant => "black",
            _ => return name,
        };
        self.call.messages().text("output-incident-who", &args! { "name" => name, "side" => side })
    }

    /// `29/11 18:40`: day and time.
    fn short_time(&self, moment: journal::Moment) -> String {
        let at = super::local_moment(moment);
        self.call.messages().text(
            "output-short-time",
            &args! { "day" => at.day, "month" => at.month, "time" => format!("{}:{:02}", at.hour, at.minute) },
        )
    }
}

/// A sentence with its full stop.
fn ended(text: &str) -> String {
    if text.ends_with(['.', '!', '?', '…']) { text.to_owned() } else { format!("{text}.") }
}
