//! The envelope of an adjourned game, as its fact keeps it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::GameAdjourned;

/// What stands on the envelope of an adjourned game, and what is to be done (Laws 2023, Guidelines I.2). Kept inside
/// [`GameAdjourned::details`]; fields may be added, never renamed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AdjournmentDetails {
    /// Position before the sealed move as FEN.
    pub position: String,
    /// Moves played, in UCI from the usual start or that of the sheet; empty if not known.
    pub moves: Vec<String>,
    /// Seconds used by White.
    pub white_used: Option<u32>,
    /// Seconds used by Black.
    pub black_used: Option<u32>,
    /// `white` or `black`: who sealed.
    pub sealer: String,
    /// Number of the sealed move.
    pub move_number: u16,
    /// `white` or `black`: whose draw offer stands; or empty.
    pub draw_offer: String,
    /// When the game is resumed, `2026-11-29T16:00`, or empty.
    pub resumes_at: String,
    /// Where, or empty.
    pub venue: String,
    /// Who keeps the envelope.
    pub kept_by: String,
    /// The arbiter's own note.
    pub note: String,
}

impl AdjournmentDetails {
    /// Reads what was kept; nothing if the game was only marked.
    pub fn of(body: &GameAdjourned) -> Option<AdjournmentDetails> {
        AdjournmentDetails::deserialize(body.details.as_ref()?).ok()
    }

    /// As it is kept.
    pub fn kept(&self) -> Value {
        serde_json::to_value(self).expect("a struct of texts and numbers is always valid JSON")
    }
}
