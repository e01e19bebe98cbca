//! The crate against its oracles and laws.

mod oracle;

mod claims;
mod forms;
mod hand;
mod layouts;
mod properties;
mod scramble;
mod sealed;
mod sheets;
mod two_sheets;
mod verdicts;
