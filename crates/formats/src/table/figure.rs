//! Numbers with decimals as cells: averages, changes of ratings, tie-breaks.

use std::fmt;

/// Most digits of a figure, so that a spreadsheet holds it without rounding.
const DIGITS: usize = 15;

/// A number with a fixed count of decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// In units of the last decimal.
    pub value: i64,
    /// Decimals.
    pub places: u8,
    /// Where a sign stands before it.
    pub sign: Sign,
}

/// Where a sign stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Only below zero.
    Minus,
    /// Above zero too: `+0.30`.
    PlusAndMinus,
}

impl Figure {
    /// A number as it is shown, whatever its decimal sign and its minus: `+0,30`, `−1.25`, `17`. `None` for all else.
    ///
    /// ```
    /// use formats::table::Figure;
    /// assert_eq!(Figure::read("\u{2212}1,25").map(|it| it.to_string()).as_deref(), Some("-1.25"));
    /// assert_eq!(Figure::read("3="), None);
    /// ```
    pub fn read(text: &str) -> Option<Figure> {
        let minus = text.strip_prefix(['-', '\u{2212}']);
        let plus = text.strip_prefix('+');
        let size = minus.or(plus).unwrap_or(text);
        let (whole, decimals) = size.split_once(['.', ',']).unwrap_or((size, ""));
        let is_digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
        let has_point = whole.len() < size.len();
        if whole.is_empty() || !is_digits(whole) || !is_digits(decimals) {
            return None;
        }
        // `007` is a name of something, `1.` a place.
        let is_padded = whole.len() > 1 && whole.starts_with('0');
        if is_padded || has_point == decimals.is_empty() || whole.len() + decimals.len() > DIGITS {
            return None;
        }
        let value: i64 = format!("{whole}{decimals}").parse().ok()?;
        Some(Figure {
            value: if minus.is_some() { -value } else { value },
            places: u8::try_from(decimals.len()).ok()?,
            sign: if plus.is_some() { Sign::PlusAndMinus } else { Sign::Minus },
        })
    }

    /// How a spreadsheet shows it.
    pub(super) fn format(self) -> String {
        let size = match self.places {
            0 => "0".to_owned(),
            places => format!("0.{}", "0".repeat(usize::from(places))),
        };
        match self.sign {
            Sign::Minus => size,
            Sign::PlusAndMinus => format!("+{size};-{size};{size}"),
        }
    }

    /// As a spreadsheet counts.
    pub(super) fn float(self) -> f64 {
        // No more than fifteen digits: exact.
        self.value as f64 / 10_f64.powi(i32::from(self.places))
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.sign {
            _ if self.value < 0 => "-",
            Sign::PlusAndMinus if self.value > 0 => "+",
            Sign::PlusAndMinus | Sign::Minus => "",
        };
        let places = usize::from(self.places);
        let digits = format!("{:0>width$}", self.value.unsigned_abs(), width = places + 1);
        let (whole, decimals) = digits.split_at(digits.len() - places);
        let point = if places > 0 { "." } else { "" };
        write!(f, "{sign}{whole}{point}{decimals}")
    }
}

#[cfg(test)]
mod tests {
    use super::Figure;

    #[test]
    fn numbers_as_they_are_shown() {
        for (text, written, format) in [
            ("+0.30", "+0.30", "+0.00;-0.00;0.00"),
            ("\u{2212}0,05", "-0.05", "0.00"),
            ("-0.05", "-0.05", "0.00"),
            ("12,5", "12.5", "0.0"),
            ("2345.0", "2345.0", "0.0"),
            ("0", "0", "0"),
            ("+4", "+4", "+0;-0;0"),
            ("40", "40", "0"),
        ] {
            let figure = Figure::read(text).expect("a number");
            assert_eq!((figure.to_string().as_str(), figure.format().as_str()), (written, format));
        }
        for text in [
            "",
            "-",
            "+",
            "3=",
            "1.",
            ".5",
            "1.2.3",
            "1,234.5",
            "007",
            "1e5",
            "½",
            "\u{2013}",
            "9999999999999999",
        ] {
            assert_eq!(Figure::read(text), None, "{text}");
        }
    }
}
