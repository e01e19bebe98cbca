//! `arbiter rating`: rating changes of a report by B.02, or a batch of cases.

use std::collections::BTreeMap;

use formats::trf::TrfDate;
use i18n::{Messages, args};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tournament::ids::Tpn;
use tournament::rating::{
    Change, Entry, First, Game, GameChange, NotRated, Note, Outcome, Pace, PaceFault, Performances,
    PlayerRatings, Publication, Rate, Settings, WhyK, change, first, performance, ratings,
    seconds_for_60_moves,
};
use tournament::round::Score;

use crate::args::RatingArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source::{self, Report};

pub(crate) fn run(session: &mut Session<'_>, args: &RatingArgs) -> Result<Answer, Failure> {
    let Some(path) = args.file.as_deref().filter(|_| !args.jsonl) else {
        return super::batch(session, args.file.as_deref(), answered);
    };
    let report = source::report(session, path, args.contradictions())?;
    let settings = settings(session, args, &report)?;
    let entries = entries(session, &report, &args.k)?;
    let mut players = ratings(&report.played(), &entries, settings);
    let highest = players.iter().filter_map(|player| player.rating).max();
    if let Some(number) = args.player {
        players.retain(|player| player.tpn == Tpn(number));
        if players.is_empty() {
            let args = args! { "number" => number, "path" => report.name.as_str() };
            return Err(Failure::unusable(session.words("cli-standings-no-such-player", &args)));
        }
    }
    for player in &players {
        for note in &player.notes {
            let line = note_words(session, &report, player.tpn, *note);
            session.note(&line);
        }
    }
    let pace = desk::loose::pace_notes(settings.pace, settings.rate, highest, session.messages);
    if args.json {
        let by_number: Map<String, Value> = players
            .iter()
            .map(|it| (it.tpn.to_string(), player_json(it, session.messages)))
            .collect();
        let mut notes = pace;
        notes.extend(late(session, args, &report));
        let answer = json!({ "rate": settings.rate.code(), "players": by_number, "notes": notes });
        session.say_json(&answer)?;
    } else {
        for note in pace {
            session.say(&note)?;
        }
        say(session, &report, settings.rate, &players, args.player.is_some())?;
        for note in late(session, args, &report) {
            session.say(&note)?;
        }
    }
    Ok(Answer::Yes)
}

/// Games that are rated otherwise than they stand in the standings.
fn late(session: &Session<'_>, args: &RatingArgs, report: &Report) -> Vec<String> {
    let after = report.file.paired_rounds();
    desk::loose::late_notes(&report.file, after, args.player.map(Tpn), session.messages)
}

/// The chapter and the K that comments of the report name.
fn said(report: &Report) -> (Option<Rate>, BTreeMap<Tpn, u16>) {
    let lines = report.file.kept.iter().map(|kept| kept.text.as_str());
    desk::loose::for_ratings(lines, report.history.players.iter().map(|row| row.tpn))
}

/// The chapter of the arguments, else of a comment, else of the time control (222), else standard. Without a date nobody's
/// age is known, as in an event without one.
fn settings(
    session: &Session<'_>,
    args: &RatingArgs,
    report: &Report,
) -> Result<Settings, Failure> {
    let header = &report.file.header;
    let rate = match &args.rate {
        Some(text) => text.parse::<Rate>().map_err(|error| {
            let args = args! { "why" => error.to_string() };
            Failure::unusable(session.words("cli-rating-bad-rate", &args))
        })?,
        None => said(report).0.unwrap_or_else(|| {
            let seconds = seconds_for_60_moves(&header.time_control);
            seconds.and_then(Rate::of_seconds).unwrap_or_default()
        }),
    };
    let year = match &header.start {
        Some(TrfDate::Date(day)) => Some(chrono::Datelike::year(day)),
        Some(TrfDate::Text(_)) | None => None,
    };
    Ok(Settings { rate, year, pace: Pace::read(&header.time_control) })
}

