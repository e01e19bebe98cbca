//! Lines that end too early: a file cut on its way leaves the last line, or each long line, without its end.
//!
//! Trailing blanks may be missing from any line, so an end says something only where letters end inside the
//! columns of a field, or where the other lines of the file go on.
//!
//! | Line ends | Told |
//! |---|---|
//! | inside number, rating, id, points, rank or an opponent (right-aligned) | always, unless other lines align the field to the left and are no longer |
//! | inside a date that is no bare year | always |
//! | inside title, name or a bare year (left-aligned) | if most other lines go on beyond the field |
//! | after an opponent, before the color | if most other lines have a color in that round |
//! | after a field before points or rank | if most other lines have them |
//! | after the number of a player | always; the line is kept, and makes no player |
//! | between two rounds | if others name the player in a later round |
//! | inside the last number of 240 260 299 300 310 013 XXP XXZ, of 250, or a value of 162, XXA | if the numbers before it in the line are longer |
//! | inside a date of 042, 052 or 132 | if the day has one digit and the month two |
//!
//! The value stays as read; the arbiter sees line, column, field and what to do.

use super::LineUse;
use super::columns::Columns;
use super::read::{is_national, number};
use crate::problem::{Kind, Place, Problem};
use std::collections::BTreeMap;
use tournament::ids::Tpn;

/// How a field stands in its columns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Align {
    Left,
    Right,
    /// `YYYY/MM/DD`, or a bare year on the left.
    Date,
}

struct Field {
    first: usize,
    last: usize,
    name: &'static str,
    align: Align,
}

const fn field(first: usize, last: usize, name: &'static str, align: Align) -> Field {
    Field { first, last, name, align }
}

/// Records 001 and of national ratings, columns 5 to 89.
const PLAYER: [Field; 9] = [
    field(5, 8, "number", Align::Right),
    field(10, 13, "title", Align::Left),
    field(15, 47, "name", Align::Left),
    field(49, 52, "rating", Align::Right),
    field(54, 56, "federation", Align::Right),
    field(58, 68, "id", Align::Right),
    field(70, 79, "birth date", Align::Date),
    field(81, 84, "points", Align::Right),
    field(86, 89, "rank", Align::Right),
];
/// First column of round 1; each round takes ten.
const ROUND_1: usize = 92;

/// Reports every line that ends too early.
pub(super) fn check(lines: &[Columns<'_>], uses: &[LineUse], problems: &mut Vec<Problem>) {
    let read = lines.iter().zip(uses).filter(|(_, it)| !matches!(it, LineUse::Ignored(_)));
    let read = read.map(|(line, _)| line);
    let (players, others): (Vec<_>, Vec<_>) = read.partition(|line| line.get(1, 4) == "001 ");
    let rows = Rows { lines: &players };
    // A bare number is told where it is read.
    let named = last_named(&players);
    for line in players.iter().filter(|line| !line.rest(9).is_empty()) {
        problems.extend(rows.player(line).or_else(|| between_rounds(line, &named)));
    }
    let national: Vec<&Columns<'_>> =
        others.iter().copied().filter(|line| is_national(line)).collect();
    let rows = Rows { lines: &national };
    problems.extend(national.iter().filter_map(|line| rows.inside(line, &PLAYER[..7])));
    problems.extend(others.into_iter().filter_map(other_record));
}

struct Rows<'a> {
    lines: &'a [&'a Columns<'a>],
}

