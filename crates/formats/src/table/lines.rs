//! Lists typed or pasted as plain lines: `1. Pérez, Juan 2000`, `GM Ana Ibarra (2501)`.

use std::borrow::Cow;

use super::GridRow;
use super::titles::Habit;
use crate::federation;

/// Ratings that a number at the end of a line is taken for.
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3500;

/// One line taken apart; what is not there is empty.
#[derive(Default)]
struct Item<'a> {
    number: &'a str,
    title: &'static str,
    name: Cow<'a, str>,
    rating: &'a str,
    federation: &'a str,
}

/// Takes the only cell of each row apart, if at least half of the rows begin with a number or end with a
/// rating. Parts that no row has make no column.
pub(super) fn take_apart(rows: &mut [GridRow]) {
    let mut items: Vec<Item> = rows
        .iter()
        .map(|row| match row.cells.as_slice() {
            [only] => item(only),
            _ => Item::default(),
        })
        .collect();
    let habit = Habit::of(items.iter().map(|item| item.name.as_ref()));
    items.iter_mut().for_each(|item| item.untitled(habit));
    let counted = |it: &&Item| !it.number.is_empty() || !it.rating.is_empty();
    if rows.is_empty() || items.iter().filter(counted).count() * 2 < rows.len() {
        return;
    }
    let parts: [fn(&Item) -> String; 5] = [
        |it| it.number.to_owned(),
        |it| it.title.to_owned(),
        |it| it.name.clone().into_owned(),
        |it| it.rating.to_owned(),
        |it| it.federation.to_owned(),
    ];
    let used = parts.iter().filter(|part| items.iter().any(|it| !part(it).is_empty()));
    let used: Vec<_> = used.collect();
    let cells: Vec<Vec<String>> =
        items.iter().map(|it| used.iter().map(|part| part(it)).collect()).collect();
    for (row, cells) in rows.iter_mut().zip(cells) {
        row.cells = cells;
    }
}

fn item(line: &str) -> Item<'_> {
    let (number, rest) = leading_number(line);
    let (rest, federation) = trailing_federation(rest);
    let (rest, rating) = trailing_rating(rest);
    if rest.chars().any(char::is_alphabetic) {
        Item { number, title: "", name: rest.into(), rating, federation }
    } else {
        Item { name: line.into(), ..Item::default() }
    }
}

impl Item<'_> {
    /// Titles of arbiters stay in the name, for the reader of players to tell.
    fn untitled(&mut self, habit: Habit) {
        let split = habit.split(&self.name);
        if let (Some(title), true) = (split.title, split.others.is_empty()) {
            (self.title, self.name) = (title.code(), split.name.into());
        }
    }
}

/// `12. `, `12) ` or `12 ` before a name.
pub(super) fn leading_number(line: &str) -> (&str, &str) {
    let line = line.trim();
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let digits = &line[..line.len() - rest.len()];
    let after = rest.trim_start_matches(['.', ')', '-', ':']).trim_start();
    let parted = after.len() < rest.len();
    let named = after.chars().next().is_some_and(char::is_alphabetic);
    if (1..=4).contains(&digits.len()) && parted && named { (digits, after) } else { ("", line) }
}

/// `ESP` behind a rating.
fn trailing_federation(line: &str) -> (&str, &str) {
    let parted = line.trim_end().rsplit_once(char::is_whitespace);
    let code = parted.filter(|(before, code)| {
        let capitals = code.len() == 3 && code.bytes().all(|it| it.is_ascii_uppercase());
        capitals && federation::is_known(code) && !trailing_rating(before.trim_end()).1.is_empty()
    });
    code.map_or((line, ""), |(before, code)| (before.trim_end(), code))
}

/// A rating after a name, bare or in brackets.
fn trailing_rating(line: &str) -> (&str, &str) {
    let inner = line.trim_end_matches([')', ']', ' ']);
    let name = inner.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = &inner[name.len()..];
    let parted = name.ends_with(|letter: char| letter.is_whitespace() || "([,-–".contains(letter));
    let is_rating = digits.len() <= 4 && digits.parse().is_ok_and(|it| RATINGS.contains(&it));
    if parted && is_rating {
        let ends = |letter: char| letter.is_whitespace() || "([,-–".contains(letter);
        (name.trim_end_matches(ends), digits)
    } else {
        (line, "")
    }
}
