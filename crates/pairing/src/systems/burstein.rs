//! Burstein System, C.04.4.2 (2026).
//!
//! **Not verified against the FIDE text**; from notes on it.
//!
//! | Article | What | Where |
//! |---|---|---|
//! | first rounds | 1 to min(rounds / 2, 4) by the Dutch system | [`n_dutch_rounds`] |
//! | Index | Buchholz of present scores, Sonneborn-Berger, number | [`Index`] |
//! | unplayed rounds | a game against oneself with the registered points; absences up to the present round count as draws for those really met | [`Index`] |
//! | C1, C2, C3, C4 | rematch, bye, same absolute preference (no exception), completion | [`super::party`] |
//! | C5, C6, C7, C8 | most pairs, lowest floaters, next bracket, colors: digits of one matching | [`Bracket::weight`] |
//! | order | the first player meets the last ranked possible ("fold"); floats come last | [`Bracket::fold`] |
//! | colors | as Dubov's chain, ranks by Index | [`color`] |
//!
//! [`Readings`] has a switch for each place where the notes leave room. Usually virtual points count for scoregroups,
//! not for the Index, and C7 looks one bracket ahead: most pairs in it, then the lowest floaters out of it.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tournament::history::{Cell, History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::party::{Party, by_number, colors_allow, last_difference};
use super::{Board, ColorBecause, NoRound, Round, graph};
use crate::field::virtual_points;

/// Where the notes leave room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Readings {
    /// What the Index is made of.
    pub index: IndexPoints,
    /// C7: how much of the next bracket is looked at.
    pub next: NextBracket,
}

/// Scores of opponents in the Index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IndexPoints {
    /// Without the virtual points of an accelerated round.
    #[default]
    Real,
    /// With them.
    Virtual,
}

/// What floaters may not make worse in the bracket below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NextBracket {
    /// The number of its pairs, then the scores of those who float out of it (C5 and C6 there).
    #[default]
    PairsAndScores,
    /// The number of its pairs only (C5 there).
    Pairs,
}

impl Readings {
    pub(super) const DEFAULT: Readings =
        Readings { index: IndexPoints::Real, next: NextBracket::PairsAndScores };
}

/// Rounds that are paired by the Dutch system.
pub fn n_dutch_rounds(planned: RoundNo) -> u8 {
    (planned.0 / 2).min(4)
}

/// Everybody before a round, with their rank inside brackets.
pub(super) struct Situation {
    pub(super) party: Party,
    index: Vec<Index>,
    readings: Readings,
}

impl Situation {
    pub(super) fn new(
        history: &History,
        round: RoundNo,
        absent: &BTreeSet<Tpn>,
        readings: Readings,
    ) -> Result<Situation, NoRound> {
        let party = Party::new(history, round, absent, colors_allow)?;
        let players = party.field.players.iter();
        let index = players.map(|it| Index::of(history, it.tpn, round, readings.index)).collect();
        Ok(Situation { party, index, readings })
    }

    /// Some of the players by Index.
    pub(super) fn ranked(&self, mut players: Vec<usize>) -> Vec<usize> {
        players.sort_by(|a, b| self.index[*a].cmp(&self.index[*b]));
        players
    }

    /// Place among everybody by Index.
    pub(super) fn place(&self, at: usize) -> usize {
        self.index.iter().filter(|other| **other < self.index[at]).count()
    }

    /// The color of the higher ranked.
    pub(super) fn color(&self, higher: usize, lower: usize) -> (Color, ColorBecause) {
        color(&self.party, higher, lower)
    }

