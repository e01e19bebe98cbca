//! What a forecast says against what comes of it: whatever happens in the rounds to come, a norm that is made in the end
//! was never out of reach, and never asked for more than was scored.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tournament::history::{Cell, History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::norm::{
    Ahead, Applicant, Award, EventKind, Exemption, GamesNeeded, Norm, Opponent, Played, Settings,
    Standing, best, forecast, norms,
};
use tournament::player::{Sex, Title};
use tournament::round::{ByeKind, Color, Score};

use crate::table::history;

/// What a round brings: rating, title, federation, how it ends.
type Round = (u16, usize, usize, u8);

const TITLES: [Option<Title>; 6] =
    [Some(Title::Gm), Some(Title::Gm), Some(Title::Im), Some(Title::Fm), Some(Title::Cm), None];
const FEDERATIONS: [&str; 8] = ["ESP", "ARM", "ARM", "ARM", "BRA", "CHI", "FID", ""];

/// Half points of the table that a round brings: a bye and a forfeit win are a point.
fn scored((_, _, _, end): &Round) -> i64 {
    match end {
        0..=5 => 2,
        6..=8 => 1,
        11 | 12 => 2,
        _ => 0,
    }
}

/// The rounds as one player's games; those from `known` on are to come, but for the last of them, which is paired.
fn games(rounds: &[Round], open: Option<usize>, weird: bool) -> Vec<Opponent> {
    let mut games = Vec::new();
    for (index, (rating, title, federation, end)) in rounds.iter().enumerate() {
        let played = match end {
            0..=5 => Played::Game { half_points: 2 },
            6..=8 => Played::Game { half_points: 1 },
            9 | 10 => Played::Game { half_points: 0 },
            11 => Played::Unplayed { won: true },
            13 => Played::Unplayed { won: false },
            _ => continue,
        };
        let played = if open.is_some_and(|from| index >= from) { Played::Open } else { played };
        let unrated = weird && rating % 29 == 0;
        games.push(Opponent {
            round: RoundNo(u8::try_from(index + 1).unwrap()),
            tpn: Tpn(u16::try_from(index + 2).unwrap()),
            rating: (!unrated).then_some(*rating),
            title: TITLES[*title],
            federation: FEDERATIONS[*federation].to_owned(),
            played,
            standing: Standing::Counts,
        });
    }
    games
}

fn byes(rounds: &[Round]) -> u8 {
    u8::try_from(rounds.iter().filter(|round| round.3 == 12).count()).unwrap()
}

