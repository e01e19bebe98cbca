//! Sheets in the layouts met in practice, printed cell by cell.

use insta::assert_snapshot;
use laws::notation::letters::Language;
use laws::notation::read::{
    CellStatus, LanguageChoice, ReadOptions, SheetProblem, SheetReading, read,
};
use laws::notation::written::Mark;
use shakmaty::Color;

/// Language and moves on the first line, then every cell that is not simply read, and the problems.
fn show(sheet: &SheetReading) -> String {
    let game = sheet.game();
    let sans: Vec<String> = game.plies().filter_map(|(ply, _)| game.san(ply)).collect();
    let mut text = format!("{}: {}\n", sheet.language, sans.join(" "));
    for cell in &sheet.cells {
        let dots = if cell.place.color == Color::White { "." } else { "..." };
        let at = cell
            .place
            .span
            .map_or_else(String::new, |span| format!(" at {}:{}", span.line, span.column));
        let place = format!("{}{dots}{at} `{}`", cell.place.move_number, cell.text);
        if cell.status != CellStatus::Read {
            let status = match &cell.status {
                CellStatus::Unreadable(error) => error.to_string(),
                other => format!("{other:?}").to_lowercase(),
            };
            let near: Vec<&str> =
                cell.nearest.iter().take(3).map(|near| near.text.as_str()).collect();
            let on = if cell.is_inferred() { ", went on" } else { "" };
            text += &format!("{place}: {status}{on}; nearest {}\n", near.join(" "));
        }
        if !cell.remarks.is_empty() || !cell.notes.is_empty() || cell.draw_offer() == Mark::Written
        {
            let offer = if cell.draw_offer() == Mark::Written { " draw offer" } else { "" };
            text += &format!("{place}: {:?} {:?}{offer}\n", cell.remarks, cell.notes);
        }
    }
    if let Some(result) = &sheet.result {
        text += &format!("result {:?}\n", result.meaning);
    }
    if !sheet.notes.is_empty() {
        text += &format!("notes {:?}\n", sheet.notes);
    }
    for problem in &sheet.problems {
        text += &format!("{problem:?}\n");
    }
    text
}

fn check(text: &str) -> String {
    show(&read(text, &ReadOptions::default()))
}

/// kokopu issue 6, rpb-chessboard issue 142: zeros and four dots.
#[test]
fn zeros_and_four_dots() {
    let opening = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
    for castling in ["0-0", "O-O", "o-o", "0 - 0", "0–0", "OO", "0-0+"] {
        for reply in ["4....Nf6", "4…Nf6", "4... Nf6", "4. ... Nf6", "Nf6", "4...  Nf6"] {
            let sheet = read(&format!("{opening} 4. {castling} {reply}"), &ReadOptions::default());
            let uci = sheet.game().uci();
            assert_eq!(uci[6..], ["e1g1", "g8f6"], "{castling} {reply}\n{}", show(&sheet));
        }
    }
}

/// stockfish-mac issue 88: one move illegal in its position must not cost the rest.
#[test]
fn an_illegal_move_keeps_the_rest() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxd5 Bd6 6. 0-0 Nf6 7. d3 0-0";
    assert_snapshot!(check(moves), @r"
    en: e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Bd6 O-O Nf6 d3 O-O
    5. at 1:47 `Nxd5`: illegal, went on; nearest Nxe5 Nd4 Ng5
    ");
}

