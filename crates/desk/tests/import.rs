//! Files brought in: reports and games here, lists of players in [`lists`].

mod back;
mod carried;
mod cut;
mod games;
mod hall;
mod library;
mod lists;
mod open_json;

use std::collections::BTreeMap;
use std::path::PathBuf;

use base64::Engine as _;
use hall::{Hall, table, text};
use serde_json::{Value, json};

fn oracles() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracles/standings"))
}

fn import(hall: &Hall, name: &str, content: &str) -> Value {
    hall.ask("import.file", json!({"file": {"name": name, "text": content}}))
}

fn problems(imported: &Value) -> String {
    table(&imported["problems"], &["line", "kind", "text"])
}

/// The last section.
fn section(hall: &Hall) -> Value {
    let frame = hall.ask("frame.get", json!({}));
    let sections = frame["event"]["tournaments"].as_array().expect("sections");
    sections.last().expect("a section")["id"].clone()
}

fn exported(hall: &Hall) -> Vec<u8> {
    let files = hall.ask("export.make", json!({"format": "trf26", "tournament": section(hall)}));
    let coded = files[0]["base64"].as_str().expect("bytes");
    base64::engine::general_purpose::STANDARD.decode(coded).expect("base64")
}

#[test]
fn every_oracle_comes_out_as_it_came_in() {
    let mut seen = 0;
    for entry in std::fs::read_dir(oracles()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|it| it != "trf") {
            continue;
        }
        let original = formats::trf::read(&std::fs::read(&path).unwrap());
        let hall = Hall::with_event("fide-dutch-2026", 9);
        hall.ask("import.file", json!({"file": {"path": path}}));
        let again = formats::trf::read(&exported(&hall));
        let mut expected = original.file.history();
        let mut found = again.file.history();
        // Rounds planned are a setting that many reports leave out.
        expected.rounds_planned = found.rounds_planned;
        if original.file.competitors() == formats::trf::Competitors::Teams {
            expected.acceleration.clone_from(&found.acceleration);
        }
        found.initial_color = found.initial_color.or(expected.initial_color);
        assert_eq!(found, expected, "{}", path.display());
        seen += 1;
    }
    assert!(seen > 30, "only {seen} reports were found");
}

/// Third-party reports stand beside the repository, or where `ARBITER_ORACLES` says.
#[test]
fn reports_of_other_programs_come_out_as_they_came_in() {
    let folder = std::env::var_os("ARBITER_ORACLES").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/oracles")),
        PathBuf::from,
    );
    let Ok(entries) = std::fs::read_dir(folder.join("trf")) else {
        assert!(std::env::var_os("CI").is_none(), "the reports are needed where CI is set");
        println!("the third-party reports are not there: trf");
        return;
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    for path in paths.filter(|path| path.extension().is_some_and(|it| it == "trf")) {
        let original = formats::trf::read(&std::fs::read(&path).unwrap()).file;
        let hall = Hall::with_event("fide-dutch-2026", 9);
        hall.ask("import.file", json!({"file": {"path": path}}));
        let again = formats::trf::read(&exported(&hall)).file;
        let (expected, found) = (original.history(), again.history());
        assert_eq!(found.players.len(), expected.players.len(), "{}", path.display());
        for (found, expected) in found.players.iter().zip(&expected.players) {
            let shown = |row: &tournament::history::Row| format!("{row:?}");
            assert_eq!(shown(found), shown(expected), "{}", path.display());
        }
        assert_eq!(found.scoring, expected.scoring, "{}", path.display());
        let round = hall.ask("standings.get", json!({"tournament": section(&hall)}));
        assert_eq!(round["rows"].as_array().unwrap().len(), expected.players.len());
    }
}

#[test]
fn standings_of_imported_reports_are_those_of_the_oracles() {
    let (mut compared, mut sets) = (0, 0);
    for entry in std::fs::read_dir(oracles()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|it| it != "json") {
            continue;
        }
        let json: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        // Teams are not ranked here.
        let system = json["system"].as_str().unwrap();
        if !matches!(system, "swiss" | "round-robin") {
            continue;
        }
        let hall = Hall::with_event("fide-dutch-2026", 9);
        let report = oracles().join(json["trf"].as_str().unwrap());
        hall.ask("import.file", json!({"file": {"path": report}}));
        let lists = json["final_rank_by_list"].as_object().unwrap();
        compared += lists.iter().filter(|list| ranks_agree(&hall, &json, list.0, list.1)).count();
        sets += 1;
    }
    assert!(sets == 44 && compared == 161, "only {sets} sets and {compared} lists were compared");
}

