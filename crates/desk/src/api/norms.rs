//! Title norms by the FIDE Title Regulations (B.01): made, still possible and how, or not and why.

use std::borrow::Cow;

use ::tournament::decide::Command;
use ::tournament::fact::SetupBody;
use ::tournament::history::History;
use ::tournament::ids::RoundNo;
use ::tournament::norm::conditions::Fault;
use ::tournament::norm::{
    Ahead, Award, Count, Exemption, ExemptionCheck, Forecast, LeftOut, NormReport, Passed, Played,
    Ruling, Settings, Verdict, has_last_forfeit, norms,
};
use ::tournament::state::{State, Tournament};
use chrono::{Datelike, NaiveDate};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::tables::round_asked;
use super::wire::{Changes, Id};
use super::{method, section};
use crate::words::Roster;
use crate::{ApiError, Call, Desk, field, late, provisional};

/// Answer of `norms.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NormsView {
    /// After this round.
    pub round: u8,
    /// Whether 1.4.3 and 1.4.4 apply, and by what, in words.
    pub field: String,
    /// The exemption that is claimed for the section: `national`, `national-team`, `zonal`, `strong-swiss`; empty: none.
    pub exemption: String,
    /// Whether a win by forfeit in the last round counts as a loss for a norm that it makes (B.01 1.4.2c).
    pub last_forfeit: bool,
    /// Whether anybody has such a win.
    pub has_last_forfeit: bool,
    /// That the host federation is not known, what cannot be told without it and where to set it, in words; empty if it
    /// is, or where it changes nothing.
    pub no_host: String,
    /// Whose federation is a text that is no code, what follows and where to correct it, in words; empty if nobody's is.
    pub odd_federations: String,
    /// Conditions of the event that are broken (B.01 1.1), so that no norm is made, with the cure, in words.
    pub conditions: Vec<String>,
    /// The regulations, and that the decision of FIDE is final, in words.
    pub rules: String,
    /// That games are open or rounds to come, in words; empty at the end.
    pub provisional: String,
    /// What is to be said of the whole: an event of more than thirty days, whether a norm does for B.01 1.5.6, results that
    /// are rated otherwise than they stand.
    pub notes: Vec<String>,
    /// Norms made first, then those within reach, then the rest if asked for.
    pub rows: Vec<NormRow>,
}

/// One norm of one player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NormRow {
    /// Entrant.
    pub entrant: Id,
    /// Starting number.
    pub number: u16,
    /// Title held.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// `GM`, `IM`, `WGM`, `WIM`.
    pub norm: String,
    /// `made`, `possible`, `impossible`.
    pub state: String,
    /// The state in a word or two.
    pub state_text: String,
    /// How it was made, what it needs, or the article in the way.
    pub text: String,
    /// Games in the calculation.
    pub games: u32,
    /// Points in them.
    pub points: String,
    /// Average rating of the opponents.
    pub average: Option<i32>,
    /// Performance.
    pub performance: Option<i32>,
    /// Article by article, if one player was asked for.
    pub checks: Vec<NormCheck>,
    /// Game by game, if one player was asked for.
    pub lines: Vec<NormLine>,
}

/// One article.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NormCheck {
    /// As `B.01 1.4.5a`.
    pub article: String,
    /// What is counted.
    pub what: String,
    /// What was found.
    pub found: String,
    /// What it asks: `≥ 5`.
    pub needed: String,
    /// `yes`, `no`, `exempt`.
    pub passed: String,
    /// The same in words.
    pub passed_text: String,
}

/// One game.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NormLine {
    /// Round.
    pub round: u8,
    /// Opponent's title.
    pub title: String,
    /// Opponent.
    pub name: String,
    /// Opponent's federation.
    pub federation: String,
    /// Opponent's rating.
    pub rating: Option<u16>,
    /// `1`, `½`, `0`, `+`, `-` or empty.
    pub result: String,
    /// Why it does not count, or what it counts as.
    pub note: String,
}

