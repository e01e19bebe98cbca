//! Double-Swiss System, C.04.5 (2026): every round is a match of two games with colors reversed.
//!
//! **Not verified against the FIDE text**; from notes on it.
//!
//! | Article | What | Where |
//! |---|---|---|
//! | C1 | no second match | [`Match`]; unplayed only if somebody forfeits both games |
//! | C2 | no bye after a bye, a match won by forfeit, a full-point bye | [`bye_bar`] |
//! | C3, C4, C5 | completion, fewest upfloaters, of the highest scores | [`choose_upfloaters`] |
//! | C6, C7 | the next scoregroup stays whole; floaters of the match before | [`pair`] |
//! | C8 | opponents of upfloaters who floated | [`pair`] |
//! | colors | first game | [`color`] |
//!
//! Where the notes leave room there is a switch in [`Readings`].
//!
//! Reports have one column a game, so a match takes two rounds of the history; an odd round
//! draws, the even one after it repeats the pairs with colors reversed, and so does the bye.

use std::collections::BTreeSet;

use tournament::history::{Cell, History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color};

use super::party::{
    Party, by_identifier, by_number, choose_upfloaters, last_difference, score_before,
};
use super::{Board, ColorBecause, NoRound, Round, UpfloaterScores};
use crate::field::{ByeBar, Field, has_bye};

/// Everybody before a match, with what the criteria look at.
pub(super) struct Situation {
    pub(super) party: Party,
    matches: Vec<Vec<Match>>,
    /// C2: why somebody may not have the bye.
    pub(super) bars: Vec<Option<ByeBar>>,
    /// Who met another score in the match before; nobody in the last round.
    pub(super) floated: Vec<bool>,
    pub(super) readings: Readings,
}

impl Situation {
    pub(super) fn new(
        history: &History,
        round: RoundNo,
        absent: &BTreeSet<Tpn>,
        readings: Readings,
    ) -> Result<Situation, NoRound> {
        let field = Field::new(history, round, absent);
        let rows: Vec<&Row> = field.players.iter().filter_map(|it| history.row(it.tpn)).collect();
        let matches: Vec<Vec<Match>> = rows.iter().map(|row| matches(row, round)).collect();
        let party = Party::of(field, history, |field, a, b| {
            let other = field.players[b].tpn;
            !matches[a].iter().any(|it| it.opponent == Some(other) && it.played)
        })?;
        let last = history.rounds_planned.0 > 0 && round.0 + 1 >= history.rounds_planned.0;
        let bars = rows.iter().map(|row| bye_bar(row, round)).collect();
        let floated = rows.iter().map(|row| !last && floated_before(history, row, round)).collect();
        Ok(Situation { party, matches, bars, floated, readings })
    }

    /// Matches played.
    pub(super) fn n_played(&self, at: usize) -> usize {
        self.matches[at].iter().filter(|it| it.played).count()
    }

    /// The color of the higher ranked in the first game.
    pub(super) fn color(&self, higher: usize, lower: usize) -> (Color, ColorBecause) {
        let matches = &self.matches;
        color(&self.party, (higher, &matches[higher]), (lower, &matches[lower]))
    }
}

/// Where the notes leave room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Readings {
    /// C5: in which order scores of upfloaters are compared.
    pub upfloaters: UpfloaterScores,
}

impl Readings {
    pub(super) const DEFAULT: Readings = Readings { upfloaters: UpfloaterScores::LowestFirst };
}

