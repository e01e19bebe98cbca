//! Any name in ASCII: for TRF files that other programs read. Keys to find people by what a keyboard can type,
//! and to see that two names are the same.
//!
//! Letters with marks lose them. Letters that Unicode does not take apart (đ ł ø ß æ þ ı) and the
//! Cyrillic, Greek and Georgian scripts are transliterated by table, near to the usage of passports
//! and rating lists. What has no ASCII form becomes `?` in
//! files and stays itself in keys.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text in ASCII, capitals kept: `Đorđe Łuczak` gives `Dorde Luczak`.
///
/// ```
/// assert_eq!(formats::fold::to_ascii("Straße, Þóra"), "Strasse, Thora");
/// ```
pub fn to_ascii(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let composed: Vec<char> = text.nfc().collect();
    let mut out = String::with_capacity(text.len());
    let mut index = 0;
    while let Some(&letter) = composed.get(index) {
        let next = composed.get(index + 1).copied();
        if let Some(digraph) = next.and_then(|next| greek_digraph(letter, next)) {
            push_cased(
                &mut out,
                digraph,
                letter.is_uppercase(),
                next.is_some_and(char::is_uppercase),
            );
            index += 2;
            continue;
        }
        push_letter(&mut out, letter, next);
        index += 1;
    }
    out
}

/// The form in which names are searched: lower case, transliterated, every run of signs one blank. A letter of
/// a script without a table stays what it is, so that such names can be found and told apart too.
///
/// ```
/// assert_eq!(formats::fold::search_key("O'Neill-Núñez,  José"), "o neill nunez jose");
/// assert_eq!(formats::fold::search_key("王, 小明"), "王 小明");
/// ```
pub fn search_key(text: &str) -> String {
    key(text, Scripts::Transliterated)
}

/// The form in which two names are held to be the same: as [`search_key`], but every script stays itself, for
/// `Ivanov` and `Иванов` may be two people.
///
/// ```
/// use formats::fold::same_name_key;
/// assert_eq!(same_name_key("NÚÑEZ, José"), same_name_key("Nunez,Jose"));
/// assert_ne!(same_name_key("Ivanov"), same_name_key("Иванов"));
/// ```
pub fn same_name_key(text: &str) -> String {
    key(text, Scripts::Kept)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Scripts {
    Transliterated,
    Kept,
}

fn key(text: &str, scripts: Scripts) -> String {
    let mut out = String::with_capacity(text.len());
    let mut known = String::new();
    for letter in text.nfc() {
        if is_combining_mark(letter) {
            // A mark belongs to the letter before it: only letters with a plain form are the same without.
            if known.is_empty() {
                out.push(letter);
            }
        } else if has_plain_form(letter, scripts) {
            known.push(letter);
        } else {
            out.push_str(&to_ascii(&known));
            known.clear();
            out.push(letter);
        }
    }
    out.push_str(&to_ascii(&known));
    words(&out)
}

/// Lower case, every run of signs one blank.
fn words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_alphanumeric() || is_combining_mark(letter) {
            out.extend(letter.to_lowercase());
        } else if !out.ends_with(' ') && !out.is_empty() {
            out.push(' ');
        }
    }
    out.truncate(out.trim_end().len());
    out
}

fn has_plain_form(letter: char, scripts: Scripts) -> bool {
    let plain = |part: char| match scripts {
        Scripts::Transliterated => table(lower(part)).is_some(),
        Scripts::Kept => latin(lower(part)).is_some(),
    };
    let mut parts = std::iter::once(letter).nfkd().filter(|part| !is_combining_mark(*part));
    plain(letter) || parts.all(|part| part.is_ascii() || plain(part))
}

