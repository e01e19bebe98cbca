//! The frame round every page: the open event, who is at the desk, undo, settings; and home.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ::journal::library::RecentEvent;
use ::tournament::decide::Command;
use ::tournament::fact::{ArbiterBody, EventDetailsSet};
use ::tournament::log;
use ::tournament::state::Tournament;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::method;
use super::wire::{Changes, Id, Topic};
use crate::event::OpenEvent;
use crate::merge::merged;
use crate::plain::one_line;
use crate::told::Chronicle;
use crate::{ApiError, Call, Changed, Desk, checks, store, words};

/// What the top bar, the sidebar and the home page show.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// Version of the program.
    pub version: String,
    /// The open event.
    pub event: Option<EventFrame>,
    /// Who is at this desk; none until asked.
    pub actor: Option<ActorView>,
    /// Settings of this computer.
    pub settings: Settings,
    /// Why settings are forgotten when the program closes, in words; none if they are kept.
    pub settings_unkept: Option<String>,
}

/// The open event in short.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EventFrame {
    /// Name.
    pub name: String,
    /// File.
    pub path: String,
    /// Last entry.
    pub seq: Id,
    /// When the last entry was written, RFC 3339 with offset.
    pub saved_at: Option<String>,
    /// Set if the file may only be read, with the reason in words.
    pub read_only: Option<String>,
    /// What Undo will take back, in words; none if nothing.
    pub undo: Option<String>,
    /// What Redo will bring back.
    pub redo: Option<String>,
    /// When the last copy was written to the backup folder, RFC 3339.
    pub copied_at: Option<String>,
    /// Set if the last copy to the backup folder did not succeed, in words.
    pub copy_problem: Option<String>,
    /// Tournaments of the event in order.
    pub tournaments: Vec<TournamentTab>,
}

/// One tournament in the switch of the top bar.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentTab {
    /// Tournament.
    pub id: Id,
    /// Name.
    pub name: String,
    /// Number of entrants.
    pub players: u32,
    /// Rounds planned; 0 while the players who decide how many there are have not been entered.
    pub rounds: u8,
    /// Rounds published so far.
    pub published: u8,
    /// Boards without a result in the last published round.
    pub missing: u32,
    /// Adjourned games.
    pub adjourned: u32,
    /// True while a draft with hand changes of the next round is open.
    pub draft_open: bool,
}

/// The person working at this desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ActorView {
    /// Stable id on this computer.
    pub id: String,
    /// Shown name.
    pub name: String,
    /// `chief`, `deputy`, `arbiter`, `assistant`.
    pub role: String,
    /// Name of the computer.
    pub device: String,
}

/// Settings of this computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// `en`, `es`, or `qps` (pseudo-language for layout tests).
    pub language: String,
    /// `light`, `dark`, `system`.
    pub theme: String,
    /// `compact`, `comfortable`.
    pub density: String,
    /// Result keys: `A`, `B`, `C`, `D`.
    pub key_set: String,
    /// Second place for copies of the event; empty for none.
    pub backup_folder: String,
    /// `a4`, `letter`.
    pub paper: String,
    /// Columns of the standings that are put away: `number`, `fed`, `rating`, `club`, and codes of tie-breaks.
    pub hidden_columns: Vec<String>,
}

/// An event opened before.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Recent {
    /// File.
    pub path: String,
    /// Name of the event.
    pub name: String,
    /// Where it stands, in words: "Round 6 of 9, 13 boards open".
    pub stands: String,
    /// When it was last open, RFC 3339 in UTC.
    pub opened_at: String,
    /// When it was last copied, RFC 3339 in UTC.
    pub copied_at: Option<String>,
    /// False if the file is not there any more.
    pub exists: bool,
}

/// Parameters of `event.create`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct NewEvent {
    /// Name.
    pub name: String,
    /// File to make; left out: a file named after the event in the documents folder.
    #[serde(default)]
    pub path: Option<String>,
    /// `fide-dutch-2026`, `berger`, `berger-double`.
    pub system: String,
    /// Rounds planned (Swiss).
    pub rounds: u8,
}

/// Details of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct EventDetails {
    /// Name.
    pub name: String,
    /// Town.
    pub place: String,
    /// Federation code.
    pub federation: String,
    /// First day, `2026-11-29` or empty.
    pub start_date: String,
    /// Last day.
    pub end_date: String,
    /// IANA zone of the hall, as `Europe/Madrid`.
    pub zone: String,
    /// Organizer.
    pub organizer: String,
    /// Arbiters.
    pub arbiters: Vec<ArbiterView>,
}

/// An arbiter of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ArbiterView {
    /// Name.
    pub name: String,
    /// Arbiter title or empty: `IA`, `FA`, `NA`.
    pub title: String,
    /// FIDE id or empty.
    pub fide_id: String,
    /// `chief`, `deputy`, `sector`, `fairPlay`.
    pub role: String,
}

