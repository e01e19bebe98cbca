//! Standings of a section under its own settings.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use sha2::{Digest, Sha256};
use tournament::history::History;
use tournament::ids::{EntrantId, RoundNo, Tpn};
use tournament::standings::{Standings, standings};
use tournament::state::{DepartureKind, State, Tournament};
use tournament::tiebreak::{Code, Edition, Ratio, Rules, System, lots};

/// A section ranked.
pub(crate) struct Ranked {
    /// The competition as numbers.
    pub(crate) history: History,
    /// Rules used.
    pub(crate) rules: Rules,
    /// The ranking.
    pub(crate) standings: Standings,
    /// Entrant of each number.
    pub(crate) entrants: std::collections::BTreeMap<Tpn, EntrantId>,
}

/// Ranks a section after a round.
pub(crate) fn ranked(state: &State, tournament: &Tournament, after: RoundNo) -> Ranked {
    let history = state.history(tournament);
    let entrants =
        state.numbering(tournament).into_iter().map(|(entrant, tpn)| (tpn, entrant)).collect();
    let rules = rules(state, tournament);
    let standings = standings(&history, after, &codes(tournament), &rules);
    Ranked { history, rules, standings, entrants }
}

/// Tie-breaks of the section; codes that are not known (kept from an import) are left out.
pub(crate) fn codes(tournament: &Tournament) -> Vec<Code> {
    Code::read_list(&tournament.setup.tie_breaks.join(",")).0
}

/// Rules of tie-breaks: by the edition set, or by the day the event began.
pub(crate) fn rules(state: &State, tournament: &Tournament) -> Rules {
    let edition = match tournament.setup.tie_break_edition.as_str() {
        "c07-2024" => Edition::C07_2024,
        "c07-2026" => Edition::C07_2026,
        _ => started(state, tournament).map_or(Edition::C07_2026, Edition::on),
    };
    let numbers = state.numbering(tournament);
    let withdrawn = tournament
        .entrants
        .values()
        .filter(|entrant| {
            entrant.departures.last().is_some_and(|it| {
                it.until.is_none()
                    && matches!(it.kind, DepartureKind::Withdrawn | DepartureKind::Expelled)
            })
        })
        .filter_map(|entrant| numbers.get(&entrant.id).copied())
        .collect();
    let system = if tournament.is_round_robin() { System::RoundRobin } else { System::Swiss };
    let unrated_counts_as = tournament.setup.unrated_as;
    let by_hand = tournament
        .setup
        .hand_values
        .iter()
        .filter_map(|it| Some((*numbers.get(&it.entrant)?, hand_value(&it.value)?)));
    let lots = match tournament.setup.lot_seed.as_str() {
        "" => BTreeMap::new(),
        seed => lots(seed, numbers.values().copied()),
    };
    Rules {
        edition,
        system,
        withdrawn,
        unrated_counts_as,
        by_hand: by_hand.collect(),
        lots,
        ..Rules::default()
    }
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
