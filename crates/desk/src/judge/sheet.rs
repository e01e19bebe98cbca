//! Scoresheets as clients see them: cells, positions, and sentences about what is doubtful.

use i18n::{Messages, args};
use laws::claim::dead::deadness;
use laws::fen::{Trouble, trouble};
use laws::game::{Game, Ply, StartFault};
use laws::notation::letters::Language;
use laws::notation::matching::Remark;
use laws::notation::read::{
    CellReading, CellStatus, LanguageChoice, ReadOptions, SheetProblem, SheetReading, read,
};
use laws::notation::write::{self, WriteOptions};
use laws::notation::written::{Mark, SyntaxError};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square};

use crate::api::claim::{PositionView, ReadSheet, SheetCell, SheetView};
use crate::error::{ApiError, Code};

/// Longest text of a cell that is repeated in a sentence.
const LONGEST_QUOTE: usize = 40;

/// Reads a sheet as typed. Any text is read; only a first position or a language that is none is refused.
pub(crate) fn read_sheet(sheet: &ReadSheet, messages: &Messages) -> Result<SheetReading, ApiError> {
    Ok(read(&sheet.text, &read_options(sheet, messages)?))
}

/// How a sheet is read; a first position or a language that is none is refused.
pub(crate) fn read_options(
    sheet: &ReadSheet,
    messages: &Messages,
) -> Result<ReadOptions, ApiError> {
    let language = language_choice(&sheet.language, messages)?;
    let start = start_of(&sheet.start, messages)?;
    Ok(ReadOptions { language, start })
}

/// The language of a sheet; one that is none is refused.
pub(crate) fn language_choice(
    language: &str,
    messages: &Messages,
) -> Result<LanguageChoice, ApiError> {
    Ok(match language.trim() {
        "" | "auto" => LanguageChoice::Infer { prefer: vec![letters_of(messages)] },
        code => LanguageChoice::Given(language_of_code(code, messages)?),
    })
}

/// A language by its code; one that is none is refused.
pub(crate) fn language_of_code(code: &str, messages: &Messages) -> Result<Language, ApiError> {
    code.parse().map_err(|_| {
        let args = args! { "found" => code };
        ApiError::worded(Code::BadInput, messages, "claims-bad-language", &args).about("language")
    })
}

/// A first position; none for the usual start.
pub(crate) fn start_of(
    start: &str,
    messages: &Messages,
) -> Result<Option<(Chess, CastlingMode)>, ApiError> {
    match start.trim() {
        "" => Ok(None),
        fen => {
            let game = Game::from_fen(fen).map_err(|_| bad_start("start", fen, messages))?;
            Ok(Some((game.start().clone(), game.castling_mode())))
        }
    }
}

/// A first position (`start`) or one on the board (`fen`) that cannot be one, with what is wrong with it and where.
pub(crate) fn bad_start(field: &str, fen: &str, messages: &Messages) -> ApiError {
    let key = if field == "start" { "claims-bad-start" } else { "claims-bad-position" };
    let told = fen_trouble(fen, messages);
    let args = args! { "found" => quoted(fen.trim()), "why" => told };
    ApiError::worded(Code::BadInput, messages, key, &args).about(field)
}

