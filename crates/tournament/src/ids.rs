//! Newtypes for everything that is numbered. Entities are numbered by the journal entry that made them.
//!
//! Facts hold them as bare numbers, hence serde here: a number's form cannot drift.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// Position of an entry in the event's journal, from 1. It alone orders facts.
    Seq(u64)
);
id!(
    /// One action of a user; its facts are written, undone and redone together.
    BatchId(u64)
);
id!(
    /// A human being in the event, whatever tournaments they play in.
    PersonId(u64)
);
id!(
    /// A section of the event with its own pairings and standings.
    TournamentId(u64)
);
id!(
    /// A participant of one tournament: a player or a team.
    EntrantId(u64)
);
id!(
    /// A game of a published round. Survives taking the round back and publishing it again.
    GameId(u64)
);
id!(
    /// A decision of the arbiter on a claim.
    RulingId(u64)
);
id!(
    /// Something that an arbiter wrote down about a player or board.
    IncidentId(u64)
);
id!(
    /// A photo that was kept.
    PhotoId(u64)
);
id!(
    /// Tournament pairing number: 1 is the strongest. 0 is never used.
    Tpn(u16)
);
id!(
    /// Round number from 1.
    RoundNo(u8)
);
id!(
    /// Numbered table in the hall, from 1.
    BoardNo(u16)
);

impl RoundNo {
    /// Position in a list of rounds.
    pub fn index(self) -> usize {
        usize::from(self.0.max(1)) - 1
    }

    /// The round after this one.
    pub fn next(self) -> RoundNo {
        RoundNo(self.0.saturating_add(1))
    }
}
