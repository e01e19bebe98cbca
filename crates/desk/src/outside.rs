//! What comes from outside and has no record in a report: values of tie-breaks, the K of a rating list, a pace. It goes in
//! comments that this program reads again.
//!
//! | Line | What it says |
//! |---|---|
//! | `### arbiter HAND 3=2.5 7=1` | values by hand, by pairing number |
//! | `### arbiter OTHER_AGE 3=2.5` | the same of a tie-break of the event's own |
//! | `### arbiter LOT 3=17 : 483920` | under which number each player draws his lot, and the text that lots are drawn from |
//! | `### arbiter K 3=10 7=40` | K as a rating list gave it (B.02 8.3) |
//! | `### arbiter PACE rapid` | whose ratings change, where it is not what a report without this line says |

use std::collections::BTreeMap;

use tournament::fact::{HandValueBody, LotBody, SetupBody};
use tournament::ids::{EntrantId, Tpn};
use tournament::rating::{Rate, seconds_for_60_moves};
use tournament::state::{State, Tournament};
use tournament::tiebreak::{Own, Rules, lots};

use crate::{ranking, time_control};

/// The beginning of each.
pub(crate) const MARK: &str = "### arbiter ";

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
    let mut ks: Vec<(Tpn, u8)> = tournament
        .entrants
        .values()
        .filter_map(|it| Some((*numbers.get(&it.id)?, it.rating.as_ref()?.k.filter(|k| *k > 0)?)))
        .collect();
    ks.sort_unstable();
    if !ks.is_empty() {
        let ks = ks.iter().map(|(number, k)| format!("{number}={k}"));
        lines.push(format!("{MARK}K {}", ks.collect::<Vec<_>>().join(" ")));
    }
    // Version 2016 has no record for the time control: it says standard.
    let standard = Rate::Standard.code();
    let by_time = pace_of(&time_control::to_trf(&setup.time_control).unwrap_or_default());
    if setup.pace.parse::<Rate>().is_ok() && (setup.pace != standard || by_time != standard) {
        lines.push(format!("{MARK}PACE {}", setup.pace));
    }
    lines
}

/// The pace of a time control as record 222 spells it; standard where it does not tell.
pub(crate) fn pace_of(control: &str) -> &'static str {
    seconds_for_60_moves(control).and_then(Rate::of_seconds).unwrap_or_default().code()
}

/// Takes the lines out of those that are kept, into the settings; returns the K of players. A line that is not of this form
/// stays.
pub(crate) fn take(
    kept: &mut Vec<String>,
    setup: &mut SetupBody,
    entrants: &BTreeMap<Tpn, EntrantId>,
) -> BTreeMap<EntrantId, u8> {
    let mut said = Said::default();
    kept.retain(|line| said.read(line, entrants).is_none());
    setup.hand_values.extend(said.values);
    if !said.seed.is_empty() {
        (setup.lot_seed, setup.lot_numbers) = (said.seed, said.lots);
    }
    if let Some(pace) = said.pace {
        setup.pace = pace.code().to_owned();
    }
    said.ks
}

/// The pace that the lines of a report name, and the K of its players.
pub(crate) fn for_ratings<'a>(
    lines: impl IntoIterator<Item = &'a str>,
    numbers: impl IntoIterator<Item = Tpn>,
) -> (Option<Rate>, BTreeMap<Tpn, u16>) {
    let entrants: BTreeMap<Tpn, EntrantId> =
        numbers.into_iter().map(|tpn| (tpn, EntrantId(u64::from(tpn.0)))).collect();
    let mut said = Said::default();
    for line in lines {
        said.read(line, &entrants);
    }
    let k = |(tpn, entrant): (&Tpn, &EntrantId)| Some((*tpn, u16::from(*said.ks.get(entrant)?)));
    (said.pace, entrants.iter().filter_map(k).collect())
}

