//! Rulings as they are kept, and the questions that need no claim.

use base64::Engine as _;

use super::*;

#[test]
fn a_ruling_is_kept_with_its_result() {
    let mut hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let mut claim = written(RUY, "black", "Qc7");
    claim["tournament"] = section.clone();
    claim["game"] = game.clone();
    let before = hall.call("claim.examine", claim.clone());
    let changes = hall.call("claim.rule", json!({ "claim": claim, "note": "Both agreed" }));
    assert!(texts(&changes["stale"]).contains(&"claims"), "{changes}");
    let id = changes["created"].clone();

    let board = hall.board(&section);
    assert_eq!(board["outcome"], "=-=", "the result is written with the ruling");
    assert_eq!((&board["hasRuling"], &board["hasSheet"]), (&json!(true), &json!(true)));
    let kept = hall.call("scoresheet.get", json!({ "tournament": section, "game": game }));
    assert_eq!(kept["text"], RUY);

    let rows = hall.call("claim.list", json!({}));
    assert_eq!(rows.as_array().map(Vec::len), Some(1));
    let row = &rows[0];
    assert_eq!(row["id"], id);
    assert_eq!(row["at"], "2026-11-29T10:00:00+01:00");
    assert_eq!((&row["round"], &row["board"]), (&json!(1), &json!(1)));
    assert!(row["players"].as_str().expect("players").contains("Llobregón, Nico"), "{row}");
    assert_eq!(row["claim"], "Black: same position three times");
    assert_eq!(row["verdict"], "upheld");
    assert_eq!(row["headline"], before["headline"]);
    assert_eq!(texts(&row["articles"])[0], "Laws 2023, 9.2.1");

    let ruling = hall.call("ruling.get", json!({ "id": id }));
    assert_eq!(ruling["verdict"], before, "the verdict is kept as it was shown");
    assert_eq!(ruling["input"]["edition"], "2023", "the edition is kept with the claim");
    assert_eq!(ruling["input"]["ply"], 45);
    let again = hall.call("claim.examine", ruling["input"].clone());
    assert_eq!(again, before, "what was asked gives the same verdict again");

    // Another language, the file opened anew: the ruling is the same.
    hall.call("event.close", json!({}));
    let path = hall.folder.path().join("villa.arbiter");
    hall.call("event.open", json!({ "path": path }));
    hall.call = Call::in_language("es");
    let reopened = hall.call("ruling.get", json!({ "id": id }));
    let spanish = hall.call("claim.examine", ruling["input"].clone());
    assert_eq!(reopened["verdict"], spanish, "in its language, as it would have been told then");
    assert_eq!(reopened["row"]["claim"], "Negras: triple repetición de la posición");
    hall.call = Call::in_language("en");

    hall.call("journal.undo", json!({}));
    assert_eq!(hall.call("claim.list", json!({})), json!([]));
    let board = hall.board(&section);
    assert_eq!(board["state"], "open", "ruling and result are undone together");
    assert_eq!(board["hasSheet"], false);
    hall.call("journal.redo", json!({}));
    assert_eq!(hall.board(&section)["outcome"], "=-=");
    assert_eq!(hall.call("ruling.get", json!({ "id": id }))["verdict"], before);
}

#[test]
fn a_rejected_claim_writes_no_result() {
    let hall = Hall::new("es");
    let (section, game) = hall.event("2023", "standard");
    let attach = |text: &str| json!({ "tournament": section, "game": game, "sheet": sheet(text) });
    hall.call("scoresheet.attach", attach(RUY_ES));
    // The sheet of the game is taken where none is typed.
    let claim =
        json!({ "game": game, "kind": "threefold", "claimant": "white", "mode": "written" });
    let id = hall.call("claim.rule", json!({ "claim": claim, "note": "" }))["created"].clone();
    let ruling = hall.call("ruling.get", json!({ "id": id }));
    assert_eq!(ruling["verdict"]["verdict"], "rejected");
    assert_eq!(ruling["input"]["sheet"]["text"], RUY_ES);
    assert_eq!(ruling["input"]["announced"], "Dd1");
    let board = hall.board(&section);
    assert_eq!((&board["state"], &board["hasRuling"]), (&json!("open"), &json!(true)));
    hall.call("scoresheet.attach", attach(""));
    let kept = hall.call("scoresheet.get", json!({ "tournament": section, "game": game }));
    assert_eq!(kept["text"], "");
}

