//! Photos of scoresheets and clocks: kept in the event file with their hash, beside a game, a ruling or the event.

use std::path::PathBuf;
use std::sync::Arc;

use ::tournament::decide::Command;
use ::tournament::fact::{Fact, PhotoAttached, PhotoRemoved};
use ::tournament::ids::{GameId, PhotoId, RulingId, TournamentId};
use ::tournament::state::{Photo, Ruling, State};
use base64::Engine as _;
use formats::image::{self, Image, ImageError, ImageKind, Turn};
use i18n::{Messages, args};
use journal::{Attachment, Journal as _, Sha};
use reports::model::{self, Coding};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::method;
use super::wire::{Changes, FileIn, FileOut, Id};
use crate::bring_in;
use crate::error::Code;
use crate::event::{Extra, OpenEvent};
use crate::{ApiError, Call};

/// Larger files are refused: a photo of a telephone has five megabytes.
const LARGEST: usize = 16 << 20;

/// A photo in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PhotoRow {
    /// Photo.
    pub id: Id,
    /// When it was kept, RFC 3339.
    pub at: String,
    /// Who kept it.
    pub by: String,
    /// Section.
    pub tournament: Option<Id>,
    /// Game.
    pub game: Option<Id>,
    /// Round of the game.
    pub round: Option<u8>,
    /// Board of the game.
    pub board: Option<u16>,
    /// Ruling it was taken for.
    pub ruling: Option<Id>,
    /// File name.
    pub name: String,
    /// Media type.
    pub media_type: String,
    /// Size in words: `2.4 MB`.
    pub size: String,
    /// SHA-256 of the file.
    pub sha: String,
    /// What it shows.
    pub note: String,
}

method! {
    /// Keeps a photo (JPEG, PNG or WebP, 16 MB at most) beside a game, a ruling or the event.
    "photo.attach" Arbiter PhotoAttach {
        /// The file.
        file: FileIn,
        /// Section of the game.
        #[serde(default)]
        tournament: Option<Id>,
        /// Game.
        #[serde(default)]
        game: Option<Id>,
        /// Ruling it was taken for; its game is known from it.
        #[serde(default)]
        ruling: Option<Id>,
        /// What it shows.
        #[serde(default)]
        note: String,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let kept = Kept::of(&this.file, messages)?;
        desk.act_with(call, |event| {
            let place = (
                this.tournament.map(|it| TournamentId(it.0)).or_else(|| section_of(&event.state, this.game)),
                this.game.map(|it| GameId(it.0)),
                this.ruling.map(|it| RulingId(it.0)),
            );
            let body = kept.body(place, this.note.trim());
            Ok((Command::AttachPhoto(body), kept.extra()))
        })
    }
}

method! {
    /// Photos, the oldest first: those of a game with its rulings, those of a ruling with its game, or all.
    "photo.list" Viewer PhotoList {
        /// Only of this game.
        #[serde(default)]
        game: Option<Id>,
        /// Only of this ruling, with what was kept of its game and of no other ruling.
        #[serde(default)]
        ruling: Option<Id>,
    } -> Vec<PhotoRow> |this, desk, call| {
        let messages = call.messages();
        let event = desk.event(call)?;
        let ruling = match this.ruling {
            None => None,
            Some(id) => Some(event.state.rulings.get(&RulingId(id.0)).ok_or_else(|| {
                ApiError::not_found(messages, "ruling", &id.0.to_string())
            })?),
        };
        let wanted = |it: &&Photo| {
            let game = this.game.is_none_or(|game| it.body.game == Some(GameId(game.0)));
            it.removed.is_none() && game && ruling.is_none_or(|ruling| belongs(it, ruling))
        };
        Ok(event.state.photos.values().filter(wanted).map(|it| row(it, &event, messages)).collect())
    }
}

method! {
    /// A photo as it was handed in.
    "photo.get" Viewer PhotoGet {
        /// Photo.
        id: Id,
        /// Where to write it; left out: only in the answer.
        #[serde(default)]
        path: Option<String>,
    } -> FileOut |this, desk, call| {
        let messages = call.messages();
        let event = desk.event(call)?;
        let photo = event
            .state
            .photos
            .get(&PhotoId(this.id.0))
            .ok_or_else(|| ApiError::not_found(messages, "photo", &this.id.0.to_string()))?;
        let bytes = bytes(photo, &event, messages)?;
        let path = this.path.filter(|path| !path.is_empty()).map(PathBuf::from);
        if let Some(path) = &path {
            std::fs::write(path, &bytes).map_err(|error| ApiError::file(messages, path, &error))?;
        }
        Ok(FileOut {
            name: photo.body.name.clone(),
            media_type: photo.body.media.clone(),
            base64: base64::engine::general_purpose::STANDARD.encode(&bytes),
            saved: path.map(|path| path.display().to_string()),
            notes: Vec::new(),
        })
    }
}

