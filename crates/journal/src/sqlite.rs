//! The journal kept in one SQLite file.
//!
//! Everything that opens and creates files is in `open`; this module appends and reads.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::chain::{self, Columns};
use crate::entry::{
    Actor, Appended, Attachment, BatchId, Entry, Head, NewBatch, SALT_LEN, Seq, Sha,
};
use crate::lock::FileLock;
use crate::store::{AppendError, EraseLog, Erasure, Journal, ReadError, StorageError};
use crate::verify::{self, Verification};
use crate::walk::walk;

/// An event file that is open.
///
/// ```
/// use journal::{Actor, Journal, Moment, NewBatch, NewEntry, Seq, SqliteJournal};
/// let mut journal = SqliteJournal::in_memory()?;
/// let appended = journal.append(
///     &NewBatch {
///         actor: Actor {
///             id: "a1".into(),
///             name: "Ana".into(),
///             role: "arbiter".into(),
///             device: "hall".into(),
///         },
///         at: Moment { utc_ms: 1_795_000_000_000, offset_minutes: 60 },
///         entries: vec![NewEntry { kind: "event_opened".into(), version: 1, body: b"{}".to_vec() }],
///         private: vec![],
///         attachments: vec![],
///     },
///     Some(Seq::START),
/// )?;
/// assert_eq!(journal.entries_from(appended.first_seq)?[0].kind, "event_opened");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SqliteJournal {
    // Declared before the lock: fields are dropped in this order, and the file must be
    // closed before another program may take it.
    pub(crate) conn: Connection,
    path: Option<PathBuf>,
    lock: Option<FileLock>,
    watchers: Vec<Sender<Appended>>,
}

impl SqliteJournal {
    pub(crate) fn new(
        conn: Connection,
        path: Option<PathBuf>,
        lock: Option<FileLock>,
    ) -> SqliteJournal {
        SqliteJournal { conn, path, lock, watchers: Vec::new() }
    }

    /// The file it is kept in; none in memory.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether this process holds the file and may append.
    #[must_use]
    pub fn holds_file(&self) -> bool {
        self.lock.is_some()
    }

    fn read(&self, from: Seq, before: Option<Seq>) -> Result<Vec<Entry>, ReadError> {
        let mut entries = Vec::new();
        let mut known: Option<(Vec<u8>, Actor)> = None;
        let walked = walk(&self.conn, from, before, |columns, hash| {
            let actor = match &known {
                Some((text, actor)) if text == columns.actor => actor.clone(),
                _ => {
                    let actor = actor_from_json(&self.conn, columns.actor)?;
                    known = Some((columns.actor.to_vec(), actor.clone()));
                    actor
                }
            };
            entries.push(Entry {
                seq: columns.seq,
                at: columns.at,
                actor,
                batch: BatchId(columns.batch),
                kind: String::from_utf8_lossy(columns.kind).into_owned(),
                version: columns.version,
                body: columns.body.to_vec(),
                hash,
            });
            Ok(())
        })?;
        match walked.bad {
            Some(bad) => Err(ReadError::Bad(bad)),
            None => Ok(entries),
        }
    }
}

impl Journal for SqliteJournal {
    fn append(
        &mut self,
        batch: &NewBatch,
        expected_head: Option<Seq>,
    ) -> Result<Appended, AppendError> {
        check_batch(batch)?;
        let tx = self
            .conn
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(StorageError::from)?;
        let head = head_of(&tx)?;
        if let Some(expected) = expected_head
            && expected != head.seq
        {
            return Err(AppendError::Stale { expected, found: head.seq });
        }
        let appended = insert_batch(&tx, batch, head).map_err(StorageError::from)?;
        tx.commit().map_err(StorageError::from)?;
        self.watchers.retain(|watcher| watcher.send(appended).is_ok());
        Ok(appended)
    }

    fn entries_from(&self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.read(seq, None)
    }

    fn entries_before(&self, seq: Seq) -> Result<Vec<Entry>, ReadError> {
        self.read(Seq(1), Some(seq))
    }

    fn head(&self) -> Result<Head, ReadError> {
        Ok(head_of(&self.conn)?)
    }

