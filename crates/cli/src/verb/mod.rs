//! One module a verb.

pub(crate) mod call;
pub(crate) mod check;
pub(crate) mod claim;
pub(crate) mod event;
pub(crate) mod generate;
pub(crate) mod pair;
pub(crate) mod scoresheet;
pub(crate) mod serve;
pub(crate) mod standings;

use i18n::Messages;
use serde_json::{Value, json};

use crate::failure::{Answer, Failure};
use crate::session::Session;

/// Answers every line of standard input with a line. A line that cannot be answered gives `{"error": …}` in its place.
fn batch(
    session: &mut Session<'_>,
    answer: impl Fn(&Messages, &str) -> Result<Value, String>,
) -> Result<Answer, Failure> {
    let mut line = Vec::new();
    for number in 1_usize.. {
        line.clear();
        let read = session.streams.input.read_until(b'\n', &mut line);
        let read = read.map_err(|error| {
            let args = i18n::args! { "path" => "<stdin>", "why" => error.to_string() };
            Failure::unusable(session.words("cli-file-trouble", &args))
        })?;
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
            let error = format!("<stdin>:{number}: {why}");
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
