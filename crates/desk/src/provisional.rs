//! Whether figures can still change, in words: on paper and in the window.

use i18n::{Messages, args};
use tournament::ids::RoundNo;
use tournament::state::Tournament;

/// Games without a result up to a round.
pub(crate) fn open(tournament: &Tournament, after: RoundNo) -> usize {
    let games = (1..=after.0).flat_map(|round| tournament.games_of(RoundNo(round)));
    games.filter(|game| game.counted().is_none()).count()
}

/// Of figures after a round: games of it and of earlier ones without a result.
pub(crate) fn so_far(open: usize, messages: &Messages) -> Option<String> {
    let args = args! { "open" => open };
    (open > 0).then(|| messages.text("output-provisional-open", &args))
}

/// Of what is given at the end of the event: games of any round without a result, or rounds to come.
pub(crate) fn until_the_end(
    tournament: &Tournament,
    after: RoundNo,
    messages: &Messages,
) -> Option<String> {
    let open = open(tournament, tournament.published());
    let rounds = tournament.rounds_planned();
    if after >= rounds {
        return so_far(open, messages);
    }
    let args = args! { "round" => after.0, "rounds" => rounds.0, "open" => open };
    let key = if open > 0 { "output-provisional-both" } else { "output-provisional-round" };
    Some(messages.text(key, &args))
}
