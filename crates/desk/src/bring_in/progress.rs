//! How far a file is that is being read, and whether to go on.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use crate::lock;

/// The file being read, if one is.
#[derive(Default)]
pub(crate) struct Reading(Mutex<Option<Arc<Progress>>>);

/// How far it is.
#[derive(Default)]
pub(crate) struct Progress {
    pub(crate) file: String,
    pub(crate) done: AtomicU64,
    pub(crate) all: u64,
    pub(crate) games: AtomicU64,
    pub(crate) cancel: AtomicBool,
}

impl Progress {
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl Reading {
    pub(crate) fn now(&self) -> Option<Arc<Progress>> {
        lock(&self.0).clone()
    }

    /// Reads a file, seen by everybody who asks; the last one begun is the one they see.
    pub(crate) fn through<T>(&self, file: &str, all: u64, read: impl FnOnce(&Progress) -> T) -> T {
        let progress = Arc::new(Progress { file: file.to_owned(), all, ..Progress::default() });
        *lock(&self.0) = Some(progress.clone());
        let _over = Over { reading: self, progress: &progress };
        read(&progress)
    }
}

/// Nobody sees a file that is read, even if reading it went wrong.
struct Over<'a> {
    reading: &'a Reading,
    progress: &'a Arc<Progress>,
}

impl Drop for Over<'_> {
    fn drop(&mut self) {
        let mut slot = lock(&self.reading.0);
        if slot.as_ref().is_some_and(|seen| Arc::ptr_eq(seen, self.progress)) {
            *slot = None;
        }
    }
}
