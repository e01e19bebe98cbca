//! A report in which two players have one number: the boards at which it is not known which of them played.

use std::collections::BTreeSet;

use formats::problem::Kind;
use formats::trf::TrfReading;
use i18n::{Messages, args};
use tournament::ids::{RoundNo, Tpn};

/// One sentence a board, with its round.
pub(crate) fn boards(reading: &TrfReading, messages: &Messages) -> Vec<String> {
    let shared: BTreeSet<Tpn> = reading
        .problems
        .iter()
        .filter_map(|problem| match problem.kind {
            Kind::DuplicateNumber { number, .. } => Some(Tpn(number)),
            _ => None,
        })
        .collect();
    if shared.is_empty() {
        return Vec::new();
    }
    let history = reading.file.history();
    let mut lines = Vec::new();
    for round in (1..=reading.file.paired_rounds().0).map(RoundNo) {
        let mut pairs = pairing::check::paired(&history, round).pairs;
        pairing::board_order::sort(&mut pairs, &history, round, |pair| *pair);
        for (board, (white, black)) in (1u16..).zip(&pairs) {
            for number in shared.iter().filter(|it| *it == white || *it == black) {
                let args = args! {
                    "round" => round.0, "board" => board, "number" => number.0,
                    "white" => white.0, "black" => black.0,
                };
                lines.push(messages.text("problem-shared-number", &args));
            }
        }
    }
    lines
}
