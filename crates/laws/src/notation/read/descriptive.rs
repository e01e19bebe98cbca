//! Sheets in descriptive notation, Spanish (`P4R`, `C3AR`, `TxP`) or English (`P-K4`, `N-KB3`, `RxP`).
//!
//! Only algebraic notation is evidence (Laws 2023, Appendix C), so one such move on a sheet is shown and not read. Where
//! most of a sheet is written so, its moves are read as far as they are clear, and the sheet says that they are. Files
//! carry the names of the pieces that stand on them at first, ranks are counted from the side of the player who moves,
//! and `x` names the man taken in place of a square.

use shakmaty::{CastlingSide, Chess, Color, File, Move, Position, Rank, Role, Square};

use super::CellStatus;
use super::NearMove;
use super::cells::RawCell;
use super::follow::Followed;
use crate::notation::letters::Language;
use crate::notation::write::{self, WriteOptions};
use crate::notation::written::{self, SyntaxError};

/// Which letters and which order of file and rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Rank before file: `P4R`.
    Spanish,
    /// File before rank: `P-K4`.
    English,
}

impl Style {
    pub(crate) const fn language(self) -> Language {
        match self {
            Style::Spanish => Language::Spanish,
            Style::English => Language::English,
        }
    }

    fn role(self, letter: char) -> Option<Role> {
        Some(match (self, letter) {
            (Style::Spanish, 'P') | (Style::English, 'P') => Role::Pawn,
            (Style::Spanish, 'C') | (Style::English, 'N') => Role::Knight,
            (Style::Spanish, 'A') | (Style::English, 'B') => Role::Bishop,
            (Style::Spanish, 'T') | (Style::English, 'R') => Role::Rook,
            (Style::Spanish, 'D') | (Style::English, 'Q') => Role::Queen,
            (Style::Spanish, 'R') | (Style::English, 'K') => Role::King,
            _ => return None,
        })
    }
}

/// A move as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Written {
    Castle(CastlingSide),
    Step { mover: Man, goal: Goal, promotion: Option<Role>, en_passant: bool },
}

/// A man, with the side of the board or the file that tells him from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Man {
    role: Role,
    /// For a pawn his file; for a piece the wing of its name.
    of: Option<Place>,
}

/// A file by the name of its piece; without a wing two files have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    piece: Option<Role>,
    wing: Option<CastlingSide>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// A square: file by name, rank from the mover's side.
    Square(Place, u32),
    /// A man that is taken.
    Taken(Man),
}

impl Place {
    fn has(self, file: File) -> bool {
        let (piece, wing) = match u32::from(file) {
            0 => (Role::Rook, CastlingSide::QueenSide),
            1 => (Role::Knight, CastlingSide::QueenSide),
            2 => (Role::Bishop, CastlingSide::QueenSide),
            3 => (Role::Queen, CastlingSide::QueenSide),
            4 => (Role::King, CastlingSide::KingSide),
            5 => (Role::Bishop, CastlingSide::KingSide),
            6 => (Role::Knight, CastlingSide::KingSide),
            _ => (Role::Rook, CastlingSide::KingSide),
        };
        self.piece.is_none_or(|it| it == piece) && self.wing.is_none_or(|it| it == wing)
    }
}

/// Letters and signs of one text, read from the left.
struct Reader<'t> {
    rest: &'t [char],
    style: Style,
}

