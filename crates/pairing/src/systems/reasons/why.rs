//! Why two players do not meet, why somebody floats, what the next best would be, why the bye is not another's.

use std::collections::BTreeSet;

use tournament::history::{History, Prohibition};
use tournament::ids::{RoundNo, Tpn};

use super::compare::{Behind, Whole, first_behind};
use super::table::{self, TableWhy};
use super::{NoRound, Places, Round, Rule, System, Weigh, is_dutch, weigh};
use crate::explain::{self, with_nobody_else};
use crate::field::ByeBar;
use crate::review::last_meeting;
use crate::{NoPairing, Options, systems};

/// Why two players do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// They do.
    TheyMeet,
    /// No participant has this number.
    Unknown(Tpn),
    /// Not to be paired in this round.
    Absent(Tpn),
    /// The same player twice.
    Same,
    /// They may not meet at all.
    Barred(Bar),
    /// With them paired, somebody else could not be.
    NoCompletion,
    /// A rule gets worse.
    Behind(Behind),
    /// The boards of the round follow from a table.
    Table(TableWhy),
    /// The round is paired by the Dutch system.
    Dutch(explain::WhyNot),
}

/// Why two players may not meet at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// They have met over the board in this round.
    Met(RoundNo),
    /// The event does not let them meet.
    Prohibited,
    /// No colors are possible for them.
    Colors,
}

/// Why somebody else does not have the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeElse {
    /// May not have it.
    Barred(ByeBar),
    /// Comes after the one who has it, by this rule.
    After(Rule),
    /// Comes before, but the others could not be paired then.
    Incomplete,
}

/// Why `a` and `b` do not meet.
///
/// # Errors
///
/// [`NoRound`] if the round cannot be paired at all, or the second pairing is given up.
pub fn why_not(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    a: Tpn,
    b: Tpn,
) -> Result<WhyNot, NoRound> {
    if is_dutch(system, history, round) {
        let options = Options::default();
        return Ok(WhyNot::Dutch(explain::why_not(history, round, absent, &options, a, b)?));
    }
    let drawn = systems::pair(system, history, round, absent)?;
    let weigh = weigh(system, history, round, absent)?;
    let there = weigh.as_ref().map(|it| Places::of(it.party()));
    let there = |tpn: Tpn| there.as_ref().is_none_or(|places| places.at(tpn).is_some());
    if let Some(why) = plain(history, &drawn, &there, a, b) {
        return Ok(why);
    }
    let Some(weigh) = weigh else {
        // A player of a table who is away has no board.
        let gone =
            [a, b].into_iter().find(|tpn| system != System::Knockout && drawn.absent.contains(tpn));
        return Ok(match gone {
            Some(tpn) => WhyNot::Absent(tpn),
            None => WhyNot::Table(table::why_not(system, history, round, &drawn, (a, b))),
        });
    };
    let weigh = weigh.as_ref();
    if let Some(bar) = bar(weigh, history, round, a, b) {
        return Ok(WhyNot::Barred(bar));
    }
    let forced = systems::pair(system, &with_nobody_else(history, round, a, b), round, absent);
    match forced {
        Ok(other) if boards(&other).any(|it| it == (a, b) || it == (b, a)) => {
            Ok(compared(weigh, &drawn, &other).map_or(WhyNot::NoCompletion, WhyNot::Behind))
        }
        Ok(_) => Ok(WhyNot::NoCompletion),
        Err(why) if is_illegal(&why) => Ok(WhyNot::NoCompletion),
        Err(why) => Err(why),
    }
}

/// What the boards alone tell.
fn plain(
    history: &History,
    drawn: &Round,
    there: &dyn Fn(Tpn) -> bool,
    a: Tpn,
    b: Tpn,
) -> Option<WhyNot> {
    if a == b {
        return Some(WhyNot::Same);
    }
    if let Some(unknown) = [a, b].into_iter().find(|tpn| history.row(*tpn).is_none()) {
        return Some(WhyNot::Unknown(unknown));
    }
    if boards(drawn).any(|it| it == (a, b) || it == (b, a)) {
        return Some(WhyNot::TheyMeet);
    }
    [a, b].into_iter().find(|tpn| !there(*tpn)).map(WhyNot::Absent)
}

fn boards(round: &Round) -> impl Iterator<Item = (Tpn, Tpn)> + '_ {
    round.boards.iter().map(|board| (board.white, board.black))
}

fn is_illegal(why: &NoRound) -> bool {
    matches!(why, NoRound::NoLegalPairing | NoRound::Dutch(NoPairing::NoLegalPairing { .. }))
}