method! {
    /// What every page's frame shows.
    "frame.get" Viewer FrameGet {} -> Frame |_this, desk, call| {
        let (settings, actor, settings_unkept) = {
            let store = crate::lock(&desk.0.store);
            let trouble = call.settings_trouble();
            let actor = store.actor().map_err(&trouble)?;
            (store.settings().map_err(&trouble)?, actor, store.unkept(call.messages()))
        };
        let actor_id = desk.actor(call)?.id;
        let event = desk.maybe_event().map(|event| event_frame(desk, &event, &actor_id, call));
        Ok(Frame {
            version: crate::VERSION.to_owned(),
            event,
            actor: actor.map(|it| ActorView { id: it.id, name: it.name, role: it.role, device: it.device }),
            settings,
            settings_unkept,
        })
    }
}

fn event_frame(desk: &Desk, event: &OpenEvent, actor: &str, call: &Call) -> EventFrame {
    let messages = call.messages();
    let telling = Chronicle::new(event, messages);
    let label = |batch| telling.batch(batch);
    let copied = crate::lock(&desk.0.store).copied_at(&event.path);
    EventFrame {
        name: event.name().to_owned(),
        path: event.path.display().to_string(),
        seq: Id(event.head().0),
        saved_at: event.entries.last().map(|it| event.at(it)),
        read_only: event.read_only.as_ref().map(|error| ApiError::opening(messages, error).message),
        undo: log::undo_candidate(&event.entries, actor).map(label),
        redo: log::redo_candidate(&event.entries, actor).map(label),
        copied_at: copied.map(|at| event.rfc3339(journal::Moment { utc_ms: at, ..desk.now() })),
        copy_problem: event
            .copy_problem
            .as_ref()
            .map(|error| ApiError::copying(messages, error).message),
        tournaments: event.state.tournaments.values().map(tab).collect(),
    }
}

/// By tables the rounds follow from the players: before there are two, nothing is known of them.
fn rounds_known(tournament: &Tournament) -> u8 {
    let unknown = tournament.has_table() && tournament.entrants.len() < 2;
    if unknown { 0 } else { tournament.rounds_planned().0 }
}

fn tab(tournament: &Tournament) -> TournamentTab {
    let published = tournament.published();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    TournamentTab {
        id: Id(tournament.id.0),
        name: tournament.setup.name.clone(),
        players: count(tournament.entrants.len()),
        rounds: rounds_known(tournament),
        published: published.0,
        missing: count(tournament.waiting(published).count()),
        adjourned: count(tournament.adjourned().count()),
        draft_open: tournament.hand.is_some(),
    }
}

method! {
    /// Events opened before, newest first.
    "home.recent" Viewer HomeRecent {} -> Vec<Recent> |_this, desk, call| { recent(desk, call) }
}

fn recent(desk: &Desk, call: &Call) -> Result<Vec<Recent>, ApiError> {
    let known: Vec<(RecentEvent, Option<i64>)> = {
        let store = crate::lock(&desk.0.store);
        let with_copy = |event: RecentEvent| (event.clone(), store.copied_at(&event.path));
        store.recent().map_err(call.settings_trouble())?.into_iter().map(with_copy).collect()
    };
    let row = |(event, copied): (RecentEvent, Option<i64>)| {
        let fresh = desk.stands_of(&event.path, call);
        let (name, stands) = fresh.unwrap_or((event.name, event.stands));
        Recent {
            copied_at: copied.map(words::utc),
            exists: event.path.exists(),
            path: event.path.display().to_string(),
            name,
            stands,
            opened_at: words::utc(event.opened_at),
        }
    };
    Ok(known.into_iter().map(row).collect())
}

method! {
    /// Takes an event off the list; its file stays.
    "home.forget" Arbiter HomeForget {
        /// File.
        path: String,
    } -> Vec<Recent> |this, desk, call| {
        let forgotten = crate::lock(&desk.0.store).forget(Path::new(&this.path));
        forgotten.map_err(call.settings_trouble())?;
        recent(desk, call)
    }
}

/// Parameters of `event.create`.
pub type EventCreate = NewEvent;

method! {
    for NewEvent: "event.create" Arbiter -> Changes |this, desk, call| {
        let messages = call.messages();
        let name = one_line(&this.name);
        let name = name.as_str();
        if name.is_empty() {
            return Err(ApiError::bad_value(messages, "name", &this.name));
        }
        let setup = super::tournament::default_setup(name, &this.system, this.rounds);
        let body = super::tournament::setup_body(&setup, messages)?;
        let path = match this.path.as_deref().filter(|path| !path.is_empty()) {
            Some(path) => PathBuf::from(path),
            None => store::new_event_path(&desk.0.options.data_folder.join("events"), name),
        };
        desk.create_event(&path, name, body, call)
    }
}

