//! Single rules and published faults, on small invented fields.

use std::collections::BTreeSet;

use pairing::color::{ColorRule, InitialColor};
use pairing::review::Severity;
use pairing::{
    ByeBar, Difference, Edition, FindingKind, NoPairing, Options, board_order, check, compare,
    pair, review,
};
use tournament::history::{Acceleration, Cell, History, Prohibition, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

/// A field from one line a player: cells as in a crosstable, `3w1` is a win with White against 3,
/// `3b+` a forfeit win, `3w?` a game still open, `U F H Z` a bye.
pub(crate) fn field(rounds: u8, lines: &[&str]) -> History {
    let players = lines
        .iter()
        .zip(1..)
        .map(|(line, tpn)| Row {
            tpn: Tpn(tpn),
            name: String::new(),
            rating: None,
            title: None,
            federation: String::new(),
            rounds: line.split_whitespace().map(cell).collect(),
        })
        .collect();
    History {
        rounds_planned: RoundNo(rounds),
        scoring: Scoring::default(),
        initial_color: Some(Color::White),
        players,
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    }
}

fn cell(text: &str) -> Cell {
    match text {
        "U" => return Cell::Bye(ByeKind::PairingAllocated),
        "F" => return Cell::Bye(ByeKind::FullPoint),
        "H" => return Cell::Bye(ByeKind::HalfPoint),
        "Z" => return Cell::Bye(ByeKind::ZeroPoint),
        _ => {}
    }
    let at = text.find(['w', 'b']).unwrap();
    let opponent = Tpn(text[..at].parse().unwrap());
    let color = if text[at..].starts_with('w') { Color::White } else { Color::Black };
    let game = |score| Cell::Game { opponent, color, score, rated: true };
    match &text[at + 1..] {
        "1" => game(Score::Win),
        "=" => game(Score::Draw),
        "0" => game(Score::Loss),
        "+" => Cell::Forfeit { opponent, color, won: true },
        "-" => Cell::Forfeit { opponent, color, won: false },
        "?" => Cell::Open { opponent, color },
        other => panic!("unknown result {other}"),
    }
}

fn text(history: &History, round: u8) -> String {
    pair(history, RoundNo(round), &BTreeSet::new(), &Options::default())
        .map_or_else(|error| error.to_string(), |draft| draft.text())
}

fn kinds(
    history: &History,
    round: u8,
    pairs: &[(u16, u16)],
    bye: Option<u16>,
) -> Vec<(FindingKind, Severity)> {
    let pairs: Vec<(Tpn, Tpn)> = pairs.iter().map(|(w, b)| (Tpn(*w), Tpn(*b))).collect();
    review(history, RoundNo(round), &pairs, bye.map(Tpn), &BTreeSet::new())
        .into_iter()
        .map(|finding| (finding.kind, finding.severity))
        .collect()
}

#[test]
fn first_round_is_top_half_against_bottom_half() {
    assert_eq!(text(&field(5, &[""; 6]), 1), "1 4\n5 2\n3 6");
    let mut black = field(5, &[""; 5]);
    black.initial_color = Some(Color::Black);
    assert_eq!(text(&black, 1), "3 1\n2 4\n5 bye");
}

#[test]
fn nobody_and_one_player() {
    assert_eq!(text(&field(5, &[]), 1), "");
    assert_eq!(text(&field(5, &[""]), 1), "1 bye");
    assert_eq!(text(&field(5, &["U"]), 2), "no pairing of all players satisfies C1 to C3");
}

/// A full-point bye bars from the pairing-allocated bye as one written `U` does.
#[test]
fn fault_a01_no_second_bye_after_a_full_point_bye() {
    let history = field(5, &["4w1", "5b1", "6w1", "1b0", "2w0", "3b0", "F"]);
    let draft = pair(&history, RoundNo(2), &BTreeSet::new(), &Options::default()).unwrap();
    assert_eq!(draft.bye.map(|bye| bye.player), Some(Tpn(6)));
    let hand = [(4, 1), (2, 3), (5, 6)];
    assert!(
        kinds(&history, 2, &hand, Some(7)).contains(&(
            FindingKind::IneligibleBye { player: Tpn(7), bar: ByeBar::PointsUnplayed(RoundNo(1)) },
            Severity::Breach
        )),
        "the program says why"
    );
}

/// Number 1 has not arrived, so 2 counts as first and has the initial color.
#[test]
fn fault_a02_colors_follow_the_numbers_of_those_who_are_there() {
    let mut lines = [""; 10];
    lines[0] = "H";
    assert_eq!(text(&field(5, &lines), 1), "2 6\n7 3\n4 8\n9 5\n10 bye");
}

/// Once paired, an absent player keeps a number.
#[test]
fn absent_after_playing_still_counts() {
    let history = field(5, &["3w1 Z", "4b1", "1b0", "2w0", "", ""]);
    let draft = pair(&history, RoundNo(2), &BTreeSet::new(), &Options::default()).unwrap();
    let rule = draft
        .pairs
        .iter()
        .find(|pair| pair.color_of(Tpn(5)).is_some() && pair.color_of(Tpn(6)).is_some())
        .map(|pair| pair.because.color_rule);
    assert!(matches!(rule, None | Some(ColorRule::Initial { number: 5, .. })), "{rule:?}");
}

#[test]
fn fault_a04_whoever_is_left_out_by_hand_is_named_and_gets_nothing() {
    let history = field(5, &[""; 8]);
    assert_eq!(
        kinds(&history, 1, &[(1, 5), (6, 2), (3, 7)], None),
        [4, 8].map(|tpn| (FindingKind::Missing { player: Tpn(tpn) }, Severity::Unplayable))
    );
}

#[test]
fn a_draft_reviews_clean() {
    let history = field(5, &["4w1", "5b1", "6w1", "1b0", "2w0", "3b0", "U"]);
    let draft = pair(&history, RoundNo(2), &BTreeSet::new(), &Options::default()).unwrap();
    let pairs: Vec<(u16, u16)> = draft.pairs.iter().map(|p| (p.white.0, p.black.0)).collect();
    assert_eq!(kinds(&history, 2, &pairs, draft.bye.map(|bye| bye.player.0)), []);
}

#[test]
fn hand_pairings_are_judged_by_article() {
    let mut history = field(
        5,
        &["3w1 5w1", "4w1 6w1", "1b0 7w1", "2b0 8b1", "7b= 1b0", "8b= 2b0", "5w= 3b0", "6w= 4w0"],
    );
    history.prohibited.push(Prohibition {
        first_round: RoundNo(3),
        last_round: RoundNo(3),
        group: vec![Tpn(5), Tpn(6)],
    });
    let breach = |kind| (kind, Severity::Breach);
    let third = |tpn, color| FindingKind::ThirdColorRunning { player: Tpn(tpn), color };
    let wide = |tpn, difference| FindingKind::ColorDifference { player: Tpn(tpn), difference };
    let alike = |white, black, color| FindingKind::SameAbsolutePreference {
        white: Tpn(white),
        black: Tpn(black),
        color,
    };
    assert_eq!(
        kinds(&history, 3, &[(1, 2), (3, 4), (5, 6), (7, 8)], None),
        [
            alike(1, 2, Color::Black),
            third(1, Color::White),
            wide(1, 3),
            third(4, Color::Black),
            wide(4, -3),
            FindingKind::Prohibited { white: Tpn(5), black: Tpn(6) },
            alike(5, 6, Color::White),
            third(6, Color::Black),
            wide(6, -3),
        ]
        .map(breach)
    );
    assert_eq!(
        kinds(&history, 3, &[(3, 1), (4, 2)], None)[0],
        breach(FindingKind::Rematch { white: Tpn(3), black: Tpn(1), met: RoundNo(1) })
    );
    assert_eq!(kinds(&history, 3, &[], None).len(), 8, "an empty pairing misses everybody");
}

#[test]
fn impossible_hand_pairings_are_named() {
    let history = field(5, &["", "", "Z", ""]);
    let found = kinds(&history, 1, &[(1, 1), (2, 3), (2, 9)], Some(4));
    let all: Vec<FindingKind> = found.iter().map(|(kind, _)| *kind).collect();
    assert_eq!(
        all,
        [
            FindingKind::AgainstSelf { player: Tpn(1) },
            FindingKind::Twice { player: Tpn(2) },
            FindingKind::Absent { player: Tpn(3) },
            FindingKind::Unknown { player: Tpn(9) },
        ]
    );
    let even = field(5, &[""; 2]);
    assert_eq!(
        kinds(&even, 1, &[], Some(1))[0],
        (FindingKind::NeedlessBye { player: Tpn(1) }, Severity::Breach)
    );
}

#[test]
fn more_than_two_points_apart_is_a_notice() {
    let history = field(
        9,
        &["2w1 4b1 6w1", "1b0 3b0 4b0", "5w1 2w1 Z", "6b1 1w0 2w1", "3b0 6b0", "4w0 5w1 1b0"],
    );
    let found = kinds(&history, 4, &[(5, 1)], None);
    assert!(found.contains(&(
        FindingKind::ScoreDifference { white: Tpn(5), black: Tpn(1), difference: Points(30) },
        Severity::Notice
    )));
}

/// A forfeited game is not a meeting: the two may be paired again.
#[test]
fn forfeits_are_no_meeting_and_give_no_color() {
    let history = field(5, &["2w+", "1b-"]);
    assert_eq!(text(&history, 2), "1 2");
    let played = field(5, &["2w1", "1b0"]);
    assert_eq!(text(&played, 2), "no pairing of all players satisfies C1 to C3");
}

#[test]
fn an_open_game_counts_as_drawn_and_as_played() {
    let open = field(5, &["3w?", "4b1", "1b?", "2w0"]);
    let drawn = field(5, &["3w=", "4b1", "1b=", "2w0"]);
    assert_eq!(text(&open, 2), text(&drawn, 2));
}

#[test]
fn a_refusal_carries_its_proof() {
    let history = field(9, &["2w1 3b1 U", "1b0 U 3w1", "U 1w0 2b0"]);
    let error = pair(&history, RoundNo(4), &BTreeSet::new(), &Options::default()).unwrap_err();
    let NoPairing::NoLegalPairing { groups, partners, bye_is_partner, bye_barred } = error else {
        panic!("{error}");
    };
    assert!(groups.len() > partners.len() + usize::from(bye_is_partner));
    assert_eq!(
        bye_barred,
        [(1, 3), (2, 2), (3, 1)].map(|(tpn, round)| (Tpn(tpn), ByeBar::HadBye(RoundNo(round))))
    );
}

#[test]
fn the_edition_of_2017_is_refused() {
    let options = Options { edition: Edition::FideDutch2017 };
    let answer = pair(&field(5, &[""; 4]), RoundNo(1), &BTreeSet::new(), &options);
    assert_eq!(answer, Err(NoPairing::EditionUnavailable(Edition::FideDutch2017)));
}

#[test]
fn the_initial_color_is_found_or_assumed() {
    let mut history = field(5, &["3b1", "4w1", "1w0", "2b0"]);
    history.initial_color = None;
    let initial = |history: &History, round| {
        pair(history, RoundNo(round), &BTreeSet::new(), &Options::default()).unwrap().initial_color
    };
    assert_eq!(initial(&history, 2), InitialColor::FromRoundOne(Color::Black));
    history.players.iter_mut().for_each(|row| row.rounds.clear());
    assert_eq!(initial(&history, 1), InitialColor::Assumed(Color::White));
}

/// The first games are those of round 2: number 2 is the higher ranked, even, and has White.
#[test]
fn the_initial_color_is_found_where_round_one_had_no_game() {
    let mut history = field(2, &["H 2b=", "U 1w=", "H 4b=", "Z 3w="]);
    history.initial_color = None;
    let checked = check(&history, RoundNo(2), &Options::default()).unwrap();
    assert_eq!(checked.draft.initial_color, InitialColor::FromRoundOne(Color::Black));
    assert_eq!(checked.differences, []);
    let history = field(2, &["H 2b0", "U 1w1", "Z U"]);
    let found = History { initial_color: None, ..history };
    assert_eq!(check(&found, RoundNo(2), &Options::default()).unwrap().differences, []);
}

#[test]
fn a_played_round_is_checked_against_the_rules() {
    let by_rule = field(5, &["3w1", "4b1", "1b0", "2w0", "U"]);
    let checked = check(&by_rule, RoundNo(1), &Options::default()).unwrap();
    assert_eq!(checked.differences, []);
    let changed = field(5, &["3b1", "U", "1w0", "5w0", "4b1"]);
    let checked = check(&changed, RoundNo(1), &Options::default()).unwrap();
    assert_eq!(
        checked.differences,
        [
            Difference::ColorsReversed { white: Tpn(1), black: Tpn(3) },
            Difference::NotPaired { white: Tpn(4), black: Tpn(2) },
            Difference::PairedInstead { white: Tpn(4), black: Tpn(5) },
            Difference::Bye { draft: Some(Tpn(5)), hand: Some(Tpn(2)) },
        ]
    );
    let hand: Vec<(Tpn, Tpn)> = checked.draft.pairs.iter().map(|p| (p.white, p.black)).collect();
    assert_eq!(compare(&checked.draft, &hand, Some(Tpn(5))), []);
}

/// A draft says for every board which rule gave the colors and who floated.
#[test]
fn boards_carry_their_reasons() {
    let history = field(5, &["4w1", "5b1", "6w1", "1b0", "2w0", "3b0"]);
    let draft = pair(&history, RoundNo(2), &BTreeSet::new(), &Options::default()).unwrap();
    let shown: Vec<String> = draft
        .pairs
        .iter()
        .map(|pair| {
            let because = &pair.because;
            format!(
                "{}-{} bracket {} scores {} {} floater {:?} {:?} costs {:?}",
                pair.white,
                pair.black,
                because.bracket,
                because.white_score.glyph(),
                because.black_score.glyph(),
                because.floater.map(|tpn| tpn.0),
                because.color_rule,
                because.costs
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            "2-1 bracket 0 scores 1 1 floater None BothGranted costs []",
            "4-3 bracket 1 scores 0 1 floater Some(3) BothGranted costs []",
            "6-5 bracket 1 scores 0 0 floater None BothGranted costs []",
        ]
    );
    assert_eq!(draft.brackets[0].floaters, [Tpn(3)]);
}

/// Only these pairs may meet in round 1.
fn only(n: u16, pairs: &[(u16, u16)]) -> History {
    let mut history = field(5, &vec![""; usize::from(n)]);
    for a in 1..=n {
        for b in a + 1..=n {
            if !pairs.contains(&(a, b)) {
                history.prohibited.push(Prohibition {
                    first_round: RoundNo(1),
                    last_round: RoundNo(1),
                    group: vec![Tpn(a), Tpn(b)],
                });
            }
        }
    }
    history
}

/// C.04.3 4.3: two exchanges of equal sums, 4 and 5 for 6 and 9 or for 7 and 8: the smaller number
/// enters S1 first.
#[test]
fn art_4_3_the_smallest_number_enters_s1() {
    let rest = [(1, 4), (2, 5)];
    let (first, second) = ([(3, 8), (6, 7), (9, 10)], [(3, 6), (7, 9), (8, 10)]);
    let history = only(10, &[&rest[..], &first, &second].concat());
    let draft = pair(&history, RoundNo(1), &BTreeSet::new(), &Options::default()).unwrap();
    assert_eq!(draft.brackets[0].left_s1, [Tpn(5), Tpn(4)]);
    assert_eq!(draft.brackets[0].entered_s1, [Tpn(6), Tpn(9)]);
    assert_eq!(draft.brackets[0].pairs[2..], first.map(|(high, low)| (Tpn(high), Tpn(low))));
}

#[test]
fn boards_are_put_in_the_order_of_the_draft() {
    let mut history = field(
        5,
        &["2w1 4b=", "1b0 3w1", "5w= 2b0", "6b1 1w=", "3b= 6w0", "4w0 5b1", "8w1 Z", "7b0 Z"],
    );
    history.acceleration.push(Acceleration {
        points: Points(10),
        first_round: RoundNo(3),
        last_round: RoundNo(3),
        first: Tpn(7),
        last: Tpn(8),
    });
    let draft = pair(&history, RoundNo(3), &BTreeSet::new(), &Options::default()).unwrap();
    let wanted: Vec<(Tpn, Tpn)> = draft.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    let mut boards = wanted.clone();
    boards.reverse();
    board_order::sort(&mut boards, &history, RoundNo(3), |board| *board);
    assert_eq!(boards, wanted);
    let has_seven = |board: &(Tpn, Tpn)| board.0 == Tpn(7) || board.1 == Tpn(7);
    assert!(has_seven(&boards[0]), "virtual points count: {boards:?}");
    let mut unknown = [(Tpn(98), Tpn(99)), (Tpn(8), Tpn(1))];
    board_order::sort(&mut unknown, &history, RoundNo(3), |board| *board);
    assert_eq!(unknown[1], (Tpn(98), Tpn(99)), "no row, no points");
}
