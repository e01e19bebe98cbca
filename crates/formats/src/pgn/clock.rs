//! Clock times in comments, as electronic boards and servers write them.

use std::fmt;

/// A time in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockNote {
    /// What was measured.
    pub kind: ClockKind,
    /// Milliseconds.
    pub millis: u64,
}

/// What a time in a comment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockKind {
    /// `[%clk 1:59:50]`: time left after the move.
    Remaining,
    /// `[%emt 0:0:2]`: time used for the move.
    Elapsed,
}

impl fmt::Display for ClockNote {
    /// As a comment holds it: `[%clk 1:59:50]`, with decimals only where they are not zero.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let command = match self.kind {
            ClockKind::Remaining => "clk",
            ClockKind::Elapsed => "emt",
        };
        let seconds = self.millis / 1000;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "[%{command} {hours}:{minutes:02}:{seconds:02}")?;
        match self.millis % 1000 {
            0 => f.write_str("]"),
            rest => write!(f, ".{}]", format!("{rest:03}").trim_end_matches('0')),
        }
    }
}

/// All clock times of a comment, zero padding or not: `[%emt 0:1:45]`, `[%clk 1:59:50.5]`, `[%emt 58]`.
pub fn clocks(comment: &str) -> Vec<ClockNote> {
    let mut notes = Vec::new();
    for command in comment.split("[%").skip(1) {
        let Some((command, _)) = command.split_once(']') else { continue };
        let mut words = command.split_whitespace();
        let kind = match words.next() {
            Some("clk") => ClockKind::Remaining,
            Some("emt") => ClockKind::Elapsed,
            _ => continue,
        };
        let millis = words.next().and_then(millis);
        notes.extend(millis.map(|millis| ClockNote { kind, millis }));
    }
    notes
}

/// `H:M:S`, `M:S` or `S`, the last with decimals.
fn millis(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        let part: u64 = part.parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    if whole.split(':').count() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths: String = decimals.chars().chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(thousandths.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::{ClockKind, clocks};

    #[test]
    fn issue_a22_times_without_zero_padding() {
        let check = |comment: &str, expected: &[(ClockKind, u64)]| {
            let notes: Vec<(ClockKind, u64)> =
                clocks(comment).iter().map(|note| (note.kind, note.millis)).collect();
            assert_eq!(notes, expected, "{comment}");
        };
        check("[%emt 0:0:2]", &[(ClockKind::Elapsed, 2_000)]);
        check("[%emt 00:04:45]", &[(ClockKind::Elapsed, 285_000)]);
        check(
            "[%clk 1:59:50] [%emt 00:00:58.25]",
            &[(ClockKind::Remaining, 7_190_000), (ClockKind::Elapsed, 58_250)],
        );
        check("[%clk soon] [%eval 0.3] [%clk 1", &[]);
    }

    #[test]
    fn what_is_written_reads_back() {
        for comment in
            ["[%clk 1:59:50]", "[%clk 0:00:00]", "[%emt 0:00:58.25]", "[%clk 100:00:01.005]"]
        {
            let notes = clocks(comment);
            assert_eq!(notes.iter().map(ToString::to_string).collect::<String>(), comment);
        }
    }
}
