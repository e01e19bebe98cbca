//! Dubov System, C.04.4.1 (2026).
//!
//! **Not verified against the FIDE text**; from notes on it.
//!
//! | Article | What | Where |
//! |---|---|---|
//! | ARO | mean rating of opponents met, rounded half up, 0 before the first game | [`Seat`] |
//! | preference | as in the Dutch system; without games a mild one for Black | [`Seat`] |
//! | MaxT | 2 + rounds / 5 upfloats | [`pair`] |
//! | C1, C2, C3, C4 | rematch, bye, same absolute preference (no exception), completion | [`super::party`] |
//! | C5, C6 | fewest upfloaters, of the highest scores | [`choose_upfloaters`] |
//! | C7 | color preferences of the bracket | [`pair`] |
//! | C8, C9, C10 | maximum upfloaters, upfloaters of the round before; not in the last round | [`pair`] |
//! | 3.2 to 3.4 | White and Black seekers, shifters, first permutation | [`pair_bracket`] |
//! | colors | | [`color`] |
//!
//! [`Readings`] has a switch for each place where the notes leave room. Usually candidates are judged by the best
//! pairing of the resulting bracket; scores of upfloaters are compared from the lowest up; a bye is no upfloat;
//! unrated players count as 1400; shifters are taken from the middle of their list outwards, the one after the
//! middle first.

use std::collections::BTreeSet;

use tournament::history::{History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color};

use super::UpfloaterScores;
use super::party::{Party, by_number, choose_upfloaters, colors_allow, float_in, last_difference};
use super::{ColorBecause, NoRound, Round};
use crate::field::{Preference, Strength, played};

/// Where the notes leave room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Readings {
    /// Estimated rating of players without one.
    pub unrated: u16,
    /// Whether the pairing-allocated bye counts as an upfloat.
    pub bye: ByeFloat,
    /// C6: in which order scores of upfloaters are compared.
    pub upfloaters: UpfloaterScores,
    /// C7: what a set of upfloaters is judged by.
    pub candidates: Candidates,
    /// 3.2: who of the two in the middle shifts first.
    pub shifters: Shifters,
}

/// What C7 asks of a set of upfloaters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Candidates {
    /// As few preferences as can be are not granted in the best pairing of the bracket they make.
    #[default]
    BestPairing,
    /// As few players as can be are due the color that more of the bracket are due; whoever may meet whom.
    ColorsDue,
}

/// Where the list of shifters begins if two stand in the middle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shifters {
    /// With the one behind the middle.
    #[default]
    AfterMiddle,
    /// With the one before it.
    BeforeMiddle,
}

/// Whether a bye is an upfloat: the notes do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ByeFloat {
    /// It is not.
    #[default]
    None,
    /// It is.
    Up,
}

impl Readings {
    pub(super) const DEFAULT: Readings = Readings {
        unrated: 1400,
        bye: ByeFloat::None,
        upfloaters: UpfloaterScores::LowestFirst,
        candidates: Candidates::BestPairing,
        shifters: Shifters::AfterMiddle,
    };
}

impl Default for Readings {
    fn default() -> Readings {
        Readings::DEFAULT
    }
}

/// What this system knows of somebody beside the field.
struct Seat {
    /// Mean rating of opponents.
    average: u32,
    preference: Preference,
    upfloats: usize,
    upfloated_last: bool,
}

/// MaxT: who has floated up so often is a maximum upfloater.
pub fn most_upfloats(planned: RoundNo) -> usize {
    2 + usize::from(planned.0) / 5
}

/// Everybody before a round, with what the criteria look at.
pub(super) struct Situation {
    pub(super) party: Party,
    seats: Vec<Seat>,
    /// MaxT: who floated up as often is a maximum upfloater.
    most: usize,
    pub(super) readings: Readings,
}

impl Situation {
    pub(super) fn new(
        history: &History,
        round: RoundNo,
        absent: &BTreeSet<Tpn>,
        readings: Readings,
    ) -> Result<Situation, NoRound> {
        let party = Party::new(history, round, absent, colors_allow)?;
        let seats: Vec<Seat> = party
            .field
            .players
            .iter()
            .map(|player| {
                let mut preference = player.preference;
                if preference.color.is_none() {
                    preference = Preference { color: Some(Color::Black), strength: Strength::Mild };
                }
                match history.row(player.tpn) {
                    Some(row) => seat(history, row, round, preference, readings),
                    None => Seat { average: 0, preference, upfloats: 0, upfloated_last: false },
                }
            })
            .collect();
        let most = most_upfloats(history.rounds_planned);
        Ok(Situation { party, seats, most, readings })
    }

