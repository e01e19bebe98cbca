//! Can that side still checkmate, by any series of legal moves, with the other side's help?
//!
//! The question is asked when a flag falls (Laws 2023, 6.9), when a player resigns (5.1.2), after a second illegal move
//! (7.5.5) and for a dead position (5.2.2). Whose move it is makes no difference to who is asked about. The fifty-move rule
//! and repetitions are not looked at, because neither ends a game by itself before 9.6.
//!
//! # How it is answered
//!
//! 1. [`material`]: men that cannot mate anywhere. 2. [`wall`]: men that never get near the king. 3. [`search`]: positions
//!    one after the other, those first that [`guide`] takes for near; it finds a mate, or it comes to an end because no
//!    position is left. Every "no" is proven, every "yes" has its line; what the limit leaves open is said to be open.
//!
//! A short search comes before the wall, because it nearly always finds the mate.

mod blockers;
mod board;
mod geometry;
mod guide;
mod material;
mod search;
mod wall;

use std::fmt;
use std::str::FromStr;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, FromSetup, Move};

use board::{Board, Steps};
use guide::{Style, Weights};
use search::{Ended, Plan, Walls};

use crate::game::{StartError, StartFault, left_out_by, tolerated};

pub use shakmaty::Color;
pub use wall::{Pawns, Wall};

/// How much work one answer may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    /// Positions that one search may keep. A million take about two seconds and 150 megabytes.
    pub positions: usize,
}

impl Limit {
    /// Enough for all but a handful of composed positions.
    pub const DEFAULT: Limit = Limit { positions: 1_000_000 };
}

impl Default for Limit {
    fn default() -> Limit {
        Limit::DEFAULT
    }
}

/// Why that side cannot checkmate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// His men cannot mate anywhere.
    Material,
    /// The game is over: he is mated himself.
    Mated,
    /// The game is over: the side to move has no legal move and is not in check (Laws 2023, 5.2.1).
    Stalemate,
    /// Every position that can still arise was examined, and none is such a mate.
    Examined {
        /// How many positions, the present one included.
        positions: usize,
        /// In how many of them a wall was proven, so that nothing behind them was examined.
        walls: usize,
    },
    /// His men never get to the king.
    Wall(Wall),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Material => f.write_str("his men cannot mate anywhere"),
            Reason::Mated => f.write_str("he is mated"),
            Reason::Stalemate => f.write_str("stalemate"),
            Reason::Examined { positions, .. } => write!(f, "{positions} positions, none is mate"),
            Reason::Wall(Wall { pawns: Pawns::Fixed, .. }) => {
                f.write_str("no pawn can move or be taken, and nothing gets to the king")
            }
            Reason::Wall(_) => f.write_str("nothing gets to the king"),
        }
    }
}

/// Whether a side can still checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It can.
    Winnable {
        /// Legal moves from the position asked about to the mate. It need not be a short way. Empty if it is mate.
        line: Vec<Move>,
    },
    /// It cannot.
    Unwinnable {
        /// Why.
        reason: Reason,
    },
    /// Neither a mate nor a proof was found.
    Undecided {
        /// The limit that was reached.
        limit: Limit,
    },
}

