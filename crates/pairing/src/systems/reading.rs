//! What the answers of [`tournament::pairing_reading`] do in the engines.

use std::collections::BTreeMap;

use tournament::pairing_reading::{Answer, PairingReading};

use super::{System, UpfloaterScores, burstein, dubov, lim, team};

impl System {
    /// The system of a code, read as names and values say. What another program wrote and this one does not know
    /// is left as usual: names and values are checked where they are chosen.
    pub fn with(code: &str, readings: &BTreeMap<String, String>) -> Option<System> {
        let mut system = System::of(code)?;
        for (name, value) in readings {
            if let Ok((reading, answer)) = PairingReading::read(name, value) {
                system.choose(reading, answer);
            }
        }
        Some(system)
    }

    /// Answers one question; nothing changes if it is one of another system.
    pub fn choose(&mut self, reading: PairingReading, answer: Answer) {
        let second = answer == Answer::Choice(1);
        match self {
            System::Dubov(readings) => dubov(readings, reading, answer, second),
            System::Burstein(readings) => burstein(readings, reading, second),
            System::Lim(readings) => lim(readings, reading, second),
            System::DoubleSwiss(readings) => {
                if reading == PairingReading::DoubleSwissUpfloaters {
                    readings.upfloaters = upfloaters(second);
                }
            }
            System::SwissTeam(rules) => {
                if let (PairingReading::TeamPreferences, Answer::Choice(at)) = (reading, answer) {
                    rules.preferences = match at {
                        0 => team::Preferences::TypeA,
                        1 => team::Preferences::TypeB,
                        _ => team::Preferences::Off,
                    };
                }
            }
            System::Keizer(rules) => {
                if let (PairingReading::KeizerRematch, Answer::Number(rounds)) = (reading, answer) {
                    rules.rematch_after = u8::try_from(rounds).unwrap_or(u8::MAX);
                }
            }
            System::Knockout | System::Scheveningen => {}
        }
    }
}

fn upfloaters(second: bool) -> UpfloaterScores {
    if second { UpfloaterScores::HighestFirst } else { UpfloaterScores::LowestFirst }
}

fn dubov(readings: &mut dubov::Readings, reading: PairingReading, answer: Answer, second: bool) {
    use dubov::{ByeFloat, Candidates, Shifters};
    match (reading, answer) {
        (PairingReading::DubovUnrated, Answer::Number(rating)) => readings.unrated = rating,
        (PairingReading::DubovBye, _) => {
            readings.bye = if second { ByeFloat::Up } else { ByeFloat::None };
        }
        (PairingReading::DubovUpfloaters, _) => readings.upfloaters = upfloaters(second),
        (PairingReading::DubovCandidates, _) => {
            readings.candidates =
                if second { Candidates::ColorsDue } else { Candidates::BestPairing };
        }
        (PairingReading::DubovShifters, _) => {
            readings.shifters = if second { Shifters::BeforeMiddle } else { Shifters::AfterMiddle };
        }
        _ => {}
    }
}

fn burstein(readings: &mut burstein::Readings, reading: PairingReading, second: bool) {
    use burstein::{IndexPoints, NextBracket};
    match reading {
        PairingReading::BursteinIndex => {
            readings.index = if second { IndexPoints::Virtual } else { IndexPoints::Real };
        }
        PairingReading::BursteinNext => {
            readings.next = if second { NextBracket::Pairs } else { NextBracket::PairsAndScores };
        }
        _ => {}
    }
}

fn lim(readings: &mut lim::Readings, reading: PairingReading, second: bool) {
    use lim::{Colors, Exchange, Floaters, LastRound, Maxi};
    match reading {
        PairingReading::LimMaxi => {
            readings.maxi = if second { Maxi::Declared } else { Maxi::NotDeclared };
        }
        PairingReading::LimFloaters => {
            readings.floaters = if second { Floaters::Nearest } else { Floaters::LowestNumbered };
        }
        PairingReading::LimExchange => {
            readings.exchange = if second { Exchange::Nearest } else { Exchange::DownwardsFirst };
        }
        PairingReading::LimColors => {
            readings.colors = if second { Colors::Keep } else { Colors::Exchange };
        }
        PairingReading::LimLastRound => {
            readings.last_round =
                if second { LastRound::ColorsHold } else { LastRound::ScoreFirst };
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tournament::pairing_reading::{Answers, PairingReading};

    use crate::systems::System;

    fn with(system: &str, name: &str, value: &str) -> System {
        let readings = BTreeMap::from([(name.to_owned(), value.to_owned())]);
        System::with(system, &readings).unwrap()
    }

    #[test]
    fn every_answer_but_the_usual_changes_its_system_and_no_other() {
        for reading in PairingReading::ALL {
            let (code, name) = (reading.system(), reading.name());
            let usual = System::of(code).unwrap();
            assert_eq!(with(code, name, &reading.usual()), usual, "{name}");
            let others: Vec<String> = match reading.answers() {
                Answers::Choice(values) => {
                    values[1..].iter().map(|value| (*value).to_owned()).collect()
                }
                Answers::Number { most, .. } => vec![most.to_string()],
            };
            for value in others {
                assert_ne!(with(code, name, &value), usual, "{name}={value}");
                for other in System::ALL.into_iter().filter(|it| it.code() != code) {
                    assert_eq!(with(other.code(), name, &value), other, "{name}={value}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_known_is_left_as_usual() {
        assert_eq!(with("fide-lim-2026", "lim_micro", "yes"), System::of("fide-lim-2026").unwrap());
        assert_eq!(with("fide-lim-2026", "lim_maxi", "x"), System::of("fide-lim-2026").unwrap());
    }
}
