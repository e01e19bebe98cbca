//! Bytes to text: which encoding, which line ends.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | a byte order mark | follows it | nothing |
//! | UTF-8 | reads it | nothing |
//! | UTF-16 without a mark, of any script | knows it by the zeros beside its blanks, digits and line ends | nothing |
//! | lines of another encoding in UTF-8 | reads these as what their letters look like | which lines |
//! | UTF-8 taken for Windows-1252 and written as UTF-8 again | undoes it | that it did |
//! | another encoding | guesses it by its letters ([`guessed`]) | which was taken, and that it can be chosen |
//! | the encoding of old Macs | knows it where its letters fit into the words and those of the guess do not | the same |
//! | zeros that pad fields of a list, the end mark of DOS | blanks, nothing | nothing |
//! | a last letter cut in half | loses that letter | that bytes were replaced |
//! | an encoding that was chosen ([`decode_in`]) | follows the choice | what is no letter in it |

use crate::problem::{Kind, Place, Problem};

/// How the bytes of a text were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8 without a mark; plain ASCII too.
    Utf8,
    /// UTF-8 after a byte order mark.
    Utf8Bom,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// Windows-1252, which holds ISO-8859-1.
    Windows1252,
    /// Another one that the letters look like, or that was chosen.
    Legacy(&'static encoding_rs::Encoding),
}

impl Encoding {
    /// Usual name.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 | Encoding::Utf8Bom => "UTF-8",
            Encoding::Utf16Le | Encoding::Utf16Be => "UTF-16",
            Encoding::Windows1252 => "Windows-1252",
            Encoding::Legacy(codec) => codec.name(),
        }
    }
}

/// Encodings that people may choose from: those of programs that do not write UTF-8.
pub const CHOICES: [&str; 20] = [
    "UTF-8",
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "ISO-8859-2",
    "KOI8-R",
    "IBM866",
    "macintosh",
    "GBK",
    "Big5",
    "Shift_JIS",
    "EUC-KR",
    "UTF-16LE",
    "UTF-16BE",
];

/// Decodes in an encoding that was chosen, by any of its usual names; `None` for a name that is none.
pub fn decode_in(bytes: &[u8], name: &str) -> Option<String> {
    let codec = encoding_rs::Encoding::for_label(name.trim().as_bytes())?;
    Some(codec.decode_with_bom_removal(bytes).0.into_owned())
}

/// The encoding that the letters look like. Western Europe's is taken in doubt: it is the most frequent,
/// and a name in it shows at once what is wrong.
fn guessed(bytes: &[u8]) -> &'static encoding_rs::Encoding {
    let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let found = detector.guess(None, chardetng::Utf8Detection::Deny);
    // Fewer than a handful of letters say nothing.
    let telling = bytes.iter().filter(|byte| !byte.is_ascii()).count() >= 4;
    let found = if telling { found } else { encoding_rs::WINDOWS_1252 };
    // The detector does not know the encoding of old Macs.
    let seen = &bytes[..bytes.len().min(LETTERS_SEEN)];
    let (there, mac) = (Fitting::of(seen, found), Fitting::of(seen, encoding_rs::MACINTOSH));
    let is_mac = mac.good > there.good && there.bad > mac.bad * 4;
    if is_mac { encoding_rs::MACINTOSH } else { found }
}

/// Bytes whose letters are held against two encodings.
const LETTERS_SEEN: usize = 1024 * 1024;

/// How letters beyond ASCII fit the ASCII letters they stand beside.
#[derive(Default)]
struct Fitting {
    /// Latin letters in a case that a word can have.
    good: usize,
    /// Signs and letters of other scripts inside a word, capitals after small letters.
    bad: usize,
}

impl Fitting {
    fn of(bytes: &[u8], codec: &'static encoding_rs::Encoding) -> Fitting {
        let (text, _) = codec.decode_without_bom_handling(bytes);
        let mut fitting = Fitting::default();
        let mut before = ' ';
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            let after = letters.peek().copied().unwrap_or(' ');
            let beside = before.is_ascii_alphabetic() || after.is_ascii_alphabetic();
            // An apostrophe is part of names in any encoding.
            if !letter.is_ascii() && beside && letter != '\u{2019}' {
                let is_latin =
                    matches!(letter, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ſ' | 'ƒ' | 'Ș'..='ț');
                let small_before = before.is_ascii_lowercase();
                let odd = letter.is_uppercase() && small_before
                    || letter.is_lowercase() && after.is_ascii_uppercase() && small_before
                    || letter == 'ƒ';
                if is_latin && !odd {
                    fitting.good += 1;
                } else {
                    fitting.bad += 1;
                }
            }
            before = letter;
        }
        fitting
    }
}

