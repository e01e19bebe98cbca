//! `arbiter claim`: one claim on a game in PGN, or a batch.

use desk::loose::position_trouble;
use formats::pgn;
use i18n::{Messages, args};
use laws::claim::automatic::first_moments;
use laws::claim::{Announced, ClaimKind, ClaimRequest, examine};
use laws::edition::Edition;
use laws::game::{Game, Ply};
use laws::penalty::{LocalClauses, LocalNumbers};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::args::{ClaimArgs, Side};
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::{source, words};

pub(crate) fn run(session: &mut Session<'_>, args: &ClaimArgs) -> Result<Answer, Failure> {
    let Some(path) = args.file.as_deref().filter(|_| !args.jsonl) else {
        return batch(session, args);
    };
    let bytes = source::bytes(session, path)?;
    let name = source::name(path);
    let reading = pgn::read(&bytes);
    let index = args.game.unwrap_or(1);
    let game = index.checked_sub(1).and_then(|index| reading.games.get(index));
    // A position without moves is enough for a claim with a written move, or on the count of its FEN.
    let usable = |game: &&pgn::PgnGame| game.legal_plies() > 0 || game.tag("FEN").is_some();
    let Some(game) = game.filter(usable) else {
        let args = args! { "path" => name, "game" => index, "count" => reading.games.len() };
        return Err(Failure::unusable(session.words("cli-claim-no-game", &args)));
    };
    for problem in reading.problems.iter().chain(&game.problems) {
        let line = words::problem(session.messages, &name, problem);
        session.note(&line);
    }
    let desk = session.desk(None)?;
    let sheet = json!({ "text": text(game), "language": "en", "start": game.tag("FEN").unwrap_or_default() });
    let sheet = super::with_standing(session, &desk, sheet, &args.stands)?;
    let params = json!({
        "sheet": sheet,
        "kind": args.kind.unwrap_or_default().code(),
        "mode": if args.intended.is_some() { "written" } else { "onBoard" },
        "announced": args.intended.clone().unwrap_or_default(),
        "announcedLanguage": args.language,
        "ply": args.ply,
        "claimant": match args.claimant {
            Some(Side::White) => "white",
            Some(Side::Black) => "black",
            None => "",
        },
        "before": if args.touched { "touched" } else { "" },
        "edition": args.edition.clone().unwrap_or_default(),
        "clauses": args.clauses.join("\n"),
    });
    let verdict = session.ask(&desk, "claim.examine", &params)?;
    let ruling = verdict["verdict"].as_str().unwrap_or_default().to_owned();
    if args.json {
        session.say_json(&verdict)?;
    } else {
        say(session, &verdict)?;
    }
    match ruling.as_str() {
        "upheld" => Ok(Answer::Yes),
        "rejected" => Ok(Answer::No),
        _ => {
            Err(Failure::Refused(vec![verdict["sentence"].as_str().unwrap_or_default().to_owned()]))
        }
    }
}

/// The moves as a sheet, in standard notation where they are legal.
fn text(game: &pgn::PgnGame) -> String {
    let turn = game.tag("FEN").and_then(|fen| fen.split_whitespace().nth(1));
    let first = usize::from(turn == Some("b"));
    let mut text = String::new();
    for (ply, played) in (first..).zip(&game.moves) {
        if ply % 2 == 0 {
            text.push_str(&format!("{}. ", ply / 2 + 1));
        } else if ply == first {
            text.push_str("1... ");
        }
        text.push_str(played.san.as_deref().unwrap_or(&played.text));
        text.push(' ');
    }
    text
}

fn say(session: &mut Session<'_>, verdict: &Value) -> Result<(), Failure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    session.say(&text(&verdict["headline"]))?;
    session.say(&text(&verdict["sentence"]))?;
    for reason in list(&verdict["because"]) {
        session.say(&text(&reason))?;
    }
    for article in list(&verdict["articles"]) {
        session.say(&super::article_line(session, &article))?;
    }
    for occurrence in list(&verdict["occurrences"]) {
        let args = args! {
            "ply" => occurrence["ply"].as_u64().unwrap_or_default().to_string(),
            "move" => text(&occurrence["move"]),
            "note" => text(&occurrence["note"]),
        };
        session.say(session.words("cli-claim-occurrence", &args).trim_end())?;
    }
    for miss in list(&verdict["nearMisses"]) {
        let args = args! {
            "ply" => miss["ply"].as_u64().unwrap_or_default().to_string(),
            "move" => text(&miss["move"]),
            "why" => text(&miss["why"]),
        };
        session.say(session.words("cli-claim-near-miss", &args).trim_end())?;
    }
    for next in list(&verdict["now"]) {
        session.say(&text(&next))?;
    }
    Ok(())
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    start_fen: Option<String>,
    moves_uci: Vec<String>,
    #[serde(default)]
    claims: Vec<Claim>,
}