/// False if the list holds what cannot be set.
fn ranks_agree(hall: &Hall, oracle: &Value, list: &str, ranks: &Value) -> bool {
    let tournament = section(hall);
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    let robin = setup["system"].as_str().expect("a system").starts_with("berger");
    assert_eq!(robin, oracle["system"] == "round-robin", "{} is of another system", oracle["trf"]);
    setup["unratedAs"] = oracle["unrated_counted_as"].clone();
    setup["tieBreaks"] = json!(list.split(',').collect::<Vec<_>>());
    let change = json!({"tournament": tournament, "setup": setup, "reason": "oracle"});
    if let Err(error) = hall.try_ask("tournament.update", change)
        && error.code == desk::Code::BadInput
    {
        return false;
    }
    let after = &oracle["after_round"];
    let view = hall.ask("standings.get", json!({"tournament": tournament, "round": after}));
    let rows = view["rows"].as_array().expect("rows").iter();
    let found: BTreeMap<String, Value> =
        rows.map(|row| (row["number"].to_string(), row["rank"].clone())).collect();
    let expected: BTreeMap<String, Value> =
        ranks.as_object().expect("ranks").clone().into_iter().collect();
    assert_eq!(found, expected, "{} by {list}", oracle["trf"]);
    true
}

/// Lines of one player each: `number name rating points rank cells`.
fn trf(header: &str, players: &[(u16, &str, &str)]) -> String {
    let mut file = header.to_owned();
    for (number, name, cells) in players {
        let cells: String = cells.split('|').map(|cell| format!("  {cell:<8}")).collect();
        let line = format!(
            "001 {number:>4}      {name:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}{cells}",
            2000, "ESP", "", "", "", ""
        );
        file += line.trim_end();
        file.push('\n');
    }
    file
}

#[test]
fn lines_that_disagree_are_reported_and_stay_open() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let file = trf(
        "012 Cup\n142 3\n192 FIDE_DUTCH_2026\n202 DE,BH\n",
        &[
            (1, "Ana, A", "   2 w 1"),
            (2, "Bruno, B", "   1 b 1"),
            (3, "Carla, C", "   4 w ="),
            (4, "Dino, D", "   9 b ="),
        ],
    );
    let imported = import(&hall, "cup.trf", &file);
    insta::assert_snapshot!(problems(&imported), @r"
    5 | results-clash | 1 has 1 in round 1, 2 has 1. Correct the line and bring the file in again.
    7 | not-mutual | 3 met 4 in round 1, but 4 has 9. Correct the line and bring the file in again.
    8 | unknown-opponent | 4 met 9 in round 1, but there is no such player. The round counts as missed. Correct the line and bring the file in again.
    ");
    let round = hall.ask("round.get", json!({"tournament": section(&hall), "round": 1}));
    assert_eq!(round["boards"][0]["state"], "differs");
    assert_eq!(round["differing"], 1);
    insta::assert_snapshot!(table(&round["withoutGame"], &["kind", "text", "points"]), @r"
    H | half-point bye | ½
    Z | absent | 0
    ");
}

#[test]
fn an_import_is_one_batch_with_its_original_and_can_be_undone() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let path = oracles().join("b12_7_1.trf");
    let imported = hall.ask("import.file", json!({"file": {"path": path}}));
    insta::assert_snapshot!(table(&json!([imported]), &["taken", "summary"]), @"12 | 12 players, 7 rounds, 42 games Lines: 15, of them 15 used (1 blank or rulers), 0 kept for writing back (0 that could not be read)");
    assert_eq!(imported["changes"]["created"], section(&hall), "what was made is the tournament");
    assert_eq!(hall.ask("journal.verify", json!({}))["good"], json!(true));
    hall.ask("journal.undo", json!({"reason": "wrong file"}));
    assert_eq!(
        hall.ask("frame.get", json!({}))["event"]["tournaments"].as_array().unwrap().len(),
        1
    );
}

