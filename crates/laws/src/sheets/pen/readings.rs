//! What a cell of a sheet may mean, whatever the position: in its language, in another one, or as far as it can be read.

use shakmaty::{File, Rank, Role};

use super::{
    CAPITAL_PAWN, Cost, FILE_TWICE, HALF_READ, OTHER_LANGUAGE, Pattern, PatternShape, Reading,
    SMALL_LETTER, SMALL_LETTER_DOUBLED, Taken,
};
use crate::notation::letters::Language;
use crate::notation::matching;
use crate::notation::written::{self, Mark, WrittenMove};

/// A writer who changes his letters, or writes each player's moves in another language, does so more often than this.
const FEWEST_IN_A_LANGUAGE: usize = 4;

/// The language of the cells that the language of the sheet does not read, if they have one, and the first of them.
pub(super) fn second_language<S: AsRef<str>>(
    texts: &[S],
    parsed: &[Option<WrittenMove>],
    language: Language,
) -> Option<(Language, usize)> {
    let is_strange =
        |it: &Option<WrittenMove>| it.as_ref().is_none_or(|it| it.file_letter == Mark::Written);
    let strange: Vec<(usize, &str)> = texts
        .iter()
        .enumerate()
        .map(|(index, text)| (index, text.as_ref().trim()))
        .filter(|&(index, text)| is_strange(&parsed[index]) && !written::is_gap(text))
        .collect();
    if strange.len() < FEWEST_IN_A_LANGUAGE {
        return None;
    }
    let reads = |other: Language, text: &str| {
        written::parse(text, other).is_ok_and(|it| it.file_letter == Mark::Absent)
            && written::leading_role(text, other).is_some_and(|it| it.0 != Role::Pawn)
    };
    let count = |other: Language| strange.iter().filter(|it| reads(other, it.1)).count();
    let others = Language::ALL.into_iter().filter(|&other| other != language);
    // The first of those that read most.
    let (n, second) = others.map(|other| (count(other), other)).rev().max_by_key(|it| it.0)?;
    let first = strange.iter().find(|it| reads(second, it.1))?.0;
    (n >= FEWEST_IN_A_LANGUAGE && n * 3 >= strange.len() * 2).then_some((second, first))
}

/// The readings of one cell. `second` is another language that the sheet goes on in, and what it costs.
pub(super) fn of(
    text: &str,
    parsed: Option<&WrittenMove>,
    language: Language,
    second: Option<(Language, Cost)>,
) -> Vec<Reading> {
    if written::is_gap(text) {
        return Vec::new();
    }
    let mut readings = Vec::new();
    let in_doubt = parsed.is_some_and(|it| it.file_letter == Mark::Written);
    if let Some(move_) = parsed {
        let base = match in_doubt {
            false => Cost::FREE,
            true if matching::doubles_the_file(move_) => FILE_TWICE,
            true => CAPITAL_PAWN,
        };
        readings.push(Reading::new(base, Pattern::of(move_, move_.shape)));
        if let Some(looser) = move_.looser {
            let base = if doubles_its_file(text) { SMALL_LETTER_DOUBLED } else { SMALL_LETTER };
            readings.push(Reading::new(base, Pattern::of(move_, looser)));
        }
    }
    // `Bxc3` in a hand whose capitals and small letters look alike.
    let first = text.chars().next().filter(|c| matches!(c, 'A'..='H'));
    if let Some(first) = first {
        let small = format!("{}{}", first.to_ascii_lowercase(), &text[1..]);
        if let Ok(pawn) = written::parse(&small, language)
            && !doubles_its_file(&small)
            && !parsed.is_some_and(|it| it.shape == pawn.shape)
        {
            readings.push(Reading::new(CAPITAL_PAWN, Pattern::of(&pawn, pawn.shape)));
        }
    }
    if let Some((second, base)) = second
        && let Ok(move_) = written::parse(text, second)
        && move_.file_letter == Mark::Absent
        && !parsed.is_some_and(|it| it.shape == move_.shape)
    {
        readings.push(Reading::new(base, Pattern::of(&move_, move_.shape)));
    }
    if parsed.is_none() || in_doubt {
        let mut letters = text.chars();
        let capital: String =
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        let mut others: Vec<WrittenMove> = Vec::new();
        for other in Language::ALL {
            if let Ok(move_) = written::parse(&capital, other)
                && move_.file_letter == Mark::Absent
                && !others.iter().any(|it| it.shape == move_.shape)
            {
                others.push(move_);
            }
        }
        readings.extend(
            others.iter().map(|it| Reading::new(OTHER_LANGUAGE, Pattern::of(it, it.shape))),
        );
    }
    if parsed.is_none() {
        readings.extend(half_read(text, language));
    }
    readings
}

/// `cc6`: nobody writes a pawn's file twice.
fn doubles_its_file(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next() == chars.next()
}

/// What can still be made out in a text that is no move: `N?5`, `Cf`, `_e5`.
fn half_read(text: &str, language: Language) -> Option<Reading> {
    // One digit by itself is as good as nothing.
    if text.len() == 1 && text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if text.chars().nth(12).is_some() || !text.chars().any(|c| c.is_ascii_alphanumeric()) {
        return None;
    }
    let role = written::leading_role(text, language).map(|(role, _)| role);
    let rest = match written::leading_role(text, language) {
        Some((_, rest)) => rest,
        None => text,
    };
    let coordinates: Vec<char> = rest.chars().filter(|c| c.is_alphanumeric()).collect();
    let known = |c: &char| File::from_char(*c).is_some() || Rank::from_char(*c).is_some();
    let n_known = coordinates.iter().filter(|c| known(c)).count();
    // Words contain letters of files too; a part of a move is made of little else.
    if n_known + 1 < coordinates.len() || (n_known == 0 && role.is_none()) {
        return None;
    }
    let last = coordinates.last().copied().unwrap_or(' ');
    let to_rank = Rank::from_char(last);
    let before = if to_rank.is_some() { coordinates.iter().nth_back(1) } else { Some(&last) };
    let beside = |c: char| rest.chars().rev().skip_while(|&it| it != last).nth(1) == Some(c);
    let to_file =
        before.copied().filter(|&c| to_rank.is_none() || beside(c)).and_then(File::from_char);
    let capture = if text.contains(['x', ':', '×']) { Mark::Written } else { Mark::Absent };
    let shape = PatternShape::Step {
        role,
        from_file: None,
        from_rank: None,
        to_file,
        to_rank,
        promotion: None,
    };
    let pattern = Pattern {
        shape,
        capture,
        check: None,
        en_passant: Mark::Absent,
        taken: Taken::NotSaid,
        wing: None,
        table: None,
    };
    Some(Reading::new(HALF_READ, pattern.with_table()))
}