    /// C7, less is better: how well the bracket that these float into can do: most pairs, then floaters paired
    /// from the highest score down. `None` if not everybody can be paired then.
    pub(super) fn next_bracket(&self, floaters: &[usize], below: &[usize]) -> Option<Vec<i64>> {
        let (next, below) = below.split_at(self.party.top_group(below));
        let bracket = Bracket {
            party: &self.party,
            members: floaters.to_vec(),
            next: next.to_vec(),
            below: below.to_vec(),
            reach: Reach::Everybody,
            looks_at: self.readings.next,
        };
        let (everybody, n) = (bracket.everybody(), floaters.len());
        let mates = bracket.solve(&everybody, &|a, b| (a >= n || b >= n).then_some(0))?;
        let mut value = bracket.value(&mates, &everybody);
        let scale = bracket.scale();
        let mut digits: Vec<i64> = Vec::new();
        for radix in scale.radixes.iter().rev() {
            digits.push(-i64::try_from(value % radix).unwrap_or(0));
            value /= radix;
        }
        // The lowest digit is that of colors; those of this bracket stand above.
        Some(digits.into_iter().skip(1).take(scale.scores.len() + 2).rev().collect())
    }
}

pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    readings: Readings,
) -> Result<Round, NoRound> {
    if round.0 <= n_dutch_rounds(history.rounds_planned) {
        return dutch(history, round, absent);
    }
    let Situation { party, index, .. } = Situation::new(history, round, absent, readings)?;
    let mut left = party.everybody();
    let games = |at: usize| party.player(at).colors.len();
    let bye = party.take_bye(
        &mut left,
        |at| party.player(at).bye_bar.is_none(),
        |at| (party.score(at), Reverse(games(at)), Reverse(index[at].clone())),
    )?;
    let mut boards: Vec<Board> = Vec::new();
    let mut floaters: Vec<usize> = Vec::new();
    while !left.is_empty() {
        let residents = left[..party.top_group(&left)].to_vec();
        let below = left[residents.len()..].to_vec();
        let mut members: Vec<usize> = floaters.iter().chain(&residents).copied().collect();
        members.sort_by(|a, b| index[*a].cmp(&index[*b]));
        let next = below[..party.top_group(&below)].to_vec();
        // The next bracket alone is nearly always enough. Its best is a bound for the question in which
        // everybody below takes part: where that bound is reached, the first choice is the same.
        let mut bracket = Bracket {
            party: &party,
            members,
            next,
            below: Vec::new(),
            reach: Reach::TwoBrackets,
            looks_at: readings.next,
        };
        let narrow = bracket.fold();
        bracket.below = below[bracket.next.len()..].to_vec();
        bracket.reach = Reach::Everybody;
        let reached = |(value, pairs): &(i128, Pairs)| bracket.value_with(pairs) == Some(*value);
        let found = if narrow.as_ref().is_some_and(reached) { narrow } else { bracket.fold() };
        let (_, pairs) = found.ok_or(NoRound::NoLegalPairing)?;
        for (a, b) in &pairs {
            let (higher, lower) = if index[*a] < index[*b] { (*a, *b) } else { (*b, *a) };
            boards.push(party.board(higher, lower, color(&party, higher, lower)));
        }
        let paired = |at: &usize| pairs.iter().any(|(a, b)| a == at || b == at);
        floaters = bracket.members.iter().copied().filter(|at| !paired(at)).collect();
        left = below;
        if left.is_empty() && !floaters.is_empty() {
            return Err(NoRound::NoLegalPairing);
        }
    }
    party.sort_boards(&mut boards);
    Ok(Round {
        boards,
        bye: bye.map(|at| party.player(at).tpn),
        free: Vec::new(),
        absent: party.field.absent.clone(),
    })
}

