//! Checks over the whole report. All are reported, none stops the reading.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::Datelike;
use tournament::ids::Tpn;
use tournament::points::Points;
use tournament::round::ByeKind;

use super::history::Competitors;
use super::read::Reader;
use super::{PlayerField, TrfCell, TrfDate, TrfFile, TrfPlayer, TrfResult};
use crate::problem::{Kind, Place, Problem};

/// Column of the FIDE id in a player record.
const FIDE_ID: u32 = 58;

/// Reports what contradicts itself in the file read.
pub(super) fn check(reader: &mut Reader, paired: u8) {
    let file = &reader.file;
    let lines = &reader.player_lines;
    let mut check = Check {
        file,
        lines,
        by_number: file.by_number(),
        paired: usize::from(paired),
        problems: Vec::new(),
    };
    check.numbers();
    check.ids();
    check.births(reader.this_year);
    check.games();
    check.allocated_byes();
    check.points();
    check.ranks();
    check.counts();
    check.other_records(&reader.national_lines);
    check.naming_records(&reader.naming);
    let mut problems = check.problems;
    reader.problems.append(&mut problems);
}

pub(super) struct Check<'a> {
    pub(super) file: &'a TrfFile,
    lines: &'a [u32],
    pub(super) by_number: HashMap<Tpn, usize>,
    paired: usize,
    problems: Vec<Problem>,
}

