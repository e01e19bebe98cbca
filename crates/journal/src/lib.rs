//! The event file: an append-only journal of facts in one SQLite file.
//!
//! A journal keeps facts as bytes with their time, their author and the action they belong to,
//! in the order they were written, and proves later that none was changed. It acknowledges a
//! batch when it is on the disk; after a crash every acknowledged batch is there, and no half
//! of another.
//!
//! It does not know what a fact means: folding, undo and the words of judgements are for the
//! layers above. It reads no clock: the time is an argument.
//!
//! In reading order:
//! - [`entry`]: what goes in and comes out
//! - [`store`]: the [`Journal`] trait and its errors
//! - [`chain`]: how an entry's hash is made
//! - `walk`: reading in order, each entry checked against the one before
//! - [`sqlite`]: [`SqliteJournal`], the one implementation
//! - [`open`]: creating and opening files, with words for everything that can be wrong
//! - `lock`: one process holds a file
//! - [`verify`]: checking a whole file
//! - [`backup`]: copies, and getting back from one
//! - [`salvage`]: what can be read of a damaged file, into a new one
//! - [`library`]: settings and recent events of this computer, a file of its own
//! - [`ratings`]: rating lists of this computer, a file each
//!
//! ```
//! use journal::{Access, Journal, SqliteJournal};
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("club.arbiter");
//! let journal = SqliteJournal::create(&path, "Ana")?;
//! let reader = SqliteJournal::open(&path, Access::ReadOnly, "the hall screen")?;
//! assert_eq!(reader.head()?, journal.head()?);
//! assert!(journal.verify()?.is_good());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod backup;
pub mod chain;
pub mod entry;
pub mod library;
mod lock;
pub mod open;
pub mod ratings;
pub mod salvage;
pub mod sqlite;
pub mod store;
pub mod verify;
mod walk;

pub use entry::{
    Actor, Appended, Attachment, BatchId, Entry, Head, Moment, NewBatch, NewEntry, NoRandomness,
    PrivateBody, Seq, Sha,
};
pub use lock::Holder;
pub use open::{Access, OpenError, Stranger};
pub use sqlite::SqliteJournal;
pub use store::{AppendError, EraseLog, Erasure, Journal, ReadError, StorageError};
pub use verify::{BadEntry, SchemaFault, Verification, Why};
