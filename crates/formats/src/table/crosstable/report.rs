//! A crosstable as the lines of a report, and the way back from a place in them to the tables of the arbiter.

use std::collections::{BTreeMap, HashMap, HashSet};

use tournament::history::Scoring;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::cell::Raw;
use super::rows::{Cell, Reference, Row, Table, bad_cell};
use super::{Crosstable, is_rank};
use crate::problem::{Kind, Place, Problem};
use crate::table::Grid;
use crate::table::headings::{Column, Mapping};
use crate::table::known_heads::is_points;
use crate::table::players::ReadPlayer;
use crate::trf::{
    TieBreakRecord, TieBreaks, TrfCell, TrfFile, TrfPlayer, TrfResult, WriteOptions,
    system_records, write,
};

/// Where in the tables each part of a report stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    columns: Columns,
    /// Rounds of the player in this line.
    rounds: BTreeMap<u32, Vec<Place>>,
}

impl Places {
    /// The place in the tables of a place in the report. A line that no table has is the file as a whole.
    pub fn of(&self, place: &Place) -> Place {
        let Some(rounds) = self.rounds.get(&place.line) else { return Place::whole() };
        let columns = &self.columns;
        let column = match place.column {
            0 => None,
            1..=8 => columns.number,
            9 => columns.sex,
            10..=13 => columns.title,
            14..=47 => columns.name,
            48..=52 => columns.rating,
            53..=56 => columns.federation,
            57..=68 => columns.id,
            69..=79 => columns.birth,
            80..=84 => columns.points,
            85..=90 => columns.rank,
            column => {
                let round = usize::try_from((column - 91) / 10).unwrap_or(usize::MAX);
                let cell = rounds.get(round).filter(|place| place.line > 0);
                return cell.cloned().unwrap_or_else(|| columns.place(place.line, None));
            }
        };
        columns.place(place.line, column)
    }
}

/// In which columns of its sheet the players stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Columns {
    part: Option<String>,
    number: Option<usize>,
    sex: Option<usize>,
    title: Option<usize>,
    name: Option<usize>,
    rating: Option<usize>,
    federation: Option<usize>,
    id: Option<usize>,
    birth: Option<usize>,
    points: Option<usize>,
    rank: Option<usize>,
}

impl Columns {
    pub(super) fn of(grid: &Grid, mapping: &Mapping) -> Columns {
        let at = |wanted: &dyn Fn(Column) -> bool| {
            mapping.columns.iter().position(|column| column.is_some_and(wanted))
        };
        let heads = mapping.heading_row.and_then(|row| grid.rows.get(row));
        let head = |is: fn(&str) -> bool| heads?.cells.iter().position(|cell| is(cell));
        Columns {
            part: grid.name.clone(),
            number: at(&|it| it == Column::Number),
            sex: at(&|it| it == Column::Sex),
            title: at(&|it| it == Column::Title),
            name: at(&|it| matches!(it, Column::FullName | Column::Surname)),
            rating: at(&|it| matches!(it, Column::Rating(_))),
            federation: at(&|it| it == Column::Federation),
            id: at(&|it| it == Column::FideId),
            birth: at(&|it| it == Column::Birth),
            points: head(is_points),
            rank: head(is_rank),
        }
    }

    /// A cell, or a row where the column is not known.
    pub(super) fn place(&self, line: u32, column: Option<usize>) -> Place {
        let column = column.map_or(0, |at| u32::try_from(at + 1).unwrap_or(u32::MAX));
        Place { line, column, part: self.part.clone() }
    }
}

impl Table {
    pub(super) fn report(mut self, name: &str, by: Reference) -> Crosstable {
        let whole = self.rows.iter().all(|row| row.number.is_some());
        // Starting numbers where everybody has one, else what the cells refer to.
        let number_of = |row: &Row| if whole { row.number } else { Self::key(row, by) };
        let numbers: HashMap<u16, u16> = self
            .rows
            .iter()
            .filter_map(|row| Some((Self::key(row, by)?, number_of(row)?)))
            .collect();
        let mut file = TrfFile::default();
        file.header.name = name.to_owned();
        file.header.scoring = self.scoring();
        file.header.rounds = self.planned.map(|it| RoundNo(it.rounds));
        if let Some(system) = self.planned.map(|it| it.system).or_else(|| self.round_robin()) {
            let records = system_records(system, false);
            (file.header.system, file.header.kind) = (records.code, records.words.to_owned());
        }
        if !self.tie_breaks.is_empty() {
            let codes = self.tie_breaks.clone();
            file.header.tie_breaks = Some(TieBreaks { record: TieBreakRecord::AfterPoints, codes });
        }
        self.settle_byes(&file.header.scoring);
        self.settle_colors(by);
        let cell = |cell: &Cell| match cell.raw {
            Raw::Game { number, result, .. } => TrfCell::Paired {
                opponent: Tpn(numbers.get(&number).copied().unwrap_or(number)),
                color: cell.color,
                result,
            },
            Raw::Bye(kind) | Raw::Lettered(kind, _) => TrfCell::Bye(kind),
            Raw::Point | Raw::Worth(_) => TrfCell::Bye(ByeKind::FullPoint),
        };
        let mut rows_of = BTreeMap::new();
        let mut clubs = BTreeMap::new();
        let mut places = Places { columns: self.columns, rounds: BTreeMap::new() };
        for row in &self.rows {
            let Some(number) = number_of(row) else { continue };
            rows_of.insert(number, row.player.row);
            let cells = row.cells.iter().map(|cell| cell.place.clone());
            places.rounds.insert(row.player.row, cells.collect());
            if !row.player.club.is_empty() {
                clubs.insert(Tpn(number), row.player.club.clone());
            }
            file.players.push(TrfPlayer {
                rounds: row.cells.iter().map(cell).collect(),
                points: row.points,
                ..person(&row.player, Tpn(number))
            });
        }
        let mut bytes = Vec::new();
        write(&file, WriteOptions::default(), &mut bytes).expect("writing to memory cannot fail");
        let report = in_rows(&bytes, &rows_of);
        Crosstable { report, problems: self.problems, clubs, places }
    }

