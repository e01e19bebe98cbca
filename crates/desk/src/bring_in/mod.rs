//! Files brought in: their bytes, their problems in words; then [`trf`], [`pgn`], [`players`].
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | a page of several tables, for players | takes that with most of them | which, and the names of the others |
//! | a text under the name of a workbook | reads it as the text that it is | nothing |
//! | several tables of one event, an empty tournament | reads them as the sheets of one workbook ([`together`]) | one review, one entry |
//! | the same beside players | reads each by itself | as many reviews |
//! | a list that knows more of players who are entered | writes what was ticked ([`known`]) | old → new with boxes |
//! | points of a report that its results do not give | counts the results, or what was chosen ([`trf::PointsOf`]) | row, both values; the rounds whose byes were changed |
//! | results of a table without a round | looks in which round they met ([`results`]) | the round |
//! | results of a round that is not paired | leaves them out | the round, how many |
//! | meanings of columns for a file that is no list of players | leaves them aside | that they are not used |
//! | games of any size, into an open or a new event | reads them as they stream by ([`LargeGames`]) | a bar |

pub(crate) mod entering;
pub(crate) mod known;
pub(crate) mod pgn;
pub(crate) mod players;
pub(crate) mod progress;
pub(crate) mod results;
pub(crate) mod shared_numbers;
pub(crate) mod trf;

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::PathBuf;

use base64::Engine as _;
use formats::problem::{Problem, Severity};
use formats::table::{self, ReadResult, is_workbook};
use i18n::{Args, Messages, args};
use tournament::ids::Tpn;

use crate::api::import::Format;
use crate::api::wire::{FileIn, Id, ProblemView};
use crate::error::{ApiError, Code};

/// Files larger than this are refused, except games: no list of a tournament is.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A file's bytes and its name.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Bytes that show what a file is.
const HEAD: u64 = 64 * 1024;

/// A file of games that is too large to be held: it is read as it streams by.
pub(crate) struct LargeGames {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) size: u64,
}

impl LargeGames {
    /// What the first games say the event is called, or nothing.
    pub(crate) fn event_name(&self) -> String {
        let mut head = Vec::new();
        let file = std::fs::File::open(&self.path);
        // What cannot be read is told by the reading of the games.
        let _ = file.and_then(|file| file.take(HEAD).read_to_end(&mut head));
        said_in_games(&head)
    }

    /// The file handed in, if it is one.
    pub(crate) fn of(file: &FileIn) -> Option<LargeGames> {
        let path = PathBuf::from(file.path.as_deref().filter(|path| !path.is_empty())?);
        let chosen = file.encoding.as_deref().is_some_and(|name| !name.is_empty());
        let about = std::fs::metadata(&path).ok()?;
        if chosen || !about.is_file() || about.len() <= LARGEST {
            return None;
        }
        let mut head = Vec::new();
        std::fs::File::open(&path).ok()?.take(HEAD).read_to_end(&mut head).ok()?;
        let name = file.name.clone().filter(|name| !name.is_empty());
        let own = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let name = name.or(own).unwrap_or_default();
        let source = Source { name, bytes: head };
        (Format::of(&source) == Format::Pgn).then_some(LargeGames {
            name: source.name,
            path,
            size: about.len(),
        })
    }
}

/// Name of the event in the tags of games, or nothing.
pub(crate) fn said_in_games(bytes: &[u8]) -> String {
    let (text, ..) = formats::text::decode(bytes);
    let tag = |line: &str| Some(line.strip_prefix("[Event \"")?.split('"').next()?.to_owned());
    formats::text::lines(&text).find_map(tag).filter(|it| it != "?").unwrap_or_default()
}

/// The bytes of a file that was handed in to be read. A file without a letter is refused.
pub(crate) fn source(file: &FileIn, messages: &Messages) -> Result<Source, ApiError> {
    let mut source = bytes(file, messages)?;
    // From here on the text is UTF-8. A workbook knows its own encoding.
    let chosen = file.encoding.as_deref().filter(|name| !name.is_empty());
    if let Some(name) = chosen.filter(|_| !is_workbook(&source.bytes)) {
        let text = formats::text::decode_in(&source.bytes, name)
            .ok_or_else(|| ApiError::bad_value(messages, "encoding", name))?;
        source.bytes = text.into_bytes();
    }
    refuse_empty(&source, messages)?;
    refuse_other_kinds(&source, messages)?;
    Ok(source)
}

/// The bytes of a file that was handed in to be kept, whatever is in it.
pub(crate) fn anything(file: &FileIn, messages: &Messages) -> Result<Source, ApiError> {
    let source = bytes(file, messages)?;
    refuse_empty(&source, messages)?;
    Ok(source)
}

