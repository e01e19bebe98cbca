//! Standings of a section under its own settings.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use i18n::{Messages, args};
use sha2::{Digest, Sha256};
use tournament::fact::SetupBody;
use tournament::history::History;
use tournament::ids::{EntrantId, RoundNo, Tpn};
use tournament::standings::{StandingRow, Standings, standings};
use tournament::state::{Departure, DepartureKind, Entrant, State, Tournament};
use tournament::tiebreak::{Code, Edition, Kind, Own, Ratio, Rules, System, lots};

use crate::words::Roster;

/// A section ranked.
pub(crate) struct Ranked {
    /// The competition as numbers.
    pub(crate) history: History,
    /// Rules used.
    pub(crate) rules: Rules,
    /// The ranking.
    pub(crate) standings: Standings,
    /// Entrant of each number.
    pub(crate) entrants: BTreeMap<Tpn, EntrantId>,
}

/// Ranks a section after a round.
pub(crate) fn ranked(state: &State, tournament: &Tournament, after: RoundNo) -> Ranked {
    let history = state.history(tournament);
    let entrants: BTreeMap<Tpn, EntrantId> =
        state.numbering(tournament).into_iter().map(|(entrant, tpn)| (tpn, entrant)).collect();
    let mut rules = rules(state, tournament);
    // Who was sent out later had his place after this round.
    rules.expelled.retain(|tpn| {
        let entrant = entrants_of(&entrants, *tpn).and_then(|id| tournament.entrants.get(&id));
        entrant.and_then(gone).is_some_and(|it| it.from_round <= after.next())
    });
    let standings = standings(&history, after, &codes(tournament), &rules);
    Ranked { history, rules, standings, entrants }
}

/// Tie-breaks of the section; codes that are not known (kept from an import) are left out.
pub(crate) fn codes(tournament: &Tournament) -> Vec<Code> {
    Code::led_by_points(Code::read_list(&tournament.setup.tie_breaks.join(",")).0)
}

/// Rules of tie-breaks: by the edition set, or by the day the event began.
pub(crate) fn rules(state: &State, tournament: &Tournament) -> Rules {
    let edition = match tournament.setup.tie_break_edition.as_str() {
        "c07-2024" => Edition::C07_2024,
        "c07-2026" => Edition::C07_2026,
        _ => started(state, tournament).map_or(Edition::C07_2026, Edition::on),
    };
    let numbers = state.numbering(tournament);
    let left = |fits: &dyn Fn(DepartureKind) -> bool| -> Vec<Tpn> {
        let left = tournament.entrants.values();
        let left = left.filter(|entrant| gone(entrant).is_some_and(|it| fits(it.kind)));
        left.filter_map(|entrant| numbers.get(&entrant.id).copied()).collect()
    };
    let withdrawn = left(&|_| true);
    let expelled = left(&|kind| kind == DepartureKind::Expelled);
    let system = if tournament.has_table() { System::RoundRobin } else { System::Swiss };
    let unrated_counts_as = tournament.setup.unrated_as;
    let by_hand = tournament.setup.hand_values.iter().filter_map(|it| {
        let key = (Own::named(&it.of)?, *numbers.get(&it.entrant)?);
        Some((key, hand_value(&it.value)?))
    });
    let lots = match tournament.setup.lot_seed.as_str() {
        "" => BTreeMap::new(),
        // By the entry of each player: who comes later, or numbers given anew, change nobody's lot.
        seed => {
            let number = |entrant: &EntrantId| lot_number(&tournament.setup, *entrant);
            lots(seed, numbers.iter().map(|(entrant, tpn)| (*tpn, number(entrant))))
        }
    };
    let mut rules = Rules {
        edition,
        system,
        withdrawn,
        expelled,
        unrated_counts_as,
        by_hand: by_hand.collect(),
        lots,
        ..Rules::default()
    };
    for (name, value) in &tournament.setup.readings {
        // Readings are checked when they are set; one that this program does not know is left.
        let _unknown = rules.choose(name, value);
    }
    rules
}

/// The number under which an entrant draws his lot: that of his entry where the lots were drawn.
pub(crate) fn lot_number(setup: &SetupBody, entrant: EntrantId) -> u64 {
    let known = setup.lot_numbers.iter().find(|it| it.entrant == entrant);
    known.map_or(entrant.0, |it| it.number)
}

/// Edition of the tie-break rules, in words.
pub(crate) fn edition(rules: &Rules, messages: &Messages) -> String {
    messages.plain(match rules.edition {
        Edition::C07_2024 => "output-rules-c07-2024",
        Edition::C07_2026 => "output-rules-c07-2026",
    })
}

/// How an entrant left for good, if he did.
fn gone(entrant: &Entrant) -> Option<&Departure> {
    entrant.departures.last().filter(|it| it.until.is_none())
}

fn entrants_of(entrants: &BTreeMap<Tpn, EntrantId>, tpn: Tpn) -> Option<EntrantId> {
    entrants.get(&tpn).copied()
}