method! {
    /// Title norms after a round.
    "norms.get" Viewer NormsGet {
        /// Section.
        tournament: Id,
        /// Round; left out: the last that is out.
        #[serde(default)]
        round: Option<u8>,
        /// One player alone, article by article and game by game.
        #[serde(default)]
        entrant: Option<Id>,
        /// Lists norms that are out of reach too.
        #[serde(default)]
        all: bool,
        /// `national`, `national-team`, `zonal`, `strong-swiss`; `none` or empty: a strong Swiss is found out all the same.
        /// Left out: as `norms.exemption` has set it.
        #[serde(default)]
        exemption: Option<String>,
    } -> NormsView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, tournament.published(), messages)?;
        let tournament = exempted(tournament, this.exemption.as_deref(), messages)?;
        let asked = Asked { after, only: this.entrant, all: this.all };
        Ok(norms_view(&event.state, &tournament, &asked, messages))
    }
}

method! {
    /// Sets what exempts a section from B.01 1.4.3 and 1.4.4: for the window, prints and commands, until it is set otherwise.
    "norms.exemption" Arbiter NormsExemption {
        /// Section.
        tournament: Id,
        /// `national`, `national-team`, `zonal`, `strong-swiss` (granted as the field is counted); `none` or empty: a strong
        /// Swiss is found out all the same.
        exemption: String,
    } -> Changes |this, desk, call| {
        let norm_exemption = claim(&this.exemption, call.messages())?;
        choose(desk, call, this.tournament, |setup| SetupBody { norm_exemption, ..setup })
    }
}

method! {
    /// Sets whether a win by forfeit in the last round counts as a loss for a norm that it makes (B.01 1.4.2c): for the
    /// window, prints and commands, until it is set otherwise.
    "norms.lastForfeit" Arbiter NormsLastForfeit {
        /// Section.
        tournament: Id,
        /// Whether it counts.
        counts: bool,
    } -> Changes |this, desk, call| {
        choose(desk, call, this.tournament, |setup| {
            SetupBody { norm_last_forfeit: this.counts, ..setup }
        })
    }
}

/// A choice for norms as a setting of the section.
fn choose(
    desk: &Desk,
    call: &Call,
    tournament: Id,
    chosen: impl FnOnce(SetupBody) -> SetupBody,
) -> Result<Changes, ApiError> {
    desk.act_with(call, |event| {
        let old = section(&event.state, tournament, call.messages())?;
        let setup = chosen(old.setup.clone());
        let command = Command::ChangeSetup { tournament: old.id, setup, reason: String::new() };
        Ok((command, Default::default()))
    })
}

/// A section with the exemption that is asked for once, in place of the one that is set.
pub(crate) fn exempted<'a>(
    tournament: &'a Tournament,
    asked: Option<&str>,
    messages: &Messages,
) -> Result<Cow<'a, Tournament>, ApiError> {
    let Some(word) = asked else { return Ok(Cow::Borrowed(tournament)) };
    let norm_exemption = claim(word, messages)?;
    let mut with = tournament.clone();
    with.setup.norm_exemption = norm_exemption;
    Ok(Cow::Owned(with))
}

/// A claim as a section keeps it.
fn claim(word: &str, messages: &Messages) -> Result<String, ApiError> {
    match Exemption::claim_of(word) {
        Some(claim) => Ok(claim.map_or("", Exemption::code).to_owned()),
        None => Err(ApiError::bad_value(messages, "exemption", word.trim())),
    }
}

/// Which norms.
pub(crate) struct Asked {
    /// After this round.
    pub(crate) after: RoundNo,
    /// One player with the working.
    pub(crate) only: Option<Id>,
    /// Those out of reach too.
    pub(crate) all: bool,
}