/// Decodes: a byte order mark decides, else strict UTF-8, else what the letters look like.
///
/// A file cut in the middle of its last letter is still UTF-8: only that letter is lost.
pub fn decode(bytes: &[u8]) -> (String, Encoding, Vec<Problem>) {
    if let Some(rest) = bytes.strip_prefix(b"\xEF\xBB\xBF") {
        return broken(String::from_utf8_lossy(rest).into_owned(), Encoding::Utf8Bom, rest);
    }
    if let Some(encoding) = utf16_mark(bytes) {
        let codec = if encoding == Encoding::Utf16Le {
            encoding_rs::UTF_16LE
        } else {
            encoding_rs::UTF_16BE
        };
        let (text, had_errors) = codec.decode_with_bom_removal(bytes);
        let mut problems = Vec::new();
        if had_errors {
            let kind = Kind::BrokenLetters { encoding: encoding.name() };
            problems.push(Problem::new(Place::whole(), kind, ""));
        }
        return (text.into_owned(), encoding, problems);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), Encoding::Utf8, Vec::new()),
        Err(error) if error.error_len().is_none() && !bytes[..error.valid_up_to()].is_ascii() => {
            broken(String::from_utf8_lossy(bytes).into_owned(), Encoding::Utf8, bytes)
        }
        Err(_) => {
            let (text, encoding) = decode_guessed(bytes);
            let kind = Kind::EncodingGuessed { encoding: encoding.name() };
            let problem = Problem::new(Place::whole(), kind, "");
            (text.into_owned(), encoding, vec![problem])
        }
    }
}

/// Whether bytes that were decoded are no text that somebody wrote: a picture, a PDF, a program. A few stray signs in a
/// text are no matter, nor are zeros that pad its fields.
pub fn is_binary(text: &str) -> bool {
    let odd = |sign: &char| {
        sign.is_control() && !matches!(sign, '\t' | '\n' | '\r' | '\u{c}' | '\u{1a}' | '\0')
    };
    let count_of = |is: &dyn Fn(&char) -> bool| text.chars().filter(is).count();
    let (count, odd, zeros) =
        (text.chars().count(), count_of(&odd), count_of(&|sign| *sign == '\0'));
    let blank = |sign: char| sign == '\0' || sign.is_whitespace();
    text.starts_with("%PDF")
        || odd > 0 && (odd + zeros) * 50 > count
        || zeros > 0 && text.chars().all(blank)
        || count_of(&|sign| *sign == '\u{fffd}') * 4 > count
}

/// Decodes a list, of which each line stands for itself: one line of another encoding spoils no other. Zeros that pad
/// fields are blanks, and the end mark of DOS ends it.
pub fn decode_list(bytes: &[u8]) -> (String, Encoding, Vec<Problem>) {
    let (text, encoding, problems) = decode_lines(bytes);
    (unpadded(text), encoding, problems)
}

fn unpadded(mut text: String) -> String {
    let is_padding = |sign: char| matches!(sign, '\0' | '\u{1a}') || sign.is_whitespace();
    let end = text.trim_end_matches(is_padding).len();
    if let Some(mark) = text[end..].find('\u{1a}') {
        text.truncate(end + mark);
    }
    if text.contains('\0') { text.replace('\0', " ") } else { text }
}

fn decode_lines(bytes: &[u8]) -> (String, Encoding, Vec<Problem>) {
    let (text, encoding, problems) = decode(bytes);
    if encoding == Encoding::Utf8
        && let Some(meant) = written_twice(&text)
    {
        let problem = Problem::new(Place::whole(), Kind::EncodedTwice {}, "");
        return (meant, encoding, vec![problem]);
    }
    if matches!(encoding, Encoding::Windows1252 | Encoding::Legacy(_))
        && let Some((text, problems)) = mixed(bytes)
    {
        return (text, Encoding::Utf8, problems);
    }
    (text, encoding, problems)
}

/// Whether bytes begin like UTF-16: by a mark, or with a zero beside each letter.
pub(crate) fn is_utf16(head: &[u8]) -> bool {
    utf16_mark(head).is_some()
}

/// Text of a part of a file.
pub(crate) enum Part<'b> {
    /// As it stands.
    Whole(std::borrow::Cow<'b, str>),
    /// With signs in place of letters that are broken.
    Broken(String),
}

