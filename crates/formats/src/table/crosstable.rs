//! Crosstables of other programs: a row a player, a column a round, `12w1` in the cells. They become the lines of a
//! report, so that whatever is true of reports is true of them.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | `12w1`, `5b½`, `7s0`, `3n=`, `9w+`, `4b-`, `8w*` | a game; letters of colors in English, German, Spanish, French, Italian, Portuguese and Slavic use | nothing |
//! | `-1`, `+`, `-½`, `-0`, `-`, nothing | a bye, worth so much | how many, and what they were taken for |
//! | numbers that are ranks and not starting numbers | finds out which by looking which fit each other | nothing |
//! | `+4W`, `=3B`, `-2B` (Vega) | a game: the sign is the result, the letter the color | nothing |
//! | points | compares them with the results, as for reports | row, both values |
//! | no crosstable, but a list of players and lists of games from round 1 on ([`assemble`]) | makes the same of them; who has no number is known by name | a game of somebody who is not in the list |
//! | other sheets of the same workbook: a list of players, pairings of later rounds | birth dates, ids, sexes, clubs; those rounds too | nothing |
//! | tie-breaks, performances, categories | leaves them: tie-breaks come from the results | the names of those columns |
//! | no text above the headings, a sheet called `Crosstable` or `Sheet1` | leaves the name of the event to that of the file | the name |
//! | `2.5`, `2,5`, `2·5`, `2½`, `2 1/2` points | all the same | nothing |
//! | a cell that is none of these | takes it for absence | row and column |
//! | two rows that contradict each other | what the reader of reports does | row, both sides |

use std::collections::{BTreeMap, BTreeSet};

use tournament::ids::Tpn;
use tournament::player::Title;
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Outcome};

use super::headings::{Column, Mapping, is_points, preview};
use super::players::{ReadPlayer, read_players};
use super::results::{Rows, read_rows};
use super::{Grid, GridRow};
use crate::fold::search_key;
use crate::problem::{Kind, Place, Problem};
use crate::trf::{TrfCell, TrfFile, TrfPlayer, TrfResult, WriteOptions, write};

/// A crosstable as the bytes of a report, each player in the line of his row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The report.
    pub report: Vec<u8>,
    /// Cells that are no cells of a crosstable.
    pub problems: Vec<Problem>,
    /// Clubs by starting number: a report has no place for them.
    pub clubs: BTreeMap<Tpn, String>,
}

/// Reads a crosstable; `None` if the table is none.
pub fn read_crosstable(grid: &Grid) -> Option<Crosstable> {
    let (table, name) = read(grid)?;
    let by = table.reference();
    Some(table.report(&name, by))
}

/// Reads the crosstable of a workbook with what its other sheets say more: lists of players, rounds after
/// those of the table. `None` if no sheet is a crosstable.
pub fn read_event(grids: &[Grid]) -> Option<Crosstable> {
    let (index, (mut table, name)) =
        grids.iter().enumerate().find_map(|(index, grid)| Some((index, read(grid)?)))?;
    let by = table.reference();
    let names = table.names();
    let mut rounds: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for (_, grid) in grids.iter().enumerate().filter(|(at, _)| *at != index) {
        let found = read_rounds(grid, &names, &mut table.problems);
        if found.is_empty() {
            table.complete(grid);
        }
        rounds.extend(found);
    }
    if by == Reference::Number || table.rows.iter().all(|row| row.number.is_some()) {
        table.later_rounds(&rounds, by);
    }
    Some(table.report(&name, by))
}

/// Makes an event of a list of players and of lists of the games of its rounds, the first of them included, where no
/// sheet is a crosstable. `None` if there are no such lists.
pub fn assemble(grids: &[Grid]) -> Option<Crosstable> {
    let lists = grids.iter().filter(|grid| read_rows(grid).is_none_or(|it| it.games.is_empty()));
    let lists = lists.filter_map(|grid| {
        let mapping = preview(grid).mapping;
        mapping.heading_row?;
        let (players, problems) = read_players(grid, &mapping);
        (players.len() > 1).then_some((grid, players, problems))
    });
    // Of several lists that with most players is the list of all.
    let (list, players, problems) = lists
        .enumerate()
        .max_by_key(|(at, (_, players, _))| (players.len(), std::cmp::Reverse(*at)))
        .map(|(_, found)| found)?;
    let mut seen = BTreeSet::new();
    let numbered = players.iter().all(|it| it.number.is_some_and(|it| it > 0 && seen.insert(it)));
    let row = |(player, place): (ReadPlayer, u16)| {
        let number = if numbered { player.number } else { Some(place) };
        Row { number, rank: None, points: None, player, cells: Vec::new() }
    };
    let rows = players.into_iter().zip(1u16..).map(row).collect();
    let mut table = Table { rows, problems };
    let names = table.names();
    let mut rounds: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for grid in grids.iter().filter(|grid| !std::ptr::eq(*grid, list)) {
        for (round, seats) in read_rounds(grid, &names, &mut table.problems) {
            rounds.entry(round).or_default().extend(seats);
        }
    }
    if !rounds.contains_key(&1) {
        return None;
    }
    table.later_rounds(&rounds, Reference::Number);
    Some(table.report("", Reference::Number))
}

