//! `arbiter touch`: what a player has to play who touched pieces, or a batch.

use desk::loose::{position_trouble, touch_trouble};
use i18n::Messages;
use laws::edition::Edition;
use laws::game::Game;
use laws::touch::{Choice, TouchCase, TouchOrder, judge, parse};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::args::TouchArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;

pub(crate) fn run(session: &mut Session<'_>, args: &TouchArgs) -> Result<Answer, Failure> {
    let edition = super::claim::edition(session, args.edition.as_deref())?;
    let Some(fen) = &args.fen else {
        return super::batch(session, None, |messages, line| judged(line, edition, messages));
    };
    let order = match (args.order_unclear, args.at_once) {
        (true, _) => "unclear",
        (false, true) => "atOnce",
        (false, false) => "known",
    };
    let contact = match (args.adjust, args.accidental) {
        (true, _) => "adjusting",
        (false, true) => "accidental",
        (false, false) => "deliberate",
    };
    let params = json!({
        "fen": fen,
        "touched": args.touched,
        "order": order,
        "contact": contact,
        "player": args.player.clone().unwrap_or_default(),
        "opponentTouched": args.opponent_touched,
        "edition": edition.code(),
    });
    let desk = session.desk(None)?;
    let ruling = session.ask(&desk, "claim.touch", &params)?;
    if args.json {
        session.say_json(&ruling)?;
    } else {
        super::say_ruling(session, &ruling)?;
    }
    Ok(Answer::Yes)
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    fen: String,
    touched_in_order: Vec<String>,
    #[serde(default)]
    order_unclear: bool,
}

fn judged(line: &str, edition: Edition, messages: &Messages) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let game = Game::from_fen(&case.fen).map_err(|_| position_trouble(&case.fen, messages))?;
    let touched = case
        .touched_in_order
        .iter()
        .map(|text| parse(text))
        .collect::<Result<_, _>>()
        .map_err(|error| touch_trouble(&error, messages))?;
    let mut asked = TouchCase::new(&game, touched, edition);
    if case.order_unclear {
        asked.order = TouchOrder::Unclear;
    }
    let ruling = judge(&asked).map_err(|error| touch_trouble(&error, messages))?;
    Ok(json!({
        "id": case.id,
        "legal_obligation": ruling.uci(game.castling_mode()),
        "free_choice": ruling.choice == Choice::Free,
        "article": ruling.main_article().map(|article| article.number),
        "articles": ruling.articles.iter().map(|article| article.number).collect::<Vec<_>>(),
        "edition": edition.code(),
    }))
}
