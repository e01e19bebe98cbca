//! Lim System, C.04.4.3 (2026).
//!
//! **Not verified against the FIDE text**; from short notes on it, with many gaps.
//!
//! | What | Where |
//! |---|---|
//! | bye: lowest ranked of the lowest scoregroup who may have it | [`pair`] |
//! | order: top down to above the median group, bottom up to below it, the median last | [`pair`] |
//! | compatible: not met, and no third equal color nor difference of three for either | [`compatible`] |
//! | floaters: as few as can be, who equalize the colors due, not twice running | [`choose_floaters`] |
//! | inside: top half against bottom half, nearest exchanges first | [`halves`] |
//! | colors: due colors; ties by history, then by rank above or below the median | [`color`] |
//! | last round: same score comes before color rules | [`pair`] |
//!
//! [`Readings`] has a switch for each place where the notes leave room. Usually the exchange tables are taken as "each in
//! order gets the first of the lower half, from the player opposite downwards, then the upper half from its end
//! upwards, who is due the other color; if nobody is, the first who may be met"; of floaters equally good the lowest
//! numbered floats down, the highest numbered up; and an event is a maxi-tournament only where its organizer says so:
//! then a floater is chosen for colors, and an opponent exchanged for them, only within 100 rating points of who
//! would float or play otherwise.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use super::party::{Party, by_number, float_in, last_difference};
use super::{ColorBecause, NoRound, Round};
use crate::field::{Field, Player};

/// Where the notes leave room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Readings {
    /// Whether the organizer declared a maxi-tournament.
    pub maxi: Maxi,
    /// Who of those equally good floats.
    pub floaters: Floaters,
    /// Whose turn it is after the player opposite.
    pub exchange: Exchange,
    /// Whether opponents are exchanged for colors.
    pub colors: Colors,
    /// What weighs more in the last round.
    pub last_round: LastRound,
}

/// 3.2.3, 3.8, 5.7: choices for colors only between players within [`MAXI_BAND`] rating points. The text does not
/// say which events are such, so it is declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Maxi {
    /// An event like others.
    #[default]
    NotDeclared,
    /// A maxi-tournament.
    Declared,
}

/// Rating points.
const MAXI_BAND: u16 = 100;

/// Who floats of those whom nothing else tells apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Floaters {
    /// Down the lowest numbered, up the highest numbered.
    #[default]
    LowestNumbered,
    /// Who is nearest to the group they go to: down the highest numbered, up the lowest numbered.
    Nearest,
}

/// The order of opponents to be tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Exchange {
    /// From the player opposite downwards, then from there upwards.
    #[default]
    DownwardsFirst,
    /// By distance from the player opposite, of two the lower one first.
    Nearest,
}

/// What an opponent is exchanged for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colors {
    /// So that both get the color they are due, where somebody can.
    #[default]
    Exchange,
    /// Only because two may not meet.
    Keep,
}

/// The notes say that in the last round the same score beats color rules; how far is not said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LastRound {
    /// Players of one score may meet whatever their colors.
    #[default]
    ScoreFirst,
    /// Color rules hold as in every round.
    ColorsHold,
}

impl Readings {
    pub(super) const DEFAULT: Readings = Readings {
        maxi: Maxi::NotDeclared,
        floaters: Floaters::LowestNumbered,
        exchange: Exchange::DownwardsFirst,
        colors: Colors::Exchange,
        last_round: LastRound::ScoreFirst,
    };
}

/// Everybody before a round, with what the articles look at.
pub(super) struct Situation {
    pub(super) party: Party,
    /// Half of what could be won so far.
    pub(super) median: Points,
    /// Who met another score in the round before.
    pub(super) floated: Vec<bool>,
    pub(super) way: Way,
}

