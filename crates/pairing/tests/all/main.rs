//! Tests of the pairing crate against oracles, rules and properties.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "helpers of tests are tests")]

mod oracles;
mod properties;
mod quality;
mod rules;