/// Norms in words.
pub(crate) fn norms_view(
    state: &State,
    tournament: &Tournament,
    asked: &Asked,
    messages: &Messages,
) -> NormsView {
    let roster = Roster::new(state, tournament, messages);
    let history = field::played(state, tournament, asked.after);
    let settings = field::norm_settings(&roster);
    let ruling = ::tournament::norm::ruling(&history, asked.after, &settings);
    let mut rows = Vec::new();
    for report in norms(&history, asked.after, &settings) {
        let Some((entrant, _)) = roster.numbers.iter().find(|(_, tpn)| **tpn == report.tpn) else {
            continue;
        };
        if asked.only.is_some_and(|only| only.0 != entrant.0) {
            continue;
        }
        let side = roster.side(*entrant, RoundNo(1));
        for (verdict, forecast) in &report.norms {
            let (code, rank) = state_of(forecast);
            if rank == 2 && !asked.all && asked.only.is_none() {
                continue;
            }
            let row = NormRow {
                entrant: Id(entrant.0),
                number: report.tpn.0,
                title: side.title.clone(),
                name: side.name.clone(),
                federation: side.federation.clone(),
                rating: side.rating,
                norm: verdict.norm.code().to_owned(),
                state: code.to_owned(),
                state_text: messages.plain(&format!("tables-norm-state-{code}")),
                text: outlook(verdict, forecast, messages),
                games: u32::try_from(verdict.games).unwrap_or(u32::MAX),
                points: halves(messages, verdict.half_points),
                average: verdict.average.and_then(|made| i32::try_from(made).ok()),
                performance: verdict.performance.and_then(|made| i32::try_from(made).ok()),
                checks: Vec::new(),
                lines: Vec::new(),
            };
            rows.push((rank, with_working(row, asked, &roster, &report, verdict)));
        }
    }
    rows.sort_by_key(|(rank, _)| *rank);
    let mut notes = Vec::new();
    if rows.iter().any(|(rank, _)| *rank == 0) {
        notes = event_notes(&history, asked.after, &settings, messages);
    }
    notes.extend(late::notes(&roster, asked.after));
    NormsView {
        provisional: provisional::until_the_end(tournament, asked.after, messages)
            .unwrap_or_default(),
        round: asked.after.0,
        field: ruling_words(ruling, &settings, messages),
        exemption: tournament.setup.norm_exemption.clone(),
        last_forfeit: settings.last_forfeit,
        has_last_forfeit: has_last_forfeit(&history),
        no_host: no_host(ruling, &settings, messages).unwrap_or_default(),
        odd_federations: odd_federations(&history, messages).unwrap_or_default(),
        conditions: condition_words(&settings, messages),
        rules: messages.plain("tables-norm-rules"),
        notes,
        rows: rows.into_iter().map(|(_, row)| row).collect(),
    }
}

fn with_working(
    mut row: NormRow,
    asked: &Asked,
    roster: &Roster,
    report: &NormReport,
    verdict: &Verdict,
) -> NormRow {
    if asked.only.is_some() {
        row.checks = checks(verdict, roster.messages);
        row.lines = lines(roster, report, verdict);
    }
    row
}

fn state_of(forecast: &Forecast) -> (&'static str, u8) {
    match forecast.ahead {
        Ahead::Reached => ("made", 0),
        Ahead::Possible => ("possible", 1),
        Ahead::Impossible(_) => ("impossible", 2),
    }
}

/// Made, still possible and how, or out of reach and why.
fn outlook(verdict: &Verdict, forecast: &Forecast, messages: &Messages) -> String {
    match forecast.ahead {
        Ahead::Reached => {
            let args = args! {
                "performance" => verdict.performance.unwrap_or(0).to_string(),
                "games" => verdict.games,
                "score" => halves(messages, verdict.half_points),
            };
            let once = verdict.award == Award::Once;
            messages.text(if once { "tables-norm-once" } else { "tables-norm-made" }, &args)
        }
        Ahead::Possible => needs(forecast, messages),
        Ahead::Impossible(count) => messages.text(
            "tables-norm-impossible",
            &args! { "article" => article(count), "why" => what(count, messages) },
        ),
    }
}