/// Birth from the file, K from `--k 20` (everybody) and `--k 7=10` (one player).
fn entries(
    session: &Session<'_>,
    report: &Report,
    ks: &[String],
) -> Result<BTreeMap<Tpn, Entry>, Failure> {
    let mut entries: BTreeMap<Tpn, Entry> = BTreeMap::new();
    let (_, listed) = said(report);
    for player in &report.file.players {
        let entry = Entry { birth: player.birth, ..Entry::default() };
        entries.entry(player.number).or_insert(entry);
    }
    for text in ks {
        let parsed = match text.split_once('=') {
            Some((number, k)) => number.trim().parse().ok().map(|number| (Some(Tpn(number)), k)),
            None => Some((None, text.as_str())),
        };
        let parsed = parsed.and_then(|(number, k)| {
            let k: u16 = k.trim().parse().ok()?;
            (1..=40).contains(&k).then_some((number, k))
        });
        let Some((number, k)) = parsed else {
            let args = args! { "found" => text.as_str() };
            return Err(Failure::unusable(session.words("cli-rating-bad-k", &args)));
        };
        match number {
            Some(number) => entries.entry(number).or_default().k = Some(k),
            None => {
                for entry in entries.values_mut() {
                    entry.k = entry.k.or(Some(k));
                }
            }
        }
    }
    // What is given here comes before what the report says.
    for (number, k) in listed {
        let entry = entries.entry(number).or_default();
        entry.k = entry.k.or(Some(k));
    }
    Ok(entries)
}

fn note_words(session: &Session<'_>, report: &Report, tpn: Tpn, note: Note) -> String {
    let name = report.history.row(tpn).map_or("", |row| row.name.as_str());
    let base = args! { "path" => report.name.as_str(), "number" => tpn.0, "name" => name };
    let (key, extra) = match note {
        Note::AgainstOneself { round } => ("cli-rating-oneself", vec![("round", round.0.into())]),
        Note::OpponentMissing { round, opponent } => (
            "cli-rating-no-opponent",
            vec![("round", u32::from(round.0)), ("opponent", u32::from(opponent.0))],
        ),
        Note::BornInFuture { year } => {
            ("cli-rating-born", vec![("year", u32::try_from(year).unwrap_or(0))])
        }
        Note::RatingBelowFloor { rating } => {
            ("cli-rating-floor", vec![("rating", u32::from(rating))])
        }
        Note::StandardRatingUsed { rating } => {
            ("cli-rating-standard", vec![("rating", u32::from(rating))])
        }
        Note::ResultsDiffer { round } => ("cli-rating-differ", vec![("round", round.0.into())]),
    };
    let mut words = base;
    for (name, value) in extra {
        words.set(name, value.to_string());
    }
    session.words(key, &words)
}

fn say(
    session: &mut Session<'_>,
    report: &Report,
    rate: Rate,
    players: &[PlayerRatings],
    with_games: bool,
) -> Result<(), Failure> {
    let messages = session.messages;
    session.say(&messages.text("cli-rating-title", &args! { "rate" => rate.code() }))?;
    let heads = ["report-head-number", "common-name", "report-head-rating"];
    let mut head: Vec<String> = heads.iter().map(|key| messages.plain(key)).collect();
    head.extend(["n", "W", "We", "K", "±"].map(str::to_owned));
    let mut rows = vec![head];
    for player in players {
        let name = report.history.row(player.tpn).map_or("", |row| row.name.as_str());
        let rating = player.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
        let mut row = vec![player.tpn.to_string(), name.to_owned(), rating];
        row.extend(cells(messages, player));
        rows.push(row);
    }
    for line in super::columns(&rows, &[1]) {
        session.say(&line)?;
    }
    if with_games {
        for player in players {
            say_games(session, report, player)?;
        }
    }
    session.say(&session.plain("cli-rating-forecast"))
}

/// n, W, We, K and the change, or what a first rating comes to.
fn cells(messages: &i18n::Messages, player: &PlayerRatings) -> Vec<String> {
    match &player.outcome {
        Outcome::Changed { change, why_k } => {
            let assumed = if *why_k == WhyK::UsualAssumed { "?" } else { "" };
            vec![
                change.n.to_string(),
                messages.points(change.half_points * 5),
                messages.decimal(&hundredths_text(change.expected)),
                format!("{}{assumed}", change.k_used),
                messages.decimal(&signed(&change.unrounded.rounded(1))),
            ]
        }
        Outcome::First { first, .. } => {
            let args = args! { "rating" => first.rating.to_string() };
            let key = match first.publication {
                Publication::Published => "cli-rating-first",
                Publication::NoPoint => "cli-rating-first-no-point",
                Publication::TooFewGames => "cli-rating-first-few",
                Publication::BelowFloor => "cli-rating-first-low",
            };
            vec![
                first.n.to_string(),
                messages.points(first.half_points * 5),
                String::new(),
                String::new(),
                messages.text(key, &args),
            ]
        }
    }
}

