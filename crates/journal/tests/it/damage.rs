//! Changed, cut and overwritten files: found, named, never taken for good.

use std::fs;

use journal::{
    Access, BadEntry, Journal, OpenError, PrivateBody, ReadError, SchemaFault, Seq, SqliteJournal,
    Verification, Why,
};
use rusqlite::Connection;

use crate::stage::{Stage, entering, stage, with_photo};

/// Changes the file behind the program's back and reads it again.
fn tampered(sql: &str) -> (Stage, Verification) {
    let stage = stage();
    stage.played();
    tamper(&stage, sql);
    let verification = stage.open().verify().unwrap();
    (stage, verification)
}

fn tamper(stage: &Stage, sql: &str) {
    let raw = stage.raw();
    let guards = |raw: &Connection| -> Vec<(String, String)> {
        let mut query =
            raw.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").unwrap();
        query
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect()
    };
    let guards = guards(&raw);
    for (name, _) in &guards {
        raw.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    raw.execute_batch(sql).unwrap();
    // A careful hand puts the triggers back.
    for (_, sql) in &guards {
        raw.execute_batch(sql).unwrap();
    }
}

fn first_bad(sql: &str, seq: u64, why: Why) {
    let (stage, verification) = tampered(sql);
    assert_eq!(verification.first_bad, Some(BadEntry { seq: Seq(seq), why }), "{sql}");
    assert_eq!(verification.entries, seq - 1, "{sql}");
    assert!(!verification.is_good());
    let journal = stage.open();
    assert!(
        matches!(journal.entries_from(Seq(1)), Err(ReadError::Bad(bad)) if bad.seq == Seq(seq))
    );
    let good = journal.entries_before(Seq(seq)).unwrap();
    assert_eq!(good.len() as u64, seq - 1, "what is before the bad entry is still readable");
}

#[test]
fn one_changed_byte_is_found_in_every_column() {
    for change in [
        "body = CAST(replace(CAST(body AS TEXT), '1', '2') AS BLOB)",
        "kind = 'round_6'",
        "version = 2",
        "at = at + 1",
        "utc_offset_minutes = 0",
        "actor = replace(actor, 'Ana', 'Eva')",
        "hash = zeroblob(32)",
        "batch = 1",
    ] {
        first_bad(&format!("UPDATE entry SET {change} WHERE seq = 14"), 14, Why::HashDiffers);
    }
}

#[test]
fn a_removed_entry_is_missing() {
    first_bad("DELETE FROM entry WHERE seq = 1", 1, Why::Missing);
    first_bad("DELETE FROM entry WHERE seq = 14", 14, Why::Missing);
}

#[test]
fn a_cut_tail_is_missing() {
    first_bad("DELETE FROM entry WHERE seq >= 28", 28, Why::Missing);
    first_bad("DELETE FROM entry", 1, Why::Missing);
}

#[test]
fn entries_that_changed_places_are_found() {
    first_bad(
        "UPDATE entry SET seq = 99 WHERE seq = 4; UPDATE entry SET seq = 4 WHERE seq = 5; \
         UPDATE entry SET seq = 5 WHERE seq = 99",
        4,
        Why::HashDiffers,
    );
}

#[test]
fn a_body_that_is_text_is_refused_by_the_table() {
    let stage = stage();
    stage.played();
    let error = stage.raw().execute_batch("PRAGMA writable_schema = 1; UPDATE entry SET body = 5");
    assert!(error.is_err());
}

#[test]
fn missing_and_changed_guards_are_named() {
    let stage = stage();
    stage.played();
    stage
        .raw()
        .execute_batch(
            "DROP TRIGGER entry_no_delete; DROP TRIGGER entry_no_update; \
             CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry WHEN 0 BEGIN SELECT 1; END",
        )
        .unwrap();
    let verification = stage.open().verify().unwrap();
    assert_eq!(
        verification.schema,
        [
            SchemaFault::Missing("trigger entry_no_delete".into()),
            SchemaFault::Changed("trigger entry_no_update".into())
        ]
    );
    assert!(!verification.is_good());
}

#[test]
fn changed_private_bodies_and_attachments_are_named() {
    let stage = stage();
    let name = PrivateBody::seal(b"Ana").unwrap();
    let (batch, photo) = with_photo(b"photo");
    let mut journal = stage.create();
    journal.append(&entering(&name), None).unwrap();
    journal.append(&batch, None).unwrap();
    drop(journal);
    tamper(&stage, "UPDATE private SET body = zeroblob(20); UPDATE attachment SET bytes = x'00'");

    let journal = stage.open();
    let verification = journal.verify().unwrap();
    assert_eq!(verification.bad_private, [name.sha()]);
    assert_eq!(verification.bad_attachments, [photo.sha()]);
    assert!(!verification.is_good());
    assert!(matches!(journal.private(&name.sha()), Err(ReadError::BadBytes { .. })));
    assert!(matches!(journal.attachment(&photo.sha()), Err(ReadError::BadBytes { .. })));
}

/// Whether a file is taken for a good one with everything in it.
fn passes(stage: &Stage, access: Access, n_entries: usize) -> bool {
    let Ok(journal) = SqliteJournal::open(&stage.path, access, "Ana") else { return false };
    let read = journal.entries_from(Seq(1)).is_ok_and(|entries| entries.len() == n_entries);
    let verified = journal.verify().is_ok_and(|found| found.is_good());
    assert!(read || !verified, "a file that verifies gives all its entries");
    read && verified
}

#[test]
fn a_file_cut_at_any_length_is_never_taken_for_good() {
    let stage = stage();
    let n_entries = stage.played().len();
    let whole = fs::read(&stage.path).unwrap();
    let near_a_page = |length: usize| (length + 2) % 4096 <= 4;
    let lengths = (0..whole.len()).filter(|n| *n < 130 || n % 509 == 0 || near_a_page(*n));
    for length in lengths {
        for access in [Access::ReadOnly, Access::ReadWrite] {
            fs::write(&stage.path, &whole[..length]).unwrap();
            let opened = SqliteJournal::open(&stage.path, access, "Ana");
            assert!(
                matches!(opened, Err(OpenError::Damaged { .. } | OpenError::NotOurs { .. })),
                "cut to {length} of {} bytes, {access:?}: {opened:?}",
                whole.len()
            );
        }
    }
    fs::write(&stage.path, &whole).unwrap();
    assert!(passes(&stage, Access::ReadWrite, n_entries));
}

#[test]
fn a_page_of_zeros_is_never_taken_for_good() {
    let stage = stage();
    stage.played();
    let whole = fs::read(&stage.path).unwrap();
    for page in whole.chunks(4096).enumerate().filter(|(_, page)| page.iter().any(|b| *b != 0)) {
        let mut bytes = whole.clone();
        bytes[page.0 * 4096..(page.0 + 1) * 4096].fill(0);
        fs::write(&stage.path, &bytes).unwrap();
        assert!(!passes(&stage, Access::ReadWrite, 30), "page {} of zeros", page.0);
    }
}

#[test]
fn flipped_bytes_never_panic_and_never_change_a_fact() {
    let stage = stage();
    let entries = stage.played();
    let whole = fs::read(&stage.path).unwrap();
    for place in (0..whole.len()).step_by(211) {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x41;
        fs::write(&stage.path, &bytes).unwrap();
        let Ok(journal) = SqliteJournal::open(&stage.path, Access::ReadOnly, "Ana") else {
            continue;
        };
        // The byte may lie where nothing is kept; what is read is then still the truth.
        if let Ok(read) = journal.entries_from(Seq(1)) {
            assert_eq!(read, entries, "byte {place}");
        }
        let _ = journal.verify();
    }
}
