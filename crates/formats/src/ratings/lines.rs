//! Lines of a stream, and their letters.

use std::borrow::Cow;
use std::io::{self, BufRead, Read};

use crate::problem::{Kind, Place, Problem};

/// Longest line or XML row taken into memory.
pub(super) const LONGEST: usize = 64 * 1024;

/// A stream of lines.
pub(super) struct Source<R> {
    pub(super) input: R,
    /// Bytes of the present line without its end.
    pub(super) bytes: Vec<u8>,
    /// Number of the present line.
    pub(super) line: u32,
    guessed: bool,
    /// The present line is the last one and has no end: the file may be cut off in it.
    pub(super) unended: bool,
}

impl<R: BufRead> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source { input, bytes: Vec::with_capacity(256), line: 0, guessed: false, unended: false }
    }

    /// Goes to the next line; false at the end. Lines beyond all measure are reported and skipped.
    pub(super) fn next_line(&mut self, problems: &mut Vec<Problem>) -> io::Result<bool> {
        loop {
            self.bytes.clear();
            let limit = u64::try_from(LONGEST).unwrap_or(u64::MAX);
            let read = self.input.by_ref().take(limit).read_until(b'\n', &mut self.bytes)?;
            if read == 0 {
                return Ok(false);
            }
            self.line = self.line.saturating_add(1);
            if self.bytes.last() != Some(&b'\n') && read >= LONGEST {
                self.skip_line()?;
                let found = String::from_utf8_lossy(&self.bytes[..80]).into_owned();
                problems.push(Problem::new(Place::at(self.line, 0), Kind::LineTooLong {}, &found));
                continue;
            }
            self.unended = self.bytes.last() != Some(&b'\n');
            while matches!(self.bytes.last(), Some(b'\n' | b'\r')) {
                self.bytes.pop();
            }
            // The end mark of DOS, and what pads the file behind it.
            if self.unended && self.bytes.iter().all(|byte| matches!(byte, 0 | 0x1a | b' ')) {
                return Ok(false);
            }
            // Zeros that pad fields are blanks.
            if self.bytes.contains(&0) {
                self.bytes.iter_mut().filter(|byte| **byte == 0).for_each(|byte| *byte = b' ');
            }
            return Ok(true);
        }
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let seen = self.input.fill_buf()?;
            if seen.is_empty() {
                return Ok(());
            }
            match seen.iter().position(|byte| *byte == b'\n') {
                Some(end) => {
                    self.input.consume(end + 1);
                    return Ok(());
                }
                None => {
                    let all = seen.len();
                    self.input.consume(all);
                }
            }
        }
    }
}

/// The letters of some bytes: UTF-8, else Windows-1252, which is told once.
pub(super) fn letters<'a>(
    bytes: &'a [u8],
    line: u32,
    guessed: &mut bool,
    problems: &mut Vec<Problem>,
) -> Cow<'a, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes);
            if !*guessed {
                *guessed = true;
                let kind = Kind::EncodingGuessed { encoding: "Windows-1252" };
                problems.push(Problem::new(Place::at(line, 0), kind, text.trim()));
            }
            text
        }
    }
}

impl<R> Source<R> {
    /// The letters of the present line.
    pub(super) fn text(&mut self, problems: &mut Vec<Problem>) -> Cow<'_, str> {
        letters(&self.bytes, self.line, &mut self.guessed, problems)
    }
}
