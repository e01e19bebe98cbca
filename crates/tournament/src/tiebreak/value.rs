//! Exact values of tie-breaks: small fractions, compared without rounding, printed by rule.

use std::cmp::Ordering;
use std::fmt;

/// An exact fraction in lowest terms, with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: i64,
    denominator: i64,
}

impl Ratio {
    /// Zero.
    pub const ZERO: Ratio = Ratio { numerator: 0, denominator: 1 };

    /// A whole number.
    pub const fn whole(number: i64) -> Ratio {
        Ratio { numerator: number, denominator: 1 }
    }

    /// `numerator / denominator` in lowest terms; `None` for a denominator of zero or for numbers
    /// at the very end of the range of `i64`, which no tournament reaches.
    pub fn new(numerator: i64, denominator: i64) -> Option<Ratio> {
        let divisor = i64::try_from(gcd(numerator.unsigned_abs(), denominator.unsigned_abs()));
        let divisor = divisor.ok().filter(|divisor| *divisor > 0)?;
        let (numerator, denominator) = (numerator / divisor, denominator / divisor);
        match denominator.cmp(&0) {
            Ordering::Equal => None,
            Ordering::Greater => Some(Ratio { numerator, denominator }),
            Ordering::Less => Some(Ratio {
                numerator: numerator.checked_neg()?,
                denominator: denominator.checked_neg()?,
            }),
        }
    }

    /// Hundredths: products of two scores in tenths.
    pub(crate) fn hundredths(amount: i64) -> Ratio {
        Ratio::new(amount, 100).unwrap_or(Ratio::ZERO)
    }

    /// Above the line.
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// Below the line; always positive.
    pub fn denominator(self) -> i64 {
        self.denominator
    }

    /// `self + other`; saturates at the end of the range.
    pub(crate) fn plus(self, other: Ratio) -> Ratio {
        if self.denominator == other.denominator {
            let sum = self.numerator.saturating_add(other.numerator);
            return Ratio::new(sum, self.denominator).unwrap_or(self);
        }
        let left = self.numerator.saturating_mul(other.denominator);
        let right = other.numerator.saturating_mul(self.denominator);
        let below = self.denominator.saturating_mul(other.denominator);
        Ratio::new(left.saturating_add(right), below).unwrap_or(self)
    }

    /// Rounded to `places` decimals, halves upwards, as `11.33`.
    pub fn rounded(self, places: u32) -> String {
        let places = places.min(9);
        let scale = i128::from(10_i64.pow(places));
        let below = i128::from(self.denominator);
        let twice = i128::from(self.numerator) * scale * 2 + below;
        decimal(twice.div_euclid(below * 2), places)
    }

    /// Decimal places needed to write the fraction exactly; `None` if no number of them does.
    fn exact_places(self) -> Option<u32> {
        let (mut rest, mut twos, mut fives) = (self.denominator, 0, 0);
        while rest % 2 == 0 {
            rest /= 2;
            twos += 1;
        }
        while rest % 5 == 0 {
            rest /= 5;
            fives += 1;
        }
        let places = u32::max(twos, fives);
        (rest == 1 && places <= 9).then_some(places)
    }
}

/// Exact: `12.5` where a decimal says it all, else `77/6`.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exact_places() {
            Some(places) => f.pad(&self.rounded(places)),
            None => f.pad(&format!("{}/{}", self.numerator, self.denominator)),
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        left.cmp(&(i128::from(other.numerator) * i128::from(self.denominator)))
    }
}

/// `whole` units of 10^-places as a decimal.
fn decimal(units: i128, places: u32) -> String {
    let sign = if units < 0 { "-" } else { "" };
    let scale = 10_u128.pow(places);
    let units = units.unsigned_abs();
    match places {
        0 => format!("{sign}{units}"),
        _ => {
            format!("{sign}{}.{:0width$}", units / scale, units % scale, width = places as usize)
        }
    }
}

fn gcd(mut left: u64, mut right: u64) -> u64 {
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

/// `sum / count` rounded to an integer, halves upwards; `None` for no values.
pub(crate) fn mean_rounded(sum: i64, count: i64) -> Option<i64> {
    (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
}

/// What a tie-break gives one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number.
    Number(Ratio),
    /// A place inside the group that was still tied: direct encounter has no number of its own.
    Place(u16),
    /// Cannot be computed: no opponent was met, ratings are missing, or nobody is left to be
    /// separated from. Ranks after every number.
    Undefined,
}

impl Value {
    /// The number, if it is one.
    pub fn number(self) -> Option<Ratio> {
        match self {
            Value::Number(ratio) => Some(ratio),
            Value::Place(_) | Value::Undefined => None,
        }
    }

    pub(crate) fn rounded_mean(sum: i64, count: i64) -> Value {
        match mean_rounded(sum, count) {
            Some(mean) => Value::Number(Ratio::whole(mean)),
            None => Value::Undefined,
        }
    }

    /// The exact text for files: `12.5`, `77/6`; `None` if undefined.
    pub fn exact(self) -> Option<String> {
        match self {
            Value::Number(ratio) => Some(ratio.to_string()),
            Value::Place(place) => Some(place.to_string()),
            Value::Undefined => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Ratio;

    fn check(numerator: i64, denominator: i64, exact: &str, two_places: &str) {
        let ratio = Ratio::new(numerator, denominator).unwrap();
        assert_eq!((ratio.to_string().as_str(), ratio.rounded(2).as_str()), (exact, two_places));
    }

    #[test]
    fn exact_text_is_a_decimal_where_one_exists() {
        check(25, 2, "12.5", "12.50");
        check(154, 12, "77/6", "12.83");
        check(775, 100, "7.75", "7.75");
        check(-1, 2, "-0.5", "-0.50");
        check(3, -1, "-3", "-3.00");
        check(1, 1024, "1/1024", "0.00");
    }

    #[test]
    fn halves_round_upwards() {
        check(1, 200, "0.005", "0.01");
        check(-1, 200, "-0.005", "0.00");
    }

    #[test]
    fn no_fraction_has_a_zero_below() {
        assert_eq!(Ratio::new(1, 0), None);
        assert_eq!(Ratio::new(0, 0), None);
        assert_eq!(Ratio::new(i64::MIN, -1), None);
    }
}
