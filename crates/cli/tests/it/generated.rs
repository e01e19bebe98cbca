//! `generate`, and what `check` and `pair` say of its files.

use crate::Shell;

#[test]
fn a_seed_gives_the_same_bytes_and_none_gives_others() {
    let make = |args: &[&str]| {
        let all: Vec<&str> = ["generate"].iter().chain(args).copied().collect();
        let done = Shell::new().run(&all);
        assert_eq!(done.code, 0, "{}", done.err);
        done.out
    };
    assert_eq!(make(&["--seed", "7"]), make(&["--seed", "7"]));
    assert_ne!(make(&["--seed", "7"]), make(&["--seed", "8"]));
    assert_ne!(make(&[]), make(&[]), "nobody chose a seed");
}

const SYSTEMS: [&str; 11] = [
    "fide-dutch",
    "fide-dubov",
    "fide-burstein",
    "fide-lim",
    "fide-double-swiss",
    "fide-team",
    "keizer",
    "knock-out",
    "scheveningen",
    "berger",
    "berger-double",
];

/// All 200 of each with `ARBITER_ORACLES_WHOLE=1`, else a part: what the file itself says of its system is enough for our
/// checker.
#[test]
fn our_files_pass_our_checker() {
    let whole = std::env::var_os("ARBITER_ORACLES_WHOLE").is_some();
    for system in SYSTEMS {
        let shell = Shell::new();
        let count = if whole { "200" } else { "60" };
        let folder = shell.path("made");
        let args = ["generate", "--seed", "100", "--count", count, "--dir", &folder];
        let more = ["--system", system, "--players", "4-34"];
        let done = shell.run(&args.iter().chain(&more).copied().collect::<Vec<_>>());
        assert_eq!(done.code, 0, "{}", done.err);
        assert_eq!(done.out.lines().count().to_string(), count);
        for file in done.out.lines() {
            let done = shell.run(&["check", file, "--json"]);
            assert_eq!(done.code, 0, "{system}, {file}: {} {}", done.out, done.err);
            let read = done.json()["edition"].as_str().unwrap_or_default().to_owned();
            assert!(read.starts_with(system), "{system} was read as {read}");
            assert!(!done.err.contains(file), "{system}, {file}: {}", done.err);
        }
    }
}

#[test]
fn extreme_wishes_make_files_that_pass_our_checker() {
    let often = ["--half-byes", "--zero-byes", "--full-byes", "--forfeits", "--double-forfeits"];
    let more = ["--half-zero", "--zero-zero", "--unrated-games", "--withdrawals", "--late-entries"];
    for system in SYSTEMS {
        let shell = Shell::new();
        let folder = shell.path("made");
        let mut args = vec!["generate", "--seed", "1", "--count", "20", "--dir", &folder];
        args.extend(["--system", system, "--players", "8-16", "--prohibited", "2"]);
        for option in often.iter().chain(&more) {
            args.extend([*option, "12"]);
        }
        let done = shell.run(&args);
        assert_eq!(done.code, 0, "{}", done.err);
        for file in done.out.lines() {
            let done = shell.run(&["check", file]);
            assert_eq!(done.code, 0, "{system}, {file}: {} {}", done.out, done.err);
        }
    }
}

#[test]
fn an_event_gives_every_system_back() {
    for system in SYSTEMS {
        let shell = Shell::new();
        let folder = shell.path("made");
        let args = ["generate", "--seed", "4", "--players", "8", "--dir", &folder];
        let file = shell.run(&[&args[..], &["--system", system]].concat()).out.trim().to_owned();
        let (event, out) = (shell.path("e.arbiter"), shell.path("out"));
        let done = shell.run(&["import", &file, "--event", &event]);
        assert!(done.code < 2, "{system}: {} {}", done.out, done.err);
        let done = shell.run(&["export", "--event", &event, "--to", "trf26", &out]);
        assert_eq!(done.code, 0, "{system}: {}", done.err);
        let done = shell.run(&["check", done.out.trim(), "--json"]);
        assert_eq!(done.code, 0, "{system}: {} {}", done.out, done.err);
        let read = done.json()["edition"].as_str().unwrap_or_default().to_owned();
        assert!(read.starts_with(system), "{system} came back as {read}");
    }
}

