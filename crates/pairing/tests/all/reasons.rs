//! The other systems explain themselves.

use std::collections::{BTreeMap, BTreeSet};

use pairing::field::ByeBar;
use pairing::generate::{Dice, Share, Wishes, play};
use pairing::review::FindingKind;
use pairing::systems::reasons::{
    Bar, Behind, BoardOfTable, ByeElse, Meetings, Rule, TableWhy, WhyNot, board_of_table,
    next_best, reasons, review, why_bye, why_floated, worse,
};
use pairing::systems::{Round, System, pair, why_not};
use tournament::berger;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::rules::field;

/// Rounds of random small tournaments.
fn rounds(system: System, seeds: std::ops::Range<u64>, ask: &mut dyn FnMut(&Asked<'_>)) {
    let ask = std::cell::RefCell::new(ask);
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let wishes = Wishes {
            players: Some((5, 11)),
            rounds: Some((5, 7)),
            draws: Some(Share::percent(40)),
            ..Wishes::default()
        };
        let settings = wishes.settle(&mut dice);
        play(&settings, &mut dice, &|history, round, absent| {
            let drawn = pair(system, history, round, absent).ok()?;
            (ask.borrow_mut())(&Asked { seed, system, history, round, absent, drawn: &drawn });
            let boards = drawn.boards.iter().map(|it| (it.white, it.black)).collect();
            Some((boards, drawn.bye))
        });
    }
}

struct Asked<'a> {
    seed: u64,
    system: System,
    history: &'a History,
    round: RoundNo,
    absent: &'a BTreeSet<Tpn>,
    drawn: &'a Round,
}

impl Asked<'_> {
    fn place(&self) -> String {
        format!("{} seed {} round {}", self.system.code(), self.seed, self.round)
    }

    fn boards(&self) -> Vec<(Tpn, Tpn)> {
        self.drawn.boards.iter().map(|it| (it.white, it.black)).collect()
    }

    fn meet(&self, a: Tpn, b: Tpn) -> bool {
        self.boards().iter().any(|it| *it == (a, b) || *it == (b, a))
    }
}

/// Systems that pair by criteria.
fn weighing() -> impl Iterator<Item = System> {
    let tables = [System::Knockout, System::Scheveningen];
    System::ALL.into_iter().filter(move |system| !tables.contains(system))
}

#[test]
fn any_two_are_told_why_they_do_not_meet_and_no_rule_is_left_unsaid() {
    for system in weighing() {
        let (mut kinds, mut rules) = (BTreeMap::<String, usize>::new(), BTreeSet::new());
        rounds(system, 0..6, &mut |asked| {
            let numbers: Vec<Tpn> = asked.history.players.iter().map(|row| row.tpn).collect();
            for (at, a) in numbers.iter().enumerate() {
                for b in &numbers[..at] {
                    let why = why_not(system, asked.history, asked.round, asked.absent, *a, *b);
                    let why = why.unwrap();
                    let told = match &why {
                        WhyNot::Dutch(why) => *why == pairing::explain::WhyNot::TheyMeet,
                        why => *why == WhyNot::TheyMeet,
                    };
                    assert_eq!(told, asked.meet(*a, *b), "{}: {a} {b} {why:?}", asked.place());
                    if let WhyNot::Behind(behind) = why {
                        assert!(behind.other > behind.drafted, "{}: {behind:?}", asked.place());
                        let cited = !behind.rule.article(system).article.is_empty();
                        assert_eq!(cited, !system.chapter().is_empty(), "{behind:?}");
                        rules.insert(behind.rule);
                    }
                    let kind = format!("{why:?}");
                    let kind = kind.split(['(', ' ']).next().unwrap_or_default().to_owned();
                    *kinds.entry(kind).or_default() += 1;
                }
            }
        });
        assert!(kinds.get("Behind").is_some_and(|count| *count > 20), "{system:?}: {kinds:?}");
        assert!(rules.contains(&Rule::Order), "{system:?}: {rules:?}");
        let swiss = !system.chapter().is_empty();
        assert!(!swiss || rules.contains(&Rule::Floaters), "{system:?}: {rules:?}");
    }
}

