//! Prints and sheets that went wrong once: one small test for each.

mod hall;

use base64::Engine as _;
use hall::{Hall, text};
use serde_json::{Value, json};

fn print(hall: &Hall, kind: &str, round: Option<u8>) -> String {
    let file = hall.ask("report.make", json!({"kind": kind, "round": round, "format": "txt"}));
    let bytes = base64::engine::general_purpose::STANDARD
        .decode(text(&file["base64"]))
        .expect("files come in base64");
    String::from_utf8(bytes).expect("texts are UTF-8")
}

fn examine(hall: &Hall, claim: Value) -> Value {
    hall.ask("claim.examine", claim)
}

fn lines(value: &Value) -> String {
    value.as_array().expect("a list").iter().map(text).collect::<Vec<_>>().join("\n")
}

fn three(system: &str) -> Hall {
    let hall = Hall::with_event(system, 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000"]);
    hall.publish();
    hall
}

/// The list of a round robin of an odd number named nobody for the player without an opponent.
#[test]
fn the_free_player_of_a_round_robin_is_listed() {
    let hall = three("berger");
    for kind in ["pairings", "results", "pairings-by-name"] {
        let printed = print(&hall, kind, Some(1));
        let free: Vec<&str> = printed
            .lines()
            .filter(|line| line.ends_with("free") || line.contains(" free "))
            .collect();
        assert_eq!(free.len(), 1, "one player is free in `{kind}`:\n{printed}");
    }
    let swiss = print(&three("fide-dutch-2026"), "pairings", Some(1));
    assert!(!swiss.contains("free"), "a Swiss gives a bye:\n{swiss}");
}

/// The print said `Time added: 2 minutes` and neither to whom nor that the written move must be played.
#[test]
fn a_rejected_claim_prints_all_that_follows() {
    let hall = three("fide-dutch-2026");
    let tournament = hall.section();
    let round = hall.ask("round.get", json!({"tournament": tournament, "round": 1}));
    hall.ask("claim.rule", json!({"note": "Clocks 0:12 and 0:03", "claim": {
        "tournament": tournament, "game": round["boards"][0]["game"], "kind": "fifty", "claimant": "white",
        "mode": "written", "announced": "Nc3", "sheet": {"text": "1. e4 e5 2. Nf3 Nc6", "language": "en", "start": ""},
    }}));
    let printed = print(&hall, "ruling", None);
    for expected in [
        "Note   Clocks 0:12 and 0:03",
        "> Add 2 minutes to Black’s time.",
        "> White must play 3. Nc3.",
        "After 3. Nc3, Black to move",
    ] {
        assert!(printed.contains(expected), "`{expected}` is missing:\n{printed}");
    }
}

/// Articles not seen first-hand say so on paper too.
#[test]
fn an_article_from_memory_is_to_be_checked_in_the_printed_edition() {
    let hall = three("fide-dutch-2026");
    hall.ask(
        "claim.rule",
        json!({"note": "", "claim": {
            "tournament": hall.section(), "kind": "threefold", "mode": "onBoard", "edition": "1997",
            "sheet": {"text": "1. e4 e5", "language": "en", "start": ""},
        }}),
    );
    let list = hall.ask("claim.list", json!({}));
    let ruling = hall.ask("ruling.get", json!({"id": list[0]["id"]}));
    let doubtful = ruling["verdict"]["articles"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["checkPrinted"] == true);
    let printed = print(&hall, "ruling", None).replace("\n> ", " ");
    assert_eq!(
        printed.matches("Check the printed edition.").count(),
        doubtful.count(),
        "{printed}"
    );
}

/// One half-move is one half-move, in both languages.
#[test]
fn counts_of_one_are_worded_in_the_singular() {
    let claim = json!({"kind": "fifty", "mode": "written", "announced": "Kf7",
        "sheet": {"text": "", "language": "en", "start": "7k/8/5K2/6Q1/8/8/8/8 w - - 0 120"}});
    let english = examine(&Hall::new(), claim.clone());
    insta::assert_snapshot!(text(&english["sentence"]), @"With 120. Kf7, the move that White has written, 1 half-move is made without a pawn move or capture; 99 more are needed for 100.");
    let spanish = examine(&Hall::new().language("es"), claim);
    insta::assert_snapshot!(text(&spanish["sentence"]), @"Con 120. Kf7, la jugada anotada por las blancas, va 1 media jugada sin mover peón ni capturar; faltan 99 para las 100 necesarias.");
    let last = json!({"kind": "fifty", "sheet": {"text": "", "language": "en", "start": "7k/8/5K2/6Q1/8/8/8/8 w - - 99 120"}});
    insta::assert_snapshot!(text(&examine(&Hall::new(), last.clone())["sentence"]), @"99 half-moves were made without a pawn move or capture; 1 more is needed.");
    insta::assert_snapshot!(text(&examine(&Hall::new().language("es"), last)["sentence"]), @"Van 99 medias jugadas sin mover peón ni capturar; falta 1.");
}

/// A drawn game has no draw offer any more.
#[test]
fn an_upheld_claim_tells_of_no_offer() {
    let upheld = examine(
        &Hall::new(),
        json!({"kind": "fifty",
        "sheet": {"text": "", "language": "en", "start": "7k/8/5K2/6Q1/8/8/8/8 w - - 100 120"}}),
    );
    assert_eq!(upheld["verdict"], "upheld");
    assert!(!lines(&upheld["because"]).contains("draw offer"), "{upheld}");
}

#[test]
fn what_is_odd_about_a_sheet_is_told() {
    let problems = |language: &str, sheet: &str| {
        let hall = Hall::new().language(language);
        lines(
            &hall.ask("scoresheet.read", json!({"text": sheet, "language": "auto", "start": ""}))["problems"],
        )
    };
    insta::assert_snapshot!(problems("en", "White: Perez\n1. e4 e5\n1. e4 e5\n2. Nf3 Nc6"), @r"
    “White: Perez” stands before the first move (line 1). It is not read.
    Move 1 is written twice (line 3). It is read once.
    ");
    insta::assert_snapshot!(problems("es", "Blancas: Pérez\n1. e4 e5\n1. e4 e5\n2. Cf3 Cc6"), @r"
    Antes de la primera jugada figura «Blancas: Pérez» (línea 1). No se lee.
    La jugada 1 está anotada dos veces (línea 3). Se lee una vez.
    ");
    insta::assert_snapshot!(problems("en", "1. f3 e5 2. g4 Qh4# 3. e4 e5"), @r"
    3. e4 is written after 2... Qh4#, which ended the game.
    1 move after that is not read.
    ");
    insta::assert_snapshot!(problems("es", "12. Cf3"), @r"
    La planilla empieza en la jugada 12. Faltan las jugadas anteriores, o la posición a la que llevaron.
    ");
    insta::assert_snapshot!(problems("es", "1. e4 e5 2. Cf3 3. Ab5 a6 4. d3 d6 5. 0-0 h6"), @r"
    Falta la jugada 2 de las negras.
    Con c6, Cc6, Re7 como jugada 2 de las negras se pueden leer las 6 jugadas siguientes. Anote en la casilla lo que se jugó.
    6 jugadas posteriores no se han leído.
    ");
    insta::assert_snapshot!(problems("en", "1. e4 e5 2. Nf3 Nc6 3. Smith"), @"“Smith” stands after the last move (line 1). It is not read.");
    insta::assert_snapshot!(problems("en", "1. e4 e5 2. Nf3 Nc6 3. Smith a6"), @r"
    3. Smith cannot be read (line 1, column 24).
    With a3, b3, c3, d3, g3, h3 as White’s move 3, the move after it can be read. Write in the cell what was played.
    1 move after that is not read.
    ");
    insta::assert_snapshot!(problems("en", "1. e4 e5 2. ??? Nc6"), @r"
    2. ??? cannot be read (line 1, column 13).
    With a3, b3, c3, d3, f3, g3 as White’s move 2, the move after it can be read. Write in the cell what was played.
    1 move after that is not read.
    ");
}

/// An empty sheet cost the claimant two minutes.
#[test]
fn without_a_sheet_nothing_is_judged() {
    for kind in ["threefold", "fifty", "checkmate"] {
        let verdict = examine(
            &Hall::new(),
            json!({"kind": kind, "sheet": {"text": " ", "language": "auto", "start": ""}}),
        );
        assert_eq!(
            (text(&verdict["verdict"]).as_str(), &verdict["minutesAdded"]),
            ("notPossible", &json!(0)),
            "{kind}"
        );
        assert_eq!(verdict["sentence"], "The record has no moves.", "{kind}");
    }
}

/// `101th time`.
#[test]
fn many_occurrences_are_counted_in_words_that_fit() {
    let sheet = (0..10).map(|_| "Nf3 Nf6 Ng1 Ng8 ").collect::<String>();
    let claim =
        json!({"kind": "threefold", "sheet": {"text": sheet, "language": "en", "start": ""}});
    insta::assert_snapshot!(text(&examine(&Hall::new(), claim)["sentence"]), @"After 20... Ng8, the same position has appeared 11 times, with White to move.");
}

/// The old summary has no article numbers, and its name is Spanish.
#[test]
fn the_old_summary_is_cited_by_subject() {
    let hall = three("fide-dutch-2026");
    hall.ask("claim.rule", json!({"note": "", "claim": {
        "tournament": hall.section(), "kind": "threefold", "mode": "onBoard", "edition": "old-es",
        "sheet": {"text": "1. e4 e5", "language": "en", "start": ""},
    }}));
    let printed = print(&hall, "ruling", None);
    assert!(
        printed
            .contains("> Summary of the older rules, drawn games: The game is drawn by stalemate"),
        "{printed}"
    );
    let silent = examine(
        &hall,
        json!({"kind": "seventyfive", "edition": "old-es",
        "sheet": {"text": "1. e4 e5", "language": "en", "start": ""}}),
    );
    assert!(!lines(&silent["because"]).contains("1997"), "1997 has no such rule either: {silent}");
}

/// Moves written after checkmate made the arbiter complete the sheet.
#[test]
fn a_claim_after_checkmate_is_answered_by_the_checkmate() {
    let claim = json!({"kind": "fifty", "claimant": "white",
        "sheet": {"text": "1. f3 e5 2. g4 Dh4# 3. e4 d5", "language": "es", "start": ""}});
    let verdict = examine(&Hall::new().language("es"), claim);
    insta::assert_snapshot!(lines(&verdict["now"]), @r"
    La partida había terminado tras 2... Dh4#: jaque mate de las negras (artículo 5.1.1).
    Han ganado las negras: 0 - 1.
    ");
}

/// A written move that is no legal move hides that the position on the board is enough.
#[test]
fn a_bad_written_move_tells_that_the_board_is_enough() {
    let claim = json!({"kind": "threefold", "claimant": "white", "mode": "written", "announced": "Nd5",
        "sheet": {"text": "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "language": "en", "start": ""}});
    let verdict = examine(&Hall::new(), claim);
    assert_eq!(verdict["verdict"], "rejected");
    assert!(
        lines(&verdict["because"])
            .contains("A claim on the position on the board would be correct."),
        "{verdict}"
    );
}
