//! Whole tournaments paired by an outside engine: same pairs, colors and boards in every round.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;
use std::path::PathBuf;

use pairing::{Draft, NoPairing, Options, pair};
use serde::Deserialize;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

/// One line of an oracle file (see FORMAT.md beside them).
#[derive(Deserialize)]
struct Record {
    id: String,
    trf: String,
    #[serde(default)]
    baku: bool,
    expected: Vec<Option<Vec<(u16, u16)>>>,
    #[serde(default)]
    absent_last: BTreeMap<u16, String>,
}

/// One position ready to be paired.
#[derive(Deserialize)]
struct Position {
    id: String,
    trf: String,
    expected: Vec<(u16, u16)>,
}

#[derive(Default)]
struct Count {
    tournaments: usize,
    rounds: usize,
    boards: usize,
    refused: usize,
    differences: Vec<String>,
}

fn repository(path: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}

#[expect(clippy::disallowed_methods, reason = "tests read their oracles")]
fn lines(path: PathBuf) -> Vec<String> {
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut text = String::new();
    if path.extension().is_some_and(|extension| extension == "gz") {
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    } else {
        text = String::from_utf8(bytes).unwrap();
    }
    text.lines().map(str::to_owned).collect()
}

/// Boards with white and black, the bye as black 0.
fn boards(draft: &Draft) -> Vec<(u16, u16)> {
    let pairs = draft.pairs.iter().map(|pair| (pair.white.0, pair.black.0));
    pairs.chain(draft.bye.map(|bye| (bye.player.0, 0))).collect()
}

fn compare(
    what: &str,
    answer: Result<Draft, NoPairing>,
    expected: Option<&[(u16, u16)]>,
    board_order: bool,
    count: &mut Count,
) {
    count.rounds += 1;
    match (answer, expected) {
        (Ok(draft), Some(expected)) => {
            let mut expected = expected.to_vec();
            let mut found = boards(&draft);
            count.boards += found.len();
            if !board_order {
                expected.sort();
                found.sort();
            }
            if found != expected {
                let missing: Vec<_> =
                    expected.iter().filter(|pair| !found.contains(pair)).collect();
                let new: Vec<_> = found.iter().filter(|pair| !expected.contains(pair)).collect();
                count.differences.push(format!("{what}: expected {missing:?}, found {new:?}"));
            }
        }
        (Err(NoPairing::NoLegalPairing { groups, partners, bye_is_partner, .. }), None) => {
            count.refused += 1;
            assert!(
                groups.len() > partners.len() + usize::from(bye_is_partner),
                "{what}: the proof has more groups than partners"
            );
        }
        (Ok(_), None) => count.differences.push(format!("{what}: paired, expected a refusal")),
        (Err(error), _) => count.differences.push(format!("{what}: {error}")),
    }
}

fn check_tournament(record: &Record, count: &mut Count) {
    count.tournaments += 1;
    let history: History = formats::trf::read(record.trf.as_bytes()).file.history();
    for (index, expected) in record.expected.iter().enumerate() {
        let round = RoundNo(index as u8 + 1);
        let absent: BTreeSet<Tpn> = match expected {
            Some(_) => BTreeSet::new(),
            None => record.absent_last.keys().map(|tpn| Tpn(*tpn)).collect(),
        };
        let answer = pair(&history, round, &absent, &Options::default());
        let what = format!("{} round {round}", record.id);
        compare(&what, answer, expected.as_deref(), !record.baku, count);
    }
}

fn check(path: PathBuf) -> Count {
    let mut count = Count::default();
    for line in lines(path) {
        check_tournament(&serde_json::from_str(&line).unwrap(), &mut count);
    }
    println!(
        "{} tournaments, {} rounds, {} boards, {} refused, {} differences",
        count.tournaments,
        count.rounds,
        count.boards,
        count.refused,
        count.differences.len()
    );
    assert!(count.differences.is_empty(), "differences:\n{}", count.differences.join("\n"));
    count
}

#[test]
fn small_fields_agree_in_every_round() {
    let count = check(repository("tests/oracles/pairing/small.jsonl.gz"));
    assert_eq!(count.tournaments, 400);
    assert!(count.refused > 30, "rounds without a legal pairing are part of the set");
}

#[test]
fn fields_of_all_kinds_agree_in_every_round() {
    let count = match whole_set("dev-mixed.jsonl.gz") {
        Some(path) => check(path),
        None => check(repository("tests/oracles/pairing/mixed-sample.jsonl.gz")),
    };
    assert!(count.tournaments >= 60);
}

#[test]
fn large_fields_agree_in_every_round() {
    let count = match whole_set("dev-large.jsonl.gz") {
        Some(path) => check(path),
        None => check(repository("tests/oracles/pairing/large-sample.jsonl.gz")),
    };
    assert!(count.tournaments >= 2);
}

/// With `ARBITER_ORACLES_WHOLE=1` the sets the samples were taken from.
#[expect(clippy::disallowed_methods, reason = "tests are told where the oracles are")]
fn whole_set(name: &str) -> Option<PathBuf> {
    let wanted = std::env::var("ARBITER_ORACLES_WHOLE").is_ok_and(|value| value == "1");
    let folder = std::env::var("ARBITER_ORACLES")
        .map_or_else(|_| repository("../shared/oracles"), PathBuf::from);
    wanted.then(|| folder.join("pairing").join(name))
}

#[test]
fn published_faults_of_other_engines_are_not_ours() {
    let mut count = Count::default();
    for line in lines(repository("tests/oracles/pairing/regress.jsonl")) {
        let position: Position = serde_json::from_str(&line).unwrap();
        let report = formats::trf::read(position.trf.as_bytes()).file;
        let absent = report.absent_in_next_round().into_keys().collect();
        let next = report.paired_rounds().next();
        let answer = pair(&report.history(), next, &absent, &Options::default());
        compare(&position.id, answer, Some(&position.expected), false, &mut count);
    }
    assert!(count.differences.is_empty(), "differences:\n{}", count.differences.join("\n"));
    assert_eq!(count.rounds, 20);
}
