//! The players of a section as ratings, norms and prizes ask for them.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use tournament::category::Member;
use tournament::fact::CorrectionEffect;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::norm::conditions::Conditions;
use tournament::norm::{self, EventKind, Exemption};
use tournament::player::Birth;
use tournament::rating::{self, Rate};
use tournament::state::{State, Tournament};

use crate::printing::sex_of;
use crate::words::Roster;
use crate::{ranking, time_control};

/// The rows up to a round with the results that were played. A late correction that left the standings
/// as they are (C.04.2 4.3) counts here all the same.
pub(crate) fn played(state: &State, tournament: &Tournament, after: RoundNo) -> History {
    let mut played = tournament.clone();
    for correction in played.games.values_mut().flat_map(|game| &mut game.corrections) {
        correction.effect = CorrectionEffect::Standings;
    }
    state.history(&played).after(after)
}

/// The year in which the event began, if it is known.
pub(crate) fn year(state: &State, tournament: &Tournament) -> Option<i32> {
    ranking::started(state, tournament).map(|day| day.year())
}

/// Chapter and year for ratings.
pub(crate) fn rating_settings(state: &State, tournament: &Tournament) -> rating::Settings {
    let rate = tournament.setup.pace.parse::<Rate>().unwrap_or_default();
    rating::Settings { rate, year: year(state, tournament), pace: time_control::pace(tournament) }
}

/// What is known of the players beside their rows.
pub(crate) fn rating_entries(roster: &Roster) -> BTreeMap<Tpn, rating::Entry> {
    // The list's coefficient, where the rating was taken from a list that has one (B.02 8.3).
    let listed: BTreeMap<Tpn, u16> = roster
        .tournament
        .entrants
        .values()
        .filter_map(|it| {
            let k = it.rating.as_ref()?.k.filter(|k| *k > 0)?;
            Some((*roster.numbers.get(&it.id)?, u16::from(k)))
        })
        .collect();
    let entry = |member: Member| {
        let k = listed.get(&member.tpn).copied();
        (member.tpn, rating::Entry { birth: member.birth, k, ..rating::Entry::default() })
    };
    members(roster).into_iter().map(entry).collect()
}

/// What norms need to know of the event.
pub(crate) fn norm_settings(roster: &Roster) -> norm::Settings {
    let event = match roster.tournament.setup.system.as_str() {
        "berger" => EventKind::RoundRobin,
        "berger-double" => EventKind::DoubleRoundRobin,
        _ => EventKind::Swiss,
    };
    let sexes = members(roster).into_iter().filter_map(|one| Some((one.tpn, one.sex?)));
    norm::Settings {
        host: roster.state.details.0.federation.clone(),
        event,
        exemption: Exemption::of_code(&roster.tournament.setup.norm_exemption),
        sexes: sexes.collect(),
        last_forfeit: roster.tournament.setup.norm_last_forfeit,
        conditions: norm_conditions(roster),
        ..norm::Settings::default()
    }
}

/// What the event knows of the conditions for norms (B.01 1.1).
fn norm_conditions(roster: &Roster) -> Conditions {
    let setup = &roster.tournament.setup;
    let day = |round: u8| {
        let starts = crate::give_out::games::starts(roster, RoundNo(round));
        NaiveDate::parse_from_str(starts.get(..10)?, "%Y-%m-%d").ok()
    };
    let chief = roster.state.details.0.arbiters.iter().find(|it| it.role == "chief");
    let plays = |id: &str| {
        let private = roster.tournament.entrants.values().filter_map(|it| roster.private(it));
        !id.is_empty() && private.into_iter().any(|it| it.fide_id.trim() == id)
    };
    Conditions {
        pace: time_control::pace(roster.tournament),
        rate: setup.pace.parse().ok(),
        days: (1..=setup.rounds.max(roster.tournament.published().0)).filter_map(day).collect(),
        chief_title: chief.map_or_else(String::new, |it| it.title.clone()),
        chief_plays: chief.is_some_and(|it| plays(it.fide_id.trim())),
    }
}

/// The players as categories ask for them.
pub(crate) fn members(roster: &Roster) -> Vec<Member> {
    let member = |entrant: &tournament::state::Entrant| {
        let private = roster.private(entrant);
        Some(Member {
            tpn: *roster.numbers.get(&entrant.id)?,
            birth: private.and_then(|it| Birth::read(&it.birth)),
            sex: sex_of(roster.state, entrant),
            rating: entrant.rating.as_ref().map(|it| it.value).filter(|it| *it > 0),
            club: private.map_or_else(String::new, |it| it.club.clone()),
            federation: roster.state.federation_of(entrant).to_owned(),
            title: roster.state.title_of(entrant),
        })
    };
    roster.tournament.entrants.values().filter_map(member).collect()
}
