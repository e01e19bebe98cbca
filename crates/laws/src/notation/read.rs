//! Reading a whole scoresheet: text in any layout to cells, and cells to a game.
//!
//! Reading never fails whole. Every cell keeps its text and place; a bad one carries the nearest legal moves. Where the
//! following cells fit after exactly one continuation, play goes on through the bad cell; where they do not decide,
//! reading stops and the rest is kept unread.

mod cells;
pub(crate) mod descriptive;
mod follow;
mod infer;
mod tokens;

pub(crate) use self::infer::{distinct_languages, same_letters};
pub use self::tokens::without_number;

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::letters::Language;
use super::matching::Remark;
use super::meaning::Guests;
use super::written::{Mark, SyntaxError, WrittenMove};
use crate::game::{Game, Ply};

/// What the reader has to know besides the text.
#[derive(Debug, Clone)]
pub struct ReadOptions {
    /// Language of the piece letters.
    pub language: LanguageChoice,
    /// Position before the first cell; `None` takes a FEN tag of the text, else the usual start.
    pub start: Option<(Chess, CastlingMode)>,
}

/// How the language of a sheet is settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LanguageChoice {
    /// It is known.
    Given(Language),
    /// By trying all over the whole sheet; languages that fit equally well are taken in this order, then in that of
    /// [`Language::ALL`].
    Infer {
        /// Languages to favor, such as those of the two players' federations.
        prefer: Vec<Language>,
    },
}

impl Default for ReadOptions {
    fn default() -> Self {
        ReadOptions { language: LanguageChoice::Infer { prefer: Vec::new() }, start: None }
    }
}

impl ReadOptions {
    /// From the usual start, in a known language.
    pub fn in_language(language: Language) -> ReadOptions {
        ReadOptions { language: LanguageChoice::Given(language), start: None }
    }
}

/// A sheet as understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetReading {
    /// Language of the piece letters.
    pub language: Language,
    /// How it was settled.
    pub language_from: LanguageFrom,
    /// Position before the first cell.
    pub start: Chess,
    /// Whether castling follows the usual start or Chess960.
    pub castling_mode: CastlingMode,
    /// The cells in playing order.
    pub cells: Vec<CellReading>,
    /// The result, if one is written.
    pub result: Option<WrittenResult>,
    /// Comments that stand before the first move.
    pub notes: Vec<String>,
    /// PGN tags found in the text.
    pub tags: Vec<(String, String)>,
    /// Oddities of the sheet as a whole; those of single cells are in [`CellReading::status`].
    pub problems: Vec<SheetProblem>,
}

/// How the language was settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LanguageFrom {
    /// It was given.
    Given,
    /// It reads the most cells.
    Inferred {
        /// Cells read in it.
        n_read: usize,
        /// Languages with the same letters for all pieces that occur, or that read as many cells.
        equal: Vec<Language>,
        /// The next best and the cells read in it.
        runner_up: Option<(Language, usize)>,
    },
}

/// One cell of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellReading {
    /// The text as it stands; empty for a move that was left out.
    pub text: String,
    /// Where it stands.
    pub place: Place,
    /// What became of it.
    pub status: CellStatus,
    /// The move that reading went on with; in a bad cell it is inferred from the cells that follow.
    pub played: Option<Move>,
    /// The text taken apart, if it can be read as a move at all.
    pub written: Option<WrittenMove>,
    /// Departures from the Laws' notation that leave the move clear.
    pub remarks: Vec<Remark>,
    /// In a bad cell, the nearest legal moves, best first; if ambiguous, all that fit. In a cell after one that is open, the
    /// move that it would be if the first of those were played there.
    pub nearest: Vec<NearMove>,
    /// Comments, evaluation signs and clock times beside the move.
    pub notes: Vec<String>,
}

impl CellReading {
    /// Whether a draw offer `(=)` is noted (8.1.5, C.12).
    pub fn draw_offer(&self) -> Mark {
        self.written.as_ref().map_or(Mark::Absent, |written| written.draw_offer)
    }

    /// Whether the move in [`CellReading::played`] was inferred, not read.
    pub fn is_inferred(&self) -> bool {
        self.played.is_some() && !matches!(self.status, CellStatus::Read | CellStatus::Stands)
    }
}

/// Where a cell stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// Move number, as written or else counted.
    pub move_number: u32,
    /// Whose move it is.
    pub color: Color,
    /// Half-move that the cell makes.
    pub ply: Ply,
    /// Where the text stands; `None` for a move that was left out.
    pub span: Option<Span>,
}

/// A stretch of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// What became of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CellStatus {
    /// One legal move fits.
    Read,
    /// The text is no move.
    Unreadable(SyntaxError),
    /// No legal move fits.
    Illegal,
    /// More than one legal move fits.
    Ambiguous,
    /// The sheet leaves the move out, by its numbering.
    Missing,
    /// No legal move fits, but the sheet says that it was played and stands (`{stands}` beside it): see
    /// [`STANDS`].
    Stands,
    /// Reading stopped before it.
    Unread,
}

