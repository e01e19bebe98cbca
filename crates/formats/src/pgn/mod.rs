//! Games in PGN: a reader that loses nothing and a writer in export format.
//!
//! [`read`] lists every game it finds. What is odd in one game never touches another: an illegal move
//! ends the part that is replayed, and the rest of its moves stay as text. [`Stream`] gives the same
//! one by one from a file of any length, and [`check`] only counts and tells what is odd. [`write_game`] writes seven tags
//! first, others after them, lines under 80 columns.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | several games, with or without blank lines between them | a line `[Event ` begins a game; so does a tag or a move after a result, on its own line or not | nothing |
//! | games without moves or results, one after the other | a tag of the seven that comes again after an empty line begins a game | a note: no result |
//! | byte order mark, UTF-16, other encodings, old line ends | reads them, game by game | a note which encoding was guessed |
//! | zeros, small letters or long dashes in castling, castling as a move of the king | castling | nothing |
//! | long notation, `:` or no sign for a capture, a sign without a capture, `e8Q`, `e8(Q)`, `e.p.`, figurines | the move, if one legal move fits | nothing |
//! | `xd5` without a file | the capture, if only one pawn can take | nothing |
//! | a move that fits two pieces | ends the part that is replayed | error: ambiguous, with line and column |
//! | pieces in small letters (`nf3`), squares alone (`g1f3`), `e5=`, `ch`, `mate`, the glyph `D` | the move | nothing |
//! | piece letters of one of 35 other languages in a whole game (`Cf3`, `Кf3`) | the moves, if one language goes furthest | a note which |
//! | kings put into the centre at the end (electronic boards) | a comment: it signals the result | a note |
//! | an illegal, unreadable or null move (`--`) | ends the part that is replayed; all moves stay as text | error with line and column |
//! | move numbers with any dots, none, `0.`, skipped | read over | nothing |
//! | quotes inside a value, a tag not closed, a tag twice, no tag at all | the value as far as it goes; the first counts | warning with line |
//! | a position that cannot be | the moves stay as text | error |
//! | comments, variations or brackets not closed | end before the next game | warning with line |
//! | an end without a line end in a game whose tag has a result and whose moves have none | keeps the game up to there | error: the file seems cut off, with line and column |
//! | annotation numbers, signs, `{[#]}`, clock times | kept with their move | nothing |
//! | result by tag and by moves differ, or none | that of the moves, else of the tag | warning, note |
//! | mate or stalemate on the board and another result | the result as given | warning with the last move |
//!
//! ```
//! let reading = formats::pgn::read(b"[White \"Ibarra, Ana\"]\n\n\n1.e4 e5 2.Nf3 1/2-1/2\n");
//! let game = &reading.games[0];
//! assert_eq!(game.tag("White"), Some("Ibarra, Ana"));
//! assert_eq!(game.moves[2].uci.as_deref(), Some("g1f3"));
//! ```

mod chunk;
mod clean;
mod clock;
mod read;
mod stream;
mod token;
mod write;

use shakmaty::Chess;
use tournament::round::{Color, Outcome, Score};

use crate::problem::{Place, Problem};
use crate::text::Encoding;

pub use clock::{ClockKind, ClockNote, clocks};
pub use read::Games;
pub use stream::{Counts, Seen, Stream, check};
pub use write::{is_numbered_sign, write_game};

/// All games of a text.
#[derive(Clone, Debug)]
pub struct PgnReading {
    /// In the order of the text.
    pub games: Vec<PgnGame>,
    /// How the bytes were read.
    pub encoding: Encoding,
    /// Problems of the text as a whole; those of a game stand in it.
    pub problems: Vec<Problem>,
}

