//! The incident log: what happened at the boards, what was ruled, and how appeals ended.

use i18n::{Language, args};

use crate::Kind;
use crate::model::{Block, Column, Document, Overflow, Rules, Span, Table};

use super::{Heading, Words, board_line};

/// The log of a game, of a round or of the whole event. Everything comes worded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Incidents {
    /// The board, where the log is that of one game.
    pub board: Option<u16>,
    /// One row an incident or ruling, the oldest first.
    pub rows: Vec<IncidentRow>,
    /// Counts and remarks below the table.
    pub notes: Vec<String>,
}

/// Something that was written down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct IncidentRow {
    /// When: `29/11 18:40`.
    pub at: String,
    /// Round.
    pub round: String,
    /// Board.
    pub board: String,
    /// Whom it is about.
    pub player: String,
    /// What happened: `Illegal move, no. 2`.
    pub what: String,
    /// Edition and article.
    pub articles: String,
    /// What was ruled, with the penalty: `game lost, 2 min to the opponent`.
    pub ruling: String,
    /// Appeal, who decided it and how; or that the incident was withdrawn.
    pub appeal: String,
    /// Result of the game as it stands.
    pub result: String,
    /// The arbiter's own note.
    pub note: String,
    /// Who wrote it down.
    pub by: String,
}

/// The incident log.
pub fn incidents(language: Language, heading: &Heading, list: &Incidents) -> Document {
    let words = Words::of(language);
    let mut blocks = vec![table(&words, &list.rows)];
    let count = words.with("report-incidents-count", &args! { "count" => list.rows.len() });
    blocks.push(super::count_line(count));
    blocks.extend(list.notes.iter().map(|text| Block::Paragraph(vec![Span::plain(text.clone())])));
    blocks.push(Block::Signatures(vec![words.signature("common-arbiter", &heading.arbiter)]));
    let mut document = words.document(Kind::Incidents, heading, blocks);
    board_line(&words, &mut document, list.board);
    document
}

/// The table of a log for another document, or that there was nothing.
pub fn incident_table(language: Language, rows: &[IncidentRow]) -> Block {
    table(&Words::of(language), rows)
}

fn table(words: &Words, rows: &[IncidentRow]) -> Block {
    if rows.is_empty() {
        return Block::Paragraph(vec![Span::bold(words.text("report-incidents-none"))]);
    }
    let head = |key: &str| words.text(&format!("report-incidents-{key}"));
    let wrapping = |text: String| Column { overflow: Overflow::Wrap, ..Column::name(text) };
    let columns = vec![
        Column::number(head("at")),
        Column::number(head("round")),
        Column::number(words.text("report-head-board")).bold(),
        wrapping(words.text("common-player")),
        wrapping(head("what")).bold(),
        wrapping(head("articles")),
        wrapping(head("ruling")),
        wrapping(head("appeal")),
        Column::sign(words.text("common-result")),
        wrapping(words.text("report-ruling-note")),
        wrapping(head("by")),
    ];
    let row = |row: &IncidentRow| {
        vec![
            row.at.clone(),
            row.round.clone(),
            row.board.clone(),
            row.player.clone(),
            row.what.clone(),
            row.articles.clone(),
            row.ruling.clone(),
            row.appeal.clone(),
            row.result.clone(),
            row.note.clone(),
            row.by.clone(),
        ]
    };
    let rows = rows.iter().map(row).collect();
    let table = Table { key_columns: 3, rules: Rules::Hairlines, ..Table::list(columns, rows) };
    Block::Table(table.without_empty(&[1, 2, 5, 6, 7, 8, 9, 10]))
}
