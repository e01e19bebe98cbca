//! Where the text of a pairing system leaves room, or was not at hand: each question by name, so that an arbiter, a
//! file of settings and a command line can choose the answer. What an answer does is the pairing engine's affair.

use std::collections::BTreeMap;

/// A question that a pairing system leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PairingReading {
    /// C.04.4.1: the rating that an unrated player is estimated at.
    DubovUnrated,
    /// C.04.4.1: whether the pairing-allocated bye is an upfloat.
    DubovBye,
    /// C.04.4.1 C6: in which order the scores of upfloaters are compared.
    DubovUpfloaters,
    /// C.04.4.1 C7: what a set of upfloaters is judged by.
    DubovCandidates,
    /// C.04.4.1 3.2: which of the two in the middle of the list shifts first.
    DubovShifters,
    /// C.04.4.2 1.7: whether virtual points count for the Index.
    BursteinIndex,
    /// C.04.4.2 C7: how much of the next bracket is looked at.
    BursteinNext,
    /// C.04.4.3 3.2.3, 3.8, 5.7: whether the event is a maxi-tournament.
    LimMaxi,
    /// C.04.4.3 3.2: who of those equally good floats.
    LimFloaters,
    /// C.04.4.3 4: whose turn it is after the player opposite.
    LimExchange,
    /// C.04.4.3 5.2: whether opponents are exchanged to give the colors due.
    LimColors,
    /// C.04.4.3 6: what weighs more in the last round.
    LimLastRound,
    /// C.04.5 C5: in which order the scores of upfloaters are compared.
    DoubleSwissUpfloaters,
    /// C.04.6 1.7: which color preferences teams have.
    TeamPreferences,
    /// Keizer, no FIDE text: rounds before the same two may meet again.
    KeizerRematch,
}

/// What can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// One of these; the first is taken where nobody says otherwise.
    Choice(&'static [&'static str]),
    /// A number.
    Number {
        /// Least, inclusive.
        least: u16,
        /// Most, inclusive.
        most: u16,
        /// Taken where nobody says otherwise.
        usual: u16,
    },
}

/// An answer that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Place among [`Answers::Choice`].
    Choice(usize),
    /// The number.
    Number(u16),
}

/// A name or a value that no reading has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingReadingError {
    /// No such question.
    #[error("a reading of a pairing system was expected, found {0:?}")]
    Name(String),
    /// No such answer.
    #[error("expected {} for {}, found {found:?}", reading.expected(), reading.name())]
    Value {
        /// The question.
        reading: PairingReading,
        /// The answer that is none.
        found: String,
    },
}