#[test]
fn a_knock_out_goes_on_with_whoever_is_said_to() {
    let player = |number: u16, rounds: &str| {
        format!("001 {number:>4}      {:<33}{:33}{:>4} {number:>4}  {rounds}\n", "A, B", "", "0.5")
    };
    let rounds = ["   4 w =", "   3 b =", "   2 w =", "   1 b ="];
    let players: String = (1..).zip(rounds).map(|(number, it)| player(number, it)).collect();
    let file = format!("142 2\n092 Cup\n192 CUSTOM_KNOCKOUT\n{players}");
    let pair = |more: &[&str], file: &str| {
        let args: Vec<&str> = ["pair", "-"].iter().chain(more).copied().collect();
        Shell::new().run_on(&args, file.as_bytes())
    };
    let open = pair(&[], &file);
    assert_eq!(open.code, 3, "{}", open.out);
    assert!(open.err.contains("round 1, board 2, A, B"), "{}", open.err);
    let spanish = pair(&["--lang", "es"], &file);
    assert!(spanish.err.contains("ronda 1, mesa 1"), "{}", spanish.err);
    assert_eq!(pair(&["--through", "4,2"], &file).out.trim(), "1\n2 4");
    assert_eq!(pair(&["--through", "9"], &file).code, 2);
    let announced = format!("{file}240 Z 002 0001 0002\n");
    assert_eq!(pair(&[], &announced).out.trim(), "1\n4 3");
}

/// Four teams on two boards after round 1: 1 beat 3, and 2 beat 4, who had White on board 1.
fn teams(system: &str) -> String {
    let player = |number: u16, points: &str, round: &str| {
        format!("001 {number:>4}      {:<33}{:33}{points:>4} {number:>4}  {round}\n", "A, B", "")
    };
    let rounds = [
        ("1.0", "   5 w 1"),
        ("1.0", "   6 b 1"),
        ("1.0", "   7 b 1"),
        ("1.0", "   8 w 1"),
        ("0.0", "   1 b 0"),
        ("0.0", "   2 w 0"),
        ("0.0", "   3 w 0"),
        ("0.0", "   4 b 0"),
    ];
    let players = (1..).zip(rounds).map(|(number, (points, round))| player(number, points, round));
    let team = |number: u16| {
        let rank = if number < 3 { 1 } else { 3 };
        let (first, second) = (2 * number - 1, 2 * number);
        let name = format!("Team {number}");
        format!("310 {number:>3} {name:<32}{:28}{rank:>3}  {first:>4} {second:>4}\n", "")
    };
    let head = format!("142 3\n152 W\n192 {system}\n212 PTS,GPTS\n");
    head + &players.collect::<String>() + &(1..=4).map(team).collect::<String>() + "352 WB\n"
}

#[test]
fn reports_of_teams_are_paired_by_teams() {
    let pair = |system: &str, more: &[&str]| {
        let args: Vec<&str> = ["pair", "-"].iter().chain(more).copied().collect();
        let done = Shell::new().run_on(&args, teams(system).as_bytes());
        assert_eq!(done.code, 0, "{}", done.err);
        done.out
    };
    for system in ["FIDE_TEAM", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_GP_MP"] {
        assert_eq!(pair(system, &["--round", "1"]), "2\n1 3\n4 2\n", "{system}");
        assert_eq!(pair(system, &[]), "2\n2 1\n3 4\n", "{system}");
    }
    assert_eq!(pair("FIDE_ROUNDROBIN", &[]), "2\n4 3\n1 2\n");
    let done = Shell::new().run_on(&["check", "-"], teams("FIDE_TEAM").as_bytes());
    assert_eq!(done.code, 0, "{} {}", done.out, done.err);
    let other = teams("FIDE_TEAM").replace("  1     1    2", "  4     1    2");
    let done = Shell::new().run_on(&["check", "-"], other.as_bytes());
    assert!(done.out.contains("1 Team 1: the file has rank 4, expected 1"), "{}", done.out);
}

