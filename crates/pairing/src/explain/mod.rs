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

pub(crate) use self::measure::first_difference;
pub use self::partners::{Partners, partners, scores};
use crate::draft::Draft;
use crate::dutch::again::{Asked, pair_after, pair_after_in};
use crate::field::{ByeBar, Field, Player};
use crate::{Edition, NoPairing, Options, pair};

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
    let others = field.players.iter().map(|it| it.tpn).filter(|tpn| *tpn != a && *tpn != b);
    let forced = field.barring(others.flat_map(|tpn| [(a, tpn), (b, tpn)]), &[a, b]);
    let last = bracket_of(&draft, a).max(bracket_of(&draft, b));
    let found = compared(Asked::of(history, &draft), &draft, &field, &forced, last)?;
    Ok(found.map_or(WhyNot::NoCompletion, WhyNot::Worse))
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
    available(options)?;
    let field = field_of(history, draft);
    let forced = field.barring([(white, black)], &[]);
    let last = bracket_of(draft, white).max(bracket_of(draft, black));
    compared(Asked::of(history, draft), draft, &field, &forced, last)
}

/// Why a player leaves a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Floated {
    /// Nobody else is in it.
    Alone,
    /// Players who came down do not play each other, and no resident is left (C.04.3 3.2).
    OnlyMovedDown,
    /// C1, C3: they may meet nobody there. What stands against it, each once.
    Barred(Vec<WhyNot>),
    /// C4: with them paired there, not everybody else could be paired.
    NoCompletion,
    /// A criterion gets worse.
    Worse(Worse),
}

/// What breaks if `player` is paired inside the bracket that they floated out of.
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
) -> Result<Floated, NoPairing> {
    available(options)?;
    let field = field_of(history, draft);
    if let Some(why) = nobody_there(history, draft, &field, bracket, player) {
        return Ok(why);
    }
    let below = draft.brackets.iter().skip(bracket + 1).flat_map(|it| it.residents.iter().copied());
    let forced = field.barring(below.map(|tpn| (player, tpn)), &[player]);
    let found = compared(Asked::of(history, draft), draft, &field, &forced, bracket)?;
    Ok(found.map_or(Floated::NoCompletion, Floated::Worse))
}

/// Where a player could not meet anybody in a bracket.
fn nobody_there(
    history: &History,
    draft: &Draft,
    field: &Field,
    bracket: usize,
    player: Tpn,
) -> Option<Floated> {
    let bracket = draft.brackets.get(bracket)?;
    let moved: &[Tpn] =
        if bracket.moved_down.contains(&player) { &[] } else { &bracket.moved_down };
    let others = moved.iter().chain(&bracket.residents).copied().filter(|tpn| *tpn != player);
    let others: Vec<Tpn> = others.collect();
    if others.is_empty() {
        let alone = bracket.moved_down.len() + bracket.residents.len() < 2;
        return Some(if alone { Floated::Alone } else { Floated::OnlyMovedDown });
    }
    let mut bars: Vec<WhyNot> = Vec::new();
    for other in others {
        let bar = illegal(history, draft.round, field, player, other)?;
        let alike = |known: &WhyNot| std::mem::discriminant(known) == std::mem::discriminant(&bar);
        if !bars.iter().any(alike) {
            bars.push(bar);
        }
    }
    Some(Floated::Barred(bars))
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

/// Where the best other round is behind the draft: as many brackets from the top as possible stay as they are, up to
/// `last`, in which the two must differ. `forced` bars what is not to be; `None` if nothing legal is left.
fn compared(
    asked: Asked,
    draft: &Draft,
    field: &Field,
    forced: &Field,
    last: usize,
) -> Result<Option<Worse>, NoPairing> {
    let bye = |draft: &Draft| draft.bye.map(|bye| bye.score);
    for kept in (0..=last.min(draft.brackets.len())).rev() {
        let other = pair_after(forced, asked, &draft.brackets[..kept])?;
        // C5 comes before every bracket.
        let Some(other) = other.filter(|other| kept == 0 || bye(other) == bye(draft)) else {
            continue;
        };
        let literal = pair_after_in(field, forced, asked, &draft.brackets[..kept], &other);
        return Ok(Some(first_difference(field, draft, literal.as_ref().unwrap_or(&other))));
    }
    Ok(None)
}

fn available(options: &Options) -> Result<(), NoPairing> {
    match options.edition {
        Edition::FideDutch2017 => Err(NoPairing::EditionUnavailable(options.edition)),
        Edition::FideDutch2026 => Ok(()),
    }
}

fn field_of(history: &History, draft: &Draft) -> Field {
    Field::new(history, draft.round, &draft.absent.iter().copied().collect())
}

/// The bracket of a player's own score.
fn bracket_of(draft: &Draft, tpn: Tpn) -> usize {
    let own = draft.brackets.iter().position(|bracket| bracket.residents.contains(&tpn));
    own.unwrap_or(draft.brackets.len())
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