#[test]
fn settings_and_absences_come_along() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let header = "012 Cup\n022 Villa\n032 ESP\n042 2026/11/20\n052 2026/11/29\n102 IA Zarzal, Luz (999001)\n142 5\n152 B\n162  W 3.0    D 1.0\n192 FIDE_DUTCH\n202 BH/C1,OTHER_AGE\n222 5400+30\n240 H   3    1\n240 Z   3    4\nESP    1      national line\n";
    let file = trf(
        header,
        &[
            (1, "Ana, A", "   2 w 1|   3 b +"),
            (2, "Bruno, B", "   1 b 0|   5 w D"),
            (3, "Carla, C", "0000 - U|   1 w -"),
            (4, "Dino, D", "   5 b =|0000 - Z"),
            (5, "Elena, E", "   4 w =|   2 b D"),
        ],
    );
    let imported = import(&hall, "cup.trf", &file);
    insta::assert_snapshot!(problems(&imported), @r"
    null | tie-break-own | The tie-break OTHER_AGE is the event’s own: give its values by hand in the settings.
    null | round-differs | Round 1: no board is as the rules pair it. The round is kept as it was paired.
    ");
    let setup = hall.ask("tournament.get", json!({"tournament": section(&hall)}))["setup"].clone();
    insta::assert_snapshot!(table(&json!([setup]), &["name", "system", "rounds", "initialColor", "tieBreaks", "timeControl", "scoring"]), @r#"Cup | fide-dutch-2026 | 5 | black | BH/C1 OTHER_AGE | 90+30 | {"absent":"0","draw":"1","loss":"0","pab":"3","win":"3"}"#);
    let list = hall.ask("players.list", json!({"tournament": section(&hall)}));
    insta::assert_snapshot!(table(&list["players"], &["number", "statusText", "byes", "points"]), @r#"
    1 |  | {"kind":"H","reason":"","round":3} | 6
    2 |  |  | 1
    3 |  | {"kind":"U","reason":"","round":1} | 3
    4 |  | {"kind":"Z","reason":"","round":3} | 1
    5 |  |  | 2
    "#);
    let event = hall.ask("event.get", json!({}));
    assert_eq!(
        (&event["place"], &event["arbiters"][0]["name"]),
        (&json!("Villa"), &json!("Zarzal, Luz"))
    );
    let text = String::from_utf8(exported(&hall)).unwrap();
    assert!(
        text.contains("ESP    1      national line"),
        "lines that are not modelled are written back: {text}"
    );
    assert!(text.contains("202 BH/C1,OTHER_AGE"));
}

#[test]
fn any_bytes_are_an_answer_or_a_refusal() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    for content in [
        "",
        "\u{0}\u{1}",
        "001 ",
        "012 X\n001    1",
        "[Event \"x\"]",
        "PK\u{3}\u{4}",
        "a;b\n;;;",
        "001 9999 é\n",
    ] {
        for name in ["", "a.trf", "a.pgn", "a.csv", "a.xlsx"] {
            if let Err(error) = hall.try_ask(
                "import.file",
                json!({"file": {"name": name, "text": content}, "tournament": hall.section()}),
            ) {
                assert_ne!(
                    error.code,
                    desk::Code::Internal,
                    "{name} {content:?}: {}",
                    error.message
                );
            }
        }
    }
    let missing =
        hall.try_ask("import.file", json!({"file": {"path": "/nowhere/at/all.trf"}})).unwrap_err();
    assert_eq!(missing.code, desk::Code::Io);
    assert!(hall.try_ask("import.file", json!({"file": {}})).is_err());
    assert!(hall.try_ask("import.file", json!({"file": {"base64": "%%%"}})).is_err());
}

#[test]
fn games_go_to_their_boards_and_never_change_a_result() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    hall.publish();
    hall.results(1, "1-0 =-=");
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    let name = |board: usize, side: &str| text(&round["boards"][board][side]["name"]);
    let pgn = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Round \"1\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 0-1\n\n\
         [Round \"1.2\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n\n\
         [White \"Nobody, N\"]\n[Black \"Stranger, S\"]\n[Round \"1.1\"]\n\n1. c4 *\n",
        name(0, "white"),
        name(0, "black"),
    );
    let imported = import(&hall, "games.pgn", &pgn);
    assert_eq!(imported["taken"], 2);
    insta::assert_snapshot!(problems(&imported), @r"
    1 | result-differs | Round 1, board 1, Ana, A - Carla, C: the file says 0-1, entered is 1 - 0. Nothing was changed.
    13 | no-such-game | No game Nobody, N - Stranger, S of round 1.1 in this tournament; left out.
    ");
    let after = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    insta::assert_snapshot!(table(&after["boards"], &["board", "text", "hasSheet"]), @r"
    1 | 1 - 0 | true
    2 | ½ - ½ | true
    ");
    let again = import(&hall, "games.pgn", &pgn);
    assert_eq!(
        (&again["taken"], again["changes"]["stale"].as_array().unwrap().len()),
        (&json!(0), 0)
    );
}

#[test]
fn a_game_without_a_move_that_can_be_replayed_is_told() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    hall.publish();
    let pgn =
        "[Round \"1.1\"]\n[Result \"*\"]\n\n1. ?? *\n\n[Round \"1.2\"]\n[Result \"*\"]\n\n*\n";
    let imported = import(&hall, "games.pgn", pgn);
    assert_eq!(imported["taken"], 0);
    insta::assert_snapshot!(problems(&imported), @r"
    1 | no-moves | Round 1, board 1, ? - ?: no move of this game can be replayed; no scoresheet attached.
    6 | games-without-moves | One game has no moves (line 6): there is nothing to attach to its board.
    ");
    let unread = "[Round \"1.1\"]\n[Result \"*\"]\n\n1. Ke5 e5 *\n";
    assert_eq!(import(&hall, "games.pgn", unread)["taken"], 1);
    let other = "[Round \"1.1\"]\n[Result \"*\"]\n\n1. Ke6 d5 *\n";
    assert!(problems(&import(&hall, "games.pgn", other)).contains("has-sheet"));
}

/// The lines of the report that a section gives out, of some records.
fn lines_of(hall: &Hall, codes: &[&str]) -> Vec<String> {
    let report = String::from_utf8(exported(hall)).expect("reports are UTF-8");
    let of = |line: &&str| line.get(..3).is_some_and(|code| codes.contains(&code));
    report.lines().map(str::trim_end).filter(of).map(str::to_owned).collect()
}

fn with_report(lines: &[&str]) -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let player = |number: u16| {
        format!(
            "001 {number:>4}      {:<33} {:>4}                             0.0 {number:>4}",
            format!("Player {number}"),
            2400 - number
        )
    };
    let mut report: Vec<String> = vec!["012 Open Villa".to_owned(), "142 5".to_owned()];
    report.extend((1..=8).map(player));
    report.extend(lines.iter().map(|line| (*line).to_owned()));
    hall.ask("import.file", json!({"file": {"text": report.join("\n"), "name": "report.trf"}}));
    hall
}

