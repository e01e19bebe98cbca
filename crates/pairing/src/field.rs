//! The players of one round as the pairing rules see them: pairing scores, colors, floats, meetings.

use std::collections::BTreeSet;

use tournament::history::{Cell, History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use crate::perfect::{Bits, Graph};

/// How badly a color is due (C.04.3 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Never played.
    None,
    /// As many games with either color: alternate.
    Mild,
    /// One game more with one color.
    Strong,
    /// Two games more with one color, or the same color in the last two games.
    Absolute,
}

/// A color preference (C.04.3 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preference {
    /// The color due, if any.
    pub color: Option<Color>,
    /// How badly.
    pub strength: Strength,
}

/// What a past round was for a player's score bracket (C.04.3 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// Met a lower score, or got points without playing.
    Down,
    /// Met a higher score.
    Up,
    /// Neither.
    None,
}

/// Why a player may not get the pairing-allocated bye (C.04.1, 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeBar {
    /// Had the pairing-allocated bye in this round.
    HadBye(RoundNo),
    /// Got at least the points of a win without playing in this round.
    PointsUnplayed(RoundNo),
}

/// One player about to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) tpn: Tpn,
    /// Pairing number among those who have arrived, for the color of odd numbers.
    pub(crate) number: usize,
    pub(crate) score: Points,
    /// Everybody met over the board, open games included.
    pub(crate) met: BTreeSet<Tpn>,
    /// Colors played, first to last, unplayed rounds left out.
    pub(crate) colors: Vec<Color>,
    pub(crate) preference: Preference,
    /// Games with White minus games with Black.
    pub(crate) color_difference: i32,
    /// The color of the last two games, if it was the same.
    pub(crate) repeated: Option<Color>,
    /// Floats in the previous round and in the one before.
    pub(crate) floats: [Float; 2],
    pub(crate) bye_bar: Option<ByeBar>,
    pub(crate) topscorer: bool,
}

/// Everybody present, in order of pairing score and number.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) players: Vec<Player>,
    pub(crate) absent: Vec<Tpn>,
    pub(crate) final_round: bool,
    prohibited: BTreeSet<(Tpn, Tpn)>,
}

