//! Loading a rating list: one thread reads and folds names, one writes; both stop when asked to.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Instant;

use formats::fold::search_key;
use formats::problem::{Kind, Problem, Severity};
use formats::ratings::{
    Layout, ListFault, ListReader, ListRow, Options, RatingKind, ZipFault, month_in_name,
    with_list_in_zip,
};
use formats::table::{Column, RatingColumn};
use i18n::{Messages, args};
use journal::Moment;
use journal::ratings::{About, KeptProblem, ListError, ListWriter, ListedPlayer, ListedRating};
use tournament::player::{Birth, Sex};

use crate::error::{ApiError, Code};
use crate::rating_lists::{Job, Outcome, id_of, second_spelling};
use crate::{Call, Desk, lock};

/// What shall be loaded.
pub(crate) struct Wanted {
    pub(crate) path: PathBuf,
    /// Name of the list; empty: by its content.
    pub(crate) name: String,
    /// `2026-11`; empty: that of the file.
    pub(crate) month: String,
    /// Columns of a national list that the arbiter confirmed.
    pub(crate) columns: Option<Vec<Option<Column>>>,
    pub(crate) now: Moment,
}

/// What a column of a national list can be, on the wire.
pub(crate) const MEANINGS: [(&str, Option<Column>); 15] = [
    ("name", Some(Column::FullName)),
    ("surname", Some(Column::Surname)),
    ("given", Some(Column::GivenName)),
    ("nationalId", Some(Column::NationalId)),
    ("fideId", Some(Column::FideId)),
    ("national", Some(Column::Rating(RatingColumn::National))),
    ("standard", Some(Column::Rating(RatingColumn::Standard))),
    ("rapid", Some(Column::Rating(RatingColumn::Rapid))),
    ("blitz", Some(Column::Rating(RatingColumn::Blitz))),
    ("title", Some(Column::Title)),
    ("federation", Some(Column::Federation)),
    ("birth", Some(Column::Birth)),
    ("sex", Some(Column::Sex)),
    ("club", Some(Column::Club)),
    ("ignore", None),
];

/// The meaning of a column on the wire.
pub(crate) fn meaning(column: Option<Column>) -> &'static str {
    let column = match column {
        Some(Column::Rating(RatingColumn::Unnamed)) => Some(Column::Rating(RatingColumn::National)),
        other => other,
    };
    MEANINGS.iter().find(|(_, known)| *known == column).map_or("ignore", |(name, _)| name)
}

/// Rows that go from one thread to the other at once.
const BATCH: usize = 512;
/// Problems kept one by one; the rest is counted.
const MAX_PROBLEMS: u32 = 50_000;

/// Loads a list and says in the job how it went.
pub(crate) fn run(desk: &Desk, job: &Job, wanted: Wanted, call: &Call) {
    let began = Instant::now();
    let outcome = match load(desk, job, wanted, call.messages()) {
        Ok(Some(loaded)) => {
            let took_ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
            Outcome::Loaded { loaded, took_ms }
        }
        Ok(None) => Outcome::Cancelled,
        Err(error) => Outcome::Failed(error),
    };
    *lock(&job.outcome) = Some(outcome);
}

/// Makes a list of a file. None if it was cancelled.
fn load(
    desk: &Desk,
    job: &Job,
    wanted: Wanted,
    messages: &Messages,
) -> Result<Option<Loaded>, ApiError> {
    let lists = &desk.0.rating_lists;
    let trouble = |error: ListError| list_error(&error, messages);
    let file_trouble =
        |error: std::io::Error| ApiError::file(messages, &wanted.path, &error).about("path");
    let mut file = File::open(&wanted.path).map_err(file_trouble)?;
    let writer = lists.shelf.begin().map_err(trouble)?;
    let is_zip = is_zip(&mut file).map_err(file_trouble)?;
    let own_name = wanted.path.file_name().map(|name| name.to_string_lossy().into_owned());
    let own_name = own_name.unwrap_or_default();
    let modified = file.metadata().and_then(|it| it.modified()).ok().map(month_of_time);
    let said = month_in_name(&own_name);
    let finished = if is_zip {
        with_list_in_zip(file, |input, zipped| {
            job.all.store(zipped.size, Ordering::Relaxed);
            let said = month_in_name(&zipped.name).or(said);
            let about = Source { name: zipped.name, said, made: zipped.month };
            pump(writer, job, input, about, &wanted, messages)
        })
        .map_err(|fault| zip_error(&fault, messages))?
    } else {
        let size = file.metadata().map(|it| it.len()).unwrap_or(0);
        job.all.store(size, Ordering::Relaxed);
        let about = Source { name: own_name.clone(), said, made: modified };
        pump(writer, job, &mut BufReader::with_capacity(256 * 1024, file), about, &wanted, messages)
    };
    let Some((writer, about, month, is_cut)) = finished? else { return Ok(None) };
    job.indexing.store(true, Ordering::Relaxed);
    let about = About { source: own_name, ..about };
    let finished = writer.finish(about).map_err(trouble)?;
    if job.is_cancelled() {
        return Ok(None);
    }
    let place = lists.shelf.place(&finished.about.name, &finished.about.month);
    let known = lists.open_lists().unwrap_or_default();
    let known = known.iter().find(|list| list.id == id_of(&place));
    // A file that broke off on its way takes no whole list's place.
    if let Some(list) = known.filter(|list| is_cut && list.about.n_rows > finished.about.n_rows) {
        let args = args! {
            "name" => list.about.name.as_str(), "month" => list.about.month.as_str(),
            "rows" => finished.about.n_rows, "stands" => list.about.n_rows,
        };
        let error = ApiError::worded(Code::Refused, messages, "library-cut-off", &args);
        return Err(error.about("path"));
    }
    let replaced = known.map(|list| (list.about.source.clone(), list.about.n_rows));
    lists.close();
    let place = lists.shelf.put(finished).map_err(trouble)?;
    // Read into memory here, so that the first letter typed does not wait for it.
    lists.lists().map_err(trouble)?;
    Ok(Some(Loaded { id: id_of(&place), month, replaced }))
}

