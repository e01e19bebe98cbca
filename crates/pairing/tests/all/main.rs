//! Tests of the pairing crate against oracles, rules and properties.

mod oracles;
mod trf;
