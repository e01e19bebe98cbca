//! A written move against a position: which legal moves fit, and which come near.

use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, Chess, File, Move, MoveList, Position, Rank, Role, Square};
use thiserror::Error;

use super::letters::Language;
use super::write::{self, WriteOptions};
use super::written::{CheckSign, Mark, Shape, WrittenMove};
use crate::game::takes_king;

/// A legal move found for a written one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The move.
    pub played: Move,
    /// Ways in which the writing departs from the Laws' notation without changing the move.
    pub remarks: Vec<Remark>,
}

/// A departure from the Laws' notation (Appendix C) that leaves the move clear. Shown, never a ground to refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Remark {
    /// A capture is marked, but nothing is captured.
    CaptureSignWithoutCapture,
    /// `+` is written, but the move gives no check.
    CheckSignWithoutCheck,
    /// `++` or `#` is written, but the move neither mates nor, for `++`, gives a double check.
    MateSignWithoutMate,
    /// `e.p.` is written, but the move is no en passant capture.
    EnPassantSignWithoutEnPassant,
    /// Castling is written as a move of the king (`Ke1-g1`).
    CastlingAsKingMove,
    /// Both squares are given without the letter of the piece (`g1f3`).
    PieceLetterMissing,
    /// A small letter stands for a piece (`nf3`).
    SmallPieceLetter,
    /// A pawn capture does not name the file of departure, though only one fits.
    DepartureFileMissing,
    /// A pawn capture does not name the rank of arrival, though only one fits (`ed`).
    ArrivalRankMissing,
    /// The letter is none of the sheet's language: read with those of another.
    OtherLanguage,
    /// A capital stands for the file of a pawn (`Bxc6` where no language's bishop can take).
    CapitalFile,
    /// The file of a pawn is written twice (`cc6`) and no piece fits.
    FileTwice,
}

/// Why no single legal move fits.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LegalityError {
    /// No legal move fits.
    #[error("expected a legal move, and none fits")]
    Illegal {
        /// Legal moves that come nearest, best first.
        nearest: Vec<Move>,
    },
    /// More than one legal move fits.
    #[error("expected one legal move, and {} fit", fits.len())]
    Ambiguous {
        /// All that fit.
        fits: Vec<Move>,
    },
}

/// How many near moves are worth showing.
pub(super) const N_NEAREST: usize = 5;

/// The one legal move that fits.
///
/// A piece that cannot legally move there does not count, so `Nd2` is clear when the other knight is pinned. Capture and
/// check signs never decide (C.13). A promotion without its piece fits four moves.
///
/// # Errors
///
/// [`LegalityError`] if none or more than one fits.
pub fn find(
    written: &WrittenMove,
    position: &Chess,
    language: Language,
) -> Result<Found, LegalityError> {
    let legal = position.legal_moves();
    match fitting(written, &legal) {
        (fits, spelling) if fits.len() == 1 => {
            let played = fits[0];
            Ok(Found { played, remarks: remarks(written, spelling, played, position) })
        }
        (fits, _) if fits.is_empty() => {
            let text = spelled(written, language);
            Err(LegalityError::Illegal { nearest: nearest(&text, position, language, N_NEAREST) })
        }
        (fits, _) => Err(LegalityError::Ambiguous { fits }),
    }
}

/// A move that fits, with its remarks.
pub(super) fn found(written: &WrittenMove, played: Move, position: &Chess) -> Found {
    let spelling = if shape_fits(written.shape, written.capture, played) {
        Spelling::Literal
    } else {
        Spelling::Looser
    };
    Found { played, remarks: remarks(written, spelling, played, position) }
}

/// Whether the literal or the looser shape was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spelling {
    Literal,
    Looser,
}

/// All legal moves that fit, and by which shape.
pub(super) fn fits(written: &WrittenMove, legal: &MoveList) -> Vec<Move> {
    fitting(written, legal).0
}

fn fitting(written: &WrittenMove, legal: &MoveList) -> (Vec<Move>, Spelling) {
    let by = |shape: Shape| -> Vec<Move> {
        legal
            .iter()
            .copied()
            .filter(|&candidate| shape_fits(shape, written.capture, candidate))
            .filter(|&candidate| !takes_king(candidate))
            .collect()
    };
    if let Some(looser) = written.looser.filter(|_| doubles_the_file(written)) {
        let fits = by(looser);
        if !fits.is_empty() {
            return (fits, Spelling::Looser);
        }
    }
    let literal = by(written.shape);
    match written.looser {
        Some(looser) if literal.is_empty() => (by(looser), Spelling::Looser),
        _ => (literal, Spelling::Literal),
    }
}

