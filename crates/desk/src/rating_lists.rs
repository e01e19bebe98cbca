//! The rating lists of this computer: which are open, and the load that is under way.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use formats::fold::search_key;
use journal::ratings::{Hit, ListError, ListedPlayer, Query, RatingList, Shelf};

use crate::error::ApiError;
use crate::load_list::Loaded;
use crate::lock;

/// Lists and load. Neither knows of the open event, so that no event waits for them.
pub(crate) struct RatingLists {
    pub(crate) shelf: Shelf,
    open: Mutex<Option<Vec<Arc<OpenList>>>>,
    job: Mutex<Option<Arc<Job>>>,
}

/// An open list.
pub(crate) struct OpenList {
    /// Its name on the wire: the stem of its file.
    pub(crate) id: String,
    pub(crate) about: journal::ratings::About,
    pub(crate) list: Mutex<RatingList>,
}

/// A load under way, or the last one.
#[derive(Default)]
pub(crate) struct Job {
    pub(crate) file: String,
    pub(crate) cancel: AtomicBool,
    /// Bytes read, and of how many.
    pub(crate) done: AtomicU64,
    pub(crate) all: AtomicU64,
    pub(crate) rows: AtomicU32,
    pub(crate) indexing: AtomicBool,
    pub(crate) outcome: Mutex<Option<Outcome>>,
}

/// How a load ended.
#[derive(Clone)]
pub(crate) enum Outcome {
    /// The list is there.
    Loaded { loaded: Loaded, took_ms: u64 },
    /// The arbiter stopped it.
    Cancelled,
    /// It could not be done.
    Failed(ApiError),
}

impl Job {
    pub(crate) fn is_over(&self) -> bool {
        lock(&self.outcome).is_some()
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl RatingLists {
    pub(crate) fn in_folder(folder: &Path) -> RatingLists {
        RatingLists {
            shelf: Shelf::in_folder(&folder.join("lists")),
            open: Mutex::new(None),
            job: Mutex::new(None),
        }
    }

    /// Every list of this computer, the newest month first. Lists that another program loaded since
    /// are opened, removed ones are closed; files that are no lists are left alone.
    pub(crate) fn lists(&self) -> Result<Vec<Arc<OpenList>>, ListError> {
        let files = self.shelf.files()?;
        let mut open = lock(&self.open);
        let known = open.take().unwrap_or_default();
        let mut lists: Vec<Arc<OpenList>> = Vec::with_capacity(files.len());
        for file in files {
            let id = id_of(&file);
            let same = |it: &&Arc<OpenList>| {
                it.id == id && RatingList::about(&file).is_ok_and(|about| about == it.about)
            };
            if let Some(list) = known.iter().find(same) {
                lists.push(list.clone());
            } else if let Ok(list) = self.shelf.open(&file) {
                let about = list.about.clone();
                lists.push(Arc::new(OpenList { id, about, list: Mutex::new(list) }));
            }
        }
        lists.sort_by(|a, b| (&b.about.month, &a.about.name).cmp(&(&a.about.month, &b.about.name)));
        *open = Some(lists.clone());
        Ok(lists)
    }

    /// Files on the shelf that this program cannot open, and why: lists of a former form are loaded again.
    pub(crate) fn former(&self) -> Result<Vec<(PathBuf, ListError)>, ListError> {
        let about = |file: PathBuf| RatingList::about(&file).err().map(|error| (file, error));
        Ok(self.shelf.files()?.into_iter().filter_map(about).collect())
    }

    /// The lists as last looked at: for typing, where every millisecond counts.
    pub(crate) fn open_lists(&self) -> Result<Vec<Arc<OpenList>>, ListError> {
        if let Some(lists) = &*lock(&self.open) {
            return Ok(lists.clone());
        }
        self.lists()
    }

    /// Closes all lists, so that files can be replaced on systems that do not replace open ones.
    pub(crate) fn close(&self) {
        *lock(&self.open) = None;
    }

    pub(crate) fn job(&self) -> Option<Arc<Job>> {
        lock(&self.job).clone()
    }

    /// Makes a job the present one; none while another is under way.
    pub(crate) fn begin(&self, job: Job) -> Option<Arc<Job>> {
        let mut slot = lock(&self.job);
        if slot.as_ref().is_some_and(|job| !job.is_over()) {
            return None;
        }
        let job = Arc::new(job);
        *slot = Some(job.clone());
        Some(job)
    }
}

pub(crate) fn id_of(file: &Path) -> String {
    file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// What was typed, ready for searching.
pub(crate) struct Typed {
    plain: Vec<String>,
    /// With the other way of writing letters that have two; empty if there are none.
    other: Vec<String>,
}

impl Typed {
    pub(crate) fn new(text: &str) -> Typed {
        let words = |text: &str| {
            search_key(text).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        Typed {
            plain: words(text),
            other: second_spelling(text).map_or_else(Vec::new, |it| words(&it)),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// Looks for it in a list.
    pub(crate) fn find(
        &self,
        list: &RatingList,
        federation: Option<&str>,
        birth_year: Option<u16>,
        limit: usize,
    ) -> Vec<Hit> {
        let query = |words: &Vec<String>| Query {
            words: words.clone(),
            federation: federation.map(str::to_owned),
            birth_year,
            limit,
        };
        let mut hits = list.find(&query(&self.plain));
        if !self.other.is_empty() && hits.len() < limit {
            for hit in list.find(&query(&self.other)) {
                if hits.len() < limit && hits.iter().all(|known| known.row != hit.row) {
                    hits.push(hit);
                }
            }
        }
        hits
    }
}

/// `ä ö ü å ø` are written `ae oe ue aa oe` as often as without marks, and `đ` is `dj` as often as `d`. None where
/// there are none.
pub(crate) fn second_spelling(text: &str) -> Option<String> {
    let is_double = |letter: char| "äöüåøđÄÖÜÅØĐ".contains(letter);
    if !text.contains(is_double) {
        return None;
    }
    let mut out = String::with_capacity(text.len() + 4);
    for letter in text.chars() {
        match letter {
            'ä' | 'Ä' => out.push_str("ae"),
            'ö' | 'Ö' | 'ø' | 'Ø' => out.push_str("oe"),
            'ü' | 'Ü' => out.push_str("ue"),
            'å' | 'Å' => out.push_str("aa"),
            'đ' | 'Đ' => out.push_str("dj"),
            other => out.push(other),
        }
    }
    Some(out)
}

/// A birth date as the program writes it: `1987`, `1987-05-31` or empty.
pub(crate) fn birth_text(player: &ListedPlayer) -> String {
    let (year, month, day) = (player.birth / 10_000, player.birth / 100 % 100, player.birth % 100);
    match (year, month, day) {
        (0, ..) => String::new(),
        (year, 0, _) | (year, _, 0) => year.to_string(),
        (year, month, day) => format!("{year:04}-{month:02}-{day:02}"),
    }
}
