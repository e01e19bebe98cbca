//! Reports and files given out.

use std::path::{Path, PathBuf};

use ::journal::Attachment;
use ::tournament::fact::DocumentIssued;
use ::tournament::history::Scoring;
use ::tournament::ids::{EntrantId, RoundNo, Seq};
use ::tournament::state::{State, Tournament};
use formats::trf::{Dialect, Letters};
use i18n::{Language, Messages, args};
use reports::{Kind, PageOptions, Paper};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::category::CategoryFilter;
use super::tables::{as_of, section_or_only};
use super::wire::{FileOut, Id};
use super::{method, norms, photo};
use crate::error::Code;
use crate::event::Extra;
use crate::give_out::{self, Content, Originals, Wanted, file_name, file_out};
use crate::printing::{self, Printing};
use crate::{ApiError, Call, Desk, bring_in, open_json, outside, redaction};

/// Parameters of `report.make`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct MakeReport {
    /// `pairings`, `pairings-by-name`, `results`, `start-list`, `standings`, `team-standings`, `crosstable`,
    /// `crosstable-by-number`, `round-robin-grid`, `ratings`, `norms`, `prizes`, `ruling`, `envelope`, `adjourned`,
    /// `incidents`, `title-norm`, `tournament-report`, `arbiter-norm`, `chief-report`.
    pub kind: String,
    /// Tournament; left out: the only one.
    pub tournament: Option<Id>,
    /// Round; left out: the last that fits.
    pub round: Option<u8>,
    /// Ruling, for `ruling`; left out: the last.
    pub ruling: Option<Id>,
    /// Game, for `envelope` (left out: the last adjourned) and `incidents` (left out: all).
    pub game: Option<Id>,
    /// Pairing number, for `title-norm`; left out: everybody who made a norm.
    pub player: Option<u16>,
    /// What exempts the section from B.01 1.4.3, as in `norms.get`, for prints with norms; left out: as it is set.
    pub exemption: Option<String>,
    /// Only these, for `standings`, by their order in the whole field.
    pub category: Option<CategoryFilter>,
    /// The same by the name of a category of the prizes, or by conditions: `U16,women`, `1800-1999`.
    pub category_name: Option<String>,
    /// Entry of the journal up to which facts count, for standings, crosstables, results, ratings and norms; left out: all.
    pub as_of: Option<Id>,
    /// Columns that are left out, for `standings`: `number`, `fed`, `rating`, `club`. Points and tie-breaks always stand.
    #[ts(optional, as = "Option<Vec<String>>")]
    pub hidden: Vec<String>,
    /// Language of the document; left out: that of the call, of a ruling that in which it was given.
    pub language: Option<String>,
    /// `a4` or `letter`; empty: as set on this computer.
    pub paper: String,
    /// `pdf`, `html`, `txt`; empty: by the ending of the path, else `pdf`.
    pub format: String,
    /// Where to write it; left out: only returned.
    pub path: Option<String>,
}

/// A report that can be made.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReportChoice {
    /// Kind.
    pub kind: String,
    /// Name in the language of the call.
    pub name: String,
    /// Takes a round.
    pub by_round: bool,
    /// Why it cannot be made now, or empty.
    pub blocked: String,
}

/// Parameters of `export.make`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct MakeExport {
    /// `trf26`, `trf16`, `pgn`, `csv`, `xlsx`, `ods`, `json` (the whole event), `photos` (of scoresheets and clocks).
    pub format: String,
    /// Tournament; left out: the only one.
    pub tournament: Option<Id>,
    /// Round, for `pgn`; left out: all.
    pub round: Option<u8>,
    /// Folder to write to; left out: only returned.
    pub folder: Option<String>,
    /// Letters without accents, for federations that want ASCII.
    pub ascii: bool,
    /// Pairing number of the one player whose games are given out, for `pgn`; left out: all.
    pub player: Option<u16>,
    /// For `pgn`: only tags, for electronic boards.
    pub pairings: bool,
    /// What is kept back: `birth`, `contact`, `minors` (their surnames and FIDE ids; in `json` all that names them).
    pub redact: Vec<String>,
}

