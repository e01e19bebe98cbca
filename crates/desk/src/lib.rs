//! The desk: every command and query of the program, and the only API to it.
//!
//! It holds the open event (the journal, its facts, their fold), asks the pure crates, writes facts, and
//! words everything a person reads: refusals, reasons, judgements. Window, HTTP server and command line
//! only carry messages to [`Desk::call`]. It holds no rule of chess or of tournaments: those are in
//! `laws`, `tournament` and `pairing`.
//!
//! In reading order: [`api`] (what can be asked), `registry` (how a name finds its method), `event` (the
//! open file), `store` (settings of this computer), `rating_lists` and `load_list`
//! (rating lists), `draw`, `explain` and `findings` (a round, its reasons, what is odd), `ranking`
//! and `working` (standings and how they came about), `judge` (claims), `printing` and
//! `give_out` (documents and files), `words`, `error`; [`loose`] (reasons for files without an event).
//!
//! ```
//! use desk::{Call, Desk, DeskOptions};
//!
//! let folder = tempfile::tempdir().expect("a temporary folder");
//! let desk = Desk::new(DeskOptions::in_folder(folder.path())).expect("a desk");
//! let call = Call::in_language("en");
//! let made = desk.call("event.create", r#"{"name": "Open", "system": "fide-dutch-2026", "rounds": 5}"#, &call);
//! assert!(made.is_ok());
//! let frame = desk.call("frame.get", "{}", &call).expect("the frame");
//! assert!(frame.contains("\"name\":\"Open\""));
//! ```

pub mod api;
mod awards;
mod bring_in;
mod by_system;
mod charts;
mod checks;
mod draw;
mod error;
mod event;
mod example;
mod explain;
mod field;
mod findings;
mod following;
mod give_out;
mod hall_time;
mod judge;
mod labels;
mod late;
mod load_list;
mod looking_ahead;
pub mod loose;
mod merge;
mod misread;
mod no_draft;
mod open_json;
mod outside;
mod plain;
mod printing;
mod provisional;
mod ranking;
mod rating_lists;
mod redaction;
mod registry;
mod rounds_change;
mod rounds_left;
mod site;
mod store;
mod time_control;
mod told;
mod unknown;
mod why;
mod words;
mod working;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use i18n::{Language, Messages};
use journal::Moment;
use journal::library::LibraryError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use error::{ApiError, Code, Wording};
pub use example::build_example;
pub use journal::Actor;
pub use registry::{METHODS, MethodEntry, Role};

use api::wire::{Id, Topic};
use event::OpenEvent;
use looking_ahead::LookingAhead;
use rating_lists::RatingLists;
use store::Store;

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How a desk is set up.
#[derive(Clone)]
pub struct DeskOptions {
    /// Folder of the settings file and of new events.
    pub data_folder: PathBuf,
    /// Tells the time.
    pub clock: Arc<dyn Fn() -> Moment + Send + Sync>,
}

impl DeskOptions {
    /// With the computer's clock.
    pub fn in_folder(folder: &Path) -> DeskOptions {
        DeskOptions { data_folder: folder.to_owned(), clock: Arc::new(now) }
    }
}

/// The computer's clock and zone.
pub fn now() -> Moment {
    let now = chrono::Local::now();
    let offset = now.offset().local_minus_utc() / 60;
    Moment {
        utc_ms: now.timestamp_millis(),
        offset_minutes: i16::try_from(offset).unwrap_or_default(),
    }
}

/// What comes with every call.
#[derive(Clone, Debug)]
pub struct Call {
    /// Language of the answer's words.
    pub language: Language,
    /// Who asks; left out: the person set on this computer.
    pub actor: Option<Actor>,
    /// What they may do.
    pub role: Role,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a call is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be done.
    Act,
    /// To hear in another language why it was refused: nothing is written, even if it were not refused this time.
    Word,
}

impl Call {
    /// As the arbiter of this computer.
    pub fn in_language(code: &str) -> Call {
        let language = Language::from_locale(code).unwrap_or(Language::English);
        Call { language, actor: None, role: Role::Arbiter, purpose: Purpose::Act }
    }

    /// Before anything is written.
    fn may_write(&self) -> Result<(), ApiError> {
        match self.purpose {
            Purpose::Act => Ok(()),
            Purpose::Word => Err(ApiError::internal(self.messages(), "rehearsal", "not refused")),
        }
    }

