//! How well a complete pairing meets the criteria of C.04.3, so that one made by hand can be compared with
//! that of the rules.
//!
//! What is counted follows from who meets whom: a pair is formed in the bracket of the lower score of its two,
//! and whoever has more came down to it from bracket to bracket.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use crate::color::{InitialColor, allocate};
use crate::draft::{Criterion, Draft};
use crate::dutch::again::{Asked, as_draft};
use crate::dutch::criteria::color_costs;
use crate::explain::{Rule, first_difference};
use crate::field::{Field, Float, Player};

/// A criterion of C.04.3 2.2 to 2.4 by which two pairings are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Measure {
    /// The score of who gets the bye.
    C5,
    /// How many float down.
    C6,
    /// With which scores they float down.
    C7,
    /// How well the bracket below can do on both.
    C8,
    /// How many games who gets the bye has not played.
    C9,
    /// Colors and floats, one by one.
    Met(Criterion),
    /// Score differences of opponents who floated up in the round before.
    C19,
    /// As C19, two rounds before.
    C21,
}

impl Measure {
    /// As the regulations number it.
    pub fn code(self) -> &'static str {
        match self {
            Measure::C5 => "C5",
            Measure::C6 => "C6",
            Measure::C7 => "C7",
            Measure::C8 => "C8",
            Measure::C9 => "C9",
            Measure::Met(Criterion::C10) => "C10",
            Measure::Met(Criterion::C11) => "C11",
            Measure::Met(Criterion::C12) => "C12",
            Measure::Met(Criterion::C13) => "C13",
            Measure::Met(Criterion::C14) => "C14",
            Measure::Met(Criterion::C15) => "C15",
            Measure::Met(Criterion::C16) => "C16",
            Measure::Met(Criterion::C17) => "C17",
            Measure::Met(Criterion::C18) => "C18",
            Measure::Met(Criterion::C20) => "C20",
            Measure::C19 => "C19",
            Measure::C21 => "C21",
        }
    }

    fn of(rule: Rule) -> Option<Measure> {
        Some(match rule {
            Rule::C5 => Measure::C5,
            Rule::C6 => Measure::C6,
            Rule::C7 => Measure::C7,
            Rule::C8 => Measure::C8,
            Rule::C9 => Measure::C9,
            Rule::C10 => Measure::Met(Criterion::C10),
            Rule::C11 => Measure::Met(Criterion::C11),
            Rule::C12 => Measure::Met(Criterion::C12),
            Rule::C13 => Measure::Met(Criterion::C13),
            Rule::C14 => Measure::Met(Criterion::C14),
            Rule::C15 => Measure::Met(Criterion::C15),
            Rule::C16 => Measure::Met(Criterion::C16),
            Rule::C17 => Measure::Met(Criterion::C17),
            Rule::C18 => Measure::Met(Criterion::C18),
            Rule::C19 => Measure::C19,
            Rule::C20 => Measure::Met(Criterion::C20),
            Rule::C21 => Measure::C21,
            Rule::Order => return None,
        })
    }
}

/// A criterion that a pairing by hand meets less well than the one of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worse {
    /// Which.
    pub measure: Measure,
    /// Score of the bracket in which the two differ first; for C5 and C9, of who gets the bye by hand.
    pub bracket: Points,
}

