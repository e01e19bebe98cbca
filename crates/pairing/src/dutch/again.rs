//! A round paired again from some bracket on, and rounds that the procedure did not make, as drafts.

use std::cmp::Reverse;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use super::bracket::Decided;
use super::weights::{C9, Scope};
use super::{Rest, direct, draft, general, scoregroup};
use crate::color::InitialColor;
use crate::draft::{Bracket, Draft};
use crate::field::Field;
use crate::perfect::Bits;
use crate::{Edition, NoPairing};

/// What is the same for all drafts of a round.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub(crate) initial: InitialColor,
    pub(crate) round: RoundNo,
    pub(crate) edition: Edition,
}

impl Asked {
    pub(crate) fn of(history: &History, draft: &Draft) -> Asked {
        let initial = InitialColor::of(history);
        Asked { initial, round: draft.round, edition: draft.edition }
    }
}

/// Pairs a field whose first brackets are already as `fixed` says; `None` if not everybody can be paired then.
pub(crate) fn pair_after(
    field: &Field,
    asked: Asked,
    fixed: &[Bracket],
) -> Result<Option<Draft>, NoPairing> {
    let (rest, brackets, begin) = match resume(field, fixed) {
        Ok(resumed) => resumed,
        Err(NoPairing::NoLegalPairing { .. }) => return Ok(None),
        Err(why) => return Err(why),
    };
    let found = match rest.pair_all(brackets, scoregroup(field, begin)) {
        Ok(found) => found,
        Err(NoPairing::NoLegalPairing { .. }) => return Ok(None),
        Err(why) => return Err(why),
    };
    let made = draft(field, asked.initial, asked.round, asked.edition, found);
    let seated = made.pairs.len() * 2 + usize::from(made.bye.is_some());
    Ok((seated == field.players.len()).then_some(made))
}

/// The same where one player leaves the bracket after `fixed` and the following bracket can be at its best (C8): that
/// is asked of the whole field, for what is barred says only what can be completed (C4). `None` where more leave, the
/// bye is given there, or nobody who can leave has the following bracket at its best.
pub(crate) fn pair_after_in(
    whole: &Field,
    barred: &Field,
    asked: Asked,
    fixed: &[Bracket],
    found: &Draft,
) -> Option<Draft> {
    let [left] = found.brackets.get(fixed.len())?.floaters.as_slice() else { return None };
    if found.bye.is_some_and(|bye| bye.bracket <= fixed.len()) {
        return None;
    }
    let score = barred.players.iter().find(|player| player.tpn == *left)?.score;
    let (mut rest, mut brackets, begin) = resume(barred, fixed).ok()?;
    let (mut free, _, _) = resume(whole, fixed).ok()?;
    let group = scoregroup(barred, begin);
    let next = scoregroup(barred, group.end);
    let scope = rest.scope(group, next.clone());
    let best = free.leavers(&scope, direct::ideal)?;
    let mut leavers = rest.leavers(&scope, direct::possible)?;
    leavers.retain(|at| barred.players[*at].score == score && best.contains(at));
    if leavers.is_empty() {
        return None;
    }
    let decided = general::decide_within(barred, &rest.graph, &scope, &leavers).ok()?;
    brackets.push(rest.settle(begin, scope, decided));
    let made = rest.pair_all(brackets, next).ok()?;
    let made = draft(barred, asked.initial, asked.round, asked.edition, made);
    let seated = made.pairs.len() * 2 + usize::from(made.bye.is_some());
    (seated == barred.players.len()).then_some(made)
}

/// Whom the best pairing of the bracket after `fixed` leaves over (C.04.3 C8); nobody where none follows. `None` if
/// not everybody can be paired after these.
pub(crate) fn left_over_next(field: &Field, fixed: &[Bracket]) -> Option<Vec<Tpn>> {
    let (mut rest, _, begin) = resume(field, fixed).ok()?;
    let group = scoregroup(field, begin);
    if group.is_empty() {
        return Some(Vec::new());
    }
    let next = scoregroup(field, group.end);
    let (scope, decided) = rest.pair_bracket(group, next).ok()?;
    let paired = |at: &usize| decided.pairs.iter().any(|(high, low)| high == at || low == at);
    let left = scope.bracket.iter().filter(|at| !paired(at));
    Some(left.map(|at| field.players[*at].tpn).collect())
}