fn refuse_empty(source: &Source, messages: &Messages) -> Result<(), ApiError> {
    let blank = |byte: &u8| byte.is_ascii_whitespace() || b"\xEF\xBB\xBF".contains(byte);
    if source.bytes.iter().all(blank) {
        return Err(ApiError::plain(Code::BadInput, messages, "output-empty-file").about("file"));
    }
    Ok(())
}

/// Refuses what no reader is for: bytes that are no text, and files that another program keeps for itself.
fn refuse_other_kinds(source: &Source, messages: &Messages) -> Result<(), ApiError> {
    if is_workbook(&source.bytes) {
        return Ok(());
    }
    let text = formats::text::decode(&source.bytes).0;
    if formats::text::is_binary(&text) {
        return Err(ApiError::plain(Code::BadInput, messages, "output-no-text").about("file"));
    }
    // Vega keeps its players in a table of its own inside; without it nothing can be read.
    let ending = source.name.rsplit('.').next().unwrap_or_default().to_lowercase();
    let holds_players = || formats::text::lines(&text).any(|line| line.trim().starts_with("NAME;"));
    if matches!(ending.as_str(), "veg" | "vegx") && !holds_players() {
        return Err(ApiError::plain(Code::BadInput, messages, "output-file-of-vega").about("file"));
    }
    Ok(())
}

/// Tables, whatever stands around them: workbooks and web pages.
pub(crate) fn holds_sheets(bytes: &[u8]) -> bool {
    is_workbook(bytes) || table::is_html(bytes)
}

fn bytes(file: &FileIn, messages: &Messages) -> Result<Source, ApiError> {
    let name = file.name.clone().filter(|name| !name.is_empty());
    if let Some(path) = file.path.as_deref().filter(|path| !path.is_empty()) {
        let path = std::path::Path::new(path);
        let trouble = |error: std::io::Error| ApiError::file(messages, path, &error).about("file");
        // Devices and pipes have no end, or never begin.
        if !std::fs::metadata(path).map_err(trouble)?.is_file() {
            return Err(
                ApiError::plain(Code::BadInput, messages, "output-no-plain-file").about("file")
            );
        }
        let own = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let mut bytes = Vec::new();
        std::fs::File::open(path)
            .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
            .map_err(trouble)?;
        if bytes.len() as u64 > LARGEST {
            return Err(
                ApiError::plain(Code::BadInput, messages, "output-file-too-large").about("file")
            );
        }
        return Ok(Source { name: name.or(own).unwrap_or_default(), bytes });
    }
    if let Some(coded) = &file.base64 {
        // Browsers put the media type before the bytes, and mail breaks them into lines.
        let coded = coded.rsplit_once(";base64,").map_or(coded.as_str(), |(_, bytes)| bytes);
        let coded: String = coded.split_whitespace().collect();
        let bytes = base64::engine::general_purpose::STANDARD.decode(coded).map_err(|_| {
            ApiError::plain(Code::BadInput, messages, "output-bad-base64").about("file")
        })?;
        return Ok(Source { name: name.unwrap_or_default(), bytes });
    }
    match &file.text {
        Some(text) => {
            Ok(Source { name: name.unwrap_or_default(), bytes: text.clone().into_bytes() })
        }
        None => Err(ApiError::plain(Code::BadInput, messages, "output-no-file").about("file")),
    }
}

/// What a table holds.
pub(crate) enum TableKind {
    /// Players with their rounds.
    Crosstable(Box<Crosstable>),
    /// Games with their results.
    Results(Vec<ReadResult>, Vec<Problem>),
    /// Players.
    Players,
}

/// A table of players with their rounds.
pub(crate) struct Crosstable {
    /// As the lines of a report.
    pub(crate) report: Source,
    /// What is odd about its cells.
    pub(crate) odd: Vec<Problem>,
    /// Clubs, for which a report has no place.
    pub(crate) clubs: BTreeMap<Tpn, String>,
    /// Where in the tables a place of the report is.
    pub(crate) places: TablePlaces,
}

/// Where in the arbiter's own files a place of a report is that was made of them.
#[derive(Default)]
pub(crate) struct TablePlaces {
    places: table::Places,
    /// Names of the files, by what the tables are called.
    files: BTreeMap<String, String>,
}

impl TablePlaces {
    /// A problem of the report in words, with the place in the tables.
    pub(crate) fn worded(&self, problem: &Problem, messages: &Messages) -> ProblemView {
        let place = self.places.of(&problem.place);
        self.worded_there(&Problem { place, ..problem.clone() }, messages)
    }

    /// A problem of the tables in words.
    pub(crate) fn worded_there(&self, problem: &Problem, messages: &Messages) -> ProblemView {
        let mut problem = problem.clone();
        let file = problem.place.part.as_ref().and_then(|part| self.files.get(part));
        if let Some(file) = file {
            problem.place.part = Some(file.clone());
        }
        worded_in_table(&problem, messages)
    }
}

