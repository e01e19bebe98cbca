//! Creating and opening event files, and saying in words why one cannot be opened.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};

use crate::lock::{FileLock, Holder, LockError};
use crate::sqlite::SqliteJournal;
use crate::store::StorageError;

/// Marks a SQLite file as an event file: "ArbD". The first migration writes it.
pub const APPLICATION_ID: u32 = 0x4172_6244;

const STEPS: &[M<'_>] = &[M::up(include_str!("../../../migrations/journal/0001_entries.sql"))];
const MIGRATIONS: Migrations<'_> = Migrations::from_slice(STEPS);

/// The newest form of the file that this program knows.
pub const FILE_VERSION: u32 = 1;

/// What an opened file may be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Hold the file and append to it.
    ReadWrite,
    /// Read it, also while another process holds it. The file is not changed; SQLite may leave
    /// its two working files beside it, which the next holder removes.
    ReadOnly,
}

/// Why an event file was not opened or created.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no file.
    #[error("an event file was expected at {}, there is none: look for it in another folder or open a copy", path.display())]
    Missing {
        /// Where it was expected.
        path: PathBuf,
    },
    /// A new file would hide one that is there.
    #[error("a new event file needs an unused name, {} exists already: open it or choose another name", path.display())]
    AlreadyExists {
        /// The file that is there.
        path: PathBuf,
    },
    /// It is something else.
    #[error("an Arbiter's Desk event was expected, {} is {found}: choose a file whose name ends in .arbiter", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
        /// What it is instead.
        found: Stranger,
    },
    /// A later release wrote it.
    #[error("this program reads event files up to form {known}, {} has form {found}: it was made by a newer version, install that version", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// The form it has.
        found: u32,
        /// The newest form known here.
        known: u32,
    },
    /// It was cut off or overwritten.
    #[error("a whole event file was expected, {} is damaged ({detail}): open the newest copy", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        detail: String,
    },
    /// Nothing can be written beside it.
    #[error("the event must be written in {}, the folder is read-only: copy the event to another folder or open it for reading", folder.display())]
    ReadOnlyFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The file itself refuses writing.
    #[error("the event must be written to, {} is read-only: copy it or open it for reading", path.display())]
    ReadOnlyFile {
        /// The file.
        path: PathBuf,
    },
    /// It has a second name on the disk (a hard link): what is written under one name would be lost under the other.
    #[error("the event must be written to, {} has another name on the disk too: remove the other one, or copy the event and open the copy", path.display())]
    TwoNames {
        /// The file.
        path: PathBuf,
    },
    /// The computer does not let us read it.
    #[error("the event must be read, {} is not yours to read: ask its owner for access", path.display())]
    NotAllowed {
        /// The file.
        path: PathBuf,
    },
    /// Another process holds it.
    #[error("the event is open already: {by} holds it; close it there or open it for reading")]
    Held {
        /// Who holds it.
        by: Holder,
    },
    /// The disk is full.
    #[error("the disk of {} is full: free some space and open the event again", path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// Another program, not ours, keeps it busy.
    #[error("another program keeps {} busy: close it there and open the event again", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The disk or the network drive did not answer.
    #[error("the disk of {} did not answer ({detail}): check the drive and its cable", path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// What the system said.
        detail: String,
    },
}

/// What a file is that is no event file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stranger {
    /// Not a database at all.
    OtherFile,
    /// A SQLite database of another program.
    OtherDatabase {
        /// The mark of that program, 0 for none.
        application_id: u32,
    },
    /// A folder.
    Folder,
}

impl std::fmt::Display for Stranger {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Stranger::OtherFile => "another kind of file",
            Stranger::OtherDatabase { .. } => "the database of another program",
            Stranger::Folder => "a folder",
        })
    }
}

impl SqliteJournal {
    /// Makes a new, empty event file and holds it in the name of `who`. The file appears
    /// whole or not at all.
    ///
    /// # Errors
    /// See [`OpenError`]; a file that exists is left alone.
    pub fn create(path: &Path, who: &str) -> Result<SqliteJournal, OpenError> {
        let lock = take_lock(path, who)?;
        if path.exists() {
            return Err(OpenError::AlreadyExists { path: path.to_owned() });
        }
        let unfinished = beside(path, ".new");
        remove_database(&unfinished).map_err(|error| from_io(path, error))?;
        let made = make_empty(&unfinished)
            .map_err(|error| from_storage(path, error))
            .and_then(|()| place(&unfinished, path).map_err(|error| from_io(path, error)));
        if let Err(error) = made {
            // The reason is told; a leftover is removed by the next attempt.
            let _ = remove_database(&unfinished);
            return Err(error);
        }
        open_held(path, lock)
    }

