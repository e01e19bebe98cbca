//! Perfect matchings without weights, on rows of bits.
//!
//! Two questions: can everybody be paired, and whom else could one player be paired with while
//! everybody else still is. Both are Edmonds' search for an alternating path, which
//! looks at 64 neighbors at a time.

const NONE: usize = usize::MAX;

/// A set of vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    pub(crate) fn none(n: usize) -> Bits {
        Bits(vec![0; n.div_ceil(64)])
    }

    pub(crate) fn of(n: usize, members: impl IntoIterator<Item = usize>) -> Bits {
        let mut bits = Bits::none(n);
        members.into_iter().for_each(|at| bits.add(at));
        bits
    }

    pub(crate) fn add(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    pub(crate) fn remove(&mut self, at: usize) {
        self.0[at / 64] &= !(1 << (at % 64));
    }

    pub(crate) fn has(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        members(self.0.iter().copied())
    }

    pub(crate) fn meets(&self, row: &[u64]) -> bool {
        self.0.iter().zip(row).any(|(a, b)| a & b != 0)
    }

    pub(crate) fn meets_any(&self, other: &Bits) -> bool {
        self.meets(&other.0)
    }

    pub(crate) fn and(mut self, other: &Bits) -> Bits {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        self
    }

    pub(crate) fn without(mut self, other: &Bits) -> Bits {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    pub(crate) fn or(mut self, other: &Bits) -> Bits {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        self
    }
}

/// The places of all bits that are set, ascending.
fn members(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(at, word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                at * 64 + bit
            })
        })
    })
}

/// Who may meet whom.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    n: usize,
    words: usize,
    rows: Vec<u64>,
}

impl Graph {
    /// Nobody may meet anybody.
    pub(crate) fn new(n: usize) -> Graph {
        let words = n.div_ceil(64);
        Graph { n, words, rows: vec![0; n * words] }
    }

    pub(crate) fn len(&self) -> usize {
        self.n
    }

    pub(crate) fn row(&self, at: usize) -> &[u64] {
        &self.rows[at * self.words..(at + 1) * self.words]
    }

    pub(crate) fn has(&self, a: usize, b: usize) -> bool {
        self.row(a)[b / 64] >> (b % 64) & 1 == 1
    }

    pub(crate) fn add(&mut self, a: usize, b: usize) {
        self.rows[a * self.words + b / 64] |= 1 << (b % 64);
        self.rows[b * self.words + a / 64] |= 1 << (a % 64);
    }

    pub(crate) fn remove(&mut self, a: usize, b: usize) {
        self.rows[a * self.words + b / 64] &= !(1 << (b % 64));
        self.rows[b * self.words + a / 64] &= !(1 << (a % 64));
    }

    /// As [`Graph::remove`] in one direction; the caller sees to the other.
    pub(crate) fn remove_half(&mut self, a: usize, b: usize) {
        self.rows[a * self.words + b / 64] &= !(1 << (b % 64));
    }

    /// Replaces one row, and that vertex in all others.
    pub(crate) fn set_row(&mut self, at: usize, with: &Bits) {
        for other in 0..self.n {
            self.remove(at, other);
        }
        for other in with.iter() {
            self.add(at, other);
        }
    }

    /// Sets one direction of all edges of a vertex; the caller sees to the other.
    pub(crate) fn put_half(&mut self, at: usize, with: &Bits) {
        self.rows[at * self.words..(at + 1) * self.words].copy_from_slice(&with.0);
    }

    /// As [`Graph::put_half`], with the edges of another graph.
    pub(crate) fn copy_half(&mut self, at: usize, other: &Graph) {
        self.rows[at * self.words..(at + 1) * self.words].copy_from_slice(other.row(at));
    }

    /// Keeps those edges of one vertex that lead into `keep`. One direction only, as
    /// [`Graph::put_half`].
    pub(crate) fn keep_half(&mut self, at: usize, keep: &Bits) {
        let row = &mut self.rows[at * self.words..(at + 1) * self.words];
        row.iter_mut().zip(&keep.0).for_each(|(a, b)| *a &= b);
    }

