//! Export format: seven tags first, standard notation, signs as numbers, lines under 80 columns.

use std::io::{self, Write};

use shakmaty::{Color, Position};

use super::token::is_check_word;
use super::{PgnGame, PgnMove};

/// The tags that every game has, in their order, and what stands for an unknown value.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Longest line of moves.
const WIDTH: usize = 79;

/// Writes one game and a blank line after it. The tag `Result` follows [`PgnGame::result`].
///
/// # Errors
/// Only those of `out`.
pub fn write_game(game: &PgnGame, out: &mut impl Write) -> io::Result<()> {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        let value = if name == "Result" { Some(game.result.text()) } else { game.tag(name) };
        push_tag(&mut text, name, value.filter(|value| !value.is_empty()).unwrap_or(unknown));
    }
    let has_position = game.tag("FEN").is_some_and(|fen| !fen.trim().is_empty());
    for tag in &game.tags {
        // The standard asks for it before a position, with this value.
        if has_position && tag.name == "SetUp" {
            continue;
        }
        if has_position && tag.name == "FEN" {
            push_tag(&mut text, "SetUp", "1");
        }
        if !ROSTER.iter().any(|(name, _)| *name == tag.name) && !tag.name.is_empty() {
            push_tag(&mut text, &tag.name, &tag.value);
        }
    }
    text.push('\n');
    let mut lines = Lines { text, column: 0 };
    for comment in &game.comments {
        lines.comment(comment);
    }
    moves(game, &mut lines);
    lines.word(game.result.text());
    lines.text.push_str("\n\n");
    out.write_all(lines.text.as_bytes())
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            '\r' | '\n' => text.push(' '),
            other => text.push(other),
        }
    }
    text.push_str("\"]\n");
}

fn moves(game: &PgnGame, lines: &mut Lines) {
    let start = game.start().unwrap_or_default();
    let mut number = start.fullmoves().get();
    let mut color = start.turn();
    let mut number_due = true;
    for played in &game.moves {
        if color == Color::White {
            lines.word(&format!("{number}."));
        } else if number_due {
            lines.word(&format!("{number}..."));
        }
        one_move(played, lines);
        number_due = !played.comments.is_empty() || !played.variations.is_empty();
        if color == Color::Black {
            number = number.saturating_add(1);
        }
        color = color.other();
    }
}

fn one_move(played: &PgnMove, lines: &mut Lines) {
    let text = played.san.as_deref().unwrap_or(&played.text);
    lines.word(text);
    for sign in played.signs.iter().flat_map(|sign| signs(sign)) {
        match sign {
            Sign::Number(number) => lines.word(&format!("${number}")),
            Sign::Other(other) => lines.comment(other),
        }
    }
    for comment in &played.comments {
        lines.comment(comment);
    }
    for variation in &played.variations {
        lines.words(&format!("({variation})"));
    }
}

/// Signs and their numbers, as the standard and its readers have them. Longer signs come before those
/// they begin with.
const NUMBERS: [(&str, usize); 42] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("+/=", 14),
    ("+=", 14),
    ("=/+", 15),
    ("=+", 15),
    ("+/-", 16),
    ("+/−", 16),
    ("-/+", 17),
    ("−/+", 17),
    ("+--", 18),
    ("+-", 18),
    ("+−", 18),
    ("+–", 18),
    ("--+", 19),
    ("-+", 19),
    ("−+", 19),
    ("–+", 19),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("∞", 13),
    ("==", 10),
    ("=", 10),
    ("N", 146),
    ("D", 220),
    // Check and mate are no news to who replays the game.
    ("+", 0),
    ("#", 0),
    ("†", 0),
    ("‡", 0),
    ("\u{fe0e}", 0),
    ("\u{fe0f}", 0),
];

/// A sign as the export format has it.
enum Sign<'a> {
    Number(usize),
    /// One without a number.
    Other(&'a str),
}

/// The signs that a text is made of; words of check and mate say nothing.
fn signs(text: &str) -> Vec<Sign<'_>> {
    if let Some(digits) = text.strip_prefix('$') {
        let number = digits.parse().ok().filter(|number| *number < 256);
        return vec![number.map_or(Sign::Other(text), Sign::Number)];
    }
    let mut rest = text.trim_end_matches(['!', '?']);
    rest = if is_check_word(rest) { &text[rest.len()..] } else { text };
    let mut found = Vec::new();
    while let Some((sign, number)) = NUMBERS.iter().find(|(sign, _)| rest.starts_with(sign)) {
        rest = &rest[sign.len()..];
        found.extend(Some(Sign::Number(*number)).filter(|_| *number > 0));
    }
    if rest.is_empty() { found } else { vec![Sign::Other(text)] }
}

/// Whether a sign is one with a number.
pub fn is_numbered_sign(text: &str) -> bool {
    !signs(text).iter().any(|sign| matches!(sign, Sign::Other(_)))
}

/// Words broken into lines.
struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        // A line of a comment that looks like a tag would begin a game for most readers.
        let like_tag =
            word.starts_with('[') && word[1..].starts_with(|c: char| c.is_ascii_alphabetic());
        if self.column > 0 && !like_tag && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += length;
    }

    fn words(&mut self, text: &str) {
        for word in text.split_whitespace() {
            self.word(word);
        }
    }

    /// A closing brace cannot stand in a comment.
    fn comment(&mut self, comment: &str) {
        self.words(&format!("{{{}}}", comment.replace('}', ")")));
    }
}