/// The same position stood five times before; the claim on a later one is wrong, and the game is drawn all the same (9.6.1).
#[test]
fn a_wrong_claim_in_a_game_that_was_over_writes_how_it_ended() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard",
        "claimant": "black", "sheet": sheet(&format!("{shuffle} e4 e5 Nf3 Nc6 Bb5")),
    });
    let shown = hall.call("claim.examine", claim.clone());
    assert_eq!((&shown["verdict"], &shown["outcome"]), (&json!("rejected"), &json!("=-=")));
    assert_eq!(texts(&shown["now"])[1], "The game is drawn: ½ - ½.");
    assert_eq!(shown["minutesAdded"], 0);
    hall.call("claim.rule", json!({ "claim": claim }));
    assert_eq!(hall.board(&section)["outcome"], "=-=", "what was told is written");
}

/// A ruling outside any game: an arbiter looks a claim up and keeps it.
#[test]
fn a_ruling_needs_no_game() {
    let hall = Hall::new("en");
    hall.event("2023", "standard");
    let claim = json!({ "sheet": sheet(ROOKS), "kind": "threefold" });
    let made = hall.call("claim.rule", json!({ "claim": claim, "note": "Skittles" }));
    let row = hall.call("ruling.get", json!({ "id": made["created"] }))["row"].clone();
    assert_eq!((&row["players"], &row["board"]), (&json!(""), &Value::Null));
    assert_eq!(row["verdict"], "upheld");
}

#[test]
fn whether_a_side_can_still_checkmate() {
    let hall = Hall::new("es");
    let view = hall.call("claim.mate", json!({ "fen": "4k3/8/8/8/8/8/8/4K2R w - - 0 1" }));
    assert_eq!(view["dead"], false);
    let (white, black) = (&view["answers"][0], &view["answers"][1]);
    assert_eq!(white["verdict"], "winnable");
    assert_eq!(white["line"].as_array().map(Vec::len), white["san"].as_array().map(Vec::len));
    assert_eq!(black["verdict"], "unwinnable");
    assert_eq!(
        black["headline"],
        "Las negras no pueden dar jaque mate con ninguna serie de jugadas legales."
    );
    assert_eq!(black["reason"], "material");
    // Black is stalemated after any move of White.
    let dead = hall.call("claim.mate", json!({ "fen": "7k/6pP/6P1/5K2/8/8/8/8 w - - 0 1" }));
    assert_eq!(dead["dead"], true);
    let bad = hall.ask("claim.mate", json!({ "fen": "nonsense", "winner": "white" }));
    assert_eq!(bad.map_err(|error| error.code), Err(Code::BadInput));
}

/// Laws 2023, 8.5.3 and 8.6.
#[test]
fn the_moves_of_a_period_are_counted_on_two_sheets() {
    let hall = Hall::new("en");
    let sheet = |text: &str| json!({"text": text, "language": "en", "start": ""});
    let whole = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    let ask = |white: &str, board: &str, moves: u32| {
        let asked = json!({
            "white": sheet(white), "black": sheet(whole), "finalBoard": board,
            "movesMade": {"moves": moves, "player": "white"},
        });
        hall.ask("claim.merge", asked).expect("the sheets are readable")["movesMade"].clone()
    };
    let end = "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 4 6";
    assert_snapshot!(ask(whole, "", 5)["text"].as_str().unwrap(), @"White made the 5 moves: every game that fits the sheets has them.");
    assert_eq!(ask(whole, "", 6)["answer"], "refuted");
    // White stopped writing: more may have been played, unless the final position was kept.
    let stopped = "1. e4 e5 2. Nf3 Nc6 3. Bb5";
    let open = ask(stopped, "", 6);
    assert_eq!((&open["answer"], &open["article"]), (&json!("possible"), &json!("Laws 2023, 8.6")));
    let kept = ask(stopped, end, 6);
    assert_eq!((&kept["answer"], &kept["most"]), (&json!("refuted"), &json!(5)));
    // A position that the record does not lead to settles nothing.
    assert_eq!(ask(stopped, "4k3/8/8/8/8/8/8/4K3", 6)["answer"], "possible");
}

