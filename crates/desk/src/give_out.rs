//! Files given out: TRF reports, games, tables; and writing files so that none is ever half there.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use chrono::NaiveDate;
use formats::fold;
use formats::pgn::{self, PgnGame, PgnMove, PgnResult};
use formats::problem::Problem;
use formats::table::{self, Cell, CsvOptions, Sheet};
use formats::trf::{
    self, AnnouncedBye, Dialect, KeptLine, Letters, OddField, PlayerField, TieBreakRecord,
    TieBreaks, TrfDate, TrfFile, WriteOptions,
};
use i18n::Messages;
use laws::notation::letters::Language as PieceLanguage;
use laws::notation::write::{WriteOptions as MoveOptions, written};
use tournament::crosstable::Order;
use tournament::fact::{ArbiterBody, SheetAttached};
use tournament::ids::{EntrantId, RoundNo, Tpn};
use tournament::state::{Game, State, Tournament};

use crate::api::tables;
use crate::api::wire::FileOut;
use crate::error::ApiError;
use crate::printing::sex_of;
use crate::words::Roster;
use crate::{VERSION, ranking, time_control, words};

/// Records of a TRF that the desk has no place for: kept as lines on import and written back.
pub(crate) const KEPT_RECORDS: &[&str] =
    &["013", "172", "299", "300", "310", "320", "330", "352", "362", "801", "802"];

/// A report of a section.
pub(crate) fn trf(state: &State, tournament: &Tournament, messages: &Messages) -> TrfFile {
    let roster = Roster::new(state, tournament, messages);
    let mut file = TrfFile::from_history(&roster.history);
    let published = tournament.published();
    let ranked = ranking::ranked(state, tournament, published);
    for player in &mut file.players {
        if let Some(row) = ranked.standings.row(player.number) {
            player.rank = Some(row.rank);
            player.points = Some(row.points);
        }
        let entrant =
            ranked.entrants.get(&player.number).and_then(|id| tournament.entrants.get(id));
        let Some(entrant) = entrant else { continue };
        player.name = words::name_of(state, tournament, entrant, messages);
        player.sex = sex_of(state, entrant);
        let Some(private) = roster.private(entrant) else { continue };
        player.fide_id = private.fide_id.parse().ok();
        if player.fide_id.is_none() && !private.fide_id.is_empty() {
            player.odd.push(OddField { field: PlayerField::Id, text: private.fide_id.clone() });
        }
        player.birth = formats::date::birth(&private.birth).ok().flatten();
    }
    header(&mut file, state, tournament);
    file.byes = byes(tournament, &roster);
    let kept = tournament.imports.iter().filter(|import| import.format == "trf");
    file.kept = kept
        .flat_map(|import| &import.kept)
        .map(|line| KeptLine { code: line.chars().take(3).collect(), text: line.clone() })
        .collect();
    file
}

fn header(file: &mut TrfFile, state: &State, tournament: &Tournament) {
    let details = &state.details.0;
    let setup = &tournament.setup;
    let date = |text: &str| match NaiveDate::parse_from_str(text, "%Y-%m-%d") {
        Ok(date) => Some(TrfDate::Date(date)),
        Err(_) if text.is_empty() => None,
        Err(_) => Some(TrfDate::Text(text.to_owned())),
    };
    let header = &mut file.header;
    header.name = match state.tournaments.len() {
        1 if !details.name.is_empty() => details.name.clone(),
        _ => setup.name.clone(),
    };
    header.city.clone_from(&details.place);
    header.federation.clone_from(&details.federation);
    header.start = date(&details.start_date);
    header.end = date(&details.end_date);
    header.system = system_code(&setup.system, &setup.acceleration);
    header.kind = if tournament.is_round_robin() {
        "Individual: Round-Robin".to_owned()
    } else {
        "Individual: Swiss-System".to_owned()
    };
    let (chief, others): (Vec<&ArbiterBody>, Vec<&ArbiterBody>) =
        details.arbiters.iter().partition(|arbiter| arbiter.role == "chief");
    header.chief_arbiter = chief.first().map_or_else(String::new, |it| arbiter(it));
    header.deputies = chief.iter().skip(1).chain(&others).map(|it| arbiter(it)).collect();
    if !setup.time_control.is_empty() {
        header.allotted_times = vec![setup.time_control.clone()];
        header.time_control = time_control::to_trf(&setup.time_control).unwrap_or_default();
    }
    for scheduled in &setup.schedule {
        let day = scheduled.starts.get(..10);
        let day = day.and_then(|day| NaiveDate::parse_from_str(day, "%Y-%m-%d").ok());
        let index = scheduled.round.index();
        if header.round_dates.len() <= index {
            header.round_dates.resize(index + 1, None);
        }
        header.round_dates[index] = day;
    }
    header.controller = format!("Arbiter's Desk {VERSION}");
    let codes = setup.tie_breaks.clone();
    let full = codes.iter().any(|code| code == "PTS");
    let record = if full { TieBreakRecord::Full } else { TieBreakRecord::AfterPoints };
    header.tie_breaks = (!codes.is_empty()).then_some(TieBreaks { record, codes });
}

