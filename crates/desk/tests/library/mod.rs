//! Rating lists of this computer: loading, searching, and taking ratings into the event.

use serde_json::{Value, json};

use crate::hall::{Hall, table, text};

const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A row of FIDE's list.
fn row(id: &str, name: &str, ratings: [&str; 3], birth: &str) -> String {
    let [standard, rapid, blitz] = ratings;
    format!(
        "{id:<15}{name:<61}ESP M                                {standard:<6}3   20 {rapid:<6}2   20 {blitz:<6}1   40 {birth:<6}    \n"
    )
}

fn list() -> String {
    let rows = [
        row("1001", "Ibarra, Ana", ["2105", "2050", ""], "2001"),
        row("1002", "Núñez, José", ["1900", "", "1850"], "1987"),
        row("1003", "Łukasz, Đorđe", ["", "1700", ""], "1990"),
        row("1004", "Luna, Leo", ["1650", "", ""], "1999"),
        row("1005", "Luna, Leo", ["1450", "", ""], "2008"),
        row("1006", "Mora, Max", ["2000", "", ""], "1975"),
        row("1006", "Mora, Maximo", ["2010", "", ""], "1975"),
        "1007           Cut, Short".to_owned() + "\n",
    ];
    format!("{HEADING}\n{}", rows.concat())
}

/// Loads a list and waits for its end.
fn load(hall: &Hall, name: &str, content: &str, params: Value) -> Value {
    let path = hall.folder.path().join(name);
    std::fs::write(&path, content).expect("a writable folder");
    let mut asked = json!({ "path": path });
    for (key, value) in params.as_object().into_iter().flatten() {
        asked[key] = value.clone();
    }
    hall.ask("library.update", asked);
    ended(hall)
}

