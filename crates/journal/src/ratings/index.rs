//! The index of a list: every word of its names, sorted, with the players of each.
//!
//! Players are numbered by the order of their names, word by word ("rank"), so that all whose first
//! word begins with some letters are one range, and answers come out in alphabetical order. The rows
//! of all words that begin with some letters are one range too.

use std::collections::HashMap;
use std::fs::File;

use rusqlite::{Connection, params};

use super::{ListError, ListedPlayer};

/// Gathers the words while rows are written.
#[derive(Default)]
pub(super) struct Builder {
    numbers: HashMap<Box<str>, u32>,
    /// Words of all rows, one row after the other.
    words: Vec<u32>,
    /// Where each row's words begin.
    begins: Vec<u32>,
    ids: Vec<u32>,
    federations: Vec<u16>,
    codes: Vec<String>,
    years: Vec<u16>,
}

impl Builder {
    pub(super) fn add(&mut self, player: &ListedPlayer, key: &str, also: &str) {
        self.begins.push(count(self.words.len()));
        let own = self.words.len();
        for word in key.split(' ').chain(also.split(' ')).filter(|word| !word.is_empty()) {
            let next = count(self.numbers.len());
            let number = match self.numbers.get(word) {
                Some(number) => *number,
                None => {
                    self.numbers.insert(word.into(), next);
                    next
                }
            };
            if !self.words[own..].contains(&number) {
                self.words.push(number);
            }
        }
        self.ids.push(player.fide_id.unwrap_or(0));
        self.years.push(player.birth_year().unwrap_or(0));
        let known = self.codes.iter().position(|code| *code == player.federation);
        let code = known.unwrap_or_else(|| {
            if self.codes.len() < usize::from(u16::MAX) {
                self.codes.push(player.federation.clone());
            }
            self.codes.len() - 1
        });
        self.federations.push(u16::try_from(code).unwrap_or(u16::MAX));
    }

    pub(super) fn build(self) -> Index {
        let Builder { numbers, mut words, begins, ids, federations, codes, years } = self;
        let n_rows = begins.len();
        // Words in order; their numbers become their places.
        let mut sorted: Vec<(Box<str>, u32)> = numbers.into_iter().collect();
        sorted.sort_unstable();
        let mut place = vec![0_u32; sorted.len()];
        let mut texts = Vec::new();
        let mut text_starts = Vec::with_capacity(sorted.len() + 1);
        for (number, (word, old)) in sorted.iter().enumerate() {
            place[index(*old)] = count(number);
            text_starts.push(count(texts.len()));
            texts.extend_from_slice(word.as_bytes());
            texts.push(b'\n');
        }
        text_starts.push(count(texts.len()));
        let n_words = sorted.len();
        drop(sorted);
        for word in &mut words {
            *word = place[index(*word)];
        }
        drop(place);
        let of_row = |row: usize| {
            let end = begins.get(row + 1).map_or(words.len(), |end| index(*end));
            &words[index(begins[row])..end]
        };
        // Rows in the order of their names.
        let mut order: Vec<(u64, u32)> = (0..n_rows)
            .map(|row| {
                let own = of_row(row);
                let word = |at: usize| own.get(at).map_or(0, |word| u64::from(*word) + 1);
                ((word(0) << 32) | word(1), count(row))
            })
            .collect();
        order.sort_unstable_by(|(key, row), (other_key, other)| {
            let rest = |row: &u32| of_row(index(*row)).get(2..).unwrap_or_default();
            key.cmp(other_key).then_with(|| rest(row).cmp(rest(other))).then(row.cmp(other))
        });
        let rows: Vec<u32> = order.iter().map(|(_, row)| *row).collect();
        drop(order);
        // How many players each word has, and how many have it first.
        let mut player_starts = vec![0_u32; n_words + 1];
        let mut first_starts = vec![0_u32; n_words + 1];
        for word in &words {
            player_starts[index(*word) + 1] += 1;
        }
        let mut n_nameless = 0;
        for row in 0..n_rows {
            match of_row(row).first() {
                Some(word) => first_starts[index(*word) + 1] += 1,
                None => n_nameless += 1,
            }
        }
        // Players without a word come first in the order.
        first_starts[0] = n_nameless;
        for word in 0..n_words {
            player_starts[word + 1] += player_starts[word];
            first_starts[word + 1] += first_starts[word];
        }
        let mut players = vec![0_u32; words.len()];
        let mut next = player_starts.clone();
        for (rank, row) in rows.iter().enumerate() {
            for word in of_row(index(*row)) {
                let at = &mut next[index(*word)];
                players[index(*at)] = count(rank);
                *at += 1;
            }
        }
        drop(next);
        let federations = rows.iter().map(|row| federations[index(*row)]).collect();
        let years = rows.iter().map(|row| years[index(*row)]).collect();
        let mut by_id: Vec<(u32, u32)> = rows
            .iter()
            .enumerate()
            .map(|(rank, row)| (ids[index(*row)], count(rank)))
            .filter(|(id, _)| *id > 0)
            .collect();
        by_id.sort_unstable();
        Index {
            texts,
            text_starts,
            first_starts,
            player_starts,
            players,
            rows,
            federations,
            codes,
            years,
            ids: by_id.iter().map(|(id, _)| *id).collect(),
            id_ranks: by_id.iter().map(|(_, rank)| *rank).collect(),
        }
    }
}

