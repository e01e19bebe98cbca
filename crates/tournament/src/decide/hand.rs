//! Pairing by hand: a session that begins from what the engine drew, or from nothing, and ends with a round or
//! without one.
//!
//! Who is there and neither on a board nor with the bye waits; steps may leave players waiting. Whether the
//! boards are legal is not asked here: the arbiter decides. What can never be played (a player twice, one who
//! is away) is refused when it is to be made, and again when the round is to be published.
//!
//! A lock holds who meets whom on a board: nobody there changes places or is given the bye. The board can be turned,
//! unlocked, or taken apart, as it is when one of its two is paired anew.

use super::rounds::can_draw;
use super::{Command, Refusal, Step, tournament};
use crate::fact::{DraftBody, DraftPairBody, Fact, HandSessionClosed, HandSessionOpened, HandStep};
use crate::ids::{BoardNo, EntrantId, RoundNo};
use crate::state::{State, Tournament};

pub(super) fn decide(state: &State, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::HandStep { tournament: id, round, drawn, step } => {
            hand_step(tournament(state, id)?, round, drawn, step)
        }
        Command::DiscardHand { tournament: id } => match &tournament(state, id)?.hand {
            Some(hand) => Ok(vec![HandSessionClosed { tournament: id, round: hand.round }.into()]),
            None => Err(Refusal::NothingToDo),
        },
        _ => Err(Refusal::NothingToDo),
    }
}

fn hand_step(
    tournament: &Tournament,
    round: RoundNo,
    drawn: DraftBody,
    step: Step,
) -> Result<Vec<Fact>, Refusal> {
    let next = under_way(tournament).map_or_else(|| can_draw(tournament), Ok)?;
    if round != next {
        return Err(Refusal::NotTheNextRound { next });
    }
    let mut facts = Vec::new();
    let before = match &tournament.hand {
        Some(hand) => hand.draft.clone(),
        None => {
            let id = tournament.id;
            let opened = HandSessionOpened { tournament: id, round, draft: drawn.clone() };
            facts.push(opened.into());
            drawn
        }
    };
    let from_nothing = step == Step::Clear && !facts.is_empty();
    let (name, entrants, draft) = stepped(tournament, round, &before, step)?;
    if draft == before {
        return if from_nothing { Ok(facts) } else { Err(Refusal::NothingToDo) };
    }
    let step = name.to_owned();
    facts.push(HandStep { tournament: tournament.id, round, step, entrants, draft }.into());
    Ok(facts)
}

/// The round that is being paired by hand. What has happened to results and players meanwhile does not end it:
/// publishing asks.
fn under_way(tournament: &Tournament) -> Option<RoundNo> {
    let hand = tournament.hand.as_ref()?;
    let next = tournament.published().next();
    (hand.round == next && next <= tournament.rounds_planned()).then_some(next)
}

fn stepped(
    tournament: &Tournament,
    round: RoundNo,
    before: &DraftBody,
    step: Step,
) -> Result<(&'static str, Vec<EntrantId>, DraftBody), Refusal> {
    let mut draft = before.clone();
    let can_play = |entrant| there(tournament, round, entrant);
    match step {
        Step::Lock { entrant, locked } => {
            let pair = draft.pairs.iter_mut().find(|pair| pair.has(entrant));
            pair.ok_or(Refusal::Missing("board"))?.locked = locked;
            Ok((if locked { "lock" } else { "unlock" }, vec![entrant], draft))
        }
        Step::Swap(a, b) => {
            let same_board = before.pairs.iter().any(|pair| pair.has(a) && pair.has(b));
            if !same_board {
                unlocked(before, &[a, b])?;
            }
            for waiting in [a, b].into_iter().filter(|it| !before.named().any(|one| one == *it)) {
                can_play(waiting)?;
            }
            exchange(&mut draft, a, b)?;
            Ok((if same_board { "colors" } else { "swap" }, vec![a, b], draft))
        }
        Step::Bye(entrant) => {
            if tournament.has_table() {
                return Err(Refusal::ByeInTable);
            }
            can_play(entrant)?;
            unlocked(before, &[entrant])?;
            match draft.bye {
                Some(had) if had == entrant => {}
                Some(had) => exchange(&mut draft, entrant, had)?,
                None => {
                    draft.free(entrant);
                    draft.bye = Some(entrant);
                }
            }
            Ok(("bye", vec![entrant], draft))
        }
        Step::Pair { white, black, at } => {
            if white == black {
                return Err(Refusal::Missing("player"));
            }
            for entrant in [white, black] {
                can_play(entrant)?;
                draft.free(entrant);
            }
            let at = at.min(draft.pairs.len());
            draft.pairs.insert(at, DraftPairBody { white, black, locked: true });
            Ok(("pair", vec![white, black], draft))
        }
        Step::Free(entrant) => {
            let named = before.pairs.iter().find(|pair| pair.has(entrant));
            let entrants = named.map_or(vec![entrant], |pair| vec![pair.white, pair.black]);
            if !draft.free(entrant) {
                return Err(Refusal::Missing("board"));
            }
            Ok(("free", entrants, draft))
        }
        Step::Clear => {
            draft.pairs.retain(|pair| pair.locked);
            draft.bye = None;
            Ok(("clear", Vec::new(), draft))
        }
        Step::Redraw(redrawn) => Ok(("redraw", Vec::new(), redrawn)),
    }
}

/// None of these stands on a board that is locked.
fn unlocked(draft: &DraftBody, entrants: &[EntrantId]) -> Result<(), Refusal> {
    let mut boards = draft.pairs.iter().zip(1u16..);
    let locked =
        boards.find(|(pair, _)| pair.locked && entrants.iter().any(|entrant| pair.has(*entrant)));
    match locked {
        Some((_, board)) => Err(Refusal::BoardLocked { board: BoardNo(board) }),
        None => Ok(()),
    }
}

fn there(tournament: &Tournament, round: RoundNo, entrant: EntrantId) -> Result<(), Refusal> {
    match tournament.can_play(entrant, round) {
        true if tournament.is_knocked_out(entrant) => Err(Refusal::KnockedOut),
        true => Ok(()),
        false if tournament.entrants.contains_key(&entrant) => Err(Refusal::IsAway),
        false => Err(Refusal::Missing("player")),
    }
}

/// Two entrants change places, wherever each is: on a board, with the bye, or waiting. One of them at least has
/// a place.
fn exchange(draft: &mut DraftBody, a: EntrantId, b: EntrantId) -> Result<(), Refusal> {
    if a == b || !draft.named().any(|it| it == a || it == b) {
        return Err(Refusal::Missing("player"));
    }
    let seat = |entrant: &mut EntrantId| {
        if *entrant == a {
            *entrant = b;
        } else if *entrant == b {
            *entrant = a;
        }
    };
    for pair in &mut draft.pairs {
        seat(&mut pair.white);
        seat(&mut pair.black);
    }
    if let Some(bye) = &mut draft.bye {
        seat(bye);
    }
    Ok(())
}