fn dutch(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Result<Round, NoRound> {
    use crate::color::ColorRule;
    let draft = crate::pair(history, round, absent, &crate::Options::default())?;
    let present = 2 * draft.pairs.len() + usize::from(draft.bye.is_some());
    if present < 2 {
        return Err(NoRound::TooFew { present });
    }
    let boards = draft.pairs.iter().map(|pair| Board {
        white: pair.white,
        black: pair.black,
        higher: pair.because.higher,
        white_score: pair.because.white_score,
        black_score: pair.because.black_score,
        color: match pair.because.color_rule {
            ColorRule::BothGranted => ColorBecause::BothGranted,
            ColorRule::Stronger(_) | ColorRule::WiderDifference(_) => ColorBecause::Stronger,
            ColorRule::Alternate { .. } => ColorBecause::Alternate,
            ColorRule::HigherRanked(_) => ColorBecause::HigherRanked,
            ColorRule::Initial { .. } => ColorBecause::Initial,
        },
    });
    Ok(Round {
        boards: boards.collect(),
        bye: draft.bye.map(|bye| bye.player),
        free: Vec::new(),
        absent: draft.absent.clone(),
    })
}

/// Rank inside a bracket: less is better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Index {
    /// Buchholz, negated.
    buchholz: i64,
    /// Sonneborn-Berger times the points of a win, negated.
    sonneborn: i64,
    tpn: Tpn,
}

impl Index {
    fn of(history: &History, tpn: Tpn, round: RoundNo, points: IndexPoints) -> Index {
        let Some(row) = history.row(tpn) else { return Index { buchholz: 0, sonneborn: 0, tpn } };
        let boost = |row: &Row| match points {
            IndexPoints::Real => Points::ZERO,
            IndexPoints::Virtual => virtual_points(history, row.tpn, round),
        };
        let own = real_score(history, row, round) + boost(row);
        let (mut buchholz, mut sonneborn) = (0, 0);
        for cell in row.rounds.iter().take(round.index()) {
            let met = match cell {
                Cell::Game { opponent, .. } | Cell::Open { opponent, .. } => history.row(*opponent),
                Cell::Forfeit { .. } | Cell::Bye(_) => None,
            };
            let theirs = met.map_or(own, |row| for_opponents(history, row, round) + boost(row));
            let gained = history.scoring.provisional(*cell);
            buchholz += i64::from(theirs.0);
            sonneborn += i64::from(theirs.0) * i64::from(gained.0);
        }
        Index { buchholz: -buchholz, sonneborn: -sonneborn, tpn }
    }
}

fn real_score(history: &History, row: &Row, round: RoundNo) -> Points {
    row.rounds.iter().take(round.index()).map(|cell| history.scoring.provisional(*cell)).sum()
}

/// The score that opponents get: absences without points up to now count as draws.
fn for_opponents(history: &History, row: &Row, round: RoundNo) -> Points {
    let earlier = &row.rounds[..row.rounds.len().min(round.index())];
    let away = earlier.iter().rev().take_while(|it| **it == Cell::Bye(ByeKind::ZeroPoint)).count();
    let away = i32::try_from(away).unwrap_or(0);
    real_score(history, row, round) + (history.scoring.draw - history.scoring.absent) * away
}

/// One bracket, who comes next, and everybody else if they take part in the question.
struct Bracket<'a> {
    party: &'a Party,
    /// By Index.
    members: Vec<usize>,
    next: Vec<usize>,
    below: Vec<usize>,
    reach: Reach,
    looks_at: NextBracket,
}

/// Who takes part in the question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// This bracket and the next; nobody must be paired.
    TwoBrackets,
    /// Everybody, and all of them must be paired (C4).
    Everybody,
}

/// Pairs of players.
type Pairs = Vec<(usize, usize)>;

/// What weights count, the most important first. A digit is as wide as what is counted in it can be, so that none is carried
/// into the one above.
struct Scale {
    /// Scores of members above the lowest, highest first.
    scores: Vec<Points>,
    /// How many values each digit has.
    radixes: Vec<i128>,
}

/// So large may weights be: the matching multiplies them by the number of players, and doubles them.
const LARGEST: i128 = 1 << 105;

impl Scale {
    /// More than any weight.
    fn largest(&self) -> i128 {
        self.radixes.iter().product()
    }

    /// Whether weights of so many players, each with a liking, can be computed with.
    fn fits(&self, players: i128) -> bool {
        let product =
            self.radixes.iter().try_fold(players + 1, |all, radix| all.checked_mul(*radix));
        product.is_some_and(|it| it.checked_mul(players + 1).is_some_and(|it| it < LARGEST))
    }
}

