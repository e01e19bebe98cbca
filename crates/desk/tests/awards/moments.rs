//! Standings as of an earlier entry of the journal, and corrections that come too late for them.

use super::{first_round, plain};
use crate::hall::{Hall, table};
use serde_json::{Value, json};

fn head(hall: &Hall) -> u64 {
    hall.ask("frame.get", json!({}))["event"]["seq"].as_u64().expect("a number")
}

/// A moment after round 1, before the results of round 2.
fn two_rounds() -> (Hall, u64) {
    let hall = first_round();
    hall.publish();
    let then = head(&hall);
    hall.wait(95);
    hall.results(2, "1-0 1-0");
    (hall, then)
}

#[test]
fn working_and_what_if_give_the_value_of_the_moment() {
    let (hall, then) = two_rounds();
    let view = hall.ask("round.get", json!({"tournament": hall.section(), "round": 2}));
    let winner = view["boards"][0]["white"]["entrant"].clone();
    let asked = |as_of: Option<u64>| {
        let mut params = json!({"tournament": hall.section(), "entrant": winner, "round": 2});
        if let Some(seq) = as_of {
            params["asOf"] = json!(seq);
        }
        let mut of_tie_break = params.clone();
        of_tie_break["code"] = json!("PTS");
        let working = hall.ask("standings.working", of_tie_break)["value"].clone();
        (working, hall.ask("standings.whatif", params)["scenarios"].clone())
    };
    let (now, left) = asked(None);
    let (before, open) = asked(Some(then));
    // White won on board 1; before, the game was open, so there was a scenario for each result.
    let number = |value: &Value| value.as_str().and_then(|it| it.parse::<f64>().ok());
    let number = |value: &Value| number(value).expect("a number");
    assert_eq!(number(&now), number(&before) + 1.0, "{now} after {before}");
    assert_eq!((left.as_array().map(Vec::len), open.as_array().map(Vec::len)), (Some(1), Some(3)));
}

#[test]
fn an_earlier_moment_is_printed_with_its_date_and_time() {
    let (hall, then) = two_rounds();
    let page = |kind: &str, language: &str, as_of: Option<u64>| {
        let mut params = json!({"kind": kind, "round": 2, "format": "txt", "language": language});
        if let Some(seq) = as_of {
            params["asOf"] = json!(seq);
        }
        plain(&hall.ask("report.make", params))
    };
    for kind in ["standings", "crosstable", "crosstable-by-number"] {
        let told = page(kind, "en", Some(then));
        let when = format!("As of entry {then} of the journal, 29 November 2026, 10:00");
        assert!(told.contains(&when), "{told}");
        assert!(told.contains("Provisional: 2 games"), "{told}");
        assert!(!page(kind, "en", None).contains("Provisional"));
        let told = page(kind, "es", Some(then));
        let when = format!("Según la anotación {then} del diario, 29/11/2026, 10:00");
        assert!(told.contains(&when), "{told}");
    }
    let name = json!({"kind": "standings", "asOf": then, "round": 2, "format": "txt"});
    let name = hall.ask("report.make", name)["name"].clone();
    assert!(name.as_str().expect("a name").contains(&format!("entry {then}")), "{name}");
    for kind in ["prizes", "start-list"] {
        let other = hall.try_ask("report.make", json!({"kind": kind, "asOf": then})).unwrap_err();
        assert_eq!((other.code, other.field.as_deref()), (desk::Code::BadInput, Some("asOf")));
    }
}

#[test]
fn an_entry_that_is_not_there_is_refused_with_what_there_is() {
    let (hall, _) = two_rounds();
    let last = head(&hall);
    let asked = |seq: u64| {
        let params = json!({"tournament": hall.section(), "asOf": seq});
        hall.try_ask("standings.get", params).map_err(|it| (it.code, it.message))
    };
    assert!(asked(last).is_ok());
    let beyond = asked(last + 1).unwrap_err();
    assert_eq!(beyond.0, desk::Code::NotFound);
    assert!(beyond.1.contains(&format!("entries 1 to {last}")), "{beyond:?}");
    assert!(asked(0).unwrap_err().1.starts_with("Found entry 0"));
    let early = asked(1).unwrap_err().1;
    assert!(early.contains(&format!("entry {} made it", hall.section())), "{early}");
}

