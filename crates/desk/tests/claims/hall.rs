//! What is kept beside a game: photos, the second sheet of a ruling, the round clock, clocks set anew; and articles looked up.

use base64::Engine as _;

use super::*;

/// A picture of two by one pixels: red and white.
const PNG: &str = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8Dw//9/AAv7A/3dF29HAAAAAElFTkSuQmCC";

fn png() -> Value {
    json!({ "name": "sheets.png", "base64": PNG })
}

#[test]
fn a_photo_is_kept_shown_given_out_and_undone() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let made =
        hall.call("photo.attach", json!({ "file": png(), "game": game, "note": "both sheets" }));
    assert!(texts(&made["stale"]).contains(&"claims"), "{made}");
    let rows = hall.call("photo.list", json!({ "game": game }));
    let row = &rows[0];
    assert_eq!(row["id"], made["created"]);
    assert_eq!(
        (&row["tournament"], &row["round"], &row["board"]),
        (&section, &json!(1), &json!(1))
    );
    assert_eq!((&row["name"], &row["mediaType"]), (&json!("sheets.png"), &json!("image/png")));
    assert_eq!((&row["note"], &row["size"]), (&json!("both sheets"), &json!("0.1 kB")));
    let bytes = base64::engine::general_purpose::STANDARD.decode(PNG).expect("base64");
    assert_eq!(row["sha"], journal::Sha::of(&bytes).to_string());
    let got = hall.call("photo.get", json!({ "id": row["id"] }));
    assert_eq!(got["base64"], PNG, "byte for byte");

    // The same picture in the same place, another kind of file, a file cut short.
    let again = hall.ask("photo.attach", json!({ "file": png(), "game": game }));
    assert_eq!(again.map_err(|error| error.code), Err(Code::Refused));
    let code = |bytes: &[u8]| base64::engine::general_purpose::STANDARD.encode(bytes);
    let attach = |bytes: &[u8]| {
        let file = json!({ "name": "x", "base64": code(bytes) });
        hall.ask("photo.attach", json!({ "file": file, "game": game }))
            .expect_err("it is no photo")
            .message
    };
    assert_snapshot!(attach(b"GIF89a"), @"A photo must be a JPEG, PNG or WebP file; “x” is another kind of file");
    assert_snapshot!(attach(&bytes[..20]), @"“x” begins as a picture and breaks off: take it anew, or copy it again");
    let mut large = bytes.clone();
    large.resize(17 << 20, 0);
    assert_snapshot!(attach(&large), @"A photo must have 16 MB at most, found 17 MB (x)");

    // Undo takes it away, redo and opening anew bring it back.
    hall.call("journal.undo", json!({}));
    assert_eq!(hall.call("photo.list", json!({})), json!([]));
    hall.call("journal.redo", json!({}));
    hall.call("event.close", json!({}));
    hall.call("event.open", json!({ "path": hall.folder.path().join("villa.arbiter") }));
    assert_eq!(hall.call("photo.get", json!({ "id": row["id"] }))["base64"], PNG);
    let good = hall.call("journal.verify", json!({}));
    assert_eq!(good["good"], true, "{good}");

    // Given out with the event, and read in again.
    let files = hall.call("export.make", json!({ "format": "photos" }));
    assert_eq!((&files[0]["name"], &files[0]["base64"]), (&json!("R1-B1 sheets.png"), &json!(PNG)));
    let kept_back = hall.ask("export.make", json!({ "format": "photos", "redact": ["minors"] }));
    assert_eq!(kept_back.map_err(|error| error.code), Err(Code::Refused));
    let whole = hall.call("export.make", json!({ "format": "json" }))[0]["base64"].clone();
    let other = Hall::new("en");
    let file = json!({ "name": "villa.json", "base64": whole });
    other.call(
        "event.import",
        json!({ "file": file, "path": other.folder.path().join("b.arbiter") }),
    );
    let there = other.call("photo.list", json!({}));
    assert_eq!((&there[0]["sha"], &there[0]["board"]), (&row["sha"], &json!(1)));
    let again = other.call("export.make", json!({ "format": "json" }))[0]["base64"].clone();
    assert_eq!(again, whole, "the same document again");

    hall.call("photo.remove", json!({ "id": row["id"], "reason": "another board" }));
    assert_eq!(hall.call("photo.list", json!({ "game": game })), json!([]));
}

const WHITE: &str = "1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8";
const BLACK: &str = "1. e4 e5 2. Cf3 Cf6 3. Cg1 Cg8 4. Cf3 Cf6 5. Cg2 Cg8";

