//! Pairing by hand where the engine knows no pairing, and sessions that outlive what happens meanwhile.

mod ahead;
mod named;
mod systems;
mod warned;

use desk::Code;
use insta::assert_snapshot;
use serde_json::{Value, json};

use crate::hall::{Hall, text};

/// Four players who have all met, and a fourth round.
fn exhausted() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    for _ in 1..=3 {
        let round = hall.publish();
        hall.results(round, "1-0 =-=");
    }
    hall
}

fn draft(hall: &Hall) -> Value {
    hall.ask("round.draft", json!({ "tournament": hall.section() }))
}

fn step(hall: &Hall, method: &str, mut params: Value) -> Value {
    let seen = match hall.try_ask("round.draft", json!({ "tournament": hall.section() })) {
        Ok(draft) => draft["seen"].clone(),
        Err(_) => {
            hall.ask("round.refusal", json!({ "tournament": hall.section() }))["seen"].clone()
        }
    };
    params["tournament"] = json!(hall.section());
    params["seen"] = seen;
    hall.ask(method, params)
}

fn publish(hall: &Hall, reason: &str) -> Result<Value, desk::ApiError> {
    let draft = draft(hall);
    let ids: Vec<&Value> =
        draft["findings"].as_array().expect("findings").iter().map(|it| &it["id"]).collect();
    hall.try_ask(
        "round.publish",
        json!({
            "tournament": hall.section(), "round": draft["round"], "seen": draft["seen"],
            "confirmed": ids, "reason": reason,
        }),
    )
}

fn names(rows: &Value, field: &str) -> String {
    let rows = rows.as_array().expect("rows").iter();
    rows.map(|row| text(&row[field]["name"])).collect::<Vec<_>>().join(" ")
}

fn boards(draft: &Value) -> String {
    let rows = draft["boards"].as_array().expect("boards").iter();
    let board =
        |row: &Value| format!("{}-{}", text(&row["white"]["name"]), text(&row["black"]["name"]));
    rows.map(board).collect::<Vec<_>>().join(" ")
}

