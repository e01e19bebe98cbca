//! Systems beside the Dutch one in a section: their readings, acceleration, teams of Scheveningen, who is away.

use desk::Code;
use insta::assert_snapshot;
use serde_json::{Value, json};

use crate::hall::{Hall, table, text};

fn setup(hall: &Hall) -> Value {
    hall.ask("tournament.get", json!({ "tournament": hall.section() }))
}

fn change(hall: &Hall, make: impl Fn(&mut Value)) -> Result<Value, desk::ApiError> {
    let mut settings = setup(hall)["setup"].clone();
    make(&mut settings);
    hall.try_ask(
        "tournament.update",
        json!({ "tournament": hall.section(), "setup": settings, "reason": "agreed" }),
    )
}

fn boards(hall: &Hall) -> String {
    let draft = hall.ask("round.draft", json!({ "tournament": hall.section() }));
    let rows = draft["boards"].as_array().expect("boards").iter();
    let board =
        |row: &Value| format!("{}-{}", text(&row["white"]["name"]), text(&row["black"]["name"]));
    rows.map(board).collect::<Vec<_>>().join(" ")
}

/// After a round in which players 1 to 4 won, so that opposite 1 stands 3, who is due the same color.
fn lim() -> Hall {
    let hall = Hall::with_event("fide-lim-2026", 5);
    change(&hall, |setup| setup["initialColor"] = json!("white")).expect("no round is out");
    hall.enter(&[
        "Ana 2400",
        "Bo 2390",
        "Carl 2350",
        "Dan 2240",
        "Eva 2000",
        "Fay 1990",
        "Gil 1980",
        "Hal 1970",
    ]);
    assert_eq!(hall.publish(), 1);
    hall.results(1, "1-0 0-1 1-0 0-1");
    hall
}

#[test]
fn readings_of_a_system_are_settings_by_name() {
    let hall = lim();
    let usual = boards(&hall);
    assert!(usual.contains("Dan-Ana"), "exchanged for colors: {usual}");
    let set = |value: &str| {
        change(&hall, |setup| setup["pairingReadings"] = json!({ "Lim-Colors": value }))
    };
    set("keep").expect("an answer");
    let kept = boards(&hall);
    assert!(kept.contains("Ana-Carl") || kept.contains("Carl-Ana"), "{kept}");
    assert_eq!(setup(&hall)["setup"]["pairingReadings"], json!({ "lim_colors": "keep" }));
    set("exchange").expect("the usual answer");
    assert_eq!(setup(&hall)["setup"]["pairingReadings"], json!({}), "only what differs is kept");
    assert_eq!(boards(&hall), usual);
    let refused = set("perhaps").unwrap_err();
    assert_eq!(refused.field.as_deref(), Some("pairingReadings"));
    assert_snapshot!(refused.message, @"This reading of a pairing system is not known: lim_colors=perhaps. Expected exchange | keep");
    // A change needs a reason once a round is out, as other rules of play do.
    let mut settings = setup(&hall)["setup"].clone();
    settings["pairingReadings"] = json!({ "lim_maxi": "yes" });
    let asked = json!({ "tournament": hall.section(), "setup": settings });
    assert_eq!(hall.try_ask("tournament.update", asked).unwrap_err().code, Code::NeedsReason);
}

