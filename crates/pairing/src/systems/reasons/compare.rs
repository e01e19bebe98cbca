//! Two pairings of a round, rule by rule.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use super::{Cost, Places, Round, Rule, System, Weigh, weigh};

/// Where another pairing falls behind the one drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The first rule that gets worse.
    pub rule: Rule,
    /// Score of the group in which it does, of who would have the bye; none where the round is weighed as a
    /// whole.
    pub score: Option<Points>,
    /// How much of it the pairing drawn costs: a count, a number, or the tenths of a score.
    pub drafted: i64,
    /// How much the other costs.
    pub other: i64,
}

/// A pairing of everybody by positions.
pub(super) struct Whole {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

/// The first rule in which `other` is behind.
pub(super) fn first_behind(weigh: &dyn Weigh, drawn: &Whole, other: &Whole) -> Option<Behind> {
    let found = behind(&weigh.whole(&drawn.pairs), &weigh.whole(&other.pairs), None);
    if found.is_some() {
        return found;
    }
    let found = behind_by_bye(weigh, drawn, other);
    if found.is_some() {
        return found;
    }
    let parts = weigh.parts(&drawn.pairs, drawn.bye);
    let others = weigh.parts(&other.pairs, other.bye);
    parts
        .iter()
        .zip(&others)
        .find_map(|(own, theirs)| behind(&weigh.costs(own), &weigh.costs(theirs), own.score))
}

/// By what another bye is behind.
fn behind_by_bye(weigh: &dyn Weigh, drawn: &Whole, other: &Whole) -> Option<Behind> {
    let (own, theirs) = (drawn.bye?, other.bye?);
    let costs = |at: usize| -> Vec<Cost> {
        let order = weigh.bye_order(at);
        order.into_iter().map(|(rule, amount)| Cost { rule, amounts: vec![amount] }).collect()
    };
    behind(&costs(own), &costs(theirs), Some(weigh.party().score(theirs)))
}

fn behind(drawn: &[Cost], other: &[Cost], score: Option<Points>) -> Option<Behind> {
    let both = drawn.iter().zip(other).take_while(|(own, theirs)| own.rule == theirs.rule);
    both.into_iter().find_map(|(own, theirs)| {
        let at = first_difference(&own.amounts, &theirs.amounts)?;
        let value = |amounts: &[i64]| amounts.get(at).copied().unwrap_or(0);
        let (drafted, other) = (value(&own.amounts), value(&theirs.amounts));
        (other > drafted).then_some(Behind { rule: own.rule, score, drafted, other })
    })
}

fn first_difference(own: &[i64], theirs: &[i64]) -> Option<usize> {
    let value = |amounts: &[i64], at: usize| amounts.get(at).copied().unwrap_or(0);
    (0..own.len().max(theirs.len())).find(|at| value(own, *at) != value(theirs, *at))
}

/// Where a pairing by hand is worse than the one drawn: the rules in their order, each in the first group in
/// which the two differ by it. The order in which candidates are tried is told only where nothing else is
/// worse. A pairing that is none (somebody is missing, twice, or absent) is not compared; nor is a round that
/// follows from a table.
///
/// # Errors
///
/// As [`crate::systems::pair`].
pub fn worse(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    drawn: &Round,
    hand: (&[(Tpn, Tpn)], Option<Tpn>),
) -> Vec<Behind> {
    let Ok(Some(weigh)) = weigh(system, history, round, absent) else { return Vec::new() };
    let weigh = weigh.as_ref();
    let places = Places::of(weigh.party());
    let boards: Vec<(Tpn, Tpn)> = drawn.boards.iter().map(|it| (it.white, it.black)).collect();
    let drawn = places.complete(&boards, drawn.bye);
    let (Some(drawn), Some(hand)) = (drawn, places.complete(hand.0, hand.1)) else {
        return Vec::new();
    };
    let mut found: Vec<Behind> = behind_by_bye(weigh, &drawn, &hand).into_iter().collect();
    let mut settled: BTreeSet<Rule> = BTreeSet::new();
    let (own, theirs) = (amounts(weigh, &drawn), amounts(weigh, &hand));
    let keys: BTreeSet<&Key> = own.keys().chain(theirs.keys()).collect();
    for key in keys {
        let (group, rule) = *key;
        let nothing = Vec::new();
        let own = own.get(key).unwrap_or(&nothing);
        let theirs = theirs.get(key).unwrap_or(&nothing);
        let Some(at) = first_difference(own, theirs) else { continue };
        if rule.is_order() || !settled.insert(rule) {
            continue;
        }
        let value = |amounts: &[i64]| amounts.get(at).copied().unwrap_or(0);
        if value(theirs).cmp(&value(own)) == Ordering::Greater {
            let score = group.map(|it| it.0);
            found.push(Behind { rule, score, drafted: value(own), other: value(theirs) });
        }
    }
    found.sort_by_key(|it| it.rule);
    if found.is_empty() {
        found.extend(first_behind(weigh, &drawn, &hand));
    }
    found
}

/// A group from the top, none for the round as a whole; and a rule.
type Key = (Option<std::cmp::Reverse<Points>>, Rule);

/// What a pairing costs by each rule in each group.
fn amounts(weigh: &dyn Weigh, pairing: &Whole) -> BTreeMap<Key, Vec<i64>> {
    let mut found: BTreeMap<Key, Vec<i64>> = BTreeMap::new();
    for cost in weigh.whole(&pairing.pairs) {
        found.entry((None, cost.rule)).or_default().extend(cost.amounts);
    }
    for part in weigh.parts(&pairing.pairs, pairing.bye) {
        let group = part.score.map(std::cmp::Reverse);
        for cost in weigh.costs(&part) {
            found.entry((group, cost.rule)).or_default().extend(cost.amounts);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use tournament::history::Prohibition;

    use super::{Cost, Weigh, Whole, first_difference};
    use crate::systems::literal::small_rounds;
    use crate::systems::reasons::{Places, weigh};
    use crate::systems::{Round, System, pair};

    /// The whole of what a pairing costs, in order.
    fn all(weigh: &dyn Weigh, pairing: &Whole) -> Vec<Cost> {
        let mut all = weigh.whole(&pairing.pairs);
        let bye = pairing.bye.map_or_else(Vec::new, |at| weigh.bye_order(at));
        all.extend(bye.into_iter().map(|(rule, amount)| Cost { rule, amounts: vec![amount] }));
        let parts = weigh.parts(&pairing.pairs, pairing.bye);
        all.extend(parts.iter().flat_map(|part| weigh.costs(part)));
        all
    }

    /// At the first difference, whatever it is.
    fn compare(own: &[Cost], theirs: &[Cost]) -> Ordering {
        for (own, theirs) in own.iter().zip(theirs) {
            if own.rule != theirs.rule {
                return Ordering::Equal;
            }
            if let Some(at) = first_difference(&own.amounts, &theirs.amounts) {
                let value = |amounts: &[i64]| amounts.get(at).copied().unwrap_or(0);
                return value(&own.amounts).cmp(&value(&theirs.amounts));
            }
        }
        Ordering::Equal
    }

    /// What is written here as costs is what the engines pair by: whatever board is forbidden, the pairing that
    /// comes instead is behind at the very first difference.
    #[test]
    fn the_pairing_drawn_costs_least() {
        let tables = [System::Knockout, System::Scheveningen];
        for system in System::ALL.into_iter().filter(|system| !tables.contains(system)) {
            let mut compared = 0;
            small_rounds(system, 0..60, &mut |history, round, absent| {
                let Ok(Some(weigh)) = weigh(system, history, round, absent) else { return };
                let Ok(drawn) = pair(system, history, round, absent) else { return };
                let places = Places::of(weigh.party());
                let whole = |round: &Round| Whole {
                    pairs: places.pairs(round).expect("everybody paired is there"),
                    bye: round.bye.and_then(|tpn| places.at(tpn)),
                };
                let own = all(weigh.as_ref(), &whole(&drawn));
                for board in &drawn.boards {
                    let mut barred = history.clone();
                    let group = vec![board.white, board.black];
                    barred.prohibited.push(Prohibition {
                        first_round: round,
                        last_round: round,
                        group,
                    });
                    let Ok(other) = pair(system, &barred, round, absent) else { continue };
                    let theirs = all(weigh.as_ref(), &whole(&other));
                    assert_eq!(
                        compare(&own, &theirs),
                        Ordering::Less,
                        "{} round {round}: {:?} or {:?} of {history:#?}",
                        system.code(),
                        drawn.boards,
                        other.boards,
                    );
                    compared += 1;
                }
            });
            assert!(compared > 100, "{}: {compared}", system.code());
        }
    }
}