    pub(super) fn due(&self, at: usize) -> Option<Color> {
        self.seats[at].preference.color
    }

    /// How often a maximum upfloater has floated up; `None` for anybody else, and in the last round.
    pub(super) fn maximum(&self, at: usize) -> Option<usize> {
        let upfloats = self.seats[at].upfloats;
        (!self.party.field.final_round && upfloats >= self.most).then_some(upfloats)
    }

    /// Floated up in the round before; nobody in the last round.
    pub(super) fn floated(&self, at: usize) -> bool {
        !self.party.field.final_round && self.seats[at].upfloated_last
    }

    /// C7 of a set of upfloaters, by the bracket they make.
    pub(super) fn not_granted(&self, bracket: &[usize]) -> i64 {
        let clash = |a: usize, b: usize| i128::from(self.due(bracket[a]) == self.due(bracket[b]));
        let least = match self.readings.candidates {
            Candidates::BestPairing => {
                let best = self.party.cheapest(bracket, &|a, b| Some(clash(a, b)));
                best.map_or(i128::MAX, |(cost, _)| cost)
            }
            Candidates::ColorsDue => {
                let whites = bracket.iter().filter(|at| self.due(**at) == Some(Color::White));
                let whites = whites.count();
                let over = whites.max(bracket.len() - whites).saturating_sub(bracket.len() / 2);
                over as i128
            }
        };
        i64::try_from(least).unwrap_or(i64::MAX)
    }

    /// Pairs of a bracket by 3.2.3 to 3.2.6: White seeker and Black seeker.
    pub(super) fn across(&self, bracket: &[usize]) -> Option<Vec<(usize, usize)>> {
        pair_bracket(&self.party, &self.seats, bracket, self.readings.shifters)
    }

    /// The color of the higher ranked.
    pub(super) fn color(&self, higher: usize, lower: usize) -> (Color, ColorBecause) {
        color(&self.party, &self.seats, higher, lower)
    }
}

pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    readings: Readings,
) -> Result<Round, NoRound> {
    let Situation { party, seats, most, .. } = Situation::new(history, round, absent, readings)?;
    let mut left = party.everybody();
    let games = |at: usize| party.player(at).colors.len();
    let bye = party.take_bye(
        &mut left,
        |at| party.player(at).bye_bar.is_none(),
        |at| {
            (party.score(at), std::cmp::Reverse(games(at)), std::cmp::Reverse(party.player(at).tpn))
        },
    )?;
    let is_last = party.field.final_round;
    let clash =
        |a: usize, b: usize| i128::from(seats[a].preference.color == seats[b].preference.color);
    let mut boards = Vec::new();
    while !left.is_empty() {
        let floats = |chosen: &[usize]| -> [i128; 3] {
            if is_last {
                return [0; 3];
            }
            let at_most = || chosen.iter().filter(|at| seats[**at].upfloats >= most);
            [
                at_most().count() as i128,
                at_most().map(|at| seats[*at].upfloats as i128).sum(),
                chosen.iter().filter(|at| seats[**at].upfloated_last).count() as i128,
            ]
        };
        // Seekers of one color beyond the half of a bracket of that many.
        let over = |seekers: &mut dyn Iterator<Item = usize>, n: usize| {
            let white = |at: &usize| seats[*at].preference.color == Some(Color::White);
            let (whites, others): (Vec<usize>, Vec<usize>) = seekers.partition(white);
            whites.len().max(others.len()).saturating_sub(n / 2) as i128
        };
        let ups = choose_upfloaters(
            &party,
            &left,
            readings.upfloaters,
            &|top, chosen| {
                // At best all who come up seek the color that fewer of the group seek.
                let over = over(&mut top.iter().copied(), top.len() + chosen.len());
                vec![over, 0, 0, 0]
            },
            &|top, chosen, _| {
                let bracket: Vec<usize> = top.iter().chain(chosen).copied().collect();
                let cost = |a: usize, b: usize| Some(clash(bracket[a], bracket[b]));
                let least = match readings.candidates {
                    Candidates::BestPairing => {
                        party.cheapest(&bracket, &cost).map_or(i128::MAX, |(cost, _)| cost)
                    }
                    Candidates::ColorsDue => over(&mut bracket.iter().copied(), bracket.len()),
                };
                let mut quality = vec![least];
                quality.extend(floats(chosen));
                quality
            },
        )?;
        let top = party.top_group(&left);
        let bracket: Vec<usize> = left[..top].iter().chain(&ups).copied().collect();
        let pairs = pair_bracket(&party, &seats, &bracket, readings.shifters)
            .ok_or(NoRound::NoLegalPairing)?;
        for (a, b) in pairs {
            let (higher, lower) = (a.min(b), a.max(b));
            boards.push(party.board(higher, lower, color(&party, &seats, higher, lower)));
        }
        left.retain(|at| !bracket.contains(at));
    }
    party.sort_boards(&mut boards);
    Ok(Round {
        boards,
        bye: bye.map(|at| party.player(at).tpn),
        free: Vec::new(),
        absent: party.field.absent.clone(),
    })
}