impl Bracket<'_> {
    fn everybody(&self) -> Vec<usize> {
        self.members.iter().chain(&self.next).chain(&self.below).copied().collect()
    }

    /// By all criteria, how good the best is that has these pairs and no others of members.
    fn value_with(&self, pairs: &Pairs) -> Option<i128> {
        let everybody = self.everybody();
        let n = self.members.len();
        let mate = |at: usize| {
            let own = self.members[at];
            let pair = pairs.iter().find(|(a, b)| *a == own || *b == own);
            pair.map(|(a, b)| if *a == own { *b } else { *a })
        };
        let mates: Vec<Option<usize>> = (0..n).map(mate).collect();
        let free = |at: usize, other: usize| {
            at >= n
                || match mates[at] {
                    Some(mate) => mate == everybody[other],
                    None => other >= n,
                }
        };
        let found = self.solve(&everybody, &|a, b| (free(a, b) && free(b, a)).then_some(0))?;
        Some(self.value(&found, &everybody))
    }

    /// By all criteria, how good a matching is.
    fn value(&self, mates: &[Option<usize>], everybody: &[usize]) -> i128 {
        let scale = self.scale();
        let pairs = mates.iter().enumerate().filter_map(|(a, b)| Some((a, (*b)?)));
        let once = pairs.filter(|(a, b)| a < b);
        once.map(|(a, b)| self.weight(a, b, everybody, &scale)).sum()
    }

    /// The first of the best pairings of the bracket, and how good it is; `None` if there is none.
    fn fold(&self) -> Option<(i128, Pairs)> {
        let everybody = self.everybody();
        let n = self.members.len();
        let mut value = None;
        let mut fixed: Vec<Option<usize>> = vec![None; n];
        let mut floats = vec![false; n];
        let mut pairs = Vec::new();
        for own in 0..n {
            if fixed[own].is_some() {
                continue;
            }
            // The member in turn likes best the last ranked, least of all to float.
            let mates = self.solve(&everybody, &|a, b| {
                let inside = |at: usize| at < n && fixed[at].is_none() && !floats[at];
                let free = |at: usize, other: usize| {
                    at >= n
                        || match fixed[at] {
                            Some(mate) => mate == other,
                            None => !floats[at] || other >= n,
                        }
                };
                if !free(a, b) || !free(b, a) {
                    return None;
                }
                let liking = match (a == own, b == own) {
                    (true, _) if inside(b) => b + 1,
                    (_, true) if inside(a) => a + 1,
                    _ => 0,
                };
                Some(liking)
            })?;
            value.get_or_insert_with(|| self.value(&mates, &everybody));
            match mates[own].filter(|mate| *mate < n) {
                Some(mate) => {
                    fixed[own] = Some(mate);
                    fixed[mate] = Some(own);
                    pairs.push((self.members[own], self.members[mate]));
                }
                None => floats[own] = true,
            }
        }
        Some((value.unwrap_or(0), pairs))
    }

    /// Best matching; where everybody takes part it must be complete.
    fn solve(
        &self,
        everybody: &[usize],
        liking: &dyn Fn(usize, usize) -> Option<usize>,
    ) -> Option<Vec<Option<usize>>> {
        let scale = self.scale();
        // One member alone likes anybody, and one partner of all.
        let likings = self.members.len() as i128 + 1;
        let weight = |a: usize, b: usize| {
            let liked = liking(a, b)?;
            if !self.party.may_meet(everybody[a], everybody[b]) {
                return None;
            }
            Some(self.weight(a, b, everybody, &scale) * likings + liked as i128)
        };
        if self.reach == Reach::TwoBrackets {
            return Some(graph::heaviest(everybody.len(), &weight));
        }
        let most = scale.largest() * likings;
        let (_, mates) =
            graph::cheapest(everybody.len(), &|a, b| weight(a, b).map(|it| most - it))?;
        Some(mates.into_iter().map(Some).collect())
    }

    /// All scores of members above the lowest; in a field of thousands with very many, the highest for which there is room.
    fn scale(&self) -> Scale {
        let mut scores: Vec<Points> = self.members.iter().map(|at| self.party.score(*at)).collect();
        scores.sort_by_key(|score| Reverse(*score));
        let of =
            |score: Points| self.members.iter().filter(move |at| self.party.score(**at) == score);
        scores.dedup();
        scores.pop();
        let (n, next) = (self.members.len(), self.next.len());
        let players = (n + next + self.below.len()) as i128;
        loop {
            let counts = || scores.iter().map(|score| of(*score).count());
            let digits = std::iter::once(n / 2)
                .chain(counts())
                .chain([(n + next) / 2])
                .chain(counts())
                .chain([n, n / 2]);
            let scale = Scale {
                scores: scores.clone(),
                radixes: digits.map(|it| it as i128 + 1).collect(),
            };
            if scale.fits(players) || scores.pop().is_none() {
                return scale;
            }
        }
    }

    /// C5, C6, C7 and C8 as digits, the first the most important.
    fn weight(&self, a: usize, b: usize, everybody: &[usize], scale: &Scale) -> i128 {
        let n = self.members.len();
        let inside = a < n && b < n;
        let mut weight = 0;
        let mut radixes = scale.radixes.iter();
        let mut count = |counted: i128| weight = weight * radixes.next().unwrap_or(&1) + counted;
        count(i128::from(inside));
        for score in &scale.scores {
            let at = |it: usize| it < n && self.party.score(everybody[it]) == *score;
            count(if inside { i128::from(at(a)) + i128::from(at(b)) } else { 0 });
        }
        // C7: pairs of the next bracket, of its residents and those who float into it.
        let reach = n + self.next.len();
        let in_next = !inside && a < reach && b < reach;
        let resident = |it: usize| it >= n && it < reach;
        count(i128::from(in_next));
        let floater = |it: usize, least: Option<&Points>| {
            let score = self.party.score(everybody[it]);
            let counts = self.looks_at == NextBracket::PairsAndScores;
            counts && in_next && !resident(it) && least.is_none_or(|least| score == *least)
        };
        for score in &scale.scores {
            count(i128::from(floater(a, Some(score))) + i128::from(floater(b, Some(score))));
        }
        count(i128::from(floater(a, None)) + i128::from(floater(b, None)));
        let due = |it: usize| self.party.player(everybody[it]).preference.color;
        let granted = due(a).is_none() || due(b).is_none() || due(a) != due(b);
        count(i128::from(inside && granted));
        weight
    }
}

