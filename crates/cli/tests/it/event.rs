//! Verbs on an event file.

use crate::Shell;

fn event(shell: &Shell) -> String {
    let path = shell.path("open.arbiter");
    let params = serde_json::json!({ "name": "Open", "path": path, "system": "fide-dutch-2026", "rounds": 5 });
    let done = shell.run(&["--as", "Ibarra, Ana", "call", "event.create", &params.to_string()]);
    assert_eq!(done.code, 0, "{done:?}");
    path
}

#[test]
fn any_method_can_be_called() {
    let shell = Shell::new();
    let event = event(&shell);
    let frame = shell.run(&["call", "frame.get", "--event", &event]).json();
    assert_eq!(frame["event"]["name"], "Open");
    let tournament = frame["event"]["tournaments"][0]["id"].to_string();
    let player = format!(r#"{{"tournament":{tournament},"player":{{"name":"Noor, Bruno"}}}}"#);
    let done = shell.run_on(&["call", "players.add", "-", "--event", &event], player.as_bytes());
    assert_eq!(done.code, 0, "{done:?}");
    let journal = shell.run(&["call", "journal.list", r#"{"limit":50}"#, "--event", &event]);
    assert!(journal.out.contains("Ibarra, Ana"), "who did it is kept: {}", journal.out);
}

#[test]
fn trouble_of_a_call_decides_the_exit_code() {
    let shell = Shell::new();
    let event = event(&shell);
    let code = |args: &[&str]| {
        let done = shell.run(&[&["call"], args, &["--event", &event]].concat());
        assert!(done.code == 0 || !done.err.trim().is_empty(), "{args:?} says why");
        done.code
    };
    assert_eq!(code(&["no.such"]), 2);
    assert_eq!(code(&["players.list", "[1"]), 2);
    assert_eq!(code(&["players.list", r#"{"tournament":"x"}"#]), 2);
    assert_eq!(code(&["players.list", r#"{"tournament":99}"#]), 2);
    assert_eq!(code(&["journal.undo", "{}"]), 3, "who did nothing has nothing to undo");
    assert_eq!(shell.run(&["call", "event.get"]).code, 2, "no event is open");
}

#[test]
fn a_good_journal_verifies() {
    let shell = Shell::new();
    let event = event(&shell);
    let done = shell.run(&["verify", &event]);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert_eq!(shell.run(&["verify", &event, "--json"]).json()["good"], true);
}

#[test]
fn a_changed_journal_does_not() {
    let shell = Shell::new();
    let event = event(&shell);
    let mut bytes = std::fs::read(&event).unwrap();
    let at = bytes.windows(15).rposition(|window| window == b"fide-dutch-2026").unwrap();
    bytes[at + 14] = b'7';
    std::fs::write(&event, bytes).unwrap();
    let done = shell.run(&["verify", &event]);
    assert_eq!(done.code, 1, "{done:?}");
    assert!(!done.out.trim().is_empty(), "the first bad entry is named");
}

#[test]
fn a_report_goes_in_and_comes_out_the_same() {
    let shell = Shell::new();
    let event = event(&shell);
    let trf = crate::repository("tests/oracles/standings/b8_5_1.trf");
    let trf = trf.to_str().unwrap();
    let missing = shell.path("none.trf");
    let done = shell.run(&["import", &missing, trf, "--event", &event]);
    assert_eq!(done.code, 2, "one file is missing");
    assert!(done.err.contains("none.trf"), "{}", done.err);
    assert!(done.out.contains(": 8 taken\n"), "the other is taken: {}", done.out);

    let frame = shell.run(&["call", "frame.get", "--event", &event]).json();
    let name = frame["event"]["tournaments"][0]["name"].as_str().unwrap();
    let out = shell.path("out");
    let done =
        shell.run(&["export", "--event", &event, "--to", "trf26", "--tournament", name, &out]);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let written = done.out.trim();
    let list = ["--tiebreaks", "BH/C1,BH,SB,DE", "--json", "--edition", "c07-2026"];
    let ranks = |file: &str| {
        shell.run(&[&["standings", file], &list[..]].concat()).json()["players"].clone()
    };
    assert_eq!(ranks(written), ranks(trf));

    let done = shell.run(&[
        "export",
        "--event",
        &event,
        "--to",
        "trf26",
        "--tournament",
        "None such",
        &out,
    ]);
    assert_eq!(done.code, 2);
    assert!(done.err.contains(name), "the names there are: {}", done.err);
}

#[test]
fn prints_are_made_by_the_ending_of_the_file() {
    let shell = Shell::new();
    let all = shell.run(&["report", "--list"]);
    assert_eq!(all.code, 0, "without an event the prints are listed: {}", all.err);
    assert!(all.out.lines().any(|line| line.starts_with("ruling ")), "{all:?}");
    let event = event(&shell);
    let trf = crate::repository("tests/oracles/standings/b8_5_1.trf");
    assert_eq!(shell.run(&["import", trf.to_str().unwrap(), "--event", &event]).code, 0);
    let list = shell.run(&["report", "--list", "--event", &event, "--tournament", "2"]);
    assert!(list.out.lines().any(|line| line.starts_with("standings ")), "{list:?}");
    for (ending, start) in [("pdf", "%PDF-"), ("html", "<!doctype html>"), ("txt", "")] {
        let out = shell.path(&format!("standings.{ending}"));
        let done =
            shell.run(&["report", "standings", "--event", &event, "--tournament", "2", "-o", &out]);
        assert_eq!((done.code, done.err.as_str()), (0, ""), "{ending}");
        let bytes = std::fs::read(&out).unwrap();
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        assert!(text.starts_with(&start.to_lowercase()), "{ending}: {}", &text[..40]);
    }
    let done = shell.run(&["report", "standings", "--event", &event, "-o", &shell.path("x.doc")]);
    assert_eq!(done.code, 2);
    let done = shell.run(&[
        "report",
        "no-such-print",
        "--event",
        &event,
        "--tournament",
        "2",
        "-o",
        &shell.path("x.pdf"),
    ]);
    assert_eq!(done.code, 2, "{done:?}");
}

/// Norms by an exemption asked for once, and standings as an entry of the journal left them.
#[test]
fn prints_take_an_exemption_and_a_moment() {
    let shell = Shell::new();
    let event = shell.path("norms.arbiter");
    let trf = crate::repository("crates/desk/tests/awards/norms.trf");
    let trf = trf.to_str().unwrap();
    assert_eq!(shell.run(&["import", trf, "--event", &event]).code, 0);
    let print = |kind: &str, more: &[&str]| {
        let out = shell.path("print.txt");
        let asked = [&["report", kind, "--event", &event, "-o", &out][..], more].concat();
        let done = shell.run(&asked);
        (done.code, done.err, std::fs::read_to_string(&out).unwrap_or_default())
    };
    assert!(!print("norms", &[]).2.contains("1.4.3a"));
    let (code, err, page) = print("norms", &["--exemption", "national"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(page.contains("by B.01 1.4.3a") && page.contains("Made"), "{page}");
    assert_eq!(print("title-norm", &["--exemption", "national"]).0, 0);
    assert_eq!(print("norms", &["--exemption", "moon"]).0, 2);
    let list = shell.run(&["call", "journal.list", "{\"limit\":1}", "--event", &event]).json();
    let last = list["rows"][0]["seq"].to_string();
    let (code, err, page) = print("standings", &["--as-of", &last]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(page.contains(&format!("As of entry {last} of the journal, ")), "{page}");
    assert_eq!(print("standings", &["--as-of", "99999"]).0, 2);

    // The same report without an event: nobody is exempt while its host is not known, and it is said.
    let done = shell.run(&["norm", trf]);
    assert_eq!(done.code, 0);
    assert!(done.out.contains("The host federation is not known"), "{}", done.out);
    assert!(done.out.contains("Nobody has made a norm"), "{}", done.out);
    let json = shell.run(&["norm", trf, "--json"]).json();
    assert_eq!(
        (&json["host"], &json["exemption"]),
        (&serde_json::Value::Null, &serde_json::Value::Null)
    );
    let done = shell.run(&["norm", trf, "--host", "ESP"]);
    assert!(!done.out.contains("host federation is not known"), "{}", done.out);
    // A text that is no code is refused, and d goes by the count of the field.
    for host in ["XXX", "ZZ", "FID", ""] {
        let done = shell.run(&["norm", trf, "--host", host]);
        assert_eq!(done.code, 2, "{host}");
        assert!(
            done.err.contains(&format!("Found {host} for --host, expected the code")),
            "{}",
            done.err
        );
    }
    let strong = ["norm", trf, "--host", "ESP", "--exemption", "strong-swiss"];
    let done = shell.run(&strong);
    assert!(
        done.out.contains("1.4.3d is chosen and not granted: 2 rated foreigners"),
        "{}",
        done.out
    );
    let json = shell.run(&[&strong[..], &["--json"]].concat()).json();
    assert_eq!(
        (&json["exemption"], &json["claimed"], &json["field"]["players"]),
        (&serde_json::Value::Null, &serde_json::json!("strong-swiss"), &serde_json::json!(2))
    );
    // A time control and dates that allow no norm, with an exemption that would.
    let text = std::fs::read_to_string(trf).expect("a report");
    let fast = shell.path("fast.trf");
    std::fs::write(&fast, format!("222 3600+30\n{text}")).expect("written");
    let done = shell.run(&["norm", &fast, "--exemption", "national", "--last-forfeit"]);
    assert!(done.out.contains("90 minutes for 60 moves"), "{}", done.out);
    assert!(done.out.contains("Nobody has made a norm"), "{}", done.out);
    let json = shell.run(&["norm", &fast, "--json"]).json();
    assert_eq!(json["conditions"], serde_json::json!(["too-fast"]));
    // Where a exempts, the host changes nothing; record 032 of no code is told.
    let done = shell.run(&["norm", trf, "--exemption", "national"]);
    assert!(!done.out.contains("host federation"), "{}", done.out);
    let odd = shell.path("odd-host.trf");
    std::fs::write(&odd, format!("032 QQQ\n{text}")).expect("written");
    let done = shell.run(&["norm", &odd]);
    assert!(
        done.out.contains("QQQ is no code of a FIDE federation that hosts events"),
        "{}",
        done.out
    );

    // None in place of the exemption that the event has.
    let set = r#"{"tournament":TOURNAMENT,"exemption":"national"}"#;
    let frame = shell.run(&["call", "frame.get", "{}", "--event", &event]).json();
    let all = frame["event"]["tournaments"].as_array().expect("sections");
    let id = all.last().expect("one")["id"].to_string();
    let done =
        shell.run(&["call", "norms.exemption", &set.replace("TOURNAMENT", &id), "--event", &event]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(print("norms", &[]).2.contains("by B.01 1.4.3a"));
    assert!(!print("norms", &["--exemption", "none"]).2.contains("1.4.3a"));
}

#[test]
fn the_example_is_a_file_of_its_own() {
    let shell = Shell::new();
    let path = shell.path("practice.arbiter");
    let done = shell.run(&["example", &path]);
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{done:?}");
    assert_eq!(shell.run(&["verify", &path]).code, 0);
    let frame = shell.run(&["call", "frame.get", "--event", &path]).json();
    assert!(frame["event"]["tournaments"][0]["players"].as_u64() > Some(3), "{frame}");
    let done = shell.run(&["example", &path]);
    assert_eq!(done.code, 3, "nothing is written over");
}

/// Two players, one game; the games of their event in PGN.
const REPORT: &str = "012 Club Cup\r\n042 2026/05/01\r\n142 3\r\n\
001    1 w    Ibarra, Ana                       2100 ESP                         1.0    1     2 w 1\r\n\
001    2 m    Noor, Bruno                       2000 ESP                         0.0    2     1 b 0\r\n";
const GAMES: &str = "[Event \"Club Cup\"]\n[Round \"1\"]\n[White \"Ibarra, Ana\"]\n[Black \"Noor, Bruno\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

#[test]
fn an_event_is_made_of_the_files_brought_in() {
    let shell = Shell::new();
    let (event, trf, pgn) =
        (shell.path("open.arbiter"), shell.path("open.trf"), shell.path("games.pgn"));
    std::fs::write(&trf, REPORT).expect("a file");
    std::fs::write(&pgn, GAMES).expect("a file");
    let done = shell.run(&["import", &trf, &pgn, "--event", &event]);
    assert_eq!(done.code, 0, "{done:?}");
    let frame = shell.run(&["call", "frame.get", "--event", &event]).json();
    assert_eq!(frame["event"]["name"], "Club Cup");
    let tabs = frame["event"]["tournaments"].as_array().expect("tournaments");
    assert_eq!(tabs.len(), 1, "the report fills the tournament that was empty");
    assert!(done.out.contains("1 of 1 game attached"), "{}", done.out);

    let list = shell.path("players.csv");
    std::fs::write(&list, "Name;Rating\nIbarra, Ana;2100\n").expect("a file");
    let second = shell.path("second.arbiter");
    assert_eq!(shell.run(&["import", &list, "--event", &second]).code, 0);
    let frame = shell.run(&["call", "frame.get", "--event", &second]).json();
    assert_eq!(frame["event"]["name"], "players");
}

#[test]
fn games_of_a_file_that_is_cut_are_kept_and_the_cut_is_told() {
    let shell = Shell::new();
    let (event, trf, pgn) =
        (shell.path("open.arbiter"), shell.path("open.trf"), shell.path("games.pgn"));
    std::fs::write(&trf, REPORT).expect("a file");
    let second = GAMES.replace("\"Ibarra, Ana\"", "\"Cid, Caro\"");
    let cut = second.find(" Nf6").expect("a move");
    std::fs::write(&pgn, format!("{GAMES}\n{}", &second[..cut])).expect("a file");
    let done = shell.run(&["import", &trf, "--event", &event]);
    assert_eq!(done.code, 0, "{done:?}");
    let done = shell.run(&["import", &pgn, "--event", &event]);
    assert_eq!(done.code, 1, "the rest is missing: {done:?}");
    assert!(done.out.contains("1 of 2 games"), "{}", done.out);
    assert!(done.err.contains("games.pgn:15:27: The file seems cut off here"), "{}", done.err);
    let done = shell.run(&["import", &pgn, "--check"]);
    assert!(done.out.contains("2 games, 12 moves"), "{}", done.out);
    assert!(done.err.contains("games.pgn:15:"), "{}", done.err);
}

#[test]
fn a_file_that_gives_nothing_makes_no_event_and_says_so() {
    let shell = Shell::new();
    let (event, list) = (shell.path("new.arbiter"), shell.path("players.csv"));
    for text in ["", "\u{feff}\r\n", "Name;Rating\n"] {
        std::fs::write(&list, text).expect("a file");
        let done = shell.run(&["import", &list, "--event", &event]);
        assert_eq!(done.code, 2, "{text:?}: {done:?}");
        assert!(done.err.contains("players.csv: "), "{text:?}: {}", done.err);
        assert!(!std::path::Path::new(&event).exists(), "{text:?} leaves no event behind");
    }
}

#[test]
fn with_several_tournaments_their_names_are_told() {
    let shell = Shell::new();
    let event = event(&shell);
    let trf = shell.path("open.trf");
    std::fs::write(&trf, REPORT).expect("a file");
    assert_eq!(shell.run(&["import", &trf, &trf, "--event", &event]).code, 0);
    let list = shell.path("players.csv");
    std::fs::write(&list, "Name;Rating\nRuiz, Caro;1900\n").expect("a file");
    let done = shell.run(&["import", &list, "--event", &event]);
    assert_eq!(done.code, 2);
    assert!(done.err.contains("Club Cup ("), "{}", done.err);
}