/// What is wrong with a FEN, with the place.
fn fen_trouble(fen: &str, messages: &Messages) -> String {
    let squares = |squares: &[Square]| {
        let shown: Vec<String> = squares.iter().take(9).map(Square::to_string).collect();
        shown.join(", ")
    };
    match trouble(fen).unwrap_or(Trouble::Other) {
        Trouble::Empty => messages.plain("claims-fen-empty"),
        Trouble::Ranks { found } => messages.text("claims-fen-ranks", &args! { "count" => found }),
        Trouble::Squares { rank, found, column } => messages.text(
            "claims-fen-squares",
            &args! { "rank" => rank, "count" => found, "column" => column },
        ),
        Trouble::Sign { sign, column } => {
            let args = args! { "sign" => sign.to_string(), "column" => column };
            messages.text("claims-fen-sign", &args)
        }
        Trouble::Field { field, found, column } => {
            let args = args! { "field" => field.code(), "sign" => found, "column" => column };
            messages.text("claims-fen-field", &args)
        }
        Trouble::Kings { white, black } => messages.text(
            "claims-fen-kings",
            &args! {
                "white" => white.len(), "whites" => squares(&white),
                "black" => black.len(), "blacks" => squares(&black),
            },
        ),
        Trouble::Pawns { squares: found } => {
            messages.text("claims-fen-pawns", &args! { "squares" => squares(&found) })
        }
        Trouble::OppositeCheck { side: whose, king } => messages.text(
            "claims-fen-opposite-check",
            &args! { "side" => side(whose), "square" => king.to_string() },
        ),
        Trouble::Other => messages.plain("claims-fen-other"),
    }
}

/// What was left out of a position, in words.
pub(crate) fn left_out_told(faults: &[StartFault], messages: &Messages) -> Vec<String> {
    let told = |fault: &StartFault| {
        messages.text("claims-start-left-out", &args! { "what" => fault.code() })
    };
    faults.iter().map(told).collect()
}

/// What a FEN says and its board contradicts, in words: it is left out and told.
pub(crate) fn left_out_of(fen: &str, messages: &Messages) -> Vec<String> {
    left_out_told(&laws::game::left_out(fen), messages)
}

/// Piece letters of the language that words are in.
pub(crate) fn letters_of(messages: &Messages) -> Language {
    match messages.language() {
        i18n::Language::Spanish => Language::Spanish,
        i18n::Language::English | i18n::Language::Pseudo => Language::English,
    }
}

/// The name of a language in the language of the call.
pub(crate) fn language_name(language: Language, messages: &Messages) -> String {
    let key = format!("letters-{}", language.code());
    if messages.has(&key) { messages.plain(&key) } else { language.name().to_owned() }
}

/// A game with the letters its moves are shown in.
pub(crate) struct Record<'a> {
    /// The game.
    pub(crate) game: &'a Game,
    /// Letters of the sheet.
    pub(crate) letters: Language,
    /// Words.
    pub(crate) messages: &'a Messages,
}

impl Record<'_> {
    /// The move that led to a ply, as `Qc7`.
    pub(crate) fn written(&self, ply: Ply) -> Option<String> {
        let played = self.game.move_to(ply)?;
        let before = self.game.position(Ply(ply.0.checked_sub(1)?))?;
        Some(match self.game.standing().contains(&ply) {
            true => write::written(before, played, &WriteOptions::long(self.letters)),
            false => in_letters(before, played, self.letters),
        })
    }

    /// The move that led to a ply with its number, as `23... Qc7`; words for the first position.
    pub(crate) fn label(&self, ply: Ply) -> String {
        match (self.game.move_number(ply), self.written(ply)) {
            (Some((number, color)), Some(text)) => numbered(number, color, &text),
            _ => self.messages.plain("claims-first-position"),
        }
    }

    /// The position at a ply.
    pub(crate) fn position(&self, ply: Ply) -> Option<PositionView> {
        let position = self.game.position(ply)?;
        Some(PositionView {
            ply: ply.0,
            fen: self.game.fen(ply)?,
            last_move: self
                .game
                .move_to(ply)
                .map_or_else(Vec::new, |played| squares(played, position.turn().other())),
            castling: castling(position, self.messages),
            en_passant: en_passant(position, self.letters, self.messages),
            halfmoves: position.halfmoves(),
            turn: side(position.turn()).to_owned(),
            state: state(position, self.messages),
        })
    }

    /// All positions.
    pub(crate) fn positions(&self) -> Vec<PositionView> {
        self.game.plies().filter_map(|(ply, _)| self.position(ply)).collect()
    }
}

/// A move in the letters of a language.
pub(crate) fn in_letters(before: &Chess, played: Move, letters: Language) -> String {
    write::written(before, played, &WriteOptions::short(letters))
}

