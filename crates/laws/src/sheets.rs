//! Two scoresheets of one game: what was played, where the sheets differ, and what else may have been played.
//!
//! Laws 2023, 8.1: both players record the moves; 8.5: the game is put together from the sheets that there are; 8.5.3:
//! it is reconstructed where no sheet is complete. Each sheet is compared with the legal moves, never with the other
//! sheet's letters, so they may be in different languages and forms. A slip of the pen, a move left out, a pair in the
//! wrong order and an illegible cell have prices by how often they happen; the cheapest game is the best one.
//!
//! Nothing is picked in silence: every departure of a sheet from the best game is a [`Problem`] with its place, and
//! games that fit equally well are listed.
//!
//! ```
//! use laws::sheets::{MergeOptions, Sheet, merge};
//!
//! // White left out a move, Black wrote another square.
//! let white = Sheet::of_text("1. e4 e5 2. Nf3 Nc6 3. Bb5 4. Ba4 Nf6 5. 0-0 Be7");
//! let black = Sheet::of_text("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa5 Cf6 5. 0-0 Ae7");
//! let merged = merge(&white, &black, &MergeOptions::default());
//! assert_eq!(merged.game.uci().join(" "), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7");
//! assert_eq!(merged.problems.len(), 2);
//! ```

mod account;
mod pen;
mod row;
mod scramble;
mod search;
mod standing;
mod tongue;

use shakmaty::{Board, CastlingMode, Chess, Color, Move, Position};

pub use self::pen::Slip;
pub use self::scramble::{MovesMade, MovesQuestion, moves_made};

use self::row::Lane;
use self::search::{Bounds, Found, Outcome};
use crate::game::{Game, Ply};
use crate::notation::letters::Language;
use crate::notation::read::{LanguageChoice, Span, WrittenResult, cells_of, descriptive};
use crate::notation::written::Mark;

/// Games listed beside the best one.
pub const MAX_ALTERNATIVES: usize = 10;

/// A game that costs at most this much more than the best fits as well: one sign more or less, no slip.
const EQUALLY_WELL: u32 = 200;

/// Games are told apart within this; a dearer one holds a slip more.
const NEARLY_AS_WELL: u32 = 340;

/// Prices of the slips that a pair of sheets usually has, and of more for each cell.
const SLIPS_OF_A_PAIR: u32 = 2600;
const SLIPS_OF_A_CELL: u32 = 6;

/// Sheets whose best game costs more than one slip may have lines in the wrong order.
const MORE_THAN_A_SLIP: u32 = 950;

/// A game that is shorter than a sheet by more than this leaves much unread.
const UNREAD: usize = 4;

/// Half-moves that are looked for between the end of the sheets and a known final position.
const PLIES_TO_KNOWN_END: u32 = 6;

/// One player's sheet.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The cells, White's and Black's moves in turn.
    pub cells: Vec<SheetCell>,
    /// Language of the piece letters.
    pub language: LanguageChoice,
    /// The result, if one is written.
    pub result: Option<WrittenResult>,
}

/// One cell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SheetCell {
    /// What is written; empty for a move that the numbering leaves out.
    pub text: String,
    /// Where it stands in a text.
    pub span: Option<Span>,
    /// The move number beside it.
    pub number: Option<u32>,
    /// The sheet says that the move was illegal, completed and stands (`{stands}` beside it).
    pub stands: Mark,
}

impl Sheet {
    /// A sheet from its text in any layout, in a language to be found out.
    pub fn of_text(text: &str) -> Sheet {
        Sheet::of_text_in(text, LanguageChoice::Infer { prefer: Vec::new() })
    }

    /// A sheet from its text in any layout.
    pub fn of_text_in(text: &str, language: LanguageChoice) -> Sheet {
        let laid_out = cells_of(text);
        let cells = laid_out.cells.into_iter().map(|cell| SheetCell {
            text: cell.text,
            span: cell.span,
            number: cell.number,
            stands: cell.stands,
        });
        Sheet { cells: cells.collect(), language, result: laid_out.result }
    }

