//! 1.4.3: what exempts an event from 1.4.3 and 1.4.4: what the arbiter claims, what the field shows, what comes of it.

use std::collections::BTreeMap;

use super::tournament::code_of;
use super::{EventKind, Exemption, Settings};
use crate::federation;
use crate::history::{Cell, History, Row};
use crate::ids::RoundNo;
use crate::player::Title;
use crate::round::ByeKind;
use crate::tiebreak::performance::performance_of;

/// 1.4.3d: the field of a Swiss that is exempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExemptionCheck {
    /// Rated players from other federations than the host's who missed at most one round.
    pub players: usize,
    /// Their federations.
    pub federations: usize,
    /// Of them GM, IM, WGM or WIM.
    pub titled: usize,
    /// Rated players who missed at most one round and of whom nobody has entered a federation, or a text that is none.
    pub unplaced: usize,
    /// Of them GM, IM, WGM or WIM.
    pub unplaced_titled: usize,
}

impl ExemptionCheck {
    /// At least 20 players from 3 federations, 10 with a title.
    pub fn is_met(self) -> bool {
        self.players >= 20 && self.federations >= 3 && self.titled >= 10
    }

    /// Whether it would be met if those without a federation were foreigners: the program cannot tell then.
    pub fn may_be_met(self) -> bool {
        self.players + self.unplaced >= 20
            && self.federations + self.unplaced >= 3
            && self.titled + self.unplaced_titled >= 10
    }
}

/// 1.4.3d: counts the foreign players who missed at most one round, pairing-allocated byes apart. `None` where the host
/// federation is not known: nobody can be told to be foreign then.
pub fn exemption_by_field(
    history: &History,
    after: RoundNo,
    settings: &Settings,
) -> Option<ExemptionCheck> {
    if !settings.has_host() {
        return None;
    }
    let present =
        || history.players.iter().filter(|row| row.rating.is_some() && missed(row, after) <= 1);
    let is_titled =
        |row: &Row| matches!(row.title, Some(Title::Gm | Title::Im | Title::Wgm | Title::Wim));
    let mut found = ExemptionCheck::default();
    let mut federations: Vec<String> = Vec::new();
    for row in present() {
        let code = code_of(&row.federation);
        if federation::is_member(&code) {
            if !settings.is_host(&code) {
                found.players += 1;
                found.titled += usize::from(is_titled(row));
                federations.push(code);
            }
        } else if !federation::is_known(&code) {
            found.unplaced += 1;
            found.unplaced_titled += usize::from(is_titled(row));
        }
    }
    federations.sort_unstable();
    federations.dedup();
    found.federations = federations.len();
    Some(found)
}

/// 1.5.6: a Swiss of forty players who average 2000, in which one norm of a title is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Large {
    /// Players who missed at most one round.
    pub players: usize,
    /// The mean of the ratings of the forty strongest of them, rounded, the unrated as 1400.
    pub average: i64,
}

impl Large {
    /// Whether the event is one.
    pub fn is_met(self) -> bool {
        self.players >= 40 && self.average >= 2000
    }
}

/// Whether a norm of an event does for 1.5.6, by the field after a round; `None` for other events than Swiss.
pub fn large(history: &History, after: RoundNo, settings: &Settings) -> Option<Large> {
    if settings.event != EventKind::Swiss {
        return None;
    }
    let present = history.players.iter().filter(|row| missed(row, after) <= 1);
    let mut ratings: Vec<i64> = present
        .map(|row| i64::from(row.rating.filter(|it| *it > 0).unwrap_or(super::UNRATED)))
        .collect();
    ratings.sort_unstable_by_key(|rating| std::cmp::Reverse(*rating));
    let players = ratings.len();
    ratings.truncate(40);
    let count = i64::try_from(ratings.len()).unwrap_or(0);
    let average = performance_of(ratings.iter().sum(), count, 0)?.average;
    Some(Large { players, average })
}

/// Rounds that a player was not there for, pairing-allocated byes apart.
fn missed(row: &Row, after: RoundNo) -> usize {
    let rounds = row.rounds.iter().take(usize::from(after.0));
    rounds
        .filter(|cell| match cell {
            Cell::Game { .. } | Cell::Open { .. } | Cell::Forfeit { won: true, .. } => false,
            Cell::Bye(ByeKind::PairingAllocated) => false,
            Cell::Forfeit { won: false, .. } | Cell::Bye(_) => true,
        })
        .count()
}

/// Texts that stand where the code of a federation should, with how many players have each.
pub fn odd_federations(history: &History) -> BTreeMap<String, usize> {
    let mut odd = BTreeMap::new();
    for row in history.players.iter().filter(|row| federation::is_odd(&row.federation)) {
        *odd.entry(row.federation.trim().to_owned()).or_default() += 1;
    }
    odd
}

/// Whether 1.4.3 and 1.4.4 apply to an event, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// a, b or c, as the arbiter claims.
    Claimed(Exemption),
    /// d, by the count.
    Strong(ExemptionCheck),
    /// d, as the arbiter claims: too many players have no federation entered to tell by the count.
    OnWord(ExemptionCheck),
    /// b or d is claimed and not granted: the host federation is not known.
    NoHost(Exemption),
    /// d is claimed and not granted: it is for Swiss events.
    NotSwiss,
    /// d is claimed and not granted: the count falls short.
    Short(ExemptionCheck),
    /// Nothing is claimed, and the field is not so strong.
    Applies(ExemptionCheck),
    /// Nothing is claimed, and d cannot be told without the host federation.
    Untold,
    /// Nothing is claimed, and d is for Swiss events.
    Table,
}

impl Ruling {
    /// What exempts the event; b only its own players.
    pub fn exemption(self) -> Option<Exemption> {
        match self {
            Ruling::Claimed(exemption) => Some(exemption),
            Ruling::Strong(_) | Ruling::OnWord(_) => Some(Exemption::StrongSwiss),
            Ruling::NoHost(_)
            | Ruling::NotSwiss
            | Ruling::Short(_)
            | Ruling::Applies(_)
            | Ruling::Untold
            | Ruling::Table => None,
        }
    }

    /// Whether the host federation would change it.
    pub fn lacks_host(self) -> bool {
        matches!(self, Ruling::NoHost(_) | Ruling::Untold)
    }
}

/// What exempts an event after a round.
pub fn ruling(history: &History, after: RoundNo, settings: &Settings) -> Ruling {
    let is_swiss = settings.event == EventKind::Swiss;
    match settings.exemption {
        Some(claim @ (Exemption::NationalChampionship | Exemption::Zonal)) => {
            return Ruling::Claimed(claim);
        }
        Some(claim @ Exemption::NationalTeam) => {
            return if settings.has_host() {
                Ruling::Claimed(claim)
            } else {
                Ruling::NoHost(claim)
            };
        }
        Some(Exemption::StrongSwiss) if !is_swiss => return Ruling::NotSwiss,
        None if !is_swiss => return Ruling::Table,
        Some(Exemption::StrongSwiss) | None => {}
    }
    let found = exemption_by_field(history, after, settings);
    match (found, settings.exemption) {
        (None, None) => Ruling::Untold,
        (None, Some(claim)) => Ruling::NoHost(claim),
        (Some(found), _) if found.is_met() => Ruling::Strong(found),
        (Some(found), None) => Ruling::Applies(found),
        (Some(found), Some(_)) if found.may_be_met() => Ruling::OnWord(found),
        (Some(found), Some(_)) => Ruling::Short(found),
    }
}
