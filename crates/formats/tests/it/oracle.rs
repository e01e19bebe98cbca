//! Where oracle files are.

use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Third-party sets stand beside the repository, or where `ARBITER_ORACLES` says.
fn outside() -> PathBuf {
    std::env::var_os("ARBITER_ORACLES")
        .map_or_else(|| root().join("../shared/oracles"), PathBuf::from)
}

/// The first of the places that exists: in the repository, then outside. `None` says so, and fails
/// where every set must be there.
pub(crate) fn find(set: &str) -> Option<PathBuf> {
    let places = [root().join("tests/oracles").join(set), outside().join(set)];
    let found = places.into_iter().find(|place| place.exists());
    if found.is_none() {
        let ci = std::env::var("CI").is_ok_and(|value| value == "true");
        assert!(!ci, "oracle set {set} is absent");
        eprintln!("oracle set {set} is absent, not tested");
    }
    found
}

/// Files of a folder with an extension, by name.
pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// Lines of a file, unpacked if its name ends in `.gz`.
pub(crate) fn lines(path: &Path) -> Vec<String> {
    let bytes = std::fs::read(path).unwrap();
    let text = if path.extension().is_some_and(|extension| extension == "gz") {
        std::io::read_to_string(flate2::read::GzDecoder::new(bytes.as_slice())).unwrap()
    } else {
        String::from_utf8(bytes).unwrap()
    };
    text.lines().map(str::to_owned).collect()
}
