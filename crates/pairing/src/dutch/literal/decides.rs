//! Where the rules prefer the draft to another legal round: the same bracket and criterion as by trying everything.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};

use tournament::history::{History, Prohibition};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use super::{Candidate, Dice, Literal, Pairs, bits, by_lot, fresh, place, play};
use crate::color::InitialColor;
use crate::draft::Draft;
use crate::dutch::again::{Asked, as_draft};
use crate::explain::{
    Floated, Rule, WhyNot, Worse, first_difference, next_best, why_floated, why_not,
};
use crate::field::Field;
use crate::{Options, pair};

/// A complete round.
type Round = (Pairs, Option<usize>);

/// Every legal round of a field.
fn rounds(field: &Field) -> Vec<Round> {
    fn extend(
        field: &Field,
        free: u32,
        bye: Option<usize>,
        pairs: &mut Pairs,
        all: &mut Vec<Round>,
    ) {
        if free == 0 {
            all.push((pairs.clone(), bye));
            return;
        }
        let own = free.trailing_zeros() as usize;
        let rest = free & !(1 << own);
        if free.count_ones() % 2 == 1 && field.players[own].bye_bar.is_none() {
            extend(field, rest, Some(own), pairs, all);
        }
        for other in own + 1..field.players.len() {
            if rest & (1 << other) != 0 && field.may_meet(own, other) {
                pairs.push((own, other));
                extend(field, rest & !(1 << other), bye, pairs, all);
                pairs.pop();
            }
        }
    }
    let mut all = Vec::new();
    let everybody = bits(&(0..field.players.len()).collect::<Vec<_>>());
    extend(field, everybody, None, &mut Vec::new(), &mut all);
    all
}

/// A bracket of a round: moved down, all in it, everybody below, and what the round makes of it.
struct Step {
    moved: Vec<usize>,
    bracket: Vec<usize>,
    below: Vec<usize>,
    candidate: Candidate,
}

fn steps(field: &Field, round: &Round) -> Vec<Step> {
    let mut all = Vec::new();
    let mut moved: Vec<usize> = Vec::new();
    let mut left: Vec<usize> = (0..field.players.len()).collect();
    while let Some(first) = left.first() {
        let score = field.players[*first].score;
        let (group, below): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|at| field.players[**at].score == score);
        let bracket: Vec<usize> = moved.iter().chain(&group).copied().collect();
        let mut pairs: Pairs =
            round.0.iter().copied().filter(|(_, low)| group.contains(low)).collect();
        pairs.sort_unstable();
        let paired = |at: &usize| pairs.iter().any(|(high, low)| high == at || low == at);
        let floaters: Vec<usize> = bracket.iter().copied().filter(|at| !paired(at)).collect();
        let candidate = Candidate { pairs, floaters: floaters.clone() };
        all.push(Step { moved, bracket, below: below.clone(), candidate });
        (moved, left) = (floaters, below);
    }
    all
}

/// Which bracket and criterion put one round before another, and how: by C5, then bracket by bracket from the top.
fn literal(literal: &mut Literal<'_>, one: &Round, other: &Round) -> (Ordering, usize, Rule) {
    let field = literal.field;
    let bye = |round: &Round| round.1.map(|at| field.players[at].score);
    if bye(one) != bye(other) {
        return (bye(one).cmp(&bye(other)), 0, Rule::C5);
    }
    for (at, (own, theirs)) in steps(field, one).iter().zip(steps(field, other)).enumerate() {
        if own.candidate.pairs == theirs.candidate.pairs {
            continue;
        }
        let a = literal.quality(&own.candidate, &own.moved, &own.below);
        let b = literal.quality(&theirs.candidate, &theirs.moved, &theirs.below);
        let by = |rule, order: Ordering| (rule, order);
        let mut found = vec![
            by(Rule::C6, a.0.cmp(&b.0)),
            by(Rule::C7, a.1.cmp(&b.1)),
            by(Rule::C8, a.2.cmp(&b.2)),
            by(Rule::C9, a.3.cmp(&b.3)),
        ];
        let colors = [Rule::C10, Rule::C11, Rule::C12, Rule::C13];
        let floats = [Rule::C14, Rule::C15, Rule::C16, Rule::C17];
        let differences = [Rule::C18, Rule::C19, Rule::C20, Rule::C21];
        found.extend((0..4).map(|k| by(colors[k], a.4[k].cmp(&b.4[k]))));
        found.extend((0..4).map(|k| by(floats[k], a.5[k].cmp(&b.5[k]))));
        found.extend((0..4).map(|k| by(differences[k], a.6[k].cmp(&b.6[k]))));
        if let Some((rule, order)) = found.into_iter().find(|(_, order)| *order != Ordering::Equal)
        {
            return (order, at, rule);
        }
        let n = own.moved.len();
        let order = place(&own.bracket, n, &own.candidate);
        return (order.cmp(&place(&own.bracket, n, &theirs.candidate)), at, Rule::Order);
    }
    (Ordering::Equal, 0, Rule::Order)
}

