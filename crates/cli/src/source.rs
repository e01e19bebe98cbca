//! Files and standard input.

use std::path::Path;

use i18n::args;

use crate::failure::Failure;
use crate::session::Session;

/// Everything in a file, or in standard input for `-`.
pub(crate) fn bytes(session: &mut Session<'_>, path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if is_input(path) {
        session.streams.input.read_to_end(&mut bytes).map(|_| ())
    } else if path.is_dir() {
        return Err(Failure::unusable(session.words("cli-file-folder", &args! { "path" => name(path) })));
    } else {
        std::fs::read(path).map(|read| bytes = read)
    };
    match read {
        Ok(()) => Ok(bytes),
        Err(error) => {
            let key = match error.kind() {
                std::io::ErrorKind::NotFound => "cli-file-missing",
                std::io::ErrorKind::PermissionDenied => "cli-file-denied",
                _ => "cli-file-trouble",
            };
            let args = args! { "path" => name(path), "why" => error.to_string() };
            Err(Failure::unusable(session.words(key, &args)))
        }
    }
}

/// As people call it in problems.
pub(crate) fn name(path: &Path) -> String {
    if is_input(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

fn is_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}