    /// As [`Graph::keep_half`] for both directions.
    pub(crate) fn keep(&mut self, at: usize, keep: &Bits) {
        let gone: Vec<usize> =
            members(self.row(at).iter().zip(&keep.0).map(|(a, b)| a & !b)).collect();
        for other in gone {
            self.remove(at, other);
        }
    }

    /// Sixty-four edges of a vertex from any place on.
    fn window(&self, at: usize, from: usize) -> u64 {
        let (word, shift) = (from / 64, from % 64);
        let row = self.row(at);
        let low = row.get(word).map_or(0, |bits| bits >> shift);
        let high = if shift == 0 { 0 } else { row.get(word + 1).map_or(0, |b| b << (64 - shift)) };
        low | high
    }

    /// The graph on some vertices, which are renumbered by their place in `picked`; then `spare`
    /// more without edges.
    pub(crate) fn pick(&self, picked: &[usize], spare: usize) -> Graph {
        let mut part = Graph::new(picked.len() + spare);
        // Almost always the end of `picked` is a run of neighbors, copied by words.
        let run = picked.windows(2).rev().take_while(|pair| pair[0] + 1 == pair[1]).count() + 1;
        let head = picked.len().saturating_sub(run);
        for (own, at) in picked.iter().enumerate() {
            for (place, other) in picked[..head].iter().enumerate() {
                if self.has(*at, *other) {
                    part.rows[own * part.words + place / 64] |= 1 << (place % 64);
                }
            }
            let mut place = head;
            while let Some(from) = picked.get(place) {
                let here = (64 - place % 64).min(picked.len() - place);
                let mask = if here == 64 { u64::MAX } else { (1 << here) - 1 };
                part.rows[own * part.words + place / 64] |=
                    (self.window(*at, *from) & mask) << (place % 64);
                place += here;
            }
        }
        part
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A matching, and the room to search for a larger one.
#[derive(Clone, Debug)]
pub(crate) struct Mates {
    mate: Vec<usize>,
    search: Search,
}

/// One alternating tree. Blossoms are sets with a base, as in a union-find structure.
#[derive(Clone, Debug, Default)]
struct Search {
    label: Vec<Label>,
    before: Vec<usize>,
    base: Vec<usize>,
    seen: Vec<usize>,
    stamp: usize,
    queue: Vec<usize>,
}

/// How a search ended.
enum End {
    /// The matching has one pair more.
    Larger,
    /// There is no larger one: who could be left alone instead of the root.
    Exposable(Bits),
}

impl Mates {
    pub(crate) fn new(n: usize) -> Mates {
        Mates { mate: vec![NONE; n], search: Search::default() }
    }

    pub(crate) fn get(&self, at: usize) -> Option<usize> {
        (self.mate[at] != NONE).then_some(self.mate[at])
    }

    pub(crate) fn part(&mut self, at: usize) {
        let mate = self.mate[at];
        if mate != NONE {
            self.mate[at] = NONE;
            self.mate[mate] = NONE;
        }
    }

    /// Drops pairs that are no longer allowed or have one end outside `among`. Pairs wholly
    /// outside stay.
    fn keep_legal(&mut self, graph: &Graph, among: &Bits) {
        for at in among.iter() {
            let mate = self.mate[at];
            if mate != NONE && !(among.has(mate) && graph.has(at, mate)) {
                self.part(at);
            }
        }
    }

    /// Matches as many of `among` as can be with each other. Gives those left alone, at most
    /// `enough` of them.
    pub(crate) fn complete(&mut self, graph: &Graph, among: &Bits, enough: usize) -> Vec<usize> {
        self.keep_legal(graph, among);
        let alone = Bits::of(graph.n, among.iter().filter(|at| self.mate[*at] == NONE));
        let mut order: Vec<usize> = alone.iter().collect();
        let (mut pairs, mut free) = greedy(graph, &alone, &order);
        if free.count() > 4 {
            // Where some have few partners to choose from, they should choose first.
            order.sort_by_cached_key(|at| {
                graph.row(*at).iter().zip(&among.0).map(|(a, b)| (a & b).count_ones()).sum::<u32>()
            });
            let other = greedy(graph, &alone, &order);
            if other.0.len() > pairs.len() {
                (pairs, free) = other;
            }
        }
        pairs.into_iter().for_each(|(a, b)| self.join(a, b));
        let mut left = Vec::new();
        for at in free.iter() {
            if self.mate[at] != NONE {
                continue;
            }
            if let End::Exposable(_) = self.grow(graph, among, at, NONE) {
                left.push(at);
                if left.len() >= enough {
                    break;
                }
            }
        }
        left
    }

    /// Whether all of `among` can be paired.
    pub(crate) fn completes(&mut self, graph: &Graph, among: &Bits) -> bool {
        among.count().is_multiple_of(2) && self.complete(graph, among, 1).is_empty()
    }

    /// If all of `among` but one can be paired: everybody who could be that one.
    pub(crate) fn all_but_one(&mut self, graph: &Graph, among: &Bits) -> Option<Bits> {
        match self.complete(graph, among, 2).as_slice() {
            [alone] => match self.grow(graph, among, *alone, NONE) {
                End::Exposable(bits) => Some(bits),
                End::Larger => None,
            },
            _ => None,
        }
    }

    fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }

    /// In a perfect matching of `among`: pairs `at` with the first (or last) of `wanted` with whom
    /// there is a perfect matching. The present mate must be one of `wanted`.
    pub(crate) fn prefer(
        &mut self,
        graph: &Graph,
        among: &Bits,
        at: usize,
        wanted: &Bits,
        order: Order,
    ) -> Option<usize> {
        let mate = self.get(at)?;
        let row = || wanted.0.iter().zip(graph.row(at)).zip(&among.0).map(|((a, b), c)| a & b & c);
        let best = match order {
            Order::First => members(row()).next(),
            Order::Last => members(row()).last(),
        }?;
        if best == mate {
            return Some(mate);
        }
        let other = self.mate[best];
        if other != NONE && graph.has(other, mate) {
            self.join(other, mate);
            self.join(at, best);
            return Some(best);
        }
        let mut rest = among.clone();
        rest.remove(at);
        self.part(at);
        let End::Exposable(outer) = self.grow(graph, &rest, mate, best) else {
            return None;
        };
        let possible = || row().zip(&outer.0).map(|(a, b)| a & b);
        let chosen = match order {
            Order::First => members(possible()).next(),
            Order::Last => members(possible()).last(),
        }?;
        self.expose(chosen);
        self.join(at, chosen);
        Some(chosen)
    }

    /// After a search without success: leaves `at` alone instead of the root.
    fn expose(&mut self, at: usize) {
        let inner = self.mate[at];
        if inner != NONE {
            self.mate[at] = NONE;
            self.turn(inner);
        }
    }

    /// Turns the path from the root to `end`, which then has the mate the path gives it.
    fn turn(&mut self, end: usize) {
        let mut at = end;
        while at != NONE {
            let outer = self.search.before[at];
            let next = self.mate[outer];
            self.join(at, outer);
            at = next;
        }
    }

    /// Grows a tree from `root` until it meets somebody alone, has no way to go, or has
    /// shown that `wanted` could be left alone.
    fn grow(&mut self, graph: &Graph, among: &Bits, root: usize, wanted: usize) -> End {
        self.search.clear(graph.n);
        let mut free = among.clone();
        let mut outer = Bits::none(graph.n);
        // Those known to lie in the blossom of the root.
        let mut core = Bits::none(graph.n);
        self.search.label[root] = Label::Outer;
        free.remove(root);
        outer.add(root);
        core.add(root);
        self.search.queue.push(root);
        let mut head = 0;
        while let Some(at) = self.search.queue.get(head).copied() {
            head += 1;
            for word in 0..graph.words {
                let row = graph.row(at)[word];
                let mut fresh = row & free.0[word];
                while fresh != 0 {
                    let other = word * 64 + fresh.trailing_zeros() as usize;
                    fresh &= fresh - 1;
                    self.search.before[other] = at;
                    let mate = self.mate[other];
                    if mate == NONE {
                        self.turn(other);
                        return End::Larger;
                    }
                    self.search.label[other] = Label::Inner;
                    self.search.label[mate] = Label::Outer;
                    free.remove(other);
                    free.remove(mate);
                    fresh &= free.0[word];
                    outer.add(mate);
                    self.search.queue.push(mate);
                    if mate == wanted {
                        return End::Exposable(outer);
                    }
                }
            }
            let in_core = self.search.find(at) == self.search.find(root);
            for word in 0..graph.words {
                let mut close = graph.row(at)[word] & outer.0[word];
                if in_core {
                    close &= !core.0[word];
                }
                while close != 0 {
                    let other = word * 64 + close.trailing_zeros() as usize;
                    close &= close - 1;
                    if self.search.find(at) != self.search.find(other) {
                        self.search.contract(&self.mate, at, other, &mut outer);
                        if wanted != NONE && outer.has(wanted) {
                            return End::Exposable(outer);
                        }
                    }
                    if self.search.find(other) == self.search.find(root) {
                        core.add(other);
                    }
                }
            }
        }
        End::Exposable(outer)
    }
}

/// Everybody in `order` takes the first partner still free in `alone`; gives who is left.
fn greedy(graph: &Graph, alone: &Bits, order: &[usize]) -> (Vec<(usize, usize)>, Bits) {
    let mut free = alone.clone();
    let mut pairs = Vec::new();
    for at in order.iter().copied() {
        if !free.has(at) {
            continue;
        }
        let first = members(graph.row(at).iter().zip(&free.0).map(|(a, b)| a & b)).next();
        if let Some(other) = first {
            pairs.push((at, other));
            free.remove(at);
            free.remove(other);
        }
    }
    (pairs, free)
}

/// Which of several partners is tried first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    First,
    Last,
}

