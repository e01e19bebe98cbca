//! Lists of players: looked at, entered once, their columns remembered.

use base64::Engine as _;
use serde_json::{Value, json};

use super::hall::{Hall, table};
use super::{problems, section};

const LIST: &str = "Nombre;Elo;Fed;Código FIDE;Nacimiento;Sexo;Club\n\
    Ibarra, Ana;2100;ESP;1001;2001-05-31;F;Torre\n\
    Luna, Leo;;ARG;;1999;M;\n\
    ;1500;;;;;\n\
    Mora, Max;abc;ESP;1002;31/02/2000;M;Dama\n\
    IBARRA Ana;2100;ESP;1001;2001-05-31;F;Torre\n\
    Luna, Leo;;ARG;;1999;M;\n";

#[test]
fn a_list_is_looked_at_before_it_is_read() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let file = json!({"text": LIST});
    let preview = hall.ask("players.preview", json!({"tournament": hall.section(), "file": file}));
    assert_eq!(
        preview["columns"],
        json!(["name", "rating", "federation", "fideId", "birth", "sex", "club"])
    );
    assert_eq!((&preview["ready"], preview["rows"].as_array().unwrap().len()), (&json!(3), 6));
    insta::assert_snapshot!(problems(&preview), @r"
    4 | name-missing | No name in this row, row left out. Found: “1500”. Correct the line and bring the file in again.
    5 | bad-rating | Rating is no number. Found: “abc”. Compare with the original.
    5 | no-such-day | This day does not exist. Found: “31/02/2000”. Compare with the original.
    6 | twice-in-file | IBARRA, Ana stands in line 2 too; entered once.
    7 | twice-in-file | Luna, Leo stands in line 3 too; entered once.
    ");
    let ignored = hall.ask(
        "players.preview",
        json!({"tournament": hall.section(), "file": file,
        "columns": ["name", "ignore", "ignore", "ignore", "ignore", "ignore", "club"]}),
    );
    assert_eq!(ignored["columns"][1], "ignore");
    let bad = hall.try_ask(
        "players.preview",
        json!({"tournament": hall.section(), "file": file, "columns": ["shoe"]}),
    );
    assert_eq!(bad.unwrap_err().code, desk::Code::BadInput);
}

