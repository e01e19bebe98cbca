//! Files brought in: reports, games, lists of players.

use std::path::PathBuf;
use std::sync::atomic::Ordering;

use ::tournament::fact::Fact;

use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::players::{ColumnChoice, Imported, PlayerTable, TablePreview, player_facts};
use super::tables::section_or_only;
use super::tournament::{default_setup, setup_body};
use super::wire::{Changes, FileIn, Id, Nothing, ProblemView};
use super::{method, section};
use crate::bring_in::entering::{Entering, bad_row, bad_value, usable};
use crate::bring_in::pgn::Games;
use crate::bring_in::players::Chosen;
use crate::bring_in::trf::{Taken, Wish};
use crate::bring_in::{self, LargeGames, Room, Source, TableKind, players};
use crate::error::Code;
use crate::event::OpenEvent;
use crate::{ApiError, Call, Desk, example, open_json, store};

/// Rows that a preview shows.
pub(crate) const SHOWN_ROWS: usize = 10;

method! {
    /// A TRF becomes a tournament of the open event, or fills the one that is empty; games in PGN are attached to its boards; a list of
    /// players is entered. Open JSON adds its sections.
    "import.file" Arbiter ImportFile {
        /// The file.
        file: FileIn,
        /// Section for games and players; left out: the only one.
        #[serde(default)]
        tournament: Option<Id>,
        /// Meaning of each column of a list of players, or `Heading=meaning` of some; left out: guessed.
        #[serde(default)]
        columns: Option<Vec<String>>,
        /// Round of a table of results; left out: as the table says, else the last that is out.
        #[serde(default)]
        round: Option<u8>,
        /// What the first row of a list is, where it is uncertain: `headings` or `player`.
        #[serde(default)]
        first_row: Option<String>,
        /// Which points count where those of a report and its results differ: `results` (left out) or `file`.
        #[serde(default)]
        points: Option<String>,
        /// Other tables of the same event, read together with the first ([`ImportTogether`]).
        #[serde(default)]
        more: Option<Vec<FileIn>>,
        /// Keys of what a list knows more of players who are entered already; `missing`: all that fill a gap.
        #[serde(default)]
        take: Option<Vec<String>>,
    } -> Imported |this, desk, call| {
        import_file(this, desk, call)
    }
}

method! {
    /// Whether several tables are one event, to be read together: players, pairings of the rounds, a crosstable. Not
    /// so where the section that is open has players: each file is then read by itself.
    "import.together" Arbiter ImportTogether {
        /// The files.
        files: Vec<FileIn>,
        /// Section they would go to; left out: the only one.
        #[serde(default)]
        tournament: Option<Id>,
        /// As an event of its own, whatever is open.
        #[serde(default)]
        fresh: bool,
    } -> bool |this, desk, call| {
        if this.files.len() < 2 || this.files.iter().any(|file| LargeGames::of(file).is_some()) {
            return Ok(false);
        }
        let open = desk.maybe_event().filter(|_| !this.fresh);
        if open.is_some_and(|it| bring_in::trf::empty_section(&it.state, this.tournament).is_none()) {
            return Ok(false);
        }
        let sources = sources(&this.files, call.messages())?;
        Ok(sources.is_some_and(|all| bring_in::together(&all).is_some()))
    }
}

/// The tables handed in; none if one of them is no table.
fn sources(files: &[FileIn], messages: &Messages) -> Result<Option<Vec<Source>>, ApiError> {
    let all: Result<Vec<Source>, ApiError> =
        files.iter().map(|file| bring_in::source(file, messages)).collect();
    Ok(Some(all?).filter(|all| all.iter().all(|it| Format::of(it) == Format::Players)))
}

/// The event that several tables make.
pub(crate) fn together(
    first: &FileIn,
    more: &[FileIn],
    messages: &Messages,
) -> Result<bring_in::Crosstable, ApiError> {
    let files: Vec<FileIn> = std::iter::once(first).chain(more).cloned().collect();
    sources(&files, messages)?.and_then(|all| bring_in::together(&all)).ok_or_else(|| {
        ApiError::plain(Code::BadInput, messages, "output-files-apart").about("more")
    })
}

