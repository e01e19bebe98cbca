//! The general method: one weighted matching over everybody not yet paired, whatever the bracket.

use super::bracket::{self, Decided, Unpaired};
use super::weights::{C9, Layout, Scope};
use crate::NoPairing;
use crate::field::Field;
use crate::matching::{Matching, Stuck};
use crate::perfect::{Bits, Graph, Mates};

/// A field of fewer players with the positions they have in the whole.
struct Part {
    field: Field,
    positions: Vec<usize>,
    /// Who may meet whom, the bye (or leaving) last if there is one.
    allowed: Vec<bool>,
    mates: Vec<Option<usize>>,
}

impl Part {
    fn new(field: &Field, graph: &Graph, positions: Vec<usize>, last: Option<Bits>) -> Part {
        let n = positions.len();
        let mut part = graph.pick(&positions, usize::from(last.is_some()));
        if let Some(row) = last {
            part.set_row(n, &row);
        }
        let size = part.len();
        let mut mates = Mates::new(size);
        mates.complete(&part, &Bits::of(size, 0..size), size);
        let allowed = (0..size * size).map(|index| part.has(index / size, index % size)).collect();
        Part {
            field: field.subset(&positions),
            mates: (0..size).map(|at| mates.get(at)).collect(),
            positions,
            allowed,
        }
    }

    fn decide(&self, scope: &Scope) -> Result<Decided, NoPairing> {
        let active = vec![true; self.mates.len()];
        let unpaired = Unpaired { allowed: &self.allowed, active: &active, mates: &self.mates };
        let decided = decide_bracket(&self.field, scope, &unpaired)?;
        let names = |list: &[usize]| list.iter().map(|at| self.positions[*at]).collect();
        Ok(Decided {
            pairs: decided
                .pairs
                .iter()
                .map(|(a, b)| (self.positions[*a], self.positions[*b]))
                .collect(),
            left_s1: names(&decided.left_s1),
            entered_s1: names(&decided.entered_s1),
            c9_applies: decided.c9_applies,
            mates: Vec::new(),
        })
    }
}

/// A bracket about which nothing is settled, among all players in `active`.
pub(super) fn decide(
    field: &Field,
    graph: &Graph,
    scope: &Scope,
    active: &Bits,
) -> Result<Decided, NoPairing> {
    let n = field.players.len();
    let positions: Vec<usize> = active.iter().filter(|at| *at < n).collect();
    let last = scope.bye.map(|bye| {
        let takers = (0..positions.len()).filter(|at| graph.has(positions[*at], bye));
        Bits::of(positions.len() + 1, takers)
    });
    let end = scope.bracket.len() + scope.next.len();
    let own = Scope {
        bracket: (0..scope.bracket.len()).collect(),
        n_moved: scope.n_moved,
        next: (scope.bracket.len()..end).collect(),
        bye: last.is_some().then_some(positions.len()),
        c9: C9::Open,
    };
    Part::new(field, graph, positions, last).decide(&own)
}

/// A bracket that one of `leavers` is known to leave, or nobody if there are none.
pub(super) fn decide_within(
    field: &Field,
    graph: &Graph,
    scope: &Scope,
    leavers: &[usize],
) -> Result<Decided, NoPairing> {
    let n = scope.bracket.len();
    let places = (0..n).filter(|at| leavers.contains(&scope.bracket[*at]));
    let last = (!leavers.is_empty()).then(|| Bits::of(n + 1, places));
    let own = Scope {
        bracket: (0..n).collect(),
        n_moved: scope.n_moved,
        next: Vec::new(),
        bye: last.is_some().then_some(n),
        c9: C9::Settled,
    };
    Part::new(field, graph, scope.bracket.clone(), last).decide(&own)
}

/// Runs a bracket with weights as wide as it needs.
fn decide_bracket(
    field: &Field,
    scope: &Scope,
    unpaired: &Unpaired<'_>,
) -> Result<Decided, NoPairing> {
    let layout = &Layout::new(field, scope);
    let found = match layout.limbs() {
        0..=2 => bracket::decide::<2>(field, scope, layout, unpaired),
        3 => bracket::decide::<3>(field, scope, layout, unpaired),
        4 => bracket::decide::<4>(field, scope, layout, unpaired),
        5..=6 => bracket::decide::<6>(field, scope, layout, unpaired),
        7..=8 => bracket::decide::<8>(field, scope, layout, unpaired),
        9..=12 => bracket::decide::<12>(field, scope, layout, unpaired),
        13..=24 => bracket::decide::<24>(field, scope, layout, unpaired),
        25..=64 => bracket::decide::<64>(field, scope, layout, unpaired),
        _ => return Err(NoPairing::TooManyScores),
    };
    found.map_err(|stuck| proof(field, stuck))
}

