//! Nothing acknowledged is lost: undo and redo, kill -9, two programs at one file.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use desk::{Call, Desk, DeskOptions};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::hall::Hall;

/// Everything a client can see of a tournament, without the journal's own numbers.
fn picture(hall: &Hall, tournament: u64) -> Value {
    let players = hall.call("players.list", json!({ "tournament": tournament }));
    let setup = hall.call("tournament.get", json!({ "tournament": tournament }));
    let rounds: Vec<Value> = (1..=5)
        .map(|round| {
            let mut view =
                hall.call("round.get", json!({ "tournament": tournament, "round": round }));
            for key in ["publishedAt", "lastEntered"] {
                view[key] = Value::Null;
            }
            view
        })
        .collect();
    json!({ "players": players, "setup": setup, "rounds": rounds })
}

/// One action drawn by lot; refusals are part of life.
fn act(hall: &Hall, tournament: u64, die: (u8, u8)) -> bool {
    let list = hall.call("players.list", json!({ "tournament": tournament }));
    let players = list["players"].as_array().expect("players");
    let entrant = players[usize::from(die.1) % players.len()]["entrant"].clone();
    let round = hall.call("round.get", json!({ "tournament": tournament }));
    let next = if round["state"] == "published" {
        round["round"].as_u64().expect("a round") + 1
    } else {
        1
    };
    let boards = round["boards"].as_array().expect("boards");
    let outcomes = ["1-0", "=-=", "0-1", "+--", "---", "adjourned", "clear", "W-L"];
    let board =
        |n: u8| boards.get(usize::from(n) % boards.len().max(1)).map(|it| it["game"].clone());
    let (method, params) = match die.0 % 8 {
        0..=2 => {
            let Some(game) = board(die.1) else { return false };
            let outcome = outcomes[usize::from(die.1 / 8) % outcomes.len()];
            let pass = 1 + die.1 % 2;
            (
                "result.enter",
                json!({ "tournament": tournament, "game": game, "outcome": outcome, "pass": pass }),
            )
        }
        3 => {
            let player = json!({ "name": format!("Late, {}", die.1), "rating": "1900" });
            ("players.add", json!({ "tournament": tournament, "player": player }))
        }
        4 => (
            "players.withdraw",
            json!({ "tournament": tournament, "entrant": entrant, "fromRound": next, "reason": "ill" }),
        ),
        5 => (
            "players.bye",
            json!({ "tournament": tournament, "entrant": entrant, "round": next, "kind": "H" }),
        ),
        6 => (
            "players.return",
            json!({ "tournament": tournament, "entrant": entrant, "fromRound": next }),
        ),
        _ => {
            let player = json!({ "name": format!("Renamed, {}", die.1), "rating": "2000" });
            (
                "players.update",
                json!({ "tournament": tournament, "entrant": entrant, "player": player }),
            )
        }
    };
    hall.as_arbiter("ana").ask(method, params).is_ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// n actions undone n times are as if they had not been; redone n times, as if nothing was undone.
    /// The program is closed and opened in between.
    #[test]
    fn undo_and_redo_are_exact(dice in prop::collection::vec((0u8..8, any::<u8>()), 1..14), restarts in any::<u8>()) {
        let mut hall = Hall::new();
        let open = hall.event("Villa Open", "fide-dutch-2026", 5);
        hall.players(open, &["Arquestain, Amaia", "Bracquell, Mario", "Carrascoy, Aitor", "Dalmorente, Vilma", "Ensoler, Bruno"]);
        hall.publish(open);
        let mut pictures = vec![picture(&hall, open)];
        for die in dice {
            if act(&hall, open, die) {
                pictures.push(picture(&hall, open));
            }
        }
        let end = pictures.len() - 1;
        for n in (0..end).rev() {
            hall.as_arbiter("ana").ask("journal.undo", json!({})).expect("this arbiter's last action can be undone");
            if restarts >> (n % 8) & 1 == 1 {
                hall.restart();
            }
            prop_assert_eq!(&picture(&hall, open), &pictures[n]);
        }
        for picture_after in &pictures[1..] {
            hall.as_arbiter("ana").ask("journal.redo", json!({})).expect("what was undone can be redone");
            prop_assert_eq!(&picture(&hall, open), picture_after);
        }
        let verified = hall.call("journal.verify", json!({}));
        prop_assert_eq!(&verified["good"], &json!(true));
    }
}

