//! Knock-out: who loses is out. There is no FIDE text for the tree; this is the usual one by seed.
//!
//! The tree has a power of two places; seeds 1 and 2 can meet in the last round only, 1 to 4 not before
//! the last two, and so on. Empty places are opposite the strongest. Who is absent is paired all the
//! same and loses by forfeit: rows do not tell an absence from an empty place.
//!
//! Who loses a game is out; after a double forfeit or 0-0 both are. A drawn game needs a play-off or a lot, which no row
//! of a report holds: who plays in a later round has gone on, and before that round exists, who is not
//! absent in it while the other is. Where neither tells, the round is refused: nobody goes on by
//! guess. Where neither of the two is there, nobody goes on, and whoever is opposite does without a game.

use std::collections::BTreeSet;

use tournament::history::{Cell, History};
use tournament::ids::{BoardNo, RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{Color, Score};

use super::{Board, ColorBecause, NoRound, Round};
use crate::check::paired;
use crate::color::InitialColor;
use crate::field::{has_bye, played};

/// A game of a knock-out after which nobody has gone on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwon {
    /// The round it was played in.
    pub round: RoundNo,
    /// Its board: the games of the round in order of their stronger seeds.
    pub board: BoardNo,
    /// Had White.
    pub white: Tpn,
    /// Had Black.
    pub black: Tpn,
}

/// How many rounds a knock-out takes.
pub fn n_rounds(n_players: u16) -> u8 {
    let mut rounds = 0;
    while u32::from(n_players) > 1 << rounds {
        rounds += 1;
    }
    rounds
}

/// The seeds in order of their places in the tree, places of a size that is a power of two.
fn tree(n_rounds: u8) -> Vec<u32> {
    let mut seeds = vec![1];
    for _ in 0..n_rounds {
        let size = seeds.len() as u32 * 2;
        seeds = seeds.into_iter().flat_map(|seed| [seed, size + 1 - seed]).collect();
    }
    seeds
}

/// The places of the tree and who was drawn to them.
pub(super) struct Tree {
    /// By place; seeds from 1, also of empty places.
    seeds: Vec<usize>,
    /// By seed.
    players: Vec<Tpn>,
}

impl Tree {
    pub(super) fn of(history: &History) -> Tree {
        let mut players: Vec<Tpn> = history.players.iter().map(|row| row.tpn).collect();
        players.sort();
        let last = n_rounds(u16::try_from(players.len()).unwrap_or(u16::MAX));
        Tree { seeds: tree(last).into_iter().map(|seed| seed as usize).collect(), players }
    }

    /// Places, empty ones included.
    pub(super) fn size(&self) -> usize {
        self.seeds.len()
    }

    fn place(&self, tpn: Tpn) -> Option<usize> {
        let seed = self.players.iter().position(|it| *it == tpn)? + 1;
        self.seeds.iter().position(|it| *it == seed)
    }

    /// The seeds of the two neighboring parts whose survivors meet on the board of a player: the player's own
    /// part first, the strongest seed first in each.
    pub(super) fn parts(&self, round: RoundNo, tpn: Tpn) -> Option<(Vec<usize>, Vec<usize>)> {
        let (at, half) = (self.place(tpn)?, 1 << round.index());
        let part = |which: usize| {
            let seeds = self.seeds.get(which * half..(which + 1) * half)?;
            let real = seeds.iter().copied().filter(|seed| *seed <= self.players.len());
            let mut real: Vec<usize> = real.collect();
            real.sort_unstable();
            Some(real)
        };
        let own = at / half;
        Some((part(own)?, part(own ^ 1)?))
    }

    /// The first round in which two can meet.
    pub(super) fn meeting(&self, a: Tpn, b: Tpn) -> RoundNo {
        let (Some(a), Some(b)) = (self.place(a), self.place(b)) else { return RoundNo(1) };
        let mut round = 1;
        while a >> round != b >> round {
            round += 1;
        }
        RoundNo(round)
    }
}

/// What a part of the tree has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// Nobody is left in it.
    Empty,
    /// Goes on.
    One(Tpn),
    /// One of the two of a game without a winner.
    Open(Unwon),
}

impl Slot {
    fn holds(self, tpn: Tpn) -> bool {
        match self {
            Slot::Empty => false,
            Slot::One(one) => one == tpn,
            Slot::Open(game) => game.white == tpn || game.black == tpn,
        }
    }
}

/// The parts of the tree whose survivors meet in a round, and the games before it that leave some open.
struct Standing {
    slots: Vec<Option<Tpn>>,
    unwon: Vec<Unwon>,
    gone: Vec<Unwon>,
}

