//! A perfect matching of greatest weight, kept optimal while single questions are asked of it.
//!
//! Edmonds' blossom method in its primal-dual form, one alternating tree at a time. Every vertex
//! must be matched, so vertex values may take any sign and a search that cannot go on proves that no
//! perfect matching exists ([`Stuck`]). All weights are even; then all values stay whole:
//! the vertices of one tree are joined by tight edges, so their values have the same parity.
//!
//! After a change of weights at a vertex ([`Matching::reopen`]) only that vertex is searched
//! again.

use crate::wide::Wide;

const NONE: usize = usize::MAX;

/// Proof that no perfect matching exists: there are more groups than partners, every group is
/// odd, and its members have no allowed edge except inside the group and to `partners`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stuck {
    pub(crate) groups: Vec<Vec<usize>>,
    pub(crate) partners: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

enum Step {
    Grow(usize, usize),
    Close(usize, usize),
    Expand(usize),
}

/// The state of the method. Vertices are `0..n`, blossoms `n..2n`.
pub(crate) struct Matching<const N: usize> {
    n: usize,
    allowed: Vec<bool>,
    active: Vec<bool>,
    /// Position of a vertex in `weights`; edges with an end outside weigh nothing.
    place: Vec<usize>,
    places: usize,
    weights: Vec<Wide<N>>,
    value: Vec<Wide<N>>,
    mate: Vec<usize>,
    /// Outermost blossom of each vertex.
    root: Vec<usize>,
    blossom_value: Vec<Wide<N>>,
    parent: Vec<usize>,
    /// Odd cycle of parts; the first holds the base.
    parts: Vec<Vec<usize>>,
    /// `links[b][i]` joins part `i` to part `i + 1`.
    links: Vec<Vec<(usize, usize)>>,
    base: Vec<usize>,
    unused: Vec<usize>,
    label: Vec<Label>,
    /// The edge by which a blossom got its label: (vertex nearer the root, own vertex).
    entry: Vec<(usize, usize)>,
    queue: Vec<usize>,
    /// For each vertex, the outer vertex with the least slack to it.
    nearest: Vec<usize>,
}

