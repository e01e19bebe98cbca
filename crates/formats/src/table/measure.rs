//! Whether a workbook unpacks to what a list of a tournament may be: a small file may hold a thousand times as much,
//! and one cell of an ODS may say that it stands a million times.

use std::io::{Cursor, Read as _};

use super::html::token::{Tag, Token, Tokens};
use super::workbook::MAX_CELLS;

/// Bytes that all parts of a workbook may have together.
const MAX_UNPACKED: u64 = 256 * 1024 * 1024;

/// Whether what is packed in a workbook is not beyond measure. It is counted, for its own word need not be true. What
/// is no zip, or damaged, is told by the reader of workbooks.
pub(super) fn is_measured(bytes: &[u8]) -> bool {
    if !bytes.starts_with(b"PK") {
        return true;
    }
    let Ok(mut packed) = zip::ZipArchive::new(Cursor::new(bytes)) else { return true };
    let mut left = MAX_UNPACKED;
    for at in 0..packed.len() {
        let Ok(part) = packed.by_index(at) else { continue };
        let length = std::io::copy(&mut part.take(left), &mut std::io::sink()).unwrap_or(0);
        left -= length.min(left);
        if left == 0 {
            return false;
        }
    }
    let mut content = Vec::new();
    if let Ok(part) = packed.by_name("content.xml") {
        // A part that ends too early is looked at as far as it goes.
        let _ = part.take(MAX_UNPACKED).read_to_end(&mut content);
    }
    is_measured_table(&String::from_utf8_lossy(&content))
}

/// Rows and columns of one table of an ODS.
#[derive(Default)]
struct Extent {
    rows: u64,
    /// Up to the last row that holds anything.
    used_rows: u64,
    columns: u64,
    used_columns: u64,
    repeats: u64,
    row_is_used: bool,
}

impl Extent {
    fn end_row(&mut self) {
        self.rows = self.rows.saturating_add(self.repeats);
        if std::mem::take(&mut self.row_is_used) {
            self.used_rows = self.rows;
        }
        (self.columns, self.repeats) = (0, 0);
    }

    fn fits(&self) -> bool {
        self.used_rows.saturating_mul(self.used_columns) <= MAX_CELLS as u64
    }
}

/// Whether the cells that the tables of an ODS say they have are not beyond measure (OpenDocument 1.2, part 1, 19.675
/// and 19.677: how often columns and rows are repeated).
fn is_measured_table(content: &str) -> bool {
    let repeats = |tag: &Tag<'_>, name: &str| {
        tag.attribute(name).and_then(|it| it.trim().parse().ok()).unwrap_or(1u64)
    };
    let mut table = Extent::default();
    let mut tokens = Tokens::new(content);
    while let Some(token) = tokens.next() {
        match token {
            Token::Open(tag) => match tag.name {
                "table:table" => table = Extent::default(),
                "table:table-row" => {
                    table.end_row();
                    table.repeats = repeats(&tag, "number-rows-repeated");
                }
                "table:table-cell" | "table:covered-table-cell" => {
                    let more = repeats(&tag, "number-columns-repeated");
                    table.columns = table.columns.saturating_add(more);
                    let is_used = !tag.closes_itself || tag.attribute("value-type").is_some();
                    if is_used {
                        table.row_is_used = true;
                        table.used_columns = table.used_columns.max(table.columns);
                    }
                }
                _ => {}
            },
            Token::Close("table:table-row") => table.end_row(),
            Token::Close("table:table") if !table.fits() => return false,
            Token::Close(_) | Token::Text(_) => {}
        }
    }
    table.end_row();
    table.fits()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &str) -> bool {
        is_measured_table(&format!("<table:table>{rows}</table:table><table:table/>"))
    }

    #[test]
    fn cells_that_say_they_stand_a_million_times() {
        let cell =
            "<table:table-cell office:value-type=\"string\"><text:p>x</text:p></table:table-cell>";
        let many = "<table:table-cell table:number-columns-repeated=\"16000\" office:value-type=\"float\" office:value=\"1\"/>";
        let blank = "<table:table-cell table:number-columns-repeated=\"16384\"/>";
        let row = |cells: &str| format!("<table:table-row>{cells}</table:table-row>");
        let rows = |cells: &str| {
            format!(
                "<table:table-row table:number-rows-repeated=\"1000000\">{cells}</table:table-row>"
            )
        };
        assert!(table(&row(&format!("{cell}{blank}"))));
        assert!(table(&format!("{}{}", row(cell), rows(blank))), "blank rows below");
        assert!(table(&row(many)));
        assert!(!table(&rows(many)));
        assert!(!table(&format!("{}{}{}", row(many), rows(blank), row(cell))));
        assert!(!table(&format!("{}{}", rows(&cell.repeat(5)), row(""))));
    }
}
