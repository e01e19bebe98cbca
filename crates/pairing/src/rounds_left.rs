//! Whether the rounds to come can be paired at all, told before they come (C.02.03: a program warns if it cannot finish).
//!
//! Everybody is taken to stay and all games to be played. Colors are left out: they depend on results, and whatever is
//! impossible without them is impossible with them. So nothing that is said here is wrong, and not everything is said:
//! first players are counted ([`Shortage::Players`], [`Shortage::Byes`]), then in fields of up to [`MOST_SEARCHED`] players all
//! ways to fill the rounds are tried, until there is one or the search has grown too long.

use std::collections::{BTreeMap, BTreeSet};

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color};

use crate::field::{ByeBar, Field};
use crate::systems::System;

/// Larger fields are counted only.
pub const MOST_SEARCHED: usize = 12;

/// Pairs that a search tries before it is given up: some milliseconds in a program built for tests.
const MOST_TRIED: u32 = 20_000;

/// The rounds to come.
#[derive(Clone, Copy, Debug)]
pub struct ToCome<'a> {
    /// What was paired before them; open games are meetings.
    pub history: &'a History,
    /// The first of them.
    pub next: RoundNo,
    /// Who is to be paired in each, as far as is known.
    pub there: &'a [BTreeSet<Tpn>],
    /// Rounds that one pairing lasts: two where they are games of a match (C.04.5).
    pub lasts: u8,
}

impl ToCome<'_> {
    /// Of how many of the pairings it can be said that they may be possible.
    pub fn most(&self, found: &Shortage) -> usize {
        match found {
            Shortage::Players(few) => few.iter().map(Few::most).min().unwrap_or(0),
            // The pairing that needs one bye more than there are is not possible, nor are those after it.
            Shortage::Byes { able, .. } => {
                let mut odd = (0..).zip(self.there).filter(|(_, there)| there.len() % 2 == 1);
                odd.nth(*able).map_or(self.there.len(), |(at, _)| at)
            }
            Shortage::Search { most } => *most,
        }
    }
}

/// Why they cannot all be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortage {
    /// These have fewer opponents left, with a bye where one is possible, than pairings to come; the worst first.
    Players(Vec<Few>),
    /// So many pairings need a bye, and fewer players may have one.
    Byes {
        /// Pairings of an odd number of players.
        needed: usize,
        /// Players who may have the bye.
        able: usize,
    },
    /// No choice of pairs fills more than this many pairings.
    Search {
        /// Pairings that can be filled.
        most: usize,
    },
}

/// A player with too few opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Few {
    /// Who.
    pub player: Tpn,
    /// Opponents still possible.
    pub opponents: usize,
    /// Whether the bye is possible too.
    pub bye: bool,
    /// Pairings to come.
    pub needed: usize,
}

impl Few {
    /// Pairings that can be filled.
    pub fn most(&self) -> usize {
        self.opponents + usize::from(self.bye)
    }
}

/// Rounds that one pairing of a system lasts, `None` being the Dutch one; none where the rounds follow from a table or a tree,
/// or two players may meet again.
pub fn lasts(system: Option<System>) -> Option<u8> {
    match system {
        None
        | Some(System::Dubov(_) | System::Burstein(_) | System::Lim(_) | System::SwissTeam(_)) => {
            Some(1)
        }
        Some(System::DoubleSwiss(_)) => Some(2),
        Some(System::Keizer(_) | System::Knockout | System::Scheveningen) => None,
    }
}

/// The first rounds of the pairings from `next` to `last`: what is left of a match is not paired.
pub fn pairings(next: RoundNo, last: RoundNo, lasts: u8) -> Vec<RoundNo> {
    let starts = |round: &u8| lasts < 2 || round % lasts == 1;
    (next.0..=last.0).filter(starts).map(RoundNo).collect()
}

/// A history with one round more, whose games are open: what comes after it can be asked about.
pub fn after(history: &History, round: RoundNo, pairs: &[(Tpn, Tpn)], bye: Option<Tpn>) -> History {
    let sides = pairs.iter().flat_map(|(white, black)| {
        [(*white, (*black, Color::White)), (*black, (*white, Color::Black))]
    });
    let sides: BTreeMap<Tpn, (Tpn, Color)> = sides.collect();
    let mut made = history.clone();
    for row in &mut made.players {
        let cell = match sides.get(&row.tpn).copied() {
            Some((opponent, color)) => Cell::Open { opponent, color },
            None if bye == Some(row.tpn) => Cell::Bye(ByeKind::PairingAllocated),
            None => match row.rounds.get(round.index()) {
                Some(Cell::Bye(kind)) => Cell::Bye(*kind),
                _ => Cell::Bye(ByeKind::ZeroPoint),
            },
        };
        if row.rounds.len() <= round.index() {
            row.rounds.resize(round.index() + 1, Cell::Bye(ByeKind::ZeroPoint));
        }
        row.rounds[round.index()] = cell;
    }
    made
}

