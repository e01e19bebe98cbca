//! Text of one move to [`WrittenMove`]: syntax only, no position.
//!
//! Takes the forms met on scoresheets: short, long, without capture sign, `0-0` in every spelling, `a8D`, `a8(D)`,
//! `e.p.`, `:`, `++`, `#`, `(=)`, figurines, small piece letters, coordinates and the digits of correspondence chess.

use shakmaty::{CastlingSide, File, Rank, Role};
use thiserror::Error;

use super::letters::{Language, other_spellings, role_of_figurine};

/// A move as written, before any position is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMove {
    /// What was written, read literally.
    pub shape: Shape,
    /// A looser reading, tried when the literal one fits no legal move: a small letter taken as a piece (`nxe4`).
    pub looser: Option<Shape>,
    /// The first letter is read as the file of a pawn and may be the letter of a piece in another language: a capital
    /// before a file (`Bxc6`), or a file written twice (`cc6`).
    pub file_letter: Mark,
    /// `x`, `:` or the like was written.
    pub capture: Mark,
    /// Check or mate sign.
    pub check: Option<CheckSign>,
    /// `e.p.` was written.
    pub en_passant: Mark,
    /// `(=)` or `=` after the move (C.12).
    pub draw_offer: Mark,
    /// Everything else that followed: `!`, `?`, `±`, `N`.
    pub comment: String,
}

/// Whether a sign is on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mark {
    /// It is.
    Written,
    /// It is not.
    #[default]
    Absent,
}

/// The body of a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// `0-0` or `0-0-0`.
    Castle(CastlingSide),
    /// A piece or pawn with what is given of its squares.
    Step {
        /// The piece; `None` when both squares stand without a letter and any piece may be meant (`g1f3`).
        role: Option<Role>,
        /// File of departure.
        from_file: Option<File>,
        /// Rank of departure.
        from_rank: Option<Rank>,
        /// File of arrival.
        to_file: File,
        /// Rank of arrival; missing in `ed`.
        to_rank: Option<Rank>,
        /// Piece that the pawn becomes. A king is kept: it is written, though never legal.
        promotion: Option<Role>,
    },
}

/// Check and mate signs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckSign {
    /// `+`, `†`, `ch`.
    Check,
    /// `++`: mate, in old books double check.
    DoubleCross,
    /// `#`, `≠`, `mate`.
    Mate,
}

/// Why a text is no move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SyntaxError {
    /// Nothing is written, or a sign for nothing: `?`, `--`.
    #[error("expected a move, found an empty place")]
    Empty,
    /// Descriptive notation such as `P-K4`: no evidence under Appendix C.
    #[error("expected algebraic notation, found descriptive `{text}`")]
    Descriptive {
        /// What was written.
        text: String,
    },
    /// A null move.
    #[error("expected a move, found a null move `{text}`")]
    NullMove {
        /// What was written.
        text: String,
    },
    /// Nothing that can be read as a move.
    #[error("expected a move such as e4 or Nf3, found `{text}`")]
    NotAMove {
        /// What was written.
        text: String,
    },
}

/// Longest text looked at; no written move is longer.
const MAX_CHARS: usize = 40;

/// Reads the text of one move.
///
/// ```
/// use laws::notation::{letters::Language, written};
///
/// let knight = written::parse("Cf3xe5+", Language::Spanish)?;
/// assert_eq!(knight, written::parse("Cf3:e5†", Language::Spanish)?);
/// # Ok::<(), written::SyntaxError>(())
/// ```
///
/// # Errors
///
/// [`SyntaxError`] if the text is empty, descriptive, a null move, or nothing that looks like a move.
pub fn parse(text: &str, language: Language) -> Result<WrittenMove, SyntaxError> {
    let trimmed = text.trim();
    if is_gap(trimmed) {
        return Err(SyntaxError::Empty);
    }
    if matches!(trimmed, "Z0" | "z0" | "@@@@" | "null" | "pass") {
        return Err(SyntaxError::NullMove { text: trimmed.to_owned() });
    }
    let not_a_move = || SyntaxError::NotAMove { text: trimmed.chars().take(MAX_CHARS).collect() };
    if trimmed.chars().nth(MAX_CHARS).is_some() {
        return Err(not_a_move());
    }
    let mut signs = Signs::default();
    let body = signs.take_from(&composed(trimmed), language);
    if let Some(written) = castle(&body, language) {
        return Ok(signs.around(written, None));
    }
    let readings = readings(&body, language);
    signs.file_letter = readings.file_letter;
    match (readings.literal.or(readings.looser), numeric(&body)) {
        (Some(body), _) => Ok(signs.with(body, readings.looser)),
        (None, Some(shape)) => Ok(signs.around(shape, None)),
        (None, None) if is_descriptive(trimmed) => {
            Err(SyntaxError::Descriptive { text: trimmed.to_owned() })
        }
        (None, None) => Err(not_a_move()),
    }
}

