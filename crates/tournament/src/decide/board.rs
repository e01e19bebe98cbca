//! Adjournments, incidents, appeals.

use super::{Command, Refusal, game, hall, reason, results, tournament};
use crate::fact::{AppealDecided, Fact, GameAdjourned, IncidentLogged, RulingAppealed};
use crate::round::Outcome;
use crate::state::State;

pub(super) fn decide(state: &State, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Adjourn { tournament: id, game: game_id, details } => {
            let section = tournament(state, id)?;
            let game = game(section, game_id)?;
            if section.is_older(game.round) && game.standing().outcome().is_some() {
                return Err(Refusal::OlderRound { round: game.round });
            }
            side(&details.sealer, "sealer")?;
            let kept = game.adjournment.as_ref().filter(|it| it.opened.is_none());
            if game.adjourned && kept.and_then(|it| it.details.as_ref()) == Some(&details) {
                return Err(Refusal::NothingToDo);
            }
            let details = Some(details.kept());
            Ok(vec![GameAdjourned { tournament: id, game: game_id, details }.into()])
        }
        Command::OpenEnvelope { opened, outcome } => {
            let section = tournament(state, opened.tournament)?;
            let game = game(section, opened.game)?;
            if !game.adjourned {
                return Err(Refusal::NotAdjourned);
            }
            // An envelope is opened once: to say otherwise afterwards takes a reason.
            if game.adjournment.as_ref().is_some_and(|it| it.opened.is_some()) {
                reason(&opened.note)?;
            }
            let result = results::ruled(section, opened.game, outcome, &opened.note)?;
            Ok(std::iter::once(opened.into()).chain(result).collect())
        }
        Command::LogIncident { incident, outcome } => log(state, incident, outcome),
        Command::WithdrawIncident(mut body) => {
            let known = state.incidents.get(&body.incident).ok_or(Refusal::Missing("incident"))?;
            if known.withdrawn.is_some() {
                return Err(Refusal::NothingToDo);
            }
            body.reason = reason(&body.reason)?;
            Ok(vec![body.into()])
        }
        Command::Appeal(body) => appeal(state, body),
        Command::DecideAppeal { decided, outcome } => decide_appeal(state, decided, outcome),
        _ => Err(Refusal::NothingToDo),
    }
}

fn side(found: &str, field: &'static str) -> Result<(), Refusal> {
    match found {
        "white" | "black" => Ok(()),
        _ => Err(Refusal::BadValue { field, found: found.to_owned() }),
    }
}

fn log(
    state: &State,
    incident: IncidentLogged,
    outcome: Option<Outcome>,
) -> Result<Vec<Fact>, Refusal> {
    let section = incident.tournament.map(|id| tournament(state, id)).transpose()?;
    let mut result = Vec::new();
    if let Some(section) = section {
        if let Some(entrant) = incident.entrant {
            section.entrants.get(&entrant).ok_or(Refusal::Missing("player"))?;
        }
        if let Some(game_id) = incident.game {
            let game = game(section, game_id)?;
            let plays = |entrant| entrant == game.white || entrant == game.black;
            if incident.entrant.is_some_and(|entrant| !plays(entrant)) {
                return Err(Refusal::Missing("player"));
            }
            result = results::ruled(section, game_id, outcome, &incident.note)?;
            result.extend(hall::has_come(section, game, &incident));
        }
    }
    if incident.kind == "clock-adjusted" {
        let clocks = incident.clocks.as_ref().ok_or(Refusal::Missing("clocks"))?;
        if clocks.white_seconds == 0 && clocks.black_seconds == 0 {
            return Err(Refusal::NothingToDo);
        }
        reason(&incident.note)?;
    }
    Ok(std::iter::once(incident.into()).chain(result).collect())
}

fn appeal(state: &State, mut body: RulingAppealed) -> Result<Vec<Fact>, Refusal> {
    state.appealable(body.ruling).ok_or(Refusal::Missing("ruling"))?;
    if let Some(appeal) = state.appeals.get(&body.ruling) {
        let is_decided = appeal.decision.is_some();
        return Err(if is_decided { Refusal::AppealDecided } else { Refusal::NothingToDo });
    }
    body.reason = reason(&body.reason)?;
    Ok(vec![body.into()])
}

fn decide_appeal(
    state: &State,
    mut decided: AppealDecided,
    outcome: Option<Outcome>,
) -> Result<Vec<Fact>, Refusal> {
    let ruling = state.appealable(decided.ruling).ok_or(Refusal::Missing("ruling"))?;
    let appeal = state.appeals.get(&decided.ruling).ok_or(Refusal::NotAppealed)?;
    if appeal.decision.is_some() {
        return Err(Refusal::NothingToDo);
    }
    if !matches!(decided.decision.as_str(), "upheld" | "overturned") {
        return Err(Refusal::BadValue { field: "decision", found: decided.decision });
    }
    decided.reason = reason(&decided.reason)?;
    let mut result = Vec::new();
    if let (Some((id, game_id)), Some(outcome)) = (ruling.game(), outcome) {
        let section = tournament(state, id)?;
        let game = game(section, game_id)?;
        let older = section.is_older(game.round) && game.standing().outcome().is_some();
        let why = decided.reason.clone();
        result = match older {
            true if game.standing().outcome() == Some(outcome) => Vec::new(),
            true => results::decide(
                state,
                Command::Correct { tournament: id, game: game_id, outcome, reason: why.clone() },
            )?,
            false => results::ruled(section, game_id, Some(outcome), &why)?,
        };
    }
    Ok(std::iter::once(decided.into()).chain(result).collect())
}
