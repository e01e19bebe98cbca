//! Tie-breaks of individual events: FIDE C.07, editions of 2024-08 and 2026-03.
//!
//! Every value is made from one list of [`Contribution`]s, a line a round, and the same list is what
//! [`working`](crate::standings::working) shows. All arithmetic is exact.
//!
//! | Code | Article | File | State |
//! |---|---|---|---|
//! | DE | 6 | `direct` | done, `/P` too |
//! | WIN WON BPG BWG REP STD | 7.1–7.4, 7.6, 7.7 | `games` | done |
//! | PS, TPN | 7.5, 7.8 | `games` | done, `/Ck` |
//! | BH, FB, AOB | 8 | `buchholz` | done, `/Ck /Mk /P /F` |
//! | SB | 9.1 | `sonneborn` | done, `/Ck /Mk /P` |
//! | KS | 9.2 | `koya` | done, `/L±k` |
//! | ARO TPR PTP APRO APPO RTNG | 10 | `performance` | done, ARO `/Ck /Mk` |
//! | KEIZER | none | `keizer` | done |
//! | HAND, LOT | 4.2 | `outside` | done; given in [`Rules`] |
//! | team tie-breaks | 11–13 | [`crate::team`] | [`CodeError::Team`] here |
//!
//! Unplayed rounds (15, 16) are `table` and `contribution`; cuts (14, 16.5) are `cut`.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::ids::Tpn;

mod buchholz;
mod code;
mod contribution;
mod cut;
pub(crate) mod direct;
mod games;
mod keizer;
mod koya;
mod outside;
pub mod performance;
mod reading;
pub(crate) mod sonneborn;
pub(crate) mod table;
mod value;

pub(crate) use code::led_by_points;
pub use code::{Code, CodeError, Cut, Direction, Fore, Forfeits, Kind, NotOffered, Own};
pub use contribution::{Category, Contribution, Fate, Hundredths, Why};
pub use outside::lots;

pub use direct::{DirectEncounter, EncounterRow, EncounterTable};
pub use performance::Performance;
pub use reading::{Reading, ReadingError};
pub use value::{Ratio, Value};

pub(crate) use koya::limit as koya_limit;
pub(crate) use table::Table;

/// Which text of C.07 applies: the one in force when the event started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// Applied from 2024-08-01.
    C07_2024,
    /// Approved 2026-02-02, applied from 2026-03-01.
    #[default]
    C07_2026,
}

impl Edition {
    /// The edition for an event that starts on `date`. Events before 2024-08 are computed by the
    /// 2024 text too: older ones are not modelled.
    pub fn on(date: chrono::NaiveDate) -> Edition {
        match chrono::NaiveDate::from_ymd_opt(2026, 3, 1) {
            Some(first_day) if date < first_day => Edition::C07_2024,
            _ => Edition::C07_2026,
        }
    }

    /// C.07 of 2026-03, 16.4.1 and 16.4.2: a round not played counts the own score, *but not more
    /// than* the scheduled opponent's, or a draw a round. In 2024 there was no such limit.
    fn caps_dummy(self) -> bool {
        self >= Edition::C07_2026
    }

    /// C.07 of 2026-03, 7.7, 7.8 and 10.6 brought STD, TPN and RTNG.
    fn has_std_tpn_rtng(self) -> bool {
        self >= Edition::C07_2026
    }

    /// C.07 of 2026-03 took Buchholz away from round robins.
    fn allows_buchholz_in_round_robins(self) -> bool {
        self < Edition::C07_2026
    }

    /// C.07 of 2026-03, 15.2: in round robins ratings ignore forfeits, and a forfeit loss is
    /// unplayed for the tie-breaks of article 7. In 2024 a forfeit was an ordinary game there.
    fn excepts_forfeits_in_round_robins(self) -> bool {
        self >= Edition::C07_2026
    }
}

/// How the rounds were made: it decides what an unplayed round is (C.07 15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum System {
    /// Pairings depend on results.
    #[default]
    Swiss,
    /// Pairings were fixed beforehand.
    RoundRobin,
}

/// What standings are computed by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// The text in force.
    pub edition: Edition,
    /// Swiss or round robin.
    pub system: System,
    /// C.07 10: the rating an unrated participant counts as. `None`: one unrated participant makes
    /// every rating tie-break undefined, which drops it from the list.
    pub unrated_counts_as: Option<u16>,
    /// STD after a double forfeit.
    pub double_forfeit: DoubleForfeit,
    /// WON, BPG and BWG of round robins.
    pub forfeit_wins: ForfeitWins,
    /// Which voluntary round SB gives up first.
    pub sonneborn_cut: SonnebornCut,
    /// How many rounds limit the dummy opponent of a bye.
    pub dummy_rounds: DummyRounds,
    /// Players who left a round robin. A result sheet does not tell a withdrawal from absences, so
    /// the caller names them.
    pub withdrawn: Vec<Tpn>,
    /// What becomes of the results of those who left early.
    pub early_withdrawal: EarlyWithdrawal,
    /// Players who were expelled: they are in no order, and what others made against them counts.
    pub expelled: Vec<Tpn>,
    /// Values from outside, for `HAND` and by name for the event's own `OTHER_…`: see [`outside`].
    pub by_hand: BTreeMap<(Own, Tpn), Ratio>,
    /// Numbers drawn by lot, for `LOT`: see [`lots`].
    pub lots: BTreeMap<Tpn, Ratio>,
}

