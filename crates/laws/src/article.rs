//! Articles that a verdict can cite, each with one sentence of our own in English and Spanish.
//!
//! The sentences say what the article asks in short; they are not the text of the Laws. Rows marked
//! [`Certainty::CheckPrinted`] rest on memory: show them with "check the printed edition".

mod texts;

use std::fmt;

use crate::edition::Edition;
use crate::notation::letters::Language;

/// An article of one edition of the Laws. Numbers differ between editions, so one is never shown without the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Article {
    /// The edition.
    pub edition: Edition,
    /// The number as printed, `9.2.2` or `A.3`; for the old summary, which has none, its subject.
    pub number: &'static str,
}

/// Whether the article was read in a text of its edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// It was read.
    Read,
    /// It rests on memory: the printed edition decides.
    CheckPrinted,
}

/// What an article says, in one sentence of our own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArticleText {
    /// The sentence.
    pub sentence: &'static str,
    /// How sure the number and the rule are.
    pub certainty: Certainty,
}

impl Article {
    /// The sentence for this article, Spanish for [`Language::Spanish`], else English.
    pub fn text(self, language: Language) -> Option<ArticleText> {
        text(self.edition, self.number, language)
    }

    /// How sure the number and the rule are; an article without a row counts as unread.
    pub fn certainty(self) -> Certainty {
        self.text(Language::English).map_or(Certainty::CheckPrinted, |text| text.certainty)
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.edition {
            Edition::OldEs => f.write_str(self.number),
            edition => write!(f, "Laws {edition}, {}", self.number),
        }
    }
}

/// The sentence for an article, Spanish for [`Language::Spanish`], else English; `None` if no verdict cites it.
pub fn text(edition: Edition, number: &str, language: Language) -> Option<ArticleText> {
    let row =
        texts::ROWS.iter().find(|row| row.number == number && row.editions.contains(&edition))?;
    let sentence = match language {
        Language::Spanish => row.es,
        _ => row.en,
    };
    let certainty = if row.check_printed.contains(&edition) {
        Certainty::CheckPrinted
    } else {
        Certainty::Read
    };
    Some(ArticleText { sentence, certainty })
}

/// Articles whose number or sentence has every word of a query, the best first: the whole number, then numbers that begin
/// with it, then sentences. Accents and capitals make no difference; words are looked for in English and in Spanish. An
/// empty query finds all. Without an edition every edition is looked through, the newest first.
///
/// ```
/// use laws::{article::search, edition::Edition};
///
/// let found = search("9.2.2", Some(Edition::Laws2023));
/// assert_eq!(found.first().map(|it| it.number), Some("9.2.2"));
/// assert!(search("posición repetida", Some(Edition::Laws2023)).is_empty());
/// assert!(!search("POSICION tercera", Some(Edition::Laws2023)).is_empty());
/// ```
pub fn search(query: &str, edition: Option<Edition>) -> Vec<Article> {
    let words: Vec<String> = query.split_whitespace().take(MAX_WORDS).map(folded).collect();
    let editions: Vec<Edition> = match edition {
        Some(edition) => vec![edition],
        None => Edition::ALL.into_iter().rev().collect(),
    };
    let mut found: Vec<(Rank, usize, usize, Article)> = Vec::new();
    for (at, &edition) in editions.iter().enumerate() {
        for (index, row) in texts::ROWS.iter().enumerate() {
            if !row.editions.contains(&edition) {
                continue;
            }
            let ranks: Option<Vec<Rank>> = words.iter().map(|word| rank(row, word)).collect();
            if let Some(ranks) = ranks {
                let best = ranks.into_iter().min().unwrap_or(Rank::Sentence);
                found.push((best, at, index, edition.article(row.number)));
            }
        }
    }
    found.sort_by_key(|(rank, at, index, _)| (*rank, *at, *index));
    found.into_iter().map(|(.., article)| article).collect()
}

/// Words of a query that are looked at.
const MAX_WORDS: usize = 16;

/// How well a word is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Number,
    NumberBegins,
    Sentence,
}