/// What the lines of a report say, into rules: for a report that belongs to no event.
pub(crate) fn into_rules<'a>(
    lines: impl IntoIterator<Item = &'a str>,
    numbers: impl IntoIterator<Item = Tpn>,
    rules: &mut Rules,
) {
    let entrants: BTreeMap<Tpn, EntrantId> =
        numbers.into_iter().map(|tpn| (tpn, EntrantId(u64::from(tpn.0)))).collect();
    let of: BTreeMap<EntrantId, Tpn> = entrants.iter().map(|(tpn, it)| (*it, *tpn)).collect();
    let mut said = Said::default();
    for line in lines {
        said.read(line, &entrants);
    }
    for value in &said.values {
        let own = Own::named(&value.of).zip(of.get(&value.entrant));
        let Some(((own, tpn), number)) = own.zip(ranking::hand_value(&value.value)) else {
            continue;
        };
        rules.by_hand.insert((own, *tpn), number);
    }
    if !said.seed.is_empty() {
        let drawing = said.lots.iter().filter_map(|lot| Some((*of.get(&lot.entrant)?, lot.number)));
        rules.lots = lots(&said.seed, drawing);
    }
}

#[derive(Default)]
struct Said {
    values: Vec<HandValueBody>,
    seed: String,
    lots: Vec<LotBody>,
    ks: BTreeMap<EntrantId, u8>,
    pace: Option<Rate>,
}

impl Said {
    fn read(&mut self, line: &str, entrants: &BTreeMap<Tpn, EntrantId>) -> Option<()> {
        let said = line.strip_prefix(MARK)?;
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
            self.lots = words.map(lot).collect::<Option<Vec<_>>>()?;
            self.seed = seed.trim().to_owned();
            return Some(());
        }
        if code == "PACE" {
            self.pace = Some(words.next()?.parse().ok()?);
            return Some(());
        }
        if code == "K" {
            let k = |word: &str| {
                let (entrant, k) = pair(word)?;
                Some((entrant, k.parse().ok().filter(|k| (1..=40).contains(k))?))
            };
            self.ks.extend(words.map(k).collect::<Option<Vec<_>>>()?);
            return Some(());
        }
        let own = Own::named(code)?;
        let of = if own.is_empty() { String::new() } else { own.to_string() };
        let value = |word: &str| {
            let (entrant, value) = pair(word)?;
            ranking::hand_value(&value)?;
            Some(HandValueBody { entrant, value, of: of.clone() })
        };
        self.values.extend(words.map(value).collect::<Option<Vec<_>>>()?);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use tournament::ids::Tpn;
    use tournament::tiebreak::{Own, Ratio, Rules, lots};

    use tournament::rating::Rate;

    use super::{for_ratings, into_rules};

    #[test]
    fn a_report_without_an_event_has_its_pace_and_k_too() {
        let lines = [
            "### arbiter K 1=10 3=40",
            "### arbiter PACE rapid",
            "### arbiter K 2=99",
            "### K 2=20",
        ];
        let (pace, ks) = for_ratings(lines, (1..=3).map(Tpn));
        assert_eq!(pace, Some(Rate::Rapid));
        assert_eq!(ks.into_iter().collect::<Vec<_>>(), [(Tpn(1), 10), (Tpn(3), 40)]);
    }

    #[test]
    fn a_report_without_an_event_has_its_values_and_lots_too() {
        let lines = [
            "### arbiter HAND 3=2.5",
            "### arbiter OTHER_AGE 1=61 2=-1",
            "### arbiter LOT 1=17 2=19 3=21 : by the mayor : 48",
            "### arbiter LOT is drawn tomorrow",
            "### Round 1 was paired by hand",
        ];
        let mut rules = Rules::default();
        into_rules(lines, (1..=3).map(Tpn), &mut rules);
        let by_hand = |name: &str, tpn: u16| {
            let own = Own::named(name).expect("a name of the event's own");
            rules.by_hand.get(&(own, Tpn(tpn))).copied()
        };
        assert_eq!(by_hand("HAND", 3), Ratio::new(5, 2));
        assert_eq!(by_hand("OTHER_AGE", 1), Some(Ratio::whole(61)));
        assert_eq!(by_hand("OTHER_AGE", 2), Some(Ratio::whole(-1)));
        let drawn = lots("by the mayor : 48", [(Tpn(1), 17), (Tpn(2), 19), (Tpn(3), 21)]);
        assert_eq!(rules.lots, drawn);
    }
}