impl<const N: usize> Matching<N> {
    /// `allowed` is a symmetric `n * n` table. `mate` may hold a matching whose edges all weigh
    /// nothing; pairs with an end in `window` are dropped from it.
    pub(crate) fn new(
        allowed: &[bool],
        active: &[bool],
        mate: &[Option<usize>],
        window: &[usize],
        weights: Vec<Wide<N>>,
    ) -> Matching<N> {
        let n = active.len();
        let mut matching = Matching {
            n,
            allowed: allowed.to_vec(),
            active: active.to_vec(),
            place: vec![NONE; n],
            places: window.len(),
            weights,
            value: vec![Wide::ZERO; n],
            mate: mate.iter().map(|mate| mate.unwrap_or(NONE)).collect(),
            root: (0..n).collect(),
            blossom_value: vec![Wide::ZERO; 2 * n],
            parent: vec![NONE; 2 * n],
            parts: vec![Vec::new(); 2 * n],
            links: vec![Vec::new(); 2 * n],
            base: (0..2 * n).collect(),
            unused: (n..2 * n).rev().collect(),
            label: vec![Label::Free; 2 * n],
            entry: vec![(NONE, NONE); 2 * n],
            queue: Vec::new(),
            nearest: vec![NONE; n],
        };
        for (place, vertex) in window.iter().enumerate() {
            matching.place[*vertex] = place;
        }
        let half = matching.weights.iter().max().map_or(Wide::ZERO, |most| most.half());
        for vertex in window {
            matching.part_from_mate(*vertex);
            matching.value[*vertex] = half;
        }
        for vertex in window {
            if matching.mate[*vertex] == NONE {
                matching.settle(*vertex);
            }
        }
        matching
    }

    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        (self.mate[vertex] != NONE).then_some(self.mate[vertex])
    }

    pub(crate) fn mates(&self) -> Vec<Option<usize>> {
        (0..self.n).map(|vertex| self.mate(vertex)).collect()
    }

    pub(crate) fn allows(&self, a: usize, b: usize) -> bool {
        self.allowed[a * self.n + b] && self.active[a] && self.active[b]
    }

    /// Matches everybody, or proves that it cannot be done.
    pub(crate) fn solve(&mut self) -> Result<(), Stuck> {
        for vertex in 0..self.n {
            if self.active[vertex] && self.mate[vertex] == NONE {
                let found = self.search(vertex);
                self.label.fill(Label::Free);
                for blossom in self.n..2 * self.n {
                    self.drop_if_empty(blossom);
                }
                found?;
            }
        }
        Ok(())
    }

    /// Adds to the weight of an edge. The caller then calls [`Matching::reopen`] on one of its
    /// ends.
    pub(crate) fn add(&mut self, a: usize, b: usize, more: Wide<N>) {
        let (a, b) = (self.place[a], self.place[b]);
        self.weights[a * self.places + b] += more;
        self.weights[b * self.places + a] += more;
    }

    pub(crate) fn in_blossom(&self, vertex: usize) -> bool {
        self.root[vertex] >= self.n
    }

    /// Forbids edges of `vertex`; solve again afterwards.
    pub(crate) fn forbid(&mut self, vertex: usize, others: impl Iterator<Item = usize>) {
        let mut cut = false;
        for other in others {
            self.allowed[vertex * self.n + other] = false;
            self.allowed[other * self.n + vertex] = false;
            cut |= self.mate[vertex] == other || self.root[vertex] == self.root[other];
        }
        if cut {
            self.reopen(vertex);
        }
    }

    /// Makes room for new weights at `vertex`: it leaves its blossoms and its mate.
    pub(crate) fn reopen(&mut self, vertex: usize) {
        self.open_blossoms(vertex);
        self.part_from_mate(vertex);
        self.settle(vertex);
    }

    /// As [`Matching::reopen`] for many vertices at once.
    pub(crate) fn reopen_all(&mut self, vertices: &[usize]) {
        for vertex in vertices {
            self.open_blossoms(*vertex);
            self.part_from_mate(*vertex);
        }
        // Whichever end of an edge comes later makes its value great enough for the edge.
        for vertex in vertices {
            let slacks = (0..self.n).filter(|other| self.allows(*vertex, *other));
            if let Some(least) = slacks.map(|other| self.slack(*vertex, other)).min() {
                self.value[*vertex] -= least;
            }
        }
    }

    /// Takes a pair out of the graph; solve again afterwards.
    pub(crate) fn remove_pair(&mut self, a: usize, b: usize) {
        for vertex in [a, b] {
            self.open_blossoms(vertex);
        }
        for vertex in [a, b] {
            self.part_from_mate(vertex);
            self.active[vertex] = false;
        }
    }

    /// False if no optimal matching has the edge; true if one may have it.
    pub(crate) fn may_be_tight(&self, a: usize, b: usize) -> bool {
        self.allows(a, b) && (self.root[a] == self.root[b] || self.slack(a, b).is_zero())
    }

    fn slack(&self, a: usize, b: usize) -> Wide<N> {
        let sum = self.value[a] + self.value[b];
        let (a, b) = (self.place[a], self.place[b]);
        if a == NONE || b == NONE { sum } else { sum - self.weights[a * self.places + b] }
    }

    fn part_from_mate(&mut self, vertex: usize) {
        let mate = self.mate[vertex];
        if mate != NONE {
            self.mate[vertex] = NONE;
            self.mate[mate] = NONE;
        }
    }

    /// Gives a single, unmatched vertex the least value its edges allow, and a mate if one is free.
    fn settle(&mut self, vertex: usize) {
        let mut tightest: Option<Wide<N>> = None;
        let mut partner = NONE;
        for other in 0..self.n {
            if other == vertex || !self.allows(vertex, other) {
                continue;
            }
            let slack = self.slack(vertex, other);
            let free = self.mate[other] == NONE && self.root[other] == other;
            match tightest {
                Some(least) if slack > least => {}
                Some(least) if slack == least => {
                    if partner == NONE && free {
                        partner = other;
                    }
                }
                _ => {
                    tightest = Some(slack);
                    partner = if free { other } else { NONE };
                }
            }
        }
        if let Some(least) = tightest {
            self.value[vertex] -= least;
        }
        if partner != NONE {
            self.mate[vertex] = partner;
            self.mate[partner] = vertex;
        }
    }

    fn leaves(&self, blossom: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut stack = vec![blossom];
        while let Some(part) = stack.pop() {
            if part < self.n {
                found.push(part);
            } else {
                stack.extend(self.parts[part].iter().rev());
            }
        }
        found
    }

    /// Dissolves every blossom around `vertex`, keeping all edges inside them tight.
    fn open_blossoms(&mut self, vertex: usize) {
        while self.root[vertex] >= self.n {
            let blossom = self.root[vertex];
            let half = self.blossom_value[blossom].half();
            if half.is_positive() {
                for leaf in self.leaves(blossom) {
                    self.value[leaf] += half;
                }
                // The edge that leaves the blossom is no longer tight.
                self.part_from_mate(self.base[blossom]);
            }
            self.dissolve(blossom);
        }
    }

    /// Makes the parts of an outermost blossom outermost.
    fn dissolve(&mut self, blossom: usize) {
        let parts = std::mem::take(&mut self.parts[blossom]);
        self.links[blossom].clear();
        self.blossom_value[blossom] = Wide::ZERO;
        self.label[blossom] = Label::Free;
        self.unused.push(blossom);
        for part in parts {
            self.parent[part] = NONE;
            for leaf in self.leaves(part) {
                self.root[leaf] = part;
            }
        }
    }

    fn drop_if_empty(&mut self, blossom: usize) {
        let mut stack = vec![blossom];
        while let Some(blossom) = stack.pop() {
            if blossom >= self.n
                && self.parent[blossom] == NONE
                && !self.parts[blossom].is_empty()
                && self.blossom_value[blossom].is_zero()
            {
                stack.extend(self.parts[blossom].iter().copied());
                self.dissolve(blossom);
            }
        }
    }

    /// Grows one alternating tree from an unmatched vertex until another is reached.
    fn search(&mut self, start: usize) -> Result<(), Stuck> {
        self.nearest.fill(NONE);
        self.queue.clear();
        self.make_outer(self.root[start], (NONE, NONE));
        loop {
            while let Some(vertex) = self.queue.pop() {
                if self.scan(vertex) {
                    return Ok(());
                }
            }
            let Some((by, step)) = self.next_step() else {
                return Err(self.stuck());
            };
            if by.is_positive() {
                self.shift_values(by);
            }
            match step {
                Step::Grow(outer, vertex) => {
                    if self.reach(outer, vertex) {
                        return Ok(());
                    }
                }
                Step::Close(a, b) => self.close(a, b),
                Step::Expand(blossom) => self.expand(blossom),
            }
        }
    }

    /// Looks at all edges of an outer vertex. True if the matching was augmented.
    fn scan(&mut self, vertex: usize) -> bool {
        for other in 0..self.n {
            if !self.allowed[vertex * self.n + other]
                || !self.active[other]
                || self.root[vertex] == self.root[other]
            {
                continue;
            }
            let slack = self.slack(vertex, other);
            let label = self.label[self.root[other]];
            if slack.is_zero() && label != Label::Inner {
                if label == Label::Outer {
                    self.close(vertex, other);
                } else if self.reach(vertex, other) {
                    return true;
                }
                continue;
            }
            let known = self.nearest[other];
            if known == NONE
                || self.root[known] == self.root[other]
                || slack < self.slack(known, other)
            {
                self.nearest[other] = vertex;
            }
        }
        false
    }

    /// The least change of values that lets the tree go on.
    fn next_step(&mut self) -> Option<(Wide<N>, Step)> {
        let mut best: Option<(Wide<N>, Step)> = None;
        let mut offer = |by: Wide<N>, step: Step| {
            if best.as_ref().is_none_or(|(least, _)| by < *least) {
                best = Some((by, step));
            }
        };
        for vertex in 0..self.n {
            if !self.active[vertex] {
                continue;
            }
            match self.label[self.root[vertex]] {
                Label::Inner => {}
                Label::Free => {
                    let near = self.nearest[vertex];
                    if near != NONE {
                        offer(self.slack(near, vertex), Step::Grow(near, vertex));
                    }
                }
                Label::Outer => {
                    let near = self.nearest_outer(vertex);
                    if near != NONE {
                        offer(self.slack(near, vertex).half(), Step::Close(near, vertex));
                    }
                }
            }
        }
        for blossom in self.n..2 * self.n {
            if self.label[blossom] == Label::Inner && self.parent[blossom] == NONE {
                offer(self.blossom_value[blossom].half(), Step::Expand(blossom));
            }
        }
        best
    }

    /// The nearest outer vertex of another blossom; looks again if the known one was swallowed.
    fn nearest_outer(&mut self, vertex: usize) -> usize {
        let known = self.nearest[vertex];
        if known == NONE || self.root[known] != self.root[vertex] {
            return known;
        }
        let mut least: Option<(Wide<N>, usize)> = None;
        for other in 0..self.n {
            if self.allowed[vertex * self.n + other]
                && self.active[other]
                && self.root[other] != self.root[vertex]
                && self.label[self.root[other]] == Label::Outer
            {
                let slack = self.slack(vertex, other);
                if least.as_ref().is_none_or(|(known, _)| slack < *known) {
                    least = Some((slack, other));
                }
            }
        }
        self.nearest[vertex] = least.map_or(NONE, |(_, other)| other);
        self.nearest[vertex]
    }

    fn shift_values(&mut self, by: Wide<N>) {
        for vertex in 0..self.n {
            if !self.active[vertex] {
                continue;
            }
            match self.label[self.root[vertex]] {
                Label::Free => {}
                Label::Outer => self.value[vertex] -= by,
                Label::Inner => self.value[vertex] += by,
            }
        }
        let twice = by.double();
        for blossom in self.n..2 * self.n {
            if self.parts[blossom].is_empty() || self.parent[blossom] != NONE {
                continue;
            }
            match self.label[blossom] {
                Label::Free => {}
                Label::Outer => self.blossom_value[blossom] += twice,
                Label::Inner => self.blossom_value[blossom] -= twice,
            }
        }
    }

    fn make_outer(&mut self, blossom: usize, entry: (usize, usize)) {
        self.label[blossom] = Label::Outer;
        self.entry[blossom] = entry;
        let leaves = self.leaves(blossom);
        self.queue.extend(leaves);
    }

    /// Follows a tight edge from an outer vertex to an unlabelled one. True if it augmented.
    fn reach(&mut self, outer: usize, vertex: usize) -> bool {
        let blossom = self.root[vertex];
        let base = self.base[blossom];
        let mate = self.mate[base];
        if mate == NONE {
            self.augment(outer, vertex);
            return true;
        }
        self.label[blossom] = Label::Inner;
        self.entry[blossom] = (outer, vertex);
        self.make_outer(self.root[mate], (base, mate));
        false
    }

    /// Outermost blossoms from the one of `vertex` up to the root of the tree.
    fn path_up(&self, vertex: usize) -> Vec<usize> {
        let mut path = vec![self.root[vertex]];
        let mut blossom = self.root[vertex];
        while self.entry[blossom].0 != NONE {
            blossom = self.root[self.entry[blossom].0];
            path.push(blossom);
        }
        path
    }

    /// Joins the cycle closed by a tight edge between two outer vertices into a blossom.
    fn close(&mut self, a: usize, b: usize) {
        let (mut up_a, mut up_b) = (self.path_up(a), self.path_up(b));
        let mut top = NONE;
        while let (Some(last_a), Some(last_b)) = (up_a.last(), up_b.last()) {
            if last_a != last_b {
                break;
            }
            top = *last_a;
            up_a.pop();
            up_b.pop();
        }
        let mut parts = vec![top];
        let mut links = Vec::new();
        for part in up_a.iter().rev() {
            links.push(self.entry[*part]);
            parts.push(*part);
        }
        links.push((a, b));
        for part in &up_b {
            parts.push(*part);
            let (near, own) = self.entry[*part];
            links.push((own, near));
        }
        let blossom = self.unused.pop().expect("fewer than n blossoms fit on n vertices");
        self.base[blossom] = self.base[top];
        self.label[blossom] = Label::Outer;
        self.entry[blossom] = self.entry[top];
        self.blossom_value[blossom] = Wide::ZERO;
        self.parent[blossom] = NONE;
        for part in &parts {
            self.parent[*part] = blossom;
            let inner = self.label[*part] == Label::Inner;
            for leaf in self.leaves(*part) {
                self.root[leaf] = blossom;
                if inner {
                    self.queue.push(leaf);
                }
            }
        }
        self.parts[blossom] = parts;
        self.links[blossom] = links;
    }

    /// The link from part `from` of a blossom to its neighbor `to`.
    fn link(&self, blossom: usize, from: usize, to: usize) -> (usize, usize) {
        let links = &self.links[blossom];
        if (from + 1) % links.len() == to {
            links[from]
        } else {
            let (a, b) = links[to];
            (b, a)
        }
    }

    /// Positions on the even way round the cycle from `at` to the base, both included.
    fn way_to_base(at: usize, len: usize) -> Vec<usize> {
        if at % 2 == 1 {
            (at..=len).map(|step| step % len).collect()
        } else {
            (0..=at).rev().collect()
        }
    }

    /// Opens an inner blossom whose value has come down to nothing.
    fn expand(&mut self, blossom: usize) {
        let (outer, own) = self.entry[blossom];
        let parts = self.parts[blossom].clone();
        let links = self.links[blossom].clone();
        self.dissolve(blossom);
        let first = self.root[own];
        let at = parts.iter().position(|part| *part == first).expect("the entry lies in a part");
        for part in &parts {
            self.label[*part] = Label::Free;
            self.entry[*part] = (NONE, NONE);
        }
        self.links[blossom] = links;
        let way = Self::way_to_base(at, parts.len());
        let mut entry = (outer, own);
        for (step, position) in way.iter().enumerate() {
            let part = parts[*position];
            if step % 2 == 0 {
                self.label[part] = Label::Inner;
                self.entry[part] = entry;
            } else {
                let base = self.base[part];
                self.make_outer(part, (self.mate[base], base));
                if let Some(next) = way.get(step + 1) {
                    entry = self.link(blossom, *position, *next);
                }
            }
        }
        self.links[blossom].clear();
    }

    /// Turns the path from the root of the tree over `outer` to the unmatched `vertex`.
    fn augment(&mut self, outer: usize, vertex: usize) {
        self.rebase(self.root[vertex], vertex);
        self.mate[vertex] = outer;
        let (mut own, mut other) = (outer, vertex);
        loop {
            let blossom = self.root[own];
            self.rebase(blossom, own);
            self.mate[own] = other;
            let (inner, _) = self.entry[blossom];
            if inner == NONE {
                return;
            }
            let inner_blossom = self.root[inner];
            let (next, at) = self.entry[inner_blossom];
            self.rebase(inner_blossom, at);
            self.mate[at] = next;
            (own, other) = (next, at);
        }
    }

    /// Rematches the inside of a blossom so that `vertex` becomes its base.
    fn rebase(&mut self, blossom: usize, vertex: usize) {
        if blossom < self.n {
            return;
        }
        let mut part = vertex;
        while self.parent[part] != blossom {
            part = self.parent[part];
        }
        self.rebase(part, vertex);
        let len = self.parts[blossom].len();
        let at = self.parts[blossom]
            .iter()
            .position(|candidate| *candidate == part)
            .expect("a part is listed by its parent");
        let way = Self::way_to_base(at, len);
        for step in way[1..].chunks_exact(2) {
            let (a, b) = self.link(blossom, step[0], step[1]);
            let (part_a, part_b) = (self.parts[blossom][step[0]], self.parts[blossom][step[1]]);
            self.rebase(part_a, a);
            self.rebase(part_b, b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
        self.parts[blossom].rotate_left(at);
        self.links[blossom].rotate_left(at);
        self.base[blossom] = vertex;
    }

    fn stuck(&self) -> Stuck {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let mut group_of = vec![NONE; 2 * self.n];
        let mut partners = Vec::new();
        for vertex in (0..self.n).filter(|vertex| self.active[*vertex]) {
            let root = self.root[vertex];
            match self.label[root] {
                Label::Free => {}
                Label::Inner => partners.push(vertex),
                Label::Outer => {
                    if group_of[root] == NONE {
                        group_of[root] = groups.len();
                        groups.push(Vec::new());
                    }
                    groups[group_of[root]].push(vertex);
                }
            }
        }
        Stuck { groups, partners }
    }
}

#[cfg(test)]
mod tests;