    /// A sheet from cells that are already apart.
    pub fn of_cells<S: AsRef<str>>(cells: &[S], language: LanguageChoice) -> Sheet {
        let cells = cells
            .iter()
            .take(MAX_CELLS)
            .map(|text| SheetCell { text: text.as_ref().to_owned(), ..SheetCell::default() });
        Sheet { cells: cells.collect(), language, result: None }
    }
}

/// No game has more half-moves than this many cells.
const MAX_CELLS: usize = 4000;

/// What is known besides the sheets.
#[derive(Debug, Clone, Default)]
pub struct MergeOptions {
    /// Position before the first cell; `None` is the usual start.
    pub start: Option<(Chess, CastlingMode)>,
    /// The position on the board after the last move, if it is known for sure (8.5.3: it is recorded first).
    pub final_board: Option<Board>,
}

/// Two sheets put together.
#[derive(Debug, Clone)]
pub struct Merged {
    /// The game that both sheets support best.
    pub game: Game,
    /// Games that fit as well, best first, at most [`MAX_ALTERNATIVES`].
    pub alternatives: Vec<Alternative>,
    /// What each sheet says of every ply of [`Merged::game`].
    pub plies: Vec<MergedPly>,
    /// Every difference and oddity, in order of plies. Empty exactly if both sheets give this game without a slip.
    pub problems: Vec<Problem>,
    /// Languages of the sheets.
    pub languages: Vec<SheetLanguage>,
}

/// Another game that the sheets may stand for.
#[derive(Debug, Clone)]
pub struct Alternative {
    /// The game.
    pub game: Game,
    /// The first ply in which it is not the best game.
    pub differs_at: Ply,
    /// How it compares.
    pub fit: Fit,
    /// It ends in mate or stalemate, and the sheets do not decide that it did ([`ProblemKind::EndOpen`]).
    pub end_open: Mark,
}

/// How well another game fits, compared with the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fit {
    /// The sheets do not tell them apart.
    Equal,
    /// It needs a little more: a sign left out or too much.
    Near,
}

/// The language of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetLanguage {
    /// Whose sheet.
    pub writer: Writer,
    /// The language.
    pub language: Language,
    /// Other languages that read it as well.
    pub equal: Vec<Language>,
}

/// Whose sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Writer {
    /// White's.
    White,
    /// Black's.
    Black,
}

impl Writer {
    /// The player who wrote.
    pub const fn color(self) -> Color {
        match self {
            Writer::White => Color::White,
            Writer::Black => Color::Black,
        }
    }
}

/// One ply of the merged game on the sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MergedPly {
    /// The ply that the move makes.
    pub ply: Ply,
    /// The move.
    pub played: Move,
    /// On White's sheet.
    pub white: Entry,
    /// On Black's sheet; [`Entry::NoSheet`] if there is none.
    pub black: Entry,
}

/// What a sheet has for a ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// The move, without a slip.
    Agrees {
        /// Index of the cell.
        cell: usize,
    },
    /// The cell is meant for this move, with slips.
    Slipped {
        /// Index of the cell.
        cell: usize,
        /// What is wrong with it.
        slips: Vec<Slip>,
    },
    /// The cell stands before or after its place: a pair, a player's moves or rows in the wrong order.
    Swapped {
        /// Index of the cell.
        cell: usize,
        /// What else is wrong with it.
        slips: Vec<Slip>,
    },
    /// The move is left out.
    LeftOut,
    /// The writer had stopped.
    Stopped,
    /// There is no such sheet.
    NoSheet,
}

/// A difference or an oddity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// On whose sheet; `None` if it is about the game.
    pub writer: Option<Writer>,
    /// Index of the cell on that sheet.
    pub cell: Option<usize>,
    /// The ply of the best game that it is about.
    pub ply: Option<Ply>,
    /// What it is.
    pub kind: ProblemKind,
}

