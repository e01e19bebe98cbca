//! Laws of Chess by edition: notation, claims, verdicts
pub mod article;
pub mod claim;
pub mod edition;
pub mod game;
pub mod notation;
pub mod verdict;
