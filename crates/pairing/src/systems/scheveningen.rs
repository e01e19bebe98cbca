//! Scheveningen: everybody of one team against everybody of the other. There is no FIDE text for
//! individual tables of every size; this is the cyclic one.
//!
//! The first half of the numbers is one team, the second half the other; teams of unequal size are
//! refused. In round `r` player `i` of the first team meets player `i + r - 1` of the second, counted round. All of the first team have the initial color in odd
//! rounds and the other in even ones, so that everybody alternates.

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use super::{Board, ColorBecause, NoRound, Round};
use crate::color::InitialColor;
use crate::field::has_bye;

/// How many rounds it takes.
pub fn n_rounds(n_players: u16) -> u16 {
    n_players.div_ceil(2)
}

/// The size of a team, and the place of a player among all numbers, from 0: the first half is one team.
pub(super) fn place(history: &History, tpn: Tpn) -> Option<(usize, usize)> {
    let mut numbers: Vec<Tpn> = history.players.iter().map(|row| row.tpn).collect();
    numbers.sort();
    let at = numbers.iter().position(|it| *it == tpn)?;
    Some((numbers.len() / 2, at))
}

/// The round in which two players meet; `None` within a team.
pub(super) fn round_of(history: &History, a: Tpn, b: Tpn) -> Option<RoundNo> {
    let (size, one) = place(history, a.min(b))?;
    let (_, other) = place(history, a.max(b))?;
    if one >= size || other < size {
        return None;
    }
    u8::try_from((other - one) % size + 1).ok().map(RoundNo)
}

pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Result<Round, NoRound> {
    let mut numbers: Vec<Tpn> = history.players.iter().map(|row| row.tpn).collect();
    numbers.sort();
    if numbers.len() < 2 {
        return Err(NoRound::TooFew { present: numbers.len() });
    }
    if !numbers.len().is_multiple_of(2) {
        let players = u16::try_from(numbers.len()).unwrap_or(u16::MAX);
        return Err(NoRound::UnequalTeams { players });
    }
    let last = n_rounds(u16::try_from(numbers.len()).unwrap_or(u16::MAX));
    if round.0 == 0 || u16::from(round.0) > last {
        return Err(NoRound::NoSuchRound { last });
    }
    let (own, other) = numbers.split_at(numbers.len() / 2);
    let away =
        |tpn: Tpn| absent.contains(&tpn) || history.row(tpn).is_some_and(|row| has_bye(row, round));
    let initial = InitialColor::of(history).color();
    let color = if round.0 % 2 == 1 { initial } else { initial.other() };
    let mut found = Round::default();
    for (at, mine) in own.iter().enumerate() {
        let theirs = other[(at + round.index()) % other.len()];
        let (white, black) = if color == Color::White { (*mine, theirs) } else { (theirs, *mine) };
        match (away(*mine), away(theirs)) {
            (false, false) => found.boards.push(Board {
                white,
                black,
                higher: *mine,
                white_score: Points::ZERO,
                black_score: Points::ZERO,
                color: ColorBecause::Table,
            }),
            (false, true) => found.free.push(*mine),
            (true, false) => found.free.push(theirs),
            (true, true) => {}
        }
    }
    found.absent = numbers.iter().copied().filter(|tpn| away(*tpn)).collect();
    Ok(found)
}