/// The bracket and criterion of an answer; C5 concerns no bracket.
fn shown(worse: &Worse) -> (usize, Rule) {
    (if worse.rule == Rule::C5 { 0 } else { worse.bracket }, worse.rule)
}

/// Counts what was compared.
#[derive(Default)]
struct Counts {
    rounds: usize,
    alternatives: usize,
    asked: usize,
    /// Answers about a round that is not quite the next best.
    earlier: usize,
    rules: BTreeSet<Rule>,
}

impl Counts {
    /// The round asked about is the one that the procedure makes with what was asked forced on it. It looks at the
    /// following bracket (C8) with that in force, so that now and then another round would fall behind later: never
    /// is it the other way round.
    fn agree(&mut self, found: &Worse, expected: (usize, Rule), history: &History) {
        assert!(shown(found) <= expected, "{found:?} {expected:?} {history:?}");
        self.earlier += usize::from(shown(found) != expected);
    }
}

fn compare(history: &History, round: RoundNo, counts: &mut Counts) -> Option<Draft> {
    let options = Options::default();
    let nobody = BTreeSet::new();
    let draft = pair(history, round, &nobody, &options).ok()?;
    let field = Field::new(history, round, &nobody);
    let asked = Asked::of(history, &draft);
    let bye_score = draft.bye.map_or(Points::ZERO, |bye| bye.score);
    let initial = InitialColor::of(history).color();
    let mut second = Literal { field: &field, initial, bye_score, completes: HashMap::new() };
    let position = |tpn: Tpn| field.players.iter().position(|it| it.tpn == tpn).unwrap();
    let two = |a, b| (position(a).min(position(b)), position(a).max(position(b)));
    let own: Round = (
        draft.pairs.iter().map(|it| two(it.white, it.black)).collect(),
        draft.bye.map(|bye| position(bye.player)),
    );
    let all = rounds(&field);
    for other in &all {
        let (order, bracket, rule) = literal(&mut second, &own, other);
        if order == Ordering::Equal {
            continue;
        }
        assert_eq!(order, Ordering::Less, "{history:?}\n{other:?}");
        let tpn = |at: usize| field.players[at].tpn;
        let pairs: Vec<(Tpn, Tpn)> = other.0.iter().map(|(a, b)| (tpn(*a), tpn(*b))).collect();
        let made = as_draft(&field, asked, &pairs, other.1.map(tpn)).unwrap();
        let found = first_difference(&field, &draft, &made);
        assert_eq!(shown(&found), (bracket, rule), "{history:?}\n{other:?}\n{found:?}");
        counts.alternatives += 1;
        counts.rules.insert(rule);
    }
    // The best of the rounds that are as asked.
    let mut best = |is_so: &dyn Fn(&Round) -> bool| {
        let mut best: Option<&Round> = None;
        for other in all.iter().filter(|round| is_so(round)) {
            let better = |known| literal(&mut second, other, known).0 == Ordering::Less;
            if best.is_none_or(better) {
                best = Some(other);
            }
        }
        best.map(|other| {
            let (_, bracket, rule) = literal(&mut second, &own, other);
            (bracket, rule)
        })
    };
    for (a, b) in &own.0 {
        let (white, black) = (field.players[*a].tpn, field.players[*b].tpn);
        let found = next_best(history, &draft, &options, white, black).unwrap();
        let expected = best(&|round| !round.0.contains(&(*a, *b)));
        assert_eq!(found.is_some(), expected.is_some(), "not {white}-{black}: {history:?}");
        if let (Some(worse), Some(expected)) = (found, expected) {
            counts.agree(&worse, expected, history);
        }
        counts.asked += 1;
    }
    for b in 0..field.players.len() {
        for a in 0..b {
            let (one, two) = (field.players[a].tpn, field.players[b].tpn);
            let found = why_not(history, round, &nobody, &options, one, two).unwrap();
            let expected = best(&|round| round.0.contains(&(a, b)));
            match found {
                WhyNot::Worse(worse) => {
                    counts.agree(&worse, expected.unwrap(), history);
                }
                WhyNot::TheyMeet => assert!(own.0.contains(&(a, b))),
                why => assert_eq!(expected, None, "{one}-{two}: {why:?} {history:?}"),
            }
            counts.asked += 1;
        }
    }
    for (at, bracket) in draft.brackets.iter().enumerate() {
        for player in &bracket.floaters {
            let here = position(*player);
            let here = |round: &Round| {
                let own = round.0.iter().find(|(high, low)| *high == here || *low == here);
                own.is_some_and(|(_, low)| field.players[*low].score >= bracket.score)
            };
            let found = why_floated(history, &draft, &options, at, *player).unwrap();
            match found {
                Floated::Worse(worse) => {
                    let expected = best(&here);
                    counts.agree(&worse, expected.unwrap(), history);
                }
                Floated::NoCompletion => assert_eq!(best(&here), None, "{player}: {history:?}"),
                // With those who came down to this bracket.
                why => {
                    let upper = draft.brackets[..at].iter().flat_map(|it| it.pairs.iter());
                    let upper: Vec<(usize, usize)> = upper.map(|(a, b)| two(*a, *b)).collect();
                    let same = |round: &Round| {
                        let above = round
                            .0
                            .iter()
                            .filter(|(_, low)| field.players[*low].score > bracket.score);
                        above.clone().count() == upper.len()
                            && above.clone().all(|it| upper.contains(it))
                    };
                    let expected = best(&|round| same(round) && here(round));
                    assert_eq!(expected, None, "{player} floats: {why:?} {history:?}");
                }
            }
            counts.asked += 1;
        }
    }
    counts.rounds += 1;
    Some(draft)
}

