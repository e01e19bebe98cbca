//! Why a round of one of these systems is as it is, and what every other pairing would have broken.
//!
//! A system says what it weighs ([`Weigh`]): who gets the bye by what, which groups the boards fall into, and
//! what each group costs, rule by rule in the order of its chapter, down to the order in which candidates are
//! tried. Two pairings of a round are then compared rule by rule: the first that gets worse is the answer. Where
//! the rules settle two candidates otherwise than by counting (the White and Black seekers of Dubov), a rule in
//! which the other pairing is better is passed over.
//!
//! | Question | Answer |
//! |---|---|
//! | which group, which rules does a board not meet? | [`reasons`] |
//! | why not A against B? | [`why_not`] |
//! | what would the next best for this board have broken? | [`next_best`] |
//! | why did A float? | [`why_floated`] |
//! | why does somebody else not have the bye? | [`why_bye`] |
//! | where is a pairing by hand worse? | [`worse`] |
//! | whom may A meet at all? | [`partners`] |
//! | what stands against a pairing by hand? | [`review`] |
//!
//! Rounds that follow from a table, a tree or the game before have no criteria: [`TableWhy`] says where two
//! players would meet. The first rounds of Burstein are those of the Dutch system, and have its reasons
//! ([`crate::explain`]).

mod articles;
mod compare;
mod down;
mod hand;
mod lim;
mod table;
mod up;
mod why;

use std::collections::{BTreeMap, BTreeSet};

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use super::lim::Direction;
use super::party::Party;
use super::{ColorBecause, NoRound, Round, System, burstein, double, dubov, keizer, team};
use crate::field::ByeBar;

pub use self::articles::Step;
use self::compare::Whole;
pub use self::compare::{Behind, worse};
pub use self::hand::{colors, partners, review};
pub use self::table::{BoardOfTable, Meetings, TableWhy, board_of_table};
pub use self::why::{Bar, ByeElse, WhyNot, next_best, why_bye, why_floated, why_not};

/// What settles between two pairings; each system has some of them, under articles of its own
/// ([`Rule::article`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// The same two meet again as late as can be (Keizer).
    Sooner,
    /// Nobody has the bye again while somebody else can have it (Keizer).
    ByeAgain,
    /// The bye goes to the lowest score.
    ByeScore,
    /// The bye goes to who has played most.
    ByeGames,
    /// The bye goes to the last ranked.
    ByeRank,
    /// Fewest players out of their scoregroup.
    Floaters,
    /// Scores of floaters nearest to the group they play in.
    FloaterScores,
    /// The next scoregroup can be paired as well as possible.
    NextGroup,
    /// Fewest floaters who floated in the round before.
    FloatedBefore,
    /// Colors due as even as possible among those who stay (Lim).
    ColorsDue,
    /// Fewest players who do not get the color preferred.
    Colors,
    /// Fewest teams that do not get a strong color preference.
    StrongColors,
    /// Fewest maximum upfloaters.
    MaximumUpfloaters,
    /// Fewest upfloats of maximum upfloaters.
    MaximumUpfloats,
    /// Fewest opponents of floaters who floated in the round before.
    OpponentFloatedBefore,
    /// The order in which sets of floaters are tried.
    FloaterOrder,
    /// White seekers against Black seekers, with as few shifters as can be (Dubov).
    Sides,
    /// The order in which pairings of a group are tried.
    Order,
}

impl Rule {
    /// Whether it says in which order candidates are tried, and not how good they are.
    pub fn is_order(self) -> bool {
        matches!(self, Rule::FloaterOrder | Rule::Sides | Rule::Order)
    }
}

/// Players who are paired together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their score; none where scores are not asked.
    pub score: Option<Points>,
    /// Who is there with that score.
    pub residents: Vec<Tpn>,
    /// Who came from other scores.
    pub came: Vec<Tpn>,
    /// Who goes on to another group.
    pub went: Vec<Tpn>,
}

