//! Piece letters of 36 languages, and figurines.
//!
//! Laws 2023, C.3: a piece is named by the first letter of its name in the player's own language, so a sheet can be
//! read only together with a language. Letters that rest on one memory only are marked [`Source::AskNativeArbiter`].

use std::fmt;
use std::str::FromStr;

use shakmaty::{ByRole, Color, Role};
use thiserror::Error;

/// A language in which chess pieces have letters of their own.
///
/// Used for reading and writing moves; [`crate::article::text`] also takes it to choose its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    English,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// German.
    German,
    /// Italian.
    Italian,
    /// Portuguese.
    Portuguese,
    /// Dutch.
    Dutch,
    /// Catalan.
    Catalan,
    /// Galician.
    Galician,
    /// Basque.
    Basque,
    /// Occitan.
    Occitan,
    /// Danish.
    Danish,
    /// Norwegian.
    Norwegian,
    /// Swedish.
    Swedish,
    /// Finnish.
    Finnish,
    /// Icelandic.
    Icelandic,
    /// Estonian.
    Estonian,
    /// Latvian.
    Latvian,
    /// Lithuanian.
    Lithuanian,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
    /// Slovak.
    Slovak,
    /// Slovene.
    Slovene,
    /// Croatian.
    Croatian,
    /// Serbian (Cyrillic).
    Serbian,
    /// Hungarian.
    Hungarian,
    /// Romanian.
    Romanian,
    /// Bulgarian.
    Bulgarian,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
    /// Greek.
    Greek,
    /// Turkish.
    Turkish,
    /// Azerbaijani.
    Azerbaijani,
    /// Esperanto.
    Esperanto,
    /// Vietnamese.
    Vietnamese,
    /// Indonesian.
    Indonesian,
}

/// How sure the letters of a language are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// Seen in a published text or in the tables of a widely used program.
    Published,
    /// From memory: a native arbiter should confirm them.
    AskNativeArbiter,
}

/// One row of the table.
struct Row {
    code: &'static str,
    name: &'static str,
    letters: Letters,
    source: Source,
}

/// The letters of one language, capital as on a scoresheet. A letter may be two characters (Russian `Кр`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Letters {
    /// King.
    pub king: &'static str,
    /// Queen.
    pub queen: &'static str,
    /// Rook.
    pub rook: &'static str,
    /// Bishop.
    pub bishop: &'static str,
    /// Knight.
    pub knight: &'static str,
    /// Pawn; rarely written (C.4), empty where the language has none.
    pub pawn: &'static str,
}

impl Letters {
    /// The letter of one kind of piece.
    pub const fn of(&self, role: Role) -> &'static str {
        match role {
            Role::King => self.king,
            Role::Queen => self.queen,
            Role::Rook => self.rook,
            Role::Bishop => self.bishop,
            Role::Knight => self.knight,
            Role::Pawn => self.pawn,
        }
    }
}

impl Language {
    /// Every language of the table, in its order.
    pub const ALL: [Language; 36] = [
        Language::English,
        Language::Spanish,
        Language::French,
        Language::German,
        Language::Italian,
        Language::Portuguese,
        Language::Dutch,
        Language::Catalan,
        Language::Galician,
        Language::Basque,
        Language::Occitan,
        Language::Danish,
        Language::Norwegian,
        Language::Swedish,
        Language::Finnish,
        Language::Icelandic,
        Language::Estonian,
        Language::Latvian,
        Language::Lithuanian,
        Language::Polish,
        Language::Czech,
        Language::Slovak,
        Language::Slovene,
        Language::Croatian,
        Language::Serbian,
        Language::Hungarian,
        Language::Romanian,
        Language::Bulgarian,
        Language::Russian,
        Language::Ukrainian,
        Language::Greek,
        Language::Turkish,
        Language::Azerbaijani,
        Language::Esperanto,
        Language::Vietnamese,
        Language::Indonesian,
    ];

    /// Code as used on the command line and in files: `en`, `es`, `ru`.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// English name of the language.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its piece letters.
    pub const fn letters(self) -> &'static Letters {
        &self.row().letters
    }

    /// How sure the letters are.
    pub const fn source(self) -> Source {
        self.row().source
    }

    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language code that the table does not have.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected a language code such as en, es or de, found `{code}`")]
