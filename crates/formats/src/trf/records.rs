//! Records 240 to 299 and `XXA`.

use tournament::history::Prohibition;
use tournament::ids::RoundNo;
use tournament::points::Points;
use tournament::round::ByeKind;

use super::columns::Columns;
use super::naming::At;
use super::read::{Reader, number, numbers, points, round};
use super::{AbnormalPoints, AnnouncedBye, LineUse, TrfAcceleration};

impl Reader {
    /// `240 H 003  026  047`
    pub(super) fn announced_byes(&mut self, line: &Columns<'_>) -> LineUse {
        let kind = match line.char(5).to_ascii_uppercase() {
            'F' => ByeKind::FullPoint,
            'H' => ByeKind::HalfPoint,
            'Z' => ByeKind::ZeroPoint,
            _ => return self.bad_record(line, "F, H or Z, round and numbers"),
        };
        let (Some(round), Some(numbers)) = (round(line.get(7, 9)), numbers(line.rest(10))) else {
            return self.bad_record(line, "F, H or Z, round and numbers");
        };
        self.file.byes.push(AnnouncedBye { kind, round, numbers });
        self.naming.byes.push(At { line: line.line, code: "240" });
        LineUse::Used
    }

    /// Record 250. The published example puts match points into the other field: both are read.
    pub(super) fn acceleration(&mut self, line: &Columns<'_>) -> LineUse {
        let value = |from, to| match line.field(from, to) {
            "" => Some(None),
            text => points(text).map(Some),
        };
        let parsed = (|| {
            Some(TrfAcceleration {
                match_points: value(5, 8)?,
                points: value(10, 13)?,
                first_round: round(line.get(15, 17))?,
                last_round: round(line.get(19, 21))?,
                first: number(line.get(23, 26))?,
                last: number(line.get(28, 31))?,
            })
        })();
        match parsed {
            Some(entry) => {
                self.file.acceleration.push(entry);
                self.naming.acceleration.push(At { line: line.line, code: "250" });
                LineUse::Used
            }
            None => self.bad_record(line, "points, first and last round, first and last number"),
        }
    }

    /// `XXA    7  1.0  1.0  0.5`: one entry for each run of equal points.
    pub(super) fn xxa(&mut self, line: &Columns<'_>) -> LineUse {
        let Some(id) = number(line.get(5, 8)) else {
            return self.bad_record(line, "number and points by round");
        };
        let mut runs: Vec<(Points, u8, u8)> = Vec::new();
        for round in 1..=u8::MAX {
            let start = 10 + 5 * (usize::from(round) - 1);
            if start > line.len() {
                break;
            }
            let text = line.field(start, start + 3);
            let value = if text.is_empty() { Some(Points::ZERO) } else { points(text) };
            let Some(value) = value else {
                return self.bad_record(line, "number and points by round");
            };
            match runs.last_mut() {
                Some((points, _, last)) if *points == value => *last = round,
                _ => runs.push((value, round, round)),
            }
        }
        for (value, first, last) in runs.into_iter().filter(|(value, ..)| *value != Points::ZERO) {
            self.file.acceleration.push(TrfAcceleration {
                match_points: None,
                points: Some(value),
                first_round: RoundNo(first),
                last_round: RoundNo(last),
                first: id,
                last: id,
            });
            self.naming.acceleration.push(At { line: line.line, code: "XXA" });
        }
        LineUse::Used
    }

    /// `260 001 002  125  180  184  216`; a last round beyond what the program can number is its
    /// largest.
    pub(super) fn prohibited(&mut self, line: &Columns<'_>) -> LineUse {
        let limit =
            |text: &str| text.trim().parse::<u16>().ok().map(|value| value.min(255).to_string());
        let parsed = (|| {
            Some(Prohibition {
                first_round: round(line.get(5, 7))?,
                last_round: round(&limit(line.get(9, 11))?)?,
                group: numbers(line.rest(12))?,
            })
        })();
        match parsed {
            Some(prohibition) => {
                self.file.prohibited.push(prohibition);
                self.naming.prohibited.push(At { line: line.line, code: "260" });
                LineUse::Used
            }
            None => self.bad_record(line, "first and last round, numbers"),
        }
    }

    /// Record 299.
    pub(super) fn abnormal(&mut self, line: &Columns<'_>) -> LineUse {
        let kind = match line.char(5).to_ascii_uppercase() {
            ' ' => None,
            kind @ ('W' | 'D' | 'L' | 'F' | 'H' | 'Z' | '+' | '-') => Some(kind),
            _ => return self.bad_record(line, "W D L F H Z + - or blank"),
        };
        let value = |from, to| match line.field(from, to) {
            "" => Some(None),
            text => points(text).map(Some),
        };
        let parsed = (|| {
            let written = line.field(20, 22);
            let all = written.bytes().all(|byte| byte == b'0');
            Some(AbnormalPoints {
                kind,
                match_points: value(6, 11)?,
                points: value(12, 17)?,
                round: if all { None } else { Some(round(written)?) },
                numbers: numbers(line.rest(23))?,
            })
        })();
        match parsed {
            Some(entry) => {
                self.file.abnormal.push(entry);
                self.naming.abnormal.push(At { line: line.line, code: "299" });
                LineUse::Used
            }
            None => self.bad_record(line, "type, points, round and numbers"),
        }
    }
}