/// What is to be said of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReason {
    /// Plays White.
    pub white: Tpn,
    /// Plays Black.
    pub black: Tpn,
    /// Position in [`Reasons::groups`].
    pub group: usize,
    /// The one who came from another score, if one did.
    pub floater: Option<Tpn>,
    /// Rules that this board does not meet in full.
    pub unmet: Vec<Rule>,
    /// The color White is due.
    pub white_due: Option<Color>,
    /// The color Black is due.
    pub black_due: Option<Color>,
}

/// Why a round is as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// In the order in which they are paired.
    pub groups: Vec<Group>,
    /// In the order of [`Round::boards`].
    pub boards: Vec<BoardReason>,
}

/// The reasons of a round; `None` where it follows from a table, or from the Dutch system.
///
/// # Errors
///
/// [`NoRound`] if nobody can be paired at all.
pub fn reasons(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    drawn: &Round,
) -> Result<Option<Reasons>, NoRound> {
    let Some(weigh) = weigh(system, history, round, absent)? else { return Ok(None) };
    let places = Places::of(weigh.party());
    let Some(pairs) = places.pairs(drawn) else { return Ok(None) };
    let bye = drawn.bye.and_then(|tpn| places.at(tpn));
    let parts = weigh.parts(&pairs, bye);
    let number = |at: &usize| weigh.party().player(*at).tpn;
    let group = |part: &Part| Group {
        score: part.score,
        residents: part.residents.iter().map(number).collect(),
        came: part.came.iter().map(number).collect(),
        went: part.went.iter().map(number).collect(),
    };
    let board = |(white, black): &(usize, usize)| {
        let both = |it: &&(usize, usize)| *it == &(*white, *black) || *it == &(*black, *white);
        let group = parts.iter().position(|part| part.pairs.iter().any(|it| both(&it)))?;
        let part = &parts[group];
        let floater = [white, black].into_iter().find(|at| part.came.contains(at));
        Some(BoardReason {
            white: number(white),
            black: number(black),
            group,
            floater: floater.map(number),
            unmet: weigh.unmet(part, *white, *black),
            white_due: weigh.due(*white),
            black_due: weigh.due(*black),
        })
    };
    let boards = pairs.iter().filter_map(board).collect();
    Ok(Some(Reasons { groups: parts.iter().map(group).collect(), boards }))
}

/// What a system weighs when it pairs a round. Players are named by their position in the party.
trait Weigh {
    fn party(&self) -> &Party;

    /// Why somebody may not have the bye.
    fn bye_bar(&self, at: usize) -> Option<ByeBar> {
        self.party().player(at).bye_bar
    }

    /// By what the bye is given, the first rule first; who has least gets it.
    fn bye_order(&self, at: usize) -> Vec<(Rule, i64)>;

    /// The groups that a pairing of everybody falls into, in the order in which the system makes them.
    fn parts(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Vec<Part>;

    /// What the round costs as a whole, before any group is looked at.
    fn whole(&self, _pairs: &[(usize, usize)]) -> Vec<Cost> {
        Vec::new()
    }

    /// What a group costs, the first rule first; the last are those of order.
    fn costs(&self, part: &Part) -> Vec<Cost>;

    /// Rules that a board does not meet in full.
    fn unmet(&self, part: &Part, a: usize, b: usize) -> Vec<Rule>;

    /// The color that somebody is due.
    fn due(&self, at: usize) -> Option<Color> {
        self.party().player(at).preference.color
    }

    /// The higher ranked of two, their color, and why.
    fn color(&self, a: usize, b: usize) -> (usize, Color, ColorBecause);
}

/// A group by positions.
struct Part {
    score: Option<Points>,
    residents: Vec<usize>,
    came: Vec<usize>,
    went: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    /// Who is paired after this group, floaters out of it not among them.
    below: Vec<usize>,
    direction: Direction,
}

impl Part {
    fn members(&self) -> Vec<usize> {
        self.residents.iter().chain(&self.came).copied().collect()
    }

