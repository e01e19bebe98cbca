//! Tests of the event file from the outside: what is written is read, what is wrong is said.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test that cannot go on should stop")]

mod copies;
mod crash;
mod damage;
mod holding;
mod keeping;
mod library;
mod opening;
mod random;
mod ratings;
mod stage;
