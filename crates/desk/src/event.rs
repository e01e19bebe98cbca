//! The open event: its journal, its facts, their fold; and writing to it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLockReadGuard, RwLockWriteGuard};

use i18n::{Messages, args};
use journal::backup::{BackupError, Copies};
use journal::library::RecentEvent;
use journal::{
    Access, Actor, Attachment, Journal, Moment, NewBatch, NewEntry, OpenError, PrivateBody, Sha,
    SqliteJournal,
};
use tournament::decide::{Command, decide};
use tournament::fact::{EventCreated, Fact, PersonPrivate, SetupBody};
use tournament::ids::{BatchId, Seq};
use tournament::log::{self, Entry};
use tournament::state::State;

use crate::api::wire::{Changes, Id, Topic};
use crate::error::{ApiError, Code};
use crate::{Call, Desk, hall_time, lock, store, words};

/// How many copies of an event are kept in the backup folder.
const COPIES_KEPT: usize = 20;

/// The open event.
pub(crate) struct OpenEvent {
    /// Behind a lock of its own, for SQLite's connection may not be read from two threads at once.
    journal: Mutex<SqliteJournal>,
    /// File, none for an event in memory.
    pub(crate) path: PathBuf,
    /// Everything written, in order.
    pub(crate) entries: Vec<Entry>,
    /// What is kept of each entry for the journal page: who, and the hash.
    pub(crate) marks: Vec<Mark>,
    /// The fold.
    pub(crate) state: Arc<State>,
    /// Why it may only be read, if so.
    pub(crate) read_only: Option<OpenError>,
    /// Why the last copy did not succeed.
    pub(crate) copy_problem: Option<BackupError>,
    private: BTreeMap<String, PersonPrivate>,
}

/// An entry's author and hash.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// Shown name.
    pub(crate) by: String,
    /// Hash of the chain.
    pub(crate) hash: Sha,
}

/// What a write brings along.
#[derive(Default)]
pub(crate) struct Extra {
    /// Private bodies that the facts name.
    pub(crate) private: Vec<(PrivateBody, PersonPrivate)>,
    /// Files that the facts name.
    pub(crate) attachments: Vec<Attachment>,
}

impl OpenEvent {
    pub(crate) fn load(
        journal: SqliteJournal,
        path: PathBuf,
        read_only: Option<OpenError>,
        messages: &Messages,
    ) -> Result<OpenEvent, ApiError> {
        let mut event = OpenEvent {
            journal: Mutex::new(journal),
            path,
            entries: Vec::new(),
            marks: Vec::new(),
            state: Arc::default(),
            read_only,
            copy_problem: None,
            private: BTreeMap::new(),
        };
        event.read_on(messages)?;
        Ok(event)
    }

    /// Reads what stands in the file after the last entry that is known here.
    pub(crate) fn read_on(&mut self, messages: &Messages) -> Result<(), ApiError> {
        let from = journal::Seq(self.head().0 + 1);
        let journal = self.journal.get_mut().unwrap_or_else(PoisonError::into_inner);
        let stored =
            journal.entries_from(from).map_err(|error| ApiError::reading(messages, &error))?;
        let bodies = journal.all_private().map_err(|error| ApiError::reading(messages, &error))?;
        self.private = bodies
            .into_iter()
            .filter_map(|(sha, bytes)| Some((sha.to_string(), PersonPrivate::decode(&bytes)?)))
            .collect();
        for entry in stored {
            let fact = Fact::decode(&entry.kind, entry.version, &entry.body).map_err(|_| {
                let args = i18n::args! { "seq" => entry.seq.0, "kind" => entry.kind.as_str() };
                ApiError::worded(Code::Refused, messages, "desk-unknown-fact", &args)
            })?;
            self.marks.push(Mark { by: entry.actor.name.clone(), hash: entry.hash });
            self.entries.push(Entry {
                seq: Seq(entry.seq.0),
                at: entry.at.utc_ms,
                offset_minutes: i32::from(entry.at.offset_minutes),
                actor: entry.actor.id,
                batch: BatchId(entry.batch.0),
                fact,
            });
        }
        self.refold();
        Ok(())
    }

