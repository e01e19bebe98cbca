//! What is kept back of what is given out to the public: birth dates, contacts, full names of minors.
//!
//! It is done to a copy of the state before anything is made of it, so that no table, page or file can forget it.

use std::sync::Arc;

use chrono::NaiveDate;
use formats::json::Redaction;
use i18n::Messages;
use tournament::fact::PersonPrivate;
use tournament::player::Birth;
use tournament::state::{State, Tournament};

use crate::ApiError;
use crate::ranking;

/// What is asked to be kept back, from the codes `birth`, `contact`, `minors`.
///
/// # Errors
/// If there is another code.
pub(crate) fn asked(codes: &[String], messages: &Messages) -> Result<Redaction, ApiError> {
    Redaction::read(&codes.join(",")).map_err(|code| ApiError::bad_value(messages, "redact", &code))
}

/// The state without what is kept back.
pub(crate) fn applied(redaction: Redaction, state: &State) -> State {
    let mut redacted = state.clone();
    if !redaction.is_any() {
        return redacted;
    }
    let day = first_day(state);
    for body in redacted.private.values_mut() {
        let minor = redaction.minors && is_minor(&body.birth, day);
        let mut kept = PersonPrivate::clone(body);
        if minor {
            kept.name = short_name(&kept.name);
            kept.fide_id.clear();
        }
        if redaction.birth {
            kept.birth.clear();
        }
        if redaction.contact {
            kept.contact.clear();
        }
        *body = Arc::new(kept);
    }
    // Lines of a report that nobody understood may name anybody.
    for import in redacted.tournaments.values_mut().flat_map(|it| &mut it.imports) {
        import.told.kept.clear();
    }
    redacted
}

/// The day the first tournament of the event begins.
fn first_day(state: &State) -> Option<NaiveDate> {
    let begins = |tournament: &Tournament| ranking::started(state, tournament);
    state.tournaments.values().filter_map(begins).min()
}

/// Who has no birth date is not known to be a minor; without a day there is none to count from.
fn is_minor(birth: &str, day: Option<NaiveDate>) -> bool {
    day.zip(Birth::read(birth)).is_some_and(|(day, birth)| birth.may_be_minor(day))
}

/// `Aldovera Ruiz, Inés` becomes `A. R., Inés`; a name in one piece keeps its first word.
fn short_name(name: &str) -> String {
    let initial = |word: &str| {
        let first = word.chars().find(|sign| sign.is_alphanumeric());
        first.map(|first| format!("{first}."))
    };
    let initials =
        |words: &str| words.split_whitespace().filter_map(initial).collect::<Vec<_>>().join(" ");
    match name.split_once(',') {
        Some((surname, given)) => format!("{}, {}", initials(surname), given.trim()),
        None => match name.trim().split_once(char::is_whitespace) {
            Some((given, rest)) => format!("{given} {}", initials(rest)),
            None => initials(name),
        },
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::{is_minor, short_name};

    #[test]
    fn who_is_a_minor() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 28);
        assert!(is_minor("2010-05-31", day));
        assert!(is_minor("2008-11-29", day), "eighteen tomorrow");
        assert!(!is_minor("2008-11-28", day), "eighteen today");
        assert!(is_minor("2008", day), "of whom only the year is known may be seventeen");
        assert!(!is_minor("2007", day));
        assert!(!is_minor("", day) && !is_minor("unknown", day) && !is_minor("0000", day));
        assert!(!is_minor("2015", None), "no day to count from");
    }

    #[test]
    fn names_of_minors_are_short() {
        for (name, short) in [
            ("Aldovera Ruiz, Inés", "A. R., Inés"),
            ("Ólafsdóttir, Þóra", "Ó., Þóra"),
            ("Inés Aldovera", "Inés A."),
            ("Inés", "I."),
            ("كرم, علي", "ك., علي"),
            ("", ""),
            (",", ", "),
        ] {
            assert_eq!(short_name(name), short);
        }
    }
}
