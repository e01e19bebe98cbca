//! What is typed in settings and about players: what is refused, what is told and kept, and the time of the hall.

use desk::Code;
use serde_json::{Value, json};

use crate::hall::{Hall, table, text};

fn details(hall: &Hall, change: Value) -> Value {
    let mut details = hall.ask("event.get", json!({}));
    let fields = details.as_object_mut().expect("details");
    fields.extend(change.as_object().expect("fields").clone());
    details
}

fn setup(hall: &Hall, change: Value) -> Value {
    let tournament = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    let fields = setup.as_object_mut().expect("settings");
    fields.extend(change.as_object().expect("fields").clone());
    setup
}

fn found(hall: &Hall, params: Value) -> String {
    table(&hall.ask("setup.check", params), &["severity", "field", "text", "hint"])
}

#[test]
fn a_time_zone_is_one_of_the_table() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let refused =
        hall.try_ask("event.update", details(&hall, json!({"zone": "Madrid"}))).unwrap_err();
    assert_eq!((refused.code, refused.field.as_deref()), (Code::BadInput, Some("zone")));
    insta::assert_snapshot!(refused.message, @"The time zone must be a name of the IANA table as Europe/Madrid, found Madrid");
    insta::assert_snapshot!(refused.hint.unwrap_or_default(), @"Did you mean Europe/Madrid? Choose one of the list, or leave the field empty for the time of this computer");
    hall.ask("event.update", details(&hall, json!({"zone": " europe/madrid"})));
    assert_eq!(hall.ask("event.get", json!({}))["zone"], "Europe/Madrid");
    let hall = hall.language("es");
    let refused =
        hall.try_ask("event.update", details(&hall, json!({"zone": "Marte"}))).unwrap_err();
    insta::assert_snapshot!(refused.message, @"La zona horaria debe ser un nombre de la tabla IANA, como Europe/Madrid; se ha encontrado Marte");
}

/// The computer of these tests stands in Madrid, the hall in New York.
#[test]
fn the_clock_of_the_hall_is_shown_and_printed() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let at = |hall: &Hall| text(&hall.ask("journal.list", json!({"limit": 1}))["rows"][0]["at"]);
    assert_eq!(at(&hall), "2026-11-29T10:00:00+01:00");
    hall.ask("event.update", details(&hall, json!({"zone": "America/New_York"})));
    assert_eq!(at(&hall), "2026-11-29T04:00:00-05:00");
    assert_eq!(hall.ask("frame.get", json!({}))["event"]["savedAt"], "2026-11-29T04:00:00-05:00");
    hall.enter(&["Ana 2100", "Bruno 2000"]);
    let tournament = hall.section();
    let schedule = json!({"schedule": [{"round": 1, "starts": "2026-11-29T16:00"}]});
    let setup = setup(&hall, schedule);
    hall.ask("tournament.update", json!({"tournament": tournament, "setup": setup}));
    hall.publish();
    let clock = hall.ask("round.clock", json!({"tournament": tournament, "round": 1}));
    assert_eq!(
        (text(&clock["startsAt"]), clock["hallOffset"].as_i64()),
        ("2026-11-29T16:00:00-05:00".to_owned(), Some(-300))
    );
    let list = hall.ask("report.make", json!({"kind": "pairings", "format": "txt"}));
    let list = plain(&list);
    assert!(list.contains("4:00") && !list.contains("10:00"), "{list}");
    let games = plain(&hall.ask("export.make", json!({"format": "pgn"}))[0]);
    for tag in [
        "[Date \"2026.11.29\"]",
        "[Time \"16:00:00\"]",
        "[UTCDate \"2026.11.29\"]",
        "[UTCTime \"21:00:00\"]",
    ] {
        assert!(games.contains(tag), "{games}");
    }
    hall.ask(
        "round.start",
        json!({"tournament": tournament, "round": 1, "starts": "2026-11-29T20:30"}),
    );
    let games = plain(&hall.ask("export.make", json!({"format": "pgn"}))[0]);
    assert!(games.contains("[UTCDate \"2026.11.30\"]\n[UTCTime \"01:30:00\"]"), "{games}");
}

fn plain(file: &Value) -> String {
    use base64::Engine as _;
    let coded = file["base64"].as_str().expect("bytes");
    let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
    String::from_utf8(bytes).expect("text")
}

