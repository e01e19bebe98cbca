//! The faces of the prints and the width of texts in them.
//!
//! DejaVu Sans has Latin, Cyrillic, Greek, Georgian, Armenian and the chess figures. Texts pass through [`printable`]
//! before they are measured or drawn, so that what cannot be drawn is seen to be missing.

use std::sync::LazyLock;

use printpdf::{FontId, ParsedFont};
use unicode_bidi::{BidiInfo, Level};
use unicode_normalization::UnicodeNormalization;

use crate::model::Weight;

/// A face of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// Narrow or normal.
    pub set: Set,
    /// Bold or regular.
    pub weight: Weight,
}

/// How wide the letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Set {
    /// DejaVu Sans.
    Normal,
    /// DejaVu Sans Condensed: a tenth narrower.
    Condensed,
}

impl Face {
    /// DejaVu Sans.
    pub const REGULAR: Face = Face { set: Set::Normal, weight: Weight::Regular };
    /// DejaVu Sans Bold.
    pub const BOLD: Face = Face { set: Set::Normal, weight: Weight::Bold };

    /// The four faces.
    pub const ALL: [Face; 4] = [
        Face::REGULAR,
        Face::BOLD,
        Face { set: Set::Condensed, weight: Weight::Regular },
        Face { set: Set::Condensed, weight: Weight::Bold },
    ];

    /// Name of the face in the PDF. Six capitals make it the mark of a subset, and a fixed name keeps the bytes the same.
    pub fn id(self) -> FontId {
        let name = match (self.set, self.weight) {
            (Set::Normal, Weight::Regular) => "DJVSAN",
            (Set::Normal, Weight::Bold) => "DJVBLD",
            (Set::Condensed, Weight::Regular) => "DJVCND",
            (Set::Condensed, Weight::Bold) => "DJVCBD",
        };
        FontId(name.to_owned())
    }

    /// The parsed face.
    pub fn font(self) -> &'static ParsedFont {
        let fonts = &*FONTS;
        match (self.set, self.weight) {
            (Set::Normal, Weight::Regular) => &fonts.regular,
            (Set::Normal, Weight::Bold) => &fonts.bold,
            (Set::Condensed, Weight::Regular) => &fonts.condensed,
            (Set::Condensed, Weight::Bold) => &fonts.condensed_bold,
        }
    }

    /// Width in points of a printable text at a size.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let font = self.font();
        let units: u32 = text
            .chars()
            .map(|sign| font.lookup_glyph_index(u32::from(sign)).unwrap_or(0))
            .map(|glyph| u32::from(font.get_horizontal_advance(glyph)))
            .sum();
        units as f32 * size / UNITS_PER_EM
    }

    fn has(self, sign: char) -> bool {
        self.font().lookup_glyph_index(u32::from(sign)).is_some_and(|glyph| glyph != 0)
    }
}

/// All DejaVu faces are drawn on this grid.
const UNITS_PER_EM: f32 = 2048.0;

/// Height of capitals, in parts of the size.
pub const CAP_HEIGHT: f32 = 0.729;

struct Fonts {
    regular: ParsedFont,
    bold: ParsedFont,
    condensed: ParsedFont,
    condensed_bold: ParsedFont,
}

static FONTS: LazyLock<Fonts> = LazyLock::new(|| Fonts {
    regular: parse(include_bytes!("../../../assets/fonts/DejaVuSans.ttf")),
    bold: parse(include_bytes!("../../../assets/fonts/DejaVuSans-Bold.ttf")),
    condensed: parse(include_bytes!("../../../assets/fonts/DejaVuSansCondensed.ttf")),
    condensed_bold: parse(include_bytes!("../../../assets/fonts/DejaVuSansCondensed-Bold.ttf")),
});

fn parse(bytes: &[u8]) -> ParsedFont {
    ParsedFont::from_bytes(bytes, 0, &mut Vec::new()).expect("the built-in fonts are well-formed")
}

