//! The systems beside the Dutch one explain themselves, and a pairing by hand is compared with theirs.

use serde_json::{Value, json};

use super::{boards, draft, findings, publish, step};
use crate::hall::{Hall, text};

/// Ana and Bo have won, Carl and Dan have lost; round 2 is to be drawn.
fn two_won(system: &str, rounds: u8) -> Hall {
    let hall = Hall::with_event(system, rounds);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let round = hall.publish();
    // Ana has White as number 1, Bo Black as number 2.
    hall.results(round, "1-0 0-1");
    hall
}

fn lines(value: &Value) -> String {
    value.as_array().expect("sentences").iter().map(text).collect::<Vec<_>>().join("\n")
}

fn player(hall: &Hall, name: &str) -> String {
    let asked = json!({ "tournament": hall.section(), "player": hall.entrant(name) });
    lines(&hall.ask("round.player", asked)["why"])
}

fn why(hall: &Hall, a: &str, b: &str) -> (String, String) {
    let (a, b) = (hall.entrant(a), hall.entrant(b));
    let why = hall.ask("round.why", json!({ "tournament": hall.section(), "a": a, "b": b }));
    (text(&why["text"]), text(&why["article"]))
}

#[test]
fn a_board_of_dubov_names_its_group_its_articles_and_the_next_best() {
    let hall = two_won("fide-dubov-2026", 5);
    let drawn = draft(&hall);
    // Carl and Bo had Black, Dan and Ana White.
    assert_eq!(boards(&drawn), "Bo-Ana Carl-Dan");
    insta::assert_snapshot!(lines(&drawn["boards"][0]["why"]), @r"
    Both stand on 1
    Colours: Bo is due White, Ana Black; both can be granted (C.04.4.1 5.2.2)
    Those due White by the average rating of their opponents, against those due Black in the first order of numbers that is legal (C.04.4.1 3.2)
    ");
    // The only other legal pairing, Ana – Dan and Bo – Carl, has two upfloaters instead of none.
    let told = player(&hall, "Ana");
    let next = "Next best: more players meet another score (group of 1) (C.04.4.1 C5)";
    assert!(told.contains(next), "{told}");
    let (told, article) = why(&hall, "Ana", "Dan");
    assert_eq!(
        told,
        "With Ana and Dan paired: more players meet another score (group of 1) (C.04.4.1 C5)"
    );
    assert_eq!(article, "C.04.4.1 C5");
    assert_eq!(why(&hall, "Ana", "Carl").0, "Ana and Carl met in round 1 (C.04.4.1 C1)");
    let hall = hall.language("es");
    let told = player(&hall, "Ana");
    let next =
        "Lo mejor siguiente: más jugadores juegan con otra puntuación (grupo de 1) (C.04.4.1 C5)";
    assert!(told.contains(next), "{told}");
}

#[test]
fn a_pairing_by_hand_is_compared_with_that_of_its_own_system() {
    for (system, rounds, rematch, floats) in [
        ("fide-dubov-2026", 5, "C.04.4.1 C1", "C.04.4.1 C5"),
        ("fide-burstein-2026", 2, "C.04.4.2 C1", "C.04.4.2 C5"),
        ("fide-lim-2026", 5, "C.04.4.3 2.1", "C.04.4.3 2.3"),
    ] {
        let hall = two_won(system, rounds);
        let (bo, carl, dan) = (hall.entrant("Bo"), hall.entrant("Carl"), hall.entrant("Dan"));
        let swapped = step(&hall, "round.swap", json!({ "a": bo, "b": dan }));
        let told = findings(&swapped);
        let note = format!(
            "note {floats} By hand, against the engine’s own pairing: more players meet another score"
        );
        assert!(told.contains(&note), "{system}: {told}");
        assert!(!told.contains("C.04.3"), "{system}: {told}");
        assert!(lines(&swapped["boards"][0]["why"]).starts_with("Changed by hand"));
        // Ana against Carl, whom she has met.
        let again = step(&hall, "round.swap", json!({ "a": dan, "b": carl }));
        let told = findings(&again);
        assert!(told.contains(&format!("confirm {rematch} ")), "{system}: {told}");
        assert!(!told.contains("C.04.3"), "{system}: {told}");
        publish(&hall, "the players asked for it").expect("the arbiter decides");
    }
}

#[test]
fn the_first_rounds_of_burstein_have_the_reasons_of_the_dutch_system() {
    let hall = two_won("fide-burstein-2026", 9);
    let drawn = draft(&hall);
    let told = lines(&drawn["boards"][0]["why"]);
    let first = "This round of the Burstein system is paired by the Dutch system (C.04.4.2 1.6)";
    assert!(told.starts_with(first) && told.contains("(5.2.1)"), "{told}");
    assert_eq!(why(&hall, "Ana", "Dan").1, "C.04.3 C6");
    let (bo, dan) = (hall.entrant("Bo"), hall.entrant("Dan"));
    let swapped = step(&hall, "round.swap", json!({ "a": bo, "b": dan }));
    assert!(findings(&swapped).contains("C.04.3 C6"), "{}", findings(&swapped));
}

#[test]
fn floats_are_shown_and_say_what_else_would_break() {
    let hall = Hall::with_event("fide-dubov-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000", "Fay 1900"]);
    let round = hall.publish();
    // Ana, Bo and Carl win; one of the three meets a loser.
    hall.results(round, "1-0 0-1 1-0");
    let drawn = draft(&hall);
    let rows = drawn["boards"].as_array().expect("boards");
    let across: Vec<&Value> = rows.iter().filter(|row| row["whiteFloat"] != "").collect();
    assert_eq!(across.len(), 1, "one upfloater: {}", boards(&drawn));
    assert!(lines(&across[0]["why"]).contains("(C.04.4.1 C5)"), "{}", across[0]["why"]);
    for side in ["white", "black"] {
        let name = text(&across[0][side]["name"]);
        let told = player(&hall, &name);
        assert!(told.starts_with(&format!("{name} meets another score; if not")), "{told}");
        assert!(told.contains("C.04.4.1"), "{told}");
    }
}

