//! Writing: one dialect, CRLF, header in numeric order, players by starting rank.

use std::borrow::Cow;
use std::io::{self, Write};

use tournament::history::Scoring;
use tournament::ids::{RoundNo, Tpn};
use tournament::player::Sex;
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::columns::left;
use super::{
    Header, KeptLine, PlayerField, TieBreakRecord, TrfCell, TrfDate, TrfFile, TrfPlayer, TrfResult,
};
use crate::date::birth_text;
use crate::fold;
use crate::problem::{Kind, Place, Problem};

/// Comments that this program reads again begin so.
pub(super) const OWN_COMMENT: &str = "### arbiter ";

/// How to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    /// For whom.
    pub dialect: Dialect,
    /// Which letters.
    pub letters: Letters,
}

impl Default for WriteOptions {
    fn default() -> WriteOptions {
        WriteOptions { dialect: Dialect::Trf26, letters: Letters::Utf8 }
    }
}

/// Editions of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Version 2026, all data.
    Trf26,
    /// Version 2016: no records from 142 on and no national ratings. Settings, announced byes and
    /// prohibitions have no place in it.
    Trf16,
    /// Version 2016 with the lines of JaVaFo (`XXR XXC XXS XXZ XXA XXP`).
    Javafo,
}

/// Letters of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    /// As they are, UTF-8 without a mark.
    Utf8,
    /// Only ASCII ([`crate::fold`]), for FIDE's upload and old programs.
    Ascii,
}

/// Writes a report. Returns what did not fit.
///
/// # Errors
/// Only those of `out`.
pub fn write(
    file: &TrfFile,
    options: WriteOptions,
    out: &mut impl Write,
) -> io::Result<Vec<Problem>> {
    let mut writer = Writer { options, out: String::new(), problems: Vec::new() };
    writer.header(&file.header);
    writer.settings(file);
    writer.kept_header(file);
    writer.team_lines(file, &["352", "362"]);
    match options.dialect {
        // An engine pairs from what stands.
        Dialect::Javafo => writer.players(file),
        Dialect::Trf26 | Dialect::Trf16 => writer.players(&file.as_rated()),
    }
    if options.dialect == Dialect::Trf26 {
        writer.national(file);
    }
    writer.team_lines(file, &["013", "310", "300", "320", "330"]);
    match options.dialect {
        Dialect::Trf26 => writer.records(file),
        Dialect::Javafo => writer.engine_lines(file),
        Dialect::Trf16 => {}
    }
    writer.team_lines(file, &["801", "802"]);
    // What this program reads again, and others leave out, stands in reports of 2016 too.
    let is_written = |line: &&KeptLine| match options.dialect {
        Dialect::Trf26 => !line.is_header(),
        Dialect::Trf16 => line.text.starts_with(OWN_COMMENT),
        Dialect::Javafo => false,
    };
    for line in file.kept.iter().filter(is_written) {
        writer.line(&line.text);
    }
    if options.dialect != Dialect::Javafo {
        for line in file.late_lines() {
            writer.line(line.trim_end());
        }
    }
    out.write_all(writer.out.as_bytes())?;
    Ok(writer.problems)
}

/// Where a kept line stands among others: comments, then records by code, in the order of the file.
pub fn kept_order(line: &str) -> (u8, &str) {
    let code = line.get(..3).unwrap_or(line);
    if line.starts_with('#') { (0, "#") } else { (1, code) }
}

impl KeptLine {
    /// Records before 240 stand above the players.
    pub(super) fn is_header(&self) -> bool {
        self.code.len() == 3
            && self.text.chars().nth(3).is_none_or(|sign| sign == ' ')
            && self.code.parse::<u16>().is_ok_and(|code| code != 1 && code < 240)
    }
}

struct Writer {
    options: WriteOptions,
    out: String,
    problems: Vec<Problem>,
}

impl Writer {
    /// One line. Line ends inside a value would make records of it: they become blanks.
    fn line(&mut self, text: &str) {
        let text = self.letters(text);
        self.out.extend(text.chars().map(|letter| match letter {
            '\r' | '\n' => ' ',
            other => other,
        }));
        self.out.push_str("\r\n");
    }

