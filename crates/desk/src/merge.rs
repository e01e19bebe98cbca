//! Two people at one form: what each of them changed is kept, and who comes second to the same field is told.

use i18n::{Messages, args};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::ApiError;
use crate::error::Code;

/// What was typed, with the fields that were left alone as they stand now. `before` is what the form was
/// filled with; without it what was typed is taken whole.
pub(crate) fn merged<T: Serialize + DeserializeOwned>(
    typed: T,
    before: Option<&T>,
    now: &T,
    messages: &Messages,
) -> Result<T, ApiError> {
    let Some(before) = before else { return Ok(typed) };
    let unreadable =
        |why: serde_json::Error| ApiError::internal(messages, "merge", &why.to_string());
    let [mut typed, before, now] = [&typed, before, now].map(serde_json::to_value);
    let (before, now) = (before.map_err(unreadable)?, now.map_err(unreadable)?);
    if let (Ok(Value::Object(typed)), Value::Object(before), Value::Object(now)) =
        (&mut typed, &before, &now)
    {
        let fields: Vec<String> = now.keys().chain(typed.keys()).cloned().collect();
        for field in fields {
            let (was, stands) = (before.get(&field), now.get(&field));
            let wanted = typed.get(&field);
            if was == stands || wanted == stands {
                continue;
            }
            if wanted != was {
                return Err(taken(&field, was, stands, messages));
            }
            match stands {
                Some(stands) => typed.insert(field, stands.clone()),
                None => typed.remove(&field),
            };
        }
    }
    serde_json::from_value(typed.map_err(unreadable)?).map_err(unreadable)
}

fn taken(field: &str, was: Option<&Value>, now: Option<&Value>, messages: &Messages) -> ApiError {
    let shown = |it: Option<&Value>| match it {
        Some(Value::String(text)) => Some(text.clone()),
        Some(Value::Number(number)) => Some(number.to_string()),
        _ => None,
    };
    let error = match (shown(was), shown(now)) {
        (Some(was), Some(now)) => {
            let args = args! { "was" => was, "now" => now };
            ApiError::worded(Code::Stale, messages, "desk-stale-field", &args)
        }
        _ => ApiError::plain(Code::Stale, messages, "desk-stale"),
    };
    error.about(field)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use i18n::Language;

    use super::*;

    fn form(text: &str) -> BTreeMap<String, String> {
        let pairs = text.split_whitespace().filter_map(|pair| pair.split_once('='));
        pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn both_keep_what_they_changed() {
        let messages = Messages::get(Language::English);
        let before = form("town=Oak club=Rook rating=1800");
        let now = form("town=Elm club=Rook rating=1800");
        let typed = form("town=Oak club=Rook rating=1850");
        let made = merged(typed.clone(), Some(&before), &now, messages).unwrap();
        assert_eq!(made, form("town=Elm club=Rook rating=1850"));
        assert_eq!(merged(typed.clone(), None, &now, messages).unwrap(), typed);
    }

    #[test]
    fn the_second_at_the_same_field_is_told() {
        let messages = Messages::get(Language::English);
        let (before, now) = (form("town=Oak"), form("town=Elm"));
        let refused = merged(form("town=Ash"), Some(&before), &now, messages).unwrap_err();
        assert_eq!((refused.code, refused.field.as_deref()), (Code::Stale, Some("town")));
        assert!(refused.message.contains("Oak") && refused.message.contains("Elm"), "{refused}");
        assert!(merged(form("town=Elm"), Some(&before), &now, messages).is_ok());
    }
}