/// Whether a text stands for a move that was not written: `?`, `--`, `...`, `___`.
pub fn is_gap(text: &str) -> bool {
    text.chars().all(|c| {
        c.is_whitespace() || is_hyphen(c) || matches!(c, '?' | '.' | '…' | '_' | '/' | '*')
    })
}

/// Hyphens, dashes and minus signs.
pub(crate) fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' | '﹣' | '－')
}

/// Signs that say "captures". `X` is the rook in Vietnamese.
fn is_capture(c: char, language: Language) -> bool {
    match c {
        'X' => language != Language::Vietnamese,
        c => matches!(c, 'x' | '×' | ':' | '∶' | '✕' | '╳' | 'х' | 'Х'),
    }
}

/// Puts accents that follow their letter as marks of their own into one character, as the tables have them, and drops
/// invisible characters.
fn composed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let joined = match (c, out.chars().last()) {
            ('\u{30c}', Some('Z')) => Some('Ž'),
            ('\u{327}', Some('S')) => Some('Ş'),
            ('\u{302}', Some('C')) => Some('Ĉ'),
            _ => None,
        };
        match joined {
            Some(letter) => {
                out.pop();
                out.push(letter);
            }
            None if matches!(
                c,
                '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}'
            ) => {}
            None => out.push(c),
        }
    }
    out
}

#[derive(Debug, Default)]
struct Signs {
    capture: Mark,
    check: Option<CheckSign>,
    en_passant: Mark,
    draw_offer: Mark,
    comment: String,
    file_letter: Mark,
    /// A single `=` stood last; after a pawn on the last rank it announces a promotion that is not named.
    bare_equals: Mark,
}

impl Signs {
    /// Takes the signs off the end of a text and returns the rest.
    fn take_from(&mut self, text: &str, language: Language) -> String {
        let mut rest = text.trim_end();
        while let Some(shorter) = self.take_one(rest, language) {
            rest = shorter.trim_end();
        }
        rest.chars().filter(|c| !c.is_whitespace()).collect()
    }

