//! What the rules have against a pair or a bye of a report: a second meeting, a bye that may not be given.

use i18n::args;
use pairing::ByeBar;
use pairing::check::Paired as Played;
use pairing::review::{Article, Finding, FindingKind, review};
use pairing::systems::reasons;
use serde_json::{Value, json};
use tournament::history::History;
use tournament::ids::RoundNo;

use super::boards::Differs;
use crate::rules::Engine;
use crate::session::Session;

/// One reason.
pub(super) struct Because {
    kind: &'static str,
    /// The round in which it came about.
    round: Option<RoundNo>,
    article: Article,
}

/// The differences with what is against those of the report. Tables and trees have their pairs by themselves.
pub(super) fn told(
    differs: Vec<Differs>,
    history: &History,
    round: RoundNo,
    played: &Played,
    engine: &Engine,
) -> Vec<(Differs, Vec<Because>)> {
    let Played { pairs, bye, absent } = played;
    let found = match engine {
        Engine::Dutch(_) => review(history, round, pairs, *bye, absent),
        Engine::Other(system) if !system.chapter().is_empty() => {
            reasons::review(*system, history, round, pairs, *bye, absent)
        }
        Engine::Other(_) | Engine::Berger(_) | Engine::Teams(..) | Engine::Unavailable(_) => {
            Vec::new()
        }
    };
    let against = |it: Differs| {
        let because = found.iter().filter_map(|finding| because(*finding, &it)).collect();
        (it, because)
    };
    differs.into_iter().map(against).collect()
}

/// What a finding says against the pair or the bye of a difference; nothing if it is of another board, or is nothing that
/// a rule forbids in itself.
fn because(finding: Finding, differs: &Differs) -> Option<Because> {
    let (pair, bye) = match differs {
        Differs::Board { file, .. } => (file.map(|it| (it.white, it.black)), None),
        Differs::Bye { file, .. } => (None, *file),
    };
    let (kind, round) = match finding.kind {
        FindingKind::Rematch { white, black, met } if pair == Some((white, black)) => {
            ("rematch", Some(met))
        }
        FindingKind::Prohibited { white, black } if pair == Some((white, black)) => {
            ("prohibited", None)
        }
        FindingKind::SameAbsolutePreference { white, black, .. }
            if pair == Some((white, black)) =>
        {
            ("colors", None)
        }
        FindingKind::IneligibleBye { player, bar } if bye == Some(player) => match bar {
            ByeBar::HadBye(round) => ("bye-again", Some(round)),
            ByeBar::PointsUnplayed(round) => ("bye-points", Some(round)),
        },
        FindingKind::NeedlessBye { player } if bye == Some(player) => ("bye-even", None),
        _ => return None,
    };
    Some(Because { kind, round, article: finding.article })
}

/// A line with its reasons at the end.
pub(super) fn with(session: &Session<'_>, line: String, because: &[Because]) -> String {
    let reasons = because.iter().map(|it| {
        let round = it.round.map_or(0, |round| round.0);
        let args = args! { "round" => round, "article" => it.article.to_string() };
        session.words(&format!("cli-check-because-{}", it.kind), &args)
    });
    std::iter::once(line).chain(reasons).collect::<Vec<_>>().join("; ")
}

/// The same for programs.
pub(super) fn data(because: &[Because]) -> Vec<Value> {
    let one = |it: &Because| json!({ "kind": it.kind, "round": it.round.map(|round| round.0), "article": it.article.to_string() });
    because.iter().map(one).collect()
}
