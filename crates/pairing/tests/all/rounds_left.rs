//! Whether the rounds to come can be paired: by hand, and against tournaments that were played to their end.

use std::collections::BTreeSet;

use pairing::generate::{Dice, RateWishes, Share, Wishes, dutch, play};
use pairing::rounds_left::{Few, Shortage, ToCome, shortage};
use proptest::prelude::*;
use tournament::history::{Cell, History, Prohibition, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color};

/// Rounds as `1-5 2-6`; whoever is on no board had the bye `F`.
fn history(n: u16, rounds: &[&str]) -> History {
    let mut history = super::systems::table(n);
    for row in &mut history.players {
        row.rounds = rounds.iter().map(|round| cell(row.tpn.0, round)).collect();
    }
    history
}

fn cell(tpn: u16, round: &str) -> Cell {
    let boards = round.split_whitespace().filter_map(|board| board.split_once('-'));
    let boards = boards.map(|(a, b)| (a.parse::<u16>().unwrap(), b.parse::<u16>().unwrap()));
    let game = |opponent, color| Cell::Open { opponent: Tpn(opponent), color };
    let mut own = boards.filter_map(|(white, black)| match tpn {
        _ if tpn == white => Some(game(black, Color::White)),
        _ if tpn == black => Some(game(white, Color::Black)),
        _ => None,
    });
    own.next().unwrap_or(Cell::Bye(ByeKind::FullPoint))
}

/// Everybody is there in so many pairings.
fn left(history: &History, pairings: usize, lasts: u8) -> Option<Shortage> {
    let everybody: BTreeSet<Tpn> = history.players.iter().map(|row| row.tpn).collect();
    let played = history.players.first().map_or(0, |row| row.rounds.len());
    let next = RoundNo(u8::try_from(played).unwrap() + 1);
    shortage(ToCome { history, next, there: &vec![everybody; pairings], lasts })
}

fn few(shortage: Option<Shortage>) -> Vec<(u16, usize, bool, usize)> {
    let Some(Shortage::Players(few)) = shortage else { panic!("{shortage:?}") };
    few.into_iter()
        .map(|Few { player, opponents, bye, needed }| (player.0, opponents, bye, needed))
        .collect()
}

/// n - 1 rounds for an even number of players, n for an odd one: everybody has the bye once.
#[test]
fn more_rounds_than_opponents_are_told_before_round_one() {
    for n in 2..=12_u16 {
        let all = usize::from(n - 1 + n % 2);
        assert_eq!(left(&history(n, &[]), all, 1), None, "{n} players");
        let expected: Vec<_> =
            (1..=n).map(|it| (it, usize::from(n - 1), n % 2 == 1, all + 1)).collect();
        assert_eq!(few(left(&history(n, &[]), all + 1, 1)), expected);
    }
    assert_eq!(left(&history(0, &[]), 3, 1), None, "nobody is entered yet");
    assert_eq!(left(&history(300, &[]), 99, 1), None);
    assert_eq!(few(left(&history(98, &[]), 98, 1)).len(), 98);
}

/// 1, 2, 3 have each met all of 4, 5, 6: two circles of three are left, and whoever pairs two of one leaves the third alone.
#[test]
fn two_circles_of_three_cannot_be_paired() {
    let met = ["1-4 2-5 3-6", "1-5 2-6 3-4", "1-6 2-4 3-5"];
    let history = history(6, &met);
    for rounds in 1..=2 {
        assert_eq!(left(&history, rounds, 1), Some(Shortage::Search { most: 0 }));
    }
    assert_eq!(few(left(&history, 3, 1)).len(), 6, "each has two opponents");
    // After one round less there is one way on: the third round as it was, and no fourth.
    let two = self::history(6, &met[..2]);
    assert_eq!(left(&two, 1, 1), None);
    assert_eq!(left(&two, 3, 1), None);
}

