//! Values taken out of JSON one by one, so that a bad one costs only itself.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::shape::{Document, Round, Tournament};
use crate::problem::{Kind, Place, Problem};

pub(super) struct Taker {
    pub(super) problems: Vec<Problem>,
}

impl Taker {
    pub(super) fn document(&mut self, value: Value) -> Document {
        let Some(mut object) = self.object(value, "") else { return Document::default() };
        let players = self.list(object.remove("players"), "/players", Taker::one);
        let tournaments = object.remove("tournaments");
        let tournaments = self.list(tournaments, "/tournaments", Taker::tournament);
        let rulings = self.list(object.remove("rulings"), "/rulings", Taker::one);
        let incidents = self.list(object.remove("incidents"), "/incidents", Taker::one);
        let photos = self.list(object.remove("photos"), "/photos", Taker::one);
        let event = object.remove("event").and_then(|event| self.one(event, "/event"));
        let rest: Option<Document> = self.one(Value::Object(object), "");
        Document {
            event: event.unwrap_or_default(),
            players,
            tournaments,
            rulings,
            incidents,
            photos,
            ..rest.unwrap_or_default()
        }
    }

    fn tournament(&mut self, value: Value, at: &str) -> Option<Tournament> {
        let mut object = self.object(value, at)?;
        let entries = object.remove("entries");
        let entries = self.list(entries, &format!("{at}/entries"), Taker::one);
        let rounds = object.remove("rounds");
        let rounds = self.list(rounds, &format!("{at}/rounds"), Taker::round);
        let taken_back = object.remove("takenBack");
        let taken_back = self.list(taken_back, &format!("{at}/takenBack"), Taker::one);
        let rest: Tournament = self.one(Value::Object(object), at)?;
        Some(Tournament { entries, rounds, taken_back, ..rest })
    }

    fn round(&mut self, value: Value, at: &str) -> Option<Round> {
        let mut object = self.object(value, at)?;
        let games = self.list(object.remove("games"), &format!("{at}/games"), Taker::one);
        let rest: Round = self.one(Value::Object(object), at)?;
        Some(Round { games, ..rest })
    }

    fn list<T>(
        &mut self,
        value: Option<Value>,
        at: &str,
        mut each: impl FnMut(&mut Taker, Value, &str) -> Option<T>,
    ) -> Vec<T> {
        match value {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(values)) => values
                .into_iter()
                .enumerate()
                .filter_map(|(index, value)| each(self, value, &format!("{at}/{index}")))
                .collect(),
            Some(_) => {
                self.bad(at, "a list");
                Vec::new()
            }
        }
    }

    fn object(&mut self, value: Value, at: &str) -> Option<Map<String, Value>> {
        match value {
            Value::Object(object) => Some(object),
            _ => {
                self.bad(at, "an object");
                None
            }
        }
    }

    /// One object; fields of the wrong form are left out.
    fn one<T: DeserializeOwned + Serialize>(&mut self, value: Value, at: &str) -> Option<T> {
        let mut object = self.object(value, at)?;
        let taken: T = loop {
            let error = match serde_json::from_value(Value::Object(object.clone())) {
                Ok(taken) => break taken,
                Err(error) => error,
            };
            // Every field has a default, so one alone tells whether it is of the right form.
            let alone = |name: &String, value: &Value| {
                let field = Map::from_iter([(name.clone(), value.clone())]);
                serde_json::from_value::<T>(Value::Object(field)).err()
            };
            let found = object
                .iter()
                .find_map(|(name, value)| alone(name, value).map(|error| (name.clone(), error)));
            let Some((name, error)) = found else {
                self.bad(at, wanted(&error.to_string()));
                return None;
            };
            object.remove(&name);
            self.bad(&format!("{at}/{}", escaped(&name)), wanted(&error.to_string()));
        };
        if let Ok(known) = serde_json::to_value(&taken) {
            self.unknown(&Value::Object(object), &known, at);
        }
        Some(taken)
    }

    /// Names every field that was not taken.
    fn unknown(&mut self, given: &Value, known: &Value, at: &str) {
        match (given, known) {
            (Value::Object(given), Value::Object(known)) => {
                for (name, value) in given {
                    let at = format!("{at}/{}", escaped(name));
                    match known.get(name) {
                        Some(known) => self.unknown(value, known, &at),
                        None => {
                            let kind = Kind::JsonUnknownField { pointer: at };
                            self.problems.push(Problem::new(Place::whole(), kind, ""));
                        }
                    }
                }
            }
            (Value::Array(given), Value::Array(known)) => {
                for (index, (given, known)) in given.iter().zip(known).enumerate() {
                    self.unknown(given, known, &format!("{at}/{index}"));
                }
            }
            _ => {}
        }
    }

    fn bad(&mut self, at: &str, expected: &str) {
        let pointer = if at.is_empty() { "/" } else { at };
        let kind = Kind::JsonBadValue { pointer: pointer.to_owned(), wanted: expected.to_owned() };
        self.problems.push(Problem::new(Place::whole(), kind, ""));
    }
}

/// What a reader of JSON expected, in one of a few words that can be said in any language.
pub fn wanted(error: &str) -> &'static str {
    let expected = error.split("expected ").nth(1).unwrap_or(error);
    let kinds = [
        ("a string", "a string"),
        ("string", "a string"),
        ("a boolean", "true or false"),
        ("a sequence", "a list"),
        ("a map", "an object"),
        ("struct", "an object"),
    ];
    if let Some((_, word)) = kinds.iter().find(|(start, _)| expected.starts_with(start)) {
        return word;
    }
    let number = expected.starts_with(['u', 'i']) || error.contains("invalid value: integer");
    if number { "a whole number in range" } else { "another form" }
}

/// RFC 6901: `~` and `/` in a name.
fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