fn seat(
    history: &History,
    row: &Row,
    round: RoundNo,
    preference: Preference,
    readings: Readings,
) -> Seat {
    let rating = |tpn: Tpn| {
        let known = history.row(tpn).and_then(|row| row.rating);
        u32::from(known.unwrap_or(readings.unrated))
    };
    let met = row.rounds.iter().take(round.index()).filter_map(|cell| played(*cell));
    let ratings: Vec<u32> = met.map(|(opponent, _)| rating(opponent)).collect();
    let n = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
    let sum: u32 = ratings.iter().sum();
    let upfloated = |in_round: RoundNo| {
        let by_bye = readings.bye == ByeFloat::Up
            && row.rounds.get(in_round.index()).copied()
                == Some(tournament::history::Cell::Bye(ByeKind::PairingAllocated));
        by_bye || float_in(history, row, in_round) == std::cmp::Ordering::Less
    };
    let before = round.0.saturating_sub(1);
    Seat {
        average: (2 * sum + n).checked_div(2 * n).unwrap_or(0),
        preference,
        upfloats: (1..=before).filter(|it| upfloated(RoundNo(*it))).count(),
        upfloated_last: before > 0 && upfloated(RoundNo(before)),
    }
}

/// 3.2 to 3.4: one half seeks White, the other Black; the White seekers by average opponent, the Black
/// seekers in the first order that gives legal pairs.
fn pair_bracket(
    party: &Party,
    seats: &[Seat],
    bracket: &[usize],
    shifters: Shifters,
) -> Option<Vec<(usize, usize)>> {
    let half = bracket.len() / 2;
    let by_tpn = |at: &usize| party.player(*at).tpn;
    let by_average = |at: &usize| (seats[*at].average, party.player(*at).tpn);
    let nobody_played = bracket.iter().all(|at| party.player(*at).colors.is_empty());
    let (mut whites, mut blacks): (Vec<usize>, Vec<usize>) = if nobody_played {
        let mut sorted = bracket.to_vec();
        sorted.sort_by_key(by_tpn);
        let black = sorted.split_off(half);
        (sorted, black)
    } else {
        bracket.iter().partition(|at| seats[**at].preference.color == Some(Color::White))
    };
    whites.sort_by_key(by_average);
    blacks.sort_by_key(by_tpn);
    let (whites, blacks) = shift(party, whites, blacks, half, shifters)?;
    let mut white_order = whites;
    white_order.sort_by_key(by_average);
    let mut free = blacks;
    free.sort_by_key(by_tpn);
    let mut pairs = Vec::new();
    for (done, own) in white_order.iter().enumerate() {
        let after = &white_order[done + 1..];
        let at = free.iter().position(|other| {
            let rest: Vec<usize> = free.iter().copied().filter(|it| it != other).collect();
            party.may_meet(*own, *other) && two_sided(party, after, &rest)
        })?;
        pairs.push((*own, free.remove(at)));
    }
    Some(pairs)
}

/// Whether everybody of one side finds a partner on the other.
fn two_sided(party: &Party, one: &[usize], other: &[usize]) -> bool {
    let everybody: Vec<usize> = one.iter().chain(other).copied().collect();
    one.len() == other.len()
        && super::graph::completes(&everybody, &|a, b| {
            one.contains(&a) != one.contains(&b) && party.may_meet(a, b)
        })
}

/// Moves the first shifters with which both sides are equal and can be paired: as few as there must be,
/// then pairs of them in exchange.
fn shift(
    party: &Party,
    whites: Vec<usize>,
    blacks: Vec<usize>,
    half: usize,
    shifters: Shifters,
) -> Option<(Vec<usize>, Vec<usize>)> {
    let need = whites.len().abs_diff(half);
    let white_is_more = whites.len() > half;
    for exchanged in 0..=half {
        let (out_white, out_black) = if white_is_more {
            (need + exchanged, exchanged)
        } else {
            (exchanged, need + exchanged)
        };
        if out_white > whites.len() || out_black > blacks.len() {
            break;
        }
        let from_white = choices(&outwards(&whites, shifters), out_white);
        let from_black = choices(&outwards(&blacks, shifters), out_black);
        for moved_white in &from_white {
            for moved_black in &from_black {
                let side = |own: &[usize], gone: &[usize], come: &[usize]| {
                    let stay = own.iter().filter(|at| !gone.contains(at));
                    stay.chain(come).copied().collect::<Vec<usize>>()
                };
                let white = side(&whites, moved_white, moved_black);
                let black = side(&blacks, moved_black, moved_white);
                if two_sided(party, &white, &black) {
                    return Some((white, black));
                }
            }
        }
    }
    None
}

