//! Files that are not ours, newer, missing, or where nothing may be written.

use std::fs;

use journal::{Access, Journal, OpenError, Seq, SqliteJournal, Stranger};
use rusqlite::Connection;

use crate::stage::{action, stage};

fn refused(path: &std::path::Path, access: Access) -> OpenError {
    SqliteJournal::open(path, access, "Ana").expect_err("it must be refused")
}

#[test]
fn a_missing_file_is_said_to_be_missing() {
    let stage = stage();
    for access in [Access::ReadWrite, Access::ReadOnly] {
        assert!(matches!(refused(&stage.path, access), OpenError::Missing { .. }));
    }
    assert_eq!(stage.file_names(), [""; 0], "looking for a file makes none");
}

#[test]
fn an_existing_file_is_not_written_over() {
    let stage = stage();
    fs::write(&stage.path, "my notes").unwrap();
    let error = SqliteJournal::create(&stage.path, "Ana").unwrap_err();
    assert!(matches!(error, OpenError::AlreadyExists { .. }));
    assert_eq!(fs::read(&stage.path).unwrap(), b"my notes");
}

#[test]
fn a_new_event_leaves_one_file_when_closed() {
    let stage = stage();
    drop(stage.create());
    assert_eq!(stage.file_names(), ["club night.arbiter"]);
    drop(SqliteJournal::open(&stage.path, Access::ReadWrite, "Ana").unwrap());
    assert_eq!(stage.file_names(), ["club night.arbiter"]);
}

#[test]
fn leftovers_of_a_crash_while_creating_are_no_obstacle() {
    let stage = stage();
    for left in ["new", "new-wal", "new-journal", "wal", "lock"] {
        let joint = if left == "wal" { '-' } else { '.' };
        fs::write(format!("{}{joint}{left}", stage.path.display()), "left by a crash").unwrap();
    }
    let mut journal = stage.create();
    journal.append(&action("x", 1), None).unwrap();
    drop(journal);
    assert_eq!(stage.file_names(), ["club night.arbiter"]);
    assert!(stage.open().verify().unwrap().is_good());
}

#[test]
fn the_folder_of_a_new_event_must_exist() {
    let stage = stage();
    let error = SqliteJournal::create(&stage.path.join("no/where.arbiter"), "Ana").unwrap_err();
    assert!(matches!(error, OpenError::Missing { .. }), "{error:?}");
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let stage = stage();
    for bytes in [&b"[Event \"Club\"]"[..], &[0; 5000], b"SQLite format 2\0"] {
        fs::write(&stage.path, bytes).unwrap();
        let error = refused(&stage.path, Access::ReadWrite);
        assert!(matches!(error, OpenError::NotOurs { found: Stranger::OtherFile, .. }));
        assert_eq!(fs::read(&stage.path).unwrap(), bytes);
    }
    let error = refused(stage.folder.path(), Access::ReadOnly);
    assert!(matches!(error, OpenError::NotOurs { found: Stranger::Folder, .. }));
    fs::write(&stage.path, "").unwrap();
    assert!(matches!(refused(&stage.path, Access::ReadWrite), OpenError::Damaged { .. }));
}

#[test]
fn another_programs_database_is_refused_with_words() {
    let stage = stage();
    let other = Connection::open(&stage.path).unwrap();
    other.execute_batch("CREATE TABLE player (name); PRAGMA application_id = 77").unwrap();
    drop(other);
    let before = fs::read(&stage.path).unwrap();
    let error = refused(&stage.path, Access::ReadWrite);
    let found = Stranger::OtherDatabase { application_id: 77 };
    assert!(matches!(&error, OpenError::NotOurs { found: f, .. } if *f == found));
    assert_eq!(
        error.to_string(),
        format!(
            "an Arbiter's Desk event was expected, {} is the database of another program: \
             choose a file whose name ends in .arbiter",
            stage.path.display()
        )
    );
    assert_eq!(fs::read(&stage.path).unwrap(), before);
}

#[test]
fn a_newer_file_is_refused_with_words() {
    let stage = stage();
    stage.played();
    stage.raw().execute_batch("PRAGMA user_version = 7").unwrap();
    for access in [Access::ReadWrite, Access::ReadOnly] {
        let error = refused(&stage.path, access);
        assert!(matches!(error, OpenError::Newer { found: 7, known: 1, .. }));
        assert!(error.to_string().contains("made by a newer version"), "{error}");
    }
    stage.raw().execute_batch("PRAGMA user_version = -3").unwrap();
    assert!(matches!(refused(&stage.path, Access::ReadWrite), OpenError::Newer { .. }));
}