fn correct(hall: &Hall, round: u64, board: usize, outcome: &str) -> Value {
    let view = hall.ask("round.get", json!({"tournament": hall.section(), "round": round}));
    hall.ask(
        "result.correct",
        json!({
            "tournament": hall.section(), "game": view["boards"][board]["game"], "outcome": outcome,
            "reason": "the slip said so",
        }),
    )
}

fn effect(hall: &Hall, round: u64) -> String {
    let view = hall.ask("round.get", json!({"tournament": hall.section(), "round": round}));
    view["correction"].as_str().expect("a text").to_owned()
}

/// C.04.2 4.3: found while the next round is being played a correction counts; found later it counts for ratings only.
#[test]
fn a_late_correction_says_that_it_counts_for_ratings_only() {
    let hall = first_round();
    assert_eq!(effect(&hall, 1), "", "the round is the last: its results are simply entered");
    hall.publish();
    assert!(effect(&hall, 1).starts_with("In time (C.04.2 4.3)"), "{}", effect(&hall, 1));
    assert!(effect(&hall, 1).contains("from round 3 on"));
    hall.results(2, "1-0 1-0");
    assert!(effect(&hall, 1).starts_with("Too late for the standings"), "{}", effect(&hall, 1));
    let before = hall.ask("standings.get", json!({"tournament": hall.section(), "round": 2}));
    assert_eq!(before["notes"], json!([]));
    let view = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    let board = &view["boards"][0];
    let said = correct(&hall, 1, 0, "=-=");
    assert_eq!(
        said["notice"],
        "Corrected from 0 - 1 to ½ - ½, too late for the standings: it counts for ratings only (C.04.2 4.3)"
    );
    let line = hall.ask("journal.list", json!({"limit": 1}))["rows"][0]["text"].clone();
    let line = line.as_str().expect("a line");
    assert!(line.ends_with("0 - 1 → ½ - ½ (for ratings only, C.04.2 4.3)"), "{line}");
    let after = hall.ask("standings.get", json!({"tournament": hall.section(), "round": 2}));
    assert_eq!(
        table(&after["rows"], &["name", "points"]),
        table(&before["rows"], &["name", "points"])
    );
    let note = format!(
        "Round 1, board 1, {} – {}: corrected late from 0 - 1 to ½ - ½. The correction counts for ratings only \
         (C.04.2 4.3); in the standings the game stays 0 - 1",
        board["white"]["name"].as_str().expect("a name"),
        board["black"]["name"].as_str().expect("a name"),
    );
    assert_eq!(after["notes"], json!([note]));
    let crosstable = json!({"tournament": hall.section(), "by": "rank", "round": 2});
    assert_eq!(hall.ask("crosstable.get", crosstable)["notes"], json!([note]));
    let page = plain(&hall.ask("report.make", json!({"kind": "standings", "format": "txt"})));
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(page.contains(&note), "{page}");
    // In the working of both players, and of who met one of them.
    let why = |entrant: &Value, code: &str| {
        let params =
            json!({"tournament": hall.section(), "entrant": entrant, "code": code, "round": 2});
        table(&hall.ask("standings.working", params)["lines"], &["round", "why"])
    };
    let own = why(&board["white"]["entrant"], "PTS");
    let told = "Round 1 was corrected late, 0 - 1 to ½ - ½: for ratings only (C.04.2 4.3).";
    assert!(own.lines().any(|line| line == format!("1 | {told}")), "{own}");
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 2}));
    let met = round["boards"].as_array().expect("boards").iter().find_map(|row| {
        let pair = [&row["white"]["entrant"], &row["black"]["entrant"]];
        let at = pair.iter().position(|it| **it == board["white"]["entrant"])?;
        Some(pair[1 - at].clone())
    });
    let of_opponent = why(&met.expect("played round 2"), "BH");
    assert!(
        of_opponent.contains("2 | This opponent’s game of round 1 was corrected late"),
        "{of_opponent}"
    );
    let hall = hall.language("es");
    let view = hall.ask("standings.get", json!({"tournament": hall.section(), "round": 2}));
    let note = view["notes"][0].as_str().expect("a note");
    assert!(note.contains("corregida tarde de 0 - 1 a ½ - ½") && note.contains("solo para el Elo"));
    assert!(effect(&hall, 1).starts_with("Tarde para la clasificación"));
}