impl Situation {
    pub(super) fn new(
        history: &History,
        round: RoundNo,
        absent: &BTreeSet<Tpn>,
        readings: Readings,
    ) -> Result<Situation, NoRound> {
        let field = Field::new(history, round, absent);
        let last = field.final_round && readings.last_round == LastRound::ScoreFirst;
        let party = Party::of(field, history, |field, a, b| {
            let (one, other) = (&field.players[a], &field.players[b]);
            !one.met.contains(&other.tpn)
                && (compatible(one, other) || (last && one.score == other.score))
        })?;
        let median = Points(i32::from(round.0.saturating_sub(1)) * history.scoring.win.0 / 2);
        let before = RoundNo(round.0.saturating_sub(1));
        let floated = |player: &Player| {
            let row = history.row(player.tpn);
            before.0 > 0
                && row.is_some_and(|it| float_in(history, it, before) != std::cmp::Ordering::Equal)
        };
        let floated = party.field.players.iter().map(floated).collect();
        let way = Way::of(&party, history, readings);
        Ok(Situation { party, median, floated, way })
    }

    /// The color of the higher ranked.
    pub(super) fn color(&self, higher: usize, lower: usize) -> (Color, ColorBecause) {
        color(&self.party, higher, lower, self.median)
    }
}

pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    readings: Readings,
) -> Result<Round, NoRound> {
    let situation = Situation::new(history, round, absent, readings)?;
    let Situation { party, median, floated, way } = &situation;
    let (party, median) = (party, *median);
    let floated = |at: usize| floated[at];
    let mut left = party.everybody();
    let bye = party.take_bye(
        &mut left,
        |at| party.player(at).bye_bar.is_none(),
        |at| (party.score(at), Reverse(party.player(at).tpn)),
    )?;
    let mut boards = Vec::new();
    let mut settle = |group: &[usize]| -> Result<(), NoRound> {
        for (a, b) in halves(party, group, way).ok_or(NoRound::NoLegalPairing)? {
            let (higher, lower) = (a.min(b), a.max(b));
            boards.push(party.board(higher, lower, color(party, higher, lower, median)));
        }
        Ok(())
    };
    // Positions are in order of score: downwards from the front, upwards from the back.
    for direction in [Direction::Down, Direction::Up] {
        let mut moved: Vec<usize> = Vec::new();
        loop {
            let outside = |at: &usize| match direction {
                Direction::Down => party.score(*at) > median && !moved.contains(at),
                Direction::Up => party.score(*at) < median && !moved.contains(at),
            };
            let candidates: Vec<usize> = left.iter().copied().filter(outside).collect();
            let edge = match direction {
                Direction::Down => candidates.first(),
                Direction::Up => candidates.last(),
            };
            let Some(edge) = edge.copied() else { break };
            let same = |at: &usize| party.score(*at) == party.score(edge);
            let group: Vec<usize> =
                candidates.iter().copied().filter(same).chain(moved.iter().copied()).collect();
            let floats = Floats { direction, floated: &floated, way };
            let floaters = choose_floaters(party, &group, &left, &floats)?;
            let stay: Vec<usize> =
                group.iter().copied().filter(|at| !floaters.contains(at)).collect();
            settle(&stay)?;
            left.retain(|at| !stay.contains(at));
            moved = floaters;
        }
    }
    settle(&left)?;
    party.sort_boards(&mut boards);
    Ok(Round {
        boards,
        bye: bye.map(|at| party.player(at).tpn),
        free: Vec::new(),
        absent: party.field.absent.clone(),
    })
}

/// How the text is read, and the ratings that a maxi-tournament asks for.
pub(super) struct Way {
    pub(super) readings: Readings,
    ratings: Vec<Option<u16>>,
}

impl Way {
    /// Places of the others for the first of a group, the one opposite (`half` places down) first.
    pub(super) fn exchange_order(&self, half: usize, others: usize) -> Vec<usize> {
        let opposite = half - 1;
        let mut order: Vec<usize> = (0..others).collect();
        match self.readings.exchange {
            Exchange::DownwardsFirst => {
                order.sort_by_key(|at| (*at < opposite, at.abs_diff(opposite)));
            }
            Exchange::Nearest => order.sort_by_key(|at| (at.abs_diff(opposite), *at < opposite)),
        }
        order
    }

