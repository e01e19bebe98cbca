//! Whether figures can still change, in words: on paper and in the window.

use i18n::{Messages, args};
use tournament::ids::RoundNo;
use tournament::state::Tournament;

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
    let published = (1..=tournament.published().0).map(RoundNo);
    let games = published.flat_map(|round| tournament.games_of(round));
    let open = games.filter(|game| game.counted().is_none()).count();
    let rounds = tournament.rounds_planned();
    let to_come = || {
        let args = args! { "round" => after.0, "rounds" => rounds.0 };
        (after < rounds).then(|| messages.text("output-provisional-round", &args))
    };
    so_far(open, messages).or_else(to_come)
}
