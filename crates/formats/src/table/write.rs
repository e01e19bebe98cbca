//! Any table out, as CSV or XLSX; ODS in [`super::write_ods`].

use std::io::{self, Write};

use chrono::{Datelike, NaiveDate};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, XlsxError};
use tournament::points::Points;

use super::{Delimiter, Figure, formula};

/// A table to write.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Name of the sheet; CSV has no place for it.
    pub name: String,
    /// Headings.
    pub columns: Vec<String>,
    /// Rows.
    pub rows: Vec<Vec<Cell>>,
}

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A text. Never taken for a formula.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Points, a number with at most one decimal.
    Points(Points),
    /// A number with decimals.
    Figure(Figure),
    /// A day.
    Date(NaiveDate),
}

/// How to write CSV.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CsvOptions {
    /// Between cells.
    pub delimiter: Delimiter,
    /// Sign in half points.
    pub decimal: Decimal,
    /// Byte order mark, by which some spreadsheets know UTF-8.
    pub mark: Mark,
}

impl Default for CsvOptions {
    fn default() -> CsvOptions {
        CsvOptions { delimiter: Delimiter::Comma, decimal: Decimal::Point, mark: Mark::None }
    }
}

/// Decimal sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decimal {
    /// `4.5`
    Point,
    /// `4,5`
    Comma,
}

/// Byte order mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Without.
    None,
    /// With.
    Bom,
}

/// Writes one table as UTF-8 with CRLF (RFC 4180).
///
/// # Errors
/// Only those of `out`.
pub fn write_csv(sheet: &Sheet, options: CsvOptions, out: &mut impl Write) -> io::Result<()> {
    if options.mark == Mark::Bom {
        out.write_all("\u{feff}".as_bytes())?;
    }
    let mut writer = csv::WriterBuilder::new()
        .delimiter(u8::try_from(options.delimiter.letter()).expect("delimiters are ASCII"))
        .terminator(csv::Terminator::CRLF)
        .flexible(true)
        .from_writer(out);
    writer.write_record(sheet.columns.iter().map(|head| formula::harmless(head)))?;
    for row in &sheet.rows {
        writer.write_record(row.iter().map(|cell| cell.csv(options.decimal)))?;
    }
    writer.flush()
}

impl Cell {
    fn csv(&self, decimal: Decimal) -> String {
        match self {
            Cell::Empty => String::new(),
            Cell::Text(text) => formula::harmless(text),
            Cell::Number(number) => number.to_string(),
            Cell::Date(date) => date.to_string(),
            Cell::Figure(figure) => match decimal {
                Decimal::Point => figure.to_string(),
                Decimal::Comma => figure.to_string().replace('.', ","),
            },
            Cell::Points(points) => {
                let text = points.to_string();
                let text = text.strip_suffix(".0").unwrap_or(&text);
                match decimal {
                    Decimal::Point => text.to_owned(),
                    Decimal::Comma => text.replace('.', ","),
                }
            }
        }
    }
}

/// Why a workbook could not be written.
#[derive(Debug, thiserror::Error)]
pub enum XlsxFault {
    /// The table is larger than the format allows, or a text longer.
    #[error("expected a table that fits an XLSX sheet: {0}")]
    Content(#[from] XlsxError),
    /// The output could not be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Longest name of a sheet.
const SHEET_NAME: usize = 31;
/// Longest text of a cell.
const CELL_TEXT: usize = 32_767;

/// Writes a workbook, a sheet a table. The same tables give the same bytes: the file carries no date
/// of its making.
///
/// # Errors
/// [`XlsxFault`]: more rows or columns than the format has, or the output failed.
pub fn write_xlsx(sheets: &[Sheet], out: &mut impl Write) -> Result<(), XlsxFault> {
    let mut book = Workbook::new();
    book.set_properties(
        &DocProperties::new().set_creation_datetime(&ExcelDateTime::from_ymd(2000, 1, 1)?),
    );
    let heading = Format::new().set_bold();
    let points = Format::new().set_num_format("0.0");
    let date = Format::new().set_num_format("yyyy-mm-dd");
    let mut names = Vec::new();
    for sheet in sheets {
        let page = book.add_worksheet();
        let name = sheet_name(&sheet.name, &names);
        page.set_name(&name)?;
        names.push(name.to_lowercase());
        for (column, text) in (0u16..).zip(&sheet.columns) {
            page.write_string_with_format(0, column, cut(text), &heading)?;
        }
        for (row, cells) in (1u32..).zip(&sheet.rows) {
            for (column, cell) in (0u16..).zip(cells) {
                match cell {
                    Cell::Empty => {}
                    Cell::Text(text) => {
                        page.write_string(row, column, cut(text))?;
                    }
                    Cell::Number(number) => {
                        // A sheet knows only floats; numbers of a tournament are exact in them.
                        page.write_number(row, column, *number as f64)?;
                    }
                    Cell::Points(value) => {
                        page.write_number_with_format(
                            row,
                            column,
                            f64::from(value.0) / 10.0,
                            &points,
                        )?;
                    }
                    Cell::Figure(figure) => {
                        let shown = Format::new().set_num_format(figure.format());
                        page.write_number_with_format(row, column, figure.float(), &shown)?;
                    }
                    Cell::Date(day) => match excel_date(*day) {
                        Some(value) => {
                            page.write_datetime_with_format(row, column, &value, &date)?;
                        }
                        None => {
                            page.write_string(row, column, day.to_string())?;
                        }
                    },
                }
            }
        }
        page.set_freeze_panes(1, 0)?;
    }
    if sheets.is_empty() {
        book.add_worksheet();
    }
    out.write_all(&book.save_to_buffer()?)?;
    Ok(())
}

/// Letters that a workbook can hold.
pub(super) fn visible(letter: char) -> bool {
    !letter.is_control() && !matches!(letter, '\u{FFFE}' | '\u{FFFF}') || letter == '\t'
}

/// A sheet has no days before 1900.
fn excel_date(day: NaiveDate) -> Option<ExcelDateTime> {
    let year = u16::try_from(day.year()).ok().filter(|year| *year >= 1900)?;
    ExcelDateTime::from_ymd(year, u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?)
        .ok()
}

fn cut(text: &str) -> &str {
    text.char_indices().nth(CELL_TEXT).map_or(text, |(end, _)| &text[..end])
}

/// A name that the format allows and no other sheet has.
pub(super) fn sheet_name(wanted: &str, taken: &[String]) -> String {
    let clean: String = wanted
        .chars()
        .map(|letter| if "[]:*?/\\".contains(letter) || letter.is_control() { ' ' } else { letter })
        .collect();
    let clean = clean.trim_matches([' ', '\'']);
    let base = if clean.is_empty() { "Sheet" } else { clean };
    let with = |suffix: &str| -> String {
        let room = SHEET_NAME - suffix.len();
        // The format counts UTF-16 units.
        let mut units = 0;
        let fits = |letter: &char| {
            units += letter.len_utf16();
            units <= room
        };
        base.chars().take_while(fits).chain(suffix.chars()).collect()
    };
    let numbered = (2..).map(|number: usize| with(&format!(" {number}")));
    std::iter::once(with(""))
        .chain(numbered)
        .find(|name| !taken.contains(&name.to_lowercase()))
        .expect("numbers do not run out")
}
