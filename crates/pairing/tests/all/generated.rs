//! Random tournaments: what we make, we check clean.

use std::collections::BTreeSet;

use pairing::generate::{Boost, Dice, Form, RateWishes, Share, Wishes, dutch, play};
use pairing::systems::{self, System};
use pairing::{Options, check};
use proptest::prelude::*;
use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Score};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn what_we_make_we_check_clean(seed in any::<u64>(), n in 2..60u16) {
        let mut dice = Dice::new(seed);
        let wishes = Wishes { players: Some((n, n)), ..Wishes::default() };
        let settings = wishes.settle(&mut dice);
        let made = play(&settings, &mut dice, &dutch);
        let n_rounds = made.history.players.first().map_or(0, |row| row.rounds.len());
        prop_assert!(made.history.players.iter().all(|row| row.rounds.len() == n_rounds));
        for round in (1..=n_rounds as u8).map(RoundNo) {
            let checked = check(&made.history, round, &Options::default()).unwrap();
            prop_assert!(checked.differences.is_empty(), "round {round}: {:?}", checked.differences);
        }
    }
}

#[test]
fn a_seed_is_a_tournament_and_another_is_another() {
    let make = |seed| {
        let mut dice = Dice::new(seed);
        let settings = Wishes::default().settle(&mut dice);
        play(&settings, &mut dice, &dutch)
    };
    assert_eq!(make(1), make(1));
    assert_ne!(make(1).history, make(2).history);
}

#[test]
fn every_wish_is_granted() {
    let often = Some(Share::percent(20));
    let wishes = Wishes {
        players: Some((41, 41)),
        rounds: Some((9, 9)),
        rates: RateWishes {
            half_point_byes: often,
            zero_point_byes: often,
            full_point_byes: Some(Share::percent(5)),
            forfeits: often,
            double_forfeits: often,
            half_zero: often,
            zero_zero: often,
            unrated_games: often,
            withdrawals: often,
            late_entries: often,
        },
        boost: Some(Boost::Baku),
        prohibited_groups: Some(3),
        unrated: often,
        ..Wishes::default()
    };
    let mut dice = Dice::new(5);
    let made = play(&wishes.settle(&mut dice), &mut dice, &dutch);
    let cells: Vec<Cell> = made.history.players.iter().flat_map(|row| row.rounds.clone()).collect();
    for kind in [ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::FullPoint] {
        assert!(cells.contains(&Cell::Bye(kind)), "{kind:?}");
    }
    let forfeits = cells.iter().filter(|cell| matches!(cell, Cell::Forfeit { .. })).count();
    assert!(forfeits > 10, "{forfeits}");
    assert!(cells.iter().any(|cell| matches!(cell, Cell::Game { rated: false, .. })));
    let losses =
        cells.iter().filter(|it| matches!(it, Cell::Game { score: Score::Loss, .. })).count();
    let wins = cells.iter().filter(|it| matches!(it, Cell::Game { score: Score::Win, .. })).count();
    assert!(losses > wins + 5, "0-0 and ½-0 lose more than they win: {losses} to {wins}");
    assert_eq!(made.history.acceleration.len(), 2);
    assert!(made.history.players.iter().any(|row| row.rating.is_none()));
}

#[test]
fn results_follow_the_table_of_expected_scores() {
    let wishes = Wishes {
        players: Some((2, 2)),
        rounds: Some((1, 1)),
        rates: RateWishes {
            half_point_byes: Some(Share(0)),
            zero_point_byes: Some(Share(0)),
            full_point_byes: Some(Share(0)),
            forfeits: Some(Share(0)),
            double_forfeits: Some(Share(0)),
            half_zero: Some(Share(0)),
            zero_zero: Some(Share(0)),
            unrated_games: Some(Share(0)),
            withdrawals: Some(Share(0)),
            late_entries: Some(Share(0)),
        },
        draws: Some(Share::percent(30)),
        prohibited_groups: Some(0),
        ratings: Some(pairing::generate::Ratings::Fixed(vec![2200, 2000])),
        unrated: Some(Share(0)),
        scoring: Some(tournament::history::Scoring::default()),
        ..Wishes::default()
    };
    let mut halves = 0;
    for seed in 0..4000 {
        let mut dice = Dice::new(seed);
        let made = play(&wishes.settle(&mut dice), &mut dice, &dutch);
        halves += match made.history.players[0].rounds[0] {
            Cell::Game { score: Score::Win, .. } => 2,
            Cell::Game { score: Score::Draw, .. } => 1,
            _ => 0,
        };
    }
    // 200 points are 0.76; four standard deviations of 4,000 games are about 0.026.
    let score = f64::from(halves) / 8000.0;
    assert!((score - 0.76).abs() < 0.026, "{score}");
}

/// C.04.5: a match without an opponent is worth a win and a draw, `U` and then `H`: of five players one in every match.
#[test]
fn the_bye_of_a_match_is_made_as_a_win_and_a_draw() {
    let system = System::of("fide-double-swiss-2026").unwrap();
    let pairer = |history: &History, round: RoundNo, absent: &BTreeSet<Tpn>| {
        let made = systems::pair(system, history, round, absent).ok()?;
        Some((made.boards.iter().map(|it| (it.white, it.black)).collect(), made.bye))
    };
    let never = Some(Share(0));
    let mut dice = Dice::new(5);
    let wishes = Wishes {
        form: Form::Matches,
        players: Some((5, 5)),
        rounds: Some((6, 6)),
        rates: RateWishes {
            half_point_byes: never,
            zero_point_byes: never,
            full_point_byes: never,
            withdrawals: never,
            late_entries: never,
            ..RateWishes::default()
        },
        prohibited_groups: Some(0),
        ..Wishes::default()
    };
    let made = play(&wishes.settle(&mut dice), &mut dice, &pairer);
    assert_eq!(made.stopped, None);
    let byes = |round: usize, kind| {
        let with = made.history.players.iter().filter(|row| row.rounds[round] == Cell::Bye(kind));
        with.map(|row| row.tpn).collect::<Vec<Tpn>>()
    };
    for first in [0, 2, 4] {
        let bye = byes(first, ByeKind::PairingAllocated);
        assert_eq!((bye.len(), byes(first, ByeKind::HalfPoint)), (1, vec![]));
        assert_eq!(byes(first + 1, ByeKind::HalfPoint), bye);
        assert_eq!(byes(first + 1, ByeKind::PairingAllocated), []);
    }
}
