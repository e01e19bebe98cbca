//! How a hand errs: what a cell may mean, and how much a legal move has to be bent to fit it.
//!
//! A price is the negative logarithm of how often a slip happens, in hundredths, so that prices of independent slips add
//! up. The values come from counting slips on sheets; only their order of size matters.

mod readings;

use shakmaty::{CastlingSide, Chess, Color, File, Move, MoveList, Position, Rank, Role, Square};

use crate::notation::letters::Language;
use crate::notation::read::descriptive::{self, Said, StepSaid};
use crate::notation::written::{self, CheckSign, Mark, Shape, WrittenMove};

/// A price; prices add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Cost(pub(super) u32);

impl Cost {
    pub(super) const FREE: Cost = Cost(0);
    pub(super) const NEVER: Cost = Cost(1_000_000);

    pub(super) fn plus(self, other: Cost) -> Cost {
        Cost(self.0.saturating_add(other.0).min(Cost::NEVER.0))
    }
}

const WRONG_PIECE: Cost = Cost(760);
const PIECE_FOR_PAWN: Cost = Cost(820);
const LETTER_LEFT_OUT: Cost = Cost(650);
const NEXT_FILE_OR_RANK: Cost = Cost(700);
const CONFUSED_SIGN: Cost = Cost(740);
const OTHER_FILE_OR_RANK: Cost = Cost(900);
const WRONG_CASTLING_SIDE: Cost = Cost(380);
const CASTLING_AS_KING_MOVE: Cost = Cost(30);
const CASTLING_FOR_KING_MOVE: Cost = Cost(800);
const DEPARTURE_LEFT_OUT: Cost = Cost(280);
const PAWN_FILE_LEFT_OUT: Cost = Cost(120);
const PAWN_CAPTURE_AS_ADVANCE: Cost = Cost(500);
const ARRIVAL_LEFT_OUT: Cost = Cost(60);
const NEW_QUEEN_LEFT_OUT: Cost = Cost(150);
const NEW_PIECE_LEFT_OUT: Cost = Cost(420);
const WRONG_NEW_PIECE: Cost = Cost(760);
const NO_PROMOTION: Cost = Cost(800);
const CAPTURE_SIGN_TOO_MUCH: Cost = Cost(300);
const CAPTURE_SIGN_LEFT_OUT: Cost = Cost(160);
const CHECK_SIGN_TOO_MUCH: Cost = Cost(320);
const CHECK_SIGN_LEFT_OUT: Cost = Cost(140);
const MATE_SIGN_TOO_MUCH: Cost = Cost(330);
const EN_PASSANT_SIGN_TOO_MUCH: Cost = Cost(320);
const SMALL_LETTER: Cost = Cost(250);
const SMALL_LETTER_DOUBLED: Cost = Cost(10);
const CAPITAL_PAWN: Cost = Cost(260);
/// `cc6`: a pawn's file written twice.
const FILE_TWICE: Cost = Cost(600);
const OTHER_LANGUAGE: Cost = Cost(450);
/// The same where the sheet has gone on in that language.
const OTHER_LANGUAGE_AGAIN: Cost = Cost(40);
const HALF_READ: Cost = Cost(350);
/// A cell that cannot be read, or whose move was left out by its number.
pub(super) const ILLEGIBLE: Cost = Cost(620);
/// The next one after it: a hand that cannot be read goes on so.
pub(super) const ILLEGIBLE_AGAIN: Cost = Cost(120);
/// A cell that says something else altogether.
const SCRAWL: Cost = Cost(1150);

/// How a writer writes, as far as it tells moves apart.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Style {
    /// Whether captures are marked.
    marks_captures: Mark,
    /// Whether checks are marked.
    marks_checks: Mark,
}

