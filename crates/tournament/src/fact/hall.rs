//! The bodies of facts about the hall: photos, the round clock, clocks that were set anew. Frozen structs, as in the rest.

use serde::{Deserialize, Serialize};

use crate::ids::{GameId, PhotoId, RoundNo, RulingId, TournamentId};

/// A photo, of the scoresheets or of a clock, was kept. Its id is the number of this entry. The picture itself is an attachment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhotoAttached {
    /// Section, if it belongs to one.
    pub tournament: Option<TournamentId>,
    /// Game.
    pub game: Option<GameId>,
    /// Ruling it was taken for.
    pub ruling: Option<RulingId>,
    /// SHA-256 of the attachment.
    pub attachment: String,
    /// File name.
    pub name: String,
    /// `image/jpeg`, `image/png`, `image/webp`.
    pub media: String,
    /// Bytes of the file.
    pub size: u64,
    /// What it shows, in the arbiter's words.
    pub note: String,
}

/// A photo does not belong there. It is shown and printed no more; its bytes stay in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhotoRemoved {
    /// Which.
    pub photo: PhotoId,
    /// Why, or empty.
    pub reason: String,
}

/// A round begins at another time than the schedule says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundStartSet {
    /// Section.
    pub tournament: TournamentId,
    /// Round.
    pub round: RoundNo,
    /// Local time of the hall, `2026-11-29T16:10`; empty: as scheduled after all.
    pub starts: String,
    /// Why, or empty.
    pub reason: String,
}

/// A player is not at the board when the round has begun, or is there after all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrivalMarked {
    /// Section.
    pub tournament: TournamentId,
    /// Game.
    pub game: GameId,
    /// `white` or `black`.
    pub side: String,
    /// `awaited` or `here`.
    pub arrival: String,
}

/// What was done to the clocks of a game. Kept inside an incident of the kind `clock-adjusted`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClocksBody {
    /// Seconds added to White's time; below zero: taken.
    pub white_seconds: i32,
    /// Seconds added to Black's time.
    pub black_seconds: i32,
    /// Seconds that White's clock shows after that, if noted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_shows: Option<u32>,
    /// Seconds that Black's clock shows after that, if noted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_shows: Option<u32>,
    /// Half-moves that were played by then, if noted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_ply: Option<u32>,
}

/// Which of the rules of an edition an illegal move was judged by (Laws 2023, A.4 to A.6, B.2 to B.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RegimeBody {
    /// `standard`, `rapid`, `blitz`.
    pub pace: String,
    /// The Competition Rules held in rapid or blitz: there were enough arbiters.
    pub supervised: bool,
    /// The clauses of the event said so, and not the arbiter at the board.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_clause: bool,
    /// In a quickplay finish.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub quickplay: bool,
    /// Whether the opponent could checkmate; left out if that was not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_can_mate: Option<bool>,
    /// The illegal move that loses, by the clauses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loses_on: Option<u8>,
    /// Minutes for the opponent, by the clauses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
}