    /// Whether the process that holds the file has written since it was read here.
    pub(crate) fn is_behind(&self) -> bool {
        self.read_only.is_some()
            && self.journal().head().is_ok_and(|head| head.seq.0 > self.head().0)
    }

    fn refold(&mut self) {
        self.state = Arc::new(log::fold(&self.entries, &self.private));
    }

    /// The event as it stood after an entry.
    pub(crate) fn as_of(&self, seq: Seq) -> State {
        let until = self.entries.partition_point(|entry| entry.seq <= seq);
        log::fold(&self.entries[..until], &self.private)
    }

    /// When an entry was written, on the clock of the hall.
    pub(crate) fn moment_after(&self, seq: Seq) -> Option<Moment> {
        let until = self.entries.partition_point(|entry| entry.seq <= seq);
        self.entries[..until].last().map(|entry| self.moment_of(entry))
    }

    /// Last entry.
    pub(crate) fn head(&self) -> Seq {
        self.entries.last().map_or(Seq(0), |entry| entry.seq)
    }

    /// Name of the event.
    pub(crate) fn name(&self) -> &str {
        &self.state.details.0.name
    }

    /// A moment on the clock of the hall.
    pub(crate) fn moment(&self, at: Moment) -> Moment {
        hall_time::moment(&self.state.details.0, at)
    }

    /// When an entry was written, on the clock of the hall.
    pub(crate) fn moment_of(&self, entry: &Entry) -> Moment {
        let offset_minutes = i16::try_from(entry.offset_minutes).unwrap_or_default();
        self.moment(Moment { utc_ms: entry.at, offset_minutes })
    }

    /// A moment on the clock of the hall, RFC 3339 with offset.
    pub(crate) fn rfc3339(&self, at: Moment) -> String {
        words::rfc3339(self.moment(at))
    }

    /// When an entry was written, on the clock of the hall, RFC 3339 with offset.
    pub(crate) fn at(&self, entry: &Entry) -> String {
        words::rfc3339(self.moment_of(entry))
    }

    pub(crate) fn journal(&self) -> MutexGuard<'_, SqliteJournal> {
        lock(&self.journal)
    }

    /// Writes one action: on the disk first, then in memory.
    fn write(
        &mut self,
        facts: Vec<Fact>,
        extra: Extra,
        actor: Actor,
        at: Moment,
        messages: &Messages,
    ) -> Result<Vec<Topic>, ApiError> {
        if let Some(why) = &self.read_only {
            return Err(ApiError::only_read(messages, why));
        }
        // What is written to a file that was deleted or whose drive is gone would be lost.
        if !self.path.as_os_str().is_empty() && !self.path.exists() {
            let args = i18n::args! { "path" => self.path.display().to_string() };
            return Err(ApiError::worded(Code::Io, messages, "desk-file-gone", &args));
        }
        let entries = facts
            .iter()
            .map(|fact| NewEntry {
                kind: fact.kind().to_owned(),
                version: fact.version(),
                body: fact.encode(),
            })
            .collect();
        let (sealed, known): (Vec<PrivateBody>, Vec<PersonPrivate>) =
            extra.private.into_iter().unzip();
        let learnt: Vec<_> = sealed.iter().map(|body| body.sha().to_string()).zip(known).collect();
        let by = actor.name.clone();
        let actor_id = actor.id.clone();
        let batch =
            NewBatch { actor, at, entries, private: sealed, attachments: extra.attachments };
        let journal = self.journal.get_mut().unwrap_or_else(PoisonError::into_inner);
        let head = self.entries.last().map_or(journal::Seq(0), |entry| journal::Seq(entry.seq.0));
        let appended = journal
            .append(&batch, Some(head))
            .map_err(|error| ApiError::appending(messages, &error))?;
        let stored = journal
            .entries_from(appended.first_seq)
            .map_err(|error| ApiError::reading(messages, &error))?;
        self.private.extend(learnt.iter().cloned());
        let topics = words::topics(&facts);
        let undo = facts.iter().any(|fact| matches!(fact, Fact::Undone(_) | Fact::Redone(_)));
        for (entry, fact) in stored.into_iter().zip(facts) {
            self.marks.push(Mark { by: by.clone(), hash: entry.hash });
            self.entries.push(Entry {
                seq: Seq(entry.seq.0),
                at: at.utc_ms,
                offset_minutes: i32::from(at.offset_minutes),
                actor: actor_id.clone(),
                batch: BatchId(entry.batch.0),
                fact,
            });
        }
        if undo {
            self.refold();
            return Ok(topics);
        }
        let state = Arc::make_mut(&mut self.state);
        for (hash, body) in learnt {
            state.learn(hash, body);
        }
        let first = self.entries.partition_point(|entry| entry.seq.0 < appended.first_seq.0);
        for entry in &self.entries[first..] {
            state.apply(entry.seq, &entry.fact);
        }
        Ok(topics)
    }
}

