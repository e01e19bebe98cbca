//! touch-move.jsonl, and the cases that the oracle does not hold.

use laws::edition::Edition;
use laws::game::Game;
use laws::touch::castling::{CastlingChance, Obstacle};
use laws::touch::{
    Choice, ClaimRight, Contact, Discretion, OpponentSince, Release, TouchCase, TouchError,
    TouchKind, TouchOrder, TouchRuling, judge, parse,
};
use serde::Deserialize;
use shakmaty::Square;

use crate::oracle;

#[derive(Deserialize)]
struct Row {
    id: String,
    fen: String,
    touched_in_order: Vec<String>,
    order_unclear: bool,
    legal_obligation: Vec<String>,
    free_choice: bool,
    article_2018_2023: String,
}

fn case(fen: &str, touched: &[&str]) -> TouchCase {
    let game = Game::from_fen(fen).expect("the test gives a playable position");
    let touched = touched.iter().map(|text| parse(text).expect("the test gives touches")).collect();
    TouchCase::new(&game, touched, Edition::Laws2023)
}

fn numbers(ruling: &TouchRuling) -> Vec<&'static str> {
    ruling.articles.iter().map(|article| article.number).collect()
}

fn check(case: &TouchCase, article: &str, moves: &str) -> TouchRuling {
    let ruling = judge(case).expect("a case that can be judged");
    let found = ruling.uci(case.castling_mode).join(" ");
    assert_eq!((numbers(&ruling)[0], found.as_str()), (article, moves), "{ruling:?}");
    ruling
}