/// Parameters of `event.import`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct EventImport {
    /// The file.
    pub file: FileIn,
    /// Event file to make; left out: a file named after the event in the documents folder.
    pub path: Option<String>,
    /// Meaning of each column of a list of players; left out: guessed.
    pub columns: Option<Vec<String>>,
    /// What the first row of a list is, where it is uncertain: `headings` or `player`.
    pub first_row: Option<String>,
    /// Which points count where those of a report and its results differ: `results` (left out) or `file`.
    pub points: Option<String>,
    /// Other tables of the same event, read together with the first.
    pub more: Option<Vec<FileIn>>,
}

method! {
    for EventImport: "event.import" Arbiter -> Imported |this, desk, call| {
        let messages = call.messages();
        let more = this.more.as_deref().unwrap_or_default();
        let mut rounds_of_list = None;
        let name = if let Some(large) = LargeGames::of(&this.file) {
            best_name(&large.event_name(), &large.name, messages)
        } else if more.is_empty() {
            let source = bring_in::source(&this.file, messages)?;
            let format = Format::of(&source);
            if format == Format::Json {
                return event_of_json(source, this.path.as_deref(), desk, call);
            }
            let is_list = format == Format::Players
                && matches!(bring_in::table_kind(&source, Room::Empty), TableKind::Players);
            rounds_of_list = is_list.then(|| rounds_for(&source));
            event_name(&source, messages)
        } else {
            best_name(&together(&this.file, more, messages)?.report.name, "", messages)
        };
        // What the file does not say is not claimed in a report later.
        let rounds = rounds_of_list.unwrap_or(ROUNDS);
        let mut setup = default_setup(&name, "fide-dutch-2026", rounds);
        setup.time_control.clear();
        let body = setup_body(&setup, messages)?;
        let path = match this.path.as_deref().filter(|path| !path.is_empty()) {
            Some(path) => PathBuf::from(path),
            None => store::new_event_path(&desk.0.options.data_folder.join("events"), &name),
        };
        desk.create_event(&path, &name, body, call)?;
        let asked = ImportFile {
            file: this.file,
            tournament: None,
            columns: this.columns,
            round: None,
            first_row: this.first_row,
            points: this.points,
            more: this.more,
            take: None,
        };
        let mut imported = import_file(asked, desk, call);
        if let (Ok(imported), Some(rounds)) = (&mut imported, rounds_of_list) {
            let args = args! { "rounds" => rounds };
            imported.summary.push(messages.text("problem-rounds-not-stated", &args));
        }
        // A file that gave nothing leaves no event behind.
        if !imported.as_ref().is_ok_and(|it| it.changed) {
            desk.close_event();
            let forgotten = crate::lock(&desk.0.store).forget(&path);
            forgotten.map_err(call.settings_trouble())?;
            std::fs::remove_file(&path).map_err(|error| ApiError::file(messages, &path, &error))?;
        }
        imported
    }
}

/// A new event file of a whole event in open JSON.
fn event_of_json(
    source: Source,
    path: Option<&str>,
    desk: &Desk,
    call: &Call,
) -> Result<Imported, ApiError> {
    let messages = call.messages();
    let source_name = source.name.clone();
    // The creation of the event comes first.
    let taken = open_json::take(source, open_json::Target::NewEvent, 2, messages)?;
    let Taken { facts, extra, problems, summary, players, left_out, made } = taken;
    let name = facts.iter().find_map(|fact| match fact {
        Fact::EventDetailsSet(details) => Some(details.name.clone()),
        _ => None,
    });
    let Some(name) = name else {
        let why = problems.first().map_or(String::new(), |problem| problem.text.clone());
        let args = args! { "why" => why };
        return Err(
            ApiError::worded(Code::BadInput, messages, "output-json-unusable", &args).about("file")
        );
    };
    let name = Some(name.trim()).filter(|name| !name.is_empty()).unwrap_or(&source_name);
    let path = match path.filter(|path| !path.is_empty()) {
        Some(path) => PathBuf::from(path),
        None => store::new_event_path(&desk.0.options.data_folder.join("events"), name),
    };
    let mut changes = desk.create_event_of(&path, name, facts, extra, call)?;
    changes.created = made;
    let more = Vec::new();
    Ok(Imported { changes, taken: players, left_out, summary, more, problems, changed: true })
}

/// Rounds of an event made for a list of players; a report says its own.
const ROUNDS: u8 = 9;

