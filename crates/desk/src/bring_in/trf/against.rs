//! Rounds of a report held against the rules of pairing: what breaks them, and what the rules would have paired.

use std::collections::{BTreeMap, BTreeSet};

use i18n::{Language, Messages, args};
use pairing::Options;
use pairing::check::{Paired, paired};
use pairing::meetings;
use pairing::review::Severity;
use pairing::systems::{self, System};
use tournament::berger::{self, Cycles, LastRounds};
use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::Color;

use crate::api::wire::ProblemView;
use crate::explain;
use crate::words::Telling;

/// What was found.
#[derive(Default)]
pub(super) struct Found {
    /// For the arbiter.
    pub(super) problems: Vec<ProblemView>,
    /// For the file: `###` lines about rounds that break rules.
    pub(super) comments: Vec<String>,
}

/// Looks at every round. `boards` are the pairs of each round in board order.
pub(super) fn rules(
    history: &History,
    boards: &[Vec<(Tpn, Tpn)>],
    system: &str,
    messages: &Messages,
) -> Found {
    let mut history = history.clone();
    history.initial_color = history.initial_color.or_else(|| first_color(&history));
    let looking = Looking { history: &history, system, messages };
    let mut found = Found::default();
    for (boards, round) in boards.iter().zip(1..=u8::MAX) {
        let round = RoundNo(round);
        let played = paired(&history, round);
        if !system.starts_with("berger") {
            looking.breaches(round, boards, &played, &mut found);
        }
        found.problems.extend(looking.differences(round, boards, &played));
    }
    let cycles = match system {
        "berger" => Cycles::Single,
        "berger-double" => Cycles::Double,
        _ => return found,
    };
    found.problems.extend(looking.meetings(boards, cycles));
    found
}

/// The color of the first of the start list who had a game in round 1 (TRF26, record 152).
fn first_color(history: &History) -> Option<Color> {
    history.players.iter().find_map(|row| match row.rounds.first()? {
        Cell::Game { color, .. } | Cell::Forfeit { color, .. } | Cell::Open { color, .. } => {
            Some(*color)
        }
        Cell::Bye(_) => None,
    })
}

struct Looking<'a> {
    history: &'a History,
    system: &'a str,
    messages: &'a Messages,
}

