//! Decisions of the arbiter as they were told at the time, in any language. Nothing is judged again: what the regulations say
//! today does not change what was ruled.

use i18n::{Language, Messages, args};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tournament::fact::WordedBody;
use tournament::ids::RulingId;
use tournament::state::{Appealable, State, Tournament};

use crate::api::adjourn::ResumeView;
use crate::api::claim::{ClaimInput, VerdictView};
use crate::api::incident::IncidentView;
use crate::api::sheets;
use crate::error::ApiError;
use crate::{judge, words};

/// What is told, worded in every language but the one it is given in.
pub(crate) fn in_other_languages<T: Serialize>(
    given: Language,
    word: impl Fn(&'static Messages) -> Result<T, ApiError>,
) -> Result<Vec<WordedBody>, ApiError> {
    let others = Language::ALL.into_iter().filter(|it| *it != given);
    others
        .map(|language| {
            let messages = Messages::get(language);
            Ok(WordedBody {
                language: language.code().to_owned(),
                printed: frozen(&word(messages)?, messages)?,
            })
        })
        .collect()
}

/// An answer as it is kept.
pub(crate) fn frozen<T: Serialize>(what: &T, messages: &Messages) -> Result<Value, ApiError> {
    serde_json::to_value(what)
        .map_err(|error| ApiError::internal(messages, "ruling", &error.to_string()))
}

/// A decision in words.
pub(crate) struct Told {
    /// As it was told.
    pub(crate) verdict: VerdictView,
    /// In this language: the one asked for, if it was kept in it.
    pub(crate) language: Language,
}

/// What was told of a decision, in the language asked for where it was kept in it, else as it was given.
pub(crate) fn told(
    decision: Appealable<'_>,
    section: Option<&Tournament>,
    wanted: Language,
) -> Told {
    match decision {
        Appealable::Ruling(ruling) => {
            let body = &ruling.body;
            let (printed, language) = pick(&body.printed, &body.language, &body.also, wanted);
            let kept: VerdictView = thawed(printed);
            if language != wanted
                && let Some(verdict) = worded_anew(&body.input, &kept, section, wanted)
            {
                return Told { verdict, language: wanted };
            }
            Told { verdict: kept, language }
        }
        Appealable::Incident(incident) => {
            let body = &incident.body;
            let (printed, language) = pick(&body.printed, &body.language, &body.also, wanted);
            let mut view: IncidentView = thawed(printed);
            view.minutes = body.minutes;
            Told { verdict: of_incident(view, Messages::get(language)), language }
        }
        Appealable::Envelope(opened) => {
            let given = &opened.printed_language;
            let (printed, language) = pick(&opened.printed, given, &opened.also, wanted);
            Told { verdict: of_envelope(thawed(printed)), language }
        }
    }
}

/// The wording in a language, else the one it was given in.
fn pick<'a>(
    printed: &'a Value,
    given: &str,
    also: &'a [WordedBody],
    wanted: Language,
) -> (&'a Value, Language) {
    let given = Language::from_locale(given).unwrap_or(wanted);
    match also.iter().find(|it| it.language == wanted.code() && given != wanted) {
        Some(other) => (&other.printed, wanted),
        None => (printed, given),
    }
}

fn thawed<T: DeserializeOwned + Default>(printed: &Value) -> T {
    T::deserialize(printed).unwrap_or_default()
}

/// A ruling that was kept in one language only: worded from its own question, with its own edition and clauses, if it then is
/// the same verdict.
fn worded_anew(
    input: &Value,
    kept: &VerdictView,
    section: Option<&Tournament>,
    wanted: Language,
) -> Option<VerdictView> {
    let messages = Messages::get(wanted);
    let mut input: ClaimInput = serde_json::from_value(input.clone()).ok()?;
    let pair = sheets::put_together_anew(&mut input, messages).ok()?;
    // The clauses of that time stand in the question.
    let then = section.cloned().map(|mut section| {
        section.setup.local_clauses.clear();
        section
    });
    let asked = judge::ask(&input, then.as_ref(), None, messages).ok()?;
    let anew = VerdictView { pair, ..judge::examine(&asked, messages) };
    let same = anew.verdict == kept.verdict
        && anew.outcome == kept.outcome
        && anew.minutes_added == kept.minutes_added
        && anew.edition == kept.edition
        && anew.articles.len() == kept.articles.len()
        && anew.occurrences.len() == kept.occurrences.len();
    same.then_some(anew)
}