fn drawn(hall: &Hall) -> String {
    let draft = hall.ask("round.draft", json!({"tournament": section(hall)}));
    let number = |side: &Value| side["number"].to_string();
    let boards = draft["boards"].as_array().expect("boards").iter();
    let pairs = boards.map(|it| format!("{} {}", number(&it["white"]), number(&it["black"])));
    pairs.collect::<Vec<_>>().join(", ")
}

#[test]
fn virtual_points_and_prohibited_pairs_of_a_report_count_when_its_next_round_is_drawn() {
    let plain = with_report(&["152 W"]);
    assert_eq!(drawn(&plain), "1 5, 6 2, 3 7, 8 4");
    let virtual_points = with_report(&["152 W", "250       2.0   1   2    7    8"]);
    assert_eq!(drawn(&virtual_points), "7 8, 1 4, 5 2, 3 6");
    assert_eq!(
        lines_of(&virtual_points, &["250"]),
        ["250       2.0   1   2    7    8"],
        "they come out as they came in"
    );
    let prohibited = with_report(&["152 W", "260   1   2    1    5    6"]);
    assert_ne!(drawn(&prohibited), drawn(&plain), "1 and 5 may not meet before round 3");
    assert_eq!(lines_of(&prohibited, &["260"]), ["260   1   2    1    5    6"]);
    let view = prohibited.ask("tournament.get", json!({"tournament": section(&prohibited)}));
    assert_eq!(view["setup"]["prohibitedIn"][0]["lastRound"], 2);
}

#[test]
fn virtual_points_given_by_hand_are_those_of_a_report() {
    let hall = with_report(&["152 W"]);
    let players = hall.ask("players.list", json!({"tournament": section(&hall)}));
    let players = players["players"].as_array().expect("players").iter();
    let entrants: Vec<&Value> = players
        .filter(|it| it["number"] == json!(7) || it["number"] == json!(8))
        .map(|it| &it["entrant"])
        .collect();
    let give = |points: &str, last: u8| {
        let tournament = section(&hall);
        let mut setup =
            hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
        setup["acceleration"] = json!("given");
        setup["virtualPoints"] =
            json!([{"firstRound": 1, "lastRound": last, "points": points, "entrants": entrants}]);
        let update =
            json!({"tournament": tournament, "setup": setup, "reason": "By the regulations"});
        hall.try_ask("tournament.update", update)
    };
    for (points, last) in [("two", 2), ("2", 0), ("9999", 2)] {
        let refused = give(points, last).unwrap_err();
        assert_eq!(refused.code, desk::Code::BadInput, "{points} {last}: {}", refused.message);
    }
    give("2", 2).unwrap();
    assert_eq!(drawn(&hall), "7 8, 1 4, 5 2, 3 6");
    assert_eq!(lines_of(&hall, &["250"]), ["250       2.0   1   2    7    8"]);
}

#[test]
fn byes_of_rounds_that_nobody_plays_are_written_back() {
    let hall = with_report(&["240 H   2    3", "240 Z   8    1    2"]);
    assert_eq!(lines_of(&hall, &["240"]), ["240 H   2    3", "240 Z   8    1    2"]);
}

#[test]
fn scoring_is_typed_and_shown_as_text() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    let tournament = section(&hall);
    let get = || hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    assert_eq!(
        get()["scoring"],
        json!({"win": "1", "draw": "½", "loss": "0", "absent": "0", "pab": "1"})
    );
    let mut setup = get();
    setup["scoring"] = json!({"win": "3", "draw": "1", "loss": "0,5", "absent": "0", "pab": "1/2"});
    hall.ask("tournament.update", json!({"tournament": tournament, "setup": setup}));
    assert_eq!(
        get()["scoring"],
        json!({"win": "3", "draw": "1", "loss": "½", "absent": "0", "pab": "½"})
    );
    setup["scoring"]["pab"] = json!("many");
    let refused =
        hall.try_ask("tournament.update", json!({"tournament": tournament, "setup": setup}));
    assert_eq!(refused.expect_err("no number").field.as_deref(), Some("scoring"));
}

