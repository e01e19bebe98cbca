//! One module a verb.

pub(crate) mod call;
pub(crate) mod check;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod event;
pub(crate) mod generate;
pub(crate) mod import;
pub(crate) mod library;
mod look;
pub(crate) mod mate;
pub(crate) mod norm;
pub(crate) mod pair;
pub(crate) mod rating;
pub(crate) mod scoresheet;
pub(crate) mod sealed;
pub(crate) mod serve;
pub(crate) mod standings;
mod teams;
pub(crate) mod touch;

use std::io::BufRead;
use std::path::Path;

use desk::Desk;
use i18n::{Messages, args};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tournament::tiebreak::CodeError;

use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

/// Says a ruling of the desk: sentence, reasons, outcome, articles.
fn say_ruling(session: &mut Session<'_>, ruling: &Value) -> Result<(), Failure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    session.say(&text(&ruling["sentence"]))?;
    for reason in ruling["because"].as_array().into_iter().flatten() {
        session.say(&text(reason))?;
    }
    if let Some(outcome) = ruling["outcome"].as_str() {
        session.say(outcome)?;
    }
    for article in ruling["articles"].as_array().into_iter().flatten() {
        session.say(&article_line(session, article))?;
    }
    Ok(())
}

/// An article as cited; where its number or rule rests on memory, that the printed edition has to be looked at.
fn cited(session: &Session<'_>, article: &Value) -> String {
    let cite = article["cite"].as_str().unwrap_or_default();
    match article["checkPrinted"].as_bool() {
        Some(true) => format!("{cite}, {}", session.plain("verdict-check-printed")),
        _ => cite.to_owned(),
    }
}

/// An article with its sentence.
fn article_line(session: &Session<'_>, article: &Value) -> String {
    format!("{}: {}", cited(session, article), article["text"].as_str().unwrap_or_default())
}

/// The sheet with the sign beside each cell named (`2b`, `2w`, `2...`, `2.`) that its illegal move was completed and stands.
fn with_standing(
    session: &Session<'_>,
    desk: &Desk,
    sheet: Value,
    stands: &[String],
) -> Result<Value, Failure> {
    let mut sheet = sheet;
    for place in stands {
        let number = place.trim_end_matches(|c: char| !c.is_ascii_digit());
        let side = match &place[number.len()..] {
            "w" | "W" | "." => "white",
            "b" | "B" | "..." => "black",
            _ => "",
        };
        let Ok(number) = number.parse::<u32>() else {
            let args = args! { "found" => place.as_str() };
            return Err(Failure::unusable(session.words("cli-bad-place", &args)));
        };
        if side.is_empty() {
            let args = args! { "found" => place.as_str() };
            return Err(Failure::unusable(session.words("cli-bad-place", &args)));
        }
        let params = json!({ "sheet": sheet, "number": number, "side": side });
        sheet = session.ask(desk, "scoresheet.stand", &params)?;
    }
    Ok(sheet)
}

/// Answers every line of a file, or of standard input, with a line. A line that cannot be answered gives `{"error": …}` in its place.
fn batch(
    session: &mut Session<'_>,
    file: Option<&Path>,
    answer: impl Fn(&Messages, &str) -> Result<Value, String>,
) -> Result<Answer, Failure> {
    let mut line = Vec::new();
    let path = file.unwrap_or(Path::new("-"));
    let (name, mut lines) = (source::name(path), source::lines(session, path)?);
    for number in 1_usize.. {
        line.clear();
        let read = match &mut lines {
            Some(lines) => lines.read_until(b'\n', &mut line),
            None => session.streams.input.read_until(b'\n', &mut line),
        };
        let read = read.map_err(|error| source::failed(session, path, &error))?;
        if read == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let answered = answer(session.messages, text.trim()).unwrap_or_else(|why| {
            let id =
                serde_json::from_str::<Value>(&text).ok().and_then(|case| case.get("id").cloned());
            let error = format!("{name}:{number}: {why}");
            match id {
                Some(id) => json!({ "id": id, "error": error }),
                None => json!({ "error": error }),
            }
        });
        session.say_json(&answered)?;
        session.progress(number);
    }
    session.progress_done();
    Ok(Answer::Yes)
}

