//! What another number of rounds does to a section once some are out: told before it is saved, and with the change.

use std::collections::BTreeSet;

use i18n::{Args, Messages, args};
use pairing::systems::{self, System, burstein, dubov};
use pairing::{Options, check};
use tournament::ids::{RoundNo, Tpn};
use tournament::norm::GamesNeeded;
use tournament::state::{State, Tournament};

use crate::api::check::{CheckSeverity, CheckView};
use crate::api::tournament::Setup;
use crate::draw::system_of;
use crate::rounds_left;
use crate::words::Roster;

/// The same beside the field; before round 1 whether so many rounds can be paired. What another system or other players
/// apart would change is told once they are saved.
pub(crate) fn checks(
    state: &State,
    tournament: &Tournament,
    typed: &Setup,
    messages: &Messages,
) -> Vec<CheckView> {
    let changed = effects(state, tournament, typed.rounds, messages);
    let told = match changed.is_empty() && typed.system == tournament.setup.system {
        true => {
            let roster = Roster::new(state, tournament, messages);
            let left = rounds_left::told(&roster, RoundNo(typed.rounds));
            Some(left).filter(|it| !it.is_empty()).into_iter().collect()
        }
        false => changed,
    };
    let check = |text| CheckView {
        field: "rounds".to_owned(),
        severity: CheckSeverity::Warning,
        text,
        hint: String::new(),
        round: None,
        row: None,
    };
    told.into_iter().map(check).collect()
}

/// Sentences, the most important first; none where the number stays, follows from the players, or no round is out.
pub(crate) fn effects(
    state: &State,
    tournament: &Tournament,
    after: u8,
    messages: &Messages,
) -> Vec<String> {
    let before = tournament.setup.rounds;
    let paired = tournament.published().0;
    if paired == 0 || tournament.has_table() || before == after {
        return Vec::new();
    }
    let base = || args! { "before" => before, "after" => after, "paired" => paired };
    let mut told = vec![messages.text("desk-other-rounds", &base())];
    let mut tell = |key: &str, args: Args| told.push(messages.text(key, &args));
    if let Some(boards) = paired_otherwise(state, tournament, after) {
        let list: Vec<String> = boards.iter().map(ToString::to_string).collect();
        let args = base().with("boards", list.join(", ")).with("count", boards.len());
        tell("desk-other-rounds-last", args);
    }
    let changed = |of: fn(u8) -> usize| (of(before) != of(after)).then(|| (of(before), of(after)));
    let mut counted = |key: &str, of: fn(u8) -> usize| {
        if let Some((was, is)) = changed(of) {
            tell(key, base().with("was", was).with("is", is));
        }
    };
    if tournament.setup.acceleration == "baku" {
        counted("desk-other-rounds-baku", |rounds| usize::from(rounds.div_ceil(2)));
    }
    match system_of(tournament) {
        Some(System::Burstein(_)) => counted("desk-other-rounds-burstein", |rounds| {
            usize::from(burstein::n_dutch_rounds(RoundNo(rounds)))
        }),
        Some(System::Dubov(_)) => {
            counted("desk-other-rounds-dubov", |rounds| dubov::most_upfloats(RoundNo(rounds)));
        }
        _ => {}
    }
    let nine = GamesNeeded::Nine.count();
    if (usize::from(before) < nine) != (usize::from(after) < nine) {
        let enough = if usize::from(after) < nine { "no" } else { "yes" };
        tell("desk-other-rounds-norms", base().with("enough", enough).with("needed", nine));
    }
    let timed = |round: u8| tournament.setup.schedule.iter().any(|it| it.round.0 == round);
    let untimed = (before.saturating_add(1)..=after).filter(|round| !timed(*round)).count();
    if untimed > 0 && !tournament.setup.schedule.is_empty() {
        tell("desk-other-rounds-schedule", base().with("count", untimed));
    }
    let gone = tournament.entrants.values().flat_map(|it| it.byes.keys());
    let gone = gone.filter(|round| round.0 > after).count();
    if gone > 0 {
        tell("desk-other-rounds-byes", base().with("count", gone));
    }
    let left = rounds_left::told(&Roster::new(state, tournament, messages), RoundNo(after));
    told.extend((!left.is_empty()).then_some(left));
    told
}

/// The boards of the last round that is out which the program would pair otherwise by the new number; none if it would
/// not have paired that round as it stands by the old number either.
fn paired_otherwise(state: &State, tournament: &Tournament, after: u8) -> Option<Vec<u16>> {
    let last = tournament.published();
    let by = |rounds: u8| {
        let mut other = tournament.clone();
        other.setup.rounds = rounds;
        let history = state.history(&other);
        let played = check::paired(&history, last);
        let two = |pairs: &mut dyn Iterator<Item = (Tpn, Tpn)>| pairs.collect::<BTreeSet<_>>();
        let again = match system_of(tournament) {
            Some(system) => {
                let round = systems::pair(system, &history, last, &played.absent).ok()?;
                two(&mut round.boards.iter().map(|it| (it.white, it.black)))
            }
            None => {
                let draft = check(&history, last, &Options::default()).ok()?.draft;
                two(&mut draft.pairs.iter().map(|it| (it.white, it.black)))
            }
        };
        Some((played.pairs, again))
    };
    let (played, was) = by(tournament.setup.rounds)?;
    if !played.iter().all(|pair| was.contains(pair)) {
        return None;
    }
    let (_, is) = by(after)?;
    let numbers = state.numbering(tournament);
    let boards = tournament.games_of(last).into_iter().filter(|game| {
        let two = [game.white, game.black].map(|it| numbers.get(&it).copied());
        !matches!(two, [Some(white), Some(black)] if is.contains(&(white, black)))
    });
    let boards: Vec<u16> = boards.map(|game| game.board.0).collect();
    (!boards.is_empty()).then_some(boards)
}
