//! Verbs on an event file: `verify`, `import`, `export`, `report`, `example`.

use std::path::{Path, PathBuf};

use i18n::args;
use serde_json::{Value, json};

use crate::args::{ExampleArgs, ExportArgs, ImportArgs, ReportArgs, VerifyArgs};
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;
use crate::verb::look;

/// Hash chain, fold, recorded standings.
pub(crate) fn verify(session: &mut Session<'_>, args: &VerifyArgs) -> Result<Answer, Failure> {
    // A file that is no journal at all is unreadable; one that is and does not fit together is the answer "no".
    source::bytes(session, &args.file)?;
    if let Some(to) = &args.salvage {
        let desk = session.desk(None)?;
        let params = json!({ "path": absolute(&args.file), "to": absolute(to) });
        let saved = session.ask(&desk, "event.salvage", &params)?;
        if args.json {
            session.say_json(&saved)?;
        } else {
            session.say(saved["notice"].as_str().unwrap_or_default())?;
        }
        return Ok(Answer::Yes);
    }
    let desk = match session.desk(Some(&args.file)) {
        Ok(desk) => desk,
        Err(Failure::Damaged(lines)) => {
            for line in lines {
                session.say(&line)?;
            }
            return Ok(Answer::No);
        }
        Err(other) => return Err(other),
    };
    let found = session.ask(&desk, "journal.verify", &json!({}))?;
    if args.json {
        session.say_json(&found)?;
    } else {
        session.say(found["text"].as_str().unwrap_or_default())?;
    }
    Ok(if found["good"] == true { Answer::Yes } else { Answer::No })
}

/// Reports, games and tables into an event, which the first file that can be read makes if it is not there.
pub(crate) fn import(session: &mut Session<'_>, args: &ImportArgs) -> Result<Answer, Failure> {
    let Some(event) = args.event.as_ref().filter(|_| !args.check) else {
        return look::run(session, args);
    };
    let there = event.exists();
    let desk = session.desk(Some(event).filter(|_| there).map(PathBuf::as_path))?;
    let tournament = match there {
        true => tournament(session, &desk, args.tournament.as_deref())?,
        false => None,
    };
    let mut all = Vec::new();
    let mut failed = None;
    for file in &args.files {
        let name = source::name(file);
        if is_photo(file) {
            match photo(session, &desk, file, args, tournament) {
                Ok(kept) => all.push(json!({ "file": name, "photo": kept })),
                Err(failure) => {
                    let code = session.fail(&failure.about(&name));
                    all.push(json!({ "file": name, "error": code }));
                    failed = failed.or(Some(failure));
                }
            }
            continue;
        }
        let file = json!({ "path": absolute(file), "encoding": args.encoding });
        let asked = if event.exists() {
            let params = json!({
                "file": file, "tournament": tournament, "columns": args.columns, "round": args.round,
            });
            session.ask_reading(&desk, "import.file", &params)
        } else {
            let params = json!({ "file": file, "path": absolute(event), "columns": args.columns });
            session.ask(&desk, "event.import", &params)
        };
        match asked {
            Ok(read) => {
                said(session, &name, &read, args.json)?;
                if read["changed"] == false {
                    failed = failed.or(Some(Failure::Refused(Vec::new())));
                }
                all.push(json!({ "file": name, "imported": read }));
            }
            // One bad file never costs the rest.
            Err(failure) => {
                let code = session.fail(&failure.about(&name));
                all.push(json!({ "file": name, "error": code }));
                failed = failed.or(Some(failure));
            }
        }
    }
    if args.json {
        session.say_json(&all)?;
    }
    match failed {
        None => Ok(Answer::Yes),
        Some(failure) => Err(failure.said()),
    }
}

/// Whether a file begins as a picture.
fn is_photo(file: &Path) -> bool {
    use std::io::Read as _;
    let mut head = [0; 16];
    let read = std::fs::File::open(file).and_then(|mut it| it.read(&mut head));
    let head = read.map_or(&head[..0], |n| &head[..n]);
    !matches!(
        formats::image::look(head),
        Err(formats::image::ImageError::Empty | formats::image::ImageError::OtherKind)
    )
}

