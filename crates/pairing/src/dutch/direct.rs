//! The short way through a bracket in which everybody, or everybody but one, can be paired.
//!
//! The articles ask for the first candidate, in order of generation, among the best ones. Where a
//! bound on a criterion is known and some candidate reaches it, the best candidates are those that
//! reach it; so each criterion in its turn only takes edges out of a graph ([`Bracket::demand`]),
//! and every question left is whether a perfect matching exists ([`crate::perfect`]). The
//! vertices are the players of the bracket and, if their number is odd, one more that stands for
//! leaving it.
//!
//! Where a bound is not reached or not known, [`Way`] says how much is settled, and the
//! general method ([`super::bracket`]) decides the rest.

use tournament::round::Color;

use super::bracket::Decided;
use super::criteria;
use super::weights::Scope;
use crate::field::{Field, Float, Strength};
use crate::perfect::{Bits, Graph, Mates, Order};

/// Everything not yet paired, before a bracket.
pub(super) struct Unpaired<'a> {
    pub(super) field: &'a Field,
    /// The players by position, then the bye, then a vertex without edges.
    pub(super) graph: &'a mut Graph,
    pub(super) mates: &'a mut Mates,
    /// The players, and the bye if it is still to be given.
    pub(super) active: &'a Bits,
    /// Where players with the score of the bye (C5) begin, if it is still to be given.
    pub(super) bye_begin: Option<usize>,
}

/// How far the short way led.
pub(super) enum Way {
    /// To the end.
    Decided(Decided),
    /// One player leaves, one of these as far as C4 to C9 go (none if everybody is paired). The
    /// rest is open.
    Within { leavers: Vec<usize>, c9_applies: bool },
    /// Nothing is settled.
    Open,
}

/// Exchanges tried one by one (art. 4.3) before the general method is asked.
const EXCHANGES: usize = 300;

/// `scope` is without a player who is known to get the bye.
pub(super) fn decide(unpaired: &mut Unpaired<'_>, scope: &Scope) -> Way {
    let mut bracket = Bracket::new(unpaired, scope);
    if !bracket.has_edge() {
        let decided =
            Decided { c9_applies: bracket.bye_leaves(unpaired, scope), ..Decided::default() };
        return Way::Decided(decided);
    }
    let Some(c9) = bracket.settle_leaver(unpaired, scope) else { return Way::Open };
    match bracket.meet_criteria() {
        Some(decided) => Way::Decided(Decided { c9_applies: c9, ..decided }),
        None => Way::Within { leavers: bracket.leavers, c9_applies: c9 },
    }
}

/// One bracket as a graph: its players in order, then the vertex for leaving it.
struct Bracket<'a> {
    field: &'a Field,
    players: &'a [usize],
    n_moved: usize,
    is_odd: bool,
    graph: Graph,
    mates: Mates,
    open: Bits,
    leavers: Vec<usize>,
}

