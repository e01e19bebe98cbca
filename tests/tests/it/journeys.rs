//! The three journeys of ARCHITECTURE.md.

use serde_json::{Value, json};

use crate::hall::Hall;

const EIGHT: [&str; 8] = [
    "Arquestain, Amaia",
    "Bracquell, Mario",
    "Carrascoy, Aitor",
    "Dalmorente, Vilma",
    "Ensoler, Bruno",
    "Ferrandol, Yara",
    "Gostervik, Fermín",
    "Haldenby, Pau",
];

fn names(rows: &Value) -> Vec<&str> {
    rows.as_array().expect("rows").iter().map(|row| row["name"].as_str().expect("a name")).collect()
}

/// A: a key on a board is a fact on the disk, the standings follow, and every screen hears of it.
#[test]
fn a_result_goes_from_the_key_to_the_hall() {
    let mut hall = Hall::new();
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    hall.players(open, &EIGHT);
    let round = hall.publish(open);
    assert_eq!(round["boards"].as_array().map(Vec::len), Some(4), "eight players play four boards");
    let screen = hall.screen();

    let game = round["boards"][0]["game"].clone();
    let changes = hall.call(
        "result.enter",
        json!({ "tournament": open, "game": game, "outcome": "1-0", "pass": 1, "seen": "clear" }),
    );
    let stale = changes["stale"].as_array().expect("topics");
    assert!(stale.contains(&json!("standings")), "standings are out of date: {stale:?}");
    let told = screen.try_recv().expect("the hall hears of the result");
    assert_eq!(json!(told.seq), changes["seq"], "the hall hears of this very entry");

    let round = hall.call("round.get", json!({ "tournament": open }));
    assert_eq!(round["boards"][0]["text"], "1 - 0");
    assert_eq!(round["missing"], 3);
    assert_eq!(round["lastEntered"][0]["board"], 1);

    hall.restart();
    let round = hall.call("round.get", json!({ "tournament": open }));
    assert_eq!(round["boards"][0]["outcome"], "1-0", "the result survives the program");
    let verified = hall.call("journal.verify", json!({}));
    assert_eq!(verified["good"], true, "{verified}");
}

/// Two arbiters at one board: the slower one is told, and nothing is written over.
#[test]
fn the_slower_of_two_arbiters_is_told() {
    let hall = Hall::new();
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    hall.players(open, &EIGHT);
    let round = hall.publish(open);
    let enter = |outcome: &str| json!({ "tournament": open, "game": round["boards"][0]["game"], "outcome": outcome, "pass": 1, "seen": "clear" });
    hall.as_arbiter("first").ask("result.enter", enter("1-0")).expect("the first is written");
    let error = hall.as_arbiter("second").ask("result.enter", enter("0-1")).expect_err("stale");
    assert_eq!(error.code, desk::Code::Stale);
    let round = hall.call("round.get", json!({ "tournament": open }));
    assert_eq!(round["boards"][0]["outcome"], "1-0");
}

