//! Points in tenths, so that no float ever ranks anyone.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

/// A score in tenths of a point: `Points(5)` is ½.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(5);
    /// One point.
    pub const ONE: Points = Points(10);

    /// Whole points.
    pub const fn whole(points: i32) -> Points {
        Points(points * 10)
    }

    /// Reads what people type: `1`, `0.5`, `0,5`, `½`, `1½`, `1/2`; `None` for what is no tenth of a point.
    pub fn read(text: &str) -> Option<Points> {
        let text = text.trim();
        let (sign, size) = match text.strip_prefix(['-', '−']) {
            Some(size) => (-1, size),
            None => (1, text),
        };
        if let Some((above, below)) = size.split_once(['/', '⁄']) {
            let (above, below) = (digits(above)?, digits(below)?);
            let tenths = above.checked_mul(10)?;
            return (below > 0 && tenths % below == 0).then(|| Points(sign * (tenths / below)));
        }
        if let Some(whole) = size.strip_suffix('½') {
            let whole = if whole.is_empty() { 0 } else { digits(whole)? };
            return Some(Points(sign * (whole.checked_mul(10)?.checked_add(5)?)));
        }
        let (whole, part) = size.split_once(['.', ',']).unwrap_or((size, "0"));
        let tenth = part.trim_end_matches('0');
        let tenth = match tenth.len() {
            0 if part.bytes().all(|byte| byte == b'0') => 0,
            1 => digits(tenth)?,
            _ => return None,
        };
        let whole = if whole.is_empty() && tenth > 0 { 0 } else { digits(whole)? };
        Some(Points(sign * whole.checked_mul(10)?.checked_add(tenth)?))
    }

    /// The form of result lists: `4½`, `0`, `½`; other tenths as `2.3`.
    pub fn glyph(self) -> String {
        let (sign, tenths) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match (tenths / 10, tenths % 10) {
            (0, 5) => format!("{sign}½"),
            (whole, 0) => format!("{sign}{whole}"),
            (whole, 5) => format!("{sign}{whole}½"),
            (whole, rest) => format!("{sign}{whole}.{rest}"),
        }
    }
}

/// A whole number without a sign.
fn digits(text: &str) -> Option<i32> {
    let text = text.trim();
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// One decimal, as TRF writes points: `11.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{}", tenths / 10, tenths % 10))
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points(self.0 * times)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(iter: I) -> Points {
        Points(iter.map(|points| points.0).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn points_are_read_as_people_type_them() {
        for (text, tenths) in [
            ("1", 10),
            ("0", 0),
            ("0.5", 5),
            ("0,5", 5),
            (".5", 5),
            ("½", 5),
            ("1/2", 5),
            (" 1½ ", 15),
            ("2.30", 23),
            ("3/5", 6),
            ("-0.5", -5),
        ] {
            assert_eq!(Points::read(text), Some(Points(tenths)), "{text:?}");
        }
        for text in ["", ".", "½½", "a", "1/3", "1/0", "0.25", "1.2.3", "--1", "99999999999", "/2"]
        {
            assert_eq!(Points::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn halves_are_one_glyph() {
        let shown: Vec<String> = [0, 5, 10, 45, 23, -5].map(|tenths| Points(tenths).glyph()).into();
        assert_eq!(shown, ["0", "½", "1", "4½", "2.3", "-½"]);
    }

    #[test]
    fn trf_points_have_one_decimal() {
        assert_eq!(format!("{:>4}", Points(115)), "11.5");
        assert_eq!(Points(-5).to_string(), "-0.5");
    }
}
