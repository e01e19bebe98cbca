//! What one cell of a crosstable says: `12w1`, `5b½u`, `+4W`, `-1`, `-½H`, `bye`.

use tournament::points::Points;
use tournament::round::{ByeKind, Color};

use super::read_points;
use crate::table::GridRow;
use crate::table::results::bye;
use crate::trf::TrfResult;

/// What a cell holds, before numbers and colors are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Raw {
    /// A game, or one that was not played.
    Game { number: u16, color: Option<char>, result: TrfResult },
    /// A bye whose kind is written.
    Bye(ByeKind),
    /// The same with what it is worth in this event: `-½U`.
    Lettered(ByeKind, Points),
    /// A win without a game: the pairing gave it if nobody else has one in that round.
    Point,
    /// Points without a game: what they are worth says which bye it is.
    Worth(Points),
}

/// Reads a cell; `None` if it is none of a crosstable.
pub(super) fn raw(text: &str) -> Option<Raw> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    if let Some(found) = signed_first(&text).or_else(|| letter_first(&text)) {
        return Some(found);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let mut letters = rest.chars();
    let color = letters.next().map(|letter| letter.to_ascii_lowercase());
    match (number.parse::<u16>(), color) {
        (Ok(number @ 1..), Some(color)) if color.is_alphabetic() => {
            let result = result(letters.as_str())?;
            Some(Raw::Game { number, color: Some(color), result })
        }
        _ => without_opponent(&text),
    }
}

/// `-1`, `-½H`, `+`, `-w+`, `bye`, nothing.
fn without_opponent(text: &str) -> Option<Raw> {
    let bare = text.trim_start_matches(['-', '–', '.']);
    Some(match bare {
        "" | "0" => Raw::Bye(ByeKind::ZeroPoint),
        "=" => Raw::Bye(ByeKind::HalfPoint),
        // The color that the player would have had: nobody came.
        "+" | "w+" | "b+" => Raw::Point,
        "w-" | "b-" | "w" | "b" if bare != text => Raw::Bye(ByeKind::ZeroPoint),
        _ => return points_and_kind(bare).or_else(|| bye_in_words(text)),
    })
}

/// `1`, `½`, `3`: worth so much; with the letter that reports have for the kind, `1F`, `½H`, `1U`, `0Z`.
fn points_and_kind(text: &str) -> Option<Raw> {
    if let Some(points) = read_points(text) {
        return Some(Raw::Worth(points)).filter(|_| !text.starts_with('-'));
    }
    let (at, letter) = text.char_indices().next_back()?;
    let kind = match letter.to_ascii_uppercase() {
        'F' => ByeKind::FullPoint,
        'H' => ByeKind::HalfPoint,
        'U' => ByeKind::PairingAllocated,
        'Z' => ByeKind::ZeroPoint,
        _ => return None,
    };
    read_points(&text[..at]).map(|worth| Raw::Lettered(kind, worth))
}

/// The words that stand in place of an opponent in lists of pairings, with a sign before or behind.
fn bye_in_words(text: &str) -> Option<Raw> {
    let signs = ['+', '=', '-', '½', '1', '0', '(', ')'];
    let word = text.trim_matches(signs);
    let sign: String = text.chars().filter(|sign| "+=½10".contains(*sign)).collect();
    let worth = match sign.as_str() {
        "+" | "1" => "1",
        "=" | "½" => "½",
        "0" => "0",
        "" if text.starts_with('-') => "0",
        _ => "",
    };
    Some(word).filter(|word| !word.is_empty()).and_then(|word| bye(word, worth)).map(|kind| {
        match kind {
            ByeKind::PairingAllocated => Raw::Point,
            other => Raw::Bye(other),
        }
    })
}

/// `+4W`: won against 4 with White.
fn signed_first(text: &str) -> Option<Raw> {
    let result = match text.chars().next()? {
        '+' => TrfResult::Win,
        '=' => TrfResult::Draw,
        '-' => TrfResult::Loss,
        _ => return None,
    };
    let rest = text.get(1..)?;
    let color = rest.chars().last().filter(|letter| matches!(letter, 'W' | 'B' | 'w' | 'b'))?;
    let number = rest.get(..rest.len() - 1)?.parse().ok().filter(|number| *number > 0)?;
    Some(Raw::Game { number, color: Some(color.to_ascii_lowercase()), result })
}

/// `W12`, `L5`, `D7`, `X3` (won by forfeit), `F3`, `H---`, `B---`, `U---`: wall charts of the United States, without colors.
fn letter_first(text: &str) -> Option<Raw> {
    let letter = text.chars().next().filter(|letter| "WLDXFHBU".contains(*letter))?;
    let rest = text.get(1..)?;
    if let Some(number) = rest.parse().ok().filter(|number| *number > 0) {
        let result = match letter {
            'W' => TrfResult::Win,
            'L' => TrfResult::Loss,
            'D' => TrfResult::Draw,
            'X' => TrfResult::ForfeitWin,
            'F' => TrfResult::ForfeitLoss,
            _ => return None,
        };
        return Some(Raw::Game { number, color: None, result });
    }
    let alone = !rest.is_empty() && rest.chars().all(|sign| matches!(sign, '-' | '–' | '0'));
    let bye = match letter {
        'H' => Raw::Bye(ByeKind::HalfPoint),
        'B' | 'X' => Raw::Point,
        'U' | 'F' => Raw::Bye(ByeKind::ZeroPoint),
        _ => return None,
    };
    alone.then_some(bye)
}

