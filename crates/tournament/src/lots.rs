//! Lots that anybody can draw again: random numbers from a text.

/// SplitMix64 from the FNV-1a hash of a text: both are short enough to be repeated by hand.
pub(crate) struct Numbers(u64);

impl Numbers {
    /// From a text that is announced.
    pub(crate) fn of(seed: &str) -> Numbers {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Numbers(seed.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`, each as likely as the others.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let count = count.max(1) as u64;
        let whole = u64::MAX - u64::MAX % count;
        loop {
            let number = self.next();
            if number < whole {
                return usize::try_from(number % count).unwrap_or(0);
            }
        }
    }
}
