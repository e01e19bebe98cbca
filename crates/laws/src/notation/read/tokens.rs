//! Text to tokens: numbers, cells, signs, comments, tags, result.

use super::{ResultMeaning, Span};
use crate::notation::letters::role_of_figurine;
use crate::notation::written::{is_gap, is_hyphen};

/// What a hyphen with space on both sides is: part of a long move (`e2 - e4`) or a line between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LoneHyphen {
    Joins,
    Separates,
}

#[derive(Debug, Default)]
pub(super) struct Tokens {
    pub(super) list: Vec<Token>,
    /// PGN tags by name and value.
    pub(super) tags: Vec<(String, String)>,
    /// A hyphen stands alone between two words, so that the other reading is worth trying.
    pub(super) has_lone_hyphen: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) span: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// `12.`, or `12...` before a move of Black.
    Number {
        number: u32,
        before: Before,
    },
    /// A move, or what should be one.
    Cell,
    /// A sign that stands apart from its move: `+`, `(=)`, `e.p.`.
    Sign,
    /// `?`, `--`, `...`.
    Gap,
    /// Comments, variations, clock times, numeric annotation glyphs.
    Note,
    Result(ResultMeaning),
}

/// Whose move a number announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    White,
    Black,
}

/// Splits a text. Takes anything.
pub(super) fn scan(text: &str, lone_hyphen: LoneHyphen) -> Tokens {
    let mut scanner = Scanner {
        text,
        at: 0,
        line: 1,
        column: 1,
        out: Tokens::default(),
        lone_hyphen,
        glue: Glue::No,
        lookahead_left: 4 * text.len(),
    };
    while scanner.at < text.len() {
        scanner.step();
    }
    drop_numbering_dashes(&mut scanner.out.list);
    keep_stray_digits(&mut scanner.out.list);
    scanner.out
}

/// `1 - e4 e5` on every row: the hyphen belongs to the number. After some numbers only it is an empty place.
fn drop_numbering_dashes(list: &mut Vec<Token>) {
    let is_number = |token: &Token| matches!(token.kind, Kind::Number { .. });
    let is_dash = |token: &Token| {
        token.kind == Kind::Gap
            && token.text.chars().all(is_hyphen)
            && token.text.chars().count() == 1
    };
    let n_numbers = list.iter().filter(|token| is_number(token)).count();
    let n_dashed = list.windows(2).filter(|pair| is_number(&pair[0]) && is_dash(&pair[1])).count();
    if n_numbers == 0 || n_dashed < n_numbers {
        return;
    }
    let mut after_number = false;
    list.retain(|token| {
        let keep = !(after_number && is_dash(token));
        after_number = is_number(token);
        keep
    });
}

/// `9. Kf3 c4 10. 8 Kg4 11. Bc1`: a bare number where the numbers with a dot go on without it stands in the place of a move.
fn keep_stray_digits(list: &mut [Token]) {
    let number = |token: &Token| match token.kind {
        Kind::Number { number, .. } => Some(number),
        _ => None,
    };
    let is_bare = |token: &Token| token.text.bytes().all(|it| it.is_ascii_digit());
    let mut next_dotted = None;
    let mut follows = vec![None; list.len()];
    for (index, token) in list.iter().enumerate().rev() {
        follows[index] = next_dotted;
        next_dotted = number(token).filter(|_| !is_bare(token)).or(next_dotted);
    }
    let mut last_dotted: Option<u32> = None;
    let mut stray = Vec::new();
    for (index, (token, next)) in list.iter().zip(follows).enumerate() {
        let Some(here) = number(token) else { continue };
        if !is_bare(token) {
            last_dotted = Some(here);
        } else if let Some(last) = last_dotted {
            let goes_on = Some(last.saturating_add(1));
            if next == goes_on || next.is_none() && Some(here) != goes_on && here != last {
                stray.push(index);
            }
        }
    }
    // Where they stand beside half of the moves or more they are minutes.
    let n_cells = list.iter().filter(|token| token.kind == Kind::Cell).count();
    let are_minutes = stray.len() >= FEWEST_MINUTES && stray.len() * 2 >= n_cells;
    for index in stray {
        list[index].kind = if are_minutes { Kind::Note } else { Kind::Cell };
    }
}

/// A column of minutes has as many numbers at least.
const FEWEST_MINUTES: usize = 4;

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    column: u32,
    out: Tokens,
    lone_hyphen: LoneHyphen,
    /// Whether the next word continues the last cell.
    glue: Glue,
    /// Characters that may still be looked at in search of closing parentheses: text full of open ones stays cheap.
    lookahead_left: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Glue {
    Yes,
    No,
}

