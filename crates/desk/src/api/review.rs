//! A file looked at before anything of it is entered.

use ::tournament::fact::{Fact, SetupBody};
use ::tournament::ids::Seq;
use ::tournament::state::{State, Tournament};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::import::{Kind, SHOWN_ROWS, choices, columns_unused, remembered, together};
use super::method;
use super::players::TablePreview;
use super::tables::section_or_only;
use super::tournament::{default_setup, setup_body};
use super::wire::{FileIn, Id, ProblemView};
use crate::bring_in::pgn::Games;
use crate::bring_in::players::{Chosen, Listed};
use crate::bring_in::trf::{Taken, Wish};
use crate::bring_in::{self, LargeGames, Room, TableKind};
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
    /// Points of the file differ from those of its results: a person may choose which count.
    pub points_differ: bool,
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
        /// Which points count where those of a report and its results differ: `results` (left out) or `file`.
        #[serde(default)]
        points: Option<String>,
        /// Other tables of the same event, read together with the first.
        #[serde(default)]
        more: Option<Vec<FileIn>>,
    } -> ImportPreview |this, desk, call| {
        let messages = call.messages();
        if let Some(large) = LargeGames::of(&this.file) {
            let state = match desk.maybe_event().filter(|_| !this.fresh) {
                Some(event) => (*event.state).clone(),
                None => empty_event(messages)?.0,
            };
            let section = section_or_only(&state, this.tournament, messages)?;
            return look_at_games(Games::Large(large), desk, &state, section, messages);
        }
        let source = bring_in::source(&this.file, messages)?;
        let encoding = match this.file.encoding.clone().filter(|name| !name.is_empty()) {
            Some(chosen) => chosen,
            None if formats::table::is_workbook(&source.bytes) => String::new(),
            None if formats::table::is_html(&source.bytes) => {
                formats::table::decode_html(&source.bytes).1.name().to_owned()
            }
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
            points_differ: points_differ(&taken.problems),
            problems: taken.problems,
            encoding: encoding.clone(),
            encodings: encodings(),
            table: None,
        };
        let wish = Wish::read(this.tournament, this.points.as_deref(), messages)?;
        let more = this.more.as_deref().unwrap_or_default();
        if !more.is_empty() {
            let table = together(&this.file, more, messages)?;
            let taken = bring_in::trf::take_crosstable(table, &state, head, wish, messages)?;
            let target = target(&taken, &state, messages);
            return Ok(preview("crosstable", taken, target));
        }
        let kind = Kind::of(&source, Room::of(&state, this.tournament));
        let unused = columns_unused(&kind, this.columns.as_deref(), messages);
        let looked = match kind {
            Kind::Trf => {
                let taken = bring_in::trf::take(source, &state, head, wish, messages)?;
                let target = target(&taken, &state, messages);
                Ok(preview("trf", taken, target))
            }
            Kind::Json => {
                let into = match fresh {
                    false => open_json::Target::OpenEvent,
                    true => open_json::Target::NewEvent,
                };
                let taken = open_json::take(source, into, head.0 + 1, messages)?;
                Ok(preview("json", taken, messages.plain("output-review-new")))
            }
            Kind::Pgn => {
                let section = section_or_only(&state, this.tournament, messages)?;
                let games = Games::Whole(source);
                let looked = look_at_games(games, desk, &state, section, messages)?;
                let target =
                    if fresh { messages.plain("output-review-event") } else { looked.target };
                Ok(ImportPreview { target, encoding, ..looked })
            }
            Kind::Table(table) => match table {
                TableKind::Crosstable(table) => {
                    let taken =
                        bring_in::trf::take_crosstable(*table, &state, head, wish, messages)?;
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
                    let Listed { ready, more, problems } =
                        table.players(&state, section, messages);
                    let count = u32::try_from(ready.len()).unwrap_or(u32::MAX);
                    let left = table.rows(usize::MAX).len().saturating_sub(ready.len());
                    let summary = args! { "taken" => ready.len(), "left" => left };
                    Ok(ImportPreview {
                        format: "table".to_owned(),
                        said: Vec::new(),
                        summary: vec![messages.text("output-import-players", &summary)],
                        target: if fresh { messages.plain("output-review-event") } else { into(section, messages) },
                        points_differ: false,
                        problems,
                        ready: !ready.is_empty() || !more.is_empty(),
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
                            more,
                            problems: Vec::new(),
                        }),
                    })
                }
            },
        };
        looked.map(|mut looked: ImportPreview| {
            looked.problems.extend(unused);
            looked
        })
    }
}

/// Whether the points of the file may be chosen, or were.
fn points_differ(problems: &[ProblemView]) -> bool {
    problems.iter().any(|it| matches!(it.kind.as_str(), "points-differ" | "points-taken"))
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
        points_differ: false,
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
