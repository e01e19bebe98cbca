//! From a report to the rows that pairing and standings need, and back.

use std::collections::{BTreeMap, HashMap};

use tournament::history::{Acceleration, Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

use super::{Header, TrfCell, TrfFile, TrfPlayer, TrfResult};

/// Whether numbers in records 240 to 299 name teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Competitors {
    /// Numbers are players.
    Players,
    /// Record 310 is there: numbers are teams, and those records say nothing about players.
    Teams,
}

impl TrfFile {
    /// Rounds paired: up to the last in which anyone has an opponent or a pairing-allocated bye.
    pub fn paired_rounds(&self) -> RoundNo {
        let is_paired = |cell: &TrfCell| match cell {
            TrfCell::Paired { .. } => true,
            TrfCell::Bye(kind) => *kind == ByeKind::PairingAllocated,
            TrfCell::Empty => false,
        };
        let last = |player: &TrfPlayer| player.rounds.iter().rposition(is_paired);
        let count = self.players.iter().filter_map(last).max().map_or(0, |last| last + 1);
        RoundNo(u8::try_from(count).unwrap_or(u8::MAX))
    }

    /// What numbers in records 240 to 299 name.
    pub fn competitors(&self) -> Competitors {
        if self.teams.lines.iter().any(|line| line.code == "310") {
            Competitors::Teams
        } else {
            Competitors::Players
        }
    }

    /// What results are worth to players. In a team event record 162 says what a bye is worth to the team: the
    /// players who did not play have nothing of it.
    pub fn player_scoring(&self) -> Scoring {
        match self.competitors() {
            Competitors::Players => self.header.scoring,
            Competitors::Teams => Scoring { pab: Points::ZERO, ..self.header.scoring },
        }
    }

    /// The competition as numbers, without rounds that are only announced.
    ///
    /// Rows are in order of pairing number, each number once (the first record counts), all of one
    /// length. An opponent who is not in the file becomes a bye worth what the result was. In team
    /// tournaments acceleration and prohibitions belong to teams and are left out.
    pub fn history(&self) -> History {
        let n_rounds = usize::from(self.paired_rounds().0);
        let by_number = self.by_number();
        let mut numbers: Vec<(&Tpn, &usize)> = by_number.iter().collect();
        numbers.sort_unstable();
        let players = numbers
            .into_iter()
            .map(|(_, index)| self.row(&self.players[*index], n_rounds, &by_number))
            .collect();
        let rounds_planned =
            self.header.rounds.unwrap_or(RoundNo(n_rounds.try_into().unwrap_or(u8::MAX)));
        let individual = self.competitors() == Competitors::Players;
        let acceleration =
            self.acceleration.iter().filter(|_| individual).map(|entry| Acceleration {
                points: entry.points.or(entry.match_points).unwrap_or(Points::ZERO),
                first_round: entry.first_round,
                last_round: entry.last_round,
                first: entry.first,
                last: entry.last,
            });
        History {
            rounds_planned,
            scoring: self.player_scoring(),
            initial_color: self.header.initial_color,
            players,
            acceleration: acceleration.collect(),
            prohibited: if individual { self.prohibited.clone() } else { Vec::new() },
        }
    }

    /// Who will not be there in the round after the last one paired, and with which bye: from the
    /// players' lines, record 240 and `XXZ`. If they differ, the player's line counts.
    pub fn absent_in_next_round(&self) -> BTreeMap<Tpn, ByeKind> {
        let next = self.paired_rounds().next();
        let mut absent = BTreeMap::new();
        for ((round, number), kind) in self.announced() {
            if round == next {
                absent.insert(number, kind);
            }
        }
        for player in &self.players {
            if let Some(TrfCell::Bye(kind)) = player.rounds.get(next.index()) {
                absent.insert(player.number, *kind);
            }
        }
        absent
    }

