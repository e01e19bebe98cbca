//! Appending and reading; private bodies and attachments; the guards against other hands.

use journal::{
    AppendError, BatchId, EraseLog, Journal, NewBatch, NewEntry, PrivateBody, Seq, SqliteJournal,
};

use crate::stage::{action, ana, entering, fact, holds, stage, with_photo};

#[test]
fn what_is_appended_is_read_after_closing() {
    let stage = stage();
    let mut journal = stage.create();
    let first = journal.append(&action("event_opened", 2), Some(Seq(0))).unwrap();
    let second = journal.append(&fact("result_entered", b"\x00\xff1-0"), Some(Seq(2))).unwrap();
    drop(journal);

    let journal = stage.open();
    let entries = journal.entries_from(Seq(1)).unwrap();
    let told: Vec<_> = entries.iter().map(|e| (e.seq.0, e.batch.0, e.kind.as_str())).collect();
    assert_eq!(told, [(1, 1, "event_opened"), (2, 1, "event_opened"), (3, 3, "result_entered")]);
    assert_eq!(entries[2].body, b"\x00\xff1-0");
    assert_eq!(entries[2].actor, ana());
    assert_eq!(entries[2].at, action("", 0).at);
    assert_eq!((first.first_seq, first.batch), (Seq(1), BatchId(1)));
    assert_eq!(second.head, journal.head().unwrap());
    assert_eq!(second.head.hash, entries[2].hash);
}

#[test]
fn entries_are_read_from_a_number_and_before_a_number() {
    let stage = stage();
    let all = stage.played();
    let journal = stage.open();
    assert_eq!(journal.entries_from(Seq(0)).unwrap(), all);
    assert_eq!(journal.entries_from(Seq(7)).unwrap(), all[6..]);
    assert_eq!(journal.entries_from(Seq(31)).unwrap(), []);
    assert_eq!(journal.entries_from(Seq(u64::MAX)).unwrap(), []);
    assert_eq!(journal.entries_before(Seq(7)).unwrap(), all[..6]);
    assert_eq!(journal.entries_before(Seq(u64::MAX)).unwrap(), all);
    assert_eq!(journal.entries_before(Seq(0)).unwrap(), []);
}

#[test]
fn a_stale_action_is_refused_and_writes_nothing() {
    let mut journal = SqliteJournal::in_memory().unwrap();
    journal.append(&action("result_entered", 1), Some(Seq(0))).unwrap();
    let refused = journal.append(&action("result_entered", 1), Some(Seq(0))).unwrap_err();
    assert!(matches!(refused, AppendError::Stale { expected: Seq(0), found: Seq(1) }));
    assert_eq!(
        refused.to_string(),
        "the action was made after entry 0, the event is at entry 1: look again and repeat it"
    );
    assert_eq!(journal.head().unwrap().seq, Seq(1));
}

#[test]
fn actions_that_say_nothing_are_refused() {
    let mut journal = SqliteJournal::in_memory().unwrap();
    assert!(matches!(journal.append(&action("x", 0), None), Err(AppendError::Empty)));
    let mut no_kind = action("x", 2);
    no_kind.entries[1].kind.clear();
    assert!(matches!(journal.append(&no_kind, None), Err(AppendError::NoKind { index: 1 })));
    let (mut no_media, _) = with_photo(b"photo");
    no_media.attachments[0].media.clear();
    assert!(matches!(journal.append(&no_media, None), Err(AppendError::NoMedia { index: 0 })));
    assert_eq!(journal.head().unwrap().seq, Seq::START);
}

#[test]
fn actors_with_odd_names_come_back_as_they_were() {
    let mut journal = SqliteJournal::in_memory().unwrap();
    for name in ["", "\"quoted\" \\ back", "Ñandú 李 🙂", "line\nbreak\ttab", "nul\0inside"] {
        let mut batch = action("x", 1);
        batch.actor.name = name.into();
        let appended = journal.append(&batch, None).unwrap();
        assert_eq!(journal.entries_from(appended.first_seq).unwrap()[0].actor.name, name);
    }
}

#[test]
fn watchers_hear_of_every_action() {
    let mut journal = SqliteJournal::in_memory().unwrap();
    let gone = journal.watch();
    drop(gone);
    let watcher = journal.watch();
    let appended = journal.append(&action("x", 3), None).unwrap();
    assert!(journal.append(&action("x", 1), Some(Seq(0))).is_err());
    assert_eq!(watcher.try_iter().collect::<Vec<_>>(), [appended]);
}

#[test]
fn private_bodies_are_read_without_their_salt() {
    let stage = stage();
    let mut journal = stage.create();
    let name = PrivateBody::seal("Łukasz Żółć".as_bytes()).unwrap();
    journal.append(&entering(&name), None).unwrap();
    journal.append(&entering(&name), None).unwrap();
    assert_eq!(journal.private(&name.sha()).unwrap().unwrap(), "Łukasz Żółć".as_bytes());
    assert_eq!(journal.all_private().unwrap().len(), 1, "the same body is kept once");
}

#[test]
fn an_erased_name_is_nowhere_in_the_files_and_the_chain_holds() {
    let stage = stage();
    let mut journal = stage.create();
    let name = PrivateBody::seal(b"Bruno Keller, 1987-03-02").unwrap();
    let kept = PrivateBody::seal(b"Clara Weiss").unwrap();
    journal.append(&entering(&name), None).unwrap();
    journal.append(&entering(&kept), None).unwrap();
    let before = journal.head().unwrap();

    let erasure = journal.erase_private(&[name.sha(), name.sha()]).unwrap();
    assert_eq!((erasure.erased, erasure.log), (1, EraseLog::Cleared));
    assert_eq!(journal.private(&name.sha()).unwrap(), None);
    for file in stage.file_names() {
        let bytes = std::fs::read(stage.folder.path().join(&file)).unwrap();
        assert!(!holds(&bytes, b"Bruno Keller"), "{file} still holds the name");
    }
    let verification = journal.verify().unwrap();
    assert!(verification.is_good(), "{verification:?}");
    assert_eq!((verification.private_kept, verification.private_erased), (1, 1));
    assert_eq!(journal.head().unwrap(), before);
}

