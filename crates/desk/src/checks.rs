//! What is typed in the settings of an event, of a section and of a player, checked: what cannot be used is refused, what
//! looks like a slip is told and kept.

use std::collections::BTreeMap;

use chrono::{Datelike as _, NaiveDate, NaiveDateTime};
use i18n::{Messages, args};
use laws::clock::{TimeControl, TimeControlError, TimeUnit};
use laws::edition::Edition;
use tournament::fact::EventDetailsSet;
use tournament::federation;

use crate::api::check::{CheckSeverity, CheckView};
use crate::api::frame::{ArbiterView, EventDetails};
use crate::api::players::{PlayerInput, odd_rating, read_rating};
use crate::api::tournament::{ScheduledRound, Setup};
use crate::error::{ApiError, Code};
use crate::hall_time::{self, UnknownZone};

/// Digits of the longest FIDE id there is, and some to come.
const ID_DIGITS: usize = 10;

/// The first that is refused, as the error of a write.
pub(crate) fn refused(found: &[CheckView]) -> Result<(), ApiError> {
    match found.iter().find(|it| it.severity == CheckSeverity::Refused) {
        None => Ok(()),
        Some(check) => Err(ApiError {
            code: Code::BadInput,
            message: check.text.clone(),
            hint: Some(check.hint.clone()).filter(|hint| !hint.is_empty()),
            field: Some(check.field.clone()),
            others: Vec::new(),
        }),
    }
}

/// What is taken as typed and looks like a slip, as the notice of a write.
pub(crate) fn notice(found: &[CheckView]) -> Option<String> {
    let sentence = |it: &CheckView| match it.hint.as_str() {
        "" => ended(&it.text),
        hint => format!("{} {}", ended(&it.text), ended(hint)),
    };
    let warned = found.iter().filter(|it| it.severity == CheckSeverity::Warning);
    let told: Vec<String> = warned.map(sentence).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// A sentence with its full stop.
pub(crate) fn ended(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}

struct Checking<'a> {
    messages: &'a Messages,
    found: Vec<CheckView>,
}

impl Checking<'_> {
    fn add(&mut self, severity: CheckSeverity, field: &str, error: ApiError) -> &mut CheckView {
        self.found.push(CheckView {
            field: field.to_owned(),
            severity,
            text: error.message,
            hint: error.hint.unwrap_or_default(),
            round: None,
            row: None,
        });
        self.found.last_mut().expect("one was just added")
    }

    fn refuse(&mut self, field: &str, error: ApiError) -> &mut CheckView {
        self.add(CheckSeverity::Refused, field, error)
    }

    fn warn(&mut self, field: &str, key: &str, args: &i18n::Args) -> &mut CheckView {
        let error = ApiError::worded(Code::BadInput, self.messages, key, args);
        self.add(CheckSeverity::Warning, field, error)
    }
}

/// The details of an event.
pub(crate) fn details(typed: &EventDetails, messages: &Messages) -> Vec<CheckView> {
    let mut checking = Checking { messages, found: Vec::new() };
    if let Err(error) = zone(&typed.zone, messages) {
        checking.refuse("zone", error);
    }
    let first = date("startDate", &typed.start_date, &mut checking);
    let last = date("endDate", &typed.end_date, &mut checking);
    if first.zip(last).is_some_and(|(first, last)| last < first) {
        checking.refuse("endDate", ApiError::bad_value(messages, "endDate", &typed.end_date));
    }
    host(&typed.federation, &mut checking);
    for (row, arbiter) in (0..).zip(&typed.arbiters) {
        arbiter_id(arbiter, row, &mut checking);
    }
    checking.found
}

