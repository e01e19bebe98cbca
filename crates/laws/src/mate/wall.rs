//! Walls: positions in which the men that could give mate never get near the king.
//!
//! For every man the set of squares is computed on which it may ever stand. The sets start with the squares where the men are
//! and grow by the moves of the men for as long as anything can be added. A move is allowed here whenever the same move could
//! be legal at some moment of some game, given what the sets hold so far; turns, pins and the order of moves are ignored.
//! So the sets are never too small: a square that is not in the set of a man cannot be reached by it in any game. The proof
//! is by the length of a game: the first move that the sets did not allow would have to use something that happened before
//! it, and that is in the sets.
//!
//! What keeps the sets small in blocked positions:
//! - a pawn steps only onto a square that is empty or whose man can leave or be taken;
//! - two pawns that face each other on a file never pass, unless one of them can take something or be taken;
//! - a pawn takes only where an enemy man can stand;
//! - a king does not enter a square attacked by a man that can neither move nor be taken.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use super::board::Board;

/// Why the king is out of reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wall {
    /// All squares on which the king that would have to be mated can ever stand.
    pub region: Bitboard,
    /// Where the men of the other side stand that could ever attack one of these squares (king apart). Empty: none can.
    /// Otherwise those men can check, but the king always has a square left that they cannot take from him.
    pub visitors: Bitboard,
    /// What becomes of the pawns.
    pub pawns: Pawns,
}

/// Whether pawns can ever move or be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pawns {
    /// There are pawns, and none of them can, in any game from here.
    Fixed,
    /// Some may, or there are none.
    Loose,
}

/// One man and where it may get.
#[derive(Clone, Copy)]
struct Man {
    color: Color,
    kind: Kind,
    home: Square,
    /// Squares it may stand on.
    stands: Bitboard,
    /// Squares it may move to.
    lands: Bitboard,
    /// Pawns: squares it may move to by taking.
    takes: Bitboard,
    captured: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Piece(Role),
    /// What a pawn of that color may be promoted to: all pieces in one.
    Promoted,
}

impl Man {
    /// True if it may neither move nor be taken.
    fn is_fixed(&self) -> bool {
        self.lands.is_empty() && !self.captured
    }

    /// True if it may attack a square of the region, but for kings.
    fn visits(&self, region: Bitboard) -> bool {
        let attacked = match self.kind {
            Kind::Piece(Role::King) => Bitboard::EMPTY,
            Kind::Piece(Role::Pawn) => pawn_attacks(self.color, self.stands),
            Kind::Piece(_) | Kind::Promoted => self.lands,
        };
        (attacked & region).any()
    }

    fn is_simple(&self) -> bool {
        matches!(self.kind, Kind::Piece(Role::Knight | Role::Bishop))
    }

    fn is(&self, color: Color, role: Role) -> bool {
        self.color == color && self.kind == Kind::Piece(role)
    }
}

const MEN: usize = 66;

/// All men, and what follows from their squares.
struct Mobility {
    men: [Man; MEN],
    n_men: usize,
    occupied: Bitboard,
    /// Home squares of men that may leave them or be taken there.
    vacated: Bitboard,
    by_color: [Bitboard; 2],
    /// Squares on which men of a color (king apart) may stand.
    stands: [Bitboard; 2],
    /// Squares on which a color may take something.
    takes: [Bitboard; 2],
    /// Squares that fixed men of a color attack forever.
    guards: [Bitboard; 2],
    /// Squares that men of a color (king apart) may attack.
    attacks: [Bitboard; 2],
}

/// Proves that the winner's men cannot give mate, or gives `None` if this way of looking cannot tell.
pub(super) fn prove(board: &Board, winner: Color) -> Option<Wall> {
    if board.has_castling() || board.has_en_passant() {
        return None;
    }
    let mut mobility = Mobility::new(board);
    while mobility.grow() {}
    mobility.verdict(winner)
}

/// True if pawns block each other somewhere.
pub(super) fn is_worth_trying(board: &Board) -> bool {
    let pawns = board.role(Role::Pawn);
    let white = pawns & board.side(Color::White);
    (white.shift(8) & pawns & !white).any()
}

impl Mobility {
    fn new(board: &Board) -> Mobility {
        let nobody = Man {
            color: Color::White,
            kind: Kind::Promoted,
            home: Square::A1,
            stands: Bitboard::EMPTY,
            lands: Bitboard::EMPTY,
            takes: Bitboard::EMPTY,
            captured: false,
        };
        let mut men = [nobody; MEN];
        men[1].color = Color::Black;
        let mut n_men = 2;
        for color in Color::ALL {
            for role in Role::ALL {
                for home in board.men(color, role) {
                    let stands = Bitboard::from_square(home);
                    men[n_men] = Man { color, kind: Kind::Piece(role), home, stands, ..nobody };
                    n_men += 1;
                }
            }
        }
        let mut mobility = Mobility {
            men,
            n_men,
            occupied: board.occupied(),
            vacated: Bitboard::EMPTY,
            by_color: [board.side(Color::Black), board.side(Color::White)],
            stands: [Bitboard::EMPTY; 2],
            takes: [Bitboard::EMPTY; 2],
            guards: [Bitboard::EMPTY; 2],
            attacks: [Bitboard::EMPTY; 2],
        };
        mobility.summarize();
        mobility
    }