    /// A report of a history: header fields that follow from it, and one record a row.
    pub fn from_history(history: &History) -> TrfFile {
        let n_rounds = history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
        let last = RoundNo(u8::try_from(n_rounds).unwrap_or(u8::MAX));
        let scores: Vec<Points> =
            history.players.iter().map(|row| history.score(row, last)).collect();
        let rank_of = |score: Points| scores.iter().filter(|other| **other > score).count() + 1;
        let mut ranks: HashMap<Points, u16> = HashMap::new();
        let players = history.players.iter().zip(&scores).map(|(row, score)| TrfPlayer {
            number: row.tpn,
            sex: None,
            title: row.title,
            name: row.name.clone(),
            rating: row.rating,
            federation: row.federation.clone(),
            fide_id: None,
            birth: None,
            points: Some(*score),
            rank: Some(
                *ranks
                    .entry(*score)
                    .or_insert_with(|| rank_of(*score).try_into().unwrap_or(u16::MAX)),
            ),
            rounds: (0..n_rounds)
                .map(|round| {
                    row.rounds
                        .get(round)
                        .map_or(TrfCell::Bye(ByeKind::ZeroPoint), |cell| (*cell).into())
                })
                .collect(),
            odd: Vec::new(),
        });
        let players: Vec<TrfPlayer> = players.collect();
        TrfFile {
            header: Header {
                n_players: u32::try_from(players.len()).ok(),
                n_rated: u32::try_from(
                    players.iter().filter(|player| player.rating.is_some()).count(),
                )
                .ok(),
                rounds: Some(history.rounds_planned),
                initial_color: history.initial_color,
                scoring: history.scoring,
                ..Header::default()
            },
            players,
            acceleration: history
                .acceleration
                .iter()
                .map(|entry| super::TrfAcceleration {
                    match_points: None,
                    points: Some(entry.points),
                    first_round: entry.first_round,
                    last_round: entry.last_round,
                    first: entry.first,
                    last: entry.last,
                })
                .collect(),
            prohibited: history.prohibited.clone(),
            ..TrfFile::default()
        }
    }

    /// First record of each number.
    pub(super) fn by_number(&self) -> HashMap<Tpn, usize> {
        self.players
            .iter()
            .enumerate()
            .rev()
            .map(|(index, player)| (player.number, index))
            .collect()
    }

    /// Record 240 by round and number; the first of several counts. Empty for teams.
    pub(super) fn announced(&self) -> BTreeMap<(RoundNo, Tpn), ByeKind> {
        let mut announced = BTreeMap::new();
        if self.competitors() == Competitors::Players {
            for bye in &self.byes {
                for number in &bye.numbers {
                    announced.entry((bye.round, *number)).or_insert(bye.kind);
                }
            }
        }
        announced
    }

    fn row(&self, player: &TrfPlayer, n_rounds: usize, by_number: &HashMap<Tpn, usize>) -> Row {
        let rounds = (0..n_rounds).map(|index| {
            match player.rounds.get(index).copied().unwrap_or(TrfCell::Empty) {
                TrfCell::Paired { opponent, color, result } => {
                    let other = by_number.get(&opponent).map(|index| &self.players[*index]);
                    let other = other.filter(|other| other.number != player.number);
                    match other {
                        Some(other) => {
                            let color =
                                color.unwrap_or_else(|| deduced_color(player, other, index));
                            paired(opponent, color, result)
                        }
                        // Nobody is beaten who is not there, or who is oneself: the round counts
                        // as missed, and the reading says so.
                        None => Cell::Bye(ByeKind::ZeroPoint),
                    }
                }
                TrfCell::Empty => Cell::Bye(ByeKind::ZeroPoint),
                TrfCell::Bye(kind) => Cell::Bye(kind),
            }
        });
        Row {
            tpn: player.number,
            name: player.name.clone(),
            rating: player.rating,
            title: player.title,
            federation: player.federation.clone(),
            rounds: rounds.collect(),
        }
    }
}

/// A color that is not written: the other than the opponent's, or White for the lower number.
fn deduced_color(player: &TrfPlayer, other: &TrfPlayer, round: usize) -> Color {
    match other.rounds.get(round) {
        Some(TrfCell::Paired { color: Some(color), opponent, .. })
            if *opponent == player.number =>
        {
            color.other()
        }
        _ if player.number < other.number => Color::White,
        _ => Color::Black,
    }
}

fn paired(opponent: Tpn, color: Color, result: TrfResult) -> Cell {
    let game = |score, rated| Cell::Game { opponent, color, score, rated };
    match result {
        TrfResult::Win => game(Score::Win, true),
        TrfResult::Draw => game(Score::Draw, true),
        TrfResult::Loss => game(Score::Loss, true),
        TrfResult::WinUnrated => game(Score::Win, false),
        TrfResult::DrawUnrated => game(Score::Draw, false),
        TrfResult::LossUnrated => game(Score::Loss, false),
        TrfResult::ForfeitWin => Cell::Forfeit { opponent, color, won: true },
        TrfResult::ForfeitLoss => Cell::Forfeit { opponent, color, won: false },
        TrfResult::Unfinished => Cell::Open { opponent, color },
    }
}

impl From<Cell> for TrfCell {
    fn from(cell: Cell) -> TrfCell {
        match cell {
            Cell::Bye(kind) => TrfCell::Bye(kind),
            Cell::Open { opponent, color } => {
                TrfCell::Paired { opponent, color: Some(color), result: TrfResult::Unfinished }
            }
            Cell::Forfeit { opponent, color, won } => {
                TrfCell::Paired { opponent, color: Some(color), result: TrfResult::of_forfeit(won) }
            }
            Cell::Game { opponent, color, score, rated } => TrfCell::Paired {
                opponent,
                color: Some(color),
                result: TrfResult::of_game(score, rated),
            },
        }
    }
}
