//! Why not otherwise, and what is sure while games are open.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use pairing::explain::{Floated, Rule, WhyNot, next_best, why_bye, why_floated, why_not};
use pairing::generate::{Dice, Wishes, dutch, play};
use pairing::preview::{NoPreview, preview};
use pairing::{Options, check, pair};
use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};

/// A generated tournament before its last round.
fn before_last(seed: u64, n: u16) -> (History, RoundNo, BTreeSet<Tpn>) {
    let mut dice = Dice::new(seed);
    let wishes = Wishes { players: Some((n, n)), rounds: Some((6, 6)), ..Wishes::default() };
    let made = play(&wishes.settle(&mut dice), &mut dice, &dutch);
    let last = RoundNo(made.history.players[0].rounds.len() as u8);
    let absent = check::paired(&made.history, last).absent;
    (made.history, last, absent)
}

#[test]
fn every_other_pair_has_a_reason_and_none_is_better() {
    let mut rules = BTreeSet::new();
    for seed in 0..12 {
        let (history, round, absent) = before_last(seed, 18);
        let options = Options::default();
        let draft = pair(&history, round, &absent, &options).unwrap();
        for a in 1..=18_u16 {
            for b in a + 1..=18 {
                let why = why_not(&history, round, &absent, &options, Tpn(a), Tpn(b)).unwrap();
                let together = draft.pairs.iter().any(|pair| {
                    [(pair.white, pair.black), (pair.black, pair.white)].contains(&(Tpn(a), Tpn(b)))
                });
                assert_eq!(why == WhyNot::TheyMeet, together, "seed {seed}: {a} and {b}: {why:?}");
                if let WhyNot::Worse(worse) = why {
                    rules.insert(worse.rule);
                    let equal = worse.rule == Rule::Order;
                    assert!(
                        equal || worse.other > worse.drafted,
                        "seed {seed}: {a}, {b}: {worse:?}"
                    );
                }
            }
        }
    }
    for rule in [Rule::C6, Rule::C8, Rule::C12, Rule::C14, Rule::Order] {
        assert!(rules.contains(&rule), "{rule:?} is never the reason: {rules:?}");
    }
}

#[test]
fn boards_floaters_and_byes_have_reasons() {
    let mut floats = 0;
    for seed in 0..20 {
        let (history, round, absent) = before_last(seed, 25);
        let options = Options::default();
        let draft = pair(&history, round, &absent, &options).unwrap();
        for board in &draft.pairs {
            if let Some(worse) =
                next_best(&history, &draft, &options, board.white, board.black).unwrap()
            {
                assert!(
                    worse.rule == Rule::Order || worse.other > worse.drafted,
                    "seed {seed}: {worse:?}"
                );
            }
        }
        for (at, bracket) in draft.brackets.iter().enumerate().rev().skip(1) {
            for floater in &bracket.floaters {
                let why = why_floated(&history, &draft, &options, at, *floater).unwrap();
                if let Floated::Worse(it) = why {
                    assert!(it.rule == Rule::Order || it.other > it.drafted, "seed {seed}");
                }
                floats += 1;
            }
        }
        let others = why_bye(&history, &draft);
        let present = history.players.len() - draft.absent.len();
        assert_eq!(others.len(), if draft.bye.is_some() { present - 1 } else { 0 });
    }
    assert!(floats > 20, "{floats}");
}

#[test]
fn who_is_away_or_unknown_is_told() {
    let (history, round, _) = before_last(3, 12);
    let absent = BTreeSet::from([Tpn(4)]);
    let ask = |a, b| {
        why_not(
            &history.after(RoundNo(round.0 - 1)),
            round,
            &absent,
            &Options::default(),
            Tpn(a),
            Tpn(b),
        )
    };
    assert_eq!(ask(1, 4), Ok(WhyNot::Absent(Tpn(4))));
    assert_eq!(ask(99, 1), Ok(WhyNot::Unknown(Tpn(99))));
    assert_eq!(ask(2, 2), Ok(WhyNot::Same));
}

#[test]
fn what_is_sure_is_in_every_outcome() {
    let (mut history, round, absent) = before_last(11, 30);
    let mut history_open = history.after(RoundNo(round.0 - 1));
    let last = usize::from(round.0) - 2;
    let mut opened = 0;
    for at in 0..history_open.players.len() {
        if let Cell::Game { opponent, color, .. } = history_open.players[at].rounds[last]
            && opened < 2
            && history_open.players[at].tpn < opponent
        {
            opened += 1;
            let own = history_open.players[at].tpn;
            history_open.players[at].rounds[last] = Cell::Open { opponent, color };
            let other = history_open.players.iter_mut().find(|row| row.tpn == opponent).unwrap();
            other.rounds[last] = Cell::Open { opponent: own, color: color.other() };
        }
    }
    let mut steps = Vec::new();
    let found = preview(&history_open, round, &absent, &Options::default(), &mut |done, all| {
        steps.push((done, all));
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!((found.open.len(), found.outcomes.len()), (2, 9));
    assert_eq!(steps.last(), Some(&(9, 9)));
    assert!(!found.sure.is_empty(), "some boards do not depend on two games");
    for outcome in &found.outcomes {
        let (pairs, _) = outcome.boards.as_ref().unwrap();
        assert!(found.sure.iter().all(|pair| pairs.contains(pair)));
    }
    // The outcome that happened gives the round as it was paired.
    history = history.after(RoundNo(round.0 - 1));
    let draft = pair(&history, round, &absent, &Options::default()).unwrap();
    let real: Vec<(Tpn, Tpn)> = draft.pairs.iter().map(|it| (it.white, it.black)).collect();
    assert!(
        found.outcomes.iter().any(|it| it.boards.as_ref().is_ok_and(|(pairs, _)| *pairs == real))
    );
    let stopped = preview(&history_open, round, &absent, &Options::default(), &mut |_, _| {
        ControlFlow::Break(())
    });
    assert_eq!(stopped, Err(NoPreview::Stopped));
}
