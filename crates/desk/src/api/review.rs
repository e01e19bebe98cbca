//! A file looked at before anything of it is entered.

use ::tournament::fact::{Fact, SetupBody};
use ::tournament::ids::Seq;
use ::tournament::state::{State, Tournament};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::import::{Format, SHOWN_ROWS, choices, remembered};
use super::method;
use super::players::TablePreview;
use super::tables::section_or_only;
use super::tournament::{default_setup, setup_body};
use super::wire::{FileIn, Id, ProblemView};
use crate::bring_in::pgn::Games;
use crate::bring_in::players::Chosen;
use crate::bring_in::trf::Taken;
use crate::bring_in::{self, LargeGames, TableKind};
use crate::event::first_facts;
use crate::open_json;
use crate::{ApiError, Desk, words};

/// Answer of `import.preview`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ImportPreview {
    /// `json`, `trf`, `pgn`, `crosstable`, `results` or `table`.
    pub format: String,
    /// What the file says of the tournament, as lines of label and value.
    pub said: Vec<PreviewLine>,
    /// What was read, kept and listed, in words.
    pub summary: Vec<String>,
    /// Where it goes, in words.
    pub target: String,
    /// Everything adjusted or refused, with line and column.
    pub problems: Vec<ProblemView>,
    /// False if nothing of it can be taken.
    pub ready: bool,
    /// Encoding that the text was read in; empty for a workbook.
    pub encoding: String,
    /// Encodings to choose from.
    pub encodings: Vec<String>,
    /// The columns of a list of players, to be looked at and changed.
    #[ts(optional)]
    pub table: Option<TablePreview>,
}

/// A label and a value.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PreviewLine {
    /// What it is.
    pub label: String,
    /// What the file says.
    pub value: String,
}

method! {
    /// What `import.file` would take of a file, and everything that it would adjust or refuse. Nothing is
    /// written. Without an event the file is looked at as for a new one.
    "import.preview" Arbiter ImportLook {
        /// The file.
        file: FileIn,
        /// Section for games and players; left out: the only one.
        #[serde(default)]
        tournament: Option<Id>,
        /// As an event of its own, whatever is open.
        #[serde(default)]
        fresh: bool,
        /// Meaning of each column of a list of players; left out: guessed.
        #[serde(default)]
        columns: Option<Vec<String>>,
        /// What the first row of a list is, where it is uncertain: `headings` or `player`.
        #[serde(default)]
        first_row: Option<String>,
    } -> ImportPreview |this, desk, call| {
        let messages = call.messages();
        if let Some(large) = LargeGames::of(&this.file) {
            let state = desk.event(call)?.state.clone();
            let section = section_or_only(&state, this.tournament, messages)?;
            return look_at_games(Games::Large(large), desk, &state, section, messages);
        }
        let source = bring_in::source(&this.file, messages)?;
        let format = Format::of(&source);
        let encoding = match this.file.encoding.clone().filter(|name| !name.is_empty()) {
            Some(chosen) => chosen,
            None if bring_in::is_workbook(&source.bytes) => String::new(),
            None => formats::text::decode(&source.bytes).1.name().to_owned(),
        };
        let event = desk.maybe_event().filter(|_| !this.fresh);
        let fresh = event.is_none();
        let (state, head) = match &event {
            Some(event) => ((*event.state).clone(), event.head()),
            None => empty_event(messages)?,
        };
        // Nobody waits until the file is read.
        drop(event);
        let preview = |code: &str, taken: Taken, target: String| ImportPreview {
            format: code.to_owned(),
            said: said(&taken, messages),
            ready: !taken.facts.is_empty(),
            summary: taken.summary,
            target: if fresh { messages.plain("output-review-event") } else { target },
            problems: taken.problems,
            encoding: encoding.clone(),
            encodings: encodings(),
            table: None,
        };
        match format {
            Format::Trf => {
                let taken = bring_in::trf::take(source, &state, head, this.tournament, messages)?;
                let target = target(&taken, &state, messages);
                Ok(preview("trf", taken, target))
            }
            Format::Json => {
                let into = match fresh {
                    false => open_json::Target::OpenEvent,
                    true => open_json::Target::NewEvent,
                };
                let taken = open_json::take(source, into, head.0 + 1, messages)?;
                Ok(preview("json", taken, messages.plain("output-review-new")))
            }
            Format::Pgn => {
                let section = section_or_only(&state, this.tournament, messages)?;
                let games = Games::Whole(source);
                let looked = look_at_games(games, desk, &state, section, messages)?;
                let target =
                    if fresh { messages.plain("output-review-event") } else { looked.target };
                Ok(ImportPreview { target, encoding, ..looked })
            }
            Format::Players => match bring_in::table_kind(&source) {
                TableKind::Crosstable(table) => {
                    let given = this.tournament;
                    let taken =
                        bring_in::trf::take_crosstable(table, &state, head, given, messages)?;
                    let target = target(&taken, &state, messages);
                    Ok(preview("crosstable", taken, target))
                }
                TableKind::Results(rows, odd) => {
                    let section = section_or_only(&state, this.tournament, messages)?;
                    let target = into(section, messages);
                    let taken = bring_in::results::take(&rows, &odd, &state, section, messages);
                    Ok(preview("results", taken, target))
                }
                TableKind::Players => {
                    let section = section_or_only(&state, this.tournament, messages)?;
                    let pace = &section.setup.pace;
                    let chosen = Chosen::read(this.columns, this.first_row.as_deref(), messages)?;
                    let (table, remembered) =
                        remembered(desk, &source, &chosen, pace, messages)?;
                    let (ready, problems) = table.players(&state, section, messages);
                    let count = u32::try_from(ready.len()).unwrap_or(u32::MAX);
                    let left = table.rows(usize::MAX).len().saturating_sub(ready.len());
                    let summary = args! { "taken" => ready.len(), "left" => left };
                    Ok(ImportPreview {
                        format: "table".to_owned(),
                        said: Vec::new(),
                        summary: vec![messages.text("output-import-players", &summary)],
                        target: if fresh { messages.plain("output-review-event") } else { into(section, messages) },
                        problems,
                        ready: !ready.is_empty(),
                        encoding: encoding.clone(),
                        encodings: encodings(),
                        table: Some(TablePreview {
                            rows: table.rows(SHOWN_ROWS),
                            heads: table.heads,
                            columns: table.meanings,
                            choices: choices(messages),
                            asked: table.asked,
                            ready: count,
                            remembered,
                            encoding: String::new(),
                            encodings: Vec::new(),
                            problems: Vec::new(),
                        }),
                    })
                }
            },
        }
    }
}