/// Teams 1 and 2 won by 2-0 and did not meet: the table of their encounter stands in the working, and so do the boards won.
#[test]
fn the_working_of_teams_shows_encounters_and_boards() {
    let report = teams("FIDE_TEAM");
    let args = ["standings", "-", "--tiebreaks", "EDE,WIN:GP,BC", "--explain", "1"];
    let told = Shell::new().run_on(&args, report.as_bytes()).out;
    let line = |text: &str| told.lines().any(|line| line.trim().starts_with(text));
    assert!(line("Match points") && line("Game points"), "{told}");
    assert!(line("2 Team 2") || line("Team 2"), "{told}");
    assert!(line("Board 1") && line("Board 2"), "{told}");
    // Of 2-0 the winners have as many game points as each other: nothing to say. One board drawn there is.
    let args = ["standings", "-", "--tiebreaks", "BC", "--json"];
    let notes =
        |report: &str| Shell::new().run_on(&args, report.as_bytes()).json()["notes"].clone();
    assert_eq!(notes(&report), serde_json::json!([]));
    let other = report.replace("   8 w 1", "   8 w =").replace("   4 b 0", "   4 b =");
    assert!(
        notes(&other)
            .to_string()
            .contains("BC orders teams with different game points (Team 1, Team 2)"),
        "{}",
        notes(&other)
    );
}

#[test]
fn every_difference_tells_round_and_board() {
    let shell = Shell::new();
    let folder = shell.path("made");
    let args = ["generate", "--seed", "11", "--players", "13", "--rounds", "4", "--dir", &folder];
    let quiet = ["--half-byes", "0", "--zero-byes", "0", "--full-byes", "0", "--withdrawals", "0"];
    let args: Vec<&str> =
        args.iter().chain(&quiet).chain(&["--late-entries", "0"]).copied().collect();
    let file = shell.run(&args).out.trim().to_owned();
    let text = std::fs::read_to_string(&file).unwrap();
    // Two players change places: everything they did belongs to the other.
    let swapped = text.replace("001    1 ", "001    X ").replace("001    3 ", "001    1 ");
    let swapped = swapped.replace("001    X ", "001    3 ");
    std::fs::write(&file, swapped).unwrap();
    let done = shell.run(&["check", &file, "--anyway"]);
    assert_eq!(done.code, 1, "{}", done.err);
    let differs = done.out.lines().filter(|line| line.starts_with("    Round"));
    assert!(differs.clone().count() > 2, "{}", done.out);
    for line in differs {
        assert!(line.contains(", board ") || line.contains(", bye:"), "{line}");
        assert!(line.contains("the file has") && line.contains("expected"), "{line}");
    }
    let done = shell.run(&["check", &file, "--anyway", "--jsonl"]);
    assert_eq!(done.code, 1);
    for line in done.out.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let place = ["round", "player"].iter().any(|key| line[key].is_u64());
        assert!(place && line["kind"].is_string(), "{line}");
        if matches!(line["kind"].as_str(), Some("otherPair" | "colorsReversed")) {
            assert!(line["board"].is_u64() && line.get("file").is_some(), "{line}");
            assert!(line.get("expected").is_some(), "{line}");
        }
    }
}

#[test]
fn wrong_wishes_are_told() {
    for wrong in [
        ["--players", "1"],
        ["--players", "20-10"],
        ["--half-byes", "101"],
        ["--points", "0:1:2"],
        ["--ratings", "x"],
        ["--tiebreaks", "NONSENSE"],
        ["--count", "2"],
    ] {
        let done = Shell::new().run(&["generate", wrong[0], wrong[1]]);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{wrong:?}");
        assert!(!done.err.is_empty(), "{wrong:?}");
    }
}

