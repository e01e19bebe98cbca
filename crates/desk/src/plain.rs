//! Texts as people typed or pasted them, made fit for one line of a list.

/// One line without signs that cannot be seen: line ends and other control signs are spaces, marks that
/// turn the direction of writing or have no width are left out.
pub(crate) fn one_line(text: &str) -> String {
    let seen: String = text
        .chars()
        .filter(|sign| !is_invisible(*sign))
        .map(|sign| if sign.is_control() { ' ' } else { sign })
        .collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The joiners U+200C and U+200D stay: Persian and Indian names are written with them.
fn is_invisible(sign: char) -> bool {
    matches!(sign, '\u{AD}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// Whether bytes that were decoded are no text that somebody wrote: a picture, a PDF, a program.
pub(crate) fn is_no_text(text: &str) -> bool {
    text.contains('\0') || is_binary(text)
}

/// The same, but a few stray signs in a text are no matter.
pub(crate) fn is_binary(text: &str) -> bool {
    let odd =
        |sign: &char| sign.is_control() && !matches!(sign, '\t' | '\n' | '\r' | '\u{c}' | '\u{1a}');
    let replaced = |sign: &char| *sign == '\u{fffd}';
    let count = text.chars().count();
    text.starts_with("%PDF")
        || text.chars().filter(odd).count() * 50 > count
        || text.chars().filter(replaced).count() * 4 > count
}