#[test]
fn a_bye_of_another_system_says_why_not_the_others() {
    let hall = Hall::with_event("fide-dubov-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200"]);
    let round = hall.publish();
    hall.results(round, "1-0");
    // Carl had the bye; Bo has no point, Ana one.
    let drawn = draft(&hall);
    assert_eq!(text(&drawn["bye"]["name"]), "Bo");
    insta::assert_snapshot!(lines(&drawn["byeWhy"]), @r"
    Bo has the bye: of those who may have it and leave a pairing of all others, the lowest score, then most played, then the largest number (C.04.4.1 3.1)
    Carl had the bye in round 1 and may not have another (C.04.4.1 C2)
    ");
    let told = player(&hall, "Ana");
    let score = "Ana has a higher score than the player with the bye (C.04.4.1 3.1)";
    assert!(told.contains(score), "{told}");
}

#[test]
fn a_refusal_cites_the_chapter_of_the_system() {
    let hall = Hall::with_event("fide-dubov-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300"]);
    let round = hall.publish();
    hall.results(round, "1-0");
    let error = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert_eq!(
        error.message,
        "Round 2 cannot be paired by the rules of the system (C.04.4.1 C4): no pairing of all players is legal. \
         Ana has no legal partner: has met (C.04.4.1 C1) Bo (round 1). \
         Bo has no legal partner: has met (C.04.4.1 C1) Ana (round 1)"
    );
    let begun = step(&hall, "round.hand", json!({}));
    let barred = &begun["pool"][0]["barred"][0]["text"];
    assert_eq!(text(barred), "met in round 1 (C.04.4.1 C1)");
}

