//! The search through positions: the most promising first, each at most once.
//!
//! It ends in one of three ways: a mate, with the moves that led there; no position left, which proves that there is no
//! mate; or the limit. Positions are compared whole, so the proof does not rest on hashes. A position in which the winner
//! lacks the material for any mate is counted and not looked beyond; nothing else is left out.

use shakmaty::Color;

use super::board::{Board, Step, Steps};
use super::material;

/// How a search ended.
pub(super) enum Ended {
    /// Mate, by these moves.
    Mate(Vec<Step>),
    /// Every position that can arise was seen, this many.
    Exhausted(usize),
    /// The limit came first.
    Limit,
}

/// Number of buckets: scores are cut off there.
const BUCKETS: usize = 256;

const NONE: u32 = u32::MAX;

/// All positions seen, and in which order to go on.
struct Frontier {
    boards: Vec<Board>,
    origins: Vec<(u32, Step)>,
    /// Open addressing over indices of `boards`.
    table: Vec<u32>,
    buckets: Vec<Vec<u32>>,
    lowest: usize,
}

impl Frontier {
    fn new(root: &Board) -> Frontier {
        let mut frontier = Frontier {
            boards: Vec::new(),
            origins: Vec::new(),
            table: vec![NONE; 256],
            buckets: vec![Vec::new(); BUCKETS],
            lowest: 0,
        };
        frontier.insert(root, NONE, Step::NONE);
        frontier.open(0, 0);
        frontier
    }

    /// The index of a position not seen before.
    fn insert(&mut self, board: &Board, parent: u32, step: Step) -> Option<u32> {
        let mask = self.table.len() - 1;
        let mut place = board.hash() as usize & mask;
        loop {
            let index = self.table[place];
            if index == NONE {
                break;
            }
            if self.boards[index as usize] == *board {
                return None;
            }
            place = (place + 1) & mask;
        }
        let index = u32::try_from(self.boards.len()).ok()?;
        self.table[place] = index;
        self.boards.push(*board);
        self.origins.push((parent, step));
        if self.boards.len() * 2 > self.table.len() {
            self.grow();
        }
        Some(index)
    }

    fn grow(&mut self) {
        let size = self.table.len() * 4;
        self.table.clear();
        self.table.resize(size, NONE);
        let mask = size - 1;
        for (index, board) in (0_u32..).zip(&self.boards) {
            let mut place = board.hash() as usize & mask;
            while self.table[place] != NONE {
                place = (place + 1) & mask;
            }
            self.table[place] = index;
        }
    }

    fn open(&mut self, index: u32, score: usize) {
        let score = score.min(BUCKETS - 1);
        self.buckets[score].push(index);
        self.lowest = self.lowest.min(score);
    }

    fn next(&mut self) -> Option<(u32, Board)> {
        while self.lowest < BUCKETS {
            if let Some(index) = self.buckets[self.lowest].pop() {
                return Some((index, self.boards[index as usize]));
            }
            self.lowest += 1;
        }
        None
    }

    fn path(&self, mut index: u32, last: Step) -> Vec<Step> {
        let mut path = vec![last];
        while index != NONE {
            let (parent, step) = self.origins[index as usize];
            if parent != NONE {
                path.push(step);
            }
            index = parent;
        }
        path.reverse();
        path
    }
}

/// Searches from a position that is not over yet, with at most `limit` positions kept.
pub(super) fn search(
    root: &Board,
    winner: Color,
    limit: usize,
    score: impl Fn(&Board) -> usize,
) -> Ended {
    let mut frontier = Frontier::new(root);
    let mut steps = Steps::new();
    let mut replies = Steps::new();
    let mut whole = true;
    while let Some((index, board)) = frontier.next() {
        board.steps(&mut steps);
        whole &= !steps.is_full();
        for &step in steps.as_slice() {
            let child = board.after(step);
            if child.turn != winner && child.is_check() {
                child.steps(&mut replies);
                if replies.is_empty() {
                    return Ended::Mate(frontier.path(index, step));
                }
            }
            let Some(new) = frontier.insert(&child, index, step) else { continue };
            if !material::cannot_mate(&child, winner) {
                frontier.open(new, score(&child));
            }
        }
        if frontier.boards.len() > limit {
            return Ended::Limit;
        }
    }
    if whole { Ended::Exhausted(frontier.boards.len()) } else { Ended::Limit }
}
