//! What an arbiter waits for with rating lists: loading one of the size of FIDE's, and every letter
//! typed into a search.
//!
//! The list is made up here (`ARBITER_LIST_ROWS`, 1,800,000 without it), or read from the file that
//! `ARBITER_LIST` names. Printed at the end: seconds of the load, sizes, and percentiles of the search.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench tells its figures")]

use std::io::{BufReader, Write};
use std::time::{Duration, Instant};

use formats::fold::search_key;
use formats::ratings::{ListReader, ListRow, Options, RatingKind};
use journal::ratings::{About, ListedPlayer, ListedRating, Query, RatingList, Shelf};

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let given = std::env::var_os("ARBITER_LIST").map(std::path::PathBuf::from);
    let file = given.unwrap_or_else(|| made_up(folder.path()));
    let shelf = Shelf::in_folder(folder.path());
    let began = Instant::now();
    let place = load(&shelf, &file);
    println!("load           {:>8.2} s", began.elapsed().as_secs_f64());
    let began = Instant::now();
    let list = shelf.open(&place).unwrap();
    println!("open           {:>8.3} s", began.elapsed().as_secs_f64());
    println!("rows           {:>8}", list.about.n_rows);
    println!("file           {:>8} MB", std::fs::metadata(&place).unwrap().len() / 1_000_000);
    println!("index          {:>8} MB", list.memory() / 1_000_000);
    let mut took = typing(&list);
    took.sort_unstable();
    let at = |per_mille: usize| took[(took.len() - 1) * per_mille / 1000].as_secs_f64() * 1000.0;
    println!("searches       {:>8}", took.len());
    println!("median         {:>8.3} ms", at(500));
    println!("99th           {:>8.3} ms", at(990));
    println!("worst          {:>8.3} ms", at(1000));
    #[cfg(target_os = "linux")]
    {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        println!("{}", status.lines().find(|line| line.starts_with("VmHWM")).unwrap());
    }
}

fn load(shelf: &Shelf, file: &std::path::Path) -> std::path::PathBuf {
    let input = BufReader::with_capacity(1 << 18, std::fs::File::open(file).unwrap());
    let mut reader = ListReader::open(input, Options::default()).unwrap();
    let mut writer = shelf.begin().unwrap();
    let (full, filled) = std::sync::mpsc::sync_channel::<(Vec<ListRow>, Vec<_>)>(4);
    let writing = std::thread::spawn(move || {
        let mut known = std::collections::HashMap::new();
        let mut player = ListedPlayer::default();
        while let Ok((rows, problems)) = filled.recv() {
            drop(problems);
            for row in rows {
                take(row, &mut player);
                let mut key = String::new();
                for word in player.name.split([' ', ',']).filter(|word| !word.is_empty()) {
                    if !key.is_empty() {
                        key.push(' ');
                    }
                    if word.is_ascii() {
                        key.push_str(&word.to_ascii_lowercase());
                    } else {
                        let folded =
                            known.entry(word.to_owned()).or_insert_with(|| search_key(word));
                        key.push_str(folded);
                    }
                }
                writer.add(&player, &key, "").unwrap();
            }
        }
        writer
    });
    let mut problems: Vec<formats::problem::Problem> = Vec::new();
    loop {
        let mut rows = Vec::with_capacity(512);
        let mut row = ListRow::default();
        while rows.len() < 512 && reader.read_row(&mut row, &mut problems).unwrap() {
            rows.push(std::mem::take(&mut row));
        }
        let last = rows.len() < 512;
        full.send((rows, std::mem::take(&mut problems))).unwrap();
        if last {
            break;
        }
    }
    drop(full);
    let writer = writing.join().unwrap();
    let began = Instant::now();
    let about = About { name: "Bench".into(), month: "2026-11".into(), ..About::default() };
    let finished = writer.finish(about).unwrap();
    let place = shelf.put(finished).unwrap();
    println!("of it, index   {:>8.2} s", began.elapsed().as_secs_f64());
    place
}

