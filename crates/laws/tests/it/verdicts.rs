//! Verdicts as people read them.

use insta::assert_snapshot;
use laws::claim::{Announced, ClaimKind, ClaimRequest, examine};
use laws::edition::{Edition, Pace};
use laws::game::{Game, Ply};
use laws::notation::letters::Language;
use laws::notation::read::{ReadOptions, read};
use shakmaty::Color;

fn game(moves: &str) -> Game {
    let sheet = read(moves, &ReadOptions::in_language(Language::English));
    assert_eq!(sheet.bad_cells().count(), 0, "{moves}");
    sheet.game()
}

/// Judges a claim and gives its text.
fn check(game: &Game, kind: ClaimKind, ply: u32, announced: &str, edition: Edition) -> String {
    let mut request = ClaimRequest::at(game, kind, Ply(ply), edition);
    if !announced.is_empty() {
        request.announced = Some(Announced::Text(announced.to_owned()));
    }
    examine(game, &request).to_text()
}

const ROOKS: &str = "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Rg1 Rg8 5. Rh1 Rh8 6. Rg1 Rg8";

/// cutechess issue 644: castling rights left out of the key give the third occurrence two plies early.
#[test]
fn art_9_2_3_castling_right_lost() {
    assert_snapshot!(check(&game(ROOKS), ClaimKind::Threefold, 10, "", Edition::Laws2023), @"");
    assert_snapshot!(check(&game(ROOKS), ClaimKind::Threefold, 12, "", Edition::Laws2023), @"");
}

#[test]
fn art_9_2_3_en_passant_was_possible() {
    let game = game("1. e4 Nf6 2. e5 d5 3. Bc4 Nc6 4. Bf1 Nb8 5. Bc4 Nc6 6. Bf1 Nb8");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 12, "", Edition::Laws2018), @"");
}

/// python-chess issue 632: the announced move completes the count.
#[test]
fn art_9_3_1_announced_move_completes_the_count() {
    let at = |clock: u32| Game::from_fen(&format!("7k/8/5K2/6Q1/8/8/8/8 w - - {clock} 120")).unwrap();
    assert_snapshot!(check(&at(99), ClaimKind::Fifty, 0, "Qe5", Edition::Laws2023), @"");
    assert_snapshot!(check(&at(98), ClaimKind::Fifty, 0, "Qe5", Edition::Laws2023), @"");
    assert_snapshot!(check(&at(98), ClaimKind::Fifty, 0, "Qe5", Edition::Laws1997), @"");
}

#[test]
fn art_9_2_claimant_must_have_the_move() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
    let mut request = ClaimRequest::at(&game, ClaimKind::Threefold, Ply(8), Edition::Laws2023);
    request.claimant = Color::Black;
    assert_snapshot!(examine(&game, &request), @"");
}

#[test]
fn art_9_2_1_written_move_is_faulty() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 7, "Nh8", Edition::Laws2023), @"");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 7, "P-K4", Edition::Laws2023), @"");
}

#[test]
fn old_summary_knows_three_positions_and_no_fifty_moves() {
    let rooks = game(ROOKS);
    assert_snapshot!(check(&rooks, ClaimKind::Threefold, 12, "", Edition::OldEs), @"");
    assert_snapshot!(check(&rooks, ClaimKind::Threefold, 10, "", Edition::OldEs), @"");
    let fifty = Game::from_fen("8/8/4k3/8/8/4K3/8/R7 w - - 100 120").unwrap();
    assert_snapshot!(check(&fifty, ClaimKind::Fifty, 0, "", Edition::OldEs), @"");
}

#[test]
fn art_9_6_first_end_counts_whatever_was_played_after() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let game = game(&shuffle);
    assert_snapshot!(check(&game, ClaimKind::Threefold, 20, "", Edition::Laws2023), @"");
    assert_snapshot!(check(&game, ClaimKind::Fivefold, 20, "", Edition::Laws2014), @"");
    assert_snapshot!(check(&game, ClaimKind::Fivefold, 20, "", Edition::Laws2009), @"");
}

#[test]
fn art_9_6_2_mate_counts_first() {
    let mate = Game::from_fen("6k1/8/6K1/8/8/8/8/R7 w - - 149 180").unwrap().with_uci(["a1a8"]).unwrap();
    assert_snapshot!(check(&mate, ClaimKind::SeventyFive, 1, "", Edition::Laws2023), @"");
    assert_snapshot!(check(&mate, ClaimKind::Checkmate, 1, "", Edition::Laws2014), @"");
}

#[test]
fn art_5_2_2_dead_by_material_only() {
    let minor = Game::from_fen("8/8/4k3/8/8/4K3/8/1B6 w - - 0 80").unwrap();
    assert_snapshot!(check(&minor, ClaimKind::DeadPosition, 0, "", Edition::Laws2023), @"");
    let wall = Game::from_fen("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1").unwrap();
    assert_snapshot!(check(&wall, ClaimKind::DeadPosition, 0, "", Edition::Laws2023), @"");
}

#[test]
fn wrong_claims_cost_less_in_rapid_from_2023() {
    let game = game("1. Nf3 Nf6");
    let minutes = |edition, pace| {
        let request = ClaimRequest { pace, ..ClaimRequest::at(&game, ClaimKind::Threefold, Ply(2), edition) };
        examine(&game, &request).penalty.map(|time| time.to_string())
    };
    assert_eq!(minutes(Edition::Laws2023, Pace::Rapid).unwrap(), "1 min for the opponent (Laws 2023, A.3)");
    assert_eq!(minutes(Edition::Laws2018, Pace::Rapid).unwrap(), "2 min for the opponent (Laws 2018, 9.5.3)");
}

#[test]
fn a_record_that_is_too_short_is_told() {
    assert_snapshot!(check(&Game::standard(), ClaimKind::Fifty, 3, "", Edition::Laws2023), @"");
}
