//! Touch-move: what a player who touched pieces has to play (Laws 2023, 4.2 to 4.8).
//!
//! | case | 2023 | done |
//! |---|---|---|
//! | "I adjust" said first; clearly accidental contact | 4.2.1, 4.2.2 | yes, as told in the case |
//! | own pieces, the opponent's, one of each color | 4.3.1, 4.3.2, 4.3.3 | yes, en passant included |
//! | king and rook, rook first, castling that is not legal | 4.4.1 to 4.4.3 | yes, Chess960 included |
//! | the piece of a promotion | 4.4.4 | yes |
//! | none of the touched pieces can be moved or captured | 4.5 | yes |
//! | a piece released on a square | 4.7, 4.7.2 | yes |
//! | right to claim lost by touching a piece | 4.8 | yes, as told in the case |
//!
//! The Laws do not say what holds when three or more pieces of both colors are touched and the first cannot capture the
//! first: the literal text is followed and [`Discretion::Arbiter`] is set.

pub mod castling;
mod rule;

use shakmaty::{CastlingMode, Chess, Color, Move, Position, Role, Square};
use thiserror::Error;

use self::castling::{CastlingAttempt, CastlingChance, chance};
pub use self::rule::TouchRule;
use crate::article::Article;
use crate::edition::Edition;
use crate::game::{Game, uci_of};

/// What happened at the board, as told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TouchCase {
    /// Position before the move.
    pub position: Chess,
    /// Whether castling follows the usual start or Chess960.
    pub castling_mode: CastlingMode,
    /// Who touched.
    pub player: Color,
    /// What he touched, in order.
    pub touched: Vec<Touch>,
    /// Whether the order is known.
    pub order: TouchOrder,
    /// How it came to the contact.
    pub contact: Contact,
    /// Whether the opponent has touched a piece since.
    pub since: OpponentSince,
    /// The edition that the event plays by.
    pub edition: Edition,
}

/// One piece touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Touch {
    /// Where the piece stood.
    pub square: Square,
    /// What he did with it.
    pub deed: Deed,
}

/// What was done with a touched piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Deed {
    /// It was touched.
    #[default]
    Touched,
    /// It was taken off the board. A capture is made only when his own piece has been released on the square (4.7.1), so
    /// this counts as touching.
    TakenOff,
    /// It was released on a square.
    Released {
        /// That square.
        to: Square,
        /// The piece that touched the square of promotion, if any did.
        promotion: Option<Role>,
    },
}

/// Whether it is known which piece was touched first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TouchOrder {
    /// It is.
    #[default]
    Known,
    /// It is not: his own piece counts as touched first (4.3.3).
    Unclear,
    /// At the same time: king and rook count as castling (4.4.1, 4.4.3), else as [`TouchOrder::Unclear`].
    AtOnce,
}

/// How it came to the contact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Contact {
    /// Nothing was said: intent is presumed (4.2.2).
    #[default]
    Deliberate,
    /// He said "I adjust" before (4.2.1).
    Adjusting,
    /// The contact was clearly accidental (4.2.2).
    Accidental,
}

/// What the opponent did since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum OpponentSince {
    /// He touched nothing.
    #[default]
    TouchedNothing,
    /// He touched a piece with the intention of moving or capturing it: his right to claim is lost (4.8).
    TouchedPiece,
}

/// What he has to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TouchRuling {
    /// Which case it is.
    pub kind: TouchKind,
    /// The articles, the leading one first; where one sends on to another, in that order.
    pub articles: Vec<Article>,
    /// The legal moves that he must choose from, sorted as UCI.
    pub moves: Vec<Move>,
    /// Whether those are all legal moves.
    pub choice: Choice,
    /// The square of the piece that decides.
    pub decided_by: Option<Square>,
    /// Castling that was tried.
    pub castling: Option<CastlingAttempt>,
    /// What became of a piece that was released.
    pub release: Release,
    /// Whether the opponent can still claim.
    pub claim: ClaimRight,
    /// Whether the text leaves the case to the arbiter.
    pub discretion: Discretion,
    /// The edition whose rule was used: another than asked for where that one is silent.
    pub rule_of: Edition,
}

impl TouchRuling {
    /// The leading article.
    pub fn main_article(&self) -> Option<Article> {
        self.articles.first().copied()
    }

    /// The moves in UCI, sorted.
    pub fn uci(&self, castling_mode: CastlingMode) -> Vec<String> {
        let mut uci: Vec<String> =
            self.moves.iter().map(|&played| uci_of(played, castling_mode)).collect();
        uci.sort_unstable();
        uci
    }
}

