//! Which column is what: by heading ([`super::known_heads`]), else by what the cells
//! look like. A first row of words that are no known headings may be headings all the same: [`TablePreview`]
//! says that it is unsure, so that a person can be asked.

use std::collections::BTreeSet;

use super::known_heads::{DATES, LONGEST_HEADING, by_heading, is_known_head, key};
use super::{Grid, GridRow, content};
use crate::date;

/// What a column of a list of players holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// Starting or list number.
    Number,
    /// Family name.
    Surname,
    /// Given name.
    GivenName,
    /// Both, `Surname, Given`.
    FullName,
    /// FIDE title.
    Title,
    /// Federation.
    Federation,
    /// A rating.
    Rating(RatingColumn),
    /// FIDE id.
    FideId,
    /// Id of the national federation.
    NationalId,
    /// Birth date or year.
    Birth,
    /// Sex.
    Sex,
    /// Club or town.
    Club,
    /// Team.
    Team,
    /// Age or rating category, group.
    Category,
    /// Mail address.
    Email,
    /// Telephone.
    Phone,
}

/// Which rating a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingColumn {
    /// The list does not say.
    Unnamed,
    /// FIDE standard.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// FIDE blitz.
    Blitz,
    /// National.
    National,
}

/// Which columns to read, and where the players begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mapping {
    /// Index in [`Grid::rows`] of the headings; players follow it. `None`: players from the top.
    pub heading_row: Option<usize>,
    /// By column; `None` is kept as extra text.
    pub columns: Vec<Option<Column>>,
}

/// A look at a table before it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePreview {
    /// Every column with its heading, what it seems to be, and its first cells.
    pub columns: Vec<ColumnPreview>,
    /// The guess as a whole.
    pub mapping: Mapping,
    /// First rows after the headings.
    pub rows: Vec<GridRow>,
    /// Rows after the headings.
    pub n_rows: usize,
    /// What the first row was taken for.
    pub first_row: FirstRowGuess,
}

/// What the first row of a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRow {
    /// It names the columns.
    Headings,
    /// It is a player.
    Player,
}

/// How sure it is what the first row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRowGuess {
    /// Known headings, or a row with numbers.
    Sure(FirstRow),
    /// Words without a number, none of them a known heading: to be asked.
    Unsure(FirstRow),
}

/// One column of a preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnPreview {
    /// Heading, or empty.
    pub heading: String,
    /// What it seems to be.
    pub column: Option<Column>,
    /// Its first cells.
    pub samples: Vec<String>,
}

/// Rows in which headings are looked for: files of one program have some fifty lines above them.
const HEADING_ROWS: usize = 60;
/// Rows shown in a preview.
const SHOWN_ROWS: usize = 10;

/// Guesses what the columns are.
pub fn preview(grid: &Grid) -> TablePreview {
    preview_as(grid, None)
}

/// Guesses what the columns are, where a person has said what the first row is.
pub fn preview_as(grid: &Grid, said: Option<FirstRow>) -> TablePreview {
    let (heading_row, first_row) = settle_first_row(grid, said);
    let body = grid.rows.get(heading_row.map_or(0, |row| row + 1)..).unwrap_or_default();
    let width = grid.rows.iter().take(1000).map(|row| row.cells.len()).max().unwrap_or(0);
    let known = matches!(first_row, FirstRowGuess::Sure(FirstRow::Headings));
    let mut columns: Vec<Option<Column>> = match heading_row {
        Some(row) => {
            // The heading of plain lines names one part of them.
            let plain_lines = grid.delimiter.is_none() && grid.encoding.is_some();
            let cells = grid.rows[row].cells.iter().enumerate();
            cells
                .map(|(index, cell)| match (cell.trim().is_empty(), plain_lines) {
                    (true, true) => content::by_content(body, index),
                    // Several programs leave the heading of the titles empty.
                    (true, false) => {
                        content::by_content(body, index).filter(|column| *column == Column::Title)
                    }
                    (false, _) if known => by_heading(cell).or_else(|| {
                        let may_be = DATES.contains(&key(cell).as_str());
                        (may_be && are_births(body, index)).then_some(Column::Birth)
                    }),
                    // Of headings that nobody here can read the cells below tell more.
                    (false, _) => by_heading(cell).or_else(|| content::by_content(body, index)),
                })
                .collect()
        }
        None => (0..width).map(|index| content::by_content(body, index)).collect(),
    };
    if heading_row.is_none() {
        content::settle_years(&mut columns, body);
    }
    columns.resize(width, None);
    settle_numbers(&mut columns, heading_row.and_then(|row| grid.rows.get(row)), body);
    settle_names(&mut columns, heading_row.is_some() && known);
    drop_repeated(&mut columns);
    let cell = |row: &GridRow, index: usize| row.cells.get(index).cloned().unwrap_or_default();
    let shown = (0..width).map(|index| ColumnPreview {
        heading: heading_row.map_or_else(String::new, |row| cell(&grid.rows[row], index)),
        column: columns[index],
        samples: body.iter().take(3).map(|row| cell(row, index)).collect(),
    });
    TablePreview {
        columns: shown.collect(),
        rows: body.iter().take(SHOWN_ROWS).cloned().collect(),
        n_rows: body.len(),
        first_row,
        mapping: Mapping { heading_row, columns },
    }
}

