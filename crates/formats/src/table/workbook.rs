//! XLSX, XLS and ODS.

use std::io::Cursor;

use calamine::{Data, Reader};

use super::{Grid, GridRow};
use crate::problem::{Kind, Place, Problem};

/// Why a file is no workbook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a workbook (XLSX, ODS or XLS), found something else: {reason}")]
pub struct WorkbookFault {
    /// What the reader of workbooks says.
    pub reason: String,
}

/// Reads all sheets that hold anything. Dates become `YYYY-MM-DD`.
///
/// # Errors
/// If the file is no workbook. A sheet that cannot be read only costs itself.
pub fn read_workbook(bytes: &[u8]) -> Result<(Vec<Grid>, Vec<Problem>), WorkbookFault> {
    let mut book = calamine::open_workbook_auto_from_rs(Cursor::new(bytes))
        .map_err(|error| WorkbookFault { reason: error.to_string() })?;
    let (mut grids, mut problems) = (Vec::new(), Vec::new());
    for name in book.sheet_names() {
        let place = |line, column| Place { line, column, part: Some(name.clone()) };
        let range = match book.worksheet_range(&name) {
            Ok(range) => range,
            Err(error) => {
                problems.push(Problem::new(
                    place(0, 0),
                    Kind::SheetUnreadable {},
                    &error.to_string(),
                ));
                continue;
            }
        };
        let (first_row, first_column) = range.start().unwrap_or((0, 0));
        let mut rows = Vec::new();
        for (line, cells) in (first_row.saturating_add(1)..).zip(range.rows()) {
            let mut texts = Vec::with_capacity(cells.len());
            for (column, cell) in (first_column.saturating_add(1)..).zip(cells) {
                if let Data::Error(error) = cell {
                    let found = error.to_string();
                    problems.push(Problem::new(place(line, column), Kind::CellError {}, &found));
                }
                texts.push(shown(cell));
            }
            if texts.iter().any(|text| !text.is_empty()) {
                rows.push(GridRow { line, cells: texts });
            }
        }
        if !rows.is_empty() {
            grids.push(Grid { name: Some(name), rows, encoding: None, delimiter: None });
        }
    }
    Ok((grids, problems))
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
        Data::DateTime(date) if date.is_datetime() => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        Data::DateTime(duration) => duration.as_f64().to_string(),
    }
}