method! {
    /// Takes a photo out of the lists and prints; its bytes stay in the file.
    "photo.remove" Arbiter PhotoRemove {
        /// Photo.
        id: Id,
        /// Why.
        #[serde(default)]
        reason: String,
    } -> Changes |this, desk, call| {
        let photo = PhotoId(this.id.0);
        desk.act(call, Command::RemovePhoto(PhotoRemoved { photo, reason: this.reason }))
    }
}

/// Where a photo belongs: section, game, ruling.
type Place = (Option<TournamentId>, Option<GameId>, Option<RulingId>);

/// A photo that can be kept.
pub(crate) struct Kept {
    name: String,
    image: Image,
    attachment: Attachment,
}

impl Kept {
    /// Looks at what was handed in.
    pub(crate) fn of(file: &FileIn, messages: &Messages) -> Result<Kept, ApiError> {
        let source = bring_in::anything(file, messages)?;
        let refused = |key: &str| {
            let args = args! {
                "name" => crate::plain::one_line(&source.name),
                "size" => megabytes(source.bytes.len() as u64, messages),
                "most" => megabytes(LARGEST as u64, messages),
            };
            ApiError::worded(Code::BadInput, messages, key, &args).about("file")
        };
        if source.bytes.len() > LARGEST {
            return Err(refused("photo-too-large"));
        }
        let image = image::look(&source.bytes).map_err(|error| {
            refused(match error {
                ImageError::Empty | ImageError::OtherKind => "photo-other-kind",
                ImageError::Damaged => "photo-damaged",
            })
        })?;
        let name = match crate::plain::one_line(&source.name) {
            name if name.is_empty() => {
                format!("{}.{}", messages.plain("photo-name"), image.kind.ending())
            }
            name => name,
        };
        let media = image.kind.media().to_owned();
        Ok(Kept { name, image, attachment: Attachment { media, bytes: source.bytes } })
    }

    pub(crate) fn body(&self, (tournament, game, ruling): Place, note: &str) -> PhotoAttached {
        PhotoAttached {
            tournament,
            game,
            ruling,
            attachment: self.attachment.sha().to_string(),
            name: self.name.clone(),
            media: self.image.kind.media().to_owned(),
            size: self.attachment.bytes.len() as u64,
            note: note.to_owned(),
        }
    }

    /// Looks at several.
    pub(crate) fn all(files: &[FileIn], messages: &Messages) -> Result<Vec<Kept>, ApiError> {
        files.iter().map(|file| Kept::of(file, messages)).collect()
    }

    /// Adds photos to the facts of a ruling; the same picture handed in twice is kept once.
    pub(crate) fn keep(photos: &[Kept], place: Place, facts: &mut Vec<Fact>) -> Extra {
        let mut attachments = Vec::new();
        for photo in photos {
            let fact = photo.body(place, "").into();
            if !facts.contains(&fact) {
                facts.push(fact);
                attachments.push(photo.attachment());
            }
        }
        Extra { private: Vec::new(), attachments }
    }

    pub(crate) fn attachment(&self) -> Attachment {
        self.attachment.clone()
    }

    fn extra(&self) -> Extra {
        Extra { private: Vec::new(), attachments: vec![self.attachment()] }
    }
}

fn section_of(state: &State, game: Option<Id>) -> Option<TournamentId> {
    let game = GameId(game?.0);
    state.tournaments.values().find(|it| it.games.contains_key(&game)).map(|it| it.id)
}

/// Whether a photo is shown with a ruling: it was taken for it, or of its game and for no other.
fn belongs(photo: &Photo, ruling: &Ruling) -> bool {
    match photo.body.ruling {
        Some(id) => id == ruling.id,
        None => photo.body.game.is_some() && photo.body.game == ruling.body.game,
    }
}

/// The file of a photo.
pub(crate) fn bytes(
    photo: &Photo,
    event: &OpenEvent,
    messages: &Messages,
) -> Result<Vec<u8>, ApiError> {
    let sha = Sha::from_hex(&photo.body.attachment);
    let found = match &sha {
        Some(sha) => {
            event.journal().attachment(sha).map_err(|error| ApiError::reading(messages, &error))?
        }
        None => None,
    };
    found.map(|it| it.bytes).ok_or_else(|| ApiError::not_found(messages, "photo", &photo.body.name))
}

