//! Results from a table: a row a game, with White, Black and the result; board and round where they stand.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | `1-0`, `1 - 0`, `1.0-0.0`, `0:1` | a result | nothing |
//! | `½ - ½`, `1/2-1/2`, `1/2`, `0.5-0.5`, `0,5:0,5`, `0·5-0·5`, `=-=`, `=`, `remis`, `tablas`, `nulle`, `patta` | a draw | nothing |
//! | `+ - -`, `+:-`, `+/-`, `- - +`, `1-0 F`, `1-0K`, `1F-0F`, `1-0 ff`, `1-0 kampflos`, `- - -` | a game lost by forfeit | nothing |
//! | `1 - 0 u` | a result that is not rated | nothing |
//! | no `White` and `Black`, but two columns `Name` with the result between them (Swiss-Manager) | White, Black | nothing |
//! | no column of results, but boards (a list of pairings before the round) | games that are open | nothing |
//! | the headings again above a later round | passes over them | nothing |
//! | titles in the names | takes them off, as in lists of players | nothing |
//! | no result, `*` | leaves the game open | nothing |
//! | any other result | leaves the game open | row and column |
//! | `bye`, `spielfrei`, `not paired` in place of an opponent | leaves the row out: byes are no results (a workbook with a crosstable takes them) | how many |
//! | a row with one player | leaves it out | nothing |

use tournament::round::{ByeKind, Color, Outcome, Score};

use super::headings::Column;
use super::known_heads::by_heading;
use super::titles::Habit;
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

/// A row that has a bye in place of an opponent.
pub(super) struct ReadBye {
    /// Row of the source.
    pub(super) row: u32,
    /// Round, if the row or the text above the table says it.
    pub(super) round: Option<u8>,
    /// Starting number, if the row has it.
    pub(super) number: Option<u16>,
    /// Who has it.
    pub(super) name: String,
    /// What it is worth.
    pub(super) kind: ByeKind,
}

/// All rows of a table of results.
pub(super) struct Rows {
    pub(super) games: Vec<ReadResult>,
    pub(super) byes: Vec<ReadBye>,
    pub(super) problems: Vec<Problem>,
}

/// Where a table has what.
struct Columns {
    heading_row: usize,
    round: Option<usize>,
    board: Option<usize>,
    white: usize,
    black: usize,
    /// None in a list of pairings.
    result: Option<usize>,
    /// Starting numbers of White and Black.
    numbers: Option<(usize, usize)>,
}

const WHITE: &[&str] = &[
    "white",
    "blancas",
    "weiss",
    "blancs",
    "bianco",
    "brancas",
    "name white",
    "white player",
    "white name",
];
const BLACK: &[&str] = &[
    "black",
    "negras",
    "schwarz",
    "noirs",
    "nero",
    "pretas",
    "name black",
    "black player",
    "black name",
];
const RESULT: &[&str] =
    &["result", "resultado", "res", "ergebnis", "erg", "resultat", "risultato", "ris", "score"];
const BOARD: &[&str] = &[
    "board",
    "bo",
    "bd",
    "brd",
    "mesa",
    "brett",
    "br",
    "tisch",
    "echiquier",
    "ech",
    "scacchiera",
    "tavola",
    "table",
    "m",
];
const ROUND: &[&str] = &["round", "rd", "rnd", "ronda", "runde", "ronde", "turno", "rodada"];
/// In place of an opponent: the pairing gave a bye.
const BYE: &[&str] = &[
    "bye",
    "spielfrei",
    "freilos",
    "descansa",
    "descanso",
    "exempt",
    "exempte",
    "riposo",
    "riposa",
    "isento",
    "folga",
    "vrij",
];
/// In place of an opponent: nobody was sought.
const NOT_PAIRED: &[&str] = &[
    "not paired",
    "nicht ausgelost",
    "nicht gepaart",
    "no emparejado",
    "sin emparejar",
    "non apparie",
    "non abbinato",
    "nao emparceirado",
];

/// Reads a table of results; `None` if the table is none.
pub fn read_results(grid: &Grid) -> Option<(Vec<ReadResult>, Vec<Problem>)> {
    let Rows { games, byes, mut problems } = read_rows(grid)?;
    if let Some(first) = byes.first() {
        let place = Place { line: first.row, column: 0, part: grid.name.clone() };
        problems.push(Problem::new(place, Kind::RowsOfByes { count: byes.len() }, ""));
    }
    Some((games, problems))
}

