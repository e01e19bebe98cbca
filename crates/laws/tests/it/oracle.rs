//! Reading the oracle files of the repository.

use serde::de::DeserializeOwned;

/// All rows of a JSON Lines file in `tests/oracles/laws`.
#[expect(clippy::disallowed_methods, reason = "tests read their oracles from files")]
pub(crate) fn rows<T: DeserializeOwned>(file: &str) -> Vec<T> {
    let path = format!("{}/../../tests/oracles/laws/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines()
        .map(|line| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{path}: {error}: {line}"))
        })
        .collect()
}

/// A JSON file in `tests/oracles/laws`.
#[expect(clippy::disallowed_methods, reason = "tests read their oracles from files")]
pub(crate) fn json<T: DeserializeOwned>(file: &str) -> T {
    let path = format!("{}/../../tests/oracles/laws/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}