    /// Words trouble with the settings of this computer.
    fn settings_trouble(&self) -> impl Fn(LibraryError) -> ApiError + use<> {
        let messages = self.messages();
        move |error| ApiError::settings(messages, &error)
    }

    /// The words of the call's language.
    pub fn messages(&self) -> &'static Messages {
        Messages::get(self.language)
    }
}

/// Sent to every client after a write.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Changed {
    /// Last entry.
    pub seq: Id,
    /// What is out of date.
    pub stale: Vec<Topic>,
}

/// The desk. Cheap to clone; all clones are one desk.
#[derive(Clone)]
pub struct Desk(Arc<Inner>);

struct Inner {
    options: DeskOptions,
    store: Mutex<Store>,
    event: RwLock<Option<OpenEvent>>,
    listeners: Mutex<Vec<Sender<Changed>>>,
    /// Whether the open event, which may only be read, is followed.
    following: AtomicBool,
    /// Rating lists of this computer.
    rating_lists: RatingLists,
    /// The look ahead to the next round.
    looking_ahead: LookingAhead,
    /// The file of games being read.
    reading: bring_in::progress::Reading,
    /// The last draft drawn.
    drawn: Mutex<Option<Arc<draw::Drawn>>>,
}

impl Desk {
    /// A desk with its settings read and no event open.
    ///
    /// # Errors
    /// If the settings folder cannot be made or its file is from a newer program.
    pub fn new(options: DeskOptions) -> Result<Desk, ApiError> {
        let store = Store::open(&options.data_folder)?;
        let rating_lists = RatingLists::in_folder(&options.data_folder);
        Ok(Desk(Arc::new(Inner {
            options,
            rating_lists,
            looking_ahead: LookingAhead::default(),
            reading: bring_in::progress::Reading::default(),
            store: Mutex::new(store),
            event: RwLock::new(None),
            listeners: Mutex::new(Vec::new()),
            following: AtomicBool::new(false),
            drawn: Mutex::new(None),
        })))
    }

    /// Runs a method by name with JSON parameters; answers with JSON.
    ///
    /// # Errors
    /// [`ApiError`] in the language of the call. A fault inside the program is caught, reported as
    /// [`Code::Internal`], and leaves the event as it was.
    pub fn call(&self, method: &str, params: &str, call: &Call) -> Result<String, ApiError> {
        let Some(entry) = registry::find(method) else {
            return Err(ApiError::not_found(call.messages(), "method", method));
        };
        if call.role < entry.role {
            return Err(ApiError::plain(Code::Refused, call.messages(), "desk-not-allowed"));
        }
        let answer = self.run(entry, params, call);
        answer.map_err(|error| self.in_other_languages(error, entry, params, call))
    }

    fn run(&self, entry: &MethodEntry, params: &str, call: &Call) -> Result<String, ApiError> {
        let run = std::panic::AssertUnwindSafe(|| {
            self.follow(call);
            (entry.run)(self, params, call)
        });
        std::panic::catch_unwind(run).unwrap_or_else(|fault| {
            let what = fault
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| fault.downcast_ref::<&str>().copied())
                .unwrap_or("?");
            Err(ApiError::internal(call.messages(), entry.name, what))
        })
    }

    /// A refused write in all languages: unlike a question, it cannot be asked again when the language changes.
    fn in_other_languages(
        &self,
        mut error: ApiError,
        entry: &MethodEntry,
        params: &str,
        call: &Call,
    ) -> ApiError {
        if entry.role < Role::Arbiter || call.purpose == Purpose::Word || !error.code.is_decided() {
            return error;
        }
        for language in Language::ALL.into_iter().filter(|it| *it != call.language) {
            let other = Call { language, purpose: Purpose::Word, ..call.clone() };
            if let Err(said) = self.run(entry, params, &other)
                && (said.code, &said.field) == (error.code, &error.field)
            {
                let language = language.code().to_owned();
                error.others.push(Wording { language, message: said.message, hint: said.hint });
            }
        }
        error
    }

    /// Hears of every change from now on.
    pub fn subscribe(&self) -> Receiver<Changed> {
        let (sender, receiver) = channel();
        lock(&self.0.listeners).push(sender);
        receiver
    }

    fn tell(&self, changed: &Changed) {
        lock(&self.0.listeners).retain(|listener| listener.send(changed.clone()).is_ok());
    }

    fn now(&self) -> Moment {
        (self.0.options.clock)()
    }
}

/// A poisoned lock only means that a call failed half-way in memory; what counts is on the disk, and the
/// state is swapped whole after each write.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
