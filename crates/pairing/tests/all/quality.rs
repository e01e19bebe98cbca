//! Pairings by hand that break no rule and are worse than the rules' own.

use std::collections::BTreeSet;

use pairing::generate::{Dice, Wishes, play};
use pairing::quality::{Order, colors_against_the_rules, later, worse};
use pairing::review::{Severity, review};
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

/// Order, bracket and first pair, where a pairing by hand is as good and comes later.
fn behind(lines: &[&str], pairs: &[(u16, u16)], bye: Option<u16>) -> String {
    let history = field(5, lines);
    let pairs: Vec<(Tpn, Tpn)> = pairs.iter().map(|(a, b)| (Tpn(*a), Tpn(*b))).collect();
    let found = later(&history, RoundNo(2), &drawn(&history), &pairs, bye.map(Tpn));
    found.map_or_else(String::new, |it| {
        let (a, b) = it.first.unwrap_or((Tpn(0), Tpn(0)));
        format!("{} {} {a}-{b}", it.order.article(), it.bracket.0)
    })
}

/// Four won and four lost, two of each with White: many pairings grant every color.
const EIGHT: &[&str] = &["5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"];

#[test]
fn as_good_and_later_by_transposition() {
    assert_eq!(drawn(&field(5, EIGHT)).text().lines().count(), 4);
    assert_eq!(behind(EIGHT, &[(4, 1), (2, 3), (5, 8), (7, 6)], None), "");
    assert_eq!(behind(EIGHT, &[(4, 1), (2, 3), (6, 5), (8, 7)], None), "4.3 0 5-8");
    assert_eq!(behind(EIGHT, &[(2, 1), (4, 3), (5, 8), (7, 6)], None), "4.3 10 1-4");
    assert_eq!(behind(FOUR, &[(1, 4), (2, 3)], None), "", "worse");
}

/// Two boards of a draft change their players: what breaks no rule is worse by a criterion, or comes later in the order.
#[test]
fn a_swap_that_breaks_nothing_is_worse_or_later() {
    let found = std::cell::RefCell::new([0, 0, 0]);
    for seed in 0..120 {
        let mut dice = Dice::new(seed);
        let wishes = Wishes { players: Some((6, 16)), ..Wishes::default() };
        let settings = wishes.settle(&mut dice);
        play(&settings, &mut dice, &|history, round, absent| {
            let draft = pair(history, round, absent, &Options::default()).ok()?;
            let boards: Vec<(Tpn, Tpn)> =
                draft.pairs.iter().map(|it| (it.white, it.black)).collect();
            let bye = draft.bye.map(|it| it.player);
            assert_eq!(later(history, round, &draft, &boards, bye), None);
            for (one, other) in
                (0..boards.len()).flat_map(|one| (0..one).map(move |other| (one, other)))
            {
                let mut hand = boards.clone();
                (hand[one].1, hand[other].1) = (boards[other].1, boards[one].1);
                let breach = review(history, round, &hand, bye, absent)
                    .iter()
                    .any(|it| it.severity > Severity::Notice);
                if breach || !worse(history, round, &draft, &hand, bye).is_empty() {
                    continue;
                }
                let behind = later(history, round, &draft, &hand, bye);
                let behind =
                    behind.unwrap_or_else(|| panic!("seed {seed} round {round}: {hand:?}"));
                found.borrow_mut()[match behind.order {
                    Order::Transposition => 0,
                    Order::Exchange => 1,
                    Order::MovedDown => 2,
                }] += 1;
            }
            Some((boards, bye))
        });
    }
    let found = found.into_inner();
    assert!(found[0] > 200 && found[1] > 200, "{found:?}");
}