/// A list from its middle outwards.
fn outwards(list: &[usize], shifters: Shifters) -> Vec<usize> {
    let middle = match shifters {
        Shifters::AfterMiddle => list.len() / 2,
        Shifters::BeforeMiddle => list.len().saturating_sub(1) / 2,
    };
    let late = |at: usize| match shifters {
        Shifters::AfterMiddle => at < middle,
        Shifters::BeforeMiddle => at > middle,
    };
    let mut order: Vec<(usize, bool, usize)> =
        list.iter().enumerate().map(|(at, it)| (at.abs_diff(middle), late(at), *it)).collect();
    order.sort();
    order.into_iter().map(|(_, _, it)| it).collect()
}

/// Ways to take some of a list, in order; a few thousand of them are enough for any bracket.
fn choices(list: &[usize], take: usize) -> Vec<Vec<usize>> {
    fn extend(list: &[usize], take: usize, own: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        if take == 0 {
            found.push(own.clone());
            return;
        }
        for at in 0..=list.len().saturating_sub(take) {
            if found.len() >= 2000 || at >= list.len() {
                return;
            }
            own.push(list[at]);
            extend(&list[at + 1..], take - 1, own, found);
            own.pop();
        }
    }
    let mut found = Vec::new();
    extend(list, take, &mut Vec::new(), &mut found);
    found
}

