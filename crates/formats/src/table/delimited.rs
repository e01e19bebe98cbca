//! CSV in its many forms, and text pasted from a spreadsheet.

use std::collections::BTreeMap;

use super::known_heads::is_known_head;
use super::{Grid, GridRow, formula, lines, ruled};
use crate::problem::{Kind, Place, Problem};
use crate::text;

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Delimiter {
    /// As spreadsheets paste.
    Tab,
    /// As spreadsheets save where the comma is a decimal sign.
    Semicolon,
    /// As the name CSV says.
    Comma,
    /// `|`
    Bar,
    /// `:`, where headings are known by it.
    Colon,
    /// `~`
    Tilde,
    /// `^`
    Caret,
}

impl Delimiter {
    const ALL: [Delimiter; 4] =
        [Delimiter::Tab, Delimiter::Semicolon, Delimiter::Bar, Delimiter::Comma];

    /// Those that are seldom meant: only headings that are known by them make them one.
    const BY_HEADS: [Delimiter; 7] = [
        Delimiter::Tab,
        Delimiter::Semicolon,
        Delimiter::Bar,
        Delimiter::Comma,
        Delimiter::Colon,
        Delimiter::Tilde,
        Delimiter::Caret,
    ];

    /// The letter.
    pub fn letter(self) -> char {
        match self {
            Delimiter::Tab => '\t',
            Delimiter::Semicolon => ';',
            Delimiter::Comma => ',',
            Delimiter::Bar => '|',
            Delimiter::Colon => ':',
            Delimiter::Tilde => '~',
            Delimiter::Caret => '^',
        }
    }
}

/// A quoted cell may run over this many line ends; beyond, its quote is taken for a letter, so that
/// one bad quote costs no more than its row.
pub(crate) const MAX_LINES_IN_CELL: usize = 10;
/// Cells of one row; no list of a tournament has as many columns.
const MAX_CELLS_IN_ROW: usize = 2000;
/// The mark at the start of a file, and inside where files were put together.
const BOM: char = '\u{feff}';
/// Lines looked at to find the delimiter.
const LINES_SEEN: usize = 30;
/// Lines in which headings are looked for.
const HEADING_LINES: usize = 60;

/// Reads delimited text. Delimiter and encoding are found out.
pub fn read_text(bytes: &[u8]) -> (Grid, Vec<Problem>) {
    read_delimited(bytes, None)
}

/// As [`read_text`], with a delimiter that people chose.
pub fn read_delimited(bytes: &[u8], chosen: Option<Delimiter>) -> (Grid, Vec<Problem>) {
    let (content, encoding, mut problems) = text::decode_list(bytes);
    // Spreadsheets of one maker begin with a line that names the delimiter.
    let (declared, body) = match content.get(..5) {
        Some("sep=;") => (Some(Delimiter::Semicolon), &content[5..]),
        Some("sep=,") => (Some(Delimiter::Comma), &content[5..]),
        Some("sep=\t") => (Some(Delimiter::Tab), &content[5..]),
        _ => (None, content.as_str()),
    };
    let named = chosen.or(declared).or_else(|| delimiter_of_heads(body));
    if named.is_none()
        && let Some(rows) = ruled::rows(body)
    {
        let grid = Grid { name: None, rows, encoding: Some(encoding), delimiter: None };
        return (grid, problems);
    }
    let delimiter = named.or_else(|| find_delimiter(body));
    let mut rows = split_rows(body, delimiter.map(Delimiter::letter), &mut problems);
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        formula::unmark(cell);
    }
    match delimiter {
        None => lines::take_apart(&mut rows),
        Some(_) => cut_short(body, &rows, &mut problems),
    }
    (Grid { name: None, rows, encoding: Some(encoding), delimiter }, problems)
}

