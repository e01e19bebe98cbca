//! Touched pieces in words.

use i18n::{Messages, args};
use laws::article::Article;
use laws::game::Game;
use laws::touch::castling::{CastlingChance, Obstacle};
use laws::touch::{
    self, ClaimRight, Contact, Discretion, OpponentSince, Release, TouchCase, TouchError,
    TouchKind, TouchOrder, TouchRuling,
};
use shakmaty::{Color, Move, Position, Role, Square};
use tournament::state::State;

use super::sheet::{in_letters, left_out_of, letters_of, quoted};
use super::{bad, claimant, edition, position, section_of, words};
use crate::api::touch::{TouchInput, TouchView};
use crate::error::ApiError;

/// Judges touched pieces and words the answer.
pub(crate) fn examine(
    input: &TouchInput,
    state: Option<&State>,
    messages: &Messages,
) -> Result<TouchView, ApiError> {
    let section = section_of(input.tournament, state, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let game = position(&input.fen, messages)?;
    let mut case = TouchCase::new(&game, Vec::new(), edition);
    let mut adjusted = Vec::new();
    for text in &input.touched {
        let said = text.trim().strip_prefix(['~', '≈']);
        let touched =
            touch::parse(said.unwrap_or(text)).map_err(|error| fault(&error, messages))?;
        if said.is_some() { &mut adjusted } else { &mut case.touched }.push(touched);
    }
    case.order = match input.order.as_str() {
        "" | "known" => TouchOrder::Known,
        "unclear" => TouchOrder::Unclear,
        "atOnce" => TouchOrder::AtOnce,
        other => {
            return Err(bad(
                "claims-bad-choice",
                "order",
                other,
                &["known", "unclear", "atOnce"],
                messages,
            ));
        }
    };
    case.contact = match input.contact.as_str() {
        "" | "deliberate" => Contact::Deliberate,
        "adjusting" => Contact::Adjusting,
        "accidental" => Contact::Accidental,
        other => {
            let known = ["deliberate", "adjusting", "accidental"];
            return Err(bad("claims-bad-choice", "contact", other, &known, messages));
        }
    };
    if let Some(player) = claimant(&input.player, messages)? {
        case.player = player;
    }
    if input.opponent_touched {
        case.since = OpponentSince::TouchedPiece;
    }
    // "I adjust" frees the pieces that it was said for, and no others (2023, 4.2.1).
    let freed = match adjusted.as_slice() {
        [] => None,
        _ => {
            let freed =
                TouchCase { touched: adjusted, contact: Contact::Adjusting, ..case.clone() };
            Some((touch::judge(&freed).map_err(|error| fault(&error, messages))?, freed))
        }
    };
    if let Some((_, freed)) = freed.as_ref().filter(|_| case.touched.is_empty()) {
        case = freed.clone();
    }
    let ruling = touch::judge(&case).map_err(|error| fault(&error, messages))?;
    let told = Told { game: &game, case: &case, ruling: &ruling, messages };
    let mixed = freed.filter(|(_, freed)| freed.touched != case.touched);
    let free: Vec<String> = mixed
        .iter()
        .flat_map(|(_, freed)| &freed.touched)
        .map(|it| {
            messages.text("laws-touch-piece-adjusted", &args! { "piece" => told.piece(it.square) })
        })
        .collect();
    let mut articles = cited(&ruling, messages);
    for article in mixed.iter().flat_map(|(ruling, _)| cited(ruling, messages)) {
        if !articles.contains(&article) {
            articles.push(article);
        }
    }
    let moves = ruling.moves.iter().map(|&played| told.written(played)).collect();
    Ok(TouchView {
        kind: ruling.kind.code().to_owned(),
        sentence: told.sentence(),
        because: left_out_of(&input.fen, messages)
            .into_iter()
            .chain(free)
            .chain(told.because())
            .collect(),
        obligation: ruling.uci(game.castling_mode()),
        moves,
        free_choice: ruling.choice == touch::Choice::Free,
        can_claim: ruling.claim == ClaimRight::Open,
        discretion: ruling.discretion == Discretion::Arbiter,
        articles,
        edition: edition.code().to_owned(),
        local_clauses: words::clauses(Some(&super::clauses(section, None)), messages)
            .map_or_else(String::new, |it| it.text),
    })
}

/// What was asked cannot be judged, in words.
pub(crate) fn fault(error: &TouchError, messages: &Messages) -> ApiError {
    let (key, found) = match error {
        TouchError::NothingTouched => ("claims-touch-nothing", String::new()),
        TouchError::EmptySquare { square } => ("claims-touch-empty", square.to_string()),
        TouchError::NotATouch { text } => ("claims-touch-bad", quoted(text)),
    };
    bad(key, "touched", &found, &[], messages)
}

fn cited(ruling: &TouchRuling, messages: &Messages) -> Vec<crate::api::claim::ArticleView> {
    let lost = match ruling.claim {
        ClaimRight::Open => None,
        ClaimRight::Lost(article) => Some(article),
    };
    let all: Vec<Article> = ruling.articles.iter().copied().chain(lost).collect();
    words::cited(&all, messages)
}

struct Told<'a> {
    game: &'a Game,
    case: &'a TouchCase,
    ruling: &'a TouchRuling,
    messages: &'a Messages,
}

