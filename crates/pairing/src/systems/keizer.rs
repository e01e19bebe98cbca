//! Keizer: club evenings where anybody may come any week. There is no FIDE text; this is the simple form.
//!
//! Neighbors of the running table ([`tournament::keizer`]) meet; the same two not again within
//! [`Rules::rematch_after`] rounds, nor with the same color if that can be helped.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::keizer::{Shares, table};
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::party::{Party, by_number, last_difference};
use super::{ColorBecause, NoRound, Round};
use crate::field::{Field, played};

/// Rules of the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Rounds before the same two may meet again.
    pub rematch_after: u8,
    /// What rounds without a game give.
    pub shares: Shares,
}

impl Rules {
    pub(super) const DEFAULT: Rules = Rules { rematch_after: 6, shares: Shares::DEFAULT };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::DEFAULT
    }
}

/// Everybody before a round, with their places in the running table.
pub(super) struct Situation {
    pub(super) party: Party,
    places: Vec<usize>,
    /// Who has had the bye.
    pub(super) had_bye: Vec<bool>,
}

impl Situation {
    pub(super) fn new(
        history: &History,
        round: RoundNo,
        absent: &BTreeSet<Tpn>,
        rules: Rules,
    ) -> Result<Situation, NoRound> {
        let table = table(history, round.index(), rules.shares);
        let place = |tpn: Tpn| table.rows.iter().position(|it| it.tpn == tpn).unwrap_or(usize::MAX);
        let field = Field::new(history, round, absent);
        let party = Party::of(field, history, |field, a, b| {
            let (a, b) = (field.players[a].tpn, field.players[b].tpn);
            rounds_since(history, round, a, b)
                .is_none_or(|it| it > usize::from(rules.rematch_after))
        })?;
        let had_bye = |tpn: Tpn| {
            let cells = history.row(tpn).map_or(&[][..], |row| row.rounds.as_slice());
            cells.iter().take(round.index()).any(|it| *it == Cell::Bye(ByeKind::PairingAllocated))
        };
        let players = &party.field.players;
        Ok(Situation {
            places: players.iter().map(|player| place(player.tpn)).collect(),
            had_bye: players.iter().map(|player| had_bye(player.tpn)).collect(),
            party,
        })
    }

    /// Place in the running table, from 0.
    pub(super) fn place(&self, at: usize) -> usize {
        self.places[at]
    }

    /// The color of the one who stands higher.
    pub(super) fn color(&self, higher: usize, lower: usize) -> (Color, ColorBecause) {
        color(&self.party, higher, lower)
    }
}

/// How many rounds ago two players met last over the board; 1 is the round before.
pub(super) fn rounds_since(
    history: &History,
    round: RoundNo,
    own: Tpn,
    other: Tpn,
) -> Option<usize> {
    let rounds = history.row(own)?.rounds.iter().take(round.index()).enumerate();
    let met = rounds.filter(|(_, cell)| played(**cell).is_some_and(|(met, _)| met == other));
    met.map(|(at, _)| round.index() - at).next_back()
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
    let situation = Situation::new(history, round, absent, rules)?;
    let Situation { party, .. } = &situation;
    let mut left = party.everybody();
    left.sort_by_key(|at| situation.place(*at));
    let bye = party.take_bye(
        &mut left,
        |_| true,
        |at| (situation.had_bye[at], Reverse(situation.place(at))),
    )?;
    let mut boards = Vec::new();
    while !left.is_empty() {
        let own = left.remove(0);
        let at = (0..left.len()).find(|at| {
            let rest: Vec<usize> = left.iter().copied().filter(|it| *it != left[*at]).collect();
            party.may_meet(own, left[*at]) && party.completes(&rest)
        });
        let other = left.remove(at.ok_or(NoRound::NoLegalPairing)?);
        let mut board = party.board(own, other, color(party, own, other));
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
