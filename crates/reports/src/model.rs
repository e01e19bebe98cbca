//! What a document consists of, before anybody knows the paper. Every output (PDF, HTML, text) starts here.
//!
//! All texts are already worded in the language of the document; numbers are already formatted.

use std::sync::Arc;

use i18n::Language;

use crate::Kind;

/// A document to print, show or save.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Which document this is.
    pub kind: Kind,
    /// The language it is worded in.
    pub language: Language,
    /// The large line at the top.
    pub title: String,
    /// Event, tournament, round: left, below the title.
    pub subtitle: Vec<String>,
    /// Number, date and time: right, beside the title.
    pub corner: Vec<String>,
    /// What stands on the pages, from top to bottom.
    pub blocks: Vec<Block>,
    /// Left part of the foot of every page. The right part names the program and the page.
    pub footer: String,
    /// A word across every page, such as DRAFT.
    pub mark: Option<String>,
    /// Who answers for the document: the arbiter. Goes into the properties of the file.
    pub author: String,
    /// When it was made. Never read from a clock here.
    pub printed: Moment,
}

/// A local date and time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// Year, such as 2026.
    pub year: i32,
    /// Month from 1.
    pub month: u32,
    /// Day from 1.
    pub day: u32,
    /// Hour from 0 to 23.
    pub hour: u32,
    /// Minute.
    pub minute: u32,
}

/// One part of a document.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A line in bold that stays with what follows it.
    Heading(String),
    /// Running text.
    Paragraph(Vec<Span>),
    /// Rows and columns.
    Table(Table),
    /// A framed sentence with lines that explain it.
    Verdict {
        /// The sentence in large bold.
        sentence: String,
        /// Articles and reasons.
        lines: Vec<String>,
    },
    /// Names of things and what they are: `White  Llobregón, Nico`.
    KeyValues(Vec<(String, String)>),
    /// Chess positions side by side.
    Diagrams(Vec<Diagram>),
    /// A line to sign on for each.
    Signatures(Vec<String>),
    /// Entries of a form, so many side by side; what is not known is a line to write on.
    Form {
        /// The entries from left to right, then down.
        fields: Vec<Field>,
        /// How many stand side by side.
        across: u8,
    },
    /// Entries of a form at the left, a chess position at the right.
    Beside {
        /// The entries, one below the other.
        fields: Vec<Field>,
        /// The position.
        diagram: Diagram,
    },
    /// Things to do or to look at, each with a box to tick.
    Checks(Vec<String>),
    /// What follows begins a new page.
    Turn,
    /// Pictures, one below the other, each as large as the page allows.
    Photos(Vec<Photo>),
    /// Across the middle of the sheet, where it is folded; what follows stands below.
    Fold(String),
}

/// A picture that was kept, such as a photo of the scoresheets.
#[derive(Clone, Debug, PartialEq)]
pub struct Photo {
    /// Below the picture.
    pub caption: String,
    /// The file.
    pub bytes: Arc<Vec<u8>>,
    /// How the file holds it.
    pub coding: Coding,
    /// Pixels across and down, as stored.
    pub size: (u32, u32),
    /// Quarters by which it is turned clockwise to be upright.
    pub quarters: u8,
}

/// How a file holds a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// JPEG that a PDF can carry, gray.
    JpegGray,
    /// JPEG that a PDF can carry, in color.
    JpegColor,
    /// PNG.
    Png,
    /// Another kind, by its media type: shown on web pages, named on paper.
    Other(&'static str),
}

impl Coding {
    /// Media type.
    pub fn media(self) -> &'static str {
        match self {
            Coding::JpegGray | Coding::JpegColor => "image/jpeg",
            Coding::Png => "image/png",
            Coding::Other(media) => media,
        }
    }
}

/// An entry of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// What is asked for.
    pub label: String,
    /// The answer; empty for a line to write on.
    pub value: String,
}