/// A line of a batch, or what is wrong with it: where it stops being JSON, or which field is missing.
fn case<T: DeserializeOwned>(messages: &Messages, line: &str) -> Result<T, String> {
    // A list would be taken for the fields of a case in their order.
    if !line.trim_start().starts_with('{')
        && let Some(found) = other_than_an_object(line)
    {
        let column = 1 + line.chars().take_while(|sign| sign.is_whitespace()).count();
        let args = args! { "column" => column, "found" => found, "expected" => "other" };
        return Err(messages.text("cli-batch-not-a-case", &args));
    }
    serde_json::from_str(line).map_err(|error| {
        let why = error.to_string();
        match error.classify() {
            serde_json::error::Category::Data => {
                let field = why.split('`').nth(1).filter(|_| why.starts_with("missing field"));
                match field {
                    Some(field) => messages.text("cli-batch-missing", &args! { "field" => field }),
                    None => {
                        let args = args! {
                            "column" => error.column(), "found" => kind_in(&why, "invalid type: "),
                            "expected" => kind_in(&why, ", expected "),
                        };
                        messages.text("cli-batch-not-a-case", &args)
                    }
                }
            }
            _ => messages.text("cli-batch-not-json", &args! { "column" => error.column() }),
        }
    })
}

/// A field of a case that holds something else than it can: what it takes, and what stands there. `expected` is a list of codes,
/// or the name of a sort of value that the message words.
fn value(
    messages: &Messages,
    field: &str,
    found: impl std::fmt::Display,
    expected: &str,
) -> String {
    let args = args! { "field" => field, "found" => found.to_string(), "expected" => expected };
    messages.text("cli-batch-value", &args)
}

/// The language of the letters of a case: `None` where none is given; a code that is no language is refused.
fn letters(
    messages: &Messages,
    code: &str,
) -> Result<Option<laws::notation::letters::Language>, String> {
    match code.trim() {
        "" | "auto" => Ok(None),
        code => code
            .parse()
            .map(Some)
            .map_err(|_| messages.text("claims-bad-language", &args! { "found" => code })),
    }
}

/// What kind of value the line is, where it is JSON and no object; named as by [`kind_in`].
fn other_than_an_object(line: &str) -> Option<&'static str> {
    match serde_json::from_str(line).ok()? {
        serde_json::Value::Object(_) => None,
        serde_json::Value::Array(_) => Some("list"),
        serde_json::Value::String(_) => Some("text"),
        serde_json::Value::Number(_) => Some("number"),
        serde_json::Value::Bool(_) => Some("yes-no"),
        serde_json::Value::Null => Some("null"),
    }
}

/// What kind of value the reader of JSON names after some words: `number`, `text`, `list`, `object`, `null`, `yes-no`, or `other`.
fn kind_in(why: &str, words: &str) -> &'static str {
    let Some((_, named)) = why.split_once(words) else { return "other" };
    let named = named.strip_prefix("a ").or(named.strip_prefix("an ")).unwrap_or(named);
    let kinds = [
        ("integer", "number"),
        ("floating", "number"),
        ("number", "number"),
        ("u", "number"),
        ("i", "number"),
        ("f", "number"),
        ("bool", "yes-no"),
        ("string", "text"),
        ("character", "text"),
        ("borrowed string", "text"),
        ("sequence", "list"),
        ("map", "object"),
        ("struct", "object"),
        ("null", "null"),
        ("unit", "null"),
    ];
    // The longer words first: `unit` is no `u32`.
    let named_so = kinds.into_iter().filter(|(word, _)| named.starts_with(word));
    named_so.max_by_key(|(word, _)| word.len()).map_or("other", |(_, kind)| kind)
}

/// Why a text is no tie-break.
fn tie_break_trouble(error: &CodeError, messages: &Messages) -> String {
    desk::loose::tie_break_trouble(error, messages)
}

/// Rows as aligned lines: the named columns to the left, the others to the right.
fn columns(rows: &[Vec<String>], left: &[usize]) -> Vec<String> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..n_columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if left.contains(&column) {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