impl Rows<'_> {
    fn player(&self, line: &Columns<'_>) -> Option<Problem> {
        self.inside(line, &PLAYER).or_else(|| self.in_round(line)).or_else(|| self.early(line))
    }

    /// Most of the other lines satisfy this; false without other lines.
    fn most(&self, line: &Columns<'_>, holds: impl Fn(&Columns<'_>) -> bool) -> bool {
        let others = self.lines.iter().filter(|other| other.line != line.line);
        let (n_others, n_hold) = others.fold((0, 0), |(n_others, n_hold), other| {
            (n_others + 1, n_hold + usize::from(holds(other)))
        });
        n_others > 0 && n_hold * 2 > n_others
    }

    fn inside(&self, line: &Columns<'_>, fields: &[Field]) -> Option<Problem> {
        let end = line.len();
        let it = fields.iter().find(|it| (it.first..it.last).contains(&end))?;
        let text = line.field(it.first, it.last);
        let longer = || self.most(line, |other| other.len() > it.last);
        let is_cut = match it.align {
            Align::Left => longer(),
            Align::Right => longer() || !self.left_aligned(line, it),
            Align::Date => {
                let year = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
                !year || longer()
            }
        };
        is_cut.then(|| inside(line, it.first, it.name, text))
    }

    /// Whether another line has a blank after this field's text, in its columns.
    fn left_aligned(&self, line: &Columns<'_>, it: &Field) -> bool {
        let others = self.lines.iter().filter(|other| other.line != line.line);
        others
            .filter(|other| other.len() > it.last)
            .any(|other| other.char(it.last) == ' ' && !other.field(it.first, it.last).is_empty())
    }

    fn in_round(&self, line: &Columns<'_>) -> Option<Problem> {
        let end = line.len();
        let offset = end.checked_sub(ROUND_1)? % 10;
        let start = end - offset;
        let text = line.field(start, end);
        let is_cut = match offset {
            0..=2 => true,
            3 | 4 => {
                text.bytes().any(|byte| byte != b'0')
                    && self.most(line, |other| other.char(start + 5) != ' ')
            }
            _ => false,
        };
        is_cut.then(|| inside(line, start, "opponent", text))
    }

    /// A whole field, but no points or rank where others have them.
    fn early(&self, line: &Columns<'_>) -> Option<Problem> {
        let end = line.len();
        let (first, last) = if end <= 80 { (81, 84) } else { (86, 89) };
        if end >= first || !self.most(line, |other| !other.field(first, last).is_empty()) {
            return None;
        }
        let it = PLAYER.iter().rfind(|it| it.first <= end)?;
        let place = Place::at(line.line, column(end));
        Some(Problem::new(place, Kind::LineEndsEarly { field: it.name }, line.field(it.first, end)))
    }
}

fn inside(line: &Columns<'_>, first: usize, name: &'static str, text: &str) -> Problem {
    Problem::new(Place::at(line.line, column(first)), Kind::LineEndsInside { field: name }, text)
}

