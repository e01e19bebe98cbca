//! Who plays whom: FIDE pairing systems
#![allow(dead_code)]
mod matching;
mod wide;