impl Field {
    /// Reads the rounds before `round`.
    pub(crate) fn new(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Field {
        Field::read(history, round, |row| !absent.contains(&row.tpn) && !has_bye(row, round))
    }

    /// As if nobody were absent.
    pub(crate) fn everybody(history: &History, round: RoundNo) -> Field {
        Field::read(history, round, |_| true)
    }

    fn read(history: &History, round: RoundNo, is_present: impl Fn(&Row) -> bool) -> Field {
        let earlier = round.index();
        let mut rows: Vec<&Row> = history.players.iter().collect();
        rows.sort_by_key(|row| row.tpn);
        rows.dedup_by_key(|row| row.tpn);
        let final_round = history.rounds_planned.0 > 0 && round >= history.rounds_planned;
        let mut players = Vec::new();
        let mut away = Vec::new();
        let mut number = 0;
        for row in &rows {
            let present = is_present(row);
            // C.04.2 2: whoever has never been in a pairing has no number yet.
            if present || row.rounds.iter().take(earlier).any(|cell| in_pairing(*cell)) {
                number += 1;
            }
            if present {
                players.push(player(history, &rows, row, round, number, final_round));
            } else {
                away.push(row.tpn);
            }
        }
        players.sort_by_key(|player| (-player.score.0, player.tpn));
        Field { players, absent: away, final_round, prohibited: prohibited(history, round) }
    }

    /// Whether two players (by position) may meet: C1, prohibited pairs, C3.
    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.players[a], &self.players[b]);
        let met = a.met.contains(&b.tpn) || b.met.contains(&a.tpn);
        !met && !self.prohibits(a.tpn, b.tpn) && !self.color_clash(a, b)
    }

    /// All pairs that [`Field::may_meet`], by position; then vertices without edges.
    pub(crate) fn graph(&self, spare: usize) -> Graph {
        let n = self.players.len();
        let size = n + spare;
        let mut place = vec![None; usize::from(u16::MAX) + 1];
        for (at, player) in self.players.iter().enumerate() {
            place[usize::from(player.tpn.0)] = Some(at);
        }
        let everybody = Bits::of(size, 0..n);
        let mut graph = Graph::new(size);
        let absolute = |color| {
            let alike = Preference { color: Some(color), strength: Strength::Absolute };
            let players = self.players.iter().enumerate();
            players.filter(|(_, p)| p.preference == alike).map(|(at, _)| at).collect::<Vec<_>>()
        };
        for at in 0..n {
            graph.put_half(at, &everybody);
            graph.remove_half(at, at);
        }
        for alike in [absolute(Color::White), absolute(Color::Black)] {
            let without = everybody.clone().without(&Bits::of(size, alike.iter().copied()));
            for at in alike.iter().copied() {
                if !self.final_round {
                    graph.keep_half(at, &without);
                    continue;
                }
                for other in alike.iter().copied() {
                    if self.color_clash(&self.players[at], &self.players[other]) {
                        graph.remove_half(at, other);
                    }
                }
            }
        }
        for (at, player) in self.players.iter().enumerate() {
            for other in player.met.iter().filter_map(|tpn| place[usize::from(tpn.0)]) {
                graph.remove(at, other);
            }
        }
        for (a, b) in &self.prohibited {
            if let (Some(a), Some(b)) = (place[usize::from(a.0)], place[usize::from(b.0)]) {
                graph.remove(a, b);
            }
        }
        graph
    }

    /// Some of the players, in the order given.
    pub(crate) fn subset(&self, positions: &[usize]) -> Field {
        Field {
            players: positions.iter().map(|at| self.players[*at].clone()).collect(),
            absent: Vec::new(),
            final_round: self.final_round,
            prohibited: BTreeSet::new(),
        }
    }

    /// The same field with more pairs that may not meet, and more players who may not have the bye.
    pub(crate) fn barring(
        &self,
        pairs: impl IntoIterator<Item = (Tpn, Tpn)>,
        no_bye: &[Tpn],
    ) -> Field {
        let mut barred = self.clone();
        barred.prohibited.extend(pairs.into_iter().map(|(a, b)| (a.min(b), a.max(b))));
        for player in barred.players.iter_mut().filter(|player| no_bye.contains(&player.tpn)) {
            player.bye_bar = Some(player.bye_bar.unwrap_or(ByeBar::HadBye(RoundNo(0))));
        }
        barred
    }

    pub(crate) fn prohibits(&self, a: Tpn, b: Tpn) -> bool {
        self.prohibited.contains(&(a.min(b), a.max(b)))
    }

    /// C.04.3 C3: the same absolute preference, and no topscorer in the final round.
    pub(crate) fn color_clash(&self, a: &Player, b: &Player) -> bool {
        both_absolute_alike(a, b) && !(self.final_round && (a.topscorer || b.topscorer))
    }
}

/// Both have the same absolute preference.
pub(crate) fn both_absolute_alike(a: &Player, b: &Player) -> bool {
    a.preference.strength == Strength::Absolute
        && b.preference.strength == Strength::Absolute
        && a.preference.color == b.preference.color
}

/// The row says that the player sits this round out.
pub(crate) fn has_bye(row: &Row, round: RoundNo) -> bool {
    match row.rounds.get(round.index()) {
        Some(Cell::Bye(ByeKind::FullPoint | ByeKind::HalfPoint | ByeKind::ZeroPoint)) => true,
        Some(Cell::Bye(ByeKind::PairingAllocated))
        | Some(Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Open { .. })
        | None => false,
    }
}

fn in_pairing(cell: Cell) -> bool {
    cell.opponent().is_some() || cell == Cell::Bye(ByeKind::PairingAllocated)
}

/// Opponent and color of a game over the board. A game still open is being played.
pub(crate) fn played(cell: Cell) -> Option<(Tpn, Color)> {
    match cell {
        Cell::Game { opponent, color, .. } | Cell::Open { opponent, color } => {
            Some((opponent, color))
        }
        Cell::Forfeit { .. } | Cell::Bye(_) => None,
    }
}

/// Score before round `round`, with the virtual points of that round (C.04.7).
pub(crate) fn pairing_score(history: &History, row: &Row, round: RoundNo) -> Points {
    let real: Points =
        row.rounds.iter().take(round.index()).map(|cell| history.scoring.provisional(*cell)).sum();
    real + virtual_points(history, row.tpn, round)
}

/// Virtual points of a number in a round (TRF record 250).
pub(crate) fn virtual_points(history: &History, tpn: Tpn, round: RoundNo) -> Points {
    history
        .acceleration
        .iter()
        .filter(|record| {
            (record.first_round..=record.last_round).contains(&round)
                && (record.first..=record.last).contains(&tpn)
        })
        .map(|record| record.points)
        .sum()
}

