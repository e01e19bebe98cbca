//! Results, corrections, scoresheets, rulings.

use super::{Command, Refusal, ReportWhat, game, reason, tournament};
use crate::fact::{
    CorrectionEffect, Fact, GameAdjourned, ResultCleared, ResultCorrected, ResultReported,
    ResultSettled,
};
use crate::ids::{GameId, RoundNo, TournamentId};
use crate::round::Outcome;
use crate::state::{Game, Standing, State, Tournament};

pub(super) fn decide(state: &State, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Report { tournament: id, game, what, source, pass } => {
            report(tournament(state, id)?, game, what, source, pass)
        }
        Command::Settle { tournament: id, game: game_id, outcome, reason } => {
            let tournament = tournament(state, id)?;
            match game(tournament, game_id)?.standing() {
                Standing::Open | Standing::Adjourned => return Err(Refusal::NoResult),
                Standing::Corrected(_) => {
                    return Err(Refusal::OlderRound { round: game(tournament, game_id)?.round });
                }
                Standing::Differs | Standing::Entered(_) | Standing::Checked(_) => {}
            }
            Ok(vec![ResultSettled { tournament: id, game: game_id, outcome, reason }.into()])
        }
        Command::Correct { tournament: id, game: game_id, outcome, reason: why } => {
            let tournament = tournament(state, id)?;
            let game = game(tournament, game_id)?;
            if game.round == tournament.published() {
                return Err(Refusal::NotOlderRound);
            }
            let was = game.standing().outcome().ok_or(Refusal::NoResult)?;
            if was == outcome {
                return Err(Refusal::NothingToDo);
            }
            let reason = reason(&why)?;
            let effect = effect(tournament, game.round);
            let game = game_id;
            Ok(vec![
                ResultCorrected { tournament: id, game, was, is: outcome, reason, effect }.into(),
            ])
        }
        Command::AttachSheet(body) => {
            game(tournament(state, body.tournament)?, body.game)?;
            Ok(vec![body.into()])
        }
        Command::Rule { ruling, outcome } => {
            let mut facts = Vec::new();
            if let (Some(id), Some(game_id)) = (ruling.tournament, ruling.game) {
                let tournament = tournament(state, id)?;
                let game = game(tournament, game_id)?;
                if let Some(outcome) = outcome
                    && game.standing().outcome() != Some(outcome)
                {
                    facts = report(
                        tournament,
                        game_id,
                        ReportWhat::Outcome(outcome),
                        "desk".to_owned(),
                        1,
                    )?;
                }
            }
            facts.insert(0, ruling.into());
            Ok(facts)
        }
        _ => Err(Refusal::NothingToDo),
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
    if game.round != tournament.published() && standing.outcome().is_some() {
        return Err(Refusal::OlderRound { round: game.round });
    }
    let fact = match what {
        ReportWhat::Outcome(outcome) => {
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
    game.settled.is_none() && !game.adjourned && game.reports.iter().any(same)
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
/// came in is not over; later it goes into the rating report only (C.04.2 4.3).
fn effect(tournament: &Tournament, round: RoundNo) -> CorrectionEffect {
    let last = tournament.published();
    let last_is_running =
        tournament.games_of(last).iter().any(|game| game.standing().outcome().is_none());
    if round.next() == last && last_is_running {
        CorrectionEffect::Standings
    } else {
        CorrectionEffect::RatingOnly
    }
}