#[test]
fn every_board_float_and_bye_has_reasons() {
    for system in weighing() {
        let (mut floats, mut byes, mut next) = (0, 0, 0);
        rounds(system, 0..8, &mut |asked| {
            let Asked { history, round, absent, drawn, .. } = asked;
            let Some(found) = reasons(system, history, *round, absent, drawn).unwrap() else {
                return;
            };
            assert_eq!(found.boards.len(), drawn.boards.len(), "{}", asked.place());
            for (board, reason) in drawn.boards.iter().zip(&found.boards) {
                assert_eq!((board.white, board.black), (reason.white, reason.black));
                let group = &found.groups[reason.group];
                let inside = |tpn: Tpn| group.residents.contains(&tpn) || group.came.contains(&tpn);
                assert!(inside(board.white) && inside(board.black), "{}", asked.place());
                let two = (board.white, board.black);
                let behind = next_best(system, history, *round, absent, drawn, two).unwrap();
                next += usize::from(behind.is_some());
                if board.white_score != board.black_score {
                    floats += 1;
                    for player in [board.white, board.black] {
                        why_floated(system, history, *round, absent, drawn, player).unwrap();
                    }
                }
            }
            let others = why_bye(system, history, *round, absent, drawn).unwrap();
            if drawn.bye.is_some() {
                byes += 1;
                assert_eq!(others.len() + 1, 2 * drawn.boards.len() + 1, "{}", asked.place());
                // Who comes before and may have it leaves the others without a pairing.
                let first = others.iter().position(|it| matches!(it.1, ByeElse::After(_)));
                let after = others[first.unwrap_or(others.len())..].iter();
                let mut after = after.map(|it| it.1);
                assert!(after.all(|it| it != ByeElse::Incomplete), "{}: {others:?}", asked.place());
            } else {
                assert!(others.is_empty());
            }
            let own = worse(system, history, *round, absent, drawn, (&asked.boards(), drawn.bye));
            assert_eq!(own, [], "{}: a pairing is not worse than itself", asked.place());
        });
        assert!(byes > 5 && next > 50, "{system:?}: {byes} byes, {next} next best");
        assert!(floats > 20 || matches!(system, System::Keizer(_)), "{system:?}: {floats} floats");
    }
}

/// Whatever two players change places, the pairing is worse by some rule: the one drawn is the best.
#[test]
fn a_swap_by_hand_is_never_as_good() {
    for system in weighing() {
        let mut compared = 0;
        rounds(system, 20..36, &mut |asked| {
            let Asked { history, round, absent, drawn, .. } = asked;
            if reasons(system, history, *round, absent, drawn).unwrap().is_none() {
                return;
            }
            let boards = asked.boards();
            for one in 0..boards.len() {
                for other in 0..one {
                    let mut hand = boards.clone();
                    (hand[one].1, hand[other].1) = (boards[other].1, boards[one].1);
                    let found = worse(system, history, *round, absent, drawn, (&hand, drawn.bye));
                    // What may not be at all is said otherwise.
                    let illegal = [hand[one], hand[other]].into_iter().any(|(a, b)| {
                        let why = why_not(system, history, *round, absent, a, b);
                        matches!(why, Ok(WhyNot::Barred(_) | WhyNot::NoCompletion))
                    });
                    assert!(illegal || !found.is_empty(), "{}: {hand:?} {boards:?}", asked.place());
                    compared += 1;
                }
            }
        });
        assert!(compared > 40, "{system:?}: {compared}");
    }
}

fn system(code: &str) -> System {
    System::of(code).unwrap()
}

/// A small round with what it is asked.
struct Small {
    system: System,
    history: History,
    round: RoundNo,
    drawn: Round,
}

impl Small {
    /// The round after those of the lines, of as many as planned.
    fn new(code: &str, planned: u8, lines: &[&str]) -> Small {
        let history = field(planned, lines);
        let before = history.players[0].rounds.len();
        let round = RoundNo(u8::try_from(before).unwrap() + 1);
        let drawn = pair(system(code), &history, round, &BTreeSet::new()).unwrap();
        Small { system: system(code), history, round, drawn }
    }

