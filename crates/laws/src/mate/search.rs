//! The search through positions: the most promising first, each at most once.
//!
//! It ends in one of three ways: a mate, with the moves that led there; no position left, which proves that there is no
//! mate; or the limit. Positions are compared whole, so the proof does not rest on hashes. A position in which the winner
//! lacks the material for any mate is counted and not looked beyond; nothing else is left out.

use shakmaty::{Color, Square};

use super::board::{Board, Step, Steps};
use super::guide::{self, Guide, Scored, Style, Weights};
use super::{material, wall};

/// How a search ended.
pub(super) enum Ended {
    /// Mate, by these moves.
    Mate(Vec<Step>),
    /// Every position that can arise was seen, or a wall before it.
    Exhausted { positions: usize, walls: usize },
    /// There is a wall.
    Wall(wall::Wall),
    /// The limit came first.
    Limit,
}

const NONE: u32 = u32::MAX;

/// All positions seen, and in which order to go on.
///
/// What waits is a move of a position seen; it is played only when its turn comes.
struct Frontier {
    boards: Vec<Board>,
    origins: Vec<(u32, Step)>,
    /// Open addressing over indices of `boards`.
    table: Vec<u32>,
    /// Moves that wait, in lists, the last one first.
    waiting: Vec<Waiting>,
    /// Where the list of every score starts.
    heads: [u32; guide::WORST],
    /// Places in `waiting` to be used again.
    unused: u32,
    lowest: usize,
    novelty: Novelty,
}

/// What was seen already at every score: which kind of man came to which square.
///
/// A move that brings nothing new at its score can wait. That keeps a search from trying all orders of moves that do not
/// matter where one that does is needed. It decides only the order; nothing is left out.
struct Novelty {
    came: [u64; Novelty::SIZE],
    /// The node in which a score was met last.
    node: [u32; guide::WORST],
}

impl Novelty {
    const SIZE: usize = 256;

    /// 1 if that kind of man came to that square at that score before, else 0. Which it is cannot be guessed, so it is
    /// counted with, not asked.
    #[inline]
    fn is_known(&mut self, kind: usize, to: Square, score: usize) -> usize {
        let came = &mut self.came[(score * 12 + kind) % Novelty::SIZE];
        let known = *came >> to.to_u32() & 1;
        *came |= 1 << to.to_u32();
        known as usize
    }

    /// 1 if another move of that node has that score, else 0.
    #[inline]
    fn is_again(&mut self, node: u32, score: usize) -> usize {
        let differs = u64::from(self.node[score] ^ node);
        self.node[score] = node;
        (differs.wrapping_sub(1) >> 63) as usize
    }
}

/// A position to look at.
struct Node {
    index: u32,
    board: Board,
    /// The score at which its quiet moves waited, if only these are left of it.
    rest: Option<usize>,
}

/// A move of a position seen, and the next in its list. [`Step::NONE`] stands for all its quiet moves but the first.
#[derive(Clone, Copy)]
struct Waiting {
    parent: u32,
    step: Step,
    next: u32,
}

