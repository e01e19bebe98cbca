//! `arbiter call METHOD JSON`: any method of the desk.

use std::path::Path;

use i18n::args;
use serde_json::Value;

use crate::args::CallArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

pub(crate) fn run(session: &mut Session<'_>, args: &CallArgs) -> Result<Answer, Failure> {
    let text = if args.json == "-" {
        String::from_utf8_lossy(&source::bytes(session, Path::new("-"))?).into_owned()
    } else {
        args.json.clone()
    };
    let params: Value = serde_json::from_str(&text).map_err(|error| {
        let place = args! { "line" => error.line(), "column" => error.column(), "why" => error.to_string() };
        Failure::unusable(session.words("cli-call-not-json", &place))
    })?;
    let desk = session.desk(args.event.as_deref())?;
    let answer = desk.call(&args.method, &params.to_string(), &session.call());
    let json = answer.map_err(|error| Failure::of(&error))?;
    session.say(&json)?;
    Ok(Answer::Yes)
}
