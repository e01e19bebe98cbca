//! Player records: 001 and the national ratings, which share columns 1-79.

use tournament::ids::{RoundNo, Tpn};
use tournament::player::Sex;
use tournament::round::{ByeKind, Color};

use super::columns::Columns;
use super::read::{Reader, number, points};
use super::{LineUse, National, OddField, PlayerField, TrfCell, TrfPlayer, TrfResult};
use crate::date::{self, DateFault};
use crate::problem::{Kind, Place, Problem};

/// First column of round 1; each round takes ten.
const ROUND_1: usize = 92;
/// Rounds are numbered by a byte.
const MAX_ROUNDS: usize = 255;
/// Nobody was ever rated higher, and nobody soon will be: beyond it, a digit is wrong.
const HIGHEST_RATING: u16 = 3000;

/// One round as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RawCell {
    opponent: RawOpponent,
    color: Option<Color>,
    result: char,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RawOpponent {
    /// Four blanks.
    Blank,
    /// `0000`.
    None,
    Number(Tpn),
}

/// A name that runs into its neighbors, without the rating and the federation at its end.
fn name_alone(text: &str) -> &str {
    let text = text.split("  ").next().unwrap_or_default().trim_end();
    let is_code = |code: &str| code.len() == 3 && code.bytes().all(|it| it.is_ascii_uppercase());
    let before = text.rsplit_once(' ').filter(|(_, code)| is_code(code)).map(|(name, _)| name);
    let digits = |letter: char| letter.is_ascii_digit();
    let before = before.filter(|name| name.ends_with(digits)).unwrap_or(text);
    before.trim_end_matches(digits).trim_end()
}

impl RawCell {
    const BLANK: RawCell = RawCell { opponent: RawOpponent::Blank, color: None, result: ' ' };

    fn opponent(self) -> Option<Tpn> {
        match self.opponent {
            RawOpponent::Number(number) => Some(number),
            RawOpponent::Blank | RawOpponent::None => None,
        }
    }

    /// Whether this cell shows that its round has been paired.
    fn is_paired(self, only_in_round: bool) -> bool {
        self.opponent().is_some() || self.result == 'U' || (only_in_round && self.is_old_full_bye())
    }

    fn is_old_full_bye(self) -> bool {
        self.opponent().is_none() && matches!(self.result, '+' | '1' | 'W')
    }
}

impl Reader {
    pub(super) fn player(&mut self, line: &Columns<'_>) -> LineUse {
        if self.full() {
            self.problem(line, 1, Kind::TooManyPlayers { limit: 9999 }, "");
            return self.refuse(line);
        }
        let Some(number) = number(line.get(5, 8)) else {
            let problem = Problem::new(Place::at(line.line, 5), Kind::NoNumber {}, line.get(5, 8));
            self.problems.push(problem.expecting("1-9999"));
            return self.refuse(line);
        };
        // A line cut after its number says nothing of a player.
        if line.rest(9).is_empty() {
            let kind = match line.len() {
                8.. => Kind::LineEndsEarly { field: "number" },
                _ => Kind::LineEndsInside { field: "number" },
            };
            self.problem(line, 5, kind, line.field(5, 8));
            return self.refuse(line);
        }
        let player = self.person(line, number, Record::Player);
        let raw = self.rounds(line, number);
        self.file.players.push(player);
        self.player_lines.push(line.line);
        self.raw.push(raw);
        LineUse::Used
    }

    pub(super) fn national(&mut self, line: &Columns<'_>) -> LineUse {
        let Some(number) = number(line.get(5, 8)) else {
            return self.keep(line);
        };
        let player = self.person(line, number, Record::National);
        self.file.national.push(National { federation: line.get(1, 3).to_owned(), player });
        self.national_lines.push(line.line);
        LineUse::Used
    }

    /// Columns 5-89.
    fn person(&mut self, line: &Columns<'_>, number: Tpn, record: Record) -> TrfPlayer {
        let name = line.field(15, 47).to_owned();
        let mut player = TrfPlayer {
            number,
            sex: None,
            title: None,
            name,
            rating: None,
            federation: line.field(54, 56).to_owned(),
            fide_id: None,
            birth: None,
            points: None,
            rank: None,
            rounds: Vec::new(),
            odd: Vec::new(),
        };
        if line.char(48) != ' ' && line.char(47) != ' ' {
            let length = name_alone(line.get(15, usize::MAX - 1)).chars().count();
            self.problem(line, 48, Kind::NameBeyondColumns { length }, line.get(15, 56).trim());
        } else if [9, 14, 48, 53, 57, 69].iter().any(|column| line.char(*column) != ' ') {
            self.problem(line, 1, Kind::BetweenColumns {}, line.get(5, 70).trim());
        }
        self.identity(line, &mut player, record);
        self.standing(line, &mut player);
        player
    }

