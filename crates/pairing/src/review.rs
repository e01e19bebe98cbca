//! Pairings made or changed by hand: what the rules say against them, and where they differ from a draft.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::Color;

use crate::draft::Draft;
use crate::field::{ByeBar, Field, Player};

/// The rule a finding rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    /// Chapter of the FIDE Handbook, as `C.04.3`.
    pub chapter: &'static str,
    /// Article or criterion within it.
    pub article: &'static str,
}

/// As it is cited: `C.04.3 C1`; empty where there is none.
impl fmt::Display for Article {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(format!("{} {}", self.chapter, self.article).trim())
    }
}

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth a second look; no rule forbids it.
    Notice,
    /// A rule forbids it; the arbiter must have a reason.
    Breach,
    /// Not a pairing: it cannot be played as it stands.
    Unplayable,
}

/// Something to say about a pairing made by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub kind: FindingKind,
    /// By which rule.
    pub article: Article,
    /// How serious it is.
    pub severity: Severity,
}

/// What can be wrong with a pairing made by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The two have met over the board.
    Rematch {
        /// White.
        white: Tpn,
        /// Black.
        black: Tpn,
        /// The last round in which they met.
        met: RoundNo,
    },
    /// The event does not let the two meet in this round.
    Prohibited {
        /// White.
        white: Tpn,
        /// Black.
        black: Tpn,
    },
    /// Both have the same absolute color preference and neither is a topscorer in the final round.
    SameAbsolutePreference {
        /// White.
        white: Tpn,
        /// Black.
        black: Tpn,
        /// The color both are due.
        color: Color,
    },
    /// The player gets this color for the third time running.
    ThirdColorRunning {
        /// Who.
        player: Tpn,
        /// The color.
        color: Color,
    },
    /// The player ends with more than two games more with one color.
    ColorDifference {
        /// Who.
        player: Tpn,
        /// White games minus Black games after this round.
        difference: i32,
    },
    /// The two are more than two points apart.
    ScoreDifference {
        /// White.
        white: Tpn,
        /// Black.
        black: Tpn,
        /// By how much.
        difference: Points,
    },
    /// The player may not get the pairing-allocated bye.
    IneligibleBye {
        /// Who.
        player: Tpn,
        /// Why.
        bar: ByeBar,
    },
    /// A bye although the number of players is even.
    NeedlessBye {
        /// Who.
        player: Tpn,
    },
    /// Present, but neither paired nor given the bye. Nobody gets points for being forgotten.
    Missing {
        /// Who.
        player: Tpn,
    },
    /// In more than one pair, or paired and given the bye.
    Twice {
        /// Who.
        player: Tpn,
    },
    /// Paired against oneself.
    AgainstSelf {
        /// Who.
        player: Tpn,
    },
    /// Paired although absent in this round.
    Absent {
        /// Who.
        player: Tpn,
    },
    /// No participant has this number.
    Unknown {
        /// The number.
        player: Tpn,
    },
}

impl FindingKind {
    fn article(self) -> (Article, Severity) {
        let (chapter, article, severity) = match self {
            FindingKind::Rematch { .. } => ("C.04.3", "C1", Severity::Breach),
            FindingKind::Prohibited { .. } => ("C.04.3", "C1", Severity::Breach),
            FindingKind::SameAbsolutePreference { .. } => ("C.04.3", "C3", Severity::Breach),
            FindingKind::ThirdColorRunning { .. } => ("C.04.1", "7", Severity::Breach),
            FindingKind::ColorDifference { .. } => ("C.04.1", "6", Severity::Breach),
            FindingKind::ScoreDifference { .. } => ("C.04.1", "5", Severity::Notice),
            FindingKind::IneligibleBye { .. } => ("C.04.3", "C2", Severity::Breach),
            FindingKind::NeedlessBye { .. } => ("C.04.1", "3", Severity::Breach),
            FindingKind::Missing { .. } => ("C.04.1", "3", Severity::Unplayable),
            FindingKind::Twice { .. }
            | FindingKind::AgainstSelf { .. }
            | FindingKind::Unknown { .. } => ("C.04.1", "2", Severity::Unplayable),
            FindingKind::Absent { .. } => ("C.04.2", "3", Severity::Breach),
        };
        (Article { chapter, article }, severity)
    }
}

