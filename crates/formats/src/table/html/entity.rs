//! Letters written by name or number: `&eacute;`, `&#233;`.

use std::borrow::Cow;

/// A text with its letters; what is the name of no letter stays as it is.
pub(super) fn decoded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (before, entity) = rest.split_at(at);
        plain.push_str(before);
        let (letter, length) = letter(entity).unwrap_or(('&', 1));
        plain.push(letter);
        rest = &entity[length..];
    }
    plain.push_str(rest);
    plain
}

/// Longest name of a letter.
const LONGEST: usize = 10;

/// The letter at the start of a text, and how long it is written.
fn letter(text: &str) -> Option<(char, usize)> {
    let body = text.strip_prefix('&')?;
    let end = body
        .bytes()
        .take(LONGEST)
        .take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'#')
        .count();
    let name = &body[..end];
    let closed = usize::from(body[end..].starts_with(';'));
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16).ok()?,
            None => number.parse().ok()?,
        };
        return Some((by_code(code)?, 1 + end + closed));
    }
    // Without its end only those that stand for signs are read: names of columns have the sign too.
    let may_be_open = matches!(name, "amp" | "lt" | "gt" | "quot" | "nbsp");
    by_name(name).filter(|_| closed == 1 || may_be_open).map(|it| (it, 1 + end + closed))
}

/// Numbers of Windows-1252 stand for its letters, as browsers have it.
fn by_code(code: u32) -> Option<char> {
    if let Ok(byte @ 0x80..=0x9F) = u8::try_from(code) {
        let bytes = [byte];
        let (text, _): (Cow<'_, str>, _) =
            encoding_rs::WINDOWS_1252.decode_without_bom_handling(&bytes);
        return text.chars().next();
    }
    char::from_u32(code).filter(|letter| *letter != '\0')
}

/// HTML 4.01, 24.2: U+00A0 to U+00FF in their order.
const LATIN_1: &str = "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring \
AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn \
yuml";

/// Other letters of names, and signs that stand in tables.
const OTHERS: [(&str, char); 76] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("ndash", '–'),
    ("mdash", '—'),
    ("minus", '−'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("sbquo", '‚'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("bdquo", '„'),
    ("hellip", '…'),
    ("bull", '•'),
    ("ensp", ' '),
    ("emsp", ' '),
    ("thinsp", ' '),
    ("half", '½'),
    ("frasl", '⁄'),
    ("euro", '€'),
    ("trade", '™'),
    ("OElig", 'Œ'),
    ("oelig", 'œ'),
    ("Yuml", 'Ÿ'),
    ("Scaron", 'Š'),
    ("scaron", 'š'),
    ("Zcaron", 'Ž'),
    ("zcaron", 'ž'),
    ("Ccaron", 'Č'),
    ("ccaron", 'č'),
    ("Rcaron", 'Ř'),
    ("rcaron", 'ř'),
    ("Ecaron", 'Ě'),
    ("ecaron", 'ě'),
    ("Ncaron", 'Ň'),
    ("ncaron", 'ň'),
    ("Dcaron", 'Ď'),
    ("dcaron", 'ď'),
    ("Tcaron", 'Ť'),
    ("tcaron", 'ť'),
    ("Uring", 'Ů'),
    ("uring", 'ů'),
    ("Cacute", 'Ć'),
    ("cacute", 'ć'),
    ("Nacute", 'Ń'),
    ("nacute", 'ń'),
    ("Sacute", 'Ś'),
    ("sacute", 'ś'),
    ("Zacute", 'Ź'),
    ("zacute", 'ź'),
    ("Zdot", 'Ż'),
    ("zdot", 'ż'),
    ("Aogon", 'Ą'),
    ("aogon", 'ą'),
    ("Eogon", 'Ę'),
    ("eogon", 'ę'),
    ("Lstrok", 'Ł'),
    ("lstrok", 'ł'),
    ("Dstrok", 'Đ'),
    ("dstrok", 'đ'),
    ("Abreve", 'Ă'),
    ("abreve", 'ă'),
    ("Gbreve", 'Ğ'),
    ("gbreve", 'ğ'),
    ("Scedil", 'Ş'),
    ("scedil", 'ş'),
    ("Tcedil", 'Ţ'),
    ("tcedil", 'ţ'),
    ("Idot", 'İ'),
    ("imath", 'ı'),
    ("Odblac", 'Ő'),
    ("odblac", 'ő'),
    ("Udblac", 'Ű'),
    ("udblac", 'ű'),
];

fn by_name(name: &str) -> Option<char> {
    let other = OTHERS.iter().find(|(known, _)| *known == name).map(|(_, letter)| *letter);
    other.or_else(|| {
        let at = LATIN_1.split_whitespace().position(|known| known == name)?;
        char::from_u32(0xA0 + u32::try_from(at).ok()?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_by_name_and_number() {
        for (text, expected) in [
            ("Mu&ntilde;oz &amp; Ib&aacute;&ntilde;ez", "Muñoz & Ibáñez"),
            ("&#209;&#xF1;&#x20;&#138;", "Ññ Š"),
            ("&frac12;&nbsp;&yuml;&nbsp", "½\u{a0}ÿ\u{a0}"),
            ("&Lstrok;&oacute;d&zacute;", "Łódź"),
            ("R&D; AT&T &copy &#; &#0; &", "R&D; AT&T &copy &#; &#0; &"),
            ("&ñ&&amp;", "&ñ&&"),
        ] {
            assert_eq!(decoded(text), expected, "{text}");
        }
    }
}
