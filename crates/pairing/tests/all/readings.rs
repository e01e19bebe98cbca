//! Every answer to what the systems leave open: it pairs lawfully, and it is heard.

use std::cell::Cell as Counter;
use std::collections::BTreeMap;

use pairing::generate::{Boost, Dice, Share, Wishes, play};
use pairing::systems::{System, pair};
use tournament::history::{Acceleration, History, Prohibition, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::pairing_reading::{Answers, PairingReading};
use tournament::points::Points;
use tournament::round::{Color, Score};

use crate::systems::lawful;

fn with(reading: PairingReading, value: &str) -> System {
    let readings = BTreeMap::from([(reading.name().to_owned(), value.to_owned())]);
    System::with(reading.system(), &readings).unwrap()
}

/// In how many rounds of random tournaments the two systems pair otherwise; both lawfully.
fn differences(usual: System, other: System) -> u32 {
    let differing = Counter::new(0);
    for seed in 0..150_u64 {
        let mut dice = Dice::new(seed);
        let wishes = Wishes {
            players: Some((6, 18)),
            rounds: Some((6, 13)),
            draws: Some(Share::percent(35)),
            scoring: Some(Scoring::default()),
            unrated: Some(Share::percent(20)),
            boost: Some(if seed % 2 == 0 { Boost::Baku } else { Boost::None }),
            ..Wishes::default()
        };
        let settings = wishes.settle(&mut dice);
        play(&settings, &mut dice, &|history, round, absent| {
            let made = pair(usual, history, round, absent);
            let otherwise = pair(other, history, round, absent);
            if let Ok(otherwise) = &otherwise {
                lawful(other, history, round, absent, otherwise);
            }
            differing.set(differing.get() + u32::from(made != otherwise));
            let made = made.ok()?;
            let boards = made.boards.iter().map(|it| (it.white, it.black)).collect();
            Some((boards, made.bye))
        });
    }
    differing.get()
}

#[test]
fn every_reading_is_heard() {
    let of_upfloaters = [PairingReading::DubovUpfloaters, PairingReading::DoubleSwissUpfloaters];
    for reading in PairingReading::ALL.into_iter().filter(|it| !of_upfloaters.contains(it)) {
        let usual = System::of(reading.system()).unwrap();
        let others: Vec<String> = match reading.answers() {
            Answers::Choice(values) => values[1..].iter().map(|it| (*it).to_owned()).collect(),
            Answers::Number { least, .. } => vec![(least + 1).to_string()],
        };
        for value in others {
            let n = differences(usual, with(reading, &value));
            assert!(n > 0, "{}={value} pairs as usual everywhere", reading.name());
        }
    }
}

/// 1 and 2 may not meet and need two from below: either 3 and 6, whose scores are 1½ and ½, or 4 and 5 with 1 each.
/// Random tournaments hardly ever leave that choice.
#[test]
fn scores_of_upfloaters_are_compared_from_either_end() {
    let mut history = after_one_round([2000; 8]);
    history.players.truncate(6);
    for row in &mut history.players {
        row.rounds.clear();
    }
    let score = |number: u16, points: i32| Acceleration {
        points: Points(points),
        first_round: RoundNo(1),
        last_round: RoundNo(1),
        first: Tpn(number),
        last: Tpn(number),
    };
    history.acceleration = [(1, 20), (2, 20), (3, 15), (4, 10), (5, 10), (6, 5)]
        .map(|(number, points)| score(number, points))
        .to_vec();
    let apart = |(a, b)| Prohibition {
        first_round: RoundNo(1),
        last_round: RoundNo(1),
        group: vec![Tpn(a), Tpn(b)],
    };
    history.prohibited = [(1, 2), (3, 4), (3, 5), (4, 6), (5, 6)].map(apart).to_vec();
    let up = |system: System| {
        let made = pair(system, &history, RoundNo(1), &[].into()).unwrap();
        let top = made.boards.iter().filter(|it| it.higher.0 <= 2);
        let mut up: Vec<u16> = top.map(|it| it.white.0.max(it.black.0)).collect();
        up.sort_unstable();
        up
    };
    for reading in [PairingReading::DubovUpfloaters, PairingReading::DoubleSwissUpfloaters] {
        assert_eq!(up(with(reading, "lowest-first")), [4, 5], "{reading:?}");
        assert_eq!(up(with(reading, "highest-first")), [3, 6], "{reading:?}");
    }
}

/// After one round in which players 1 to 4 won with White and Black in turn, rated as given.
fn after_one_round(ratings: [u16; 8]) -> History {
    use tournament::history::Cell;
    let opponents = [5, 6, 7, 8, 1, 2, 3, 4];
    let row = |at: usize| {
        let color =
            if (at % 4).is_multiple_of(2) == (at < 4) { Color::White } else { Color::Black };
        let score = if at < 4 { Score::Win } else { Score::Loss };
        Row {
            tpn: Tpn(u16::try_from(at).unwrap() + 1),
            name: String::new(),
            rating: Some(ratings[at]),
            title: None,
            federation: String::new(),
            rounds: vec![Cell::Game { opponent: Tpn(opponents[at]), color, score, rated: true }],
        }
    };
    History {
        rounds_planned: RoundNo(5),
        scoring: Scoring::default(),
        initial_color: Some(Color::White),
        players: (0..8).map(row).collect(),
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    }
}

/// 1 and 3 had White, 2 and 4 Black: opposite 1 stands 3, and 4 would let both have their colors.
#[test]
fn a_maxi_tournament_exchanges_within_100_points_only() {
    let first = |system: System, ratings: [u16; 8]| {
        let made = pair(system, &after_one_round(ratings), RoundNo(2), &[].into()).unwrap();
        let board = made.boards.iter().find(|it| it.white == Tpn(1) || it.black == Tpn(1)).unwrap();
        if board.white == Tpn(1) { board.black.0 } else { board.white.0 }
    };
    let near = [2400, 2390, 2350, 2250, 2000, 1990, 1980, 1970];
    let far = [2400, 2390, 2350, 2240, 2000, 1990, 1980, 1970];
    let usual = System::of("fide-lim-2026").unwrap();
    let maxi = with(PairingReading::LimMaxi, "yes");
    let keep = with(PairingReading::LimColors, "keep");
    assert_eq!([first(usual, near), first(usual, far)], [4, 4], "exchanged for colors");
    assert_eq!([first(maxi, near), first(maxi, far)], [4, 2], "110 points are too many");
    assert_eq!(first(keep, near), 3, "top half against bottom half");
}