impl<'a> Bracket<'a> {
    fn new(unpaired: &Unpaired<'a>, scope: &'a Scope) -> Bracket<'a> {
        let n = scope.bracket.len();
        let is_odd = n % 2 == 1;
        let mut graph = unpaired.graph.pick(&scope.bracket, usize::from(is_odd));
        for a in 0..scope.n_moved {
            for b in 0..a {
                graph.remove(a, b);
            }
        }
        let size = graph.len();
        Bracket {
            field: unpaired.field,
            players: &scope.bracket,
            n_moved: scope.n_moved,
            is_odd,
            graph,
            mates: Mates::new(size),
            open: Bits::of(size, 0..size),
            leavers: Vec::new(),
        }
    }

    fn has_edge(&self) -> bool {
        (0..self.graph.len()).any(|at| self.graph.row(at).iter().any(|word| *word != 0))
    }

    fn player(&self, at: usize) -> &'a crate::field::Player {
        &self.field.players[self.players[at]]
    }

    fn floated(&self, at: usize, back: usize, float: Float) -> bool {
        self.player(at).floats[back] == float
    }

    fn bits(&self, members: impl Iterator<Item = usize>) -> Bits {
        Bits::of(self.graph.len(), members)
    }

    fn where_players(&self, matches: impl Fn(usize) -> bool) -> Bits {
        self.bits((0..self.players.len()).filter(|at| matches(*at)))
    }

    /// The vertex for leaving.
    fn way_out(&self) -> Option<usize> {
        self.is_odd.then_some(self.players.len())
    }

    /// The only player here leaves, and gets the bye because nobody below can.
    fn bye_leaves(&self, unpaired: &Unpaired<'_>, scope: &Scope) -> bool {
        self.players.len() == 1 && gives_bye(unpaired, scope)
    }

    /// C4 to C9. `None` if more than one must leave or the following bracket cannot be at its best;
    /// otherwise whether C9 had a say.
    fn settle_leaver(&mut self, unpaired: &mut Unpaired<'_>, scope: &Scope) -> Option<bool> {
        let mut below = unpaired.active.clone();
        scope.bracket.iter().for_each(|at| below.remove(*at));
        let residents = scope.residents().first().copied()?;
        if unpaired.bye_begin.is_some_and(|begin| begin < residents) {
            // Somebody moved down may get the bye.
            return None;
        }
        let Some(way_out) = self.way_out() else {
            let complete = unpaired.mates.completes(unpaired.graph, &below);
            return (complete && self.is_perfect()).then_some(false);
        };
        if gives_bye(unpaired, scope) {
            return self.settle_bye(unpaired, scope, below);
        }
        let ideal = ideal_leavers(unpaired, scope, &below)?;
        let mut possible: Option<Vec<usize>> = None;
        // C7: the lowest score that can leave.
        let mut end = self.players.len();
        while let Some(last) = end.checked_sub(1) {
            let score = self.player(last).score;
            let begin = (0..end).rev().take_while(|at| self.player(*at).score == score).last()?;
            if self.is_perfect_if_leaves(way_out, begin..end, &ideal) {
                self.note_leavers(way_out);
                return Some(false);
            }
            if possible.is_none() {
                possible = Some(possible_leavers(unpaired, scope, &below)?);
            }
            if self.is_perfect_if_leaves(way_out, begin..end, possible.as_deref()?) {
                return None;
            }
            end = begin;
        }
        None
    }

    /// One of those in `range` leaves who is also in the sorted `list`.
    fn is_perfect_if_leaves(
        &mut self,
        way_out: usize,
        range: std::ops::Range<usize>,
        list: &[usize],
    ) -> bool {
        let listed = |at: &usize| list.binary_search(&self.players[*at]).is_ok();
        let row = self.bits(range.filter(listed));
        self.graph.set_row(way_out, &row);
        self.is_perfect()
    }

    /// The one who leaves gets the bye: C9 takes whoever has played most.
    fn settle_bye(
        &mut self,
        unpaired: &mut Unpaired<'_>,
        scope: &Scope,
        below: Bits,
    ) -> Option<bool> {
        let (way_out, bye) = (self.way_out()?, scope.bye?);
        let mut below = below;
        below.remove(bye);
        if !unpaired.mates.completes(unpaired.graph, &below) {
            return None;
        }
        let (field, players) = (self.field, self.players);
        let games = |at: usize| field.players[players[at]].colors.len();
        let takers: Vec<usize> = (self.n_moved..self.players.len())
            .filter(|at| unpaired.graph.has(self.players[*at], bye))
            .collect();
        let mut counts: Vec<usize> = takers.iter().map(|at| games(*at)).collect();
        counts.sort_unstable();
        counts.dedup();
        for most in counts.into_iter().rev() {
            let of_count = self.bits(takers.iter().copied().filter(|at| games(*at) == most));
            self.graph.set_row(way_out, &of_count);
            if self.is_perfect() {
                self.note_leavers(way_out);
                return Some(true);
            }
        }
        None
    }

    fn note_leavers(&mut self, way_out: usize) {
        let row = self.where_players(|at| self.graph.has(way_out, at));
        self.leavers = row.iter().map(|at| self.players[at]).collect();
    }

    fn is_perfect(&mut self) -> bool {
        self.mates.completes(&self.graph, &self.open)
    }

    /// Takes edges out if a perfect matching is left; `edit` must treat both directions alike.
    fn demand(&mut self, edit: impl FnOnce(&mut Graph)) -> bool {
        let (graph, mates) = (self.graph.clone(), self.mates.clone());
        edit(&mut self.graph);
        if self.is_perfect() {
            return true;
        }
        self.graph = graph;
        self.mates = mates;
        false
    }

    /// C10 to C21 and the order of generation.
    fn meet_criteria(&mut self) -> Option<Decided> {
        if !self.meet_topscorer_colors() || !self.meet_colors() || !self.meet_floats() {
            return None;
        }
        let mut pairs = self.pair_moved()?;
        let (left_s1, entered_s1) = self.pair_remainder(&mut pairs)?;
        let names = |list: Vec<usize>| list.into_iter().map(|at| self.players[at]).collect();
        Some(Decided {
            pairs: pairs.into_iter().map(|(a, b)| (self.players[a], self.players[b])).collect(),
            left_s1: names(left_s1),
            entered_s1: names(entered_s1),
            ..Decided::default()
        })
    }

    /// C10 and C11 both at nothing.
    fn meet_topscorer_colors(&mut self) -> bool {
        if !self.field.final_round {
            return true;
        }
        let n = self.players.len();
        // Somebody gets a color against C10 or C11 only if refused an absolute preference, or if
        // even the color due is that of the last two games or leaves a difference beyond two.
        let absolute: Vec<usize> = (0..n)
            .filter(|at| self.player(*at).preference.strength == Strength::Absolute)
            .collect();
        let is_odd = |at: usize| {
            let player = self.player(at);
            player.color_difference.abs() > 3
                || player.repeated.is_some() && player.repeated == player.preference.color
        };
        let mut costly = Vec::new();
        for a in &absolute {
            let others: Vec<usize> = if is_odd(*a) { (0..n).collect() } else { absolute.clone() };
            for b in others {
                if *a != b && self.graph.has(*a, b) {
                    let (high, low) = (self.player((*a).min(b)), self.player((*a).max(b)));
                    if criteria::topscorer_costs(self.field, high, low) != [0; 2] {
                        costly.push((*a, b));
                    }
                }
            }
        }
        costly.is_empty()
            || self.demand(|graph| costly.iter().for_each(|(a, b)| graph.remove(*a, *b)))
    }

    /// C12 and C13 at the bounds that follow from how many are due White, Black and neither.
    ///
    /// Nobody need be refused if neither color is due to more than half. Otherwise every player
    /// not `of_many` can save at most one who is from meeting a like: the bound is reached exactly if
    /// all of them meet one of the many, and (if it is possible) the one who leaves is one of the
    /// many.
    fn meet_colors(&mut self) -> bool {
        let due = |color| self.where_players(|at| self.player(at).preference.color == color);
        let (white, black) = (due(Some(Color::White)), due(Some(Color::Black)));
        for many in [&white, &black] {
            if 2 * many.count() > self.players.len() {
                return self.meet_majority(many);
            }
        }
        let everybody = self.bits(0..self.graph.len());
        let (not_white, not_black) = (everybody.clone().without(&white), everybody.without(&black));
        self.demand(|graph| {
            white.iter().for_each(|at| graph.keep_half(at, &not_white));
            black.iter().for_each(|at| graph.keep_half(at, &not_black));
        })
    }

    fn meet_majority(&mut self, many: &Bits) -> bool {
        let others = self.where_players(|at| !many.has(at));
        let leavers = self.way_out_row();
        let of_many = leavers.clone().and(many);
        let way_out = self.way_out();
        let met = self.demand(|graph| {
            others.iter().for_each(|at| {
                let keep = match way_out {
                    Some(out) if of_many.is_empty() => {
                        many.clone().or(&Bits::of(graph.len(), [out]))
                    }
                    Some(_) | None => many.clone(),
                };
                graph.keep(at, &keep);
            });
        });
        met && self.meet_strong(many)
    }

    /// C13. How many of the `many` meet each other is settled. Where both are due it strongly, a
    /// strong preference is refused; so as many of these pairs as can be shall hold somebody with a
    /// mild one.
    fn meet_strong(&mut self, many: &Bits) -> bool {
        let with = |strength| {
            let of = |at: usize| self.player(at).preference.strength == strength;
            self.where_players(|at| many.has(at) && of(at))
        };
        let (strong, absolute) = (with(Strength::Strong), with(Strength::Absolute));
        let mild = many.clone().without(&strong).without(&absolute);
        let everybody = self.bits(0..self.graph.len());
        let not_strong = everybody.clone().without(&strong);
        let neither = not_strong.clone().without(&absolute);
        let nobody_refused = self.demand(|graph| {
            strong.iter().for_each(|at| graph.keep_half(at, &neither));
            absolute.iter().for_each(|at| graph.keep_half(at, &not_strong));
        });
        if nobody_refused || mild.is_empty() && !self.may_meet_alike(&absolute) {
            return true;
        }
        if self.may_meet_alike(&absolute) {
            // Two absolute preferences alike (topscorers) do not count here.
            return false;
        }
        let leavers = self.way_out_row();
        let mut keep = strong.or(&absolute);
        if let Some(out) = self.way_out()
            && leavers.clone().without(&mild).is_empty()
        {
            keep.add(out);
        }
        self.demand(|graph| mild.iter().for_each(|at| graph.keep(at, &keep)))
    }

    fn may_meet_alike(&self, group: &Bits) -> bool {
        group.iter().any(|at| group.meets(self.graph.row(at)))
    }

    /// Who may leave.
    fn way_out_row(&self) -> Bits {
        match self.way_out() {
            Some(out) => self.where_players(|at| self.graph.has(out, at)),
            None => self.bits(std::iter::empty()),
        }
    }

    /// C14 to C21. A criterion about the one who leaves, or about the only one moved down, that
    /// cannot be met is the same for all candidates left.
    fn meet_floats(&mut self) -> bool {
        let moved = self.bits(0..self.n_moved);
        let leaves_moved = moved.meets_any(&self.way_out_row());
        let paired_moved = self.n_moved - usize::from(leaves_moved);
        for back in 0..2 {
            if !leaves_moved {
                self.keep_floater_in(back);
            }
            if paired_moved == 0 {
                continue;
            }
            let up =
                self.where_players(|at| at >= self.n_moved && self.floated(at, back, Float::Up));
            let met = self.demand(|graph| {
                for at in moved.iter() {
                    let keep = Bits::of(graph.len(), 0..graph.len()).without(&up);
                    graph.keep(at, &keep);
                }
            });
            if !met && paired_moved > 1 {
                return false;
            }
        }
        if leaves_moved {
            (0..2).for_each(|back| self.keep_floater_in(back));
        }
        true
    }

    /// Whoever floated down then shall not leave now, if possible.
    fn keep_floater_in(&mut self, back: usize) {
        let Some(out) = self.way_out() else { return };
        let keep = self.where_players(|at| !self.floated(at, back, Float::Down));
        self.demand(|graph| graph.keep(out, &keep));
    }

    /// Art. 4.4 and 4.2: which of those moved down is paired, and with whom.
    fn pair_moved(&mut self) -> Option<Vec<(usize, usize)>> {
        let everybody = self.bits(0..self.players.len());
        if let Some(out) = self.way_out()
            && self.way_out_row().iter().any(|at| at < self.n_moved)
        {
            let leaver =
                self.mates.prefer(&self.graph, &self.open, out, &everybody, Order::Last)?;
            self.open.remove(out);
            self.open.remove(leaver);
        }
        let mut pairs = Vec::new();
        for at in 0..self.n_moved {
            if self.open.has(at) {
                let other =
                    self.mates.prefer(&self.graph, &self.open, at, &everybody, Order::First)?;
                self.open.remove(at);
                self.open.remove(other);
                pairs.push((at, other));
            }
        }
        Some(pairs)
    }

    /// Art. 4.3 and 4.2 for the homogeneous part: the first exchange with which the halves can be
    /// paired, then the first transposition.
    fn pair_remainder(&mut self, pairs: &mut Vec<(usize, usize)>) -> Option<Exchange> {
        let rest: Vec<usize> = self.open.iter().filter(|at| *at < self.players.len()).collect();
        let n_pairs = rest.len() / 2;
        let mut mates = Mates::new(self.graph.len());
        let single = (1..rest.len()).flat_map(|apart| {
            let leaving = (n_pairs.saturating_sub(apart)..n_pairs).rev();
            leaving.map(move |from| Some((from, from + apart)))
        });
        let in_rest = |exchange: &Option<(usize, usize)>| {
            exchange.is_none_or(|(_, entering)| entering < rest.len())
        };
        let tried = std::iter::once(None).chain(single).filter(in_rest).take(EXCHANGES);
        for exchange in tried {
            let mut upper: Vec<usize> = rest[..n_pairs].to_vec();
            if let Some((from, to)) = exchange {
                upper.retain(|at| *at != rest[from]);
                upper.push(rest[to]);
            }
            let halves = self.halves(&upper);
            if mates.completes(&halves, &self.open) {
                self.transpose(&halves, &mut mates, &upper, pairs)?;
                return Some(match exchange {
                    Some((from, to)) => (vec![rest[from]], vec![rest[to]]),
                    None => (Vec::new(), Vec::new()),
                });
            }
        }
        None
    }

    /// The graph with edges only between S1 and S2; the way out leads from S2.
    fn halves(&self, upper: &[usize]) -> Graph {
        let upper = self.bits(upper.iter().copied());
        let lower = self.open.clone().without(&upper);
        let mut lower_players = lower;
        let mut to_lower = upper;
        if let Some(out) = self.way_out()
            && self.open.has(out)
        {
            lower_players.remove(out);
            to_lower.add(out);
        }
        let mut halves = Graph::new(self.graph.len());
        for at in self.open.iter() {
            halves.copy_half(at, &self.graph);
            halves.keep_half(at, if to_lower.has(at) { &lower_players } else { &to_lower });
        }
        halves
    }

    fn transpose(
        &self,
        halves: &Graph,
        mates: &mut Mates,
        upper: &[usize],
        pairs: &mut Vec<(usize, usize)>,
    ) -> Option<()> {
        let everybody = self.bits(0..self.players.len());
        let mut open = self.open.clone();
        let mut upper = upper.to_vec();
        upper.sort_unstable();
        for at in upper {
            let other = mates.prefer(halves, &open, at, &everybody, Order::First)?;
            open.remove(at);
            open.remove(other);
            pairs.push((at, other));
        }
        Some(())
    }
}

