//! What no game decides: values entered by hand, and the drawing of lots (C.07 4.2).

use std::collections::BTreeMap;

use super::value::{Ratio, Value};
use crate::ids::Tpn;

/// The value of a participant; undefined where none was given.
pub(super) fn value(given: &BTreeMap<Tpn, Ratio>, tpn: Tpn) -> Value {
    given.get(&tpn).map_or(Value::Undefined, |ratio| Value::Number(*ratio))
}

/// C.07 4.2: places drawn by lot, 1 for whoever comes first. The same seed and the same participants always give the same
/// draw, so that anybody can repeat it; the order in which the participants are named changes nothing.
pub fn lots(seed: &str, participants: impl IntoIterator<Item = Tpn>) -> BTreeMap<Tpn, Ratio> {
    let mut drawn: Vec<Tpn> = participants.into_iter().collect();
    drawn.sort_unstable();
    drawn.dedup();
    let mut numbers = Numbers::of(seed.trim());
    for left in (1..drawn.len()).rev() {
        drawn.swap(left, numbers.below(left + 1));
    }
    (1..).zip(drawn).map(|(place, tpn)| (tpn, Ratio::whole(place))).collect()
}

/// SplitMix64 from the FNV-1a hash of a text: both are short enough to be repeated by hand.
struct Numbers(u64);

impl Numbers {
    fn of(seed: &str) -> Numbers {
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
    fn below(&mut self, count: usize) -> usize {
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
