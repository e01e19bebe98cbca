//! Settings and recent events of this computer.

use std::path::{Path, PathBuf};

use i18n::{Language, Messages, args};
use journal::Actor;
use journal::library::{Library, LibraryError, RecentEvent};

use crate::api::frame::Settings;
use crate::error::ApiError;

/// The settings file.
pub(crate) struct Store {
    library: Library,
    /// Where copies go until another folder is chosen.
    copies: String,
    /// The folder that cannot be written, if settings are forgotten when the program closes.
    unkept: Option<PathBuf>,
}

impl Store {
    /// Opens the settings in a folder, making both; a damaged file is put aside. Nobody has called yet, so that
    /// trouble is told in the language of the system.
    pub(crate) fn open(folder: &Path) -> Result<Store, ApiError> {
        // Whether the folder is there shows when the file is opened.
        let _ = std::fs::create_dir_all(folder);
        let trouble =
            |error: LibraryError| ApiError::settings(Messages::get(system_language()), &error);
        let (library, unkept) = match Library::open_or_begin(&folder.join("settings.db")) {
            Ok(begun) => (begun.library, None),
            Err(newer @ LibraryError::Newer { .. }) => return Err(trouble(newer)),
            // A full disk or a folder that cannot be written must not keep anybody from an event.
            Err(_) => (Library::in_memory().map_err(trouble)?, Some(folder.to_owned())),
        };
        let copies = folder.join("copies").display().to_string();
        Ok(Store { library, copies, unkept })
    }

    /// Why settings are forgotten when the program closes, in words; `None` if they are kept.
    pub(crate) fn unkept(&self, messages: &Messages) -> Option<String> {
        let args = args! { "path" => self.unkept.as_ref()?.display().to_string() };
        Some(messages.text("desk-settings-unkept", &args))
    }

    pub(crate) fn settings(&self) -> Result<Settings, LibraryError> {
        let get = |key: &str, default: &str| -> Result<String, LibraryError> {
            Ok(self.library.setting(key)?.unwrap_or_else(|| default.to_owned()))
        };
        Ok(Settings {
            language: get("language", system_language().code())?,
            theme: get("theme", "system")?,
            density: get("density", "compact")?,
            key_set: get("keySet", "A")?,
            backup_folder: get("backupFolder", &self.copies)?,
            paper: get("paper", "a4")?,
            hidden_columns: get("hiddenColumns", "")?
                .split(',')
                .filter(|column| !column.is_empty())
                .map(str::to_owned)
                .collect(),
        })
    }

    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<(), LibraryError> {
        self.library.set(key, value)
    }

    /// What was set under a key that is no setting of the page; `None` if nothing or trouble.
    pub(crate) fn remembered(&self, key: &str) -> Option<String> {
        self.library.setting(key).ok().flatten()
    }

    /// Who works on this computer, if they were asked.
    pub(crate) fn actor(&self) -> Result<Option<Actor>, LibraryError> {
        let get = |key: &str| self.library.setting(key);
        let (Some(id), Some(name)) = (get("actorId")?, get("actorName")?) else { return Ok(None) };
        let role = get("actorRole")?.unwrap_or_else(|| "arbiter".to_owned());
        Ok(Some(Actor { id, name, role, device: device() }))
    }

    pub(crate) fn recent(&self) -> Result<Vec<RecentEvent>, LibraryError> {
        self.library.recent_events()
    }

    pub(crate) fn remember(&mut self, event: &RecentEvent) -> Result<(), LibraryError> {
        self.library.remember(event)
    }

    pub(crate) fn forget(&mut self, path: &Path) -> Result<(), LibraryError> {
        self.library.forget(path)
    }

    /// When an event was last copied, UTC milliseconds.
    pub(crate) fn copied_at(&self, event: &Path) -> Option<i64> {
        self.library.setting(&copied_key(event)).ok().flatten()?.parse().ok()
    }

    pub(crate) fn copied(&mut self, event: &Path, at: i64) -> Result<(), LibraryError> {
        self.library.set(&copied_key(event), &at.to_string())
    }
}

fn copied_key(event: &Path) -> String {
    format!("copied:{}", event.display())
}

fn system_language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|locale| Language::from_locale(&locale))
        .unwrap_or(Language::English)
}

/// Name of this computer.
pub(crate) fn device() -> String {
    std::fs::read_to_string("/proc/sys/kernel/hostname")
        .ok()
        .or_else(|| std::env::var("COMPUTERNAME").ok())
        .map(|name| name.trim().to_owned())
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| "computer".to_owned())
}

/// Where a new event goes when no file was named: after its name, beside the settings.
pub(crate) fn new_event_path(folder: &Path, name: &str) -> PathBuf {
    let safe: String = name
        .chars()
        .map(|sign| if sign.is_alphanumeric() || " -_.".contains(sign) { sign } else { '-' })
        .take(80)
        .collect();
    let safe = safe.trim_matches(['.', ' ']).to_owned();
    let safe = if safe.is_empty() { "event".to_owned() } else { safe };
    let mut path = folder.join(format!("{safe}.arbiter"));
    let mut n = 2;
    while path.exists() {
        path = folder.join(format!("{safe} {n}.arbiter"));
        n += 1;
    }
    path
}