/// What is to be said of standings as a whole: tie-breaks that unrated players drop (C.07 10), those
/// that have no place here, and players of a round robin whose games count for nobody.
pub(crate) fn notes(
    history: &History,
    standings: &Standings,
    rules: &Rules,
    messages: &Messages,
) -> Vec<String> {
    let mut notes = crate::api::tournament::notes(&standings.list, rules, messages);
    if let Some((codes, unrated)) = standings.dropped(history, rules) {
        let codes: Vec<String> = codes.iter().map(ToString::to_string).collect();
        let args = args! { "codes" => codes.join(", "), "count" => unrated };
        notes.push(messages.text("output-note-dropped", &args));
    }
    let named = |keep: &dyn Fn(&StandingRow) -> bool| -> Vec<String> {
        let rows = standings.rows.iter().filter(|row| keep(row));
        let name = |row: &StandingRow| history.row(row.tpn).map(|row| row.name.clone());
        rows.filter_map(name).collect()
    };
    let annulled = named(&|row| row.annulled);
    if !annulled.is_empty() {
        let args = args! { "names" => annulled.join("; "), "count" => annulled.len() };
        notes.push(messages.text("output-note-annulled", &args));
    }
    let expelled = named(&|row| row.expelled);
    if !expelled.is_empty() {
        let args = args! { "names" => expelled.join("; "), "count" => expelled.len() };
        notes.push(messages.text("output-note-expelled", &args));
    }
    notes
}

/// Tie-breaks of the list that no game decides and for which nothing was given: their columns are empty.
pub(crate) fn without_values(list: &[Code], rules: &Rules, messages: &Messages) -> Vec<String> {
    let told = |code: &Code| {
        let key = match code.kind {
            Kind::Hand => {
                let own = |(name, _): &(Own, Tpn)| name.is_empty() || *name == code.own;
                (!rules.by_hand.keys().any(own)).then_some("output-note-no-values")?
            }
            Kind::Lot => rules.lots.is_empty().then_some("output-note-no-lots")?,
            _ => return None,
        };
        Some(messages.text(key, &args! { "code" => code.to_string() }))
    };
    list.iter().filter_map(told).collect()
}

/// The points of the two teams of Scheveningen; none before the numbers are given, and where the halves of the list
/// are not two clubs.
pub(crate) fn sides_note(
    tournament: &Tournament,
    ranked: &Ranked,
    roster: &Roster,
) -> Option<String> {
    if !tournament.is_scheveningen() || ranked.standings.rows.is_empty() {
        return None;
    }
    let messages = roster.messages;
    let numbers: Vec<Tpn> = ranked.entrants.keys().copied().collect();
    let (one, other) = numbers.split_at(numbers.len() / 2);
    let side = |half: &[Tpn]| {
        let rows = ranked.standings.rows.iter().filter(|row| half.contains(&row.tpn));
        let points: i32 = rows.map(|row| row.points.0).sum();
        let club = |tpn: &Tpn| club_of(*ranked.entrants.get(tpn)?, roster);
        let first = half.first().and_then(club).unwrap_or_default();
        let same = |tpn: &Tpn| club(tpn).is_some_and(|it| it.eq_ignore_ascii_case(&first));
        let named = !first.is_empty() && half.iter().all(same);
        let name = match (named, half.first(), half.last()) {
            (false, Some(first), Some(last)) => {
                let args = args! { "first" => first.0, "last" => last.0 };
                messages.text("output-side-numbers", &args)
            }
            _ => first,
        };
        (name, messages.points(points))
    };
    let ((one, points), (other, others)) = (side(one), side(other));
    let args = args! { "one" => one, "points" => points, "other" => other, "others" => others };
    Some(messages.text("output-note-sides", &args))
}

fn club_of(entrant: EntrantId, roster: &Roster) -> Option<String> {
    let known = roster.tournament.entrants.get(&entrant)?;
    Some(roster.private(known).map(|it| it.club.trim().to_owned()).unwrap_or_default())
}

/// A value by hand as a number: `2`, `-1`, `2.5`, with six decimals at most.
pub(crate) fn hand_value(text: &str) -> Option<Ratio> {
    let (whole, decimals) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    if decimals.len() > 6 || !decimals.bytes().all(|it| it.is_ascii_digit()) {
        return None;
    }
    let number: i64 = format!("{whole}{decimals}").parse().ok()?;
    Ratio::new(number, 10_i64.checked_pow(u32::try_from(decimals.len()).ok()?)?)
}

/// The day the event began: of the first round, else of the event.
pub(crate) fn started(state: &State, tournament: &Tournament) -> Option<NaiveDate> {
    let scheduled =
        tournament.setup.schedule.iter().min_by_key(|it| it.round).map(|it| it.starts.as_str());
    [scheduled.unwrap_or_default(), state.details.0.start_date.as_str()]
        .into_iter()
        .find_map(|text| NaiveDate::parse_from_str(text.get(..10)?, "%Y-%m-%d").ok())
}

/// Digest of standings: what a publication was drawn from, so that `verify` can compare.
pub(crate) fn digest(ranked: &Ranked) -> String {
    let mut hasher = Sha256::new();
    for row in &ranked.standings.rows {
        let values: Vec<String> = row
            .values
            .iter()
            .map(|value| value.exact().unwrap_or_else(|| "-".to_owned()))
            .collect();
        let entrant = ranked.entrants.get(&row.tpn).map_or(0, |entrant| entrant.0);
        hasher.update(format!("{} {} {} {}\n", row.rank, entrant, row.points.0, values.join(" ")));
    }
    hex(&hasher.finalize())
}

/// Lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}
