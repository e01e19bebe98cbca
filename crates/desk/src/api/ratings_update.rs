//! Ratings of the entered players against the rating lists: what has changed, shown as old and new.
//! Nothing is written but what the arbiter ticks, in one batch.

use std::collections::BTreeSet;
use std::sync::Arc;

use ::journal::ratings::{ListError, Nearness};
use ::tournament::decide::{Command, decide};
use ::tournament::fact::{ParticipantBody, PersonPrivate, SetupBody};
use ::tournament::ids::{EntrantId, Seq};
use ::tournament::state::{Entrant, Tournament};
use formats::fold::search_key;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::library::{FoundPlayer, KINDS};
use super::players::{PlayerInput, RatingFrom, player_facts};
use super::wire::{Changes, Id};
use super::{method, section};
use crate::error::Code;
use crate::event::Extra;
use crate::load_list::list_error;
use crate::rating_lists::{OpenList, Typed};
use crate::words::Roster;
use crate::{ApiError, lock, words};

/// Answer of `players.ratingsUpdate.preview`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingsUpdate {
    /// Kinds of ratings in the order in which they are taken: the first that a player has.
    pub order: Vec<String>,
    /// Everybody, in order of starting number.
    pub rows: Vec<UpdateRow>,
}

/// What the lists say about one player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct UpdateRow {
    /// Who.
    pub entrant: Id,
    /// Starting number.
    pub number: Option<u16>,
    /// Name in the event.
    pub name: String,
    /// `same`, `changed`, `byName` (found by the name alone), `several` (the arbiter picks), `missing`.
    pub status: String,
    /// What the lists have; one, unless the arbiter must pick.
    pub candidates: Vec<Candidate>,
}

/// A row of a list that may be the player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// The row.
    pub player: FoundPlayer,
    /// What would change.
    pub differences: Vec<Difference>,
    /// Where the rating would come from.
    pub rating_from: Option<RatingFrom>,
}

/// A value that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// `rating`, `title`, `federation`, `birth`, `fideId`, `sex`, `ratingSource`, `name`.
    pub field: String,
    /// In the event.
    pub old: String,
    /// In the list.
    pub new: String,
    /// True if the two contradict each other (a birth year against a full date): ticked by hand only.
    pub conflict: bool,
}

/// What the arbiter ticked for one player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Tick {
    /// Who.
    pub entrant: Id,
    /// Fields and the values they get.
    pub values: Vec<TickedValue>,
    /// Where the rating comes from, if it is among them.
    #[serde(default)]
    #[ts(optional)]
    pub rating_from: Option<RatingFrom>,
}

/// A field and its value.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TickedValue {
    /// As in [`Difference`].
    pub field: String,
    /// The value.
    pub new: String,
}

method! {
    /// What the rating lists of this computer say about the players of a section. Writes nothing.
    "players.ratingsUpdate.preview" Arbiter RatingsUpdatePreview {
        /// Section.
        tournament: Id,
        /// Kinds in the order in which they would be taken; left out: that of the section.
        #[serde(default)]
        order: Option<Vec<String>>,
        /// Lists that are asked, in this order; left out: all, the newest first.
        #[serde(default)]
        lists: Option<Vec<String>>,
    } -> RatingsUpdate |this, desk, call| {
        let messages = call.messages();
        let trouble = |error: ListError| list_error(&error, messages);
        let known = desk.0.rating_lists.lists().map_err(trouble)?;
        let lists: Vec<Arc<OpenList>> = match &this.lists {
            None => known,
            Some(wanted) => wanted
                .iter()
                .filter_map(|id| known.iter().find(|list| list.id == *id).cloned())
                .collect(),
        };
        if lists.is_empty() {
            return Err(ApiError::plain(Code::NotFound, messages, "library-no-list"));
        }
        // A copy of the state: no result waits until everybody was looked up.
        let state = desk.event(call)?.state.clone();
        let section = section(&state, this.tournament, messages)?;
        let order = match this.order.filter(|it| !it.is_empty()) {
            Some(asked) => asked,
            None => rating_order(&section.setup),
        };
        if let Some(unknown) = order.iter().find(|kind| !KINDS.contains(&kind.as_str())) {
            return Err(ApiError::bad_value(messages, "order", unknown));
        }
        let roster = Roster::new(&state, section, messages);
        let asked = Asked { lists: &lists, order: &order, pace: &section.setup.pace };
        let mut rows = Vec::new();
        for entrant in section.entrants.values() {
            if let (ParticipantBody::Player(_), Some(private)) =
                (&entrant.participant, roster.private(entrant))
            {
                rows.push(asked.row(&roster, entrant, private).map_err(trouble)?);
            }
        }
        rows.sort_by_key(|row| (row.number.is_none(), row.number, row.name.clone()));
        Ok(RatingsUpdate { order, rows })
    }
}

