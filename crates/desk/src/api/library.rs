//! Rating lists of this computer: loading, searching, removing.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ::journal::ratings::{About, ListedPlayer, Nearness};
use formats::ratings;
use i18n::{Args, Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::method;
use super::players::{ColumnChoice, TablePreview};
use super::wire::{Id, Nothing, ProblemView, Topic};
use crate::error::Code;
use crate::load_list::{self, Loaded, MEANINGS, Month, Wanted, list_error, list_fault, meaning};
use crate::rating_lists::{Job, OpenList, Outcome, Typed, birth_text, id_of};
use crate::{ApiError, Changed, Desk, lock};

/// Answer of `library.lists`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingListList {
    /// The newest month first.
    pub lists: Vec<RatingListView>,
    /// Lists that this program cannot open, mostly those of a former form.
    pub former: Vec<FormerList>,
}

/// A list that cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FormerList {
    /// Its id, to remove it.
    pub id: String,
    /// Why it cannot be opened, and what to do.
    pub why: String,
}

/// A rating list of this computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingListView {
    /// Its id.
    pub id: String,
    /// Name: `FIDE`, `FIDE rapid`, that of a federation.
    pub name: String,
    /// Month in force, `2026-11`.
    pub month: String,
    /// Which ratings it has: `standard`, `rapid`, `blitz`, `national`.
    pub kinds: Vec<String>,
    /// Rows.
    pub rows: u32,
    /// Rows left out because they could not be read.
    pub left_out: u32,
    /// Everything that was odd.
    pub problems: u32,
    /// Name of the file it was read from.
    pub source: String,
    /// When it was loaded: UTC, milliseconds since 1970.
    #[ts(type = "number")]
    pub loaded_at: i64,
}

impl RatingListView {
    fn new(id: &str, about: &About) -> RatingListView {
        RatingListView {
            id: id.to_owned(),
            name: about.name.clone(),
            month: about.month.clone(),
            kinds: about.kinds.clone(),
            rows: about.n_rows,
            left_out: about.n_left_out,
            problems: about.n_problems,
            source: about.source.clone(),
            loaded_at: about.loaded_at,
        }
    }
}

/// How far a load is, or how the last one ended.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LoadView {
    /// `none`, `reading`, `indexing`, `done`, `cancelled`, `failed`.
    pub state: String,
    /// Name of the file.
    pub file: String,
    /// Done, in thousandths.
    pub permille: u16,
    /// Rows taken so far.
    pub rows: u32,
    /// The list, when it is done.
    pub list: Option<RatingListView>,
    /// How long it took, in milliseconds.
    #[ts(type = "number")]
    pub took_ms: u64,
    /// What is to be known of the list that was loaded: its month was guessed, it took the place of another.
    pub notes: Vec<String>,
    /// Why it failed.
    pub error: Option<ApiError>,
}

/// Answer of `library.find`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FoundPlayers {
    /// The nearest first. The same FIDE id comes once, from the newest list.
    pub players: Vec<FoundPlayer>,
    /// How long it took, in microseconds.
    #[ts(type = "number")]
    pub took_us: u64,
}

/// A rating of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FoundRating {
    /// `standard`, `rapid`, `blitz`, `national`.
    pub kind: String,
    /// Rating.
    pub value: u16,
    /// Development coefficient, if the list has it.
    pub k: Option<u8>,
    /// Games of the period, if the list has them.
    pub games: Option<u16>,
    /// Name of the list it stands in.
    pub list_name: String,
    /// Month of that list.
    pub month: String,
}

/// A player of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FoundPlayer {
    /// Id of the list.
    pub list: String,
    /// Name of the list.
    pub list_name: String,
    /// Its month.
    pub month: String,
    /// `Surname, Given`.
    pub name: String,
    /// Title or empty.
    pub title: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Federation or empty.
    pub federation: String,
    /// `1987`, `1987-05-31` or empty.
    pub birth: String,
    /// FIDE id or empty.
    pub fide_id: String,
    /// Id of the national federation or empty.
    pub national_id: String,
    /// Club or empty.
    pub club: String,
    /// True if the list calls the player inactive.
    pub inactive: bool,
    /// Ratings that the player has.
    pub ratings: Vec<FoundRating>,
    /// `exact`, `familyName`, `word`, `inside`.
    pub nearness: String,
    /// Other lists that have the same FIDE id.
    pub also_in: Vec<String>,
}

