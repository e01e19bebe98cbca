//! What is decided at the board, recorded, appealed and told again: answers that are no claim, draws that come too early,
//! results that stand already.

use base64::Engine as _;

use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

impl Hall {
    pub(super) fn print(&self, kind: &str, ruling: &Value, language: &str) -> String {
        let asked =
            json!({ "kind": kind, "ruling": ruling, "format": "txt", "language": language });
        let made = self.call("report.make", asked)["base64"].clone();
        let bytes = base64::engine::general_purpose::STANDARD
            .decode(made.as_str().expect("base64"))
            .expect("base64");
        String::from_utf8(bytes).expect("a text")
    }

    pub(super) fn set(&self, section: &Value, changes: Value) {
        let mut setup =
            self.call("tournament.get", json!({ "tournament": section }))["setup"].clone();
        for (name, value) in changes.as_object().expect("settings") {
            setup[name] = value.clone();
        }
        let asked = json!({ "tournament": section, "setup": setup, "reason": "as announced" });
        self.call("tournament.update", asked);
    }

    pub(super) fn attach(&self, section: &Value, game: &Value, text: &str) -> Value {
        let asked = json!({ "tournament": section, "game": game, "sheet": sheet(text) });
        self.call("scoresheet.attach", asked)
    }

    pub(super) fn enter(&self, section: &Value, game: &Value, outcome: &str) -> Value {
        let asked = json!({ "tournament": section, "game": game, "outcome": outcome, "pass": 1, "source": "slip" });
        self.call("result.enter", asked)
    }
}

/// Laws 2023, 9.1.1 and 5.2.3.
#[test]
fn a_draw_by_agreement_before_the_move_of_the_event_is_told() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    hall.set(&section, json!({ "noDrawBefore": 30 }));
    hall.attach(&section, &game, "1. e4 e5 2. Nf3 Nc6");
    let entered = hall.enter(&section, &game, "=-=");
    assert_snapshot!(entered["notice"].as_str().expect("a notice"), @"Draw agreed after 2 moves: the regulations of the event allow none before move 30 (Laws 2023, 9.1.1). It stands only with the arbiter’s consent: settle the result with the reason, or let the game go on.");
    let board = hall.board(&section);
    assert_eq!(board["outcome"], "=-=", "it is entered all the same, with one key");
    assert_eq!(board["remark"], entered["notice"], "and stays marked");
    // The arbiter consents, with a reason.
    let settle = |reason: &str| {
        let asked =
            json!({ "tournament": section, "game": game, "outcome": "=-=", "reason": reason });
        hall.ask("result.settle", asked)
    };
    assert_eq!(settle(" ").map_err(|error| error.code), Err(Code::NeedsReason));
    settle("White is ill").expect("a reason is given");
    assert_eq!(hall.board(&section)["remark"], "");

    // The sheet comes after the result, in Spanish; a decisive result is nobody's agreement.
    let mut hall = Hall::new("es");
    let (section, game) = hall.event("2023", "standard");
    hall.set(&section, json!({ "noDrawBefore": 30 }));
    assert_eq!(hall.enter(&section, &game, "=-=")["notice"], Value::Null, "no moves are known");
    let told = hall.attach(&section, &game, "1. e4 e5")["notice"].clone();
    assert_snapshot!(told.as_str().expect("a notice"), @"Tablas acordadas tras 1 jugada: las bases del torneo no las permiten antes de la jugada 30 (Leyes 2023, 9.1.1). Solo valen con el consentimiento del árbitro: resuelva el resultado con su motivo o haga seguir la partida.");
    hall.call = Call::in_language("en");
    let told = hall.attach(&section, &game, "1. e4")["notice"].clone();
    assert!(told.as_str().is_some_and(|it| it.contains("Laws 2023, 5.2.3")), "{told}");
    hall.enter(&section, &game, "clear");
    assert_eq!(hall.enter(&section, &game, "1-0")["notice"], Value::Null);
    assert_eq!(hall.board(&section)["remark"], "");
}