/// A list that was loaded.
#[derive(Clone)]
pub(crate) struct Loaded {
    pub(crate) id: String,
    pub(crate) month: Month,
    /// The file and the rows of the list that stood in its place.
    pub(crate) replaced: Option<(String, u32)>,
}

/// Where the month of a list comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Month {
    /// The arbiter, the list or the name of its file says it.
    Said,
    /// From the day on which the file was made.
    Guessed,
}

struct Source {
    name: String,
    /// The month that the name of the file says.
    said: Option<String>,
    /// When the file was made, as far as it is known.
    made: Option<String>,
}

/// Reads a stream into a writer, and says whether it broke off inside the list. None if it was cancelled.
fn pump(
    writer: ListWriter,
    job: &Job,
    input: &mut dyn BufRead,
    source: Source,
    wanted: &Wanted,
    messages: &Messages,
) -> Result<Option<(ListWriter, About, Month, bool)>, ApiError> {
    let options = Options { file_name: source.name.clone(), columns: wanted.columns.clone() };
    let input = BufReader::with_capacity(256 * 1024, Counted { input, job });
    let mut reader =
        ListReader::open(input, options).map_err(|fault| list_fault(&fault, messages))?;
    let (about, month) = about(&reader, source, wanted);
    let (full, filled) = sync_channel::<Batch>(4);
    let (empty, emptied) = sync_channel::<Batch>(8);
    // The reader stays on this thread: what it reads from need not be of a kind that can be sent.
    let (written, read) = std::thread::scope(|scope| {
        let writing = scope.spawn(move || write_all(writer, &filled, &empty, job));
        let read = read_all(&mut reader, full, &emptied, job);
        (writing.join(), read)
    });
    let written = written.map_err(|_| ApiError::internal(messages, "library", "writer"))?;
    let (writer, tally) = written.map_err(|error| list_error(&error, messages))?;
    read.map_err(|error| ApiError::file(messages, &wanted.path, &error).about("path"))?;
    if job.is_cancelled() {
        return Ok(None);
    }
    if writer.n_rows() == 0 {
        return Err(ApiError::plain(Code::BadInput, messages, "library-no-rows").about("path"));
    }
    let about = About { n_left_out: tally.left_out, n_problems: tally.n, ..about };
    Ok(Some((writer, about, month, tally.is_cut)))
}

/// What is known of a list before its rows.
fn about<R: BufRead>(reader: &ListReader<R>, source: Source, wanted: &Wanted) -> (About, Month) {
    let kinds = reader.kinds();
    let by_content = match (reader.layout(), kinds) {
        (Layout::Delimited, _) => {
            let stem = Path::new(&source.name).file_stem();
            stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
        }
        // FIDE's combined list has all three; another kind of list stands beside it.
        (_, some) if some.len() < 3 && !some.is_empty() => {
            let codes: Vec<&str> = some.iter().map(|kind| kind.code()).collect();
            format!("FIDE {}", codes.join(" "))
        }
        _ => "FIDE".to_owned(),
    };
    let first = |texts: [&str; 2]| {
        texts.into_iter().map(str::trim).find(|text| !text.is_empty()).map(str::to_owned)
    };
    let typed = Some(wanted.month.trim().to_owned()).filter(|month| !month.is_empty());
    let said = typed.or_else(|| reader.month().map(str::to_owned)).or(source.said);
    let from = if said.is_some() { Month::Said } else { Month::Guessed };
    let month = said.or(source.made).unwrap_or_else(|| month_of(wanted.now.utc_ms));
    let about = About {
        name: first([&wanted.name, &by_content]).unwrap_or_else(|| "?".to_owned()),
        month,
        kinds: kinds.iter().map(|kind| kind.code().to_owned()).collect(),
        loaded_at: wanted.now.utc_ms,
        ..About::default()
    };
    (about, from)
}

