//! Claims, scoresheets and rulings through the desk, as every client asks for them.

mod articles;
#[path = "../boards/mod.rs"]
mod boards;
mod decided;
mod hall;
mod letters;
mod rulings;
mod sheets;

use std::fmt::Write as _;
use std::sync::Arc;

use desk::{ApiError, Call, Code, Desk, DeskOptions};
use insta::assert_snapshot;
use journal::Moment;
use serde_json::{Value, json};

/// A game in which the queens go to and fro: Black has 23... Qc7 written and claims.
const RUY: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O \
    9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5 15. Be3 a4 16. Nbd2 Bd7 \
    17. a3 Rfc8 18. Bb1 Qb7 19. b4 Qc7 20. Qe2 Qb7 21. Qd1 Qc7 22. Qe2 Qb7 23. Qd1";

/// The same game on a Spanish sheet: White has 23. Dd1 written, not played.
const RUY_ES: &str = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7 6. Te1 b5 7. Ab3 d6 8. c3 O-O \
    9. h3 Ca5 10. Ac2 c5 11. d4 Dc7 12. Cbd2 cxd4 13. cxd4 Cc6 14. Cb3 a5 15. Ae3 a4 16. Cbd2 Ad7 \
    17. a3 Tfc8 18. Ab1 Db7 19. b4 Dc7 20. De2 Db7 21. Dd1 Dc7 22. De2 Db7 23. Dd1";

/// Rooks leave their corners and come back: the pieces stand alike, the rights do not.
const ROOKS: &str = "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Rg1 Rg8 5. Rh1 Rh8 6. Rg1 Rg8";

/// White queen and king against a bare king, 99 quiet half-moves behind them.
const NINETY_NINE: &str = "7k/8/5K2/6Q1/8/8/8/8 w - - 99 120";

/// A desk in a folder of its own whose clock stands still.
struct Hall {
    desk: Desk,
    call: Call,
    folder: tempfile::TempDir,
}

impl Hall {
    fn new(language: &str) -> Hall {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = Desk::new(DeskOptions {
            data_folder: folder.path().join("data"),
            clock: Arc::new(|| Moment { utc_ms: 1_795_942_800_000, offset_minutes: 60 }),
        })
        .expect("a desk");
        Hall { desk, call: Call::in_language(language), folder }
    }

    fn ask(&self, method: &str, params: Value) -> Result<Value, ApiError> {
        let answer = self.desk.call(method, &params.to_string(), &self.call)?;
        Ok(serde_json::from_str(&answer).expect("answers are JSON"))
    }

    fn call(&self, method: &str, params: Value) -> Value {
        self.ask(method, params).unwrap_or_else(|error| panic!("{method}: {error:?}"))
    }

    /// An event whose section plays by an edition; answers the section and the game of board 1.
    fn event(&self, edition: &str, pace: &str) -> (Value, Value) {
        let path = self.folder.path().join("villa.arbiter");
        self.call(
            "event.create",
            json!({ "name": "Villa Open", "path": path, "system": "fide-dutch-2026", "rounds": 5 }),
        );
        let section = self.call("frame.get", json!({}))["event"]["tournaments"][0]["id"].clone();
        let mut setup =
            self.call("tournament.get", json!({ "tournament": section }))["setup"].clone();
        setup["lawsEdition"] = json!(edition);
        setup["pace"] = json!(pace);
        self.ask("tournament.update", json!({ "tournament": section, "setup": setup }))
            .map_or_else(|error| assert_eq!(error.code, Code::Refused, "{error}"), drop);
        for (name, rating) in [("Llobregón, Nico", "2100"), ("Jarandol, Silvia", "2000")] {
            let player = json!({ "name": name, "rating": rating });
            self.call("players.add", json!({ "tournament": section, "player": player }));
        }
        let draft = self.call("round.draft", json!({ "tournament": section }));
        self.call(
            "round.publish",
            json!({ "tournament": section, "round": 1, "seen": draft["seen"], "confirmed": [] }),
        );
        let game = self.board(&section)["game"].clone();
        (section, game)
    }

    fn board(&self, section: &Value) -> Value {
        self.call("round.get", json!({ "tournament": section }))["boards"][0].clone()
    }
}

fn texts(values: &Value) -> Vec<&str> {
    values.as_array().expect("a list").iter().map(|it| it.as_str().expect("a text")).collect()
}

