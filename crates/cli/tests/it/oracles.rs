//! Batches over the oracle sets, through the command.

use std::io::Read as _;

use serde_json::{Value, json};

use crate::{Shell, repository};

fn lines(path: &str) -> String {
    let bytes = std::fs::read(repository(path)).unwrap();
    let mut text = String::new();
    if path.ends_with(".gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    text
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Boards are compared in order where the oracle ordered them by our rules.
fn boards(rounds: &Value, ordered: bool) -> Value {
    let mut rounds = rounds.clone();
    for round in rounds.as_array_mut().into_iter().flatten() {
        if let Some(boards) = round.as_array_mut().filter(|_| !ordered) {
            boards.sort_by_key(Value::to_string);
        }
    }
    rounds
}

#[track_caller]
fn check_pairing(path: &str, n_lines: usize) {
    let input = lines(path);
    let done = Shell::new().run_on(&["pair", "--jsonl"], input.as_bytes());
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let (cases, answers) = (json_lines(&input), json_lines(&done.out));
    assert_eq!((cases.len(), answers.len()), (n_lines, n_lines), "a line for a line");
    for (case, answer) in cases.iter().zip(&answers) {
        assert_eq!(case["id"], answer["id"]);
        let whole = case.get("status").is_some();
        let expected = if whole { case["expected"].clone() } else { json!([case["expected"]]) };
        let ordered = whole && case["baku"] == false;
        assert_eq!(
            boards(&answer["rounds"], ordered),
            boards(&expected, ordered),
            "{}",
            case["id"]
        );
    }
}

#[test]
fn small_fields_are_paired_as_the_oracle_says() {
    check_pairing("tests/oracles/pairing/small.jsonl.gz", 400);
}

#[test]
fn fields_of_all_kinds_are_paired_as_the_oracle_says() {
    check_pairing("tests/oracles/pairing/mixed-sample.jsonl.gz", 60);
}

#[test]
fn positions_without_status_are_paired_once() {
    check_pairing("tests/oracles/pairing/regress.jsonl", 20);
}

#[test]
fn claims_are_judged_as_the_oracle_says() {
    let input = lines("tests/oracles/laws/repetition-fifty.jsonl");
    let done = Shell::new().run_on(&["claim", "--jsonl"], input.as_bytes());
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let mut n_claims = 0;
    for (case, answer) in json_lines(&input).iter().zip(json_lines(&done.out)) {
        assert_eq!(answer["id"], case["id"]);
        assert_eq!(answer["automatic"], case["automatic"], "{}", case["id"]);
        let (claims, answers) =
            (case["claims"].as_array().unwrap(), answer["claims"].as_array().unwrap());
        assert_eq!(claims.len(), answers.len(), "{}", case["id"]);
        for (claim, ruled) in claims.iter().zip(answers) {
            for key in ["ply", "kind", "mode", "valid", "occurrences", "halfmove_clock"] {
                assert_eq!(ruled[key], claim[key], "{} {key} of {claim}", case["id"]);
            }
            assert!(
                ruled["article"].as_str().is_some_and(|article| article.starts_with("9.")),
                "{ruled}"
            );
            n_claims += 1;
        }
    }
    assert_eq!(n_claims, 1179);
}

#[test]
fn a_bad_line_does_not_cost_the_batch() {
    let good = r#"{"id":"b","trf":"XXR 3\n001    1      A\n001    2      B\n"}"#;
    let input = format!("not json\n{{\"id\":\"a\",\"trf\":7}}\n\n{good}\n");
    let done = Shell::new().run_on(&["pair", "--jsonl"], input.as_bytes());
    let answers = json_lines(&done.out);
    assert_eq!(done.code, 0);
    assert_eq!(answers.len(), 3, "{}", done.out);
    assert!(answers[0]["error"].as_str().unwrap().starts_with("<stdin>:1: "), "{}", answers[0]);
    assert_eq!(answers[1]["id"], "a");
    assert!(answers[1]["error"].is_string());
    assert_eq!(answers[2], json!({ "id": "b", "rounds": [[[1, 2]]] }));

    let claims = "{}\n{\"id\":1,\"moves_uci\":[\"e2e5\"]}\n{\"id\":2,\"moves_uci\":[]}\n";
    let answers = json_lines(&Shell::new().run_on(&["claim", "--jsonl"], claims.as_bytes()).out);
    assert!(answers[0]["error"].is_string() && answers[1]["error"].is_string());
    assert_eq!((&answers[2]["id"], &answers[2]["claims"]), (&json!(2), &json!([])));
}

/// Values and ranks of one set of tests/oracles/standings; AOB is stored with two decimals there.
#[track_caller]
fn check_standings(name: &str) {
    let folder = "tests/oracles/standings";
    let set: Value = serde_json::from_str(&lines(&format!("{folder}/{name}.json"))).unwrap();
    let trf = repository(&format!("{folder}/{}", set["trf"].as_str().unwrap()));
    let trf = trf.to_str().unwrap();
    let round = set["after_round"].to_string();
    let system = set["system"].as_str().unwrap();
    let mut args = vec![
        "standings",
        trf,
        "--json",
        "--round",
        &round,
        "--system",
        system,
        "--edition",
        "c07-2026",
    ];
    let unrated = set["unrated_counted_as"].to_string();
    if unrated != "null" {
        args.extend(["--unrated-as", &unrated]);
    }
    let all = Shell::new().run(&[&args[..], &["--all"]].concat()).json();
    let mut compared = 0;
    for (number, values) in set["players"].as_object().unwrap() {
        for (code, expected) in values.as_object().unwrap() {
            let found = &all["players"][number]["values"][code];
            if code.starts_with("AOB")
                || found.is_null() && !all["tiebreaks"].as_array().unwrap().contains(&json!(code))
            {
                continue;
            }
            let found = found.as_str().map(|text| text.parse::<f64>().unwrap());
            assert_eq!(found, expected.as_f64(), "{name} #{number} {code}");
            compared += 1;
        }
    }
    assert!(compared > 40, "{name}: {compared} values");
    for (list, ranks) in set["final_rank_by_list"].as_object().unwrap() {
        let ranked = Shell::new().run(&[&args[..], &["--tiebreaks", list]].concat()).json();
        for (number, rank) in ranks.as_object().unwrap() {
            assert_eq!(&ranked["players"][number]["rank"], rank, "{name} {list} #{number}");
        }
    }
}

#[test]
fn standings_are_those_of_the_oracles() {
    for name in [
        "b12_7_1",
        "b31_7_1_after4",
        "e1_byes_all_kinds",
        "rr8_wd_15",
        "s0_3_1_3",
        "tec-round-robin",
    ] {
        check_standings(name);
    }
}

#[test]
fn unrated_players_count_as_told() {
    check_standings("u12_unrated");
    check_standings("u12_unrated_u1400");
}

#[test]
fn team_reports_are_refused_with_words() {
    let trf = repository("tests/oracles/standings/tm8_4_5_1.trf");
    let done = Shell::new().run(&["standings", trf.to_str().unwrap()]);
    assert_eq!(done.code, 3);
    assert!(done.err.contains("team tournament"), "{}", done.err);
}

/// The true game comes first in at least 88 % and first or listed in at least 95 % of the pairs of sheets.
#[test]
fn two_scoresheets_give_the_game_that_was_played() {
    let input = lines("tests/oracles/laws/scoresheets.jsonl");
    let done = Shell::new().run_on(&["scoresheet", "--jsonl"], input.as_bytes());
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let (cases, answers) = (json_lines(&input), json_lines(&done.out));
    assert_eq!(cases.len(), answers.len(), "a line for a line");
    let (mut first, mut listed) = (0, 0);
    for (case, answer) in cases.iter().zip(&answers) {
        assert_eq!(case["id"], answer["id"]);
        let truth = &case["truth_uci"];
        let others = answer["alternatives"].as_array().unwrap();
        let is_first = answer["moves_uci"] == *truth;
        first += usize::from(is_first);
        listed += usize::from(is_first || others.contains(truth));
        let n_problems = answer["problems"].as_array().unwrap().len();
        let n_faults: usize = ["white_sheet", "black_sheet"]
            .iter()
            .map(|sheet| case[sheet]["faults"].as_array().unwrap().len())
            .sum();
        assert!(is_first || n_problems > 0, "{}: missed in silence", case["id"]);
        assert!(n_faults > 0 || n_problems == 0, "{}: a false alarm", case["id"]);
    }
    assert!(first * 100 >= cases.len() * 88, "first in {first} of {}", cases.len());
    assert!(listed * 100 >= cases.len() * 95, "listed in {listed} of {}", cases.len());
}
