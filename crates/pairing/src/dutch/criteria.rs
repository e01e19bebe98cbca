//! The quality criteria of C.04.3 (2026), pair by pair.
//!
//! | Criterion | Article | Where |
//! |---|---|---|
//! | C1, C3, prohibited pairs | 2.1 | [`crate::field::Field::may_meet`]: other pairs have no edge |
//! | C2 | 2.1 | [`crate::field::ByeBar`]: others have no edge to the bye |
//! | C4 completion | 2.2 | the matching is over everybody not yet paired |
//! | C5 lowest score for the bye | 2.2 | [`super::lowest_bye`], once before the first bracket |
//! | C6, C7, C8, C9 | 2.3 | [`super::weights`] |
//! | C10 to C13 | 2.4 | [`color_costs`] here |
//! | C14 to C21 | 2.4 | [`super::weights`], from [`crate::field::Float`] |

use crate::color::compatible;
use crate::draft::Criterion;
use crate::field::{Player, Strength, both_absolute_alike};

/// C10: neither player ends with a color difference beyond two.
pub(super) fn c10_met(a: &Player, b: &Player) -> bool {
    a.color_difference.abs() <= 1
        || b.color_difference.abs() <= 1
        || a.preference.color != b.preference.color
}

/// C11: neither player gets the same color three times running.
///
/// When both have the same absolute preference the wider difference is granted (5.2.2), so the
/// other must not have had the refused color's opposite twice.
pub(super) fn c11_met(a: &Player, b: &Player) -> bool {
    if !both_absolute_alike(a, b) {
        return true;
    }
    let (wide, narrow) =
        if a.color_difference.abs() > b.color_difference.abs() { (a, b) } else { (b, a) };
    if wide.color_difference.abs() == narrow.color_difference.abs() {
        wide.repeated.is_none() || wide.repeated != narrow.repeated
    } else {
        narrow.repeated.is_none() || narrow.repeated == narrow.preference.color
    }
}

/// C12: both get the color they prefer.
pub(super) fn c12_met(a: &Player, b: &Player) -> bool {
    compatible(a.preference, b.preference)
}

/// C13: nobody is refused a strong preference: both are strong, or one is strong and one absolute.
pub(super) fn c13_met(a: &Player, b: &Player) -> bool {
    let weak = |player: &Player| player.preference.strength < Strength::Strong;
    let absolute = |player: &Player| player.preference.strength == Strength::Absolute;
    weak(a) || weak(b) || (absolute(a) && absolute(b)) || a.preference.color != b.preference.color
}

/// The color criteria that a pair does not meet.
pub(super) fn color_costs(a: &Player, b: &Player) -> Vec<Criterion> {
    [
        (Criterion::C10, c10_met(a, b)),
        (Criterion::C11, c11_met(a, b)),
        (Criterion::C12, c12_met(a, b)),
        (Criterion::C13, c13_met(a, b)),
    ]
    .into_iter()
    .filter(|(_, met)| !met)
    .map(|(criterion, _)| criterion)
    .collect()
}
