//! A pairing by hand by the rules of its own system: what stands against it, who may meet whom, and which colors
//! the rules give.

use std::collections::BTreeSet;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::round::Color;

use super::articles::Step;
use super::why::{Bar, bar};
use super::{Places, System, is_dutch, is_second_game, table, weigh};
use crate::explain::{self, Partners, WhyNot};
use crate::field::{Field, Player, both_absolute_alike};
use crate::review::{self, Article, Finding, FindingKind, Severity, last_meeting};
use crate::systems::keizer::rounds_since;
use crate::systems::lim::{LastRound, may_have};
use crate::systems::{ColorBecause, double};

/// White and Black of two players by the rules of the system, and why; `None` where a table does not let them meet,
/// and where one of them is not there. By the Dutch system see [`crate::quality::colors_by_the_rules`].
pub fn colors(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    (a, b): (Tpn, Tpn),
) -> Option<(Tpn, Tpn, ColorBecause)> {
    let Some(weigh) = weigh(system, history, round, absent).ok()? else {
        return table::colors(system, history, round, (a, b));
    };
    let (one, other) = Places::of(weigh.party()).both((a, b))?;
    let (higher, color, because) = weigh.color(one, other);
    let (first, second) = if higher == one { (a, b) } else { (b, a) };
    Some(match color {
        Color::White => (first, second, because),
        Color::Black => (second, first, because),
    })
}

/// Whom some players may meet by the rules of the system, and why nobody else; those who are not there are left
/// out.
pub fn partners(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    of: &[Tpn],
) -> Vec<Partners> {
    let weigh = match weigh(system, history, round, absent) {
        Ok(Some(weigh)) => weigh,
        Ok(None) | Err(_) if is_dutch(system, history, round) => {
            return explain::partners(history, round, absent, of);
        }
        Ok(None) | Err(_) => return Vec::new(),
    };
    let weigh = weigh.as_ref();
    let party = weigh.party();
    let places = Places::of(party);
    let mut everybody: Vec<Tpn> = party.field.players.iter().map(|player| player.tpn).collect();
    everybody.sort_unstable();
    let one = |player: &Tpn| {
        let own = places.at(*player)?;
        let bye = weigh.bye_bar(own);
        let mut found = Partners { player: *player, legal: Vec::new(), illegal: Vec::new(), bye };
        for other in everybody.iter().filter(|other| *other != player) {
            match bar(weigh, history, round, *player, *other) {
                None => found.legal.push(*other),
                Some(Bar::Met(round)) => found.illegal.push((*other, WhyNot::Met(round))),
                Some(Bar::Prohibited) => found.illegal.push((*other, WhyNot::Prohibited)),
                Some(Bar::Colors) => found.illegal.push((*other, WhyNot::SameAbsolute)),
            }
        }
        Some(found)
    };
    of.iter().filter_map(one).collect()
}

/// As [`review::review`], by the articles of the system: only what its own rules say against a pairing is said, and
/// what the Dutch system alone excuses is not excused.
pub fn review(
    system: System,
    history: &History,
    round: RoundNo,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
    absent: &BTreeSet<Tpn>,
) -> Vec<Finding> {
    let general = review::review(history, round, pairs, bye, absent);
    if is_dutch(system, history, round) {
        return general;
    }
    let field = Field::everybody(history, round);
    let player = |tpn: Tpn| field.players.iter().find(|player| player.tpn == tpn);
    let hand = Hand { system, history, round, field: &field };
    let mut found = Vec::new();
    for (white, black) in pairs {
        if let (Some(white), Some(black)) = (player(*white), player(*black))
            && white.tpn != black.tpn
        {
            hand.rematch(white, black, &mut found);
            hand.colors(white, black, &mut found);
        }
    }
    found.extend(bye.and_then(player).and_then(|taker| hand.bye(taker)));
    found.extend(general.into_iter().filter_map(|finding| hand.general(finding)));
    found
}

/// A round of a system that somebody pairs by hand.
struct Hand<'a> {
    system: System,
    history: &'a History,
    round: RoundNo,
    field: &'a Field,
}

