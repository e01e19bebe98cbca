//! Knock-out: who loses is out. There is no FIDE text for the tree; this is the usual one by seed.
//!
//! The tree has a power of two places; seeds 1 and 2 can meet in the last round only, 1 to 4 not before
//! the last two, and so on. Empty places are opposite the strongest. A game without a winner is
//! nobody's guess: the round is refused until a play-off or a lot has settled it (enter the result
//! of who goes on). Who is absent is paired all the same and loses by forfeit: rows do not tell an
//! absence from an empty place.

use std::collections::BTreeSet;

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{Color, Score};

use super::{Board, ColorBecause, NoRound, Round};
use crate::color::InitialColor;
use crate::field::played;

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

pub(super) fn pair(history: &History, round: RoundNo) -> Result<Round, NoRound> {
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
    let undecided = undecided(history, round);
    if !undecided.is_empty() {
        return Err(NoRound::Undecided { games: undecided });
    }
    let out = |tpn: Tpn| history.row(tpn).is_none_or(|row| has_lost(&row.rounds, round));
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
        return Err(NoRound::TooFew { present: still_in });
    }
    found.absent = rows.iter().map(|row| row.tpn).filter(|tpn| out(*tpn)).collect();
    found.boards.sort_by_key(|board| board.higher);
    Ok(found)
}

fn has_lost(rounds: &[Cell], before: RoundNo) -> bool {
    rounds.iter().take(before.index()).any(|cell| {
        matches!(cell, Cell::Game { score: Score::Loss, .. } | Cell::Forfeit { won: false, .. })
    })
}

/// Games before a round that nobody won.
fn undecided(history: &History, before: RoundNo) -> Vec<(Tpn, Tpn)> {
    let mut games = BTreeSet::new();
    for row in &history.players {
        for cell in row.rounds.iter().take(before.index()) {
            let open = match cell {
                Cell::Game { opponent, color, score: Score::Draw, .. }
                | Cell::Open { opponent, color } => Some((*opponent, *color)),
                Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Bye(_) => None,
            };
            games.extend(open.map(|(opponent, color)| match color {
                Color::White => (row.tpn, opponent),
                Color::Black => (opponent, row.tpn),
            }));
        }
    }
    games.into_iter().collect()
}

/// Fewer games with White first; else the other color than last; else odd seeds start with the initial color.
fn board(history: &History, round: RoundNo, higher: Tpn, lower: Tpn) -> Board {
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
