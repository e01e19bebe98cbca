//! Journeys, oracles and properties across crates (see `tests/`).