/// Findings as `level article text`.
fn findings(draft: &Value) -> String {
    let rows = draft["findings"].as_array().expect("findings").iter();
    let line = |row: &Value| {
        format!("{} {} {}", text(&row["level"]), text(&row["article"]), text(&row["text"]))
    };
    rows.map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_refusal_names_the_round_the_article_and_what_bars_whom() {
    let hall = exhausted();
    let error = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert_eq!(error.code, Code::Refused);
    assert_snapshot!(error.message, @"Round 4 cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal for any of these 4 players: Ana; Bo; Carl; Dan. Ana has no legal partner: has met (C1) Bo (round 2); Carl (round 1); Dan (round 3). Bo has no legal partner: has met (C1) Ana (round 2); Carl (round 3); Dan (round 1). Carl has no legal partner: has met (C1) Ana (round 1); Bo (round 3); Dan (round 2). Dan has no legal partner: has met (C1) Ana (round 3); Bo (round 1); Carl (round 2)");
    assert_snapshot!(error.hint.unwrap_or_default(), @"Pair this round by hand: the arbiter decides (C.04.3 1.9.3). Or lift a prohibited pairing or an absence");
    let view = hall.ask("round.refusal", json!({ "tournament": hall.section() }));
    assert_eq!(view["canPairByHand"], true);
    assert_eq!(view["players"].as_array().map(Vec::len), Some(4));
    assert_eq!(view["players"][0]["legal"], "");
    let hall = hall.language("es");
    let error = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert_snapshot!(error.message, @"La ronda 4 no se puede emparejar según las reglas (C.04.3 C4, 1.9.3). Rivales posibles: ninguno legal para ninguno de estos 4 jugadores: Ana; Bo; Carl; Dan. Ana no tiene rival legal: ya ha jugado (C1) con Bo (ronda 2); Carl (ronda 1); Dan (ronda 3). Bo no tiene rival legal: ya ha jugado (C1) con Ana (ronda 2); Carl (ronda 3); Dan (ronda 1). Carl no tiene rival legal: ya ha jugado (C1) con Ana (ronda 1); Bo (ronda 3); Dan (ronda 2). Dan no tiene rival legal: ya ha jugado (C1) con Ana (ronda 3); Bo (ronda 1); Carl (ronda 2)");
}

#[test]
fn a_round_without_a_legal_pairing_is_paired_from_nothing_and_published_with_a_reason() {
    let hall = exhausted();
    let begun = step(&hall, "round.hand", json!({}));
    assert_eq!((boards(&begun).as_str(), &begun["byHand"]), ("", &json!(true)));
    assert_eq!(names(&begun["pool"], "player"), "Ana Bo Carl Dan");
    assert!(text(&begun["noDraft"]).contains("C.04.3 C4, 1.9.3"), "{}", begun["noDraft"]);
    assert_eq!(begun["pool"][0]["barred"].as_array().map(Vec::len), Some(3));
    assert_snapshot!(findings(&begun), @"refused C.04.1 3 4 players are there and have no board");
    let error = publish(&hall, "all have met").unwrap_err();
    assert_eq!(error.code, Code::Refused, "everybody must have a board: {error}");

    let (ana, bo) = (hall.entrant("Ana"), hall.entrant("Bo"));
    let (carl, dan) = (hall.entrant("Carl"), hall.entrant("Dan"));
    step(&hall, "round.pair", json!({ "a": carl, "b": dan }));
    let paired = step(&hall, "round.pair", json!({ "a": ana, "b": bo, "white": bo }));
    assert_eq!(boards(&paired), "Bo-Ana Dan-Carl", "boards stand in their order");
    assert_eq!(names(&paired["pool"], "player"), "");
    assert_eq!(paired["needsReason"], true);
    assert_snapshot!(findings(&paired), @r"
    confirm C.04.3 C1 Bo and Ana met in round 2
    confirm C.04.3 C1 Dan and Carl met in round 2
    ");
    assert_eq!(paired["boards"][0]["locked"], true);
    let why = paired["boards"][0]["why"].to_string();
    assert!(why.contains("Bo and Ana met in round 2 (C.04.3 C1)"), "{why}");

    let error = publish(&hall, " ").unwrap_err();
    assert_eq!(error.code, Code::NeedsReason);
    publish(&hall, "all four have met").expect("the arbiter decides");
    let round = hall.ask("round.get", json!({ "tournament": hall.section(), "round": 4 }));
    assert_eq!(
        (boards(&round).as_str(), &round["state"]),
        ("Bo-Ana Dan-Carl", &json!("published"))
    );
    let journal = hall.ask("journal.list", json!({ "limit": 200 }));
    let told = journal.to_string();
    assert!(told.contains("all four have met"), "the reason stays in the journal");
    assert!(told.contains("Carl – Dan paired") || told.contains("Dan – Carl paired"), "{told}");
    assert_eq!(hall.ask("journal.verify", json!({}))["good"], true);
}

#[test]
fn boards_are_taken_apart_swapped_and_given_the_bye() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000"]);
    let begun = step(&hall, "round.hand", json!({}));
    assert_eq!(
        names(&begun["pool"], "player"),
        "Ana Bo Carl Dan Eva",
        "also where the engine can pair"
    );
    assert_eq!(begun["noDraft"], "");
    let of = |name: &str| hall.entrant(name);
    step(&hall, "round.pair", json!({ "a": of("Ana"), "b": of("Bo") }));
    let bye = step(&hall, "round.bye", json!({ "entrant": of("Eva") }));
    assert_eq!((boards(&bye).as_str(), &bye["bye"]["name"]), ("Ana-Bo", &json!("Eva")));
    // One who waits takes the place of one on a board, once that is unlocked.
    step(&hall, "round.lock", json!({ "board": 1, "locked": false }));
    let swapped = step(&hall, "round.swap", json!({ "a": of("Carl"), "b": of("Bo") }));
    assert_eq!(boards(&swapped), "Ana-Carl");
    assert_eq!(names(&swapped["pool"], "player"), "Bo Dan");
    // The bye goes from one to another, and from a board.
    let taken = step(&hall, "round.free", json!({ "entrant": of("Eva") }));
    assert_eq!(
        (names(&taken["pool"], "player").as_str(), &taken["bye"]),
        ("Bo Dan Eva", &Value::Null)
    );
    let taken = step(&hall, "round.bye", json!({ "entrant": of("Carl") }));
    assert_eq!((boards(&taken).as_str(), &taken["bye"]["name"]), ("", &json!("Carl")));
    assert_eq!(names(&taken["pool"], "player"), "Ana Bo Dan Eva");
    // A board keeps when the rest is drawn; the engine pairs who waits.
    step(&hall, "round.pair", json!({ "a": of("Ana"), "b": of("Eva"), "white": of("Eva") }));
    let drawn = step(&hall, "round.redraw", json!({}));
    assert_eq!(boards(&drawn), "Eva-Ana Bo-Carl");
    assert_eq!(drawn["bye"]["name"], "Dan");
    // Each step can be taken back.
    hall.ask("journal.undo", json!({}));
    assert_eq!(names(&draft(&hall)["pool"], "player"), "Bo Dan");
    let cleared = step(&hall, "round.hand", json!({}));
    assert_eq!(boards(&cleared), "Eva-Ana", "locked boards stay");
}

#[test]
fn a_session_outlives_results_players_and_the_program() {
    let hall = exhausted();
    let of = |name: &str| hall.entrant(name);
    step(&hall, "round.hand", json!({}));
    step(&hall, "round.pair", json!({ "a": of("Ana"), "b": of("Bo") }));
    let section = hall.section();
    // A result of the last round is taken away: the round cannot go out, and the boards stay.
    let round = hall.ask("round.get", json!({ "tournament": section, "round": 3 }));
    let game = &round["boards"][0]["game"];
    hall.ask(
        "result.enter",
        json!({ "tournament": section, "game": game, "outcome": "clear", "pass": 1 }),
    );
    let open = draft(&hall);
    assert!(!boards(&open).is_empty(), "the boards stay");
    assert!(
        findings(&open).starts_with("refused  Round 3 has no result on board 1"),
        "{}",
        findings(&open)
    );
    hall.ask(
        "result.enter",
        json!({ "tournament": section, "game": game, "outcome": "0-1", "pass": 1 }),
    );
    // One on a locked board leaves: named, and the board is free after drawing again.
    hall.ask(
        "players.withdraw",
        json!({ "tournament": section, "entrant": of("Bo"), "fromRound": 4, "reason": "ill" }),
    );
    let left = draft(&hall);
    assert!(
        findings(&left).contains("Bo is away in this round and stands on board 1"),
        "{}",
        findings(&left)
    );
    let freed = step(&hall, "round.free", json!({ "entrant": of("Bo") }));
    assert_eq!(names(&freed["pool"], "player"), "Ana Dan Carl");
    step(&hall, "round.pair", json!({ "a": of("Ana"), "b": of("Carl") }));
    step(&hall, "round.bye", json!({ "entrant": of("Dan") }));
    publish(&hall, "nobody else is left").expect("three are there");
}

#[test]
fn drawing_again_frees_the_board_of_one_who_left() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000", "Fay 1900"]);
    let (ana, section) = (hall.entrant("Ana"), hall.section());
    step(&hall, "round.lock", json!({ "board": 1, "locked": true }));
    hall.ask(
        "players.withdraw",
        json!({ "tournament": section, "entrant": ana, "fromRound": 1, "reason": "ill" }),
    );
    let drawn = step(&hall, "round.redraw", json!({}));
    assert_eq!(boards(&drawn), "Bo-Dan Eva-Carl");
    assert_eq!(drawn["bye"]["name"], "Fay");
    publish(&hall, "").expect("nothing is to be confirmed");
}

