//! Files brought in: tables of one event together, what a list knows more, what is no text.

use crate::Shell;

fn file(shell: &Shell, name: &str, content: &[u8]) -> String {
    let path = shell.path(name);
    std::fs::write(&path, content).expect("a folder to write in");
    path
}

#[test]
fn a_folder_of_tables_makes_the_event_again() {
    let shell = Shell::new();
    let event = shell.path("one.arbiter");
    assert_eq!(shell.run(&["example", &event]).code, 0);
    let folder = shell.path("tables");
    let out = shell.run(&["export", &folder, "--event", &event, "--to", "csv"]);
    assert_eq!(out.code, 0, "{out:?}");
    let again = shell.path("two.arbiter");
    let done = shell.run(&["import", &folder, "--event", &again]);
    assert_eq!(done.code, 0, "{done:?}");
    assert_eq!(done.out.matches(" taken\n").count(), 1, "in one go: {}", done.out);
    let players = |event: &str| {
        let frame = shell.run(&["call", "frame.get", "--event", event]).json();
        let params = format!("{{\"tournament\":{}}}", frame["event"]["tournaments"][0]["id"]);
        let list = shell.run(&["call", "players.list", &params, "--event", event]).json();
        let rows = list["players"].as_array().expect("players").iter();
        let said = ["name", "fideId", "birth", "club", "rating", "sex"];
        let rows = rows.map(|row| {
            let known: Vec<String> = said.iter().map(|it| row["input"][*it].to_string()).collect();
            format!("{} {} {}", row["number"], known.join(" "), row["points"])
        });
        rows.collect::<Vec<_>>()
    };
    assert_eq!(players(&again), players(&event));
    let empty = shell.path("empty");
    std::fs::create_dir(&empty).expect("a new folder");
    assert_eq!(shell.run(&["import", &empty, "--event", &again]).code, 2);
}

#[test]
fn a_list_fills_gaps_when_it_is_asked_to() {
    let shell = Shell::new();
    let event = shell.path("open.arbiter");
    let first = file(&shell, "first.csv", b"Name;Rating\nIbarra, Ana;2100\nNoor, Bruno;1900\n");
    let done = shell.run(&["import", &first, "--event", &event]);
    assert_eq!(done.code, 0, "{done:?}");
    assert!(done.out.contains("how many rounds"), "what is assumed is told: {}", done.out);
    let list = b"Name;Rating;Birth;Note\nIbarra, Ana;2150;1990-05-31;x\nNoor, Bruno;1900;;\n";
    let second = file(&shell, "second.csv", list);
    let looked = shell.run(&["import", &second, "--event", &event]);
    assert_eq!(looked.code, 3, "nothing is taken: {looked:?}");
    assert!(looked.out.contains("Ibarra, Ana: Birth 1990-05-31, not taken"), "{}", looked.out);
    assert!(looked.err.contains("second.csv: Column 4"), "no line is named: {}", looked.err);
    let filled = shell.run(&["import", &second, "--event", &event, "--fill"]);
    assert_eq!(filled.code, 0, "{filled:?}");
    assert!(filled.out.contains("Rating 2100 → 2150, not taken"), "{}", filled.out);
    let report = shell.path("out");
    shell.run(&["export", &report, "--event", &event, "--to", "trf26"]);
    let written = std::fs::read_dir(&report).expect("a report").next().expect("a file");
    let text = std::fs::read_to_string(written.expect("a file").path()).expect("text");
    assert!(text.contains("1990/05/31") && text.contains("2100"), "{text}");
}

