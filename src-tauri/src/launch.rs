//! What the command line and the environment ask for: `arbiters-desk [EVENT.arbiter]`.

use crate::bridge::Language;
use std::ffi::OsString;
use std::path::PathBuf;

/// How this start differs from another.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Launch {
    /// The event file to open first.
    pub(crate) event: Option<PathBuf>,
    /// `ARBITER_DATA`: keeps everything the program writes in this folder.
    pub(crate) data_dir: Option<PathBuf>,
    /// `ARBITER_TEST=1`.
    pub(crate) mode: Mode,
    /// For words said before the page has chosen its own.
    pub(crate) language: Language,
}

/// Who is at the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// A person: one window a session, and it comes back where it was left.
    Daily,
    /// A test: several at once, always of the same size.
    Test,
}

impl Launch {
    /// Reads the arguments after the program's name. Options are skipped: GTK and desktop files add their own.
    pub(crate) fn read(
        arguments: impl IntoIterator<Item = OsString>,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Launch {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let event = arguments
            .into_iter()
            .find(|argument| !argument.is_empty() && !argument.to_string_lossy().starts_with('-'))
            .map(PathBuf::from);
        let mode = match set("ARBITER_TEST") {
            Some(value) if value == "1" => Mode::Test,
            _ => Mode::Daily,
        };
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        let language = Language::of_locale(&locale.unwrap_or_default().to_string_lossy());
        Launch { event, data_dir: set("ARBITER_DATA").map(PathBuf::from), mode, language }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn launch(arguments: &[&str], variables: &[(&str, &str)]) -> Launch {
        Launch::read(arguments.iter().map(OsString::from), |name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn a_plain_start_opens_no_event_and_uses_the_usual_folder() {
        let expected = Launch {
            event: None,
            data_dir: None,
            mode: Mode::Daily,
            language: Language("en".into()),
        };
        assert_eq!(launch(&[], &[]), expected);
    }

    #[test]
    fn the_first_argument_that_is_no_option_is_the_event() {
        let launch = launch(&["--gapplication-service", "open 2026.arbiter", "other"], &[]);
        assert_eq!(launch.event, Some(PathBuf::from("open 2026.arbiter")));
    }

    #[test]
    fn an_empty_variable_is_as_good_as_none() {
        let launch = launch(&[""], &[("ARBITER_DATA", ""), ("ARBITER_TEST", "")]);
        assert_eq!((launch.event, launch.data_dir, launch.mode), (None, None, Mode::Daily));
    }

    #[test]
    fn the_locale_chooses_the_language_and_lc_all_wins() {
        assert_eq!(launch(&[], &[("LANG", "es_AR.UTF-8")]).language.0, "es");
        assert_eq!(launch(&[], &[("LANG", "es_ES"), ("LC_ALL", "C.UTF-8")]).language.0, "en");
    }

    #[test]
    fn tests_keep_to_their_own_folder() {
        let launch = launch(&[], &[("ARBITER_TEST", "1"), ("ARBITER_DATA", "/somewhere")]);
        assert_eq!((launch.mode, launch.data_dir), (Mode::Test, Some("/somewhere".into())));
    }
}