method! {
    /// The documents there are, and why some cannot be made now.
    "report.list" Viewer ReportList {
        /// Section; left out: the only one.
        #[serde(default)]
        tournament: Option<Id>,
    } -> Vec<ReportChoice> |this, desk, call| {
        let messages = call.messages();
        let event = desk.maybe_event();
        let tournament = match &event {
            Some(event) => Some(section_or_only(&event.state, this.tournament, messages)?),
            None => None,
        };
        // Without an event the list still says what there is; nothing of it can be made.
        let blocked = |kind: Kind| match (&event, tournament) {
            (Some(event), Some(tournament)) => {
                printing::blocked(kind, &event.state, tournament, messages).unwrap_or_default()
            }
            _ => messages.plain("desk-no-event"),
        };
        let choice = |kind: &Kind| ReportChoice {
            kind: kind.id().to_owned(),
            name: kind.name(call.language),
            by_round: printing::by_round(*kind),
            blocked: blocked(*kind),
        };
        Ok(reports::kinds().iter().map(choice).collect())
    }
}

method! {
    for MakeReport: "report.make" Arbiter -> FileOut |this, desk, call| {
        let messages = call.messages();
        let kind = Kind::from_id(&this.kind)
            .ok_or_else(|| ApiError::not_found(messages, "report", &this.kind))?;
        let path = this.path.as_deref().filter(|path| !path.is_empty()).map(Path::new);
        let format = Format::asked(&this.format, path)
            .ok_or_else(|| ApiError::not_found(messages, "format", &this.format))?;
        let paper = paper(desk, &this.paper, call)?;
        let call = &in_language(this.language.as_deref().unwrap_or_default(), call)?;
        let (name, bytes) = {
            let event = desk.event(call)?;
            if this.as_of.is_some() && !printing::has_moments(kind) {
                let args = args! { "report" => kind.name(call.language) };
                let refused = ApiError::worded(Code::BadInput, messages, "output-as-of-not", &args);
                return Err(refused.about("asOf"));
            }
            let state = as_of(&event, this.tournament, this.as_of, messages)?;
            let tournament = section_or_only(&state, this.tournament, messages)?;
            let tournament = &*norms::exempted(tournament, this.exemption.as_deref(), messages)?;
            let printed = event.moment(desk.now());
            let seq = this.as_of.map(|it| Seq(it.0));
            let printing =
                Printing { event: &event, state: &state, as_of: seq, tournament, call, printed };
            let made = printing.make(kind, &this)?;
            let section = if state.tournaments.len() > 1 { tournament.setup.name.as_str() } else { "" };
            // A file is named in the language of what stands in it.
            let messages = call.messages();
            let round = made.round.map_or_else(String::new, |round| {
                messages.text("common-round-number", &args! { "round" => round.0 })
            });
            let title = kind.name(call.language);
            let moment = this.as_of.map_or_else(String::new, |it| {
                messages.text("output-as-of-name", &args! { "entry" => it.0 })
            });
            let name =
                file_name(&[event.name(), section, &title, &round, &moment], format.ending());
            (name, format.bytes(&made.document, paper, call)?)
        };
        let file = file_out(name.clone(), format.media(), &bytes, path, messages)?;
        if kind == Kind::Ruling && path.is_some() {
            issued(desk, call, name, kind, format, bytes)?;
        }
        Ok(file)
    }
}

/// The call in the language of the document.
fn in_language(code: &str, call: &Call) -> Result<Call, ApiError> {
    if code.is_empty() {
        return Ok(call.clone());
    }
    match Language::from_locale(code) {
        Some(language) => Ok(Call { language, ..call.clone() }),
        None => Err(ApiError::bad_value(call.messages(), "language", code)),
    }
}

/// Keeps the ruling that was given out beside the facts.
fn issued(
    desk: &Desk,
    call: &Call,
    name: String,
    kind: Kind,
    format: Format,
    bytes: Vec<u8>,
) -> Result<(), ApiError> {
    if desk.event(call)?.read_only.is_some() {
        return Ok(());
    }
    let attachment = Attachment { media: format.media().to_owned(), bytes };
    desk.write_with(call, |_| {
        let fact = DocumentIssued {
            attachment: attachment.sha().to_string(),
            name,
            kind: kind.id().to_owned(),
        };
        Ok((vec![fact.into()], Extra { private: Vec::new(), attachments: vec![attachment] }))
    })?;
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Pdf,
    Html,
    Text,
}

