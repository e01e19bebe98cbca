//! An event as open JSON ([`formats::json`]), both ways: [`document`] gives it out, [`take`] reads it in.
//!
//! Given out is what stands: people, entries, published rounds, games with their reports, rulings,
//! incidents, photos; and the rounds that were taken back, with the reasons. Not given out: who did what when (the
//! journal itself), a draft under way, other attached files. Entities have numbers of the document in place of those of the journal, so that an event
//! read in gives the same document again.

mod into;
mod out;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use journal::{Journal as _, Sha};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tournament::fact::{PrizeFundBody, SetupBody};
use tournament::ids::EntrantId;

use crate::event::OpenEvent;

pub(crate) use into::{Target, take};
pub(crate) use out::document;

/// Puts the files of the photos into a document; one that cannot be read is left out.
pub(crate) fn fill_photos(document: &mut formats::json::Document, event: &OpenEvent) {
    document.photos.retain_mut(|photo| {
        let sha = Sha::from_hex(&photo.sha256);
        let found = sha.and_then(|sha| event.journal().attachment(&sha).ok().flatten());
        photo.base64 = found.as_ref().map_or_else(String::new, |it| STANDARD.encode(&it.bytes));
        found.is_some()
    });
}

/// How deep names are turned: what was told to people is kept as it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// Only the names of the object itself.
    Top,
    /// All names inside.
    All,
}

/// A body of a fact as an object with names in camel case.
fn object(body: &impl Serialize, depth: Depth) -> Map<String, Value> {
    let value = serde_json::to_value(body).expect("bodies of facts are always valid JSON");
    match renamed(value, &camel, depth) {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

/// The body again; what an object leaves out is as in `template`.
fn body<T: Serialize + DeserializeOwned>(
    given: &Map<String, Value>,
    template: &T,
    depth: Depth,
) -> Result<T, serde_json::Error> {
    let mut value = serde_json::to_value(template)?;
    let given = renamed(Value::Object(given.clone()), &snake, depth);
    if let (Value::Object(object), Value::Object(given)) = (&mut value, given) {
        object.extend(given);
    }
    serde_json::from_value(value)
}

fn renamed(value: Value, name: &impl Fn(&str) -> String, depth: Depth) -> Value {
    let inside = |value: Value| match depth {
        Depth::Top => value,
        Depth::All => renamed(value, name, depth),
    };
    match value {
        Value::Object(object) => {
            Value::Object(object.into_iter().map(|(key, it)| (name(&key), inside(it))).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(inside).collect()),
        other => other,
    }
}

fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |mut made, part| {
        let mut letters = part.chars();
        made.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        made.push_str(letters.as_str());
        made
    })
}

fn snake(name: &str) -> String {
    name.chars().fold(String::new(), |mut made, letter| {
        if letter.is_ascii_uppercase() {
            made.push('_');
        }
        made.push(letter.to_ascii_lowercase());
        made
    })
}

/// Entries named in settings, each put through `to`; those it does not know are left out.
fn entries_in_setup(setup: &mut SetupBody, to: &mut impl FnMut(EntrantId) -> Option<EntrantId>) {
    let groups = setup.prohibited.iter_mut();
    let groups = groups.chain(setup.prohibited_in.iter_mut().map(|it| &mut it.group));
    for group in groups.chain(setup.virtual_points.iter_mut().map(|it| &mut it.entrants)) {
        *group = group.iter().filter_map(|it| to(*it)).collect();
    }
    setup.hand_values.retain_mut(|it| match to(it.entrant) {
        Some(entrant) => {
            it.entrant = entrant;
            true
        }
        None => false,
    });
}

fn entries_in_prizes(
    fund: &mut PrizeFundBody,
    to: &mut impl FnMut(EntrantId) -> Option<EntrantId>,
) {
    for category in &mut fund.categories {
        let only = &mut category.filter.only;
        *only = only.iter().filter_map(|it| to(*it)).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::{camel, snake};

    #[test]
    fn names_turn_and_turn_back() {
        for (name, turned) in [("tie_breaks", "tieBreaks"), ("pace", "pace"), ("a_b_c", "aBC")] {
            assert_eq!((camel(name), snake(turned)), (turned.to_owned(), name.to_owned()));
        }
    }
}
