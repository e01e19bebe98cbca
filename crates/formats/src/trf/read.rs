//! Reading: one line at a time, then what needs all lines.

use std::collections::BTreeSet;

use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::ByeKind;

use super::columns::Columns;
use super::header::ScoreParts;
use super::naming::{At, NamingLines};
use super::player::RawCell;
use super::{
    AnnouncedBye, KeptLine, LineUse, PlayerField, Prohibition, Reason, TrfFile, TrfReading,
};
use super::{check, cut, padded, tabs};
use crate::problem::{Kind, Place, Problem, first_lines};
use crate::text;

/// More player lines than numbers 1-9999 exist are kept as lines.
const MAX_PLAYERS: usize = 10_000;

/// Reads a report in any dialect. Never fails: what is not understood is listed or kept.
pub fn read(bytes: &[u8]) -> TrfReading {
    read_in(bytes, None)
}

/// The same in a year: who is born later is told of where the report has no date of its own.
pub fn read_in(bytes: &[u8], this_year: Option<i32>) -> TrfReading {
    let (content, encoding, mut problems) = text::decode_list(bytes);
    let content = tabs::placed(&content, &mut problems).unwrap_or(content);
    let content = padded::by_letters(&content, &mut problems).unwrap_or(content);
    let mut reader = Reader { problems, this_year, ..Reader::default() };
    let lines: Vec<Columns<'_>> = text::lines(&content)
        .zip(1u32..)
        .map(|(line, number)| Columns::new(line, number))
        .collect();
    let mut uses: Vec<LineUse> = lines.iter().map(|line| reader.line(line)).collect();
    let taken = reader.finish();
    for (line, line_use) in lines.iter().zip(&mut uses) {
        if taken.iter().any(|it| it == line.text) {
            *line_use = LineUse::Used;
        }
    }
    let mut problems = reader.problems;
    let end = cut::FileEnd {
        is_whole: content.ends_with(['\n', '\r']),
        players_said: reader.file.header.n_players,
    };
    cut::check(&lines, &uses, end, &mut problems);
    // The first player keeps a number.
    let mut numbers = BTreeSet::new();
    for (player, line) in reader.file.players.iter().zip(&reader.player_lines) {
        let at = usize::try_from(*line).unwrap_or(usize::MAX).wrapping_sub(1);
        if let Some(line_use) = uses.get_mut(at).filter(|_| !numbers.insert(player.number)) {
            *line_use = LineUse::Refused;
        }
    }
    problems.sort_by(|a, b| a.place.cmp(&b.place));
    TrfReading { file: reader.file, problems, encoding, lines: uses, text: content }
}

/// What is known so far.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) file: TrfFile,
    pub(super) problems: Vec<Problem>,
    /// The year in which it is read, if it is known.
    pub(super) this_year: Option<i32>,
    /// Where a rating of zero stood first, and how often there was one.
    pub(super) zero_ratings: Option<(Place, usize)>,
    /// Lines whose ids have more digits than an id of FIDE.
    pub(super) long_ids: Vec<u32>,
    /// First and last day as written.
    pub(super) days: (String, String),
    /// Line of each player.
    pub(super) player_lines: Vec<u32>,
    /// Rounds of each player as written.
    pub(super) raw: Vec<Vec<RawCell>>,
    /// Line of each national record.
    pub(super) national_lines: Vec<u32>,
    pub(super) scores: ScoreParts,
    /// Where the records stand that name competitors.
    pub(super) naming: NamingLines,
    /// Ids of `XXZ`, line by line.
    absent: Vec<(At, Vec<Tpn>)>,
    /// Groups of `XXP`.
    forbidden: Vec<(At, Vec<Tpn>)>,
    /// Codes of single records that were read.
    seen: BTreeSet<String>,
}

impl Reader {
    fn line(&mut self, line: &Columns<'_>) -> LineUse {
        if let Some(reason) = says_nothing(line) {
            return LineUse::Ignored(reason);
        }
        if line.text.starts_with('#') {
            return self.keep(line);
        }
        if line.char(4) != ' ' {
            self.problem(line, 1, Kind::NotARecord {}, line.text);
            return self.list(line);
        }
        let code = line.get(1, 3);
        match code {
            "001" => self.player(line),
            "132" => self.round_dates(line),
            "240" => self.announced_byes(line),
            "250" => self.acceleration(line),
            "260" => self.prohibited(line),
            "299" => self.abnormal(line),
            "013" | "300" | "310" | "320" | "330" | "352" | "362" | "801" | "802" => {
                self.team(line)
            }
            "XXA" => self.xxa(line),
            "XXP" => self.xxp(line),
            "XXZ" => self.xxz(line),
            _ if is_national(line) => self.national(line),
            _ => match self.header(code, line) {
                Some(line_use) => line_use,
                None => {
                    self.problem(line, 1, Kind::UnknownRecord { code: code.to_owned() }, line.text);
                    self.keep(line)
                }
            },
        }
    }

    pub(super) fn problem(&mut self, line: &Columns<'_>, column: u32, kind: Kind, found: &str) {
        self.problems.push(Problem::new(Place::at(line.line, column), kind, found));
    }

    /// Keeps a line for writing back.
    pub(super) fn keep(&mut self, line: &Columns<'_>) -> LineUse {
        let code = line.get(1, 3).to_owned();
        self.file.kept.push(KeptLine { code, text: line.text.to_owned() });
        LineUse::Kept
    }

    /// Keeps a line that is in the list of problems.
    pub(super) fn list(&mut self, line: &Columns<'_>) -> LineUse {
        self.keep(line);
        LineUse::Listed
    }

