//! `import`: reports, games and tables into an event.

use std::path::{Path, PathBuf};

use i18n::args;
use serde_json::{Value, json};

use super::event::{absolute, tournament};
use super::look;
use crate::args::ImportArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;
use crate::source;

/// Endings of the files that are read of a folder.
const OF_A_FOLDER: [&str; 12] =
    ["csv", "tsv", "xlsx", "ods", "xls", "html", "htm", "trf", "trfx", "txt", "pgn", "json"];
/// Endings of tables, which may make an event together.
const TABLES: [&str; 8] = ["csv", "tsv", "txt", "xlsx", "ods", "xls", "html", "htm"];

/// Reports, games and tables into an event, which the first file that can be read makes if it is not there. Tables of
/// one event (those of `export csv`, say) are read together.
pub(crate) fn run(session: &mut Session<'_>, args: &ImportArgs) -> Result<Answer, Failure> {
    let files = files(session, args)?;
    let Some(event) = args.event.as_ref().filter(|_| !args.check) else {
        return look::run(session, args, &files);
    };
    let there = event.exists();
    let desk = session.desk(Some(event).filter(|_| there).map(PathBuf::as_path))?;
    let section = match there {
        true => tournament(session, &desk, args.tournament.as_deref())?,
        false => None,
    };
    let all = Vec::new();
    let mut reading = Reading { args, event, section, all, failed: None, answer: Answer::Yes };
    let tables: Vec<&PathBuf> =
        files.iter().filter(|file| TABLES.contains(&ending(file).as_str())).collect();
    let together = tables.len() > 1 && reading.are_together(session, &desk, &tables);
    if together {
        reading.take(session, &desk, &tables)?;
    }
    for file in files.iter().filter(|file| !(together && tables.contains(file))) {
        if is_photo(file) {
            reading.photo(session, &desk, file);
        } else {
            reading.take(session, &desk, &[file])?;
        }
    }
    let Reading { all, failed, answer, .. } = reading;
    if args.json {
        session.say_json(&all)?;
    }
    match failed {
        None => Ok(answer),
        Some(failure) => Err(failure.said()),
    }
}

/// The files named, and those in the folders named.
fn files(session: &mut Session<'_>, args: &ImportArgs) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for named in &args.files {
        if !named.is_dir() {
            files.push(named.clone());
            continue;
        }
        let entries =
            std::fs::read_dir(named).map_err(|error| source::failed(session, named, &error))?;
        let mut inside: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.is_file() && OF_A_FOLDER.contains(&ending(path).as_str()))
            .collect();
        inside.sort();
        if inside.is_empty() {
            let args = args! { "path" => source::name(named) };
            return Err(Failure::unusable(session.words("cli-import-empty-folder", &args)));
        }
        files.extend(inside);
    }
    Ok(files)
}

fn ending(path: &Path) -> String {
    path.extension().map(|it| it.to_string_lossy().to_lowercase()).unwrap_or_default()
}

struct Reading<'a> {
    args: &'a ImportArgs,
    event: &'a Path,
    section: Option<u64>,
    /// What became of each file.
    all: Vec<Value>,
    failed: Option<Failure>,
    /// "No" if a file was cut or something of it was left out: what there was is read, and the rest is missing.
    answer: Answer,
}

impl Reading<'_> {
    fn file(&self, path: &Path) -> Value {
        json!({ "path": absolute(path), "encoding": self.args.encoding })
    }

    /// Whether these tables are one event. What cannot be read is told when it is read by itself.
    fn are_together(
        &self,
        session: &mut Session<'_>,
        desk: &desk::Desk,
        tables: &[&PathBuf],
    ) -> bool {
        let files: Vec<Value> = tables.iter().map(|path| self.file(path)).collect();
        let params = json!({
            "files": files, "tournament": self.section, "fresh": !self.event.exists()
        });
        session.ask(desk, "import.together", &params).is_ok_and(|it| it == true)
    }

    /// Reads one file, or several that are one event. One bad file never costs the rest.
    fn take(
        &mut self,
        session: &mut Session<'_>,
        desk: &desk::Desk,
        paths: &[impl AsRef<Path>],
    ) -> Result<(), Failure> {
        let Some((first, rest)) = paths.split_first() else { return Ok(()) };
        let name = match rest.len() {
            0 => source::name(first.as_ref()),
            more => {
                let args = args! { "path" => source::name(first.as_ref()), "more" => more };
                session.words("cli-import-together", &args)
            }
        };
        let more: Vec<Value> = rest.iter().map(|path| self.file(path.as_ref())).collect();
        let mut params = json!({
            "file": self.file(first.as_ref()), "columns": self.args.columns,
            "points": self.args.points, "more": more,
        });
        let asked = if self.event.exists() {
            params["tournament"] = json!(self.section);
            params["round"] = json!(self.args.round);
            params["take"] = if self.args.fill { json!(["missing"]) } else { json!([]) };
            session.ask_reading(desk, "import.file", &params)
        } else {
            params["path"] = json!(absolute(self.event));
            session.ask_reading(desk, "event.import", &params)
        };
        match asked {
            Ok(read) => {
                said(session, &name, &read, self.args.json)?;
                let left_out = read["leftOut"].as_u64().is_some_and(|it| it > 0);
                if left_out || has(&read["problems"], "file-cut") {
                    self.answer = Answer::No;
                }
                if read["changed"] == false {
                    self.failed.get_or_insert(Failure::Refused(Vec::new()));
                }
                self.all.push(json!({ "file": name, "imported": read }));
            }
            Err(failure) => self.lost(session, &name, failure),
        }
        Ok(())
    }

    fn lost(&mut self, session: &mut Session<'_>, name: &str, failure: Failure) {
        let code = session.fail(&failure.about(name));
        self.all.push(json!({ "file": name, "error": code }));
        self.failed.get_or_insert(failure);
    }

    fn photo(&mut self, session: &mut Session<'_>, desk: &desk::Desk, file: &Path) {
        let name = source::name(file);
        match photo(session, desk, file, self.args, self.section) {
            Ok(kept) => self.all.push(json!({ "file": name, "photo": kept })),
            Err(failure) => self.lost(session, &name, failure),
        }
    }
}