/// A verdict as the arbiter reads it.
fn told(verdict: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut out = format!("{}: {}\n", text(&verdict["verdict"]), text(&verdict["headline"]));
    writeln!(out, "{}", text(&verdict["sentence"])).expect("a text takes text");
    let mut line = |sign: &str, words: String| {
        writeln!(out, "{sign} {}", words.trim_end()).expect("a text takes text");
    };
    for reason in texts(&verdict["because"]) {
        line("-", reason.to_owned());
    }
    for article in verdict["articles"].as_array().expect("articles") {
        let check = if article["checkPrinted"] == true { " (check)" } else { "" };
        line("§", format!("{}{check}", text(&article["cite"])));
        assert!(!text(&article["text"]).is_empty(), "{article} has its sentence");
    }
    for found in verdict["occurrences"].as_array().expect("occurrences") {
        line("=", format!("{} {} {}", found["ply"], text(&found["move"]), text(&found["note"])));
    }
    for found in verdict["nearMisses"].as_array().expect("near misses") {
        line("≠", format!("{} {}: {}", found["ply"], text(&found["move"]), text(&found["why"])));
    }
    for now in texts(&verdict["now"]) {
        line("!", now.to_owned());
    }
    for problem in texts(&verdict["sheet"]["problems"]) {
        line("?", problem.to_owned());
    }
    out
}

fn examine(language: &str, claim: Value) -> Value {
    Hall::new(language).call("claim.examine", claim)
}

fn sheet(text: &str) -> Value {
    json!({ "text": text, "language": "auto", "start": "" })
}

/// A threefold claim with a written move.
fn written(text: &str, claimant: &str, announced: &str) -> Value {
    json!({
        "sheet": sheet(text), "kind": "threefold", "claimant": claimant, "mode": "written",
        "announced": announced,
    })
}

