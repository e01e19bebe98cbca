//! A whole event as open JSON, both ways. `docs/schema/event.schema.json` describes it field by field.
//!
//! [`read`] never fails whole: a value of the wrong form is left out and named by its JSON pointer, a
//! field that is not known is named too, and everything else is taken. [`write`] writes every field of
//! every object, in one order, so that equal events give equal bytes. [`Document::redact`] takes out what
//! must not leave the house.
//!
//! | met | done | shown |
//! |---|---|---|
//! | no JSON | nothing is read | line, column, what was expected |
//! | JSON that is no event | nothing is read | that the field `format` was expected |
//! | a version that is not known | read as far as it is understood | the version |
//! | a value of the wrong form | left out, its neighbours are kept | its pointer and what was expected |
//! | a field that is not known | left out | its pointer |
//!
//! ```
//! let text = br#"{"format": "arbiters-desk-event", "version": 1, "players": [{"id": 1, "name": "Ibarra, Ana", "x": 0}]}"#;
//! let reading = formats::json::read(text);
//! assert_eq!(reading.document.players[0].name, "Ibarra, Ana");
//! assert_eq!(reading.problems[0].to_text(), "file: field /players/0/x is not known, left out; compare with the original");
//! ```

mod redact;
mod shape;
mod take;

use std::io::{self, Write};

use serde_json::Value;

use crate::problem::{Kind, Place, Problem};
use crate::text;
use take::Taker;

pub use redact::Redaction;
pub use shape::*;
pub use take::wanted;

/// What the field `format` says.
pub const FORMAT: &str = "arbiters-desk-event";

/// The version written, and the highest that is read without a warning. A field that is added does not
/// change it.
pub const VERSION: u32 = 1;

/// What was understood of a text.
#[derive(Clone, Debug, Default)]
pub struct JsonReading {
    /// Everything that was understood.
    pub document: Document,
    /// What is odd.
    pub problems: Vec<Problem>,
    /// Whether the text is an event at all.
    pub is_event: bool,
}

/// Reads an event.
pub fn read(bytes: &[u8]) -> JsonReading {
    let (content, _, mut problems) = text::decode(bytes);
    let value: Value = match serde_json::from_str(&content) {
        Ok(value) => value,
        Err(error) => {
            let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            let place = Place::at(number(error.line()), number(error.column()));
            let why = match error.classify() {
                serde_json::error::Category::Eof => "the text ends too early",
                _ => "a sign is missing or too many",
            };
            let why = why.to_owned();
            problems.push(Problem::new(place, Kind::NoJson { why }, ""));
            return JsonReading { problems, ..JsonReading::default() };
        }
    };
    let said = value.get("format").and_then(Value::as_str);
    if said != Some(FORMAT) {
        let kind = Kind::NoEventInJson {};
        problems.push(Problem::new(Place::whole(), kind, said.unwrap_or_default()));
        return JsonReading { problems, ..JsonReading::default() };
    }
    let mut taker = Taker { problems };
    let version = value.get("version").and_then(Value::as_u64).unwrap_or(0);
    if version != u64::from(VERSION) {
        let kind = Kind::JsonVersion { version: version.to_string() };
        taker.problems.push(Problem::new(Place::whole(), kind, ""));
    }
    let document = taker.document(value);
    JsonReading { document, problems: taker.problems, is_event: true }
}

/// Writes an event, readable, with a line end at its end.
///
/// # Errors
/// Only those of `out`.
pub fn write(document: &Document, mut out: impl Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut out, document)?;
    out.write_all(b"\n")
}
