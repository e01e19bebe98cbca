//! Files given out: TRF reports, games, tables; and writing files so that none is ever half there.

pub(crate) mod carried;
pub(crate) mod games;
mod integrity;
mod lists;
pub(crate) mod report;
mod sheet;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use formats::fold;
use formats::problem::Problem;
use formats::table::{self, Cell, CsvOptions, Figure, Sheet};
use formats::trf::{self, Dialect, Letters, TrfFile, WriteOptions};
use i18n::Messages;
use tournament::crosstable::Order;
use tournament::history::Cell as HistoryCell;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::ByeKind;
use tournament::state::{State, Tournament};

use crate::api::tables;
use crate::api::wire::FileOut;
use crate::error::ApiError;
use crate::printing::sex_of;
use crate::words::Roster;
use crate::{late, ranking, words};

pub(crate) use games::{Content, Originals, Wanted, first_move, games, originals};
pub(crate) use integrity::{note, remarks};
pub(crate) use report::trf;

/// The bytes of a report.
pub(crate) fn trf_bytes(
    file: &TrfFile,
    dialect: Dialect,
    letters: Letters,
) -> (Vec<u8>, Vec<Problem>) {
    let mut bytes = Vec::new();
    let problems = trf::write(file, WriteOptions { dialect, letters }, &mut bytes)
        .expect("writing to memory cannot fail");
    (bytes, problems)
}

/// Players, pairings of each round, standings, crosstable, rating changes, norms and prizes as tables.
pub(crate) fn sheets(state: &State, tournament: &Tournament, messages: &Messages) -> Vec<Sheet> {
    let roster = Roster::new(state, tournament, messages);
    let mut sheets = vec![players(&roster)];
    sheets.extend(tournament.rounds.iter().map(|round| pairings(&roster, round.number)));
    if tournament.published().0 > 0 {
        sheets.push(standings(&roster));
        sheets.extend(lists::teams(&roster, after(tournament)));
        sheets.push(crosstable(&roster));
        sheets.extend(lists::all(&roster, after(tournament)));
    }
    sheets
}

fn text(text: impl Into<String>) -> Cell {
    let text = text.into();
    if text.is_empty() { Cell::Empty } else { Cell::Text(text) }
}

/// Points that were worded, as a number again: a file has one way of writing numbers.
fn points(worded: &str) -> Cell {
    Points::read(worded).map_or_else(|| text(worded), Cell::Points)
}

/// What was computed, as a number if it is one.
fn figure(worded: impl Into<String>) -> Cell {
    let worded = worded.into();
    Figure::read(&worded).map_or_else(|| text(worded), Cell::Figure)
}

fn number(number: Option<u16>) -> Cell {
    number.map_or(Cell::Empty, |number| Cell::Number(i64::from(number)))
}

fn heads(keys: &[&str], messages: &Messages) -> Vec<String> {
    keys.iter().map(|key| messages.plain(key)).collect()
}

fn players(roster: &Roster) -> Sheet {
    let mut entrants: Vec<_> = roster.tournament.entrants.values().collect();
    entrants.sort_by_key(|entrant| roster.numbers.get(&entrant.id));
    let row = |entrant: &&tournament::state::Entrant| {
        let side = roster.side(entrant.id, RoundNo(1));
        let private = roster.private(entrant).cloned().unwrap_or_default();
        let sex = sex_of(roster.state, entrant).map_or("", |sex| match sex {
            tournament::player::Sex::Male => "m",
            tournament::player::Sex::Female => "w",
        });
        vec![
            number(side.number),
            text(side.title),
            text(side.name),
            number(side.rating),
            text(side.federation),
            text(private.fide_id),
            text(private.birth),
            text(sex),
            text(private.club),
        ]
    };
    Sheet {
        name: roster.messages.plain("output-sheet-players"),
        columns: heads(
            &[
                "output-column-number",
                "output-column-title",
                "output-column-name",
                "output-column-rating",
                "output-column-federation",
                "output-column-fideid",
                "output-column-birth",
                "output-column-sex",
                "output-column-club",
            ],
            roster.messages,
        ),
        rows: entrants.iter().map(row).collect(),
    }
}