/// Kinds of ratings in the order of a section: the first that a player has counts.
pub(crate) fn rating_order(setup: &SetupBody) -> Vec<String> {
    if !setup.rating_order.is_empty() {
        return setup.rating_order.clone();
    }
    // B.02 7.2.1: without a rating of the pace, the standard rating counts.
    let mut order = vec![setup.pace.clone()];
    order.extend(KINDS.iter().filter(|kind| **kind != setup.pace).map(|kind| (*kind).to_owned()));
    order
}

struct Asked<'a> {
    lists: &'a [Arc<OpenList>],
    order: &'a [String],
    pace: &'a str,
}

impl Asked<'_> {
    fn row(
        &self,
        roster: &Roster,
        entrant: &Entrant,
        private: &PersonPrivate,
    ) -> Result<UpdateRow, ListError> {
        let (found, by_id) = self.found(private)?;
        let event = Known::of(roster, entrant, private);
        let candidates: Vec<Candidate> =
            found.into_iter().map(|player| self.candidate(&event, player)).collect();
        let status = match (candidates.as_slice(), by_id) {
            ([], _) => "missing",
            ([one], true) if one.differences.is_empty() => "same",
            ([_], true) => "changed",
            ([_], false) => "byName",
            _ => "several",
        };
        Ok(UpdateRow {
            entrant: Id(entrant.id.0),
            number: roster.number_in_force(entrant.id),
            name: roster.name(entrant.id),
            status: status.to_owned(),
            candidates,
        })
    }

    /// The rows of a player: by the FIDE id, else all with exactly these names and no other birth year.
    fn found(&self, private: &PersonPrivate) -> Result<(Vec<FoundPlayer>, bool), ListError> {
        let mut found: Vec<FoundPlayer> = Vec::new();
        if let Ok(id) = private.fide_id.trim().parse::<u32>() {
            for list in self.lists {
                let rows = lock(&list.list).by_fide_id(id)?;
                // Two rows of one list are two candidates; a row of another list completes the first.
                let first = found.is_empty();
                for player in rows {
                    let player = FoundPlayer::new(list, player, Nearness::Exact);
                    match found.first_mut().filter(|_| !first) {
                        Some(known) => complete(known, player),
                        None => found.push(player),
                    }
                }
            }
            return Ok((found, true));
        }
        let words = |name: &str| -> BTreeSet<String> {
            search_key(name).split(' ').map(str::to_owned).collect()
        };
        let own = words(&private.name);
        let year = private.birth.get(..4).and_then(|year| year.parse::<u16>().ok());
        let typed = Typed::new(&private.name);
        for list in self.lists.iter().filter(|_| !typed.is_empty()) {
            let open = lock(&list.list);
            for hit in typed.find(&open, None, None, 50) {
                let player = open.player(hit.row)?;
                let other_year =
                    year.is_some() && player.birth_year().is_some_and(|it| Some(it) != year);
                if words(&player.name) != own || other_year {
                    continue;
                }
                let player = FoundPlayer::new(list, player, hit.nearness);
                let same = |known: &&mut FoundPlayer| {
                    !player.fide_id.is_empty()
                        && known.fide_id == player.fide_id
                        && known.list != player.list
                };
                match found.iter_mut().find(same) {
                    Some(known) => complete(known, player),
                    None => found.push(player),
                }
            }
        }
        found.truncate(10);
        Ok((found, false))
    }

    fn candidate(&self, event: &Known, player: FoundPlayer) -> Candidate {
        let kinds = self.order.iter();
        let rating =
            kinds.filter_map(|kind| player.ratings.iter().find(|it| it.kind == *kind)).next();
        let rating_from = rating.map(|rating| {
            // The coefficient belongs to one kind of rating.
            let own = rating.kind == self.pace;
            RatingFrom {
                list: list_label(&rating.list_name, &rating.kind),
                month: rating.month.clone(),
                k: rating.k.filter(|_| own),
                games: rating.games,
            }
        });
        let mut differences = Vec::new();
        let mut differ = |field: &str, old: &str, new: &str, conflict: bool| {
            if !new.is_empty() && old != new {
                differences.push(Difference {
                    field: field.to_owned(),
                    old: old.to_owned(),
                    new: new.to_owned(),
                    conflict,
                });
            }
        };
        let value = rating.map_or_else(String::new, |rating| rating.value.to_string());
        differ("rating", &event.input.rating, &value, false);
        differ("title", &event.input.title, &player.title, false);
        differ("federation", &event.input.federation, &player.federation, false);
        differ("sex", &event.input.sex, &player.sex, !event.input.sex.is_empty());
        differ("fideId", &event.input.fide_id, &player.fide_id, !event.input.fide_id.is_empty());
        // The same id with quite another name: one of the two is mistyped, and nothing of it is taken unseen.
        let stranger = !event.input.fide_id.is_empty()
            && event.input.fide_id == player.fide_id
            && !shares_a_word(&event.input.name, &player.name);
        if stranger {
            differ("name", &event.input.name, &player.name, true);
        }
        let (own, listed) = (event.input.birth.as_str(), player.birth.as_str());
        let same_year = own.get(..4) == listed.get(..4);
        // A year says less than a full date of the same year.
        if !(same_year && own.len() >= listed.len()) {
            differ("birth", own, listed, !own.is_empty() && !same_year);
        }
        if let Some(from) = &rating_from
            && event.input.rating == value
            && event.source != source(from)
        {
            differ("ratingSource", &event.source, &source(from), false);
        }
        if stranger {
            differences.iter_mut().for_each(|it| it.conflict = true);
        }
        Candidate { player, differences, rating_from }
    }
}