impl Reader<'_> {
    fn take_role(&mut self) -> Option<Role> {
        let role = self.style.role(*self.rest.first()?)?;
        self.rest = &self.rest[1..];
        Some(role)
    }

    fn take(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        let found = self.rest.first().is_some_and(|&letter| wanted(letter));
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }

    fn take_rank(&mut self) -> Option<u32> {
        let rank = self.rest.first()?.to_digit(10).filter(|rank| (1..=8).contains(rank))?;
        self.rest = &self.rest[1..];
        Some(rank)
    }

    /// A file: `R`, `AR`, `CD` in Spanish; `K`, `KB`, `QN` in English.
    fn take_file(&mut self) -> Option<Place> {
        let first = self.take_role()?;
        let second = self.rest.first().and_then(|&letter| self.style.role(letter));
        let wing = |role| match role {
            Role::King => Some(CastlingSide::KingSide),
            Role::Queen => Some(CastlingSide::QueenSide),
            _ => None,
        };
        let place = |piece, wing| Some(Place { piece: Some(piece), wing });
        let is_piece = |role| matches!(role, Role::Rook | Role::Knight | Role::Bishop);
        match (self.style, second) {
            (Style::Spanish, Some(side)) if is_piece(first) && wing(side).is_some() => {
                self.rest = &self.rest[1..];
                place(first, wing(side))
            }
            (Style::English, Some(piece)) if is_piece(piece) && wing(first).is_some() => {
                self.rest = &self.rest[1..];
                place(piece, wing(first))
            }
            _ if first == Role::Pawn => None,
            _ => place(first, None),
        }
    }

    /// The man that moves or is taken: `C`, `CR`, `PAD`; in English `N`, `KN`, `QBP`.
    fn take_man(&mut self) -> Option<Man> {
        let before = self.rest;
        if self.style == Style::English {
            // The name comes before the man: `KBP`, `QN`, `KP`.
            if let Some(place) = self.take_file()
                && self.rest.first() == Some(&'P')
            {
                self.rest = &self.rest[1..];
                return Some(Man { role: Role::Pawn, of: Some(place) });
            }
            self.rest = before;
            let first = self.take_role()?;
            let second = self.rest.first().and_then(|&letter| self.style.role(letter));
            let wing = match first {
                Role::King => Some(CastlingSide::KingSide),
                Role::Queen => Some(CastlingSide::QueenSide),
                _ => None,
            };
            if let (Some(wing), Some(role @ (Role::Rook | Role::Knight | Role::Bishop))) =
                (wing, second)
            {
                self.rest = &self.rest[1..];
                let of = Some(Place { piece: None, wing: Some(wing) });
                return Some(Man { role, of });
            }
            return Some(Man { role: first, of: None });
        }
        let role = self.take_role()?;
        if role == Role::Pawn {
            return Some(Man { role, of: self.take_file() });
        }
        let wing = match self.rest.first().and_then(|&letter| self.style.role(letter)) {
            Some(Role::King) => CastlingSide::KingSide,
            Some(Role::Queen) => CastlingSide::QueenSide,
            _ => return Some(Man { role, of: None }),
        };
        if !matches!(role, Role::Rook | Role::Knight | Role::Bishop) {
            return Some(Man { role, of: None });
        }
        self.rest = &self.rest[1..];
        Some(Man { role, of: Some(Place { piece: None, wing: Some(wing) }) })
    }
}

/// Longest text looked at.
const MAX_CHARS: usize = 24;

fn parse(text: &str, style: Style) -> Option<Written> {
    let upper: String = text.chars().take(MAX_CHARS + 1).flat_map(char::to_uppercase).collect();
    if upper.chars().count() > MAX_CHARS {
        return None;
    }
    let mut body: String = upper.replace("KT", "N");
    body.retain(|letter| !letter.is_whitespace());
    let mut en_passant = false;
    loop {
        let before = body.len();
        for sign in ["A.P.", "E.P.", "(AP)", "(EP)", "AP.", "EP."] {
            if let Some(rest) = body.strip_suffix(sign) {
                en_passant = true;
                body.truncate(rest.len());
            }
        }
        for sign in ["MATE", "MAT", "JAQUE", "CH", "DIS", "DES", "+", "#", "!", "?", "†", "."] {
            if let Some(rest) = body.strip_suffix(sign) {
                body.truncate(rest.len());
            }
        }
        if body.len() == before {
            break;
        }
    }
    let plain: String = body.chars().filter(|&letter| !written::is_hyphen(letter)).collect();
    match plain.as_str() {
        "00" | "OO" => return Some(Written::Castle(CastlingSide::KingSide)),
        "000" | "OOO" => return Some(Written::Castle(CastlingSide::QueenSide)),
        _ => {}
    }
    let letters: Vec<char> = body.chars().collect();
    let mut reader = Reader { rest: &letters, style };
    let mover = reader.take_man()?;
    let goal = if reader.take(|letter| matches!(letter, 'X' | ':' | '×')) {
        Goal::Taken(reader.take_man()?)
    } else {
        reader.take(written::is_hyphen);
        match style {
            Style::Spanish => {
                let rank = reader.take_rank()?;
                Goal::Square(reader.take_file()?, rank)
            }
            Style::English => {
                let file = reader.take_file()?;
                Goal::Square(file, reader.take_rank()?)
            }
        }
    };
    let promotion = if reader.rest.is_empty() {
        None
    } else {
        while reader.take(|letter| matches!(letter, '=' | '(' | '/')) {}
        let role = reader.take_role()?;
        while reader.take(|letter| letter == ')') {}
        Some(role)
    };
    let is_whole = reader.rest.is_empty();
    is_whole.then_some(Written::Step { mover, goal, promotion, en_passant })
}

