//! Each warning of a session by hand, by the article of the chapter that the event is paired by.

use serde_json::{Value, json};

use super::{draft, findings, publish, step};
use crate::hall::Hall;

const SIX: [&str; 6] = ["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000", "Fay 1900"];

/// Makes a round of these boards, White first, publishes it, and gives every game as drawn.
fn by_hand(hall: &Hall, pairs: &[(&str, &str)], bye: Option<&str>) {
    step(hall, "round.hand", json!({}));
    for (white, black) in pairs {
        pair(hall, white, black);
    }
    if let Some(bye) = bye {
        step(hall, "round.bye", json!({ "entrant": hall.entrant(bye) }));
    }
    let round = draft(hall)["round"].as_u64().expect("a round");
    publish(hall, "agreed before").expect("the arbiter decides");
    hall.results(round, "=-= =-= =-=");
}

fn pair(hall: &Hall, white: &str, black: &str) -> Value {
    let (a, b) = (hall.entrant(white), hall.entrant(black));
    step(hall, "round.pair", json!({ "a": a, "b": b, "white": a }))
}

fn never_meet(hall: &Hall, one: &str, other: &str) {
    let asked = json!({ "tournament": hall.section() });
    let mut setup = hall.ask("tournament.get", asked)["setup"].clone();
    setup["prohibited"] = json!([[hall.entrant(one), hall.entrant(other)]]);
    let asked = json!({ "tournament": hall.section(), "setup": setup, "reason": "announced" });
    hall.ask("tournament.update", asked);
}

fn assert_told(system: &str, draft: &Value, expected: &str) {
    let told = findings(draft);
    assert!(told.lines().any(|line| line == expected), "{system}: {expected}\n{told}");
}

/// Ana and Eva have had White twice, Dan has had Black twice.
fn two_rounds(system: &str) -> Hall {
    let hall = Hall::with_event(system, 5);
    hall.enter(&SIX);
    // Settled before round 1, as it must be.
    never_meet(&hall, "Ana", "Fay");
    by_hand(&hall, &[("Ana", "Bo"), ("Carl", "Dan"), ("Eva", "Fay")], None);
    by_hand(&hall, &[("Ana", "Carl"), ("Eva", "Bo"), ("Fay", "Dan")], None);
    hall
}

#[test]
fn colors_are_warned_of_in_every_swiss_of_players() {
    for (system, third, difference, both) in [
        ("fide-dutch-2026", "C.04.1 7", "C.04.1 6", "C.04.3 C3"),
        ("fide-dubov-2026", "C.04.1 7", "C.04.1 6", "C.04.4.1 C3"),
        ("fide-burstein-2026", "C.04.1 7", "C.04.1 6", "C.04.4.2 C3"),
        ("fide-lim-2026", "C.04.4.3 2.1", "C.04.4.3 2.1", "C.04.4.3 2.1"),
    ] {
        let hall = two_rounds(system);
        step(&hall, "round.hand", json!({}));
        let made = pair(&hall, "Ana", "Eva");
        assert_told(system, &made, &format!("confirm {both} Ana and Eva both must get Black"));
        assert_told(
            system,
            &made,
            &format!("confirm {third} Ana gets White for the third time running"),
        );
        assert_told(
            system,
            &made,
            &format!("confirm {difference} Ana ends with a colour difference of 3"),
        );
        // The other way round nothing is said of colors.
        step(&hall, "round.free", json!({ "entrant": hall.entrant("Ana") }));
        let made = pair(&hall, "Dan", "Ana");
        let told = findings(&made);
        assert!(
            !told.contains("third time") && !told.contains("colour difference"),
            "{system}: {told}"
        );
    }
}

#[test]
fn rematches_and_prohibited_pairs_are_warned_of() {
    for (system, article) in [
        ("fide-dutch-2026", "C.04.3 C1"),
        ("fide-dubov-2026", "C.04.4.1 C1"),
        ("fide-burstein-2026", "C.04.4.2 C1"),
        ("fide-lim-2026", "C.04.4.3 2.1"),
    ] {
        let hall = two_rounds(system);
        step(&hall, "round.hand", json!({}));
        let made = pair(&hall, "Bo", "Ana");
        assert_told(system, &made, &format!("confirm {article} Bo and Ana met in round 1"));
        let made = pair(&hall, "Fay", "Ana");
        assert_told(
            system,
            &made,
            &format!("confirm {article} Fay and Ana may not be paired in this event"),
        );
    }
}