/// The last round in which others name each player.
fn last_named(players: &[&Columns<'_>]) -> BTreeMap<Tpn, usize> {
    let mut named = BTreeMap::new();
    for line in players {
        for round in 1..=rounds_of(line) {
            let start = ROUND_1 + (round - 1) * 10;
            if let Some(opponent) = number(line.get(start, start + 3)) {
                let last = named.entry(opponent).or_default();
                *last = round.max(*last);
            }
        }
    }
    named
}

/// A line that ends between two rounds, though others met its player later: nobody names one who left.
fn between_rounds(line: &Columns<'_>, named: &BTreeMap<Tpn, usize>) -> Option<Problem> {
    let number = number(line.get(5, 8))?;
    let last = rounds_of(line);
    let later = named.get(&number).copied().filter(|round| *round > last)?;
    let small = |round: usize| u16::try_from(round).unwrap_or(u16::MAX);
    let (number, last, named) = (number.0, small(last), small(later));
    let kind = Kind::LineEndsBeforeRounds { number, last, named };
    Some(Problem::new(Place::at(line.line, column(line.len())), kind, ""))
}

/// Rounds that a player's line reaches.
fn rounds_of(line: &Columns<'_>) -> usize {
    (line.len() + 1).saturating_sub(ROUND_1).div_ceil(10)
}

/// Records whose last value can be held against the values before it.
fn other_record(line: &Columns<'_>) -> Option<Problem> {
    let from = match line.get(1, 4) {
        "042 " | "052 " | "132 " => return date(line),
        "162 " | "XXA " | "XXS " => return value(line),
        "240 " => 7,
        "250 " => 15,
        "260 " | "300 " => 5,
        "299 " => 20,
        "310 " => 73,
        "013 " => 37,
        "XXP " | "XXZ " => 5,
        _ => return None,
    };
    let words: Vec<&str> = line.rest(from).split_whitespace().collect();
    let (last, before) = words.split_last()?;
    let padded = before.iter().any(|word| word.starts_with('0'));
    let width = before.iter().map(|word| word.len()).min()?;
    (padded && last.len() < width).then(|| {
        let start = (line.len() + 1).saturating_sub(last.chars().count());
        inside(line, start, "number", last)
    })
}

/// `2026/05/1` of `2026/05/12`.
fn date(line: &Columns<'_>) -> Option<Problem> {
    let word = line.rest(5).split_whitespace().next_back()?;
    let parts: Vec<&str> = word.split(['/', '.', '-']).collect();
    let [_, month, day] = parts.as_slice() else { return None };
    let digits = [month, day].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    (digits && month.len() == 2 && day.len() < 2).then(|| {
        let start = (line.len() + 1).saturating_sub(word.chars().count());
        inside(line, start, "date", word)
    })
}

/// A last value without the decimals that the values before it have.
fn value(line: &Columns<'_>) -> Option<Problem> {
    let words: Vec<&str> = line.rest(5).split_whitespace().collect();
    let (last, before) = words.split_last()?;
    let decimals = |word: &str| word.rsplit_once('.').map(|(_, decimals)| decimals.len());
    let expected = before.iter().filter_map(|word| decimals(word)).min()?;
    (decimals(last).unwrap_or(0) < expected
        && last.ends_with(|it: char| it.is_ascii_digit() || it == '.'))
    .then(|| {
        let start = (line.len() + 1).saturating_sub(last.chars().count());
        inside(line, start, "points", last)
    })
}

fn column(column: usize) -> u32 {
    u32::try_from(column).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    /// A player with everything, two rounds.
    const WHOLE: &str = "001    1 wWGM Ibarra, Ana                       1950 ESP     9900123 1990/05/12  1.5    1     2 w 1     3 b =";

    fn told(text: &str) -> Vec<String> {
        let reading = crate::trf::read(text.as_bytes());
        let of = |it: &&crate::problem::Problem| it.key().starts_with("line-ends");
        reading.problems.iter().filter(of).map(ToString::to_string).collect()
    }

    #[test]
    fn every_cut_inside_a_field_is_told() {
        for cut in 5..WHOLE.len() {
            let other = WHOLE.replace("001    1", "001    2").replace("2 w 1", "1 b 0");
            let found = told(&format!("{other}\n{}\n", &WHOLE[..cut]));
            let end = WHOLE[..cut].trim_end().len();
            let whole = end > 91 && matches!((end - 92) % 10, 5..=7);
            let expected = usize::from(!whole);
            if cut > 8 {
                assert_eq!(found.len(), expected, "{cut} {:?}: {found:?}", &WHOLE[..cut]);
            }
        }
    }

    #[test]
    fn a_cut_between_two_rounds_is_told_where_others_met_the_player() {
        let rounds = |number: u16, rounds: &str| {
            format!(
                "001 {number:>4} w    Name{number:<29} 1950 ESP     9900123 1990/05/12  1.0    1  {rounds}\n"
            )
        };
        let whole = rounds(1, "   2 w 1     3 b 0     2 b 1");
        let cut = rounds(2, "   1 b 0");
        assert_eq!(
            told(&format!("{whole}{cut}")),
            [
                "2:99: line of 2 ends after round 1, but others name 2 in round 3; it may be cut; compare with the original"
            ]
        );
        // Nobody met number 3 after round 2.
        assert_eq!(told(&format!("{whole}{}", rounds(3, "             1 w 1"))), [""; 0]);
    }

    #[test]
    fn a_bare_number_is_kept_and_makes_no_player() {
        for bare in ["001    2", "001   2", "001    2  "] {
            let reading = crate::trf::read(format!("{WHOLE}\n{bare}\n").as_bytes());
            assert_eq!(reading.file.players.len(), 1, "{bare}");
            let count = reading.line_count();
            assert_eq!((count.used, count.listed), (1, 1), "{bare}");
            let told = reading.problems.iter().filter(|it| it.place.line == 2).count();
            assert_eq!(told, 1, "{bare}: {:?}", reading.problems);
        }
    }

    #[test]
    fn a_cut_rating_and_id_are_told_without_other_lines() {
        assert_eq!(
            told(&WHOLE[..50]),
            [
                "1:49: line ends inside the columns of the rating, found \"19\"; compare with the original"
            ]
        );
        assert_eq!(told(&WHOLE[..65]).len(), 1);
        assert_eq!(told(&WHOLE[..78]).len(), 1);
        assert_eq!(told(&WHOLE[..73]), [""; 0], "a bare year may end a line");
        assert_eq!(told("001    1 w    Ibarra, Ana\n001    2 w    Noor, Bruno\n"), [""; 0]);
    }

    #[test]
    fn cut_lists_values_and_dates_are_told() {
        for (text, n) in [
            ("240 H 003  02", 1),
            ("240 H   3    2", 0),
            ("042 2026/05/1", 1),
            ("042 1.5.2026", 0),
            ("162  W 3.0    D 1", 1),
            ("162  W 3.0    D 1.0", 0),
            ("260   1   2  125  18", 0),
            ("260 001 002  025  18", 1),
        ] {
            assert_eq!(told(text).len(), n, "{text}");
        }
    }
}