/// Kinds of ratings in the order in which lists keep them.
pub(crate) const KINDS: [&str; 4] = ["standard", "rapid", "blitz", "national"];

impl FoundPlayer {
    /// A row as it is shown.
    pub(crate) fn new(list: &OpenList, player: ListedPlayer, nearness: Nearness) -> FoundPlayer {
        let ratings = KINDS.iter().zip(&player.ratings).filter_map(|(kind, rating)| {
            Some(FoundRating {
                kind: (*kind).to_owned(),
                value: rating.value?,
                k: rating.k,
                games: rating.games,
                list_name: list.about.name.clone(),
                month: list.about.month.clone(),
            })
        });
        FoundPlayer {
            list: list.id.clone(),
            list_name: list.about.name.clone(),
            month: list.about.month.clone(),
            ratings: ratings.collect(),
            birth: birth_text(&player),
            title: if player.title.is_empty() { player.women_title } else { player.title },
            sex: player.sex,
            federation: player.federation,
            fide_id: player.fide_id.map_or_else(String::new, |id| id.to_string()),
            national_id: player.national_id,
            club: player.club,
            inactive: player.flag.contains('i'),
            name: player.name,
            nearness: match nearness {
                Nearness::Exact => "exact",
                Nearness::FamilyName => "familyName",
                Nearness::Word => "word",
                Nearness::Inside => "inside",
            }
            .to_owned(),
            also_in: Vec::new(),
        }
    }
}

method! {
    /// The rating lists of this computer.
    "library.lists" Viewer LibraryLists {} -> RatingListList |_this, desk, call| {
        let trouble = |error| list_error(&error, call.messages());
        let lists = desk.0.rating_lists.lists().map_err(trouble)?;
        let lists = lists.iter().map(|list| RatingListView::new(&list.id, &list.about)).collect();
        let former = desk.0.rating_lists.former().map_err(trouble)?;
        let former = former.into_iter().map(|(file, error)| {
            let error = list_error(&error, call.messages());
            let why = [Some(error.message), error.hint];
            FormerList { id: id_of(&file), why: why.into_iter().flatten().collect::<Vec<_>>().join(". ") }
        });
        Ok(RatingListList { lists, former: former.collect() })
    }
}

/// A list is read from a file; a folder or a device is refused.
fn plain_file(path: &Path, messages: &Messages) -> Result<(), ApiError> {
    let found = std::fs::metadata(path)
        .map_err(|error| ApiError::file(messages, path, &error).of_input().about("path"))?;
    match found.is_file() {
        true => Ok(()),
        false => {
            Err(ApiError::plain(Code::BadInput, messages, "output-no-plain-file").about("path"))
        }
    }
}

/// The beginning of a file, as far as a list is known by it.
fn head(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut head = Vec::new();
    std::fs::File::open(path)?.take(ratings::HEAD).read_to_end(&mut head)?;
    Ok(head)
}

/// A picture or a program is no list; a zip may hold one.
fn refuse_no_text(head: &[u8], messages: &Messages) -> Result<(), ApiError> {
    let zipped = head.starts_with(b"PK\x03\x04");
    match !zipped && formats::text::is_binary(&formats::text::decode(head).0) {
        true => Err(ApiError::plain(Code::BadInput, messages, "output-no-text").about("path")),
        false => Ok(()),
    }
}

