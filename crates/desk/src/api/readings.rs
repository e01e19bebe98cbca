//! Where rules can be read in two ways: the questions with their answers, and what was chosen.

use std::collections::BTreeMap;

use ::tournament::pairing_reading::{Answers, PairingReading, PairingReadingError};
use ::tournament::tiebreak::{Reading, Rules};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ApiError;
use crate::error::Code;

/// A question that C.07 leaves open.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReadingChoice {
    /// Its name in [`super::tournament::Setup::readings`].
    pub name: String,
    /// The question, with its article.
    pub text: String,
    /// The answers; the first is the usual one.
    pub values: Vec<ReadingValue>,
}

/// A question that a pairing system leaves open.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PairingReadingChoice {
    /// Its name in [`super::tournament::Setup::pairing_readings`].
    pub name: String,
    /// The system it belongs to.
    pub system: String,
    /// The question, with its article.
    pub text: String,
    /// The answers; the first is the usual one. None where a number is asked.
    pub values: Vec<ReadingValue>,
    /// The number that is usual, where a number is asked.
    pub number: Option<NumberChoice>,
}

/// A number to choose.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NumberChoice {
    /// Least, inclusive.
    pub least: u16,
    /// Most, inclusive.
    pub most: u16,
    /// Taken where nobody says otherwise.
    pub usual: u16,
}

/// One answer.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReadingValue {
    /// As in [`super::tournament::Setup::readings`].
    pub value: String,
    /// In words.
    pub text: String,
}

/// Every question of C.07 that can be answered in two ways.
pub(crate) fn reading_choices(messages: &Messages) -> Vec<ReadingChoice> {
    let choice = |reading: Reading| {
        let key = format!("output-reading-{}", reading.name().replace('_', "-"));
        let value = |value: &str| ReadingValue {
            value: value.to_owned(),
            text: messages.plain(&format!("{key}-{value}")),
        };
        ReadingChoice {
            name: reading.name().to_owned(),
            text: messages.text(&key, &args! { "article" => reading.article() }),
            values: reading.values().map(value).to_vec(),
        }
    };
    Reading::ALL.into_iter().map(choice).collect()
}

/// The same of the pairing systems.
pub(crate) fn pairing_reading_choices(messages: &Messages) -> Vec<PairingReadingChoice> {
    let choice = |reading: PairingReading| {
        let key = format!("output-pairing-{}", reading.name().replace('_', "-"));
        let value = |value: &&str| ReadingValue {
            value: (*value).to_owned(),
            text: messages.plain(&format!("{key}-{value}")),
        };
        let (values, number) = match reading.answers() {
            Answers::Choice(values) => (values.iter().map(value).collect(), None),
            Answers::Number { least, most, usual } => {
                (Vec::new(), Some(NumberChoice { least, most, usual }))
            }
        };
        PairingReadingChoice {
            name: reading.name().to_owned(),
            system: reading.system().to_owned(),
            text: messages.text(&key, &args! { "article" => reading.article() }),
            values,
            number,
        }
    };
    PairingReading::ALL.into_iter().map(choice).collect()
}

/// A question of C.07 and its answer, the usual one where none was chosen.
pub(crate) fn reading_words(
    name: &str,
    value: Option<&str>,
    messages: &Messages,
) -> (String, String) {
    let choices = reading_choices(messages);
    let Some(choice) = choices.iter().find(|it| it.name == name) else {
        return (name.to_owned(), value.unwrap_or_default().to_owned());
    };
    (choice.text.clone(), answer(&choice.values, value))
}

/// The same of a pairing system.
pub(crate) fn pairing_reading_words(
    name: &str,
    value: Option<&str>,
    messages: &Messages,
) -> (String, String) {
    let choices = pairing_reading_choices(messages);
    let Some(choice) = choices.iter().find(|it| it.name == name) else {
        return (name.to_owned(), value.unwrap_or_default().to_owned());
    };
    let answer = match (&choice.number, value) {
        (Some(number), None) => number.usual.to_string(),
        _ => answer(&choice.values, value),
    };
    (choice.text.clone(), answer)
}

/// An answer in words; the first is the usual one.
fn answer(values: &[ReadingValue], value: Option<&str>) -> String {
    let chosen = match value {
        Some(value) => values.iter().find(|it| it.value == value),
        None => values.first(),
    };
    chosen.map_or_else(|| value.unwrap_or_default().to_owned(), |it| it.text.clone())
}

/// Readings as they are kept: names as the rules spell them, and only what differs from the usual.
pub(crate) fn readings(
    typed: &BTreeMap<String, String>,
    messages: &Messages,
) -> Result<BTreeMap<String, String>, ApiError> {
    let mut kept = BTreeMap::new();
    for (name, value) in typed.iter().filter(|(_, value)| !value.trim().is_empty()) {
        let reading = Rules::default()
            .choose(name, value)
            .map_err(|_| ApiError::bad_value(messages, "readings", &format!("{name}={value}")))?;
        let value = value.trim().to_ascii_lowercase().replace('_', "-");
        if value != reading.values()[0] {
            kept.insert(reading.name().to_owned(), value);
        }
    }
    Ok(kept)
}

/// The same of the pairing system; those of another system are left out.
pub(crate) fn pairing_readings(
    typed: &BTreeMap<String, String>,
    system: &str,
    messages: &Messages,
) -> Result<BTreeMap<String, String>, ApiError> {
    let mut kept = PairingReading::kept(typed).map_err(|error| {
        let (found, known) = match &error {
            PairingReadingError::Name(name) => {
                let all = PairingReading::ALL.map(PairingReading::name).join(", ");
                (name.clone(), all)
            }
            PairingReadingError::Value { reading, found } => {
                (format!("{}={found}", reading.name()), reading.expected())
            }
        };
        let args = args! { "found" => found, "known" => known };
        ApiError::worded(Code::BadInput, messages, "desk-bad-pairingreadings", &args)
            .about("pairingReadings")
    })?;
    kept.retain(|name, _| PairingReading::of_system(system).any(|reading| reading.name() == name));
    Ok(kept)
}
