//! One bracket: the best candidate by C6 to C21, and among the best the first generated (art. 3, 4).
//!
//! The optimum is one matching; the order of generation is then settled by asking, one decision
//! at a time, whether an optimum with that decision exists.

use super::weights::{C9, Layout, Scope};
use crate::field::Field;
use crate::matching::{Matching, Stuck};
use crate::wide::Wide;

/// What one bracket came to. Positions in the field.
#[derive(Debug, Default)]
pub(super) struct Decided {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left_s1: Vec<usize>,
    pub(super) entered_s1: Vec<usize>,
    pub(super) c9_applies: bool,
    /// A matching of everybody still unpaired.
    pub(super) mates: Vec<Option<usize>>,
}

/// Everything not yet paired, before a bracket.
pub(super) struct Unpaired<'a> {
    pub(super) allowed: &'a [bool],
    pub(super) active: &'a [bool],
    pub(super) mates: &'a [Option<usize>],
}

struct Work<'a, const N: usize> {
    field: &'a Field,
    scope: &'a Scope,
    layout: &'a Layout,
    matching: Matching<N>,
    in_bracket: Vec<bool>,
    decided: Decided,
}

pub(super) fn decide<const N: usize>(
    field: &Field,
    scope: &Scope,
    layout: &Layout,
    unpaired: &Unpaired<'_>,
) -> Result<Decided, Stuck> {
    let window = scope.window();
    let table = layout.table::<N>(field, scope);
    let mut in_bracket = vec![false; unpaired.active.len()];
    for at in &scope.bracket {
        in_bracket[*at] = true;
    }
    let mut work = Work {
        field,
        scope,
        layout,
        matching: Matching::new(unpaired.allowed, unpaired.active, unpaired.mates, &window, table),
        in_bracket,
        decided: Decided {
            pairs: Vec::new(),
            left_s1: Vec::new(),
            entered_s1: Vec::new(),
            c9_applies: false,
            mates: Vec::new(),
        },
    };
    work.matching.solve()?;
    work.weigh_bye()?;
    let paired = work.choose_moved()?;
    work.choose_opponents(&paired)?;
    work.pair_remainder()?;
    work.decided.mates = work.matching.mates();
    Ok(work.decided)
}