#[test]
fn a_list_is_entered_in_one_batch_and_nobody_twice() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let request = json!({"tournament": hall.section(), "file": {"text": LIST}});
    let imported = hall.ask("players.import", request.clone());
    assert_eq!(imported["taken"], 3);
    insta::assert_snapshot!(table(&json!([imported]), &["summary"]), @"3 players entered, 3 rows left out");
    let list = hall.ask("players.list", json!({"tournament": hall.section()}));
    let inputs: Vec<&Value> =
        list["players"].as_array().unwrap().iter().map(|row| &row["input"]).collect();
    insta::assert_snapshot!(table(&json!(inputs), &["name", "rating", "federation", "fideId", "birth", "sex", "club"]), @r"
    Ibarra, Ana | 2100 | ESP | 1001 | 2001-05-31 | w | Torre
    Luna, Leo |  | ARG |  | 1999 | m | 
    Mora, Max |  | ESP | 1002 |  | m | Dama
    ");
    let again = hall.ask("players.import", request);
    assert_eq!(again["taken"], 0);
    insta::assert_snapshot!(problems(&again), @r"
    2 | entered-already | Ibarra, Ana is entered already (Ibarra, Ana); not entered again.
    3 | entered-already | Luna, Leo is entered already (Luna, Leo); not entered again.
    4 | name-missing | No name in this row, row left out. Found: “1500”. Correct the line and bring the file in again.
    5 | bad-rating | Rating is no number. Found: “abc”. Compare with the original.
    5 | no-such-day | This day does not exist. Found: “31/02/2000”. Compare with the original.
    5 | entered-already | Mora, Max is entered already (Mora, Max); not entered again.
    6 | entered-already | IBARRA, Ana is entered already (Ibarra, Ana); not entered again.
    7 | entered-already | Luna, Leo is entered already (Luna, Leo); not entered again.
    ");
    hall.ask("journal.undo", json!({}));
    let list = hall.ask("players.list", json!({"tournament": hall.section()}));
    assert_eq!(list["players"].as_array().unwrap().len(), 0, "one batch");
}

#[test]
fn a_second_list_with_birth_dates_doubles_nobody() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let import = |text: &str| {
        let file = json!({"text": text});
        hall.ask("players.import", json!({"tournament": hall.section(), "file": file}))
    };
    let n_players = || {
        let list = hall.ask("players.list", json!({"tournament": hall.section()}));
        list["players"].as_array().unwrap().len()
    };
    import("Name;Rating\nIbarra, Ana;2100\nLuna, Leo;1900\n");
    let second = "Name;Rating;FIDE ID;Birth\nIbarra, Ana;2100;4100018;1994-03-11\n\
        Luna, Leo;1900;4100026;1999-01-02\nMora, Max;1800;4100034;1990-01-01\n";
    let again = import(second);
    insta::assert_snapshot!(problems(&again), @r"
    2 | entered-already | Ibarra, Ana is entered already (Ibarra, Ana); not entered again.
    3 | entered-already | Luna, Leo is entered already (Luna, Leo); not entered again.
    ");
    assert_eq!(n_players(), 3);
    // Less known than entered, and the year alone.
    assert_eq!(import("Name;Birth\nMora, Max;\nMora Max;1990\n")["taken"], 0);
    // Another birth date, or another FIDE id, is another person.
    assert_eq!(import("Name;Birth;FIDE ID\nMora, Max;1991-01-01;4100043\n")["taken"], 1);
    assert_eq!(import("Name;FIDE ID\nMora, Max;4100042\n")["taken"], 1);
    assert_eq!(n_players(), 5);
}

#[test]
fn a_workbook_from_a_browser_is_read() {
    let sheet = formats::table::Sheet {
        name: "Players".to_owned(),
        columns: vec![
            "Surname".to_owned(),
            "First name".to_owned(),
            "Rapid".to_owned(),
            "Elo".to_owned(),
        ],
        rows: vec![vec![
            formats::table::Cell::Text("Ibarra".to_owned()),
            formats::table::Cell::Text("Ana".to_owned()),
            formats::table::Cell::Number(1900),
            formats::table::Cell::Number(2100),
        ]],
    };
    let mut bytes = Vec::new();
    formats::table::write_xlsx(&[sheet], &mut bytes).unwrap();
    let coded = base64::engine::general_purpose::STANDARD.encode(&bytes);
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let preview = hall.ask("players.preview", json!({"tournament": hall.section(), "file": {
        "name": "players.xlsx", "base64": format!("data:application/octet-stream;base64,{coded}"),
    }}));
    assert_eq!(preview["columns"], json!(["surname", "given", "ignore", "rating"]));
    assert_eq!(preview["ready"], 1);
}

#[test]
fn confirmed_columns_are_remembered_for_lists_with_the_same_heads() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let tournament = section(&hall);
    let list = "Name;Club;Zahl\nIbarra, Ana;Roble;2100\n";
    let look = |text: &str| {
        hall.ask("players.preview", json!({"tournament": tournament, "file": {"text": text}}))
    };
    assert_eq!(look(list)["remembered"], false);
    let columns = json!(["name", "club", "rating"]);
    hall.ask(
        "players.import",
        json!({"tournament": tournament, "file": {"text": list}, "columns": columns}),
    );
    let again = look("NAME;Club;zahl\nNoor, Bruno;Olmo;2000\n");
    assert_eq!((&again["remembered"], &again["columns"]), (&json!(true), &columns));
    assert_eq!(look("Name;Club\nNoor, Bruno;Olmo\n")["remembered"], false);
}

