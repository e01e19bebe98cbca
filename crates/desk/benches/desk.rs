//! How long an arbiter waits: opening a large event, and from a key to the standings.
//!
//! `cargo bench -p desk`: 300 players, 9 rounds. Prints the median, the 99th percentile and the worst of each;
//! one line a figure. Percentiles are what a person notices, so they are counted here instead of means.
//! With `ARBITER_LIST=FILE` a rating list is loaded meanwhile, and results are entered until it is there.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::{Duration, Instant};

use desk::{Call, Desk, DeskOptions};
use serde_json::{Value, json};

const PLAYERS: usize = 300;
const ROUNDS: u8 = 9;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = Desk::new(DeskOptions::in_folder(folder.path())).expect("a desk");
    let path = folder.path().join("large.arbiter");
    let tournament = large_event(&desk, &path);

    figures("open an event of 300 x 9", 50, || {
        ask(&desk, "event.close", &json!({}));
        let started = Instant::now();
        ask(&desk, "event.open", &json!({ "path": path }));
        started.elapsed()
    });

    let round = ask(&desk, "round.get", &json!({ "tournament": tournament }));
    let games: Vec<Value> =
        round["boards"].as_array().expect("boards").iter().map(|it| it["game"].clone()).collect();
    let mut n = 0;
    figures("key to stored fact to standings", 1_000, || {
        n += 1;
        let outcome = ["1-0", "=-=", "0-1"][(n / games.len() + n) % 3];
        let params = json!({ "tournament": tournament, "game": games[n % games.len()], "outcome": outcome, "pass": 1 });
        let started = Instant::now();
        // The same result again is refused in words: it was stored already.
        let _ = desk.call("result.enter", &params.to_string(), &Call::in_language("en"));
        ask(&desk, "standings.get", &json!({ "tournament": tournament, "round": ROUNDS }));
        started.elapsed()
    });
    if let Some(list) = std::env::var_os("ARBITER_LIST") {
        let loaded = Instant::now();
        ask(&desk, "library.update", &json!({ "path": list.to_string_lossy() }));
        let mut waited = Vec::new();
        loop {
            let load = ask(&desk, "library.progress", &json!({}));
            if !matches!(load["state"].as_str(), Some("reading" | "indexing")) {
                println!("loaded {} rows in {:.2?}", load["rows"], loaded.elapsed());
                break;
            }
            n += 1;
            let outcome = ["1-0", "=-=", "0-1"][(n / games.len() + n) % 3];
            let params = json!({ "tournament": tournament, "game": games[n % games.len()], "outcome": outcome, "pass": 1 });
            let started = Instant::now();
            let _ = desk.call("result.enter", &params.to_string(), &Call::in_language("en"));
            waited.push(started.elapsed());
            std::thread::sleep(Duration::from_millis(5));
        }
        let mut waited = waited.into_iter();
        figures("result entered while a list is loaded", waited.len(), || {
            waited.next().unwrap_or_default()
        });
    }
}

fn ask(desk: &Desk, method: &str, params: &Value) -> Value {
    let answer = desk.call(method, &params.to_string(), &Call::in_language("en"));
    let answer = answer.unwrap_or_else(|error| panic!("{method}: {error}"));
    serde_json::from_str(&answer).expect("answers are JSON")
}

fn large_event(desk: &Desk, path: &std::path::Path) -> Value {
    ask(
        desk,
        "event.create",
        &json!({ "name": "Large", "system": "fide-dutch-2026", "rounds": ROUNDS, "path": path }),
    );
    let tournament = ask(desk, "frame.get", &json!({}))["event"]["tournaments"][0]["id"].clone();
    for n in 0..PLAYERS {
        let player =
            json!({ "name": format!("Player, {n}"), "rating": (2500 - 4 * n).to_string() });
        ask(desk, "players.add", &json!({ "tournament": tournament, "player": player }));
    }
    for round in 1..=ROUNDS {
        let draft = ask(desk, "round.draft", &json!({ "tournament": tournament }));
        let publish = json!({ "tournament": tournament, "round": round, "seen": draft["seen"], "confirmed": [] });
        ask(desk, "round.publish", &publish);
        let view = ask(desk, "round.get", &json!({ "tournament": tournament }));
        for (n, board) in view["boards"].as_array().expect("boards").iter().enumerate() {
            let outcome = ["1-0", "=-=", "0-1", "1-0"][(n * 7 + usize::from(round)) % 4];
            let params = json!({ "tournament": tournament, "game": board["game"], "outcome": outcome, "pass": 1 });
            ask(desk, "result.enter", &params);
        }
    }
    tournament
}

fn figures(what: &str, times: usize, mut once: impl FnMut() -> Duration) {
    let mut taken: Vec<Duration> = (0..times).map(|_| once()).collect();
    taken.sort_unstable();
    let at = |share: usize| taken[(taken.len() * share / 100).min(taken.len() - 1)];
    println!(
        "{what}: median {:.2?}, 99th percentile {:.2?}, worst {:.2?} of {times}",
        at(50),
        at(99),
        taken[taken.len() - 1]
    );
}
