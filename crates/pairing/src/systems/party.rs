//! What these systems share: everybody present, who may meet whom, the bye, upfloaters, identifiers.

use std::collections::BTreeSet;

use tournament::history::{History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use super::{Board, ColorBecause, NoRound, graph};
use crate::color::InitialColor;
use crate::field::{Field, Player, both_absolute_alike, played, virtual_points};

/// Sets of floaters that are tried before giving up.
const MOST_SETS: usize = 100_000;

/// What no choice of as many upfloaters as these (second) into a scoregroup (first) can beat, whoever they are.
pub(super) type Ideal<'a> = dyn Fn(&[usize], &[usize]) -> Vec<i128> + 'a;

/// How good a choice is, given everybody who remains (third); less is better.
pub(super) type Judge<'a> = dyn Fn(&[usize], &[usize], &[usize]) -> Vec<i128> + 'a;

/// In which order the scores of upfloaters are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum UpfloaterScores {
    /// The lowest of them is as high as can be, then the next.
    #[default]
    LowestFirst,
    /// The highest of them is as high as can be, then the next.
    HighestFirst,
}

/// Everybody present in order of score and number, with who may meet whom.
pub(super) struct Party {
    pub(super) field: Field,
    pub(super) initial: Color,
    legal: Vec<bool>,
}

impl Party {
    /// C1 with prohibited pairs, and whatever else `rule` forbids.
    pub(super) fn new(
        history: &History,
        round: RoundNo,
        absent: &BTreeSet<Tpn>,
        rule: impl Fn(&Player, &Player) -> bool,
    ) -> Result<Party, NoRound> {
        Party::of(Field::new(history, round, absent), history, |field, a, b| {
            let (one, other) = (&field.players[a], &field.players[b]);
            !one.met.contains(&other.tpn) && rule(one, other)
        })
    }

    /// With a rule about meeting of its own.
    pub(super) fn of(
        field: Field,
        history: &History,
        may_meet: impl Fn(&Field, usize, usize) -> bool,
    ) -> Result<Party, NoRound> {
        let n = field.players.len();
        if n < 2 {
            return Err(NoRound::TooFew { present: n });
        }
        let mut legal = vec![false; n * n];
        for a in 0..n {
            for b in 0..a {
                let may = !field.prohibits(field.players[a].tpn, field.players[b].tpn)
                    && may_meet(&field, a, b);
                legal[a * n + b] = may;
                legal[b * n + a] = may;
            }
        }
        Ok(Party { field, initial: InitialColor::of(history).color(), legal })
    }

    pub(super) fn player(&self, at: usize) -> &Player {
        &self.field.players[at]
    }

    pub(super) fn score(&self, at: usize) -> Points {
        self.player(at).score
    }

    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.legal[a * self.field.players.len() + b]
    }

    /// Everybody, in order.
    pub(super) fn everybody(&self) -> Vec<usize> {
        (0..self.field.players.len()).collect()
    }

    /// Whether all of `set` can be paired among themselves.
    pub(super) fn completes(&self, set: &[usize]) -> bool {
        graph::completes(set, &|a, b| self.may_meet(a, b))
    }

    /// How many of `set` stay without a partner in it at the least.
    pub(super) fn n_alone(&self, set: &[usize]) -> usize {
        graph::n_unmatched(set, &|a, b| self.may_meet(a, b))
    }

    /// Least cost of pairing all of `set`; only legal pairs are asked about, by their places in it.
    pub(super) fn cheapest(
        &self,
        set: &[usize],
        cost: &dyn Fn(usize, usize) -> Option<i128>,
    ) -> Option<(i128, Vec<usize>)> {
        graph::cheapest(set.len(), &|a, b| {
            if self.may_meet(set[a], set[b]) { cost(a, b) } else { None }
        })
    }

    /// Takes the bye out of `left`: who may have it and leaves a legal pairing, first by `order`.
    pub(super) fn take_bye<K: Ord>(
        &self,
        left: &mut Vec<usize>,
        may: impl Fn(usize) -> bool,
        order: impl Fn(usize) -> K,
    ) -> Result<Option<usize>, NoRound> {
        if left.len().is_multiple_of(2) {
            return if self.completes(left) { Ok(None) } else { Err(NoRound::NoLegalPairing) };
        }
        let mut candidates: Vec<usize> = left.iter().copied().filter(|at| may(*at)).collect();
        candidates.sort_by_key(|at| order(*at));
        let rest =
            |at: usize| left.iter().copied().filter(|other| *other != at).collect::<Vec<_>>();
        let found = candidates.into_iter().find(|at| self.completes(&rest(*at)));
        let taker = found.ok_or(NoRound::NoLegalPairing)?;
        left.retain(|at| *at != taker);
        Ok(Some(taker))
    }

    /// The scoregroup in front of `left`, which is in order of score.
    pub(super) fn top_group(&self, left: &[usize]) -> usize {
        let Some(first) = left.first() else { return 0 };
        left.iter().take_while(|at| self.score(**at) == self.score(*first)).count()
    }

    /// Board order by C.04.2 3.6.
    pub(super) fn sort_boards(&self, boards: &mut [Board]) {
        boards.sort_by_key(|board| {
            let (white, black) = (board.white_score, board.black_score);
            (-white.max(black).0, -(white + black).0, board.higher)
        });
    }

    /// A board of two players, the first of them ranked higher.
    pub(super) fn board(&self, higher: usize, lower: usize, color: (Color, ColorBecause)) -> Board {
        let (high, low) = (self.player(higher), self.player(lower));
        let (white, black) = if color.0 == Color::White { (high, low) } else { (low, high) };
        Board {
            white: white.tpn,
            black: black.tpn,
            higher: high.tpn,
            white_score: white.score,
            black_score: black.score,
            color: color.1,
        }
    }
}