/// `19. b4`, `19... Qc7`.
pub(crate) fn numbered(number: u32, color: Color, text: &str) -> String {
    match color {
        Color::White => format!("{number}. {text}"),
        Color::Black => format!("{number}... {text}"),
    }
}

/// A color on the wire and as argument of messages.
pub(crate) fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// From and to; castling is the king's way.
fn squares(played: Move, mover: Color) -> Vec<String> {
    match played {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => {
            vec![from.to_string(), to.to_string()]
        }
        Move::Castle { king, .. } => {
            let side = played.castling_side().unwrap_or(CastlingSide::KingSide);
            vec![king.to_string(), side.king_to(mover).to_string()]
        }
        Move::Put { to, .. } => vec![to.to_string()],
    }
}

fn castling(position: &Chess, messages: &Messages) -> String {
    let rights = position.castles();
    let of = |color| match (
        rights.has(color, CastlingSide::KingSide),
        rights.has(color, CastlingSide::QueenSide),
    ) {
        (true, true) => "both",
        (true, false) => "king",
        (false, true) => "queen",
        (false, false) => "none",
    };
    match (of(Color::White), of(Color::Black)) {
        ("none", "none") => messages.plain("claims-castling-none"),
        (white, black) => {
            messages.text("claims-castling", &args! { "white" => white, "black" => black })
        }
    }
}

fn en_passant(position: &Chess, letters: Language, messages: &Messages) -> String {
    let captures: Vec<String> = position
        .en_passant_moves()
        .iter()
        .map(|&played| in_letters(position, played, letters))
        .collect();
    match captures.is_empty() {
        true => messages.plain("claims-en-passant-none"),
        false => {
            messages.text("claims-en-passant-legal", &args! { "moves" => captures.join(", ") })
        }
    }
}

fn state(position: &Chess, messages: &Messages) -> String {
    if position.is_checkmate() {
        messages.plain("claims-state-checkmate")
    } else if position.is_stalemate() {
        messages.plain("claims-state-stalemate")
    } else if deadness(position).is_dead() {
        messages.plain("claims-state-dead")
    } else if position.is_check() {
        messages.plain("claims-state-check")
    } else {
        String::new()
    }
}

/// The sheet for a client: `record` is the game it gives, `positions` are those to show.
pub(crate) fn sheet_view(
    reading: &SheetReading,
    record: &Record<'_>,
    positions: Vec<PositionView>,
) -> SheetView {
    let letters = reading.language.letters();
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    SheetView {
        language: reading.language.code().to_owned(),
        letters: roles.into_iter().map(|role| letters.of(role)).collect(),
        cells: reading.cells.iter().map(|it| cell(it, record)).collect(),
        positions,
        problems: problems(reading, record),
    }
}

fn cell(cell: &CellReading, record: &Record<'_>) -> SheetCell {
    let san = taken(cell, record);
    SheetCell {
        ply: san.as_ref().map(|_| cell.place.ply.0),
        number: cell.place.move_number,
        side: side(cell.place.color).to_owned(),
        text: cell.text.clone(),
        status: status(cell).to_owned(),
        suggestions: cell.nearest.iter().map(|near| near.text.clone()).collect(),
        draw_offer: cell.draw_offer() == Mark::Written,
        san: san.unwrap_or_default(),
    }
}

/// The move that was understood or inferred, in the letters of the sheet.
fn taken(cell: &CellReading, record: &Record<'_>) -> Option<String> {
    let before = record.game.position(Ply(cell.place.ply.0.checked_sub(1)?))?;
    Some(match cell.status {
        CellStatus::Stands => {
            write::written(before, cell.played?, &WriteOptions::long(record.letters))
        }
        _ => in_letters(before, cell.played?, record.letters),
    })
}

fn status(cell: &CellReading) -> &'static str {
    if cell.is_inferred() {
        return "doubtful";
    }
    match cell.status {
        CellStatus::Read if cell.remarks.iter().any(|it| contradicts(*it)) => "doubtful",
        CellStatus::Read => "read",
        CellStatus::Unreadable(_) | CellStatus::Missing => "unreadable",
        CellStatus::Illegal => "illegal",
        CellStatus::Ambiguous => "ambiguous",
        CellStatus::Stands => "stands",
        CellStatus::Unread => "after",
    }
}

