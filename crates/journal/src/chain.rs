//! The hash chain: each entry's hash covers the hash before it and every column of the row.
//!
//! SHA-256 over nine fields, each with its length in bytes in front (64 bits, big-endian):
//! the previous hash, `seq`, `at`, `utc_offset_minutes` (integers as 64 bits, big-endian),
//! `actor` (the stored text), `batch`, `kind`, `version` and `body`. Before the first entry
//! stands [`GENESIS_TEXT`]'s SHA-256, the same for every file.
//!
//! The chain finds every change that leaves a later hash in place. Someone who rewrites all
//! entries up to the last makes a chain that holds; only a hash printed or sent earlier shows
//! that, which is why reports carry the head.

use sha2::{Digest, Sha256};

use crate::entry::{Moment, Seq, Sha};

/// The text whose SHA-256 the first entry follows.
pub const GENESIS_TEXT: &str = "arbiter journal 1";

/// The hash that the first entry follows.
#[must_use]
pub fn genesis() -> Sha {
    Sha::of(GENESIS_TEXT.as_bytes())
}

/// The columns of one row, as stored.
pub(crate) struct Columns<'a> {
    pub(crate) seq: Seq,
    pub(crate) at: Moment,
    pub(crate) actor: &'a [u8],
    pub(crate) batch: u64,
    pub(crate) kind: &'a [u8],
    pub(crate) version: u32,
    pub(crate) body: &'a [u8],
}

/// The hash of the entry that follows `previous`.
pub(crate) fn link(previous: &Sha, columns: &Columns<'_>) -> Sha {
    let mut hasher = Sha256::new();
    let mut field = |bytes: &[u8]| {
        hasher.update((bytes.len() as u64).to_be_bytes());
        hasher.update(bytes);
    };
    field(&previous.0);
    field(&columns.seq.0.to_be_bytes());
    field(&columns.at.utc_ms.to_be_bytes());
    field(&i64::from(columns.at.offset_minutes).to_be_bytes());
    field(columns.actor);
    field(&columns.batch.to_be_bytes());
    field(columns.kind);
    field(&u64::from(columns.version).to_be_bytes());
    field(columns.body);
    Sha(hasher.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns<'a>(kind: &'a str, body: &'a [u8]) -> Columns<'a> {
        Columns {
            seq: Seq(1),
            at: Moment { utc_ms: 1_795_000_000_000, offset_minutes: 60 },
            actor: b"{}",
            batch: 1,
            kind: kind.as_bytes(),
            version: 1,
            body,
        }
    }

    /// The bytes that are hashed are part of the file format: this must hold in every release.
    #[test]
    fn the_first_link_is_fixed() {
        assert_eq!(
            link(&genesis(), &columns("event_opened", b"{}")).to_string(),
            "303877e8b03985bc097eb973e8aeabb303c4fd23bf442cb1407ade3680c20243"
        );
    }

    #[test]
    fn a_byte_that_moves_between_columns_changes_the_hash() {
        let one = link(&genesis(), &columns("ab", b"c"));
        let other = link(&genesis(), &columns("a", b"bc"));
        assert_ne!(one, other, "the lengths in front keep columns apart");
    }
}
