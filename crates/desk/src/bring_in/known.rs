//! What a list knows of players who are entered already: what the event does not say is filled in, and what it says
//! otherwise is changed, where the arbiter ticked it. Nothing is overwritten by itself.

use i18n::Messages;
use tournament::ids::EntrantId;

use crate::api::players::{KnownMore, PlayerInput};
use crate::api::wire::Id;

/// Key that takes everything that fills a gap.
pub(crate) const MISSING: &str = "missing";

/// Fields that a list may know, with the keys of their names.
const FIELDS: [(&str, &str); 8] = [
    ("title", "output-column-title"),
    ("rating", "output-column-rating"),
    ("federation", "output-column-federation"),
    ("fideId", "output-column-fideid"),
    ("birth", "output-column-birth"),
    ("sex", "output-column-sex"),
    ("club", "output-column-club"),
    ("contact", "output-column-contact"),
];

/// What the row of a list says more, or otherwise, of somebody who is entered.
pub(crate) fn more(
    entrant: EntrantId,
    line: u32,
    (now, read): (&PlayerInput, &PlayerInput),
    messages: &Messages,
) -> Vec<KnownMore> {
    let mut found = Vec::new();
    for (field, label) in FIELDS {
        let (old, new) = (value(now, field).trim(), value(read, field).trim());
        if new.is_empty() || same(field, old, new) {
            continue;
        }
        found.push(KnownMore {
            key: format!("{}:{field}", entrant.0),
            entrant: Id(entrant.0),
            line,
            name: now.name.clone(),
            field: field.to_owned(),
            label: messages.plain(label),
            old: old.to_owned(),
            new: new.to_owned(),
            // The day of a year that is known fills it.
            fills: old.is_empty() || field == "birth" && old.len() == 4 && new.starts_with(old),
        });
    }
    found
}

/// Whether it is one of those that were chosen.
pub(crate) fn is_taken(more: &KnownMore, chosen: &[String]) -> bool {
    chosen.iter().any(|key| *key == more.key || key == MISSING && more.fills)
}

/// What is known of a player once this is taken.
pub(crate) fn with(now: &PlayerInput, more: &[&KnownMore]) -> PlayerInput {
    let mut player = now.clone();
    for it in more {
        let slot = match it.field.as_str() {
            "title" => &mut player.title,
            "rating" => &mut player.rating,
            "federation" => &mut player.federation,
            "fideId" => &mut player.fide_id,
            "birth" => &mut player.birth,
            "sex" => &mut player.sex,
            "club" => &mut player.club,
            _ => &mut player.contact,
        };
        slot.clone_from(&it.new);
    }
    player
}

fn value<'i>(input: &'i PlayerInput, field: &str) -> &'i str {
    match field {
        "title" => &input.title,
        "rating" => &input.rating,
        "federation" => &input.federation,
        "fideId" => &input.fide_id,
        "birth" => &input.birth,
        "sex" => &input.sex,
        "club" => &input.club,
        _ => &input.contact,
    }
}

/// Whether the list says no more than the event.
fn same(field: &str, old: &str, new: &str) -> bool {
    match field {
        "title" | "federation" => old.eq_ignore_ascii_case(new),
        "rating" => old == new || new.bytes().all(|byte| byte == b'0'),
        // A list may know only the year.
        "birth" => old == new || new.len() == 4 && old.starts_with(new),
        _ => old == new,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

    #[test]
    fn a_list_fills_and_never_overwrites_by_itself() {
        let now = PlayerInput {
            name: "Ibarra, Ana".to_owned(),
            birth: "1990".to_owned(),
            rating: "2100".to_owned(),
            federation: "ESP".to_owned(),
            ..PlayerInput::default()
        };
        let read = PlayerInput {
            birth: "1990-05-31".to_owned(),
            rating: "2150".to_owned(),
            federation: "esp".to_owned(),
            club: "Torre".to_owned(),
            ..now.clone()
        };
        let found = more(EntrantId(7), 3, (&now, &read), Messages::get(Language::English));
        let shown: Vec<String> = found
            .iter()
            .map(|it| format!("{} {:?}→{:?} {}", it.key, it.old, it.new, it.fills))
            .collect();
        assert_eq!(
            shown,
            [
                "7:rating \"2100\"→\"2150\" false",
                "7:birth \"1990\"→\"1990-05-31\" true",
                "7:club \"\"→\"Torre\" true",
            ]
        );
        let missing = [MISSING.to_owned()];
        let taken: Vec<&KnownMore> = found.iter().filter(|it| is_taken(it, &missing)).collect();
        let filled = with(&now, &taken);
        assert_eq!((filled.rating.as_str(), filled.club.as_str()), ("2100", "Torre"));
        let ticked = ["7:rating".to_owned()];
        assert_eq!(found.iter().filter(|it| is_taken(it, &ticked)).count(), 1);
        assert_eq!(more(EntrantId(7), 3, (&read, &now), Messages::get(Language::English)).len(), 1);
    }
}