/// What stands in the way of the rounds to come, if anything is found.
pub fn shortage(asked: ToCome<'_>) -> Option<Shortage> {
    if asked.there.is_empty() {
        return None;
    }
    let board = Board::new(asked);
    let few = board.few();
    if !few.is_empty() {
        return Some(Shortage::Players(few));
    }
    let needed = asked.there.iter().filter(|there| there.len() % 2 == 1).count();
    let able = board.able.iter().filter(|it| **it).count();
    if able < needed {
        return Some(Shortage::Byes { needed, able });
    }
    if board.players.len() > MOST_SEARCHED {
        return None;
    }
    let mut tried = 0;
    if Search::of(&board, asked.there.len()).fills(&mut tried)? {
        return None;
    }
    for most in (0..asked.there.len()).rev() {
        if most == 0 || Search::of(&board, most).fills(&mut tried)? {
            return Some(Shortage::Search { most });
        }
    }
    None
}

/// Everybody who is to be paired in some round to come.
struct Board<'a> {
    asked: ToCome<'a>,
    players: Vec<Tpn>,
    field: Field,
    /// Place in the field of each player.
    places: Vec<usize>,
    /// Whether each may have the bye.
    able: Vec<bool>,
    /// Pairs that may not be paired, for each pairing to come.
    prohibited: Vec<BTreeSet<(Tpn, Tpn)>>,
}

impl<'a> Board<'a> {
    fn new(asked: ToCome<'a>) -> Board<'a> {
        let everybody: BTreeSet<Tpn> = asked.there.iter().flatten().copied().collect();
        let field = Field::everybody(asked.history, asked.next);
        let by_number: BTreeMap<Tpn, usize> =
            field.players.iter().enumerate().map(|(at, it)| (it.tpn, at)).collect();
        let known = everybody.into_iter().filter_map(|tpn| Some((tpn, *by_number.get(&tpn)?)));
        let (players, places): (Vec<Tpn>, Vec<usize>) = known.unzip();
        let able = places.iter().map(|at| match field.players[*at].bye_bar {
            None => true,
            Some(ByeBar::HadBye(_)) => false,
            // In matches one game won by forfeit does not bar (C.04.5 C2).
            Some(ByeBar::PointsUnplayed(_)) => asked.lasts > 1,
        });
        let rounds = (0..asked.there.len()).map(|at| {
            let after = u8::try_from(at).unwrap_or(u8::MAX).saturating_mul(asked.lasts);
            RoundNo(asked.next.0.saturating_add(after))
        });
        let prohibited =
            rounds.map(|round| crate::field::prohibited(asked.history, round)).collect();
        Board { able: able.collect(), asked, players, field, places, prohibited }
    }

    fn have_met(&self, a: usize, b: usize) -> bool {
        let [a, b] = [a, b].map(|at| &self.field.players[self.places[at]]);
        a.met.contains(&b.tpn) || b.met.contains(&a.tpn)
    }

    fn may_meet(&self, pairing: usize, a: usize, b: usize) -> bool {
        let (one, other) = (self.players[a], self.players[b]);
        let there = &self.asked.there[pairing];
        a != b
            && there.contains(&one)
            && there.contains(&other)
            && !self.prohibited[pairing].contains(&(one.min(other), one.max(other)))
    }

    fn is_odd(&self, pairing: usize) -> bool {
        self.asked.there[pairing].len() % 2 == 1
    }

    /// Players with fewer opponents than pairings.
    fn few(&self) -> Vec<Few> {
        let pairings = || 0..self.asked.there.len();
        let fewest = self.asked.there.iter().map(BTreeSet::len).min().unwrap_or(0);
        let mut found: Vec<Few> = Vec::new();
        for (at, player) in self.players.iter().enumerate() {
            let own: Vec<usize> =
                pairings().filter(|it| self.asked.there[*it].contains(player)).collect();
            let met = self.field.players[self.places[at]].met.len();
            let groups = self.asked.history.prohibited.iter();
            let apart: usize =
                groups.filter(|it| it.group.contains(player)).map(|it| it.group.len()).sum();
            // In a large field nearly everybody has more opponents than can be needed.
            if fewest > own.len() + met + apart {
                continue;
            }
            let opponent = |other: &usize| {
                !self.have_met(at, *other) && own.iter().any(|it| self.may_meet(*it, at, *other))
            };
            let few = Few {
                player: *player,
                opponents: (0..self.players.len()).filter(opponent).count(),
                bye: self.able[at] && own.iter().any(|it| self.is_odd(*it)),
                needed: own.len(),
            };
            if few.most() < few.needed {
                found.push(few);
            }
        }
        found.sort_by_key(|few| (few.most(), few.player));
        found
    }
}

/// All ways to fill pairings one after the other. Sets of players are the bits of a number; the bye is one more bit.
struct Search {
    /// Who is to be paired, for each pairing.
    there: Vec<u16>,
    /// For each pairing and player, who may be met in it.
    allowed: Vec<Vec<u16>>,
    /// For each player, who has not been met.
    left: Vec<u16>,
    /// Who may still have the bye.
    able: u16,
    /// The pairings are all alike, so that their order does not matter: the first player's partners are taken in order.
    alike: bool,
}

/// Place of the bye among the bits.
const BYE: usize = MOST_SEARCHED;

impl Search {
    fn of(board: &Board<'_>, pairings: usize) -> Search {
        let n = board.players.len();
        let bits = |is: &dyn Fn(usize) -> bool| -> u16 {
            (0..n).filter(|at| is(*at)).map(|at| 1 << at).sum()
        };
        let there: Vec<u16> = board.asked.there[..pairings]
            .iter()
            .map(|there| bits(&|at| there.contains(&board.players[at])))
            .collect();
        let allowed: Vec<Vec<u16>> = (0..pairings)
            .map(|it| (0..n).map(|a| bits(&|b| board.may_meet(it, a, b))).collect())
            .collect();
        let alike = there.windows(2).all(|two| two[0] == two[1])
            && allowed.windows(2).all(|two| two[0] == two[1]);
        let left = (0..n).map(|a| bits(&|b| a != b && !board.have_met(a, b))).collect();
        Search { there, allowed, left, able: bits(&|at| board.able[at]), alike }
    }

