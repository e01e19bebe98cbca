//! Games read from a stream of any length: a piece of the text is in memory at a time.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _};
use std::ops::ControlFlow;

use super::chunk::{Chunk, Chunks};
use super::clean::clean;
use super::read::Begin;
use super::{Games, PgnGame};
use crate::problem::{Kind, Place, Problem};
use crate::text::{self, Encoding};

/// Bytes between two calls with a figure of progress.
const PROGRESS: u64 = 1 << 20;

/// Games of a stream, one by one.
///
/// UTF-16 is told by its mark or its look, and is then held whole. Otherwise each piece is UTF-8 or else
/// what its letters look like: files put together from others hold both.
///
/// ```
/// let text = "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n";
/// let games: Vec<_> = formats::pgn::Stream::new(text.as_bytes())?.collect::<Result<_, _>>()?;
/// assert_eq!(games[1].place.line, 5);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Stream<'a> {
    chunks: Chunks<Box<dyn BufRead + 'a>>,
    waiting: VecDeque<PgnGame>,
    reading: Reading,
    bytes: u64,
}

/// What is carried from one piece to the next.
struct Reading {
    letters: LettersSeen,
    n_games: u32,
    going_on: Option<GoingOn>,
}

/// A game that is not over where its piece ends: it has no event yet.
struct GoingOn {
    /// As far as it was read.
    game: PgnGame,
    /// Its text, and what stands before it on its line.
    text: String,
    begin: Begin,
}

/// How the letters of a file were read.
struct LettersSeen {
    encoding: Encoding,
    at_start: bool,
    problems: Vec<Problem>,
}

impl<'a> Stream<'a> {
    /// Games of a stream.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn new(mut input: impl BufRead + 'a) -> io::Result<Stream<'a>> {
        let mut head = Vec::new();
        input.by_ref().take(64).read_to_end(&mut head)?;
        let mut letters =
            LettersSeen { encoding: Encoding::Utf8, at_start: true, problems: Vec::new() };
        let input: Box<dyn BufRead + 'a> = if text::is_utf16(&head) {
            input.read_to_end(&mut head)?;
            let (content, encoding, problems) = text::decode(&head);
            letters = LettersSeen { encoding, at_start: false, problems };
            Box::new(io::Cursor::new(content.into_bytes()))
        } else {
            Box::new(io::Cursor::new(head).chain(input))
        };
        let chunks = Chunks::new(input);
        let reading = Reading { letters, n_games: 0, going_on: None };
        Ok(Stream { chunks, waiting: VecDeque::new(), reading, bytes: 0 })
    }

    /// How the bytes were read so far: no UTF-8 if any game was none.
    pub fn encoding(&self) -> Encoding {
        self.reading.letters.encoding
    }

    /// Problems of the text as a whole so far.
    pub fn problems(&self) -> &[Problem] {
        &self.reading.letters.problems
    }

    /// Bytes of the games given so far, for a figure of progress.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

impl Iterator for Stream<'_> {
    type Item = io::Result<PgnGame>;

    fn next(&mut self) -> Option<io::Result<PgnGame>> {
        while self.waiting.is_empty() {
            let chunk = match self.chunks.next() {
                Ok(Some(chunk)) => chunk,
                Ok(None) => return self.reading.last().map(Ok),
                Err(error) => return Some(Err(error)),
            };
            self.bytes += chunk.bytes.len() as u64;
            self.waiting.extend(self.reading.games(&chunk));
        }
        self.waiting.pop_front().map(Ok)
    }
}

impl Reading {
    /// The games that end in a piece.
    fn games(&mut self, chunk: &Chunk<'_>) -> Vec<PgnGame> {
        let part = self.letters.decode(chunk.bytes);
        let begin = Begin { at: 0, line: chunk.line, column: 1 };
        let Some(open) = self.going_on.take() else { return self.read(part.as_str(), begin) };
        let text = open.text + part.as_str();
        self.read(&text, open.begin)
    }

    fn read(&mut self, text: &str, begin: Begin) -> Vec<PgnGame> {
        let mut source = Games::after(text, begin, self.n_games);
        let mut games: Vec<PgnGame> = source.by_ref().collect();
        if let Some(begin) = source.going_on {
            // The reader looks back to the last letter before a game, over blanks.
            let before = text[..begin.at].trim_end_matches([' ', '\t', '\u{feff}']);
            let kept = before.char_indices().next_back().map_or(begin.at, |(offset, _)| offset);
            self.going_on = games.pop().map(|game| GoingOn {
                game,
                text: text[kept..].to_owned(),
                begin: Begin { at: begin.at - kept, ..begin },
            });
        }
        let n_games = u32::try_from(games.len()).unwrap_or(u32::MAX);
        self.n_games = self.n_games.saturating_add(n_games);
        games
    }

