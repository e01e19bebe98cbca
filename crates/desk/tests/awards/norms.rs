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

/// Types the federation of the event; the answer of the write.
fn set_host(hall: &Hall, host: &str) -> Value {
    let mut details = hall.ask("event.get", json!({}));
    details["federation"] = json!(host);
    hall.ask("event.update", details)
}

const NO_HOST: &str = "The host federation of the event is not set";
const EXEMPT: &str = "Exempt from 1.4.3 and 1.4.4 by B.01 1.4.3a";

#[test]
fn without_a_host_federation_nobody_is_exempt_and_it_is_said() {
    let hall = open();
    let view = norms(&hall, json!({}));
    let told = view["noHost"].as_str().expect("a word");
    assert!(told.starts_with(NO_HOST) && told.contains("under Rules and schedule"), "{told}");
    let counted = view["field"].as_str().expect("words");
    assert!(counted.contains(
        "compared with the player’s own. The foreigners in the field (1.4.3d) are not counted"
    ));
    assert_eq!(made(&view), [""; 0]);
    assert!(page(&hall, "norms", json!({})).contains(NO_HOST));
    // b and d rest on the host, a and c do not.
    for (exemption, is_any) in [("national-team", false), ("strong-swiss", false), ("zonal", true)]
    {
        let view = norms(&hall, json!({"exemption": exemption}));
        assert_eq!(!made(&view).is_empty(), is_any, "{exemption}");
    }
    let certificates = page(&hall, "title-norm", json!({"exemption": "national"}));
    // Where a exempts, the host changes nothing.
    assert!(!certificates.contains(NO_HOST) && certificates.contains(EXEMPT), "{certificates}");
    assert!(certificates.contains("The norm rests on this exemption"), "{certificates}");
    assert_eq!(norms(&hall, json!({"exemption": "zonal"}))["noHost"], "");
    set_host(&hall, "ESP");
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
    let bad = json!({"tournament": section, "exemption": "moon"});
    let bad = hall.try_ask("norms.exemption", bad).unwrap_err();
    assert_eq!((bad.code, bad.field.as_deref()), (desk::Code::BadInput, Some("exemption")));
    // None in place of the one that is set, for one print.
    hall.ask("norms.exemption", json!({"tournament": section, "exemption": "national"}));
    assert!(page(&hall, "norms", json!({})).contains(EXEMPT));
    assert!(!page(&hall, "norms", json!({"exemption": "none"})).contains(EXEMPT));
    hall.ask("norms.exemption", json!({"tournament": section, "exemption": "none"}));
    assert_eq!(norms(&hall, json!({}))["exemption"], "");
}

/// The field has two rated foreigners: 1.4.3d may be chosen anywhere, and is granted nowhere.
#[test]
fn a_strong_swiss_is_granted_by_the_count_wherever_it_is_chosen() {
    let hall = open();
    set_host(&hall, "ESP");
    let refused = "B.01 1.4.3d is chosen and not granted: 2 rated foreigners from 2 federations";
    let once = norms(&hall, json!({"exemption": "strong-swiss"}));
    assert!(once["field"].as_str().expect("words").starts_with(refused), "{}", once["field"]);
    let section = section(&hall);
    hall.ask("norms.exemption", json!({"tournament": section, "exemption": "strong-swiss"}));
    let line = hall.ask("journal.list", json!({"limit": 1}))["rows"][0]["text"].clone();
    assert!(
        line.as_str()
            .expect("a line")
            .ends_with("as a strong Swiss, if the count of the field holds (B.01 1.4.3d)"),
        "{line}"
    );
    let view = norms(&hall, json!({}));
    assert_eq!((&view["exemption"], &view["field"]), (&json!("strong-swiss"), &once["field"]));
    assert_eq!(made(&view), [""; 0]);
    assert!(page(&hall, "norms", json!({})).contains(refused));
}

/// Three letters are not yet a federation.
#[test]
fn a_text_that_is_no_code_is_no_host_federation() {
    for (host, said) in [("XXX", true), ("FID", true), ("esp", false)] {
        let hall = open();
        let notice = set_host(&hall, host)["notice"].clone();
        let told = format!("{host} is no code of a FIDE federation that hosts events");
        assert_eq!(notice.as_str().is_some_and(|it| it.starts_with(&told)), said, "{notice}");
        assert_eq!(hall.ask("event.get", json!({}))["federation"], host.to_uppercase());
        let view = norms(&hall, json!({}));
        assert_eq!(view["noHost"].as_str().expect("a word").starts_with(&told), said, "{host}");
        let team = json!({"exemption": "national-team"});
        assert_eq!(made(&norms(&hall, team)).is_empty(), said, "{host}");
        let report = page(&hall, "tournament-report", json!({}));
        assert_eq!(report.contains(&format!("{host} is no code of a FIDE federation")), said);
    }
}