/// Games and byes.
pub(super) fn read_rows(grid: &Grid) -> Option<Rows> {
    let columns =
        grid.rows.iter().take(20).enumerate().find_map(|(index, row)| columns(index, row))?;
    let mut rows = Rows { games: Vec::new(), byes: Vec::new(), problems: Vec::new() };
    let heads = &grid.rows[columns.heading_row].cells;
    let body = grid.rows.get(columns.heading_row + 1..).unwrap_or_default();
    let sides = [columns.white, columns.black];
    let names = body.iter().flat_map(|row| sides.into_iter().filter_map(|at| row.cells.get(at)));
    let habit = Habit::of(names.map(String::as_str));
    // Several rounds may stand below each other, each with its heading.
    let above = grid.rows.iter().take(columns.heading_row).rev();
    let named = grid.name.as_deref().and_then(round_in);
    let mut round = above.filter_map(|row| round_in(&row.cells.join(" "))).next().or(named);
    let number_before = |row: &GridRow| {
        let (at, _) = columns.numbers?;
        row.cells.get(at)?.trim().parse().ok()
    };
    for row in body {
        let cell = |at: usize| row.cells.get(at).map(|text| text.trim()).unwrap_or_default();
        let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        if let (true, Some(other)) = (filled <= 2, round_in(&row.cells.join(" "))) {
            round = Some(other);
            continue;
        }
        let (white, black) = (cell(columns.white), cell(columns.black));
        let is_head = |at: usize| heads.get(at).is_some_and(|head| head == cell(at));
        if white.is_empty() || is_head(columns.white) && is_head(columns.black) {
            continue;
        }
        let round = columns.round.and_then(|at| cell(at).parse().ok()).or(round);
        let written = columns.result.map(cell).unwrap_or_default();
        if let Some(kind) = bye(black, written) {
            let (number, name) = (number_before(row), habit.split(white).name);
            rows.byes.push(ReadBye { row: row.line, round, number, name, kind });
            continue;
        }
        if black.is_empty() {
            continue;
        }
        let outcome = outcome(written).unwrap_or_else(|| {
            let column = columns.result.map_or(0, |at| at + 1);
            let column = u32::try_from(column).unwrap_or(u32::MAX);
            let place = Place { line: row.line, column, part: grid.name.clone() };
            let problem = Problem::new(place, Kind::UnknownResult {}, written);
            rows.problems.push(problem.expecting("1-0, ½-½, 0-1, +--, --+"));
            None
        });
        rows.games.push(ReadResult {
            row: row.line,
            round,
            board: columns.board.and_then(|at| cell(at).trim_end_matches('.').parse().ok()),
            white: habit.split(white).name,
            black: habit.split(black).name,
            outcome,
            numbers: columns.numbers.and_then(|(white, black)| {
                Some((cell(white).parse().ok()?, cell(black).parse().ok()?))
            }),
        });
    }
    Some(rows)
}

/// The bye that stands in place of an opponent, with what the row gives for it.
pub(super) fn bye(opponent: &str, points: &str) -> Option<ByeKind> {
    if opponent.is_empty() {
        return bye_in_words(points);
    }
    let key = search_key(opponent);
    let worth = points.trim_matches(['-', '–', ':', ' ']);
    let half = matches!(worth, "½" | "=" | "1/2" | "0.5" | "0,5");
    if BYE.contains(&key.as_str()) {
        return Some(match worth {
            "0" => ByeKind::ZeroPoint,
            _ if half => ByeKind::HalfPoint,
            _ => ByeKind::PairingAllocated,
        });
    }
    NOT_PAIRED.contains(&key.as_str()).then_some(match worth {
        "1" | "+" => ByeKind::FullPoint,
        _ if half => ByeKind::HalfPoint,
        _ => ByeKind::ZeroPoint,
    })
}

/// The words of the program for byes, in its languages, in place of a result.
fn bye_in_words(text: &str) -> Option<ByeKind> {
    Some(match search_key(text).as_str() {
        "bye" | "descanso" => ByeKind::PairingAllocated,
        "full point bye" | "bye de un punto" => ByeKind::FullPoint,
        "half point bye" | "bye de medio punto" => ByeKind::HalfPoint,
        "absent" | "ausente" => ByeKind::ZeroPoint,
        _ => return None,
    })
}

