//! FIDE's text: one heading line, then fixed columns that begin where the heading's words begin.

use std::io::{self, BufRead};

use super::lines::Source;
use super::{Field, ListRow, MONTHS, RatingKind, fill};
use crate::problem::{Kind, Place, Problem};

/// Where the columns of a list begin, counted in letters.
pub(super) struct Columns {
    columns: Vec<(usize, Field)>,
    /// Where a whole row must reach: the birth year, or the last column.
    reach: usize,
    /// Month named by a single list.
    pub(super) month: Option<String>,
    /// Bytes at which the letters of the present line begin, when it is not ASCII.
    offsets: Vec<usize>,
    starts: Vec<usize>,
}

impl Columns {
    /// The columns of a heading line; `kind` is that of a single list.
    pub(super) fn of_heading(head: &[u8], kind: RatingKind) -> Option<Columns> {
        let end = head.iter().position(|byte| matches!(byte, b'\n' | b'\r'))?;
        let heading = std::str::from_utf8(&head[..end]).ok().filter(|text| text.is_ascii())?;
        if heading.contains([';', ',', '\t', '|']) {
            return None;
        }
        let mut month = None;
        let mut columns: Vec<(usize, Field)> = Vec::new();
        for (start, word) in words(heading) {
            let field = match word.to_ascii_lowercase().as_str() {
                "number" if columns.len() == 1 => continue,
                "id" | "id_number" | "idnumber" | "fideid" | "codigo" => Field::Id,
                "name" => Field::Name,
                "fed" | "country" => Field::Federation,
                "sex" => Field::Sex,
                "tit" | "titl" | "title" => Field::Title,
                "wtit" => Field::WomenTitle,
                "otit" => Field::OtherTitles,
                "srtng" => Field::Rating(RatingKind::Standard),
                "sgm" => Field::Games(RatingKind::Standard),
                "sk" => Field::K(RatingKind::Standard),
                "rrtng" => Field::Rating(RatingKind::Rapid),
                "rgm" => Field::Games(RatingKind::Rapid),
                "rk" => Field::K(RatingKind::Rapid),
                "brtng" => Field::Rating(RatingKind::Blitz),
                "bgm" => Field::Games(RatingKind::Blitz),
                "bk" => Field::K(RatingKind::Blitz),
                "rtng" | "rating" => Field::Rating(kind),
                "gms" | "gm" | "games" => Field::Games(kind),
                "k" => Field::K(kind),
                "b-day" | "bday" | "born" | "birthday" => Field::Birth,
                "flag" => Field::Flag,
                other => match month_of(other) {
                    Some(named) => {
                        month = Some(named);
                        Field::Rating(kind)
                    }
                    None => Field::Unused,
                },
            };
            columns.push((start, field));
        }
        let has = |wanted: Field| columns.iter().find(|(_, field)| *field == wanted);
        let rated = columns.iter().any(|(_, field)| matches!(field, Field::Rating(_)));
        let named = has(Field::Id).is_some() && has(Field::Name).is_some();
        if !named || !rated || columns.first()?.0 != 0 {
            return None;
        }
        let reach = has(Field::Birth).or_else(|| columns.last()).map_or(0, |(start, _)| *start);
        Some(Columns { columns, reach, month, offsets: Vec::new(), starts: Vec::new() })
    }

    /// The ratings that have a column.
    pub(super) fn kinds(&self) -> Vec<RatingKind> {
        let kind = |(_, field): &(usize, Field)| match field {
            Field::Rating(kind) => Some(*kind),
            _ => None,
        };
        self.columns.iter().filter_map(kind).collect()
    }

    pub(super) fn read_row<R: BufRead>(
        &mut self,
        source: &mut Source<R>,
        row: &mut ListRow,
        problems: &mut Vec<Problem>,
    ) -> io::Result<bool> {
        while source.next_line(problems)? {
            let line = source.line;
            let unended = source.unended;
            let text = source.text(problems);
            if line == 1 || text.trim().is_empty() {
                continue;
            }
            row.clear();
            row.line = line;
            if self.take(&text, row, problems) {
                return Ok(true);
            }
            let short = problems.last().is_some_and(|it| it.kind == Kind::RowCutShort {});
            if short && unended {
                let last = text.trim().to_owned();
                problems.push(Problem::new(at(line, 0), Kind::ListCutShort { last }, ""));
            }
        }
        Ok(false)
    }

