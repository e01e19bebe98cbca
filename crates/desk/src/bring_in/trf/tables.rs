//! Event to tables to event: whatever the tables hold comes back as it was, byes of every kind, forfeits and games
//! that are not rated among it.

use std::path::PathBuf;
use std::sync::Arc;

use formats::trf::{Competitors, Dialect, Letters, TrfFile, WriteOptions};
use i18n::{Language, Messages};
use pairing::generate::{Dice, Form, Wishes, dutch, play};
use tournament::ids::Seq;
use tournament::state::State;

use super::same::{Made, made, made_by, oracles, reports, written};
use super::{Wish, take_crosstable};
use crate::bring_in::{Room, Source, TableKind, table_kind, together};
use crate::give_out;
use crate::{Call, Desk, DeskOptions};

/// Which tables, and in which language.
#[derive(Clone, Copy, Debug)]
enum Given {
    Csv(Language),
    Xlsx(Language),
}

fn sources(state: &State, given: Given) -> Vec<Source> {
    let tournament = state.tournaments.values().next().expect("one section");
    match given {
        Given::Csv(language) => {
            let messages = Messages::get(language);
            let sheets = give_out::sheets(state, tournament, messages);
            let source = |sheet: &formats::table::Sheet| Source {
                name: give_out::file_name(&["Cup", &sheet.name], "csv"),
                bytes: give_out::csv(sheet, messages, false),
            };
            let mut all: Vec<Source> = sheets.iter().map(source).collect();
            // As a folder lists them.
            all.sort_by(|a, b| a.name.cmp(&b.name));
            all
        }
        Given::Xlsx(language) => {
            let sheets = give_out::sheets(state, tournament, Messages::get(language));
            let mut bytes = Vec::new();
            formats::table::write_xlsx(&sheets, &mut bytes).expect("a workbook");
            vec![Source { name: "Cup.xlsx".to_owned(), bytes }]
        }
    }
}

fn read_again(name: &str, sources: Vec<Source>) -> Made {
    let table = match sources.as_slice() {
        [book] => match table_kind(book, Room::Empty) {
            TableKind::Crosstable(table) => *table,
            TableKind::Results(..) | TableKind::Players => {
                panic!("{name}: no event in the workbook")
            }
        },
        _ => together(&sources).unwrap_or_else(|| panic!("{name}: no event in the folder")),
    };
    made_by(|state, messages| {
        take_crosstable(table, state, Seq(2), Wish::default(), messages).expect("an event")
    })
}

/// The players' lines of the report of an event: everything that tables hold of them.
fn players(state: &State, ranks: Ranks) -> Vec<String> {
    let report = String::from_utf8(written(state, Dialect::Trf26)).expect("UTF-8");
    let lines = report.lines().filter(|line| line.starts_with("001"));
    let line = |line: &str| match ranks {
        Ranks::Compared => line.trim_end().to_owned(),
        Ranks::Left => format!("{}{}", &line[..85], line[89..].trim_end()),
    };
    lines.map(line).collect()
}

/// Ranks follow from rules of which tables do not say all.
#[derive(Clone, Copy)]
enum Ranks {
    Compared,
    Left,
}

/// Ranks are the same where the tables can say all that they follow from: rounds to come, and editions by the days of
/// an event, are in none of them.
fn ranks_of(first: &State, second: &State) -> Ranks {
    let rules = |state: &State| {
        let tournament = state.tournaments.values().next().expect("one section");
        let setup = &tournament.setup;
        (setup.tie_break_edition.clone(), setup.rounds, setup.tie_breaks.clone())
    };
    if rules(first) == rules(second) { Ranks::Compared } else { Ranks::Left }
}

fn check(name: &str, first: &Made, given: Given) {
    let second = comes_back(name, &first.state, given);
    if faults(first) == 0 {
        assert_eq!(faults(&second), 0, "{name} {given:?}: {:?}", second.taken.problems);
    }
}

/// The event of the tables, after checking that its players' lines are those of the first.
fn comes_back(name: &str, first: &State, given: Given) -> Made {
    let second = read_again(name, sources(first, given));
    let ranks = ranks_of(first, &second.state);
    let (before, after) = (players(first, ranks), players(&second.state, ranks));
    let differing: Vec<_> =
        before.iter().zip(&after).filter(|(before, after)| before != after).take(4).collect();
    assert!(
        before.len() == after.len() && differing.is_empty(),
        "{name} {given:?}: {} and {} players, differing: {differing:#?}",
        before.len(),
        after.len()
    );
    second
}

