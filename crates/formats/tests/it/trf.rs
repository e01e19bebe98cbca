//! TRF files: every sample opens, its lines add up, and writing then reading gives the same data.

use std::collections::BTreeMap;

use formats::text;
use formats::trf::{self, Dialect, Letters, TrfReading, WriteOptions};
use proptest::prelude::*;

use crate::oracle;

fn written(reading: &TrfReading, options: WriteOptions) -> Vec<u8> {
    let mut out = Vec::new();
    let problems = trf::write(&reading.file, options, &mut out).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    out
}

/// Reads, writes, reads; lines add up.
fn round_trip(name: &str, bytes: &[u8]) -> TrfReading {
    let reading = trf::read(bytes);
    let (content, ..) = text::decode(bytes);
    assert_eq!(reading.lines.len(), text::lines(&content).count(), "{name}: lines do not add up");
    let out = written(&reading, WriteOptions::default());
    let mut again = trf::read(&out).file;
    again.players.sort_by_key(|player| player.number);
    let mut file = reading.file.clone();
    file.players.sort_by_key(|player| player.number);
    assert_eq!(again, file, "{name}: writing and reading changed the data");
    reading
}

/// Counts and kinds of problems, as short text.
fn summary(reading: &TrfReading) -> String {
    let count = reading.line_count();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for problem in &reading.problems {
        *kinds.entry(problem.key()).or_default() += 1;
    }
    let kinds: Vec<String> = kinds.iter().map(|(key, count)| format!("{key} {count}")).collect();
    let file = &reading.file;
    format!(
        "{:?}, used {} (empty {}) kept {} listed {}, players {} rounds {}, absent next {}\n{}",
        reading.encoding,
        count.used,
        count.empty,
        count.kept,
        count.listed,
        file.players.len(),
        file.paired_rounds(),
        file.absent_in_next_round().len(),
        kinds.join(", "),
    )
}

fn samples() -> Vec<(String, Vec<u8>)> {
    let Some(folder) = oracle::find("trf") else { return Vec::new() };
    let files = oracle::files(&folder, "trf");
    assert!(files.len() >= 13, "thirteen samples");
    let name = |path: &std::path::Path| path.file_name().unwrap().to_str().unwrap()[..3].to_owned();
    files.iter().map(|path| (name(path), std::fs::read(path).unwrap())).collect()
}

#[test]
fn samples_open_and_their_oddities_are_listed() {
    let samples = samples();
    if samples.is_empty() {
        return;
    }
    let shown: Vec<String> = samples
        .iter()
        .map(|(name, bytes)| format!("{name}: {}\n", summary(&round_trip(name, bytes))))
        .collect();
    insta::assert_snapshot!(shown.concat());
}

#[test]
fn standings_oracles_round_trip() {
    let Some(folder) = oracle::find("standings") else { return };
    let files = oracle::files(&folder, "trf");
    assert!(!files.is_empty());
    let mut odd = Vec::new();
    for path in files {
        let name = path.file_name().unwrap().to_str().unwrap();
        let reading = round_trip(name, &std::fs::read(&path).unwrap());
        odd.extend(reading.problems.iter().map(|problem| format!("{name}:{problem}\n")));
    }
    insta::assert_snapshot!(odd.concat());
}

#[test]
fn pairing_oracles_round_trip_without_problems() {
    for set in ["pairing/dev-small.jsonl.gz", "pairing/regress.jsonl"] {
        let Some(path) = oracle::find(set) else { continue };
        for line in oracle::lines(&path) {
            let value: serde_json::Value = serde_json::from_str(&line).unwrap();
            let id = value["id"].as_str().unwrap();
            let reading = round_trip(id, value["trf"].as_str().unwrap().as_bytes());
            let problems: Vec<&formats::problem::Problem> = reading
                .problems
                .iter()
                .filter(|problem| !matches!(problem.key(), "rounds-beyond" | "missing-numbers"))
                .collect();
            if set.contains("small") {
                assert!(problems.is_empty(), "{id}: {problems:?}");
            }
            let played = value["played"].as_u64();
            let paired = u64::from(reading.file.paired_rounds().0);
            assert!(played.is_none_or(|played| played == paired), "{id}: {paired} rounds");
        }
    }
}