fn read(grid: &Grid) -> Option<(Table, String)> {
    let mapping = preview(grid).mapping;
    let heading_row = mapping.heading_row?;
    let heads = &grid.rows.get(heading_row)?.cells;
    let body = grid.rows.get(heading_row + 1..)?;
    let rounds = round_columns(heads, body);
    if rounds.is_empty() {
        return None;
    }
    let colors = Colors::of(body, &rounds);
    let (players, problems) = read_players(grid, &mapping);
    let mut table = Table { rows: Vec::new(), problems };
    for player in players {
        let Some(row) = body.iter().find(|row| row.line == player.row) else { continue };
        table.row(row, player, &rounds, colors, &mapping, heads);
    }
    // Rows below the table: notes, totals.
    table.rows.retain(|row| row.number.is_some() || row.rank.is_some());
    if table.rows.len() < 2 {
        return None;
    }
    let last = table.rows.iter().map(|row| row.player.row).max().unwrap_or(0);
    table.problems.retain(|problem| problem.place.line <= last);
    table.problems.extend(unread(grid, heading_row, &mapping, &rounds));
    Some((table, title_of(grid, heading_row)))
}

/// The columns that hold something which the report has no place for: tie-breaks, performances, categories.
fn unread(grid: &Grid, heading_row: usize, mapping: &Mapping, rounds: &[usize]) -> Option<Problem> {
    let mut rated = false;
    let mut taken = |column: &Column| match column {
        // One rating is read.
        Column::Rating(_) => !std::mem::replace(&mut rated, true),
        Column::Team | Column::Category | Column::NationalId | Column::Email | Column::Phone => {
            false
        }
        Column::Number
        | Column::Surname
        | Column::GivenName
        | Column::FullName
        | Column::Title
        | Column::Federation
        | Column::FideId
        | Column::Birth
        | Column::Sex
        | Column::Club => true,
    };
    let row = grid.rows.get(heading_row)?;
    let mut columns = Vec::new();
    for (at, head) in row.cells.iter().enumerate() {
        let column = mapping.columns.get(at).and_then(Option::as_ref);
        let known = column.is_some_and(&mut taken);
        let other = head.is_empty() || is_rank(head) || is_points(head) || rounds.contains(&at);
        if !known && !other {
            columns.push(head.as_str());
        }
    }
    if columns.is_empty() {
        return None;
    }
    let kind = Kind::ColumnsUnread { columns: columns.join(", ") };
    Some(Problem::new(Place { line: row.line, column: 0, part: grid.name.clone() }, kind, ""))
}

/// Somebody in a round: who, by starting number, and what for.
type Seat = (u16, Raw, Option<Color>);

/// The rounds that a list of games has: games, then byes below them. Who has no number is known by name.
fn read_rounds(
    grid: &Grid,
    names: &BTreeMap<String, u16>,
    problems: &mut Vec<Problem>,
) -> BTreeMap<u8, Vec<Seat>> {
    let mut rounds: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    let Some(Rows { games, byes, .. }) = read_rows(grid) else { return rounds };
    let by_name = |name: &str| names.get(&search_key(name)).copied();
    for game in &games {
        let Some(round) = game.round else { continue };
        let sides = game.numbers.or_else(|| by_name(&game.white).zip(by_name(&game.black)));
        let Some((white, black)) = sides else {
            let place = Place { line: game.row, column: 0, part: grid.name.clone() };
            let found = format!("{} – {}", game.white, game.black);
            problems.push(Problem::new(place, Kind::GameOfNobody {}, &found));
            continue;
        };
        let (mine, theirs) = both_sides(game.outcome);
        let seat = |number, result| Raw::Game { number, color: None, result };
        let seats = rounds.entry(round).or_default();
        seats.push((white, seat(black, mine), Some(Color::White)));
        seats.push((black, seat(white, theirs), Some(Color::Black)));
    }
    for bye in &byes {
        let number = bye.number.or_else(|| by_name(&bye.name));
        // Byes alone make no round.
        let seats = bye.round.and_then(|round| rounds.get_mut(&round));
        if let (Some(seats), Some(number)) = (seats, number) {
            seats.push((number, Raw::Bye(bye.kind), None));
        }
    }
    rounds
}

