//! Letters of other languages, illegal moves that stand, what follows from mate possible, and moves written again.

use serde_json::{Value, json};

use crate::{Hall, texts};

/// After 1. e4 e5 2. Nf3, Black to move.
const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

fn sealed(hall: &Hall, fen: &str, written: &str, language: &str) -> Value {
    hall.call("claim.sealed", json!({ "fen": fen, "written": written, "language": language }))
}

#[test]
fn a_sealed_move_in_any_language_is_no_loss() {
    let hall = Hall::new("en");
    for (written, language, uci) in [
        ("Cc6", "", "b8c6"),
        ("Sc6", "auto", "b8c6"),
        ("Sc6", "", "b8c6"),
        ("Ab4", "", "f8b4"),
        ("Cc6", "es", "b8c6"),
        ("Hc6", "en", "b8c6"),
    ] {
        let view = sealed(&hall, OPEN, written, language);
        assert_eq!(view["verdict"], "ok", "{written} {language}: {view}");
        assert_eq!(view["moves"], json!([uci]), "{written} {language}");
        let marked = texts(&view["because"]).iter().any(|it| it.contains("another language"));
        assert_eq!(marked, language != "es", "{written} {language}: {view}");
        assert_eq!(view["result"], Value::Null);
    }
    // Clear in English, and something else in Spanish: told where no language was given.
    let rook_or_king = "4k3/8/8/8/8/8/8/R2K4 w - - 0 1";
    let told = sealed(&hall, rook_or_king, "Rc1", "");
    assert!(texts(&told["because"]).iter().any(|it| it.contains("Kc1")), "{told}");
    assert_eq!(sealed(&hall, rook_or_king, "Rc1", "en")["because"], json!([]));
}

#[test]
fn a_sealed_move_after_the_end_does_not_count() {
    let hall = Hall::new("en");
    let view = sealed(&hall, "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1", "Kh9", "");
    assert_eq!((&view["result"], &view["endsGame"]), (&json!("=-="), &json!("dead")));
    assert!(view["sentence"].as_str().is_some_and(|it| it.contains("5.2.2")), "{view}");
}