/// `cc6`, `aa4`: nobody writes a pawn's file twice, so a small letter of a piece is meant (in Spanish knight and bishop).
pub(crate) fn doubles_the_file(written: &WrittenMove) -> bool {
    match written.shape {
        Shape::Step {
            role: Some(Role::Pawn),
            from_file: Some(from),
            from_rank: None,
            to_file,
            ..
        } => from == to_file && written.capture == Mark::Absent,
        Shape::Step { .. } | Shape::Castle(_) => false,
    }
}

fn shape_fits(shape: Shape, capture: Mark, candidate: Move) -> bool {
    match (shape, candidate) {
        (Shape::Castle(side), Move::Castle { .. }) => candidate.castling_side() == Some(side),
        (Shape::Castle(_), _) | (_, Move::Put { .. }) => false,
        (Shape::Step { .. }, Move::Castle { king, .. }) => {
            castling_as_king_move(shape, king, candidate)
        }
        (
            Shape::Step { role, from_file, from_rank, to_file, to_rank, promotion },
            Move::Normal { from, to, .. } | Move::EnPassant { from, to },
        ) => {
            let pawn = candidate.role() == Role::Pawn;
            // A pawn capture without its file needs the capture sign: `e5` is an advance.
            let advance =
                role == Some(Role::Pawn) && from_file.is_none() && capture == Mark::Absent;
            role.is_none_or(|role| role == candidate.role())
                && from_file.is_none_or(|file| file == from.file())
                && from_rank.is_none_or(|rank| rank == from.rank())
                && to_file == to.file()
                && to_rank.is_none_or(|rank| rank == to.rank())
                && !(pawn && advance && candidate.is_capture())
                && match promotion {
                    Some(role) => candidate.promotion() == Some(role),
                    None => true,
                }
        }
    }
}

/// `Ke1-g1`, or `e1g1` without a letter, both squares given.
fn castling_as_king_move(shape: Shape, king: Square, candidate: Move) -> bool {
    let Shape::Step {
        role: Some(Role::King) | None,
        from_file: Some(from_file),
        from_rank: Some(from_rank),
        to_file,
        to_rank: Some(to_rank),
        promotion: None,
    } = shape
    else {
        return false;
    };
    let Some(side) = candidate.castling_side() else {
        return false;
    };
    let arrival = match side {
        CastlingSide::KingSide => File::G,
        CastlingSide::QueenSide => File::C,
    };
    king == Square::from_coords(from_file, from_rank)
        && from_file == File::E
        && to_file == arrival
        && to_rank == king.rank()
        && matches!(to_rank, Rank::First | Rank::Eighth)
}

fn remarks(
    written: &WrittenMove,
    spelling: Spelling,
    played: Move,
    position: &Chess,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if written.capture == Mark::Written && !played.is_capture() {
        remarks.push(Remark::CaptureSignWithoutCapture);
    }
    if written.en_passant == Mark::Written && !played.is_en_passant() {
        remarks.push(Remark::EnPassantSignWithoutEnPassant);
    }
    if spelling == Spelling::Looser {
        remarks.push(Remark::SmallPieceLetter);
    }
    if let Shape::Step { role, from_file, to_rank, .. } = written.shape {
        if played.is_castle() {
            remarks.push(Remark::CastlingAsKingMove);
        } else if role.is_none() && played.role() != Role::Pawn {
            remarks.push(Remark::PieceLetterMissing);
        }
        if played.role() == Role::Pawn && played.is_capture() && from_file.is_none() {
            remarks.push(Remark::DepartureFileMissing);
        }
        if to_rank.is_none() {
            remarks.push(Remark::ArrivalRankMissing);
        }
    }
    if let Some(sign) = written.check {
        let mut after = position.clone();
        after.play_unchecked(played);
        remarks.extend(check_remark(sign, &after));
    }
    remarks
}