fn say_games(
    session: &mut Session<'_>,
    report: &Report,
    player: &PlayerRatings,
) -> Result<(), Failure> {
    let messages = session.messages;
    let mut rows = Vec::new();
    for line in &player.lines {
        let opponent = line.cell.opponent().and_then(|tpn| report.history.row(tpn));
        let mut row = vec![
            line.round.0.to_string(),
            opponent.map_or_else(String::new, |row| row.name.clone()),
            line.opponent_rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string()),
        ];
        match line.change {
            GameChange::Rated { used, expected, change, .. } => row.extend([
                signed(&used.to_string()),
                messages.decimal(&hundredths_text(i32::from(expected))),
                messages.decimal(&signed(&hundredths_text(change))),
            ]),
            GameChange::NotRated(why) => {
                row.extend([not_rated_words(why, messages), String::new(), String::new()]);
            }
        }
        let running = line.running.map_or_else(String::new, |made| made.tpr.to_string());
        row.push(running);
        rows.push(row);
    }
    for line in super::columns(&rows, &[1]) {
        session.say(&format!("    {line}"))?;
    }
    Ok(())
}

fn not_rated(why: NotRated) -> &'static str {
    match why {
        NotRated::OwnUnrated => "own",
        NotRated::OpponentUnrated => "opponent",
        NotRated::SixHundred => "six-hundred",
        NotRated::NotPlayed => "not-played",
        NotRated::UnderOneMove => "under-one-move",
        NotRated::Open => "open",
        NotRated::Pace(PaceFault::TooFast) => "too-fast",
        NotRated::Pace(PaceFault::Unequal) => "unequal",
        NotRated::Pace(PaceFault::OtherList { .. }) => "other-list",
        NotRated::Pace(PaceFault::NotEnough { .. }) => "not-enough",
    }
}

fn not_rated_words(why: NotRated, messages: &Messages) -> String {
    match why {
        NotRated::Pace(fault) => desk::loose::pace_fault(fault, messages),
        NotRated::OwnUnrated
        | NotRated::OpponentUnrated
        | NotRated::SixHundred
        | NotRated::NotPlayed
        | NotRated::UnderOneMove
        | NotRated::Open => messages.plain(&format!("cli-rating-unrated-{}", not_rated(why))),
    }
}

fn signed(text: &str) -> String {
    if text.starts_with('-') { text.to_owned() } else { format!("+{text}") }
}

fn hundredths_text(amount: i32) -> String {
    let sign = if amount < 0 { "-" } else { "" };
    let amount = amount.unsigned_abs();
    format!("{sign}{}.{:02}", amount / 100, amount % 100)
}

/// Hundredths as the shortest JSON number.
fn hundredths(amount: i32) -> Value {
    if amount % 100 == 0 { json!(amount / 100) } else { json!(f64::from(amount) / 100.0) }
}

fn player_json(player: &PlayerRatings, messages: &Messages) -> Value {
    let mut answer = match &player.outcome {
        Outcome::Changed { change, why_k } => {
            let mut answer = change_json(change);
            answer["K_from"] = json!(match why_k {
                WhyK::Given => "given",
                WhyK::Reached2400 => "2400",
                WhyK::Young => "under-18",
                WhyK::NewPlayer => "new",
                WhyK::Usual => "usual",
                WhyK::UsualAssumed => "assumed",
            });
            answer
        }
        Outcome::First { first, .. } => first_json(first),
    };
    answer["rating"] = json!(player.rating);
    answer["performance"] = json!(player.performance.as_ref().map(performance_json));
    let games: Vec<Value> = player
        .lines
        .iter()
        .map(|line| {
            let mut game = game_json(&line.change);
            game["round"] = json!(line.round.0);
            game["number"] = json!(line.cell.opponent().map(|tpn| tpn.0));
            game["opponent"] = json!(line.opponent_rating);
            if let GameChange::NotRated(why) = line.change {
                game["why"] = json!(not_rated(why));
                game["whyText"] = json!(not_rated_words(why, messages));
            }
            game
        })
        .collect();
    answer["games"] = json!(games);
    answer
}

fn change_json(change: &Change) -> Value {
    json!({
        "n": change.n,
        "W": hundredths(change.half_points * 50),
        "We": hundredths(change.expected),
        "K": change.k,
        "K_used": change.k_used,
        "sum_dR": hundredths(change.sum),
        "change_unrounded": hundredths(change.sum.saturating_mul(i32::from(change.k_used))),
        "change_rounded": change.rounded,
    })
}

fn game_json(game: &GameChange) -> Value {
    match game {
        GameChange::Rated { used, expected, change, .. } => json!({
            "rated": true,
            "D_used": used,
            "PD": hundredths(i32::from(*expected)),
            "dR": hundredths(*change),
        }),
        GameChange::NotRated(_) => {
            json!({ "rated": false, "D_used": null, "PD": null, "dR": null })
        }
    }
}