#[test]
fn schedule_and_time_control_are_checked_with_place_and_cure() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let dates = json!({"startDate": "2026-11-28", "endDate": "2026-11-29"});
    hall.ask("event.update", details(&hall, dates));
    let typed = setup(
        &hall,
        json!({"timeControl": "90 minutes or so", "schedule": [
            {"round": 1, "starts": "2026-11-28T16:00"}, {"round": 2, "starts": "2026-11-28T10:00"},
            {"round": 3, "starts": "2026-12-28T10:00"}, {"round": 4, "starts": "2026-11-29T10:00"},
        ]}),
    );
    insta::assert_snapshot!(found(&hall, json!({"setup": typed.clone()})), @r#"
warning | timeControl | The time control is kept as text: “90 minutes or so” is not understood, so clocks cannot be set from it and reports do not carry it | Write minutes and seconds a move as 90+30, and periods as 40/90+30:30+30
warning | schedule | Round 3 starts on 28 December 2026, outside the days of the event, 28 November 2026 to 29 November 2026 | Correct the day of the round, or the days of the event
warning | schedule | Round 4 is in the schedule, but 3 rounds are planned | Change the number of rounds, or empty this start
warning | schedule | Round 2 starts on 28 November 2026, 10:00, not later than round 1 on 28 November 2026, 16:00 | Correct one of the two, or leave it so if round 2 is played before
warning | schedule | Round 4 starts on 29 November 2026, 10:00, not later than round 3 on 28 December 2026, 10:00 | Correct one of the two, or leave it so if round 4 is played before
"#);
    let tournament = hall.section();
    let done = hall.ask("tournament.update", json!({"tournament": tournament, "setup": typed}));
    assert!(text(&done["notice"]).contains("Round 2 starts on"), "kept, and told: {done}");
    let twice = setup(
        &hall,
        json!({"schedule": [
            {"round": 1, "starts": "2026-11-28T16:00"}, {"round": 1, "starts": "2026-11-28T17:00"},
        ]}),
    );
    let refused = hall
        .try_ask("tournament.update", json!({"tournament": tournament, "setup": twice}))
        .unwrap_err();
    insta::assert_snapshot!(refused, @"Round 1 stands twice in the schedule (Leave one of the two out)");
    let soon = setup(&hall, json!({"schedule": [{"round": 2, "starts": "soon"}]}));
    insta::assert_snapshot!(found(&hall, json!({"setup": soon.clone()})), @r#"
warning | timeControl | The time control is kept as text: “90 minutes or so” is not understood, so clocks cannot be set from it and reports do not carry it | Write minutes and seconds a move as 90+30, and periods as 40/90+30:30+30
refused | schedule | Round 2 must start at a date and time as 2026-11-29T16:00, found soon | Correct it, or leave it empty until the time is known
"#);
    let refused = hall
        .try_ask("tournament.update", json!({"tournament": tournament, "setup": soon}))
        .unwrap_err();
    assert_eq!(refused.field.as_deref(), Some("schedule"));
    let rapid = setup(&hall, json!({"timeControl": "15+10", "schedule": []}));
    insta::assert_snapshot!(found(&hall, json!({"setup": rapid})), @"warning | timeControl | A time control of 15+10 is rapid chess by the Laws, but the tournament is set to standard | Correct the time control or the rate of play");
    let fine = setup(&hall, json!({"timeControl": "15+10", "pace": "rapid", "schedule": []}));
    assert_eq!(found(&hall, json!({"setup": fine})), "");
}

#[test]
fn days_federation_and_ids_of_arbiters_are_checked() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let typed = details(
        &hall,
        json!({
            "startDate": "2026-11-28", "endDate": "2026-11-02", "federation": "Spain", "arbiters": [
                {"name": "Zarzal, Luz", "title": "IA", "fideId": "999001", "role": "chief"},
                {"name": "Brezo, Iker", "title": "", "fideId": "99x", "role": "deputy"},
            ],
        }),
    );
    let checks = hall.ask("setup.check", json!({"details": typed.clone()}));
    insta::assert_snapshot!(table(&checks, &["severity", "field", "row", "text"]), @r#"
refused | endDate | null | The last day must be a date as 2026-11-29, not before the first, found 2026-11-02
warning | federation | null | Spain is no code of a FIDE federation that hosts events, as ESP: for norms the event has no host federation
refused | arbiterFideId | 1 | A FIDE ID has only digits, found 99x
"#);
    assert_eq!(hall.try_ask("event.update", typed).unwrap_err().code, Code::BadInput);
}

#[test]
fn ids_and_births_that_cannot_be_are_refused_while_and_after_they_are_typed() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let tournament = hall.section();
    let check = |player: Value| {
        table(
            &hall.ask("players.check", json!({"player": player})),
            &["severity", "field", "text", "hint"],
        )
    };
    insta::assert_snapshot!(check(json!({"name": "Ana", "fideId": "2'2x", "birth": "2031-02-03"})), @r#"
refused | fideId | A FIDE ID has only digits, found 2'2x | Copy it from the player's page at FIDE, or leave the field empty
refused | birth | Nobody is born in the future: the birth date must lie before today, found 2031-02-03 | Correct the year, or leave the field empty
"#);
    insta::assert_snapshot!(check(json!({"name": "Ana", "birth": "2026-11-30"})), @"refused | birth | Nobody is born in the future: the birth date must lie before today, found 2026-11-30 | Correct the year, or leave the field empty");
    assert_eq!(check(json!({"name": "Ana", "fideId": " 2200001 ", "birth": "2026-11-29"})), "");
    let add = |player: Value| {
        hall.try_ask("players.add", json!({"tournament": tournament, "player": player}))
    };
    let refused = add(json!({"name": "Ana", "fideId": "2'2x"})).unwrap_err();
    assert_eq!((refused.code, refused.field.as_deref()), (Code::BadInput, Some("fideId")));
    let refused = add(json!({"name": "Ana", "birth": "2027"})).unwrap_err();
    assert_eq!(refused.field.as_deref(), Some("birth"));
    add(json!({"name": "Ana", "fideId": "2200001"})).expect("digits");
    let ana = hall.entrant("Ana");
    let change = json!({"tournament": tournament, "entrant": ana, "player": {"name": "Ana", "fideId": "22-1"}});
    assert_eq!(
        hall.try_ask("players.update", change).unwrap_err().field.as_deref(),
        Some("fideId")
    );
}

#[test]
fn a_first_row_of_unknown_words_is_asked_about() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let tournament = hall.section();
    let list = "Ainm;Neart\nIbarra, Ana;2100\nNoor, Bruno;2000\n";
    let look = |first_row: Value| {
        let file = json!({"name": "list.csv", "text": list});
        hall.ask(
            "players.preview",
            json!({"tournament": tournament, "file": file, "firstRow": first_row}),
        )
    };
    let asked = look(Value::Null);
    assert_eq!(asked["asked"], json!({"cells": ["Ainm", "Neart"], "takenFor": "headings"}));
    assert_eq!(asked["ready"], 2);
    let as_player = look(json!("player"));
    assert_eq!(
        (&as_player["asked"]["takenFor"], &as_player["ready"]),
        (&json!("player"), &json!(3))
    );
    let known = json!({"name": "list.csv", "text": "Фамилия;Рейтинг\nИванов;2100\n"});
    let known = hall.ask("players.preview", json!({"tournament": tournament, "file": known}));
    assert_eq!((&known["asked"], &known["ready"]), (&Value::Null, &json!(1)));
    let file = json!({"name": "list.csv", "text": list});
    let entered = hall.ask("players.import", json!({"tournament": tournament, "file": file}));
    insta::assert_snapshot!(table(&entered["problems"], &["line", "text"]), @"1 | The first row was taken for the names of the columns: Ainm | Neart. If it is a player, enter that player by hand.");
    let said = json!({"name": "list.csv", "text": "Ainm;Neart\nOrtega, Carla;1900\n"});
    let entered = hall.ask(
        "players.import",
        json!({"tournament": tournament, "file": said, "firstRow": "headings"}),
    );
    assert_eq!((&entered["taken"], &entered["problems"]), (&json!(1), &json!([])));
}