#[test]
fn a_ruling_keeps_both_sheets_and_its_photos_and_prints_them() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let pair = json!({ "white": sheet(WHITE), "black": sheet(BLACK), "chosen": 0 });
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "claimant": "white",
        "mode": "onBoard", "pair": pair,
    });
    let shown = hall.call("claim.examine", claim.clone());
    assert_eq!(shown["verdict"], "upheld", "{}", told(&shown));
    assert_snapshot!(shown["pair"]["sentence"].as_str().expect("a sentence"), @"Both sheets put together (White’s in English, Black’s in Spanish); one game fits; one difference.");
    let merged = hall.call(
        "claim.examineMerged",
        json!({ "claim": claim, "white": sheet(WHITE), "black": sheet(BLACK) }),
    );
    assert_eq!(merged["games"][0]["verdict"], shown, "both ways give the same");

    let made = hall.call("claim.rule", json!({ "claim": claim, "photos": [png(), png()] }));
    let kept = hall.call("ruling.get", json!({ "id": made["created"] }));
    assert_eq!(kept["verdict"], shown);
    assert_eq!(kept["input"]["pair"], pair, "both sheets as typed");
    assert_eq!(hall.board(&section)["outcome"], "=-=");
    let photos = hall.call("photo.list", json!({ "ruling": made["created"] }));
    assert_eq!(photos.as_array().map(Vec::len), Some(1), "the same picture once: {photos}");
    let with_game = hall.call("photo.list", json!({ "game": game }));
    assert_eq!(with_game, photos, "the photo of a ruling is one of its game");

    let print = |language: &str| {
        let asked = json!({ "kind": "ruling", "format": "txt", "language": language });
        let made = hall.call("report.make", asked)["base64"].clone();
        let bytes = base64::engine::general_purpose::STANDARD
            .decode(made.as_str().expect("base64"))
            .expect("base64");
        String::from_utf8(bytes).expect("a text")
    };
    let english = print("en");
    for words in [
        "Both sheets put together (White’s in English, Black’s in Spanish); one game fits; one difference.",
        "Differences between the sheets",
        "Black’s sheet has “Cg2” for 5. Ng1: another rank.",
        "Black’s scoresheet as written",
        BLACK,
        "[sheets.png · SHA-256 ",
    ] {
        assert!(english.contains(words), "{words}\n{english}");
    }
    let spanish = print("es");
    assert!(spanish.contains("Planilla de las negras, tal como está escrita"), "{spanish}");
    assert!(spanish.contains("Diferencias entre las planillas"), "{spanish}");
    // The game of both sheets is written by the program: its letters are those of the print's language.
    let judged = spanish.replace(WHITE, "");
    assert!(judged.contains("5. Cg1"), "the difference: {spanish}");
    assert!(judged.contains("Cf3") && !judged.contains("Nf3"), "the moves: {spanish}");
    let pdf = hall.call("report.make", json!({ "kind": "ruling" }))["base64"].clone();
    let pdf = base64::engine::general_purpose::STANDARD.decode(pdf.as_str().expect("base64"));
    let pdf = pdf.expect("base64");
    let has = |wanted: &[u8]| pdf.windows(wanted.len()).any(|it| it == wanted);
    assert!(has(b"/Subtype/Image"), "the photo is inside");

    // One action: undo takes the ruling, its result and its photo.
    hall.call("journal.undo", json!({}));
    assert_eq!(hall.call("photo.list", json!({})), json!([]));
    assert_eq!(hall.board(&section)["state"], "open");
    let beyond = hall.ask(
        "claim.examine",
        json!({ "kind": "threefold", "pair": {
            "white": sheet(WHITE), "black": sheet(BLACK), "chosen": 99,
        }}),
    );
    assert_eq!(beyond.map_err(|error| error.code), Err(Code::BadInput));
}