/// Everything to say about a pairing made by hand, board by board, then bye, then people.
///
/// Who is absent is taken as by [`crate::pair`]: `absent`, and byes in the column of `round`.
pub fn review(
    history: &History,
    round: RoundNo,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
    absent: &BTreeSet<Tpn>,
) -> Vec<Finding> {
    // Absent players who were paired by hand are judged like everybody else.
    let used: BTreeSet<Tpn> =
        pairs.iter().flat_map(|(white, black)| [*white, *black]).chain(bye).collect();
    let present = Field::new(history, round, absent);
    let all = Field::everybody(history, round);
    let player = |tpn: Tpn| all.players.iter().find(|player| player.tpn == tpn);
    let mut kinds = Vec::new();
    for (white, black) in pairs {
        if white == black {
            kinds.push(FindingKind::AgainstSelf { player: *white });
        } else if let (Some(white), Some(black)) = (player(*white), player(*black)) {
            review_pair(history, round, &all, white, black, &mut kinds);
        }
    }
    if let Some(taker) = bye {
        if let Some(bar) = player(taker).and_then(|player| player.bye_bar) {
            kinds.push(FindingKind::IneligibleBye { player: taker, bar });
        }
        if present.players.len().is_multiple_of(2) {
            kinds.push(FindingKind::NeedlessBye { player: taker });
        }
    }
    let mut times: BTreeMap<Tpn, usize> = BTreeMap::new();
    for (white, black) in pairs {
        *times.entry(*white).or_default() += 1;
        if white != black {
            *times.entry(*black).or_default() += 1;
        }
    }
    if let Some(taker) = bye {
        *times.entry(taker).or_default() += 1;
    }
    for (tpn, times) in &times {
        if *times > 1 {
            kinds.push(FindingKind::Twice { player: *tpn });
        }
        if player(*tpn).is_none() {
            kinds.push(FindingKind::Unknown { player: *tpn });
        } else if present.absent.contains(tpn) {
            kinds.push(FindingKind::Absent { player: *tpn });
        }
    }
    let mut missing: Vec<Tpn> =
        present.players.iter().map(|player| player.tpn).filter(|tpn| !used.contains(tpn)).collect();
    missing.sort();
    kinds.extend(missing.into_iter().map(|player| FindingKind::Missing { player }));
    kinds.into_iter().map(finding).collect()
}

fn finding(kind: FindingKind) -> Finding {
    let (article, severity) = kind.article();
    Finding { kind, article, severity }
}

fn review_pair(
    history: &History,
    round: RoundNo,
    field: &Field,
    white: &Player,
    black: &Player,
    kinds: &mut Vec<FindingKind>,
) {
    let (w, b) = (white.tpn, black.tpn);
    if white.met.contains(&b) || black.met.contains(&w) {
        let met = last_meeting(history, round, w, b);
        kinds.push(FindingKind::Rematch { white: w, black: b, met });
    }
    if field.prohibits(w, b) {
        kinds.push(FindingKind::Prohibited { white: w, black: b });
    }
    if let (true, Some(color)) = (field.color_clash(white, black), white.preference.color) {
        kinds.push(FindingKind::SameAbsolutePreference { white: w, black: b, color });
    }
    // C10 and C11 let topscorers and their opponents break these limits in the final round.
    let excused = field.final_round && (white.topscorer || black.topscorer);
    for (player, color, step) in [(white, Color::White, 1), (black, Color::Black, -1)] {
        if player.repeated == Some(color) && !excused {
            kinds.push(FindingKind::ThirdColorRunning { player: player.tpn, color });
        }
        let difference = player.color_difference + step;
        if difference.abs() > 2 && difference.abs() > player.color_difference.abs() && !excused {
            kinds.push(FindingKind::ColorDifference { player: player.tpn, difference });
        }
    }
    let difference = Points((white.score.0 - black.score.0).abs());
    // Two points where a win is worth one.
    if difference.0 > 2 * history.scoring.win.0 {
        kinds.push(FindingKind::ScoreDifference { white: w, black: b, difference });
    }
}

/// The last round before `round` in which two players met over the board.
pub(crate) fn last_meeting(history: &History, round: RoundNo, a: Tpn, b: Tpn) -> RoundNo {
    let met = |own: Tpn, other: Tpn| {
        let row = history.players.iter().find(|row| row.tpn == own)?;
        let earlier = row.rounds.iter().take(round.index()).zip(1..=u8::MAX);
        earlier
            .filter(|(cell, _)| {
                crate::field::played(**cell).is_some_and(|(opponent, _)| opponent == other)
            })
            .map(|(_, no)| RoundNo(no))
            .next_back()
    };
    met(a, b).max(met(b, a)).unwrap_or(RoundNo(1))
}

/// One way in which two pairings of a round differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A pair of the draft that the other pairing does not have.
    NotPaired {
        /// White in the draft.
        white: Tpn,
        /// Black in the draft.
        black: Tpn,
    },
    /// A pair that the draft does not have.
    PairedInstead {
        /// White.
        white: Tpn,
        /// Black.
        black: Tpn,
    },
    /// The same pair with colors reversed.
    ColorsReversed {
        /// White in the draft.
        white: Tpn,
        /// Black in the draft.
        black: Tpn,
    },
    /// Another player has the bye, or there is one more or less.
    Bye {
        /// In the draft.
        draft: Option<Tpn>,
        /// In the other pairing.
        hand: Option<Tpn>,
    },
}

/// Where a pairing made by hand differs from a draft, in board order of the draft.
pub fn compare(draft: &Draft, hand: &[(Tpn, Tpn)], bye: Option<Tpn>) -> Vec<Difference> {
    let mut differences = Vec::new();
    let by_hand: BTreeSet<(Tpn, Tpn)> = hand.iter().copied().collect();
    let drafted: BTreeSet<(Tpn, Tpn)> =
        draft.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    for (white, black) in draft.pairs.iter().map(|pair| (pair.white, pair.black)) {
        if by_hand.contains(&(black, white)) {
            differences.push(Difference::ColorsReversed { white, black });
        } else if !by_hand.contains(&(white, black)) {
            differences.push(Difference::NotPaired { white, black });
        }
    }
    for (white, black) in hand.iter().copied() {
        if !drafted.contains(&(white, black)) && !drafted.contains(&(black, white)) {
            differences.push(Difference::PairedInstead { white, black });
        }
    }
    let engine = draft.bye.map(|bye| bye.player);
    if engine != bye {
        differences.push(Difference::Bye { draft: engine, hand: bye });
    }
    differences
}
