//! Settings and recent events.

use std::fs;
use std::path::PathBuf;

use journal::library::{Library, LibraryError, RecentEvent};
use rusqlite::Connection;

fn event(path: &str, opened_at: i64, stands: &str) -> RecentEvent {
    RecentEvent { path: PathBuf::from(path), name: "Club".into(), opened_at, stands: stands.into() }
}

#[test]
fn settings_come_back_after_closing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.sqlite");
    let mut library = Library::open(&path).unwrap();
    library.set("language", "es").unwrap();
    library.set("language", "en").unwrap();
    library.set("theme", "dark").unwrap();
    library.unset("theme").unwrap();
    drop(library);
    let library = Library::open(&path).unwrap();
    assert_eq!(library.setting("language").unwrap().as_deref(), Some("en"));
    assert_eq!(library.setting("theme").unwrap(), None);
    assert_eq!(library.settings().unwrap(), [("language".into(), "en".into())]);
}

#[test]
fn recent_events_are_listed_newest_first_and_once() {
    let mut library = Library::in_memory().unwrap();
    library.remember(&event("/a.arbiter", 1, "round 1")).unwrap();
    library.remember(&event("/b.arbiter", 2, "round 3")).unwrap();
    library.remember(&event("/a.arbiter", 3, "round 2")).unwrap();
    library.remember(&event("/c.arbiter", 0, "")).unwrap();
    library.forget(&PathBuf::from("/c.arbiter")).unwrap();
    assert_eq!(
        library.recent_events().unwrap(),
        [event("/a.arbiter", 3, "round 2"), event("/b.arbiter", 2, "round 3")]
    );
}

#[test]
fn a_damaged_library_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.sqlite");
    fs::write(&path, "not a database, and long enough to be looked at".repeat(50)).unwrap();
    let begun = Library::open_or_begin(&path).unwrap();
    assert_eq!(begun.set_aside, Some(folder.path().join("library.sqlite.damaged")));
    assert_eq!(begun.library.settings().unwrap(), []);
    drop(begun);
    assert_eq!(Library::open_or_begin(&path).unwrap().set_aside, None);
}

#[test]
fn newer_and_foreign_libraries_are_refused_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.sqlite");
    drop(Library::open(&path).unwrap());
    Connection::open(&path).unwrap().execute_batch("PRAGMA user_version = 9").unwrap();
    let refused = Library::open_or_begin(&path).unwrap_err();
    assert!(matches!(refused, LibraryError::Newer { found: 9, known: 1, .. }));

    let other = folder.path().join("other.sqlite");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
    assert!(matches!(Library::open_or_begin(&other), Err(LibraryError::NotOurs { .. })));
}
