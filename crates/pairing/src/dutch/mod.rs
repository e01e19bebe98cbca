//! FIDE (Dutch) System, C.04.3 in force since 2026-02-01.
//!
//! Article 3 describes a procedure, article 4 the order in which it tries candidates; any method
//! with the same result will do. Most brackets are settled by asking whether candidates without any
//! fault exist ([`direct`]). For the others one weighted matching over everybody not yet paired
//! ([`general`], [`weights`]) finds the optimum, and the order of generation is settled question by
//! question ([`bracket`]). The criteria are listed in [`criteria`].

pub(crate) mod again;
#[cfg(test)]
mod agree;
mod bracket;
pub(crate) mod criteria;
mod direct;
mod general;
#[cfg(test)]
mod literal;
mod memo;
mod weights;

use std::collections::BTreeSet;
use std::ops::Range;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use self::bracket::Decided;
use self::direct::{Unpaired, Way};
use self::memo::Key;
pub(crate) use self::memo::Memo;
use self::weights::{C9, Scope};
use crate::color::{InitialColor, allocate};
use crate::draft::{Because, Bracket, Bye, Criterion, Draft, Pair};
use crate::field::{Field, Float};
use crate::perfect::{Bits, Graph, Mates};
use crate::{Edition, NoPairing, board_order};

pub(crate) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    edition: Edition,
    memo: Option<&mut Memo>,
) -> Result<Draft, NoPairing> {
    let field = Field::new(history, round, absent);
    let found = pair_brackets(&field, memo)?;
    Ok(draft(&field, InitialColor::of(history), round, edition, found))
}

/// Brackets as a draft tells them.
fn draft(
    field: &Field,
    initial_color: InitialColor,
    round: RoundNo,
    edition: Edition,
    (brackets, bye): Brackets,
) -> Draft {
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
            draft.pairs.push(board(field, initial_color, index, *higher, *lower, moved));
        }
        draft.brackets.push(describe(field, scope, decided));
    }
    draft.pairs.sort_by_cached_key(|pair| {
        let because = &pair.because;
        board_order::key((because.white_score, pair.white), (because.black_score, pair.black))
    });
    draft
}

fn pair_brackets(field: &Field, memo: Option<&mut Memo>) -> Result<Brackets, NoPairing> {
    let everybody = Bits::of(field.players.len() + 2, 0..field.players.len());
    let rest = Rest::new(field, everybody, memo)?;
    rest.pair_all(Vec::new(), scoregroup(field, 0))
}

/// Brackets with their decisions, and who gets the bye in which bracket.
type Brackets = (Vec<(Scope, Decided)>, Option<(usize, usize)>);

/// Everybody not yet paired.
struct Rest<'a> {
    field: &'a Field,
    /// The players by position, the bye, then a vertex for `direct` to use.
    graph: Graph,
    mates: Mates,
    active: Bits,
    /// Where players with the score of the bye (C5) begin, if it is still to be given.
    bye_begin: Option<usize>,
    /// Who is known to get it.
    taker: Option<usize>,
    floaters: Vec<usize>,
    memo: Option<&'a mut Memo>,
}

