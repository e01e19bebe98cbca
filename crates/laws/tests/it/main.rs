//! The crate against its oracles and laws.

mod oracle;

mod claims;
mod clocks;
mod forms;
mod hand;
mod layouts;
mod mate;
mod penalties;
mod properties;
mod scramble;
mod sealed;
mod sheets;
mod touch;
mod two_sheets;
mod verdicts;
