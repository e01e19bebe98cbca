//! Photos, starts of rounds, who is at the board.

use super::{Command, Refusal, game, tournament};
use crate::fact::{
    ArrivalMarked, Fact, IncidentLogged, PhotoAttached, PhotoRemoved, RoundStartSet,
};
use crate::ids::GameId;
use crate::round::Color;
use crate::state::{Game, State, Tournament};

pub(super) fn decide(state: &State, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::AttachPhoto(body) => attach(state, body),
        Command::RemovePhoto(body) => remove(state, body),
        Command::SetStart(body) => set_start(state, body),
        Command::MarkArrival(body) => mark(state, body),
        _ => Err(Refusal::NothingToDo),
    }
}

/// The same picture is kept once in a place.
fn attach(state: &State, mut body: PhotoAttached) -> Result<Vec<Fact>, Refusal> {
    if let Some(id) = body.ruling {
        let ruling = state.rulings.get(&id).ok_or(Refusal::Missing("ruling"))?;
        // A photo of a ruling belongs to the game that was ruled on.
        body.tournament = body.tournament.or(ruling.body.tournament);
        body.game = body.game.or(ruling.body.game);
    }
    let section = body.tournament.map(|id| tournament(state, id)).transpose()?;
    if let (Some(section), Some(id)) = (section, body.game) {
        game(section, id)?;
    }
    let same = state.photos.values().any(|it| {
        it.removed.is_none()
            && it.body.attachment == body.attachment
            && (it.body.tournament, it.body.game) == (body.tournament, body.game)
            && it.body.ruling == body.ruling
    });
    if same { Err(Refusal::NothingToDo) } else { Ok(vec![body.into()]) }
}

fn remove(state: &State, body: PhotoRemoved) -> Result<Vec<Fact>, Refusal> {
    let photo = state.photos.get(&body.photo).ok_or(Refusal::Missing("photo"))?;
    match photo.removed {
        Some(_) => Err(Refusal::NothingToDo),
        None => Ok(vec![body.into()]),
    }
}

fn set_start(state: &State, body: RoundStartSet) -> Result<Vec<Fact>, Refusal> {
    let section = tournament(state, body.tournament)?;
    if body.round.0 == 0 || body.round > section.rounds_planned().max(section.published()) {
        return Err(Refusal::Missing("round"));
    }
    if !body.starts.is_empty() && !is_local_time(&body.starts) {
        return Err(Refusal::BadValue { field: "starts", found: body.starts });
    }
    let stands = section.starts.get(&body.round).map_or("", |it| it.starts.as_str());
    if stands == body.starts { Err(Refusal::NothingToDo) } else { Ok(vec![body.into()]) }
}

fn is_local_time(text: &str) -> bool {
    chrono::NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").is_ok()
}

fn mark(state: &State, body: ArrivalMarked) -> Result<Vec<Fact>, Refusal> {
    let section = tournament(state, body.tournament)?;
    let game = game(section, body.game)?;
    let side = match body.side.as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(Refusal::BadValue { field: "side", found: body.side }),
    };
    let wanted = match body.arrival.as_str() {
        "awaited" => true,
        "here" => false,
        _ => return Err(Refusal::BadValue { field: "arrival", found: body.arrival }),
    };
    if section.awaited.contains(&(game.id, side)) == wanted {
        return Err(Refusal::NothingToDo);
    }
    Ok(vec![body.into()])
}

/// Whose late arrival is written down is awaited no more.
pub(super) fn has_come(section: &Tournament, game: &Game, incident: &IncidentLogged) -> Vec<Fact> {
    if incident.kind != "late" {
        return Vec::new();
    }
    let sides = [(Color::White, game.white, "white"), (Color::Black, game.black, "black")];
    let here = |game: GameId, side: &str| ArrivalMarked {
        tournament: section.id,
        game,
        side: side.to_owned(),
        arrival: "here".to_owned(),
    };
    sides
        .into_iter()
        .filter(|(side, entrant, _)| {
            section.awaited.contains(&(game.id, *side))
                && incident.entrant.is_none_or(|it| it == *entrant)
        })
        .map(|(_, _, side)| here(game.id, side).into())
        .collect()
}
