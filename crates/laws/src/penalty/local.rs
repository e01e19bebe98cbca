//! Clauses that a federation or event adds to the Laws: free text, and numbers that replace those of the Laws.
//!
//! The preface lets federations add detailed rules. A line such as `illegal-move-loses = 3` changes a number, and
//! `supervision = full` or `limited` says which rules hold in rapid and blitz; every other line is text that is shown beside the
//! article.

use super::{LocalNumbers, Supervision};

/// The clauses of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LocalClauses {
    /// The lines that change nothing by themselves.
    pub text: String,
    /// The numbers.
    pub numbers: LocalNumbers,
}

impl LocalClauses {
    /// Reads clauses. Every line that is no known number is text.
    ///
    /// ```
    /// let clauses = laws::penalty::LocalClauses::parse("No phones in the hall.\nillegal-move-loses = 3");
    /// assert_eq!(clauses.numbers.illegal_move_loses, Some(3));
    /// assert_eq!(clauses.text, "No phones in the hall.");
    /// ```
    pub fn parse(text: &str) -> LocalClauses {
        let mut clauses = LocalClauses::default();
        let mut kept: Vec<&str> = Vec::new();
        for line in text.lines() {
            if !clauses.take(line) {
                kept.push(line);
            }
        }
        clauses.text = kept.join("\n").trim().to_owned();
        clauses
    }

    fn take(&mut self, line: &str) -> bool {
        let Some((key, value)) = line.split_once('=') else { return false };
        let value = value.trim();
        let numbers = &mut self.numbers;
        match key.trim() {
            "illegal-move-loses" => {
                numbers.illegal_move_loses = value.parse().ok().filter(|&number| number > 0);
                numbers.illegal_move_loses.is_some()
            }
            "illegal-move-minutes" => {
                numbers.illegal_move_minutes = value.parse().ok();
                numbers.illegal_move_minutes.is_some()
            }
            "default-time-minutes" => {
                numbers.default_minutes = value.parse().ok();
                numbers.default_minutes.is_some()
            }
            "wrong-claim-minutes" => {
                numbers.wrong_claim_minutes = value.parse().ok();
                numbers.wrong_claim_minutes.is_some()
            }
            "supervision" => {
                let named = |it: &Supervision| it.code() == value;
                numbers.supervision = Supervision::ALL.into_iter().find(named);
                numbers.supervision.is_some()
            }
            _ => false,
        }
    }
}