impl Check<'_> {
    pub(super) fn report(&mut self, line: u32, column: u32, kind: Kind, found: &str) {
        self.problems.push(Problem::new(Place::at(line, column), kind, found));
    }

    fn numbers(&mut self) {
        if self.file.players.is_empty() {
            self.problems.push(Problem::new(Place::whole(), Kind::NoPlayers {}, ""));
            return;
        }
        for (index, player) in self.file.players.iter().enumerate() {
            let first = self.by_number[&player.number];
            if first != index {
                let kind = Kind::DuplicateNumber {
                    number: player.number.0,
                    line: self.lines[first],
                    first: self.file.players[first].name.clone(),
                    other_line: self.lines[index],
                    other: player.name.clone(),
                };
                self.report(self.lines[index], 5, kind, "");
            }
        }
        let highest = self.by_number.keys().max().map_or(0, |number| number.0);
        let missing: Vec<u16> =
            (1..=highest).filter(|number| !self.by_number.contains_key(&Tpn(*number))).collect();
        if !missing.is_empty() {
            let mut numbers: Vec<String> = missing.iter().take(10).map(u16::to_string).collect();
            if missing.len() > 10 {
                numbers.push("…".to_owned());
            }
            let kind = Kind::MissingNumbers { numbers: numbers.join(" "), count: missing.len() };
            self.problems.push(Problem::new(Place::whole(), kind, ""));
        }
    }

    /// A FIDE id is one person's. A number given twice is told by itself.
    fn ids(&mut self) {
        let mut first_lines: HashMap<u32, usize> = HashMap::new();
        for (index, player) in self.file.players.iter().enumerate() {
            let Some(id) = player.fide_id.filter(|id| *id > 0) else { continue };
            match first_lines.get(&id) {
                Some(first) if self.file.players[*first].number != player.number => {
                    let kind = Kind::DuplicateId { id: id.to_string(), line: self.lines[*first] };
                    self.report(self.lines[index], FIDE_ID, kind, "");
                }
                Some(_) => {}
                None => {
                    first_lines.insert(id, index);
                }
            }
        }
    }

    /// Nobody is born after the event began; where it has no date, after today.
    fn births(&mut self, this_year: Option<i32>) {
        let began = match &self.file.header.start {
            Some(TrfDate::Date(day)) => Some(day.year()),
            Some(TrfDate::Text(_)) | None => this_year,
        };
        let Some(began) = began else { return };
        for (index, player) in self.file.players.iter().enumerate() {
            let Some(year) = player.birth.map(|it| it.year()).filter(|year| *year > began) else {
                continue;
            };
            let year = u16::try_from(year).unwrap_or(u16::MAX);
            let kind = Kind::BirthInFuture { number: player.number.0, year };
            self.report(self.lines[index], PlayerField::Birth.first_column(), kind, "");
        }
    }

    fn games(&mut self) {
        for (index, player) in self.file.players.iter().enumerate() {
            if self.by_number[&player.number] != index {
                continue;
            }
            for (round, cell) in player.rounds.iter().enumerate() {
                if let TrfCell::Paired { opponent, .. } = cell {
                    self.game(index, player, round, *opponent);
                }
            }
        }
    }

    fn game(&mut self, index: usize, player: &TrfPlayer, round_index: usize, opponent: Tpn) {
        let (line, column) = (self.lines[index], round_column(round_index));
        let (number, round) = (player.number.0, round_number(round_index));
        if opponent == player.number {
            self.report(line, column, Kind::SelfPaired { number, round }, "");
            return;
        }
        let Some(other_index) = self.by_number.get(&opponent).copied() else {
            let kind = Kind::UnknownOpponent { number, round, opponent: opponent.0 };
            self.report(line, column, kind, "");
            return;
        };
        let file = self.file;
        let own = player.rounds[round_index];
        let theirs =
            file.players[other_index].rounds.get(round_index).copied().unwrap_or(TrfCell::Empty);
        let mutual =
            matches!(theirs, TrfCell::Paired { opponent, .. } if opponent == player.number);
        if !mutual {
            let kind =
                Kind::NotMutual { number, round, opponent: opponent.0, other: shown(theirs) };
            self.report(line, column, kind, "");
        } else if player.number < opponent {
            self.both_sides((index, other_index), round, own, theirs);
        }
    }

    /// Color and result of one game, seen from both lines.
    fn both_sides(
        &mut self,
        (index, other): (usize, usize),
        round: u16,
        own: TrfCell,
        theirs: TrfCell,
    ) {
        let (
            TrfCell::Paired { color, result, .. },
            TrfCell::Paired { color: other_color, result: other_result, .. },
        ) = (own, theirs)
        else {
            return;
        };
        let line = self.lines[index];
        let column = round_column(usize::from(round) - 1);
        let number = self.file.players[index].number.0;
        let opponent = self.file.players[other].number.0;
        let played = !matches!(result, TrfResult::ForfeitLoss | TrfResult::ForfeitWin);
        match (color, other_color) {
            (Some(color), Some(other)) if color == other => {
                self.report(line, column + 5, Kind::SameColor { number, round, opponent }, "");
            }
            (None, None) if played => {
                self.report(line, column + 5, Kind::MissingColor { number, round }, "");
            }
            _ => {}
        }
        if !fit(result, other_result) {
            let (result, other) = (result.code(), other_result.code());
            let kind = Kind::ResultsClash { number, round, opponent, result, other };
            self.report(line, column + 7, kind, "");
        }
    }

    fn allocated_byes(&mut self) {
        if !self.file.teams.lines.is_empty() {
            return;
        }
        let mut counts: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for (index, player) in self.file.players.iter().enumerate() {
            for (round, cell) in player.rounds.iter().enumerate() {
                if *cell == TrfCell::Bye(ByeKind::PairingAllocated) {
                    let entry = counts.entry(round).or_insert((0, index));
                    *entry = (entry.0 + 1, index);
                }
            }
        }
        for (round, (count, index)) in counts.into_iter().filter(|(_, (count, _))| *count > 1) {
            let kind = Kind::SecondBye { round: round_number(round), count };
            self.report(self.lines[index], round_column(round), kind, "");
        }
    }

    /// Points under record 162. Byes that are only announced may be in the sum or not.
    ///
    /// In team tournaments (310) the individual points are informative; 162 still says what a game is worth.
    fn points(&mut self) {
        let abnormal: BTreeSet<Tpn> =
            self.file.abnormal.iter().flat_map(|entry| entry.numbers.iter().copied()).collect();
        let annulled = self.file.annulled();
        let known = self.file.numbers();
        for (index, player) in self.file.players.iter().enumerate() {
            let Some(written) = player.points else { continue };
            let sum = |rounds: usize| self.file.sum(player, rounds, (&known, &annulled));
            let computed = sum(self.paired);
            let abnormal = abnormal.contains(&player.number);
            if written != computed && written != sum(usize::MAX) && !abnormal {
                let number = player.number.0;
                let kind = Kind::PointsDiffer {
                    number,
                    written: written.to_string(),
                    computed: computed.to_string(),
                };
                self.report(self.lines[index], 81, kind, "");
            }
        }
    }

    /// A better rank with fewer points; one report with the number of cases. Ranks by match points
    /// of teams, or in files that rank nobody, are not looked at.
    fn ranks(&mut self) {
        if self.file.competitors() == Competitors::Teams {
            return;
        }
        let mut ranked: Vec<(u16, Points, usize)> = self
            .file
            .players
            .iter()
            .enumerate()
            .filter_map(|(index, player)| Some((player.rank?, player.points?, index)))
            .collect();
        ranked.sort_by_key(|(rank, points, _)| (*rank, -points.0));
        let mut cases = ranked.windows(2).filter(|pair| pair[0].1 < pair[1].1).peekable();
        let Some(pair) = cases.peek() else { return };
        let (better, worse) = (pair[0], pair[1]);
        let kind = Kind::RankOrder {
            number: self.file.players[better.2].number.0,
            rank: better.0,
            other: self.file.players[worse.2].number.0,
            other_rank: worse.0,
            count: cases.count(),
        };
        self.report(self.lines[better.2], 86, kind, "");
    }

    fn counts(&mut self) {
        let header = &self.file.header;
        let n_players = u32::try_from(self.file.players.len()).unwrap_or(u32::MAX);
        let n_teams = u32::try_from(self.file.teams.teams.len()).unwrap_or(u32::MAX);
        let mut differs = Vec::new();
        if let Some(written) = header.n_players.filter(|count| *count != n_players) {
            differs.push(Kind::CountDiffers { code: "062", written, counted: n_players });
        }
        if let Some(written) = header.n_teams.filter(|count| *count != n_teams && n_teams > 0) {
            differs.push(Kind::CountDiffers { code: "082", written, counted: n_teams });
        }
        let n_rounds =
            self.file.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
        let held = round_number(n_rounds.saturating_sub(1));
        if let Some(rounds) = header.rounds.filter(|rounds| usize::from(rounds.0) < n_rounds) {
            differs.push(Kind::RoundsBeyond { rounds: u16::from(rounds.0), held });
        }
        if !self.file.abnormal.is_empty() {
            differs.push(Kind::AbnormalPoints { count: self.file.abnormal.len() });
        }
        let problems = differs.into_iter().map(|kind| Problem::new(Place::whole(), kind, ""));
        self.problems.extend(problems);
    }

    /// National records, and byes of record 240 beside those of the lines.
    fn other_records(&mut self, national_lines: &[u32]) {
        let file = self.file;
        for (entry, line) in file.national.iter().zip(national_lines) {
            self.named(*line, &entry.federation, entry.player.number);
        }
        if file.competitors() == Competitors::Teams {
            return;
        }
        for ((round, number), kind) in file.announced() {
            let player = self.by_number.get(&number).map(|index| (*index, &file.players[*index]));
            let Some((index, player)) = player else { continue };
            match player.rounds.get(round.index()) {
                Some(TrfCell::Empty) | None => {}
                Some(TrfCell::Bye(written)) if *written == kind => {}
                Some(_) => {
                    let kind = Kind::ByesDiffer { number: number.0, round: u16::from(round.0) };
                    self.report(self.lines[index], round_column(round.index()), kind, "");
                }
            }
        }
    }

    pub(super) fn named(&mut self, line: u32, code: &str, number: Tpn) {
        if !self.by_number.contains_key(&number) {
            let kind = Kind::NumberWithoutPlayer { code: code.to_owned(), number: number.0 };
            self.report(line, 0, kind, "");
        }
    }
}

