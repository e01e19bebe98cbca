//! What is wrong with a position given as FEN, with the place, so that it can be put right.
//!
//! FEN is no matter of the Laws: Standard: Portable Game Notation, 16.1. What a board contradicts and does no harm (a right to
//! castle, an en passant square) is no trouble here: see [`crate::game::left_out`].

use shakmaty::fen::Fen;
use shakmaty::{Board, Color, Piece, Role, Square};

use crate::game::{Game, StartError, StartFault};

/// What is wrong, with the place. Columns count characters from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// There is no text.
    Empty,
    /// The board has another number of ranks than eight.
    Ranks {
        /// How many.
        found: usize,
    },
    /// A rank has another number of squares than eight.
    Squares {
        /// The rank, 8 first.
        rank: usize,
        /// How many squares.
        found: usize,
        /// Where it begins.
        column: usize,
    },
    /// A sign on the board that is no piece, no number of empty squares and no end of a rank.
    Sign {
        /// The sign.
        sign: char,
        /// Where.
        column: usize,
    },
    /// Another field than the board cannot be read.
    Field {
        /// Which.
        field: Field,
        /// What stands there.
        found: String,
        /// Where.
        column: usize,
    },
    /// A side has no king or more than one.
    Kings {
        /// White's.
        white: Vec<Square>,
        /// Black's.
        black: Vec<Square>,
    },
    /// Pawns on the first or the last rank.
    Pawns {
        /// Where.
        squares: Vec<Square>,
    },
    /// The side that is not to move stands in check.
    OppositeCheck {
        /// Which.
        side: Color,
        /// Its king.
        king: Square,
    },
    /// Something else.
    Other,
}

/// A field behind the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// `w` or `b`.
    Turn,
    /// `KQkq` or `-`.
    Castling,
    /// A square or `-`.
    EnPassant,
    /// Half-moves since the last pawn move or capture.
    Quiet,
    /// Number of the move.
    Number,
}

impl Field {
    /// Code in messages.
    pub const fn code(self) -> &'static str {
        match self {
            Field::Turn => "turn",
            Field::Castling => "castling",
            Field::EnPassant => "en-passant",
            Field::Quiet => "quiet",
            Field::Number => "number",
        }
    }
}

/// What is wrong with a position; `None` if a game can begin with it.
///
/// ```
/// use laws::fen::{Trouble, trouble};
///
/// assert_eq!(trouble("8/8/8/8/8/8/8/K6k w - - 0 1"), None);
/// let found = Trouble::Squares { rank: 7, found: 9, column: 3 };
/// assert_eq!(trouble("8/9/8/8/8/8/8/K6k w - - 0 1"), Some(found));
/// ```
pub fn trouble(text: &str) -> Option<Trouble> {
    let error = Game::from_fen(text).err()?;
    Some(match error {
        StartError::NotFen { .. } => unreadable(text),
        StartError::NoSuchChess960 { .. } => Trouble::Other,
        StartError::Impossible { .. } => impossible(text, error.fault()),
    })
}

fn unreadable(text: &str) -> Trouble {
    let mut fields = fields(text);
    let Some((board, column)) = fields.next() else { return Trouble::Empty };
    if let Some(trouble) = of_board(board, column) {
        return trouble;
    }
    let kinds = [Field::Turn, Field::Castling, Field::EnPassant, Field::Quiet, Field::Number];
    for (field, (found, column)) in kinds.into_iter().zip(fields) {
        if !is_read(field, found) {
            let found = found.chars().take(40).collect();
            return Trouble::Field { field, found, column };
        }
    }
    Trouble::Other
}

/// The words of a text and the columns where they begin.
fn fields(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let mut rest = text;
    let mut column = 1;
    std::iter::from_fn(move || {
        let blank = rest.len() - rest.trim_start().len();
        column += rest[..blank].chars().count();
        rest = &rest[blank..];
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let at = column;
        column += word.chars().count();
        rest = after;
        (!word.is_empty()).then_some((word, at))
    })
}

fn of_board(board: &str, first: usize) -> Option<Trouble> {
    // What stands in the hand, as some variants write it, is not looked at.
    let mut column = first;
    for sign in board.chars() {
        let known =
            matches!(sign, '0'..='9' | '/' | '~' | '[' | ']') || Piece::from_char(sign).is_some();
        if !known {
            return Some(Trouble::Sign { sign, column });
        }
        column += 1;
    }
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != 8 {
        return Some(Trouble::Ranks { found: ranks.len() });
    }
    let mut column = first;
    for (rank, text) in (1..=8).rev().zip(ranks) {
        let squares = text.chars().filter(|it| *it != '~');
        let found: usize =
            squares.map(|it| it.to_digit(10).map_or(1, |empty| empty as usize)).sum();
        if found != 8 {
            return Some(Trouble::Squares { rank, found, column });
        }
        column += text.chars().count() + 1;
    }
    None
}

fn is_read(field: Field, found: &str) -> bool {
    match field {
        Field::Turn => matches!(found, "w" | "b"),
        Field::Castling => {
            found == "-"
                || found
                    .chars()
                    .all(|it| matches!(it, 'K' | 'Q' | 'A'..='H' | 'k' | 'q' | 'a'..='h'))
        }
        Field::EnPassant => found == "-" || found.parse::<Square>().is_ok(),
        Field::Quiet | Field::Number => found.parse::<u32>().is_ok(),
    }
}

fn impossible(text: &str, fault: StartFault) -> Trouble {
    let Ok(fen) = text.trim().parse::<Fen>() else { return Trouble::Other };
    let setup = fen.into_setup();
    let board: &Board = &setup.board;
    let men = |color: Color, role: Role| -> Vec<Square> {
        (board.by_color(color) & board.by_role(role)).into_iter().collect()
    };
    match fault {
        StartFault::Kings => Trouble::Kings {
            white: men(Color::White, Role::King),
            black: men(Color::Black, Role::King),
        },
        StartFault::Pawns => {
            let squares = board.pawns().into_iter();
            let edge = |it: &Square| matches!(u32::from(it.rank()), 0 | 7);
            Trouble::Pawns { squares: squares.filter(edge).collect() }
        }
        StartFault::OppositeCheck => {
            let side = !setup.turn;
            match men(side, Role::King).first() {
                Some(&king) => Trouble::OppositeCheck { side, king },
                None => Trouble::Other,
            }
        }
        StartFault::NotFen | StartFault::Castling | StartFault::EnPassant | StartFault::Other => {
            Trouble::Other
        }
    }
}
