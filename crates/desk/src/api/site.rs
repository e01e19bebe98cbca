//! The web site of an event.

use std::path::{Path, PathBuf};

use ::tournament::ids::TournamentId;
use i18n::{Language, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::method;
use super::wire::Id;
use crate::redaction;
use crate::site::{self, Making, Trouble};
use crate::{ApiError, Call, Code};

/// Parameters of `site.make`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct MakeSite {
    /// Folder to write to; it may hold other files, which are left alone.
    pub folder: String,
    /// Tournament; left out: all of the event.
    pub tournament: Option<Id>,
    /// `en`, `es`; the folder opens in the first. Left out: all, the language of the call first.
    pub languages: Option<Vec<String>>,
    /// What is kept back: `minors` (their surnames). Birth dates and contacts are on no page.
    pub redact: Option<Vec<String>>,
}

/// Answer of `site.make`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SiteMade {
    /// The folder.
    pub folder: String,
    /// The page to open.
    pub index: String,
    /// Files of the site.
    pub files: u32,
    /// Their size.
    pub bytes: Id,
    /// Paths of files that are new or different.
    pub written: Vec<String>,
    /// Files that were the same already.
    pub unchanged: u32,
    /// Paths of pages that no longer exist and were taken away.
    pub removed: Vec<String>,
    /// The same in words.
    pub text: String,
}

method! {
    for MakeSite: "site.make" Arbiter -> SiteMade |this, desk, call| {
        let messages = call.messages();
        if this.folder.trim().is_empty() {
            return Err(ApiError::plain(Code::BadInput, messages, "desk-site-no-folder").about("folder"));
        }
        let folder = PathBuf::from(&this.folder);
        let languages = languages(this.languages.as_deref(), call)?;
        let kept_back = redaction::asked(this.redact.as_deref().unwrap_or_default(), messages)?;
        let templates = site::templates(&desk.0.options.data_folder);
        // The event is free for results while the pages are made and written.
        let (state, head, made) = {
            let event = desk.event(call)?;
            if let Some(id) = this.tournament {
                super::section(&event.state, id, messages)?;
            }
            (redaction::applied(kept_back, &event.state), event.head().0, event.moment(desk.now()))
        };
        let making = Making {
            state: &state,
            head,
            only: this.tournament.map(|id| TournamentId(id.0)),
            languages: &languages,
            made,
            minors_short: kept_back.minors,
        };
        let files = making.files(&templates).map_err(|error| {
            let args = args! { "why" => error.to_string() };
            ApiError::worded(Code::BadInput, messages, "desk-site-template", &args)
        })?;
        let done = site::put(&folder, &state.uuid, &files)
            .map_err(|trouble| refused(&trouble, &folder, call))?;
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let text = messages.text("desk-site-made", &args! {
            "folder" => folder.display().to_string(),
            "files" => files.len(),
            "kilobytes" => done.bytes.div_ceil(1000),
            "written" => done.written.len(),
            "removed" => done.removed.len(),
        });
        Ok(SiteMade {
            index: folder.join("index.html").display().to_string(),
            folder: this.folder,
            files: count(files.len()),
            bytes: Id(done.bytes),
            written: done.written,
            unchanged: count(done.unchanged),
            removed: done.removed,
            text,
        })
    }
}

/// The languages asked for, each once; all of them if none is, that of the call first.
fn languages(asked: Option<&[String]>, call: &Call) -> Result<Vec<Language>, ApiError> {
    let all = [Language::English, Language::Spanish];
    let mut chosen: Vec<Language> = Vec::new();
    for code in asked.unwrap_or_default() {
        let found = all.into_iter().find(|it| it.code() == code.trim());
        let found = found.ok_or_else(|| ApiError::bad_value(call.messages(), "language", code))?;
        if !chosen.contains(&found) {
            chosen.push(found);
        }
    }
    if chosen.is_empty() {
        chosen.extend(all);
        chosen.sort_by_key(|it| *it != call.language);
    }
    Ok(chosen)
}

fn refused(trouble: &Trouble, folder: &Path, call: &Call) -> ApiError {
    let messages = call.messages();
    let args = args! { "folder" => folder.display().to_string() };
    match trouble {
        Trouble::Foreign(path) => {
            let args = args.with("path", path.as_str());
            ApiError::worded(Code::Refused, messages, "desk-site-foreign", &args).about("folder")
        }
        Trouble::OtherEvent => {
            ApiError::worded(Code::Refused, messages, "desk-site-other-event", &args)
                .about("folder")
        }
        Trouble::Disk(path, error) => ApiError::folder(messages, path, error).about("folder"),
    }
}