/// Where a pairing by hand is worse than a draft. First what decides: the first bracket in which the two form different
/// pairs, and the first criterion that differs there; then the other criteria in their order. Nothing where both are as
/// good there, whatever follows below. Pairings that are none (somebody is missing, twice, or absent) are not compared.
pub fn worse(
    history: &History,
    round: RoundNo,
    draft: &Draft,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
) -> Vec<Worse> {
    let field = Field::new(history, round, &draft.absent.iter().copied().collect());
    let Some(hand) = as_draft(&field, Asked::of(history, draft), pairs, bye) else {
        return Vec::new();
    };
    let decides = first_difference(&field, draft, &hand);
    let Some(deciding) = Measure::of(decides.rule) else { return Vec::new() };
    let drawn: Vec<(Tpn, Tpn)> = draft.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    let drawn = Counted::new(&field, &drawn, draft.bye.map(|it| it.player));
    let (Some(drawn), Some(by_hand)) = (drawn, Counted::new(&field, pairs, bye)) else {
        return Vec::new();
    };
    let mut keys: Vec<Key> = drawn.0.keys().chain(by_hand.0.keys()).copied().collect();
    keys.sort_unstable();
    keys.dedup();
    let mut found: Vec<Worse> = Vec::new();
    let mut settled = None;
    for key in keys {
        let (measure, bracket) = key;
        // Brackets are compared from the top; the first difference decides.
        let order = by_hand.compare(&drawn, &key);
        if settled == Some(measure) || order == Ordering::Equal {
            continue;
        }
        settled = Some(measure);
        if order == Ordering::Greater {
            let taker = bye.and_then(|it| player(&field, it)).map_or(bracket.0, |it| it.score);
            let of_bye = matches!(measure, Measure::C5 | Measure::C9);
            found.push(Worse { measure, bracket: if of_bye { taker } else { bracket.0 } });
        }
    }
    // What breaks C1 to C3 can be better by the criteria.
    if decides.other > decides.drafted {
        let bracket = draft.brackets.get(decides.bracket).map_or(Points::ZERO, |it| it.score);
        let first = Worse { measure: deciding, bracket };
        let known = found.iter().position(|it| it.measure == deciding).map(|at| found.remove(at));
        let of_bye = matches!(deciding, Measure::C5 | Measure::C9);
        found.insert(0, known.filter(|_| of_bye).unwrap_or(first));
    }
    found
}

/// Boards of a pairing by hand whose colors are not those that C.04.3 5.2 gives: White and Black as paired.
pub fn colors_against_the_rules(
    history: &History,
    round: RoundNo,
    draft: &Draft,
    pairs: &[(Tpn, Tpn)],
) -> Vec<(Tpn, Tpn)> {
    let field = Field::new(history, round, &draft.absent.iter().copied().collect());
    let initial = InitialColor::of(history).color();
    let against = |(white, black): &&(Tpn, Tpn)| {
        let (Some(one), Some(other)) = (player(&field, *white), player(&field, *black)) else {
            return false;
        };
        let (high, low) = in_order(one, other);
        let (color, _) = allocate(high, low, initial);
        (color == Color::White) != (high.tpn == *white)
    };
    pairs.iter().filter(against).copied().collect()
}

/// Two players as White and Black by C.04.3 5.2, whatever else stands against their meeting; as they come if
/// one of them is not there.
pub fn colors_by_the_rules(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    a: Tpn,
    b: Tpn,
) -> (Tpn, Tpn) {
    let field = Field::new(history, round, absent);
    let (Some(one), Some(other)) = (player(&field, a), player(&field, b)) else { return (a, b) };
    let (high, low) = in_order(one, other);
    match allocate(high, low, InitialColor::of(history).color()).0 {
        Color::White => (high.tpn, low.tpn),
        Color::Black => (low.tpn, high.tpn),
    }
}

/// By which order of C.04.3 4 one candidate comes before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// 4.2: transpositions of S2.
    Transposition,
    /// 4.3: exchanges between S1 and S2.
    Exchange,
    /// 4.4: which players who came down are paired.
    MovedDown,
}

impl Order {
    /// Its article in C.04.3.
    pub fn article(self) -> &'static str {
        match self {
            Order::Transposition => "4.2",
            Order::Exchange => "4.3",
            Order::MovedDown => "4.4",
        }
    }
}

/// A pairing by hand that is as good as the draft and comes later in the order of the candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Later {
    /// Score of the first bracket in which the two differ.
    pub bracket: Points,
    /// The first pair of the draft there that the other pairing does not have; the higher ranked first. None where
    /// the draft has another floater and the same pairs otherwise.
    pub first: Option<(Tpn, Tpn)>,
    /// What puts it first.
    pub order: Order,
}