impl Field {
    /// An entry.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Field {
        Field { label: label.into(), value: value.into() }
    }
}

/// Running text of one style.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// The text; spaces between spans are part of it.
    pub text: String,
    /// How it is set.
    pub style: SpanStyle,
}

/// How a span is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpanStyle {
    /// Regular.
    #[default]
    Plain,
    /// Bold.
    Bold,
    /// Underlined: the moves a claim rests on.
    Underlined,
    /// Small letters: articles below what they are about.
    Small,
}

impl Span {
    /// Regular text.
    pub fn plain(text: impl Into<String>) -> Span {
        Span { text: text.into(), style: SpanStyle::Plain }
    }

    /// Bold text.
    pub fn bold(text: impl Into<String>) -> Span {
        Span { text: text.into(), style: SpanStyle::Bold }
    }

    /// Small text.
    pub fn small(text: impl Into<String>) -> Span {
        Span { text: text.into(), style: SpanStyle::Small }
    }

    /// Underlined text.
    pub fn underlined(text: impl Into<String>) -> Span {
        Span { text: text.into(), style: SpanStyle::Underlined }
    }
}

/// A table. The head is repeated on every page and rows are never split.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The columns from left to right.
    pub columns: Vec<Column>,
    /// The rows; each has as many cells as there are columns.
    pub rows: Vec<Vec<String>>,
    /// How many columns from the left are repeated when the table is too wide for one page and is split.
    pub key_columns: usize,
    /// Which rules stand between the rows.
    pub rules: Rules,
    /// In how many strips side by side the rows run down a page, as in a newspaper. Most tables have one.
    pub strips: u8,
}

/// Rules between rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// A hairline below each row, a stronger rule below every fifth: for lists that are searched with a finger.
    EveryFifth,
    /// A hairline below each row.
    Hairlines,
    /// A hairline below each row, and rows high enough to write in by hand.
    WriteIn,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// How it takes its width.
    pub width: Width,
    /// Where its texts stand.
    pub align: Align,
    /// What happens to a text that is too wide.
    pub overflow: Overflow,
    /// How its texts are set.
    pub weight: Weight,
}

/// How a column takes its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Width {
    /// Exactly so many points.
    Fixed(f32),
    /// As wide as its widest text, never less.
    Auto,
    /// As wide as its widest text if there is room; shares what is left, and gives way first.
    Flex,
}

/// Where a text stands in its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// At the left edge.
    Left,
    /// In the middle.
    Center,
    /// At the right edge, as numbers do.
    Right,
}

/// What happens to a text that is wider than its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    /// It is cut, with an ellipsis to show it.
    Ellipsis,
    /// It goes on in the next line.
    Wrap,
    /// The whole table is set narrower, then smaller; a rare long text goes on as many lines as it needs.
    Shrink,
}

/// Weight of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

impl Column {
    /// Numbers: as wide as the widest, right-aligned.
    pub fn number(head: impl Into<String>) -> Column {
        Column {
            head: head.into(),
            width: Width::Auto,
            align: Align::Right,
            overflow: Overflow::Shrink,
            weight: Weight::Regular,
        }
    }

    /// Short words: as wide as the widest, left-aligned.
    pub fn word(head: impl Into<String>) -> Column {
        Column { align: Align::Left, ..Column::number(head) }
    }

    /// Short signs in the middle: results, cells of a grid.
    pub fn sign(head: impl Into<String>) -> Column {
        Column { align: Align::Center, ..Column::number(head) }
    }

    /// Names: flexible, set narrower before they are cut.
    pub fn name(head: impl Into<String>) -> Column {
        Column { width: Width::Flex, ..Column::word(head) }
    }

    /// The same column in bold.
    #[must_use]
    pub fn bold(self) -> Column {
        Column { weight: Weight::Bold, ..self }
    }
}