#[test]
fn wishes_without_a_place_in_the_system_are_told() {
    let told = |args: &[&str]| {
        let all: Vec<&str> = ["generate", "--seed", "1"].iter().chain(args).copied().collect();
        let done = Shell::new().run(&all);
        (done.code, done.err)
    };
    let (code, err) = told(&["--system", "berger", "--half-byes", "5", "--baku", "yes"]);
    assert_eq!(code, 0);
    assert!(err.contains("--half-byes is not used") && err.contains("--baku"), "{err}");
    let (code, err) = told(&["--baku", "yes", "--points", "3:1:0"]);
    assert_eq!(code, 2);
    assert!(err.contains("C.04.7"), "{err}");
    let (code, err) = told(&["--system", "scheveningen", "--players", "7"]);
    assert_eq!(code, 2);
    assert!(err.contains("two teams of equal size, found 7"), "{err}");
    let (code, err) = told(&["--system", "knock-out", "--players", "8", "--rounds", "9"]);
    assert_eq!(code, 0);
    assert!(err.contains("8 players have 3 rounds"), "{err}");
}

#[test]
fn more_rounds_than_opponents_end_in_words() {
    let done = Shell::new().run(&["generate", "--seed", "1", "--players", "4", "--rounds", "9"]);
    assert_eq!(done.code, 0);
    assert!(done.err.contains("nobody can be paired legally in round"), "{}", done.err);
}

#[test]
fn why_two_players_do_not_meet() {
    let shell = Shell::new();
    let folder = shell.path("made");
    let args = ["generate", "--seed", "3", "--players", "12", "--rounds", "5", "--dir", &folder];
    let file = shell.run(&args).out.trim().to_owned();
    let done = shell.run(&["pair", &file, "--round", "3", "--why", "1", "2", "--json"]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.json()["why"]["text"].is_string(), "{}", done.out);
    let done = shell.run(&["pair", &file, "--round", "1", "--why", "1", "99"]);
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert!(done.err.contains("99"), "{}", done.err);
    let done = shell.run(&["pair", &file, "--round", "2", "--explain", "--json"]).json();
    assert_eq!(
        done["alternatives"].as_array().map(Vec::len),
        done["boards"].as_array().map(Vec::len)
    );
}

#[test]
fn odd_fields_are_told_and_never_guessed() {
    let pair = |trf: &str| Shell::new().run_on(&["pair", "-"], trf.as_bytes());
    let player = |number: u16, cell: &str| {
        format!("001 {number:>4}      {:<33}{:33}{:>4} {number:>4}  {cell}\n", "A, B", "", "0.0")
    };
    let none = pair("142 3\n");
    assert_eq!(none.code, 2, "nobody: {}", none.err);
    let alone = pair(&format!("142 3\n{}", player(1, "")));
    assert_eq!((alone.code, alone.out.as_str()), (3, ""), "one player: {}", alone.err);
    let away = format!("142 3\n{}{}", player(1, "0000 - Z"), player(2, "0000 - Z"));
    assert_eq!(pair(&away).code, 3, "everybody is away");
    let field = format!("{}{}{}", player(1, ""), player(2, "0000 - Z"), player(3, "0000 - Z"));
    for (system, code) in [("fide-dutch", 0), ("fide-dubov", 0), ("fide-lim", 0), ("berger", 3)] {
        let trf = format!("142 3\n{field}");
        let one = Shell::new().run_on(&["pair", "-", "--system", system], trf.as_bytes());
        let expected = if code == 0 { "1\n1 0\n" } else { "" };
        assert_eq!((one.code, one.out.as_str()), (code, expected), "{system}: {}", one.err);
    }
    let two = format!("142 3\n{}{}", player(1, ""), player(2, ""));
    for group in ["   1", "   1    9"] {
        let apart = pair(&format!("{two}260   1   3{group}\n"));
        assert_eq!(apart.code, 2, "{group}: {}", apart.err);
        assert!(apart.err.contains("Record 260 keeps nobody apart"), "{}", apart.err);
    }
    let twins = format!("142 3\n{}{}", player(1, ""), player(1, ""));
    let twins = pair(&twins);
    assert_eq!(twins.code, 2);
    assert!(twins.err.contains("<stdin>:3:5: Lines 2 and 3"), "{}", twins.err);
    let beyond = pair(&format!("142 1\n{}", player(1, "0000 - Z  0000 - Z  0000 - Z")));
    assert!(beyond.err.contains("Tournament has one round, file holds 3"), "{}", beyond.err);
}