/// C: the next round is drawn without writing anything, changed by hand with warnings, and published.
#[test]
fn c_the_next_round_is_drafted_changed_and_published() {
    let mut hall = Hall::new();
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    hall.players(open, &EIGHT);
    hall.publish(open);
    let blocked = hall.refused("round.draft", json!({ "tournament": open }));
    assert!(blocked.message.contains("1, 2, 3, 4"), "the open boards are named: {blocked}");
    hall.results(open, &["1-0", "=-=", "0-1", "1-0"]);

    let head = hall.call("frame.get", json!({}))["event"]["seq"].clone();
    let draft = hall.call("round.draft", json!({ "tournament": open }));
    assert_eq!(draft["seen"], head, "looking writes nothing");
    assert_eq!(draft["round"], 2);
    assert_eq!(draft["findings"], json!([]), "the engine's own pairing needs no warning");
    let why = draft["boards"][0]["why"].as_array().expect("reasons");
    assert!(why.len() >= 2, "each board has its reasons: {why:?}");

    // A rematch by hand: Black of board 1 against the opponent of round 1.
    let first = hall.call("round.get", json!({ "tournament": open, "round": 1 }));
    let white = first["boards"][0]["white"]["entrant"].clone();
    let black = first["boards"][0]["black"]["entrant"].clone();
    let meets = draft["boards"]
        .as_array()
        .expect("boards")
        .iter()
        .find_map(|board| {
            let (w, b) = (&board["white"]["entrant"], &board["black"]["entrant"]);
            (*w == white).then(|| b.clone()).or((*b == white).then(|| w.clone()))
        })
        .expect("everybody has a board");
    let changed = hall.call(
        "round.swap",
        json!({ "tournament": open, "a": meets, "b": black, "seen": draft["seen"] }),
    );
    assert_eq!(changed["byHand"], true);
    let finding = &changed["findings"][0];
    assert_eq!(finding["article"], "C.04.3 C1", "the warning names the article: {finding}");

    hall.restart();
    let again = hall.call("round.draft", json!({ "tournament": open }));
    assert_eq!(again["boards"], changed["boards"], "pairing by hand survives the program");

    let publish = |confirmed: Value, seen: &Value| json!({ "tournament": open, "round": 2, "seen": seen, "confirmed": confirmed, "reason": "the arbiter of the match decided" });
    let error = hall.refused("round.publish", publish(json!([]), &again["seen"]));
    assert_eq!(error.code, desk::Code::Refused, "a warning must be confirmed: {error}");
    let old = hall.refused("round.publish", publish(json!([]), &draft["seen"]));
    assert_eq!(old.code, desk::Code::Stale, "what was seen before the swap is out of date");
    let ids: Vec<Value> = again["findings"]
        .as_array()
        .expect("findings")
        .iter()
        .map(|finding| finding["id"].clone())
        .collect();
    hall.call("round.publish", publish(json!(ids), &again["seen"]));
    let twice = hall.refused("round.publish", publish(json!(ids), &again["seen"]));
    assert_eq!(twice.code, desk::Code::Refused, "a second press publishes nothing: {twice}");
    let round = hall.call("round.get", json!({ "tournament": open }));
    assert_eq!((round["round"].clone(), round["state"].clone()), (json!(2), json!("published")));

    // Taken back with a reason, and drawn anew by the engine.
    let error = hall.refused(
        "round.unpublish",
        json!({ "tournament": open, "round": 2, "reason": " ", "case": "rematch" }),
    );
    assert_eq!(error.code, desk::Code::NeedsReason);
    hall.call(
        "round.unpublish",
        json!({ "tournament": open, "round": 2, "reason": "rematch by mistake", "case": "rematch" }),
    );
    let round = hall.publish(open);
    assert_eq!(round["round"], 2);
    let journal = hall.call("journal.list", json!({ "limit": 20 }));
    let reasons: Vec<&str> = journal["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .filter_map(|row| row["reason"].as_str().filter(|reason| !reason.is_empty()))
        .collect();
    assert_eq!(
        reasons,
        ["rematch by mistake", "the arbiter of the match decided"],
        "the reasons stay in the journal"
    );
}

/// The players' list keeps the order of the rules, late entries go where their rating puts them.
#[test]
fn a_late_entry_takes_the_number_its_rating_earns() {
    let hall = Hall::new();
    let open = hall.event("Villa Open", "fide-dutch-2026", 5);
    hall.players(open, &EIGHT);
    hall.publish(open);
    hall.results(open, &["1-0", "1-0", "1-0", "1-0"]);
    let late = json!({ "name": "Zorquiel, Vera", "rating": "2390", "title": "wfm" });
    hall.call("players.add", json!({ "tournament": open, "player": late }));
    hall.publish(open);
    let list = hall.call("players.list", json!({ "tournament": open }));
    let inputs: Vec<Value> = list["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|row| row["input"].clone())
        .collect();
    assert_eq!(
        names(&json!(inputs))[..3],
        ["Arquestain, Amaia", "Zorquiel, Vera", "Bracquell, Mario"]
    );
    assert_eq!(list["players"][1]["number"], 2);
    assert_eq!(list["players"][1]["statusText"], "entered for round 2");
}

/// Round robin by the Berger tables, odd field: one rests each round.
#[test]
fn a_round_robin_runs_by_the_berger_tables() {
    let hall = Hall::new();
    let league = hall.event("Villa League", "berger", 5);
    hall.players(league, &EIGHT[..5]);
    for round in 1..=5 {
        let view = hall.publish(league);
        assert_eq!(view["boards"].as_array().map(Vec::len), Some(2), "round {round}");
        hall.results(league, &["1-0", "=-="]);
    }
    let error = hall.refused("round.draft", json!({ "tournament": league }));
    assert!(error.message.contains('5'), "{error}");
}