impl<'t> Scanner<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn here(&self) -> Span {
        Span { start: self.at, end: self.at, line: self.line, column: self.column }
    }

    /// Moves over `n` bytes, which must end on a character, and returns them with their span.
    fn take(&mut self, n: usize) -> (&'t str, Span) {
        let mut span = self.here();
        let taken = &self.rest()[..n];
        for c in taken.chars() {
            if c == '\n' {
                self.line = self.line.saturating_add(1);
                self.column = 1;
            } else {
                self.column = self.column.saturating_add(1);
            }
        }
        self.at += n;
        span.end = self.at;
        (taken, span)
    }

    fn push(&mut self, kind: Kind, text: &str, span: Span) {
        self.out.list.push(Token { kind, text: text.to_owned(), span });
    }

    fn step(&mut self) {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else {
            return;
        };
        match first {
            c if c.is_whitespace() || matches!(c, '|' | '\u{feff}') => {
                self.take(c.len_utf8());
            }
            '{' => self.enclosed('}'),
            '<' => self.enclosed('>'),
            ';' => self.line_comment(),
            '%' if self.column == 1 => self.line_comment(),
            '[' if self.column == 1 && self.tag() => {}
            '(' => self.parenthesis(),
            '$' => {
                let n =
                    rest.len() - rest[1..].trim_start_matches(|c: char| c.is_ascii_digit()).len();
                let (text, span) = self.take(n);
                self.push(Kind::Note, text, span);
            }
            _ => self.word(),
        }
    }

    fn enclosed(&mut self, close: char) {
        let rest = self.rest();
        let n = rest.find(close).map_or(rest.len(), |end| end + close.len_utf8());
        let (text, span) = self.take(n);
        let inner = text.trim_matches(|c| matches!(c, '{' | '}' | '<' | '>')).trim().to_owned();
        self.push(Kind::Note, &inner, span);
    }

    fn line_comment(&mut self) {
        let rest = self.rest();
        let (text, span) = self.take(rest.find('\n').unwrap_or(rest.len()));
        let inner = text[1..].trim().to_owned();
        self.push(Kind::Note, &inner, span);
    }

    /// `[Name "Value"]` at the start of a line.
    fn tag(&mut self) -> bool {
        let rest = self.rest();
        let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
        let Some((name, value)) = parse_tag(line.trim_end()) else {
            return false;
        };
        self.out.tags.push((name, value));
        self.take(line.len());
        true
    }

    /// `(=)` is a sign; anything else in parentheses is a variation or a note.
    fn parenthesis(&mut self) {
        let rest = self.rest();
        let found = matching_parenthesis(rest, self.lookahead_left);
        self.lookahead_left = self.lookahead_left.saturating_sub(found.unwrap_or(rest.len()));
        let n = found.unwrap_or(1);
        let (text, span) = self.take(n);
        let inner: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let kind = match inner.as_str() {
            "(=)" | "(e.p.)" | "(ep)" => Kind::Sign,
            "(ilegible)" | "(illegible)" | "(?)" | "(??)" | "(???)" => Kind::Gap,
            _ => Kind::Note,
        };
        self.push(kind, text, span);
    }

    fn word(&mut self) {
        let rest = self.rest();
        let n = spaced_castling(rest).unwrap_or(0);
        let n = n + word_length(&rest[n..]);
        if is_time_with_units(&rest[..n]) {
            let (text, span) = self.take(n);
            self.push(Kind::Note, text, span);
            return;
        }
        if let Some(number) = leading_number(&rest[..n]) {
            let (text, span) = self.take(number.n_bytes);
            self.glue = Glue::No;
            self.push(Kind::Number { number: number.number, before: number.before }, text, span);
            return;
        }
        let (text, span) = self.take(n.max(rest.chars().next().map_or(1, char::len_utf8)));
        if self.lone_sign(text, span) {
            return;
        }
        if self.glue == Glue::Yes {
            self.glue = Glue::No;
            if let Some(cell) = self.out.list.last_mut() {
                cell.text.push_str(text);
                cell.span.end = span.end;
                return;
            }
        }
        self.push(kind_of(text), text, span);
    }

    /// `N x e5`, `e2 - e4`: a lone sign that joins the words around it.
    fn lone_sign(&mut self, text: &str, span: Span) -> bool {
        let after_cell = self.out.list.last().is_some_and(|token| token.kind == Kind::Cell);
        let before_word = self.rest().trim_start().starts_with(|c: char| c.is_alphanumeric());
        let is_cross = matches!(text, "x" | "X" | "×" | ":");
        let is_line = text.chars().all(is_hyphen) && text.chars().count() == 1;
        if !(after_cell && before_word && (is_cross || is_line)) {
            return false;
        }
        if is_line {
            self.out.has_lone_hyphen = true;
            if self.lone_hyphen == LoneHyphen::Separates {
                return true;
            }
        }
        if let Some(cell) = self.out.list.last_mut() {
            cell.text.push_str(text);
            cell.span.end = span.end;
        }
        self.glue = Glue::Yes;
        true
    }
}