fn claim(kind: &str, announced: &str, text: &str, start: &str, more: Value) -> Value {
    let mut claim = json!({
        "sheet": { "text": text, "language": "en", "start": start },
        "kind": kind,
        "mode": if announced.is_empty() { "onBoard" } else { "written" },
        "announced": announced,
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        claim[key] = value.clone();
    }
    claim
}

#[test]
fn an_announced_move_in_any_language_is_settled() {
    let hall = Hall::new("en");
    let text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    for announced in ["Cg8", "Cf6-g8", "Sg8", "Ng8"] {
        let verdict =
            hall.call("claim.examine", claim("threefold", announced, text, "", json!({})));
        assert_eq!(verdict["verdict"], "upheld", "{announced}: {verdict}");
    }
    // Two languages, two moves: nothing costs time before the player is asked.
    let fen = "4k2r/8/5n2/8/8/8/8/4K3 b k - 99 90";
    let open = hall.call("claim.examine", claim("fifty", "Hg8", "", fen, json!({})));
    assert_eq!((&open["verdict"], &open["minutesAdded"]), (&json!("notPossible"), &json!(0)));
    let said = json!({ "announcedLanguage": "hu" });
    let settled = hall.call("claim.examine", claim("fifty", "Hg8", "", fen, said));
    assert_eq!(settled["verdict"], "upheld", "{settled}");
}

#[test]
fn after_checkmate_there_is_nothing_to_claim() {
    let hall = Hall::new("en");
    let mated = claim("fifty", "", "120. Qg7#", "7k/8/5K2/6Q1/8/8/8/8 w - - 149 120", json!({}));
    let verdict = hall.call("claim.examine", mated);
    assert_eq!((&verdict["verdict"], &verdict["minutesAdded"]), (&json!("notPossible"), &json!(0)));
    assert!(texts(&verdict["now"])[0].contains("5.1.1"), "{verdict}");
    assert!(texts(&verdict["now"]).iter().any(|it| it.contains("White has won")), "{verdict}");
}

#[test]
fn an_illegal_move_that_stands_is_counted_and_told() {
    let hall = Hall::new("en");
    let text = "1. Nf3 Nf6 2. Ng1 Bf8-d6 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3 Ng8 6. Ng1 Nf6";
    let sheet = json!({ "text": text, "language": "en", "start": "" });
    let asked = json!({ "sheet": sheet, "number": 2, "side": "black" });
    let stands = hall.call("scoresheet.stand", asked);
    assert!(
        stands["text"].as_str().is_some_and(|it| it.contains("Bf8-d6 {stands} 3.")),
        "{stands}"
    );
    let read = hall.call("scoresheet.read", stands.clone());
    assert_eq!(read["cells"][3]["status"], "stands");
    assert_eq!(read["positions"].as_array().map(Vec::len), Some(13));
    let judged = json!({ "sheet": stands, "kind": "threefold", "mode": "onBoard" });
    let verdict = hall.call("claim.examine", judged);
    assert_eq!(verdict["verdict"], "upheld", "{verdict}");
    let because = texts(&verdict["because"]);
    assert!(because.iter().any(|it| it.contains("Bf8-d6") && it.contains("7.5.1")), "{because:?}");
}

#[test]
fn an_illegal_move_that_stands_is_counted_on_two_sheets() {
    let hall = Hall::new("en");
    let text = "1. Nf3 Nf6 2. Ng1 Bf8-d6 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3 Ng8 6. Ng1 Nf6";
    let german = text.replace('N', "S").replace("Bf8", "Lf8");
    let sheet = |text: &str| json!({ "text": text, "language": "auto", "start": "" });
    let ask = |white: &str| {
        let claim = json!({ "kind": "threefold", "mode": "onBoard" });
        let pair = json!({ "claim": claim, "white": sheet(white), "black": sheet(&german) });
        hall.call("claim.examineMerged", pair)
    };
    // Unsaid, the difference offers to say it.
    let unsaid = ask(text);
    let problems = unsaid["merged"]["problems"].as_array().expect("problems");
    assert!(
        problems.iter().any(|it| it["canStand"] == true && it["written"] == "Bf8-d6"),
        "{problems:?}"
    );
    let said = ask(&text.replace("d6", "d6 {stands}"));
    assert_eq!(said["merged"]["problems"], json!([]), "{said}");
    let game = &said["games"][0];
    assert!(
        game["sheet"]["text"].as_str().is_some_and(|it| it.contains("Bf8-d6 {stands}")),
        "{game}"
    );
    assert_eq!(game["verdict"]["verdict"], "upheld", "{game}");
}

#[test]
fn what_the_old_summary_leaves_open_about_a_mate_is_said() {
    for (language, flag, dead) in [
        ("en", "makes no exception", "does not know dead positions"),
        ("es", "no hace excepción", "no conoce las posiciones muertas"),
    ] {
        let hall = Hall::new(language);
        let asked = json!({ "fen": "8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "edition": "old-es" });
        let view = hall.call("claim.mate", asked);
        let uses = view["uses"].as_array().expect("uses");
        let find = |what: &str, side: &str| {
            uses.iter().find(|it| it["what"] == what && it["side"] == side).expect(what).clone()
        };
        // The flag loses in the summary itself; the exception stands in the edition after it.
        assert_ne!(find("flag-fall", "white")["articles"][0]["cite"], json!(""));
        let other = find("unsaid-flag-fall", "white");
        assert!(other["text"].as_str().is_some_and(|it| it.contains(flag)), "{other}");
        assert!(
            other["articles"][0]["cite"].as_str().is_some_and(|it| it.contains("6.9")),
            "{other}"
        );
        let other = find("unsaid-dead", "");
        assert!(other["text"].as_str().is_some_and(|it| it.contains(dead)), "{other}");
        assert!(
            other["articles"][0]["cite"].as_str().is_some_and(|it| it.contains("1.3")),
            "{other}"
        );
    }
}

#[test]
fn what_follows_where_a_side_cannot_mate_has_its_article() {
    let hall = Hall::new("en");
    let ask = |edition: &str| {
        let fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        let asked = json!({ "fen": fen, "winner": "black", "edition": edition });
        let view = hall.call("claim.mate", asked);
        let uses = view["uses"].as_array().cloned().unwrap_or_default();
        let told = |it: &Value| {
            let cite = it["articles"][0]["cite"].as_str().unwrap_or_default().to_owned();
            (it["text"].as_str().unwrap_or_default().to_owned(), cite)
        };
        uses.iter().map(told).collect::<Vec<_>>()
    };
    let new = ask("");
    assert_eq!(
        new[0],
        ("If White’s flag falls, the game is drawn.".into(), "Laws 2023, 6.9".into())
    );
    assert_eq!(new[1], ("If White resigns, the game is drawn.".into(), "Laws 2023, 5.1.2".into()));
    assert_eq!(new[2].1, "Laws 2023, 7.5.5");
    assert_eq!(
        ask("2018")[1],
        ("If White resigns, White loses.".into(), "Laws 2018, 5.1.2".into())
    );
    let dead =
        hall.call("claim.mate", json!({ "fen": "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1" }));
    let last = dead["uses"].as_array().and_then(|it| it.last()).cloned().unwrap_or_default();
    assert_eq!(
        (&last["what"], &last["articles"][0]["cite"]),
        (&json!("dead"), &json!("Laws 2023, 5.2.2"))
    );
    let text = dead["answers"][0]["text"].as_str().unwrap_or_default();
    assert!(text.starts_with("No pawn can move or be taken."), "{text}");
}

#[test]
fn a_dead_position_that_takes_a_search_is_proven_in_a_claim() {
    let hall = Hall::new("en");
    let fen = "k7/3p4/5p1p/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1";
    let verdict = hall.call("claim.examine", claim("dead", "", "", fen, json!({})));
    assert_eq!(verdict["verdict"], "upheld", "{verdict}");
    assert!(
        texts(&verdict["because"]).iter().any(|it| it.contains("cannot checkmate")),
        "{verdict}"
    );
}

#[test]
fn moves_are_written_in_another_form_and_language() {
    let hall = Hall::new("en");
    let sheet =
        json!({ "text": "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6", "language": "en", "start": "" });
    for (form, language, expected) in [
        ("san", "es", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6"),
        ("long", "de", "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6 4. Lb5xc6"),
        ("reversible", "en", "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6 4. Bb5xNc6"),
        ("figurine", "", "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 a6 4. ♗xc6"),
    ] {
        let asked = json!({ "sheet": sheet, "form": form, "language": language });
        assert_eq!(hall.call("scoresheet.write", asked)["text"], expected);
    }
}

#[test]
fn an_open_cell_names_the_moves_with_which_the_rest_is_read() {
    let hall = Hall::new("en");
    let text = "1. e4 e5 2. Nf3 ??? 3. Bc4 Bc5 4. O-O Nf6";
    let read =
        hall.call("scoresheet.read", json!({ "text": text, "language": "auto", "start": "" }));
    assert_eq!(read["cells"][4]["status"], "after");
    assert_eq!(read["cells"][4]["suggestions"], json!(["Bc4"]));
    let problems = texts(&read["problems"]);
    assert!(
        problems.iter().any(|it| it.contains("the 4 moves after it can be read")),
        "{problems:?}"
    );
}
