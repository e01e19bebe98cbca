//! Grids of a round robin: a row and a column for each player, results in the cells, nothing where a player meets
//! himself. Rounds and colors are in none of them: they are those of the Berger tables (C.05 Annex 1) by the numbers of
//! the list, and the arbiter is told so.

use std::collections::HashMap;

use tournament::berger::{self, Cycles, Options};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::cell::Raw;
use super::report::Columns;
use super::rows::{Cell, Planned, Row, Table};
use super::{is_rank, numbered_columns, read_points, title_of, unread};
use crate::problem::{Kind, Problem};
use crate::table::headings::{Column, Mapping, preview};
use crate::table::known_heads::{by_heading, is_points};
use crate::table::players::{ReadPlayer, read_players};
use crate::table::{Grid, GridRow};
use crate::trf::TrfResult;

/// Most players of a round robin that anybody plays twice in 255 rounds.
const MOST: usize = 100;

/// A grid as rounds; `None` if the table is none.
pub(super) fn read(grid: &Grid) -> Option<(Table, String)> {
    let mapping = mapping(grid)?;
    let heading_row = mapping.heading_row?;
    let heads = &grid.rows.get(heading_row)?.cells;
    let body = grid.rows.get(heading_row + 1..)?;
    let columns = numbered_columns(heads);
    if !(3..=MOST).contains(&columns.len()) {
        return None;
    }
    let (players, mut problems) = read_players(grid, &mapping);
    if players.len() != columns.len() {
        return None;
    }
    let by_line: HashMap<u32, &GridRow> = body.iter().map(|row| (row.line, row)).collect();
    let rows: Option<Vec<&GridRow>> =
        players.iter().map(|player| by_line.get(&player.row).copied()).collect();
    let rows = rows?;
    let found = Found::of(&rows, &players, heads, &columns)?;
    let last = players.last().map_or(0, |player| player.row);
    problems.retain(|problem| problem.place.line <= last);
    problems.extend(unread(grid, heading_row, &mapping, &columns, &[]));
    let places = Columns::of(grid, &mapping);
    let place = places.place(grid.rows[heading_row].line, None);
    problems.push(Problem::new(place, Kind::RoundsByBerger {}, ""));
    let table = found.table(rows, players, problems, places, heads, &columns);
    Some((table, title_of(grid, heading_row)))
}

/// Rows in which the headings are looked for.
const HEADING_ROWS: usize = 60;

/// What the columns are. A heading of names and numbers behind it are enough.
fn mapping(grid: &Grid) -> Option<Mapping> {
    let mapping = preview(grid).mapping;
    let counts = |cells: &[String]| numbered_columns(cells).len() > 2;
    let heads = mapping.heading_row.and_then(|row| grid.rows.get(row));
    if heads.is_some_and(|row| counts(&row.cells)) {
        return Some(mapping);
    }
    let is_name =
        |cell: &String| matches!(by_heading(cell), Some(Column::FullName | Column::Surname));
    let mut rows = grid.rows.iter().take(HEADING_ROWS);
    let row = rows.position(|row| row.cells.iter().any(is_name) && counts(&row.cells))?;
    let columns = grid.rows[row].cells.iter().map(|cell| by_heading(cell)).collect();
    Some(Mapping { heading_row: Some(row), columns })
}

/// What stands in the grid.
struct Found {
    /// By row: the number of its player in the Berger table.
    numbers: Vec<u16>,
    /// By row: its column among those of the grid.
    own: Vec<usize>,
    /// By row and row: results of the first against the second.
    games: Vec<Vec<Vec<TrfResult>>>,
    cycles: Cycles,
}