#[test]
fn a_round_robin_by_hand_names_boards_that_are_not_of_the_table() {
    let hall = Hall::with_event("berger", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let begun = step(&hall, "round.hand", json!({}));
    assert_eq!(findings(&begun), "refused C.05 Annex 1 4 players are there and have no board");
    let of = |name: &str| hall.entrant(name);
    step(&hall, "round.pair", json!({ "a": of("Ana"), "b": of("Bo"), "white": of("Ana") }));
    let made =
        step(&hall, "round.pair", json!({ "a": of("Carl"), "b": of("Dan"), "white": of("Dan") }));
    assert_eq!(boards(&made), "Ana-Bo Dan-Carl");
    assert_snapshot!(findings(&made), @r"
    confirm C.05 Annex 1 Ana and Bo do not meet in this round by the tables
    confirm C.05 Annex 1 Dan and Carl do not meet in this round by the tables
    ");
    publish(&hall, "the players asked for it").expect("the arbiter decides");
}

/// C.05 Annex 1 gives the colors too.
#[test]
fn colors_against_the_berger_table_are_told() {
    for system in ["berger", "berger-double"] {
        let hall = Hall::with_event(system, 3);
        hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
        let drawn = draft(&hall);
        assert_eq!(findings(&drawn), "");
        let two = json!({ "a": hall.entrant("Dan"), "b": hall.entrant("Ana") });
        let turned = step(&hall, "round.swap", two);
        assert_eq!(
            findings(&turned),
            "confirm C.05 Annex 1 Dan with White and Ana with Black are not the colours that the rules give"
        );
        assert_eq!(publish(&hall, "").unwrap_err().code, Code::NeedsReason);
        publish(&hall, "asked for by both").expect("the arbiter decides");
    }
}

/// Two winners change places: no criterion is worse, and the rules have an order all the same.
#[test]
fn a_pairing_by_hand_that_is_as_good_and_later_is_told() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&[
        "Ana 2400",
        "Bo 2390",
        "Carl 2380",
        "Dan 2370",
        "Eva 2360",
        "Fay 2350",
        "Gil 2340",
        "Hal 2330",
    ]);
    let hand =
        step(&hall, "round.swap", json!({ "a": hall.entrant("Eva"), "b": hall.entrant("Gil") }));
    assert_snapshot!(findings(&hand), @r"
    confirm  Paired by hand otherwise than the program pairs: 2 boards. The program has Ana – Eva; Carl – Gil
    note C.04.3 4.2 By hand every criterion is met as well, but that pairing comes later in the order of the rules: in the bracket of 0 they take Ana against Eva first
    note C.04.3 5.1 The initial colour is not drawn: White is taken for the odd numbers. Draw lots and set it in the rules
    ");
}

#[test]
fn too_few_players_are_told_with_the_round() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let told = || {
        hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err().message
    };
    assert_snapshot!(told(), @"Round 1 cannot be paired: nobody is entered");
    hall.enter(&["Ana 2400"]);
    assert_snapshot!(told(), @"Round 1 cannot be paired: only one player is entered");
    hall.enter(&["Bo 2300"]);
    let round = hall.publish();
    hall.results(round, "1-0");
    let told = || {
        hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err().message
    };
    assert_snapshot!(told(), @"Round 2 cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal for any of these 2 players: Ana; Bo. Ana has no legal partner: has met (C1) Bo (round 1). Bo has no legal partner: has met (C1) Ana (round 1)");
    for name in ["Ana", "Bo"] {
        hall.ask("players.withdraw", json!({ "tournament": hall.section(), "entrant": hall.entrant(name), "fromRound": 2, "reason": "" }));
    }
    assert_snapshot!(told(), @"Round 2 cannot be paired: at least two players must be there, and of the 2 entered nobody is");
    let view = hall.ask("round.refusal", json!({ "tournament": hall.section() }));
    assert_eq!(view["canPairByHand"], false);
}

