//! Why not otherwise: what every other pairing of two players, and the next best choice, would have broken.
//!
//! The draft itself says what each board costs ([`crate::draft`]). Here the round is paired again with one
//! thing forced, and the two are compared bracket by bracket: the first criterion that gets worse is the
//! answer. Nothing is remembered and nothing guessed: each question is one or two pairings more.
//!
//! | Question | Answer |
//! |---|---|
//! | why not A against B? | [`why_not`] |
//! | what would the next best for this board have broken? | [`next_best`] |
//! | why did A float out of a bracket? | [`why_floated`] |
//! | why does A have the bye? | [`why_bye`] |
//! | whom may A meet at all? | [`partners()`] |

mod measure;
mod partners;

use std::collections::BTreeSet;

use tournament::history::{History, Prohibition};
use tournament::ids::{RoundNo, Tpn};

use self::measure::first_difference;
pub use self::partners::{Partners, partners, scores};
use crate::draft::Draft;
use crate::field::{ByeBar, Field, Player};
use crate::{NoPairing, Options, pair};

/// A criterion of C.04.3, or what settles between candidates that are equal by all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Lowest score of who gets the bye.
    C5,
    /// Fewest downfloaters.
    C6,
    /// Lowest scores of downfloaters.
    C7,
    /// The following bracket.
    C8,
    /// Fewest unplayed games of who gets the bye.
    C9,
    /// Color difference of topscorers.
    C10,
    /// Third color running of topscorers.
    C11,
    /// Color preferences.
    C12,
    /// Strong color preferences.
    C13,
    /// Residents who floated down in the round before.
    C14,
    /// Opponents of moved-down players who floated up in the round before.
    C15,
    /// As C14, two rounds before.
    C16,
    /// As C15, two rounds before.
    C17,
    /// Score differences of moved-down players who floated down in the round before.
    C18,
    /// Score differences of their opponents who floated up in the round before.
    C19,
    /// As C18, two rounds before.
    C20,
    /// As C19, two rounds before.
    C21,
    /// Equal by every criterion: the order of generation (article 4).
    Order,
}

impl Rule {
    /// As the regulation names it.
    pub fn code(self) -> &'static str {
        match self {
            Rule::C5 => "C5",
            Rule::C6 => "C6",
            Rule::C7 => "C7",
            Rule::C8 => "C8",
            Rule::C9 => "C9",
            Rule::C10 => "C10",
            Rule::C11 => "C11",
            Rule::C12 => "C12",
            Rule::C13 => "C13",
            Rule::C14 => "C14",
            Rule::C15 => "C15",
            Rule::C16 => "C16",
            Rule::C17 => "C17",
            Rule::C18 => "C18",
            Rule::C19 => "C19",
            Rule::C20 => "C20",
            Rule::C21 => "C21",
            Rule::Order => "4",
        }
    }
}

/// Where another pairing falls behind the draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worse {
    /// Position in [`Draft::brackets`].
    pub bracket: usize,
    /// The first criterion that differs.
    pub rule: Rule,
    /// How much of it the draft costs: a count, or the tenths of a score.
    pub drafted: i64,
    /// How much the other pairing costs.
    pub other: i64,
}

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
    /// C1: they have met over the board in this round.
    Met(RoundNo),
    /// C1: the event does not let them meet.
    Prohibited,
    /// C3: the same absolute color preference.
    SameAbsolute,
    /// C4: with them paired, somebody else could not be.
    NoCompletion,
    /// A criterion gets worse.
    Worse(Worse),
}

/// Why `a` and `b` do not meet in the draft of this round.
///
/// # Errors
///
/// [`NoPairing`] if the round cannot be paired at all.
pub fn why_not(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    options: &Options,
    a: Tpn,
    b: Tpn,
) -> Result<WhyNot, NoPairing> {
    let draft = pair(history, round, absent, options)?;
    let field = Field::new(history, round, absent);
    let boards = draft.pairs.iter().map(|it| (it.white, it.black));
    if let Some(why) = plain(history, &field, boards, a, b) {
        return Ok(why);
    }
    if let Some(why) = illegal(history, round, &field, a, b) {
        return Ok(why);
    }
    match pair(&with_nobody_else(history, round, a, b), round, absent, options) {
        Ok(other)
            if other
                .pairs
                .iter()
                .any(|it| it.color_of(a).is_some() && it.color_of(b).is_some()) =>
        {
            Ok(WhyNot::Worse(first_difference(history, &draft, &other)))
        }
        // One of them would have to have the bye.
        Ok(_) | Err(NoPairing::NoLegalPairing { .. }) => Ok(WhyNot::NoCompletion),
        Err(why) => Err(why),
    }
}

/// What the best pairing without the board of `white` and `black` breaks; `None` if there is no other
/// legal pairing at all.
///
/// # Errors
///
/// [`NoPairing`] other than that no legal pairing exists.
pub fn next_best(
    history: &History,
    draft: &Draft,
    options: &Options,
    white: Tpn,
    black: Tpn,
) -> Result<Option<Worse>, NoPairing> {
    let absent = draft.absent.iter().copied().collect();
    let barred = with_bars(history, draft.round, [(white, black)]);
    compared(history, draft, &barred, &absent, options)
}

