//! `arbiter standings`: ranks of a report after a round.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Datelike;
use desk::loose;
use formats::trf::Competitors;
use i18n::{Messages, args};
use serde_json::{Map, Value, json};
use tournament::category::{Filter, Member, standings_of};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::standings::{StandingRow, Standings, standings, values, working, working_in};
use tournament::tiebreak::{Code, Kind, Own, Reading, ReadingError, Rules, Value as Amount, lots};

use crate::args::StandingsArgs;
use crate::failure::{Answer, Failure};
use crate::rules::{edition_name, first_day, standings_rules};
use crate::session::Session;
use crate::source::{self, Contradictions, Report};

pub(crate) fn run(session: &mut Session<'_>, args: &StandingsArgs) -> Result<Answer, Failure> {
    let mut report = source::report(session, &args.file, Contradictions::GoOn)?;
    // What can be shown is shown; contradictions are told, and are the answer unless they are waved through.
    let answer = match args.contradictions() {
        Contradictions::Stop if report.n_errors > 0 => Answer::No,
        Contradictions::Stop | Contradictions::GoOn => Answer::Yes,
    };
    if report.history.rounds_planned.0 == 0 {
        report.history.rounds_planned = report.file.paired_rounds();
    }
    let mut rules = standings_rules(
        &report.file,
        args.system,
        args.edition,
        args.unrated_as,
        session.surroundings.today,
    );
    choose(session, args, &report, &mut rules)?;
    let round = round(session, args.round, &report)?;
    if report.file.competitors() == Competitors::Teams {
        return super::teams::run(session, args, &report, &rules, round, answer);
    }
    let list = list(session, args.tiebreaks.as_deref(), &report)?;
    let without_values = |code: &&Code| match code.kind {
        Kind::Hand => {
            let own = |(name, _): &(Own, Tpn)| name.is_empty() || *name == code.own;
            !rules.by_hand.keys().any(own)
        }
        Kind::Lot => rules.lots.is_empty(),
        _ => false,
    };
    for code in list.iter().filter(without_values) {
        let key = if code.kind == Kind::Lot {
            "cli-standings-no-lots"
        } else {
            "cli-standings-no-values"
        };
        session.note(&session.words(key, &args! { "code" => code.to_string() }));
    }
    let mut table = Table::new(&report, round, &list, &rules, args.all);
    table.members = members(session, args.category.as_deref(), &report)?;
    match (args.explain, args.json) {
        (Some(number), as_json) => explain(session, &report, &table, &rules, Tpn(number), as_json)?,
        (None, true) => session.say_json(&table.json(&report, &rules, session.messages))?,
        (None, false) => {
            say(session, &report, &table)?;
            session.say(&loose::edition(&rules, session.messages))?;
            for note in table.notes(&report, &rules, session.messages) {
                session.say(&note)?;
            }
        }
    }
    Ok(answer)
}

/// Readings, lots and values by hand, as the arguments give them.
fn choose(
    session: &Session<'_>,
    args: &StandingsArgs,
    report: &Report,
    rules: &mut Rules,
) -> Result<(), Failure> {
    for given in &args.reading {
        let (name, value) = given.split_once('=').unwrap_or((given, ""));
        rules.choose(name, value).map_err(|error| {
            let known = match &error {
                ReadingError::Name(_) => Reading::ALL.map(Reading::name).join(", "),
                ReadingError::Value { reading, .. } => {
                    reading.values().map(|value| format!("{}={value}", reading.name())).join(", ")
                }
            };
            let args = args! { "found" => given.as_str(), "known" => known };
            Failure::unusable(session.words("cli-standings-bad-reading", &args))
        })?;
    }
    let kept = report.file.kept.iter().map(|line| line.text.as_str());
    let numbers = report.history.players.iter().map(|row| row.tpn);
    loose::values_from_outside(kept, numbers, rules);
    if let Some(seed) = args.lot_seed.as_deref().filter(|seed| !seed.trim().is_empty()) {
        let players = report.history.players.iter().map(|row| (row.tpn, u64::from(row.tpn.0)));
        rules.lots = lots(seed, players);
    }
    for given in &args.hand {
        let read = given.split_once('=').and_then(|(number, value)| {
            let (name, number) = number.split_once(':').unwrap_or(("", number));
            let own = Own::named(name)?;
            let tpn = Tpn(number.trim().parse().ok()?);
            let value = loose::hand_value(&value.trim().replace(',', "."))?;
            report.history.row(tpn).map(|_| ((own, tpn), value))
        });
        let (whose, value) = read.ok_or_else(|| {
            let args = args! { "found" => given.as_str() };
            Failure::unusable(session.words("cli-standings-bad-hand", &args))
        })?;
        rules.by_hand.insert(whose, value);
    }
    Ok(())
}