    /// What a win, a draw and a loss are worth: what explains the points of the table best.
    fn scoring(&mut self) -> Scoring {
        let told = |mut scoring: Scoring| {
            for (kind, worth) in &self.worths {
                match kind {
                    ByeKind::PairingAllocated => scoring.pab = *worth,
                    ByeKind::FullPoint => scoring.win = *worth,
                    ByeKind::HalfPoint => scoring.draw = *worth,
                    ByeKind::ZeroPoint => scoring.absent = *worth,
                }
            }
            scoring
        };
        let rows = self.rows.iter().filter(|row| row.points.is_some()).count();
        let fitting = |scoring: &Scoring| {
            let fits = |row: &&Row| row.points.is_some() && row.points == points_of(row, scoring);
            self.rows.iter().filter(fits).count()
        };
        let usual = told(Scoring::default());
        let mut best = (usual, fitting(&usual));
        if rows > 1 && best.1 * 4 < rows * 3 {
            for scoring in other_scorings().map(told) {
                let fits = fitting(&scoring);
                if fits > best.1 {
                    best = (scoring, fits);
                }
            }
        }
        let (scoring, fits) = best;
        let scoring = if fits * 4 < rows * 3 { usual } else { scoring };
        if scoring == Scoring::default() {
            return scoring;
        }
        let kind = Kind::ScoringTaken {
            win: scoring.win.glyph(),
            draw: scoring.draw.glyph(),
            loss: scoring.loss.glyph(),
            pab: scoring.pab.glyph(),
        };
        let place = self.columns.place(0, None);
        self.problems.push(Problem::new(place, kind, ""));
        scoring
    }

    /// The kinds of byes of which the cells only say what they are worth.
    fn settle_byes(&mut self, scoring: &Scoring) {
        let n_rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let is_full = |raw: Raw| raw == Raw::Point || raw == Raw::Worth(scoring.pab);
        let given = Raw::Bye(ByeKind::PairingAllocated);
        for round in 0..n_rounds {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(round));
            let (full, told) = cells.fold((0, false), |(full, told), cell| {
                (full + usize::from(is_full(cell.raw)), told || cell.raw == given)
            });
            let one = full == 1 && !told;
            for row in &mut self.rows {
                let Some(cell) = row.cells.get_mut(round) else { continue };
                let kind = match cell.raw {
                    Raw::Game { .. } | Raw::Bye(_) | Raw::Lettered(..) => continue,
                    raw if is_full(raw) && one => ByeKind::PairingAllocated,
                    Raw::Point => ByeKind::FullPoint,
                    Raw::Worth(worth) if worth == scoring.win => ByeKind::FullPoint,
                    Raw::Worth(worth) if worth == scoring.draw => ByeKind::HalfPoint,
                    Raw::Worth(worth) if worth == scoring.pab => ByeKind::PairingAllocated,
                    Raw::Worth(worth) => {
                        if worth != scoring.absent {
                            self.problems.push(bad_cell(cell.place.clone(), &worth.glyph()));
                        }
                        ByeKind::ZeroPoint
                    }
                };
                cell.raw = Raw::Bye(kind);
            }
        }
    }

    /// Colors of games that no cell says: White goes to who had it less often so far, else to the first of the two.
    fn settle_colors(&mut self, by: Reference) {
        let keyed = self.rows.iter().enumerate();
        let at: HashMap<u16, usize> =
            keyed.filter_map(|(at, row)| Some((Self::key(row, by)?, at))).collect();
        let n_rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let mut whites = vec![0i32; self.rows.len()];
        let mut count = 0;
        for round in 0..n_rounds {
            for own in 0..self.rows.len() {
                let row = &self.rows[own];
                let Some(cell) = row.cells.get(round) else { continue };
                let Raw::Game { number, .. } = cell.raw else { continue };
                if let Some(color) = cell.color {
                    whites[own] += if color == Color::White { 1 } else { -1 };
                    continue;
                }
                let other = at.get(&number).copied().filter(|other| *other != own);
                let back = other.and_then(|it| self.rows[it].cells.get(round));
                let mutual = back.is_some_and(|cell| {
                    let Raw::Game { number, .. } = cell.raw else { return false };
                    cell.color.is_none() && Some(number) == Self::key(row, by)
                });
                let (Some(other), true) = (other, mutual) else { continue };
                let white = if whites[other] < whites[own] { other } else { own };
                for (side, color) in
                    [(white, Color::White), (if white == own { other } else { own }, Color::Black)]
                {
                    self.rows[side].cells[round].color = Some(color);
                }
                // The other one is counted when his row comes, if it has not come yet.
                whites[own] += if white == own { 1 } else { -1 };
                if other < own {
                    whites[other] += if white == other { 1 } else { -1 };
                }
                count += 1;
            }
        }
        if count > 0 {
            let place = self.columns.place(0, None);
            self.problems.push(Problem::new(place, Kind::ColorsNotStated { count }, ""));
        }
    }

    /// Everybody against everybody, as often: once or twice.
    fn round_robin(&self) -> Option<&'static str> {
        let players = self.rows.len();
        let rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let (system, cycles) = match rounds {
            0 => return None,
            _ if rounds == (players - 1) | 1 => ("berger", 1),
            _ if rounds == ((players - 1) | 1) * 2 => ("berger-double", 2),
            _ => return None,
        };
        let all = |row: &Row| {
            let games = row.cells.iter().filter_map(|cell| match cell.raw {
                Raw::Game { number, .. } => Some(number),
                Raw::Bye(_) | Raw::Lettered(..) | Raw::Point | Raw::Worth(_) => None,
            });
            let met: Vec<u16> = games.collect();
            let others: HashSet<u16> = met.iter().copied().collect();
            met.len() == (players - 1) * cycles && others.len() == players - 1
        };
        // Four players meet each other in three rounds of a Swiss too.
        (players > 4 && self.rows.iter().all(all)).then_some(system)
    }
}

