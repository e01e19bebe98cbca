//! `arbiter scoresheet FILE`: reads one sheet as it was written, puts two together, or answers a batch of pairs.

use std::path::Path;

use desk::loose::position_trouble;
use i18n::{Messages, args};
use laws::notation::read::LanguageChoice;
use laws::notation::written::Mark;
use laws::sheets::{MergeOptions, Problem, ProblemKind, Sheet, Writer, merge};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::args::ScoresheetArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

pub(crate) fn run(session: &mut Session<'_>, args: &ScoresheetArgs) -> Result<Answer, Failure> {
    // No edition changes how a sheet is read, but the articles on moves made are those of one.
    super::claim::edition(session, args.edition.as_deref())?;
    let Some(file) = args.file.as_deref().filter(|_| !args.jsonl) else {
        return super::batch(session, args.file.as_deref(), merged_case);
    };
    if let Some(other) = &args.other {
        return two(session, args, file, other);
    }
    let bytes = source::bytes(session, file)?;
    let (text, _, _) = formats::text::decode(&bytes);
    let params = json!({
        "text": text,
        "language": args.language.clone().unwrap_or_else(|| "auto".to_owned()),
        "start": args.start.clone().unwrap_or_default(),
    });
    let desk = session.desk(None)?;
    let params = super::with_standing(session, &desk, params, &args.stands)?;
    if let Some(form) = &args.write {
        let asked = json!({ "sheet": params, "form": form, "language": args.write_language });
        let written = session.ask(&desk, "scoresheet.write", &asked)?;
        if args.json {
            session.say_json(&written)?;
        } else {
            session.say(written["text"].as_str().unwrap_or_default())?;
        }
        return Ok(Answer::Yes);
    }
    let sheet = session.ask(&desk, "scoresheet.read", &params)?;
    let mut cells = sheet["cells"].as_array().into_iter().flatten();
    let understood = cells
        .any(|cell| matches!(cell["status"].as_str(), Some("read" | "doubtful" | "ambiguous")));
    let has_cells = sheet["cells"].as_array().is_some_and(|cells| !cells.is_empty());
    let is_text = source::looks_like_text(&bytes) && has_cells;
    if is_text && args.json {
        session.say_json(&sheet)?;
    } else if is_text {
        say(session, &sheet, if understood { usize::MAX } else { N_WITHOUT_MOVES })?;
    }
    if !is_text || !understood {
        let args = args! { "path" => source::name(file) };
        return Err(Failure::unusable(session.words("cli-scoresheet-none", &args)));
    }
    Ok(Answer::Yes)
}

/// Cells shown of a text without moves.
const N_WITHOUT_MOVES: usize = 40;

/// A cell as a column shows it: no move is longer.
fn cut(text: String) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn say(session: &mut Session<'_>, sheet: &Value, most: usize) -> Result<(), Failure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let language =
        args! { "language" => text(&sheet["language"]), "letters" => text(&sheet["letters"]) };
    session.say(&session.words("cli-scoresheet-language", &language))?;
    let cells = sheet["cells"].as_array().map(Vec::as_slice).unwrap_or_default();
    for cell in cells.iter().take(most) {
        let number = cell["number"].as_u64().unwrap_or_default();
        let dots = if cell["side"] == "black" { "..." } else { "." };
        let place = format!("{number}{dots}");
        let (written, san, status) =
            (cut(text(&cell["text"])), text(&cell["san"]), text(&cell["status"]));
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
                let key = if status == "after" {
                    "cli-scoresheet-would-be"
                } else {
                    "cli-scoresheet-nearest"
                };
                line.push_str(&format!("; {}", session.words(key, &args)));
            }
        }
        session.say(line.trim_end())?;
    }
    if cells.len() > most {
        let args = args! { "count" => cells.len() - most };
        session.say(&session.words("cli-scoresheet-more-cells", &args))?;
    }
    for problem in sheet["problems"].as_array().into_iter().flatten().take(most) {
        session.say(&text(problem))?;
    }
    Ok(())
}

fn two(
    session: &mut Session<'_>,
    args: &ScoresheetArgs,
    file: &Path,
    other: &Path,
) -> Result<Answer, Failure> {
    let mut sheet = |path: &Path, language: &Option<String>| -> Result<Value, Failure> {
        let bytes = source::bytes(session, path)?;
        let (text, _, _) = formats::text::decode(&bytes);
        Ok(json!({
            "text": text,
            "language": language.clone().unwrap_or_else(|| "auto".to_owned()),
            "start": args.start.clone().unwrap_or_default(),
        }))
    };
    let (white, black) = (sheet(file, &args.language)?, sheet(other, &args.other_language)?);
    let desk = session.desk(None)?;
    // Whichever sheet has that cell says so.
    let white = super::with_standing(session, &desk, white, &args.stands)?;
    let black = super::with_standing(session, &desk, black, &args.stands)?;
    let ask = |session: &mut Session<'_>, player: &str| {
        let moves_made = args.moves_made.map(|moves| json!({"moves": moves, "player": player}));
        let params = json!({
            "white": white,
            "black": black,
            "finalBoard": args.final_board.clone().unwrap_or_default(),
            "movesMade": moves_made,
            "edition": args.edition.clone().unwrap_or_default(),
        });
        session.ask(&desk, "claim.merge", &params)
    };
    let merged = ask(session, args.player.as_deref().unwrap_or("white"))?;
    if merged["moves"].as_array().is_none_or(Vec::is_empty) {
        let args = args! { "path" => source::name(file) };
        return Err(Failure::unusable(session.words("cli-scoresheet-none", &args)));
    }
    if args.json {
        session.say_json(&merged)?;
        return Ok(Answer::Yes);
    }
    say_merged(session, &merged)?;
    if args.moves_made.is_some() {
        say_moves_made(session, &merged)?;
        // Whose flag fell was not said: both are counted.
        if args.player.is_none() {
            let other = ask(session, "black")?;
            say_moves_made(session, &other)?;
        }
    }
    Ok(Answer::Yes)
}

