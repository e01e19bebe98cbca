//! Records 012 to 222 and the engine lines that mean the same.

use tournament::history::Scoring;
use tournament::ids::RoundNo;
use tournament::points::Points;
use tournament::round::Color;

use super::columns::Columns;
use super::read::{Reader, points};
use super::{KeptLine, LineUse, StartingRank, TieBreakRecord, TieBreaks, TrfDate};
use crate::date::{event_date, event_span};
use crate::problem::Kind;

impl Reader {
    /// Reads a record about the tournament; `None` if the code is none of them.
    pub(super) fn header(&mut self, code: &str, line: &Columns<'_>) -> Option<LineUse> {
        let value = line.rest(5);
        Some(match code {
            "112" => {
                self.file.header.deputies.extend(Some(value.to_owned()).filter(|v| !v.is_empty()));
                LineUse::Used
            }
            "122" | "123" => {
                let times = &mut self.file.header.allotted_times;
                times.extend(Some(value.to_owned()).filter(|text| !text.is_empty()));
                LineUse::Used
            }
            "162" => self.score_system(line),
            "XXS" => self.xxs(line),
            "XXC" => self.xxc(line),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => self.bbp_score(code, line),
            "012" | "022" | "032" | "042" | "052" | "062" | "072" | "082" | "092" | "102"
            | "142" | "XXR" | "152" | "172" | "182" | "192" | "202" | "212" | "222" => {
                if value.is_empty() {
                    return Some(LineUse::Used);
                }
                let slot = match code {
                    "XXR" => "142",
                    "212" => "202",
                    code => code,
                };
                if self.first_of(slot) {
                    self.single(code, line, value)
                } else {
                    self.repeated(code, line, value)
                }
            }
            _ => return None,
        })
    }

    /// A second record: the same number of rounds in two notations says nothing new.
    fn repeated(&mut self, code: &str, line: &Columns<'_>, value: &str) -> LineUse {
        let rounds = self.file.header.rounds.map(|rounds| rounds.to_string());
        if matches!(code, "142" | "XXR") && rounds.as_deref() == Some(value) {
            return LineUse::Used;
        }
        self.problem(line, 1, Kind::RepeatedRecord { code: code.to_owned() }, value);
        self.list(line)
    }

    fn single(&mut self, code: &str, line: &Columns<'_>, value: &str) -> LineUse {
        if matches!(code, "042" | "052") {
            let date = Some(self.date(code, line, value));
            let header = &mut self.file.header;
            let (slot, said) = match code {
                "042" => (&mut header.start, &mut self.days.0),
                _ => (&mut header.end, &mut self.days.1),
            };
            *slot = date;
            value.clone_into(said);
            let (start, end) = event_span(&self.days.0, &self.days.1);
            for (slot, day) in [(&mut header.start, start), (&mut header.end, end)] {
                if let (Some(TrfDate::Date(date)), Some(day)) = (slot, day) {
                    *date = day;
                }
            }
            return LineUse::Used;
        }
        let header = &mut self.file.header;
        let text = value.to_owned();
        match code {
            "012" => header.name = text,
            "022" => header.city = text,
            "032" => header.federation = text,
            "092" => header.kind = text,
            "102" => header.chief_arbiter = text,
            "182" => header.controller = text,
            "192" => header.system = text,
            "222" => header.time_control = text,
            "172" => header.starting_rank = Some(starting_rank(value)),
            "202" => header.tie_breaks = Some(tie_breaks(value, TieBreakRecord::AfterPoints)),
            "212" => header.tie_breaks = Some(tie_breaks(value, TieBreakRecord::Full)),
            "152" => match value.chars().next() {
                Some('W' | 'w') => header.initial_color = Some(Color::White),
                Some('B' | 'b') => header.initial_color = Some(Color::Black),
                _ => return self.bad_record(line, "W or B"),
            },
            "142" | "XXR" => match value.split_whitespace().next().map(str::parse::<u8>) {
                Some(Ok(rounds)) if rounds > 0 => header.rounds = Some(RoundNo(rounds)),
                _ => return self.bad_record(line, "1-255"),
            },
            "062" | "072" | "082" => return self.count(code, line, value),
            _ => return self.bad_record(line, ""),
        }
        LineUse::Used
    }

    fn date(&mut self, code: &str, line: &Columns<'_>, value: &str) -> TrfDate {
        match event_date(value) {
            Some(date) => TrfDate::Date(date),
            None => {
                self.problem(line, 5, Kind::BadDate { code: code.to_owned() }, value);
                TrfDate::Text(value.to_owned())
            }
        }
    }

