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

use tournament::round::Color;

use crate::color::{allocate, compatible};
use crate::draft::Criterion;
use crate::field::{Field, Player, Strength};

/// C10 and C11: how many of the two get a color difference beyond two, and how many the same color
/// three times running. Counted in the final round where one of them is a topscorer.
pub(crate) fn topscorer_costs(field: &Field, higher: &Player, lower: &Player) -> [usize; 2] {
    if !field.final_round || !(higher.topscorer || lower.topscorer) {
        return [0; 2];
    }
    // The initial color decides only between players who have never played.
    let (color, _) = allocate(higher, lower, Color::White);
    let given = [(higher, color), (lower, color.other())];
    let count = |beyond: fn(&Player, Color) -> bool| {
        given.iter().filter(|(player, color)| beyond(player, *color)).count()
    };
    [
        count(|player, color| (player.color_difference + color_step(color)).abs() > 2),
        count(|player, color| player.repeated == Some(color)),
    ]
}

fn color_step(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
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
pub(crate) fn color_costs(field: &Field, higher: &Player, lower: &Player) -> Vec<Criterion> {
    let [wide, running] = topscorer_costs(field, higher, lower);
    [
        (Criterion::C10, wide == 0),
        (Criterion::C11, running == 0),
        (Criterion::C12, c12_met(higher, lower)),
        (Criterion::C13, c13_met(higher, lower)),
    ]
    .into_iter()
    .filter(|(_, met)| !met)
    .map(|(criterion, _)| criterion)
    .collect()
}
