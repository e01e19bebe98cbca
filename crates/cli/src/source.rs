//! Files and standard input.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use chrono::Datelike;
use formats::problem::{Problem, Severity};
use formats::trf::{self, Competitors, TrfFile, TrfReading};
use i18n::{Messages, args};
use pairing::systems::System;
use tournament::baku;
use tournament::history::{Acceleration, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use crate::failure::Failure;
use crate::rules::Engine;
use crate::session::Session;
use crate::words;

/// Everything in a file, or in standard input for `-`.
pub(crate) fn bytes(session: &mut Session<'_>, path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if is_input(path) {
        session.streams.input.read_to_end(&mut bytes).map(|_| ())
    } else {
        not_a_folder(session.messages, path)?;
        std::fs::read(path).map(|read| bytes = read)
    };
    match read {
        Ok(()) => Ok(bytes),
        Err(error) => Err(failed(session, path, &error)),
    }
}

/// A folder in place of a file is said to be one.
pub(crate) fn not_a_folder(messages: &Messages, path: &Path) -> Result<(), Failure> {
    if path.is_dir() {
        let args = args! { "path" => name(path) };
        return Err(Failure::unusable(messages.text("cli-file-folder", &args)));
    }
    Ok(())
}

/// A file to be read line by line; none for standard input.
pub(crate) fn lines(
    session: &Session<'_>,
    path: &Path,
) -> Result<Option<BufReader<File>>, Failure> {
    if is_input(path) {
        return Ok(None);
    }
    let file = File::open(path).map_err(|error| failed(session, path, &error))?;
    Ok(Some(BufReader::new(file)))
}

/// A file that cannot be read, in words.
pub(crate) fn failed(session: &Session<'_>, path: &Path, error: &std::io::Error) -> Failure {
    let key = match error.kind() {
        std::io::ErrorKind::NotFound => "cli-file-missing",
        std::io::ErrorKind::PermissionDenied => "cli-file-denied",
        _ => "cli-file-trouble",
    };
    let args = args! { "path" => name(path), "why" => error.to_string() };
    Failure::unusable(session.words(key, &args))
}

/// A file or folder that cannot be written, in words.
pub(crate) fn unwritten(session: &Session<'_>, path: &Path, error: &std::io::Error) -> Failure {
    use std::io::ErrorKind;
    let key = match error.kind() {
        ErrorKind::NotFound => "cli-unwritten-not-found",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "cli-unwritten-denied",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "cli-unwritten-no-folder",
        ErrorKind::StorageFull => "cli-unwritten-full",
        _ => "cli-unwritten-other",
    };
    let args = args! { "path" => name(path), "why" => session.plain(key) };
    Failure::unusable(session.words("cli-file-unwritten", &args))
}

