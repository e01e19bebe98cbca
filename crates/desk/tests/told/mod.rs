//! Lines of the journal and of the undo button: they name whom and what they were about, undone or not.

use serde_json::{Value, json};

use super::hall::Hall;

/// Lines of the journal, oldest first; those struck out in brackets.
fn lines(hall: &Hall) -> Vec<String> {
    let list = hall.ask("journal.list", json!({"limit": 500}));
    let rows = list["rows"].as_array().expect("rows").iter().rev();
    let line = |row: &Value| match row["undone"].as_bool() {
        Some(true) => format!("[{}]", row["text"].as_str().expect("words")),
        _ => row["text"].as_str().expect("words").to_owned(),
    };
    rows.map(line).collect()
}

/// The last lines, which are those since a number of them was there.
fn since(hall: &Hall, before: usize) -> Vec<String> {
    lines(hall).split_off(before)
}

fn four(language: &str) -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 5).language(language);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    hall.publish();
    hall
}

#[test]
fn an_undone_late_entry_keeps_its_name_and_all_that_was_done_with_it() {
    for (language, expected) in [
        (
            "en",
            [
                "[Eva, E recorded]",
                "[Eva, E entered from round 2]",
                "[Eva, E, round 2: half-point bye]",
                "[Eva, E withdrawn from round 3]",
                "Undone: Eva, E withdrawn from round 3",
                "Undone: Eva, E, round 2: half-point bye",
                "Undone: Eva, E entered from round 2",
            ],
        ),
        (
            "es",
            [
                "[Eva, E anotado]",
                "[Eva, E inscrito desde la ronda 2]",
                "[Eva, E, ronda 2: bye de medio punto]",
                "[Eva, E retirado desde la ronda 3]",
                "Deshecho: Eva, E retirado desde la ronda 3",
                "Deshecho: Eva, E, ronda 2: bye de medio punto",
                "Deshecho: Eva, E inscrito desde la ronda 2",
            ],
        ),
    ] {
        let hall = four(language);
        let before = lines(&hall).len();
        let section = hall.section();
        let player = json!({"name": "Eva, E", "rating": "1800"});
        hall.ask("players.add", json!({"tournament": section, "player": player}));
        let who = hall.entrant("Eva, E");
        hall.ask(
            "players.bye",
            json!({"tournament": section, "entrant": who, "round": 2, "kind": "H"}),
        );
        hall.ask(
            "players.withdraw",
            json!({"tournament": section, "entrant": who, "fromRound": 3, "reason": "ill"}),
        );
        for _ in 0..3 {
            hall.ask("journal.undo", json!({}));
        }
        assert_eq!(since(&hall, before), expected);
        let frame = hall.ask("frame.get", json!({}));
        let redo = frame["event"]["redo"].as_str().expect("something to do again");
        assert!(redo.starts_with("Eva, E") && redo.ends_with('2'), "{redo}");
    }
}

#[test]
fn results_name_both_players_also_after_their_round_was_taken_back() {
    let hall = four("en");
    let before = lines(&hall).len();
    let section = hall.section();
    let board = |n: usize| {
        let view = hall.ask("round.get", json!({"tournament": section, "round": 1}));
        view["boards"][n]["game"].clone()
    };
    hall.results(1, "1-0 =-=");
    let second = board(1);
    hall.ask(
        "result.enter",
        json!({"tournament": section, "game": second, "outcome": "clear", "pass": 1}),
    );
    let enter = json!({"tournament": section, "game": second, "outcome": "0-1", "pass": 1});
    hall.ask("result.enter", enter);
    for _ in 0..5 {
        hall.ask("journal.undo", json!({"reason": "a name was missing"}));
    }
    let told = since(&hall, before);
    let pair = |line: &str| line.split(": ").nth(1).map(|it| it.trim_end_matches(']').to_owned());
    assert!(told[0].starts_with("[Round 1, board 1: "), "{told:?}");
    for line in &told[..2] {
        let named = ["Ana, A", "Bruno, B", "Carla, C", "Dino, D"];
        assert_eq!(named.iter().filter(|it| line.contains(*it)).count(), 2, "{line}");
    }
    assert!(told[0].contains(" 1 - 0]") && told[1].contains(" ½ - ½]"), "{told:?}");
    assert!(told[2].starts_with("[Round 1, board 2 cleared: "), "{told:?}");
    assert!(told[3].ends_with(" 0 - 1]"), "{told:?}");
    assert_eq!(pair(&told[2]), pair(&told[1]).map(|it| it.replace(" ½ - ½", "")));
    assert_eq!(told[8], "Undone: Round 1 published, 2 boards");
}

