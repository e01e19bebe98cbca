//! Moves as people and programs write them, brought into the form that is parsed.

use std::borrow::Cow;

use laws::notation::letters::Language::English;
use laws::notation::letters::Letters;
use shakmaty::Role;

/// A word of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    /// A move number, dots, `e.p.`: says nothing.
    Nothing,
    /// A move with its signs.
    Move { text: &'a str, signs: &'a str },
    /// Signs alone: `!?`, `+-`, `=`.
    Signs(&'a str),
}

/// Takes number and signs off a word: `10....Qd4!?`.
pub(super) fn word(text: &str) -> Word<'_> {
    let text = without_number(text);
    if text.is_empty() || matches!(text, "e.p." | "ep" | "e.p") {
        return Word::Nothing;
    }
    let is_null_move = text == "--";
    let bare = text.trim_end_matches(['!', '?', '‼', '⁇', '⁉', '⁈', '□']);
    let signs = &text[bare.len()..];
    if is_check_word(bare) {
        return if signs.is_empty() { Word::Nothing } else { Word::Signs(signs) };
    }
    // `N`: a novelty; `D`: a diagram.
    let is_word = matches!(bare, "N" | "D");
    if is_word || (!is_null_move && !text.chars().any(char::is_alphanumeric)) {
        return Word::Signs(text);
    }
    Word::Move { text: bare, signs }
}

/// Check and mate in words: `ch`, `dbl.ch.`, `dis.`, `mate`.
pub(super) fn is_check_word(text: &str) -> bool {
    if !text.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return false;
    }
    let mut words = text.split(['.', '+', '#', '-']).filter(|word| !word.is_empty());
    let is_known = |word: &str| {
        let known =
            ["ch", "check", "mate", "checkmate", "dis", "disc", "dbl", "double", "dblch", "disch"];
        known.iter().any(|known| word.eq_ignore_ascii_case(known))
    };
    words.all(is_known)
}

/// `12`, `12.`, `12...`, `12…` before a move; castling with zeros is no number.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let dots = |letter: char| matches!(letter, '.' | '…' | '·');
    if after.is_empty() || after.starts_with(dots) { after.trim_start_matches(dots) } else { text }
}

/// Standard notation from near relatives: zeros and small letters in castling, long notation,
/// figurines, a promotion without its sign, `e.p.`, `++`.
pub(super) fn normalized(text: &str) -> Cow<'_, str> {
    let bare = without_check(text);
    let bare = bare.strip_suffix("e.p.").or_else(|| bare.strip_suffix("ep")).unwrap_or(bare);
    if let Some(castling) = castling(bare) {
        return Cow::Borrowed(castling);
    }
    if bare.contains(['–', '—', '−', '‐', '\u{2011}'])
        && let Some(castling) = castling(&bare.replace(['–', '—', '−', '‐', '\u{2011}'], "-"))
    {
        return Cow::Borrowed(castling);
    }
    if !bare.is_ascii() || bare.contains(['-', ':', '/']) || ends_in_bare_promotion(bare) {
        return Cow::Owned(rewritten(bare));
    }
    Cow::Borrowed(bare)
}

/// A move without signs or words of check and mate and without the sign of a draw offer.
fn without_check(text: &str) -> &str {
    let mut bare = text.trim_end_matches(['+', '#', '†', '‡']);
    for word in ["dblch", "disch", "ch.", "ch", "mate"] {
        if let Some(rest) = bare.strip_suffix(word).filter(|rest| ends_in_square(rest)) {
            bare = rest;
        }
    }
    let offered = bare.strip_suffix("(=)").or_else(|| bare.strip_suffix('='));
    offered.filter(|rest| ends_in_square(rest)).unwrap_or(bare)
}

fn ends_in_square(text: &str) -> bool {
    matches!(text.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'])
}

/// A move of nobody: `--`, `Z0`.
pub(super) fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "z0" | "0000" | "null" | "pass")
}

/// `nf3`, `qxd5`, `bc4`: a piece in a small letter.
pub(super) fn small_piece(text: &str) -> Option<String> {
    let mut letters = text.chars();
    let first = letters.next().filter(|letter| "nrqkb".contains(*letter))?;
    let rest = letters.as_str();
    rest.starts_with(|letter: char| matches!(letter, 'a'..='h' | '1'..='8' | 'x'))
        .then(|| format!("{}{rest}", first.to_ascii_uppercase()))
}

