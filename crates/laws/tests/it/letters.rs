//! Letters of other languages: on sheets, in sealed and announced moves, and finding the language of a sheet.

use laws::claim::{Announced, ClaimKind, ClaimRequest, examine};
use laws::edition::Edition;
use laws::game::{Game, Ply};
use laws::notation::letters::Language;
use laws::notation::matching::Remark;
use laws::notation::read::{CellStatus, ReadOptions, read};
use laws::notation::write::{WriteOptions, movetext};
use laws::sealed::{Meaning, read_sealed};
use laws::sheets::{MergeOptions, ProblemKind, Sheet, Slip, merge};
use shakmaty::Role;

const GAMES: [&str; 3] = [
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 \
     Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5 20. Bg5 Be7",
    "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Qc2 O-O 5. a3 Bxc3+ 6. Qxc3 b6 7. Bg5 Bb7 8. e3 d6 9. f3 Nbd7 10. Bd3 c5 11. Ne2 \
     Rc8 12. Qb3 h6 13. Bh4 d5 14. cxd5 Nxd5 15. Bf2 Qc7 16. Rc1 Qb8",
    "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Kh1 Nc6 10. f3 Be6 11. Nd5 \
     a5 12. Be3 a4 13. Nc1 Bxd5 14. exd5 Nd4 15. c4 Nxe2 16. Qxe2 Rc8",
];

/// After 1. e4 e5 2. Nf3, Black to move.
const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

#[test]
fn every_language_is_found_from_short_and_long_sheets() {
    for text in GAMES {
        let whole = read(text, &ReadOptions::in_language(Language::English)).game();
        for language in Language::ALL {
            for n_plies in [8, 12, 20, 32] {
                let game = whole.up_to(Ply(n_plies));
                let sheet = movetext(&game, &WriteOptions::short(language));
                let found = read(&sheet, &ReadOptions::default());
                assert_eq!(found.game().uci(), game.uci(), "{language}, {n_plies} plies: {sheet}");
                assert_eq!(found.bad_cells().count(), 0, "{language}: {sheet}");
            }
        }
    }
}

#[test]
fn a_capital_that_is_a_file_is_the_piece_of_another_language() {
    let sheet =
        read("1. e4 e5 2. Sf3 Cc6 3. Lc4 h6 4. 0-0 d6 5. d3 a6 6. a3 g6", &ReadOptions::default());
    assert_eq!(sheet.language, Language::German);
    let cell = &sheet.cells[3];
    assert_eq!(cell.played.map(|it| it.role()), Some(Role::Knight), "{cell:?}");
    assert!(cell.remarks.contains(&Remark::OtherLanguage), "marked: {cell:?}");
    let shown: Vec<&str> = cell.nearest.iter().map(|it| it.text.as_str()).collect();
    assert!(shown.contains(&"Sc6") && shown.contains(&"c6"), "both readings: {shown:?}");
    assert_eq!(sheet.game().uci().len(), 12);
}

#[test]
fn a_capital_that_fits_pawn_and_piece_is_ambiguous() {
    // Both the bishop and the pawn of b4 can take on c5.
    let start = Game::from_fen("4k3/8/8/2p5/1P6/4B3/8/4K3 w - - 0 1").unwrap();
    let options = ReadOptions {
        start: Some((start.start().clone(), start.castling_mode())),
        ..ReadOptions::in_language(Language::Spanish)
    };
    let sheet = read("1. Bxc5 Re7", &options);
    assert_eq!(sheet.cells[0].status, CellStatus::Ambiguous, "{:?}", sheet.cells[0]);
    // Where only the pawn can, the capital is a matter of form.
    let start = Game::from_fen("4k3/8/8/2p5/1P6/8/8/4K3 w - - 0 1").unwrap();
    let options = ReadOptions {
        start: Some((start.start().clone(), start.castling_mode())),
        ..ReadOptions::in_language(Language::Spanish)
    };
    let sheet = read("1. Bxc5 Re7", &options);
    assert_eq!(sheet.cells[0].remarks, [Remark::CapitalFile]);
}

#[test]
fn two_sheets_in_two_languages_agree_on_the_knight() {
    let white = Sheet::of_text("1. e4 e5 2. Nf3 Nc6 3. Bc4 h6 4. 0-0 d6 5. d3 a6 6. a3 g6");
    let black = Sheet::of_text("1. e4 e5 2. Cf3 Cc6 3. Ac4 h6 4. 0-0 d6 5. d3 a6 6. a3 g6");
    let merged = merge(&white, &black, &MergeOptions::default());
    assert_eq!(merged.game.uci()[3], "b8c6");
    assert!(merged.problems.is_empty(), "{:?}", merged.problems);
    // A Spanish knight on a sheet that is English otherwise.
    let guest = Sheet::of_text("1. e4 e5 2. Nf3 Cc6 3. Bc4 h6 4. 0-0 d6 5. d3 a6 6. a3 g6");
    let merged = merge(&white, &guest, &MergeOptions::default());
    assert_eq!(merged.game.uci()[3], "b8c6");
    assert_eq!(
        merged.problems.iter().map(|it| &it.kind).collect::<Vec<_>>(),
        [&ProblemKind::Slips(vec![Slip::OtherLanguage])]
    );
}

