//! Sheets as hands and books write them: numbering with hyphens, headings, rows written twice, small letters, smudges.

use laws::notation::read::{ReadOptions, SheetReading, read};

fn sheet(text: &str) -> SheetReading {
    read(text, &ReadOptions::default())
}

/// The moves understood, then what is odd about the sheet.
fn check(text: &str, moves: &str) -> SheetReading {
    let sheet = sheet(text);
    assert_eq!(sheet.game().uci().join(" "), moves, "`{text}`: {:?}", sheet.problems);
    sheet
}

const ITALIAN: &str = "e2e4 e7e5 g1f3 b8c6";

#[test]
fn numbers_with_hyphens() {
    for text in [
        "1.- e4, e5; 2.- Cf3, Cc6",
        "1.-e4 e5 2.-Cf3 Cc6",
        "1- e4 e5 2- Cf3 Cc6",
        "1-e4 e5 2-Cf3 Cc6",
        "1 - e4 e5\n2 - Cf3 Cc6",
        "1.– e4 e5\n2.– ♘f3 ♞c6",
        "1.e4,e5;2.Cf3,Cc6",
    ] {
        let sheet = check(text, ITALIAN);
        assert_eq!(sheet.bad_cells().count(), 0, "`{text}`");
    }
}

#[test]
fn hyphens_that_are_no_numbering() {
    check(
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 1-0",
        "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6",
    );
    // A dash after one number only is an empty place.
    let gap = sheet("1. e4 e5\n2. - Nc6\n3. Bb5 a6");
    assert_eq!(gap.cells.len(), 6, "{:?}", gap.cells);
}

#[test]
fn a_comment_after_a_semicolon_is_a_comment() {
    check("1. e4 ; best by test 1. d4\n1... e5 2. Nf3 Nc6", ITALIAN);
}

#[test]
fn a_heading_is_no_move() {
    for heading in [
        "Blancas: Pérez, Ana\nNegras: Núñez\nFecha: 12-5-2026\n",
        "White: Perez, Juan  Black: Smith\nRound 3\n",
        "Ronda 4 Mesa 12\n",
    ] {
        let sheet = check(&format!("{heading}1. e4 e5\n2. Cf3 Cc6"), ITALIAN);
        assert_eq!(sheet.problems.len(), 1, "told once: {:?}", sheet.problems);
        assert_eq!(sheet.notes.len(), 1, "kept: {:?}", sheet.notes);
    }
    // Moves before the number 1 are two columns read line by line, not a heading.
    check("2. Cf3 Cc6 1. e4 e5", ITALIAN);
}

#[test]
fn a_row_written_twice_counts_once() {
    let sheet = check("1 e4 e5\n2 Nf3 Nc6\n2 Nf3 Nc6\n3 Bb5 a6", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    assert_eq!(sheet.problems.len(), 1, "{:?}", sheet.problems);
}

#[test]
fn a_number_written_twice_before_other_moves_is_kept() {
    check("1 e4 e5\n2 Nf3 Nc6\n2 Bb5 a6", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
}

#[test]
fn small_spanish_letters_that_double_a_file_are_pieces() {
    check(
        "1.e4 e5 2.cf3 cc6 3.ab5 a6 4.aa4 cf6 5.0-0 ae7",
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7",
    );
}

#[test]
fn a_smudge_keeps_the_letter_beside_it() {
    let sheet = sheet("1. e4 e5 2. N_3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
    let bad = sheet.bad_cells().next().unwrap();
    let mut nearest: Vec<&str> =
        bad.nearest.iter().map(|near| near.text.as_str()).take(3).collect();
    nearest.sort_unstable();
    assert_eq!(nearest, ["Na3", "Nc3", "Nf3"], "knights on the third rank come first");
}

#[test]
fn the_piece_of_a_promotion_may_stand_apart() {
    let start = laws::game::Game::from_fen("8/P6k/8/8/8/8/p6K/8 w - - 0 1").unwrap();
    for (text, expected) in [
        ("1. a8 =Q", "a7a8q"),
        ("1. a8 Q", "a7a8q"),
        ("1. a8 (Q)", "a7a8q"),
        ("1. a8= Q a1 = N", "a7a8q a2a1n"),
        ("1. a8 ♕", "a7a8q"),
        ("1. a8 (C)", "a7a8n"),
    ] {
        let options = ReadOptions {
            start: Some((start.start().clone(), start.castling_mode())),
            ..ReadOptions::default()
        };
        assert_eq!(read(text, &options).game().uci().join(" "), expected, "`{text}`");
    }
}

#[test]
fn words_about_the_end_are_notes() {
    for text in [
        "1. e4 e5 2. Cf3 Cc6 tablas",
        "1. e4 e5 2. Cf3 Cc6 (=) Tablas.",
        "1. e4 e5 2. Nf3 Nc6 resigns",
    ] {
        let sheet = check(text, ITALIAN);
        assert_eq!(sheet.cells.len(), 4, "`{text}`");
    }
    // A draw offered in the middle of the game ends nothing.
    check("1. e4 tablas e5 2. Cf3 Cc6", ITALIAN);
}

#[test]
fn an_illegible_place_is_a_place() {
    for text in ["1. e4 e5 2. (ilegible) Cc6 3. Ab5 a6", "1. e4 e5 2. ilegible Cc6 3. Ab5 a6"] {
        let sheet = sheet(text);
        assert_eq!(sheet.cells.len(), 6, "`{text}`");
        assert_eq!(sheet.bad_cells().next().unwrap().place.ply.0, 3, "`{text}`");
    }
}

#[test]
fn a_sheet_that_begins_late_says_so() {
    use laws::notation::read::SheetProblem;
    let late = |text: &str| {
        sheet(text).problems.iter().any(|it| matches!(it, SheetProblem::BeginsLate { .. }))
    };
    assert!(late("12... Nf6 13. e4 e5"), "eleven moves are missing");
    assert!(!late("1. e4 e5"), "it begins with 1");
    assert!(
        !late(
            "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 12\"]\n\n12... Nf6 13. e4"
        ),
        "the position is given"
    );
}

#[test]
fn a_row_copied_many_times_is_told_once() {
    let sheet = check(&"1. e4 e5 ".repeat(20_000), "e2e4 e7e5");
    assert_eq!(sheet.problems.len(), 1, "one sentence is enough");
}