/// Rows on their way from the reader to the writer. Its memory goes back and forth.
#[derive(Default)]
struct Batch {
    rows: Vec<ListRow>,
    n_rows: usize,
    problems: Vec<Problem>,
}

fn read_all<R: BufRead>(
    reader: &mut ListReader<R>,
    full: SyncSender<Batch>,
    emptied: &Receiver<Batch>,
    job: &Job,
) -> std::io::Result<()> {
    let mut going_on = true;
    while going_on && !job.is_cancelled() {
        let mut batch = emptied.try_recv().unwrap_or_default();
        batch.n_rows = 0;
        while batch.n_rows < BATCH {
            if batch.rows.len() == batch.n_rows {
                batch.rows.push(ListRow::default());
            }
            going_on = reader.read_row(&mut batch.rows[batch.n_rows], &mut batch.problems)?;
            if !going_on {
                break;
            }
            batch.n_rows += 1;
        }
        if full.send(batch).is_err() {
            break;
        }
    }
    Ok(())
}

#[derive(Clone, Copy, Default)]
struct Tally {
    n: u32,
    left_out: u32,
    /// The list ends in the middle.
    is_cut: bool,
}

fn write_all(
    mut writer: ListWriter,
    filled: &Receiver<Batch>,
    empty: &SyncSender<Batch>,
    job: &Job,
) -> Result<(ListWriter, Tally), ListError> {
    let mut tally = Tally::default();
    let mut folding = Folding::default();
    let mut player = ListedPlayer::default();
    let (mut key, mut also) = (String::new(), String::new());
    while let Ok(mut batch) = filled.recv() {
        if job.is_cancelled() {
            break;
        }
        for row in &mut batch.rows[..batch.n_rows] {
            take(row, &mut player);
            folding.words(&player, &mut key, &mut also);
            writer.add(&player, &key, &also)?;
        }
        for problem in batch.problems.drain(..) {
            tally.n = tally.n.saturating_add(1);
            tally.left_out += u32::from(costs_the_row(&problem));
            tally.is_cut |= matches!(problem.kind, Kind::ListCutShort { .. });
            if tally.n <= MAX_PROBLEMS {
                writer.add_problem(&kept(&problem))?;
            }
        }
        job.rows.store(writer.n_rows(), Ordering::Relaxed);
        // The reader takes new memory when none comes back.
        let _ = empty.try_send(batch);
    }
    Ok((writer, tally))
}

/// Whether a row is missing because of it: its words say so.
fn costs_the_row(problem: &Problem) -> bool {
    matches!(
        problem.key(),
        "list-id-missing"
            | "name-missing"
            | "row-cut-short"
            | "row-unclosed"
            | "columns-shifted"
            | "line-too-long"
    )
}

fn kept(problem: &Problem) -> KeptProblem {
    let severity = match problem.severity() {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    };
    let args: Vec<String> =
        problem.args().iter().map(|(name, value)| format!("{name}={value}")).collect();
    KeptProblem {
        severity: severity.to_owned(),
        line: problem.place.line,
        column: problem.place.column,
        kind: problem.key().to_owned(),
        args: args.join("\n"),
        found: problem.found.clone(),
    }
}

/// Moves a row of a reader into a row of a list; their texts change places.
fn take(row: &mut ListRow, player: &mut ListedPlayer) {
    let texts = [
        (&mut row.national_id, &mut player.national_id),
        (&mut row.name, &mut player.name),
        (&mut row.federation, &mut player.federation),
        (&mut row.title, &mut player.title),
        (&mut row.women_title, &mut player.women_title),
        (&mut row.other_titles, &mut player.other_titles),
        (&mut row.club, &mut player.club),
        (&mut row.flag, &mut player.flag),
    ];
    for (from, to) in texts {
        std::mem::swap(from, to);
    }
    (player.line, player.fide_id) = (row.line, row.fide_id);
    player.sex.clear();
    player.sex.push_str(match row.sex {
        Some(Sex::Male) => "m",
        Some(Sex::Female) => "w",
        None => "",
    });
    for kind in RatingKind::ALL {
        let rated = row.rating(kind);
        player.ratings[kind as usize] =
            ListedRating { value: rated.value, games: rated.games, k: rated.k };
    }
    player.birth = match row.birth {
        None => 0,
        Some(Birth::Year(year)) => u32::try_from(year).unwrap_or(0) * 10_000,
        Some(Birth::Date(date)) => date.format("%Y%m%d").to_string().parse().unwrap_or(0),
    };
}