/// Surname, given name, title and FIDE id, as record 102 shows them.
fn arbiter(arbiter: &ArbiterBody) -> String {
    let title = Some(arbiter.title.as_str()).filter(|it| !it.is_empty());
    let id = Some(format!("({})", arbiter.fide_id)).filter(|_| !arbiter.fide_id.is_empty());
    let parts = [title.map(str::to_owned), Some(arbiter.name.clone()), id];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Record 192.
fn system_code(system: &str, acceleration: &str) -> String {
    let code = match system {
        "berger" => return "FIDE_ROUNDROBIN".to_owned(),
        "berger-double" => return "FIDE_DOUBLEROUNDROBIN".to_owned(),
        "fide-dubov-2026" => "FIDE_DUBOV".to_owned(),
        "fide-burstein-2026" => "FIDE_BURSTEIN".to_owned(),
        // No code exists for it.
        "fide-lim-2026" => "CUSTOM_SWISS".to_owned(),
        other => other.to_uppercase().replace('-', "_"),
    };
    if acceleration == "baku" { format!("{code}_BAKU") } else { code }
}

/// Everybody who will not be there in a round to come. An imported report may announce byes of rounds that
/// nobody will play: they are written back.
fn byes(tournament: &Tournament, roster: &Roster) -> Vec<AnnouncedBye> {
    let mut byes = Vec::new();
    let planned = tournament.setup.rounds;
    let announced = tournament.entrants.values().flat_map(|entrant| entrant.byes.keys());
    let last = announced.map(|round| round.0).max().unwrap_or(0).max(planned);
    for round in tournament.published().next().0..=last {
        let round = RoundNo(round);
        let mut by_kind: BTreeMap<&str, (tournament::round::ByeKind, Vec<Tpn>)> = BTreeMap::new();
        for entrant in tournament.entrants.values() {
            let absence = match round.0 <= planned {
                true => entrant.absence(round),
                false => entrant.byes.get(&round).map(|bye| bye.kind),
            };
            if let (Some(kind), Some(tpn)) = (absence, roster.numbers.get(&entrant.id)) {
                let code = tournament::fact::bye_to_code(kind);
                by_kind.entry(code).or_insert((kind, Vec::new())).1.push(*tpn);
            }
        }
        byes.extend(by_kind.into_values().map(|(kind, mut numbers)| {
            numbers.sort_unstable();
            AnnouncedBye { kind, round, numbers }
        }));
    }
    byes
}

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

/// Which games are given out in PGN.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    /// Of one round.
    pub(crate) round: Option<RoundNo>,
    /// Of one player.
    pub(crate) player: Option<EntrantId>,
    /// Whole games or what electronic boards are fed with.
    pub(crate) content: Content,
}

/// What of a game is given out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    /// Tags, moves where a scoresheet is attached, result.
    Games,
    /// Tags only, without a result: who sits where.
    Pairings,
}

/// Games in PGN, in the order of rounds and boards.
pub(crate) fn games(
    state: &State,
    tournament: &Tournament,
    wanted: Wanted,
    ascii: bool,
    messages: &Messages,
) -> Vec<u8> {
    let roster = Roster::new(state, tournament, messages);
    let mut bytes = Vec::new();
    let rounds = tournament.rounds.iter();
    let rounds = rounds.filter(|it| wanted.round.is_none_or(|round| round == it.number));
    let plays =
        |game: &&Game| wanted.player.is_none_or(|it| it == game.white || it == game.black);
    for game in rounds.flat_map(|round| tournament.games_of(round.number)).filter(plays) {
        let mut made = pgn_game(game, &roster, ascii);
        if wanted.content == Content::Pairings {
            made.moves.clear();
            made.result = PgnResult::Other;
            made.tags.retain(|tag| tag.name != "Termination");
        }
        pgn::write_game(&made, &mut bytes).expect("writing to memory cannot fail");
    }
    bytes
}

