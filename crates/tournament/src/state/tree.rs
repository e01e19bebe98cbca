//! Who is still in a knock-out, and how many may go on without a game.

use std::collections::BTreeSet;

use super::{Game, Tournament};
use crate::fact::DraftBody;
use crate::ids::{EntrantId, RoundNo};
use crate::round::{Color, Outcome, Score};

impl Tournament {
    /// Who lost a game of the rounds that are out. Nobody lost a drawn game: a play-off or a lot decides it.
    pub fn knocked_out(&self) -> BTreeSet<EntrantId> {
        let games = self.rounds.iter().flat_map(|round| self.games_of(round.number));
        games.flat_map(losers).collect()
    }

    /// Who is there for a round of a knock-out, still in, and neither on a board of the draft nor with the bye. The
    /// opponent of a drawn game, where the other one is on a board, is out.
    pub fn in_without_board(&self, round: RoundNo, draft: &DraftBody) -> Vec<EntrantId> {
        let out = self.knocked_out();
        let named: BTreeSet<EntrantId> = draft.named().collect();
        let waits = |entrant: EntrantId| {
            let there =
                self.entrants.get(&entrant).is_some_and(|known| known.absence(round).is_none());
            let last = self.rounds.iter().rev().find_map(|before| {
                self.games_of(before.number).into_iter().find_map(|game| opponent(game, entrant))
            });
            let left_behind = last.is_some_and(|other| named.contains(&other));
            there && !out.contains(&entrant) && !named.contains(&entrant) && !left_behind
        };
        self.entrants.keys().copied().filter(|entrant| waits(*entrant)).collect()
    }

    /// How many may go on without a game: the places of the tree in this round that nobody still in fills.
    pub fn empty_places(&self, round: RoundNo) -> usize {
        let mut rounds = 0_u32;
        while self.entrants.len() > 1 << rounds {
            rounds += 1;
        }
        let left = (rounds + 1).saturating_sub(u32::from(round.0));
        let out = self.knocked_out();
        let still_in = self.entrants.keys().filter(|entrant| !out.contains(entrant)).count();
        (1_usize << left).saturating_sub(still_in)
    }
}

fn opponent(game: &Game, entrant: EntrantId) -> Option<EntrantId> {
    match (game.white == entrant, game.black == entrant) {
        (true, _) => Some(game.black),
        (_, true) => Some(game.white),
        (false, false) => None,
    }
}

/// After a double forfeit and after 0-0 both are.
fn losers(game: &Game) -> Vec<EntrantId> {
    let both = [(game.white, Color::White), (game.black, Color::Black)];
    let lost = |color: Color| match game.counted() {
        Some(Outcome::Forfeit { winner }) => winner != Some(color),
        Some(outcome @ Outcome::Played { .. }) => {
            let other = outcome.score_of(color.other());
            outcome.score_of(color) == Some(Score::Loss) || other == Some(Score::Win)
        }
        None => false,
    };
    both.into_iter().filter(|(_, color)| lost(*color)).map(|(entrant, _)| entrant).collect()
}