fn first_json(first: &First) -> Value {
    json!({
        "n": first.n,
        "W": hundredths(first.half_points * 50),
        "Ra": first.average.rounded(4).parse::<f64>().unwrap_or_default(),
        "p_percent": first.percent,
        "dp": first.difference,
        "Ru_before_limits": first.before_limits,
        "Ru": first.rating,
        "published": first.publication == Publication::Published,
        "why_not": match first.publication {
            Publication::Published => None,
            Publication::NoPoint => Some("no-point"),
            Publication::TooFewGames => Some("too-few-games"),
            Publication::BelowFloor => Some("below-1400"),
        },
    })
}

fn performance_json(made: &Performances) -> Value {
    json!({
        "n": made.made.games,
        "ARO": made.made.average,
        "percent": made.made.percent,
        "dp": made.made.difference,
        "TPR": made.tpr,
        "PTP": made.ptp,
    })
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    kind: String,
    own: Option<u16>,
    #[serde(rename = "K")]
    k: Option<u16>,
    chapter: Option<String>,
    #[serde(default)]
    games: Vec<CaseGame>,
    #[serde(default)]
    opponents: Vec<Option<u16>>,
    score: Option<f64>,
}

#[derive(Deserialize)]
struct CaseGame {
    opponent: Option<u16>,
    score: f64,
}

fn answered(messages: &Messages, line: &str) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let mut answer = match case.kind.as_str() {
        "rating_change" => changed(&case, messages)?,
        "initial_rating" => {
            let (opponents, halves) = opponents(&case, messages)?;
            first_json(&first(&opponents, halves))
        }
        "performance" => {
            let (opponents, halves) = opponents(&case, messages)?;
            let made = performance(&opponents, halves);
            performance_json(
                &made.ok_or_else(|| super::value(messages, "opponents", "[]", "opponents"))?,
            )
        }
        other => {
            let known = "rating_change, initial_rating, performance";
            return Err(super::value(messages, "kind", other, known));
        }
    };
    answer["id"] = case.id;
    Ok(answer)
}

fn changed(case: &Case, messages: &Messages) -> Result<Value, String> {
    let number = |given: Option<u16>, field: &str, expected: &str| {
        let shown = given.map_or_else(|| "null".to_owned(), |it| it.to_string());
        given.filter(|it| *it > 0).ok_or_else(|| super::value(messages, field, shown, expected))
    };
    let own = number(case.own, "own", "rating")?;
    let k = number(case.k, "K", "10, 20, 40")?;
    let rate = match &case.chapter {
        Some(text) => text.parse::<Rate>().map_err(|_| {
            let known = Rate::ALL.map(Rate::code).join(", ");
            super::value(messages, "chapter", text, &known)
        })?,
        None => Rate::Standard,
    };
    let mut games = Vec::with_capacity(case.games.len());
    for (index, game) in case.games.iter().enumerate() {
        let score = match halves(game.score) {
            Some(2) => Score::Win,
            Some(1) => Score::Draw,
            Some(0) => Score::Loss,
            _ => {
                let field = format!("games, {}, score", index + 1);
                return Err(super::value(messages, &field, game.score, "0, 0.5, 1"));
            }
        };
        games.push(Game { opponent: game.opponent.filter(|rating| *rating > 0), score });
    }
    let made = change(own, k, rate, &games);
    let mut answer = change_json(&made);
    let judged = made.games.iter().zip(&case.games).map(|(game, given)| {
        let mut answer = game_json(game);
        answer["opponent"] = json!(given.opponent);
        answer["score"] = json!(given.score);
        answer
    });
    answer["games"] = json!(judged.collect::<Vec<_>>());
    Ok(answer)
}

fn opponents(case: &Case, messages: &Messages) -> Result<(Vec<u16>, u32), String> {
    let rated: Option<Vec<u16>> =
        case.opponents.iter().map(|rating| rating.filter(|rating| *rating > 0)).collect();
    let rated = rated.ok_or_else(|| super::value(messages, "opponents", "null", "rating"))?;
    let score = case.score.ok_or_else(|| super::value(messages, "score", "null", "score"))?;
    let most = u32::try_from(2 * rated.len()).unwrap_or(u32::MAX);
    let halves = halves(score).filter(|halves| *halves <= most).ok_or_else(|| {
        let expected = format!("0, 0.5, 1, … {}", rated.len());
        super::value(messages, "score", score, &expected)
    })?;
    Ok((rated, halves))
}

/// A score as half points; `None` for anything between.
fn halves(score: f64) -> Option<u32> {
    let twice = score * 2.0;
    let whole = (0.0..=20_000.0).contains(&twice) && twice.fract() == 0.0;
    whole.then_some(twice as u32)
}
