//! Whom a player may meet, and the colors of two who are put together by hand.

use std::collections::BTreeSet;

use pairing::ByeBar;
use pairing::explain::{WhyNot, partners, scores};
use pairing::quality::colors_by_the_rules;
use tournament::history::Prohibition;
use tournament::ids::{RoundNo, Tpn};

use crate::rules::field;

#[test]
fn everybody_else_is_either_legal_or_barred_with_a_reason() {
    let mut history = field(5, &["3w1", "4b1", "1b0", "2w0", "U"]);
    history.prohibited.push(Prohibition {
        first_round: RoundNo(2),
        last_round: RoundNo(2),
        group: vec![Tpn(1), Tpn(5)],
    });
    let absent = BTreeSet::from([Tpn(4)]);
    let found = partners(&history, RoundNo(2), &absent, &[Tpn(1), Tpn(4), Tpn(5)]);
    assert_eq!(found.len(), 2, "who is away has no partners");
    assert_eq!(found[0].legal, [Tpn(2)]);
    assert_eq!(found[0].illegal, [(Tpn(3), WhyNot::Met(RoundNo(1))), (Tpn(5), WhyNot::Prohibited)]);
    assert_eq!(found[0].bye, None);
    assert_eq!(found[1].bye, Some(ByeBar::HadBye(RoundNo(1))));
    let there: Vec<u16> = scores(&history, RoundNo(2), &absent).keys().map(|tpn| tpn.0).collect();
    assert_eq!(there, [1, 2, 3, 5]);
}

#[test]
fn two_who_may_not_meet_get_the_colors_of_the_rules_all_the_same() {
    let history = field(5, &["3w1", "4b1", "1b0", "2w0"]);
    let colors = |a: u16, b: u16| {
        let (white, black) =
            colors_by_the_rules(&history, RoundNo(2), &BTreeSet::new(), Tpn(a), Tpn(b));
        (white.0, black.0)
    };
    assert_eq!(colors(1, 3), (3, 1), "a rematch, with colors reversed");
    assert_eq!(colors(3, 1), (3, 1));
    assert_eq!(colors(1, 2), (2, 1));
    assert_eq!(colors(1, 9), (1, 9), "nobody has the number 9");
}