pub struct UnknownLanguage {
    /// What was given.
    pub code: String,
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads `es`, and also `es-MX` or `es_ES.UTF-8`: the part before the first separator counts.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let base = text.split(['-', '_', '.']).next().unwrap_or_default();
        let base = if base.eq_ignore_ascii_case("no") || base.eq_ignore_ascii_case("nn") {
            "nb"
        } else {
            base
        };
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(base))
            .ok_or_else(|| UnknownLanguage { code: text.to_owned() })
    }
}

/// What stands for a piece in written moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PieceNames {
    /// The letters of a language.
    Letters(Language),
    /// Figurines, the white set for both sides as books print them.
    Figurines,
    /// Figurines in the color of the side that moves.
    ColoredFigurines,
}

impl PieceNames {
    /// The sign of a piece; a pawn has none (C.4).
    pub const fn sign(self, role: Role, color: Color) -> &'static str {
        if matches!(role, Role::Pawn) {
            return "";
        }
        match self {
            PieceNames::Letters(language) => language.letters().of(role),
            PieceNames::Figurines => figurine(role, Color::White),
            PieceNames::ColoredFigurines => figurine(role, color),
        }
    }
}

/// The figurine of a piece, U+2654 to U+265F.
pub const fn figurine(role: Role, color: Color) -> &'static str {
    let by_role = match color {
        Color::White => &WHITE_FIGURINES,
        Color::Black => &BLACK_FIGURINES,
    };
    by_role.get(role)
}

/// The role that a figurine of either set stands for.
pub fn role_of_figurine(sign: char) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| {
        [Color::White, Color::Black]
            .into_iter()
            .any(|color| figurine(role, color).starts_with(sign))
    })
}

const WHITE_FIGURINES: ByRole<&str> =
    ByRole { pawn: "♙", knight: "♘", bishop: "♗", rook: "♖", queen: "♕", king: "♔" };
const BLACK_FIGURINES: ByRole<&str> =
    ByRole { pawn: "♟", knight: "♞", bishop: "♝", rook: "♜", queen: "♛", king: "♚" };

/// Spellings met beside the letter of the table: without the accent, or an older letter.
pub(crate) const fn other_spellings(language: Language) -> &'static [(&'static str, Role)] {
    match language {
        Language::English => &[("Kt", Role::Knight)],
        Language::Lithuanian => &[("Z", Role::Knight)],
        Language::Turkish | Language::Azerbaijani => &[("S", Role::King), ("Ș", Role::King)],
        Language::Esperanto => &[("C", Role::Knight)],
        Language::Russian | Language::Ukrainian => {
            &[("КР", Role::King), ("Kp", Role::King), ("Kр", Role::King)]
        }
        _ => &[],
    }
}

