//! The library file: settings and recent events of this computer. Losing it loses no event,
//! so a damaged one is set aside and a new one begun.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, params};
use rusqlite_migration::{M, Migrations};

use crate::open::beside;
use crate::store::StorageError;

/// Marks a SQLite file as a library file: "ArbL". The first migration writes it.
pub const APPLICATION_ID: u32 = 0x4172_624C;

const STEPS: &[M<'_>] = &[M::up(include_str!("../../../migrations/library/0001_settings.sql"))];
const MIGRATIONS: Migrations<'_> = Migrations::from_slice(STEPS);

const FILE_VERSION: u32 = 1;

/// Why the library cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// A later release wrote it.
    #[error("this program reads settings up to form {known}, {} has form {found}: it was made by a newer version, install that version", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// The form it has.
        found: u32,
        /// The newest form known here.
        known: u32,
    },
    /// It is the database of another program.
    #[error("a settings file was expected, {} belongs to another program: move it away", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file would not take or give it.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl From<rusqlite::Error> for LibraryError {
    fn from(error: rusqlite::Error) -> LibraryError {
        LibraryError::Storage(error.into())
    }
}

/// An event opened on this computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecentEvent {
    /// Its file.
    pub path: PathBuf,
    /// Its name, as last seen.
    pub name: String,
    /// When it was last opened: UTC, milliseconds since 1970.
    pub opened_at: i64,
    /// Where it stands, as last seen. The library gives this text no meaning.
    pub stands: String,
}

/// Settings and recent events.
#[derive(Debug)]
pub struct Library {
    conn: Connection,
}

/// A library, and what had to be put away to have it.
#[derive(Debug)]
pub struct Begun {
    /// The library.
    pub library: Library,
    /// Where a damaged file was moved.
    pub set_aside: Option<PathBuf>,
}

impl Library {
    /// Opens the library, making it when there is none.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn open(path: &Path) -> Result<Library, LibraryError> {
        let mut conn = Connection::open(path)?;
        conn.busy_timeout(Duration::from_secs(5))?;
        let id: u32 = number(&conn, "application_id")?;
        let form = number(&conn, "user_version")?;
        let tables: u32 =
            conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        let path = path.to_owned();
        match (id, form) {
            (APPLICATION_ID, form) if form > FILE_VERSION => {
                return Err(LibraryError::Newer { path, found: form, known: FILE_VERSION });
            }
            (APPLICATION_ID, _) => {}
            (0, 0) if tables == 0 => {}
            _ => return Err(LibraryError::NotOurs { path }),
        }
        let _mode: String =
            conn.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
        migrate(&mut conn)?;
        Ok(Library { conn })
    }

    /// The same; a damaged file is renamed and a new one begun, so that no event has to wait.
    ///
    /// # Errors
    /// See [`LibraryError`]; a newer file is not put away.
    pub fn open_or_begin(path: &Path) -> Result<Begun, LibraryError> {
        let damaged = match Library::open(path) {
            Ok(library) => return Ok(Begun { library, set_aside: None }),
            Err(error @ LibraryError::Storage(StorageError::Damaged { .. })) => error,
            Err(other) => return Err(other),
        };
        let aside = beside(path, ".damaged");
        if std::fs::rename(path, &aside).is_err() {
            return Err(damaged);
        }
        for log in ["-wal", "-shm"] {
            // A log that is not there is as good as one moved away.
            let _ = std::fs::rename(beside(path, log), beside(&aside, log));
        }
        Ok(Begun { library: Library::open(path)?, set_aside: Some(aside) })
    }

    /// A library that is gone when it is dropped.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Library, LibraryError> {
        let mut conn = Connection::open_in_memory()?;
        migrate(&mut conn)?;
        Ok(Library { conn })
    }

    /// A setting, if it was ever set.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn setting(&self, key: &str) -> Result<Option<String>, LibraryError> {
        let mut query = self.conn.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
        Ok(query.query_row([key], |row| row.get(0)).optional()?)
    }

    /// Every setting, by key.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn settings(&self) -> Result<Vec<(String, String)>, LibraryError> {
        let mut query = self.conn.prepare_cached("SELECT key, value FROM setting ORDER BY key")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Sets a setting.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), LibraryError> {
        self.conn
            .prepare_cached(include_str!("sql/library_set.sql"))?
            .execute(params![key, value])?;
        Ok(())
    }

    /// Forgets a setting, so that its default holds again.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn unset(&mut self, key: &str) -> Result<(), LibraryError> {
        self.conn.prepare_cached("DELETE FROM setting WHERE key = ?1")?.execute([key])?;
        Ok(())
    }

    /// Puts an event at the top of the list, or refreshes what is said about it.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn remember(&mut self, event: &RecentEvent) -> Result<(), LibraryError> {
        self.conn.prepare_cached(include_str!("sql/library_remember.sql"))?.execute(params![
            event.path.to_string_lossy(),
            event.name,
            event.opened_at,
            event.stands
        ])?;
        Ok(())
    }

    /// Takes an event off the list. Its file stays.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn forget(&mut self, path: &Path) -> Result<(), LibraryError> {
        self.conn
            .prepare_cached("DELETE FROM recent_event WHERE path = ?1")?
            .execute([path.to_string_lossy()])?;
        Ok(())
    }

    /// The events opened on this computer, the newest first.
    ///
    /// # Errors
    /// See [`LibraryError`].
    pub fn recent_events(&self) -> Result<Vec<RecentEvent>, LibraryError> {
        let mut query = self.conn.prepare_cached(include_str!("sql/library_recent.sql"))?;
        let rows = query.query_map([], |row| {
            Ok(RecentEvent {
                path: PathBuf::from(row.get::<_, String>(0)?),
                name: row.get(1)?,
                opened_at: row.get(2)?,
                stands: row.get(3)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn migrate(conn: &mut Connection) -> Result<(), LibraryError> {
    MIGRATIONS.to_latest(conn).map_err(|error| match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => LibraryError::from(err),
        other => StorageError::Damaged { detail: other.to_string() }.into(),
    })
}

fn number(conn: &Connection, pragma: &str) -> rusqlite::Result<u32> {
    let signed: i32 = conn.pragma_query_value(None, pragma, |row| row.get(0))?;
    Ok(signed.cast_unsigned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_are_valid_and_counted() {
        MIGRATIONS.validate().expect("each migration runs");
        let library = Library::in_memory().unwrap();
        assert_eq!(number(&library.conn, "user_version").unwrap(), FILE_VERSION);
        assert_eq!(number(&library.conn, "application_id").unwrap(), APPLICATION_ID);
    }
}
