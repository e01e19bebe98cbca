//! What stands beside the chain, so that it can be erased.

use serde::{Deserialize, Serialize};

/// Private data of a person: stored beside the chain under the hash of its salted bytes, so that it can
/// be erased while the chain stays good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonPrivate {
    /// `Surname, Given`.
    pub name: String,
    /// `1990`, `1990-05-31` or empty.
    pub birth: String,
    /// FIDE id or empty.
    pub fide_id: String,
    /// Club or empty.
    pub club: String,
    /// E-mail or telephone or empty.
    pub contact: String,
}

impl PersonPrivate {
    /// Bytes as stored, without the salt that the journal adds.
    pub fn encode(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a struct of texts is always valid JSON")
    }

    /// Reads stored bytes.
    pub fn decode(bytes: &[u8]) -> Option<PersonPrivate> {
        serde_json::from_slice(bytes).ok()
    }
}
