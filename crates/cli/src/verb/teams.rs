//! `arbiter standings` of a team event.

use std::collections::BTreeMap;

use formats::trf::TieBreakRecord;
use i18n::args;
use serde_json::{Map, Value, json};
use tournament::history::Cell;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::team::{
    Side, TeamCode, TeamEvent, TeamKind, TeamStandings, team_standings, team_values, team_working,
};
use tournament::tiebreak::{Kind, Rules, Value as Amount};

use crate::args::StandingsArgs;
use crate::failure::{Answer, Failure};
use crate::rules::edition_name;
use crate::session::Session;
use crate::source::Report;

pub(super) fn run(
    session: &mut Session<'_>,
    args: &StandingsArgs,
    report: &Report,
    rules: &Rules,
    round: RoundNo,
    reached: Answer,
) -> Result<Answer, Failure> {
    let mut event = report.file.team_event();
    let mut list = list(session, args.tiebreaks.as_deref(), report, event.primary)?;
    event.primary = TeamCode::primary(&list).unwrap_or(event.primary);
    let standings = team_standings(&event, round, &list, rules);
    let mut values: BTreeMap<Tpn, Vec<Amount>> =
        standings.rows.iter().map(|row| (row.tpn, row.values.clone())).collect();
    if args.all {
        let mut more = TeamCode::catalog();
        more.retain(|code| !list.contains(code));
        for (tpn, added) in team_values(&event, round, &more, rules) {
            values.entry(tpn).or_default().extend(added);
        }
        list.extend(more);
    }
    match (args.explain, args.json) {
        (Some(number), as_json) => {
            explain(session, report, &event, (round, Tpn(number)), &list, rules, as_json)?;
        }
        (None, true) => {
            let mut answer = answer(&standings, &list, &values, rules);
            let notes = desk::loose::uneven_teams(&standings, &event, session.messages);
            answer["notes"] = json!(notes);
            session.say_json(&answer)?;
        }
        (None, false) => {
            say(session, &event, &standings, &list, &values)?;
            for note in desk::loose::uneven_teams(&standings, &event, session.messages) {
                session.say(&note)?;
            }
            session.say(&desk::loose::edition(rules, session.messages))?;
        }
    }
    Ok(reached)
}

/// The list of the arguments, else that of the file, else the secondary score.
fn list(
    session: &mut Session<'_>,
    asked: Option<&str>,
    report: &Report,
    primary: Side,
) -> Result<Vec<TeamCode>, Failure> {
    if let Some(asked) = asked {
        return TeamCode::list(asked).map(TeamCode::led_by_points).map_err(|error| {
            let args = args! { "why" => super::tie_break_trouble(&error, session.messages) };
            Failure::unusable(session.words("cli-standings-bad-tiebreak", &args))
        });
    }
    let written = report.file.header.tie_breaks.as_ref();
    let text = written.map_or_else(|| "MPvGP".to_owned(), |written| written.codes.join(","));
    let (list, unknown) = TeamCode::read_list(&text);
    for error in unknown {
        let args = args! { "path" => report.name.as_str(), "why" => super::tie_break_trouble(&error, session.messages) };
        session.note(&session.words("cli-standings-left-out", &args));
    }
    if written.is_some_and(|written| written.record == TieBreakRecord::AfterPoints) {
        return Ok(TeamCode::after_points(list, primary));
    }
    Ok(list)
}

fn exact(points: Points) -> String {
    let text = points.to_string();
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

fn answer(
    standings: &TeamStandings,
    list: &[TeamCode],
    values: &BTreeMap<Tpn, Vec<Amount>>,
    rules: &Rules,
) -> Value {
    let mut rows: Vec<_> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.tpn);
    let mut teams = Map::new();
    for row in rows {
        let of_row = values.get(&row.tpn).map_or(&[][..], Vec::as_slice);
        let of_row: Map<String, Value> = list
            .iter()
            .zip(of_row)
            .map(|(code, value)| {
                // 13.4 defines SSSC with two decimals.
                let shown = match code.kind {
                    TeamKind::StrengthCombination => {
                        value.number().map(|ratio| shortest(&ratio.rounded(2)))
                    }
                    _ => value.exact(),
                };
                (code.to_string(), json!(shown))
            })
            .collect();
        teams.insert(
            row.tpn.to_string(),
            json!({
                "rank": row.rank,
                "points": exact(row.match_points),
                "game_points": exact(row.game_points),
                "values": of_row,
            }),
        );
    }
    json!({
        "round": standings.after.0,
        "tiebreaks": list.iter().map(TeamCode::to_string).collect::<Vec<_>>(),
        "edition": edition_name(rules.edition),
        "matchesOpen": standings.matches_open,
        "teams": teams,
    })
}

/// `37.50` as `37.5`.
fn shortest(decimal: &str) -> String {
    if decimal.contains('.') {
        decimal.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        decimal.to_owned()
    }
}

