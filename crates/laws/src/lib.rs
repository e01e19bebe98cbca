//! Laws of Chess by edition: notation, claims, verdicts
