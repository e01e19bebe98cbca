//! Tokens to cells in playing order: rows by their numbers, gaps, columns side by side.

use shakmaty::Color;

use super::tokens::{Before, Kind, Token, Tokens};
use super::{STANDS, SheetProblem, Span, WrittenResult};
use crate::notation::letters::role_of_figurine;
use crate::notation::written::{Mark, is_hyphen};

/// No game has more half-moves than this many cells; the rest is counted, not read.
const MAX_CELLS: usize = 4000;

/// A cell before its move is looked for.
#[derive(Debug, Clone, Default)]
pub(super) struct RawCell {
    pub(super) text: String,
    pub(super) span: Option<Span>,
    pub(super) number: Option<u32>,
    pub(super) notes: Vec<String>,
    pub(super) kind: RawKind,
    /// The sheet says that the move was played and stands, legal or not.
    pub(super) stands: Mark,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum RawKind {
    #[default]
    Written,
    /// The numbering shows that a move was left out here.
    LeftOut,
}

impl RawCell {
    pub(super) fn of_text(text: &str) -> RawCell {
        RawCell { text: text.trim().to_owned(), ..RawCell::default() }
    }

    fn left_out(number: Option<u32>) -> RawCell {
        RawCell { number, kind: RawKind::LeftOut, ..RawCell::default() }
    }
}

/// A sheet as laid out.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    pub(super) cells: Vec<RawCell>,
    pub(super) result: Option<WrittenResult>,
    pub(super) tags: Vec<(String, String)>,
    pub(super) notes: Vec<String>,
    pub(super) problems: Vec<SheetProblem>,
}

#[derive(Debug)]
struct Row {
    number: Option<u32>,
    before: Before,
    span: Option<Span>,
    cells: Vec<RawCell>,
}

/// Puts tokens into rows and rows into one sequence of half-moves.
pub(super) fn arrange(tokens: &Tokens, first_to_move: Option<Color>) -> Sheet {
    let mut sheet = Sheet { tags: tokens.tags.clone(), ..Sheet::default() };
    let mut rows = rows_of(tokens, &mut sheet);
    set_heading_apart(&mut rows, &mut sheet);
    set_foot_apart(&mut rows, &mut sheet);
    drop_doubled_rows(&mut rows, &mut sheet.problems);
    put_in_order(&mut rows, &mut sheet.problems);
    let has_start = first_to_move.is_some() || fen_of(&tokens.tags).is_some();
    if let Some(number) = rows.first().and_then(|row| row.number).filter(|&it| it > 1 && !has_start)
    {
        sheet.problems.push(SheetProblem::BeginsLate { number });
    }
    let first_to_move = first_to_move.unwrap_or_else(|| first_by_tags(&tokens.tags));
    sheet.cells = sequence(rows, first_to_move);
    if sheet.cells.len() > MAX_CELLS {
        let n_left_out = sheet.cells.len() - MAX_CELLS;
        sheet.cells.truncate(MAX_CELLS);
        sheet.problems.push(SheetProblem::TooManyCells { n_left_out });
    }
    sheet
}

fn fen_of(tags: &[(String, String)]) -> Option<&str> {
    let fen = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case("fen"));
    fen.map(|(_, fen)| fen.as_str())
}

fn first_by_tags(tags: &[(String, String)]) -> Color {
    match fen_of(tags).and_then(|fen| fen.split_whitespace().nth(1)) {
        Some("b") => Color::Black,
        _ => Color::White,
    }
}

