//! A text of games cut before every line `[Event `, a piece at a time in memory.
//!
//! Before such a line the reader is never inside anything: it ends comments and variations, and tags and
//! notes to the end of a line ended with the line before. So a piece read alone is read as it is read in
//! the whole; whether its last game goes on in the next piece, the reader says ([`super::read::Games`]).

use std::io::{self, BufRead};

/// How much is read at once.
const STEP: usize = 64 * 1024;

/// What a piece begins with, except the first.
const BORDER: &[u8] = super::read::NEXT_GAME.as_bytes();

/// Pieces of a text.
pub(super) struct Chunks<R> {
    input: R,
    /// Read and not given yet; the first `given` bytes are.
    buffer: Vec<u8>,
    given: usize,
    /// Looked at for the end of a piece, up to here.
    scanned: usize,
    /// Line on which the piece after `given` begins.
    line: u32,
    ended: bool,
}

/// Lines from one `[Event ` to the next.
pub(super) struct Chunk<'c> {
    pub(super) bytes: &'c [u8],
    /// Line of its first byte, from 1.
    pub(super) line: u32,
}

impl<R: BufRead> Chunks<R> {
    pub(super) fn new(input: R) -> Chunks<R> {
        Chunks { input, buffer: Vec::new(), given: 0, scanned: 0, line: 1, ended: false }
    }

    /// The next piece; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Chunk<'_>>> {
        loop {
            if let Some(end) = self.piece_end() {
                let (start, line) = (self.given, self.line);
                self.given = end;
                self.scanned = end;
                let bytes = &self.buffer[start..end];
                self.line = line.saturating_add(n_lines(bytes));
                return Ok(Some(Chunk { bytes, line }));
            }
            if self.ended {
                return Ok(None);
            }
            self.fill()?;
        }
    }

    fn fill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.given);
        self.scanned -= self.given;
        self.given = 0;
        let before = self.buffer.len();
        while self.buffer.len() < before + STEP {
            let read = match self.input.fill_buf() {
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if read.is_empty() {
                self.ended = true;
                break;
            }
            let n_read = read.len();
            self.buffer.extend_from_slice(read);
            self.input.consume(n_read);
        }
        Ok(())
    }

    /// Where the piece ends, if it does in what was read.
    fn piece_end(&mut self) -> Option<usize> {
        while let Some(found) = self.buffer[self.scanned..].iter().position(|byte| *byte == b'[') {
            let at = self.scanned + found;
            let rest = &self.buffer[at..];
            if rest.len() < BORDER.len() && !self.ended {
                self.scanned = at;
                return None;
            }
            let begins_line = at > self.given && matches!(self.buffer[at - 1], b'\n' | b'\r');
            self.scanned = at + 1;
            if begins_line && rest.starts_with(BORDER) {
                return Some(at);
            }
        }
        self.scanned = self.buffer.len();
        (self.ended && self.given < self.scanned).then_some(self.scanned)
    }
}

/// Line ends: `\n`, `\r\n` or `\r`. No piece ends between the two of a pair.
fn n_lines(bytes: &[u8]) -> u32 {
    let ends = bytes.iter().filter(|byte| **byte == b'\n').count();
    let lone = if bytes.contains(&b'\r') {
        let next = bytes.iter().skip(1).chain([&b' ']);
        bytes.iter().zip(next).filter(|(byte, next)| **byte == b'\r' && **next != b'\n').count()
    } else {
        0
    };
    u32::try_from(ends + lone).unwrap_or(u32::MAX)
}