/// One cell, taken apart.
#[derive(Debug, Clone)]
pub(super) struct Cell {
    readings: Vec<Reading>,
    /// The same text stands one or two cells before.
    pub(super) doubled: Mark,
    /// Nothing stands in it, or a line.
    pub(super) blank: Mark,
    kind: CellKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CellKind {
    Written,
    Illegible,
    /// The cell before is illegible too.
    IllegibleAgain,
}

impl Cell {
    pub(super) fn is_illegible(&self) -> bool {
        self.kind != CellKind::Written
    }
}

#[derive(Debug, Clone)]
struct Reading {
    base: Cost,
    /// Only if this side moves: descriptive notation counts ranks from the mover's side.
    turn: Option<Color>,
    pattern: Pattern,
}

impl Reading {
    fn new(base: Cost, pattern: Pattern) -> Reading {
        Reading { base, turn: None, pattern }
    }

    fn is_of(&self, turn: Color) -> bool {
        self.turn.is_none_or(|it| it == turn)
    }
}

/// What is known of a move from its text.
#[derive(Debug, Clone)]
struct Pattern {
    shape: PatternShape,
    capture: Mark,
    check: Option<CheckSign>,
    en_passant: Mark,
    /// What is taken, where the text names it.
    taken: Taken,
    /// The side of the board that the piece is named by.
    wing: Option<CastlingSide>,
    /// Prices told beforehand, for a move by its squares.
    table: Option<Box<Table>>,
}

/// What a text says of a capture beyond its sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Taken {
    NotSaid,
    /// Descriptive notation names the square only where nothing is taken.
    Nothing,
    Man(Role),
}

/// The prices of a step by what is written of it: they are asked for thousands of moves.
#[derive(Debug, Clone)]
struct Table {
    role: [u32; 7],
    from: [u32; 64],
    to: [u32; 64],
}

#[derive(Debug, Clone, Copy)]
enum PatternShape {
    Castle(CastlingSide),
    Step {
        role: Option<Role>,
        from_file: Option<File>,
        from_rank: Option<Rank>,
        to_file: Option<File>,
        to_rank: Option<Rank>,
        promotion: Option<Role>,
    },
}

/// Where a written move departs from the move that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// Another piece is named, or the letter of the piece is missing.
    Piece,
    /// Another file of arrival.
    ArrivalFile,
    /// Another rank of arrival.
    ArrivalRank,
    /// Another square of departure.
    Departure,
    /// Castling to the other side, or castling where another move was made.
    Castling,
    /// More than one legal move fits, since the square of departure is left out.
    Ambiguous,
    /// The new piece of a pawn is wrong, or left out where that matters.
    Promotion,
    /// A capture is marked, but nothing is taken, or a pawn capture is written as an advance.
    CaptureSign,
    /// A check or mate is marked that is none.
    CheckSign,
    /// `e.p.` is marked, but the move is no en passant capture.
    EnPassantSign,
    /// Only a part of the text can be read.
    HalfRead,
    /// Nothing can be read.
    Illegible,
    /// The text says something else altogether.
    Unlike,
    /// Read with the letters of another language.
    OtherLanguage,
}

/// The legal moves of a position with what is looked up about them.
pub(super) struct Choices<'p> {
    position: &'p Chess,
    pub(super) moves: MoveList,
    checks: Vec<Option<Check>>,
    /// Room for prices, used again.
    bends: Vec<Cost>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Check {
    None,
    Single,
    Double,
    Mate,
}