/// In the order of [`Language`]; the row of a language is found by its position.
static TABLE: [Row; Language::ALL.len()] = [
    Row {
        code: "en",
        name: "English",
        letters: Letters { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "es",
        name: "Spanish",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "fr",
        name: "French",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "F", knight: "C", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "de",
        name: "German",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "B" },
        source: Source::Published,
    },
    Row {
        code: "it",
        name: "Italian",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "pt",
        name: "Portuguese",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "B", knight: "C", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "nl",
        name: "Dutch",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "P", pawn: "p" },
        source: Source::Published,
    },
    Row {
        code: "ca",
        name: "Catalan",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "gl",
        name: "Galician",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "eu",
        name: "Basque",
        letters: Letters { king: "E", queen: "D", rook: "G", bishop: "A", knight: "Z", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "oc",
        name: "Occitan",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "F", knight: "C", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "da",
        name: "Danish",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "B" },
        source: Source::Published,
    },
    Row {
        code: "nb",
        name: "Norwegian",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "B" },
        source: Source::Published,
    },
    Row {
        code: "sv",
        name: "Swedish",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "B" },
        source: Source::Published,
    },
    Row {
        code: "fi",
        name: "Finnish",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "R", pawn: "S" },
        source: Source::Published,
    },
    Row {
        code: "is",
        name: "Icelandic",
        letters: Letters { king: "K", queen: "D", rook: "H", bishop: "B", knight: "R", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "et",
        name: "Estonian",
        letters: Letters { king: "K", queen: "L", rook: "V", bishop: "O", knight: "R", pawn: "E" },
        source: Source::Published,
    },
    Row {
        code: "lv",
        name: "Latvian",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "Z", pawn: "B" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "lt",
        name: "Lithuanian",
        letters: Letters { king: "K", queen: "V", rook: "B", bishop: "R", knight: "Ž", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "pl",
        name: "Polish",
        letters: Letters { king: "K", queen: "H", rook: "W", bishop: "G", knight: "S", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "cs",
        name: "Czech",
        letters: Letters { king: "K", queen: "D", rook: "V", bishop: "S", knight: "J", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "sk",
        name: "Slovak",
        letters: Letters { king: "K", queen: "D", rook: "V", bishop: "S", knight: "J", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "sl",
        name: "Slovene",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "hr",
        name: "Croatian",
        letters: Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "sr",
        name: "Serbian",
        letters: Letters {
            king: "К", queen: "Д", rook: "Т", bishop: "Л", knight: "С", pawn: "П"
        },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "hu",
        name: "Hungarian",
        letters: Letters { king: "K", queen: "V", rook: "B", bishop: "F", knight: "H", pawn: "G" },
        source: Source::Published,
    },
    Row {
        code: "ro",
        name: "Romanian",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "N", knight: "C", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "bg",
        name: "Bulgarian",
        letters: Letters {
            king: "Ц", queen: "Д", rook: "Т", bishop: "О", knight: "К", pawn: "П"
        },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "ru",
        name: "Russian",
        letters: Letters {
            king: "Кр", queen: "Ф", rook: "Л", bishop: "С", knight: "К", pawn: "п"
        },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "uk",
        name: "Ukrainian",
        letters: Letters {
            king: "Кр", queen: "Ф", rook: "Т", bishop: "С", knight: "К", pawn: "п"
        },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "el",
        name: "Greek",
        letters: Letters {
            king: "Ρ", queen: "Β", rook: "Π", bishop: "Α", knight: "Ι", pawn: "Σ"
        },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "tr",
        name: "Turkish",
        letters: Letters { king: "Ş", queen: "V", rook: "K", bishop: "F", knight: "A", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "az",
        name: "Azerbaijani",
        letters: Letters { king: "Ş", queen: "V", rook: "T", bishop: "F", knight: "A", pawn: "P" },
        source: Source::Published,
    },
    Row {
        code: "eo",
        name: "Esperanto",
        letters: Letters { king: "R", queen: "D", rook: "T", bishop: "K", knight: "Ĉ", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
    Row {
        code: "vi",
        name: "Vietnamese",
        letters: Letters { king: "V", queen: "H", rook: "X", bishop: "T", knight: "M", pawn: "" },
        source: Source::Published,
    },
    Row {
        code: "id",
        name: "Indonesian",
        letters: Letters { king: "R", queen: "M", rook: "B", bishop: "G", knight: "K", pawn: "P" },
        source: Source::AskNativeArbiter,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_stands_at_the_place_of_its_language() {
        for (row, language) in TABLE.iter().zip(Language::ALL) {
            assert_eq!(row.name, format!("{language:?}"), "rows are found by position");
            assert_eq!(language.code().parse(), Ok(language));
        }
    }

    #[test]
    fn no_language_gives_one_letter_to_two_pieces() {
        for language in Language::ALL {
            let mut seen: Vec<&str> =
                Role::ALL.iter().map(|&role| language.letters().of(role)).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), 6, "{language} repeats a letter");
        }
    }

    #[test]
    fn letters_that_mean_different_pieces() {
        assert_eq!(Language::Spanish.letters().king, "R");
        assert_eq!(Language::English.letters().rook, "R");
        assert_eq!(Language::Turkish.letters().rook, "K");
        assert_eq!(Language::Romanian.letters().bishop, "N");
        assert_eq!(Language::Russian.letters().king, "Кр");
    }

    #[test]
    fn regional_codes_are_understood() {
        assert_eq!("es-MX".parse(), Ok(Language::Spanish));
        assert_eq!("es_ES.UTF-8".parse(), Ok(Language::Spanish));
        assert_eq!("no".parse(), Ok(Language::Norwegian));
        assert!("xx".parse::<Language>().is_err(), "unknown codes are told, not guessed");
    }

    #[test]
    fn figurines_of_both_sets_are_known() {
        assert_eq!(role_of_figurine('♘'), Some(Role::Knight));
        assert_eq!(role_of_figurine('♞'), Some(Role::Knight));
        assert_eq!(role_of_figurine('N'), None);
    }
}
