//! A game: the start, the moves, and the position at every ply.

use std::fmt;
use std::str::FromStr;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{
    Board, Castles, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup, Move,
    Position, PositionError, PositionErrorKinds, Role, Setup, Square,
};
use thiserror::Error;

use crate::notation::read::{CellStatus, SheetReading};

/// Half-moves played since the start of the record; the start itself is ply 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Ply(pub u32);

impl Ply {
    /// The start of the record.
    pub const START: Ply = Ply(0);

    /// The ply after this one.
    pub const fn next(self) -> Ply {
        Ply(self.0 + 1)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    /// From a place in a list of positions; a record never holds 2^32 of them.
    fn of(index: usize) -> Ply {
        Ply(u32::try_from(index).unwrap_or(u32::MAX))
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A game record. The moves are legal one after the other, but for those that were left standing all the same
/// ([`Game::push_standing`]); every position is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    castling_mode: CastlingMode,
    moves: Vec<Move>,
    /// One more than `moves`.
    positions: Vec<Chess>,
    /// Plies whose moves were illegal and were left standing.
    standing: Vec<Ply>,
}

/// Why a start position cannot be used.
#[derive(Debug, Error)]
pub enum StartError {
    /// The text is no FEN.
    #[error("expected a position in FEN, found `{text}`: {source}")]
    NotFen {
        /// What was given.
        text: String,
        /// What the reader of FEN found.
        source: ParseFenError,
    },
    /// The position breaks the rules of chess, such as a missing king.
    #[error("expected a possible position, found `{text}`: {source}")]
    Impossible {
        /// What was given.
        text: String,
        /// What is wrong.
        source: Box<PositionError<Chess>>,
    },
    /// Chess960 has 960 start positions, 0 to 959.
    #[error("expected a Chess960 start number from 0 to 959, found {number}")]
    NoSuchChess960 {
        /// What was given.
        number: u32,
    },
}

/// What is wrong with a first position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StartFault {
    /// The text is no FEN.
    NotFen,
    /// A king is missing, or there are too many.
    Kings,
    /// Pawns stand on the first or the last rank.
    Pawns,
    /// The side that is not to move stands in check.
    OppositeCheck,
    /// A right to castle that the board contradicts.
    Castling,
    /// An en passant square that the board contradicts.
    EnPassant,
    /// Something else.
    Other,
}

impl StartFault {
    /// Code in messages.
    pub const fn code(self) -> &'static str {
        match self {
            StartFault::NotFen => "not-fen",
            StartFault::Kings => "kings",
            StartFault::Pawns => "pawns",
            StartFault::OppositeCheck => "opposite-check",
            StartFault::Castling => "castling",
            StartFault::EnPassant => "en-passant",
            StartFault::Other => "other",
        }
    }
}

impl StartError {
    /// What is wrong, the gravest fault if there are several.
    pub fn fault(&self) -> StartFault {
        match self {
            StartError::NotFen { .. } => StartFault::NotFen,
            StartError::NoSuchChess960 { .. } => StartFault::Other,
            StartError::Impossible { source, .. } => {
                let kinds = source.kinds();
                let kings = PositionErrorKinds::EMPTY_BOARD
                    | PositionErrorKinds::MISSING_KING
                    | PositionErrorKinds::TOO_MANY_KINGS;
                let faults = [
                    (kings, StartFault::Kings),
                    (PositionErrorKinds::PAWNS_ON_BACKRANK, StartFault::Pawns),
                    (PositionErrorKinds::OPPOSITE_CHECK, StartFault::OppositeCheck),
                    (PositionErrorKinds::INVALID_CASTLING_RIGHTS, StartFault::Castling),
                    (PositionErrorKinds::INVALID_EP_SQUARE, StartFault::EnPassant),
                ];
                let found = faults.into_iter().find(|(kind, _)| kinds.intersects(*kind));
                found.map_or(StartFault::Other, |(_, fault)| fault)
            }
        }
    }
}

/// What a FEN says and its board contradicts: [`Game::from_fen`] leaves it out. Files of other programs are full of it.
pub fn left_out(fen: &str) -> Vec<StartFault> {
    let Ok(fen) = Fen::from_str(fen.trim()) else { return Vec::new() };
    let setup = fen.into_setup();
    let mode = CastlingMode::detect(&setup);
    let Err(error) = Chess::from_setup(setup, mode) else { return Vec::new() };
    left_out_by(&error)
}