    fn of(party: &Party, history: &History, readings: Readings) -> Way {
        let rating = |at: usize| history.row(party.player(at).tpn).and_then(|row| row.rating);
        Way { readings, ratings: party.everybody().into_iter().map(rating).collect() }
    }

    /// In a maxi-tournament, more than [`MAXI_BAND`] points apart. Nobody is far from a player without a rating.
    pub(super) fn is_far(&self, a: usize, b: usize) -> bool {
        let apart = self.ratings[a].zip(self.ratings[b]).map(|(a, b)| a.abs_diff(b));
        self.readings.maxi == Maxi::Declared && apart.is_some_and(|apart| apart > MAXI_BAND)
    }
}

/// How floaters of a group are chosen.
pub(super) struct Floats<'a> {
    pub(super) direction: Direction,
    /// Who floated in the round before.
    pub(super) floated: &'a dyn Fn(usize) -> bool,
    pub(super) way: &'a Way,
}

/// By what somebody of a group floats rather than another; less is sooner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FloatKey {
    /// Floated in the round before.
    pub(super) floated: bool,
    /// Too far in rating from who would float otherwise.
    pub(super) far: bool,
    /// How uneven the colors due are among the rest.
    pub(super) uneven: usize,
    pub(super) rank: i32,
}

impl Floats<'_> {
    pub(super) fn key(&self, party: &Party, group: &[usize], at: usize) -> FloatKey {
        let rank = |at: usize| {
            let number = i32::from(party.player(at).tpn.0);
            match (self.direction, self.way.readings.floaters) {
                (Direction::Down, Floaters::LowestNumbered)
                | (Direction::Up, Floaters::Nearest) => number,
                (Direction::Up, Floaters::LowestNumbered)
                | (Direction::Down, Floaters::Nearest) => -number,
            }
        };
        let first = group.iter().copied().min_by_key(|at| rank(*at));
        let rest: Vec<usize> = group.iter().copied().filter(|other| *other != at).collect();
        FloatKey {
            floated: (self.floated)(at),
            far: first.is_some_and(|first| self.way.is_far(at, first)),
            uneven: uneven(party, &rest),
            rank: rank(at),
        }
    }
}

/// Which way a group is paired, and its floaters go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Down,
    Up,
}

/// Whether a color is neither the third running nor makes a difference of three (2.1).
pub(super) fn may_have(player: &Player, color: Color) -> bool {
    let step = if color == Color::White { 1 } else { -1 };
    player.repeated != Some(color) && (player.color_difference + step).abs() < 3
}

/// Some way to give colors without a third equal one running or a difference of three.
fn compatible(a: &Player, b: &Player) -> bool {
    let may = may_have;
    [Color::White, Color::Black].into_iter().any(|color| may(a, color) && may(b, color.other()))
}

/// By how many more are due one color than the other.
fn uneven(party: &Party, set: &[usize]) -> usize {
    let due =
        |color| set.iter().filter(|at| party.player(**at).preference.color == Some(color)).count();
    due(Color::White).abs_diff(due(Color::Black))
}

/// As few as possible such that the rest of the group and everybody else can be paired.
fn choose_floaters(
    party: &Party,
    group: &[usize],
    left: &[usize],
    floats: &Floats,
) -> Result<Vec<usize>, NoRound> {
    let mut order = group.to_vec();
    order.sort_by_cached_key(|at| floats.key(party, group, *at));
    let mut tried = 0;
    let mut take = party.n_alone(group);
    while take <= group.len() {
        let mut chosen = Vec::new();
        if let Some(found) = first_set(party, group, left, &order, take, &mut chosen, &mut tried) {
            return Ok(found);
        }
        if tried > 50_000 {
            return Err(NoRound::TooManyWays);
        }
        take += 2;
    }
    Err(NoRound::NoLegalPairing)
}

