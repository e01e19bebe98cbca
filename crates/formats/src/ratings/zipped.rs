//! A list inside a zip file, as FIDE gives it out. Like a workbook, a zip file is read from its end.

use std::io::{BufRead, BufReader, Read, Seek};

/// Why there is no list in a zip file.
#[derive(Debug, thiserror::Error)]
pub enum ZipFault {
    /// It is no zip file, or damaged.
    #[error("expected a zip file: {0}")]
    Damaged(String),
    /// Nothing in it looks like a list.
    #[error("expected a file .txt, .xml or .csv in the zip file")]
    NoList,
}

/// The list found in a zip file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZippedList {
    /// Its name.
    pub name: String,
    /// Its length when unpacked.
    pub size: u64,
    /// The month in which it was packed, `2026-11`: lists of fixed columns do not say theirs.
    pub month: Option<String>,
}

/// Opens the list of a zip file, the largest if there are several, and hands it over.
///
/// # Errors
/// See [`ZipFault`].
pub fn with_list_in_zip<R: Read + Seek, T>(
    source: R,
    read: impl FnOnce(&mut dyn BufRead, ZippedList) -> T,
) -> Result<T, ZipFault> {
    let damaged = |error: zip::result::ZipError| ZipFault::Damaged(error.to_string());
    let mut archive = zip::ZipArchive::new(source).map_err(damaged)?;
    let mut best: Option<(u64, usize)> = None;
    for index in 0..archive.len() {
        let Ok(entry) = archive.by_index_raw(index) else { continue };
        let Ok(name) = entry.name() else { continue };
        let name = name.to_lowercase();
        let is_list = [".txt", ".xml", ".csv"].iter().any(|ending| name.ends_with(ending));
        if entry.is_file() && is_list && best.is_none_or(|(size, _)| size < entry.size()) {
            best = Some((entry.size(), index));
        }
    }
    let (size, index) = best.ok_or(ZipFault::NoList)?;
    let entry = archive.by_index(index).map_err(damaged)?;
    let name = entry.name().map_err(damaged)?.into_owned();
    let month = entry.last_modified().filter(|date| date.year() > 1980);
    let month = month.map(|date| format!("{}-{:02}", date.year(), date.month()));
    let list = ZippedList { name, size, month };
    Ok(read(&mut BufReader::with_capacity(256 * 1024, entry), list))
}
