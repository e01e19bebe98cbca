//! Reads entries in order and checks each against the one before. Loading and `verify` both
//! read through here, so that a fact which does not verify is never folded.

use rusqlite::types::FromSqlError;
use rusqlite::{Connection, OptionalExtension, Row};

use crate::chain::{self, Columns};
use crate::entry::{Moment, Seq, Sha};
use crate::sqlite::{from_sql, to_sql};
use crate::store::StorageError;
use crate::verify::{BadEntry, Why};

/// How far a walk came.
#[derive(Default)]
pub(crate) struct Walked {
    /// How many entries were visited, all good.
    pub(crate) good: u64,
    /// The entry that ended it early.
    pub(crate) bad: Option<BadEntry>,
}

/// What the next entry is checked against.
struct Previous {
    seq: Seq,
    hash: Sha,
    batch: u64,
    at: Moment,
    actor: Vec<u8>,
}

/// Visits the entries from `from` up to but not including `before` (none: to the end).
pub(crate) fn walk(
    conn: &Connection,
    from: Seq,
    before: Option<Seq>,
    mut visit: impl FnMut(&Columns<'_>, Sha) -> Result<(), StorageError>,
) -> Result<Walked, StorageError> {
    let last = highest_seq_used(conn)?;
    let end = before.unwrap_or(last.next()).min(last.next());
    walk_until(conn, from.max(Seq(1)), end, &mut visit)
}

/// Visits the entries from the first to the last good one, also where the file no longer says how many there
/// were. A cut tail is then not noticed.
pub(crate) fn walk_as_far_as_it_goes(
    conn: &Connection,
    mut visit: impl FnMut(&Columns<'_>, Sha) -> Result<(), StorageError>,
) -> Result<Walked, StorageError> {
    if let Ok(last) = highest_seq_used(conn) {
        return walk_until(conn, Seq(1), last.next(), &mut visit);
    }
    let mut walked = walk_until(conn, Seq(1), Seq(i64::MAX as u64), &mut visit)?;
    // That the rows ended is no news of an entry.
    if walked.bad.as_ref().is_some_and(|bad| matches!(bad.why, Why::Missing)) {
        walked.bad = None;
    }
    Ok(walked)
}

fn walk_until(
    conn: &Connection,
    from: Seq,
    end: Seq,
    visit: &mut impl FnMut(&Columns<'_>, Sha) -> Result<(), StorageError>,
) -> Result<Walked, StorageError> {
    let mut walked = Walked::default();
    if from >= end {
        return Ok(walked);
    }
    let mut previous = match previous_to(conn, from) {
        Ok(Some(previous)) => previous,
        Ok(None) => {
            walked.bad = Some(BadEntry { seq: Seq(from.0 - 1), why: Why::Missing });
            return Ok(walked);
        }
        Err(error) => {
            walked.bad = Some(unreadable(Seq(from.0 - 1), error)?);
            return Ok(walked);
        }
    };
    let mut query = conn.prepare_cached(include_str!("sql/entries_between.sql"))?;
    let mut rows = query.query([to_sql(from.0), to_sql(end.0)])?;
    while previous.seq.next() < end {
        let expected = previous.seq.next();
        let row = match rows.next() {
            Ok(Some(row)) => row,
            Ok(None) => {
                walked.bad = Some(BadEntry { seq: expected, why: Why::Missing });
                break;
            }
            Err(error) => {
                walked.bad = Some(unreadable(expected, error)?);
                break;
            }
        };
        let (columns, stored) = match columns_of(row) {
            Ok(read) => read,
            Err(error) => {
                walked.bad = Some(unreadable(expected, error)?);
                break;
            }
        };
        if let Some(why) = fault(&previous, &columns, stored) {
            walked.bad = Some(BadEntry { seq: expected, why });
            break;
        }
        visit(&columns, stored)?;
        walked.good += 1;
        previous.follow(&columns, stored);
    }
    Ok(walked)
}

impl Previous {
    fn follow(&mut self, columns: &Columns<'_>, hash: Sha) {
        self.seq = columns.seq;
        self.hash = hash;
        self.batch = columns.batch;
        self.at = columns.at;
        self.actor.clear();
        self.actor.extend_from_slice(columns.actor);
    }
}

fn fault(previous: &Previous, columns: &Columns<'_>, stored: Sha) -> Option<Why> {
    if columns.seq != previous.seq.next() {
        return Some(Why::Missing);
    }
    if chain::link(&previous.hash, columns) != stored {
        return Some(Why::HashDiffers);
    }
    let starts = columns.batch == columns.seq.0;
    let continues = columns.batch == previous.batch
        && columns.at == previous.at
        && columns.actor == previous.actor;
    if starts || continues { None } else { Some(Why::BatchBroken) }
}

fn previous_to(conn: &Connection, seq: Seq) -> rusqlite::Result<Option<Previous>> {
    let mut previous = Previous {
        seq: Seq::START,
        hash: chain::genesis(),
        batch: 0,
        at: Moment { utc_ms: 0, offset_minutes: 0 },
        actor: Vec::new(),
    };
    if seq == Seq(1) {
        return Ok(Some(previous));
    }
    conn.prepare_cached(include_str!("sql/entries_between.sql"))?
        .query_row([to_sql(seq.0 - 1), to_sql(seq.0)], |row| {
            let (columns, stored) = columns_of(row)?;
            previous.follow(&columns, stored);
            Ok(())
        })
        .optional()
        .map(|found| found.map(|()| previous))
}

fn columns_of<'row>(row: &'row Row<'_>) -> rusqlite::Result<(Columns<'row>, Sha)> {
    let bytes = |column: usize| -> rusqlite::Result<&'row [u8]> {
        row.get_ref(column)?.as_bytes().map_err(|error: FromSqlError| {
            let found = row.get_ref(column).map(|value| value.data_type());
            rusqlite::Error::FromSqlConversionFailure(
                column,
                found.unwrap_or(rusqlite::types::Type::Null),
                Box::new(error),
            )
        })
    };
    let columns = Columns {
        seq: Seq(from_sql(row.get(0)?)),
        at: Moment { utc_ms: row.get(1)?, offset_minutes: row.get(2)? },
        actor: bytes(3)?,
        batch: from_sql(row.get(4)?),
        kind: bytes(5)?,
        version: row.get(6)?,
        body: bytes(7)?,
    };
    Ok((columns, Sha(row.get(8)?)))
}

/// Damage is named as this entry's; a disk that does not answer says nothing about it.
fn unreadable(seq: Seq, error: rusqlite::Error) -> Result<BadEntry, StorageError> {
    match StorageError::from(error) {
        StorageError::Damaged { detail } => Ok(BadEntry { seq, why: Why::Unreadable { detail } }),
        other => Err(other),
    }
}

/// The highest number ever given, also when its entry has been cut off.
pub(crate) fn highest_seq_used(conn: &Connection) -> Result<Seq, StorageError> {
    let highest: i64 = conn
        .prepare_cached(include_str!("sql/highest_seq_used.sql"))?
        .query_row([], |row| row.get(0))?;
    Ok(Seq(from_sql(highest)))
}