impl<'p> Choices<'p> {
    pub(super) fn of(position: &'p Chess) -> Choices<'p> {
        let moves = position.legal_moves();
        let checks = vec![None; moves.len()];
        Choices { position, moves, checks, bends: Vec::new() }
    }

    fn check(&mut self, index: usize) -> Check {
        if let Some(known) = self.checks[index] {
            return known;
        }
        let mut after = self.position.clone();
        after.play_unchecked(self.moves[index]);
        let found = match after.checkers().count() {
            0 => Check::None,
            _ if after.is_checkmate() => Check::Mate,
            1 => Check::Single,
            _ => Check::Double,
        };
        self.checks[index] = Some(found);
        found
    }
}

/// Takes the cells of a sheet apart.
pub(super) fn cells<S: AsRef<str>>(texts: &[S], language: Language) -> (Vec<Cell>, Style) {
    let parsed: Vec<_> =
        texts.iter().map(|text| written::parse(text.as_ref(), language).ok()).collect();
    let marks = |marked: &dyn Fn(&WrittenMove) -> bool| {
        let any = parsed.iter().flatten().any(marked);
        if any { Mark::Written } else { Mark::Absent }
    };
    let style = Style {
        marks_captures: marks(&|it| it.capture == Mark::Written),
        marks_checks: marks(&|it| it.check.is_some()),
    };
    let second = readings::second_language(texts, &parsed, language);
    let mut cells: Vec<Cell> = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let text = text.as_ref().trim();
        let before = texts[index.saturating_sub(2)..index].iter();
        let doubled =
            if !text.is_empty() && before.map(|it| it.as_ref().trim()).any(|it| it == text) {
                Mark::Written
            } else {
                Mark::Absent
            };
        let second =
            second.filter(|it| it.1 <= index).map(|(second, first)| match first == index {
                true => (second, OTHER_LANGUAGE),
                false => (second, OTHER_LANGUAGE_AGAIN),
            });
        let readings = readings::of(text, parsed[index].as_ref(), language, second);
        let again = cells.last().is_some_and(Cell::is_illegible);
        let kind = match readings.is_empty() {
            false => CellKind::Written,
            true if again => CellKind::IllegibleAgain,
            true => CellKind::Illegible,
        };
        // A line through an empty place says no more than the place.
        let is_blank = text.chars().all(|c| written::is_hyphen(c) || c == '.');
        let blank = if is_blank { Mark::Written } else { Mark::Absent };
        cells.push(Cell { readings, doubled, blank, kind });
    }
    (cells, style)
}

/// Takes the cells of a sheet in descriptive notation apart. A cell that is none is read like any other.
pub(super) fn descriptive_cells(texts: &[&str], style: descriptive::Style) -> Vec<Cell> {
    let (mut cells, _) = cells(texts, style.language());
    for (cell, text) in cells.iter_mut().zip(texts) {
        let readings: Vec<Reading> = match descriptive::said(text, style) {
            None => continue,
            Some(Said::Castle(_)) => continue,
            Some(Said::Steps(steps)) => steps
                .iter()
                .map(|step| Reading {
                    turn: Some(step.turn),
                    ..Reading::new(Cost::FREE, Pattern::of_descriptive(step))
                })
                .collect(),
        };
        cell.readings = readings;
        cell.kind = CellKind::Written;
    }
    cells
}

impl Pattern {
    fn of(written: &WrittenMove, shape: Shape) -> Pattern {
        let shape = match shape {
            Shape::Castle(side) => PatternShape::Castle(side),
            Shape::Step { role, from_file, from_rank, to_file, to_rank, promotion } => {
                PatternShape::Step {
                    role,
                    from_file,
                    from_rank,
                    to_file: Some(to_file),
                    to_rank,
                    promotion,
                }
            }
        };
        Pattern {
            shape,
            capture: written.capture,
            check: written.check,
            en_passant: written.en_passant,
            taken: Taken::NotSaid,
            wing: None,
            table: None,
        }
        .with_table()
    }

    fn of_descriptive(step: &StepSaid) -> Pattern {
        let mark = |it: bool| if it { Mark::Written } else { Mark::Absent };
        let shape = PatternShape::Step {
            role: Some(step.role),
            from_file: step.from_file,
            from_rank: None,
            to_file: step.to.map(Square::file).or(step.taken_on),
            to_rank: step.to.map(Square::rank),
            promotion: step.promotion,
        };
        Pattern {
            shape,
            capture: mark(step.taken.is_some()),
            check: None,
            en_passant: mark(step.en_passant),
            taken: step.taken.map_or(Taken::Nothing, Taken::Man),
            wing: step.wing,
            table: None,
        }
        .with_table()
    }

