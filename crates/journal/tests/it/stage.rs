//! What the tests are set up with.

use std::path::{Path, PathBuf};

use journal::{
    Actor, Attachment, Entry, Journal, Moment, NewBatch, NewEntry, PrivateBody, Seq, SqliteJournal,
};
use rusqlite::Connection;
use tempfile::TempDir;

pub(crate) struct Stage {
    pub(crate) folder: TempDir,
    pub(crate) path: PathBuf,
}

/// An empty folder and a name for an event in it.
pub(crate) fn stage() -> Stage {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club night.arbiter");
    Stage { folder, path }
}

impl Stage {
    pub(crate) fn create(&self) -> SqliteJournal {
        SqliteJournal::create(&self.path, "Ana").unwrap()
    }

    pub(crate) fn open(&self) -> SqliteJournal {
        SqliteJournal::open(&self.path, journal::Access::ReadWrite, "Ana").unwrap()
    }

    /// An event of ten actions that was closed.
    pub(crate) fn played(&self) -> Vec<Entry> {
        let mut journal = self.create();
        for round in 1..=10 {
            journal.append(&action(&format!("round_{round}"), 3), None).unwrap();
        }
        journal.entries_from(Seq(1)).unwrap()
    }

    /// The file as someone with an SQL tool sees it.
    pub(crate) fn raw(&self) -> Connection {
        Connection::open(&self.path).unwrap()
    }

    pub(crate) fn file_names(&self) -> Vec<String> {
        names_in(self.folder.path())
    }
}

pub(crate) fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

pub(crate) fn ana() -> Actor {
    Actor {
        id: "a1".into(),
        name: "Ana Ruiz".into(),
        role: "chief arbiter".into(),
        device: "hall".into(),
    }
}

/// `n_entries` facts of one kind.
pub(crate) fn action(kind: &str, n_entries: usize) -> NewBatch {
    let entry = |index| NewEntry {
        kind: kind.into(),
        version: 1,
        body: format!("{{\"fact\":{index}}}").into_bytes(),
    };
    NewBatch {
        actor: ana(),
        at: Moment { utc_ms: 1_795_000_000_000, offset_minutes: 60 },
        entries: (0..n_entries).map(entry).collect(),
        private: vec![],
        attachments: vec![],
    }
}

/// One fact with a body of its own.
pub(crate) fn fact(kind: &str, body: &[u8]) -> NewBatch {
    NewBatch {
        entries: vec![NewEntry { kind: kind.into(), version: 1, body: body.to_vec() }],
        ..action(kind, 0)
    }
}

pub(crate) fn entering(name: &PrivateBody) -> NewBatch {
    NewBatch {
        private: vec![name.clone()],
        ..fact("person_added", format!("{{\"private\":\"{}\"}}", name.sha()).as_bytes())
    }
}

pub(crate) fn with_photo(bytes: &[u8]) -> (NewBatch, Attachment) {
    let photo = Attachment { media: "image/jpeg".into(), bytes: bytes.to_vec() };
    let batch = NewBatch {
        attachments: vec![photo.clone()],
        ..fact("sheet_attached", format!("{{\"sheet\":\"{}\"}}", photo.sha()).as_bytes())
    };
    (batch, photo)
}

pub(crate) fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
