//! Standings: `Rk. | No. | title | Name | Sex | Fed | Rtg | Club | Pts | TB1 | TB2 …` with the names of the tie-breaks below.

use i18n::{Language, args};
use tournament::player::{Sex, Title};
use tournament::points::Points;

use crate::Kind;
use crate::model::{Block, Column, Document, Table};

use super::{Heading, Words, align_decimals, number, ranks, tiebreak_legend, title_code};

/// Standings after a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standings {
    /// The rows in order of rank.
    pub rows: Vec<StandingsRow>,
    /// Whose standings these are where they are not the whole field's; worded, or empty.
    pub category: String,
    /// The names of the tie-breaks, worded in the language of the document: `Buchholz Cut 1`.
    pub tiebreaks: Vec<String>,
}

/// A participant in the standings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StandingsRow {
    /// Rank. Rows that share one carry the same number and are marked: `2=`. 0 for those who have no place.
    pub rank: u16,
    /// Rank in the whole field, in the standings of a category.
    pub overall: Option<u16>,
    /// Starting number.
    pub number: Option<u16>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Name.
    pub name: String,
    /// Sex.
    pub sex: Option<Sex>,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Club or city.
    pub club: String,
    /// Points.
    pub points: Points,
    /// The tie-breaks in their order, with a decimal point if they have one: `34.5`.
    pub tiebreaks: Vec<String>,
}

/// The standings. Columns that nobody fills are left out.
pub fn standings(language: Language, heading: &Heading, standings: &Standings) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let mut columns = vec![
        Column::number(head("rank")).bold(),
        Column::number(head("overall")),
        Column::number(head("number")),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::sign(head("sex")),
        Column::word(head("federation")),
        Column::number(head("rating")),
        Column::name(words.text("common-club")),
        Column::number(head("points")).bold(),
    ];
    columns.extend((0..standings.tiebreaks.len()).map(|at| {
        Column::number(words.with("report-head-tiebreak", &args! { "number" => at + 1 }))
    }));
    let shown = ranks(&standings.rows.iter().map(|row| row.rank).collect::<Vec<_>>());
    let mut rows: Vec<Vec<String>> = standings
        .rows
        .iter()
        .zip(shown)
        .map(|(row, rank)| cells(&words, row, rank, standings.tiebreaks.len()))
        .collect();
    align_decimals(&words, &mut rows, standings.tiebreaks.len());
    let table = Table { key_columns: 5, ..Table::list(columns, rows) }
        .without_empty(&[1, 2, 3, 5, 6, 7, 8]);
    let mut blocks = vec![Block::Table(table)];
    blocks.extend(tiebreak_legend(&words, &standings.tiebreaks));
    let mut document = words.document(Kind::Standings, heading, blocks);
    document.subtitle.extend((!standings.category.is_empty()).then(|| standings.category.clone()));
    document
}

fn cells(words: &Words, row: &StandingsRow, rank: String, n_tiebreaks: usize) -> Vec<String> {
    let sex = match row.sex {
        Some(Sex::Female) => words.text("report-sex-female"),
        Some(Sex::Male) | None => String::new(),
    };
    let mut cells = vec![
        rank,
        number(row.overall),
        number(row.number),
        title_code(row.title),
        row.name.clone(),
        sex,
        row.federation.clone(),
        number(row.rating),
        row.club.clone(),
        words.points(row.points),
    ];
    let tiebreak = |at: usize| {
        row.tiebreaks.get(at).map(|text| words.messages.decimal(text)).unwrap_or_default()
    };
    cells.extend((0..n_tiebreaks).map(tiebreak));
    cells
}
