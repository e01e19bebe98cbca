//! The one error of the API.

use i18n::{Args, Messages, args};
use journal::backup::BackupError;
use journal::library::LibraryError;
use journal::{AppendError, BadEntry, Holder, OpenError, ReadError, StorageError, Why};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::labels;

/// What kind of trouble. Clients act on this, never on the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Code {
    /// What was handed in cannot be used.
    BadInput,
    /// Something named is not there.
    NotFound,
    /// The rules or the state forbid it.
    Refused,
    /// A reason must be given; ask for one and repeat.
    NeedsReason,
    /// Someone else was faster; look again.
    Stale,
    /// No event is open.
    NoEvent,
    /// The event is open for reading only.
    ReadOnly,
    /// The event file is not whole; what can be read of it can be saved (`event.salvage`).
    Damaged,
    /// Disk or file trouble.
    Io,
    /// A fault of the program.
    Internal,
}

impl Code {
    /// Whether the rules, the state or the parameters decide it, before anything is touched: asked again, the answer is the same.
    pub(crate) fn is_decided(self) -> bool {
        match self {
            Code::BadInput
            | Code::NotFound
            | Code::Refused
            | Code::NeedsReason
            | Code::Stale
            | Code::NoEvent
            | Code::ReadOnly => true,
            Code::Damaged | Code::Io | Code::Internal => false,
        }
    }
}

/// Why a call did not do what was asked, in the language of the call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct ApiError {
    /// Kind.
    pub code: Code,
    /// What was expected and found.
    pub message: String,
    /// What to do next.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub hint: Option<String>,
    /// Parameter it is about.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub field: Option<String>,
    /// The same in the other languages, where it is a write that was refused: it stays on the screen, and whoever changes the
    /// language meanwhile reads on.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<Wording>>")]
    pub others: Vec<Wording>,
}