/// Why two who are there may not meet at all.
pub(super) fn bar(
    weigh: &dyn Weigh,
    history: &History,
    round: RoundNo,
    a: Tpn,
    b: Tpn,
) -> Option<Bar> {
    let party = weigh.party();
    let (one, other) = Places::of(party).both((a, b))?;
    if party.may_meet(one, other) {
        return None;
    }
    let met = party.player(one).met.contains(&b) || party.player(other).met.contains(&a);
    Some(if party.field.prohibits(a, b) {
        Bar::Prohibited
    } else if met {
        Bar::Met(last_meeting(history, round, a, b))
    } else {
        Bar::Colors
    })
}

/// What the best pairing without the board of `white` and `black` breaks first; `None` if there is no other
/// pairing by the rules, or the round follows from a table.
///
/// # Errors
///
/// [`NoRound`] other than that no legal pairing exists.
pub fn next_best(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    drawn: &Round,
    (white, black): (Tpn, Tpn),
) -> Result<Option<Behind>, NoRound> {
    without(system, history, round, absent, drawn, [(white, black)])
}

/// What breaks if somebody who meets another score meets nobody of that side; `None` if that leads to no legal
/// pairing, or the player does not float.
///
/// # Errors
///
/// [`NoRound`] other than that no legal pairing exists.
pub fn why_floated(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    drawn: &Round,
    player: Tpn,
) -> Result<Option<Behind>, NoRound> {
    let own = drawn.boards.iter().find(|it| it.white == player || it.black == player);
    let scores = own.map(|it| match it.white == player {
        true => (it.white_score, it.black_score),
        false => (it.black_score, it.white_score),
    });
    let Some((own, theirs)) = scores.filter(|(own, theirs)| own != theirs) else {
        return Ok(None);
    };
    let beyond = explain::scores(history, round, absent)
        .into_iter()
        .filter(|(_, score)| score.cmp(&own) == theirs.cmp(&own))
        .map(|(tpn, _)| (player, tpn));
    without(system, history, round, absent, drawn, beyond)
}

/// What the best pairing without some boards breaks first.
fn without(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    drawn: &Round,
    boards: impl IntoIterator<Item = (Tpn, Tpn)>,
) -> Result<Option<Behind>, NoRound> {
    let Some(weigh) = weigh(system, history, round, absent)? else { return Ok(None) };
    let mut barred = history.clone();
    barred.prohibited.extend(boards.into_iter().map(|(a, b)| Prohibition {
        first_round: round,
        last_round: round,
        group: vec![a, b],
    }));
    match systems::pair(system, &barred, round, absent) {
        Ok(other) => Ok(compared(weigh.as_ref(), drawn, &other)),
        Err(why) if is_illegal(&why) => Ok(None),
        Err(why) => Err(why),
    }
}

fn compared(weigh: &dyn Weigh, drawn: &Round, other: &Round) -> Option<Behind> {
    let places = Places::of(weigh.party());
    let whole = |round: &Round| {
        let bye = round.bye.and_then(|tpn| places.at(tpn));
        Some(Whole { pairs: places.pairs(round)?, bye })
    };
    first_behind(weigh, &whole(drawn)?, &whole(other)?)
}

/// For everybody else present, from the one who would come next, why not they. Empty without a bye, and where it
/// follows from the round before.
///
/// # Errors
///
/// [`NoRound`] if nobody can be paired at all.
pub fn why_bye(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    drawn: &Round,
) -> Result<Vec<(Tpn, ByeElse)>, NoRound> {
    let Some(weigh) = weigh(system, history, round, absent)? else { return Ok(Vec::new()) };
    let party = weigh.party();
    let taker = drawn.bye.and_then(|tpn| Places::of(party).at(tpn));
    let Some(taker) = taker else { return Ok(Vec::new()) };
    let amounts = |at: usize| -> Vec<i64> {
        weigh.bye_order(at).into_iter().map(|(_, amount)| amount).collect()
    };
    let own = weigh.bye_order(taker);
    let reason = |at: usize| {
        if let Some(bar) = weigh.bye_bar(at) {
            return ByeElse::Barred(bar);
        }
        let theirs = weigh.bye_order(at);
        let differs = own.iter().zip(&theirs).find(|(own, theirs)| own.1 != theirs.1);
        match differs {
            Some((own, theirs)) if theirs.1 > own.1 => ByeElse::After(own.0),
            Some(_) | None => ByeElse::Incomplete,
        }
    };
    let mut others: Vec<usize> = party.everybody();
    others.retain(|at| *at != taker);
    others.sort_by_cached_key(|at| amounts(*at));
    Ok(others.into_iter().map(|at| (party.player(at).tpn, reason(at))).collect())
}