/// Whether anybody is in the section that a table goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// Nobody: a list of players with the lists of its rounds makes the event.
    Empty,
    /// There are players, whose results lists of rounds are.
    Taken,
}

impl Room {
    /// Of the section named, or the only one.
    pub(crate) fn of(state: &tournament::state::State, section: Option<Id>) -> Room {
        match trf::empty_section(state, section) {
            Some(_) => Room::Empty,
            None => Room::Taken,
        }
    }
}

/// Looks at every sheet; a crosstable says most, and the others complete it. Without one, a list of players and lists
/// of the rounds make the same.
pub(crate) fn table_kind(source: &Source, room: Room) -> TableKind {
    let grids = table::read_tables(&source.bytes).map_or(Vec::new(), |(grids, _)| grids);
    let whole =
        || (room == Room::Empty && grids.len() > 1).then(|| table::assemble(&grids)).flatten();
    if let Some(found) = table::read_event(&grids).or_else(whole) {
        let stem = source.name.rsplit_once('.').map_or(source.name.as_str(), |(stem, _)| stem);
        let report = Source { name: stem.to_owned(), bytes: found.report };
        let places = TablePlaces { places: found.places, files: BTreeMap::new() };
        let (odd, clubs) = (found.problems, found.clubs);
        return TableKind::Crosstable(Box::new(Crosstable { report, odd, clubs, places }));
    }
    let (mut rows, mut problems) = (Vec::new(), Vec::new());
    for (more, odd) in grids.iter().filter_map(table::read_results) {
        rows.extend(more);
        problems.extend(odd);
    }
    let by_name = table::round_in(&source.name);
    for row in rows.iter_mut().filter(|row: &&mut ReadResult| row.round.is_none()) {
        row.round = by_name;
    }
    if rows.is_empty() { TableKind::Players } else { TableKind::Results(rows, problems) }
}

/// The event that several tables make together, as the sheets of one workbook would; none if they make none.
pub(crate) fn together(sources: &[Source]) -> Option<Crosstable> {
    let stem = |source: &Source| {
        source.name.rsplit_once('.').map_or(source.name.clone(), |(stem, _)| stem.to_owned())
    };
    let stems: Vec<String> = sources.iter().map(stem).collect();
    let shared = shared_start(&stems);
    let mut grids = Vec::new();
    let mut odd = Vec::new();
    let mut files = BTreeMap::new();
    for (source, stem) in sources.iter().zip(&stems) {
        if holds_sheets(&source.bytes) {
            let (sheets, more) = table::read_tables(&source.bytes).ok()?;
            grids.extend(sheets);
            odd.extend(more);
            continue;
        }
        let (mut grid, more) = table::read_text(&source.bytes);
        let own = stem[shared..].trim();
        // The word of the round may be what all names begin with.
        let name = if table::round_in(own).is_some() { own } else { stem };
        let name = if table::round_in(name).is_some() { name } else { own };
        // Two tables of one name would be told as one.
        let name = match files.contains_key(name) {
            true => source.name.clone(),
            false => name.to_owned(),
        };
        let of_this = |mut problem: Problem| {
            problem.place.part = Some(name.clone());
            problem
        };
        odd.extend(more.into_iter().map(of_this));
        grid.name = Some(name.clone());
        grids.push(grid);
        files.insert(name, source.name.clone());
    }
    only_round(&mut grids, &mut files);
    let found = table::read_event(&grids).or_else(|| table::assemble(&grids))?;
    let name = stems.first().map_or("", |stem| &stem[..shared]);
    let name = name.trim_matches([' ', '-', '_', '.', ',', '–']).to_owned();
    odd.extend(found.problems);
    let report = Source { name, bytes: found.report };
    let places = TablePlaces { places: found.places, files };
    Some(Crosstable { report, odd, clubs: found.clubs, places })
}

/// Games of one table that says no round, where no other has games: those of round 1.
fn only_round(grids: &mut [table::Grid], files: &mut BTreeMap<String, String>) {
    let games =
        |grid: &table::Grid| table::read_results(grid).map_or(Vec::new(), |(games, _)| games);
    let mut with_games = grids.iter_mut().filter(|grid| !games(grid).is_empty());
    let (first, second) = (with_games.next(), with_games.next());
    if let (Some(grid), None) = (first, second)
        && games(grid).iter().all(|game| game.round.is_none())
    {
        let name = "Round 1".to_owned();
        let file = grid.name.take().and_then(|old| files.get(&old).cloned());
        files.extend(file.map(|file| (name.clone(), file)));
        grid.name = Some(name);
    }
}