fn color(party: &Party, seats: &[Seat], higher: usize, lower: usize) -> (Color, ColorBecause) {
    let (high, low) = (party.player(higher), party.player(lower));
    if high.colors.is_empty() && low.colors.is_empty() {
        return (by_number(high, party.initial), ColorBecause::Initial);
    }
    let (own, other) = (seats[higher].preference, seats[lower].preference);
    let mine = own.color.unwrap_or(Color::Black);
    if own.color != other.color {
        return (mine, ColorBecause::BothGranted);
    }
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

    use tournament::history::History;
    use tournament::ids::{RoundNo, Tpn};

    use super::{Party, Readings, Seat, Shifters, colors_allow, pair, pair_bracket, seat};
    use crate::field::{Preference, Strength};
    use crate::systems::System;
    use crate::systems::literal::{candidates, small_rounds, subsets};
    use tournament::round::Color;

    fn seats(party: &Party, history: &History, round: RoundNo) -> Vec<Seat> {
        let mild_black = Preference { color: Some(Color::Black), strength: Strength::Mild };
        let of = |player: &crate::field::Player| {
            let own = player.preference;
            let preference = if own.color.is_none() { mild_black } else { own };
            let row = history.row(player.tpn).expect("everybody has a row");
            seat(history, row, round, preference, Readings::DEFAULT)
        };
        party.field.players.iter().map(of).collect()
    }

    /// Every set of upfloaters of every bracket, by C4 to C10 and then by the order of sets.
    fn brackets(
        party: &Party,
        seats: &[Seat],
        mut left: Vec<usize>,
        most: usize,
    ) -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        while !left.is_empty() {
            let (top, lower) = left.split_at(party.top_group(&left));
            let clash =
                |(a, b): &&(usize, usize)| seats[*a].preference.color == seats[*b].preference.color;
            let quality = |ups: &Vec<usize>| {
                let members: Vec<usize> = top.iter().chain(ups).copied().collect();
                let rest: Vec<usize> =
                    lower.iter().copied().filter(|at| !ups.contains(at)).collect();
                let clashes = candidates(party, &members)
                    .iter()
                    .filter(|(_, alone)| alone.is_empty())
                    .map(|(pairs, _)| pairs.iter().filter(clash).count())
                    .min()?;
                let whole = candidates(party, &rest).iter().any(|(_, alone)| alone.is_empty());
                let mut scores: Vec<_> = ups.iter().map(|at| party.score(*at)).collect();
                scores.sort();
                let tired = || ups.iter().filter(|at| seats[**at].upfloats >= most);
                let floats = if party.field.final_round {
                    (0, 0, 0)
                } else {
                    (
                        tired().count(),
                        tired().map(|at| seats[*at].upfloats).sum(),
                        ups.iter().filter(|at| seats[**at].upfloated_last).count(),
                    )
                };
                let scores: Vec<_> = scores.into_iter().map(Reverse).collect();
                whole.then(|| (ups.len(), scores, clashes, floats, ups.clone()))
            };
            let best = subsets(lower).iter().filter_map(quality).min();
            let Some((.., ups)) = best else { return Vec::new() };
            let members: Vec<usize> = top.iter().chain(&ups).copied().collect();
            left.retain(|at| !members.contains(at));
            found.push(members);
        }
        found
    }

    /// Every way to put `half` of the players on the White side, as lists of Whites and Blacks that can be
    /// paired across.
    fn fewest_shifted(party: &Party, seats: &[Seat], bracket: &[usize]) -> Option<usize> {
        let white = |at: &usize| seats[*at].preference.color == Some(Color::White);
        let half = bracket.len() / 2;
        subsets(bracket)
            .into_iter()
            .filter(|whites| whites.len() == half)
            .filter(|whites| {
                let one_each = |(a, b): &(usize, usize)| whites.contains(a) != whites.contains(b);
                let all = candidates(party, bracket);
                all.iter().any(|(pairs, alone)| alone.is_empty() && pairs.iter().all(one_each))
            })
            .map(|whites| bracket.iter().filter(|at| white(at) != whites.contains(at)).count())
            .min()
    }

    /// The first permutation of the Black seekers with which the White seekers can be paired in order.
    fn first_permutation(party: &Party, whites: &[usize], blacks: &[usize]) -> Option<Vec<usize>> {
        let Some((own, after)) = whites.split_first() else { return Some(Vec::new()) };
        blacks.iter().filter(|other| party.may_meet(*own, **other)).find_map(|other| {
            let rest: Vec<usize> = blacks.iter().copied().filter(|it| it != other).collect();
            let mut tail = first_permutation(party, after, &rest)?;
            tail.insert(0, *other);
            Some(tail)
        })
    }

    fn check_bracket(party: &Party, seats: &[Seat], bracket: &[usize]) {
        let pairs = pair_bracket(party, seats, bracket, Shifters::AfterMiddle)
            .expect("its completion was asked");
        let whites: Vec<usize> = pairs.iter().map(|(own, _)| *own).collect();
        let mut blacks: Vec<usize> = pairs.iter().map(|(_, other)| *other).collect();
        let partners = blacks.clone();
        let order = |at: &usize| (seats[*at].average, party.player(*at).tpn);
        assert!(whites.is_sorted_by_key(order), "by average opponent, then number");
        blacks.sort_by_key(|at| party.player(*at).tpn);
        assert_eq!(first_permutation(party, &whites, &blacks), Some(partners));
        if bracket.iter().any(|at| !party.player(*at).colors.is_empty()) {
            let white = |at: &&usize| seats[**at].preference.color == Some(Color::White);
            let shifted =
                whites.iter().filter(|at| !white(at)).count() + blacks.iter().filter(white).count();
            assert_eq!(Some(shifted), fewest_shifted(party, seats, bracket));
        }
    }

    #[test]
    fn agrees_with_every_set_of_upfloaters_tried() {
        let mut compared = 0;
        small_rounds(System::Dubov(Readings::DEFAULT), 0..80, &mut |history, round, absent| {
            let Ok(party) = Party::new(history, round, absent, colors_allow) else { return };
            let Ok(made) = pair(history, round, absent, Readings::DEFAULT) else {
                let everybody = party.everybody();
                assert!(everybody.len() % 2 == 1 || !party.completes(&everybody));
                return;
            };
            let seats = seats(&party, history, round);
            let bye = |at: &usize| Some(party.player(*at).tpn) != made.bye;
            let left: Vec<usize> = party.everybody().into_iter().filter(bye).collect();
            let most = 2 + usize::from(history.rounds_planned.0) / 5;
            let number = |at: &usize| party.player(*at).tpn;
            let mut own: Vec<BTreeSet<Tpn>> = Vec::new();
            for bracket in brackets(&party, &seats, left, most) {
                check_bracket(&party, &seats, &bracket);
                own.push(bracket.iter().map(number).collect());
            }
            let inside = |white: Tpn, black: Tpn| {
                own.iter().any(|it| it.contains(&white) && it.contains(&black))
            };
            let all = made.boards.iter().all(|board| inside(board.white, board.black));
            assert!(all, "round {round} of {history:#?}: {own:?} {made:?}");
            compared += 1;
        });
        assert!(compared > 150, "{compared}");
    }
}