impl Format {
    fn asked(name: &str, path: Option<&Path>) -> Option<Format> {
        let ending = path.and_then(Path::extension).and_then(|it| it.to_str()).unwrap_or_default();
        let name = if name.is_empty() { ending } else { name };
        match name.to_lowercase().as_str() {
            "pdf" => Some(Format::Pdf),
            "html" | "htm" => Some(Format::Html),
            "txt" => Some(Format::Text),
            "" => Some(Format::Pdf),
            _ => None,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Html => "html",
            Format::Text => "txt",
        }
    }

    fn media(self) -> &'static str {
        match self {
            Format::Pdf => "application/pdf",
            Format::Html => "text/html; charset=utf-8",
            Format::Text => "text/plain; charset=utf-8",
        }
    }

    fn bytes(
        self,
        document: &reports::Document,
        paper: Paper,
        call: &Call,
    ) -> Result<Vec<u8>, ApiError> {
        let options = PageOptions { paper, ..PageOptions::default() };
        let trouble = |error: String| ApiError::internal(call.messages(), "report.make", &error);
        match self {
            Format::Pdf => {
                reports::pdf(document, options).map_err(|error| trouble(error.to_string()))
            }
            Format::Html => reports::html(document, options)
                .map(String::into_bytes)
                .map_err(|error| trouble(error.to_string())),
            Format::Text => Ok(reports::text(document).into_bytes()),
        }
    }
}

fn paper(desk: &Desk, asked: &str, call: &Call) -> Result<Paper, ApiError> {
    let set = if asked.is_empty() {
        crate::lock(&desk.0.store).settings().map_err(call.settings_trouble())?.paper
    } else {
        asked.to_owned()
    };
    match set.as_str() {
        "a4" => Ok(Paper::A4),
        "letter" => Ok(Paper::Letter),
        other => Err(ApiError::bad_value(call.messages(), "paper", other)),
    }
}

