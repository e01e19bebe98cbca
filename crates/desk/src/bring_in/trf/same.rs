//! Report to event to report to event: nothing may change on the way.
//!
//! The event is compared as text: every fact of the import with its private part, and the lines kept.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use formats::trf::{Dialect, Letters};
use i18n::{Language, Messages};
use tournament::fact::Fact;
use tournament::ids::Seq;
use tournament::state::State;

use super::{Taken, Wish, take};
use crate::api::tournament::{default_setup, setup_body};
use crate::bring_in::Source;
use crate::event::first_facts;
use crate::give_out;

/// An event made of one report.
pub(super) struct Made {
    pub(super) state: State,
    text: String,
    pub(super) taken: Taken,
}

pub(super) fn made(bytes: &[u8]) -> Made {
    let source = Source { name: "report.trf".to_owned(), bytes: bytes.to_vec() };
    made_by(|state, messages| {
        take(source, state, Seq(2), Wish::default(), messages).expect("a report")
    })
}

/// An event of what is taken from a file.
pub(super) fn made_by(take: impl FnOnce(&State, &Messages) -> Taken) -> Made {
    let messages = Messages::get(Language::English);
    let setup =
        setup_body(&default_setup("Cup", "fide-dutch-2026", 9), messages).expect("settings");
    let mut state = State::default();
    let mut seq = 0;
    let mut add = |state: &mut State, fact: &Fact| {
        seq += 1;
        state.apply(Seq(seq), fact);
    };
    for fact in first_facts("Cup", setup, messages).expect("an event") {
        add(&mut state, &fact);
    }
    let taken = take(&state, messages);
    let mut text = String::new();
    let private = &taken.extra.private;
    for (sealed, body) in private {
        state.learn(sealed.sha().to_string(), body.clone());
    }
    for fact in &taken.facts {
        add(&mut state, fact);
        let mut shown = match fact {
            Fact::Imported(body) => body.kept.join("\n"),
            other => String::from_utf8_lossy(&other.encode()).into_owned(),
        };
        if let Fact::PersonAdded(body) = fact {
            let (_, known) = private
                .iter()
                .find(|(sealed, _)| sealed.sha().to_string() == body.private)
                .expect("every person has a private part");
            shown = shown.replace(&body.private, &format!("{known:?}"));
        }
        text.push_str(&format!("{} {shown}\n", fact.kind()));
    }
    Made { state, text, taken }
}

pub(super) fn written(state: &State, dialect: Dialect) -> Vec<u8> {
    let messages = Messages::get(Language::English);
    let tournament = state.tournaments.values().next().expect("one section");
    let file = give_out::trf(state, tournament, messages);
    give_out::trf_bytes(&file, dialect, Letters::Utf8).0
}

/// The event that a report makes, after checking that it survives the way out and in.
fn check(name: &str, bytes: &[u8]) -> Made {
    let first = made(bytes);
    let report = written(&first.state, Dialect::Trf26);
    let second = made(&report);
    if first.text != second.text {
        let lines = first.text.lines().zip(second.text.lines());
        let differing: Vec<_> = lines.filter(|(a, b)| a != b).take(4).collect();
        panic!(
            "{name}: {} and {} lines, differing: {differing:#?}\n{}",
            first.text.lines().count(),
            second.text.lines().count(),
            String::from_utf8_lossy(&report).lines().take(12).collect::<Vec<_>>().join("\n"),
        );
    }
    assert_eq!(report, written(&second.state, Dialect::Trf26), "{name}: the same bytes again");
    first
}

pub(super) fn oracles() -> PathBuf {
    std::env::var_os("ARBITER_ORACLES").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/oracles")),
        PathBuf::from,
    )
}

fn whole() -> bool {
    std::env::var_os("ARBITER_ORACLES_WHOLE").is_some()
}

pub(super) fn reports(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|it| it == "trf")).collect();
    paths.sort();
    paths
}

/// Counts of the event and of what was told, for files that may not be copied here.
fn counts(made: &Made) -> String {
    let mut kinds: std::collections::BTreeMap<&str, usize> = std::collections::BTreeMap::new();
    for fact in &made.taken.facts {
        *kinds.entry(fact.kind()).or_default() += 1;
    }
    let mut told: std::collections::BTreeMap<&str, usize> = std::collections::BTreeMap::new();
    for problem in &made.taken.problems {
        *told.entry(problem.kind.as_str()).or_default() += 1;
    }
    let kept = made.text.lines().rev().take_while(|it| !it.starts_with("imported ")).count();
    let list = |of: &std::collections::BTreeMap<&str, usize>| {
        of.iter().map(|(key, count)| format!("{key} {count}")).collect::<Vec<_>>().join(", ")
    };
    let hash = journal::Sha::of(made.text.as_bytes()).to_string();
    format!("{}; told: {}; kept {kept}; {}", list(&kinds), list(&told), &hash[..16])
}

#[test]
fn third_party_reports_survive_the_way_out_and_in() {
    let paths = reports(&oracles().join("trf"));
    if paths.is_empty() {
        assert!(std::env::var_os("CI").is_none(), "the reports are needed where CI is set");
        return;
    }
    assert!(paths.len() >= 13);
    let mut shown = String::new();
    for path in paths {
        let name = path.file_name().and_then(|it| it.to_str()).expect("a name");
        let made = check(name, &std::fs::read(&path).expect("a report"));
        shown.push_str(&format!("{}: {}\n", &name[..3], counts(&made)));
    }
    insta::assert_snapshot!(shown);
}

#[test]
fn reports_of_the_standings_oracles_survive() {
    let folder =
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracles/standings"));
    let paths = reports(&folder);
    assert!(paths.len() > 30);
    for path in paths {
        check(&path.display().to_string(), &std::fs::read(&path).expect("a report"));
    }
}

/// Every 20th tournament; all of them where `ARBITER_ORACLES_WHOLE` is set.
#[test]
fn tournaments_of_the_pairing_oracles_survive() {
    let mut seen = 0;
    for set in ["dev-small", "dev-mixed", "dev-large"] {
        let Ok(bytes) = std::fs::read(oracles().join(format!("pairing/{set}.jsonl.gz"))) else {
            assert!(std::env::var_os("CI").is_none(), "the tournaments are needed where CI is set");
            continue;
        };
        let mut text = String::new();
        flate2::read::GzDecoder::new(bytes.as_slice())
            .read_to_string(&mut text)
            .expect("JSON lines");
        let step = if whole() { 1 } else { 20 };
        for line in text.lines().step_by(step) {
            let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let name = format!("{set} {}", value["id"]);
            let made = check(&name, value["trf"].as_str().expect("a report").as_bytes());
            let differs = made.taken.problems.iter().find(|it| it.kind == "round-differs");
            // Boards of the oracle are what the rules give.
            assert_eq!(differs, None, "{name}");
            seen += 1;
        }
    }
    println!("{seen} tournaments");
}
