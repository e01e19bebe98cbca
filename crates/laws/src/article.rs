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