impl Hand<'_> {
    fn breach(&self, kind: FindingKind, step: Step) -> Finding {
        Finding { kind, article: self.system.article(step), severity: Severity::Breach }
    }

    /// A match repeats its pairs, a tree and a table have their own; clubs let games come again after a while.
    fn rematch(&self, white: &Player, black: &Player, found: &mut Vec<Finding>) {
        let Hand { system, history, round, .. } = self;
        let (w, b) = (white.tpn, black.tpn);
        let again = match system {
            System::Keizer(rules) => rounds_since(history, *round, w, b)
                .is_some_and(|since| since <= usize::from(rules.rematch_after)),
            System::Knockout | System::Scheveningen => false,
            System::DoubleSwiss(_) if is_second_game(*system, *round) => false,
            System::Dubov(_)
            | System::Burstein(_)
            | System::Lim(_)
            | System::DoubleSwiss(_)
            | System::SwissTeam(_) => white.met.contains(&b) || black.met.contains(&w),
        };
        if again {
            let met = last_meeting(history, *round, w, b);
            let kind = FindingKind::Rematch { white: w, black: b, met };
            found.push(self.breach(kind, Step::Rematch));
        }
    }

    /// C.04.1 6 and 7 for players in singles; teams and matches of two games are exempt (C.04.6, 0), and what has
    /// no FIDE text has no such rule.
    fn colors(&self, white: &Player, black: &Player, found: &mut Vec<Finding>) {
        let both = |color| FindingKind::SameAbsolutePreference {
            white: white.tpn,
            black: black.tpn,
            color,
        };
        match self.system {
            System::Dubov(_) | System::Burstein(_) => {
                if let (true, Some(color)) =
                    (both_absolute_alike(white, black), white.preference.color)
                {
                    found.push(self.breach(both(color), Step::SameColors));
                }
            }
            System::Lim(readings) => {
                let excused = self.field.final_round
                    && readings.last_round == LastRound::ScoreFirst
                    && white.score == black.score;
                if excused {
                    return;
                }
                let neither = |color: Color| !may_have(white, color) && !may_have(black, color);
                let barred = [Color::White, Color::Black].into_iter().find(|color| neither(*color));
                if let Some(color) = barred {
                    found.push(self.breach(both(color.other()), Step::SameColors));
                }
            }
            System::DoubleSwiss(_)
            | System::SwissTeam(_)
            | System::Keizer(_)
            | System::Knockout
            | System::Scheveningen => return,
        }
        for (player, color, step) in [(white, Color::White, 1), (black, Color::Black, -1)] {
            let by = |general: &'static str| match self.system {
                System::Lim(_) => self.system.article(Step::SameColors),
                _ => Article { chapter: "C.04.1", article: general },
            };
            let breach =
                |kind, general| Finding { kind, article: by(general), severity: Severity::Breach };
            if player.repeated == Some(color) {
                let kind = FindingKind::ThirdColorRunning { player: player.tpn, color };
                found.push(breach(kind, "7"));
            }
            let difference = player.color_difference + step;
            if difference.abs() > 2 && difference.abs() > player.color_difference.abs() {
                let kind = FindingKind::ColorDifference { player: player.tpn, difference };
                found.push(breach(kind, "6"));
            }
        }
    }

    fn bye(&self, taker: &Player) -> Option<Finding> {
        let bar = match self.system {
            System::DoubleSwiss(_) if is_second_game(self.system, self.round) => None,
            System::DoubleSwiss(_) => double::bye_bar(self.history.row(taker.tpn)?, self.round),
            System::Dubov(_) | System::Burstein(_) | System::Lim(_) | System::SwissTeam(_) => {
                taker.bye_bar
            }
            System::Keizer(_) | System::Knockout | System::Scheveningen => None,
        };
        let kind = FindingKind::IneligibleBye { player: taker.tpn, bar: bar? };
        Some(self.breach(kind, Step::ByeAllowed))
    }

    /// What holds in every Swiss, and what is no pairing at all.
    fn general(&self, mut finding: Finding) -> Option<Finding> {
        let swiss = !self.system.chapter().is_empty();
        match finding.kind {
            FindingKind::Rematch { .. }
            | FindingKind::SameAbsolutePreference { .. }
            | FindingKind::ThirdColorRunning { .. }
            | FindingKind::ColorDifference { .. }
            | FindingKind::IneligibleBye { .. } => return None,
            FindingKind::ScoreDifference { .. } if !swiss => return None,
            FindingKind::Prohibited { .. } => {
                finding.article = self.system.article(Step::Rematch);
            }
            FindingKind::ScoreDifference { .. }
            | FindingKind::NeedlessBye { .. }
            | FindingKind::Missing { .. }
            | FindingKind::Twice { .. }
            | FindingKind::AgainstSelf { .. }
            | FindingKind::Absent { .. }
            | FindingKind::Unknown { .. } => {}
        }
        if !swiss {
            finding.article = Article { chapter: "", article: "" };
        }
        Some(finding)
    }
}
