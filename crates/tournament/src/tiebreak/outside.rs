//! What no game decides: values entered by hand, and the drawing of lots (C.07 4.2).

use std::collections::BTreeMap;

use super::value::{Ratio, Value};
use crate::ids::Tpn;
use crate::lots::Numbers;

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