/// Whether two codes can be the two sides of one game. An arbiter may give both the loss, or a draw
/// and a loss (Laws 2023, 11.10; Competition Rules).
pub(super) fn fit(own: TrfResult, theirs: TrfResult) -> bool {
    use TrfResult::{
        Draw, DrawUnrated, ForfeitLoss, ForfeitWin, Loss, LossUnrated, Unfinished, Win, WinUnrated,
    };
    match own {
        Win => theirs == Loss,
        Draw => matches!(theirs, Draw | Loss),
        Loss => matches!(theirs, Win | Draw | Loss),
        WinUnrated => theirs == LossUnrated,
        DrawUnrated => matches!(theirs, DrawUnrated | LossUnrated),
        LossUnrated => matches!(theirs, WinUnrated | DrawUnrated | LossUnrated),
        ForfeitWin => theirs == ForfeitLoss,
        ForfeitLoss => matches!(theirs, ForfeitWin | ForfeitLoss),
        Unfinished => theirs == Unfinished,
    }
}

fn shown(cell: TrfCell) -> String {
    match cell {
        TrfCell::Paired { opponent, .. } => opponent.to_string(),
        TrfCell::Bye(_) => "0000".to_owned(),
        TrfCell::Empty => "-".to_owned(),
    }
}

fn round_column(round: usize) -> u32 {
    u32::try_from(92 + 10 * round).unwrap_or(u32::MAX)
}

fn round_number(round: usize) -> u16 {
    u16::try_from(round + 1).unwrap_or(u16::MAX)
}