fn columns(heading_row: usize, row: &GridRow) -> Option<Columns> {
    let at = |words: &[&str]| row.cells.iter().position(|cell| is_heading(cell, words));
    let (result, board) = (at(RESULT), at(BOARD));
    let (white, black) = match (at(WHITE), at(BLACK)) {
        (Some(white), Some(black)) => (white, black),
        _ => names_around(row, result)?,
    };
    // Without results only boards tell a list of pairings from other tables.
    if result.is_none() && board.is_none() {
        return None;
    }
    let is_number = |cell: &String| by_heading(cell) == Some(Column::Number);
    let before = row.cells.get(..white)?.iter().rposition(is_number);
    let after = row.cells.get(black..)?.iter().position(is_number).map(|at| black + at);
    Some(Columns {
        heading_row,
        round: at(ROUND),
        board,
        white,
        black,
        result,
        numbers: before.zip(after),
    })
}

/// The only column of names on each side of the result, or the only two.
fn names_around(row: &GridRow, result: Option<usize>) -> Option<(usize, usize)> {
    let names: Vec<usize> = (0..row.cells.len())
        .filter(|at| by_heading(&row.cells[*at]) == Some(Column::FullName))
        .collect();
    match names.as_slice() {
        [white, black] if result.is_none_or(|at| *white < at && at < *black) => {
            Some((*white, *black))
        }
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
    let compact = plain(text);
    if let Some(compact) = FORFEITED.iter().find_map(|word| compact.strip_suffix(word)) {
        // The sides may each carry the letter: `1f-0f`.
        return match compact.replace(['f', 'k', 'x'], "").as_str() {
            "1-0" | "1-" | "+-" | "+--" | "+-0" => Some(Some(FORFEIT_BLACK)),
            "0-1" | "-1" | "-+" | "--+" | "0-+" => Some(Some(FORFEIT_WHITE)),
            "0-0" | "-" | "--" | "---" => Some(Some(Outcome::Forfeit { winner: None })),
            _ => None,
        };
    }
    let (compact, rated) = match compact.strip_suffix('u') {
        Some(rest) if rest.starts_with(['0', '1', '½']) => (rest.to_owned(), false),
        _ => (compact, true),
    };
    let played = |white, black| Some(Some(Outcome::Played { white, black, rated }));
    match compact.as_str() {
        "" | "*" | "-" | "?" | "?-?" | "*-*" | "..." | "…" => Some(None),
        "1-0" => played(Score::Win, Score::Loss),
        "0-1" => played(Score::Loss, Score::Win),
        "½-½" | "½" | "½½" | "remis" | "tablas" | "draw" | "drawn" | "nulle" | "nul" | "patta"
        | "empate" | "unentschieden" => played(Score::Draw, Score::Draw),
        "½-0" => played(Score::Draw, Score::Loss),
        "0-½" => played(Score::Loss, Score::Draw),
        "0-0" => played(Score::Loss, Score::Loss),
        "+--" | "+-" | "+/-" | "+-0" | "1f-0" | "1k-0" | "1x-0" | "1-f" | "1--" => {
            Some(Some(FORFEIT_BLACK))
        }
        "--+" | "-+" | "-/+" | "0-+" | "0f-1" | "0k-1" | "0-1x" | "f-1" | "--1" => {
            Some(Some(FORFEIT_WHITE))
        }
        "---" | "--" | "-/-" | "f-f" => Some(Some(Outcome::Forfeit { winner: None })),
        _ => None,
    }
}

/// Black did not play.
const FORFEIT_BLACK: Outcome = Outcome::Forfeit { winner: Some(Color::White) };
/// White did not play.
const FORFEIT_WHITE: Outcome = Outcome::Forfeit { winner: Some(Color::Black) };

/// What programs and people write behind the result of a game that was not played, longest first.
const FORFEITED: [&str; 11] = [
    "(kampflos)",
    "kampflos",
    "incomparecencia",
    "forfeit",
    "forfait",
    "forf",
    "w.o.",
    "wo",
    "ff",
    "f",
    "k",
];

/// Without blanks, in small letters, with one sign for each thing.
fn plain(text: &str) -> String {
    let compact: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let mut compact = compact.to_lowercase().replace("(ff)", "ff").replace("(f)", "f");
    for (from, to) in [
        ("1/2", "½"),
        ("1⁄2", "½"),
        ("0.5", "½"),
        ("0,5", "½"),
        ("0·5", "½"),
        ("1.0", "1"),
        ("1,0", "1"),
        ("0.0", "0"),
        ("0,0", "0"),
        ("=", "½"),
    ] {
        compact = compact.replace(from, to);
    }
    compact.replace(['–', '—', '−', '‐', '‑', ':'], "-")
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
        let text = "Open;;;;\nRound 3 on 2026/05/03;;;;\nBo.;White;Result;Black;Rtg\n1;Ibarra, Ana;½ - ½;Noor, Bruno;2000\n2;Ruiz, Caro;+ - -;Diaz, Dino;1900\n3;Gil, Eva;;Sol, Fe;1800\n4;Mora, G;2-1;Pons, H;1700\n5;Bye, I;1;;\n6;IM Vila, J;1;bye;\n";
        insta::assert_snapshot!(shown(text), @r#"
        4 Some(3) Some(1) Ibarra, Ana/Noor, Bruno Some(Played { white: Draw, black: Draw, rated: true })
        5 Some(3) Some(2) Ruiz, Caro/Diaz, Dino Some(Forfeit { winner: Some(White) })
        6 Some(3) Some(3) Gil, Eva/Sol, Fe None
        7 Some(3) Some(4) Mora, G/Pons, H None
        7:3: no result, left open, expected 1-0, ½-½, 0-1, +--, --+, found "2-1"; correct the line and read the file again
        9: 1 rows of byes are no games and were left out
        "#);
        assert_eq!(shown("Name;Rating\nIbarra;2000\n"), "none");
    }

    #[test]
    fn pairings_before_the_round_and_the_headings_again() {
        let text = "Round 1\nBo.;No.;;Name;Rtg;Pts.;Pts.;;Name;Rtg;No.\n1;1;GM;Ibarra, Ana;2400;0;0;;Noor, Bruno;1800;2\nRound 2\nBo.;No.;;Name;Rtg;Pts.;Pts.;;Name;Rtg;No.\n1;2;;FM Noor, Bruno;1800;0;1;;Ibarra, Ana;2400;1\n2;3;;Gil, Eva;1700;0;;;spielfrei;;\n";
        insta::assert_snapshot!(shown(text), @"
        3 Some(1) Some(1) Ibarra, Ana/Noor, Bruno None
        6 Some(2) Some(1) Noor, Bruno/Ibarra, Ana None
        7: 1 rows of byes are no games and were left out
        ");
        assert_eq!(shown("Name;Rating;Name\nIbarra;2000;Noor\n"), "none");
    }

    #[test]
    fn forms_of_results() {
        let white = ["1-0", "1 : 0", "1–0", "1.0-0.0", "1,0 : 0,0"];
        let draw = [
            "½-½",
            "½:½",
            "=",
            "0.5-0.5",
            "0,5:0,5",
            "0·5-0·5",
            "1/2",
            "1/2-1/2",
            "1⁄2-1⁄2",
            "remis",
            "Tablas",
            "½",
            "= : =",
            "Draw",
        ];
        let forfeit = [
            "1-0F",
            "+:-",
            "+ - -",
            "+/-",
            "1-0 K",
            "1K-0K",
            "1 - 0 ff",
            "1-0 (ff)",
            "1-0 kampflos",
            "1F-0",
            "1-0 w.o.",
            "+-",
            "1-F",
            "1X-0F",
        ];
        let none = ["---", "- : -", "0-0F", "0K-0K", "--", "0-0 ff"];
        let open = ["", "*", "-", "? - ?"];
        let other = ["1", "2-1", "won", "bye", "u", "1-1"];
        for (texts, code) in [
            (&white[..], "1-0"),
            (&draw, "½-½"),
            (&forfeit, "+--"),
            (&none, "---"),
            (&open, "open"),
            (&other, "no result"),
        ] {
            for text in texts {
                let shown = match outcome(text) {
                    None => "no result",
                    Some(None) => "open",
                    Some(Some(Outcome::Forfeit { winner: Some(Color::White) })) => "+--",
                    Some(Some(Outcome::Forfeit { winner: None })) => "---",
                    Some(Some(Outcome::Played {
                        white: Score::Win, black: Score::Loss, ..
                    })) => "1-0",
                    Some(Some(Outcome::Played {
                        white: Score::Draw, black: Score::Draw, ..
                    })) => "½-½",
                    Some(Some(_)) => "other",
                };
                assert_eq!(shown, code, "{text}");
            }
        }
        for text in ["0-1F", "-:+", "- - +", "0K-1K", "0-1 forfait", "F-1"] {
            assert_eq!(outcome(text), Some(Some(FORFEIT_WHITE)), "{text}");
        }
    }
}
