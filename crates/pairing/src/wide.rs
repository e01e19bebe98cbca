//! Whole numbers of a fixed, wide size: the weights of the matching.
//!
//! A weight is a row of digits, the most important criterion first. Every digit is sized by a bound
//! on what one pairing can add to it (see [`crate::dutch`]), so nothing is ever carried into
//! the digit above.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// Two's complement, least significant limb first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    pub(crate) const ZERO: Wide<N> = Wide([0; N]);

    /// `value` shifted left by `bit` places.
    pub(crate) fn digit(value: u64, bit: usize) -> Wide<N> {
        let mut limbs = [0; N];
        let (limb, shift) = (bit / 64, bit % 64);
        if limb < N {
            limbs[limb] = value << shift;
        }
        if shift > 0 && limb + 1 < N {
            limbs[limb + 1] = value >> (64 - shift);
        }
        Wide(limbs)
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.0.iter().all(|limb| *limb == 0)
    }

    pub(crate) fn is_positive(&self) -> bool {
        (self.0[N - 1] as i64) >= 0 && !self.is_zero()
    }

    /// Half, rounded down.
    pub(crate) fn half(self) -> Wide<N> {
        let mut limbs = self.0;
        for index in 0..N - 1 {
            limbs[index] = (limbs[index] >> 1) | (limbs[index + 1] << 63);
        }
        limbs[N - 1] = ((limbs[N - 1] as i64) >> 1) as u64;
        Wide(limbs)
    }

    pub(crate) fn double(self) -> Wide<N> {
        self + self
    }
}

#[expect(clippy::suspicious_arithmetic_impl, reason = "limbs carry")]
impl<const N: usize> Add for Wide<N> {
    type Output = Wide<N>;
    #[inline]
    fn add(mut self, other: Wide<N>) -> Wide<N> {
        let mut carry = false;
        for (limb, more) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = limb.overflowing_add(more);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = over | again;
        }
        self
    }
}

#[expect(clippy::suspicious_arithmetic_impl, reason = "limbs carry")]
impl<const N: usize> Sub for Wide<N> {
    type Output = Wide<N>;
    #[inline]
    fn sub(mut self, other: Wide<N>) -> Wide<N> {
        let mut borrow = false;
        for (limb, less) in self.0.iter_mut().zip(other.0) {
            let (rest, under) = limb.overflowing_sub(less);
            let (rest, again) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = under | again;
        }
        self
    }
}

impl<const N: usize> Neg for Wide<N> {
    type Output = Wide<N>;
    fn neg(self) -> Wide<N> {
        Wide::ZERO - self
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Wide<N>) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Wide<N>) {
        *self = *self - other;
    }
}

impl<const N: usize> Ord for Wide<N> {
    #[inline]
    fn cmp(&self, other: &Wide<N>) -> Ordering {
        let top = (self.0[N - 1] as i64).cmp(&(other.0[N - 1] as i64));
        if top != Ordering::Equal {
            return top;
        }
        for index in (0..N - 1).rev() {
            let here = self.0[index].cmp(&other.0[index]);
            if here != Ordering::Equal {
                return here;
            }
        }
        Ordering::Equal
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Wide<N>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::Wide;

    fn of(value: i128) -> Wide<3> {
        let fill = if value < 0 { u64::MAX } else { 0 };
        Wide([value as u64, (value >> 64) as u64, fill])
    }

    #[test]
    fn agrees_with_ordinary_numbers() {
        let samples =
            [0, 1, -1, 5, 1 << 63, 1 << 64, -(1 << 64), (1 << 64) - 1, 1 << 100, -(1 << 99)];
        for a in samples {
            for b in samples {
                assert_eq!(of(a) + of(b), of(a + b), "{a} + {b}");
                assert_eq!(of(a) - of(b), of(a - b), "{a} - {b}");
                assert_eq!(of(a).cmp(&of(b)), a.cmp(&b), "{a} against {b}");
            }
            assert_eq!(of(a).half(), of(a >> 1), "half of {a}");
            assert_eq!(-of(a), of(-a), "minus {a}");
        }
    }

    #[test]
    fn digits_may_lie_across_limbs() {
        assert_eq!(Wide::<3>::digit(5, 63), of(5 << 63));
        assert_eq!(Wide::<3>::digit(5, 64), of(5 << 64));
        assert_eq!(Wide::<3>::digit(5, 0), of(5));
    }
}
