//! The sets in tests/oracles/standings: every value, every final order, every open reading.
#![allow(clippy::disallowed_methods, reason = "tests read their oracle files")]

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::Value as Json;
use tournament::history::{History, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::standings::{standings, values};
use tournament::tiebreak::{
    Code, DoubleForfeit, Edition, ForfeitWins, Kind, Rules, SonnebornCut, System, Value,
};

struct Set {
    name: String,
    json: Json,
    history: History,
    after: RoundNo,
    rules: Rules,
}

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracles/standings"))
}

/// All sets of individual events, and the number of team sets, which are not computed yet.
fn sets() -> (Vec<Set>, usize) {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    let all: Vec<Set> = files.iter().filter_map(set).collect();
    let teams = files.len() - all.len();
    (all, teams)
}

fn set(path: &PathBuf) -> Option<Set> {
    let json: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    json.get("players")?;
    let bytes = std::fs::read(folder().join(json["trf"].as_str().unwrap())).unwrap();
    let mut history = formats::trf::read(&bytes).file.history();
    history.rounds_planned = round(&json["rounds_in_tournament"]);
    history.scoring = scoring(&json["scoring"]);
    let system = match json["system"].as_str().unwrap() {
        "swiss" => System::Swiss,
        "round-robin" => System::RoundRobin,
        other => panic!("no system: {other}"),
    };
    let unrated_counts_as =
        json["unrated_counted_as"].as_u64().map(|rating| u16::try_from(rating).unwrap());
    Some(Set {
        name: path.file_stem().unwrap().to_string_lossy().into_owned(),
        after: round(&json["after_round"]),
        history,
        rules: Rules { system, unrated_counts_as, ..Rules::default() },
        json,
    })
}

fn round(json: &Json) -> RoundNo {
    RoundNo(u8::try_from(json.as_u64().unwrap()).unwrap())
}

fn scoring(json: &Json) -> Scoring {
    let points = |name: &str| Points(i32::try_from(hundredths(&json[name]) / 10).unwrap());
    Scoring {
        win: points("win"),
        draw: points("draw"),
        loss: points("loss"),
        absent: points("absence"),
        pab: points("pab"),
        unknown: points("draw"),
    }
}

/// A JSON number as hundredths, by its digits.
fn hundredths(json: &Json) -> i64 {
    let text = json.to_string();
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    let padded = format!("{decimals:0<2}");
    assert!(padded.len() == 2, "at most two decimals: {text}");
    whole.parse::<i64>().unwrap() * 100 + padded.parse::<i64>().unwrap()
}

/// Both as a result list prints them, with two decimals.
fn same(code: Code, expected: &Json, value: Value) -> bool {
    match value.number() {
        None => expected.is_null(),
        Some(ratio) if code.kind == Kind::Aob => {
            !expected.is_null() && ratio.rounded(2) == two_decimals(expected)
        }
        Some(ratio) => {
            let number = hundredths_of(ratio);
            !expected.is_null() && number == Some(hundredths(expected))
        }
    }
}

fn hundredths_of(ratio: tournament::tiebreak::Ratio) -> Option<i64> {
    let numerator = ratio.numerator() * 100;
    (numerator % ratio.denominator() == 0).then(|| numerator / ratio.denominator())
}

fn two_decimals(json: &Json) -> String {
    let number = hundredths(json);
    format!("{}.{:02}", number / 100, number % 100)
}

fn tpn(text: &str) -> Tpn {
    Tpn(text.parse().unwrap())
}

