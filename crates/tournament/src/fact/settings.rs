//! The parts of a section's settings that name entrants or rounds. Frozen structs, as in the rest.

use serde::{Deserialize, Serialize};

use crate::ids::{EntrantId, RoundNo};

/// A number that stands for an entrant in the drawing of lots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LotBody {
    /// Whose.
    pub entrant: EntrantId,
    /// The number of his entry in the event where the lots were drawn.
    pub number: u64,
}

/// A value from outside: of a play-off, of another event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HandValueBody {
    /// Whose.
    pub entrant: EntrantId,
    /// The number, with a decimal point if it has one: `2.5`.
    pub value: String,
    /// Name of the tie-break of the event's own, `AGE` of `OTHER_AGE`; empty: of `HAND`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub of: String,
}

/// Virtual points of some entrants in some rounds (TRF 250): they count for pairing only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VirtualPointsBody {
    /// First round, inclusive.
    pub first_round: RoundNo,
    /// Last round, inclusive.
    pub last_round: RoundNo,
    /// Tenths.
    pub points: i32,
    /// Who carries them.
    pub entrants: Vec<EntrantId>,
}

/// A group whose members may not be paired with each other in some rounds (TRF 260).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProhibitedInBody {
    /// First round, inclusive.
    pub first_round: RoundNo,
    /// Last round, inclusive.
    pub last_round: RoundNo,
    /// Who.
    pub group: Vec<EntrantId>,
}

/// Start of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScheduleBody {
    /// Round.
    pub round: RoundNo,
    /// `2026-11-29T16:00`.
    pub starts: String,
}
