//! "Can he still mate?" for a client: a FEN becomes a question to `laws`, its answer becomes words.

use i18n::{Messages, args};
use laws::article::Article;
use laws::edition::{Edition, Pace};
use laws::mate::{Answer, Limit, Pawns, Reason, Wall, can_mate, position_and_left_out};
use laws::notation::letters::Language;
use laws::penalty::{Ending, EndingOutcome, Fault, PenaltyCase, PenaltyOutcome, ended, rule_on};
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, EnPassantMode, Move, Position};

use super::sheet::{in_letters, letters_of, numbered, side};
use super::words;
use crate::api::mate::{MateAnswer, MateUse, MateView};
use crate::error::ApiError;

/// The answer for the sides asked about.
pub(crate) fn view(
    fen: &str,
    winner: Option<&str>,
    limit: Option<u32>,
    edition: Edition,
    messages: &Messages,
) -> Result<MateView, ApiError> {
    let sides = match winner.map(str::trim).unwrap_or_default() {
        "" => vec![Color::White, Color::Black],
        "white" => vec![Color::White],
        "black" => vec![Color::Black],
        other => return Err(ApiError::bad_value(messages, "winner", other)),
    };
    let (position, mode, left_out) =
        position_and_left_out(fen).map_err(|_| super::sheet::bad_start("fen", fen, messages))?;
    let left_out = super::sheet::left_out_told(&left_out, messages);
    let limit = limit.map_or(Limit::DEFAULT, |positions| Limit {
        positions: Limit::DEFAULT.positions.min(positions as usize),
    });
    let told = Told { position: &position, mode, messages };
    let answers: Vec<MateAnswer> =
        sides.into_iter().map(|winner| told.answer(winner, limit)).collect();
    let dead = answers.len() == 2 && answers.iter().all(|answer| answer.verdict == "unwinnable");
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    let over = over(&position, edition, messages);
    let mut uses: Vec<MateUse> = match &over {
        // Nothing follows any more.
        Some(_) => Vec::new(),
        None => answers.iter().flat_map(|it| uses_where_said(it, edition, messages)).collect(),
    };
    if dead && over.is_none() {
        let ends = |edition: Edition| {
            edition.dead_article().map(|article| MateUse {
                what: "dead".to_owned(),
                side: String::new(),
                text: messages.plain("laws-mate-use-dead"),
                articles: words::cited(&[article], messages),
            })
        };
        let elsewhere = || Some(unsaid(ends(edition.where_silent())?, edition, messages));
        uses.extend(ends(edition).or_else(elsewhere));
    }
    uses.extend(over);
    Ok(MateView { fen, left_out, answers, dead, uses, edition: edition.code().to_owned() })
}

/// The end that stands on the board: checkmate or stalemate (Laws 2023, 5.1.1, 5.2.1).
fn over(position: &Chess, edition: Edition, messages: &Messages) -> Option<MateUse> {
    let (what, article) = if position.is_checkmate() {
        ("checkmate", edition.checkmate_article())
    } else if position.is_stalemate() {
        ("stalemate", edition.stalemate_article())
    } else {
        return None;
    };
    Some(MateUse {
        what: what.to_owned(),
        side: String::new(),
        text: messages.plain(&format!("laws-mate-use-{what}")),
        articles: words::cited(&[article], messages),
    })
}

/// What follows in an edition, and where it is silent what the edition that stands in says, with the words that this one does
/// not.
fn uses_where_said(answer: &MateAnswer, edition: Edition, messages: &Messages) -> Vec<MateUse> {
    let mut uses = uses_of(answer, edition, messages);
    let stand_in = edition.where_silent();
    if stand_in != edition {
        let others = uses_of(answer, stand_in, messages);
        let differ: Vec<MateUse> = others
            .into_iter()
            .filter(|other| uses.iter().all(|it| it.text != other.text))
            .map(|other| unsaid(other, edition, messages))
            .collect();
        uses.extend(differ);
    }
    uses
}

/// What another edition says, where this one does not.
fn unsaid(other: MateUse, edition: Edition, messages: &Messages) -> MateUse {
    let args = args! {
        "what" => other.what.as_str(),
        "edition" => words::edition(edition.where_silent(), messages),
        "rest" => other.text.as_str(),
    };
    let text = messages.text("laws-mate-use-unsaid", &args);
    MateUse { what: format!("unsaid-{}", other.what), text, ..other }
}

/// What follows from an answer where the other side's flag falls, it resigns, or it makes the illegal move that loses.
fn uses_of(answer: &MateAnswer, edition: Edition, messages: &Messages) -> Vec<MateUse> {
    let can = match answer.verdict.as_str() {
        "winnable" => Some(true),
        "unwinnable" => Some(false),
        _ => None,
    };
    let loser = if answer.side == "white" { "black" } else { "white" };
    let told = |what: &str, drawn: bool, articles: &[Article]| {
        let outcome = if drawn { "drawn" } else { "lost" };
        MateUse {
            what: what.to_owned(),
            side: answer.side.clone(),
            text: messages.text(
                &format!("laws-mate-use-{what}"),
                &args! { "loser" => loser, "outcome" => outcome },
            ),
            articles: words::cited(articles, messages),
        }
    };
    let mut uses: Vec<MateUse> = Ending::ALL
        .into_iter()
        .map(|ending| {
            let ruling = ended(ending, edition, can);
            told(ending.code(), ruling.outcome == EndingOutcome::Drawn, &[ruling.article])
        })
        .collect();
    let mut case = PenaltyCase::first(Fault::IllegalMove, edition, Pace::Standard);
    case.opponent_can_mate = can;
    if let Some(loses_on) = rule_on(&case).loses_on {
        case.before = loses_on.saturating_sub(1);
        let ruling = rule_on(&case);
        let drawn = ruling.outcome == PenaltyOutcome::Drawn;
        uses.push(told(Fault::IllegalMove.code(), drawn, &ruling.articles));
    }
    uses
}

