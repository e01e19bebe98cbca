//! Against trying everything, on random graphs of up to ten vertices.

use super::{Bits, Graph, Mates, Order};

fn largest(graph: &Graph, open: u32) -> u32 {
    if open == 0 {
        return 0;
    }
    let at = open.trailing_zeros();
    let rest = open & !(1 << at);
    let mut best = largest(graph, rest);
    for other in 0..graph.len() as u32 {
        if rest >> other & 1 == 1 && graph.has(at as usize, other as usize) {
            best = best.max(1 + largest(graph, rest & !(1 << other)));
        }
    }
    best
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }
}

fn random(n: usize, percent: u64, dice: &mut Dice) -> Graph {
    let mut graph = Graph::new(n);
    for a in 0..n {
        for b in 0..a {
            if dice.below(100) < percent {
                graph.add(a, b);
            }
        }
    }
    graph
}

#[test]
fn finds_the_largest_matching_and_who_may_stay_alone() {
    let mut dice = Dice(5);
    let mut alone = 0;
    for _ in 0..4000 {
        let n = 2 + dice.below(9) as usize;
        let graph = random(n, 15 + dice.below(50), &mut dice);
        let everybody = Bits::of(n, 0..n);
        let all = (1u32 << n) - 1;
        let most = largest(&graph, all);
        let mut mates = Mates::new(n);
        let left = mates.complete(&graph, &everybody, n);
        assert_eq!(left.len(), n - 2 * most as usize);
        for at in 0..n {
            if let Some(mate) = mates.get(at) {
                assert!(graph.has(at, mate) && mates.get(mate) == Some(at));
            }
        }
        if left.len() == 1 {
            alone += 1;
            let found = mates.all_but_one(&graph, &everybody).unwrap();
            let expected = (0..n).filter(|at| largest(&graph, all & !(1 << at)) == most);
            assert_eq!(found, Bits::of(n, expected));
        }
    }
    assert!(alone > 300, "{alone}");
}

#[test]
fn prefers_the_first_partner_that_leaves_everybody_paired() {
    let mut dice = Dice(6);
    let mut asked = 0;
    for _ in 0..4000 {
        let n = 2 * (1 + dice.below(5) as usize);
        let graph = random(n, 20 + dice.below(50), &mut dice);
        let everybody = Bits::of(n, 0..n);
        let mut mates = Mates::new(n);
        if !mates.completes(&graph, &everybody) {
            continue;
        }
        for order in [Order::First, Order::Last] {
            let mut open = everybody.clone();
            let mut mask = (1u32 << n) - 1;
            for at in 0..n {
                if !open.has(at) {
                    continue;
                }
                let rest = mask & !(1 << at);
                let fits = |other: &usize| {
                    open.has(*other) && graph.has(at, *other) && {
                        let left = rest & !(1 << other);
                        2 * largest(&graph, left) == left.count_ones()
                    }
                };
                let expected = match order {
                    Order::First => (0..n).find(fits),
                    Order::Last => (0..n).rev().find(fits),
                };
                let found = mates.prefer(&graph, &open, at, &everybody, order);
                assert_eq!(found, expected);
                asked += 1;
                let other = found.unwrap();
                open.remove(at);
                open.remove(other);
                mask = rest & !(1 << other);
            }
            mates = Mates::new(n);
            assert!(mates.completes(&graph, &everybody));
        }
    }
    assert!(asked > 3000, "{asked}");
}

#[test]
fn picks_parts_of_a_graph() {
    let mut dice = Dice(7);
    for _ in 0..200 {
        let n = 1 + dice.below(200) as usize;
        let graph = random(n, 50, &mut dice);
        let from = dice.below(n as u64) as usize;
        let mut picked: Vec<usize> = (0..from).filter(|_| dice.below(4) == 0).collect();
        picked.extend(from..n - dice.below((n - from) as u64) as usize);
        let part = graph.pick(&picked, 1);
        assert_eq!(part.len(), picked.len() + 1);
        for (a, own) in picked.iter().enumerate() {
            for (b, other) in picked.iter().enumerate() {
                assert_eq!(part.has(a, b), graph.has(*own, *other));
            }
            assert!(!part.has(a, picked.len()));
        }
    }
}
