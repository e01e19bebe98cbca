//! `arbiter sealed`: what a sealed move means and what follows, or a batch.

use desk::loose::position_trouble;
use i18n::Messages;
use laws::edition::Edition;
use laws::game::Game;
use laws::notation::letters::Language;
use laws::sealed::{end_code, read_sealed};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::args::SealedArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;

pub(crate) fn run(session: &mut Session<'_>, args: &SealedArgs) -> Result<Answer, Failure> {
    let edition = super::claim::edition(session, args.edition.as_deref())?;
    let Some(fen) = &args.fen else {
        return super::batch(session, None, |messages, line| settled(messages, line, edition));
    };
    let params = json!({
        "fen": fen,
        "written": args.written.clone().unwrap_or_default(),
        "language": args.language.clone().unwrap_or_default(),
        "edition": edition.code(),
    });
    let desk = session.desk(None)?;
    let sealed = session.ask(&desk, "claim.sealed", &params)?;
    if args.json {
        session.say_json(&sealed)?;
    } else {
        super::say_ruling(session, &sealed)?;
    }
    Ok(if sealed["verdict"] == "ok" { Answer::Yes } else { Answer::No })
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    fen: String,
    written: String,
    #[serde(default)]
    language: String,
}

fn settled(messages: &Messages, line: &str, edition: Edition) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let game = Game::from_fen(&case.fen).map_err(|_| position_trouble(&case.fen, messages))?;
    // Descriptive notation has no letters of its own to be told.
    let language = match case.language.trim() {
        "descriptive" => None,
        code => super::letters(messages, code)?,
    };
    let language = language.unwrap_or(Language::English);
    let reading = read_sealed(&game, &case.written, language, edition);
    let mut moves = reading.meaning.moves();
    moves.sort_unstable();
    Ok(json!({
        "id": case.id,
        "verdict": reading.meaning.code(),
        "moves": moves,
        "ends_game": reading.meaning.ends().map(|end| end_code(end.kind)),
        "edition": edition.code(),
    }))
}