/// A position asked about.
struct Told<'a> {
    position: &'a Chess,
    mode: CastlingMode,
    messages: &'a Messages,
}

impl Told<'_> {
    fn answer(&self, winner: Color, limit: Limit) -> MateAnswer {
        let answer = can_mate(self.position, winner, limit);
        let verdict = match answer {
            Answer::Winnable { .. } => "winnable",
            Answer::Unwinnable { .. } => "unwinnable",
            Answer::Undecided { .. } => "undecided",
        };
        let side = side(winner);
        let view = MateAnswer {
            side: side.to_owned(),
            verdict: verdict.to_owned(),
            headline: self.messages.plain(&format!("laws-mate-{verdict}-{side}")),
            ..MateAnswer::default()
        };
        match answer {
            Answer::Winnable { line } => self.winnable(&line, view),
            Answer::Unwinnable { reason } => self.unwinnable(reason, view),
            Answer::Undecided { limit } => {
                let args = args! { "count" => limit.positions };
                let text = self.messages.text("laws-mate-why-limit", &args);
                MateAnswer { reason: "limit".to_owned(), text, ..view }
            }
        }
    }

    fn winnable(&self, line: &[Move], view: MateAnswer) -> MateAnswer {
        if line.is_empty() {
            return MateAnswer { text: self.messages.plain("laws-mate-now"), ..view };
        }
        let letters: Language = letters_of(self.messages);
        let mut position = self.position.clone();
        let (mut san, mut numbered_line) = (Vec::new(), Vec::new());
        for &played in line {
            let text = in_letters(&position, played, letters);
            let starts = position.turn().is_white() || numbered_line.is_empty();
            numbered_line.push(if starts {
                numbered(position.fullmoves().get(), position.turn(), &text)
            } else {
                text.clone()
            });
            san.push(text);
            position.play_unchecked(played);
        }
        let args = args! { "line" => numbered_line.join(" ") };
        MateAnswer {
            text: self.messages.text("laws-mate-line", &args),
            line: line.iter().map(|played| played.to_uci(self.mode).to_string()).collect(),
            san,
            ..view
        }
    }

    fn unwinnable(&self, reason: Reason, view: MateAnswer) -> MateAnswer {
        let (code, text) = why(reason, self.messages);
        let view = MateAnswer { reason: code.to_owned(), text, ..view };
        match reason {
            Reason::Examined { positions, .. } => {
                MateAnswer { positions: positions.try_into().unwrap_or(u64::MAX), ..view }
            }
            Reason::Wall(wall) => MateAnswer {
                region: squares(wall.region),
                visitors: squares(wall.visitors),
                ..view
            },
            Reason::Material | Reason::Mated | Reason::Stalemate => view,
        }
    }
}

/// Longer lists of squares are counted, not told.
const MOST_SQUARES: usize = 8;

/// Why a side cannot checkmate: a code and the words.
pub(crate) fn why(reason: Reason, messages: &Messages) -> (&'static str, String) {
    match reason {
        Reason::Material => ("material", messages.plain("laws-mate-why-material")),
        Reason::Mated => ("mated", messages.plain("laws-mate-why-mated")),
        Reason::Stalemate => ("stalemate", messages.plain("laws-mate-why-stalemate")),
        Reason::Examined { positions, walls: 0 } => {
            let args = args! { "count" => positions };
            ("examined", messages.text("laws-mate-why-examined", &args))
        }
        Reason::Examined { positions, walls } => {
            let args = args! { "count" => positions, "walls" => walls };
            ("examined", messages.text("laws-mate-why-examined-walls", &args))
        }
        Reason::Wall(wall) => ("wall", wall_words(wall, messages)),
    }
}

fn wall_words(wall: Wall, messages: &Messages) -> String {
    let region = squares(wall.region);
    let visitors = squares(wall.visitors);
    let args = args! {
        "count" => region.len(),
        "region" => region.join(", "),
        "visitors" => visitors.join(", "),
    };
    let key = match (visitors.is_empty(), region.len() > MOST_SQUARES) {
        (true, false) => "laws-mate-why-wall",
        (true, true) => "laws-mate-why-wall-many",
        (false, false) => "laws-mate-why-wall-visitors",
        (false, true) => "laws-mate-why-wall-visitors-many",
    };
    let wall_told = messages.text(key, &args);
    match wall.pawns {
        Pawns::Fixed => messages.text("laws-mate-why-pawns-fixed", &args! { "rest" => wall_told }),
        Pawns::Loose => wall_told,
    }
}

fn squares(board: Bitboard) -> Vec<String> {
    board.into_iter().map(|square| square.to_string()).collect()
}
