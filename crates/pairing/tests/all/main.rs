//! Tests of the pairing crate against oracles, rules and properties.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "helpers of tests are tests")]

mod explained;
mod generated;
mod oracles;
mod partners;
mod previewed;
mod properties;
mod quality;
mod readings;
mod reasons;
mod rounds_left;
mod rules;
mod systems;