fn pairings(roster: &Roster, round: RoundNo) -> Sheet {
    let messages = roster.messages;
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut notes: Vec<String> = Vec::new();
    for game in roster.tournament.games_of(round) {
        let (white, black) = (roster.side(game.white, round), roster.side(game.black, round));
        rows.push(vec![
            Cell::Number(i64::from(game.board.0)),
            number(white.number),
            text(white.name),
            number(white.rating),
            Cell::Points(roster.points_before(game.white, round)),
            text(words::standing_text(game.standing())),
            Cell::Points(roster.points_before(game.black, round)),
            text(black.name),
            number(black.rating),
            number(black.number),
        ]);
        notes.push(late::note_of(roster, game).unwrap_or_default());
    }
    if let Some(published) = roster.tournament.round(round) {
        let pab = published.bye.iter().map(|it| (*it, roster.tournament.pairing_bye(round)));
        for (entrant, kind) in pab.chain(published.absentees.iter().map(|(it, kind)| (*it, *kind)))
        {
            let side = roster.side(entrant, round);
            rows.push(vec![
                Cell::Empty,
                number(side.number),
                text(side.name),
                number(side.rating),
                Cell::Points(roster.points_before(entrant, round)),
                text(words::bye_text(kind, messages)),
            ]);
        }
    }
    let name = messages.text("output-sheet-round", &i18n::args! { "round" => round.0 });
    let sheet = Sheet {
        name,
        columns: heads(
            &[
                "common-board",
                "output-column-number",
                "common-white",
                "output-column-rating",
                "common-points",
                "common-result",
                "common-points",
                "common-black",
                "output-column-rating",
                "output-column-number",
            ],
            messages,
        ),
        rows,
    };
    with_notes(sheet, notes, messages)
}

/// A last column with what is to be said of each row, where there is anything.
fn with_notes(mut sheet: Sheet, notes: Vec<String>, messages: &Messages) -> Sheet {
    if notes.iter().all(String::is_empty) {
        return sheet;
    }
    let width = sheet.columns.len();
    sheet.columns.push(messages.plain("output-column-notes"));
    for (row, note) in sheet.rows.iter_mut().zip(notes).filter(|(_, note)| !note.is_empty()) {
        row.resize(width, Cell::Empty);
        row.push(text(note));
    }
    sheet
}

/// What is to be said of the results and points of a player up to a round.
fn notes_of(roster: &Roster, after: RoundNo, number: Tpn) -> String {
    let entrant = roster.numbers.iter().find(|(_, tpn)| **tpn == number);
    entrant.map_or_else(String::new, |(id, _)| late::notes_of(roster, after, *id).join(" "))
}

fn after(tournament: &Tournament) -> RoundNo {
    let full = tables::last_full(tournament);
    if full.0 > 0 { full } else { tournament.published() }
}

fn standings(roster: &Roster) -> Sheet {
    let after = after(roster.tournament);
    let ranked = ranking::ranked(roster.state, roster.tournament, after);
    let mut columns = heads(
        &[
            "output-column-rank",
            "output-column-number",
            "output-column-title",
            "output-column-name",
            "output-column-rating",
            "output-column-federation",
            "common-points",
        ],
        roster.messages,
    );
    columns.extend(ranked.standings.list.iter().map(ToString::to_string));
    let rows = ranked.standings.rows.iter().map(|row| {
        let entrant =
            ranked.entrants.get(&row.tpn).copied().unwrap_or(tournament::ids::EntrantId(0));
        let side = roster.side(entrant, RoundNo(1));
        let rank = if row.has_place() { number(Some(row.rank)) } else { text("–".to_owned()) };
        let mut cells = vec![
            rank,
            number(side.number),
            text(side.title),
            text(side.name),
            number(side.rating),
            text(side.federation),
            Cell::Points(row.points),
        ];
        let values = ranked.standings.list.iter().zip(&row.values);
        cells.extend(values.map(|(code, value)| figure(code.text(*value))));
        cells
    });
    let rows = rows.collect();
    let name = roster.messages.text("output-sheet-standings", &i18n::args! { "round" => after.0 });
    let notes = ranked.standings.rows.iter().map(|row| notes_of(roster, after, row.tpn));
    with_notes(Sheet { name, columns, rows }, notes.collect(), roster.messages)
}

fn crosstable(roster: &Roster) -> Sheet {
    let after = after(roster.tournament);
    let view = tables::crosstable_view(
        roster.state,
        roster.tournament,
        after,
        Order::ByNumber,
        roster.messages,
    );
    let mut columns = heads(
        &[
            "output-column-number",
            "output-column-title",
            "output-column-name",
            "output-column-rating",
            "output-column-federation",
        ],
        roster.messages,
    );
    columns.extend(view.heads.iter().cloned());
    let kinds = CellKinds::of(roster);
    columns.extend(heads(&["common-points", "output-column-rank"], roster.messages));
    let notes: Vec<String> =
        view.rows.iter().map(|row| notes_of(roster, after, Tpn(row.number))).collect();
    let rows = view.rows.into_iter().map(|row| {
        let mut cells = vec![
            number(Some(row.number)),
            text(row.title),
            text(row.name),
            number(row.rating),
            text(row.federation),
        ];
        let texts = row.cells.into_iter().map(|cell| cell.text).zip(1..=u8::MAX);
        match view.form.as_str() {
            "grid" => cells.extend(texts.map(|(cell, _)| text(cell))),
            _ => cells.extend(
                texts.map(|(cell, round)| text(kinds.cell(cell, Tpn(row.number), RoundNo(round)))),
            ),
        }
        cells.extend([points(&row.points), figure(row.rank_text)]);
        cells
    });
    let rows = rows.collect();
    let sheet = Sheet { name: roster.messages.plain("output-sheet-crosstable"), columns, rows };
    with_notes(sheet, notes, roster.messages)
}

