//! What a text means in a position: with the letters of its language, else with those of any other.
//!
//! A letter that its language does not have is no reason to call a move unreadable: a guest writes in his own language.
//! What is read so is always marked ([`Remark::OtherLanguage`]), and where two languages give different legal moves the
//! text is ambiguous. A capital that may be the file of a pawn or the letter of a piece of another language (`Cc6`,
//! `Bxc6` on a Spanish sheet) is never settled in silence.

use std::collections::BTreeMap;

use shakmaty::{Chess, Move, Position, Role};
use thiserror::Error;

use super::letters::Language;
use super::matching::{self, LegalityError, Remark};
use super::written::{self, Mark, SyntaxError, WrittenMove};

/// A text settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meant {
    /// The move.
    pub played: Move,
    /// The text taken apart as it was settled.
    pub written: WrittenMove,
    /// The language that it was read in.
    pub language: Language,
    /// Departures from the notation of the Laws.
    pub remarks: Vec<Remark>,
}

/// Why a text has no single meaning.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotMeant {
    /// It is no move in any language.
    #[error("{0}")]
    Unreadable(SyntaxError),
    /// Languages give different legal moves, and it does not say in which one it is written.
    #[error("expected one legal move, and languages give {}", fits.len())]
    Languages {
        /// The text taken apart.
        written: Box<WrittenMove>,
        /// What they give.
        fits: Vec<Move>,
    },
    /// No legal move fits, or more than one.
    #[error("{error}")]
    NotOne {
        /// The text taken apart.
        written: Box<WrittenMove>,
        /// How many fit.
        error: LegalityError,
    },
}

/// Languages whose letters stray onto sheets in others most: they are asked before the rest.
const GUESTS: [Language; 6] = [
    Language::English,
    Language::Spanish,
    Language::German,
    Language::French,
    Language::Portuguese,
    Language::Dutch,
];

/// The one legal move that a text means.
///
/// ```
/// use laws::game::Game;
/// use laws::notation::{letters::Language, meaning::meaning};
///
/// let game = Game::standard().with_uci(["e2e4", "e7e5", "g1f3"])?;
/// let knight = meaning("Cc6", game.last(), Language::English).expect("Spanish for Nc6");
/// assert_eq!(knight.played.to().to_string(), "c6");
/// assert_eq!(knight.played.role(), shakmaty::Role::Knight);
/// # Ok::<(), laws::game::UciError>(())
/// ```
///
/// # Errors
///
/// [`NotMeant`] if no language gives exactly one legal move.
pub fn meaning(text: &str, position: &Chess, language: Language) -> Result<Meant, NotMeant> {
    let parsed = written::parse(text, language);
    settle(text, parsed.as_ref(), position, language, &mut Guests::default())
}

/// The legal moves that a text means with the letters of other languages than its own, each once: those of languages that
/// are often met, and only if they give none those of the rest.
pub fn elsewhere(text: &str, position: &Chess, own: Language) -> Vec<(Language, Move)> {
    let legal = position.legal_moves();
    let readings = readings(text.trim());
    let of = |common: bool| {
        let mut found: Vec<(Language, Move)> = Vec::new();
        let wanted =
            |it: &&(Language, WrittenMove)| GUESTS.contains(&it.0) == common && it.0 != own;
        for (language, written) in readings.iter().filter(wanted) {
            if let [only] = matching::fits(written, &legal).as_slice()
                && !found.iter().any(|it| it.1 == *only)
            {
                found.push((*language, *only));
            }
        }
        found
    };
    let common = of(true);
    if common.is_empty() { of(false) } else { common }
}

/// The text taken apart with the letters of other languages, each way once.
pub(super) fn elsewhere_written(text: &str, own: Language) -> impl Iterator<Item = WrittenMove> {
    readings(text.trim()).into_iter().filter(move |it| it.0 != own).map(|it| it.1)
}

/// The same as [`meaning`] for a text that was taken apart already.
pub(super) fn settle(
    text: &str,
    parsed: Result<&WrittenMove, &SyntaxError>,
    position: &Chess,
    own: Language,
    guests: &mut Guests,
) -> Result<Meant, NotMeant> {
    let not_one = |written: &WrittenMove, error| NotMeant::NotOne {
        written: Box::new(written.clone()),
        error,
    };
    match parsed {
        Ok(written) if written.file_letter == Mark::Absent && !names_a_pawn(text, own) => {
            match matching::find(written, position, own) {
                Ok(found) => Ok(Meant {
                    played: found.played,
                    written: written.clone(),
                    language: own,
                    remarks: found.remarks,
                }),
                Err(error @ LegalityError::Illegal { .. }) if may_be_foreign(text, own) => {
                    match abroad(text, position, own, guests) {
                        Abroad::One(meant) => Ok(meant),
                        Abroad::Several(fits) => {
                            Err(NotMeant::Languages { written: Box::new(written.clone()), fits })
                        }
                        Abroad::None => Err(not_one(written, error)),
                    }
                }
                Err(error) => Err(not_one(written, error)),
            }
        }
        Ok(written) => with_doubt(text, written, position, own, guests),
        Err(syntax) if may_be_foreign(text, own) => match abroad(text, position, own, guests) {
            Abroad::One(meant) => Ok(meant),
            Abroad::Several(fits) => {
                let first = guests.of(text).first().map(|it| it.1.clone());
                match first {
                    Some(written) => Err(NotMeant::Languages { written: Box::new(written), fits }),
                    None => Err(NotMeant::Unreadable(syntax.clone())),
                }
            }
            Abroad::None => Err(NotMeant::Unreadable(syntax.clone())),
        },
        Err(syntax) => Err(NotMeant::Unreadable(syntax.clone())),
    }
}

