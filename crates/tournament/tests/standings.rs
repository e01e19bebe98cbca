//! Standings, tie-breaks, crosstables: oracle sets, worked cases, public faults, properties.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests too")]

#[path = "standings/table.rs"]
mod table;

#[path = "standings/extras.rs"]
mod extras;
#[path = "standings/faults.rs"]
mod faults;
#[path = "standings/norms.rs"]
mod norms;
#[path = "standings/norms_ahead.rs"]
mod norms_ahead;
#[path = "standings/oracles.rs"]
mod oracles;
#[path = "standings/prizes.rs"]
mod prizes;
#[path = "standings/properties.rs"]
mod properties;
#[path = "standings/ratings.rs"]
mod ratings;
#[path = "standings/teams.rs"]
mod teams;
#[path = "standings/worked.rs"]
mod worked;
