//! What can still be read of a damaged event file, written into a new one.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, params};

use crate::OpenError;
use crate::backup::BackupError;
use crate::entry::Sha;
use crate::open::{
    beside, connect, connect_unchanging, folder_of, inspect, log_is_empty, make_empty, place,
    remove_database, take_lock,
};
use crate::sqlite::to_sql;
use crate::store::StorageError;
use crate::verify::BadEntry;
use crate::walk::walk_as_far_as_it_goes;

/// What was saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvaged {
    /// Entries, from the first on, each of which follows from the one before.
    pub entries: u64,
    /// The first entry that could not be saved; none if every entry was.
    pub first_lost: Option<BadEntry>,
    /// Private bodies (names, birth dates).
    pub private_kept: u64,
    /// Attachments.
    pub attachments: u64,
}

/// Writes the good beginning of a damaged event file, with all names and attachments that can be read, into a
/// new file at `to`. The damaged file is not changed. The new file is a journal like any other: its chain is
/// the chain of the old one up to its last good entry.
///
/// # Errors
/// Nothing could be saved, `to` exists, or it cannot be written. Then there is no file at `to`.
pub fn salvage(damaged: &Path, to: &Path) -> Result<Salvaged, BackupError> {
    inspect(damaged)?;
    let from = match log_is_empty(damaged) {
        true => connect_unchanging(damaged)?,
        false => connect(damaged, OpenFlags::SQLITE_OPEN_READ_ONLY)?,
    };
    // Otherwise SQLite reads nothing of a file that is shorter than it says. The file itself is not written.
    from.pragma_update(None, "writable_schema", true).map_err(StorageError::from)?;
    if to.exists() {
        return Err(BackupError::AlreadyExists { path: to.to_owned() });
    }
    let nothing = || OpenError::Damaged {
        path: damaged.to_owned(),
        detail: "no entry can be read".to_owned(),
    };
    // Of a file that ends within its first pages not even the tables are known.
    if from.prepare(include_str!("sql/last_entry.sql")).is_err() {
        return Err(nothing().into());
    }
    let _held = take_lock(to, "")?;
    let in_folder = |source| BackupError::Folder { folder: folder_of(to), source };
    let unfinished = beside(to, ".part");
    remove_database(&unfinished).map_err(in_folder)?;
    let saved =
        copy_what_can_be_read(&from, &unfinished).map_err(BackupError::from).and_then(|saved| {
            if saved.entries == 0 {
                return Err(nothing().into());
            }
            place(&unfinished, to).map(|()| saved).map_err(in_folder)
        });
    if saved.is_err() {
        // The reason is told; a leftover is removed by the next attempt.
        let _ = remove_database(&unfinished);
    }
    saved
}

