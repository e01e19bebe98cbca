//! Rating lists: FIDE's downloads as fixed columns and as XML, and national lists as delimited text.
//!
//! A list is read as a stream, row by row, in memory that does not grow with the file. What a row
//! lacks costs that row at most; nothing is left out silently.
//!
//! | met | done | the arbiter sees |
//! | --- | --- | --- |
//! | columns elsewhere than last year | taken from the heading line | nothing |
//! | single list, rating column named by month (`SEP26`) | month kept, kind by file name | the month |
//! | text that is not UTF-8 | read as Windows-1252 | a note with the first line |
//! | id in quotes | read without them | a note |
//! | id that is no number, or none | FIDE list: row left out; national list: row kept without id | error or warning |
//! | text longer than its columns | the later columns of that row are moved | a note |
//! | columns that fit in no way | row left out | error with line and column |
//! | row cut short | row left out | error |
//! | the last row is cut short and its line has no end | the list is called cut off | error |
//! | no name | row left out | error |
//! | unknown title | left empty | a warning |
//! | rating, K or games that are no number | left empty | a warning |
//! | birth year `0000` or blank | unknown | nothing |
//! | any other birth year or date that is none | left empty | a warning |
//! | tabs in a name | read as blanks | a note |
//! | a line longer than 64 KiB | left out | error |
//! | XML row that is not closed | left out | error |
//! | one id in two rows | both kept: the arbiter picks | an error at each later row |
//! | neither of the three layouts | not read | "no rating list" |
//!
//! ```
//! use formats::ratings::{ListReader, ListRow, Options};
//! let text = "ID;Nombre;Elo;FED\n7;Ibarra, Ana;2100;ESP\n";
//! let mut reader = ListReader::open(text.as_bytes(), Options::default()).unwrap();
//! let (mut row, mut problems) = (ListRow::default(), Vec::new());
//! assert!(reader.read_row(&mut row, &mut problems)?);
//! assert_eq!((row.name.as_str(), row.federation.as_str()), ("Ibarra, Ana", "ESP"));
//! assert!(!reader.read_row(&mut row, &mut problems)?);
//! # Ok::<(), std::io::Error>(())
//! ```

mod delimited;
mod fixed;
mod lines;
mod xml;
mod zipped;

use std::io::{self, BufRead, Cursor, Read};

use tournament::player::{Birth, Sex};

use crate::problem::{Kind, Place, Problem};
use crate::table::Column;

pub use zipped::{ZipFault, ZippedList, with_list_in_zip};

/// As names of files have them.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The month that the name of a file says: `players_list_xml_oct26.zip`, `standard_nov26frl.txt`, `list-2026-10.csv`.
///
/// ```
/// use formats::ratings::month_in_name;
/// assert_eq!(month_in_name("players_list_xml_oct26.zip").as_deref(), Some("2026-10"));
/// assert_eq!(month_in_name("standard_rating_list.txt"), None);
/// ```
pub fn month_in_name(name: &str) -> Option<String> {
    let name = name.to_lowercase();
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let number = |text: &str| {
        text.parse::<u16>().ok().filter(|_| text.bytes().all(|it| it.is_ascii_digit()))
    };
    let dated = |year: &str, month: &str| {
        let year = number(year).filter(|it| year.len() == 4 && (1970..2100).contains(it))?;
        let month = number(month).filter(|it| (1..=12).contains(it))?;
        Some(format!("{year}-{month:02}"))
    };
    let one = |word: &&str| {
        let whole = word.split_at_checked(4).and_then(|(year, month)| dated(year, month));
        let whole = whole.filter(|_| word.len() == 6);
        whole.or_else(|| fixed::month_of(word.strip_suffix("frl").unwrap_or(word)))
    };
    // The month and the year may stand apart.
    let two = |pair: &[&str]| {
        let short = pair[1].strip_prefix("20").filter(|short| short.len() == 2).unwrap_or(pair[1]);
        let named = || {
            let is_month = MONTHS.iter().any(|month| *month == pair[0] || month[..3] == *pair[0]);
            let begin = pair[0].get(..3).filter(|_| is_month)?;
            fixed::month_of(&format!("{begin}{short}"))
        };
        dated(pair[0], pair[1]).or_else(|| dated(pair[1], pair[0])).or_else(named)
    };
    words.iter().find_map(one).or_else(|| words.windows(2).find_map(two))
}

/// Which rating of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingKind {
    /// FIDE standard.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// FIDE blitz.
    Blitz,
    /// That of a national federation.
    National,
}