    /// Opens an event file. After a crash, every action that was acknowledged is there.
    /// `who` is shown to others who try to open it while we hold it.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(path: &Path, access: Access, who: &str) -> Result<SqliteJournal, OpenError> {
        inspect(path)?;
        match access {
            Access::ReadWrite => open_held(path, take_lock(path, who)?),
            Access::ReadOnly => open_for_reading(path),
        }
    }

    /// A journal that is gone when it is dropped, for tests and trial runs.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn in_memory() -> Result<SqliteJournal, StorageError> {
        Ok(SqliteJournal::new(empty_in_memory()?, None, None))
    }
}

/// Looks at the first bytes before SQLite may touch the file: another program's database
/// must not be changed by our looking at it.
pub(crate) fn inspect(path: &Path) -> Result<(), OpenError> {
    let missing = || OpenError::Missing { path: path.to_owned() };
    let not_ours = |found| OpenError::NotOurs { path: path.to_owned(), found };
    let damaged =
        |detail: &str| OpenError::Damaged { path: path.to_owned(), detail: detail.into() };
    let metadata = std::fs::metadata(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => missing(),
        _ => from_io(path, error),
    })?;
    if metadata.is_dir() {
        return Err(not_ours(Stranger::Folder));
    }
    // Devices and pipes have no end, or never begin.
    if !metadata.is_file() {
        return Err(not_ours(Stranger::OtherFile));
    }
    let mut header = Vec::new();
    File::open(path)
        .and_then(|file| file.take(100).read_to_end(&mut header))
        .map_err(|error| from_io(path, error))?;
    let magic = b"SQLite format 3\0";
    if header.is_empty() {
        return Err(damaged("it is empty"));
    }
    if header.len() < magic.len() && magic.starts_with(&header) {
        return Err(damaged("it was cut off"));
    }
    if !header.starts_with(magic) {
        return Err(not_ours(Stranger::OtherFile));
    }
    let Some(&[a, b, c, d]) = header.get(68..72) else {
        return Err(damaged("it was cut off"));
    };
    match u32::from_be_bytes([a, b, c, d]) {
        APPLICATION_ID if header.len() < 100 => Err(damaged("it was cut off")),
        APPLICATION_ID => Ok(()),
        application_id => Err(not_ours(Stranger::OtherDatabase { application_id })),
    }
}

/// How many names a file has. Lock and log lie beside a name, so two names would have two of each.
#[cfg(unix)]
fn names(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(1, |file| std::os::unix::fs::MetadataExt::nlink(&file))
}

#[cfg(not(unix))]
fn names(_path: &Path) -> u64 {
    1
}

fn open_held(path: &Path, lock: FileLock) -> Result<SqliteJournal, OpenError> {
    if names(path) > 1 {
        return Err(OpenError::TwoNames { path: path.to_owned() });
    }
    let storage = |error| from_storage(path, error);
    let mut conn = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(storage)?;
    if conn.is_readonly(rusqlite::MAIN_DB).map_err(|error| storage(error.into()))? {
        return Err(OpenError::ReadOnlyFile { path: path.to_owned() });
    }
    check_form(path, &conn)?;
    prepare_to_write(&conn).map_err(storage)?;
    MIGRATIONS.to_latest(&mut conn).map_err(|error| from_migration(path, error))?;
    write_log_back(&conn).map_err(storage)?;
    check_length(path, &conn)?;
    Ok(SqliteJournal::new(conn, Some(path.to_owned()), Some(lock)))
}

/// Writes back what a killed process left in the log, so that the file is whole by itself. On
/// a full disk the log is left and read from: what was saved can at least be seen.
fn write_log_back(conn: &Connection) -> Result<(), StorageError> {
    match conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(Into::into) {
        Err(StorageError::DiskFull) => Ok(()),
        other => other,
    }
}

fn open_for_reading(path: &Path) -> Result<SqliteJournal, OpenError> {
    let storage = |error| from_storage(path, error);
    let opened = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .and_then(|conn| form_of(&conn).map(|_| conn));
    let conn = match opened {
        // In a folder or on a disk where nothing can be written, SQLite cannot make its shared index. A
        // file without a log needs none: nobody has it open for writing.
        Err(StorageError::Disk { .. } | StorageError::ReadOnly | StorageError::DiskFull)
            if log_is_empty(path) =>
        {
            connect_unchanging(path).map_err(storage)?
        }
        other => other.map_err(storage)?,
    };
    check_form(path, &conn)?;
    check_length(path, &conn)?;
    Ok(SqliteJournal::new(conn, Some(path.to_owned()), None))
}

