//! The time of the hall. Entries are kept in UTC with the offset of the computer that wrote them; where the event has a
//! time zone, people read its time, wherever and whenever the file is opened. Without a zone the computer's time stands.
//!
//! The table of zones is inside the program, so that two computers never differ.

use std::sync::LazyLock;

use formats::fold::search_key;
use jiff::Timestamp;
use jiff::civil::DateTime as CivilTime;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use journal::Moment;
use tournament::fact::EventDetailsSet;

static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// Towns of time zones that are named after another town, as arbiters write them.
const TOWNS: [(&str, &str); 14] = [
    ("barcelona", "Europe/Madrid"),
    ("sevilla", "Europe/Madrid"),
    ("valencia", "Europe/Madrid"),
    ("munich", "Europe/Berlin"),
    ("hamburg", "Europe/Berlin"),
    ("milan", "Europe/Rome"),
    ("geneva", "Europe/Zurich"),
    ("saint petersburg", "Europe/Moscow"),
    ("new delhi", "Asia/Kolkata"),
    ("mumbai", "Asia/Kolkata"),
    ("chennai", "Asia/Kolkata"),
    ("beijing", "Asia/Shanghai"),
    ("washington", "America/New_York"),
    ("rio de janeiro", "America/Sao_Paulo"),
];

/// A zone that is not in the table, and the one that was perhaps meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownZone {
    /// The nearest known name.
    pub(crate) perhaps: Option<String>,
}

/// The name of a zone as the table spells it; empty for none.
pub(crate) fn zone_name(typed: &str) -> Result<String, UnknownZone> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(String::new());
    }
    let found = ZONES.get(typed).ok().and_then(|zone| zone.iana_name().map(str::to_owned));
    found.ok_or_else(|| UnknownZone { perhaps: nearest(typed) })
}

/// The zone whose town, country or whole name comes nearest.
fn nearest(typed: &str) -> Option<String> {
    let wanted = search_key(typed);
    if let Some((_, zone)) = TOWNS.iter().find(|(town, _)| *town == wanted) {
        return Some((*zone).to_owned());
    }
    let far = |name: &str| {
        let whole = search_key(name);
        let town = search_key(name.rsplit('/').next().unwrap_or(name));
        // Letters to change, to add or to leave out, and neighbors to exchange.
        strsim::osa_distance(&wanted, &whole).min(strsim::osa_distance(&wanted, &town))
    };
    let names = ZONES.available().map(|name| name.as_str().to_owned());
    let (distance, name) = names.map(|name| (far(&name), name)).min()?;
    (distance <= wanted.chars().count() / 3).then_some(name)
}

fn zone(details: &EventDetailsSet) -> Option<TimeZone> {
    if details.zone.is_empty() { None } else { ZONES.get(details.zone.trim()).ok() }
}

/// A moment with the offset of the hall; as it is where the event has no zone.
pub(crate) fn moment(details: &EventDetailsSet, at: Moment) -> Moment {
    let offset = zone(details).zip(Timestamp::from_millisecond(at.utc_ms).ok());
    let offset = offset.map(|(zone, instant)| zone.to_offset(instant).seconds() / 60);
    let offset = offset.and_then(|minutes| i16::try_from(minutes).ok());
    Moment { utc_ms: at.utc_ms, offset_minutes: offset.unwrap_or(at.offset_minutes) }
}

/// When a time on the clock of the hall is, `2026-11-29T16:00`; `now` says the offset where the event has no zone.
pub(crate) fn instant(details: &EventDetailsSet, local: &str, now: Moment) -> Option<Moment> {
    let civil: CivilTime = local.trim().parse().ok()?;
    let utc_ms = match zone(details) {
        Some(zone) => zone.to_timestamp(civil).ok()?.as_millisecond(),
        None => {
            let zone = jiff::tz::Offset::from_seconds(i32::from(now.offset_minutes) * 60).ok()?;
            zone.to_timestamp(civil).ok()?.as_millisecond()
        }
    };
    Some(moment(details, Moment { utc_ms, offset_minutes: now.offset_minutes }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_zone(zone: &str) -> EventDetailsSet {
        EventDetailsSet { zone: zone.to_owned(), ..tournament::state::State::default().details.0 }
    }

    #[test]
    fn names_are_spelled_as_the_table_does() {
        let check = |typed: &str, expected: &str| {
            assert_eq!(zone_name(typed).as_deref(), Ok(expected), "{typed}");
        };
        check("Europe/Madrid", "Europe/Madrid");
        check(" europe/madrid ", "Europe/Madrid");
        check("", "");
        check("utc", "UTC");
    }

    #[test]
    fn unknown_names_get_a_suggestion() {
        let check = |typed: &str, expected: Option<&str>| {
            let unknown = zone_name(typed).expect_err("no zone has this name");
            assert_eq!(unknown.perhaps.as_deref(), expected, "{typed}");
        };
        check("Madrid", Some("Europe/Madrid"));
        check("Europe/Madird", Some("Europe/Madrid"));
        check("Madird", Some("Europe/Madrid"));
        check("Barcelona", Some("Europe/Madrid"));
        check("new york", Some("America/New_York"));
        check("Tiflis hall 2", None);
        check("qqqqqq", None);
    }

    #[test]
    fn moments_follow_the_zone_summer_and_winter() {
        let at = |utc_ms| moment(&in_zone("Europe/Madrid"), Moment { utc_ms, offset_minutes: 0 });
        assert_eq!(at(1_795_942_800_000).offset_minutes, 60, "2026-11-29");
        assert_eq!(at(1_782_000_000_000).offset_minutes, 120, "2026-06-21");
        let as_written = Moment { utc_ms: 0, offset_minutes: -180 };
        assert_eq!(moment(&in_zone(""), as_written), as_written);
        assert_eq!(moment(&in_zone("Mars/Olympus"), as_written), as_written);
    }

    #[test]
    fn local_times_become_moments() {
        let now = Moment { utc_ms: 0, offset_minutes: -300 };
        let at = |zone: &str| instant(&in_zone(zone), "2026-11-29T10:00", now);
        assert_eq!(at("Europe/Madrid").map(|it| it.utc_ms), Some(1_795_942_800_000));
        assert_eq!(at("").map(|it| it.utc_ms), Some(1_795_942_800_000 + 6 * 3_600_000));
        assert_eq!(instant(&in_zone(""), "soon", now), None);
    }
}