#[test]
fn a_sealed_move_in_another_language_is_clear_and_marked() {
    let game = Game::from_fen(OPEN).unwrap();
    for (written, language, uci) in [
        ("Cc6", Language::English, "b8c6"),
        ("Cc6", Language::Spanish, "b8c6"),
        ("Sc6", Language::English, "b8c6"),
        ("Ab4", Language::English, "f8b4"),
        ("Hc6", Language::English, "b8c6"),
        ("Nc6", Language::Spanish, "b8c6"),
    ] {
        let reading = read_sealed(&game, written, language, Edition::Laws2023);
        assert_eq!(reading.meaning.moves(), [uci], "{written} in {language}");
    }
    // Two languages give two moves: the player is asked, and nothing is lost before.
    let game = Game::from_fen("4k2r/8/5n2/8/8/8/8/4K3 b k - 0 1").unwrap();
    let several = read_sealed(&game, "Hg8", Language::English, Edition::Laws2023);
    assert_eq!(several.meaning.moves(), ["f6g8", "h8g8"], "Hungarian knight, Icelandic rook");
    assert!(matches!(several.meaning, Meaning::Languages { .. }));
    // The letter belongs to the language: it is not read in another one.
    let own =
        read_sealed(&Game::from_fen(OPEN).unwrap(), "Bd5", Language::English, Edition::Laws2023);
    assert_eq!(own.meaning.code(), "illegal");
}

#[test]
fn an_announced_move_in_another_language_is_settled() {
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"];
    let game = Game::standard().with_uci(moves).unwrap();
    for written in ["Cg8", "Cf6-g8", "Sg8", "Ng8"] {
        for language in [Language::English, Language::Spanish] {
            let mut request =
                ClaimRequest::at(&game, ClaimKind::Threefold, game.end(), Edition::Laws2023);
            request.announced = Some(Announced::Text(written.to_owned()));
            request.language = language;
            let verdict = examine(&game, &request);
            assert!(verdict.is_upheld(), "{written} in {language}: {}", verdict.to_text());
        }
    }
}

#[test]
fn after_checkmate_and_stalemate_nothing_can_be_claimed() {
    for (fen, uci, article) in [
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 149 120", "g5g7", "5.1.1"),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 99 120", "g5g6", "5.2.1"),
    ] {
        let game = Game::from_fen(fen).unwrap().with_uci([uci]).unwrap();
        let request = ClaimRequest::at(&game, ClaimKind::Fifty, game.end(), Edition::Laws2023);
        let verdict = examine(&game, &request);
        assert!(!verdict.is_upheld(), "{}", verdict.to_text());
        assert_eq!(verdict.main_article().map(|it| it.number), Some(article));
        assert!(verdict.penalty.is_none(), "nothing costs time");
    }
    // Seventy-five moves came first: the game was drawn, and the later mate does not count.
    let game = Game::from_fen("7k/8/5K2/6Q1/8/8/8/8 w - - 149 120").unwrap();
    let game = game.with_uci(["g5g1", "h8h7", "g1g7"]).unwrap();
    let request = ClaimRequest::at(&game, ClaimKind::Fifty, game.end(), Edition::Laws2023);
    assert!(examine(&game, &request).is_upheld());
}

#[test]
fn a_sealed_move_does_not_count_when_the_game_was_over() {
    use laws::claim::automatic::EndKind;
    use laws::sealed::opening::{
        Attendance, Before, Envelope, Outcome, Resumption, WrongTime, resume,
    };
    use shakmaty::Position;
    for (fen, kind, outcome) in [
        ("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1", EndKind::DeadPosition, Outcome::Drawn),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", EndKind::Stalemate, Outcome::Drawn),
    ] {
        let game = Game::from_fen(fen).unwrap();
        let reading = read_sealed(&game, "Kh9", Language::English, Edition::Laws2023);
        let ruling = resume(&Resumption {
            adjourned: Some(Box::new(game.clone())),
            sealer: game.last().turn(),
            envelope: Envelope::Opened(Box::new(reading)),
            replier: Attendance::Present,
            sealer_attends: Attendance::Present,
            before: Before::Nothing,
            wrong_time: WrongTime::None,
            edition: Edition::Laws2023,
        });
        assert_eq!(ruling.outcome, outcome, "{fen}");
        assert_eq!(ruling.ends.map(|it| it.kind), Some(kind));
    }
}
