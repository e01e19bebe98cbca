//! FIDE's XML: `<playerslist>` of `<player>`, each with one element a field. A row is looked at alone,
//! so that a broken one costs no other.

use std::borrow::Cow;
use std::io::{self, BufRead, Read};

use super::lines::{LONGEST, Source, letters};
use super::{Field, ListRow, RatingKind, fill};
use crate::problem::{Kind, Place, Problem};

/// Which element is what.
pub(super) struct Fields {
    kind: RatingKind,
    combined: bool,
    /// The row being read, from after its opening tag.
    body: Vec<u8>,
    /// Where its opening tag ends.
    began: Place,
    /// Where the reader is.
    column: usize,
    guessed: bool,
    /// Rows were read, and the list has not been closed since.
    open: bool,
    /// Name of the last player taken.
    last: String,
}

impl Fields {
    pub(super) fn new(kind: RatingKind, combined: bool) -> Fields {
        let began = Place::whole();
        let (body, last) = (Vec::new(), String::new());
        Fields { kind, combined, body, began, column: 1, guessed: false, open: false, last }
    }

    pub(super) fn kinds(&self) -> Vec<RatingKind> {
        if self.combined {
            vec![RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz]
        } else {
            vec![self.kind]
        }
    }

    fn field(&self, tag: &str) -> Field {
        let main = if self.combined { RatingKind::Standard } else { self.kind };
        match tag {
            "fideid" => Field::Id,
            "name" => Field::Name,
            "country" => Field::Federation,
            "sex" => Field::Sex,
            "title" => Field::Title,
            "w_title" => Field::WomenTitle,
            "o_title" => Field::OtherTitles,
            "rating" => Field::Rating(main),
            "games" => Field::Games(main),
            "k" => Field::K(main),
            "rapid_rating" => Field::Rating(RatingKind::Rapid),
            "rapid_games" => Field::Games(RatingKind::Rapid),
            "rapid_k" => Field::K(RatingKind::Rapid),
            "blitz_rating" => Field::Rating(RatingKind::Blitz),
            "blitz_games" => Field::Games(RatingKind::Blitz),
            "blitz_k" => Field::K(RatingKind::Blitz),
            "birthday" => Field::Birth,
            "flag" => Field::Flag,
            _ => Field::Unused,
        }
    }

    pub(super) fn read_row<R: BufRead>(
        &mut self,
        source: &mut Source<R>,
        row: &mut ListRow,
        problems: &mut Vec<Problem>,
    ) -> io::Result<bool> {
        let mut inside = false;
        loop {
            // The row from one `>` to the next; what stands between two rows is let go.
            let start = if inside { self.body.len() } else { 0 };
            self.body.truncate(start);
            let limit = u64::try_from(LONGEST).unwrap_or(u64::MAX);
            let read = source.input.by_ref().take(limit).read_until(b'>', &mut self.body)?;
            if read == 0 {
                if inside {
                    problems.push(self.unclosed());
                }
                if std::mem::take(&mut self.open) {
                    let place = at(source.line, self.column);
                    let last = std::mem::take(&mut self.last);
                    problems.push(Problem::new(place, Kind::ListCutShort { last }, ""));
                }
                return Ok(false);
            }
            if self.body[start..].ends_with(b"<player>") {
                if inside {
                    let next = self.body.split_off(start);
                    problems.push(self.unclosed());
                    self.count_body(&mut source.line);
                    self.body = next;
                }
                self.count_body(&mut source.line);
                inside = true;
                self.open = true;
                self.body.clear();
                self.began = at(source.line, self.column);
                continue;
            }
            if !inside {
                self.open &= !self.body.ends_with(b"</playerslist>");
                self.count_body(&mut source.line);
                continue;
            }
            if self.body.len() > LONGEST {
                problems.push(self.unclosed());
                self.count_body(&mut source.line);
                inside = false;
                continue;
            }
            if self.body.ends_with(b"</player>") {
                inside = false;
                self.count_body(&mut source.line);
                if self.take(row, problems) {
                    self.last.clone_from(&row.name);
                    return Ok(true);
                }
            }
        }
    }

