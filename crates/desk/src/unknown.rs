//! Fields of a call that its method does not have: a misspelled condition must not be taken for none.

use i18n::{Messages, args};
use serde::Serialize;
use serde_json::Value;

use crate::{ApiError, Code};

/// Calls longer than this bring files, and their fields are few.
const LONGEST: usize = 1 << 18;

/// Refuses a call that has fields of its own. What was understood, written again, has every field that is known.
pub(crate) fn refused(
    text: &str,
    understood: &impl Serialize,
    method: &str,
    messages: &Messages,
) -> Result<(), ApiError> {
    // What is asked of a file may hold what only another kind of file has.
    if text.len() > LONGEST || method.starts_with("import.") || method.ends_with(".import") {
        return Ok(());
    }
    let (Ok(given), Ok(known)) = (serde_json::from_str(text), serde_json::to_value(understood))
    else {
        return Ok(());
    };
    let Some(unknown) = first(&given, &known) else { return Ok(()) };
    let args = args! {
        "field" => unknown.path.as_str(), "method" => method, "known" => unknown.known.join(", ")
    };
    let error = ApiError::worded(Code::BadInput, messages, "desk-unknown-field", &args);
    Err(error.about(&unknown.path))
}

struct Unknown {
    path: String,
    /// What stands in its place.
    known: Vec<String>,
}

/// The first field that is given and not known. One that holds nothing asks for nothing.
fn first(given: &Value, known: &Value) -> Option<Unknown> {
    let below = |step: String, given: &Value, known: &Value| {
        let unknown = first(given, known)?;
        let dot = if unknown.path.starts_with('[') { "" } else { "." };
        Some(Unknown { path: format!("{step}{dot}{}", unknown.path), ..unknown })
    };
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => {
            given.iter().find_map(|(name, value)| match known.get(name) {
                Some(known) => below(name.clone(), value, known),
                None if value.is_null() => None,
                None => {
                    let known = known.keys().cloned().collect();
                    Some(Unknown { path: name.clone(), known })
                }
            })
        }
        (Value::Array(given), Value::Array(known)) => {
            let mut pairs = given.iter().zip(known).enumerate();
            pairs.find_map(|(at, (given, known))| below(format!("[{at}]"), given, known))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::first;

    fn check(given: serde_json::Value, expected: Option<&str>) {
        let known = json!({"fund": {"places": ["1"], "categories": [{"filter": {"ageTo": null}}]}});
        assert_eq!(first(&given, &known).map(|it| it.path).as_deref(), expected);
    }

    #[test]
    fn a_field_that_is_not_known_is_named_with_its_place() {
        check(json!({"fund": {"places": [], "categories": [{"filter": {"ageTo": 3}}]}}), None);
        check(
            json!({"fund": {"categories": [{"filter": {"ageMax": 3}}]}}),
            Some("fund.categories[0].filter.ageMax"),
        );
        check(json!({"round": 3}), Some("round"));
        check(json!({"round": null}), None);
    }
}