/// What an error says of rights that the board contradicts.
pub(crate) fn left_out_by(error: &PositionError<Chess>) -> Vec<StartFault> {
    let kinds = error.kinds();
    [
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, StartFault::Castling),
        (PositionErrorKinds::INVALID_EP_SQUARE, StartFault::EnPassant),
    ]
    .into_iter()
    .filter(|(kind, _)| kinds.intersects(*kind))
    .map(|(_, fault)| fault)
    .collect()
}

/// A move that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected a legal move in UCI at ply {ply}, found `{text}`")]
pub struct UciError {
    /// The ply that the move would have made.
    pub ply: Ply,
    /// What was given.
    pub text: String,
    /// The game up to there.
    pub game: Box<Game>,
}

/// A move offered to [`Game::push`] that the position does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a legal move at ply {ply}")]
pub struct NotLegal {
    /// The ply that the move would have made.
    pub ply: Ply,
}

impl Default for Game {
    fn default() -> Self {
        Game::standard()
    }
}

impl Game {
    /// A game from the usual start position.
    pub fn standard() -> Game {
        Game::from_position(Chess::default(), CastlingMode::Standard)
    }

    /// A game from a position.
    pub fn from_position(start: Chess, castling_mode: CastlingMode) -> Game {
        Game { castling_mode, moves: Vec::new(), positions: vec![start], standing: Vec::new() }
    }

    /// A game from a FEN. Chess960 castling rights are recognized by rooks or kings away from their usual squares; too much
    /// material and impossible checks are let through, since an arbiter judges the position that stands on the board.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the text is no FEN or the position cannot be played, such as one without a king.
    pub fn from_fen(text: &str) -> Result<Game, StartError> {
        let fen = Fen::from_str(text.trim())
            .map_err(|source| StartError::NotFen { text: text.to_owned(), source })?;
        let setup = fen.into_setup();
        let castling_mode = CastlingMode::detect(&setup);
        let start = position_of(setup, castling_mode)
            .map_err(|source| StartError::Impossible { text: text.to_owned(), source })?;
        Ok(Game::from_position(start, castling_mode))
    }

    /// A Chess960 game by the number of its start position (518 is the usual one). Laws 2023, Guidelines II.
    ///
    /// # Errors
    ///
    /// [`StartError::NoSuchChess960`] above 959.
    pub fn chess960(number: u32) -> Result<Game, StartError> {
        if number > 959 {
            return Err(StartError::NoSuchChess960 { number });
        }
        let board = Board::chess960(number);
        let castling_rights = board.rooks();
        let setup = Setup { board, castling_rights, ..Setup::initial() };
        let start = position_of(setup, CastlingMode::Chess960).map_err(|source| {
            StartError::Impossible { text: format!("Chess960 {number}"), source }
        })?;
        Ok(Game::from_position(start, CastlingMode::Chess960))
    }

    /// The same game with moves in UCI added.
    ///
    /// # Errors
    ///
    /// [`UciError`] at the first move that is no UCI or not legal, with the game up to there.
    pub fn with_uci<S: AsRef<str>>(
        mut self,
        moves: impl IntoIterator<Item = S>,
    ) -> Result<Game, UciError> {
        for text in moves {
            let text = text.as_ref();
            let played =
                UciMove::from_str(text.trim()).ok().and_then(|uci| uci.to_move(self.last()).ok());
            let pushed = played.is_some_and(|played| self.push(played).is_ok());
            if !pushed {
                return Err(UciError {
                    ply: self.end().next(),
                    text: text.to_owned(),
                    game: Box::new(self),
                });
            }
        }
        Ok(self)
    }

    /// The moves that a sheet reading understood, from its start to where it stopped.
    pub fn from_sheet(sheet: &SheetReading) -> Game {
        let mut game = Game::from_position(sheet.start.clone(), sheet.castling_mode);
        for cell in &sheet.cells {
            let Some(played) = cell.played else { continue };
            let pushed = match cell.status {
                CellStatus::Stands => game.push_standing(played),
                _ => game.push(played),
            };
            if pushed.is_err() {
                break;
            }
        }
        game
    }

    /// Adds a move.
    ///
    /// # Errors
    ///
    /// [`NotLegal`] if the last position does not allow it; the game is left as it was.
    pub fn push(&mut self, played: Move) -> Result<(), NotLegal> {
        let position = self.last();
        if !position.is_legal(played) || takes_king(played) {
            return Err(NotLegal { ply: self.end().next() });
        }
        let mut after = position.clone();
        after.play_unchecked(played);
        self.moves.push(played);
        self.positions.push(after);
        Ok(())
    }