/// Rounds of an event made for a list: no more than its players can be paired for without meeting again.
fn rounds_for(source: &Source) -> u8 {
    let grids = formats::table::read_tables(&source.bytes).map_or(Vec::new(), |(grids, _)| grids);
    let rows = grids.iter().map(|grid| formats::table::preview(grid).n_rows).max().unwrap_or(0);
    // The bye makes one more opponent of an odd number.
    let most = rows.saturating_sub(1) | 1;
    u8::try_from(most).map_or(ROUNDS, |most| most.clamp(1, ROUNDS))
}

/// Name of an event made for a file: what the report or the games say, else the name of the file.
fn event_name(source: &Source, messages: &Messages) -> String {
    let said = match Format::of(source) {
        Format::Trf => formats::trf::read(&source.bytes).file.header.name,
        Format::Pgn => bring_in::said_in_games(&source.bytes),
        Format::Players => match bring_in::table_kind(source, Room::Empty) {
            TableKind::Crosstable(table) => {
                formats::trf::read(&table.report.bytes).file.header.name
            }
            TableKind::Results(..) | TableKind::Players => String::new(),
        },
        Format::Json => String::new(),
    };
    best_name(&said, &source.name, messages)
}

/// What a file says, else its own name.
fn best_name(said: &str, file: &str, messages: &Messages) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let names = [crate::plain::one_line(said), crate::plain::one_line(stem)];
    names
        .into_iter()
        .find(|it| !it.is_empty())
        .unwrap_or_else(|| messages.plain("output-new-event"))
}

/// Does what `import.file` does.
fn import_file(this: ImportFile, desk: &Desk, call: &Call) -> Result<Imported, ApiError> {
    let messages = call.messages();
    if let Some(large) = LargeGames::of(&this.file) {
        return import_games(Games::Large(large), this.tournament, desk, call);
    }
    let wish = Wish::read(this.tournament, this.points.as_deref(), messages)?;
    let more = this.more.as_deref().unwrap_or_default();
    if !more.is_empty() {
        let table = together(&this.file, more, messages)?;
        return take(desk, call, |event| {
            bring_in::trf::take_crosstable(table, &event.state, event.head(), wish, messages)
        });
    }
    let source = bring_in::source(&this.file, messages)?;
    let room = Room::of(&desk.event(call)?.state, this.tournament);
    let kind = Kind::of(&source, room);
    let unused = columns_unused(&kind, this.columns.as_deref(), messages);
    let mut imported = import_source(this, source, kind, wish, desk, call)?;
    imported.problems.extend(unused);
    Ok(imported)
}

/// What a file is, and what its table holds.
pub(crate) enum Kind {
    Trf,
    Json,
    Pgn,
    Table(TableKind),
}

impl Kind {
    pub(crate) fn of(source: &Source, room: Room) -> Kind {
        match Format::of(source) {
            Format::Trf => Kind::Trf,
            Format::Json => Kind::Json,
            Format::Pgn => Kind::Pgn,
            Format::Players => Kind::Table(bring_in::table_kind(source, room)),
        }
    }
}

/// Columns were given for a file whose columns have one meaning only.
pub(crate) fn columns_unused(
    kind: &Kind,
    columns: Option<&[String]>,
    messages: &Messages,
) -> Option<ProblemView> {
    let given = columns.is_some_and(|columns| !columns.is_empty());
    match kind {
        Kind::Table(TableKind::Players) => None,
        Kind::Trf
        | Kind::Json
        | Kind::Pgn
        | Kind::Table(TableKind::Crosstable(_) | TableKind::Results(..)) => {
            given.then(|| bring_in::found("columns-unused", None, &i18n::Args::none(), messages))
        }
    }
}

fn import_source(
    this: ImportFile,
    source: Source,
    kind: Kind,
    wish: Wish,
    desk: &Desk,
    call: &Call,
) -> Result<Imported, ApiError> {
    let messages = call.messages();
    match kind {
        Kind::Trf => take(desk, call, |event| {
            bring_in::trf::take(source, &event.state, event.head(), wish, messages)
        }),
        Kind::Json => take(desk, call, |event| {
            let base = event.head().0 + 1;
            open_json::take(source, open_json::Target::OpenEvent, base, messages)
        }),
        Kind::Pgn => import_games(Games::Whole(source), this.tournament, desk, call),
        Kind::Table(table) => match table {
            TableKind::Crosstable(table) => take(desk, call, |event| {
                let (state, head) = (&event.state, event.head());
                bring_in::trf::take_crosstable(*table, state, head, wish, messages)
            }),
            TableKind::Results(mut rows, odd) => take(desk, call, |event| {
                let section = section_or_only(&event.state, this.tournament, messages)?;
                if let Some(round) = this.round {
                    rows.iter_mut().for_each(|row| row.round = Some(round));
                }
                Ok(bring_in::results::take(&rows, &odd, &event.state, section, messages))
            }),
            TableKind::Players => {
                let tournament = {
                    let event = desk.event(call)?;
                    section_or_only(&event.state, this.tournament, messages)?.id
                };
                let chosen = Chosen::read(this.columns, this.first_row.as_deref(), messages)?;
                let chosen = Chosen { take: this.take.unwrap_or_default(), ..chosen };
                enter(desk, call, Id(tournament.0), &source, &chosen)
            }
        },
    }
}