#[test]
fn a_draw_that_the_arbiter_ruled_is_no_agreement() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    hall.set(&section, json!({ "noDrawBefore": 30 }));
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard",
        "sheet": sheet("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
    });
    hall.call("claim.rule", json!({ "claim": claim }));
    let board = hall.board(&section);
    assert_eq!((&board["outcome"], &board["remark"]), (&json!("=-="), &json!("")));
}

#[test]
fn every_answer_of_the_desk_is_recorded_printed_and_appealed() {
    let mut hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let clock = json!({ "kind": "clock", "control": "40/90+30:30+30", "used": ["1:00", "2:00"] });
    let cases = [
        (
            json!({ "kind": "touch", "fen": START, "touched": ["e2"] }),
            "Touched pieces: e2",
            "4.3.1",
        ),
        (
            json!({ "kind": "sealed", "fen": START, "written": "Cf3", "language": "es" }),
            "Sealed move: “Cf3”",
            "I.7",
        ),
        (clock, "Clocks: 40/90+30:30+30", ""),
        (
            json!({ "kind": "mate", "fen": "7k/8/8/8/8/8/8/K7 w - - 0 1" }),
            "Whether either side can still checkmate",
            "5.2.2",
        ),
    ];
    for (case, about, article) in cases {
        let asked =
            json!({ "tournament": section, "game": game, "case": case, "note": "both agreed" });
        let id = hall.call("ruling.record", asked)["created"].clone();
        let row = hall.call("claim.list", json!({}))[0].clone();
        assert_eq!((&row["id"], &row["kind"], &row["board"]), (&id, &case["kind"], &json!(1)));
        assert_eq!((&row["claim"], &row["note"]), (&json!(about), &json!("both agreed")));
        if !article.is_empty() {
            assert!(texts(&row["articles"]).iter().any(|it| it.ends_with(article)), "{row}");
        }
        let kept = hall.call("ruling.get", json!({ "id": id }));
        assert_eq!(kept["case"]["kind"], case["kind"]);
        if case["kind"] != "clock" {
            assert_eq!(kept["case"]["edition"], "2023", "the edition is kept: {kept}");
        }
        let english = hall.print("ruling", &id, "en");
        for words in [
            "Ruling of the arbiter",
            about,
            "both agreed",
            row["headline"].as_str().expect("words"),
        ] {
            assert!(english.contains(words), "{words}\n{english}");
        }
        let spanish = hall.print("ruling", &id, "es");
        assert!(spanish.contains("Decisión arbitral"), "{spanish}");
        assert!(!spanish.contains(row["headline"].as_str().expect("words")), "{spanish}");
        hall.call("ruling.appeal", json!({ "id": id, "by": "Nico", "reason": "not so" }));
        let decide =
            json!({ "id": id, "decision": "upheld", "by": "Committee", "reason": "it was" });
        hall.call("ruling.decide", decide);
        assert!(
            hall.print("ruling", &id, "en").contains("The ruling stands. Decided by Committee")
        );
    }
    // No result follows by itself, and undo takes a ruling away.
    assert_eq!(hall.board(&section)["state"], "open");
    let journal = hall.call("journal.list", json!({ "limit": 50 }));
    let journal = journal.to_string();
    assert!(journal.contains("Ruling: Touched pieces: e2 (round 1, board 1, "), "{journal}");
    hall.call = Call::in_language("es");
    let row = hall.call("claim.list", json!({}))[0].clone();
    assert_eq!(row["claim"], "Si algún bando puede aún dar mate");
    assert_eq!(row["headline"], "Ningún bando puede dar mate: la posición es muerta.");
}

