//! Looking ahead while games are open gives what pairing each outcome for itself gives.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use pairing::generate::{Dice, Wishes, dutch, play};
use pairing::preview::{NoPreview, Outcome, preview, preview_by};
use pairing::systems::{self, System};
use pairing::{Options, pair};
use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::Score;

/// A random event of which some games of the round before `round` are open again.
fn event(seed: u64, players: (u16, u16), most_open: usize) -> (History, RoundNo) {
    let mut dice = Dice::new(seed);
    let settings = Wishes { players: Some(players), ..Wishes::default() }.settle(&mut dice);
    let made = play(&settings, &mut dice, &dutch).history;
    let played = made.players.first().map_or(0, |row| row.rounds.len());
    let round = RoundNo(2 + dice.below(played.max(2) as u64 - 1) as u8);
    let mut history = made.after(RoundNo(round.0 - 1));
    let last = usize::from(round.0) - 2;
    for _ in 0..most_open {
        // Now and then an older game was adjourned.
        let index = if dice.below(8) == 0 { last.saturating_sub(1) } else { last };
        let own = dice.below(history.players.len() as u64) as usize;
        let tpn = history.players[own].tpn;
        let Some(Cell::Game { opponent, color, .. }) =
            history.players[own].rounds.get(index).copied()
        else {
            continue;
        };
        history.players[own].rounds[index] = Cell::Open { opponent, color };
        for row in history.players.iter_mut().filter(|row| row.tpn == opponent) {
            row.rounds[index] = Cell::Open { opponent: tpn, color: color.other() };
        }
    }
    (history, round)
}

/// The history with its open games ended.
fn ended<Why>(history: &History, open: &[(Tpn, Tpn)], outcome: &Outcome<Why>) -> History {
    let mut ended = history.clone();
    for row in &mut ended.players {
        let own = row.tpn;
        for cell in &mut row.rounds {
            let Cell::Open { opponent, color } = *cell else { continue };
            let white_gets = open.iter().zip(&outcome.white_gets).find_map(|(game, score)| {
                (*game == (own, opponent) || *game == (opponent, own)).then_some(*score)
            });
            let own_score = match (white_gets, color) {
                (Some(Score::Win), tournament::round::Color::Black) => Score::Loss,
                (Some(Score::Loss), tournament::round::Color::Black) => Score::Win,
                (Some(score), _) => score,
                (None, _) => continue,
            };
            *cell = Cell::Game { opponent, color, score: own_score, rated: true };
        }
    }
    ended
}

fn compare(seed: u64, players: (u16, u16), most_open: usize) -> usize {
    let (history, round) = event(seed, players, most_open);
    let nobody = BTreeSet::new();
    let go_on = &mut |_: usize, _: usize| ControlFlow::Continue(());
    let options = Options::default();
    let found = preview(&history, round, &nobody, &options, go_on).expect("few games are open");
    for outcome in &found.outcomes {
        let alone = pair(&ended(&history, &found.open, outcome), round, &nobody, &options);
        let alone = alone.map(|draft| {
            let boards: Vec<_> = draft.pairs.iter().map(|it| (it.white, it.black)).collect();
            (boards, draft.bye.map(|bye| bye.player))
        });
        assert_eq!(outcome.boards, alone, "seed {seed} round {round} {:?}", outcome.white_gets);
    }
    found.outcomes.len()
}

#[test]
fn every_outcome_is_paired_as_if_alone() {
    let mut outcomes = 0;
    for seed in 0..120 {
        outcomes += compare(seed, (4, 30), 3);
    }
    for seed in 200..206 {
        outcomes += compare(seed, (60, 120), 4);
    }
    assert!(outcomes > 2000, "{outcomes}");
}

#[test]
fn other_systems_are_looked_ahead_to_as_well() {
    let mut rounds = 0;
    for code in ["keizer", "fide-dubov-2026", "fide-burstein-2026", "fide-lim-2026"] {
        let system = System::of(code).unwrap();
        for seed in 0..12 {
            let (history, round) = event(seed, (6, 16), 2);
            let nobody = BTreeSet::new();
            let go_on = &mut |_: usize, _: usize| ControlFlow::Continue(());
            let found = preview_by(system, &history, round, &nobody, go_on).unwrap();
            for outcome in &found.outcomes {
                let history = ended(&history, &found.open, outcome);
                let alone = systems::pair(system, &history, round, &nobody).map(|drawn| {
                    let boards = drawn.boards.iter().map(|it| (it.white, it.black)).collect();
                    (boards, drawn.bye)
                });
                assert_eq!(outcome.boards, alone, "{code} seed {seed} {:?}", outcome.white_gets);
                rounds += usize::from(alone.is_ok());
            }
        }
    }
    assert!(rounds > 150, "{rounds}");
}

/// The boards of a round, with White first, and its bye.
type Round = (BTreeSet<(Tpn, Tpn)>, Option<Tpn>);