/// Reads games while results go on being entered, then attaches those of a section.
fn import_games(
    games: Games,
    tournament: Option<Id>,
    desk: &Desk,
    call: &Call,
) -> Result<Imported, ApiError> {
    let messages = call.messages();
    let state = desk.event(call)?.state.clone();
    let section = section_or_only(&state, tournament, messages)?;
    let sifted = bring_in::pgn::sift(games, desk, &state, section, messages)?;
    take(desk, call, |event| {
        let section = section_or_only(&event.state, Some(Id(section.id.0)), messages)?;
        Ok(bring_in::pgn::take(sifted, &event.state, section, messages))
    })
}

/// Answer of `import.progress`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ImportProgressView {
    /// `none` or `reading`.
    pub state: String,
    /// Name of the file.
    pub file: String,
    /// Done, in thousandths.
    pub permille: u16,
    /// Games read so far.
    #[ts(type = "number")]
    pub games: u64,
}

method! {
    /// How far a file of games is that is being read.
    "import.progress" Viewer ImportProgress {} -> ImportProgressView |_this, desk, _call| {
        let Some(progress) = desk.0.reading.now() else {
            let (state, file) = ("none".to_owned(), String::new());
            return Ok(ImportProgressView { state, file, permille: 0, games: 0 });
        };
        let done = progress.done.load(Ordering::Relaxed).min(progress.all);
        Ok(ImportProgressView {
            state: "reading".to_owned(),
            file: progress.file.clone(),
            permille: u16::try_from(done * 1000 / progress.all.max(1)).unwrap_or(1000),
            games: progress.games.load(Ordering::Relaxed),
        })
    }
}

method! {
    /// Stops reading a file of games; nothing of it is taken.
    "import.cancel" Arbiter ImportCancel {} -> Nothing |_this, desk, _call| {
        if let Some(progress) = desk.0.reading.now() {
            progress.cancel.store(true, Ordering::Relaxed);
        }
        Ok(Nothing {})
    }
}

method! {
    /// Makes a fresh copy of the example event and opens it.
    "example.open" Arbiter ExampleOpen {} -> Changes |_this, desk, call| {
        let folder = desk.0.options.data_folder.join("events");
        std::fs::create_dir_all(&folder)
            .map_err(|error| ApiError::file(call.messages(), &folder, &error))?;
        let path = store::new_event_path(&folder, example::NAME);
        example::build(&path, call.language)?;
        desk.open_event(&path, call)
    }
}

/// What a file is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    /// Open JSON.
    Json,
    /// A report.
    Trf,
    /// Games.
    Pgn,
    /// A table.
    Players,
}

impl Format {
    /// By what stands in the file; its name is asked only where that says nothing.
    pub(crate) fn of(source: &Source) -> Format {
        if bring_in::holds_sheets(&source.bytes) {
            return Format::Players;
        }
        let (text, ..) = formats::text::decode(&source.bytes);
        let starts = |line: &str, with: &[&str]| with.iter().any(|it| line.starts_with(it));
        let open = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
        if open.starts_with('{') && open.contains(formats::json::FORMAT) {
            return Format::Json;
        }
        if formats::text::lines(&text).any(|line| starts(line, &["001 ", "012 "])) {
            return Format::Trf;
        }
        if formats::trf::is_tabbed(&text) {
            return Format::Trf;
        }
        let tag = |line: &str| starts(line.trim_start(), &["[White ", "[Event ", "[Site "]);
        if formats::text::lines(&text).any(tag) {
            return Format::Pgn;
        }
        let ending = source.name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
        match ending.as_deref() {
            Some("trf" | "trfx" | "trf16" | "trf26" | "fegx") => Format::Trf,
            Some("pgn") => Format::Pgn,
            Some("json") => Format::Json,
            _ => Format::Players,
        }
    }
}

