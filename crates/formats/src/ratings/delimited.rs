//! Delimited lists of national federations: the columns are matched as in [`crate::table`].

use std::collections::VecDeque;
use std::io::{self, BufRead};

use super::lines::Source;
use super::{ListRow, Rated, RatingKind};
use crate::problem::Problem;
use crate::table::{
    Column, Delimiter, GridRow, MAX_LINES_IN_CELL, Mapping, RatingColumn, ReadPlayer, RowReader,
    preview, read_delimited, split_rows,
};

/// The columns of a list, and rows read but not yet given.
pub(super) struct Table {
    mapping: Mapping,
    delimiter: Delimiter,
    /// The line of the headings; rows up to it are no players.
    heading: Option<GridRow>,
    waiting: VecDeque<GridRow>,
}

impl Table {
    /// The columns by the first rows; none if there is no column of names.
    pub(super) fn of_head(
        head: &[u8],
        whole: bool,
        confirmed: Option<Vec<Option<Column>>>,
    ) -> Option<Table> {
        let end = match whole {
            true => head.len(),
            false => head.iter().rposition(|byte| *byte == b'\n')?,
        };
        let (grid, _) = read_delimited(&head[..end], None);
        let delimiter = grid.delimiter?;
        let mut mapping = preview(&grid).mapping;
        if let Some(columns) = confirmed {
            mapping.columns = columns;
        }
        let named =
            |column: &Option<Column>| matches!(column, Some(Column::FullName | Column::Surname));
        if !mapping.columns.iter().any(named) {
            return None;
        }
        let heading = mapping.heading_row.and_then(|row| grid.rows.get(row)).cloned();
        Some(Table { mapping, delimiter, heading, waiting: VecDeque::new() })
    }

    pub(super) fn kinds(&self) -> Vec<RatingKind> {
        let kind = |column: &Option<Column>| match column {
            Some(Column::Rating(rating)) => Some(kind_of(*rating)),
            _ => None,
        };
        self.mapping.columns.iter().filter_map(kind).collect()
    }

    pub(super) fn read_row<R: BufRead>(
        &mut self,
        source: &mut Source<R>,
        row: &mut ListRow,
        problems: &mut Vec<Problem>,
    ) -> io::Result<bool> {
        loop {
            if let Some(cells) = self.waiting.pop_front() {
                if self.heading.as_ref().is_some_and(|heading| cells.line <= heading.line) {
                    continue;
                }
                let mut reader = RowReader::new(None, &self.mapping, self.heading.as_ref());
                let player = reader.player(&cells);
                problems.append(&mut reader.problems);
                if let Some(player) = player {
                    row.clear();
                    take(player, row);
                    return Ok(true);
                }
                continue;
            }
            if !self.more_rows(source, problems)? {
                return Ok(false);
            }
        }
    }

    /// Reads one line, or as many as a quoted cell runs over.
    fn more_rows<R: BufRead>(
        &mut self,
        source: &mut Source<R>,
        problems: &mut Vec<Problem>,
    ) -> io::Result<bool> {
        if !source.next_line(problems)? {
            return Ok(false);
        }
        let first = source.line;
        let mut text = source.text(problems).into_owned();
        let mut n_lines = 0;
        while text.matches('"').count() % 2 == 1 && n_lines < MAX_LINES_IN_CELL {
            if !source.next_line(problems)? {
                break;
            }
            n_lines += 1;
            text.push('\n');
            text.push_str(&source.text(problems));
        }
        if first == 1 && text.starts_with("sep=") {
            return Ok(true);
        }
        let from = problems.len();
        let rows = split_rows(&text, Some(self.delimiter.letter()), problems);
        for problem in &mut problems[from..] {
            problem.place.line += first - 1;
        }
        self.waiting.extend(rows.into_iter().map(|mut row| {
            row.line += first - 1;
            row
        }));
        Ok(true)
    }
}

fn kind_of(rating: RatingColumn) -> RatingKind {
    match rating {
        RatingColumn::Standard => RatingKind::Standard,
        RatingColumn::Rapid => RatingKind::Rapid,
        RatingColumn::Blitz => RatingKind::Blitz,
        RatingColumn::Unnamed | RatingColumn::National => RatingKind::National,
    }
}

fn take(player: ReadPlayer, row: &mut ListRow) {
    row.line = player.row;
    row.name = player.full_name();
    row.fide_id = player.fide_id;
    row.title = match player.title {
        Some(title) => title.code().to_owned(),
        None => player.other_title,
    };
    for (rating, value) in player.ratings {
        *row.rating_mut(kind_of(rating)) = Rated { value: Some(value), ..Rated::default() };
    }
    (row.sex, row.birth) = (player.sex, player.birth);
    (row.national_id, row.federation) = (player.national_id, player.federation);
    row.club = player.club;
}
