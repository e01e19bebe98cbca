//! Keizer: club evenings where anybody may come any week. There is no FIDE text; this is the simple form.
//!
//! Everybody has a value by place in the running table: the first `first_value(n)`, one less each place.
//! A win gives the value of the opponent, a draw half of it; who does not play gets a share of the own
//! value. The table is made anew three times, so that values follow places. Neighbors of the table
//! meet; the same two not again within [`Rules::rematch_after`] rounds, nor with the same color if that can be
//! helped.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

use super::party::{Party, by_number, last_difference};
use super::{ColorBecause, NoRound, Round};
use crate::field::{Field, played};

/// Rules of the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Rounds before the same two may meet again.
    pub rematch_after: u8,
    /// Per cent of the own value for a bye of one's own or an absence.
    pub absent_percent: u8,
    /// Per cent of the own value for the bye that the pairing gives.
    pub bye_percent: u8,
}

impl Rules {
    pub(super) const DEFAULT: Rules =
        Rules { rematch_after: 6, absent_percent: 33, bye_percent: 67 };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::DEFAULT
    }
}

/// The running table before a round: places with their Keizer points in hundredths.
pub fn table(history: &History, round: RoundNo, rules: Rules) -> Vec<(Tpn, i64)> {
    let mut order: Vec<Tpn> = history.players.iter().map(|row| row.tpn).collect();
    order.sort();
    order.dedup();
    let n = i64::try_from(order.len()).unwrap_or(0);
    let first_value = n * 3 / 2 + 1;
    let mut points: Vec<(Tpn, i64)> = order.iter().map(|tpn| (*tpn, 0)).collect();
    for _ in 0..3 {
        let value = |tpn: Tpn| {
            let place = order.iter().position(|it| *it == tpn).unwrap_or(order.len());
            first_value - i64::try_from(place).unwrap_or(0)
        };
        points = order
            .iter()
            .map(|tpn| {
                let own = value(*tpn);
                let rounds = history.row(*tpn).map_or(&[][..], |row| row.rounds.as_slice());
                let gained: i64 = rounds
                    .iter()
                    .take(round.index())
                    .map(|cell| match cell {
                        Cell::Game { opponent, score, .. } => match score {
                            Score::Win => value(*opponent) * 100,
                            Score::Draw => value(*opponent) * 50,
                            Score::Loss => 0,
                        },
                        Cell::Open { opponent, .. } => value(*opponent) * 50,
                        Cell::Forfeit { opponent, won: true, .. } => value(*opponent) * 100,
                        Cell::Forfeit { won: false, .. } => 0,
                        Cell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) => {
                            own * i64::from(rules.bye_percent)
                        }
                        Cell::Bye(ByeKind::HalfPoint | ByeKind::ZeroPoint) => {
                            own * i64::from(rules.absent_percent)
                        }
                    })
                    .sum();
                (*tpn, own * 100 + gained)
            })
            .collect();
        points.sort_by_key(|(tpn, points)| (Reverse(*points), *tpn));
        order = points.iter().map(|(tpn, _)| *tpn).collect();
    }
    points
}

/// Where a small field has nobody left who met long enough ago, games come again sooner, as late as they can.
pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    rules: Rules,
) -> Result<Round, NoRound> {
    let sooner = (0..rules.rematch_after).rev();
    let mut paired = pair_apart(history, round, absent, rules);
    for rematch_after in sooner {
        if !matches!(paired, Err(NoRound::NoLegalPairing)) {
            break;
        }
        paired = pair_apart(history, round, absent, Rules { rematch_after, ..rules });
    }
    paired
}

fn pair_apart(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    rules: Rules,
) -> Result<Round, NoRound> {
    let order = table(history, round, rules);
    let place = |tpn: Tpn| order.iter().position(|(it, _)| *it == tpn).unwrap_or(usize::MAX);
    let field = Field::new(history, round, absent);
    let last_met = |own: Tpn, other: Tpn| {
        let row = history.row(own)?;
        let rounds = row.rounds.iter().take(round.index()).enumerate();
        rounds
            .filter(|(_, cell)| played(**cell).is_some_and(|(met, _)| met == other))
            .map(|(at, _)| at)
            .next_back()
    };
    let party = Party::of(field, history, |field, a, b| {
        let met = last_met(field.players[a].tpn, field.players[b].tpn);
        met.is_none_or(|at| round.index() - at > usize::from(rules.rematch_after))
    })?;
    let mut left = party.everybody();
    left.sort_by_key(|at| place(party.player(*at).tpn));
    let had_bye = |at: usize| {
        let row = history.row(party.player(at).tpn);
        let cells = row.map_or(&[][..], |row| row.rounds.as_slice());
        cells.iter().take(round.index()).any(|it| *it == Cell::Bye(ByeKind::PairingAllocated))
    };
    let bye = party.take_bye(
        &mut left,
        |_| true,
        |at| (had_bye(at), Reverse(place(party.player(at).tpn))),
    )?;
    let mut boards = Vec::new();
    while !left.is_empty() {
        let own = left.remove(0);
        let at = (0..left.len()).find(|at| {
            let rest: Vec<usize> = left.iter().copied().filter(|it| *it != left[*at]).collect();
            party.may_meet(own, left[*at]) && party.completes(&rest)
        });
        let other = left.remove(at.ok_or(NoRound::NoLegalPairing)?);
        let mut board = party.board(own, other, color(&party, own, other));
        // Keizer points do not fit a score of the tournament; places say more.
        board.white_score = Points(0);
        board.black_score = Points(0);
        boards.push(board);
    }
    Ok(Round {
        boards,
        bye: bye.map(|at| party.player(at).tpn),
        free: Vec::new(),
        absent: party.field.absent.clone(),
    })
}

fn color(party: &Party, higher: usize, lower: usize) -> (Color, ColorBecause) {
    let (high, low) = (party.player(higher), party.player(lower));
    if high.colors.is_empty() && low.colors.is_empty() {
        return (by_number(high, party.initial), ColorBecause::Initial);
    }
    match high.color_difference.cmp(&low.color_difference) {
        std::cmp::Ordering::Less => (Color::White, ColorBecause::FewerWhites),
        std::cmp::Ordering::Greater => (Color::Black, ColorBecause::FewerWhites),
        std::cmp::Ordering::Equal => match last_difference(&high.colors, &low.colors) {
            Some(had) => (had.other(), ColorBecause::Alternate),
            None => {
                let last = high.colors.last().copied().unwrap_or(party.initial.other());
                (last.other(), ColorBecause::HigherRanked)
            }
        },
    }
}