method! {
    for MakeExport: "export.make" Arbiter -> Vec<FileOut> |this, desk, call| {
        let messages = call.messages();
        let mut notes: Vec<String> = Vec::new();
        let files = {
            let event = desk.event(call)?;
            let kept_back = redaction::asked(&this.redact, messages)?;
            let state = redaction::applied(kept_back, &event.state);
            // Open JSON holds all sections.
            let whole = this.format == "json" && this.tournament.is_none();
            let tournament = match state.tournaments.values().next().filter(|_| whole) {
                Some(first) => first,
                None => section_or_only(&state, this.tournament, messages)?,
            };
            let round = this.round.map(RoundNo);
            if round.is_some_and(|round| tournament.round(round).is_none()) {
                let asked = this.round.unwrap_or_default().to_string();
                return Err(ApiError::not_found(messages, "round", &asked));
            }
            let several = state.tournaments.len() > 1;
            let section = if several { tournament.setup.name.as_str() } else { "" };
            let name = |what: &str, ending: &str| file_name(&[event.name(), section, what], ending);
            let letters = if this.ascii { Letters::Ascii } else { Letters::Utf8 };
            let mut trf = |dialect: Dialect, what: &str| {
                let mut file = give_out::trf(&state, tournament, messages);
                give_out::note(&mut file, &event.entries, &state, tournament);
                let (bytes, cut) = give_out::trf_bytes(&file, dialect, letters);
                notes.extend(cut.iter().map(|it| bring_in::worded(it, messages).text));
                notes.extend(give_out::report::odd_federations(&file, messages));
                notes.extend(give_out::carried::notes(&state, tournament, messages));
                if file.kept.iter().any(|kept| kept.text.starts_with(outside::MARK))
                    && dialect != Dialect::Javafo
                {
                    notes.push(messages.plain("output-trf-outside"));
                }
                if !file.late.is_empty() {
                    let key = match dialect {
                        Dialect::Trf26 | Dialect::Trf16 => "output-trf-late",
                        Dialect::Javafo => "output-trf-late-engine",
                    };
                    notes.push(messages.text(key, &args! { "count" => file.late.len() }));
                }
                // Record 162 came in 2026.
                let scoring = file.header.scoring;
                if dialect == Dialect::Trf16 && scoring != Scoring::default() {
                    let args = args! {
                        "win" => scoring.win.to_string(), "draw" => scoring.draw.to_string(),
                        "loss" => scoring.loss.to_string(),
                    };
                    notes.push(messages.text("output-trf16-scoring", &args));
                }
                vec![(name(what, "trf"), TEXT, bytes)]
            };
            match this.format.as_str() {
                "trf26" => trf(Dialect::Trf26, ""),
                "trf16" => trf(Dialect::Trf16, "TRF16"),
                "javafo" => trf(Dialect::Javafo, "JaVaFo"),
                "json" => {
                    let mut document = open_json::document(&event.state, &event.entries);
                    open_json::fill(&mut document, &event);
                    if !kept_back.is_any() {
                        let sections = event.state.tournaments.values();
                        notes.extend(sections.flat_map(|it| {
                            give_out::carried::notes(&event.state, it, messages)
                        }));
                    }
                    document.redact(kept_back, printing::day(event.moment(desk.now())));
                    let mut bytes = Vec::new();
                    formats::json::write(&document, &mut bytes)
                        .map_err(|error| ApiError::internal(messages, "export.make", &error.to_string()))?;
                    vec![(file_name(&[event.name()], "json"), "application/json", bytes)]
                }
                // Sheets carry names: nothing of them is given out where names are kept back.
                "photos" if kept_back.is_any() => {
                    return Err(ApiError::plain(Code::Refused, messages, "photo-kept-back").about("redact"));
                }
                "photos" => photo::files(&event, call)?,
                "pgn" => {
                    let mut what = round.map_or_else(String::new, |round| {
                        messages.text("common-round-number", &args! { "round" => round.0 })
                    });
                    let wanted = Wanted {
                        round,
                        player: player(this.player, &state, tournament, messages)?,
                        content: if this.pairings { Content::Pairings } else { Content::Games },
                    };
                    if let Some(number) = this.player {
                        what = format!("{what} {number}").trim().to_owned();
                    }
                    // What a text says of people is not given out where names are kept back.
                    let originals = if kept_back.is_any() || this.pairings {
                        Originals::new()
                    } else {
                        give_out::originals(&event, &state, tournament, messages)
                    };
                    let bytes =
                        give_out::games(&state, tournament, wanted, &originals, this.ascii, messages);
                    vec![(name(&what, "pgn"), "application/vnd.chess-pgn", bytes)]
                }
                "csv" => give_out::sheets(&state, tournament, messages)
                    .iter()
                    .map(|sheet| {
                        let bytes = give_out::csv(sheet, messages, this.ascii);
                        (name(&sheet.name, "csv"), "text/csv; charset=utf-8", bytes)
                    })
                    .collect(),
                "xlsx" => {
                    let sheets = give_out::sheets(&state, tournament, messages);
                    let mut bytes = Vec::new();
                    formats::table::write_xlsx(&sheets, &mut bytes)
                        .map_err(|error| ApiError::internal(messages, "export.make", &error.to_string()))?;
                    vec![(name("", "xlsx"), XLSX, bytes)]
                }
                "ods" => {
                    let sheets = give_out::sheets(&state, tournament, messages);
                    let mut bytes = Vec::new();
                    formats::table::write_ods(&sheets, &mut bytes)
                        .map_err(|error| ApiError::internal(messages, "export.make", &error.to_string()))?;
                    vec![(name("", "ods"), ODS, bytes)]
                }
                other => return Err(ApiError::not_found(messages, "format", other)),
            }
        };
        let folder = this.folder.as_deref().filter(|folder| !folder.is_empty()).map(PathBuf::from);
        files
            .into_iter()
            .map(|(name, media, bytes)| {
                let path = folder.as_ref().map(|folder| folder.join(&name));
                let file = file_out(name, media, &bytes, path.as_deref(), messages)?;
                Ok(FileOut { notes: std::mem::take(&mut notes), ..file })
            })
            .collect()
    }
}

/// The entrant with a pairing number.
fn player(
    number: Option<u16>,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Result<Option<EntrantId>, ApiError> {
    let Some(number) = number else { return Ok(None) };
    let numbers = state.numbering(tournament);
    let found = numbers.iter().find(|(_, tpn)| tpn.0 == number).map(|(entrant, _)| *entrant);
    found.map(Some).ok_or_else(|| ApiError::not_found(messages, "player", &number.to_string()))
}

const TEXT: &str = "text/plain; charset=utf-8";
const ODS: &str = "application/vnd.oasis.opendocument.spreadsheet";
const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
