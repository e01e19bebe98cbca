//! What leaving a round robin does (C.05 6.6), and leaving a knock-out or a match.
//!
//! With less than half of the games completed the results stay in the table and count for nobody
//! ([`crate::tiebreak::EarlyWithdrawal`]). With half of them or more the games left are lost by forfeit: they
//! are on the boards of the rounds to come, with that result.

use super::{Game, Tournament};
use crate::ids::{EntrantId, RoundNo};
use crate::round::{Color, Outcome};

/// Source of the forfeits that follow from leaving.
pub const BY_LEAVING: &str = "withdrawal";

/// How often everybody meets everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Cycles {
    /// Once.
    #[default]
    Single,
    /// Twice, with colors reversed in the second cycle.
    Double,
}

impl Cycles {
    /// How many there are.
    pub const fn count(self) -> usize {
        match self {
            Cycles::Single => 1,
            Cycles::Double => 2,
        }
    }
}

/// Rounds of a round robin (C.05 Annex 1): with an odd number of players somebody rests in each.
///
/// ```
/// use tournament::state::{Cycles, rounds_of_round_robin};
/// assert_eq!(rounds_of_round_robin(12, Cycles::Single), 11);
/// assert_eq!(rounds_of_round_robin(7, Cycles::Double), 14);
/// ```
pub fn rounds_of_round_robin(players: usize, cycles: Cycles) -> usize {
    let once = (players + players % 2).saturating_sub(1);
    once * cycles.count()
}

/// Games of one player in a round robin of so many rounds: somebody rests in every round of an odd field.
pub fn games_of_round_robin(rounds: usize, players: usize) -> usize {
    let rests = if players % 2 == 1 { rounds / players } else { 0 };
    rounds.saturating_sub(rests)
}

impl Tournament {
    /// Whether the entrant's game in `round` is lost by forfeit: who has left a round robin with at least half of
    /// the games completed; who has left a knock-out and is still in; who is away from the second game of a match of
    /// Double-Swiss.
    pub fn forfeits(&self, entrant: EntrantId, round: RoundNo) -> bool {
        let Some(known) = self.entrants.get(&entrant) else { return false };
        // A match is unplayed only where both games are forfeited (C.04.5): the second alone can be.
        if known.absence(round).is_some() && self.has_second_game(entrant, round) {
            return true;
        }
        known.away(round).is_some()
            && (self.is_round_robin() && self.has_played_half(entrant)
                || self.is_knock_out() && !self.knocked_out().contains(&entrant))
    }

    /// Whether the entrant can be put on a board of that round: it is there, or loses there without coming. In a
    /// knock-out who is away stands in the tree all the same.
    pub fn can_play(&self, entrant: EntrantId, round: RoundNo) -> bool {
        self.entrants.get(&entrant).is_some_and(|known| {
            known.absence(round).is_none() || self.is_knock_out() || self.forfeits(entrant, round)
        })
    }

    /// Whether at least half of the games of a round robin were completed over the board.
    pub(crate) fn has_played_half(&self, entrant: EntrantId) -> bool {
        let rounds = usize::from(self.rounds_planned().0);
        let completed = self
            .games_from(entrant, RoundNo(1))
            .filter(|game| matches!(game.counted(), Some(Outcome::Played { .. })))
            .count();
        completed * 2 >= games_of_round_robin(rounds, self.entrants.len())
    }

    /// Games of an entrant in published rounds, from one on.
    pub(crate) fn games_from(
        &self,
        entrant: EntrantId,
        first: RoundNo,
    ) -> impl Iterator<Item = &Game> {
        let rounds = self.rounds.iter().filter(move |round| round.number >= first);
        let games = rounds.flat_map(|round| &round.games).filter_map(|id| self.games.get(id));
        games.filter(move |game| game.white == entrant || game.black == entrant)
    }

    /// How a game of `round` ends of itself because somebody has left.
    pub(crate) fn forfeited(
        &self,
        round: RoundNo,
        white: EntrantId,
        black: EntrantId,
    ) -> Option<Outcome> {
        let winner = match (self.forfeits(white, round), self.forfeits(black, round)) {
            (false, false) => return None,
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            (true, true) => None,
        };
        Some(Outcome::Forfeit { winner })
    }
}

impl Game {
    /// Whether all that is reported of it follows from somebody's leaving.
    pub fn is_by_leaving(&self) -> bool {
        let by_leaving = |report: &super::Report| report.source == BY_LEAVING;
        self.settled.is_none()
            && self.corrections.is_empty()
            && !self.reports.is_empty()
            && self.reports.iter().all(by_leaving)
    }
}