fn check_remark(sign: CheckSign, after: &Chess) -> Option<Remark> {
    let checkers = after.checkers();
    match sign {
        CheckSign::Check if checkers.is_empty() => Some(Remark::CheckSignWithoutCheck),
        CheckSign::DoubleCross if !after.is_checkmate() && checkers.count() < 2 => {
            Some(Remark::MateSignWithoutMate)
        }
        CheckSign::Mate if !after.is_checkmate() => Some(Remark::MateSignWithoutMate),
        CheckSign::Check | CheckSign::DoubleCross | CheckSign::Mate => None,
    }
}

/// Legal moves by how little their writing differs from a text, best first, at most `n`.
pub fn nearest(text: &str, position: &Chess, language: Language, n: usize) -> Vec<Move> {
    ranked(text, position, language).into_iter().take(n).map(|(played, _)| played).collect()
}

/// Every legal move with its distance to a text, nearest first. The distance counts letters to change, in halves: the
/// short and the long form are both tried, and a slip between two files or ranks next to each other costs less.
pub(super) fn ranked(text: &str, position: &Chess, language: Language) -> Vec<(Move, u32)> {
    let target: Vec<char> = plain(text);
    let says_capture = text.contains(['x', ':', '×']);
    let says_check = text.contains(['+', '#', '†']);
    let mut ranked: Vec<(Move, u32)> = position
        .legal_moves()
        .into_iter()
        .filter(|&candidate| !takes_king(candidate))
        .map(|candidate| {
            let short = write::written(position, candidate, &WriteOptions::short(language));
            let long = write::written(position, candidate, &WriteOptions::long(language));
            let letters = distance(&target, &plain(&short)).min(distance(&target, &plain(&long)));
            // Signs that are written and do not hold speak against a move; signs left out say nothing.
            let signs = u32::from(says_capture && !candidate.is_capture())
                + u32::from(says_check && !short.ends_with(['+', '#']));
            (candidate, letters + signs)
        })
        .collect();
    ranked.sort_by_key(|&(_, far)| far);
    ranked
}

/// Letters and digits only: signs do not count. What cannot be read inside a move (`N?3`, `_e5`) stays as a place.
fn plain(text: &str) -> Vec<char> {
    let counts = |c: &char| c.is_alphanumeric() && !matches!(c, 'x' | 'X') || is_illegible(*c);
    text.trim_end_matches(['?', '!']).chars().filter(counts).take(12).collect()
}

fn is_illegible(c: char) -> bool {
    matches!(c, '?' | '_' | '~' | '*')
}

/// Edit distance where a full change costs 2 and one between neighboring files or ranks costs 1.
fn distance(a: &[char], b: &[char]) -> u32 {
    let mut row: Vec<u32> = (0u32..).step_by(2).take(b.len() + 1).collect();
    for &left in a {
        let mut diagonal = row[0];
        row[0] += 2;
        for (column, &right) in b.iter().enumerate() {
            let changed = diagonal + change_cost(left, right);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 2).min(row[column] + 2);
        }
    }
    row[b.len()]
}

fn change_cost(a: char, b: char) -> u32 {
    let next_to = |a: char, b: char| u32::from(a).abs_diff(u32::from(b)) == 1;
    let same_kind = |kind: fn(char) -> bool| kind(a) && kind(b);
    let neighbors = || {
        next_to(a, b)
            && (same_kind(|c| matches!(c, 'a'..='h')) || same_kind(|c| matches!(c, '1'..='8')))
    };
    if a == b {
        0
    } else if is_illegible(a) || neighbors() {
        1
    } else {
        2
    }
}

/// The written move spelled again, to measure distances when only the shape is at hand.
fn spelled(written: &WrittenMove, language: Language) -> String {
    match written.shape {
        Shape::Castle(CastlingSide::KingSide) => "00".to_owned(),
        Shape::Castle(CastlingSide::QueenSide) => "000".to_owned(),
        Shape::Step { role, from_file, from_rank, to_file, to_rank, promotion } => {
            let mut text = String::new();
            if let Some(role) = role.filter(|&role| role != Role::Pawn) {
                text.push_str(language.letters().of(role));
            }
            text.extend(from_file.map(File::char));
            text.extend(from_rank.map(Rank::char));
            text.push(to_file.char());
            text.extend(to_rank.map(Rank::char));
            if let Some(role) = promotion {
                text.push_str(language.letters().of(role));
            }
            text
        }
    }
}

/// Standard algebraic notation of a legal move, English letters.
pub fn san(position: &Chess, played: Move) -> String {
    SanPlus::from_move(position.clone(), played).to_string()
}
