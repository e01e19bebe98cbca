//! FIDE (Dutch) System, C.04.3 in force since 2026-02-01.
//!
//! Article 3 describes a procedure, article 4 the order in which it tries candidates; any method
//! with the same result will do. Here each bracket is one weighted matching over everybody not yet
//! paired (see [`weights`]), and the order of generation is settled question by question
//! ([`bracket`]). The criteria are listed in [`criteria`].

mod bracket;
pub(crate) mod criteria;
#[cfg(test)]
mod literal;
mod weights;

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use self::bracket::{Decided, Unpaired};
use self::weights::{Layout, Scope};
use crate::color::{InitialColor, allocate};
use crate::draft::{Because, Bracket, Bye, Criterion, Draft, Pair};
use crate::field::{Field, Float};
use crate::matching::{Matching, Stuck};
use crate::{Edition, NoPairing, board_order};

pub(crate) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    edition: Edition,
) -> Result<Draft, NoPairing> {
    let field = Field::new(history, round, absent);
    let initial_color = InitialColor::of(history);
    let (brackets, bye) = pair_brackets(&field)?;
    let mut draft = Draft {
        edition,
        round,
        pairs: Vec::new(),
        bye: bye.map(|(at, bracket)| Bye {
            player: field.players[at].tpn,
            score: field.players[at].score,
            unplayed: round.index() - field.players[at].colors.len(),
            bracket,
        }),
        brackets: Vec::new(),
        absent: field.absent.clone(),
        initial_color,
    };
    for (index, (scope, decided)) in brackets.iter().enumerate() {
        for (higher, lower) in &decided.pairs {
            let moved = scope.moved().contains(higher);
            draft.pairs.push(board(&field, initial_color, index, *higher, *lower, moved));
        }
        draft.brackets.push(describe(&field, scope, decided));
    }
    draft.pairs.sort_by_cached_key(|pair| {
        let because = &pair.because;
        board_order::key((because.white_score, pair.white), (because.black_score, pair.black))
    });
    Ok(draft)
}

/// Brackets with their decisions, and who gets the bye in which bracket.
type Brackets = (Vec<(Scope, Decided)>, Option<(usize, usize)>);

fn pair_brackets(field: &Field) -> Result<Brackets, NoPairing> {
    let n = field.players.len();
    let n_vertices = n + n % 2;
    let bye = (n % 2 == 1).then_some(n);
    let mut allowed = vec![false; n_vertices * n_vertices];
    for a in 0..n {
        for b in 0..a {
            let may = field.may_meet(a, b);
            allowed[a * n_vertices + b] = may;
            allowed[b * n_vertices + a] = may;
        }
    }
    let mut mates = lowest_bye(field, &mut allowed, bye)?;
    let mut active = vec![true; n_vertices];
    let mut brackets = Vec::new();
    let mut floaters: Vec<usize> = Vec::new();
    let mut group = scoregroup(field, 0);
    while !group.is_empty() {
        let next = scoregroup(field, group.end);
        let n_moved = floaters.len();
        let bracket: Vec<usize> = floaters.iter().copied().chain(group.clone()).collect();
        let scope = Scope { bracket, n_moved, next: next.clone().collect(), bye };
        let layout = Layout::new(field, &scope);
        let unpaired = Unpaired { allowed: &allowed, active: &active, mates: &mates };
        let decided = decide(field, &scope, &layout, &unpaired)?;
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

/// The scoregroup that begins at a position.
fn scoregroup(field: &Field, begin: usize) -> std::ops::Range<usize> {
    let Some(first) = field.players.get(begin) else { return begin..begin };
    let len = field.players[begin..].iter().take_while(|other| other.score == first.score).count();
    begin..begin + len
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

/// Runs a bracket with weights as wide as it needs.
fn decide(
    field: &Field,
    scope: &Scope,
    layout: &Layout,
    unpaired: &Unpaired<'_>,
) -> Result<Decided, NoPairing> {
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

fn board(
    field: &Field,
    initial: InitialColor,
    bracket: usize,
    higher: usize,
    lower: usize,
    moved: bool,
) -> Pair {
    let (high, low) = (&field.players[higher], &field.players[lower]);
    let (color, color_rule) = allocate(high, low, initial.color());
    let (white, black) =
        if color == tournament::round::Color::White { (high, low) } else { (low, high) };
    let mut costs = criteria::color_costs(field, high, low);
    if moved {
        let again = [(Criterion::C15, Criterion::C18), (Criterion::C17, Criterion::C20)];
        for (back, (up, down)) in again.into_iter().enumerate() {
            if low.floats[back] == Float::Up {
                costs.push(up);
            }
            if high.floats[back] == Float::Down {
                costs.push(down);
            }
        }
        costs.sort();
    }
    Pair {
        white: white.tpn,
        black: black.tpn,
        because: Because {
            bracket,
            higher: high.tpn,
            white_score: white.score,
            black_score: black.score,
            white_preference: white.preference,
            black_preference: black.preference,
            color_rule,
            floater: moved.then_some(high.tpn),
            costs,
        },
    }
}

fn describe(field: &Field, scope: &Scope, decided: &Decided) -> Bracket {
    let tpns =
        |positions: &[usize]| positions.iter().map(|at| field.players[*at].tpn).collect::<Vec<_>>();
    let paired = |at: &usize| decided.pairs.iter().any(|(high, low)| high == at || low == at);
    let left: Vec<usize> = scope.bracket.iter().copied().filter(|at| !paired(at)).collect();
    Bracket {
        score: scope
            .residents()
            .first()
            .map_or_else(Default::default, |at| field.players[*at].score),
        moved_down: tpns(scope.moved()),
        residents: tpns(scope.residents()),
        pairs: decided
            .pairs
            .iter()
            .map(|(high, low)| (field.players[*high].tpn, field.players[*low].tpn))
            .collect(),
        floaters: tpns(&left),
        left_s1: tpns(&decided.left_s1),
        entered_s1: tpns(&decided.entered_s1),
        costs: bracket_costs(field, scope, decided, &left),
        c9_applies: decided.c9_applies,
    }
}

/// How often each criterion is not met in full.
fn bracket_costs(
    field: &Field,
    scope: &Scope,
    decided: &Decided,
    left: &[usize],
) -> Vec<(Criterion, usize)> {
    let mut all: Vec<Criterion> = Vec::new();
    for (high, low) in &decided.pairs {
        let moved = scope.moved().contains(high);
        let initial = InitialColor::Assumed(tournament::round::Color::White);
        all.extend(board(field, initial, 0, *high, *low, moved).because.costs);
    }
    for at in left {
        let moved = scope.moved().contains(at);
        let criteria = [(Criterion::C14, Criterion::C18), (Criterion::C16, Criterion::C20)];
        for (back, (resident, again)) in criteria.into_iter().enumerate() {
            if field.players[*at].floats[back] == Float::Down {
                all.push(if moved { again } else { resident });
            }
        }
    }
    all.sort();
    let mut counts: Vec<(Criterion, usize)> = Vec::new();
    for criterion in all {
        match counts.last_mut() {
            Some((known, count)) if *known == criterion => *count += 1,
            _ => counts.push((criterion, 1)),
        }
    }
    counts
}
