//! Parameters that are not of their form, in words: the field with its place, what it must be, and what was found.

use i18n::{Messages, args};

use crate::{ApiError, Code};

/// The error of a call that could not be read.
pub(crate) fn refused(
    text: &str,
    error: &serde_json::Error,
    method: &str,
    messages: &Messages,
) -> ApiError {
    let why = error.to_string();
    let told = why.rsplit_once(" at line ").map_or(why.as_str(), |(told, _)| told);
    let place = place(text, offset(text, error.line(), error.column()));
    worded(told, &place, method, messages)
        .unwrap_or_else(|| ApiError::bad_params(messages, method, &why))
}

fn worded(told: &str, place: &str, method: &str, messages: &Messages) -> Option<ApiError> {
    let of = |field: &str, key: &str, args: &i18n::Args| {
        ApiError::worded(Code::BadInput, messages, key, args).about(field)
    };
    if let Some(field) = told.strip_prefix("missing field `").and_then(|it| it.strip_suffix('`')) {
        let field = if place.is_empty() { field.to_owned() } else { format!("{place}.{field}") };
        let args = args! { "field" => field.as_str(), "method" => method };
        return Some(of(&field, "desk-field-missing", &args));
    }
    if place.is_empty() {
        return None;
    }
    if let Some(rest) = told.strip_prefix("unknown variant `") {
        let (found, expected) = rest.split_once("`, expected ")?;
        let known = expected.trim_start_matches("one of ").replace('`', "");
        let args = args! { "field" => place, "found" => found, "known" => known };
        return Some(of(place, "desk-field-word", &args));
    }
    let rest = told.strip_prefix("invalid value: ").or(told.strip_prefix("invalid type: "));
    let (found, expected) = match rest {
        Some(rest) => rest.rsplit_once(", expected ")?,
        None if told.starts_with("number out of range") => ("", "f64"),
        None => return None,
    };
    let wanted = wanted(expected, messages)?;
    let args =
        args! { "field" => place, "wanted" => wanted, "found" => self::found(found, messages) };
    Some(of(place, "desk-field-form", &args))
}

/// What a field must be. The numbers are those that the types of the wire hold.
fn wanted(expected: &str, messages: &Messages) -> Option<String> {
    let most = match expected {
        "u8" => u64::from(u8::MAX),
        "u16" => u64::from(u16::MAX),
        "u32" => u64::from(u32::MAX),
        "u64" | "usize" => return Some(messages.plain("desk-form-whole-positive")),
        _ => {
            let key = match expected {
                "i8" | "i16" | "i32" | "i64" | "isize" => "desk-form-whole",
                "f32" | "f64" => "desk-form-number",
                "a boolean" => "desk-form-truth",
                "a string" => "desk-form-text",
                _ if expected.starts_with("a sequence") => "desk-form-list",
                _ if expected.starts_with("struct ") || expected == "a map" => "desk-form-fields",
                _ => return None,
            };
            return Some(messages.plain(key));
        }
    };
    Some(messages.text("desk-form-range", &args! { "most" => most.to_string() }))
}

/// What stands there instead.
fn found(found: &str, messages: &Messages) -> String {
    match found {
        "null" => messages.plain("desk-form-nothing"),
        "sequence" => messages.plain("desk-form-list"),
        "map" => messages.plain("desk-form-fields"),
        _ => {
            match found.strip_prefix("string ") {
                Some(text) => format!("“{}”", text.trim_matches('"')),
                // As `floating point `1.5``.
                None => found.split('`').nth(1).unwrap_or(found).to_owned(),
            }
        }
    }
}

/// The byte after the one that a reader of JSON stopped at: its columns are bytes of the line, from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    before.saturating_add(column).min(text.len())
}

/// A list or an object that was begun and has not ended.
enum Level {
    /// The element.
    List(usize),
    /// The last key.
    Fields(String),
}

/// Path of the value that ends at an offset, as `fund.categories[0].filter.ageFrom`.
fn place(text: &str, offset: usize) -> String {
    let bytes = &text.as_bytes()[..offset];
    let mut levels: Vec<Level> = Vec::new();
    // The last string: it is a key if a colon follows.
    let mut last = (0, 0);
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                last = (start, at.min(bytes.len()));
            }
            b':' => {
                if let Some(Level::Fields(key)) = levels.last_mut() {
                    *key = String::from_utf8_lossy(&bytes[last.0..last.1]).into_owned();
                }
            }
            b'{' => levels.push(Level::Fields(String::new())),
            b'[' => levels.push(Level::List(0)),
            // What stops at the end of a list or an object is about the whole of it.
            b'}' | b']' => drop(levels.pop()),
            b',' if at + 1 < bytes.len() => {
                if let Some(Level::List(element)) = levels.last_mut() {
                    *element += 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    let mut path = String::new();
    for level in &levels {
        match level {
            Level::List(element) => path.push_str(&format!("[{element}]")),
            Level::Fields(key) if key.is_empty() => {}
            Level::Fields(key) => {
                let dot = if path.is_empty() { "" } else { "." };
                path.push_str(dot);
                path.push_str(key);
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use i18n::{Language, Messages};
    use serde::Deserialize;

    use super::refused;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only their forms are read")]
    struct Filter {
        age_from: Option<u8>,
        women: Option<bool>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only their forms are read")]
    struct Asked {
        name: String,
        filters: Vec<Filter>,
        round: Option<i32>,
    }

    fn told(text: &str) -> (String, Option<String>) {
        let error = serde_json::from_str::<Asked>(text).expect_err("not of its form");
        let messages = Messages::get(Language::English);
        let error = refused(text, &error, "prizes.preview", messages);
        (error.message, error.field)
    }

    #[test]
    fn a_field_is_named_with_what_it_must_be() {
        let check = |text: &str, field: &str, message: &str| {
            assert_eq!(told(text), (message.to_owned(), Some(field.to_owned())), "{text}");
        };
        check(
            r#"{"name": "a:{", "filters": [{"women": true}, {"ageFrom": 300}]}"#,
            "filters[1].ageFrom",
            "filters[1].ageFrom must be a whole number from 0 to 255, found 300",
        );
        check(
            r#"{"name": "é\"", "filters": [{"ageFrom": -1, "women": true}]}"#,
            "filters[0].ageFrom",
            "filters[0].ageFrom must be a whole number from 0 to 255, found -1",
        );
        check(
            "{\"name\": \"a\",\n \"filters\": [{\"women\": \"yes\"}]}",
            "filters[0].women",
            "filters[0].women must be true or false, found “yes”",
        );
        check(r#"{"name": 7, "filters": []}"#, "name", "name must be a text, found 7");
        check(
            r#"{"name": "a", "filters": [], "round": 1.5}"#,
            "round",
            "round must be a whole number, found 1.5",
        );
        check(r#"{"name": "a"}"#, "filters", "prizes.preview needs the field filters");
        assert!(told("{\"name\": ").0.contains("technical detail"), "no JSON at all");
        assert!(told("[]").0.contains("prizes.preview"));
    }
}
