//! The order of the start list (C.04.2 2.2): rating, then title, then name.
//!
//! Names are compared by surname and then by given name, split at the first comma. Neither case nor
//! accents count (`Núñez` sorts as `nunez`, `Łoś` as `los`, `Weiß` as `weiss`), a hyphen is a space,
//! apostrophes and full stops are nothing. Names that are then equal are compared by their exact
//! letters, and players that are equal in all of it keep the order they came in.

use std::cmp::{Ordering, Reverse};

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::player::Title;

/// What a player's place in the start list depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartKey<'a> {
    /// Rating used for the event; unrated players come after all rated ones.
    pub rating: Option<u16>,
    /// FIDE title; players without one come last among equal ratings.
    pub title: Option<Title>,
    /// `Surname, Given`.
    pub name: &'a str,
}

/// Positions of the players in start order, the strongest first.
pub fn order(players: &[StartKey]) -> Vec<usize> {
    let keys: Vec<_> = players.iter().map(sort_key).collect();
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|left, right| keys[*left].cmp(&keys[*right]));
    order
}

/// Which of two players comes first. Sorting many is faster by [`order`].
pub fn compare(left: &StartKey, right: &StartKey) -> Ordering {
    sort_key(left).cmp(&sort_key(right))
}

type SortKey<'a> = (Reverse<Option<u16>>, bool, Option<Title>, [String; 2], &'a str);

fn sort_key<'a>(player: &StartKey<'a>) -> SortKey<'a> {
    let (surname, given) = player.name.split_once(',').unwrap_or((player.name, ""));
    let rating = player.rating.filter(|rating| *rating > 0);
    let names = [folded(surname), folded(given)];
    (Reverse(rating), player.title.is_none(), player.title, names, player.name)
}

/// A name as it is sorted.
pub fn folded(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.nfkd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            '\'' | '’' | '‘' | 'ʼ' | '`' | '´' | '.' => {}
            '-' | '‐' | '‑' | '–' | '_' => plain.push(' '),
            'ß' | 'ẞ' => plain.push_str("ss"),
            'æ' | 'Æ' => plain.push_str("ae"),
            'œ' | 'Œ' => plain.push_str("oe"),
            'þ' | 'Þ' => plain.push_str("th"),
            'ø' | 'Ø' => plain.push('o'),
            'ł' | 'Ł' => plain.push('l'),
            'đ' | 'Đ' | 'ð' | 'Ð' => plain.push('d'),
            'ħ' | 'Ħ' => plain.push('h'),
            'ı' => plain.push('i'),
            letter => plain.extend(letter.to_lowercase().filter(|part| !is_combining_mark(*part))),
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{StartKey, compare, folded, order};
    use crate::player::Title;
    use std::cmp::Ordering;

    fn check(players: &[(u16, &str, &str)], expected: &[&str]) {
        let keys: Vec<StartKey> = players
            .iter()
            .map(|(rating, title, name)| StartKey {
                rating: Some(*rating).filter(|rating| *rating > 0),
                title: title.parse::<Title>().ok(),
                name,
            })
            .collect();
        let names: Vec<&str> = order(&keys).into_iter().map(|index| keys[index].name).collect();
        assert_eq!(names, expected);
    }

    #[test]
    fn c04_2_2_2_rating_then_title_then_name() {
        check(
            &[
                (0, "", "Aaron, Al"),
                (2000, "", "Bell, Bo"),
                (2000, "CM", "Cole, Cy"),
                (2000, "WIM", "Dunn, Di"),
                (2000, "FM", "Eddy, Ed"),
                (2000, "WGM", "Fox, Fay"),
                (2100, "", "Zorn, Zoe"),
                (0, "GM", "Yates, Yan"),
            ],
            &[
                "Zorn, Zoe",
                "Fox, Fay",
                "Eddy, Ed",
                "Dunn, Di",
                "Cole, Cy",
                "Bell, Bo",
                "Yates, Yan",
                "Aaron, Al",
            ],
        );
    }

    #[test]
    fn names_are_compared_without_case_and_accents() {
        check(
            &[
                (1500, "", "nunez, Zoe"),
                (1500, "", "Núñez, Ana"),
                (1500, "", "De la Cruz, Ana"),
                (1500, "", "De, Bo"),
                (1500, "", "Łoś, Jan"),
                (1500, "", "Lot, Ada"),
                (1500, "", "O'Hara, Pat"),
                (1500, "", "Ohara, Kim"),
                (1500, "", "Øst, Bo"),
            ],
            &[
                "De, Bo",
                "De la Cruz, Ana",
                "Łoś, Jan",
                "Lot, Ada",
                "Núñez, Ana",
                "nunez, Zoe",
                "Ohara, Kim",
                "O'Hara, Pat",
                "Øst, Bo",
            ],
        );
        assert_eq!(folded("  Weiß-Šmíd   d'Arc "), "weiss smid darc");
        assert_eq!(folded("İnci"), "inci");
    }

    #[test]
    fn equal_players_keep_their_order() {
        let key = StartKey { rating: None, title: None, name: "Same, Name" };
        assert_eq!(order(&[key, key, key]), [0, 1, 2]);
        assert_eq!(compare(&key, &key), Ordering::Equal);
        let upper = StartKey { name: "SAME, Name", ..key };
        assert_eq!(order(&[key, upper]), [1, 0], "exact letters settle what folding leaves open");
    }
}
