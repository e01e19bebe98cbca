//! The short way and the general method give the same brackets on random events of all kinds.

use std::collections::BTreeSet;

use tournament::history::{Acceleration, Cell, History, Prohibition, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::ByeKind;

use super::literal::{Dice, by_lot, fresh, play};
use super::weights::Scope;
use super::{Decided, general, pair_brackets};
use crate::field::Field;
use crate::{NoPairing, Options, pair};

/// All that the two must have in common.
fn text(found: &Result<super::Brackets, NoPairing>) -> String {
    let (brackets, bye) = match found {
        Ok(found) => found,
        Err(NoPairing::NoLegalPairing { .. }) => return "refused".to_owned(),
        Err(other) => return format!("{other:?}"),
    };
    let line = |(scope, decided): &(Scope, Decided)| {
        let mut pairs = decided.pairs.clone();
        pairs.sort_unstable();
        format!(
            "{:?} ({} moved): {pairs:?}, left {:?}, entered {:?}, C9 {}\n",
            scope.bracket, scope.n_moved, decided.left_s1, decided.entered_s1, decided.c9_applies
        )
    };
    brackets.iter().map(line).collect::<String>() + &format!("bye {bye:?}")
}

fn compare(history: &History, round: RoundNo) {
    let field = Field::new(history, round, &BTreeSet::new());
    let short = text(&pair_brackets(&field, None));
    let general = text(&general::pair_brackets(&field));
    assert!(short == general, "round {round}\n{short}\n-- general:\n{general}");
}

fn prohibit(history: &mut History, n: u16, rounds: u8, dice: &mut Dice) {
    let groups = dice.below(u64::from(n));
    for _ in 0..groups {
        let group = (0..2 + dice.below(2)).map(|_| Tpn(1 + dice.below(u64::from(n)) as u16));
        history.prohibited.push(Prohibition {
            first_round: RoundNo(1),
            last_round: RoundNo(rounds),
            group: group.collect(),
        });
    }
}

/// One event, compared in every round. Gives the number of rounds.
fn event(n: u16, dice: &mut Dice) -> usize {
    let planned = 3 + dice.below(9) as u8;
    let win = if dice.below(5) == 0 { 30 } else { 10 };
    let mut history = fresh(n, planned, win);
    if dice.below(6) == 0 {
        let [win, draw, pab] = [30, 10, 10 + 20 * dice.below(2) as i32].map(Points);
        history.scoring = Scoring { win, draw, pab, unknown: draw, ..Scoring::default() };
    }
    // Whoever comes later has no number until then (5.2.5).
    let late = if dice.below(4) == 0 { dice.below(25) } else { 0 };
    let arrival: Vec<u64> =
        (0..n).map(|_| if dice.below(100) < late { 2 + dice.below(3) } else { 1 }).collect();
    if dice.below(4) == 0 {
        prohibit(&mut history, n, planned, dice);
    }
    if dice.below(4) == 0 {
        // Baku.
        history.acceleration.push(Acceleration {
            points: Points(10),
            first_round: RoundNo(1),
            last_round: RoundNo(planned.div_ceil(2)),
            first: Tpn(1),
            last: Tpn(2 * n.div_ceil(4)),
        });
    }
    let (absences, forfeits) = (dice.below(4) * 5, dice.below(4) * 6);
    let withdrawals = if dice.below(4) == 0 { dice.below(20) } else { 0 };
    let mut gone = BTreeSet::new();
    for round in (1..=planned).map(RoundNo) {
        for row in &mut history.players {
            if dice.below(100) < withdrawals {
                gone.insert(row.tpn);
            }
            let kinds =
                [ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::ZeroPoint, ByeKind::FullPoint];
            let arrives = arrival[usize::from(row.tpn.0) - 1];
            if gone.contains(&row.tpn) || u64::from(round.0) < arrives {
                row.rounds.push(Cell::Bye(ByeKind::ZeroPoint));
            } else if dice.below(100) < absences {
                row.rounds.push(Cell::Bye(kinds[dice.below(4) as usize]));
            }
        }
        compare(&history, round);
        let Ok(draft) = pair(&history, round, &BTreeSet::new(), &Options::default()) else {
            return usize::from(round.0);
        };
        play(&mut history, &draft, forfeits, dice);
    }
    usize::from(planned)
}

/// With `ARBITER_ORACLES_WHOLE=1` ten times as many.
#[expect(clippy::disallowed_methods, reason = "tests are told how long they may take")]
fn times() -> usize {
    if std::env::var("ARBITER_ORACLES_WHOLE").is_ok_and(|value| value == "1") { 10 } else { 1 }
}

#[test]
fn events_of_all_kinds_agree() {
    let mut dice = Dice(41);
    let mut rounds = 0;
    for _ in 0..500 * times() {
        let n = 2 + dice.below(14) as u16;
        rounds += event(n, &mut dice);
    }
    for _ in 0..100 * times() {
        let n = 16 + dice.below(60) as u16;
        rounds += event(n, &mut dice);
    }
    for _ in 0..6 * times() {
        let n = 80 + dice.below(80) as u16;
        rounds += event(n, &mut dice);
    }
    assert!(rounds > 2500, "{rounds}");
}

#[test]
fn rounds_paired_by_lot_agree() {
    let mut dice = Dice(43);
    for _ in 0..3000 * times() {
        let n = 5 + dice.below(36) as u16;
        let rounds = 1 + dice.below(5) as u8;
        let mut history = by_lot(n, rounds, &mut dice);
        // Sometimes the final round, with topscorers.
        history.rounds_planned = RoundNo(rounds + 1 + dice.below(2) as u8);
        compare(&history, RoundNo(rounds + 1));
    }
}
