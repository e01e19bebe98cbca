//! Rows packed into pages of bytes: two million rows are written in seconds, and one is found by its
//! number.
//!
//! A row is its length and then numbers in groups of seven bits, the lowest first, with a mask of what
//! it has. Nothing is read that does not fit: a damaged page gives no row.

use super::{ListedPlayer, ListedRating};

/// Two pages of rows fit into one page of the file.
const LONGEST: usize = 4000;

/// A page being filled.
#[derive(Default)]
pub(super) struct Page {
    pub(super) body: Vec<u8>,
    /// Number of its first row, from 0.
    pub(super) first: u32,
    row: Vec<u8>,
}

impl Page {
    /// Packs a row. False if it has no room here: [`Page::take`] then begins the next page with it.
    pub(super) fn add(&mut self, player: &ListedPlayer) -> bool {
        self.row.clear();
        pack(player, &mut self.row);
        let fits = self.body.is_empty() || self.body.len() + self.row.len() + 5 <= LONGEST;
        if fits {
            self.append();
        }
        fits
    }

    /// Begins the next page with the row that had no room in the last.
    pub(super) fn next(&mut self, row: u32) {
        self.body.clear();
        self.first = row;
        self.append();
    }

    fn append(&mut self) {
        number(self.row.len(), &mut self.body);
        self.body.extend_from_slice(&self.row);
    }
}

/// The row that has so many others before it in its page.
pub(super) fn row(page: &[u8], before: u32) -> Option<ListedPlayer> {
    let mut rest = Bytes(page);
    for _ in 0..before {
        let length = rest.number()?;
        rest.take(length)?;
    }
    let length = rest.number()?;
    unpack(Bytes(rest.take(length)?))
}

fn pack(player: &ListedPlayer, out: &mut Vec<u8>) {
    number(player.line, out);
    number(player.fide_id.unwrap_or(0), out);
    number(player.birth, out);
    let values: [Option<u16>; 12] = std::array::from_fn(|at| {
        let rating = &player.ratings[at / 3];
        [rating.value, rating.games, rating.k.map(u16::from)][at % 3]
    });
    number(mask(&values.map(|value| value.is_some())), out);
    for value in values.into_iter().flatten() {
        number(value, out);
    }
    let texts = texts(player);
    number(mask(&texts.map(|text| !text.is_empty())), out);
    for text in texts.into_iter().filter(|text| !text.is_empty()) {
        number(text.len(), out);
        out.extend_from_slice(text.as_bytes());
    }
}

fn unpack(mut bytes: Bytes<'_>) -> Option<ListedPlayer> {
    let mut player = ListedPlayer {
        line: bytes.number()?,
        fide_id: Some(bytes.number()?).filter(|id| *id > 0),
        birth: bytes.number()?,
        ..ListedPlayer::default()
    };
    let has: u32 = bytes.number()?;
    for (at, rating) in player.ratings.iter_mut().enumerate() {
        let mut value = |place: usize| -> Option<Option<u16>> {
            if has >> (at * 3 + place) & 1 == 0 { Some(None) } else { bytes.number().map(Some) }
        };
        let (rated, games, k) = (value(0)?, value(1)?, value(2)?);
        *rating = ListedRating { value: rated, games, k: k.and_then(|k| u8::try_from(k).ok()) };
    }
    let has: u32 = bytes.number()?;
    for (at, text) in texts_mut(&mut player).into_iter().enumerate() {
        if has >> at & 1 == 1 {
            let length = bytes.number()?;
            std::str::from_utf8(bytes.take(length)?).ok()?.clone_into(text);
        }
    }
    Some(player)
}

fn texts(player: &ListedPlayer) -> [&str; 9] {
    [
        &player.name,
        &player.federation,
        &player.sex,
        &player.title,
        &player.women_title,
        &player.other_titles,
        &player.flag,
        &player.national_id,
        &player.club,
    ]
}

fn texts_mut(player: &mut ListedPlayer) -> [&mut String; 9] {
    [
        &mut player.name,
        &mut player.federation,
        &mut player.sex,
        &mut player.title,
        &mut player.women_title,
        &mut player.other_titles,
        &mut player.flag,
        &mut player.national_id,
        &mut player.club,
    ]
}

fn mask(has: &[bool]) -> u32 {
    has.iter().rev().fold(0, |mask, has| mask << 1 | u32::from(*has))
}

/// Writes a number; what is beyond 32 bits is beyond every list.
fn number(value: impl TryInto<u32>, out: &mut Vec<u8>) {
    let mut left = value.try_into().unwrap_or(u32::MAX);
    while left >= 0x80 {
        out.push(0x80 | low(left));
        left >>= 7;
    }
    out.push(low(left));
}

fn low(value: u32) -> u8 {
    value.to_le_bytes()[0] & 0x7F
}

struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    fn number<T: TryFrom<u32>>(&mut self) -> Option<T> {
        let mut value = 0_u32;
        for shift in [0, 7, 14, 21, 28] {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            value |= u32::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return T::try_from(value).ok();
            }
        }
        None
    }

    fn take(&mut self, length: u32) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(usize::try_from(length).ok()?)?;
        self.0 = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::{Page, row};
    use crate::ratings::{ListedPlayer, ListedRating};

    fn player(number: u32) -> ListedPlayer {
        let rating = |value, games, k| ListedRating { value, games, k };
        ListedPlayer {
            line: number + 2,
            fide_id: (!number.is_multiple_of(3)).then_some(u32::MAX - number),
            name: "Ñ".repeat(number as usize % 70),
            federation: "ESP".to_owned(),
            club: "c".repeat(number as usize % 5 * 100),
            flag: if number.is_multiple_of(2) { "i".to_owned() } else { String::new() },
            birth: 19_870_531,
            ratings: [
                rating(Some(2850), Some(0), Some(10)),
                rating(None, Some(300), None),
                ListedRating::default(),
                rating(Some(0), None, Some(255)),
            ],
            ..ListedPlayer::default()
        }
    }

    #[test]
    fn rows_come_out_as_they_went_in() {
        let mut page = Page::default();
        let mut number = 0;
        while page.add(&player(number)) {
            number += 1;
        }
        assert!(number > 10 && page.body.len() <= 4000);
        for before in 0..number {
            assert_eq!(row(&page.body, before), Some(player(before)));
        }
        assert_eq!(row(&page.body, number), None);
        page.next(number);
        assert_eq!((page.first, row(&page.body, 0)), (number, Some(player(number))));
    }

    #[test]
    fn a_damaged_page_gives_no_row_and_no_panic() {
        let mut page = Page::default();
        page.add(&player(69));
        for at in 0..page.body.len() {
            assert_eq!(row(&page.body[..at], 0), None, "cut at {at}");
            for flip in [1, 0x80, 0xFF] {
                let mut bytes = page.body.clone();
                bytes[at] ^= flip;
                let _ = row(&bytes, 0);
            }
        }
    }
}