/// Where a pairing by hand meets every criterion as well as a draft and is another one all the same: the rules take
/// the candidate that comes first (C.04.3 3.8, 4). None where it is worse, the same, or no pairing.
pub fn later(
    history: &History,
    round: RoundNo,
    draft: &Draft,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
) -> Option<Later> {
    let field = Field::new(history, round, &draft.absent.iter().copied().collect());
    Counted::new(&field, pairs, bye)?;
    if !worse(history, round, draft, pairs, bye).is_empty() {
        return None;
    }
    let by_hand: Vec<(Tpn, Tpn)> = pairs
        .iter()
        .filter_map(|(white, black)| {
            let (high, low) = in_order(player(&field, *white)?, player(&field, *black)?);
            Some((high.tpn, low.tpn))
        })
        .collect();
    let score = |tpn: Tpn| player(&field, tpn).map(|it| it.score);
    // The first bracket with a pair that the other pairing does not form there.
    let bracket = draft.brackets.iter().find(|bracket| {
        let formed = by_hand.iter().filter(|(_, low)| score(*low) == Some(bracket.score));
        let others = formed.filter(|pair| !bracket.pairs.contains(pair)).count();
        others > 0 || bracket.pairs.iter().any(|pair| !by_hand.contains(pair))
    });
    let Some(bracket) = bracket else {
        let taker = draft.bye.filter(|it| Some(it.player) != bye)?;
        return Some(Later { bracket: taker.score, first: None, order: Order::Exchange });
    };
    let own: Vec<(Tpn, Tpn)> =
        by_hand.iter().copied().filter(|(_, low)| score(*low) == Some(bracket.score)).collect();
    Some(Later {
        bracket: bracket.score,
        first: bracket.pairs.iter().copied().find(|pair| !own.contains(pair)),
        order: deciding(&field, &bracket.moved_down, &bracket.residents, &bracket.pairs, &own),
    })
}

/// By what two candidates of a bracket differ first: the players who came down, their opponents, the remainder.
fn deciding(
    field: &Field,
    moved_down: &[Tpn],
    residents: &[Tpn],
    drawn: &[(Tpn, Tpn)],
    by_hand: &[(Tpn, Tpn)],
) -> Order {
    let of_moved_down = |pairs: &[(Tpn, Tpn)]| -> BTreeMap<Tpn, Tpn> {
        pairs.iter().copied().filter(|(high, _)| moved_down.contains(high)).collect()
    };
    let (drawn_down, hand_down) = (of_moved_down(drawn), of_moved_down(by_hand));
    if !drawn_down.keys().eq(hand_down.keys()) {
        return Order::MovedDown;
    }
    if drawn_down != hand_down {
        return Order::Transposition;
    }
    let taken: BTreeSet<Tpn> = drawn_down.into_values().collect();
    let mut rest: Vec<&Player> = residents
        .iter()
        .filter(|tpn| !taken.contains(tpn))
        .filter_map(|tpn| player(field, *tpn))
        .collect();
    rest.sort_by_key(|player| (Reverse(player.score), player.tpn));
    let homogeneous =
        |pairs: &[(Tpn, Tpn)]| pairs.iter().filter(|(high, _)| !moved_down.contains(high)).count();
    let s1: BTreeSet<Tpn> = rest.iter().take(homogeneous(drawn)).map(|player| player.tpn).collect();
    // A candidate of the original S1 pairs each of its players with one of S2.
    let original = |pairs: &[(Tpn, Tpn)]| {
        let mut pairs = pairs.iter().filter(|(high, _)| !moved_down.contains(high));
        pairs.all(|(high, low)| s1.contains(high) != s1.contains(low))
    };
    if original(drawn) && original(by_hand) { Order::Transposition } else { Order::Exchange }
}

fn player(field: &Field, tpn: Tpn) -> Option<&Player> {
    field.players.iter().find(|player| player.tpn == tpn)
}

fn in_order<'a>(one: &'a Player, other: &'a Player) -> (&'a Player, &'a Player) {
    let rank = |player: &Player| (Reverse(player.score), player.tpn);
    if rank(one) <= rank(other) { (one, other) } else { (other, one) }
}

/// More than any real score difference: who came down and goes down again (C18, C20).
const FLOATS_AGAIN: i32 = 1_000_000;