    fn letters<'a>(&self, text: &'a str) -> Cow<'a, str> {
        match self.options.letters {
            Letters::Utf8 => Cow::Borrowed(text),
            Letters::Ascii => Cow::Owned(fold::to_ascii(text)),
        }
    }

    fn record(&mut self, code: &str, value: &str) {
        if !value.is_empty() {
            self.line(&format!("{code} {value}"));
        }
    }

    fn header(&mut self, header: &Header) {
        let count = |count: Option<u32>| count.map(|count| count.to_string()).unwrap_or_default();
        let date = |date: &Option<TrfDate>| match date {
            Some(TrfDate::Date(date)) => date.format("%Y/%m/%d").to_string(),
            Some(TrfDate::Text(text)) => text.clone(),
            None => String::new(),
        };
        self.record("012", &header.name);
        self.record("022", &header.city);
        self.record("032", &header.federation);
        self.record("042", &date(&header.start));
        self.record("052", &date(&header.end));
        self.record("062", &count(header.n_players));
        self.record("072", &count(header.n_rated));
        self.record("082", &count(header.n_teams));
        self.record("092", &header.kind);
        self.record("102", &header.chief_arbiter);
        for deputy in &header.deputies {
            self.record("112", deputy);
        }
        for times in &header.allotted_times {
            self.record("122", times);
        }
        if header.round_dates.iter().any(Option::is_some) {
            let mut line = format!("132{}", " ".repeat(88));
            for date in &header.round_dates {
                match date {
                    Some(date) => line.push_str(&date.format("%y/%m/%d  ").to_string()),
                    None => line.push_str(&" ".repeat(10)),
                }
            }
            self.line(line.trim_end());
        }
    }

    /// Records 142 to 222, or the engine lines in their place.
    fn settings(&mut self, file: &TrfFile) {
        let header = &file.header;
        match self.options.dialect {
            Dialect::Trf16 => {}
            Dialect::Javafo => {
                if let Some(rounds) = header.rounds {
                    self.line(&format!("XXR {rounds}"));
                }
                match header.initial_color {
                    Some(Color::White) => self.line("XXC white1"),
                    Some(Color::Black) => self.line("XXC black1"),
                    None => {}
                }
                if header.scoring != Scoring::default() {
                    self.line(&xxs(&header.scoring));
                }
            }
            Dialect::Trf26 => {
                if let Some(rounds) = header.rounds {
                    self.line(&format!("142 {rounds}"));
                }
                match header.initial_color {
                    Some(Color::White) => self.line("152 W"),
                    Some(Color::Black) => self.line("152 B"),
                    None => {}
                }
                if let Some(line) = score_system(&header.scoring) {
                    self.line(&line);
                }
                if let Some(rank) = &header.starting_rank {
                    let line = format!("172 {} {}", rank.federation, rank.method);
                    self.line(&line.replace("172  ", "172 "));
                }
                self.record("182", &header.controller);
                self.record("192", &header.system);
                if let Some(list) = &header.tie_breaks {
                    let (code, mut codes) = (list.record.code(), list.codes.clone());
                    if list.record == TieBreakRecord::Full
                        && !codes.iter().any(|code| code == "PTS")
                    {
                        codes.insert(0, "PTS".to_owned());
                    }
                    self.record(code, &codes.join(","));
                }
                self.record("222", &header.time_control);
            }
        }
    }

    /// Kept records of the header among those written, in the order of their numbers.
    fn kept_header(&mut self, file: &TrfFile) {
        let old = self.options.dialect != Dialect::Trf26;
        for line in file.kept.iter().filter(|line| line.is_header()) {
            if !old || line.code.as_str() <= "132" {
                self.line(&line.text);
            }
        }
        let mut lines: Vec<&str> = self.out.split_inclusive("\r\n").collect();
        // The engine lines of JaVaFo follow the numbers.
        lines.sort_by_key(|line| line.get(..3).unwrap_or_default());
        self.out = lines.concat();
    }

    fn team_lines(&mut self, file: &TrfFile, codes: &[&str]) {
        let old = self.options.dialect != Dialect::Trf26;
        for code in codes.iter().filter(|code| !old || **code == "013") {
            for line in file.teams.lines.iter().filter(|line| line.code == **code) {
                self.line(&line.text);
            }
        }
    }

    fn players(&mut self, file: &TrfFile) {
        let mut players: Vec<&TrfPlayer> = file.players.iter().collect();
        players.sort_by_key(|player| player.number);
        let n_rounds = players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
        let paired = usize::from(file.paired_rounds().0);
        let won = file.won_by_forfeit();
        for player in players {
            let mut line = self.person("001", player);
            for round in 0..n_rounds {
                let cell = match player.rounds.get(round) {
                    None if round < paired => TrfCell::Bye(ByeKind::ZeroPoint),
                    None => TrfCell::Empty,
                    Some(cell) => *cell,
                };
                match cell {
                    // A match won by forfeit is no bye.
                    TrfCell::Bye(ByeKind::FullPoint) if won.contains(&(player.number, round)) => {
                        line.push_str("  0000 - +");
                    }
                    cell => push_cell(&mut line, cell),
                }
            }
            self.line(&line);
        }
    }

    fn national(&mut self, file: &TrfFile) {
        for entry in &file.national {
            let line = self.person(&entry.federation, &entry.player);
            self.line(line.trim_end());
        }
    }

    /// Columns 1-89.
    fn person(&mut self, code: &str, player: &TrfPlayer) -> String {
        let number = player.number;
        let name = self.letters(&player.name).into_owned();
        let length = name.chars().count();
        if length > 33 {
            let kind = Kind::CutToColumns { number: number.0, length };
            self.problems.push(Problem::new(Place::whole(), kind, &name));
        }
        let sex = player.sex.map(|sex| if sex == Sex::Male { "m" } else { "w" }.to_owned());
        let sex = self.value(player, PlayerField::Sex, sex, 1);
        let title = player.title.map(|title| title.code().to_owned());
        let title = self.value(player, PlayerField::Title, title, 3);
        let rating = self.value(player, PlayerField::Rating, text(player.rating), 4);
        let id = self.value(player, PlayerField::Id, text(player.fide_id), 11);
        let birth = self.value(player, PlayerField::Birth, player.birth.map(birth_text), 10);
        let points = self.value(player, PlayerField::Points, text(player.points), 4);
        let rank = self.value(player, PlayerField::Rank, text(player.rank), 4);
        // Part of a name would be the code of somebody else.
        let mut federation = self.letters(player.federation.trim()).into_owned();
        if federation.chars().count() > 3 {
            let kind = Kind::DoesNotFit { number: number.0, field: "federation" };
            self.problems.push(Problem::new(Place::whole(), kind, &federation));
            federation.clear();
        }
        format!(
            "{} {number:>4} {sex:1}{title:>3} {} {rating:>4} {} {id:>11} {birth:<10} {points:>4} {rank:>4}",
            left(code, 3),
            left(&name, 33),
            left(&federation, 3),
        )
    }

    /// A value or the odd text that stood in its place, if it fits.
    fn value(
        &mut self,
        player: &TrfPlayer,
        field: PlayerField,
        value: Option<String>,
        width: usize,
    ) -> String {
        let odd = || player.odd.iter().find(|odd| odd.field == field).map(|odd| odd.text.clone());
        let text = value.or_else(odd).unwrap_or_default();
        let text = self.letters(&text).into_owned();
        if text.chars().count() > width {
            let kind = Kind::DoesNotFit { number: player.number.0, field: field.name() };
            self.problems.push(Problem::new(Place::whole(), kind, &text));
            return String::new();
        }
        text
    }

    /// Records 240 to 299.
    fn records(&mut self, file: &TrfFile) {
        for bye in &file.byes {
            let mut line = format!("240 {} {:>3}", bye_code(bye.kind), bye.round);
            push_numbers(&mut line, &bye.numbers);
            self.line(&line);
        }
        for entry in &file.acceleration {
            self.line(&format!(
                "250 {:>4} {:>4} {:>3} {:>3} {:>4} {:>4}",
                text(entry.match_points).unwrap_or_default(),
                text(entry.points).unwrap_or_default(),
                entry.first_round,
                entry.last_round,
                entry.first,
                entry.last,
            ));
        }
        for entry in &file.prohibited {
            let mut line = format!("260 {:>3} {:>3}", entry.first_round, entry.last_round);
            push_numbers(&mut line, &entry.group);
            self.line(&line);
        }
        for entry in &file.abnormal {
            let mut line = format!(
                "299 {}  {:>4}  {:>4}  {:>3}",
                entry.kind.unwrap_or(' '),
                text(entry.match_points).unwrap_or_default(),
                text(entry.points).unwrap_or_default(),
                text(entry.round).unwrap_or_default(),
            );
            push_numbers(&mut line, &entry.numbers);
            self.line(&line);
        }
    }

    /// Announced byes of the next round, acceleration and prohibitions as JaVaFo reads them.
    fn engine_lines(&mut self, file: &TrfFile) {
        let absent: Vec<Tpn> = file.absent_in_next_round().into_keys().collect();
        if !absent.is_empty() {
            let mut line = "XXZ".to_owned();
            push_numbers(&mut line, &absent);
            self.line(&line);
        }
        let history = file.history();
        let rounds = file.paired_rounds().next().0.max(history.rounds_planned.0);
        for row in &history.players {
            let points: Vec<Points> = (1..=rounds)
                .map(|round| {
                    let holds = |entry: &&tournament::history::Acceleration| {
                        (entry.first_round.0..=entry.last_round.0).contains(&round)
                            && (entry.first..=entry.last).contains(&row.tpn)
                    };
                    history.acceleration.iter().filter(holds).map(|entry| entry.points).sum()
                })
                .collect();
            if let Some(last) = points.iter().rposition(|points| *points != Points::ZERO) {
                let mut line = format!("XXA {:>4}", row.tpn);
                for points in &points[..=last] {
                    line.push_str(&format!(" {points:>4}"));
                }
                self.line(&line);
            }
        }
        let next = file.paired_rounds().next();
        let holds_next = |first: RoundNo, last: RoundNo| (first..=last).contains(&next);
        for entry in history
            .prohibited
            .iter()
            .filter(|entry| holds_next(entry.first_round, entry.last_round))
        {
            let mut line = "XXP".to_owned();
            push_numbers(&mut line, &entry.group);
            self.line(&line);
        }
    }
}

