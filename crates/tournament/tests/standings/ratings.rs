//! Rating changes, first ratings and performances: the set of tests/oracles/ratings, the edges of
//! the regulations, and properties.
#![allow(clippy::disallowed_methods, reason = "tests read their oracle files")]

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::Value as Json;
use tournament::ids::Tpn;
use tournament::player::Birth;
use tournament::rating::{
    Development, Entry, Game, GameChange, Limit, NotRated, Note, Outcome, Pace, PaceFault,
    PlayerRatings, Publication, Rate, Reached, Settings, WhyK, change, first, judge, limited_k,
    performance, ratings, seconds_for_60_moves, standard_minutes,
};
use tournament::round::Score;
use tournament::tiebreak::performance::{dp, pd};

use crate::table::table;

fn cases() -> Json {
    let path =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracles/ratings/rating_cases.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// A JSON number in hundredths.
fn hundredths(json: &Json) -> i64 {
    let hundredths = json.as_f64().unwrap() * 100.0;
    assert!((hundredths - hundredths.round()).abs() < 1e-6, "{json}");
    format!("{hundredths:.0}").parse().unwrap()
}

fn rating(json: &Json) -> u16 {
    u16::try_from(json.as_u64().unwrap()).unwrap()
}

fn score(json: &Json) -> Score {
    match hundredths(json) {
        100 => Score::Win,
        50 => Score::Draw,
        0 => Score::Loss,
        other => panic!("no score: {other}"),
    }
}

#[test]
fn every_rating_change_of_the_oracle() {
    let cases = cases();
    let cases = cases["rating_change"].as_array().unwrap();
    assert_eq!(cases.len(), 26);
    for case in cases {
        let rate: Rate = case["chapter"].as_str().unwrap().parse().unwrap();
        let given = case["games"].as_array().unwrap();
        let games: Vec<Game> = given
            .iter()
            .map(|game| Game {
                opponent: Some(rating(&game["opponent"])),
                score: score(&game["score"]),
            })
            .collect();
        let made = change(rating(&case["own"]), rating(&case["K"]), rate, &games);
        for (game, expected) in made.games.iter().zip(given) {
            match game {
                GameChange::NotRated(_) => assert_eq!(expected["rated"], false, "{expected}"),
                GameChange::Rated { used, expected: pd, change, .. } => {
                    assert_eq!(Json::from(*used), expected["D_used"], "{expected}");
                    assert_eq!(i64::from(*pd), hundredths(&expected["PD"]), "{expected}");
                    assert_eq!(i64::from(*change), hundredths(&expected["dR"]), "{expected}");
                }
            }
        }
        assert_eq!(Json::from(made.n), case["n"]);
        assert_eq!(Json::from(made.k_used), case["K_used"]);
        assert_eq!(i64::from(made.sum), hundredths(&case["sum_dR"]));
        let unrounded = hundredths(&case["change_unrounded"]);
        assert_eq!(made.unrounded.rounded(2), decimal(unrounded), "{case}");
        assert_eq!(Json::from(made.rounded), case["change_rounded"], "{case}");
    }
}

fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100)
}

fn opponents(case: &Json) -> (Vec<u16>, u32) {
    let ratings = case["opponents"].as_array().unwrap().iter().map(rating).collect();
    (ratings, u32::try_from(hundredths(&case["score"]) / 50).unwrap())
}

#[test]
fn every_first_rating_of_the_oracle() {
    let cases = cases();
    let cases = cases["initial_rating"].as_array().unwrap();
    assert_eq!(cases.len(), 22);
    for case in cases {
        let (opponents, halves) = opponents(case);
        let made = first(&opponents, halves);
        let average: f64 = made.average.rounded(4).parse().unwrap();
        assert_eq!(Some(average), case["Ra"].as_f64(), "{case}");
        assert_eq!(Json::from(made.percent), case["p_percent"], "{case}");
        assert_eq!(Json::from(made.difference), case["dp"], "{case}");
        assert_eq!(Json::from(made.before_limits), case["Ru_before_limits"], "{case}");
        assert_eq!(Json::from(made.rating), case["Ru"], "{case}");
        let published = made.publication == Publication::Published;
        assert_eq!(Json::from(published), case["published"], "{case}");
    }
}