/// What is still needed: the score with the strength that the opponents not known yet must have, what
/// the least score and half a point less or more would take, and who must be among them.
pub(crate) fn needs(forecast: &Forecast, messages: &Messages) -> String {
    let Some((goal, average)) = forecast.goal() else { return String::new() };
    let said = |key: &str, (score, average): (i64, i64)| {
        let args = args! {
            "score" => halves(messages, score),
            "rounds" => forecast.rounds_left,
            "average" => average.to_string(),
        };
        messages.text(key, &args)
    };
    let key = if average > 0 { "tables-norm-needs-average" } else { "tables-norm-needs" };
    let mut parts = vec![said(key, (goal, average))];
    let other = |more: i64| forecast.averages.iter().find(|(score, _)| *score == more);
    let least = forecast.averages.first().filter(|(score, _)| *score < goal - 1);
    for (score, average) in [least, other(goal - 1), other(goal + 1)].into_iter().flatten() {
        if average > &0 || score < &goal {
            parts.push(said("tables-norm-option", (*score, *average)));
        }
    }
    let mut more = |key: &str, count: i64| {
        if count > 0 {
            parts.push(messages.text(key, &args! { "count" => count }));
        }
    };
    more("tables-norm-more-titled", forecast.titled);
    more("tables-norm-more-level", forecast.level);
    more("tables-norm-more-foreigners", forecast.foreigners);
    for (federation, count) in &forecast.elsewhere {
        let args = args! { "count" => *count, "federation" => federation.as_str() };
        parts.push(messages.text("tables-norm-more-elsewhere", &args));
    }
    parts.join(", ")
}

fn article(count: Count) -> String {
    format!("B.01 {}", count.article())
}

fn what(count: Count, messages: &Messages) -> String {
    messages.plain(&format!("tables-norm-count-{}", count.code().replace('_', "-")))
}

fn halves(messages: &Messages, count: i64) -> String {
    messages.points(i32::try_from(count.saturating_mul(5)).unwrap_or(0))
}

fn checks(verdict: &Verdict, messages: &Messages) -> Vec<NormCheck> {
    let check = |check: &::tournament::norm::Check| {
        let shown = |number: i64| match check.count {
            Count::Score => halves(messages, number),
            _ => number.to_string(),
        };
        let most = check.count.is_maximum();
        let passed = match check.passed {
            Passed::Yes => "yes",
            Passed::Exempt => "exempt",
            Passed::No => "no",
        };
        NormCheck {
            article: article(check.count),
            what: what(check.count, messages),
            found: shown(check.found),
            needed: format!("{} {}", if most { "≤" } else { "≥" }, shown(check.needed)),
            passed: passed.to_owned(),
            passed_text: messages.plain(&format!("tables-norm-passed-{passed}")),
        }
    };
    verdict.checks.iter().map(check).collect()
}

fn lines(roster: &Roster, report: &NormReport, verdict: &Verdict) -> Vec<NormLine> {
    let messages = roster.messages;
    let line = |(index, opponent): (usize, &::tournament::norm::Opponent)| {
        let entrant = roster.numbers.iter().find(|(_, tpn)| **tpn == opponent.tpn);
        let out = verdict.left_out.iter().find(|(gone, _)| *gone == index);
        let note = match out {
            Some((_, why)) => messages.plain(left_out_key(*why)),
            None if matches!(opponent.played, Played::Unplayed { .. }) => {
                messages.plain("tables-norm-last-forfeit")
            }
            None if verdict.raised == Some(index) => messages
                .text("tables-norm-raised", &args! { "floor" => verdict.norm.floor().to_string() }),
            None => String::new(),
        };
        NormLine {
            round: opponent.round.0,
            title: opponent.title.map_or("", |title| title.code()).to_owned(),
            name: entrant.map_or_else(String::new, |(entrant, _)| roster.name(*entrant)),
            federation: opponent.federation.clone(),
            rating: opponent.rating,
            result: match opponent.played {
                Played::Game { half_points } => halves(messages, i64::from(half_points)),
                Played::Unplayed { won: true } => "+".to_owned(),
                Played::Unplayed { won: false } => "-".to_owned(),
                Played::Open => String::new(),
            },
            note,
        }
    };
    report.opponents.iter().enumerate().map(line).collect()
}

fn left_out_key(why: LeftOut) -> &'static str {
    match why {
        LeftOut::NotPlayed => "tables-norm-out-not-played",
        LeftOut::Open => "tables-norm-out-open",
        LeftOut::NoFederation => "tables-norm-out-no-federation",
        LeftOut::UnratedWithoutPoint => "tables-norm-out-unrated",
        LeftOut::AfterTheNorm => "tables-norm-out-after",
        LeftOut::Won => "tables-norm-out-won",
    }
}

/// That the articles about federations do not apply, and by what.
pub(crate) fn exempt_words(exemption: Exemption, messages: &Messages) -> String {
    let args = args! { "article" => article_of(exemption) };
    messages.text("tables-norm-field-exempt", &args)
}