/// Laws 2023, 9.4 and 9.2: a claim that was not made as the Laws ask is recorded, printed and appealed like any other.
#[test]
fn a_claim_that_was_not_made_correctly_is_ruled_on() {
    let cases = [
        (json!({ "before": "touched" }), "9.4", "A piece was touched"),
        (
            json!({ "claimant": "white", "mode": "onBoard", "announced": "" }),
            "1.3",
            "Black has the move",
        ),
    ];
    for (changes, article, reason) in cases {
        let mut hall = Hall::new("en");
        let (section, game) = hall.event("2023", "standard");
        let mut claim = written(RUY, "black", "Qc7");
        claim["tournament"] = section.clone();
        claim["game"] = game.clone();
        for (name, value) in changes.as_object().expect("fields") {
            claim[name] = value.clone();
        }
        let id =
            hall.call("claim.rule", json!({ "claim": claim, "note": "seen by me" }))["created"]
                .clone();
        let row = hall.call("claim.list", json!({}))[0].clone();
        assert_eq!(row["verdict"], "notPossible");
        assert!(texts(&row["articles"]).iter().any(|it| it.ends_with(article)), "{row}");
        assert_eq!(hall.board(&section)["state"], "open", "the game goes on");
        let print = |language: &str| {
            let asked =
                json!({ "kind": "ruling", "ruling": id, "format": "txt", "language": language });
            let made = hall.call("report.make", asked)["base64"].clone();
            let bytes =
                base64::engine::general_purpose::STANDARD.decode(made.as_str().expect("base64"));
            String::from_utf8(bytes.expect("base64")).expect("a text")
        };
        let english = print("en");
        for words in [
            "The claim is not valid: it was not made as the Laws ask.",
            reason,
            article,
            "No time is added",
            "seen by me",
        ] {
            assert!(english.contains(words), "{words}\n{english}");
        }
        let spanish = print("es");
        assert!(
            spanish.contains("Reclamación no válida: no se hizo como piden las Leyes."),
            "{spanish}"
        );
        hall.call("ruling.appeal", json!({ "id": id, "by": "Nico", "reason": "I said I adjust" }));
        let decide = json!({ "id": id, "decision": "overturned", "by": "Committee", "reason": "so it was", "result": "=-=" });
        hall.call("ruling.decide", decide);
        assert_eq!(hall.board(&section)["outcome"], "=-=");
        hall.call = Call::in_language("es");
        assert_eq!(
            hall.call("claim.list", json!({}))[0]["headline"],
            "Reclamación no válida: no se hizo como piden las Leyes. La partida continúa."
        );
    }
}

/// 9.6.1: the game was over before the cell that cannot be read; on paper that cell is marked.
#[test]
fn what_was_over_before_an_unread_move_is_told_with_the_mark() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let knights = format!("Nf3 {}Zx9 e5 d4", "Nf6 Ng1 Ng8 Nf3 ".repeat(4));
    let mut claim = json!({ "sheet": { "text": knights }, "kind": "fivefold" });
    let verdict = hall.call("claim.examine", claim.clone());
    assert_snapshot!(told(&verdict), @r"
    upheld: The claim is correct. The game was over.
    The game was over after 8... Ng8: the same position for the fifth time (article 9.6.1).
    - The record ends after 9. Nf3.
    § Laws 2023, 9.6.1
    § Laws 2023, 9.2.3
    = 0 first position
    = 4 2... Ng8
    = 8 4... Ng8
    = 12 6... Ng8
    = 16 8... Ng8
    ! The game is drawn: ½ - ½.
    ? 9... Zx9 cannot be read (line 1, column 69). Nearest: a6, b6, c6, d6, e6, f6.
    ? 2 moves after that are not read.
    ");
    assert_eq!(verdict["outcome"], "=-=");
    claim["kind"] = json!("threefold");
    claim["claimant"] = json!("white");
    claim["mode"] = json!("onBoard");
    let verdict = hall.call("claim.examine", claim.clone());
    assert_snapshot!(told(&verdict), @r"
    notPossible: The game was over before the move of the claim.
    The record ends after 9. Nf3.
    § Laws 2023, 9.2.2
    § Laws 2023, 9.6.1
    ! The game was over after 8... Ng8: the same position for the fifth time (article 9.6.1).
    ! The game is drawn: ½ - ½.
    ? 9... Zx9 cannot be read (line 1, column 69). Nearest: a6, b6, c6, d6, e6, f6.
    ? 2 moves after that are not read.
    ");
    claim["tournament"] = section;
    claim["game"] = game;
    let id = hall.call("claim.rule", json!({ "claim": claim }))["created"].clone();
    let asked = json!({ "kind": "ruling", "ruling": id, "format": "txt", "language": "es" });
    let made = hall.call("report.make", asked)["base64"].clone();
    let bytes = base64::engine::general_purpose::STANDARD.decode(made.as_str().expect("base64"));
    let text = String::from_utf8(bytes.expect("base64")).expect("a text");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("[Zx9: no se lee]"), "{text}");
    assert!(text.contains("Las jugadas entre corchetes no se leyeron"), "{text}");
}

