//! The order of the boards of one round (C.04.2 3.6, 2026).

use std::cmp::Reverse;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use crate::field;

/// What a board is sorted by; the first board has the least.
pub type Key = (Reverse<Points>, Reverse<Points>, Tpn);

/// Puts boards in order: pairing score of the higher ranked, sum of both scores, number of the
/// higher ranked.
///
/// Scores are those before `round` with the virtual points of that round (C.04.7 1.5); `players`
/// names the two of a board in any order. A number without a row counts as having no points.
/// Boards that compare equal keep their order, and a bye belongs after all of them.
pub fn sort<T>(
    boards: &mut [T],
    history: &History,
    round: RoundNo,
    players: impl Fn(&T) -> (Tpn, Tpn),
) {
    let mut scores: Vec<(Tpn, Points)> = history
        .players
        .iter()
        .map(|row| (row.tpn, field::pairing_score(history, row, round)))
        .collect();
    scores.sort_by_key(|(tpn, _)| *tpn);
    let rank = |tpn: Tpn| {
        let known = scores.binary_search_by_key(&tpn, |(tpn, _)| *tpn);
        (known.map_or(Points::ZERO, |at| scores[at].1), tpn)
    };
    boards.sort_by_cached_key(|board| {
        let (one, other) = players(board);
        key(rank(one), rank(other))
    });
}

/// The key of two players with their pairing scores, in any order.
pub fn key(one: (Points, Tpn), other: (Points, Tpn)) -> Key {
    let higher = |player: (Points, Tpn)| (Reverse(player.0), player.1);
    let first = if higher(one) <= higher(other) { one } else { other };
    (Reverse(first.0), Reverse(one.0 + other.0), first.1)
}
