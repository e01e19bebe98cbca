//! Verbs on files: layouts, exit codes, bad input.

use crate::Shell;

const FIVE: &str = "012 Club\nXXR 5\n152 W\n\
001    1      Ibarra, Ana                       2100                             1.0    1     3 w 1
001    2      Noor, Bruno                       2000                             1.0    2     4 b 1
001    3      Ortega, Carla                     1900                             0.0    4     1 b 0
001    4      Petrov, Dan                       1800                             0.0    5     2 w 0
001    5      Quist, Eva                        1700                             1.0    3  0000 - U
";

#[test]
fn a_round_is_written_as_pairing_engines_write_it() {
    let shell = Shell::new();
    let done = shell.run_on(&["pair", "-"], FIVE.as_bytes());
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert_eq!(done.out, "3\n5 1\n2 3\n4 0\n");
    let json = shell.run_on(&["pair", "-", "--json"], FIVE.as_bytes()).json();
    assert_eq!(json["pairs"], serde_json::json!([[5, 1], [2, 3], [4, 0]]));
    assert_eq!((&json["round"], &json["bye"]), (&2.into(), &4.into()));
}

#[test]
fn a_played_round_is_paired_again() {
    let done = Shell::new().run_on(&["pair", "-", "--round", "1"], FIVE.as_bytes());
    assert_eq!(done.out, "3\n1 3\n4 2\n5 0\n");
    let done = Shell::new().run_on(&["pair", "-", "--round", "3"], FIVE.as_bytes());
    assert_eq!(done.code, 2, "round 2 comes first: {}", done.err);
}

#[test]
fn too_few_players_are_refused_in_words_with_the_round() {
    let one = "XXR 3\n001    1      Ana Alone\n";
    let done = Shell::new().run_on(&["pair", "-"], one.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (3, ""));
    let told = "Round 1 cannot be paired: at least two players must be there, and one is";
    assert!(done.err.contains(told), "{}", done.err);
    let gone = "XXR 3
001    1      A                                                                  1.0    1     2 w 1  0000 - Z
001    2      B                                                                  0.0    2     1 b 0  0000 - Z
";
    let done = Shell::new().run_on(&["pair", "-", "--lang", "es"], gone.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (3, ""));
    assert!(done.err.contains("presentes y no hay ninguno"), "{}", done.err);
    assert!(done.err.contains("haga volver a alguno"), "what to do: {}", done.err);
}

#[test]
fn two_players_with_one_number_are_told_with_round_and_board() {
    let shared = "XXR 3
001    1      A                                                                  1.0    1     2 w 1
001    2      B                                                                  0.0    2     1 b 0
001    2      C                                                                  0.0    3     1 b 0
";
    let done = Shell::new().run_on(&["pair", "-"], shared.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert!(
        done.err.contains("Round 1, board 1: 1 – 2. Two players have the number 2"),
        "{}",
        done.err
    );
}

#[test]
fn reasons_follow_the_pairs() {
    let done = Shell::new().run_on(&["pair", "-", "--explain"], FIVE.as_bytes());
    assert!(done.out.starts_with("3\n5 1\n2 3\n4 0\n\nBracket 1: 1 2 5"), "{}", done.out);
    assert!(done.out.contains("Board 1: 5 Quist, Eva – 1 Ibarra, Ana\n    "), "{}", done.out);
    assert!(done.out.contains("Bye: 4 Petrov, Dan\n    "), "{}", done.out);
}

#[test]
fn no_legal_pairing_is_refused_with_the_reason() {
    let met = "XXR 3\n\
001    1      A                                                                  1.0    1     2 w 1
001    2      B                                                                  0.0    2     1 b 0
";
    let done = Shell::new().run_on(&["pair", "-"], met.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (3, ""));
    let told = "Round 2 cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal \
        for any of these 2 players: A; B. A has no legal partner: has met (C1) B (round 1).";
    assert!(done.err.contains(told), "{}", done.err);
    let over = met.replace("XXR 3", "XXR 1");
    let done = Shell::new().run_on(&["pair", "-"], over.as_bytes());
    assert_eq!(done.code, 3);
    assert!(done.err.contains("--rounds"), "{}", done.err);
}

#[test]
fn rules_before_2026_are_told_apart_and_refused() {
    let old = format!("042 2025/12/27\n{FIVE}");
    let done = Shell::new().run_on(&["pair", "-"], old.as_bytes());
    assert_eq!(done.code, 3, "{}", done.out);
    let done = Shell::new().run_on(&["pair", "-", "--edition", "fide-dutch-2026"], old.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (0, "3\n5 1\n2 3\n4 0\n"));
    let custom = format!("192 CUSTOM_SWISS\n{FIVE}");
    let done = Shell::new().run_on(&["pair", "-"], custom.as_bytes());
    assert_eq!(done.code, 3);
    assert!(done.err.contains("CUSTOM_SWISS"), "{}", done.err);
    let dubov = format!("192 FIDE_DUBOV\n{FIVE}");
    let done = Shell::new().run_on(&["pair", "-"], dubov.as_bytes());
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.err.contains("not verified against the FIDE text"), "{}", done.err);
}