    fn private(&self, sha: &Sha) -> Result<Option<Vec<u8>>, ReadError> {
        let stored: Option<Vec<u8>> = self
            .conn
            .prepare_cached("SELECT body FROM private WHERE sha = ?1")
            .and_then(|mut query| query.query_row([sha.0], |row| row.get(0)).optional())
            .map_err(StorageError::from)?;
        stored.map(|stored| unsalted(sha, &stored)).transpose()
    }

    fn all_private(&self) -> Result<BTreeMap<Sha, Vec<u8>>, ReadError> {
        let mut query = self
            .conn
            .prepare_cached("SELECT sha, body FROM private")
            .map_err(StorageError::from)?;
        let rows = query
            .query_map([], |row| Ok((Sha(row.get(0)?), row.get::<_, Vec<u8>>(1)?)))
            .map_err(StorageError::from)?;
        rows.map(|row| {
            let (sha, stored) = row.map_err(StorageError::from)?;
            Ok((sha, unsalted(&sha, &stored)?))
        })
        .collect()
    }

    fn erase_private(&mut self, shas: &[Sha]) -> Result<Erasure, StorageError> {
        let tx = self.conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut erased = 0;
        for sha in shas {
            erased += tx.prepare_cached("DELETE FROM private WHERE sha = ?1")?.execute([sha.0])?;
        }
        tx.commit()?;
        // The log still holds the erased pages until it is written back and cut to nothing.
        let busy: rusqlite::Result<i64> =
            self.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        let log = if busy == Ok(0) { EraseLog::Cleared } else { EraseLog::Pending };
        Ok(Erasure { erased, log })
    }

    fn attachment(&self, sha: &Sha) -> Result<Option<Attachment>, ReadError> {
        let found = self
            .conn
            .prepare_cached("SELECT media, bytes FROM attachment WHERE sha = ?1")
            .and_then(|mut query| {
                let attachment = |row: &rusqlite::Row<'_>| {
                    Ok(Attachment { media: row.get(0)?, bytes: row.get(1)? })
                };
                query.query_row([sha.0], attachment).optional()
            })
            .map_err(StorageError::from)?;
        if let Some(attachment) = &found {
            same_sha(sha, &attachment.bytes)?;
        }
        Ok(found)
    }

    fn verify(&self) -> Result<Verification, StorageError> {
        verify::verify(&self.conn)
    }

    fn watch(&mut self) -> Receiver<Appended> {
        let (sender, receiver) = mpsc::channel();
        self.watchers.push(sender);
        receiver
    }
}

fn check_batch(batch: &NewBatch) -> Result<(), AppendError> {
    if batch.entries.is_empty() {
        return Err(AppendError::Empty);
    }
    if let Some(index) = batch.entries.iter().position(|entry| entry.kind.is_empty()) {
        return Err(AppendError::NoKind { index });
    }
    if let Some(index) = batch.attachments.iter().position(|file| file.media.is_empty()) {
        return Err(AppendError::NoMedia { index });
    }
    Ok(())
}

fn insert_batch(
    tx: &Transaction<'_>,
    batch: &NewBatch,
    mut head: Head,
) -> rusqlite::Result<Appended> {
    for body in &batch.private {
        tx.prepare_cached(include_str!("sql/insert_private.sql"))?
            .execute(params![body.sha().0, body.stored()])?;
    }
    for file in &batch.attachments {
        tx.prepare_cached(include_str!("sql/insert_attachment.sql"))?.execute(params![
            file.sha().0,
            file.media,
            file.bytes
        ])?;
    }
    let actor = actor_to_json(tx, &batch.actor)?;
    let first_seq = head.seq.next();
    for entry in &batch.entries {
        let columns = Columns {
            seq: head.seq.next(),
            at: batch.at,
            actor: actor.as_bytes(),
            batch: first_seq.0,
            kind: entry.kind.as_bytes(),
            version: entry.version,
            body: &entry.body,
        };
        head = Head { seq: columns.seq, hash: chain::link(&head.hash, &columns) };
        tx.prepare_cached(include_str!("sql/insert_entry.sql"))?.execute(params![
            to_sql(columns.seq.0),
            batch.at.utc_ms,
            batch.at.offset_minutes,
            actor,
            to_sql(first_seq.0),
            entry.kind,
            entry.version,
            entry.body,
            head.hash.0,
        ])?;
    }
    Ok(Appended { first_seq, head, batch: BatchId(first_seq.0) })
}