/// A last row that no line end closes, with fewer cells than the rows before it or an open quote: the file is cut. A
/// single cell of words is a note below the table.
fn cut_short(body: &str, rows: &[GridRow], problems: &mut Vec<Problem>) {
    let Some((last, before)) = rows.split_last().filter(|_| !body.ends_with(['\r', '\n'])) else {
        return;
    };
    let column = u32::try_from(last.cells.len()).unwrap_or(u32::MAX);
    let place = Place::at(last.line, column);
    let is_open = |problem: &Problem| {
        problem.place.line == last.line && matches!(problem.kind, Kind::UnclosedQuote {})
    };
    let found = last.cells.join(" ");
    if let Some(at) = problems.iter().rposition(is_open) {
        let kind = Kind::FileCut { wanted: "closing quote" };
        problems[at] = Problem::new(place, kind, &found);
        return;
    }
    let width = before.last().map_or(0, |row| row.cells.len());
    let same = before.iter().rev().take(3).filter(|row| row.cells.len() == width).count();
    let steady = before.len() > 1 && same == before.len().min(3);
    let is_note =
        matches!(last.cells.as_slice(), [only] if !only.bytes().all(|it| it.is_ascii_digit()));
    if steady && last.cells.len() < width && !is_note {
        let kind = Kind::FileCut { wanted: "rest of the cells" };
        problems.push(Problem::new(place, kind, &found));
    }
}

/// Where no headings say it: the delimiter that stands equally often on most lines, and most
/// often on each of them. A comma may also be a decimal sign or stand between two names: where another
/// delimiter is on nearly every line, it is that one.
fn find_delimiter(content: &str) -> Option<Delimiter> {
    let lines: Vec<&str> =
        text::lines(content).filter(|line| !line.trim().is_empty()).take(LINES_SEEN).collect();
    let score = |delimiter: Delimiter| {
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        for line in &lines {
            *counts.entry(count_outside_quotes(line, delimiter.letter())).or_default() += 1;
        }
        counts.remove(&0);
        let (per_line, agreeing) =
            counts.into_iter().max_by_key(|(per_line, n)| (*n, *per_line))?;
        let steady = delimiter != Delimiter::Comma && agreeing * 5 >= lines.len() * 4;
        Some((agreeing * 2 >= lines.len(), steady, per_line, agreeing))
    };
    let scored =
        Delimiter::ALL.into_iter().filter_map(|delimiter| Some((score(delimiter)?, delimiter)));
    let best = scored.max_by_key(|((most, steady, per_line, agreeing), delimiter)| {
        (*most, *steady, *per_line, *agreeing, std::cmp::Reverse(*delimiter))
    });
    let ((_, _, per_line, _), delimiter) = best?;
    let is_name_list =
        delimiter == Delimiter::Comma && per_line == 1 && lines.iter().all(|line| is_name(line));
    (!is_name_list).then_some(delimiter)
}

/// The delimiter that makes most known headings, at least two, of one of the first lines.
fn delimiter_of_heads(content: &str) -> Option<Delimiter> {
    let lines = text::lines(content).filter(|line| !line.trim().is_empty()).take(HEADING_LINES);
    let known = |line: &str, delimiter: Delimiter| {
        let cells = line.split(delimiter.letter()).map(|cell| cell.trim().trim_matches('"'));
        let cells = cells.take(MAX_CELLS_IN_ROW).filter(|cell| !cell.is_empty());
        cells.filter(|cell| is_known_head(cell)).count()
    };
    let scored = lines.flat_map(|line| Delimiter::BY_HEADS.map(|it| (known(line, it), it)));
    let best = scored.max_by_key(|(known, delimiter)| (*known, std::cmp::Reverse(*delimiter)));
    best.filter(|(known, _)| *known > 1).map(|(_, delimiter)| delimiter)
}

/// `Surname, Given` in a list of names: the comma belongs to the name.
fn is_name(line: &str) -> bool {
    match line.split_once(',') {
        None => true,
        Some((_, given)) => {
            let mut letters = given.chars();
            letters.next() == Some(' ')
                && letters.next().is_some_and(char::is_alphabetic)
                && !given.contains(',')
        }
    }
}

fn count_outside_quotes(line: &str, delimiter: char) -> usize {
    let mut quoted = false;
    line.chars()
        .filter(|letter| {
            quoted ^= *letter == '"';
            !quoted && *letter == delimiter
        })
        .count()
}

