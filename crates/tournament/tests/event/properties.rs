//! Whatever is asked in whatever order: undo and redo are exact, bytes are exact, what is decided fits.

use proptest::prelude::*;
use tournament::fact::Fact;
use tournament::log::{self, Entry};
use tournament::state::State;

use crate::day::{Day, day};

const NAMES: [&str; 6] = ["Ana", "Bruno", "Carla", "Dario", "Eva", "Fay"];
const CODES: [&str; 6] = ["1-0", "=-=", "0-1", "+--", "---", "=-0"];

/// A sentence that may or may not be refused. `publish` and `hand` pair whoever is there, so that rounds
/// come out; `finish` enters what is missing; `#2` is the third game from the last round backwards.
fn sentence() -> impl Strategy<Value = String> {
    let name = || prop::sample::select(&NAMES[..]);
    let code = || prop::sample::select(&CODES[..]);
    prop_oneof![
        2 => (name(), 1000u16..2500).prop_map(|(name, rating)| format!("enter {name} {rating}")),
        1 => (name(), 1000u16..2500).prop_map(|(name, rating)| format!("rate {name} {rating}")),
        1 => name().prop_map(|name| format!("remove {name}")),
        1 => (name(), 1u8..5).prop_map(|(name, round)| format!("withdraw {name} {round}")),
        1 => (name(), 1u8..5).prop_map(|(name, round)| format!("expel {name} {round} because x")),
        3 => (name(), 1u8..5).prop_map(|(name, round)| format!("return {name} {round}")),
        1 => (name(), 1u8..5, prop::sample::select(&["F", "H", "Z", "U"][..]))
            .prop_map(|(name, round, kind)| format!("bye {name} {round} {kind}")),
        1 => (name(), 1u8..5).prop_map(|(name, round)| format!("no-bye {name} {round}")),
        1 => Just("renumber".to_owned()),
        8 => Just("publish".to_owned()),
        8 => code().prop_map(|code| format!("finish {code}")),
        1 => (1u8..4).prop_map(|round| format!("unpublish {round} rules because x")),
        2 => name().prop_map(|name| format!("hand lock {name}")),
        2 => (name(), name()).prop_map(|(a, b)| format!("hand swap {a} {b}")),
        1 => name().prop_map(|name| format!("hand bye {name}")),
        2 => (name(), name()).prop_map(|(a, b)| format!("hand pair {a} {b}")),
        1 => name().prop_map(|name| format!("hand free {name}")),
        1 => Just("hand clear".to_owned()),
        1 => Just("discard".to_owned()),
        4 => (0usize..3, code(), 1u8..3).prop_map(|(board, code, pass)| {
            format!("result #{board} {code} desk {pass}")
        }),
        2 => (0usize..3, code()).prop_map(|(board, code)| format!("settle #{board} {code}")),
        4 => (0usize..7, code()).prop_map(|(board, code)| {
            format!("correct #{board} {code} because x")
        }),
        1 => (0usize..3).prop_map(|board| format!("adjourn #{board}")),
        1 => (0usize..3).prop_map(|board| format!("clear #{board}")),
        1 => (3u8..6).prop_map(|rounds| format!("setup rounds {rounds} because x")),
    ]
}

/// The sentence with its gaps filled in from the state; none if there is nothing to fill them.
fn filled(day: &Day, sentence: &str) -> Option<String> {
    let state = day.state();
    let tournament = &state.tournaments[&day.section];
    let name = |id| state.name_of(&tournament.entrants[&id]).unwrap();
    if let Some(code) = sentence.strip_prefix("finish ") {
        let games = tournament.games_of(tournament.published());
        let open = games.iter().filter(|game| game.standing().outcome().is_none());
        return Some(
            open.map(|game| format!("result {}-{} {code}\n", name(game.white), name(game.black)))
                .collect(),
        );
    }
    if sentence == "publish" || sentence.starts_with("hand") {
        let next = tournament.published().next();
        let there: Vec<&str> = tournament
            .entrants
            .values()
            .filter(|it| it.absence(next).is_none())
            .map(|it| name(it.id))
            .collect();
        let pairs = there.chunks(2).map(|pair| match pair {
            [white, black] => format!("{white}-{black}"),
            rest => format!("bye {}", rest[0]),
        });
        let draft = format!("{next}: {}", pairs.collect::<Vec<_>>().join(", "));
        return Some(match sentence {
            "publish" => format!("publish {draft}"),
            _ => format!("draft {draft}\n{sentence}"),
        });
    }
    let Some((before, after)) = sentence.split_once('#') else { return Some(sentence.to_owned()) };
    let (board, after) = after.split_once(' ').unwrap_or((after, ""));
    let games: Vec<_> = tournament.rounds.iter().rev().flat_map(|it| &it.games).collect();
    let game = &tournament.games[*games.get(board.parse::<usize>().ok()?)?];
    Some(format!("{before}{}-{} {after}", name(game.white), name(game.black)))
}