fn ended(hall: &Hall) -> Value {
    for _ in 0..3000 {
        let load = hall.ask("library.progress", json!({}));
        if !matches!(load["state"].as_str(), Some("reading" | "indexing")) {
            return load;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("the load does not end");
}

fn find(hall: &Hall, typed: &str) -> String {
    let found = hall.ask("library.find", json!({ "text": typed }));
    table(&found["players"], &["name", "fideId", "birth"])
}

fn with_list() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let load = load(&hall, "players_list.txt", &list(), json!({ "month": "2026-11" }));
    assert_eq!((&load["state"], &load["list"]["rows"]), (&json!("done"), &json!(7)), "{load}");
    hall
}

#[test]
fn a_list_is_loaded_and_says_what_it_left_out() {
    let hall = with_list();
    let lists = hall.ask("library.lists", json!({}));
    insta::assert_snapshot!(
        table(&lists["lists"], &["id", "name", "month", "kinds", "rows", "leftOut", "problems"]),
        @"fide-2026-11 | FIDE | 2026-11 | standard rapid blitz | 7 | 1 | 2"
    );
    let odd = hall.ask("library.problems", json!({ "list": "fide-2026-11" }));
    assert_eq!(odd["count"], 2);
    insta::assert_snapshot!(table(&odd["problems"], &["line", "column", "kind"]), @r"
    8 | 1 | duplicate-id
    9 | 25 | row-cut-short
    ");
    hall.ask("library.remove", json!({ "list": "fide-2026-11" }));
    assert_eq!(hall.ask("library.lists", json!({}))["lists"], json!([]));
}

#[test]
fn players_are_found_however_they_are_typed() {
    let hall = with_list();
    for typed in ["nunez", "Núñez", "jose nun", "NUÑEZ José", "1002", "nunez 1987", "1987"] {
        assert_eq!(find(&hall, typed), "Núñez, José | 1002 | 1987", "{typed}");
    }
    for typed in ["lukasz", "dorde", "łuk đor", "Đorđe Łukasz"] {
        assert_eq!(find(&hall, typed), "Łukasz, Đorđe | 1003 | 1990", "{typed}");
    }
    let narrowed = hall.ask("library.find", json!({ "text": "luna", "birthYear": 2008 }));
    assert_eq!(table(&narrowed["players"], &["fideId"]), "1005");
    let none = hall.ask("library.find", json!({ "text": "luna", "federation": "ARG" }));
    assert_eq!(none["players"], json!([]));
}

#[test]
fn bad_files_are_refused_and_the_former_list_stays() {
    let hall = with_list();
    for (name, content) in [("a.txt", ""), ("b.txt", "no list at all\n"), ("c.txt", HEADING)] {
        let load = load(&hall, name, content, json!({}));
        assert_eq!(load["state"], "failed", "{name}: {load}");
    }
    let picture = hall.folder.path().join("p.csv");
    let bytes: Vec<u8> = b"\x89PNG\r\n\x1a\n".iter().copied().chain(0..=255).collect();
    std::fs::write(&picture, bytes.repeat(9)).unwrap();
    let refused = hall.try_ask("library.update", json!({ "path": picture })).unwrap_err();
    assert_eq!(refused.code, desk::Code::BadInput);
    assert!(hall.try_ask("library.update", json!({ "path": hall.folder.path() })).is_err());
    assert!(hall.try_ask("library.update", json!({ "path": "x", "month": "2026-13" })).is_err());
    assert_eq!(find(&hall, "ibarra"), "Ibarra, Ana | 1001 | 2001");
}

/// A download that broke off in the middle of a row.
#[test]
fn a_list_that_is_cut_off_takes_no_whole_ones_place() {
    let hall = with_list();
    let whole = list();
    let month = text(&hall.ask("library.lists", json!({}))["lists"][0]["month"]);
    let (begin, _) = whole.trim_end().rsplit_once('\n').expect("several rows");
    let cut = &begin[..begin.len() - 60];
    let cut = load(&hall, "again.txt", cut, json!({ "month": month }));
    assert_eq!(cut["state"], "failed", "{cut}");
    let told = text(&cut["error"]["message"]);
    assert!(told.starts_with("The file breaks off after "), "{told}");
    assert_eq!(find(&hall, "ibarra"), "Ibarra, Ana | 1001 | 2001");
}

#[test]
fn a_stopped_load_leaves_what_was_there() {
    let hall = with_list();
    let long: String = (0..60_000)
        .map(|n| row(&(20_000 + n).to_string(), &format!("Other{n}, Olga"), ["1500", "", ""], ""))
        .collect();
    let path = hall.folder.path().join("long.txt");
    std::fs::write(&path, format!("{HEADING}\n{long}")).unwrap();
    hall.ask("library.update", json!({ "path": path, "month": "2026-11" }));
    let second = hall.try_ask("library.update", json!({ "path": path }));
    hall.ask("library.cancel", json!({}));
    let load = ended(&hall);
    // A quick computer may be done before it is stopped.
    if load["state"] == "cancelled" {
        assert!(second.is_err(), "one load at a time");
        assert_eq!(find(&hall, "ibarra"), "Ibarra, Ana | 1001 | 2001");
        assert_eq!(find(&hall, "other7"), "");
    }
}

/// The name of a file may say the month; else it is a guess that is told. What is replaced is told too.
#[test]
fn a_guessed_month_and_a_list_that_is_replaced_are_told() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let notes = |load: &Value| table(&json!([{"it": load["notes"]}]), &["it"]);
    let guessed = load(&hall, "rating_list.txt", &list(), json!({}));
    let month = text(&guessed["list"]["month"]);
    assert_eq!(guessed["notes"].as_array().map(Vec::len), Some(1), "{guessed}");
    assert!(text(&guessed["notes"][0]).contains(&month), "{guessed}");
    let said = load(&hall, "players_list_oct26.txt", &list(), json!({}));
    assert_eq!((text(&said["list"]["month"]), notes(&said)), ("2026-10".to_owned(), String::new()));
    let lists = hall.ask("library.lists", json!({}));
    assert_eq!(lists["lists"].as_array().map(Vec::len), Some(2), "{lists}");
    // The same month again: said, and what it replaced is named.
    let one =
        format!("{HEADING}\n{}", row("1001", "Ibarra, Ana", ["2105", "2050", "1999"], "2001"));
    let again = load(&hall, "other.txt", &one, json!({ "month": "2026-10" }));
    assert_eq!(again["notes"].as_array().map(Vec::len), Some(1), "{again}");
    let note = text(&again["notes"][0]);
    assert!(note.contains("players_list_oct26.txt") && note.contains("FIDE 2026-10"), "{note}");
}

fn update(hall: &Hall, order: &[&str]) -> Value {
    let mut params = json!({ "tournament": hall.section() });
    if !order.is_empty() {
        params["order"] = json!(order);
    }
    hall.ask("players.ratingsUpdate.preview", params)
}

fn add(hall: &Hall, player: Value) {
    hall.ask("players.add", json!({ "tournament": hall.section(), "player": player }));
}

fn event_of_five() -> Hall {
    let hall = with_list();
    add(&hall, json!({ "name": "Ibarra, Ana", "rating": "2100", "fideId": "1001" }));
    // A full date whose year the list contradicts.
    add(&hall, json!({ "name": "Núñez, José", "fideId": "1002", "birth": "1986-05-31" }));
    // Found by the name alone, and twice.
    add(&hall, json!({ "name": "Leo Luna", "rating": "1600" }));
    add(&hall, json!({ "name": "Mora, Max", "rating": "2000", "fideId": "1006" }));
    add(&hall, json!({ "name": "Nobody, N", "rating": "1500" }));
    hall
}

fn list_of(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// Who, how it was found, and old and new of each value.
fn shown(update: &Value) -> String {
    let mut out = String::new();
    for row in list_of(&update["rows"]) {
        out.push_str(&format!("{} {}\n", text(&row["name"]), text(&row["status"])));
        for candidate in list_of(&row["candidates"]) {
            let changes = list_of(&candidate["differences"]).iter().map(|it| {
                let sign = if it["conflict"] == true { "!" } else { "" };
                format!("{}{sign} {}→{}", text(&it["field"]), text(&it["old"]), text(&it["new"]))
            });
            let changes: Vec<String> = changes.collect();
            let id = text(&candidate["player"]["fideId"]);
            out.push_str(&format!("  {id}: {}\n", changes.join(", ")));
        }
    }
    out
}

#[test]
fn ratings_are_shown_old_and_new_and_the_arbiter_picks() {
    let hall = event_of_five();
    let before = hall.ask("frame.get", json!({}))["event"]["seq"].clone();
    let seen = update(&hall, &[]);
    insta::assert_snapshot!(shown(&seen));
    assert_eq!(hall.ask("frame.get", json!({}))["event"]["seq"], before, "nothing is written");
    let ana = &seen["rows"].as_array().unwrap().iter().find(|row| row["name"] == "Ibarra, Ana");
    let ana = ana.unwrap();
    let tick = json!({
        "entrant": ana["entrant"],
        "values": [{ "field": "rating", "new": "2105" }],
        "ratingFrom": ana["candidates"][0]["ratingFrom"],
    });
    let params = json!({ "tournament": hall.section(), "ticks": [tick] });
    hall.ask("players.ratingsUpdate.apply", params);
    let players = hall.ask("players.list", json!({ "tournament": hall.section() }));
    let players = players["players"].as_array().unwrap();
    let ana = players.iter().find(|row| row["input"]["name"] == "Ibarra, Ana").unwrap();
    assert_eq!(ana["input"]["rating"], "2105");
    assert_eq!(ana["ratingSource"], "FIDE standard 2026-11");
    let none = json!({ "tournament": hall.section(), "ticks": [] });
    assert!(hall.try_ask("players.ratingsUpdate.apply", none).is_err());
}

#[test]
fn the_order_of_ratings_falls_back() {
    let hall = with_list();
    add(&hall, json!({ "name": "Ibarra, Ana", "fideId": "1001" }));
    add(&hall, json!({ "name": "Núñez, José", "fideId": "1002" }));
    add(&hall, json!({ "name": "Łukasz, Đorđe", "fideId": "1003" }));
    let from = |update: &Value| {
        let rows = update["rows"].as_array().unwrap().iter();
        let kind = |row: &Value| {
            row["candidates"][0]["ratingFrom"]["list"].as_str().unwrap().replace("FIDE ", "")
        };
        rows.map(kind).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(from(&update(&hall, &["blitz", "rapid", "standard"])), "rapid blitz rapid");
    assert_eq!(from(&update(&hall, &[])), "standard standard rapid", "looking writes nothing");
    let order = ["blitz", "rapid", "standard"];
    let params = json!({ "tournament": hall.section(), "ticks": [], "order": order });
    hall.ask("players.ratingsUpdate.apply", params.clone());
    assert_eq!(from(&update(&hall, &[])), "rapid blitz rapid", "the order is the event's");
    assert!(hall.try_ask("players.ratingsUpdate.apply", params).is_err(), "nothing to do");
    // Settings that the window changes leave it as it is.
    let section = hall.section();
    let setup = hall.ask("tournament.get", json!({ "tournament": section }));
    let mut setup = setup["setup"].clone();
    setup["name"] = json!("Other");
    hall.ask("tournament.update", json!({ "tournament": section, "setup": setup, "reason": "" }));
    assert_eq!(from(&update(&hall, &[])), "rapid blitz rapid");
    let json = hall.ask("export.make", json!({ "format": "json", "tournament": section }));
    let coded = json[0]["base64"].as_str().unwrap();
    let bytes = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, coded).unwrap();
    assert!(String::from_utf8(bytes).unwrap().contains("\"ratingOrder\""), "open JSON has it");
    let twice = json!({ "tournament": section, "ticks": [], "order": ["rapid", "rapid"] });
    assert!(hall.try_ask("players.ratingsUpdate.apply", twice).is_err());
    let unknown = json!({ "tournament": hall.section(), "order": ["bullet"] });
    assert!(hall.try_ask("players.ratingsUpdate.preview", unknown).is_err());
}

#[test]
fn a_national_list_stands_beside_the_other() {
    let hall = with_list();
    let national = "Nº;Nombre;Elo;FED;Código FIDE\nE-7;Ibarra, Ana;2133;ESP;1001\n";
    let load = load(&hall, "nacional.csv", national, json!({ "name": "FEDA", "month": "2026-10" }));
    assert_eq!(load["state"], "done", "{load}");
    let found = hall.ask("library.find", json!({ "text": "ibarra" }));
    let player = &found["players"][0];
    assert_eq!(player["alsoIn"], json!(["FEDA 2026-10"]));
    insta::assert_snapshot!(table(&player["ratings"], &["kind", "value", "listName", "month"]), @r"
    standard | 2105 | FIDE | 2026-11
    rapid | 2050 | FIDE | 2026-11
    national | 2133 | FEDA | 2026-10
    ");
}
