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
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the answer any more: quiet.
    Unread,
    /// Usage or unreadable input: exit code 2.
    Unusable(Vec<String>),
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
            Code::Refused | Code::NeedsReason | Code::Stale | Code::ReadOnly => Failure::Refused(words),
            Code::BadInput | Code::NotFound | Code::NoEvent | Code::Io | Code::Internal => {
                Failure::Unusable(words)
            }
        }
    }
}
