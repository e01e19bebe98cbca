//! One process holds an event file. The mark is a lock of the operating system on
//! `<file>.lock`, with words inside that say who holds it.
//!
//! A killed process leaves the small file but not the lock, so it is in nobody's way.
//! Where other programs may not read a locked file (Windows), the holder is not named.

use std::ffi::OsString;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Who holds an event file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The name of the person, empty when it could not be read.
    pub who: String,
    /// The computer's name, empty when it could not be read.
    pub host: String,
    /// The number of the process, when it could be read.
    pub process: Option<u32>,
}

impl Holder {
    pub(crate) fn this_process(who: &str) -> Holder {
        Holder { who: one_line(who), host: host_name(), process: Some(std::process::id()) }
    }

    fn to_text(&self) -> String {
        let process = self.process.map(|process| process.to_string()).unwrap_or_default();
        format!("{}\n{}\n{process}\n", self.who, self.host)
    }

    fn from_text(text: &str) -> Holder {
        let mut lines = text.lines();
        let mut line = || lines.next().unwrap_or_default().to_owned();
        let (who, host) = (line(), line());
        Holder { who, host, process: line().parse().ok() }
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.who.is_empty() { "another program" } else { &self.who })?;
        if !self.host.is_empty() {
            write!(f, " on {}", self.host)?;
        }
        match self.process {
            Some(process) => write!(f, " (process {process})"),
            None => Ok(()),
        }
    }
}

/// Why the mark could not be made.
#[derive(Debug)]
pub(crate) enum LockError {
    Held(Holder),
    Io(io::Error),
}

impl From<io::Error> for LockError {
    fn from(error: io::Error) -> LockError {
        LockError::Io(error)
    }
}

/// The mark; it is gone when this is dropped.
#[derive(Debug)]
pub(crate) struct FileLock {
    file: File,
    path: PathBuf,
}

impl FileLock {
    /// Marks the event file as held by `who`.
    pub(crate) fn take(event: &Path, who: &str) -> Result<FileLock, LockError> {
        let path = lock_path(event);
        loop {
            let mut file = OpenOptions::new()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(LockError::Held(read_holder(&path))),
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
            // The holder before us may have removed the file between our open and our lock.
            if !is_still_at(&file, &path) {
                continue;
            }
            // On a full disk the mark has no words, and still holds.
            let _ = write_words(&mut file, who);
            return Ok(FileLock { file, path });
        }
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        // Removed while still locked, so that nobody else's mark can be hit. Where that is
        // not allowed the small file stays behind, which does no harm.
        if REMOVES_MARK {
            let _ = std::fs::remove_file(&self.path);
        }
        let _ = self.file.unlock();
    }
}

pub(crate) fn lock_path(event: &Path) -> PathBuf {
    let mut name = OsString::from(event);
    name.push(".lock");
    PathBuf::from(name)
}

fn write_words(file: &mut File, who: &str) -> io::Result<()> {
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    file.write_all(Holder::this_process(who).to_text().as_bytes())
}

fn read_holder(path: &Path) -> Holder {
    let mut bytes = Vec::new();
    if let Ok(file) = File::open(path) {
        // What could be read is good enough: the words only help.
        let _ = file.take(4096).read_to_end(&mut bytes);
    }
    Holder::from_text(&String::from_utf8_lossy(&bytes))
}

#[cfg(unix)]
const REMOVES_MARK: bool = true;
#[cfg(not(unix))]
const REMOVES_MARK: bool = false;

#[cfg(unix)]
fn is_still_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(ours), Ok(there)) => ours.dev() == there.dev() && ours.ino() == there.ino(),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_still_at(_file: &File, _path: &Path) -> bool {
    true
}

fn host_name() -> String {
    let from_file = |path| std::fs::read_to_string(path).ok();
    let name = from_file("/proc/sys/kernel/hostname")
        .or_else(|| from_file("/etc/hostname"))
        .or_else(|| std::env::var("COMPUTERNAME").ok())
        .or_else(|| std::env::var("HOSTNAME").ok());
    one_line(name.unwrap_or_default().trim())
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holder_reads_what_it_writes() {
        let holder = Holder { who: "María".into(), host: "hall-1".into(), process: Some(412) };
        assert_eq!(Holder::from_text(&holder.to_text()), holder);
        assert_eq!(holder.to_string(), "María on hall-1 (process 412)");
    }

    #[test]
    fn holder_without_words_is_another_program() {
        assert_eq!(Holder::from_text("").to_string(), "another program");
    }

    /// The mark is removed when it is given up; who opened it just before must notice.
    #[test]
    fn many_who_take_and_give_up_never_hold_together() {
        use std::sync::atomic::{AtomicU32, Ordering};
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("club.arbiter");
        let holders = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..3_000 {
                        match FileLock::take(&event, "Ana") {
                            Ok(_lock) => {
                                assert_eq!(
                                    holders.fetch_add(1, Ordering::SeqCst),
                                    0,
                                    "two hold it"
                                );
                                std::thread::yield_now();
                                holders.fetch_sub(1, Ordering::SeqCst);
                            }
                            Err(LockError::Held(_)) => std::thread::yield_now(),
                            Err(LockError::Io(error)) => panic!("{error}"),
                        }
                    }
                });
            }
        });
    }
}
