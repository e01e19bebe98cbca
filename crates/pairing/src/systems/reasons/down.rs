//! Systems that leave players over for the next group, or know one group only: Burstein, Keizer.

use std::cmp::Reverse;

use tournament::history::History;
use tournament::ids::RoundNo;
use tournament::round::Color;

use super::super::lim::Direction;
use super::super::party::Party;
use super::super::{ColorBecause, burstein, keizer};
use super::{Cost, Part, Rule, Weigh, whole};
use crate::field::ByeBar;

impl Weigh for burstein::Situation {
    fn party(&self) -> &Party {
        &self.party
    }

    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)> {
        vec![
            (Rule::ByeScore, i64::from(self.party.score(at).0)),
            (Rule::ByeGames, -whole(self.party.player(at).colors.len())),
            (Rule::ByeRank, -whole(self.place(at))),
        ]
    }

    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
        let party = &self.party;
        let mut left: Vec<usize> =
            party.everybody().into_iter().filter(|at| Some(*at) != bye).collect();
        let mut came: Vec<usize> = Vec::new();
        let mut found = Vec::new();
        while !left.is_empty() {
            let (residents, below) = left.split_at(party.top_group(&left));
            let inside = |at: &usize| came.contains(at) || residents.contains(at);
            let own: Vec<(usize, usize)> =
                pairs.iter().filter(|(a, b)| inside(a) && inside(b)).copied().collect();
            let stays = |at: &usize| own.iter().any(|(a, b)| a == at || b == at);
            let went: Vec<usize> =
                came.iter().chain(residents).copied().filter(|at| !stays(at)).collect();
            let below = below.to_vec();
            found.push(Part {
                score: residents.first().map(|at| party.score(*at)),
                residents: residents.to_vec(),
                came: std::mem::replace(&mut came, went.clone()),
                went,
                pairs: own,
                below: below.clone(),
                direction: Direction::Down,
            });
            left = below;
        }
        found
    }

    fn costs(&self, part: &Part) -> Vec<Cost> {
        let mut scores: Vec<i64> =
            part.went.iter().map(|at| i64::from(self.party.score(*at).0)).collect();
        scores.sort_unstable_by_key(|score| Reverse(*score));
        let next = self.next_bracket(&self.ranked(part.went.clone()), &part.below);
        let members = self.ranked(part.members());
        // Who floats meets BSN 0 and comes last.
        let fold = members.iter().map(|at| {
            let mate = part.mate(*at).and_then(|mate| members.iter().position(|it| *it == mate));
            -mate.map_or(0, |mate| whole(mate + 1))
        });
        vec![
            Cost::one(Rule::Floaters, part.went.len()),
            Cost { rule: Rule::FloaterScores, amounts: scores },
            Cost { rule: Rule::NextGroup, amounts: next.unwrap_or_else(|| vec![i64::MAX]) },
            Cost::one(
                Rule::Colors,
                part.pairs.iter().filter(|(a, b)| clash(self.party(), *a, *b)).count(),
            ),
            Cost::list(Rule::Order, fold),
        ]
    }

    fn unmet(&self, _part: &Part, a: usize, b: usize) -> Vec<Rule> {
        if clash(&self.party, a, b) { vec![Rule::Colors] } else { Vec::new() }
    }

    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause) {
        let (higher, lower) = if self.place(a) < self.place(b) { (a, b) } else { (b, a) };
        let (color, because) = burstein::Situation::color(self, higher, lower);
        (higher, color, because)
    }
}

/// Both prefer the same color.
fn clash(party: &Party, a: usize, b: usize) -> bool {
    let due = |at: usize| party.player(at).preference.color;
    due(a).is_some() && due(a) == due(b)
}

/// The running table, and how long ago everybody met.
pub(super) struct Keizer {
    situation: keizer::Situation,
    /// By positions: by how many rounds too soon the two meet again.
    sooner: Vec<Vec<usize>>,
}

impl Keizer {
    pub(super) fn new(
        situation: keizer::Situation,
        history: &History,
        round: RoundNo,
        rules: keizer::Rules,
    ) -> Keizer {
        let players = &situation.party.field.players;
        let sooner = |a: usize, b: usize| {
            let since = keizer::rounds_since(history, round, players[a].tpn, players[b].tpn);
            since.map_or(0, |it| (usize::from(rules.rematch_after) + 1).saturating_sub(it))
        };
        let n = players.len();
        let sooner = (0..n).map(|a| (0..n).map(|b| sooner(a, b)).collect()).collect();
        Keizer { situation, sooner }
    }
}

impl Weigh for Keizer {
    fn party(&self) -> &Party {
        &self.situation.party
    }

    fn bye_bar(&self, _at: usize) -> Option<ByeBar> {
        None
    }

    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)> {
        vec![
            (Rule::ByeAgain, i64::from(self.situation.had_bye[at])),
            (Rule::ByeRank, -whole(self.situation.place(at))),
        ]
    }

    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part> {
        let everybody = self.party().everybody();
        vec![Part {
            score: None,
            residents: everybody.into_iter().filter(|at| Some(*at) != bye).collect(),
            came: Vec::new(),
            went: Vec::new(),
            pairs: pairs.to_vec(),
            below: Vec::new(),
            direction: Direction::Down,
        }]
    }

    fn whole(&self, pairs: &[(usize, usize)]) -> Vec<Cost> {
        let most = pairs.iter().map(|(a, b)| self.sooner[*a][*b]).max();
        vec![Cost::one(Rule::Sooner, most.unwrap_or(0))]
    }

    fn costs(&self, part: &Part) -> Vec<Cost> {
        let mut left = part.residents.clone();
        left.sort_by_key(|at| self.situation.place(*at));
        let mut away = Vec::new();
        while let Some(own) = left.first().copied() {
            left.remove(0);
            let Some(mate) = part.mate(own) else { continue };
            let at = left.iter().position(|it| *it == mate);
            away.push(at.map_or(i64::MAX, whole));
            left.retain(|it| *it != mate);
        }
        vec![Cost { rule: Rule::Order, amounts: away }]
    }

    fn unmet(&self, _part: &Part, a: usize, b: usize) -> Vec<Rule> {
        if self.sooner[a][b] > 0 { vec![Rule::Sooner] } else { Vec::new() }
    }

    fn due(&self, _at: usize) -> Option<Color> {
        None
    }

    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause) {
        let place = |at: usize| self.situation.place(at);
        let (higher, lower) = if place(a) < place(b) { (a, b) } else { (b, a) };
        let (color, because) = self.situation.color(higher, lower);
        (higher, color, because)
    }
}