fn both_sides(outcome: Option<Outcome>) -> (TrfResult, TrfResult) {
    match outcome {
        None => (TrfResult::Unfinished, TrfResult::Unfinished),
        Some(Outcome::Played { white, black, rated }) => {
            (TrfResult::of_game(white, rated), TrfResult::of_game(black, rated))
        }
        Some(Outcome::Forfeit { winner }) => (
            TrfResult::of_forfeit(winner == Some(Color::White)),
            TrfResult::of_forfeit(winner == Some(Color::Black)),
        ),
    }
}

/// Columns of the rounds in order: headings such as `1.Rd`, `Rd. 1`, `R1`, `Ronda 1`, `1`, above cells of games.
fn round_columns(heads: &[String], body: &[GridRow]) -> Vec<usize> {
    let mut found: BTreeMap<u16, usize> = BTreeMap::new();
    for (index, head) in heads.iter().enumerate() {
        let digits: String = head.chars().filter(char::is_ascii_digit).collect();
        let words: String =
            head.chars().filter(|letter| letter.is_alphabetic()).collect::<String>().to_lowercase();
        let is_round = matches!(
            words.as_str(),
            "" | "r" | "rd" | "rnd" | "round" | "ronda" | "rda" | "runde" | "ronde" | "rp" | "kolo"
        );
        if let (true, Ok(round @ 1..=99)) = (is_round, digits.parse::<u16>()) {
            found.entry(round).or_insert(index);
        }
    }
    let columns: Vec<usize> = (1u16..).map_while(|round| found.get(&round).copied()).collect();
    let is_game = |text: &String| matches!(raw(text), Some(Raw::Game { color: Some(_), .. }));
    let games = columns
        .iter()
        .any(|column| body.iter().filter_map(|row| row.cells.get(*column)).any(is_game));
    if games { columns } else { Vec::new() }
}

/// What a cell holds, before numbers and colors are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Raw {
    Game {
        number: u16,
        color: Option<char>,
        result: TrfResult,
    },
    Bye(ByeKind),
    /// A full point without a game: the pairing gave it if nobody else has one in that round.
    Point,
}

fn raw(text: &str) -> Option<Raw> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    if let Some(game) = signed_first(&text) {
        return Some(game);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let mut letters = rest.chars();
    let color = letters.next().map(|letter| letter.to_ascii_lowercase());
    match (number.parse::<u16>(), color) {
        (Ok(number @ 1..), Some(color)) if color.is_alphabetic() => {
            let result = result(letters.as_str())?;
            Some(Raw::Game { number, color: Some(color), result })
        }
        _ => match text.trim_start_matches(['-', '–', '.']) {
            "" | "0" => Some(Raw::Bye(ByeKind::ZeroPoint)),
            "½" | "=" | "0.5" | "0,5" | "0·5" | "1/2" | "1⁄2" => {
                Some(Raw::Bye(ByeKind::HalfPoint))
            }
            "1" | "+" => Some(Raw::Point),
            _ => None,
        },
    }
}

/// `+4W`: won against 4 with White.
fn signed_first(text: &str) -> Option<Raw> {
    let result = match text.chars().next()? {
        '+' => TrfResult::Win,
        '=' => TrfResult::Draw,
        '-' => TrfResult::Loss,
        _ => return None,
    };
    let rest = text.get(1..)?;
    let color = rest.chars().last().filter(|letter| matches!(letter, 'W' | 'B' | 'w' | 'b'))?;
    let number = rest.get(..rest.len() - 1)?.parse().ok().filter(|number| *number > 0)?;
    Some(Raw::Game { number, color: Some(color.to_ascii_lowercase()), result })
}

