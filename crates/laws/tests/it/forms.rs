//! Every form of the notation digest against a position, and the letters of every language.

use laws::game::{Game, uci_of};
use laws::notation::letters::Language;
use laws::notation::matching::{self, LegalityError, Remark};
use laws::notation::read::{LanguageChoice, ReadOptions, read, read_cells};
use laws::notation::write::{WriteOptions, written};
use laws::notation::written as reader;
use serde::Deserialize;
use shakmaty::{Position, Role};

use crate::oracle;

#[derive(Deserialize)]
struct Row {
    code: String,
    name: String,
    king: String,
    queen: String,
    rook: String,
    bishop: String,
    knight: String,
    pawn: String,
}

#[test]
fn the_letters_of_every_language_are_those_of_the_digest() {
    let rows: Vec<Row> = oracle::json("piece-letters.json");
    assert_eq!(rows.len(), Language::ALL.len());
    for row in rows {
        let language: Language = row.code.parse().expect("every code is in the table");
        let letters = language.letters();
        let found = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
            .map(|role| letters.of(role));
        assert_eq!(
            found,
            [&row.king, &row.queen, &row.rook, &row.bishop, &row.knight, &row.pawn],
            "{}",
            row.name
        );
    }
}

/// What a text means in a position: UCI, `illegal`, `ambiguous N`, or `no move`.
fn meaning(fen: &str, text: &str, language: Language) -> String {
    let game = Game::from_fen(fen).expect("the positions are playable");
    let Ok(move_) = reader::parse(text, language) else {
        return "no move".to_owned();
    };
    match matching::find(&move_, game.start(), language) {
        Ok(found) => uci_of(found.played, game.castling_mode()),
        Err(LegalityError::Illegal { .. }) => "illegal".to_owned(),
        Err(LegalityError::Ambiguous { fits }) => format!("ambiguous {}", fits.len()),
    }
}

fn check(fen: &str, language: &str, texts: &[&str], expected: &str) {
    let language = language.parse().expect("the code is in the table");
    for text in texts {
        assert_eq!(meaning(fen, text, language), expected, "`{text}` in {language}");
    }
}

const EXCHANGE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const DEVELOPED: &str = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
const PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
const PROMOTING: &str = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";
const LONG_CASTLING: &str = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";

#[test]
fn pawn_captures() {
    let forms = [
        "exd5", "ed5", "ed", "exd", "e4xd5", "e4-d5", "e4:d5", "e:d5", "exd5:", "e4d5", "ed5:",
        "e×d5", "exd5!", "exd5 +=", "xd5", "EXD5",
    ];
    check(EXCHANGE, "en", &forms, "e4d5");
    check(EXCHANGE, "en", &["d5", "fxd5"], "illegal");
}

#[test]
fn knight_moves_in_all_forms() {
    let english = [
        "Nf3", "Ng1-f3", "Ng1f3", "Ngf3", "N1f3", "nf3", "Nf3!", "Nf3!?", "Nf3+", "Nf3#", "Nf3++",
        "Nf3 mate", "♘f3", "♞f3", "N-f3", "Nf3(=)", "Nf3 (=)", "Nf3=", "Nxf3", "N:f3", "Nf3:",
        "g1f3", "7163", "Nf3 ch", "Nf3†", " Nf3. ",
    ];
    check(EXCHANGE, "en", &english, "g1f3");
    for (language, text) in
        [("es", "Cf3"), ("de", "Sf3"), ("ru", "Кf3"), ("ru", "Kf3"), ("nl", "Pf3"), ("eo", "Ĉf3")]
    {
        check(EXCHANGE, language, &[text], "g1f3");
    }
}

#[test]
fn castling_in_all_forms() {
    let short = [
        "O-O", "0-0", "o-o", "OO", "0–0", "O–O", "O‑O", "Ke1-g1", "K0-0", "e1g1", "O-O+", "0-0+",
        "0 - 0", "0-0!", "0-0 (=)",
    ];
    check(DEVELOPED, "en", &short, "e1g1");
    check(DEVELOPED, "es", &["R0-0", "Re1-g1"], "e1g1");
    let long = ["O-O-O", "0-0-0", "ooo", "000", "0—0—0", "0-0-0+", "Ke1-c1"];
    check(LONG_CASTLING, "en", &long, "e1c1");
    check(LONG_CASTLING, "en", &["O-O"], "illegal");
}