/// Keeps a photo beside the game of a round and board, a ruling, or the event.
fn photo(
    session: &mut Session<'_>,
    desk: &desk::Desk,
    file: &Path,
    args: &ImportArgs,
    tournament: Option<u64>,
) -> Result<Value, Failure> {
    let game = match (args.round, args.board) {
        (Some(round), Some(board)) => {
            let all = session.ask(desk, "frame.get", &json!({}))?;
            let section = match tournament {
                Some(id) => json!(id),
                None => all["event"]["tournaments"][0]["id"].clone(),
            };
            let asked = json!({ "tournament": section, "round": round });
            let list = session.ask(desk, "round.get", &asked)?;
            let rows = list["boards"].as_array().cloned().unwrap_or_default();
            let found = rows.into_iter().find(|it| it["board"] == board);
            let Some(found) = found else {
                let args = args! { "round" => round, "board" => board };
                return Err(Failure::unusable(session.words("cli-import-no-board", &args)));
            };
            Some(found["game"].clone())
        }
        _ => None,
    };
    let params = json!({
        "file": { "path": absolute(file) }, "game": game, "ruling": args.ruling, "note": args.note,
    });
    let kept = session.ask(desk, "photo.attach", &params)?;
    let id = kept["created"].clone();
    if !args.json {
        let list = session.ask(desk, "photo.list", &json!({}))?;
        let row = list.as_array().into_iter().flatten().find(|it| it["id"] == id).cloned();
        let text =
            |key: &str| row.as_ref().and_then(|it| it[key].as_str()).unwrap_or_default().to_owned();
        let args = args! { "name" => text("name"), "size" => text("size"), "sha" => text("sha") };
        session.say(&session.words("cli-import-photo", &args))?;
    }
    Ok(id)
}

fn said(session: &mut Session<'_>, name: &str, read: &Value, as_json: bool) -> Result<(), Failure> {
    for problem in read["problems"].as_array().into_iter().flatten() {
        let number = |key: &str| {
            problem[key].as_u64().map_or_else(String::new, |number| format!(":{number}"))
        };
        let text = problem["text"].as_str().unwrap_or_default();
        session.note(&format!("{name}{}{}: {text}", number("line"), number("column")));
    }
    if as_json {
        return Ok(());
    }
    let taken = read["taken"].as_u64().unwrap_or_default();
    let args = args! { "path" => name, "taken" => i64::try_from(taken).unwrap_or(i64::MAX) };
    session.say(&session.words("cli-import-taken", &args))?;
    for line in read["summary"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        session.say(&format!("    {line}"))?;
    }
    Ok(())
}

/// An event's tournaments in open formats.
pub(crate) fn export(session: &mut Session<'_>, args: &ExportArgs) -> Result<Answer, Failure> {
    if let Err(error) = std::fs::create_dir_all(&args.folder) {
        return Err(source::unwritten(session, &args.folder, &error));
    }
    let desk = session.desk(Some(&args.event))?;
    let tournament = tournament(session, &desk, args.tournament.as_deref())?;
    if args.to == "html" {
        return web_site(session, &desk, args, tournament);
    }
    let params = json!({
        "format": args.to,
        "tournament": tournament,
        "round": args.round,
        "folder": absolute(&args.folder),
        "ascii": args.ascii,
        "player": args.player,
        "pairings": args.pairings,
        "redact": args.redact,
    });
    let files = session.ask(&desk, "export.make", &params)?;
    for file in files.as_array().into_iter().flatten() {
        for note in file["notes"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            session.note(note);
        }
    }
    if args.json {
        let names: Vec<&Value> =
            files.as_array().into_iter().flatten().map(|file| &file["saved"]).collect();
        session.say_json(&names)?;
        return Ok(Answer::Yes);
    }
    for file in files.as_array().into_iter().flatten() {
        session.say(file["saved"].as_str().or(file["name"].as_str()).unwrap_or_default())?;
    }
    Ok(Answer::Yes)
}

/// The pages of an event. What was written is told as a number: a site has hundreds of files.
fn web_site(
    session: &mut Session<'_>,
    desk: &desk::Desk,
    args: &ExportArgs,
    tournament: Option<u64>,
) -> Result<Answer, Failure> {
    let params = json!({
        "folder": absolute(&args.folder),
        "tournament": tournament,
        "languages": args.languages,
        "redact": args.redact,
    });
    let made = session.ask(desk, "site.make", &params)?;
    if args.json {
        session.say_json(&made)?;
        return Ok(Answer::Yes);
    }
    session.say(made["text"].as_str().unwrap_or_default())?;
    for path in made["removed"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        session.say(&session.words("cli-export-removed", &args! { "path" => path }))?;
    }
    session.say(made["index"].as_str().unwrap_or_default())?;
    Ok(Answer::Yes)
}

