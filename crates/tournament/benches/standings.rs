//! Every tie-break and the ranks of large events. Targets: 300 players, 9 rounds in 5 ms;
//! 2000 players, 11 rounds in 50 ms.

use divan::{Bencher, black_box};
use tournament::history::{Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color, Score};
use tournament::standings::standings;
use tournament::tiebreak::{Code, Edition, Kind, Rules, System};

fn main() {
    divan::main();
}

/// A Swiss-like event: neighbors in the standings meet, a few rounds are not played.
fn event(players: u16, rounds: u8) -> History {
    let mut rows: Vec<Row> = (1..=players)
        .map(|tpn| Row {
            tpn: Tpn(tpn),
            name: format!("Player {tpn}"),
            rating: Some(2600_u16.saturating_sub(tpn / 2)),
            title: None,
            federation: String::new(),
            rounds: Vec::new(),
        })
        .collect();
    let mut random: u32 = 12345;
    let mut draw = |below: u32| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 16) % below
    };
    let scoring = Scoring::default();
    for _ in 0..rounds {
        let score = |row: &Row| row.rounds.iter().map(|cell| scoring.points(*cell).0).sum::<i32>();
        let mut order: Vec<usize> = (0..rows.len()).collect();
        order.sort_by_key(|index| (-score(&rows[*index]), *index));
        for pair in order.chunks(2) {
            let [left, right] = *pair else {
                rows[pair[0]].rounds.push(Cell::Bye(ByeKind::PairingAllocated));
                continue;
            };
            let (white, black) = (rows[left].tpn, rows[right].tpn);
            let game = |opponent, color, score| Cell::Game { opponent, color, score, rated: true };
            let (one, two) = match draw(20) {
                0..8 => (Score::Win, Score::Loss),
                8..13 => (Score::Draw, Score::Draw),
                13..18 => (Score::Loss, Score::Win),
                18 => {
                    let forfeit = |opponent, color, won| Cell::Forfeit { opponent, color, won };
                    rows[left].rounds.push(forfeit(black, Color::White, true));
                    rows[right].rounds.push(forfeit(white, Color::Black, false));
                    continue;
                }
                _ => {
                    rows[left].rounds.push(Cell::Bye(ByeKind::HalfPoint));
                    rows[right].rounds.push(Cell::Bye(ByeKind::ZeroPoint));
                    continue;
                }
            };
            rows[left].rounds.push(game(black, Color::White, one));
            rows[right].rounds.push(game(white, Color::Black, two));
        }
    }
    History {
        rounds_planned: RoundNo(rounds),
        scoring,
        initial_color: Some(Color::White),
        players: rows,
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    }
}

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn every_tie_break_and_ranks(bencher: Bencher, (players, rounds): (u16, u8)) {
    let history = event(players, rounds);
    let mut list = vec![Code::new(Kind::Pts)];
    list.extend(Code::catalog(System::Swiss, Edition::C07_2026));
    let rules = Rules::default();
    bencher.bench(|| standings(black_box(&history), RoundNo(rounds), &list, &rules));
}

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn usual_list(bencher: Bencher, (players, rounds): (u16, u8)) {
    let history = event(players, rounds);
    let list = Code::list("BH/C1,BH,SB,DE,PS").expect("a valid list");
    let rules = Rules::default();
    bencher.bench(|| standings(black_box(&history), RoundNo(rounds), &list, &rules));
}
