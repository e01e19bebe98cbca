//! Verdicts as people read them.

use insta::assert_snapshot;
use laws::claim::automatic::first_moments;
use laws::claim::{Announced, BeforeClaim, ClaimKind, ClaimRequest, examine};
use laws::edition::{Edition, Pace};
use laws::game::{Game, Ply};
use laws::notation::letters::Language;
use laws::notation::read::{ReadOptions, read};
use laws::penalty::LocalClauses;
use laws::verdict::Reason;
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
    assert_snapshot!(check(&game(ROOKS), ClaimKind::Threefold, 10, "", Edition::Laws2023), @r"
    Claim of threefold by White at ply 10: refused (Laws 2023, 9.2.2, 9.1.2.3, 9.2.3, 9.5.3)
    - the position occurred only 2 times
    - 1 more looks alike and does not count
    occurrences: plies 6, 10
    not counted: ply 2, White could still castle on the king's side; Black could still castle on the king's side
    half-move clock: 10
    penalty: 2 min for the opponent (Laws 2023, 9.5.3)
    the claim is a draw offer too
    ");
    assert_snapshot!(check(&game(ROOKS), ClaimKind::Threefold, 12, "", Edition::Laws2023), @r"
    Claim of threefold by White at ply 12: upheld (Laws 2023, 9.2.2, 9.1.2.3, 9.2.3)
    - the position occurred 3 times
    occurrences: plies 4, 8, 12
    half-move clock: 12
    the claim is a draw offer too
    ");
}

#[test]
fn art_9_2_3_en_passant_was_possible() {
    let game = game("1. e4 Nf6 2. e5 d5 3. Bc4 Nc6 4. Bf1 Nb8 5. Bc4 Nc6 6. Bf1 Nb8");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 12, "", Edition::Laws2018), @r"
    Claim of threefold by White at ply 12: refused (Laws 2018, 9.2.1.2, 9.1.2.3, 9.2.2, 9.5.3)
    - the position occurred only 2 times
    - 1 more looks alike and does not count
    occurrences: plies 8, 12
    not counted: ply 4, en passant on d6 was possible
    half-move clock: 8
    penalty: 2 min for the opponent (Laws 2018, 9.5.3)
    the claim is a draw offer too
    ");
}

