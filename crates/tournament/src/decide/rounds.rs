//! Publishing a round, taking it back.

use std::collections::BTreeMap;

use super::{Command, Publish, Refusal, reason, tournament};
use crate::fact::{
    AbsenteeBody, DraftBody, Fact, GameBody, NumberBody, NumbersAssigned, ResultReported,
    RoundPublished, RoundUnpublished,
};
use crate::ids::{BoardNo, EntrantId, GameId, RoundNo, Seq};
use crate::round::Outcome;
use crate::state::{BY_LEAVING, State, Tournament};

/// Cases in which published pairings may be changed (C.04.2 4.4).
const CASES: [&str; 5] = ["rematch", "rules", "agreement", "lateEntry", "unforeseen"];

/// Game ids of one publication are its entry's number times this, plus a running number.
const GAMES_PER_ENTRY: u64 = 10_000;

pub(super) fn decide(state: &State, next: Seq, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Publish(publish) => self::publish(state, next, publish),
        Command::Unpublish { tournament: id, round, reason: why, case } => {
            let tournament = tournament(state, id)?;
            if tournament.round(round).is_none() {
                return Err(Refusal::Missing("round"));
            }
            if tournament.published() > round {
                return Err(Refusal::LaterRoundOut { later: tournament.published() });
            }
            if !CASES.contains(&case.as_str()) {
                return Err(Refusal::BadValue { field: "case", found: case });
            }
            let reason = reason(&why)?;
            Ok(vec![RoundUnpublished { tournament: id, round, reason, case }.into()])
        }
        _ => Err(Refusal::NothingToDo),
    }
}

/// Whether the next round may be drawn: there is one, and the round before has its results. Adjourned
/// games count as draws for pairing (C.04.2 3.1).
///
/// # Errors
/// [`Refusal`] with what is missing.
pub fn can_draw(tournament: &Tournament) -> Result<RoundNo, Refusal> {
    let published = tournament.published();
    if published >= tournament.rounds_planned() {
        return Err(Refusal::NoMoreRounds { rounds: tournament.rounds_planned() });
    }
    // A table is drawn beforehand: open games do not stand in the way of the next round's list.
    if !tournament.has_table() {
        for round in &tournament.rounds {
            // Only the last round can have any, unless a result was undone with a reason.
            let boards: Vec<BoardNo> =
                tournament.waiting(round.number).map(|game| game.board).collect();
            if !boards.is_empty() {
                return Err(Refusal::ResultsMissing { round: round.number, boards });
            }
        }
    }
    let next = published.next();
    let there = tournament.entrants.values().filter(|it| it.absence(next).is_none()).count();
    // Who is alone there may have a game all the same, against somebody who loses it by forfeit.
    let play = tournament.entrants.keys().filter(|it| tournament.can_play(**it, next)).count();
    if there == 0 || play < 2 {
        let entered = tournament.entrants.len();
        return Err(Refusal::TooFewPlayers { round: next, there, entered });
    }
    Ok(next)
}

fn publish(state: &State, next: Seq, publish: Publish) -> Result<Vec<Fact>, Refusal> {
    let tournament = tournament(state, publish.tournament)?;
    let round = can_draw(tournament)?;
    if publish.round != round {
        return Err(match tournament.round(publish.round) {
            Some(_) => Refusal::RoundIsOut { round: publish.round },
            None => Refusal::NotTheNextRound { next: round },
        });
    }
    complete(tournament, round, &publish.draft)?;
    // What a rule forbids is the arbiter's decision, and a decision has a reason.
    let reason = match publish.confirmed.is_empty() {
        true => publish.reason.trim().to_owned(),
        false => reason(&publish.reason)?,
    };
    let mut facts: Vec<Fact> = Vec::new();
    if let Some(numbers) = numbers_to_assign(state, tournament) {
        facts.push(NumbersAssigned { tournament: tournament.id, numbers }.into());
    }
    let entry = next.0 + facts.len() as u64;
    let games = games(tournament, round, entry, &publish.draft);
    let named = |entrant: EntrantId| {
        games.iter().any(|game| game.white == entrant || game.black == entrant)
    };
    let forfeits = forfeits(tournament, round, &games);
    facts.push(
        RoundPublished {
            tournament: tournament.id,
            round,
            games: games.clone(),
            bye: publish.draft.bye,
            absentees: tournament
                .entrants
                .values()
                .filter(|it| !named(it.id))
                .filter_map(|it| {
                    it.absence(round).map(|kind| AbsenteeBody { entrant: it.id, kind })
                })
                .collect(),
            engine: publish.engine,
            input_hash: publish.input_hash,
            hand_changes: publish.hand_changes,
            confirmed: publish.confirmed,
            standings_digest: publish.standings_digest,
            reason,
        }
        .into(),
    );
    facts.extend(forfeits);
    Ok(facts)
}

