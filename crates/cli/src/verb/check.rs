//! `arbiter check`: pairs every round of a report again, and ranks its players again.

use std::collections::BTreeMap;

use i18n::args;
use pairing::Difference;
use pairing::check::paired;
use serde_json::{Value, json};
use tournament::ids::{RoundNo, Tpn};
use tournament::standings::standings;
use tournament::tiebreak::Code;

use super::pair::{pair, refused};
use crate::args::CheckArgs;
use crate::failure::{Answer, Failure};
use crate::rules::{Engine, engine, standings_rules};
use crate::session::Session;
use crate::source::{self, Report};

pub(crate) fn run(session: &mut Session<'_>, args: &CheckArgs) -> Result<Answer, Failure> {
    let mut report = source::report(session, &args.file, args.contradictions())?;
    if report.history.rounds_planned.0 == 0 {
        // A report that does not say how long the tournament is was written at its end.
        report.history.rounds_planned = report.file.paired_rounds();
    }
    let engine = engine(&report.file.header, args.system, args.edition, session.surroundings.today);
    let rounds = rounds(session, &report, &engine);
    let order = order(session, &report);
    if args.json {
        let answer = as_json(rounds.as_deref().ok(), order.as_ref(), &engine);
        session.say_json(&answer)?;
    } else {
        say(session, rounds.as_deref().unwrap_or_default(), order.as_ref())?;
    }
    // Rounds that cannot be paired again do not cost the comparison of the final order.
    let same =
        rounds?.iter().all(Vec::is_empty) && order.iter().all(|order| order.differences.is_empty());
    Ok(if same { Answer::Yes } else { Answer::No })
}

/// What differs in one round.
enum Round {
    /// From the draft.
    Differs(Difference),
    /// The rules know no pairing of these players.
    NoLegalPairing,
}

fn rounds(
    session: &Session<'_>,
    report: &Report,
    engine: &Engine,
) -> Result<Vec<Vec<Round>>, Failure> {
    let history = &report.history;
    let mut rounds = Vec::new();
    for round in (1..=report.file.paired_rounds().0).map(RoundNo) {
        let played = paired(history, round);
        rounds.push(match pair(history, round, &played.absent, engine) {
            Ok(drawn) => differences(&drawn, &played).into_iter().map(Round::Differs).collect(),
            Err(why) if why.is_no_legal_pairing() => vec![Round::NoLegalPairing],
            Err(why) => {
                return Err(refused(&why, history, round, &played.absent, session.messages));
            }
        });
    }
    Ok(rounds)
}

fn differences(drawn: &super::pair::Paired, played: &pairing::check::Paired) -> Vec<Difference> {
    if let Some(draft) = &drawn.draft {
        return pairing::compare(draft, &played.pairs, played.bye);
    }
    let missing = drawn.boards.iter().filter(|pair| !played.pairs.contains(pair));
    let other = played.pairs.iter().filter(|pair| !drawn.boards.contains(pair));
    let missing =
        missing.map(|(white, black)| Difference::NotPaired { white: *white, black: *black });
    let bye = Difference::Bye { draft: drawn.bye, hand: played.bye };
    // Some files write the rest of an odd round robin as a bye of the pairing.
    let is_free = played.bye.is_some_and(|tpn| drawn.free.contains(&tpn));
    missing
        .chain((drawn.bye != played.bye && !is_free).then_some(bye))
        .chain(
            other.map(|(white, black)| Difference::PairedInstead { white: *white, black: *black }),
        )
        .collect()
}

/// The final order by the tie-break list of the file.
struct Order {
    list: Vec<Code>,
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
    // Files rank tied players one after the other: a rank inside the shared places is right.
    let shared = |rank: u16| computed.rows.iter().filter(|row| row.rank == rank).count();
    let differences = computed
        .rows
        .iter()
        .filter_map(|row| Some((row.tpn, *ranks.get(&row.tpn)?, row.rank)))
        .filter(|(_, written, rank)| {
            let last = rank.saturating_add(u16::try_from(shared(*rank)).unwrap_or(u16::MAX));
            !(*rank..last).contains(written)
        })
        .collect();
    Some(Order { list, differences })
}

