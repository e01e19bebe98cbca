//! Brackets already decided, for pairing one round after many outcomes of a few open games.
//!
//! What a bracket comes to depends on its players with their scores and floats, on who follows, on everybody
//! not yet paired, and on the bye; nothing else of a [`Field`] differs between outcomes. Where all of that
//! is the same, so is the decision. In most outcomes most brackets are.

use std::collections::BTreeMap;

use tournament::ids::Tpn;
use tournament::points::Points;

use super::Rest;
use super::bracket::Decided;
use super::weights::Scope;
use crate::field::{Field, Float};

/// Decisions by what they depend on. Good for one history whose open games end in different ways.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    known: BTreeMap<Key, Known>,
}

/// All that a decision depends on.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    bracket: Vec<(Tpn, Points, [u8; 2])>,
    n_moved: usize,
    /// The next scoregroup.
    next: Vec<Tpn>,
    /// Everybody not yet paired, with what else may differ: [`TOPSCORER`], [`TAKER`].
    rest: Vec<(Tpn, u8)>,
    /// Where players with the score of the bye begin: before the residents, with them, or after.
    bye: Option<std::cmp::Ordering>,
}

const TOPSCORER: u8 = 1;
/// May get the bye.
const TAKER: u8 = 2;

/// A decision by numbers instead of positions.
#[derive(Debug)]
struct Known {
    pairs: Vec<(Tpn, Tpn)>,
    left_s1: Vec<Tpn>,
    entered_s1: Vec<Tpn>,
    c9_applies: bool,
}

impl Key {
    pub(super) fn new(rest: &Rest<'_>, scope: &Scope) -> Key {
        let (field, n) = (rest.field, rest.field.players.len());
        let tpn = |at: &usize| field.players[*at].tpn;
        let seen = |at: &usize| {
            let player = &field.players[*at];
            (player.tpn, player.score, player.floats.map(float_number))
        };
        let flags = |at: usize| {
            let topscorer = if field.players[at].topscorer { TOPSCORER } else { 0 };
            topscorer | if rest.graph.has(at, n) { TAKER } else { 0 }
        };
        let left = rest.active.iter().filter(|at| *at < n);
        let mut left: Vec<(Tpn, u8)> = left.map(|at| (tpn(&at), flags(at))).collect();
        left.sort_unstable();
        let first = scope.residents().first();
        Key {
            bracket: scope.bracket.iter().map(seen).collect(),
            n_moved: scope.n_moved,
            next: scope.next.iter().map(tpn).collect(),
            rest: left,
            bye: rest.bye_begin.zip(first).map(|(begin, first)| begin.cmp(first)),
        }
    }
}

impl Memo {
    pub(super) fn find(&self, key: &Key, field: &Field) -> Option<Decided> {
        let known = self.known.get(key)?;
        let places: BTreeMap<Tpn, usize> =
            field.players.iter().enumerate().map(|(at, player)| (player.tpn, at)).collect();
        let place = |tpn: &Tpn| places.get(tpn).copied();
        let list = |tpns: &[Tpn]| tpns.iter().map(place).collect::<Option<Vec<usize>>>();
        let pairs = known.pairs.iter().map(|(a, b)| place(a).zip(place(b)));
        Some(Decided {
            pairs: pairs.collect::<Option<Vec<_>>>()?,
            left_s1: list(&known.left_s1)?,
            entered_s1: list(&known.entered_s1)?,
            c9_applies: known.c9_applies,
            mates: Vec::new(),
        })
    }

    pub(super) fn keep(&mut self, key: Key, field: &Field, decided: &Decided) {
        let tpn = |at: &usize| field.players[*at].tpn;
        let known = Known {
            pairs: decided.pairs.iter().map(|(a, b)| (tpn(a), tpn(b))).collect(),
            left_s1: decided.left_s1.iter().map(tpn).collect(),
            entered_s1: decided.entered_s1.iter().map(tpn).collect(),
            c9_applies: decided.c9_applies,
        };
        self.known.insert(key, known);
    }
}

fn float_number(float: Float) -> u8 {
    match float {
        Float::None => 0,
        Float::Down => 1,
        Float::Up => 2,
    }
}