#[test]
fn every_performance_of_the_oracle() {
    let cases = cases();
    let cases = cases["performance"].as_array().unwrap();
    assert_eq!(cases.len(), 23);
    for case in cases {
        let (opponents, halves) = opponents(case);
        let made = performance(&opponents, halves).unwrap();
        assert_eq!(Json::from(made.made.average), case["ARO"], "{case}");
        assert_eq!(Json::from(made.made.percent), case["percent"], "{case}");
        assert_eq!(Json::from(made.made.difference), case["dp"], "{case}");
        assert_eq!(Json::from(made.tpr), case["TPR"], "{case}");
        assert_eq!(Json::from(made.ptp), case["PTP"], "{case}");
    }
}

#[track_caller]
fn check(own: u16, opponent: u16, rate: Rate, expected: Result<(i32, u8, Limit), NotRated>) {
    let game = Game { opponent: Some(opponent), score: Score::Draw };
    let found = match judge(own, game, rate) {
        GameChange::Rated { used, expected, limit, .. } => Ok((used, expected, limit)),
        GameChange::NotRated(why) => Err(why),
    };
    assert_eq!(found, expected);
}

/// B.02 8.3.1 with the amendment of 2025-10-01: 2650 is the player's own rating.
#[test]
fn differences_above_400() {
    check(2400, 2000, Rate::Standard, Ok((400, 92, Limit::Within)));
    check(2401, 2000, Rate::Standard, Ok((400, 92, Limit::FourHundred)));
    check(2000, 2401, Rate::Standard, Ok((-400, 8, Limit::FourHundred)));
    check(2649, 1900, Rate::Standard, Ok((400, 92, Limit::FourHundred)));
    check(2650, 1900, Rate::Standard, Ok((750, 100, Limit::From2650)));
    check(1900, 2650, Rate::Standard, Ok((-400, 8, Limit::FourHundred)));
}

/// Rapid and blitz: 600 or more apart and one of the two *above* 2600.
#[test]
fn six_hundred_apart() {
    check(2600, 2000, Rate::Rapid, Ok((400, 92, Limit::FourHundred)));
    check(2601, 2002, Rate::Rapid, Ok((400, 92, Limit::FourHundred)));
    check(2601, 2001, Rate::Blitz, Err(NotRated::SixHundred));
    check(2001, 2601, Rate::Blitz, Err(NotRated::SixHundred));
    check(2601, 2001, Rate::Standard, Ok((400, 92, Limit::FourHundred)));
}

#[test]
fn k_factors() {
    let base = Development { rating: 2000, year: 2026, games: Some(100), ..Development::default() };
    let k = |development: Development| {
        let made = development.coefficient();
        (made.k, made.why)
    };
    assert_eq!(k(base), (20, WhyK::Usual));
    assert_eq!(k(Development { games: Some(29), ..base }), (40, WhyK::NewPlayer));
    assert_eq!(k(Development { games: None, ..base }), (20, WhyK::UsualAssumed));
    assert_eq!(k(Development { born: Some(2008), ..base }), (40, WhyK::Young));
    assert_eq!(k(Development { born: Some(2007), ..base }), (20, WhyK::Usual));
    assert_eq!(k(Development { born: Some(2010), rating: 2300, ..base }), (20, WhyK::Usual));
    assert_eq!(k(Development { rating: 2400, ..base }), (10, WhyK::Reached2400));
    assert_eq!(k(Development { reached_2400: Reached::Yes, ..base }), (10, WhyK::Reached2400));
    assert_eq!(k(Development { born: Some(2030), ..base }), (20, WhyK::Usual));
    assert_eq!((limited_k(40, 17), limited_k(40, 18), limited_k(10, 70)), (40, 38, 10));
    assert_eq!((limited_k(20, 35), limited_k(20, 36), limited_k(10, 71)), (20, 19, 9));
}

