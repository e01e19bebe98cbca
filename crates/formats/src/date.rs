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

/// Reads a birth date: `2001-05-31`, `2001/05/31`, `31.05.2001`, `31/5/2001`, `2001`, `2001/00/00`.
///
/// Day and month in doubt are read day first, as FIDE's member federations mostly write; `05/31/2001`
/// is read month first because it fits no other way. `None` for blank and all-zero texts.
///
/// # Errors
/// [`DateFault`] with the reason.
pub fn birth(text: &str) -> Result<Option<Birth>, DateFault> {
    let Some(numbers) = split_numbers(text) else {
        // A month in words; a day that does not exist is none.
        return worded_date(text).map(|date| Some(Birth::Date(date))).ok_or(DateFault::NotADate);
    };
    if numbers.iter().all(|(value, _)| *value == 0) {
        return Ok(None);
    }
    let (year, month, day) = match numbers.as_slice() {
        [(year, 4)] => (*year, 0, 0),
        [(packed, 8)] => (packed / 10_000, packed / 100 % 100, packed % 100),
        [(year, 4), (month, _), (day, _)] => (*year, *month, *day),
        [(first, _), (second, _), (year, 4)] => match (*first, *second) {
            (month, day) if day > 12 && (1..=12).contains(&month) => (*year, month, day),
            (day, month) => (*year, month, day),
        },
        [(year, 4), (0, _)] | [(0, _), (year, 4)] => (*year, 0, 0),
        _ => return Err(DateFault::NotADate),
    };
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

/// Beginnings of the months in English, Spanish, German and French, without marks.
const MONTHS: [&[&str]; 12] = [
    &["jan", "ene"],
    &["feb", "fev"],
    &["mar", "mrz"],
    &["apr", "abr", "avr"],
    &["may", "mai"],
    &["jun", "juin"],
    &["jul", "juil"],
    &["aug", "ago", "aou"],
    &["sep", "set"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "dic", "dez"],
];

/// `May 29, 2020`, `29 May 2020`, `29 de mayo de 2020`.
fn worded_date(text: &str) -> Option<NaiveDate> {
    let mut month = None;
    let mut numbers = Vec::new();
    let text = crate::fold::to_ascii(text).to_ascii_lowercase();
    for word in text.split([' ', ',', '.', '-', '/']).filter(|word| !word.is_empty()) {
        let bare = word.trim_end_matches("st").trim_end_matches("nd").trim_end_matches("th");
        if let Ok(number) = bare.parse::<u32>() {
            numbers.push(number);
        } else if !matches!(word, "de" | "del" | "of" | "the" | "el" | "le" | "er") {
            let index =
                MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)))?;
            month = Some(u32::try_from(index).ok()? + 1);
        }
    }
    let (day, year) = match *numbers.as_slice() {
        [day, year] if year > 31 => (day, year),
        [year, day] => (day, year),
        _ => return None,
    };
    NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month?, day)
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
    fn blanks_and_nonsense() {
        check("", "none");
        check("0000/00/00", "none");
        check("n/a", "NotADate");
        check("12.05.87", "NotADate");
        check("0012", "OutOfRange");
        check("99999999999", "NotADate");
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
