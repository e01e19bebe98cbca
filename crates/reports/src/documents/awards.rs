//! Rating changes, title norms and the prize list.

use i18n::Language;
use tournament::points::Points;

use crate::Kind;
use crate::model::{Block, Column, Document, Overflow, Rules, Span, Table, Width};

use super::{Heading, Words, number};

/// Rating changes of a tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingChanges {
    /// One row a player.
    pub rows: Vec<RatingChange>,
    /// The regulations, worded.
    pub rules: String,
}

/// One player's change; figures as the language writes them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingChange {
    /// Starting number.
    pub number: u16,
    /// Title code or empty.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating used.
    pub rating: Option<u16>,
    /// Rated games.
    pub games: u16,
    /// Points in them.
    pub points: String,
    /// Expected points.
    pub expected: String,
    /// K as used.
    pub k: String,
    /// The change; empty for the unrated.
    pub change: String,
    /// What a first rating comes to, worded; empty for the rated.
    pub first: String,
    /// Performance.
    pub performance: Option<i32>,
    /// Which of his games are not rated and why, worded; empty where all that could be are.
    pub left_out: String,
}

/// Rating changes.
pub fn rating_changes(language: Language, heading: &Heading, list: &RatingChanges) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let columns = vec![
        Column::number(head("number")),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::word(head("federation")),
        Column::number(head("rating")),
        Column::number(head("games")),
        Column::number(head("score")),
        Column::number(head("expected")),
        Column::number(head("k")),
        Column::number(head("performance")),
        Column::number(head("change")).bold(),
        Column { overflow: Overflow::Wrap, ..Column::name(head("first")) },
    ];
    let row = |row: &RatingChange| {
        vec![
            row.number.to_string(),
            row.title.clone(),
            row.name.clone(),
            row.federation.clone(),
            number(row.rating),
            row.games.to_string(),
            row.points.clone(),
            row.expected.clone(),
            row.k.clone(),
            row.performance.map(|made| made.to_string()).unwrap_or_default(),
            row.change.clone(),
            row.first.clone(),
        ]
    };
    let rows = list.rows.iter().map(row).collect();
    let table = Table::list(columns, rows).without_empty(&[1, 3, 4, 7, 8, 9, 10, 11]);
    let legend = ["games", "score", "expected", "k", "performance", "change"]
        .map(|key| (head(key), words.text(&format!("report-legend-{key}"))));
    let left_out = list.rows.iter().filter(|row| !row.left_out.is_empty());
    let left_out: Vec<_> = left_out
        .map(|row| (format!("{} {}", row.number, row.name), row.left_out.clone()))
        .collect();
    let mut blocks = vec![Block::Table(table), Block::KeyValues(legend.to_vec())];
    if !left_out.is_empty() {
        blocks.push(Block::KeyValues(left_out));
    }
    blocks.push(Block::Paragraph(vec![Span::plain(list.rules.clone())]));
    words.document(Kind::Ratings, heading, blocks)
}

/// Norms made or within reach.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Norms {
    /// One row a norm.
    pub rows: Vec<NormRow>,
    /// The regulations and whether federations count, worded.
    pub rules: Vec<String>,
}

/// One norm of one player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NormRow {
    /// Starting number.
    pub number: u16,
    /// Title code or empty.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// `GM`.
    pub norm: String,
    /// Made or possible, worded.
    pub state: String,
    /// How, or what is missing, worded.
    pub text: String,
}

/// The norm table.
pub fn norms(language: Language, heading: &Heading, list: &Norms) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let columns = vec![
        Column::number(head("number")),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::word(head("federation")),
        Column::number(head("rating")),
        Column::word(head("norm")).bold(),
        Column::word(head("state")),
        Column { overflow: Overflow::Wrap, ..Column::name(head("what")) },
    ];
    let row = |row: &NormRow| {
        vec![
            row.number.to_string(),
            row.title.clone(),
            row.name.clone(),
            row.federation.clone(),
            number(row.rating),
            row.norm.clone(),
            row.state.clone(),
            row.text.clone(),
        ]
    };
    let mut blocks = Vec::new();
    if list.rows.is_empty() {
        blocks.push(Block::Paragraph(vec![Span::bold(words.text("report-norms-none"))]));
    } else {
        let rows = list.rows.iter().map(row).collect();
        blocks.push(Block::Table(Table::list(columns, rows).without_empty(&[1, 3, 4])));
    }
    blocks.extend(list.rules.iter().map(|text| Block::Paragraph(vec![Span::plain(text.clone())])));
    words.document(Kind::Norms, heading, blocks)
}

/// Who gets what.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prizes {
    /// One row a prize-winner, in order of rank.
    pub rows: Vec<PrizeRow>,
    /// Sums and prizes that nobody takes, worded.
    pub notes: Vec<String>,
    /// How shared prizes are divided: name, and the sum in words.
    pub sums: Vec<(String, String)>,
}

/// One prize-winner.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PrizeRow {
    /// Rank as printed.
    pub rank: String,
    /// Title code or empty.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Points.
    pub points: Points,
    /// Which prize, worded.
    pub prize: String,
    /// Amount with its currency.
    pub amount: String,
}

/// Room for a signature, in points.
const SIGNATURE: f32 = 140.0;

/// The prize list, with a column to sign in.
pub fn prizes(language: Language, heading: &Heading, list: &Prizes) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let columns = vec![
        Column::number(head("rank")),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::word(head("federation")),
        Column::number(head("points")),
        Column { overflow: Overflow::Wrap, ..Column::name(head("prize")) },
        Column::number(head("amount")).bold(),
        Column { width: Width::Fixed(SIGNATURE), ..Column::word(head("signature")) },
    ];
    let row = |row: &PrizeRow| {
        vec![
            row.rank.clone(),
            row.title.clone(),
            row.name.clone(),
            row.federation.clone(),
            words.points(row.points),
            row.prize.clone(),
            row.amount.clone(),
            String::new(),
        ]
    };
    let rows = list.rows.iter().map(row).collect();
    let mut blocks = vec![Block::Table(Table::list(columns, rows).without_empty(&[1, 3]))];
    blocks.extend(list.notes.iter().map(|text| Block::Paragraph(vec![Span::plain(text.clone())])));
    if !list.sums.is_empty() {
        let columns = vec![
            Column::name(words.text("common-name")),
            Column { overflow: Overflow::Wrap, ..Column::name(words.text("report-head-sum")) },
        ];
        let row = |(name, sum): &(String, String)| vec![name.clone(), sum.clone()];
        let rows = list.sums.iter().map(row).collect();
        blocks.push(Block::Heading(words.text("report-prizes-sums")));
        blocks.push(Block::Table(Table { rules: Rules::Hairlines, ..Table::list(columns, rows) }));
    }
    words.document(Kind::Prizes, heading, blocks)
}
