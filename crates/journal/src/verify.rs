//! Reads the whole file and says whether it is what was written, and where not.

use std::collections::BTreeMap;
use std::fmt;

use rusqlite::Connection;

use crate::entry::{Head, Seq, Sha};
use crate::open;
use crate::sqlite::{from_sql, head_of};
use crate::store::StorageError;
use crate::walk::walk;

/// What reading the whole file found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verification {
    /// How many entries are good, counted from the first.
    pub entries: u64,
    /// Where the journal ends; compare its hash with one printed earlier. None if unreadable.
    pub head: Option<Head>,
    /// The first entry that is not what was written; what follows it proves nothing.
    pub first_bad: Option<BadEntry>,
    /// Private bodies kept and good.
    pub private_kept: u64,
    /// Private bodies erased on purpose.
    pub private_erased: u64,
    /// Private bodies whose bytes have another SHA-256.
    pub bad_private: Vec<Sha>,
    /// Attachments kept and good.
    pub attachments: u64,
    /// Attachments whose bytes have another SHA-256.
    pub bad_attachments: Vec<Sha>,
    /// Tables and triggers that are not as this program makes them.
    pub schema: Vec<SchemaFault>,
    /// What SQLite's own check of the file found.
    pub damage: Vec<String>,
}

impl Verification {
    /// Whether everything is as it was written.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.head.is_some()
            && self.first_bad.is_none()
            && self.bad_private.is_empty()
            && self.bad_attachments.is_empty()
            && self.schema.is_empty()
            && self.damage.is_empty()
    }
}

/// An entry that is not what was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadEntry {
    /// Its number.
    pub seq: Seq,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// There is no entry with this number, though there was one.
    Missing,
    /// Its hash is not that of its columns and the entry before: one of them was changed.
    HashDiffers,
    /// It belongs to an action that began elsewhere, at another time or by someone else.
    BatchBroken,
    /// The file gave no readable row.
    Unreadable {
        /// What SQLite said.
        detail: String,
    },
}

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seq = self.seq;
        match &self.why {
            Why::Missing => write!(f, "entry {seq} is missing"),
            Why::HashDiffers => {
                write!(f, "entry {seq} is not as it was written: it or its hash was changed")
            }
            Why::BatchBroken => {
                write!(f, "entry {seq} does not belong to the action it is filed under")
            }
            Why::Unreadable { detail } => write!(f, "entry {seq} is unreadable ({detail})"),
        }?;
        f.write_str(": the entries before it are good, open the newest copy for the rest")
    }
}

/// A table, view, index or trigger that differs from what the migrations make.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SchemaFault {
    /// It is gone, for example a trigger that refuses changes.
    Missing(String),
    /// It has other words.
    Changed(String),
}

pub(crate) fn verify(conn: &Connection) -> Result<Verification, StorageError> {
    // One moment of the file, also while its holder goes on appending.
    let _snapshot = conn.unchecked_transaction()?;
    let mut damage = Vec::new();
    or_damage(&mut damage, integrity(conn))?.into_iter().for_each(|line| damage.push(line));
    let walked = or_damage(&mut damage, walk(conn, Seq(1), None, |_, _| Ok(())))?;
    let (private_kept, bad_private) =
        or_damage(&mut damage, check_bytes(conn, "SELECT sha, body FROM private"))?;
    let (attachments, bad_attachments) =
        or_damage(&mut damage, check_bytes(conn, "SELECT sha, bytes FROM attachment"))?;
    let private_erased = or_damage(&mut damage, count_erased(conn))?;
    let schema = or_damage(&mut damage, schema_faults(conn))?;
    let head = or_damage(&mut damage, head_of(conn).map(Some))?;
    Ok(Verification {
        entries: walked.good,
        head,
        first_bad: walked.bad,
        private_kept,
        private_erased,
        bad_private,
        attachments,
        bad_attachments,
        schema,
        damage,
    })
}

/// Damage in one part does not keep the other parts from being checked.
fn or_damage<T: Default>(
    damage: &mut Vec<String>,
    result: Result<T, StorageError>,
) -> Result<T, StorageError> {
    match result {
        Err(StorageError::Damaged { detail }) => {
            damage.push(detail);
            Ok(T::default())
        }
        other => other,
    }
}

fn integrity(conn: &Connection) -> Result<Vec<String>, StorageError> {
    let mut query = conn.prepare("PRAGMA integrity_check")?;
    let lines: Vec<String> =
        query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(lines.into_iter().filter(|line| line != "ok").collect())
}

fn count_erased(conn: &Connection) -> Result<u64, StorageError> {
    let erased: i64 = conn.query_row(include_str!("sql/count_erased.sql"), [], |row| row.get(0))?;
    Ok(from_sql(erased))
}

fn check_bytes(conn: &Connection, query: &str) -> Result<(u64, Vec<Sha>), StorageError> {
    let mut query = conn.prepare(query)?;
    let mut rows = query.query([])?;
    let (mut good, mut bad) = (0, Vec::new());
    while let Some(row) = rows.next()? {
        let sha = Sha(row.get(0)?);
        match row.get_ref(1)?.as_bytes() {
            Ok(bytes) if Sha::of(bytes) == sha => good += 1,
            _ => bad.push(sha),
        }
    }
    Ok((good, bad))
}

fn schema_faults(conn: &Connection) -> Result<Vec<SchemaFault>, StorageError> {
    let found = schema_of(conn)?;
    let expected = schema_of(&open::empty_in_memory()?)?;
    Ok(expected
        .into_iter()
        .filter_map(|(name, sql)| match found.get(&name) {
            None => Some(SchemaFault::Missing(name)),
            Some(there) if *there != sql => Some(SchemaFault::Changed(name)),
            Some(_) => None,
        })
        .collect())
}

fn schema_of(conn: &Connection) -> Result<BTreeMap<String, String>, StorageError> {
    let mut query = conn.prepare(include_str!("sql/schema.sql"))?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
