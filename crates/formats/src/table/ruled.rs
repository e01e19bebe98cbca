//! Tables set in plain letters, as Vega writes standings and crosstables: columns stand under each other, with
//! nothing but blanks, bars or a rule of dashes between them.

use super::GridRow;
use super::known_heads::is_known_head;
use crate::text;

/// Lines in which the heads are looked for.
const LINES_SEEN: usize = 60;
/// Known words that make a line one of heads.
const KNOWN_HEADS: usize = 3;

/// A word of the heads, by letters.
struct Head {
    text: String,
    start: usize,
    end: usize,
}

/// Takes a text apart by the columns of letters; `None` if it is no such table. Lines above the heads stay whole.
pub(super) fn rows(content: &str) -> Option<Vec<GridRow>> {
    let lines: Vec<(u32, String)> =
        (1..).zip(text::lines(content)).map(|(at, line)| (at, line.replace('|', " "))).collect();
    let filled = |line: &str| !line.trim().is_empty() && !is_rule(line);
    let found = lines.iter().take(LINES_SEEN).position(|(_, line)| is_heads(line))?;
    let heads = heads(&lines[found].1);
    let body: Vec<(u32, Vec<char>)> = lines[found + 1..]
        .iter()
        .skip_while(|(_, line)| !filled(line))
        .take_while(|(_, line)| filled(line))
        .map(|(at, line)| (*at, line.chars().collect()))
        .collect();
    let spans = spans(&body);
    if body.is_empty() || spans.len() < KNOWN_HEADS {
        return None;
    }
    let columns = columns(&heads, &spans, &body);
    let above = lines[..found].iter().filter(|(_, line)| filled(line));
    let mut rows: Vec<GridRow> = above
        .map(|(at, line)| GridRow { line: *at, cells: vec![line.trim().to_owned()] })
        .collect();
    let named = columns.iter().map(|column| column.head.clone()).collect();
    rows.push(GridRow { line: lines[found].0, cells: named });
    for (line, letters) in &body {
        let cell = |column: &Column| {
            let end = column.end.min(letters.len());
            let part = letters.get(column.start.min(end)..end).unwrap_or_default();
            part.iter().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
        };
        rows.push(GridRow { line: *line, cells: columns.iter().map(cell).collect() });
    }
    Some(rows)
}

/// A line of dashes.
fn is_rule(line: &str) -> bool {
    let bare: String = line.chars().filter(|letter| !letter.is_whitespace()).collect();
    bare.len() >= 10 && bare.chars().all(|letter| "-=_+".contains(letter))
}

fn is_heads(line: &str) -> bool {
    if line.contains([';', '\t', ',']) {
        return false;
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let known = words.iter().filter(|word| is_known_head(word)).count();
    known >= KNOWN_HEADS && known * 3 >= words.len()
}

fn heads(line: &str) -> Vec<Head> {
    let mut heads: Vec<Head> = Vec::new();
    for (at, letter) in line.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
        match heads.last_mut().filter(|head| head.end == at) {
            Some(head) => {
                head.text.push(letter);
                head.end = at + 1;
            }
            None => heads.push(Head { text: letter.to_string(), start: at, end: at + 1 }),
        }
    }
    heads
}

/// Columns of letters between those that are blank in every row.
fn spans(body: &[(u32, Vec<char>)]) -> Vec<(usize, usize)> {
    let width = body.iter().map(|(_, letters)| letters.len()).max().unwrap_or(0);
    let mut used = vec![false; width];
    for (_, letters) in body {
        for (at, letter) in letters.iter().enumerate() {
            used[at] |= !letter.is_whitespace();
        }
    }
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for at in (0..width).filter(|at| used[*at]) {
        match spans.last_mut().filter(|span| span.1 == at) {
            Some(span) => span.1 = at + 1,
            None => spans.push((at, at + 1)),
        }
    }
    spans
}

struct Column {
    head: String,
    start: usize,
    end: usize,
}

/// Each span under its head. Parts of a name have no head of their own and belong to the one before them; a
/// title stands before the name and stays by itself.
fn columns(heads: &[Head], spans: &[(usize, usize)], body: &[(u32, Vec<char>)]) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    let mut taken = vec![false; heads.len()];
    for &(start, end) in spans {
        let under = heads.iter().position(|head| head.start < end && start < head.end);
        if let Some(at) = under.filter(|at| !taken[*at]) {
            taken[at] = true;
            columns.push(Column { head: heads[at].text.clone(), start, end });
            continue;
        }
        let numeric = is_number(start, end, body);
        let short = end - start <= 3;
        // Numbers may stand a letter or two beside their head, and so may names.
        let beside = heads.iter().enumerate().position(|(at, head)| {
            let near = head.start <= end + 2 && start <= head.end + 2;
            near && !taken[at] && (numeric || !short)
        });
        match (beside, columns.last_mut()) {
            (Some(at), _) if under.is_none() => {
                taken[at] = true;
                columns.push(Column { head: heads[at].text.clone(), start, end });
            }
            (_, Some(last)) if !numeric && !short && !last.head.is_empty() => last.end = end,
            (_, Some(last)) if under.is_some() || last.end + 1 == start && last.head.len() > 3 => {
                last.end = end;
            }
            _ => columns.push(Column { head: String::new(), start, end }),
        }
    }
    columns
}

fn is_number(start: usize, end: usize, body: &[(u32, Vec<char>)]) -> bool {
    body.iter().all(|(_, letters)| {
        let part = letters.get(start.min(letters.len())..end.min(letters.len()));
        part.unwrap_or_default()
            .iter()
            .all(|letter| letter.is_ascii_digit() || " .,½+-=".contains(*letter))
    })
}