fn pgn_game(game: &Game, roster: &Roster, ascii: bool) -> PgnGame {
    let details = &roster.state.details.0;
    let letters = |text: &str| if ascii { fold::to_ascii(text) } else { text.to_owned() };
    let mut made = PgnGame::default();
    made.set_tag("Event", &letters(&details.name));
    let site = [details.place.as_str(), details.federation.as_str()].join(" ");
    made.set_tag("Site", &letters(site.trim()));
    let scheduled = roster.tournament.setup.schedule.iter().find(|it| it.round == game.round);
    let day = scheduled.and_then(|it| it.starts.get(..10)).unwrap_or_default();
    made.set_tag("Date", &day.replace('-', "."));
    made.set_tag("Round", &format!("{}.{}", game.round, game.board));
    let (white, black) = (roster.side(game.white, game.round), roster.side(game.black, game.round));
    made.set_tag("White", &letters(&white.name));
    made.set_tag("Black", &letters(&black.name));
    made.set_outcome(game.standing().outcome());
    for (color, side, entrant) in [("White", &white, game.white), ("Black", &black, game.black)] {
        let mut set = |tag: &str, value: &str| {
            if !value.is_empty() {
                made.set_tag(&format!("{color}{tag}"), value);
            }
        };
        set("Title", &side.title);
        set("Elo", &side.rating.map_or_else(String::new, |rating| rating.to_string()));
        let known = roster.tournament.entrants.get(&entrant);
        let private = known.and_then(|it| roster.private(it));
        set("FideId", private.map_or("", |it| it.fide_id.as_str()));
        set("Team", &letters(&side.club));
    }
    made.set_tag("Board", &game.board.to_string());
    if !details.start_date.is_empty() {
        made.set_tag("EventDate", &details.start_date.replace('-', "."));
    }
    if let Some(sheet) = &game.sheet {
        moves(&mut made, sheet);
    }
    made
}

/// The moves that were understood of a sheet.
fn moves(made: &mut PgnGame, sheet: &SheetAttached) {
    let start = if sheet.start.is_empty() {
        Ok(laws::game::Game::standard())
    } else {
        laws::game::Game::from_fen(&sheet.start)
    };
    let Ok(start) = start else { return };
    if !sheet.start.is_empty() {
        made.set_tag("SetUp", "1");
        made.set_tag("FEN", &sheet.start);
    }
    let played = start.with_uci(&sheet.moves).unwrap_or_else(|error| *error.game);
    let options = MoveOptions::short(PieceLanguage::English);
    made.moves = played
        .moves()
        .iter()
        .zip(played.positions())
        .map(|(chess_move, position)| PgnMove {
            text: written(position, *chess_move, &options),
            ..PgnMove::default()
        })
        .collect();
}

/// Players, pairings of each round, standings and crosstable as tables.
pub(crate) fn sheets(state: &State, tournament: &Tournament, messages: &Messages) -> Vec<Sheet> {
    let roster = Roster::new(state, tournament, messages);
    let mut sheets = vec![players(&roster)];
    sheets.extend(tournament.rounds.iter().map(|round| pairings(&roster, round.number)));
    if tournament.published().0 > 0 {
        sheets.push(standings(&roster));
        sheets.push(crosstable(&roster));
    }
    sheets
}

fn text(text: impl Into<String>) -> Cell {
    let text = text.into();
    if text.is_empty() { Cell::Empty } else { Cell::Text(text) }
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
    }
    if let Some(published) = roster.tournament.round(round) {
        let pab =
            published.bye.iter().map(|it| (*it, tournament::round::ByeKind::PairingAllocated));
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
    Sheet {
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
    }
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
        let mut cells = vec![
            number(Some(row.rank)),
            number(side.number),
            text(side.title),
            text(side.name),
            number(side.rating),
            text(side.federation),
            Cell::Points(row.points),
        ];
        let values = ranked.standings.list.iter().zip(&row.values);
        cells.extend(values.map(|(code, value)| text(roster.messages.decimal(&code.text(*value)))));
        cells
    });
    let rows = rows.collect();
    let name = roster.messages.text("output-sheet-standings", &i18n::args! { "round" => after.0 });
    Sheet { name, columns, rows }
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
    columns.extend(heads(&["common-points", "output-column-rank"], roster.messages));
    let rows = view.rows.into_iter().map(|row| {
        let mut cells = vec![
            number(Some(row.number)),
            text(row.title),
            text(row.name),
            number(row.rating),
            text(row.federation),
        ];
        cells.extend(row.cells.into_iter().map(|cell| text(cell.text)));
        cells.extend([text(row.points), text(row.rank_text)]);
        cells
    });
    let rows = rows.collect();
    Sheet { name: roster.messages.plain("output-sheet-crosstable"), columns, rows }
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
    Ok(FileOut { name, media_type: media_type.to_owned(), base64, saved })
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