#[test]
fn an_encoding_is_guessed_told_and_can_be_chosen() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let letters = |text: &str| -> Vec<u8> {
        let one = |letter: char| match letter {
            'а'..='я' => u8::try_from(u32::from(letter) - 0x430 + 0xE0).expect("one byte"),
            'А'..='Я' => u8::try_from(u32::from(letter) - 0x410 + 0xC0).expect("one byte"),
            other => u8::try_from(u32::from(other)).expect("ASCII"),
        };
        text.chars().map(one).collect()
    };
    let bytes = letters("Name;Rating\nИванов, Иван;2100\nПетрова, Анна;2050\n");
    let coded = base64::engine::general_purpose::STANDARD.encode(bytes);
    let look = |encoding: Value| {
        let file = json!({"name": "list.csv", "base64": coded, "encoding": encoding});
        hall.ask("players.preview", json!({"tournament": section(&hall), "file": file}))
    };
    let guessed = look(Value::Null);
    assert_eq!(guessed["encoding"], "windows-1251");
    assert_eq!(guessed["rows"][0][0], "Иванов, Иван");
    assert!(problems(&guessed).contains("windows-1251"), "{}", problems(&guessed));
    assert_eq!(look(json!("windows-1252"))["rows"][0][0], "Èâàíîâ, Èâàí");
    let file = json!({"name": "list.csv", "base64": coded, "encoding": "none such"});
    let error = hall.try_ask("import.file", json!({"file": file})).expect_err("no encoding");
    assert_eq!(error.field.as_deref(), Some("encoding"));
}

#[test]
fn a_report_is_looked_at_before_it_is_read_in() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let report = trf("012 Cup\n142 3\n", &[(1, "Ana, A", "   2 w 1"), (2, "Bruno, B", "   1 b 0")]);
    let before = hall.ask("journal.list", json!({"limit": 5}))["total"].clone();
    let look = hall.ask("import.preview", json!({"file": {"name": "x", "text": report}}));
    assert_eq!((&look["format"], &look["ready"]), (&json!("trf"), &json!(true)));
    assert!(look["said"].as_array().expect("lines").iter().any(|line| line["value"] == "Cup"));
    assert!(problems(&look).contains("system-not-stated"));
    assert_eq!(
        hall.ask("journal.list", json!({"limit": 5}))["total"],
        before,
        "nothing is written"
    );
}

