//! The frozen codes of outcomes and byes inside facts.

use crate::round::{ByeKind, Color, Outcome, Score};

/// `1-0`, `=-=`, `0-1`, `=-0`, `0-=`, `0-0`; unrated `W-L`, `D-D`, `L-W`, `D-L`, `L-D`, `L-L`; forfeits
/// `+--`, `--+`, `---`. Scores that no rule knows (`1-1`, `1-=`) have no code and cannot be made.
pub fn outcome_to_code(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Forfeit { winner: Some(Color::White) } => "+--",
        Outcome::Forfeit { winner: Some(Color::Black) } => "--+",
        Outcome::Forfeit { winner: None } => "---",
        Outcome::Played { white, black, rated } => match (white, black, rated) {
            (Score::Win, _, true) => "1-0",
            (Score::Win, _, false) => "W-L",
            (Score::Draw, Score::Draw, true) => "=-=",
            (Score::Draw, Score::Draw, false) => "D-D",
            (Score::Draw, Score::Loss, true) => "=-0",
            (Score::Draw, Score::Loss, false) => "D-L",
            (Score::Loss, Score::Draw, true) => "0-=",
            (Score::Loss, Score::Draw, false) => "L-D",
            (Score::Loss, Score::Loss, true) => "0-0",
            (Score::Loss, Score::Loss, false) => "L-L",
            (Score::Loss | Score::Draw, Score::Win, true) => "0-1",
            (Score::Loss | Score::Draw, Score::Win, false) => "L-W",
        },
    }
}

/// Reads [`outcome_to_code`]'s codes; `None` for anything else.
pub fn outcome_from_code(code: &str) -> Option<Outcome> {
    let played = |white, black, rated| Some(Outcome::Played { white, black, rated });
    match code {
        "1-0" => played(Score::Win, Score::Loss, true),
        "=-=" => played(Score::Draw, Score::Draw, true),
        "0-1" => played(Score::Loss, Score::Win, true),
        "=-0" => played(Score::Draw, Score::Loss, true),
        "0-=" => played(Score::Loss, Score::Draw, true),
        "0-0" => played(Score::Loss, Score::Loss, true),
        "W-L" => played(Score::Win, Score::Loss, false),
        "D-D" => played(Score::Draw, Score::Draw, false),
        "L-W" => played(Score::Loss, Score::Win, false),
        "D-L" => played(Score::Draw, Score::Loss, false),
        "L-D" => played(Score::Loss, Score::Draw, false),
        "L-L" => played(Score::Loss, Score::Loss, false),
        "+--" => Some(Outcome::Forfeit { winner: Some(Color::White) }),
        "--+" => Some(Outcome::Forfeit { winner: Some(Color::Black) }),
        "---" => Some(Outcome::Forfeit { winner: None }),
        _ => None,
    }
}

/// The TRF letter of a bye.
pub fn bye_to_code(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::PairingAllocated => "U",
        ByeKind::FullPoint => "F",
        ByeKind::HalfPoint => "H",
        ByeKind::ZeroPoint => "Z",
    }
}

/// Reads [`bye_to_code`]'s letters; `None` for anything else.
pub fn bye_from_code(code: &str) -> Option<ByeKind> {
    match code {
        "U" => Some(ByeKind::PairingAllocated),
        "F" => Some(ByeKind::FullPoint),
        "H" => Some(ByeKind::HalfPoint),
        "Z" => Some(ByeKind::ZeroPoint),
        _ => None,
    }
}

/// serde by code for outcomes.
pub(super) mod outcome {
    use super::{Outcome, outcome_from_code, outcome_to_code};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(outcome: &Outcome, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(outcome_to_code(*outcome))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        let code = String::deserialize(from)?;
        outcome_from_code(&code).ok_or_else(|| D::Error::custom(format!("unknown result {code:?}")))
    }
}

/// serde by code for byes.
pub(super) mod bye {
    use super::{ByeKind, bye_from_code, bye_to_code};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(kind: &ByeKind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(bye_to_code(*kind))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<ByeKind, D::Error> {
        let code = String::deserialize(from)?;
        bye_from_code(&code).ok_or_else(|| D::Error::custom(format!("unknown bye {code:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::{outcome_from_code, outcome_to_code};

    #[test]
    fn every_code_reads_back() {
        for code in [
            "1-0", "=-=", "0-1", "=-0", "0-=", "0-0", "W-L", "D-D", "L-W", "D-L", "L-D", "L-L",
            "+--", "--+", "---",
        ] {
            assert_eq!(outcome_from_code(code).map(outcome_to_code), Some(code));
        }
    }
}