proptest! {
    // The seed is fixed, so that a run says the same wherever it is made; another one is a number to change here.
    #![proptest_config(ProptestConfig { cases: 3000, rng_seed: RngSeed::Fixed(2026), failure_persistence: None, max_global_rejects: 1_000_000, ..ProptestConfig::default() })]

    /// One player's games in Swiss events of seven to thirteen rounds. The next round may be paired already.
    #[test]
    fn a_norm_that_is_made_was_always_in_reach(
        rounds in prop::collection::vec((2150_u16..2700, 0_usize..6, 0_usize..8, 0_u8..14), 7..13),
        exempt in 0_u8..4,
        team in 0_u8..4,
        // Wins and few oddities, so that norms are made at all.
        luck in 0_u8..4,
        norm in 0_usize..4,
    ) {
        let rounds: Vec<Round> = rounds
            .into_iter()
            .enumerate()
            .map(|(index, (rating, title, federation, end))| match luck {
                0 => (rating, title, federation, end),
                _ if index % 5 == usize::from(luck) => (rating, title, federation, end),
                _ => (2450 + rating % 200, title.min(3), federation.min(5), end.min(9) % 8),
            })
            .collect();
        let planned = rounds.len();
        let applicant = |known: &[Round]| Applicant {
            federation: "ESP".to_owned(),
            exemption: (exempt == 0).then_some(Exemption::Zonal),
            games: if team == 0 { GamesNeeded::TeamChampionship } else { GamesNeeded::Nine },
            byes: byes(known),
            rounds: u8::try_from(planned).unwrap(),
            ..Applicant::default()
        };
        let norm = Norm::ALL[norm];
        let end = best(norm, &applicant(&rounds), &games(&rounds, None, luck == 1));
        prop_assume!(end.award != Award::No);
        for after in 0..planned {
            for paired in 0..=2.min(planned - after) {
                // The rounds after `after` that are paired have no result yet.
                let known = &rounds[..after + paired];
                let so_far = games(known, Some(after), luck == 1);
                let applicant = applicant(&rounds[..after]);
                // A bye that is paired is no open game: a round that is left all the same.
                let told = forecast(norm, &applicant, &so_far, planned - after);
                let is_out = matches!(told.ahead, Ahead::Impossible(_));
                prop_assert!(!is_out, "after {after}, {paired} paired: {told:?}");
                let then: i64 = rounds[after..].iter().map(scored).sum();
                let asked = told.half_points;
                prop_assert!(
                    asked.is_some_and(|asked| asked <= then),
                    "after {after}, {paired} paired: {then} half points, {told:?}"
                );
            }
        }
    }

    /// What is told to be possible can be done: opponents of the rating asked for, with titles, each of a federation of his own.
    #[test]
    fn what_is_in_reach_can_be_made(
        rounds in prop::collection::vec((2150_u16..2700, 0_usize..6, 0_usize..8, 0_u8..11), 5..11),
        left in 1_usize..4,
        norm in 0_usize..4,
    ) {
        let norm = Norm::ALL[norm];
        let planned = rounds.len() + left;
        let applicant = Applicant {
            federation: "ESP".to_owned(),
            // A norm of eight games needs a bye besides (1.4.1c); it is not what is tried here.
            rounds: if planned == 9 { 10 } else { u8::try_from(planned).unwrap() },
            ..Applicant::default()
        };
        let so_far = games(&rounds, None, false);
        let told = forecast(norm, &applicant, &so_far, left);
        prop_assume!(told.ahead == Ahead::Possible);
        let (least, mean) = told.averages[0];
        let new = ["FRA", "GER", "ITA"];
        let makes = |half_points: i64, mean: i64| {
            // The rounds after the norm do not count: some of the next, won first.
            (0..=left).any(|count| {
                let mut games = so_far.clone();
                let mut points = half_points;
                for (index, federation) in new.into_iter().take(count).enumerate() {
                    let won = points.min(2);
                    points -= won;
                    games.push(Opponent {
                        round: RoundNo(u8::try_from(rounds.len() + index + 1).unwrap()),
                        tpn: Tpn(u16::try_from(40 + index).unwrap()),
                        rating: Some(u16::try_from(mean.max(1)).unwrap()),
                        title: Some(Title::Gm),
                        federation: federation.to_owned(),
                        played: Played::Game { half_points: u8::try_from(won).unwrap() },
                        standing: Standing::Counts,
                    });
                }
                points == 0 && best(norm, &applicant, &games).award == Award::Norm
            })
        };
        prop_assert!(makes(least, mean), "{told:?}");
        if mean > 1 {
            prop_assert!(!makes(least, mean - 1), "weaker opponents would do: {told:?}");
        }
        if least > 0 {
            prop_assert!(!makes(least - 1, 20_000), "half a point less would do: {told:?}");
        }
    }

    /// Whole events, with the field that there is: Swiss events by score, and round robins.
    #[test]
    fn in_events_with_their_field(
        seed in any::<u32>(),
        players in 10_usize..15,
        rounds in 9_usize..12,
        table in any::<bool>(),
    ) {
        let players = if table { players / 2 * 2 } else { players };
        let rounds = if table { players - 1 } else { rounds.min(players - 1) };
        let event = event(seed, players, rounds, table);
        let kind = if table { EventKind::RoundRobin } else { EventKind::Swiss };
        let sexes: BTreeMap<Tpn, Sex> =
            event.players.iter().map(|row| (row.tpn, Sex::Female)).collect();
        let settings = Settings { event: kind, sexes, ..Settings::default() };
        let last = RoundNo(u8::try_from(rounds).unwrap());
        let end = norms(&event, last, &settings);
        for after in 0..rounds {
            let then = RoundNo(u8::try_from(after).unwrap());
            let told = norms(&event.after(then), then, &settings);
            for (report, told) in end.iter().zip(&told) {
                for ((verdict, _), (_, ahead)) in report.norms.iter().zip(&told.norms) {
                    if verdict.award == Award::No {
                        continue;
                    }
                    let row = event.row(report.tpn).unwrap();
                    let to_come = &row.rounds[after..];
                    let mut points = to_come.iter().map(points_of).sum::<i64>();
                    if table {
                        // That he stays away himself is not foreseen there.
                        let absent = |cell: &&Cell| matches!(cell, Cell::Forfeit { won: false, .. });
                        points += 2 * i64::try_from(to_come.iter().filter(absent).count()).unwrap();
                    }
                    prop_assert!(
                        !matches!(ahead.ahead, Ahead::Impossible(_))
                            && ahead.half_points.is_some_and(|asked| asked <= points),
                        "{} {:?} after {after}: {points} half points, {ahead:?}", report.tpn, verdict.norm
                    );
                }
            }
        }
    }
}