/// What is told as a fault of the tables: nothing of an event that came whole.
fn faults(made: &Made) -> usize {
    let faults =
        ["points-differ", "bad-cell", "list-contradicts-table", "not-mutual", "game-of-nobody"];
    let kinds = made.taken.problems.iter().map(|it| it.kind.as_str());
    kinds.filter(|kind| faults.contains(kind)).count()
}

/// 48 players of every script in the middle of round 7: games to come, one adjourned, byes, who left and who came late.
#[test]
fn tables_of_the_example_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("example.arbiter");
    crate::example::build(&path, Language::English).expect("the example");
    let clock = Arc::new(|| journal::Moment { utc_ms: 1_796_000_000_000, offset_minutes: 60 });
    let options = DeskOptions { data_folder: folder.path().to_owned(), clock };
    let desk = Desk::new(options).expect("a desk");
    let call = Call::in_language("en");
    desk.open_event(&path, &call).expect("the example opens");
    let state = desk.event(&call).expect("an event").state.clone();
    for given in [
        Given::Csv(Language::English),
        Given::Xlsx(Language::English),
        Given::Csv(Language::Spanish),
    ] {
        let second = comes_back("example", &state, given);
        assert_eq!(faults(&second), 0, "{given:?}: {:?}", second.taken.problems);
    }
}

fn check_all(name: &str, bytes: &[u8]) {
    // Matches of teams are in none of these tables.
    if formats::trf::read(bytes).file.competitors() == Competitors::Teams {
        return;
    }
    let first = made(bytes);
    for given in [
        Given::Csv(Language::English),
        Given::Xlsx(Language::English),
        Given::Csv(Language::Spanish),
    ] {
        check(name, &first, given);
    }
}

#[test]
fn tables_of_third_party_reports_come_back() {
    let paths = reports(&oracles().join("trf"));
    if paths.is_empty() {
        assert!(std::env::var_os("CI").is_none(), "the reports are needed where CI is set");
        return;
    }
    for path in paths {
        check_all(&path.display().to_string(), &std::fs::read(&path).expect("a report"));
    }
}

#[test]
fn tables_of_the_standings_oracles_come_back() {
    let folder =
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracles/standings"));
    for path in reports(&folder) {
        check_all(&path.display().to_string(), &std::fs::read(&path).expect("a report"));
    }
}

#[test]
fn tables_of_generated_tournaments_come_back() {
    for seed in 1..=20 {
        let mut dice = Dice::new(seed);
        let wishes = Wishes {
            form: Form::Swiss,
            players: Some((9, 40)),
            rounds: Some((3, 7)),
            ..Wishes::default()
        };
        let settings = wishes.settle(&mut dice);
        let made = play(&settings, &mut dice, &dutch);
        let mut file = TrfFile::from_history(&made.history);
        file.header.name = format!("Cup {seed}");
        let mut bytes = Vec::new();
        let options = WriteOptions { dialect: Dialect::Trf26, letters: Letters::Utf8 };
        formats::trf::write(&file, options, &mut bytes).expect("writing to memory cannot fail");
        check_all(&format!("seed {seed}"), &bytes);
    }
}

/// Every bye, every way of not playing and every result that is not rated, by hand.
#[test]
fn every_kind_comes_back() {
    let lines = [
        "012 Cup",
        "142 5",
        "001    1      Abad, Ana                         2000                             3.5    1     2 w 1  0000 - F     3 b =  0000 - Z     4 w W",
        "001    2      Bru, Beto                         1900                             2.0    2     1 b 0     4 w +  0000 - U     3 w L  0000 - H",
        "001    3      Cid, Caro                         1800                             3.0    3     4 w D  0000 - H     1 w =     2 b W  0000 - F",
        "001    4      Dox, Dino                         1700                             1.5    4     3 b D     2 b -  0000 - F  0000 - Z     1 b L",
    ];
    check_all("by hand", lines.join("\n").as_bytes());
}