/// The first letter is the file of a pawn or the letter of a piece elsewhere. A file written twice is a piece if one fits;
/// otherwise both readings count.
fn with_doubt(
    text: &str,
    written: &WrittenMove,
    position: &Chess,
    own: Language,
    guests: &mut Guests,
) -> Result<Meant, NotMeant> {
    let as_pawn = matching::fits(written, &position.legal_moves());
    let twice = matching::doubles_the_file(written);
    let pawn = |played: Move| {
        let mut remarks = matching::found(written, played, position).remarks;
        if written.file_letter == Mark::Written {
            remarks.push(if twice { Remark::FileTwice } else { Remark::CapitalFile });
        }
        Meant { played, written: written.clone(), language: own, remarks }
    };
    let several_languages = |own: &[Move], abroad: &[Move]| {
        let mut fits = own.to_vec();
        fits.extend(abroad.iter().filter(|it| !own.contains(it)));
        NotMeant::Languages { written: Box::new(written.clone()), fits }
    };
    match (abroad(text, position, own, guests), as_pawn.as_slice()) {
        (Abroad::One(meant), []) => Ok(meant),
        (Abroad::One(meant), _) if twice => Ok(meant),
        (Abroad::One(meant), [only]) if meant.played == *only => Ok(pawn(*only)),
        (Abroad::One(meant), several) => Err(several_languages(several, &[meant.played])),
        (Abroad::Several(fits), several) => Err(several_languages(several, &fits)),
        (Abroad::None, [only]) => Ok(pawn(*only)),
        (Abroad::None, []) => {
            let nearest = matching::nearest(text, position, own, matching::N_NEAREST);
            Err(NotMeant::NotOne {
                written: Box::new(written.clone()),
                error: LegalityError::Illegal { nearest },
            })
        }
        (Abroad::None, several) => Err(NotMeant::NotOne {
            written: Box::new(written.clone()),
            error: LegalityError::Ambiguous { fits: several.to_vec() },
        }),
    }
}

/// What the letters of other languages give.
enum Abroad {
    None,
    One(Meant),
    Several(Vec<Move>),
}

fn abroad(text: &str, position: &Chess, own: Language, guests: &mut Guests) -> Abroad {
    let legal = position.legal_moves();
    let readings = guests.of(text);
    let of = |wanted: &dyn Fn(Language) -> bool| {
        let mut found: Vec<(Move, usize)> = Vec::new();
        for (index, (language, written)) in readings.iter().enumerate() {
            if *language == own || !wanted(*language) {
                continue;
            }
            for played in matching::fits(written, &legal) {
                if !found.iter().any(|it| it.0 == played) {
                    found.push((played, index));
                }
            }
        }
        found
    };
    let mut found = of(&|it| GUESTS.contains(&it));
    if found.is_empty() {
        found = of(&|it| !GUESTS.contains(&it));
    }
    match found.as_slice() {
        [] => Abroad::None,
        [(played, index)] => {
            let (language, written) = &readings[*index];
            let mut remarks = matching::found(written, *played, position).remarks;
            remarks.push(Remark::OtherLanguage);
            Abroad::One(Meant {
                played: *played,
                written: written.clone(),
                language: *language,
                remarks,
            })
        }
        several => Abroad::Several(several.iter().map(|it| it.0).collect()),
    }
}

/// Whether a text begins with a capital that is no piece of the language; pawns are hardly ever named.
fn may_be_foreign(text: &str, own: Language) -> bool {
    let capital = text.trim().chars().next().is_some_and(char::is_uppercase);
    capital && !names_a_piece(text.trim(), own)
}

/// Whether a text begins with the letter of a piece; pawns are hardly ever named.
fn names_a_piece(text: &str, language: Language) -> bool {
    written::leading_role(text, language).is_some_and(|(role, _)| role != Role::Pawn)
}

/// A pawn's letter may be a piece of another language: `Bc6` is a pawn's move in German and a bishop's in English.
fn names_a_pawn(text: &str, own: Language) -> bool {
    let text = text.trim();
    let letter = text.chars().next().is_some_and(char::is_uppercase);
    letter && written::leading_role(text, own).is_some_and(|(role, _)| role == Role::Pawn)
}

/// What texts are with the letters of every language, looked up once for each text.
#[derive(Debug, Default)]
pub(super) struct Guests(BTreeMap<String, Vec<(Language, WrittenMove)>>);

impl Guests {
    /// The readings of a text that differ, languages often met first.
    fn of(&mut self, text: &str) -> &[(Language, WrittenMove)] {
        let text = text.trim();
        self.0.entry(text.to_owned()).or_insert_with(|| readings(text))
    }
}

fn readings(text: &str) -> Vec<(Language, WrittenMove)> {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return Vec::new() };
    let capital: String = first.to_uppercase().chain(letters).collect();
    let mut readings: Vec<(Language, WrittenMove)> = Vec::new();
    for language in GUESTS.into_iter().chain(Language::ALL) {
        if !names_a_piece(&capital, language) {
            continue;
        }
        if let Ok(written) = written::parse(&capital, language)
            && written.file_letter == Mark::Absent
            && !readings.iter().any(|it| it.1 == written)
        {
            readings.push((language, written));
        }
    }
    readings
}