/// The same where the following cells do not decide: reading stops, every cell is kept.
#[test]
fn an_illegal_move_that_nothing_decides_stops_cleanly() {
    assert_snapshot!(check("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Kd1 Nf6 5. d3"), @r"
    en: e4 e5 Nf3 Nc6 Bb5 a6
    4. at 1:34 `Kd1`: illegal; nearest Kf1 Ke2 Ng1
    4... at 1:38 `Nf6`: unread; nearest Nf6
    5. at 1:45 `d3`: unread; nearest d3
    ");
}

#[test]
fn two_columns_typed_line_by_line() {
    assert_snapshot!(check("1 e4 e5 | 4 Aa4 Cf6\n2 Cf3 Cc6 | 5 0-0 Ae7\n3 Ab5 a6 | 6 Te1 b5\n"), @r"
    es: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5
    RowsPutInOrder
    ");
}

#[test]
fn one_move_a_line_without_numbers() {
    assert_snapshot!(check("d4\nSf6\nc4\ne6\nSc3\nLb4\n"), @r"
    de: d4 Nf6 c4 e6 Nc3 Bb4
    ");
}

#[test]
fn half_moves_numbered() {
    assert_snapshot!(check("1. e4\n2. e5\n3. Nf3\n4. Nc6\n5. Bb5\n"), @r"
    en: e4 e5 Nf3 Nc6 Bb5
    ");
}

#[test]
fn a_pgn_with_everything() {
    let text = "[Event \"Club\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 1:59:50]} e5 $1 2. Nf3! (2. f4 exf4 3. Nf3) 2... Nc6 ; main line\n\
                3. Bb5 a6 4. Ba4 Nf6 (=) 5. O-O Be7?! 6. Re1 1-0 signed";
    assert_snapshot!(check(text), @r#"
    en: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1
    1. at 4:4 `e4`: [] ["[%clk 1:59:50]"]
    1... at 4:24 `e5`: [] ["$1"]
    2. at 4:33 `Nf3!`: [] ["!", "(2. f4 exf4 3. Nf3)"]
    2... at 4:63 `Nc6`: [] ["main line"]
    4... at 5:18 `Nf6 (=)`: [] [] draw offer
    5... at 5:33 `Be7?!`: [] ["?!"]
    result WhiteWon
    TextAfterResult { text: "signed", span: Span { start: 158, end: 164, line: 5, column: 50 } }
    "#);
}

#[test]
fn clock_times_and_doubts_beside_moves() {
    assert_snapshot!(check("1. e4 1:29 e5 1:28\n2. Cf3 ? Cc6 1:25:30\n3. Ab5 + a6"), @r#"
    es: e4 e5 Nf3 Nc6 Bb5 a6
    1. at 1:4 `e4`: [] ["1:29"]
    1... at 1:12 `e5`: [] ["1:28"]
    2. at 2:4 `Cf3 ?`: [] ["?"]
    2... at 2:10 `Cc6`: [] ["1:25:30"]
    3. at 3:4 `Ab5 +`: [CheckSignWithoutCheck] []
    "#);
}

/// lila issue 4058: letters beside a move are no move.
#[test]
fn novelty_signs_beside_moves() {
    let sheet = read("1. e4 e5 2. Nf3 N Nc6 TN 3. Bb5 N a6 4. Ba4 RR Nf6 5. O-O N", &{
        ReadOptions::in_language(Language::English)
    });
    assert_eq!(sheet.game().uci().len(), 9);
    assert_eq!(sheet.bad_cells().count(), 0);
    assert_eq!(sheet.cells[2].notes, ["N"]);
    assert_eq!(sheet.cells[3].notes, ["TN"]);
}

#[test]
fn gaps_by_number() {
    assert_snapshot!(check("1. e4 e5 2. Nf3 Nc6 3. Bb5 4. Ba4 Nf6 5. 0-0 Be7"), @r"
    en: e4 e5 Nf3 Nc6 Bb5
    3... ``: missing; nearest a6 b6 d6
    4. at 1:31 `Ba4`: unread; nearest Ba4
    4... at 1:35 `Nf6`: unread; nearest Nf6
    5. at 1:42 `0-0`: unread; nearest O-O
    5... at 1:46 `Be7`: unread; nearest Be7
    ");
    assert_snapshot!(check("1. e4 e5 2. Nf3 ? 3. Bb5 a6 4. Bxc6 dxc6 5. ... f6"), @r"
    en: e4 e5 Nf3
    2... at 1:17 `?`: expected a move, found an empty place; nearest b6 c6 f6
    3. at 1:22 `Bb5`: unread; nearest Bb5
    3... at 1:26 `a6`: unread; nearest a6
    4. at 1:32 `Bxc6`: unread; nearest Bc6
    4... at 1:37 `dxc6`: unread; nearest dxc6
    5. ``: unread; nearest 
    5... at 1:49 `f6`: unread; nearest
    ");
}

/// A sheet printed with numbers: rows left blank in between hide both moves, those at the end mean nothing.
#[test]
fn blank_rows() {
    assert_snapshot!(check("{Board 3} 1. e4 e5 2. Nf3 Nc6 3. 4. Ba4 Nf6 5. 0-0 6. 7. 8."), @r#"
    en: e4 e5 Nf3 Nc6
    3. ``: missing; nearest a3 b3 c3
    3... ``: unread; nearest 
    4. at 1:37 `Ba4`: unread; nearest 
    4... at 1:41 `Nf6`: unread; nearest 
    5. at 1:48 `0-0`: unread; nearest 
    notes ["Board 3"]
    "#);
}

#[test]
fn wide_long_moves_and_lines_between() {
    assert_snapshot!(check("1. e2 - e4 e7 - e5 2. Cg1 - f3 Cb8 - c6 3. Af1 x b5"), @r"
    es: e4 e5 Nf3 Nc6 Bb5
    3. at 1:44 `Af1xb5`: [CaptureSignWithoutCapture] []
    ");
    assert_snapshot!(check("1. e4 - e5 2. Cf3 - Cc6 3. Ab5 - a6"), @r"
    es: e4 e5 Nf3 Nc6 Bb5 a6
    ");
}

#[test]
fn several_moves_fit() {
    assert_snapshot!(check("1. d4 d5 2. Nf3 Nf6 3. e3 e6 4. Nd2 Be7"), @r"
    en: d4 d5 Nf3 Nf6 e3 e6
    4. at 1:33 `Nd2`: ambiguous; nearest Nbd2 Nfd2
    4... at 1:37 `Be7`: unread; nearest Be7
    ");
}

#[test]
fn from_a_position_with_black_to_move() {
    let text = "[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\"]\n\n2... Nc6 3. Bb5 a6";
    assert_snapshot!(check(text), @r"
    en: Nc6 Bb5 a6
    ");
    assert_snapshot!(check(&text.replace("2...", "2.")), @r"
    en: Nc6 Bb5 a6
    ");
}

#[test]
fn preferred_languages_win_ties() {
    let prefer = vec![Language::Catalan, Language::German];
    let options = ReadOptions { language: LanguageChoice::Infer { prefer }, start: None };
    assert_eq!(read("1. e4 e5 2. Cf3", &options).language, Language::Catalan);
    assert_eq!(read("1. e4 e5 2. Sf3", &options).language, Language::German);
    assert_eq!(read("1. e4 e5", &options).language, Language::Catalan);
}

/// Text that is no sheet must not cost more time than its length.
#[test]
fn a_megabyte_of_nonsense_is_read_in_a_moment() {
    for part in [
        "(", "a(", "[ ", "1. {a} ", "e4 ", "? ", "{ ", "0 - ", "Nf3 (", "1.\n", "- ", "e4 - ",
        "\u{301}",
    ] {
        let text = part.repeat(1_000_000 / part.len());
        let sheet = read(&text, &ReadOptions::in_language(Language::English));
        assert!(sheet.cells.len() <= 4000, "{part}");
    }
}

#[test]
fn nothing_and_nonsense() {
    assert_snapshot!(check(""), @r"
    en:
    ");
    assert_snapshot!(check("la partida de ayer"), @r"
    en: 
    1. at 1:1 `la`: expected a move such as e4 or Nf3, found `la`; nearest a3 b3 c3
    1... at 1:4 `partida`: unread; nearest 
    2. at 1:12 `de`: unread; nearest 
    2... at 1:15 `ayer`: unread; nearest
    ");
}

#[test]
fn a_sheet_in_spanish_descriptive_notation() {
    // The last moves: castling, a capture of one of two pawns, en passant.
    let sheet = read(
        "1. P4R P4R 2. C3AR C3AD 3. A5C P3TD 4. AxC PDxA 5. O-O P3A 6. P4D PxP 7. CxP P4AD 8. C3C DxD 9. TxD A3D",
        &ReadOptions::default(),
    );
    assert_eq!(sheet.language, Language::Spanish);
    assert_eq!(
        sheet.game().uci().join(" "),
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5 d4b3 d8d1 f1d1 f8d6"
    );
    assert_eq!(sheet.problems, [SheetProblem::Descriptive]);
    let passant = read(
        "1. P4R P3R 2. P5R P4D 3. PxP a.p. PxP 4. C3AD C3AR 5. P4D A2R 6. A3R O-O 7. D2D CD2D 8. O-O-O C3C",
        &ReadOptions::default(),
    );
    assert_eq!(
        passant.game().uci().join(" "),
        "e2e4 e7e6 e4e5 d7d5 e5d6 c7d6 b1c3 g8f6 d2d4 f8e7 c1e3 e8g8 d1d2 b8d7 e1c1 d7b6"
    );
}

#[test]
fn a_sheet_in_english_descriptive_notation() {
    let sheet = read(
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3 4. BxKt QPxB 5. O-O P-B3 6. P-Q4 PxP 7. KtxP",
        &ReadOptions::default(),
    );
    assert_eq!(
        sheet.game().uci().join(" "),
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4"
    );
}

#[test]
fn what_is_unclear_in_descriptive_notation_is_marked() {
    // Two knights reach the fourth square of a knight's file on no board like this: nothing is guessed.
    let sheet = read("1. P4R P4R 2. D5T C3AD 3. A4A P3CR 4. C9Z", &ReadOptions::default());
    assert_eq!(sheet.game().uci().len(), 6);
    let last = sheet.cells.last().expect("a cell");
    assert!(matches!(last.status, CellStatus::Unreadable(_)), "{last:?}");
    // One such move among others is shown, not read.
    let one = read("1. e4 e5 2. C3AR Cc6 3. Ab5 a6", &ReadOptions::default());
    assert!(!one.problems.contains(&SheetProblem::Descriptive));
}

#[test]
fn times_beside_the_moves_are_no_moves() {
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";
    for sheet in [
        "1. e4 1h30 e5 1h29 2. Nf3 1h28m Nc6 1h27 3. Bb5 a6 4. Ba4 Nf6",
        "1. e4 5' e5 7' 2. Nf3 8'30\" Nc6 9′ 3. Bb5 a6 4. Ba4 Nf6",
        "1. e4 5 e5 7 2. Nf3 5 Nc6 8 3. Bb5 9 a6 9 4. Ba4 12 Nf6 14",
        "1. e4 [1.28] e5 [1:27] 2. Nf3 90min Nc6 88min 3. Bb5 a6 4. Ba4 Nf6",
    ] {
        let reading = read(sheet, &ReadOptions::default());
        let game = reading.game();
        let whole = read(moves, &ReadOptions::default()).game();
        assert_eq!(game.uci(), whole.uci(), "{sheet}");
    }
}