#[test]
fn every_other_round_is_behind_where_trying_everything_says() {
    let mut dice = Dice(5102);
    let mut counts = Counts::default();
    while counts.rounds < 200 {
        let n = 5 + dice.below(4) as u16;
        let planned = 3 + dice.below(3) as u8;
        let mut history = fresh(n, planned, 10);
        if dice.below(3) == 0 {
            let group = vec![Tpn(1 + dice.below(3) as u16), Tpn(4 + dice.below(2) as u16)];
            let (first_round, last_round) = (RoundNo(1), RoundNo(planned));
            history.prohibited.push(Prohibition { first_round, last_round, group });
        }
        for round in (1..=planned).map(RoundNo) {
            let Some(draft) = compare(&history, round, &mut counts) else { break };
            play(&mut history, &draft, 5, &mut dice);
        }
    }
    while counts.rounds < 320 {
        let n = 6 + dice.below(3) as u16;
        let rounds = 2 + dice.below(3) as u8;
        let history = by_lot(n, rounds, &mut dice);
        compare(&history, RoundNo(rounds + 1), &mut counts);
    }
    assert!(
        counts.alternatives > 3000 && counts.asked > 3000,
        "{} {}",
        counts.alternatives,
        counts.asked
    );
    assert!(counts.earlier == 0, "{} of {} are about another round", counts.earlier, counts.asked);
    for rule in
        [Rule::C5, Rule::C6, Rule::C7, Rule::C8, Rule::C12, Rule::C14, Rule::C18, Rule::Order]
    {
        assert!(counts.rules.contains(&rule), "{rule:?}: {:?}", counts.rules);
    }
}
