//! Can that side still checkmate, by any series of legal moves?

mod board;
mod guide;
mod material;
mod search;
mod wall;

use shakmaty::{Chess, Color, Move};

use board::{Board, Steps};
use guide::Style;
use search::{Ended, Plan, Walls};

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
        /// How many of them are walls, behind which nothing was looked at.
        walls: usize,
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
    if let Some(wall) = wall::prove(&root, winner) {
        return Answer::Unwinnable { reason: Reason::Wall(wall) };
    }
    for plan in plans(&root, limit) {
        match search::search(&root, winner, &plan) {
            Ended::Mate(path) => return Answer::Winnable { line: board::line(&root, &path) },
            Ended::Exhausted { positions, walls } => {
                return Answer::Unwinnable { reason: Reason::Examined { positions, walls } };
            }
            Ended::Limit => {}
        }
    }
    Answer::Undecided { limit }
}

/// The searches to be made, one after the other. The first ones find nearly every mate; a search that goes astray is better
/// begun anew in another way than continued.
fn plans(root: &Board, limit: Limit) -> impl Iterator<Item = Plan> {
    use Style::{Other, Plain};
    use Walls::{Ignore, Seek};
    let seeks_walls = wall::is_worth_trying(root);
    let all = [
        (Plain, 12, Ignore, 400),
        (Other, 12, Ignore, 400),
        (Plain, 4, Ignore, 1_500),
        (Other, 30, Ignore, 1_500),
        (Plain, 30, Seek, 2_000),
        (Plain, 30, Ignore, 10_000),
        (Other, 12, Ignore, 50_000),
        (Plain, 12, Ignore, usize::MAX),
    ];
    all.into_iter()
        .filter(move |&(_, _, walls, _)| walls == Ignore || seeks_walls)
        .map(move |(style, again, walls, positions)| {
            let limit = positions.min(limit.positions);
            Plan { style, again, walls, limit }
        })
}