/// A legal move offered for a bad cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NearMove {
    /// The move.
    pub played: Move,
    /// In the letters of the sheet.
    pub text: String,
    /// How many of the following cells fit after it.
    pub fits_next: usize,
}

/// What stands in braces beside a move that was illegal, completed, and left standing: `Bf8-d6 {stands}`. Sheets in
/// Spanish may say `{vale}`. Beside a legal move it changes nothing.
pub const STANDS: [&str; 2] = ["stands", "vale"];

/// A result written on the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenResult {
    /// The text.
    pub text: String,
    /// What it says.
    pub meaning: ResultMeaning,
    /// Where it stands.
    pub span: Span,
}

/// Meaning of a written result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultMeaning {
    /// White won.
    WhiteWon,
    /// Black won.
    BlackWon,
    /// Drawn.
    Drawn,
    /// `*`: open.
    Open,
}

/// An oddity of the sheet as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetProblem {
    /// The rows stood in another order than their numbers (two columns read line by line) and were put in order.
    RowsPutInOrder,
    /// A number follows that is not the next one.
    NumberJumps {
        /// The number before.
        from: u32,
        /// The number found.
        to: u32,
        /// Where.
        span: Span,
    },
    /// Text above the first move; it was not read as moves.
    TextBefore {
        /// The text.
        text: String,
        /// Where it starts.
        span: Span,
    },
    /// Words after the last move: a signature, a name, a note. They were not read as moves.
    TextAfter {
        /// The text.
        text: String,
        /// Where it starts.
        span: Span,
    },
    /// The numbers begin later than with 1 though no first position is given.
    BeginsLate {
        /// The first number.
        number: u32,
    },
    /// The same row stands twice; it was read once.
    RowTwice {
        /// Its number.
        number: u32,
        /// Where it stands again.
        span: Span,
    },
    /// Text after the result; it was not read as moves.
    TextAfterResult {
        /// The text.
        text: String,
        /// Where it starts.
        span: Span,
    },
    /// Most of the sheet is in descriptive notation, which is no evidence (Appendix C); it was read as far as it is clear.
    Descriptive,
    /// The FEN tag cannot be used; the usual start was taken.
    UnusableFen {
        /// What it says.
        text: String,
    },
    /// More cells than any game has; the rest was not looked at.
    TooManyCells {
        /// How many were left out.
        n_left_out: usize,
    },
}

impl SheetReading {
    /// The game that was understood, from the start to where reading stopped.
    pub fn game(&self) -> Game {
        Game::from_sheet(self)
    }

    /// Cells that could not simply be read.
    pub fn bad_cells(&self) -> impl Iterator<Item = &CellReading> {
        self.cells.iter().filter(|cell| cell.status != CellStatus::Read)
    }

    /// The cell at which reading stopped.
    pub fn stopped_at(&self) -> Option<&CellReading> {
        self.cells.iter().find(|cell| cell.played.is_none())
    }
}

/// Reads the text of a scoresheet: move numbers or none, one move a line or many, columns side by side, PGN.
///
/// ```
/// use laws::notation::read::{ReadOptions, read};
///
/// let sheet = read("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. 0-0", &ReadOptions::default());
/// assert_eq!(sheet.language.code(), "es");
/// assert_eq!(sheet.game().uci().len(), 7);
/// ```
pub fn read(text: &str, options: &ReadOptions) -> SheetReading {
    let separated = tokens::scan(text, tokens::LoneHyphen::Separates);
    let reading = read_tokens(&separated, options);
    if !separated.has_lone_hyphen {
        return reading;
    }
    let joined = read_tokens(&tokens::scan(text, tokens::LoneHyphen::Joins), options);
    let n_bad = |sheet: &SheetReading| sheet.bad_cells().count();
    if n_bad(&joined) < n_bad(&reading) { joined } else { reading }
}

/// The cells of a text with their places and numbers, before any move is looked for.
pub(crate) struct LaidOut {
    pub(crate) cells: Vec<LaidOutCell>,
    pub(crate) result: Option<WrittenResult>,
}

/// One cell of a text.
pub(crate) struct LaidOutCell {
    pub(crate) text: String,
    pub(crate) span: Option<Span>,
    pub(crate) number: Option<u32>,
    /// The sheet says that the move was played and stands.
    pub(crate) stands: Mark,
}

