//! What no game decides: values entered by hand, and the drawing of lots (C.07 4.2).

use std::collections::{BTreeMap, BTreeSet};

use super::Own;
use super::value::{Ratio, Value};
use crate::ids::Tpn;
use crate::lots::Numbers;

/// The value of a participant; undefined where none was given.
pub(super) fn value(given: &BTreeMap<Tpn, Ratio>, tpn: Tpn) -> Value {
    given.get(&tpn).map_or(Value::Undefined, |ratio| Value::Number(*ratio))
}

/// The value of a participant in a tie-break by hand. While a tie-break of the event's own has no
/// values, those without a name are its.
pub(super) fn by_hand(given: &BTreeMap<(Own, Tpn), Ratio>, own: Own, tpn: Tpn) -> Value {
    let has_own = given.keys().any(|(name, _)| *name == own);
    let name = if has_own { own } else { Own::default() };
    given.get(&(name, tpn)).map_or(Value::Undefined, |ratio| Value::Number(*ratio))
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