fn say_merged(session: &mut Session<'_>, merged: &Value) -> Result<(), Failure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for it in list(&merged["moves"]) {
        let number = it["number"].as_u64().unwrap_or_default();
        let dots = if it["side"] == "black" { "..." } else { "." };
        let place = format!("{number}{dots}");
        let line = format!(
            "{place:<7} {:<8} {:<10} {}",
            text(&it["san"]),
            cut(text(&it["white"]["text"])),
            cut(text(&it["black"]["text"])),
        );
        session.say(line.trim_end())?;
    }
    let problems = list(&merged["problems"]);
    if problems.is_empty() {
        session.say(&session.plain("cli-scoresheet-agree"))?;
    }
    for problem in &problems {
        session.say(&text(&problem["text"]))?;
    }
    let others = list(&merged["alternatives"]);
    if !others.is_empty() {
        session.say(&session.plain("cli-scoresheet-others"))?;
    }
    for other in &others {
        session.say(&format!("{}: {}", text(&other["label"]), text(&other["sheet"]["text"])))?;
    }
    Ok(())
}

fn say_moves_made(session: &mut Session<'_>, merged: &Value) -> Result<(), Failure> {
    let found = &merged["movesMade"];
    let text = found["text"].as_str().unwrap_or_default();
    let article = super::cited(session, &found["articles"][0]);
    session.say(&format!("{text} {article}"))
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    #[serde(default)]
    start_fen: Option<String>,
    white_sheet: CaseSheet,
    black_sheet: CaseSheet,
}

/// A sheet of a line.
#[derive(Deserialize)]
struct CaseSheet {
    #[serde(default)]
    language: Option<String>,
    cells: Vec<String>,
}

impl CaseSheet {
    fn sheet(&self, messages: &Messages) -> Result<Sheet, String> {
        let given = super::letters(messages, self.language.as_deref().unwrap_or_default())?;
        let language =
            given.map_or(LanguageChoice::Infer { prefer: Vec::new() }, LanguageChoice::Given);
        Ok(Sheet::of_cells(&self.cells, language))
    }
}

fn merged_case(messages: &Messages, line: &str) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let start = match &case.start_fen {
        None => None,
        Some(fen) => {
            let game =
                laws::game::Game::from_fen(fen).map_err(|_| position_trouble(fen, messages))?;
            Some((game.start().clone(), game.castling_mode()))
        }
    };
    let options = MergeOptions { start, final_board: None };
    let (white, black) = (case.white_sheet.sheet(messages)?, case.black_sheet.sheet(messages)?);
    let merged = merge(&white, &black, &options);
    let others: Vec<Vec<String>> = merged.alternatives.iter().map(|it| it.game.uci()).collect();
    let problems: Vec<Value> = merged.problems.iter().map(problem_json).collect();
    Ok(json!({
        "id": case.id,
        "moves_uci": merged.game.uci(),
        "alternatives": others,
        "problems": problems,
    }))
}

fn problem_json(problem: &Problem) -> Value {
    let writer = problem.writer.map(|writer| match writer {
        Writer::White => "white",
        Writer::Black => "black",
    });
    let (kind, count) = match &problem.kind {
        ProblemKind::Slips(slips) => {
            let slips: Vec<String> = slips.iter().map(|slip| format!("{slip:?}")).collect();
            return json!({
                "sheet": writer, "cell": problem.cell, "ply": problem.ply.map(|ply| ply.0),
                "kind": "slip", "slips": slips,
            });
        }
        ProblemKind::Descriptive => ("descriptive", None),
        ProblemKind::LeftOut => ("left_out", None),
        ProblemKind::SwappedPair => ("swapped_pair", None),
        ProblemKind::SwappedOwn => ("swapped_own", None),
        ProblemKind::SwappedRows => ("swapped_rows", None),
        ProblemKind::Doubled => ("doubled", None),
        ProblemKind::LeftEmpty => ("left_empty", None),
        ProblemKind::TooMuch => ("too_much", None),
        ProblemKind::StopsEarly { n_plies } => ("stops_early", Some(*n_plies)),
        ProblemKind::RestUnused { n_cells } => ("rest_unused", Some(*n_cells)),
        ProblemKind::OnNoSheet => ("on_no_sheet", None),
        ProblemKind::EndOpen => ("end_open", None),
        ProblemKind::SeveralGames { n_listed, more } => match more {
            Mark::Absent => ("several_games", Some(*n_listed)),
            Mark::Written => ("several_games_and_more", Some(*n_listed)),
        },
        ProblemKind::SearchNarrowed => ("search_narrowed", None),
        ProblemKind::DifferentGames => ("different_games", None),
        ProblemKind::FinalPositionNotReached => ("final_position_not_reached", None),
        ProblemKind::AddedToReachFinalPosition { n_plies } => {
            ("added_to_reach_final_position", Some(*n_plies))
        }
    };
    json!({
        "sheet": writer, "cell": problem.cell, "ply": problem.ply.map(|ply| ply.0),
        "kind": kind, "count": count,
    })
}