#[test]
fn penalties_and_resumptions_are_appealed_and_printed_like_rulings() {
    let mut hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let incident =
        json!({ "tournament": section, "game": game, "side": "white", "kind": "illegal-move" });
    let first = hall.call("incident.add", json!({ "incident": incident }))["created"].clone();
    let id = hall.call("incident.add", json!({ "incident": incident }))["created"].clone();
    assert_eq!(hall.board(&section)["outcome"], "0-1", "the second one loses");
    hall.call("ruling.appeal", json!({ "id": id, "by": "Nico", "reason": "it was legal" }));
    let decide = json!({ "id": id, "decision": "overturned", "by": "Committee", "reason": "en passant", "result": "=-=" });
    hall.call("ruling.decide", decide);
    assert_eq!(hall.board(&section)["outcome"], "=-=");
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert_eq!(row["appeal"]["decision"], "overturned");
    assert!(texts(&row["articles"])[0].starts_with("Laws 2023, 7.5"), "{row}");
    let english = std::mem::replace(&mut hall.call, Call::in_language("es"));
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert!(texts(&row["articles"])[0].starts_with("Leyes 2023, 7.5"), "{row}");
    hall.call = english;
    let printed = hall.print("ruling", &id, "es");
    for words in ["Blancas: Jugada ilegal", "Apelación de Nico", "anulada"] {
        assert!(printed.contains(words), "{words}\n{printed}");
    }
    let log = hall.print("incidents", &Value::Null, "en");
    assert!(
        log.split_whitespace().collect::<Vec<_>>().join(" ").contains("Appeal by Nico"),
        "{log}"
    );
    hall.call("incident.withdraw", json!({ "id": first, "reason": "another board" }));
    let gone = hall.ask("ruling.appeal", json!({ "id": first, "by": "Nico", "reason": "x" }));
    assert_eq!(gone.map_err(|error| error.code), Err(Code::NotFound));

    // An adjourned game: the envelope, what came out of it, and who does not agree.
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let envelope = json!({ "position": START });
    let at = json!({ "tournament": section, "game": game });
    let with = |more: Value| {
        let mut asked = at.clone();
        for (name, value) in more.as_object().expect("fields") {
            asked[name] = value.clone();
        }
        asked
    };
    let nobody = hall.ask("game.adjourn", with(json!({ "envelope": {} }))).unwrap_err();
    assert_snapshot!(nobody.message, @"Say who seals, or give the position on the board as FEN: the player who has the move seals");
    hall.call("game.adjourn", with(json!({ "envelope": envelope })));
    let resume = |note: &str| {
        let resume = with(json!({ "written": "Ce9", "language": "es" }));
        hall.ask("game.resume", json!({ "resume": resume, "note": note }))
    };
    resume("").expect("the envelope is opened");
    let row = hall.call("adjourned.list", json!({}))[0].clone();
    let ruling = row["ruling"].clone();
    hall.call("ruling.appeal", json!({ "id": ruling, "by": "Nico", "reason": "it says e4" }));
    let row = hall.call("adjourned.list", json!({}))[0].clone();
    assert_eq!(row["appeal"]["by"], "Nico");
    let printed = hall.print("ruling", &ruling, "en");
    assert!(printed.contains("Adjourned game: the envelope says “Ce9”"), "{printed}");
    assert!(printed.contains("Appeal by Nico: it says e4"), "{printed}");
    let whole = hall.call("export.make", json!({ "format": "json" }))[0]["base64"].clone();
    let file = json!({ "name": "villa.json", "base64": whole });
    let other = Hall::new("en");
    let path = other.folder.path().join("b.arbiter");
    other.call("event.import", json!({ "file": file, "path": path }));
    let again = other.call("adjourned.list", json!({}))[0].clone();
    assert_eq!(again["appeal"], row["appeal"], "the open file carries the appeal");
    let once_more = other.call("export.make", json!({ "format": "json" }))[0]["base64"].clone();
    assert_eq!(once_more, whole, "the same document again");
}

/// What was ruled stays, whatever the regulations say later, in either language.
#[test]
fn a_ruling_is_told_in_either_language_as_it_was_given() {
    let mut hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "claimant": "white",
        "mode": "onBoard", "sheet": sheet("1. Nf3 Nf6 2. Ng1 Ng8"),
    });
    hall.call = Call::in_language("es");
    let spanish = hall.call("claim.examine", claim.clone());
    hall.call = Call::in_language("en");
    let english = hall.call("claim.examine", claim.clone());
    let id = hall.call("claim.rule", json!({ "claim": claim }))["created"].clone();
    let before = ["en", "es"].map(|language| hall.print("ruling", &id, language));
    hall.set(
        &section,
        json!({ "lawsEdition": "2009", "localClauses": "wrong-claim-minutes = 9\nCambio" }),
    );
    assert_eq!(["en", "es"].map(|language| hall.print("ruling", &id, language)), before);
    assert_eq!(hall.call("ruling.get", json!({ "id": id }))["verdict"], english);
    hall.call = Call::in_language("es");
    assert_eq!(hall.call("ruling.get", json!({ "id": id }))["verdict"], spanish);
    let log = hall.print("incidents", &Value::Null, "es");
    assert!(!log.contains("Cláusulas"), "{log}");
    assert!(
        before[1].contains("La reclamación") || before[1].contains("Reclamación"),
        "{}",
        before[1]
    );
}

