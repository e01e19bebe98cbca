//! `arbiter check`: pairs every round of a report again, and ranks its players again.

mod because;
mod boards;

use std::collections::BTreeMap;

use formats::trf::TieBreakRecord;
use i18n::args;
use pairing::meetings::{self, TooOften};
use serde_json::{Value, json};
use tournament::berger::{Cycles, LastRounds};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::standings::standings;
use tournament::team::{TeamCode, team_standings};
use tournament::tiebreak::Code;

use super::pair::{Unpaired, pair, refused};
use crate::args::CheckArgs;
use crate::failure::{Answer, Failure};
use crate::rounds_left;
use crate::rules::{Engine, engine, standings_rules, with_readings};
use crate::session::Session;
use crate::source::{self, Report};
use because::Because;
use boards::{Board, Differs};

pub(crate) fn run(session: &mut Session<'_>, args: &CheckArgs) -> Result<Answer, Failure> {
    let mut report = source::report(session, &args.file, args.contradictions())?;
    if report.history.rounds_planned.0 == 0 {
        // A report that does not say how long the tournament is was written at its end.
        report.history.rounds_planned = report.file.paired_rounds();
    }
    let engine = engine(&report.file.header, args.system, args.edition, session.surroundings.today);
    let engine = with_readings(engine, &args.reading, session.messages)?;
    if let Err(why) = source::baku(&report.file, &report.history, &engine) {
        session.note(&session.plain(why.key()));
    }
    let engine = source::by_teams(&report.file, &mut report.history, engine);
    let (engine, mut rounds) = paired_again(session, &report, engine);
    let order = if source::pairs_teams(&report.file, &engine) {
        order_of_teams(session, &report)
    } else {
        order(session, &report)
    };
    if let (Engine::Berger(options), Ok(rounds)) = (&engine, &mut rounds) {
        meetings(&report, options.cycles, rounds);
    }
    let paired = report.file.paired_rounds();
    let left = rounds_left::of_report(&report.history, paired, &engine, session.messages);
    if let Some(left) = &left {
        session.note(left);
    }
    let shown = rounds.as_deref().unwrap_or_default();
    if args.jsonl {
        for line in lines(shown, order.as_ref(), &report.history) {
            session.say_json(&line)?;
        }
    } else if args.json {
        let mut answer = as_json(rounds.as_deref().ok(), order.as_ref(), &engine, &report.history);
        answer["roundsLeft"] = json!(left);
        session.say_json(&answer)?;
    } else {
        say(session, shown, order.as_ref(), &report.history)?;
    }
    // Rounds that cannot be paired again do not cost the comparison of the final order.
    let same =
        rounds?.iter().all(Vec::is_empty) && order.iter().all(|order| order.differences.is_empty());
    Ok(if same { Answer::Yes } else { Answer::No })
}

/// What differs in one round.
enum Round {
    /// A board, or the bye, and what the rules have against that of the file.
    Differs(Differs, Vec<Because>),
    /// The rules know no pairing of these players.
    NoLegalPairing,
    /// The system has no round here, for this reason.
    Refused(String),
    /// A round robin has two players meet more often than everybody does.
    TooOften(usize, TooOften),
}

/// The rounds by the engine of the report. No record says whether the last rounds of a first cycle changed places: the
/// way that fits the report better counts.
fn paired_again(
    session: &Session<'_>,
    report: &Report,
    engine: Engine,
) -> (Engine, Result<Vec<Vec<Round>>, Failure>) {
    let found = rounds(session, report, &engine);
    let Engine::Berger(options) = &engine else { return (engine, found) };
    if options.cycles == Cycles::Single {
        return (engine, found);
    }
    let mut printed = *options;
    printed.last_rounds = LastRounds::AsPrinted;
    let printed = Engine::Berger(printed);
    let other = rounds(session, report, &printed);
    let count = |rounds: &Result<Vec<Vec<Round>>, Failure>| {
        rounds.as_ref().map_or(usize::MAX, |rounds| rounds.iter().map(Vec::len).sum())
    };
    if count(&other) < count(&found) { (printed, other) } else { (engine, found) }
}

fn rounds(
    session: &Session<'_>,
    report: &Report,
    engine: &Engine,
) -> Result<Vec<Vec<Round>>, Failure> {
    let history = &report.history;
    let mut rounds = Vec::new();
    for round in (1..=report.file.paired_rounds().0).map(RoundNo) {
        let played = pairing::check::paired(history, round);
        rounds.push(match pair(history, round, &played.absent, engine) {
            Ok(drawn) => {
                let differs = boards::differences(history, round, &drawn, &played);
                because::told(differs, history, round, &played, engine)
                    .into_iter()
                    .map(|(differs, because)| Round::Differs(differs, because))
                    .collect()
            }
            Err(why) if why.is_no_legal_pairing() => vec![Round::NoLegalPairing],
            Err(why @ (Unpaired::NoMoreRounds(_) | Unpaired::Other(_))) => {
                let refused =
                    refused(&why, (history, round, &played.absent), engine, session.messages);
                vec![Round::Refused(refused.told().0.join(" "))]
            }
            Err(why) => {
                return Err(refused(
                    &why,
                    (history, round, &played.absent),
                    engine,
                    session.messages,
                ));
            }
        });
    }
    Ok(rounds)
}