    fn men(&self) -> &[Man] {
        &self.men[..self.n_men]
    }

    /// Adds what one round of moves allows. False if nothing was added.
    fn grow(&mut self) -> bool {
        let mut grown = false;
        let mut promoted = [Bitboard::EMPTY; 2];
        for index in (0..self.n_men).rev() {
            let man = self.men[index];
            let moved = match man.kind {
                Kind::Piece(Role::Pawn) => self.pawn(&man),
                Kind::Piece(_) | Kind::Promoted => self.piece(&man),
            };
            if man.kind == Kind::Piece(Role::Pawn) {
                promoted[man.color as usize] |= moved.stands & Bitboard::BACKRANKS;
            }
            if moved.stands != man.stands || moved.lands != man.lands || moved.takes != man.takes {
                self.men[index] = moved;
                grown = true;
            }
        }
        for index in 0..2 {
            let man = &mut self.men[index];
            let new = promoted[man.color as usize] & !man.stands;
            man.stands |= new;
            man.lands |= new;
            grown |= new.any();
        }
        self.summarize() || grown
    }

    /// Squares that a piece of that color may enter: not those of own men that stay forever.
    fn enterable(&self, color: Color) -> Bitboard {
        !(self.by_color[color as usize] & !self.vacated)
    }

    /// A piece or king: steps in its directions, one square at a time.
    fn piece(&self, man: &Man) -> Man {
        let mut enterable = self.enterable(man.color);
        if man.kind == Kind::Piece(Role::King) {
            enterable &= !self.guards[!man.color as usize];
        }
        let mut moved = *man;
        loop {
            let lands = steps(man.kind, moved.stands) & enterable;
            if lands & !moved.lands == Bitboard::EMPTY {
                return moved;
            }
            moved.lands |= lands;
            moved.stands |= lands;
        }
    }

    fn pawn(&self, man: &Man) -> Man {
        let free = !self.occupied | self.vacated;
        let push = if man.color == Color::White { 8 } else { -8 };
        let stop = if man.takes.is_empty() { self.stop(man) } else { Bitboard::EMPTY };
        let mut moved = *man;
        loop {
            let pushed = moved.stands.shift(push) & free & !stop;
            let taken = pawn_attacks(man.color, moved.stands) & self.stands[!man.color as usize];
            let lands = pushed | taken;
            moved.takes |= taken;
            if lands & !moved.lands == Bitboard::EMPTY {
                return moved;
            }
            moved.lands |= lands;
            moved.stands |= lands;
        }
    }

    /// The squares of its file that a pawn cannot reach because an enemy pawn ahead of it stays on the file.
    fn stop(&self, man: &Man) -> Bitboard {
        let mut stop = Bitboard::EMPTY;
        for other in self.men() {
            let ahead = match man.color {
                Color::White => other.home.rank() > man.home.rank(),
                Color::Black => other.home.rank() < man.home.rank(),
            };
            if other.is(!man.color, Role::Pawn)
                && other.home.file() == man.home.file()
                && ahead
                && !other.captured
                && other.takes.is_empty()
            {
                let last = if man.color == Color::White { Rank::Eighth } else { Rank::First };
                let end = Square::from_coords(man.home.file(), last);
                stop |= attacks::between(other.home, end).with(other.home).with(end);
            }
        }
        stop
    }

    /// Computes what depends on the sets. True if more is possible than before.
    fn summarize(&mut self) -> bool {
        let before = (self.vacated, self.guards);
        let mut stands = [Bitboard::EMPTY; 2];
        let mut takes = [Bitboard::EMPTY; 2];
        let mut threats = [Bitboard::EMPTY; 2];
        for man in self.men() {
            let color = man.color as usize;
            match man.kind {
                Kind::Piece(Role::Pawn) => {
                    stands[color] |= man.stands;
                    takes[color] |= man.takes;
                    threats[color] |= pawn_attacks(man.color, man.stands);
                }
                Kind::Piece(Role::King) => takes[color] |= man.lands,
                Kind::Piece(_) | Kind::Promoted => {
                    stands[color] |= man.stands;
                    takes[color] |= man.lands;
                    threats[color] |= man.lands;
                }
            }
        }
        self.stands = stands;
        self.takes = takes;
        self.attacks = threats;
        self.vacated = Bitboard::EMPTY;
        self.guards = [Bitboard::EMPTY; 2];
        let mut more = false;
        for index in 0..self.n_men {
            let man = &mut self.men[index];
            let captured = man.kind != Kind::Piece(Role::King)
                && (man.stands & takes[!man.color as usize]).any();
            more |= captured != man.captured;
            man.captured = captured;
            if man.kind == Kind::Promoted {
                continue;
            }
            if man.is_fixed() {
                self.guards[man.color as usize] |= neighbors(man);
            } else {
                self.vacated.add(man.home);
            }
        }
        more || before != (self.vacated, self.guards)
    }

