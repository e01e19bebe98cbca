//! Who can be paired with whom at once: matchings of small and middle-sized groups.
//!
//! [`completes`] asks whether everybody of a set finds a partner (Edmonds, one search a player);
//! [`cheapest`] finds the perfect matching of least cost (the same in its weighted form, `O(n^3)`).
//! The Dutch engine has machinery of its own; these groups are single brackets.

use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// Whether `set` can be paired off completely.
pub(crate) fn completes(set: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
    set.len().is_multiple_of(2) && n_unmatched(set, may_meet) == 0
}

/// How many of `set` stay alone at the least.
pub(crate) fn n_unmatched(set: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> usize {
    let n = set.len();
    let neighbors: Vec<Vec<usize>> =
        (0..n).map(|a| (0..n).filter(|b| *b != a && may_meet(set[a], set[*b])).collect()).collect();
    let mut search = Search::new(&neighbors);
    for (at, near) in neighbors.iter().enumerate() {
        if search.mate[at] == NONE
            && let Some(free) = near.iter().copied().find(|b| search.mate[*b] == NONE)
        {
            search.mate[at] = free;
            search.mate[free] = at;
        }
    }
    for at in 0..n {
        if search.mate[at] == NONE {
            search.augment(at);
        }
    }
    search.mate.iter().filter(|mate| **mate == NONE).count()
}

struct Search<'a> {
    neighbors: &'a [Vec<usize>],
    mate: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(neighbors: &'a [Vec<usize>]) -> Search<'a> {
        let n = neighbors.len();
        Search {
            neighbors,
            mate: vec![NONE; n],
            parent: vec![NONE; n],
            base: (0..n).collect(),
            outer: vec![false; n],
            queue: VecDeque::new(),
        }
    }

    fn augment(&mut self, root: usize) {
        let n = self.neighbors.len();
        self.parent.fill(NONE);
        self.outer.fill(false);
        self.base = (0..n).collect();
        self.queue.clear();
        self.outer[root] = true;
        self.queue.push_back(root);
        while let Some(own) = self.queue.pop_front() {
            for at in 0..self.neighbors[own].len() {
                let other = self.neighbors[own][at];
                if self.base[own] == self.base[other] || self.mate[own] == other {
                    continue;
                }
                let their_mate = self.mate[other];
                if other == root || (their_mate != NONE && self.parent[their_mate] != NONE) {
                    self.contract(own, other);
                } else if self.parent[other] == NONE {
                    self.parent[other] = own;
                    if their_mate == NONE {
                        self.flip(other);
                        return;
                    }
                    self.outer[their_mate] = true;
                    self.queue.push_back(their_mate);
                }
            }
        }
    }

    /// Turns the path that ends in a free player round.
    fn flip(&mut self, mut at: usize) {
        while at != NONE {
            let before = self.parent[at];
            let next = self.mate[before];
            self.mate[at] = before;
            self.mate[before] = at;
            at = next;
        }
    }

    fn contract(&mut self, a: usize, b: usize) {
        let common = self.common_base(a, b);
        let mut blossom = vec![false; self.base.len()];
        self.mark(&mut blossom, a, common, b);
        self.mark(&mut blossom, b, common, a);
        for at in 0..self.base.len() {
            if blossom[self.base[at]] {
                self.base[at] = common;
                if !self.outer[at] {
                    self.outer[at] = true;
                    self.queue.push_back(at);
                }
            }
        }
    }

    fn common_base(&self, mut a: usize, mut b: usize) -> usize {
        let mut on_path = vec![false; self.base.len()];
        loop {
            a = self.base[a];
            on_path[a] = true;
            if self.mate[a] == NONE {
                break;
            }
            a = self.parent[self.mate[a]];
        }
        loop {
            b = self.base[b];
            if on_path[b] {
                return b;
            }
            b = self.parent[self.mate[b]];
        }
    }

    fn mark(&mut self, blossom: &mut [bool], mut at: usize, common: usize, mut child: usize) {
        while self.base[at] != common {
            let mate = self.mate[at];
            blossom[self.base[at]] = true;
            blossom[self.base[mate]] = true;
            self.parent[at] = child;
            child = mate;
            at = self.parent[mate];
        }
    }
}

/// The matching of greatest total weight (not necessarily of everybody) of `0..n`; edges without a
/// weight, or with one that is not positive, do not exist. Partner of each, or `None`.
pub(crate) fn heaviest(
    n: usize,
    weight: &dyn Fn(usize, usize) -> Option<i128>,
) -> Vec<Option<usize>> {
    let mut work = Weighted::new(n, weight);
    while work.phase() {}
    (1..=n).map(|at| work.mate[at].checked_sub(1)).collect()
}

/// The perfect matching of least cost, with that cost; `None` if there is none. Costs are from 0 up.
pub(crate) fn cheapest(
    n: usize,
    cost: &dyn Fn(usize, usize) -> Option<i128>,
) -> Option<(i128, Vec<usize>)> {
    let pairs = || (0..n).flat_map(|a| (0..a).map(move |b| (a, b)));
    let most = pairs().filter_map(|(a, b)| cost(a, b)).max().unwrap_or(0);
    // Two perfect matchings differ by at most this, so that one pair more outweighs all costs.
    let pair = (most + 1) * (n as i128 + 1);
    let mates = heaviest(n, &|a, b| cost(a, b).map(|cost| pair - cost));
    let mates: Vec<usize> = mates.into_iter().collect::<Option<_>>()?;
    let total = mates.iter().enumerate().filter(|(a, b)| a < *b);
    let total = total.map(|(a, b)| cost(a, *b).unwrap_or(0)).sum();
    Some((total, mates))
}

/// Primal-dual method with blossoms; vertices from 1, blossoms above `n`, 0 is nobody.
struct Weighted {
    n: usize,
    /// Highest number in use.
    top: usize,
    size: usize,
    /// For two parts, the pair of vertices that joins them best, and its weight (0: no edge).
    ends: Vec<(usize, usize)>,
    weight: Vec<i128>,
    value: Vec<i128>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    root: Vec<usize>,
    parent: Vec<usize>,
    from: Vec<usize>,
    label: Vec<Label>,
    seen: Vec<usize>,
    clock: usize,
    parts: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

impl Weighted {
    fn new(n: usize, weight: &dyn Fn(usize, usize) -> Option<i128>) -> Weighted {
        let size = 2 * n + 2;
        let mut work = Weighted {
            n,
            top: n,
            size,
            ends: vec![(0, 0); size * size],
            weight: vec![0; size * size],
            value: vec![0; size],
            mate: vec![0; size],
            slack: vec![0; size],
            root: (0..size).map(|at| if at <= n { at } else { 0 }).collect(),
            parent: vec![0; size],
            from: vec![0; size * size],
            label: vec![Label::Free; size],
            seen: vec![0; size],
            clock: 0,
            parts: vec![Vec::new(); size],
            queue: VecDeque::new(),
        };
        let mut most = 0;
        for a in 1..=n {
            for b in 1..=n {
                work.ends[a * size + b] = (a, b);
                work.from[a * size + b] = if a == b { a } else { 0 };
                let found = if a == b { None } else { weight(a - 1, b - 1) };
                work.weight[a * size + b] = found.unwrap_or(0).max(0);
                most = most.max(work.weight[a * size + b]);
            }
        }
        work.value[1..=n].fill(most);
        work
    }

    fn gap(&self, a: usize, b: usize) -> i128 {
        let (u, v) = self.ends[a * self.size + b];
        self.value[u] + self.value[v] - 2 * self.weight[u * self.size + v]
    }

    fn has_edge(&self, a: usize, b: usize) -> bool {
        self.weight[a * self.size + b] > 0
    }

    fn update_slack(&mut self, u: usize, x: usize) {
        if self.slack[x] == 0 || self.gap(u, x) < self.gap(self.slack[x], x) {
            self.slack[x] = u;
        }
    }

    fn set_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for u in 1..=self.n {
            if self.has_edge(u, x) && self.root[u] != x && self.label[self.root[u]] == Label::Outer
            {
                self.update_slack(u, x);
            }
        }
    }

    fn push(&mut self, x: usize) {
        if x <= self.n {
            self.queue.push_back(x);
            return;
        }
        for part in self.parts[x].clone() {
            self.push(part);
        }
    }

    fn set_root(&mut self, x: usize, root: usize) {
        self.root[x] = root;
        if x > self.n {
            for part in self.parts[x].clone() {
                self.set_root(part, root);
            }
        }
    }

    /// Position of a part such that the way to it from the base is even.
    fn even_way(&mut self, blossom: usize, part: usize) -> usize {
        let at = self.parts[blossom].iter().position(|it| *it == part).unwrap_or(0);
        if at % 2 == 1 {
            self.parts[blossom][1..].reverse();
            self.parts[blossom].len() - at
        } else {
            at
        }
    }

    fn set_mate(&mut self, u: usize, v: usize) {
        let (inside, outside) = self.ends[u * self.size + v];
        self.mate[u] = outside;
        if u <= self.n {
            return;
        }
        let part = self.from[u * self.size + inside];
        let way = self.even_way(u, part);
        for at in 0..way {
            let (own, other) = (self.parts[u][at], self.parts[u][at ^ 1]);
            self.set_mate(own, other);
        }
        self.set_mate(part, v);
        self.parts[u].rotate_left(way);
    }

    fn augment(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.root[self.mate[u]];
            self.set_mate(u, v);
            if next == 0 {
                return;
            }
            let up = self.root[self.parent[next]];
            self.set_mate(next, up);
            (u, v) = (up, next);
        }
    }

    fn common(&mut self, mut u: usize, mut v: usize) -> usize {
        self.clock += 1;
        while u != 0 || v != 0 {
            if u != 0 {
                if self.seen[u] == self.clock {
                    return u;
                }
                self.seen[u] = self.clock;
                u = self.root[self.mate[u]];
                if u != 0 {
                    u = self.root[self.parent[u]];
                }
            }
            std::mem::swap(&mut u, &mut v);
        }
        0
    }

    fn contract(&mut self, u: usize, common: usize, v: usize) {
        let mut b = self.n + 1;
        while b <= self.top && self.root[b] != 0 {
            b += 1;
        }
        self.top = self.top.max(b);
        self.value[b] = 0;
        self.label[b] = Label::Outer;
        self.mate[b] = self.mate[common];
        self.parts[b] = vec![common];
        for (side, turn) in [(u, true), (v, false)] {
            let mut x = side;
            while x != common {
                self.parts[b].push(x);
                let y = self.root[self.mate[x]];
                self.parts[b].push(y);
                self.push(y);
                x = self.root[self.parent[y]];
            }
            if turn {
                self.parts[b][1..].reverse();
            }
        }
        self.set_root(b, b);
        let size = self.size;
        for x in 1..=self.top {
            self.weight[b * size + x] = 0;
            self.weight[x * size + b] = 0;
        }
        for x in 1..=self.n {
            self.from[b * size + x] = 0;
        }
        for part in self.parts[b].clone() {
            for x in 1..=self.top {
                if self.has_edge(part, x)
                    && (!self.has_edge(b, x) || self.gap(part, x) < self.gap(b, x))
                {
                    self.ends[b * size + x] = self.ends[part * size + x];
                    self.ends[x * size + b] = self.ends[x * size + part];
                    self.weight[b * size + x] = self.weight[part * size + x];
                    self.weight[x * size + b] = self.weight[x * size + part];
                }
            }
            for x in 1..=self.n {
                if self.from[part * size + x] != 0 {
                    self.from[b * size + x] = part;
                }
            }
        }
        self.set_slack(b);
    }

    fn expand(&mut self, b: usize) {
        for part in self.parts[b].clone() {
            self.set_root(part, part);
        }
        let (inside, _) = self.ends[b * self.size + self.parent[b]];
        let part = self.from[b * self.size + inside];
        let way = self.even_way(b, part);
        for at in (0..way).step_by(2) {
            let (own, next) = (self.parts[b][at], self.parts[b][at + 1]);
            self.parent[own] = self.ends[next * self.size + own].0;
            self.label[own] = Label::Inner;
            self.label[next] = Label::Outer;
            self.slack[own] = 0;
            self.set_slack(next);
            self.push(next);
        }
        self.label[part] = Label::Inner;
        self.parent[part] = self.parent[b];
        for at in way + 1..self.parts[b].len() {
            let own = self.parts[b][at];
            self.label[own] = Label::Free;
            self.set_slack(own);
        }
        self.root[b] = 0;
    }

    /// Uses a tight edge; whether the matching grew.
    fn use_edge(&mut self, a: usize, b: usize) -> bool {
        let (from, to) = self.ends[a * self.size + b];
        let (u, v) = (self.root[from], self.root[to]);
        match self.label[v] {
            Label::Free => {
                self.parent[v] = from;
                self.label[v] = Label::Inner;
                let next = self.root[self.mate[v]];
                self.slack[v] = 0;
                self.slack[next] = 0;
                self.label[next] = Label::Outer;
                self.push(next);
            }
            Label::Outer => {
                let common = self.common(u, v);
                if common == 0 {
                    self.augment(u, v);
                    self.augment(v, u);
                    return true;
                }
                self.contract(u, common, v);
            }
            Label::Inner => {}
        }
        false
    }

    /// Grows the matching by one pair; false if that gains nothing.
    fn phase(&mut self) -> bool {
        self.label[1..=self.top].fill(Label::Free);
        self.slack[1..=self.top].fill(0);
        self.queue.clear();
        for x in 1..=self.top {
            if self.root[x] == x && self.mate[x] == 0 {
                self.parent[x] = 0;
                self.label[x] = Label::Outer;
                self.push(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.scan() {
                return true;
            }
            if !self.change_values() {
                return false;
            }
            self.queue.clear();
            for x in 1..=self.top {
                let near = self.slack[x];
                if self.root[x] == x
                    && near != 0
                    && self.root[near] != x
                    && self.gap(near, x) == 0
                    && self.use_edge(near, x)
                {
                    return true;
                }
            }
            for b in self.n + 1..=self.top {
                if self.root[b] == b && self.label[b] == Label::Inner && self.value[b] == 0 {
                    self.expand(b);
                }
            }
        }
    }

    fn scan(&mut self) -> bool {
        while let Some(u) = self.queue.pop_front() {
            if self.label[self.root[u]] == Label::Inner {
                continue;
            }
            for v in 1..=self.n {
                if self.has_edge(u, v) && self.root[u] != self.root[v] {
                    if self.gap(u, v) == 0 {
                        if self.use_edge(u, v) {
                            return true;
                        }
                    } else {
                        self.update_slack(u, self.root[v]);
                    }
                }
            }
        }
        false
    }

    /// Moves the dual values; false if the best matching has been found.
    fn change_values(&mut self) -> bool {
        let mut step = i128::MAX;
        for b in self.n + 1..=self.top {
            if self.root[b] == b && self.label[b] == Label::Inner {
                step = step.min(self.value[b] / 2);
            }
        }
        for x in 1..=self.top {
            if self.root[x] == x && self.slack[x] != 0 {
                let gap = self.gap(self.slack[x], x);
                match self.label[x] {
                    Label::Free => step = step.min(gap),
                    Label::Outer => step = step.min(gap / 2),
                    Label::Inner => {}
                }
            }
        }
        let is_outer = |u: usize| self.label[self.root[u]] == Label::Outer;
        if (1..=self.n).any(|u| is_outer(u) && self.value[u] <= step) {
            return false;
        }
        for u in 1..=self.n {
            match self.label[self.root[u]] {
                Label::Outer => self.value[u] -= step,
                Label::Inner => self.value[u] += step,
                Label::Free => {}
            }
        }
        for b in self.n + 1..=self.top {
            if self.root[b] == b {
                match self.label[b] {
                    Label::Outer => self.value[b] += 2 * step,
                    Label::Inner => self.value[b] -= 2 * step,
                    Label::Free => {}
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{cheapest, completes, heaviest, n_unmatched};
    use crate::generate::Dice;

    /// Least cost by trying everything.
    fn tried(left: &[usize], cost: &dyn Fn(usize, usize) -> Option<i128>) -> Option<i128> {
        let Some((first, rest)) = left.split_first() else { return Some(0) };
        rest.iter()
            .filter_map(|other| {
                let own = cost(*first, *other)?;
                let others: Vec<usize> = rest.iter().copied().filter(|it| it != other).collect();
                Some(own + tried(&others, cost)?)
            })
            .min()
    }

    #[test]
    fn agrees_with_trying_everything() {
        let mut dice = Dice::new(1);
        for case in 0..600 {
            let n = usize::try_from(dice.between(1, 4)).unwrap() * 2;
            let dense = dice.between(30, 100);
            let table: Vec<Option<i128>> = (0..n * n)
                .map(|_| (dice.between(1, 100) <= dense).then_some(i128::from(dice.between(0, 9))))
                .collect();
            let cost = |a: usize, b: usize| table[a.min(b) * n + a.max(b)];
            let everybody: Vec<usize> = (0..n).collect();
            let expected = tried(&everybody, &cost);
            let found = cheapest(n, &cost);
            assert_eq!(found.map(|(cost, _)| cost), expected, "case {case}");
            let may = |a: usize, b: usize| cost(a, b).is_some();
            assert_eq!(completes(&everybody, &may), expected.is_some(), "case {case}");
            let mates = heaviest(n, &|a, b| cost(a, b).map(|_| 1));
            let alone = mates.iter().filter(|mate| mate.is_none()).count();
            assert_eq!(n_unmatched(&everybody, &may), alone, "case {case}");
        }
    }
}
