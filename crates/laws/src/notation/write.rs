//! Writing moves: short and long algebraic, figurines, any language.

use std::fmt::Write as _;

use shakmaty::san::San;
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Rank, Role, Square};

use super::letters::{Language, PieceNames};
use crate::game::Game;

/// How moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WriteOptions {
    /// Letters of a language or figurines.
    pub pieces: PieceNames,
    /// Short or long form (C.8).
    pub form: Form,
    /// Zeros (C.13) or the letter O (PGN).
    pub castling: CastlingSign,
    /// Sign before the new piece of a pawn.
    pub promotion: PromotionSign,
    /// Sign between the squares of a capture.
    pub capture: CaptureStyle,
    /// Check and mate signs.
    pub check: CheckStyle,
}

/// Forms of algebraic notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// `Nf3`, the square of departure only where needed.
    Short,
    /// `Ng1-f3`.
    Long,
    /// `Ng1-f3`, and a capture names what it takes: `Bd3xNf5`.
    Reversible,
}

/// Signs for castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingSign {
    /// `0-0`.
    Zero,
    /// `O-O`.
    LetterO,
}

/// What stands before the new piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PromotionSign {
    /// `a8=Q`.
    Equals,
    /// `a8Q` (C.11).
    Bare,
    /// `a8(Q)`.
    Parentheses,
}

/// Signs for captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureStyle {
    /// `x`.
    Cross,
    /// `:`.
    Colon,
    /// None: `Ne5`, `ed5`.
    Absent,
}

/// Signs for check and mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckStyle {
    /// `+` and `#`.
    PlusAndHash,
    /// `+` and `++` (C.13 and the old summary).
    PlusAndDouble,
    /// None.
    Absent,
}

impl WriteOptions {
    /// Short form as in PGN, with the letters of a language.
    pub const fn short(language: Language) -> WriteOptions {
        WriteOptions {
            pieces: PieceNames::Letters(language),
            form: Form::Short,
            castling: CastlingSign::LetterO,
            promotion: PromotionSign::Equals,
            capture: CaptureStyle::Cross,
            check: CheckStyle::PlusAndHash,
        }
    }

    /// Long form.
    pub const fn long(language: Language) -> WriteOptions {
        WriteOptions { form: Form::Long, ..WriteOptions::short(language) }
    }

    /// Short form with figurines.
    pub const fn figurine() -> WriteOptions {
        WriteOptions { pieces: PieceNames::Figurines, ..WriteOptions::short(Language::English) }
    }

    /// The complete notation of the old Spanish summary: `Ac1-f4`, `0-0`, `++` for mate.
    pub const fn old_spanish() -> WriteOptions {
        WriteOptions {
            pieces: PieceNames::Letters(Language::Spanish),
            form: Form::Long,
            castling: CastlingSign::Zero,
            promotion: PromotionSign::Bare,
            capture: CaptureStyle::Cross,
            check: CheckStyle::PlusAndDouble,
        }
    }
}

/// Writes a legal move.
///
/// ```
/// use laws::game::{Game, Ply};
/// use laws::notation::{letters::Language, write::{WriteOptions, written}};
///
/// let game = Game::standard().with_uci(["g1f3"])?;
/// let knight = game.moves()[0];
/// assert_eq!(written(game.start(), knight, &WriteOptions::short(Language::Spanish)), "Cf3");
/// assert_eq!(written(game.start(), knight, &WriteOptions::old_spanish()), "Cg1-f3");
/// # Ok::<(), laws::game::UciError>(())
/// ```
pub fn written(position: &Chess, played: Move, options: &WriteOptions) -> String {
    let mut text = body(position, played, options);
    if options.check != CheckStyle::Absent {
        let mut after = position.clone();
        after.play_unchecked(played);
        if after.is_check() {
            text.push_str(match (options.check, after.is_checkmate()) {
                (_, false) => "+",
                (CheckStyle::PlusAndDouble, true) => "++",
                (CheckStyle::PlusAndHash | CheckStyle::Absent, true) => "#",
            });
        }
    }
    text
}

/// Writes a whole game as a numbered text: `1. e4 e5 2. Nf3`.
pub fn movetext(game: &Game, options: &WriteOptions) -> String {
    let mut text = String::new();
    for (index, (&played, position)) in game.moves().iter().zip(game.positions()).enumerate() {
        if index > 0 {
            text.push(' ');
        }
        let number = position.fullmoves();
        match position.turn() {
            Color::White => {
                let _ = write!(text, "{number}. ");
            }
            Color::Black if index == 0 => {
                let _ = write!(text, "{number}... ");
            }
            Color::Black => {}
        }
        // What is not legal is told with both squares.
        let stands = game.standing().iter().any(|ply| usize::try_from(ply.0) == Ok(index + 1));
        match (stands, options.form) {
            (true, Form::Short) => {
                let long = WriteOptions { form: Form::Long, ..*options };
                text.push_str(&written(position, played, &long));
            }
            _ => text.push_str(&written(position, played, options)),
        }
    }
    text
}

