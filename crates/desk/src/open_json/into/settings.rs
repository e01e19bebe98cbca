//! The settings of a section: every value that has the right form and can stand.

use formats::json::{Tournament, wanted};
use serde_json::Value;
use tournament::decide::{Refusal, settings_kept};
use tournament::fact::SetupBody;
use tournament::state::State;

use super::Taking;
use crate::api::tournament::{default_setup, setup_body};
use crate::error::ApiError;
use crate::open_json::{Depth, body, entries_in_setup, object};
use crate::words;

/// No fewer than there are.
const N_SETTINGS: usize = 40;

impl Taking<'_> {
    /// Settings with the entries of this event.
    pub(super) fn setup(&mut self, given: &Tournament, at: &str) -> Result<SetupBody, ApiError> {
        let at = format!("{at}/settings");
        let name = given.settings.get("name").and_then(Value::as_str);
        let name = name.filter(|name| !name.trim().is_empty()).unwrap_or("JSON");
        let usual = default_setup(name, "fide-dutch-2026", 9);
        let usual = setup_body(&usual, self.messages)?;
        let mut setup = self.settings(given, &usual, &at);
        let entries = &self.entries;
        let mut unknown = 0;
        entries_in_setup(&mut setup, &mut |id| {
            let number = u32::try_from(id.0).unwrap_or(0);
            let found = entries.get(&(given.id, number)).copied();
            unknown += usize::from(found.is_none());
            found
        });
        if unknown > 0 {
            self.bad(&at, "ids of entries in prohibited pairs and virtual points");
        }
        self.acceptable(&mut setup, &usual, &at);
        Ok(setup)
    }

    /// Puts what is usual in place of each setting that cannot be. What an imported report set stays, also a system
    /// by which nothing more can be paired.
    fn acceptable(&mut self, setup: &mut SetupBody, usual: &SetupBody, at: &str) {
        if !setup.system.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-') {
            self.bad(&format!("{at}/system"), "a pairing system, as fide-dutch-2026");
            setup.system.clone_from(&usual.system);
        }
        let state = State { uuid: "-".to_owned(), ..State::default() };
        // Each round mends one setting.
        for _ in 0..N_SETTINGS {
            let Err(refusal) = settings_kept(setup) else { return };
            let told = words::refused(&refusal, &state, None, self.messages);
            let field = match refusal {
                Refusal::BadValue { field, .. } => field,
                _ => "",
            };
            self.bad(&format!("{at}/{field}"), &told.message);
            *setup = as_usual(setup, usual, field).unwrap_or_else(|| usual.clone());
        }
    }

    /// Settings with every value that has the right form.
    fn settings(&mut self, given: &Tournament, usual: &SetupBody, at: &str) -> SetupBody {
        if let Ok(setup) = body(&given.settings, usual, Depth::All) {
            return setup;
        }
        let mut setup = usual.clone();
        for (name, value) in &given.settings {
            let one = serde_json::Map::from_iter([(name.clone(), value.clone())]);
            match body(&one, &setup, Depth::All) {
                Ok(with) => setup = with,
                Err(error) => self.bad(&format!("{at}/{name}"), wanted(&error.to_string())),
            }
        }
        setup
    }
}

/// Settings with one as in the usual ones; `None` if nothing changes by it.
fn as_usual(setup: &SetupBody, usual: &SetupBody, field: &str) -> Option<SetupBody> {
    let mut mended = object(setup, Depth::Top);
    // A setting that the usual ones leave out is empty there.
    match object(usual, Depth::Top).remove(field) {
        Some(value) => mended.insert(field.to_owned(), value)?,
        None => mended.remove(field)?,
    };
    body(&mended, usual, Depth::Top).ok().filter(|mended| mended != setup)
}
