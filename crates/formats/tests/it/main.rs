//! Readers and writers against files: made for this project, or gathered from others.

#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests read oracle files")]
#![allow(clippy::print_stderr, reason = "absent oracle sets are named")]

mod fuzz;
mod json;
mod odd_tables;
mod oracle;
mod pages;
mod pgn;
mod pgn_stream;
mod ratings;
mod schema;
mod table;
mod table_rounds;
mod teams;
mod trf;
mod trf_rules;