/// Why not everybody can be paired.
pub(super) fn refusal(field: &Field) -> NoPairing {
    let n = field.players.len();
    let bye = (n % 2 == 1).then_some(n);
    let mut allowed = table(field);
    match lowest_bye(field, &mut allowed, bye) {
        Err(refusal) => refusal,
        // Not reached: the caller has found that there is no pairing.
        Ok(_) => proof(field, Stuck { groups: Vec::new(), partners: Vec::new() }),
    }
}

/// Who may meet whom, with a vertex for the bye if there is one.
fn table(field: &Field) -> Vec<bool> {
    let n = field.players.len();
    let n_vertices = n + n % 2;
    let mut allowed = vec![false; n_vertices * n_vertices];
    for a in 0..n {
        for b in 0..a {
            let may = field.may_meet(a, b);
            allowed[a * n_vertices + b] = may;
            allowed[b * n_vertices + a] = may;
        }
    }
    allowed
}

/// C5: allows the bye to the lowest scores with which everybody else can be paired, and gives one
/// such pairing. Without a bye: any complete pairing.
fn lowest_bye(
    field: &Field,
    allowed: &mut [bool],
    bye: Option<usize>,
) -> Result<Vec<Option<usize>>, NoPairing> {
    let n_vertices = field.players.len() + usize::from(bye.is_some());
    let active = vec![true; n_vertices];
    let complete = |allowed: &[bool]| {
        let nobody = vec![None; n_vertices];
        let mut matching = Matching::<1>::new(allowed, &active, &nobody, &[], Vec::new());
        matching.solve().map(|()| matching.mates())
    };
    let Some(bye) = bye else { return complete(allowed).map_err(|stuck| proof(field, stuck)) };
    let mut group_end = field.players.len();
    while let Some(last) = group_end.checked_sub(1) {
        let score = field.players[last].score;
        let begin = field.players.partition_point(|player| player.score > score);
        for at in begin..group_end {
            let may = field.players[at].bye_bar.is_none();
            allowed[at * n_vertices + bye] = may;
            allowed[bye * n_vertices + at] = may;
        }
        match complete(allowed) {
            Ok(mates) => return Ok(mates),
            Err(stuck) if begin == 0 => return Err(proof(field, stuck)),
            Err(_) => group_end = begin,
        }
    }
    Ok(vec![None; n_vertices])
}

/// What cannot be paired, in pairing numbers.
fn proof(field: &Field, stuck: Stuck) -> NoPairing {
    let n = field.players.len();
    let numbers = |group: &[usize]| {
        group.iter().filter(|at| **at < n).map(|at| field.players[*at].tpn).collect::<Vec<_>>()
    };
    NoPairing::NoLegalPairing {
        groups: stuck.groups.iter().map(|group| numbers(group)).collect(),
        partners: numbers(&stuck.partners),
        bye_is_partner: stuck.partners.contains(&n),
        bye_barred: field
            .players
            .iter()
            .filter_map(|player| player.bye_bar.map(|bar| (player.tpn, bar)))
            .collect(),
    }
}

/// Every bracket by the general method, for comparison.
#[cfg(test)]
pub(super) fn pair_brackets(field: &Field) -> Result<super::Brackets, NoPairing> {
    let n = field.players.len();
    let n_vertices = n + n % 2;
    let bye = (n % 2 == 1).then_some(n);
    let mut allowed = table(field);
    let mut mates = lowest_bye(field, &mut allowed, bye)?;
    let mut active = vec![true; n_vertices];
    let mut brackets = Vec::new();
    let mut floaters: Vec<usize> = Vec::new();
    let mut group = super::scoregroup(field, 0);
    while !group.is_empty() {
        let next = super::scoregroup(field, group.end);
        let n_moved = floaters.len();
        let bracket: Vec<usize> = floaters.iter().copied().chain(group.clone()).collect();
        let scope = Scope { bracket, n_moved, next: next.clone().collect(), bye, c9: C9::Open };
        let unpaired = Unpaired { allowed: &allowed, active: &active, mates: &mates };
        let decided = decide_bracket(field, &scope, &unpaired)?;
        for (higher, lower) in &decided.pairs {
            active[*higher] = false;
            active[*lower] = false;
        }
        mates.clone_from(&decided.mates);
        floaters = scope.bracket.iter().copied().filter(|at| active[*at]).collect();
        brackets.push((scope, decided));
        group = next;
    }
    let last = brackets.len().saturating_sub(1);
    let taker = bye.and_then(|bye| mates[bye]);
    let bracket_of = |at: usize| {
        brackets.iter().position(|(scope, _)| scope.bracket.contains(&at)).unwrap_or(last)
    };
    let bye = taker.map(|at| (at, bracket_of(at)));
    Ok((brackets, bye))
}
