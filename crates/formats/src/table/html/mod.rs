//! Tables of web pages, which many programs save under the name of a spreadsheet; the XML that old spreadsheets write
//! as text is read the same way.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | a page named `.xls`, `.html`, `.htm` or anything else | knows it by its first tags ([`is_html`]) | the table |
//! | UTF-8, a mark, a charset that the page names | follows them; letters that are UTF-8 are that, whatever the page says | nothing |
//! | neither | guesses by the letters ([`crate::text`]) | which, and the others to choose from |
//! | `&eacute;`, `&#233;`, `&#xE9;`, `&nbsp;` | reads the letter; a name of no letter stays as it is written | nothing |
//! | tags inside cells, line breaks, comments, scripts, styles | leaves the text, one blank between its parts | nothing |
//! | cells and rows that nothing closes | the next one closes them | nothing |
//! | a cell over several columns | its text in the first, nothing in the others | nothing |
//! | a cell over several rows | its text in the first; a heading in all of them | nothing |
//! | tables inside cells of tables, as pages set their parts beside each other | takes each by itself; those that only set a page are left out | nothing |
//! | several tables | reads them as the sheets of a workbook, named by the heading before each | for players: which was taken and which were not |
//! | a page that ends inside a table | reads what there is | that the file seems cut off, the row |
//! | a page without a table | says so | that there is none |
//!
//! Time and memory grow with the length of the page alone: cells that a span adds are counted, and beyond
//! [`MAX_ADDED`] of them spans are not followed.

mod entity;
pub(super) mod token;

use super::{Grid, GridRow};
use crate::problem::{Kind, Place, Problem};
use crate::text::{self, Encoding};

use entity::decoded;
use token::{Tag, Token, Tokens};

/// Bytes in which the first tags are looked for.
const HEAD: usize = 4096;
/// Tables inside each other; deeper ones belong to the last.
const DEEPEST: usize = 24;
/// Cells added for spans, in a whole page.
const MAX_ADDED: usize = 500_000;
/// Columns and rows that one cell is believed to span.
const WIDEST: usize = 200;
/// Letters of a heading.
const LONGEST_NAME: usize = 60;
/// The name space of spreadsheets as XML of one maker.
const SPREADSHEET: &str = "urn:schemas-microsoft-com:office:spreadsheet";

/// Whether bytes begin as a page or as a spreadsheet in XML.
pub fn is_html(bytes: &[u8]) -> bool {
    let head = head(bytes);
    let open = head.trim_start_matches(|sign: char| sign == '\u{feff}' || sign.is_whitespace());
    let tags = ["<html", "<!doctype html", "<table", "<head", "<body", "<meta", "<style"];
    open.starts_with('<')
        && (tags.iter().any(|tag| open.contains(tag)) || open.contains(SPREADSHEET))
}

/// The first letters, small.
fn head(bytes: &[u8]) -> String {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    if text::is_utf16(head) {
        return text::decode(head).0.to_ascii_lowercase();
    }
    String::from_utf8_lossy(head).to_ascii_lowercase()
}

/// Reads the tables of a page in their order. None if it has no table.
pub fn read_html(bytes: &[u8]) -> (Vec<Grid>, Vec<Problem>) {
    let (content, _, mut problems) = decode_html(bytes);
    let mut page = Page::new(content.contains(SPREADSHEET));
    let mut tokens = Tokens::new(&content);
    while let Some(token) = tokens.next() {
        match token {
            Token::Text(part) => page.text(part),
            Token::Open(tag) => page.open(&tag),
            Token::Close(name) => page.close(name),
        }
    }
    let cut = page.finish();
    let mut made = page.made;
    made.sort_by_key(|table| table.order);
    // Tables that set a page hold one cell a row, or hardly any text.
    let tabular = |table: &Made| {
        let wide = |row: &&GridRow| row.cells.iter().filter(|cell| !cell.is_empty()).count() > 1;
        table.rows.iter().filter(wide).count() > 1
    };
    if made.iter().any(tabular) {
        made.retain(tabular);
    }
    let several = made.len() > 1;
    let mut grids: Vec<Grid> = Vec::with_capacity(made.len());
    for (table, at) in made.into_iter().zip(1u32..) {
        let unnamed = || several.then(|| format!("#{at}"));
        let name = Some(table.name).filter(|name| !name.is_empty()).or_else(unnamed);
        grids.push(Grid { name, rows: table.rows, encoding: None, delimiter: None });
    }
    if cut && let Some(grid) = grids.last() {
        let line = grid.rows.last().map_or(0, |row| row.line);
        let place = Place { line, column: 0, part: grid.name.clone() };
        problems.push(Problem::new(place, Kind::FileCut { wanted: "end of the table" }, ""));
    }
    (grids, problems)
}