#[test]
fn every_case_is_judged_as_the_oracle_says() {
    let rows = oracle::rows::<Row>("touch-move.jsonl");
    assert_eq!(rows.len(), 200);
    let mut wrong = Vec::new();
    for row in rows {
        let touched: Vec<&str> = row.touched_in_order.iter().map(String::as_str).collect();
        let mut case = case(&row.fen, &touched);
        if row.order_unclear {
            case.order = TouchOrder::Unclear;
        }
        for edition in [Edition::Laws2018, Edition::Laws2023] {
            case.edition = edition;
            let ruling = judge(&case).expect("the oracle holds cases that can be judged");
            let mut expected = row.legal_obligation.clone();
            expected.sort();
            let leading = row.article_2018_2023.split_whitespace().next().unwrap_or_default();
            let free = ruling.choice == Choice::Free;
            let found = ruling.uci(case.castling_mode);
            if found != expected || free != row.free_choice || numbers(&ruling)[0] != leading {
                wrong.push(format!("{} {edition}: {ruling:?}", row.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const BOTH_ROOKS: &str = "r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1";

#[test]
fn art_4_2_adjusting_and_accidents_free() {
    let mut adjusting = case("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &["e4"]);
    adjusting.contact = Contact::Adjusting;
    assert_eq!(
        check(&adjusting, "4.2.1", "e1d1 e1d2 e1e2 e1f1 e1f2 e4d5 e4e5").choice,
        Choice::Free
    );
    adjusting.contact = Contact::Accidental;
    assert_eq!(numbers(&judge(&adjusting).unwrap())[0], "4.2.2");
    adjusting.edition = Edition::Laws2009;
    assert_eq!(numbers(&judge(&adjusting).unwrap())[0], "4.2");
}

#[test]
fn art_4_4_castling_is_said_in_words() {
    let now = |fen: &str, touched: &[&str]| {
        judge(&case(fen, touched)).unwrap().castling.expect("castling was tried").chance
    };
    assert_eq!(now(BOTH_ROOKS, &["e1", "h1"]), CastlingChance::Legal);
    let crossed = now("r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1", &["e1", "h1"]);
    assert_eq!(crossed, CastlingChance::NotNow(vec![Obstacle::CrossesAttack(Square::F1)]));
    let check = now("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1", "h1"]);
    assert_eq!(check, CastlingChance::NotNow(vec![Obstacle::InCheck]));
    let between = now("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", &["e1", "a1"]);
    assert_eq!(between, CastlingChance::NotNow(vec![Obstacle::PieceBetween(Square::B1)]));
    let gone = now("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", &["e1", "a1"]);
    assert_eq!(gone, CastlingChance::LostForGood);
}

#[test]
fn art_4_4_both_at_once_and_order_unclear_count_as_castling() {
    for order in [TouchOrder::AtOnce, TouchOrder::Unclear] {
        let mut both = case(BOTH_ROOKS, &["h1", "e1"]);
        both.order = order;
        assert_eq!(check(&both, "4.4.1", "e1g1").kind, TouchKind::Castle);
    }
}

#[test]
fn art_4_4_in_chess960() {
    let fen = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1";
    let ruling = check(&case(fen, &["e1", "g1"]), "4.4.1", "e1g1");
    assert_eq!(ruling.kind, TouchKind::Castle);
}

#[test]
fn art_4_7_a_released_piece_stays() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(check(&case(start, &["e2-e3"]), "4.7", "e2e3").release, Release::Stays);
    // Not a legal square: another move of the same pawn.
    assert_eq!(check(&case(start, &["e2-e5"]), "4.3.1", "e2e3 e2e4").release, Release::NotLegal);
    // Another piece was touched before.
    let other = check(&case(start, &["g1", "e2-e4"]), "4.3.1", "g1f3 g1h3");
    assert_eq!(other.release, Release::OtherPieceObliges);
    // 2009 has the rule one number earlier.
    let mut old = case(start, &["e2-e3"]);
    old.edition = Edition::Laws2009;
    check(&old, "4.6", "e2e3");
}

#[test]
fn art_4_7_2_the_king_released_two_squares_away() {
    check(&case(BOTH_ROOKS, &["e1-g1"]), "4.7.2", "e1g1");
    let ruling = judge(&case("r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1", &["e1-g1"]));
    let ruling = ruling.unwrap();
    assert_eq!(numbers(&ruling), ["4.3.1", "4.7.2"], "another move of the king");
    assert_eq!(ruling.moves.len(), 3, "castling on the other side included: {ruling:?}");
}

#[test]
fn art_4_4_4_the_piece_of_a_promotion() {
    let fen = "3r4/P3P2k/8/8/8/8/8/4K3 w - - 0 1";
    check(&case(fen, &["a7-a8=N"]), "4.4.4", "a7a8n");
    check(&case(fen, &["a7-a8"]), "4.7.3", "a7a8b a7a8n a7a8q a7a8r");
    let mut of_2009 = case(fen, &["a7-a8"]);
    of_2009.edition = Edition::Laws2009;
    check(&of_2009, "4.6.c", "a7a8b a7a8n a7a8q a7a8r");
}

#[test]
fn art_4_8_right_to_claim_lost() {
    let mut late = case(BOTH_ROOKS, &["h1"]);
    late.since = OpponentSince::TouchedPiece;
    let ruling = check(&late, "4.3.1", "h1f1 h1g1");
    assert_eq!(ruling.claim, ClaimRight::Lost(Edition::Laws2023.article("4.8")));
}

#[test]
fn a_piece_taken_off_counts_as_touched() {
    check(&case("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &["xd5"]), "4.3.2", "e4d5");
}

#[test]
fn three_pieces_of_both_colors_are_flagged() {
    let ruling =
        judge(&case("4k3/8/2n5/1B2p3/8/5N2/8/4K3 w - - 0 1", &["c6", "f3", "b5"])).unwrap();
    assert_eq!(ruling.discretion, Discretion::Arbiter, "the literal text and the teaching differ");
}

#[test]
fn the_player_without_the_move_owes_nothing() {
    let mut case = case(BOTH_ROOKS, &["a8"]);
    case.player = shakmaty::Color::Black;
    assert_eq!(judge(&case).unwrap().kind, TouchKind::NotOnMove);
}

#[test]
fn the_old_summary_borrows_the_rule_of_1997() {
    let mut case = case(BOTH_ROOKS, &["h1"]);
    case.edition = Edition::OldEs;
    let ruling = judge(&case).unwrap();
    assert_eq!(ruling.rule_of, Edition::Laws1997);
    assert_eq!(ruling.main_article(), Some(Edition::Laws1997.article("4.3.a")));
}

#[test]
fn nonsense_is_told() {
    assert!(matches!(parse("♞"), Err(TouchError::NotATouch { .. })));
    assert!(matches!(parse("e2-e4=K"), Err(TouchError::NotATouch { .. })));
    assert!(matches!(parse(""), Err(TouchError::NotATouch { .. })));
    assert!(matches!(judge(&case(BOTH_ROOKS, &["e4"])), Err(TouchError::EmptySquare { .. })));
    assert!(matches!(judge(&case(BOTH_ROOKS, &[])), Err(TouchError::NothingTouched)));
    let mated = case("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", &["h8"]);
    assert_eq!(judge(&mated).unwrap().kind, TouchKind::GameOver);
}