/// What an error says, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Wording {
    /// `en`, `es`.
    pub language: String,
    /// What was expected and found.
    pub message: String,
    /// What to do next.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub hint: Option<String>,
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        match &self.hint {
            Some(hint) => write!(f, " ({hint})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ApiError {}

impl ApiError {
    /// A message by key, and its hint `<key>-hint` where there is one.
    pub fn worded(code: Code, messages: &Messages, key: &str, args: &Args) -> ApiError {
        let hint = format!("{key}-hint");
        ApiError {
            code,
            message: messages.text(key, args),
            hint: messages.has(&hint).then(|| messages.text(&hint, args)),
            field: None,
            others: Vec::new(),
        }
    }

    /// A message without arguments.
    pub fn plain(code: Code, messages: &Messages, key: &str) -> ApiError {
        ApiError::worded(code, messages, key, &Args::none())
    }

    /// The same about one parameter.
    #[must_use]
    pub fn about(mut self, field: &str) -> ApiError {
        self.field = Some(field.to_owned());
        self
    }

    /// Something named is not there.
    pub fn not_found(messages: &Messages, what: &str, found: &str) -> ApiError {
        let kind = messages.plain(&format!("desk-kind-{what}"));
        if found.is_empty() {
            return ApiError::worded(
                Code::NotFound,
                messages,
                "desk-not-found",
                &args! { "what" => kind },
            );
        }
        let args = args! { "what" => kind, "found" => found };
        ApiError::worded(Code::NotFound, messages, "desk-not-found-named", &args)
    }

    /// Parameters that are not of their form.
    pub fn bad_params(messages: &Messages, method: &str, why: &str) -> ApiError {
        let args = args! { "method" => method, "why" => why };
        ApiError::worded(Code::BadInput, messages, "desk-bad-params", &args)
    }

    /// A value that cannot be used.
    pub fn bad_value(messages: &Messages, field: &str, found: &str) -> ApiError {
        let key = format!("desk-bad-{}", field.to_lowercase());
        let key = if messages.has(&key) { key } else { "desk-bad-value".to_owned() };
        let args = args! { "field" => labels::label(field, messages), "found" => found };
        ApiError::worded(Code::BadInput, messages, &key, &args).about(field)
    }

    /// A fault of the program.
    pub fn internal(messages: &Messages, method: &str, why: &str) -> ApiError {
        let args = args! { "method" => method, "why" => why };
        ApiError::worded(Code::Internal, messages, "desk-internal", &args)
    }

    /// A file that cannot be read or written.
    pub fn file(messages: &Messages, path: &std::path::Path, error: &std::io::Error) -> ApiError {
        let key = match error.kind() {
            std::io::ErrorKind::NotFound => "desk-file-missing",
            std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => {
                "desk-file-denied"
            }
            std::io::ErrorKind::StorageFull => "desk-disk-full",
            _ => "desk-file-trouble",
        };
        ApiError::worded(Code::Io, messages, key, &args! { "path" => path.display().to_string() })
    }

    /// A folder that cannot be written into, by what the person who named it can do about it.
    pub fn folder(messages: &Messages, path: &std::path::Path, error: &std::io::Error) -> ApiError {
        use std::io::ErrorKind;
        let key = match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
                "desk-folder-impossible"
            }
            _ => return ApiError::file(messages, path, error).of_input(),
        };
        let args = args! { "path" => path.display().to_string() };
        ApiError::worded(Code::BadInput, messages, key, &args)
    }

    /// The same for a path that was named by whoever asked: the fault is theirs and not of this program.
    #[must_use]
    pub fn of_input(mut self) -> ApiError {
        if self.code == Code::Io {
            self.code = Code::BadInput;
        }
        self
    }

    /// An event file that cannot be opened or made.
    pub fn opening(messages: &Messages, error: &OpenError) -> ApiError {
        let with_path = |path: &std::path::Path| args! { "path" => path.display().to_string() };
        let (code, key, args) = match error {
            OpenError::Missing { path } => (Code::NotFound, "desk-open-missing", with_path(path)),
            OpenError::AlreadyExists { path } => {
                (Code::Refused, "desk-open-exists", with_path(path))
            }
            OpenError::NotOurs { path, .. } => {
                (Code::BadInput, "desk-open-not-ours", with_path(path))
            }
            OpenError::Newer { path, .. } => (Code::Refused, "desk-open-newer", with_path(path)),
            OpenError::Damaged { path, .. } => {
                (Code::Damaged, "desk-open-damaged", with_path(path))
            }
            OpenError::ReadOnlyFolder { folder } => {
                (Code::ReadOnly, "desk-open-read-only", with_path(folder))
            }
            OpenError::ReadOnlyFile { path } => {
                (Code::ReadOnly, "desk-open-read-only", with_path(path))
            }
            OpenError::TwoNames { path } => {
                (Code::ReadOnly, "desk-open-two-names", with_path(path))
            }
            OpenError::NotAllowed { path } => {
                (Code::Io, "desk-file-denied", with_path(path).with("why", ""))
            }
            OpenError::Held { by } => {
                (Code::Refused, "desk-open-held", args! { "who" => holder(by, messages) })
            }
            OpenError::DiskFull { path } => (Code::Io, "desk-open-disk-full", with_path(path)),
            OpenError::Busy { path } => (Code::Io, "desk-open-busy", with_path(path)),
            OpenError::Disk { path, .. } => (Code::Io, "desk-file-trouble", with_path(path)),
        };
        ApiError::worded(code, messages, key, &args)
    }

    /// A write to an event that could only be opened for reading.
    pub fn only_read(messages: &Messages, why: &OpenError) -> ApiError {
        let ApiError { message, hint, .. } = ApiError::opening(messages, why);
        let args = args! { "why" => message };
        ApiError { hint, ..ApiError::worded(Code::ReadOnly, messages, "desk-only-read", &args) }
    }

    /// A batch that was not written.
    pub fn appending(messages: &Messages, error: &AppendError) -> ApiError {
        match error {
            AppendError::Stale { .. } => ApiError::plain(Code::Stale, messages, "desk-stale"),
            AppendError::Storage(error) => ApiError::storage(messages, error),
            AppendError::Empty | AppendError::NoKind { .. } | AppendError::NoMedia { .. } => {
                ApiError::internal(messages, "append", &error.to_string())
            }
        }
    }

    /// A file that does not give or take.
    pub fn storage(messages: &Messages, error: &StorageError) -> ApiError {
        let (code, key) = match error {
            StorageError::DiskFull => (Code::Io, "desk-disk-full"),
            StorageError::Busy => (Code::Io, "desk-open-busy"),
            StorageError::ReadOnly => (Code::ReadOnly, "desk-read-only"),
            StorageError::Damaged { .. } => (Code::Damaged, "desk-file-damaged"),
            StorageError::Disk { .. } | StorageError::Other(_) => (Code::Io, "desk-disk-trouble"),
        };
        ApiError::plain(code, messages, key)
    }

    /// Settings that cannot be read or written.
    pub fn settings(messages: &Messages, error: &LibraryError) -> ApiError {
        match error {
            LibraryError::Newer { path, .. } => {
                let args = args! { "path" => path.display().to_string() };
                ApiError::worded(Code::Refused, messages, "desk-open-newer", &args)
            }
            _ => ApiError::plain(Code::Io, messages, "desk-settings-trouble"),
        }
    }

    /// Entries that cannot be read.
    pub fn reading(messages: &Messages, error: &ReadError) -> ApiError {
        let why = match error {
            ReadError::Storage(error) => return ApiError::storage(messages, error),
            ReadError::Bad(bad) => bad_entry(bad, messages),
            ReadError::BadBytes { .. } => messages.plain("desk-bad-bytes"),
        };
        ApiError::worded(Code::Damaged, messages, "desk-chain-broken", &args! { "why" => why })
    }

    /// A copy that was not made.
    pub fn copying(messages: &Messages, error: &BackupError) -> ApiError {
        let why = ApiError::writing_a_file(messages, error);
        let args = args! { "why" => why.message };
        ApiError { code: Code::Io, message: messages.text("desk-copy-problem", &args), ..why }
    }

    /// An event file that was not made out of another.
    pub fn writing_a_file(messages: &Messages, error: &BackupError) -> ApiError {
        match error {
            BackupError::NotGood { .. } | BackupError::OtherHead { .. } => {
                ApiError::plain(Code::Io, messages, "desk-copy-differs")
            }
            BackupError::AlreadyExists { path } => {
                ApiError::opening(messages, &OpenError::AlreadyExists { path: path.clone() })
            }
            BackupError::Open(error) => ApiError::opening(messages, error),
            BackupError::Read(error) => ApiError::reading(messages, error),
            BackupError::Storage(error) => ApiError::storage(messages, error),
            BackupError::Folder { folder, source } => ApiError::file(messages, folder, source),
        }
    }
}

