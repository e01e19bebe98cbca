//! `arbiter norm`: title norms of a report by B.01, or a batch of cases.

use std::collections::BTreeMap;

use i18n::{Messages, args};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tournament::federation;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::norm::conditions::{Conditions, Fault};
use tournament::norm::{
    Ahead, Applicant, Award, Count, EventKind, Exemption, ExemptionCheck, Forecast, LeftOut, Norm,
    NormReport, Opponent, Played, Ruling, Settings, Standing, Verdict, examine, exemption_by_field,
    norms, odd_federations, ruling,
};

use tournament::rating::Pace;

use crate::args::NormArgs;
use crate::failure::{Answer, Failure};
use crate::rules::StandingsSystem;
use crate::session::Session;
use crate::source::{self, Report};

pub(crate) fn run(session: &mut Session<'_>, args: &NormArgs) -> Result<Answer, Failure> {
    let Some(path) = args.file.as_deref().filter(|_| !args.jsonl) else {
        return super::batch(session, args.file.as_deref(), answered);
    };
    let mut report = source::report(session, path, args.contradictions())?;
    let last = report.file.paired_rounds();
    if report.history.rounds_planned.0 == 0 {
        report.history.rounds_planned = last;
    }
    let after = args.round.map_or(last, RoundNo);
    if after > last {
        let args = args! { "round" => after.0, "last" => last.0 };
        return Err(Failure::unusable(session.words("cli-standings-no-such-round", &args)));
    }
    let settings = settings(session, args, &report)?;
    let history = report.played();
    let ruling = ruling(&history, after, &settings);
    let mut reports = norms(&history, after, &settings);
    if let Some(number) = args.player {
        reports.retain(|report| report.tpn == Tpn(number));
        if reports.is_empty() {
            let args = args! { "number" => number, "path" => report.name.as_str() };
            return Err(Failure::unusable(session.words("cli-standings-no-such-player", &args)));
        }
    }
    if args.json {
        let by_number: Map<String, Value> =
            reports.iter().map(|report| (report.tpn.to_string(), report_json(report))).collect();
        session.say_json(&json!({
            "round": after.0,
            "host": settings.has_host().then(|| settings.host.trim().to_uppercase()),
            "exemption": ruling.exemption().map(Exemption::code),
            "claimed": settings.exemption.map(Exemption::code),
            "field": exemption_by_field(&report.history, after, &settings).map(field_json),
            "odd_federations": odd_federations(&report.history),
            "conditions": settings.conditions.faults().into_iter().map(Fault::code).collect::<Vec<_>>(),
            "players": by_number,
        }))?;
    } else {
        say(session, &report.history, after, &reports, args.player.is_some())?;
        let player = args.player.map(Tpn);
        for note in desk::loose::late_notes(&report.file, after, player, session.messages) {
            session.say(&note)?;
        }
        say_federations(session, &report.history, ruling, &settings)?;
        let mut told = desk::loose::norm_conditions(&settings, session.messages);
        let is_made = |report: &NormReport| {
            report.norms.iter().any(|(_, forecast)| forecast.ahead == Ahead::Reached)
        };
        if reports.iter().any(is_made) {
            told.extend(desk::loose::norm_notes(&history, after, &settings, session.messages));
        }
        for told in told {
            session.say(&told)?;
        }
    }
    Ok(Answer::Yes)
}

/// Whether the articles about federations apply, and what of the file stands in the way of telling it.
fn say_federations(
    session: &mut Session<'_>,
    history: &History,
    ruling: Ruling,
    settings: &Settings,
) -> Result<(), Failure> {
    session.say(&desk::loose::norm_ruling(ruling, settings, session.messages))?;
    if ruling.lacks_host() {
        let host = settings.host.trim();
        let text = match host {
            "" => session.plain("cli-norm-no-host"),
            host => session.words("cli-norm-odd-host", &args! { "host" => host }),
        };
        session.say(&text)?;
    }
    let odd: Vec<String> = odd_federations(history)
        .into_iter()
        .map(|(text, count)| format!("{text} ({count})"))
        .collect();
    if !odd.is_empty() {
        let args = args! { "list" => odd.join(", ") };
        session.say(&session.words("cli-norm-odd-federations", &args))?;
    }
    Ok(())
}

