//! Pairing one round of invented fields: how the time grows with players and with rounds.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use pairing::explain::{next_best, why_not};
use pairing::preview::preview;
use pairing::{Options, pair};
use tournament::history::{Cell, History, Prohibition, Row, Scoring};
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

fn field(n_players: u16, n_rounds: u8, planned: u8, results: Results) -> History {
    let row = |tpn| Row {
        tpn: Tpn(tpn),
        name: String::new(),
        rating: None,
        title: None,
        federation: String::new(),
        rounds: Vec::new(),
    };
    let mut history = History {
        rounds_planned: RoundNo(planned),
        scoring: Scoring::default(),
        initial_color: Some(Color::White),
        players: (1..=n_players).map(row).collect(),
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    };
    let mut state = 2026u64;
    for round in (1..=n_rounds).map(RoundNo) {
        let Ok(draft) = pair(&history, round, &BTreeSet::new(), &Options::default()) else {
            return history;
        };
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

/// Half of the players leave before the next round.
fn halve(history: &mut History, next: RoundNo) {
    for row in history.players.iter_mut().step_by(2) {
        row.rounds.truncate(next.index());
        row.rounds.push(Cell::Bye(ByeKind::ZeroPoint));
    }
}

fn bench(bencher: divan::Bencher, history: &History, next: u8) {
    bencher.bench_local(|| pair(history, RoundNo(next), &BTreeSet::new(), &Options::default()));
}

#[divan::bench(args = [50, 100, 200, 301, 500, 1000, 2000, 5000], max_time = 2)]
fn sixth_round_by_players(bencher: divan::Bencher, n_players: u16) {
    bench(bencher, &field(n_players, 5, 9, Results::Mixed), 6);
}

#[divan::bench(args = [1, 2, 3, 5, 7, 9, 11, 13], max_time = 2)]
fn five_hundred_players_by_round(bencher: divan::Bencher, round: u8) {
    bench(bencher, &field(500, round - 1, 13, Results::Mixed), round);
}

#[divan::bench(args = [100, 300, 1000, 2000], max_time = 2)]
fn last_round(bencher: divan::Bencher, n_players: u16) {
    bench(bencher, &field(n_players, 8, 9, Results::Mixed), 9);
}

#[divan::bench(args = [100, 300, 1000, 2000], max_time = 2)]
fn all_drawn(bencher: divan::Bencher, n_players: u16) {
    bench(bencher, &field(n_players, 5, 9, Results::Drawn), 6);
}

#[divan::bench(args = [100, 301, 1000, 2000], max_time = 2)]
fn half_withdrawn(bencher: divan::Bencher, n_players: u16) {
    let mut history = field(n_players, 6, 9, Results::Mixed);
    halve(&mut history, RoundNo(7));
    bench(bencher, &history, 7);
}

/// Twenty players who have met most of the others.
#[divan::bench(args = [10, 13, 16, 19], max_time = 2)]
fn exhausted_by_round(bencher: divan::Bencher, round: u8) {
    bench(bencher, &field(20, round - 1, 19, Results::Mixed), round);
}

/// A third of the field, the strongest, are one club and may not meet: many must leave every large bracket.
#[divan::bench(args = [100, 300, 1000], max_time = 5)]
fn a_third_may_not_meet(bencher: divan::Bencher, n_players: u16) {
    let mut history = field(n_players, 5, 9, Results::Mixed);
    history.prohibited.push(Prohibition {
        first_round: RoundNo(6),
        last_round: RoundNo(6),
        group: (1..=n_players / 3).map(Tpn).collect(),
    });
    bench(bencher, &history, 6);
}

/// What the next round will be while five games are open: 243 outcomes.
#[divan::bench(args = [100, 300], max_time = 10)]
fn preview_of_five_open_games(bencher: divan::Bencher, n_players: u16) {
    let mut history = field(n_players, 6, 9, Results::Mixed);
    let mut open = 0;
    for at in 0..history.players.len() {
        let own = history.players[at].tpn;
        if let Some(Cell::Game { opponent, color, .. }) = history.players[at].rounds.last().copied()
            && at % 23 == 3
            && open < 5
        {
            open += 1;
            for (tpn, other, color) in [(own, opponent, color), (opponent, own, color.other())] {
                let cell = history.players[usize::from(tpn.0) - 1].rounds.last_mut();
                *cell.expect("has played") = Cell::Open { opponent: other, color };
            }
        }
    }
    bencher.bench_local(|| {
        preview(&history, RoundNo(7), &BTreeSet::new(), &Options::default(), &mut |_, _| {
            ControlFlow::Continue(())
        })
    });
}

/// What the best round without one board breaks: the boards of a round asked one after the other.
#[divan::bench(args = [100, 500, 1000], max_time = 5)]
fn next_best_of_a_board(bencher: divan::Bencher, n_players: u16) {
    let history = field(n_players, 5, 9, Results::Mixed);
    let options = Options::default();
    let draft = pair(&history, RoundNo(6), &BTreeSet::new(), &options).expect("it can be paired");
    let mut boards = draft.pairs.iter().cycle();
    bencher.bench_local(|| {
        let board = boards.next().expect("a round has boards");
        next_best(&history, &draft, &options, board.white, board.black)
    });
}

/// Why two players do not meet, for pairs from all over the field.
#[divan::bench(args = [100, 500, 1000], max_time = 5)]
fn why_not_of_a_pair(bencher: divan::Bencher, n_players: u16) {
    let history = field(n_players, 5, 9, Results::Mixed);
    let options = Options::default();
    let mut one = 0;
    bencher.bench_local(|| {
        one = (one + 7) % n_players;
        let (a, b) = (Tpn(1 + one), Tpn(1 + (one * 3 + 11) % n_players));
        why_not(&history, RoundNo(6), &BTreeSet::new(), &options, a, b)
    });
}