method! {
    /// The columns of a national list as guessed and its first rows; empty for FIDE's lists, which say
    /// themselves what their columns are.
    "library.preview" Viewer LibraryPreview {
        /// The file on this computer.
        path: String,
    } -> TablePreview |this, _desk, call| {
        let messages = call.messages();
        let path = PathBuf::from(&this.path);
        let trouble =
            |error: std::io::Error| ApiError::file(messages, &path, &error).of_input().about("path");
        plain_file(&path, messages)?;
        let head = head(&path).map_err(trouble)?;
        let choices = MEANINGS.iter().map(|(key, _)| ColumnChoice {
            key: (*key).to_owned(),
            name: messages.plain(&format!("output-column-{}", key.to_lowercase())),
        });
        let mut shown = TablePreview {
            heads: Vec::new(),
            columns: Vec::new(),
            choices: choices.collect(),
            rows: Vec::new(),
            ready: 0,
            asked: None,
            remembered: false,
            encoding: String::new(),
            encodings: Vec::new(),
            more: Vec::new(),
            problems: Vec::new(),
        };
        if head.starts_with(b"PK\x03\x04") {
            return Ok(shown);
        }
        refuse_no_text(&head, messages)?;
        let reader = ratings::ListReader::open(head.as_slice(), ratings::Options::default())
            .map_err(|fault| list_fault(&fault, messages))?;
        if reader.layout() == ratings::Layout::Delimited {
            let (grid, _) = formats::table::read_text(&head);
            let preview = formats::table::preview(&grid);
            shown.heads = preview.columns.iter().map(|it| it.heading.clone()).collect();
            let columns = preview.mapping.columns.iter();
            shown.columns = columns.map(|column| meaning(*column).to_owned()).collect();
            shown.rows = preview.rows.into_iter().map(|row| row.cells).collect();
        }
        Ok(shown)
    }
}

method! {
    /// Begins to load a list: FIDE's text or XML, zipped or not, or a national list as delimited text. The
    /// event can be used meanwhile; `library.progress` tells how far it is. A list of the same name and
    /// month is replaced when the new one is whole.
    "library.update" Arbiter LibraryUpdate {
        /// The file on this computer.
        path: String,
        /// Name of the list; left out: by its content.
        #[serde(default)]
        name: Option<String>,
        /// Month in force, `2026-11`; left out: that of the file.
        #[serde(default)]
        month: Option<String>,
        /// Meaning of each column of a national list, as in `library.preview`; left out: guessed.
        #[serde(default)]
        columns: Option<Vec<String>>,
    } -> LoadView |this, desk, call| {
        let messages = call.messages();
        let month = this.month.unwrap_or_default();
        if !month.is_empty() && !is_month(&month) {
            return Err(ApiError::bad_value(messages, "month", &month));
        }
        let path = PathBuf::from(&this.path);
        plain_file(&path, messages)?;
        if let Ok(head) = head(&path) {
            refuse_no_text(&head, messages)?;
        }
        call.may_write()?;
        let file = path.file_name().map(|it| it.to_string_lossy().into_owned());
        let job = Job { file: file.unwrap_or_default(), ..Job::default() };
        let job = desk
            .0
            .rating_lists
            .begin(job)
            .ok_or_else(|| ApiError::plain(Code::Refused, messages, "library-busy"))?;
        let columns = match &this.columns {
            None => None,
            Some(given) => {
                let column = |text: &String| {
                    let known = MEANINGS.iter().find(|(name, _)| name == text);
                    known
                        .map(|(_, column)| *column)
                        .ok_or_else(|| ApiError::bad_value(messages, "columns", text))
                };
                Some(given.iter().map(column).collect::<Result<Vec<_>, _>>()?)
            }
        };
        let name = this.name.unwrap_or_default();
        let wanted = Wanted { path, name, month, columns, now: desk.now() };
        let (worker, own, theirs) = (desk.clone(), job.clone(), call.clone());
        std::thread::spawn(move || {
            let run = std::panic::AssertUnwindSafe(|| load_list::run(&worker, &own, wanted, &theirs));
            if std::panic::catch_unwind(run).is_err() {
                let error = ApiError::internal(theirs.messages(), "library.update", "worker");
                *lock(&own.outcome) = Some(Outcome::Failed(error));
            }
            worker.tell_library();
        });
        desk.tell_library();
        Ok(load_view(desk, Some(&job), call.messages()))
    }
}

method! {
    /// How far the load is, or how the last one ended.
    "library.progress" Viewer LibraryProgress {} -> LoadView |_this, desk, call| {
        Ok(load_view(desk, desk.0.rating_lists.job().as_deref(), call.messages()))
    }
}

method! {
    /// Stops the load. The list that was there before stays.
    "library.cancel" Arbiter LibraryCancel {} -> LoadView |_this, desk, call| {
        let job = desk.0.rating_lists.job();
        if let Some(job) = &job {
            job.cancel.store(true, Ordering::Relaxed);
        }
        Ok(load_view(desk, job.as_deref(), call.messages()))
    }
}