fn say(
    session: &mut Session<'_>,
    event: &TeamEvent,
    standings: &TeamStandings,
    list: &[TeamCode],
    values: &BTreeMap<Tpn, Vec<Amount>>,
) -> Result<(), Failure> {
    let messages = session.messages;
    let heads = ["report-head-rank", "report-head-number", "common-name"];
    let mut head: Vec<String> = heads.iter().map(|key| messages.plain(key)).collect();
    head.extend(["MP".to_owned(), "GP".to_owned()]);
    let primary = TeamCode::primary(list).unwrap_or(event.primary);
    head.extend(list.iter().map(|code| code.with_sides(primary).to_string()));
    let mut rows = vec![head];
    for row in &standings.rows {
        let rank = if row.shared { format!("{}=", row.rank) } else { row.rank.to_string() };
        let name = event.team(row.tpn).map_or("", |team| team.name.as_str());
        let mut cells = vec![
            rank,
            row.tpn.to_string(),
            name.to_owned(),
            messages.points(row.match_points.0),
            messages.points(row.game_points.0),
        ];
        let of_row = values.get(&row.tpn).map_or(&[][..], Vec::as_slice);
        let shown = list.iter().zip(of_row).map(|(code, value)| code.text(*value));
        cells.extend(shown.map(|value| messages.decimal(&value)));
        rows.push(cells);
    }
    let args = args! { "round" => standings.after.0, "open" => standings.matches_open };
    session.say(&messages.text("cli-standings-title", &args))?;
    for line in super::columns(&rows, &[2]) {
        session.say(&line)?;
    }
    Ok(())
}

fn explain(
    session: &mut Session<'_>,
    report: &Report,
    event: &TeamEvent,
    (round, tpn): (RoundNo, Tpn),
    list: &[TeamCode],
    rules: &Rules,
    as_json: bool,
) -> Result<(), Failure> {
    let mut by_code = Map::new();
    for code in list {
        let Some(made) = team_working(event, round, tpn, *code, rules) else {
            let args = args! { "number" => tpn.0, "path" => report.name.as_str() };
            return Err(Failure::unusable(session.words("cli-standings-no-such-player", &args)));
        };
        let mut lines = Vec::new();
        for line in &made.lines {
            lines.push(json!({
                "round": line.round.0,
                "opponent": line.opponent.map(|tpn| tpn.0),
                "taken": line.taken.map(|taken| taken.to_string()),
                "points": exact(line.points),
                "amount": line.amount.to_string(),
                "counted": line.fate == tournament::tiebreak::Fate::Counted,
                "voluntary": line.voluntary,
            }));
        }
        let boards: Vec<String> = made.boards.iter().map(|points| exact(*points)).collect();
        let value = code.text(made.value);
        if as_json {
            by_code.insert(
                code.to_string(),
                json!({ "value": value, "lines": lines, "boards": boards }),
            );
            continue;
        }
        let messages = session.messages;
        let shown = match (made.value, value.as_str()) {
            (Amount::Place(place), _) => {
                messages.text("cli-team-place", &args! { "place" => place })
            }
            (_, "") => messages.plain("cli-team-no-value"),
            (_, value) => messages.decimal(value),
        };
        session.say(&format!("{code} = {shown}"))?;
        if matches!(code.kind, TeamKind::Encounter(_) | TeamKind::Individual(Kind::De)) {
            session.say(&format!("    {}", messages.plain("cli-team-encounter")))?;
        }
        let told = desk::loose::team_working(&made, event, messages);
        let told: Vec<Vec<String>> =
            told.into_iter().map(|(what, value, why)| vec![what, value, why]).collect();
        for line in super::columns(&told, &[0, 2]) {
            session.say(&format!("    {line}"))?;
        }
        let heads = ["round", "opponent", "taken", "points", "amount"];
        let mut rows =
            vec![heads.map(|head| messages.plain(&format!("cli-team-head-{head}"))).to_vec()];
        for line in &made.lines {
            let named = |tpn: Tpn| {
                let name = event.team(tpn).map_or("", |team| team.name.as_str());
                format!("{tpn} {name}")
            };
            let bye = match line.cell {
                Cell::Bye(kind) => desk::loose::bye(kind, messages),
                Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Open { .. } => String::new(),
            };
            let opponent = line.opponent.map_or(bye, named);
            let taken = line.taken.map_or_else(String::new, |taken| taken.to_string());
            let counted = line.fate == tournament::tiebreak::Fate::Counted;
            let amount = line.amount.to_string();
            let amount = if counted { amount } else { format!("({amount})") };
            let (round, points) = (line.round.0, exact(line.points));
            let number = |text: &str| messages.decimal(text);
            rows.push(vec![
                round.to_string(),
                opponent,
                number(&taken),
                number(&points),
                number(&amount),
            ]);
        }
        if rows.len() > 1 {
            for line in super::columns(&rows, &[1]) {
                session.say(&format!("    {line}"))?;
            }
        }
    }
    if as_json {
        let answer = json!({ "team": tpn.0, "round": round.0, "working": by_code });
        session.say_json(&answer)?;
    }
    Ok(())
}
