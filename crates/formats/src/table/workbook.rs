//! XLSX, XLS and ODS.

use std::collections::BTreeMap;
use std::io::Cursor;

use calamine::{Cell, Data, DataRef, Reader, Sheets, XlsxError};

use super::{Grid, GridRow, measure};
use crate::problem::{Kind, Place, Problem};

/// Why a file is no workbook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a workbook (XLSX, ODS or XLS), found something else: {reason}")]
pub struct WorkbookFault {
    /// What the reader of workbooks says.
    pub reason: String,
}

/// Whether bytes begin as a zip (XLSX, ODS) or an old compound file (XLS).
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xD0\xCF\x11\xE0")
}

/// Reads all sheets that hold anything. Dates become `YYYY-MM-DD`.
///
/// # Errors
/// If the file is no workbook. A sheet that cannot be read only costs itself.
pub fn read_workbook(bytes: &[u8]) -> Result<(Vec<Grid>, Vec<Problem>), WorkbookFault> {
    if !measure::is_measured(bytes) {
        let reason = "it holds far more than any list of a tournament".to_owned();
        return Err(WorkbookFault { reason });
    }
    let mut book = calamine::open_workbook_auto_from_rs(Cursor::new(bytes))
        .map_err(|error| WorkbookFault { reason: error.to_string() })?;
    let (mut grids, mut problems) = (Vec::new(), Vec::new());
    for name in book.sheet_names() {
        let place = |line, column| Place { line, column, part: Some(name.clone()) };
        let cells = match cells(&mut book, &name) {
            Ok(cells) => cells,
            Err(reason) => {
                problems.push(Problem::new(place(0, 0), Kind::SheetUnreadable {}, &reason));
                continue;
            }
        };
        for (at, cell) in &cells {
            if let Data::Error(error) = cell {
                let place = place(at.row.saturating_add(1), at.column.saturating_add(1));
                problems.push(Problem::new(place, Kind::CellError {}, &error.to_string()));
            }
        }
        match rows(&cells) {
            Some(rows) if rows.is_empty() => {}
            Some(rows) => {
                grids.push(Grid { name: Some(name), rows, encoding: None, delimiter: None });
            }
            None => {
                problems.push(Problem::new(place(0, 0), Kind::SheetUnreadable {}, TOO_MUCH));
            }
        }
    }
    Ok((grids, problems))
}

/// Letters of all cells of a sheet.
const MAX_TEXT: usize = 64 * 1024 * 1024;

/// Place of a cell, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct At {
    row: u32,
    column: u32,
}

type Cells = BTreeMap<At, Data>;

/// The cells of a sheet that hold anything. They are asked for one by one where the format has it: one cell
/// that says it stands in the two hundred millionth column must not make a table as wide.
fn cells(book: &mut Sheets<Cursor<&[u8]>>, name: &str) -> Result<Cells, String> {
    match book {
        Sheets::Xlsx(book) => {
            let mut reader = match book.worksheet_cells_reader(name) {
                Ok(reader) => reader,
                // A sheet of a chart.
                Err(XlsxError::NotAWorksheet(_)) => return Ok(Cells::new()),
                Err(error) => return Err(error.to_string()),
            };
            gathered(|| reader.next_cell().map(|cell| cell.as_ref().map(owned)))
                .map_err(|error| error.to_string())?
                .ok_or_else(|| TOO_MUCH.to_owned())
        }
        Sheets::Xlsb(book) => {
            let mut reader =
                book.worksheet_cells_reader(name).map_err(|error| error.to_string())?;
            gathered(|| reader.next_cell().map(|cell| cell.as_ref().map(owned)))
                .map_err(|error| error.to_string())?
                .ok_or_else(|| TOO_MUCH.to_owned())
        }
        other => {
            let range = other.worksheet_range(name).map_err(|error| error.to_string())?;
            let (row, column) = range.start().unwrap_or((0, 0));
            let near = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
            let at = |(below, beside): (usize, usize)| At {
                row: row.saturating_add(near(below)),
                column: column.saturating_add(near(beside)),
            };
            let used = range.used_cells();
            Ok(used.map(|(below, beside, cell)| (at((below, beside)), cell.clone())).collect())
        }
    }
}

fn owned(cell: &Cell<DataRef<'_>>) -> ((u32, u32), Data) {
    (cell.get_position(), cell.get_value().clone().into())
}

/// The cells; `None` if they are beyond measure: many cells may share one long text.
fn gathered<E>(
    mut next: impl FnMut() -> Result<Option<((u32, u32), Data)>, E>,
) -> Result<Option<Cells>, E> {
    let mut cells = Cells::new();
    let mut letters = 0usize;
    while let Some(((row, column), cell)) = next()? {
        if let Data::String(text) = &cell {
            letters = letters.saturating_add(text.len());
        }
        if letters > MAX_TEXT || cells.len() > MAX_CELLS {
            return Ok(None);
        }
        if cell != Data::Empty {
            cells.insert(At { row, column }, cell);
        }
    }
    Ok(Some(cells))
}

const TOO_MUCH: &str = "more cells than any list of a tournament";

/// Most cells of a sheet, blank ones between others too.
pub(super) const MAX_CELLS: usize = 4_000_000;

/// Rows that hold anything, all as wide as the widest; `None` if that is beyond measure.
fn rows(cells: &Cells) -> Option<Vec<GridRow>> {
    let columns = || cells.keys().map(|at| at.column);
    let (Some(first), Some(last)) = (columns().min(), columns().max()) else {
        return Some(Vec::new());
    };
    let width = usize::try_from(last - first).ok()?.checked_add(1)?;
    let mut rows: Vec<GridRow> = Vec::new();
    for (at, cell) in cells {
        let line = at.row.saturating_add(1);
        let text = shown(cell);
        if text.is_empty() {
            continue;
        }
        if rows.last().is_none_or(|row| row.line != line) {
            if width.saturating_mul(rows.len() + 1) > MAX_CELLS {
                return None;
            }
            rows.push(GridRow { line, cells: vec![String::new(); width] });
        }
        let place = usize::try_from(at.column - first).ok()?;
        if let Some(slot) = rows.last_mut().and_then(|row| row.cells.get_mut(place)) {
            *slot = text;
        }
    }
    Some(rows)
}

fn shown(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => {
            text.trim().to_owned()
        }
        Data::Bool(value) => value.to_string(),
        Data::Int(value) => value.to_string(),
        Data::Float(value) => value.to_string(),
        // Days are counted from 1; what is below is shown as the number that it is, and read as no date.
        Data::DateTime(date) if date.is_datetime() && date.as_f64() >= 1.0 => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        Data::DateTime(duration) => duration.as_f64().to_string(),
    }
}
