//! Whether a fact still makes sense: asked before a batch in the middle is struck out.

use super::{State, Tournament};
use crate::fact::{DraftBody, DraftPairBody, Fact, HandStep, ParticipantBody};
use crate::ids::{EntrantId, GameId, RoundNo};

/// What a fact needs and does not find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// No such section.
    #[error("its tournament is not there")]
    Tournament,
    /// No such person.
    #[error("its person is not there")]
    Person,
    /// No such entrant.
    #[error("one of its players is not entered")]
    Entrant,
    /// No such game, or its round is not out.
    #[error("its game is not there")]
    Game,
    /// Rounds come in order.
    #[error("its round is not the next one")]
    Round,
    /// No pairing by hand is open.
    #[error("no pairing by hand is open")]
    HandSession,
    /// There is something already that it would make.
    #[error("what it changes is not in the state it was made for")]
    Changed,
}

impl State {
    /// What `fact` needs and this state does not have; `None` if it fits.
    pub fn misfit(&self, fact: &Fact) -> Option<Misfit> {
        self.fits(fact).err()
    }

    fn fits(&self, fact: &Fact) -> Result<(), Misfit> {
        let tournament = match fact.tournament() {
            Some(id) => Some(self.tournaments.get(&id).ok_or(Misfit::Tournament)?),
            None => None,
        };
        match fact {
            Fact::EventCreated(_) => check(self.uuid.is_empty(), Misfit::Changed)?,
            Fact::PersonCorrected(body) => {
                check(self.people.contains_key(&body.person), Misfit::Person)?;
            }
            Fact::PersonErased(body) => {
                check(self.people.contains_key(&body.person), Misfit::Person)?;
            }
            Fact::Entered(body) => match &body.participant {
                ParticipantBody::Player(person) => {
                    check(self.people.contains_key(person), Misfit::Person)?;
                }
                ParticipantBody::Team(_) => {}
            },
            Fact::RulingMade(body) => {
                if let (Some(tournament), Some(game)) = (tournament, body.game) {
                    tournament.needs_game(game)?;
                }
            }
            Fact::RulingAppealed(body) => {
                check(self.appealable(body.ruling).is_some(), Misfit::Changed)?;
            }
            Fact::AppealDecided(body) => {
                check(self.appeals.contains_key(&body.ruling), Misfit::Changed)?;
            }
            Fact::IncidentLogged(body) => {
                if let Some(tournament) = tournament {
                    body.game.map_or(Ok(()), |game| tournament.needs_game(game))?;
                    body.entrant.map_or(Ok(()), |entrant| tournament.needs(entrant))?;
                }
            }
            Fact::PhotoAttached(body) => {
                if let (Some(tournament), Some(game)) = (tournament, body.game) {
                    tournament.needs_game(game)?;
                }
                let known = body.ruling.is_none_or(|it| self.rulings.contains_key(&it));
                check(known, Misfit::Changed)?;
            }
            Fact::PhotoRemoved(body) => {
                check(self.photos.contains_key(&body.photo), Misfit::Changed)?;
            }
            Fact::IncidentWithdrawn(body) => {
                check(self.incidents.contains_key(&body.incident), Misfit::Changed)?;
            }
            _ => {}
        }
        tournament.map_or(Ok(()), |tournament| tournament.fits(fact))
    }
}

impl Tournament {
    fn needs(&self, entrant: EntrantId) -> Result<(), Misfit> {
        check(self.entrants.contains_key(&entrant), Misfit::Entrant)
    }

    fn needs_game(&self, game: GameId) -> Result<(), Misfit> {
        check(self.live_game(game).is_some(), Misfit::Game)
    }

    fn needs_next(&self, round: RoundNo) -> Result<(), Misfit> {
        check(round == self.published().next(), Misfit::Round)
    }

