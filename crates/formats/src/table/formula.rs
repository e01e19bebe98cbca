//! Texts that a spreadsheet would compute. In CSV nothing says what is a text: an apostrophe before it does, as spreadsheets
//! themselves have it. Numbers and the marks of crosstables (`-5`, `+3.5`, `-½H`, `+-`) are left as they are.

/// Signs with which a formula begins.
fn begins(text: &str) -> Option<char> {
    text.chars().next().filter(|first| matches!(first, '=' | '+' | '-' | '@' | '\t' | '\r'))
}

/// A sign of plus or minus before figures, each letter behind a figure: nothing that can be computed to anything else.
fn is_figure(text: &str) -> bool {
    let digit = |letter: char| letter.is_ascii_digit() || letter == '½';
    let mut before = ' ';
    text.starts_with(['+', '-'])
        && text.chars().all(|letter| {
            let fits = match letter {
                'a'..='z' | 'A'..='Z' => digit(before),
                '+' | '-' | '.' | ',' | ' ' => true,
                other => digit(other),
            };
            before = letter;
            fits
        })
}

/// A text that no spreadsheet computes. One that begins like such a text gets one more apostrophe, so that [`unmark`]
/// gives each back as it was.
pub(super) fn harmless(text: &str) -> String {
    let behind = text.trim_start_matches('\'');
    let is_marked = behind.len() < text.len() && begins(behind).is_some();
    match is_marked || begins(text).is_some() && !is_figure(text) {
        true => format!("'{text}"),
        false => text.to_owned(),
    }
}

/// Takes the apostrophe off again.
pub(super) fn unmark(cell: &mut String) {
    let behind = cell.trim_start_matches('\'');
    if behind.len() < cell.len() && begins(behind).is_some() {
        cell.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::{harmless, unmark};

    #[test]
    fn formulas_are_texts_and_figures_stay() {
        for (text, written) in [
            ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"),
            ("+SUM(A1)", "'+SUM(A1)"),
            ("-A1", "'-A1"),
            ("-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"),
            ("@handle", "'@handle"),
            ("\t=1", "'\t=1"),
            ("'=1", "''=1"),
            ("'t Hart, An", "'t Hart, An"),
            ("-5", "-5"),
            ("+3.5", "+3.5"),
            ("-½H", "-½H"),
            ("-1U", "-1U"),
            ("+-", "+-"),
            ("Ana, A", "Ana, A"),
            ("", ""),
        ] {
            assert_eq!(harmless(text), written);
            let mut read = written.to_owned();
            unmark(&mut read);
            assert_eq!(read, text);
        }
    }
}