impl PairingReading {
    /// All of them, those of one system together.
    pub const ALL: [PairingReading; 15] = [
        PairingReading::DubovUnrated,
        PairingReading::DubovBye,
        PairingReading::DubovUpfloaters,
        PairingReading::DubovCandidates,
        PairingReading::DubovShifters,
        PairingReading::BursteinIndex,
        PairingReading::BursteinNext,
        PairingReading::LimMaxi,
        PairingReading::LimFloaters,
        PairingReading::LimExchange,
        PairingReading::LimColors,
        PairingReading::LimLastRound,
        PairingReading::DoubleSwissUpfloaters,
        PairingReading::TeamPreferences,
        PairingReading::KeizerRematch,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            PairingReading::DubovUnrated => "dubov_unrated",
            PairingReading::DubovBye => "dubov_bye",
            PairingReading::DubovUpfloaters => "dubov_upfloaters",
            PairingReading::DubovCandidates => "dubov_candidates",
            PairingReading::DubovShifters => "dubov_shifters",
            PairingReading::BursteinIndex => "burstein_index",
            PairingReading::BursteinNext => "burstein_next",
            PairingReading::LimMaxi => "lim_maxi",
            PairingReading::LimFloaters => "lim_floaters",
            PairingReading::LimExchange => "lim_exchange",
            PairingReading::LimColors => "lim_colors",
            PairingReading::LimLastRound => "lim_last_round",
            PairingReading::DoubleSwissUpfloaters => "double_swiss_upfloaters",
            PairingReading::TeamPreferences => "team_preferences",
            PairingReading::KeizerRematch => "keizer_rematch",
        }
    }

    /// The code of the system it belongs to.
    pub fn system(self) -> &'static str {
        match self {
            PairingReading::DubovUnrated
            | PairingReading::DubovBye
            | PairingReading::DubovUpfloaters
            | PairingReading::DubovCandidates
            | PairingReading::DubovShifters => "fide-dubov-2026",
            PairingReading::BursteinIndex | PairingReading::BursteinNext => "fide-burstein-2026",
            PairingReading::LimMaxi
            | PairingReading::LimFloaters
            | PairingReading::LimExchange
            | PairingReading::LimColors
            | PairingReading::LimLastRound => "fide-lim-2026",
            PairingReading::DoubleSwissUpfloaters => "fide-double-swiss-2026",
            PairingReading::TeamPreferences => "fide-team-2026",
            PairingReading::KeizerRematch => "keizer",
        }
    }

    /// The article it is about; empty where there is no FIDE text.
    pub fn article(self) -> &'static str {
        match self {
            PairingReading::DubovUnrated | PairingReading::DubovBye => "C.04.4.1",
            PairingReading::DubovUpfloaters => "C.04.4.1 C6",
            PairingReading::DubovCandidates => "C.04.4.1 C7",
            PairingReading::DubovShifters => "C.04.4.1 3.2",
            PairingReading::BursteinIndex => "C.04.4.2",
            PairingReading::BursteinNext => "C.04.4.2 C7",
            PairingReading::LimMaxi => "C.04.4.3 3.2.3, 3.8, 5.7",
            PairingReading::LimFloaters => "C.04.4.3 3",
            PairingReading::LimExchange => "C.04.4.3 4",
            PairingReading::LimColors => "C.04.4.3 5.2",
            PairingReading::LimLastRound => "C.04.4.3 6",
            PairingReading::DoubleSwissUpfloaters => "C.04.5 C5",
            PairingReading::TeamPreferences => "C.04.6 1.7",
            PairingReading::KeizerRematch => "",
        }
    }

    /// What can be answered.
    pub fn answers(self) -> Answers {
        match self {
            PairingReading::DubovUnrated => Answers::Number { least: 1, most: 3500, usual: 1400 },
            PairingReading::DubovBye => Answers::Choice(&["no-float", "upfloat"]),
            PairingReading::DubovUpfloaters | PairingReading::DoubleSwissUpfloaters => {
                Answers::Choice(&["lowest-first", "highest-first"])
            }
            PairingReading::DubovCandidates => Answers::Choice(&["best-pairing", "colors-due"]),
            PairingReading::DubovShifters => Answers::Choice(&["after-middle", "before-middle"]),
            PairingReading::BursteinIndex => Answers::Choice(&["real", "virtual"]),
            PairingReading::BursteinNext => Answers::Choice(&["pairs-and-scores", "pairs"]),
            PairingReading::LimMaxi => Answers::Choice(&["no", "yes"]),
            PairingReading::LimFloaters => Answers::Choice(&["lowest-numbered", "nearest"]),
            PairingReading::LimExchange => Answers::Choice(&["downwards-first", "nearest"]),
            PairingReading::LimColors => Answers::Choice(&["exchange", "keep"]),
            PairingReading::LimLastRound => Answers::Choice(&["score-first", "colors-hold"]),
            PairingReading::TeamPreferences => Answers::Choice(&["type-a", "type-b", "off"]),
            PairingReading::KeizerRematch => Answers::Number { least: 0, most: 99, usual: 6 },
        }
    }

    /// The value taken where nobody says otherwise.
    pub fn usual(self) -> String {
        match self.answers() {
            Answers::Choice(values) => values.first().copied().unwrap_or_default().to_owned(),
            Answers::Number { usual, .. } => usual.to_string(),
        }
    }

    /// The values that can be given, as people read them: `no | yes`, `1-3500`.
    pub fn expected(self) -> String {
        match self.answers() {
            Answers::Choice(values) => values.join(" | "),
            Answers::Number { least, most, .. } => format!("{least}-{most}"),
        }
    }

    /// Those of a system.
    pub fn of_system(code: &str) -> impl Iterator<Item = PairingReading> {
        PairingReading::ALL.into_iter().filter(move |it| it.system() == code)
    }

    /// A reading and an answer by name: `lim_maxi`, `yes`. Hyphens and underscores are alike.
    ///
    /// # Errors
    /// If there is no such name, or no such value for it.
    pub fn read(name: &str, value: &str) -> Result<(PairingReading, Answer), PairingReadingError> {
        let plain = |text: &str| text.trim().to_ascii_lowercase().replace('_', "-");
        let reading = PairingReading::ALL.into_iter().find(|it| plain(it.name()) == plain(name));
        let reading = reading.ok_or_else(|| PairingReadingError::Name(name.trim().to_owned()))?;
        let answer = match reading.answers() {
            Answers::Choice(values) => {
                values.iter().position(|it| *it == plain(value)).map(Answer::Choice)
            }
            Answers::Number { least, most, .. } => {
                let number = value.trim().parse().ok();
                number.filter(|it| (least..=most).contains(it)).map(Answer::Number)
            }
        };
        let found = || value.trim().to_owned();
        let answer =
            answer.ok_or_else(|| PairingReadingError::Value { reading, found: found() })?;
        Ok((reading, answer))
    }

    /// An answer as it is kept.
    pub fn value(self, answer: Answer) -> String {
        match (self.answers(), answer) {
            (Answers::Choice(values), Answer::Choice(at)) => {
                values.get(at).copied().unwrap_or_default().to_owned()
            }
            (_, Answer::Number(number)) => number.to_string(),
            (Answers::Number { usual, .. }, Answer::Choice(_)) => usual.to_string(),
        }
    }

    /// Readings as they are kept: names as the engines spell them, and only what differs from the usual.
    ///
    /// # Errors
    /// The first that has no such name or value.
    pub fn kept(
        typed: &BTreeMap<String, String>,
    ) -> Result<BTreeMap<String, String>, PairingReadingError> {
        let mut kept = BTreeMap::new();
        for (name, value) in typed.iter().filter(|(_, value)| !value.trim().is_empty()) {
            let (reading, answer) = PairingReading::read(name, value)?;
            let value = reading.value(answer);
            if value != reading.usual() {
                kept.insert(reading.name().to_owned(), value);
            }
        }
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Answer, PairingReading, PairingReadingError};

    #[test]
    fn readings_are_chosen_by_name() {
        for reading in PairingReading::ALL {
            let (found, answer) = PairingReading::read(reading.name(), &reading.usual()).unwrap();
            assert_eq!((found, reading.value(answer)), (reading, reading.usual()));
        }
        let maxi = PairingReading::read("Lim-Maxi", " YES ");
        assert_eq!(maxi, Ok((PairingReading::LimMaxi, Answer::Choice(1))));
        let rating = PairingReading::read("dubov_unrated", "1000");
        assert_eq!(rating, Ok((PairingReading::DubovUnrated, Answer::Number(1000))));
        let unknown = PairingReading::read("lim_mini", "yes");
        assert_eq!(unknown, Err(PairingReadingError::Name("lim_mini".to_owned())));
        for (name, value) in
            [("lim_maxi", "perhaps"), ("dubov_unrated", "0"), ("keizer_rematch", "")]
        {
            let told = PairingReading::read(name, value);
            assert!(matches!(told, Err(PairingReadingError::Value { .. })), "{name}={value}");
        }
    }

    #[test]
    fn only_what_differs_is_kept() {
        let typed = [("lim-maxi", "Yes"), ("lim_exchange", "downwards-first"), ("dubov_bye", "")];
        let typed = typed.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let kept = PairingReading::kept(&BTreeMap::from(typed)).unwrap();
        let expected = BTreeMap::from([("lim_maxi".to_owned(), "yes".to_owned())]);
        assert_eq!(kept, expected);
    }
}