/// The index in memory.
#[derive(Debug, Default)]
pub struct Index {
    /// The words in order, each with a line end.
    pub(super) texts: Vec<u8>,
    /// Where each word begins in `texts`.
    pub(super) text_starts: Vec<u32>,
    /// The first rank whose first word is this.
    pub(super) first_starts: Vec<u32>,
    /// Where the players of each word begin.
    pub(super) player_starts: Vec<u32>,
    /// Ranks, word after word.
    pub(super) players: Vec<u32>,
    /// Row by rank, from 0.
    pub(super) rows: Vec<u32>,
    /// Federation by rank, as a place in `codes`.
    pub(super) federations: Vec<u16>,
    pub(super) codes: Vec<String>,
    /// Birth year by rank, 0 for unknown.
    pub(super) years: Vec<u16>,
    /// FIDE ids in order.
    pub(super) ids: Vec<u32>,
    /// Rank by place in `ids`.
    pub(super) id_ranks: Vec<u32>,
}

/// Bytes of a piece.
const PIECE: usize = 1 << 20;

impl Index {
    pub(super) fn n_words(&self) -> usize {
        self.text_starts.len().saturating_sub(1)
    }

    pub(super) fn word(&self, number: usize) -> &[u8] {
        let (from, to) = (index(self.text_starts[number]), index(self.text_starts[number + 1]));
        &self.texts[from..to - 1]
    }

    /// Bytes held.
    pub fn size(&self) -> usize {
        let numbers = [
            &self.text_starts,
            &self.first_starts,
            &self.player_starts,
            &self.players,
            &self.rows,
            &self.ids,
            &self.id_ranks,
        ];
        numbers.iter().map(|list| list.len() * 4).sum::<usize>()
            + self.texts.len()
            + (self.federations.len() + self.years.len()) * 2
    }

    /// Writes it to a list; `disk` is its file.
    pub(super) fn write(&self, conn: &Connection, disk: &File) -> Result<(), ListError> {
        let write_piece = |name: &str, bytes: &[u8]| write_piece(conn, disk, name, bytes);
        write_piece("texts", &self.texts)?;
        write_piece("codes", self.codes.join("\n").as_bytes())?;
        let numbers = [
            ("text_starts", &self.text_starts),
            ("first_starts", &self.first_starts),
            ("player_starts", &self.player_starts),
            ("players", &self.players),
            ("rows", &self.rows),
            ("ids", &self.ids),
            ("id_ranks", &self.id_ranks),
        ];
        for (name, list) in numbers {
            let bytes: Vec<u8> = list.iter().flat_map(|number| number.to_le_bytes()).collect();
            write_piece(name, &bytes)?;
        }
        for (name, list) in [("federations", &self.federations), ("years", &self.years)] {
            let bytes: Vec<u8> = list.iter().flat_map(|number| number.to_le_bytes()).collect();
            write_piece(name, &bytes)?;
        }
        Ok(())
    }