fn parse_tag(line: &str) -> Option<(String, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| (name.to_owned(), value.replace("\\\"", "\"").replace("\\\\", "\\")))
}

fn matching_parenthesis(text: &str, lookahead: usize) -> Option<usize> {
    let mut depth = 0u32;
    for (at, c) in text.char_indices().take(lookahead) {
        match c {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// Length of a word: to white space, a comment or a column line. Short parentheses inside belong to it: `a8(Q)`, `Nf3(=)`.
fn word_length(text: &str) -> usize {
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        let ends = match c {
            c if c.is_whitespace() => true,
            '{' | '|' | '$' | '<' => true,
            '(' => match text[at..].char_indices().take(8).find(|&(_, inner)| inner == ')') {
                Some((n, _)) if !text[at..at + n].contains(char::is_whitespace) => {
                    while chars.next().is_some_and(|(_, inner)| inner != ')') {}
                    false
                }
                _ => true,
            },
            ',' => {
                let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
                let decimal =
                    digit(text[..at].chars().next_back()) && digit(text[at + 1..].chars().next());
                if !decimal {
                    return at + 1;
                }
                false
            }
            // `e4 e5; 2. Nf3`, `e5;2.Nf3`; before other text it opens a comment.
            ';' if at > 0 => {
                let next = text[at + 1..].chars().next();
                if next.is_none_or(|c| c.is_whitespace() || c.is_ascii_digit()) {
                    return at + 1;
                }
                true
            }
            _ => false,
        };
        if ends {
            return at;
        }
    }
    text.len()
}

/// `0 - 0` and `O - O - O` written with spaces: their length, if there are any.
fn spaced_castling(text: &str) -> Option<usize> {
    let mut n_zeros = 0;
    let mut end = 0;
    let mut expect_zero = true;
    for (at, c) in text.char_indices() {
        match c {
            '0' | 'O' | 'o' if expect_zero => {
                n_zeros += 1;
                end = at + 1;
                expect_zero = false;
            }
            c if is_hyphen(c) && !expect_zero => expect_zero = true,
            ' ' => {}
            _ => break,
        }
        if n_zeros == 3 {
            break;
        }
    }
    (n_zeros >= 2 && text[..end].contains(' ')).then_some(end)
}

/// A written move without the number before it: `23... Qc7`, `23 Qc7` and `23.Qc7` are `Qc7`, `40. 0-0` is `0-0`.
pub fn without_number(text: &str) -> &str {
    let text = text.trim();
    let word = text.split_whitespace().next().unwrap_or_default();
    match leading_number(word) {
        Some(found) if found.number > 0 => {
            text[found.n_bytes..].trim_start_matches(['.', '…', ' '])
        }
        _ => text,
    }
}

struct LeadingNumber {
    number: u32,
    before: Before,
    n_bytes: usize,
}

/// `12.`, `12...`, `12…`, `12)`, `12`, `12.-`, `12-`, and the `12` of `12e4`.
fn leading_number(word: &str) -> Option<LeadingNumber> {
    let n_digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let after = word.get(n_digits..)?;
    // Four digits without a dot are a year.
    let most = if after.starts_with('.') { 4 } else { 3 };
    let number: u32 =
        word.get(..n_digits).filter(|digits| (1..=most).contains(&digits.len()))?.parse().ok()?;
    let dots = after.len() - after.trim_start_matches(['.', '…', ')', ':']).len();
    let sign = &after[..dots];
    let dash = numbering_dash(&after[dots..]);
    if dash > 0 && !sign.contains(':') {
        let black = sign.contains('…') || sign.matches('.').count() >= 2;
        return Some(LeadingNumber {
            number,
            before: if black { Before::Black } else { Before::White },
            n_bytes: n_digits + dots + dash,
        });
    }
    let is_zeros = word[..n_digits].bytes().all(|digit| digit == b'0') && n_digits > 1;
    let followed_by_digit = after[dots..].starts_with(|c: char| c.is_ascii_digit());
    let n_bytes = match sign {
        "" if after.is_empty() && !is_zeros => n_digits,
        "" if after.starts_with(|c: char| c.is_alphabetic() && !matches!(c, 'o' | 'O')) => n_digits,
        "" => return None,
        // `1:05` is a clock time, `1:0` a result.
        sign if sign.contains(':') && (followed_by_digit || after.len() == dots && sign != ":") => {
            return None;
        }
        _ if followed_by_digit && !after[dots..].starts_with('0') => return None,
        _ => n_digits + dots,
    };
    let black = sign.contains('…') || sign.matches('.').count() >= 2;
    Some(LeadingNumber {
        number,
        before: if black { Before::Black } else { Before::White },
        n_bytes,
    })
}

/// Length of the hyphen of `1.- e4` and `1-e4`; none in `0-0`, `1-0` and before a second hyphen.
fn numbering_dash(after: &str) -> usize {
    let Some(dash) = after.chars().next().filter(|&c| is_hyphen(c)) else {
        return 0;
    };
    let rest = &after[dash.len_utf8()..];
    let ends_number = match rest.chars().next() {
        None => true,
        Some(c) => c.is_alphabetic() && !matches!(c, 'o' | 'O') || role_of_figurine(c).is_some(),
    };
    if ends_number { dash.len_utf8() } else { 0 }
}

/// Words that stand where a move cannot be read.
const ILLEGIBLE: [&str; 4] = ["ilegible", "illegible", "unreadable", "unleserlich"];

/// Words about an offer or the end of the game. They do not say who gave up, and an offer does not end a game: they are
/// kept as notes.
const HOW_IT_ENDED: [&str; 12] = [
    "tablas",
    "draw",
    "drawn",
    "remis",
    "abandona",
    "abandonan",
    "abandono",
    "resigns",
    "resigned",
    "gana",
    "ganan",
    "wins",
];

/// Letters that books and scoresheets put beside a move: theoretical novelty, editor's remark, diagram, zeitnot.
const ANNOTATIONS: [&str; 6] = ["TN", "NT", "RR", "ZN", "Diag", "Diag."];

fn is_one_of(words: &[&str], word: &str) -> bool {
    let plain = word.trim_end_matches(['.', ',', ';', '!']);
    words.iter().any(|known| known.eq_ignore_ascii_case(plain))
}

fn kind_of(word: &str) -> Kind {
    if let Some(meaning) = result(word) {
        return Kind::Result(meaning);
    }
    if is_gap(word) || is_one_of(&ILLEGIBLE, word) {
        return Kind::Gap;
    }
    if is_one_of(&HOW_IT_ENDED, word) || ANNOTATIONS.contains(&word) {
        return Kind::Note;
    }
    // `N` apart from its move is the novelty sign; no move has so little text.
    const WORDS: [&str; 9] = ["e.p.", "ep", "a.p.", "ch", "mate", "mat", "tablas?", "(=)", "N"];
    let only_signs = word.chars().all(|c| "+#†‡≠!?=±∓□∞".contains(c));
    if only_signs || WORDS.contains(&word) {
        Kind::Sign
    } else if is_clock_time(word) {
        Kind::Note
    } else {
        Kind::Cell
    }
}

fn result(word: &str) -> Option<ResultMeaning> {
    let plain: String = word
        .trim_end_matches(['.', ',', ';'])
        .chars()
        .map(|c| match c {
            c if is_hyphen(c) || c == ':' => '-',
            ',' => '.',
            c => c,
        })
        .collect();
    match plain.as_str() {
        "1-0" | "+--" => Some(ResultMeaning::WhiteWon),
        "0-1" | "--+" => Some(ResultMeaning::BlackWon),
        "1/2-1/2" | "½-½" | "1/2" | "½" | "0.5-0.5" | "0.5" | "=-=" => {
            Some(ResultMeaning::Drawn)
        }
        "*" => Some(ResultMeaning::Open),
        _ => None,
    }
}

fn is_clock_time(word: &str) -> bool {
    let mut parts = word.split([':', '.', '\'', 'h']);
    let hours = parts.next().is_some_and(|part| (1..=2).contains(&part.len()) && is_digits(part));
    let rest: Vec<&str> = parts.collect();
    hours && !rest.is_empty() && rest.iter().all(|part| part.len() == 2 && is_digits(part))
}

/// `1h30`, `1h05m`, `5'`, `12'30"`, `7min`, `[1.28]`: what follows the number tells that it counts no moves.
fn is_time_with_units(word: &str) -> bool {
    if let Some(inner) = word.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
        return is_clock_time(inner) || is_time_with_units(inner);
    }
    const UNITS: [&str; 14] =
        ["h", "hs", "hr", "m", "mn", "min", "s", "sec", "seg", "'", "′", "’", "''", "\""];
    let word = word.trim_end_matches(['.', ',']);
    let mut rest = word;
    let mut n_units = 0;
    while !rest.is_empty() {
        let n = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (digits, after) = rest.split_at(n);
        let n = after.len() - after.trim_start_matches(|c: char| !c.is_ascii_digit()).len();
        let (unit, next) = after.split_at(n);
        let known = UNITS.contains(&unit) || unit == "″" || unit.is_empty() && n_units > 0;
        if !(1..=3).contains(&digits.len()) || !known {
            return false;
        }
        n_units += 1;
        rest = next;
    }
    n_units > 0
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}