fn field_json(found: ExemptionCheck) -> Value {
    json!({
        "players": found.players,
        "federations": found.federations,
        "titled": found.titled,
        "unplaced": found.unplaced,
    })
}

fn settings(session: &Session<'_>, args: &NormArgs, report: &Report) -> Result<Settings, Failure> {
    let word = args.exemption.as_deref().unwrap_or_default();
    let exemption = Exemption::claim_of(word).ok_or_else(|| {
        let known: Vec<&str> = Exemption::ALL.iter().map(|one| one.code()).collect();
        let args = args! { "found" => word, "known" => known.join(", ") };
        Failure::unusable(session.words("cli-norm-bad-exemption", &args))
    })?;
    if let Some(host) = args.host.as_deref().filter(|host| !federation::is_member(host)) {
        let args = args! { "found" => host };
        return Err(Failure::unusable(session.words("cli-norm-bad-host", &args)));
    }
    let round_robin = match args.system {
        Some(StandingsSystem::RoundRobin) => true,
        Some(StandingsSystem::Swiss) => false,
        None => report.file.is_round_robin(),
    };
    let event = match round_robin {
        false => EventKind::Swiss,
        true if meets_twice(&report.history) => EventKind::DoubleRoundRobin,
        true => EventKind::RoundRobin,
    };
    let sexes = report.file.players.iter().filter_map(|one| Some((one.number, one.sex?)));
    Ok(Settings {
        host: args.host.clone().unwrap_or_else(|| report.file.header.federation.clone()),
        event,
        exemption,
        sexes: sexes.collect(),
        last_forfeit: args.last_forfeit,
        conditions: Conditions {
            pace: Pace::read(&report.file.header.time_control),
            days: report.file.header.round_dates.iter().flatten().copied().collect(),
            ..Conditions::default()
        },
        ..Settings::default()
    })
}

/// Whether anybody meets an opponent again.
fn meets_twice(history: &History) -> bool {
    history.players.iter().any(|row| {
        let mut opponents: Vec<Tpn> =
            row.rounds.iter().filter_map(|cell| cell.opponent()).collect();
        let games = opponents.len();
        opponents.sort_unstable();
        opponents.dedup();
        opponents.len() < games
    })
}

/// One player in full, or everybody who has made a norm or still can.
fn say(
    session: &mut Session<'_>,
    history: &History,
    after: RoundNo,
    reports: &[NormReport],
    in_full: bool,
) -> Result<(), Failure> {
    session.say(&session.words("cli-norm-title", &args! { "round" => after.0 }))?;
    let mut said = 0;
    for report in reports {
        let name = history.row(report.tpn).map_or("", |row| row.name.as_str());
        for (verdict, forecast) in &report.norms {
            if !in_full && matches!(forecast.ahead, Ahead::Impossible(_)) {
                continue;
            }
            said += 1;
            let head = args! {
                "number" => report.tpn.0,
                "name" => name,
                "norm" => verdict.norm.code(),
                "what" => outlook(session.messages, verdict, forecast),
            };
            session.say(&session.words("cli-norm-line", &head))?;
            if in_full {
                say_checks(session, verdict)?;
                say_games(session, history, report, verdict)?;
            }
        }
    }
    if said == 0 {
        session.say(&session.plain("cli-norm-none"))?;
    }
    session.say(&session.plain("cli-norm-forecast"))
}

/// Made, still possible and how, or out of reach and why.
fn outlook(messages: &Messages, verdict: &Verdict, forecast: &Forecast) -> String {
    match forecast.ahead {
        Ahead::Reached => {
            let args = args! {
                "performance" => verdict.performance.unwrap_or(0),
                "games" => verdict.games,
                "score" => points(messages, verdict.half_points),
            };
            let once = verdict.award == Award::Once;
            messages.text(if once { "cli-norm-once" } else { "cli-norm-reached" }, &args)
        }
        Ahead::Possible => desk::loose::norm_needs(forecast, messages),
        Ahead::Impossible(count) => {
            let article = count.article();
            messages.text(
                "cli-norm-impossible",
                &args! { "article" => article, "why" => messages.plain(&count_key(count)) },
            )
        }
    }
}

fn points(messages: &Messages, halves: i64) -> String {
    messages.points(i32::try_from(halves * 5).unwrap_or(0))
}