/// An entry that is not what was written.
pub(crate) fn bad_entry(bad: &BadEntry, messages: &Messages) -> String {
    let key = match bad.why {
        Why::Missing => "desk-entry-missing",
        Why::HashDiffers => "desk-entry-changed",
        Why::BatchBroken => "desk-entry-misplaced",
        Why::Unreadable { .. } => "desk-entry-unreadable",
    };
    messages.text(key, &args! { "seq" => bad.seq.0 })
}

/// Who holds a file. A person without a name is known by the computer.
fn holder(by: &Holder, messages: &Messages) -> String {
    let unnamed = by.who.is_empty() || by.who == by.host;
    let who = if unnamed { messages.plain("desk-holder-program") } else { by.who.clone() };
    let args = args! {
        "who" => who,
        "host" => by.host.as_str(),
        "process" => by.process.map(|number| number.to_string()).unwrap_or_default()
    };
    let key = match (
        by.host.is_empty() || by.who.contains(&format!("({})", by.host)),
        by.process.is_some(),
    ) {
        (false, true) => "desk-holder-on",
        (true, true) => "desk-holder",
        (_, false) => "desk-holder-alone",
    };
    messages.text(key, &args)
}

#[cfg(test)]
mod tests {
    use i18n::{Language, Messages};
    use journal::StorageError;
    use journal::library::LibraryError;

    use super::ApiError;

    #[test]
    fn trouble_with_settings_is_told_in_the_language_of_the_call() {
        let told = |language| {
            let trouble = LibraryError::Storage(StorageError::Busy);
            ApiError::settings(Messages::get(language), &trouble).message
        };
        assert!(
            told(Language::English).starts_with("The settings of this computer cannot be read")
        );
        assert!(
            told(Language::Spanish).starts_with("Los ajustes de este equipo no se pueden leer")
        );
    }
}