/// The text as it can be drawn: composed accents, Georgian capitals (Mtavruli) as the everyday Mkhedruli, line breaks and
/// tabs as spaces, invisible signs left out. A sign that no face has becomes `�` or a spelled-out form (`+/=` for `⩲`), so
/// that the reader sees that something stood there.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for sign in text.nfc() {
        match sign {
            ' '..='~' => shown.push(sign),
            '\t' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => shown.push(' '),
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{feff}' => {}
            '\u{1c90}'..='\u{1cbf}' => push_drawable(&mut shown, mkhedruli(sign)),
            '⩲' => shown.push_str("+/="),
            '⩱' => shown.push_str("=/+"),
            _ => push_drawable(&mut shown, sign),
        }
    }
    shown
}

/// A line in the order in which its signs are drawn from left to right: names in Hebrew and other
/// scripts that are read from the right are turned, figures and Latin words in them are not (Unicode annex 9).
/// The line itself goes from left to right, as the tables do.
pub fn as_drawn(line: &str) -> String {
    let from_right = |sign: char| matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fefc}');
    if !line.contains(from_right) {
        return line.to_owned();
    }
    let order = BidiInfo::new(line, Some(Level::ltr()));
    let Some(paragraph) = order.paragraphs.first() else { return line.to_owned() };
    let (levels, runs) = order.visual_runs(paragraph, 0..line.len());
    let mut drawn = String::with_capacity(line.len());
    for run in runs {
        let text = line.get(run.clone()).unwrap_or_default();
        match levels.get(run.start).is_some_and(|level| level.is_rtl()) {
            true => drawn.extend(text.chars().rev().map(mirrored)),
            false => drawn.push_str(text),
        }
    }
    drawn
}

