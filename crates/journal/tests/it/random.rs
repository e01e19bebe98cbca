//! Any facts, any closing in between: what was appended is what is read.

use journal::{Access, Actor, Journal, Moment, NewBatch, NewEntry, Seq, SqliteJournal};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::stage::stage;

fn batches() -> impl Strategy<Value = NewBatch> {
    let entry = ("[a-z_]{1,12}", any::<u32>(), vec(any::<u8>(), 0..300))
        .prop_map(|(kind, version, body)| NewEntry { kind, version, body });
    let actor = (".*", ".*").prop_map(|(id, name)| Actor {
        id,
        name,
        role: "arbiter".into(),
        device: "hall".into(),
    });
    let at = (any::<i64>(), -840_i16..=840)
        .prop_map(|(utc_ms, offset_minutes)| Moment { utc_ms, offset_minutes });
    (actor, at, vec(entry, 1..6)).prop_map(|(actor, at, entries)| NewBatch {
        actor,
        at,
        entries,
        private: vec![],
        attachments: vec![],
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_actions_with_closing_in_between_are_read_as_written(
        steps in vec((batches(), prop::bool::weighted(0.3)), 1..20)
    ) {
        let stage = stage();
        let mut journal = stage.create();
        let mut written = Vec::new();
        for (batch, closes) in &steps {
            let appended = journal.append(batch, Some(Seq(written.len() as u64))).unwrap();
            prop_assert_eq!(appended.first_seq, Seq(written.len() as u64 + 1));
            for entry in &batch.entries {
                written.push((appended.batch, batch.actor.clone(), batch.at, entry.clone()));
            }
            if *closes {
                drop(journal);
                journal = SqliteJournal::open(&stage.path, Access::ReadWrite, "Ana").unwrap();
            }
        }
        let read = journal.entries_from(Seq(1)).unwrap();
        prop_assert_eq!(read.len(), written.len());
        for (entry, (batch, actor, at, new)) in read.iter().zip(&written) {
            prop_assert_eq!((entry.batch, &entry.actor, entry.at), (*batch, actor, *at));
            prop_assert_eq!((&entry.kind, entry.version), (&new.kind, new.version));
            prop_assert_eq!(&entry.body, &new.body);
        }
        let verification = journal.verify().unwrap();
        prop_assert!(verification.is_good(), "{:?}", verification);
    }
}