/// Folds names. The same family names come again and again.
#[derive(Default)]
struct Folding {
    known: HashMap<Box<str>, (Box<str>, Box<str>)>,
}

/// Words remembered at once: enough for a list of the world, and no more than some megabytes.
const MAX_KNOWN: usize = 200_000;

impl Folding {
    /// The words by which a player is found: those of the name, and others.
    fn words(&mut self, player: &ListedPlayer, key: &mut String, also: &mut String) {
        key.clear();
        also.clear();
        for word in player.name.split([' ', ',']).filter(|word| !word.is_empty()) {
            if word.is_ascii() {
                push(key, word);
                continue;
            }
            if self.known.len() >= MAX_KNOWN {
                self.known.clear();
            }
            if !self.known.contains_key(word) {
                let second = second_spelling(word).map(|other| search_key(&other));
                let folded = (search_key(word).into(), second.unwrap_or_default().into());
                self.known.insert(word.into(), folded);
            }
            if let Some((folded, second)) = self.known.get(word) {
                push(key, folded);
                push(also, second);
            }
        }
        if !player.national_id.is_empty() {
            push(also, &search_key(&player.national_id));
        }
    }
}

/// Adds the words of ASCII text to others, as `search_key` does.
fn push(words: &mut String, text: &str) {
    if !words.is_empty() && !text.is_empty() {
        words.push(' ');
    }
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() {
            words.push(letter.to_ascii_lowercase());
        } else if !letter.is_ascii() {
            words.push(letter);
        } else if !words.ends_with(' ') && !words.is_empty() {
            words.push(' ');
        }
    }
}

/// Counts the bytes that went through, for the progress bar.
struct Counted<'a> {
    input: &'a mut dyn BufRead,
    job: &'a Job,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let n = self.input.read(buffer)?;
        self.job.done.fetch_add(u64::try_from(n).unwrap_or(0), Ordering::Relaxed);
        Ok(n)
    }
}

/// Whether a file begins as zip files do.
fn is_zip(file: &mut File) -> std::io::Result<bool> {
    use std::io::Seek;
    let mut head = [0_u8; 4];
    let mut n = 0;
    while n < head.len() {
        match file.read(&mut head[n..])? {
            0 => break,
            more => n += more,
        }
    }
    file.rewind()?;
    Ok(head == *b"PK\x03\x04")
}

fn month_of_time(time: std::time::SystemTime) -> String {
    let since = time.duration_since(std::time::UNIX_EPOCH).map_or(0, |it| it.as_millis());
    month_of(i64::try_from(since).unwrap_or(0))
}

fn month_of(utc_ms: i64) -> String {
    let date = chrono::DateTime::from_timestamp_millis(utc_ms).unwrap_or_default();
    date.format("%Y-%m").to_string()
}

/// Why a file is no list, in words.
pub(crate) fn list_fault(fault: &ListFault, messages: &Messages) -> ApiError {
    let key = match fault {
        ListFault::Io(_) => "library-unreadable",
        ListFault::Empty => "library-no-rows",
        ListFault::Zipped => "library-zip-in-zip",
        ListFault::Utf16 => "library-utf16",
        ListFault::NotAList => "library-not-a-list",
    };
    ApiError::plain(Code::BadInput, messages, key).about("path")
}

fn zip_error(fault: &ZipFault, messages: &Messages) -> ApiError {
    let key = match fault {
        ZipFault::Damaged(_) => "library-zip-damaged",
        ZipFault::NoList => "library-zip-empty",
    };
    ApiError::plain(Code::BadInput, messages, key).about("path")
}

/// Trouble with the lists of this computer, in words.
pub(crate) fn list_error(error: &ListError, messages: &Messages) -> ApiError {
    match error {
        ListError::Busy => ApiError::plain(Code::Refused, messages, "library-busy"),
        ListError::OtherForm { .. } => {
            ApiError::plain(Code::Refused, messages, "library-other-form")
        }
        ListError::NotOurs => ApiError::plain(Code::NotFound, messages, "library-no-such-list"),
        ListError::TooLong => ApiError::plain(Code::BadInput, messages, "library-too-long"),
        ListError::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => {
            let args = args! { "path" => "" };
            ApiError::worded(Code::Io, messages, "desk-disk-full", &args)
        }
        ListError::Io(_) => ApiError::plain(Code::Io, messages, "library-folder-trouble"),
        ListError::Storage(error) => ApiError::storage(messages, error),
    }
}
