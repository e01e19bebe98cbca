//! Dates as people and programs write them.

use chrono::NaiveDate;
use tournament::player::Birth;

/// Why a text is no birth date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DateFault {
    /// A day that the calendar does not have, such as 29 February 1938.
    #[error("this day does not exist")]
    NoSuchDay,
    /// Not a date at all, or one whose century cannot be known.
    #[error("expected YYYY-MM-DD, DD.MM.YYYY or YYYY")]
    NotADate,
    /// A year before 1850 or after 2100.
    #[error("birth year out of range")]
    OutOfRange,
}

/// Reads a birth date.
///
/// | It meets | It reads |
/// |---|---|
/// | `2001-05-31`, `2001/05/31`, `31.05.2001`, `31/5/2001`, `20010531` | the day |
/// | `31-May-2001`, `31 de mayo de 2001`, `31. Mai 2001`, `1er mai 2001`, `31.V.2001` | the day |
/// | `2001`, `2001/00/00`, `05/2001`, `may. 2001`, `*2001` | the year |
/// | `31.05.87`, `31-May-87` | the day in 1987: no player was born in 1887 or will be in 2087 |
/// | `31.05.07`, `05/31/07` | none: 1907 and 2007 are both possible |
/// | `37042` | the day that a spreadsheet counts so ([`is_day_count`]) |
/// | blank, all zeros | nothing |
///
/// Day and month in doubt are read day first, as FIDE's member federations mostly write; `05/31/2001`
/// is read month first because it fits no other way. Where other dates stand beside it, they decide ([`DateOrder`]).
///
/// # Errors
/// [`DateFault`] with the reason.
pub fn birth(text: &str) -> Result<Option<Birth>, DateFault> {
    birth_in(text, DayMonth::DayFirst)
}

/// Which of day and month stands first where both are numbers before the year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DayMonth {
    /// `31/05/2001`
    #[default]
    DayFirst,
    /// `05/31/2001`
    MonthFirst,
}

/// What the dates of a column say together of the order of day and month.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DateOrder {
    /// How dates are read that fit both.
    pub order: DayMonth,
    /// How many fit both.
    pub ambiguous: usize,
    /// The first of them, and its place in the column.
    pub first: Option<(usize, String)>,
    /// Dates that fit only day first, and only month first.
    pub decided: (usize, usize),
}

impl DateOrder {
    /// Looks at the dates of a column. Between dots nobody writes the month first.
    pub fn of<'c>(cells: impl Iterator<Item = &'c str>) -> DateOrder {
        let mut found = DateOrder::default();
        for (at, cell) in cells.enumerate() {
            let text = bare_birth(cell);
            let Some(numbers) = split_numbers(text) else { continue };
            let [(first, 1..=2), (second, 1..=2), (year, digits)] = *numbers.as_slice() else {
                continue;
            };
            if digits != 4 && !(digits == 2 && year >= LAST_CENTURY) {
                continue;
            }
            let month = 1..=12;
            match (first, second) {
                (13..=31, second) if month.contains(&second) => found.decided.0 += 1,
                (first, 13..=31) if month.contains(&first) => found.decided.1 += 1,
                (first, second)
                    if first != second
                        && month.contains(&first)
                        && month.contains(&second)
                        && text.contains(['/', '-']) =>
                {
                    found.ambiguous += 1;
                    found.first.get_or_insert_with(|| (at, text.to_owned()));
                }
                _ => {}
            }
        }
        if found.decided.0 == 0 && found.decided.1 > 0 {
            found.order = DayMonth::MonthFirst;
        }
        found
    }
}

fn bare_birth(text: &str) -> &str {
    text.trim().trim_matches(['*', '(', ')', '\''])
}

/// As [`birth`], where the dates that this one stands among show which of day and month is first.
///
/// # Errors
/// [`DateFault`] with the reason.
pub fn birth_in(text: &str, order: DayMonth) -> Result<Option<Birth>, DateFault> {
    let dotted = !text.contains(['/', '-']);
    let order = if dotted { DayMonth::DayFirst } else { order };
    let text = bare_birth(text);
    if is_day_count(text) {
        return Ok(day_of_count(text).map(Birth::Date));
    }
    let Some(numbers) = split_numbers(text) else { return worded_birth(text) };
    if numbers.iter().all(|(value, _)| *value == 0) {
        return Ok(None);
    }
    let (year, month, day) = match numbers.as_slice() {
        [(year, 4)] => (*year, 0, 0),
        [(packed, 8)] => (packed / 10_000, packed / 100 % 100, packed % 100),
        [(year, 4), (month, _), (day, _)] => (*year, *month, *day),
        [(first, _), (second, _), (year, 4)] => day_and_month(*year, *first, *second, order),
        [(first, 1..=2), (second, 1..=2), (year, 2)] if *year >= LAST_CENTURY => {
            day_and_month(1900 + year, *first, *second, order)
        }
        [(year, 4), (0..=12, 1..=2)] | [(0..=12, 1..=2), (year, 4)] => (*year, 0, 0),
        _ => return Err(DateFault::NotADate),
    };
    dated(year, month, day)
}

