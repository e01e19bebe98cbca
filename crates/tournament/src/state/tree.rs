//! Who is still in a knock-out, and how many may go on without a game; and the second games of Double-Swiss matches.

use std::collections::BTreeSet;

use super::{Game, Tournament};
use crate::fact::DraftBody;
use crate::ids::{EntrantId, RoundNo};
use crate::round::{ByeKind, Color, Outcome, Score};

impl Tournament {
    /// Who lost a game of the rounds that are out. Nobody lost a drawn game: a play-off or a lot decides it. Who does
    /// not play on after one is out where the opponent does, and both are where neither was there to play on.
    pub fn knocked_out(&self) -> BTreeSet<EntrantId> {
        let games = || self.rounds.iter().flat_map(|round| self.games_of(round.number));
        let mut out: BTreeSet<EntrantId> = games().flat_map(losers).collect();
        for game in games().filter(|game| is_undecided(game)) {
            let (white, black) = (game.white, game.black);
            let gone = |entrant| self.absence_in(entrant, game.round.next());
            match (self.plays_after(white, game.round), self.plays_after(black, game.round)) {
                (true, true) => {}
                (true, false) => out.extend([black]),
                (false, true) => out.extend([white]),
                (false, false) if game.round < self.published() && gone(white) && gone(black) => {
                    out.extend([white, black]);
                }
                (false, false) => {}
            }
        }
        out
    }

    /// Whether this is a knock-out and the entrant is out of it.
    pub fn is_knocked_out(&self, entrant: EntrantId) -> bool {
        self.is_knock_out() && self.knocked_out().contains(&entrant)
    }

    /// Who is there for a round of a knock-out, still in, and neither on a board of the draft nor with the bye. The
    /// opponent of a drawn game, where the other one is on a board, is out.
    pub fn in_without_board(&self, round: RoundNo, draft: &DraftBody) -> Vec<EntrantId> {
        let out = self.knocked_out();
        let named: BTreeSet<EntrantId> = draft.named().collect();
        let undecided = self.undecided(&out);
        let waits = |entrant: EntrantId| {
            let left_behind = undecided.iter().any(|(white, black)| {
                (*white == entrant && named.contains(black))
                    || (*black == entrant && named.contains(white))
            });
            !self.absence_in(entrant, round)
                && !out.contains(&entrant)
                && !named.contains(&entrant)
                && !left_behind
        };
        self.entrants.keys().copied().filter(|entrant| waits(*entrant)).collect()
    }

    /// How many may go on without a game: the places of the tree in this round that nobody still in fills. Of a drawn
    /// game one goes on, and nobody where both are away.
    pub fn empty_places(&self, round: RoundNo, draft: &DraftBody) -> usize {
        let mut rounds = 0_u32;
        while self.entrants.len() > 1 << rounds {
            rounds += 1;
        }
        let left = (rounds + 1).saturating_sub(u32::from(round.0));
        let out = self.knocked_out();
        let named: BTreeSet<EntrantId> = draft.named().collect();
        let still_in = self.entrants.keys().filter(|entrant| !out.contains(entrant)).count();
        let falls = |(white, black): &(EntrantId, EntrantId)| {
            let both = [*white, *black];
            match both.into_iter().filter(|it| named.contains(it)).count() {
                2 => 0,
                0 if both.into_iter().all(|it| self.absence_in(it, round)) => 2,
                _ => 1,
            }
        };
        let fall: usize = self.undecided(&out).iter().map(falls).sum();
        (1_usize << left).saturating_sub(still_in.saturating_sub(fall))
    }

    /// Whether this round is the second game of the matches of the round before (C.04.5).
    pub fn is_second_game(&self, round: RoundNo) -> bool {
        self.setup.system == "fide-double-swiss-2026" && round.0 > 0 && round.0.is_multiple_of(2)
    }

    /// What the bye of a pairing is in this round. C.04.5: a match without an opponent is worth a win and a draw, so that
    /// in the second game of a match it is a half-point bye.
    pub fn pairing_bye(&self, round: RoundNo) -> ByeKind {
        match self.is_second_game(round) {
            true => ByeKind::HalfPoint,
            false => ByeKind::PairingAllocated,
        }
    }

    /// Whether the entrant has a second game to play in this round: the match has begun.
    pub fn has_second_game(&self, entrant: EntrantId, round: RoundNo) -> bool {
        self.is_second_game(round) && self.has_game(entrant, RoundNo(round.0 - 1))
    }

    fn has_game(&self, entrant: EntrantId, round: RoundNo) -> bool {
        self.games_of(round).into_iter().any(|it| it.white == entrant || it.black == entrant)
    }

    fn plays_after(&self, entrant: EntrantId, round: RoundNo) -> bool {
        let later = self.rounds.iter().filter(|it| it.number > round);
        later.map(|it| it.number).any(|later| self.has_game(entrant, later))
    }

    fn absence_in(&self, entrant: EntrantId, round: RoundNo) -> bool {
        self.entrants.get(&entrant).is_some_and(|known| known.absence(round).is_some())
    }

    /// Drawn games after which neither has played on, nor is out.
    fn undecided(&self, out: &BTreeSet<EntrantId>) -> Vec<(EntrantId, EntrantId)> {
        let games = self.rounds.iter().flat_map(|round| self.games_of(round.number));
        let open = |game: &&Game| {
            let both = [game.white, game.black];
            is_undecided(game)
                && both.iter().all(|it| !out.contains(it) && !self.plays_after(*it, game.round))
        };
        games.filter(open).map(|game| (game.white, game.black)).collect()
    }
}

fn is_undecided(game: &Game) -> bool {
    losers(game).is_empty()
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