/// Cases of touch-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchKind {
    /// He said first that he adjusts.
    Adjusted,
    /// The contact was accidental.
    Accidental,
    /// He did not have the move: no obligation arises.
    NotOnMove,
    /// The game is over: no move is legal.
    GameOver,
    /// He must move the first own piece that can be moved.
    MoveOwn,
    /// He must capture the first piece of the opponent that can be captured.
    Capture,
    /// He must capture the one with the other.
    CaptureWith,
    /// The one cannot capture the other: the first piece touched that can be moved or captured.
    FirstOfBoth,
    /// He must castle.
    Castle,
    /// Rook before king: no castling there, the first that can be moved.
    RookFirst,
    /// He cannot castle there and must make another move of his king.
    KingOtherwise,
    /// He cannot castle there and his king has no move: any legal move.
    KingCannotMove,
    /// None of the pieces can be moved or captured: any legal move.
    AnyMove,
}

impl TouchKind {
    /// Code in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            TouchKind::Adjusted => "adjusted",
            TouchKind::Accidental => "accidental",
            TouchKind::NotOnMove => "not-on-move",
            TouchKind::GameOver => "game-over",
            TouchKind::MoveOwn => "move-own",
            TouchKind::Capture => "capture",
            TouchKind::CaptureWith => "capture-with",
            TouchKind::FirstOfBoth => "first-of-both",
            TouchKind::Castle => "castle",
            TouchKind::RookFirst => "rook-first",
            TouchKind::KingOtherwise => "king-otherwise",
            TouchKind::KingCannotMove => "king-cannot-move",
            TouchKind::AnyMove => "any-move",
        }
    }
}

/// Whether any legal move will do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Only the moves listed.
    Obliged,
    /// Any legal move.
    Free,
}

/// What became of a piece that he released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Release {
    /// None was released.
    None,
    /// It stays where it was released (4.7).
    Stays,
    /// It cannot stay: such a move is not legal.
    NotLegal,
    /// It cannot stay: another piece was touched first and must be moved.
    OtherPieceObliges,
}

/// Whether the opponent can still claim a breach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimRight {
    /// He can.
    Open,
    /// He touched a piece himself and cannot.
    Lost(Article),
}

/// Whether the text decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Discretion {
    /// It does.
    None,
    /// The literal answer is given, and the arbiter may see it otherwise.
    Arbiter,
}

/// What keeps a case from being judged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TouchError {
    /// No square is given.
    #[error("expected at least one square")]
    NothingTouched,
    /// No piece stands there.
    #[error("expected a piece on {square}, found an empty square")]
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// The text is no touch.
    #[error(
        "expected a square such as e2, a piece taken off such as xd5, or one released such as e2-e4 or a7-a8=Q, found `{text}`"
    )]
    NotATouch {
        /// What was given.
        text: String,
    },
}

impl TouchCase {
    /// The player having the move touched these squares, in this order.
    pub fn new(game: &Game, touched: Vec<Touch>, edition: Edition) -> TouchCase {
        TouchCase {
            position: game.last().clone(),
            castling_mode: game.castling_mode(),
            player: game.last().turn(),
            touched,
            order: TouchOrder::Known,
            contact: Contact::Deliberate,
            since: OpponentSince::TouchedNothing,
            edition,
        }
    }
}

/// Reads `e2` (touched), `xd5` (taken off), `e2-e4` (released on e4), `a7-a8=Q` (and a queen touched a8).
///
/// # Errors
///
/// [`TouchError::NotATouch`] for anything else.
pub fn parse(text: &str) -> Result<Touch, TouchError> {
    let plain: String =
        text.trim().chars().filter(|c| !matches!(c, '-' | '–' | '=' | '>' | '(' | ')')).collect();
    let fault = || TouchError::NotATouch { text: text.trim().chars().take(24).collect() };
    let plain = plain.to_ascii_lowercase();
    let (taken, rest) = match plain.strip_prefix('x') {
        Some(rest) => (Deed::TakenOff, rest),
        None => (Deed::Touched, plain.as_str()),
    };
    let square = |text: Option<&str>| text.and_then(|text| text.parse::<Square>().ok());
    let from = square(rest.get(..2)).ok_or_else(fault)?;
    if rest.len() == 2 {
        return Ok(Touch { square: from, deed: taken });
    }
    let to = square(rest.get(2..4)).filter(|_| taken == Deed::Touched).ok_or_else(fault)?;
    let promotion = match rest.get(4..) {
        Some("") => None,
        Some("q") => Some(Role::Queen),
        Some("r") => Some(Role::Rook),
        Some("b") => Some(Role::Bishop),
        Some("n") => Some(Role::Knight),
        _ => return Err(fault()),
    };
    Ok(Touch { square: from, deed: Deed::Released { to, promotion } })
}

