//! The languages there are messages for.

/// A language of the messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// `en`: the language every other one falls back to.
    #[default]
    English,
    /// `es`.
    Spanish,
    /// `qps`: made from English, about a third longer and accented, to find cut or untranslated words. For tests only.
    Pseudo,
}

impl Language {
    /// The languages to offer to people; the pseudo-language is left out.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// Its code: `en`, `es`, `qps`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Pseudo => "qps",
        }
    }

    /// The language of a code or locale name: `es`, `es-MX`, `es_ES.UTF-8`, `en_GB`. The value of `LANG` and a browser's
    /// language tag both fit. `None` for a language without messages, and for `C` and `POSIX`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        match code.to_ascii_lowercase().as_str() {
            "en" => Some(Language::English),
            "es" => Some(Language::Spanish),
            "qps" => Some(Language::Pseudo),
            _ => None,
        }
    }

    /// The sign between whole and tenths in prints.
    pub fn decimal_separator(self) -> char {
        match self {
            Language::English | Language::Pseudo => '.',
            Language::Spanish => ',',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[track_caller]
    fn check(locale: &str, expected: Option<Language>) {
        assert_eq!(Language::from_locale(locale), expected, "{locale}");
    }

    #[test]
    fn reads_locale_names() {
        check("es", Some(Language::Spanish));
        check("es_ES.UTF-8", Some(Language::Spanish));
        check("ES-mx", Some(Language::Spanish));
        check("en_GB@euro", Some(Language::English));
        check("qps-ploc", Some(Language::Pseudo));
    }

    #[test]
    fn other_languages_are_none() {
        check("C.UTF-8", None);
        check("", None);
        check("eo", None);
        check("est", None);
    }
}