fn of_incident(view: IncidentView, messages: &Messages) -> VerdictView {
    let mut now = Vec::new();
    let args = args! { "minutes" => view.minutes };
    let is_told = view.steps.contains(&messages.text("laws-penalty-opponent", &args));
    if view.minutes > 0 && !is_told {
        now.push(messages.text("output-incident-minutes", &args));
    }
    let result = view.result.as_deref().and_then(tournament::fact::outcome_from_code);
    if let Some(outcome) = result {
        let args = args! { "result" => words::outcome_text(outcome) };
        now.push(messages.text("laws-now-result", &args));
    }
    let headline = if view.sentence.is_empty() { view.kind } else { view.sentence };
    let clauses = Some(view.local_clauses).filter(|it| !it.is_empty());
    VerdictView {
        verdict: "answered".to_owned(),
        headline,
        because: view.steps,
        articles: view
            .articles
            .into_iter()
            .chain(judge::words::clauses_told(clauses, messages))
            .collect(),
        now,
        minutes_added: u32::from(view.minutes),
        outcome: view.result,
        edition: view.edition,
        ..VerdictView::default()
    }
}

fn of_envelope(view: ResumeView) -> VerdictView {
    let sealed = view.sealed.unwrap_or_default();
    let told = std::iter::once(sealed.sentence).chain(sealed.because).chain(view.because);
    let mut because: Vec<String> = Vec::new();
    for sentence in told.filter(|it| !it.is_empty()) {
        if !because.contains(&sentence) {
            because.push(sentence);
        }
    }
    VerdictView {
        verdict: "answered".to_owned(),
        headline: view.sentence,
        because,
        articles: view.articles,
        now: view.steps,
        outcome: view.result,
        edition: view.edition,
        ..VerdictView::default()
    }
}

/// The kind of a decision, as lists have it.
pub(crate) fn kind(decision: Appealable<'_>) -> &str {
    match decision {
        Appealable::Ruling(ruling) if ruling.body.kind.is_empty() => "claim",
        Appealable::Ruling(ruling) => &ruling.body.kind,
        Appealable::Incident(_) => "incident",
        Appealable::Envelope(_) => "adjourned",
    }
}

/// What a decision is about, in a few words: `Black: same position three times`, `Touched pieces: e2, xd5`.
pub(crate) fn subject(decision: Appealable<'_>, state: &State, messages: &Messages) -> String {
    match decision {
        Appealable::Ruling(ruling) if ruling.body.kind.is_empty() => {
            let input: ClaimInput = thawed(&ruling.body.input);
            judge::claim_text(&input, messages)
        }
        Appealable::Ruling(ruling) => judge::board::recorded(&ruling.body, messages),
        Appealable::Incident(incident) => {
            let body = &incident.body;
            let kind = words::incident_kind(&body.kind, messages);
            let what = match body.count {
                0 | 1 => kind,
                count => {
                    let args = args! { "kind" => kind, "count" => count };
                    messages.text("output-incident-nth", &args)
                }
            };
            let section = body.tournament.and_then(|id| state.tournaments.get(&id));
            let game = section.zip(body.game).and_then(|(it, id)| it.games.get(&id));
            let side = game.zip(body.entrant).and_then(|(game, who)| match who {
                who if who == game.white => Some("common-white"),
                who if who == game.black => Some("common-black"),
                _ => None,
            });
            match side {
                None => what,
                Some(side) => messages.text(
                    "laws-claim-by",
                    &args! { "side" => messages.plain(side), "claim" => what },
                ),
            }
        }
        Appealable::Envelope(opened) => {
            let args = args! { "written" => judge::sheet::quoted(&opened.written) };
            messages.text(
                if opened.written.is_empty() { "laws-case-resumed" } else { "laws-case-envelope" },
                &args,
            )
        }
    }
}

/// Every decision that can be appealed, with the entry that wrote it, oldest first.
pub(crate) fn all(state: &State) -> Vec<(RulingId, Appealable<'_>)> {
    let rulings = state.rulings.values().map(|it| (it.id, Appealable::Ruling(it)));
    let standing = state.incidents.values().filter(|it| it.withdrawn.is_none());
    let incidents = standing.map(|it| (RulingId(it.id.0), Appealable::Incident(it)));
    let games = state.tournaments.values().flat_map(|it| it.games.values());
    let envelopes = games.filter_map(|game| game.adjournment.as_ref()).filter_map(|it| {
        let at = it.opened_at?;
        Some((RulingId(at.0), Appealable::Envelope(it.opened.as_ref()?)))
    });
    let mut all: Vec<_> = rulings.chain(incidents).chain(envelopes).collect();
    all.sort_by_key(|(id, _)| *id);
    all
}