    /// Sex, title, rating, id, birth date.
    fn identity(&mut self, line: &Columns<'_>, player: &mut TrfPlayer, record: Record) {
        match line.char(10) {
            ' ' => {}
            'm' | 'M' => player.sex = Some(Sex::Male),
            'w' | 'W' | 'f' | 'F' => player.sex = Some(Sex::Female),
            other => self.odd(
                line,
                player,
                PlayerField::Sex,
                &other.to_string(),
                Some(Kind::UnknownSex {}),
            ),
        }
        let title = line.field(11, 13);
        match title.parse() {
            Ok(title) => player.title = Some(title),
            Err(_) if title.is_empty() => {}
            Err(_) => {
                let kind = (record == Record::Player).then_some(Kind::UnknownTitle {});
                self.odd(line, player, PlayerField::Title, title, kind);
            }
        }
        let rating = line.field(49, 52);
        match rating.parse::<u16>() {
            Ok(0) if record != Record::Player => {}
            Ok(0) => {
                let place = Place::at(line.line, PlayerField::Rating.first_column());
                let (first, count) = self.zero_ratings.take().unwrap_or((place, 0));
                self.zero_ratings = Some((first, count + 1));
            }
            Ok(value) => {
                player.rating = Some(value);
                if value > HIGHEST_RATING {
                    let place = Place::at(line.line, PlayerField::Rating.first_column());
                    let kind = Kind::RatingBeyond { rating: value };
                    self.problems.push(Problem::new(place, kind, rating));
                }
            }
            Err(_) if rating.is_empty() => {}
            Err(_) => self.odd(line, player, PlayerField::Rating, rating, Some(Kind::BadRating {})),
        }
        let id = line.field(58, 68);
        match id.parse::<u32>() {
            Ok(value) => player.fide_id = Some(value).filter(|value| *value > 0),
            Err(_) if id.is_empty() => {}
            // More digits than FIDE has: of a national federation. They are told together.
            Err(_) if id.bytes().all(|byte| byte.is_ascii_digit()) => {
                if record == Record::Player {
                    self.long_ids.push(line.line);
                }
                self.odd(line, player, PlayerField::Id, id, None);
            }
            Err(_) => {
                let kind = (record == Record::Player).then_some(Kind::BadIdKept {});
                self.odd(line, player, PlayerField::Id, id, kind);
            }
        }
        let birth = line.field(70, 79);
        match date::birth(birth) {
            Ok(value) => player.birth = value,
            Err(fault) => {
                let kind = birth_kind(fault);
                self.odd(line, player, PlayerField::Birth, birth, Some(kind));
            }
        }
    }

    /// Points and rank.
    fn standing(&mut self, line: &Columns<'_>, player: &mut TrfPlayer) {
        let written = line.field(81, 84);
        match points(written) {
            Some(value) => player.points = Some(value),
            None if written.is_empty() => {}
            None => self.odd(line, player, PlayerField::Points, written, Some(Kind::BadPoints {})),
        }
        let rank = line.field(86, 89);
        match rank.parse::<u16>() {
            Ok(value) => player.rank = Some(value).filter(|value| *value > 0),
            Err(_) if rank.is_empty() => {}
            Err(_) => self.odd(line, player, PlayerField::Rank, rank, Some(Kind::BadRank {})),
        }
    }

    fn odd(
        &mut self,
        line: &Columns<'_>,
        player: &mut TrfPlayer,
        field: PlayerField,
        text: &str,
        kind: Option<Kind>,
    ) {
        if let Some(kind) = kind {
            self.problem(line, field.first_column(), kind, text);
        }
        player.odd.push(OddField { field, text: text.to_owned() });
    }

    fn rounds(&mut self, line: &Columns<'_>, number: Tpn) -> Vec<RawCell> {
        let mut cells = Vec::new();
        let mut start = ROUND_1;
        while start <= line.len() {
            if cells.len() == MAX_ROUNDS {
                let kind = Kind::TooManyRounds { limit: 255 };
                self.problem(line, column(start), kind, line.get(start, start + 9));
                break;
            }
            let round = u16::try_from(cells.len() + 1).unwrap_or(u16::MAX);
            cells.push(self.cell(line, start, number.0, round));
            start += 10;
        }
        cells
    }

