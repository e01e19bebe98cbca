//! Tables: lists of players from CSV, pasted text, XLSX, ODS, XLS and web pages; any table out as CSV or XLSX.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | comma, semicolon, tab, bar, plain lines | finds out which, by the headings first | the columns, before anything is entered |
//! | columns set in blanks, with or without a rule (Vega) | takes them apart by the letters under each head | the columns |
//! | another encoding than UTF-8 | guesses it ([`crate::text`]) | which, and the others to choose from |
//! | a quote that is never closed | takes it for a letter | line and column |
//! | lines above the headings, no headings | finds them, else looks at the cells | the meaning of each column, to change |
//! | a first row of words in none of the languages it knows | takes it for headings if numbers stand below | a question, with the row |
//! | a first column of numbers under no heading that count no rows (ids of few digits, ages) | leaves it out | the column, with an example |
//! | two columns of numbers under no heading, one of which may be birth years | takes that for birth years | the columns |
//! | a title beside a name, in either order, `MI` and `MF` too | takes it off the name, never a real name with it | how many |
//! | a title of an arbiter in a name | takes it off and keeps it as extra text | line, the title |
//! | a date in any of its forms ([`crate::date::birth`]), as the day count of a spreadsheet too | reads it | for day counts: line, column, the date |
//! | `03/04/2001`, day or month first | what the other dates of the column show, else day first | how many, what was taken and why |
//! | `2,150`, `2.150`, `2150.0` | reads the number | nothing |
//! | quotes around an id | reads the digits | line, column, the cell as written |
//! | a row without a name | leaves it out | line |
//! | a row that is a heading of a part (`Open A:`) or a sum (`Total 23`, `Average`) | leaves it out | line, its text |
//! | a heading with an addition in brackets, `FIDE ID (if any)` | knows it without | nothing |
//! | a last row without an end of line that has fewer cells than those before it, or an open quote | reads what there is | that the file seems cut off, line and cell |
//! | a title, federation, sex, birth date or id that is none | keeps it as text or leaves the value out; the row stays | line, column, what was expected |
//! | an id of more digits than FIDE has | leaves it out; the row stays | once: how many, the first lines |
//! | a rating that nobody has | leaves the value out; the row stays | line, column |
//! | a name above 100 letters | keeps it | line, column |
//! | two rows with one id | keeps both | both lines |
//! | `="0123"`, a mark of encoding inside, headings again | reads the text; leaves the mark and the headings out | for headings: line |
//! | `:`, `~` or `^` between the cells | takes them for it where they make known headings | the columns |
//! | thousands of cells in a row, a workbook that unpacks to far more than any list | leaves the rest of the row, or the workbook, out | line; the reason |
//! | more cells than headings | keeps them as extra | how many |
//! | error values of a spreadsheet, a sheet that cannot be read | leaves them out | sheet, cell |
//! | a web page or XML under the name of a spreadsheet | reads its tables ([`read_html`], with a table of its own) | the table |
//!
//! Reading has three steps, so that people can look in between: bytes to a [`Grid`] of texts
//! ([`read_tables`]: [`read_text`], [`read_workbook`], [`read_html`]), a guess which column is what ([`preview`]), and players by the
//! mapping that was confirmed ([`read_players`]).
//!
//! ```
//! use formats::table;
//! let (grid, _) = table::read_text("Apellidos;Nombre;Elo\nIbarra;Ana;2100\n".as_bytes());
//! let preview = table::preview(&grid);
//! let (players, problems) = table::read_players(&grid, &preview.mapping);
//! assert_eq!(players[0].full_name(), "Ibarra, Ana");
//! assert!(problems.is_empty());
//! ```

mod birth_words;
mod content;
mod crosstable;
mod delimited;
mod figure;
mod formula;
mod heading_words;
mod headings;
mod html;
mod known_heads;
mod lines;
mod measure;
mod ods;
mod players;
mod results;
mod ruled;
mod titles;
mod workbook;
mod write;

pub use crosstable::{Crosstable, Places, assemble, read_crosstable, read_event};
pub use delimited::{Delimiter, read_delimited, read_text};
pub(crate) use delimited::{MAX_LINES_IN_CELL, split_rows};
pub use figure::{Figure, Sign};
pub use headings::{
    Column, ColumnPreview, FirstRow, FirstRowGuess, Mapping, RatingColumn, TablePreview, preview,
    preview_as,
};
pub use html::{decode_html, is_html, read_html};
pub use ods::write_ods;
pub(crate) use players::RowReader;
pub use players::{ReadPlayer, read_players};
pub use results::{ReadResult, read_results, round_in};
pub use workbook::{WorkbookFault, is_workbook, read_workbook};
pub use write::{Cell, CsvOptions, Decimal, Mark, Sheet, XlsxFault, write_csv, write_xlsx};

use crate::problem::Problem;
use crate::text::Encoding;

/// A table of texts, as read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Sheet of a workbook.
    pub name: Option<String>,
    /// Rows that hold anything.
    pub rows: Vec<GridRow>,
    /// Encoding, for texts.
    pub encoding: Option<Encoding>,
    /// Delimiter, for texts.
    pub delimiter: Option<Delimiter>,
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRow {
    /// Line of the text or row of the sheet, from 1.
    pub line: u32,
    /// Trimmed texts of its cells.
    pub cells: Vec<String>,
}

/// Reads whatever tables there are in bytes: the sheets of a workbook, the tables of a page, or a text.
///
/// # Errors
/// If the bytes begin as a workbook and are none.
pub fn read_tables(bytes: &[u8]) -> Result<(Vec<Grid>, Vec<Problem>), WorkbookFault> {
    if is_workbook(bytes) {
        return read_workbook(bytes);
    }
    if is_html(bytes) {
        return Ok(read_html(bytes));
    }
    let (grid, problems) = read_text(bytes);
    Ok((vec![grid], problems))
}