#[test]
fn an_end_that_two_sheets_leave_open_is_no_result() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    // Both played on after the mate: it contradicts what stands after it.
    let text = "1. f3 e5 2. g4 Qh4# 3. a3";
    let claim = json!({
        "tournament": section, "game": game, "kind": "checkmate", "claimant": "black",
        "mode": "onBoard", "pair": { "white": sheet(text), "black": sheet(text), "chosen": 0 },
    });
    let shown = hall.call("claim.examine", claim.clone());
    assert_eq!(shown["verdict"], "notPossible", "{}", told(&shown));
    assert_eq!(shown["outcome"], Value::Null);
    assert_eq!(shown["headline"], "The sheets do not decide. The arbiter decides.");
    let articles = shown["articles"].to_string();
    assert!(articles.contains("8.5.3") && articles.contains("8.6"), "{articles}");
    hall.call("claim.rule", json!({ "claim": claim }));
    assert_eq!(hall.board(&section)["state"], "open", "no result is written");

    // The game that was kept with it is judged alone: it knows no more about its end.
    let kept = hall.call("scoresheet.get", json!({ "tournament": section, "game": game }));
    for sheet in [json!({ "text": "" }), kept] {
        let alone = json!({
            "tournament": section, "game": game, "kind": "checkmate", "claimant": "black",
            "mode": "onBoard", "sheet": sheet,
        });
        let again = hall.call("claim.examine", alone);
        assert_eq!((&again["verdict"], &again["outcome"]), (&shown["verdict"], &Value::Null));
    }
    let merged = hall.call("claim.merge", json!({ "white": sheet(text), "black": sheet(text) }));
    let problems = merged["problems"].as_array().expect("a list");
    assert!(problems.iter().any(|it| it["kind"] == "endOpen"), "{problems:?}");
}

#[test]
fn the_round_clock_is_kept() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let clock = || hall.call("round.clock", json!({ "tournament": section, "round": 1 }));
    assert_eq!((&clock()["starts"], &clock()["changed"]), (&json!(""), &json!(false)));
    let start = |time: &str| json!({ "tournament": section, "round": 1, "starts": time, "reason": "the bus was late" });
    hall.call("round.start", start("2026-11-29T16:10"));
    let bad = hall.ask("round.start", start("ten past four"));
    assert_eq!(bad.map_err(|error| error.code), Err(Code::BadInput));
    let mark = |side: &str, arrival: &str| json!({ "tournament": section, "game": game, "side": side, "arrival": arrival });
    hall.call("round.await", mark("white", "awaited"));
    hall.call("round.await", mark("black", "awaited"));
    hall.call("event.close", json!({}));
    hall.call("event.open", json!({ "path": hall.folder.path().join("villa.arbiter") }));
    let kept = clock();
    assert_eq!((&kept["starts"], &kept["changed"]), (&json!("2026-11-29T16:10"), &json!(true)));
    assert_eq!(kept["awaited"].as_array().map(Vec::len), Some(2));
    // A late arrival is an incident, and takes the mark away in the same action.
    let late = json!({ "tournament": section, "game": game, "side": "white", "kind": "late" });
    hall.call("incident.add", json!({ "incident": late, "note": "came at 16:31" }));
    assert_eq!(clock()["awaited"], json!([{ "game": game, "side": "black" }]));
    hall.call("journal.undo", json!({}));
    assert_eq!(clock()["awaited"].as_array().map(Vec::len), Some(2));
    hall.call("round.await", mark("black", "here"));
    let lines = hall.call("journal.list", json!({ "limit": 50 }));
    let told = lines.to_string();
    assert!(told.contains("Round 1 begins at 16:10"), "{told}");
    assert!(told.contains("(Black) is there"), "{told}");
}