/// Who may not meet: three of a family among four have one opponent each; five of a club among eight have three, and only three
/// boards have place for them.
#[test]
fn prohibited_pairs_are_no_opponents() {
    let apart = |n: u16, group: std::ops::RangeInclusive<u16>, last: u8| {
        let group = group.map(Tpn).collect();
        let prohibited =
            vec![Prohibition { first_round: RoundNo(1), last_round: RoundNo(last), group }];
        History { prohibited, ..history(n, &[]) }
    };
    let family = few(left(&apart(4, 1..=3, 9), 2, 1));
    assert_eq!(family, [(1, 1, false, 2), (2, 1, false, 2), (3, 1, false, 2)]);
    assert_eq!(left(&apart(8, 1..=5, 9), 1, 1), Some(Shortage::Search { most: 0 }));
    // Apart in round 1 only, there is an order; four of a club among eight have four others for three rounds.
    assert_eq!(left(&apart(4, 2..=3, 1), 3, 1), None);
    assert_eq!(left(&apart(8, 1..=4, 9), 3, 1), None);
}

/// Five players, one without a bye so far: one of two rounds has nobody for it.
#[test]
fn byes_run_out() {
    let had = history(5, &["1-2 3-4", "1-3 2-5", "1-4 3-5", "2-3 4-5"]);
    // Byes went to 5, 4, 2, 1; everybody has met three and has one opponent left, 3 has the bye too.
    assert_eq!(left(&had, 1, 1), None);
    let wide = history(7, &["1-2", "3-4", "5-6"]);
    assert_eq!(left(&wide, 1, 1), Some(Shortage::Byes { needed: 1, able: 0 }));
}

/// A bye that was asked for: in round 3 three are there. 1-2 3-4, 1-3 2-4, 2-3 and 1 rests.
#[test]
fn who_is_away_in_a_round_needs_no_opponent_in_it() {
    let history = history(4, &[]);
    let four: BTreeSet<Tpn> = (1..=4).map(Tpn).collect();
    let three: BTreeSet<Tpn> = (1..=3).map(Tpn).collect();
    let asked = |there: &[BTreeSet<Tpn>]| {
        shortage(ToCome { history: &history, next: RoundNo(1), there, lasts: 1 })
    };
    assert_eq!(asked(&[four.clone(), four.clone(), three.clone()]), None);
    // 1, 2 and 3 have three opponents and a bye for four rounds; but three rounds of four players are all pairs there are.
    let told = asked(&[four.clone(), four.clone(), four, three]);
    assert_eq!(told, Some(Shortage::Search { most: 3 }));
}

/// Matches of two games: three players have three matches; the second game of round 2 changes nothing.
#[test]
fn a_match_is_one_pairing_of_two_rounds() {
    let one = history(3, &["1-2", "2-1"]);
    assert_eq!(few(left(&one, 3, 2))[0], (1, 1, true, 3));
    assert!(left(&one, 2, 2).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(80) })]

    /// What was played to its end is never said to be impossible before.
    #[test]
    fn nothing_is_said_of_what_can_be_paired(seed in any::<u64>(), n in 3..14_u16, rounds in 3..9_u8) {
        let mut dice = Dice::new(seed);
        let never = Some(Share(0));
        let rates = RateWishes { forfeits: never, double_forfeits: never, ..RateWishes::default() };
        let wishes = Wishes {
            players: Some((n, n)),
            rounds: Some((rounds, rounds)),
            rates,
            ..Wishes::default()
        };
        let made = play(&wishes.settle(&mut dice), &mut dice, &dutch).history;
        let length = made.players.first().map_or(0, |row| row.rounds.len());
        for before in 0..length {
            let mut history = made.clone();
            for row in &mut history.players {
                row.rounds.truncate(before);
            }
            let paired = |row: &&Row, at: usize| {
                row.rounds[at].opponent().is_some()
                    || row.rounds[at] == Cell::Bye(ByeKind::PairingAllocated)
            };
            let there: Vec<BTreeSet<Tpn>> = (before..length)
                .map(|at| made.players.iter().filter(|it| paired(it, at)).map(|it| it.tpn).collect())
                .collect();
            let next = RoundNo(u8::try_from(before).unwrap() + 1);
            let told = shortage(ToCome { history: &history, next, there: &there, lasts: 1 });
            prop_assert_eq!(told, None, "after {} of {} rounds", before, length);
        }
    }
}
