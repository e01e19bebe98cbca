//! Finding players by what somebody has typed so far, and, where that gives few, by other spellings of it.
//!
//! Every word typed must be found: as the beginning of a word of the name, from one letter on, or
//! inside one, from three letters on; in any order. Answers come nearest first, and by name within
//! each [`Nearness`]. A word of digits is a birth year or the beginning of a FIDE id; a federation's
//! code narrows the answers where no name has it.

use memchr::memmem;

use super::index::{Index, count, index};

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words typed, folded to lower-case ASCII.
    pub words: Vec<String>,
    /// Only this federation.
    pub federation: Option<String>,
    /// Only this birth year.
    pub birth_year: Option<u16>,
    /// Most answers.
    pub limit: usize,
}

/// How a player was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// The id or a whole family name.
    Exact,
    /// The family name begins with it.
    FamilyName,
    /// Each word begins a word of the name.
    Word,
    /// A word is inside one, or is a federation.
    Inside,
}

/// A player found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Row of the list, from 0.
    pub row: u32,
    /// How near it is.
    pub nearness: Nearness,
}

/// Words beyond this many are not looked at.
const MAX_WORDS: usize = 6;
/// Fewest letters that are looked for inside words.
const INSIDE: usize = 3;
/// Fewest digits that are looked for as the beginning of ids.
const ID_DIGITS: usize = 4;

/// Finds players as the words stand, then, while there is room, by other spellings of them.
pub(super) fn find(names: &Index, query: &Query) -> Vec<Hit> {
    let mut hits = as_typed(names, query);
    for words in spellings(&query.words) {
        if hits.len() >= query.limit {
            break;
        }
        let other = Query { words, ..query.clone() };
        let mut search = Search::new(names, &other);
        // Only words that somebody has: nothing is looked for inside others.
        if search.nothing || search.words.iter().any(|word| word.from == word.to) {
            continue;
        }
        search.by_words();
        for hit in search.hits() {
            if hits.len() < query.limit && hits.iter().all(|known| known.row != hit.row) {
                hits.push(hit);
            }
        }
    }
    hits
}

/// Parts of words that lists and people write in several ways, most of them from Cyrillic or of letters with marks.
const SPELLINGS: [(&str, &str, At); 23] = [
    ("y", "iy", At::End),
    ("iy", "y", At::End),
    ("i", "iy", At::End),
    ("sch", "shch", At::Any),
    ("shch", "sch", At::Any),
    ("yo", "e", At::Any),
    ("ye", "e", At::Any),
    ("e", "ye", At::Start),
    ("kh", "h", At::Any),
    ("h", "kh", At::Any),
    ("ia", "ya", At::Any),
    ("ya", "ia", At::Any),
    ("iu", "yu", At::Any),
    ("yu", "iu", At::Any),
    ("x", "ks", At::Any),
    ("ks", "x", At::Any),
    ("tz", "ts", At::Any),
    ("j", "zh", At::Any),
    // Marks that lists leave out, and people write in two letters.
    ("dj", "d", At::Any),
    ("ue", "u", At::Any),
    ("oe", "o", At::Any),
    ("ae", "a", At::Any),
    ("aa", "a", At::Any),
];

/// One spelling of a word for all that are looked for: `mueller` and `muller` are both `muller`. The word is folded
/// already, without marks.
pub fn one_spelling(word: &str) -> String {
    let mut word = word.to_owned();
    for (from, to, place) in SPELLINGS {
        // Of two that stand for each other, the shorter one.
        if (to.len(), to) >= (from.len(), from) {
            continue;
        }
        let changed = match place {
            At::Start => word.strip_prefix(from).map(|rest| format!("{to}{rest}")),
            At::End => word.strip_suffix(from).map(|rest| format!("{rest}{to}")),
            At::Any => word.contains(from).then(|| word.replace(from, to)),
        };
        word = changed.unwrap_or(word);
    }
    word
}

/// Where in a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Start,
    End,
    Any,
}