    fn with_table(self) -> Pattern {
        let PatternShape::Step { role, from_file, from_rank, to_file, to_rank, .. } = self.shape
        else {
            return self;
        };
        let mut table = Box::new(Table { role: [0; 7], from: [0; 64], to: [0; 64] });
        for played in Role::ALL {
            let wrong = role.is_some_and(|role| role != played);
            let price = role.filter(|_| wrong).map_or(Cost::FREE, |role| role_price(role, played));
            table.role[played as usize] = price.0;
        }
        for square in Square::ALL {
            let file = |written: Option<File>| match written {
                Some(file) if file != square.file() => file_price(file, square.file()),
                _ => Cost::FREE,
            };
            let rank = |written: Option<Rank>| match written {
                Some(rank) if rank != square.rank() => rank_price(rank, square.rank()),
                _ => Cost::FREE,
            };
            let left_out = if to_rank.is_none() { ARRIVAL_LEFT_OUT } else { Cost::FREE };
            table.from[usize::from(square)] = file(from_file).plus(rank(from_rank)).0;
            table.to[usize::from(square)] = file(to_file).plus(rank(to_rank)).plus(left_out).0;
        }
        Pattern { table: Some(table), ..self }
    }

    /// The price of a move by piece and squares, signs left aside.
    fn bend(&self, played: Move) -> Cost {
        let mut cost = Cost::FREE;
        if let (Some(table), Move::Normal { role, from, to, promotion, capture }) =
            (&self.table, played)
        {
            let squares = table.from[usize::from(from)] + table.to[usize::from(to)];
            cost = Cost(table.role[role as usize] + squares);
            if role == Role::Pawn || promotion != self.promotion() {
                let is_capture = capture.is_some();
                self.each_pawn_slip(role, is_capture, promotion, |_, price| {
                    cost = cost.plus(price)
                });
            }
            self.taken_slip(capture, |_, price| cost = cost.plus(price));
            return cost;
        }
        self.each_slip(played, |_, price| cost = cost.plus(price));
        cost
    }

    fn promotion(&self) -> Option<Role> {
        match self.shape {
            PatternShape::Step { promotion, .. } => promotion,
            PatternShape::Castle(_) => None,
        }
    }

    fn each_slip(&self, played: Move, mut tell: impl FnMut(Slip, Cost)) {
        let (role, from_file, from_rank, to_file, to_rank) = match self.shape {
            PatternShape::Castle(side) => return castling_slip(side, played, tell),
            PatternShape::Step { role, from_file, from_rank, to_file, to_rank, .. } => {
                (role, from_file, from_rank, to_file, to_rank)
            }
        };
        let (from, to) = match played {
            Move::Castle { .. } => return self.king_move_slip(played, tell),
            Move::Normal { from, to, .. } | Move::EnPassant { from, to } => (from, to),
            Move::Put { .. } => return tell(Slip::Unlike, SCRAWL),
        };
        if let Some(role) = role.filter(|&role| role != played.role()) {
            tell(Slip::Piece, role_price(role, played.role()));
        }
        if let Some(file) = from_file.filter(|&file| file != from.file()) {
            tell(Slip::Departure, file_price(file, from.file()));
        }
        if let Some(rank) = from_rank.filter(|&rank| rank != from.rank()) {
            tell(Slip::Departure, rank_price(rank, from.rank()));
        }
        if let Some(file) = to_file.filter(|&file| file != to.file()) {
            tell(Slip::ArrivalFile, file_price(file, to.file()));
        }
        match to_rank {
            Some(rank) if rank != to.rank() => tell(Slip::ArrivalRank, rank_price(rank, to.rank())),
            Some(_) => {}
            None => tell(Slip::HalfRead, ARRIVAL_LEFT_OUT),
        }
        self.taken_slip(played.capture(), &mut tell);
        self.each_pawn_slip(played.role(), played.is_capture(), played.promotion(), tell);
    }

