//! Copies of an event: made while it is open, checked before they count, newest first.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use crate::OpenError;
use crate::entry::{Head, Moment, Seq};
use crate::open::{
    beside, connect, connect_unchanging, folder_of, open_to_look, place, remove_database, take_lock,
};
use crate::sqlite::{SqliteJournal, head_of};
use crate::store::{Journal, ReadError, StorageError};
use crate::verify::{self, Verification};

/// Why a copy was not made or is not to be trusted.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The copy differs from the event, or the event itself is damaged.
    #[error("a whole copy was expected, {} is not good: keep the older copies and check the disk", path.display())]
    NotGood {
        /// The copy; it is not kept under its name.
        path: PathBuf,
        /// What is wrong with it.
        found: Box<Verification>,
    },
    /// The copy is good but is not the event as it is.
    #[error("the copy ends at entry {copy}, the event at entry {event}: make the copy again")]
    OtherHead {
        /// Where the copy ends.
        copy: Seq,
        /// Where the event ends.
        event: Seq,
    },
    /// Restoring would hide a file that is there.
    #[error("a restored event needs an unused name, {} exists already: choose another name", path.display())]
    AlreadyExists {
        /// The file that is there.
        path: PathBuf,
    },
    /// The copy cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The event cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The copy cannot be written by SQLite.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The folder or disk of the copy refuses.
    #[error("a copy was to be written in {}, the system said {source}: choose another folder", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl SqliteJournal {
    /// Copies the whole event to `path`, replacing what is there only once the copy is
    /// complete, checked and on the disk.
    ///
    /// # Errors
    /// See [`BackupError`]; an older copy under that name is then still there.
    pub fn backup_to(&self, path: &Path) -> Result<Verification, BackupError> {
        copy_database(&self.conn, path)
    }
}

/// Reads a copy from end to end, without changing anything in or beside it.
///
/// # Errors
/// When it cannot be read at all. What is bad in it is named in the result.
pub fn check_copy(path: &Path) -> Result<Verification, BackupError> {
    Ok(verify::verify(&open_to_look(path)?)?)
}

/// Makes an event file out of a copy. The copy is checked first and stays as it is.
///
/// # Errors
/// See [`BackupError`]; a file that exists at `to` is left alone.
pub fn restore(copy: &Path, to: &Path) -> Result<Verification, BackupError> {
    if to.exists() {
        return Err(BackupError::AlreadyExists { path: to.to_owned() });
    }
    copy_database(&open_to_look(copy)?, to)
}

fn copy_database(from: &Connection, path: &Path) -> Result<Verification, BackupError> {
    // Nobody, ourselves included, may have the file open that is about to be replaced.
    let _held = take_lock(path, "")?;
    let event = head_of(from)?;
    let in_folder = |source| BackupError::Folder { folder: folder_of(path), source };
    let unfinished = beside(path, ".part");
    remove_database(&unfinished).map_err(in_folder)?;
    let copied = copy_pages(from, &unfinished)
        .map_err(BackupError::from)
        .and_then(|()| check_unfinished(&unfinished, path, event))
        .and_then(|good| place(&unfinished, path).map(|()| good).map_err(in_folder));
    if copied.is_err() {
        // The reason is told; a leftover is removed by the next attempt.
        let _ = remove_database(&unfinished);
    }
    copied
}

fn copy_pages(from: &Connection, to: &Path) -> Result<(), StorageError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut to = connect(to, flags)?;
    {
        let backup = Backup::new(from, &mut to)?;
        backup.run_to_completion(1024, Duration::ZERO, None)?;
    }
    to.close().map_err(|(_, error)| StorageError::from(error))
}

fn check_unfinished(
    unfinished: &Path,
    path: &Path,
    event: Head,
) -> Result<Verification, BackupError> {
    let found = verify::verify(&connect_unchanging(unfinished)?)?;
    if !found.is_good() {
        return Err(BackupError::NotGood { path: path.to_owned(), found: Box::new(found) });
    }
    match found.head {
        Some(copy) if copy != event => {
            Err(BackupError::OtherHead { copy: copy.seq, event: event.seq })
        }
        _ => Ok(found),
    }
}

/// A folder of copies of one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copies {
    /// Where they are kept.
    pub folder: PathBuf,
    /// How their names begin: the name of the event, without an ending.
    pub name: String,
    /// How many to keep; the oldest beyond them are removed. At least one is kept.
    pub keep: usize,
}

/// One copy in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copy {
    /// The file.
    pub path: PathBuf,
    /// When it was made, as its name says, for example `20261129-221500`.
    pub stamp: String,
    /// The last entry in it, as its name says.
    pub seq: Seq,
}

impl Copies {
    /// Makes a copy named after the local time and the last entry, then removes the oldest
    /// beyond [`Copies::keep`]. Returns the copy.
    ///
    /// # Errors
    /// See [`BackupError`]. Nothing is removed unless the new copy is good.
    pub fn make(&self, journal: &SqliteJournal, at: Moment) -> Result<Copy, BackupError> {
        let in_folder = |source| BackupError::Folder { folder: self.folder.clone(), source };
        std::fs::create_dir_all(&self.folder).map_err(in_folder)?;
        let seq = journal.head()?.seq;
        let stamp = stamp(&journal.conn, at)?;
        let path = self.folder.join(format!("{} {stamp} {seq}.arbiter", self.name));
        journal.backup_to(&path)?;
        for old in self.newest_first()?.into_iter().skip(self.keep.max(1)) {
            if old.path != path {
                remove_database(&old.path).map_err(in_folder)?;
            }
        }
        Ok(Copy { path, stamp, seq })
    }

    /// The copies there are, the newest first. Other files in the folder are not looked at.
    ///
    /// # Errors
    /// When the folder cannot be read; a folder that does not exist has no copies.
    pub fn newest_first(&self) -> Result<Vec<Copy>, BackupError> {
        let in_folder = |source| BackupError::Folder { folder: self.folder.clone(), source };
        let files = match std::fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(in_folder(error)),
        };
        let mut copies = Vec::new();
        for file in files {
            copies.extend(self.read_name(&file.map_err(in_folder)?.path()));
        }
        copies.sort_by(|a, b| (&b.stamp, b.seq, &b.path).cmp(&(&a.stamp, a.seq, &a.path)));
        Ok(copies)
    }

    fn read_name(&self, path: &Path) -> Option<Copy> {
        let file_name = path.file_name()?.to_str()?;
        let rest = file_name.strip_prefix(&self.name)?.strip_prefix(' ')?;
        let (stamp, seq) = rest.strip_suffix(".arbiter")?.split_once(' ')?;
        let (day, time) = stamp.split_once('-')?;
        let digits = |text: &str, n| text.len() == n && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(day, 8) || !digits(time, 6) {
            return None;
        }
        let seq = Seq(seq.parse().ok()?);
        Some(Copy { path: path.to_owned(), stamp: stamp.to_owned(), seq })
    }
}

fn stamp(conn: &Connection, at: Moment) -> Result<String, StorageError> {
    let local_seconds = (at.utc_ms / 1000).saturating_add(i64::from(at.offset_minutes) * 60);
    let stamp: Option<String> = conn.query_row(
        "SELECT strftime('%Y%m%d-%H%M%S', ?1, 'unixepoch')",
        [local_seconds],
        |row| row.get(0),
    )?;
    Ok(stamp.unwrap_or_else(|| "00000000-000000".to_owned()))
}