/// Whether two names have a word of two letters or more in common.
fn shares_a_word(one: &str, other: &str) -> bool {
    let (one, other) = (search_key(one), search_key(other));
    let mut words = one.split(' ').filter(|word| word.len() > 1);
    words.any(|word| other.split(' ').any(|it| it == word))
}

/// `FIDE standard`; a list that is named for its kind is not named for it twice.
fn list_label(list: &str, kind: &str) -> String {
    if list.ends_with(kind) || kind == "national" {
        list.to_owned()
    } else {
        format!("{list} {kind}")
    }
}

fn source(from: &RatingFrom) -> String {
    format!("{} {}", from.list, from.month).trim().to_owned()
}

/// Adds the ratings that a row of another list has.
fn complete(known: &mut FoundPlayer, other: FoundPlayer) {
    let label = format!("{} {}", other.list_name, other.month).trim().to_owned();
    if !known.also_in.contains(&label) {
        known.also_in.push(label);
    }
    for rating in other.ratings {
        if known.ratings.iter().all(|it| it.kind != rating.kind) {
            known.ratings.push(rating);
        }
    }
}

/// What the event has.
struct Known {
    input: PlayerInput,
    source: String,
}

impl Known {
    fn of(roster: &Roster, entrant: &Entrant, private: &PersonPrivate) -> Known {
        let public = match &entrant.participant {
            ParticipantBody::Player(person) => roster.state.people.get(person),
            ParticipantBody::Team(_) => None,
        };
        let rating = entrant.rating.as_ref();
        let value = rating.map(|it| it.value).filter(|it| *it > 0);
        Known {
            source: rating.map_or_else(String::new, |it| {
                format!("{} {}", it.list, it.month).trim().to_owned()
            }),
            input: PlayerInput {
                name: private.name.clone(),
                title: public.map_or_else(String::new, |it| it.title.clone()),
                sex: public.map_or_else(String::new, |it| it.sex.clone()),
                federation: public.map_or_else(String::new, |it| it.federation.clone()),
                rating: value.map_or_else(String::new, |it| it.to_string()),
                fide_id: private.fide_id.clone(),
                birth: private.birth.clone(),
                club: private.club.clone(),
                contact: private.contact.clone(),
                rating_from: None,
            },
        }
    }
}

