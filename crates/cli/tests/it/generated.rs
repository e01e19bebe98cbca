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

#[test]
fn our_files_pass_our_checker() {
    for system in ["fide-dutch", "fide-dubov", "fide-burstein", "fide-lim", "berger", "keizer"] {
        let shell = Shell::new();
        let count = if system == "fide-dutch" { "40" } else { "8" };
        let folder = shell.path("made");
        let args = ["generate", "--seed", "100", "--count", count, "--dir", &folder];
        let more = ["--system", system, "--players", "4-40"];
        let done = shell.run(&args.iter().chain(&more).copied().collect::<Vec<_>>());
        assert_eq!(done.code, 0, "{}", done.err);
        assert_eq!(done.out.lines().count().to_string(), count);
        for file in done.out.lines() {
            let done = shell.run(&["check", file, "--system", system]);
            assert_eq!(done.code, 0, "{file}: {} {}", done.out, done.err);
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
    assert!(done.out.contains("99"), "{}", done.out);
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
    let twins = format!("142 3\n{}{}", player(1, ""), player(1, ""));
    let twins = pair(&twins);
    assert_eq!(twins.code, 2);
    assert!(twins.err.contains("<stdin>:3:5"), "{}", twins.err);
}
