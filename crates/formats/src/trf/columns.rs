//! A line by its columns, which count characters.

use std::borrow::Cow;

/// One line with its columns numbered from 1.
pub(super) struct Columns<'a> {
    /// Without trailing blanks.
    pub(super) text: &'a str,
    /// Line number from 1.
    pub(super) line: u32,
    /// Byte offsets of characters; empty for ASCII, where they are the columns.
    starts: Vec<usize>,
}

impl<'a> Columns<'a> {
    pub(super) fn new(text: &'a str, line: u32) -> Columns<'a> {
        let text = text.trim_end();
        let starts = if text.is_ascii() {
            Vec::new()
        } else {
            text.char_indices().map(|(start, _)| start).collect()
        };
        Columns { text, line, starts }
    }

    /// Number of characters.
    pub(super) fn len(&self) -> usize {
        if self.starts.is_empty() { self.text.len() } else { self.starts.len() }
    }

    /// Columns `from` to `to`, inclusive; what lies beyond the end is left out.
    pub(super) fn get(&self, from: usize, to: usize) -> &'a str {
        &self.text[self.offset(from)..self.offset(to + 1)]
    }

    /// Everything from a column on, trimmed.
    pub(super) fn rest(&self, from: usize) -> &'a str {
        self.text[self.offset(from)..].trim()
    }

    /// As [`Columns::get`], trimmed.
    pub(super) fn field(&self, from: usize, to: usize) -> &'a str {
        self.get(from, to).trim()
    }

    /// One column; a blank beyond the end.
    pub(super) fn char(&self, column: usize) -> char {
        self.get(column, column).chars().next().unwrap_or(' ')
    }

    /// Where a column begins in the text.
    pub(super) fn offset(&self, column: usize) -> usize {
        let index = column.saturating_sub(1);
        if self.starts.is_empty() {
            index.min(self.text.len())
        } else {
            self.starts.get(index).copied().unwrap_or(self.text.len())
        }
    }
}

/// Text of exactly `width` characters, left-aligned.
pub(super) fn left(text: &str, width: usize) -> Cow<'_, str> {
    let length = text.chars().count();
    if length >= width {
        Cow::Owned(text.chars().take(width).collect())
    } else {
        Cow::Owned(format!("{text}{}", " ".repeat(width - length)))
    }
}

#[cfg(test)]
mod tests {
    use super::Columns;

    #[test]
    fn columns_count_characters() {
        let line = Columns::new("001 Núñez, Íñigo 2100  ", 1);
        assert_eq!(line.len(), 21);
        assert_eq!(line.field(5, 16), "Núñez, Íñigo");
        assert_eq!(line.field(18, 99), "2100");
        assert_eq!(line.char(6), 'ú');
        assert_eq!(line.char(40), ' ');
        assert_eq!(line.get(90, 95), "");
    }
}