/// What the cells of a crosstable do not say by themselves, and what a file has to say to be read again as the same
/// event: `12w1u` is not rated; `-1F` is a full-point bye, `-½H`, `-1U`, `-0Z` likewise, with the letter of reports. A
/// cell without a letter means what it means everywhere: `-1` the bye of the pairing, `-½` a half-point bye, `-0` absent.
struct CellKinds<'a> {
    roster: &'a Roster<'a>,
    /// Full points without a game, by round.
    full: BTreeMap<RoundNo, usize>,
}

impl CellKinds<'_> {
    fn of<'a>(roster: &'a Roster<'a>) -> CellKinds<'a> {
        let mut full = BTreeMap::new();
        for row in &roster.history.players {
            for (cell, round) in row.rounds.iter().zip(1..=u8::MAX) {
                if let HistoryCell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint) = cell {
                    *full.entry(RoundNo(round)).or_default() += 1;
                }
            }
        }
        CellKinds { roster, full }
    }

    fn cell(&self, plain: String, number: Tpn, round: RoundNo) -> String {
        let history = &self.roster.history;
        let cell = history.row(number).and_then(|row| row.rounds.get(round.index()));
        let Some(cell) = cell else { return plain };
        let letter = match cell {
            HistoryCell::Game { rated: false, .. } => "u",
            HistoryCell::Game { .. } | HistoryCell::Forfeit { .. } | HistoryCell::Open { .. } => "",
            HistoryCell::Bye(kind) => {
                let worth = history.scoring.points(*cell);
                let alone = self.full.get(&round) == Some(&1);
                match kind {
                    ByeKind::PairingAllocated if worth == Points::ONE && alone => "",
                    ByeKind::HalfPoint if worth == Points::HALF => "",
                    ByeKind::ZeroPoint if worth == Points::ZERO => "",
                    ByeKind::PairingAllocated => "U",
                    ByeKind::FullPoint => "F",
                    ByeKind::HalfPoint => "H",
                    ByeKind::ZeroPoint => "Z",
                }
            }
        };
        format!("{plain}{letter}")
    }
}

/// One table as CSV, with the mark by which spreadsheets know UTF-8, and the signs of the language.
pub(crate) fn csv(sheet: &Sheet, messages: &Messages, ascii: bool) -> Vec<u8> {
    let comma = messages.language().decimal_separator() == ',';
    let options = CsvOptions {
        delimiter: if comma { table::Delimiter::Semicolon } else { table::Delimiter::Comma },
        decimal: if comma { table::Decimal::Comma } else { table::Decimal::Point },
        mark: if ascii { table::Mark::None } else { table::Mark::Bom },
    };
    let mut bytes = Vec::new();
    table::write_csv(sheet, options, &mut bytes).expect("writing to memory cannot fail");
    if ascii { fold::to_ascii(&String::from_utf8_lossy(&bytes)).into_bytes() } else { bytes }
}

/// A file name that every system takes.
pub(crate) fn file_name(parts: &[&str], ending: &str) -> String {
    let joined =
        parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" - ");
    let safe: String = joined
        .chars()
        .map(|sign| if sign.is_alphanumeric() || " -_.,()".contains(sign) { sign } else { '-' })
        .take(120)
        .collect();
    format!("{}.{ending}", safe.trim_matches(['.', ' ', '-']))
}

/// A file in an answer; written to `path` if one is given, and then not sent along.
pub(crate) fn file_out(
    name: String,
    media_type: &str,
    bytes: &[u8],
    path: Option<&Path>,
    messages: &Messages,
) -> Result<FileOut, ApiError> {
    let (base64, saved) = match path {
        Some(path) => {
            save(path, bytes).map_err(|error| ApiError::file(messages, path, &error))?;
            (String::new(), Some(path.display().to_string()))
        }
        None => (base64::engine::general_purpose::STANDARD.encode(bytes), None),
    };
    Ok(FileOut { name, media_type: media_type.to_owned(), base64, saved, notes: Vec::new() })
}

/// Writes beside the place, then moves: the file is the old one or the new one, never half of it.
fn save(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    std::fs::create_dir_all(&folder)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".arbiter-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(&folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