#[test]
fn a_second_bye_is_named_with_its_round() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200"]);
    for _ in 1..=3 {
        let round = hall.publish();
        hall.results(round, "1-0");
    }
    let error = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert_snapshot!(error.message, @"Round 4 cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal for any of these 3 players: Ana; Bo; Carl. Ana has no legal partner: has met (C1) Bo (round 1); Carl (round 2), and had the bye in round 3 (C2). Bo has no legal partner: has met (C1) Ana (round 1); Carl (round 3), and had the bye in round 2 (C2). Carl has no legal partner: has met (C1) Ana (round 2); Bo (round 3), and had the bye in round 1 (C2)");
    step(&hall, "round.hand", json!({}));
    step(&hall, "round.bye", json!({ "entrant": hall.entrant("Bo") }));
    let made =
        step(&hall, "round.pair", json!({ "a": hall.entrant("Ana"), "b": hall.entrant("Carl") }));
    assert_snapshot!(findings(&made), @r"
    confirm C.04.3 C1 Ana and Carl met in round 2
    confirm C.04.3 C2 Bo had the bye in round 2 and gets another
    ");
    publish(&hall, "one must rest again").expect("the arbiter decides");
}

#[test]
fn a_knock_out_tells_round_one_and_empty_places_in_its_own_words() {
    let hall = Hall::with_event("knock-out", 2);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200"]);
    let drawn = draft(&hall);
    // Three players: the tree has four places, and number 1 is opposite the empty one.
    assert_eq!(drawn["boards"][0]["why"][0], "The tree of 4 places sets number 2 against number 3");
    let away = &drawn["withoutGame"][0];
    assert_eq!(
        (away["text"].as_str(), away["points"].as_str()),
        (Some("goes through without a game"), Some(""))
    );
}

