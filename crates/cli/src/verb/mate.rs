//! `arbiter mate`: can that side still checkmate, from one position or from each line of a batch.

use desk::loose::position_trouble;
use i18n::{Messages, args};
use laws::game::StartFault;
use laws::mate::{Answer as Found, Color, Limit, can_mate, position_and_left_out};
use serde_json::{Value, json};

use crate::args::{MateArgs, Side};
use crate::failure::{Answer, Failure};
use crate::session::Session;

pub(crate) fn run(session: &mut Session<'_>, args: &MateArgs) -> Result<Answer, Failure> {
    let limit = Limit { positions: args.limit_nodes };
    let Some(fen) = &args.fen else { return batch(session, limit) };
    let winner = match args.winner {
        Some(Side::White) => "white",
        Some(Side::Black) => "black",
        None => "",
    };
    let params = json!({
        "fen": fen, "winner": winner, "limit": args.limit_nodes, "edition": args.edition,
    });
    let desk = session.desk(None)?;
    let view = session.ask(&desk, "claim.mate", &params)?;
    let answers = view["answers"].as_array().cloned().unwrap_or_default();
    if args.json {
        session.say_json(&view)?;
    } else {
        for told in view["leftOut"].as_array().into_iter().flatten() {
            session.say(told.as_str().unwrap_or_default())?;
        }
        for answer in &answers {
            say(session, answer)?;
            say_uses(session, &view, answer["side"].as_str().unwrap_or_default())?;
        }
        say_uses(session, &view, "")?;
    }
    let can = |answer: &Value| answer["verdict"] == "winnable";
    Ok(if answers.iter().any(can) { Answer::Yes } else { Answer::No })
}

fn say(session: &mut Session<'_>, answer: &Value) -> Result<(), Failure> {
    let text = |key: &str| answer[key].as_str().unwrap_or_default().to_owned();
    session.say(&text("headline"))?;
    session.say(&text("text"))
}

/// What follows for a side, each with its articles.
fn say_uses(session: &mut Session<'_>, view: &Value, side: &str) -> Result<(), Failure> {
    for told in view["uses"].as_array().into_iter().flatten().filter(|it| it["side"] == side) {
        let mut line = told["text"].as_str().unwrap_or_default().to_owned();
        for article in told["articles"].as_array().into_iter().flatten() {
            line.push_str(&format!(" [{}]", super::cited(session, article)));
        }
        session.say(&line)?;
    }
    Ok(())
}

/// `FEN<TAB>side` a line; the answer adds the verdict and the line. What cannot be read has `error` as its verdict and the
/// reason in place of the line.
fn batch(session: &mut Session<'_>, limit: Limit) -> Result<Answer, Failure> {
    let (mut line, mut told) = (Vec::new(), String::new());
    for number in 1_usize.. {
        line.clear();
        let read = session.streams.input.read_until(b'\n', &mut line);
        let read = read.map_err(|error| {
            let args = args! { "path" => "<stdin>", "why" => error.to_string() };
            Failure::unusable(session.words("cli-file-trouble", &args))
        })?;
        if read == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\r', '\n']);
        let text = if number == 1 { text.trim_start_matches('\u{feff}') } else { text };
        let mut columns = text.split('\t');
        let fen = columns.next().unwrap_or_default().trim();
        let side = columns.next().unwrap_or_default().trim();
        let is_header = number == 1 && matches!(fen, "fen" | "epd");
        if text.trim().is_empty() || is_header {
            continue;
        }
        told.clear();
        told.push_str(fen);
        told.push('\t');
        told.push_str(side);
        told.push('\t');
        match answer(&mut told, fen, side, limit, session.messages) {
            // The answer is that of the board; the arbiter is told what it does without.
            Ok(left_out) => {
                for fault in left_out {
                    let args = args! { "what" => fault.code() };
                    let what = session.words("claims-start-left-out", &args);
                    session.note(&format!("<stdin>:{number}: {what}"));
                }
            }
            Err(why) => {
                told.push_str("error\t");
                // One line is one answer, whatever stands in the reason.
                told.extend(
                    format!("<stdin>:{number}: {why}")
                        .chars()
                        .map(|letter| if letter.is_control() { ' ' } else { letter }),
                );
            }
        }
        session.say(&told)?;
        session.progress(number);
    }
    session.progress_done();
    Ok(Answer::Yes)
}

fn answer(
    told: &mut String,
    fen: &str,
    side: &str,
    limit: Limit,
    messages: &Messages,
) -> Result<Vec<StartFault>, String> {
    let winner = match side {
        "white" => Color::White,
        "black" => Color::Black,
        other => return Err(messages.text("cli-mate-bad-side", &args! { "found" => other })),
    };
    let (position, mode, left_out) =
        position_and_left_out(fen).map_err(|_| position_trouble(fen, messages))?;
    match can_mate(&position, winner, limit) {
        Found::Winnable { line } => {
            told.push_str("winnable\t");
            for (index, played) in line.iter().enumerate() {
                if index > 0 {
                    told.push(' ');
                }
                played.to_uci(mode).append_to_string(told);
            }
        }
        Found::Unwinnable { .. } => told.push_str("unwinnable\t"),
        Found::Undecided { .. } => told.push_str("undecided\t"),
    }
    Ok(left_out)
}
