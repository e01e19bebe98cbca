//! Rating lists of this computer: `library update`, `find`, `list`, `remove`.

use std::time::Duration;

use i18n::args;
use serde_json::{Value, json};

use super::columns;
use crate::args::{
    LibraryArgs, LibraryFindArgs, LibraryListArgs, LibraryRemoveArgs, LibraryUpdateArgs,
    LibraryVerb,
};
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

/// One of them.
pub(crate) fn run(session: &mut Session<'_>, args: &LibraryArgs) -> Result<Answer, Failure> {
    match &args.verb {
        LibraryVerb::Update(args) => update(session, args),
        LibraryVerb::Find(args) => find(session, args),
        LibraryVerb::List(args) => list(session, args),
        LibraryVerb::Remove(args) => remove(session, args),
    }
}

/// Problems named one by one; the rest is counted.
const SHOWN: usize = 50;

fn update(session: &mut Session<'_>, args: &LibraryUpdateArgs) -> Result<Answer, Failure> {
    let desk = session.desk(None)?;
    let path = std::path::absolute(&args.file).unwrap_or_else(|_| args.file.clone());
    let params = json!({
        "path": path.to_string_lossy(), "name": args.name, "month": args.month,
        "columns": args.columns
    });
    let mut load = session.ask(&desk, "library.update", &params)?;
    while matches!(load["state"].as_str(), Some("reading" | "indexing")) {
        std::thread::sleep(Duration::from_millis(40));
        load = session.ask(&desk, "library.progress", &json!({}))?;
        let rows = load["rows"].as_u64().unwrap_or_default();
        let args = args! { "rows" => i64::try_from(rows).unwrap_or(i64::MAX) };
        let what = session.words("cli-library-rows", &args);
        session.bar(load["permille"].as_u64().unwrap_or_default(), &what);
    }
    session.progress_done();
    if let Ok(error) = serde_json::from_value::<desk::ApiError>(load["error"].clone()) {
        return Err(Failure::of(&error).about(&source::name(&args.file)));
    }
    let list = &load["list"];
    let params = json!({ "list": list["id"], "limit": SHOWN });
    let odd = session.ask(&desk, "library.problems", &params)?;
    // A list that was cut is loaded as far as it goes, and that is not what was asked for.
    let is_cut = |problem: &Value| problem["kind"] == "list-cut-short";
    let cut = odd["problems"].as_array().is_some_and(|all| all.iter().any(is_cut));
    let whole = if cut { Answer::No } else { Answer::Yes };
    if args.json {
        session.say_json(&json!({ "load": load, "problems": odd }))?;
        return Ok(whole);
    }
    let name = source::name(&args.file);
    for problem in odd["problems"].as_array().into_iter().flatten() {
        let number = |key: &str| {
            problem[key].as_u64().map_or_else(String::new, |number| format!(":{number}"))
        };
        let text = problem["text"].as_str().unwrap_or_default();
        session.note(&format!("{name}{}{}: {text}", number("line"), number("column")));
    }
    let number = |value: &Value| i64::try_from(value.as_u64().unwrap_or(0)).unwrap_or(i64::MAX);
    let shown = odd["problems"].as_array().map_or(0, Vec::len);
    let more = number(&odd["count"]) - i64::try_from(shown).unwrap_or(0);
    if more > 0 {
        session.note(&session.words("cli-library-more", &args! { "count" => more }));
    }
    let tenths = (number(&load["tookMs"]) + 50) / 100;
    let said = args! {
        "name" => list["name"].as_str().unwrap_or_default().to_owned(),
        "month" => list["month"].as_str().unwrap_or_default().to_owned(),
        "rows" => number(&list["rows"]),
        "out" => number(&list["leftOut"]),
        "seconds" => session.messages.decimal_tenths(i32::try_from(tenths).unwrap_or(i32::MAX))
    };
    session.say(&session.words("cli-library-loaded", &said))?;
    for note in load["notes"].as_array().into_iter().flatten() {
        session.note(note.as_str().unwrap_or_default());
    }
    Ok(whole)
}