fn first_set(
    party: &Party,
    group: &[usize],
    left: &[usize],
    order: &[usize],
    take: usize,
    chosen: &mut Vec<usize>,
    tried: &mut usize,
) -> Option<Vec<usize>> {
    if take == 0 {
        *tried += 1;
        let stay: Vec<usize> = group.iter().copied().filter(|at| !chosen.contains(at)).collect();
        let rest: Vec<usize> = left.iter().copied().filter(|at| !stay.contains(at)).collect();
        let works = party.completes(&stay) && party.completes(&rest);
        return works.then(|| chosen.clone());
    }
    for (at, own) in order.iter().enumerate() {
        if *tried > 50_000 {
            return None;
        }
        chosen.push(*own);
        let found = first_set(party, group, left, &order[at + 1..], take - 1, chosen, tried);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Both are due the same color.
pub(super) fn clash(party: &Party, a: usize, b: usize) -> bool {
    let due = [a, b].map(|it| party.player(it).preference.color);
    due[0].is_some() && due[0] == due[1]
}

/// Top half against bottom half; who cannot meet the player opposite, or does not get the color due there, takes the
/// first in the order of exchanges who leaves the others a partner.
fn halves(party: &Party, group: &[usize], way: &Way) -> Option<Vec<(usize, usize)>> {
    let mut free = group.to_vec();
    free.sort_unstable();
    let mut pairs = Vec::new();
    while !free.is_empty() {
        let half = free.len() / 2;
        let own = free.remove(0);
        let order = way.exchange_order(half, free.len());
        let able = |at: &usize| {
            let rest: Vec<usize> = free.iter().copied().filter(|it| *it != free[*at]).collect();
            party.may_meet(own, free[*at]) && party.completes(&rest)
        };
        let first = order.iter().copied().find(able)?;
        let suits = |at: &usize| !clash(party, own, free[*at]);
        let for_colors = || {
            let near = |at: &usize| !way.is_far(free[*at], free[first]);
            order.iter().copied().find(|at| suits(at) && near(at) && able(at))
        };
        let at = match way.readings.colors {
            Colors::Exchange if !suits(&first) => for_colors().unwrap_or(first),
            Colors::Exchange | Colors::Keep => first,
        };
        pairs.push((own, free.remove(at)));
    }
    Some(pairs)
}

fn color(party: &Party, higher: usize, lower: usize, median: Points) -> (Color, ColorBecause) {
    let (high, low) = (party.player(higher), party.player(lower));
    let may = may_have;
    // Only one way round may be possible at all.
    let ways = [Color::White, Color::Black].map(|it| may(high, it) && may(low, it.other()));
    match ways {
        [true, false] => return (Color::White, ColorBecause::Stronger),
        [false, true] => return (Color::Black, ColorBecause::Stronger),
        _ => {}
    }
    let (own, other) = (high.preference.color, low.preference.color);
    match (own, other) {
        (None, None) => return (by_number(high, party.initial), ColorBecause::Initial),
        (Some(mine), None) => return (mine, ColorBecause::BothGranted),
        (None, Some(theirs)) => return (theirs.other(), ColorBecause::BothGranted),
        (Some(mine), Some(theirs)) if mine != theirs => return (mine, ColorBecause::BothGranted),
        (Some(_), Some(_)) => {}
    }
    if let Some(had) = last_difference(&high.colors, &low.colors) {
        return (had.other(), ColorBecause::Alternate);
    }
    let mine = own.unwrap_or(Color::White);
    if high.score >= median {
        (mine, ColorBecause::HigherRanked)
    } else {
        (mine.other(), ColorBecause::LowerRanked)
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use tournament::round::Color;

    use super::{Direction, Floats, Party, Readings, Way, choose_floaters, compatible, halves};
    use crate::field::Field;
    use crate::systems::System;
    use crate::systems::literal::{candidates, small_rounds, subsets};

    /// Where a pairing stands in the order of exchanges: for each player from the top, whether colors clash, and how
    /// far from the one opposite.
    fn place(party: &Party, members: &[usize], pairs: &[(usize, usize)]) -> Vec<(bool, usize)> {
        let mut free = members.to_vec();
        free.sort_unstable();
        let mut places = Vec::new();
        while !free.is_empty() {
            let half = free.len() / 2;
            let own = free.remove(0);
            let mut order: Vec<usize> = (0..free.len()).collect();
            // Downwards from the one opposite, then upwards.
            order.sort_by_key(|at| match at.cmp(&(half - 1)) {
                Ordering::Less => (1, half - 1 - at),
                Ordering::Equal | Ordering::Greater => (0, at - (half - 1)),
            });
            let pair = pairs.iter().find(|(a, b)| *a == own || *b == own);
            let (a, b) = pair.expect("everybody is paired");
            let mate = if *a == own { *b } else { *a };
            let at = free.iter().position(|it| *it == mate).expect("not paired before");
            let due = [own, mate].map(|it| party.player(it).preference.color);
            let clash = due[0].is_some() && due[0] == due[1];
            let far = order.iter().position(|it| *it == at).expect("all places are listed");
            places.push((clash, far));
            free.remove(at);
        }
        places
    }

    #[test]
    fn agrees_with_every_pairing_and_every_choice_of_floaters_tried() {
        let mut compared = 0;
        small_rounds(System::Lim(Readings::DEFAULT), 0..80, &mut |history, round, absent| {
            let field = Field::new(history, round, absent);
            let Ok(party) = Party::of(field, history, |field, a, b| {
                let (one, other) = (&field.players[a], &field.players[b]);
                !one.met.contains(&other.tpn) && compatible(one, other)
            }) else {
                return;
            };
            let way = Way::of(&party, history, Readings::DEFAULT);
            let everybody = party.everybody();
            let whole =
                |set: &[usize]| candidates(&party, set).iter().any(|(_, alone)| alone.is_empty());
            let expected = candidates(&party, &everybody)
                .into_iter()
                .filter(|(_, alone)| alone.is_empty())
                .map(|(pairs, _)| (place(&party, &everybody, &pairs), pairs))
                .min();
            let mut found = halves(&party, &everybody, &way);
            found.iter_mut().for_each(|pairs| pairs.sort_unstable());
            assert_eq!(found, expected.map(|(_, pairs)| pairs), "round {round} of {history:#?}");
            // Who floats out of the scoregroup at either edge: as few as can be, then those who come first.
            let edge = party.top_group(&everybody);
            let bottom = party.score(*everybody.last().expect("a round has players"));
            let lowest = everybody.iter().filter(|at| party.score(**at) == bottom).count();
            for (direction, group) in [
                (Direction::Down, &everybody[..edge]),
                (Direction::Up, &everybody[everybody.len() - lowest..]),
            ] {
                let floated = |at: usize| (at + usize::from(round.0)).is_multiple_of(3);
                let rank = |at: &usize| {
                    let rest = group.iter().filter(|it| *it != at);
                    let due = rest.map(|it| party.player(*it).preference.color);
                    let balance: i32 = due
                        .map(|color| match color {
                            Some(Color::White) => 1,
                            Some(Color::Black) => -1,
                            None => 0,
                        })
                        .sum();
                    let place = i64::try_from(*at).expect("few players");
                    // The lowest numbered goes down, the highest numbered up.
                    let place = if direction == Direction::Down { place } else { -place };
                    (floated(*at), balance.abs(), place)
                };
                let works = |out: &Vec<usize>| {
                    let stay: Vec<usize> =
                        group.iter().copied().filter(|at| !out.contains(at)).collect();
                    let rest: Vec<usize> =
                        everybody.iter().copied().filter(|at| !stay.contains(at)).collect();
                    whole(&stay) && whole(&rest)
                };
                let ranked = |mut out: Vec<usize>| {
                    out.sort_by_key(&rank);
                    (out.len(), out.iter().map(&rank).collect::<Vec<_>>(), out)
                };
                let expected = subsets(group).into_iter().filter(works).map(ranked).min();
                let floats = Floats { direction, floated: &floated, way: &way };
                let chosen = choose_floaters(&party, group, &everybody, &floats);
                assert_eq!(
                    chosen.ok(),
                    expected.map(|(_, _, out)| out),
                    "round {round} of {history:#?}"
                );
            }
            compared += 1;
        });
        assert!(compared > 150, "{compared}");
    }
}