/// The results of those who left a round robin after half of the games (C.05 6.6), a knock-out or a match. A game
/// that was played before its round was taken back keeps its result.
fn forfeits(tournament: &Tournament, round: RoundNo, games: &[GameBody]) -> Vec<Fact> {
    let open = |id: &GameId| {
        tournament.games.get(id).is_none_or(|known| known.standing().outcome().is_none())
    };
    games
        .iter()
        .filter(|game| open(&game.id))
        .filter_map(|game| {
            let outcome = tournament.forfeited(round, game.white, game.black)?;
            Some(by_leaving(tournament, game.id, outcome))
        })
        .collect()
}

/// A result that follows from somebody's leaving.
pub(super) fn by_leaving(tournament: &Tournament, game: GameId, outcome: Outcome) -> Fact {
    let source = BY_LEAVING.to_owned();
    ResultReported { tournament: tournament.id, game, outcome, source, pass: 1 }.into()
}

/// Everybody who is there exactly once, nobody else beside those who lose by forfeit.
fn complete(tournament: &Tournament, round: RoundNo, draft: &DraftBody) -> Result<(), Refusal> {
    let mut named: BTreeMap<EntrantId, u32> = BTreeMap::new();
    for entrant in draft.pairs.iter().flat_map(|pair| [pair.white, pair.black]).chain(draft.bye) {
        *named.entry(entrant).or_default() += 1;
    }
    let present = |entrant: EntrantId| {
        tournament.entrants.get(&entrant).is_some_and(|it| it.absence(round).is_none())
    };
    let twice: Vec<_> = named.iter().filter(|(_, times)| **times > 1).map(|(id, _)| *id).collect();
    // In a knock-out who is away stands in the tree and loses by forfeit; who has lost, or is opposite an
    // empty place, has no game.
    let plays = |entrant: EntrantId| {
        present(entrant) || tournament.forfeits(entrant, round) || tournament.is_knock_out()
    };
    let absent: Vec<_> = named.keys().copied().filter(|entrant| !plays(*entrant)).collect();
    let left_out: Vec<_> = tournament
        .entrants
        .keys()
        .copied()
        .filter(|entrant| present(*entrant) && !named.contains_key(entrant))
        .collect();
    // In a round robin of odd size the one who rests has no bye: the round is simply free (C.05 Annex 1).
    // So it is for the opponents of those who are away, in every table. A knock-out has as many without a game as
    // its tree has empty places; nobody else goes on without one.
    let away = tournament.entrants.keys().filter(|entrant| !present(**entrant)).count();
    let most = away + tournament.entrants.len() % 2;
    let left_out = match tournament.is_knock_out() {
        false => left_out,
        true => {
            let waiting = tournament.in_without_board(round, draft);
            if waiting.len() > tournament.empty_places(round, draft) { waiting } else { Vec::new() }
        }
    };
    // Who had no opponent in the first game of a match has none in the second.
    let alone = |entrant: &EntrantId| {
        let first = tournament.round(RoundNo(round.0.saturating_sub(1)));
        tournament.is_second_game(round)
            && !tournament.has_second_game(*entrant, round)
            && first.is_none_or(|first| first.bye != Some(*entrant))
    };
    let left_out: Vec<_> = left_out.into_iter().filter(|it| !alone(it)).collect();
    let rests = draft.bye.is_none() && tournament.has_table() && left_out.len() <= most;
    if twice.is_empty() && absent.is_empty() && (left_out.is_empty() || rests) {
        Ok(())
    } else {
        Err(Refusal::PairingIncomplete { twice, left_out, absent })
    }
}

/// Numbers that are in force but not yet written: at the first publication, and after late entries.
fn numbers_to_assign(state: &State, tournament: &Tournament) -> Option<Vec<NumberBody>> {
    if tournament.entrants.values().all(|entrant| entrant.number.is_some()) {
        return None;
    }
    let numbers = state.numbering(tournament);
    Some(numbers.into_iter().map(|(entrant, number)| NumberBody { entrant, number }).collect())
}

/// Games in board order. A game of a round taken back keeps its id, and with it its result.
fn games(tournament: &Tournament, round: RoundNo, entry: u64, draft: &DraftBody) -> Vec<GameBody> {
    draft
        .pairs
        .iter()
        .zip(1u16..)
        .map(|(pair, board)| {
            let known = tournament.games.values().find(|game| {
                game.round == round && game.white == pair.white && game.black == pair.black
            });
            let id =
                known.map_or(GameId(entry * GAMES_PER_ENTRY + u64::from(board)), |game| game.id);
            GameBody { id, board: BoardNo(board), white: pair.white, black: pair.black }
        })
        .collect()
}