fn points_of(cell: &Cell) -> i64 {
    match cell {
        Cell::Game { score: Score::Win, .. } | Cell::Forfeit { won: true, .. } => 2,
        Cell::Game { score: Score::Draw, .. } | Cell::Bye(ByeKind::HalfPoint) => 1,
        Cell::Bye(ByeKind::PairingAllocated) => 2,
        _ => 0,
    }
}

/// An event: the strong first, with a few who are far weaker or unrated. Number 1 wins most.
fn event(seed: u32, players: usize, rounds: usize, table: bool) -> History {
    let mut random = seed | 1;
    let mut draw = move |below: usize| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 16) as usize % below
    };
    let mut rows: Vec<Row> = (0..players)
        .map(|index| {
            let (titles, federations) = (if draw(3) == 0 { 6 } else { 4 }, 6 + 2 * (draw(6) / 5));
            Row {
                tpn: Tpn(u16::try_from(index + 1).unwrap()),
                name: String::new(),
                rating: (draw(9) > 0).then(|| u16::try_from(2300 + draw(350)).unwrap()),
                title: TITLES[draw(titles)],
                federation: FEDERATIONS[draw(federations)].to_owned(),
                rounds: Vec::new(),
            }
        })
        .collect();
    for round in 0..rounds {
        let pairs = if table { berger(players, round) } else { by_score(&rows) };
        let mut idle: Vec<usize> = (0..players).collect();
        for (left, right) in pairs {
            idle.retain(|index| *index != left && *index != right);
            let (one, two) = (rows[left].tpn, rows[right].tpn);
            // The first half of the field wins more than its share.
            let left_wins = if left < right { 6 } else { 3 };
            let (won, lost) = match draw(if table { 10 } else { 11 }) {
                end if end < left_wins => (Score::Win, Score::Loss),
                6 | 7 => (Score::Draw, Score::Draw),
                9 => {
                    let forfeit = |opponent, color, won| Cell::Forfeit { opponent, color, won };
                    rows[left].rounds.push(forfeit(two, Color::White, true));
                    rows[right].rounds.push(forfeit(one, Color::Black, false));
                    continue;
                }
                10 => {
                    rows[left].rounds.push(Cell::Bye(ByeKind::HalfPoint));
                    rows[right].rounds.push(Cell::Bye(ByeKind::ZeroPoint));
                    continue;
                }
                _ => (Score::Loss, Score::Win),
            };
            let game = |opponent, color, score| Cell::Game { opponent, color, score, rated: true };
            rows[left].rounds.push(game(two, Color::White, won));
            rows[right].rounds.push(game(one, Color::Black, lost));
        }
        for index in idle {
            rows[index].rounds.push(Cell::Bye(ByeKind::PairingAllocated));
        }
    }
    history(u8::try_from(rounds).unwrap(), rows)
}

fn berger(players: usize, round: usize) -> Vec<(usize, usize)> {
    let turning = players - 1;
    let place = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + round) % turning };
    (0..players / 2).map(|at| (place(at), place(players - 1 - at))).collect()
}

/// Neighbors by score who have not met.
fn by_score(rows: &[Row]) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|index| -rows[*index].rounds.iter().map(points_of).sum::<i64>());
    let met = |left: usize, right: usize| {
        rows[left]
            .rounds
            .iter()
            .any(|cell| matches!(cell, Cell::Game { opponent, .. } if *opponent == rows[right].tpn))
    };
    let mut pairs = Vec::new();
    while let Some(left) = (!order.is_empty()).then(|| order.remove(0)) {
        if let Some(at) = order.iter().position(|right| !met(left, *right)) {
            pairs.push((left, order.remove(at)));
        }
    }
    pairs
}