/// 7.5.5: the first of two illegal moves is withdrawn, so the second loses nothing any more; the arbiter is told, and nothing that
/// was told is changed.
#[test]
fn a_withdrawn_illegal_move_is_counted_no_more() {
    let mut hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let incident =
        json!({ "tournament": section, "game": game, "side": "white", "kind": "illegal-move" });
    let first = hall.call("incident.add", json!({ "incident": incident }))["created"].clone();
    let second = hall.call("incident.add", json!({ "incident": incident }))["created"].clone();
    assert_eq!(hall.board(&section)["outcome"], "0-1");
    assert_eq!(hall.call("incident.list", json!({}))[0]["recount"], Value::Null);
    let gone = hall.call("incident.withdraw", json!({ "id": first, "reason": "it was legal" }));
    assert_snapshot!(gone["notice"].as_str().expect("a notice"), @"Illegal move: Counted anew it is number 1 of the player in this game, no longer number 2: the game goes on, 2 minutes for the opponent. Ruled was: the game is lost. The result 0 - 1 that was written with it stands: correct it, with the reason, if it no longer follows.");
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert_eq!((&row["id"], &row["count"]), (&second, &json!(2)), "what was told stays");
    let now = &row["recount"];
    assert_eq!(
        (&now["count"], &now["consequence"], &now["minutes"]),
        (&json!(1), &json!("goesOn"), &json!(2))
    );
    hall.call = Call::in_language("es");
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert_snapshot!(row["recount"]["text"].as_str().expect("words"), @"Contada de nuevo es la número 1 del jugador en esta partida, ya no la 2: la partida continúa, 2 minutos para el adversario. Se había decidido: la partida está perdida. El resultado 0 - 1 que se anotó con ella sigue en pie: corríjalo, con el motivo, si ya no procede.");
    hall.call = Call::in_language("en");
    // The next one is the second by the count as it stands.
    let next = hall.call("incident.examine", incident);
    assert_eq!((&next["count"], &next["consequence"]), (&json!(2), &json!("lost")));
    // Once another result is entered nothing is said of the old one.
    let settle =
        json!({ "tournament": section, "game": game, "outcome": "=-=", "reason": "played on" });
    hall.call("result.settle", settle);
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert!(!row["recount"]["text"].as_str().expect("words").contains("0 - 1"), "{row}");
}

/// Laws 2023, A.4 to A.6: what was ruled in rapid stays a ruling by the rules of that time, whatever the event sets later.
#[test]
fn an_illegal_move_keeps_the_rules_that_it_was_judged_by() {
    let mut hall = Hall::new("en");
    let (section, game) = hall.event("2023", "rapid");
    let incident = |supervised: bool| {
        json!({
            "tournament": section, "game": game, "side": "white", "kind": "illegal-move",
            "supervised": supervised,
        })
    };
    let asked = hall.call("incident.examine", incident(false));
    assert_snapshot!(asked["regime"].as_str().expect("words"), @"Rapid chess without enough arbiters for the Competition Rules (Laws 2023, A.5)");
    assert_eq!(asked["regimeFrom"], "asked");
    let first =
        hall.call("incident.add", json!({ "incident": incident(false) }))["created"].clone();
    hall.call("incident.add", json!({ "incident": incident(true) }));
    // The event becomes one of standard chess, and names its supervision.
    hall.set(&section, json!({ "pace": "blitz", "localClauses": "supervision = limited" }));
    let rows = hall.call("incident.list", json!({}));
    assert_snapshot!(rows[0]["regime"].as_str().expect("words"), @"Rapid chess with enough arbiters: the Competition Rules hold (Laws 2023, A.4)");
    assert_snapshot!(rows[1]["regime"].as_str().expect("words"), @"Rapid chess without enough arbiters for the Competition Rules (Laws 2023, A.5)");
    assert_eq!((&rows[0]["supervised"], &rows[1]["supervised"]), (&json!(true), &json!(false)));
    let gone = hall.call("incident.withdraw", json!({ "id": first, "reason": "it was legal" }));
    assert_snapshot!(gone["notice"].as_str().expect("a notice"), @"Illegal move: Counted anew it is number 1 of the player in this game, no longer number 2: the game goes on, 1 minute for the opponent. Ruled was: the game is lost. The result 0 - 1 that was written with it stands: correct it, with the reason, if it no longer follows.");
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert_eq!(row["recount"]["consequence"], "goesOn", "one ruling, not two: {row}");
    // The next one is judged by what the event says, whatever is asked.
    let next = hall.call("incident.examine", incident(true));
    assert_snapshot!(next["regime"].as_str().expect("words"), @"Blitz without enough arbiters for the Competition Rules, by the clauses of the event (Laws 2023, B.3)");
    assert_eq!(next["regimeFrom"], "clauses");
    assert_eq!(next["articles"][0]["cite"], "Laws 2023, A.5.2");
    hall.call = Call::in_language("es");
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert_snapshot!(row["regime"].as_str().expect("words"), @"Rápido con árbitros suficientes: rigen las Reglas de competición (Leyes 2023, A.4)");
    let log = hall.print("incidents", &Value::Null, "es");
    let log = log.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(log.contains("rigen las Reglas de competición"), "{log}");
}