impl PlayerField {
    fn name(self) -> &'static str {
        match self {
            PlayerField::Sex => "sex",
            PlayerField::Title => "title",
            PlayerField::Rating => "rating",
            PlayerField::Id => "id",
            PlayerField::Birth => "birth date",
            PlayerField::Points => "points",
            PlayerField::Rank => "rank",
        }
    }
}

impl TieBreakRecord {
    fn code(self) -> &'static str {
        match self {
            TieBreakRecord::AfterPoints => "202",
            TieBreakRecord::Full => "212",
        }
    }
}

fn text<T: ToString>(value: Option<T>) -> Option<String> {
    value.map(|value| value.to_string())
}

fn push_numbers(line: &mut String, numbers: &[Tpn]) {
    for number in numbers {
        line.push_str(&format!(" {number:>4}"));
    }
}

/// Ten columns: two blanks, opponent, color, result. Never an opponent beside a bye code.
fn push_cell(line: &mut String, cell: TrfCell) {
    match cell {
        TrfCell::Empty => line.push_str("          "),
        TrfCell::Bye(kind) => line.push_str(&format!("  0000 - {}", bye_code(kind))),
        TrfCell::Paired { opponent, color, result } => {
            let color = match color {
                Some(Color::White) => 'w',
                Some(Color::Black) => 'b',
                None => '-',
            };
            let code: char = TrfResult::code(result);
            line.push_str(&format!("  {opponent:>4} {color} {code}"));
        }
    }
}

