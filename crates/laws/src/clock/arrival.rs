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

/// The default time that holds, and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DefaultHolds {
    /// Minutes after the start; `None` if the regulations must give them and do not.
    pub minutes: Option<u16>,
    /// Who says so.
    pub from: DefaultFrom,
    /// Where the rule stands.
    pub article: Article,
}

/// Who sets the default time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultFrom {
    /// A clause of the federation or event (`default-time-minutes = 30`).
    Clause,
    /// The settings of the event.
    Event,
    /// The Laws themselves.
    Laws,
}

/// The default time: a clause comes before the settings of the event, and those before what the Laws say where nobody says
/// anything else. Every edition lets the rules of the competition give another time (2023, 6.7.1); where the text is silent
/// on that (the old summary), what the event says still holds.
pub fn default_time(edition: Edition, clause: Option<u16>, event: Option<u16>) -> DefaultHolds {
    let article = edition.default_time_article();
    let of_laws = match edition.default_time() {
        DefaultTime::Minutes(minutes) | DefaultTime::MinutesUnlessRegulated(minutes) => {
            Some(minutes)
        }
        DefaultTime::RegulationsMustSay => None,
    };
    let (minutes, from) = match (clause, event) {
        (Some(minutes), _) => (Some(minutes), DefaultFrom::Clause),
        (None, Some(minutes)) => (Some(minutes), DefaultFrom::Event),
        (None, None) => (of_laws, DefaultFrom::Laws),
    };
    DefaultHolds { minutes, from, article }
}

/// Where a player stands who is absent this long after the start of the session. `regulated` is the default time of the
/// event in minutes. Who arrives in the last second is in time: "after the default time" loses.
pub fn arrival(edition: Edition, regulated: Option<u16>, since_start: Millis) -> Arrival {
    let holds = default_time(edition, None, regulated);
    let article = holds.article;
    let Some(minutes) = holds.minutes else { return Arrival::RegulationsMustSay { article } };
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