/// Legal moves that fit.
fn fits(written: Written, position: &Chess) -> Vec<Move> {
    let legal = position.legal_moves();
    let (mover, goal, promotion, en_passant) = match written {
        Written::Castle(side) => {
            let castles = |played: &Move| played.castling_side() == Some(side);
            return legal.into_iter().filter(castles).collect();
        }
        Written::Step { mover, goal, promotion, en_passant } => {
            (mover, goal, promotion, en_passant)
        }
    };
    let turn = position.turn();
    let mut found: Vec<Move> = legal
        .into_iter()
        .filter(|played| {
            let (Some(from), to) = (played.from(), played.to()) else { return false };
            !played.is_castle()
                && played.role() == mover.role
                && (mover.role != Role::Pawn || mover.of.is_none_or(|it| it.has(from.file())))
                && played.promotion() == promotion
                && (!en_passant || played.is_en_passant())
                && reaches(goal, *played, to, turn)
        })
        .collect();
    if let (true, Some(Place { wing: Some(wing), .. })) = (mover.role != Role::Pawn, mover.of) {
        keep_wing(&mut found, wing);
    }
    found
}

fn reaches(goal: Goal, played: Move, to: Square, turn: Color) -> bool {
    match goal {
        Goal::Square(file, rank) => {
            let rank = match turn {
                Color::White => rank - 1,
                Color::Black => 8 - rank,
            };
            !played.is_capture() && to.rank() == Rank::new(rank) && file.has(to.file())
        }
        Goal::Taken(man) => {
            let is_there = match (man.role, man.of) {
                (_, None) => true,
                (Role::Pawn, Some(file)) => file.has(to.file()),
                // A piece named by its wing may have wandered: only the pawns are told apart so.
                (_, Some(_)) => true,
            };
            played.capture() == Some(man.role) && is_there
        }
    }
}

/// Of moves by pieces of the same kind those of the piece nearest to a wing.
fn keep_wing(found: &mut Vec<Move>, wing: CastlingSide) {
    let file = |played: &Move| played.from().map_or(0, |from| u32::from(from.file()));
    let files = found.iter().map(file);
    let wanted = match wing {
        CastlingSide::KingSide => files.max(),
        CastlingSide::QueenSide => files.min(),
    };
    found.retain(|played| Some(file(played)) == wanted);
}

/// Whether a text is a move in descriptive notation, in either style, and not merely algebra in a hurry: who writes algebra
/// names files by small letters.
pub(crate) fn is_move(text: &str) -> bool {
    let names_files = text.chars().any(|letter| ('a'..='h').contains(&letter));
    let step = |style| matches!(parse(text, style), Some(Written::Step { .. }));
    !names_files && [Style::Spanish, Style::English].into_iter().any(step)
}

/// The style of a sheet most of whose cells are descriptive.
pub(crate) fn style_of<'t>(texts: impl Iterator<Item = &'t str> + Clone) -> Option<Style> {
    let texts = texts.filter(|text| !written::is_gap(text));
    let is_algebraic = |text: &&str| {
        [Language::Spanish, Language::English].iter().any(|&it| written::parse(text, it).is_ok())
    };
    let count = |style| {
        texts.clone().filter(|text| !is_algebraic(text) && parse(text, style).is_some()).count()
    };
    let (spanish, english) = (count(Style::Spanish), count(Style::English));
    let most = spanish.max(english);
    if most < 2 {
        return None;
    }
    let castles = |text: &&str| matches!(parse(text, Style::Spanish), Some(Written::Castle(_)));
    let n_castling = texts.clone().filter(castles).count();
    let style = if spanish >= english { Style::Spanish } else { Style::English };
    ((most + n_castling) * 2 > texts.count()).then_some(style)
}

/// What a descriptive text says, square by square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Said {
    /// Castling.
    Castle(CastlingSide),
    /// Another move, by every way in which the names of files and the side of the mover may be taken.
    Steps(Vec<StepSaid>),
}

/// One way to take a descriptive move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StepSaid {
    /// The mover, from whose side ranks are counted.
    pub(crate) turn: Color,
    pub(crate) role: Role,
    /// File of a pawn that is named.
    pub(crate) from_file: Option<File>,
    /// The side of the board that a piece is named by.
    pub(crate) wing: Option<CastlingSide>,
    pub(crate) to: Option<Square>,
    /// What is taken.
    pub(crate) taken: Option<Role>,
    /// File on which it stands, if a pawn is named by it.
    pub(crate) taken_on: Option<File>,
    pub(crate) promotion: Option<Role>,
    pub(crate) en_passant: bool,
}

