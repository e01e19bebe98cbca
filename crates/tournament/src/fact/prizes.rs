//! The prize fund as the regulations of an event have it. Frozen like the other bodies: fields may be
//! added with a default.

use serde::{Deserialize, Serialize};

use crate::ids::{EntrantId, TournamentId};

/// The prize fund of a section, whole; replaces what was set before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizesSet {
    /// Section.
    pub tournament: TournamentId,
    /// The fund.
    pub fund: PrizeFundBody,
}

/// A prize fund. Money is in minor units (cents).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeFundBody {
    /// Code or sign of the currency, as printed.
    pub currency: String,
    /// Prizes of the places, best first.
    pub places: Vec<i64>,
    /// How those on equal points share: `none`, `equal`, `hort`, `hybrid`.
    pub sharing: String,
    /// With `hybrid`: places that go undivided.
    pub undivided: u16,
    /// The least share.
    pub least_share: Option<i64>,
    /// `cents`, `down`, `nearest`.
    pub rounding: String,
    /// With `down` and `nearest`: minor units of a whole one.
    pub unit: i64,
    /// What is there to be paid.
    pub budget: Option<i64>,
    /// `one` prize a player, or `all` he is entitled to.
    pub cumulation: String,
    /// Whether players who withdrew take part: `in` or `out`. Who was expelled never does.
    pub withdrawn: String,
    /// Category and special prizes, in their order.
    pub categories: Vec<PrizeCategoryBody>,
}

/// A category or special prize.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeCategoryBody {
    /// Name.
    pub name: String,
    /// Prizes, best first.
    pub prizes: Vec<i64>,
    /// Players may win one prize in each group; the places are group 0.
    pub group: u16,
    /// Who belongs to it.
    pub filter: CategoryBody,
    /// What the members are ordered by: the final ranking (empty), `performance`, or `hand`: the order in
    /// which the filter names them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// Cups and other things, best first; they go undivided and beside the money.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<String>,
}

/// What a category asks of its members; everything that is given must fit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CategoryBody {
    /// Youngest age in the year of the event.
    pub age_from: Option<u8>,
    /// Oldest age in the year of the event.
    pub age_to: Option<u8>,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Lowest rating, inclusive.
    pub rating_from: Option<u16>,
    /// Highest rating, inclusive.
    pub rating_to: Option<u16>,
    /// Unrated players and rating bands: `below` all of them (also empty), `nowhere`, `only` they.
    pub unrated: String,
    /// Any of these clubs; empty: all.
    pub clubs: Vec<String>,
    /// Any of these federations; empty: all.
    pub federations: Vec<String>,
    /// Any of these titles; empty: all.
    pub titles: Vec<String>,
    /// Only these players; empty: all.
    pub only: Vec<EntrantId>,
}