    fn take_one<'t>(&mut self, text: &'t str, language: Language) -> Option<&'t str> {
        const WORDS: [(&str, Option<CheckSign>); 11] = [
            ("++", Some(CheckSign::DoubleCross)),
            ("+ +", Some(CheckSign::DoubleCross)),
            ("††", Some(CheckSign::DoubleCross)),
            ("#", Some(CheckSign::Mate)),
            ("≠", Some(CheckSign::Mate)),
            ("‡", Some(CheckSign::Mate)),
            ("mate", Some(CheckSign::Mate)),
            ("mat", Some(CheckSign::Mate)),
            ("+", Some(CheckSign::Check)),
            ("†", Some(CheckSign::Check)),
            ("ch", Some(CheckSign::Check)),
        ];
        const PASSANT: [&str; 10] =
            ["/e.p.", "/ep", "(e.p.)", "(ep)", "e.p.", "e. p.", "e.p", "ep", "a.p.", "(a.p.)"];
        const OFFER: [&str; 5] = ["(=)", "( = )", "=?", "[=]", "tablas?"];
        const JUDGEMENTS: [&str; 12] =
            ["+/-", "-/+", "+=", "=+", "+-", "-+", "+/=", "=/+", "±", "∓", "⩲", "⩱"];
        for sign in OFFER {
            if let Some(rest) = text.strip_suffix(sign) {
                self.draw_offer = Mark::Written;
                return Some(rest);
            }
        }
        for sign in PASSANT {
            if let Some(rest) = text.strip_suffix(sign) {
                self.en_passant = Mark::Written;
                return Some(rest);
            }
        }
        for sign in JUDGEMENTS {
            if let Some(rest) = text.strip_suffix(sign) {
                return Some(self.comment(sign, rest));
            }
        }
        for (sign, meaning) in WORDS {
            if let Some(rest) = text.strip_suffix(sign) {
                self.check = self.check.or(meaning);
                return Some(rest);
            }
        }
        self.take_last(text, language)
    }

    fn take_last<'t>(&mut self, text: &'t str, language: Language) -> Option<&'t str> {
        let last = text.chars().next_back()?;
        let rest = &text[..text.len() - last.len_utf8()];
        match last {
            '=' => {
                self.bare_equals = Mark::Written;
                Some(rest)
            }
            '!' | '?' | '□' | '∞' | '⊕' | '⨀' | '→' | '↑' | '⇆' | '△' | '‼' | '⁇' | '⁉' | '⁈' => {
                Some(self.comment(&text[rest.len()..], rest))
            }
            '.' | ',' | ';' | '"' | '\'' | '|' => Some(rest),
            // `Ne5:`, the capture sign last.
            last if is_capture(last, language) && rest.ends_with(|c: char| c.is_ascii_digit()) => {
                self.capture = Mark::Written;
                Some(rest)
            }
            'N' if is_novelty_sign_after(rest) => Some(self.comment(&text[rest.len()..], rest)),
            _ => None,
        }
    }

    fn comment<'t>(&mut self, sign: &str, rest: &'t str) -> &'t str {
        self.comment.insert_str(0, sign);
        rest
    }

    fn with(mut self, body: Body, looser: Option<Body>) -> WrittenMove {
        if body.capture == Mark::Written {
            self.capture = Mark::Written;
        }
        let looser = looser.map(|looser| looser.shape).filter(|&shape| shape != body.shape);
        self.around(body.shape, looser)
    }

    fn around(self, shape: Shape, looser: Option<Shape>) -> WrittenMove {
        let promotes = matches!(
            shape,
            Shape::Step {
                role: Some(Role::Pawn) | None,
                to_rank: Some(Rank::First | Rank::Eighth),
                ..
            }
        );
        let draw_offer = match (self.bare_equals, promotes) {
            (Mark::Written, false) => Mark::Written,
            _ => self.draw_offer,
        };
        WrittenMove {
            shape,
            looser,
            file_letter: self.file_letter,
            capture: self.capture,
            check: self.check,
            en_passant: self.en_passant,
            draw_offer,
            comment: self.comment,
        }
    }
}

/// Whether an `N` behind this is the novelty sign. After a pawn on the last rank it is a knight.
fn is_novelty_sign_after(text: &str) -> bool {
    let body = text.trim_end().trim_end_matches(['+', '#', '!', '?']);
    let is_pawn = body.starts_with(|c| matches!(c, 'a'..='h' | 'x' | ':'));
    match body.chars().next_back() {
        Some('2'..='7' | '0' | 'O' | 'o') => true,
        Some('1' | '8') => !is_pawn,
        _ => false,
    }
}