/// A report with records of teams: the window ranks its teams by the list, also after a result is corrected.
#[test]
fn teams_of_a_report_are_ranked() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let individual = json!({"tournament": section(&hall)});
    assert_eq!(
        hall.try_ask("teams.standings", individual).expect_err("no teams").code,
        desk::Code::Refused
    );
    let path = oracles().join("tm9_4_5_2.trf");
    let report = std::fs::read_to_string(&path).expect("an oracle");
    let oracle = std::fs::read(path.with_extension("json")).expect("an oracle");
    let oracle: Value = serde_json::from_slice(&oracle).expect("JSON");
    import(&hall, "t.trf", &report);
    let team_section = section(&hall);
    assert_eq!(hall.ask("standings.get", json!({"tournament": team_section}))["teams"], true);
    let codes = "BH:MP/C1,EMGSB/C1,SSSC,BC";
    let params = json!({"tournament": team_section, "tieBreaks": codes});
    let view = hall.ask("teams.standings", params);
    let rows = view["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 9);
    let number = |value: &Value| {
        let plain = text(value).replace('½', ".5");
        plain.parse::<f64>().expect("a number")
    };
    for row in rows {
        let expected = &oracle["teams"][row["number"].to_string()];
        assert_eq!(number(&row["matchPoints"]), expected["MPTS"].as_f64().unwrap(), "{row}");
        assert_eq!(number(&row["gamePoints"]), expected["GPTS"].as_f64().unwrap(), "{row}");
        for (at, code) in codes.split(',').enumerate() {
            let value = number(&row["values"][at]);
            assert_eq!(value, expected[code].as_f64().unwrap(), "{code} of {row}");
        }
        assert_eq!(row["matches"].as_array().map(Vec::len), Some(5));
        let working = |code: &str| {
            let params = json!({"tournament": team_section, "team": row["number"], "code": code});
            hall.ask("teams.working", params)["lines"].clone()
        };
        let byes = row["matches"].to_string().matches("\"U\"").count();
        assert_eq!(working("BC").to_string().matches("on every board").count(), byes, "{row}");
        assert_eq!(working("WIN:GP").as_array().map(Vec::len), Some(5));
        assert!(!working("EDE").as_array().expect("lines").is_empty(), "{row}");
    }
    teams_are_given_out(&hall, &team_section);
    for code in ["MPTS", "GPTS", "BH:GP/C1", "EMGSB/C1", "SSSC", "EDEBT", "TBR", "DE", "TPN"] {
        let params = json!({"tournament": team_section, "team": 1, "code": code});
        let view = hall.ask("teams.working", params);
        assert!(!text(&view["rule"]).is_empty(), "{view}");
    }
    // Its list takes the codes of teams, and only there.
    let params = json!({"tournament": team_section, "code": "ede"});
    assert_eq!(hall.ask("tournament.tieBreak", params)["code"], "EDE");
    let mut setup =
        hall.ask("tournament.get", json!({"tournament": team_section}))["setup"].clone();
    setup["tieBreaks"] = json!(["GPTS", "MPvGP", "EDE"]);
    let params = json!({"tournament": team_section, "setup": setup, "reason": "regulations"});
    hall.ask("tournament.update", params);
    // The modifier is of the encounter, and what stands in the list has a name.
    let params = json!({"tournament": team_section, "code": "EDET/P"});
    let name = "Extended direct encounter, then top board (P)";
    assert_eq!(hall.ask("tournament.tieBreak", params)["name"], name);
    let mut with = setup.clone();
    with["tieBreaks"] = json!(["GPTS", "EDET/P", "EMGSB/C1"]);
    let params = json!({"tournament": team_section, "setup": with, "reason": "regulations"});
    hall.ask("tournament.update", params);
    let choices = hall.ask("tournament.get", json!({"tournament": team_section}));
    let choices = table(&choices["tieBreakChoices"], &["code", "name"]);
    assert!(choices.contains(&format!("EDET/P | {name}")), "{choices}");
    let params = json!({"tournament": team_section, "team": 1, "code": "EMGSB/C1"});
    let rule = text(&hall.ask("teams.working", params)["rule"]);
    assert!(rule.contains("The product with the opponent of the lowest score"), "{rule}");
    let params = json!({"tournament": team_section, "setup": setup, "reason": "regulations"});
    hall.ask("tournament.update", params);
    // After the points of the report's system, which are match points.
    let view = hall.ask("teams.standings", json!({"tournament": team_section}));
    assert_eq!((&view["primary"], &view["notes"]), (&json!("mp"), &json!([])));
    assert_eq!(table(&view["columns"], &["code"]), "MPTS\nGPTS\nMPvGP\nEDE");
    // A whole list says itself which points.
    setup["tieBreaks"] = json!(["PTS", "GPTS", "MPvGP", "EDE"]);
    let params = json!({"tournament": team_section, "setup": setup, "reason": "regulations"});
    hall.ask("tournament.update", params);
    let view = hall.ask("teams.standings", json!({"tournament": team_section}));
    assert_eq!(view["primary"], "gp");
    assert_eq!(table(&view["columns"], &["code"]), "GPTS\nMPvGP\nEDE");
}

fn teams_are_given_out(hall: &Hall, tournament: &Value) {
    let decoded = |file: &Value| {
        let coded = file["base64"].as_str().expect("bytes");
        let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
        String::from_utf8(bytes).expect("text")
    };
    for (language, title, points) in
        [("en", "Standings of the teams", " MP "), ("es", "Clasificación por equipos", " PE ")]
    {
        let params = json!({
            "kind": "team-standings", "tournament": tournament, "language": language, "format": "txt",
        });
        let page = decoded(&hall.ask("report.make", params));
        assert!(page.contains(title) && page.contains(points), "{page}");
    }
    let files = hall.ask("export.make", json!({"format": "csv", "tournament": tournament}));
    let files = files.as_array().expect("files");
    let teams = files.iter().find(|file| text(&file["name"]).contains("Teams after 5"));
    let sheet = decoded(teams.expect("a sheet of the teams"));
    assert_eq!(sheet.lines().count(), 10, "{sheet}");
    assert!(sheet.contains("Rank,No.,Team,Match points,Game points"), "{sheet}");
}

/// Points that a report gives apart from results are not counted, and the standings say so.
#[test]
fn points_apart_from_results_are_told() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let report = trf(
        "012 Cup\n142 3\n299         -1.0    1    1\n",
        &[(1, "Ana, A", "   2 w 1"), (2, "Bruno, B", "   1 b 0")],
    );
    import(&hall, "t.trf", &report);
    let view = hall.ask("standings.get", json!({"tournament": section(&hall)}));
    assert!(view["notes"].to_string().contains("not counted here: 299"), "{}", view["notes"]);
}

