//! Sheets of claims: any language, any text, with every fault told.

use super::*;

#[test]
fn a_spanish_sheet_is_read() {
    let view = Hall::new("en")
        .call("scoresheet.read", sheet("1. e4 e5 2. Cf3 Cc6 3. Ab5 (=) a6 4. Aa4 Cf6 5. 0-0"));
    assert_eq!((&view["language"], &view["letters"]), (&json!("es"), &json!("RDTAC")));
    let cells = view["cells"].as_array().expect("cells");
    let sans: Vec<&str> = cells.iter().map(|it| it["san"].as_str().expect("a move")).collect();
    assert_eq!(sans, ["e4", "e5", "Cf3", "Cc6", "Ab5", "a6", "Aa4", "Cf6", "O-O"]);
    assert_eq!(cells[4]["drawOffer"], true);
    assert_eq!(view["problems"], json!([]));
    let positions = view["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 10);
    assert_eq!(positions[9]["lastMove"], json!(["e1", "g1"]), "castling is the king's way");
    assert_eq!(positions[9]["castling"], "White: none; Black: both sides");
    assert_eq!(positions[5]["halfmoves"], 3);
}

#[test]
fn a_pgn_is_a_sheet_too() {
    let pgn = "[Event \"Villa Open\"]\n[White \"Llobregón, Nico\"]\n[Result \"1/2-1/2\"]\n\n\
        1. e4 {[%clk 1:30:00] a comment} e5 $1 2. Nf3! (2. f4 exf4) 2... Nc6 ; to the end\n3. Bb5 a6 1/2-1/2\n";
    let view = Hall::new("en").call("scoresheet.read", sheet(pgn));
    assert_eq!(view["cells"].as_array().map(Vec::len), Some(6));
    assert_eq!(view["problems"], json!([]));
    assert_eq!(
        view["positions"][6]["fen"],
        "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4"
    );
    let verdict = examine("en", json!({ "sheet": sheet(pgn), "kind": "threefold" }));
    assert_eq!(verdict["verdict"], "rejected");
}

#[test]
fn what_is_wrong_on_a_sheet_is_told_with_place_and_cure() {
    let problems = |language: &str, text: &str| {
        let view = Hall::new(language).call("scoresheet.read", sheet(text));
        let cells: Vec<String> = view["cells"]
            .as_array()
            .expect("cells")
            .iter()
            .filter(|it| it["status"] != "read")
            .map(|it| {
                let (side, san) = (it["side"].as_str(), it["san"].as_str());
                let status = it["status"].as_str().expect("a status");
                format!("{} {} {san:?} {status}", it["number"], side.expect("a side"))
            })
            .collect();
        format!("{}\n{}\n\n", cells.join("\n"), texts(&view["problems"]).join("\n"))
    };
    let ambiguous = RUY.replace("Rfc8", "Rc8");
    let mut all = problems("en", &ambiguous[..ambiguous.find("19.").expect("a number")]);
    all += &problems("en", "1. e4 e5\n2. Nf3 Nc6\n3. Bb6 a6\n4. Ba4 Nf6 5. O-O");
    all += &problems("es", "1. e4 e5\n2. Cf3 Cc9 3. Ab5");
    all += &problems("es", "1. e4 e5 2. P4AR");
    all += &problems("en", "1. e4 e5 2. Nf3 Nc6 4. Ba4 1-0 signed");
    all += &problems("en", "[FEN \"nonsense\"]\n\n1. e4 e5 2. Nxf3+");
    assert_snapshot!(all, @r#"
    17 black Some("") ambiguous
    18 white Some("") after
    18 black Some("") after
    17... Rc8 can mean Rac8, Rfc8 (line 1, column 184).
    With Rac8, Rfc8 as Black’s move 17, the 2 moves after it can be read. Write in the cell what was played.
    2 moves after that are not read.

    3 white Some("Bb5") doubtful
    3. Bb6 is not a legal move (line 3, column 4). Bb5 is taken, because only then the moves after it fit.

    2 black Some("Cc6") doubtful
    No se puede leer 2... Cc9 (línea 2, columna 8). Se toma Cc6, porque solo así encajan las jugadas siguientes.

    2 white Some("") unreadable
    2. P4AR es notación descriptiva, que no sirve de prueba (línea 1, columna 13).

    4 white Some("") illegal
    After the result stands “signed” (line 1). It is not read.
    After move 2 comes move 4 (line 1).
    4. Ba4 is not a legal move (line 1, column 24). Nearest: a4, Bc4, Bb5, Ba6, a3, b4.

    2 white Some("Nf3") doubtful
    The position “nonsense” in the text cannot be used. The usual start is taken.
    2. Nxf3+: a capture is written, but nothing is captured.
    2. Nxf3+: a check is written, but the move gives none.
    "#);
}

/// A move that follows from those after it is taken and told; where nothing decides, nothing is judged.
#[test]
fn bad_moves_on_the_sheet_of_a_claim() {
    let slip = examine("en", written(&RUY.replace("19. b4", "19. b5"), "black", "Qc7"));
    assert_snapshot!(told(&slip), @r#"
    upheld: The claim is correct. The game is drawn.
    After 23... Qc7, the move that Black has written, the same position has appeared for the third time, with White to move.
    - The verdict rests on a move that is not clear on the sheet: 19. b4.
    § Laws 2023, 9.2.1
    § Laws 2023, 9.1.2.3
    § Laws 2023, 9.2.3
    = 38 19... Qc7
    = 42 21... Qc7
    = 46 23... Qc7 written, not played
    ! The game is drawn: ½ - ½.
    ? 19. b5 is not a legal move (line 1, column 205). b4 is taken, because only then the moves after it fit.
    "#);
    let stopped = examine("es", written(&RUY.replace("Rfc8", "Rc8"), "black", "Qc7"));
    assert_snapshot!(told(&stopped), @r#"
    notPossible: El registro no lo decide. Decide el árbitro.
    El registro termina tras 17. a3.
    § Leyes 2023, 9.2.1
    ! Complete la planilla hasta la jugada de la reclamación y examínela de nuevo.
    ? 17... Rc8 puede ser Rac8, Rfc8 (línea 1, columna 184).
    ? Con Rac8, Rfc8 como jugada 17 de las negras se pueden leer las 11 jugadas siguientes. Anote en la casilla lo que se jugó.
    ? 11 jugadas posteriores no se han leído.
    "#);
    assert_eq!(stopped["minutesAdded"], 0);
}

#[test]
fn any_text_is_read() {
    let hall = Hall::new("es");
    let long = "(".repeat(20_000);
    for text in [
        "",
        " ",
        "la partida de ayer",
        "1.",
        "♘♘♘ 🙂 {",
        "\u{0}\u{301}",
        "[Event",
        "0-0-0-0 1/2 --",
        &long,
    ] {
        hall.call("scoresheet.read", sheet(text));
        for kind in
            ["threefold", "fifty", "fivefold", "seventyfive", "checkmate", "stalemate", "dead"]
        {
            for mode in ["written", "onBoard"] {
                let mut claim = written(text, "black", text);
                claim["kind"] = json!(kind);
                claim["mode"] = json!(mode);
                hall.call("claim.examine", claim);
            }
        }
    }
}

/// A guest's letters are read and marked; a right that the first position claims in vain is left out and told.
#[test]
fn what_contradicts_itself_is_left_out_and_told() {
    let mixed = sheet("1. e4 e5 2. Cf3 Nc6 3. Ab5 a6 4. Ba4 Cf6");
    let view = Hall::new("en").call("scoresheet.read", mixed);
    assert_snapshot!(texts(&view["problems"]).join("\n"), @r"
    2... Nc6: the letter is of another language than the sheet. The one legal move that it gives there is taken.
    4. Ba4: the letter is of another language than the sheet. The one legal move that it gives there is taken.
    ");
    let start = |language: &str, fen: &str| {
        let hall = Hall::new(language);
        let touched = hall.ask("claim.touch", json!({ "fen": fen, "touched": ["e1"] }));
        match touched {
            Ok(view) => texts(&view["because"]).first().copied().unwrap_or_default().to_owned(),
            Err(error) => error.message,
        }
    };
    let mut all = String::new();
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
        "kkkkkkkk/k7/8/8/8/8/8/K7 w - - 0 1",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "",
        "hello",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K4 w - - 0 1",
        "4k3/8/8/8/8/8/4K3 w - - 0 1",
    ] {
        writeln!(all, "{}", start("en", fen)).expect("a text takes text");
    }
    assert_snapshot!(all, @r"
    The position says that castling is possible where king or rook does not stand for it: that is left out.
    The position says that en passant is possible where no pawn has just moved: that is left out.
    The position on the board is no usable FEN: White has 1 king (a1), Black 9 (a7, a8, b8, c8, d8, e8, f8, g8, h8); each side must have one; found “kkkkkkkk/k7/8/8/8/8/8/K7 w - - 0 1”
    The position on the board is no usable FEN: pawns stand on h8, and none can stand on the first or the last rank; found “4k2P/8/8/8/8/8/8/4K3 w - - 0 1”
    The position on the board is no usable FEN: Black’s king on e8 stands in check though White has the move; check whose move it is; found “4k3/4R3/8/8/8/8/8/4K3 w - - 0 1”
    The position on the board is no usable FEN: nothing is given, and pieces, side to move and castling are needed; found “”
    The position on the board is no usable FEN: “h” in column 1 is no piece (KQRBNP, black in small letters) and no number of empty squares; found “hello”
    The position on the board is no usable FEN: “x” in column 21 must be the side to move, w or b; found “4k3/8/8/8/8/8/8/4K3 x - - 0 1”
    The position on the board is no usable FEN: rank 1 (column 17) has 9 squares and must have 8; found “4k3/8/8/8/8/8/8/4K4 w - - 0 1”
    The position on the board is no usable FEN: it has 7 ranks and must have 8, parted by “/”; found “4k3/8/8/8/8/8/4K3 w - - 0 1”
    ");
    assert!(
        start("es", "hello")
            .starts_with("La posición del tablero no es un FEN utilizable: «h» en la columna 1")
    );
}

/// Every kind of claim in every edition has its article with a sentence, in both languages.
#[test]
fn every_verdict_cites_an_article_with_its_sentence() {
    for language in ["en", "es"] {
        let hall = Hall::new(language);
        for edition in ["old-es", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"] {
            for kind in
                ["threefold", "fifty", "fivefold", "seventyfive", "checkmate", "stalemate", "dead"]
            {
                for text in [ROOKS, "1. f3 e5 2. g4 Qh4# 3. a3", "1. e4 Ke4"] {
                    let claim = json!({ "sheet": sheet(text), "kind": kind, "edition": edition });
                    let verdict = hall.call("claim.examine", claim);
                    let cited = verdict["articles"].as_array().expect("articles");
                    assert!(!cited.is_empty(), "{language} {edition} {kind} {text}: {verdict}");
                    for article in cited {
                        let sentence = article["text"].as_str().unwrap_or_default();
                        assert!(!sentence.is_empty(), "{article} has no sentence");
                    }
                    assert_eq!(verdict["edition"], edition);
                }
            }
        }
    }
}
