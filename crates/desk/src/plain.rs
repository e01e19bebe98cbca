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
