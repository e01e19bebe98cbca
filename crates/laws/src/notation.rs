//! Written moves: the letters of languages, reading whole sheets and single moves, writing them.
//!
//! Reading is two steps with two error types: [`written::parse`] turns text into a [`written::WrittenMove`] without
//! knowing the position, [`matching::find`] looks for the legal moves that fit. [`read`] does both over a whole sheet.

pub mod letters;
pub mod matching;
pub mod read;
pub mod write;
pub mod written;