/// Who left S1 and who entered it.
type Exchange = (Vec<usize>, Vec<usize>);

/// C5 gives the bye to a resident of this bracket.
fn gives_bye(unpaired: &Unpaired<'_>, scope: &Scope) -> bool {
    unpaired.bye_begin.is_some() && unpaired.bye_begin == scope.residents().first().copied()
}

/// Of a bracket that one leaves, without the bye: with whom the following one is at its best (C8).
pub(super) fn ideal(unpaired: &mut Unpaired<'_>, scope: &Scope) -> Option<Vec<usize>> {
    let below = below(unpaired, scope)?;
    ideal_leavers(unpaired, scope, &below)
}

/// The same: with whom everybody below can be paired (C4).
pub(super) fn possible(unpaired: &mut Unpaired<'_>, scope: &Scope) -> Option<Vec<usize>> {
    let below = below(unpaired, scope)?;
    possible_leavers(unpaired, scope, &below)
}

/// Everybody below; none where somebody of the bracket may get the bye.
fn below(unpaired: &Unpaired<'_>, scope: &Scope) -> Option<Bits> {
    let residents = scope.residents().first().copied()?;
    if unpaired.bye_begin.is_some_and(|begin| begin <= residents) {
        return None;
    }
    let mut below = unpaired.active.clone();
    scope.bracket.iter().for_each(|at| below.remove(*at));
    Some(below)
}

