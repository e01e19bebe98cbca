//! The number of rounds: whether so many can be paired, what another number does, and what round 1 has fixed.

use serde_json::{Value, json};

use crate::hall::{Hall, table, text};

fn setup(hall: &Hall) -> Value {
    hall.ask("tournament.get", json!({ "tournament": hall.section() }))["setup"].clone()
}

fn change(hall: &Hall, make: impl Fn(&mut Value)) -> Value {
    let mut settings = setup(hall);
    make(&mut settings);
    let asked = json!({ "tournament": hall.section(), "setup": settings, "reason": "agreed" });
    hall.ask("tournament.update", asked)
}

/// What stands below the number of rounds, one line each.
fn below(hall: &Hall, rounds: u8) -> String {
    let mut typed = setup(hall);
    typed["rounds"] = json!(rounds);
    let asked = json!({ "tournament": hall.section(), "setup": typed });
    let found = hall.ask("setup.check", asked);
    let found: Vec<Value> = found
        .as_array()
        .expect("checks")
        .iter()
        .filter(|it| it["field"] == "rounds")
        .cloned()
        .collect();
    table(&json!(found), &["severity", "text"])
}

fn withdraw(hall: &Hall, name: &str, round: u8) {
    let asked = json!({
        "tournament": hall.section(), "entrant": hall.entrant(name), "fromRound": round, "reason": "ill",
    });
    hall.ask("players.withdraw", asked);
}

#[test]
fn more_rounds_than_opponents_are_told_beside_the_number() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    assert_eq!(below(&hall, 5), "", "nobody is entered yet");
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    assert_eq!(below(&hall, 3), "");
    insta::assert_snapshot!(below(&hall, 5), @"warning | If everybody stays and all games are played, at most 3 rounds can be paired, and 5 are planned: each of the 4 players has 3 possible opponents left");
    hall.enter(&["Eva 2000"]);
    assert_eq!(below(&hall, 5), "", "everybody meets four and rests once");
    insta::assert_snapshot!(below(&hall, 6), @"warning | If everybody stays and all games are played, at most 5 rounds can be paired, and 6 are planned: each of the 5 players has 4 possible opponents left, and the bye");
    let spanish = hall.language("es");
    insta::assert_snapshot!(below(&spanish, 6), @"warning | Si todos se quedan y se juegan todas las partidas, se pueden emparejar como mucho 5 rondas, y hay 6 previstas: a cada uno de los 5 jugadores le quedan 4 rivales posibles, y el descanso");
}

/// Who may not meet and who leaves make opponents fewer; tables and Keizer are not asked.
#[test]
fn who_leaves_and_who_is_kept_apart_count() {
    let hall = Hall::with_event("fide-dubov-2026", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let (ana, bo) = (hall.entrant("Ana"), hall.entrant("Bo"));
    change(&hall, |setup| setup["prohibited"] = json!([[ana, bo]]));
    insta::assert_snapshot!(below(&hall, 3), @"warning | If everybody stays and all games are played, at most 2 rounds can be paired, and 3 are planned: Ana has 2 possible opponents left; Bo has 2 possible opponents left");
    assert_eq!(below(&hall, 2), "");
    withdraw(&hall, "Dan", 1);
    // Ana and Bo meet Carl in turn, and the other rests: a third round would need a bye for Carl, who has met both by then.
    assert_eq!(below(&hall, 2), "");
    assert!(below(&hall, 3).contains("at most 2 rounds"), "{}", below(&hall, 3));
    for system in ["keizer", "knock-out", "berger", "scheveningen"] {
        let hall = Hall::with_event(system, 9);
        hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
        assert_eq!(below(&hall, 9), "", "{system}");
    }
}

/// Six players who meet across two groups of three in three rounds leave two circles of three.
#[test]
fn a_draft_tells_what_comes_after_it() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000", "Fay 1900"]);
    let entrant = |name: &str| hall.entrant(name);
    let step = |method: &str, mut params: Value| {
        let draft = hall.ask("round.draft", json!({ "tournament": hall.section() }));
        params["tournament"] = json!(hall.section());
        params["seen"] = draft["seen"].clone();
        hall.ask(method, params)
    };
    let rounds = [
        [("Ana", "Dan"), ("Bo", "Eva"), ("Carl", "Fay")],
        [("Eva", "Ana"), ("Fay", "Bo"), ("Dan", "Carl")],
        [("Ana", "Fay"), ("Bo", "Dan"), ("Carl", "Eva")],
    ];
    let mut told = Vec::new();
    for boards in rounds {
        step("round.hand", json!({}));
        let mut made = Value::Null;
        for (white, black) in boards {
            let two = json!({ "a": entrant(white), "b": entrant(black), "white": entrant(white) });
            made = step("round.pair", two);
        }
        let findings = made["findings"].as_array().expect("findings").iter();
        told.extend(findings.filter(|it| it["id"] == "rounds-left").map(|it| text(&it["text"])));
        let ids = made["findings"].as_array().expect("findings").iter();
        let ids: Vec<&Value> = ids.map(|it| &it["id"]).collect();
        let publish = json!({
            "tournament": hall.section(), "round": made["round"], "seen": made["seen"],
            "confirmed": ids, "reason": "the arbiter decides",
        });
        hall.ask("round.publish", publish);
        hall.results(made["round"].as_u64().expect("a round"), "=-= =-= =-=");
    }
    insta::assert_snapshot!(told.join("\n"), @"If everybody stays and all games are played, at most 3 rounds can be paired, and 5 are planned: no choice of pairs who have not met goes further");
}