/// A file of each released form is kept; each must open, migrate and give the same facts.
#[test]
fn a_file_of_form_1_opens() {
    let stage = stage();
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/journals/v1.arbiter");
    fs::copy(fixture, &stage.path).unwrap();
    let mut journal = stage.open();
    let verification = journal.verify().unwrap();
    assert!(verification.is_good(), "{verification:?}");
    let told: String = journal
        .entries_from(Seq(1))
        .unwrap()
        .iter()
        .map(|entry| {
            let body = String::from_utf8_lossy(&entry.body);
            format!("{} {} {} {} {body}\n", entry.seq, entry.batch, entry.actor.name, entry.kind)
        })
        .collect();
    assert_eq!(
        told,
        "1 1 Ana Ruiz event_opened {\"name\":\"Club night\"}\n\
         2 2 Ana Ruiz person_added {\"private\":\"f2b4bb26d00be5b29e31d9af0fe5ec477dba84e15a34f5c424444073f882d010\"}\n\
         3 2 Ana Ruiz entered {\"person\":2}\n\
         4 4 Bruno Keller sheet_attached {\"board\":1}\n"
    );
    assert_eq!(
        journal.head().unwrap().hash.to_string(),
        "578fc7b997d54a0fc91c0677b8a95866e55a6edb5830b0235e352564ca5ea7fc"
    );
    assert_eq!((verification.private_kept, verification.private_erased), (1, 1));
    assert_eq!(verification.attachments, 1);
    journal.append(&action("result_entered", 1), Some(Seq(4))).unwrap();
    assert!(journal.verify().unwrap().is_good());
}

#[test]
fn a_read_only_journal_refuses_to_append() {
    let stage = stage();
    stage.played();
    let mut reader = SqliteJournal::open(&stage.path, Access::ReadOnly, "screen").unwrap();
    let error = reader.append(&action("x", 1), None).unwrap_err();
    assert_eq!(error.to_string(), "the event is open for reading only: open it for writing first");
    assert!(!reader.holds_file());
}

/// The system's rights do not bind its administrator, so the test runs itself as nobody.
#[cfg(unix)]
mod rights {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Command;

    use super::*;

    const FOLDER: &str = "JOURNAL_TEST_READ_ONLY_FOLDER";

    #[test]
    fn a_read_only_folder_opens_for_reading_only() {
        if let Some(folder) = std::env::var_os(FOLDER) {
            return as_nobody(Path::new(&folder));
        }
        let stage = stage();
        stage.played();
        let set = |mode| {
            let rights = fs::Permissions::from_mode(mode);
            fs::set_permissions(stage.folder.path(), rights).unwrap();
        };
        set(0o555);
        let is_bound = fs::write(stage.folder.path().join("probe"), "").is_err();
        if is_bound {
            as_nobody(stage.folder.path());
        } else {
            let name = "opening::rights::a_read_only_folder_opens_for_reading_only";
            let program = stage.folder.path().join("program");
            fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
            fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
            let nobody = Command::new(&program)
                .args([name, "--exact", "--nocapture"])
                .current_dir("/")
                .env(FOLDER, stage.folder.path())
                .uid(65_534)
                .gid(65_534)
                .output()
                .unwrap();
            let told = String::from_utf8_lossy(&nobody.stdout);
            assert!(nobody.status.success() && told.contains("1 passed"), "{nobody:?}");
        }
        set(0o755);
    }

    fn as_nobody(folder: &Path) {
        let path = folder.join("club night.arbiter");
        let error = refused(&path, Access::ReadWrite);
        assert!(matches!(error, OpenError::ReadOnlyFolder { .. }), "{error:?}");
        assert!(error.to_string().contains("the folder is read-only"), "{error}");
        let error = SqliteJournal::create(&folder.join("new.arbiter"), "Ana").unwrap_err();
        assert!(matches!(error, OpenError::ReadOnlyFolder { .. }), "{error:?}");

        let reader = SqliteJournal::open(&path, Access::ReadOnly, "Ana").unwrap();
        assert_eq!(reader.entries_from(Seq(1)).unwrap().len(), 30);
        assert!(reader.verify().unwrap().is_good());
    }
}
