//! Second opinions for small fields: every candidate of every bracket, compared as the articles say.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::RoundNo;
use tournament::points::Points;

use super::System;
use super::party::Party;
use crate::generate::{Dice, Share, Wishes, play};

/// Pairs of positions in the party.
pub(super) type Pairs = Vec<(usize, usize)>;

/// Every set of legal pairs of `members`, with who stays alone.
pub(super) fn candidates(party: &Party, members: &[usize]) -> Vec<(Pairs, Vec<usize>)> {
    let Some((own, rest)) = members.split_first() else { return vec![(Vec::new(), Vec::new())] };
    let mut all = Vec::new();
    for (pairs, mut alone) in candidates(party, rest) {
        alone.insert(0, *own);
        all.push((pairs, alone));
    }
    for other in rest.iter().copied().filter(|other| party.may_meet(*own, *other)) {
        let left: Vec<usize> = rest.iter().copied().filter(|it| *it != other).collect();
        for (mut pairs, alone) in candidates(party, &left) {
            pairs.insert(0, (*own, other));
            all.push((pairs, alone));
        }
    }
    all
}

/// Every subset, the smaller position first in each.
pub(super) fn subsets(list: &[usize]) -> Vec<Vec<usize>> {
    let Some((own, rest)) = list.split_first() else { return vec![Vec::new()] };
    let without = subsets(rest);
    let with = without.iter().map(|set| std::iter::once(*own).chain(set.iter().copied()).collect());
    let mut all: Vec<Vec<usize>> = with.collect();
    all.extend(without);
    all
}

/// Scores of players, highest first.
pub(super) fn scores_down(party: &Party, players: &[usize]) -> Vec<Reverse<Reverse<Points>>> {
    let mut scores: Vec<Points> = players.iter().map(|at| party.score(*at)).collect();
    scores.sort_by_key(|score| Reverse(*score));
    scores.into_iter().map(|score| Reverse(Reverse(score))).collect()
}

/// Random small tournaments up to each of their rounds.
pub(super) fn small_rounds(
    system: System,
    seeds: std::ops::Range<u64>,
    ask: &mut dyn FnMut(&History, RoundNo, &BTreeSet<tournament::ids::Tpn>),
) {
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let wishes = Wishes {
            players: Some((4, 9)),
            rounds: Some((5, 8)),
            draws: Some(Share::percent(40)),
            ..Wishes::default()
        };
        let settings = wishes.settle(&mut dice);
        let asked = std::cell::RefCell::new(&mut *ask);
        play(&settings, &mut dice, &|history, round, absent| {
            (asked.borrow_mut())(history, round, absent);
            let made = super::pair(system, history, round, absent).ok()?;
            let boards = made.boards.iter().map(|it| (it.white, it.black)).collect();
            Some((boards, made.bye))
        });
    }
}