#[test]
fn a_result_that_stands_changes_only_for_a_reason() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    hall.enter(&section, &game, "=-=");
    let add = |incident: Value, note: &str| {
        let mut asked = json!({ "tournament": section, "game": game, "kind": "flag-fall" });
        for (name, value) in incident.as_object().expect("fields") {
            asked[name] = value.clone();
        }
        hall.ask("incident.add", json!({ "incident": asked, "note": note }))
    };
    let refused = add(json!({ "side": "black" }), " ").unwrap_err();
    assert_eq!((refused.code, refused.field.as_deref()), (Code::NeedsReason, Some("note")));
    assert_snapshot!(refused.message, @"The game has the result ½ - ½ already; this would make it 1 - 0");
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard",
        "sheet": sheet("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
    });
    hall.call("claim.rule", json!({ "claim": claim, "note": "" }));
    assert_eq!(hall.board(&section)["outcome"], "=-=", "the same result needs no reason");
    add(json!({ "side": "black" }), "the flag fell before the offer").expect("a reason is given");
    assert_eq!(hall.board(&section)["outcome"], "1-0");
    let ruled = hall.ask("claim.rule", json!({ "claim": claim, "note": "" }));
    assert_eq!(ruled.map_err(|error| error.code), Err(Code::NeedsReason));

    // Whose flag it was, and a position that is one.
    let nobody = add(json!({}), "x").unwrap_err();
    assert_eq!(nobody.field.as_deref(), Some("side"));
    for side in ["", "black"] {
        let nonsense = add(json!({ "side": side, "position": "💥" }), "x").unwrap_err();
        assert_eq!((nonsense.code, nonsense.field.as_deref()), (Code::BadInput, Some("position")));
    }
}

#[test]
fn the_old_summary_says_where_it_is_silent() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("old-es", "standard");
    let silent = |texts: &Value| texts.to_string().contains("The summary does not say");
    for kind in ["phone", "warning", "clock-set-wrong"] {
        let told = hall.call(
            "incident.examine",
            json!({ "tournament": section, "game": game, "side": "white", "kind": kind }),
        );
        let of_1997 = told["articles"][0]["cite"].as_str().is_some_and(|it| it.contains("1997"));
        assert_eq!(of_1997, silent(&told["steps"]), "{kind}: {told}");
        assert!(kind != "phone" || of_1997, "{told}");
    }
    let late = json!({ "tournament": section, "kind": "late" });
    let late = hall.call("incident.examine", late);
    assert_eq!(late["sentence"], "Who comes more than one hour late loses.");
    for envelope in ["missing", "positionLost"] {
        let asked = json!({ "tournament": section, "position": START, "envelope": envelope });
        let told = hall.call("resume.examine", asked);
        assert!(silent(&told["because"]), "{envelope}: {told}");
    }
    let open = json!({ "tournament": section, "position": START, "written": "e2-e4" });
    assert!(!silent(&hall.call("resume.examine", open)["because"]));
    // A piece touched first: the summary gives the draw, the Laws of 1997 do not, and nobody decides for the arbiter.
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard", "before": "touched",
        "sheet": sheet("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
    });
    let told = hall.call("claim.examine", claim);
    assert_snapshot!(told["headline"].as_str().expect("words"), @"The summary gives the draw and does not say that touching a piece costs it. The arbiter decides.");
    assert_eq!(told["outcome"], Value::Null);
    let mate = json!({
        "tournament": section, "kind": "checkmate", "sheet": sheet("1. f3 e5 2. g4 Qh4#"),
    });
    let told = hall.call("claim.examine", mate).to_string();
    assert!(!told.contains("Resumen: "), "no key of ours is shown: {told}");
    let sealed = json!({
        "tournament": section, "written": "Dd8-h4++", "language": "es",
        "fen": "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
    });
    let told = hall.call("claim.sealed", sealed);
    assert!(!told.to_string().contains("Resumen: "), "{told}");
    assert!(
        told["because"].to_string().contains("Summary of the older rules, won games"),
        "{told}"
    );
}

