//! Illegal moves that were completed and left standing (2023, A.5.2): the game goes on with them.

use laws::claim::automatic::first_moments;
use laws::claim::{ClaimKind, ClaimRequest, examine};
use laws::edition::{Edition, Pace};
use laws::game::{Game, Ply, fen_of};
use laws::notation::letters::Language;
use laws::notation::read::{
    CellStatus, LanguageChoice, ReadOptions, SheetReading, read, with_standing,
};
use laws::notation::write::{WriteOptions, movetext};
use laws::sheets::{Entry, MergeOptions, Sheet, merge};
use laws::verdict::Reason;
use shakmaty::{Color, Position};

fn english(text: &str) -> SheetReading {
    read(text, &ReadOptions::in_language(Language::English))
}

const BISHOP: &str = "1. Nf3 Nf6 2. Ng1 Bf8-d6 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3";

#[test]
fn unsaid_it_stays_marked_and_stops() {
    let sheet = english(BISHOP);
    assert_eq!(sheet.cells[3].status, CellStatus::Illegal);
    assert_eq!(sheet.game().uci().len(), 3);
}

#[test]
fn said_it_is_played_and_the_rest_is_read() {
    let options = ReadOptions::in_language(Language::English);
    let text = with_standing(BISHOP, 2, Color::Black, &options);
    assert_eq!(text, "1. Nf3 Nf6 2. Ng1 Bf8-d6 {stands} 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3");
    assert_eq!(with_standing(&text, 2, Color::Black, &options), text, "said once");
    let sheet = english(&text);
    assert_eq!(sheet.cells[3].status, CellStatus::Stands);
    let game = sheet.game();
    assert_eq!(game.standing(), [Ply(4)]);
    assert_eq!(game.uci().len(), 9);
    assert_eq!(
        fen_of(game.last()),
        "rnbqk2r/pppppppp/3b1n2/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 9 5"
    );
    assert!(movetext(&game, &WriteOptions::short(Language::English)).contains("2. Ng1 Bf8-d6 3."));
    assert_eq!(game.up_to(Ply(3)).standing(), []);
}

#[test]
fn a_claim_counts_with_it_and_says_so() {
    let text = BISHOP.replace("Bf8-d6", "Bf8-d6 {vale}");
    // After the standing move the position arises with 2... Bd6, 4... Nf6 (twice); one more time makes three.
    let game = english(&format!("{text} Ng8 6. Ng1 Nf6")).game();
    for (edition, pace, article) in [
        (Edition::Laws2023, Pace::Rapid, "A.5.2"),
        (Edition::Laws2023, Pace::Blitz, "A.5.2"),
        (Edition::Laws2018, Pace::Blitz, "A.4.2"),
        (Edition::Laws2009, Pace::Rapid, "A.4.c"),
        (Edition::Laws2023, Pace::Standard, "7.5.1"),
    ] {
        let request = ClaimRequest {
            pace,
            ..ClaimRequest::at(&game, ClaimKind::Threefold, game.end(), edition)
        };
        let verdict = examine(&game, &request);
        assert_eq!(verdict.occurrences, [Ply(4), Ply(8), Ply(12)], "{}", verdict.to_text());
        assert!(verdict.is_upheld());
        let told = verdict.because.iter().find_map(|it| match it {
            Reason::IllegalStands { ply, article } => Some((*ply, article.number)),
            _ => None,
        });
        assert_eq!(told, Some((Ply(4), article)));
        assert!(verdict.articles.iter().any(|it| it.number == article));
    }
}

#[test]
fn a_king_left_in_check_is_never_taken() {
    // White leaves his king in check; Black could take it by its letter, but no rule knows that.
    let options = ReadOptions {
        start: {
            let game = Game::from_fen("4r2k/8/8/8/8/8/7P/4K3 w - - 0 1").unwrap();
            Some((game.start().clone(), game.castling_mode()))
        },
        ..ReadOptions::in_language(Language::English)
    };
    let sheet = read("1. h4 {stands} Rxe1", &options);
    assert_eq!(sheet.cells[0].status, CellStatus::Stands);
    assert_eq!(sheet.cells[1].status, CellStatus::Illegal, "{:?}", sheet.cells[1]);
    let sheet = read("1. h4 {stands} Kg7 2. Kd2", &options);
    assert_eq!(sheet.game().uci().len(), 3);
    let moments = first_moments(&sheet.game());
    assert_eq!((moments.checkmate, moments.dead), (None, None));
}

#[test]
fn only_a_legal_move_mates() {
    // The queen jumps over a pawn to g7.
    let game = Game::from_fen("7k/8/5KP1/6P1/6Q1/8/8/8 w - - 0 1").unwrap();
    let options = ReadOptions {
        start: Some((game.start().clone(), game.castling_mode())),
        ..ReadOptions::in_language(Language::English)
    };
    let sheet = read("1. Qg7# {stands}", &options);
    let game = sheet.game();
    assert!(game.last().is_checkmate(), "{:?}", sheet.cells);
    assert_eq!(first_moments(&game).checkmate, None, "5.1.1: it was not legal");
}