/// The letters of a page. UTF-8 is known by itself; else the charset that the page names counts, else the letters.
pub fn decode_html(bytes: &[u8]) -> (String, Encoding, Vec<Problem>) {
    let marked = bytes.starts_with(b"\xEF\xBB\xBF") || text::is_utf16(bytes);
    if !marked
        && std::str::from_utf8(bytes).is_err()
        && let Some(codec) = charset(&head(bytes))
    {
        let (content, _) = codec.decode_without_bom_handling(bytes);
        let encoding = match codec == encoding_rs::WINDOWS_1252 {
            true => Encoding::Windows1252,
            false => Encoding::Legacy(codec),
        };
        return (content.into_owned(), encoding, Vec::new());
    }
    text::decode_list(bytes)
}

/// `charset=windows-1252` of a page, `encoding="…"` of XML; none of several bytes a letter, for which the letters speak.
fn charset(head: &str) -> Option<&'static encoding_rs::Encoding> {
    let after = |word: &str| head.split_once(word).map(|(_, after)| after);
    let value = after("charset=").or_else(|| after("encoding="))?;
    let value = value.trim_start_matches(['"', '\'', ' ']);
    let end = value.find(['"', '\'', ' ', '>', ';', '/', '?']).unwrap_or(value.len());
    let codec = encoding_rs::Encoding::for_label(&value.as_bytes()[..end])?;
    codec.is_single_byte().then_some(codec)
}

/// A table that was closed.
struct Made {
    /// Which table of the page it is, by its first tag.
    order: usize,
    name: String,
    rows: Vec<GridRow>,
}

/// A table that is open.
#[derive(Default)]
struct Table {
    order: usize,
    name: String,
    rows: Vec<GridRow>,
    /// Rows so far.
    line: u32,
    row: Option<Vec<String>>,
    cell: Option<Cell>,
    /// By column: cells of rows above that reach into the next ones.
    held: Vec<Held>,
}

#[derive(Default)]
struct Cell {
    text: String,
    /// First column, where it is said.
    at: Option<usize>,
    columns: usize,
    rows: usize,
    is_head: bool,
    is_date: bool,
}

/// So many rows more, with this text in them.
#[derive(Clone, Default)]
struct Held {
    rows: usize,
    text: String,
}

#[derive(Default)]
struct Page {
    is_xml: bool,
    stack: Vec<Table>,
    made: Vec<Made>,
    n_tables: usize,
    /// Tables that were opened beyond the deepest.
    beyond: usize,
    /// The heading before the next table.
    heading: String,
    in_heading: bool,
    /// The page says that it ends.
    ended: bool,
    added: usize,
}

impl Page {
    fn new(is_xml: bool) -> Page {
        Page { is_xml, ..Page::default() }
    }

    fn text(&mut self, part: &str) {
        if self.in_heading && self.heading.len() < 4 * LONGEST_NAME {
            self.heading.push_str(&decoded(part));
        }
        if let Some(cell) = self.stack.last_mut().and_then(|table| table.cell.as_mut()) {
            cell.text.push_str(&decoded(part));
        }
    }

