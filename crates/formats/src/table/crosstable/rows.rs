//! The rows of a crosstable, and what other lists of the event say more of them.

use std::collections::{BTreeMap, HashMap};

use tournament::player::Title;
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::cell::{Colors, Raw, raw};
use super::report::Columns;
use super::{is_rank, read_points};
use crate::fold::search_key;
use crate::problem::{Kind, Place, Problem};
use crate::table::headings::{Column, Mapping, preview};
use crate::table::known_heads::is_points;
use crate::table::players::{ReadPlayer, read_players};
use crate::table::{Grid, GridRow};
use crate::trf::TrfResult;

/// A player and his rounds.
pub(super) struct Row {
    pub(super) player: ReadPlayer,
    /// Starting number.
    pub(super) number: Option<u16>,
    /// Rank, if the table has one.
    pub(super) rank: Option<u16>,
    /// Points, if the table has them.
    pub(super) points: Option<Points>,
    pub(super) cells: Vec<Cell>,
}

/// One round of one player.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub(super) raw: Raw,
    pub(super) color: Option<Color>,
    /// Where it stands.
    pub(super) place: Place,
}

impl Cell {
    /// Nothing said of a round.
    fn away() -> Cell {
        Cell { raw: Raw::Bye(ByeKind::ZeroPoint), color: None, place: Place::default() }
    }
}

/// Somebody in a round of a list, by starting number.
pub(super) struct Seat {
    pub(super) number: u16,
    pub(super) raw: Raw,
    pub(super) color: Option<Color>,
    pub(super) place: Place,
}

/// What the numbers in the cells are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reference {
    Number,
    Rank,
}

pub(super) struct Table {
    pub(super) rows: Vec<Row>,
    pub(super) problems: Vec<Problem>,
    pub(super) columns: Columns,
    /// What byes are worth, where a cell says both.
    pub(super) worths: HashMap<ByeKind, Points>,
    /// Codes of the tie-breaks that the tables name.
    pub(super) tie_breaks: Vec<String>,
    /// What the whole event is, where the table shows it.
    pub(super) planned: Option<Planned>,
}

/// A round robin whose rounds are known before they are played.
#[derive(Clone, Copy)]
pub(super) struct Planned {
    pub(super) system: &'static str,
    pub(super) rounds: u8,
}

impl Table {
    pub(super) fn row(
        &mut self,
        row: &GridRow,
        mut player: ReadPlayer,
        rounds: &[usize],
        colors: Colors,
        mapping: &Mapping,
        heads: &[String],
    ) {
        let rank = heads.iter().position(|head| is_rank(head)).and_then(|at| row.cells.get(at));
        let rank = rank.and_then(|cell| cell.trim_end_matches(['.', '=']).parse().ok());
        let points = heads.iter().position(|head| is_points(head)).and_then(|at| row.cells.get(at));
        let points = points.and_then(|cell| read_points(cell));
        // Titles stand under no heading in some tables.
        if player.title.is_none() && !mapping.columns.contains(&Some(Column::Title)) {
            let unnamed = heads.iter().zip(&row.cells).filter(|(head, _)| head.trim().is_empty());
            player.title = unnamed.filter_map(|(_, cell)| cell.parse::<Title>().ok()).next();
        }
        let mut cells = Vec::with_capacity(rounds.len());
        for column in rounds {
            let text = row.cells.get(*column).map(String::as_str).unwrap_or_default();
            let place = self.columns.place(row.line, Some(*column));
            let found = raw(text).unwrap_or_else(|| {
                self.problems.push(bad_cell(place.clone(), text));
                Raw::Bye(ByeKind::ZeroPoint)
            });
            // The letter says the kind, and what stands before it what this event gives for that.
            let found = match found {
                Raw::Lettered(kind, worth) => {
                    self.worths.entry(kind).or_insert(worth);
                    Raw::Bye(kind)
                }
                other => other,
            };
            let color = match found {
                Raw::Game { color: Some(letter), .. } => colors.color(letter),
                _ => None,
            };
            cells.push(Cell { raw: found, color, place });
        }
        self.rows.push(Row { number: player.number, rank, points, player, cells });
    }

