//! Every command and query: the only API of the program.

pub mod api;