/// `0-0`, `O-O-O`, `oo`, `0–0`, with or without the king's letter before it.
fn castle(body: &str, language: Language) -> Option<Shape> {
    let king = language.letters().king;
    let body = body.strip_prefix(king).filter(|rest| !rest.is_empty()).unwrap_or(body);
    let mut n_zeros = 0;
    let mut after_hyphen = Mark::Absent;
    for c in body.chars() {
        match c {
            '0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο' | 'Ø' | '〇' => {
                n_zeros += 1;
                after_hyphen = Mark::Absent;
            }
            c if is_hyphen(c) && n_zeros > 0 && after_hyphen == Mark::Absent => {
                after_hyphen = Mark::Written
            }
            _ => return None,
        }
    }
    match (n_zeros, after_hyphen) {
        (2, Mark::Absent) => Some(Shape::Castle(CastlingSide::KingSide)),
        (3, Mark::Absent) => Some(Shape::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Body {
    shape: Shape,
    capture: Mark,
}

#[derive(Debug, Clone, Copy, Default)]
struct Readings {
    literal: Option<Body>,
    looser: Option<Body>,
    file_letter: Mark,
}

/// Literal reading first; then a small first letter as a piece; then the whole text in small letters (`E4`, `NF3`).
fn readings(body: &str, language: Language) -> Readings {
    let mut found = Readings { literal: step(body, language), ..Readings::default() };
    let Some(first) = body.chars().next() else {
        return found;
    };
    let tail = &body[first.len_utf8()..];
    if first.is_lowercase() {
        let capital: String = first.to_uppercase().chain(tail.chars()).collect();
        found.looser = step(&capital, language);
        if found.looser.is_none() && found.literal.is_some_and(|it| it.names_file_twice()) {
            found.file_letter = Mark::Written;
        }
    } else if found.literal.is_none() {
        let lowered = tail.to_lowercase();
        found.literal = step(&format!("{first}{lowered}"), language);
        if found.literal.is_none() {
            found.literal = step(&format!("{}{lowered}", first.to_lowercase()), language);
            // `E4` names a square; before a second file the capital may be a piece.
            if found.literal.is_some_and(|it| it.is_pawn_from_file()) {
                found.file_letter = Mark::Written;
            }
        }
    }
    found
}

impl Body {
    /// A pawn with its file of departure and no rank: `bxc3`, `ed`.
    fn is_pawn_from_file(&self) -> bool {
        matches!(
            self.shape,
            Shape::Step {
                role: Some(Role::Pawn),
                from_file: Some(_),
                from_rank: None,
                promotion: None,
                ..
            }
        )
    }

    /// `cc6`: nobody writes a pawn's file twice.
    fn names_file_twice(&self) -> bool {
        match self.shape {
            Shape::Step { from_file: Some(from), to_file, .. } => {
                self.is_pawn_from_file() && from == to_file && self.capture == Mark::Absent
            }
            Shape::Step { .. } | Shape::Castle(_) => false,
        }
    }
}

/// Piece letter, squares and promotion of one spelling.
fn step(body: &str, language: Language) -> Option<Body> {
    let (role, mut rest) = match leading_role(body, language) {
        Some((role, rest)) => (Some(role), rest),
        None => (None, body),
    };
    let mut files = Vec::with_capacity(2);
    let mut ranks = Vec::with_capacity(2);
    // One letter per coordinate in order: `f` file, `r` rank.
    let mut order = String::with_capacity(4);
    let mut capture = Mark::Absent;
    while let Some(c) = rest.chars().next() {
        if is_capture(c, language) {
            capture = Mark::Written;
            rest = after_taken_piece(&rest[c.len_utf8()..], language);
            continue;
        } else if let Some(file) = file_of(c) {
            files.push(file);
            order.push('f');
        } else if let Some(rank) = Rank::from_char(c) {
            ranks.push(rank);
            order.push('r');
        } else if !is_hyphen(c) {
            break;
        }
        rest = &rest[c.len_utf8()..];
        if order.len() > 4 {
            return None;
        }
    }
    let promotion = match rest {
        "" => None,
        rest => Some(promotion(rest, language)?),
    };
    let (from_file, from_rank, to_file, to_rank) = match order.as_str() {
        "fr" => (None, None, files[0], Some(ranks[0])),
        "ffr" => (Some(files[0]), None, files[1], Some(ranks[0])),
        "rfr" => (None, Some(ranks[0]), files[0], Some(ranks[1])),
        "frfr" => (Some(files[0]), Some(ranks[0]), files[1], Some(ranks[1])),
        "ff" if role.is_none_or(|role| role == Role::Pawn) => {
            (Some(files[0]), None, files[1], None)
        }
        "frf" if role.is_none_or(|role| role == Role::Pawn) => {
            (Some(files[0]), Some(ranks[0]), files[1], None)
        }
        _ => return None,
    };
    if promotion.is_some() && role.is_some_and(|role| role != Role::Pawn) {
        return None;
    }
    let role = match (role, order.as_str()) {
        (None, "frfr") if promotion.is_none() => None,
        (None, _) => Some(Role::Pawn),
        (Some(role), _) => Some(role),
    };
    Some(Body {
        shape: Shape::Step { role, from_file, from_rank, to_file, to_rank, promotion },
        capture,
    })
}

/// Reversible notation names the piece taken (`Bd3xNf5`): skips it where a square follows.
fn after_taken_piece(text: &str, language: Language) -> &str {
    match leading_role(text, language) {
        Some((_, rest)) if rest.starts_with(|c: char| file_of(c).is_some()) => rest,
        _ => text,
    }
}

/// Files are Latin letters; their Cyrillic twins are read alike.
fn file_of(c: char) -> Option<File> {
    match c {
        'а' => Some(File::A),
        'с' => Some(File::C),
        'е' => Some(File::E),
        c => File::from_char(c),
    }
}

/// `Q`, `=Q`, `(Q)`, `/Q`, `=(Q)`, small letters too.
fn promotion(text: &str, language: Language) -> Option<Role> {
    let name =
        text.trim_matches(|c: char| matches!(c, '=' | '(' | ')' | '/' | '[' | ']') || is_hyphen(c));
    let whole = |name: &str| {
        leading_role(name, language).filter(|(_, rest)| rest.is_empty()).map(|(role, _)| role)
    };
    whole(name).or_else(|| {
        let mut chars = name.chars();
        let capital: String = chars.next()?.to_uppercase().chain(chars).collect();
        whole(&capital)
    })
}

/// The piece that a text begins with, and the rest.
pub(crate) fn leading_role(text: &str, language: Language) -> Option<(Role, &str)> {
    let first = text.chars().next()?;
    if let Some(role) = role_of_figurine(first) {
        return Some((role, &text[first.len_utf8()..]));
    }
    let letters = language.letters();
    let table = Role::ALL.into_iter().map(|role| (letters.of(role), role));
    let longest = |found: &(&str, Role)| found.0.len();
    table
        .chain(other_spellings(language).iter().copied())
        .filter(|(letter, role)| {
            !letter.is_empty() && text.starts_with(letter) && !is_file(letter, *role)
        })
        .max_by_key(longest)
        .map(|(letter, role)| (role, &text[letter.len()..]))
        .or_else(|| {
            let twin = twin_of(first, language)?;
            let role = Role::ALL.into_iter().find(|&role| letters.of(role) == twin)?;
            Some((role, &text[first.len_utf8()..]))
        })
}

/// A pawn letter that is also a file would swallow it; none is today, and the reader must not depend on that.
fn is_file(letter: &str, role: Role) -> bool {
    role == Role::Pawn && letter.chars().all(|c| File::from_char(c).is_some())
}

/// Letters that look alike in two scripts: the sheet is read in the script of its language.
fn twin_of(c: char, language: Language) -> Option<&'static str> {
    let cyrillic = match language {
        Language::Russian | Language::Ukrainian | Language::Bulgarian | Language::Serbian => true,
        Language::Greek => false,
        _ => return latin_twin(c),
    };
    Some(match (c, cyrillic) {
        ('K', true) => "К",
        ('C', true) => "С",
        ('T', true) => "Т",
        ('O', true) => "О",
        ('P', false) => "Ρ",
        ('B', false) => "Β",
        ('A', false) => "Α",
        ('I', false) => "Ι",
        _ => return None,
    })
}

fn latin_twin(c: char) -> Option<&'static str> {
    Some(match c {
        'К' | 'Κ' => "K",
        'С' => "C",
        'Т' | 'Τ' => "T",
        'А' | 'Α' => "A",
        'В' | 'Β' => "B",
        'Р' | 'Ρ' => "P",
        'Н' | 'Η' => "H",
        'Ν' => "N",
        _ => return None,
    })
}

/// Correspondence digits: `5254` is e2e4, a fifth digit 1 to 4 promotes to queen, rook, bishop or knight.
fn numeric(body: &str) -> Option<Shape> {
    let digits: Vec<u32> = body.chars().map(|c| c.to_digit(10)).collect::<Option<_>>()?;
    let coordinate = |digit: u32| (1..=8).contains(&digit).then(|| digit - 1);
    let [from_file, from_rank, to_file, to_rank] =
        [*digits.first()?, *digits.get(1)?, *digits.get(2)?, *digits.get(3)?].map(coordinate);
    let promotion = match digits.get(4..)? {
        [] => None,
        [1] => Some(Role::Queen),
        [2] => Some(Role::Rook),
        [3] => Some(Role::Bishop),
        [4] => Some(Role::Knight),
        _ => return None,
    };
    Some(Shape::Step {
        role: promotion.map(|_| Role::Pawn),
        from_file: Some(File::new(from_file?)),
        from_rank: Some(Rank::new(from_rank?)),
        to_file: File::new(to_file?),
        to_rank: Some(Rank::new(to_rank?)),
        promotion,
    })
}

/// `P-K4`, `KtxP`, `P4R`, `C3AR`: pieces and ranks, but no square by letter and digit.
fn is_descriptive(text: &str) -> bool {
    let body = text.trim_end_matches(|c: char| !c.is_alphanumeric());
    let body = body.strip_suffix("ch").unwrap_or(body).replace("Kt", "N");
    let n_pieces = body.chars().filter(|c| "KQRBNPDTACOV".contains(*c)).count();
    let allowed = |c: char| {
        "KQRBNPDTACOV".contains(c)
            || ('1'..='8').contains(&c)
            || is_hyphen(c)
            || "xX:×()/=".contains(c)
    };
    n_pieces >= 1
        && body.chars().count() >= 3
        && body.chars().all(allowed)
        && (body.chars().any(|c| c.is_ascii_digit()) || n_pieces >= 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(shape: Shape) -> String {
        match shape {
            Shape::Castle(CastlingSide::KingSide) => "O-O".to_owned(),
            Shape::Castle(CastlingSide::QueenSide) => "O-O-O".to_owned(),
            Shape::Step { role, from_file, from_rank, to_file, to_rank, promotion } => {
                let mut text = role.map_or('*', |role| role.upper_char()).to_string();
                text.extend(from_file.map(|file| file.char()));
                text.extend(from_rank.map(|rank| rank.char()));
                text.push('>');
                text.push(to_file.char());
                text.extend(to_rank.map(|rank| rank.char()));
                text.extend(promotion.map(|role| role.upper_char()));
                text
            }
        }
    }

    fn check(language: &str, text: &str, expected: &str) {
        let found = match parse(text, language.parse().unwrap()) {
            Ok(written) => {
                let mut found = show(written.shape);
                if let Some(looser) = written.looser {
                    found += &format!(" or {}", show(looser));
                }
                if written.capture == Mark::Written {
                    found += " x";
                }
                found += match written.check {
                    None => "",
                    Some(CheckSign::Check) => " +",
                    Some(CheckSign::DoubleCross) => " ++",
                    Some(CheckSign::Mate) => " #",
                };
                if written.en_passant == Mark::Written {
                    found += " ep";
                }
                if written.draw_offer == Mark::Written {
                    found += " (=)";
                }
                if !written.comment.is_empty() {
                    found += &format!(" {}", written.comment);
                }
                found
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(found, expected, "`{text}` in {language}");
    }

    #[test]
    fn castling_in_every_spelling() {
        for text in ["0-0", "O-O", "o-o", "OO", "0–0", "O‑O", "R0-0"] {
            check("es", text, "O-O");
        }
        for text in ["0-0-0", "O-O-O", "ooo", "0—0—0"] {
            check("es", text, "O-O-O");
        }
        check("en", "0-0-0+", "O-O-O +");
    }

    #[test]
    fn short_long_and_loose() {
        check("es", "Cf3", "N>f3");
        check("es", "Ac1-f4", "Bc1>f4");
        check("es", "Ac1f4", "Bc1>f4");
        check("en", "N:e5", "N>e5 x");
        check("en", "Ne5:", "N>e5 x");
        check("en", "N-f3", "N>f3");
        check("en", "N1e2", "N1>e2");
        check("en", "e4", "P>e4");
        check("en", "e2-e4", "*e2>e4");
        check("en", "e7-e8=Q", "Pe7>e8Q");
        check("en", "ed5", "Pe>d5");
        check("en", "ed", "Pe>d");
        check("en", "e:d", "Pe>d x");
        check("en", "e4xd5", "*e4>d5 x");
        check("en", "xe5", "P>e5 x");
        check("en", "5254", "*e2>e4");
        check("en", "Bd3xNf5", "Bd3>f5 x");
        check("en", "e7xRd8=Q", "Pe7>d8Q x");
        check("vi", "a8X", "P>a8R");
    }

    #[test]
    fn letters_of_other_scripts() {
        check("ru", "Кf6", "N>f6");
        check("ru", "Kf6", "N>f6");
        check("ru", "Крe7", "K>e7");
        check("tr", "Kd1", "R>d1");
        check("lt", "Z\u{30c}f3", "N>f3");
        check("en", "♘f3", "N>f3");
        check("en", "♞f6", "N>f6");
        check("nl", "Pf6", "N>f6");
    }

    #[test]
    fn small_letters_and_capitals() {
        check("en", "nf3", "N>f3");
        check("en", "bxc3", "Pb>c3 or B>c3 x");
        check("en", "E4", "P>e4");
        check("en", "NF3", "N>f3");
        check("es", "D4", "P>d4");
    }

    #[test]
    fn promotions() {
        for text in ["a8D", "a8=D", "a8(D)", "a8/D", "a8=d"] {
            check("es", text, "P>a8Q");
        }
        check("en", "a8=♕", "P>a8Q");
        check("en", "a8", "P>a8");
        check("en", "a8=", "P>a8");
        check("en", "a8K", "P>a8K");
        check("en", "cxd8Q+", "Pc>d8Q x +");
    }

    #[test]
    fn signs_at_the_end() {
        check("en", "Nf3 mate", "N>f3 #");
        check("es", "Ta8++", "R>a8 ++");
        check("es", "Ta8+ +", "R>a8 ++");
        check("en", "d5 (=)", "P>d5 (=)");
        check("en", "d4=", "P>d4 (=)");
        check("en", "exd6 e.p.", "Pe>d6 x ep");
        check("en", "ed6ep", "Pe>d6 ep");
        check("en", "Nf3!?", "N>f3 !?");
        check("en", "Bb5†", "B>b5 +");
        check("en", "Qh5 ch", "Q>h5 +");
        check("en", "Nf3 N", "N>f3 N");
        check("en", "Nf3N", "N>f3 N");
        check("es", "Tf8+ N", "R>f8 + N");
        check("en", "O-O N", "O-O N");
        check("en", "a8N", "P>a8N");
    }

    #[test]
    fn what_is_no_move() {
        check("en", "", "expected a move, found an empty place");
        check("en", "?", "expected a move, found an empty place");
        check("en", "--", "expected a move, found an empty place");
        check("en", "Z0", "expected a move, found a null move `Z0`");
        check("en", "P-Q4", "expected algebraic notation, found descriptive `P-Q4`");
        check("es", "P4R", "expected algebraic notation, found descriptive `P4R`");
        check("en", "KtxP", "expected algebraic notation, found descriptive `KtxP`");
        check("en", "K", "expected a move such as e4 or Nf3, found `K`");
        check("en", "N?5", "expected a move such as e4 or Nf3, found `N?5`");
        check("en", "i9", "expected a move such as e4 or Nf3, found `i9`");
    }
}
