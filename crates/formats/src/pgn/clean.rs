//! The short way for games in which nothing is odd: nothing is kept of them but counts.
//!
//! It takes only what the reader ([`super::Games`]) would take without a word: tags each on its line and
//! each once, a standard start, legal moves in the forms of the standard, a result that agrees with its
//! tag. At anything else it gives up, and the reader decides.

use shakmaty::san::San;
use shakmaty::{Chess, Position};

use super::PgnResult;
use super::read::result_on_board;

/// Counts of a piece without anything odd.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clean {
    pub(super) games: u64,
    pub(super) plies: u64,
}

/// All games of a piece; `None` if anything in it is not plain.
pub(super) fn clean(bytes: &[u8]) -> Option<Clean> {
    let mut counted = Clean::default();
    let mut rest = Cursor { bytes, at: 0 };
    loop {
        rest.skip_blanks();
        if rest.peek().is_none() {
            return Some(counted);
        }
        counted.plies += game(&mut rest)?;
        counted.games += 1;
    }
}

struct Cursor<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Cursor<'b> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(|byte| matches!(byte, b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    /// Up to the first byte that is in the set; the whole rest if none is.
    fn until(&mut self, stops: impl Fn(u8) -> bool) -> &'b [u8] {
        let rest = &self.bytes[self.at..];
        let end = rest.iter().position(|byte| stops(*byte)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }
}

/// One game; its plies.
fn game(rest: &mut Cursor<'_>) -> Option<u64> {
    let by_tag = tags(rest)?;
    let mut position = Chess::default();
    let mut plies = 0;
    loop {
        rest.skip_blanks();
        match rest.peek()? {
            b'{' => comment(rest)?,
            b'(' => variation(rest)?,
            b'$' => {
                rest.at += 1;
                let digits = rest.until(|byte| !byte.is_ascii_digit());
                if digits.is_empty() || !matches!(rest.peek(), Some(b' ' | b'\n' | b'\r')) {
                    return None;
                }
            }
            b'0'..=b'9' | b'*' | b'a'..=b'h' | b'B' | b'K' | b'N' | b'O' | b'Q' | b'R' => {
                let word = rest.until(ends_word);
                match result(word) {
                    Some(result) => {
                        let on_board = result_on_board(&position).filter(|_| plies > 0);
                        let contradicts = |(_, end)| result != PgnResult::Other && result != end;
                        if on_board.is_some_and(contradicts) {
                            return None;
                        }
                        return by_tag.is_none_or(|by_tag| by_tag == result).then_some(plies);
                    }
                    None => plies += u64::from(played(&mut position, word)?),
                }
            }
            _ => return None,
        }
    }
}

fn ends_word(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';')
}

fn result(word: &[u8]) -> Option<PgnResult> {
    Some(match word {
        b"1-0" => PgnResult::WhiteWins,
        b"0-1" => PgnResult::BlackWins,
        b"1/2-1/2" => PgnResult::Draw,
        b"*" => PgnResult::Other,
        _ => return None,
    })
}

/// Plays a number, a move, or both in one word; whether a move was in it.
fn played(position: &mut Chess, word: &[u8]) -> Option<bool> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut word = word;
    if digits > 0 {
        let dots = word[digits..].iter().take_while(|byte| **byte == b'.').count();
        if dots == 0 && digits < word.len() {
            return None;
        }
        word = &word[digits + dots..];
    }
    if word.is_empty() {
        return Some(false);
    }
    while let [before @ .., b'!' | b'?'] = word {
        word = before;
    }
    if let [before @ .., b'+' | b'#'] = word {
        word = before;
    }
    let san = match San::from_ascii(word) {
        Ok(San::Null | San::Put { .. }) | Err(_) => return None,
        Ok(san) => san,
    };
    let played = san.to_move(position).ok()?;
    position.play_unchecked(played);
    Some(true)
}

/// The tags of a game; its result by tag.
fn tags(rest: &mut Cursor<'_>) -> Option<Option<PgnResult>> {
    let mut names: [&[u8]; 32] = [b""; 32];
    let mut n_names = 0;
    let mut by_tag = None;
    loop {
        rest.skip_blanks();
        if rest.peek() != Some(b'[') {
            return Some(by_tag);
        }
        if rest.at > 0 && !matches!(rest.bytes[rest.at - 1], b'\n' | b'\r') {
            return None;
        }
        rest.at += 1;
        let name = rest.until(|byte| !byte.is_ascii_alphanumeric() && byte != b'_');
        let line = rest.until(|byte| matches!(byte, b'\n' | b'\r'));
        let value = line.strip_prefix(b" \"")?.trim_ascii_end().strip_suffix(b"\"]")?;
        let plain = !value.iter().any(|byte| matches!(byte, b'"' | b'\\'));
        let starts = name.first().is_some_and(u8::is_ascii_alphabetic);
        if !plain || !starts || names[..n_names].contains(&name) {
            return None;
        }
        *names.get_mut(n_names)? = name;
        n_names += 1;
        match name {
            b"FEN" | b"SetUp" | b"Variant" => return None,
            b"Result" => by_tag = Some(result(value)?),
            _ => {}
        }
    }
}

/// A comment that is closed and holds no start of a game.
fn comment(rest: &mut Cursor<'_>) -> Option<()> {
    let text = rest.until(|byte| byte == b'}');
    rest.peek()?;
    rest.at += 1;
    let holds_game = || text.windows(7).any(|part| part == b"[Event ");
    // Most comments are short or a clock.
    (!text.contains(&b'\n') || !holds_game()).then_some(())
}

/// A variation that is closed and holds no start of a game.
fn variation(rest: &mut Cursor<'_>) -> Option<()> {
    let mut depth = 0_u32;
    let start = rest.at;
    loop {
        rest.until(|byte| matches!(byte, b'(' | b')' | b'{'));
        match rest.peek()? {
            b'{' => {
                rest.until(|byte| byte == b'}');
                rest.peek()?;
            }
            b'(' => depth += 1,
            _ => depth -= 1,
        }
        rest.at += 1;
        if depth == 0 {
            let text = &rest.bytes[start..rest.at];
            return (!text.windows(7).any(|part| part == b"[Event ")).then_some(());
        }
    }
}