#[test]
fn what_no_hand_could_play_does_not_stand() {
    for text in ["1. Nb1-d2 {stands}", "1. Nd9 {stands}", "1. Qxe8 {stands}", "1. N {stands}"] {
        let sheet = english(text);
        assert_ne!(sheet.cells[0].status, CellStatus::Stands, "{text}");
    }
    // Two knights could be meant.
    assert_ne!(english("1. Ne5 {stands}").cells[0].status, CellStatus::Stands);
    assert_eq!(english("1. Ng1-e5 {stands}").cells[0].status, CellStatus::Stands);
    // Castling through men does not fit on the board; a pawn may go too far.
    assert_ne!(english("1. O-O {stands}").cells[0].status, CellStatus::Stands);
    assert_eq!(english("1. e5 {stands}").cells[0].status, CellStatus::Stands);
}

fn two(white: &str, black: &str) -> laws::sheets::Merged {
    merge(&Sheet::of_text(white), &Sheet::of_text(black), &MergeOptions::default())
}

/// The same moves on both sheets, in two languages; one of them says that the move stands.
#[test]
fn it_stands_on_two_sheets() {
    let german = "1. Sf3 Sf6 2. Sg1 Lf8-d6 3. Sf3 Sg8 4. Sg1 Sf6 5. Sf3";
    for (white, black) in [
        (BISHOP.replace("d6", "d6 {stands}"), german.to_owned()),
        (BISHOP.to_owned(), german.replace("d6", "d6 {stands}")),
        (BISHOP.replace("d6", "d6 {vale}"), german.replace("d6", "d6 {stands}")),
    ] {
        let merged = two(&white, &black);
        assert_eq!(merged.game.standing(), [Ply(4)]);
        assert_eq!(merged.game.end(), Ply(9), "{:?}", merged.problems);
        assert_eq!(merged.problems, []);
        assert_eq!(merged.plies.len(), 9);
        assert_eq!(merged.plies[3].black, Entry::Agrees { cell: 3 });
        assert_eq!(merged.plies[8].white, Entry::Agrees { cell: 8 });
        let german = &merged.languages[1];
        let found = german.language == Language::German || german.equal.contains(&Language::German);
        assert!(found, "{german:?}");
    }
}

#[test]
fn slips_beside_one_that_stands_are_shown_in_their_places() {
    let white = "1. Nf3 Nf6 2. Ng1 Bf8-d6 {stands} 3. Nf3 Ng8 4. Ng1 Nf6 5. Nf3";
    // Another square where it stands, and a rank after it.
    let black = "1. Nf3 Nf6 2. Ng1 Ke5 3. Nf3 Ng8 4. Ng2 Nf6 5. Nf3";
    let merged = two(white, black);
    assert_eq!(merged.game.standing(), [Ply(4)]);
    assert_eq!(merged.game.end(), Ply(9));
    let places: Vec<_> = merged.problems.iter().map(|it| (it.cell, it.ply)).collect();
    assert_eq!(places, [(Some(3), Some(Ply(4))), (Some(6), Some(Ply(7)))]);
    // A sheet that stopped before it.
    let merged = two(white, "1. Nf3 Nf6 2. Ng1");
    assert_eq!((merged.game.standing(), merged.game.end()), (&[Ply(4)][..], Ply(9)));
    assert_eq!(merged.plies[3].black, Entry::Stopped);
}

#[test]
fn two_that_stand_and_one_that_cannot() {
    let text = "1. Nf3 Bf8-d6 {stands} 2. Nb1-e4 {stands} Nf6 3. Nxd6+ cxd6";
    let merged = two(text, &text.replace(" {stands}", ""));
    assert_eq!(merged.game.standing(), [Ply(2), Ply(3)]);
    assert_eq!((merged.game.end(), merged.problems), (Ply(6), Vec::new()));
    // No hand can play it: the sign is passed over, and the cell is shown.
    let merged = two("1. e4 e5 2. Nb1-d2 {stands} Nc6", "1. e4 e5 2. Nf3 Nc6");
    assert_eq!(merged.game.standing(), []);
    assert!(!merged.problems.is_empty());
}

#[test]
fn signs_everywhere_do_no_harm() {
    let text = "Nf3 {stands} Nf6 {stands} Ng1 {vale} Ng8 {stands} Qd9 {stands} ".repeat(400);
    let merged = two(&text, &text);
    assert!(merged.game.end() >= Ply(4));
}

/// Rooks in English are kings in Spanish: the whole sheets tell the language, whatever stands and whoever asks.
#[test]
fn moves_that_stand_do_not_tell_the_language() {
    let games = [
        "1. a4 h5 2. Ra1-e3 {stands} Rh6 3. Rd3 Rd6 4. Rb3 Rb6 5. Rd3 Rd6 6. Rxd6 cxd6",
        "1. e4 e5 2. Rh1-e2 {stands} Ra8-a6 {stands} 3. d3 Rd6 4. Re3 Rd4 5. Re2 Rd5",
    ];
    let expected = [Ply(12), Ply(10)];
    for (text, end) in games.into_iter().zip(expected) {
        for prefer in [vec![Language::Spanish], vec![Language::Spanish, Language::English], vec![]]
        {
            let unmarked = text.replace(" {stands}", "");
            for (white, black) in [(text, unmarked.as_str()), (&unmarked, text)] {
                let [white, black] = [white, black].map(|text| {
                    Sheet::of_text_in(text, LanguageChoice::Infer { prefer: prefer.clone() })
                });
                let merged = merge(&white, &black, &MergeOptions::default());
                assert_eq!(
                    (merged.game.end(), merged.problems),
                    (end, Vec::new()),
                    "{text} {prefer:?}"
                );
                for told in &merged.languages {
                    assert_eq!(told.language, Language::English, "{text} {prefer:?}");
                }
            }
        }
    }
}
