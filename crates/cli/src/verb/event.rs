//! Verbs on an event file: `verify`, `export`, `report`, `example`.

use std::path::{Path, PathBuf};

use i18n::args;
use serde_json::{Value, json};

use crate::args::{ExampleArgs, ExportArgs, ReportArgs, VerifyArgs};
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

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
        "exemption": args.exemption,
        "asOf": args.as_of,
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
pub(super) fn tournament(
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
pub(super) fn absolute(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).to_string_lossy().into_owned()
}