/// What is odd.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemKind {
    /// Most of the sheet is in descriptive notation, which is no evidence (Appendix C); it was read all the same.
    Descriptive,
    /// The cell departs from the move.
    Slips(Vec<Slip>),
    /// The move of this ply is not on the sheet.
    LeftOut,
    /// This cell and the next are in the wrong order.
    SwappedPair,
    /// This cell and the same player's next one are in the wrong order.
    SwappedOwn,
    /// This row and the next are in the wrong order.
    SwappedRows,
    /// The cell is written twice.
    Doubled,
    /// A place or a row was left empty, and no move was made there.
    LeftEmpty,
    /// The cell belongs to no move of the game.
    TooMuch,
    /// The writer stopped before this ply.
    StopsEarly {
        /// Plies of the game that are not on the sheet.
        n_plies: usize,
    },
    /// Cells from this one on were not used: nothing legal fits them, or the game was over.
    RestUnused {
        /// How many.
        n_cells: usize,
    },
    /// No sheet says what was played here: the move is a guess.
    OnNoSheet,
    /// The game ends in mate or stalemate, but that rests on a move that no sheet has plainly, or cells stand after it:
    /// the sheets do not decide whether it ended so.
    EndOpen,
    /// Other games fit as well, from this ply on.
    SeveralGames {
        /// How many are listed.
        n_listed: usize,
        /// Whether there are more than can be listed.
        more: Mark,
    },
    /// More games fit than could be followed; one that fits as well or better may be missing.
    SearchNarrowed,
    /// The two sheets are of different games, or one is of no game: only the one that makes more sense was read.
    DifferentGames,
    /// The final position that was given is not reached by any game that fits.
    FinalPositionNotReached,
    /// The moves after the end of the sheets come from the final position only.
    AddedToReachFinalPosition {
        /// How many plies.
        n_plies: usize,
    },
}

impl Merged {
    /// Whether the mate or stalemate that the best game ends in is not decided by the sheets.
    pub fn end_is_open(&self) -> bool {
        self.problems.iter().any(|it| it.kind == ProblemKind::EndOpen)
    }
}

/// Puts the two sheets of a game together.
pub fn merge(white: &Sheet, black: &Sheet, options: &MergeOptions) -> Merged {
    merge_standing(white, black, options, standing::MOST)
}

/// The same, with so many illegal moves left standing.
fn merge_standing(white: &Sheet, black: &Sheet, options: &MergeOptions, n_left: usize) -> Merged {
    if let Some(merged) = standing::merge(white, black, options, n_left) {
        return merged;
    }
    let merged = merge_all(&[(Writer::White, white), (Writer::Black, black)], options);
    let agree =
        [agreement(&merged, Writer::White, white), agreement(&merged, Writer::Black, black)];
    if agree.iter().all(|it| *it >= ONE_GAME) {
        return merged;
    }
    apart(merged, white, black, options)
}

/// Of a hundred cells of a sheet, those that have to agree with a game that is its own.
const ONE_GAME: usize = 60;

/// The same for a sheet that is read alone and makes sense.
const MAKES_SENSE: usize = 80;

/// Sheets shorter than this tell nothing of which game they are.
const FEWEST_CELLS: usize = 8;

/// How many of a hundred cells of a sheet agree with the game. Cells that cannot be read say nothing of it.
fn agreement(merged: &Merged, writer: Writer, sheet: &Sheet) -> usize {
    let entry = |ply: &MergedPly| match writer {
        Writer::White => ply.white.clone(),
        Writer::Black => ply.black.clone(),
    };
    let is_illegible = |slips: &[Slip]| slips == [Slip::Illegible];
    let agrees = |entry: &Entry| match entry {
        Entry::Agrees { .. } => true,
        Entry::Swapped { slips, .. } => slips.is_empty(),
        Entry::Slipped { .. } | Entry::LeftOut | Entry::Stopped | Entry::NoSheet => false,
    };
    let entries = || merged.plies.iter().map(entry);
    let n_agree = entries().filter(agrees).count();
    let n_illegible = entries()
        .filter(|it| matches!(it, Entry::Slipped { slips, .. } if is_illegible(slips)))
        .count();
    match sheet.cells.len().saturating_sub(n_illegible) {
        n if n < FEWEST_CELLS => 100,
        n => n_agree * 100 / n,
    }
}