    /// Starting numbers by name, of those whose name nobody else has.
    pub(super) fn names(&self) -> BTreeMap<String, u16> {
        let mut names: BTreeMap<String, Option<u16>> = BTreeMap::new();
        for row in &self.rows {
            let name = names.entry(search_key(&row.player.full_name()));
            name.and_modify(|it| *it = None).or_insert(row.number);
        }
        names.into_iter().filter_map(|(name, number)| Some((name, number?))).collect()
    }

    /// What a list of the same players says more of them.
    pub(super) fn complete(&mut self, grid: &Grid) {
        let mapping = preview(grid).mapping;
        let (players, _) = read_players(grid, &mapping);
        let known: BTreeMap<(Option<u16>, String), ReadPlayer> = players
            .into_iter()
            .filter(|player| player.number.is_some())
            .map(|player| ((player.number, search_key(&player.full_name())), player))
            .collect();
        for row in &mut self.rows {
            let own = &mut row.player;
            let Some(more) = known.get(&(row.number, search_key(&own.full_name()))) else {
                continue;
            };
            own.birth = own.birth.or(more.birth);
            own.sex = own.sex.or(more.sex);
            own.fide_id = own.fide_id.or(more.fide_id);
            own.title = own.title.or(more.title);
            if own.club.is_empty() {
                own.club.clone_from(&more.club);
            }
            if own.federation.is_empty() {
                own.federation.clone_from(&more.federation);
            }
            if own.ratings.is_empty() {
                own.ratings.clone_from(&more.ratings);
            }
        }
    }

    /// What the list of a round says more of the cells of the table: kinds of byes, whether a game is rated, results
    /// that the table does not have yet. Where they contradict each other the table counts.
    pub(super) fn refine(&mut self, rounds: &BTreeMap<u8, Vec<Seat>>, by: Reference, grid: &Grid) {
        let keys = self.keys(by);
        let rows: HashMap<u16, usize> = self.numbers();
        let mut count = 0;
        let mut first = None;
        for (round, seats) in rounds {
            for seat in seats {
                let row = rows.get(&seat.number).and_then(|at| self.rows.get_mut(*at));
                let at = usize::from(*round).wrapping_sub(1);
                let Some(cell) = row.and_then(|row| row.cells.get_mut(at)) else { continue };
                match refined(cell, seat, &keys) {
                    Some(better) => cell.raw = better,
                    None => {
                        count += 1;
                        first.get_or_insert_with(|| seat.place.clone());
                    }
                }
            }
        }
        if let Some(mut place) = first {
            place.part.clone_from(&grid.name);
            self.problems.push(Problem::new(place, Kind::ListContradictsTable { count }, ""));
        }
    }

    /// Adds rounds that follow those of the table, each with all its players.
    pub(super) fn later_rounds(&mut self, rounds: &BTreeMap<u8, Vec<Seat>>, by: Reference) {
        let keys = self.keys(by);
        let mut n_rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        while let Some(seats) = u8::try_from(n_rounds + 1).ok().and_then(|at| rounds.get(&at)) {
            let mut by_number: HashMap<u16, &Seat> = HashMap::with_capacity(seats.len());
            for seat in seats {
                by_number.entry(seat.number).or_insert(seat);
            }
            for row in &mut self.rows {
                row.cells.resize_with(n_rounds, Cell::away);
                let seat = row.number.and_then(|number| by_number.get(&number));
                row.cells.push(seat.map_or_else(Cell::away, |seat| Cell {
                    raw: keyed(seat.raw, &keys),
                    color: seat.color,
                    place: seat.place.clone(),
                }));
                // The points of the table are those before these rounds.
                row.points = None;
            }
            n_rounds += 1;
        }
    }

    fn numbers(&self) -> HashMap<u16, usize> {
        let rows = self.rows.iter().enumerate();
        rows.filter_map(|(at, row)| Some((row.number?, at))).collect()
    }