/// A lock for reading the open event.
pub(crate) struct Reading<'a>(RwLockReadGuard<'a, Option<OpenEvent>>);

impl std::ops::Deref for Reading<'_> {
    type Target = OpenEvent;
    fn deref(&self) -> &OpenEvent {
        self.0.as_ref().expect("`Desk::event` hands out a lock only while an event is open")
    }
}

impl Desk {
    /// The open event, for reading.
    pub(crate) fn event(&self, call: &Call) -> Result<Reading<'_>, ApiError> {
        let guard = self.0.event.read().unwrap_or_else(PoisonError::into_inner);
        if guard.is_none() {
            return Err(ApiError::plain(Code::NoEvent, call.messages(), "desk-no-event"));
        }
        Ok(Reading(guard))
    }

    /// The open event if there is one.
    pub(crate) fn maybe_event(&self) -> Option<Reading<'_>> {
        let guard = self.0.event.read().unwrap_or_else(PoisonError::into_inner);
        guard.is_some().then_some(Reading(guard))
    }

    pub(crate) fn slot(&self) -> RwLockWriteGuard<'_, Option<OpenEvent>> {
        self.0.event.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who does what a call asks for.
    pub(crate) fn actor(&self, call: &Call) -> Result<Actor, ApiError> {
        if let Some(actor) = &call.actor {
            return Ok(actor.clone());
        }
        let known = lock(&self.0.store).actor().map_err(call.settings_trouble())?;
        Ok(known.unwrap_or_else(|| Actor {
            id: "desk".to_owned(),
            name: String::new(),
            role: "arbiter".to_owned(),
            device: store::device(),
        }))
    }

    /// Makes an event file with one section and opens it.
    pub(crate) fn create_event(
        &self,
        path: &Path,
        name: &str,
        setup: SetupBody,
        call: &Call,
    ) -> Result<Changes, ApiError> {
        let facts = first_facts(name, setup, call.messages())?;
        self.create_file(path, facts, Extra::default(), call)
    }

    /// Makes an event file of facts that follow its creation and opens it.
    pub(crate) fn create_event_of(
        &self,
        path: &Path,
        name: &str,
        facts: Vec<Fact>,
        extra: Extra,
        call: &Call,
    ) -> Result<Changes, ApiError> {
        let uuid = uuid::Uuid::new_v4().to_string();
        let created = EventCreated { uuid, name: name.to_owned() };
        let facts = std::iter::once(created.into()).chain(facts).collect();
        self.create_file(path, facts, extra, call)
    }

    fn create_file(
        &self,
        path: &Path,
        facts: Vec<Fact>,
        extra: Extra,
        call: &Call,
    ) -> Result<Changes, ApiError> {
        let messages = call.messages();
        let actor = self.actor(call)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| ApiError::file(messages, folder, &error))?;
        }
        let path = in_real_folder(path);
        if path.exists() {
            return Err(ApiError::opening(messages, &OpenError::AlreadyExists { path }));
        }
        call.may_write()?;
        let journal = SqliteJournal::create(&path, &holder(&actor))
            .map_err(|error| ApiError::opening(messages, &error))?;
        let mut event = OpenEvent::load(journal, path, None, messages)?;
        let created = facts.iter().zip(1..).filter(|(fact, _)| words::makes_something(fact)).last();
        let created = created.map(|(_, seq)| Id(seq));
        event.write(facts, extra, actor, self.now(), messages)?;
        Ok(Changes { created, ..self.put(event) })
    }

    /// Opens an event file; read-only where another process holds it or nothing may be written.
    pub(crate) fn open_event(&self, path: &Path, call: &Call) -> Result<Changes, ApiError> {
        let messages = call.messages();
        let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if self.maybe_event().is_some_and(|open| open.path == path && open.read_only.is_none()) {
            return Ok(everything(self.event(call)?.head()));
        }
        let actor = self.actor(call)?;
        let (journal, read_only) =
            match SqliteJournal::open(&path, Access::ReadWrite, &holder(&actor)) {
                Ok(journal) => (journal, None),
                Err(
                    error @ (OpenError::Held { .. }
                    | OpenError::ReadOnlyFolder { .. }
                    | OpenError::ReadOnlyFile { .. }
                    | OpenError::TwoNames { .. }
                    | OpenError::DiskFull { .. }),
                ) => {
                    let journal = SqliteJournal::open(&path, Access::ReadOnly, &holder(&actor))
                        .map_err(|error| self.not_opened(&path, &error, messages))?;
                    (journal, Some(error))
                }
                Err(error) => return Err(self.not_opened(&path, &error, messages)),
            };
        let event = OpenEvent::load(journal, path.clone(), read_only, messages)
            .map_err(|error| self.with_newest_copy(&path, error, messages))?;
        Ok(self.put(event))
    }

    fn not_opened(&self, path: &Path, error: &OpenError, messages: &Messages) -> ApiError {
        self.with_newest_copy(path, ApiError::opening(messages, error), messages)
    }

    /// Trouble with a damaged file, and where its newest copy lies.
    fn with_newest_copy(&self, path: &Path, error: ApiError, messages: &Messages) -> ApiError {
        match self.newest_copy(path).filter(|_| error.code == Code::Damaged) {
            Some(copy) => {
                let args = args! { "path" => copy.display().to_string() };
                ApiError { hint: Some(messages.text("desk-damaged-copy", &args)), ..error }
            }
            None => error,
        }
    }

    /// Nothing was saved: to try it again helps nobody, a copy may.
    fn not_salvaged(&self, path: &Path, error: &BackupError, messages: &Messages) -> ApiError {
        let error = ApiError::writing_a_file(messages, error);
        if error.code != Code::Damaged {
            return error;
        }
        let args = args! { "path" => path.display().to_string() };
        let hint = self.newest_copy(path).map(|copy| {
            messages.text("desk-salvage-copy", &args! { "path" => copy.display().to_string() })
        });
        let told = ApiError::worded(Code::Damaged, messages, "desk-salvage-nothing", &args);
        ApiError { hint: hint.or(told.hint), ..told }
    }

    fn newest_copy(&self, path: &Path) -> Option<PathBuf> {
        let folder = PathBuf::from(lock(&self.0.store).settings().ok()?.backup_folder);
        if folder.as_os_str().is_empty() {
            return None;
        }
        let newest = copies_of(path, folder).newest_first().ok()?.into_iter().next()?;
        Some(newest.path)
    }

    /// Saves what can be read of a damaged event in a new file beside it, and opens that.
    pub(crate) fn salvage(
        &self,
        path: &Path,
        to: Option<&Path>,
        call: &Call,
    ) -> Result<Changes, ApiError> {
        let messages = call.messages();
        let to = to.map_or_else(
            || unused_beside(path, &messages.plain("desk-saved-suffix")),
            Path::to_owned,
        );
        let saved = journal::salvage::salvage(path, &to)
            .map_err(|error| self.not_salvaged(path, &error, messages))?;
        let changes = self.open_event(&to, call)?;
        let args = args! {
            "path" => to.display().to_string(),
            "entries" => saved.entries,
            "lost" => saved.first_lost.as_ref().map_or(0, |bad| bad.seq.0)
        };
        Ok(Changes { notice: Some(messages.text("desk-salvaged", &args)), ..changes })
    }

    /// Name of an event and where it stands by now, from its file; none if that cannot be read.
    pub(crate) fn stands_of(&self, path: &Path, call: &Call) -> Option<(String, String)> {
        let messages = call.messages();
        let say =
            |event: &OpenEvent| (event.name().to_owned(), words::stands(&event.state, messages));
        if let Some(open) = self.maybe_event()
            && open.path == path
        {
            return Some(say(&open));
        }
        let journal = SqliteJournal::open(path, Access::ReadOnly, "").ok()?;
        let event = OpenEvent::load(journal, path.to_owned(), None, messages);
        event.ok().as_ref().map(say)
    }

    /// Closes the event.
    pub(crate) fn close_event(&self) -> Changes {
        self.remember();
        *self.slot() = None;
        let changes = everything(Seq(0));
        self.tell_all(&changes);
        changes
    }

    pub(crate) fn put(&self, event: OpenEvent) -> Changes {
        let changes = everything(event.head());
        *self.slot() = Some(event);
        self.remember();
        self.tell_all(&changes);
        self.begin_following();
        changes
    }

    /// Says in the list of recent events where the open one stands. Trouble with that list is not
    /// trouble with the event.
    fn remember(&self) {
        let Some(event) = self.maybe_event() else { return };
        let messages = self.own_messages();
        let recent = RecentEvent {
            path: event.path.clone(),
            name: event.name().to_owned(),
            opened_at: self.now().utc_ms,
            stands: words::stands(&event.state, messages),
        };
        let _ = lock(&self.0.store).remember(&recent);
    }

    /// Decides a command and writes what follows from it.
    pub(crate) fn act(&self, call: &Call, command: Command) -> Result<Changes, ApiError> {
        self.act_with(call, |_| Ok((command, Extra::default())))
    }

    /// The same, with the command made from the event under the lock it is written under, so that
    /// nothing can come in between.
    pub(crate) fn act_with(
        &self,
        call: &Call,
        make: impl FnOnce(&OpenEvent) -> Result<(Command, Extra), ApiError>,
    ) -> Result<Changes, ApiError> {
        let messages = call.messages();
        self.write_with(call, |event| {
            let (command, extra) = make(event)?;
            let next = Seq(event.head().0 + 1);
            let tournament = words::tournament_of(&command);
            let facts = decide(&event.state, next, command)
                .map_err(|refusal| words::refused(&refusal, &event.state, tournament, messages))?;
            Ok((facts, extra))
        })
    }

    /// Writes facts made under the lock.
    pub(crate) fn write_with(
        &self,
        call: &Call,
        make: impl FnOnce(&OpenEvent) -> Result<(Vec<Fact>, Extra), ApiError>,
    ) -> Result<Changes, ApiError> {
        let messages = call.messages();
        let actor = self.actor(call)?;
        let mut slot = self.slot();
        let event = slot
            .as_mut()
            .ok_or_else(|| ApiError::plain(Code::NoEvent, messages, "desk-no-event"))?;
        let (facts, extra) = make(event)?;
        let first = event.head().0 + 1;
        let made = facts.iter().zip(first..).filter(|(fact, _)| words::makes_something(fact));
        // A photo that comes with a ruling is not what was asked for.
        let created =
            made.max_by_key(|(fact, seq)| (!matches!(fact, Fact::PhotoAttached(_)), *seq));
        let created = created.map(|(_, seq)| Id(seq));
        let published = facts.iter().any(|fact| matches!(fact, Fact::RoundPublished(_)));
        call.may_write()?;
        let stale = event.write(facts, extra, actor, self.now(), messages)?;
        if published {
            self.copy(event, None);
        }
        let changes = Changes { seq: Id(event.head().0), stale, created, notice: None };
        drop(slot);
        if published {
            self.remember();
        }
        self.tell_all(&changes);
        Ok(changes)
    }

    /// Copies the event to the second place. Trouble there never stops the event: it is shown.
    fn copy(&self, event: &mut OpenEvent, folder: Option<&Path>) -> Option<PathBuf> {
        let set = lock(&self.0.store)
            .settings()
            .map(|settings| settings.backup_folder)
            .unwrap_or_default();
        let folder = folder.map_or_else(|| PathBuf::from(&set), Path::to_owned);
        if folder.as_os_str().is_empty() {
            return None;
        }
        let now = self.now();
        let copied = copies_of(&event.path, folder).make(&event.journal(), now);
        match copied {
            Ok(copy) => {
                event.copy_problem = None;
                // The time of the last copy is a convenience; the copy itself is there.
                let _ = lock(&self.0.store).copied(&event.path, now.utc_ms);
                Some(copy.path)
            }
            Err(error) => {
                event.copy_problem = Some(error);
                None
            }
        }
    }

    /// Copies the event now.
    pub(crate) fn copy_now(&self, folder: Option<&Path>, call: &Call) -> Result<Changes, ApiError> {
        let messages = call.messages();
        let mut slot = self.slot();
        let event = slot
            .as_mut()
            .ok_or_else(|| ApiError::plain(Code::NoEvent, messages, "desk-no-event"))?;
        let copied = self.copy(event, folder);
        let problem = event.copy_problem.as_ref().map(|error| ApiError::copying(messages, error));
        let head = event.head();
        drop(slot);
        match (copied, problem) {
            (Some(path), _) => Ok(Changes {
                seq: Id(head.0),
                stale: vec![Topic::Frame],
                created: None,
                notice: Some(
                    messages
                        .text("desk-copied", &i18n::args! { "path" => path.display().to_string() }),
                ),
            }),
            (None, Some(problem)) => Err(problem.about("folder")),
            (None, None) => {
                Err(ApiError::plain(Code::BadInput, messages, "desk-no-backup-folder")
                    .about("folder"))
            }
        }
    }
}