/// Years of two digits from here on are of the 20th century: nobody who plays was born before 1932.
const LAST_CENTURY: u32 = 32;

/// In this order, unless only the other fits a month.
fn day_and_month(year: u32, first: u32, second: u32, order: DayMonth) -> (u32, u32, u32) {
    let is_month = |value: u32| (1..=12).contains(&value);
    match order {
        DayMonth::DayFirst if second > 12 && is_month(first) => (year, first, second),
        DayMonth::MonthFirst if is_month(first) => (year, first, second),
        DayMonth::DayFirst | DayMonth::MonthFirst => (year, second, first),
    }
}

fn dated(year: u32, month: u32, day: u32) -> Result<Option<Birth>, DateFault> {
    if !(1850..=2100).contains(&year) {
        return Err(DateFault::OutOfRange);
    }
    let year_number = i32::try_from(year).map_err(|_| DateFault::OutOfRange)?;
    if month == 0 || day == 0 {
        return if month <= 12 && day <= 31 {
            Ok(Some(Birth::Year(year_number)))
        } else {
            Err(DateFault::NoSuchDay)
        };
    }
    match NaiveDate::from_ymd_opt(year_number, month, day) {
        Some(date) => Ok(Some(Birth::Date(date))),
        None => Err(DateFault::NoSuchDay),
    }
}

/// Whether a text is the day count of a spreadsheet, as a date becomes where its cell is saved as a number:
/// five digits, from 1910 on, with or without a part of a day.
pub fn is_day_count(text: &str) -> bool {
    day_of_count(text).is_some()
}

/// Days since 30 December 1899.
fn day_of_count(text: &str) -> Option<NaiveDate> {
    let (days, part) = text.trim().split_once(['.', ',']).unwrap_or((text.trim(), "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if days.len() != 5 || !digits(days) || !digits(part) {
        return None;
    }
    let days: u64 = days.parse().ok().filter(|days| (3_654..=73_000).contains(days))?;
    NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(chrono::Days::new(days))
}

/// Reads a date of an event, in the forms seen in TRF files: `2011/07/02`, `24/09/2010`, `10.09.13`
/// (year first), `28. 07. 2005`, `May 29, 2020`.
pub fn event_date(text: &str) -> Option<NaiveDate> {
    if let Some(date) = worded_date(text) {
        return Some(date);
    }
    let numbers = split_numbers(text)?;
    let [(first, first_digits), (second, _), (third, third_digits)] = *numbers.as_slice() else {
        return None;
    };
    let date =
        |year: u32, month, day| NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day);
    match (first_digits, third_digits) {
        (4, _) => date(first, second, third),
        (_, 4) => date(third, second, first).or_else(|| date(third, first, second)),
        (1..=2, 1..=2) => {
            date(2000 + first, second, third).or_else(|| date(2000 + third, second, first))
        }
        _ => None,
    }
}

/// First and last day of an event. Years of two digits between dots (`01.03.26`) are written first by some
/// programs and last by most people: both days are read in the order that makes the event shorter, and
/// day first where that says nothing.
pub fn event_span(start: &str, end: &str) -> (Option<NaiveDate>, Option<NaiveDate>) {
    let year_first = (event_date(start), event_date(end));
    let day_first = (day_first(start).or(year_first.0), day_first(end).or(year_first.1));
    let days = |span: (Option<NaiveDate>, Option<NaiveDate>)| match span {
        (Some(start), Some(end)) => Some((end - start).num_days()).filter(|days| *days >= 0),
        _ => None,
    };
    match (days(year_first), days(day_first)) {
        (Some(by_year), Some(by_day)) if by_year < by_day => year_first,
        (Some(_), None) => year_first,
        _ => day_first,
    }
}

/// `DD.MM.YY`
fn day_first(text: &str) -> Option<NaiveDate> {
    if text.contains(['/', '-']) {
        return None;
    }
    let numbers = split_numbers(text)?;
    let [(day, 1..=2), (month, 1..=2), (year, 2)] = *numbers.as_slice() else { return None };
    NaiveDate::from_ymd_opt(i32::try_from(2000 + year).ok()?, month, day)
}