impl Part<'_> {
    pub(crate) fn as_str(&self) -> &str {
        match self {
            Part::Whole(text) => text,
            Part::Broken(text) => text,
        }
    }
}

/// Decodes a part of a file that is not UTF-16; `file` says whether a mark of UTF-8 stands at its start.
/// Gives the encoding of this part.
pub(crate) fn decode_part(bytes: &[u8], file: Encoding) -> (Part<'_>, Encoding) {
    let marked = file == Encoding::Utf8Bom;
    let encoding = if marked { Encoding::Utf8Bom } else { Encoding::Utf8 };
    match std::str::from_utf8(bytes) {
        Ok(text) => (Part::Whole(text.into()), encoding),
        Err(error)
            if marked
                || (error.error_len().is_none() && !bytes[..error.valid_up_to()].is_ascii()) =>
        {
            (Part::Broken(String::from_utf8_lossy(bytes).into_owned()), encoding)
        }
        Err(_) => {
            let (text, encoding) = decode_guessed(bytes);
            (Part::Whole(text), encoding)
        }
    }
}

/// Text that is no Unicode, in the encoding that its letters speak for.
/// UTF-8 in which some lines are of another encoding, as where lists were put together: at least half of the
/// lines with letters beyond ASCII are UTF-8. By chance a line of another encoding is hardly ever that.
fn mixed(bytes: &[u8]) -> Option<(String, Vec<Problem>)> {
    let lines = || bytes.split_inclusive(|byte| *byte == b'\n');
    let telling = lines().filter(|line| !line.is_ascii());
    let (good, bad): (Vec<&[u8]>, Vec<&[u8]>) =
        telling.partition(|line| std::str::from_utf8(line).is_ok());
    if good.is_empty() || good.len() < bad.len() {
        return None;
    }
    let codec = guessed(&bad.concat());
    let mut text = String::with_capacity(bytes.len());
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(lines()) {
        if let Ok(line) = std::str::from_utf8(line) {
            text.push_str(line);
            continue;
        }
        let (read, _) = codec.decode_without_bom_handling(line);
        let kind = Kind::LineNotUtf8 { encoding: codec.name() };
        problems.push(Problem::new(Place::at(number, 1), kind, read.trim_end()));
        text.push_str(&read);
    }
    Some((text, problems))
}

/// What was meant, where all letters beyond ASCII are UTF-8 that was read as Windows-1252 and written as
/// UTF-8 again ("MuÃ±oz"). One such pair may be meant as it stands, two of them and nothing else are not.
fn written_twice(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let mut meant = String::with_capacity(text.len());
    let mut undone = 0;
    let mut rest = text;
    while let Some(from) = rest.find(|c: char| !c.is_ascii()) {
        let (plain, foreign) = rest.split_at(from);
        meant.push_str(plain);
        let until = foreign.find(|c: char| c.is_ascii()).unwrap_or(foreign.len());
        let (run, after) = foreign.split_at(until);
        let (bytes, _, unmappable) = encoding_rs::WINDOWS_1252.encode(run);
        if unmappable {
            return None;
        }
        meant.push_str(std::str::from_utf8(&bytes).ok()?);
        undone += 1;
        rest = after;
    }
    meant.push_str(rest);
    (undone >= 2).then_some(meant)
}

fn decode_guessed(bytes: &[u8]) -> (std::borrow::Cow<'_, str>, Encoding) {
    let codec = guessed(bytes);
    let (text, _) = codec.decode_without_bom_handling(bytes);
    let encoding = if codec == encoding_rs::WINDOWS_1252 {
        Encoding::Windows1252
    } else {
        Encoding::Legacy(codec)
    };
    (text, encoding)
}

fn broken(text: String, encoding: Encoding, bytes: &[u8]) -> (String, Encoding, Vec<Problem>) {
    let mut problems = Vec::new();
    if std::str::from_utf8(bytes).is_err() {
        let kind = Kind::BrokenLetters { encoding: encoding.name() };
        problems.push(Problem::new(Place::whole(), kind, ""));
    }
    (text, encoding, problems)
}

