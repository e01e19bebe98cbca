//! Whether a side can still checkmate: against the oracle sets, and against a plain search through everything.

use std::collections::{HashSet, VecDeque};

use laws::fen::{Field, Trouble, trouble};
use laws::game::StartFault;
use laws::mate::{Answer, Limit, Reason, can_mate, position, position_and_left_out};
use proptest::prelude::*;
use shakmaty::zobrist::Zobrist128;
use shakmaty::{Board, Chess, Color, EnPassantMode, Piece, Position, Role, Square};

use crate::oracle;

/// What a set says of a side.
struct Case {
    fen: String,
    winner: Color,
    winnable: bool,
}

fn color(text: &str) -> Color {
    if text == "white" { Color::White } else { Color::Black }
}

/// Rows of a set made for this project.
fn made_here(text: &str) -> Vec<Case> {
    let cases = text.lines().skip(1).map(|line| {
        let column: Vec<&str> = line.split('\t').collect();
        Case {
            fen: column[2].to_owned(),
            winner: color(column[3]),
            winnable: column[4] == "winnable",
        }
    });
    cases.collect()
}

/// Replays a line by the rules and asks for a mate by that side at its end.
#[track_caller]
fn check_line(case: &Case, start: &Chess, line: &[shakmaty::Move]) {
    let mut position = start.clone();
    for &played in line {
        assert!(position.is_legal(played), "{} {played:?} is not legal", case.fen);
        position.play_unchecked(played);
    }
    assert!(position.is_checkmate() && position.turn() != case.winner, "{} no mate", case.fen);
}

/// Answers every `step`th case, or all with `ARBITER_ORACLES_WHOLE=1`; the number of the undecided.
fn undecided(cases: &[Case], step: usize) -> (usize, usize) {
    let step = if oracle::whole() { 1 } else { step };
    let (mut n_cases, mut n_undecided) = (0, 0);
    for case in cases.iter().step_by(step) {
        let (start, _) = position(&case.fen).expect("oracles hold positions");
        match can_mate(&start, case.winner, Limit::DEFAULT) {
            Answer::Winnable { line } => {
                assert!(case.winnable, "{} {}: {line:?}", case.fen, case.winner);
                check_line(case, &start, &line);
            }
            Answer::Unwinnable { reason } => {
                assert!(!case.winnable, "{} {}: {reason:?}", case.fen, case.winner);
            }
            Answer::Undecided { .. } => n_undecided += 1,
        }
        n_cases += 1;
    }
    (n_cases, n_undecided)
}

#[test]
fn positions_of_all_kinds() {
    let cases = made_here(&oracle::text("winnable-public.tsv"));
    assert_eq!(cases.len(), 5040);
    assert_eq!(undecided(&cases, 1).1, 0);
}

#[test]
fn walls_and_forced_lines() {
    let cases = made_here(&oracle::text("winnable-hard-public.tsv"));
    assert_eq!(cases.len(), 3318);
    assert_eq!(undecided(&cases, 1).1, 0);
}

#[test]
fn composed_positions() {
    let Some(text) = oracle::outside("cha-test-vector.tsv") else { return };
    let mut cases = Vec::new();
    for line in text.lines().skip(1) {
        let column: Vec<&str> = line.split('\t').collect();
        for (winner, answer) in [(Color::White, column[1]), (Color::Black, column[2])] {
            cases.push(Case { fen: column[0].to_owned(), winner, winnable: answer == "1" });
        }
    }
    assert_eq!(cases.len(), 3606);
    let (n_cases, n_undecided) = undecided(&cases, 60);
    assert!(n_undecided * 3606 <= 20 * n_cases.max(180), "{n_undecided} of {n_cases} undecided");
}

#[test]
fn games_wrongly_scored_as_wins() {
    let Some(text) = oracle::outside("lichess-unwinnable-sample.tsv") else { return };
    let cases = text.lines().skip(1).map(|line| {
        let column: Vec<&str> = line.split('\t').collect();
        Case { fen: column[0].to_owned(), winner: color(column[1]), winnable: false }
    });
    assert_eq!(undecided(&cases.collect::<Vec<_>>(), 1).1, 0);
}

#[test]
fn three_of_thirty_thousand_flags_fell_without_a_loss() {
    let Some(text) = oracle::outside("lichess-30k.fen") else { return };
    let mut unwinnable = Vec::new();
    for fen in text.lines() {
        let (start, _) = position(fen).expect("oracles hold positions");
        let case = Case { fen: fen.to_owned(), winner: !start.turn(), winnable: true };
        match can_mate(&start, case.winner, Limit::DEFAULT) {
            Answer::Winnable { line } => check_line(&case, &start, &line),
            Answer::Unwinnable { .. } => unwinnable.push(fen),
            Answer::Undecided { .. } => panic!("{fen} is undecided"),
        }
    }
    assert_eq!(unwinnable.len(), 3, "{unwinnable:?}");
}