    /// Whether all can be filled; `None` if that was not found out.
    fn fills(mut self, tried: &mut u32) -> Option<bool> {
        self.pairing(0, 0, tried)
    }

    /// Fills the pairings from this one on. `last` is the partner of the first player in the one before.
    fn pairing(&mut self, at: usize, last: usize, tried: &mut u32) -> Option<bool> {
        let Some(there) = self.there.get(at).copied() else { return Some(true) };
        if !self.enough(at) {
            return Some(false);
        }
        self.board(at, there, last, tried)
    }

    /// Whether everybody has partners for the pairings from this one on.
    fn enough(&self, at: usize) -> bool {
        let to_come = &self.there[at..];
        (0..self.left.len()).all(|player| {
            let own = to_come.iter().filter(|there| *there & (1 << player) != 0);
            let (needed, odd) = own.fold((0, false), |(needed, odd), there| {
                (needed + 1, odd || there.count_ones() % 2 == 1)
            });
            let bye = u32::from(odd && self.able & (1 << player) != 0);
            self.left[player].count_ones() + bye >= needed
        })
    }

    /// Pairs those of `open`, then the pairings after this one.
    fn board(&mut self, at: usize, open: u16, last: usize, tried: &mut u32) -> Option<bool> {
        if open == 0 {
            return self.pairing(at + 1, last, tried);
        }
        let with_bye = open.count_ones() % 2 == 1;
        // The one with the fewest ways; where pairings are alike the first player comes first.
        let first = self.there[at].trailing_zeros() as usize;
        let is_first = self.alike && open & (1 << first) != 0;
        let ways = |player: usize| {
            let met = self.left[player] & self.allowed[at][player] & open;
            let bye = with_bye && self.able & (1 << player) != 0;
            met | if bye { 1 << BYE } else { 0 }
        };
        let players = (0..self.left.len()).filter(|it| open & (1 << it) != 0);
        let player = match is_first {
            true => first,
            false => players.min_by_key(|it| ways(*it).count_ones())?,
        };
        let mut partners = ways(player);
        if is_first {
            // Partners up to the one before were taken before, or would be another order of the same pairings.
            partners &= u16::MAX << last;
        }
        while partners != 0 {
            *tried += 1;
            if *tried > MOST_TRIED {
                return None;
            }
            let partner = partners.trailing_zeros() as usize;
            partners &= partners - 1;
            let last = if is_first { partner } else { last };
            let found = self.with(at, open, (player, partner), last, tried)?;
            if found {
                return Some(true);
            }
        }
        Some(false)
    }

    fn with(
        &mut self,
        at: usize,
        open: u16,
        (player, partner): (usize, usize),
        last: usize,
        tried: &mut u32,
    ) -> Option<bool> {
        if partner == BYE {
            self.able &= !(1 << player);
            let found = self.board(at, open & !(1 << player), last, tried);
            self.able |= 1 << player;
            return found;
        }
        self.left[player] &= !(1 << partner);
        self.left[partner] &= !(1 << player);
        let found = self.board(at, open & !(1 << player) & !(1 << partner), last, tried);
        self.left[player] |= 1 << partner;
        self.left[partner] |= 1 << player;
        found
    }
}