#[test]
fn time_controls() {
    let rate = |text: &str| seconds_for_60_moves(text).and_then(Rate::of_seconds);
    assert_eq!(rate("5400+30"), Some(Rate::Standard));
    // 60 minutes exactly are standard, 10 exactly blitz, 3 are too fast.
    assert_eq!(rate("1800+30"), Some(Rate::Standard));
    assert_eq!(rate("1799+30"), Some(Rate::Rapid));
    assert_eq!(rate("300+5"), Some(Rate::Blitz));
    assert_eq!(rate("601"), Some(Rate::Rapid));
    assert_eq!(rate("180"), None);
    // 40 moves of 30 s, then 20 of 60 s: 6000 + 1200 + 900 + 1200.
    assert_eq!(seconds_for_60_moves("40/6000+30:900+60"), Some(9300));
    assert_eq!(seconds_for_60_moves("W300-B240"), None);
    assert_eq!(seconds_for_60_moves("4294967295+1"), None);
    assert_eq!([1799, 1800, 2399, 2400].map(standard_minutes), [60, 90, 90, 120]);
}

/// Ratings of the table: 2400 2350 2300 2250.
/// 1 beats 2 (D 50, PD .57), draws 3 (D 100, PD .64), byes the last: +.43 − .14 = +.29, K 20: 5.8.
#[test]
fn a_tournament_player_by_player() {
    let mut history = table(3, "2w1 3b= U\n1b0 4w+ 3w=\n4w1 1w= 2b=\n3b0 2b- H");
    history.players[3].rating = None;
    let entries = BTreeMap::from([(Tpn(1), Entry { k: Some(20), ..Entry::default() })]);
    let made = ratings(&history, &entries, Settings { year: Some(2026), ..Settings::default() });
    let Outcome::Changed { change, why_k } = &made[0].outcome else { panic!("rated") };
    assert_eq!((change.n, change.sum, *why_k), (2, 29, WhyK::Given));
    assert_eq!((change.unrounded.rounded(1), change.rounded), ("5.8".to_owned(), 6));
    // Against the unrated 4 nothing counts for 3.
    let Outcome::Changed { change, .. } = &made[2].outcome else { panic!("rated") };
    assert_eq!(change.n, 2);
    assert_eq!(change.games[0], GameChange::NotRated(NotRated::OpponentUnrated));
    // 4 lost to 3; the forfeit and the bye are no games.
    let Outcome::First { first, .. } = &made[3].outcome else { panic!("unrated") };
    assert_eq!((first.n, first.publication), (1, Publication::NoPoint));
}

#[test]
fn odd_input_is_said_and_costs_nothing_else() {
    let mut history = table(2, "1w1 2w1\n9b1 1b0\n4w1 H\n3b= H");
    history.players[1].rating = Some(0);
    history.players[2].rating = Some(900);
    let entry = |year| Entry { birth: Some(Birth::Year(year)), ..Entry::default() };
    let entries = BTreeMap::from([(Tpn(1), entry(2031))]);
    let made = ratings(&history, &entries, Settings { year: Some(2026), ..Settings::default() });
    let one = tournament::ids::RoundNo(1);
    assert_eq!(
        made[0].notes,
        [Note::BornInFuture { year: 2031 }, Note::AgainstOneself { round: one }]
    );
    assert_eq!(made[1].notes, [Note::OpponentMissing { round: one, opponent: Tpn(9) }]);
    assert_eq!(made[1].rating, None, "0 is no rating");
    assert_eq!(
        made[2].notes,
        [Note::RatingBelowFloor { rating: 900 }, Note::ResultsDiffer { round: one }]
    );
}