/// C.04.7: nine rounds have five accelerated ones, seven have four and eleven six; round 2 of two is the last and has no virtual
/// points.
#[test]
fn another_number_of_rounds_tells_what_it_does() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    change(&hall, |setup| {
        setup["acceleration"] = json!("baku");
        setup["initialColor"] = json!("white");
        setup["schedule"] = json!([{ "round": 1, "starts": "2026-11-29T16:00" }]);
    });
    let names: Vec<String> = (0..14).map(|it| format!("P{it:02} {}", 2400 - 10 * it)).collect();
    hall.enter(&names.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(below(&hall, 7), "", "no round is out");
    for round in 1..=2 {
        assert_eq!(hall.publish(), round);
        hall.results(round, "1-0 1-0 0-1 1-0 =-= 1-0 0-1");
    }
    let asked = json!({
        "tournament": hall.section(), "entrant": hall.entrant("P03"), "round": 8, "kind": "H",
    });
    hall.ask("players.bye", asked);
    let seven = below(&hall, 7);
    for told in [
        "The rounds are 7 instead of 9, and rounds 1 to 2 were paired for 9",
        "Baku acceleration (C.04.7) then has 4 accelerated rounds instead of 5",
        "Title norms need 9 games (B.01 1.4.1): with 7 rounds none is possible",
        "One bye was asked for in a round that there will not be",
    ] {
        assert!(seven.contains(told), "{told}: {seven}");
    }
    let eleven = below(&hall, 11);
    assert!(eleven.contains("6 accelerated rounds instead of 5"), "{eleven}");
    assert!(eleven.contains("2 new rounds have no time in the schedule"), "{eleven}");
    assert!(!eleven.contains("norms") && !eleven.contains("otherwise"), "{eleven}");
    let two = below(&hall, 2);
    assert!(
        two.contains("By the new number round 2 would have been paired otherwise on boards"),
        "{two}"
    );
    assert_eq!(below(&hall, 9), "");
    let saved = change(&hall, |setup| setup["rounds"] = json!(7));
    let told = text(&saved["notice"]);
    assert!(told.contains("7 instead of 9") && told.contains("4 accelerated rounds"), "{told}");
}

/// The same list closes the form and refuses the change; whoever entered later keeps the last of them open.
#[test]
fn what_round_one_has_fixed_is_named_with_its_reason() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let fixed = |hall: &Hall| {
        let view = hall.ask("tournament.get", json!({ "tournament": hall.section() }));
        let fixed = view["fixed"].as_object().expect("reasons").clone();
        fixed.into_iter().map(|(field, why)| format!("{field}: {}", text(&why))).collect::<Vec<_>>()
    };
    assert_eq!(fixed(&hall), [""; 0]);
    hall.publish();
    // Nobody has drawn the first color: it can still be written down.
    insta::assert_snapshot!(fixed(&hall).join("\n"), @r"
    acceleration: Acceleration is fixed once round 1 is out (C.04.7)
    prohibited: Who may not be paired is settled before round 1 (C.05 5.2)
    scoring: What results and the bye are worth is fixed once round 1 is out
    system: The pairing system is fixed once round 1 is out
    ");
    change(&hall, |setup| setup["initialColor"] = json!("white"));
    let drawn = "initialColor: The first colour was drawn before round 1 (C.04.3 5.1): it is fixed once that is out";
    assert!(fixed(&hall).contains(&drawn.to_owned()), "{:?}", fixed(&hall));
    hall.enter(&["Eva 2000"]);
    let left = fixed(&hall);
    assert!(!left.iter().any(|it| it.starts_with("prohibited")), "{left:?}");
    let (ana, eva) = (hall.entrant("Ana"), hall.entrant("Eva"));
    change(&hall, |setup| setup["prohibited"] = json!([[ana, eva]]));
    let bo = hall.entrant("Bo");
    let mut asked = setup(&hall);
    asked["prohibited"] = json!([[ana, eva], [ana, bo]]);
    let asked = json!({ "tournament": hall.section(), "setup": asked, "reason": "agreed" });
    let refused = hall.try_ask("tournament.update", asked).unwrap_err();
    assert_eq!(refused.field.as_deref(), Some("prohibited"));
}