impl Table {
    /// A list: rules for the finger, the first three columns repeated if it must be split.
    pub fn list(columns: Vec<Column>, rows: Vec<Vec<String>>) -> Table {
        Table { columns, rows, key_columns: 3, rules: Rules::EveryFifth, strips: 1 }
    }

    /// The same table without those of the optional columns that are empty in every row.
    #[must_use]
    pub fn without_empty(self, optional: &[usize]) -> Table {
        let keep = |at: usize| {
            !optional.contains(&at)
                || self.rows.iter().any(|row| row.get(at).is_some_and(|cell| !cell.is_empty()))
        };
        let keep: Vec<bool> = (0..self.columns.len()).map(keep).collect();
        let kept = |at: usize| keep.get(at).copied().unwrap_or(false);
        let row = |row: Vec<String>| {
            row.into_iter().enumerate().filter(|(at, _)| kept(*at)).map(|(_, cell)| cell).collect()
        };
        Table {
            key_columns: (0..self.key_columns).filter(|at| kept(*at)).count(),
            rows: self.rows.into_iter().map(row).collect(),
            columns: self
                .columns
                .into_iter()
                .enumerate()
                .filter(|(at, _)| kept(*at))
                .map(|(_, c)| c)
                .collect(),
            rules: self.rules,
            strips: self.strips,
        }
    }
}

/// A chess position to draw, White at the bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The first field of a FEN: `rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR`. What is no such text leaves squares empty.
    pub placement: String,
    /// A square to frame, such as `e4`: where the last move ended.
    pub marked: Option<String>,
    /// The line below.
    pub caption: String,
}

/// A piece on a square of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// 0 is the a file.
    pub file: u8,
    /// 0 is the first rank.
    pub rank: u8,
    /// The FEN letter: upper case is White.
    pub letter: char,
}

impl Diagram {
    /// The pieces, read leniently: signs that are no FEN are skipped, and so is what lies beside the board.
    pub fn pieces(&self) -> Vec<Placed> {
        let mut pieces = Vec::new();
        let field = self.placement.split_whitespace().next().unwrap_or_default();
        for (row, text) in field.split('/').take(8).enumerate() {
            let mut file = 0;
            for sign in text.chars() {
                match sign.to_digit(10) {
                    Some(empty) => file += empty,
                    None if "KQRBNPkqrbnp".contains(sign) && file < 8 => {
                        pieces.push(Placed { file: file as u8, rank: 7 - row as u8, letter: sign });
                        file += 1;
                    }
                    None => {}
                }
            }
        }
        pieces
    }

    /// File and rank of the framed square, from 0.
    pub fn marked_square(&self) -> Option<(u8, u8)> {
        let [file, rank] = self.marked.as_deref()?.as_bytes() else { return None };
        let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
        (file < 8 && rank < 8).then_some((file, rank))
    }
}

#[cfg(test)]
mod tests {
    use super::{Column, Diagram, Table};

    #[test]
    fn placement_is_read_leniently() {
        let diagram = |placement: &str| Diagram {
            placement: placement.into(),
            marked: None,
            caption: String::new(),
        };
        assert_eq!(diagram("8/8/8/8/8/8/8/K6k w - - 0 1").pieces().len(), 2);
        assert_eq!(diagram("").pieces(), []);
        assert_eq!(diagram("99999999999k/xx/QQQQQQQQQQQQ").pieces().len(), 8);
    }

    #[test]
    fn empty_columns_go() {
        let columns = vec![Column::number("No."), Column::word("Sex"), Column::name("Name")];
        let rows = vec![vec!["1".into(), String::new(), "Aldovera".into()]];
        let table = Table::list(columns, rows);
        assert_eq!(table.clone().without_empty(&[0]).columns.len(), 3);
        let table = table.without_empty(&[0, 1]);
        assert_eq!(table.rows, [["1", "Aldovera"]]);
        assert_eq!(table.key_columns, 2);
    }
}
