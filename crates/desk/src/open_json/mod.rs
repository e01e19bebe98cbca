//! An event as open JSON ([`formats::json`]), both ways: [`document`] gives it out, [`take`] reads it in.
//!
//! Given out is what stands: people, entries, published rounds, games with their reports, rulings,
//! incidents, photos, the files brought in; and the rounds that were taken back, with the reasons. Not given out: the
//! journal itself (only who wrote down rulings and incidents, and what touched the pairing, as remarks), a draft under
//! way. Entities have numbers of the document in place of those of the journal, so that an event
//! read in gives the same document again.

mod into;
mod out;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use journal::{Journal as _, Sha};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tournament::fact::{PrizeFundBody, SetupBody, ToldBody};
use tournament::ids::EntrantId;

use crate::event::OpenEvent;

pub(crate) use into::{Target, take};
pub(crate) use out::document;

/// What an [`Imported`](tournament::fact::Imported) that carries the remarks of another file says of its format.
pub(crate) const REMARKS: &str = "remarks";

/// Puts into a document what lies outside the state: the files of photos and imports, who wrote down what
/// and when, remarks on the pairing. A file that cannot be read is left out.
pub(crate) fn fill(document: &mut formats::json::Document, event: &OpenEvent) {
    let attached = |sha: &str| {
        let sha = Sha::from_hex(sha)?;
        event.journal().attachment(&sha).ok().flatten()
    };
    document.photos.retain_mut(|photo| {
        let found = attached(&photo.sha256);
        photo.base64 = found.as_ref().map_or_else(String::new, |it| STANDARD.encode(&it.bytes));
        found.is_some()
    });
    let state = &event.state;
    for (given, tournament) in document.tournaments.iter_mut().zip(state.tournaments.values()) {
        let imports =
            tournament.imports.iter().map(|it| &it.told).filter(|it| it.format != REMARKS);
        for (note, import) in given.imports.iter_mut().zip(imports) {
            // A whole event in JSON would stand in itself.
            let file = attached(&import.attachment).filter(|it| it.media != "application/json");
            if let Some(file) = file {
                note.base64 = STANDARD.encode(&file.bytes);
                note.media = file.media;
            }
        }
        given.remarks = crate::give_out::remarks(&event.entries, state, tournament);
    }
    for (given, ruling) in document.rulings.iter_mut().zip(state.rulings.values()) {
        (given.at, given.by) = told(event, ruling.id.0, ruling.body.told.as_ref());
    }
    for (given, incident) in document.incidents.iter_mut().zip(state.incidents.values()) {
        (given.at, given.by) = told(event, incident.id.0, incident.body.told.as_ref());
    }
}

/// When and by whom something was written down: as another file said it, else by its entry.
pub(crate) fn told(event: &OpenEvent, seq: u64, told: Option<&ToldBody>) -> (String, String) {
    if let Some(told) = told {
        return (told.at.clone(), told.by.clone());
    }
    let at = event.entries.iter().position(|entry| entry.seq.0 == seq);
    let entry = at.and_then(|at| event.entries.get(at));
    let mark = at.and_then(|at| event.marks.get(at));
    let time = entry.map_or_else(String::new, |it| event.at(it));
    (time, mark.map_or_else(String::new, |it| it.by.clone()))
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
    setup.lot_numbers.retain_mut(|it| match to(it.entrant) {
        Some(entrant) => {
            it.entrant = entrant;
            true
        }
        None => false,
    });
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