/// Most other spellings that are tried.
const MAX_SPELLINGS: usize = 28;

/// The words typed with one of them written otherwise: `evgeny` as `evgeniy`, `obrien` as `o brien`.
fn spellings(words: &[String]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for (at, word) in words.iter().enumerate().take(MAX_WORDS).filter(|(_, it)| it.len() >= INSIDE)
    {
        let mut other = |parts: Vec<String>| {
            let mut changed = words.to_vec();
            changed.splice(at..=at, parts);
            all.push(changed);
        };
        let first = ["o", "d", "l"].into_iter().find_map(|start| {
            Some((start, word.strip_prefix(start).filter(|rest| rest.len() >= INSIDE)?))
        });
        if let Some((start, rest)) = first {
            other(vec![start.to_owned(), rest.to_owned()]);
        }
        for (from, to, place) in SPELLINGS {
            let changed = match place {
                At::Start => word.strip_prefix(from).map(|rest| format!("{to}{rest}")),
                At::End => word.strip_suffix(from).map(|rest| format!("{rest}{to}")),
                At::Any => word.contains(from).then(|| word.replace(from, to)),
            };
            changed.into_iter().for_each(|changed| other(vec![changed]));
        }
    }
    all.truncate(MAX_SPELLINGS);
    all
}

fn as_typed(names: &Index, query: &Query) -> Vec<Hit> {
    let mut search = Search::new(names, query);
    if search.nothing {
        return Vec::new();
    }
    search.by_id();
    if search.words.is_empty() {
        if search.ids.is_empty() {
            search.walk(0, names.rows.len(), Nearness::Word, &[]);
        }
        return search.hits();
    }
    for nearness in [Nearness::Exact, Nearness::FamilyName] {
        for lead in 0..search.words.len() {
            search.by_lead(lead, nearness);
        }
    }
    search.by_words();
    search.inside();
    search.hits()
}

struct Search<'a> {
    names: &'a Index,
    words: Vec<Word>,
    /// Ranks of the players whose id fits the digits typed; empty if none were.
    ids: Vec<u32>,
    federation: Option<u16>,
    birth_year: Option<u16>,
    /// A filter that no player can pass.
    nothing: bool,
    limit: usize,
    found: Vec<(u32, Nearness)>,
}

struct Word {
    text: String,
    /// Words that begin with it.
    from: usize,
    to: usize,
    /// Players that have such a word, once asked for.
    players: Option<Marks>,
}

