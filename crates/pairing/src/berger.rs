//! berger
