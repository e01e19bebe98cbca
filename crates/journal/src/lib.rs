//! The event file: an append-only SQLite journal of facts