#[test]
fn the_default_time_is_that_of_a_clause_of_the_event_or_of_the_laws() {
    let hall = Hall::new("en");
    let (section, _) = hall.event("2023", "standard");
    let with = |edition: &str, clauses: &str, minutes: u16| {
        let mut setup =
            hall.call("tournament.get", json!({ "tournament": section }))["setup"].clone();
        setup["lawsEdition"] = json!(edition);
        setup["localClauses"] = json!(clauses);
        setup["defaultTime"] = json!(minutes);
        let update = json!({ "tournament": section, "setup": setup, "reason": "test" });
        hall.call("tournament.update", update);
        let clock = hall.call("round.clock", json!({ "tournament": section, "round": 1 }));
        let cites: Vec<String> = clock["articles"]
            .as_array()
            .expect("articles")
            .iter()
            .map(|it| it["cite"].as_str().expect("a cite").to_owned())
            .collect();
        format!("{} [{}]", clock["sentence"].as_str().expect("a sentence"), cites.join("; "))
    };
    let mut all = String::new();
    for (edition, clauses, minutes) in [
        ("2023", "default-time-minutes = 15", 30),
        ("2023", "", 30),
        ("2023", "", 0),
        ("2014", "", 0),
        ("1997", "No phones in the hall.", 0),
    ] {
        writeln!(all, "{}", with(edition, clauses, minutes)).expect("a text takes text");
    }
    assert_snapshot!(all, @r"
    A player who comes more than 15 minutes late loses, by a clause of the event, unless the arbiter decides otherwise. [Laws 2023, 6.7.1; Clauses of the event]
    A player who comes more than 30 minutes late loses, by the settings of the event, unless the arbiter decides otherwise. [Laws 2023, 6.7.1]
    A player who is not there at the start loses, by the Laws, unless the arbiter decides otherwise. [Laws 2023, 6.7.1]
    The regulations must give the default time, and the event has none. [Laws 2014, 6.7.a]
    A player who comes more than 60 minutes late loses, by the Laws, unless the arbiter decides otherwise. [Laws 1997, 6.6; Clauses of the event]
    ");
    let late = json!({ "tournament": section, "kind": "late" });
    let view = hall.call("incident.examine", late);
    assert_eq!(view["localClauses"], "No phones in the hall.");
}

#[test]
fn clocks_set_anew_are_incidents_with_a_reason() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let incident = json!({
        "tournament": section, "game": game, "side": "white", "kind": "clock-adjusted",
        "clocks": {
            "white": "+2:00", "black": "-60", "whiteShows": "1:02:30", "moveNumber": 24,
            "running": "black",
        },
    });
    let view = hall.call("incident.examine", incident.clone());
    assert_snapshot!(texts(&view["steps"]).join("\n"), @"White +0:02:00, Black −0:01:00, White now shows 1:02:30, at move 24 of Black");
    assert_eq!(view["articles"][0]["cite"], "Laws 2023, 6.10.2");
    let bare = hall.ask("incident.add", json!({ "incident": incident.clone(), "note": " " }));
    assert_eq!(bare.map_err(|error| error.code), Err(Code::NeedsReason));
    let note = "The increment was not set";
    hall.call("incident.add", json!({ "incident": incident, "note": note }));
    let rows = hall.call("incident.list", json!({}));
    assert_eq!(rows[0]["clocks"]["whiteSeconds"], 120);
    assert_eq!(rows[0]["clocks"]["afterPly"], 47);
    let asked = json!({ "kind": "incidents", "format": "txt" });
    let made = hall.call("report.make", asked)["base64"].clone();
    let text = base64::engine::general_purpose::STANDARD.decode(made.as_str().expect("base64"));
    let text = String::from_utf8(text.expect("base64")).expect("a text");
    assert!(text.contains("Clocks adjusted") && text.contains("White +0:02:00"), "{text}");
    let nothing = json!({ "tournament": section, "game": game, "kind": "clock-adjusted" });
    let refused = hall.ask("incident.add", json!({ "incident": nothing, "note": "x" }));
    assert_eq!(refused.map_err(|error| error.code), Err(Code::Refused));
}

#[test]
fn articles_are_found_in_both_languages() {
    for (language, text) in [("en", "same position third"), ("es", "misma posicion tercera")] {
        let hall = Hall::new(language);
        let found = hall.call("article.search", json!({ "text": text }));
        let cites: Vec<&str> = found["articles"]
            .as_array()
            .expect("articles")
            .iter()
            .map(|it| it["cite"].as_str().expect("a cite"))
            .collect();
        assert!(cites.iter().any(|it| it.ends_with("2023, 9.2.2")), "{language}: {cites:?}");
        let other = hall.call("article.search", json!({ "text": "9.2", "edition": "2018" }));
        assert!(
            other["articles"][0]["cite"].as_str().is_some_and(|it| it.ends_with("2018, 9.2.1.1"))
        );
        let all = hall.call("article.search", json!({ "text": "", "edition": "all" }));
        assert!(all["count"].as_u64() > Some(300), "{}", all["count"]);
        let bad = hall.ask("article.search", json!({ "edition": "1929" }));
        assert_eq!(bad.map_err(|error| error.code), Err(Code::BadInput));
    }
}

/// The sheet that a player wrote in another edition's time: the articles are those of the edition in force.
#[test]
fn moves_made_cite_the_edition_in_force() {
    let hall = Hall::new("en");
    let ask = |edition: &str, moves: u32| {
        let asked = json!({
            "white": sheet("1. e4 e5 2. Nf3 Nc6"), "black": sheet("1. e4 e5 2. Nf3"),
            "movesMade": { "moves": moves, "player": "white" }, "edition": edition,
        });
        hall.call("claim.merge", asked)["movesMade"]["article"].as_str().unwrap_or("").to_owned()
    };
    assert_eq!(ask("", 2), "Laws 2023, 8.5.3");
    assert_eq!(ask("2018", 40), "Laws 2018, 8.6");
    assert_eq!(ask("2009", 2), "Laws 2009, 8.5.c");
    assert_eq!(ask("old-es", 2), "Laws 1997, 8.5.c", "the summary does not say");
}