fn result(text: &str) -> Option<TrfResult> {
    Some(match text {
        "1" => TrfResult::Win,
        "0" => TrfResult::Loss,
        "½" | "=" | "0.5" | "0,5" | "0·5" | "1/2" | "1⁄2" => TrfResult::Draw,
        "+" | "1K" | "1k" | "1F" | "1f" => TrfResult::ForfeitWin,
        "-" | "–" | "0K" | "0k" | "0F" | "0f" => TrfResult::ForfeitLoss,
        "1u" => TrfResult::WinUnrated,
        "½u" => TrfResult::DrawUnrated,
        "0u" => TrfResult::LossUnrated,
        "" | "*" | "?" => TrfResult::Unfinished,
        _ => return None,
    })
}

/// Letters of the colors: `b` is White where the other letter is that of another language's Black.
#[derive(Clone, Copy)]
struct Colors {
    b_is_white: bool,
}

impl Colors {
    fn of(body: &[GridRow], rounds: &[usize]) -> Colors {
        let cells = body.iter().flat_map(|row| rounds.iter().filter_map(|it| row.cells.get(*it)));
        let mut letters = cells.filter_map(|cell| match raw(cell) {
            Some(Raw::Game { color, .. }) => color,
            _ => None,
        });
        // negras, noires, neri; pretas; černí, czarne.
        Colors { b_is_white: letters.any(|letter| matches!(letter, 'n' | 'p' | 'c' | 'č')) }
    }

    fn color(self, letter: char) -> Option<Color> {
        match letter {
            'w' => Some(Color::White),
            'b' if self.b_is_white => Some(Color::White),
            'b' | 's' | 'n' | 'p' | 'c' | 'č' => Some(Color::Black),
            _ => None,
        }
    }
}

struct Row {
    player: ReadPlayer,
    /// Starting number.
    number: Option<u16>,
    /// Rank, if the table has one.
    rank: Option<u16>,
    /// Points, if the table has them.
    points: Option<Points>,
    cells: Vec<(Raw, Option<Color>)>,
}

/// What the numbers in the cells are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reference {
    Number,
    Rank,
}

struct Table {
    rows: Vec<Row>,
    problems: Vec<Problem>,
}

impl Table {
    fn row(
        &mut self,
        row: &GridRow,
        mut player: ReadPlayer,
        rounds: &[usize],
        colors: Colors,
        mapping: &Mapping,
        heads: &[String],
    ) {
        let rank = heads.iter().position(|head| is_rank(head)).and_then(|at| row.cells.get(at));
        let rank = rank.and_then(|cell| cell.trim_end_matches('.').parse().ok());
        let points = heads.iter().position(|head| is_points(head)).and_then(|at| row.cells.get(at));
        let points = points.and_then(|cell| read_points(cell));
        // Titles stand under no heading in some tables.
        if player.title.is_none() && !mapping.columns.contains(&Some(Column::Title)) {
            let unnamed = heads.iter().zip(&row.cells).filter(|(head, _)| head.trim().is_empty());
            player.title = unnamed.filter_map(|(_, cell)| cell.parse::<Title>().ok()).next();
        }
        let mut cells = Vec::with_capacity(rounds.len());
        for column in rounds {
            let text = row.cells.get(*column).map(String::as_str).unwrap_or_default();
            let found = raw(text).unwrap_or_else(|| {
                let column = u32::try_from(column + 1).unwrap_or(u32::MAX);
                let place = Place::at(row.line, column);
                let problem = Problem::new(place, Kind::BadCell {}, text);
                self.problems.push(problem.expecting("12w1, 5b½, -1"));
                Raw::Bye(ByeKind::ZeroPoint)
            });
            let color = match found {
                Raw::Game { color: Some(letter), .. } => colors.color(letter),
                _ => None,
            };
            cells.push((found, color));
        }
        self.rows.push(Row { number: player.number, rank, points, player, cells });
    }

    /// Starting numbers by name, of those whose name nobody else has.
    fn names(&self) -> BTreeMap<String, u16> {
        let mut names: BTreeMap<String, Option<u16>> = BTreeMap::new();
        for row in &self.rows {
            let name = names.entry(search_key(&row.player.full_name()));
            name.and_modify(|it| *it = None).or_insert(row.number);
        }
        names.into_iter().filter_map(|(name, number)| Some((name, number?))).collect()
    }

