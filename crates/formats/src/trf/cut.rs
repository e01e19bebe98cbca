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
//! | inside the last number of 240 260 299 300 310 013 XXP XXZ, of 250, or a value of 162, XXA | if the numbers before it in the line are longer, and it does not end where its columns do |
//! | inside a date of 042, 052 or 132 | if the day has one digit and the month two |
//!
//! The value stays as read; the arbiter sees line, column, field and what to do. Of the last line it is said that
//! the file seems cut off there, if nothing ends that line and
//!
//! | The last line | Told |
//! |---|---|
//! | is a player's and ends as above, or in an earlier round than most others | the rounds or the rest of the line are missing |
//! | the same at the border of a field, but nobody names the player later and the points are those of the rounds before, or there are no rounds yet | nothing of the file: the player left, or was entered last |
//! | is another record, shorter than every other of its code, or a part of a code | the rest of the line is missing |
//! | whatever ends it: the file names a tournament and no player, or ends with player n of more (record 062) | players are missing |

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

/// Reports every line that ends too early. Where that is the end of the file, the file is
/// told of.
pub(super) fn check(
    lines: &[Columns<'_>],
    uses: &[LineUse],
    end: FileEnd,
    problems: &mut Vec<Problem>,
) {
    let read = lines.iter().zip(uses).filter(|(_, it)| !matches!(it, LineUse::Ignored(_)));
    let read: Vec<&Columns<'_>> = read.map(|(line, _)| line).collect();
    let last = read.last().copied();
    let (players, others): (Vec<_>, Vec<_>) =
        read.into_iter().partition(|line| line.get(1, 4) == "001 ");
    let rows = Rows::of(&players);
    // A bare number is told where it is read.
    let named = last_named(&players);
    let differs = |line: &Columns<'_>| {
        let of_line = |it: &Problem| it.place.line == line.line && it.key() == "points-differ";
        problems.iter().any(of_line)
    };
    let file_end = last.and_then(|last| {
        let whole = says_all(last, &rows, &named, differs(last));
        file_end(last, whole, &players, &others, &rows, end)
    });
    // What is told of the end of the file needs no second word for its last line.
    let told = file_end.as_ref().map(|it| it.place.line).filter(|_| !end.is_whole);
    for line in players.iter().filter(|line| !line.rest(9).is_empty()) {
        let in_field = rows.player(line).filter(|_| Some(line.line) != told);
        problems.extend(in_field.or_else(|| between_rounds(line, &named)));
    }
    let national: Vec<&Columns<'_>> =
        others.iter().copied().filter(|line| is_national(line)).collect();
    let rows = Rows::of(&national);
    problems.extend(national.iter().filter_map(|line| rows.inside(line, &PLAYER[..7])));
    let others = others.into_iter().filter(|line| Some(line.line) != told);
    problems.extend(others.filter_map(other_record));
    problems.extend(file_end);
}

/// How the text of a file ends.
#[derive(Clone, Copy)]
pub(super) struct FileEnd {
    /// With the end of a line.
    pub(super) is_whole: bool,
    /// Players that record 062 says there are.
    pub(super) players_said: Option<u32>,
}