/// Sheets that fit no game together. Where each makes sense alone they are of different games, and where one is without a
/// slip and the other makes no sense it is not bent to fit: the sheet that makes more sense is read alone, the other's game
/// is listed if there is one.
fn apart(merged: Merged, white: &Sheet, black: &Sheet, options: &MergeOptions) -> Merged {
    let alone = [(Writer::White, white), (Writer::Black, black)].map(|(writer, sheet)| {
        let alone = merge_one(writer, sheet, options);
        let sense = agreement(&alone, writer, sheet);
        (alone, sense)
    });
    let [(of_white, sense_white), (of_black, sense_black)] = alone;
    let one_is_flawless = of_white.problems.is_empty() && !of_white.plies.is_empty()
        || of_black.problems.is_empty() && !of_black.plies.is_empty();
    let both_make_sense = sense_white.min(sense_black) >= MAKES_SENSE;
    if !both_make_sense && !one_is_flawless {
        return merged;
    }
    let (mut best, other, other_sense) = match sense_white >= sense_black {
        true => (of_white, of_black, sense_black),
        false => (of_black, of_white, sense_white),
    };
    let mut kinds = vec![(None, ProblemKind::DifferentGames)];
    if other_sense >= MAKES_SENSE && other.game.moves() != best.game.moves() {
        let differs_at = Ply(differs_at(best.game.moves(), other.game.moves()));
        let end_open = if other.end_is_open() { Mark::Written } else { Mark::Absent };
        best.alternatives
            .insert(0, Alternative { game: other.game, differs_at, fit: Fit::Equal, end_open });
        best.alternatives.truncate(MAX_ALTERNATIVES);
        let first = best.alternatives.iter().map(|it| it.differs_at).min();
        let n_listed = best.alternatives.len();
        kinds.push((first, ProblemKind::SeveralGames { n_listed, more: Mark::Absent }));
        best.problems.retain(|it| !matches!(it.kind, ProblemKind::SeveralGames { .. }));
    }
    best.languages = merged.languages;
    best.problems.extend(kinds.into_iter().map(|(ply, kind)| Problem {
        writer: None,
        cell: None,
        ply,
        kind,
    }));
    best
}

/// Reads one sheet as [`merge`] does, where the other player's is missing (8.5.2).
pub fn merge_one(writer: Writer, sheet: &Sheet, options: &MergeOptions) -> Merged {
    merge_all(&[(writer, sheet)], options)
}

fn merge_all(sheets: &[(Writer, &Sheet)], options: &MergeOptions) -> Merged {
    let (start, mode) =
        options.start.clone().unwrap_or_else(|| (Chess::default(), CastlingMode::Standard));
    let mut languages = Vec::with_capacity(sheets.len());
    let mut lanes: Vec<Lane> = Vec::with_capacity(sheets.len());
    let mut odd: Vec<Problem> = Vec::new();
    for &(writer, sheet) in sheets {
        let texts: Vec<&str> = sheet.cells.iter().map(|cell| cell.text.as_str()).collect();
        let descriptive = descriptive::style_of(texts.iter().copied());
        let (language, equal) = match descriptive {
            Some(style) => (style.language(), Vec::new()),
            None => tongue::settle(&start, &texts, &sheet.language),
        };
        let (cells, style) = match descriptive {
            Some(style) => (pen::descriptive_cells(&texts, style), pen::Style::default()),
            None => pen::cells(&texts, language),
        };
        if descriptive.is_some() {
            odd.push(Problem {
                writer: Some(writer),
                cell: None,
                ply: None,
                kind: ProblemKind::Descriptive,
            });
        }
        lanes.push(Lane::new(cells, style));
        languages.push(SheetLanguage { writer, language, equal });
    }
    let outcome = best_outcome(&start, &lanes);
    let narrowed = is_narrowed(&outcome);
    let mut found = outcome.found;
    let plain = plain_games(&start, &lanes, &mut found);
    let ending = options.final_board.as_ref().map(|board| end_on(&mut found, board));
    let chosen = choose(found, &plain);
    let game = game_of(&start, mode, &chosen.best.moves);
    let writers: Vec<Writer> = sheets.iter().map(|&(writer, _)| writer).collect();
    let alternatives: Vec<Alternative> = chosen
        .others
        .iter()
        .map(|(other, fit)| {
            let game = game_of(&start, mode, &other.moves);
            let end_open = account::end_of(&game, &writers, &lanes);
            let differs_at = Ply(differs_at(&chosen.best.moves, &other.moves));
            Alternative { game, differs_at, fit: *fit, end_open }
        })
        .collect();
    let told = account::Told { alternatives: &alternatives, more: chosen.more, narrowed, ending };
    let (plies, problems) = account::of(&game, &writers, &lanes, &told);
    odd.extend(problems);
    let problems = odd;
    Merged { game, alternatives, plies, problems, languages }
}

