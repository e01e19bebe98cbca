//! A program that is killed, and a disk that lost the end of its log.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use journal::{Access, Entry, Journal, NewBatch, OpenError, PrivateBody, Seq, SqliteJournal};

use crate::stage::{action, stage, with_photo};

const FILE: &str = "JOURNAL_TEST_APPEND_TO";
const SEED: &str = "JOURNAL_TEST_SEED";

/// xorshift64*: enough to vary sizes and moments from a seed that a failure can print.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % sides
    }
}

/// An action whose every entry says how many there are, so that half of one is noticed.
fn random_action(dice: &mut Dice) -> NewBatch {
    let n_entries = 1 + dice.roll(6);
    let size = match dice.roll(10) {
        0 => 300_000,
        1 | 2 => 20_000,
        _ => 200,
    };
    let filler = "x".repeat(usize::try_from(dice.roll(size)).unwrap());
    let mut batch = action("append_forever", usize::try_from(n_entries).unwrap());
    for entry in &mut batch.entries {
        entry.body = format!("{n_entries} {filler}").into_bytes();
    }
    if dice.roll(4) == 0 {
        batch.private.push(PrivateBody::seal(filler.as_bytes()).unwrap());
        batch.attachments =
            with_photo(format!("{filler}{}", dice.roll(1 << 30)).as_bytes()).0.attachments;
    }
    batch
}

/// Not a test by itself: the program that is killed. It tells what it begins and what was
/// acknowledged, until it dies.
#[test]
fn append_until_killed() {
    let (Some(path), Ok(seed)) = (std::env::var_os(FILE), std::env::var(SEED)) else { return };
    let mut dice = Dice(seed.parse().unwrap());
    let mut journal =
        SqliteJournal::open(Path::new(&path), Access::ReadWrite, "the killed one").unwrap();
    let mut out = std::io::stdout();
    let mut tell = |line: String| {
        out.write_all(line.as_bytes()).unwrap();
        out.flush().unwrap();
    };
    loop {
        let batch = random_action(&mut dice);
        tell("begin\n".into());
        let appended = journal.append(&batch, None).unwrap();
        tell(format!("ack {}\n", appended.head.seq));
    }
}

struct Killed {
    acknowledged: u64,
    in_commit: bool,
}

/// Lets the program append for `delay` after its first action, then kills it.
fn run_and_kill(path: &Path, seed: u64, delay: Duration) -> Killed {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["crash::append_until_killed", "--exact", "--nocapture"])
        .env(FILE, path)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut told = Vec::new();
    for line in lines.by_ref() {
        let is_first = line.starts_with("ack ");
        told.push(line);
        if is_first {
            break;
        }
    }
    held_and_readable(path, child.id());
    // This waits for the moment to kill, not for a result.
    std::thread::sleep(delay);
    child.kill().unwrap();
    child.wait().unwrap();
    told.extend(lines);
    let acknowledged = told.iter().filter_map(|line| line.strip_prefix("ack ")?.parse().ok()).max();
    Killed {
        acknowledged: acknowledged.expect("the program told of its first action"),
        in_commit: told.last().is_some_and(|line| line == "begin"),
    }
}

/// While one process appends, another is refused with its number and reads whole actions.
fn held_and_readable(path: &Path, process: u32) {
    let refused = SqliteJournal::open(path, Access::ReadWrite, "second").unwrap_err();
    assert!(
        matches!(&refused, OpenError::Held { by } if by.process == Some(process)),
        "{refused:?}"
    );
    let reader = SqliteJournal::open(path, Access::ReadOnly, "screen").unwrap();
    actions_are_whole(&reader.entries_from(Seq(1)).unwrap());
}

fn actions_are_whole(entries: &[Entry]) {
    for action in entries.chunk_by(|a, b| a.batch == b.batch) {
        let said = action[0].body.split(|b| *b == b' ').next().unwrap();
        assert_eq!(String::from_utf8_lossy(said), action.len().to_string(), "half an action");
    }
}

#[test]
fn a_killed_program_loses_nothing_acknowledged() {
    let kills = std::env::var("ARBITER_KILLS").map_or(20, |n| n.parse().unwrap());
    let seed = std::env::var("ARBITER_SEED").map_or_else(
        |_| u64::from_le_bytes(PrivateBody::seal(b"").unwrap().sha().0[..8].try_into().unwrap()),
        |seed| seed.parse().unwrap(),
    );
    println!("ARBITER_SEED={seed} ARBITER_KILLS={kills}");
    let mut dice = Dice(seed | 1);
    let mut n_in_commit = 0;
    let mut place = stage();
    for kill in 0..kills {
        if kill % 10 == 0 {
            place = stage();
            drop(place.create());
        }
        let delay = Duration::from_micros(dice.roll(40_000));
        let killed = run_and_kill(&place.path, dice.roll(1 << 31) | 1, delay);
        n_in_commit += u32::from(killed.in_commit);
        let context = format!("ARBITER_SEED={seed}, kill {kill}");

        let journal = place.open();
        let entries = journal.entries_from(Seq(1)).expect(&context);
        assert!(entries.len() as u64 >= killed.acknowledged, "{context}: an entry is lost");
        actions_are_whole(&entries);
        let after = entries.iter().filter(|entry| entry.seq.0 > killed.acknowledged);
        let unacknowledged =
            after.map(|entry| entry.batch).collect::<std::collections::BTreeSet<_>>();
        assert!(unacknowledged.len() <= 1, "{context}: more than the action under way");
        let verification = journal.verify().unwrap();
        assert!(verification.is_good(), "{context}: {verification:?}");
    }
    println!("{n_in_commit} of {kills} kills landed inside an append");
    assert!(n_in_commit * 4 >= kills, "seed {seed}: too few kills inside an append to mean much");
}

/// The files as they lie on the disk while the event is open, with the log cut to `length`.
fn disk_with_log_of(from: &Path, to: &Path, length: usize) -> PathBuf {
    let path = to.join("cut.arbiter");
    let beside = |path: &Path, end: &str| PathBuf::from(format!("{}{end}", path.display()));
    fs::copy(from, &path).unwrap();
    let log = fs::read(beside(from, "-wal")).unwrap();
    fs::write(beside(&path, "-wal"), &log[..length.min(log.len())]).unwrap();
    let _ = fs::remove_file(beside(&path, "-shm"));
    path
}

#[test]
fn a_log_cut_at_any_length_gives_whole_actions_up_to_some_point() {
    let stage = stage();
    let mut journal = stage.create();
    let mut dice = Dice(7);
    for _ in 0..12 {
        let mut batch = random_action(&mut dice);
        batch.entries.iter_mut().for_each(|entry| entry.body.truncate(900));
        batch.attachments.clear();
        batch.private.clear();
        journal.append(&batch, None).unwrap();
    }
    let all = journal.entries_from(Seq(1)).unwrap();
    let log = fs::metadata(format!("{}-wal", stage.path.display())).unwrap().len();
    let log = usize::try_from(log).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for length in (0..log).step_by(1_021).chain([log]) {
        let path = disk_with_log_of(&stage.path, folder.path(), length);
        let cut = SqliteJournal::open(&path, Access::ReadWrite, "Ana").unwrap();
        let entries = cut.entries_from(Seq(1)).unwrap();
        assert_eq!(entries, all[..entries.len()], "log of {length} bytes");
        actions_are_whole(&entries);
        assert!(cut.verify().unwrap().is_good(), "log of {length} bytes");
        seen.insert(entries.len());
    }
    assert!(seen.contains(&all.len()), "the whole log gives everything");
    assert!(seen.len() > 10, "the cuts fall between the actions: {seen:?}");
}