    fn cell(&mut self, line: &Columns<'_>, start: usize, number: u16, round: u16) -> RawCell {
        let place = |offset: usize| Place::at(line.line, column(start + offset));
        let quoted = line.get(start, start + 7);
        let field = line.field(start, start + 3);
        let opponent = match field.bytes().all(|byte| byte == b'0') {
            true if field.is_empty() => RawOpponent::Blank,
            true => RawOpponent::None,
            false => match super::read::number(field) {
                Some(number) => RawOpponent::Number(number),
                None => {
                    let kind = Kind::BadOpponent { number, round };
                    self.problems.push(Problem::new(place(0), kind, quoted).expecting("0000-9999"));
                    return RawCell { opponent: RawOpponent::None, color: None, result: 'Z' };
                }
            },
        };
        let color = match line.char(start + 5) {
            'w' | 'W' => Some(Color::White),
            'b' | 'B' => Some(Color::Black),
            '-' | ' ' => None,
            _ => {
                let kind = Kind::BadColor { number, round };
                self.problems.push(Problem::new(place(5), kind, quoted).expecting("w b -"));
                None
            }
        };
        let result = match line.char(start + 7).to_ascii_uppercase() {
            code
            @ ('1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-' | 'F' | 'H' | 'U' | 'Z' | ' ') => code,
            'X' | '?' => ' ',
            _ => {
                let kind = Kind::BadResult { number, round };
                let expected = "1 = 0 W D L + - F H U Z";
                self.problems.push(Problem::new(place(7), kind, quoted).expecting(expected));
                ' '
            }
        };
        RawCell { opponent, color, result }
    }

    /// Cuts blank rounds from the end, so that all rows can get one length.
    pub(super) fn trim_rounds(&mut self) {
        for row in &mut self.raw {
            let used =
                row.iter().rposition(|cell| *cell != RawCell::BLANK).map_or(0, |last| last + 1);
            row.truncate(used);
        }
    }

    /// Turns rounds as written into rounds understood. Returns the number of rounds paired: up to
    /// the last in which anyone has an opponent or a bye with a point from the pairing.
    pub(super) fn resolve_rounds(&mut self) -> u8 {
        let n_rounds = self.raw.iter().map(Vec::len).max().unwrap_or(0);
        let mut byes = ByeCounts { allocated: vec![0; n_rounds], old: vec![0; n_rounds] };
        for row in &self.raw {
            for (index, cell) in row.iter().enumerate() {
                byes.allocated[index] +=
                    usize::from(cell.result == 'U' && cell.opponent().is_none());
                byes.old[index] += usize::from(cell.is_old_full_bye());
            }
        }
        let last_paired = |row: &Vec<RawCell>| {
            let cells = row.iter().enumerate().rev();
            cells
                .filter(|(round, cell)| cell.is_paired(byes.is_only(*round)))
                .map(|(round, _)| round + 1)
                .next()
        };
        let n_paired = self.raw.iter().filter_map(last_paired).max().unwrap_or(0);
        let mut odd = OddByes::default();
        let announced = self.file.announced();
        let raw = std::mem::take(&mut self.raw);
        let by_number = self.file.by_number();
        let won = self.file.won_by_forfeit();
        for (index, row) in raw.iter().enumerate() {
            let number = self.file.players[index].number;
            let line = self.player_lines[index];
            let mut cells = Vec::with_capacity(n_rounds);
            for round in 0..n_rounds {
                let cell = row.get(round).copied().unwrap_or(RawCell::BLANK);
                let round_no = RoundNo(u8::try_from(round + 1).unwrap_or(u8::MAX));
                let granted = announced.get(&(round_no, number)).copied();
                let place = Place::at(line, column(ROUND_1 + 10 * round));
                cells.push(match cell.opponent() {
                    Some(opponent) => {
                        let other =
                            by_number.get(&opponent).and_then(|index| raw[*index].get(round));
                        let mutual = other.is_some_and(|other| other.opponent() == Some(number));
                        self.paired(cell, (number, round), opponent, mutual, place)
                    }
                    None if round >= n_paired && cell == RawCell::BLANK => TrfCell::Empty,
                    None => match granted.filter(|_| cell.result == ' ') {
                        Some(kind) => TrfCell::Bye(kind),
                        None if cell.result == '+' && won.contains(&(number, round)) => {
                            TrfCell::Bye(ByeKind::FullPoint)
                        }
                        None => TrfCell::Bye(odd.bye(cell, byes.is_only(round), place)),
                    },
                });
            }
            self.file.players[index].rounds = cells;
        }
        odd.report(&mut self.problems);
        u8::try_from(n_paired).unwrap_or(u8::MAX)
    }