fn take(row: ListRow, player: &mut ListedPlayer) {
    player.fide_id = row.fide_id;
    player.birth = row.birth.map_or(0, |birth| birth.year().unsigned_abs() * 10_000);
    for kind in RatingKind::ALL {
        let rated = row.rating(kind);
        player.ratings[kind as usize] =
            ListedRating { value: rated.value, games: rated.games, k: rated.k };
    }
    (player.line, player.name, player.federation) = (row.line, row.name, row.federation);
    (player.title, player.flag) = (row.title, row.flag);
}

/// Every beginning of many queries, as somebody types them letter by letter, with the rows that are
/// shown read from the file.
fn typing(list: &RatingList) -> Vec<Duration> {
    let mut random = Random(7);
    let mut queries: Vec<String> = Vec::new();
    for _ in 0..400 {
        let row = random.below(list.about.n_rows);
        let name = search_key(&list.player(row).unwrap().name);
        let words: Vec<&str> = name.split(' ').collect();
        let (last, first) = (words[0], *words.last().unwrap());
        queries.push(name.clone());
        queries.push(format!("{first} {last}"));
        queries.push(last.get(2..).unwrap_or(last).to_owned());
        queries.push(format!("{} {}", &first[..2], last.get(1..).unwrap_or(last)));
        queries.push(format!("{last}zz"));
    }
    queries.extend(
        ["a b", "a a a", "an an", "ari", "qu qu qu", "e", "esp", "90000", "ka 1987"]
            .map(str::to_owned),
    );
    let mut took = Vec::new();
    for query in &queries {
        for end in 1..=query.len() {
            let words = query[..end].split(' ').filter(|word| !word.is_empty());
            let words: Vec<String> = words.map(str::to_owned).collect();
            let began = Instant::now();
            let hits = list.find(&Query { words, limit: 20, ..Query::default() });
            for hit in hits {
                list.player(hit.row).unwrap();
            }
            took.push(began.elapsed());
        }
    }
    took
}

/// A list in FIDE's layout with invented names.
fn made_up(folder: &std::path::Path) -> std::path::PathBuf {
    let rows = std::env::var("ARBITER_LIST_ROWS").ok().and_then(|rows| rows.parse().ok());
    let mut random = Random(1);
    let tails = ["", "ez", "ov", "sen", "ić", "ł", "ñez", "đan", "øn", "ß"];
    let word = |random: &mut Random, tail: bool| {
        const SYLLABLES: &str = "anbecadofigohainjokalemanoorpaquresatiunvawexiyaze";
        let n = 2 + random.below(3);
        let mut word: String = (0..n)
            .map(|_| {
                let at = usize::try_from(random.below(25)).unwrap() * 2;
                &SYLLABLES[at..at + 2]
            })
            .collect();
        word[..1].make_ascii_uppercase();
        if tail {
            word.push_str(tails[usize::try_from(random.below(10)).unwrap()]);
        }
        word
    };
    let last: Vec<String> = (0..60_000).map(|_| word(&mut random, true)).collect();
    let first: Vec<String> = (0..8_000).map(|_| word(&mut random, false)).collect();
    let path = folder.join("made-up.txt");
    let mut out = std::io::BufWriter::new(std::fs::File::create(&path).unwrap());
    writeln!(out, "{:15}{:61}Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag", "ID Number", "Name").unwrap();
    for number in 0..rows.unwrap_or(1_800_000_u32) {
        let mut one = |from: &[String]| {
            let at = random.below(u32::try_from(from.len()).unwrap());
            from[usize::try_from(at).unwrap()].clone()
        };
        let name = format!("{}, {}", one(&last), one(&first));
        let (std, birth) = (1400 + random.below(1100), 1935 + random.below(80));
        writeln!(out, "{:<15}{name:61}ESP M                                {std:<6}3   20 {:6}0   20 {:6}0   20 {birth:<6}    ", 90_000_000 + number, "", "").unwrap();
    }
    out.flush().unwrap();
    path
}

/// Numbers that are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.0 >> 33) % u64::from(end)).unwrap()
    }
}