/// The search; once more and wider where the best game needs more slips than sheets have, and once more for moves that
/// both sheets lack where that game leaves the sheets unread or makes no sense either.
fn best_outcome(start: &Chess, lanes: &[Lane]) -> Outcome {
    let n_cells: usize = lanes.iter().map(|lane| lane.cells.len()).sum();
    let n_cells = u32::try_from(n_cells).unwrap_or(u32::MAX);
    let usual = SLIPS_OF_A_PAIR.saturating_add(n_cells.saturating_mul(SLIPS_OF_A_CELL));
    let senseless = usual.saturating_mul(2);
    let cheaper = |a: Outcome, b: Outcome| if b.cost() < a.cost() { b } else { a };
    let whole = Bounds { give_up: pen::Cost(senseless), ..Bounds::WHOLE };
    let mut outcome = search::search(start, lanes, whole);
    if outcome.cost() > MORE_THAN_A_SLIP {
        let lines = Bounds { give_up: pen::Cost(senseless), ..Bounds::LINES };
        outcome = together(outcome, search::search(start, lanes, lines));
    }
    let longest = lanes.iter().map(|lane| lane.cells.len()).max().unwrap_or(0);
    let makes_sense = |it: &Outcome| {
        let n_plies = it.found.first().map_or(0, |best| best.moves.len());
        it.cost() <= senseless && n_plies + UNREAD >= longest
    };
    if outcome.cost() <= usual || makes_sense(&outcome) {
        return outcome;
    }
    let give_up = if lanes.len() < 2 { pen::Cost::NEVER } else { pen::Cost(senseless) };
    let wider = search::search(start, lanes, Bounds { give_up, ..Bounds::WIDER });
    let outcome = cheaper(outcome, wider);
    if lanes.len() < 2 || makes_sense(&outcome) {
        return outcome;
    }
    cheaper(outcome, search::search(start, lanes, Bounds::GAP))
}

/// The games of two searches, the cheaper one's first.
fn together(a: Outcome, b: Outcome) -> Outcome {
    let (mut best, other) = if b.cost() < a.cost() { (b, a) } else { (a, b) };
    for game in other.found {
        match best.found.iter_mut().find(|it| it.moves == game.moves) {
            Some(known) => known.cost = known.cost.min(game.cost),
            None => best.found.push(game),
        }
    }
    best.found.sort_by_key(|it| it.cost);
    best
}

/// Games of sheets that are legal as they are written. They are never hidden, however much the other sheet speaks against
/// them; those that the search did not come upon are added.
fn plain_games(start: &Chess, lanes: &[Lane], found: &mut Vec<Found>) -> Vec<Vec<Move>> {
    if lanes.len() < 2 {
        return Vec::new();
    }
    let long_enough = lanes.iter().filter(|lane| lane.cells.len() >= FEWEST_CELLS);
    let mut plain: Vec<Vec<Move>> =
        long_enough.filter_map(|lane| search::as_written(start, lane)).collect();
    // A sheet that stops early says nothing against a game that goes on.
    plain.retain(|moves| found.first().is_none_or(|best| !best.moves.starts_with(moves)));
    for moves in &plain {
        if !found.iter().any(|it| it.moves == *moves) {
            found.push(search::found_of(start, lanes, moves.clone()));
        }
    }
    found.sort_by_key(|it| it.cost);
    plain
}

