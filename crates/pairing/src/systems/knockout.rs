//! Knock-out: who loses is out. There is no FIDE text for the tree; this is the usual one by seed.
//!
//! The tree has a power of two places; seeds 1 and 2 can meet in the last round only, 1 to 4 not before
//! the last two, and so on. Empty places are opposite the strongest. Who is absent is paired all the
//! same and loses by forfeit: rows do not tell an absence from an empty place.
//!
//! Who loses a game is out; after a double forfeit or 0-0 both are. A drawn game needs a play-off or a lot, which no row
//! of a report holds: who plays in a later round has gone on, and before that round exists, who is not
//! absent in it while the other is. Where neither tells, the round is refused: nobody goes on by
//! guess.

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

/// Who may still play in a round, and the games before it that leave that open.
struct Standing {
    out: BTreeSet<Tpn>,
    unwon: Vec<Unwon>,
}

pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Result<Round, NoRound> {
    let mut rows: Vec<_> = history.players.iter().collect();
    rows.sort_by_key(|row| row.tpn);
    let n_players = u16::try_from(rows.len()).unwrap_or(u16::MAX);
    if n_players < 2 {
        return Err(NoRound::TooFew { present: rows.len() });
    }
    let last = n_rounds(n_players);
    if round.0 == 0 || round.0 > last {
        return Err(NoRound::NoSuchRound { last: u16::from(last) });
    }
    let Standing { out, unwon } = standing(history, round, absent);
    if !unwon.is_empty() {
        return Err(NoRound::Undecided { games: unwon });
    }
    let out = |tpn: Tpn| out.contains(&tpn);
    let places: Vec<Option<Tpn>> =
        tree(last).into_iter().map(|seed| rows.get(seed as usize - 1).map(|row| row.tpn)).collect();
    let block = 1 << round.0;
    let mut found = Round::default();
    let mut still_in = 0;
    for places in places.chunks(block) {
        let (upper, lower) = places.split_at(block / 2);
        let survivor = |half: &[Option<Tpn>]| half.iter().flatten().copied().find(|it| !out(*it));
        let pair = [survivor(upper), survivor(lower)];
        still_in += pair.iter().flatten().count();
        match pair {
            [Some(a), Some(b)] => found.boards.push(board(history, round, a.min(b), a.max(b))),
            [Some(alone), None] | [None, Some(alone)] => found.free.push(alone),
            [None, None] => {}
        }
    }
    if found.boards.is_empty() && still_in < 2 {
        return Err(NoRound::Over { winner: found.free.first().copied() });
    }
    found.absent = rows.iter().map(|row| row.tpn).filter(|tpn| out(*tpn)).collect();
    found.boards.sort_by_key(|board| board.higher);
    Ok(found)
}

/// What the games before a round have settled.
fn standing(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Standing {
    let mut found = Standing { out: BTreeSet::new(), unwon: Vec::new() };
    for before in (1..round.0).map(RoundNo) {
        let mut games = paired(history, before).pairs;
        games.sort_by_key(|(white, black)| (*white).min(*black));
        for ((white, black), board) in games.into_iter().zip(1..) {
            match losers(history, before, white, black) {
                Some(losers) => found.out.extend(losers),
                None => match after(history, before, round, absent, white, black) {
                    Some(loser) => found.out.extend([loser]),
                    None => {
                        let board = BoardNo(board);
                        found.unwon.push(Unwon { round: before, board, white, black });
                    }
                },
            }
        }
    }
    found
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

/// Who has not gone on after a drawn game: the other one plays later, or is alone there to play now.
fn after(
    history: &History,
    drawn: RoundNo,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    white: Tpn,
    black: Tpn,
) -> Option<Tpn> {
    let rows = |tpn: Tpn| history.row(tpn).map_or(&[][..], |row| row.rounds.as_slice());
    let plays_later =
        |tpn: Tpn| rows(tpn).iter().skip(drawn.index() + 1).any(|cell| cell.opponent().is_some());
    let is_there = |tpn: Tpn| {
        !absent.contains(&tpn) && !history.row(tpn).is_some_and(|row| has_bye(row, round))
    };
    let told = |goes_on: &dyn Fn(Tpn) -> bool| match (goes_on(white), goes_on(black)) {
        (true, false) => Some(black),
        (false, true) => Some(white),
        (true, true) | (false, false) => None,
    };
    told(&plays_later).or_else(|| told(&is_there))
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