    fn taken_slip(&self, taken: Option<Role>, mut tell: impl FnMut(Slip, Cost)) {
        match (self.taken, taken) {
            (Taken::NotSaid, _) | (Taken::Nothing, None) | (Taken::Man(_), None) => {}
            (Taken::Nothing, Some(_)) => tell(Slip::CaptureSign, PAWN_CAPTURE_AS_ADVANCE),
            (Taken::Man(said), Some(taken)) if said == taken => {}
            (Taken::Man(_), Some(_)) => tell(Slip::Piece, WRONG_PIECE),
        }
    }

    /// Of the moves that fit, those by another piece than the one nearest to the side that is named.
    fn off_wing(&self, played: Move, moves: &MoveList, fits: impl Fn(usize) -> bool) -> bool {
        let Some(wing) = self.wing else { return false };
        let file = |it: &Move| it.from().map_or(0, |from| u32::from(from.file()));
        let files = moves.iter().enumerate().filter(|(index, _)| fits(*index)).map(|it| file(it.1));
        let wanted = match wing {
            CastlingSide::KingSide => files.max(),
            CastlingSide::QueenSide => files.min(),
        };
        wanted.is_some_and(|wanted| wanted != file(&played))
    }

    /// Slips that only moves of pawns have, or what is written like one.
    fn each_pawn_slip(
        &self,
        role: Role,
        is_capture: bool,
        played_promotion: Option<Role>,
        mut tell: impl FnMut(Slip, Cost),
    ) {
        let PatternShape::Step { from_file, promotion, .. } = self.shape else { return };
        if role == Role::Pawn && is_capture && from_file.is_none() {
            match self.capture {
                Mark::Written => tell(Slip::Ambiguous, PAWN_FILE_LEFT_OUT),
                Mark::Absent => tell(Slip::CaptureSign, PAWN_CAPTURE_AS_ADVANCE),
            }
        }
        match (promotion, played_promotion) {
            (None, None) => {}
            (None, Some(Role::Queen)) => tell(Slip::Promotion, NEW_QUEEN_LEFT_OUT),
            (None, Some(_)) => tell(Slip::Promotion, NEW_PIECE_LEFT_OUT),
            (Some(_), None) => tell(Slip::Promotion, NO_PROMOTION),
            (Some(here), Some(there)) if here != there => tell(Slip::Promotion, WRONG_NEW_PIECE),
            (Some(_), Some(_)) => {}
        }
    }

    /// Whether a move is surely dearer than a limit, found out fast.
    fn is_beyond(&self, played: Move, limit: Cost) -> bool {
        let Some(table) = &self.table else { return false };
        if limit >= NEXT_FILE_OR_RANK || played.is_castle() {
            return false;
        }
        // No slip of a square is cheaper than the next file or rank.
        table.to[usize::from(played.to())] >= NEXT_FILE_OR_RANK.0
            || limit < LETTER_LEFT_OUT && table.role[played.role() as usize] > 0
    }

    /// `Ke1-g1` for castling.
    fn king_move_slip(&self, played: Move, mut tell: impl FnMut(Slip, Cost)) {
        let PatternShape::Step { role, from_file, to_file, to_rank, .. } = self.shape else {
            return;
        };
        let arrival = match played.castling_side() {
            Some(CastlingSide::QueenSide) => File::C,
            Some(CastlingSide::KingSide) | None => File::G,
        };
        let home = to_file == Some(arrival)
            && to_rank.is_none_or(|rank| rank == played.to().rank())
            && matches!(role, Some(Role::King) | None);
        if !home {
            tell(Slip::Unlike, SCRAWL);
        } else if from_file.is_none() {
            tell(Slip::Castling, Cost(200));
        } else {
            tell(Slip::Castling, CASTLING_AS_KING_MOVE);
        }
    }