    /// Adds a move that was completed and left standing though it is not legal, as happens in rapid and blitz without
    /// supervision (Laws 2023, A.5.2). It must be a move of a man of the side to move that takes neither a king nor a man
    /// of its own side; a legal move is added like any other.
    ///
    /// # Errors
    ///
    /// [`NotLegal`] if no hand could have made it; the game is left as it was.
    pub fn push_standing(&mut self, played: Move) -> Result<(), NotLegal> {
        let ply = self.end().next();
        if self.push(played).is_ok() {
            return Ok(());
        }
        if !crate::notation::standing::can_be_made(self.last(), played) {
            return Err(NotLegal { ply });
        }
        let mut after = self.last().clone();
        after.play_unchecked(played);
        self.moves.push(played);
        self.positions.push(after);
        self.standing.push(ply);
        Ok(())
    }

    /// Plies whose moves were illegal and were left standing.
    pub fn standing(&self) -> &[Ply] {
        &self.standing
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The positions, that of ply 0 first.
    pub fn positions(&self) -> &[Chess] {
        &self.positions
    }

    /// The positions with their plies.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = (Ply, &Chess)> {
        self.positions.iter().enumerate().map(|(index, position)| (Ply::of(index), position))
    }

    /// The position at the start.
    pub fn start(&self) -> &Chess {
        &self.positions[0]
    }

    /// The position after the last move.
    pub fn last(&self) -> &Chess {
        self.positions.last().expect("a game always holds its start position")
    }

    /// The last ply.
    pub fn end(&self) -> Ply {
        Ply::of(self.moves.len())
    }

    /// The position at a ply, if the game got there.
    pub fn position(&self, ply: Ply) -> Option<&Chess> {
        self.positions.get(ply.index())
    }

    /// The move that led to a ply.
    pub fn move_to(&self, ply: Ply) -> Option<Move> {
        self.moves.get(ply.index().checked_sub(1)?).copied()
    }

    /// Number of the move that led to a ply and who made it, as on a scoresheet.
    pub fn move_number(&self, ply: Ply) -> Option<(u32, Color)> {
        let before = self.position(Ply(ply.0.checked_sub(1)?))?;
        self.position(ply)?;
        Some((before.fullmoves().get(), before.turn()))
    }

    /// Whether castling follows the usual start or Chess960.
    pub fn castling_mode(&self) -> CastlingMode {
        self.castling_mode
    }

    /// FEN at a ply, with an en passant square only where such a capture is legal.
    pub fn fen(&self, ply: Ply) -> Option<String> {
        Some(fen_of(self.position(ply)?))
    }

    /// Castling rights at a ply as in FEN: `KQkq` down to `-`.
    pub fn castling_rights(&self, ply: Ply) -> Option<String> {
        Some(castling_rights_text(self.position(ply)?.castles()))
    }

    /// The square of a legal en passant capture at a ply.
    pub fn legal_ep_square(&self, ply: Ply) -> Option<Square> {
        self.position(ply)?.legal_ep_square()
    }

    /// Half-moves since the last pawn move or capture.
    pub fn halfmove_clock(&self, ply: Ply) -> Option<u32> {
        Some(self.position(ply)?.halfmoves())
    }

    /// The move that led to a ply in standard algebraic notation, English letters.
    pub fn san(&self, ply: Ply) -> Option<String> {
        let played = self.move_to(ply)?;
        let before = self.position(Ply(ply.0.checked_sub(1)?))?;
        Some(SanPlus::from_move(before.clone(), played).to_string())
    }

    /// All moves in UCI.
    pub fn uci(&self) -> Vec<String> {
        self.moves.iter().map(|&played| uci_of(played, self.castling_mode)).collect()
    }

    /// A copy that ends at a ply; the whole game if it is shorter.
    pub fn up_to(&self, ply: Ply) -> Game {
        let n_moves = ply.index().min(self.moves.len());
        Game {
            castling_mode: self.castling_mode,
            moves: self.moves[..n_moves].to_vec(),
            positions: self.positions[..=n_moves].to_vec(),
            standing: self.standing.iter().copied().filter(|it| it.index() <= n_moves).collect(),
        }
    }
}

/// After an illegal move that left the own king in check, taking it would be the next pseudo-legal move. No rule knows it.
pub(crate) fn takes_king(played: Move) -> bool {
    played.capture() == Some(Role::King)
}