fn find(session: &mut Session<'_>, args: &LibraryFindArgs) -> Result<Answer, Failure> {
    let desk = session.desk(None)?;
    // The index is read when lists are opened, not when they are searched.
    let lists = session.ask(&desk, "library.lists", &json!({}))?;
    let list = args.list.as_deref().map(|named| id_of(&lists, named));
    let params = json!({
        "text": args.text, "federation": args.federation, "birthYear": args.birth,
        "list": list, "limit": args.limit
    });
    let found = session.ask(&desk, "library.find", &params)?;
    if args.json {
        session.say_json(&found)?;
    } else if lists["lists"].as_array().is_some_and(Vec::is_empty) {
        session.note(&session.plain("cli-library-none"));
    }
    let players = found["players"].as_array().cloned().unwrap_or_default();
    if !args.json {
        let rows: Vec<Vec<String>> = players.iter().map(row).collect();
        for line in columns(&rows, &[1, 2, 3, 4, 9]) {
            session.say(&line)?;
        }
        let took = found["tookUs"].as_u64().unwrap_or_default();
        let took = format!("{}.{:02}", took / 1000, took % 1000 / 10);
        let took = session.messages.decimal(&took);
        let said = args! {
            "count" => i64::try_from(players.len()).unwrap_or(0), "ms" => took
        };
        let said = session.words("cli-library-found", &said);
        session.note(&said);
    }
    Ok(if players.is_empty() { Answer::No } else { Answer::Yes })
}

/// The id of a list that is named by its id, by its name, or by its name and month as they are shown. Of lists of one
/// name the newest counts; a name that none has stays as it is, to be told.
fn id_of(lists: &Value, named: &str) -> String {
    let text = |list: &Value, key: &str| list[key].as_str().unwrap_or_default().to_owned();
    let key = named.trim().to_lowercase();
    let all = || lists["lists"].as_array().into_iter().flatten();
    let by_id = all().find(|list| text(list, "id") == named);
    let shown = |list: &&Value| {
        let (name, month) = (text(list, "name"), text(list, "month"));
        [format!("{name} {month}"), name].iter().any(|it| it.to_lowercase() == key)
    };
    let found = by_id.or_else(|| all().filter(shown).max_by_key(|list| text(list, "month")));
    found.map_or_else(|| named.to_owned(), |list| text(list, "id"))
}

/// Id, title, name, federation, birth, ratings, list.
fn row(player: &Value) -> Vec<String> {
    let text = |key: &str| player[key].as_str().unwrap_or_default().to_owned();
    let ratings = player["ratings"].as_array();
    let rating = |kind: &str| {
        let found = ratings.into_iter().flatten().find(|it| it["kind"] == kind);
        found.map_or_else(|| "-".to_owned(), |it| it["value"].to_string())
    };
    let id = match text("fideId") {
        id if id.is_empty() => text("nationalId"),
        id => id,
    };
    vec![
        id,
        text("title"),
        text("name"),
        text("federation"),
        text("birth"),
        rating("standard"),
        rating("rapid"),
        rating("blitz"),
        rating("national"),
        format!("{} {}", text("listName"), text("month")),
    ]
}

fn list(session: &mut Session<'_>, args: &LibraryListArgs) -> Result<Answer, Failure> {
    let desk = session.desk(None)?;
    let lists = session.ask(&desk, "library.lists", &json!({}))?;
    if args.json {
        session.say_json(&lists)?;
        return Ok(Answer::Yes);
    }
    for former in lists["former"].as_array().into_iter().flatten() {
        let text = |key: &str| former[key].as_str().unwrap_or_default().to_owned();
        session.note(&format!("{}: {}", text("id"), text("why")));
    }
    let lists = lists["lists"].as_array().cloned().unwrap_or_default();
    if lists.is_empty() {
        session.note(&session.plain("cli-library-none"));
    }
    let text = |list: &Value, key: &str| list[key].as_str().unwrap_or_default().to_owned();
    let rows: Vec<Vec<String>> = lists
        .iter()
        .map(|list| {
            vec![
                text(list, "id"),
                text(list, "name"),
                text(list, "month"),
                list["rows"].to_string(),
            ]
        })
        .collect();
    for line in columns(&rows, &[0, 1, 2]) {
        session.say(&line)?;
    }
    Ok(Answer::Yes)
}

fn remove(session: &mut Session<'_>, args: &LibraryRemoveArgs) -> Result<Answer, Failure> {
    let desk = session.desk(None)?;
    let lists = session.ask(&desk, "library.lists", &json!({}))?;
    let all = lists["lists"].as_array().into_iter().flatten();
    // A name that two lists have removes neither.
    let of_name = all.filter(|list| list["name"] == args.list.as_str()).count();
    let list = if of_name > 1 { args.list.clone() } else { id_of(&lists, &args.list) };
    session.ask(&desk, "library.remove", &json!({ "list": list }))?;
    Ok(Answer::Yes)
}