/// What he has to play.
///
/// ```
/// use laws::edition::Edition;
/// use laws::game::Game;
/// use laws::touch::{TouchCase, judge, parse};
///
/// let game = Game::from_fen("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1")?;
/// let touched = vec![parse("h1").unwrap(), parse("d5").unwrap()];
/// let ruling = judge(&TouchCase::new(&game, touched, Edition::Laws2023)).unwrap();
/// assert_eq!(ruling.main_article().map(|article| article.number), Some("4.3.3"));
/// assert_eq!(ruling.moves.len(), 9, "the rook was touched first and must be moved");
/// # Ok::<(), laws::game::StartError>(())
/// ```
///
/// # Errors
///
/// [`TouchError`] if nothing was touched or no piece stands on a square.
pub fn judge(case: &TouchCase) -> Result<TouchRuling, TouchError> {
    if case.touched.is_empty() {
        return Err(TouchError::NothingTouched);
    }
    let board = case.position.board();
    if let Some(touch) = case.touched.iter().find(|touch| board.color_at(touch.square).is_none()) {
        return Err(TouchError::EmptySquare { square: touch.square });
    }
    let mut ruling = obligation(case);
    narrow_by_release(case, &mut ruling);
    if case.since == OpponentSince::TouchedPiece {
        ruling.claim = ClaimRight::Lost(TouchRule::RightLost.article(case.edition));
    }
    Ok(ruling)
}

/// Legal moves that a piece can be part of.
struct Moves<'a> {
    legal: &'a [Move],
}

impl Moves<'_> {
    /// Moves of an own piece. Castling is a move of the king (3.8.2).
    fn of(&self, from: Square) -> Vec<Move> {
        self.where_(|played| departure(played) == Some(from))
    }

    /// Captures of a piece.
    fn capturing(&self, square: Square) -> Vec<Move> {
        self.where_(|played| captured(played) == Some(square))
    }

    fn where_(&self, fits: impl Fn(Move) -> bool) -> Vec<Move> {
        self.legal.iter().copied().filter(|&played| fits(played)).collect()
    }
}

fn departure(played: Move) -> Option<Square> {
    match played {
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => Some(from),
        Move::Castle { king, .. } => Some(king),
        Move::Put { .. } => None,
    }
}