method! {
    /// Opens an event file.
    "event.open" Arbiter EventOpen {
        /// File.
        path: String,
    } -> Changes |this, desk, call| { desk.open_event(Path::new(&this.path), call) }
}

method! {
    /// Closes the event.
    "event.close" Arbiter EventClose {} -> Changes |_this, desk, _call| { Ok(desk.close_event()) }
}

method! {
    /// Details of the event.
    "event.get" Viewer EventGet {} -> EventDetails |_this, desk, call| {
        Ok(details_view(&desk.event(call)?.state.details.0))
    }
}

fn details_view(details: &EventDetailsSet) -> EventDetails {
    let arbiter = |it: &ArbiterBody| ArbiterView {
        name: it.name.clone(),
        title: it.title.clone(),
        fide_id: it.fide_id.clone(),
        role: it.role.clone(),
    };
    EventDetails {
        name: details.name.clone(),
        place: details.place.clone(),
        federation: details.federation.clone(),
        start_date: details.start_date.clone(),
        end_date: details.end_date.clone(),
        zone: details.zone.clone(),
        organizer: details.organizer.clone(),
        arbiters: details.arbiters.iter().map(arbiter).collect(),
    }
}

method! {
    /// Changes the details of the event.
    "event.update" Arbiter EventUpdate {
        /// Details, whole.
        #[serde(flatten)]
        details: EventDetails,
        /// What the form was filled with: fields left alone then stay as they stand.
        #[serde(default)]
        before: Option<EventDetails>,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let mut notice = None;
        let changes = desk.act_with(call, |event| {
            let now = details_view(&event.state.details.0);
            let mut details = merged(this.details, this.before.as_ref(), &now, messages)?;
            let found = checks::details(&details, messages);
            checks::refused(&found)?;
            notice = checks::notice(&found);
            details.zone = checks::zone(&details.zone, messages)?;
            Ok((Command::SetDetails(details_body(details)), Default::default()))
        })?;
        Ok(Changes { notice, ..changes })
    }
}

/// Details from the wire, as a fact holds them.
pub(crate) fn details_body(details: EventDetails) -> EventDetailsSet {
    let arbiter = |it: ArbiterView| ArbiterBody {
        name: one_line(&it.name),
        title: it.title,
        fide_id: one_line(&it.fide_id),
        role: it.role,
    };
    EventDetailsSet {
        name: one_line(&details.name),
        place: one_line(&details.place),
        federation: formats::federation::written(&one_line(&details.federation)),
        start_date: details.start_date,
        end_date: details.end_date,
        zone: details.zone,
        organizer: one_line(&details.organizer),
        arbiters: details.arbiters.into_iter().map(arbiter).collect(),
    }
}

method! {
    /// Saves what can be read of a damaged event file in a new one, and opens that. The damaged file is not changed.
    "event.salvage" Arbiter EventSalvage {
        /// The damaged file.
        path: String,
        /// The new file; left out: a name beside the damaged one.
        #[serde(default)]
        to: Option<String>,
    } -> Changes |this, desk, call| {
        desk.salvage(Path::new(&this.path), this.to.as_deref().filter(|it| !it.is_empty()).map(Path::new), call)
    }
}

method! {
    /// Copies the event to a second place.
    "event.backup" Arbiter EventBackup {
        /// Folder; left out: the one in the settings.
        #[serde(default)]
        folder: Option<String>,
    } -> Changes |this, desk, call| {
        desk.copy_now(this.folder.as_deref().filter(|it| !it.is_empty()).map(Path::new), call)
    }
}

/// Roles at the desk.
const ROLES: [&str; 4] = ["chief", "deputy", "arbiter", "assistant"];

method! {
    /// Says who works on this computer.
    "actor.set" Arbiter ActorSet {
        /// Shown name.
        name: String,
        /// `chief`, `deputy`, `arbiter`, `assistant`.
        role: String,
    } -> Changes |this, desk, call| {
        let name = this.name.trim();
        if name.is_empty() {
            return Err(ApiError::bad_value(call.messages(), "name", &this.name));
        }
        if !ROLES.contains(&this.role.as_str()) {
            return Err(ApiError::bad_value(call.messages(), "role", &this.role));
        }
        call.may_write()?;
        let trouble = call.settings_trouble();
        let mut store = crate::lock(&desk.0.store);
        let id = match store.actor().map_err(&trouble)? {
            Some(known) => known.id,
            None => uuid::Uuid::new_v4().to_string(),
        };
        for (key, value) in [("actorId", id.as_str()), ("actorName", name), ("actorRole", this.role.as_str())] {
            store.set(key, value).map_err(&trouble)?;
        }
        drop(store);
        Ok(desk.changed_settings(call))
    }
}

