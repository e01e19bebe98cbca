//! An event that may only be read is followed: what the program that holds it writes is shown here at once, and
//! when what stood in the way is gone (that program ended, the folder can be written again), this desk holds it.

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use i18n::{Language, Messages};
use journal::{Access, SqliteJournal};

use crate::api::wire::Changes;
use crate::event::{OpenEvent, everything, holder};
use crate::{Call, Changed, Desk, Inner, lock};

/// How often the file is looked at: soon enough for a screen in the hall, seldom enough to cost nothing.
const EVERY: Duration = Duration::from_millis(500);

impl Desk {
    /// Begins to follow the open event, if it may only be read and is not followed yet.
    pub(crate) fn begin_following(&self) {
        let only_read = self.maybe_event().is_some_and(|event| event.read_only.is_some());
        if !only_read || self.0.following.swap(true, Ordering::SeqCst) {
            return;
        }
        let desk = Arc::downgrade(&self.0);
        std::thread::spawn(move || follow_until_held(&desk));
    }

    /// Reads what the holder of the file has written since, and says so to every client.
    pub(crate) fn follow(&self, call: &Call) {
        if !self.maybe_event().is_some_and(|event| event.is_behind()) {
            return;
        }
        let head = {
            let mut slot = self.slot();
            let Some(event) = slot.as_mut() else { return };
            // What cannot be read now is read at the next look; what is known stands until then.
            if event.read_on(call.messages()).is_err() {
                return;
            }
            event.head()
        };
        self.tell_all(&everything(head));
    }

    /// Holds the event from now on, if nothing is in the way any more.
    fn try_to_hold(&self, path: PathBuf, call: &Call) {
        let Ok(actor) = self.actor(call) else { return };
        let Ok(journal) = SqliteJournal::open(&path, Access::ReadWrite, &holder(&actor)) else {
            return;
        };
        // Another event may have been opened in the meantime.
        let still = self.maybe_event().is_some_and(|it| it.path == path && it.read_only.is_some());
        if still && let Ok(event) = OpenEvent::load(journal, path, None, call.messages()) {
            self.put(event);
        }
    }

    pub(crate) fn tell_all(&self, changes: &Changes) {
        self.tell(&Changed { seq: changes.seq, stale: changes.stale.clone() });
    }

    /// The words of this computer, where nobody asks.
    fn own_call(&self) -> Call {
        let language = lock(&self.0.store).settings().ok();
        let language = language.and_then(|it| Language::from_locale(&it.language));
        Call::in_language(language.unwrap_or_default().code())
    }

    /// Messages in the language of this computer.
    pub(crate) fn own_messages(&self) -> &'static Messages {
        self.own_call().messages()
    }
}

fn follow_until_held(desk: &Weak<Inner>) {
    loop {
        std::thread::sleep(EVERY);
        let Some(desk) = desk.upgrade().map(Desk) else { return };
        let only_read = |desk: &Desk| {
            desk.maybe_event().filter(|it| it.read_only.is_some()).map(|it| it.path.clone())
        };
        let Some(path) = only_read(&desk) else {
            desk.0.following.store(false, Ordering::SeqCst);
            // One that was opened between the look and the line above is not left alone.
            desk.begin_following();
            return;
        };
        let call = desk.own_call();
        desk.follow(&call);
        desk.try_to_hold(path, &call);
    }
}