/// Whether `winner` can checkmate from that position.
///
/// ```
/// use laws::mate::{Answer, Limit, Reason, can_mate, position};
/// use shakmaty::Color;
///
/// // Black has to take the queen.
/// let (forced, _) = position("k7/1Q1K4/8/8/8/8/8/8 b - - 0 1").expect("a FEN");
/// let examined = Answer::Unwinnable { reason: Reason::Examined { positions: 2, walls: 0 } };
/// assert_eq!(can_mate(&forced, Color::White, Limit::DEFAULT), examined);
/// ```
pub fn can_mate(position: &Chess, winner: Color, limit: Limit) -> Answer {
    let root = Board::from_chess(position);
    let mut steps = Steps::new();
    root.steps(&mut steps);
    if steps.is_empty() {
        return match (root.is_check(), root.turn == winner) {
            (true, false) => Answer::Winnable { line: Vec::new() },
            (true, true) => Answer::Unwinnable { reason: Reason::Mated },
            (false, _) => Answer::Unwinnable { reason: Reason::Stalemate },
        };
    }
    if material::cannot_mate(&root, winner) {
        return Answer::Unwinnable { reason: Reason::Material };
    }
    let seeks_walls = wall::is_worth_trying(&root);
    for plan in plans(seeks_walls, limit) {
        match search::search(&root, winner, &plan) {
            Ended::Mate(path) => return Answer::Winnable { line: board::line(&root, &path) },
            Ended::Exhausted { positions, walls } => {
                return Answer::Unwinnable { reason: Reason::Examined { positions, walls } };
            }
            Ended::Wall(wall) => return Answer::Unwinnable { reason: Reason::Wall(wall) },
            Ended::Limit => {}
        }
    }
    Answer::Undecided { limit }
}

/// Reads a position to be asked about, with the way its castling is written.
///
/// More men than a game can have and checks that no move can give are let through: composed positions have them, and the
/// question makes sense. An en passant square or a right to castle that the board contradicts is left out: see
/// [`position_and_left_out`], for the answer may hang on it.
///
/// # Errors
///
/// [`StartError`] if the text is no FEN or the position cannot be played, such as one without a king.
pub fn position(fen: &str) -> Result<(Chess, CastlingMode), StartError> {
    position_and_left_out(fen).map(|(position, mode, _)| (position, mode))
}

/// The same with what was left out.
///
/// # Errors
///
/// As [`position`].
pub fn position_and_left_out(
    fen: &str,
) -> Result<(Chess, CastlingMode, Vec<StartFault>), StartError> {
    let read = Fen::from_str(fen.trim())
        .map_err(|source| StartError::NotFen { text: fen.to_owned(), source })?;
    let setup = read.into_setup();
    let mode = CastlingMode::detect(&setup);
    let error = match Chess::from_setup(setup, mode) {
        Ok(position) => return Ok((position, mode, Vec::new())),
        Err(error) => error,
    };
    let left_out = left_out_by(&error);
    let position = tolerated(error)
        .map_err(|source| StartError::Impossible { text: fen.to_owned(), source })?;
    Ok((position, mode, left_out))
}

/// The searches to be made, one after the other. The first ones find nearly every mate; a search that goes astray is better
/// begun anew in another way than continued.
///
/// Each: style, what a move of the same look and one without novelty have to wait, walls, positions at most.
fn plans(seeks_walls: bool, limit: Limit) -> impl Iterator<Item = Plan> {
    use Style::{Other, Plain};
    use Walls::{After, Ignore, Seek};
    // Mostly there is a mate at once. A wall without blocked pawns is rare.
    let first_wall = After(if seeks_walls { 24 } else { usize::MAX });
    let all = [
        (Plain, 13, 14, first_wall, 400),
        (Other, 12, 20, Ignore, 400),
        (Plain, 13, 14, Ignore, 4_000),
        (Plain, 4, 4, Ignore, 1_500),
        (Other, 30, 30, Ignore, 1_500),
        (Plain, 30, 0, Seek, 2_000),
        (Plain, 60, 60, Ignore, 10_000),
        (Other, 60, 60, Ignore, 50_000),
        (Plain, 60, 60, Ignore, usize::MAX),
    ];
    all.into_iter()
        .enumerate()
        .filter(move |&(_, (_, _, _, walls, _))| walls != Seek || seeks_walls)
        .map(move |(index, (style, again, known, walls, positions))| {
            let weights =
                if index == 0 || index == 2 { &Weights::GAMES } else { &Weights::STUDIES };
            let limit = positions.min(limit.positions);
            Plan { style, weights, again, known, walls, limit }
        })
}