method! {
    /// Settings of this computer.
    "settings.get" Viewer SettingsGet {} -> Settings |_this, desk, call| {
        crate::lock(&desk.0.store).settings().map_err(call.settings_trouble())
    }
}

method! {
    /// Changes settings; what is left out stays.
    "settings.set" Arbiter SettingsSet {
        /// `en`, `es`, `qps`.
        #[serde(default)]
        language: Option<String>,
        /// `light`, `dark`, `system`.
        #[serde(default)]
        theme: Option<String>,
        /// `compact`, `comfortable`.
        #[serde(default)]
        density: Option<String>,
        /// `A` to `D`.
        #[serde(default)]
        key_set: Option<String>,
        /// Folder or empty.
        #[serde(default)]
        backup_folder: Option<String>,
        /// `a4`, `letter`.
        #[serde(default)]
        paper: Option<String>,
        /// Columns of the standings that are put away.
        #[serde(default)]
        hidden_columns: Option<Vec<String>>,
    } -> Changes |this, desk, call| {
        let hidden = this.hidden_columns.map(|columns| columns.join(","));
        let choices: [(&str, &Option<String>, &[&str]); 7] = [
            ("language", &this.language, &["en", "es", "qps"]),
            ("theme", &this.theme, &["light", "dark", "system"]),
            ("density", &this.density, &["compact", "comfortable"]),
            ("keySet", &this.key_set, &["A", "B", "C", "D"]),
            ("paper", &this.paper, &["a4", "letter"]),
            ("backupFolder", &this.backup_folder, &[]),
            ("hiddenColumns", &hidden, &[]),
        ];
        for (key, value, allowed) in &choices {
            if let Some(value) = value
                && !allowed.is_empty()
                && !allowed.contains(&value.as_str())
            {
                return Err(ApiError::bad_value(call.messages(), key, value));
            }
        }
        call.may_write()?;
        let mut store = crate::lock(&desk.0.store);
        for (key, value, _) in choices {
            if let Some(value) = value {
                store.set(key, value).map_err(call.settings_trouble())?;
            }
        }
        drop(store);
        Ok(desk.changed_settings(call))
    }
}

impl Desk {
    /// Settings were changed; if they will be forgotten, that is told.
    fn changed_settings(&self, call: &Call) -> Changes {
        let notice = crate::lock(&self.0.store).unkept(call.messages());
        let seq = Id(self.maybe_event().map_or(0, |event| event.head().0));
        let stale = vec![Topic::Frame, Topic::Settings];
        self.tell(&Changed { seq, stale: stale.clone() });
        Changes { seq, stale, created: None, notice }
    }
}

method! {
    /// The message files of the call's language, by name.
    "messages.get" Viewer MessagesGet {} -> BTreeMap<String, String> |_this, _desk, call| {
        let sources = i18n::sources(call.language);
        Ok(sources.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect())
    }
}

/// A folder, for a browser that has no dialog of its own.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Folder {
    /// Where it is.
    pub path: String,
    /// The folder above.
    pub parent: Option<String>,
    /// Folders, and files that can be opened.
    pub entries: Vec<FolderEntry>,
}

/// Something in a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FolderEntry {
    /// A folder, not a file.
    pub is_folder: bool,
    /// Name.
    pub name: String,
    /// Whole path.
    pub path: String,
}

/// Endings of files that can be opened or brought in.
const ENDINGS: [&str; 15] = [
    "arbiter", "trf", "trfx", "txt", "csv", "tsv", "xlsx", "xls", "ods", "pgn", "json", "veg",
    "trf26", "html", "htm",
];

method! {
    /// Folders and files that can be opened.
    "folder.list" Arbiter FolderList {
        /// Left out: the folder of events.
        #[serde(default)]
        path: Option<String>,
    } -> Folder |this, desk, call| {
        let path = match this.path.filter(|path| !path.is_empty()) {
            Some(path) => PathBuf::from(path),
            None => desk.0.options.data_folder.clone(),
        };
        let trouble = |error: std::io::Error| ApiError::file(call.messages(), &path, &error);
        let mut entries = Vec::new();
        for entry in std::fs::read_dir(&path).map_err(trouble)? {
            let entry = entry.map_err(trouble)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = entry.path().is_dir();
            let opens = Path::new(&name)
                .extension()
                .is_some_and(|it| ENDINGS.contains(&it.to_string_lossy().to_lowercase().as_str()));
            if !name.starts_with('.') && (is_folder || opens) {
                entries.push(FolderEntry { is_folder, name, path: entry.path().display().to_string() });
            }
        }
        entries.sort_by(|a, b| b.is_folder.cmp(&a.is_folder).then_with(|| a.name.cmp(&b.name)));
        let parent = path.parent().map(|it| it.display().to_string());
        Ok(Folder { path: path.display().to_string(), parent, entries })
    }
}