fn count_key(count: Count) -> String {
    format!("cli-norm-count-{}", count.code().replace('_', "-"))
}

fn say_checks(session: &mut Session<'_>, verdict: &Verdict) -> Result<(), Failure> {
    let messages = session.messages;
    let mut rows = Vec::new();
    for check in &verdict.checks {
        let shown = |number: i64| match check.count {
            Count::Score => points(messages, number),
            _ => number.to_string(),
        };
        let key = match check.passed {
            tournament::norm::Passed::Yes => "cli-norm-yes",
            tournament::norm::Passed::Exempt => "cli-norm-exempt",
            tournament::norm::Passed::No => "cli-norm-no",
        };
        rows.push(vec![
            check.count.article().to_owned(),
            messages.plain(&count_key(check.count)),
            shown(check.found),
            format!("{} {}", if check.count.is_maximum() { "≤" } else { "≥" }, shown(check.needed)),
            messages.plain(key),
        ]);
    }
    for line in super::columns(&rows, &[0, 1, 4]) {
        session.say(&format!("    {line}"))?;
    }
    Ok(())
}

fn say_games(
    session: &mut Session<'_>,
    history: &History,
    report: &NormReport,
    verdict: &Verdict,
) -> Result<(), Failure> {
    let messages = session.messages;
    let mut rows = Vec::new();
    for (index, opponent) in report.opponents.iter().enumerate() {
        let name = history.row(opponent.tpn).map_or("", |row| row.name.as_str());
        let out = verdict.left_out.iter().find(|(gone, _)| *gone == index);
        let note = match out {
            Some((_, why)) => messages.plain(&format!("cli-norm-out-{}", left_out(*why))),
            None if matches!(opponent.played, Played::Unplayed { .. }) => {
                messages.plain("cli-norm-last-forfeit")
            }
            None if verdict.raised == Some(index) => {
                messages.text("cli-norm-raised", &args! { "floor" => verdict.norm.floor() })
            }
            None => String::new(),
        };
        rows.push(vec![
            opponent.round.0.to_string(),
            name.to_owned(),
            opponent.title.map_or("", |title| title.code()).to_owned(),
            opponent.federation.clone(),
            opponent.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string()),
            result(messages, opponent.played),
            note,
        ]);
    }
    for line in super::columns(&rows, &[1, 2, 3, 6]) {
        session.say(&format!("    {line}"))?;
    }
    Ok(())
}

fn result(messages: &Messages, played: Played) -> String {
    match played {
        Played::Game { half_points } => points(messages, i64::from(half_points)),
        Played::Unplayed { won: true } => "+".to_owned(),
        Played::Unplayed { won: false } => "-".to_owned(),
        Played::Open => String::new(),
    }
}

fn left_out(why: LeftOut) -> &'static str {
    match why {
        LeftOut::NotPlayed => "not-played",
        LeftOut::Open => "open",
        LeftOut::NoFederation => "no-federation",
        LeftOut::UnratedWithoutPoint => "unrated",
        LeftOut::AfterTheNorm => "after",
        LeftOut::Won => "won",
    }
}

fn halves_json(halves: i64) -> Value {
    if halves % 2 == 0 {
        json!(halves / 2)
    } else {
        json!(f64::from(i32::try_from(halves).unwrap_or(0)) / 2.0)
    }
}

fn report_json(report: &NormReport) -> Value {
    let norms: Map<String, Value> = report
        .norms
        .iter()
        .map(|(verdict, forecast)| {
            let mut answer = verdict_json(verdict);
            answer["articles"] =
                json!(verdict.failures().map(|check| check.count.article()).collect::<Vec<_>>());
            answer["left_out"] = json!(
                verdict
                    .left_out
                    .iter()
                    .map(|(index, why)| {
                        let round = report.opponents.get(*index).map(|one| one.round.0);
                        json!({ "round": round, "why": left_out(*why) })
                    })
                    .collect::<Vec<_>>()
            );
            answer["forecast"] = forecast_json(forecast);
            (verdict.norm.code().to_owned(), answer)
        })
        .collect();
    json!({ "norms": norms })
}