impl Told<'_> {
    fn written(&self, played: Move) -> String {
        in_letters(self.game.last(), played, letters_of(self.messages))
    }

    fn sentence(&self) -> String {
        let kind = self.ruling.kind;
        let own = self.ruling.decided_by.is_some_and(|square| {
            self.game.last().board().color_at(square) == Some(self.case.player)
        });
        let key = match kind {
            TouchKind::FirstOfBoth if own => "laws-touch-first-of-both-own".to_owned(),
            TouchKind::FirstOfBoth => "laws-touch-first-of-both-theirs".to_owned(),
            other => format!("laws-touch-{}", other.code()),
        };
        let piece = self.ruling.decided_by.map_or_else(String::new, |square| self.piece(square));
        let other = self.captured().map_or_else(String::new, |square| self.piece(square));
        let rook = self.ruling.castling.as_ref().map_or_else(String::new, |it| self.piece(it.rook));
        let args = args! {
            "piece" => piece, "other" => other, "rook" => rook, "side" => super::sheet::side(self.case.player),
        };
        words::capitalized(&self.messages.text(&key, &args))
    }

    /// The first touched piece of the opponent.
    fn captured(&self) -> Option<Square> {
        let board = self.game.last().board();
        let theirs = |square: &Square| board.color_at(*square) == Some(!self.case.player);
        self.case.touched.iter().map(|touch| touch.square).find(theirs)
    }

    /// "the rook on h1".
    fn piece(&self, square: Square) -> String {
        let role = match self.game.last().board().role_at(square) {
            Some(Role::King) => "king",
            Some(Role::Queen) => "queen",
            Some(Role::Rook) => "rook",
            Some(Role::Bishop) => "bishop",
            Some(Role::Knight) => "knight",
            Some(Role::Pawn) | None => "pawn",
        };
        let args = args! { "role" => role, "square" => square.to_string() };
        self.messages.text("laws-piece-on", &args)
    }

    fn because(&self) -> Vec<String> {
        let (ruling, messages) = (self.ruling, self.messages);
        let mut told = Vec::new();
        if let Some(attempt) = &ruling.castling {
            told.extend(self.castling(&attempt.chance));
        }
        match ruling.release {
            Release::None => {}
            Release::Stays => told.push(messages.plain("laws-touch-release-stays")),
            Release::NotLegal => told.push(messages.plain("laws-touch-release-not-legal")),
            Release::OtherPieceObliges => told.push(messages.plain("laws-touch-release-other")),
        }
        if ruling.choice == touch::Choice::Obliged {
            let moves: Vec<String> =
                ruling.moves.iter().map(|&played| self.written(played)).collect();
            let args = args! { "count" => moves.len(), "moves" => moves.join(", ") };
            told.push(messages.text("laws-touch-moves", &args));
        }
        if ruling.rule_of != self.case.edition {
            let args = args! {
                "article" => ruling.main_article().map_or("", |article| article.number),
                "edition" => words::edition(ruling.rule_of, messages),
            };
            told.push(messages.text("laws-reason-edition-silent", &args));
        }
        if let ClaimRight::Lost(_) = ruling.claim {
            let opponent = super::sheet::side(!self.case.player);
            told.push(messages.text("laws-touch-claim-lost", &args! { "side" => opponent }));
        }
        if ruling.discretion == Discretion::Arbiter {
            told.push(messages.plain("laws-touch-discretion"));
        }
        told
    }

    fn castling(&self, chance: &CastlingChance) -> Vec<String> {
        let messages = self.messages;
        match chance {
            CastlingChance::Legal => Vec::new(),
            CastlingChance::LostForGood => vec![messages.plain("laws-castling-lost")],
            CastlingChance::NotNow(obstacles) => {
                let mut told = vec![messages.plain("laws-castling-not-now")];
                told.extend(obstacles.iter().map(|it| self.obstacle(*it)));
                told
            }
        }
    }

    fn obstacle(&self, obstacle: Obstacle) -> String {
        let (key, square) = match obstacle {
            Obstacle::PieceBetween(square) => ("laws-castling-between", Some(square)),
            Obstacle::InCheck => ("laws-castling-in-check", None),
            Obstacle::CrossesAttack(square) => ("laws-castling-crosses", Some(square)),
            Obstacle::ArrivesOnAttack(square) => ("laws-castling-arrives", Some(square)),
        };
        let square = square.map_or_else(String::new, |square| square.to_string());
        self.messages.text(key, &args! { "square" => square })
    }
}

/// Which side, as commands have it.
pub(crate) fn color(code: &str) -> Option<Color> {
    match code {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}