fn body(position: &Chess, played: Move, options: &WriteOptions) -> String {
    match (played, options.form) {
        (Move::Castle { .. }, _) => castling(played, options.castling).to_owned(),
        (
            Move::Normal { from, to, .. } | Move::EnPassant { from, to },
            Form::Long | Form::Reversible,
        ) => long(position, played, (from, to), options),
        (Move::Normal { .. } | Move::EnPassant { .. }, Form::Short) => {
            short(position, played, options)
        }
        (Move::Put { .. }, _) => played.to_string(),
    }
}

fn castling(played: Move, sign: CastlingSign) -> &'static str {
    match (played.castling_side(), sign) {
        (Some(CastlingSide::QueenSide), CastlingSign::Zero) => "0-0-0",
        (Some(CastlingSide::QueenSide), CastlingSign::LetterO) => "O-O-O",
        (_, CastlingSign::Zero) => "0-0",
        (_, CastlingSign::LetterO) => "O-O",
    }
}

fn long(
    position: &Chess,
    played: Move,
    (from, to): (Square, Square),
    options: &WriteOptions,
) -> String {
    let color = position.turn();
    let mut text = options.pieces.sign(played.role(), color).to_owned();
    text.push_str(&from.to_string());
    match played.capture() {
        Some(taken) => {
            text.push_str(capture_sign(options.capture));
            if options.form == Form::Reversible {
                text.push_str(options.pieces.sign(taken, color.other()));
            }
        }
        None => text.push('-'),
    }
    text.push_str(&to.to_string());
    push_promotion(&mut text, played, color, options);
    text
}

fn short(position: &Chess, played: Move, options: &WriteOptions) -> String {
    let color = position.turn();
    let mut text = options.pieces.sign(played.role(), color).to_owned();
    // `San` settles by legal moves alone which of file and rank are needed.
    if let San::Normal { file, rank, .. } = San::from_move(position, played) {
        text.extend(file.map(|file| file.char()));
        text.extend(rank.map(Rank::char));
    }
    if played.is_capture() {
        text.push_str(capture_sign(options.capture));
    }
    text.push_str(&played.to().to_string());
    push_promotion(&mut text, played, color, options);
    text
}

const fn capture_sign(style: CaptureStyle) -> &'static str {
    match style {
        CaptureStyle::Cross => "x",
        CaptureStyle::Colon => ":",
        CaptureStyle::Absent => "",
    }
}

fn push_promotion(text: &mut String, played: Move, color: Color, options: &WriteOptions) {
    let Some(role) = played.promotion() else {
        return;
    };
    let sign = match role {
        Role::Pawn => "",
        role => options.pieces.sign(role, color),
    };
    match options.promotion {
        PromotionSign::Equals => {
            text.push('=');
            text.push_str(sign);
        }
        PromotionSign::Bare => text.push_str(sign),
        PromotionSign::Parentheses => {
            text.push('(');
            text.push_str(sign);
            text.push(')');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, uci: &str, options: WriteOptions, expected: &str) {
        let game = Game::from_fen(fen).unwrap().with_uci([uci]).unwrap();
        assert_eq!(written(game.start(), game.moves()[0], &options), expected);
    }

    const PROMOTION: &str = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

    #[test]
    fn forms() {
        check(PROMOTION, "e7d8q", WriteOptions::short(Language::Spanish), "exd8=D+");
        check(PROMOTION, "e7d8q", WriteOptions::long(Language::German), "e7xd8=D+");
        check(PROMOTION, "e7d8q", WriteOptions::old_spanish(), "e7xd8D+");
        check(PROMOTION, "e7d8q", WriteOptions::figurine(), "exd8=♕+");
        let reversible =
            WriteOptions { form: Form::Reversible, ..WriteOptions::short(Language::English) };
        check(PROMOTION, "e7d8q", reversible, "e7xRd8=Q+");
    }

    #[test]
    fn castling_and_mate() {
        let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        check(fen, "e1c1", WriteOptions::old_spanish(), "0-0-0");
        check(fen, "e1g1", WriteOptions::short(Language::English), "O-O");
        check(
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40",
            "a1a8",
            WriteOptions::old_spanish(),
            "Ta1-a8++",
        );
    }

    #[test]
    fn numbered_text() {
        let game = Game::standard().with_uci(["e2e4", "e7e5", "g1f3"]).unwrap();
        assert_eq!(movetext(&game, &WriteOptions::short(Language::French)), "1. e4 e5 2. Cf3");
    }
}