/// Where the captured piece stands: en passant, beside the square of arrival.
fn captured(played: Move) -> Option<Square> {
    match played {
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}

fn obligation(case: &TouchCase) -> TouchRuling {
    let legal: Vec<Move> = case.position.legal_moves().into_iter().collect();
    let by = |kind, rules: &[TouchRule], moves: Vec<Move>| ruling(case, kind, rules, moves, &legal);
    if case.player != case.position.turn() {
        return by(TouchKind::NotOnMove, &[TouchRule::OwnPieces], legal.clone());
    }
    if legal.is_empty() {
        return by(TouchKind::GameOver, &[TouchRule::NothingPossible], Vec::new());
    }
    match case.contact {
        Contact::Deliberate => {}
        Contact::Adjusting => {
            return by(TouchKind::Adjusted, &[TouchRule::Adjusting], legal.clone());
        }
        Contact::Accidental => {
            return by(TouchKind::Accidental, &[TouchRule::Contact], legal.clone());
        }
    }
    let moves = Moves { legal: &legal };
    let (own, theirs) = by_color(case);
    if theirs.is_empty() {
        if let Some(attempt) = castling_touched(case, &own) {
            return castling(case, &own, &attempt, &moves);
        }
        return own_pieces(case, &own, &moves);
    }
    if own.is_empty() {
        return first_of(&theirs, |square| moves.capturing(square)).map_or_else(
            || by(TouchKind::AnyMove, &[TouchRule::NothingPossible], legal.clone()),
            |(square, found)| {
                decided(by(TouchKind::Capture, &[TouchRule::TheirPieces], found), square)
            },
        );
    }
    both_colors(case, &own, &theirs, &moves)
}

/// 4.3.1: the first own piece that can be moved; 4.5 if none can.
fn own_pieces(case: &TouchCase, own: &[Square], moves: &Moves<'_>) -> TouchRuling {
    match first_of(own, |square| moves.of(square)) {
        Some((square, found)) => decided(
            ruling(case, TouchKind::MoveOwn, &[TouchRule::OwnPieces], found, moves.legal),
            square,
        ),
        None => ruling(
            case,
            TouchKind::AnyMove,
            &[TouchRule::NothingPossible],
            moves.legal.to_vec(),
            moves.legal,
        ),
    }
}

/// 4.3.3: capture the first with the first; else the first of either color that can be moved or captured.
fn both_colors(
    case: &TouchCase,
    own: &[Square],
    theirs: &[Square],
    moves: &Moves<'_>,
) -> TouchRuling {
    let captures = moves
        .where_(|played| departure(played) == Some(own[0]) && captured(played) == Some(theirs[0]));
    if !captures.is_empty() {
        let rules = [TouchRule::BothColors];
        let found = ruling(case, TouchKind::CaptureWith, &rules, captures, moves.legal);
        return decided(found, own[0]);
    }
    let in_order: Vec<Square> = match case.order {
        TouchOrder::Known => case.touched.iter().map(|touch| touch.square).collect(),
        TouchOrder::Unclear | TouchOrder::AtOnce => own.iter().chain(theirs).copied().collect(),
    };
    let possible = |square: Square| {
        if own.contains(&square) { moves.of(square) } else { moves.capturing(square) }
    };
    let mut found = match first_of(&in_order, possible) {
        Some((square, found)) => decided(
            ruling(case, TouchKind::FirstOfBoth, &[TouchRule::BothColors], found, moves.legal),
            square,
        ),
        None => ruling(
            case,
            TouchKind::AnyMove,
            &[TouchRule::NothingPossible],
            moves.legal.to_vec(),
            moves.legal,
        ),
    };
    if in_order.len() > 2 && found.kind == TouchKind::FirstOfBoth {
        found.discretion = Discretion::Arbiter;
    }
    found
}

/// King and own rook, the two first touched, where castling can be meant.
fn castling_touched(case: &TouchCase, own: &[Square]) -> Option<CastlingAttempt> {
    let &[first, second, ..] = own else { return None };
    let board = case.position.board();
    let (king, rook, rook_first) = match (board.role_at(first)?, board.role_at(second)?) {
        (Role::King, Role::Rook) => (first, second, TouchOrder::AtOnce),
        (Role::Rook, Role::King) => (second, first, case.order),
        _ => return None,
    };
    let back_rank = case.player.fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth);
    if king.rank() != back_rank || rook.rank() != back_rank {
        return None;
    }
    let king_on_usual_square =
        case.castling_mode == CastlingMode::Chess960 || king.file() == shakmaty::File::E;
    king_on_usual_square.then(|| CastlingAttempt {
        king,
        rook,
        rook_first: rook_first == TouchOrder::Known,
        chance: chance(&case.position, case.player, king, rook),
    })
}

/// 4.4.1 to 4.4.3.
fn castling(
    case: &TouchCase,
    own: &[Square],
    attempt: &CastlingAttempt,
    moves: &Moves<'_>,
) -> TouchRuling {
    let castle = |played: Move| matches!(played, Move::Castle { rook, .. } if rook == attempt.rook);
    let any = || moves.legal.to_vec();
    let by = |kind, rules: &[TouchRule], found| ruling(case, kind, rules, found, moves.legal);
    let mut found = if attempt.rook_first {
        let without = |square| {
            let mut found = moves.of(square);
            found.retain(|&played| !castle(played));
            found
        };
        match first_of(own, without) {
            Some((square, found)) => {
                let rules = [TouchRule::RookFirst, TouchRule::OwnPieces];
                decided(by(TouchKind::RookFirst, &rules, found), square)
            }
            None => {
                by(TouchKind::AnyMove, &[TouchRule::RookFirst, TouchRule::NothingPossible], any())
            }
        }
    } else if attempt.chance == CastlingChance::Legal {
        let found = moves.where_(castle);
        decided(by(TouchKind::Castle, &[TouchRule::KingAndRook], found), attempt.king)
    } else {
        let of_king = moves.of(attempt.king);
        if of_king.is_empty() {
            by(TouchKind::KingCannotMove, &[TouchRule::CastlingNotLegal], any())
        } else {
            let rules = [TouchRule::CastlingNotLegal];
            decided(by(TouchKind::KingOtherwise, &rules, of_king), attempt.king)
        }
    };
    if own.len() > 2 {
        found.discretion = Discretion::Arbiter;
    }
    found.castling = Some(attempt.clone());
    found
}