#[test]
fn an_entry_that_was_taken_out_and_a_document_say_which() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100"]);
    let before = lines(&hall).len();
    let who = hall.entrant("Ana, A");
    hall.ask("players.remove", json!({"tournament": hall.section(), "entrant": who}));
    let told = since(&hall, before);
    assert!(told.contains(&"Ana, A taken out of the entries".to_owned()), "{told:?}");
}

#[test]
fn of_several_tournaments_every_line_says_which() {
    let hall = four("en");
    let first = lines(&hall);
    assert!(first.contains(&"Ana, A entered from round 1".to_owned()), "{first:?}");
    let here = hall.ask("tournament.get", json!({"tournament": hall.section()}));
    let mut setup = here["setup"].clone();
    setup["name"] = json!("Women");
    hall.ask("tournament.create", json!({"setup": setup}));
    let told = lines(&hall);
    assert!(told.contains(&"Open Villa: Ana, A entered from round 1".to_owned()), "{told:?}");
    assert!(told.contains(&"Open Villa: Round 1 published, 2 boards".to_owned()), "{told:?}");
    assert!(told.contains(&"Tournament Women made".to_owned()), "{told:?}");
    let frame = hall.ask("frame.get", json!({}));
    assert_eq!(frame["event"]["undo"], "Tournament Women made");
}

#[test]
fn the_details_of_an_event_are_told_by_what_changed() {
    for (language, expected) in [
        (
            "en",
            "Details of Other: name Open Villa → Other; town nothing → Roble; federation nothing → ESP",
        ),
        (
            "es",
            "Datos de Other: nombre Open Villa → Other; localidad nada → Roble; federación nada → ESP",
        ),
    ] {
        let hall = four(language);
        let before = lines(&hall).len();
        let mut details = hall.ask("event.get", json!({}));
        details["name"] = json!("Other");
        details["place"] = json!("Roble");
        details["federation"] = json!("ESP");
        hall.ask("event.update", details);
        assert_eq!(since(&hall, before), [expected]);
    }
}

/// Changes settings of the section, and says what the journal tells of it.
fn changed(hall: &Hall, change: &Value) -> String {
    let section = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
    setup.as_object_mut().expect("settings").extend(change.as_object().expect("fields").clone());
    let params = json!({"tournament": section, "setup": setup, "reason": "so it was announced"});
    hall.ask("tournament.update", params);
    lines(hall).pop().expect("a line")
}

