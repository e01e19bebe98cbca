//! 1.4.1e and f: what may be left out of a Swiss event.

use super::{
    Applicant, Award, Count, EventKind, LeftOut, Norm, Opponent, Played, Verdict, always_out,
    examine_without,
};

/// Combinations of games tried for one number of rounds; beyond it the weakest opponents go first.
pub(super) const MOST_TRIES: usize = 2_000;

/// The best calculation for a title. In Swiss events games after the norm and games won may be left
/// out as long as the rest is enough; everywhere else all games count. Games are in the order of
/// the rounds.
pub fn best(norm: Norm, applicant: &Applicant, opponents: &[Opponent]) -> Verdict {
    let always: Vec<(usize, LeftOut)> = opponents
        .iter()
        .enumerate()
        .filter_map(|(index, opponent)| Some((index, always_out(opponent)?)))
        .collect();
    let whole = examine_without(norm, applicant, opponents, always.clone());
    let needed = applicant.games.count();
    if applicant.event != EventKind::Swiss || whole.award == Award::Norm || whole.games <= needed {
        return whole;
    }
    let mut found: Option<Verdict> = None;
    for rounds in (needed..=opponents.len()).rev() {
        let mut out: Vec<(usize, LeftOut)> =
            always.iter().copied().filter(|(index, _)| *index < rounds).collect();
        out.extend((rounds..opponents.len()).map(|index| {
            let always = always.iter().find(|(gone, _)| *gone == index);
            always.copied().unwrap_or((index, LeftOut::AfterTheNorm))
        }));
        let games = opponents.len() - out.len();
        if games < needed {
            break;
        }
        let made = without_wins(norm, applicant, opponents, &out, games - needed);
        if let Some(made) = made
            && found.as_ref().is_none_or(|best| made.games > best.games)
        {
            found = Some(made);
        }
    }
    found.unwrap_or(whole)
}

/// Leaves out as few wins as possible.
fn without_wins(
    norm: Norm,
    applicant: &Applicant,
    opponents: &[Opponent],
    out: &[(usize, LeftOut)],
    spare: usize,
) -> Option<Verdict> {
    let mut wins: Vec<usize> = (0..opponents.len())
        .filter(|index| !out.iter().any(|(gone, _)| gone == index))
        .filter(|index| opponents[*index].played == Played::Game { half_points: 2 })
        .collect();
    wins.sort_by_key(|index| (opponents[*index].rating, *index));
    let mut tries = 0;
    for count in 0..=spare.min(wins.len()) {
        let mut chosen: Vec<usize> = (0..count).collect();
        loop {
            tries += 1;
            let mut left_out = out.to_vec();
            left_out.extend(chosen.iter().map(|at| (wins[*at], LeftOut::Won)));
            left_out.sort_by_key(|(index, _)| *index);
            let made = examine_without(norm, applicant, opponents, left_out);
            let failed = made.failures().any(|check| check.count != Count::Games);
            if !failed && made.award == Award::Norm {
                return Some(made);
            }
            if tries >= MOST_TRIES || !advance(&mut chosen, wins.len()) {
                break;
            }
        }
    }
    None
}

/// The next choice of as many positions below `limit`.
pub(super) fn advance(chosen: &mut [usize], limit: usize) -> bool {
    let count = chosen.len();
    for at in (0..count).rev() {
        if chosen[at] + 1 < limit - (count - 1 - at) {
            chosen[at] += 1;
            for next in at + 1..count {
                chosen[next] = chosen[next - 1] + 1;
            }
            return true;
        }
    }
    false
}
