//! That the rounds to come cannot all be paired, told before they come.

use desk::loose;
use i18n::Messages;
use pairing::rounds_left::after;
use pairing::systems::System;
use tournament::history::History;
use tournament::ids::RoundNo;

use crate::rules::Engine;
use crate::session::Session;
use crate::verb::pair::Paired;

/// Of the rounds after the last that a report holds.
pub(crate) fn of_report(
    history: &History,
    paired: RoundNo,
    engine: &Engine,
    messages: &Messages,
) -> Option<String> {
    loose::rounds_left(system(engine)?, history, paired.next(), messages)
}

/// Of the rounds after one that was just drawn.
pub(crate) fn after_round(
    session: &mut Session<'_>,
    history: &History,
    round: RoundNo,
    drawn: &Paired,
    engine: &Engine,
) {
    let Some(system) = system(engine) else { return };
    let history = after(history, round, &drawn.boards, drawn.bye);
    let left = loose::rounds_left(system, &history, round.next(), session.messages);
    left.iter().for_each(|left| session.note(left));
}

/// The system of an engine, the Dutch one being none; nothing where rounds follow from a table.
fn system(engine: &Engine) -> Option<Option<System>> {
    match engine {
        Engine::Dutch(_) => Some(None),
        Engine::Other(system) => Some(Some(*system)),
        Engine::Teams(rules, _) => Some(Some(System::SwissTeam(*rules))),
        Engine::Berger(_) | Engine::Unavailable(_) => None,
    }
}