/// C.05 Annex 1, four players, round 2: 4-3 1-2.
#[test]
fn a_round_robin_names_the_row_and_when_the_others_meet() {
    let hall = two_won("berger", 3);
    let drawn = draft(&hall);
    assert_eq!(boards(&drawn), "Dan-Carl Ana-Bo");
    insta::assert_snapshot!(lines(&drawn["boards"][1]["why"]), @r"
    Row 2 of the Berger tables for 4 players: number 1 meets number 2 (C.05 Annex 1)
    Colours by the table: the two numbers add up to an odd one, so that the smaller has White (C.05 Annex 1)
    ");
    let (told, article) = why(&hall, "Ana", "Carl");
    assert_eq!(told, "Ana and Carl meet by the table in round 3 (C.05 Annex 1)");
    assert_eq!(article, "C.05 Annex 1");
    assert_eq!(player(&hall, "Ana"), lines(&drawn["boards"][1]["why"]));
}

#[test]
fn keizer_knock_out_and_matches_name_their_own_rule() {
    let hall = two_won("keizer", 5);
    let drawn = draft(&hall);
    let told = lines(&drawn["boards"][0]["why"]);
    assert!(told.starts_with("Nearest neighbours in the running table"), "{told}");
    // Ana and Bo stand at the top: without their board the first meets the third.
    let told = player(&hall, "Ana");
    assert!(told.contains("Next best: as good by all criteria, but later"), "{told}");

    let hall = two_won("knock-out", 2);
    let drawn = draft(&hall);
    let told = lines(&drawn["boards"][0]["why"]);
    let last = "The last board of the tree of 4 places: the survivor of numbers 1, 4 meets";
    assert!(told.starts_with(last), "{told}");
    assert_eq!(why(&hall, "Ana", "Dan").0, "Dan is out of the knock-out");

    let hall = two_won("fide-double-swiss-2026", 4);
    let drawn = draft(&hall);
    let told = lines(&drawn["boards"][0]["why"]);
    assert!(told.starts_with("The second game of the match"), "{told}");
    let (bo, dan) = (hall.entrant("Ana"), hall.entrant("Bo"));
    let swapped = step(&hall, "round.swap", json!({ "a": bo, "b": dan }));
    let told = findings(&swapped);
    assert!(told.contains("confirm C.04.5 1 ") && !told.contains("C.04.3"), "{told}");
}

/// The sentence is all that the page shows of it: it names the article that programs get beside it.
#[test]
fn a_reason_why_two_do_not_meet_names_its_article() {
    let names = ["Ana", "Bo", "Carl", "Dan"];
    let mut cited = 0;
    for language in ["en", "es"] {
        for (system, rounds) in [
            ("fide-dutch-2026", 5),
            ("fide-dubov-2026", 5),
            ("fide-burstein-2026", 3),
            ("fide-lim-2026", 5),
            ("fide-double-swiss-2026", 4),
            ("keizer", 5),
            ("knock-out", 2),
            ("berger", 3),
        ] {
            let hall = two_won(system, rounds).language(language);
            for (at, a) in names.iter().enumerate() {
                for b in &names[at + 1..] {
                    let (told, article) = why(&hall, a, b);
                    let Some(criterion) = article.rsplit(' ').next().filter(|it| !it.is_empty())
                    else {
                        continue;
                    };
                    let ends = format!("{criterion})");
                    assert!(told.ends_with(&ends), "{system}: {told} has no {article}");
                    cited += 1;
                }
            }
        }
    }
    assert!(cited > 30, "{cited}");
}

/// Two teams of two, 1-3 2-4 in round 1 and 1-4 2-3 in round 2 by the table; by hand the other way round.
#[test]
fn why_not_in_scheveningen_knows_what_was_played_by_hand() {
    let hall = Hall::with_event("scheveningen", 2);
    let asked = json!({ "tournament": hall.section() });
    let mut setup = hall.ask("tournament.get", asked)["setup"].clone();
    setup["numbering"] = json!("as-entered");
    hall.ask("tournament.update", json!({ "tournament": hall.section(), "setup": setup }));
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let told = |a: &str, b: &str| why(&hall, a, b).0;
    assert_eq!(told("Ana", "Bo"), "Ana and Bo are of one team and never meet");
    assert_eq!(told("Ana", "Dan"), "Ana and Dan meet by the table in round 2");
    step(&hall, "round.hand", json!({}));
    for (a, b) in [("Ana", "Dan"), ("Bo", "Carl")] {
        step(&hall, "round.pair", json!({ "a": hall.entrant(a), "b": hall.entrant(b) }));
    }
    assert_eq!(told("Ana", "Dan"), "Ana and Dan meet");
    assert_eq!(
        told("Ana", "Carl"),
        "Ana and Carl meet in this round by the tables; by hand they were paired otherwise"
    );
    publish(&hall, "Dan came late").expect("the arbiter decides");
    hall.results(1, "1-0 1-0");
    assert_eq!(
        told("Ana", "Carl"),
        "Ana and Carl were to meet by the tables in round 1 and did not; the tables have no round left for them"
    );
}
