//! Pairing one round of invented fields: five rounds played by the rules, then the sixth of nine.

use std::collections::BTreeSet;

use pairing::{Options, pair};
use tournament::history::{Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color, Score};

fn main() {
    divan::main();
}

#[derive(Clone, Copy)]
enum Results {
    /// A third of the games drawn, the better number mostly wins.
    Mixed,
    /// Every game drawn: one scoregroup.
    Drawn,
}

fn field(n_players: u16, n_rounds: u8, results: Results) -> History {
    let row = |tpn| Row {
        tpn: Tpn(tpn),
        name: String::new(),
        rating: None,
        title: None,
        federation: String::new(),
        rounds: Vec::new(),
    };
    let mut history = History {
        rounds_planned: RoundNo(9),
        scoring: Scoring::default(),
        initial_color: Some(Color::White),
        players: (1..=n_players).map(row).collect(),
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    };
    let mut state = 2026u64;
    for round in (1..=n_rounds).map(RoundNo) {
        let draft = pair(&history, round, &BTreeSet::new(), &Options::default())
            .expect("a large field can be paired");
        let mut put = |tpn: Tpn, cell| history.players[usize::from(tpn.0) - 1].rounds.push(cell);
        for board in &draft.pairs {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let (white, black) = match (results, (state >> 33) % 9) {
                (Results::Drawn, _) | (Results::Mixed, 0..=2) => (Score::Draw, Score::Draw),
                (Results::Mixed, 3..=7) if board.white < board.black => (Score::Win, Score::Loss),
                (Results::Mixed, 8..) if board.black < board.white => (Score::Win, Score::Loss),
                (Results::Mixed, 3..) => (Score::Loss, Score::Win),
            };
            let game = |opponent, color, score| Cell::Game { opponent, color, score, rated: true };
            put(board.white, game(board.black, Color::White, white));
            put(board.black, game(board.white, Color::Black, black));
        }
        if let Some(bye) = draft.bye {
            put(bye.player, Cell::Bye(ByeKind::PairingAllocated));
        }
    }
    history
}

fn bench(bencher: divan::Bencher, n_players: u16, n_rounds: u8, results: Results) {
    let history = field(n_players, n_rounds, results);
    let next = RoundNo(n_rounds + 1);
    bencher.bench_local(|| pair(&history, next, &BTreeSet::new(), &Options::default()));
}

#[divan::bench(args = [50, 100, 200, 301, 500], max_time = 3)]
fn middle_round(bencher: divan::Bencher, n_players: u16) {
    bench(bencher, n_players, 5, Results::Mixed);
}

#[divan::bench(args = [100, 300], max_time = 3)]
fn last_round(bencher: divan::Bencher, n_players: u16) {
    bench(bencher, n_players, 8, Results::Mixed);
}

#[divan::bench(args = [100, 300], max_time = 3)]
fn all_drawn(bencher: divan::Bencher, n_players: u16) {
    bench(bencher, n_players, 5, Results::Drawn);
}
