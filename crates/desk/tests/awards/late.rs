//! A correction that came too late for the standings (C.04.2 4.3): two facts of one game, told wherever one of them is shown.

use super::plain;
use crate::hall::{Hall, table};
use serde_json::json;

/// Five players: a half-point bye, a forfeit, an unrated player, the bye of the pairing, and in round 1 a game that Ana lost
/// by the standings and drew by a correction after round 2 (4.3: for ratings only).
///
/// Ana (2200) and the game of round 1 against an opponent of 1700, 500 apart, counts as 400: 0.92 expected. As corrected
/// 20 x (½ - 0.92) = -8.4, and not 20 x (0 - 0.92) = -18.4.
fn corrected() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 1700", "Dino, D", "Eva, E 1650"]);
    let tournament = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    setup["initialColor"] = json!("white");
    setup["tieBreaks"] = json!(["BH", "SB", "WON"]);
    hall.ask("tournament.update", json!({"tournament": tournament, "setup": setup, "reason": ""}));
    let bye = json!({"tournament": tournament, "entrant": hall.entrant("Eva, E"), "round": 1, "kind": "H"});
    hall.ask("players.bye", bye);
    hall.publish();
    hall.results(1, "0-1 =-=");
    hall.publish();
    hall.results(2, "1-0 +--");
    correct(&hall, "the slip said so");
    hall
}

/// The game of round 1 on board 1, which White lost, was a draw.
fn correct(hall: &Hall, reason: &str) {
    let view = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    let game = view["boards"][0]["game"].clone();
    let params =
        json!({"tournament": hall.section(), "game": game, "outcome": "=-=", "reason": reason});
    hall.ask("result.correct", params);
}

fn export(hall: &Hall, format: &str) -> (String, String) {
    let files = hall.ask("export.make", json!({"format": format}));
    (plain(&files[0]), files[0]["notes"].to_string())
}

fn ranked(hall: &Hall) -> String {
    let view = hall.ask("standings.get", json!({"tournament": hall.section(), "round": 2}));
    format!(
        "{}\n{}",
        table(&view["rows"], &["rankText", "name", "points", "values"]),
        view["notes"]
    )
}

fn rated(hall: &Hall) -> String {
    let view = hall.ask("ratings.get", json!({"tournament": hall.section(), "round": 2}));
    table(&view["rows"], &["name", "games", "points", "expected", "change", "performance"])
}

#[test]
fn a_report_holds_what_is_rated_and_gives_both_facts_back() {
    let hall = corrected();
    assert!(rated(&hall).contains("Ana, A | 1 | ½ | 0.92 | −8.4"), "{}", rated(&hall));
    for format in ["trf26", "trf16"] {
        let (report, notes) = export(&hall, format);
        let own = report.lines().find(|line| line.contains("Ana, A")).expect("a line");
        // Points of the standings, the result that is rated.
        assert!(own.contains(" 3 w =") && !own.contains(" 3 w 0"), "{own}");
        assert!(
            report.contains("\n### arbiter STANDS 1 1-3 0:1 stands in points, ranks and pairings;"),
            "{report}"
        );
        assert!(report.contains(" : the slip said so\r\n"), "{report}");
        assert!(notes.contains("One result was corrected late (C.04.2 4.3)"), "{notes}");
        let again = Hall::with_event("fide-dutch-2026", 3);
        let file = json!({"file": {"name": "back.trf", "text": report}});
        let told = again.ask("import.file", file)["problems"].clone();
        let odd = table(&told, &["kind"]);
        assert!(!odd.contains("points-differ"), "{odd}");
        if format == "trf26" {
            assert_eq!(ranked(&again), ranked(&hall), "{format}");
            assert_eq!(export(&again, format).0, report, "nothing lost, nothing added");
        }
        assert_eq!(rated(&again), rated(&hall), "{format}");
    }
    // What pairs the next round has what stands.
    let (engine, notes) = export(&hall, "javafo");
    assert!(engine.contains(" 3 w 0") && !engine.contains("###"), "{engine}");
    assert!(notes.contains("this file is for pairing"), "{notes}");
}

#[test]
fn a_correction_in_time_or_taken_back_leaves_nothing_to_say() {
    let hall = corrected();
    let view = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    let game = view["boards"][0]["game"].clone();
    let back = json!({"tournament": hall.section(), "game": game, "outcome": "0-1", "reason": "it was right"});
    hall.ask("result.correct", back);
    let (report, notes) = export(&hall, "trf26");
    assert!(report.contains(" 3 w 0") && !report.contains("STANDS"), "{report}");
    let told = [": the slip said so", ": it was right"];
    assert!(told.iter().all(|it| report.contains(it)), "both corrections are told: {report}");
    assert!(!notes.contains("corrected late"), "{notes}");
}

const NOTE: &str = "Round 1, board 1, Ana, A – Carla, C: corrected late from 0 - 1 to ½ - ½. The correction counts for \
                    ratings only (C.04.2 4.3); in the standings the game stays 0 - 1";
const LINE: &str = "Round 1 was corrected late, 0 - 1 to ½ - ½: for ratings only (C.04.2 4.3).";

