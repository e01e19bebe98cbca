//! Systems that fill the highest scoregroup from below: Dubov, Double-Swiss, Swiss Team.

use tournament::round::Color;

use super::super::lim::Direction;
use super::super::party::Party;
use super::super::{ColorBecause, UpfloaterScores, double, dubov, team};
use super::{Cost, Part, Rule, Weigh, whole};
use crate::field::ByeBar;

/// The top scoregroup with those it meets from below, then the next, until nobody is left.
fn parts(party: &Party, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
    let mut left: Vec<usize> =
        party.everybody().into_iter().filter(|at| Some(*at) != bye).collect();
    let mut found = Vec::new();
    while !left.is_empty() {
        let residents = left[..party.top_group(&left)].to_vec();
        let own: Vec<(usize, usize)> = pairs
            .iter()
            .filter(|(a, b)| residents.contains(a) || residents.contains(b))
            .copied()
            .collect();
        let mut came: Vec<usize> =
            own.iter().flat_map(|(a, b)| [*a, *b]).filter(|at| !residents.contains(at)).collect();
        came.sort_unstable();
        left.retain(|at| !residents.contains(at) && !came.contains(at));
        found.push(Part {
            score: residents.first().map(|at| party.score(*at)),
            residents,
            came,
            went: Vec::new(),
            pairs: own,
            below: left.clone(),
            direction: Direction::Down,
        });
    }
    found
}

/// Fewest upfloaters, then the smallest score differences, usually compared from the greatest on.
fn upfloaters(party: &Party, part: &Part, order: UpfloaterScores) -> [Cost; 2] {
    let top = part.score.unwrap_or_default();
    let mut differences: Vec<i64> =
        part.came.iter().map(|at| i64::from((top - party.score(*at)).0)).collect();
    differences.sort_unstable();
    if order == UpfloaterScores::LowestFirst {
        differences.reverse();
    }
    [
        Cost::one(Rule::Floaters, part.came.len()),
        Cost { rule: Rule::FloaterScores, amounts: differences },
    ]
}

/// How many of the next scoregroup stay alone beyond the one that an odd group costs anyway.
fn next_group(party: &Party, part: &Part) -> Cost {
    let next = &part.below[..party.top_group(&part.below)];
    Cost::one(Rule::NextGroup, party.n_alone(next) - next.len() % 2)
}

/// Sets of upfloaters are tried by score and number, that is by place.
fn set_order(part: &Part) -> Cost {
    Cost::list(Rule::FloaterOrder, part.came.iter().map(|at| whole(*at)))
}

/// The numbers of the first members in ascending order, then those of their partners.
fn identifier(party: &Party, part: &Part) -> Cost {
    let number = |at: usize| i64::from(party.player(at).tpn.0);
    let mut pairs: Vec<(i64, i64)> = part
        .pairs
        .iter()
        .map(|(a, b)| (number(*a).min(number(*b)), number(*a).max(number(*b))))
        .collect();
    pairs.sort_unstable();
    let firsts = pairs.iter().map(|pair| pair.0);
    Cost::list(Rule::Order, firsts.chain(pairs.iter().map(|pair| pair.1)))
}

/// A floater with whom a resident meets, if `a` and `b` are such.
fn floats(part: &Part, a: usize, b: usize) -> Option<(usize, usize)> {
    match (part.came.contains(&a), part.came.contains(&b)) {
        (true, false) => Some((a, b)),
        (false, true) => Some((b, a)),
        _ => None,
    }
}

fn count(set: &[usize], is: impl Fn(usize) -> bool) -> usize {
    set.iter().filter(|at| is(**at)).count()
}

/// Opponents of upfloaters who are as asked.
fn opponents(part: &Part, is: impl Fn(usize) -> bool) -> usize {
    let met = part.pairs.iter().filter_map(|(a, b)| floats(part, *a, *b));
    met.filter(|(_, resident)| is(*resident)).count()
}

fn bye_order(party: &Party, at: usize, games: usize) -> Vec<(Rule, i64)> {
    vec![
        (Rule::ByeScore, i64::from(party.score(at).0)),
        (Rule::ByeGames, -whole(games)),
        (Rule::ByeRank, -i64::from(party.player(at).tpn.0)),
    ]
}

/// By score, then by number: positions are in that order.
fn ranked(a: usize, b: usize) -> (usize, usize) {
    (a.min(b), a.max(b))
}

