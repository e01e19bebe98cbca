//! Files that a browser hands over piece by piece: one request holds no file of any length.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use base64::Engine as _;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::method;
use crate::ApiError;
use crate::error::Code;

/// Uploads that nobody asked for again since are removed.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// Answer of `file.upload`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Uploaded {
    /// The file on the computer of the program, for every method that takes a path; also what the next piece names.
    pub path: String,
}

method! {
    /// Takes a piece of a file. The first piece makes the file, each other is put behind those before it.
    "file.upload" Arbiter FileUpload {
        /// Name of the file.
        name: String,
        /// The piece, in base64.
        base64: String,
        /// Path that the first piece was answered with; left out: this is the first.
        #[serde(default)]
        path: Option<String>,
    } -> Uploaded |this, desk, call| {
        let messages = call.messages();
        let folder = desk.0.options.data_folder.join("uploads");
        let bytes = base64::engine::general_purpose::STANDARD.decode(&this.base64).map_err(|_| {
            ApiError::plain(Code::BadInput, messages, "output-bad-base64").about("base64")
        })?;
        let path = match this.path.as_deref().filter(|path| !path.is_empty()) {
            Some(path) => known(&folder, Path::new(path))
                .ok_or_else(|| ApiError::bad_value(messages, "path", path))?,
            None => begun(&folder, &this.name)
                .map_err(|error| ApiError::file(messages, &folder, &error))?,
        };
        let appended = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .and_then(|mut file| file.write_all(&bytes));
        appended.map_err(|error| ApiError::file(messages, &path, &error))?;
        Ok(Uploaded { path: path.display().to_string() })
    }
}

/// A folder of its own for a file of that name.
fn begun(folder: &Path, name: &str) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)?.filter_map(Result::ok) {
        let changed = entry.metadata().and_then(|about| about.modified()).ok();
        let age = changed.and_then(|changed| SystemTime::now().duration_since(changed).ok());
        if age.is_some_and(|age| age > KEPT) {
            // Another program may be at it.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
    let own = tempfile::Builder::new().prefix("upload-").tempdir_in(folder)?.keep();
    let safe = |letter: char| letter.is_alphanumeric() || " -_.()".contains(letter);
    let name: String = name.chars().filter(|letter| safe(*letter)).take(100).collect();
    let name = name.trim_matches(['.', ' ']).to_owned();
    Ok(own.join(if name.is_empty() { "file".to_owned() } else { name }))
}

/// A file that a first piece made.
fn known(folder: &Path, path: &Path) -> Option<PathBuf> {
    let ours = path.parent()?.parent()? == folder && path.is_file();
    ours.then(|| path.to_owned())
}