/// C8 for one who leaves: of the next scoregroup and the leaver as many are paired as their number
/// allows, the leaver being one of them, and everybody below can still be paired.
fn ideal_leavers(unpaired: &mut Unpaired<'_>, scope: &Scope, below: &Bits) -> Option<Vec<usize>> {
    let spare = unpaired.graph.len() - 1;
    let next = Bits::of(unpaired.graph.len(), scope.next.iter().copied());
    let after = below.clone().without(&next);
    let reached = if scope.next.len() % 2 == 1 {
        if !unpaired.mates.completes(unpaired.graph, &after) {
            return None;
        }
        unpaired.mates.all_but_one(unpaired.graph, &next)?
    } else {
        // One of the next scoregroup goes further down.
        let taken_below = unpaired.mates.all_but_one(unpaired.graph, &after)?;
        let further = scope.next.iter().copied();
        let further = further.filter(|at| taken_below.meets(unpaired.graph.row(*at)));
        let row = Bits::of(unpaired.graph.len(), further);
        unpaired.graph.set_row(spare, &row);
        let mut with_spare = next.clone();
        with_spare.add(spare);
        let reached = unpaired.mates.all_but_one(unpaired.graph, &with_spare);
        unpaired.graph.set_row(spare, &Bits::none(unpaired.graph.len()));
        unpaired.mates.part(spare);
        reached?.and(&next)
    };
    let meets = |at: &usize| reached.meets(unpaired.graph.row(*at));
    Some(scope.bracket.iter().copied().filter(meets).collect())
}

/// C4 for one who leaves.
fn possible_leavers(
    unpaired: &mut Unpaired<'_>,
    scope: &Scope,
    below: &Bits,
) -> Option<Vec<usize>> {
    let reached = unpaired.mates.all_but_one(unpaired.graph, below)?;
    let meets = |at: &usize| reached.meets(unpaired.graph.row(*at));
    Some(scope.bracket.iter().copied().filter(meets).collect())
}