#[test]
fn drawing_again_beside_locked_boards_leaves_the_one_who_waits_the_bye() {
    let systems = [
        "fide-dutch-2026",
        "fide-dubov-2026",
        "fide-burstein-2026",
        "fide-lim-2026",
        "fide-double-swiss-2026",
        "keizer",
    ];
    for system in systems {
        for players in [4, 5] {
            let hall = Hall::with_event(system, 6);
            let names = ["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000"];
            hall.enter(&names[..players]);
            let before = draft(&hall);
            step(&hall, "round.lock", json!({ "board": 1, "locked": true }));
            step(&hall, "round.lock", json!({ "board": 2, "locked": true }));
            let seen = draft(&hall)["seen"].clone();
            let params = json!({ "tournament": hall.section(), "seen": seen });
            let error = hall.try_ask("round.redraw", params).unwrap_err();
            assert_eq!(error.message, "Nothing would change", "{system} of {players}");
            if players == 5 {
                // Who waits is the only one left, and gets the bye again.
                let resting = before["bye"]["entrant"].clone();
                step(&hall, "round.free", json!({ "entrant": resting }));
                let after = step(&hall, "round.redraw", json!({}));
                assert_eq!(boards(&after), boards(&before), "{system}");
                assert_eq!(after["bye"]["name"], before["bye"]["name"], "{system}");
            }
            publish(&hall, "").expect("nothing is to be confirmed");
        }
    }
}