fn player(
    history: &History,
    rows: &[&Row],
    row: &Row,
    round: RoundNo,
    number: usize,
    final_round: bool,
) -> Player {
    let earlier: Vec<Cell> = row.rounds.iter().take(round.index()).copied().collect();
    let games: Vec<(Tpn, Color)> = earlier.iter().filter_map(|cell| played(*cell)).collect();
    let colors: Vec<Color> = games.iter().map(|(_, color)| *color).collect();
    let color_difference: i32 =
        colors.iter().map(|color| if *color == Color::White { 1 } else { -1 }).sum();
    let repeated = match colors.as_slice() {
        [.., before, last] if before == last => Some(*last),
        _ => None,
    };
    let score = pairing_score(history, row, round);
    // C.04.3 1.8: more than half of what could be had so far.
    let most = history.scoring.win.max(history.scoring.draw);
    let half_of = i64::from(most.0) * round.index() as i64;
    Player {
        tpn: row.tpn,
        number,
        score,
        met: games.iter().map(|(opponent, _)| *opponent).collect(),
        preference: preference(&colors, color_difference, repeated),
        colors,
        color_difference,
        repeated,
        floats: [1, 2].map(|back| float(history, rows, row, round, back)),
        bye_bar: bye_bar(history, &earlier),
        topscorer: final_round && i64::from(score.0) * 2 > half_of,
    }
}

/// C.04.3 1.7: a difference of two comes before two equal colors running.
fn preference(colors: &[Color], difference: i32, repeated: Option<Color>) -> Preference {
    let lesser = if difference > 0 { Color::Black } else { Color::White };
    let (color, strength) = match (difference.abs(), repeated, colors.last()) {
        (2.., _, _) => (Some(lesser), Strength::Absolute),
        (_, Some(color), _) => (Some(color.other()), Strength::Absolute),
        (1, None, _) => (Some(lesser), Strength::Strong),
        (_, None, Some(last)) => (Some(last.other()), Strength::Mild),
        (_, None, None) => (None, Strength::None),
    };
    Preference { color, strength }
}

/// C.04.3 1.4, for the round `back` rounds before.
fn float(history: &History, rows: &[&Row], row: &Row, round: RoundNo, back: usize) -> Float {
    let Some(index) = round.index().checked_sub(back) else { return Float::None };
    let Some(cell) = row.rounds.get(index) else { return Float::None };
    let then = RoundNo(index as u8 + 1);
    let Some((opponent, _)) = played(*cell) else {
        let points = history.scoring.points(*cell);
        let gained = points > history.scoring.loss || *cell == Cell::Bye(ByeKind::PairingAllocated);
        return if gained { Float::Down } else { Float::None };
    };
    let Ok(at) = rows.binary_search_by_key(&opponent, |row| row.tpn) else { return Float::None };
    let own = pairing_score(history, row, then);
    match own.cmp(&pairing_score(history, rows[at], then)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// C.04.1, 4. Two half-point byes do not bar; one round must bring the points of a win.
fn bye_bar(history: &History, earlier: &[Cell]) -> Option<ByeBar> {
    let numbered = || earlier.iter().zip(1..=u8::MAX).map(|(cell, no)| (*cell, RoundNo(no)));
    let had = numbered().find(|(cell, _)| *cell == Cell::Bye(ByeKind::PairingAllocated));
    if let Some((_, round)) = had {
        return Some(ByeBar::HadBye(round));
    }
    numbered()
        .find(|(cell, _)| {
            played(*cell).is_none() && history.scoring.points(*cell) >= history.scoring.win
        })
        .map(|(_, round)| ByeBar::PointsUnplayed(round))
}

/// Pairs that the event keeps apart in a round.
pub(crate) fn prohibited(history: &History, round: RoundNo) -> BTreeSet<(Tpn, Tpn)> {
    let mut pairs = BTreeSet::new();
    for record in &history.prohibited {
        if !(record.first_round..=record.last_round).contains(&round) {
            continue;
        }
        for (at, a) in record.group.iter().enumerate() {
            for b in &record.group[at + 1..] {
                if a != b {
                    pairs.insert(((*a).min(*b), (*a).max(*b)));
                }
            }
        }
    }
    pairs
}
