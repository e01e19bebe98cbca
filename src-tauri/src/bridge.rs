//! The desk as the window holds it: JSON in, JSON out, and a stream of what became stale. The only file here that knows the
//! `desk` crate.

use desk::{Call, Desk, DeskOptions};
use serde_json::{Value, json};
use std::path::Path;

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
    /// A desk that keeps its files in a folder.
    ///
    /// # Errors
    /// The desk's `ApiError` as JSON, if the folder cannot be used.
    pub(crate) fn open(folder: &Path) -> Result<Bridge, Value> {
        let desk = Desk::new(DeskOptions::in_folder(folder)).map_err(|error| as_json(&error))?;
        Ok(Bridge { desk })
    }

    /// The JSON of the method's output. Who asks is the person set on this computer.
    ///
    /// # Errors
    /// The desk's `ApiError` as JSON.
    pub(crate) fn call(
        &self,
        method: &str,
        params: &Value,
        language: &Language,
    ) -> Result<String, Value> {
        let call = Call::in_language(&language.0);
        self.desk.call(method, &params.to_string(), &call).map_err(|error| as_json(&error))
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
        std::iter::from_fn(move || receiver.recv().ok()).map(|changed| as_json(&changed))
    }
}

/// The desk's own types are plain data, for which this cannot fail.
fn as_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| broken(&error.to_string()))
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
