//! What the fields of the API are called in the forms, for messages and the journal: nobody at a desk knows `initialColor`.

use i18n::Messages;

/// A field as it is written, and the message with its name; where a form has the field, the name that stands there.
pub(crate) const LABELS: &[(&str, &str)] = &[
    ("acceleration", "setup-acceleration"),
    ("arrival", "desk-label-arrival"),
    ("budget", "prizes-budget"),
    ("chosen", "desk-label-chosen"),
    ("columns", "desk-label-columns"),
    ("counts", "norms-last-forfeit"),
    ("cumulation", "prizes-cumulation"),
    ("currency", "prizes-currency"),
    ("decision", "desk-label-decision"),
    ("defaultTime", "setup-default-time"),
    ("density", "settings-density"),
    ("encoding", "import-encoding"),
    ("exemption", "norms-exemption"),
    ("fideMode", "desk-label-fide-mode"),
    ("field", "desk-label-field"),
    ("form", "desk-label-form"),
    ("handValues", "desk-label-hand-values"),
    ("initialColor", "setup-initial-color"),
    ("keySet", "settings-keys"),
    ("language", "settings-language"),
    ("lawsEdition", "claim-edition"),
    ("leastShare", "prizes-least"),
    ("localClauses", "setup-clauses"),
    ("lotSeed", "setup-lot-seed"),
    ("name", "setup-name"),
    ("noDrawBefore", "setup-no-draw"),
    ("numbering", "setup-numbers"),
    ("order", "desk-label-rating-order"),
    ("pace", "setup-pace"),
    ("pairingReadings", "setup-pairing-readings"),
    ("paper", "settings-paper"),
    ("pass", "desk-label-pass"),
    ("path", "desk-label-path"),
    ("places", "prizes-places"),
    ("prohibited", "setup-prohibited"),
    ("ratingOrder", "desk-label-rating-order"),
    ("readings", "setup-readings"),
    ("redact", "redact-title"),
    ("rounding", "prizes-rounding"),
    ("rounds", "new-rounds"),
    ("schedule", "setup-schedule"),
    ("scoring", "setup-scoring"),
    ("sealer", "desk-label-sealer"),
    ("sharing", "prizes-sharing"),
    ("side", "desk-label-side"),
    ("starts", "desk-label-starts"),
    ("swapLastRounds", "setup-swap-last"),
    ("system", "new-system"),
    ("theme", "settings-theme"),
    ("tieBreakEdition", "setup-tie-break-edition"),
    ("tieBreaks", "setup-tie-breaks"),
    ("timeControl", "setup-time-control"),
    ("undivided", "prizes-undivided"),
    ("unit", "prizes-unit"),
    ("unratedAs", "setup-unrated-as"),
    ("uuid", "desk-label-uuid"),
    ("virtualPoints", "setup-virtual"),
    ("white", "desk-label-white"),
    ("winner", "desk-label-winner"),
    ("withdrawn", "prizes-withdrawn"),
];

/// The name of a field; the field itself where it has none.
pub(crate) fn label(field: &str, messages: &Messages) -> String {
    let found = LABELS.iter().find(|(known, _)| *known == field);
    found.map_or_else(|| field.to_owned(), |(_, key)| messages.plain(key))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::disallowed_methods, reason = "the test reads the sources")]

    use std::collections::BTreeSet;
    use std::path::Path;

    use i18n::{Language, Messages};

    use super::{LABELS, label};

    /// Every field that the sources of a folder name first after one of these openings.
    fn named(folder: &Path, openings: &[&str], found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                named(&path, openings, found);
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("a source");
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for opening in openings {
                for (at, _) in source.match_indices(opening) {
                    let call = source[at..].split([')', '}', ';']).next().unwrap_or_default();
                    let word = call.split('"').nth(1).unwrap_or_default();
                    found.extend(is_field(word).then(|| word.to_owned()));
                }
            }
        }
    }

    fn is_field(word: &str) -> bool {
        word.chars().next().is_some_and(|first| first.is_ascii_lowercase())
            && word.bytes().all(|it| it.is_ascii_alphanumeric())
    }

    #[test]
    fn every_field_whose_value_is_refused_is_called_by_its_name_in_the_forms() {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut found = BTreeSet::new();
        // The last are the choices of `settings.set`.
        let calls = [
            "bad_value(",
            " one_of(\"",
            "(\"language\", &",
            "(\"theme\"",
            "(\"density\"",
            "(\"keySet\"",
            "(\"paper\"",
        ];
        named(&own.join("src"), &calls, &mut found);
        let calls = ["BadValue {", " bad(\"", " text(\"", " side("];
        named(&own.join("../tournament/src/decide"), &calls, &mut found);
        assert!(
            ["initialColor", "paper", "columns", "sealer"].iter().all(|it| found.contains(*it))
        );
        let nameless = |language| {
            let messages = Messages::get(language);
            let has_words = |field: &String| {
                messages.has(&format!("desk-bad-{}", field.to_lowercase()))
                    || label(field, messages) != *field
            };
            let nameless = found.iter().filter(|it| !has_words(it));
            nameless.cloned().collect::<Vec<_>>()
        };
        assert_eq!(nameless(Language::English), Vec::<String>::new());
        for language in [Language::English, Language::Spanish] {
            let missing = LABELS.iter().filter(|(_, key)| !Messages::get(language).has(key));
            assert_eq!(missing.collect::<Vec<_>>(), Vec::<&(&str, &str)>::new());
        }
    }
}
