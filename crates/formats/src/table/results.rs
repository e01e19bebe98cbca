//! Results from a table: a row a game, with White, Black and the result; board and round where they stand.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | `1-0`, `1 - 0`, `½ - ½`, `1/2-1/2`, `=-=`, `0:1`, `+ - -`, `+/-`, `- - +`, `1-0 F`, `1F-0F`, `- - -`, `1 - 0 u` | a result | nothing |
//! | no `White` and `Black`, but two columns `Name` with the result between them (Swiss-Manager) | White, Black | nothing |
//! | no result, `*` | leaves the game open | nothing |
//! | any other result | leaves the game open | row and column |
//! | a row with one player | leaves it out: byes are no results | nothing |

use tournament::round::{Color, Outcome, Score};

use super::headings::{Column, by_heading};
use super::{Grid, GridRow};
use crate::fold::search_key;
use crate::problem::{Kind, Place, Problem};

/// A game and its result, as a row has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadResult {
    /// Row of the source.
    pub row: u32,
    /// Round, if the row or the text above the table says it.
    pub round: Option<u8>,
    /// Board, if the row says it.
    pub board: Option<u16>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How it ended; `None` if it is open.
    pub outcome: Option<Outcome>,
    /// Starting numbers of White and Black, if the row has both.
    pub numbers: Option<(u16, u16)>,
}

/// Where a table has what.
struct Columns {
    heading_row: usize,
    round: Option<usize>,
    board: Option<usize>,
    white: usize,
    black: usize,
    result: usize,
    /// Starting numbers of White and Black.
    numbers: Option<(usize, usize)>,
}

const WHITE: &[&str] = &["white", "blancas", "weiss", "blancs", "bianco", "brancas", "name white"];
const BLACK: &[&str] = &["black", "negras", "schwarz", "noirs", "nero", "pretas", "name black"];
const RESULT: &[&str] =
    &["result", "resultado", "res", "ergebnis", "resultat", "risultato", "score"];
const BOARD: &[&str] =
    &["board", "bo", "bd", "mesa", "brett", "br", "echiquier", "ech", "table", "m"];
const ROUND: &[&str] = &["round", "rd", "ronda", "runde", "ronde"];

/// Reads a table of results; `None` if the table is none.
pub fn read_results(grid: &Grid) -> Option<(Vec<ReadResult>, Vec<Problem>)> {
    let columns =
        grid.rows.iter().take(20).enumerate().find_map(|(index, row)| columns(index, row))?;
    let mut problems = Vec::new();
    let mut results = Vec::new();
    // Several rounds may stand below each other, each with its heading.
    let above = grid.rows.iter().take(columns.heading_row).rev();
    let named = grid.name.as_deref().and_then(round_in);
    let mut round = above.filter_map(|row| round_in(&row.cells.join(" "))).next().or(named);
    for row in grid.rows.iter().skip(columns.heading_row + 1) {
        let cell = |at: usize| row.cells.get(at).map(|text| text.trim()).unwrap_or_default();
        let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        if let (true, Some(other)) = (filled <= 2, round_in(&row.cells.join(" "))) {
            round = Some(other);
            continue;
        }
        let (white, black) = (cell(columns.white), cell(columns.black));
        if white.is_empty() || black.is_empty() || is_heading(white, WHITE) {
            continue;
        }
        let written = cell(columns.result);
        let outcome = outcome(written).unwrap_or_else(|| {
            let column = u32::try_from(columns.result + 1).unwrap_or(u32::MAX);
            let place = Place { line: row.line, column, part: grid.name.clone() };
            let problem = Problem::new(place, Kind::UnknownResult {}, written);
            problems.push(problem.expecting("1-0, ½-½, 0-1, +--, --+"));
            None
        });
        results.push(ReadResult {
            row: row.line,
            round: columns.round.and_then(|at| cell(at).parse().ok()).or(round),
            board: columns.board.and_then(|at| cell(at).trim_end_matches('.').parse().ok()),
            white: white.to_owned(),
            black: black.to_owned(),
            outcome,
            numbers: columns.numbers.and_then(|(white, black)| {
                Some((cell(white).parse().ok()?, cell(black).parse().ok()?))
            }),
        });
    }
    Some((results, problems))
}

fn columns(heading_row: usize, row: &GridRow) -> Option<Columns> {
    let at = |words: &[&str]| row.cells.iter().position(|cell| is_heading(cell, words));
    let result = at(RESULT)?;
    let (white, black) = match (at(WHITE), at(BLACK)) {
        (Some(white), Some(black)) => (white, black),
        _ => names_around(row, result)?,
    };
    let is_number = |cell: &String| by_heading(cell) == Some(Column::Number);
    let before = row.cells.get(..white)?.iter().rposition(is_number);
    let after = row.cells.get(black..)?.iter().position(is_number).map(|at| black + at);
    Some(Columns {
        heading_row,
        round: at(ROUND),
        board: at(BOARD),
        white,
        black,
        result,
        numbers: before.zip(after),
    })
}