/// The list of the arguments, else that of the file, else points alone.
fn list(
    session: &mut Session<'_>,
    asked: Option<&str>,
    report: &Report,
) -> Result<Vec<Code>, Failure> {
    if let Some(asked) = asked {
        return Code::list(asked).map(Code::led_by_points).map_err(|error| {
            let args = args! { "why" => super::tie_break_trouble(&error, session.messages) };
            Failure::unusable(session.words("cli-standings-bad-tiebreak", &args))
        });
    }
    let Some(written) = &report.file.header.tie_breaks else { return Ok(Vec::new()) };
    let (list, unknown) = Code::read_list(&written.codes.join(","));
    for error in unknown {
        let args = args! { "path" => report.name.as_str(), "why" => super::tie_break_trouble(&error, session.messages) };
        session.note(&session.words("cli-standings-left-out", &args));
    }
    Ok(Code::led_by_points(list))
}

fn round(session: &Session<'_>, asked: Option<u8>, report: &Report) -> Result<RoundNo, Failure> {
    let last = report.file.paired_rounds();
    let round = asked.map_or(last, RoundNo);
    if round > last {
        let args = args! { "round" => round.0, "last" => last.0 };
        return Err(Failure::unusable(session.words("cli-standings-no-such-round", &args)));
    }
    Ok(round)
}

/// Who belongs to a category; `None` for everybody. Age counts in the year of the first day.
fn members(
    session: &Session<'_>,
    asked: Option<&str>,
    report: &Report,
) -> Result<Option<BTreeSet<Tpn>>, Failure> {
    let Some(asked) = asked else { return Ok(None) };
    let filter = Filter::read(asked).map_err(|error| {
        let args = args! { "text" => error.0 };
        Failure::unusable(session.words("cli-standings-bad-category", &args))
    })?;
    let unknown = filter.federations.iter().find(|asked| {
        !report.file.players.iter().any(|it| it.federation.trim().eq_ignore_ascii_case(asked))
    });
    if let Some(unknown) = unknown {
        let args = args! { "text" => unknown.as_str() };
        return Err(Failure::unusable(session.words("cli-standings-no-federation", &args)));
    }
    let year = first_day(&report.file.header).unwrap_or(session.surroundings.today).year();
    let members = report.file.players.iter().map(|player| Member {
        tpn: player.number,
        birth: player.birth,
        sex: player.sex,
        rating: player.rating.filter(|rating| *rating > 0),
        club: String::new(),
        federation: player.federation.clone(),
        title: player.title,
    });
    let fitting = members.filter(|member| filter.fits(member, year));
    Ok(Some(fitting.map(|member| member.tpn).collect()))
}

/// Ranks, and the values to show: those of the list, or all.
struct Table {
    standings: Standings,
    shown: Vec<Code>,
    values: BTreeMap<Tpn, Vec<Amount>>,
    /// Those who belong to the category asked for.
    members: Option<BTreeSet<Tpn>>,
}

impl Table {
    fn new(report: &Report, round: RoundNo, list: &[Code], rules: &Rules, all: bool) -> Table {
        let standings = standings(&report.history, round, list, rules);
        let mut shown = list.to_vec();
        let mut values_of: BTreeMap<Tpn, Vec<Amount>> =
            standings.rows.iter().map(|row| (row.tpn, row.values.clone())).collect();
        if all {
            let mut more = Code::catalog(rules.system, rules.edition);
            more.retain(|code| !list.contains(code));
            for (tpn, added) in values(&report.history, round, &more, rules) {
                values_of.entry(tpn).or_default().extend(added);
            }
            shown.extend(more);
        }
        Table { standings, shown, values: values_of, members: None }
    }

    /// The rows to show, with their places among them.
    fn rows(&self) -> Vec<(&StandingRow, u16)> {
        let is_in = |tpn: Tpn| self.members.as_ref().is_none_or(|members| members.contains(&tpn));
        let places = standings_of(&self.standings, is_in);
        places.iter().filter_map(|it| Some((self.standings.row(it.tpn)?, it.place))).collect()
    }

    fn values(&self, tpn: Tpn) -> impl Iterator<Item = (Code, Amount)> {
        let values = self.values.get(&tpn).map_or(&[][..], Vec::as_slice);
        self.shown.iter().copied().zip(values.iter().copied())
    }