/// Writes what a file gave, in one batch. A file that gave nothing changes nothing.
fn take(
    desk: &Desk,
    call: &Call,
    read: impl FnOnce(&OpenEvent) -> Result<Taken, ApiError>,
) -> Result<Imported, ApiError> {
    let mut told = None;
    let mut section_made = None;
    let written = desk.write_with(call, |event| {
        let Taken { facts, extra, problems, summary, players, left_out, made } = read(event)?;
        let empty = facts.is_empty();
        told = Some(ReadSoFar { problems, summary, taken: players, left_out });
        section_made = made;
        if empty {
            Err(ApiError::plain(Code::Refused, call.messages(), "output-nothing-taken"))
        } else {
            Ok((facts, extra))
        }
    });
    let mut imported = answer(desk, call, written, told)?;
    imported.changes.created = section_made;
    Ok(imported)
}

/// What a file gave, before anything is written.
struct ReadSoFar {
    problems: Vec<ProblemView>,
    summary: Vec<String>,
    taken: u32,
    left_out: u32,
}

/// What was told before nothing was written is an answer, not an error.
fn answer(
    desk: &Desk,
    call: &Call,
    written: Result<Changes, ApiError>,
    told: Option<ReadSoFar>,
) -> Result<Imported, ApiError> {
    match (written, told) {
        (Ok(changes), Some(ReadSoFar { problems, summary, taken, left_out })) => {
            let more = Vec::new();
            Ok(Imported { changes, changed: true, taken, left_out, summary, more, problems })
        }
        (Err(error), Some(ReadSoFar { problems, mut summary, left_out, .. }))
            if error.code == Code::Refused =>
        {
            summary.push(error.message);
            let head = desk.event(call)?.head();
            let changes =
                Changes { seq: Id(head.0), stale: Vec::new(), created: None, notice: None };
            let more = Vec::new();
            Ok(Imported { changes, changed: false, taken: 0, left_out, summary, more, problems })
        }
        (Err(error), _) => Err(error),
        (Ok(_), None) => Err(ApiError::internal(call.messages(), "import", "nothing was read")),
    }
}

method! {
    /// What a list of players would give.
    "players.preview" Arbiter PlayersPreview {
        /// Tournament to enter them in.
        tournament: Id,
        /// CSV, XLSX, ODS or pasted text.
        file: FileIn,
        /// Meaning of each column; left out: guessed.
        #[serde(default)]
        columns: Option<Vec<String>>,
        /// `headings` or `player`: what a person says that the first row is; left out: guessed.
        #[serde(default)]
        first_row: Option<String>,
    } -> TablePreview |this, desk, call| {
        let messages = call.messages();
        let source = bring_in::source(&this.file, messages)?;
        let event = desk.event(call)?;
        let tournament = section(&event.state, this.tournament, messages)?;
        let pace = &tournament.setup.pace;
        let chosen = Chosen::read(this.columns, this.first_row.as_deref(), messages)?;
        let (table, remembered) = remembered(desk, &source, &chosen, pace, messages)?;
        let players::Listed { ready, more, mut problems } =
            table.players(&event.state, tournament, messages);
        let mut good = 0;
        for row in &ready {
            let (input, left_out) = usable(&row.input, messages);
            problems.extend(left_out.iter().map(|error| bad_value(row.line, error, messages)));
            match player_facts(&input, None, messages) {
                Ok(_) => good += 1,
                Err(error) => problems.push(bad_row(row.line, &error, messages)),
            }
        }
        problems.sort_by_key(|problem| problem.line);
        Ok(TablePreview {
            rows: table.rows(SHOWN_ROWS),
            heads: table.heads,
            columns: table.meanings,
            choices: choices(messages),
            asked: table.asked,
            ready: good,
            remembered,
            encoding: table.encoding.to_owned(),
            encodings: formats::text::CHOICES.iter().map(|name| (*name).to_owned()).collect(),
            more,
            problems,
        })
    }
}

