//! Rounds already paired: pair them again from the rounds before and compare.

use std::collections::BTreeSet;

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color};

use crate::draft::Draft;
use crate::field::has_bye;
use crate::review::{Difference, compare};
use crate::{NoPairing, Options, pair};

/// A round as the history says it was paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// White and Black, by number of White.
    pub pairs: Vec<(Tpn, Tpn)>,
    /// Who had the pairing-allocated bye; the first if the history has several.
    pub bye: Option<Tpn>,
    /// Everybody without a game and without that bye.
    pub absent: BTreeSet<Tpn>,
}

/// A round paired again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What was played.
    pub played: Paired,
    /// What the rules give.
    pub draft: Draft,
    /// Where they differ; empty if the round was paired by the rules.
    pub differences: Vec<Difference>,
}

/// Reads how a round was paired. Pairs are taken from both players' rows, so that one broken row
/// does not hide a game.
pub fn paired(history: &History, round: RoundNo) -> Paired {
    let mut pairs = BTreeSet::new();
    let mut found = Paired::default();
    for row in &history.players {
        match row.rounds.get(round.index()) {
            Some(
                Cell::Game { opponent, color, .. }
                | Cell::Forfeit { opponent, color, .. }
                | Cell::Open { opponent, color },
            ) => {
                pairs.insert(match color {
                    Color::White => (row.tpn, *opponent),
                    Color::Black => (*opponent, row.tpn),
                });
            }
            Some(Cell::Bye(ByeKind::PairingAllocated)) => {
                found.bye = Some(found.bye.map_or(row.tpn, |known| known.min(row.tpn)));
            }
            Some(Cell::Bye(ByeKind::FullPoint | ByeKind::HalfPoint | ByeKind::ZeroPoint))
            | None => {
                found.absent.insert(row.tpn);
            }
        }
        debug_assert!(!has_bye(row, round) || found.absent.contains(&row.tpn));
    }
    found.pairs = pairs.into_iter().collect();
    found
}

/// Pairs a played round again from the rounds before it, with the same players present.
///
/// # Errors
///
/// As [`pair`].
pub fn check(history: &History, round: RoundNo, options: &Options) -> Result<Checked, NoPairing> {
    let played = paired(history, round);
    let draft = pair(history, round, &played.absent, options)?;
    let differences = compare(&draft, &played.pairs, played.bye);
    Ok(Checked { played, draft, differences })
}
