//! Titles that stand inside names: `GM Ibarra, Ana`, `Ibarra Ana WFM`, `Ruiz, Juan (IM)`, `IA Díaz, Eva`.
//!
//! A real name is never eaten. Most titles are no word of any language, but `IM`, `WIM`, `NA`, `FA`, `FI` and
//! others are surnames or given names too (Im is Korean, Wim is Dutch): those are titles only where the name or
//! the other names of its column show it.
//!
//! | It meets | It takes it for |
//! |---|---|
//! | `GM`, `WGM`, `FM`, `CM`, `WFM`, `WCM` in capitals before or after at least two words | a title |
//! | `MF`, `GMI`, `GMF`, `MIF`, `MFF`, `MCF`, `CMF` likewise; `MI` as `IM` below | the title that FIDE calls FM, GM, WGM, WIM, WFM, WCM; IM |
//! | any title in brackets | a title |
//! | `IM` before or after a name with a comma outside it, or beside a surname in capitals (`IM RUIZ Juan`) | a title |
//! | `IM Ana Ruiz`, `Ana Ruiz IM` in a column with a `GM` on that side, or where no other name has a word in capitals there | a title |
//! | `IM Seong`, `IM, Seong`, `Seong IM` beside `Min KIM`, `Wim de Boer` | part of the name |

use tournament::player::Title;

/// A name and the titles that stood in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Split {
    /// The name without them.
    pub(super) name: String,
    /// A player's title.
    pub(super) title: Option<Title>,
    /// Titles of arbiters, trainers and organizers, as written.
    pub(super) others: Vec<String>,
}

/// Titles that no name is; the last ones are those of Spanish, Portuguese, French and Italian.
const PLAYERS: [&str; 13] =
    ["GM", "WGM", "FM", "CM", "WFM", "WCM", "MF", "GMI", "GMF", "MIF", "MFF", "MCF", "CMF"];
/// Titles that are names too.
const PLAYERS_OR_NAMES: [&str; 3] = ["IM", "WIM", "MI"];

/// FIDE's titles by the letters of other languages: *maestro internacional*, *maestro FIDE*, and those of women.
/// Lists in capitals have them so; the small letters `mf` of reports are a title of women.
pub(super) fn title(word: &str) -> Option<Title> {
    Some(match word.trim() {
        "GMI" => Title::Gm,
        "MI" => Title::Im,
        "MF" => Title::Fm,
        "GMF" => Title::Wgm,
        "MIF" => Title::Wim,
        "MFF" => Title::Wfm,
        "MCF" | "CMF" => Title::Wcm,
        _ => return None,
    })
}
/// Titles of arbiters and trainers that no name is.
const OTHERS: [&str; 1] = ["FST"];
/// Titles of arbiters, trainers and organizers that are names or letters of them too.
const OTHERS_OR_NAMES: [&str; 7] = ["IA", "FA", "NA", "FT", "FI", "IO", "NI"];

/// On which side of the name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

/// What the names of a column show: whether a word that is a title and a name is a title there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Habit {
    before: bool,
    after: bool,
}

impl Habit {
    /// Looks at the names of a column.
    pub(super) fn of<'n>(names: impl Iterator<Item = &'n str> + Clone) -> Habit {
        Habit { before: shown(names.clone(), Side::Before), after: shown(names, Side::After) }
    }

    fn on(self, side: Side) -> bool {
        match side {
            Side::Before => self.before,
            Side::After => self.after,
        }
    }

    /// Takes the titles off a name.
    pub(super) fn split(self, name: &str) -> Split {
        let mut split = Split { name: name.trim().to_owned(), ..Split::default() };
        // A player's title and those of an arbiter and a trainer.
        for _ in 0..3 {
            let sides = [Side::Before, Side::After];
            let Some((word, rest)) = sides.into_iter().find_map(|it| self.taken(&split.name, it))
            else {
                break;
            };
            match title(&word).map_or_else(|| word.parse::<Title>(), Ok) {
                Ok(title) if split.title.is_none() => split.title = Some(title),
                Ok(_) => break,
                Err(_) => split.others.push(word),
            }
            split.name = rest;
        }
        split
    }

    /// A title on one side of a name, and the name without it.
    fn taken(self, name: &str, side: Side) -> Option<(String, String)> {
        let (word, rest) = parted(name, side)?;
        let bare = bare(word);
        if !is_title(bare) || !rest.chars().any(char::is_alphabetic) {
            return None;
        }
        let in_brackets = word.starts_with(['(', '[']) && word.ends_with([')', ']']);
        let comma_beside = match side {
            Side::Before => word.ends_with(','),
            Side::After => rest.ends_with(','),
        };
        let telling = in_brackets
            || is_sure(bare) && has_two_words(rest)
            || shows_title(bare, rest, comma_beside)
            || self.on(side) && has_two_words(rest) && !comma_beside;
        // `GM, Ana`: whoever writes so has a surname of two letters.
        let surname = side == Side::Before && comma_beside && !in_brackets;
        (telling && !surname).then(|| (bare.to_owned(), tidy(rest)))
    }
}

/// `Ruiz, Juan` beside it, or `RUIZ Juan`: the surname is there already.
fn shows_title(word: &str, rest: &str, comma_beside: bool) -> bool {
    if rest.trim_end_matches([',', ' ']).contains(',') {
        // `NA NAKORN, SOMCHAI` in a list in capitals is a surname of two words.
        return PLAYERS_OR_NAMES.contains(&word) || rest.chars().any(char::is_lowercase);
    }
    let words: Vec<&str> = rest.split_whitespace().collect();
    let capitals = words.iter().filter(|word| is_capitals(word)).count();
    words.len() > 1 && !comma_beside && capitals > 0 && capitals < words.len()
}

