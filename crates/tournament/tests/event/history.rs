//! The facts as a competition: rows, virtual points, prohibited pairs.

use std::fmt::Write as _;

use tournament::decide::Command;
use tournament::fact::VirtualPointsBody;
use tournament::history::Acceleration;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use crate::day::{Day, FOUR, ROUND_ONE, day, day_of, setup};

fn parts(day: &Day) -> Vec<Acceleration> {
    let state = day.state();
    state.history(&state.tournaments[&day.section]).acceleration
}

/// `1: 1-3 +1, 4-5 +½` for number 1.
fn accelerated(players: u16, rounds: u8) -> String {
    let mut setup = setup();
    setup.acceleration = "baku".to_owned();
    setup.rounds = rounds;
    let mut day = Day::new(setup);
    for number in 1..=players {
        day.say(&format!("enter P{number} {}", 3000 - number));
    }
    let mut text = String::new();
    for part in parts(&day) {
        assert_eq!(part.first, Tpn(1));
        let (points, last) = (part.points.glyph(), part.last);
        let (from, to) = (part.first_round, part.last_round);
        write!(text, "{from}-{to} +{points} to {last}; ").unwrap();
    }
    text.trim_end_matches("; ").to_owned()
}

#[test]
fn c04_7_baku_nine_rounds() {
    assert_eq!(accelerated(161, 9), "1-3 +1 to 82; 4-5 +½ to 82");
}

#[test]
fn c04_7_baku_the_first_group_is_an_even_half() {
    assert_eq!(accelerated(10, 9), "1-3 +1 to 6; 4-5 +½ to 6");
    assert_eq!(accelerated(8, 8), "1-2 +1 to 4; 3-4 +½ to 4");
    assert_eq!(accelerated(2, 1), "1-1 +1 to 2");
    assert_eq!(accelerated(0, 9), "");
}

#[test]
fn c04_7_baku_half_points_are_half_a_win() {
    let mut setup = setup();
    setup.acceleration = "baku".to_owned();
    (setup.scoring.win, setup.scoring.draw, setup.rounds) = (20, 10, 11);
    let day = day_of(setup, FOUR);
    let points: Vec<(Points, RoundNo, RoundNo)> =
        parts(&day).iter().map(|it| (it.points, it.first_round, it.last_round)).collect();
    assert_eq!(
        points,
        [(Points(20), RoundNo(1), RoundNo(3)), (Points(10), RoundNo(4), RoundNo(6))]
    );
}

#[test]
fn c04_7_baku_the_last_of_the_first_group_stays_the_same_person() {
    let mut setup = setup();
    setup.acceleration = "baku".to_owned();
    let mut day = day_of(setup, FOUR);
    let last = |day: &Day| parts(day)[0].last;
    assert_eq!(last(&day), Tpn(2), "Bruno");
    day.then("enter Eva 2050\nbye Eva 1 H");
    assert_eq!(last(&day), Tpn(3), "Bruno still: who is absent in round 1 is not counted");
    day.then(ROUND_ONE).then("enter Late 2500\nwithdraw Ana 2");
    assert_eq!(last(&day), Tpn(4), "Bruno still, below one more");
    day.then("enter Low 1000");
    assert_eq!(last(&day), Tpn(4), "later entries below change nothing");
}

#[test]
fn without_acceleration_there_are_no_virtual_points() {
    assert_eq!(parts(&day(FOUR)), []);
}

#[test]
fn prohibited_pairs_are_numbers_of_those_still_entered() {
    let groups = |day: &Day| {
        let state = day.state();
        let history = state.history(&state.tournaments[&day.section]);
        history.prohibited.into_iter().map(|it| it.group).collect::<Vec<_>>()
    };
    let mut day = day(FOUR);
    day.then("setup prohibited Dario Ana Bruno");
    assert_eq!(groups(&day), [[Tpn(4), Tpn(1), Tpn(2)]]);
    day.then("remove Ana");
    assert_eq!(groups(&day), [[Tpn(3), Tpn(1)]]);
    day.then("remove Bruno");
    assert_eq!(groups(&day), [] as [Vec<Tpn>; 0]);
}

#[test]
fn rows_hold_all_kinds_of_byes() {
    day(FOUR).then(
        "enter Eva 1700
         enter Fay 1600
         enter Gus 1500
         bye Eva 1 H
         bye Fay 1 F
         bye Gus 1 Z
         withdraw Dario 1
         publish 1: Ana-Carla, bye Bruno
         result Ana-Carla +--
         enter Late 1400
         rows -> Ana 3w+ | Bruno U | Carla 1b- | Dario Z | Eva H | Fay F | Gus Z | Late Z",
    );
}

#[test]
fn an_erased_person_keeps_number_and_results() {
    let mut day = day(FOUR);
    day.then(ROUND_ONE);
    day.private.remove("#Ana");
    let state = day.state();
    let tournament = &state.tournaments[&day.section];
    let history = state.history(tournament);
    assert_eq!((history.players[0].tpn, history.players[0].name.as_str()), (Tpn(1), ""));
    assert_eq!(history.score(&history.players[0], RoundNo(1)), Points::ONE);
}

#[test]
fn given_virtual_points_follow_the_people_when_numbers_change() {
    let mut setup = setup();
    setup.acceleration = "given".to_owned();
    let mut day = day_of(self::setup(), FOUR);
    let state = day.state();
    let entrants: Vec<_> = state.tournaments[&day.section].entrants.keys().copied().collect();
    setup.virtual_points = vec![VirtualPointsBody {
        first_round: RoundNo(2),
        last_round: RoundNo(3),
        points: 15,
        entrants: vec![entrants[1], entrants[2]],
    }];
    let command = Command::ChangeSetup { tournament: day.section, setup, reason: String::new() };
    assert_eq!(day.command("desk", command), Ok(()));
    let carried = |day: &Day| -> Vec<(u16, u16, i32)> {
        parts(day).iter().map(|it| (it.first.0, it.last.0, it.points.0)).collect()
    };
    assert_eq!(carried(&day), [(2, 3, 15)]);
    day.then("enter Late 1950");
    assert_eq!(carried(&day), [(2, 2, 15), (4, 4, 15)], "the late entry between them carries none");
    day.then("setup acceleration none").then("setup acceleration given");
}

#[test]
fn virtual_points_that_nobody_gave_cannot_be_chosen() {
    day(FOUR).then("setup acceleration given -> bad acceleration given");
}
