//! A document as plain text: for terminals, for reading aloud, and for tests.

use crate::model::{Align, Block, Diagram, Document, Field, Overflow, Span, Table};

/// Width of running text.
const LINE: usize = 96;

/// Writes a document as plain text with a final line break.
pub fn write(document: &Document) -> String {
    let mut lines = vec![document.title.clone()];
    lines.push("=".repeat(document.title.chars().count()));
    if let Some(mark) = &document.mark {
        lines.push(format!("*** {mark} ***"));
    }
    lines.extend(
        document.subtitle.iter().chain(&document.corner).filter(|text| !text.is_empty()).cloned(),
    );
    for block in &document.blocks {
        lines.push(String::new());
        match block {
            Block::Heading(text) => {
                lines.push(text.clone());
                lines.push("-".repeat(text.chars().count()));
            }
            Block::Paragraph(spans) => lines.extend(wrapped(&joined(spans))),
            Block::Table(table) => lines.extend(rows(table)),
            Block::Verdict { sentence, lines: reasons } => {
                lines.push(format!("> {sentence}"));
                let reasons = reasons.iter().flat_map(|line| wrapped(line));
                lines.extend(reasons.map(|line| format!("> {line}")));
            }
            Block::KeyValues(pairs) => lines.extend(key_values(pairs)),
            Block::Diagrams(diagrams) => lines.extend(diagrams.iter().flat_map(board)),
            Block::Signatures(names) => {
                lines.extend(names.iter().map(|name| format!("{} {name}", "_".repeat(32))));
            }
            Block::Form { fields, .. } => lines.extend(form(fields)),
            Block::Beside { fields, diagram } => {
                lines.extend(form(fields));
                lines.extend(board(diagram));
            }
            Block::Checks(texts) => {
                lines.extend(texts.iter().flat_map(|text| wrapped(&format!("[ ] {text}"))));
            }
            Block::Turn => lines.push("=".repeat(LINE)),
            Block::Photos(photos) => {
                lines.extend(photos.iter().flat_map(|it| wrapped(&format!("[{}]", it.caption))));
            }
            Block::Fold(word) => lines.push(format!("- - - - - - - - {word}")),
        }
    }
    if !document.footer.is_empty() {
        lines.extend([String::new(), document.footer.clone()]);
    }
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn joined(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("starts with one line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > LINE {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

fn key_values(pairs: &[(String, String)]) -> Vec<String> {
    let width = pairs.iter().map(|(key, _)| key.chars().count()).max().unwrap_or(0);
    pairs
        .iter()
        .map(|(key, value)| format!("{}  {value}", padded(key, width, Align::Left)))
        .collect()
}

fn form(fields: &[Field]) -> Vec<String> {
    let value = |field: &Field| match field.value.is_empty() {
        true => "_".repeat(24),
        false => field.value.clone(),
    };
    let pairs: Vec<(String, String)> =
        fields.iter().map(|field| (field.label.clone(), value(field))).collect();
    key_values(&pairs)
}

/// Letters of a name or another short text in a column; what is longer is cut.
const CELL: usize = 60;

fn cut(cell: &str) -> String {
    if cell.chars().count() <= CELL {
        return cell.to_owned();
    }
    let kept: String = cell.chars().take(CELL - 1).collect();
    format!("{}…", kept.trim_end())
}

fn rows(table: &Table) -> Vec<String> {
    let head: Vec<&str> = table.columns.iter().map(|column| column.head.as_str()).collect();
    let fitted = |row: &Vec<String>| -> Vec<String> {
        row.iter()
            .zip(&table.columns)
            .map(|(cell, column)| match column.overflow {
                Overflow::Wrap => cell.clone(),
                Overflow::Ellipsis | Overflow::Shrink => cut(cell),
            })
            .collect()
    };
    let shown: Vec<Vec<String>> = table.rows.iter().map(fitted).collect();
    let cells = |row: &[String], at: usize| row.get(at).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> = head
        .iter()
        .enumerate()
        .map(|(at, head)| {
            let widest = shown.iter().map(|row| cells(row, at)).max().unwrap_or(0);
            widest.max(head.chars().count())
        })
        .collect();
    let line = |cells: &[&str]| {
        let placed = cells.iter().zip(&widths).zip(&table.columns);
        placed
            .map(|((cell, width), column)| padded(cell, *width, column.align))
            .collect::<Vec<_>>()
            .join("  ")
    };
    let mut lines = vec![line(&head)];
    lines.push(widths.iter().map(|width| "-".repeat(*width)).collect::<Vec<_>>().join("  "));
    for row in &shown {
        lines.push(line(&row.iter().map(String::as_str).collect::<Vec<_>>()));
    }
    lines
}

fn padded(text: &str, width: usize, align: Align) -> String {
    let text = text.replace(['\n', '\r', '\t'], " ");
    match align {
        Align::Left => format!("{text:<width$}"),
        Align::Center => format!("{text:^width$}"),
        Align::Right => format!("{text:>width$}"),
    }
}

/// The board with figures, White at the bottom; the framed square in brackets.
fn board(diagram: &Diagram) -> Vec<String> {
    let pieces = diagram.pieces();
    let mut lines = vec![diagram.caption.clone()];
    for rank in (0..8).rev() {
        let mut line = format!("{} ", rank + 1);
        for file in 0..8 {
            let piece = pieces.iter().find(|placed| (placed.file, placed.rank) == (file, rank));
            let figure = piece.map_or('·', |placed| figure(placed.letter));
            let (open, close) =
                if diagram.marked_square() == Some((file, rank)) { ('[', ']') } else { (' ', ' ') };
            line.extend([open, figure, close]);
        }
        lines.push(line);
    }
    lines.push("   a  b  c  d  e  f  g  h".to_owned());
    lines
}

fn figure(letter: char) -> char {
    let figures = [
        ('K', '♔'),
        ('Q', '♕'),
        ('R', '♖'),
        ('B', '♗'),
        ('N', '♘'),
        ('P', '♙'),
        ('k', '♚'),
        ('q', '♛'),
        ('r', '♜'),
        ('b', '♝'),
        ('n', '♞'),
        ('p', '♟'),
    ];
    figures.iter().find(|(fen, _)| *fen == letter).map_or('·', |(_, figure)| *figure)
}
