//! Standings, tie-breaks, crosstables: oracle sets, worked cases, public faults, properties.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests too")]

#[path = "standings/table.rs"]
mod table;

#[path = "standings/faults.rs"]
mod faults;
#[path = "standings/oracles.rs"]
mod oracles;
#[path = "standings/properties.rs"]
mod properties;
#[path = "standings/worked.rs"]
mod worked;
