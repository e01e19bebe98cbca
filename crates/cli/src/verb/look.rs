//! `import --check`: files read and checked without an event; nothing is taken.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use formats::pgn::{self, Counts, Seen};
use formats::trf;
use i18n::args;
use serde_json::{Value, json};

use super::event::absolute;
use super::import::problems;
use crate::args::ImportArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::{source, words};

/// Bytes read from a file at once.
const STEP: usize = 256 * 1024;

/// Every file: what is in it, and what is odd. The answer is "no" if anything is wrong in one.
pub(crate) fn run(
    session: &mut Session<'_>,
    args: &ImportArgs,
    files: &[PathBuf],
) -> Result<Answer, Failure> {
    let mut all = Vec::new();
    let mut answer = Answer::Yes;
    let mut failed = None;
    for file in files {
        let looked = match Kind::of(file) {
            Kind::Report => report_in(session, file),
            Kind::Games => games_in(session, file),
            Kind::Table => table_in(session, file, args),
            Kind::NoText => Err(Failure::unusable(session.plain("cli-import-no-text"))),
        };
        match looked {
            Ok((line, value, found)) => {
                if !args.json {
                    session.say(&line)?;
                }
                all.push(value);
                answer = if found == Answer::No { Answer::No } else { answer };
            }
            Err(failure) => {
                let name = source::name(file);
                let code = session.fail(&failure.about(&name));
                all.push(json!({ "file": name, "error": code }));
                failed = failed.or(Some(failure));
            }
        }
    }
    if args.json {
        session.say_json(&all)?;
    }
    failed.map_or(Ok(answer), |failure| Err(failure.said()))
}

/// What a file is, by its name and its first bytes.
enum Kind {
    Report,
    Games,
    /// A list of players, results, a crosstable or open JSON.
    Table,
    /// A picture, a program, an archive of something else.
    NoText,
}

/// Bytes that show what a file is.
const HEAD: u64 = 64 * 1024;

impl Kind {
    fn of(path: &Path) -> Kind {
        let ending = path.extension().map(|it| it.to_string_lossy().to_lowercase());
        let ending = ending.unwrap_or_default();
        let mut head = Vec::new();
        let opened = (path.as_os_str() != "-").then(|| File::open(path));
        // What cannot be opened is told when it is read.
        if let Some(Ok(file)) = opened {
            let _ = file.take(HEAD).read_to_end(&mut head);
        }
        if formats::table::is_workbook(&head) || formats::table::is_html(&head) {
            return Kind::Table;
        }
        let (text, ..) = formats::text::decode(&head);
        let is_picture = !matches!(
            formats::image::look(&head[..head.len().min(16)]),
            Err(formats::image::ImageError::Empty | formats::image::ImageError::OtherKind)
        );
        if is_picture || formats::text::is_binary(&text) {
            return Kind::NoText;
        }
        let line_with = |starts: &[&str]| {
            formats::text::lines(&text).any(|line| starts.iter().any(|it| line.starts_with(it)))
        };
        match ending.as_str() {
            "pgn" => Kind::Games,
            "fegx" => Kind::Report,
            _ if formats::trf::is_tabbed(&text) => Kind::Report,
            _ if ending.starts_with("trf") || line_with(&["001 ", "012 "]) => Kind::Report,
            _ if line_with(&["[Event ", "[White ", "[Site "]) => Kind::Games,
            "csv" | "tsv" | "txt" | "xlsx" | "ods" | "xls" | "json" => Kind::Table,
            _ => Kind::Games,
        }
    }
}