method! {
    /// Writes what was ticked, as one action that one undo takes back.
    "players.ratingsUpdate.apply" Arbiter RatingsUpdateApply {
        /// Section.
        tournament: Id,
        /// Who gets what.
        ticks: Vec<Tick>,
        /// The order of the section from now on; left out: as it was.
        #[serde(default)]
        order: Option<Vec<String>>,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        desk.write_with(call, |event| {
            let mut facts = Vec::new();
            let mut extra = Extra::default();
            let section = section(&event.state, this.tournament, messages)?;
            let roster = Roster::new(&event.state, section, messages);
            if let Some(command) = this.order.as_ref().and_then(|it| ordered(section, it)) {
                match decide(&event.state, Seq(event.head().0 + 1), command) {
                    Ok(more) => facts.extend(more),
                    Err(refusal) => {
                        let id = Some(section.id);
                        return Err(words::refused(&refusal, &event.state, id, messages));
                    }
                }
            }
            for tick in &this.ticks {
                let Some((command, own)) = changed(&roster, tick)? else {
                    continue;
                };
                let next = Seq(event.head().0 + 1 + facts.len() as u64);
                let tournament = words::tournament_of(&command);
                match decide(&event.state, next, command) {
                    Ok(more) => facts.extend(more),
                    Err(::tournament::decide::Refusal::NothingToDo) => continue,
                    Err(refusal) => {
                        return Err(words::refused(&refusal, &event.state, tournament, messages));
                    }
                }
                extra.private.extend(own.private);
            }
            if facts.is_empty() {
                return Err(ApiError::plain(Code::Refused, messages, "library-nothing-ticked"));
            }
            Ok((facts, extra))
        })
    }
}

/// The command that changes the order of a section; none if it is that already.
fn ordered(section: &Tournament, order: &[String]) -> Option<Command> {
    if order.is_empty() || rating_order(&section.setup) == order {
        return None;
    }
    let setup = SetupBody { rating_order: order.to_vec(), ..section.setup.clone() };
    Some(Command::ChangeSetup { tournament: section.id, setup, reason: String::new() })
}

/// The command that gives one player what was ticked; none if nothing was.
fn changed(roster: &Roster, tick: &Tick) -> Result<Option<(Command, Extra)>, ApiError> {
    let (section, messages) = (roster.tournament, roster.messages);
    let missing = || ApiError::not_found(messages, "player", &tick.entrant.0.to_string());
    let entrant = section.entrants.get(&EntrantId(tick.entrant.0)).ok_or_else(missing)?;
    let private = roster.private(entrant).ok_or_else(missing)?;
    let ParticipantBody::Player(person) = &entrant.participant else { return Err(missing()) };
    let mut input = Known::of(roster, entrant, private).input;
    for value in &tick.values {
        let field = match value.field.as_str() {
            "rating" | "ratingSource" => {
                input.rating_from.clone_from(&tick.rating_from);
                if value.field == "ratingSource" {
                    continue;
                }
                &mut input.rating
            }
            "title" => &mut input.title,
            "federation" => &mut input.federation,
            "sex" => &mut input.sex,
            "fideId" => &mut input.fide_id,
            "birth" => &mut input.birth,
            other => return Err(ApiError::bad_value(messages, "field", other)),
        };
        field.clone_from(&value.new);
    }
    if tick.values.is_empty() {
        return Ok(None);
    }
    let (mut player, mut extra) = player_facts(&input, entrant.rating.as_ref(), messages)?;
    if extra.private.first().map(|(_, body)| body) == Some(private)
        && let Some(person) = roster.state.people.get(person)
    {
        player.private.clone_from(&person.private);
        extra.private.clear();
    }
    let (tournament, entrant) = (section.id, entrant.id);
    Ok(Some((Command::ChangePlayer { tournament, entrant, player }, extra)))
}
