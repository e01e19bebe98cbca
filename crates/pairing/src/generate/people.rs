//! Invented people.

use super::dice::{Dice, Share};
use super::settings::Ratings;

const BEGIN: [&str; 24] = [
    "Al", "Bel", "Cor", "Dar", "El", "Fen", "Gar", "Hol", "Iv", "Jor", "Kal", "Lor", "Mar", "Nor",
    "Or", "Pel", "Quin", "Ros", "Sal", "Tor", "Ur", "Val", "Wen", "Zar",
];
const END: [&str; 20] = [
    "a", "ado", "ani", "as", "bek", "dal", "el", "en", "eno", "er", "ez", "ic", "in", "is", "ko",
    "man", "o", "sen", "ton", "ura",
];
const FEDERATIONS: [&str; 12] =
    ["ARG", "BRA", "CHI", "COL", "ESP", "FRA", "GER", "IND", "ITA", "MEX", "POR", "USA"];

/// Somebody who might enter.
pub(super) struct Person {
    pub(super) name: String,
    pub(super) federation: String,
    pub(super) rating: Option<u16>,
    /// What results are drawn by, also for the unrated.
    pub(super) strength: i32,
}

/// A field in starting order: rating, then name (C.04.2 2).
pub(super) fn people(n: u16, ratings: &Ratings, unrated: Share, dice: &mut Dice) -> Vec<Person> {
    let mut field: Vec<Person> = (0..n)
        .map(|index| {
            let rated = !dice.happens(unrated);
            let strength = rating(index, ratings, dice);
            let known =
                if rated { u16::try_from(strength).ok().filter(|it| *it > 0) } else { None };
            Person {
                name: name(dice),
                federation: dice.one_of(&FEDERATIONS).copied().unwrap_or_default().to_owned(),
                rating: known,
                strength,
            }
        })
        .collect();
    field.sort_by(|a, b| b.rating.cmp(&a.rating).then_with(|| a.name.cmp(&b.name)));
    field
}

fn rating(index: u16, ratings: &Ratings, dice: &mut Dice) -> i32 {
    match ratings {
        Ratings::Fixed(list) => {
            let at = usize::from(index) % list.len().max(1);
            list.get(at).map_or(1400, |rating| i32::from(*rating))
        }
        Ratings::Range { lowest, highest } => {
            i32::try_from(dice.between(i64::from(*lowest), i64::from(*highest))).unwrap_or(1400)
        }
        // Three dice: most are near the middle of the scale.
        Ratings::Random => {
            let sum: i64 = (0..3).map(|_| dice.between(0, 480)).sum();
            i32::try_from(1400 + sum).unwrap_or(1400)
        }
    }
}

fn name(dice: &mut Dice) -> String {
    let mut word = || {
        let begin = dice.one_of(&BEGIN).copied().unwrap_or_default();
        let end = dice.one_of(&END).copied().unwrap_or_default();
        format!("{begin}{end}")
    };
    format!("{}, {}", word(), word())
}
