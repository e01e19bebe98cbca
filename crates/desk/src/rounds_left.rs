//! Whether the rounds to come can be paired at all, in words, before they come.

use std::collections::BTreeSet;

use i18n::args;
use pairing::rounds_left::{Few, Shortage, ToCome, after, lasts, pairings, shortage};
use pairing::systems::System;
use tournament::decide::SYSTEMS;
use tournament::fact::{DraftBody, FindingBody};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::api::round::FindingView;
use crate::draw::system_of;
use crate::words::{Roster, Telling};
use crate::{explain, no_draft};

/// Nobody meets the same player twice.
const ARTICLE: &str = "C.04.1 2";

/// That the rounds up to `last` cannot all be paired, where that is known; empty otherwise.
pub(crate) fn told(roster: &Roster, last: RoundNo) -> String {
    let next = roster.tournament.published().next();
    from(roster, &roster.history, next, last)
}

/// The same of the rounds after a draft, if that goes out as it is.
pub(crate) fn finding(
    roster: &Roster,
    round: RoundNo,
    draft: &DraftBody,
) -> Option<(FindingView, FindingBody)> {
    let number = |it| roster.numbers.get(&it).copied();
    let pairs = draft.pairs.iter();
    let pairs: Vec<(Tpn, Tpn)> =
        pairs.filter_map(|it| Some((number(it.white)?, number(it.black)?))).collect();
    let bye = draft.bye.and_then(number);
    let history = after(&roster.history, round, &pairs, bye);
    let text = from(roster, &history, round.next(), roster.tournament.rounds_planned());
    if text.is_empty() {
        return None;
    }
    let id = "rounds-left".to_owned();
    let article = ARTICLE.to_owned();
    let body = FindingBody { kind: id.clone(), article: article.clone(), entrants: Vec::new() };
    let level = "note".to_owned();
    Some((FindingView { id, level, article, text, boards: Vec::new() }, body))
}

fn from(roster: &Roster, history: &History, next: RoundNo, last: RoundNo) -> String {
    let tournament = roster.tournament;
    let system = system_of(tournament);
    let known = SYSTEMS.contains(&tournament.setup.system.as_str());
    if tournament.has_table() || !known {
        return String::new();
    }
    let there = |round: RoundNo| {
        let there = tournament.entrants.values().filter(|it| it.absence(round).is_none());
        there.filter_map(|it| roster.numbers.get(&it.id).copied()).collect()
    };
    let told = in_words(Rounds { system, history, next, last }, &there, roster.telling());
    told.unwrap_or_default()
}

/// Rounds that are asked about.
#[derive(Clone, Copy)]
pub(crate) struct Rounds<'a> {
    /// None is the Dutch system.
    pub(crate) system: Option<System>,
    /// What was paired before them.
    pub(crate) history: &'a History,
    /// The first of them.
    pub(crate) next: RoundNo,
    /// The last that is planned.
    pub(crate) last: RoundNo,
}

/// That they cannot all be paired, with the reason; none where that is not known.
pub(crate) fn in_words(
    asked: Rounds<'_>,
    there: &dyn Fn(RoundNo) -> BTreeSet<Tpn>,
    telling: Telling<'_>,
) -> Option<String> {
    let lasts = lasts(asked.system)?;
    let starts = pairings(asked.next, asked.last, lasts);
    let there: Vec<BTreeSet<Tpn>> = starts.iter().map(|round| there(*round)).collect();
    // Nobody is entered yet, or nobody is left: that is told elsewhere.
    if there.iter().all(|there| there.len() < 2) {
        return None;
    }
    let next = *starts.first()?;
    let to_come = ToCome { history: asked.history, next, there: &there, lasts };
    let found = shortage(to_come)?;
    let stops = starts.get(to_come.most(&found)).copied().unwrap_or(asked.last);
    let args = args! {
        "most" => stops.0.saturating_sub(1), "last" => asked.last.0,
        "why" => why(&found, &there, telling),
    };
    Some(telling.messages.text("desk-rounds-left", &args))
}

fn why(found: &Shortage, there: &[BTreeSet<Tpn>], telling: Telling<'_>) -> String {
    let messages = telling.messages;
    match found {
        Shortage::Players(few) => {
            let everybody: BTreeSet<Tpn> = there.iter().flatten().copied().collect();
            let alike = few
                .windows(2)
                .all(|two| (two[0].opponents, two[0].bye) == (two[1].opponents, two[1].bye));
            let args = |few: &Few| {
                let bye = if few.bye { "yes" } else { "no" };
                args! { "opponents" => few.opponents, "bye" => bye }
            };
            match few.first() {
                Some(one) if alike && few.len() == everybody.len() => {
                    let args = args(one).with("players", few.len());
                    messages.text("desk-rounds-left-field", &args)
                }
                _ => {
                    let line = |few: &Few| {
                        let name = explain::name(few.player, telling);
                        messages.text("desk-rounds-left-player", &args(few).with("name", name))
                    };
                    no_draft::listed(few.iter().map(line), messages)
                }
            }
        }
        Shortage::Byes { needed, able } => {
            messages.text("desk-rounds-left-byes", &args! { "needed" => *needed, "able" => *able })
        }
        Shortage::Search { .. } => messages.plain("desk-rounds-left-search"),
    }
}
