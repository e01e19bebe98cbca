//! Crosstables of other programs: a row a player, a column a round, `12w1` in the cells. They become the lines of a
//! report, so that whatever is true of reports is true of them.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | `12w1`, `5b½`, `7s0`, `3n=`, `9w+`, `4b-`, `8w*` | a game; letters of colors in English, German, Spanish, French, Italian, Portuguese and Slavic use | nothing |
//! | `8w1u`, `8w½u` | a game that is not rated | nothing |
//! | `-1`, `+`, `-½`, `-0`, `-`, `-w+`, `bye`, nothing | a bye, worth so much; of a full point the pairing gave one a round | nothing |
//! | `-1F`, `-½H`, `-1U`, `-0Z` | the bye that the letter of reports names | nothing |
//! | a list of the round beside the table | which byes they were, which games are not rated, results that the table has open | rows that contradict the table, which counts |
//! | numbers that are ranks and not starting numbers | finds out which by looking which fit each other | nothing |
//! | `+4W`, `=3B`, `-2B` (Vega) | a game: the sign is the result, the letter the color | nothing |
//! | `W12`, `L5`, `D7`, `X3`, `H---`, `B---`, `U---` (wall charts of the United States) | games and byes | that colors are not stated, and how they were given |
//! | points | compares them with the results, as for reports | row, both values |
//! | no crosstable, but a list of players and lists of games from round 1 on ([`assemble`]) | makes the same of them; who has no number is known by name | a game of somebody who is not in the list |
//! | other sheets of the same workbook: a list of players, pairings of later rounds | birth dates, ids, sexes, clubs; those rounds too | nothing |
//! | headings that are codes of tie-breaks (`BH/C1`), here or in a list of standings | takes them for the tie-breaks of the event; their values come from the results | nothing |
//! | other tie-breaks, performances, categories | leaves them: tie-breaks come from the results | the names of those columns |
//! | points that 3, 1 and 0 (or other usual values) explain and 1, ½ and 0 do not | takes those for the scoring | the scoring |
//! | a grid of results, a column a player, nothing or a sign where a player meets himself: `1 ½ 0`, `1 0`, `1½`, half of it too | a round robin, once or twice; rounds and colors by the Berger tables and the numbers of the list | that rounds and colors are not in the table |
//! | the same, some games not played | leaves them open; rounds of which nothing was played are to be paired | the same |
//! | everybody against everybody, once or twice | takes it for a round robin | nothing |
//! | no text above the headings, a sheet called `Crosstable` or `Sheet1` | leaves the name of the event to that of the file | the name |
//! | `2.5`, `2,5`, `2·5`, `2½`, `2 1/2` points | all the same | nothing |
//! | a cell that is none of these | takes it for absence | sheet or file, row and column |
//! | two rows that contradict each other | what the reader of reports does | row, both sides |

mod cell;
mod report;
mod rows;
mod square;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use tournament::ids::Tpn;
use tournament::points::Points;
use tournament::round::{Color, Outcome};
use tournament::tiebreak::Code;

use super::headings::{Column, Mapping, preview};
use super::known_heads::is_points;
use super::players::{ReadPlayer, read_players};
use super::results::{Rows, read_rows};
use super::{Grid, GridRow};
use crate::fold::search_key;
use crate::problem::{Kind, Place, Problem};
use crate::trf::TrfResult;

use cell::{Colors, Raw, raw};
pub use report::Places;
use rows::{Reference, Row, Seat, Table};

/// A crosstable as the bytes of a report, each player in the line of his row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The report.
    pub report: Vec<u8>,
    /// Cells that are no cells of a crosstable.
    pub problems: Vec<Problem>,
    /// Clubs by starting number: a report has no place for them.
    pub clubs: BTreeMap<Tpn, String>,
    /// Where in the tables each part of the report stands.
    pub places: Places,
}

/// Reads a crosstable; `None` if the table is none.
pub fn read_crosstable(grid: &Grid) -> Option<Crosstable> {
    if let Some((table, name)) = read(grid) {
        let by = table.reference();
        return Some(table.report(&name, by));
    }
    let (table, name) = square::read(grid)?;
    Some(table.report(&name, Reference::Number))
}

/// Reads the crosstable of a workbook with what its other sheets say more: lists of players, rounds after
/// those of the table, the kinds of its byes. `None` if no sheet is a crosstable.
pub fn read_event(grids: &[Grid]) -> Option<Crosstable> {
    let found = grids.iter().enumerate().find_map(|(index, grid)| Some((index, read(grid)?)));
    let Some((index, (mut table, name))) = found else { return read_square(grids) };
    let by = table.reference();
    let names = table.names();
    let whole = by == Reference::Number || table.rows.iter().all(|row| row.number.is_some());
    let mut rounds: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for (_, grid) in grids.iter().enumerate().filter(|(at, _)| *at != index) {
        let found = read_rounds(grid, &names, &mut table.problems);
        if found.is_empty() {
            table.complete(grid);
        }
        if table.tie_breaks.is_empty() {
            table.tie_breaks = tie_breaks(grid);
        }
        if whole {
            table.refine(&found, by, grid);
        }
        rounds.extend(found);
    }
    if whole {
        table.later_rounds(&rounds, by);
    }
    Some(table.report(&name, by))
}

/// A grid of a round robin, with what lists of the same players say more of them. Lists of rounds say more than a grid.
fn read_square(grids: &[Grid]) -> Option<Crosstable> {
    if grids.iter().any(|grid| read_rows(grid).is_some_and(|it| !it.games.is_empty())) {
        return None;
    }
    let (index, (mut table, name)) =
        grids.iter().enumerate().find_map(|(index, grid)| Some((index, square::read(grid)?)))?;
    for (_, grid) in grids.iter().enumerate().filter(|(at, _)| *at != index) {
        table.complete(grid);
    }
    Some(table.report(&name, Reference::Number))
}