/// The entries as they come back from the file.
fn from_bytes(entries: &[Entry]) -> Vec<Entry> {
    let read = |fact: &Fact| Fact::decode(fact.kind(), fact.version(), &fact.encode()).unwrap();
    entries.iter().map(|entry| Entry { fact: read(&entry.fact), ..entry.clone() }).collect()
}

fn undo_everything(script: Vec<String>) -> Result<(), TestCaseError> {
    let mut day = day("enter Ana 2100\nenter Bruno 2000\nenter Carla 1900\nenter Dario 1800");
    let mut states: Vec<State> = vec![day.state()];
    for sentence in &script {
        // Nobody enters twice: names are how the sentences know people.
        if let Some(name) = sentence.strip_prefix("enter ").and_then(|it| it.split(' ').next())
            && day.private.contains_key(&format!("#{name}"))
        {
            continue;
        }
        let Some(lines) = filled(&day, sentence) else { continue };
        for line in lines.lines() {
            let before = day.entries.len();
            day.say(line);
            if day.entries.len() > before {
                states.push(day.state());
            } else {
                prop_assert_eq!(&day.state(), states.last().unwrap(), "a refusal changes nothing");
            }
        }
    }
    // Private data lies outside the facts and is there all along.
    for state in &mut states {
        state.private = day.state().private;
    }
    let rounds = |state: &State| {
        let tournament = &state.tournaments[&day.section];
        let history = state.history(tournament);
        let complete =
            history.players.iter().all(|row| row.rounds.len() == tournament.rounds.len());
        complete && tournament.entrants.len() == history.players.len()
    };
    prop_assert!(states.iter().all(rounds), "everybody has a cell for every round");
    let end = states.pop().unwrap();
    prop_assert_eq!(&log::fold(&from_bytes(&day.entries), &day.private), &end);
    for earlier in states.iter().rev() {
        prop_assert_eq!(day.say("undo because x"), "");
        prop_assert_eq!(&day.state(), earlier);
    }
    states.push(end);
    for later in &states[1..] {
        prop_assert_eq!(day.say("redo"), "");
        prop_assert_eq!(&day.state(), later);
    }
    prop_assert_eq!(day.say("redo"), "there is nothing to redo");
    prop_assert_eq!(&log::fold(&from_bytes(&day.entries), &day.private), &states[states.len() - 1]);
    Ok(())
}

/// Two arbiters, undo and redo among the work: what counts always fits together.
fn nothing_dangles(script: Vec<(bool, u8, String)>) -> Result<(), TestCaseError> {
    let mut day = day("enter Ana 2100\nenter Bruno 2000\nenter Carla 1900\nenter Dario 1800");
    for (eva, what, sentence) in &script {
        if sentence.starts_with("enter") {
            continue;
        }
        let actor = if *eva { "Eva" } else { "Hugo" };
        let Some(lines) = filled(&day, sentence) else { continue };
        match what {
            0 => drop(day.say(&format!("{actor}: undo"))),
            1 => drop(day.say(&format!("{actor}: undo because x"))),
            2 => drop(day.say(&format!("{actor}: redo"))),
            _ => lines.lines().for_each(|line| drop(day.say(&format!("{actor}: {line}")))),
        }
        let dead = log::dead_batches(&day.entries);
        let mut state = State::default();
        for entry in day.entries.iter().filter(|entry| !dead.contains(&entry.batch)) {
            prop_assert_eq!(state.misfit(&entry.fact), None, "{:?}", entry.fact);
            state.apply(entry.seq, &entry.fact);
        }
        let _rows = state.history(&state.tournaments[&day.section]);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn undo_goes_back_exactly_and_redo_forth(script in prop::collection::vec(sentence(), 1..60)) {
        undo_everything(script)?;
    }

    #[test]
    fn what_counts_always_fits(
        script in prop::collection::vec((any::<bool>(), 0u8..12, sentence()), 1..60),
    ) {
        nothing_dangles(script)?;
    }

    #[test]
    fn bytes_never_panic_the_reader(
        kind in prop::sample::select(tournament::fact::KINDS),
        bytes in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let _either = Fact::decode(kind.0, kind.1, &bytes);
    }
}