fn rows_of(tokens: &Tokens, sheet: &mut Sheet) -> Vec<Row> {
    let list = &tokens.list;
    let numbered = list.iter().any(|token| matches!(token.kind, Kind::Number { .. }));
    let mut rows: Vec<Row> = Vec::new();
    for (index, token) in list.iter().enumerate() {
        match token.kind {
            Kind::Number { number, before } => open_row(&mut rows, number, before, token.span),
            Kind::Cell | Kind::Note if names_promotion(rows.last(), token) => {
                push_sign(&mut rows, token);
            }
            Kind::Cell => push_cell(&mut rows, token),
            Kind::Sign => push_sign(&mut rows, token),
            Kind::Note => push_note(&mut rows, token, &mut sheet.notes),
            Kind::Gap => {
                let after_number = index > 0 && matches!(list[index - 1].kind, Kind::Number { .. });
                let dots = token.text.chars().all(|c| matches!(c, '.' | '…'));
                if after_number && dots {
                    announce_black(&mut rows);
                    continue;
                }
                let next = list[index + 1..].iter().find(|token| token.kind != Kind::Note);
                push_gap(&mut rows, token, next, numbered);
            }
            Kind::Result(meaning) => {
                sheet.result =
                    Some(WrittenResult { text: token.text.clone(), meaning, span: token.span });
                if let Some(after) = list.get(index + 1) {
                    let text = list[index + 1..]
                        .iter()
                        .map(|token| token.text.as_str())
                        .collect::<Vec<_>>();
                    let problem =
                        SheetProblem::TextAfterResult { text: text.join(" "), span: after.span };
                    sheet.problems.push(problem);
                }
                break;
            }
        }
    }
    rows
}

fn open_row(rows: &mut Vec<Row>, number: u32, before: Before, span: Span) {
    // `1. e4 {..} 1... e5` and `1. e4 1. e5`: the second number goes on with the row.
    let continues =
        rows.last().is_some_and(|row| row.number == Some(number) && row.cells.len() == 1);
    if !continues {
        rows.push(Row { number: Some(number), before, span: Some(span), cells: Vec::new() });
    }
}

fn last_row(rows: &mut Vec<Row>) -> &mut Row {
    if rows.is_empty() {
        rows.push(Row { number: None, before: Before::White, span: None, cells: Vec::new() });
    }
    rows.last_mut().expect("a row was pushed if there was none")
}

fn push_cell(rows: &mut Vec<Row>, token: &Token) {
    let row = last_row(rows);
    let number = row.number.filter(|_| row.cells.len() < 2);
    row.cells.push(RawCell {
        text: token.text.clone(),
        span: Some(token.span),
        number,
        ..RawCell::default()
    });
}

/// Signs are read with their move.
fn push_sign(rows: &mut Vec<Row>, token: &Token) {
    match last_row(rows).cells.last_mut() {
        Some(cell) => {
            cell.text.push(' ');
            cell.text.push_str(&token.text);
            if let Some(span) = &mut cell.span {
                span.end = token.span.end;
            }
        }
        None => push_cell(rows, token),
    }
}

/// `a8 =Q`, `a8 (D)`, `a8 Q`: the piece stands apart from a pawn that arrived on the last rank.
fn names_promotion(row: Option<&Row>, token: &Token) -> bool {
    let Some(cell) = row.and_then(|row| row.cells.last()) else {
        return false;
    };
    let arrives = cell.text.trim_end_matches(['=', ' ']).ends_with(['1', '8'])
        && cell.text.starts_with(|c| matches!(c, 'a'..='h'));
    let name = token.text.trim_matches(['=', '(', ')', '/']);
    let mut letters = name.chars();
    let is_piece = match (letters.next(), letters.next(), letters.next()) {
        (Some(first), None, _) => {
            !first.is_ascii_digit() && (first.is_uppercase() || !first.is_alphanumeric())
        }
        // The king's letter is the only one of two; no pawn becomes a king.
        _ => false,
    };
    arrives && is_piece && name.chars().all(|c| c.is_alphabetic() || role_of_figurine(c).is_some())
}

/// A note belongs to the move before it, also over a number that opened the next row.
fn push_note(rows: &mut [Row], token: &Token, sheet_notes: &mut Vec<String>) {
    if token.text.is_empty() {
        return;
    }
    match rows.iter_mut().rev().take(2).find_map(|row| row.cells.last_mut()) {
        Some(cell) if STANDS.iter().any(|it| it.eq_ignore_ascii_case(&token.text)) => {
            cell.stands = Mark::Written;
        }
        Some(cell) => cell.notes.push(token.text.clone()),
        None => sheet_notes.push(token.text.clone()),
    }
}

/// Dots after a number: `4. ... Nf6`.
fn announce_black(rows: &mut [Row]) {
    if let Some(row) = rows.last_mut().filter(|row| row.cells.is_empty()) {
        row.before = Before::Black;
    }
}