/// A player of a text that is no code is told of, and is nobody's foreigner.
#[test]
fn a_player_of_no_code_is_told() {
    let hall = open();
    set_host(&hall, "ESP");
    let list = hall.ask("players.list", json!({"tournament": section(&hall)}));
    let rows = list["players"].as_array().expect("players");
    let row = rows.iter().find(|row| row["input"]["federation"] != "ESP").expect("a foreigner");
    let mut player = row["input"].clone();
    player["federation"] = json!("QQQ");
    let change = json!({"tournament": section(&hall), "entrant": row["entrant"], "player": player});
    let told = hall.ask("players.update", change);
    assert!(told["notice"].as_str().expect("a word").contains("QQQ is no code"), "{told}");
    let view = norms(&hall, json!({}));
    let odd = view["oddFederations"].as_str().expect("a word");
    assert!(odd.contains("QQQ (1)") && odd.contains("under Players"), "{odd}");
    assert!(
        view["field"].as_str().expect("words").contains(": 1 rated foreigner from 1"),
        "{view}"
    );
    assert!(page(&hall, "norms", json!({})).contains("QQQ (1)"));
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

/// 1.4.2c is a setting that the journal tells and `undo` takes back.
#[test]
fn a_forfeit_of_the_last_round_counts_as_it_is_set() {
    let hall = open();
    let section = section(&hall);
    assert_eq!(norms(&hall, json!({}))["lastForfeit"], false);
    hall.ask("norms.lastForfeit", json!({"tournament": section, "counts": true}));
    let line = hall.ask("journal.list", json!({"limit": 1}))["rows"][0]["text"].to_string();
    assert!(line.contains("counts as lost (1.4.2c): No → Yes"), "{line}");
    // Other settings of the section leave it alone.
    let mut setup = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
    setup["name"] = json!("Final");
    hall.ask("tournament.update", json!({"tournament": section, "setup": setup, "reason": ""}));
    assert_eq!(norms(&hall, json!({}))["lastForfeit"], true);
    hall.ask("journal.undo", json!({}));
    hall.ask("journal.undo", json!({}));
    assert_eq!(norms(&hall, json!({}))["lastForfeit"], false);
}

/// B.01 1.1: what is known and broken leaves no norm, and is said with the cure; what is not known is no fault.
#[test]
fn broken_conditions_of_the_event_leave_no_norm() {
    let hall = open();
    let section = section(&hall);
    hall.ask("norms.exemption", json!({"tournament": section, "exemption": "national"}));
    let before = norms(&hall, json!({}));
    assert_eq!(before["conditions"], json!([]));
    assert!(!made(&before).is_empty(), "the event is for this");
    let notes = before["notes"].to_string();
    // One of the forty-four missed more than a round.
    assert!(notes.contains("1.5.6") && notes.contains("43 players"), "{notes}");

    let get = || hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
    let set = |key: &str, value: Value| {
        let mut setup = get();
        setup[key] = value;
        hall.ask("tournament.update", json!({"tournament": section, "setup": setup, "reason": ""}));
    };
    let told = || {
        let view = norms(&hall, json!({}));
        assert!(made(&view).is_empty(), "{view}");
        view["conditions"].to_string()
    };
    set("timeControl", json!("60+30"));
    let fast = told();
    assert!(fast.contains("1.1") && fast.contains("90 minutes for 60 moves"), "{fast}");
    for kind in ["norms", "tournament-report"] {
        assert!(page(&hall, kind, json!({})).contains("90 minutes for 60 moves"), "{kind}");
    }
    let certificate = json!({"kind": "title-norm", "tournament": section});
    let blocked = hall.try_ask("report.make", certificate).unwrap_err();
    assert_eq!(blocked.code, desk::Code::Refused);
    let all = norms(&hall, json!({"all": true}));
    let text = all["rows"][0]["text"].as_str().expect("a reason");
    assert!(text.starts_with("B.01 1.1"), "{text}");

    set("timeControl", json!("90+30"));
    assert_eq!(made(&norms(&hall, json!({}))), made(&before));
    let day =
        |round: u8, hour: u8| json!({"round": round, "starts": format!("2026-04-05T{hour:02}:00")});
    set("schedule", json!([day(1, 9), day(2, 14), day(3, 19)]));
    let three = told();
    assert!(three.contains("3 rounds on 5 April 2026"), "{three}");
    set("schedule", json!([day(1, 9), day(2, 14)]));
    assert_eq!(made(&norms(&hall, json!({}))), made(&before));

    let mut details = hall.ask("event.get", json!({}));
    details["arbiters"] =
        json!([{"name": "Quillance, Rosa", "title": "NA", "fideId": "", "role": "chief"}]);
    hall.ask("event.update", details);
    let chief = told();
    assert!(chief.contains("national arbiter"), "{chief}");
}