/// Takes a descriptive text apart; `None` if it is none.
pub(crate) fn said(text: &str, style: Style) -> Option<Said> {
    let (mover, goal, promotion, en_passant) = match parse(text, style)? {
        Written::Castle(side) => return Some(Said::Castle(side)),
        Written::Step { mover, goal, promotion, en_passant } => {
            (mover, goal, promotion, en_passant)
        }
    };
    let files = |place: Option<Place>| -> Vec<Option<File>> {
        match place {
            None => vec![None],
            Some(place) => File::ALL.into_iter().filter(|it| place.has(*it)).map(Some).collect(),
        }
    };
    let of_pawn = |man: Man| if man.role == Role::Pawn { man.of } else { None };
    let mut steps = Vec::new();
    for turn in Color::ALL {
        for &from_file in &files(of_pawn(mover)) {
            let (to_files, rank, taken) = match goal {
                Goal::Square(place, rank) => (files(Some(place)), Some(rank), None),
                Goal::Taken(man) => (files(of_pawn(man)), None, Some(man.role)),
            };
            for &to_file in &to_files {
                let rank = rank.map(|rank| match turn {
                    Color::White => Rank::new(rank - 1),
                    Color::Black => Rank::new(8 - rank),
                });
                steps.push(StepSaid {
                    turn,
                    role: mover.role,
                    from_file,
                    wing: mover.of.filter(|_| mover.role != Role::Pawn).and_then(|it| it.wing),
                    to: to_file.zip(rank).map(|(file, rank)| Square::from_coords(file, rank)),
                    taken,
                    taken_on: to_file.filter(|_| taken.is_some()),
                    promotion,
                    en_passant,
                });
            }
        }
    }
    Some(Said::Steps(steps))
}

/// Cells looked at behind one that several moves fit.
const AHEAD: usize = 24;

/// Plays through the cells. A cell that several moves fit is settled by those after it, or reading stops there.
pub(super) fn follow(start: &Chess, cells: &[RawCell], style: Style) -> Vec<Followed> {
    let written: Vec<Option<Written>> = cells.iter().map(|cell| parse(&cell.text, style)).collect();
    let mut position = start.clone();
    let mut stopped = false;
    let mut followed = Vec::with_capacity(cells.len());
    for (index, cell) in cells.iter().enumerate() {
        let mut here = Followed {
            status: CellStatus::Unread,
            played: None,
            written: None,
            remarks: Vec::new(),
            nearest: Vec::new(),
        };
        if !stopped {
            let found = written[index].map(|it| fits(it, &position));
            here.status = match found.as_deref() {
                None if cell.text.is_empty() => CellStatus::Missing,
                None => CellStatus::Unreadable(SyntaxError::NotAMove {
                    text: cell.text.chars().take(MAX_CHARS).collect(),
                }),
                Some([]) => CellStatus::Illegal,
                Some([_]) => CellStatus::Read,
                Some(_) => CellStatus::Ambiguous,
            };
            let found = found.unwrap_or_default();
            here.played = settled(&found, &position, &written[index + 1..]);
            if here.status == CellStatus::Ambiguous {
                let options = WriteOptions::short(style.language());
                here.nearest = found
                    .iter()
                    .map(|&played| NearMove {
                        played,
                        text: write::written(&position, played, &options),
                        fits_next: fits_next(&position, played, &written[index + 1..], 3),
                    })
                    .collect();
            }
            match here.played {
                Some(played) => position.play_unchecked(played),
                None => stopped = true,
            }
        }
        followed.push(here);
    }
    followed
}

/// The only move, or the only one after which the most following cells fit.
fn settled(found: &[Move], position: &Chess, next: &[Option<Written>]) -> Option<Move> {
    if let [only] = found {
        return Some(*only);
    }
    let ahead = |&played: &Move| fits_next(position, played, next, 3);
    let best = found.iter().map(ahead).max().filter(|&best| best > 0)?;
    let mut survivors = found.iter().filter(|played| ahead(played) == best);
    match (survivors.next(), survivors.next()) {
        (Some(only), None) => Some(*only),
        _ => None,
    }
}

/// How many cells fit one after the other behind a move.
fn fits_next(position: &Chess, played: Move, next: &[Option<Written>], forks_left: u32) -> usize {
    let mut position = position.clone();
    position.play_unchecked(played);
    for (index, cell) in next.iter().take(AHEAD).enumerate() {
        let found = cell.map(|it| fits(it, &position)).unwrap_or_default();
        match found.as_slice() {
            [] => return index,
            [only] => position.play_unchecked(*only),
            _ if forks_left == 0 => return index + 1,
            several => {
                let deepest = several
                    .iter()
                    .map(|&it| fits_next(&position, it, &next[index + 1..], forks_left - 1));
                return index + 1 + deepest.max().unwrap_or(0);
            }
        }
    }
    next.len().min(AHEAD)
}
