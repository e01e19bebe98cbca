//! Moves as people and programs write them, brought into the form that is parsed.

use std::borrow::Cow;

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
    // `N`: a novelty.
    if text == "N" || (!is_null_move && !text.chars().any(char::is_alphanumeric)) {
        return Word::Signs(text);
    }
    let bare = text.trim_end_matches(['!', '?', '‼', '⁇', '⁉', '⁈', '□']);
    Word::Move { text: bare, signs: &text[bare.len()..] }
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
    let bare = text.trim_end_matches(['+', '#', '†', '‡']);
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
        ] {
            assert_eq!(normalized(text), expected);
        }
    }
}