/// Whether a game that was dropped for want of room might have fitted as well.
fn is_narrowed(outcome: &Outcome) -> Mark {
    match outcome.found.first() {
        Some(best) if outcome.cheapest_dropped.0 > best.cost.0.saturating_add(EQUALLY_WELL) => {
            Mark::Absent
        }
        Some(_) | None => Mark::Written,
    }
}

/// How the games were brought to the known final position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ending {
    Reached,
    Added { n_plies: usize },
    NotReached,
}

/// Keeps the games that end on the board given; goes on from the others to reach it where none does.
fn end_on(found: &mut Vec<Found>, board: &Board) -> Ending {
    let on_board: Vec<Found> =
        found.iter().filter(|it| it.last.board() == board).cloned().collect();
    if !on_board.is_empty() {
        *found = on_board;
        return Ending::Reached;
    }
    let mut longer: Vec<Found> = Vec::new();
    for n_plies in 1..=PLIES_TO_KNOWN_END {
        let mut budget = 60_000;
        for it in found.iter() {
            let ways = search::ways_to(&it.last, board, n_plies, &mut budget);
            longer.extend(ways.into_iter().map(|way| it.longer_by(&way)));
        }
        if !longer.is_empty() {
            break;
        }
    }
    longer.sort_by_key(|it| it.cost);
    match longer.first() {
        None => Ending::NotReached,
        Some(best) => {
            let base = found.iter().filter(|it| best.moves.starts_with(&it.moves));
            let n_base = base.map(|it| it.moves.len()).max().unwrap_or(0);
            let n_plies = best.moves.len() - n_base;
            *found = longer;
            Ending::Added { n_plies }
        }
    }
}

impl Found {
    /// The game with moves added that stand on no sheet.
    fn longer_by(&self, way: &[Move]) -> Found {
        let mut longer = self.clone();
        for &played in way {
            longer.last.play_unchecked(played);
            longer.moves.push(played);
        }
        let n_added = u32::try_from(way.len()).unwrap_or(u32::MAX);
        longer.cost = longer.cost.plus(pen::Cost(n_added.saturating_mul(400)));
        longer
    }
}

struct Chosen {
    best: Found,
    others: Vec<(Found, Fit)>,
    more: Mark,
}

fn choose(found: Vec<Found>, plain: &[Vec<Move>]) -> Chosen {
    let mut found = found.into_iter();
    let best = found.next().unwrap_or_else(|| Found {
        moves: Vec::new(),
        last: Chess::default(),
        cost: pen::Cost::FREE,
    });
    let fit = |it: &Found| {
        let more = it.cost.0.saturating_sub(best.cost.0);
        if more <= EQUALLY_WELL {
            Some(Fit::Equal)
        } else if more <= NEARLY_AS_WELL || plain.contains(&it.moves) {
            Some(Fit::Near)
        } else {
            None
        }
    };
    let mut others: Vec<(Found, Fit)> =
        found.filter_map(|it| fit(&it).map(|fit| (it, fit))).collect();
    let more = if others.len() > MAX_ALTERNATIVES { Mark::Written } else { Mark::Absent };
    let is_plain = |it: &(Found, Fit)| plain.contains(&it.0.moves);
    while others.len() > MAX_ALTERNATIVES {
        let last = others.iter().rposition(|it| !is_plain(it)).unwrap_or(others.len() - 1);
        others.remove(last);
    }
    Chosen { best, others, more }
}

fn game_of(start: &Chess, mode: CastlingMode, moves: &[Move]) -> Game {
    let mut game = Game::from_position(start.clone(), mode);
    for &played in moves {
        if game.push(played).is_err() {
            break;
        }
    }
    game
}

/// The first ply in which two games differ.
fn differs_at(a: &[Move], b: &[Move]) -> u32 {
    let same = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    u32::try_from(same).unwrap_or(u32::MAX).saturating_add(1)
}