    /// What a list of the same players says more of them.
    fn complete(&mut self, grid: &Grid) {
        let mapping = preview(grid).mapping;
        let (players, _) = read_players(grid, &mapping);
        let known: BTreeMap<(Option<u16>, String), ReadPlayer> = players
            .into_iter()
            .filter(|player| player.number.is_some())
            .map(|player| ((player.number, search_key(&player.full_name())), player))
            .collect();
        for row in &mut self.rows {
            let own = &mut row.player;
            let Some(more) = known.get(&(row.number, search_key(&own.full_name()))) else {
                continue;
            };
            own.birth = own.birth.or(more.birth);
            own.sex = own.sex.or(more.sex);
            own.fide_id = own.fide_id.or(more.fide_id);
            own.title = own.title.or(more.title);
            if own.club.is_empty() {
                own.club.clone_from(&more.club);
            }
            if own.ratings.is_empty() {
                own.ratings.clone_from(&more.ratings);
            }
        }
    }

    /// Adds rounds that follow those of the table, each with all its players.
    fn later_rounds(&mut self, rounds: &BTreeMap<u8, Vec<Seat>>, by: Reference) {
        let keys: BTreeMap<u16, u16> =
            self.rows.iter().filter_map(|row| Some((row.number?, Self::key(row, by)?))).collect();
        let mut n_rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        while let Some(seats) = u8::try_from(n_rounds + 1).ok().and_then(|at| rounds.get(&at)) {
            for row in &mut self.rows {
                row.cells.resize(n_rounds, (Raw::Bye(ByeKind::ZeroPoint), None));
                let seat = seats.iter().find(|(number, ..)| Some(*number) == row.number);
                let cell = seat.map(|(_, raw, color)| match raw {
                    Raw::Game { number, result, .. } => {
                        let number = keys.get(number).copied().unwrap_or(*number);
                        (Raw::Game { number, color: None, result: *result }, *color)
                    }
                    other => (*other, *color),
                });
                row.cells.push(cell.unwrap_or((Raw::Bye(ByeKind::ZeroPoint), None)));
                // The points of the table are those before these rounds.
                row.points = None;
            }
            n_rounds += 1;
        }
    }

    fn key(row: &Row, by: Reference) -> Option<u16> {
        match by {
            Reference::Number => row.number,
            Reference::Rank => row.rank,
        }
    }

    /// Numbers or ranks: whichever makes more of the games fit each other.
    fn reference(&self) -> Reference {
        let fitting = |by: Reference| {
            let rows: BTreeMap<u16, &Row> =
                self.rows.iter().filter_map(|row| Some((Self::key(row, by)?, row))).collect();
            let fits = |(own, row): (&u16, &&Row)| {
                let games = row.cells.iter().enumerate().filter(|(round, (cell, _))| {
                    let Raw::Game { number, .. } = cell else { return false };
                    let other = rows.get(number).and_then(|other| other.cells.get(*round));
                    matches!(other, Some((Raw::Game { number, .. }, _)) if number == own)
                });
                games.count()
            };
            rows.iter().map(fits).sum::<usize>()
        };
        // Where both fit, a table that ranks its rows counts by them.
        let ranks = fitting(Reference::Rank);
        if ranks > 0 && ranks >= fitting(Reference::Number) {
            Reference::Rank
        } else {
            Reference::Number
        }
    }

