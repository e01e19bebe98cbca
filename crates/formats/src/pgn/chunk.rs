//! A text of games cut into pieces that can be read by themselves, a piece at a time in memory.
//!
//! A piece ends before a line `[Event ` that begins a game wherever the reader stands: the last block of
//! tags before it has an event of its own. Anything else stays in one piece, so reading piece by piece
//! gives the games that reading the whole would.

use std::io::{self, BufRead};

/// How much is read at once.
const STEP: usize = 64 * 1024;

/// Pieces of one or more whole games.
pub(super) struct Chunks<R> {
    input: R,
    /// Read and not given yet; the first `given` bytes are.
    buffer: Vec<u8>,
    given: usize,
    /// Looked at for the end of a piece, up to here.
    scanned: usize,
    /// Line on which the piece after `given` begins.
    line: u32,
    block: Block,
    ended: bool,
}

/// One or more games.
pub(super) struct Chunk<'c> {
    pub(super) bytes: &'c [u8],
    /// Line of its first byte, from 1.
    pub(super) line: u32,
}

/// What is known of the last lines.
#[derive(Clone, Copy, Default)]
struct Block {
    in_tags: bool,
    has_event: bool,
    n_lines: u32,
}

impl<R: BufRead> Chunks<R> {
    pub(super) fn new(input: R) -> Chunks<R> {
        Chunks {
            input,
            buffer: Vec::new(),
            given: 0,
            scanned: 0,
            line: 1,
            block: Block::default(),
            ended: false,
        }
    }

    /// The next piece; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Chunk<'_>>> {
        loop {
            if let Some(end) = self.piece_end() {
                let (start, line, n_lines) = (self.given, self.line, self.block.n_lines);
                self.given = end;
                self.line = line.saturating_add(n_lines);
                self.block.n_lines = 0;
                let bytes = &self.buffer[start..end];
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
        loop {
            let rest = &self.buffer[self.scanned..];
            let line_end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            // `\r` at the end of what was read may be half of a line end.
            let whole = line_end.filter(|end| rest[*end] == b'\n' || end + 1 < rest.len());
            let (line, length) = match whole {
                Some(end) => {
                    let pair = rest[end] == b'\r' && rest.get(end + 1) == Some(&b'\n');
                    (&rest[..end], end + 1 + usize::from(pair))
                }
                None if self.ended && !rest.is_empty() => (rest, rest.len()),
                None if self.ended && self.given < self.scanned => return Some(self.scanned),
                None => return None,
            };
            let starts = line.starts_with(b"[Event ");
            if starts && self.block.has_event && self.given < self.scanned {
                self.block = Block { n_lines: self.block.n_lines, ..Block::default() };
                return Some(self.scanned);
            }
            self.block.look(line, starts);
            self.block.n_lines = self.block.n_lines.saturating_add(u32::from(line.len() < length));
            self.scanned += length;
        }
    }
}

impl Block {
    fn look(&mut self, line: &[u8], starts: bool) {
        let text = line.trim_ascii_start();
        if text.is_empty() {
            return;
        }
        // A byte order mark before the first tag counts for nothing.
        let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text);
        let is_tag = begins_tag(text);
        if (is_tag && !self.in_tags) || (!is_tag && tag_inside(text)) {
            self.has_event = false;
        }
        // A comment after a tag on its line ends the block as one on a line of its own does.
        self.in_tags = is_tag && text.trim_ascii_end().ends_with(b"]") && !text.contains(&b'{');
        self.has_event |= starts || (is_tag && text.starts_with(b"[Event "));
    }
}

/// Whether a tag may begin inside a line, after a bracket.
fn tag_inside(line: &[u8]) -> bool {
    let mut parts = line.split(|byte| *byte == b']').skip(1);
    parts.any(|part| begins_tag(part.trim_ascii_start()))
}

fn begins_tag(text: &[u8]) -> bool {
    let name = text.strip_prefix(b"[").map(<[u8]>::trim_ascii_start);
    name.and_then(<[u8]>::first).is_some_and(u8::is_ascii_alphabetic)
}