method! {
    /// Players by a part of the name (with or without accents, in either order), FIDE id, birth year
    /// or federation.
    "library.find" Viewer LibraryFind {
        /// What was typed.
        text: String,
        /// Only this federation.
        #[serde(default)]
        federation: Option<String>,
        /// Only this birth year.
        #[serde(default)]
        birth_year: Option<u16>,
        /// Only in this list.
        #[serde(default)]
        list: Option<String>,
        /// Most answers; left out: 20.
        #[serde(default)]
        limit: Option<u16>,
    } -> FoundPlayers |this, desk, call| {
        let began = std::time::Instant::now();
        let limit = usize::from(this.limit.unwrap_or(20)).clamp(1, 500);
        let federation = this.federation.as_deref().map(str::trim).filter(|it| !it.is_empty());
        let typed = Typed::new(&this.text);
        let mut players = Vec::new();
        if !typed.is_empty() || federation.is_some() || this.birth_year.is_some() {
            let trouble = |error| list_error(&error, call.messages());
            let lists = desk.0.rating_lists.open_lists().map_err(trouble)?;
            let wanted = lists
                .iter()
                .filter(|list| this.list.as_ref().is_none_or(|wanted| *wanted == list.id));
            for list in wanted {
                let open = lock(&list.list);
                for hit in typed.find(&open, federation, this.birth_year, limit) {
                    let player = open.player(hit.row).map_err(trouble)?;
                    join(&mut players, FoundPlayer::new(list, player, hit.nearness));
                }
            }
        }
        let rank = |player: &FoundPlayer| match player.nearness.as_str() {
            "exact" => 0,
            "familyName" => 1,
            "word" => 2,
            _ => 3,
        };
        players.sort_by_key(rank);
        players.truncate(limit);
        let took_us = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        Ok(FoundPlayers { players, took_us })
    }
}

/// Adds a player, or the list to the same player of a newer list.
fn join(players: &mut Vec<FoundPlayer>, player: FoundPlayer) {
    let same = |known: &&mut FoundPlayer| {
        !player.fide_id.is_empty() && known.fide_id == player.fide_id && known.list != player.list
    };
    match players.iter_mut().find(same) {
        Some(known) => {
            let label = format!("{} {}", player.list_name, player.month).trim().to_owned();
            if !known.also_in.contains(&label) {
                known.also_in.push(label);
            }
            for rating in player.ratings {
                if known.ratings.iter().all(|it| it.kind != rating.kind) {
                    known.ratings.push(rating);
                }
            }
        }
        None => players.push(player),
    }
}

method! {
    /// Removes a list from this computer. Events keep the ratings they took from it.
    "library.remove" Arbiter LibraryRemove {
        /// The list.
        list: String,
    } -> Nothing |this, desk, call| {
        let lists = &desk.0.rating_lists;
        let trouble = |error| list_error(&error, call.messages());
        let known = lists.lists().map_err(trouble)?;
        let file = known.iter().find(|list| list.id == this.list);
        let former = || {
            let former = lists.former().ok()?;
            former.into_iter().map(|(file, _)| file).find(|file| id_of(file) == this.list)
        };
        let file = file.map(|list| lock(&list.list).path.clone()).or_else(former).ok_or_else(|| {
            ApiError::plain(Code::NotFound, call.messages(), "library-no-such-list")
        })?;
        drop(known);
        lists.close();
        lists.shelf.remove(&file).map_err(trouble)?;
        desk.tell_library();
        Ok(Nothing {})
    }
}

/// Answer of `library.problems`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ListProblems {
    /// All there are.
    pub count: u32,
    /// The gravest first.
    pub problems: Vec<ProblemView>,
}

method! {
    /// What was odd in the file of a list, row by row.
    "library.problems" Viewer LibraryProblems {
        /// The list.
        list: String,
        /// Most answers; left out: 200.
        #[serde(default)]
        limit: Option<u32>,
    } -> ListProblems |this, desk, call| {
        let trouble = |error| list_error(&error, call.messages());
        let lists = desk.0.rating_lists.lists().map_err(trouble)?;
        let list = lists.iter().find(|list| list.id == this.list).ok_or_else(|| {
            ApiError::plain(Code::NotFound, call.messages(), "library-no-such-list")
        })?;
        let limit = this.limit.unwrap_or(200).min(100_000);
        let kept = lock(&list.list).problems(limit).map_err(trouble)?;
        let problems = kept.iter().map(|problem| worded(problem, call.messages())).collect();
        Ok(ListProblems { count: list.about.n_problems, problems })
    }
}