/// Draws a match in an odd round, and its second game in the even round after it.
pub(super) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    readings: Readings,
) -> Result<Round, NoRound> {
    if round.0.is_multiple_of(2) && round.0 > 0 {
        return Ok(second_game(history, round, absent));
    }
    let situation = Situation::new(history, round, absent, readings)?;
    let Situation { party, matches, bars, .. } = &situation;
    let mut left = party.everybody();
    // The bye: legal rest, lowest score, most matches, largest number.
    let bye = party.take_bye(
        &mut left,
        |at| bars[at].is_none(),
        |at| {
            (
                party.score(at),
                std::cmp::Reverse(situation.n_played(at)),
                std::cmp::Reverse(party.player(at).tpn),
            )
        },
    )?;
    let floated = |at: usize| situation.floated[at];
    let mut boards = Vec::new();
    while !left.is_empty() {
        let n_floated = |set: &[usize]| set.iter().filter(|at| floated(**at)).count() as i128;
        let scores = readings.upfloaters;
        let ups =
            choose_upfloaters(party, &left, scores, &|_, _| vec![0, 0], &|_, chosen, rest| {
                let next = &rest[..party.top_group(rest)];
                // C6: beyond the one that an odd group costs anyway.
                vec![(party.n_alone(next) - next.len() % 2) as i128, n_floated(chosen)]
            })?;
        let top = party.top_group(&left);
        let bracket: Vec<usize> = left[..top].iter().chain(&ups).copied().collect();
        let cost = |a: usize, b: usize| {
            let met_from_below =
                |own: usize, other: usize| !ups.contains(&own) && ups.contains(&other);
            i128::from(met_from_below(a, b) && floated(a))
                + i128::from(met_from_below(b, a) && floated(b))
        };
        let pairs = by_identifier(party, &bracket, &cost).ok_or(NoRound::NoLegalPairing)?;
        for (a, b) in pairs {
            let (higher, lower) = (a.min(b), a.max(b));
            let granted = color(party, (higher, &matches[higher]), (lower, &matches[lower]));
            boards.push(party.board(higher, lower, granted));
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

/// One match of somebody.
struct Match {
    opponent: Option<Tpn>,
    /// Color of its first game.
    color: Option<Color>,
    played: bool,
}

fn matches(row: &Row, before: RoundNo) -> Vec<Match> {
    let earlier = &row.rounds[..row.rounds.len().min(before.index())];
    earlier
        .chunks(2)
        .map(|games| {
            let color = games.first().and_then(|cell| match cell {
                Cell::Game { color, .. }
                | Cell::Forfeit { color, .. }
                | Cell::Open { color, .. } => Some(*color),
                Cell::Bye(_) => None,
            });
            let opponent = games.iter().find_map(|cell| cell.opponent());
            let all_forfeit = |as_won: bool| {
                games.iter().all(|cell| matches!(cell, Cell::Forfeit { won, .. } if *won == as_won))
            };
            let played = opponent.is_some() && !all_forfeit(true) && !all_forfeit(false);
            Match { opponent, color: color.filter(|_| played), played }
        })
        .collect()
}

/// C2: a bye, or a match won by forfeit, before.
pub(super) fn bye_bar(row: &Row, before: RoundNo) -> Option<ByeBar> {
    let earlier = &row.rounds[..row.rounds.len().min(before.index())];
    let of_match = |(games, first): (&[Cell], u8)| {
        let had = |kind: ByeKind| games.contains(&Cell::Bye(kind));
        let won = games.iter().all(|cell| matches!(cell, Cell::Forfeit { won: true, .. }));
        if had(ByeKind::PairingAllocated) {
            Some(ByeBar::HadBye(RoundNo(first)))
        } else if had(ByeKind::FullPoint) || won {
            Some(ByeBar::PointsUnplayed(RoundNo(first)))
        } else {
            None
        }
    };
    earlier.chunks(2).zip((1..=u8::MAX).step_by(2)).find_map(of_match)
}

/// Met another score, either way, in the match before.
fn floated_before(history: &History, row: &Row, round: RoundNo) -> bool {
    let Some(first) = round.0.checked_sub(2).filter(|it| *it > 0).map(RoundNo) else {
        return false;
    };
    let games = row.rounds.iter().skip(first.index()).take(2);
    let opponent = games.filter_map(|cell| cell.opponent()).next().and_then(|it| history.row(it));
    opponent.is_some_and(|it| score_before(history, it, first) != score_before(history, row, first))
}

/// Who has White in the first game.
fn color(
    party: &Party,
    (higher, own): (usize, &[Match]),
    (_, other): (usize, &[Match]),
) -> (Color, ColorBecause) {
    let colors = |matches: &[Match]| matches.iter().filter_map(|it| it.color).collect::<Vec<_>>();
    let (mine, theirs) = (colors(own), colors(other));
    if mine.is_empty() && theirs.is_empty() {
        return (by_number(party.player(higher), party.initial), ColorBecause::Initial);
    }
    let whites = |colors: &[Color]| colors.iter().filter(|it| **it == Color::White).count();
    match whites(&mine).cmp(&whites(&theirs)) {
        std::cmp::Ordering::Less => return (Color::White, ColorBecause::FewerWhites),
        std::cmp::Ordering::Greater => return (Color::Black, ColorBecause::FewerWhites),
        std::cmp::Ordering::Equal => {}
    }
    if let Some(had) = last_difference(&mine, &theirs) {
        return (had.other(), ColorBecause::Alternate);
    }
    match (mine.last(), theirs.last()) {
        (Some(last), _) => (last.other(), ColorBecause::HigherRanked),
        (None, Some(last)) => (*last, ColorBecause::LowerRanked),
        (None, None) => (by_number(party.player(higher), party.initial), ColorBecause::Initial),
    }
}

/// The same pairs as in the round before, colors reversed.
///
/// The notes do not say what becomes of a match after whose first game somebody leaves. A match is unplayed only
/// where somebody forfeits both games, so that one alone can be forfeited: the second game stays on its board, and
/// who does not come loses it by forfeit. Who had no opponent in the first game has none in the second.
fn second_game(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Round {
    let before = RoundNo(round.0 - 1);
    let first = crate::check::paired(history, before);
    let score = |tpn: Tpn| {
        history.row(tpn).map_or_else(Default::default, |row| score_before(history, row, before))
    };
    let mut boards: Vec<Board> = first
        .pairs
        .iter()
        .map(|(white, black)| Board {
            white: *black,
            black: *white,
            higher: if (score(*black), *white) > (score(*white), *black) { *black } else { *white },
            white_score: score(*black),
            black_score: score(*white),
            color: ColorBecause::Table,
        })
        .collect();
    boards.sort_by_key(|board| {
        let (white, black) = (board.white_score, board.black_score);
        (-white.max(black).0, -(white + black).0, board.higher)
    });
    let plays: BTreeSet<Tpn> = first.pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let mut away: BTreeSet<Tpn> = absent.iter().copied().filter(|it| !plays.contains(it)).collect();
    away.extend(history.players.iter().filter(|row| has_bye(row, round)).map(|row| row.tpn));
    let bye = first.bye.filter(|tpn| !away.contains(tpn));
    away.retain(|it| !plays.contains(it));
    let alone =
        |row: &&Row| !plays.contains(&row.tpn) && !away.contains(&row.tpn) && bye != Some(row.tpn);
    let free = history.players.iter().filter(alone).map(|row| row.tpn).collect();
    Round { boards, bye, free, absent: away.into_iter().collect() }
}

#[cfg(test)]
mod tests {
    use crate::systems::System;
    use crate::systems::literal::{candidates, small_rounds};
    use crate::systems::party::{Party, by_identifier};

    /// The first identifier among all complete pairings of the whole party.
    #[test]
    fn the_first_identifier_is_found() {
        let mut compared = 0;
        small_rounds(
            System::DoubleSwiss(super::Readings::DEFAULT),
            0..40,
            &mut |history, round, absent| {
                let Ok(party) = Party::new(history, round, absent, |_, _| true) else { return };
                let everybody = party.everybody();
                // A cost that does not follow the order, so that the two pull apart.
                let cost = |a: usize, b: usize| ((a * 7 + b * 5) % 3) as i128;
                let cost = |a: usize, b: usize| cost(a.min(b), a.max(b));
                let found = by_identifier(&party, &everybody, &cost);
                let expected = candidates(&party, &everybody)
                    .into_iter()
                    .filter(|(_, alone)| alone.is_empty())
                    .map(|(pairs, _)| {
                        let mut pairs: Vec<(usize, usize)> = pairs
                            .into_iter()
                            .map(|(a, b)| {
                                if party.player(a).tpn < party.player(b).tpn {
                                    (a, b)
                                } else {
                                    (b, a)
                                }
                            })
                            .collect();
                        pairs.sort_by_key(|(a, _)| party.player(*a).tpn);
                        pairs
                    })
                    .min_by_key(|pairs| {
                        let tpn = |at: usize| party.player(at).tpn;
                        let firsts: Vec<_> = pairs.iter().map(|(a, _)| tpn(*a)).collect();
                        let partners: Vec<_> = pairs.iter().map(|(_, b)| tpn(*b)).collect();
                        (pairs.iter().map(|(a, b)| cost(*a, *b)).sum::<i128>(), firsts, partners)
                    });
                assert_eq!(found, expected);
                compared += 1;
            },
        );
        assert!(compared > 100, "{compared}");
    }
}
