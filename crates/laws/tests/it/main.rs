//! The crate against its oracles and laws.

mod oracle;

mod claims;
mod hand;
mod layouts;
mod mate;
mod properties;
mod sealed;
mod sheets;
mod verdicts;