fn look_at_games(
    games: Games,
    desk: &Desk,
    state: &State,
    section: &Tournament,
    messages: &Messages,
) -> Result<ImportPreview, ApiError> {
    let sifted = bring_in::pgn::sift(games, desk, state, section, messages)?;
    let taken = bring_in::pgn::take(sifted, state, section, messages);
    Ok(ImportPreview {
        format: "pgn".to_owned(),
        said: Vec::new(),
        ready: !taken.facts.is_empty(),
        summary: taken.summary,
        target: into(section, messages),
        problems: taken.problems,
        encoding: String::new(),
        encodings: encodings(),
        table: None,
    })
}

/// What `event.import` makes before it reads the file.
fn empty_event(messages: &Messages) -> Result<(State, Seq), ApiError> {
    let setup = setup_body(&default_setup("-", "fide-dutch-2026", 9), messages)?;
    let mut state = State::default();
    let mut head = Seq(0);
    for fact in first_facts("-", setup, messages)? {
        head = Seq(head.0 + 1);
        state.apply(head, &fact);
    }
    Ok((state, head))
}

fn encodings() -> Vec<String> {
    formats::text::CHOICES.iter().map(|name| (*name).to_owned()).collect()
}

fn into(section: &Tournament, messages: &Messages) -> String {
    messages.text("output-review-into", &args! { "name" => section.setup.name.as_str() })
}

/// Where a report goes.
fn target(taken: &Taken, state: &State, messages: &Messages) -> String {
    let into = taken.made.and_then(|id| {
        let id = ::tournament::ids::TournamentId(id.0);
        state.tournaments.get(&id)
    });
    match into {
        Some(section) => {
            messages.text("output-review-into", &args! { "name" => section.setup.name.as_str() })
        }
        None => messages.plain("output-review-new"),
    }
}

/// What a report says of its tournament.
fn said(taken: &Taken, messages: &Messages) -> Vec<PreviewLine> {
    let setup = taken.facts.iter().find_map(|fact| match fact {
        Fact::TournamentAdded(body) => Some(&body.setup),
        Fact::TournamentSetupChanged(body) => Some(&body.setup),
        _ => None,
    });
    let mut lines = Vec::new();
    let mut line = |key: &str, value: String| {
        if !value.trim().is_empty() {
            let label = messages.plain(&format!("output-review-{key}"));
            lines.push(PreviewLine { label, value });
        }
    };
    if let Some(setup) = setup {
        line("name", setup.name.clone());
    }
    for fact in &taken.facts {
        if let Fact::EventDetailsSet(details) = fact {
            let place = [details.place.as_str(), details.federation.as_str()];
            line("place", place.join(" "));
            let days = [details.start_date.as_str(), details.end_date.as_str()];
            line("days", days.join(" "));
            let arbiters: Vec<&str> =
                details.arbiters.iter().map(|arbiter| arbiter.name.as_str()).collect();
            line("arbiters", arbiters.join("; "));
        }
    }
    if let Some(setup) = setup {
        rules(setup, messages, &mut line);
    }
    lines
}

fn rules(setup: &SetupBody, messages: &Messages, line: &mut impl FnMut(&str, String)) {
    line("system", words::system_name(&setup.system, messages));
    line("rounds", setup.rounds.to_string());
    line("tie-breaks", setup.tie_breaks.join(", "));
    line("time-control", setup.time_control.clone());
}
