//! How long a thread has worked, by the processor rather than by the clock on the wall.

use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Time spent by one thread. Linux tells what a thread had of the processor (`/proc/.../schedstat`, whose
/// first number is in nanoseconds); elsewhere it is the time since the watch was made.
#[derive(Clone)]
pub(crate) struct Watch {
    schedstat: Option<PathBuf>,
    made: Instant,
}

impl Watch {
    /// A watch on the thread that calls; others may read it.
    pub(crate) fn of_this_thread() -> Self {
        let own = std::fs::canonicalize("/proc/thread-self").ok();
        let schedstat =
            own.map(|own| own.join("schedstat")).filter(|path| nanoseconds(path).is_some());
        Self { schedstat, made: Instant::now() }
    }

    /// What the thread has worked since it began.
    pub(crate) fn elapsed(&self) -> Duration {
        let worked = self.schedstat.as_ref().and_then(nanoseconds);
        worked.map_or_else(|| self.made.elapsed(), Duration::from_nanos)
    }
}

fn nanoseconds(schedstat: &PathBuf) -> Option<u64> {
    std::fs::read_to_string(schedstat).ok()?.split_whitespace().next()?.parse().ok()
}
