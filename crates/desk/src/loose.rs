//! Reasons in words for a file that belongs to no event: the same sentences that the methods give.

use std::collections::{BTreeMap, BTreeSet};

use formats::problem::Problem;
use formats::trf::{TrfFile, TrfReading};
use i18n::Messages;
use laws::touch::TouchError;
use pairing::explain::{WhyNot, Worse};
use pairing::systems::{NoRound, System, reasons};
use pairing::{Draft, NoPairing};
use serde_json::Value;
use tournament::history::{Cell, History, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::rating::{Pace, PaceFault, Rate};
use tournament::round::ByeKind;
use tournament::standings::{Standings, Working};
use tournament::team::{TeamEvent, TeamStandings, TeamWorking};
use tournament::tiebreak::{Code, CodeError, Ratio, Rules};

use crate::api::tables::WorkingView;
use crate::api::wire::ProblemView;
pub use crate::by_system::{BergerRound, Lots, SystemRound};
use crate::no_draft::{self, Situation};
use crate::rounds_left::{self, Rounds};
use crate::words::Telling;
use crate::{
    ApiError, bring_in, by_system, explain, judge, outside, time_control, why, words, working,
};

/// Why a round was paired so.
pub struct PairingReasons {
    /// One list a board, in the order of the draft.
    pub boards: Vec<Vec<String>>,
    /// Why the bye goes where it goes, and not to those ranked lower.
    pub bye: Vec<String>,
    /// Everybody who floated out of a bracket, from the highest bracket down, and why.
    pub floats: Vec<(Tpn, Vec<String>)>,
}

/// The reasons of a draft.
pub fn pairing_reasons(history: &History, draft: &Draft, messages: &Messages) -> PairingReasons {
    let telling = Telling { history, messages };
    let board = |pair: &pairing::Pair| explain::swiss_board(draft, pair.white, pair.black, telling);
    let mut floaters: Vec<Tpn> = Vec::new();
    for tpn in draft.brackets.iter().flat_map(|it| &it.floaters) {
        if !floaters.contains(tpn) {
            floaters.push(*tpn);
        }
    }
    let floats = floaters.into_iter().map(|tpn| (tpn, why::floats(draft, tpn, telling)));
    let bye = draft.bye.map(|bye| why::player(draft, bye.player, telling));
    PairingReasons {
        boards: draft.pairs.iter().map(board).collect(),
        bye: bye.unwrap_or_default(),
        floats: floats.filter(|(_, why)| !why.is_empty()).collect(),
    }
}

/// The reasons of a round of one of the other systems.
pub fn system_reasons(asked: &SystemRound<'_>, messages: &Messages) -> PairingReasons {
    let telling = Telling { history: asked.history, messages };
    let found = asked.reasons();
    let board = |board| by_system::board(asked, found.as_ref(), board, telling);
    let players = asked.drawn.boards.iter().flat_map(|board| [board.white, board.black]);
    let floats = players
        .filter_map(|tpn| by_system::floated(asked, tpn, telling).map(|why| (tpn, vec![why])));
    PairingReasons {
        boards: asked.drawn.boards.iter().map(board).collect(),
        bye: by_system::bye(asked, telling),
        floats: floats.collect(),
    }
}

/// Values by hand and lots that the comments of a report hold, into rules.
pub fn values_from_outside<'a>(
    lines: impl IntoIterator<Item = &'a str>,
    numbers: impl IntoIterator<Item = Tpn>,
    rules: &mut Rules,
) {
    outside::into_rules(lines, numbers, rules);
}

/// The pace and the K of players that the comments of a report hold.
pub fn for_ratings<'a>(
    lines: impl IntoIterator<Item = &'a str>,
    numbers: impl IntoIterator<Item = Tpn>,
) -> (Option<Rate>, BTreeMap<Tpn, u16>) {
    outside::for_ratings(lines, numbers)
}

/// What is to be said of a time control at the head of rating changes, by the highest rating of the field.
pub fn pace_notes(
    pace: Option<Pace>,
    rate: Rate,
    highest: Option<u16>,
    messages: &Messages,
) -> Vec<String> {
    time_control::notes(pace, rate, highest, messages)
}

/// Why a time control keeps a game from being rated.
pub fn pace_fault(fault: PaceFault, messages: &Messages) -> String {
    time_control::fault(fault, messages)
}