/// A table with the columns that a person gave, else those confirmed before for the same heads, else a guess.
/// True if they were remembered.
pub(crate) fn remembered(
    desk: &Desk,
    source: &Source,
    chosen: &Chosen,
    pace: &str,
    messages: &Messages,
) -> Result<(players::Table, bool), ApiError> {
    let table = players::read(source, chosen, pace, messages)?;
    let unsaid = chosen.columns.is_none();
    let Some(key) = players::remembered_as(&table.heads).filter(|_| unsaid) else {
        return Ok((table, false));
    };
    let Some(known) = crate::lock(&desk.0.store).remembered(&key) else {
        return Ok((table, false));
    };
    let known: Vec<String> = known.split(',').map(str::to_owned).collect();
    // Settings of another version may hold meanings that are none here.
    let with_known = Chosen { columns: Some(known.clone()), ..chosen.clone() };
    match players::read(source, &with_known, pace, messages) {
        Ok(table) if known.len() == table.heads.len() => Ok((table, true)),
        Ok(_) | Err(_) => Ok((table, false)),
    }
}

pub(crate) fn choices(messages: &Messages) -> Vec<ColumnChoice> {
    let choice = |key: &&str| ColumnChoice {
        key: (*key).to_owned(),
        name: messages.plain(&format!("output-column-{}", key.to_lowercase())),
    };
    players::MEANINGS.iter().map(choice).collect()
}

method! {
    for PlayerTable: "players.import" Arbiter -> Imported |this, desk, call| {
        let source = bring_in::source(&this.file, call.messages())?;
        let chosen = Chosen::read(this.columns, this.first_row.as_deref(), call.messages())?;
        let chosen = Chosen { take: this.take.unwrap_or_default(), ..chosen };
        enter(desk, call, this.tournament, &source, &chosen)
    }
}

/// Enters everybody who can be, in one batch.
fn enter(
    desk: &Desk,
    call: &Call,
    tournament: Id,
    source: &Source,
    chosen: &Chosen,
) -> Result<Imported, ApiError> {
    let messages = call.messages();
    let mut told = None;
    let mut untaken = Vec::new();
    let written = desk.write_with(call, |event| {
        let known = section(&event.state, tournament, messages)?;
        let (table, _) = remembered(desk, source, chosen, &known.setup.pace, messages)?;
        // What a person confirmed holds for the next file with these heads.
        if let (Some(_), Some(key)) = (&chosen.columns, players::remembered_as(&table.heads)) {
            crate::lock(&desk.0.store)
                .set(&key, &table.meanings.join(","))
                .map_err(call.settings_trouble())?;
        }
        if table.rows(1).is_empty() {
            return Err(ApiError::plain(Code::BadInput, messages, "output-no-rows").about("file"));
        }
        let players::Listed { ready, more, mut problems } =
            table.players(&event.state, known, messages);
        problems.extend(table.first_row_guessed(chosen, messages));
        let mut entering = Entering::new(event);
        let mut taken = 0;
        for row in &ready {
            let (input, left_out) = usable(&row.input, messages);
            problems.extend(left_out.iter().map(|error| bad_value(row.line, error, messages)));
            match entering.enter(known.id, &input, messages) {
                Ok(()) => taken += 1,
                Err(error) => problems.push(bad_row(row.line, &error, messages)),
            }
        }
        let (chosen_more, rest) =
            more.into_iter().partition(|it| bring_in::known::is_taken(it, &chosen.take));
        untaken = rest;
        let filled = entering.fill(known.id, chosen_more, &mut problems, messages);
        problems.sort_by_key(|problem| problem.line);
        let left = table.rows(usize::MAX).len().saturating_sub(taken);
        let summary = args! { "taken" => taken, "left" => left };
        let mut summary = vec![messages.text("output-import-players", &summary)];
        if filled > 0 {
            let args = args! { "count" => filled };
            summary.push(messages.text("output-import-filled", &args));
        } else if !untaken.is_empty() {
            let args = args! { "count" => untaken.len() };
            summary.push(messages.text("output-import-knows-more", &args));
        }
        // Who was entered before, or twice in the file, is in the event.
        let is_left = |it: &&ProblemView| matches!(it.kind.as_str(), "name-missing" | "bad-row");
        let left_out = problems.iter().filter(is_left).count();
        told = Some(ReadSoFar {
            problems,
            summary,
            taken: u32::try_from(taken).unwrap_or(u32::MAX),
            left_out: u32::try_from(left_out).unwrap_or(u32::MAX),
        });
        if entering.facts.is_empty() {
            return Err(ApiError::plain(Code::Refused, messages, "output-nothing-taken"));
        }
        Ok((entering.facts, entering.extra))
    });
    Ok(Imported { more: untaken, ..answer(desk, call, written, told)? })
}