#[test]
fn readings_can_be_chosen_in_words_and_those_of_another_system_are_not_kept() {
    let hall = Hall::with_event("fide-dubov-2026", 5);
    let view = setup(&hall);
    let choices = view["pairingReadingChoices"].as_array().expect("choices");
    let lines: Vec<String> = choices
        .iter()
        .filter(|it| it["system"] == "fide-dubov-2026")
        .map(|it| format!("{}: {} {}", it["name"], it["text"], it["number"]))
        .collect();
    assert_snapshot!(lines.join("\n"), @r#"
    "dubov_unrated": "Unrated players are estimated at (C.04.4.1)" {"least":1,"most":3500,"usual":1400}
    "dubov_bye": "The bye that the pairing gives (C.04.4.1)" null
    "dubov_upfloaters": "Scores of upfloaters are compared (C.04.4.1 C6)" null
    "dubov_candidates": "A set of upfloaters is judged by (C.04.4.1 C7)" null
    "dubov_shifters": "Of the two in the middle of the list, first shifts (C.04.4.1 3.2)" null
    "#);
    let values: Vec<&Value> =
        choices.iter().flat_map(|it| it["values"].as_array().expect("values")).collect();
    let unworded = |it: &&&Value| text(&it["text"]).starts_with("output-");
    assert_eq!(values.iter().filter(unworded).count(), 0);
    change(&hall, |setup| {
        setup["pairingReadings"] = json!({ "dubov_unrated": "1000", "lim_maxi": "yes" });
    })
    .expect("readings");
    assert_eq!(setup(&hall)["setup"]["pairingReadings"], json!({ "dubov_unrated": "1000" }));
    assert_eq!(
        view["unverifiedSystems"]["fide-dubov-2026"],
        "Pairings: Dubov system, not verified against the FIDE text"
    );
    assert_eq!(view["unverifiedSystems"]["fide-dutch-2026"], Value::Null);
}

#[test]
fn acceleration_is_refused_with_its_article_where_it_means_nothing() {
    let refused = |system: &str, make: &dyn Fn(&mut Value)| {
        let hall = Hall::with_event(system, 5);
        let error = change(&hall, make).unwrap_err();
        assert_eq!(error.field.as_deref(), Some("acceleration"));
        format!("{}. {}", error.message, error.hint.unwrap_or_default())
    };
    assert_snapshot!(refused("fide-dutch-2026", &|setup| {
        setup["acceleration"] = json!("baku");
        setup["scoring"]["win"] = json!("3");
    }), @"Baku acceleration supposes a win worth two draws and a loss worth nothing (C.04.7), and results of this tournament are worth something else. Change what results are worth, or give virtual points to players one by one");
    for system in ["keizer", "knock-out", "berger", "scheveningen"] {
        let told = refused(system, &|setup| setup["acceleration"] = json!("baku"));
        assert!(told.contains("(C.04.7), and this system does not pair by score"), "{told}");
    }
    for system in ["fide-dutch-2026", "fide-dubov-2026", "fide-burstein-2026", "fide-lim-2026"] {
        let hall = Hall::with_event(system, 5);
        change(&hall, |setup| setup["acceleration"] = json!("baku")).expect("a Swiss system");
    }
}

fn team(hall: &Hall, name: &str, club: &str, rating: u16) {
    let player = json!({ "name": name, "club": club, "rating": rating.to_string() });
    hall.ask("players.add", json!({ "tournament": hall.section(), "player": player }));
}

#[test]
fn two_clubs_play_scheveningen_to_its_end() {
    let hall = Hall::with_event("scheveningen", 9);
    for (name, club, rating) in [
        ("Ana", "Oaks", 2000),
        ("Bo", "Elms", 2400),
        ("Carl", "elms ", 2100),
        ("Dan", "Oaks", 2300),
        ("Eva", "Oaks", 2200),
    ] {
        team(&hall, name, club, rating);
    }
    let refused = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert_snapshot!(refused.message, @"Round 1 needs two teams of as many players each, found Elms: 2; Oaks: 3");
    team(&hall, "Fay", "", 1900);
    let refused = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert!(refused.message.ends_with("found Elms: 2; Oaks: 3; no club: 1"), "{}", refused.message);
    let fay = hall.entrant("Fay");
    let player = json!({ "name": "Fay", "club": "Elms", "rating": "1900" });
    hall.ask(
        "players.update",
        json!({ "tournament": hall.section(), "entrant": fay, "player": player }),
    );
    change(&hall, |setup| setup["initialColor"] = json!("white")).expect("no round is out");
    let mut met = Vec::new();
    for round in 1..=3 {
        met.push(boards(&hall));
        assert_eq!(hall.publish(), round);
        hall.results(round, if round == 3 { "1-0 =-= 1-0" } else { "1-0 =-= 0-1" });
    }
    assert_snapshot!(met.join("\n"), @r"
    Bo-Dan Carl-Eva Fay-Ana
    Eva-Bo Ana-Carl Dan-Fay
    Bo-Ana Carl-Dan Fay-Eva
    ");
    let section = hall.section();
    let note = |method: &str| {
        hall.ask(method, json!({ "tournament": section, "by": "rank" }))["notes"][0].clone()
    };
    assert_eq!(note("crosstable.get"), json!("Teams: Elms 5½ – 3½ Oaks"));
    let standings = hall.ask("standings.get", json!({ "tournament": section }));
    assert_eq!(standings["notes"][0], json!("Teams: Elms 5½ – 3½ Oaks"));
    let ahead = hall.try_ask("round.preview", json!({ "tournament": section })).unwrap_err();
    assert!(ahead.message.contains("come from a table"), "{}", ahead.message);
    let over = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert!(over.message.contains("3"), "the rounds follow from the players: {}", over.message);
}

#[test]
fn who_is_away_leaves_the_opponent_of_scheveningen_free() {
    let hall = Hall::with_event("scheveningen", 2);
    change(&hall, |setup| setup["numbering"] = json!("as-entered")).expect("no round is out");
    hall.enter(&["Ana", "Bo", "Carl", "Dan"]);
    let (section, carl) = (hall.section(), hall.entrant("Carl"));
    let asked = json!({ "tournament": section, "entrant": carl, "round": 1, "kind": "Z" });
    hall.ask("players.bye", asked.clone());
    let half = json!({ "tournament": section, "entrant": carl, "round": 2, "kind": "H" });
    assert_eq!(hall.try_ask("players.bye", half).unwrap_err().code, Code::Refused);
    assert_eq!(boards(&hall), "Bo-Dan");
    assert_eq!(hall.publish(), 1);
    let view = hall.ask("round.get", json!({ "tournament": section, "round": 1 }));
    let rows = view["withoutGame"].as_array().expect("rows").iter();
    let mut told: Vec<String> = rows
        .map(|row| format!("{} {}", text(&row["player"]["name"]), text(&row["text"])))
        .collect();
    told.sort_unstable();
    assert_eq!(told, ["Ana free", "Carl absent"]);
}

/// Somebody still in who has no board is not forgotten; who is out does not wait.
#[test]
fn a_knock_out_by_hand_asks_for_everybody_still_in() {
    let hall = Hall::with_event("knock-out", 3);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000"]);
    let section = hall.section();
    let draft = hall.ask("round.draft", json!({ "tournament": section }));
    assert_eq!(boards(&hall), "Eva-Dan");
    let after = hall.ask(
        "round.free",
        json!({
            "tournament": section, "entrant": hall.entrant("Dan"), "seen": draft["seen"],
        }),
    );
    let levels: Vec<String> = after["findings"]
        .as_array()
        .expect("findings")
        .iter()
        .map(|it| text(&it["level"]))
        .collect();
    assert!(levels.contains(&"refused".to_owned()), "five still in, three empty places: {after}");
    hall.ask("round.discard", json!({ "tournament": section }));
    assert_eq!(hall.publish(), 1);
    hall.results(1, "1-0");
    assert_eq!(hall.publish(), 2);
    hall.results(2, "=-= 1-0");
    // The drawn game leaves open who goes on: the round is paired by hand, and only those still in wait.
    let refusal = hall.ask("round.refusal", json!({ "tournament": section }));
    let by_hand = hall.ask("round.hand", json!({ "tournament": section, "seen": refusal["seen"] }));
    let names: Vec<String> = by_hand["pool"]
        .as_array()
        .expect("a pool")
        .iter()
        .map(|row| text(&row["player"]["name"]))
        .collect();
    assert!(!names.contains(&"Dan".to_owned()), "lost round 1: {names:?}");
    assert_eq!(names.len(), 3, "one lost round 2, two drew: {names:?}");
    // Nor is somebody who is out given a place by name: on a new board, by changing places, with the bye.
    let seated = |method: &str, a: &str, b: &str| {
        let seen = &hall.ask("round.draft", json!({ "tournament": section }))["seen"];
        let (a, b) = (hall.entrant(a), hall.entrant(b));
        let asked = match method {
            "round.bye" => json!({ "tournament": section, "entrant": b, "seen": seen }),
            _ => json!({ "tournament": section, "a": a, "b": b, "seen": seen }),
        };
        hall.try_ask(method, asked)
    };
    let out = "Dan is out of the knock-out and cannot be given a place in round 3";
    for method in ["round.pair", "round.bye"] {
        let error = seated(method, &names[0], "Dan").expect_err("Dan lost round 1");
        assert_eq!(error.message, out, "{method}");
        assert!(error.hint.is_some_and(|hint| hint.contains("correct it first")), "{method}");
    }
    seated("round.pair", &names[0], &names[1]).expect("both are still in");
    let error = seated("round.swap", &names[0], "Dan").expect_err("Dan lost round 1");
    assert_eq!(error.message, out);
}

fn withdraw(hall: &Hall, name: &str, round: u8) {
    let asked = json!({
        "tournament": hall.section(), "entrant": hall.entrant(name), "fromRound": round, "reason": "ill",
    });
    hall.ask("players.withdraw", asked);
}

fn findings(hall: &Hall) -> String {
    let draft = hall.ask("round.draft", json!({ "tournament": hall.section() }));
    table(&draft["findings"], &["level", "text"])
}

fn outcomes(hall: &Hall, round: u64) -> String {
    let view = hall.ask("round.get", json!({ "tournament": hall.section(), "round": round }));
    table(&view["boards"], &["outcome"]).replace('\n', " ")
}

/// C.04.5: the second game of a match can be forfeited alone, and the round goes out.
#[test]
fn who_leaves_between_the_games_of_a_match_loses_the_second_by_forfeit() {
    let hall = Hall::with_event("fide-double-swiss-2026", 6);
    change(&hall, |setup| setup["initialColor"] = json!("white")).expect("no round is out");
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000"]);
    assert_eq!(hall.publish(), 1);
    hall.results(1, "1-0 0-1");
    let first = boards(&hall);
    withdraw(&hall, "Ana", 2);
    let asked = json!({
        "tournament": hall.section(), "entrant": hall.entrant("Bo"), "round": 2, "kind": "H",
    });
    hall.ask("players.bye", asked);
    hall.enter(&["Fay 1900"]);
    assert_eq!(boards(&hall), first, "both stay on their boards");
    assert_snapshot!(findings(&hall), @r"
note | Ana is away in this round and stands on board 1: the second game of a match stays, and is lost by forfeit
note | Bo is away in this round and stands on board 2: the second game of a match stays, and is lost by forfeit
");
    assert_eq!(hall.publish(), 2);
    assert_snapshot!(outcomes(&hall, 2), @"+-- --+");
    let view = hall.ask("round.get", json!({ "tournament": hall.section(), "round": 2 }));
    let without: Vec<String> = view["withoutGame"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| format!("{} {}", text(&row["player"]["name"]), text(&row["text"])))
        .collect();
    assert_snapshot!(without.join(", "), @"Eva half-point bye, Fay free");
    assert_eq!(hall.publish(), 3, "no result is missing");
}

/// Whoever leaves after a draw, before a game or before the final: the next round goes out.
#[test]
fn a_knock_out_goes_on_whoever_leaves() {
    let hall = Hall::with_event("knock-out", 3);
    hall.enter(&["A 2400", "B 2390", "C 2380", "D 2370", "E 2360", "F 2350", "G 2340", "H 2330"]);
    assert_eq!(hall.publish(), 1);
    hall.results(1, "=-= 1-0 1-0 1-0");
    withdraw(&hall, "A", 2);
    withdraw(&hall, "H", 2);
    let draft = boards(&hall);
    assert_snapshot!(draft, @"G-C");
    assert_snapshot!(findings(&hall), @"note | A and H drew in round 1 and both are away: neither goes on, and whoever would meet one of them goes on without a game");
    assert_eq!(hall.publish(), 2);
    let (one, other) = draft.split_once('-').expect("one board");
    hall.results(2, "1-0");
    for name in
        ["B", "C", "D", "E", "F", "G"].into_iter().filter(|name| *name == one || *name == other)
    {
        withdraw(&hall, name, 3);
    }
    assert_snapshot!(findings(&hall), @"note | G is away in this round and stands on board 1: the tree of a knock-out pairs all the same, and the game is lost by forfeit");
    assert_eq!(hall.publish(), 3, "the final against one who has left");
    assert_snapshot!(outcomes(&hall, 3), @"+--");
    let over = hall.try_ask("round.draft", json!({ "tournament": hall.section() })).unwrap_err();
    assert!(over.message.contains('3'), "{}", over.message);
}

#[test]
fn a_final_is_won_by_the_only_one_who_is_there() {
    let hall = Hall::with_event("knock-out", 2);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    assert_eq!(hall.publish(), 1);
    hall.results(1, "1-0 0-1");
    for name in ["Carl", "Dan", "Ana"] {
        withdraw(&hall, name, 2);
    }
    assert_eq!(hall.publish(), 2);
    assert_snapshot!(outcomes(&hall, 2), @"+--");
}

#[test]
fn who_is_away_and_who_may_not_meet_stand_in_one_list() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100", "Eva 2000", "Fay 1900"]);
    let section = hall.section();
    let who = |name: &str| hall.entrant(name);
    let bye = |name: &str, round: u8, kind: &str, reason: &str| {
        hall.ask("players.bye", json!({
            "tournament": section, "entrant": who(name), "round": round, "kind": kind, "reason": reason,
        }));
    };
    bye("Fay", 3, "H", "a wedding");
    bye("Ana", 2, "Z", "");
    change(&hall, |setup| {
        setup["prohibited"] = json!([[who("Ana"), who("Bo")]]);
        setup["prohibitedIn"] =
            json!([{ "firstRound": 4, "lastRound": 5, "group": [who("Carl"), who("Dan")] }]);
    })
    .expect("no round is out");
    assert_eq!(hall.publish(), 1);
    hall.results(1, "1-0 +-- 0-1");
    hall.ask(
        "players.withdraw",
        json!({
            "tournament": section, "entrant": who("Eva"), "fromRound": 2, "reason": "ill",
        }),
    );
    let view = hall.ask("round.away", json!({ "tournament": section }));
    let named = |list: &str| {
        let rows = view[list].as_array().expect("rows").iter();
        let row = |row: &Value| {
            let fields = ["round", "kind", "points", "text", "reason"];
            let told: Vec<String> = fields
                .iter()
                .filter(|field| !row[**field].is_null())
                .map(|field| text(&row[*field]))
                .collect();
            format!("{} {}", text(&row["player"]["name"]), told.join(" "))
        };
        rows.map(row).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(view["round"], 2);
    assert_snapshot!(named("requests"), @r"
    Ana 2 Z 0 absent 
    Fay 3 H ½ half-point bye a wedding
    ");
    assert_snapshot!(named("leaving"), @"Eva withdrawn from round 2 ill");
    assert_snapshot!(named("silent"), @"Bo did not come to round 1 and has said nothing");
    assert_snapshot!(table(&view["apart"], &["names", "firstRound", "lastRound"]), @r"
    Ana Bo | 0 | 0
    Carl Dan | 4 | 5
    ");
}

#[test]
fn a_group_that_keeps_nobody_apart_is_refused() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let (ana, bo) = (hall.entrant("Ana"), hall.entrant("Bo"));
    for group in [json!([ana]), json!([ana, ana]), json!([])] {
        let refused = change(&hall, |setup| setup["prohibited"] = json!([group])).unwrap_err();
        assert_eq!(refused.field.as_deref(), Some("prohibited"));
        let some = json!([{ "firstRound": 1, "lastRound": 2, "group": group }]);
        let refused = change(&hall, |setup| setup["prohibitedIn"] = some.clone()).unwrap_err();
        let told = "A group of players who may not meet has at least two different players";
        assert_eq!(refused.message, told);
    }
    let never = json!([{ "firstRound": 0, "lastRound": 2, "group": [ana, bo] }]);
    assert!(change(&hall, |setup| setup["prohibitedIn"] = never.clone()).is_err());
    change(&hall, |setup| setup["prohibited"] = json!([[ana, bo]])).expect("two");
}

#[test]
fn a_round_that_no_outcome_lets_be_paired_is_told_at_once() {
    let hall = Hall::with_event("fide-dutch-2026", 4);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    for _ in 1..=2 {
        let round = hall.publish();
        hall.results(round, "1-0 =-=");
    }
    assert_eq!(hall.publish(), 3);
    hall.results(3, "1-0 .");
    let view = hall.ask("round.preview", json!({ "tournament": hall.section() }));
    assert_eq!((&view["outcomes"], &view["unpaired"]), (&json!(3), &json!(3)));
    let told = text(&view["trouble"]);
    let expected = "However the open games end, round 4 cannot be paired. Round 4 cannot be paired by the rules (C.04.3 C4";
    assert!(told.starts_with(expected), "{told}");
    let fine = Hall::with_event("fide-dutch-2026", 4);
    fine.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    fine.publish();
    fine.results(1, "1-0 .");
    let view = fine.ask("round.preview", json!({ "tournament": fine.section() }));
    assert_eq!((&view["unpaired"], &view["trouble"]), (&json!(0), &json!("")));
}

/// C.04.5: a match without an opponent is worth a win and a draw, 1.5; the first game's bye can be set otherwise.
#[test]
fn the_bye_of_a_match_is_a_win_and_a_draw() {
    for (pab, worth) in [("1", "1½"), ("0.5", "1")] {
        let hall = Hall::with_event("fide-double-swiss-2026", 6);
        hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200"]);
        let asked = json!({ "tournament": hall.section() });
        let mut setup = hall.ask("tournament.get", asked)["setup"].clone();
        setup["scoring"]["pab"] = json!(pab);
        hall.try_ask("tournament.update", json!({ "tournament": hall.section(), "setup": setup }))
            .ok();
        for _ in 1..=2 {
            let round = hall.publish();
            hall.results(round, "0-1");
        }
        let get = json!({ "tournament": hall.section() });
        let standings = hall.ask("standings.get", get);
        let rows = standings["rows"].as_array().expect("rows");
        // The smallest rating has the bye of round 1, and of its second game.
        let carl = rows.iter().find(|it| it.to_string().contains("Carl")).expect("Carl is ranked");
        assert_eq!(carl["points"], worth, "{carl}");
        let round = hall.ask("round.get", json!({ "tournament": hall.section(), "round": 2 }));
        assert_eq!(round["withoutGame"][0]["points"], "½");
    }
}

/// What round 1 was paired by stays: the draw of colors, acceleration, points, who may not meet. Another number of rounds is told.
#[test]
fn what_round_one_was_paired_by_is_fixed() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana 2400", "Bo 2300", "Carl 2200", "Dan 2100"]);
    let section = hall.section();
    let setup = || hall.ask("tournament.get", json!({ "tournament": section }))["setup"].clone();
    let mut drawn = setup();
    drawn["initialColor"] = json!("black");
    hall.ask("tournament.update", json!({ "tournament": section, "setup": drawn }));
    hall.publish();
    let apart = json!([[hall.entrant("Ana"), hall.entrant("Dan")]]);
    for (field, place, value) in [
        ("initialColor", "/initialColor", json!("white")),
        ("acceleration", "/acceleration", json!("baku")),
        ("scoring", "/scoring/pab", json!("0.5")),
        ("prohibited", "/prohibited", apart),
    ] {
        let mut asked = setup();
        *asked.pointer_mut(place).expect("a setting") = value;
        let asked = json!({ "tournament": section, "setup": asked, "reason": "agreed" });
        let error = hall.try_ask("tournament.update", asked).unwrap_err();
        assert_eq!((error.code, error.field.as_deref()), (Code::Refused, Some(field)), "{error}");
    }
    let mut asked = setup();
    asked["rounds"] = json!(4);
    let asked = json!({ "tournament": section, "setup": asked, "reason": "a storm" });
    let told = hall.ask("tournament.update", asked)["notice"].to_string();
    assert!(told.contains("The rounds are 4 instead of 5, and round 1 was paired for 5"), "{told}");
}