/// What breaks if `player` is paired inside the bracket that they floated out of; `None` if that leads to
/// no legal pairing.
///
/// # Errors
///
/// [`NoPairing`] other than that no legal pairing exists.
pub fn why_floated(
    history: &History,
    draft: &Draft,
    options: &Options,
    bracket: usize,
    player: Tpn,
) -> Result<Option<Worse>, NoPairing> {
    let absent = draft.absent.iter().copied().collect();
    let below = draft.brackets.iter().skip(bracket + 1).flat_map(|it| it.residents.iter().copied());
    let barred = with_bars(history, draft.round, below.map(|tpn| (player, tpn)));
    compared(history, draft, &barred, &absent, options)
}

/// Why somebody else does not have the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ByeElse {
    /// C2.
    Barred(ByeBar),
    /// C5: a higher score.
    HigherScore,
    /// C9: more rounds without a game.
    MoreUnplayed,
    /// C4 or a criterion of the brackets: the others are not paired as well.
    Others,
}

/// For everybody else present, from the last ranked up, why not they.
pub fn why_bye(history: &History, draft: &Draft) -> Vec<(Tpn, ByeElse)> {
    let Some(bye) = draft.bye else { return Vec::new() };
    let absent = draft.absent.iter().copied().collect();
    let field = Field::new(history, draft.round, &absent);
    let reason = |player: &Player| {
        let unplayed = draft.round.index().saturating_sub(player.colors.len());
        match player.bye_bar {
            Some(bar) => ByeElse::Barred(bar),
            None if player.score > bye.score => ByeElse::HigherScore,
            None if unplayed > bye.unplayed => ByeElse::MoreUnplayed,
            None => ByeElse::Others,
        }
    };
    let others = field.players.iter().rev().filter(|player| player.tpn != bye.player);
    others.map(|player| (player.tpn, reason(player))).collect()
}

fn compared(
    history: &History,
    draft: &Draft,
    forced: &History,
    absent: &BTreeSet<Tpn>,
    options: &Options,
) -> Result<Option<Worse>, NoPairing> {
    match pair(forced, draft.round, absent, options) {
        Ok(other) => Ok(Some(first_difference(history, draft, &other))),
        Err(NoPairing::NoLegalPairing { .. }) => Ok(None),
        Err(why) => Err(why),
    }
}

/// What the boards alone tell.
fn plain(
    history: &History,
    field: &Field,
    mut boards: impl Iterator<Item = (Tpn, Tpn)>,
    a: Tpn,
    b: Tpn,
) -> Option<WhyNot> {
    if a == b {
        return Some(WhyNot::Same);
    }
    let is_there = |tpn: Tpn| field.players.iter().any(|player| player.tpn == tpn);
    if let Some(missing) = [a, b].into_iter().find(|tpn| !is_there(*tpn)) {
        let known = history.players.iter().any(|row| row.tpn == missing);
        return Some(if known { WhyNot::Absent(missing) } else { WhyNot::Unknown(missing) });
    }
    boards.any(|board| board == (a, b) || board == (b, a)).then_some(WhyNot::TheyMeet)
}

/// Why these two may not meet at all.
fn illegal(history: &History, round: RoundNo, field: &Field, a: Tpn, b: Tpn) -> Option<WhyNot> {
    let find = |tpn: Tpn| field.players.iter().find(|player| player.tpn == tpn);
    barred(history, round, field, find(a)?, find(b)?)
}

/// The same of two who are at hand.
fn barred(
    history: &History,
    round: RoundNo,
    field: &Field,
    one: &Player,
    other: &Player,
) -> Option<WhyNot> {
    let (a, b) = (one.tpn, other.tpn);
    if one.met.contains(&b) || other.met.contains(&a) {
        return Some(WhyNot::Met(crate::review::last_meeting(history, round, a, b)));
    }
    if field.prohibits(a, b) {
        return Some(WhyNot::Prohibited);
    }
    field.color_clash(one, other).then_some(WhyNot::SameAbsolute)
}

/// A and B may meet nobody but each other.
pub(crate) fn with_nobody_else(history: &History, round: RoundNo, a: Tpn, b: Tpn) -> History {
    let others = history.players.iter().map(|row| row.tpn).filter(|tpn| *tpn != a && *tpn != b);
    with_bars(history, round, others.flat_map(|tpn| [(a, tpn), (b, tpn)]))
}

/// The same history with more prohibited pairs in one round.
fn with_bars(
    history: &History,
    round: RoundNo,
    pairs: impl IntoIterator<Item = (Tpn, Tpn)>,
) -> History {
    let mut barred = history.clone();
    let prohibition =
        |(a, b)| Prohibition { first_round: round, last_round: round, group: vec![a, b] };
    barred.prohibited.extend(pairs.into_iter().map(prohibition));
    barred
}