    fn signs(&self, choices: &mut Choices<'_>, index: usize, style: Style) -> Cost {
        let mut cost = Cost::FREE;
        self.each_sign(choices, index, style, |_, price| cost = cost.plus(price));
        cost
    }

    fn each_sign(
        &self,
        choices: &mut Choices<'_>,
        index: usize,
        style: Style,
        mut tell: impl FnMut(Option<Slip>, Cost),
    ) {
        let played = choices.moves[index];
        match (self.capture, played.is_capture()) {
            (Mark::Written, false) => tell(Some(Slip::CaptureSign), CAPTURE_SIGN_TOO_MUCH),
            (Mark::Absent, true) if style.marks_captures == Mark::Written => {
                tell(None, CAPTURE_SIGN_LEFT_OUT);
            }
            (Mark::Written, true) | (Mark::Absent, _) => {}
        }
        if self.en_passant == Mark::Written && !played.is_en_passant() {
            tell(Some(Slip::EnPassantSign), EN_PASSANT_SIGN_TOO_MUCH);
        }
        match self.check {
            None if style.marks_checks == Mark::Absent => {}
            None => {
                if choices.check(index) != Check::None {
                    tell(None, CHECK_SIGN_LEFT_OUT);
                }
            }
            Some(sign) => match (sign, choices.check(index)) {
                (_, Check::None) => tell(Some(Slip::CheckSign), CHECK_SIGN_TOO_MUCH),
                (CheckSign::Mate, Check::Single | Check::Double)
                | (CheckSign::DoubleCross, Check::Single) => {
                    tell(Some(Slip::CheckSign), MATE_SIGN_TOO_MUCH);
                }
                (CheckSign::Check | CheckSign::DoubleCross | CheckSign::Mate, _) => {}
            },
        }
    }
}

fn castling_slip(side: CastlingSide, played: Move, mut tell: impl FnMut(Slip, Cost)) {
    match (played.castling_side(), played.role()) {
        (Some(other), _) if other == side => {}
        (Some(_), _) => tell(Slip::Castling, WRONG_CASTLING_SIDE),
        (None, Role::King) => tell(Slip::Castling, CASTLING_FOR_KING_MOVE),
        (None, _) => tell(Slip::Unlike, SCRAWL),
    }
}

fn role_price(written: Role, played: Role) -> Cost {
    match (written, played) {
        (Role::Pawn, _) => LETTER_LEFT_OUT,
        (_, Role::Pawn) => PIECE_FOR_PAWN,
        _ => WRONG_PIECE,
    }
}

fn file_price(a: File, b: File) -> Cost {
    match (a, b) {
        _ if u32::from(a).abs_diff(u32::from(b)) == 1 => NEXT_FILE_OR_RANK,
        (File::A, File::D) | (File::D, File::A) | (File::C, File::E) | (File::E, File::C) => {
            CONFUSED_SIGN
        }
        _ => OTHER_FILE_OR_RANK,
    }
}

fn rank_price(a: Rank, b: Rank) -> Cost {
    let (low, high) = (u32::from(a).min(u32::from(b)) + 1, u32::from(a).max(u32::from(b)) + 1);
    match (low, high) {
        (low, high) if high - low == 1 => NEXT_FILE_OR_RANK,
        (1, 7) | (3, 8) | (4, 7) | (3, 5) => CONFUSED_SIGN,
        _ => OTHER_FILE_OR_RANK,
    }
}

