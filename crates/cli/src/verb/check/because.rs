//! What the rules have against a pair or a bye of a report: a second meeting, a bye that may not be given.

use i18n::args;
use pairing::ByeBar;
use pairing::check::Paired as Played;
use pairing::review::{FindingKind, review};
use pairing::systems::reasons;
use serde_json::{Value, json};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use super::boards::Differs;
use crate::rules::Engine;
use crate::session::Session;

/// One reason.
pub(super) struct Because {
    kind: &'static str,
    /// The round in which it came about.
    round: Option<RoundNo>,
    article: &'static str,
}

/// The differences with what is against those of the report. Tables and trees have their pairs by themselves.
pub(super) fn told(
    differs: Vec<Differs>,
    history: &History,
    round: RoundNo,
    played: &Played,
    engine: &Engine,
) -> Vec<(Differs, Vec<Because>)> {
    let dutch = match engine {
        Engine::Dutch(_) => true,
        Engine::Other(system) if !system.chapter().is_empty() => {
            reasons::is_dutch(*system, history, round)
        }
        Engine::Other(_) | Engine::Berger(_) | Engine::Teams(..) | Engine::Unavailable(_) => {
            return differs.into_iter().map(|it| (it, Vec::new())).collect();
        }
    };
    if differs.is_empty() {
        return Vec::new();
    }
    let found = review(history, round, &played.pairs, played.bye, &played.absent);
    let against = |differs: &Differs| -> Vec<Because> {
        found.iter().filter_map(|it| because(it.kind, differs, dutch)).collect()
    };
    differs
        .into_iter()
        .map(|it| {
            let against = against(&it);
            (it, against)
        })
        .collect()
}

/// By the criteria of the Dutch system, or by the basic rules of all Swiss systems.
fn because(kind: FindingKind, differs: &Differs, dutch: bool) -> Option<Because> {
    let by = |criterion, basic| if dutch { criterion } else { basic };
    let file = match differs {
        Differs::Board { file, .. } => file.map(|it| (it.white, it.black)),
        Differs::Bye { .. } => None,
    };
    let bye = match differs {
        Differs::Bye { file, .. } => *file,
        Differs::Board { .. } => None,
    };
    let board = |white: Tpn, black: Tpn| file == Some((white, black));
    let said = |kind, round, article| Some(Because { kind, round, article });
    match kind {
        FindingKind::Rematch { white, black, met } if board(white, black) => {
            said("rematch", Some(met), by("C.04.3 C1", "C.04.1 2"))
        }
        FindingKind::Prohibited { white, black } if board(white, black) => {
            said("prohibited", None, by("C.04.3 C1", "C.04.1"))
        }
        FindingKind::SameAbsolutePreference { white, black, .. }
            if dutch && board(white, black) =>
        {
            said("colors", None, "C.04.3 C3")
        }
        FindingKind::IneligibleBye { player, bar } if bye == Some(player) => match bar {
            ByeBar::HadBye(round) => said("bye-again", Some(round), by("C.04.3 C2", "C.04.1 4")),
            ByeBar::PointsUnplayed(round) => {
                said("bye-points", Some(round), by("C.04.3 C2", "C.04.1 4"))
            }
        },
        FindingKind::NeedlessBye { player } if bye == Some(player) => {
            said("bye-even", None, "C.04.1 3")
        }
        // Of another board, or nothing that a rule forbids in itself.
        _ => None,
    }
}

/// A line with its reasons at the end.
pub(super) fn with(session: &Session<'_>, line: String, because: &[Because]) -> String {
    let reasons = because.iter().map(|it| {
        let round = it.round.map_or(0, |round| round.0);
        let args = args! { "round" => round, "article" => it.article };
        session.words(&format!("cli-check-because-{}", it.kind), &args)
    });
    std::iter::once(line).chain(reasons).collect::<Vec<_>>().join("; ")
}

/// The same for programs.
pub(super) fn data(because: &[Because]) -> Vec<Value> {
    let one = |it: &Because| json!({ "kind": it.kind, "round": it.round.map(|round| round.0), "article": it.article });
    because.iter().map(one).collect()
}