#[test]
fn a_round_robin_names_who_left_and_stands_on_a_board() {
    let hall = Hall::with_event("berger", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    step(&hall, "round.lock", json!({ "board": 1, "locked": true }));
    let section = hall.section();
    hall.ask(
        "players.withdraw",
        json!({ "tournament": section, "entrant": hall.entrant("Ana"), "fromRound": 1, "reason": "ill" }),
    );
    let left = draft(&hall);
    assert_snapshot!(findings(&left), @"refused  Ana is away in this round and stands on board 1: draw again, or take the board apart");
    assert_eq!(publish(&hall, "all the same").unwrap_err().code, Code::Refused);
    let drawn = step(&hall, "round.redraw", json!({}));
    assert_eq!((boards(&drawn).as_str(), findings(&drawn).as_str()), ("Bo-Carl", ""));
}

#[test]
fn a_round_robin_tells_who_did_not_come_before() {
    let hall = Hall::with_event("berger", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let round = hall.publish();
    hall.results(round, "+-- 1-0");
    assert_snapshot!(findings(&draft(&hall)), @"note  Dan did not come to round 1, has said nothing, and is to be paired");
}

#[test]
fn a_knock_out_tells_who_is_away_on_a_board() {
    let hall = Hall::with_event("knock-out", 2);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    hall.ask(
        "players.withdraw",
        json!({ "tournament": hall.section(), "entrant": hall.entrant("Ana"), "fromRound": 1, "reason": "ill" }),
    );
    let drawn = draft(&hall);
    assert_eq!(boards(&drawn), "Ana-Dan Carl-Bo");
    let told = findings(&drawn);
    assert!(
        told.contains("Ana is away in this round and stands on board 1: the tree of a knock-out"),
        "{told}"
    );
    assert!(told.lines().all(|line| line.starts_with("note ")), "{told}");
    publish(&hall, "").expect("it is drawn by the rules");
}

#[test]
fn a_knock_out_that_is_over_names_who_has_won() {
    let hall = Hall::with_event("knock-out", 2);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let round = hall.publish();
    hall.results(round, "1-0 ---");
    let told = |hall: &Hall| {
        hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err().message
    };
    assert_snapshot!(told(&hall), @"Round 2 cannot be paired: the knock-out is over, and Ana has won it: nobody else is still in");
    let hall = hall.language("es");
    assert_snapshot!(told(&hall), @"La ronda 2 no se puede emparejar: la eliminatoria ha terminado y la ha ganado Ana: no queda nadie más");
}

#[test]
fn an_initial_color_that_nobody_drew_is_told_in_every_system_that_asks_for_it() {
    let said = |system: &str| {
        let hall = Hall::with_event(system, 3);
        hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
        findings(&draft(&hall)).contains("The initial colour is not drawn")
    };
    for system in ["fide-dutch-2026", "fide-dubov-2026", "fide-lim-2026", "keizer", "knock-out"] {
        assert!(said(system), "{system}");
    }
    assert!(!said("berger"));
}

/// Who meets whom on a locked board stays until the board itself is unlocked or taken apart; its colors may turn.
#[test]
fn a_lock_holds_against_a_swap_and_the_bye() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000"]);
    let of = |name: &str| hall.entrant(name);
    let locked = step(&hall, "round.lock", json!({ "board": 1, "locked": true }));
    let (seen, section) = (locked["seen"].clone(), hall.section());
    let (white, other) = (&locked["boards"][0]["white"], &locked["boards"][1]["black"]);
    for (method, params) in [
        ("round.swap", json!({ "a": white["entrant"], "b": other["entrant"] })),
        ("round.swap", json!({ "a": other["entrant"], "b": white["entrant"] })),
        ("round.swap", json!({ "a": white["entrant"], "b": of("Eva") })),
        ("round.bye", json!({ "entrant": white["entrant"] })),
    ] {
        let mut params = params;
        params["tournament"] = json!(section);
        params["seen"] = seen.clone();
        let error = hall.try_ask(method, params).unwrap_err();
        assert_eq!((error.code, error.message.as_str()), (Code::Refused, "Board 1 is locked"));
    }
    let two = json!({ "a": white["entrant"], "b": locked["boards"][0]["black"]["entrant"] });
    let turned = step(&hall, "round.swap", two);
    assert_eq!(turned["boards"][0]["black"]["name"], white["name"]);
    assert_eq!(turned["boards"][0]["locked"], true);
    step(&hall, "round.lock", json!({ "board": 1, "locked": false }));
    let two = json!({ "a": white["entrant"], "b": other["entrant"] });
    assert_eq!(step(&hall, "round.swap", two)["boards"][0]["black"]["name"], other["name"]);
}

/// Any round by hand that is not the program's needs a reason, which stays with it and goes out with the report.
#[test]
fn a_round_by_hand_that_is_not_the_programs_needs_a_reason() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let of = |name: &str| hall.entrant(name);
    // Ana-Carl and Dan-Bo are drawn: to lock one changes nothing, and asks for nothing.
    let drawn = step(&hall, "round.lock", json!({ "board": 1, "locked": true }));
    assert_eq!(boards(&drawn), "Ana-Carl Dan-Bo");
    assert_eq!(drawn["needsReason"], false, "{}", findings(&drawn));
    step(&hall, "round.lock", json!({ "board": 1, "locked": false }));
    let made = step(&hall, "round.swap", json!({ "a": of("Bo"), "b": of("Carl") }));
    assert_eq!(made["needsReason"], true);
    let told = findings(&made);
    assert!(
        told.contains(
            "confirm  Paired by hand otherwise than the program pairs: 2 boards. The program has Ana – Carl; Dan – Bo"
        ),
        "{told}"
    );
    assert_eq!(publish(&hall, "").unwrap_err().code, Code::NeedsReason);
    publish(&hall, "Ana and Carl are sisters").expect("with a reason");
    let journal = hall.ask("journal.list", json!({ "limit": 50 })).to_string();
    assert!(journal.contains("Ana and Carl are sisters"), "{journal}");
}