    fn report(self, name: &str, by: Reference) -> Crosstable {
        let whole = self.rows.iter().all(|row| row.number.is_some());
        // Starting numbers where everybody has one, else what the cells refer to.
        let number_of = |row: &Row| if whole { row.number } else { Self::key(row, by) };
        let numbers: BTreeMap<u16, u16> = self
            .rows
            .iter()
            .filter_map(|row| Some((Self::key(row, by)?, number_of(row)?)))
            .collect();
        let n_rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let points: Vec<usize> = (0..n_rounds)
            .map(|round| {
                let has = |row: &&Row| matches!(row.cells.get(round), Some((Raw::Point, _)));
                self.rows.iter().filter(has).count()
            })
            .collect();
        let cell = |round: usize, raw: Raw, color: Option<Color>| match raw {
            Raw::Game { number, result, .. } => TrfCell::Paired {
                opponent: Tpn(numbers.get(&number).copied().unwrap_or(number)),
                color,
                result,
            },
            Raw::Bye(kind) => TrfCell::Bye(kind),
            Raw::Point if points[round] == 1 => TrfCell::Bye(ByeKind::PairingAllocated),
            Raw::Point => TrfCell::Bye(ByeKind::FullPoint),
        };
        let mut file = TrfFile::default();
        file.header.name = name.to_owned();
        let mut rows_of = BTreeMap::new();
        let mut clubs = BTreeMap::new();
        for row in &self.rows {
            let Some(number) = number_of(row) else { continue };
            rows_of.insert(number, row.player.row);
            if !row.player.club.is_empty() {
                clubs.insert(Tpn(number), row.player.club.clone());
            }
            let cells = row.cells.iter().enumerate();
            file.players.push(TrfPlayer {
                rounds: cells.map(|(round, (raw, color))| cell(round, *raw, *color)).collect(),
                points: row.points,
                ..person(&row.player, Tpn(number))
            });
        }
        let mut bytes = Vec::new();
        write(&file, WriteOptions::default(), &mut bytes).expect("writing to memory cannot fail");
        Crosstable { report: in_rows(&bytes, &rows_of), problems: self.problems, clubs }
    }
}

fn person(player: &ReadPlayer, number: Tpn) -> TrfPlayer {
    TrfPlayer {
        number,
        sex: player.sex,
        title: player.title,
        name: player.full_name(),
        rating: player.ratings.first().map(|(_, value)| *value),
        federation: player.federation.clone(),
        fide_id: player.fide_id,
        birth: player.birth,
        points: None,
        rank: None,
        rounds: Vec::new(),
        odd: Vec::new(),
    }
}

/// The lines of a report with each player in the line of his row, the others below.
fn in_rows(report: &[u8], rows_of: &BTreeMap<u16, u32>) -> Vec<u8> {
    let text = String::from_utf8_lossy(report);
    let (players, others): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with("001 "));
    let last = rows_of.values().max().copied().unwrap_or(0);
    let mut lines = vec![""; usize::try_from(last).unwrap_or(0)];
    for line in players {
        let number = line.get(4..8).and_then(|text| text.trim().parse().ok());
        let row = number.and_then(|number: u16| rows_of.get(&number)).copied().unwrap_or(last);
        if let Some(place) = usize::try_from(row).ok().and_then(|row| lines.get_mut(row.max(1) - 1))
        {
            *place = line;
        }
    }
    lines.extend(others);
    lines.join("\r\n").into_bytes()
}

/// Points with any sign of the decimals: `2.5`, `2,5`, `2·5`, `2½`, `2 1/2`.
fn read_points(text: &str) -> Option<Points> {
    let text = text.trim().replace(['·', '‧', '∙', '˙'], ".");
    let text = text.replace("1⁄2", "1/2").replace(" 1/2", "½");
    Points::read(&text)
}

fn is_rank(head: &str) -> bool {
    let word: String = head.chars().filter(|letter| letter.is_alphabetic()).collect();
    let word = word.to_lowercase();
    ["rk", "rank", "rg", "rang", "pl", "place", "platz", "puesto", "pto", "pos", "clas", "cl"]
        .contains(&word.as_str())
}

/// The first text above the headings that is no web address, else the name of the sheet unless that only says what
/// a sheet is; the name of the file is better then.
fn title_of(grid: &Grid, heading_row: usize) -> String {
    let above = grid
        .rows
        .iter()
        .take(heading_row)
        .filter_map(|row| row.cells.iter().find(|cell| !cell.is_empty()));
    let title = above.into_iter().find(|text| {
        let text = text.to_lowercase();
        !text.contains("chess-results") && !text.contains("http")
    });
    let named = grid.name.clone().filter(|name| !is_name_of_any_sheet(name));
    title.cloned().or(named).unwrap_or_default()
}

/// `Crosstable`, `Sheet1`, `Hoja 2`: names that programs give.
fn is_name_of_any_sheet(name: &str) -> bool {
    let key = search_key(name);
    let word = key.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == ' ');
    [
        "crosstable",
        "cross table",
        "standings",
        "sheet",
        "table",
        "results",
        "cuadro cruzado",
        "tabla cruzada",
        "clasificacion",
        "hoja",
        "tabla",
        "kreuztabelle",
        "tabelle",
        "fortschrittstabelle",
        "grille americaine",
        "feuille",
        "feuil",
        "foglio",
        "folha",
        "planilha",
        "",
    ]
    .contains(&word)
}
