//! Results from a table go to their boards. A table that says no round is that of the round in which its players met.
//! Rounds that are not paired yet take no results: pairings are made here, not read. A board that has another result keeps it: that is told, and the arbiter
//! decides.

use std::collections::BTreeMap;

use formats::fold::search_key;
use formats::problem::Problem;
use formats::table::ReadResult;
use i18n::{Messages, args};
use tournament::fact::{Fact, ResultReported, outcome_to_code};
use tournament::ids::RoundNo;
use tournament::state::{Game, Standing, State, Tournament};

use super::trf::Taken;
use super::{found, worded_in_table};
use crate::api::wire::ProblemView;
use crate::event::Extra;
use crate::words::Roster;

/// Turns rows into reports of results. A row that says no round means the last that is out.
pub(crate) fn take(
    rows: &[ReadResult],
    read: &[Problem],
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Taken {
    let roster = Roster::new(state, tournament, messages);
    let mut problems: Vec<ProblemView> =
        read.iter().map(|it| worded_in_table(it, messages)).collect();
    let mut facts: Vec<Fact> = Vec::new();
    let unsaid = round_of_unsaid(rows, &roster, messages, &mut problems);
    let mut already = 0;
    let mut not_paired: BTreeMap<RoundNo, (u32, usize)> = BTreeMap::new();
    for row in rows {
        let round = row.round.map_or(unsaid, RoundNo);
        if round > tournament.published() {
            not_paired.entry(round).or_insert((row.row, 0)).1 += 1;
            continue;
        }
        let place = Some(row.row);
        let args = args! {
            "white" => row.white.as_str(), "black" => row.black.as_str(), "round" => round.0,
        };
        let Some(game) = game_of(row, round, &roster) else {
            problems.push(found("result-without-game", place, &args, messages));
            continue;
        };
        // Pairings alone leave nothing out.
        let Some(outcome) = row.outcome else {
            already += 1;
            continue;
        };
        match game.standing() {
            Standing::Open => facts.push(
                ResultReported {
                    tournament: tournament.id,
                    game: game.id,
                    outcome,
                    source: "import".to_owned(),
                    pass: 1,
                }
                .into(),
            ),
            other if other.outcome() == Some(outcome) => already += 1,
            other => {
                let stands = other.outcome().map_or("*", outcome_to_code);
                let args = args.with("stands", stands).with("file", outcome_to_code(outcome));
                problems.push(found("result-conflict", place, &args, messages));
            }
        }
    }
    for (round, (line, count)) in not_paired {
        let args = args! { "round" => round.0, "count" => count };
        problems.push(found("round-not-paired", Some(line), &args, messages));
    }
    let summary = args! { "taken" => facts.len(), "found" => rows.len() };
    problems.sort_by_key(|problem| problem.line);
    let left_out = rows.len().saturating_sub(facts.len() + already);
    Taken {
        left_out: u32::try_from(left_out).unwrap_or(u32::MAX),
        players: u32::try_from(facts.len()).unwrap_or(u32::MAX),
        summary: vec![messages.text("output-import-results", &summary)],
        facts,
        extra: Extra::default(),
        problems,
        made: None,
    }
}

/// The round of the rows that say none: that in which most of them met, the last of several; else the last that is
/// out.
fn round_of_unsaid(
    rows: &[ReadResult],
    roster: &Roster,
    messages: &Messages,
    problems: &mut Vec<ProblemView>,
) -> RoundNo {
    let last = roster.tournament.published();
    let unsaid: Vec<&ReadResult> = rows.iter().filter(|row| row.round.is_none()).collect();
    let Some(first) = unsaid.first() else { return last };
    if last.0 == 0 {
        return RoundNo(1);
    }
    let met =
        |round: RoundNo| unsaid.iter().filter(|row| game_of(row, round, roster).is_some()).count();
    let best = (1..=last.0).map(RoundNo).max_by_key(|round| (met(*round), *round));
    let best = best.filter(|round| met(*round) > 0).unwrap_or(last);
    let args = args! { "round" => best.0 };
    problems.push(found("round-by-games", Some(first.row), &args, messages));
    best
}

/// The game of two names; a board number alone is not enough to enter a result.
fn game_of<'a>(row: &ReadResult, round: RoundNo, roster: &Roster<'a>) -> Option<&'a Game> {
    let key = |entrant| search_key(&roster.side(entrant, round).name);
    let (white, black) = (search_key(&row.white), search_key(&row.black));
    let games = roster.tournament.games_of(round);
    let mut named =
        games.into_iter().filter(|game| key(game.white) == white && key(game.black) == black);
    let first = named.next()?;
    // Namesakes: the board decides.
    match named.next() {
        None => Some(first),
        Some(second) => [first, second].into_iter().find(|it| Some(it.board.0) == row.board),
    }
}