    fn mate(&self, at: usize) -> Option<usize> {
        let pair = self.pairs.iter().find(|(a, b)| *a == at || *b == at)?;
        Some(if pair.0 == at { pair.1 } else { pair.0 })
    }
}

/// What a pairing costs by one rule; amounts are compared from the first on, less is better.
struct Cost {
    rule: Rule,
    amounts: Vec<i64>,
}

impl Cost {
    fn one(rule: Rule, amount: usize) -> Cost {
        Cost { rule, amounts: vec![whole(amount)] }
    }

    fn list(rule: Rule, amounts: impl IntoIterator<Item = i64>) -> Cost {
        Cost { rule, amounts: amounts.into_iter().collect() }
    }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// What a system weighs; `None` where the round follows from a table, or from the Dutch system.
fn weigh(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
) -> Result<Option<Box<dyn Weigh>>, NoRound> {
    Ok(Some(match system {
        System::Dubov(readings) => {
            Box::new(dubov::Situation::new(history, round, absent, readings)?)
        }
        System::Burstein(_) if is_dutch(system, history, round) => return Ok(None),
        System::Burstein(readings) => {
            Box::new(burstein::Situation::new(history, round, absent, readings)?)
        }
        System::Lim(readings) => {
            Box::new(super::lim::Situation::new(history, round, absent, readings)?)
        }
        System::DoubleSwiss(_) if is_second_game(system, round) => return Ok(None),
        System::DoubleSwiss(readings) => {
            Box::new(double::Situation::new(history, round, absent, readings)?)
        }
        System::SwissTeam(rules) => {
            Box::new(team::Situation::new(history, &[], round, absent, rules)?)
        }
        System::Keizer(rules) => Box::new(down::Keizer::new(
            // Whoever may meet again sooner is asked by a rule of its own.
            keizer::Situation::new(
                history,
                round,
                absent,
                keizer::Rules { rematch_after: 0, ..rules },
            )?,
            history,
            round,
            rules,
        )),
        System::Knockout | System::Scheveningen => return Ok(None),
    }))
}

/// The first rounds of Burstein are paired by the Dutch system (C.04.4.2, 1.6).
pub fn is_dutch(system: System, history: &History, round: RoundNo) -> bool {
    matches!(system, System::Burstein(_))
        && round.0 <= burstein::n_dutch_rounds(history.rounds_planned)
}

/// The second game of a match repeats the pairs of the first (C.04.5).
pub fn is_second_game(system: System, round: RoundNo) -> bool {
    matches!(system, System::DoubleSwiss(_)) && round.0 > 0 && round.0.is_multiple_of(2)
}

/// Positions by number.
struct Places(BTreeMap<Tpn, usize>);

impl Places {
    fn of(party: &Party) -> Places {
        Places(party.field.players.iter().map(|player| player.tpn).zip(0..).collect())
    }

    fn at(&self, tpn: Tpn) -> Option<usize> {
        self.0.get(&tpn).copied()
    }

    fn both(&self, (a, b): (Tpn, Tpn)) -> Option<(usize, usize)> {
        Some((self.at(a)?, self.at(b)?))
    }

    fn pairs(&self, round: &Round) -> Option<Vec<(usize, usize)>> {
        round.boards.iter().map(|board| self.both((board.white, board.black))).collect()
    }

    /// A pairing by hand, if everybody who is there is in it once.
    fn complete(&self, pairs: &[(Tpn, Tpn)], bye: Option<Tpn>) -> Option<Whole> {
        let found: Vec<(usize, usize)> =
            pairs.iter().map(|pair| self.both(*pair)).collect::<Option<_>>()?;
        let taker = match bye {
            Some(tpn) => Some(self.at(tpn)?),
            None => None,
        };
        let mut named: Vec<usize> = found.iter().flat_map(|(a, b)| [*a, *b]).chain(taker).collect();
        named.sort_unstable();
        named.dedup();
        let all = named.len() == self.0.len()
            && named.len() == 2 * found.len() + usize::from(taker.is_some());
        all.then_some(Whole { pairs: found, bye: taker })
    }
}
