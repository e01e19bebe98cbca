//! Rating lists on this computer: one SQLite file a list, each written once and then only read.
//!
//! A list is written to a file of its own that nobody looks at, in one go and without waiting for
//! the disk, and takes its place by a rename when it is whole and on the disk. So a load that is
//! cancelled or killed leaves the former list as it was, and no event waits for a load.
//!
//! Searching does not use SQL: [`index`] keeps the words of the names sorted, with the rows of each,
//! small enough to be held in memory (about 50 MB for 1.8 million rows).
//!
//! Rows are packed into pages of some kilobytes, the only use that is made of SQL's tables: two million
//! rows of columns would take most of the time of a load.
//!
//! In reading order: [`ListedPlayer`] and [`About`]; [`ListWriter`]; [`Shelf`], the folder of lists;
//! [`RatingList`], an open list; [`find`], how it is searched.

pub mod find;
pub mod index;
mod list;
mod page;
mod shelf;
mod writer;

use crate::store::StorageError;

pub use find::{Hit, Nearness, Query, one_spelling};
pub use list::{Duplicate, KeptProblem, RatingList};
pub use shelf::Shelf;
pub use writer::{Finished, ListWriter};

/// Marks a SQLite file as a rating list: "ArbR". The first migration writes it.
pub const APPLICATION_ID: u32 = 0x4172_6252;

const FILE_VERSION: u32 = 2;

const STEPS: &[rusqlite_migration::M<'_>] = &[
    rusqlite_migration::M::up(include_str!("../../../../migrations/ratings/0001_list.sql")),
    rusqlite_migration::M::up(include_str!("../../../../migrations/ratings/0002_pages.sql")),
];
const MIGRATIONS: rusqlite_migration::Migrations<'_> =
    rusqlite_migration::Migrations::from_slice(STEPS);

/// Why a list cannot be written, read or put in its place.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    /// Another load is under way.
    #[error("one list is loaded at a time, another load is under way")]
    Busy,
    /// Another release wrote it.
    #[error("this program reads lists of form {known}, found form {found}: load the list again")]
    OtherForm {
        /// The form it has.
        found: u32,
        /// The form known here.
        known: u32,
    },
    /// It is no list of ours, or not whole.
    #[error("a rating list was expected, found another file")]
    NotOurs,
    /// More rows than the index can number.
    #[error("a list has at most 16 million rows")]
    TooLong,
    /// The folder or a file in it gives trouble.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The file would not take or give it.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl From<rusqlite::Error> for ListError {
    fn from(error: rusqlite::Error) -> ListError {
        ListError::Storage(error.into())
    }
}

/// A rating with what the list says about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListedRating {
    /// The rating; none for unrated.
    pub value: Option<u16>,
    /// Games of the period.
    pub games: Option<u16>,
    /// Development coefficient.
    pub k: Option<u8>,
}

/// A row of a list. Empty text: the list does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Line of the file.
    pub line: u32,
    /// FIDE id.
    pub fide_id: Option<u32>,
    /// Id of the national federation.
    pub national_id: String,
    /// `Surname, Given`.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Title.
    pub title: String,
    /// Title among women.
    pub women_title: String,
    /// Arbiter, trainer and organizer titles.
    pub other_titles: String,
    /// Standard, rapid, blitz, national.
    pub ratings: [ListedRating; 4],
    /// `19870531`, or `19870000` where only the year is known; 0 for unknown.
    pub birth: u32,
    /// Club.
    pub club: String,
    /// Flags of the list.
    pub flag: String,
}

impl ListedPlayer {
    /// The birth year, if known.
    pub fn birth_year(&self) -> Option<u16> {
        u16::try_from(self.birth / 10_000).ok().filter(|year| *year > 0)
    }
}

/// What a list is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Name: `FIDE`, `FIDE rapid`, that of a federation.
    pub name: String,
    /// Month in force, `2026-11`.
    pub month: String,
    /// Which ratings it has, of `standard rapid blitz national`.
    pub kinds: Vec<String>,
    /// Name of the file it was read from.
    pub source: String,
    /// When it was loaded: UTC, milliseconds since 1970.
    pub loaded_at: i64,
    /// Rows kept.
    pub n_rows: u32,
    /// Rows left out.
    pub n_left_out: u32,
    /// Everything that was odd, rows left out included.
    pub n_problems: u32,
}