/// A claim of a line.
#[derive(Deserialize)]
struct Claim {
    ply: u32,
    kind: String,
    mode: String,
    intended_san: Option<String>,
    intended_uci: Option<String>,
}

fn batch(session: &mut Session<'_>, args: &ClaimArgs) -> Result<Answer, Failure> {
    let edition = edition(session, args.edition.as_deref())?;
    let local = LocalClauses::parse(&args.clauses.join("\n")).numbers;
    super::batch(session, args.file.as_deref(), |messages, line| {
        judged(line, edition, local, messages)
    })
}

/// The edition of that code; the newest if none is given.
pub(super) fn edition(session: &Session<'_>, given: Option<&str>) -> Result<Edition, Failure> {
    let Some(code) = given else { return Ok(Edition::NEWEST) };
    code.parse().map_err(|_| {
        let known: Vec<&str> = Edition::ALL.iter().map(|edition| edition.code()).collect();
        let args = args! { "found" => code, "known" => known.join(", ") };
        Failure::unusable(session.words("cli-claim-bad-edition", &args))
    })
}

fn judged(
    line: &str,
    edition: Edition,
    local: LocalNumbers,
    messages: &Messages,
) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let start = match &case.start_fen {
        Some(fen) => Game::from_fen(fen).map_err(|_| position_trouble(fen, messages))?,
        None => Game::standard(),
    };
    let game = start.with_uci(&case.moves_uci).map_err(|error| {
        let field = format!("moves_uci, {}", error.ply);
        super::value(messages, &field, &error.text, "move")
    })?;
    let mut claims = Vec::new();
    for claim in &case.claims {
        claims.push(ruled(&game, claim, edition, local, messages)?);
    }
    let moments = first_moments(&game);
    let number = |ply: Option<Ply>| ply.map(|ply| ply.0);
    Ok(json!({
        "id": case.id,
        "claims": claims,
        "automatic": {
            "fivefold_ply": number(moments.fivefold),
            "fivefold_ply_2014_wording": number(moments.fivefold_2014),
            "seventyfive_ply": number(moments.seventy_five),
            "mate_ply": number(moments.checkmate),
            "stalemate_ply": number(moments.stalemate),
        },
    }))
}

fn ruled(
    game: &Game,
    claim: &Claim,
    edition: Edition,
    local: LocalNumbers,
    messages: &Messages,
) -> Result<Value, String> {
    let kind =
        ClaimKind::ALL.into_iter().find(|kind| kind.code() == claim.kind).ok_or_else(|| {
            messages.text("cli-claim-bad-kind", &args! { "found" => claim.kind.as_str() })
        })?;
    let mut request = ClaimRequest::at(game, kind, Ply(claim.ply), edition);
    request.announced = match claim.mode.as_str() {
        "intended" => {
            let written = claim.intended_san.as_ref().or(claim.intended_uci.as_ref());
            Some(Announced::Text(written.cloned().unwrap_or_default()))
        }
        "appeared" => None,
        other => return Err(messages.text("cli-claim-bad-mode", &args! { "found" => other })),
    };
    request.local = local;
    let verdict = examine(game, &request);
    Ok(json!({
        "ply": claim.ply,
        "kind": claim.kind,
        "mode": claim.mode,
        "valid": verdict.is_upheld(),
        "occurrences": verdict.occurrences.iter().map(|ply| ply.0).collect::<Vec<_>>(),
        "halfmove_clock": verdict.halfmove_clock,
        "article": verdict.main_article().map(|article| article.number),
        "edition": verdict.edition.code(),
    }))
}
