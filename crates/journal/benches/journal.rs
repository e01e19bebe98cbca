//! What an arbiter waits for: saving one action, and opening a whole event.

use journal::{
    Access, Actor, Journal, Moment, NewBatch, NewEntry, Seq, SqliteJournal, StorageError,
};

fn main() {
    divan::main();
}

fn batch(number: u64, n_entries: usize) -> NewBatch {
    let body = format!("{{\"game\":{number},\"outcome\":\"1-0\",\"source\":\"slip\",\"pass\":1}}");
    let entry = NewEntry { kind: "result_reported".into(), version: 1, body: body.into_bytes() };
    NewBatch {
        actor: Actor {
            id: "a1".into(),
            name: "Ana Ruiz".into(),
            role: "arbiter".into(),
            device: "hall".into(),
        },
        at: Moment { utc_ms: 1_795_000_000_000, offset_minutes: 60 },
        entries: vec![entry; n_entries],
        private: vec![],
        attachments: vec![],
    }
}

/// One result: one entry, on the disk.
#[divan::bench]
fn append_one_action(bencher: divan::Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder for the bench");
    let mut journal = SqliteJournal::create(&folder.path().join("bench.arbiter"), "bench")
        .expect("a new file in an empty folder");
    let action = batch(1, 1);
    bencher.bench_local(|| journal.append(&action, None).expect("there is room"));
}

/// 300 players, 9 rounds: about 5,000 entries.
#[divan::bench]
fn load_and_verify_5000_entries(bencher: divan::Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder for the bench");
    let path = folder.path().join("bench.arbiter");
    let mut journal = SqliteJournal::create(&path, "bench").expect("a new file");
    for number in 0..500 {
        journal.append(&batch(number, 10), None).expect("there is room");
    }
    drop(journal);
    bencher.bench_local(|| -> Result<usize, StorageError> {
        let journal = SqliteJournal::open(&path, Access::ReadWrite, "bench").expect("it opens");
        let n_entries = journal.entries_from(Seq(1)).expect("the chain holds").len();
        assert!(journal.verify()?.is_good());
        Ok(n_entries)
    });
}