fn copy_what_can_be_read(from: &Connection, to: &Path) -> Result<Salvaged, StorageError> {
    make_empty(to)?;
    let mut to = connect(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let tx = to.transaction()?;
    let mut insert = tx.prepare(include_str!("sql/insert_entry.sql"))?;
    let walked = walk_as_far_as_it_goes(from, |columns, hash| {
        insert.execute(params![
            to_sql(columns.seq.0),
            columns.at.utc_ms,
            columns.at.offset_minutes,
            String::from_utf8_lossy(columns.actor),
            to_sql(columns.batch),
            String::from_utf8_lossy(columns.kind),
            columns.version,
            columns.body,
            hash.0,
        ])?;
        Ok(())
    })?;
    drop(insert);
    let private_kept =
        copy_bodies(from, "SELECT sha, '', body FROM private ORDER BY rowid", |sha, _, body| {
            tx.execute(include_str!("sql/insert_private.sql"), params![sha.0, body])
        })?;
    let attachments = copy_bodies(
        from,
        "SELECT sha, media, bytes FROM attachment ORDER BY rowid",
        |sha, media, bytes| {
            tx.execute(include_str!("sql/insert_attachment.sql"), params![sha.0, media, bytes])
        },
    )?;
    tx.commit()?;
    to.close().map_err(|(_, error)| StorageError::from(error))?;
    Ok(Salvaged { entries: walked.good, first_lost: walked.bad, private_kept, attachments })
}

/// Copies the bodies whose bytes are what their sha says, from both ends up to what cannot be read.
fn copy_bodies(
    from: &Connection,
    query: &str,
    mut insert: impl FnMut(Sha, &str, &[u8]) -> rusqlite::Result<usize>,
) -> Result<u64, StorageError> {
    let mut copied = 0;
    for query in [query.to_owned(), format!("{query} DESC")] {
        let Ok(mut statement) = from.prepare(&query) else { continue };
        let Ok(mut rows) = statement.query([]) else { continue };
        while let Ok(Some(row)) = rows.next() {
            let Ok(sha) = row.get::<_, [u8; 32]>(0).map(Sha) else { continue };
            let (Ok(media), Ok(body)) = (row.get::<_, String>(1), row.get::<_, Vec<u8>>(2)) else {
                continue;
            };
            if Sha::of(&body) == sha {
                copied += insert(sha, &media, &body)? as u64;
            }
        }
    }
    Ok(copied)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Access, Actor, Attachment, Journal, Moment, NewBatch, NewEntry, PrivateBody, SqliteJournal,
    };

    /// An event of 300 entries of some length, with names and a photo.
    fn event(path: &Path) -> SqliteJournal {
        let mut journal = SqliteJournal::create(path, "Ana").unwrap();
        for number in 0..300_u32 {
            let actor = Actor {
                id: "a".to_owned(),
                name: "Ana".to_owned(),
                role: "chief".to_owned(),
                device: "desk".to_owned(),
            };
            let mut batch = NewBatch {
                at: Moment { utc_ms: i64::from(number), offset_minutes: 60 },
                actor,
                entries: vec![NewEntry {
                    kind: "Something".to_owned(),
                    version: 1,
                    body: format!("{{\"n\":{number},\"text\":\"{}\"}}", "x".repeat(200))
                        .into_bytes(),
                }],
                private: Vec::new(),
                attachments: Vec::new(),
            };
            if number % 10 == 0 {
                batch.private.push(PrivateBody::seal(format!("name {number}").as_bytes()).unwrap());
            }
            if number == 5 {
                batch
                    .attachments
                    .push(Attachment { media: "image/png".to_owned(), bytes: vec![7; 9000] });
            }
            journal.append(&batch, None).unwrap();
        }
        journal
    }

    #[test]
    fn the_good_beginning_of_a_cut_file_is_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cut.arbiter");
        let whole = event(&path).entries_from(crate::Seq(1)).unwrap();
        let length = std::fs::metadata(&path).unwrap().len();
        for (part, least) in [(9, 1), (7, 1), (5, 1), (10, 300)] {
            let cut = folder.path().join(format!("cut {part}.arbiter"));
            let bytes = std::fs::read(&path).unwrap();
            std::fs::write(&cut, &bytes[..(length * part / 10) as usize]).unwrap();
            let to = folder.path().join(format!("saved {part}.arbiter"));
            let saved = salvage(&cut, &to).unwrap();
            assert!(saved.entries >= least, "{part}: {saved:?}");
            assert_eq!(saved.first_lost.is_none(), part == 10, "{part}: {saved:?}");
            let journal = SqliteJournal::open(&to, Access::ReadOnly, "").unwrap();
            assert!(journal.verify().unwrap().is_good());
            let read = journal.entries_from(crate::Seq(1)).unwrap();
            assert_eq!(read, whole[..read.len()], "{part}");
            assert_eq!(read.len() as u64, saved.entries);
        }
    }

    #[test]
    fn a_file_that_is_there_is_left_alone_and_nothing_is_made_of_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.arbiter");
        drop(event(&path));
        assert!(matches!(salvage(&path, &path), Err(BackupError::AlreadyExists { .. })));
        let none = folder.path().join("none.arbiter");
        std::fs::write(&none, b"SQLite format 3\0").unwrap();
        let to = folder.path().join("to.arbiter");
        assert!(salvage(&none, &to).is_err());
        assert!(!to.exists());
    }
}