/// Games of 64 MB and more are read as they stream by; only those of the section are kept.
#[test]
fn a_file_of_games_larger_than_memory_allows_is_read() {
    use std::io::Write as _;
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100"]);
    hall.publish();
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    let name = |side: &str| text(&round["boards"][0][side]["name"]);
    let path = hall.folder.path().join("large.pgn");
    let mut file = std::io::BufWriter::new(std::fs::File::create(&path).unwrap());
    let note = "a note that says nothing ".repeat(4000);
    for n in 0..700 {
        write!(
            file,
            "[Event \"Other\"]\n[White \"W{n}\"]\n[Black \"B{n}\"]\n\n{{{note}}} 1. e4 *\n\n"
        )
        .unwrap();
        if n == 400 {
            let (white, black) = (name("white"), name("black"));
            write!(
                file,
                "[Event \"Ours\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n1. d4 d5 *\n\n"
            )
            .unwrap();
        }
    }
    file.into_inner().unwrap().sync_all().unwrap();
    assert!(std::fs::metadata(&path).unwrap().len() > 64 << 20);
    let params = json!({"file": {"path": path}});
    let preview = hall.ask("import.preview", params.clone());
    assert_eq!((&preview["format"], &preview["ready"]), (&json!("pgn"), &json!(true)));
    let imported = hall.ask("import.file", params);
    assert_eq!(imported["taken"], 1);
    assert_eq!(imported["problems"].as_array().unwrap().len(), 700, "each other game is named");
    assert_eq!(
        imported["summary"],
        json!([
            "1 of 701 games attached to their boards",
            "The file is large: only the games attached are kept with the event",
        ])
    );
    assert_eq!(hall.ask("import.progress", json!({}))["state"], "none");
    let size =
        std::fs::metadata(hall.ask("frame.get", json!({}))["event"]["path"].as_str().unwrap());
    assert!(size.unwrap().len() < 2 << 20, "the file itself is not in the event");
}

/// Lines that no part of the program understands may hold what was to be kept back.
#[test]
fn a_redacted_report_has_no_lines_of_the_one_it_came_from() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let report = "012 Cup\n042 2026/05/01\n\
        001    1 w    Ibarra, Ana                       1950 ESP     9900123 1990/05/12  0.0    1\n\
        001    2 m    Noor, Bruno                       1900 ESP     9900124 1991/05/12  0.0    2\n\
        999 Ibarra, Ana was born on 1990/05/12\n";
    import(&hall, "a.trf", report);
    let written = |redact: Value| {
        let params = json!({"format": "trf26", "tournament": section(&hall), "redact": redact});
        let files = hall.ask("export.make", params);
        let coded = files[0]["base64"].as_str().expect("bytes");
        let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
        String::from_utf8(bytes).expect("UTF-8")
    };
    assert!(written(json!([])).contains("999 Ibarra"), "kept and written back");
    let redacted = written(json!(["birth"]));
    assert!(!redacted.contains("1990") && !redacted.contains("999 "), "{redacted}");
    assert!(redacted.contains("Ibarra, Ana"));
}

/// A report cut on its way says so; nobody leaves the event because of it.
#[test]
fn a_report_cut_between_two_rounds_takes_nobody_for_withdrawn() {
    let path = oracles();
    let mut paths: Vec<_> = std::fs::read_dir(path).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    let mut seen = 0;
    for path in paths.iter().filter(|it| it.extension().is_some_and(|it| it == "trf")) {
        let whole = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        let last = whole.rmatch_indices("\n001 ").map(|(at, _)| at).next().unwrap_or(0);
        let line = whole[last + 1..].lines().next().unwrap_or_default();
        let file = formats::trf::read(whole.as_bytes()).file;
        let rounds = usize::from(file.paired_rounds().0);
        let number = file.players.last().map_or(0, |player| player.number.0);
        let played = |round: usize| {
            line.get(91 + round * 10..95 + round * 10)
                .is_some_and(|cell| cell.trim().parse::<u16>().is_ok_and(|it| it > 0))
        };
        if rounds < 4 || !line.is_ascii() || !played(rounds - 1) || !played(rounds - 2) {
            continue;
        }
        let cut = &whole[..last + 1 + 91 + (rounds - 2) * 10 - 2];
        let hall = Hall::with_event("fide-dutch-2026", 3);
        let imported = import(&hall, "cut.trf", cut);
        let kinds = table(&imported["problems"], &["kind"]);
        assert!(kinds.contains("line-ends-before-rounds"), "{}: {kinds}", path.display());
        let told = problems(&imported);
        let gone = told.lines().find(|line| line.contains("taken-as-withdrawn"));
        let named = |text: &str| {
            text.split(|it: char| !it.is_ascii_digit()).any(|it| it == number.to_string())
        };
        let gone = gone.and_then(|line| line.rsplit_once(':')).map_or("", |(_, numbers)| numbers);
        assert!(!named(gone), "{}: {told}", path.display());
        seen += 1;
    }
    assert!(seen > 3, "only {seen} reports were cut");
}

