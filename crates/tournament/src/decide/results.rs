//! Results, corrections, scoresheets, rulings.

use super::{Command, Refusal, ReportWhat, game, reason, tournament};
use crate::fact::{
    CorrectionEffect, Fact, GameAdjourned, ResultCleared, ResultCorrected, ResultReported,
    ResultSettled, RulingMade, outcome_from_code, outcome_to_code,
};
use crate::ids::{GameId, RoundNo, RulingId, TournamentId};
use crate::round::Outcome;
use crate::state::{Game, Ruling, Standing, State, Tournament};

pub(super) fn decide(state: &State, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Report { tournament: id, game, what, source, pass } => {
            report(tournament(state, id)?, game, what, source, pass)
        }
        Command::Settle { tournament: id, game: game_id, outcome, reason } => {
            settle(tournament(state, id)?, game_id, outcome, reason)
        }
        Command::Correct { tournament: id, game: game_id, outcome, reason: why } => {
            let tournament = tournament(state, id)?;
            let game = game(tournament, game_id)?;
            if !tournament.is_older(game.round) {
                return Err(Refusal::NotOlderRound);
            }
            known(outcome)?;
            let was = game.standing().outcome().ok_or(Refusal::NoResult)?;
            if was == outcome {
                return Err(Refusal::NothingToDo);
            }
            let reason = reason(&why)?;
            let effect = correction_effect(tournament, game.round);
            let game = game_id;
            Ok(vec![
                ResultCorrected { tournament: id, game, was, is: outcome, reason, effect }.into(),
            ])
        }
        Command::AttachSheet(body) => {
            let game = game(tournament(state, body.tournament)?, body.game)?;
            let same = match &game.sheet {
                Some(sheet) => *sheet == body,
                None => body.text.is_empty(),
            };
            if same { Err(Refusal::NothingToDo) } else { Ok(vec![body.into()]) }
        }
        Command::Rule { ruling, outcome } => rule(state, ruling, outcome),
        _ => Err(Refusal::NothingToDo),
    }
}

fn settle(
    tournament: &Tournament,
    game_id: GameId,
    outcome: Outcome,
    reason: String,
) -> Result<Vec<Fact>, Refusal> {
    let game = game(tournament, game_id)?;
    known(outcome)?;
    match game.standing() {
        Standing::Open | Standing::Adjourned => return Err(Refusal::NoResult),
        Standing::Entered(_) | Standing::Checked(_) | Standing::Corrected(_)
            if tournament.is_older(game.round) =>
        {
            return Err(Refusal::OlderRound { round: game.round });
        }
        // With a reason the arbiter takes responsibility for a result that two reports gave.
        Standing::Checked(stands)
            if stands == outcome && (game.settled.is_some() || reason.trim().is_empty()) =>
        {
            return Err(Refusal::NothingToDo);
        }
        Standing::Differs
        | Standing::Entered(_)
        | Standing::Checked(_)
        | Standing::Corrected(_) => {}
    }
    Ok(vec![ResultSettled { tournament: tournament.id, game: game_id, outcome, reason }.into()])
}

/// A ruling and the result it leads to. It is the report of a game that has none; over reports that say
/// something else it settles.
fn rule(state: &State, ruling: RulingMade, outcome: Option<Outcome>) -> Result<Vec<Fact>, Refusal> {
    let mut facts = vec![ruling.clone().into()];
    if let (Some(id), Some(game_id)) = (ruling.tournament, ruling.game) {
        let result = ruled(tournament(state, id)?, game_id, outcome, &ruling.note)?;
        if let Some(ruling) = ruled_before(state, &ruling).filter(|_| result.is_empty()) {
            return Err(Refusal::RuledAlready { ruling });
        }
        facts.extend(result);
    } else if let Some(id) = ruling.tournament {
        tournament(state, id)?;
    }
    Ok(facts)
}

/// A ruling on the same in the same game that nobody appealed: a second one would count it twice.
fn ruled_before(state: &State, ruling: &RulingMade) -> Option<RulingId> {
    let same = |before: &&Ruling| {
        let body = &before.body;
        body.game == ruling.game && body.kind == ruling.kind && body.input == ruling.input
    };
    let found = state.rulings.values().find(same)?.id;
    (!state.appeals.contains_key(&found)).then_some(found)
}