fn push_letter(out: &mut String, letter: char, next: Option<char>) {
    if letter.is_ascii() {
        out.push(letter);
        return;
    }
    let next_upper = next.is_some_and(char::is_uppercase);
    if let Some(plain) = table(lower(letter)) {
        push_cased(out, plain, letter.is_uppercase(), next_upper);
        return;
    }
    if is_combining_mark(letter) {
        return;
    }
    for part in std::iter::once(letter).nfkd().filter(|part| !is_combining_mark(*part)) {
        if part.is_ascii() {
            out.push(part);
        } else if let Some(plain) = table(lower(part)) {
            push_cased(out, plain, part.is_uppercase(), next_upper);
        } else {
            out.push('?');
        }
    }
}

/// Pushes `plain` in the case of the letter it stands for; `Zh` before a small letter, `ZH` before
/// a capital.
fn push_cased(out: &mut String, plain: &str, upper: bool, next_upper: bool) {
    for (index, letter) in plain.chars().enumerate() {
        if upper && (index == 0 || next_upper) {
            out.push(letter.to_ascii_uppercase());
        } else {
            out.push(letter);
        }
    }
}

fn lower(letter: char) -> char {
    let mut lower = letter.to_lowercase();
    match (lower.next(), lower.next()) {
        (Some(single), None) => single,
        _ => letter,
    }
}

/// Greek pairs that are one sound.
fn greek_digraph(first: char, second: char) -> Option<&'static str> {
    match (lower(first), lower(second)) {
        ('ο', 'υ' | 'ύ') => Some("ou"),
        ('α', 'υ' | 'ύ') => Some("av"),
        ('ε', 'υ' | 'ύ') => Some("ev"),
        ('γ', 'γ') => Some("ng"),
        _ => None,
    }
}

/// Lower-case letters that have no decomposition into ASCII.
fn table(letter: char) -> Option<&'static str> {
    latin(letter)
        .or_else(|| cyrillic(letter))
        .or_else(|| greek(letter))
        .or_else(|| georgian(letter))
}

fn latin(letter: char) -> Option<&'static str> {
    Some(match letter {
        'đ' | 'ð' | 'ɖ' => "d",
        'ł' => "l",
        'ø' => "o",
        'ß' | 'ẞ' => "ss",
        'æ' | 'ǽ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        'ı' => "i",
        'ħ' => "h",
        'ŋ' => "ng",
        'ŧ' => "t",
        'ĸ' => "k",
        'ƶ' => "z",
        'ə' => "a",
        'ɓ' => "b",
        'ɗ' => "d",
        'ɛ' => "e",
        'ɔ' => "o",
        '‘' | '’' | 'ʼ' | '`' | '´' | 'ʻ' | 'ʹ' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‐' | '‑' | '–' | '—' | '−' => "-",
        '\u{2044}' => "/",
        '\u{a0}' | '\u{2009}' | '\u{202f}' => " ",
        '·' | '•' => ".",
        '×' => "x",
        _ => return None,
    })
}

fn cyrillic(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' | 'ґ' | 'ғ' => "g",
        'д' => "d",
        'е' | 'ё' | 'э' => "e",
        'є' => "ye",
        'ж' | 'җ' => "zh",
        'з' => "z",
        'и' | 'і' => "i",
        'ї' => "yi",
        'й' | 'ы' => "y",
        'ј' => "j",
        'к' | 'ќ' | 'қ' => "k",
        'л' => "l",
        'љ' => "lj",
        'м' => "m",
        'н' => "n",
        'ң' => "ng",
        'њ' => "nj",
        'о' | 'ө' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'ћ' => "c",
        'у' | 'ұ' | 'ү' | 'ў' => "u",
        'ф' => "f",
        'х' => "kh",
        'һ' | 'ҳ' => "h",
        'ц' => "ts",
        'ч' => "ch",
        'џ' => "dz",
        'ш' => "sh",
        'щ' => "shch",
        'ъ' | 'ь' => "",
        'ю' => "yu",
        'я' => "ya",
        'ђ' => "dj",
        'ѓ' => "gj",
        'ѕ' => "dz",
        'ә' => "a",
        _ => return None,
    })
}

