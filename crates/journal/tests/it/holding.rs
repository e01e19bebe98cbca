//! One process holds a file; others may read it.

use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use journal::{Access, Journal, OpenError, Seq, SqliteJournal};

use crate::stage::{action, stage};

#[test]
fn a_second_opener_is_told_who_holds_the_file() {
    let stage = stage();
    let holder = SqliteJournal::create(&stage.path, "María\nGómez").unwrap();
    let refused = SqliteJournal::open(&stage.path, Access::ReadWrite, "Bruno").unwrap_err();
    let OpenError::Held { by } = refused else { panic!("{refused:?}") };
    assert_eq!(by.who, "María Gómez", "one line is one line");
    assert_eq!(by.process, Some(std::process::id()));
    assert!(matches!(SqliteJournal::create(&stage.path, "Bruno"), Err(OpenError::Held { .. })));
    drop(holder);
    assert!(SqliteJournal::open(&stage.path, Access::ReadWrite, "Bruno").unwrap().holds_file());
}

#[test]
fn a_reader_follows_the_holder() {
    let stage = stage();
    let mut holder = stage.create();
    holder.append(&action("x", 1), None).unwrap();
    let reader = SqliteJournal::open(&stage.path, Access::ReadOnly, "screen").unwrap();
    assert_eq!(reader.entries_from(Seq(1)).unwrap().len(), 1);
    holder.append(&action("x", 2), None).unwrap();
    assert_eq!(reader.head().unwrap(), holder.head().unwrap());
    assert_eq!(reader.entries_from(Seq(2)).unwrap().len(), 2);
    drop(holder);
    assert_eq!(reader.head().unwrap().seq, Seq(3), "the reader stays when the holder leaves");
    let mut next = stage.open();
    next.append(&action("x", 1), None).unwrap();
    assert_eq!(reader.head().unwrap().seq, Seq(4));
}

#[test]
fn a_mark_left_by_a_killed_process_is_no_obstacle() {
    let stage = stage();
    stage.played();
    fs::write(stage.folder.path().join("club night.arbiter.lock"), "Ana\nhall\n4711\n").unwrap();
    assert!(stage.open().holds_file());
}

#[test]
fn many_who_open_and_close_at_once_never_hold_together() {
    let stage = stage();
    drop(stage.create());
    let (holders, turns) = (AtomicU32::new(0), AtomicU32::new(0));
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..40 {
                    match SqliteJournal::open(&stage.path, Access::ReadWrite, "Ana") {
                        Ok(mut journal) => {
                            assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0, "two hold it");
                            journal.append(&action("x", 1), None).unwrap();
                            turns.fetch_add(1, Ordering::SeqCst);
                            holders.fetch_sub(1, Ordering::SeqCst);
                        }
                        Err(OpenError::Held { .. }) => std::thread::yield_now(),
                        Err(other) => panic!("{other:?}"),
                    }
                }
            });
        }
    });
    let journal = stage.open();
    assert_eq!(journal.head().unwrap().seq.0, u64::from(turns.into_inner()));
    assert!(journal.verify().unwrap().is_good());
}