    /// A cell with an opponent. A bye code beside an opponent is a forfeit if the opponent points
    /// back, else the bye counts.
    fn paired(
        &mut self,
        cell: RawCell,
        (number, round): (Tpn, usize),
        opponent: Tpn,
        mutual: bool,
        place: Place,
    ) -> TrfCell {
        let bye = match cell.result {
            'F' => Some(ByeKind::FullPoint),
            'H' => Some(ByeKind::HalfPoint),
            'U' => Some(ByeKind::PairingAllocated),
            'Z' => Some(ByeKind::ZeroPoint),
            _ => None,
        };
        if let Some(bye) = bye {
            let round = u16::try_from(round + 1).unwrap_or(u16::MAX);
            let kind = Kind::ByeWithOpponent { number: number.0, round, opponent: opponent.0 };
            let color = match cell.color {
                Some(Color::White) => 'w',
                Some(Color::Black) => 'b',
                None => '-',
            };
            let found = format!("{opponent} {color} {}", cell.result);
            let expected = "0000 - Z, or opponent with + or -";
            self.problems.push(Problem::new(place, kind, &found).expecting(expected));
            if !mutual || bye == ByeKind::HalfPoint {
                return TrfCell::Bye(bye);
            }
        }
        let result = match cell.result {
            '1' => TrfResult::Win,
            '=' => TrfResult::Draw,
            '0' => TrfResult::Loss,
            'W' => TrfResult::WinUnrated,
            'D' => TrfResult::DrawUnrated,
            'L' => TrfResult::LossUnrated,
            '+' | 'F' | 'U' => TrfResult::ForfeitWin,
            '-' | 'Z' => TrfResult::ForfeitLoss,
            _ => TrfResult::Unfinished,
        };
        TrfCell::Paired { opponent, color: cell.color, result }
    }
}

/// Which record a person stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Record {
    Player,
    National,
}

impl PlayerField {
    /// First column of the field.
    pub(super) fn first_column(self) -> u32 {
        match self {
            PlayerField::Sex => 10,
            PlayerField::Title => 11,
            PlayerField::Rating => 49,
            PlayerField::Id => 58,
            PlayerField::Birth => 70,
            PlayerField::Points => 81,
            PlayerField::Rank => 86,
        }
    }
}

/// Byes with a full point by round.
struct ByeCounts {
    allocated: Vec<usize>,
    old: Vec<usize>,
}

impl ByeCounts {
    /// Whether an old-style bye with a point is the only one of its round: then the pairing gave it.
    fn is_only(&self, round: usize) -> bool {
        self.allocated[round] == 0 && self.old[round] == 1
    }
}

/// Byes that were not written with a bye code: first place and number of each sort.
#[derive(Default)]
struct OddByes {
    blank: Option<(Place, usize)>,
    legacy: [Option<(Place, usize)>; 4],
}

const LEGACY: [(ByeKind, &str); 4] = [
    (ByeKind::PairingAllocated, "pairing-allocated bye"),
    (ByeKind::FullPoint, "full-point bye"),
    (ByeKind::HalfPoint, "half-point bye"),
    (ByeKind::ZeroPoint, "zero-point bye"),
];

impl OddByes {
    fn bye(&mut self, cell: RawCell, only_in_round: bool, place: Place) -> ByeKind {
        let kind = match cell.result {
            'U' => return ByeKind::PairingAllocated,
            'F' => return ByeKind::FullPoint,
            'H' => return ByeKind::HalfPoint,
            'Z' => return ByeKind::ZeroPoint,
            '+' | '1' | 'W' if only_in_round => ByeKind::PairingAllocated,
            '+' | '1' | 'W' => ByeKind::FullPoint,
            '=' | 'D' => ByeKind::HalfPoint,
            '-' | '0' | 'L' => ByeKind::ZeroPoint,
            _ => {
                self.blank.get_or_insert((place, 0)).1 += 1;
                return ByeKind::ZeroPoint;
            }
        };
        let slots = LEGACY.iter().zip(&mut self.legacy);
        for (_, slot) in slots.filter(|((sort, _), _)| *sort == kind) {
            slot.get_or_insert((place.clone(), 0)).1 += 1;
        }
        kind
    }

    fn report(self, problems: &mut Vec<Problem>) {
        if let Some((place, count)) = self.blank {
            problems
                .push(Problem::new(place, Kind::BlankRounds { count }, "").expecting("0000 - Z"));
        }
        for ((_, read_as), slot) in LEGACY.into_iter().zip(self.legacy) {
            if let Some((place, count)) = slot {
                let kind = Kind::LegacyBye { read_as, count };
                problems.push(Problem::new(place, kind, "").expecting("0000 - and F, H, U or Z"));
            }
        }
    }
}

pub(crate) fn birth_kind(fault: DateFault) -> Kind {
    match fault {
        DateFault::NoSuchDay => Kind::NoSuchDay {},
        DateFault::NotADate => Kind::BadBirth {},
        DateFault::OutOfRange => Kind::BirthOutOfRange {},
    }
}

fn column(column: usize) -> u32 {
    u32::try_from(column).unwrap_or(u32::MAX)
}