/// Brackets open to the side from which the text is read.
fn mirrored(sign: char) -> char {
    match sign {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

/// The text with Georgian capitals, which many fonts lack, as everyday letters.
pub fn everyday_georgian(text: &str) -> String {
    let everyday = |sign| match sign {
        '\u{1c90}'..='\u{1cbf}' => mkhedruli(sign),
        _ => sign,
    };
    text.chars().map(everyday).collect()
}

/// The everyday letter for a Georgian capital; the two blocks run in parallel.
fn mkhedruli(capital: char) -> char {
    char::from_u32(u32::from(capital) - 0x1c90 + 0x10d0).unwrap_or(capital)
}

fn push_drawable(shown: &mut String, sign: char) {
    let drawable = !sign.is_control() && Face::ALL.iter().all(|face| face.has(sign));
    shown.push(if drawable { sign } else { '\u{fffd}' });
}

/// The longest beginning of a printable text that fits with an ellipsis; the whole text if it fits.
pub fn ellipsized(text: &str, face: Face, size: f32, room: f32) -> String {
    if face.width(text, size) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut width = face.width("…", size);
    if width > room {
        return kept;
    }
    for sign in text.chars() {
        width += face.width(sign.encode_utf8(&mut [0; 4]), size);
        if width > room {
            break;
        }
        kept.push(sign);
    }
    kept.truncate(kept.trim_end().len());
    kept.push('…');
    kept
}

/// Breaks a printable text into lines no wider than the room, at spaces, or within a word that is wider by itself.
pub fn wrapped(text: &str, face: Face, size: f32, room: f32) -> Vec<String> {
    let space = face.width(" ", size);
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0.0);
    for word in text.split_whitespace() {
        for piece in pieces(word, face, size, room) {
            let width = face.width(&piece, size);
            let gap = if line.is_empty() { 0.0 } else { space };
            if !line.is_empty() && used + gap + width > room {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            if !line.is_empty() {
                line.push(' ');
                used += space;
            }
            line.push_str(&piece);
            used += width;
        }
    }
    lines.push(line);
    lines
}

/// A word in pieces that fit the room by themselves; mostly one. It is cut after a hyphen where it has one in reach,
/// and no piece is a mere comma.
pub fn pieces(word: &str, face: Face, size: f32, room: f32) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while let Some(cut) = overflow(rest, face, size, room) {
        let (piece, after) = rest.split_at(cut);
        pieces.push(piece.to_owned());
        rest = after;
    }
    pieces.push(rest.to_owned());
    pieces
}

/// Where a word that is wider than the room is cut, in bytes.
fn overflow(word: &str, face: Face, size: f32, room: f32) -> Option<usize> {
    let mut used = 0.0;
    let fits = word.char_indices().take_while(|(at, sign)| {
        used += face.width(sign.encode_utf8(&mut [0; 4]), size);
        *at == 0 || used <= room
    });
    let (at, last) = fits.last()?;
    let end = at + last.len_utf8();
    let (begun, after) = word.split_at_checked(end).filter(|(_, after)| !after.is_empty())?;
    let hyphen = begun.rfind(['-', '\u{2010}']).and_then(|at| {
        let next = at + begun[at..].chars().next()?.len_utf8();
        begun[..next].contains(char::is_alphanumeric).then_some(next)
    });
    // A letter goes along with what else would stand alone.
    let alone = !after.contains(char::is_alphanumeric) && at > 0;
    Some(hyphen.unwrap_or(if alone { at } else { end }))
}

#[cfg(test)]
mod tests {
    use super::{Face, as_drawn, ellipsized, pieces, printable, wrapped};

    #[test]
    fn names_read_from_the_right_are_turned() {
        let name = "כהן, דוד";
        let turned: String = name.chars().rev().collect();
        assert_eq!(as_drawn(name), turned);
        assert_eq!(as_drawn(&format!("12 {name} IM")), format!("12 {turned} IM"));
        assert_eq!(as_drawn("כהן (2100)"), "(2100) ןהכ");
        assert_eq!(as_drawn("Núñez, Zoë (2100)"), "Núñez, Zoë (2100)");
    }

    #[test]
    fn scripts_of_names_are_kept() {
        for name in
            ["Þórdís Ægisdóttir", "Кестрович, Аделя", "Καλμεῖδης", "დოლიძე, ნინო", "Dvořák ½ ♘"]
        {
            assert_eq!(printable(name), name);
        }
    }

    #[test]
    fn georgian_capitals_become_everyday_letters() {
        assert_eq!(printable("ᲓᲝᲚᲘᲫᲔ"), "დოლიძე");
    }

    #[test]
    fn accents_are_composed() {
        assert_eq!(printable("Ine\u{301}s"), "Inés");
    }

    #[test]
    fn missing_glyphs_are_seen() {
        assert_eq!(printable("a⩲b"), "a+/=b");
        assert_eq!(printable("王"), "\u{fffd}");
        assert_eq!(printable("a\tb\u{200e}\u{7}"), "a b\u{fffd}");
    }

    #[test]
    fn cut_texts_fit_and_show_it() {
        let long = "Ñ".repeat(300);
        let cut = ellipsized(&long, Face::BOLD, 9.0, 100.0);
        assert!(cut.ends_with('…') && Face::BOLD.width(&cut, 9.0) <= 100.0, "{cut}");
        assert_eq!(ellipsized("Ana", Face::BOLD, 9.0, 100.0), "Ana");
    }

    #[test]
    fn lines_fit() {
        let text = format!("one two {} three", "x".repeat(80));
        for line in wrapped(&text, Face::REGULAR, 9.0, 60.0) {
            assert!(Face::REGULAR.width(&line, 9.0) <= 60.01, "{line}");
        }
    }

    #[test]
    fn long_words_are_cut_after_a_hyphen() {
        let (face, size) = (Face::REGULAR, 9.0);
        let name = "Wolfeschlegelsteinhausenbergerdorff-Zimmermann,";
        let room = face.width("Wolfeschlegelsteinhausenbergerdorff-Zimmer", size);
        assert_eq!(
            pieces(name, face, size, room),
            ["Wolfeschlegelsteinhausenbergerdorff-", "Zimmermann,"]
        );
        let whole = face.width("Zimmermann", size);
        assert_eq!(pieces("Zimmermann,", face, size, whole), ["Zimmerman", "n,"]);
        assert_eq!(pieces("-Zimmermann", face, size, whole), ["-Zimmerman", "n"]);
        assert_eq!(pieces("ab", face, size, 0.0), ["a", "b"]);
    }
}
