//! Time controls on the way to and from record 222 of a TRF: minutes as arbiters write them, seconds there. The rule is in
//! `laws::clock`.

use i18n::{Messages, args};
use laws::clock::{Bonus, TimeControl, TimeUnit};
use tournament::rating::{Pace, PaceFault, Rate, standard_minutes};
use tournament::state::Tournament;

/// `40/90+30:30+30` becomes `40/5400+30:1800+30`; `None` for free text, and for delays, which the record does not know.
pub(crate) fn to_trf(text: &str) -> Option<String> {
    plain(TimeControl::parse(text, TimeUnit::Minutes).ok()?)?.in_seconds()
}

/// `40/5400+30:1800+30` becomes `40/90+30:30+30`; `None` where seconds do not make minutes.
pub(crate) fn from_trf(text: &str) -> Option<String> {
    plain(TimeControl::parse(text, TimeUnit::Seconds).ok()?)?.in_minutes()
}

/// A section's time control as ratings look at it; `None` if it is free text. A delay counts as an increment does.
pub(crate) fn pace(section: &Tournament) -> Option<Pace> {
    let text = &section.setup.time_control;
    let increment = |bonus: Bonus| match bonus {
        Bonus::None => Bonus::None,
        Bonus::Increment(it) | Bonus::Delay(it) | Bonus::Bronstein(it) => Bonus::Increment(it),
    };
    let in_seconds = TimeControl::parse(text, TimeUnit::Minutes).ok().and_then(|mut control| {
        for period in &mut control.periods {
            period.bonus = increment(period.bonus);
        }
        control.in_seconds()
    });
    Pace::read(in_seconds.as_deref().unwrap_or(text))
}

/// What is to be said of a time control at the head of rating changes, by the highest rating of the field.
pub(crate) fn notes(
    pace: Option<Pace>,
    rate: Rate,
    highest: Option<u16>,
    messages: &Messages,
) -> Vec<String> {
    let Some(pace) = pace else { return Vec::new() };
    let fault = pace.fault(rate, highest).map(|it| in_words("tables-rating", it, messages));
    fault.into_iter().chain(first_control(pace, rate, messages)).collect()
}

/// That the first control has fewer moves than a standard game must have.
pub(crate) fn first_control(pace: Pace, rate: Rate, messages: &Messages) -> Option<String> {
    let moves = pace.short_first_control(rate)?;
    Some(messages.text("tables-rating-first-control", &args! { "moves" => moves }))
}

/// Why a game is left out.
pub(crate) fn fault(fault: PaceFault, messages: &Messages) -> String {
    in_words("tables-rating-out", fault, messages)
}

fn in_words(said_as: &str, fault: PaceFault, messages: &Messages) -> String {
    let (kind, args) = match fault {
        PaceFault::NotEnough { minutes, from } => {
            let needed = standard_minutes(from);
            (
                "not-enough",
                args! { "minutes" => minutes, "from" => from.to_string(), "needed" => needed },
            )
        }
        PaceFault::TooFast => ("too-fast", args! {}),
        PaceFault::Unequal => ("unequal", args! {}),
        PaceFault::OtherList { minutes, list } => {
            ("other-list", args! { "minutes" => minutes, "list" => list.code() })
        }
    };
    messages.text(&format!("{said_as}-{kind}"), &args)
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