/// A criterion in a bracket, from the top.
type Key = (Measure, Reverse<Points>);

/// How well each criterion is met in each bracket: amounts in descending order, less is better.
struct Counted(BTreeMap<Key, Vec<i32>>);

impl Counted {
    /// `None` if not everybody who is there is in it once.
    fn new(field: &Field, pairs: &[(Tpn, Tpn)], bye: Option<Tpn>) -> Option<Counted> {
        let named = pairs.len() * 2 + usize::from(bye.is_some());
        let mut seen: Vec<Tpn> = pairs.iter().flat_map(|it| [it.0, it.1]).chain(bye).collect();
        seen.sort_unstable();
        seen.dedup();
        if seen.len() != named || named != field.players.len() {
            return None;
        }
        let mut levels: Vec<Points> = field.players.iter().map(|player| player.score).collect();
        levels.dedup();
        let mut counted = Counted(BTreeMap::new());
        for (white, black) in pairs {
            let (high, low) = in_order(player(field, *white)?, player(field, *black)?);
            counted.pair(field, &levels, high, low);
        }
        if let Some(taker) = bye {
            let taker = player(field, taker)?;
            counted.add(Measure::C5, Points::ZERO, taker.score.0);
            let played = i32::try_from(taker.colors.len()).unwrap_or(i32::MAX);
            counted.add(Measure::C9, Points::ZERO, -played);
        }
        Some(counted)
    }

    /// One amount more. Scores and score differences are compared one by one from the greatest, all else by
    /// how often it happens.
    fn add(&mut self, measure: Measure, bracket: Points, amount: i32) {
        let amounts = self.0.entry((measure, Reverse(bracket))).or_default();
        let one_by_one =
            matches!(measure, Measure::C7 | Measure::Met(Criterion::C18 | Criterion::C20));
        match amounts.first_mut().filter(|_| !one_by_one) {
            Some(sum) => *sum += amount,
            None => amounts.push(amount),
        }
        amounts.sort_unstable_by_key(|amount| Reverse(*amount));
    }

    fn compare(&self, other: &Counted, key: &Key) -> Ordering {
        let nothing = Vec::new();
        let own = self.0.get(key).unwrap_or(&nothing);
        let others = other.0.get(key).unwrap_or(&nothing);
        let at = |amounts: &[i32], index: usize| amounts.get(index).copied().unwrap_or(0);
        (0..own.len().max(others.len()))
            .map(|index| at(own, index).cmp(&at(others, index)))
            .find(|order| *order != Ordering::Equal)
            .unwrap_or(Ordering::Equal)
    }

    fn pair(&mut self, field: &Field, levels: &[Points], high: &Player, low: &Player) {
        for criterion in color_costs(field, high, low) {
            self.add(Measure::Met(criterion), low.score, 1);
        }
        if high.score == low.score {
            return;
        }
        // From bracket to bracket, resident in the first of them.
        for level in levels.iter().filter(|level| **level <= high.score && **level > low.score) {
            self.add(Measure::C6, *level, 1);
            self.add(Measure::C7, *level, high.score.0);
            let (last, before) = match *level == high.score {
                true => (Criterion::C14, Criterion::C16),
                false => (Criterion::C18, Criterion::C20),
            };
            for (criterion, float) in [(last, high.floats[0]), (before, high.floats[1])] {
                if float == Float::Down {
                    let again = if *level == high.score { 1 } else { FLOATS_AGAIN + high.score.0 };
                    self.add(Measure::Met(criterion), *level, again);
                }
            }
        }
        // C15 and C17 in the bracket in which they meet; so do C18 and C20 of who came down there.
        let up = [Criterion::C15, Criterion::C17];
        let down = [Criterion::C18, Criterion::C20];
        for back in [0, 1] {
            if low.floats[back] == Float::Up {
                self.add(Measure::Met(up[back]), low.score, 1);
            }
            if high.floats[back] == Float::Down {
                self.add(Measure::Met(down[back]), low.score, high.score.0 - low.score.0);
            }
        }
    }
}