/// Length of what all names begin with, up to the last sign between words.
fn shared_start(names: &[String]) -> usize {
    let Some(first) = names.first() else { return 0 };
    let same = |at: &usize| {
        names.iter().all(|name| name.as_bytes().get(..*at) == first.as_bytes().get(..*at))
    };
    let ends = first.char_indices().filter(|(_, letter)| " -_.".contains(*letter));
    ends.map(|(at, letter)| at + letter.len_utf8()).take_while(same).last().unwrap_or(0)
}

/// A problem of a reader in words.
pub(crate) fn worded(problem: &Problem, messages: &Messages) -> ProblemView {
    let mut args = Args::none();
    let quoted = problem.found.split_whitespace().collect::<Vec<_>>().join(" ");
    for (name, value) in problem.args() {
        // Words of the readers are English; those that a message shows have a key.
        let word = format!("problem-word-{}", slug(&value));
        let named =
            matches!(name, "read_as" | "side" | "field" | "column" | "wanted" | "why" | "language");
        let value = if named && messages.has(&word) { messages.plain(&word) } else { value };
        match value.parse::<i64>() {
            // Numbers that words are chosen by.
            Ok(count) if matches!(name, "count" | "counted" | "rounds") => args.set(name, count),
            _ => args.set(name, value),
        }
    }
    let mut sentences = vec![messages.text(&format!("problem-{}", problem.key()), &args)];
    if !quoted.is_empty() {
        args.set("found", quoted);
        sentences.push(messages.text("problem-found", &args));
    }
    let todo = format!("problem-todo-{}", problem.suggestion.key());
    if problem.severity() != Severity::Note && messages.has(&todo) {
        sentences.push(messages.plain(&todo));
    }
    let some = |number: u32| Some(number).filter(|number| *number > 0);
    ProblemView {
        line: some(problem.place.line),
        column: some(problem.place.column),
        at: None,
        kind: problem.key().to_owned(),
        text: sentences.join(" "),
    }
}

/// A problem of a table in words, with its sheet or file and its cell where there is more than one.
pub(crate) fn worded_in_table(problem: &Problem, messages: &Messages) -> ProblemView {
    let place = &problem.place;
    let at = place.part.as_ref().map(|part| {
        let args = args! { "part" => part.as_str(), "row" => place.line, "cell" => cell(place.line, place.column) };
        match (place.line, place.column) {
            (0, _) => part.clone(),
            (_, 0) => messages.text("problem-at-row", &args),
            (_, _) => messages.text("problem-at-cell", &args),
        }
    });
    ProblemView { at, ..worded(problem, messages) }
}

/// A cell as spreadsheets call it: `F12`.
fn cell(row: u32, column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'A' + u8::try_from(rest % 26).unwrap_or(0)));
        rest /= 26;
    }
    let letters: String = letters.into_iter().rev().collect();
    format!("{letters}{row}")
}

/// Letters and digits, one dash between words.
fn slug(text: &str) -> String {
    let mut slug = String::new();
    for letter in text.to_lowercase().chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter);
        } else if !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_matches('-').to_owned()
}

/// A problem that the desk itself found; its key is `problem-<kind>`.
pub(crate) fn found(
    kind: &str,
    line: Option<u32>,
    args: &Args,
    messages: &Messages,
) -> ProblemView {
    ProblemView {
        line,
        column: None,
        at: None,
        kind: kind.to_owned(),
        text: messages.text(&format!("problem-{kind}"), args),
    }
}

#[cfg(test)]
mod tests {
    use formats::problem::Kind;
    use i18n::{Language, Messages};

    #[test]
    fn cells_have_the_names_of_spreadsheets() {
        let cells = [(1, 1), (12, 6), (3, 26), (3, 27), (9, 703)];
        let named = cells.map(|(row, column)| super::cell(row, column));
        assert_eq!(named, ["A1", "F12", "Z3", "AA3", "AAA9"]);
    }

    #[test]
    fn names_of_files_share_their_start() {
        let shared = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|it| (*it).to_owned()).collect();
            super::shared_start(&names)
        };
        assert_eq!(shared(&["Open Roble - Players", "Open Roble - Round 1"]), 13);
        assert_eq!(shared(&["players", "pairings"]), 0);
        assert_eq!(shared(&["Round 1", "Round 2"]), 6);
        assert_eq!(shared(&[]), 0);
    }

    #[test]
    fn every_problem_of_the_readers_has_words() {
        for language in [Language::English, Language::Spanish] {
            let messages = Messages::get(language);
            let missing = Kind::KEYS.iter().filter(|key| !messages.has(&format!("problem-{key}")));
            assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new(), "{language:?}");
        }
    }
}