    /// Reads one line; false if the row is left out, which is then among the problems.
    fn take(&mut self, text: &str, row: &mut ListRow, problems: &mut Vec<Problem>) -> bool {
        let line = row.line;
        self.offsets.clear();
        if !text.is_ascii() {
            self.offsets.extend(text.char_indices().map(|(offset, _)| offset));
        }
        let n_letters = if text.is_ascii() { text.len() } else { self.offsets.len() };
        if n_letters < self.reach {
            let place = Place::at(line, u32::try_from(n_letters).unwrap_or(u32::MAX));
            problems.push(Problem::new(place, Kind::RowCutShort {}, text.trim()));
            return false;
        }
        self.starts.clear();
        self.starts.extend(self.columns.iter().map(|(start, _)| *start));
        if let Some(wrong) = self.misfit(text) {
            match self.realign(text) {
                Some(long) => {
                    let (start, field) = self.columns[long];
                    let kind = Kind::FieldTooLong { column: field.label() };
                    let found = self.cell(text, long).trim().to_owned();
                    problems.push(Problem::new(at(line, start), kind, &found));
                }
                None => {
                    let (start, field) = self.columns[wrong];
                    let kind = Kind::ColumnsShifted { column: field.label() };
                    let problem = Problem::new(at(line, start), kind, text.trim());
                    problems.push(problem);
                    return false;
                }
            }
        }
        for index in 0..self.columns.len() {
            let field = self.columns[index].1;
            if field == Field::Unused {
                continue;
            }
            let cell = self.cell(text, index).trim();
            if let Some((kind, expected)) = fill(row, field, cell) {
                let lost = field.is_needed()
                    && matches!(kind, Kind::ListIdMissing {} | Kind::NameMissing {});
                let found = if cell.is_empty() { text.trim() } else { cell };
                let problem = Problem::new(at(line, self.starts[index]), kind, found);
                problems.push(problem.expecting(expected));
                if lost {
                    return false;
                }
            }
        }
        true
    }

    /// The text of a column in the present line.
    fn cell<'a>(&self, text: &'a str, index: usize) -> &'a str {
        let from = self.byte(text, self.starts[index]);
        let to = self.starts.get(index + 1).map_or(text.len(), |end| self.byte(text, *end));
        text.get(from..to).unwrap_or_default()
    }

    fn byte(&self, text: &str, letter: usize) -> usize {
        if self.offsets.is_empty() {
            letter.min(text.len())
        } else {
            self.offsets.get(letter).copied().unwrap_or(text.len())
        }
    }

    fn is_blank(&self, text: &str, letter: usize) -> bool {
        let byte = self.byte(text, letter);
        text.as_bytes().get(byte).is_none_or(|byte| byte.is_ascii_whitespace())
    }

    /// The first column that cannot be where it should be: text runs into it, or it is no number.
    fn misfit(&self, text: &str) -> Option<usize> {
        for (index, start) in self.starts.iter().enumerate() {
            if index > 0 && !self.is_blank(text, start - 1) && !self.is_blank(text, *start) {
                return Some(index - 1);
            }
        }
        None
    }

    /// Moves the columns after a text that is too long. The columns of numbers must then hold
    /// numbers, or the row is not understood. Gives the column that was too long.
    fn realign(&mut self, text: &str) -> Option<usize> {
        let mut shift = 0;
        let mut long = None;
        let n_letters = if self.offsets.is_empty() { text.len() } else { self.offsets.len() };
        for index in 1..self.columns.len() {
            let mut start = self.columns[index].0 + shift;
            if !self.is_blank(text, start - 1) && !self.is_blank(text, start) {
                if !self.columns[index - 1].1.is_text() {
                    return None;
                }
                long.get_or_insert(index - 1);
                while start < n_letters && !self.is_blank(text, start) {
                    start += 1;
                    shift += 1;
                }
            }
            self.starts[index] = start;
        }
        let fits = self.misfit(text).is_none()
            && (0..self.columns.len()).all(|index| {
                let cell = self.cell(text, index).trim();
                self.columns[index].1.is_text() || cell.bytes().all(|byte| byte.is_ascii_digit())
            });
        long.filter(|_| fits)
    }
}

fn at(line: u32, letter: usize) -> Place {
    Place::at(line, u32::try_from(letter + 1).unwrap_or(u32::MAX))
}

/// Words with the place where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &text[at..];
        let start = at + rest.find(|letter: char| letter != ' ')?;
        let end = text[start..].find(' ').map_or(text.len(), |length| start + length);
        at = end;
        Some((start, &text[start..end]))
    })
}

/// `sep26` is `2026-09`.
pub(super) fn month_of(word: &str) -> Option<String> {
    let (name, year) = word.split_at_checked(3)?;
    let month = MONTHS.iter().position(|month| month[..3] == *name)? + 1;
    let year = year.parse::<u16>().ok().filter(|_| year.len() == 2)?;
    Some(format!("{}-{month:02}", 2000 + year))
}