impl Weigh for dubov::Situation {
    fn party(&self) -> &Party {
        &self.party
    }

    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)> {
        bye_order(&self.party, at, self.party.player(at).colors.len())
    }

    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
        parts(&self.party, pairs, bye)
    }

    fn costs(&self, part: &Part) -> Vec<Cost> {
        let clash = |a: usize, b: usize| self.due(a) == self.due(b);
        let bracket = part.members();
        // C7 judges a set of upfloaters by what the bracket allows, whatever is paired in it.
        let best = self.not_granted(&bracket);
        let maximum: Vec<usize> = part.came.iter().filter_map(|at| self.maximum(*at)).collect();
        let mut costs: Vec<Cost> = upfloaters(&self.party, part, self.readings.upfloaters).into();
        costs.push(Cost { rule: Rule::Colors, amounts: vec![best] });
        costs.push(Cost::one(Rule::MaximumUpfloaters, maximum.len()));
        costs.push(Cost::one(Rule::MaximumUpfloats, maximum.iter().sum()));
        costs.push(Cost::one(Rule::FloatedBefore, count(&part.came, |at| self.floated(at))));
        costs.push(set_order(part));
        let clashes = part.pairs.iter().filter(|(a, b)| clash(*a, *b)).count();
        costs.push(Cost::one(Rule::Colors, clashes));
        let across = self.across(&bracket).unwrap_or_default();
        let is_white = |at: usize| across.iter().any(|(white, _)| *white == at);
        let inside = part.pairs.iter().filter(|(a, b)| is_white(*a) == is_white(*b)).count();
        costs.push(Cost::one(Rule::Sides, inside));
        let mates = across.iter().filter_map(|(white, _)| part.mate(*white));
        let numbers = mates.map(|at| i64::from(self.party.player(at).tpn.0));
        costs.push(Cost::list(Rule::Order, numbers));
        costs
    }

    fn unmet(&self, part: &Part, a: usize, b: usize) -> Vec<Rule> {
        let floater = floats(part, a, b).map(|(floater, _)| floater);
        let rules = [
            (Rule::Colors, self.due(a) == self.due(b)),
            (Rule::MaximumUpfloaters, floater.is_some_and(|at| self.maximum(at).is_some())),
            (Rule::FloatedBefore, floater.is_some_and(|at| self.floated(at))),
        ];
        rules.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    fn due(&self, at: usize) -> Option<Color> {
        dubov::Situation::due(self, at)
    }

    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause) {
        let (higher, lower) = ranked(a, b);
        let (color, because) = dubov::Situation::color(self, higher, lower);
        (higher, color, because)
    }
}

impl Weigh for double::Situation {
    fn party(&self) -> &Party {
        &self.party
    }

    fn bye_bar(&self, at: usize) -> Option<ByeBar> {
        self.bars[at]
    }

    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)> {
        bye_order(&self.party, at, self.n_played(at))
    }

    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
        parts(&self.party, pairs, bye)
    }

    fn costs(&self, part: &Part) -> Vec<Cost> {
        let mut costs: Vec<Cost> = upfloaters(&self.party, part, self.readings.upfloaters).into();
        costs.push(next_group(&self.party, part));
        costs.push(Cost::one(Rule::FloatedBefore, count(&part.came, |at| self.floated[at])));
        costs.push(set_order(part));
        let met = opponents(part, |at| self.floated[at]);
        costs.push(Cost::one(Rule::OpponentFloatedBefore, met));
        costs.push(identifier(&self.party, part));
        costs
    }

    fn unmet(&self, part: &Part, a: usize, b: usize) -> Vec<Rule> {
        let met = floats(part, a, b);
        let rules = [
            (Rule::FloatedBefore, met.is_some_and(|(floater, _)| self.floated[floater])),
            (Rule::OpponentFloatedBefore, met.is_some_and(|(_, other)| self.floated[other])),
        ];
        rules.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    fn due(&self, _at: usize) -> Option<Color> {
        // No colors are preferred: each match has both.
        None
    }

    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause) {
        let (higher, lower) = ranked(a, b);
        let (color, because) = double::Situation::color(self, higher, lower);
        (higher, color, because)
    }
}

impl Weigh for team::Situation {
    fn party(&self) -> &Party {
        &self.party
    }

    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)> {
        bye_order(&self.party, at, self.party.player(at).colors.len())
    }

    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
        parts(&self.party, pairs, bye)
    }

    fn costs(&self, part: &Part) -> Vec<Cost> {
        let pairs = |is: &dyn Fn(usize, usize) -> bool| {
            part.pairs.iter().filter(|(a, b)| is(*a, *b)).count()
        };
        let mut costs: Vec<Cost> =
            upfloaters(&self.party, part, UpfloaterScores::LowestFirst).into();
        costs.push(next_group(&self.party, part));
        costs.push(Cost::one(Rule::FloatedBefore, count(&part.came, |at| self.floated[at])));
        costs.push(set_order(part));
        costs.push(Cost::one(Rule::Colors, pairs(&|a, b| self.clash(a, b))));
        costs.push(Cost::one(Rule::StrongColors, pairs(&|a, b| self.strong_clash(a, b))));
        let met = opponents(part, |at| self.floated[at]);
        costs.push(Cost::one(Rule::OpponentFloatedBefore, met));
        costs.push(identifier(&self.party, part));
        costs
    }

    fn unmet(&self, part: &Part, a: usize, b: usize) -> Vec<Rule> {
        let met = floats(part, a, b);
        let rules = [
            (Rule::FloatedBefore, met.is_some_and(|(floater, _)| self.floated[floater])),
            (Rule::Colors, self.clash(a, b)),
            (Rule::StrongColors, self.strong_clash(a, b)),
            (Rule::OpponentFloatedBefore, met.is_some_and(|(_, other)| self.floated[other])),
        ];
        rules.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    fn due(&self, at: usize) -> Option<Color> {
        team::Situation::due(self, at)
    }

    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause) {
        let (first, other) = self.first_team(a, b);
        let (color, because) = team::Situation::color(self, first, other);
        (first, color, because)
    }
}