fn say(
    session: &mut Session<'_>,
    rounds: &[Vec<Round>],
    order: Option<&Order>,
) -> Result<(), Failure> {
    for (round, differences) in (1_usize..).zip(rounds) {
        let args = args! { "round" => round, "count" => differences.len() };
        session.say(&session.words("cli-check-round", &args))?;
        for difference in differences {
            let line = words(session, difference);
            session.say(&format!("    {line}"))?;
        }
    }
    let Some(order) = order else { return Ok(()) };
    let list = order.list.iter().map(Code::to_string).collect::<Vec<_>>().join(",");
    let args = args! { "list" => list, "count" => order.differences.len() };
    session.say(&session.words("cli-check-order", &args))?;
    for (tpn, written, rank) in &order.differences {
        let args = args! { "number" => tpn.0, "written" => *written, "computed" => *rank };
        session.say(&format!("    {}", session.words("cli-check-rank", &args)))?;
    }
    Ok(())
}

fn words(session: &Session<'_>, difference: &Round) -> String {
    let number = |tpn: &Option<Tpn>| tpn.map_or_else(|| "-".to_owned(), |tpn| tpn.to_string());
    match difference {
        Round::NoLegalPairing => session.plain("cli-check-no-legal-pairing"),
        Round::Differs(Difference::NotPaired { white, black }) => {
            session.words("cli-check-not-paired", &args! { "white" => white.0, "black" => black.0 })
        }
        Round::Differs(Difference::PairedInstead { white, black }) => session
            .words("cli-check-paired-instead", &args! { "white" => white.0, "black" => black.0 }),
        Round::Differs(Difference::ColorsReversed { white, black }) => {
            session.words("cli-check-colors", &args! { "white" => white.0, "black" => black.0 })
        }
        Round::Differs(Difference::Bye { draft, hand }) => session
            .words("cli-check-bye", &args! { "draft" => number(draft), "file" => number(hand) }),
    }
}

fn as_json(rounds: Option<&[Vec<Round>]>, order: Option<&Order>, engine: &Engine) -> Value {
    let rounds: Option<Vec<Value>> = rounds.map(|rounds| {
        let numbered = (1_usize..).zip(rounds);
        numbered
            .map(|(round, differences)| {
                json!({ "round": round, "differences": differences.iter().map(difference).collect::<Vec<_>>() })
            })
            .collect()
    });
    let order = order.map(|order| {
        let differences: Vec<Value> = order
            .differences
            .iter()
            .map(|(tpn, written, rank)| json!({ "player": tpn.0, "written": written, "computed": rank }))
            .collect();
        let list: Vec<String> = order.list.iter().map(Code::to_string).collect();
        json!({ "tiebreaks": list, "differences": differences })
    });
    json!({ "edition": engine.name(), "rounds": rounds, "order": order })
}

fn difference(difference: &Round) -> Value {
    let pair = |kind: &str, white: &Tpn, black: &Tpn| json!({ "kind": kind, "white": white.0, "black": black.0 });
    match difference {
        Round::NoLegalPairing => json!({ "kind": "noLegalPairing" }),
        Round::Differs(Difference::NotPaired { white, black }) => pair("notPaired", white, black),
        Round::Differs(Difference::PairedInstead { white, black }) => {
            pair("pairedInstead", white, black)
        }
        Round::Differs(Difference::ColorsReversed { white, black }) => {
            pair("colorsReversed", white, black)
        }
        Round::Differs(Difference::Bye { draft, hand }) => {
            json!({ "kind": "bye", "rules": draft.map(|tpn| tpn.0), "file": hand.map(|tpn| tpn.0) })
        }
    }
}
