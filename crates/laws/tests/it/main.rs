//! The crate against its oracles and laws.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "tests say what they measured")]

mod oracle;

mod claims;
mod clocks;
mod coverage;
mod descriptive;
mod forms;
mod hand;
mod layouts;
mod letters;
mod mate;
mod penalties;
mod properties;
mod scramble;
mod sealed;
mod sheets;
mod standing;
mod touch;
mod two_sheets;
mod verdicts;