/// Cells by delimiter and double quotes. `None` makes one cell of each line.
pub(crate) fn split_rows(
    content: &str,
    delimiter: Option<char>,
    problems: &mut Vec<Problem>,
) -> Vec<GridRow> {
    let mut rows = Vec::new();
    let (mut at, mut line) = (0, 1);
    let mut row = GridRow { line, cells: Vec::new() };
    while at < content.len() {
        let rest = &content[at..];
        let blanks = rest.len() - rest.trim_start_matches([' ', BOM]).len();
        // Programs write `="0123"` so that spreadsheets leave a text as it is.
        let blanks = blanks + usize::from(rest[blanks..].starts_with("=\""));
        let (cell, length) = match quoted(&rest[blanks..], delimiter) {
            Some((cell, length)) => (cell, blanks + length),
            None => {
                let is_end = |letter| letter == '\r' || letter == '\n' || Some(letter) == delimiter;
                let length = rest.find(is_end).unwrap_or(rest.len());
                let cell = &rest[..length];
                if cell.trim_start().starts_with('"') {
                    let column = u32::try_from(row.cells.len() + 1).unwrap_or(u32::MAX);
                    problems.push(Problem::new(
                        Place::at(line, column),
                        Kind::UnclosedQuote {},
                        cell,
                    ));
                }
                (cell.to_owned(), length)
            }
        };
        line += line_ends(&rest[..length]);
        let trimmed = cell.trim_matches(|sign: char| sign.is_whitespace() || sign == BOM);
        match row.cells.len() {
            0..MAX_CELLS_IN_ROW => row.cells.push(trimmed.to_owned()),
            MAX_CELLS_IN_ROW => {
                let place = Place::at(line, u32::try_from(MAX_CELLS_IN_ROW).unwrap_or(u32::MAX));
                problems.push(Problem::new(place, Kind::RowTooWide {}, trimmed));
                row.cells.push(String::new());
            }
            _ => {}
        }
        at += length;
        let after = &content[at..];
        if let Some(letter) = after.chars().next().filter(|letter| Some(*letter) == delimiter) {
            at += letter.len_utf8();
            if content[at..].is_empty() || content[at..].starts_with(['\r', '\n']) {
                if row.cells.len() < MAX_CELLS_IN_ROW {
                    row.cells.push(String::new());
                }
            } else {
                continue;
            }
        }
        let after = &content[at..];
        at += if after.starts_with("\r\n") { 2 } else { usize::from(!after.is_empty()) };
        line += u32::from(!after.is_empty());
        push_row(&mut rows, std::mem::replace(&mut row, GridRow { line, cells: Vec::new() }));
    }
    push_row(&mut rows, row);
    rows
}

fn push_row(rows: &mut Vec<GridRow>, row: GridRow) {
    if row.cells.iter().any(|cell| !cell.is_empty()) {
        rows.push(row);
    }
}

/// A quoted cell and its length, if it is well closed: a delimiter or line end must follow.
fn quoted(rest: &str, delimiter: Option<char>) -> Option<(String, usize)> {
    let body = rest.strip_prefix('"')?;
    let mut cell = String::new();
    let mut letters = body.char_indices().peekable();
    let mut n_lines = 0;
    while let Some((offset, letter)) = letters.next() {
        match letter {
            '"' if letters.peek().is_some_and(|(_, next)| *next == '"') => {
                letters.next();
                cell.push('"');
            }
            '"' => {
                let after = body[offset + 1..].trim_start_matches(' ');
                let length = rest.len() - after.len();
                let closed = match after.chars().next() {
                    None | Some('\r' | '\n') => true,
                    next => next == delimiter,
                };
                return closed.then_some((cell, length));
            }
            '\n' | '\r' => {
                n_lines += 1;
                if n_lines > MAX_LINES_IN_CELL {
                    return None;
                }
                cell.push(letter);
            }
            other => cell.push(other),
        }
    }
    None
}

fn line_ends(text: &str) -> u32 {
    let n_lines = text::lines(text).count() + usize::from(text.ends_with(['\r', '\n']));
    u32::try_from(n_lines.saturating_sub(1)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    fn told(text: &str) -> Vec<String> {
        let (_, problems) = super::read_text(text.as_bytes());
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_table_cut_in_its_last_row_is_told() {
        let text = "No;Name;Elo;Club\n1;Abad, Ana;2000;Roble\n2;Bru, Beto;1900;Roble\n3;Cid, Ca";
        assert_eq!(
            told(text),
            [
                "4:2: the file seems cut off here, rest of the cells expected, found \"3 Cid, Ca\"; get the whole file and read it again"
            ]
        );
        assert_eq!(told(&format!("{text};1800;Roble")), [""; 0], "whole rows need no end");
        assert_eq!(told(&format!("{text}\n")), [""; 0], "short rows are usual");
        let note = "No;Name;Elo\n1;Abad, Ana;2000\n2;Bru, Beto;1900\nMade by some program";
        assert_eq!(told(note), [""; 0]);
        assert_eq!(told("No;Name\n1;\"Abad, Ana\"\n2;\"Bru, Be").len(), 1);
    }
}