#[test]
fn i_adjust_holds_for_the_pieces_it_was_said_for() {
    let hall = Hall::new("en");
    let ask =
        |touched: Value| hall.call("claim.touch", json!({ "fen": START, "touched": touched }));
    let mixed = ask(json!(["~b1", "e2"]));
    let only = ask(json!(["e2"]));
    assert_eq!(mixed["obligation"], only["obligation"]);
    assert_eq!(
        mixed["because"][0],
        "“I adjust” was said before the knight on b1 was touched: that piece obliges to nothing."
    );
    assert!(mixed["articles"].to_string().contains("4.2.1"), "{mixed}");
    let all = ask(json!(["~b1", "~e2"]));
    assert_eq!(all["freeChoice"], true, "{all}");
    let bad = hall.ask("claim.touch", json!({ "fen": START, "touched": ["~z9"] }));
    assert_eq!(bad.map_err(|error| error.code), Err(Code::BadInput));
}

#[test]
fn clock_times_of_both_kinds_are_followed_and_a_bad_one_is_marked() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let rows = |used: Value, more: Value| {
        let mut asked = json!({ "control": "90+0", "used": used, "tournament": section });
        for (name, value) in more.as_object().expect("fields") {
            asked[name] = value.clone();
        }
        hall.call("claim.clock", asked)
    };
    let left = |view: &Value| -> Vec<String> {
        let rows = view["rows"].as_array().expect("rows");
        rows.iter().map(|row| format!("{} {} {}", row["side"], row["used"], row["left"])).collect()
    };
    // Issue A22: White's clock was read, Black's move was timed.
    let mixed = rows(json!(["[%clk 1:29:00]", "[%emt 5]", "[%clk 1:28:00]"]), json!({}));
    assert_eq!(
        left(&mixed),
        [
            r#""white" "0:01:00" "1:29:00""#,
            r#""black" "0:00:05" "1:29:55""#,
            r#""white" "0:01:00" "1:28:00""#,
        ]
    );
    let both = rows(json!(["{[%clk 1:29:00] [%emt 0:00:58]}"]), json!({}));
    assert_eq!(left(&both), [r#""white" "0:00:58" "1:29:02""#], "one move, two times");
    let bad = rows(json!(["58", "soon", "2:00"]), json!({}));
    assert_eq!(
        left(&bad),
        [
            r#""white" "0:00:58" "1:29:02""#,
            r#""black" "?" "1:30:00""#,
            r#""white" "0:02:00" "1:27:02""#,
        ]
    );
    assert_snapshot!(bad["rows"][1]["problem"].as_str().expect("words"), @"“soon” is no time (Black’s move 1): the move counts as made in no time. Times are such as 58, 4:45, 1:02:03 or [%clk 1:29:50].");
    assert_eq!(bad["rows"][0]["problem"], "");
    // What the arbiter wrote down about this board counts, here and on no other board.
    let clocks =
        json!({ "whiteSeconds": 0, "blackSeconds": 120, "moveNumber": 1, "running": "black" });
    let incident = json!({ "tournament": section, "game": game, "side": "", "kind": "clock-adjusted", "clocks": clocks });
    hall.call("incident.add", json!({ "incident": incident, "note": "illegal move" }));
    let set = rows(json!(["1:00", "1:00"]), json!({ "game": game }));
    assert_eq!(left(&set)[1], r#""black" "0:01:00" "1:31:00""#);
    assert!(set["because"].to_string().contains("illegal move"), "{set}");
    assert_eq!(
        left(&rows(json!(["1:00", "1:00"]), json!({})))[1],
        r#""black" "0:01:00" "1:29:00""#
    );
}

#[test]
fn with_neither_player_there_white_loses_the_time() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let mark = |side: &str| {
        let asked =
            json!({ "tournament": section, "game": game, "side": side, "arrival": "awaited" });
        hall.call("round.await", asked);
        hall.call("round.clock", json!({ "tournament": section, "round": 1 }))
    };
    assert_eq!(mark("black")["because"], json!([]));
    let both = mark("white");
    assert_eq!(
        both["because"],
        json!([
            "Board 1: neither player is there. White loses the time that passes until he comes."
        ])
    );
    assert!(both["articles"].to_string().contains("6.7.2"), "{both}");
}

#[test]
fn an_end_that_comes_by_itself_is_claimed_by_nobody() {
    let hall = Hall::new("es");
    let (section, game) = hall.event("2023", "standard");
    let claim = json!({
        "tournament": section, "game": game, "kind": "dead",
        "sheet": { "text": "", "language": "auto", "start": "7k/8/8/8/8/8/8/K7 b - - 0 1" },
    });
    let id = hall.call("claim.rule", json!({ "claim": claim }))["created"].clone();
    let printed = hall.print("ruling", &id, "es");
    assert!(!printed.contains("Negras: posición"), "{printed}");
    assert!(
        hall.call("claim.list", json!({}))[0]["claim"]
            .as_str()
            .is_some_and(|it| !it.contains("egras"))
    );
}

#[test]
fn the_start_of_a_round_goes_along_in_the_open_file() {
    let hall = Hall::new("en");
    let (section, _) = hall.event("2023", "standard");
    let start = json!({ "tournament": section, "round": 1, "starts": "2026-11-29T16:10", "reason": "bus late" });
    hall.call("round.start", start);
    let whole = hall.call("export.make", json!({ "format": "json" }))[0]["base64"].clone();
    let other = Hall::new("en");
    let file = json!({ "name": "villa.json", "base64": whole });
    let path = other.folder.path().join("b.arbiter");
    other.call("event.import", json!({ "file": file, "path": path }));
    let section = other.call("frame.get", json!({}))["event"]["tournaments"][0]["id"].clone();
    let clock = other.call("round.clock", json!({ "tournament": section, "round": 1 }));
    assert_eq!((&clock["starts"], &clock["changed"]), (&json!("2026-11-29T16:10"), &json!(true)));
    let again = other.call("export.make", json!({ "format": "json" }))[0]["base64"].clone();
    assert_eq!(again, whole, "the same document again");
}

/// Moves that do not begin from the usual position cannot be played over without the first one: it stands before them, and as a
/// diagram. The file is named in the language of what stands in it.
#[test]
fn a_ruling_of_a_game_from_another_start_prints_that_start() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let shuffle = "1. Nb3 Nb6 2. Nc1 Nc8 3. Nb3 Nb6 4. Nc1 Nc8";
    let start = "bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w GDgd - 0 1";
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard",
        "sheet": { "text": shuffle, "language": "en", "start": start },
    });
    let ruling = hall.call("claim.rule", json!({ "claim": claim }))["created"].clone();
    let printed = hall.print("ruling", &ruling, "en");
    assert!(printed.contains("From bqnrkbrn/pppppppp/"), "{printed}");
    assert!(printed.contains("First position, White to move"), "{printed}");
    let printed = hall.print("ruling", &ruling, "es");
    assert!(printed.contains("Desde bqnrkbrn/pppppppp/"), "{printed}");
    let asked = json!({ "kind": "ruling", "ruling": ruling, "format": "txt", "language": "es" });
    let named = hall.call("report.make", asked)["name"].to_string();
    assert!(named.contains("Ronda 1") && !named.contains("Round"), "{named}");

    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard",
        "sheet": sheet("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
    });
    let usual = hall.call("claim.rule", json!({ "claim": claim, "note": "x" }))["created"].clone();
    assert!(!hall.print("ruling", &usual, "en").contains("From rnbq"), "nothing to tell");
}