/// A round by the Dutch system or another.
fn drawn(
    system: Option<System>,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Option<Round> {
    let Some(system) = system else {
        let draft = pair(history, round, absent, &Options::default()).ok()?;
        let boards = draft.pairs.iter().map(|it| (it.white, it.black)).collect();
        return Some((boards, draft.bye.map(|bye| bye.player)));
    };
    let made = systems::pair(system, history, round, absent).ok()?;
    Some((made.boards.iter().map(|it| (it.white, it.black)).collect(), made.bye))
}

/// What the rounds of all results of the open games have in common, each paired for itself.
fn common(
    system: Option<System>,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> (BTreeSet<(Tpn, Tpn)>, Option<Tpn>) {
    let open = history.players.iter().enumerate().find_map(|(at, row)| {
        let index = row.rounds.iter().position(|cell| matches!(cell, Cell::Open { .. }))?;
        Some((at, index))
    });
    let Some((at, index)) = open else {
        return drawn(system, history, round, absent).unwrap_or_default();
    };
    let own = history.players[at].tpn;
    let Cell::Open { opponent, color } = history.players[at].rounds[index] else {
        panic!("an open game")
    };
    let all = [(Score::Win, Score::Loss), (Score::Draw, Score::Draw), (Score::Loss, Score::Win)];
    let each = all.map(|(mine, theirs)| {
        let mut ended = history.clone();
        let game = |opponent, color, score| Cell::Game { opponent, color, score, rated: true };
        ended.players[at].rounds[index] = game(opponent, color, mine);
        let row = ended.players.iter_mut().find(|row| row.tpn == opponent);
        row.unwrap().rounds[index] = game(own, color.other(), theirs);
        common(system, &ended, round, absent)
    });
    let [first, rest @ ..] = each;
    let in_all = |it: &(Tpn, Tpn)| rest.iter().all(|(boards, _)| boards.contains(it));
    let boards = first.0.iter().copied().filter(in_all).collect();
    (boards, first.1.filter(|bye| rest.iter().all(|(_, other)| *other == Some(*bye))))
}

#[test]
fn what_is_sure_is_what_every_outcome_has_in_common() {
    let (mut boards, mut unsure, mut byes, mut forfeits, mut away) = (0, 0, 0, 0, 0);
    let others = [
        "keizer",
        "fide-dubov-2026",
        "fide-burstein-2026",
        "fide-lim-2026",
        "fide-double-swiss-2026",
        "fide-team-2026",
    ];
    let systems = [None].into_iter().chain(others.map(|code| Some(System::of(code).unwrap())));
    for system in systems {
        for seed in 300..316 {
            let (history, round) = event(seed, (5, 14), 3);
            let mut absent = BTreeSet::new();
            if seed % 3 == 0 {
                absent.insert(history.players[seed as usize % history.players.len()].tpn);
            }
            let go_on = &mut |_: usize, _: usize| ControlFlow::Continue(());
            let (sure, bye, paired) = match system {
                None => {
                    let options = Options::default();
                    let found = preview(&history, round, &absent, &options, go_on).unwrap();
                    let paired = found.outcomes.iter().filter_map(|it| it.boards.as_ref().ok());
                    let most = paired.map(|(pairs, _)| pairs.len()).max().unwrap_or(0);
                    (found.sure, found.sure_bye, most)
                }
                Some(system) => {
                    let found = preview_by(system, &history, round, &absent, go_on).unwrap();
                    let paired = found.outcomes.iter().filter_map(|it| it.boards.as_ref().ok());
                    let most = paired.map(|(pairs, _)| pairs.len()).max().unwrap_or(0);
                    (found.sure, found.sure_bye, most)
                }
            };
            let sure: BTreeSet<(Tpn, Tpn)> = sure.into_iter().collect();
            unsure += paired - sure.len();
            boards += sure.len();
            let expected = common(system, &history, round, &absent);
            assert_eq!((sure, bye), expected, "{system:?} seed {seed} round {round}");
            let cells = || history.players.iter().flat_map(|row| &row.rounds);
            byes += cells().filter(|cell| matches!(cell, Cell::Bye(_))).count();
            forfeits += cells().filter(|cell| matches!(cell, Cell::Forfeit { .. })).count();
            away += absent.len();
        }
    }
    let seen = [boards, unsure, byes, forfeits, away];
    assert!(seen.iter().all(|count| *count > 30), "too little was tried: {seen:?}");
}

#[test]
fn six_open_games_are_too_many() {
    let (mut history, round) = event(7, (60, 60), 0);
    for row in &mut history.players {
        if let Some(cell) = row.rounds.last_mut()
            && let Cell::Game { opponent, color, .. } = *cell
        {
            *cell = Cell::Open { opponent, color };
        }
    }
    let asked = preview(&history, round, &BTreeSet::new(), &Options::default(), &mut |_, _| {
        ControlFlow::Continue(())
    });
    assert!(matches!(asked, Err(NoPreview::TooManyOpen { found }) if found > 5), "{asked:?}");
}