/// The price of every legal move for one cell. What is dearer than the limit may be told as [`Cost::NEVER`].
pub(super) fn prices(
    cell: &Cell,
    style: Style,
    choices: &mut Choices<'_>,
    limit: Cost,
    out: &mut Vec<Cost>,
) {
    out.clear();
    let n = choices.moves.len();
    match cell.kind {
        CellKind::Written => {}
        CellKind::Illegible => return out.resize(n, ILLEGIBLE),
        CellKind::IllegibleAgain => return out.resize(n, ILLEGIBLE_AGAIN),
    }
    out.resize(n, if SCRAWL <= limit { SCRAWL } else { Cost::NEVER });
    let mut bends = std::mem::take(&mut choices.bends);
    let turn = choices.position.turn();
    for reading in cell.readings.iter().filter(|it| it.is_of(turn)) {
        let pattern = &reading.pattern;
        bends.clear();
        bends.extend(choices.moves.iter().map(|&played| {
            if pattern.is_beyond(played, limit) { Cost::NEVER } else { pattern.bend(played) }
        }));
        if pattern.wing.is_some() {
            let fits: Vec<bool> = bends.iter().map(|&it| it == Cost::FREE).collect();
            for (index, bend) in bends.iter_mut().enumerate().filter(|(index, _)| fits[*index]) {
                if pattern.off_wing(choices.moves[index], &choices.moves, |at| fits[at]) {
                    *bend = OTHER_FILE_OR_RANK;
                }
            }
        }
        let several = bends.iter().filter(|&&it| it == Cost::FREE).count() > 1;
        for index in 0..n {
            let mut cost = reading.base.plus(bends[index]);
            if several && bends[index] == Cost::FREE {
                cost = cost.plus(DEPARTURE_LEFT_OUT);
            }
            if cost < out[index] {
                cost = cost.plus(pattern.signs(choices, index, style));
                out[index] = out[index].min(cost);
            }
        }
    }
    choices.bends = bends;
}

/// What is wrong with a cell if a legal move was meant.
pub(super) fn slips(
    cell: &Cell,
    style: Style,
    choices: &mut Choices<'_>,
    index: usize,
) -> Vec<Slip> {
    if cell.is_illegible() {
        return vec![Slip::Illegible];
    }
    let played = choices.moves[index];
    let mut best = (SCRAWL, vec![Slip::Unlike]);
    let turn = choices.position.turn();
    for reading in cell.readings.iter().filter(|it| it.is_of(turn)) {
        let pattern = &reading.pattern;
        let mut cost = reading.base;
        let mut slips = Vec::new();
        match reading.base {
            OTHER_LANGUAGE | OTHER_LANGUAGE_AGAIN => slips.push(Slip::OtherLanguage),
            HALF_READ => slips.push(Slip::HalfRead),
            CAPITAL_PAWN | SMALL_LETTER | FILE_TWICE => slips.push(Slip::Piece),
            _ => {}
        }
        pattern.each_slip(played, |slip, price| {
            cost = cost.plus(price);
            if matters(slip, price) {
                slips.push(slip);
            }
        });
        let is_free = |at: usize| pattern.bend(choices.moves[at]) == Cost::FREE;
        let off_wing = |at: usize| pattern.off_wing(choices.moves[at], &choices.moves, is_free);
        let fits = (0..choices.moves.len()).filter(|&at| is_free(at) && !off_wing(at)).count();
        if is_free(index) && off_wing(index) {
            cost = cost.plus(OTHER_FILE_OR_RANK);
            slips.push(Slip::Departure);
        } else if fits > 1 && is_free(index) {
            cost = cost.plus(DEPARTURE_LEFT_OUT);
            slips.push(Slip::Ambiguous);
        }
        pattern.each_sign(choices, index, style, |slip, price| {
            cost = cost.plus(price);
            slips.extend(slip);
        });
        if cost < best.0 {
            best = (cost, slips);
        }
    }
    best.1
}

/// Castling written as a move of the king, `xe5` and `ed` are forms, not slips.
fn matters(slip: Slip, price: Cost) -> bool {
    !(slip == Slip::Castling && price == CASTLING_AS_KING_MOVE
        || slip == Slip::HalfRead && price == ARRIVAL_LEFT_OUT
        || slip == Slip::Ambiguous && price == PAWN_FILE_LEFT_OUT)
}