#[test]
fn other_dialects_keep_what_they_have_room_for() {
    for (name, bytes) in samples() {
        let reading = trf::read(&bytes);
        for dialect in [Dialect::Trf16, Dialect::Javafo] {
            let options = WriteOptions { dialect, letters: Letters::Ascii };
            let out = written(&reading, options);
            assert!(out.is_ascii(), "{name}");
            let again = trf::read(&out);
            let rounds = |file: &trf::TrfFile| {
                let mut rows: Vec<_> =
                    file.players.iter().map(|p| (p.number, p.rounds.clone(), p.points)).collect();
                rows.sort_by_key(|row| row.0);
                rows
            };
            assert_eq!(rounds(&again.file), rounds(&reading.file), "{name}");
            if dialect == Dialect::Javafo {
                assert_eq!(again.file.header.scoring, reading.file.header.scoring, "{name}");
                assert_eq!(again.file.header.rounds, reading.file.header.rounds, "{name}");
                let absent = |file: &trf::TrfFile| {
                    file.absent_in_next_round().into_keys().collect::<Vec<_>>()
                };
                assert_eq!(absent(&again.file), absent(&reading.file), "{name}");
            }
        }
    }
}

/// A report with everything in it, invented.
const REPORT: &str = "\
012 Open de l'Été\r\n\
042 2026/05/01\r\n\
132                                                                                        26/05/01  26/05/02\r\n\
142 3\r\n\
001    1 wWGM Núñez, Íñiga                      2301 ESP    99000001 1990/05/06  2.0    1     3 w 1     2 b 1\r\n\
001    2 m    Łuczak, Bruno                     2100 POL    99000002 1985        1.0    2  0000 - U     1 w 0\r\n\
001    3 m    Đorđević, Caro                         SRB             1938/02/28  0.5    3     1 b 0  0000 - H\r\n\
240 H   3    2\r\n\
ZZZ something of another program\r\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let reading = trf::read(&bytes);
        reading.file.history();
        round_trip_tolerant(&reading);
    }

    #[test]
    fn lines_of_any_text_are_read(lines in proptest::collection::vec("(001|132|162|240|250|260|299|310|XXA|XXS|XXZ|FRA)[ 0-9wb=+FHUZé.-]{0,120}", 0..12)) {
        let reading = trf::read(lines.join("\n").as_bytes());
        prop_assert_eq!(reading.lines.len(), lines.len());
        reading.file.history();
        round_trip_tolerant(&reading);
    }

    #[test]
    fn a_cut_anywhere_keeps_the_earlier_lines(cut in 0..REPORT.len()) {
        let bytes = &REPORT.as_bytes()[..cut];
        let whole = trf::read(REPORT.as_bytes());
        let reading = trf::read(bytes);
        let complete = bytes.iter().filter(|byte| **byte == b'\n').count();
        prop_assert_eq!(&reading.lines[..complete], &whole.lines[..complete]);
        let n_players = complete.clamp(4, 7) - 4;
        for (player, expected) in reading.file.players.iter().zip(&whole.file.players).take(n_players) {
            prop_assert_eq!(&player.name, &expected.name);
            prop_assert_eq!(player.birth, expected.birth);
            prop_assert_eq!(player.rounds.first(), expected.rounds.first());
        }
        prop_assert!(reading.file.players.len() >= n_players);
    }
}

/// Whatever was read can be written, and what was written reads to the same history.
fn round_trip_tolerant(reading: &TrfReading) {
    let mut out = Vec::new();
    trf::write(&reading.file, WriteOptions::default(), &mut out).unwrap();
    let again = trf::read(&out);
    assert_eq!(again.file.history(), reading.file.history());
}

#[test]
fn cut_samples_never_panic() {
    for (_, bytes) in samples() {
        for cut in (0..bytes.len()).step_by(bytes.len() / 20 + 1) {
            trf::read(&bytes[..cut]).file.history();
        }
    }
}

#[test]
fn ids_with_too_many_digits_are_kept_as_written_and_told_once() {
    let line = |number: u16| {
        format!(
            "001 {number:>4}      Name{number:<29} 1950 ESP 12345678{number:03} 1990/05/12  0.0    1\n"
        )
    };
    let reading = formats::trf::read(format!("012 Cup\n{}{}", line(1), line(2)).as_bytes());
    let told: Vec<String> = reading.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "2:58: 2 ids have more digits than FIDE ids; they are kept as written and are no FIDE ids, lines 2, 3; compare with the original"
        ]
    );
    let mut out = Vec::new();
    formats::trf::write(&reading.file, formats::trf::WriteOptions::default(), &mut out)
        .expect("memory can be written");
    assert!(String::from_utf8(out).expect("UTF-8").contains(" 12345678002 "));
}