impl Looking<'_> {
    /// One sentence a rule and round, with its boards.
    fn breaches(&self, round: RoundNo, boards: &[(Tpn, Tpn)], played: &Paired, found: &mut Found) {
        let findings =
            pairing::review::review(self.history, round, boards, played.bye, &played.absent);
        let mut by_rule: BTreeMap<(&str, String), Vec<&pairing::review::Finding>> = BTreeMap::new();
        for finding in findings.iter().filter(|it| it.severity == Severity::Breach) {
            let article = format!("{} {}", finding.article.chapter, finding.article.article);
            by_rule.entry((explain::finding_key(finding).0, article)).or_default().push(finding);
        }
        for ((key, article), findings) in by_rule {
            let players: BTreeSet<Tpn> =
                findings.iter().flat_map(|it| explain::finding_key(it).1).collect();
            let on = |(_, (white, black)): &(usize, &(Tpn, Tpn))| {
                players.contains(white) || players.contains(black)
            };
            let at = (1usize..).zip(boards).filter(on).map(|(board, _)| board.to_string());
            let at = at.collect::<Vec<_>>();
            let n_boards = at.len();
            let at = at.join(", ");
            let said = |messages: &Messages| {
                let telling = Telling { history: self.history, messages };
                let first = findings.first().map(|it| explain::finding(it, telling));
                args! {
                    "round" => round.0, "boards" => at.as_str(), "count" => findings.len(),
                    "what" => first.unwrap_or_default(), "article" => article.as_str(),
                }
            };
            found.problems.push(ProblemView {
                line: None,
                column: None,
                at: None,
                kind: format!("round-{key}"),
                text: self.messages.text(
                    match at.is_empty() {
                        true => "problem-round-breaks-rules-of-byes",
                        false => "problem-round-breaks-rules",
                    },
                    &said(self.messages),
                ),
            });
            let english = Messages::get(Language::English);
            let who: Vec<String> = players.iter().map(ToString::to_string).collect();
            let args = said(english).with("key", key);
            let args = args.with("nboards", n_boards).with("who", who.join(", "));
            let line = match n_boards {
                0 => "trf-comment-imported-bye",
                _ => "trf-comment-imported",
            };
            found.comments.push(format!("### {}", english.text(line, &args)));
        }
    }

    /// Where the rules give other boards.
    fn differences(
        &self,
        round: RoundNo,
        boards: &[(Tpn, Tpn)],
        played: &Paired,
    ) -> Option<ProblemView> {
        let by_rules = self.drawn(round, &played.absent)?;
        let differs = |pair: &(Tpn, Tpn)| !by_rules.contains(pair);
        let at = (1usize..).zip(boards).filter(|(_, pair)| differs(pair));
        let at: Vec<String> = at.map(|(board, _)| board.to_string()).collect();
        if at.is_empty() {
            return None;
        }
        let key =
            if at.len() == boards.len() { "problem-round-other" } else { "problem-round-differs" };
        let args = args! { "round" => round.0, "boards" => at.join(", "), "count" => at.len() };
        Some(ProblemView {
            line: None,
            column: None,
            at: None,
            kind: "round-differs".to_owned(),
            text: self.messages.text(key, &args),
        })
    }

    /// A round robin in which two meet more often than everybody does.
    fn meetings(&self, boards: &[Vec<(Tpn, Tpn)>], cycles: Cycles) -> Vec<ProblemView> {
        let last = RoundNo(u8::try_from(boards.len()).unwrap_or(u8::MAX));
        let who = |tpn: Tpn| {
            explain::name(tpn, Telling { history: self.history, messages: self.messages })
        };
        let problem = |kind: &str, args: &i18n::Args| ProblemView {
            line: None,
            column: None,
            at: None,
            kind: kind.to_owned(),
            text: self.messages.text(&format!("problem-{kind}"), args),
        };
        let again = meetings::too_often(self.history, last, cycles).into_iter().map(|it| {
            let own = boards.get(it.round.index()).map_or(&[][..], Vec::as_slice);
            let board = own.iter().position(|pair| *pair == (it.white, it.black));
            let before: Vec<String> = it.before.iter().map(ToString::to_string).collect();
            let args = args! {
                "round" => it.round.0, "board" => board.map_or(0, |at| at + 1),
                "a" => who(it.white), "b" => who(it.black), "before" => before.join(", "),
            };
            problem("met-too-often", &args)
        });
        again.collect()
    }

    /// The boards that the rules give; `None` where no engine here follows them, or they give none.
    fn drawn(&self, round: RoundNo, absent: &BTreeSet<Tpn>) -> Option<BTreeSet<(Tpn, Tpn)>> {
        if let Some(system) = System::of(self.system) {
            let found = systems::pair(system, self.history, round, absent).ok()?;
            return Some(found.boards.iter().map(|it| (it.white, it.black)).collect());
        }
        match self.system {
            "fide-dutch-2026" => {
                let draft = pairing::pair(self.history, round, absent, &Options::default()).ok()?;
                Some(draft.pairs.iter().map(|it| (it.white, it.black)).collect())
            }
            "berger" | "berger-double" => self.berger(round),
            _ => None,
        }
    }

    /// Berger tables by seat; colors of the last rounds of a double round robin as the file has them.
    fn berger(&self, round: RoundNo) -> Option<BTreeSet<(Tpn, Tpn)>> {
        let cycles = if self.system == "berger-double" { Cycles::Double } else { Cycles::Single };
        let n_players = u16::try_from(self.history.players.len()).ok()?;
        let seats: Vec<Tpn> = self.history.players.iter().map(|row| row.tpn).collect();
        let seat = |tpn: &Tpn| seats.get(usize::from(tpn.0).checked_sub(1)?).copied();
        let mut boards = BTreeSet::new();
        for last_rounds in [LastRounds::Swapped, LastRounds::AsPrinted] {
            let drawn = berger::round(n_players, round, berger::Options { cycles, last_rounds });
            let pairs = drawn.ok()?.pairs;
            boards.extend(pairs.iter().filter_map(|(w, b)| Some((seat(w)?, seat(b)?))));
        }
        Some(boards)
    }
}
