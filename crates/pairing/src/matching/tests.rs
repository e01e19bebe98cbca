//! The matching against trying everything.

use super::Matching;
use crate::wide::Wide;

/// A small generator of repeatable numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }
}

/// The greatest weight of a perfect matching of the free vertices.
fn greatest(n: usize, allowed: &[bool], weight: &[i64], free: u32) -> Option<i64> {
    if free == 0 {
        return Some(0);
    }
    let first = free.trailing_zeros() as usize;
    let mut best = None;
    for other in first + 1..n {
        if free & (1 << other) != 0
            && allowed[first * n + other]
            && let Some(rest) = greatest(n, allowed, weight, free & !(1 << first) & !(1 << other))
        {
            best = best.max(Some(rest + weight[first * n + other]));
        }
    }
    best
}

fn wide(value: i64) -> Wide<2> {
    if value < 0 { -Wide::digit(value.unsigned_abs(), 1) } else { Wide::digit(value as u64, 1) }
}

fn total(n: usize, matching: &Matching<2>, weight: &[i64], active: &[bool]) -> i64 {
    let mut sum = 0;
    for vertex in (0..n).filter(|vertex| active[*vertex]) {
        let mate = matching.mate(vertex).expect("everybody is matched");
        assert_eq!(matching.mate(mate), Some(vertex), "mates point at each other");
        if vertex < mate {
            sum += weight[vertex * n + mate];
        }
    }
    sum
}

#[test]
fn finds_the_greatest_weight_and_keeps_it_through_changes() {
    let mut dice = Dice(7);
    let (mut solved, mut refused) = (0, 0);
    for round in 0..4000 {
        let n = 2 + 2 * dice.below(5) as usize;
        let density = 2 + dice.below(9);
        let range = [2, 5, 1000][dice.below(3) as usize];
        let mut allowed = vec![false; n * n];
        let mut weight = vec![0; n * n];
        for a in 0..n {
            for b in 0..a {
                let edge = dice.below(10) < density;
                let value = dice.below(range) as i64;
                for at in [a * n + b, b * n + a] {
                    allowed[at] = edge;
                    weight[at] = value;
                }
            }
        }
        let window: Vec<usize> = (0..n).collect();
        let mut active = vec![true; n];
        let weights = weight.iter().map(|value| wide(*value)).collect();
        let mut matching = Matching::<2>::new(&allowed, &active, &vec![None; n], &window, weights);
        let mut free = (1u32 << n) - 1;
        for _ in 0..6 {
            let expected = greatest(n, &allowed, &weight, free);
            match matching.solve() {
                Ok(()) => assert_eq!(
                    Some(total(n, &matching, &weight, &active)),
                    expected,
                    "case {round}"
                ),
                Err(stuck) => {
                    assert_eq!(expected, None, "case {round}");
                    assert!(stuck.groups.len() > stuck.partners.len(), "a proof counts");
                    for (at, group) in stuck.groups.iter().enumerate() {
                        assert_eq!(group.len() % 2, 1, "groups are odd");
                        for a in group {
                            for b in (0..n).filter(|b| active[*b] && allowed[a * n + b]) {
                                assert!(
                                    stuck.groups[at].contains(&b) || stuck.partners.contains(&b),
                                    "no edge leaves the group except to partners"
                                );
                            }
                        }
                    }
                    refused += 1;
                    break;
                }
            }
            solved += 1;
            let vertex = dice.below(n as u64) as usize;
            if !active[vertex] {
                continue;
            }
            match dice.below(3) {
                0 => {
                    for other in (0..n).filter(|other| *other != vertex) {
                        let more = dice.below(range) as i64 - range as i64 / 2;
                        for at in [vertex * n + other, other * n + vertex] {
                            weight[at] += more;
                        }
                        matching.add(vertex, other, wide(more));
                    }
                    matching.reopen(vertex);
                }
                1 => {
                    let other = dice.below(n as u64) as usize;
                    allowed[vertex * n + other] = false;
                    allowed[other * n + vertex] = false;
                    matching.forbid(vertex, std::iter::once(other));
                }
                _ => {
                    let mate = matching.mate(vertex).expect("everybody is matched");
                    matching.remove_pair(vertex, mate);
                    for gone in [vertex, mate] {
                        active[gone] = false;
                        free &= !(1 << gone);
                    }
                }
            }
        }
    }
    assert!(solved > 5000 && refused > 500, "both answers occur: {solved} and {refused}");
}