impl Search {
    fn clear(&mut self, n: usize) {
        self.label.clear();
        self.label.resize(n, Label::Free);
        self.before.clear();
        self.before.resize(n, NONE);
        self.base.clear();
        self.base.extend(0..n);
        self.seen.clear();
        self.seen.resize(n, 0);
        self.stamp = 0;
        self.queue.clear();
    }

    fn find(&mut self, at: usize) -> usize {
        let mut top = at;
        while self.base[top] != top {
            top = self.base[top];
        }
        let mut walk = at;
        while self.base[walk] != top {
            walk = std::mem::replace(&mut self.base[walk], top);
        }
        top
    }

    /// Joins the cycle that an edge between two outer vertices closes.
    fn contract(&mut self, mate: &[usize], a: usize, b: usize, outer: &mut Bits) {
        let top = self.meeting(mate, a, b);
        self.fold(mate, a, b, top, outer);
        self.fold(mate, b, a, top, outer);
    }

    /// The first base on both ways to the root.
    fn meeting(&mut self, mate: &[usize], a: usize, b: usize) -> usize {
        self.stamp += 1;
        let (mut here, mut there) = (self.find(a), self.find(b));
        loop {
            if here != NONE {
                if self.seen[here] == self.stamp {
                    return here;
                }
                self.seen[here] = self.stamp;
                let inner = mate[here];
                here = if inner == NONE { NONE } else { self.find(self.before[inner]) };
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    fn fold(&mut self, mate: &[usize], from: usize, across: usize, top: usize, outer: &mut Bits) {
        let (mut at, mut other) = (from, across);
        while self.find(at) != top {
            self.before[at] = other;
            other = mate[at];
            if self.label[other] == Label::Inner {
                self.label[other] = Label::Outer;
                outer.add(other);
                self.queue.push(other);
            }
            if self.find(at) == at {
                self.base[at] = top;
            }
            if self.find(other) == other {
                self.base[other] = top;
            }
            at = self.before[other];
        }
    }
}

#[cfg(test)]
mod tests;