#[track_caller]
fn check(fen: &str, winner: Color, expected: &str) {
    let (start, _) = position(fen).expect("a position");
    let answer = match can_mate(&start, winner, Limit::DEFAULT) {
        Answer::Winnable { line } => {
            check_line(&Case { fen: fen.to_owned(), winner, winnable: true }, &start, &line);
            "yes".to_owned()
        }
        Answer::Unwinnable { reason: Reason::Wall(wall) } => {
            format!("wall: region {}, visitors {}", wall.region.count(), wall.visitors.count())
        }
        Answer::Unwinnable { reason } => format!("no: {reason:?}"),
        Answer::Undecided { .. } => "undecided".to_owned(),
    };
    assert_eq!(answer, expected, "{fen}");
}

#[test]
fn art_5_1_1_a_mate_on_the_board_has_an_empty_line() {
    let mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    check(mated, Color::White, "yes");
    check(mated, Color::Black, "no: Mated");
}

#[test]
fn art_5_2_1_stalemate() {
    check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::White, "no: Stalemate");
}

#[test]
fn art_5_2_2_material() {
    check("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", Color::White, "no: Material");
    // One knight mates where the loser's own man stands in the way, not against a queen.
    check("8/8/4k3/8/8/3NK3/8/7q w - - 0 1", Color::White, "no: Material");
    check("8/8/4k3/8/8/3NK3/8/7r w - - 0 1", Color::White, "yes");
    check("8/8/4k3/8/8/3BK3/8/7r w - - 0 1", Color::White, "no: Material");
    check("8/8/4k3/8/8/3BK3/8/7n w - - 0 1", Color::White, "yes");
}

#[test]
fn forced_captures_are_counted() {
    check(
        "k7/1Q1K4/8/8/8/8/8/8 b - - 0 1",
        Color::White,
        "no: Examined { positions: 2, walls: 0 }",
    );
}

#[test]
fn closed_walls() {
    let fen = "8/8/1p1p1p1k/pPpPpPp1/P1P1P1P1/8/8/K7 w - - 0 1";
    let (start, _) = position(fen).expect("a position");
    for winner in Color::ALL {
        let Answer::Unwinnable { reason: Reason::Wall(wall) } =
            can_mate(&start, winner, Limit::DEFAULT)
        else {
            panic!("{fen} is a wall")
        };
        assert!(wall.visitors.is_empty() && wall.region.any(), "{wall:?}");
    }
}

#[test]
fn castling_and_en_passant_are_moves_of_the_line() {
    check("5k1r/5p1p/8/8/8/8/8/4K2R w K - 0 1", Color::White, "yes");
    // Chess960: the rook starts on b1.
    check("1r2k3/8/8/8/8/8/8/1R2K3 w Bb - 0 1", Color::Black, "yes");
    check("8/8/8/1k6/Pp6/1P6/8/K7 b - a3 0 1", Color::Black, "yes");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for fen in [
        "",
        "KKKKKKKK/K7/8/8/8/8/8/k7 w - - 0 1",
        "8/8/8/8/8/8/8/K7 w - - 0 1",
        // The king can be taken.
        "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
        "\u{1f600}/8/8 w",
    ] {
        assert!(position(fen).is_err(), "{fen}");
    }
}

/// The question is answered without what the board contradicts, and what was left out is told.
#[test]
fn an_impossible_en_passant_square_is_left_out_and_told() {
    // Nothing can have moved two squares; no king stands for castling.
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/4R3/K7 b - e3 0 1", StartFault::EnPassant),
        ("4k3/8/8/8/8/8/4R3/K7 b K - 0 1", StartFault::Castling),
    ] {
        let (start, _, left_out) = position_and_left_out(fen).expect("a position");
        assert_eq!(left_out, [expected], "{fen}");
        let plain = position("4k3/8/8/8/8/8/4R3/K7 b - - 0 1").expect("a position").0;
        assert_eq!(start, plain);
    }
    let sound = "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3";
    assert_eq!(position_and_left_out(sound).expect("a position").2, []);
}