fn article_of(exemption: Exemption) -> String {
    format!("B.01 {}", exemption.article())
}

/// What cannot be told while the host federation is not known, and where to set it; nothing if it is, or changes nothing.
pub(crate) fn no_host(ruling: Ruling, settings: &Settings, messages: &Messages) -> Option<String> {
    if !ruling.lacks_host() {
        return None;
    }
    Some(match settings.host.trim() {
        "" => messages.plain("tables-norm-no-host"),
        host => messages.text("tables-norm-odd-host", &args! { "host" => host }),
    })
}

/// Who has a text that is no code of a federation; nothing if nobody has.
pub(crate) fn odd_federations(history: &History, messages: &Messages) -> Option<String> {
    let odd = ::tournament::norm::odd_federations(history);
    let listed: Vec<String> = odd.iter().map(|(text, count)| format!("{text} ({count})")).collect();
    let args = args! { "list" => listed.join(", ") };
    (!odd.is_empty()).then(|| messages.text("tables-norm-odd-federations", &args))
}

/// The broken conditions of an event (1.1), with the cure.
pub(crate) fn condition_words(settings: &Settings, messages: &Messages) -> Vec<String> {
    let date = |day: NaiveDate| messages.date(day.year(), day.month(), day.day());
    let word = |fault: Fault| {
        let args = match fault {
            Fault::TooFast(Some(minutes)) => args! { "minutes" => minutes },
            Fault::TooFast(None) => return messages.plain("tables-norm-fault-not-standard"),
            Fault::RoundsADay(day, rounds) => args! { "day" => date(day), "rounds" => rounds },
            Fault::HoursADay(day, minutes) => {
                let hours = format!("{}:{:02}", minutes / 60, minutes % 60);
                args! { "day" => date(day), "hours" => hours }
            }
            Fault::Unequal | Fault::ChiefTitle | Fault::ChiefPlays => args! {},
        };
        messages.text(&format!("tables-norm-fault-{}", fault.code()), &args)
    };
    settings.conditions.faults().into_iter().map(word).collect()
}

/// What goes with every norm of an event: that it is a long one, and whether it does for 1.5.6.
pub(crate) fn event_notes(
    history: &History,
    after: RoundNo,
    settings: &Settings,
    messages: &Messages,
) -> Vec<String> {
    let long = settings.conditions.is_long();
    let long = long.map(|days| messages.text("tables-norm-long", &args! { "days" => days }));
    let large = ::tournament::norm::large(history, after, settings).map(|found| {
        let key = if found.is_met() { "tables-norm-large" } else { "tables-norm-not-large" };
        let args = args! { "players" => found.players, "average" => found.average.to_string() };
        messages.text(key, &args)
    });
    long.into_iter().chain(large).collect()
}

/// Whether the rules about federations apply, and why.
pub(crate) fn ruling_words(ruling: Ruling, settings: &Settings, messages: &Messages) -> String {
    let counted = |key: &str, found: ExemptionCheck| {
        let args = args! {
            "players" => found.players, "federations" => found.federations,
            "titled" => found.titled,
        };
        let count = messages.text("tables-norm-field-count", &args);
        messages.text(key, &args! { "count" => count, "unplaced" => found.unplaced })
    };
    match ruling {
        Ruling::Claimed(Exemption::NationalTeam) => {
            let host = settings.host.trim().to_uppercase();
            messages.text("tables-norm-field-team", &args! { "host" => host })
        }
        Ruling::Claimed(exemption) => exempt_words(exemption, messages),
        Ruling::Strong(found) => counted("tables-norm-field-strong", found),
        Ruling::OnWord(found) => counted("tables-norm-field-word", found),
        Ruling::Short(found) => counted("tables-norm-field-short", found),
        Ruling::Applies(found) => counted("tables-norm-field", found),
        Ruling::NotSwiss => messages.plain("tables-norm-field-not-swiss"),
        Ruling::NoHost(exemption) => {
            let args = args! { "article" => article_of(exemption) };
            messages.text("tables-norm-field-refused", &args)
        }
        Ruling::Untold => messages.plain("tables-norm-field-no-host"),
        Ruling::Table => messages.plain("tables-norm-field-table"),
    }
}
