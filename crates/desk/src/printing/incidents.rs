//! The incident log as a print: incidents and rulings in the order in which they happened.

use i18n::{Language, args};
use reports::documents::{self, IncidentRow, Incidents};
use tournament::fact::ToldBody;
use tournament::ids::{EntrantId, GameId, RoundNo};
use tournament::state::{Game, Incident, Ruling};

use super::{Made, Printing, ruling};
use crate::api::claim::{ClaimInput, VerdictView};
use crate::api::output::MakeReport;
use crate::error::ApiError;
use crate::judge::{self, incident::clocks_text, words as law_words};
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
        let state = &self.event.state;
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
        let mut rows: Vec<(u64, IncidentRow)> = incidents.chain(rulings).collect();
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
        let ruled: Vec<String> =
            [clocks, consequence, minutes].into_iter().filter(|it| !it.is_empty()).collect();
        IncidentRow {
            player: body.entrant.map_or_else(String::new, |it| self.who(it, game)),
            what: match body.count {
                0 | 1 => kind,
                count => messages
                    .text("output-incident-nth", &args! { "kind" => kind, "count" => count }),
            },
            articles: self.cited(&body.articles),
            ruling: ruled.join(", "),
            appeal: match &incident.withdrawn {
                None => String::new(),
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
        let input: ClaimInput =
            serde_json::from_value(ruled.body.input.clone()).unwrap_or_default();
        let verdict = self.worded(ruled, &input);
        let claimant = game.map(|it| if input.claimant == "black" { it.black } else { it.white });
        let articles: Vec<String> = verdict.articles.into_iter().map(|it| it.cite).collect();
        let minutes = match verdict.minutes_added {
            0 => String::new(),
            minutes => messages.text("output-incident-minutes", &args! { "minutes" => minutes }),
        };
        let told: Vec<String> =
            [verdict.headline, minutes].into_iter().filter(|it| !it.is_empty()).collect();
        IncidentRow {
            player: claimant.map_or_else(String::new, |it| self.who(it, game)),
            what: messages.text(
                "output-incident-claim",
                &args! { "claim" => judge::claim_text(&input, messages) },
            ),
            articles: self.cited(&articles),
            ruling: told.join(" "),
            appeal: ruling::appeal(ruled, messages)
                .iter()
                .map(|it| ended(it))
                .collect::<Vec<_>>()
                .join(" "),
            note: ruled.body.note.clone(),
            ..self.place(ruled.id.0, ruled.body.told.as_ref(), game, game.map(|it| it.round))
        }
    }

    /// Articles in the language of the document, each once.
    fn cited(&self, articles: &[String]) -> String {
        let told = articles.iter().map(|it| law_words::cited_again(it, self.call.messages()));
        told.collect::<Vec<_>>().join("; ")
    }

    /// A ruling in the language of the document, where the claim still gets the same verdict; else as it was given.
    fn worded(&self, ruled: &Ruling, input: &ClaimInput) -> VerdictView {
        let kept: VerdictView =
            serde_json::from_value(ruled.body.printed.clone()).unwrap_or_default();
        if Language::from_locale(&ruled.body.language) == Some(self.call.language) {
            return kept;
        }
        ruling::worded_anew(self, input, &kept, self.call.messages()).unwrap_or(kept)
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