    /// What is to be said of the whole.
    fn notes(&self, report: &Report, rules: &Rules, messages: &Messages) -> Vec<String> {
        let shown = Standings { list: self.shown.clone(), ..self.standings.clone() };
        let mut notes = loose::standings_notes(&report.history, &shown, rules, messages);
        notes.extend(loose::late_notes(&report.file, shown.after, None, messages));
        notes
    }

    fn json(&self, report: &Report, rules: &Rules, messages: &Messages) -> Value {
        let mut players = Map::new();
        let mut rows = self.rows();
        rows.sort_by_key(|(row, _)| row.tpn);
        for (row, place) in rows {
            let values: Map<String, Value> = self
                .values(row.tpn)
                .map(|(code, value)| (code.to_string(), json!(value.exact())))
                .collect();
            let mut player =
                json!({ "rank": row.rank, "points": exact(row.points), "values": values });
            if self.members.is_some() {
                player["place"] = json!(place);
            }
            players.insert(row.tpn.to_string(), player);
        }
        json!({
            "round": self.standings.after.0,
            "tiebreaks": self.shown.iter().map(Code::to_string).collect::<Vec<_>>(),
            "edition": edition_name(rules.edition),
            "gamesOpen": self.standings.games_open,
            "notes": self.notes(report, rules, messages),
            "players": players,
        })
    }
}

fn say(session: &mut Session<'_>, report: &Report, table: &Table) -> Result<(), Failure> {
    let messages = session.messages;
    let mut rows = vec![heads(&table.shown, messages)];
    if table.members.is_some() {
        rows[0].insert(1, messages.plain("report-head-overall"));
    }
    let shown = table.rows();
    for (row, place) in &shown {
        let shared = shown.iter().filter(|(_, other)| other == place).count() > 1;
        let rank = match (row.has_place(), shared) {
            (false, _) => "–".to_owned(),
            (true, true) => format!("{place}="),
            (true, false) => place.to_string(),
        };
        let name = report.history.row(row.tpn).map_or("", |row| row.name.as_str());
        let mut cells =
            vec![rank, row.tpn.to_string(), name.to_owned(), messages.points(row.points.0)];
        if table.members.is_some() {
            cells.insert(1, row.rank.to_string());
        }
        cells
            .extend(table.values(row.tpn).map(|(code, value)| messages.decimal(&code.text(value))));
        rows.push(cells);
    }
    let args = args! { "round" => table.standings.after.0, "open" => table.standings.games_open };
    session.say(&messages.text("cli-standings-title", &args))?;
    let name_column = if table.members.is_some() { 3 } else { 2 };
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            // Names to the left, numbers to the right.
            if column == name_column {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        session.say(cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// Points as values are written: `7`, `6.5`.
fn exact(points: Points) -> String {
    let text = points.to_string();
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

fn heads(shown: &[Code], messages: &Messages) -> Vec<String> {
    let fixed = ["report-head-rank", "report-head-number", "common-name", "report-head-points"];
    let fixed = fixed.iter().map(|key| messages.plain(key));
    fixed.chain(shown.iter().map(Code::to_string)).collect()
}

fn explain(
    session: &mut Session<'_>,
    report: &Report,
    table: &Table,
    rules: &Rules,
    tpn: Tpn,
    as_json: bool,
) -> Result<(), Failure> {
    let history = &report.history;
    let (after, in_list) = (table.standings.after, table.standings.list.len());
    let mut views = Vec::new();
    for (column, code) in table.shown.iter().enumerate() {
        let made = if column < in_list {
            working_in(history, &table.standings, tpn, column, rules)
        } else {
            working(history, after, tpn, *code, rules)
        };
        let Some(made) = made else {
            let args = args! { "number" => tpn.0, "path" => report.name.as_str() };
            return Err(Failure::unusable(session.words("cli-standings-no-such-player", &args)));
        };
        views.push((code.to_string(), loose::working(history, &made, session.messages)));
    }
    if as_json {
        let by_code: Map<String, Value> =
            views.into_iter().map(|(code, view)| (code, json!(view))).collect();
        return session.say_json(&json!({ "player": tpn.0, "round": after.0, "working": by_code }));
    }
    for (code, view) in views {
        session.say(&format!("{code}: {} = {}", view.title, view.value))?;
        session.say(&format!("    {}", view.rule))?;
        for line in view.lines {
            let round = if line.round == 0 { String::new() } else { line.round.to_string() };
            let value = if line.cut { format!("({})", line.value) } else { line.value };
            session.say(
                format!("    {round:>2}  {value:>7}  {}  {}", line.what, line.why).trim_end(),
            )?;
        }
    }
    Ok(())
}