/// The zone as the table spells it, or a refusal with the one that was perhaps meant.
pub(crate) fn zone(typed: &str, messages: &Messages) -> Result<String, ApiError> {
    hall_time::zone_name(typed).map_err(|UnknownZone { perhaps }| {
        let key = if perhaps.is_some() { "desk-bad-zone-perhaps" } else { "desk-bad-zone" };
        let args = args! { "found" => typed.trim(), "perhaps" => perhaps.unwrap_or_default() };
        ApiError::worded(Code::BadInput, messages, key, &args).about("zone")
    })
}

fn date(field: &str, typed: &str, checking: &mut Checking) -> Option<NaiveDate> {
    if typed.is_empty() {
        return None;
    }
    let read = NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok();
    if read.is_none() {
        checking.refuse(field, ApiError::bad_value(checking.messages, field, typed));
    }
    read
}

fn host(typed: &str, checking: &mut Checking) {
    let typed = typed.trim();
    if !typed.is_empty() && !federation::is_member(typed) {
        checking.warn("federation", "desk-no-host-federation", &args! { "found" => typed });
    }
}

fn arbiter_id(arbiter: &ArbiterView, row: u32, checking: &mut Checking) {
    if !is_id(&arbiter.fide_id) {
        let error = ApiError::bad_value(checking.messages, "fideId", &arbiter.fide_id);
        checking.refuse("arbiterFideId", error).row = Some(row);
    }
}

/// Digits alone, or nothing.
pub(crate) fn is_id(typed: &str) -> bool {
    let typed = typed.trim();
    typed.len() <= ID_DIGITS && typed.bytes().all(|it| it.is_ascii_digit())
}

/// The settings of a section: rounds outside the dates of the event, rounds out of order, a time control that the program
/// cannot compute with.
pub(crate) fn setup(
    typed: &Setup,
    details: &EventDetailsSet,
    messages: &Messages,
) -> Vec<CheckView> {
    let mut checking = Checking { messages, found: Vec::new() };
    time_control(typed, &mut checking);
    schedule(typed, details, &mut checking);
    checking.found
}

fn time_control(typed: &Setup, checking: &mut Checking) {
    let text = typed.time_control.trim();
    if text.is_empty() {
        return;
    }
    match TimeControl::parse(text, TimeUnit::Minutes) {
        Err(error) => {
            let part = match error {
                TimeControlError::NotAControl { text } | TimeControlError::NotATime { text } => {
                    text
                }
            };
            let args = args! { "found" => text, "part" => part.trim() };
            checking.warn("timeControl", "desk-odd-time-control", &args);
        }
        Ok(control) => {
            let edition = typed.laws_edition.parse().unwrap_or(Edition::NEWEST);
            let pace = control.pace(edition).code();
            if pace != typed.pace {
                let named = |pace: &str| checking.messages.plain(&format!("desk-pace-{pace}"));
                let args = args! {
                    "found" => text, "pace" => named(pace), "said" => named(&typed.pace)
                };
                checking.warn("timeControl", "desk-other-pace", &args);
            }
        }
    }
}

fn schedule(typed: &Setup, details: &EventDetailsSet, checking: &mut Checking) {
    let day = |text: &str| NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
    let (first, last) = (day(&details.start_date), day(&details.end_date));
    let mut rounds: BTreeMap<u8, NaiveDateTime> = BTreeMap::new();
    for line in &typed.schedule {
        let Some(starts) = round_start(line, typed.rounds, checking) else { continue };
        if rounds.insert(line.round, starts).is_some() {
            let args = args! { "round" => line.round };
            let error =
                ApiError::worded(Code::BadInput, checking.messages, "desk-round-twice", &args);
            checking.refuse("schedule", error).round = Some(line.round);
        }
        let outside = first.is_some_and(|first| starts.date() < first)
            || last.is_some_and(|last| starts.date() > last);
        if outside {
            let args = args! {
                "round" => line.round,
                "day" => date_text(starts.date(), checking.messages),
                "first" => first.map_or_else(String::new, |it| date_text(it, checking.messages)),
                "last" => last.map_or_else(String::new, |it| date_text(it, checking.messages)),
                "has-first" => usize::from(first.is_some()),
                "has-last" => usize::from(last.is_some()),
            };
            checking.warn("schedule", "desk-round-outside", &args).round = Some(line.round);
        }
    }
    for ((before, earlier), (round, starts)) in rounds.iter().zip(rounds.iter().skip(1)) {
        if starts <= earlier {
            let args = args! {
                "round" => *round, "before" => *before,
                "time" => time_text(*starts, checking.messages),
                "earlier" => time_text(*earlier, checking.messages),
            };
            checking.warn("schedule", "desk-round-order", &args).round = Some(*round);
        }
    }
}

