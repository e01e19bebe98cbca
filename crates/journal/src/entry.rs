//! What goes into a journal and what comes out: batches, entries, private bodies, attachments.

use std::fmt;

use sha2::{Digest, Sha256};

/// The number of an entry: 1 for the first, without gaps. 0 stands for "before the first".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seq(pub u64);

impl Seq {
    /// The place before the first entry: the head of an empty journal.
    pub const START: Seq = Seq(0);

    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Seq {
        Seq(self.0.saturating_add(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One action of one person: the number of the first entry it wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BatchId(pub u64);

impl fmt::Display for BatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A SHA-256, shown and read as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sha(pub [u8; 32]);

impl Sha {
    /// The SHA-256 of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Sha {
        Sha(Sha256::digest(bytes).into())
    }

    /// Reads 64 hexadecimal digits of either case.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Sha> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let high = char::from(pair[0]).to_digit(16)?;
            let low = char::from(pair[1]).to_digit(16)?;
            *byte = u8::try_from(high * 16 + low).ok()?;
        }
        Some(Sha(bytes))
    }
}

impl fmt::Display for Sha {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Sha {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sha({self})")
    }
}

/// A moment with the wall clock of the hall: UTC milliseconds since 1970 and the local offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// UTC, milliseconds since 1970-01-01.
    pub utc_ms: i64,
    /// What to add to UTC for local time, in minutes.
    pub offset_minutes: i16,
}

/// Who did it. The journal keeps the four texts and gives them no meaning.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Actor {
    /// Stays the same when the shown name changes.
    pub id: String,
    /// The name shown beside the action.
    pub name: String,
    /// What this person was at that time, for example `arbiter`.
    pub role: String,
    /// The computer or phone it was done on.
    pub device: String,
}

/// A fact on its way into the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// What happened, for example `result_entered`. Never empty.
    pub kind: String,
    /// Which form of that kind the body has.
    pub version: u32,
    /// The fact itself, kept byte for byte.
    pub body: Vec<u8>,
}

/// One action: everything in it is written, or nothing of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBatch {
    /// Who did it.
    pub actor: Actor,
    /// When.
    pub at: Moment,
    /// The facts, in order; at least one.
    pub entries: Vec<NewEntry>,
    /// Bodies the facts point to and that can be erased later.
    pub private: Vec<PrivateBody>,
    /// Files the facts point to.
    pub attachments: Vec<Attachment>,
}

/// A fact read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub seq: Seq,
    /// When it was written.
    pub at: Moment,
    /// Who wrote it.
    pub actor: Actor,
    /// The action it belongs to.
    pub batch: BatchId,
    /// What happened.
    pub kind: String,
    /// Which form the body has.
    pub version: u32,
    /// The fact itself.
    pub body: Vec<u8>,
    /// The chain up to and including this entry.
    pub hash: Sha,
}

/// Where a journal ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The last entry, or [`Seq::START`].
    pub seq: Seq,
    /// Its hash. Printed on a report, it proves later that nothing before it was rewritten.
    pub hash: Sha,
}

/// What an append wrote. It is on the disk when this is returned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appended {
    /// The first entry of the batch.
    pub first_seq: Seq,
    /// The end of the journal after it.
    pub head: Head,
    /// The batch: the same number as `first_seq`.
    pub batch: BatchId,
}

/// A file kept beside the facts, for example a photo of a scoresheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    /// Its media type, for example `image/jpeg`. Never empty.
    pub media: String,
    /// The bytes as they were.
    pub bytes: Vec<u8>,
}

impl Attachment {
    /// What facts name it by.
    #[must_use]
    pub fn sha(&self) -> Sha {
        Sha::of(&self.bytes)
    }
}

/// How many random bytes stand in front of a private body.
pub(crate) const SALT_LEN: usize = 16;

/// Something about a person, with a salt in front so that its SHA-256 tells nothing.
///
/// ```
/// let name = journal::PrivateBody::seal("Ana Ruiz".as_bytes()).expect("the system has randomness");
/// assert_eq!(name.content(), "Ana Ruiz".as_bytes());
/// assert_ne!(name.sha(), journal::PrivateBody::seal(b"Ana Ruiz").unwrap().sha());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct PrivateBody {
    stored: Vec<u8>,
}

impl PrivateBody {
    /// Puts a salt of the system's randomness in front of the content.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn seal(content: &[u8]) -> Result<PrivateBody, NoRandomness> {
        let mut salt = [0; SALT_LEN];
        getrandom::fill(&mut salt).map_err(|found| NoRandomness { found: found.to_string() })?;
        Ok(PrivateBody::with_salt(salt, content))
    }

    /// The same with a salt of the caller's, for tests and for copying bodies between files.
    #[must_use]
    pub fn with_salt(salt: [u8; SALT_LEN], content: &[u8]) -> PrivateBody {
        PrivateBody { stored: [&salt, content].concat() }
    }

    /// What facts name it by.
    #[must_use]
    pub fn sha(&self) -> Sha {
        Sha::of(&self.stored)
    }

    /// The content without its salt.
    #[must_use]
    pub fn content(&self) -> &[u8] {
        &self.stored[SALT_LEN..]
    }

    pub(crate) fn stored(&self) -> &[u8] {
        &self.stored
    }
}

/// Says how long it is and nothing else: logs are no place for private data.
impl fmt::Debug for PrivateBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PrivateBody({} bytes)", self.content().len())
    }
}

/// The system gave no random bytes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "random bytes are needed to protect a name, the system gave none ({found}): restart the computer"
)]
pub struct NoRandomness {
    /// What the system said.
    pub found: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sha_reads_what_it_writes() {
        let sha = Sha::of(b"board 4");
        assert_eq!(Sha::from_hex(&sha.to_string()), Some(sha));
        assert_eq!(Sha::from_hex(&sha.to_string().to_uppercase()), Some(sha));
    }

    #[test]
    fn sha_refuses_other_text() {
        assert_eq!(Sha::from_hex(""), None);
        assert_eq!(Sha::from_hex(&"g".repeat(64)), None);
        assert_eq!(Sha::from_hex(&"é".repeat(32)), None);
    }

    #[test]
    fn debug_of_a_private_body_hides_it() {
        let body = PrivateBody::with_salt([7; SALT_LEN], b"Ana Ruiz");
        assert_eq!(format!("{body:?}"), "PrivateBody(8 bytes)");
    }
}