    fn verdict(&self, winner: Color) -> Option<Wall> {
        let region = self.king(!winner).stands;
        let visitors: Vec<&Man> =
            self.men().iter().filter(|man| man.color == winner && man.visits(region)).collect();
        for king in self.attacks[winner as usize] & region {
            let around = attacks::king_attacks(king) & region;
            // What no man of the winner attacks has to be taken away by his king, or stands full of the loser's men.
            let open = around & !self.attacks[winner as usize];
            if !self.can_cover(winner, king, open) {
                continue;
            }
            match visitors.as_slice() {
                [only] if only.is_simple() => {
                    if self.can_mate_alone(winner, only, king, around) {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        let visitors = visitors.iter().filter(|man| man.kind != Kind::Promoted);
        let mut pawns =
            self.men().iter().filter(|man| man.kind == Kind::Piece(Role::Pawn)).peekable();
        let pawns = match pawns.peek().is_some() && pawns.all(Man::is_fixed) {
            true => Pawns::Fixed,
            false => Pawns::Loose,
        };
        Some(Wall { region, visitors: visitors.map(|man| man.home).collect(), pawns })
    }

    /// True if there is a place for the winner's king from which these squares next to the other king are attacked or can be
    /// filled by as many different men of the loser.
    fn can_cover(&self, winner: Color, king: Square, open: Bitboard) -> bool {
        if open.is_empty() {
            return true;
        }
        let places = self.king(winner).stands & !attacks::king_attacks(king).with(king);
        places.into_iter().any(|place| self.can_fill(winner, open & !attacks::king_attacks(place)))
    }

    fn can_fill(&self, winner: Color, open: Bitboard) -> bool {
        if (open & !self.stands[!winner as usize]).any() {
            return false;
        }
        let mut n_men = 0;
        for man in self.men().iter().filter(|man| man.color != winner) {
            if man.kind == Kind::Piece(Role::King) || (man.stands & open).is_empty() {
                continue;
            }
            if man.kind == Kind::Promoted {
                return true;
            }
            n_men += 1;
        }
        open.count() <= n_men
    }

    /// The same, when a single bishop or knight has to give check and to attack all that is left.
    fn can_mate_alone(&self, winner: Color, only: &Man, king: Square, around: Bitboard) -> bool {
        only.stands.into_iter().any(|from| {
            let attacked = match only.kind {
                Kind::Piece(Role::Knight) => attacks::knight_attacks(from),
                _ => attacks::bishop_attacks(from, Bitboard::EMPTY),
            };
            // His own square is a way out if nothing protects him there.
            let left = around & !attacked;
            attacked.contains(king) && {
                let places = self.king(winner).stands & !attacks::king_attacks(king).with(king);
                places.into_iter().any(|place| {
                    let open = left & !attacks::king_attacks(place);
                    place != from && !open.contains(from) && self.can_fill(winner, open)
                })
            }
        })
    }

    fn king(&self, color: Color) -> &Man {
        let king = self.men().iter().find(|man| man.is(color, Role::King));
        king.unwrap_or(&self.men[0])
    }
}

/// Squares that a man attacks wherever the others stand: of a line only the first square.
fn neighbors(man: &Man) -> Bitboard {
    match man.kind {
        Kind::Piece(Role::Pawn) => attacks::pawn_attacks(man.color, man.home),
        kind => steps(kind, Bitboard::from_square(man.home)),
    }
}

/// One step of a piece from any of these squares.
fn steps(kind: Kind, from: Bitboard) -> Bitboard {
    match kind {
        Kind::Piece(Role::Pawn) => Bitboard::EMPTY,
        Kind::Piece(Role::Knight) => knight_attacks(from),
        Kind::Piece(Role::Bishop) => slanted(from),
        Kind::Piece(Role::Rook) => straight(from),
        Kind::Piece(Role::Queen | Role::King) => king_attacks(from),
        Kind::Promoted => king_attacks(from) | knight_attacks(from),
    }
}

fn straight(from: Bitboard) -> Bitboard {
    from.shift(8) | from.shift(-8) | east(from) | west(from)
}

fn slanted(from: Bitboard) -> Bitboard {
    let sides = east(from) | west(from);
    sides.shift(8) | sides.shift(-8)
}

fn king_attacks(from: Bitboard) -> Bitboard {
    straight(from) | slanted(from)
}

fn knight_attacks(from: Bitboard) -> Bitboard {
    let near = east(from) | west(from);
    let far = east(east(from)) | west(west(from));
    near.shift(16) | near.shift(-16) | far.shift(8) | far.shift(-8)
}

fn pawn_attacks(color: Color, from: Bitboard) -> Bitboard {
    let sides = east(from) | west(from);
    sides.shift(if color == Color::White { 8 } else { -8 })
}

fn east(from: Bitboard) -> Bitboard {
    (from & !Bitboard::from_file(shakmaty::File::H)).shift(1)
}

fn west(from: Bitboard) -> Bitboard {
    (from & !Bitboard::from_file(shakmaty::File::A)).shift(-1)
}
