//! The crate against its oracles and laws.

mod oracle;

mod claims;
mod clocks;
mod hand;
mod layouts;
mod penalties;
mod properties;
mod sealed;
mod sheets;
mod touch;
mod verdicts;
