//! An event as facts: what is decided, folded, undone, and kept as bytes.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests too")]

#[path = "common/day.rs"]
mod day;

#[path = "event/bytes.rs"]
mod bytes;
#[path = "event/entries.rs"]
mod entries;
#[path = "event/hall.rs"]
mod hall;
#[path = "event/history.rs"]
mod history;
#[path = "event/properties.rs"]
mod properties;
#[path = "event/results.rs"]
mod results;
#[path = "event/rounds.rs"]
mod rounds;
#[path = "event/undo.rs"]
mod undo;