/// Meetings too many, with their rounds.
fn meetings(report: &Report, cycles: Cycles, rounds: &mut [Vec<Round>]) {
    let (history, last) = (&report.history, report.file.paired_rounds());
    for again in meetings::too_often(history, last, cycles) {
        let board = boards::number(history, again.round, (again.white, again.black));
        if let Some(found) = rounds.get_mut(again.round.index()) {
            found.push(Round::TooOften(board, again));
        }
    }
}

/// The final order by the tie-break list of the file.
struct Order {
    list: Vec<String>,
    /// Number, rank written, rank computed.
    differences: Vec<(Tpn, u16, u16)>,
}

/// `None` where the file has no list, or ranks nobody.
fn order(session: &mut Session<'_>, report: &Report) -> Option<Order> {
    let written = report.file.header.tie_breaks.as_ref();
    let ranks: BTreeMap<Tpn, u16> = report
        .file
        .players
        .iter()
        .filter_map(|player| Some((player.number, player.rank?)))
        .collect();
    let Some(written) = written.filter(|_| !ranks.is_empty()) else {
        session
            .note(&session.words("cli-check-no-order", &args! { "path" => report.name.as_str() }));
        return None;
    };
    let (list, unknown) = Code::read_list(&written.codes.join(","));
    if !unknown.is_empty() {
        let found: Vec<String> = unknown.iter().map(ToString::to_string).collect();
        let args = args! { "path" => report.name.as_str(), "found" => found.join("; ") };
        session.note(&session.words("cli-check-unknown-tiebreak", &args));
        return None;
    }
    let rules = standings_rules(&report.file, None, None, None, session.surroundings.today);
    let computed = standings(&report.history, report.file.paired_rounds(), &list, &rules);
    let all = computed.rows.iter().map(|row| (row.tpn, row.rank)).collect::<Vec<_>>();
    let differences = misplaced(&ranks, &all);
    let list = list.iter().map(Code::to_string).collect();
    Some(Order { list, differences })
}

/// The ranks of teams by records 310.
fn order_of_teams(session: &mut Session<'_>, report: &Report) -> Option<Order> {
    let written = report.file.header.tie_breaks.as_ref();
    let teams = report.file.teams.teams.iter();
    let ranks: BTreeMap<Tpn, u16> =
        teams.filter_map(|team| Some((Tpn(team.number), team.rank?))).collect();
    let args = args! { "path" => report.name.as_str() };
    let Some(written) = written.filter(|_| !ranks.is_empty()) else {
        session.note(&session.words("cli-check-no-order", &args));
        return None;
    };
    let (list, unknown) = TeamCode::read_list(&written.codes.join(","));
    if !unknown.is_empty() {
        let found: Vec<String> = unknown.iter().map(ToString::to_string).collect();
        let args = args.with("found", found.join("; "));
        session.note(&session.words("cli-check-unknown-tiebreak", &args));
        return None;
    }
    let rules = standings_rules(&report.file, None, None, None, session.surroundings.today);
    let event = report.file.team_event();
    let list = match written.record {
        TieBreakRecord::Full => list,
        TieBreakRecord::AfterPoints => TeamCode::after_points(list, event.primary),
    };
    let computed = team_standings(&event, report.file.paired_rounds(), &list, &rules);
    let all = computed.rows.iter().map(|row| (row.tpn, row.rank)).collect::<Vec<_>>();
    let list = list.iter().map(TeamCode::to_string).collect();
    Some(Order { list, differences: misplaced(&ranks, &all) })
}

/// Files rank tied players one after the other: a rank inside the shared places is right.
fn misplaced(written: &BTreeMap<Tpn, u16>, computed: &[(Tpn, u16)]) -> Vec<(Tpn, u16, u16)> {
    let shared = |rank: u16| computed.iter().filter(|row| row.1 == rank).count();
    computed
        .iter()
        .filter_map(|(tpn, rank)| Some((*tpn, *written.get(tpn)?, *rank)))
        .filter(|(_, written, rank)| {
            let last = rank.saturating_add(u16::try_from(shared(*rank)).unwrap_or(u16::MAX));
            !(*rank..last).contains(written)
        })
        .collect()
}

fn say(
    session: &mut Session<'_>,
    rounds: &[Vec<Round>],
    order: Option<&Order>,
    history: &History,
) -> Result<(), Failure> {
    for (round, differences) in (1_usize..).zip(rounds) {
        let args = args! { "round" => round, "count" => differences.len() };
        session.say(&session.words("cli-check-round", &args))?;
        for difference in differences {
            let line = words(session, round, difference, history);
            session.say(&format!("    {line}"))?;
        }
    }
    let Some(order) = order else { return Ok(()) };
    let args = args! { "list" => order.list.join(","), "count" => order.differences.len() };
    session.say(&session.words("cli-check-order", &args))?;
    for (tpn, written, rank) in &order.differences {
        let args = args! {
            "player" => player(session, history, Some(*tpn)), "written" => *written, "computed" => *rank,
        };
        session.say(&format!("    {}", session.words("cli-check-rank", &args)))?;
    }
    Ok(())
}