/// When a round starts; none, and told, if that is no time or there is no such round.
fn round_start(
    line: &ScheduledRound,
    rounds: u8,
    checking: &mut Checking,
) -> Option<NaiveDateTime> {
    let messages = checking.messages;
    let args = args! { "round" => line.round, "found" => line.starts.as_str(), "rounds" => rounds };
    let Some(starts) = round_time(&line.starts) else {
        let error = ApiError::worded(Code::BadInput, messages, "desk-bad-round-start", &args);
        checking.refuse("schedule", error).round = Some(line.round);
        return None;
    };
    if line.round == 0 || (rounds > 0 && line.round > rounds) {
        checking.warn("schedule", "desk-round-not-planned", &args).round = Some(line.round);
    }
    Some(starts)
}

/// `2026-11-29T16:00` in a year that a tournament can be in.
fn round_time(text: &str) -> Option<NaiveDateTime> {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M")
        .ok()
        .filter(|starts| (1851..=2200).contains(&starts.year()))
}

fn date_text(day: NaiveDate, messages: &Messages) -> String {
    messages.date(day.year(), day.month(), day.day())
}

fn time_text(at: NaiveDateTime, messages: &Messages) -> String {
    use chrono::Timelike as _;
    messages.date_time((at.year(), at.month(), at.day()), (at.hour(), at.minute()))
}

/// What is typed about a player. `before` is what was known: what was not changed is not judged again.
pub(crate) fn player(
    typed: &PlayerInput,
    before: Option<&PlayerInput>,
    today: NaiveDate,
    messages: &Messages,
) -> Vec<CheckView> {
    let mut checking = Checking { messages, found: Vec::new() };
    let changed = |field: fn(&PlayerInput) -> &String| {
        before.is_none_or(|before| field(before).trim() != field(typed).trim())
    };
    if changed(|it| &it.fide_id) && !is_id(&typed.fide_id) {
        let error = ApiError::bad_value(messages, "fideId", typed.fide_id.trim());
        checking.refuse("fideId", error);
    }
    if changed(|it| &it.birth) {
        birth(typed.birth.trim(), today, &mut checking);
    }
    if changed(|it| &it.rating) {
        rating(typed.rating.trim(), &mut checking);
    }
    checking.found
}

/// What is no rating is refused; a zero and one higher than any ever published are told.
fn rating(typed: &str, checking: &mut Checking) {
    let messages = checking.messages;
    if read_rating(typed).is_err() {
        checking.refuse("rating", ApiError::bad_value(messages, "rating", typed));
    } else if let Some((key, args)) = odd_rating(typed) {
        checking.warn("rating", key, &args);
    }
}

fn birth(typed: &str, today: NaiveDate, checking: &mut Checking) {
    let messages = checking.messages;
    let Some(read) = crate::api::players::birth(typed) else {
        checking.refuse("birth", ApiError::bad_value(messages, "birth", typed));
        return;
    };
    let to_come = match NaiveDate::parse_from_str(&read, "%Y-%m-%d") {
        Ok(day) => day > today,
        Err(_) => read.parse().is_ok_and(|year: i32| year > today.year()),
    };
    if to_come {
        let args = args! { "found" => typed };
        let error = ApiError::worded(Code::BadInput, messages, "desk-birth-to-come", &args);
        checking.refuse("birth", error);
    }
}
