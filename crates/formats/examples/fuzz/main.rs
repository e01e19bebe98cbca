//! Damaged input for every reader: `fuzz pgn 600` runs 600 seconds of seeded changes to the samples in
//! `tests/corpus/pgn`. `fuzz all 60` gives each reader 60 seconds; `fuzz pgn 600 7` begins at seed 7.
//!
//! The seconds are those of the processor where the system tells them ([`watch`]), so that other work on
//! the machine neither shortens a run nor makes a slow input look like a hang.
//!
//! A panic, or an input that takes longer than [`HANG`], ends it with exit code 1, and the input is kept
//! in the corpus, where the tests read it from then on. At the end it says how much memory was needed.

#![expect(clippy::disallowed_methods, reason = "a tool beside the crate reads files and the clock")]

use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

mod mutate;
mod readers;
mod watch;

use readers::{READERS, Reader};
use watch::Watch;

/// Longest time for one input of at most [`mutate::LONGEST`] bytes, from the first [`HANG`] of silence on.
const HANG: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let mut number = |usual: u64| args.next().and_then(|it| it.parse().ok()).unwrap_or(usual);
    let (seconds, seed) = (number(60), number(1));
    let asked: Vec<&Reader> =
        READERS.iter().filter(|reader| name == "all" || reader.name == name).collect();
    if asked.is_empty() {
        let names: Vec<&str> = READERS.iter().map(|reader| reader.name).collect();
        return say(&format!("usage: fuzz all|{} SECONDS [SEED]", names.join("|")), 2);
    }
    for reader in asked {
        if let Err(fault) = run(reader, Duration::from_secs(seconds), seed) {
            return say(&format!("{}: {fault}", reader.name), 1);
        }
    }
    say(&format!("memory at most {}", memory()), 0)
}

fn say(line: &str, code: u8) -> ExitCode {
    // Nothing is left to say it to if this cannot be written.
    let _ = writeln!(std::io::stdout(), "{line}");
    ExitCode::from(code)
}

/// Inputs one after the other on a thread of their own, watched from here.
fn run(reader: &'static Reader, budget: Duration, seed: u64) -> Result<(), String> {
    let corpus = samples(reader.name);
    if corpus.is_empty() {
        return Err(format!("no samples in {}", folder(reader.name).display()));
    }
    let (tell, hear) = channel();
    std::thread::spawn(move || {
        let watch = Watch::of_this_thread();
        if tell.send(Told::Watch(watch.clone())).is_err() {
            return;
        }
        let mut slowest = Duration::ZERO;
        let mut count = 0_u64;
        while watch.elapsed() < budget {
            let input = mutate::input(&corpus, seed.wrapping_add(count));
            if tell.send(Told::Begins(input.clone())).is_err() {
                return;
            }
            let at = watch.elapsed();
            let read = catch_unwind(AssertUnwindSafe(|| (reader.read)(&input)));
            slowest = slowest.max(watch.elapsed().saturating_sub(at));
            count += 1;
            if read.is_err() {
                let _ = tell.send(Told::Panicked(input));
                return;
            }
        }
        let _ = tell.send(Told::Done { count, slowest });
    });
    let mut last = Vec::new();
    let (mut watch, mut waits_since) = (Watch::of_this_thread(), None);
    loop {
        match hear.recv_timeout(HANG) {
            Ok(Told::Watch(theirs)) => watch = theirs,
            Ok(Told::Begins(input)) => (last, waits_since) = (input, None),
            Ok(Told::Panicked(input)) => return Err(format!("panic, {}", kept(reader, &input))),
            Ok(Told::Done { count, slowest }) => {
                let millis = slowest.as_millis();
                say(&format!("{}: {count} inputs, the slowest {millis} ms", reader.name), 0);
                return Ok(());
            }
            Err(RecvTimeoutError::Timeout) => {
                let since = *waits_since.get_or_insert(watch.elapsed());
                if watch.elapsed().saturating_sub(since) >= HANG {
                    return Err(format!("hang, {}", kept(reader, &last)));
                }
            }
            Err(RecvTimeoutError::Disconnected) => return Err("the thread is gone".to_owned()),
        }
    }
}

enum Told {
    Watch(Watch),
    Begins(Vec<u8>),
    Panicked(Vec<u8>),
    Done { count: u64, slowest: Duration },
}

fn folder(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus")).join(name)
}

fn samples(name: &str) -> Vec<Vec<u8>> {
    let files = std::fs::read_dir(folder(name)).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read(path).ok()).collect()
}

/// Keeps an input in the corpus, named after its bytes.
fn kept(reader: &Reader, input: &[u8]) -> String {
    let hash = input.iter().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    let path = folder(reader.name).join(format!("fault-{hash:016x}"));
    match std::fs::write(&path, input) {
        Ok(()) => format!("kept as {}", path.display()),
        Err(error) => format!("not kept: {error}: {input:?}"),
    }
}

/// The most memory that this process needed, where the system says it.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown".to_owned(), |line| line.trim().to_owned())
}
