//! Standings of teams: `Rk. | No. | Name | MP | GP | TB1 | TB2 … | Rd. 1 …` with the names of the tie-breaks below.

use i18n::{Language, args};

use crate::Kind;
use crate::model::{Block, Column, Document, Span, Table};

use super::{Heading, Words, align_decimals, tiebreak_legend};

/// Standings of teams after a round; figures as the language writes them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TeamStandings {
    /// The rows in order of rank.
    pub rows: Vec<TeamStandingsRow>,
    /// The names of the tie-breaks, worded.
    pub tiebreaks: Vec<String>,
    /// Rounds that are shown.
    pub rounds: u8,
    /// What is to be said of the whole: the score that decides, boards, rules, codes that teams do not have.
    pub notes: Vec<String>,
}

/// A team in the standings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TeamStandingsRow {
    /// Rank as printed.
    pub rank: String,
    /// Number of the team.
    pub number: u16,
    /// Name.
    pub name: String,
    /// Match points.
    pub match_points: String,
    /// Game points.
    pub game_points: String,
    /// The tie-breaks in their order.
    pub tiebreaks: Vec<String>,
    /// One text a round: opponent, color on board 1, game points.
    pub matches: Vec<String>,
}

/// The standings of the teams.
pub fn team_standings(language: Language, heading: &Heading, list: &TeamStandings) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let mut columns = vec![
        Column::number(head("rank")).bold(),
        Column::number(head("number")),
        Column::name(head("team")),
        Column::number(head("match-points")).bold(),
        Column::number(head("game-points")).bold(),
    ];
    let tiebreaks = list.tiebreaks.len();
    columns.extend(
        (1..=tiebreaks)
            .map(|at| words.with("report-head-tiebreak", &args! { "number" => at }))
            .map(Column::number),
    );
    let mut rows: Vec<Vec<String>> = list.rows.iter().map(|row| cells(row, tiebreaks)).collect();
    align_decimals(&words, &mut rows, tiebreaks);
    columns.extend(
        (1..=usize::from(list.rounds))
            .map(|at| words.with("report-head-round", &args! { "round" => at }))
            .map(Column::sign),
    );
    for (cells, row) in rows.iter_mut().zip(&list.rows) {
        let text = |at: usize| row.matches.get(at).cloned().unwrap_or_default();
        cells.extend((0..usize::from(list.rounds)).map(text));
    }
    let table = Table { key_columns: 3, ..Table::list(columns, rows) };
    let mut blocks = vec![Block::Table(table)];
    let abbreviations = ["match-points", "game-points"]
        .map(|key| (head(key), words.text(&format!("report-legend-{key}"))));
    blocks.push(Block::KeyValues(abbreviations.to_vec()));
    blocks.extend(tiebreak_legend(&words, &list.tiebreaks));
    if list.rounds > 0 {
        blocks.push(Block::Paragraph(vec![Span::plain(words.text("report-team-matches"))]));
    }
    blocks.extend(list.notes.iter().map(|text| Block::Paragraph(vec![Span::plain(text.clone())])));
    words.document(Kind::TeamStandings, heading, blocks)
}

fn cells(row: &TeamStandingsRow, tiebreaks: usize) -> Vec<String> {
    let mut cells = vec![
        row.rank.clone(),
        row.number.to_string(),
        row.name.clone(),
        row.match_points.clone(),
        row.game_points.clone(),
    ];
    let tiebreak = |at: usize| row.tiebreaks.get(at).cloned().unwrap_or_default();
    cells.extend((0..tiebreaks).map(tiebreak));
    cells
}
