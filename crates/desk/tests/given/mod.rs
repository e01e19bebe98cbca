//! What files that are given out keep of scoresheets, of rounds taken back, and how they write numbers.

use serde_json::json;

use crate::hall::Hall;
use crate::{export, five, plain};

fn moves_of(text: &str, language: &str) -> String {
    let hall = five();
    let tournament = hall.section();
    let round = hall.ask("round.get", json!({"tournament": tournament, "round": 1}));
    let sheet = json!({"text": text, "language": language, "start": ""});
    let game = &round["boards"][0]["game"];
    hall.ask("scoresheet.attach", json!({"tournament": tournament, "game": game, "sheet": sheet}));
    let file = hall.ask("export.make", json!({"format": "pgn", "round": 1}));
    let games = plain(&file[0]);
    let first = games.split("\n\n").nth(1).unwrap_or_default();
    first.to_owned()
}

#[test]
fn what_of_a_sheet_is_no_move_stands_in_a_comment() {
    insta::assert_snapshot!(moves_of("1. e4 e5 2. Cf3 ~~x9 3. Ab5 {un} a6", "es"), @r#"
1. e4 e5 2. Nf3 {The scoresheet goes on, not understood as moves: 2... ~~x9 3.
Ab5 {un) a6} 1-0
"#);
    insta::assert_snapshot!(moves_of("1. zz9 e5", "en"), @"{The scoresheet goes on, not understood as moves: 1. zz9 e5} 1-0");
    insta::assert_snapshot!(moves_of("1. e4 e5 2. Nf3 Nc6", "en"), @"1. e4 e5 2. Nf3 Nc6 1-0");
    insta::assert_snapshot!(moves_of("1. e4 e5 2. Nf9 Nc6 3. Bb5 a6 4. Bxc6 dxc6", "en"), @"1. e4 e5 2. Nf3 {On the scoresheet: Nf9} 2... Nc6 3. Bb5 a6 4. Bxc6 dxc6 1-0");
}

#[test]
fn a_table_has_one_way_of_writing_numbers() {
    let crosstable = |hall: &Hall| {
        let files = export(hall, "csv");
        let file = files.as_array().unwrap().iter().find(|file| {
            let name = file["name"].as_str().unwrap_or_default();
            name.contains("Crosstable") || name.contains("Cuadro")
        });
        plain(file.expect("a crosstable")).replace(['\r', '\u{feff}'], "")
    };
    insta::assert_snapshot!(crosstable(&five()), @r#"
No.,Title,Name,Rating,Federation,Rd. 1,Points,Rank
1,,"Ana, A",2200,,3w1,1,2
2,,"Bruno, B",2100,,4b½,0.5,3=
3,,"Carla, C",2000,,1b0,0,5
4,,"Dino, D",1900,,2w½,0.5,3=
5,,"Elena, E",,,-1,1,1
"#);
    insta::assert_snapshot!(crosstable(&five().language("es")), @r#"
N.º;Título;Nombre;Elo;Federación;R. 1;Puntos;Puesto
1;;Ana, A;2200;;3b1;1;2
2;;Bruno, B;2100;;4n½;0,5;3=
3;;Carla, C;2000;;1n0;0;5
4;;Dino, D;1900;;2b½;0,5;3=
5;;Elena, E;;;-1;1;1
"#);
}

#[test]
fn rounds_taken_back_go_along_with_the_reason() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2200", "Bruno 2100", "Carla 2000"]);
    let tournament = hall.section();
    hall.publish();
    hall.ask("round.unpublish", json!({
        "tournament": tournament, "round": 1, "reason": "Dora came after all", "case": "lateEntry",
    }));
    hall.enter(&["Dora 1900"]);
    hall.publish();
    let document = |hall: &Hall| {
        let text = plain(&hall.ask("export.make", json!({"format": "json"}))[0]);
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    let given = document(&hall);
    let taken_back = &given["tournaments"][0]["takenBack"];
    assert_eq!(taken_back.as_array().map(Vec::len), Some(1), "{taken_back}");
    assert_eq!(
        (&taken_back[0]["reason"], &taken_back[0]["case"], &taken_back[0]["round"]["round"]),
        (&json!("Dora came after all"), &json!("lateEntry"), &json!(1))
    );
    assert_eq!(taken_back[0]["round"]["games"].as_array().map(Vec::len), Some(1));
    let other = Hall::new();
    let file = json!({"name": "event.json", "text": given.to_string()});
    let read = other.ask("event.import", json!({"file": file}));
    assert_eq!(read["problems"], json!([]));
    assert_eq!(document(&other)["tournaments"][0]["takenBack"], *taken_back);
    assert_eq!(document(&other)["tournaments"][0]["rounds"], given["tournaments"][0]["rounds"]);
    assert_eq!(other.ask("journal.verify", json!({}))["good"], true);
    let minors =
        plain(&hall.ask("export.make", json!({"format": "json", "redact": ["minors"]}))[0]);
    assert!(!minors.contains("Dora came"), "reasons may name anybody");
}