/// C.07 7.7 gives half a point for scoring as much as the scheduled opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DoubleForfeit {
    /// Nobody scored anything: 0 each, as programs in the field do.
    #[default]
    Nothing,
    /// The letter: equal scores, ½ each.
    Equal,
}

/// C.07 of 2026-03, 15.2 says that only a forfeit *loss* is unplayed for WON, BPG and BWG.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ForfeitWins {
    /// No game was played: not counted, as programs in the field do.
    #[default]
    NotGames,
    /// The letter: a forfeit win is an ordinary game.
    Games,
}

/// C.07 16.5: with several voluntary unplayed rounds, which one SB weighs against the least
/// significant value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SonnebornCut {
    /// The one with the lowest contribution.
    #[default]
    LowestContribution,
    /// The one with the lowest score of the dummy.
    LowestScore,
}

/// C.07 16.4.2 limits the dummy of a bye to a draw in each of n rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DummyRounds {
    /// The rounds of the standings: those completed.
    #[default]
    Completed,
    /// All rounds of the tournament.
    Planned,
}

/// Competition Rules: a player who leaves a round robin before half of the games are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EarlyWithdrawal {
    /// The results stay in the table for rating, and nobody's standing counts them.
    #[default]
    Annulled,
    /// They count like those of anyone else.
    Stands,
}

impl Code {
    /// Which of two values ranks first: an undefined value is last in either direction (C.07 4).
    pub fn compare(self, left: Value, right: Value) -> Ordering {
        let lowest_first = matches!(self.kind, Kind::Tpn | Kind::Lot);
        let higher_first = lowest_first != (self.direction == Direction::Usual);
        match (left, right) {
            (Value::Undefined, Value::Undefined) => Ordering::Equal,
            (Value::Undefined, _) => Ordering::Greater,
            (_, Value::Undefined) => Ordering::Less,
            (Value::Number(left), Value::Number(right)) if higher_first => right.cmp(&left),
            (Value::Number(left), Value::Number(right)) => left.cmp(&right),
            (Value::Place(left), Value::Place(right)) if higher_first => left.cmp(&right),
            (Value::Place(left), Value::Place(right)) => right.cmp(&left),
            (Value::Number(_), Value::Place(_)) => Ordering::Less,
            (Value::Place(_), Value::Number(_)) => Ordering::Greater,
        }
    }

    /// The value as a result list prints it: AOB with two decimals, halves upwards (C.07 8.2);
    /// everything else exactly. Undefined prints as nothing.
    pub fn text(self, value: Value) -> String {
        match (self.kind, value) {
            (Kind::Aob, Value::Number(ratio)) => ratio.rounded(2),
            (_, value) => value.exact().unwrap_or_default(),
        }
    }
}

/// One participant's value with the lines that make it. Direct encounter depends on the group and
/// is [`direct`]'s.
pub(crate) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let (value, mut lines) = computed(table, player, code);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        if let Some(cell) = entry.annulled {
            (line.cell, line.opponent) = (cell, cell.opponent());
            (line.fate, line.why) = (Fate::LeftOut, Why::Annulled);
            (line.taken, line.amount) = (None, Hundredths::ZERO);
        }
    }
    (value, lines)
}

fn computed(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    if code.kind.needs_ratings() && table.unrated_count().is_some() {
        return (Value::Undefined, Vec::new());
    }
    match code.kind {
        Kind::Pts => games::points(table, player),
        Kind::De => (Value::Undefined, Vec::new()),
        Kind::Tpn => (Value::Number(Ratio::whole(i64::from(table.tpn(player).0))), Vec::new()),
        Kind::Win | Kind::Won | Kind::Bpg | Kind::Bwg | Kind::Ps | Kind::Rep | Kind::Std => {
            games::compute(table, player, code)
        }
        Kind::Bh | Kind::Fb => buchholz::compute(table, player, code),
        Kind::Aob => buchholz::average(table, player, code),
        Kind::Sb => sonneborn::compute(table, player, code),
        Kind::Ks => koya::compute(table, player, code),
        Kind::Aro | Kind::Tpr | Kind::Ptp | Kind::Apro | Kind::Appo | Kind::Rtng => {
            performance::compute(table, player, code)
        }
        Kind::Keizer => keizer::compute(table, player),
        Kind::Hand => {
            (outside::by_hand(&table.rules.by_hand, code.own, table.tpn(player)), Vec::new())
        }
        Kind::Lot => (outside::value(&table.rules.lots, table.tpn(player)), Vec::new()),
    }
}

/// The sum of what is counted.
fn total(lines: &[Contribution]) -> Value {
    let counted = lines.iter().filter(|line| line.fate == Fate::Counted);
    let sum = counted.fold(0_i64, |sum, line| sum.saturating_add(line.amount.0));
    Value::Number(Ratio::hundredths(sum))
}
