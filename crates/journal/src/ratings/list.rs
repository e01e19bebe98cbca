//! An open list.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use super::find::{Hit, Query, find};
use super::index::{Index, index};
use super::{APPLICATION_ID, About, FILE_VERSION, ListError, ListedPlayer, page};

/// A list, open for reading and searching.
pub struct RatingList {
    conn: Connection,
    index: Index,
    /// What it is.
    pub about: About,
    /// Its file.
    pub path: PathBuf,
}

/// An id that stands in more than one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duplicate {
    /// The id.
    pub fide_id: u32,
    /// Line of the first row with it.
    pub first_line: u32,
    /// Line of this row.
    pub line: u32,
    /// Name in this row.
    pub name: String,
}

/// Something odd in the file of a list, as kept with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptProblem {
    /// `note`, `warning`, `error`.
    pub severity: String,
    /// Line, 0 for none.
    pub line: u32,
    /// Column, 0 for none.
    pub column: u32,
    /// Stable name of its kind.
    pub kind: String,
    /// `name=value`, one a line.
    pub args: String,
    /// What stands there.
    pub found: String,
}

impl Duplicate {
    /// As it is kept with the list. Both rows are in the list: the arbiter picks.
    pub(super) fn kept(&self) -> KeptProblem {
        KeptProblem {
            severity: "error".to_owned(),
            line: self.line,
            column: 1,
            kind: "duplicate-id".to_owned(),
            args: format!("id={}\nline={}", self.fide_id, self.first_line),
            found: self.name.clone(),
        }
    }
}

/// Most duplicates told of.
const MAX_DUPLICATES: usize = 10_000;

impl Duplicate {
    pub(super) fn all(index_: &Index, conn: &Connection) -> Result<Vec<Duplicate>, ListError> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < index_.ids.len() && found.len() < MAX_DUPLICATES {
            let id = index_.ids[at];
            let n = index_.ids[at..].iter().take_while(|other| **other == id).count();
            if n > 1 {
                let ranks = &index_.id_ranks[at..at + n];
                let mut rows: Vec<u32> =
                    ranks.iter().map(|rank| index_.rows[index(*rank)]).collect();
                rows.sort_unstable();
                let players: Vec<ListedPlayer> =
                    rows.iter().map(|row| player(conn, *row)).collect::<Result<_, _>>()?;
                let first_line = players[0].line;
                found.extend(players.into_iter().skip(1).map(|player| Duplicate {
                    fide_id: id,
                    first_line,
                    line: player.line,
                    name: player.name,
                }));
            }
            at += n;
        }
        Ok(found)
    }
}

impl RatingList {
    /// Opens a list and reads its index into memory.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn open(path: &Path) -> Result<RatingList, ListError> {
        let conn = open(path)?;
        let about = read_about(&conn)?;
        let index = Index::read(&conn)?;
        Ok(RatingList { conn, index, about, path: path.to_owned() })
    }

    /// What a list is, without opening it whole.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn about(path: &Path) -> Result<About, ListError> {
        read_about(&open(path)?)
    }

    /// The players that fit a query, the nearest first.
    pub fn find(&self, query: &Query) -> Vec<Hit> {
        find(&self.index, query)
    }

    /// A row, from 0.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn player(&self, row: u32) -> Result<ListedPlayer, ListError> {
        player(&self.conn, row)
    }

    /// The rows with a FIDE id; more than one where the list has it twice.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn by_fide_id(&self, id: u32) -> Result<Vec<ListedPlayer>, ListError> {
        let from = self.index.ids.partition_point(|known| *known < id);
        let same = self.index.ids[from..].iter().take_while(|known| **known == id).count();
        let ranks = &self.index.id_ranks[from..from + same];
        ranks.iter().map(|rank| self.player(self.index.rows[index(*rank)])).collect()
    }

    /// What was odd in its file, from the first; at most `limit`.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn problems(&self, limit: u32) -> Result<Vec<KeptProblem>, ListError> {
        let mut query = self.conn.prepare_cached(include_str!("../sql/ratings_problems.sql"))?;
        let rows = query.query_map([limit], |row| {
            Ok(KeptProblem {
                severity: row.get(0)?,
                line: row.get(1)?,
                column: row.get(2)?,
                kind: row.get(3)?,
                args: row.get(4)?,
                found: row.get(5)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Bytes of memory the index takes.
    pub fn memory(&self) -> usize {
        self.index.size()
    }
}

fn open(path: &Path) -> Result<Connection, ListError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    conn.busy_timeout(std::time::Duration::from_secs(2))?;
    let number = |name: &str| -> rusqlite::Result<u32> {
        let signed: i32 = conn.pragma_query_value(None, name, |row| row.get(0))?;
        Ok(signed.cast_unsigned())
    };
    if number("application_id")? != APPLICATION_ID {
        return Err(ListError::NotOurs);
    }
    let found = number("user_version")?;
    if found != FILE_VERSION {
        return Err(ListError::OtherForm { found, known: FILE_VERSION });
    }
    // One read that lasts as long as the list is open: nobody writes into it, and each letter typed saves
    // locking it again for every row shown.
    conn.execute_batch("BEGIN")?;
    Ok(conn)
}

fn player(conn: &Connection, row: u32) -> Result<ListedPlayer, ListError> {
    let mut query = conn.prepare_cached(include_str!("../sql/ratings_page.sql"))?;
    let found = query
        .query_row([row], |found| {
            let first: u32 = found.get(0)?;
            let body = found.get_ref(1)?.as_blob()?;
            Ok(page::row(body, row.saturating_sub(first)))
        })
        .optional()?;
    found.flatten().ok_or(ListError::NotOurs)
}

pub(super) fn write_about(conn: &Connection, about: &About) -> Result<(), ListError> {
    let mut insert = conn.prepare("INSERT INTO about (key, value) VALUES (?1, ?2)")?;
    let pairs = [
        ("name", about.name.clone()),
        ("month", about.month.clone()),
        ("kinds", about.kinds.join(" ")),
        ("source", about.source.clone()),
        ("loaded_at", about.loaded_at.to_string()),
        ("rows", about.n_rows.to_string()),
        ("left_out", about.n_left_out.to_string()),
        ("problems", about.n_problems.to_string()),
    ];
    for (key, value) in pairs {
        insert.execute(params![key, value])?;
    }
    Ok(())
}

fn read_about(conn: &Connection) -> Result<About, ListError> {
    let mut about = About::default();
    let mut query = conn.prepare("SELECT key, value FROM about")?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (key, value): (String, String) = (row.get(0)?, row.get(1)?);
        let number = || value.parse().unwrap_or(0);
        match key.as_str() {
            "month" => about.month = value,
            "kinds" => about.kinds = value.split_whitespace().map(str::to_owned).collect(),
            "source" => about.source = value,
            "loaded_at" => about.loaded_at = value.parse().unwrap_or(0),
            "rows" => about.n_rows = number(),
            "left_out" => about.n_left_out = number(),
            "problems" => about.n_problems = number(),
            "name" => about.name = value,
            _ => {}
        }
    }
    if about.name.is_empty() { Err(ListError::NotOurs) } else { Ok(about) }
}