impl<'a> Search<'a> {
    fn new(names: &'a Index, query: &Query) -> Search<'a> {
        let mut search = Search {
            names,
            words: Vec::new(),
            ids: Vec::new(),
            federation: None,
            birth_year: query.birth_year,
            nothing: names.rows.is_empty() || query.limit == 0,
            limit: query.limit,
            found: Vec::new(),
        };
        if let Some(federation) = &query.federation {
            let same = |code: &String| code.eq_ignore_ascii_case(federation);
            search.federation = names.codes.iter().position(same).map(short);
            search.nothing |= search.federation.is_none();
        }
        for text in query.words.iter().filter(|text| !text.is_empty()).take(MAX_WORDS) {
            search.add(text);
        }
        search
    }

    fn add(&mut self, text: &str) {
        let (from, to) = self.prefix(text);
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && from == to {
            let year = text.parse::<u16>().ok().filter(|_| text.len() == 4);
            let year = year.filter(|year| (1850..=2100).contains(year));
            if year.is_some() && !self.words.is_empty() {
                self.birth_year = year;
                return;
            }
            // A short number is an id only as it stands; some are as short as that.
            let short = self.with_id(text);
            if text.len() < ID_DIGITS && !short.is_empty() {
                self.ids = short;
                return;
            }
            if text.len() >= ID_DIGITS {
                self.ids = self.of_id(text);
                match (self.ids.is_empty(), year) {
                    (true, Some(year)) => self.birth_year = Some(year),
                    (true, None) => self.nothing = true,
                    (false, _) => {}
                }
                return;
            }
        }
        self.words.push(Word { text: text.to_owned(), from, to, players: None });
    }

    /// The range of words that begin with a text.
    fn prefix(&self, text: &str) -> (usize, usize) {
        let text = text.as_bytes();
        let from = partition(self.names.n_words(), |word| self.names.word(word) < text);
        let begins = |word: usize| self.names.word(word).starts_with(text);
        let to = from + partition(self.names.n_words() - from, |word| begins(from + word));
        (from, to)
    }

    /// Players with exactly this FIDE id.
    fn with_id(&self, digits: &str) -> Vec<u32> {
        let Ok(number) = digits.parse::<u32>() else { return Vec::new() };
        let from = self.names.ids.partition_point(|id| *id < number);
        let to = self.names.ids.partition_point(|id| *id <= number);
        if number == 0 { Vec::new() } else { self.names.id_ranks[from..to].to_vec() }
    }

    /// Players whose FIDE id begins with these digits, the id itself first.
    fn of_id(&self, digits: &str) -> Vec<u32> {
        let Ok(number) = digits.parse::<u64>() else { return Vec::new() };
        let mut ranks = Vec::new();
        let mut scale = 1_u64;
        while number * scale <= u64::from(u32::MAX) && ranks.len() < 5_000 {
            let (low, high) = (number * scale, number * scale + scale - 1);
            let from = self.names.ids.partition_point(|id| u64::from(*id) < low);
            let to = self.names.ids.partition_point(|id| u64::from(*id) <= high);
            ranks.extend(self.names.id_ranks[from..to].iter().take(5_000));
            scale *= 10;
        }
        ranks
    }

    fn is_full(&self) -> bool {
        self.found.len() >= self.limit
    }

    fn passes(&self, rank: u32) -> bool {
        let at = index(rank);
        self.federation.is_none_or(|wanted| self.names.federations[at] == wanted)
            && self.birth_year.is_none_or(|wanted| self.names.years[at] == wanted)
    }

    fn take(&mut self, rank: u32, nearness: Nearness) {
        if !self.is_full()
            && self.passes(rank)
            && self.found.iter().all(|(known, _)| *known != rank)
        {
            self.found.push((rank, nearness));
        }
    }

    /// Players by the digits typed, if no word was typed with them; else the ids narrow the answer.
    fn by_id(&mut self) {
        if self.words.is_empty() {
            let exact = self.ids.first().copied();
            for rank in self.ids.clone() {
                let is_first = Some(rank) == exact;
                self.take(rank, if is_first { Nearness::Exact } else { Nearness::Word });
            }
        }
    }

    fn id_fits(&self, rank: u32) -> bool {
        self.ids.is_empty() || self.ids.contains(&rank)
    }

    /// Takes the players of a range of ranks that have all the marks.
    fn walk(&mut self, from: usize, to: usize, nearness: Nearness, marks: &[&Marks]) {
        for rank in count(from)..count(to) {
            if self.is_full() {
                return;
            }
            if marks.iter().all(|marks| marks.has(rank)) && self.id_fits(rank) {
                self.take(rank, nearness);
            }
        }
    }

    /// Players whose first word is, or begins with, one of the words typed, and who have the others.
    fn by_lead(&mut self, lead: usize, nearness: Nearness) {
        let word = &self.words[lead];
        let is_whole = word.from < word.to && self.names.word(word.from) == word.text.as_bytes();
        let words = match nearness {
            Nearness::Exact if is_whole => word.from..word.from + 1,
            Nearness::Exact => return,
            _ => word.from..word.to,
        };
        let from = index(self.names.first_starts[words.start]);
        let to = index(self.names.first_starts[words.end]);
        if from == to || self.is_full() {
            return;
        }
        for other in (0..self.words.len()).filter(|other| *other != lead) {
            self.mark(other);
        }
        let words = std::mem::take(&mut self.words);
        let others = words.iter().enumerate().filter(|(at, _)| *at != lead);
        let marks: Vec<&Marks> = others.filter_map(|(_, word)| word.players.as_ref()).collect();
        self.walk(from, to, nearness, &marks);
        self.words = words;
    }

    /// Marks the players who have a word beginning as this one.
    fn mark(&mut self, at: usize) {
        let names = self.names;
        let word = &mut self.words[at];
        if word.players.is_none() {
            let mut marks = Marks::new(names.rows.len());
            let from = index(names.player_starts[word.from]);
            let to = index(names.player_starts[word.to]);
            marks.add(&names.players[from..to]);
            word.players = Some(marks);
        }
    }

    fn by_words(&mut self) {
        if self.is_full() {
            return;
        }
        for at in 0..self.words.len() {
            self.mark(at);
        }
        self.all_marked(Nearness::Word);
    }

    /// Takes the players who have all the marks.
    fn all_marked(&mut self, nearness: Nearness) {
        let words = std::mem::take(&mut self.words);
        let marks: Vec<&Marks> = words.iter().filter_map(|word| word.players.as_ref()).collect();
        if let Some((first, others)) = marks.split_first() {
            'blocks: for (at, block) in first.0.iter().enumerate() {
                let mut block = others.iter().fold(*block, |block, marks| block & marks.0[at]);
                while block != 0 {
                    let rank = count(at) * 64 + block.trailing_zeros();
                    block &= block - 1;
                    if self.id_fits(rank) {
                        self.take(rank, nearness);
                    }
                    if self.is_full() {
                        break 'blocks;
                    }
                }
            }
        }
        self.words = words;
    }