#[test]
fn a_written_move_brings_the_position_a_third_time() {
    let verdict = examine("en", written(RUY, "black", "Qc7"));
    assert_snapshot!(told(&verdict), @r#"
    upheld: The claim is correct. The game is drawn.
    After 23... Qc7, the move that Black has written, the same position has appeared for the third time, with White to move.
    § Laws 2023, 9.2.1
    § Laws 2023, 9.1.2.3
    § Laws 2023, 9.2.3
    = 38 19... Qc7
    = 42 21... Qc7
    = 46 23... Qc7 written, not played
    ! The game is drawn: ½ - ½.
    "#);
    assert_eq!(verdict["outcome"], "=-=");
    assert_eq!(verdict["edition"], "2023", "no event: the newest");
    assert_eq!(verdict["halfmoves"], 9, "counted from 19. b4");
    let positions = verdict["sheet"]["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 47, "the start, 45 moves, and the announced one");
    let last = &positions[46];
    assert_eq!(last["lastMove"], json!(["b7", "c7"]));
    assert_eq!(last["turn"], "white");
    assert_eq!(last["castling"], "none left, both sides");
    assert_eq!(last["enPassant"], "none");
    assert_eq!(positions[37]["enPassant"], "axb3, legal only now");
}

/// 19. b4 looks like 21. Dd1 and 23. Dd1, but a capture en passant was possible.
#[test]
fn an_en_passant_capture_makes_another_position() {
    let verdict = examine("es", written(RUY_ES, "white", ""));
    assert_snapshot!(told(&verdict), @r#"
    rejected: Reclamación rechazada. La partida continúa.
    Tras 23. Dd1, la jugada anotada por las blancas, la posición se da por segunda vez, no por tercera.
    - Otra posición se parece y no cuenta.
    § Leyes 2023, 9.2.1
    § Leyes 2023, 9.1.2.3
    § Leyes 2023, 9.2.3
    § Leyes 2023, 9.5.3
    = 41 21. Dd1
    = 45 23. Dd1 anotada, no jugada
    ≠ 37 19. b4: era posible una captura al paso en b3
    ! Sume 2 minutos a las negras.
    ! Las blancas deben jugar 23. Dd1.
    ! La reclamación es también una oferta de tablas: las negras pueden aceptarla en el acto.
    "#);
    assert_eq!(verdict["minutesAdded"], 2);
    assert_eq!(verdict["outcome"], Value::Null);
    assert_eq!(verdict["sheet"]["letters"], "RDTAC");
    assert_eq!(verdict["sheet"]["positions"][37]["enPassant"], "axb3, legal solo ahora");
}

/// The written move may stand last on the claimant's sheet, be given apart, or both; with number or without.
#[test]
fn the_written_move_is_found_where_it_stands() {
    let given = |text: &str, announced: &str, ply: Option<u32>| {
        let mut claim = written(text, "black", announced);
        if let Some(ply) = ply {
            claim["ply"] = json!(ply);
        }
        let verdict = examine("en", claim);
        (verdict["verdict"].clone(), verdict["sheet"]["positions"].as_array().map(Vec::len))
    };
    let whole = format!("{RUY} Qc7");
    let upheld = (json!("upheld"), Some(47));
    assert_eq!(given(RUY, "23... Qc7", None), upheld);
    assert_eq!(given(RUY, "23…Qb7-c7", None), upheld);
    assert_eq!(given(&whole, "", None), upheld);
    assert_eq!(given(&whole, "Qc7", None), upheld);
    assert_eq!(given(&format!("{whole} 24. Qe2 Qb7"), "Qc7", Some(45)), upheld);
    assert_eq!(given(RUY, "", None), (json!("notPossible"), Some(46)), "no move of Black is given");
}

#[test]
fn a23_the_written_move_completes_the_fifty() {
    let claim = |clock: &str| {
        json!({
            "sheet": { "start": NINETY_NINE.replace("99", clock) },
            "kind": "fifty", "claimant": "white", "mode": "written", "announced": "Qe5",
        })
    };
    let verdict = examine("en", claim("99"));
    assert_snapshot!(told(&verdict), @r#"
    upheld: The claim is correct. The game is drawn.
    With 120. Qe5, the move that White has written, 100 half-moves are made without a pawn move or capture; 100 are needed.
    - In the first position of the record the count stands at 99.
    § Laws 2023, 9.3.1
    § Laws 2023, 9.1.2.3
    ! The game is drawn: ½ - ½.
    "#);
    assert_eq!(verdict["halfmoves"], 100);
    assert_snapshot!(told(&examine("en", claim("98"))), @r#"
    rejected: The claim is incorrect. The game continues.
    With 120. Qe5, the move that White has written, 99 half-moves are made without a pawn move or capture; 1 more is needed for 100.
    - In the first position of the record the count stands at 98.
    § Laws 2023, 9.3.1
    § Laws 2023, 9.1.2.3
    § Laws 2023, 9.5.3
    ! Add 2 minutes to Black’s time.
    ! White must play 120. Qe5.
    ! The claim is a draw offer too: Black may accept it at once.
    "#);
}

#[test]
fn a24_castling_rights_make_another_position() {
    let claim = |ply: u32| json!({ "sheet": sheet(ROOKS), "kind": "threefold", "ply": ply });
    assert_snapshot!(told(&examine("en", claim(10))), @r#"
    rejected: The claim is incorrect. The game continues.
    After 5... Rh8, the position has appeared for the second time, not the third.
    - One more position looks alike and does not count.
    § Laws 2023, 9.2.2
    § Laws 2023, 9.1.2.3
    § Laws 2023, 9.2.3
    § Laws 2023, 9.5.3
    = 6 3... Rh8
    = 10 5... Rh8
    ≠ 2 1... Nf6: White could still castle on the king’s side; Black could still castle on the king’s side
    ! Add 2 minutes to Black’s time.
    ! The claim is a draw offer too: Black may accept it at once.
    "#);
    assert_snapshot!(told(&examine("es", claim(12))), @r#"
    upheld: Reclamación estimada. La partida es tablas.
    Tras 6... Rg8 se da la misma posición por tercera vez, con las blancas en juego.
    § Leyes 2023, 9.2.2
    § Leyes 2023, 9.1.2.3
    § Leyes 2023, 9.2.3
    = 4 2... Rg8
    = 8 4... Rg8
    = 12 6... Rg8
    ! La partida es tablas: ½ - ½.
    "#);
}

#[test]
fn the_event_gives_edition_and_pace() {
    for (edition, pace, minutes) in [
        ("2023", "standard", 2),
        ("2023", "rapid", 1),
        ("2018", "rapid", 2),
        ("2005", "standard", 3),
        ("old-es", "standard", 3),
    ] {
        let hall = Hall::new("en");
        let (section, game) = hall.event(edition, pace);
        let mut claim = written("1. e4 e5", "white", "Nf3");
        claim["tournament"] = section;
        claim["game"] = game;
        let verdict = hall.call("claim.examine", claim.clone());
        assert_eq!(verdict["minutesAdded"], minutes, "{edition} {pace}");
        assert_eq!(verdict["edition"], edition);
        claim["edition"] = json!("2023");
        let newest = hall.call("claim.examine", claim);
        assert_eq!(newest["edition"], "2023", "an edition asked for goes before the event's");
    }
}

#[test]
fn clauses_of_the_event_stand_beside_the_articles() {
    let mut claim = written("1. e4 e5", "white", "Cf3");
    claim["edition"] = json!("2023");
    claim["clauses"] = json!("Phones stay at the entrance.\nwrong-claim-minutes = 5");
    let verdict = examine("en", claim);
    assert_eq!(verdict["minutesAdded"], 5);
    let articles = verdict["articles"].as_array().expect("a list");
    let last = articles.last().expect("the clauses");
    assert_eq!(last["cite"], "Clauses of the event");
    assert_eq!(last["text"], "Phones stay at the entrance. A wrong claim costs 5 minutes.");
    let because = verdict["because"].as_array().expect("a list");
    assert!(
        because
            .iter()
            .any(|it| it
                == "The clauses of the event give 5 min for a wrong claim; the Laws give 2.")
    );
}

#[test]
fn a_wrong_claim_costs_by_edition() {
    let claim = |edition: &str| {
        let mut claim = written("1. e4 e5", "white", "Cf3");
        claim["edition"] = json!(edition);
        claim
    };
    assert_snapshot!(told(&examine("es", claim("old-es"))), @r#"
    rejected: Reclamación rechazada. La partida continúa.
    Tras 2. Cf3, la jugada anotada por las blancas, la posición se da por primera vez, no por tercera.
    - El resumen no dice qué sigue. Lo dice el artículo 9.5 (Leyes del Ajedrez en vigor desde el 1/7/1997).
    § Resumen de las reglas antiguas, tablas
    § Leyes 1997, 9.5 (check)
    = 3 2. Cf3 anotada, no jugada
    ! Sume 3 minutos a las negras.
    ! Quite a las blancas la mitad del tiempo que les queda, como mucho 3 minutos.
    ! Las blancas anotaron 2. Cf3 y pueden cambiarla hasta jugarla: compruébelo en la edición impresa.
    "#);
    assert_snapshot!(told(&examine("en", claim("2001"))), @r#"
    rejected: The claim is incorrect. The game continues.
    After 2. Cf3, the move that White has written, the position has appeared for the first time, not the third.
    § Laws 2001, 9.2
    § Laws 2001, 9.1 (check)
    § Laws 2001, 9.5 (check)
    = 3 2. Cf3 written, not played
    ! Add 3 minutes to Black’s time.
    ! Take half of White’s remaining time off, at most 3 minutes.
    ! White wrote 2. Cf3 and may change it until it is played: check the printed edition.
    ! The claim is a draw offer too: Black may accept it at once.
    "#);
}

#[test]
fn the_old_rules_know_no_fifty_moves() {
    let claim = json!({
        "sheet": { "start": NINETY_NINE }, "kind": "fifty", "announced": "Qe5", "edition": "old-es",
    });
    assert_snapshot!(told(&examine("en", claim)), @r#"
    notPossible: These Laws know no such claim.
    This edition has no such claim.
    - By the Laws of Chess in force from 1 July 1997: The claim is correct. The game is drawn.
    § Summary of the older rules, drawn games
    § Laws 1997, 9.3
    "#);
}

#[test]
fn only_who_has_the_move_can_claim() {
    let claim = json!({
        "sheet": sheet(&format!("{RUY} Qc7")), "kind": "threefold", "claimant": "black", "mode": "onBoard",
    });
    let verdict = examine("en", claim);
    assert_snapshot!(told(&verdict), @r"
    notPossible: The claim is not valid: it was not made as the Laws ask. The game continues.
    White has the move; only the player who has the move can claim.
    - The position has appeared 3 times.
    § Laws 2023, 9.2.2
    § Laws 2023, 1.3
    § Laws 2023, 9.2.3
    = 38 19... Qc7
    = 42 21... Qc7
    = 46 23... Qc7
    ! No time is added. The game continues.
    ");
    assert_eq!(verdict["minutesAdded"], 0);
}

#[test]
fn a_written_move_that_is_none() {
    assert_snapshot!(told(&examine("en", written(RUY_ES, "black", "Dc3"))), @r#"
    rejected: The claim is incorrect. The game continues.
    The written move Dc3 is not legal.
    - Nearest legal moves: Dc7, Db6, Db8, exd4, Cxb4.
    § Laws 2023, 9.2.1
    § Laws 2023, 9.1.2.3
    § Laws 2023, 9.5.3
    = 41 21. Dd1
    = 45 23. Dd1
    ≠ 37 19. b4: a capture en passant on b3 was possible
    ! Add 2 minutes to White’s time.
    ! The announced move is not legal. The piece that was touched must be moved if it can be.
    ! The claim is a draw offer too: White may accept it at once.
    "#);
    assert_snapshot!(told(&examine("en", written(RUY, "black", "Rb8"))), @r#"
    rejected: The claim is incorrect. The game continues.
    The written move Rb8 can mean Rab8, Rcb8.
    § Laws 2023, 9.2.1
    § Laws 2023, 9.1.2.3
    § Laws 2023, C.10
    § Laws 2023, 9.5.3
    = 41 21. Qd1
    = 45 23. Qd1
    ≠ 37 19. b4: a capture en passant on b3 was possible
    ! Add 2 minutes to White’s time.
    ! The written move does not say which move is meant. A piece that was touched must be moved if it can be.
    ! The claim is a draw offer too: White may accept it at once.
    "#);
    assert_snapshot!(told(&examine("es", written(RUY, "black", "P-K4"))), @r#"
    rejected: Reclamación rechazada. La partida continúa.
    No se puede leer la jugada anotada: P-K4
    - La notación descriptiva no sirve de prueba.
    § Leyes 2023, 9.2.1
    § Leyes 2023, 9.1.2.3
    § Leyes 2023, 9.5.3
    = 41 21. Qd1
    = 45 23. Qd1
    ≠ 37 19. b4: era posible una captura al paso en b3
    ! Sume 2 minutos a las blancas.
    ! La jugada anotada no dice qué jugada es. Si se tocó una pieza, hay que moverla si es posible.
    ! La reclamación es también una oferta de tablas: las blancas pueden aceptarla en el acto.
    "#);
}

/// Letters of the written move decide where the sheet itself fits several languages.
#[test]
fn the_written_move_tells_the_language() {
    let verdict = examine("en", written("1. e4 e5 2. d4 d5", "white", "Cf3"));
    assert_eq!(verdict["verdict"], "rejected");
    assert_eq!(texts(&verdict["now"])[1], "White must play 3. Cf3.");
    assert_ne!(verdict["sheet"]["language"], "en");
}

#[test]
fn the_game_was_over_before_the_claim() {
    let claim = json!({
        "sheet": { "text": "1. Kb1 Kb8", "start": "k7/8/8/8/8/8/8/K7 w - - 0 1" },
        "kind": "threefold", "mode": "onBoard",
    });
    let verdict = examine("en", claim);
    assert_snapshot!(told(&verdict), @r#"
    rejected: The claim is incorrect.
    After 1... Kb8, the position has appeared for the first time, not the third.
    § Laws 2023, 9.2.2
    § Laws 2023, 9.2.3
    § Laws 2023, 5.2.2
    = 2 1... Kb8
    ! The game was over in the first position of the record: dead position (article 5.2.2).
    ! The game is drawn: ½ - ½.
    "#);
    assert_eq!(verdict["minutesAdded"], 0, "no clock runs after the end");
}

#[test]
fn ends_that_need_no_claim_have_the_same_shape() {
    let end = |kind: &str, text: &str, start: &str| {
        let claim = json!({ "sheet": { "text": text, "start": start }, "kind": kind });
        let verdict = examine("en", claim);
        format!("{}outcome {}\n\n", told(&verdict), verdict["outcome"])
    };
    let knights = format!("Nf3 {}", "Nf6 Ng1 Ng8 Nf3 ".repeat(4));
    let mut all = String::new();
    all += &end("checkmate", "1. f3 e5 2. g4 Qh4", "");
    all += &end("stalemate", "1. Kg6", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
    all += &end("fivefold", &knights, "");
    all += &end("seventyfive", "120. Qe5+", &NINETY_NINE.replace("99", "149"));
    all += &end("dead", "1. Kxb1", "k7/8/8/8/8/8/8/Kn6 w - - 0 1");
    all += &end("dead", "1. e4", "");
    all += &end("checkmate", "1. e4 e5", "");
    assert_snapshot!(all, @r#"
    upheld: The claim is correct. The game was over.
    The game was over after 2... Qh4#: checkmate by Black (article 5.1.1).
    § Laws 2023, 5.1.1
    ! Black has won: 0 - 1.
    outcome "0-1"

    upheld: The claim is correct. The game was over.
    The game was over after 1. Kg6: stalemate (article 5.2.1).
    § Laws 2023, 5.2.1
    ! The game is drawn: ½ - ½.
    outcome "=-="

    upheld: The claim is correct. The game was over.
    The game was over after 8... Ng8: the same position for the fifth time (article 9.6.1).
    § Laws 2023, 9.6.1
    § Laws 2023, 9.2.3
    = 0 first position
    = 4 2... Ng8
    = 8 4... Ng8
    = 12 6... Ng8
    = 16 8... Ng8
    ! The game is drawn: ½ - ½.
    outcome "=-="

    upheld: The claim is correct. The game was over.
    The game was over after 120. Qe5: seventy-five moves without a pawn move or capture (article 9.6.2).
    - In the first position of the record the count stands at 149.
    § Laws 2023, 9.6.2
    ! The game is drawn: ½ - ½.
    ? 120. Qe5+: a check is written, but the move gives none.
    outcome "=-="

    upheld: The claim is correct. The game was over.
    The game was over in the first position of the record: dead position (article 5.2.2).
    - White cannot checkmate by any series of legal moves. The pieces left cannot give checkmate in any position.
    - Black cannot checkmate by any series of legal moves. The pieces left cannot give checkmate in any position.
    § Laws 2023, 5.2.2
    ! The game is drawn: ½ - ½.
    outcome "=-="

    rejected: The claim is incorrect. The game continues.
    The game was not over in this way.
    § Laws 2023, 5.2.2
    outcome null

    rejected: The claim is incorrect. The game continues.
    The game was not over in this way.
    § Laws 2023, 5.1.1
    outcome null
    "#);
}

#[test]
fn what_cannot_be_asked_is_told() {
    let hall = Hall::new("en");
    let refused = |claim: Value| {
        let error = hall.ask("claim.examine", claim).expect_err("refused");
        (error.code, error.field.unwrap_or_default())
    };
    let bad = |field: &str| (Code::BadInput, field.to_owned());
    assert_eq!(refused(json!({ "kind": "fourfold" })), bad("kind"));
    assert_eq!(refused(json!({ "kind": "fifty", "edition": "2016" })), bad("edition"));
    assert_eq!(refused(json!({ "kind": "fifty", "claimant": "red" })), bad("claimant"));
    assert_eq!(refused(json!({ "kind": "fifty", "mode": "shouted" })), bad("mode"));
    assert_eq!(refused(json!({ "kind": "fifty", "sheet": { "start": "8/8 w" } })), bad("start"));
    assert_eq!(refused(json!({ "kind": "fifty", "sheet": { "language": "xx" } })), bad("language"));
    assert_eq!(refused(json!({ "kind": "fifty", "tournament": 1 })).0, Code::NoEvent);
    let claim = json!({ "claim": { "kind": "fifty" }, "note": "" });
    assert_eq!(hall.ask("claim.rule", claim).expect_err("no event").code, Code::NoEvent);
    hall.event("2023", "standard");
    assert_eq!(refused(json!({ "kind": "fifty", "tournament": 77 })).0, Code::NotFound);
    assert_eq!(refused(json!({ "kind": "fifty", "game": 77 })).0, Code::NotFound);
    let error = hall.ask("ruling.get", json!({ "id": 77 })).expect_err("no ruling");
    assert_eq!(error.code, Code::NotFound);
}

/// No key shows through, whatever is told; in the longer test language.
#[test]
fn every_word_has_its_message() {
    let hall = Hall::new("qps");
    let sheets = [
        (RUY, "Qc7"),
        (RUY, "Qc3"),
        (RUY, "Rb8"),
        (ROOKS, "Rh1"),
        ("1. e4 zz", "?"),
        ("1. d4 d5 2. Nf3 Nf6 3. e3 e6 4. Nd2 Be7", ""),
        ("", "e4"),
    ];
    for edition in ["2023", "2014", "2001", "old-es"] {
        for kind in
            ["threefold", "fifty", "fivefold", "seventyfive", "checkmate", "stalemate", "dead"]
        {
            for ((text, announced), claimant) in
                sheets.into_iter().flat_map(|it| [(it, "white"), (it, "black")])
            {
                let mut claim = written(text, claimant, announced);
                claim["kind"] = json!(kind);
                claim["edition"] = json!(edition);
                let answer = hall.call("claim.examine", claim).to_string();
                let bare = answer.contains("claims-") || answer.contains("laws-");
                assert!(!bare, "{edition} {kind} {text} {announced}: {answer}");
            }
        }
    }
}