#[test]
fn a_second_bye_is_warned_of() {
    for (system, article) in [
        ("fide-dutch-2026", "C.04.3 C2"),
        ("fide-dubov-2026", "C.04.4.1 C2"),
        ("fide-burstein-2026", "C.04.4.2 C2"),
        ("fide-lim-2026", "C.04.4.3 1.1"),
    ] {
        let hall = Hall::with_event(system, 5);
        hall.enter(&SIX[..5]);
        by_hand(&hall, &[("Ana", "Bo"), ("Carl", "Dan")], Some("Eva"));
        by_hand(&hall, &[("Bo", "Carl"), ("Dan", "Eva")], Some("Ana"));
        step(&hall, "round.hand", json!({}));
        let made = step(&hall, "round.bye", json!({ "entrant": hall.entrant("Eva") }));
        assert_told(
            system,
            &made,
            &format!("confirm {article} Eva had the bye in round 1 and gets another"),
        );
    }
}

/// Two rounds are one match: what is said in the third is about the second match, and colors are not counted.
#[test]
fn matches_of_two_games_have_their_own_articles() {
    let system = "fide-double-swiss-2026";
    let hall = Hall::with_event(system, 6);
    hall.enter(&SIX[..5]);
    never_meet(&hall, "Ana", "Eva");
    let mut rested = Value::Null;
    for _ in 0..2 {
        rested = draft(&hall)["bye"]["name"].clone();
        let round = hall.publish();
        hall.results(round, "=-= =-=");
    }
    let met = hall.ask("round.get", json!({ "tournament": hall.section(), "round": 1 }));
    let name = |side: &str| crate::hall::text(&met["boards"][0][side]["name"]);
    let (white, black) = (name("white"), name("black"));
    let rested = crate::hall::text(&rested);
    assert_eq!((white.as_str(), rested.as_str()), ("Ana", "Eva"));
    step(&hall, "round.hand", json!({}));
    let made = pair(&hall, &white, &black);
    assert_told(system, &made, &format!("confirm C.04.5 C1 {white} and {black} met in round 2"));
    let made = step(&hall, "round.bye", json!({ "entrant": hall.entrant(&rested) }));
    let told = findings(&made);
    assert!(told.contains(&format!("confirm C.04.5 C2 {rested} had the bye in round")), "{told}");
    let made = pair(&hall, &white, &rested);
    let told = format!("confirm C.04.5 C1 {white} and {rested} may not be paired in this event");
    assert_told(system, &made, &told);
    assert!(!findings(&made).contains("third time"), "{}", findings(&made));
}

/// A table has no rule about rematches or runs of colors: what is not in it is told.
#[test]
fn a_round_robin_warns_of_prohibited_pairs_and_of_what_is_not_in_its_table() {
    let hall = Hall::with_event("berger", 5);
    hall.enter(&SIX);
    never_meet(&hall, "Ana", "Bo");
    step(&hall, "round.hand", json!({}));
    let made = pair(&hall, "Ana", "Bo");
    let told = findings(&made);
    assert!(told.contains("confirm  Ana and Bo may not be paired in this event"), "{told}");
    assert!(
        told.contains("confirm C.05 Annex 1 Ana and Bo do not meet in this round by the tables"),
        "{told}"
    );
}

/// After a round by hand the table brings pairs together once more: it is told, in the draft of the program too.
#[test]
fn a_round_robin_tells_who_met_before() {
    let hall = Hall::with_event("berger", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let first = hall.ask("round.draft", json!({"tournament": hall.section()}));
    assert_eq!(findings(&first), "");
    hall.publish();
    hall.results(1, "1-0 1-0");
    step(&hall, "round.hand", json!({}));
    pair(&hall, "Ana", "Dan");
    let made = pair(&hall, "Bo", "Carl");
    let told = findings(&made);
    assert!(told.contains("confirm  Ana and Dan met in round 1"), "{told}");
    assert!(told.contains("confirm  Bo and Carl met in round 1"), "{told}");
}