/// A UTF-16 mark, or what text looks like in UTF-16 without one.
fn utf16_mark(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xFF, 0xFE, ..] => return Some(Encoding::Utf16Le),
        [0xFE, 0xFF, ..] => return Some(Encoding::Utf16Be),
        _ => {}
    }
    let head = &bytes[..bytes.len().min(UTF16_SEEN) & !1];
    if head.len() < 8 {
        return None;
    }
    // Only one byte of each letter of ASCII is zero, and text of one byte a letter has no zeros.
    let zeros_at = |odd: usize| head.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count();
    let (encoding, codec, zeros) = match (zeros_at(0), zeros_at(1)) {
        (0, low) => (Encoding::Utf16Le, encoding_rs::UTF_16LE, low),
        (high, 0) => (Encoding::Utf16Be, encoding_rs::UTF_16BE, high),
        _ => return None,
    };
    // Blanks, digits, delimiters and line ends are ASCII in every script: one letter in eight is.
    if zeros * 16 < head.len() {
        return None;
    }
    let (text, _) = codec.decode_without_bom_handling(head);
    let is_text = |letter: char| !letter.is_control() || matches!(letter, '\t' | '\r' | '\n');
    let broken = text.chars().filter(|letter| *letter == '\u{fffd}').count();
    (text.chars().all(is_text) && broken <= 1).then_some(encoding)
}

/// Bytes that show whether a text without a mark is UTF-16.
const UTF16_SEEN: usize = 1024;

