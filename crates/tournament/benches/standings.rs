//! Every tie-break and the ranks of large events. Targets: 300 players, 9 rounds in 5 ms;
//! 2000 players, 11 rounds in 50 ms. Ratings, norms and prizes of 300 players: 5 ms each.

use std::collections::BTreeMap;

use divan::{Bencher, black_box};
use tournament::history::{Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::player::Title;
use tournament::points::Points;
use tournament::prize::{Category, Contender, Money, Sharing, allocate};
use tournament::rating::{Settings, ratings};
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

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn rating_changes(bencher: Bencher, (players, rounds): (u16, u8)) {
    let history = event(players, rounds);
    let entries = BTreeMap::new();
    bencher.bench(|| ratings(black_box(&history), &entries, Settings::default()));
}

/// Everybody for GM and IM.
#[divan::bench(args = [(300, 9), (2000, 11)])]
fn norms(bencher: Bencher, (players, rounds): (u16, u8)) {
    let history = with_titles(event(players, rounds));
    let settings = tournament::norm::Settings::default();
    bencher.bench(|| tournament::norm::norms(black_box(&history), RoundNo(rounds), &settings));
}

/// The same with three rounds to come: what everybody still needs.
#[divan::bench(args = [(300, 9), (300, 11), (2000, 11)])]
fn norms_ahead(bencher: Bencher, (players, rounds): (u16, u8)) {
    let history = with_titles(event(players, rounds));
    let history = History { rounds_planned: RoundNo(rounds), ..history.after(RoundNo(rounds - 3)) };
    let settings = tournament::norm::Settings::default();
    bencher.bench(|| tournament::norm::norms(black_box(&history), RoundNo(rounds - 3), &settings));
}

/// Federations and titles as a strong open has them.
fn with_titles(mut history: History) -> History {
    for (index, row) in history.players.iter_mut().enumerate() {
        row.federation = ["ARM", "BRA", "CHI", "ESP"][index % 4].to_owned();
        row.title = [None, Some(Title::Gm), Some(Title::Im), Some(Title::Fm)][index / 4 % 4];
    }
    history
}

/// Twenty places by Hort and eight categories of three prizes.
#[divan::bench(args = [300, 2000])]
fn prizes(bencher: Bencher, players: u16) {
    let field: Vec<Contender> = (1..=players)
        .map(|rank| Contender {
            tpn: Tpn(rank),
            rank,
            points: Points(90 - i32::from(rank) * 90 / i32::from(players) / 5 * 5),
            categories: (0..8).filter(|category| usize::from(rank) % (category + 2) == 0).collect(),
        })
        .collect();
    let category = |index: i64| Category {
        name: String::new(),
        prizes: [300, 200, 100].map(|euros| Money((euros - index) * 100)).to_vec(),
        ..Category::default()
    };
    let rules = tournament::prize::Rules {
        places: (1..=20).map(|place| Money(200_000 / place)).collect(),
        sharing: Sharing::Hort,
        categories: (0..8).map(category).collect(),
        ..tournament::prize::Rules::default()
    };
    bencher.bench(|| allocate(black_box(&rules), &field));
}