/// Whether a sign says something else than the move; other remarks are about form.
fn contradicts(remark: Remark) -> bool {
    match remark {
        Remark::CaptureSignWithoutCapture
        | Remark::CheckSignWithoutCheck
        | Remark::MateSignWithoutMate
        | Remark::EnPassantSignWithoutEnPassant
        | Remark::OtherLanguage
        | Remark::FileTwice => true,
        Remark::CapitalFile
        | Remark::CastlingAsKingMove
        | Remark::PieceLetterMissing
        | Remark::SmallPieceLetter
        | Remark::DepartureFileMissing
        | Remark::ArrivalRankMissing => false,
    }
}

/// A departure from the notation of the Laws in words.
pub(crate) fn remark(remark: Remark, label: &str, messages: &Messages) -> String {
    let key = match remark {
        Remark::CaptureSignWithoutCapture => "claims-remark-capture-sign",
        Remark::CheckSignWithoutCheck => "claims-remark-check-sign",
        Remark::MateSignWithoutMate => "claims-remark-mate-sign",
        Remark::EnPassantSignWithoutEnPassant => "claims-remark-en-passant-sign",
        Remark::CastlingAsKingMove => "claims-remark-castling-as-king-move",
        Remark::PieceLetterMissing => "claims-remark-letter-missing",
        Remark::SmallPieceLetter => "claims-remark-small-letter",
        Remark::DepartureFileMissing => "claims-remark-file-missing",
        Remark::ArrivalRankMissing => "claims-remark-rank-missing",
        Remark::OtherLanguage => "claims-remark-other-language",
        Remark::CapitalFile => "claims-remark-capital-file",
        Remark::FileTwice => "claims-remark-file-twice",
    };
    messages.text(key, &args! { "move" => label })
}

/// What is doubtful or unread, in the order of the sheet.
fn problems(reading: &SheetReading, record: &Record<'_>) -> Vec<String> {
    let messages = record.messages;
    let mut problems: Vec<String> =
        reading.problems.iter().map(|it| sheet_problem(it, messages)).collect();
    for cell in &reading.cells {
        problems.extend(cell_problem(cell, record));
        problems.extend(goes_on(cell, record));
        let label = as_written(cell);
        let signs = cell.remarks.iter().filter(|it| contradicts(**it));
        problems.extend(signs.map(|it| remark(*it, &label, messages)));
    }
    let n_unread = reading.cells.iter().filter(|it| it.status == CellStatus::Unread).count();
    if n_unread > 0 {
        problems.push(messages.text("claims-sheet-unread", &args! { "count" => n_unread }));
    }
    problems
}

fn sheet_problem(problem: &SheetProblem, messages: &Messages) -> String {
    match problem {
        SheetProblem::RowsPutInOrder => messages.plain("claims-sheet-rows"),
        SheetProblem::NumberJumps { from, to, span } => messages.text(
            "claims-sheet-number-jumps",
            &args! { "from" => *from, "to" => *to, "line" => span.line },
        ),
        SheetProblem::TextBefore { text, span } => messages.text(
            "claims-sheet-before-moves",
            &args! { "text" => quoted(text), "line" => span.line },
        ),
        SheetProblem::TextAfter { text, span } => messages.text(
            "claims-sheet-after-moves",
            &args! { "text" => quoted(text), "line" => span.line },
        ),
        SheetProblem::BeginsLate { number } => {
            messages.text("claims-sheet-begins-late", &args! { "number" => *number })
        }
        SheetProblem::RowTwice { number, span } => messages
            .text("claims-sheet-row-twice", &args! { "number" => *number, "line" => span.line }),
        SheetProblem::TextAfterResult { text, span } => messages.text(
            "claims-sheet-after-result",
            &args! { "text" => quoted(text), "line" => span.line },
        ),
        SheetProblem::Descriptive => messages.plain("claims-sheet-in-descriptive"),
        SheetProblem::UnusableFen { text } => {
            messages.text("claims-sheet-bad-fen", &args! { "text" => quoted(text) })
        }
        SheetProblem::TooManyCells { n_left_out } => {
            messages.text("claims-sheet-too-many", &args! { "count" => *n_left_out })
        }
    }
}

