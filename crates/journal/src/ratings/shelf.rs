//! The folder of the lists.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::{Finished, ListError, ListWriter, RatingList};

const ENDING: &str = "ratings";
const PART: &str = "part";

/// The folder in which the lists of this computer stand, one file each.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The shelf in a folder, which is made when the first list is written.
    pub fn in_folder(folder: &Path) -> Shelf {
        Shelf { folder: folder.to_owned() }
    }

    /// The files of the lists, by name. Half-written ones are not among them.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, ListError> {
        let entries = match std::fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error.into()),
        };
        let mut files: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
            .collect();
        files.sort();
        Ok(files)
    }

    /// Begins a list. One is written at a time on this computer, whoever asks.
    ///
    /// # Errors
    /// [`ListError::Busy`] while another is written.
    pub fn begin(&self) -> Result<ListWriter, ListError> {
        std::fs::create_dir_all(&self.folder)?;
        let turn = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(self.folder.join("loading.lock"))?;
        match turn.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ListError::Busy),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        // Whoever has the turn clears away what a killed load left.
        for entry in std::fs::read_dir(&self.folder)?.filter_map(Result::ok) {
            if entry.path().extension().is_some_and(|ending| ending == PART) {
                std::fs::remove_file(entry.path())?;
            }
        }
        ListWriter::begin(&self.folder.join(format!("loading.{PART}")), turn)
    }

    /// Where a list of that name and month stands. Loaded again, it takes the place of the former.
    pub fn place(&self, name: &str, month: &str) -> PathBuf {
        let mut slug = String::new();
        for letter in name.chars().chain(['-']).chain(month.chars()) {
            match letter {
                letter if letter.is_alphanumeric() => slug.extend(letter.to_lowercase()),
                _ if !slug.ends_with('-') => slug.push('-'),
                _ => {}
            }
        }
        let slug: String = slug.trim_matches('-').chars().take(60).collect();
        self.folder.join(format!("{slug}.{ENDING}"))
    }

    /// Puts a finished list in its place. An open list of the same place must be closed before.
    ///
    /// # Errors
    /// When the file cannot be renamed; the former list is then still there.
    pub fn put(&self, finished: Finished) -> Result<PathBuf, ListError> {
        let place = self.place(&finished.about.name, &finished.about.month);
        std::fs::rename(finished.path(), &place)?;
        finished.keep();
        // The name is on the disk when the folder is. Not every system lets a folder be synced.
        if let Ok(folder) = File::open(&self.folder) {
            let _ = folder.sync_all();
        }
        Ok(place)
    }

    /// Removes a list.
    ///
    /// # Errors
    /// When it is none of this folder, or cannot be removed.
    pub fn remove(&self, file: &Path) -> Result<(), ListError> {
        if !self.files()?.iter().any(|known| known == file) {
            return Err(ListError::NotOurs);
        }
        Ok(std::fs::remove_file(file)?)
    }

    /// Opens a list.
    ///
    /// # Errors
    /// See [`ListError`].
    pub fn open(&self, file: &Path) -> Result<RatingList, ListError> {
        RatingList::open(file)
    }
}