/// Publishing is crossed by undo only with a written reason.
#[test]
fn undo_of_a_publication_needs_a_reason() {
    let hall = Hall::new();
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    hall.players(open, &["Arquestain, Amaia", "Bracquell, Mario"]);
    hall.publish(open);
    let error = hall.refused("journal.undo", json!({}));
    assert_eq!(error.code, desk::Code::NeedsReason, "{error}");
    let undone = hall.call("journal.undo", json!({ "reason": "wrong list of players" }));
    assert!(undone["notice"].as_str().is_some_and(|it| it.contains("Round 1")), "{undone}");
    let round = hall.call("round.get", json!({ "tournament": open }));
    assert_eq!(round["state"], "notDrawn");
}

/// Every published round leaves a copy in a second place; a copy opens and verifies. A second place that
/// cannot be written to is shown and never stops the round.
#[test]
fn a_published_round_is_copied_to_a_second_place() {
    let hall = Hall::new();
    let copies = hall.path("stick");
    hall.call("settings.set", json!({ "backupFolder": copies }));
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    hall.players(open, &["Arquestain, Amaia", "Bracquell, Mario"]);
    hall.publish(open);
    let copy = std::fs::read_dir(&copies)
        .expect("the folder of copies")
        .map(|file| file.expect("a file").path())
        .find(|path| path.extension().is_some_and(|it| it == "arbiter"))
        .expect("a copy");
    let frame = hall.call("frame.get", json!({}));
    assert!(frame["event"]["copiedAt"].is_string(), "the time of the copy is shown: {frame}");
    let other = Hall::new();
    other.call("event.open", json!({ "path": copy }));
    assert_eq!(other.call("journal.verify", json!({}))["good"], true);
    let round = other.call("round.get", json!({ "tournament": open }));
    assert_eq!(round["state"], "published");

    let blocked = hall.path("blocked");
    std::fs::write(&blocked, "a file where a folder should be").expect("a file");
    hall.call("settings.set", json!({ "backupFolder": blocked }));
    hall.results(open, &["1-0"]);
    hall.call(
        "players.add",
        json!({ "tournament": open, "player": { "name": "Carrascoy, Aitor" } }),
    );
    hall.publish(open);
    let frame = hall.call("frame.get", json!({}));
    assert!(frame["event"]["copyProblem"].is_string(), "the trouble is shown: {frame}");
}

/// A second program reads the event and is told who holds it.
#[test]
fn a_second_program_opens_the_event_for_reading() {
    let hall = Hall::new();
    hall.event("Villa Open", "fide-dutch-2026", 5);
    let second = Hall::new();
    second.call("event.open", json!({ "path": hall.path("event.arbiter") }));
    let frame = second.call("frame.get", json!({}));
    assert!(frame["event"]["readOnly"].is_string(), "the second program reads only: {frame}");
    let error = second.refused(
        "tournament.update",
        json!({ "tournament": 2, "setup": {
            "name": "Other", "system": "berger", "rounds": 5,
            "scoring": { "win": "1", "draw": "0.5", "loss": "0", "absent": "0", "pab": "1" },
            "initialColor": "", "tieBreaks": [], "tieBreakEdition": "", "lawsEdition": "2023",
            "localClauses": "", "pace": "standard", "timeControl": "", "defaultTime": 0, "noDrawBefore": 0,
            "acceleration": "none", "swapLastRounds": true, "prohibited": [], "schedule": []
        }}),
    );
    assert_eq!(error.code, desk::Code::ReadOnly);
}

/// Set for the process that enters results until it is killed; its value is the event file.
const VICTIM: &str = "ARBITER_TEST_VICTIM";