/// Nobody has the bye in a table: who has no game is free, for no points. A third game with one color is told.
#[test]
fn a_round_robin_by_hand_gives_no_bye_and_tells_a_third_color() {
    let hall = Hall::with_event("berger", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000"]);
    let begun = step(&hall, "round.hand", json!({}));
    let no_bye = text(&begun["pool"][0]["noBye"]).to_owned();
    assert!(no_bye.contains("free in the round and gets no points"), "{no_bye}");
    let error = hall
        .try_ask(
            "round.bye",
            json!({
                "tournament": hall.section(), "entrant": hall.entrant("Ana"), "seen": begun["seen"],
            }),
        )
        .unwrap_err();
    assert_eq!((error.code, error.message), (Code::Refused, no_bye));
    hall.ask("round.discard", json!({ "tournament": hall.section() }));

    // Four by the table: Ana (1) has White, White and Black: 1-4, 1-2, 3-1.
    let hall = Hall::with_event("berger", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    for _ in 1..=2 {
        let round = hall.publish();
        hall.results(round, "1-0 1-0");
    }
    let two = json!({ "a": hall.entrant("Ana"), "b": hall.entrant("Carl") });
    let told = findings(&step(&hall, "round.swap", two));
    assert!(told.contains("confirm  Ana gets White for the third time running"), "{told}");
    assert!(told.contains("confirm C.05 Annex 1 Ana with White and Carl with Black"), "{told}");
}

/// What the tables say of two players is told as it was played where a round was made by hand.
#[test]
fn why_not_in_a_round_robin_knows_what_was_played_by_hand() {
    let hall = Hall::with_event("berger", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let of = |name: &str| hall.entrant(name);
    let why = |a: &str, b: &str| {
        let two = json!({ "tournament": hall.section(), "a": of(a), "b": of(b) });
        text(&hall.ask("round.why", two)["text"]).to_owned()
    };
    // By the table 1-4 2-3 in round 1, 4-3 1-2 in round 2, 2-4 3-1 in round 3.
    assert_eq!(why("Ana", "Bo"), "Ana and Bo meet by the table in round 2 (C.05 Annex 1)");
    step(&hall, "round.hand", json!({}));
    step(&hall, "round.pair", json!({ "a": of("Ana"), "b": of("Bo") }));
    step(&hall, "round.pair", json!({ "a": of("Carl"), "b": of("Dan") }));
    assert_eq!(why("Ana", "Bo"), "Ana and Bo meet");
    assert_eq!(
        why("Ana", "Dan"),
        "Ana and Dan meet in this round by the tables; by hand they were paired otherwise (C.05 Annex 1)"
    );
    publish(&hall, "Dan came late").expect("the arbiter decides");
    hall.results(1, "1-0 1-0");
    assert_eq!(
        why("Ana", "Dan"),
        "Ana and Dan were to meet by the tables in round 1 and did not; the tables have no round left for them (C.05 Annex 1)"
    );
    hall.ask("round.draft", json!({ "tournament": hall.section() }));
    assert_eq!(why("Ana", "Carl"), "Ana and Carl meet by the table in round 3 (C.05 Annex 1)");
}
