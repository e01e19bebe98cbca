//! What is kept back of what is given out to the public: birth dates, contacts, full names of minors.
//!
//! It is done to a copy of the state before anything is made of it, so that no table, page or file can forget it.

use std::sync::Arc;

use chrono::{Datelike, NaiveDate};
use i18n::Messages;
use tournament::fact::PersonPrivate;
use tournament::state::{State, Tournament};

use crate::ApiError;
use crate::ranking;

/// Age from which a person is no minor.
const OF_AGE: i32 = 18;

/// What is kept back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Redaction {
    /// Dates and years of birth.
    pub(crate) birth: bool,
    /// E-mail and telephone.
    pub(crate) contact: bool,
    /// Surnames and FIDE ids of who is under 18 on the day the event begins. Who has no birth date is not known to be one.
    pub(crate) minors: bool,
}

impl Redaction {
    /// From the codes `birth`, `contact`, `minors`.
    ///
    /// # Errors
    /// If there is another code.
    pub(crate) fn asked(codes: &[String], messages: &Messages) -> Result<Redaction, ApiError> {
        let mut asked = Redaction::default();
        for code in codes {
            match code.trim() {
                "birth" => asked.birth = true,
                "contact" => asked.contact = true,
                "minors" => asked.minors = true,
                "" => {}
                other => return Err(ApiError::bad_value(messages, "redact", other)),
            }
        }
        Ok(asked)
    }

    /// The state without what is kept back.
    pub(crate) fn applied(self, state: &State) -> State {
        let mut redacted = state.clone();
        if self == Redaction::default() {
            return redacted;
        }
        let day = first_day(state);
        for body in redacted.private.values_mut() {
            let minor = self.minors && is_minor(&body.birth, day);
            let mut kept = PersonPrivate::clone(body);
            if minor {
                kept.name = short_name(&kept.name);
                kept.fide_id.clear();
            }
            if self.birth {
                kept.birth.clear();
            }
            if self.contact {
                kept.contact.clear();
            }
            *body = Arc::new(kept);
        }
        redacted
    }
}

/// The day the first tournament of the event begins.
fn first_day(state: &State) -> Option<NaiveDate> {
    let begins = |tournament: &Tournament| ranking::started(state, tournament);
    state.tournaments.values().filter_map(begins).min()
}

/// Under 18 on a day. Of whom only the year is known, the last day of that year is taken.
fn is_minor(birth: &str, day: Option<NaiveDate>) -> bool {
    let Some(day) = day else { return false };
    let birth = birth.trim();
    if let Ok(born) = NaiveDate::parse_from_str(birth, "%Y-%m-%d") {
        let had_birthday = (day.month(), day.day()) >= (born.month(), born.day());
        let age = day.year() - born.year() - i32::from(!had_birthday);
        return age < OF_AGE;
    }
    let year = birth.get(..4).and_then(|year| year.parse::<i32>().ok()).filter(|year| *year > 0);
    year.is_some_and(|year| day.year() - year <= OF_AGE)
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