fn by_color(case: &TouchCase) -> (Vec<Square>, Vec<Square>) {
    let board = case.position.board();
    let mut own = Vec::new();
    let mut theirs = Vec::new();
    for touch in &case.touched {
        let side =
            if board.color_at(touch.square) == Some(case.player) { &mut own } else { &mut theirs };
        if !side.contains(&touch.square) {
            side.push(touch.square);
        }
    }
    (own, theirs)
}

fn first_of(
    squares: &[Square],
    moves: impl Fn(Square) -> Vec<Move>,
) -> Option<(Square, Vec<Move>)> {
    squares.iter().map(|&square| (square, moves(square))).find(|(_, found)| !found.is_empty())
}

fn decided(mut ruling: TouchRuling, square: Square) -> TouchRuling {
    ruling.decided_by = Some(square);
    ruling
}

fn ruling(
    case: &TouchCase,
    kind: TouchKind,
    rules: &[TouchRule],
    mut moves: Vec<Move>,
    legal: &[Move],
) -> TouchRuling {
    moves.sort_by_key(|&played| uci_of(played, case.castling_mode));
    let obliges = match kind {
        TouchKind::MoveOwn
        | TouchKind::Capture
        | TouchKind::CaptureWith
        | TouchKind::FirstOfBoth
        | TouchKind::Castle
        | TouchKind::RookFirst
        | TouchKind::KingOtherwise => Choice::Obliged,
        TouchKind::Adjusted
        | TouchKind::Accidental
        | TouchKind::NotOnMove
        | TouchKind::GameOver
        | TouchKind::KingCannotMove
        | TouchKind::AnyMove => Choice::Free,
    };
    debug_assert!(moves.len() <= legal.len(), "an obligation is made of legal moves");
    TouchRuling {
        kind,
        articles: rules.iter().map(|rule| rule.article(case.edition)).collect(),
        moves,
        choice: obliges,
        decided_by: None,
        castling: None,
        release: Release::None,
        claim: ClaimRight::Open,
        discretion: Discretion::None,
        rule_of: case.edition.where_silent(),
    }
}

/// 4.7: a piece released on a square stays there, if that is part of a legal move which he may make.
fn narrow_by_release(case: &TouchCase, ruling: &mut TouchRuling) {
    let released = case.touched.iter().find_map(|touch| match touch.deed {
        Deed::Released { to, promotion } => Some((touch.square, to, promotion)),
        Deed::Touched | Deed::TakenOff => None,
    });
    let Some((from, to, promotion)) = released else { return };
    if matches!(
        ruling.kind,
        TouchKind::Adjusted | TouchKind::Accidental | TouchKind::NotOnMove | TouchKind::GameOver
    ) {
        return;
    }
    let fits = |played: Move| match played {
        Move::Normal { from: left, to: reached, .. }
        | Move::EnPassant { from: left, to: reached } => left == from && reached == to,
        Move::Castle { king, .. } => {
            king == from
                && (played.castling_side().map(|side| side.king_to(case.player)) == Some(to))
                && case.position.board().role_at(to) != Some(Role::King)
                && far(from, to)
        }
        Move::Put { .. } => false,
    };
    let king_two_squares = case.position.board().role_at(from) == Some(Role::King) && far(from, to);
    let allowed: Vec<Move> = ruling.moves.iter().copied().filter(|&played| fits(played)).collect();
    if allowed.is_empty() {
        let legal = case.position.legal_moves().iter().any(|&played| fits(played));
        ruling.release = if legal { Release::OtherPieceObliges } else { Release::NotLegal };
        if king_two_squares && !legal {
            ruling.articles.push(TouchRule::ReleasedKing.article(case.edition));
        }
        return;
    }
    let chosen: Vec<Move> = match promotion {
        Some(role) => {
            allowed.iter().copied().filter(|played| played.promotion() == Some(role)).collect()
        }
        None => Vec::new(),
    };
    let promotes = !chosen.is_empty();
    let rule = if promotes {
        TouchRule::PromotionPiece
    } else if king_two_squares {
        TouchRule::ReleasedKing
    } else if allowed.iter().any(|played| played.is_promotion()) {
        TouchRule::ReleasedPawn
    } else {
        TouchRule::Released
    };
    ruling.moves = if promotes { chosen } else { allowed };
    ruling.articles.insert(0, rule.article(case.edition));
    ruling.choice = Choice::Obliged;
    ruling.release = Release::Stays;
    ruling.decided_by = Some(from);
}

/// A king that left his square by more than one.
fn far(from: Square, to: Square) -> bool {
    from.distance(to) > 1
}