/// The only column of names on each side of the result.
fn names_around(row: &GridRow, result: usize) -> Option<(usize, usize)> {
    let names: Vec<usize> = (0..row.cells.len())
        .filter(|at| by_heading(&row.cells[*at]) == Some(Column::FullName))
        .collect();
    match names.as_slice() {
        [white, black] if *white < result && result < *black => Some((*white, *black)),
        _ => None,
    }
}

fn is_heading(cell: &str, words: &[&str]) -> bool {
    cell.len() < 30 && words.contains(&search_key(cell).as_str())
}

/// The round that a title or the name of a file says: `Round 3 on 2026/05/01`, `Ronda 3`, `3. Runde`.
pub fn round_in(text: &str) -> Option<u8> {
    let key = search_key(text);
    let words: Vec<&str> = key.split(' ').collect();
    let at = words.iter().position(|word| ROUND.contains(word))?;
    let after = words.get(at + 1).and_then(|word| word.parse().ok());
    after.or_else(|| words.get(at.checked_sub(1)?)?.parse().ok())
}

/// `None` for a text that is no result; `Some(None)` for an open game.
pub(super) fn outcome(text: &str) -> Option<Option<Outcome>> {
    let compact: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let compact = compact.replace("1/2", "½").replace(['–', '—', '−', ':'], "-").to_lowercase();
    let compact = compact.replace("0.5", "½").replace("0,5", "½").replace('=', "½");
    let (compact, rated) = match compact.strip_suffix('u') {
        Some(rest) if rest.starts_with(['0', '1', '½']) => (rest.to_owned(), false),
        _ => (compact, true),
    };
    let played = |white, black| Some(Some(Outcome::Played { white, black, rated }));
    let forfeit = |winner| Some(Some(Outcome::Forfeit { winner }));
    match compact.as_str() {
        "" | "*" | "-" | "?" | "?-?" | "*-*" => Some(None),
        "1-0" => played(Score::Win, Score::Loss),
        "0-1" => played(Score::Loss, Score::Win),
        "½-½" | "½" | "½½" | "remis" | "tablas" | "draw" => played(Score::Draw, Score::Draw),
        "½-0" => played(Score::Draw, Score::Loss),
        "0-½" => played(Score::Loss, Score::Draw),
        "0-0" => played(Score::Loss, Score::Loss),
        "+--" | "+-" | "+/-" | "1-0f" | "1f-0" | "1f-0f" | "1-0k" | "1k-0k" | "1-0ff" | "+-0" => {
            forfeit(Some(Color::White))
        }
        "--+" | "-+" | "-/+" | "0-1f" | "0f-1" | "0f-1f" | "0-1k" | "0k-1k" | "0-1ff" | "0-+" => {
            forfeit(Some(Color::Black))
        }
        "---" | "--" | "-/-" | "0-0f" | "0f-0f" | "0-0k" | "0k-0k" | "0-0ff" => forfeit(None),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let (grid, _) = crate::table::read_text(text.as_bytes());
        let Some((results, problems)) = read_results(&grid) else { return "none".to_owned() };
        let line = |it: &ReadResult| {
            format!(
                "{} {:?} {:?} {}/{} {:?}",
                it.row, it.round, it.board, it.white, it.black, it.outcome
            )
        };
        let mut lines: Vec<String> = results.iter().map(line).collect();
        lines.extend(problems.iter().map(ToString::to_string));
        lines.join("\n")
    }

    #[test]
    fn a_list_of_a_round_is_read() {
        let text = "Open;;;;\nRound 3 on 2026/05/03;;;;\nBo.;White;Result;Black;Rtg\n1;Ibarra, Ana;½ - ½;Noor, Bruno;2000\n2;Ruiz, Caro;+ - -;Diaz, Dino;1900\n3;Gil, Eva;;Sol, Fe;1800\n4;Mora, G;2-1;Pons, H;1700\n5;Bye, I;1;;\n";
        insta::assert_snapshot!(shown(text), @r#"
        4 Some(3) Some(1) Ibarra, Ana/Noor, Bruno Some(Played { white: Draw, black: Draw, rated: true })
        5 Some(3) Some(2) Ruiz, Caro/Diaz, Dino Some(Forfeit { winner: Some(White) })
        6 Some(3) Some(3) Gil, Eva/Sol, Fe None
        7 Some(3) Some(4) Mora, G/Pons, H None
        7:3: no result, left open, expected 1-0, ½-½, 0-1, +--, --+, found "2-1"; correct the line and read the file again
        "#);
        assert_eq!(shown("Name;Rating\nIbarra;2000\n"), "none");
    }
}