fn copies_of(event: &Path, folder: PathBuf) -> Copies {
    let name =
        event.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    Copies { folder, name, keep: COPIES_KEPT }
}

/// `open.arbiter` gives `open saved.arbiter`, or the first such name with a number that is not used.
fn unused_beside(path: &Path, suffix: &str) -> PathBuf {
    let stem =
        path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let named = |number: u32| match number {
        1 => path.with_file_name(format!("{stem} {suffix}.arbiter")),
        _ => path.with_file_name(format!("{stem} {suffix} {number}.arbiter")),
    };
    (1..u32::MAX).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(1))
}

pub(crate) fn holder(actor: &Actor) -> String {
    if actor.name.is_empty() {
        actor.device.clone()
    } else {
        format!("{} ({})", actor.name, actor.device)
    }
}

/// An event and its first section, in one action: a file never holds the one without the other.
pub(crate) fn first_facts(
    name: &str,
    setup: SetupBody,
    messages: &Messages,
) -> Result<Vec<Fact>, ApiError> {
    let uuid = uuid::Uuid::new_v4().to_string();
    let mut state = State::default();
    let mut facts = Vec::new();
    for command in
        [Command::CreateEvent { uuid, name: name.to_owned() }, Command::AddTournament(setup)]
    {
        let next = Seq(facts.len() as u64 + 1);
        let decided = decide(&state, next, command)
            .map_err(|refusal| words::refused(&refusal, &state, None, messages))?;
        for (fact, seq) in decided.iter().zip(next.0..) {
            state.apply(Seq(seq), fact);
        }
        facts.extend(decided);
    }
    Ok(facts)
}

/// The path by its folder's own name, so that one file is never taken for two.
fn in_real_folder(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let real = path.parent().and_then(|folder| std::fs::canonicalize(folder).ok());
    match (real, path.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => path,
    }
}

pub(crate) fn everything(head: Seq) -> Changes {
    Changes {
        seq: Id(head.0),
        stale: vec![
            Topic::Frame,
            Topic::Setup,
            Topic::Players,
            Topic::Rounds,
            Topic::Standings,
            Topic::Claims,
            Topic::Journal,
        ],
        created: None,
        notice: None,
    }
}