impl Found {
    fn of(
        rows: &[&GridRow],
        players: &[ReadPlayer],
        heads: &[String],
        columns: &[usize],
    ) -> Option<Found> {
        let count = rows.len();
        let cell = |row: usize, column: usize| {
            rows[row].cells.get(columns[column]).map_or("", String::as_str)
        };
        let ranks = heads.iter().position(|head| is_rank(head));
        let rank = |row: usize| ranks.and_then(|at| rank_in(rows[row], at));
        let number = |row: usize| players[row].number;
        let orders = [Some((0..count).collect()), order(count, number), order(count, rank)];
        let is_own = |own: &Vec<usize>| (0..count).all(|row| is_diagonal(cell(row, own[row])));
        let own: Vec<usize> = orders.into_iter().flatten().find(is_own)?;
        let mut games = vec![vec![Vec::new(); count]; count];
        for (row, of_row) in games.iter_mut().enumerate() {
            for (other, games) in of_row.iter_mut().enumerate().filter(|(other, _)| *other != row) {
                *games = results(cell(row, own[other]))?;
            }
        }
        let cycles = complete(&mut games)?;
        let numbers = match order(count, number) {
            Some(numbers) => numbers,
            None => own.clone(),
        };
        let numbers = numbers.iter().map(|at| u16::try_from(at + 1).unwrap_or(u16::MAX)).collect();
        Some(Found { numbers, own, games, cycles })
    }

    fn table(
        self,
        rows: Vec<&GridRow>,
        players: Vec<ReadPlayer>,
        problems: Vec<Problem>,
        places: Columns,
        heads: &[String],
        columns: &[usize],
    ) -> Table {
        let n_players = u16::try_from(rows.len()).unwrap_or(u16::MAX);
        let options = Options { cycles: self.cycles, ..Options::default() };
        let planned = u8::try_from(berger::n_rounds(n_players, options)).unwrap_or(u8::MAX);
        let away = |row: &GridRow| Cell {
            raw: Raw::Bye(ByeKind::ZeroPoint),
            color: None,
            place: places.place(row.line, None),
        };
        let mut cells: Vec<Vec<Cell>> =
            rows.iter().map(|row| (0..planned).map(|_| away(row)).collect()).collect();
        let row_of = |number: Tpn| self.numbers.iter().position(|it| *it == number.0);
        let mut played = 0;
        for no in (1..=planned).map(RoundNo) {
            let round = usize::from(no.0) - 1;
            let drawn = berger::place(n_players, no, options)
                .and_then(|place| Ok((place, berger::round(n_players, no, options)?)));
            let Ok((place, drawn)) = drawn else { break };
            for (white, black) in drawn.pairs {
                let (Some(white), Some(black)) = (row_of(white), row_of(black)) else { continue };
                for (own, other, color) in
                    [(white, black, Color::White), (black, white, Color::Black)]
                {
                    let result = self.games[own][other].get(usize::from(place.cycle) - 1).copied();
                    if result.is_some() {
                        played = round + 1;
                    }
                    cells[own][round] = Cell {
                        raw: Raw::Game {
                            number: self.numbers[other],
                            color: None,
                            result: result.unwrap_or(TrfResult::Unfinished),
                        },
                        color: Some(color),
                        place: places.place(rows[own].line, Some(columns[self.own[other]])),
                    };
                }
            }
        }
        let points_at = heads.iter().position(|head| is_points(head));
        let rank_at = heads.iter().position(|head| is_rank(head));
        let points = |row: &GridRow| read_points(row.cells.get(points_at?)?);
        let made = rows.iter().zip(players).zip(cells).zip(&self.numbers).map(
            |(((row, player), mut cells), number)| {
                // Rounds of which nothing is known are still to be paired.
                cells.truncate(played);
                let rank = rank_at.and_then(|column| rank_in(row, column));
                Row { number: Some(*number), rank, points: points(row), player, cells }
            },
        );
        let system = match self.cycles {
            Cycles::Single => "berger",
            Cycles::Double => "berger-double",
        };
        Table {
            rows: made.collect(),
            problems,
            columns: places,
            worths: HashMap::new(),
            tie_breaks: Vec::new(),
            planned: Some(Planned { system, rounds: planned }),
        }
    }
}

fn rank_in(row: &GridRow, column: usize) -> Option<u16> {
    row.cells.get(column)?.trim_end_matches(['.', '=']).parse().ok()
}

/// Places from 0 where the numbers are 1 to so many, each once.
fn order(count: usize, number: impl Fn(usize) -> Option<u16>) -> Option<Vec<usize>> {
    let mut seen = vec![false; count];
    let place = |row: usize| {
        let at = usize::from(number(row)?).checked_sub(1)?;
        let slot = seen.get_mut(at)?;
        (!std::mem::replace(slot, true)).then_some(at)
    };
    (0..count).map(place).collect()
}

/// Where a player would meet himself.
fn is_diagonal(text: &str) -> bool {
    text.chars().all(|sign| sign.is_whitespace() || "xX×*-–—■█▓▒#\\/|●•".contains(sign))
}

