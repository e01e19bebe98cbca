//! Time controls on the way to and from record 222 of a TRF: minutes as arbiters write them, seconds there. The rule is in
//! `laws::clock`.

use i18n::{Messages, args};
use laws::clock::{Bonus, TimeControl, TimeUnit};
use tournament::rating::{PaceFault, Rate, pace_fault, standard_minutes};
use tournament::state::Tournament;

/// `40/90+30:30+30` becomes `40/5400+30:1800+30`; `None` for free text, and for delays, which the record does not know.
pub(crate) fn to_trf(text: &str) -> Option<String> {
    plain(TimeControl::parse(text, TimeUnit::Minutes).ok()?)?.in_seconds()
}

/// `40/5400+30:1800+30` becomes `40/90+30:30+30`; `None` where seconds do not make minutes.
pub(crate) fn from_trf(text: &str) -> Option<String> {
    plain(TimeControl::parse(text, TimeUnit::Seconds).ok()?)?.in_minutes()
}

/// [`not_rated`] for a section.
pub(crate) fn not_rated_here(
    section: &Tournament,
    rate: Rate,
    highest: Option<u16>,
    messages: &Messages,
) -> Option<String> {
    let control = &section.setup.time_control;
    let control = to_trf(control).unwrap_or_else(|| control.clone());
    not_rated(&control, rate, highest, messages)
}

/// Which games are not rated at a time control (record 222), in words, by the highest rating of the field; `None` if it
/// keeps none out.
pub(crate) fn not_rated(
    control: &str,
    rate: Rate,
    highest: Option<u16>,
    messages: &Messages,
) -> Option<String> {
    Some(match pace_fault(control, rate)? {
        PaceFault::TooFast => messages.plain("tables-rating-too-fast"),
        PaceFault::Unequal => messages.plain("tables-rating-unequal"),
        PaceFault::NotEnough { from, .. } if highest.is_none_or(|highest| highest < from) => {
            return None;
        }
        PaceFault::NotEnough { minutes, from } => {
            let args = args! {
                "minutes" => minutes, "from" => from.to_string(), "needed" => standard_minutes(from),
            };
            messages.text("tables-rating-not-enough", &args)
        }
    })
}

fn plain(control: TimeControl) -> Option<TimeControl> {
    let known = |bonus: Bonus| matches!(bonus, Bonus::None | Bonus::Increment(_));
    control.periods.iter().all(|period| known(period.bonus)).then_some(control)
}

#[cfg(test)]
mod tests {
    use super::{from_trf, to_trf};

    #[test]
    fn minutes_and_seconds() {
        for (minutes, seconds) in
            [("90+30", "5400+30"), ("40/90+30:30+30", "40/5400+30:1800+30"), ("3+2", "180+2")]
        {
            assert_eq!(to_trf(minutes).as_deref(), Some(seconds));
            assert_eq!(from_trf(seconds).as_deref(), Some(minutes));
        }
        assert_eq!(to_trf("90 minutes").as_deref(), Some("5400"), "a unit in words");
        for free in ["90 or so", "", "W300-B240", "90:", "+", "9999999999"] {
            assert_eq!(to_trf(free), None, "{free}");
        }
        assert_eq!(from_trf("90+30"), None, "a minute and a half is no number of minutes");
    }
}