/// One print, or the list of them.
pub(crate) fn report(session: &mut Session<'_>, args: &ReportArgs) -> Result<Answer, Failure> {
    let desk = session.desk(args.event.as_deref())?;
    if args.list {
        return list(session, &desk, args);
    }
    let (Some(kind), Some(out)) = (&args.kind, &args.output) else {
        return Err(Failure::unusable(session.plain("cli-report-incomplete")));
    };
    let ending =
        out.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
    if !matches!(ending.as_str(), "pdf" | "html" | "txt") {
        let args = args! { "path" => source::name(out) };
        return Err(Failure::unusable(session.words("cli-report-bad-ending", &args)));
    }
    let tournament = tournament(session, &desk, args.tournament.as_deref())?;
    let params = json!({
        "kind": kind,
        "tournament": tournament,
        "round": args.round,
        "ruling": args.ruling,
        "game": args.game,
        "player": args.player,
        "categoryName": args.category,
        // A ruling keeps the language in which it was given unless another one is asked for.
        "language": session.asked_language(),
        "paper": args.paper,
        "format": ending,
        "path": absolute(out),
    });
    let made = session.ask(&desk, "report.make", &params)?;
    session.say(made["saved"].as_str().or(made["name"].as_str()).unwrap_or_default())?;
    Ok(Answer::Yes)
}

fn list(
    session: &mut Session<'_>,
    desk: &desk::Desk,
    args: &ReportArgs,
) -> Result<Answer, Failure> {
    // Without an event the list says what prints there are.
    let params = match &args.event {
        Some(_) => json!({ "tournament": tournament(session, desk, args.tournament.as_deref())? }),
        None => json!({}),
    };
    let choices = session.ask(desk, "report.list", &params)?;
    if args.json {
        session.say_json(&choices)?;
        return Ok(Answer::Yes);
    }
    for choice in choices.as_array().into_iter().flatten() {
        let text = |key: &str| choice[key].as_str().unwrap_or_default();
        let blocked = match text("blocked") {
            why if why.is_empty() || args.event.is_none() => String::new(),
            why => format!(" ({why})"),
        };
        session.say(&format!("{:<24} {}{blocked}", text("kind"), text("name")))?;
    }
    Ok(Answer::Yes)
}

/// A fresh copy of the example event.
pub(crate) fn example(session: &mut Session<'_>, args: &ExampleArgs) -> Result<Answer, Failure> {
    let target = &args.file;
    if target.exists() {
        let args = args! { "path" => source::name(target) };
        return Err(Failure::refused(session.words("cli-example-exists", &args)));
    }
    let desk = session.desk(None)?;
    session.ask(&desk, "example.open", &json!({}))?;
    let frame = session.ask(&desk, "frame.get", &json!({}))?;
    session.ask(&desk, "event.close", &json!({}))?;
    let made = PathBuf::from(frame["event"]["path"].as_str().unwrap_or_default());
    let copied = std::fs::copy(&made, target);
    // Half a copy would only be in the way of the next attempt.
    let copied = copied.inspect_err(|_| drop(std::fs::remove_file(target)));
    let copied = copied.and_then(|_| std::fs::remove_file(&made));
    session.ask(&desk, "home.forget", &json!({ "path": made.to_string_lossy() }))?;
    if let Err(error) = copied {
        return Err(source::unwritten(session, target, &error));
    }
    session.say(&source::name(target))?;
    Ok(Answer::Yes)
}

/// The id of a tournament given by id or name.
fn tournament(
    session: &Session<'_>,
    desk: &desk::Desk,
    given: Option<&str>,
) -> Result<Option<u64>, Failure> {
    let Some(given) = given else { return Ok(None) };
    if let Ok(id) = given.parse() {
        return Ok(Some(id));
    }
    let frame = session.ask(desk, "frame.get", &json!({}))?;
    let all: Vec<&Value> = frame["event"]["tournaments"].as_array().into_iter().flatten().collect();
    let named = |tab: &&&Value| {
        tab["name"].as_str().is_some_and(|name| name.to_lowercase() == given.to_lowercase())
    };
    if let Some(id) = all.iter().find(named).and_then(|tab| tab["id"].as_u64()) {
        return Ok(Some(id));
    }
    let known: Vec<String> =
        all.iter().map(|tab| format!("{} ({})", tab["id"], tab["name"])).collect();
    let args = args! { "found" => given, "known" => known.join(", ") };
    Err(Failure::unusable(session.words("cli-no-tournament", &args)))
}

/// The desk takes paths as they are; the command's folder is not the desk's business.
fn absolute(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).to_string_lossy().into_owned()
}
