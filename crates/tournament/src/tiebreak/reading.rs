//! Where the text of C.07 can be read in two ways: each reading by name, so that an arbiter, a file of
//! settings and a command line can choose it.

use super::{DoubleForfeit, DummyRounds, EarlyWithdrawal, ForfeitWins, Rules, SonnebornCut};

/// A question that the text leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reading {
    /// C.07 7.7: STD after a double forfeit.
    DoubleForfeit,
    /// C.07 15.2: whether a forfeit win of a round robin is a game for WON, BPG and BWG.
    ForfeitWins,
    /// C.07 16.5: which of several voluntary rounds SB gives up.
    SonnebornCut,
    /// C.07 16.4.2: how many rounds limit the dummy of a bye.
    DummyRounds,
    /// Competition Rules: whether the results of somebody who left a round robin before half of
    /// the games count.
    EarlyWithdrawal,
}

/// A name or a value that no reading has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadingError {
    /// No such question.
    #[error(
        "expected one of double_forfeit, forfeit_wins, sonneborn_cut, dummy_rounds, early_withdrawal, found {0:?}"
    )]
    Name(String),
    /// No such answer.
    #[error("expected {expected} for {name}, found {found:?}", name = reading.name())]
    Value {
        /// The question.
        reading: Reading,
        /// Its answers.
        expected: String,
        /// The answer that is none.
        found: String,
    },
}

impl Reading {
    /// All of them.
    pub const ALL: [Reading; 5] = [
        Reading::DoubleForfeit,
        Reading::ForfeitWins,
        Reading::SonnebornCut,
        Reading::DummyRounds,
        Reading::EarlyWithdrawal,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Reading::DoubleForfeit => "double_forfeit",
            Reading::ForfeitWins => "forfeit_wins",
            Reading::SonnebornCut => "sonneborn_cut",
            Reading::DummyRounds => "dummy_rounds",
            Reading::EarlyWithdrawal => "early_withdrawal",
        }
    }

    /// The article it is about.
    pub fn article(self) -> &'static str {
        match self {
            Reading::DoubleForfeit => "C.07 7.7",
            Reading::ForfeitWins => "C.07 15.2",
            Reading::SonnebornCut => "C.07 16.5",
            Reading::DummyRounds => "C.07 16.4.2",
            Reading::EarlyWithdrawal => "C.05 6.6",
        }
    }

    /// The two answers; the first is taken where nobody says otherwise.
    pub fn values(self) -> [&'static str; 2] {
        match self {
            Reading::DoubleForfeit => ["nothing", "equal"],
            Reading::ForfeitWins => ["not-games", "games"],
            Reading::SonnebornCut => ["lowest-contribution", "lowest-score"],
            Reading::DummyRounds => ["completed", "planned"],
            Reading::EarlyWithdrawal => ["annulled", "stands"],
        }
    }
}

impl Rules {
    /// Chooses a reading by name: `double_forfeit`, `equal`. Hyphens and underscores are alike.
    ///
    /// # Errors
    /// If there is no such name, or no such value for it.
    pub fn choose(&mut self, name: &str, value: &str) -> Result<Reading, ReadingError> {
        let plain = |text: &str| text.trim().to_ascii_lowercase().replace('_', "-");
        let reading = Reading::ALL.into_iter().find(|it| plain(it.name()) == plain(name));
        let reading = reading.ok_or_else(|| ReadingError::Name(name.trim().to_owned()))?;
        let second = match reading.values().iter().position(|it| *it == plain(value)) {
            Some(at) => at == 1,
            None => {
                let expected = reading.values().join(" | ");
                return Err(ReadingError::Value { reading, expected, found: value.to_owned() });
            }
        };
        match (reading, second) {
            (Reading::DoubleForfeit, false) => self.double_forfeit = DoubleForfeit::Nothing,
            (Reading::DoubleForfeit, true) => self.double_forfeit = DoubleForfeit::Equal,
            (Reading::ForfeitWins, false) => self.forfeit_wins = ForfeitWins::NotGames,
            (Reading::ForfeitWins, true) => self.forfeit_wins = ForfeitWins::Games,
            (Reading::SonnebornCut, false) => {
                self.sonneborn_cut = SonnebornCut::LowestContribution;
            }
            (Reading::SonnebornCut, true) => self.sonneborn_cut = SonnebornCut::LowestScore,
            (Reading::DummyRounds, false) => self.dummy_rounds = DummyRounds::Completed,
            (Reading::DummyRounds, true) => self.dummy_rounds = DummyRounds::Planned,
            (Reading::EarlyWithdrawal, false) => self.early_withdrawal = EarlyWithdrawal::Annulled,
            (Reading::EarlyWithdrawal, true) => self.early_withdrawal = EarlyWithdrawal::Stands,
        }
        Ok(reading)
    }
}

#[cfg(test)]
mod tests {
    use super::{Reading, ReadingError};
    use crate::tiebreak::{DoubleForfeit, EarlyWithdrawal, Rules};

    #[test]
    fn readings_are_chosen_by_name() {
        let mut rules = Rules::default();
        for reading in Reading::ALL {
            assert_eq!(rules.choose(reading.name(), reading.values()[0]), Ok(reading));
        }
        assert_eq!(rules, Rules::default(), "the first value is the default");
        rules.choose("Double-Forfeit", " equal ").unwrap();
        rules.choose("early_withdrawal", "stands").unwrap();
        assert_eq!(rules.double_forfeit, DoubleForfeit::Equal);
        assert_eq!(rules.early_withdrawal, EarlyWithdrawal::Stands);
        assert_eq!(rules.choose("koya", "x"), Err(ReadingError::Name("koya".to_owned())));
        assert!(matches!(rules.choose("forfeit_wins", "x"), Err(ReadingError::Value { .. })));
    }
}