impl<const N: usize> Work<'_, N> {
    /// Paired inside the bracket in the present optimum.
    fn stays(&self, at: usize) -> bool {
        self.matching.mate(at).is_some_and(|mate| self.in_bracket[mate])
    }

    /// C9 has a say when one player leaves the bracket and that one gets the bye.
    fn weigh_bye(&mut self) -> Result<(), Stuck> {
        let (Some(bye), C9::Open) = (self.scope.bye, self.scope.c9) else { return Ok(()) };
        let n_leaving = self.scope.bracket.iter().filter(|at| !self.stays(**at)).count();
        let taker = self.matching.mate(bye);
        if n_leaving != 1 || !taker.is_some_and(|taker| self.in_bracket[taker]) {
            return Ok(());
        }
        self.decided.c9_applies = true;
        for at in &self.scope.bracket {
            self.matching.add(bye, *at, self.layout.bye_weight(self.field, *at));
        }
        self.matching.reopen(bye);
        self.matching.solve()
    }

    /// Art. 4.4: the first valid set of moved-down players to pair.
    fn choose_moved(&mut self) -> Result<Vec<usize>, Stuck> {
        let mut paired = Vec::new();
        let scope = self.scope;
        let mut rest = scope.moved();
        while let Some(first) = rest.first() {
            let score = self.field.players[*first].score;
            let len = rest.iter().take_while(|at| self.field.players[**at].score == score).count();
            let (group, below) = rest.split_at(len);
            rest = below;
            let mut places = group.iter().filter(|at| self.stays(**at)).count();
            for (done, at) in group.iter().enumerate() {
                if places == 0 {
                    break;
                }
                if places == len - done || self.stays(*at) || self.can_stay(*at)? {
                    paired.push(*at);
                    places -= 1;
                    self.keep_in_bracket(*at)?;
                }
            }
        }
        Ok(paired)
    }

    /// Whether an optimum pairs this moved-down player here; if so, it becomes the present one.
    fn can_stay(&mut self, at: usize) -> Result<bool, Stuck> {
        let partners: Vec<usize> = self
            .scope
            .residents()
            .iter()
            .copied()
            .filter(|resident| self.matching.may_be_tight(at, *resident))
            .collect();
        if partners.is_empty() {
            return Ok(false);
        }
        self.prefer(at, &partners, |_| 1)?;
        let stays = self.stays(at);
        self.unprefer(at, &partners, |_| 1)?;
        Ok(stays)
    }

    fn keep_in_bracket(&mut self, at: usize) -> Result<(), Stuck> {
        let elsewhere: Vec<usize> = (0..self.in_bracket.len())
            .filter(|other| !self.in_bracket[*other] && self.matching.allows(at, *other))
            .collect();
        self.matching.forbid(at, elsewhere.into_iter());
        self.matching.solve()
    }

    /// Adds small preferences to edges of one vertex and finds the optimum anew.
    fn prefer(
        &mut self,
        at: usize,
        others: &[usize],
        amount: impl Fn(usize) -> usize,
    ) -> Result<(), Stuck> {
        for (rank, other) in others.iter().enumerate() {
            self.matching.add(at, *other, self.layout.preference(amount(rank)));
        }
        self.matching.reopen(at);
        self.matching.solve()
    }

    /// Takes them away again; the present optimum stays one.
    fn unprefer(
        &mut self,
        at: usize,
        others: &[usize],
        amount: impl Fn(usize) -> usize,
    ) -> Result<(), Stuck> {
        let mate = self.matching.mate(at);
        let mut on_mate = Wide::ZERO;
        for (rank, other) in others.iter().enumerate() {
            let extra = self.layout.preference(amount(rank));
            self.matching.add(at, *other, -extra);
            if mate == Some(*other) {
                on_mate = extra;
            }
        }
        if on_mate.is_zero() && !self.matching.in_blossom(at) {
            // Edges outside the matching only became lighter.
            return Ok(());
        }
        self.matching.reopen(at);
        self.matching.solve()
    }

    /// Pairs `at` with the first of `candidates` that an optimum allows.
    fn pair_with_first(&mut self, at: usize, candidates: &[usize]) -> Result<(), Stuck> {
        let Some(mate) = self.matching.mate(at) else { return Ok(()) };
        let mut better: Vec<usize> = candidates
            .iter()
            .copied()
            .take_while(|candidate| *candidate != mate)
            .filter(|candidate| self.matching.may_be_tight(at, *candidate))
            .collect();
        if !better.is_empty() {
            better.push(mate);
            let most = better.len();
            self.prefer(at, &better, |rank| most - rank)?;
        }
        if let Some(mate) = self.matching.mate(at) {
            self.decided.pairs.push((at, mate));
            self.matching.remove_pair(at, mate);
            self.matching.solve()?;
        }
        Ok(())
    }

    fn choose_opponents(&mut self, paired: &[usize]) -> Result<(), Stuck> {
        for at in paired {
            let residents = self.scope.residents().to_vec();
            self.pair_with_first(*at, &residents)?;
        }
        Ok(())
    }

    /// The homogeneous part: a whole bracket without moved-down players, or the remainder.
    fn pair_remainder(&mut self) -> Result<(), Stuck> {
        let taken: Vec<usize> = self.decided.pairs.iter().map(|(_, low)| *low).collect();
        let residents = self.scope.residents().iter().copied();
        let rest: Vec<usize> = residents.filter(|at| !taken.contains(at)).collect();
        let n_pairs = rest.iter().filter(|at| self.stays(**at)).count() / 2;
        if n_pairs == 0 {
            return Ok(());
        }
        for (position, higher) in rest.iter().enumerate() {
            for lower in &rest[position + 1..] {
                let extra = self.layout.generation(position, rest.len(), n_pairs);
                self.matching.add(*higher, *lower, extra);
            }
        }
        self.matching.reopen_all(&rest);
        self.matching.solve()?;
        self.choose_exchanges(&rest, n_pairs)?;
        let upper: Vec<bool> =
            (0..rest.len()).map(|position| self.is_upper(&rest, position)).collect();
        self.fix_halves(&rest, &upper)?;
        for position in 0..rest.len() {
            if upper[position] {
                let candidates: Vec<usize> = (position + 1..rest.len())
                    .filter(|lower| !upper[*lower])
                    .map(|lower| rest[lower])
                    .collect();
                self.pair_with_first(rest[position], &candidates)?;
            }
        }
        Ok(())
    }

    /// The higher of a pair inside the remainder.
    fn is_upper(&self, rest: &[usize], position: usize) -> bool {
        let mate = self.matching.mate(rest[position]);
        mate.is_some_and(|mate| rest[position + 1..].contains(&mate))
    }

    /// Art. 4.3: which players change places between S1 and S2.
    ///
    /// Their number and the sum of their positions are optimal already. Of S1 the lowest ranked
    /// leave first, of S2 the highest ranked enter first.
    fn choose_exchanges(&mut self, rest: &[usize], n_pairs: usize) -> Result<(), Stuck> {
        let n_exchanges = (0..n_pairs).filter(|position| !self.is_upper(rest, *position)).count();
        let mut left = n_exchanges;
        for position in (0..n_pairs).rev() {
            if left == 0 {
                break;
            }
            if !self.is_upper(rest, position) || self.can_leave(rest, position)? {
                left -= 1;
                self.decided.left_s1.push(rest[position]);
                self.matching.forbid(rest[position], rest[position + 1..].iter().copied());
                self.matching.solve()?;
            }
        }
        let mut left = n_exchanges;
        for position in n_pairs..rest.len() {
            if left == 0 {
                break;
            }
            if self.is_upper(rest, position) || self.can_enter(rest, position)? {
                left -= 1;
                let at = rest[position];
                self.decided.entered_s1.push(at);
                let below = &rest[position + 1..];
                let others: Vec<usize> = (0..self.in_bracket.len())
                    .filter(|other| self.matching.allows(at, *other) && !below.contains(other))
                    .collect();
                self.matching.forbid(at, others.into_iter());
                self.matching.solve()?;
            }
        }
        Ok(())
    }

    fn can_leave(&mut self, rest: &[usize], position: usize) -> Result<bool, Stuck> {
        let at = rest[position];
        let below = &rest[position + 1..];
        let others: Vec<usize> = (0..self.in_bracket.len())
            .filter(|other| self.matching.may_be_tight(at, *other) && !below.contains(other))
            .collect();
        if others.is_empty() {
            return Ok(false);
        }
        for other in below {
            self.matching.add(at, *other, -self.layout.preference(1));
        }
        self.matching.reopen(at);
        self.matching.solve()?;
        let leaves = !self.is_upper(rest, position);
        for other in below {
            self.matching.add(at, *other, self.layout.preference(1));
        }
        if leaves {
            // All of these edges are forbidden next.
            self.matching.forbid(at, below.iter().copied());
        } else {
            self.matching.reopen(at);
        }
        self.matching.solve()?;
        Ok(leaves)
    }

    fn can_enter(&mut self, rest: &[usize], position: usize) -> Result<bool, Stuck> {
        let at = rest[position];
        let below: Vec<usize> = rest[position + 1..]
            .iter()
            .copied()
            .filter(|other| self.matching.may_be_tight(at, *other))
            .collect();
        if below.is_empty() {
            return Ok(false);
        }
        self.prefer(at, &below, |_| 1)?;
        let enters = self.is_upper(rest, position);
        self.unprefer(at, &below, |_| 1)?;
        Ok(enters)
    }

    /// S1 and S2 are settled: pairs join one of each, and S1 is paired here.
    fn fix_halves(&mut self, rest: &[usize], upper: &[bool]) -> Result<(), Stuck> {
        for (position, at) in rest.iter().enumerate() {
            if upper[position] {
                let partners: Vec<usize> = (position + 1..rest.len())
                    .filter(|lower| !upper[*lower])
                    .map(|lower| rest[lower])
                    .collect();
                let others: Vec<usize> = (0..self.in_bracket.len())
                    .filter(|other| self.matching.allows(*at, *other) && !partners.contains(other))
                    .collect();
                self.matching.forbid(*at, others.into_iter());
            } else {
                let others: Vec<usize> = (position + 1..rest.len())
                    .map(|other| rest[other])
                    .filter(|other| self.matching.allows(*at, *other))
                    .collect();
                self.matching.forbid(*at, others.into_iter());
            }
        }
        self.matching.solve()
    }
}
