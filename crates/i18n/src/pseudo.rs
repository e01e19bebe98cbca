//! The pseudo-language: English with accents and about every third letter doubled, so that texts grow by about a third.

use std::borrow::Cow;

/// Makes a piece of English text longer and accented. Arguments are not passed through here, so names stay as they are.
pub(crate) fn lengthen(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    let mut since_doubled = 2;
    for sign in text.chars() {
        since_doubled += 1;
        let accented = accent(sign);
        longer.push(accented);
        if since_doubled >= 3 && sign.is_alphabetic() {
            longer.push(accented);
            since_doubled = 0;
        }
    }
    Cow::Owned(longer)
}

fn accent(sign: char) -> char {
    match sign {
        'a' => 'á',
        'e' => 'ë',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'ü',
        'n' => 'ñ',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ø',
        'U' => 'Ů',
        'N' => 'Ñ',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::lengthen;

    #[test]
    fn a_third_longer() {
        let text = "The claim is correct and the game is drawn";
        let longer = lengthen(text);
        assert!(longer.chars().count() * 10 >= text.chars().count() * 13, "{longer}");
        assert!(longer.starts_with("TThë"), "{longer}");
    }
}