/// Whether the names show that a word in capitals on this side is a title: one of them is a title for sure, or
/// there are other names and none has another word in capitals there.
fn shown<'n>(names: impl Iterator<Item = &'n str>, side: Side) -> bool {
    let (mut n_others, mut n_capitals) = (0usize, 0usize);
    for name in names {
        let Some((word, rest)) = parted(name, side) else { continue };
        let bare = bare(word);
        if is_sure(bare) && has_two_words(rest) {
            return true;
        }
        if !is_title(bare) {
            n_others += 1;
            n_capitals += usize::from(is_capitals(bare));
        }
    }
    n_others > 0 && n_capitals == 0
}

/// The word on one side, and the rest.
fn parted(name: &str, side: Side) -> Option<(&str, &str)> {
    let name = name.trim();
    let (word, rest) = match side {
        Side::Before => name.split_once(char::is_whitespace)?,
        Side::After => name.rsplit_once(char::is_whitespace).map(|(rest, word)| (word, rest))?,
    };
    Some((word, rest.trim()))
}

/// Without the brackets, dots and commas around it.
fn bare(word: &str) -> &str {
    word.trim_matches(['(', ')', '[', ']', '.', ',', ';'])
}

fn is_title(word: &str) -> bool {
    is_sure(word) || PLAYERS_OR_NAMES.contains(&word) || OTHERS_OR_NAMES.contains(&word)
}

fn is_sure(word: &str) -> bool {
    PLAYERS.contains(&word) || OTHERS.contains(&word)
}

fn is_capitals(word: &str) -> bool {
    word.chars().filter(|letter| letter.is_alphabetic()).count() > 1
        && !word.chars().any(char::is_lowercase)
}

fn has_two_words(rest: &str) -> bool {
    let is_word = |word: &&str| word.chars().any(char::is_alphabetic);
    rest.split([' ', ',', '\t', '\u{a0}']).filter(is_word).count() > 1
}

fn tidy(rest: &str) -> String {
    rest.trim().trim_matches([',', ';']).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str], expected: &[&str]) {
        let habit = Habit::of(names.iter().copied());
        let shown = names.iter().map(|name| {
            let split = habit.split(name);
            let title = split.title.map_or("", Title::code);
            format!("{title}|{}|{}", split.others.join("+"), split.name)
        });
        assert_eq!(shown.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn titles_are_taken_off_names() {
        check(
            &["GM Smith, John", "Smith John IM", "WFM Ana Ruiz", "Ruiz, Ana (WGM)", "Gil Eva, CM"],
            &[
                "GM||Smith, John",
                "IM||Smith John",
                "WFM||Ana Ruiz",
                "WGM||Ruiz, Ana",
                "CM||Gil Eva",
            ],
        );
        check(&["IM Ruiz, Juan"], &["IM||Ruiz, Juan"]);
        check(&["IM RUIZ Juan"], &["IM||RUIZ Juan"]);
        check(&["RUIZ Juan IM"], &["IM||RUIZ Juan"]);
        check(&["GM IA Díaz, Eva"], &["GM|IA|Díaz, Eva"]);
        check(&["FA Ana Ruiz", "Bruno Gil"], &["|FA|Ana Ruiz", "||Bruno Gil"]);
        check(&["IM JUAN RUIZ", "GM ANA GIL"], &["IM||JUAN RUIZ", "GM||ANA GIL"]);
        check(&["GM. Ana Gil"], &["GM||Ana Gil"]);
    }

    #[test]
    fn titles_of_other_languages_are_those_of_fide() {
        check(
            &["MF Perez, Juan", "MI Gil, Eva", "Sol Ruiz, Ana MIF", "GMF Ana Ruiz", "Im, Ji-ho"],
            &[
                "FM||Perez, Juan",
                "IM||Gil, Eva",
                "WIM||Sol Ruiz, Ana",
                "WGM||Ana Ruiz",
                "||Im, Ji-ho",
            ],
        );
        check(
            &["FM Abe, Kobo", "Abe, Kobo FM", "Gm, Ana", "MI, Fei", "Mi Fei", "MI FEI", "LI FEI"],
            &[
                "FM||Abe, Kobo",
                "FM||Abe, Kobo",
                "||Gm, Ana",
                "||MI, Fei",
                "||Mi Fei",
                "||MI FEI",
                "||LI FEI",
            ],
        );
    }

    #[test]
    fn real_names_stay_whole() {
        for names in [
            &["IM Seong", "KIM Min"][..],
            &["IM, Seong Ho"],
            &["IM Seong Ho", "KIM Min Su"],
            &["Seong Ho IM", "Min Su KIM"],
            &["Wim de Boer", "Im Seong", "Na Hui"],
            &["WIM JANSEN", "JAN DE BOER"],
            &["GM"],
            &["GM Ana"],
            &["IM Seong Ho"],
            &["Li, Fa", "FA Li"],
            &["Rao, GM", "Rao GM"],
            &["NA NAKORN, SOMCHAI"],
        ] {
            let whole: Vec<String> = names.iter().map(|name| format!("||{name}")).collect();
            check(names, &whole.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }
}