    /// Keeps a line of a player who is not entered.
    pub(super) fn refuse(&mut self, line: &Columns<'_>) -> LineUse {
        self.keep(line);
        LineUse::Refused
    }

    /// Keeps a line whose value is not understood.
    pub(super) fn bad_record(&mut self, line: &Columns<'_>, expected: &'static str) -> LineUse {
        let kind = Kind::BadRecord { code: line.get(1, 3).to_owned() };
        let problem = Problem::new(Place::at(line.line, 5), kind, line.rest(5));
        self.problems.push(problem.expecting(expected));
        self.list(line)
    }

    /// True the first time that a record of this name comes.
    pub(super) fn first_of(&mut self, name: &str) -> bool {
        self.seen.insert(name.to_owned())
    }

    fn xxz(&mut self, line: &Columns<'_>) -> LineUse {
        match numbers(line.rest(5)) {
            Some(ids) => {
                self.absent.push((At { line: line.line, code: "XXZ" }, ids));
                LineUse::Used
            }
            None => self.bad_record(line, "XXZ id id ..."),
        }
    }

    fn xxp(&mut self, line: &Columns<'_>) -> LineUse {
        match numbers(line.rest(5)) {
            Some(ids) => {
                self.forbidden.push((At { line: line.line, code: "XXP" }, ids));
                LineUse::Used
            }
            None => self.bad_record(line, "XXP id id ..."),
        }
    }

    pub(super) fn full(&self) -> bool {
        self.file.players.len() >= MAX_PLAYERS
    }

    /// What needs all lines. Returns those that were kept and are in the data after all.
    fn finish(&mut self) -> Vec<String> {
        self.file.header.scoring = self.scores.scoring();
        self.finish_teams();
        self.trim_rounds();
        let paired = self.resolve_rounds();
        self.finish_engine_lines(paired);
        let taken = self.take_late();
        if let Some((place, count)) = self.zero_ratings.take() {
            self.problems.push(Problem::new(place, Kind::RatingsZero { count }, "0"));
        }
        if let Some(first) = self.long_ids.first() {
            let place = Place::at(*first, PlayerField::Id.first_column());
            let (count, lines) = (self.long_ids.len(), first_lines(&self.long_ids));
            self.problems.push(Problem::new(place, Kind::IdsTooLongKept { count, lines }, ""));
        }
        check::check(self, paired);
        taken
    }

    /// `XXP` holds for all rounds; `XXZ` for the round after the last one paired.
    fn finish_engine_lines(&mut self, paired: u8) {
        let last_round = self.file.header.rounds.unwrap_or(RoundNo(u8::MAX));
        for (at, group) in std::mem::take(&mut self.forbidden) {
            let first_round = RoundNo(1);
            self.file.prohibited.push(Prohibition { first_round, last_round, group });
            self.naming.prohibited.push(at);
        }
        let round = RoundNo(paired).next();
        for (at, numbers) in std::mem::take(&mut self.absent) {
            if !numbers.is_empty() {
                self.file.byes.push(AnnouncedBye { kind: ByeKind::ZeroPoint, round, numbers });
                self.naming.byes.push(at);
            }
        }
    }
}

/// Lines that carry nothing.
fn says_nothing(line: &Columns<'_>) -> Option<Reason> {
    let text = line.text;
    if text.trim().is_empty() {
        return Some(Reason::Blank);
    }
    if text.starts_with(char::is_whitespace) {
        return Some(Reason::Indented);
    }
    let mut code = text.bytes().take(3);
    let first = code.next().unwrap_or(b' ');
    let same_letter =
        first.is_ascii_uppercase() && text.len() > 3 && code.all(|byte| byte == first);
    let digits = text.len() > 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    let template_word = |word: &str| word.bytes().filter(u8::is_ascii_lowercase).count() <= 1;
    let letters_template = same_letter
        && line.char(4) == ' '
        && text.split_whitespace().all(template_word)
        && !is_national(line);
    (digits || letters_template).then_some(Reason::Ruler)
}

/// A federation code with a pairing number.
pub(super) fn is_national(line: &Columns<'_>) -> bool {
    let code = line.get(1, 3);
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && !code.starts_with("BB")
        && number(line.get(5, 8)).is_some()
}

/// A number of four digits at most, from 1.
pub(super) fn number(text: &str) -> Option<Tpn> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|value| digits && (1..=9999).contains(value)).map(Tpn)
}

/// A round number.
pub(super) fn round(text: &str) -> Option<RoundNo> {
    text.trim().parse().ok().filter(|value| *value > 0).map(RoundNo)
}

/// Numbers separated by blanks or commas; zeros are left out.
pub(super) fn numbers(text: &str) -> Option<Vec<Tpn>> {
    text.split([' ', ',', '\t'])
        .filter(|word| word.bytes().any(|byte| byte != b'0'))
        .map(number)
        .collect()
}

/// Points with at most one decimal that counts: `11.5`, `-0.5`, `3`, `,5`.
pub(super) fn points(text: &str) -> Option<Points> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, tenths) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if (whole.is_empty() && tenths.is_empty())
        || !is_number(whole)
        || !is_number(tenths)
        || tenths.bytes().skip(1).any(|byte| byte != b'0')
    {
        return None;
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let tenths = tenths.bytes().next().map_or(0, |byte| i32::from(byte - b'0'));
    let value = whole.checked_mul(10)?.checked_add(tenths)?;
    // Sums over a tournament must not overflow.
    (value <= 1_000_000).then_some(Points(if negative { -value } else { value }))
}