fn greek(letter: char) -> Option<&'static str> {
    Some(match letter {
        'α' => "a",
        'β' => "v",
        'γ' => "g",
        'δ' => "d",
        'ε' => "e",
        'ζ' => "z",
        'η' | 'ι' => "i",
        'θ' => "th",
        'κ' => "k",
        'λ' => "l",
        'μ' => "m",
        'ν' => "n",
        'ξ' => "x",
        'ο' | 'ω' => "o",
        'π' => "p",
        'ρ' => "r",
        'σ' | 'ς' => "s",
        'τ' => "t",
        'υ' => "y",
        'φ' => "f",
        'χ' => "ch",
        'ψ' => "ps",
        _ => return None,
    })
}

fn georgian(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ა' => "a",
        'ბ' => "b",
        'გ' => "g",
        'დ' => "d",
        'ე' => "e",
        'ვ' => "v",
        'ზ' => "z",
        'თ' | 'ტ' => "t",
        'ი' => "i",
        'კ' | 'ქ' => "k",
        'ლ' => "l",
        'მ' => "m",
        'ნ' => "n",
        'ო' => "o",
        'პ' | 'ფ' => "p",
        'ჟ' => "zh",
        'რ' => "r",
        'ს' => "s",
        'უ' => "u",
        'ღ' => "gh",
        'ყ' => "q",
        'შ' => "sh",
        'ჩ' | 'ჭ' => "ch",
        'ც' | 'წ' => "ts",
        'ძ' => "dz",
        'ხ' => "kh",
        'ჯ' => "j",
        'ჰ' => "h",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{same_name_key, search_key, to_ascii};

    fn check(text: &str, expected: &str) {
        assert_eq!(to_ascii(text), expected);
    }

    #[test]
    fn latin_letters_lose_their_marks() {
        check("Núñez Çelik Ğürsoy Škoda", "Nunez Celik Gursoy Skoda");
        check(
            "Đorđe Łuczak Ørsted Straße Ærø Þóra Işık",
            "Dorde Luczak Orsted Strasse Aero Thora Isik",
        );
        check("Nguye\u{302}\u{303}n", "Nguyen");
        check("ﬁ ½ № …", "fi 1/2 No ...");
    }

    #[test]
    fn other_scripts_are_transliterated() {
        check("Жуков, Юрий", "Zhukov, Yuriy");
        check("ЩУКИН", "SHCHUKIN");
        check("Їжак", "Yizhak");
        check("Ђорђевић, Његош", "Djordjevic, Njegosh");
        check("Παπαδόπουλος, Εύα", "Papadopoulos, Eva");
        check("გიორგი ჭავჭავაძე", "giorgi chavchavadze");
    }

    #[test]
    fn what_has_no_form_is_marked() {
        check("王 Li", "? Li");
    }

    #[test]
    fn search_keys_ignore_case_marks_and_signs() {
        assert_eq!(search_key("  MÜLLER-Weiß,  Ana "), "muller weiss ana");
        assert_eq!(search_key("—"), "");
    }

    #[test]
    fn scripts_without_a_table_stay_themselves_in_keys() {
        let names = ["王小明", "王小红", "김철수", "محمد علي", "किरण", "करण", "දිනේෂ්", "אבי כהן"];
        for key in [search_key as fn(&str) -> String, same_name_key] {
            let keys: std::collections::BTreeSet<String> = names.iter().map(|it| key(it)).collect();
            assert_eq!(keys.len(), names.len(), "{keys:?}");
            assert!(!keys.contains(""));
        }
        assert_eq!(search_key("Ли 李 Δέλτα"), "li 李 delta");
    }

    #[test]
    fn the_same_name_is_one_script_with_any_marks() {
        assert_eq!(same_name_key("ЁЛКИНА,  Анна"), same_name_key("ёлкина анна"));
        assert_eq!(same_name_key("Đurić Straße"), "duric strasse");
        assert_eq!(same_name_key("Ｗａｎｇ"), "wang");
        assert_ne!(same_name_key("Иванов"), same_name_key("Ivanov"));
    }
}