/// One note, wherever results, points or ratings are shown.
#[test]
fn every_page_and_print_has_the_note() {
    let hall = corrected();
    let tournament = hall.section();
    for (method, more) in [
        ("standings.get", json!({})),
        ("crosstable.get", json!({"by": "number"})),
        ("ratings.get", json!({})),
        ("norms.get", json!({})),
        ("charts.get", json!({})),
        ("round.get", json!({})),
    ] {
        let mut params = json!({"tournament": tournament, "round": 2});
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        assert_eq!(hall.ask(method, params)["notes"], json!([NOTE]), "{method}");
    }
    for kind in
        ["standings", "crosstable", "results", "pairings", "pairings-by-name", "ratings", "norms"]
    {
        let page =
            plain(&hall.ask("report.make", json!({"kind": kind, "round": 2, "format": "txt"})));
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.contains(NOTE), "{kind}: {page}");
    }
    let report = plain(&hall.ask("report.make", json!({"kind": "chief-report", "format": "txt"})));
    assert!(report.contains("corrected late"), "{report}");
    let folder = hall.folder.path().join("site");
    hall.ask("site.make", json!({"folder": folder, "languages": ["en"]}));
    let site = |page: &str| {
        let found = [folder.join(page), folder.join("en").join(page)];
        let path = found.iter().find(|it| it.exists()).unwrap_or_else(|| panic!("no {page}"));
        std::fs::read_to_string(path).expect("a page")
    };
    let card = |name: &str| format!("p/{}.html", hall.entrant(name));
    let (ana, bruno) = (card("Ana, A"), card("Bruno, B"));
    for page in
        ["standings.html", "crosstable.html", "round-1.html", "round-2.html", "charts.html", &ana]
    {
        assert_eq!(site(page).matches("corrected late").count(), 1, "{page}");
    }
    for page in ["players.html", &bruno] {
        assert!(!site(page).contains("corrected late"), "{page}");
    }
    // In the working of either player, which the card shows beside the result; of nobody else.
    let of = |name: &str| {
        let params = json!({"tournament": tournament, "entrant": hall.entrant(name)});
        let view = hall.ask("ratings.get", params);
        let row = &view["rows"][0];
        (view["notes"].clone(), row["lines"][0]["late"].clone(), row["lines"][0]["result"].clone())
    };
    assert_eq!(of("Ana, A"), (json!([NOTE]), json!(LINE), json!("½")));
    assert_eq!(of("Carla, C"), (json!([NOTE]), json!(LINE), json!("½")));
    assert_eq!(of("Bruno, B").0, json!([]));
    let files = hall.ask("export.make", json!({"format": "csv"}));
    for file in files.as_array().expect("files") {
        let (name, table) = (file["name"].as_str().expect("a name"), plain(file));
        let told = table.matches("corrected late").count();
        let wanted = match name {
            _ if name.contains("Round 1") => 1,
            _ if ["Standings", "Crosstable", "Rating changes"]
                .iter()
                .any(|it| name.contains(it)) =>
            {
                2
            }
            _ => 0,
        };
        assert_eq!(told, wanted, "{name}: {table}");
    }
}

/// Before the correction was written, there was nothing to say of it; whatever is shown of that moment names it.
#[test]
fn an_earlier_moment_is_told_with_date_and_time_and_its_own_figures() {
    let hall = corrected();
    let head = hall.ask("frame.get", json!({}))["event"]["seq"].as_u64().expect("a number");
    let tournament = hall.section();
    let ana = hall.entrant("Ana, A");
    let when = format!("As of entry {} of the journal, 29 November 2026, 10:00", head - 1);
    for (method, more) in [
        ("standings.get", json!({})),
        ("crosstable.get", json!({"by": "number"})),
        ("ratings.get", json!({"entrant": ana})),
        ("charts.get", json!({})),
        ("players.list", json!({})),
    ] {
        let mut params = json!({"tournament": tournament});
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        assert_eq!(hall.ask(method, params.clone())["asOf"], "", "{method}");
        params["asOf"] = json!(head - 1);
        let view = hall.ask(method, params);
        assert_eq!(view["asOf"], json!(when), "{method}");
        if method != "players.list" {
            assert_eq!(view["notes"], json!([]), "{method}");
        }
        if method == "ratings.get" {
            // The game was lost then: 20 x (0 - 0.92).
            assert_eq!(view["rows"][0]["change"], "−18.4");
        }
    }
    for kind in ["standings", "crosstable", "results", "ratings", "norms"] {
        let params = json!({"kind": kind, "round": 2, "format": "txt", "asOf": head - 1});
        let page = plain(&hall.ask("report.make", params));
        assert!(page.contains(&when) && !page.contains("corrected late"), "{kind}: {page}");
    }
}

/// K of a list and a pace that no time control tells have no record in a TRF: without them a rating comes out otherwise.
#[test]
fn a_report_gives_back_the_pace_and_the_k_of_lists() {
    let hall = corrected();
    let tournament = hall.section();
    let listed = json!({"list": "FIDE rapid", "month": "2026-11", "k": 10});
    let player = json!({"name": "Ana, A", "rating": "2200", "ratingFrom": listed});
    let ana = hall.entrant("Ana, A");
    hall.ask("players.update", json!({"tournament": tournament, "entrant": ana, "player": player}));
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    (setup["pace"], setup["timeControl"]) = (json!("rapid"), json!(""));
    hall.ask(
        "tournament.update",
        json!({"tournament": tournament, "setup": setup, "reason": "so it was"}),
    );
    // 10 x (½ - 0.92).
    assert!(rated(&hall).contains("Ana, A | 1 | ½ | 0.92 | −4.2"), "{}", rated(&hall));
    for format in ["trf26", "trf16"] {
        let (report, notes) = export(&hall, format);
        assert!(report.contains("### arbiter K 1=10\r\n"), "{report}");
        assert!(report.contains("### arbiter PACE rapid\r\n"), "{report}");
        assert!(notes.contains("the K of a rating list"), "{notes}");
        let again = Hall::with_event("fide-dutch-2026", 3);
        again.ask("import.file", json!({"file": {"name": "back.trf", "text": report}}));
        assert_eq!(rated(&again), rated(&hall), "{format}");
        let view = again.ask("ratings.get", json!({"tournament": again.section()}));
        assert_eq!(view["rate"], "rapid");
    }
}
