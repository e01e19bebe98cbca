//! Can that side still checkmate, by any series of legal moves?

mod board;
mod guide;
mod material;
mod search;
mod wall;

use shakmaty::{Chess, Color, Move};

use board::{Board, Step, Steps};
use search::Ended;

/// How much work one answer may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    /// Positions kept by one search.
    pub positions: usize,
}

impl Default for Limit {
    fn default() -> Limit {
        Limit { positions: 1_000_000 }
    }
}

/// Why no mate is possible.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// Too few men.
    Material,
    /// It is mate of the side asked about, or of nobody: stalemate.
    Over(Over),
    /// Every position was looked at.
    Examined {
        /// How many.
        positions: usize,
    },
    /// Wall.
    Wall(wall::Wall),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Over {
    /// mated
    Checkmated,
    /// stalemate
    Stalemate,
}

/// Answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Winnable {
        /// The line.
        line: Vec<Move>,
    },
    /// No.
    Unwinnable {
        /// Why.
        reason: Reason,
    },
    /// Unknown.
    Undecided {
        /// The limit.
        limit: Limit,
    },
}

/// Answers the question.
pub fn can_mate(position: &Chess, winner: Color, limit: Limit) -> Answer {
    let root = Board::from_chess(position);
    let mut steps = Steps::new();
    root.steps(&mut steps);
    if steps.is_empty() {
        let check = root.is_check();
        return match (check, root.turn == winner) {
            (true, false) => Answer::Winnable { line: Vec::new() },
            (true, true) => Answer::Unwinnable { reason: Reason::Over(Over::Checkmated) },
            (false, _) => Answer::Unwinnable { reason: Reason::Over(Over::Stalemate) },
        };
    }
    if material::cannot_mate(&root, winner) {
        return Answer::Unwinnable { reason: Reason::Material };
    }
    let answer = |path: &[Step]| Answer::Winnable { line: board::line(&root, path) };
    if let Some(wall) = wall::prove(&root, winner) {
        return Answer::Unwinnable { reason: Reason::Wall(wall) };
    }
    match search::search(&root, winner, limit.positions) {
        Ended::Mate(path) => answer(&path),
        Ended::Exhausted(positions) => {
            Answer::Unwinnable { reason: Reason::Examined { positions } }
        }
        Ended::Limit => Answer::Undecided { limit },
    }
}