/// Takes a text apart into cells.
pub(crate) fn cells_of(text: &str) -> LaidOut {
    let separated = tokens::scan(text, tokens::LoneHyphen::Separates);
    if separated.has_lone_hyphen {
        // What a hyphen means is settled by the moves.
        let reading = read(text, &ReadOptions::default());
        let cells = reading.cells.into_iter().map(|cell| LaidOutCell {
            text: cell.text,
            span: cell.place.span,
            number: Some(cell.place.move_number),
            stands: if cell.status == CellStatus::Stands { Mark::Written } else { Mark::Absent },
        });
        return LaidOut { cells: cells.collect(), result: reading.result };
    }
    let sheet = cells::arrange(&separated, None);
    let cells = sheet.cells.into_iter().map(|cell| LaidOutCell {
        text: cell.text,
        span: cell.span,
        number: cell.number,
        stands: cell.stands,
    });
    LaidOut { cells: cells.collect(), result: sheet.result }
}

/// The text of a sheet with the sign beside one cell that its move was played and stands; as it was if there is no such
/// cell, or the cell has the sign.
pub fn with_standing(text: &str, number: u32, color: Color, options: &ReadOptions) -> String {
    let sheet = read(text, options);
    let cell =
        sheet.cells.iter().find(|it| it.place.move_number == number && it.place.color == color);
    let end = cell.filter(|it| it.status != CellStatus::Stands).and_then(|it| it.place.span);
    match end.and_then(|span| text.split_at_checked(span.end)) {
        Some((before, after)) => format!("{before} {{{}}}{after}", STANDS[0]),
        None => text.to_owned(),
    }
}

/// Reads cells that are already apart, White and Black in turn.
pub fn read_cells<S: AsRef<str>>(cells: &[S], options: &ReadOptions) -> SheetReading {
    let raw = cells.iter().map(|text| cells::RawCell::of_text(text.as_ref())).collect();
    let sheet = cells::Sheet { cells: raw, ..cells::Sheet::default() };
    read_sheet(sheet, options)
}

fn read_tokens(tokens: &tokens::Tokens, options: &ReadOptions) -> SheetReading {
    let first_to_move = options.start.as_ref().map(|(start, _)| start.turn());
    read_sheet(cells::arrange(tokens, first_to_move), options)
}

fn read_sheet(mut sheet: cells::Sheet, options: &ReadOptions) -> SheetReading {
    let (start, castling_mode) = match &options.start {
        Some((start, mode)) => (start.clone(), *mode),
        None => start_of_tags(&mut sheet),
    };
    let style = descriptive::style_of(sheet.cells.iter().map(|cell| cell.text.as_str()));
    let mut guests = Guests::default();
    let (language, language_from, followed) = match (&options.language, style) {
        (_, Some(style)) => {
            sheet.problems.push(SheetProblem::Descriptive);
            let followed = descriptive::follow(&start, &sheet.cells, style);
            (style.language(), LanguageFrom::Given, followed)
        }
        (LanguageChoice::Given(language), None) => {
            let followed = follow::follow(&start, &sheet.cells, *language, &mut guests);
            (*language, LanguageFrom::Given, followed)
        }
        (LanguageChoice::Infer { prefer }, None) => {
            infer::infer(&start, &sheet.cells, prefer, &mut guests)
        }
    };
    let cells = place(&start, sheet.cells, followed);
    SheetReading {
        language,
        language_from,
        start,
        castling_mode,
        cells,
        result: sheet.result,
        notes: sheet.notes,
        tags: sheet.tags,
        problems: sheet.problems,
    }
}

fn start_of_tags(sheet: &mut cells::Sheet) -> (Chess, CastlingMode) {
    let fen = sheet
        .tags
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case("fen"))
        .map(|(_, fen)| fen.clone());
    let game = match fen {
        None => Game::standard(),
        Some(text) => Game::from_fen(&text).unwrap_or_else(|_| {
            sheet.problems.push(SheetProblem::UnusableFen { text });
            Game::standard()
        }),
    };
    (game.start().clone(), game.castling_mode())
}

/// Joins what was written with what it was read as.
fn place(
    start: &Chess,
    raw: Vec<cells::RawCell>,
    followed: Vec<follow::Followed>,
) -> Vec<CellReading> {
    let black_first = u32::from(start.turn().is_black());
    raw.into_iter()
        .zip(followed)
        .zip(0u32..)
        .map(|((raw, followed), index)| {
            let counted = start.fullmoves().get().saturating_add((index + black_first) / 2);
            let color = Color::from_white((index + black_first).is_multiple_of(2));
            let mut notes = raw.notes;
            if let Some(written) =
                followed.written.as_ref().filter(|written| !written.comment.is_empty())
            {
                notes.insert(0, written.comment.clone());
            }
            CellReading {
                place: Place {
                    move_number: raw.number.unwrap_or(counted),
                    color,
                    ply: Ply(index + 1),
                    span: raw.span,
                },
                text: raw.text,
                status: followed.status,
                played: followed.played,
                written: followed.written,
                remarks: followed.remarks,
                nearest: followed.nearest,
                notes,
            }
        })
        .collect()
}
