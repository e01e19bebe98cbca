//! Checks of the records that name competitors by number: 240, 250, 260, 299 and their `XX?` lines.
//!
//! Each name that means nobody, or not one, is told with its line; all other names of the record count.

use std::collections::{BTreeMap, BTreeSet};

use tournament::ids::{RoundNo, Tpn};

use super::check::Check;
use super::history::Competitors;
use super::{AnnouncedBye, TrfAcceleration};
use crate::problem::Kind;

/// Where a record stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) line: u32,
    pub(super) code: &'static str,
}

/// Places of the records that name competitors, one for each entry of the file's lists.
#[derive(Default)]
pub(super) struct NamingLines {
    pub(super) byes: Vec<At>,
    pub(super) acceleration: Vec<At>,
    pub(super) prohibited: Vec<At>,
    pub(super) abnormal: Vec<At>,
}

/// The numbers that mean somebody.
struct Known {
    competitors: Competitors,
    numbers: BTreeSet<Tpn>,
    /// Numbers of two players: what names them may mean either.
    shared: BTreeSet<Tpn>,
}

impl Known {
    fn of(check: &Check<'_>) -> Known {
        let competitors = check.file.competitors();
        let (mut numbers, mut shared) = (BTreeSet::new(), BTreeSet::new());
        match competitors {
            Competitors::Teams => {
                numbers.extend(check.file.teams.teams.iter().map(|team| Tpn(team.number)));
            }
            Competitors::Players => {
                for player in &check.file.players {
                    if !numbers.insert(player.number) {
                        shared.insert(player.number);
                    }
                }
            }
        }
        Known { competitors, numbers, shared }
    }
}

impl Check<'_> {
    /// Who is named that does not exist, or is named twice.
    pub(super) fn naming_records(&mut self, lines: &NamingLines) {
        let file = self.file;
        let known = Known::of(self);
        for (bye, at) in file.byes.iter().zip(&lines.byes) {
            self.list(*at, &bye.numbers, &known);
        }
        self.byes_twice(&file.byes, &lines.byes);
        self.virtual_points(&file.acceleration, &lines.acceleration, &known);
        for (entry, at) in file.prohibited.iter().zip(&lines.prohibited) {
            self.list(*at, &entry.group, &known);
            // Who is not in the file plays nobody.
            let group: BTreeSet<&Tpn> =
                entry.group.iter().filter(|number| known.numbers.contains(*number)).collect();
            if group.len() < 2 || entry.last_round < entry.first_round {
                let numbers: Vec<String> = entry.group.iter().map(Tpn::to_string).collect();
                let rounds = format!("{}-{}", entry.first_round, entry.last_round);
                let found = format!("{rounds}: {}", numbers.join(" "));
                let kind = Kind::NobodyApart { code: at.code.to_owned(), found: found.clone() };
                self.report(at.line, 0, kind, &found);
            }
        }
        // In a team event these may be points of a team or of a player.
        if known.competitors == Competitors::Players {
            for (entry, at) in file.abnormal.iter().zip(&lines.abnormal) {
                self.list(*at, &entry.numbers, &known);
            }
        }
    }

    /// The numbers of one record.
    fn list(&mut self, at: At, numbers: &[Tpn], known: &Known) {
        let (mut once, mut twice) = (BTreeSet::new(), BTreeSet::new());
        for number in numbers {
            if once.insert(*number) {
                self.one(at, *number, known);
            } else if twice.insert(*number) {
                let kind = Kind::NumberTwice { code: at.code.to_owned(), number: number.0 };
                self.report(at.line, 0, kind, "");
            }
        }
    }

    fn one(&mut self, at: At, number: Tpn, known: &Known) {
        let (code, number_found) = (at.code.to_owned(), number.0);
        if known.shared.contains(&number) {
            let kind = Kind::NumberOfTwoPlayers { code, number: number_found };
            self.report(at.line, 0, kind, "");
        } else if !known.numbers.contains(&number) {
            let kind = match known.competitors {
                Competitors::Players => Kind::NumberWithoutPlayer { code, number: number_found },
                Competitors::Teams => Kind::NumberWithoutTeam { code, number: number_found },
            };
            self.report(at.line, 0, kind, "");
        }
    }

    /// Two records that announce a bye of one competitor in one round.
    fn byes_twice(&mut self, byes: &[AnnouncedBye], lines: &[At]) {
        let mut first: BTreeMap<(RoundNo, Tpn), u32> = BTreeMap::new();
        for (bye, at) in byes.iter().zip(lines) {
            let numbers: BTreeSet<Tpn> = bye.numbers.iter().copied().collect();
            for number in numbers {
                let known = *first.entry((bye.round, number)).or_insert(at.line);
                if known != at.line {
                    let kind = Kind::ByeTwice {
                        number: number.0,
                        round: u16::from(bye.round.0),
                        other_line: known,
                    };
                    self.report(at.line, 0, kind, "");
                }
            }
        }
    }

    /// Record 250: the ends of each range, ranges of nobody, and ranges that meet.
    fn virtual_points(&mut self, entries: &[TrfAcceleration], lines: &[At], known: &Known) {
        let mut told = None;
        for (entry, at) in entries.iter().zip(lines) {
            if entry.first > entry.last || entry.first_round > entry.last_round {
                let found = format!(
                    "{}-{}: {}-{}",
                    entry.first_round, entry.last_round, entry.first, entry.last
                );
                let kind =
                    Kind::NobodyAccelerated { code: at.code.to_owned(), found: found.clone() };
                self.report(at.line, 0, kind, &found);
            }
            // One line `XXA` may be several entries.
            if told != Some(*at) {
                let ends = BTreeSet::from([entry.first, entry.last]);
                ends.into_iter().for_each(|number| self.one(*at, number, known));
            }
            told = Some(*at);
        }
        self.points_twice(entries, lines);
    }

    /// Two records that give one number virtual points in one round: each record is told once, in one pass over
    /// the records in the order of their first numbers.
    fn points_twice(&mut self, entries: &[TrfAcceleration], lines: &[At]) {
        let mut sorted: Vec<(&TrfAcceleration, u32)> =
            entries.iter().zip(lines.iter().map(|at| at.line)).collect();
        sorted.sort_by_key(|(entry, line)| (entry.first, *line));
        // By round: the last number that has points in it so far, and the line that says so.
        let mut reached = [(Tpn(0), 0); 256];
        for (entry, line) in sorted {
            let mut meets = None;
            for round in entry.first_round.0..=entry.last_round.0 {
                let (last, other_line) = &mut reached[usize::from(round)];
                if *last >= entry.first && meets.is_none() {
                    meets = Some((round, *other_line));
                }
                if entry.last > *last {
                    (*last, *other_line) = (entry.last, line);
                }
            }
            if let Some((round, other_line)) = meets {
                let (number, round) = (entry.first.0, u16::from(round));
                self.report(line, 0, Kind::PointsTwice { number, round, other_line }, "");
            }
        }
    }
}