fn forecast_json(forecast: &Forecast) -> Value {
    json!({
        "state": match forecast.ahead {
            Ahead::Reached => "reached",
            Ahead::Possible => "possible",
            Ahead::Impossible(_) => "impossible",
        },
        "because": match forecast.ahead {
            Ahead::Impossible(count) => Some(count.code()),
            Ahead::Reached | Ahead::Possible => None,
        },
        "rounds_left": forecast.rounds_left,
        "score": forecast.half_points.map(halves_json),
        "usual_score": forecast.usual.map(halves_json),
        "assumed_rating": forecast.assumed,
        "options": forecast
            .averages
            .iter()
            .map(|(score, average)| json!({ "score": halves_json(*score), "average": average }))
            .collect::<Vec<_>>(),
        "titled": forecast.titled,
        "level": forecast.level,
        "foreigners": forecast.foreigners,
        "federations": forecast.federations,
        "elsewhere": forecast.elsewhere.iter().cloned().collect::<BTreeMap<String, i64>>(),
    })
}

fn verdict_json(verdict: &Verdict) -> Value {
    let checks: Map<String, Value> = verdict
        .checks
        .iter()
        .map(|check| (check.count.code().to_owned(), json!(check.passed.is_ok())))
        .collect();
    json!({
        "n": verdict.games,
        "score": halves_json(verdict.half_points),
        "Ra": verdict.average,
        "percent": verdict.percent,
        "Rp": verdict.performance,
        "checks": checks,
        "norm": verdict.award == Award::Norm,
        "norm_by_1_4_1c": verdict.award == Award::Once,
        "needed": verdict.needed.map(halves_json),
        "exceeding": verdict.exceeding,
    })
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    id: Option<Value>,
    name: Option<Value>,
    norm: String,
    #[serde(default)]
    federation: String,
    #[serde(default)]
    foreigner_exemption: bool,
    opponents: Vec<CaseOpponent>,
}

#[derive(Deserialize)]
struct CaseOpponent {
    rating: Option<u16>,
    title: Option<String>,
    #[serde(default)]
    fed: String,
    res: Value,
}

fn answered(messages: &Messages, line: &str) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let norm = Norm::of_code(&case.norm)
        .ok_or_else(|| super::value(messages, "norm", &case.norm, "GM, IM, WGM, WIM"))?;
    let applicant = Applicant {
        federation: case.federation.clone(),
        exemption: case.foreigner_exemption.then_some(Exemption::NationalChampionship),
        ..Applicant::default()
    };
    let mut opponents = Vec::with_capacity(case.opponents.len());
    for (index, given) in case.opponents.iter().enumerate() {
        opponents.push(opponent(index, given, messages)?);
    }
    let mut answer = verdict_json(&examine(norm, &applicant, &opponents));
    if let Some(name) = case.name {
        answer["name"] = name;
    }
    answer["id"] = json!(case.id);
    Ok(answer)
}

fn opponent(index: usize, given: &CaseOpponent, messages: &Messages) -> Result<Opponent, String> {
    let number = index + 1;
    let played = match (given.res.as_f64(), given.res.as_str()) {
        (Some(1.0), _) => Played::Game { half_points: 2 },
        (Some(0.5), _) => Played::Game { half_points: 1 },
        (Some(0.0), _) => Played::Game { half_points: 0 },
        (_, Some("1" | "W")) => Played::Game { half_points: 2 },
        (_, Some("=" | "D" | "½")) => Played::Game { half_points: 1 },
        (_, Some("0" | "L")) => Played::Game { half_points: 0 },
        (_, Some("+")) => Played::Unplayed { won: true },
        (_, Some("-")) => Played::Unplayed { won: false },
        _ => {
            let field = format!("opponents, {number}, res");
            return Err(super::value(messages, &field, &given.res, "1, 0.5, 0, +, -"));
        }
    };
    let title = match given.title.as_deref().map(str::trim).filter(|title| !title.is_empty()) {
        Some(text) => Some(text.parse().map_err(|_| {
            let field = format!("opponents, {number}, title");
            super::value(messages, &field, text, "title")
        })?),
        None => None,
    };
    Ok(Opponent {
        round: RoundNo(u8::try_from(number).unwrap_or(u8::MAX)),
        tpn: Tpn(u16::try_from(number).unwrap_or(u16::MAX)),
        rating: given.rating.filter(|rating| *rating > 0),
        title,
        federation: given.fed.trim().to_owned(),
        played,
        standing: Standing::Counts,
    })
}