fn color(party: &Party, higher: usize, lower: usize) -> (Color, ColorBecause) {
    let (high, low) = (party.player(higher), party.player(lower));
    let (own, other) = (high.preference, low.preference);
    match (own.color, other.color) {
        (None, None) => return (by_number(high, party.initial), ColorBecause::Initial),
        (Some(mine), None) => return (mine, ColorBecause::BothGranted),
        (None, Some(theirs)) => return (theirs.other(), ColorBecause::BothGranted),
        (Some(mine), Some(theirs)) if mine != theirs => return (mine, ColorBecause::BothGranted),
        (Some(_), Some(_)) => {}
    }
    let mine = own.color.unwrap_or(Color::White);
    if own.strength != other.strength {
        let color = if own.strength > other.strength { mine } else { mine.other() };
        return (color, ColorBecause::Stronger);
    }
    if let Some(had) = last_difference(&high.colors, &low.colors) {
        return (had.other(), ColorBecause::Alternate);
    }
    (mine, ColorBecause::HigherRanked)
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;
    use std::collections::BTreeSet;

    use tournament::ids::Tpn;

    use super::{Index, IndexPoints, Party, Readings, colors_allow, n_dutch_rounds, pair};
    use crate::systems::System;
    use crate::systems::literal::{Pairs, candidates, scores_down, small_rounds};

    /// Every candidate of every bracket, by C4 to C8 and then by the order of candidates.
    fn literal(party: &Party, index: &[Index], mut left: Vec<usize>) -> Option<Pairs> {
        let mut all = Pairs::new();
        let mut floaters: Vec<usize> = Vec::new();
        while !left.is_empty() {
            let (residents, below) = left.split_at(party.top_group(&left));
            let mut members: Vec<usize> = floaters.iter().chain(residents).copied().collect();
            members.sort_by(|a, b| index[*a].cmp(&index[*b]));
            let (next, rest) = below.split_at(party.top_group(below));
            let completes = |alone: &[usize], below: &[usize]| {
                party.completes(&alone.iter().chain(below).copied().collect::<Vec<_>>())
            };
            let best = candidates(party, &members)
                .into_iter()
                .filter(|(_, alone)| completes(alone, below))
                .min_by_key(|(pairs, alone)| {
                    let into: Vec<usize> = alone.iter().chain(next).copied().collect();
                    let after = candidates(party, &into)
                        .into_iter()
                        .filter(|(_, alone)| completes(alone, rest))
                        .map(|(_, alone)| (alone.len(), scores_down(party, &alone)))
                        .min();
                    let due = |at: usize| party.player(at).preference.color;
                    let clash = |(a, b): &&(usize, usize)| due(*a).is_some() && due(*a) == due(*b);
                    let place = |at: usize| members.iter().position(|it| *it == at);
                    let fold: Vec<Reverse<usize>> = members
                        .iter()
                        .map(|at| {
                            let pair = pairs.iter().find(|(a, b)| a == at || b == at);
                            let mate = pair.map(|(a, b)| if a == at { *b } else { *a });
                            Reverse(mate.and_then(place).map_or(0, |it| it + 1))
                        })
                        .collect();
                    (
                        alone.len(),
                        scores_down(party, alone),
                        after,
                        pairs.iter().filter(clash).count(),
                        fold,
                    )
                })?;
            all.extend(best.0);
            floaters = best.1;
            left = below.to_vec();
        }
        floaters.is_empty().then_some(all)
    }

    #[test]
    fn agrees_with_every_candidate_tried() {
        let mut compared = 0;
        small_rounds(System::Burstein(Readings::DEFAULT), 0..300, &mut |history, round, absent| {
            let made = pair(history, round, absent, Readings::DEFAULT);
            if round.0 <= n_dutch_rounds(history.rounds_planned) {
                return;
            }
            let Ok(party) = Party::new(history, round, absent, colors_allow) else { return };
            let index: Vec<Index> = party
                .field
                .players
                .iter()
                .map(|it| Index::of(history, it.tpn, round, IndexPoints::Real))
                .collect();
            let made = match made {
                Ok(made) => made,
                Err(why) => {
                    let everybody = party.everybody();
                    assert!(
                        everybody.len() % 2 == 1 || !party.completes(&everybody),
                        "{why:?} round {round} absent {absent:?} of {history:#?}"
                    );
                    return;
                }
            };
            let bye = |at: &usize| Some(party.player(*at).tpn) != made.bye;
            let left: Vec<usize> = party.everybody().into_iter().filter(bye).collect();
            let number = |at: usize| party.player(at).tpn;
            let own: BTreeSet<(Tpn, Tpn)> = made
                .boards
                .iter()
                .map(|it| (it.white.min(it.black), it.white.max(it.black)))
                .collect();
            let expected: BTreeSet<(Tpn, Tpn)> = literal(&party, &index, left)
                .unwrap()
                .into_iter()
                .map(|(a, b)| (number(a).min(number(b)), number(a).max(number(b))))
                .collect();
            assert_eq!(own, expected, "round {round} of {history:#?}");
            compared += 1;
        });
        assert!(compared > 150, "{compared}");
    }
}