/// The victim: enters results without end and says each one that the desk acknowledged.
#[test]
fn victim_of_kill() {
    let Some(path) = std::env::var_os(VICTIM) else { return };
    let folder = Path::new(&path).parent().expect("the event lies in a folder").join("victim");
    let desk = Desk::new(DeskOptions::in_folder(&folder)).expect("a desk");
    let call = Call::in_language("en");
    let ask = |method: &str, params: Value| -> Value {
        serde_json::from_str(&desk.call(method, &params.to_string(), &call).expect("an answer"))
            .expect("JSON")
    };
    ask("event.open", json!({ "path": path.to_string_lossy() }));
    let tournament = ask("frame.get", json!({}))["event"]["tournaments"][0]["id"].clone();
    let round = ask("round.get", json!({ "tournament": tournament }));
    let boards = round["boards"].as_array().expect("boards");
    let outcomes = ["1-0", "=-=", "0-1", "0-0"];
    println!("ready");
    for n in 0.. {
        let game = &boards[n % boards.len()]["game"];
        let outcome = outcomes[(n / boards.len() + n) % outcomes.len()];
        let params =
            json!({ "tournament": tournament, "game": game, "outcome": outcome, "pass": 1 });
        match desk.call("result.enter", &params.to_string(), &call) {
            Ok(answer) => {
                let changes: Value = serde_json::from_str(&answer).expect("JSON");
                println!("{} {game} {outcome}", changes["seq"]);
            }
            // What an earlier victim wrote before it died changes nothing now.
            Err(error) => assert_eq!(error.code, desk::Code::Refused, "{error:?}"),
        }
    }
}

/// Killed at any moment, inside commits too, the event opens again with every acknowledged result.
#[test]
fn kill_9_loses_no_acknowledged_result() {
    let kills: u64 =
        std::env::var("ARBITER_KILLS").ok().and_then(|it| it.parse().ok()).unwrap_or(20);
    let mut hall = Hall::new();
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    let names: Vec<String> = (1..=40).map(|n| format!("Player, {n}")).collect();
    hall.players(open, &names.iter().map(String::as_str).collect::<Vec<_>>());
    hall.publish(open);
    let path = hall.path("event.arbiter");
    hall.call("event.close", json!({}));
    let mut luck: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut acknowledged = 0;
    for kill in 0..kills {
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let microseconds = luck % 40_000;
        // On a busy machine nothing may be entered in that time: every fourth is counted from the first result on.
        let from = if kill % 4 == 0 { From::FirstResult } else { From::Open };
        let said = run_and_kill(&path, from, Duration::from_micros(microseconds));
        acknowledged += said.len();
        hall.call("event.open", json!({ "path": path }));
        let verified = hall.call("journal.verify", json!({}));
        assert_eq!(verified["good"], true, "kill {kill} after {microseconds} µs: {verified}");
        let head = hall.call("frame.get", json!({}))["event"]["seq"].as_u64().expect("a number");
        if let Some((seq, game, outcome)) = said.last() {
            assert!(
                head >= *seq,
                "kill {kill} after {microseconds} µs: entry {seq} was acknowledged, {head} is there"
            );
            // One more may be written than was said; the last said one stands unless that is of its board.
            if head == *seq {
                let round = hall.call("round.get", json!({ "tournament": open }));
                let boards = round["boards"].as_array().expect("boards");
                let board =
                    boards.iter().find(|it| it["game"].as_u64() == Some(*game)).expect("the board");
                assert_eq!(board["outcome"], json!(outcome), "kill {kill} after {microseconds} µs");
            }
        }
        hall.restart();
        hall.call("event.close", json!({}));
    }
    assert!(acknowledged > 0, "the victims entered results before they died");
}

/// From when on the time until the kill is counted.
#[derive(Clone, Copy, PartialEq)]
enum From {
    Open,
    FirstResult,
}

fn run_and_kill(path: &Path, from: From, after: Duration) -> Vec<(u64, u64, String)> {
    let mut victim = Command::new(std::env::current_exe().expect("this test"))
        .args(["safety::victim_of_kill", "--exact", "--nocapture", "--test-threads=1"])
        .env(VICTIM, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the victim starts");
    let mut lines =
        BufReader::new(victim.stdout.take().expect("piped")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.ends_with("ready")), "the victim opens the event");
    let first = if from == From::FirstResult { lines.next() } else { None };
    std::thread::sleep(after);
    victim.kill().expect("SIGKILL");
    let said = first
        .into_iter()
        .chain(lines)
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((
                words.next()?.parse().ok()?,
                words.next()?.parse().ok()?,
                words.next()?.to_owned(),
            ))
        })
        .collect();
    victim.wait().expect("the victim is gone");
    said
}