    fn boards(&self) -> String {
        let boards = self
            .drawn
            .boards
            .iter()
            .map(|it| format!("{}-{}", it.white.min(it.black), it.white.max(it.black)));
        boards.collect::<Vec<_>>().join(" ")
    }

    /// Rule, article, score of the group in tenths, and what it costs here and there.
    fn told(&self, behind: &Behind) -> String {
        let Behind { rule, score, drafted, other } = behind;
        let article = rule.article(self.system).article;
        let score = score.map_or_else(|| "-".to_owned(), |it| it.0.to_string());
        format!("{rule:?} {article} @{score} {drafted}->{other}")
    }

    fn next_best(&self, white: u16, black: u16) -> String {
        let Small { system, history, round, drawn } = self;
        let two = (Tpn(white), Tpn(black));
        let found = next_best(*system, history, *round, &BTreeSet::new(), drawn, two).unwrap();
        found.map_or_else(|| "none".to_owned(), |it| self.told(&it))
    }

    fn floated(&self, player: u16) -> String {
        let Small { system, history, round, drawn } = self;
        let nobody = BTreeSet::new();
        let found = why_floated(*system, history, *round, &nobody, drawn, Tpn(player)).unwrap();
        found.map_or_else(|| "none".to_owned(), |it| self.told(&it))
    }

    fn why_not(&self, a: u16, b: u16) -> WhyNot {
        why_not(self.system, &self.history, self.round, &BTreeSet::new(), Tpn(a), Tpn(b)).unwrap()
    }

    fn worse(&self, pairs: &[(u16, u16)], bye: Option<u16>) -> String {
        let Small { system, history, round, drawn } = self;
        let pairs: Vec<(Tpn, Tpn)> = pairs.iter().map(|(a, b)| (Tpn(*a), Tpn(*b))).collect();
        let hand = (&pairs[..], bye.map(Tpn));
        let found = worse(*system, history, *round, &BTreeSet::new(), drawn, hand);
        found.iter().map(|it| self.told(it)).collect::<Vec<_>>().join(", ")
    }
}

const SWISS: [(&str, &str); 5] = [
    ("fide-dubov-2026", "C5"),
    ("fide-burstein-2026", "C5"),
    ("fide-lim-2026", "2.3"),
    ("fide-double-swiss-2026", "C4"),
    ("fide-team-2026", "C4"),
];

/// 1 beat 3 and 2 beat 4: the winners meet, the losers meet. Without the board of the winners both of them need
/// an opponent from the other score, two floaters instead of none in the group of one point.
#[test]
fn winners_who_do_not_meet_make_two_floaters() {
    for (code, article) in SWISS {
        let small = match code {
            // A match has two games, one point each.
            "fide-double-swiss-2026" => {
                Small::new(code, 6, &["3w1 3b1", "4b1 4w1", "1b0 1w0", "2w0 2b0"])
            }
            // Its first half is Dutch: the second of two rounds is not.
            "fide-burstein-2026" => Small::new(code, 2, &["3w1", "4b1", "1b0", "2w0"]),
            _ => Small::new(code, 5, &["3w1", "4b1", "1b0", "2w0"]),
        };
        let top = if code == "fide-double-swiss-2026" { 20 } else { 10 };
        assert_eq!(small.boards(), "1-2 3-4", "{code}");
        let expected = format!("Floaters {article} @{top} 0->2");
        assert_eq!(small.next_best(1, 2), expected, "{code}");
        let WhyNot::Behind(behind) = small.why_not(1, 4) else { panic!("{code}") };
        assert_eq!(small.told(&behind), expected, "{code}");
        assert_eq!(small.why_not(2, 1), WhyNot::TheyMeet);
        assert_eq!(
            small.why_not(3, 1),
            WhyNot::Barred(Bar::Met(RoundNo(small.round.0 - 1))),
            "{code}"
        );
        assert_eq!(small.why_not(9, 1), WhyNot::Unknown(Tpn(9)));
        // By hand the same, and how far below the floaters come from.
        let by_hand = small.worse(&[(1, 4), (2, 3)], None);
        assert!(by_hand.starts_with(&expected), "{code}: {by_hand}");
    }
}