fn rank(row: &texts::Row, word: &str) -> Option<Rank> {
    let number = folded(row.number);
    let begins = |rest: &str| rest.starts_with(['.', ' ']) || word.ends_with('.');
    if number == word {
        Some(Rank::Number)
    } else if number.strip_prefix(word).is_some_and(begins) {
        Some(Rank::NumberBegins)
    } else if number.contains(' ') && number.contains(word)
        || folded(row.en).contains(word)
        || folded(row.es).contains(word)
    {
        Some(Rank::Sentence)
    } else {
        None
    }
}

/// Small letters without accents.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::ClaimMode;
    use crate::edition::Pace;
    use crate::penalty::Ending;

    #[test]
    fn every_article_an_edition_names_has_its_sentence() {
        for edition in Edition::ALL {
            let mut named = vec![
                edition.checkmate_article(),
                edition.stalemate_article(),
                edition.default_time_article(),
            ];
            for mode in [ClaimMode::OnBoard, ClaimMode::Announced] {
                named.push(edition.threefold_article(mode));
                named.extend(edition.fifty_article(mode));
            }
            named.extend(edition.same_position_article());
            named.extend(edition.fivefold().map(|(_, article)| article));
            named.extend(edition.seventy_five_article());
            named.extend(edition.dead_article());
            named.extend(edition.claim_offers_draw_article());
            named.extend(edition.touch_before_claim_article());
            named.extend(edition.both_absent_article());
            named.extend([edition.time_control_article(), edition.score_lapses_article()]);
            named.push(edition.reconstruction_article());
            named.push(edition.time_not_shown_article());
            named.extend(edition.disambiguation_article());
            for pace in [Pace::Standard, Pace::Rapid, Pace::Blitz] {
                named.extend(edition.wrong_claim(pace).map(|time| time.article));
            }
            named.extend(Ending::ALL.map(|ending| ending.article(edition)));
            for article in named {
                for language in [Language::English, Language::Spanish] {
                    assert!(
                        article.text(language).is_some(),
                        "no sentence for {article} in {language}"
                    );
                }
            }
        }
    }

    #[test]
    fn articles_are_found_by_number_and_by_words_of_both_languages() {
        let numbers = |query: &str, edition| -> Vec<&str> {
            search(query, edition).into_iter().map(|it| it.number).collect()
        };
        let newest = Some(Edition::Laws2023);
        // After them an article whose sentence names 9.2.
        assert_eq!(numbers("9.2", newest), ["9.2.1", "9.2.2", "9.2.3", "9.1.2.3"]);
        assert_eq!(numbers("9.2", Some(Edition::Laws1997))[0], "9.2");
        assert_eq!(numbers("seventy-five", newest), numbers("setenta y cinco", newest));
        assert_eq!(numbers("ÚLTIMA FILA dama", newest), numbers("ultima fila dama", newest));
        assert!(numbers("envelope missing", newest).contains(&"I.12.1"));
        assert_eq!(numbers("tablas", Some(Edition::OldEs))[0], "Resumen: tablas");
        assert!(numbers("zugzwang", None).is_empty());
        let all = search("", None);
        assert_eq!(all.len(), texts::ROWS.iter().map(|row| row.editions.len()).sum::<usize>());
        assert_eq!(all[0].edition, Edition::Laws2023, "the newest first");
        let long = "9 ".repeat(100_000);
        assert!(search(&long, None).len() < all.len());
    }

    #[test]
    fn no_article_has_two_rows() {
        for (index, row) in texts::ROWS.iter().enumerate() {
            for other in &texts::ROWS[index + 1..] {
                let clash = row.number == other.number
                    && row.editions.iter().any(|edition| other.editions.contains(edition));
                assert!(!clash, "{} stands twice", row.number);
            }
        }
    }

    #[test]
    fn words_follow_the_language() {
        let article = Edition::Laws2023.threefold_article(ClaimMode::OnBoard);
        assert_eq!(article.to_string(), "Laws 2023, 9.2.2");
        let english = article.text(Language::English).unwrap();
        let spanish = article.text(Language::Spanish).unwrap();
        assert_ne!(english.sentence, spanish.sentence);
        assert_eq!(article.text(Language::German), Some(english));
        assert_eq!(english.certainty, Certainty::Read);
        assert_eq!(Edition::Laws1997.article("9.5").certainty(), Certainty::CheckPrinted);
    }
}
