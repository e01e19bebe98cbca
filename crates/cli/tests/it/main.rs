//! The command as scripts use it: arguments in, streams and exit code out.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "helpers of tests are tests")]

mod bring_in;
mod event;
mod files;
mod generated;
mod oracles;
mod process;
mod ratings;

use std::path::PathBuf;

use arbiter_cli::{Streams, Surroundings, run};

/// What a command did.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Done {
    /// The answer as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// Runs the command in a data folder of its own, on the day after the rules of 2026 came into force everywhere.
pub(crate) struct Shell {
    folder: tempfile::TempDir,
}

impl Shell {
    pub(crate) fn new() -> Shell {
        Shell { folder: tempfile::tempdir().unwrap() }
    }

    /// A path in the folder.
    pub(crate) fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    /// A file in the folder.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, bytes).unwrap();
        path
    }

    pub(crate) fn run(&self, args: &[&str]) -> Done {
        self.run_on(args, b"")
    }

    pub(crate) fn run_on(&self, args: &[&str], mut input: &[u8]) -> Done {
        let surroundings = Surroundings {
            locale: "en_GB.UTF-8".to_owned(),
            data_folder: self.folder.path().join("data"),
            today: "2026-11-29".parse().unwrap(),
        };
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let streams = Streams { input: &mut input, out: &mut out, err: &mut err, progress: false };
        let all = std::iter::once("arbiter").chain(args.iter().copied());
        let code = run(all, &surroundings, streams);
        Done { code, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
    }
}

/// A file of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}