#[test]
fn changed_settings_are_told_from_what_to_what() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    let (ana, dino) = (hall.entrant("Ana, A"), hall.entrant("Dino, D"));
    let schedule = |time: &str| json!([{"round": 1, "starts": format!("2026-11-29T{time}")}]);
    let clauses = "The clubs share the sets.\n".repeat(9);
    let points = |win: &str, draw: &str| json!({"win": win, "draw": draw, "loss": "0", "absent": "0", "pab": win});
    let changes = [
        json!({"rounds": 7, "tieBreaks": ["BH/C1", "SB"]}),
        json!({"scoring": points("3", "1")}),
        json!({"prohibited": [[ana, dino]], "unratedAs": 1400, "initialColor": "white"}),
        json!({"prohibited": [], "pace": "rapid", "timeControl": "15+10", "noDrawBefore": 30}),
        json!({"handValues": [{"entrant": ana, "value": "2.5"}], "readings": {"double_forfeit": "equal"}}),
        json!({"schedule": schedule("16:00"), "localClauses": clauses}),
    ];
    let told: Vec<String> = changes.iter().map(|change| changed(&hall, change)).collect();
    insta::assert_snapshot!(told.join("\n"), @r"
    Settings of Open Villa: Rounds: 5 → 7; Tie-breaks in order: DE BH/C1 BH SB WIN → BH/C1 SB
    Settings of Open Villa: Points: win 1, draw ½, loss 0, absent 0, allocated bye 1 → win 3, draw 1, loss 0, absent 0, allocated bye 3
    Settings of Open Villa: First colour of the top player: to be drawn by lot → White; May not be paired: + Ana, A – Dino, D; Unrated counts as: nothing → 1400
    Settings of Open Villa: Rate of play: Standard → Rapid; Time control: 40/90+30:30+30 → 15+10; No draw agreed before move: nothing → 30; May not be paired: − Ana, A – Dino, D
    Settings of Open Villa: Values by hand: Ana, A: nothing → 2.5; Where C.07 can be read in two ways: STD after a double forfeit (C.07 7.7): nobody scores anything → ½ each, as the letter says
    Settings of Open Villa: Clauses added by the event: nothing → The clubs share the sets. The clubs share the sets. The clubs share the sets. Th…; Schedule: round 1: nothing → 29 November 2026, 16:00
    ");
    // What was undone is nothing to compare with.
    hall.ask("journal.undo", json!({}));
    assert_eq!(
        changed(&hall, &json!({"schedule": schedule("10:00")})),
        "Settings of Open Villa: Schedule: round 1: nothing → 29 November 2026, 10:00"
    );
    let hall = hall.language("es");
    assert_eq!(
        changed(&hall, &json!({"tieBreaks": [], "initialColor": ""})),
        "Ajustes de Open Villa: Primer color del primero de la lista: Blancas → por sorteo; Desempates en orden: BH/C1 SB → nada"
    );
}

#[test]
fn a_changed_prize_fund_is_told_from_what_to_what() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let fund = |more: &Value| {
        let mut fund = json!({"places": ["500", "300"], "currency": "EUR", "sharing": "equal",
            "categories": [{"name": "U16", "prizes": ["50"]}]});
        fund.as_object_mut().expect("a fund").extend(more.as_object().expect("fields").clone());
        hall.ask("prizes.set", json!({"tournament": hall.section(), "fund": fund}));
        lines(&hall).pop().expect("a line")
    };
    let told = [
        json!({}),
        json!({"places": ["600", "300.50"], "sharing": "hort"}),
        json!({"budget": "1000", "categories": [
            {"name": "U16", "prizes": ["60", "40"]}, {"name": "Best club", "goods": ["Cup"]}]}),
        json!({"categories": []}),
    ];
    let told: Vec<String> = told.iter().map(fund).collect();
    insta::assert_snapshot!(told.join("\n"), @r"
    Prize fund: 2 places, 1 category
    Prize fund: Prizes of the places: 500 300 → 600 300.50; On equal points: shared equally → Hort: half and half
    Prize fund: Prizes of the places: 600 300.50 → 500 300; Budget: nothing → 1000; On equal points: Hort: half and half → shared equally; U16: 50 → 60 40; + Best club
    Prize fund: Budget: 1000 → nothing; − Best club; − U16
    ");
}

#[test]
fn a_value_that_cannot_be_is_named_as_in_the_form() {
    let refusal = |hall: &Hall, change: Value| {
        let section = hall.section();
        let mut setup = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
        setup.as_object_mut().expect("settings").extend(change.as_object().expect("one").clone());
        let params = json!({"tournament": section, "setup": setup, "reason": ""});
        hall.try_ask("tournament.update", params).unwrap_err().message
    };
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let color = json!({"initialColor": "blue"});
    assert_eq!(refusal(&hall, color.clone()), "First colour of the top player cannot be blue");
    assert_eq!(refusal(&hall, json!({"acceleration": "wild"})), "Acceleration cannot be wild");
    let hall = hall.language("es");
    assert!(refusal(&hall, color).ends_with(" no puede ser blue"));
    let paper = hall.try_ask("settings.set", json!({"paper": "a9"})).unwrap_err();
    assert_eq!(
        (paper.message.as_str(), paper.field.as_deref()),
        ("Papel no puede ser a9", Some("paper"))
    );
}