#[test]
fn a_correction_in_time_counts_and_says_nothing_of_ratings() {
    let hall = first_round();
    hall.publish();
    let said = correct(&hall, 1, 0, "=-=");
    assert_eq!(said["notice"], Value::Null);
    let view = hall.ask("standings.get", json!({"tournament": hall.section(), "round": 1}));
    assert_eq!(view["notes"], json!([]));
    let line = hall.ask("journal.list", json!({"limit": 1}))["rows"][0]["text"].clone();
    assert!(line.as_str().expect("a line").ends_with("0 - 1 → ½ - ½"), "{line}");
}

/// C.07 14: of Sonneborn-Berger the product with the opponent of the lowest score goes, and it is said so.
#[test]
fn a_cut_of_products_says_that_the_opponent_decides() {
    let (hall, _) = two_rounds();
    let ana = hall.entrant("Ana, A");
    let of = |hall: &Hall, code: &str| {
        let params =
            json!({"tournament": hall.section(), "entrant": ana, "code": code, "round": 2});
        let view = hall.ask("standings.working", params);
        format!("{} {}", view["rule"], table(&view["lines"], &["cut", "why"]))
    };
    let told = of(&hall, "SB/C1");
    assert!(
        told.contains("The product with the opponent of the lowest score is left out"),
        "{told}"
    );
    assert!(told.contains("Left out: the opponent’s score is the lowest."), "{told}");
    assert!(!told.contains("lowest value"), "{told}");
    assert!(of(&hall, "SB/M1").contains("of the lowest and of the highest score are left out"));
    assert!(of(&hall, "BH/C1").contains("The lowest value is left out"));
    let hall = hall.language("es");
    assert!(of(&hall, "SB/C1").contains("el producto con el rival de menor puntuación"));
}

#[test]
fn two_categories_of_one_name_are_refused() {
    let hall = first_round();
    let category = |name: &str| json!({"name": name, "prizes": ["10"]});
    let fund =
        |other: &str| json!({"places": [], "categories": [category("U16"), category(other)]});
    let set = |other: &str| {
        hall.try_ask("prizes.set", json!({"tournament": hall.section(), "fund": fund(other)}))
    };
    let refused = set(" u16 ").unwrap_err();
    assert_eq!(
        (refused.code, refused.field.as_deref()),
        (desk::Code::BadInput, Some("categories.1.name"))
    );
    assert!(refused.message.contains("u16"), "{}", refused.message);
    assert!(set("U18").is_ok());
}

#[test]
fn ratings_are_checked_while_they_are_typed() {
    let hall = first_round();
    let check = |rating: &str| {
        let found =
            hall.ask("players.check", json!({"player": {"name": "Eva, E", "rating": rating}}));
        table(&found, &["field", "severity", "text"])
    };
    assert_eq!(check("2100"), "");
    assert_eq!(check(""), "");
    assert_eq!(
        check("3001"),
        "rating | warning | A rating of 3001 is higher than any ever published: compare it with the list"
    );
    assert_eq!(check("0"), "rating | warning | A rating of 0 is taken as unrated");
    for bad in ["-5", "abc", "3501"] {
        assert!(check(bad).starts_with("rating | refused | "), "{bad}: {}", check(bad));
        let add =
            json!({"tournament": hall.section(), "player": {"name": "Eva, E", "rating": bad}});
        assert_eq!(hall.try_ask("players.add", add).unwrap_err().field.as_deref(), Some("rating"));
    }
    let same = json!({"player": {"name": "Eva, E", "rating": "3001"}, "before": {"name": "Eva, E", "rating": "3001"}});
    assert_eq!(hall.ask("players.check", same), json!([]));
}