#[test]
fn a_large_erased_body_is_overwritten_too() {
    let stage = stage();
    let mut journal = stage.create();
    let photo = PrivateBody::seal(&b"portrait of Bruno ".repeat(20_000)).unwrap();
    journal.append(&entering(&photo), None).unwrap();
    journal.erase_private(&[photo.sha()]).unwrap();
    let bytes = std::fs::read(&stage.path).unwrap();
    assert!(!holds(&bytes, b"portrait of Bruno"));
}

#[test]
fn attachments_come_back_byte_for_byte_and_once() {
    let stage = stage();
    let mut journal = stage.create();
    let (batch, photo) = with_photo(&[0, 1, 2, 255, 0]);
    journal.append(&batch, None).unwrap();
    journal.append(&batch, None).unwrap();
    assert_eq!(journal.attachment(&photo.sha()).unwrap(), Some(photo));
    assert_eq!(journal.verify().unwrap().attachments, 1);
    assert_eq!(journal.attachment(&journal::Sha::of(b"other")).unwrap(), None);
}

#[test]
fn other_hands_are_refused_with_words() {
    let stage = stage();
    let mut journal = stage.create();
    journal.append(&entering(&PrivateBody::with_salt([1; 16], b"Ana")), None).unwrap();
    journal.append(&with_photo(b"photo").0, None).unwrap();
    let copy_of_first = "SELECT 1, at, utc_offset_minutes, actor, batch, kind, version, body, hash \
                         FROM entry WHERE seq = 1";
    let raw = stage.raw();
    let refused = |sql: &str, words: &str| {
        let error = raw.execute_batch(sql).expect_err(sql).to_string();
        assert!(error.contains(words), "{sql} answered: {error}");
    };
    refused("UPDATE entry SET body = x'00'", "entries are never changed");
    refused("DELETE FROM entry", "entries are never deleted");
    refused(&format!("INSERT OR REPLACE INTO entry {copy_of_first}"), "only added at the end");
    refused(
        "INSERT INTO entry SELECT seq + 5, at, 0, actor, seq + 5, kind, 1, body, hash FROM entry",
        "only added at the end",
    );
    refused(
        "INSERT INTO entry SELECT 3, at, 0, actor, 1, kind, 1, body, hash FROM entry WHERE seq = 1",
        "a batch is the number of its first entry",
    );
    refused("UPDATE private SET body = zeroblob(20)", "private bodies are never changed");
    refused("INSERT OR REPLACE INTO private SELECT sha, zeroblob(20) FROM private", "already kept");
    refused("UPDATE attachment SET media = 'text/plain'", "attachments are never changed");
    refused("DELETE FROM attachment", "attachments are never deleted");
    refused(
        "INSERT OR REPLACE INTO attachment SELECT sha, media, x'00' FROM attachment",
        "already kept",
    );
    raw.execute_batch("DELETE FROM private").expect("erasing is allowed");
    refused("DELETE FROM erased", "only grows");
    assert!(journal.verify().unwrap().is_good());
}

#[test]
fn people_with_sql_tools_read_words() {
    let stage = stage();
    let mut journal = stage.create();
    journal.append(&fact("event_opened", b"{\"name\":\"Club night\"}"), None).unwrap();
    journal.append(&action("result_entered", 2), None).unwrap();
    let raw = stage.raw();
    let line: String = raw
        .query_row(
            "SELECT seq || '|' || local_time || '|' || actor || '|' || role || '|' || kind || '|' \
             || body FROM readable_entries LIMIT 1",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(
        line,
        "1|2026-11-18 12:06:40|Ana Ruiz|chief arbiter|event_opened|{\"name\":\"Club night\"}"
    );
    let kinds: String = raw
        .query_row("SELECT kinds FROM readable_actions WHERE batch = 2", [], |row| row.get(0))
        .unwrap();
    assert_eq!(kinds, "result_entered, result_entered");
}

#[test]
fn an_action_is_written_whole_or_not_at_all() {
    let stage = stage();
    let mut journal = stage.create();
    journal.append(&action("x", 1), None).unwrap();
    // A guard of our own makes the third entry of an action fail.
    let raw = stage.raw();
    raw.execute_batch(
        "CREATE TRIGGER third BEFORE INSERT ON entry WHEN NEW.kind = 'third' \
         BEGIN SELECT RAISE(ABORT, 'no third'); END",
    )
    .unwrap();
    let entry = |kind: &str| NewEntry { kind: kind.into(), version: 1, body: vec![] };
    let batch = NewBatch {
        entries: vec![entry("first"), entry("second"), entry("third")],
        private: vec![PrivateBody::with_salt([1; 16], b"Ana")],
        ..with_photo(b"photo").0
    };
    assert!(matches!(journal.append(&batch, None), Err(AppendError::Storage(_))));
    let verification = journal.verify().unwrap();
    assert_eq!(
        (verification.entries, verification.private_kept, verification.attachments),
        (1, 0, 0)
    );
    raw.execute_batch("DROP TRIGGER third").unwrap();
    assert_eq!(journal.append(&batch, None).unwrap().head.seq, Seq(4));
}