/// Makes an event of a list of players and of lists of the games of its rounds, the first of them included, where no
/// sheet is a crosstable. `None` if there are no such lists.
pub fn assemble(grids: &[Grid]) -> Option<Crosstable> {
    let lists = grids.iter().filter(|grid| read_rows(grid).is_none_or(|it| it.games.is_empty()));
    let lists = lists.filter_map(|grid| {
        let mapping = preview(grid).mapping;
        mapping.heading_row?;
        let (players, problems) = read_players(grid, &mapping);
        (players.len() > 1).then_some((grid, mapping, players, problems))
    });
    // Of several lists that with most players is the list of all.
    let (list, mapping, players, problems) = lists
        .enumerate()
        .max_by_key(|(at, (_, _, players, _))| (players.len(), std::cmp::Reverse(*at)))
        .map(|(_, found)| found)?;
    let mut seen = BTreeSet::new();
    let numbered = players.iter().all(|it| it.number.is_some_and(|it| it > 0 && seen.insert(it)));
    let row = |(player, place): (ReadPlayer, u16)| {
        let number = if numbered { player.number } else { Some(place) };
        Row { number, rank: None, points: None, player, cells: Vec::new() }
    };
    let rows = players.into_iter().zip(1u16..).map(row).collect();
    let columns = report::Columns::of(list, &mapping);
    let tie_breaks = grids.iter().map(tie_breaks).find(|codes| !codes.is_empty());
    let tie_breaks = tie_breaks.unwrap_or_default();
    let worths = HashMap::new();
    let mut table = Table { rows, problems, columns, worths, tie_breaks, planned: None };
    let names = table.names();
    let mut rounds: BTreeMap<u8, Vec<Seat>> = BTreeMap::new();
    for grid in grids.iter().filter(|grid| !std::ptr::eq(*grid, list)) {
        let found = read_rounds(grid, &names, &mut table.problems);
        if found.is_empty() {
            table.complete(grid);
        }
        for (round, seats) in found {
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
    let columns = report::Columns::of(grid, &mapping);
    let mut table = Table {
        rows: Vec::new(),
        problems,
        columns,
        worths: HashMap::new(),
        tie_breaks: tie_breaks(grid),
        planned: None,
    };
    let by_line: HashMap<u32, &GridRow> = body.iter().map(|row| (row.line, row)).collect();
    for player in players {
        let Some(row) = by_line.get(&player.row) else { continue };
        table.row(row, player, &rounds, colors, &mapping, heads);
    }
    // Rows below the table: notes, totals.
    table.rows.retain(|row| row.number.is_some() || row.rank.is_some());
    if table.rows.len() < 2 {
        return None;
    }
    let last = table.rows.iter().map(|row| row.player.row).max().unwrap_or(0);
    table.problems.retain(|problem| problem.place.line <= last);
    table.problems.extend(unread(grid, heading_row, &mapping, &rounds, &table.tie_breaks));
    Some((table, title_of(grid, heading_row)))
}

/// Codes of tie-breaks among the headings behind the points, in their order.
fn tie_breaks(grid: &Grid) -> Vec<String> {
    let heading_row = preview(grid).mapping.heading_row;
    let heads = heading_row.and_then(|row| grid.rows.get(row)).map(|row| row.cells.as_slice());
    let heads = heads.unwrap_or_default();
    let Some(points) = heads.iter().position(|head| is_points(head)) else { return Vec::new() };
    let mut codes: Vec<String> = Vec::new();
    for head in heads.iter().skip(points + 1).filter(|head| is_tie_break(head)) {
        let code = head.trim().to_owned();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    codes
}

/// A code as the regulations write it. Other programs have short words of their own, and counters of columns.
fn is_tie_break(head: &str) -> bool {
    let head = head.trim();
    head.parse::<Code>().is_ok_and(|code| code.to_string() == head && !code.kind.is_own())
}

/// The columns that hold something which the report has no place for: tie-breaks, performances, categories.
fn unread(
    grid: &Grid,
    heading_row: usize,
    mapping: &Mapping,
    rounds: &[usize],
    tie_breaks: &[String],
) -> Option<Problem> {
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
        let other = other || tie_breaks.iter().any(|code| code == head.trim());
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
        let seat = |number, opponent, result, color| Seat {
            number,
            raw: Raw::Game { number: opponent, color: None, result },
            color: Some(color),
            place: Place { line: game.row, column: 0, part: grid.name.clone() },
        };
        let seats = rounds.entry(round).or_default();
        seats.push(seat(white, black, mine, Color::White));
        seats.push(seat(black, white, theirs, Color::Black));
    }
    for bye in &byes {
        let number = bye.number.or_else(|| by_name(&bye.name));
        // Byes alone make no round.
        let seats = bye.round.and_then(|round| rounds.get_mut(&round));
        if let (Some(seats), Some(number)) = (seats, number) {
            let place = Place { line: bye.row, column: 0, part: grid.name.clone() };
            seats.push(Seat { number, raw: Raw::Bye(bye.kind), color: None, place });
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
    let columns = numbered_columns(heads);
    let is_game = |text: &String| matches!(raw(text), Some(Raw::Game { .. }));
    let games = columns
        .iter()
        .any(|column| body.iter().filter_map(|row| row.cells.get(*column)).any(is_game));
    if games { columns } else { Vec::new() }
}

/// Columns under the numbers from 1 on.
fn numbered_columns(heads: &[String]) -> Vec<usize> {
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
    (1u16..).map_while(|round| found.get(&round).copied()).collect()
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