    /// `88 (85)`: the first number counts.
    fn count(&mut self, code: &str, line: &Columns<'_>, value: &str) -> LineUse {
        let digits = value.bytes().take_while(u8::is_ascii_digit).count();
        let Ok(count) = value[..digits].parse::<u32>() else {
            return self.bad_record(line, "a number");
        };
        let header = &mut self.file.header;
        match code {
            "062" => header.n_players = Some(count),
            "072" => header.n_rated = Some(count),
            _ => header.n_teams = Some(count),
        }
        let rest = value[digits..].trim();
        if !rest.is_empty() {
            self.problem(line, 5, Kind::ExtraText { code: code.to_owned() }, rest);
        }
        LineUse::Used
    }

    /// Record 132: the column gives the round, near to 92 + 10 (r - 1); several records follow each
    /// other.
    pub(super) fn round_dates(&mut self, line: &Columns<'_>) -> LineUse {
        let mut found = Vec::new();
        for (column, word) in words_by_column(line) {
            let Some(date) = event_date(word) else {
                return self.bad_record(line, "YY/MM/DD ...");
            };
            found.push((column, date));
        }
        let dates = &mut self.file.header.round_dates;
        let round_of = |column: usize| column.checked_sub(88).map(|offset| offset / 10);
        let mut last = dates.len().checked_sub(1);
        let in_columns = found.iter().all(|(column, _)| {
            let round = round_of(*column).filter(|round| *round < 255 && Some(*round) > last);
            last = round.or(last);
            round.is_some()
        });
        for (column, date) in found {
            if in_columns {
                dates.resize(round_of(column).unwrap_or(dates.len()), None);
            }
            if dates.len() < 255 {
                dates.push(Some(date));
            }
        }
        LineUse::Used
    }

    /// Record 162: pairs of symbol and points.
    fn score_system(&mut self, line: &Columns<'_>) -> LineUse {
        let text: String = line.rest(5).to_owned();
        let mut pairs = Vec::new();
        let mut rest = text.trim_start();
        while let Some(symbol) = rest.chars().next() {
            let after = rest[symbol.len_utf8()..].trim_start();
            let end = after.find(char::is_whitespace).unwrap_or(after.len());
            let value = points(&after[..end]);
            match (symbol, value) {
                // bbpPairings writes Z for the value that the format calls A.
                ('Z', Some(value)) => pairs.push(('A', value)),
                ('W' | 'D' | 'L' | 'A' | 'P' | 'X', Some(value)) => pairs.push((symbol, value)),
                _ => return self.bad_record(line, "W, D, L, A, P or X and points"),
            }
            rest = after[end..].trim_start();
        }
        for (symbol, value) in pairs {
            self.scores.set(symbol, value);
        }
        LineUse::Used
    }

    fn bbp_score(&mut self, code: &str, line: &Columns<'_>) -> LineUse {
        let Some(value) = points(line.rest(5)) else {
            return self.bad_record(line, "points");
        };
        match code {
            "BBW" => self.scores.set('W', value),
            "BBD" => self.scores.set('D', value),
            "BBL" => self.scores.set('L', value),
            "BBU" => self.scores.set('P', value),
            // Zero-point byes and forfeit losses share one value; the first record gives it.
            _ if self.scores.absent.is_none_or(|absent| absent == value) => {
                self.scores.set('A', value);
            }
            _ => {
                let kind = Kind::UnequalScores { code: code.to_owned(), value: value.to_string() };
                self.problem(line, 5, kind, line.rest(5));
                return self.list(line);
            }
        }
        LineUse::Used
    }

    /// `XXS CODE=VALUE ...`. Values by color or kind of bye must agree within their group.
    fn xxs(&mut self, line: &Columns<'_>) -> LineUse {
        let mut unequal = false;
        for word in line.rest(5).split([' ', ',']).filter(|word| !word.is_empty()) {
            let parsed =
                word.split_once('=').and_then(|(code, value)| Some((code, points(value)?)));
            let Some((code, value)) = parsed else {
                return self.bad_record(line, "XXS CODE=VALUE ...");
            };
            let slot = match code {
                "W" | "WW" | "BW" | "FW" | "FPB" => 'W',
                "D" | "WD" | "BD" | "HPB" => 'D',
                "L" | "WL" | "BL" => 'L',
                "ZPB" | "FL" => 'A',
                "PAB" => 'P',
                _ => return self.bad_record(line, "XXS CODE=VALUE ..."),
            };
            if !self.scores.set_if_equal(slot, value) {
                let kind = Kind::UnequalScores { code: code.to_owned(), value: value.to_string() };
                self.problem(line, 5, kind, word);
                unequal = true;
            }
        }
        if unequal { self.list(line) } else { LineUse::Used }
    }