/// Nobody has played: all candidates are as good, and the order of the articles decides.
///
/// Team, Double-Swiss: identifier 1 2 3 4 before 1 2 4 3 (C.04.6 3.6.2): the third number is 3, then 4. Dubov:
/// the first permutation of 3 4 is 3 4 (3.2.6). Lim: 1 meets 3, opposite, before 4, one further. Burstein
/// folds: 1 meets the last ranked, BSN 4, before BSN 3.
#[test]
fn where_all_is_equal_the_order_decides() {
    let nobody = ["", "", "", ""];
    for (code, boards, two, expected) in [
        ("fide-dubov-2026", "1-3 2-4", (1, 3), "Order 3.2.6 @0 3->4"),
        ("fide-burstein-2026", "1-4 2-3", (1, 4), "Order 4.2 @0 -4->-3"),
        ("fide-lim-2026", "1-3 2-4", (1, 3), "Order 4 @0 0->1"),
        ("fide-double-swiss-2026", "1-3 2-4", (1, 3), "Order 3.6 @0 3->4"),
        ("fide-team-2026", "1-3 2-4", (1, 3), "Order 3.6 @0 3->4"),
        ("keizer", "1-2 3-4", (1, 2), "Order  @- 0->1"),
    ] {
        // One round: none of Burstein's is Dutch.
        let planned = if code == "fide-burstein-2026" { 1 } else { 5 };
        let small = Small::new(code, planned, &nobody);
        assert_eq!(small.boards(), boards, "{code}");
        assert_eq!(small.next_best(two.0, two.1), expected, "{code}");
    }
}

/// Everybody drew; 1 and 2 had White, 3 and 4 Black. 1-4 2-3 gives all the color due; 1-2 3-4, the only other
/// pairing, leaves one of each board without: two boards instead of none (Dubov C7, Burstein C8). For teams one
/// match makes no preference of type A (C.04.6 1.7.1): the identifier 1 2 4 3 comes before 1 3 2 4.
#[test]
fn colors_due_decide() {
    let drawn = ["3w=", "4w=", "1b=", "2b="];
    for (code, planned, expected) in [
        ("fide-dubov-2026", 5, "Colors C7 @5 0->2"),
        ("fide-burstein-2026", 2, "Colors C8 @5 0->2"),
        ("fide-team-2026", 5, "Order 3.6 @5 2->3"),
    ] {
        let small = Small::new(code, planned, &drawn);
        assert_eq!(small.boards(), "1-4 2-3", "{code}");
        assert_eq!(small.next_best(1, 4), expected, "{code}");
        let by_hand = small.worse(&[(1, 2), (3, 4)], None);
        assert_eq!(by_hand, expected, "{code}");
    }
}

/// 1, 2, 3 won: one of the losers comes up. Places: 4 is the fourth (3 from 0), 5 the fifth. 4 is the first set
/// (C.04.6 3.5.4); without 4, 5 comes up, the next set. The bracket 1 2 3 4, in which 1 and 4 have met, is
/// paired 1-3 2-4 (identifier 1 2 3 4). If 2 met nobody from below it would be 1-2 3-4 (identifier 1 3 2 4): the
/// second number is 3 instead of 2.
#[test]
fn the_first_set_of_upfloaters_comes_up() {
    let small = Small::new("fide-team-2026", 5, &["4w1", "5b1", "6w1", "1b0", "2w0", "3b0"]);
    assert_eq!(small.boards(), "1-3 2-4 5-6");
    assert_eq!(small.floated(4), "FloaterOrder 3.5 @10 3->4");
    assert_eq!(small.floated(2), "Order 3.6 @10 2->3");
    assert_eq!(small.floated(5), "none", "5 meets the own score");
    let found = reasons(small.system, &small.history, small.round, &BTreeSet::new(), &small.drawn);
    let found = found.unwrap().unwrap();
    let came: Vec<Vec<Tpn>> = found.groups.iter().map(|it| it.came.clone()).collect();
    assert_eq!(came, [vec![Tpn(4)], vec![]]);
    assert_eq!(found.boards[1].floater, Some(Tpn(4)));
}

