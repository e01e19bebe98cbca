//! Changes to samples, the same for the same seed.

/// Longest input.
pub(crate) const LONGEST: usize = 48 * 1024;

/// What breaks readers: ends of numbers, halves of pairs, marks of encodings.
const PIECES: [&[u8]; 40] = [
    b"\0",
    b"\n",
    b"\r\n",
    b"\r",
    b" ",
    b"\t",
    b"\"",
    b"\\",
    b"{",
    b"}",
    b"(",
    b")",
    b"[",
    b"]",
    b";",
    b",",
    b"%",
    b"$",
    b"-",
    b"--",
    b"0-0-0",
    b"99999",
    b"4294967296",
    b"-1",
    b"1e999",
    b"18446744073709551616",
    b"\xEF\xBB\xBF",
    b"\xFF\xFE",
    b"\xFE\xFF",
    b"\xC3",
    b"\xF0\x9F\x92",
    "½".as_bytes(),
    "e\u{301}".as_bytes(),
    "\u{202E}".as_bytes(),
    b"[Event \"x\"]\n",
    b"1-0",
    b"001 ",
    b"null",
    b"a8=Q",
    b"...",
];

/// Steele, Lea and Flood (2014).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % (limit.max(1) as u64)).unwrap_or(0)
    }

    /// Two places in order.
    fn range(&mut self, length: usize, longest: usize) -> (usize, usize) {
        let start = self.below(length + 1);
        (start, (start + self.below(longest + 1)).min(length))
    }
}

/// A sample with one to eight changes.
pub(crate) fn input(corpus: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut dice = Dice(seed.wrapping_mul(0x2545_F491_4F6C_DD1D));
    let mut bytes = corpus[dice.below(corpus.len())].clone();
    for _ in 0..=dice.below(8) {
        change(&mut bytes, corpus, &mut dice);
        bytes.truncate(LONGEST);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, corpus: &[Vec<u8>], dice: &mut Dice) {
    let length = bytes.len();
    let at = dice.below(length + 1);
    match dice.below(10) {
        0 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << dice.below(8);
            }
        }
        1 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = dice.next().to_le_bytes()[0];
            }
        }
        2 | 3 => {
            let piece = PIECES[dice.below(PIECES.len())];
            let end = if dice.below(2) == 0 { at } else { (at + piece.len()).min(length) };
            bytes.splice(at..end, piece.iter().copied());
        }
        4 => {
            let (start, end) = dice.range(length, 64);
            bytes.drain(start..end);
        }
        5 => {
            let (start, end) = dice.range(length, 200);
            let part = bytes[start..end].to_vec();
            bytes.splice(at..at, part);
        }
        6 => {
            let piece = PIECES[dice.below(PIECES.len())];
            let many = piece.repeat(1 + dice.below(3000));
            bytes.splice(at..at, many);
        }
        7 => bytes.truncate(at),
        8 => {
            let other = &corpus[dice.below(corpus.len())];
            let (start, end) = dice.range(other.len(), 400);
            bytes.splice(at..at, other[start..end].iter().copied());
        }
        _ => {
            let (start, end) = dice.range(length, 100);
            let part: Vec<u8> = bytes.drain(start..end).collect();
            let at = dice.below(bytes.len() + 1);
            bytes.splice(at..at, part);
        }
    }
}
