//! What is known of a player, apart from the private data that the journal keeps outside its chain.

use std::fmt;
use std::str::FromStr;

/// FIDE titles, strongest first: their order is the order of the start list
/// (C.04.2 2.2, General Handling Rules from 2026-02-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// FIDE Master.
    Fm,
    /// Woman International Master.
    Wim,
    /// Candidate Master.
    Cm,
    /// Woman FIDE Master.
    Wfm,
    /// Woman Candidate Master.
    Wcm,
}

impl Title {
    /// All titles, strongest first.
    pub const ALL: [Title; 8] = [
        Title::Gm,
        Title::Im,
        Title::Wgm,
        Title::Fm,
        Title::Wim,
        Title::Cm,
        Title::Wfm,
        Title::Wcm,
    ];

    /// The FIDE code, as in TRF: `WGM`.
    pub fn code(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A text that is no FIDE title.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected one of GM IM WGM FM WIM CM WFM WCM, found {0:?}")]
pub struct UnknownTitle(pub String);

/// Reads the code, and the short forms of old TRF files (`g`, `wm`, `mf`: *maître féminin*), in either case.
impl FromStr for Title {
    type Err = UnknownTitle;
    fn from_str(text: &str) -> Result<Title, UnknownTitle> {
        Ok(match text.trim().to_ascii_lowercase().as_str() {
            "gm" | "g" => Title::Gm,
            "im" | "m" => Title::Im,
            "wgm" | "wg" | "gf" | "gmf" => Title::Wgm,
            "fm" | "f" => Title::Fm,
            "wim" | "wm" | "mf" | "mif" => Title::Wim,
            "cm" | "c" => Title::Cm,
            "wfm" | "wf" | "ff" => Title::Wfm,
            "wcm" | "wc" | "cf" => Title::Wcm,
            _ => return Err(UnknownTitle(text.to_owned())),
        })
    }
}

/// Sex as the rating list records it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    /// `m` in TRF.
    Male,
    /// `w` in TRF.
    Female,
}

/// A birth date, often only the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Birth {
    /// Only the year is known.
    Year(i32),
    /// The whole date.
    Date(chrono::NaiveDate),
}

impl Birth {
    /// The year.
    pub fn year(self) -> i32 {
        match self {
            Birth::Year(year) => year,
            Birth::Date(date) => chrono::Datelike::year(&date),
        }
    }

    /// Reads `1990` or `1990-05-31`; of a date that does not exist its year.
    ///
    /// ```
    /// use tournament::player::Birth;
    /// assert_eq!(Birth::read("1990"), Some(Birth::Year(1990)));
    /// assert_eq!(Birth::read("unknown"), None);
    /// ```
    pub fn read(text: &str) -> Option<Birth> {
        let text = text.trim();
        if let Ok(date) = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d") {
            return Some(Birth::Date(date));
        }
        text.get(..4)?.parse().ok().filter(|year| *year > 0).map(Birth::Year)
    }

    /// Whether who was born then is, or may be, under 18 on a day. Of whom only the year is known, the last
    /// day of that year is taken.
    pub fn may_be_minor(self, on: chrono::NaiveDate) -> bool {
        const OF_AGE: i32 = 18;
        match self {
            Birth::Year(year) => chrono::Datelike::year(&on) - year <= OF_AGE,
            Birth::Date(date) => on.years_since(date).is_none_or(|age| age < OF_AGE.unsigned_abs()),
        }
    }
}

impl fmt::Display for Birth {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Birth::Year(year) => write!(f, "{year}"),
            Birth::Date(date) => write!(f, "{}", date.format("%Y-%m-%d")),
        }
    }
}