#[test]
fn the_tables_have_no_gap() {
    for percent in 0..=100 {
        assert_eq!(dp(percent), -dp(100 - percent), "{percent}");
    }
    assert_eq!((pd(0), pd(735), pd(736), pd(-736)), (50, 99, 100, 0));
    for difference in 1..1000 {
        assert!((0..=1).contains(&(pd(difference) - pd(difference - 1))), "{difference}");
        assert_eq!(pd(difference) + pd(-difference), 100);
    }
}

proptest! {
    /// The order of games changes nothing but their order, and the parts add up.
    #[test]
    fn games_in_any_order(
        own in 1400_u16..2900,
        k in prop::sample::select(vec![10_u16, 20, 40]),
        games in prop::collection::vec((1400_u16..2900, 0..3_u8), 0..40),
    ) {
        let games: Vec<Game> = games
            .into_iter()
            .map(|(opponent, score)| Game {
                opponent: Some(opponent),
                score: [Score::Loss, Score::Draw, Score::Win][usize::from(score)],
            })
            .collect();
        let there = change(own, k, Rate::Rapid, &games);
        let back: Vec<Game> = games.iter().rev().copied().collect();
        let back = change(own, k, Rate::Rapid, &back);
        prop_assert_eq!((there.n, there.sum, there.rounded), (back.n, back.sum, back.rounded));
        prop_assert_eq!(there.half_points * 50 - there.expected, there.sum);
        prop_assert!(u32::from(there.k_used) * u32::from(there.n) <= 700 || there.n == 0);
    }

    /// A better score never gives a lower performance or first rating.
    #[test]
    fn more_points_are_never_worse(
        opponents in prop::collection::vec(1400_u16..2800, 1..15),
        halves in 0_u32..28,
    ) {
        let most = 2 * u32::try_from(opponents.len()).unwrap();
        let halves = halves.min(most - 1);
        let (less, more) = (performance(&opponents, halves), performance(&opponents, halves + 1));
        prop_assert!(less.unwrap().tpr <= more.unwrap().tpr);
        prop_assert!(less.unwrap().ptp <= more.unwrap().ptp);
        let (less, more) = (first(&opponents, halves), first(&opponents, halves + 1));
        prop_assert!(less.before_limits <= more.before_limits);
    }
}

/// B.02 1.1: 3600 s are 60 minutes, 5400 s 90, 5400+30 is 90 + 60 x 30 s = 120; 3 minutes are no blitz.
#[test]
fn a_time_control_that_keeps_games_from_being_rated() {
    use PaceFault::{NotEnough, OtherList, TooFast, Unequal};
    use Rate::{Blitz, Rapid, Standard};
    let check = |control, rate, higher, expected| {
        let found = Pace::read(control).and_then(|it| it.keeps_out(rate, higher));
        assert_eq!(found, expected, "{control} {rate} {higher}");
    };
    check("3600", Standard, 1799, None);
    check("3600", Standard, 1800, Some(NotEnough { minutes: 60, from: 1800 }));
    check("3600", Standard, 2400, Some(NotEnough { minutes: 60, from: 2400 }));
    check("5400", Standard, 2399, None);
    check("5400", Standard, 2400, Some(NotEnough { minutes: 90, from: 2400 }));
    check("5399", Standard, 1800, Some(NotEnough { minutes: 89, from: 1800 }));
    check("5400+30", Standard, 2850, None);
    // 40 moves: 40 x 30 s = 20 minutes and 90, then 20 x 30 s = 10 and 30: 150.
    check("40/5400+30:1800+30", Standard, 2850, None);
    check("900+10", Standard, 1500, Some(OtherList { minutes: 25, list: Rapid }));
    check("180+2", Standard, 1500, Some(OtherList { minutes: 5, list: Blitz }));
    check("180+2", Rapid, 1500, Some(OtherList { minutes: 5, list: Blitz }));
    check("3600", Rapid, 1500, Some(OtherList { minutes: 60, list: Standard }));
    check("601", Blitz, 1500, Some(OtherList { minutes: 10, list: Rapid }));
    check("600", Blitz, 2850, None);
    check("181", Blitz, 1500, None);
    for rate in Rate::ALL {
        check("180", rate, 1500, Some(TooFast));
        check("W300-B240", rate, 1500, Some(Unequal));
        for unknown in ["", "as usual", "W300"] {
            check(unknown, rate, 2850, None);
        }
    }
    check("W300-B300", Blitz, 1500, None);
    // Each player needs the minimum: the 60 minutes of Black decide.
    check("W7200-B3600", Standard, 1799, None);
    check("W7200-B3600", Standard, 1800, Some(NotEnough { minutes: 60, from: 1800 }));
    check("W7200-B3599", Standard, 1500, Some(Unequal));
}

