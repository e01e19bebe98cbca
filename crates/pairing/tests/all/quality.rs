//! Pairings by hand that break no rule and are worse than the rules' own.

use std::collections::BTreeSet;

use pairing::quality::{colors_against_the_rules, worse};
use pairing::{Draft, Options, pair};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::rules::field;

fn drawn(history: &History) -> Draft {
    pair(history, RoundNo(2), &BTreeSet::new(), &Options::default()).unwrap()
}

/// Criteria met less well, each with the score of its bracket in tenths.
fn by_hand(lines: &[&str], pairs: &[(u16, u16)], bye: Option<u16>) -> String {
    let history = field(5, lines);
    let pairs: Vec<(Tpn, Tpn)> = pairs.iter().map(|(a, b)| (Tpn(*a), Tpn(*b))).collect();
    let found = worse(&history, RoundNo(2), &drawn(&history), &pairs, bye.map(Tpn));
    let shown: Vec<String> =
        found.iter().map(|it| format!("{} {}", it.measure.code(), it.bracket.0)).collect();
    shown.join(", ")
}

const FOUR: &[&str] = &["3w1", "4b1", "1b0", "2w0"];
const FIVE: &[&str] = &["3w1", "4b1", "1b0", "2w0", "U"];

#[test]
fn the_pairing_of_the_rules_is_not_worse_than_itself() {
    assert_eq!(by_hand(FOUR, &[(2, 1), (3, 4)], None), "");
}

#[test]
fn pairing_across_scores_floats_more_and_grants_fewer_colors() {
    assert_eq!(by_hand(FOUR, &[(1, 4), (2, 3)], None), "C6 10, C7 10, C12 0, C13 0");
}

#[test]
fn a_bye_for_a_higher_score_is_worse() {
    assert!(by_hand(FIVE, &[(2, 5), (3, 4)], Some(1)).starts_with("C5 10"));
}

#[test]
fn what_is_no_pairing_is_not_compared() {
    assert_eq!(by_hand(FOUR, &[(1, 4)], None), "");
    assert_eq!(by_hand(FOUR, &[(1, 4), (1, 3)], None), "");
    assert_eq!(by_hand(FOUR, &[(1, 4), (2, 9)], None), "");
}

#[test]
fn colors_the_other_way_round_are_told() {
    let history = field(5, FOUR);
    let board = |white, black| (Tpn(white), Tpn(black));
    let against = |pairs: &[(Tpn, Tpn)]| {
        colors_against_the_rules(&history, RoundNo(2), &drawn(&history), pairs)
    };
    assert_eq!(against(&[board(2, 1), board(3, 4)]), []);
    assert_eq!(against(&[board(1, 2), board(3, 4)]), [board(1, 2)]);
}