/// As people call it in problems.
pub(crate) fn name(path: &Path) -> String {
    if is_input(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

fn is_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// A tournament report as read, problems said.
pub(crate) struct Report {
    /// Name of the file.
    pub(crate) name: String,
    /// Its records.
    pub(crate) file: TrfFile,
    /// Contradictions found in it.
    pub(crate) n_errors: usize,
    /// Its rows. Planned rounds are 0 where neither the file nor the arguments give them.
    pub(crate) history: History,
}

impl Report {
    /// The rows with the results that are rated: those of the lines, also where a late correction changed no standings.
    pub(crate) fn played(&self) -> History {
        let rated = self.file.rated_history();
        History { rounds_planned: self.history.rounds_planned, ..rated }
    }
}

/// Whether a file with contradictions is used all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contradictions {
    /// They end the command.
    Stop,
    /// They are said, and the command goes on with what was understood (`--anyway`).
    GoOn,
}

/// Reads a report and says what is odd in it.
pub(crate) fn report(
    session: &mut Session<'_>,
    path: &Path,
    contradictions: Contradictions,
) -> Result<Report, Failure> {
    let bytes = bytes(session, path)?;
    let name = name(path);
    refuse_other_kinds(session, &name, &bytes)?;
    let reading = trf::read_in(&bytes, Some(session.surroundings.today.year()));
    for problem in &reading.problems {
        let line = words::problem(session.messages, &name, problem);
        session.note(&line);
    }
    for line in desk::loose::boards_of_shared_numbers(&reading, session.messages) {
        session.note(&line);
    }
    let n_errors = errors(&reading).count();
    if reading.file.players.is_empty() || !looks_like_text(&bytes) {
        return Err(Failure::unusable(session.words("cli-trf-none", &args! { "path" => name })));
    }
    if n_errors > 0 && contradictions == Contradictions::Stop {
        let args = args! { "path" => name, "count" => n_errors };
        return Err(Failure::unusable(session.words("cli-trf-errors", &args)));
    }
    Ok(Report { name, n_errors, history: history(&reading.file), file: reading.file })
}

/// A file of another kind is named as what it is: its bytes, read as records, would fill pages (and an event's hold private data).
///
/// # Errors
/// The words for a file that is an event, an archive or a document.
pub(crate) fn refuse_other_kinds(
    session: &Session<'_>,
    name: &str,
    bytes: &[u8],
) -> Result<(), Failure> {
    let key = match bytes {
        [b'S', b'Q', b'L', b'i', b't', b'e', b' ', ..] if bytes.contains(&0) => "cli-trf-is-event",
        [b'P', b'K', 3, 4, ..] | [b'%', b'P', b'D', b'F', ..] | [0x1f, 0x8b, ..] => {
            "cli-trf-is-other"
        }
        _ => return Ok(()),
    };
    Err(Failure::unusable(session.words(key, &args! { "path" => name })))
}

/// The problems that make an answer worthless.
pub(crate) fn errors(reading: &TrfReading) -> impl Iterator<Item = &Problem> {
    reading.problems.iter().filter(|problem| problem.severity() == Severity::Error)
}

/// The rows of a report. A file that does not say how many rounds there will be has no last round.
pub(crate) fn history(file: &TrfFile) -> History {
    let mut history = file.history();
    if file.header.rounds.is_none() {
        history.rounds_planned = RoundNo(0);
    }
    if history.acceleration.is_empty() {
        imply_baku(file, &mut history);
    }
    history
}

/// Whether teams are what is paired: the report has records of teams (310), and a system of teams or a table.
pub(crate) fn pairs_teams(file: &TrfFile, engine: &Engine) -> bool {
    let of_teams = matches!(
        engine,
        Engine::Other(System::SwissTeam(_)) | Engine::Teams(..) | Engine::Berger(_)
    );
    of_teams && file.competitors() == Competitors::Teams
}

/// In a report of teams the rows become those of the teams.
pub(crate) fn by_teams(file: &TrfFile, history: &mut History, engine: Engine) -> Engine {
    if !pairs_teams(file, &engine) {
        return engine;
    }
    let event = file.team_event();
    let mut rows = event.rows();
    rows.rounds_planned = history.rounds_planned;
    rows.initial_color = history.initial_color;
    rows.prohibited.clone_from(&file.prohibited);
    rows.acceleration.extend(file.acceleration.iter().map(|entry| Acceleration {
        points: entry.match_points.or(entry.points).unwrap_or(Points::ZERO),
        first_round: entry.first_round,
        last_round: entry.last_round,
        first: entry.first,
        last: entry.last,
    }));
    if file.acceleration.is_empty() {
        imply_baku(file, &mut rows);
    }
    *history = rows;
    match engine {
        Engine::Other(System::SwissTeam(rules)) => Engine::Teams(rules, Box::new(event)),
        other => other,
    }
}

/// Why virtual points that a code implies cannot be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoBaku {
    /// C.04.7 supposes a win worth two draws and a loss worth nothing.
    Points,
    /// The system does not pair by score.
    System,
}

impl NoBaku {
    /// In words.
    pub(crate) fn key(self) -> &'static str {
        match self {
            NoBaku::Points => "cli-pair-baku-points",
            NoBaku::System => "cli-pair-baku-system",
        }
    }
}

/// Whether the virtual points that a code ending in `_BAKU` implies can be given. Those of record 250 can always.
pub(crate) fn baku(file: &TrfFile, history: &History, engine: &Engine) -> Result<(), NoBaku> {
    if !says_baku(file) || !file.acceleration.is_empty() {
        return Ok(());
    }
    if !baku::is_for(&engine.name()) {
        return Err(NoBaku::System);
    }
    let scoring =
        if pairs_teams(file, engine) { file.team_event().rows().scoring } else { history.scoring };
    if baku::is_for_scoring(&scoring) { Ok(()) } else { Err(NoBaku::Points) }
}

fn says_baku(file: &TrfFile) -> bool {
    file.header.system.trim().to_ascii_uppercase().ends_with("_BAKU")
}

/// A code that ends in `_BAKU` implies the virtual points of C.04.7 where no record 250 gives any. The groups
/// are made of those who are there in round 1.
fn imply_baku(file: &TrfFile, history: &mut History) {
    if !says_baku(file) || history.rounds_planned.0 == 0 {
        return;
    }
    let away = if file.paired_rounds().0 == 0 {
        absent_next(file)
    } else {
        pairing::check::paired(history, RoundNo(1)).absent
    };
    let there = history.players.iter().map(|row| row.tpn).filter(|tpn| !away.contains(tpn));
    let there: Vec<Tpn> = there.collect();
    let virtual_points = baku::acceleration(&there, history.rounds_planned, history.scoring.win);
    history.acceleration.extend(virtual_points);
}

/// Who has said to be away in the round after the last one paired.
pub(crate) fn absent_next(file: &TrfFile) -> BTreeSet<Tpn> {
    let next = file.paired_rounds().next();
    match file.competitors() {
        Competitors::Players => file.absent_in_next_round().into_keys().collect(),
        Competitors::Teams => {
            let byes = file.byes.iter().filter(|bye| bye.round == next);
            byes.flat_map(|bye| bye.numbers.iter().copied()).collect()
        }
    }
}

/// Text has no zero bytes in any encoding that is read.
pub(crate) fn looks_like_text(bytes: &[u8]) -> bool {
    !bytes.contains(&0)
}
