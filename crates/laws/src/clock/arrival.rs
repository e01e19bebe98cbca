//! The default time: how long an absent player may stay away (Laws 2023, 6.7).

use super::Millis;
use crate::article::Article;
use crate::edition::{DefaultTime, Edition};

/// Where an absent player stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// He may still come.
    InTime {
        /// Time left.
        left: Millis,
        /// Where the rule stands.
        article: Article,
    },
    /// He came, or is, too late: he loses unless the arbiter decides otherwise.
    TooLate {
        /// How late beyond the default time.
        by: Millis,
        /// Where the rule stands.
        article: Article,
    },
    /// The regulations of the event must give the time, and do not.
    RegulationsMustSay {
        /// Where the rule stands.
        article: Article,
    },
}

/// Where a player stands who is absent this long after the start of the session. `regulated` is the default time of the
/// event in minutes. Who arrives in the last second is in time: "after the default time" loses.
pub fn arrival(edition: Edition, regulated: Option<u16>, since_start: Millis) -> Arrival {
    let article = edition.default_time_article();
    let minutes = match (edition.default_time(), regulated) {
        (
            DefaultTime::MinutesUnlessRegulated(_) | DefaultTime::RegulationsMustSay,
            Some(minutes),
        )
        | (DefaultTime::Minutes(_), Some(minutes)) => minutes,
        (DefaultTime::Minutes(minutes) | DefaultTime::MinutesUnlessRegulated(minutes), None) => {
            minutes
        }
        (DefaultTime::RegulationsMustSay, None) => return Arrival::RegulationsMustSay { article },
    };
    let allowed = u64::from(minutes) * 60_000;
    match allowed.checked_sub(since_start.0) {
        Some(left) => Arrival::InTime { left: Millis(left), article },
        None => Arrival::TooLate { by: Millis(since_start.0 - allowed), article },
    }
}

impl Edition {
    /// Where the fall of a flag is ruled on: 6.9, in 2001 and 2005 6.10. The old summary: the moves not made in time.
    pub const fn flag_article(self) -> Article {
        self.article(match self {
            Edition::OldEs => "Resumen: tiempo",
            Edition::Laws2001 | Edition::Laws2005 => "6.10",
            Edition::Laws1997
            | Edition::Laws2009
            | Edition::Laws2014
            | Edition::Laws2017
            | Edition::Laws2018
            | Edition::Laws2023 => "6.9",
        })
    }
}
