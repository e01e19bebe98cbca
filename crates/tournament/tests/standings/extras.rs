//! Standings by category, and what must happen for a player to be first.

use std::collections::BTreeSet;

use tournament::category::{Filter, Member, Unrated, standings_of};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::player::{Birth, Sex, Title};
use tournament::points::Points;
use tournament::round::Score;
use tournament::standings::standings;
use tournament::tiebreak::{Code, Own, Ratio, Rules, System, lots};
use tournament::whatif::{Condition, Most, Outlook, Scenario, what_if_first};

use crate::table::table;

fn member() -> Member {
    Member {
        tpn: Tpn(1),
        birth: Some(Birth::Year(2014)),
        sex: Some(Sex::Female),
        rating: Some(1800),
        club: "Rook End".to_owned(),
        federation: "ESP".to_owned(),
        title: Some(Title::Wfm),
    }
}

#[test]
fn every_part_of_a_filter_must_fit() {
    let fits = |filter: Filter| filter.fits(&member(), 2026);
    assert!(fits(Filter::default()));
    assert!(fits(Filter { age_to: Some(12), ..Filter::default() }));
    assert!(!fits(Filter { age_to: Some(11), ..Filter::default() }));
    assert!(!fits(Filter { age_from: Some(50), ..Filter::default() }));
    assert!(fits(Filter { sex: Some(Sex::Female), rating_to: Some(1800), ..Filter::default() }));
    assert!(fits(Filter { rating_from: Some(1800), ..Filter::default() }), "edges are inclusive");
    assert!(!fits(Filter { rating_to: Some(1799), ..Filter::default() }));
    assert!(fits(Filter { clubs: vec!["rook end".to_owned()], ..Filter::default() }));
    assert!(!fits(Filter { federations: vec!["FRA".to_owned()], ..Filter::default() }));
    assert!(fits(Filter { titles: vec![Title::Wfm, Title::Fm], ..Filter::default() }));
    assert!(!fits(Filter { only: BTreeSet::from([Tpn(2)]), ..Filter::default() }));
}