fn bye_code(kind: ByeKind) -> char {
    match kind {
        ByeKind::PairingAllocated => 'U',
        ByeKind::FullPoint => 'F',
        ByeKind::HalfPoint => 'H',
        ByeKind::ZeroPoint => 'Z',
    }
}

/// Record 162 with the values that are not implied; `None` if all are.
fn score_system(scoring: &Scoring) -> Option<String> {
    let default = Scoring::default();
    let values = [
        ('W', scoring.win, default.win),
        ('D', scoring.draw, default.draw),
        ('L', scoring.loss, default.loss),
        ('A', scoring.absent, default.absent),
        ('P', scoring.pab, scoring.win),
        ('X', scoring.unknown, scoring.draw),
    ];
    let mut line = "162".to_owned();
    for (symbol, value, implied) in values {
        if value != implied {
            line.push_str(&format!("  {symbol}{value:>4}  "));
        }
    }
    (line.len() > 3).then(|| line.trim_end().to_owned())
}

fn xxs(scoring: &Scoring) -> String {
    let Scoring { win, draw, loss, absent, pab, .. } = scoring;
    format!(
        "XXS WW={win} BW={win} WD={draw} BD={draw} WL={loss} BL={loss} ZPB={absent} HPB={draw} FPB={win} PAB={pab} FW={win} FL={absent}"
    )
}
