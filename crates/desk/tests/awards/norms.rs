//! Norms of an event without a host federation, and the exemption that the arbiter claims.

use super::plain;
use crate::hall::Hall;
use serde_json::{Value, json};

/// Forty-four players, all but two of one federation, most with a title: norms fail by the federations alone. Nobody has said
/// which federation hosts it.
fn open() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let text = include_str!("norms.trf");
    hall.ask("import.file", json!({"file": {"name": "norms.trf", "text": text}}));
    hall
}

/// The section that came with the report, the last one.
fn section(hall: &Hall) -> Value {
    let frame = hall.ask("frame.get", json!({}));
    let all = frame["event"]["tournaments"].as_array().expect("sections");
    all.last().expect("one was brought in")["id"].clone()
}

fn norms(hall: &Hall, more: Value) -> Value {
    let mut params = json!({"tournament": section(hall)});
    params.as_object_mut().expect("an object").extend(more.as_object().expect("one").clone());
    hall.ask("norms.get", params)
}

fn made(view: &Value) -> Vec<String> {
    let rows = view["rows"].as_array().expect("rows").iter();
    rows.filter(|row| row["state"] == "made")
        .map(|row| format!("{} {}", row["number"], row["norm"].as_str().unwrap_or_default()))
        .collect()
}

fn page(hall: &Hall, kind: &str, more: Value) -> String {
    let mut params = json!({"kind": kind, "format": "txt", "tournament": section(hall)});
    params.as_object_mut().expect("an object").extend(more.as_object().expect("one").clone());
    let text = plain(&hall.ask("report.make", params));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const NO_HOST: &str = "The host federation of the event is not set";
const EXEMPT: &str = "Exempt from 1.4.3 and 1.4.4 by B.01 1.4.3a";

#[test]
fn without_a_host_federation_nobody_is_exempt_and_it_is_said() {
    let hall = open();
    let view = norms(&hall, json!({}));
    let told = view["noHost"].as_str().expect("a word");
    assert!(told.starts_with(NO_HOST) && told.contains("under Rules and schedule"), "{told}");
    assert_eq!(view["field"], "Federations count (B.01 1.4.3, 1.4.4)");
    assert_eq!(made(&view), [""; 0]);
    assert!(page(&hall, "norms", json!({})).contains(NO_HOST));
    // b and d rest on the host, a and c do not.
    for (exemption, is_any) in [("national-team", false), ("strong-swiss", false), ("zonal", true)]
    {
        let view = norms(&hall, json!({"exemption": exemption}));
        assert_eq!(!made(&view).is_empty(), is_any, "{exemption}");
    }
    let certificates = page(&hall, "title-norm", json!({"exemption": "national"}));
    assert!(certificates.contains(NO_HOST) && certificates.contains(EXEMPT), "{certificates}");
    let mut details = hall.ask("event.get", json!({}));
    details["federation"] = json!("ESP");
    hall.ask("event.update", details);
    let view = norms(&hall, json!({}));
    assert_eq!(view["noHost"], "");
    assert!(view["field"].as_str().expect("words").contains("2 rated foreigners"), "{view}");
    assert_eq!(made(&view), [""; 0]);
    let hall = open().language("es");
    let told = norms(&hall, json!({}))["noHost"].clone();
    assert!(told.as_str().expect("a word").starts_with("El evento no indica la federación"));
}

#[test]
fn the_exemption_is_a_setting_that_prints_and_the_next_start_have() {
    let hall = open();
    let section = section(&hall);
    let once = norms(&hall, json!({"exemption": "national"}));
    assert!(!made(&once).is_empty(), "the event is for this");
    assert_eq!(once["field"], EXEMPT);
    assert_eq!(norms(&hall, json!({}))["exemption"], "", "asked for once is not set");
    let blocked = hall
        .try_ask("report.make", json!({"kind": "title-norm", "tournament": section}))
        .unwrap_err();
    assert_eq!(blocked.code, desk::Code::Refused);

    hall.ask("norms.exemption", json!({"tournament": section, "exemption": "national"}));
    let line = hall.ask("journal.list", json!({"limit": 1}))["rows"][0]["text"].clone();
    let line = line.as_str().expect("a line");
    assert!(line.ends_with("exempt as a national championship (B.01 1.4.3a)"), "{line}");
    let path = hall.ask("frame.get", json!({}))["event"]["path"].clone();
    hall.ask("event.close", json!({}));
    hall.ask("event.open", json!({"path": path}));
    let view = norms(&hall, json!({}));
    assert_eq!((&view["exemption"], made(&view)), (&json!("national"), made(&once)));
    for kind in ["norms", "title-norm"] {
        assert!(page(&hall, kind, json!({})).contains(EXEMPT), "{kind}");
    }
    assert!(!page(&hall, "norms", json!({"exemption": ""})).contains(EXEMPT));
    assert!(!page(&hall, "tournament-report", json!({})).contains("No title norm was made"));
    // Other settings of the section leave it alone.
    let mut setup = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
    setup["name"] = json!("Final");
    hall.ask("tournament.update", json!({"tournament": section, "setup": setup, "reason": ""}));
    assert_eq!(norms(&hall, json!({}))["exemption"], "national");
    hall.ask("journal.undo", json!({}));
    hall.ask("journal.undo", json!({}));
    assert_eq!((norms(&hall, json!({}))["exemption"].clone(), line.is_empty()), (json!(""), false));

    let again = json!({"tournament": section, "exemption": ""});
    let again = hall.try_ask("norms.exemption", again).unwrap_err();
    assert_eq!(again.code, desk::Code::Refused);
    for bad in ["moon", "strong-swiss"] {
        let bad = hall.try_ask("norms.exemption", json!({"tournament": section, "exemption": bad}));
        assert_eq!(bad.unwrap_err().code, desk::Code::BadInput);
    }
}

/// 1.4.5a: CM and WCM are not among the titled opponents of IT1.
#[test]
fn candidate_masters_are_left_out_of_the_titles_of_a_certificate() {
    let hall = open();
    let view = norms(&hall, json!({"exemption": "national"}));
    let number = view["rows"][0]["number"].clone();
    let asked = json!({"exemption": "national", "player": number});
    let before = page(&hall, "title-norm", asked.clone());
    let entrant = view["rows"][0]["entrant"].clone();
    let one = norms(&hall, json!({"exemption": "national", "entrant": entrant}));
    let lines = one["rows"][0]["lines"].as_array().expect("games");
    let untitled = lines.iter().find(|line| line["title"] == "" && line["note"] == "");
    let untitled = untitled.expect("an opponent without a title")["name"].clone();
    let list = hall.ask("players.list", json!({"tournament": section(&hall)}));
    let rows = list["players"].as_array().expect("players");
    let row = rows.iter().find(|row| row["input"]["name"] == untitled).expect("plays");
    let mut player = row["input"].clone();
    player["title"] = json!("CM");
    let asked_of =
        json!({"tournament": section(&hall), "entrant": row["entrant"], "player": player});
    hall.ask("players.update", asked_of);
    let after = page(&hall, "title-norm", asked);
    let titled = |page: &str| {
        let (_, rest) = page.split_once("Titled opponents").expect("the field");
        rest.split_whitespace().next().expect("a number").to_owned()
    };
    assert_eq!(titled(&before), titled(&after));
    assert!(after.contains("2606 2606 CM"), "{after}");
    assert!(after.contains("Titled opponents 7 By title GM 6, IM 1 1.4.3d"), "{after}");
}
