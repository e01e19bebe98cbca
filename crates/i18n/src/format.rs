//! Points, decimals and dates as people of a language write them.
//!
//! Dates: `29 November 2026` in English (no doubt between day and month for readers from either side of the ocean),
//! `29/11/2026` in Spanish. Points: whole and half points as `4½` in both languages; other tenths, and tie-breaks, with the
//! decimal sign of the language.

use crate::{Messages, args};

impl Messages {
    /// Points given in tenths, the form of result lists: `4½`, `½`, `0`, and `2.3` or `2,3`.
    pub fn points(&self, tenths: i32) -> String {
        let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        match (size / 10, size % 10) {
            (0, 5) => format!("{sign}½"),
            (whole, 0) => format!("{sign}{whole}"),
            (whole, 5) => format!("{sign}{whole}½"),
            (whole, rest) => format!("{sign}{whole}{}{rest}", self.language().decimal_separator()),
        }
    }

    /// A number given in tenths with exactly one decimal: `3.5`, `3,5`.
    pub fn decimal_tenths(&self, tenths: i32) -> String {
        let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        format!("{sign}{}{}{}", size / 10, self.language().decimal_separator(), size % 10)
    }

    /// A number written with a decimal point, in the language's own form: `12.25` becomes `12,25` in Spanish. Text that is
    /// no such number is returned as it is.
    pub fn decimal(&self, written: &str) -> String {
        let digits = written.strip_prefix(['-', '+']).unwrap_or(written);
        let is_number = digits.split('.').count() == 2
            && digits
                .split('.')
                .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
        if is_number {
            written.replace('.', &self.language().decimal_separator().to_string())
        } else {
            written.to_owned()
        }
    }

    /// A date: `29 November 2026`, `29/11/2026`.
    pub fn date(&self, year: i32, month: u32, day: u32) -> String {
        self.text("common-date", &args! { "year" => year, "month" => month, "day" => day })
    }

    /// A date with the time of day: `29 November 2026, 18:46`.
    pub fn date_time(
        &self,
        (year, month, day): (i32, u32, u32),
        (hour, minute): (u32, u32),
    ) -> String {
        let date = self.date(year, month, day);
        self.text(
            "common-date-time",
            &args! { "date" => date, "time" => format!("{hour}:{minute:02}") },
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Messages};

    #[test]
    fn halves_are_one_glyph() {
        let english = Messages::get(Language::English);
        let shown: Vec<String> = [0, 5, 10, 45, 23, -5].map(|tenths| english.points(tenths)).into();
        assert_eq!(shown, ["0", "½", "1", "4½", "2.3", "-½"]);
        assert_eq!(Messages::get(Language::Spanish).points(23), "2,3");
    }

    #[test]
    fn decimal_sign_follows_the_language() {
        let (english, spanish) =
            (Messages::get(Language::English), Messages::get(Language::Spanish));
        assert_eq!(english.decimal_tenths(35), "3.5");
        assert_eq!(spanish.decimal_tenths(35), "3,5");
        assert_eq!(spanish.decimal_tenths(-5), "-0,5");
        assert_eq!(spanish.decimal("12.25"), "12,25");
        assert_eq!(spanish.decimal("9.2.1"), "9.2.1");
        assert_eq!(spanish.decimal("12."), "12.");
        assert_eq!(english.decimal("12.25"), "12.25");
    }

    #[test]
    fn dates() {
        let (english, spanish) =
            (Messages::get(Language::English), Messages::get(Language::Spanish));
        assert_eq!(english.date(2026, 11, 29), "29 November 2026");
        assert_eq!(spanish.date(2026, 3, 5), "5/3/2026");
        assert_eq!(english.date_time((2026, 1, 2), (9, 5)), "2 January 2026, 9:05");
        assert_eq!(spanish.date_time((2026, 1, 2), (18, 46)), "2/1/2026, 18:46");
    }
}