/// python-chess issue 632: the announced move completes the count.
#[test]
fn art_9_3_1_announced_move_completes_the_count() {
    let at =
        |clock: u32| Game::from_fen(&format!("7k/8/5K2/6Q1/8/8/8/8 w - - {clock} 120")).unwrap();
    assert_snapshot!(check(&at(99), ClaimKind::Fifty, 0, "Qe5", Edition::Laws2023), @r"
    Claim of fifty by White at ply 0 with Qe5: upheld (Laws 2023, 9.3.1, 9.1.2.3)
    - 100 half-moves without pawn move and capture, 100 are needed
    - counted from the start of the record, which stands at 99
    occurrences: plies 1
    half-move clock: 100
    the claim is a draw offer too
    ");
    assert_snapshot!(check(&at(98), ClaimKind::Fifty, 0, "Qe5", Edition::Laws2023), @r"
    Claim of fifty by White at ply 0 with Qe5: refused (Laws 2023, 9.3.1, 9.1.2.3, 9.5.3)
    - 99 half-moves without pawn move and capture, 1 ply short
    - counted from the start of the record, which stands at 98
    occurrences: plies 1
    half-move clock: 99
    penalty: 2 min for the opponent (Laws 2023, 9.5.3)
    the announced move must be played
    the claim is a draw offer too
    ");
    assert_snapshot!(check(&at(98), ClaimKind::Fifty, 0, "Qe5", Edition::Laws1997), @r"
    Claim of fifty by White at ply 0 with Qe5: refused (Laws 1997, 9.3, 9.1, 9.5)
    - 99 half-moves without pawn move and capture, 1 ply short
    - counted from the start of the record, which stands at 98
    occurrences: plies 1
    half-move clock: 99
    penalty: 3 min for the opponent, the claimant loses half his time, at most 3 min (Laws 1997, 9.5)
    the announced move may be changed until it is played
    the claim is a draw offer too
    ");
}

#[test]
fn art_9_2_claimant_must_have_the_move() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
    let mut request = ClaimRequest::at(&game, ClaimKind::Threefold, Ply(8), Edition::Laws2023);
    request.claimant = Color::Black;
    assert_snapshot!(examine(&game, &request), @r"
    Claim of threefold by Black at ply 8: refused (Laws 2023, 9.2.2, 1.3, 9.2.3)
    - White has the move
    - the position occurred 3 times
    occurrences: plies 0, 4, 8
    half-move clock: 8
    ");
}

#[test]
fn clauses_of_the_event_change_the_time_for_a_wrong_claim() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8");
    let request = ClaimRequest {
        local: LocalClauses::parse("wrong-claim-minutes = 5").numbers,
        ..ClaimRequest::at(&game, ClaimKind::Threefold, Ply(4), Edition::Laws2023)
    };
    let verdict = examine(&game, &request);
    assert_eq!(verdict.penalty.map(|time| time.opponent_minutes), Some(5));
    assert!(verdict.because.contains(&Reason::LocalClause { minutes: 5, of_the_laws: 2 }));
    // The old summary knows no time for a wrong claim; the event may still set one.
    let old = examine(&game, &ClaimRequest { edition: Edition::OldEs, ..request });
    assert_eq!(old.penalty.map(|time| time.opponent_minutes), Some(5));
}

#[test]
fn art_9_4_touching_a_piece_loses_the_right() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
    let request = ClaimRequest {
        before: BeforeClaim::TouchedPiece,
        ..ClaimRequest::at(&game, ClaimKind::Threefold, Ply(8), Edition::Laws2023)
    };
    assert_snapshot!(examine(&game, &request), @r"
    Claim of threefold by White at ply 8: refused (Laws 2023, 9.2.2, 9.4, 9.2.3)
    - a piece was touched before the claim
    - the position occurred 3 times
    occurrences: plies 0, 4, 8
    half-move clock: 8
    a touched piece must be moved if it can be
    ");
}

#[test]
fn art_9_2_1_ambiguous_written_move() {
    let knights = Game::from_fen("7k/8/8/8/8/2N3N1/8/7K w - - 99 80").unwrap();
    assert_snapshot!(check(&knights, ClaimKind::Fifty, 0, "Ne4", Edition::Laws2018), @r"
    Claim of fifty by White at ply 0: refused (Laws 2018, 9.3.1, 9.1.2.3, C.10, 9.5.3)
    - the announced move can mean Nce4, Nge4
    occurrences: plies 0
    half-move clock: 99
    penalty: 2 min for the opponent (Laws 2018, 9.5.3)
    a touched piece must be moved if it can be
    the claim is a draw offer too
    ");
}

#[test]
fn art_9_3_1_announced_pawn_move_sets_the_count_back() {
    let game = Game::from_fen("8/8/4k3/8/8/4K3/P7/R7 w - - 100 121").unwrap();
    assert_snapshot!(check(&game, ClaimKind::Fifty, 0, "a3", Edition::Laws2014), @r"
    Claim of fifty by White at ply 0 with a3: refused (Laws 2014, 9.3.a, 9.1.b.3, 9.5)
    - the announced move is a pawn move or a capture
    - 0 half-moves without pawn move and capture, 100 plies short
    - counted from the pawn move of ply 1
    - a claim on the position on the board would be correct
    occurrences: plies 1
    half-move clock: 0
    penalty: 2 min for the opponent (Laws 2014, 9.5)
    the announced move must be played
    the claim is a draw offer too
    ");
}

#[test]
fn art_9_2_1_written_move_is_faulty() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 7, "Nh8", Edition::Laws2023), @r"
    Claim of threefold by Black at ply 7: refused (Laws 2023, 9.2.1, 9.1.2.3, 9.5.3)
    - the announced move is not legal
    occurrences: plies 3, 7
    half-move clock: 7
    penalty: 2 min for the opponent (Laws 2023, 9.5.3)
    a touched piece must be moved if it can be
    the claim is a draw offer too
    ");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 7, "P-K4", Edition::Laws2023), @r"
    Claim of threefold by Black at ply 7: refused (Laws 2023, 9.2.1, 9.1.2.3, 9.5.3)
    - the announced move cannot be read: expected algebraic notation, found descriptive `P-K4`
    occurrences: plies 3, 7
    half-move clock: 7
    penalty: 2 min for the opponent (Laws 2023, 9.5.3)
    a touched piece must be moved if it can be
    the claim is a draw offer too
    ");
}

#[test]
fn old_summary_knows_three_positions_and_no_fifty_moves() {
    let rooks = game(ROOKS);
    assert_snapshot!(check(&rooks, ClaimKind::Threefold, 12, "", Edition::OldEs), @r"
    Claim of threefold by White at ply 12: upheld (Resumen: tablas)
    - the position occurred 3 times
    occurrences: plies 4, 8, 12
    half-move clock: 12
    ");
    assert_snapshot!(check(&rooks, ClaimKind::Threefold, 10, "", Edition::OldEs), @r"
    Claim of threefold by White at ply 10: refused (Resumen: tablas)
    - the position occurred only 2 times
    - 1 more looks alike and does not count
    - this edition does not say; Laws 1997, 9.5 does
    occurrences: plies 6, 10
    not counted: ply 2, White could still castle on the king's side; Black could still castle on the king's side
    half-move clock: 10
    penalty: 3 min for the opponent, the claimant loses half his time, at most 3 min (Laws 1997, 9.5)
    ");
    let fifty = Game::from_fen("8/8/4k3/8/8/4K3/8/R7 w - - 100 120").unwrap();
    assert_snapshot!(check(&fifty, ClaimKind::Fifty, 0, "", Edition::OldEs), @r"
    Claim of fifty by White at ply 0: not known to this edition (Resumen: tablas)
    - this edition has no such claim
    occurrences: plies 0
    half-move clock: 100
    where this edition is silent:
    Claim of fifty by White at ply 0: upheld (Laws 1997, 9.3, 9.1)
    - 100 half-moves without pawn move and capture, 100 are needed
    - counted from the start of the record, which stands at 100
    occurrences: plies 0
    half-move clock: 100
    the claim is a draw offer too
    ");
}

#[test]
fn art_9_6_first_end_counts_whatever_was_played_after() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let game = game(&shuffle);
    assert_snapshot!(check(&game, ClaimKind::Threefold, 20, "", Edition::Laws2023), @r"
    Claim of threefold by White at ply 20: upheld (Laws 2023, 9.2.2, 9.1.2.3, 9.2.3)
    - the position occurred 6 times
    occurrences: plies 0, 4, 8, 12, 16, 20
    half-move clock: 20
    the claim is a draw offer too
    the game was over at ply 16: fifth occurrence (Laws 2023, 9.6.1)
    ");
    assert_snapshot!(check(&game, ClaimKind::Fivefold, 20, "", Edition::Laws2014), @r"
    Claim of fivefold by White at ply 20: upheld (Laws 2014, 9.6.a, 9.2)
    - the game was over at ply 16
    - in consecutive alternate moves: ply 16; any five: ply 16
    occurrences: plies 0, 4, 8, 12, 16
    half-move clock: 16
    the game was over at ply 16: fifth occurrence (Laws 2014, 9.6.a)
    ");
    assert_snapshot!(check(&game, ClaimKind::Fivefold, 20, "", Edition::Laws2009), @r"
    Claim of fivefold by White at ply 20: not known to this edition (Laws 2009, 9.2.b)
    - this edition has no such claim
    occurrences: plies 0, 4, 8, 12, 16, 20
    half-move clock: 20
    ");
}

#[test]
fn art_9_6_2_mate_counts_first() {
    let mate =
        Game::from_fen("6k1/8/6K1/8/8/8/8/R7 w - - 149 180").unwrap().with_uci(["a1a8"]).unwrap();
    assert_snapshot!(check(&mate, ClaimKind::SeventyFive, 1, "", Edition::Laws2023), @r"
    Claim of seventyfive by Black at ply 1: refused (Laws 2023, 9.6.2)
    - the game was not over in this way
    - counted from the start of the record, which stands at 149
    occurrences: plies 1
    half-move clock: 150
    the game was over at ply 1: checkmate by White (Laws 2023, 5.1.1)
    ");
    assert_snapshot!(check(&mate, ClaimKind::Checkmate, 1, "", Edition::Laws2014), @r"
    Claim of checkmate by Black at ply 1: upheld (Laws 2014, 5.1.a)
    - the game was over at ply 1
    occurrences: plies 1
    half-move clock: 150
    the game was over at ply 1: checkmate by White (Laws 2014, 5.1.a)
    ");
}

#[test]
fn issue_a25_art_5_2_2_dead_by_material_or_by_a_wall() {
    let minor = Game::from_fen("8/8/4k3/8/8/4K3/8/1B6 w - - 0 80").unwrap();
    assert_snapshot!(check(&minor, ClaimKind::DeadPosition, 0, "", Edition::Laws2023), @r"
    Claim of dead by White at ply 0: upheld (Laws 2023, 5.2.2)
    - the game was over at ply 0
    - White cannot mate: his men cannot mate anywhere
    - Black cannot mate: his men cannot mate anywhere
    occurrences: plies 0
    half-move clock: 0
    the game was over at ply 0: dead position (Laws 2023, 5.2.2)
    ");
    let wall = Game::from_fen("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1").unwrap();
    assert_snapshot!(check(&wall, ClaimKind::DeadPosition, 0, "", Edition::Laws2023), @r"
    Claim of dead by White at ply 0: upheld (Laws 2023, 5.2.2)
    - the game was over at ply 0
    - White cannot mate: no pawn can move or be taken, and nothing gets to the king
    - Black cannot mate: no pawn can move or be taken, and nothing gets to the king
    occurrences: plies 0
    half-move clock: 0
    the game was over at ply 0: dead position (Laws 2023, 5.2.2)
    ");
    let alive = Game::from_fen("8/8/3k4/1p1p1p1p/1P1P1P1P/3K3N/8/8 w - - 0 1").unwrap();
    assert_snapshot!(check(&alive, ClaimKind::DeadPosition, 0, "", Edition::Laws2023), @r"
    Claim of dead by White at ply 0: refused (Laws 2023, 5.2.2)
    - the game was not over in this way
    occurrences: plies 0
    half-move clock: 0
    ");
}

#[test]
fn art_5_2_2_a_forced_way_into_bare_kings_is_dead_from_its_start() {
    // Black has to take the queen.
    let start = Game::from_fen("k7/1Q1K4/8/8/8/8/8/8 b - - 0 1").unwrap();
    let moments = first_moments(&start.with_uci(["a8b7"]).unwrap());
    assert_eq!(moments.dead, Some(Ply(0)));
}

#[test]
fn wrong_claims_cost_less_in_rapid_from_2023() {
    let game = game("1. Nf3 Nf6");
    let minutes = |edition, pace| {
        let request =
            ClaimRequest { pace, ..ClaimRequest::at(&game, ClaimKind::Threefold, Ply(2), edition) };
        examine(&game, &request).penalty.map(|time| time.to_string())
    };
    assert_eq!(
        minutes(Edition::Laws2023, Pace::Rapid).unwrap(),
        "1 min for the opponent (Laws 2023, A.3)"
    );
    assert_eq!(
        minutes(Edition::Laws2018, Pace::Rapid).unwrap(),
        "2 min for the opponent (Laws 2018, 9.5.3)"
    );
}

#[test]
fn a_record_that_is_too_short_is_told() {
    assert_snapshot!(check(&Game::standard(), ClaimKind::Fifty, 3, "", Edition::Laws2023), @r"
    Claim of fifty by White at ply 3: left to the arbiter (Laws 2023, 9.3.2)
    - the record ends at ply 0
    half-move clock: 0
    ");
}

/// 9.6.1 ends the game whatever stands in a later cell; a claim that needs the count goes on being open.
#[test]
fn art_9_6_an_end_before_an_unread_cell_is_found() {
    let game = game("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4");
    assert_snapshot!(check(&game, ClaimKind::Fivefold, 40, "", Edition::Laws2023), @r"
    Claim of fivefold by Black at ply 40: upheld (Laws 2023, 9.6.1, 9.2.3)
    - the game was over at ply 16
    - the record ends at ply 17
    occurrences: plies 0, 4, 8, 12, 16
    half-move clock: 16
    the game was over at ply 16: fifth occurrence (Laws 2023, 9.6.1)
    ");
    assert_snapshot!(check(&game, ClaimKind::Threefold, 40, "", Edition::Laws2023), @r"
    Claim of threefold by Black at ply 40: left to the arbiter (Laws 2023, 9.2.2)
    - the record ends at ply 17
    half-move clock: 0
    the game was over at ply 16: fifth occurrence (Laws 2023, 9.6.1)
    ");
    assert_snapshot!(check(&game, ClaimKind::Checkmate, 40, "", Edition::Laws2023), @r"
    Claim of checkmate by Black at ply 40: left to the arbiter (Laws 2023, 5.1.1)
    - the record ends at ply 17
    half-move clock: 0
    the game was over at ply 16: fifth occurrence (Laws 2023, 9.6.1)
    ");
}