    /// Moves the place over what was read. Lines are counted from 1.
    fn count_body(&mut self, line: &mut u32) {
        *line = (*line).max(1);
        match self.body.iter().rposition(|byte| *byte == b'\n') {
            None => self.column += self.body.len(),
            Some(last) => {
                let n_lines = self.body.iter().filter(|byte| **byte == b'\n').count();
                *line = line.saturating_add(u32::try_from(n_lines).unwrap_or(u32::MAX));
                self.column = self.body.len() - last;
            }
        }
    }

    fn unclosed(&self) -> Problem {
        let found = String::from_utf8_lossy(&self.body[..self.body.len().min(200)]).into_owned();
        Problem::new(self.began.clone(), Kind::RowUnclosed {}, found.trim())
    }

    /// Reads the row kept; false if it is left out.
    fn take(&mut self, row: &mut ListRow, problems: &mut Vec<Problem>) -> bool {
        row.clear();
        row.line = self.began.line;
        let body = std::mem::take(&mut self.body);
        let text = letters(&body, row.line, &mut self.guessed, problems);
        let good = self.take_fields(&text, row, problems);
        drop(text);
        self.body = body;
        good
    }

    fn take_fields(&self, text: &str, row: &mut ListRow, problems: &mut Vec<Problem>) -> bool {
        let mut rest = text;
        while let Some(open) = rest.find('<') {
            let Some(close) = rest[open..].find('>') else { break };
            let tag = &rest[open + 1..open + close];
            rest = &rest[open + close + 1..];
            if tag.starts_with(['/', '!', '?']) || tag.ends_with('/') {
                continue;
            }
            let name = tag.split_ascii_whitespace().next().unwrap_or_default();
            let field = self.field(name);
            let Some(value) = content(rest).filter(|_| field != Field::Unused) else { continue };
            if let Some((kind, expected)) = fill(row, field, &value) {
                let lost = matches!(kind, Kind::ListIdMissing {} | Kind::NameMissing {});
                let before = &text[..text.len() - rest.len()];
                let place = self.place(before);
                let found = if value.is_empty() { text.trim() } else { &value };
                problems.push(Problem::new(place, kind, found).expecting(expected));
                if lost {
                    return false;
                }
            }
        }
        let missing = match (row.fide_id, row.name.is_empty()) {
            (None, _) => Kind::ListIdMissing {},
            (Some(_), true) => Kind::NameMissing {},
            (Some(_), false) => return true,
        };
        problems.push(Problem::new(self.began.clone(), missing, text.trim()));
        false
    }

    fn place(&self, before: &str) -> Place {
        let began = usize::try_from(self.began.column).unwrap_or(0);
        match before.rfind('\n') {
            None => at(self.began.line, began + before.chars().count()),
            Some(last) => {
                let n_lines = before.matches('\n').count();
                let line = self.began.line.saturating_add(u32::try_from(n_lines).unwrap_or(0));
                at(line, before[last..].chars().count())
            }
        }
    }
}

fn at(line: u32, column: usize) -> Place {
    Place::at(line, u32::try_from(column).unwrap_or(u32::MAX))
}

/// What stands between an opening tag and the closing one, without entities; letters in `<![CDATA[ ]]>` are themselves.
/// `None` where another element follows.
fn content(rest: &str) -> Option<Cow<'_, str>> {
    let end = rest.find('<').unwrap_or(rest.len());
    let is_end = |at: &str| at.starts_with("</");
    if is_end(&rest[end..]) {
        return Some(plain(rest[..end].trim()));
    }
    let mut out = plain(&rest[..end]).into_owned();
    let mut rest = &rest[end..];
    while let Some(raw) = rest.strip_prefix("<![CDATA[") {
        let (raw, after) = raw.split_once("]]>")?;
        out.push_str(raw);
        let end = after.find('<').unwrap_or(after.len());
        out.push_str(&plain(&after[..end]));
        rest = &after[end..];
    }
    is_end(rest).then(|| Cow::Owned(out.trim().to_owned()))
}

/// A value without its entities.
fn plain(value: &str) -> Cow<'_, str> {
    if !value.contains('&') {
        return Cow::Borrowed(value);
    }
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(start) = rest.find('&') {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        let entity = rest.find(';').filter(|end| *end < 12).map(|end| (&rest[1..end], end));
        match entity.and_then(|(name, end)| Some((letter(name)?, end))) {
            Some((letter, end)) => {
                out.push(letter);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn letter(entity: &str) -> Option<char> {
    match entity {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = entity.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)
        }
    }
}