/// Lines of a text with any mix of CRLF, LF and CR. A line end at the very end begins no line.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text).filter(|text| !text.is_empty());
    std::iter::from_fn(move || {
        let text = rest?;
        let end = text.find(['\r', '\n']).unwrap_or(text.len());
        let after = if text[end..].starts_with("\r\n") { end + 2 } else { end + 1 };
        rest = text.get(after..).filter(|after| !after.is_empty());
        Some(&text[..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_in_a_list_are_blanks_and_the_end_mark_of_dos_ends_it() {
        let (text, _, problems) = decode_list(b"012 Cup\0\0\n001\0\0\0\0\x001\n\x1a\0\0\n");
        assert_eq!(text, "012 Cup  \n001     1\n");
        assert!(problems.is_empty() && !is_binary("012 Cup\0\0\0\0\n"));
        // A mark with text behind it ends nothing.
        assert_eq!(decode_list(b"a\x1ab\n").0, "a\u{1a}b\n");
        assert!(is_binary("\0\0\0") && is_binary("\u{7f}ELF\u{2}\0\0"));
    }

    #[test]
    fn letters_of_old_macs_are_told_from_those_of_windows() {
        let names = "Núñez, José\nGonzález Pérez, Ángel\nMüller, Jörg\nGarçon, Zoë\nBjörk, Åsa\n";
        for name in ["macintosh", "windows-1252"] {
            let codec = encoding_rs::Encoding::for_label(name.as_bytes()).expect("an encoding");
            let (bytes, _, _) = codec.encode(names);
            let (text, encoding, _) = decode(&bytes);
            assert_eq!(text, names, "{name}");
            assert_eq!(encoding.name().to_lowercase(), name);
        }
        for names in [
            "Đorđević, Žarko\nŠarić, Čedomir\nKovač, Ivo\nŽižek, Ana\nBošković, Ružica\n",
            "Dvořák, Jiří\nNěmec, Zdeněk\nKříž, Šárka\n",
            "Łukasz Żółć\nŚwięty, Paweł\nWójcik, Michał\n",
        ] {
            let (bytes, _, _) = encoding_rs::WINDOWS_1250.encode(names);
            assert_eq!(decode(&bytes).0, names);
        }
        let (one, _, _) = encoding_rs::MACINTOSH.encode("Muñoz, Ana");
        assert_eq!(decode(&one).0, "Muñoz, Ana", "a sign inside a word says enough");
        assert_eq!(decode(b"Smith\x96Jones, Jo").0, "Smith–Jones, Jo");
        assert_eq!(decode(b"O\x92Neill").0, "O’Neill");
    }

    fn check(bytes: &[u8], text: &str, encoding: Encoding) {
        let (decoded, used, _) = decode(bytes);
        assert_eq!((decoded.as_str(), used), (text, encoding));
    }

    #[test]
    fn encodings_are_told_apart() {
        check("Łukasz".as_bytes(), "Łukasz", Encoding::Utf8);
        check(b"\xEF\xBB\xBF012", "012", Encoding::Utf8Bom);
        check(b"Mu\xF1oz", "Muñoz", Encoding::Windows1252);
        check(b"\xFF\xFEa\0\xF1\0", "añ", Encoding::Utf16Le);
        check(b"\0N\0a\0m\0e", "Name", Encoding::Utf16Be);
    }

    #[test]
    fn lines_of_another_encoding_are_named_and_the_others_kept() {
        let mut bytes = "Name;Elo\nNúñez, Íñigo;2100\n".as_bytes().to_vec();
        bytes.extend(b"Mu\xF1oz, Ana;2000\n");
        bytes.extend("Łukasz Żółć;1990\n".as_bytes());
        let (text, encoding, problems) = decode_list(&bytes);
        assert_eq!(text, "Name;Elo\nNúñez, Íñigo;2100\nMuñoz, Ana;2000\nŁukasz Żółć;1990\n");
        assert_eq!(encoding, Encoding::Utf8);
        let said: Vec<String> = problems.iter().map(Problem::to_text).collect();
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("3:1") && said[0].contains("Muñoz, Ana;2000"), "{said:?}");
        // Nothing of it is UTF-8: the file is of the other encoding as a whole.
        check(b"Mu\xF1oz\nIbarra\nN\xFA\xF1ez\n", "Muñoz\nIbarra\nNúñez\n", Encoding::Windows1252);
    }

    #[test]
    fn letters_written_twice_are_read_as_they_were_meant() {
        let (text, encoding, problems) =
            decode_list("MuÃ±oz, Ana\nNÃºÃ±ez, Ã\u{8d}Ã±igo\n".as_bytes());
        assert_eq!((text.as_str(), encoding), ("Muñoz, Ana\nNúñez, Íñigo\n", Encoding::Utf8));
        assert_eq!(problems[0].key(), "encoded-twice");
        // One such pair, or a letter that is right as it stands: nothing is touched.
        check("MuÃ±oz".as_bytes(), "MuÃ±oz", Encoding::Utf8);
        check("MuÃ±oz, Iñigo, NÃº".as_bytes(), "MuÃ±oz, Iñigo, NÃº", Encoding::Utf8);
    }

    #[test]
    fn utf16_without_a_mark_is_known_in_every_script() {
        for text in [
            "Name;Elo\nNúñez, Íñigo;2100\n",
            "Фамилия;Рейтинг\nИванов, Иван;2100\n",
            "Ονοματεπώνυμο;Ελο\r\nΠαπαδόπουλος, Γιώργος;2100\r\n",
            "Łukasz Żółć\t1990\n",
        ] {
            let low: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let high: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
            check(&low, text, Encoding::Utf16Le);
            check(&high, text, Encoding::Utf16Be);
        }
        // Pictures and programs have zeros too.
        let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0\0\0\x01\0\x08\x06\0\0";
        assert!(!is_utf16(picture));
        assert!(!is_utf16(&[1, 0, 2, 0, 3, 0, 4, 0, 5, 0]));
        assert!(!is_utf16(b"Name;Elo\nIbarra;2100\n"));
    }

    #[test]
    fn other_scripts_are_known_by_their_letters() {
        let (cyrillic, _, _) = encoding_rs::WINDOWS_1251.encode("Фамилия;Имя\nИванов;Иван\n");
        let (text, encoding, problems) = decode(&cyrillic);
        assert_eq!(
            (text.as_str(), encoding.name()),
            ("Фамилия;Имя\nИванов;Иван\n", "windows-1251")
        );
        assert_eq!(problems[0].key(), "encoding-guessed");
        let (greek, ..) = encoding_rs::WINDOWS_1253.encode("Παπαδόπουλος, Γιώργος");
        assert_eq!(decode(&greek).0, "Παπαδόπουλος, Γιώργος");
        let (western, ..) =
            encoding_rs::WINDOWS_1252.encode("Núñez;Íñigo\nGarcía;José\nMüller;Jürg\n");
        assert_eq!(decode(&western).1, Encoding::Windows1252);
        assert_eq!(decode_in(&cyrillic, "cp1251").as_deref(), Some(text.as_str()));
        assert_eq!(decode_in(b"", "no such"), None);
        assert!(CHOICES.iter().all(|name| decode_in(b"a", name).is_some()));
    }

    #[test]
    fn a_letter_cut_in_half_does_not_change_the_encoding() {
        let bytes = "Núñez".as_bytes();
        check(&bytes[..4], "Nú\u{FFFD}", Encoding::Utf8);
    }

    #[test]
    fn any_mix_of_line_ends() {
        let split = |text| lines(text).collect::<Vec<_>>();
        assert_eq!(split("a\r\nb\rc\n\nd\r\n"), ["a", "b", "c", "", "d"]);
        assert_eq!(split(""), Vec::<&str>::new());
        assert_eq!(split("\n"), [""]);
    }
}