    /// The same with words that have the letters inside, and with federations.
    fn inside(&mut self) {
        if self.is_full() {
            return;
        }
        let names = self.names;
        let mut wider = false;
        for at in 0..self.words.len() {
            self.mark(at);
            let word = &mut self.words[at];
            let Some(marks) = &mut word.players else { continue };
            if word.text.len() >= INSIDE {
                wider = true;
                let mut seen = 0;
                for place in memmem::find_iter(&names.texts, word.text.as_bytes()) {
                    let place = count(place);
                    if place < seen {
                        continue;
                    }
                    let number = names.text_starts.partition_point(|start| *start <= place) - 1;
                    seen = names.text_starts[number + 1];
                    let from = index(names.player_starts[number]);
                    let to = index(names.player_starts[number + 1]);
                    marks.add(&names.players[from..to]);
                }
            }
            if word.text.len() == 3 {
                let same = |code: &String| code.eq_ignore_ascii_case(&word.text);
                if let Some(code) = names.codes.iter().position(same).map(short) {
                    wider = true;
                    for (rank, federation) in names.federations.iter().enumerate() {
                        if *federation == code {
                            marks.set(count(rank));
                        }
                    }
                }
            }
        }
        if wider {
            self.all_marked(Nearness::Inside);
        }
    }

    fn hits(&self) -> Vec<Hit> {
        let hit = |(rank, nearness): &(u32, Nearness)| Hit {
            row: self.names.rows[index(*rank)],
            nearness: *nearness,
        };
        self.found.iter().map(hit).collect()
    }
}

/// One bit a player.
struct Marks(Vec<u64>);

impl Marks {
    fn new(n_players: usize) -> Marks {
        Marks(vec![0; n_players.div_ceil(64)])
    }

    fn set(&mut self, rank: u32) {
        self.0[index(rank / 64)] |= 1 << (rank % 64);
    }

    fn add(&mut self, ranks: &[u32]) {
        for rank in ranks {
            self.set(*rank);
        }
    }

    fn has(&self, rank: u32) -> bool {
        self.0[index(rank / 64)] >> (rank % 64) & 1 == 1
    }
}

fn short(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// The first number below `n` for which `before` is false; it must be true up to there.
fn partition(n: usize, before: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, n);
    while low < high {
        let middle = low + (high - low) / 2;
        if before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