/// Two players with the same absolute preference do not meet (C3 without an exception).
pub(super) fn colors_allow(a: &Player, b: &Player) -> bool {
    !both_absolute_alike(a, b)
}

/// The last point at which two color histories differ, counted backwards; what `own` had there.
pub(super) fn last_difference(own: &[Color], other: &[Color]) -> Option<Color> {
    own.iter().rev().zip(other.iter().rev()).find(|(a, b)| a != b).map(|(own, _)| *own)
}

/// Odd numbers start with the initial color.
pub(super) fn by_number(player: &Player, initial: Color) -> Color {
    if player.number % 2 == 1 { initial } else { initial.other() }
}

/// Score before a round, virtual points of that round included.
pub(super) fn score_before(history: &History, row: &Row, round: RoundNo) -> Points {
    let cells = row.rounds.iter().take(round.index());
    let real: Points = cells.map(|cell| history.scoring.provisional(*cell)).sum();
    real + virtual_points(history, row.tpn, round)
}

/// How a game played in `round` stood to the opponent's score: less is an upfloat.
pub(super) fn float_in(history: &History, row: &Row, round: RoundNo) -> std::cmp::Ordering {
    let cell = row.rounds.get(round.index()).copied();
    let opponent = cell.and_then(played).and_then(|(opponent, _)| history.row(opponent));
    match opponent {
        Some(other) => score_before(history, row, round).cmp(&score_before(history, other, round)),
        None => std::cmp::Ordering::Equal,
    }
}

/// The fewest upfloaters into the top scoregroup of `left`, with the highest scores, and among those
/// the first set by position with the best `quality` (less is better, `ideal` cannot be beaten).
///
/// Scores are compared as `order` says, usually from the lowest up: one very low upfloater is worse than two that
/// are not.
pub(super) fn choose_upfloaters(
    party: &Party,
    left: &[usize],
    order: UpfloaterScores,
    ideal: &Ideal<'_>,
    quality: &Judge<'_>,
) -> Result<Vec<usize>, NoRound> {
    let (top, lower) = left.split_at(party.top_group(left));
    let mut groups: Vec<&[usize]> = Vec::new();
    let mut rest = lower;
    while !rest.is_empty() {
        let (group, below) = rest.split_at(party.top_group(rest));
        groups.push(group);
        rest = below;
    }
    let mut tried = 0;
    let mut m = party.n_alone(top);
    while m <= lower.len() {
        let mut profiles = Vec::new();
        profile(&groups, 0, m, order, &mut Vec::new(), &mut profiles);
        profiles.sort();
        for counts in profiles.iter().map(|key| &key.1) {
            let mut best: Option<(Vec<i128>, Vec<usize>)> = None;
            let mut search = Sets { party, top, left, tried: &mut tried, ideal, quality };
            search.run(&groups, counts, 0, &mut Vec::new(), &mut best)?;
            if let Some((_, found)) = best {
                return Ok(found);
            }
        }
        m += 2;
    }
    Err(NoRound::NoLegalPairing)
}

/// Every way to take `m` from the groups, keyed so that the best scores come first.
fn profile(
    groups: &[&[usize]],
    at: usize,
    m: usize,
    order: UpfloaterScores,
    counts: &mut Vec<usize>,
    found: &mut Vec<(Vec<usize>, Vec<usize>)>,
) {
    if at == groups.len() {
        if m == 0 {
            let key = match order {
                UpfloaterScores::LowestFirst => counts.iter().rev().copied().collect(),
                UpfloaterScores::HighestFirst => {
                    counts.iter().map(|count| usize::MAX - count).collect()
                }
            };
            found.push((key, counts.clone()));
        }
        return;
    }
    if found.len() > MOST_SETS {
        return;
    }
    for take in 0..=m.min(groups[at].len()) {
        counts.push(take);
        profile(groups, at + 1, m - take, order, counts, found);
        counts.pop();
    }
}

