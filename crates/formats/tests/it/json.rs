//! Open JSON: what is written follows the schema, what is read loses nothing by a bad neighbour.

use formats::json::{self, Document, Game, Player, Redaction, Round, TakenBack, Tournament};
use proptest::prelude::*;
use serde_json::Value;

use crate::schema;

fn problems(text: &str) -> (Document, Vec<String>) {
    let reading = json::read(text.as_bytes());
    (reading.document, reading.problems.iter().map(ToString::to_string).collect())
}

fn event(rest: &str) -> String {
    format!("{{\"format\": \"arbiters-desk-event\", \"version\": 1{rest}}}")
}

fn sample() -> Document {
    let mut document =
        Document { format: json::FORMAT.to_owned(), version: json::VERSION, ..Document::default() };
    document.event.start_date = "2026-11-29".to_owned();
    for (id, name, birth) in
        [(1, "Ibarra, Ana", "2010-05-31"), (2, "Noor, Bruno", "1990"), (3, "Ortega, Carla", "2008")]
    {
        let (name, birth) = (name.to_owned(), birth.to_owned());
        let contact = "x@example.invalid".to_owned();
        document.players.push(Player { id, name, birth, contact, ..Player::default() });
    }
    let game =
        Game { board: 1, white: 1, black: 2, result: Some("1-0".to_owned()), ..Game::default() };
    let round = Round { round: 1, games: vec![game], ..Round::default() };
    let wrong = Game { board: 1, white: 2, black: 1, ..Game::default() };
    let taken_back = TakenBack {
        round: Round { round: 1, games: vec![wrong], ..Round::default() },
        reason: "Colors as in the club championship, said Bruno".to_owned(),
        case: "rules".to_owned(),
    };
    let settings = serde_json::json!({
        "name": "A", "system": "fide-dutch-2026", "rounds": 5, "tieBreaks": ["BH"],
        "scoring": {"win": 10, "draw": 5, "loss": 0, "absent": 0, "pab": 10},
    });
    document.tournaments.push(Tournament {
        id: 1,
        settings: settings.as_object().cloned().unwrap_or_default(),
        rounds: vec![round],
        taken_back: vec![taken_back],
        ..Tournament::default()
    });
    document
}

fn written(document: &Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    json::write(document, &mut bytes).unwrap();
    bytes
}

#[test]
fn what_is_written_follows_the_schema_and_reads_back() {
    let bytes = written(&sample());
    let value: Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(schema::faults(&value), Vec::<String>::new());
    let reading = json::read(&bytes);
    assert_eq!(reading.document, sample());
    assert!(reading.problems.is_empty(), "{:?}", reading.problems);
}

#[test]
fn the_schema_refuses_what_is_wrong() {
    let mut value = serde_json::to_value(sample()).unwrap();
    value["players"][0]["id"] = Value::from("one");
    value["tournaments"][0]["rounds"][0]["games"][0]["result"] = Value::from("2-0");
    value["event"]["colour"] = Value::from(1);
    value.as_object_mut().unwrap().remove("rulings");
    let faults = schema::faults(&value);
    for place in
        ["/players/0/id", "/tournaments/0/rounds/0/games/0/result", "/event/colour", "/rulings"]
    {
        assert!(faults.iter().any(|fault| fault.starts_with(place)), "{place}: {faults:?}");
    }
}

#[test]
fn a_bad_value_costs_only_itself() {
    let (document, problems) = problems(&event(
        ", \"players\": [{\"id\": 1, \"name\": 7, \"club\": \"A\"}, 5, {\"id\": 2, \"name\": \"Noor\", \"a/b\": 1}], \"event\": {\"name\": \"Open\", \"place\": []}, \"rulings\": {}",
    ));
    assert_eq!((document.players.len(), document.players[0].club.as_str()), (2, "A"));
    assert_eq!((document.event.name.as_str(), document.players[1].name.as_str()), ("Open", "Noor"));
    insta::assert_snapshot!(problems.join("\n"), @"
    file: value of /players/0/name is not of the right form and is left out, wanted a string; compare with the original
    file: value of /players/1 is not of the right form and is left out, wanted an object; compare with the original
    file: field /players/2/a~1b is not known, left out; compare with the original
    file: value of /rulings is not of the right form and is left out, wanted a list; compare with the original
    file: value of /event/place is not of the right form and is left out, wanted a string; compare with the original
    ");
}

#[test]
fn no_json_and_no_event_are_told_apart() {
    let first = |text: &str| problems(text).1.first().cloned().unwrap_or_default();
    assert!(
        first("{\n  \"format\": ,").starts_with("2:13: no JSON: a sign is missing"),
        "{}",
        first("{\n  \"format\": ,")
    );
    assert!(first("{\"format\": \"x\"}").contains("JSON without the field format"));
    assert!(first("[]").contains("JSON without the field format"));
    assert!(first(&event("").replace("1}", "9}")).contains("version 9"));
    // Nested beyond what any event is.
    assert!(!problems(&"[".repeat(100_000)).1.is_empty());
}

#[test]
fn redaction_takes_out_what_is_asked() {
    let on = "2026-11-29".parse().unwrap();
    let redacted = |words: &str| {
        let mut document = sample();
        document.redact(Redaction::read(words).unwrap(), on);
        document
    };
    assert_eq!(redacted(""), sample());
    assert!(redacted("birth").players.iter().all(|it| it.birth.is_empty() && !it.name.is_empty()));
    assert!(redacted("contact").players.iter().all(|it| it.contact.is_empty()));
    let minors = redacted("minors, contact");
    let names: Vec<&str> = minors.players.iter().map(|it| it.name.as_str()).collect();
    // Born in 2008 and no day known: 17 or 18 years old.
    assert_eq!(names, ["Player 1", "Noor, Bruno", "Player 3"]);
    assert_eq!(minors.players[1].birth, "1990");
    assert_eq!(minors.redacted, ["contact", "minors"]);
    assert_eq!(Redaction::read("birth,names"), Err("names".to_owned()));
    let text = String::from_utf8(written(&minors)).unwrap();
    assert!(!text.contains("Ibarra") && !text.contains("2010"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = json::read(&bytes);
    }

    #[test]
    fn any_value_in_place_of_another_is_survived(
        at in 0usize..400, value in prop::sample::select(vec!["null", "-1", "1e99", "\"\"", "[]", "{}", "[[{}]]", "true", "4294967296"]),
    ) {
        let text = String::from_utf8(written(&sample())).unwrap();
        let places: Vec<usize> = text.match_indices(": ").map(|(place, _)| place + 2).collect();
        let place = places[at % places.len()];
        let end = text[place..].find(['\n']).map_or(text.len(), |end| place + end);
        let line = &text[place..end];
        // Only whole values on one line.
        prop_assume!(!line.ends_with(['{', '[']));
        let comma = if line.ends_with(',') { "," } else { "" };
        let changed = format!("{}{value}{comma}{}", &text[..place], &text[end..]);
        let reading = json::read(changed.as_bytes());
        let again = json::read(&written(&reading.document));
        if reading.is_event {
            prop_assert_eq!(&again.document, &reading.document);
            prop_assert!(again.problems.is_empty() || reading.document.version != json::VERSION);
        }
    }
}