impl Frontier {
    /// Nothing seen. Made in place: it is large.
    #[inline(always)]
    fn new() -> Frontier {
        Frontier {
            boards: Vec::with_capacity(128),
            origins: Vec::with_capacity(128),
            table: vec![NONE; 256],
            waiting: Vec::with_capacity(1024),
            heads: [NONE; guide::WORST],
            unused: NONE,
            lowest: 0,
            novelty: Novelty { came: [0; Novelty::SIZE], node: [NONE; guide::WORST] },
        }
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

    fn wait(&mut self, parent: u32, step: Step, score: usize) {
        let score = score.min(guide::WORST - 1);
        let waiting = Waiting { parent, step, next: self.heads[score] };
        let place = self.unused;
        if place == NONE {
            self.heads[score] = u32::try_from(self.waiting.len()).unwrap_or(NONE);
            self.waiting.push(waiting);
        } else {
            self.heads[score] = place;
            self.unused = self.waiting[place as usize].next;
            self.waiting[place as usize] = waiting;
        }
        self.lowest = self.lowest.min(score);
    }

    /// The most promising position that was not seen before, or one whose quiet moves come to be looked at.
    fn next(&mut self) -> Option<Node> {
        while self.lowest < guide::WORST {
            let place = self.heads[self.lowest];
            if place == NONE {
                self.lowest += 1;
                continue;
            }
            let Waiting { parent, step, next } = self.waiting[place as usize];
            self.heads[self.lowest] = next;
            self.waiting[place as usize].next = self.unused;
            self.unused = place;
            let parent_board = &self.boards[parent as usize];
            if step == Step::NONE {
                let board = *parent_board;
                return Some(Node { index: parent, board, rest: Some(self.lowest) });
            }
            let board = parent_board.after(step);
            if let Some(index) = self.insert(&board, parent, step) {
                return Some(Node { index, board, rest: None });
            }
        }
        None
    }

    fn path(&self, mut index: u32) -> Vec<Step> {
        let mut path = Vec::new();
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

/// How to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Plan {
    /// Which positions look near.
    pub(super) style: Style,
    /// What counts how much.
    pub(super) weights: &'static Weights,
    /// Added to the score of a move that looks the same as another.
    pub(super) again: usize,
    /// Added to the score of a move that brings nothing new.
    pub(super) known: usize,
    /// Whether walls are looked for in every position.
    pub(super) walls: Walls,
    /// Positions kept at most.
    pub(super) limit: usize,
}

/// Whether a search looks for walls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Walls {
    /// In every position. Nothing is looked at behind one.
    Seek,
    /// Nowhere.
    Ignore,
    /// Around the position asked about, when so many were seen and none was a mate.
    After(usize),
}

/// Searches from a position.
pub(super) fn search(root: &Board, winner: Color, plan: &Plan) -> Ended {
    let mut frontier = Frontier::new();
    frontier.insert(root, NONE, Step::NONE);
    let mut steps = Steps::new();
    let mut scored = Vec::with_capacity(64);
    let mut whole = true;
    let mut wall_at = match plan.walls {
        Walls::After(positions) => positions.min(plan.limit),
        Walls::Seek | Walls::Ignore => usize::MAX,
    };
    let mut walls = 0;
    let mut current = Some(Node { index: 0, board: *root, rest: None });
    while let Some(Node { index, board, rest }) = current {
        let color = 6 * (board.turn as usize);
        if let Some(score) = rest {
            board.steps(&mut steps);
            let guide = Guide::new(&board, winner, plan.style, plan.weights);
            guide.rest(steps.as_slice(), |role, step| {
                let kind = color + role as usize - 1;
                let known = frontier.novelty.is_known(kind, step.to(), score);
                frontier.wait(index, step, score + plan.known * known);
            });
        } else if plan.walls == Walls::Seek && wall::prove(&board, winner).is_some() {
            walls += 1;
        } else if !material::cannot_mate(&board, winner) {
            let guide = Guide::new(&board, winner, plan.style, plan.weights);
            if board.turn == winner {
                board.steps(&mut steps);
            } else {
                board.steps_amid(&mut steps, guide.attacks());
                if steps.is_empty() && board.is_check() {
                    return Ended::Mate(frontier.path(index));
                }
            }
            whole &= !steps.is_full();
            scored.clear();
            let more = guide.scores(steps.as_slice(), &mut scored);
            for &Scored { step, role, score } in &scored {
                let mut later = 0;
                if score > 0 {
                    // Of moves that look the same one is enough at first.
                    let novelty = &mut frontier.novelty;
                    let role = step.promotion().unwrap_or(role);
                    let kind = color + role as usize - 1;
                    later = plan.again * novelty.is_again(index, score)
                        + plan.known * novelty.is_known(kind, step.to(), score);
                }
                frontier.wait(index, step, score + later);
            }
            if let Some(score) = more {
                frontier.wait(index, Step::NONE, score + plan.again);
            }
        }
        if frontier.boards.len() >= wall_at {
            wall_at = usize::MAX;
            if let Some(wall) = wall::prove(root, winner) {
                return Ended::Wall(wall);
            }
        }
        if frontier.boards.len() >= plan.limit {
            return Ended::Limit;
        }
        current = frontier.next();
    }
    let positions = frontier.boards.len();
    if whole { Ended::Exhausted { positions, walls } } else { Ended::Limit }
}