fn cell_problem(cell: &CellReading, record: &Record<'_>) -> Option<String> {
    let key = match &cell.status {
        CellStatus::Read | CellStatus::Unread => return None,
        CellStatus::Unreadable(SyntaxError::Descriptive { .. }) if cell.played.is_none() => {
            "claims-sheet-descriptive"
        }
        CellStatus::Unreadable(_) => "claims-sheet-unreadable",
        CellStatus::Illegal => "claims-sheet-illegal",
        CellStatus::Ambiguous => "claims-sheet-ambiguous",
        CellStatus::Missing => "claims-sheet-missing",
        CellStatus::Stands => "claims-sheet-stands",
    };
    if is_after_the_end(cell, record) {
        let last = record.label(record.game.end());
        return Some(record.messages.text(
            "claims-sheet-after-end",
            &args! { "last" => last, "move" => as_written(cell) },
        ));
    }
    // A word resembles no move, nor does a text without a letter or digit.
    let resembles = cell.text.contains(|c: char| c.is_ascii_digit())
        || cell.text.contains(char::is_alphanumeric) && cell.text.chars().count() <= 4;
    let suggestions: Vec<&str> =
        cell.nearest.iter().filter(|_| resembles).map(|near| near.text.as_str()).collect();
    let args = args! {
        "move" => as_written(cell),
        "number" => cell.place.move_number,
        "side" => side(cell.place.color),
        "suggestions" => suggestions.join(", "),
        "count" => suggestions.len(),
        "line" => cell.place.span.map_or(0, |span| span.line),
        "column" => cell.place.span.map_or(0, |span| span.column),
    };
    Some(match taken(cell, record) {
        Some(_) if cell.status == CellStatus::Stands => record.messages.text(key, &args),
        Some(taken) => record.messages.text(&format!("{key}-taken"), &args.with("taken", taken)),
        None => record.messages.text(key, &args),
    })
}

/// Moves with which the cells after an open one can be read.
fn goes_on(cell: &CellReading, record: &Record<'_>) -> Option<String> {
    let most = cell.nearest.iter().map(|it| it.fits_next).max().filter(|it| *it > 0)?;
    if cell.played.is_some() {
        return None;
    }
    let moves = cell.nearest.iter().filter(|it| it.fits_next == most);
    let moves: Vec<&str> = moves.map(|it| it.text.as_str()).collect();
    let args = args! {
        "number" => cell.place.move_number,
        "side" => side(cell.place.color),
        "moves" => moves.join(", "),
        "count" => most,
    };
    Some(record.messages.text("claims-sheet-goes-on", &args))
}

/// Whether checkmate or stalemate stands on the board where a cell wants a move.
fn is_after_the_end(cell: &CellReading, record: &Record<'_>) -> bool {
    let before = cell.place.ply.0.checked_sub(1).and_then(|ply| record.game.position(Ply(ply)));
    before.is_some_and(|position| position.legal_moves().is_empty())
}

/// The cell with its number, as it stands on the sheet.
fn as_written(cell: &CellReading) -> String {
    numbered(cell.place.move_number, cell.place.color, &quoted(&cell.text))
}

/// A text short enough to be repeated in a sentence.
pub(crate) fn quoted(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Moves up to a ply that were inferred, not read.
pub(crate) fn inferred(reading: &SheetReading, record: &Record<'_>, until: Ply) -> Vec<String> {
    reading
        .cells
        .iter()
        .filter(|cell| cell.is_inferred() && cell.place.ply <= until)
        .map(|cell| record.label(cell.place.ply))
        .collect()
}
