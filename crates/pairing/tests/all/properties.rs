//! What must hold for every history.

use std::collections::BTreeSet;

use pairing::{NoPairing, Options, check, pair, review};
use proptest::prelude::*;
use tournament::history::{Acceleration, Cell, History, Prohibition, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Loss), Just(Score::Draw), Just(Score::Win)]
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

/// Any cell at all: opponents who do not exist, who do not point back, oneself.
fn odd_cell() -> impl Strategy<Value = Cell> {
    let opponent = (0..20u16).prop_map(Tpn);
    prop_oneof![
        4 => (opponent.clone(), color(), score(), any::<bool>()).prop_map(
            |(opponent, color, score, rated)| Cell::Game { opponent, color, score, rated }
        ),
        1 => (opponent.clone(), color(), any::<bool>())
            .prop_map(|(opponent, color, won)| Cell::Forfeit { opponent, color, won }),
        1 => (opponent, color()).prop_map(|(opponent, color)| Cell::Open { opponent, color }),
        1 => prop_oneof![
            Just(ByeKind::PairingAllocated),
            Just(ByeKind::FullPoint),
            Just(ByeKind::HalfPoint),
            Just(ByeKind::ZeroPoint)
        ]
        .prop_map(Cell::Bye),
    ]
}

fn row(tpn: u16, rounds: Vec<Cell>) -> Row {
    Row {
        tpn: Tpn(tpn),
        name: String::new(),
        rating: None,
        title: None,
        federation: String::new(),
        rounds,
    }
}

prop_compose! {
    /// Rows that need not agree with each other.
    fn odd_history()(
        rows in prop::collection::vec((0..20u16, prop::collection::vec(odd_cell(), 0..7)), 0..16),
        rounds_planned in 0..8u8,
        values in prop::array::uniform6(-5..31i32),
        initial_color in prop::option::of(color()),
        boost in (0..20u16, 0..20u16, -10..20i32),
        group in prop::collection::vec((0..20u16).prop_map(Tpn), 0..4),
    ) -> History {
        let [win, draw, loss, absent, pab, unknown] = values.map(Points);
        History {
            rounds_planned: RoundNo(rounds_planned),
            scoring: Scoring { win, draw, loss, absent, pab, unknown },
            initial_color,
            players: rows.into_iter().map(|(tpn, rounds)| row(tpn, rounds)).collect(),
            acceleration: vec![Acceleration {
                points: Points(boost.2),
                first_round: RoundNo(1),
                last_round: RoundNo(3),
                first: Tpn(boost.0),
                last: Tpn(boost.1),
            }],
            prohibited: vec![Prohibition {
                first_round: RoundNo(2),
                last_round: RoundNo(5),
                group,
            }],
        }
    }
}

/// An event played round by round: a seed for the results, absences in per cent.
fn played(n: u16, rounds: u8, seed: u64, absences: u64) -> History {
    let mut history = History {
        rounds_planned: RoundNo(rounds),
        scoring: Scoring::default(),
        initial_color: Some(Color::Black),
        players: (1..=n).map(|tpn| row(tpn, Vec::new())).collect(),
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    };
    let mut state = seed;
    let mut dice = |limit: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % limit
    };
    for round in (1..=rounds).map(RoundNo) {
        for row in &mut history.players {
            if dice(100) < absences {
                row.rounds.push(Cell::Bye(ByeKind::HalfPoint));
            }
        }
        let Ok(draft) = pair(&history, round, &BTreeSet::new(), &Options::default()) else {
            return history.after(RoundNo(round.0 - 1));
        };
        let boards: Vec<(Tpn, Tpn)> = draft.pairs.iter().map(|p| (p.white, p.black)).collect();
        for row in &mut history.players {
            if row.rounds.len() > round.index() {
                continue;
            }
            let own = row.tpn;
            let pair = boards.iter().find(|(white, black)| *white == own || *black == own);
            row.rounds.push(match pair {
                None => Cell::Bye(ByeKind::PairingAllocated),
                Some((white, black)) => {
                    let white_wins = (u64::from(white.0 * 31 + black.0) ^ seed) % 3;
                    let color = if *white == own { Color::White } else { Color::Black };
                    let score = match (white_wins, color) {
                        (0, _) => Score::Draw,
                        (1, Color::White) | (2, Color::Black) => Score::Win,
                        _ => Score::Loss,
                    };
                    let opponent = if *white == own { *black } else { *white };
                    Cell::Game { opponent, color, score, rated: true }
                }
            });
        }
    }
    history
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn odd_histories_never_panic(history in odd_history(), round in 0..10u8) {
        let absent = BTreeSet::from([Tpn(3), Tpn(77)]);
        let round = RoundNo(round);
        let _ = check(&history, round, &Options::default());
        match pair(&history, round, &absent, &Options::default()) {
            Ok(draft) => {
                let mut seen = BTreeSet::new();
                for pair in &draft.pairs {
                    prop_assert!(seen.insert(pair.white) && seen.insert(pair.black), "twice");
                }
                if let Some(bye) = &draft.bye {
                    prop_assert!(seen.insert(bye.player), "paired and given the bye");
                }
                let everybody: BTreeSet<Tpn> = history.players.iter().map(|row| row.tpn).collect();
                seen.extend(&draft.absent);
                prop_assert_eq!(seen, everybody, "everybody is accounted for");
            }
            Err(NoPairing::NoLegalPairing { groups, partners, bye_is_partner, .. }) => {
                prop_assert!(groups.len() > partners.len() + usize::from(bye_is_partner));
            }
            Err(error) => prop_assert!(false, "{error}"),
        }
        let pairs = [(Tpn(1), Tpn(2)), (Tpn(2), Tpn(2)), (Tpn(9), Tpn(99))];
        let _ = review(&history, round, &pairs, Some(Tpn(5)), &absent);
    }

    #[test]
    fn what_is_paired_reviews_and_checks_clean(
        n in 2..40u16, rounds in 1..8u8, seed in any::<u64>(), absences in 0..15u64
    ) {
        let history = played(n, rounds, seed, absences);
        let last = history.players.iter().map(|row| row.rounds.len()).min().unwrap_or(0);
        for round in (1..=last as u8).map(RoundNo) {
            let checked = check(&history, round, &Options::default()).unwrap();
            prop_assert!(checked.differences.is_empty(), "{:?}", checked.differences);
            let played = checked.played;
            let findings =
                review(&history, round, &played.pairs, played.bye, &played.absent);
            let serious: Vec<_> = findings
                .iter()
                .filter(|finding| finding.severity > pairing::review::Severity::Notice)
                .collect();
            prop_assert!(serious.is_empty(), "round {}: {:?}", round, serious);
        }
    }

    #[test]
    fn the_order_of_rows_does_not_matter(
        n in 2..40u16, rounds in 1..8u8, seed in any::<u64>(), turn in 0..40usize
    ) {
        let history = played(n, rounds, seed, 5);
        let last = history.players.iter().map(|row| row.rounds.len()).min().unwrap_or(0);
        let round = RoundNo(last as u8);
        let mut turned = history.clone();
        turned.players.rotate_left(turn % usize::from(n));
        turned.players.reverse();
        let ask = |history| pair(history, round, &BTreeSet::new(), &Options::default());
        prop_assert_eq!(ask(&history), ask(&turned));
    }
}