/// The result that a decision of the arbiter gives a game; nothing where it has it already. A result that stands is changed
/// only with a reason.
pub(super) fn ruled(
    tournament: &Tournament,
    game_id: GameId,
    outcome: Option<Outcome>,
    why: &str,
) -> Result<Vec<Fact>, Refusal> {
    let standing = game(tournament, game_id)?.standing();
    let Some(outcome) = outcome.filter(|it| standing.outcome() != Some(*it)) else {
        return Ok(Vec::new());
    };
    let why = why.trim();
    if let Some(stands) = standing.outcome().filter(|_| why.is_empty()) {
        return Err(Refusal::ResultStands { stands, would_be: outcome });
    }
    match standing {
        Standing::Open | Standing::Adjourned => {
            report(tournament, game_id, ReportWhat::Outcome(outcome), "ruling".to_owned(), 1)
        }
        Standing::Differs
        | Standing::Entered(_)
        | Standing::Checked(_)
        | Standing::Corrected(_) => settle(tournament, game_id, outcome, why.to_owned()),
    }
}

fn report(
    tournament: &Tournament,
    game_id: GameId,
    what: ReportWhat,
    source: String,
    pass: u8,
) -> Result<Vec<Fact>, Refusal> {
    let game = game(tournament, game_id)?;
    if !(1..=2).contains(&pass) {
        return Err(Refusal::BadValue { field: "pass", found: pass.to_string() });
    }
    let standing = game.standing();
    // A finished game of an older round is evidence: it changes only by a correction with a reason.
    if tournament.is_older(game.round) && standing.outcome().is_some() {
        return Err(Refusal::OlderRound { round: game.round });
    }
    let fact = match what {
        ReportWhat::Outcome(outcome) => {
            known(outcome)?;
            if unchanged(game, outcome, &source, pass) {
                return Err(Refusal::NothingToDo);
            }
            reported(tournament.id, game_id, outcome, source, pass)
        }
        ReportWhat::Adjourned => match standing {
            Standing::Adjourned => return Err(Refusal::NothingToDo),
            _ => GameAdjourned { tournament: tournament.id, game: game_id, details: None }.into(),
        },
        ReportWhat::Clear => match standing {
            Standing::Open => return Err(Refusal::NothingToDo),
            _ => ResultCleared { tournament: tournament.id, game: game_id }.into(),
        },
    };
    Ok(vec![fact])
}

fn unchanged(game: &Game, outcome: Outcome, source: &str, pass: u8) -> bool {
    let same =
        |it: &crate::state::Report| it.outcome == outcome && it.source == source && it.pass == pass;
    match (game.standing(), game.settled) {
        (Standing::Adjourned | Standing::Corrected(_), _) => false,
        (_, Some(settled)) => settled == outcome,
        (_, None) => game.reports.iter().any(same),
    }
}

/// Scores that no rule knows (1-1, 1-½) have no code in the file and cannot be entered.
fn known(outcome: Outcome) -> Result<(), Refusal> {
    match outcome_from_code(outcome_to_code(outcome)) {
        Some(kept) if kept == outcome => Ok(()),
        _ => Err(Refusal::BadValue { field: "outcome", found: format!("{outcome:?}") }),
    }
}

fn reported(
    tournament: TournamentId,
    game: GameId,
    outcome: Outcome,
    source: String,
    pass: u8,
) -> Fact {
    ResultReported { tournament, game, outcome, source, pass }.into()
}

/// A correction reported after the next pairing is used for the one after it, as long as the round it
/// came in is not over; later it goes into the rating report only (C.04.2 4.3). That is a rule for Swiss
/// tournaments: in a round robin no pairing rests on the result, and standings follow it.
pub fn correction_effect(tournament: &Tournament, round: RoundNo) -> CorrectionEffect {
    if tournament.has_table() {
        return CorrectionEffect::Standings;
    }
    let last = tournament.published();
    let last_is_running =
        tournament.games_of(last).iter().any(|game| game.standing().outcome().is_none());
    if round.next() == last && last_is_running {
        CorrectionEffect::Standings
    } else {
        CorrectionEffect::RatingOnly
    }
}