/// Writes `YYYY/MM/DD`, or `YYYY/00/00` where only the year is known.
pub fn birth_text(birth: Birth) -> String {
    match birth {
        Birth::Year(year) => format!("{year:04}/00/00"),
        Birth::Date(date) => date.format("%Y/%m/%d").to_string(),
    }
}

/// Beginnings of the months in English, Spanish, German, French, Italian, Portuguese and Dutch, without marks.
const MONTHS: [&[&str]; 12] = [
    &["jan", "ene", "gen"],
    &["feb", "fev"],
    &["mar", "mrz", "mrt", "maerz"],
    &["apr", "abr", "avr"],
    &["may", "mai", "mag", "mei", "maj"],
    &["jun", "juin", "giu"],
    &["jul", "juil", "lug"],
    &["aug", "ago", "aou"],
    &["sep", "set"],
    &["oct", "okt", "ott", "out"],
    &["nov"],
    &["dec", "dic", "dez"],
];

/// Months in Roman numbers, as in Central and Eastern Europe.
const ROMAN: [&str; 12] =
    ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/// Day, month and year of a date with its month in words: `29 May 2020`, `May 29, 2020`, `29 de mayo de 2020`,
/// `29-May-87`; `May 2020` has no day. Years as written.
fn worded(text: &str) -> Option<(Option<u32>, u32, u32)> {
    let mut month = None;
    let mut numbers = Vec::new();
    let text = crate::fold::to_ascii(text).to_ascii_lowercase();
    for word in text.split([' ', ',', '.', '-', '/']).filter(|word| !word.is_empty()) {
        let digits = word.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let ending = &word[digits.len()..];
        let counted = matches!(ending, "" | "st" | "nd" | "rd" | "th" | "er" | "o" | "a");
        if let (true, Ok(number)) = (counted, digits.parse::<u32>()) {
            numbers.push(number);
        } else if !matches!(word, "de" | "del" | "of" | "the" | "el" | "le" | "er" | "d") {
            let index = MONTHS
                .iter()
                .position(|names| names.iter().any(|name| word.starts_with(name)))
                .or_else(|| ROMAN.iter().position(|name| *name == word))?;
            if month.replace(u32::try_from(index).ok()? + 1).is_some() {
                return None;
            }
        }
    }
    let month = month?;
    match *numbers.as_slice() {
        [day, year] if year > 31 => Some((Some(day), month, year)),
        [year, day] if year > 31 => Some((Some(day), month, year)),
        [year] if year > 31 => Some((None, month, year)),
        _ => None,
    }
}

fn worded_date(text: &str) -> Option<NaiveDate> {
    let (day, month, year) = worded(text)?;
    NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day?)
}

fn worded_birth(text: &str) -> Result<Option<Birth>, DateFault> {
    let (day, month, year) = worded(text).ok_or(DateFault::NotADate)?;
    let year = if (LAST_CENTURY..100).contains(&year) { 1900 + year } else { year };
    match day {
        Some(0) => Err(DateFault::NoSuchDay),
        Some(day) => dated(year, month, day),
        None => dated(year, 0, 0),
    }
}

