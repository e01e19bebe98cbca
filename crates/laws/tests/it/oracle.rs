//! Reading the oracle files of the repository.

use serde::de::DeserializeOwned;

/// All rows of a JSON Lines file in `tests/oracles/laws`.
pub(crate) fn rows<T: DeserializeOwned>(file: &str) -> Vec<T> {
    text(file)
        .lines()
        .map(|line| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}: {error}: {line}"))
        })
        .collect()
}

/// A file in `tests/oracles/laws`.
#[expect(clippy::disallowed_methods, reason = "tests read their oracles from files")]
pub(crate) fn text(file: &str) -> String {
    let path = format!("{}/../../tests/oracles/laws/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A third-party file beside the repository, or where `ARBITER_ORACLES` says. `None` says that it is absent, and fails where
/// every set must be there.
#[expect(clippy::disallowed_methods, reason = "tests read their oracles from files")]
pub(crate) fn outside(file: &str) -> Option<String> {
    let folder = std::env::var("ARBITER_ORACLES").unwrap_or_else(|_| {
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/oracles").to_owned()
    });
    let read = std::fs::read_to_string(format!("{folder}/laws/{file}")).ok();
    if read.is_none() {
        let must = std::env::var("CI").is_ok_and(|value| value == "true");
        assert!(!must, "oracle set {file} is absent");
        eprintln!("oracle set {file} is absent, not tested");
    }
    read
}

/// Whether the whole of every set is wanted, not samples.
#[expect(clippy::disallowed_methods, reason = "tests read their oracles from files")]
pub(crate) fn whole() -> bool {
    std::env::var("ARBITER_ORACLES_WHOLE").is_ok_and(|value| value == "1")
}

/// A JSON file in `tests/oracles/laws`.
#[expect(clippy::disallowed_methods, reason = "tests read their oracles from files")]
pub(crate) fn json<T: DeserializeOwned>(file: &str) -> T {
    let path = format!("{}/../../tests/oracles/laws/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}