    /// What cells call a player, by starting number.
    fn keys(&self, by: Reference) -> HashMap<u16, u16> {
        self.rows.iter().filter_map(|row| Some((row.number?, Self::key(row, by)?))).collect()
    }

    pub(super) fn key(row: &Row, by: Reference) -> Option<u16> {
        match by {
            Reference::Number => row.number,
            Reference::Rank => row.rank,
        }
    }

    /// Numbers or ranks: whichever makes more of the games fit each other.
    pub(super) fn reference(&self) -> Reference {
        let fitting = |by: Reference| {
            let rows: HashMap<u16, &Row> =
                self.rows.iter().filter_map(|row| Some((Self::key(row, by)?, row))).collect();
            let fits = |(own, row): (&u16, &&Row)| {
                let games = row.cells.iter().enumerate().filter(|(round, cell)| {
                    let Raw::Game { number, .. } = cell.raw else { return false };
                    let other = rows.get(&number).and_then(|other| other.cells.get(*round));
                    let other = other.map(|cell| cell.raw);
                    matches!(other, Some(Raw::Game { number, .. }) if number == *own)
                });
                games.count()
            };
            rows.iter().map(fits).sum::<usize>()
        };
        // Where both fit, a table that ranks its rows counts by them.
        let ranks = fitting(Reference::Rank);
        if ranks > 0 && ranks >= fitting(Reference::Number) {
            Reference::Rank
        } else {
            Reference::Number
        }
    }
}

/// A cell of which nothing could be made.
pub(super) fn bad_cell(place: Place, text: &str) -> Problem {
    Problem::new(place, Kind::BadCell {}, text).expecting("12w1, 5b½, -1")
}

/// What a list has, with the opponent called as the cells of the table call him.
fn keyed(raw: Raw, keys: &HashMap<u16, u16>) -> Raw {
    match raw {
        Raw::Game { number, result, .. } => {
            let number = keys.get(&number).copied().unwrap_or(number);
            Raw::Game { number, color: None, result }
        }
        other => other,
    }
}

/// What table and list say together; `None` if they contradict each other.
fn refined(cell: &Cell, seat: &Seat, keys: &HashMap<u16, u16>) -> Option<Raw> {
    match (cell.raw, keyed(seat.raw, keys)) {
        (Raw::Game { number, result, .. }, Raw::Game { number: other, result: listed, .. }) => {
            let same_side =
                seat.color.is_none() || cell.color.is_none() || seat.color == cell.color;
            let result = together(result, listed).filter(|_| number == other && same_side)?;
            Some(Raw::Game { number, color: None, result })
        }
        (Raw::Worth(worth), Raw::Bye(kind)) => {
            let nothing = worth == Points::ZERO;
            (!nothing || kind == ByeKind::ZeroPoint).then_some(Raw::Bye(kind))
        }
        (Raw::Point, Raw::Bye(kind)) => (kind != ByeKind::ZeroPoint).then_some(Raw::Bye(kind)),
        // A bye that the scoring makes worth nothing.
        (Raw::Bye(ByeKind::ZeroPoint), Raw::Bye(kind)) => Some(Raw::Bye(kind)),
        (Raw::Bye(written), Raw::Bye(kind)) => (written == kind).then_some(Raw::Bye(kind)),
        (Raw::Bye(_) | Raw::Lettered(..) | Raw::Point | Raw::Worth(_), _)
        | (Raw::Game { .. }, _) => None,
    }
}

/// The result of the table, unrated if the list has it so, or that of the list where the table has none.
fn together(table: TrfResult, list: TrfResult) -> Option<TrfResult> {
    use TrfResult::{Draw, DrawUnrated, Loss, LossUnrated, Unfinished, Win, WinUnrated};
    match (table, list) {
        (Unfinished, listed) => Some(listed),
        (written, Unfinished) => Some(written),
        (Win, WinUnrated) | (Draw, DrawUnrated) | (Loss, LossUnrated) => Some(list),
        (WinUnrated, Win) | (DrawUnrated, Draw) | (LossUnrated, Loss) => Some(table),
        (written, listed) => (written == listed).then_some(written),
    }
}
