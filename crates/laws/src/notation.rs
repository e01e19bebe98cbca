//! Written moves: the letters of languages, reading whole sheets and single moves, writing them.
//!
//! Reading is two steps with two error types: [`written::parse`] turns text into a [`written::WrittenMove`] without
//! knowing the position, [`matching::find`] looks for the legal moves that fit. [`meaning`] does both, other languages'
//! letters included, and [`read`] does so over a whole sheet.

pub mod letters;
pub mod matching;
pub mod meaning;
pub mod read;
pub mod standing;
pub mod write;
pub mod written;
