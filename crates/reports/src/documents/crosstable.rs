//! Crosstables: of a Swiss by rank or by starting number, cells `12w1`, `5b½`, `3b0`, `12w+`, `-½`; and the grid of a round robin.
//!
//! The letters for the colors follow the language (`w b`, in Spanish `b n`); the line above the table says so.

use i18n::{Language, args};
use tournament::player::Title;
use tournament::points::Points;
use tournament::round::Color;

use crate::Kind;
use crate::model::{Block, Column, Document, Span, Table};

use super::{Heading, Words, align_decimals, number, ranks, tiebreak_legend, title_code};

/// A crosstable.
#[derive(Clone, Debug, PartialEq)]
pub struct Crosstable {
    /// What the rows are ordered by, and what the numbers in the cells are.
    pub order: Order,
    /// How many rounds have a column.
    pub rounds: u8,
    /// The rows in that order.
    pub rows: Vec<CrosstableRow>,
    /// The names of the tie-breaks, worded in the language of the document.
    pub tiebreaks: Vec<String>,
}

/// Order of a crosstable. The numbers of the opponents are always those of the first column, never the rank of an earlier round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// By rank; the cells name opponents by position, which is the rank where nobody shares one.
    Rank,
    /// By starting number; the cells name opponents by starting number.
    Number,
}

/// A participant in a crosstable.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CrosstableRow {
    /// Rank, 0 for those who have no place.
    pub rank: u16,
    /// Position in the table: by rank, cells name opponents by it.
    pub position: u16,
    /// Starting number.
    pub number: Option<u16>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Name.
    pub name: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Federation.
    pub federation: String,
    /// One cell a round.
    pub cells: Vec<Cell>,
    /// Points.
    pub points: Points,
    /// The tie-breaks in their order, with a decimal point if they have one.
    pub tiebreaks: Vec<String>,
}

/// What somebody did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Not paired yet.
    Empty,
    /// A game, played or not.
    Game {
        /// The opponent's number in the sense of the table's order.
        opponent: u16,
        /// The color of the one whose row it is.
        color: Color,
        /// What came of it.
        mark: Mark,
    },
    /// No opponent: a bye or an absence, and what it counts.
    NoOpponent(Points),
}

/// What somebody got from a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Won over the board.
    Win,
    /// Drawn.
    Draw,
    /// Lost over the board.
    Loss,
    /// Won without playing.
    ForfeitWin,
    /// Lost without playing.
    ForfeitLoss,
    /// Not ended.
    Open,
}

impl Mark {
    fn sign(self) -> char {
        match self {
            Mark::Win => '1',
            Mark::Draw => '½',
            Mark::Loss => '0',
            Mark::ForfeitWin => '+',
            Mark::ForfeitLoss => '-',
            Mark::Open => '*',
        }
    }
}

/// A crosstable by rank or by starting number.
pub fn crosstable(language: Language, heading: &Heading, table: &Crosstable) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    // Ranks that are shared point to no single row: then positions stand beside them.
    let shared =
        table.order == Order::Rank && table.rows.iter().any(|row| row.rank != row.position);
    let (kind, first, last, order) = match table.order {
        Order::Rank if shared => {
            (Kind::Crosstable, "position", "number", "report-crosstable-by-position")
        }
        Order::Rank => (Kind::Crosstable, "rank", "number", "report-crosstable-by-rank"),
        Order::Number => {
            (Kind::CrosstableByNumber, "number", "rank", "report-crosstable-by-number")
        }
    };
    let mut columns = vec![
        Column::number(head(first)).bold(),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::number(head("rating")),
        Column::word(head("federation")),
    ];
    columns.extend(
        (1..=table.rounds).map(|round| {
            Column::sign(words.with("report-head-round", &args! { "round" => round }))
        }),
    );
    columns.extend([
        Column::number(head("points")).bold(),
        Column::number(head("rank")).bold(),
        Column::number(head(last)),
    ]);
    columns.extend((0..table.tiebreaks.len()).map(|at| {
        Column::number(words.with("report-head-tiebreak", &args! { "number" => at + 1 }))
    }));
    let shown = ranks(&table.rows.iter().map(|row| row.rank).collect::<Vec<_>>());
    let mut rows: Vec<Vec<String>> =
        table.rows.iter().zip(shown).map(|(row, rank)| cells(&words, table, row, rank)).collect();
    if !shared {
        let rank = columns.len() - 2 - table.tiebreaks.len();
        rows.iter_mut().filter_map(|row| row.get_mut(rank)).for_each(String::clear);
    }
    align_decimals(&words, &mut rows, table.tiebreaks.len());
    let width = columns.len();
    let last_column = width - 1 - table.tiebreaks.len();
    let printed = Table { key_columns: 3, ..Table::list(columns, rows) }.without_empty(&[
        1,
        3,
        4,
        last_column - 1,
        last_column,
    ]);
    let legend = Block::Paragraph(vec![
        Span::plain(words.text(order)),
        Span::plain(" "),
        Span::plain(words.text("report-crosstable-legend")),
    ]);
    let mut blocks = vec![legend, Block::Table(printed)];
    blocks.extend(tiebreak_legend(&words, &table.tiebreaks));
    words.document(kind, heading, blocks)
}