/// What the cells of a row give; `None` if one of them says nothing of its worth.
fn points_of(row: &Row, scoring: &Scoring) -> Option<Points> {
    let worth = |cell: &Cell| {
        Some(match cell.raw {
            Raw::Game { result, .. } => match result {
                TrfResult::Win | TrfResult::WinUnrated | TrfResult::ForfeitWin => scoring.win,
                TrfResult::Draw | TrfResult::DrawUnrated => scoring.draw,
                TrfResult::Loss | TrfResult::LossUnrated => scoring.loss,
                TrfResult::ForfeitLoss => scoring.absent,
                TrfResult::Unfinished => Points::ZERO,
            },
            Raw::Bye(ByeKind::PairingAllocated) => scoring.pab,
            Raw::Bye(ByeKind::FullPoint) | Raw::Point => scoring.win,
            Raw::Bye(ByeKind::HalfPoint) => scoring.draw,
            Raw::Bye(ByeKind::ZeroPoint) => scoring.absent,
            Raw::Lettered(_, worth) => worth,
            Raw::Worth(worth) => {
                let all = [scoring.win, scoring.draw, scoring.pab, scoring.absent];
                return Some(worth).filter(|it| all.contains(it));
            }
        })
    };
    row.cells.iter().map(worth).sum()
}

/// Other values than 1, ½ and 0 that tournaments use, and byes that are worth a draw or nothing.
fn other_scorings() -> impl Iterator<Item = Scoring> {
    let games = [(10, 5, 0), (30, 10, 0), (20, 10, 0), (30, 20, 10), (30, 15, 0)];
    games.into_iter().flat_map(|(win, draw, loss)| {
        let [win, draw, loss] = [win, draw, loss].map(Points);
        let pabs = [win, draw, loss];
        pabs.into_iter().map(move |pab| Scoring {
            win,
            draw,
            loss,
            pab,
            absent: Points::ZERO,
            unknown: draw,
        })
    })
}

fn person(player: &ReadPlayer, number: Tpn) -> TrfPlayer {
    TrfPlayer {
        number,
        sex: player.sex,
        title: player.title,
        name: player.full_name(),
        rating: player.ratings.first().map(|(_, value)| *value),
        federation: player.federation.clone(),
        fide_id: player.fide_id,
        birth: player.birth,
        points: None,
        rank: None,
        rounds: Vec::new(),
        odd: Vec::new(),
    }
}

/// The lines of a report with each player in the line of his row, the others below.
fn in_rows(report: &[u8], rows_of: &BTreeMap<u16, u32>) -> Vec<u8> {
    let text = String::from_utf8_lossy(report);
    let (players, others): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with("001 "));
    let last = rows_of.values().max().copied().unwrap_or(0);
    let mut lines = vec![""; usize::try_from(last).unwrap_or(0)];
    for line in players {
        let number = line.get(4..8).and_then(|text| text.trim().parse().ok());
        let row = number.and_then(|number: u16| rows_of.get(&number)).copied().unwrap_or(last);
        if let Some(place) = usize::try_from(row).ok().and_then(|row| lines.get_mut(row.max(1) - 1))
        {
            *place = line;
        }
    }
    lines.extend(others);
    // The last line ends as the others do.
    lines.push("");
    lines.join("\r\n").into_bytes()
}
