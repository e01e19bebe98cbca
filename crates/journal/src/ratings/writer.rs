//! Writing a list: rows in, a whole file out.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::index::{Builder, count};
use super::list::{Duplicate, KeptProblem, write_about};
use super::page::Page;
use super::{About, ListError, ListedPlayer};
use crate::store::StorageError;

/// Most rows of one list.
const MAX_ROWS: u32 = 16_000_000;
/// Rows after which the disk is asked to keep up, about two megabytes: the writes of an event meet a short
/// queue, since some file systems bring the data of other files to the disk with theirs.
const ROWS_BETWEEN_SYNCS: u32 = 25_000;

/// A list being written. Dropped, it leaves nothing.
pub struct ListWriter {
    // The connection closes before its file is removed.
    conn: Option<Connection>,
    disk: File,
    path: PathBuf,
    builder: Builder,
    page: Page,
    n_rows: u32,
    finished: bool,
    _turn: File,
}

/// A whole list that waits for its place on the shelf.
pub struct Finished {
    writer: ListWriter,
    /// What it is.
    pub about: About,
    /// Ids that stand in more than one row; they are among its problems.
    pub duplicates: Vec<Duplicate>,
}

impl Finished {
    pub(super) fn path(&self) -> &Path {
        &self.writer.path
    }

    pub(super) fn keep(mut self) -> About {
        self.writer.finished = true;
        self.about
    }
}

impl ListWriter {
    pub(super) fn begin(path: &Path, turn: File) -> Result<ListWriter, ListError> {
        let mut conn = Connection::open(path)?;
        conn.pragma_update(None, "page_size", 8192)?;
        let _mode: String =
            conn.pragma_update_and_check(None, "journal_mode", "OFF", |row| row.get(0))?;
        conn.pragma_update(None, "synchronous", "OFF")?;
        // Small, so that what is written reaches the file, and the disk, bit by bit.
        conn.pragma_update(None, "cache_size", -4_000)?;
        super::MIGRATIONS
            .to_latest(&mut conn)
            .map_err(|error| StorageError::Damaged { detail: error.to_string() })?;
        let _mode: String =
            conn.pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", |row| row.get(0))?;
        conn.execute_batch("BEGIN IMMEDIATE")?;
        let disk = File::options().write(true).open(path)?;
        Ok(ListWriter {
            conn: Some(conn),
            disk,
            path: path.to_owned(),
            builder: Builder::default(),
            page: Page::default(),
            n_rows: 0,
            finished: false,
            _turn: turn,
        })
    }

    fn conn(&self) -> Result<&Connection, ListError> {
        self.conn.as_ref().ok_or(ListError::NotOurs)
    }

    /// Adds a row. `key` is its name as it is searched: lower-case ASCII words; further words by
    /// which the row shall be found may follow in `also`.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn add(&mut self, player: &ListedPlayer, key: &str, also: &str) -> Result<(), ListError> {
        if self.n_rows >= MAX_ROWS {
            return Err(ListError::TooLong);
        }
        if !self.page.add(player) {
            self.write_page()?;
            self.page.next(self.n_rows);
        }
        self.builder.add(player, key, also);
        self.n_rows += 1;
        if self.n_rows.is_multiple_of(ROWS_BETWEEN_SYNCS) {
            self.disk.sync_data()?;
        }
        Ok(())
    }

    fn write_page(&self) -> Result<(), ListError> {
        let mut insert =
            self.conn()?.prepare_cached("INSERT INTO page (first, body) VALUES (?1, ?2)")?;
        insert.execute(params![self.page.first, self.page.body])?;
        Ok(())
    }

    /// Keeps something that was odd.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn add_problem(&mut self, problem: &KeptProblem) -> Result<(), ListError> {
        self.conn()?.prepare_cached(include_str!("../sql/ratings_problem.sql"))?.execute(
            params![
                problem.severity,
                problem.line,
                problem.column,
                problem.kind,
                problem.args,
                problem.found
            ],
        )?;
        Ok(())
    }

    /// Rows so far.
    pub fn n_rows(&self) -> u32 {
        self.n_rows
    }

    /// Builds the index and brings everything to the disk. `about` needs no count of rows.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn finish(mut self, about: About) -> Result<Finished, ListError> {
        if self.n_rows > 0 {
            self.write_page()?;
        }
        let builder = std::mem::take(&mut self.builder);
        let index = builder.build();
        index.write(self.conn()?, &self.disk)?;
        let duplicates = Duplicate::all(&index, self.conn()?)?;
        drop(index);
        for duplicate in &duplicates {
            self.add_problem(&duplicate.kept())?;
        }
        let n_problems = about.n_problems.saturating_add(count(duplicates.len()));
        let about = About { n_rows: self.n_rows, n_problems, ..about };
        let conn = self.conn.take().ok_or(ListError::NotOurs)?;
        conn.flush_prepared_statement_cache();
        write_about(&conn, &about)?;
        conn.execute_batch("COMMIT")?;
        conn.close().map_err(|(_, error)| error)?;
        self.disk.sync_all()?;
        Ok(Finished { writer: self, about, duplicates })
    }
}

impl Drop for ListWriter {
    fn drop(&mut self) {
        if !self.finished {
            self.conn = None;
            // What cannot be removed is removed before the next load.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