/// Reads all games.
pub fn read(bytes: &[u8]) -> PgnReading {
    let mut stream = Stream::new(bytes).expect("bytes in memory can be read");
    // Bytes in memory give no error on the way either.
    let games = stream.by_ref().filter_map(Result::ok).collect();
    PgnReading { games, encoding: stream.encoding(), problems: stream.problems().to_vec() }
}

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnGame {
    /// Tags in the order of the text, each name once.
    pub tags: Vec<Tag>,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The main line.
    pub moves: Vec<PgnMove>,
    /// How it ended, by the end of its moves or else by its tag.
    pub result: PgnResult,
    /// What is odd in it.
    pub problems: Vec<Problem>,
    /// Where it begins.
    pub place: Place,
}

/// A tag pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// `White`
    pub name: String,
    /// `Ibarra, Ana`
    pub value: String,
}

/// One move of the main line and what is written after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnMove {
    /// As written, without number and signs.
    pub text: String,
    /// In standard notation, if it is legal.
    pub san: Option<String>,
    /// In UCI notation, if it is legal.
    pub uci: Option<String>,
    /// `$1`, `!`, `+-` as written.
    pub signs: Vec<String>,
    /// Comments after it, with their commands (`[%clk 1:59:50]`); blanks and line ends are one blank.
    pub comments: Vec<String>,
    /// Variations after it, as text without the outer brackets.
    pub variations: Vec<String>,
    /// Where it stands.
    pub place: Place,
}

/// The four results of PGN.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not ended, not known, or none of the others.
    #[default]
    Other,
}

impl PgnResult {
    /// As written.
    pub fn text(self) -> &'static str {
        match self {
            PgnResult::WhiteWins => "1-0",
            PgnResult::BlackWins => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Other => "*",
        }
    }

    /// Reads `1-0`, `½-½`, `1/2`, also with dashes of other lengths.
    pub fn read(text: &str) -> Option<PgnResult> {
        let plain = text.trim().replace(['–', '—', '−', ':'], "-").replace('½', "1/2");
        Some(match plain.as_str() {
            "1-0" => PgnResult::WhiteWins,
            "0-1" => PgnResult::BlackWins,
            "1/2-1/2" | "1/2" | "0.5-0.5" => PgnResult::Draw,
            "*" => PgnResult::Other,
            _ => return None,
        })
    }
}

impl PgnGame {
    /// Value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Sets a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.to_owned() }),
        }
    }

    /// Number of moves, from the start, that were replayed.
    pub fn legal_plies(&self) -> usize {
        self.moves.iter().take_while(|played| played.uci.is_some()).count()
    }

    /// Whether a move could not be replayed.
    pub fn is_marked(&self) -> bool {
        self.legal_plies() < self.moves.len()
    }

    /// The starting position: that of the tag `FEN`, or the usual one. `None` if it is impossible.
    pub fn start(&self) -> Option<Chess> {
        read::start(self)
    }

    /// Takes result and the tag `Termination` from the outcome of a pairing; `None` is a game without
    /// a result.
    ///
    /// PGN has four results: what is none of them (both lose, a draw and a loss) becomes `*`. A game
    /// that was not played is told by `[Termination "forfeit"]`.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        let (result, termination) = match outcome {
            None => (PgnResult::Other, "unterminated"),
            Some(Outcome::Forfeit { winner }) => {
                let result = match winner {
                    Some(Color::White) => PgnResult::WhiteWins,
                    Some(Color::Black) => PgnResult::BlackWins,
                    None => PgnResult::Other,
                };
                (result, "forfeit")
            }
            Some(Outcome::Played { white, black, .. }) => match (white, black) {
                (Score::Win, Score::Loss) => (PgnResult::WhiteWins, ""),
                (Score::Loss, Score::Win) => (PgnResult::BlackWins, ""),
                (Score::Draw, Score::Draw) => (PgnResult::Draw, ""),
                _ => (PgnResult::Other, "adjudication"),
            },
        };
        self.result = result;
        self.set_tag("Result", result.text());
        if !termination.is_empty() {
            self.set_tag("Termination", termination);
        }
    }
}