/// What is wrong with a FEN has its place.
#[test]
fn the_fault_of_a_position_has_its_place() {
    let squares = |text: &str| -> Vec<Square> {
        text.split(' ').map(|it| it.parse().expect("a square")).collect()
    };
    let cases = [
        ("", Trouble::Empty),
        ("  \n", Trouble::Empty),
        ("K6k w - - 0 1", Trouble::Ranks { found: 1 }),
        ("8/8/9/8/8/8/8/K6k w - - 0 1", Trouble::Squares { rank: 6, found: 9, column: 5 }),
        ("8/8/8/8/8/8/8/K5k w - - 0 1", Trouble::Squares { rank: 1, found: 7, column: 15 }),
        ("8/8/8/8/8/8/8/K5Xk w - - 0 1", Trouble::Sign { sign: 'X', column: 17 }),
        ("\u{1f642}", Trouble::Sign { sign: '\u{1f642}', column: 1 }),
        (
            "8/8/8/8/8/8/8/K6k x - - 0 1",
            Trouble::Field { field: Field::Turn, found: "x".into(), column: 19 },
        ),
        (
            "8/8/8/8/8/8/8/K6k w - z9 0 1",
            Trouble::Field { field: Field::EnPassant, found: "z9".into(), column: 23 },
        ),
        (
            "KKKKKKKK/K7/8/8/8/8/8/8 w - - 0 1",
            Trouble::Kings { white: squares("a7 a8 b8 c8 d8 e8 f8 g8 h8"), black: Vec::new() },
        ),
        ("P6k/8/8/8/8/8/8/K7 w - - 0 1", Trouble::Pawns { squares: squares("a8") }),
        (
            "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
            Trouble::OppositeCheck { side: Color::Black, king: Square::E8 },
        ),
    ];
    for (fen, expected) in cases {
        assert_eq!(trouble(fen), Some(expected), "{fen}");
    }
    assert_eq!(trouble("4k3/8/8/8/8/8/8/K3R3 b - e3 0 1"), None, "no trouble but a remark");
    let long = "\u{1f642}".repeat(300_000);
    assert!(trouble(&long).is_some());
    assert!(trouble(&"8/".repeat(300_000)).is_some());
}

#[test]
fn many_queens_do_no_harm() {
    check("QQQQQQQQ/QQQQQQQQ/8/8/QQQQQQQQ/8/1Q5Q/K6k b - - 0 1", Color::White, "yes");
}

#[test]
fn the_limit_is_said() {
    let (start, _) = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1").expect("a position");
    let limit = Limit { positions: 2 };
    assert_eq!(can_mate(&start, Color::White, limit), Answer::Undecided { limit });
}

/// Breadth first through everything that can arise; `None` if that is more than `most` positions.
fn reference(start: &Chess, winner: Color, most: usize) -> Option<bool> {
    let key = |position: &Chess| position.zobrist_hash::<Zobrist128>(EnPassantMode::Legal);
    let mut seen = HashSet::from([key(start)]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(position) = queue.pop_front() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        if position.board().by_color(winner).count() == 1 {
            continue;
        }
        for played in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(played);
            if seen.insert(key(&next)) {
                queue.push_back(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// Blocked pawns and a few men: positions in which both answers occur.
fn blocked() -> impl Strategy<Value = Option<Chess>> {
    let files = prop::collection::vec(prop::option::weighted(0.6, 1_u32..6), 8);
    let men = prop::collection::vec((0_u32..64, 0_usize..5, any::<bool>()), 0..3);
    (files, men, 0_u32..64, 0_u32..64, any::<bool>()).prop_map(
        |(files, men, white, black, turn)| {
            let mut board = Board::empty();
            for (file, rank) in (0_u32..).zip(files) {
                if let Some(rank) = rank {
                    let at = |rank: u32| Square::new(file + 8 * rank);
                    board.set_piece_at(at(rank), Color::White.pawn());
                    board.set_piece_at(at(rank + 1), Color::Black.pawn());
                }
            }
            for (square, role, is_white) in men {
                let role = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Bishop][role];
                let square = Square::new(square);
                let at_edge = square.rank() == shakmaty::Rank::First
                    || square.rank() == shakmaty::Rank::Eighth;
                if role != Role::Pawn || !at_edge {
                    board.set_piece_at(square, Piece { color: Color::from_white(is_white), role });
                }
            }
            board.set_piece_at(Square::new(white), Color::White.king());
            board.set_piece_at(Square::new(black), Color::Black.king());
            let turn = if turn { "w" } else { "b" };
            position(&format!("{} {turn} - - 0 1", board.board_fen())).ok().map(|(start, _)| start)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn agrees_with_a_search_through_everything(start in blocked(), white in any::<bool>()) {
        let Some(start) = start else { return Ok(()) };
        let winner = Color::from_white(white);
        let answer = can_mate(&start, winner, Limit { positions: 20_000 });
        if let Answer::Winnable { line } = &answer {
            check_line(&Case { fen: String::new(), winner, winnable: true }, &start, line);
        }
        if let Some(expected) = reference(&start, winner, 20_000) {
            let decided = match answer {
                Answer::Winnable { .. } => Some(true),
                Answer::Unwinnable { .. } => Some(false),
                Answer::Undecided { .. } => None,
            };
            prop_assert!(decided.is_none_or(|found| found == expected), "{:?}", start);
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in ".{0,80}") {
        let _ = position(&text);
    }
}
