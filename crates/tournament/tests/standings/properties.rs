//! What must hold for every tournament.

use proptest::prelude::*;
use tournament::crosstable::{Order, crosstable, grid};
use tournament::history::{Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};
use tournament::standings::{standings, values, working_in};
use tournament::tiebreak::{Code, Edition, Kind, Rules, System};

/// Rounds in which neighbors of a shuffled order meet with any result.
fn tournament() -> impl Strategy<Value = History> {
    let rounds = prop::collection::vec((any::<u64>(), prop::collection::vec(0..14_u8, 6)), 0..6);
    (2..12_u16, rounds, 0..3_u8, any::<bool>(), any::<bool>()).prop_map(
        |(players, rounds, more, three_points, unrated)| {
            let mut rows: Vec<Row> = (1..=players).map(|tpn| row(tpn, unrated)).collect();
            for (seed, results) in &rounds {
                let mut order: Vec<usize> = (0..rows.len()).collect();
                order.sort_by_key(|index| seed.wrapping_mul(2 * *index as u64 + 1) >> 32);
                for (pair, result) in order.chunks(2).zip(results) {
                    match *pair {
                        [white, black] => meet(&mut rows, white, black, *result),
                        [alone] => rows[alone].rounds.push(Cell::Bye(ByeKind::PairingAllocated)),
                        _ => {}
                    }
                }
            }
            let scoring = match three_points {
                true => Scoring { win: Points::whole(3), draw: Points::ONE, ..Scoring::default() },
                false => Scoring::default(),
            };
            History {
                rounds_planned: RoundNo(u8::try_from(rounds.len()).unwrap() + more),
                scoring,
                initial_color: Some(Color::White),
                players: rows,
                acceleration: Vec::new(),
                prohibited: Vec::new(),
            }
        },
    )
}

fn row(tpn: u16, unrated: bool) -> Row {
    Row {
        tpn: Tpn(tpn),
        name: format!("Player {tpn}"),
        rating: Some(2500 - 37 * tpn).filter(|_| !unrated || tpn != 3),
        title: None,
        federation: String::new(),
        rounds: Vec::new(),
    }
}

fn meet(rows: &mut [Row], white: usize, black: usize, result: u8) {
    let opponents = (rows[black].tpn, rows[white].tpn);
    let game = |one, two| {
        let cell = |opponent, color, score| Cell::Game { opponent, color, score, rated: true };
        (cell(opponents.0, Color::White, one), cell(opponents.1, Color::Black, two))
    };
    let forfeit = |one, two| {
        let cell = |opponent, color, won| Cell::Forfeit { opponent, color, won };
        (cell(opponents.0, Color::White, one), cell(opponents.1, Color::Black, two))
    };
    let (one, two) = match result {
        0..3 => game(Score::Win, Score::Loss),
        3..6 => game(Score::Draw, Score::Draw),
        6..8 => game(Score::Loss, Score::Win),
        8 => game(Score::Loss, Score::Loss),
        9 => forfeit(true, false),
        10 => forfeit(false, false),
        11 => (
            Cell::Open { opponent: opponents.0, color: Color::White },
            Cell::Open { opponent: opponents.1, color: Color::Black },
        ),
        12 => (Cell::Bye(ByeKind::HalfPoint), Cell::Bye(ByeKind::ZeroPoint)),
        _ => (Cell::Bye(ByeKind::FullPoint), Cell::Bye(ByeKind::ZeroPoint)),
    };
    rows[white].rounds.push(one);
    rows[black].rounds.push(two);
}

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>(), any::<bool>(), prop::collection::vec(1..12_u16, 0..3)).prop_map(
        |(swiss, old, counted, withdrawn)| Rules {
            system: if swiss { System::Swiss } else { System::RoundRobin },
            edition: if old { Edition::C07_2024 } else { Edition::C07_2026 },
            unrated_counts_as: counted.then_some(1400),
            withdrawn: withdrawn.into_iter().map(Tpn).collect(),
            ..Rules::default()
        },
    )
}

fn everything() -> Vec<Code> {
    let mut codes = Code::catalog(System::Swiss, Edition::C07_2026);
    codes.extend(Code::list("PTS,KS,KS/L+1,SB/M1,DE/P,FB/P,AOB/F/P,TPN/R").unwrap());
    codes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn order_of_the_players_in_the_input_changes_nothing(
        history in tournament(), rules in rules(), seed in any::<u64>(),
    ) {
        let mut shuffled = history.clone();
        shuffled.players.sort_by_key(|row| seed.wrapping_mul(2 * u64::from(row.tpn.0) + 1));
        let codes = everything();
        let after = RoundNo(9);
        prop_assert_eq!(
            standings(&history, after, &codes, &rules),
            standings(&shuffled, after, &codes, &rules)
        );
    }

    #[test]
    fn order_of_the_codes_changes_no_value(history in tournament(), rules in rules()) {
        let codes: Vec<Code> =
            everything().into_iter().filter(|code| code.kind != Kind::De).collect();
        let mut backwards = codes.clone();
        backwards.reverse();
        let after = RoundNo(9);
        let one = standings(&history, after, &codes, &rules);
        let two = standings(&history, after, &backwards, &rules);
        let alone = values(&history, after, &codes, &rules);
        for row in &one.rows {
            let mut other = two.row(row.tpn).unwrap().values.clone();
            other.reverse();
            prop_assert_eq!(&row.values, &other);
            prop_assert_eq!(&row.values, &alone[&row.tpn]);
        }
    }

    #[test]
    fn ranks_are_places_and_workings_agree(history in tournament(), rules in rules()) {
        let after = RoundNo(9);
        let list = Code::list("DE,BH/C1,DE,SB,TPR,KS,DE/P").unwrap();
        let all = standings(&history, after, &list, &rules);
        prop_assert_eq!(all.rows.len(), history.players.len());
        for (place, row) in all.rows.iter().enumerate() {
            let same = all.rows.iter().filter(|other| other.rank == row.rank).count();
            prop_assert_eq!(row.shared, same > 1);
            prop_assert!(usize::from(row.rank) <= place + 1);
            prop_assert!(place + 1 < usize::from(row.rank) + same);
            for (column, code) in list.iter().enumerate() {
                let made = working_in(&history, &all, row.tpn, column, &rules).unwrap();
                prop_assert_eq!(made.value, row.values[column], "{}", code);
            }
        }
        for order in [Order::ByRank, Order::ByNumber] {
            prop_assert_eq!(crosstable(&history, after, order, &all).rows.len(), all.rows.len());
            prop_assert_eq!(grid(&history, after, order, &all).rows.len(), all.rows.len());
        }
    }

    #[test]
    fn any_text_is_a_code_or_an_error(text in ".{0,12}") {
        if let Ok(code) = text.parse::<Code>() {
            prop_assert_eq!(code.to_string().parse::<Code>(), Ok(code));
        }
    }
}
