//! Random numbers from a seed that the caller gives: the same seed, the same tournament.

/// A stream of random numbers (SplitMix64). The algorithm never changes: files are made again from their seed.
#[derive(Clone, Debug)]
pub struct Dice(u64);

/// A probability in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(pub u16);

impl Share {
    /// Whole per cent.
    pub const fn percent(percent: u16) -> Share {
        Share(percent * 10)
    }
}

/// `2.5` is two and a half per cent.
impl std::str::FromStr for Share {
    type Err = BadShare;

    fn from_str(text: &str) -> Result<Share, BadShare> {
        let (whole, tenth) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let digits = |text: &str, most: usize| {
            let fits = !text.is_empty() && text.len() <= most;
            text.parse::<u16>().ok().filter(|_| fits && text.bytes().all(|it| it.is_ascii_digit()))
        };
        match (digits(whole, 3), digits(tenth, 1)) {
            (Some(whole), Some(tenth)) if whole * 10 + tenth <= 1000 => {
                Ok(Share(whole * 10 + tenth))
            }
            _ => Err(BadShare),
        }
    }
}

/// Not a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("per cent from 0 to 100 with at most one decimal were expected")]
pub struct BadShare;

impl Dice {
    /// Starts a stream.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`; 0 if the limit is 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        // The bias of a remainder of 64 bits is far below anything that shows here.
        if limit == 0 { 0 } else { self.bits() % limit }
    }

    /// A number from `first` to `last`, both possible.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        let width = u64::try_from(last.saturating_sub(first)).unwrap_or(0);
        first.saturating_add(i64::try_from(self.below(width.saturating_add(1))).unwrap_or(0))
    }

    /// Whether something with this probability happens.
    pub fn happens(&mut self, share: Share) -> bool {
        self.below(1000) < u64::from(share.0)
    }

    /// One of several; `None` of nothing.
    pub fn one_of<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        let at = self.below(of.len() as u64);
        of.get(usize::try_from(at).unwrap_or(0))
    }

    /// Puts things in a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = usize::try_from(self.below(last as u64 + 1)).unwrap_or(0);
            things.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dice, Share};

    #[test]
    fn a_seed_is_a_stream() {
        let stream = |seed| {
            let mut dice = Dice::new(seed);
            [dice.bits(), dice.bits(), dice.bits()]
        };
        assert_eq!(stream(0), [0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f]);
        assert_ne!(stream(1), stream(2));
    }

    #[test]
    fn shares_are_per_cent_with_a_tenth() {
        let read = |text: &str| text.parse::<Share>().ok().map(|share| share.0);
        assert_eq!(["0", "2.5", "100", "7"].map(read), [Some(0), Some(25), Some(1000), Some(70)]);
        assert_eq!(["", "100.1", "-1", "1.25", "x", "1.", "+5"].map(read), [None; 7]);
    }
}
