//! The example event.

mod hall;

use hall::{Hall, table};
use serde_json::{Value, json};

#[test]
fn the_example_is_a_tournament_in_the_middle_of_round_7() {
    let hall = Hall::new();
    hall.ask("example.open", json!({}));
    let frame = hall.ask("frame.get", json!({}));
    insta::assert_snapshot!(table(&frame["event"]["tournaments"], &["players", "rounds", "published", "missing", "adjourned"]), @"48 | 9 | 7 | 4 | 1");
    assert_eq!(hall.ask("journal.verify", json!({}))["good"], json!(true));
    let standings = hall.standings();
    let top = json!(standings["rows"].as_array().unwrap()[..8]);
    insta::assert_snapshot!(table(&top, &["rankText", "number", "title", "name", "points", "values"]), @r"
    1 | 3 | GM | Ибрагимов, Тимур | 5 | 20.5 23.5 18.5  4
    2 | 6 | WGM | გელაშვილი, ნინო | 5 | 20 22.5 17.75  4
    3 | 2 | GM | Petrovski, Damjan | 5 | 18 20 15.25  4
    4 | 1 | GM | Aldovera, Inés | 4½ | 20.5 23.5 16.5  3
    5 | 4 | IM | Lindqvist, Åsa | 4½ | 13.5 15 12.5  4
    6 | 5 | IM | Μαυρίδης, Στέλιος | 4 | 18 20.5 13  3
    7 | 19 | CM | Llobregón, Nico | 4 | 17.5 20 12.75  3
    8 | 23 |  | Æbelø, Søren | 4 | 17.5 18.5 10  4
    ");
    let rulings = hall.ask("claim.list", json!({}));
    insta::assert_snapshot!(table(&rulings, &["round", "board", "players", "verdict", "headline"]), @"6 | 5 | Ólafsdóttir, Birta - Llobregón, Nico | upheld | The claim is correct. The game is drawn.");
    let list = hall.ask("players.list", json!({"tournament": hall.section()}));
    let noted: Vec<&Value> = list["players"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["statusText"] != "" || row["byes"] != json!([]))
        .collect();
    insta::assert_snapshot!(table(&json!(noted), &["number", "statusText", "byes"]), @r#"
    8 |  | {"kind":"H","reason":"train from the coast","round":3}
    9 | withdrawn from round 6 | 
    12 |  | {"kind":"H","reason":"exam","round":3}
    13 |  | {"kind":"H","reason":"family","round":5}
    27 |  | {"kind":"Z","reason":"work","round":4}
    28 | entered for round 2 | 
    40 |  | {"kind":"U","reason":"","round":7}
    44 |  | {"kind":"U","reason":"","round":6}
    45 |  | {"kind":"U","reason":"","round":5}
    47 |  | {"kind":"U","reason":"","round":4}
    48 |  | {"kind":"U","reason":"","round":1}
    "#);
    for kind in hall
        .ask("report.list", json!({}))
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["blocked"] == "")
    {
        hall.ask("report.make", json!({"kind": kind["kind"]}));
    }
}

#[test]
fn every_copy_is_the_same_tournament_in_a_file_of_its_own() {
    let hall = Hall::new();
    hall.ask("example.open", json!({}));
    let first = (hall.standings(), hall.ask("frame.get", json!({}))["event"]["path"].clone());
    hall.ask("example.open", json!({}));
    let second = (hall.standings(), hall.ask("frame.get", json!({}))["event"]["path"].clone());
    assert_eq!(first.0, second.0);
    assert_ne!(first.1, second.1);
    let path = hall.folder.path().join("copy.arbiter");
    desk::build_example(&path).unwrap();
    assert!(desk::build_example(&path).is_err(), "a file that is there is never written over");
}