/// Opens a file that is only looked at for a moment. Without a log nobody is writing it, and
/// then nothing is made beside it.
pub(crate) fn open_to_look(path: &Path) -> Result<Connection, OpenError> {
    if !log_is_empty(path) {
        return Ok(SqliteJournal::open(path, Access::ReadOnly, "")?.conn);
    }
    inspect(path)?;
    let conn = connect_unchanging(path).map_err(|error| from_storage(path, error))?;
    check_form(path, &conn)?;
    check_length(path, &conn)?;
    Ok(conn)
}

/// Opens a file that nobody writes, without making any file beside it.
pub(crate) fn connect_unchanging(path: &Path) -> Result<Connection, StorageError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    connect(Path::new(&unchanging_uri(path)), flags)
}

fn unchanging_uri(path: &Path) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut uri = String::from("file:");
    let text = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
    if !text.starts_with('/') {
        uri.push('/');
    }
    for c in text.chars() {
        match c {
            '%' => uri.push_str("%25"),
            '?' => uri.push_str("%3f"),
            '#' => uri.push_str("%23"),
            other => uri.push(other),
        }
    }
    uri.push_str("?immutable=1");
    uri
}

pub(crate) fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StorageError> {
    let conn = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    conn.busy_timeout(Duration::from_secs(5))?;
    conn.pragma_update(None, "foreign_keys", true)?;
    conn.pragma_update(None, "trusted_schema", false)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    conn.set_prepared_statement_cache_capacity(32);
    Ok(conn)
}

fn prepare_to_write(conn: &Connection) -> Result<(), StorageError> {
    let _mode: String =
        conn.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "fullfsync", true)?;
    conn.pragma_update(None, "checkpoint_fullfsync", true)?;
    // What is erased is overwritten with zeros.
    conn.pragma_update(None, "secure_delete", true)?;
    Ok(())
}

pub(crate) fn empty_in_memory() -> Result<Connection, StorageError> {
    let mut conn = Connection::open_in_memory()?;
    prepare_to_write(&conn)?;
    MIGRATIONS.to_latest(&mut conn).map_err(migration_to_storage)?;
    Ok(conn)
}

pub(crate) fn make_empty(path: &Path) -> Result<(), StorageError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut conn = connect(path, flags)?;
    prepare_to_write(&conn)?;
    MIGRATIONS.to_latest(&mut conn).map_err(migration_to_storage)?;
    conn.close().map_err(|(_, error)| StorageError::from(error))
}

fn form_of(conn: &Connection) -> Result<u32, StorageError> {
    let form: i32 = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(u32::try_from(form).unwrap_or(u32::MAX))
}

fn check_form(path: &Path, conn: &Connection) -> Result<(), OpenError> {
    match form_of(conn).map_err(|error| from_storage(path, error))? {
        0 => Err(OpenError::Damaged { path: path.to_owned(), detail: "it has no form".into() }),
        form if form > FILE_VERSION => {
            Err(OpenError::Newer { path: path.to_owned(), found: form, known: FILE_VERSION })
        }
        _ => Ok(()),
    }
}

pub(crate) fn log_is_empty(path: &Path) -> bool {
    std::fs::metadata(beside(path, "-wal")).map_or(true, |log| log.len() == 0)
}

/// SQLite reads zeros where the last page was cut short; we do not. While a holder's log has
/// pages that are not in the file yet, the file may be shorter than it says.
fn check_length(path: &Path, conn: &Connection) -> Result<(), OpenError> {
    let number = |pragma| -> Result<u64, OpenError> {
        conn.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0))
            .map(u64::from)
            .map_err(|error| from_storage(path, error.into()))
    };
    let expected = number("page_size")? * number("page_count")?;
    let found = std::fs::metadata(path).map_err(|error| from_io(path, error))?.len();
    if found < expected && log_is_empty(path) {
        let detail = format!("{expected} bytes expected, {found} found");
        return Err(OpenError::Damaged { path: path.to_owned(), detail });
    }
    Ok(())
}

