//! Ratings, norms and prizes as clients see them.

mod fund;
mod late;
mod moments;
mod norms;
mod pace;

use crate::hall::{Hall, table};
use serde_json::json;

/// Four players of one round robin round and a half: 2200 - 2100 - 2000 - unrated.
fn rated() -> Hall {
    let hall = first_round();
    hall.publish();
    hall.results(2, ".");
    hall
}

/// The same before the second round is out.
fn first_round() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 1700", "Dino, D"]);
    let tournament = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    setup["initialColor"] = json!("white");
    hall.ask("tournament.update", json!({"tournament": tournament, "setup": setup, "reason": ""}));
    hall.publish();
    hall.results(1, "0-1 =-=");
    hall
}

#[test]
fn ratings_tell_expectation_k_and_change() {
    // Round 1: Ana (2200) lost to Carla (1700), 500 apart: counts as 400, 0.92 expected (B.02 8.1.2).
    // Ana: 20 x (0 - 0.92) = -18.4. Carla: 20 x (1 - 0.08) = +18.4. Dino is unrated: Bruno's game does not count.
    let hall = rated();
    let view = hall.ask("ratings.get", json!({"tournament": hall.section(), "round": 1}));
    let fields = [
        "number",
        "name",
        "games",
        "points",
        "expected",
        "difference",
        "k",
        "change",
        "rounded",
        "first",
    ];
    insta::assert_snapshot!(table(&view["rows"], &fields), @r"
    1 | Ana, A | 1 | 0 | 0.92 | −0.92 | 20? | −18.4 | -18 | 
    2 | Bruno, B | 0 | 0 | 0.00 | +0.00 | 20? | +0.0 | 0 | 
    3 | Carla, C | 1 | 1 | 0.08 | +0.92 | 20? | +18.4 | 18 | 
    4 | Dino, D | 1 | ½ |  |  |  |  | null | no first rating: fewer than 5 games; so far 1900
    ");
    let hall = hall.language("es");
    let ana = hall.entrant("Ana, A");
    let one = hall.ask("ratings.get", json!({"tournament": hall.section(), "entrant": ana}));
    let lines = &one["rows"][0]["lines"];
    let fields = ["round", "color", "opponent", "result", "expected", "change", "running", "why"];
    let text = table(lines, &fields);
    assert!(text.starts_with("1 | w | Carla, C | 0 | 0,92 | −0,92 | "), "{text}");
    assert!(text.contains("La diferencia de 500 cuenta como 400"), "{text}");
    assert!(text.contains("Aún sin resultado"), "{text}");
    let refused =
        hall.try_ask("ratings.get", json!({"tournament": hall.section(), "entrant": 9999}));
    assert_eq!(refused.unwrap_err().code, desk::Code::NotFound);
}

#[test]
fn norms_say_what_is_needed_and_which_article_is_in_the_way() {
    let hall = rated();
    let section = hall.section();
    // Three rounds never make nine games (B.01 1.4.1): nobody is listed but on demand.
    assert_eq!(hall.ask("norms.get", json!({"tournament": section}))["rows"], json!([]));
    let all = hall.ask("norms.get", json!({"tournament": section, "all": true}));
    let first = &all["rows"][0];
    assert_eq!(
        (&first["norm"], &first["state"], &first["text"]),
        (&json!("GM"), &json!("impossible"), &json!("B.01 1.4.1: games over the board"))
    );
    let ana = hall.entrant("Ana, A");
    let one = hall.ask("norms.get", json!({"tournament": section, "entrant": ana}));
    let checks = table(&one["rows"][0]["checks"], &["article", "found", "needed", "passed"]);
    assert!(checks.starts_with("B.01 1.4.1 | 0 | ≥ 9 | no"), "{checks}");
    assert_eq!(one["rows"][0]["lines"][0]["name"], "Carla, C");
    let refused = hall.try_ask("norms.get", json!({"tournament": section, "exemption": "moon"}));
    assert_eq!(refused.unwrap_err().code, desk::Code::BadInput);
}

#[test]
fn prizes_are_set_previewed_told_and_undone() {
    let hall = rated();
    let section = hall.section();
    assert_eq!(hall.ask("prizes.get", json!({"tournament": section}))["isSet"], false);
    let fund = json!({
        "currency": "EUR", "places": ["100", "60", "", "40,50"], "budget": "200",
        "categories": [{"name": "Under 2150", "prizes": ["30"], "filter": {"ratingTo": 2150, "unrated": "nowhere"}}],
    });
    // After round 1: Carla 1, Bruno and Dino 1/2 (places 2 and 3: 60 + 40.50, 50.25 each), Ana 0. The prizes are 230.50.
    let params = json!({"tournament": section, "fund": fund, "round": 1});
    let list = hall.ask("prizes.preview", params);
    insta::assert_snapshot!(table(&list["rows"], &["name", "points", "prize", "paid", "because", "not"]), @r"
    Carla, C | 1 | Place 1 | 100 EUR | Place 1, 100 EUR: the prize of the place | Not Under 2150: has Place 1, worth as much or more
    Bruno, B | ½ | Place 2 | 50.25 EUR | Place 2, 50.25 EUR: shared by 2 on the same points, places 2 to 3: 100.50 / 2 | Not Under 2150: has Place 2, worth as much or more
    Dino, D | ½ | Place 3 | 50.25 EUR | Place 3, 50.25 EUR: shared by 2 on the same points, places 2 to 3: 100.50 / 2 | Not Under 2150: does not belong to it (rating 2150 and under; no unrated players)
    Ana, A | 0 |  |  |  | Not Place 4: the place is beyond the prizes Not Under 2150: does not belong to it (rating 2150 and under; no unrated players)
    ");
    assert_eq!(
        (&list["paid"], &list["total"], &list["left"]),
        (&json!("200.50 EUR"), &json!("230.50 EUR"), &json!("30 EUR"))
    );
    assert!(list["faults"].to_string().contains("230.50 EUR, the budget is 200 EUR"), "{list}");
    hall.ask("prizes.set", json!({"tournament": section, "fund": fund}));
    let kept = hall.ask("prizes.get", json!({"tournament": section, "round": 1}));
    assert_eq!((&kept["isSet"], &kept["list"]["rows"]), (&json!(true), &list["rows"]));
    assert_eq!(kept["fund"]["places"], json!(["100", "60", "40.50"]));
    let again = hall.try_ask("prizes.set", json!({"tournament": section, "fund": fund}));
    assert_eq!(again.unwrap_err().code, desk::Code::Refused);
    hall.ask("journal.undo", json!({}));
    assert_eq!(hall.ask("prizes.get", json!({"tournament": section}))["isSet"], false);
    let bad = json!({"tournament": section, "fund": {"places": ["ten"]}});
    assert_eq!(hall.try_ask("prizes.preview", bad).unwrap_err().code, desk::Code::BadInput);
}

#[test]
fn standings_of_a_category_keep_the_order_of_the_field() {
    let hall = rated();
    let ask = |category: serde_json::Value| {
        let params = json!({"tournament": hall.section(), "round": 1, "category": category});
        table(&hall.ask("standings.get", params)["rows"], &["rankText", "overall", "name"])
    };
    insta::assert_snapshot!(ask(json!({"ratingTo": 2150})), @r"
    1 | 1 | Carla, C
    2= | 2= | Bruno, B
    2= | 2= | Dino, D
    ");
    insta::assert_snapshot!(ask(json!({"ratingTo": 2150, "unrated": "nowhere"})), @r"
    1 | 1 | Carla, C
    2 | 2= | Bruno, B
    ");
    assert_eq!(ask(json!({"ageTo": 14})), "", "nobody gave a birth");
}

#[test]
fn what_must_happen_to_be_first_is_said_for_each_own_result() {
    let hall = rated();
    let bruno = hall.entrant("Bruno, B");
    let view =
        hall.ask("standings.whatif", json!({"tournament": hall.section(), "entrant": bruno}));
    insta::assert_snapshot!(table(&view["scenarios"], &["own", "outlook", "text", "conditions"]), @r"
    Win (1½ pts) | depends | First, if | Carla, C does not win; after a draw the tie-breaks decide Dino, D may win and is level at most; tie-breaks decide
    Draw (1 pts) | impossible | Not first: somebody is ahead whatever happens | 
    Loss (½ pts) | impossible | Not first: somebody is ahead whatever happens | 
    ");
}

/// Bruno and Dino share the second rank: the prize of the club is theirs together, and nobody is said to be ranked higher.
/// Ana is sent out: she has no place, takes no part, and everybody can read why. The cup of the first goes whole.
#[test]
fn a_shared_rank_shares_and_who_left_is_told() {
    let hall = first_round();
    let section = hall.section();
    let fund = json!({
        "currency": "EUR", "places": [], "rounding": "cents", "budget": "50",
        "categories": [
            {"name": "Not the first", "prizes": ["41"], "filter": {"ratingTo": 2150, "only": [hall.entrant("Bruno, B"), hall.entrant("Dino, D")]}},
            {"name": "Best", "goods": ["Cup"], "group": 1},
            {"name": "Best game", "goods": ["Book"], "by": "hand", "group": 2, "filter": {"only": [hall.entrant("Dino, D")]}},
        ],
    });
    hall.ask("players.expel", json!({
        "tournament": section, "entrant": hall.entrant("Ana, A"), "fromRound": 2, "reason": "conduct",
    }));
    let list = hall.ask("prizes.preview", json!({"tournament": section, "fund": fund, "round": 1}));
    let told = table(&list["rows"], &["rankText", "name", "prize", "paid", "because"]);
    insta::assert_snapshot!(told, @r"
    1 | Carla, C | Cup (Best) |  | Cup (Best): first in the order of its category, undivided
    2= | Bruno, B | Not the first | 20.50 EUR | Not the first, 20.50 EUR: same rank, shared by 2: 41 / 2
    2= | Dino, D | Not the first, Book (Best game) | 20.50 EUR | Not the first, 20.50 EUR: same rank, shared by 2: 41 / 2 Book (Best game): first in the order of its category, undivided
    – | Ana, A |  |  | 
    ");
    assert!(list["rows"][3]["not"].to_string().contains("Expelled"), "{list}");
    assert!(list["faults"].to_string().contains("9 EUR is in no prize"), "{list}");
    let standings = hall.ask("standings.get", json!({"tournament": section, "round": 1}));
    assert_eq!(
        table(&standings["rows"], &["rankText", "name", "statusText"]),
        "1 | Carla, C | \n2= | Bruno, B | \n2= | Dino, D | \n– | Ana, A | expelled"
    );
    assert!(standings["notes"].to_string().contains("Ana, A"), "{}", standings["notes"]);
    let cross =
        hall.ask("crosstable.get", json!({"tournament": section, "by": "rank", "round": 1}));
    assert_eq!(
        table(&cross["rows"], &["label", "rankText", "statusText"]),
        "1 | 1 | \n2 | 2= | \n3 | 2= | \n4 | – | expelled"
    );
    assert_eq!(cross["rows"][0]["cells"][0]["board"], 1);
}

/// Sent out after the last round: the games stand, the place is gone. Withdrawing then would change nothing.
#[test]
fn a_player_can_be_sent_out_after_the_last_round() {
    let hall = Hall::with_event("fide-dutch-2026", 1);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 1700", "Dino, D"]);
    let section = hall.section();
    let leave = |method: &str| {
        hall.try_ask(method, json!({
            "tournament": section, "entrant": hall.entrant("Ana, A"), "fromRound": 2, "reason": "conduct",
        }))
    };
    assert!(leave("players.expel").is_err(), "the last round is still to come");
    hall.publish();
    hall.results(1, "1-0 1-0");
    let refused = leave("players.withdraw").unwrap_err();
    assert!(refused.message.starts_with("Every round is out"), "{refused:?}");
    assert!(refused.hint.expect("a way out").contains("expelled after the last round"));
    let rows = hall.ask("players.list", json!({"tournament": section}))["players"].clone();
    assert_eq!((&rows[0]["withdrawsFrom"], &rows[0]["expelsFrom"]), (&json!(null), &json!(2)));
    leave("players.expel").expect("the last round is out");
    let standings = hall.ask("standings.get", json!({"tournament": section}));
    let told = table(&standings["rows"], &["rankText", "name", "points", "statusText"]);
    assert!(told.ends_with("– | Ana, A | 1 | expelled"), "{told}");
    let players = hall.ask("players.list", json!({"tournament": section}));
    assert!(players.to_string().contains("expelled after the last round"), "{players}");
    let paper = plain(&hall.ask("report.make", json!({"kind": "chief-report", "format": "txt"})));
    let line = paper.lines().find(|it| it.contains("conduct")).unwrap_or_default();
    assert!(line.contains("after the last round") && !line.contains('2'), "{paper}");
    let whatif = hall
        .ask("standings.whatif", json!({"tournament": section, "entrant": hall.entrant("Ana, A")}));
    assert!(whatif["scenarios"][0]["text"].to_string().contains("Has no place"), "{whatif}");
}

/// A prize of a jury that has named nobody is nobody's, and not the best-ranked player's.
#[test]
fn a_prize_by_hand_waits_for_a_name() {
    let hall = first_round();
    let fund = json!({
        "currency": "EUR", "places": [], "rounding": "cents",
        "categories": [{"name": "Best game", "prizes": ["40"], "goods": ["Book"], "by": "hand"}],
    });
    let params = json!({"tournament": hall.section(), "fund": fund, "round": 1});
    let list = hall.ask("prizes.preview", params);
    assert_eq!(table(&list["rows"], &["prize", "paid"]), " | \n | \n | \n | ");
    assert_eq!(list["unassigned"].as_array().map(Vec::len), Some(2), "{list}");
    assert!(list["rows"][0]["not"].to_string().contains("nobody is named yet"), "{list}");
}

/// The lots of those who were there stay when somebody enters late.
#[test]
fn a_late_entry_does_not_draw_the_lots_again() {
    let hall = rated();
    let section = hall.section();
    let set = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut setup = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
        change(&mut setup);
        hall.try_ask(
            "tournament.update",
            json!({"tournament": section, "setup": setup, "reason": "announced"}),
        )
    };
    set(&|setup| {
        setup["tieBreaks"] = json!(["LOT", "OTHER_AGE", "TPR"]);
        setup["lotSeed"] = json!("483920");
    })
    .unwrap();
    let told = set(&|setup| setup["tieBreaks"] = json!(["LOT", "OTHER_AGE", "TPR", "KS"])).unwrap();
    assert!(told["notice"].to_string().contains("KS: Koya"), "{told}");
    let view = hall.ask("standings.get", json!({"tournament": section, "round": 1}));
    assert!(view["notes"].to_string().contains("OTHER_AGE: no values"), "{view}");
    let entrant = view["rows"][0]["entrant"].clone();
    let params =
        json!({"tournament": section, "entrant": entrant, "code": "OTHER_AGE", "round": 1});
    let working = hall.ask("standings.working", params);
    assert_eq!(working["lines"][0]["what"], "No value was given", "{working}");
    let lots = || {
        let rows = hall.ask("standings.get", json!({"tournament": section, "round": 1}));
        let rows = rows["rows"].as_array().expect("rows").clone();
        let mut lots: Vec<String> =
            rows.iter().map(|row| format!("{} {}", row["name"], row["values"][0])).collect();
        lots.sort();
        lots
    };
    let before = lots();
    hall.enter(&["Elena, E 2300"]);
    let after = lots();
    assert!(before.iter().all(|lot| after.contains(lot)), "{before:?} {after:?}");
    // Dino is unrated: the performance is dropped, and the table and its working say so (C.07 10).
    let view = hall.ask("standings.get", json!({"tournament": section, "round": 1}));
    assert!(view["notes"].to_string().contains("TPR dropped"), "{}", view["notes"]);
    let asked = json!({"tournament": section, "entrant": hall.entrant("Ana, A"), "code": "TPR"});
    let working = hall.ask("standings.working", asked).to_string();
    assert!(working.contains("unrated (C.07 10)"), "{working}");
    assert!(!working.contains("No game was played"), "{working}");
    // Readings are settings, by name.
    set(&|setup| {
        setup["readings"] = json!({"double_forfeit": "equal", "dummy_rounds": "completed"})
    })
    .unwrap();
    let kept = hall.ask("tournament.get", json!({"tournament": section}));
    assert_eq!(kept["setup"]["readings"], json!({"double_forfeit": "equal"}));
    assert_eq!(kept["readingChoices"].as_array().map(Vec::len), Some(5));
    let refused = set(&|setup| setup["readings"] = json!({"double_forfeit": "maybe"}));
    assert_eq!(refused.unwrap_err().code, desk::Code::BadInput);
    let read = |code: &str| {
        hall.try_ask("tournament.tieBreak", json!({"tournament": section, "code": code}))
    };
    assert_eq!(read("bh-c3").unwrap()["code"], "BH/C3");
    assert!(read("KS/L+2").unwrap()["note"].to_string().contains("9.2"), "Koya in a Swiss");
    assert_eq!(read("XY").unwrap_err().code, desk::Code::BadInput);
}

/// A birth to come and a rating of 0 are taken as typed, and told; ranges upside down are not taken.
#[test]
fn odd_figures_of_a_player_are_told() {
    let hall = rated();
    let section = hall.section();
    let player = json!({"name": "Elena, E", "rating": "0", "birth": "2199"});
    let added = hall.try_ask("players.add", json!({"tournament": section, "player": player}));
    assert_eq!(added.unwrap_err().code, desk::Code::BadInput, "nobody is born in 2199");
    let player = json!({"name": "Elena, E", "rating": "0"});
    let added = hall.ask("players.add", json!({"tournament": section, "player": player}));
    assert!(added["notice"].to_string().contains("unrated"), "{added}");
    let player = json!({"name": "Gil, G", "rating": "3333"});
    let added = hall.ask("players.add", json!({"tournament": section, "player": player}));
    assert!(added["notice"].to_string().contains("3333"), "{added}");
    let old = json!({"places": [], "categories": [{"name": "Old", "prizes": ["1"], "filter": {"ageFrom": 300}}]});
    let error = hall.try_ask("prizes.preview", json!({"tournament": section, "fund": old}));
    let error = error.unwrap_err();
    assert_eq!(error.field.as_deref(), Some("fund.categories[0].filter.ageFrom"));
    assert!(error.message.ends_with("must be a whole number from 0 to 255, found 300"), "{error}");
    let turned = json!({"tournament": section, "round": 1, "category": {"ratingFrom": 2000, "ratingTo": 1800}});
    assert_eq!(hall.try_ask("standings.get", turned).unwrap_err().code, desk::Code::BadInput);
}

/// Bruno and Dino share places 2 and 3. Equal parts of 100.01 are 50.005: a cent is left over and goes to the first of them. By
/// Hort each has half of his own place (those on one rank own the same: 101 / 2), and half of the rest. Down to whole units of
/// 2, 50.50 is 50, and the 1 left over goes to the first.
#[test]
fn sums_of_shared_prizes_can_be_followed_to_the_cent() {
    let hall = first_round();
    let sums = |hall: &Hall, fund: serde_json::Value| {
        let params = json!({"tournament": hall.section(), "fund": fund, "round": 1});
        let list = hall.ask("prizes.preview", params);
        let of =
            |at: usize| format!("{}: {}", list["rows"][at]["paid"], list["rows"][at]["sums"][0]);
        [of(1), of(2)].map(|told| told.replace('"', ""))
    };
    let equal = json!({"places": ["100", "70", "30.01"], "sharing": "equal", "rounding": "cents"});
    assert_eq!(
        sums(&hall, equal),
        [
            "50.01: Place 2, 50.01: shared by 2 on the same points, places 2 to 3: 100.01 / 2 = 50.005, down to 50, and 0.01 that rounding left over",
            "50: Place 3, 50: shared by 2 on the same points, places 2 to 3: 100.01 / 2 = 50.005, down to 50",
        ]
    );
    let nearest = json!({
        "places": ["100", "70", "30"], "sharing": "hybrid", "undivided": 1, "rounding": "nearest", "unit": "3",
    });
    assert!(sums(&hall, nearest)[0].ends_with("100 / 2 = 50, to the nearest multiple of 3: 51"));
    let hall = hall.language("es");
    let hort = json!({
        "places": ["100", "70", "31"], "sharing": "hort", "rounding": "down", "unit": "2",
    });
    assert_eq!(
        sums(&hall, hort),
        [
            "51: Puesto 2, 51: por Hort entre 2 con los mismos puntos, puestos 2 a 3: la mitad del propio puesto y una parte igual del resto, 25,25 + 50,50 / 2 = 50,50, hacia abajo a un múltiplo de 2: 50, más 1 que sobró al redondear",
            "50: Puesto 3, 50: por Hort entre 2 con los mismos puntos, puestos 2 a 3: la mitad del propio puesto y una parte igual del resto, 25,25 + 50,50 / 2 = 50,50, hacia abajo a un múltiplo de 2: 50",
        ]
    );
}

fn plain(file: &serde_json::Value) -> String {
    use base64::Engine as _;
    let coded = file["base64"].as_str().expect("bytes");
    let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
    String::from_utf8(bytes).expect("text")
}

/// Every prize a player may have is named with its amount, and the list says that it is not final; so does the paper.
#[test]
fn two_prizes_of_one_player_are_told_apart_and_open_games_make_the_list_provisional() {
    let hall = rated();
    let section = hall.section();
    let fund = json!({
        "currency": "EUR", "places": ["120"], "cumulation": "all", "rounding": "cents",
        "categories": [{"name": "Best under 1800", "prizes": ["50"], "filter": {"ratingTo": 1800}}],
    });
    hall.ask("prizes.set", json!({"tournament": section, "fund": fund}));
    let list = &hall.ask("prizes.get", json!({"tournament": section}))["list"];
    assert_eq!(
        (&list["rows"][0]["prize"], &list["rows"][0]["paid"]),
        (&json!("Place 1: 120 EUR; Best under 1800: 50 EUR"), &json!("170 EUR"))
    );
    assert_eq!(list["provisional"], "Provisional: after round 1 of 3, 2 games open");
    let ratings = hall.ask("ratings.get", json!({"tournament": section}));
    assert_eq!(ratings["provisional"], "Provisional: 2 games open");
    for (kind, language, told) in [
        ("prizes", "en", "Provisional: after round 2 of 3, 2 games open"),
        ("norms", "es", "Provisional: tras la ronda 2 de 3, 2 partidas abiertas"),
        ("tournament-report", "en", "Provisional: after round 2 of 3, 2 games open"),
        ("standings", "en", "Provisional: 2 games open"),
        ("crosstable", "es", "Provisional: 2 partidas abiertas"),
    ] {
        let params = json!({"kind": kind, "round": 2, "format": "txt", "language": language});
        let page = plain(&hall.ask("report.make", params));
        assert!(page.contains(told), "{kind}: {page}");
    }
    hall.results(2, "1-0 1-0");
    let list = &hall.ask("prizes.get", json!({"tournament": section}))["list"];
    assert_eq!(list["provisional"], "Provisional: after round 2 of 3");
}

#[test]
fn a_condition_that_is_not_known_is_refused_by_name() {
    let hall = rated();
    let category = json!({"name": "U16", "prizes": ["5"], "filter": {"ageMax": 16}});
    let fund = json!({"places": ["5"], "categories": [category]});
    for method in ["prizes.set", "prizes.preview"] {
        let params = json!({"tournament": hall.section(), "fund": fund});
        let refused = hall.try_ask(method, params).unwrap_err();
        assert_eq!(refused.field.as_deref(), Some("fund.categories[0].filter.ageMax"));
        assert!(refused.message.contains("ageMax") && refused.message.contains("ageTo"));
    }
}

/// A category of the prizes can be asked for by its name, and the standings say whose they are.
#[test]
fn standings_of_an_own_category_are_found_by_its_name() {
    let hall = rated();
    let section = hall.section();
    let category = json!({"name": "Juveniles", "prizes": ["5"], "filter": {"ratingTo": 2150, "unrated": "nowhere"}});
    let fund = json!({"places": [], "categories": [category]});
    hall.ask("prizes.set", json!({"tournament": section, "fund": fund}));
    let params = json!({"tournament": section, "round": 1, "categoryName": "juveniles"});
    let view = hall.ask("standings.get", params);
    assert_eq!(view["own"], json!(["Juveniles"]));
    assert_eq!(view["category"], "Juveniles: rating 2150 and under; no unrated players");
    assert_eq!(table(&view["rows"], &["rankText", "name"]), "1 | Carla, C\n2 | Bruno, B");
    let params = json!({"tournament": section, "round": 1, "categoryName": "Nobody"});
    assert!(hall.try_ask("standings.get", params).is_err());
}
