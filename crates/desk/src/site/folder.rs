//! The folder of a site. It may hold other files: only those that an earlier site wrote are replaced or taken away, by the
//! list that every site leaves in the folder.

use std::collections::BTreeSet;
use std::io;
use std::io::Write as _;
use std::path::{Component, Path, PathBuf};

use reports::site::SiteFile;

/// The list of what was written. Its first line names the event.
const LIST: &str = "site-files.txt";
/// How the first line begins.
const MARK: &str = "arbiters-desk site ";

/// What came of writing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// Files that are new or different.
    pub(crate) written: Vec<String>,
    /// Files that were the same already.
    pub(crate) unchanged: usize,
    /// Files of an earlier site that have no page any more.
    pub(crate) removed: Vec<String>,
    /// Size of all files of the site.
    pub(crate) bytes: u64,
}

/// Why nothing was written, or not all.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// A file that no site wrote stands in the way.
    #[error("{0} was not written by a site")]
    Foreign(String),
    /// The folder holds the site of another event.
    #[error("the folder holds the site of another event")]
    OtherEvent,
    /// The disk.
    #[error("{0}: {1}")]
    Disk(PathBuf, io::Error),
}

/// Writes the files of a site. Nothing is touched if a foreign file stands in the way.
///
/// # Errors
/// [`Trouble`]: a foreign file, the site of another event, the disk.
pub(crate) fn put(folder: &Path, event: &str, files: &[SiteFile]) -> Result<Written, Trouble> {
    let disk = |path: &Path| {
        let path = path.to_owned();
        move |error| Trouble::Disk(path, error)
    };
    let earlier = earlier(folder, event)?;
    let present = |file: &&SiteFile| folder.join(&file.path).symlink_metadata().is_ok();
    let foreign = |file: &&SiteFile| !earlier.contains(&file.path);
    if let Some(file) = files.iter().filter(present).find(foreign) {
        return Err(Trouble::Foreign(file.path.clone()));
    }
    let mut done = Written::default();
    let names: BTreeSet<String> = files.iter().map(|file| file.path.clone()).collect();
    // Until the last page is there, the list names the pages of before too: a half written site can be written again.
    let both: BTreeSet<String> = names.union(&earlier).cloned().collect();
    let list = folder.join(LIST);
    write(&list, listed(event, &both).as_bytes()).map_err(disk(&list))?;
    for file in files {
        done.bytes += file.text.len() as u64;
        let path = folder.join(&file.path);
        if std::fs::read(&path).is_ok_and(|there| there == file.text.as_bytes()) {
            done.unchanged += 1;
            continue;
        }
        write(&path, file.text.as_bytes()).map_err(disk(&path))?;
        done.written.push(file.path.clone());
    }
    for gone in earlier.difference(&names) {
        let path = folder.join(gone);
        match std::fs::remove_file(&path) {
            Ok(()) => done.removed.push(gone.clone()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(Trouble::Disk(path, error)),
        }
        // A folder that still holds something stays.
        for parent in path.ancestors().skip(1).take_while(|it| *it != folder) {
            if std::fs::remove_dir(parent).is_err() {
                break;
            }
        }
    }
    write(&list, listed(event, &names).as_bytes()).map_err(disk(&list))?;
    Ok(done)
}

fn listed(event: &str, names: &BTreeSet<String>) -> String {
    let mut text = format!("{MARK}{event}\n");
    for name in names {
        text.push_str(name);
        text.push('\n');
    }
    text
}

/// What an earlier site of this event wrote into the folder.
fn earlier(folder: &Path, event: &str) -> Result<BTreeSet<String>, Trouble> {
    let list = folder.join(LIST);
    let text = match std::fs::read_to_string(&list) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            return Err(Trouble::Foreign(LIST.to_owned()));
        }
        Err(error) => return Err(Trouble::Disk(list, error)),
    };
    let mut lines = text.lines();
    match lines.next().and_then(|line| line.strip_prefix(MARK)) {
        None => Err(Trouble::Foreign(LIST.to_owned())),
        Some(other) if other != event => Err(Trouble::OtherEvent),
        Some(_) => Ok(lines.filter(|line| is_inside(line)).map(str::to_owned).collect()),
    }
}

/// Whether a path of the list stays in the folder, whoever changed the list.
fn is_inside(path: &str) -> bool {
    !path.is_empty()
        && path != LIST
        && !path.contains('\\')
        && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Writes beside the place, then moves: a page is the old one or the new one, never half of it.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".arbiter-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use reports::site::SiteFile;

    use super::{Trouble, put};

    fn files(names: &[&str]) -> Vec<SiteFile> {
        let file = |name: &&str| SiteFile { path: (*name).to_owned(), text: format!("of {name}") };
        names.iter().map(file).collect()
    }

    fn there(folder: &Path) -> Vec<String> {
        let mut found = Vec::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in std::fs::read_dir(&next).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path.clone());
                }
                let inside = path.strip_prefix(folder).expect("inside");
                found.push(inside.display().to_string());
            }
        }
        found.sort();
        found
    }

    #[test]
    fn pages_that_no_longer_exist_go_and_other_files_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("mine.txt"), "mine").expect("written");
        let first = put(
            folder.path(),
            "e1",
            &files(&["index.html", "en/p/1.html", "en/p/2.html", "en/t2/a.html"]),
        );
        assert_eq!(first.expect("written").written.len(), 4);
        std::fs::write(folder.path().join("en/p/notes.txt"), "mine too").expect("written");
        let second =
            put(folder.path(), "e1", &files(&["index.html", "en/p/1.html"])).expect("written");
        assert_eq!((second.written.len(), second.unchanged), (0, 2));
        assert_eq!(second.removed, ["en/p/2.html", "en/t2/a.html"]);
        assert_eq!(
            there(folder.path()),
            [
                "en",
                "en/p",
                "en/p/1.html",
                "en/p/notes.txt",
                "index.html",
                "mine.txt",
                "site-files.txt"
            ]
        );
    }

    #[test]
    fn nothing_is_written_over_a_foreign_file() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("index.html"), "mine").expect("written");
        let refused = put(folder.path(), "e1", &files(&["a.html", "index.html"]));
        assert!(matches!(refused, Err(Trouble::Foreign(path)) if path == "index.html"));
        assert_eq!(there(folder.path()), ["index.html"], "nothing else was written either");
    }

    #[test]
    fn the_site_of_another_event_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        put(folder.path(), "e1", &files(&["index.html"])).expect("written");
        let refused = put(folder.path(), "e2", &files(&["index.html"]));
        assert!(matches!(refused, Err(Trouble::OtherEvent)));
        std::fs::write(folder.path().join("site-files.txt"), "shopping").expect("written");
        let refused = put(folder.path(), "e1", &files(&["index.html"]));
        assert!(matches!(refused, Err(Trouble::Foreign(path)) if path == "site-files.txt"));
    }

    #[test]
    fn a_list_that_was_changed_reaches_nothing_outside() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = root.path().join("site");
        std::fs::create_dir(&folder).expect("made");
        let outside = root.path().join("precious.txt");
        std::fs::write(&outside, "precious").expect("written");
        let list = format!(
            "arbiters-desk site e1\n../precious.txt\n{}\n./../precious.txt\n",
            outside.display()
        );
        std::fs::write(folder.join("site-files.txt"), list).expect("written");
        let done = put(&folder, "e1", &files(&["index.html"])).expect("written");
        assert!(done.removed.is_empty());
        assert!(outside.exists());
    }
}