/// Numbers with their count of digits, separated by `. / - ` or blanks; `None` at any other letter.
/// A time of day after the date (`1990-05-31 00:00:00`) is left out.
fn split_numbers(text: &str) -> Option<Vec<(u32, usize)>> {
    let text = text.trim();
    let text = match text.split_once([' ', 'T']) {
        Some((date, time)) if time.contains(':') => date,
        _ => text,
    };
    text.split(['.', '/', '-', ' '])
        .filter(|part| !part.is_empty())
        .map(|part| {
            let digits = part.len();
            (digits <= 8 && part.bytes().all(|byte| byte.is_ascii_digit()))
                .then(|| part.parse().ok().map(|value| (value, digits)))
                .flatten()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let shown = match birth(text) {
            Ok(Some(birth)) => birth_text(birth),
            Ok(None) => "none".to_owned(),
            Err(fault) => format!("{fault:?}"),
        };
        assert_eq!(shown, expected, "{text:?}");
    }

    #[test]
    fn issue_a12_birth_dates_before_1970_and_impossible_ones() {
        check("1938-02-29", "NoSuchDay");
        check("1936-02-29", "1936/02/29");
        check("1941-12-31", "1941/12/31");
        check("1969/12/31", "1969/12/31");
        check("1950", "1950/00/00");
        check("1950/00/00", "1950/00/00");
        check("1980.13.05", "NoSuchDay");
    }

    #[test]
    fn day_first_unless_impossible() {
        check("05/06/1990", "1990/06/05");
        check("05/31/1990", "1990/05/31");
        check("31.5.1990", "1990/05/31");
        check("19900531", "1990/05/31");
        check("1990-05-31 00:00:00", "1990/05/31");
    }

    #[test]
    fn a_column_says_which_of_day_and_month_is_first() {
        let of = |cells: &[&str]| DateOrder::of(cells.iter().copied());
        let american = of(&["03/04/2001", "05/31/1990", ""]);
        assert_eq!((american.order, american.ambiguous), (DayMonth::MonthFirst, 1));
        assert_eq!(of(&["03/04/2001", "31/05/1990"]).order, DayMonth::DayFirst);
        let both = of(&["31/05/1990", "05/31/1990", "03/04/2001"]);
        assert_eq!((both.order, both.decided), (DayMonth::DayFirst, (1, 1)));
        let open = of(&["2001", "03/04/2001", "04.05.2001", "06/06/2001"]);
        assert_eq!((open.ambiguous, open.decided), (1, (0, 0)), "dots and equal numbers say it");
        assert_eq!(open.first, Some((1, "03/04/2001".to_owned())));
        let read = |text| birth_in(text, DayMonth::MonthFirst).map(|it| it.map(birth_text));
        assert_eq!(read("03/04/2001"), Ok(Some("2001/03/04".to_owned())));
        assert_eq!(read("31/05/1990"), Ok(Some("1990/05/31".to_owned())));
        assert_eq!(read("03.04.2001"), Ok(Some("2001/04/03".to_owned())));
    }

    #[test]
    fn blanks_and_nonsense() {
        check("", "none");
        check("0000/00/00", "none");
        check("n/a", "NotADate");
        check("12.05.07", "NotADate");
        check("12 May 07", "NotADate");
        check("0012", "OutOfRange");
        check("99999999999", "NotADate");
    }

    #[test]
    fn forms_of_four_languages_and_of_spreadsheets() {
        for text in [
            "1.3.1990",
            "1990/03/01",
            "01-Mar-1990",
            "1 mar 1990",
            "1. März 1990",
            "1 de marzo de 1990",
            "1er mars 1990",
            "March 1st, 1990",
            "1.III.1990",
            "01-Mar-90",
            "1.3.90",
            "1/3/1990",
            "1990.3.1",
            "32933",
            "32933.5",
        ] {
            check(text, "1990/03/01");
        }
        for text in
            ["mar. 1990", "März 1990", "marzo de 1990", "03/1990", "1990-03", "*1990", "Mar-90"]
        {
            check(text, "1990/00/00");
        }
        check("31 Feb 1990", "NoSuchDay");
        check("0 May 1990", "NoSuchDay");
        check("May June 1990", "NotADate");
        check("13/1990", "NotADate");
        check("99999", "NotADate");
        check("3rd May 2001", "2001/05/03");
        assert!(!is_day_count("1990") && is_day_count("37042"));
    }

    #[test]
    fn event_dates_as_seen_in_files() {
        for (text, expected) in [
            ("2011/07/02", "2011-07-02"),
            ("24/09/2010", "2010-09-24"),
            ("10.09.13", "2010-09-13"),
            ("28. 07. 2005", "2005-07-28"),
            ("May 29, 2020", "2020-05-29"),
            ("29 May 2020", "2020-05-29"),
            ("31 de mayo de 2020", "2020-05-31"),
            ("1 de diciembre del 2020", "2020-12-01"),
            ("3. März 2020", "2020-03-03"),
            ("14 août 2020", "2020-08-14"),
        ] {
            assert_eq!(event_date(text).map(|date| date.to_string()).as_deref(), Some(expected));
        }
        for (start, end, expected) in [
            ("01.03.26", "", "2026-03-01 -"),
            ("", "26.03.01", "- 2001-03-26"),
            ("01.03.26", "01.03.26", "2026-03-01 2026-03-01"),
            ("28.02.26", "05.03.26", "2026-02-28 2026-03-05"),
            ("01.03.26", "2026-03-08", "2026-03-01 2026-03-08"),
            // As programs write it.
            ("11.09.26", "12.04.01", "2011-09-26 2012-04-01"),
            ("10.09.13", "11.03.13", "2010-09-13 2011-03-13"),
            ("26.11.28", "26.11.30", "2026-11-28 2026-11-30"),
            ("26/03/01", "26/03/05", "2026-03-01 2026-03-05"),
            ("soon", "01.03.26", "- 2026-03-01"),
        ] {
            let (first, last) = event_span(start, end);
            let shown = |day: Option<NaiveDate>| day.map_or("-".to_owned(), |it| it.to_string());
            assert_eq!(format!("{} {}", shown(first), shown(last)), expected, "{start} {end}");
        }
        assert_eq!(event_date("24/13/32"), None);
        assert_eq!(event_date("soon"), None);
    }
}