/// Number and name; a word for nobody.
fn player(session: &Session<'_>, history: &History, tpn: Option<Tpn>) -> String {
    let Some(tpn) = tpn else { return session.plain("cli-check-nobody") };
    let name = history.row(tpn).map_or("", |row| row.name.as_str());
    session.words("cli-check-player", &args! { "number" => tpn.0, "name" => name })
}

fn words(session: &Session<'_>, round: usize, difference: &Round, history: &History) -> String {
    let who = |tpn: Option<Tpn>| player(session, history, tpn);
    let pair = |board: &Option<Board>| match board {
        Some(board) => {
            let args =
                args! { "white" => who(Some(board.white)), "black" => who(Some(board.black)) };
            session.words("cli-check-pair", &args)
        }
        None => session.plain("cli-check-no-board"),
    };
    match difference {
        Round::NoLegalPairing => {
            session.words("cli-check-no-legal-pairing", &args! { "round" => round })
        }
        Round::Refused(why) => {
            session.words("cli-check-no-round", &args! { "round" => round, "why" => why.as_str() })
        }
        Round::TooOften(board, TooOften { white, black, before, .. }) => {
            let before: Vec<String> = before.iter().map(ToString::to_string).collect();
            let args = args! {
                "round" => round, "board" => *board, "white" => who(Some(*white)),
                "black" => who(Some(*black)), "before" => before.join(", "),
            };
            session.words("cli-check-too-often", &args)
        }
        Round::Differs(Differs::Board { board, file, expected }, because) => {
            let reversed =
                matches!((file, expected), (Some(file), Some(rules)) if file.is_reversed(rules));
            let key = if reversed { "cli-check-colors" } else { "cli-check-board" };
            let args = args! {
                "round" => round, "board" => *board, "file" => pair(file), "expected" => pair(expected),
            };
            because::with(session, session.words(key, &args), because)
        }
        Round::Differs(Differs::Bye { file, expected }, because) => {
            let args =
                args! { "round" => round, "file" => who(*file), "expected" => who(*expected) };
            because::with(session, session.words("cli-check-bye", &args), because)
        }
    }
}

fn as_json(
    rounds: Option<&[Vec<Round>]>,
    order: Option<&Order>,
    engine: &Engine,
    history: &History,
) -> Value {
    let rounds: Option<Vec<Value>> = rounds.map(|rounds| {
        let numbered = (1_usize..).zip(rounds);
        numbered
            .map(|(round, differences)| {
                let all: Vec<Value> = differences.iter().map(|it| difference(round, it)).collect();
                json!({ "round": round, "differences": all })
            })
            .collect()
    });
    let order =
        order.map(|order| json!({ "tiebreaks": order.list, "differences": ranks(order, history) }));
    json!({ "edition": engine.name(), "rounds": rounds, "order": order })
}

/// One object for each difference.
fn lines(rounds: &[Vec<Round>], order: Option<&Order>, history: &History) -> Vec<Value> {
    let numbered = (1_usize..).zip(rounds);
    let boards = numbered.flat_map(|(round, all)| all.iter().map(move |it| difference(round, it)));
    boards.chain(order.into_iter().flat_map(|order| ranks(order, history))).collect()
}

fn ranks(order: &Order, history: &History) -> Vec<Value> {
    let name = |tpn: Tpn| history.row(tpn).map(|row| row.name.as_str());
    let one = |(tpn, written, rank): &(Tpn, u16, u16)| {
        json!({
            "kind": "rank", "player": tpn.0, "name": name(*tpn), "written": written, "computed": rank,
        })
    };
    order.differences.iter().map(one).collect()
}

fn difference(round: usize, difference: &Round) -> Value {
    let pair =
        |board: &Option<Board>| board.map(|it| json!({ "white": it.white.0, "black": it.black.0 }));
    match difference {
        Round::NoLegalPairing => json!({ "kind": "noLegalPairing", "round": round }),
        Round::TooOften(board, TooOften { white, black, before, .. }) => {
            let before: Vec<u8> = before.iter().map(|round| round.0).collect();
            json!({
                "kind": "tooOften", "round": round, "board": board,
                "file": { "white": white.0, "black": black.0 }, "before": before,
            })
        }
        Round::Refused(why) => json!({ "kind": "noRound", "round": round, "why": why }),
        Round::Differs(Differs::Board { board, file, expected }, because) => {
            let reversed =
                matches!((file, expected), (Some(file), Some(rules)) if file.is_reversed(rules));
            let kind = if reversed { "colorsReversed" } else { "otherPair" };
            json!({
                "kind": kind, "round": round, "board": board, "file": pair(file), "expected": pair(expected),
                "because": because::data(because),
            })
        }
        Round::Differs(Differs::Bye { file, expected }, because) => json!({
            "kind": "bye", "round": round, "file": file.map(|tpn| tpn.0), "expected": expected.map(|tpn| tpn.0),
            "because": because::data(because),
        }),
    }
}