/// Games without a winner after which nobody goes on, for neither of the two is there to play the round: whoever is
/// opposite goes on without a game.
pub fn gone(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Vec<Unwon> {
    let tree = Tree::of(history);
    match tree.size() >> round.index() > 1 {
        true => standing(&tree, history, round, absent).gone,
        false => Vec::new(),
    }
}

pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Result<Round, NoRound> {
    let tree = Tree::of(history);
    let n_players = tree.players.len();
    if n_players < 2 {
        return Err(NoRound::TooFew { present: n_players });
    }
    let last = n_rounds(u16::try_from(n_players).unwrap_or(u16::MAX));
    if round.0 == 0 || round.0 > last {
        return Err(NoRound::NoSuchRound { last: u16::from(last) });
    }
    let Standing { slots, unwon, .. } = standing(&tree, history, round, absent);
    if !unwon.is_empty() {
        return Err(NoRound::Undecided { games: unwon });
    }
    let mut found = Round::default();
    for block in slots.chunks(2) {
        match (block.first().copied().flatten(), block.get(1).copied().flatten()) {
            (Some(a), Some(b)) => {
                found.boards.push(board(history, round, a.min(b), a.max(b)));
            }
            (Some(alone), None) | (None, Some(alone)) => found.free.push(alone),
            (None, None) => {}
        }
    }
    if found.boards.is_empty() && found.free.len() < 2 {
        return Err(NoRound::Over { winner: found.free.first().copied() });
    }
    let still_in: BTreeSet<Tpn> = slots.iter().flatten().copied().collect();
    found.absent = tree.players.iter().copied().filter(|tpn| !still_in.contains(tpn)).collect();
    found.boards.sort_by_key(|board| board.higher);
    Ok(found)
}

/// What the games before a round have settled.
fn standing(tree: &Tree, history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Standing {
    let seat = |seed: &usize| tree.players.get(seed.wrapping_sub(1)).copied();
    let mut slots: Vec<Slot> =
        tree.seeds.iter().map(|seed| seat(seed).map_or(Slot::Empty, Slot::One)).collect();
    let there = |tpn: Tpn| {
        !absent.contains(&tpn) && !history.row(tpn).is_some_and(|row| has_bye(row, round))
    };
    for before in (1..round.0).map(RoundNo) {
        slots = after(history, before, &slots, &there);
    }
    let mut found = Standing { slots: Vec::new(), unwon: Vec::new(), gone: Vec::new() };
    for slot in slots {
        let (mut unwon, mut gone) = (None, None);
        found.slots.push(match slot {
            Slot::Empty => None,
            Slot::One(one) => Some(one),
            // A play-off or a lot has decided: who is there goes on.
            Slot::Open(game) => match (there(game.white), there(game.black)) {
                (true, false) => Some(game.white),
                (false, true) => Some(game.black),
                (true, true) => {
                    unwon = Some(game);
                    None
                }
                (false, false) => {
                    gone = Some(game);
                    None
                }
            },
        });
        found.unwon.extend(unwon);
        found.gone.extend(gone);
    }
    found.unwon.sort_by_key(|game| (game.round, game.board));
    found.gone.sort_by_key(|game| (game.round, game.board));
    found
}

/// The parts of the tree after a round. A game that a hand has paired against the tree takes the place of its
/// stronger seed, or the first one left; whoever had no game goes on where nobody is opposite.
fn after(
    history: &History,
    round: RoundNo,
    slots: &[Slot],
    there: &dyn Fn(Tpn) -> bool,
) -> Vec<Slot> {
    let mut games = paired(history, round).pairs;
    games.sort_by_key(|(white, black)| (*white).min(*black));
    let playing: BTreeSet<Tpn> = games.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let block_of = |tpn: Tpn| slots.iter().position(|slot| slot.holds(tpn)).map(|at| at / 2);
    let mut next: Vec<Option<Slot>> = vec![None; slots.len().div_ceil(2)];
    let mut beside = Vec::new();
    for ((white, black), board) in games.into_iter().zip(1..) {
        let result = match losers(history, round, white, black).as_deref() {
            None => Slot::Open(Unwon { round, board: BoardNo(board), white, black }),
            Some([loser]) => Slot::One(if *loser == white { black } else { white }),
            Some(_) => Slot::Empty,
        };
        match (block_of(white), block_of(black)) {
            (Some(one), Some(other)) if one == other && next[one].is_none() => {
                next[one] = Some(result);
            }
            (one, other) => {
                beside.push((if white < black { [one, other] } else { [other, one] }, result))
            }
        }
    }
    for (own, result) in beside {
        let free = own.into_iter().flatten().find(|at| next[*at].is_none());
        let free = free.or_else(|| next.iter().position(Option::is_none));
        if let Some(at) = free {
            next[at] = Some(result);
        }
    }
    let rests = |slot: Slot| match slot {
        Slot::Empty => Slot::Empty,
        Slot::One(one) if playing.contains(&one) => Slot::Empty,
        // Who plays has gone on, and left the other one behind.
        Slot::Open(game) if playing.contains(&game.white) || playing.contains(&game.black) => {
            Slot::Empty
        }
        Slot::One(_) | Slot::Open(_) => slot,
    };
    let mut waiting = Vec::new();
    for (block, place) in slots.chunks(2).zip(&mut next) {
        let pair = [block.first().copied(), block.get(1).copied()];
        let pair = pair.map(|slot| slot.map_or(Slot::Empty, rests));
        match place {
            None => *place = Some(without_game(history, round, pair, there)),
            Some(_) => waiting.extend(pair.into_iter().filter(|slot| *slot != Slot::Empty)),
        }
    }
    // Whoever a hand left without a game beside a board of the own place.
    let mut waiting = waiting.into_iter();
    next.into_iter()
        .map(|slot| match slot.unwrap_or(Slot::Empty) {
            Slot::Empty => waiting.next().unwrap_or(Slot::Empty),
            taken => taken,
        })
        .collect()
}

/// Who goes on from two parts that had no game in a round.
fn without_game(
    history: &History,
    round: RoundNo,
    pair: [Slot; 2],
    there: &dyn Fn(Tpn) -> bool,
) -> Slot {
    let rows = |tpn: Tpn| history.row(tpn).map_or(&[][..], |row| row.rounds.as_slice());
    let plays_later =
        |tpn: Tpn| rows(tpn).iter().skip(round.index() + 1).any(|cell| cell.opponent().is_some());
    match pair {
        [Slot::Empty, slot] | [slot, Slot::Empty] => slot,
        // Nobody was there to play on: whoever was opposite went on.
        [Slot::One(one), Slot::Open(_)] | [Slot::Open(_), Slot::One(one)] => Slot::One(one),
        [Slot::Open(_), Slot::Open(_)] => Slot::Empty,
        [Slot::One(a), Slot::One(b)] => {
            let on = |goes: &dyn Fn(Tpn) -> bool| match (goes(a), goes(b)) {
                (true, false) => Some(a),
                (false, true) => Some(b),
                (true, true) | (false, false) => None,
            };
            on(&plays_later).or_else(|| on(there)).map_or(Slot::One(a.min(b)), Slot::One)
        }
    }
}

/// Who lost a game; `None` where it says nothing about it.
fn losers(history: &History, round: RoundNo, white: Tpn, black: Tpn) -> Option<Vec<Tpn>> {
    let cell = |tpn: Tpn| history.row(tpn).and_then(|row| row.rounds.get(round.index())).copied();
    let lost = |tpn: Tpn| {
        let cell = cell(tpn);
        matches!(
            cell,
            Some(Cell::Game { score: Score::Loss, .. } | Cell::Forfeit { won: false, .. })
        )
    };
    let won = |tpn: Tpn| {
        matches!(
            cell(tpn),
            Some(Cell::Game { score: Score::Win, .. } | Cell::Forfeit { won: true, .. })
        )
    };
    let losers: Vec<Tpn> = [(white, black), (black, white)]
        .into_iter()
        .filter(|(own, other)| lost(*own) || won(*other))
        .map(|(own, _)| own)
        .collect();
    Some(losers).filter(|losers| !losers.is_empty())
}

/// Fewer games with White first; else the other color than last; else odd seeds start with the initial color.
pub(super) fn board(history: &History, round: RoundNo, higher: Tpn, lower: Tpn) -> Board {
    let colors = |tpn: Tpn| {
        let cells = history.row(tpn).map_or(&[][..], |row| row.rounds.as_slice());
        let earlier = cells.iter().take(round.index());
        earlier.filter_map(|cell| played(*cell)).map(|(_, color)| color).collect::<Vec<Color>>()
    };
    let (own, other) = (colors(higher), colors(lower));
    let whites = |colors: &[Color]| colors.iter().filter(|it| **it == Color::White).count();
    let blacks = |colors: &[Color]| colors.len() - whites(colors);
    let key = |colors: &[Color]| whites(colors) as i64 - blacks(colors) as i64;
    let initial = InitialColor::of(history).color();
    let (color, because) = match (key(&own).cmp(&key(&other)), own.last()) {
        (std::cmp::Ordering::Less, _) => (Color::White, ColorBecause::FewerWhites),
        (std::cmp::Ordering::Greater, _) => (Color::Black, ColorBecause::FewerWhites),
        (std::cmp::Ordering::Equal, Some(last)) => (last.other(), ColorBecause::HigherRanked),
        (std::cmp::Ordering::Equal, None) => {
            let color = if higher.0 % 2 == 1 { initial } else { initial.other() };
            (color, ColorBecause::Initial)
        }
    };
    let (white, black) = if color == Color::White { (higher, lower) } else { (lower, higher) };
    Board {
        white,
        black,
        higher,
        white_score: Points::ZERO,
        black_score: Points::ZERO,
        color: because,
    }
}
