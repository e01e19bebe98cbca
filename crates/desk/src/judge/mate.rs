//! "Can he still mate?" for a client: a FEN becomes a question to `laws`, its answer becomes words.

use i18n::{Messages, args};
use laws::article::Article;
use laws::mate::{Answer, Limit, Reason, can_mate, position};
use laws::notation::letters::Language;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, EnPassantMode, Move, Position};
use tournament::state::State;

use super::sheet::{in_letters, letters_of, numbered, side};
use super::{edition, section_of, words};
use crate::api::mate::{ClaimMate, MateAnswer, MateView};
use crate::error::ApiError;

/// The answer to a question, with the articles that it matters for: the dead position, the flag that fell.
pub(crate) fn view_for(
    input: &ClaimMate,
    state: Option<&State>,
    messages: &Messages,
) -> Result<MateView, ApiError> {
    let section = section_of(input.tournament, state, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let mut view = view(&input.fen, input.winner.as_deref(), input.limit, messages)?;
    let dead = view.dead.then(|| edition.dead_article().or(edition.where_silent().dead_article()));
    let articles: Vec<Article> =
        dead.flatten().into_iter().chain([edition.flag_article()]).collect();
    view.articles = words::cited(&articles, messages);
    edition.code().clone_into(&mut view.edition);
    if let (Some(told), Some(answer)) =
        (super::board::silence(edition, &articles, messages), view.answers.first_mut())
    {
        answer.text = format!("{} {told}", answer.text);
    }
    Ok(view)
}

/// The answer for the sides asked about.
pub(crate) fn view(
    fen: &str,
    winner: Option<&str>,
    limit: Option<u32>,
    messages: &Messages,
) -> Result<MateView, ApiError> {
    let sides = match winner.map(str::trim).unwrap_or_default() {
        "" => vec![Color::White, Color::Black],
        "white" => vec![Color::White],
        "black" => vec![Color::Black],
        other => return Err(ApiError::bad_value(messages, "winner", other)),
    };
    let (position, mode) = position(fen)
        .map_err(|error| super::sheet::bad_start("fen", fen, error.fault(), messages))?;
    let limit = limit.map_or(Limit::DEFAULT, |positions| Limit {
        positions: Limit::DEFAULT.positions.min(positions as usize),
    });
    let told = Told { position: &position, mode, messages };
    let answers: Vec<MateAnswer> =
        sides.into_iter().map(|winner| told.answer(winner, limit)).collect();
    let dead = answers.len() == 2 && answers.iter().all(|answer| answer.verdict == "unwinnable");
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    Ok(MateView { fen, answers, dead, ..MateView::default() })
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
        let messages = self.messages;
        let (code, text) = match reason {
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
            Reason::Wall(wall) => {
                let args = args! {
                    "region" => squares(wall.region).join(", "),
                    "visitors" => squares(wall.visitors).join(", "),
                };
                let key = if wall.visitors.is_empty() {
                    "laws-mate-why-wall"
                } else {
                    "laws-mate-why-wall-visitors"
                };
                ("wall", messages.text(key, &args))
            }
        };
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

fn squares(board: Bitboard) -> Vec<String> {
    board.into_iter().map(|square| square.to_string()).collect()
}