/// `?` is a doubtful move after a move and an empty place where a move is due.
fn push_gap(rows: &mut Vec<Row>, token: &Token, next: Option<&Token>, numbered: bool) {
    let row = last_row(rows);
    let dots = token.text.chars().all(|c| matches!(c, '.' | '…'));
    let question = token.text.chars().all(|c| c == '?');
    let row_ends =
        next.is_none_or(|next| matches!(next.kind, Kind::Number { .. } | Kind::Result(_)));
    let is_place = match row.cells.len() {
        0 => true,
        1 if numbered => row_ends || !question,
        _ => !numbered || !(question || dots),
    };
    if is_place { push_cell(rows, token) } else { push_sign(rows, token) }
}

/// Names, dates and places above the first move: they are kept as notes. Only where the numbers begin with 1 after them
/// and nothing among them names a square.
fn set_heading_apart(rows: &mut Vec<Row>, sheet: &mut Sheet) {
    let first = rows.iter().position(|row| row.number == Some(1) && !row.cells.is_empty());
    let Some(n_above) = first.filter(|&at| at > 0) else {
        return;
    };
    let above = || rows[..n_above].iter().flat_map(|row| &row.cells);
    let Some(span) = above().find_map(|cell| cell.span) else {
        return;
    };
    if above().any(|cell| names_a_square(&cell.text)) {
        return;
    }
    let text = above().map(|cell| cell.text.as_str()).collect::<Vec<_>>().join(" ");
    rows.drain(..n_above);
    sheet.notes.insert(0, text.clone());
    sheet.problems.push(SheetProblem::TextBefore { text, span });
}

/// Signatures, names and other words after the last move: they are kept as notes. A cell that could be a part of a
/// move stays one.
fn set_foot_apart(rows: &mut Vec<Row>, sheet: &mut Sheet) {
    let places: Vec<(usize, usize)> = rows
        .iter()
        .enumerate()
        .flat_map(|(row, it)| (0..it.cells.len()).map(move |cell| (row, cell)))
        .collect();
    let text = |&(row, cell): &(usize, usize)| rows[row].cells[cell].text.as_str();
    let after_moves = places.iter().rposition(|it| could_be_move(text(it))).map_or(0, |it| it + 1);
    let Some(first_word) = places[after_moves..].iter().position(|it| is_word(text(it))) else {
        return;
    };
    if after_moves == 0 {
        return;
    }
    let is_initial = |it: &&(usize, usize)| {
        let text = text(it);
        text.ends_with('.') && text.chars().count() <= 3
    };
    let before = places[after_moves..after_moves + first_word].iter().rev();
    let n_initials = before.take_while(is_initial).count();
    let foot = &places[after_moves + first_word - n_initials..];
    let told = foot.iter().map(text).collect::<Vec<_>>().join(" ");
    let Some(&(row, cell)) = foot.first() else {
        return;
    };
    if let Some(span) = rows[row].cells[cell].span {
        sheet.problems.push(SheetProblem::TextAfter { text: told.clone(), span });
    }
    sheet.notes.push(told);
    rows[row].cells.truncate(cell);
    rows.truncate(row + 1);
}

/// A square is named, or it is castling.
fn could_be_move(text: &str) -> bool {
    let castles = |c: char| matches!(c, '0' | 'O' | 'o') || is_hyphen(c);
    names_a_square(text) || text.chars().count() >= 2 && text.chars().all(castles)
}

/// Three letters or more, some of which are in no move: `Juan`, `firma:`; not `Nbd`, `PxP` or `castles`.
fn is_word(text: &str) -> bool {
    const CASTLES: [&str; 5] = ["castl", "enroq", "roch", "roque", "arroc"];
    let letters: Vec<char> = text.chars().filter(|c| c.is_alphabetic()).collect();
    let others = text
        .chars()
        .any(|c| !c.is_alphabetic() && !matches!(c, '.' | ',' | ':' | ';' | '-' | '\'' | '’'));
    let in_no_move = |c: &&char| !matches!(c, 'a'..='h' | 'x' | 'A'..='Z');
    let takes = letters.first().is_some_and(|c| c.is_uppercase())
        && letters.get(1..3).is_some_and(|it| it.contains(&'x'));
    let small = text.to_lowercase();
    letters.len() >= 3
        && !others
        && !takes
        && letters[1..].iter().any(|c| in_no_move(&c))
        && !CASTLES.iter().any(|it| small.starts_with(it))
}