/// The results of a cell, one for each game, none where nothing was played; `None` if it holds something else.
fn results(text: &str) -> Option<Vec<TrfResult>> {
    use TrfResult::{Draw, ForfeitLoss, ForfeitWin, Loss, Win};
    let text = text.trim().replace("1/2", "½").replace("1⁄2", "½");
    let is_sum = text.contains(['.', ',', '·']) && !text.contains([' ', '½']) || text == "2";
    if is_sum && let Some(sum) = read_points(&text) {
        return [
            (Points::ZERO, vec![Loss]),
            (Points::HALF, vec![Draw]),
            (Points::ONE, vec![Win]),
            (Points::ONE + Points::HALF, vec![Win, Draw]),
            (Points::whole(2), vec![Win, Win]),
        ]
        .into_iter()
        .find_map(|(worth, results)| (worth == sum).then_some(results));
    }
    // A dash parts two results, and stands for a game that nobody came to.
    let forfeits = text.contains('+') || text.chars().all(|sign| "-– ".contains(sign));
    let mut results = Vec::new();
    for sign in text.chars() {
        results.push(match sign {
            '1' => Win,
            '0' => Loss,
            '½' | '=' => Draw,
            '+' => ForfeitWin,
            '-' | '–' if forfeits => ForfeitLoss,
            ' ' | '-' | '–' | '/' | ':' | ',' | ';' | '|' | '*' | '?' | '\u{a0}' | '\n' => {
                continue;
            }
            _ => return None,
        });
    }
    (results.len() <= 2).then_some(results)
}

fn opposite(result: TrfResult) -> TrfResult {
    match result {
        TrfResult::Win => TrfResult::Loss,
        TrfResult::Loss => TrfResult::Win,
        TrfResult::ForfeitWin => TrfResult::ForfeitLoss,
        TrfResult::ForfeitLoss => TrfResult::ForfeitWin,
        other => other,
    }
}

/// Fills in what only one of the two players has, and says in how many cycles they play; `None` if the cells do not
/// belong to each other as those of a round robin do.
fn complete(games: &mut [Vec<Vec<TrfResult>>]) -> Option<Cycles> {
    let worth = |results: &[TrfResult]| {
        let worth = |result: &TrfResult| match result {
            TrfResult::Win | TrfResult::ForfeitWin => 2,
            TrfResult::Draw => 1,
            _ => 0,
        };
        results.iter().map(worth).sum::<u32>()
    };
    let (mut filled, mut odd, mut cycles, mut pairs) = (0, 0, 1, 0);
    let n = games.len();
    for (own, other) in (0..n).flat_map(|own| (0..own).map(move |other| (own, other))) {
        let (mine, theirs) = (games[own][other].clone(), games[other][own].clone());
        let turned = |results: &[TrfResult]| -> Vec<TrfResult> {
            results.iter().map(|result| opposite(*result)).collect()
        };
        pairs += 1;
        filled += usize::from(!mine.is_empty() || !theirs.is_empty());
        cycles = cycles.max(mine.len()).max(theirs.len());
        let both_away = |results: &[TrfResult]| {
            !results.is_empty() && results.iter().all(|it| *it == TrfResult::ForfeitLoss)
        };
        if turned(&mine) == theirs || both_away(&mine) && mine == theirs {
            continue;
        }
        // One cell has each game and the other their sum, or nothing.
        if theirs.is_empty() || theirs.len() < mine.len() && worth(&turned(&mine)) == worth(&theirs)
        {
            games[other][own] = turned(&mine);
        } else if mine.is_empty()
            || mine.len() < theirs.len() && worth(&turned(&theirs)) == worth(&mine)
        {
            games[own][other] = turned(&theirs);
        } else {
            odd += 1;
        }
    }
    let cycles = if cycles == 2 { Cycles::Double } else { Cycles::Single };
    (odd * 10 <= filled && filled * 3 >= pairs).then_some(cycles)
}