#[test]
fn en_passant_in_all_forms() {
    let forms = [
        "exd6",
        "exd6e.p.",
        "exd6 e.p.",
        "exd6ep",
        "ed6",
        "ed6ep",
        "exd6/ep",
        "e5xd6 e.p.",
        "ed6 e. p.",
        "exd6 (ep)",
        "e5-d6",
    ];
    check(PASSANT, "en", &forms, "e5d6");
}

#[test]
fn promotions_in_all_forms() {
    let queens =
        ["a8Q", "a8=Q", "a8=q", "a8(Q)", "a8/Q", "a7-a8Q", "a8=Q++", "a8Q+", "a8=♕", "a8 = Q"];
    check(PROMOTING, "en", &queens, "a7a8q");
    check(PROMOTING, "es", &["a8D", "a8=D", "a8(D)", "a7a8D", "a8=d"], "a7a8q");
    check(PROMOTING, "es", &["a8C", "a8=C"], "a7a8n");
    check(PROMOTING, "en", &["a8", "a8="], "ambiguous 4");
    check(PROMOTING, "en", &["a8=K"], "illegal");
}

#[test]
fn two_knights() {
    check(KNIGHTS, "en", &["Ne2"], "ambiguous 2");
    check(KNIGHTS, "en", &["Nce2", "N3e2", "Nc3e2", "Nc3-e2"], "c3e2");
    check(KNIGHTS, "en", &["Nge2", "N1e2", "Ng1e2"], "g1e2");
}

#[test]
fn what_is_no_evidence() {
    let none = ["P-Q4", "P-K4", "KtxP", "--", "Z0", "?", "...", "", "🙂", "Nz9", "hello", "½-½"];
    check(EXCHANGE, "en", &none, "no move");
    check(EXCHANGE, "es", &["P4R"], "no move");
}

#[test]
fn every_language_writes_and_reads_every_piece() {
    let fens = [
        "4k3/P7/8/8/8/8/8/QRBNK3 w - - 0 1",
        "qrbnk3/8/8/8/8/8/p7/4K3 b - - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
    ];
    for language in Language::ALL {
        for fen in fens {
            let game = Game::from_fen(fen).expect("the positions are playable");
            for played in game.start().legal_moves() {
                for style in [
                    WriteOptions::short(language),
                    WriteOptions::long(language),
                    WriteOptions::figurine(),
                ] {
                    let text = written(game.start(), played, &style);
                    let uci = uci_of(played, game.castling_mode());
                    assert_eq!(meaning(fen, &text, language), uci, "`{text}` in {language}");
                }
            }
        }
    }
}

/// A guest's letters on a sheet in another language: taken where only one move fits, and marked.
#[test]
fn letters_of_another_language_are_read_and_marked() {
    let sheet =
        read("1. e4 e5 2. Cf3 Nc6 3. Ab5 a6 4. Ba4 Cf6 5. 0-0 Ae7", &ReadOptions::default());
    let game = sheet.game();
    assert_eq!(game.uci().join(" "), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7");
    let marked: Vec<&str> = sheet
        .cells
        .iter()
        .filter(|cell| cell.remarks.contains(&Remark::OtherLanguage))
        .map(|cell| cell.text.as_str())
        .collect();
    assert_eq!(marked, ["Nc6", "Ba4"]);
    // Where two languages give different moves, nothing is guessed.
    let start = Game::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").expect("a position");
    let options = ReadOptions {
        language: LanguageChoice::Given(Language::German),
        start: Some((start.start().clone(), start.castling_mode())),
    };
    let two = read_cells(&["Rd1"], &options);
    assert!(two.game().uci().is_empty(), "a Spanish king or an English rook");
}