/// That a round of a system is one of the Dutch.
pub fn dutch_round(system: System, messages: &Messages) -> String {
    by_system::dutch_round(system, messages)
}

/// For every board of such a round, what the best pairing without it breaks; none where it follows from a table.
pub fn system_next_best(asked: &SystemRound<'_>, messages: &Messages) -> Vec<Option<String>> {
    let telling = Telling { history: asked.history, messages };
    asked.drawn.boards.iter().map(|it| by_system::next_best(asked, it, telling)).collect()
}

/// The same as data.
pub fn system_next_best_data(asked: &SystemRound<'_>, messages: &Messages) -> Vec<Value> {
    let telling = Telling { history: asked.history, messages };
    asked.drawn.boards.iter().map(|it| by_system::next_best_data(asked, it, telling)).collect()
}

/// The groups of such a round as data.
pub fn system_groups(asked: &SystemRound<'_>) -> Vec<Value> {
    asked.reasons().map_or_else(Vec::new, |it| it.groups.iter().map(by_system::group).collect())
}

/// Why the numbers of the tables meet on these boards.
pub fn berger_reasons(
    table: &BergerRound,
    boards: &[(Tpn, Tpn)],
    history: &History,
    messages: &Messages,
) -> PairingReasons {
    let telling = Telling { history, messages };
    let board = |two: &(Tpn, Tpn)| by_system::berger(table, *two, telling);
    PairingReasons {
        boards: boards.iter().map(board).collect(),
        bye: Vec::new(),
        floats: Vec::new(),
    }
}

/// That the rounds from `next` on cannot all be paired, if that is known. Who was away in the round before, or has
/// announced it, is taken to stay away.
pub fn rounds_left(
    system: Option<System>,
    history: &History,
    next: RoundNo,
    messages: &Messages,
) -> Option<String> {
    let away = |row: &Row, at: usize| matches!(row.rounds.get(at), Some(Cell::Bye(kind)) if *kind != ByeKind::PairingAllocated);
    let gone = |row: &Row| {
        let last = next.index().checked_sub(1).and_then(|at| row.rounds.get(at));
        last == Some(&Cell::Bye(ByeKind::ZeroPoint))
    };
    let there = |round: RoundNo| {
        let there = history.players.iter().filter(|row| !gone(row) && !away(row, round.index()));
        there.map(|row| row.tpn).collect()
    };
    let asked = Rounds { system, history, next, last: history.rounds_planned };
    rounds_left::in_words(asked, &there, Telling { history, messages })
}

/// When two players of a round robin meet: their numbers of the tables, then those of the file.
pub fn berger_not(
    table: &BergerRound,
    numbers: (Tpn, Tpn),
    two: (Tpn, Tpn),
    history: &History,
    messages: &Messages,
) -> (String, Value) {
    by_system::berger_not(table, numbers, two, Telling { history, messages })
}

/// Why there is no pairing of a round without those who are absent.
pub fn no_pairing(
    why: &NoPairing,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    messages: &Messages,
) -> ApiError {
    no_draft::no_pairing(why, Situation { history, round, absent, system: None }, messages)
}

/// How a tie-break came about.
pub fn working(history: &History, made: &Working, messages: &Messages) -> WorkingView {
    working::view(made, Telling { history, messages })
}

/// Name of a tie-break in words.
pub fn tie_break_name(code: Code, messages: &Messages) -> String {
    words::tie_break_name(code, messages)
}

/// Edition of the tie-break rules, in words.
pub fn edition(rules: &Rules, messages: &Messages) -> String {
    crate::ranking::edition(rules, messages)
}

/// A value by hand as a number: `2`, `-1`, `2.5`.
pub fn hand_value(text: &str) -> Option<Ratio> {
    crate::ranking::hand_value(text)
}

/// Why a text is no tie-break.
pub fn tie_break_trouble(error: &CodeError, messages: &Messages) -> String {
    words::tie_break_trouble(error, messages)
}

/// Which of these tie-breaks have no place under the rules, and why.
pub fn tie_break_notes(codes: &[Code], rules: &Rules, messages: &Messages) -> Vec<String> {
    crate::api::tournament::notes(codes, rules, messages)
}