/// What is said of the event, by its highest rating.
#[test]
fn what_a_time_control_means_for_an_event() {
    let fault = |control, highest| Pace::read(control).unwrap().fault(Rate::Standard, highest);
    let from = |minutes, from| Some(PaceFault::NotEnough { minutes, from });
    assert_eq!(fault("3600", Some(2500)), from(60, 1800), "the lowest that is kept out");
    assert_eq!(fault("5400", Some(2500)), from(90, 2400));
    assert_eq!([fault("5400", Some(2399)), fault("3600", None)], [None; 2]);
    assert_eq!(fault("180", None), Some(PaceFault::TooFast));
    let first = |control, rate| Pace::read(control).unwrap().short_first_control(rate);
    // B.02 1.2: at least 30 moves, in standard games, if it is counted in moves.
    assert_eq!(first("20/5400+30:1800+30", Rate::Standard), Some(20));
    assert_eq!(first("20/600:300", Rate::Rapid), None);
    assert_eq!(first("30/5400+30:1800+30", Rate::Standard), None);
    assert_eq!(first("5400+30", Rate::Standard), None);
}

/// 90 minutes: enough for two players below 2400. Ratings 2400, 2350, 2300 and none.
///
/// 1 has 2400: none of his games is rated. 2 beats 3 alone: D 50, PD .57, +.43 x 20 = 8.6. 4 is unrated: the game against
/// 1 does not count towards a first rating, those against 2 and 3 do. Performances are of all games.
#[test]
fn games_without_the_minutes_that_the_ratings_ask_for_are_left_out() {
    let mut history = table(3, "2w1 3b= 4w1\n1b0 4w1 3w1\n4w1 1w= 2b0\n3b0 2b0 1b0");
    history.players[3].rating = None;
    let k = |tpn| (Tpn(tpn), Entry { k: Some(20), ..Entry::default() });
    let entries = BTreeMap::from([k(1), k(2), k(3)]);
    let settings = |control| Settings { pace: Pace::read(control), ..Settings::default() };
    let made = ratings(&history, &entries, settings("5400"));
    let changed = |at: usize| match &made[at].outcome {
        Outcome::Changed { change, .. } => (change.n, change.sum, change.rounded),
        Outcome::First { .. } => panic!("rated"),
    };
    assert_eq!((changed(0), changed(1), changed(2)), ((0, 0, 0), (1, 43, 9), (1, -43, -9)));
    let out = NotRated::Pace(PaceFault::NotEnough { minutes: 90, from: 2400 });
    for (at, round) in [(0, 0), (0, 1), (0, 2), (1, 0), (2, 1), (3, 2)] {
        assert_eq!(made[at].lines[round].change, GameChange::NotRated(out), "{at} {round}");
    }
    let all = ratings(&history, &entries, settings("5400+30"));
    assert_eq!(made[0].performance, all[0].performance);
    let games = |made: &[PlayerRatings]| match &made[3].outcome {
        Outcome::First { first, .. } => first.n,
        Outcome::Changed { .. } => panic!("unrated"),
    };
    assert_eq!((games(&made), games(&all)), (2, 3));
    assert_eq!(all, ratings(&history, &entries, settings("as usual")), "not known: all count");
}