pub(crate) fn take_lock(path: &Path, who: &str) -> Result<FileLock, OpenError> {
    FileLock::take(path, who).map_err(|error| match error {
        LockError::Held(by) => OpenError::Held { by },
        LockError::Io(error) => match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                OpenError::ReadOnlyFolder { folder: folder_of(path) }
            }
            io::ErrorKind::NotFound => OpenError::Missing { path: folder_of(path) },
            _ => from_io(path, error),
        },
    })
}

pub(crate) fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// The same path with more after its name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

pub(crate) fn remove_database(path: &Path) -> io::Result<()> {
    remove_logs(path)?;
    remove_if_there(path)
}

fn remove_logs(path: &Path) -> io::Result<()> {
    ["-wal", "-shm", "-journal"].iter().try_for_each(|end| remove_if_there(&beside(path, end)))
}

fn remove_if_there(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Moves a finished file to its name in one step, all of it on the disk. A log left there by
/// another file of that name is removed first: SQLite would write it into this one.
pub(crate) fn place(unfinished: &Path, path: &Path) -> io::Result<()> {
    // Windows flushes only through a handle that may write.
    File::options().read(true).write(true).open(unfinished)?.sync_all()?;
    remove_logs(path)?;
    std::fs::rename(unfinished, path)?;
    #[cfg(unix)]
    File::open(folder_of(path))?.sync_all()?;
    Ok(())
}

pub(crate) fn from_io(path: &Path, error: io::Error) -> OpenError {
    let path = path.to_owned();
    match error.kind() {
        io::ErrorKind::NotFound => OpenError::Missing { path },
        io::ErrorKind::PermissionDenied => OpenError::NotAllowed { path },
        io::ErrorKind::ReadOnlyFilesystem => OpenError::ReadOnlyFolder { folder: folder_of(&path) },
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => OpenError::DiskFull { path },
        _ => OpenError::Disk { path, detail: error.to_string() },
    }
}

fn from_storage(path: &Path, error: StorageError) -> OpenError {
    let path = path.to_owned();
    match error {
        StorageError::DiskFull => OpenError::DiskFull { path },
        StorageError::Busy => OpenError::Busy { path },
        StorageError::ReadOnly => OpenError::ReadOnlyFile { path },
        StorageError::Damaged { detail } => OpenError::Damaged { path, detail },
        StorageError::Disk { detail } => OpenError::Disk { path, detail },
        StorageError::Other(error) => OpenError::Damaged { path, detail: error.to_string() },
    }
}

fn from_migration(path: &Path, error: rusqlite_migration::Error) -> OpenError {
    from_storage(path, migration_to_storage(error))
}

fn migration_to_storage(error: rusqlite_migration::Error) -> StorageError {
    match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => err.into(),
        other => StorageError::Damaged { detail: other.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_are_valid_and_counted() {
        MIGRATIONS.validate().expect("each migration runs");
        let conn = empty_in_memory().unwrap();
        assert_eq!(form_of(&conn).unwrap(), FILE_VERSION, "one migration, one form");
        let id: u32 = conn.pragma_query_value(None, "application_id", |row| row.get(0)).unwrap();
        assert_eq!(id, APPLICATION_ID);
    }

    /// An acknowledged action must survive a power cut: each commit waits for the disk.
    #[test]
    fn commits_wait_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.arbiter");
        let created = SqliteJournal::create(&path, "Ana").unwrap();
        let says = |journal: &SqliteJournal, pragma| -> String {
            let value = |row: &rusqlite::Row<'_>| row.get::<_, rusqlite::types::Value>(0);
            format!("{:?}", journal.conn.pragma_query_value(None, pragma, value).unwrap())
        };
        let check = |journal: &SqliteJournal| {
            assert_eq!(says(journal, "synchronous"), "Integer(2)");
            assert_eq!(says(journal, "journal_mode"), "Text(\"wal\")");
            assert_eq!(says(journal, "foreign_keys"), "Integer(1)");
            assert_eq!(says(journal, "secure_delete"), "Integer(1)");
            assert_eq!(says(journal, "busy_timeout"), "Integer(5000)");
        };
        check(&created);
        drop(created);
        check(&SqliteJournal::open(&path, Access::ReadWrite, "Ana").unwrap());
    }

    #[test]
    fn uri_keeps_odd_names_apart() {
        let uri = unchanging_uri(Path::new("/a b/50% #1?.arbiter"));
        assert_eq!(uri, "file:/a b/50%25 %231%3f.arbiter?immutable=1");
    }
}
