//! What happened, as the event file holds it. **Facts are forever**: never rename, reuse or re-mean a
//! variant, a field or a code; add new variants, or optional fields with a default.
//!
//! A fact is stored as its kind (kebab-case), the version of its body, and the body as JSON bytes.
//! Facts name entrants and games, never starting numbers or boards. They hold what people decided,
//! never what can be computed from it: standings and ratings are not facts.

mod body;
mod code;
mod draft;
mod envelope;
mod hall;
mod private;
mod prizes;
mod settings;

pub use body::*;
pub use code::{bye_from_code, bye_to_code, outcome_from_code, outcome_to_code};
pub use envelope::*;
pub use hall::*;
pub use private::*;
pub use prizes::*;
pub use settings::*;

use crate::ids::TournamentId;

/// A stored fact that this program cannot read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownFact {
    /// The kind or version was made by a newer program.
    #[error("the entry {kind:?} version {version} was made by a newer version of the program")]
    Newer {
        /// Kind as stored.
        kind: String,
        /// Version as stored.
        version: u32,
    },
    /// The body does not have the form that its kind and version promise.
    #[error("the body of the entry {kind:?} version {version} cannot be read: {why}")]
    Damaged {
        /// Kind as stored.
        kind: String,
        /// Version as stored.
        version: u32,
        /// What the JSON reader says.
        why: String,
    },
}

macro_rules! facts {
    ($($(#[$doc:meta])* $kind:literal $version:literal $name:ident;)*) => {
        /// Something that happened in the event.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each body documents itself")]
        pub enum Fact {
            $($(#[$doc])* $name($name),)*
        }

        impl Fact {
            /// Kind as stored.
            pub fn kind(&self) -> &'static str {
                match self { $(Fact::$name(_) => $kind,)* }
            }

            /// Version of the body written by this program.
            pub fn version(&self) -> u32 {
                match self { $(Fact::$name(_) => $version,)* }
            }

            /// The body's bytes.
            pub fn encode(&self) -> Vec<u8> {
                match self {
                    $(Fact::$name(body) => serde_json::to_vec(body),)*
                }
                .expect("fact bodies are plain structs with text keys, which JSON can always hold")
            }

            /// Reads a stored fact.
            ///
            /// # Errors
            /// [`UnknownFact`] if the kind or version is not known, or the body is not of its form.
            pub fn decode(kind: &str, version: u32, body: &[u8]) -> Result<Fact, UnknownFact> {
                let damaged = |error: serde_json::Error| UnknownFact::Damaged {
                    kind: kind.to_owned(),
                    version,
                    why: error.to_string(),
                };
                match (kind, version) {
                    $(($kind, $version) => {
                        serde_json::from_slice(body).map(Fact::$name).map_err(damaged)
                    })*
                    _ => Err(UnknownFact::Newer { kind: kind.to_owned(), version }),
                }
            }
        }

        $(impl From<$name> for Fact {
            fn from(body: $name) -> Fact {
                Fact::$name(body)
            }
        })*

        /// Every kind and version that this program reads.
        pub const KINDS: &[(&str, u32)] = &[$(($kind, $version)),*];
    };
}

facts! {
    "event-created" 1 EventCreated;
    "event-details-set" 1 EventDetailsSet;
    "tournament-added" 1 TournamentAdded;
    "tournament-setup-changed" 1 TournamentSetupChanged;
    "person-added" 1 PersonAdded;
    "person-corrected" 1 PersonCorrected;
    "person-erased" 1 PersonErased;
    "entered" 1 Entered;
    "entry-removed" 1 EntryRemoved;
    "rating-set" 1 RatingSet;
    "numbers-assigned" 1 NumbersAssigned;
    "withdrawn" 1 Withdrawn;
    "expelled" 1 Expelled;
    "returned" 1 Returned;
    "bye-granted" 1 ByeGranted;
    "bye-revoked" 1 ByeRevoked;
    "hand-session-opened" 1 HandSessionOpened;
    "hand-step" 1 HandStep;
    "hand-session-closed" 1 HandSessionClosed;
    "round-published" 1 RoundPublished;
    "round-unpublished" 1 RoundUnpublished;
    "result-reported" 1 ResultReported;
    "result-settled" 1 ResultSettled;
    "result-cleared" 1 ResultCleared;
    "result-corrected" 1 ResultCorrected;
    "game-adjourned" 1 GameAdjourned;
    "sheet-attached" 1 SheetAttached;
    "ruling-made" 1 RulingMade;
    "ruling-appealed" 1 RulingAppealed;
    "appeal-decided" 1 AppealDecided;
    "envelope-opened" 1 EnvelopeOpened;
    "incident-logged" 1 IncidentLogged;
    "incident-withdrawn" 1 IncidentWithdrawn;
    "photo-attached" 1 PhotoAttached;
    "photo-removed" 1 PhotoRemoved;
    "round-start-set" 1 RoundStartSet;
    "arrival-marked" 1 ArrivalMarked;
    "prizes-set" 1 PrizesSet;
    "document-issued" 1 DocumentIssued;
    "imported" 1 Imported;
    "undone" 1 Undone;
    "redone" 1 Redone;
}

impl Fact {
    /// The tournament it belongs to, if it belongs to one.
    pub fn tournament(&self) -> Option<TournamentId> {
        match self {
            Fact::TournamentSetupChanged(body) => Some(body.tournament),
            Fact::Entered(body) => Some(body.tournament),
            Fact::EntryRemoved(body) => Some(body.tournament),
            Fact::RatingSet(body) => Some(body.tournament),
            Fact::NumbersAssigned(body) => Some(body.tournament),
            Fact::Withdrawn(body) => Some(body.tournament),
            Fact::Expelled(body) => Some(body.tournament),
            Fact::Returned(body) => Some(body.tournament),
            Fact::ByeGranted(body) => Some(body.tournament),
            Fact::ByeRevoked(body) => Some(body.tournament),
            Fact::HandSessionOpened(body) => Some(body.tournament),
            Fact::HandStep(body) => Some(body.tournament),
            Fact::HandSessionClosed(body) => Some(body.tournament),
            Fact::RoundPublished(body) => Some(body.tournament),
            Fact::RoundUnpublished(body) => Some(body.tournament),
            Fact::ResultReported(body) => Some(body.tournament),
            Fact::ResultSettled(body) => Some(body.tournament),
            Fact::ResultCleared(body) => Some(body.tournament),
            Fact::ResultCorrected(body) => Some(body.tournament),
            Fact::GameAdjourned(body) => Some(body.tournament),
            Fact::SheetAttached(body) => Some(body.tournament),
            Fact::RulingMade(body) => body.tournament,
            Fact::EnvelopeOpened(body) => Some(body.tournament),
            Fact::IncidentLogged(body) => body.tournament,
            Fact::PhotoAttached(body) => body.tournament,
            Fact::RoundStartSet(body) => Some(body.tournament),
            Fact::ArrivalMarked(body) => Some(body.tournament),
            Fact::PrizesSet(body) => Some(body.tournament),
            Fact::Imported(body) => body.tournament,
            Fact::EventCreated(_)
            | Fact::EventDetailsSet(_)
            | Fact::TournamentAdded(_)
            | Fact::PersonAdded(_)
            | Fact::PersonCorrected(_)
            | Fact::PersonErased(_)
            | Fact::RulingAppealed(_)
            | Fact::AppealDecided(_)
            | Fact::IncidentWithdrawn(_)
            | Fact::PhotoRemoved(_)
            | Fact::DocumentIssued(_)
            | Fact::Undone(_)
            | Fact::Redone(_) => None,
        }
    }
}