/// A settings folder that cannot be made: the program works, and says that it will forget.
#[test]
fn settings_that_cannot_be_kept_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let desk = desk::Desk::new(desk::DeskOptions::in_folder(&file.join("data"))).expect("a desk");
    let ask = |language: &str, method: &str, params: Value| -> Value {
        let call = desk::Call::in_language(language);
        serde_json::from_str(&desk.call(method, &params.to_string(), &call).unwrap()).unwrap()
    };
    let done = ask("en", "settings.set", json!({"theme": "dark"}));
    let told = |text: String| text.replace(folder.path().to_str().expect("a path"), "FOLDER");
    insta::assert_snapshot!(told(text(&done["notice"])), @"Settings hold only until the program is closed, for FOLDER/file/data cannot be written. Free some space, or give this user the right to write there");
    let frame = ask("es", "frame.get", json!({}));
    assert_eq!(frame["settings"]["theme"], "dark");
    insta::assert_snapshot!(told(text(&frame["settingsUnkept"])), @"Los ajustes solo valen hasta que se cierre el programa, pues no se puede escribir en FOLDER/file/data. Libere espacio o dé a este usuario permiso para escribir ahí");
    let kept = Hall::new();
    assert_eq!(kept.ask("frame.get", json!({}))["settingsUnkept"], Value::Null);
}

/// Who changes the language reads the refusal that stays on the screen in the other one.
#[test]
fn refused_writes_are_worded_in_every_language_and_nothing_is_written() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let before = hall.ask("frame.get", json!({}))["event"]["seq"].clone();
    let refused = hall
        .try_ask(
            "round.unpublish",
            json!({
                "tournament": hall.section(), "round": 1, "reason": "", "case": "rules",
            }),
        )
        .unwrap_err();
    let said: Vec<&str> = refused.others.iter().map(|it| it.language.as_str()).collect();
    assert_eq!(said, ["es"]);
    assert_ne!(refused.message, refused.others[0].message);
    assert_eq!(hall.ask("frame.get", json!({}))["event"]["seq"], before);
    let asked = hall.try_ask("tournament.get", json!({"tournament": 99})).unwrap_err();
    assert!(asked.others.is_empty(), "a question is asked again");
}
