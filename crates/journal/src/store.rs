//! What a journal can do, whatever keeps it: the trait and the errors of its operations.

use std::collections::BTreeMap;
use std::sync::mpsc::Receiver;

use crate::entry::{Appended, Attachment, Entry, Head, NewBatch, Seq, Sha};
use crate::verify::{BadEntry, Verification};

/// An append-only list of facts with the private bodies and files they point to.
pub trait Journal: Send {
    /// Writes one action: all of it or nothing. It is on the disk when this returns.
    ///
    /// With `expected_head`, the batch is refused if anything was written after that entry;
    /// so the entries' own numbers are known before they are written.
    ///
    /// # Errors
    /// See [`AppendError`]. After any error the journal is as it was.
    fn append(
        &mut self,
        batch: &NewBatch,
        expected_head: Option<Seq>,
    ) -> Result<Appended, AppendError>;

    /// Every entry from this number on, checked against the chain.
    ///
    /// # Errors
    /// See [`ReadError`]. A bad entry is named; [`Journal::entries_before`] reads up to it.
    fn entries_from(&self, seq: Seq) -> Result<Vec<Entry>, ReadError>;

    /// Every entry before this number, checked against the chain.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn entries_before(&self, seq: Seq) -> Result<Vec<Entry>, ReadError>;

    /// Where the journal ends.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn head(&self) -> Result<Head, ReadError>;

    /// A private body without its salt, or `None` when it was erased or never here.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn private(&self, sha: &Sha) -> Result<Option<Vec<u8>>, ReadError>;

    /// Every private body that is left, for folding a whole event at once.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn all_private(&self) -> Result<BTreeMap<Sha, Vec<u8>>, ReadError>;

    /// Erases private bodies and overwrites the places where they stood in this file. Copies
    /// made earlier still hold them; each copy is a journal and can be opened and erased from.
    ///
    /// # Errors
    /// See [`StorageError`].
    fn erase_private(&mut self, shas: &[Sha]) -> Result<Erasure, StorageError>;

    /// A file kept beside the facts.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn attachment(&self, sha: &Sha) -> Result<Option<Attachment>, ReadError>;

    /// Reads everything and checks it.
    ///
    /// # Errors
    /// Only when nothing can be read at all; what is bad is named in the result.
    fn verify(&self) -> Result<Verification, StorageError>;

    /// Tells of every batch appended through this journal from here on. Batches of another
    /// process are not told: a reader asks [`Journal::head`] from time to time.
    fn watch(&mut self) -> Receiver<Appended>;
}

/// What erasing did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Erasure {
    /// How many of the bodies were there and are gone.
    pub erased: usize,
    /// Whether traces are left in the file's log.
    pub log: EraseLog,
}

/// Whether the write-ahead log still holds what was erased.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EraseLog {
    /// The log is empty: nothing is left.
    Cleared,
    /// Another program reads the file; the log goes when the last program closes it.
    Pending,
}

/// Why a batch was not written.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Someone else wrote in between.
    #[error(
        "the action was made after entry {expected}, the event is at entry {found}: look again and repeat it"
    )]
    Stale {
        /// The head the caller saw.
        expected: Seq,
        /// The head there is.
        found: Seq,
    },
    /// A batch without entries says nothing.
    #[error("an action needs at least one entry, found none")]
    Empty,
    /// An entry without a kind could never be understood.
    #[error("entry {index} of the action needs a kind, found an empty one")]
    NoKind {
        /// Which entry of the batch, from 0.
        index: usize,
    },
    /// An attachment without a media type could never be opened.
    #[error("attachment {index} of the action needs a media type, found an empty one")]
    NoMedia {
        /// Which attachment of the batch, from 0.
        index: usize,
    },
    /// The file would not take it.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// Why something could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The chain is broken.
    #[error("{0}")]
    Bad(BadEntry),
    /// A private body or attachment is not what its SHA-256 says.
    #[error("the bytes kept as {sha} have another SHA-256, {found}: restore a copy")]
    BadBytes {
        /// What they were stored as.
        sha: Sha,
        /// What they are.
        found: Sha,
    },
    /// The file would not give it.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// What a file can do to us once it is open.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The disk is full.
    #[error("the disk is full and nothing of this action was saved: free some space and repeat it")]
    DiskFull,
    /// Another program is writing.
    #[error("another program keeps the event file busy: close it there and repeat the action")]
    Busy,
    /// Opened for reading, or the file was made read-only.
    #[error("the event is open for reading only: open it for writing first")]
    ReadOnly,
    /// The file is not whole.
    #[error("the event file is damaged ({detail}): open the newest copy")]
    Damaged {
        /// What was found.
        detail: String,
    },
    /// The disk or the network drive did not answer.
    #[error(
        "the disk did not answer ({detail}): check the drive and its cable, then repeat the action"
    )]
    Disk {
        /// What the system said.
        detail: String,
    },
    /// Anything else SQLite says.
    #[error("the event file answered: {0}")]
    Other(#[source] rusqlite::Error),
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> StorageError {
        use rusqlite::ErrorCode as Code;
        let detail = error.to_string();
        match error.sqlite_error_code() {
            Some(Code::DiskFull) => StorageError::DiskFull,
            // The shared index of the log could not be given its length.
            Some(_) if extended_code(&error) == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE) => {
                StorageError::DiskFull
            }
            // The file ends before a page that it should have.
            Some(_) if extended_code(&error) == Some(rusqlite::ffi::SQLITE_IOERR_SHORT_READ) => {
                StorageError::Damaged { detail }
            }
            Some(Code::DatabaseBusy | Code::DatabaseLocked) => StorageError::Busy,
            Some(Code::ReadOnly) => StorageError::ReadOnly,
            Some(Code::DatabaseCorrupt | Code::NotADatabase) => StorageError::Damaged { detail },
            Some(Code::SystemIoFailure | Code::CannotOpen | Code::PermissionDenied) => {
                StorageError::Disk { detail }
            }
            _ => match error {
                // Our own statements are right: what cannot be prepared meets tables that are not ours.
                rusqlite::Error::SqlInputError { .. }
                | rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::IntegralValueOutOfRange(..)
                | rusqlite::Error::InvalidColumnType(..)
                | rusqlite::Error::Utf8Error(..) => StorageError::Damaged { detail },
                other => StorageError::Other(other),
            },
        }
    }
}

fn extended_code(error: &rusqlite::Error) -> Option<std::ffi::c_int> {
    error.sqlite_error().map(|error| error.extended_code)
}