impl RatingKind {
    /// All kinds, in the order of [`ListRow::ratings`].
    pub const ALL: [RatingKind; 4] =
        [RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz, RatingKind::National];

    /// Stable name: `standard`.
    pub fn code(self) -> &'static str {
        match self {
            RatingKind::Standard => "standard",
            RatingKind::Rapid => "rapid",
            RatingKind::Blitz => "blitz",
            RatingKind::National => "national",
        }
    }

    /// By the name of a file: `rapid_rating_list.txt`.
    fn of_file(name: &str) -> RatingKind {
        let name = name.to_lowercase();
        if name.contains("rapid") {
            RatingKind::Rapid
        } else if name.contains("blitz") {
            RatingKind::Blitz
        } else {
            RatingKind::Standard
        }
    }
}

/// A rating with what the list says about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rated {
    /// The rating; none for unrated.
    pub value: Option<u16>,
    /// Games of the period.
    pub games: Option<u16>,
    /// Development coefficient.
    pub k: Option<u8>,
}

/// A row of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListRow {
    /// Line of the file, from 1.
    pub line: u32,
    /// FIDE id.
    pub fide_id: Option<u32>,
    /// Id of the national federation.
    pub national_id: String,
    /// `Surname, Given`.
    pub name: String,
    /// Federation as written.
    pub federation: String,
    /// Sex.
    pub sex: Option<Sex>,
    /// Title as written.
    pub title: String,
    /// Title among women as written.
    pub women_title: String,
    /// Arbiter, trainer and organizer titles as written.
    pub other_titles: String,
    /// Ratings in the order of [`RatingKind::ALL`].
    pub ratings: [Rated; 4],
    /// Birth date or year.
    pub birth: Option<Birth>,
    /// Club, where the list has it.
    pub club: String,
    /// FIDE's flags: `i` inactive, `w` woman.
    pub flag: String,
}

impl ListRow {
    /// One of its ratings.
    pub fn rating(&self, kind: RatingKind) -> Rated {
        self.ratings[kind as usize]
    }

    fn rating_mut(&mut self, kind: RatingKind) -> &mut Rated {
        &mut self.ratings[kind as usize]
    }

    /// Empties the row and keeps its memory.
    fn clear(&mut self) {
        let texts = [
            &mut self.national_id,
            &mut self.name,
            &mut self.federation,
            &mut self.title,
            &mut self.women_title,
            &mut self.other_titles,
            &mut self.club,
            &mut self.flag,
        ];
        for text in texts {
            text.clear();
        }
        (self.line, self.fide_id, self.sex, self.birth) = (0, None, None, None);
        self.ratings = Default::default();
    }
}

/// What helps in reading a list.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Name of the file: it tells the kind of a single list.
    pub file_name: String,
    /// Columns of a delimited list that the arbiter confirmed; else they are guessed.
    pub columns: Option<Vec<Option<Column>>>,
}

/// How a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// FIDE's text with fixed columns.
    Fixed,
    /// FIDE's XML.
    Xml,
    /// Delimited text of a national federation.
    Delimited,
}

/// Why a file is not read as a list.
#[derive(Debug, thiserror::Error)]
pub enum ListFault {
    /// The source gave no more bytes.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Nothing in it.
    #[error("expected a rating list, found an empty file")]
    Empty,
    /// A zip file: see [`with_list_in_zip`].
    #[error("expected a rating list, found a zip file")]
    Zipped,
    /// Text of two bytes a letter.
    #[error("expected UTF-8 or Windows-1252, found UTF-16: save it again as UTF-8")]
    Utf16,
    /// Neither of the known layouts.
    #[error("expected FIDE's heading line, FIDE's XML or a table with a column of names")]
    NotAList,
}

/// Reads a list from any source of bytes.
pub struct ListReader<R> {
    source: lines::Source<io::Chain<Cursor<Vec<u8>>, R>>,
    layout: Kept,
    month: Option<String>,
    kinds: Vec<RatingKind>,
}

enum Kept {
    Fixed(fixed::Columns),
    Xml(xml::Fields),
    Delimited(delimited::Table),
}

/// Bytes looked at to find the layout; as many show people what the columns are.
pub const HEAD: u64 = 64 * 1024;