    fn fits(&self, fact: &Fact) -> Result<(), Misfit> {
        match fact {
            Fact::EntryRemoved(body) => {
                self.needs(body.entrant)?;
                check(!self.was_paired(body.entrant), Misfit::Changed)
            }
            Fact::RatingSet(body) => self.needs(body.entrant),
            Fact::NumbersAssigned(body) => {
                body.numbers.iter().try_for_each(|number| self.needs(number.entrant))
            }
            Fact::Withdrawn(body) => self.needs(body.entrant),
            Fact::Expelled(body) => self.needs(body.entrant),
            Fact::Returned(body) => {
                self.needs(body.entrant)?;
                let can_return = self.entrants[&body.entrant].can_return(body.from_round);
                check(can_return, Misfit::Changed)
            }
            Fact::ByeGranted(body) => {
                self.needs(body.entrant)?;
                check(body.round > self.published(), Misfit::Round)
            }
            Fact::ByeRevoked(body) => {
                self.needs(body.entrant)?;
                check(self.entrants[&body.entrant].byes.contains_key(&body.round), Misfit::Changed)
            }
            Fact::HandSessionOpened(body) => {
                self.needs_next(body.round)?;
                check(self.hand.is_none(), Misfit::Changed)
            }
            Fact::HandStep(body) => {
                self.needs_next(body.round)?;
                let hand = self.hand.as_ref().ok_or(Misfit::HandSession)?;
                check(follows(&hand.draft, body), Misfit::Changed)
            }
            Fact::HandSessionClosed(_) => check(self.hand.is_some(), Misfit::HandSession),
            Fact::RoundPublished(body) => {
                self.needs_next(body.round)?;
                for game in &body.games {
                    self.needs(game.white)?;
                    self.needs(game.black)?;
                }
                body.bye.map_or(Ok(()), |bye| self.needs(bye))?;
                body.absentees.iter().try_for_each(|absentee| self.needs(absentee.entrant))
            }
            Fact::RoundUnpublished(body) => check(body.round == self.published(), Misfit::Round),
            Fact::ResultReported(body) => self.needs_game(body.game),
            Fact::ResultSettled(body) => self.needs_game(body.game),
            Fact::ResultCleared(body) => self.needs_game(body.game),
            Fact::ResultCorrected(body) => {
                self.needs_game(body.game)?;
                let stands = self.games[&body.game].standing().outcome() == Some(body.was);
                check(stands, Misfit::Changed)
            }
            Fact::GameAdjourned(body) => self.needs_game(body.game),
            Fact::EnvelopeOpened(body) => {
                self.needs_game(body.game)?;
                check(self.games[&body.game].adjournment.is_some(), Misfit::Changed)
            }
            Fact::SheetAttached(body) => self.needs_game(body.game),
            Fact::ArrivalMarked(body) => self.needs_game(body.game),
            _ => Ok(()),
        }
    }

    /// Whether the entrant is named in any published round: on a board, with a bye or as absent.
    pub fn is_in_a_round(&self, entrant: EntrantId) -> bool {
        self.was_paired(entrant)
            || self.rounds.iter().any(|round| round.absentees.contains_key(&entrant))
    }

    /// Whether the entrant has a board or the pairing-allocated bye in any published round.
    pub fn was_paired(&self, entrant: EntrantId) -> bool {
        self.rounds.iter().any(|round| {
            round.bye == Some(entrant)
                || round
                    .games
                    .iter()
                    .filter_map(|id| self.games.get(id))
                    .any(|game| game.white == entrant || game.black == entrant)
        })
    }
}

/// Whether the draft after a step differs from `before` only where the step says. What the engine drew
/// again may differ anywhere.
fn follows(before: &DraftBody, step: &HandStep) -> bool {
    let after = &step.draft;
    let named = |entrant: EntrantId| step.entrants.contains(&entrant);
    match step.step.as_str() {
        "redraw" => true,
        "clear" => {
            after.bye.is_none() && before.pairs.iter().filter(|pair| pair.locked).eq(&after.pairs)
        }
        "pair" | "free" => {
            let had = before.named().any(named);
            (step.step == "pair" || had) && same_apart_from(before, after, named)
        }
        "bye" if before.bye.is_none() => same_apart_from(before, after, named),
        _ => rearranged(before, after, named),
    }
}

/// Boards on which nobody named stands are as they were, in the same order; so is the bye.
fn same_apart_from(
    before: &DraftBody,
    after: &DraftBody,
    named: impl Fn(EntrantId) -> bool,
) -> bool {
    let apart = |pair: &&DraftPairBody| !named(pair.white) && !named(pair.black);
    let bye = |draft: &DraftBody| draft.bye.filter(|it| !named(*it));
    let boards = |draft: &DraftBody| draft.pairs.iter().filter(apart).cloned().collect::<Vec<_>>();
    bye(before) == bye(after) && boards(before) == boards(after)
}

/// As many boards as before, on which only those named, and who had the bye, stand elsewhere.
fn rearranged(before: &DraftBody, after: &DraftBody, named: impl Fn(EntrantId) -> bool) -> bool {
    if before.pairs.len() != after.pairs.len() {
        return false;
    }
    let moved = |from: EntrantId, to: EntrantId| {
        from == to
            || (named(from) && (named(to) || before.bye == Some(to)))
            || (before.bye == Some(from) && named(to))
    };
    let bye = match (before.bye, after.bye) {
        (Some(from), Some(to)) => moved(from, to),
        (from, to) => from == to,
    };
    bye && before.pairs.iter().zip(&after.pairs).all(|(old, new)| {
        moved(old.white, new.white)
            && moved(old.black, new.black)
            && (old.locked == new.locked || named(old.white) || named(old.black))
    })
}

fn check(holds: bool, otherwise: Misfit) -> Result<(), Misfit> {
    if holds { Ok(()) } else { Err(otherwise) }
}
