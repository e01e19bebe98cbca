//! Export format: seven tags first, standard notation, lines under 80 columns.

use std::io::{self, Write};

use shakmaty::{Color, Position};

use super::{PgnGame, PgnMove};

/// The tags that every game has, in their order, and what stands for an unknown value.
const ROSTER: [(&str, &str); 7] = [
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
    for tag in &game.tags {
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
    let mut signs = played.signs.iter().peekable();
    match signs.next_if(|sign| sign.starts_with(['!', '?'])) {
        Some(sign) => lines.word(&format!("{text}{sign}")),
        None => lines.word(text),
    }
    for sign in signs {
        lines.word(sign);
    }
    for comment in &played.comments {
        lines.comment(comment);
    }
    for variation in &played.variations {
        lines.words(&format!("({variation})"));
    }
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