    /// `XXC white1`, `XXC black1`: the initial color. `XXC rank`, alone or with it, makes one engine number the
    /// players by their places in the file; here they keep their numbers, and the word is kept.
    fn xxc(&mut self, line: &Columns<'_>) -> LineUse {
        let mut by_rank = false;
        for word in line.rest(5).split_whitespace() {
            match word.to_ascii_lowercase().as_str() {
                "white1" => self.file.header.initial_color = Some(Color::White),
                "black1" => self.file.header.initial_color = Some(Color::Black),
                "rank" => by_rank = true,
                _ => return self.bad_record(line, "white1 or black1"),
            }
        }
        if !by_rank {
            return LineUse::Used;
        }
        self.problem(line, 5, Kind::NumbersByRank {}, line.rest(5));
        let kept = KeptLine { code: "XXC".to_owned(), text: "XXC rank".to_owned() };
        self.file.kept.push(kept);
        LineUse::Listed
    }
}

/// Values of 162 as far as given.
#[derive(Default)]
pub(super) struct ScoreParts {
    win: Option<Points>,
    draw: Option<Points>,
    loss: Option<Points>,
    absent: Option<Points>,
    pab: Option<Points>,
    unknown: Option<Points>,
}

impl ScoreParts {
    fn slot(&mut self, symbol: char) -> &mut Option<Points> {
        match symbol {
            'W' => &mut self.win,
            'D' => &mut self.draw,
            'L' => &mut self.loss,
            'A' => &mut self.absent,
            'P' => &mut self.pab,
            _ => &mut self.unknown,
        }
    }

    fn set(&mut self, symbol: char, value: Points) {
        *self.slot(symbol) = Some(value);
    }

    fn set_if_equal(&mut self, symbol: char, value: Points) -> bool {
        *self.slot(symbol).get_or_insert(value) == value
    }

    /// TRF26, record 162: P counts as W and X as D unless given.
    pub(super) fn scoring(&self) -> Scoring {
        let default = Scoring::default();
        let win = self.win.unwrap_or(default.win);
        let draw = self.draw.unwrap_or(default.draw);
        Scoring {
            win,
            draw,
            loss: self.loss.unwrap_or(default.loss),
            absent: self.absent.unwrap_or(default.absent),
            pab: self.pab.unwrap_or(win),
            unknown: self.unknown.unwrap_or(draw),
        }
    }
}

/// `FRA NIDOF` or only the method.
fn starting_rank(value: &str) -> StartingRank {
    match value.split_once(char::is_whitespace) {
        Some((federation, method)) => {
            StartingRank { federation: federation.to_owned(), method: method.trim().to_owned() }
        }
        None => StartingRank { federation: String::new(), method: value.to_owned() },
    }
}

fn tie_breaks(value: &str, record: TieBreakRecord) -> TieBreaks {
    let mut codes: Vec<String> =
        value.split([',', ' ']).filter(|code| !code.is_empty()).map(str::to_owned).collect();
    let is_points = |code: &String| code.eq_ignore_ascii_case("PTS");
    // Record 202 is applied after the points; in a whole list a second naming of those that lead splits nobody.
    if record == TieBreakRecord::AfterPoints || codes.first().is_some_and(is_points) {
        codes.retain(|code| !is_points(code));
    }
    TieBreaks { record, codes }
}

/// Words from column 5 with the columns where they start.
fn words_by_column<'a>(line: &Columns<'a>) -> Vec<(usize, &'a str)> {
    let mut words = Vec::new();
    let mut start = None;
    let text = line.text;
    for (column, (offset, letter)) in text.char_indices().enumerate().skip(4) {
        match (start, letter.is_whitespace()) {
            (None, false) => start = Some((column + 1, offset)),
            (Some((column, from)), true) => {
                words.push((column, &text[from..offset]));
                start = None;
            }
            _ => {}
        }
    }
    words.extend(start.map(|(column, from)| (column, &text[from..])));
    words
}
