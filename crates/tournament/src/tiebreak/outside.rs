//! What no game decides: values entered by hand, and the drawing of lots (C.07 4.2).

use std::collections::{BTreeMap, BTreeSet};

use super::value::{Ratio, Value};
use crate::ids::Tpn;

/// The value of a participant; undefined where none was given.
pub(super) fn value(given: &BTreeMap<Tpn, Ratio>, tpn: Tpn) -> Value {
    given.get(&tpn).map_or(Value::Undefined, |ratio| Value::Number(*ratio))
}

/// C.07 4.2: a lot for each participant, a number from 1 to a million; the lowest is first. It is drawn from the seed
/// and from the participant's own id, so that anybody can repeat it, and whoever enters later has his own
/// and changes nobody else's. Should two draw the same number, the one with the higher id draws again.
pub fn lots(
    seed: &str,
    participants: impl IntoIterator<Item = (Tpn, u64)>,
) -> BTreeMap<Tpn, Ratio> {
    let mut participants: Vec<(u64, Tpn)> =
        participants.into_iter().map(|(tpn, id)| (id, tpn)).collect();
    participants.sort_unstable();
    participants.dedup();
    let mut drawn = BTreeSet::new();
    let mut lots = BTreeMap::new();
    for (id, tpn) in participants {
        let mut numbers = Numbers::of(&format!("{}:{id}", seed.trim()));
        // Fewer than a million participants find a number that is free.
        let number = std::iter::repeat_with(|| numbers.below(LOTS)).find(|it| drawn.insert(*it));
        let number = number.and_then(|number| i64::try_from(number).ok()).unwrap_or_default();
        lots.insert(tpn, Ratio::whole(number + 1));
    }
    lots
}

/// How many lots there are.
const LOTS: usize = 1_000_000;

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