/// The same move with the letters of a language in place of those of English; `None` if it begins with a letter
/// that is no piece of that language. True if a letter is none of English.
pub(super) fn translated(text: &str, letters: &Letters) -> Option<(String, bool)> {
    let mut text = text.to_owned();
    let mut foreign = false;
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    // A promotion: `e8=D`, `e8D`.
    let piece_at_end = roles.into_iter().find_map(|role| {
        let rest = text.strip_suffix(letters.of(role))?;
        let rest = rest.strip_suffix('=').unwrap_or(rest);
        matches!(rest.as_bytes(), [.., b'1' | b'8']).then(|| (rest.to_owned(), role))
    });
    if let Some((rest, role)) = piece_at_end {
        foreign |= letters.of(role) != English.letters().of(role);
        text = format!("{rest}={}", English.letters().of(role));
    }
    let is_plain = text.starts_with(|letter: char| matches!(letter, 'a'..='h' | 'O' | '0'));
    if is_plain {
        return Some((text, foreign));
    }
    // The longest letter first: `Кр` is a king, `К` a knight.
    let mut ordered = roles;
    ordered.sort_by_key(|role| std::cmp::Reverse(letters.of(*role).len()));
    for role in ordered {
        if let Some(rest) = text.strip_prefix(letters.of(role)) {
            let english = English.letters().of(role);
            foreign |= !"KQRBN".contains(letters.of(role));
            return Some((format!("{english}{rest}"), foreign));
        }
    }
    let pawn = Some(letters.pawn).filter(|pawn| !pawn.is_empty())?;
    text.strip_prefix(pawn).map(|rest| (rest.to_owned(), foreign))
}

fn castling(text: &str) -> Option<&'static str> {
    match text {
        "0-0" | "O-O" | "o-o" | "OO" | "oo" => Some("O-O"),
        "0-0-0" | "O-O-O" | "o-o-o" | "OOO" | "ooo" => Some("O-O-O"),
        _ => None,
    }
}

/// `e8Q`
fn ends_in_bare_promotion(text: &str) -> bool {
    let bytes = text.as_bytes();
    matches!(bytes, [.., b'1' | b'8', b'Q' | b'R' | b'B' | b'N'])
}

fn rewritten(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    for letter in text.chars() {
        match letter {
            '♔' | '♚' => out.push('K'),
            '♕' | '♛' => out.push('Q'),
            '♖' | '♜' => out.push('R'),
            '♗' | '♝' => out.push('B'),
            '♘' | '♞' => out.push('N'),
            '♙' | '♟' | '-' | '–' | '—' | '−' | '‐' | '\u{2011}' | '\u{fe0e}' | '\u{fe0f}' =>
                {}
            ':' | '×' => out.push('x'),
            '/' => out.push('='),
            other => out.push(other),
        }
    }
    if ends_in_bare_promotion(&out) {
        out.insert(out.len() - 1, '=');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Word, normalized, word};

    #[test]
    fn issue_a20_numbers_with_any_dots() {
        for text in ["10....Qd4", "10…Qd4", "10.Qd4", "10...Qd4", "Qd4"] {
            assert_eq!(word(text), Word::Move { text: "Qd4", signs: "" }, "{text}");
        }
        for text in ["10", "10.", "...", "…", "e.p."] {
            assert_eq!(word(text), Word::Nothing, "{text}");
        }
        assert_eq!(word("0-0-0+!?"), Word::Move { text: "0-0-0+", signs: "!?" });
        assert_eq!(word("+-"), Word::Signs("+-"));
    }

    #[test]
    fn check_and_mate_in_words_stop_no_game() {
        for text in ["ch", "ch.", "dbl.ch.", "dis.ch.", "dbl", "mate", "Mate"] {
            assert_eq!(word(text), Word::Nothing, "{text}");
        }
        for text in ["ch?", "mate?", "dbl.ch.?", "dis.ch?"] {
            assert_eq!(word(text), Word::Signs("?"), "{text}");
        }
        assert_eq!(word("N!"), Word::Signs("N!"));
        assert_eq!(word("chess"), Word::Move { text: "chess", signs: "" });
    }

    #[test]
    fn relatives_of_standard_notation() {
        for (text, expected) in [
            ("0-0", "O-O"),
            ("o-o-o+", "O-O-O"),
            ("e2-e4", "e2e4"),
            ("Ng1-f3", "Ng1f3"),
            ("♘f3", "Nf3"),
            ("e8Q+", "e8=Q"),
            ("exd6e.p.", "exd6"),
            ("R:e5", "Rxe5"),
            ("Qh7++", "Qh7"),
            ("Qh7mate", "Qh7"),
            ("Bb5ch", "Bb5"),
            ("e5=", "e5"),
            ("Nf3(=)", "Nf3"),
            ("e8=Q", "e8=Q"),
        ] {
            assert_eq!(normalized(text), expected);
        }
    }
}