impl<R: BufRead> ListReader<R> {
    /// Looks at the beginning and finds the layout.
    ///
    /// # Errors
    /// See [`ListFault`].
    pub fn open(mut source: R, options: Options) -> Result<ListReader<R>, ListFault> {
        let mut head = Vec::new();
        source.by_ref().take(HEAD).read_to_end(&mut head)?;
        if head.starts_with(b"\xEF\xBB\xBF") {
            head.drain(..3);
        }
        if head.iter().all(u8::is_ascii_whitespace) {
            return Err(ListFault::Empty);
        }
        match head[..] {
            [b'P', b'K', 3, 4, ..] => return Err(ListFault::Zipped),
            [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => return Err(ListFault::Utf16),
            _ => {}
        }
        let whole = head.len() < usize::try_from(HEAD).unwrap_or(usize::MAX);
        let kind = RatingKind::of_file(&options.file_name);
        let mut month = None;
        let first = head.iter().find(|byte| !byte.is_ascii_whitespace());
        let (layout, kinds) = if first == Some(&b'<') {
            let seen = String::from_utf8_lossy(&head);
            if !seen.contains("<player") {
                return Err(ListFault::NotAList);
            }
            let fields = xml::Fields::new(kind, seen.contains("<rapid_rating"));
            let kinds = fields.kinds();
            (Kept::Xml(fields), kinds)
        } else if let Some(columns) = fixed::Columns::of_heading(&head, kind) {
            month.clone_from(&columns.month);
            let kinds = columns.kinds();
            (Kept::Fixed(columns), kinds)
        } else {
            let table = delimited::Table::of_head(&head, whole, options.columns)
                .ok_or(ListFault::NotAList)?;
            let kinds = table.kinds();
            (Kept::Delimited(table), kinds)
        };
        let source = lines::Source::new(Cursor::new(head).chain(source));
        Ok(ListReader { source, layout, month, kinds })
    }

    /// How the list is written.
    pub fn layout(&self) -> Layout {
        match self.layout {
            Kept::Fixed(_) => Layout::Fixed,
            Kept::Xml(_) => Layout::Xml,
            Kept::Delimited(_) => Layout::Delimited,
        }
    }

    /// The month that the list itself names, `2026-09`.
    pub fn month(&self) -> Option<&str> {
        self.month.as_deref()
    }

    /// Which ratings the list has.
    pub fn kinds(&self) -> &[RatingKind] {
        &self.kinds
    }

    /// Reads the next good row into `row`; false at the end. Problems of it and of the rows left out
    /// before it are added to `problems`.
    ///
    /// # Errors
    /// When the source gives no more bytes.
    pub fn read_row(&mut self, row: &mut ListRow, problems: &mut Vec<Problem>) -> io::Result<bool> {
        match &mut self.layout {
            Kept::Fixed(columns) => columns.read_row(&mut self.source, row, problems),
            Kept::Xml(fields) => fields.read_row(&mut self.source, row, problems),
            Kept::Delimited(table) => table.read_row(&mut self.source, row, problems),
        }
    }
}

/// Rows whose ids stand in an earlier row. The caller knows the ids; the words are the reader's.
pub fn duplicate_id(id: &str, line: u32, first_line: u32, name: &str) -> Problem {
    Problem::new(
        Place::at(line, 1),
        Kind::DuplicateId { id: id.to_owned(), line: first_line },
        name,
    )
}

/// Why an id is not one.
enum IdFault {
    Absent,
    NoNumber,
}

/// An id, and whether quotes had to be taken off.
fn id(text: &str) -> Result<(u32, bool), IdFault> {
    let is_quote = |letter: char| matches!(letter, '"' | '\'' | '`' | '’') || letter == ' ';
    let bare = text.trim_matches(is_quote);
    if bare.is_empty() {
        return Err(IdFault::Absent);
    }
    let number = digits(bare).filter(|number| *number > 0).ok_or(IdFault::NoNumber)?;
    Ok((number, bare.len() != text.trim().len()))
}

/// A whole number of plain digits.
fn digits(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 10 {
        return None;
    }
    let mut number = 0_u32;
    for byte in text.bytes() {
        if !byte.is_ascii_digit() {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(u32::from(byte - b'0'))?;
    }
    Some(number)
}

/// Highest rating that is believed.
const MAX_RATING: u32 = 3500;

/// Fills a field of FIDE's lists, or says why not.
fn fill(row: &mut ListRow, field: Field, text: &str) -> Option<(Kind, &'static str)> {
    match field {
        Field::Id => match id(text) {
            Ok((number, quoted)) => {
                row.fide_id = Some(number);
                return quoted.then_some((Kind::IdInQuotes {}, ""));
            }
            Err(IdFault::Absent | IdFault::NoNumber) => {
                return Some((Kind::ListIdMissing {}, "digits"));
            }
        },
        Field::Name => return fill_name(row, text),
        Field::Federation => row.federation.push_str(text),
        Field::Sex => match text {
            "" => {}
            "M" | "m" => row.sex = Some(Sex::Male),
            "F" | "f" | "W" | "w" => row.sex = Some(Sex::Female),
            _ => return Some((Kind::UnknownSex {}, "M or F")),
        },
        Field::Title => {
            row.title.push_str(text);
            return unknown_title(text);
        }
        Field::WomenTitle => {
            row.women_title.push_str(text);
            return unknown_title(text);
        }
        Field::OtherTitles => row.other_titles.push_str(text),
        Field::Rating(_) | Field::Games(_) | Field::K(_) if text.is_empty() => {}
        Field::Rating(kind) => match digits(text).filter(|number| *number <= MAX_RATING) {
            Some(0) => {}
            Some(number) => row.rating_mut(kind).value = u16::try_from(number).ok(),
            None => return Some((Kind::BadRating {}, "1000-3500")),
        },
        Field::Games(kind) => match digits(text).and_then(|number| u16::try_from(number).ok()) {
            Some(number) => row.rating_mut(kind).games = Some(number),
            None => return Some((Kind::BadNumber { column: "games" }, "digits")),
        },
        Field::K(kind) => match digits(text).and_then(|number| u8::try_from(number).ok()) {
            Some(0) => {}
            Some(number) => row.rating_mut(kind).k = Some(number),
            None => return Some((Kind::BadNumber { column: "K" }, "10 20 40")),
        },
        Field::Birth => return fill_birth(row, text),
        Field::Flag => row.flag.push_str(text),
        Field::Unused => {}
    }
    None
}

fn fill_name(row: &mut ListRow, text: &str) -> Option<(Kind, &'static str)> {
    if text.is_empty() {
        return Some((Kind::NameMissing {}, ""));
    }
    if !text.contains(|letter: char| letter.is_control()) {
        row.name.push_str(text);
        return None;
    }
    for word in text.split(|letter: char| letter.is_whitespace() || letter.is_control()) {
        if !word.is_empty() {
            if !row.name.is_empty() {
                row.name.push(' ');
            }
            row.name.push_str(word);
        }
    }
    if row.name.is_empty() {
        return Some((Kind::NameMissing {}, ""));
    }
    Some((Kind::TabsInName {}, ""))
}

fn fill_birth(row: &mut ListRow, text: &str) -> Option<(Kind, &'static str)> {
    if text.is_empty() || text == "0000" {
        return None;
    }
    match text.len() {
        4 => match digits(text) {
            Some(year @ 1850..=2100) => {
                row.birth = i32::try_from(year).ok().map(Birth::Year);
                return None;
            }
            Some(_) => return Some((Kind::BirthOutOfRange {}, "YYYY or 0000")),
            None => {}
        },
        _ => {
            if let Ok(Some(birth)) = crate::date::birth(text) {
                row.birth = Some(birth);
                return None;
            }
        }
    }
    Some((Kind::BadBirth {}, "YYYY or 0000"))
}

/// FIDE's titles for playing; anything else is kept and remarked.
fn unknown_title(text: &str) -> Option<(Kind, &'static str)> {
    let known = matches!(text, "" | "GM" | "IM" | "FM" | "CM" | "WGM" | "WIM" | "WFM" | "WCM");
    (!known).then_some((Kind::UnknownTitle {}, "GM IM WGM FM WIM CM WFM WCM"))
}

/// A field of FIDE's lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    Rating(RatingKind),
    Games(RatingKind),
    K(RatingKind),
    Birth,
    Flag,
    /// A column that is not kept.
    Unused,
}

impl Field {
    /// Text may run beyond its columns; numbers may not.
    fn is_text(self) -> bool {
        !matches!(self, Field::Id | Field::Rating(_) | Field::Games(_) | Field::K(_) | Field::Birth)
    }

    /// Trouble here costs the row.
    fn is_needed(self) -> bool {
        matches!(self, Field::Id | Field::Name)
    }

    /// Name for people who look into the file.
    fn label(self) -> &'static str {
        match self {
            Field::Id => "ID Number",
            Field::Name => "Name",
            Field::Federation => "Fed",
            Field::Sex => "Sex",
            Field::Title => "Tit",
            Field::WomenTitle => "WTit",
            Field::OtherTitles => "OTit",
            Field::Rating(_) => "Rtng",
            Field::Games(_) => "Gm",
            Field::K(_) => "K",
            Field::Birth => "B-day",
            Field::Flag => "Flag",
            Field::Unused => "?",
        }
    }
}