/// Photos that go with a ruling as a print carries them. One whose file cannot be read is left out: the ruling is printed
/// all the same, and `verify` names the damage.
pub(crate) fn of_ruling(
    ruling: &Ruling,
    event: &OpenEvent,
    messages: &Messages,
) -> Vec<model::Photo> {
    let photos = event.state.photos.values();
    photos
        .filter(|it| it.removed.is_none() && belongs(it, ruling))
        .filter_map(|it| printed(it, event, messages))
        .collect()
}

fn printed(photo: &Photo, event: &OpenEvent, messages: &Messages) -> Option<model::Photo> {
    let bytes = bytes(photo, event, messages).ok()?;
    let image = image::look(&bytes).ok()?;
    let coding = match (image.kind, image.components) {
        (ImageKind::Jpeg, 1) => Coding::JpegGray,
        (ImageKind::Jpeg, 3) => Coding::JpegColor,
        (ImageKind::Png, _) => Coding::Png,
        (kind, _) => Coding::Other(kind.media()),
    };
    let quarters = match image.turn {
        Turn::None => 0,
        Turn::Right => 1,
        Turn::Half => 2,
        Turn::Left => 3,
    };
    let args = args! {
        "name" => photo.body.name.as_str(),
        "note" => photo.body.note.as_str(),
        "has-note" => usize::from(!photo.body.note.is_empty()),
        "sha" => photo.body.attachment.as_str(),
        "carried" => usize::from(!matches!(coding, Coding::Other(_))),
    };
    Some(model::Photo {
        caption: messages.text("photo-caption", &args),
        bytes: Arc::new(bytes),
        coding,
        size: (image.width, image.height),
        quarters,
    })
}

fn row(photo: &Photo, event: &OpenEvent, messages: &Messages) -> PhotoRow {
    let body = &photo.body;
    let section = body.tournament.and_then(|id| event.state.tournaments.get(&id));
    let game = section.zip(body.game).and_then(|(section, id)| section.games.get(&id));
    let at = event.entries.iter().position(|entry| entry.seq.0 == photo.id.0);
    let entry = at.and_then(|at| event.entries.get(at));
    PhotoRow {
        id: Id(photo.id.0),
        at: entry.map_or_else(String::new, |it| event.at(it)),
        by: at.and_then(|at| event.marks.get(at)).map_or_else(String::new, |it| it.by.clone()),
        tournament: body.tournament.map(|it| Id(it.0)),
        game: body.game.map(|it| Id(it.0)),
        round: game.map(|it| it.round.0),
        board: game.map(|it| it.board.0),
        ruling: body.ruling.map(|it| Id(it.0)),
        name: body.name.clone(),
        media_type: body.media.clone(),
        size: megabytes(body.size, messages),
        sha: body.attachment.clone(),
        note: body.note.clone(),
    }
}

/// `2.4 MB`; small files in kB.
fn megabytes(bytes: u64, messages: &Messages) -> String {
    let (key, tenths) = match bytes {
        0..=999_949 => ("photo-size-kb", bytes.div_ceil(100)),
        _ => ("photo-size-mb", bytes.div_ceil(100_000)),
    };
    let whole = tenths / 10;
    let number = if whole >= 10 || tenths.is_multiple_of(10) {
        whole.to_string()
    } else {
        messages.text("photo-size-number", &args! { "whole" => whole, "tenth" => tenths % 10 })
    };
    messages.text(key, &args! { "number" => number })
}

/// A file to be given out: name, media type, bytes.
type Named = (String, &'static str, Vec<u8>);

/// All photos as files: `R6-B16 sheets.jpg`.
pub(crate) fn files(event: &OpenEvent, call: &Call) -> Result<Vec<Named>, ApiError> {
    let messages = call.messages();
    let mut files: Vec<Named> = Vec::new();
    for photo in event.state.photos.values().filter(|it| it.removed.is_none()) {
        let row = row(photo, event, messages);
        let place = match (row.round, row.board) {
            (Some(round), Some(board)) => format!("R{round}-B{board} "),
            _ => String::new(),
        };
        let safe: String = photo
            .body
            .name
            .chars()
            .map(|it| if it.is_control() || "/\\:*?\"<>|".contains(it) { '_' } else { it })
            .collect();
        let mut name = format!("{place}{safe}");
        if files.iter().any(|(known, ..)| *known == name) {
            name = format!("{place}{} {safe}", photo.id);
        }
        let bytes = bytes(photo, event, messages)?;
        let media = image::look(&bytes).map_or("application/octet-stream", |it| it.kind.media());
        files.push((name, media, bytes));
    }
    Ok(files)
}