#[cfg(test)]
mod tests {
    fn report(text: &str) -> String {
        let (grid, _) = crate::table::read_text(text.as_bytes());
        let Some(found) = crate::table::read_crosstable(&grid) else { return "none".to_owned() };
        let report = String::from_utf8(found.report).expect("UTF-8");
        let line = |line: &str| match line.get(..3) {
            Some("001") => format!("{} {}", line[4..23].trim(), line[80..].trim_end()),
            _ => line.to_owned(),
        };
        let lines = report.lines().filter(|line| !line.is_empty()).map(line);
        let told = found.problems.iter().map(ToString::to_string);
        lines.chain(told).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_grid_of_four_is_put_into_the_berger_table() {
        let grid = "No;Name;Elo;1;2;3;4;Pts\n\
            1;Abad, A;2000;X;1;½;0;1½\n2;Bru, B;1900;0;X;1;1;2\n3;Cid, C;1800;½;0;X;=;1\n4;Dox, D;1700;1;0;½;X;1.5\n";
        insta::assert_snapshot!(report(grid), @r"
        1      Abad, A  1.5          4 w 0     2 w 1     3 b =
        2      Bru, B  2.0          3 w 1     1 b 0     4 w 1
        3      Cid, C  1.0          2 b 0     4 b =     1 w =
        4      Dox, D  1.5          1 b 1     3 w =     2 b 0
        092 Individual: Round-Robin
        142 3
        192 FIDE_ROUNDROBIN
        1: rounds and colors are not in this table; results are put into the rounds of the Berger table by the numbers of the list; compare with the original
        ");
    }

    #[test]
    fn two_games_a_cell_are_two_cycles() {
        for cells in [
            ["1 0", "½ ½", "0 1", "1½", "½ ½", "0½"],
            ["10", "½/½", "01", "1 1/2", "==", "0 ="],
            ["1-0", "½-½", "0-1", "1-½", "½-½", "0-½"],
        ] {
            let [ab, ac, ba, bc, ca, cb] = cells;
            let grid = format!(
                "Name;1;2;3\nAbad, A;*;{ab};{ac}\nBru, B;{ba};*;{bc}\nCid, C;{ca};{cb};*\n"
            );
            let shown = report(&grid);
            assert!(shown.contains("FIDE_DOUBLEROUNDROBIN"), "{shown}");
            // Table of four: 2-3, then 3-1 and 1-2 changed; then 3-2, 2-1, 1-3.
            assert!(
                shown.contains("0000 - Z     3 b =     2 w 1  0000 - Z     2 b 0     3 w ="),
                "{shown}"
            );
        }
    }

    #[test]
    fn half_a_grid_and_one_in_the_order_of_ranks() {
        let half = "Name;1;2;3\nAbad, A;;1;½\nBru, B;;;0\nCid, C;;;\n";
        assert!(report(half).contains("3      Cid, C"), "{}", report(half));
        assert!(report(half).contains("2 b 1"), "{}", report(half));
        let ranks =
            "Rk;No;Name;1;2;3;Pts\n1;3;Cid, C;x;1;1;2\n2;1;Abad, A;0;x;1;1\n3;2;Bru, B;0;0;x;0\n";
        // 3 beat 1 and 2: by starting numbers, round 3 as White and round 1 as Black.
        assert!(report(ranks).contains("2 b 1  0000 - Z     1 w 1"), "{}", report(ranks));
    }

    #[test]
    fn a_grid_that_goes_on_leaves_its_last_rounds_to_be_paired() {
        let open = "Name;1;2;3;4\nAbad, A;x;1;;0\nBru, B;0;x;1;\nCid, C;;0;x;+\nDox, D;1;;-;x\n";
        let shown = report(open);
        assert!(shown.contains("142 3") && shown.contains("4 w 0     2 w 1"), "{shown}");
        assert!(!shown.contains('?'), "{shown}");
    }

    #[test]
    fn what_is_no_grid() {
        for text in [
            "Name;1;2;3\nAbad, A;1;½;0\nBru, B;0;½;1\nCid, C;½;½;½\n",
            "Name;1;2;3\nAbad, A;;;\nBru, B;;;\nCid, C;;;\n",
            "Name;1;2;3\nAbad, A;x;1;1\nBru, B;1;x;1\nCid, C;1;1;x\n",
            "Name;1;2;3\nAbad, A;x;a;1\nBru, B;1;x;1\nCid, C;1;1;x\n",
            "Name;1;2;3\nAbad, A;x;1;1\nBru, B;0;x;1\n",
        ] {
            assert_eq!(report(text), "none", "{text}");
        }
    }
}
