//! The start list: `No. | title | Name | FIDE ID | Fed | Rtg | Sex | Type | Club`.

use i18n::{Language, args};
use tournament::player::{Sex, Title};

use crate::Kind;
use crate::model::{Block, Column, Document, Table};

use super::{Heading, Words, count_line, number, title_code};

/// The participants in the order of their numbers, or any other the caller likes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartList {
    /// One row a player.
    pub rows: Vec<StartRow>,
}

/// A participant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartRow {
    /// Starting number, if numbers are given out.
    pub number: Option<u16>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Name.
    pub name: String,
    /// FIDE number.
    pub fide_id: String,
    /// Federation.
    pub federation: String,
    /// FIDE rating.
    pub rating: Option<u16>,
    /// National rating.
    pub national_rating: Option<u16>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Age group or category.
    pub category: String,
    /// Club or city.
    pub club: String,
}

/// The start list. Columns that nobody fills are left out.
pub fn start_list(language: Language, heading: &Heading, list: &StartList) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let columns = vec![
        Column::number(head("number")).bold(),
        Column::word(""),
        Column::name(words.text("common-name")),
        Column::number(head("fide-id")),
        Column::word(head("federation")),
        Column::number(head("rating")),
        Column::number(head("national-rating")),
        Column::sign(head("sex")),
        Column::word(head("category")),
        Column::name(words.text("common-club")),
    ];
    let sex = |sex: Sex| match sex {
        Sex::Male => words.text("report-sex-male"),
        Sex::Female => words.text("report-sex-female"),
    };
    let rows = list
        .rows
        .iter()
        .map(|row| {
            vec![
                number(row.number),
                title_code(row.title),
                row.name.clone(),
                row.fide_id.clone(),
                row.federation.clone(),
                number(row.rating),
                number(row.national_rating),
                row.sex.map(sex).unwrap_or_default(),
                row.category.clone(),
                row.club.clone(),
            ]
        })
        .collect();
    let table = Table::list(columns, rows).without_empty(&[0, 1, 3, 4, 5, 6, 7, 8, 9]);
    let count = words.with("common-players", &args! { "count" => list.rows.len() });
    let heading = Heading { round: None, ..heading.clone() };
    words.document(Kind::StartList, &heading, vec![Block::Table(table), count_line(count)])
}
