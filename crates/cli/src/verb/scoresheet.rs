//! `arbiter scoresheet FILE`: reads one sheet as it was written.

use i18n::args;
use serde_json::{Value, json};

use crate::args::ScoresheetArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

pub(crate) fn run(session: &mut Session<'_>, args: &ScoresheetArgs) -> Result<Answer, Failure> {
    // No edition changes how a sheet is read; a wrong one is still worth a word.
    super::claim::edition(session, args.edition.as_deref())?;
    let bytes = source::bytes(session, &args.file)?;
    let (text, _, _) = formats::text::decode(&bytes);
    let params = json!({
        "text": text,
        "language": args.language.clone().unwrap_or_else(|| "auto".to_owned()),
        "start": args.start.clone().unwrap_or_default(),
    });
    let desk = session.desk(None)?;
    let sheet = session.ask(&desk, "scoresheet.read", &params)?;
    let mut cells = sheet["cells"].as_array().into_iter().flatten();
    let understood = cells
        .any(|cell| matches!(cell["status"].as_str(), Some("read" | "doubtful" | "ambiguous")));
    if !source::looks_like_text(&bytes) || !understood {
        let args = args! { "path" => source::name(&args.file) };
        return Err(Failure::unusable(session.words("cli-scoresheet-none", &args)));
    }
    if args.json {
        session.say_json(&sheet)?;
    } else {
        say(session, &sheet)?;
    }
    Ok(Answer::Yes)
}

fn say(session: &mut Session<'_>, sheet: &Value) -> Result<(), Failure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let language =
        args! { "language" => text(&sheet["language"]), "letters" => text(&sheet["letters"]) };
    session.say(&session.words("cli-scoresheet-language", &language))?;
    for cell in sheet["cells"].as_array().into_iter().flatten() {
        let number = cell["number"].as_u64().unwrap_or_default();
        let dots = if cell["side"] == "black" { "..." } else { "." };
        let place = format!("{number}{dots}");
        let (written, san, status) =
            (text(&cell["text"]), text(&cell["san"]), text(&cell["status"]));
        let mut line = format!("{place:<7} {written:<10} {san:<8}");
        if status != "read" {
            line.push_str(&session.plain(&format!("cli-scoresheet-{status}")));
            let nearest: Vec<&str> = cell["suggestions"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect();
            if !nearest.is_empty() {
                let args = args! { "moves" => nearest.join(", ") };
                line.push_str(&format!("; {}", session.words("cli-scoresheet-nearest", &args)));
            }
        }
        session.say(line.trim_end())?;
    }
    for problem in sheet["problems"].as_array().into_iter().flatten() {
        session.say(&text(problem))?;
    }
    Ok(())
}