#[test]
fn a_pair_that_is_not_allowed_is_told_with_its_article() {
    let player = |number: u16, cells: &str| {
        format!("001 {number:>4}      {:<33}{:33}{:>4} {number:>4}  {cells}\n", "A, B", "", "0.0")
    };
    let cells = [
        "   3 w =     3 b =",
        "   4 b =     4 w =",
        "   1 b =     1 w =",
        "   2 w =     2 b =",
        "0000 - U  0000 - U",
    ];
    let players: String = (1..).zip(cells).map(|(number, cells)| player(number, cells)).collect();
    let trf = format!("142 3\n152 W\n{players}");
    let told = Shell::new().run_on(&["check", "-"], trf.as_bytes());
    assert_eq!(told.code, 1, "{}", told.err);
    assert!(told.out.contains("they met in round 1 (C.04.3 C1)"), "{}", told.out);
    assert!(told.out.contains("had the bye in round 1 (C.04.3 C2)"), "{}", told.out);
    let lines = Shell::new().run_on(&["check", "-", "--jsonl"], trf.as_bytes());
    assert!(
        lines.out.contains(r#""article":"C.04.3 C1","kind":"rematch","round":1"#),
        "{}",
        lines.out
    );
}

/// C.04.5: three players, and the third rests in both games of the first match: `U` and `H`. A second match bye is none of the
/// rules (C2): player 2, with the fewest points beside player 3, has it.
#[test]
fn the_bye_of_a_match_is_checked_over_both_games() {
    let check = |rounds: [&str; 3]| {
        let player = |(number, it): (u16, &str)| {
            format!("001 {number:>4}      {:<33}{:33}{:>4} {number:>4}  {it}\n", "A, B", "", "0.0")
        };
        let players: String = (1..).zip(rounds).map(player).collect();
        let trf = format!("142 4\n152 W\n192 FIDE_DOUBLESWISS\n{players}");
        let done = Shell::new().run_on(&["check", "-", "--jsonl"], trf.as_bytes());
        (done.code, done.out)
    };
    let first = ["   2 w 1     2 b 1  ", "   1 b 0     1 w 0  ", "0000 - U  0000 - H  "];
    let then = |second: [&str; 3]| {
        let rows: Vec<String> = first.iter().zip(second).map(|(a, b)| format!("{a}{b}")).collect();
        check([&rows[0], &rows[1], &rows[2]])
    };
    assert_eq!(check(first), (0, String::new()));
    let good = then(["   3 b 1     3 w 1", "0000 - U  0000 - H", "   1 w 0     1 b 0"]);
    assert_eq!(good, (0, String::new()));
    let (code, out) = then(["0000 - U  0000 - H", "   3 w 1     3 b 1", "   2 b 0     2 w 0"]);
    assert_eq!(code, 1);
    assert!(out.contains(r#""bye""#) && out.contains(r#""round":3"#), "{out}");
    // The second game follows from the first: another player cannot rest in it.
    let (code, out) = then(["   3 b 1  0000 - H", "0000 - U     3 w 1", "   1 w 0     2 b 0"]);
    assert_eq!(code, 1);
    assert!(out.contains(r#""round":4"#) && !out.contains(r#""round":3"#), "{out}");
}