/// What is to be said of standings as a whole: tie-breaks that were dropped, games that count for nobody.
pub fn standings_notes(
    history: &History,
    standings: &Standings,
    rules: &Rules,
    messages: &Messages,
) -> Vec<String> {
    crate::ranking::notes(history, standings, rules, messages)
}

/// The results of a report that were corrected too late for the standings, up to a round; of one player or of all.
pub fn late_notes(
    file: &TrfFile,
    after: RoundNo,
    player: Option<Tpn>,
    messages: &Messages,
) -> Vec<String> {
    crate::late::notes_of_report(file, after, player, messages)
}

/// Whether the articles about federations apply to an event, and why.
pub fn norm_ruling(
    ruling: tournament::norm::Ruling,
    settings: &tournament::norm::Settings,
    messages: &Messages,
) -> String {
    crate::api::norms::ruling_words(ruling, settings, messages)
}

/// The conditions for norms that an event breaks, with the cure.
pub fn norm_conditions(settings: &tournament::norm::Settings, messages: &Messages) -> Vec<String> {
    crate::api::norms::condition_words(settings, messages)
}

/// What goes with every norm of an event.
pub fn norm_notes(
    history: &History,
    after: RoundNo,
    settings: &tournament::norm::Settings,
    messages: &Messages,
) -> Vec<String> {
    crate::api::norms::event_notes(history, after, settings, messages)
}

/// What a player still needs for a norm.
pub fn norm_needs(forecast: &tournament::norm::Forecast, messages: &Messages) -> String {
    crate::api::norms::needs(forecast, messages)
}

/// What of a team's tie-break is no line of a round, in words: what, value, why.
pub fn team_working(
    made: &TeamWorking,
    event: &TeamEvent,
    messages: &Messages,
) -> Vec<(String, String, String)> {
    let history = event.rows();
    let lines = working::of_team(made, Telling { history: &history, messages });
    lines.into_iter().map(|line| (line.what, line.value, line.why)).collect()
}

/// Board results that came to teams of different game points.
pub fn uneven_teams(made: &TeamStandings, event: &TeamEvent, messages: &Messages) -> Vec<String> {
    crate::api::teams::uneven(made, event, messages).collect()
}

/// A bye in words.
pub fn bye(kind: ByeKind, messages: &Messages) -> String {
    words::bye_text(kind, messages)
}

/// What a reader found odd.
pub fn problem(problem: &Problem, messages: &Messages) -> ProblemView {
    bring_in::worded(problem, messages)
}

/// Where two players of a report have one number: the boards at which it is not known which of them played.
pub fn boards_of_shared_numbers(reading: &TrfReading, messages: &Messages) -> Vec<String> {
    bring_in::shared_numbers::boards(reading, messages)
}

/// Why one of the other systems gives no round.
pub fn no_round(
    why: &NoRound,
    history: &History,
    (round, system): (RoundNo, Option<System>),
    absent: &BTreeSet<Tpn>,
    messages: &Messages,
) -> ApiError {
    no_draft::no_round(why, Situation { history, round, absent, system }, messages)
}

/// Why two players do not meet by the Dutch system, in words and as data.
pub fn why_not(
    why: &WhyNot,
    history: &History,
    two: (Tpn, Tpn),
    messages: &Messages,
) -> (String, Value) {
    (why::told(why, two, Telling { history, messages }), why::data(why))
}

/// The same by one of the other systems.
pub fn why_not_by_system(
    why: &reasons::WhyNot,
    system: System,
    history: &History,
    two: (Tpn, Tpn),
    messages: &Messages,
) -> (String, Value) {
    let telling = Telling { history, messages };
    (by_system::told(why, two, system, telling), by_system::data(why, system))
}

/// What another pairing would have broken.
pub fn worse(worse: &Worse, draft: &Draft, messages: &Messages) -> String {
    why::worse(worse, draft, messages)
}

/// The same as data.
pub fn worse_data(worse: &Worse) -> Value {
    why::worse_data(worse)
}

/// What is wrong with a position in FEN, with the place.
pub fn position_trouble(fen: &str, messages: &Messages) -> String {
    judge::sheet::bad_start("fen", fen, messages).message
}

/// Why touched pieces cannot be judged.
pub fn touch_trouble(error: &TouchError, messages: &Messages) -> String {
    judge::touch::fault(error, messages).message
}