/// The file as a whole seems to be cut off: its last line ends without an end of line before others of its kind do,
/// it has no players, or fewer than it says while they are what it ends with.
fn file_end(
    last: &Columns<'_>,
    whole: Whole,
    players: &[&Columns<'_>],
    others: &[&Columns<'_>],
    rows: &Rows,
    end: FileEnd,
) -> Option<Problem> {
    let is_player = last.get(1, 4) == "001 ";
    let in_field = || rows.player(last).is_some() || last.rest(9).is_empty();
    let wanted = if is_player
        && !end.is_whole
        && whole == Whole::Unknown
        && (in_field() || rows.most_beyond(last.len()))
    {
        if last.len() < 91 { "rest of the line" } else { "rest of its rounds" }
    } else if players.is_empty() {
        // A list of teams, or a few lines of something else, is no report that was cut.
        let is_header = others.iter().any(|line| line.get(1, 4) == "012 ");
        let teams = others.iter().any(|line| matches!(line.get(1, 4), "013 " | "310 "));
        (is_header && !teams).then_some("lines of players")?
    } else if is_player && end.players_said.is_some_and(|said| says_more(said, players)) {
        "lines of players"
    } else if !is_player && !end.is_whole {
        let same = others.iter().filter(|line| line.get(1, 4) == last.get(1, 4));
        let shortest = same.filter(|line| line.line != last.line).map(|line| line.len()).min();
        let fragment = last.len() < 4 && last.text.bytes().all(|byte| byte.is_ascii_digit());
        (fragment || shortest.is_some_and(|it| last.len() < it)).then_some("rest of the line")?
    } else {
        return None;
    };
    let place = Place::at(last.line, column(last.len()));
    let from = last.len().saturating_sub(30);
    Some(Problem::new(place, Kind::FileCut { wanted }, last.rest(from.max(1))))
}

/// Whether a line that is shorter than others says all that it has to say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whole {
    Yes,
    Unknown,
}

/// A line that ends at the border of a field or a round says all if no other line names its player later, and either
/// its points are those of its rounds or other lines end early too. Who left the event, or came last to the list, has
/// such a line.
fn says_all(
    line: &Columns<'_>,
    rows: &Rows,
    named: &BTreeMap<Tpn, usize>,
    points_differ: bool,
) -> Whole {
    let end = line.len();
    let Some(own) = number(line.get(5, 8)) else { return Whole::Unknown };
    let named_last = named.get(&own).copied().unwrap_or(0);
    if rows.inside(line, &PLAYER).or_else(|| rows.in_round(line)).is_some()
        || named_last > rounds_of(line)
        || named.is_empty()
    {
        return Whole::Unknown;
    }
    let has_points = !line.field(81, 84).is_empty();
    let by_points = has_points && !points_differ;
    // Other lines than this one that end before the longest do.
    let longest = rows.lengths.last().copied().unwrap_or(0);
    let early = rows.lengths.partition_point(|length| *length < longest);
    let ragged = early > usize::from(end < longest);
    let is_entry = end < 81 && named_last == 0;
    if by_points || is_entry || ragged && !has_points { Whole::Yes } else { Whole::Unknown }
}

/// The players are numbered without a gap up to fewer than the file says it has.
fn says_more(said: u32, players: &[&Columns<'_>]) -> bool {
    let count = u32::try_from(players.len()).unwrap_or(u32::MAX);
    let in_order =
        players.iter().zip(1u16..).all(|(line, at)| number(line.get(5, 8)) == Some(Tpn(at)));
    count < said && in_order
}

/// What the lines of one kind have, counted once.
struct Rows {
    /// Lengths, in order.
    lengths: Vec<usize>,
    /// Lines that go on beyond a field whose text does not reach its last column.
    left_aligned: [usize; PLAYER.len()],
    with_points: usize,
    with_rank: usize,
    /// Lines with a color, by round.
    with_color: Vec<usize>,
}

impl Rows {
    fn of(lines: &[&Columns<'_>]) -> Rows {
        let mut rows = Rows {
            lengths: lines.iter().map(|line| line.len()).collect(),
            left_aligned: [0; PLAYER.len()],
            with_points: 0,
            with_rank: 0,
            with_color: Vec::new(),
        };
        rows.lengths.sort_unstable();
        for line in lines {
            for (count, it) in rows.left_aligned.iter_mut().zip(&PLAYER) {
                let ends_before = line.len() > it.last && line.char(it.last) == ' ';
                *count += usize::from(ends_before && !line.field(it.first, it.last).is_empty());
            }
            rows.with_points += usize::from(!line.field(81, 84).is_empty());
            rows.with_rank += usize::from(!line.field(86, 89).is_empty());
            let rounds = rounds_of(line);
            if rows.with_color.len() < rounds {
                rows.with_color.resize(rounds, 0);
            }
            for (round, count) in rows.with_color.iter_mut().take(rounds).enumerate() {
                *count += usize::from(line.char(ROUND_1 + round * 10 + 5) != ' ');
            }
        }
        rows
    }

    fn player(&self, line: &Columns<'_>) -> Option<Problem> {
        self.inside(line, &PLAYER).or_else(|| self.in_round(line)).or_else(|| self.early(line))
    }

    /// So many lines are most of those besides one that is not among them; never so without others.
    fn are_most(&self, count: usize) -> bool {
        let others = self.lengths.len().saturating_sub(1);
        others > 0 && count * 2 > others
    }

    /// Most of the other lines go on beyond a column which this line does not reach.
    fn most_beyond(&self, column: usize) -> bool {
        self.are_most(self.lengths.len() - self.lengths.partition_point(|it| *it <= column))
    }

    fn inside(&self, line: &Columns<'_>, fields: &[Field]) -> Option<Problem> {
        let end = line.len();
        let at = fields.iter().position(|it| (it.first..it.last).contains(&end))?;
        let it = fields.get(at)?;
        let text = line.field(it.first, it.last);
        let longer = || self.most_beyond(it.last);
        let is_cut = match it.align {
            Align::Left => longer(),
            Align::Right => longer() || self.left_aligned.get(at) == Some(&0),
            Align::Date => {
                let year = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
                !year || longer()
            }
        };
        is_cut.then(|| inside(line, it.first, it.name, text))
    }

    fn in_round(&self, line: &Columns<'_>) -> Option<Problem> {
        let end = line.len();
        let offset = end.checked_sub(ROUND_1)? % 10;
        let start = end - offset;
        let text = line.field(start, end);
        let colored = || self.with_color.get((start - ROUND_1) / 10).copied().unwrap_or(0);
        let is_cut = match offset {
            0..=2 => true,
            3 | 4 => text.bytes().any(|byte| byte != b'0') && self.are_most(colored()),
            _ => false,
        };
        is_cut.then(|| inside(line, start, "opponent", text))
    }

    /// A whole field, but no points or rank where others have them.
    fn early(&self, line: &Columns<'_>) -> Option<Problem> {
        let end = line.len();
        let (first, count) = if end <= 80 { (81, self.with_points) } else { (86, self.with_rank) };
        if end >= first || !self.are_most(count) {
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
    // Where its values begin, and where the first of its numbers ends: the others end five columns further each.
    let (from, end) = match line.get(1, 4) {
        "042 " | "052 " | "132 " => return date(line),
        "162 " | "XXA " | "XXS " => return value(line),
        "240 " => (7, Some(14)),
        "250 " => (15, Some(26)),
        "260 " => (5, Some(16)),
        "300 " => (5, Some(20)),
        "299 " => (20, Some(26)),
        "310 " => (73, Some(77)),
        "013 " => (37, Some(40)),
        "XXP " | "XXZ " => (5, None),
        _ => return None,
    };
    let past = end.and_then(|end| line.len().checked_sub(end));
    if past.is_some_and(|past| past.is_multiple_of(5)) {
        return None;
    }
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
            assert_eq!((count.used, count.refused), (1, 1), "{bare}");
            let told = reading.problems.iter().filter(|it| it.place.line == 2).count();
            assert_eq!(told, 1, "{bare}: {:?}", reading.problems);
        }
    }

    #[test]
    fn a_cut_rating_and_id_are_told_without_other_lines() {
        assert_eq!(
            told(&format!("{}\n", &WHOLE[..50])),
            [
                "1:49: line ends inside the columns of the rating, found \"19\"; compare with the original"
            ]
        );
        assert_eq!(told(&format!("{}\n", &WHOLE[..65])).len(), 1);
        assert_eq!(told(&format!("{}\n", &WHOLE[..78])).len(), 1);
        assert_eq!(told(&WHOLE[..73]), [""; 0], "a bare year may end a line");
        assert_eq!(told("001    1 w    Ibarra, Ana\n001    2 w    Noor, Bruno\n"), [""; 0]);
    }

    fn end_told(text: &str) -> Vec<String> {
        let reading = crate::trf::read(text.as_bytes());
        let of = |it: &&crate::problem::Problem| it.key() == "file-cut";
        reading.problems.iter().filter(of).map(ToString::to_string).collect()
    }

    #[test]
    fn a_file_cut_in_its_last_line_is_told_wherever_it_is_cut() {
        let other = WHOLE.replace("001    1", "001    2").replace("2 w 1", "1 b 0");
        let head = format!("012 Cup\n062 2\n{other}\n");
        for cut in 1..WHOLE.len() {
            let text = format!("{head}{}", &WHOLE[..cut]);
            let reading = crate::trf::read(text.as_bytes());
            let told = reading.problems.iter().filter(|it| it.key() == "file-cut").count();
            assert_eq!(told, 1, "{cut} {:?}: {:?}", &WHOLE[..cut], reading.problems);
        }
        assert_eq!(end_told(&format!("{head}{WHOLE}")), [""; 0], "a whole line needs no end");
        assert_eq!(
            end_told(&format!("{head}{}", &WHOLE[..99])),
            [
                "4:99: the file seems cut off here, rest of its rounds expected, found \"1990/05/12  1.5    1     2 w 1\"; get the whole file and read it again"
            ]
        );
    }

    /// Who left after round 1, and who came last to the list: the line says all that it has to say.
    #[test]
    fn a_last_line_that_is_short_for_another_reason_is_not_cut() {
        let line = |number: u16, points: &str, rounds: &str| {
            format!(
                "001 {number:>4}      Name{number:<29} 1950 ESP     9900123 1990/05/12 {points:>4}    1{rounds}"
            )
        };
        let two = format!(
            "012 Cup\n{}\n{}\n",
            line(1, "1.5", "     3 w 1     2 b ="),
            line(2, "1.5", "  0000 - F     1 w =")
        );
        assert_eq!(end_told(&format!("{two}{}", line(3, "0.0", "     1 b 0"))), [""; 0]);
        assert_eq!(
            end_told(&format!("{two}{}", line(3, "1.0", "     1 b 0"))).len(),
            1,
            "points say more"
        );
        assert_eq!(
            end_told(&format!("{two}{}", line(3, "", "     1 b 0"))).len(),
            1,
            "nothing says that it is whole"
        );
        let entry = line(4, "", "");
        let third = line(3, "0.0", "     1 b 0  0000 - Z");
        assert_eq!(end_told(&format!("{two}{third}\n{}", entry[..79].trim_end())), [""; 0]);
        let named = line(1, "1.0", "     3 w 1     4 b 0");
        assert_eq!(
            end_told(&format!("012 Cup\n{named}\n{third}\n{}", entry[..79].trim_end())).len(),
            1
        );
    }

    #[test]
    fn a_file_cut_before_or_between_its_players_is_told() {
        assert_eq!(end_told("012 Cup\n022 Town\n122 All moves in 90").len(), 1);
        assert_eq!(end_told("012 Cup\n022 Town\n").len(), 1);
        assert_eq!(end_told(&format!("012 Cup\n062 9\n{WHOLE}\n")).len(), 1);
        assert_eq!(end_told(&format!("012 Cup\n062 1\n{WHOLE}\n")), [""; 0]);
        assert_eq!(end_told(&format!("012 Cup\n062 1\n{WHOLE}\n142 7")), [""; 0]);
        assert_eq!(end_told(&format!("012 Cup\n{WHOLE}\n00")).len(), 1);
        assert_eq!(end_told("DDD\n"), [""; 0]);
    }

    #[test]
    fn cut_lists_values_and_dates_are_told() {
        for (text, n) in [
            ("240 H 003  02", 1),
            ("240 H   3    2", 0),
            ("240 H 003    2", 0),
            ("240 H 003  126    2", 0),
            ("240 H 003 0012 01", 1),
            ("260 001 009    3    4", 0),
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