struct Sets<'a> {
    party: &'a Party,
    top: &'a [usize],
    left: &'a [usize],
    tried: &'a mut usize,
    ideal: &'a Ideal<'a>,
    quality: &'a Judge<'a>,
}

impl Sets<'_> {
    /// Tries the sets of one profile in order; true when nothing better can come.
    fn run(
        &mut self,
        groups: &[&[usize]],
        counts: &[usize],
        group: usize,
        chosen: &mut Vec<usize>,
        best: &mut Option<(Vec<i128>, Vec<usize>)>,
    ) -> Result<bool, NoRound> {
        let Some(take) = counts.get(group).copied() else { return self.judge(chosen, best) };
        self.members(groups, counts, group, 0, take, chosen, best)
    }

    #[expect(clippy::too_many_arguments, reason = "a plain recursion")]
    fn members(
        &mut self,
        groups: &[&[usize]],
        counts: &[usize],
        group: usize,
        from: usize,
        take: usize,
        chosen: &mut Vec<usize>,
        best: &mut Option<(Vec<i128>, Vec<usize>)>,
    ) -> Result<bool, NoRound> {
        if take == 0 {
            return self.run(groups, counts, group + 1, chosen, best);
        }
        for at in from..=groups[group].len().saturating_sub(take) {
            chosen.push(groups[group][at]);
            let done = self.members(groups, counts, group, at + 1, take - 1, chosen, best)?;
            chosen.pop();
            if done {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn judge(
        &mut self,
        chosen: &[usize],
        best: &mut Option<(Vec<i128>, Vec<usize>)>,
    ) -> Result<bool, NoRound> {
        *self.tried += 1;
        if *self.tried > MOST_SETS {
            return Err(NoRound::TooManyWays);
        }
        let bracket: Vec<usize> = self.top.iter().chain(chosen).copied().collect();
        let rest: Vec<usize> =
            self.left.iter().copied().filter(|at| !bracket.contains(at)).collect();
        if !self.party.completes(&bracket) || !self.party.completes(&rest) {
            return Ok(false);
        }
        let quality = (self.quality)(self.top, chosen, &rest);
        let is_ideal = quality <= (self.ideal)(self.top, chosen);
        if best.as_ref().is_none_or(|(known, _)| quality < *known) {
            *best = Some((quality, chosen.to_vec()));
        }
        Ok(is_ideal)
    }
}

/// The first pairing by identifier: pairs have a first member (the smaller number) and a partner; the
/// identifier is the first members in ascending order, then their partners. Least cost comes first.
pub(super) fn by_identifier(
    party: &Party,
    bracket: &[usize],
    cost: &dyn Fn(usize, usize) -> i128,
) -> Option<Vec<(usize, usize)>> {
    let mut members = bracket.to_vec();
    members.sort_by_key(|at| party.player(*at).tpn);
    let (n, half) = (members.len(), members.len() / 2);
    let priced = |a: usize, b: usize| cost(members[a], members[b]);
    let (least, _) = party.cheapest(&members, &|a, b| Some(priced(a, b)))?;
    let straight: Vec<(usize, usize)> = (0..half).map(|at| (at, at + half)).collect();
    let legal = straight.iter().all(|(a, b)| party.may_meet(members[*a], members[*b]));
    if legal && straight.iter().map(|(a, b)| priced(*a, *b)).sum::<i128>() == least {
        return Some(straight.into_iter().map(|(a, b)| (members[a], members[b])).collect());
    }
    let mut is_first: Vec<Option<bool>> = vec![None; n];
    let mut fixed: Vec<Option<usize>> = vec![None; n];
    let still = |is_first: &[Option<bool>], fixed: &[Option<usize>]| {
        let found = party.cheapest(&members, &|a, b| {
            let (a, b) = (a.min(b), a.max(b));
            let sides = is_first[a] != Some(false) && is_first[b] != Some(true);
            let free = |own: usize, other: usize| fixed[own].is_none_or(|mate| mate == other);
            (sides && free(a, b) && free(b, a)).then(|| priced(a, b))
        });
        found.is_some_and(|(cost, _)| cost == least)
    };
    let mut firsts = 0;
    for at in 0..n {
        is_first[at] = Some(firsts < half);
        if firsts < half && !still(&is_first, &fixed) {
            is_first[at] = Some(false);
        }
        firsts += usize::from(is_first[at] == Some(true));
    }
    let mut pairs = Vec::new();
    for first in (0..n).filter(|at| is_first[*at] == Some(true)) {
        let candidates = (first + 1..n).filter(|at| is_first[*at] == Some(false));
        for partner in candidates {
            if fixed[partner].is_some() || !party.may_meet(members[first], members[partner]) {
                continue;
            }
            fixed[first] = Some(partner);
            fixed[partner] = Some(first);
            if still(&is_first, &fixed) {
                pairs.push((members[first], members[partner]));
                break;
            }
            fixed[first] = None;
            fixed[partner] = None;
        }
    }
    (pairs.len() == half).then_some(pairs)
}