fn names_a_square(text: &str) -> bool {
    let is_square = |pair: &[u8]| {
        matches!(pair[0].to_ascii_lowercase(), b'a'..=b'h') && matches!(pair[1], b'1'..=b'8')
    };
    text.as_bytes().windows(2).any(is_square)
}

/// A row written twice, number and moves alike, counts once.
fn drop_doubled_rows(rows: &mut Vec<Row>, problems: &mut Vec<SheetProblem>) {
    rows.dedup_by(|row, before| {
        let same = row.number.is_some()
            && row.number == before.number
            && !row.cells.is_empty()
            && row.cells.len() == before.cells.len()
            && row.cells.iter().zip(&before.cells).all(|(here, there)| here.text == there.text);
        if let (true, Some(number), Some(span)) = (same, row.number, row.span) {
            // A row copied many times is told once.
            let told = |it: &SheetProblem| matches!(it, SheetProblem::RowTwice { number: last, .. } if *last == number);
            if !problems.last().is_some_and(told) {
                problems.push(SheetProblem::RowTwice { number, span });
            }
        }
        same
    });
}

/// Two columns of moves typed line by line come as 1, 21, 2, 22: rows are sorted if every number occurs once.
fn put_in_order(rows: &mut [Row], problems: &mut Vec<SheetProblem>) {
    let numbers: Vec<u32> = rows.iter().filter_map(|row| row.number).collect();
    if numbers.len() == rows.len() && !numbers.is_sorted() {
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        let unique = sorted.windows(2).all(|pair| pair[0] != pair[1]);
        let dense =
            sorted.windows(2).filter(|pair| pair[1] != pair[0] + 1).count() <= sorted.len() / 10;
        if unique && dense {
            rows.sort_by_key(|row| row.number);
            problems.push(SheetProblem::RowsPutInOrder);
        }
    }
    for pair in rows.windows(2) {
        if let (Some(from), Some(to), Some(span)) = (pair[0].number, pair[1].number, pair[1].span)
            && to != from.saturating_add(1)
        {
            problems.push(SheetProblem::NumberJumps { from, to, span });
        }
    }
}

/// Whether a number counts moves of both players or every half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Numbering {
    ByMove,
    ByHalfMove,
}

fn numbering(rows: &[Row]) -> Numbering {
    let n_single =
        rows.iter().filter(|row| row.cells.len() == 1 && row.before == Before::White).count();
    if rows.len() >= 4 && n_single * 5 >= rows.len() * 4 {
        Numbering::ByHalfMove
    } else {
        Numbering::ByMove
    }
}

/// Rows to half-moves; where a numbered row holds one move only, the other was left out.
fn sequence(mut rows: Vec<Row>, first_to_move: Color) -> Vec<RawCell> {
    // Numbers printed in advance stand without moves at the end.
    while rows.last().is_some_and(|row| row.cells.is_empty()) {
        rows.pop();
    }
    let numbering = numbering(&rows);
    let by_number = numbering == Numbering::ByMove && rows.iter().all(|row| row.number.is_some());
    let n_rows = rows.len();
    let mut cells = Vec::new();
    for (index, row) in rows.into_iter().enumerate() {
        let first = index == 0;
        let last = index + 1 == n_rows;
        if !by_number {
            if row.cells.is_empty() {
                cells.push(RawCell::left_out(row.number));
            }
            cells.extend(row.cells);
            continue;
        }
        if row.cells.is_empty() {
            let n_places = if first && first_to_move.is_black() { 1 } else { 2 };
            cells.extend(std::iter::repeat_n(RawCell::left_out(row.number), n_places));
            continue;
        }
        // With Black to move at the start a lone first move is Black's, dots or not.
        let black_first = row.before == Before::Black
            || first && first_to_move.is_black() && row.cells.len() == 1 && !last;
        let number = row.number;
        let n_places = row.cells.len() + usize::from(black_first);
        if black_first && !(first && first_to_move.is_black()) {
            cells.push(RawCell::left_out(number));
        }
        cells.extend(row.cells);
        if n_places % 2 == 1 && !last {
            cells.push(RawCell::left_out(number));
        }
    }
    cells
}