#[test]
fn a_round_robin_is_paired_by_the_tables() {
    let trf =
        "192 FIDE_ROUNDROBIN\n001    1      A\n001    2      B\n001    3      C\n001    4      D\n";
    let done = Shell::new().run_on(&["pair", "-"], trf.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (0, "2\n1 4\n2 3\n"), "{}", done.err);
}

#[test]
fn check_finds_what_differs() {
    let done = Shell::new().run_on(&["check", "-"], FIVE.as_bytes());
    assert_eq!(done.code, 0, "{} {}", done.out, done.err);
    assert_eq!(done.out, "Round 1: as the rules pair it\n");
    let other = FIVE.replace("3 w 1", "3 b 1").replace("1 b 0", "1 w 0");
    let done = Shell::new().run_on(&["check", "-"], other.as_bytes());
    assert_eq!(done.code, 1);
    assert_eq!(
        done.out,
        "Round 1: one difference\n    Round 1, board 1: colours reversed, the file has 3 Ortega, Carla – 1 Ibarra, Ana, expected 1 Ibarra, Ana – 3 Ortega, Carla\n"
    );
    let json = Shell::new().run_on(&["check", "-", "--json"], other.as_bytes()).json();
    assert_eq!(json["rounds"][0]["differences"][0]["kind"], "colorsReversed");
}

#[test]
fn check_ranks_again_by_the_list_of_the_file() {
    let listed = format!("202 BH,TPN\n{FIVE}");
    let json = Shell::new().run_on(&["check", "-", "--json"], listed.as_bytes()).json();
    assert_eq!(json["order"]["tiebreaks"], serde_json::json!(["BH", "TPN"]));
    let swapped = listed.replace("1.0    1 ", "1.0    4 ").replace("0.0    4 ", "0.0    1 ");
    let done = Shell::new().run_on(&["check", "-", "--json"], swapped.as_bytes());
    assert_eq!(done.code, 1);
    assert!(!done.json()["order"]["differences"].as_array().unwrap().is_empty(), "{}", done.out);
}

#[test]
fn standings_are_a_table() {
    let done = Shell::new().run_on(&["standings", "-", "--tiebreaks", "BH,TPN"], FIVE.as_bytes());
    assert_eq!(done.code, 0, "{}", done.err);
    let lines: Vec<&str> = done.out.lines().collect();
    assert_eq!(lines[0], "Standings after round 1");
    assert!(lines[1].starts_with("Rk.  No.  Name"), "{}", done.out);
    assert_eq!(lines.len(), 8);
    assert_eq!(lines[7], "Tie-breaks by FIDE C.07, in force from 1 March 2026");
    let spanish = Shell::new().run_on(&["--lang", "es", "standings", "-"], FIVE.as_bytes());
    assert!(spanish.out.starts_with("Clasificación tras la ronda 1\n"), "{}", spanish.out);
}

#[test]
fn a_value_is_explained_for_one_player() {
    let args = ["standings", "-", "--tiebreaks", "BH", "--explain", "1"];
    let done = Shell::new().run_on(&args, FIVE.as_bytes());
    assert!(done.out.starts_with("BH: Ibarra, Ana"), "{}", done.out);
    assert!(done.out.contains("3 Ortega, Carla"), "{}", done.out);
    let done = Shell::new()
        .run_on(&["standings", "-", "--tiebreaks", "BH", "--explain", "9"], FIVE.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (2, ""));
}

#[test]
fn a_claim_is_judged() {
    let shell = Shell::new();
    let pgn = shell.file("g.pgn", "[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *\n");
    let done = shell.run(&["claim", &pgn, "--kind", "threefold", "--intended", "Ng8"]);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert!(done.out.contains("9.2.1"), "{}", done.out);
    let done = shell.run(&["claim", &pgn, "--kind", "threefold", "--ply", "4", "--json"]);
    assert_eq!(done.code, 1, "a wrong claim is the answer no");
    assert_eq!(
        (&done.json()["verdict"], &done.json()["minutesAdded"]),
        (&"rejected".into(), &2.into())
    );
    let done = shell.run(&["claim", &pgn]);
    assert_eq!(done.code, 2, "the kind is needed");
    assert!(done.err.contains("--kind"), "{}", done.err);
}

