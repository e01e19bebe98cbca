//! What ends a command early, and its exit code.

use desk::{ApiError, Code};

/// What a command that went through answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Exit code 0.
    Yes,
    /// Done, and the answer is "no" or differences were found: exit code 1.
    No,
}

/// Why a command did not go through. The words are those of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// Nobody reads the answer any more: quiet.
    Unread,
    /// Usage or unreadable input: exit code 2.
    Unusable(Vec<String>),
    /// A file or disk that does not give what it should: exit code 2.
    Damaged(Vec<String>),
    /// The rules or the state forbid it: exit code 3.
    Refused(Vec<String>),
}

impl Failure {
    /// Unusable, in one line.
    pub(crate) fn unusable(words: String) -> Failure {
        Failure::Unusable(vec![words])
    }

    /// Refused, in one line.
    pub(crate) fn refused(words: String) -> Failure {
        Failure::Refused(vec![words])
    }

    /// What the desk says.
    pub(crate) fn of(error: &ApiError) -> Failure {
        let words = vec![error.to_string()];
        match error.code {
            Code::Refused | Code::NeedsReason | Code::Stale | Code::ReadOnly => {
                Failure::Refused(words)
            }
            Code::Io | Code::Damaged => Failure::Damaged(words),
            Code::BadInput | Code::NotFound | Code::NoEvent | Code::Internal => {
                Failure::Unusable(words)
            }
        }
    }

    /// What to say, and the exit code.
    pub(crate) fn told(&self) -> (&[String], u8) {
        match self {
            Failure::Unread => (&[], 0),
            Failure::Unusable(lines) | Failure::Damaged(lines) => (lines, 2),
            Failure::Refused(lines) => (lines, 3),
        }
    }

    /// The same, each line with the file it is about in front.
    pub(crate) fn about(&self, file: &str) -> Failure {
        self.with(|lines| lines.iter().map(|line| format!("{file}: {line}")).collect())
    }

    /// The same without words, for they have been said.
    pub(crate) fn said(&self) -> Failure {
        self.with(|_| Vec::new())
    }

    fn with(&self, change: impl Fn(&[String]) -> Vec<String>) -> Failure {
        match self {
            Failure::Unread => Failure::Unread,
            Failure::Unusable(lines) => Failure::Unusable(change(lines)),
            Failure::Damaged(lines) => Failure::Damaged(change(lines)),
            Failure::Refused(lines) => Failure::Refused(change(lines)),
        }
    }
}