/// 3 and 4 have the lowest score and one match each: the larger number has the bye (C.04.6 3.4.4). 1 and 2 have
/// more points (3.4.2). 5, who has as many and no match, comes last and has had it (C2).
#[test]
fn the_bye_is_not_anothers_because() {
    let small = Small::new("fide-team-2026", 5, &["3w1", "4b1", "1b0", "2w0", "U"]);
    assert_eq!(small.drawn.bye, Some(Tpn(4)));
    let nobody = BTreeSet::new();
    let others = why_bye(small.system, &small.history, small.round, &nobody, &small.drawn);
    assert_eq!(
        others.unwrap(),
        [
            (Tpn(3), ByeElse::After(Rule::ByeRank)),
            (Tpn(2), ByeElse::After(Rule::ByeScore)),
            (Tpn(1), ByeElse::After(Rule::ByeScore)),
            (Tpn(5), ByeElse::Barred(ByeBar::HadBye(RoundNo(1)))),
        ]
    );
    let by_hand = small.worse(&[(2, 5), (3, 4)], Some(1));
    assert!(by_hand.starts_with("ByeScore 3.4.2 @10 0->10"), "{by_hand}");
}

/// The second game turns the first; rows of Scheveningen: 1 2 3 against 4 5 6, in round 2 one place further; the
/// tree of four: 1-4 2-3, and the winners in round 2.
#[test]
fn tables_say_when_two_meet() {
    let double = Small::new("fide-double-swiss-2026", 6, &["3w1", "4b1", "1b0", "2w0"]);
    assert_eq!(double.why_not(1, 2), WhyNot::Table(TableWhy::SecondGame));
    let board = |small: &Small, at: usize| {
        board_of_table(small.system, &small.history, small.round, &small.drawn.boards[at]).unwrap()
    };
    assert_eq!(board(&double, 0), BoardOfTable::SecondGame);
    let halves = Small::new("scheveningen", 3, &["", "", "", "", "", ""]);
    let ahead = |rounds: &[u8]| rounds.iter().copied().map(RoundNo).collect::<Vec<RoundNo>>();
    let in_round_2 = Meetings { ahead: ahead(&[2]), ..Meetings::default() };
    assert_eq!(halves.why_not(5, 1), WhyNot::Table(TableWhy::Rounds(in_round_2.clone())));
    assert_eq!(halves.why_not(3, 4), WhyNot::Table(TableWhy::Rounds(in_round_2)));
    assert_eq!(halves.why_not(1, 2), WhyNot::Table(TableWhy::SameTeam));
    // Round 1 was paired by hand: 1-5 2-4 3-6, so that 1 and 4 have not met as the table has it, and 1 and 5 will not again.
    let by_hand = ["5w1", "4b0", "6w=", "2w1", "1b0", "3b="];
    let by_hand = Small::new("scheveningen", 3, &by_hand);
    let missed = Meetings { before: ahead(&[1]), ..Meetings::default() };
    assert_eq!(by_hand.why_not(1, 4), WhyNot::Table(TableWhy::Rounds(missed)));
    assert_eq!(by_hand.why_not(1, 5), WhyNot::TheyMeet, "the table has them meet in round 2");
    let again = Meetings { met: ahead(&[1]), ahead: ahead(&[3]), ..Meetings::default() };
    assert_eq!(by_hand.why_not(2, 4), WhyNot::Table(TableWhy::Rounds(again)));
    let row = BoardOfTable::Row { row: RoundNo(1), first: 2, second: 2, size: 3 };
    assert_eq!(board(&halves, 1), row);
    let tree = Small::new("knock-out", 2, &["", "", "", ""]);
    assert_eq!(tree.why_not(1, 2), WhyNot::Table(TableWhy::Tree(RoundNo(2))));
    assert_eq!(board(&tree, 0), BoardOfTable::Tree { size: 4, one: vec![1], other: vec![4] });
    let last = Small::new("knock-out", 2, &["4w1", "3b1", "2w0", "1b0"]);
    assert_eq!(last.why_not(1, 4), WhyNot::Table(TableWhy::Out(Tpn(4))));
    let halves = BoardOfTable::Tree { size: 4, one: vec![1, 4], other: vec![2, 3] };
    assert_eq!(board(&last, 0), halves);
}

