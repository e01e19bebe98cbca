//! How well each bracket of a draft does, criterion by criterion, so that two drafts can be compared.

use std::cmp::Reverse;

use tournament::ids::Tpn;

use super::{Rule, Worse};
use crate::draft::{Bracket, Criterion, Draft, Pair};
use crate::dutch::again::left_over_next;
use crate::dutch::criteria::topscorer_costs;
use crate::field::Field;

/// What a bracket costs by one rule; less is better. Lists compare from the first entry on.
type Cost = (Rule, Vec<i64>);

/// The first bracket and criterion by which another round is behind: brackets are compared from the top, and only one
/// in which the two form different pairs can decide.
pub(crate) fn first_difference(field: &Field, draft: &Draft, other: &Draft) -> Worse {
    let bye = |draft: &Draft| draft.bye.map_or(0, |bye| i64::from(bye.score.0));
    if bye(draft) != bye(other) {
        let bracket = draft.bye.map_or(0, |bye| bye.bracket);
        return Worse { bracket, rule: Rule::C5, drafted: bye(draft), other: bye(other) };
    }
    let pairs = |draft: &Draft, bracket: usize| {
        let mut pairs = draft.brackets[bracket].pairs.clone();
        pairs.sort();
        pairs
    };
    let mut brackets = 0..draft.brackets.len().min(other.brackets.len());
    let Some(bracket) = brackets.find(|at| pairs(draft, *at) != pairs(other, *at)) else {
        return Worse { bracket: 0, rule: Rule::Order, drafted: 0, other: 0 };
    };
    // The draft does as well in the following bracket as can be.
    let next = draft.brackets.get(bracket + 1).map(|next| next.floaters.clone());
    let own = costs(field, draft, bracket, next.as_deref().unwrap_or_default());
    let next = left_over_next(field, &other.brackets[..=bracket]).or(next).unwrap_or_default();
    let theirs = costs(field, other, bracket, &next);
    for ((rule, own), (_, theirs)) in own.into_iter().zip(theirs) {
        if own == theirs {
            continue;
        }
        let at = own.iter().zip(&theirs).position(|(own, theirs)| own != theirs);
        let at = at.unwrap_or(own.len().min(theirs.len()));
        let value = |list: &[i64]| list.get(at).copied().unwrap_or(0);
        return Worse { bracket, rule, drafted: value(&own), other: value(&theirs) };
    }
    // As good by every criterion: what follows in later brackets has no say.
    Worse { bracket, rule: Rule::Order, drafted: 0, other: 0 }
}

/// All that counts in one bracket, given whom the best pairing of the following one leaves over.
fn costs(field: &Field, draft: &Draft, at: usize, left_over: &[Tpn]) -> Vec<Cost> {
    let bracket = &draft.brackets[at];
    let score = |tpn: &Tpn| {
        let player = field.players.iter().find(|player| player.tpn == *tpn);
        player.map_or(0, |player| i64::from(player.score.0))
    };
    let scores_of = |floaters: &[Tpn]| {
        let mut scores: Vec<i64> = floaters.iter().map(score).collect();
        scores.sort_by_key(|score| Reverse(*score));
        scores
    };
    let count = |criterion: Criterion| {
        let found = bracket.costs.iter().find(|(known, _)| *known == criterion);
        vec![found.map_or(0, |(_, count)| i64::try_from(*count).unwrap_or(i64::MAX))]
    };
    let n = |list: &[Tpn]| i64::try_from(list.len()).unwrap_or(i64::MAX);
    let next: Vec<i64> = [n(left_over)].into_iter().chain(scores_of(left_over)).collect();
    let topscorers = |which: usize| {
        let player = |tpn: Tpn| field.players.iter().find(|player| player.tpn == tpn);
        let pairs = bracket.pairs.iter();
        let pairs = pairs.filter_map(|(high, low)| Some((player(*high)?, player(*low)?)));
        let costs = pairs.map(|(high, low)| topscorer_costs(field, high, low)[which]);
        vec![i64::try_from(costs.sum::<usize>()).unwrap_or(i64::MAX)]
    };
    let moved: Vec<&Pair> = draft
        .pairs
        .iter()
        .filter(|pair| pair.because.bracket == at && pair.because.floater.is_some())
        .collect();
    let differences = |of: Criterion, with_floaters: bool| {
        let counted = moved.iter().filter(|pair| pair.because.costs.contains(&of));
        let difference = |pair: &&&Pair| {
            i64::from((pair.because.white_score.0 - pair.because.black_score.0).abs())
        };
        let mut list: Vec<i64> = counted.map(|pair| difference(&pair)).collect();
        if with_floaters {
            // A moved-down player who floats again counts more than any real difference.
            let back = usize::from(of == Criterion::C20);
            let again = bracket.floaters.iter().filter(|tpn| {
                bracket.moved_down.contains(tpn)
                    && field.players.iter().any(|player| {
                        player.tpn == **tpn && player.floats[back] == crate::field::Float::Down
                    })
            });
            list.extend(again.map(|tpn| 1_000_000 + score(tpn)));
        }
        list.sort_by_key(|difference| Reverse(*difference));
        list
    };
    vec![
        (Rule::C6, vec![n(&bracket.floaters)]),
        (Rule::C7, scores_of(&bracket.floaters)),
        (Rule::C8, next),
        (Rule::C9, vec![unplayed(field, draft, bracket)]),
        (Rule::C10, topscorers(0)),
        (Rule::C11, topscorers(1)),
        (Rule::C12, count(Criterion::C12)),
        (Rule::C13, count(Criterion::C13)),
        (Rule::C14, count(Criterion::C14)),
        (Rule::C15, count(Criterion::C15)),
        (Rule::C16, count(Criterion::C16)),
        (Rule::C17, count(Criterion::C17)),
        (Rule::C18, differences(Criterion::C18, true)),
        (Rule::C19, differences(Criterion::C15, false)),
        (Rule::C20, differences(Criterion::C20, true)),
        (Rule::C21, differences(Criterion::C17, false)),
    ]
}

/// C9: how many games the only one to leave a bracket has not played, if nobody below can have the bye (C5).
fn unplayed(field: &Field, draft: &Draft, bracket: &Bracket) -> i64 {
    let (Some(bye), [only]) = (draft.bye, bracket.floaters.as_slice()) else { return 0 };
    let Some(player) = field.players.iter().find(|player| player.tpn == *only) else { return 0 };
    let takes = player.bye_bar.is_none()
        && player.score <= bye.score
        && !field.players.iter().any(|it| it.score < bracket.score && it.score >= bye.score);
    let unplayed = draft.round.index().saturating_sub(player.colors.len());
    if takes { i64::try_from(unplayed).unwrap_or(i64::MAX) } else { 0 }
}
