//! How well each bracket of a draft does, criterion by criterion, so that two drafts can be compared.

use std::cmp::Reverse;

use tournament::history::History;
use tournament::ids::Tpn;

use super::{Rule, Worse};
use crate::draft::{Bracket, Criterion, Draft, Pair};
use crate::field::Field;

/// What a bracket costs by one rule; less is better. Lists compare from the first entry on.
type Cost = (Rule, Vec<i64>);

/// The first bracket and criterion by which another draft is behind.
pub(super) fn first_difference(history: &History, draft: &Draft, other: &Draft) -> Worse {
    let bye = |draft: &Draft| draft.bye.map_or(0, |bye| i64::from(bye.score.0));
    if bye(draft) != bye(other) {
        let bracket = draft.bye.map_or(0, |bye| bye.bracket);
        return Worse { bracket, rule: Rule::C5, drafted: bye(draft), other: bye(other) };
    }
    let absent = draft.absent.iter().copied().collect();
    let field = Field::new(history, draft.round, &absent);
    for bracket in 0..draft.brackets.len().min(other.brackets.len()) {
        let costs = |draft: &Draft| costs(&field, draft, bracket);
        for ((rule, own), (_, theirs)) in costs(draft).into_iter().zip(costs(other)) {
            if own == theirs {
                continue;
            }
            let at = own.iter().zip(&theirs).position(|(own, theirs)| own != theirs);
            let at = at.unwrap_or(own.len().min(theirs.len()));
            let value = |list: &[i64]| list.get(at).copied().unwrap_or(0);
            return Worse { bracket, rule, drafted: value(&own), other: value(&theirs) };
        }
        let pairs = |draft: &Draft| {
            let mut pairs = draft.brackets[bracket].pairs.clone();
            pairs.sort();
            pairs
        };
        if pairs(draft) != pairs(other) {
            // As good by every criterion: what follows in later brackets has no say.
            return Worse { bracket, rule: Rule::Order, drafted: 0, other: 0 };
        }
    }
    Worse { bracket: 0, rule: Rule::Order, drafted: 0, other: 0 }
}

fn costs(field: &Field, draft: &Draft, at: usize) -> Vec<Cost> {
    let bracket = &draft.brackets[at];
    let score = |tpn: &Tpn| {
        let player = field.players.iter().find(|player| player.tpn == *tpn);
        player.map_or(0, |player| i64::from(player.score.0))
    };
    let floaters = |bracket: &Bracket| {
        let mut scores: Vec<i64> = bracket.floaters.iter().map(score).collect();
        scores.sort_by_key(|score| Reverse(*score));
        scores
    };
    let count = |criterion: Criterion| {
        let found = bracket.costs.iter().find(|(known, _)| *known == criterion);
        vec![found.map_or(0, |(_, count)| i64::try_from(*count).unwrap_or(i64::MAX))]
    };
    let n = |list: &[Tpn]| i64::try_from(list.len()).unwrap_or(i64::MAX);
    let next = draft.brackets.get(at + 1).map_or_else(Vec::new, |next| {
        let mut cost = vec![n(&next.floaters)];
        cost.extend(floaters(next));
        cost
    });
    let unplayed = match draft.bye {
        Some(bye) if bracket.c9_applies => i64::try_from(bye.unplayed).unwrap_or(i64::MAX),
        Some(_) | None => 0,
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
        (Rule::C7, floaters(bracket)),
        (Rule::C8, next),
        (Rule::C9, vec![unplayed]),
        (Rule::C10, count(Criterion::C10)),
        (Rule::C11, count(Criterion::C11)),
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