#[test]
fn what_is_no_text_is_said_and_tables_are_checked() {
    let shell = Shell::new();
    let picture =
        file(&shell, "board.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06");
    let program = file(&shell, "program.bin", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0");
    for path in [&picture, &program] {
        let done = shell.run(&["import", path, "--check"]);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{done:?}");
        assert!(done.err.contains("no text"), "{}", done.err);
    }
    let list = file(&shell, "list.csv", b"Name;Rating\nIbarra, Ana;2100\nNoor, Bruno;9999\n");
    let done = shell.run(&["import", &list, "--check"]);
    assert_eq!(done.code, 0, "{done:?}");
    assert!(done.out.contains("2 players"), "{}", done.out);
    assert!(done.err.contains("list.csv:3:2"), "{}", done.err);
    let report = crate::repository("tests/oracles/standings/b8_5_1.trf");
    let event = shell.path("open.arbiter");
    let report = report.to_str().expect("a path of letters");
    let done = shell.run(&["import", report, "--event", &event, "--columns", "Elo=rating"]);
    assert!(done.err.contains("no list of players"), "{}", done.err);
}

#[test]
fn lists_are_found_by_their_names_and_cut_ones_are_no_success() {
    let shell = Shell::new();
    let player = "<player><fideid>9900001</fideid><name>Ibarra, Ana</name><country>ESP</country><sex>F</sex><rating>2000</rating><birthday>1990</birthday></player>\n";
    let whole = format!("<playerslist>\n{player}</playerslist>\n");
    let whole = file(&shell, "whole.xml", whole.as_bytes());
    let cut = file(&shell, "cut.xml", format!("<playerslist>\n{player}<player><fid").as_bytes());
    let loaded =
        shell.run(&["library", "update", &whole, "--name", "My list", "--month", "2026-11"]);
    assert_eq!(loaded.code, 0, "{loaded:?}");
    for name in ["My list", "my list 2026-11"] {
        let found = shell.run(&["library", "find", "ibarra", "--list", name]);
        assert_eq!(found.code, 0, "{name}: {found:?}");
        assert!(found.out.contains("9900001"), "{}", found.out);
    }
    let done = shell.run(&["library", "update", &cut, "--name", "Cut", "--month", "2026-12"]);
    assert_eq!(done.code, 1, "{done:?}");
    assert!(done.err.contains("cut.xml:3") && done.err.contains("“Ibarra, Ana”"), "{}", done.err);
    assert!(done.err.contains("Download it again"), "{}", done.err);
}

#[test]
fn what_gives_nothing_is_refused_and_what_is_left_out_is_no_success() {
    let shell = Shell::new();
    let event = shell.path("open.arbiter");
    let empty = file(&shell, "empty.trf", b"012 Cup\n142 5\nXYZ of somebody\n### note\n");
    let done = shell.run(&["import", &empty, "--event", &event]);
    assert_eq!(done.code, 3, "{done:?}");
    assert!(done.out.contains("Nothing was taken") && !done.out.contains("kept"), "{}", done.out);
    assert!(!done.err.contains("kept"), "{}", done.err);
    assert!(!std::path::Path::new(&event).exists(), "no event is left behind");
    let player = |number: u16, name: &str, cells: &str| {
        format!("001 {number:>4}      {name:<33} 2000 ESP{:>33}{cells}\n", "")
    };
    let report = [
        "012 Cup\n142 3\n".to_owned(),
        player(1, "Ana, A", "     2 w 1"),
        player(2, "Bruno, B", "     1 b 0"),
        player(2, "Carla, C", ""),
        player(0, "Dino, D", ""),
    ];
    let report = file(&shell, "cup.trf", report.concat().as_bytes());
    let done = shell.run(&["import", &report, "--event", &event]);
    assert_eq!(done.code, 1, "{done:?}");
    // Of six lines two are of players who are not entered.
    assert!(done.out.contains("Lines: 6, of them 4 used"), "{}", done.out);
    assert!(done.out.contains("2 of players who are not entered"), "{}", done.out);
    let game = |black: &str, moves: &str| {
        format!(
            "[White \"Ana, A\"]\n[Black \"{black}\"]\n[Round \"1.1\"]\n[Result \"1-0\"]\n\n{moves}1-0\n\n"
        )
    };
    let bare = file(&shell, "bare.pgn", game("Bruno, B", "").as_bytes());
    let done = shell.run(&["import", &bare, "--event", &event]);
    assert_eq!(done.code, 3, "{done:?}");
    assert!(done.err.contains("One game has no moves (line 1)"), "{}", done.err);
    let games = game("Bruno, B", "1. e4 e5 ") + &game("Nadie, N", "1. d4 d5 ");
    let games = file(&shell, "games.pgn", games.as_bytes());
    let done = shell.run(&["import", &games, "--event", &event]);
    assert_eq!(done.code, 1, "one of two games is no game of the event: {done:?}");
    let known = file(&shell, "known.pgn", game("Bruno, B", "1. e4 e5 ").as_bytes());
    let done = shell.run(&["import", &known, "--event", &event]);
    assert_eq!(done.code, 3, "it is there already: {done:?}");
}
