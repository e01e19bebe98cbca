//! Why two players do not meet in a round of one of these systems.

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use super::{NoRound, System};
use crate::NoPairing;
use crate::explain::{WhyNot, illegal, plain, with_nobody_else};
use crate::field::Field;

/// Why `a` and `b` do not meet: the round is paired again with nobody else left for them.
///
/// # Errors
///
/// [`NoRound`] if the round cannot be paired at all, or the second pairing is given up.
pub fn why_not(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    a: Tpn,
    b: Tpn,
) -> Result<WhyNot, NoRound> {
    let drawn = super::pair(system, history, round, absent)?;
    let field = Field::new(history, round, absent);
    let boards = drawn.boards.iter().map(|it| (it.white, it.black));
    if let Some(why) = plain(history, &field, boards, a, b) {
        return Ok(why);
    }
    let second_game = matches!(system, System::DoubleSwiss(_)) && round.0.is_multiple_of(2);
    if second_game || matches!(system, System::Knockout | System::Scheveningen) {
        return Ok(WhyNot::Table);
    }
    let forced = super::pair(system, &with_nobody_else(history, round, a, b), round, absent);
    let meet = |(white, black)| (white, black) == (a, b) || (white, black) == (b, a);
    match forced {
        Ok(other) if other.boards.iter().any(|it| meet((it.white, it.black))) => Ok(WhyNot::Order),
        Ok(_) | Err(NoRound::NoLegalPairing | NoRound::Dutch(NoPairing::NoLegalPairing { .. })) => {
            Ok(illegal(history, round, &field, a, b).unwrap_or(WhyNot::NoCompletion))
        }
        Err(why) => Err(why),
    }
}