/// Values that problems of lists have.
const PROBLEM_ARGS: [&str; 7] = ["id", "line", "column", "length", "count", "encoding", "last"];

/// A problem kept with a list, in words.
fn worded(problem: &::journal::ratings::KeptProblem, messages: &Messages) -> ProblemView {
    let mut args = Args::none();
    for (name, value) in problem.args.lines().filter_map(|line| line.split_once('=')) {
        if let Some(name) = PROBLEM_ARGS.iter().find(|known| **known == name) {
            args.set(*name, value.to_owned());
        }
    }
    let key = format!("problem-{}", problem.kind);
    let key = if messages.has(&key) { key } else { "problem-list-row".to_owned() };
    let mut sentences = vec![messages.text(&key, &args)];
    let found = problem.found.split_whitespace().collect::<Vec<_>>().join(" ");
    if !found.is_empty() {
        args.set("found", found);
        sentences.push(messages.text("problem-found", &args));
    }
    let some = |number: u32| Some(number).filter(|number| *number > 0);
    ProblemView {
        line: some(problem.line),
        column: some(problem.column),
        at: None,
        kind: problem.kind.clone(),
        text: sentences.join(" "),
    }
}

/// What the arbiter would not see in the list itself.
fn notes(loaded: &Loaded, about: &About, messages: &Messages) -> Vec<String> {
    let mut notes = Vec::new();
    if loaded.month == Month::Guessed {
        let args = args! { "month" => about.month.as_str() };
        notes.push(messages.text("library-month-guessed", &args));
    }
    if let Some((file, rows)) = &loaded.replaced {
        let args = args! {
            "name" => about.name.as_str(), "month" => about.month.as_str(),
            "file" => file.as_str(), "rows" => *rows,
        };
        notes.push(messages.text("library-replaced", &args));
    }
    notes
}

fn load_view(desk: &Desk, job: Option<&Job>, messages: &Messages) -> LoadView {
    let mut view = LoadView {
        state: "none".to_owned(),
        file: String::new(),
        permille: 0,
        rows: 0,
        list: None,
        took_ms: 0,
        notes: Vec::new(),
        error: None,
    };
    let Some(job) = job else { return view };
    view.file.clone_from(&job.file);
    view.rows = job.rows.load(Ordering::Relaxed);
    let (done, all) = (job.done.load(Ordering::Relaxed), job.all.load(Ordering::Relaxed));
    let permille = done.min(all) * 1000 / all.max(1);
    // The index is about a tenth of the work.
    view.permille = u16::try_from(permille * 9 / 10).unwrap_or(1000);
    view.state = match &*lock(&job.outcome) {
        None if job.indexing.load(Ordering::Relaxed) => "indexing",
        None => "reading",
        Some(Outcome::Cancelled) => "cancelled",
        Some(Outcome::Failed(error)) => {
            view.error = Some(error.clone());
            "failed"
        }
        Some(Outcome::Loaded { loaded, took_ms }) => {
            view.permille = 1000;
            view.took_ms = *took_ms;
            let lists: Vec<Arc<OpenList>> = desk.0.rating_lists.open_lists().unwrap_or_default();
            let list = lists.iter().find(|list| list.id == loaded.id);
            view.list = list.map(|list| RatingListView::new(&list.id, &list.about));
            view.notes = list.map_or_else(Vec::new, |list| notes(loaded, &list.about, messages));
            "done"
        }
    }
    .to_owned();
    view
}

/// `2026-11`.
fn is_month(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 7
        && bytes[4] == b'-'
        && text[..4].parse::<u16>().is_ok_and(|year| year >= 1970)
        && text[5..].parse::<u8>().is_ok_and(|month| (1..=12).contains(&month))
}

impl Desk {
    /// Tells every client that lists or their load changed.
    pub(crate) fn tell_library(&self) {
        let seq = self.maybe_event().map_or(Id(0), |event| Id(event.head().0));
        self.tell(&Changed { seq, stale: vec![Topic::Library] });
    }
}