#[test]
fn a_claim_in_a_game_that_black_begins() {
    let shell = Shell::new();
    let fen = "4k3/8/8/8/8/8/8/R3K3 b - - 98 80";
    let pgn =
        shell.file("g.pgn", format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n80... Kd7 81. Ra2 *\n"));
    let done = shell.run(&["claim", &pgn, "--kind", "fifty", "--json"]);
    assert_eq!(done.code, 0, "{done:?}");
    assert_eq!(done.json()["halfmoves"], 100);
}

/// A position without moves was no game to claim in.
#[test]
fn a_claim_on_a_position_alone() {
    let shell = Shell::new();
    for (clock, code) in [(99, 0), (98, 1)] {
        let pgn = format!("[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - {clock} 120\"]\n\n*\n");
        let done =
            shell.run_on(&["claim", "-", "--kind", "fifty", "--intended", "Qe5"], pgn.as_bytes());
        assert_eq!(done.code, code, "{done:?}");
    }
    let done = shell.run_on(&["claim", "-", "--kind", "fifty"], b"[White \"A\"]\n\n*\n");
    assert_eq!(done.code, 2, "no position and no moves: {done:?}");
    assert!(done.err.contains("found 1 game, expected"), "{}", done.err);
}

#[test]
fn a_sheet_is_read_with_its_doubts() {
    let shell = Shell::new();
    let sheet = shell.file("s.txt", "1. Cf3 Cf6 2. Cg1 Dh9");
    let done = shell.run(&["scoresheet", &sheet]);
    assert_eq!(done.code, 0);
    assert!(done.out.starts_with("Language of the sheet: es"), "{}", done.out);
    assert!(done.out.contains("cannot be read; nearest: "), "{}", done.out);
    let json = shell.run(&["scoresheet", &sheet, "--json"]).json();
    assert_eq!(json["cells"].as_array().unwrap().len(), 4);
}

#[test]
fn text_without_moves_is_shown_cell_by_cell() {
    let shell = Shell::new();
    let sheet = shell.file("n.txt", "💥💥 hello world nine kings");
    let done = shell.run(&["scoresheet", &sheet]);
    assert_eq!(done.code, 2);
    assert!(done.out.contains("hello") && done.out.contains("cannot be read"), "{}", done.out);
    assert!(done.err.contains("expected a scoresheet"), "{}", done.err);
    let long = shell.file("l.txt", "word ".repeat(3000));
    assert!(shell.run(&["scoresheet", &long]).out.lines().count() < 100);
}

#[test]
fn an_illegal_move_may_stand_and_moves_are_written_again() {
    let shell = Shell::new();
    let text = "1. Nf3 Nf6 2. Ng1 Bf8-d6 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3 Ng8 6. Ng1 Nf6";
    let sheet = shell.file("s.txt", text);
    let done = shell.run(&["scoresheet", &sheet, "--stands", "2b", "--write", "long"]);
    assert!(done.out.starts_with("1. Ng1-f3 Ng8-f6 2. Nf3-g1 Bf8-d6 3. Ng1-f3"), "{}", done.out);
    let spanish = ["scoresheet", &sheet, "--write", "san", "--write-language", "es"];
    assert_eq!(shell.run(&spanish).out.trim(), "1. Cf3 Cf6 2. Cg1");
    assert_eq!(shell.run(&["scoresheet", &sheet, "--stands", "two"]).code, 2);
    let game = shell.file("g.pgn", text);
    let claim = ["claim", &game, "--kind", "threefold", "--stands", "2...", "--ply", "12"];
    let done = shell.run(&claim);
    assert_eq!(done.code, 0, "{done:?}");
    assert!(done.out.contains("Bf8-d6 was illegal, was completed and stands"), "{}", done.out);
}

#[test]
fn a_claim_tells_what_to_check_and_that_the_game_was_over() {
    let shell = Shell::new();
    let mate = shell.file(
        "m.pgn",
        "[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 149 120\"]\n\n120. Qg7# 1-0\n",
    );
    let done = shell.run(&["claim", &mate, "--kind", "fifty"]);
    assert_eq!(done.code, 3, "{done:?}");
    assert!(done.out.contains("5.1.1") && !done.out.contains("drawn"), "{}", done.out);
    let quiet =
        shell.file("q.pgn", "[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 99 120\"]\n\n*\n");
    let spanish = ["claim", &quiet, "--kind", "fifty", "--intended", "Dg5-e5", "--edition", "1997"];
    let done = shell.run(&spanish);
    assert_eq!(done.code, 0, "{done:?}");
    assert!(done.out.contains("check the printed edition"), "{}", done.out);
}

/// 9.2: who does not have the move or touched a piece first (9.4) cannot claim; a record of more than 999 moves is read whole.
#[test]
fn a_claim_that_was_not_made_correctly_is_answered() {
    let shell = Shell::new();
    let moves: String = (1..=1200)
        .map(|n| if n % 2 == 1 { format!("{n}. Nf3 Nf6 ") } else { format!("{n}. Ng1 Ng8 ") })
        .collect();
    let game = shell.file("long.pgn", format!("[Event \"x\"]\n\n{moves}*\n"));
    let done = shell.run(&["claim", &game, "--kind", "threefold"]);
    assert_eq!(done.code, 0, "{done:?}");
    assert!(done.out.contains("1200... Ng8"), "{}", done.out);
    for (more, article) in [(["--claimant", "black"].as_slice(), "1.3"), (&["--touched"], "9.4")] {
        let done = shell.run(&[["claim", &game, "--kind", "threefold"].as_slice(), more].concat());
        assert_eq!(done.code, 3, "{done:?}");
        assert!(done.out.starts_with("The claim is not valid"), "{}", done.out);
        assert!(done.out.contains(article), "{}", done.out);
    }
}

#[test]
fn bad_files_give_words_and_two() {
    let shell = Shell::new();
    let folder = shell.path(".");
    let missing = shell.path("none.trf");
    let empty = shell.file("empty.trf", "");
    let garbage: Vec<u8> =
        (0..4000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let garbage = shell.file("garbage", garbage);
    let cut = shell.file("cut.trf", &FIVE[..FIVE.len() / 2]);
    let verbs: [&[&str]; 7] = [
        &["pair"],
        &["check"],
        &["standings"],
        &["scoresheet"],
        &["claim", "--kind", "fifty"],
        &["verify"],
        &["call", "frame.get", "--event"],
    ];
    for file in [&folder, &missing, &empty, &garbage, &cut] {
        for verb in verbs {
            // Half a report is a text with words like any other, its standings show what can be shown, and an
            // empty event file is a damaged one.
            let words = file == &cut && matches!(verb[0], "scoresheet" | "standings");
            if words || (file == &empty && verb[0] == "verify") {
                continue;
            }
            let done = shell.run(&[verb, &[file]].concat());
            assert_eq!((done.code, done.out.as_str()), (2, ""), "{verb:?} {file}: {done:?}");
            assert!(!done.err.trim().is_empty(), "{verb:?} {file} says why");
        }
    }
}

#[test]
fn a_contradiction_is_named_by_place_and_can_be_passed_over() {
    let odd = FIVE.replace("4 b 1", "9 b 1");
    let done = Shell::new().run_on(&["pair", "-"], odd.as_bytes());
    assert_eq!((done.code, done.out.as_str()), (2, ""));
    assert!(done.err.contains("<stdin>:5:92: "), "{}", done.err);
    // Standings show what can be shown, and the answer is that something is wrong.
    let done = Shell::new().run_on(&["standings", "-"], odd.as_bytes());
    assert_eq!(done.code, 1, "{done:?}");
    assert!(done.err.contains("<stdin>:5:92: "), "{}", done.err);
    assert!(done.out.contains("Ibarra, Ana"), "{}", done.out);
    let done = Shell::new().run_on(&["standings", "-", "--anyway"], odd.as_bytes());
    assert_eq!(done.code, 0, "{done:?}");
    let done = Shell::new().run_on(&["pair", "-", "--anyway"], odd.as_bytes());
    assert_eq!(done.code, 0, "{}", done.err);
}

#[test]
fn wrong_usage_gives_words_and_two() {
    let shell = Shell::new();
    let check = |args: &[&str], words: &str| {
        let done = shell.run(args);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{args:?}");
        assert!(done.err.contains(words), "{args:?}: {}", done.err);
    };
    check(&[], "Usage:");
    check(&["paire"], "Found paire, which is no verb");
    check(&["pair"], "Expected <FILE.trf>");
    check(&["pair", "x", "--rund"], "Found --rund");
    check(&["pair", "x", "--round", "many"], "many");
    check(&["pair", "--jsonl", "--explain"], "--jsonl");
    check(&["--lang", "es", "paire"], "no es un verbo");
    check(&["report", "standings"], "-o");
}

#[test]
fn every_verb_has_help_in_both_languages() {
    let shell = Shell::new();
    for (language, usage) in [("en", "Usage: arbiter "), ("es", "Uso: arbiter ")] {
        let root = shell.run(&["--lang", language, "--help"]);
        assert_eq!(root.code, 0);
        let verbs = [
            "pair",
            "check",
            "generate",
            "standings",
            "rating",
            "norm",
            "claim",
            "mate",
            "scoresheet",
            "touch",
            "sealed",
            "clock",
            "import",
            "export",
            "report",
            "serve",
            "call",
            "verify",
            "example",
        ];
        for verb in verbs {
            assert!(root.out.contains(&format!("\n  {verb} ")), "{verb} is listed: {}", root.out);
            let help = shell.run(&[verb, "--help", "--lang", language]);
            assert_eq!((help.code, help.err.as_str()), (0, ""), "{verb}");
            assert!(help.out.contains(&format!("{usage}{verb}")), "{}", help.out);
            assert!(help.out.contains(&format!("\n  arbiter {verb}")), "an example: {}", help.out);
        }
    }
}

#[test]
fn two_sheets_are_put_together() {
    let shell = Shell::new();
    let white = shell.file("w.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 4. Ba4 Nf6");
    let black = shell.file("b.txt", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa5 Cf6");
    let done = shell.run(&["scoresheet", &white, "--other", &black]);
    assert_eq!(done.code, 0, "{done:?}");
    assert!(done.out.contains("3... a6 is not on White’s sheet."), "{}", done.out);
    assert!(done.out.contains("Black’s sheet has “Aa5” for 4. Ba4: another rank."), "{}", done.out);
    let json = shell.run(&["scoresheet", &white, "--other", &black, "--json"]).json();
    assert_eq!(json["uci"].as_array().unwrap().len(), 8);
    assert_eq!(json["problems"].as_array().unwrap().len(), 2);
}

/// Laws 2023, 8.5.3 and 8.6.
#[test]
fn the_moves_of_a_time_control_are_counted_on_two_sheets() {
    let shell = Shell::new();
    let white = shell.file("w.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    let black = shell.file("b.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
    let asked = ["scoresheet", &white, "--other", &black, "--moves-made", "6"];
    let open = shell.run(&asked);
    assert!(open.out.contains("White made at least 4 moves"), "{}", open.out);
    assert!(open.out.contains("Black made at least 4 moves"), "{}", open.out);
    assert!(open.out.contains("Laws 2023, 8.6"), "{}", open.out);
    let end = "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5";
    let kept = shell.run(&[&asked[..], &["--final-board", end, "--player", "black"]].concat());
    assert!(kept.out.contains("Black made 4 of the 6 moves"), "{}", kept.out);
    assert!(!kept.out.contains("White made"), "{}", kept.out);
    let bad = shell.run(&[&asked[..], &["--final-board", "nonsense"]].concat());
    assert_ne!(bad.code, 0);
    assert!(bad.err.contains("nonsense"), "{}", bad.err);
}

#[test]
fn games_are_checked_without_an_event() {
    let shell = Shell::new();
    let good = shell.path("good.pgn");
    std::fs::write(&good, "[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n\n1. d4 *\n").unwrap();
    let done = shell.run(&["import", &good, "--check"]);
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{}", done.out);
    assert!(done.out.contains("2 games, 3 moves"), "{}", done.out);
    let bad = shell.path("bad.pgn");
    std::fs::write(&bad, "[Event \"A\"]\n\n1. e4 Ke6 *\n\n[Event \"B\"]\n\n1. d4 *\n").unwrap();
    let done = shell.run(&["import", &bad, &good, "--check", "--json"]);
    assert_eq!(done.code, 1, "a game cannot be replayed");
    assert!(done.err.contains("bad.pgn:3:7: "), "{}", done.err);
    let told = done.json();
    assert_eq!((&told[0]["games"], &told[0]["gamesNotReplayed"]), (&2.into(), &1.into()));
    assert_eq!(told[1]["plies"], 3);
    let done = shell.run(&["import", &shell.path("none.pgn"), "--check"]);
    assert_eq!(done.code, 2, "unreadable input");
}

#[test]
fn lines_of_batches_that_are_no_cases_are_told_in_the_language() {
    let said = |verb: &[&str], line: &str| {
        let mut args = verb.to_vec();
        args.extend(["--jsonl", "--lang", "es"]);
        Shell::new().run_on(&args, line.as_bytes()).out
    };
    for verb in ["pair", "claim", "touch", "sealed", "clock", "rating", "norm", "scoresheet"] {
        for (line, words) in
            [("nonsense", "Se esperaba un objeto JSON"), ("[1,2]", "caso de este verbo")]
        {
            let out = said(&[verb], line);
            assert!(out.contains(words) && !out.contains("expected"), "{verb}: {out}");
        }
    }
    // Words of the field, never of the reader of JSON; and a language that is none is refused, as it is with a file.
    let cases = [
        ("scoresheet", r#"{"id":1}"#, "Falta el campo white_sheet"),
        (
            "scoresheet",
            r#"{"white_sheet":{"language":"xx","cells":["e4"]},"black_sheet":{"cells":["e4"]}}"#,
            "se encontró «xx»",
        ),
        (
            "sealed",
            r#"{"fen":"8/8/4k3/8/8/3NK3/8/8 w - - 0 1","written":"Nc5","language":"zz"}"#,
            "se encontró «zz»",
        ),
        (
            "clock",
            r#"{"time_control":"90","spent_seconds_per_ply":[-5]}"#,
            "En el campo spent_seconds_per_ply hay -5 y se esperaba un número de segundos",
        ),
        ("clock", r#"{"periods":[],"spent_seconds_per_ply":[]}"#, "al menos un período"),
        (
            "clock",
            r#"{"time_control":"90","mode":"x","spent_seconds_per_ply":[]}"#,
            "none, fischer, delay, bronstein",
        ),
        ("claim", r#"{"moves_uci":["e2e5"]}"#, "En el campo moves_uci, 1 hay e2e5"),
        ("rating", r#"{"kind":"x"}"#, "uno de estos: rating_change"),
        ("rating", r#"{"kind":"rating_change","own":0}"#, "En el campo own hay 0"),
        ("norm", r#"{"norm":"FM","opponents":[]}"#, "uno de estos: GM, IM, WGM, WIM"),
    ];
    for (verb, line, words) in cases {
        let out = said(&[verb], line);
        assert!(out.contains(words) && !out.contains("xpected"), "{verb}: {out}");
    }
    let out = said(&["pair"], r#"{"id": 7}"#);
    assert!(
        out.contains("Falta el campo") && out.contains("trf") && out.contains("\"id\":7"),
        "{out}"
    );
}

#[test]
fn an_initial_color_that_nobody_drew_is_told() {
    let players = FIVE.lines().filter(|line| line.starts_with("001")).map(|line| &line[..80]);
    let players: String = players.map(|line| format!("{line}\n")).collect();
    for system in ["", "192 FIDE_DUBOV\n", "192 CUSTOM_KNOCKOUT\n"] {
        let told = |head: &str| {
            let file = format!("012 Club\n142 5\n{head}{system}{players}");
            let done = Shell::new().run_on(&["pair", "-", "--explain"], file.as_bytes());
            assert_eq!(done.code, 0, "{}", done.err);
            assert!(!done.out.contains("drawn before"), "{}", done.out);
            done.err.contains("The initial colour is not in the file")
        };
        assert!(told(""), "{system}");
        assert!(!told("152 B\n"), "{system}");
    }
}

#[test]
fn a_knock_out_tells_who_is_away_on_a_board() {
    let file = |rounds: [&str; 4]| {
        let player = |(number, round): (u16, &str)| {
            format!(
                "001 {number:>4}      {:<33}{:33}{:>4} {number:>4}  {round}\n",
                "A, B", "", "0.0"
            )
        };
        let players: String = (1..).zip(rounds).map(player).collect();
        format!("142 2\n152 W\n192 CUSTOM_KNOCKOUT\n{players}")
    };
    let away = "  0000 - Z";
    let one = Shell::new().run_on(&["pair", "-"], file([away, "", "", ""]).as_bytes());
    assert_eq!((one.code, one.out.as_str()), (0, "2\n1 4\n3 2\n"), "{}", one.err);
    assert!(one.err.contains("1 A, B is away and stands on board 1"), "{}", one.err);
    assert_eq!(one.err.matches("is away").count(), 1, "{}", one.err);
    let all = Shell::new().run_on(&["pair", "-"], file([away; 4]).as_bytes());
    assert_eq!((all.code, all.out.as_str()), (3, ""));
    assert!(all.err.contains("at least two players must be there, and nobody is"), "{}", all.err);
}

#[test]
fn a_knock_out_tells_of_a_drawn_game_after_which_nobody_goes_on() {
    let player = |(number, points, rounds): (u16, &str, &str)| {
        let name = format!("Player, {number}");
        format!("001 {number:>4}      {name:<33}{:33}{points:>4} {number:>4}  {rounds}\n", "")
    };
    let file = |away: &str| {
        let players = [
            (1, "0.5", format!("   8 w ={away}")),
            (2, "1.0", "   7 b 1".to_owned()),
            (3, "1.0", "   6 w 1".to_owned()),
            (4, "1.0", "   5 b 1".to_owned()),
            (5, "0.0", "   4 w 0".to_owned()),
            (6, "0.0", "   3 b 0".to_owned()),
            (7, "0.0", "   2 w 0".to_owned()),
            (8, "0.5", format!("   1 b ={away}")),
        ];
        let lines =
            players.iter().map(|(at, points, rounds)| player((*at, *points, rounds.as_str())));
        format!("142 3\n152 W\n192 CUSTOM_KNOCKOUT\n{}", lines.collect::<String>())
    };
    let told = "Player, 1 and Player, 8 drew in round 1 and both are away: neither goes on";
    let gone = Shell::new().run_on(&["pair", "-"], file("  0000 - Z").as_bytes());
    assert_eq!(gone.code, 0, "{}", gone.err);
    assert_eq!(gone.out.lines().next(), Some("1"), "{}", gone.out);
    assert!(gone.err.contains(told), "{}", gone.err);
    let json = Shell::new().run_on(&["pair", "-", "--json"], file("  0000 - Z").as_bytes());
    assert!(json.err.contains(told), "{}", json.err);
    let both = Shell::new().run_on(&["pair", "-"], file("").as_bytes());
    assert_eq!(both.code, 3, "{}", both.out);
    assert!(!both.err.contains("neither goes on"), "{}", both.err);
}

/// Records 240, 250 and 260 that name nobody, or somebody twice: told with the line, and the rest counts.
#[test]
fn records_that_name_nobody_are_told_by_pair_and_check() {
    let records = "240 H 002    2   91\n250      01.0 002 002    1   93\n260   1   9    3    4   92\n260   1   9    1    3    1\n";
    let file = format!("{FIVE}{records}");
    let at = |nth: usize| FIVE.lines().count() + nth;
    for verb in ["pair", "check"] {
        let done = Shell::new().run_on(&[verb, "-"], file.as_bytes());
        for (line, told) in [
            (at(1), "Record 240 names 91, but there is no such player."),
            (at(2), "Record 250 names 93, but there is no such player."),
            (at(3), "Record 260 names 92, but there is no such player."),
            (at(4), "Record 260 names 1 twice. It counts once."),
        ] {
            let whole = format!("<stdin>:{line}: {told}");
            assert!(done.err.contains(&whole), "{verb}: {whole}\n{}", done.err);
        }
    }
    let done = Shell::new().run_on(&["pair", "-"], file.as_bytes());
    assert_eq!(done.code, 0, "{}", done.err);
    // Number 2 is away by record 240; 1 and 3, and 3 and 4, do not meet.
    let boards: Vec<&str> = done.out.lines().skip(1).collect();
    assert!(boards.iter().all(|board| !board.split(' ').any(|it| it == "2")), "{}", done.out);
    for apart in ["1 3", "3 1", "3 4", "4 3"] {
        assert!(!boards.contains(&apart), "{}", done.out);
    }
}

#[test]
fn two_different_players_of_the_file_are_asked_about() {
    let asked = |a: &str, b: &str| {
        let done = Shell::new().run_on(&["pair", "-", "--why", a, b], FIVE.as_bytes());
        (done.code, done.err)
    };
    let (code, told) = asked("1", "99");
    assert_eq!(code, 2);
    assert!(told.contains("found 99, whom it does not have"), "{told}");
    let (code, told) = asked("3", "3");
    assert_eq!(code, 2);
    assert!(told.contains("found 3 twice"), "{told}");
    assert_eq!(asked("1", "2").0, 0);
}

#[test]
fn every_system_says_why_two_players_do_not_meet() {
    // 1 and 2 have won, 3 and 4 lost, 5 had the bye: 5 players, round 2.
    for (system, a, b, told) in [
        // C.05 Annex 1, six numbers of which one is missing: 1 and 2 meet in row 2, 1 and 3 in row 4.
        ("berger", "1", "2", "Ibarra, Ana and Noor, Bruno meet\n"),
        (
            "berger",
            "1",
            "5",
            "Ibarra, Ana and Quist, Eva meet by the table in round 5 (C.05 Annex 1)\n",
        ),
        ("fide-team", "1", "3", "Ibarra, Ana and Ortega, Carla met in round 1 (C.04.6 C1)\n"),
        // The bye goes to 4: with 1 and 4 paired it goes to 3, who is ranked higher.
        (
            "fide-team",
            "1",
            "4",
            "the bye goes to one who is ranked higher (group of 0) (C.04.6 3.4.4)\n",
        ),
        (
            "keizer",
            "1",
            "3",
            "With Ibarra, Ana and Ortega, Carla paired: two players meet again sooner\n",
        ),
    ] {
        let args = ["pair", "-", "--system", system, "--why", a, b];
        let done = Shell::new().run_on(&args, FIVE.as_bytes());
        assert!(done.out.ends_with(told), "{system} {a} {b}: {} {}", done.out, done.err);
        let json = Shell::new().run_on(&[&args[..], &["--json"]].concat(), FIVE.as_bytes()).json();
        assert!(json["why"]["kind"].is_string(), "{json}");
    }
}

#[test]
fn every_system_explains_its_boards() {
    for (system, told) in [
        ("fide-dubov", "(C.04.4.1 3.2)"),
        ("fide-burstein", "(C.04.4.2 1.6)"),
        ("fide-lim", "(C.04.4.3 4)"),
        ("fide-team", "(C.04.6 3.6)"),
        ("keizer", "Nearest neighbours"),
        ("berger", "Row 2 of the Berger tables for 5 players"),
    ] {
        let args = ["pair", "-", "--system", system, "--explain"];
        let done = Shell::new().run_on(&args, FIVE.as_bytes());
        assert!(done.out.contains(told), "{system}: {} {}", done.out, done.err);
        let json = Shell::new().run_on(&[&args[..], &["--json"]].concat(), FIVE.as_bytes()).json();
        assert!(json["boards"][0][0].is_string(), "{system}: {json}");
    }
}

/// Two winners and two losers who may be paired in two ways.
const LIM: &str = "012 Open\n142 5\n152 W\n192 CUSTOM_LIM\n\
001    1      Ana                               2400                             1.0    1     5 w 1
001    2      Bruno                             2390                             1.0    2     6 b 1
001    3      Carla                             2350                             1.0    3     7 w 1
001    4      Dan                               2240                             1.0    4     8 b 1
001    5      Eva                               2000                             0.0    5     1 b 0
001    6      Fay                               1990                             0.0    6     2 w 0
001    7      Gil                               1980                             0.0    7     3 b 0
001    8      Hal                               1970                             0.0    8     4 w 0
";

#[test]
fn readings_of_a_system_are_chosen_by_name() {
    let pair = |readings: &[&str]| {
        let mut words = vec!["pair", "-", "--system", "fide-lim"];
        words.extend(readings.iter().flat_map(|it| ["--reading", it]));
        Shell::new().run_on(&words, LIM.as_bytes())
    };
    let usual = pair(&[]);
    assert_eq!(usual.code, 0, "{}", usual.err);
    assert!(usual.err.contains("Lim system, not verified against the FIDE text"), "{}", usual.err);
    let kept = pair(&["lim_colors=keep"]);
    assert_eq!(kept.code, 0, "{}", kept.err);
    assert_ne!(usual.out, kept.out);
    assert_eq!(pair(&["lim-colors=exchange"]).out, usual.out, "the usual answer");
    let maxi = pair(&["lim_maxi=yes"]);
    assert_ne!(usual.out, maxi.out, "4 is more than 100 points below 3");
    for (wrong, told) in [
        ("lim_colors=perhaps", "expected lim_colors=exchange, lim_colors=keep"),
        ("lim_mini=yes", "expected lim_maxi=no, lim_maxi=yes, lim_floaters="),
        ("dubov_unrated=1000", "expected lim_maxi=no"),
    ] {
        let done = pair(&[wrong]);
        assert_eq!(done.code, 2, "{wrong}");
        assert!(done.err.contains(told), "{wrong}: {}", done.err);
    }
    let dutch = ["pair", "-", "--reading", "lim_maxi=yes"];
    let done = Shell::new().run_on(&dutch, FIVE.as_bytes());
    assert_eq!(done.code, 2);
    assert!(done.err.contains("leaves nothing open"), "{}", done.err);
    let check = ["check", "-", "--system", "fide-lim", "--reading", "lim_colors=keep"];
    assert_ne!(Shell::new().run_on(&check, LIM.as_bytes()).code, 2);
    let random = ["generate", "--seed", "3", "--system", "fide-lim", "--rounds", "6"];
    let made = Shell::new().run(&random).out;
    let otherwise = [&random[..], &["--reading", "lim_colors=keep"]].concat();
    assert_ne!(made, Shell::new().run(&otherwise).out);
}

#[test]
fn baku_that_means_nothing_is_refused_with_its_article() {
    let baku = |code: &str, points: &str| {
        let file = FIVE.replace("XXR 5\n", &format!("142 5\n192 {code}\n{points}"));
        (Shell::new().run_on(&["pair", "-"], file.as_bytes()), file)
    };
    let (done, _) = baku("FIDE_DUTCH_2026_BAKU", "");
    assert_eq!(done.code, 0, "{}", done.err);
    let three = "162   W 3.0    D 1.0    L 0.0\n";
    let (done, file) = baku("FIDE_DUTCH_2026_BAKU", three);
    assert_eq!((done.code, done.out.as_str()), (3, ""));
    let told = "supposes a win worth two draws and a loss worth nothing (C.04.7)";
    assert!(done.err.contains(told), "{}", done.err);
    let line = serde_json::json!({ "id": 1, "trf": file }).to_string();
    let batch = Shell::new().run_on(&["pair", "--jsonl"], line.as_bytes()).json();
    assert!(batch["error"].as_str().is_some_and(|it| it.contains(told)), "{batch}");
    let check = Shell::new().run_on(&["check", "-"], file.as_bytes());
    assert!(check.err.contains(told), "{}", check.err);
    let given = format!("{three}250       1.0   1   2    1    2\n");
    let (done, _) = baku("FIDE_DUTCH_2026_BAKU", &given);
    assert_eq!(done.code, 0, "virtual points of record 250 always count: {}", done.err);
}

#[test]
fn a_batch_refuses_a_field_of_one_as_a_single_file_is_refused() {
    let one = "XXR 3\n001    1      Ana Alone\n";
    for case in [
        serde_json::json!({ "id": 1, "trf": one }),
        serde_json::json!({ "id": 1, "trf": one, "status": "no_valid_pairing", "played": 0 }),
    ] {
        let done = Shell::new().run_on(&["pair", "--jsonl"], case.to_string().as_bytes()).json();
        assert_eq!(done["rounds"], serde_json::json!([null]), "{done}");
        let why = done["why"][0].as_str().unwrap();
        assert!(why.contains("at least two players must be there, and one is"), "{why}");
    }
}

#[test]
fn an_event_given_as_a_report_is_named_and_shows_none_of_its_bytes() {
    let event: &[u8] =
        b"SQLite format 3\0\x10\0\x01\x01\n{\"name\":\"Ibarra, Ana\",\"birth\":\"1990-01-01\"}\n";
    for verb in ["standings", "pair", "check", "rating"] {
        let done = Shell::new().run_on(&[verb, "-"], event);
        assert_eq!((done.code, done.out.as_str()), (2, ""), "{verb}");
        assert!(done.err.contains("found an event of Arbiter’s Desk"), "{verb}: {}", done.err);
        assert!(done.err.contains("arbiter export"), "{verb}: what to do: {}", done.err);
        assert!(!done.err.contains("Ibarra"), "{verb}: {}", done.err);
    }
    let done = Shell::new().run_on(&["standings", "-", "--lang", "es"], b"PK\x03\x04\x14\0rest");
    assert_eq!(done.code, 2);
    assert!(done.err.contains("archivo comprimido"), "{}", done.err);
    assert_eq!(done.err.lines().count(), 1, "{}", done.err);
}