    pub(super) fn read(conn: &Connection) -> Result<Index, ListError> {
        let codes = String::from_utf8_lossy(&read_piece(conn, "codes")?).into_owned();
        let found = Index {
            texts: read_piece(conn, "texts")?,
            text_starts: read_numbers(conn, "text_starts")?,
            first_starts: read_numbers(conn, "first_starts")?,
            player_starts: read_numbers(conn, "player_starts")?,
            players: read_numbers(conn, "players")?,
            rows: read_numbers(conn, "rows")?,
            federations: read_shorts(conn, "federations")?,
            codes: codes.split('\n').map(str::to_owned).collect(),
            years: read_shorts(conn, "years")?,
            ids: read_numbers(conn, "ids")?,
            id_ranks: read_numbers(conn, "id_ranks")?,
        };
        if found.is_sound() { Ok(found) } else { Err(ListError::NotOurs) }
    }

    /// Whether every number points to something, so that searching needs no further checks.
    fn is_sound(&self) -> bool {
        let n_words = self.n_words();
        let rising = |list: &[u32]| list.windows(2).all(|pair| pair[0] <= pair[1]);
        let below = |list: &[u32], end: usize| list.iter().all(|number| index(*number) < end);
        let ends = |list: &[u32], end: usize| list.last().is_some_and(|last| index(*last) == end);
        self.text_starts.len() == n_words + 1
            && self.first_starts.len() == n_words + 1
            && self.player_starts.len() == n_words + 1
            && self.text_starts.windows(2).all(|pair| pair[0] < pair[1])
            && rising(&self.first_starts)
            && rising(&self.player_starts)
            && ends(&self.text_starts, self.texts.len())
            && ends(&self.first_starts, self.rows.len())
            && ends(&self.player_starts, self.players.len())
            && below(&self.players, self.rows.len())
            && below(&self.rows, self.rows.len())
            && self.federations.len() == self.rows.len()
            && self.years.len() == self.rows.len()
            && self.ids.len() == self.id_ranks.len()
            && below(&self.id_ranks, self.rows.len())
    }
}

fn write_piece(conn: &Connection, disk: &File, name: &str, bytes: &[u8]) -> Result<(), ListError> {
    let mut insert =
        conn.prepare_cached("INSERT INTO piece (name, no, body) VALUES (?1, ?2, ?3)")?;
    for (no, piece) in bytes.chunks(PIECE).enumerate() {
        insert.execute(params![name, count(no), piece])?;
        if no % 2 == 1 {
            disk.sync_data()?;
        }
    }
    Ok(())
}

fn read_piece(conn: &Connection, name: &str) -> Result<Vec<u8>, ListError> {
    let mut bytes = Vec::new();
    let mut query = conn.prepare_cached("SELECT body FROM piece WHERE name = ?1 ORDER BY no")?;
    let mut rows = query.query([name])?;
    while let Some(row) = rows.next()? {
        let piece = row.get_ref(0)?.as_blob().map_err(rusqlite::Error::from)?;
        bytes.extend_from_slice(piece);
    }
    Ok(bytes)
}

fn read_numbers(conn: &Connection, name: &str) -> Result<Vec<u32>, ListError> {
    let mut numbers = Vec::new();
    let mut query = conn.prepare_cached("SELECT body FROM piece WHERE name = ?1 ORDER BY no")?;
    let mut rows = query.query([name])?;
    while let Some(row) = rows.next()? {
        let piece = row.get_ref(0)?.as_blob().map_err(rusqlite::Error::from)?;
        let number =
            |bytes: &[u8]| bytes.iter().rev().fold(0_u32, |all, it| all << 8 | u32::from(*it));
        numbers.extend(piece.chunks_exact(4).map(number));
    }
    Ok(numbers)
}

fn read_shorts(conn: &Connection, name: &str) -> Result<Vec<u16>, ListError> {
    let bytes = read_piece(conn, name)?;
    Ok(bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect())
}

/// A count as the index keeps it. A list has at most 16 million rows.
pub(super) fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

pub(super) fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