/// Who is told that the file has other points than its results may let those of the file count.
#[test]
fn points_of_the_file_count_where_they_are_chosen() {
    let line = |number: u16, name: &str, points: &str, cells: &str| {
        format!(
            "001 {number:>4}      {name:<33} 2000 ESP {:>11} {:<10} {points:>4}     {cells}\n",
            "", ""
        )
    };
    let file = format!(
        "012 Cup\n142 2\n192 FIDE_DUTCH_2026\n{}{}{}",
        line(1, "Ana, A", "1.5", "     2 w 1  0000 - Z"),
        line(2, "Bruno, B", "1.0", "     1 b 0     3 w 1"),
        line(3, "Carla, C", "0.0", "  0000 - Z     2 b 0"),
    );
    let read = |points: &str| {
        let hall = Hall::with_event("fide-dutch-2026", 9);
        let file = json!({"name": "cup.trf", "text": file});
        let params = json!({"file": file, "points": points});
        let preview = hall.ask("import.preview", params.clone());
        assert_eq!(preview["pointsDiffer"], true);
        hall.ask("import.file", params);
        let again = formats::trf::read(&exported(&hall)).file;
        let points = again.players.iter().filter_map(|it| it.points);
        let points: Vec<String> = points.map(|it| it.to_string()).collect();
        let kinds = table(&preview["problems"], &["kind", "text"]);
        format!("{}\n{kinds}", points.join(" "))
    };
    insta::assert_snapshot!(read("results"), @r"
    1.0 1.0 0.0
    points-differ | File says 1 has 1.5, results give 1.0. The results count here; if the file’s points are right, correct a result or a bye.
    tie-breaks-not-stated | The file names no tie-breaks: DE, BH/C1, BH, SB, WIN taken. Correct them in the settings.
    ");
    insta::assert_snapshot!(read("file"), @r"
    1.5 1.0 0.0
    points-taken | Number 1 has the 1.5 points of the file: byes of these rounds are worth that much: 2. Compare with the original.
    tie-breaks-not-stated | The file names no tie-breaks: DE, BH/C1, BH, SB, WIN taken. Correct them in the settings.
    ");
}

#[test]
fn meanings_of_columns_that_no_report_has_are_told() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let file = trf("012 Cup\n142 3\n192 FIDE_DUTCH_2026\n", &[(1, "Ana, A", "0000 - Z")]);
    let params = json!({"file": {"name": "cup.trf", "text": file}, "columns": ["Elo=rating"]});
    let told = |answer: &Value| table(&answer["problems"], &["kind"]).contains("columns-unused");
    assert!(told(&hall.ask("import.preview", params.clone())));
    assert!(told(&hall.ask("import.file", params)));
}

/// A table without a round is that of the round in which its players met; a round that is not paired takes nothing.
#[test]
fn results_find_their_round_by_their_games() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    hall.publish();
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    let name = |side: &str| text(&round["boards"][0][side]["name"]);
    let (white, black) = (name("white"), name("black"));
    let list = format!("White;Result;Black\n{white};remis;{black}\n");
    let imported = import(&hall, "list.csv", &list);
    assert_eq!(imported["taken"], 1);
    insta::assert_snapshot!(problems(&imported), @"2 | round-by-games | The table says no round; by its games it is round 1.");
    let list = format!("Round 2\nBo.;White;Result;Black\n1;{white};;{black}\n2;Carla, C;;bye\n");
    insta::assert_snapshot!(problems(&import(&hall, "list.csv", &list)), @r"
    3 | round-not-paired | Round 2 is not paired yet: 1 row is left out. Pair the round first, then bring the results in.
    4 | rows-of-byes | One row of a bye is no game and is left out.
    ");
}

#[test]
fn one_table_of_games_beside_a_list_of_players_is_round_1() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let games = json!({"name": "games.csv", "text": "White;Result;Black\nAna, A;1-0;Bruno, B\n"});
    let alone = hall.ask("import.file", json!({"file": games}));
    insta::assert_snapshot!(problems(&alone), @"2 | round-not-paired | Round 1 is not paired yet: 1 row is left out. Pair the round first, then bring the results in.");
    let players =
        json!({"name": "players.csv", "text": "Name;Rating\nAna, A;2100\nBruno, B;2000\n"});
    assert_eq!(hall.ask("import.together", json!({"files": [players, games]})), true);
    hall.ask("import.file", json!({"file": players, "more": [games]}));
    let round = hall.ask("round.get", json!({"tournament": section(&hall), "round": 1}));
    assert_eq!(round["boards"].as_array().map(Vec::len), Some(1));
}
