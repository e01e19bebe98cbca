//! Copies and restoring.

use std::fs;

use journal::backup::{BackupError, Copies, check_copy, restore};
use journal::{Access, Journal, Moment, OpenError, PrivateBody, Seq, SqliteJournal};

use crate::stage::{action, entering, names_in, stage, with_photo};

#[test]
fn a_copy_of_an_open_event_is_equal_to_it() {
    let stage = stage();
    stage.played();
    let mut journal = stage.open();
    let name = PrivateBody::seal(b"Ana").unwrap();
    let (batch, photo) = with_photo(&[7; 20_000]);
    journal.append(&entering(&name), None).unwrap();
    journal.append(&batch, None).unwrap();
    let to = stage.folder.path().join("copy.arbiter");

    let made = journal.backup_to(&to).unwrap();
    assert!(made.is_good());
    assert_eq!(made, check_copy(&to).unwrap());
    let copy = SqliteJournal::open(&to, Access::ReadOnly, "Ana").unwrap();
    assert_eq!(copy.entries_from(Seq(1)).unwrap(), journal.entries_from(Seq(1)).unwrap());
    assert_eq!(copy.all_private().unwrap(), journal.all_private().unwrap());
    assert_eq!(copy.attachment(&photo.sha()).unwrap(), Some(photo));
}

#[test]
fn a_copy_leaves_nothing_else_behind_and_is_replaced_whole() {
    let stage = stage();
    let mut journal = stage.create();
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("copy.arbiter");
    fs::write(folder.path().join("copy.arbiter.part"), "left by a crash").unwrap();
    fs::write(folder.path().join("copy.arbiter.part-journal"), "left by a crash").unwrap();
    for n_entries in 1..=2 {
        journal.append(&action("x", 1), None).unwrap();
        journal.backup_to(&to).unwrap();
        assert_eq!(check_copy(&to).unwrap().entries, n_entries);
        assert_eq!(names_in(folder.path()), ["copy.arbiter"]);
    }
}

#[test]
fn a_damaged_event_does_not_replace_a_good_copy() {
    let stage = stage();
    stage.played();
    let to = stage.folder.path().join("copy.arbiter");
    stage.open().backup_to(&to).unwrap();
    let raw = stage.raw();
    raw.execute_batch("DROP TRIGGER entry_no_update; UPDATE entry SET kind = 'y' WHERE seq = 9")
        .unwrap();
    drop(raw);
    let refused = stage.open().backup_to(&to).unwrap_err();
    assert!(matches!(refused, BackupError::NotGood { .. }), "{refused:?}");
    assert!(check_copy(&to).unwrap().is_good());
    assert_eq!(stage.file_names(), ["club night.arbiter", "copy.arbiter"]);
}

#[test]
fn restoring_gives_the_event_back_and_hides_no_file() {
    let stage = stage();
    let entries = stage.played();
    let copy = stage.folder.path().join("copy.arbiter");
    stage.open().backup_to(&copy).unwrap();
    assert!(matches!(restore(&copy, &stage.path), Err(BackupError::AlreadyExists { .. })));

    fs::remove_file(&stage.path).unwrap();
    assert!(restore(&copy, &stage.path).unwrap().is_good());
    let mut journal = stage.open();
    assert_eq!(journal.entries_from(Seq(1)).unwrap(), entries);
    journal.append(&action("x", 1), None).unwrap();
    assert_eq!(check_copy(&copy).unwrap().entries, 30, "the copy stays as it was");
}

#[test]
fn a_damaged_copy_is_not_restored() {
    let stage = stage();
    stage.played();
    let whole = fs::read(&stage.path).unwrap();
    let copy = stage.folder.path().join("copy.arbiter");
    fs::write(&copy, &whole[..whole.len() - 100]).unwrap();
    let to = stage.folder.path().join("restored.arbiter");
    assert!(matches!(restore(&copy, &to), Err(BackupError::Open(_))));
    assert!(check_copy(&copy).is_err());
    assert!(!to.exists());
}

#[test]
fn the_newest_copies_are_kept() {
    let stage = stage();
    let mut journal = stage.create();
    let folder = stage.folder.path().join("copies");
    let copies = Copies { folder: folder.clone(), name: "club night".into(), keep: 2 };
    assert_eq!(copies.newest_first().unwrap(), []);
    for minute in 0..4 {
        journal.append(&action("x", 1), None).unwrap();
        let at = Moment { utc_ms: 1_795_000_000_000 + minute * 60_000, offset_minutes: 60 };
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("club night notes.txt"), "keep me").unwrap();
        fs::write(folder.join("club night 2 20200101-000000 1.arbiter"), "another event").unwrap();
        copies.make(&journal, at).unwrap();
    }
    assert_eq!(
        names_in(&folder),
        [
            "club night 2 20200101-000000 1.arbiter",
            "club night 20261118-120840 3.arbiter",
            "club night 20261118-120940 4.arbiter",
            "club night notes.txt",
        ]
    );
    let seqs: Vec<u64> = copies.newest_first().unwrap().iter().map(|copy| copy.seq.0).collect();
    assert_eq!(seqs, [4, 3]);
}

#[test]
fn an_event_is_never_copied_over_one_that_is_open() {
    let stage = stage();
    let mut journal = stage.create();
    journal.append(&action("x", 1), None).unwrap();
    let refused = journal.backup_to(&stage.path).unwrap_err();
    assert!(matches!(refused, BackupError::Open(OpenError::Held { .. })), "{refused:?}");
    assert!(journal.verify().unwrap().is_good());
}

#[test]
fn a_log_left_by_another_file_of_that_name_is_not_written_into_the_copy() {
    let stage = stage();
    let mut journal = stage.create();
    journal.append(&action("x", 1), None).unwrap();
    let to = stage.folder.path().join("copy.arbiter");
    journal.append(&action("x", 5), None).unwrap();
    fs::copy(stage.folder.path().join("club night.arbiter-wal"), to.with_extension("arbiter-wal"))
        .unwrap();
    journal.backup_to(&to).unwrap();
    assert!(check_copy(&to).unwrap().is_good());
    assert!(!stage.file_names().contains(&"copy.arbiter-wal".to_owned()));
}