fn cells(words: &Words, table: &Crosstable, row: &CrosstableRow, rank: String) -> Vec<String> {
    let (first, last) = match table.order {
        Order::Rank => (row.position.to_string(), number(row.number)),
        Order::Number => (number(row.number), rank.clone()),
    };
    let mut cells = vec![
        first,
        title_code(row.title),
        row.name.clone(),
        number(row.rating),
        row.federation.clone(),
    ];
    let cell = |round: u8| {
        row.cells.get(usize::from(round)).map(|cell| cell_text(words, *cell)).unwrap_or_default()
    };
    cells.extend((0..table.rounds).map(cell));
    cells.extend([words.points(row.points), rank, last]);
    let tiebreak = |at: usize| {
        row.tiebreaks.get(at).map(|text| words.messages.decimal(text)).unwrap_or_default()
    };
    cells.extend((0..table.tiebreaks.len()).map(tiebreak));
    cells
}

fn cell_text(words: &Words, cell: Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::NoOpponent(points) => format!("-{}", words.points(points)),
        Cell::Game { opponent, color, mark } => {
            let letter = match color {
                Color::White => words.text("report-crosstable-white"),
                Color::Black => words.text("report-crosstable-black"),
            };
            format!("{opponent}{letter}{}", mark.sign())
        }
    }
}

/// Everybody against everybody.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grid {
    /// The rows; the columns of the grid are in the same order.
    pub rows: Vec<GridRow>,
    /// The names of the tie-breaks, worded in the language of the document.
    pub tiebreaks: Vec<String>,
}

/// A participant of a round robin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GridRow {
    /// Number in the grid.
    pub number: u16,
    /// FIDE title.
    pub title: Option<Title>,
    /// Name.
    pub name: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Federation.
    pub federation: String,
    /// For each row of the grid the games against it: none yet, one, or two in a double round robin. The own place is ignored.
    pub games: Vec<Vec<Mark>>,
    /// Points.
    pub points: Points,
    /// Rank, 0 for those who have no place.
    pub rank: u16,
    /// The tie-breaks in their order, with a decimal point if they have one.
    pub tiebreaks: Vec<String>,
}

/// The grid of a round robin.
pub fn grid(language: Language, heading: &Heading, grid: &Grid) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let mut columns = vec![
        Column::number(head("number")).bold(),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::number(head("rating")),
        Column::word(head("federation")),
    ];
    columns.extend(grid.rows.iter().map(|row| Column::sign(row.number.to_string())));
    columns.extend([Column::number(head("points")).bold(), Column::number(head("rank")).bold()]);
    columns.extend((0..grid.tiebreaks.len()).map(|at| {
        Column::number(words.with("report-head-tiebreak", &args! { "number" => at + 1 }))
    }));
    let shown = ranks(&grid.rows.iter().map(|row| row.rank).collect::<Vec<_>>());
    let mut rows: Vec<Vec<String>> = grid
        .rows
        .iter()
        .zip(shown)
        .enumerate()
        .map(|(at, (row, rank))| grid_cells(&words, grid, at, row, rank))
        .collect();
    align_decimals(&words, &mut rows, grid.tiebreaks.len());
    let table = Table::list(columns, rows).without_empty(&[1, 3, 4]);
    let legend = Block::Paragraph(vec![Span::plain(words.text("report-grid-legend"))]);
    let mut blocks = vec![legend, Block::Table(table)];
    blocks.extend(tiebreak_legend(&words, &grid.tiebreaks));
    words.document(Kind::RoundRobinGrid, heading, blocks)
}

fn grid_cells(words: &Words, grid: &Grid, own: usize, row: &GridRow, rank: String) -> Vec<String> {
    let mut cells = vec![
        row.number.to_string(),
        title_code(row.title),
        row.name.clone(),
        number(row.rating),
        row.federation.clone(),
    ];
    cells.extend((0..grid.rows.len()).map(|other| {
        if other == own {
            return "■".to_owned();
        }
        let games = row.games.get(other).map(Vec::as_slice).unwrap_or_default();
        games.iter().map(|mark| mark.sign().to_string()).collect::<Vec<_>>().join(" ")
    }));
    cells.extend([words.points(row.points), rank]);
    let tiebreak = |at: usize| {
        row.tiebreaks.get(at).map(|text| words.messages.decimal(text)).unwrap_or_default()
    };
    cells.extend((0..grid.tiebreaks.len()).map(tiebreak));
    cells
}