    /// The game that nothing followed.
    fn last(&mut self) -> Option<PgnGame> {
        self.going_on.take().map(|open| open.game)
    }
}

impl LettersSeen {
    fn decode<'c>(&mut self, bytes: &'c [u8]) -> text::Part<'c> {
        let mut bytes = bytes;
        if std::mem::take(&mut self.at_start)
            && let Some(rest) = bytes.strip_prefix(b"\xEF\xBB\xBF")
        {
            self.encoding = Encoding::Utf8Bom;
            bytes = rest;
        }
        let (content, encoding) = text::decode_part(bytes, self.encoding);
        let broken = matches!(content, text::Part::Broken(_));
        let kind = if is_guess(encoding) {
            Some(Kind::EncodingGuessed { encoding: encoding.name() })
        } else {
            broken.then_some(Kind::BrokenLetters { encoding: encoding.name() })
        };
        if let Some(kind) = kind
            && self.problems.iter().all(|problem| problem.kind != kind)
        {
            self.problems.push(Problem::new(Place::whole(), kind, ""));
        }
        if !is_guess(self.encoding) {
            self.encoding = encoding;
        }
        content
    }
}

/// Neither UTF-8 nor UTF-16: found by what the letters look like.
fn is_guess(encoding: Encoding) -> bool {
    matches!(encoding, Encoding::Windows1252 | Encoding::Legacy(_))
}

/// What a file of games holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: u64,
    /// Moves of either side that are legal.
    pub plies: u64,
    /// Games with something odd.
    pub odd: u64,
    /// Games with a move that could not be replayed.
    pub marked: u64,
    /// Things found odd.
    pub problems: u64,
    /// Bytes read.
    pub bytes: u64,
}

/// What [`check`] tells on its way.
#[derive(Debug)]
pub enum Seen<'g> {
    /// A problem of the text as a whole.
    Problem(&'g Problem),
    /// A game with something odd.
    Odd(&'g PgnGame),
    /// So many bytes are done.
    Bytes(u64),
}

/// Reads all games and replays their moves; keeps none. `watch` hears of odd games and of progress, and
/// can stop it.
///
/// Games in which nothing is odd are only counted, so this is many times faster than [`Stream`] and gives
/// the same judgement.
///
/// # Errors
/// Those of the stream.
pub fn check(
    input: impl BufRead,
    mut watch: impl FnMut(Seen<'_>) -> ControlFlow<()>,
) -> io::Result<Counts> {
    let mut stream = Stream::new(input)?;
    let mut counts = Counts::default();
    let mut told = 0;
    let mut n_problems_told = 0;
    let reading = &mut stream.reading;
    while let Some(chunk) = stream.chunks.next()? {
        counts.bytes += chunk.bytes.len() as u64;
        let alone = !reading.letters.at_start && reading.going_on.is_none();
        // Plain games are UTF-8 or say nothing of their letters.
        let plain = if alone { clean(chunk.bytes) } else { None };
        let plain = plain.filter(|_| std::str::from_utf8(chunk.bytes).is_ok());
        if let Some(plain) = plain {
            counts.games += plain.games;
            counts.plies += plain.plies;
            let n_games = u32::try_from(plain.games).unwrap_or(u32::MAX);
            reading.n_games = reading.n_games.saturating_add(n_games);
        } else if counts.add_all(&reading.games(&chunk), &mut watch).is_break() {
            return Ok(counts);
        }
        let new = reading.letters.problems.get(n_problems_told..).unwrap_or_default();
        counts.problems += new.len() as u64;
        n_problems_told += new.len();
        if new.iter().any(|problem| watch(Seen::Problem(problem)).is_break()) {
            return Ok(counts);
        }
        if counts.bytes >= told + PROGRESS {
            told = counts.bytes;
            if watch(Seen::Bytes(told)).is_break() {
                return Ok(counts);
            }
        }
    }
    let last: Vec<PgnGame> = reading.last().into_iter().collect();
    // Nothing is left to stop.
    let _ = counts.add_all(&last, &mut watch);
    Ok(counts)
}

impl Counts {
    fn add_all(
        &mut self,
        games: &[PgnGame],
        watch: &mut impl FnMut(Seen<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for game in games {
            self.add(game);
            if !game.problems.is_empty() {
                watch(Seen::Odd(game))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn add(&mut self, game: &PgnGame) {
        self.games += 1;
        self.plies += game.legal_plies() as u64;
        self.odd += u64::from(!game.problems.is_empty());
        self.marked += u64::from(game.is_marked());
        self.problems += game.problems.len() as u64;
    }
}