pub(crate) fn head_of(conn: &Connection) -> Result<Head, StorageError> {
    let last = conn
        .prepare_cached(include_str!("sql/last_entry.sql"))?
        .query_row([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, [u8; 32]>(1)?)))
        .optional()?;
    Ok(match last {
        None => Head { seq: Seq::START, hash: chain::genesis() },
        Some((seq, hash)) => Head { seq: Seq(from_sql(seq)), hash: Sha(hash) },
    })
}

fn actor_to_json(conn: &Connection, actor: &Actor) -> rusqlite::Result<String> {
    conn.prepare_cached(include_str!("sql/actor_to_json.sql"))?
        .query_row([&actor.id, &actor.name, &actor.role, &actor.device], |row| row.get(0))
}

fn actor_from_json(conn: &Connection, json: &[u8]) -> Result<Actor, StorageError> {
    let json = String::from_utf8_lossy(json);
    let actor = conn.prepare_cached(include_str!("sql/actor_from_json.sql"))?.query_row(
        [json.as_ref()],
        |row| {
            Ok(Actor { id: row.get(0)?, name: row.get(1)?, role: row.get(2)?, device: row.get(3)? })
        },
    )?;
    Ok(actor)
}

fn unsalted(sha: &Sha, stored: &[u8]) -> Result<Vec<u8>, ReadError> {
    same_sha(sha, stored)?;
    Ok(stored.get(SALT_LEN..).unwrap_or_default().to_vec())
}

fn same_sha(sha: &Sha, bytes: &[u8]) -> Result<(), ReadError> {
    let found = Sha::of(bytes);
    if found == *sha { Ok(()) } else { Err(ReadError::BadBytes { sha: *sha, found }) }
}

/// SQLite's integers are signed; a number beyond them is beyond every entry.
pub(crate) fn to_sql(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// No number of ours is negative; one that is was put there by another hand and reads as 0.
pub(crate) fn from_sql(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Moment, NewEntry, PrivateBody};
    use crate::open::Access;

    fn large_action(n_bytes: usize) -> NewBatch {
        let entry = NewEntry { kind: "import".into(), version: 1, body: vec![7; n_bytes] };
        NewBatch {
            actor: Actor {
                id: "a1".into(),
                name: "Ana".into(),
                role: "".into(),
                device: "".into(),
            },
            at: Moment { utc_ms: 0, offset_minutes: 0 },
            entries: vec![entry.clone(), entry],
            private: vec![PrivateBody::with_salt([3; SALT_LEN], &vec![1; n_bytes])],
            attachments: vec![Attachment { media: "text/csv".into(), bytes: vec![5; n_bytes] }],
        }
    }

    /// The limit on pages stands for the end of the disk: SQLite answers both the same way.
    #[test]
    fn a_full_disk_keeps_what_was_acknowledged_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("full.arbiter");
        let mut journal = SqliteJournal::create(&path, "Ana").unwrap();
        let pages: i64 =
            journal.conn.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        journal.conn.pragma_update(None, "max_page_count", pages + 40).unwrap();
        let mut n_acknowledged = 0;
        let error = loop {
            match journal.append(&large_action(9_000), None) {
                Ok(_) => n_acknowledged += 1,
                Err(error) => break error,
            }
        };
        assert!(n_acknowledged > 0, "there was room for one");
        assert!(matches!(error, AppendError::Storage(StorageError::DiskFull)), "{error:?}");
        assert!(error.to_string().starts_with("the disk is full"));
        assert_eq!(journal.head().unwrap().seq, Seq(2 * n_acknowledged));
        assert!(journal.append(&large_action(1), None).is_ok(), "a smaller action still fits");
        drop(journal);

        let mut journal = SqliteJournal::open(&path, Access::ReadWrite, "Ana").unwrap();
        assert_eq!(journal.head().unwrap().seq, Seq(2 * n_acknowledged + 2));
        assert!(journal.verify().unwrap().is_good());
        journal.append(&large_action(9_000), None).expect("with room again it goes on");
    }
}
