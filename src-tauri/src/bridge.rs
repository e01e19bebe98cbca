//! The desk as the window holds it: JSON in, JSON out, and a stream of what became stale. The only file here that knows the
//! `desk` crate.

use crate::stub as desk;
use desk::{CallContext, Desk, DeskOptions, Role};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The method that opens an event file.
const OPEN_EVENT: &str = "event.open";

/// The language in which the desk words its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Language(pub(crate) String);

impl Language {
    /// The program's language for a POSIX locale name (`es_ES.UTF-8`).
    pub(crate) fn of_locale(locale: &str) -> Language {
        let language = if locale.starts_with("es") { "es" } else { "en" };
        Language(language.to_owned())
    }
}

/// A cheap handle to the desk.
#[derive(Clone)]
pub(crate) struct Bridge {
    desk: Desk,
}

impl Bridge {
    /// A desk that keeps its files in `data_dir`.
    pub(crate) fn open(data_dir: PathBuf) -> Bridge {
        Bridge { desk: Desk::new(DeskOptions { data_dir }) }
    }

    /// The JSON of the method's output.
    ///
    /// # Errors
    /// The desk's `ApiError` as JSON.
    pub(crate) fn call(
        &self,
        method: &str,
        params: &Value,
        language: &Language,
    ) -> Result<String, Value> {
        // Who sits at the window is the chief arbiter, until the desk asks for a name.
        let context = CallContext { language: language.0.clone(), actor: None, role: Role::Chief };
        self.desk
            .call(method, &params.to_string(), context)
            .map_err(|error| serde_json::to_value(error).unwrap_or_else(|e| broken(&e.to_string())))
    }

    /// Opens an event file, as the page's own "open" does.
    ///
    /// # Errors
    /// The desk's `ApiError` as JSON.
    pub(crate) fn open_event(&self, file: &Path, language: &Language) -> Result<(), Value> {
        self.call(OPEN_EVENT, &json!({ "path": file }), language).map(|_| ())
    }

    /// What became stale, batch by batch, until the desk closes.
    pub(crate) fn changes(&self) -> impl Iterator<Item = Value> + Send + use<> {
        let receiver = self.desk.subscribe();
        std::iter::from_fn(move || receiver.recv().ok())
            .filter_map(|changed| serde_json::to_value(changed).ok())
    }
}

/// An error in the shape of the desk's own, for the case that the desk did not answer at all.
pub(crate) fn broken(message: &str) -> Value {
    json!({ "code": "internal", "message": message, "hint": null, "field": null })
}

/// The sentence of an `ApiError`, with its hint where it has one.
pub(crate) fn words(error: &Value) -> String {
    ["message", "hint"]
        .iter()
        .filter_map(|part| error.get(part)?.as_str())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_reads_as_message_and_hint() {
        let error = json!({ "code": "x", "message": "The file is gone", "hint": "Open a copy" });
        assert_eq!(words(&error), "The file is gone\n\nOpen a copy");
        assert_eq!(words(&broken("The desk stopped")), "The desk stopped");
    }
}