/// Whether most cells of a column are dates or years of birth.
fn are_births(body: &[GridRow], index: usize) -> bool {
    let cells = body.iter().filter_map(|row| row.cells.get(index));
    let (mut all, mut births) = (0, 0);
    for cell in cells.filter(|cell| !cell.is_empty()).take(50) {
        all += 1;
        births += usize::from(matches!(date::birth(cell), Ok(Some(_))));
    }
    births * 2 > all
}

/// Where the headings are, and how sure that is. What a person said counts where the guess is unsure.
fn settle_first_row(grid: &Grid, said: Option<FirstRow>) -> (Option<usize>, FirstRowGuess) {
    if let Some(row) = find_headings(grid) {
        return (Some(row), FirstRowGuess::Sure(FirstRow::Headings));
    }
    let Some(guess) = unknown_headings(grid) else {
        return (None, FirstRowGuess::Sure(FirstRow::Player));
    };
    let heading_row = (said.unwrap_or(guess) == FirstRow::Headings).then_some(0);
    (heading_row, FirstRowGuess::Unsure(guess))
}

/// What a first row of short words without a digit is taken for: headings, if below one of them most cells are
/// numbers. `None` if it cannot be headings.
fn unknown_headings(grid: &Grid) -> Option<FirstRow> {
    let (first, body) = grid.rows.split_first()?;
    let plain_lines = grid.delimiter.is_none() && grid.encoding.is_some();
    let filled: Vec<&String> = first.cells.iter().filter(|cell| !cell.is_empty()).collect();
    let is_word = |cell: &&String| {
        cell.chars().count() <= LONGEST_HEADING
            && cell.split_whitespace().count() <= 4
            && !cell.contains([',', '@'])
            && !cell.chars().any(char::is_numeric)
            && cell.chars().any(char::is_alphabetic)
    };
    if plain_lines || body.is_empty() || filled.len() < 2 || !filled.iter().all(is_word) {
        return None;
    }
    let numbers_below = |index: usize| {
        let below = body.iter().filter_map(|row| row.cells.get(index));
        let below: Vec<&String> = below.filter(|cell| !cell.is_empty()).take(50).collect();
        let numbers = below.iter().filter(|cell| cell.chars().any(char::is_numeric)).count();
        numbers * 2 > below.len()
    };
    let words = first.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
    let any_numbers = words.map(|(index, _)| index).any(numbers_below);
    Some(if any_numbers { FirstRow::Headings } else { FirstRow::Player })
}

/// The row with most known headings of players, if two of any table are in it, or if they are all that the row has.
fn find_headings(grid: &Grid) -> Option<usize> {
    let known = |row: &GridRow| {
        let n_known = row.cells.iter().filter(|cell| by_heading(cell).is_some()).count();
        let n_cells = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        let numbers = row.cells.iter().any(|cell| cell.len() > 2 && cell.parse::<f64>().is_ok());
        let n_other = row.cells.iter().filter(|cell| is_known_head(cell)).count();
        if numbers || (n_other < 2 && n_known < n_cells) { 0 } else { n_known }
    };
    let rows = grid.rows.iter().take(HEADING_ROWS).map(known).enumerate();
    let (row, n_known) = rows.max_by_key(|(row, n_known)| (*n_known, std::cmp::Reverse(*row)))?;
    (n_known > 0).then_some(row)
}

/// A column headed `ID` and no more, of at most four digits, is the number of the list.
fn settle_numbers(columns: &mut [Option<Column>], headings: Option<&GridRow>, body: &[GridRow]) {
    let Some(at) = columns.iter().position(|column| *column == Some(Column::FideId)) else {
        return;
    };
    if headings.and_then(|row| row.cells.get(at)).is_none_or(|cell| key(cell) != "id") {
        return;
    }
    let cells = || {
        let cells = body.iter().filter_map(|row| row.cells.get(at));
        cells.filter(|cell| !cell.is_empty()).take(1000)
    };
    let short = |cell: &String| cell.len() <= 4 && cell.bytes().all(|byte| byte.is_ascii_digit());
    if !columns.contains(&Some(Column::Number)) && cells().next().is_some() && cells().all(short) {
        columns[at] = Some(Column::Number);
    }
}

/// `Nombre` is the given name beside `Apellidos` and the whole name alone; so are `Nom`, `Name`.
fn settle_names(columns: &mut [Option<Column>], by_heading: bool) {
    let at = |columns: &[Option<Column>], wanted| {
        columns.iter().position(|column| *column == Some(wanted))
    };
    let full = at(columns, Column::FullName);
    match (full, at(columns, Column::Surname), at(columns, Column::GivenName)) {
        (Some(full), None, Some(_)) => columns[full] = Some(Column::Surname),
        (Some(full), Some(_), None) => columns[full] = Some(Column::GivenName),
        (Some(full), None, None) if !by_heading => {
            let second =
                columns.iter().skip(full + 1).position(|column| *column == Some(Column::FullName));
            if let Some(second) = second.filter(|second| *second == 0) {
                columns[full] = Some(Column::Surname);
                columns[full + 1 + second] = Some(Column::GivenName);
            }
        }
        _ => {}
    }
}

/// Of two columns for one thing the first counts.
fn drop_repeated(columns: &mut [Option<Column>]) {
    let mut seen = BTreeSet::new();
    for column in columns.iter_mut() {
        if column.is_some_and(|found| !seen.insert(found)) {
            *column = None;
        }
    }
}