#[test]
fn a_second_list_fills_in_what_is_missing_and_overwrites_only_what_is_ticked() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let file = |text: &str| json!({"text": text});
    let import = |params: Value| {
        let mut all = json!({"tournament": hall.section()});
        all.as_object_mut().unwrap().extend(params.as_object().unwrap().clone());
        hall.ask("players.import", all)
    };
    import(json!({"file": file("Name;Rating;Birth\nIbarra, Ana;2100;1994\nLuna, Leo;1900;\n")}));
    let second = "Name;Rating;FIDE ID;Birth;Club\nIbarra, Ana;2150;4100018;1994-03-11;Torre\n\
        Luna, Leo;1900;4100026;1999-01-02;\n";
    let preview =
        hall.ask("players.preview", json!({"tournament": hall.section(), "file": file(second)}));
    let heads = ["line", "name", "label", "old", "new", "fills"];
    insta::assert_snapshot!(table(&preview["more"], &heads), @r"
    2 | Ibarra, Ana | Rating | 2100 | 2150 | false
    2 | Ibarra, Ana | FIDE ID |  | 4100018 | true
    2 | Ibarra, Ana | Birth | 1994 | 1994-03-11 | true
    2 | Ibarra, Ana | Club |  | Torre | true
    3 | Luna, Leo | FIDE ID |  | 4100026 | true
    3 | Luna, Leo | Birth |  | 1999-01-02 | true
    ");
    let looked = import(json!({"file": file(second)}));
    assert_eq!((&looked["changed"], looked["more"].as_array().unwrap().len()), (&json!(false), 6));
    let filled = import(json!({"file": file(second), "take": ["missing"]}));
    assert_eq!(filled["changed"], true);
    insta::assert_snapshot!(table(&filled["more"], &heads), @"2 | Ibarra, Ana | Rating | 2100 | 2150 | false");
    let shown = || {
        let list = hall.ask("players.list", json!({"tournament": hall.section()}));
        let rows = list["players"].as_array().unwrap().iter().map(|row| row["input"].clone());
        table(&rows.collect::<Value>(), &["name", "rating", "fideId", "birth", "club"])
    };
    insta::assert_snapshot!(shown(), @r"
    Ibarra, Ana | 2100 | 4100018 | 1994-03-11 | Torre
    Luna, Leo | 1900 | 4100026 | 1999-01-02 | 
    ");
    let key = filled["more"][0]["key"].clone();
    let ticked = import(json!({"file": file(second), "take": [key]}));
    assert_eq!((&ticked["more"], &ticked["taken"]), (&json!([]), &json!(0)));
    assert!(shown().contains("2150"));
}

/// Web programs give out pages, and texts with tabs, under the name of a workbook.
#[test]
fn pages_and_texts_under_the_name_of_a_workbook_are_read() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let page = "<html><body><table><caption>Hotels</caption><tr><td>Hotel</td><td>Price</td></tr><tr><td>Sol</td><td>60</td></tr></table>\
        <h2>Entries</h2><table><tr><th>No.</th><th>Name</th><th>Elo</th><th>Fed</th></tr>\
        <tr><td>1</td><td>Ib&aacute;&ntilde;ez, Ana</td><td>2100</td><td>ESP</td></tr>\
        <tr><td>2</td><td>Noor, Bruno</td><td>1990</td><td>NOR</td></tr></table></body></html>";
    let look = |name: &str, text: &str| {
        let file = json!({"name": name, "text": text});
        hall.ask("players.preview", json!({"tournament": hall.section(), "file": file}))
    };
    let preview = look("entries.xls", page);
    assert_eq!(preview["columns"], json!(["ignore", "name", "rating", "federation"]));
    assert_eq!(preview["ready"], 2);
    insta::assert_snapshot!(problems(&preview), @"null | other-tables | Players are read from the table “Entries”. Another one is left aside: Hotels. Compare with the original.");
    let tabs = look("entries.xls", "Name\tElo\nIbarra, Ana\t2100\nNoor, Bruno\t1990\n");
    assert_eq!((&tabs["columns"], &tabs["ready"]), (&json!(["name", "rating"]), &json!(2)));
    let file = json!({"name": "list.html", "text": "<html><body><p>Soon</p></body></html>"});
    let asked = json!({"tournament": hall.section(), "file": file});
    let refused = hall.try_ask("players.preview", asked).unwrap_err();
    assert_eq!(refused.message, "The page holds no table");
    let file = json!({"name": "entries.htm", "text": page});
    let taken = hall.ask("import.file", json!({"file": file, "tournament": hall.section()}));
    assert_eq!(taken["taken"], 2);
}