    fn open(&mut self, tag: &Tag<'_>) {
        let name = self.plain(tag.name);
        match name.as_str() {
            "table" => self.open_table(),
            "tr" => {
                let skip = tag.number("index").filter(|_| self.is_xml);
                self.with_table(|table, added| {
                    table.end_row(added);
                    if let Some(index) = skip.and_then(|it| u32::try_from(it).ok()) {
                        table.line = table.line.max(index.saturating_sub(1));
                    }
                    table.row = Some(Vec::new());
                });
            }
            "td" | "th" => self.open_cell(tag, name == "th"),
            "thead" | "tbody" | "tfoot" => self.with_table(Table::end_row),
            "caption" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                self.heading.clear();
                self.in_heading = true;
            }
            "worksheet" => {
                self.heading = tag.attribute("name").map(decoded).unwrap_or_default();
            }
            "data" => {
                let is_date = tag.attribute("type").is_some_and(|it| it == "DateTime");
                if let Some(cell) = self.stack.last_mut().and_then(|table| table.cell.as_mut()) {
                    cell.is_date = is_date;
                }
            }
            "br" | "p" | "div" | "li" | "hr" => self.text(" "),
            _ => {}
        }
        if tag.closes_itself && self.is_xml {
            self.close(tag.name);
        }
    }

    fn close(&mut self, name: &str) {
        match self.plain(name).as_str() {
            "table" if self.beyond > 0 => self.beyond -= 1,
            "table" => self.close_table(),
            "tr" | "thead" | "tbody" | "tfoot" => self.with_table(Table::end_row),
            "td" | "th" => self.with_table(Table::end_cell),
            "caption" => {
                self.in_heading = false;
                let name = named(&self.heading);
                if let Some(table) = self.stack.last_mut().filter(|_| !name.is_empty()) {
                    table.name = name;
                }
            }
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                self.in_heading = false;
                self.text(" ");
            }
            "p" | "div" | "li" => self.text(" "),
            "body" | "html" | "workbook" => self.ended = true,
            _ => {}
        }
    }

    /// Small letters; tags of spreadsheets by what they are in a page.
    fn plain(&self, name: &str) -> String {
        let name = name.rsplit(':').next().unwrap_or(name).to_ascii_lowercase();
        match name.as_str() {
            "row" if self.is_xml => "tr".to_owned(),
            "cell" if self.is_xml => "td".to_owned(),
            _ => name,
        }
    }

    fn with_table(&mut self, act: impl FnOnce(&mut Table, &mut usize)) {
        if let Some(table) = self.stack.last_mut() {
            act(table, &mut self.added);
        }
    }

    fn open_table(&mut self) {
        if self.stack.len() >= DEEPEST {
            self.beyond += 1;
            return;
        }
        self.in_heading = false;
        let name = named(&std::mem::take(&mut self.heading));
        self.stack.push(Table { order: self.n_tables, name, ..Table::default() });
        self.n_tables += 1;
    }

    fn open_cell(&mut self, tag: &Tag<'_>, is_head: bool) {
        let span = |names: [&str; 2]| {
            // Spreadsheets count the cells that are merged into the first.
            let merged = tag.number(names[1]).filter(|_| self.is_xml).map(|it| it + 1);
            merged.or(tag.number(names[0])).unwrap_or(1).clamp(1, WIDEST)
        };
        let cell = Cell {
            text: String::new(),
            at: tag.number("index").filter(|_| self.is_xml).map(|it| it.saturating_sub(1)),
            columns: span(["colspan", "mergeacross"]),
            rows: span(["rowspan", "mergedown"]),
            is_head,
            is_date: false,
        };
        self.with_table(|table, added| {
            table.end_cell(added);
            table.row.get_or_insert_with(Vec::new);
            table.cell = Some(cell);
        });
    }

    fn close_table(&mut self) {
        let Some(mut table) = self.stack.pop() else { return };
        table.end_row(&mut self.added);
        self.heading.clear();
        if !table.rows.is_empty() {
            self.made.push(Made { order: table.order, name: table.name, rows: table.rows });
        }
    }

    /// Closes what is open; whether the page ended in a table.
    fn finish(&mut self) -> bool {
        let cut = !self.stack.is_empty() && !self.ended;
        while !self.stack.is_empty() {
            self.close_table();
        }
        cut
    }
}

impl Table {
    fn end_cell(&mut self, added: &mut usize) {
        let Some(cell) = self.cell.take() else { return };
        let mut text = cell.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if cell.is_date
            && let Some((day, _)) = text.split_once('T')
        {
            text = day.to_owned();
        }
        let mut row = self.row.take().unwrap_or_default();
        self.hold(&mut row, added);
        let missing = cell.at.map_or(0, |at| at.saturating_sub(row.len()));
        let columns = cell.columns - 1;
        let spans = missing.saturating_add(columns);
        let spans = if *added + spans > MAX_ADDED { 0 } else { spans };
        *added += spans;
        if spans > 0 {
            row.resize_with(row.len() + missing, String::new);
        }
        if cell.rows > 1 && *added < MAX_ADDED {
            let at = row.len();
            let width = at + if spans > 0 { columns } else { 0 } + 1;
            if self.held.len() < width {
                *added += width - self.held.len();
                self.held.resize_with(width, Held::default);
            }
            let again = cell.is_head && text.len() <= LONGEST_NAME;
            for (beside, held) in self.held[at..width].iter_mut().enumerate() {
                let text = if again && beside == 0 { text.clone() } else { String::new() };
                *held = Held { rows: cell.rows - 1, text };
            }
        }
        row.push(text);
        if spans > 0 {
            row.resize_with(row.len() + columns, String::new);
        }
        self.row = Some(row);
    }

    /// The cells of rows above that stand in the next columns. One of this row that spans stands over them.
    fn hold(&mut self, row: &mut Vec<String>, added: &mut usize) {
        while let Some(held) = self.held.get_mut(row.len()).filter(|held| held.rows > 0) {
            if *added >= MAX_ADDED {
                self.held.clear();
                return;
            }
            *added += 1;
            held.rows -= 1;
            row.push(held.text.clone());
        }
    }

    fn end_row(&mut self, added: &mut usize) {
        self.end_cell(added);
        let Some(mut cells) = self.row.take() else { return };
        self.hold(&mut cells, added);
        // What is held beyond the last cell goes on without it.
        for held in self.held.iter_mut().skip(cells.len()).filter(|held| held.rows > 0) {
            held.rows -= 1;
            *added = added.saturating_add(1);
        }
        if *added >= MAX_ADDED {
            self.held.clear();
        }
        // Each row is as long as what reaches into it.
        let reaching = self.held.iter().rposition(|held| held.rows > 0).map_or(0, |at| at + 1);
        self.held.truncate(reaching);
        self.line = self.line.saturating_add(1);
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.rows.push(GridRow { line: self.line, cells });
        }
    }
}

fn named(heading: &str) -> String {
    let words = heading.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(LONGEST_NAME).collect()
}