#[test]
fn every_value_of_the_oracles() {
    let (sets, teams) = sets();
    let (mut compared, mut differences) = (0, Vec::new());
    for set in &sets {
        let players = set.json["players"].as_object().unwrap();
        let mut names: Vec<&String> =
            players.values().flat_map(|player| player.as_object().unwrap().keys()).collect();
        names.sort();
        names.dedup();
        let codes: Vec<Code> = names.iter().map(|name| name.parse().unwrap()).collect();
        let ours = values(&set.history, set.after, &codes, &set.rules);
        for (number, expected) in players {
            for ((name, code), value) in names.iter().zip(&codes).zip(&ours[&tpn(number)]) {
                if let Some(expected) = expected.get(name.as_str()) {
                    compared += 1;
                    if !same(*code, expected, *value) {
                        let found = code.text(*value);
                        differences.push(format!(
                            "{} #{number} {name}: {expected}, not {found}",
                            set.name
                        ));
                    }
                }
            }
        }
    }
    println!("{compared} values in {} sets; {teams} team sets skipped", sets.len());
    assert_eq!(differences.join("\n"), "", "{} of {compared} values differ", differences.len());
    assert!(compared > 18_000, "the sets are all there");
}

#[test]
fn every_final_order_of_the_oracles() {
    let (sets, teams) = sets();
    let (mut lists, mut differences) = (0, Vec::new());
    for set in &sets {
        for (text, expected) in set.json["final_rank_by_list"].as_object().unwrap() {
            lists += 1;
            let list = Code::list(text).unwrap();
            let standings = standings(&set.history, set.after, &list, &set.rules);
            let ours: BTreeMap<Tpn, u64> =
                standings.rows.iter().map(|row| (row.tpn, u64::from(row.rank))).collect();
            let theirs: BTreeMap<Tpn, u64> = expected
                .as_object()
                .unwrap()
                .iter()
                .map(|(number, rank)| (tpn(number), rank.as_u64().unwrap()))
                .collect();
            if ours != theirs {
                differences.push(format!("{} {text}: {theirs:?}\nnot {ours:?}", set.name));
            }
        }
    }
    println!("{lists} lists in {} sets; {teams} team sets skipped", sets.len());
    assert_eq!(differences.join("\n"), "", "{} of {lists} lists differ", differences.len());
    assert!(lists > 140, "the sets are all there");
}

/// Where the two sources read the text differently, our switches give either reading.
#[test]
fn every_disputed_value_of_the_oracles_is_a_switch() {
    let (mut disputed, mut differences) = (0, Vec::new());
    for set in &sets().0 {
        let letter = Rules {
            double_forfeit: DoubleForfeit::Equal,
            forfeit_wins: ForfeitWins::Games,
            ..set.rules.clone()
        };
        let programs = Rules { sonneborn_cut: SonnebornCut::LowestScore, ..set.rules.clone() };
        for case in set.json["disputed"].as_array().unwrap() {
            disputed += 1;
            let code: Code = case["tb"].as_str().unwrap().parse().unwrap();
            let player = tpn(&case["player"].to_string());
            for (rules, reading) in [(&letter, "text_reading"), (&programs, "gacrux")] {
                let value = values(&set.history, set.after, &[code], rules)[&player][0];
                if !same(code, &case[reading], value) {
                    let found = code.text(value);
                    differences.push(format!("{} {case} {reading}: not {found}", set.name));
                }
            }
        }
    }
    assert_eq!(differences.join("\n"), "", "of {disputed}");
    assert!(disputed >= 33, "the sets are all there");
}

/// The published arbiter exercise gives the values of the rules before the caps of 2026.
#[test]
fn edition_2024_reproduces_the_published_exercise() {
    let set = set(&folder().join("tec-swiss.json")).unwrap();
    let buchholz = |edition| {
        let rules = Rules { edition, ..set.rules.clone() };
        let values = values(&set.history, set.after, &["BH".parse().unwrap()], &rules);
        [4, 6, 11].map(|number| values[&Tpn(number)][0].exact().unwrap())
    };
    assert_eq!(buchholz(Edition::C07_2024), ["15", "12", "13.5"]);
    assert_eq!(buchholz(Edition::C07_2026), ["14", "11.5", "12.5"]);
}