/// Whether the side that is not to move stands in check: only an illegal move left standing leads there.
pub(crate) fn is_left_in_check(position: &Chess) -> bool {
    let board = position.board();
    board
        .king_of(!position.turn())
        .is_some_and(|king| position.king_attackers(king, position.turn(), board.occupied()).any())
}

/// A move in UCI.
pub fn uci_of(played: Move, castling_mode: CastlingMode) -> String {
    UciMove::from_move(played, castling_mode).to_string()
}

/// FEN of a position, with an en passant square only where such a capture is legal.
pub fn fen_of(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

fn castling_rights_text(castles: &Castles) -> String {
    let mut text = String::new();
    for (color, side, sign) in [
        (Color::White, CastlingSide::KingSide, 'K'),
        (Color::White, CastlingSide::QueenSide, 'Q'),
        (Color::Black, CastlingSide::KingSide, 'k'),
        (Color::Black, CastlingSide::QueenSide, 'q'),
    ] {
        if castles.has(color, side) {
            text.push(sign);
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}

fn position_of(setup: Setup, mode: CastlingMode) -> Result<Chess, Box<PositionError<Chess>>> {
    Chess::from_setup(setup, mode).or_else(tolerated)
}

/// The position all the same, where nothing worse is wrong than what an arbiter can pass over.
pub(crate) fn tolerated(error: PositionError<Chess>) -> Result<Chess, Box<PositionError<Chess>>> {
    error
        .ignore_too_much_material()
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .map_err(Box::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_and_numbers() {
        let game = Game::standard().with_uci(["e2e4", "e7e5", "g1f3"]).unwrap();
        assert_eq!(game.end(), Ply(3));
        assert_eq!(game.move_number(Ply(3)), Some((2, Color::White)));
        assert_eq!(game.move_number(Ply(0)), None);
        assert_eq!(game.san(Ply(3)).as_deref(), Some("Nf3"));
        assert_eq!(game.san(Ply(4)), None);
        assert_eq!(game.castling_rights(Ply(3)).as_deref(), Some("KQkq"));
        assert_eq!(game.up_to(Ply(1)).uci(), ["e2e4"]);
    }

    #[test]
    fn illegal_uci_keeps_what_came_before() {
        let error = Game::standard().with_uci(["e2e4", "e2e4"]).unwrap_err();
        assert_eq!(error.ply, Ply(2));
        assert_eq!(error.game.uci(), ["e2e4"]);
    }

    #[test]
    fn chess960_518_is_the_usual_start() {
        let game = Game::chess960(518).unwrap();
        assert_eq!(*game.start(), Chess::default());
        assert!(Game::chess960(960).is_err(), "960 is one too many");
    }

    #[test]
    fn chess960_fen_is_recognized() {
        let game =
            Game::from_fen("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9")
                .unwrap();
        assert!(game.castling_mode().is_chess960(), "the rook stands on f1");
        assert_eq!(game.castling_rights(Ply(0)).as_deref(), Some("KQkq"));
    }

    #[test]
    fn bad_starts_are_told() {
        assert!(matches!(Game::from_fen("hello"), Err(StartError::NotFen { .. })));
        assert!(matches!(
            Game::from_fen("8/8/8/8/8/8/8/K7 w - - 0 1"),
            Err(StartError::Impossible { .. })
        ));
    }

    #[test]
    fn what_is_wrong_with_a_start_is_named() {
        for (fen, fault) in [
            ("hello", StartFault::NotFen),
            ("kkkkkkkkk/8/8/8/8/8/8/K7 w - - 0 1", StartFault::NotFen),
            ("kkkkkkkk/k7/8/8/8/8/8/K7 w - - 0 1", StartFault::Kings),
            ("8/8/8/8/8/8/8/8 w - - 0 1", StartFault::Kings),
            ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", StartFault::Pawns),
            ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", StartFault::OppositeCheck),
        ] {
            let error = Game::from_fen(fen).unwrap_err();
            assert_eq!(error.fault(), fault, "{fen}");
        }
        let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";
        assert_eq!(left_out(&format!("{usual} e6 0 1")), [StartFault::EnPassant]);
        assert_eq!(left_out(&format!("{usual} - 0 1")), []);
        assert_eq!(left_out("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1"), [StartFault::Castling]);
    }

    #[test]
    fn ep_square_only_where_the_capture_is_legal() {
        let game = Game::from_fen("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1")
            .unwrap()
            .with_uci(["d7d5"])
            .unwrap();
        assert_eq!(game.legal_ep_square(Ply(1)), None, "the capturing pawn is pinned");
        assert_eq!(game.fen(Ply(1)).as_deref(), Some("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2"));
    }
}
