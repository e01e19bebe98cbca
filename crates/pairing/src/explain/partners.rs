//! Whom a player may meet in a round at all, and why nobody else: what is left to say where the rules know no
//! pairing, and to the arbiter who then pairs by hand.

use std::collections::{BTreeMap, BTreeSet};

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

use super::{WhyNot, barred};
use crate::field::{ByeBar, Field};

/// One player and everybody else who is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partners {
    /// Who.
    pub player: Tpn,
    /// Whom C1, prohibited pairs and C3 let the player meet, by number.
    pub legal: Vec<Tpn>,
    /// Whom not, by number: [`WhyNot::Met`], [`WhyNot::Prohibited`] or [`WhyNot::SameAbsolute`].
    pub illegal: Vec<(Tpn, WhyNot)>,
    /// Why the player may not have the bye (C2), if so.
    pub bye: Option<ByeBar>,
}

/// The partners of some players; those who are not there are left out.
pub fn partners(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    of: &[Tpn],
) -> Vec<Partners> {
    let field = Field::new(history, round, absent);
    let mut everybody: Vec<_> = field.players.iter().collect();
    everybody.sort_by_key(|player| player.tpn);
    let one = |player: &Tpn| {
        let at = everybody.binary_search_by_key(player, |known| known.tpn).ok()?;
        let known = everybody[at];
        let mut found = Partners {
            player: *player,
            legal: Vec::new(),
            illegal: Vec::new(),
            bye: known.bye_bar,
        };
        for other in everybody.iter().filter(|other| other.tpn != *player) {
            match barred(history, round, &field, known, other) {
                Some(why) => found.illegal.push((other.tpn, why)),
                None => found.legal.push(other.tpn),
            }
        }
        Some(found)
    };
    of.iter().filter_map(one).collect()
}

/// Everybody who is there, with the score by which the round is paired: virtual points are in it.
pub fn scores(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> BTreeMap<Tpn, Points> {
    let field = Field::new(history, round, absent);
    field.players.iter().map(|player| (player.tpn, player.score)).collect()
}