/// Those who are left, the brackets before, and where the next scoregroup begins.
type Resumed<'a> = (Rest<'a>, Vec<(Scope, Decided)>, usize);

/// Everybody not paired in the first brackets, these brackets, and where the next scoregroup begins.
fn resume<'a>(field: &'a Field, fixed: &[Bracket]) -> Result<Resumed<'a>, NoPairing> {
    let position = |tpn: Tpn| field.players.iter().position(|player| player.tpn == tpn);
    let pairs = |bracket: &Bracket| -> Vec<(usize, usize)> {
        let pairs = bracket.pairs.iter();
        pairs.filter_map(|(high, low)| Some((position(*high)?, position(*low)?))).collect()
    };
    let n = field.players.len();
    let mut active = Bits::of(n + 2, 0..n);
    for (high, low) in fixed.iter().flat_map(pairs) {
        active.remove(high);
        active.remove(low);
    }
    let mut rest = Rest::new(field, active, None)?;
    let mut brackets = Vec::new();
    let mut begin = 0;
    for bracket in fixed {
        let group = scoregroup(field, begin);
        let scope = rest.scope(group.clone(), scoregroup(field, group.end));
        let names = |list: &[Tpn]| list.iter().filter_map(|tpn| position(*tpn)).collect();
        let decided = Decided {
            pairs: pairs(bracket),
            left_s1: names(&bracket.left_s1),
            entered_s1: names(&bracket.entered_s1),
            c9_applies: bracket.c9_applies,
            mates: Vec::new(),
        };
        brackets.push(rest.settle(begin, scope, decided));
        begin = group.end;
    }
    Ok((rest, brackets, begin))
}

/// A round that somebody else made, in brackets: a pair is formed in that of the lower score of its two. `None` if not
/// everybody who is there is in it once.
pub(crate) fn as_draft(
    field: &Field,
    asked: Asked,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
) -> Option<Draft> {
    let n = field.players.len();
    let position = |tpn: Tpn| field.players.iter().position(|player| player.tpn == tpn);
    let mut seen = vec![false; n];
    let mut seats = Vec::new();
    for (a, b) in pairs {
        let (a, b) = (position(*a)?, position(*b)?);
        seats.push((a.min(b), a.max(b)));
    }
    let bye = match bye {
        Some(bye) => Some(position(bye)?),
        None => None,
    };
    for at in seats.iter().flat_map(|(a, b)| [*a, *b]).chain(bye) {
        if std::mem::replace(&mut seen[at], true) {
            return None;
        }
    }
    if seen.contains(&false) {
        return None;
    }
    let mut brackets = Vec::new();
    let mut floaters: Vec<usize> = Vec::new();
    let mut own = 0;
    let mut group = scoregroup(field, 0);
    while !group.is_empty() {
        let next = scoregroup(field, group.end);
        let formed = seats.iter().filter(|(_, low)| group.contains(low));
        let mut pairs: Vec<(usize, usize)> = formed.copied().collect();
        pairs.sort_unstable();
        if bye.is_some_and(|bye| group.contains(&bye)) {
            own = brackets.len();
        }
        let scope = Scope {
            n_moved: floaters.len(),
            bracket: floaters.iter().copied().chain(group).collect(),
            next: next.clone().collect(),
            bye: None,
            c9: C9::Open,
        };
        let paired = |at: &usize| pairs.iter().any(|(high, low)| high == at || low == at);
        floaters = scope.bracket.iter().copied().filter(|at| !paired(at)).collect();
        floaters.sort_by_key(|at| (Reverse(field.players[*at].score), *at));
        brackets.push((scope, Decided { pairs, ..Decided::default() }));
        group = next;
    }
    let bye = bye.map(|at| (at, own));
    Some(draft(field, asked.initial, asked.round, asked.edition, (brackets, bye)))
}