/// Says problems, one a line. A column of no line is one of the whole table, which the words name.
pub(super) fn problems(session: &mut Session<'_>, name: &str, problems: &Value) {
    for problem in problems.as_array().into_iter().flatten() {
        let number = |key: &str| problem[key].as_u64();
        let at = problem["at"].as_str().filter(|at| !at.is_empty());
        if let Some(at) = at {
            let text = problem["text"].as_str().unwrap_or_default();
            session.note(&format!("{name}: {at}: {text}"));
            continue;
        }
        let place = match (number("line"), number("column")) {
            (Some(line), Some(column)) => format!(":{line}:{column}"),
            (Some(line), None) => format!(":{line}"),
            (None, _) => String::new(),
        };
        let text = problem["text"].as_str().unwrap_or_default();
        session.note(&format!("{name}{place}: {text}"));
    }
}

/// What can be done about problems by options of the command, once each.
const HINTS: [(&str, &str); 5] = [
    ("encoding-guessed", "cli-import-hint-encoding"),
    ("points-differ", "cli-import-hint-points"),
    ("column-left-out", "cli-import-hint-columns"),
    ("column-left-out-unnamed", "cli-import-hint-columns"),
    ("-not-stated", "cli-import-hint-settings"),
];

fn hints(session: &Session<'_>, problems: &Value) -> Vec<String> {
    let mut keys: Vec<&str> = Vec::new();
    for (kind, key) in HINTS {
        if has(problems, kind) && !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys.into_iter().map(|key| session.plain(key)).collect()
}

/// Whether a problem is of a kind, or of one of those with an ending.
fn has(problems: &Value, kind: &str) -> bool {
    let mut kinds = problems.as_array().into_iter().flatten().filter_map(|it| it["kind"].as_str());
    kinds.any(|it| it == kind || kind.starts_with('-') && it.ends_with(kind))
}

fn said(session: &mut Session<'_>, name: &str, read: &Value, as_json: bool) -> Result<(), Failure> {
    problems(session, name, &read["problems"]);
    if as_json {
        return Ok(());
    }
    let taken = read["taken"].as_u64().unwrap_or_default();
    let args = args! { "path" => name, "taken" => i64::try_from(taken).unwrap_or(i64::MAX) };
    session.say(&session.words("cli-import-taken", &args))?;
    for line in read["summary"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        session.say(&format!("    {line}"))?;
    }
    let more = read["more"].as_array().cloned().unwrap_or_default();
    for it in &more {
        let text = |key: &str| it[key].as_str().unwrap_or_default().to_owned();
        let args = args! {
            "name" => text("name"), "label" => text("label"), "old" => text("old"), "new" => text("new")
        };
        let key = if text("old").is_empty() { "cli-import-more-new" } else { "cli-import-more" };
        session.say(&format!("    {}", session.words(key, &args)))?;
    }
    if !more.is_empty() {
        session.say(&format!("    {}", session.plain("cli-import-more-hint")))?;
    }
    for hint in hints(session, &read["problems"]) {
        session.say(&format!("    {hint}"))?;
    }
    Ok(())
}

/// Whether a file begins as a picture.
fn is_photo(file: &Path) -> bool {
    use std::io::Read as _;
    let mut head = [0; 16];
    let read = std::fs::File::open(file).and_then(|mut it| it.read(&mut head));
    let head = read.map_or(&head[..0], |n| &head[..n]);
    !matches!(
        formats::image::look(head),
        Err(formats::image::ImageError::Empty | formats::image::ImageError::OtherKind)
    )
}

/// Keeps a photo beside the game of a round and board, a ruling, or the event.
fn photo(
    session: &mut Session<'_>,
    desk: &desk::Desk,
    file: &Path,
    args: &ImportArgs,
    tournament: Option<u64>,
) -> Result<Value, Failure> {
    let game = match (args.round, args.board) {
        (Some(round), Some(board)) => {
            let all = session.ask(desk, "frame.get", &json!({}))?;
            let section = match tournament {
                Some(id) => json!(id),
                None => all["event"]["tournaments"][0]["id"].clone(),
            };
            let asked = json!({ "tournament": section, "round": round });
            let list = session.ask(desk, "round.get", &asked)?;
            let rows = list["boards"].as_array().cloned().unwrap_or_default();
            let found = rows.into_iter().find(|it| it["board"] == board);
            let Some(found) = found else {
                let args = args! { "round" => round, "board" => board };
                return Err(Failure::unusable(session.words("cli-import-no-board", &args)));
            };
            Some(found["game"].clone())
        }
        _ => None,
    };
    let params = json!({
        "file": { "path": absolute(file) }, "game": game, "ruling": args.ruling, "note": args.note,
    });
    let kept = session.ask(desk, "photo.attach", &params)?;
    let id = kept["created"].clone();
    if !args.json {
        let list = session.ask(desk, "photo.list", &json!({}))?;
        let row = list.as_array().into_iter().flatten().find(|it| it["id"] == id).cloned();
        let text =
            |key: &str| row.as_ref().and_then(|it| it[key].as_str()).unwrap_or_default().to_owned();
        let args = args! { "name" => text("name"), "size" => text("size"), "sha" => text("sha") };
        session.say(&session.words("cli-import-photo", &args))?;
    }
    Ok(id)
}