fn result(text: &str) -> Option<TrfResult> {
    Some(match text {
        "1" => TrfResult::Win,
        "0" => TrfResult::Loss,
        "½" | "=" | "0.5" | "0,5" | "0·5" | "1/2" | "1⁄2" => TrfResult::Draw,
        "+" | "1K" | "1k" | "1F" | "1f" => TrfResult::ForfeitWin,
        "-" | "–" | "0K" | "0k" | "0F" | "0f" => TrfResult::ForfeitLoss,
        "1u" => TrfResult::WinUnrated,
        "½u" | "=u" => TrfResult::DrawUnrated,
        "0u" => TrfResult::LossUnrated,
        "" | "*" | "?" => TrfResult::Unfinished,
        _ => return None,
    })
}

/// Letters of the colors: `b` is White where the other letter is that of another language's Black.
#[derive(Clone, Copy)]
pub(super) struct Colors {
    b_is_white: bool,
}

impl Colors {
    pub(super) fn of(body: &[GridRow], rounds: &[usize]) -> Colors {
        let cells = body.iter().flat_map(|row| rounds.iter().filter_map(|it| row.cells.get(*it)));
        let mut letters = cells.filter_map(|cell| match raw(cell) {
            Some(Raw::Game { color, .. }) => color,
            _ => None,
        });
        // negras, noires, neri; pretas; černí, czarne.
        Colors { b_is_white: letters.any(|letter| matches!(letter, 'n' | 'p' | 'c' | 'č')) }
    }

    pub(super) fn color(self, letter: char) -> Option<Color> {
        match letter {
            'w' => Some(Color::White),
            'b' if self.b_is_white => Some(Color::White),
            'b' | 's' | 'n' | 'p' | 'c' | 'č' => Some(Color::Black),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byes_are_read_in_all_their_forms() {
        let half = Raw::Bye(ByeKind::HalfPoint);
        let zero = Raw::Bye(ByeKind::ZeroPoint);
        for (text, expected) in [
            ("", Some(zero)),
            ("-", Some(zero)),
            ("-0", Some(zero)),
            ("- 0", Some(zero)),
            ("-1", Some(Raw::Worth(Points::ONE))),
            ("-½", Some(Raw::Worth(Points::HALF))),
            ("-0,5", Some(Raw::Worth(Points::HALF))),
            ("-3", Some(Raw::Worth(Points::whole(3)))),
            ("-1F", Some(Raw::Lettered(ByeKind::FullPoint, Points::ONE))),
            ("-½H", Some(Raw::Lettered(ByeKind::HalfPoint, Points::HALF))),
            ("-1h", Some(Raw::Lettered(ByeKind::HalfPoint, Points::ONE))),
            ("-½U", Some(Raw::Lettered(ByeKind::PairingAllocated, Points::HALF))),
            ("-0Z", Some(Raw::Lettered(ByeKind::ZeroPoint, Points::ZERO))),
            ("+", Some(Raw::Point)),
            ("-w+", Some(Raw::Point)),
            ("-b-", Some(zero)),
            ("bye", Some(Raw::Point)),
            ("+BYE", Some(Raw::Point)),
            ("=BYE", Some(half)),
            ("-BYE", Some(zero)),
            ("spielfrei", Some(Raw::Point)),
            ("=", Some(half)),
            ("H---", Some(half)),
            ("B---", Some(Raw::Point)),
            ("U---", Some(zero)),
            ("B", None),
            ("x", None),
            ("--1", Some(Raw::Worth(Points::ONE))),
            ("won", None),
        ] {
            assert_eq!(raw(text), expected, "{text:?}");
        }
    }

    #[test]
    fn wall_charts_say_no_colors() {
        for (text, result) in
            [("W12", TrfResult::Win), ("L 12", TrfResult::Loss), ("X12", TrfResult::ForfeitWin)]
        {
            assert_eq!(raw(text), Some(Raw::Game { number: 12, color: None, result }), "{text}");
        }
    }

    #[test]
    fn games_are_read_with_what_was_rated_and_played() {
        for (text, expected) in [
            ("12w1", TrfResult::Win),
            ("12w1u", TrfResult::WinUnrated),
            ("12b½u", TrfResult::DrawUnrated),
            ("12b0u", TrfResult::LossUnrated),
            ("12w+", TrfResult::ForfeitWin),
            ("12s-", TrfResult::ForfeitLoss),
            ("12w*", TrfResult::Unfinished),
        ] {
            let Some(Raw::Game { number: 12, result, .. }) = raw(text) else {
                panic!("{text} is a game")
            };
            assert_eq!(result, expected, "{text}");
        }
    }
}
