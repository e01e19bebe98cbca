//! Lim: groups from the top down to the median, then from the bottom up, the median last.

use tournament::round::Color;

use super::super::ColorBecause;
use super::super::lim::{Colors, Direction, FloatKey, Floats, Situation, clash};
use super::super::party::Party;
use super::{Cost, Part, Rule, Weigh, whole};

impl Weigh for Situation {
    fn party(&self) -> &Party {
        &self.party
    }

    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)> {
        vec![
            (Rule::ByeScore, i64::from(self.party.score(at).0)),
            (Rule::ByeRank, -i64::from(self.party.player(at).tpn.0)),
        ]
    }

    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
        let party = &self.party;
        let mut left: Vec<usize> =
            party.everybody().into_iter().filter(|at| Some(*at) != bye).collect();
        let mut found = Vec::new();
        for direction in [Direction::Down, Direction::Up] {
            let mut came: Vec<usize> = Vec::new();
            loop {
                let outside = |at: &&usize| match direction {
                    Direction::Down => party.score(**at) > self.median && !came.contains(at),
                    Direction::Up => party.score(**at) < self.median && !came.contains(at),
                };
                let edge = match direction {
                    Direction::Down => left.iter().find(outside),
                    Direction::Up => left.iter().rev().find(outside),
                };
                let Some(edge) = edge.copied() else { break };
                let same = |at: &&usize| party.score(**at) == party.score(edge);
                let residents: Vec<usize> =
                    left.iter().filter(outside).filter(same).copied().collect();
                let part = part(party, residents, came, pairs, direction);
                left.retain(|at| !part.pairs.iter().any(|(a, b)| a == at || b == at));
                came = part.went.clone();
                found.push(part);
            }
        }
        let median = |at: &usize| party.score(*at) == self.median;
        let (residents, came): (Vec<usize>, Vec<usize>) = left.iter().partition(|at| median(at));
        if !left.is_empty() {
            let mut last = part(party, residents, came, pairs, Direction::Down);
            last.score = Some(self.median);
            found.push(last);
        }
        found
    }

    fn costs(&self, part: &Part) -> Vec<Cost> {
        let group = part.members();
        let floated = |at: usize| self.floated[at];
        let floats = Floats { direction: part.direction, floated: &floated, way: &self.way };
        let mut floaters: Vec<FloatKey> =
            part.went.iter().map(|at| floats.key(&self.party, &group, *at)).collect();
        floaters.sort_unstable();
        let mut costs = vec![Cost::one(Rule::Floaters, floaters.len())];
        // One floater after the other, as sets are tried.
        for FloatKey { floated, far, uneven, rank } in floaters {
            costs.push(Cost::one(Rule::FloatedBefore, usize::from(floated)));
            costs.push(Cost::list(Rule::ColorsDue, [i64::from(far), whole(uneven)]));
            costs.push(Cost::list(Rule::FloaterOrder, [i64::from(rank)]));
        }
        // One player after the other, as opponents are tried.
        for (clash, place) in self.exchanges(part) {
            if self.way.readings.colors == Colors::Exchange {
                costs.push(Cost::one(Rule::Colors, usize::from(clash)));
            }
            costs.push(Cost::list(Rule::Order, [place]));
        }
        costs
    }

    fn unmet(&self, part: &Part, a: usize, b: usize) -> Vec<Rule> {
        let again = [a, b].into_iter().any(|at| part.came.contains(&at) && self.floated[at]);
        let rules = [(Rule::FloatedBefore, again), (Rule::Colors, clash(&self.party, a, b))];
        rules.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause) {
        let (higher, lower) = (a.min(b), a.max(b));
        let (color, because) = Situation::color(self, higher, lower);
        (higher, color, because)
    }
}

/// A group and who goes on from it: whoever has no partner in it.
fn part(
    party: &Party,
    residents: Vec<usize>,
    came: Vec<usize>,
    pairs: &[(usize, usize)],
    direction: Direction,
) -> Part {
    let inside = |at: &usize| residents.contains(at) || came.contains(at);
    let own: Vec<(usize, usize)> =
        pairs.iter().filter(|(a, b)| inside(a) && inside(b)).copied().collect();
    let stays = |at: &usize| own.iter().any(|(a, b)| a == at || b == at);
    let went = residents.iter().chain(&came).copied().filter(|at| !stays(at)).collect();
    Part {
        score: residents.first().map(|at| party.score(*at)),
        residents,
        came,
        went,
        pairs: own,
        below: Vec::new(),
        direction,
    }
}

impl Situation {
    /// For each player from the first of the group on: whether the colors due clash with the opponent's, and how far
    /// down the order of exchanges that opponent stands.
    fn exchanges(&self, part: &Part) -> Vec<(bool, i64)> {
        let mut free: Vec<usize> = part.pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        free.sort_unstable();
        let mut found = Vec::new();
        while free.len() > 1 {
            let half = free.len() / 2;
            let own = free.remove(0);
            let order = self.way.exchange_order(half, free.len());
            let mate = part.mate(own).and_then(|mate| free.iter().position(|it| *it == mate));
            let Some(mate) = mate else { continue };
            let place = order.iter().position(|at| *at == mate).map_or(i64::MAX, whole);
            found.push((clash(&self.party, own, free[mate]), place));
            free.remove(mate);
        }
        found
    }
}