#[test]
fn conditions_are_read_as_they_are_typed() {
    let read = |text: &str| Filter::read(text).expect("every part is a condition");
    assert_eq!(
        read("U16, women"),
        Filter { age_to: Some(16), sex: Some(Sex::Female), ..Filter::default() }
    );
    assert_eq!(
        read("s50,1800-1999"),
        Filter {
            age_from: Some(50),
            rating_from: Some(1800),
            rating_to: Some(1999),
            ..Filter::default()
        }
    );
    assert_eq!(read("-1999"), Filter { rating_to: Some(1999), ..Filter::default() });
    assert_eq!(read("2000+"), Filter { rating_from: Some(2000), ..Filter::default() });
    assert_eq!(
        read("esp,FRA,wgm,club=Rook End,unrated"),
        Filter {
            federations: vec!["ESP".to_owned(), "FRA".to_owned()],
            titles: vec![Title::Wgm],
            clubs: vec!["Rook End".to_owned()],
            unrated: Unrated::Only,
            ..Filter::default()
        }
    );
    for wrong in
        ["", " , ", "ladies", "u", "u999", "1800-", "99999+", "women,x=y", "1999-1800", "U16,S50"]
    {
        assert!(Filter::read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn what_is_not_known_fits_no_category_that_asks() {
    let unknown = Member { birth: None, sex: None, rating: None, title: None, ..member() };
    let fits = |filter: Filter| filter.fits(&unknown, 2026);
    assert!(!fits(Filter { age_to: Some(99), ..Filter::default() }));
    assert!(!fits(Filter { sex: Some(Sex::Male), ..Filter::default() }));
    assert!(fits(Filter { rating_to: Some(1600), ..Filter::default() }));
    assert!(!fits(Filter { rating_from: Some(1), ..Filter::default() }));
    let nowhere = Filter { rating_to: Some(1600), unrated: Unrated::Nowhere, ..Filter::default() };
    assert!(!fits(nowhere));
    assert!(fits(Filter { unrated: Unrated::Only, ..Filter::default() }));
    let future = Member { birth: Some(Birth::Year(2031)), ..member() };
    assert!(!Filter { age_to: Some(99), ..Filter::default() }.fits(&future, 2026));
}

/// 1: 2 points; 2 and 3: 1 each, shared second; 4: 0.
#[test]
fn places_of_a_category_keep_the_order_of_the_field() {
    let history = table(2, "4w1 2b1\n3w1 1w0\n2b0 4w1\n1b0 3b0");
    let list = Code::list("WON").unwrap();
    let made = standings(&history, RoundNo(2), &list, &Rules::default());
    let places: Vec<_> = standings_of(&made, |tpn| tpn != Tpn(1))
        .iter()
        .map(|row| (row.tpn.0, row.place, row.rank))
        .collect();
    assert_eq!(places, [(2, 1, 2), (3, 1, 2), (4, 3, 4)]);
}

/// 1 and 2 drew, 3 and 4 drew: nothing but what comes from outside parts them.
#[test]
fn lots_and_values_by_hand_decide_what_is_still_tied() {
    let history = table(1, "2w=\n1b=\n4w=\n3b=");
    let all = || (1..=4).map(Tpn);
    let with_ids = || all().map(|tpn| (tpn, u64::from(tpn.0) + 100));
    let drawn = lots("483920", with_ids());
    assert_eq!(
        drawn,
        lots(" 483920 ", with_ids().rev()),
        "the same seed always gives the same draw"
    );
    // Numbers given anew after a late entry: who was there keeps the lot that he drew.
    let late = [(Tpn(1), 200), (Tpn(2), 101), (Tpn(3), 102), (Tpn(4), 103), (Tpn(5), 104)];
    let after = lots("483920", late);
    for number in 1..=4 {
        assert_eq!(after[&Tpn(number + 1)], drawn[&Tpn(number)]);
    }
    let order = |seed: u32| {
        let drawn = lots(&seed.to_string(), with_ids());
        let mut order: Vec<Tpn> = all().collect();
        order.sort_by_key(|tpn| drawn[tpn].numerator());
        order
    };
    let draws: BTreeSet<Vec<Tpn>> = (0..400).map(order).collect();
    assert_eq!(draws.len(), 24, "every order can come");
    let ranks = |list: &str, rules: &Rules| -> Vec<u16> {
        let made = standings(&history, RoundNo(1), &Code::list(list).unwrap(), rules);
        all().map(|tpn| made.row(tpn).unwrap().rank).collect()
    };
    let rules = Rules { lots: drawn.clone(), ..Rules::default() };
    let place =
        |lot: &Ratio| 1 + drawn.values().filter(|it| it.numerator() < lot.numerator()).count();
    let places: Vec<u16> = drawn.values().map(|lot| u16::try_from(place(lot)).unwrap()).collect();
    assert_eq!(ranks("LOT", &rules), places);
    assert_eq!(
        ranks("WIN", &rules),
        [1, 1, 1, 1],
        "a draw that is not in the list decides nothing"
    );
    // Without a value after every value; higher first.
    let half = Ratio::new(5, 2).unwrap();
    let by_hand = [(Tpn(3), half), (Tpn(4), Ratio::whole(3)), (Tpn(1), Ratio::whole(-1))];
    let unnamed = by_hand.into_iter().map(|(tpn, value)| ((Own::default(), tpn), value));
    let mut rules = Rules { by_hand: unnamed.collect(), ..Rules::default() };
    assert_eq!(ranks("HAND", &rules), [3, 4, 2, 1]);
    assert_eq!(ranks("OTHER_AGE", &rules), [3, 4, 2, 1], "without values of its own");
    // Each tie-break of the event's own has its own values: 1 and 2 are level by age, 1 won the blitz.
    let own = |name: &str| Own::named(name).unwrap();
    for (name, tpn, value) in [
        ("AGE", 1, 40),
        ("AGE", 2, 40),
        ("other_age", 3, 20),
        ("AGE", 4, 50),
        ("BLITZ", 1, 9),
        ("BLITZ", 2, 4),
    ] {
        rules.by_hand.insert((own(name), Tpn(tpn)), Ratio::whole(value));
    }
    assert_eq!(ranks("OTHER_AGE,OTHER_BLITZ", &rules), [2, 3, 4, 1]);
    assert_eq!(ranks("OTHER_BLITZ,OTHER_AGE/R", &rules), [1, 2, 3, 4]);
    assert_eq!(ranks("HAND", &rules), [3, 4, 2, 1]);
    assert!(Own::named("two words").is_none());
}

fn first(history: &History, after: u8, tpn: u16, rules: &Rules) -> Vec<Scenario> {
    what_if_first(history, &standings(history, RoundNo(after), &[], rules), Tpn(tpn))
}

fn outlooks(made: &[Scenario]) -> Vec<Outlook> {
    made.iter().map(|one| one.outlook).collect()
}

/// After four rounds 1 has 3 and has won all; 2 has 2 and games in rounds 3 (with 3) and 4 (with 4) open, so he reaches 4.
/// 3 has 1 and two games: 3 at most. Whoever holds 2 to one point is level with him when 1 loses.
#[test]
fn every_open_game_of_a_rival_counts() {
    let history = table(
        4,
        "4w1 5b1 6w1 3b*\n5w1 6b1 3w* 4b*\n6w1 4b0 2b* 1w*\n1b0 3w1 5w1 2w*\n2b0 1w0 4b0 6w0\n3b0 2w0 1b0 5b1",
    );
    let rules = Rules::default();
    let made = first(&history, 4, 1, &rules);
    // Win: 4 points; 2 can make 4 too. Draw 3½, loss 3.
    assert_eq!(outlooks(&made), [Outlook::Depends; 3]);
    let two = |points| Condition { tpn: Tpn(2), most: Most::Points { games: 2, points } };
    assert_eq!(made[0].conditions, [two(Points(20))]);
    assert_eq!(made[1].conditions, [two(Points(15))]);
    // 2 has two games open: 2 points more if he wins both. 1 has won with 4 and stays level at least.
    let made = first(&history, 4, 2, &rules);
    let told: Vec<_> = made.iter().map(|one| (one.games, one.points.0, one.outlook)).collect();
    assert_eq!(
        told,
        [(2, 40, Outlook::Depends), (2, 30, Outlook::Depends), (2, 20, Outlook::Impossible)]
    );
}

/// 1 has 2 and was sent out; 2 has 1½, 3 has ½, 4 has 0 points. He is nobody's rival and has no chance himself.
#[test]
fn who_has_no_place_is_no_rival() {
    let history = table(2, "4w1 3b1\n3w= 4b1\n2b= 1w0\n1b0 2w0");
    assert_eq!(outlooks(&first(&history, 2, 2, &Rules::default())), [Outlook::Impossible]);
    let rules = Rules { expelled: vec![Tpn(1)], ..Rules::default() };
    assert_eq!(outlooks(&first(&history, 2, 2, &rules)), [Outlook::Certain]);
    assert_eq!(outlooks(&first(&history, 2, 1, &rules)), [Outlook::NoPlace]);
    // Round robin of 3 rounds, 1 gone after one game: 4's loss and the open game of 3 with 1 count for nobody. 2: 1½.
    let history = table(3, "4w1 3b* Z\n3w= 4b1 Z\n2b= 1w* 4b=\n1b0 2w0 3w=");
    let rules = Rules { withdrawn: vec![Tpn(1)], system: System::RoundRobin, ..Rules::default() };
    assert_eq!(outlooks(&first(&history, 3, 2, &rules)), [Outlook::Certain]);
    let own = first(&history, 3, 3, &rules);
    assert_eq!((own.len(), own[0].own, own[0].points), (1, None, Points(10)));
}

/// Before the last round 1 has 2, 2 and 3 have 1½, 4 has 1. Open: 1 against 4, 2 against 3.
#[test]
fn what_must_happen_to_be_first() {
    let mut history = table(3, "U U 4w*\nU H 3w*\nU H 2b*\nU Z 1b*");
    history.scoring.pab = Points::ONE;
    let made = first(&history, 3, 1, &Rules::default());
    let told: Vec<_> = made.iter().map(|one| (one.own, one.points.0, one.outlook)).collect();
    assert_eq!(
        told,
        [
            (Some(Score::Win), 30, Outlook::Certain),
            (Some(Score::Draw), 25, Outlook::Depends),
            (Some(Score::Loss), 20, Outlook::Depends),
        ]
    );
    // With a draw, 2 and 3 are level if they win, behind with a draw.
    let even = |tpn| Condition {
        tpn: Tpn(tpn),
        most: Most::Result { behind_with: Some(Score::Draw), not_ahead_with: Score::Win },
    };
    assert_eq!(made[1].conditions, [even(2), even(3)]);
    // With a loss both must not win, so they draw and are level; so is 4, who has won.
    assert_eq!(made[2].level, [Tpn(4)]);
    let made = first(&history, 3, 4, &Rules::default());
    assert_eq!(outlooks(&made), [Outlook::Depends, Outlook::Impossible, Outlook::Impossible]);
    assert!(first(&history, 3, 9, &Rules::default()).is_empty());
}

/// 2 and 3 have 2 points and play each other, so one of them reaches 2½ at least; 1 has 1 and reaches
/// 2 at best.
#[test]
fn two_rivals_who_meet_cannot_both_lose() {
    let mut history = table(3, "U U 4w*\nU U 3w*\nU U 2b*\nZ Z 1b*");
    history.scoring.pab = Points::ONE;
    history.players[0].rounds[1] = history.players[3].rounds[0];
    let made = first(&history, 3, 1, &Rules::default());
    assert_eq!(made[0].outlook, Outlook::Impossible, "a draw gives both 2½");
}