/// A table as the import would read it into an event of its own.
fn table_in(
    session: &mut Session<'_>,
    path: &Path,
    args: &ImportArgs,
) -> Result<(String, Value, Answer), Failure> {
    let desk = session.desk(None)?;
    let name = source::name(path);
    let params = json!({
        "file": { "path": absolute(path), "encoding": args.encoding }, "fresh": true,
        "columns": args.columns, "points": args.points,
    });
    let seen = session.ask(&desk, "import.preview", &params)?;
    problems(session, &name, &seen["problems"]);
    let count = seen["problems"].as_array().map_or(0, Vec::len);
    let summary: Vec<&str> =
        seen["summary"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let line = format!("{name}: {}", summary.join(" "));
    let ready = seen["ready"] == true;
    let value = json!({
        "file": name, "format": seen["format"], "ready": ready, "problems": count,
    });
    Ok((line, value, if ready { Answer::Yes } else { Answer::No }))
}

fn games_in(session: &mut Session<'_>, path: &Path) -> Result<(String, Value, Answer), Failure> {
    let began = Instant::now();
    let name = source::name(path);
    let size = std::fs::metadata(path).map_or(0, |data| data.len());
    let (messages, person) = (session.messages, session.streams.progress);
    let err = &mut session.streams.err;
    let watch = |seen: Seen<'_>| {
        // Nothing is left to say it to if this cannot be written.
        let _ = match seen {
            Seen::Problem(problem) => writeln!(err, "{}", words::problem(messages, &name, problem)),
            Seen::Odd(game) => game.problems.iter().try_for_each(|problem| {
                writeln!(err, "{}", words::problem(messages, &name, problem))
            }),
            Seen::Bytes(done) if person && size > 0 => {
                let percent = i64::try_from(done.saturating_mul(100) / size).unwrap_or(100);
                let line = messages.text("cli-progress-percent", &args! { "percent" => percent });
                write!(err, "\r{line}")
            }
            Seen::Bytes(_) => Ok(()),
        };
        ControlFlow::Continue(())
    };
    let counted = if path.as_os_str() == "-" {
        pgn::check(&mut *session.streams.input, watch)
    } else {
        source::not_a_folder(messages, path)?;
        let open = |file| Box::new(BufReader::with_capacity(STEP, file)) as Box<dyn BufRead>;
        File::open(path).map(open).and_then(|file| pgn::check(file, watch))
    };
    session.progress_done();
    let counts = counted.map_err(|error| source::failed(session, path, &error))?;
    let spent = began.elapsed().as_millis();
    Ok(told(session, &name, &counts, u64::try_from(spent).unwrap_or(u64::MAX)))
}

fn told(
    session: &Session<'_>,
    name: &str,
    counts: &Counts,
    millis: u64,
) -> (String, Value, Answer) {
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let rate = counts.games.saturating_mul(1000) / millis.max(1);
    let line = session.words(
        "cli-import-checked",
        &args! {
            "path" => name,
            "games" => number(counts.games),
            "plies" => number(counts.plies),
            "odd" => number(counts.odd),
            "marked" => number(counts.marked),
            "problems" => number(counts.problems),
            "millis" => number(millis),
            "rate" => number(rate),
        },
    );
    let value = json!({
        "file": name, "games": counts.games, "plies": counts.plies, "gamesWithProblems": counts.odd,
        "gamesNotReplayed": counts.marked, "problems": counts.problems, "bytes": counts.bytes,
        "milliseconds": millis,
    });
    (line, value, if counts.marked == 0 { Answer::Yes } else { Answer::No })
}

fn report_in(session: &mut Session<'_>, path: &Path) -> Result<(String, Value, Answer), Failure> {
    let bytes = source::bytes(session, path)?;
    let name = source::name(path);
    source::refuse_other_kinds(session, &name, &bytes)?;
    let reading = trf::read(&bytes);
    for problem in &reading.problems {
        let line = words::problem(session.messages, &name, problem);
        session.note(&line);
    }
    let wrong = source::errors(&reading).next().is_some();
    let (players, problems) = (reading.file.players.len(), reading.problems.len());
    let args = args! { "path" => name.as_str(), "players" => players, "problems" => problems };
    let line = session.words("cli-import-checked-report", &args);
    let value = json!({ "file": name, "players": players, "problems": problems });
    Ok((line, value, if wrong { Answer::No } else { Answer::Yes }))
}
