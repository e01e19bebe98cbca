//! Steps of pairing by hand that name the wrong players: each is refused in words, with its field, and changes nothing.

use desk::{ApiError, Code};
use serde_json::{Value, json};

use super::{boards, draft, step};
use crate::hall::Hall;

const NOBODY: u64 = 987_654;

/// Five players of whom Eva is away; Ana and Bo have a board, Carl has the bye, Dan waits.
fn hall() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000", "Fay 1900"]);
    for name in ["Eva", "Fay"] {
        let left = json!({
            "tournament": hall.section(), "entrant": hall.entrant(name), "fromRound": 1, "reason": "ill",
        });
        hall.ask("players.withdraw", left);
    }
    step(&hall, "round.hand", json!({}));
    step(&hall, "round.pair", json!({ "a": hall.entrant("Ana"), "b": hall.entrant("Bo") }));
    step(&hall, "round.bye", json!({ "entrant": hall.entrant("Carl") }));
    hall
}

fn refused(hall: &Hall, method: &str, mut params: Value) -> ApiError {
    let before = draft(hall);
    params["tournament"] = json!(hall.section());
    if params["seen"].is_null() {
        params["seen"] = before["seen"].clone();
    }
    let error = hall.try_ask(method, params.clone());
    let error = error.err().unwrap_or_else(|| panic!("{method} {params} went through"));
    assert_eq!(draft(hall), before, "{method} {params} changed the draft");
    error
}

/// Code, field and message of a refusal.
fn told(hall: &Hall, method: &str, params: Value) -> String {
    let error = refused(hall, method, params);
    let field = error.field.unwrap_or_default();
    assert!(!error.message.is_empty());
    format!("{:?} {field}: {}", error.code, error.message)
}

#[test]
fn nobody_of_that_number_is_told_by_every_step() {
    let hall = hall();
    let ana = hall.entrant("Ana");
    for (method, params, field) in [
        ("round.pair", json!({ "a": NOBODY, "b": ana }), "a"),
        ("round.pair", json!({ "a": ana, "b": NOBODY }), "b"),
        ("round.swap", json!({ "a": NOBODY, "b": ana }), "a"),
        ("round.swap", json!({ "a": ana, "b": NOBODY }), "b"),
        ("round.bye", json!({ "entrant": NOBODY }), "entrant"),
        ("round.free", json!({ "entrant": NOBODY }), "entrant"),
    ] {
        let expected = format!("NotFound {field}: There is no player {NOBODY}");
        assert_eq!(told(&hall, method, params), expected, "{method}");
    }
    let strange = json!({ "a": ana, "b": hall.entrant("Dan"), "white": hall.entrant("Carl") });
    assert_eq!(refused(&hall, "round.pair", strange).field.as_deref(), Some("white"));
    for board in [0, 9] {
        let lock = json!({ "board": board, "locked": true });
        let expected = format!("NotFound : There is no board {board}");
        assert_eq!(told(&hall, "round.lock", lock), expected);
    }
}

#[test]
fn two_players_are_two() {
    let hall = hall();
    for name in ["Ana", "Carl", "Dan", "Eva"] {
        let one = hall.entrant(name);
        for method in ["round.pair", "round.swap"] {
            let expected = "BadInput b: Two different players are needed";
            assert_eq!(told(&hall, method, json!({ "a": one, "b": one })), expected, "{name}");
        }
    }
    let hall = hall.language("es");
    let one = hall.entrant("Ana");
    let error = refused(&hall, "round.pair", json!({ "a": one, "b": one }));
    assert_eq!(error.message, "Hacen falta dos jugadores distintos");
}

#[test]
fn who_is_away_is_given_no_place() {
    let hall = hall();
    let (ana, dan, eva) = (hall.entrant("Ana"), hall.entrant("Dan"), hall.entrant("Eva"));
    let expected =
        |field| format!("Refused {field}: Eva is away in round 1 and cannot be given a place");
    assert_eq!(told(&hall, "round.pair", json!({ "a": dan, "b": eva })), expected("b"));
    assert_eq!(told(&hall, "round.pair", json!({ "a": eva, "b": dan })), expected("a"));
    assert_eq!(told(&hall, "round.swap", json!({ "a": ana, "b": eva })), expected("b"));
    assert_eq!(told(&hall, "round.bye", json!({ "entrant": eva })), expected("entrant"));
    let two = json!({ "a": eva, "b": hall.entrant("Fay") });
    assert_eq!(refused(&hall, "round.pair", two).code, Code::Refused);
}

#[test]
fn a_step_that_changes_nothing_is_told() {
    let hall = hall();
    let of = |name: &str| hall.entrant(name);
    // Carl has the bye already; the board of Ana and Bo is locked, for a hand made it.
    for (method, params) in [
        ("round.bye", json!({ "entrant": of("Carl") })),
        ("round.lock", json!({ "board": 1, "locked": true })),
    ] {
        assert_eq!(told(&hall, method, params), "Refused : Nothing would change", "{method}");
    }
    let expected =
        "Refused entrant: Dan has no board and not the bye: there is nothing to take apart";
    assert_eq!(told(&hall, "round.free", json!({ "entrant": of("Dan") })), expected);
    step(&hall, "round.free", json!({ "entrant": of("Ana") }));
    let expected = "Refused : Ana and Dan both wait: neither has a place that could be changed";
    assert_eq!(told(&hall, "round.swap", json!({ "a": of("Ana"), "b": of("Dan") })), expected);
}

/// Who is on a board is taken off it, and the other one waits: the boards stay whole.
#[test]
fn who_is_paired_already_leaves_that_board() {
    let hall = hall();
    let of = |name: &str| hall.entrant(name);
    let two = json!({ "a": of("Dan"), "b": of("Ana"), "white": of("Dan") });
    let made = step(&hall, "round.pair", two);
    assert_eq!(boards(&made), "Dan-Ana");
    assert_eq!(super::names(&made["pool"], "player"), "Bo");
    // The bye too is taken away from who gets a board.
    let made = step(&hall, "round.pair", json!({ "a": of("Bo"), "b": of("Carl") }));
    assert_eq!((boards(&made).as_str(), &made["bye"]), ("Dan-Ana Carl-Bo", &Value::Null));
    // A step of another window comes too late.
    let late = json!({ "a": of("Ana"), "b": of("Bo"), "seen": 1 });
    assert_eq!(refused(&hall, "round.pair", late).code, Code::Stale);
}
