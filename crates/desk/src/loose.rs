//! Reasons in words for a file that belongs to no event: the same sentences that the methods give.

use std::collections::BTreeSet;

use formats::problem::Problem;
use formats::trf::TrfReading;
use i18n::Messages;
use pairing::explain::{WhyNot, Worse};
use pairing::systems::{NoRound, Round};
use pairing::{Draft, NoPairing};
use serde_json::Value;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::standings::{Standings, Working};
use tournament::tiebreak::{Code, CodeError, Ratio, Rules};

use crate::api::tables::WorkingView;
use crate::api::wire::ProblemView;
use crate::no_draft::{self, Situation};
use crate::words::Telling;
use crate::{ApiError, bring_in, explain, why, words, working};

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
pub fn system_reasons(
    system: &str,
    history: &History,
    round: (RoundNo, &Round),
    messages: &Messages,
) -> PairingReasons {
    let telling = Telling { history, messages };
    let (number, round) = round;
    let board = |board| explain::system_board(system, number, board, telling);
    PairingReasons {
        boards: round.boards.iter().map(board).collect(),
        bye: round.bye.map_or_else(Vec::new, |bye| explain::system_bye(bye, telling)),
        floats: Vec::new(),
    }
}

/// Why there is no pairing of a round without those who are absent.
pub fn no_pairing(
    why: &NoPairing,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    messages: &Messages,
) -> ApiError {
    no_draft::no_pairing(why, Situation { history, round, absent }, messages)
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

/// What a player still needs for a norm.
pub fn norm_needs(forecast: &tournament::norm::Forecast, messages: &Messages) -> String {
    crate::api::norms::needs(forecast, messages)
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
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    messages: &Messages,
) -> ApiError {
    no_draft::no_round(why, Situation { history, round, absent }, messages)
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
    why: &WhyNot,
    history: &History,
    two: (Tpn, Tpn),
    messages: &Messages,
) -> (String, Value) {
    (why::told_by_system(why, two, Telling { history, messages }), why::data_by_system(why))
}

/// What another pairing would have broken.
pub fn worse(worse: &Worse, draft: &Draft, messages: &Messages) -> String {
    why::worse(worse, draft, messages)
}

/// The same as data.
pub fn worse_data(worse: &Worse) -> Value {
    why::worse_data(worse)
}
