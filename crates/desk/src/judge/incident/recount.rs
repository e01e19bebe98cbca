//! Illegal moves counted anew after one was withdrawn. What was told stays as it was told; beside it stands what it would be now.

use i18n::{Messages, args};
use laws::edition::{Edition, Pace};
use laws::penalty::{
    Fault, LocalClauses, PenaltyCase, PenaltyOutcome, Phase, Supervision, rule_on,
};
use tournament::ids::IncidentId;
use tournament::state::{Game, Incident, State, Tournament};

use super::{code, counted_fault, regime};
use crate::api::incident::{IncidentView, RecountView};
use crate::judge::{pace, words};
use crate::words::outcome_text;

/// What an illegal move is by the count as it stands now; `None` if that is what was told.
pub(crate) fn recount(
    incident: &Incident,
    state: &State,
    messages: &Messages,
) -> Option<RecountView> {
    let body = &incident.body;
    if incident.withdrawn.is_some() || !counted_fault(body) {
        return None;
    }
    let section = state.tournaments.get(&body.tournament?)?;
    let game = section.games.get(&body.game?)?;
    let same = |it: &&Incident| {
        it.id < incident.id
            && it.withdrawn.is_none()
            && it.body.game == body.game
            && it.body.entrant == body.entrant
            && counted_fault(&it.body)
    };
    let before = u16::try_from(state.incidents.values().filter(same).count()).unwrap_or(u16::MAX);
    let count = before.saturating_add(1);
    if count == body.count {
        return None;
    }
    let now = ruled_again(incident, section, before);
    let (consequence, minutes) = match now {
        Some(it) => (code(it.outcome).to_owned(), it.minutes),
        None => (String::new(), 0),
    };
    let args = args! {
        "count" => count, "before" => body.count, "code" => consequence.as_str(),
        "was" => body.consequence.as_str(), "minutes" => minutes,
    };
    let key = match now {
        None => "laws-recount-open",
        Some(_) if consequence == body.consequence => "laws-recount-same",
        Some(_) => "laws-recount-changed",
    };
    let mut text = messages.text(key, &args);
    if consequence != body.consequence
        && let Some(result) = result_with(incident, game, messages)
    {
        text = format!("{text} {result}");
    }
    Some(RecountView { count, consequence, minutes, text })
}

/// What the arbiter has to know once an incident is withdrawn: its own result that stands, and later rulings that change.
pub(crate) fn withdrawn_notice(
    id: IncidentId,
    state: &State,
    messages: &Messages,
) -> Option<String> {
    let gone = state.incidents.get(&id)?;
    let game = |it: &Incident| {
        let section: &Tournament = state.tournaments.get(&it.body.tournament?)?;
        section.games.get(&it.body.game?).cloned()
    };
    let own = game(gone).and_then(|game| result_with(gone, &game, messages));
    let later = state
        .incidents
        .values()
        .filter(|it| it.id > id && it.body.game == gone.body.game)
        .filter(|it| it.body.entrant == gone.body.entrant)
        .filter_map(|it| {
            let text = recount(it, state, messages)?.text;
            let kind = crate::words::incident_kind(&it.body.kind, messages);
            Some(messages.text("laws-recount-later", &args! { "kind" => kind, "text" => text }))
        });
    let told: Vec<String> = own.into_iter().chain(later).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// That the result which was written with an incident still stands.
fn result_with(incident: &Incident, game: &Game, messages: &Messages) -> Option<String> {
    let view: IncidentView = serde_json::from_value(incident.body.printed.clone()).ok()?;
    let written = tournament::fact::outcome_from_code(view.result.as_deref()?)?;
    if game.standing().outcome() != Some(written) {
        return None;
    }
    let args = args! { "result" => outcome_text(written) };
    Some(messages.text("laws-recount-result", &args))
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Again {
    outcome: PenaltyOutcome,
    minutes: u16,
}

/// The same fault with another count, by the rules that it was judged by. Where those were not kept, every answer of the arbiter
/// (pace, supervision, part of the game, whether the opponent can mate) that gives what was told is tried, those with the pace of the
/// section first, and nothing is told if they differ.
fn ruled_again(incident: &Incident, section: &Tournament, before: u16) -> Option<Again> {
    let body = &incident.body;
    let fault = Fault::ALL.into_iter().find(|it| it.code() == body.kind)?;
    let edition: Edition = body.edition.parse().ok()?;
    let before = u8::try_from(before).unwrap_or(u8::MAX);
    let of = pace(Some(section));
    let mut case = PenaltyCase::first(fault, edition, of);
    case.local = LocalClauses::parse(&section.setup.local_clauses).numbers;
    if let Some(kept) = &body.regime {
        case.before = before;
        return Some(Again::of(&regime::again(kept, case)));
    }
    // The supervision of the section may be another by now.
    case.local.supervision = None;
    let rest = Pace::ALL.into_iter().filter(|it| *it != of);
    std::iter::once(of)
        .chain(rest)
        .map(|pace| tried(incident, PenaltyCase { pace, ..case }, before))
        .find(|it| !matches!(it, Tried::NothingFits))
        .and_then(|it| match it {
            Tried::One(again) => Some(again),
            Tried::Differ | Tried::NothingFits => None,
        })
}

/// What the answers that give what was told come to with another count.
enum Tried {
    NothingFits,
    One(Again),
    Differ,
}

fn tried(incident: &Incident, case: PenaltyCase, before: u8) -> Tried {
    let body = &incident.body;
    let view: Option<IncidentView> = serde_json::from_value(body.printed.clone()).ok();
    let (Some(view), Some(given)) = (view, i18n::Language::from_locale(&body.language)) else {
        return Tried::NothingFits;
    };
    let told: Vec<&str> = view.articles.iter().map(|it| it.cite.as_str()).collect();
    let mut found = Tried::NothingFits;
    for supervision in Supervision::ALL {
        for phase in [Phase::Normal, Phase::QuickplayFinish] {
            for can in [None, Some(true), Some(false)] {
                let mut case = PenaltyCase { supervision, phase, opponent_can_mate: can, ..case };
                case.before = u8::try_from(body.count.saturating_sub(1)).unwrap_or(u8::MAX);
                let then = rule_on(&case);
                let cited = words::cited(&then.articles, Messages::get(given));
                let same = code(then.outcome) == body.consequence
                    && then.loses_on == view.loses_on
                    && cited.iter().map(|it| it.cite.as_str()).eq(told.iter().copied());
                if !same {
                    continue;
                }
                case.before = before;
                let now = Again::of(&case);
                found = match found {
                    Tried::One(other) if other != now => return Tried::Differ,
                    _ => Tried::One(now),
                };
            }
        }
    }
    found
}

impl Again {
    fn of(case: &PenaltyCase) -> Again {
        let now = rule_on(case);
        Again { outcome: now.outcome, minutes: now.opponent_minutes }
    }
}
