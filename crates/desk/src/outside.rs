//! Values of tie-breaks from outside in a report: TRF26 has no record for them, so they go in comments that this program
//! reads again.
//!
//! | Line | What it says |
//! |---|---|
//! | `### arbiter HAND 3=2.5 7=1` | values by hand, by pairing number |
//! | `### arbiter OTHER_AGE 3=2.5` | the same of a tie-break of the event's own |
//! | `### arbiter LOT 3=17 : 483920` | under which number each player draws his lot, and the text that lots are drawn from |

use std::collections::BTreeMap;

use tournament::fact::{HandValueBody, LotBody, SetupBody};
use tournament::ids::{EntrantId, Tpn};
use tournament::state::{State, Tournament};
use tournament::tiebreak::Own;

use crate::ranking;

const MARK: &str = "### arbiter ";

/// The lines of a section.
pub(crate) fn lines(state: &State, tournament: &Tournament) -> Vec<String> {
    let numbers = state.numbering(tournament);
    let setup = &tournament.setup;
    let mut by_code: BTreeMap<String, Vec<(Tpn, &str)>> = BTreeMap::new();
    for value in &setup.hand_values {
        let Some(number) = numbers.get(&value.entrant) else { continue };
        let code = match value.of.as_str() {
            "" => "HAND".to_owned(),
            own => format!("OTHER_{own}"),
        };
        by_code.entry(code).or_default().push((*number, value.value.as_str()));
    }
    let mut lines: Vec<String> = by_code
        .into_iter()
        .map(|(code, mut values)| {
            values.sort_unstable();
            let values = values.iter().map(|(number, value)| format!("{number}={value}"));
            format!("{MARK}{code} {}", values.collect::<Vec<_>>().join(" "))
        })
        .collect();
    if !setup.lot_seed.is_empty() {
        let mut drawing: Vec<(Tpn, u64)> = numbers
            .iter()
            .map(|(entrant, number)| (*number, ranking::lot_number(setup, *entrant)))
            .collect();
        drawing.sort_unstable();
        let drawing = drawing.iter().map(|(number, draws_as)| format!("{number}={draws_as}"));
        let drawing = drawing.collect::<Vec<_>>().join(" ");
        lines.push(format!("{MARK}LOT {drawing} : {}", setup.lot_seed));
    }
    lines
}

/// Takes the lines out of those that are kept, into the settings. A line that is not of this form stays.
pub(crate) fn take(
    kept: &mut Vec<String>,
    setup: &mut SetupBody,
    entrants: &BTreeMap<Tpn, EntrantId>,
) {
    kept.retain(|line| match line.strip_prefix(MARK) {
        Some(said) => read(said, setup, entrants).is_none(),
        None => true,
    });
}

fn read(said: &str, setup: &mut SetupBody, entrants: &BTreeMap<Tpn, EntrantId>) -> Option<()> {
    let (said, seed) = said.split_once(" : ").unwrap_or((said, ""));
    let mut words = said.split_whitespace();
    let code = words.next()?;
    let pair = |word: &str| {
        let (number, value) = word.split_once('=')?;
        Some((*entrants.get(&Tpn(number.parse().ok()?))?, value.to_owned()))
    };
    if code == "LOT" {
        let lot = |word: &str| {
            let (entrant, number) = pair(word)?;
            Some(LotBody { entrant, number: number.parse().ok()? })
        };
        setup.lot_numbers = words.map(lot).collect::<Option<Vec<_>>>()?;
        setup.lot_seed = seed.trim().to_owned();
        return Some(());
    }
    let own = Own::named(code)?;
    let of = if own.is_empty() { String::new() } else { own.to_string() };
    let value = |word: &str| {
        let (entrant, value) = pair(word)?;
        ranking::hand_value(&value)?;
        Some(HandValueBody { entrant, value, of: of.clone() })
    };
    let values = words.map(value).collect::<Option<Vec<_>>>()?;
    setup.hand_values.extend(values);
    Some(())
}