/// C.05 Annex 1, four players: 1-4 2-3, 4-3 1-2, 2-4 3-1. Twice, with the last two rounds of the first cycle
/// exchanged, round 2 is row 3, and 1 and 2 meet in rounds 3 and 5.
#[test]
fn berger_rows() {
    let single = berger::Options::default();
    let double = berger::Options { cycles: berger::Cycles::Double, ..single };
    let place = |options, round| berger::place(4, RoundNo(round), options).unwrap();
    assert_eq!(place(single, 2), berger::Place { row: 2, cycle: 1, exchanged: false });
    assert_eq!(place(double, 2), berger::Place { row: 3, cycle: 1, exchanged: true });
    assert_eq!(place(double, 5), berger::Place { row: 2, cycle: 2, exchanged: false });
    assert_eq!(berger::meetings(4, single, Tpn(2), Tpn(1)), [RoundNo(2)]);
    assert_eq!(berger::meetings(4, double, Tpn(1), Tpn(2)), [RoundNo(3), RoundNo(5)]);
    assert_eq!(berger::colors(6, Tpn(2), Tpn(5)), berger::Colors::OddSum);
    assert_eq!(berger::colors(6, Tpn(3), Tpn(5)), berger::Colors::EvenSum);
    assert_eq!(berger::colors(6, Tpn(4), Tpn(6)), berger::Colors::Last);
    assert_eq!(berger::colors(5, Tpn(4), Tpn(5)), berger::Colors::OddSum);
}

/// 1 and 3 have met, and so have 5 and 6; 1 and 2 had White twice, 3 and 6 Black. Each system says what its own chapter says.
#[test]
fn warnings_cite_the_chapter_of_the_system() {
    let history = field(5, &["3w1 4w1", "5w1 3w0", "1b0 2b1", "6w1 1b0", "2b0 6w1", "4b0 5b0"]);
    let (round, nobody) = (RoundNo(3), BTreeSet::new());
    let told = |code: &str| {
        let pairs = [(Tpn(1), Tpn(3)), (Tpn(2), Tpn(4)), (Tpn(5), Tpn(6))];
        let found = review(system(code), &history, round, &pairs, None, &nobody);
        let told = found.iter().map(|it| {
            let kind = match it.kind {
                FindingKind::Rematch { .. } => "rematch",
                FindingKind::ThirdColorRunning { .. } => "third",
                FindingKind::SameAbsolutePreference { .. } => "alike",
                FindingKind::ColorDifference { .. } => "difference",
                _ => "other",
            };
            format!("{kind} {} {}", it.article.chapter, it.article.article).trim().to_owned()
        });
        told.collect::<Vec<_>>().join(", ")
    };
    // The same again: the third running, and a difference of three, for 1, 3, 2 and 6.
    assert_eq!(
        told("fide-dubov-2026"),
        "rematch C.04.4.1 C1, third C.04.1 7, difference C.04.1 6, third C.04.1 7, \
         difference C.04.1 6, third C.04.1 7, difference C.04.1 6, rematch C.04.4.1 C1, third C.04.1 7, \
         difference C.04.1 6"
    );
    assert!(told("fide-lim-2026").starts_with("rematch C.04.4.3 2.1, third C.04.4.3 2.1"));
    assert_eq!(told("fide-team-2026"), "rematch C.04.6 C1, rematch C.04.6 C1");
    assert_eq!(told("keizer"), "rematch, rematch");
    assert_eq!(told("knock-out"), "");
}