impl<'a> Rest<'a> {
    fn new(
        field: &'a Field,
        mut active: Bits,
        memo: Option<&'a mut Memo>,
    ) -> Result<Rest<'a>, NoPairing> {
        let n = field.players.len();
        let (bye, size) = (n, n + 2);
        let mut graph = field.graph(2);
        let mut mates = Mates::new(size);
        let mut bye_begin = None;
        if active.count() % 2 == 1 {
            active.add(bye);
            bye_begin = Some(lowest_bye(field, &mut graph, &mut mates, &active, bye)?);
        } else if !mates.completes(&graph, &active) {
            return Err(general::refusal(field));
        }
        let floaters = Vec::new();
        Ok(Rest { field, graph, mates, active, bye_begin, taker: None, floaters, memo })
    }

    /// The brackets from a scoregroup on, after those already paired.
    fn pair_all(
        mut self,
        mut brackets: Vec<(Scope, Decided)>,
        mut group: Range<usize>,
    ) -> Result<Brackets, NoPairing> {
        while !group.is_empty() {
            let next = scoregroup(self.field, group.end);
            brackets.push(self.pair_bracket(group, next.clone())?);
            group = next;
        }
        let bye = self.taker.or(self.floaters.first().copied()).map(|at| {
            let own = brackets.iter().position(|(scope, _)| scope.bracket.contains(&at));
            (at, own.unwrap_or(0))
        });
        Ok((brackets, bye))
    }

    fn pair_bracket(
        &mut self,
        group: Range<usize>,
        next: Range<usize>,
    ) -> Result<(Scope, Decided), NoPairing> {
        let begin = group.start;
        let scope = self.scope(group, next);
        let decided = self.recall_or_decide(&scope)?;
        Ok(self.settle(begin, scope, decided))
    }

    fn scope(&self, group: Range<usize>, next: Range<usize>) -> Scope {
        let bye = self.field.players.len();
        Scope {
            n_moved: self.floaters.len(),
            bracket: self.floaters.iter().copied().chain(group).collect(),
            next: next.collect(),
            bye: self.bye_begin.map(|_| bye),
            c9: C9::Open,
        }
    }

    /// Goes on to the bracket below.
    fn settle(&mut self, begin: usize, mut scope: Scope, mut decided: Decided) -> (Scope, Decided) {
        let bye = self.field.players.len();
        for (higher, lower) in &decided.pairs {
            self.active.remove(*higher);
            self.active.remove(*lower);
        }
        self.floaters = scope.bracket.iter().copied().filter(|at| self.active.has(*at)).collect();
        if let Some(taker) = self.taker {
            // Known since a bracket above: sits in every bracket below without a say.
            decided.c9_applies = self.floaters.is_empty();
            let place = scope.moved().partition_point(|at| *at < taker);
            scope.bracket.insert(place, taker);
            scope.n_moved += 1;
        } else if let [only] = *self.floaters.as_slice()
            && self.bye_begin == Some(begin)
        {
            // Nobody below can get the bye (C5).
            self.taker = Some(only);
            self.bye_begin = None;
            self.active.remove(bye);
            self.active.remove(only);
            self.floaters.clear();
        }
        (scope, decided)
    }

    /// Decides a bracket, or takes the decision of one that was the same in every respect.
    fn recall_or_decide(&mut self, scope: &Scope) -> Result<Decided, NoPairing> {
        let Some(memo) = self.memo.take() else { return self.decide(scope) };
        let key = Key::new(self, scope);
        let known = memo.find(&key, self.field);
        let decided = match known {
            Some(known) => Ok(known),
            None => self.decide(scope).inspect(|decided| memo.keep(key, self.field, decided)),
        };
        self.memo = Some(memo);
        decided
    }

    fn unpaired(&mut self) -> Unpaired<'_> {
        Unpaired {
            field: self.field,
            graph: &mut self.graph,
            mates: &mut self.mates,
            active: &self.active,
            bye_begin: self.bye_begin,
        }
    }

    /// Who may be the one to leave a bracket, by one of the questions of [`direct`].
    fn leavers(
        &mut self,
        scope: &Scope,
        ask: impl FnOnce(&mut Unpaired<'_>, &Scope) -> Option<Vec<usize>>,
    ) -> Option<Vec<usize>> {
        ask(&mut self.unpaired(), scope)
    }

    fn decide(&mut self, scope: &Scope) -> Result<Decided, NoPairing> {
        match direct::decide(&mut self.unpaired(), scope) {
            Way::Decided(decided) => Ok(decided),
            Way::Within { leavers, c9_applies } => {
                let decided = general::decide_within(self.field, &self.graph, scope, &leavers)?;
                Ok(Decided { c9_applies, ..decided })
            }
            Way::Open => general::decide(self.field, &self.graph, scope, &self.active),
        }
    }
}

/// The scoregroup that begins at a position.
fn scoregroup(field: &Field, begin: usize) -> Range<usize> {
    let Some(first) = field.players.get(begin) else { return begin..begin };
    let len = field.players[begin..].iter().take_while(|other| other.score == first.score).count();
    begin..begin + len
}

/// C5: allows the bye to the lowest scores with which everybody else can be paired, and gives
/// where the highest of these scores begins.
fn lowest_bye(
    field: &Field,
    graph: &mut Graph,
    mates: &mut Mates,
    active: &Bits,
    bye: usize,
) -> Result<usize, NoPairing> {
    let mut group_end = field.players.len();
    while let Some(last) = group_end.checked_sub(1) {
        let score = field.players[last].score;
        let begin = field.players.partition_point(|player| player.score > score);
        let eligible = (begin..group_end).filter(|at| field.players[*at].bye_bar.is_none());
        eligible.for_each(|at| graph.add(at, bye));
        if mates.completes(graph, active) {
            return Ok(begin);
        }
        group_end = begin;
    }
    Err(general::refusal(field))
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
