//! Lines whose columns count something else than letters: bytes of UTF-8, or letters with their accents apart as one.
//!
//! Programs that pad a name to 33 bytes shift all behind an accented one to the left; an accent that is a sign of its own
//! shifts it to the right for who counts letters. Where lines of players fit so and not as they stand, all lines with such
//! letters are read so, and written in letters.

use super::columns::Columns;
use super::read::is_national;
use super::tabs::fits;
use crate::problem::{Kind, Place, Problem, first_lines};
use crate::text;

/// What a column is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Bytes,
    /// An accent is no column of its own.
    WithoutAccents,
}

impl Counted {
    fn width(self, letter: char) -> usize {
        match self {
            Counted::Bytes => letter.len_utf8(),
            Counted::WithoutAccents => usize::from(!is_accent(letter)),
        }
    }

    fn differs(self, line: &str) -> bool {
        line.chars().any(|letter| self.width(letter) != 1)
    }
}

fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// The text with the fields where letters count; `None` if there is nothing to do.
pub(super) fn by_letters(content: &str, problems: &mut Vec<Problem>) -> Option<String> {
    if content.is_ascii() {
        return None;
    }
    let counted =
        [Counted::Bytes, Counted::WithoutAccents].into_iter().find(|it| it.is_meant(content))?;
    let mut whole = String::with_capacity(content.len());
    let mut moved = Vec::new();
    for (line, number) in text::lines(content).zip(1u32..) {
        match names(line).filter(|_| counted.differs(line)) {
            Some(names) => {
                whole.push_str(&counted.placed(line, names));
                moved.push(number);
            }
            None => whole.push_str(line),
        }
        whole.push('\n');
    }
    if !content.ends_with(['\r', '\n']) {
        whole.pop();
    }
    let (count, lines) = (moved.len(), first_lines(&moved));
    let kind = match counted {
        Counted::Bytes => Kind::ColumnsOfBytes { count, lines },
        Counted::WithoutAccents => Kind::ColumnsWithoutAccents { count, lines },
    };
    problems.push(Problem::new(Place::at(*moved.first()?, 1), kind, ""));
    Some(whole)
}

impl Counted {
    /// Whether more lines of players fit so than as they stand.
    fn is_meant(self, content: &str) -> bool {
        let (mut as_they_are, mut so) = (0usize, 0usize);
        for line in text::lines(content).filter(|it| it.starts_with("001 ") && self.differs(it)) {
            as_they_are += usize::from(fits(line));
            so += usize::from(fits(&self.placed(line, PERSON)));
        }
        so > as_they_are
    }

    /// Each word behind the names, and the first one of each name, where it stands when columns are counted so.
    fn placed(self, line: &str, names: &[(usize, usize)]) -> String {
        let mut made = String::with_capacity(line.len() + 8);
        let (mut n_made, mut column) = (0usize, 1usize);
        let mut in_name = None;
        for letter in line.trim_end().chars() {
            let starts = letter != ' ' && (made.is_empty() || made.ends_with(' '));
            let name = names.iter().position(|(from, to)| (*from..=*to).contains(&column));
            if starts && (name.is_none() || name != in_name) {
                while n_made + 1 < column {
                    made.push(' ');
                    n_made += 1;
                }
                while n_made + 1 > column && made.ends_with("  ") {
                    made.pop();
                    n_made -= 1;
                }
            }
            if letter != ' ' {
                in_name = name;
            }
            made.push(letter);
            n_made += 1;
            column += self.width(letter);
        }
        made
    }
}

/// Columns of the names of a player.
const PERSON: &[(usize, usize)] = &[(15, 47)];

/// Columns of the names of a record that has fields behind them.
fn names(line: &str) -> Option<&'static [(usize, usize)]> {
    match line.get(..4)? {
        "001 " => Some(PERSON),
        "013 " => Some(&[(5, 36)]),
        "310 " => Some(&[(9, 40), (42, 46)]),
        "802 " => Some(&[(9, 13)]),
        _ => is_national(&Columns::new(line, 0)).then_some(PERSON),
    }
}

#[cfg(test)]
mod tests {
    use crate::trf::{TrfFile, read};

    /// Two players by columns that are counted by `width`.
    fn report(width: impl Fn(&str) -> usize) -> String {
        let left = |text: &str, to: usize| format!("{text}{}", " ".repeat(to - width(text)));
        let player = |number: u16, name: &str, rest: &str| {
            format!("001 {number:>4} m    {} {rest}\n", left(name, 33))
        };
        let national =
            format!("ESP {:>4}      {} 2050\n", 1, left("Ñu\u{301}n\u{303}ez, Íñigo", 33));
        format!(
            "012 Cup\n{}{}{national}013 {}   1    2\n",
            player(
                1,
                "Ñu\u{301}n\u{303}ez, Íñigo",
                "2100 ESP    24500000 1990/05/31  1.0    1     2 w 1"
            ),
            player(2, "Otero, Ada", "2000 ESP    24500001 1991/05/31  0.0    2     1 b 0"),
            left("Peña Alfil", 32),
        )
    }

    fn of(width: impl Fn(&str) -> usize) -> (TrfFile, Vec<&'static str>) {
        let reading = read(report(width).as_bytes());
        let told = reading.problems.iter().map(|it| it.key());
        (reading.file, told.filter(|key| *key != "teams-kept").collect())
    }

    #[test]
    fn columns_are_bytes_or_letters_without_their_accents_where_only_that_fits() {
        let (letters, told) = of(|text| text.chars().count());
        assert_eq!(told, Vec::<&str>::new());
        assert_eq!(letters.players[0].rating, Some(2100));
        assert_eq!(letters.teams.teams[0].players.len(), 2);
        let (bytes, told) = of(str::len);
        assert_eq!(told, ["columns-of-bytes"]);
        assert_eq!(bytes, letters);
        let is_accent = |letter: &char| matches!(letter, '\u{301}' | '\u{303}');
        let (shown, told) = of(|text| text.chars().filter(|letter| !is_accent(letter)).count());
        assert_eq!(told, ["columns-without-accents"]);
        assert_eq!(shown, letters);
    }

    #[test]
    fn a_line_without_rating_shows_by_its_rounds_how_it_is_counted() {
        // `Íñigo` in bytes: two blanks too few behind it.
        let line = |blanks: usize| {
            format!("001    1      Íñigo{} 1.0    1     2 w 1\n", " ".repeat(blanks))
        };
        for (blanks, told) in [(61, 0), (59, 1)] {
            let reading = read(format!("{}001    2      Ada\n", line(blanks)).as_bytes());
            assert_eq!(reading.file.players[0].rank, Some(1), "{blanks}");
            let keys = reading.problems.iter().filter(|it| it.key() == "columns-of-bytes");
            assert_eq!(keys.count(), told, "{blanks}");
        }
    }
}
