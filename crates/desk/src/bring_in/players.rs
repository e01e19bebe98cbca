//! Lists of players: which column is what, who can be entered, who is there already.

use std::collections::BTreeMap;

use formats::fold::{same_name_key, search_key};
use formats::problem::{Kind, Place, Problem, Severity};
use formats::table::{
    self, Column, FirstRow, FirstRowGuess, Grid, Mapping, RatingColumn, ReadPlayer,
};
use i18n::{Messages, args};
use tournament::fact::PersonPrivate;
use tournament::ids::EntrantId;
use tournament::player::Sex;
use tournament::state::{State, Tournament};

use super::{Source, found, known, worded_in_table};
use crate::api::players::{
    FirstRowView, KnownMore, PlayerInput, RatingFrom, input_of, odd_figures, this_year,
};
use crate::api::wire::ProblemView;
use crate::error::{ApiError, Code};
use crate::field;
use crate::words::Roster;

/// Meanings of columns on the wire, in the order they are offered.
pub(crate) const MEANINGS: [&str; 13] = [
    "name",
    "surname",
    "given",
    "title",
    "rating",
    "national",
    "federation",
    "fideId",
    "birth",
    "sex",
    "club",
    "contact",
    "ignore",
];

/// What a person chose about a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chosen {
    /// Meaning of each column.
    pub(crate) columns: Option<Vec<String>>,
    /// What the first row is.
    pub(crate) first_row: Option<FirstRow>,
    /// Keys of what the list knows more of players who are entered already, to be written.
    pub(crate) take: Vec<String>,
}

impl Chosen {
    /// As it comes over the wire.
    pub(crate) fn read(
        columns: Option<Vec<String>>,
        first_row: Option<&str>,
        messages: &Messages,
    ) -> Result<Chosen, ApiError> {
        let first_row = match first_row {
            None | Some("") => None,
            Some("headings") => Some(FirstRow::Headings),
            Some("player") => Some(FirstRow::Player),
            Some(other) => return Err(ApiError::bad_value(messages, "firstRow", other)),
        };
        Ok(Chosen { columns, first_row, take: Vec::new() })
    }
}

/// A table with the meaning of its columns.
pub(crate) struct Table {
    pub(crate) grid: Grid,
    pub(crate) heads: Vec<String>,
    /// Meaning of each column.
    pub(crate) meanings: Vec<String>,
    heading_row: Option<usize>,
    /// The first row, where it is uncertain what it is.
    pub(crate) asked: Option<FirstRowView>,
    problems: Vec<Problem>,
    /// Columns that the guess leaves out: their place, heading and first cell.
    left_out: Vec<(usize, String, String)>,
    /// Encoding that the text was read in; empty for workbooks.
    pub(crate) encoding: &'static str,
}

/// A row that can be entered.
pub(crate) struct Ready {
    pub(crate) line: u32,
    pub(crate) input: PlayerInput,
}

/// What a list gives.
pub(crate) struct Listed {
    /// Who can be entered.
    pub(crate) ready: Vec<Ready>,
    /// What it knows more of those who are entered already.
    pub(crate) more: Vec<KnownMore>,
    /// Everything odd.
    pub(crate) problems: Vec<ProblemView>,
}

/// Reads a table as a person chose.
pub(crate) fn read(
    source: &Source,
    chosen: &Chosen,
    pace: &str,
    messages: &Messages,
) -> Result<Table, ApiError> {
    let (grid, problems) = grid(source, messages)?;
    let preview = table::preview_as(&grid, chosen.first_row);
    let mut meanings = guessed(&preview.mapping.columns, pace);
    let given = chosen.columns.as_deref();
    let by_heading = given.filter(|given| given.iter().any(|it| it.contains('=')));
    if let Some(given) = by_heading {
        for pair in given {
            named(pair, &preview, &mut meanings)
                .ok_or_else(|| ApiError::bad_value(messages, "columns", pair))?;
        }
    } else if let Some(given) = given {
        if let Some(unknown) = given.iter().find(|it| !MEANINGS.contains(&it.as_str())) {
            return Err(ApiError::bad_value(messages, "columns", unknown));
        }
        meanings = given.to_vec();
        meanings.resize(preview.columns.len().max(given.len()), "ignore".to_owned());
    }
    let left_out = match given {
        Some(_) if by_heading.is_none() => Vec::new(),
        _ => left_out(&preview, &meanings),
    };
    Ok(Table {
        left_out,
        heads: preview.columns.iter().map(|column| column.heading.clone()).collect(),
        heading_row: preview.mapping.heading_row,
        asked: asked(&preview, &grid),
        meanings,
        problems,
        encoding: grid.encoding.map_or("", formats::text::Encoding::name),
        grid,
    })
}

fn asked(preview: &table::TablePreview, grid: &Grid) -> Option<FirstRowView> {
    let FirstRowGuess::Unsure(_) = preview.first_row else { return None };
    let taken_for = if preview.mapping.heading_row.is_some() { "headings" } else { "player" };
    let cells = grid.rows.first().map(|row| row.cells.clone()).unwrap_or_default();
    Some(FirstRowView { cells, taken_for: taken_for.to_owned() })
}

/// `Heading=meaning` or `3=meaning` for one column; `None` if there is no such column or meaning.
fn named(pair: &str, preview: &table::TablePreview, meanings: &mut [String]) -> Option<()> {
    let (heading, meaning) = pair.rsplit_once('=')?;
    let (key, meaning) = (search_key(heading), meaning.trim());
    let meaning = MEANINGS.iter().find(|known| known.eq_ignore_ascii_case(meaning))?;
    let by_name = preview.columns.iter().position(|it| search_key(&it.heading) == key);
    let by_place = || heading.trim().parse::<usize>().ok()?.checked_sub(1);
    let slot = meanings.get_mut(by_name.or_else(by_place)?)?;
    (*meaning).clone_into(slot);
    Some(())
}

/// Columns with anything in them that nobody said to leave out. Numbers are given by the program.
fn left_out(preview: &table::TablePreview, meanings: &[String]) -> Vec<(usize, String, String)> {
    let columns = preview.columns.iter().zip(meanings).enumerate();
    let silent = columns.filter(|(_, (column, meaning))| {
        *meaning == "ignore" && column.column != Some(Column::Number)
    });
    silent
        .filter_map(|(index, (column, _))| {
            let rows = preview.rows.iter().filter_map(|row| row.cells.get(index));
            let sample = rows.into_iter().find(|cell| !cell.is_empty())?;
            Some((index + 1, column.heading.clone(), sample.clone()))
        })
        .collect()
}

fn grid(source: &Source, messages: &Messages) -> Result<(Grid, Vec<Problem>), ApiError> {
    let bytes = &source.bytes;
    let trouble = |key: &str| ApiError::plain(Code::BadInput, messages, key).about("file");
    let sheets = super::holds_sheets(bytes);
    if !sheets && formats::text::is_binary(&formats::text::decode(bytes).0) {
        let ending = source.name.rsplit('.').next().unwrap_or_default().to_lowercase();
        let named = matches!(ending.as_str(), "xlsx" | "ods" | "xls");
        return Err(trouble(if named { "output-no-workbook" } else { "output-no-text" }));
    }
    let (mut grids, mut problems) =
        table::read_tables(bytes).map_err(|_| trouble("output-no-workbook"))?;
    if grids.is_empty() && table::is_html(bytes) {
        return Err(trouble("output-no-table"));
    }
    // The sheet with most rows that look like players; the others hold notes.
    let names = |grid: &Grid| {
        let columns = table::preview(grid).mapping.columns;
        columns.iter().any(|it| matches!(it, Some(Column::FullName | Column::Surname)))
    };
    let best = (0..grids.len()).max_by_key(|at| (names(&grids[*at]), grids[*at].rows.len()));
    let empty = Grid { name: None, rows: Vec::new(), encoding: None, delimiter: None };
    let taken = best.map_or(empty, |at| grids.remove(at));
    problems.extend(others(&taken, &grids).filter(|_| sheets));
    // What is said of the whole needs no name of a table.
    let of_taken = |it: &Problem| it.place.part.is_none() || it.place.part == taken.name;
    problems.retain(|it| of_taken(it) || it.severity() == Severity::Error);
    Ok((taken, problems))
}

/// Tables shown by name that are not read.
const NAMED: usize = 6;

/// Which table is read, where there are others.
fn others(taken: &Grid, others: &[Grid]) -> Option<Problem> {
    let name = |grid: &Grid| grid.name.clone().unwrap_or_default();
    let mut names: Vec<String> = others.iter().take(NAMED).map(name).collect();
    if others.len() > NAMED {
        names.push("…".to_owned());
    }
    let kind =
        Kind::OtherTables { taken: name(taken), others: names.join(", "), count: others.len() };
    (!others.is_empty()).then(|| Problem::new(Place::whole(), kind, ""))
}

/// One rating column is read: that of the pace, or the first there is.
fn guessed(columns: &[Option<Column>], pace: &str) -> Vec<String> {
    let wanted = match pace {
        "rapid" => RatingColumn::Rapid,
        "blitz" => RatingColumn::Blitz,
        _ => RatingColumn::Standard,
    };
    let order = [wanted, RatingColumn::Unnamed, RatingColumn::Standard, RatingColumn::National];
    let rating = order
        .into_iter()
        .find_map(|list| columns.iter().position(|it| *it == Some(Column::Rating(list))));
    let meaning = |(index, column): (usize, &Option<Column>)| {
        match column {
            Some(Column::FullName) => "name",
            Some(Column::Surname) => "surname",
            Some(Column::GivenName) => "given",
            Some(Column::Title) => "title",
            Some(Column::Rating(_)) if rating == Some(index) => "rating",
            // Who has no rating of FIDE goes by the national one.
            Some(Column::Rating(RatingColumn::National)) => "national",
            Some(Column::Federation) => "federation",
            Some(Column::FideId) => "fideId",
            Some(Column::Birth) => "birth",
            Some(Column::Sex) => "sex",
            Some(Column::Club) => "club",
            Some(Column::Email | Column::Phone) => "contact",
            Some(
                Column::Rating(_)
                | Column::Number
                | Column::NationalId
                | Column::Team
                | Column::Category,
            )
            | None => "ignore",
        }
        .to_owned()
    };
    columns.iter().enumerate().map(meaning).collect()
}

fn column(meaning: &str, taken: &mut Vec<Column>) -> Option<Column> {
    let column = match meaning {
        "name" => Column::FullName,
        "surname" => Column::Surname,
        "given" => Column::GivenName,
        "title" => Column::Title,
        "rating" => Column::Rating(RatingColumn::Unnamed),
        "national" => Column::Rating(RatingColumn::National),
        "federation" => Column::Federation,
        "fideId" => Column::FideId,
        "birth" => Column::Birth,
        "sex" => Column::Sex,
        "club" => Column::Club,
        "contact" if taken.contains(&Column::Email) => Column::Phone,
        "contact" => Column::Email,
        _ => return None,
    };
    taken.push(column);
    Some(column)
}

/// What the columns of a file are remembered by: its headings. `None` without headings.
pub(crate) fn remembered_as(heads: &[String]) -> Option<String> {
    let folded: Vec<String> = heads.iter().map(|head| search_key(head)).collect();
    let telling = folded.iter().any(|head| !head.is_empty());
    telling.then(|| format!("columns:{}", folded.join("|")))
}

impl Table {
    /// Rows after the heads as texts, so many at most.
    pub(crate) fn rows(&self, most: usize) -> Vec<Vec<String>> {
        let first = self.heading_row.map_or(0, |row| row + 1);
        self.grid.rows.iter().skip(first).take(most).map(|row| row.cells.clone()).collect()
    }

    /// What the first row was taken for where nobody was asked.
    pub(crate) fn first_row_guessed(
        &self,
        chosen: &Chosen,
        messages: &Messages,
    ) -> Option<ProblemView> {
        let asked = self.asked.as_ref().filter(|_| chosen.first_row.is_none())?;
        let args = args! {
            "found" => asked.cells.join(" | "), "headings" => usize::from(asked.taken_for == "headings")
        };
        Some(found("first-row-guessed", Some(1), &args, messages))
    }

    /// Who can be entered, and everything odd. Nobody is entered twice: who stands in the file before or
    /// is in the tournament already is reported.
    pub(crate) fn players(
        &self,
        state: &State,
        tournament: &Tournament,
        messages: &Messages,
    ) -> Listed {
        let mut taken = Vec::new();
        let columns = self.meanings.iter().map(|meaning| column(meaning, &mut taken)).collect();
        let mapping = Mapping { heading_row: self.heading_row, columns };
        let (players, problems) = table::read_players(&self.grid, &mapping);
        let told = |problem: &&Problem| problem.key() != "duplicate-id";
        let mut problems: Vec<ProblemView> = self
            .problems
            .iter()
            .chain(&problems)
            .filter(told)
            .map(|it| worded_in_table(it, messages))
            .collect();
        for (column, heading, sample) in &self.left_out {
            let kind = match heading.is_empty() {
                true => "column-left-out-unnamed",
                false => "column-left-out",
            };
            let args = args! {
                "column" => *column, "heading" => heading.as_str(), "sample" => sample.as_str()
            };
            let mut problem = found(kind, None, &args, messages);
            problem.column = u32::try_from(*column).ok();
            problems.push(problem);
        }
        problems.extend(self.zero_ratings(messages));
        let mut seen = Seen::of(state, tournament, messages);
        let (mut ready, mut more) = (Vec::new(), Vec::<KnownMore>::new());
        let roster = Roster::new(state, tournament, messages);
        let year = field::year(state, tournament).unwrap_or_else(this_year);
        for player in players {
            let line = player.row;
            let input = input(&player, messages);
            for why in odd_figures(&input, year, messages) {
                let why = args! { "why" => why };
                problems.push(found("odd-value", Some(line), &why, messages));
            }
            match seen.twin(&input) {
                Some(Twin::Entered(entrant, name)) => {
                    let args = args! { "name" => input.name.as_str(), "other" => name };
                    problems.push(found("entered-already", Some(line), &args, messages));
                    if let Some(known) = tournament.entrants.get(&entrant) {
                        let now = input_of(&roster, known);
                        let said = known::more(entrant, line, (&now, &input), messages);
                        let is_new = |it: &KnownMore| more.iter().all(|one| one.key != it.key);
                        let said: Vec<KnownMore> = said.into_iter().filter(is_new).collect();
                        more.extend(said);
                    }
                }
                Some(Twin::SameId(other)) => {
                    let args = args! {
                        "name" => input.name.as_str(), "line" => other, "id" => input.fide_id.as_str()
                    };
                    problems.push(found("same-id-in-file", Some(line), &args, messages));
                    seen.add(&input, Twin::Line(line));
                    ready.push(Ready { line, input });
                }
                Some(Twin::Line(other)) => {
                    let args = args! { "name" => input.name.as_str(), "line" => other };
                    problems.push(found("twice-in-file", Some(line), &args, messages));
                }
                None => {
                    seen.add(&input, Twin::Line(line));
                    ready.push(Ready { line, input });
                }
            }
        }
        problems.sort_by_key(|problem| problem.line);
        Listed { ready, more, problems }
    }
}

impl Table {
    /// Zeros where a rating is expected: said once, with the lines.
    fn zero_ratings(&self, messages: &Messages) -> Option<ProblemView> {
        let column = self.meanings.iter().position(|meaning| meaning == "rating")?;
        let is_zero = |text: &String| !text.is_empty() && text.bytes().all(|it| it == b'0');
        let rows = self.grid.rows.iter().filter(|row| row.cells.get(column).is_some_and(is_zero));
        let lines: Vec<u32> = rows.map(|row| row.line).collect();
        let first = *lines.first()?;
        let named: Vec<String> = lines.iter().take(10).map(u32::to_string).collect();
        let more = if lines.len() > named.len() { ", …" } else { "" };
        let args = args! {
            "count" => lines.len(), "lines" => format!("{}{more}", named.join(", "))
        };
        Some(found("rating-zero", Some(first), &args, messages))
    }
}

fn input(player: &ReadPlayer, messages: &Messages) -> PlayerInput {
    let national = |it: &&(RatingColumn, u16)| it.0 == RatingColumn::National;
    let own = player.ratings.iter().find(|it| !national(it));
    let rating = own.or(player.ratings.iter().find(national));
    let from = rating.filter(national).map(|_| RatingFrom {
        list: messages.plain("output-column-national"),
        ..RatingFrom::default()
    });
    let contact = [player.email.as_str(), player.phone.as_str()];
    let contact: Vec<&str> = contact.into_iter().filter(|it| !it.is_empty()).collect();
    PlayerInput {
        name: player.full_name(),
        title: player
            .title
            .map_or_else(|| player.other_title.clone(), |title| title.code().to_owned()),
        sex: match player.sex {
            Some(Sex::Male) => "m",
            Some(Sex::Female) => "w",
            None => "",
        }
        .to_owned(),
        federation: player.federation.clone(),
        rating: rating.map_or_else(String::new, |(_, value)| value.to_string()),
        fide_id: player.fide_id.map_or_else(String::new, |id| id.to_string()),
        birth: player.birth.map_or_else(String::new, |birth| birth.to_string()),
        club: player.club.clone(),
        contact: contact.join(" "),
        rating_from: from,
    }
}

/// The same person under another entry.
#[derive(Clone)]
enum Twin {
    Entered(EntrantId, String),
    Line(u32),
    /// Somebody of another name in that line has the same FIDE id.
    SameId(u32),
}

/// The name of an entrant who is the one that was typed: the same name and birth date, and no other FIDE id. Who
/// types a birth date beside a namesake without one means another player; a list only knows more ([`Seen`]).
pub(crate) fn same_player(
    state: &State,
    tournament: &Tournament,
    input: &PlayerInput,
    messages: &Messages,
) -> Option<String> {
    let roster = Roster::new(state, tournament, messages);
    let private = tournament.entrants.values().filter_map(|entrant| roster.private(entrant));
    let wanted = same_name_key(&input.name);
    let is_same = |known: &&PersonPrivate| {
        same_name_key(&known.name) == wanted
            && known.birth == input.birth
            && !differ(&known.fide_id, &input.fide_id)
    };
    private.into_iter().find(is_same).map(|known| known.name.clone())
}

/// Both are known and not the same.
fn differ(one: &str, other: &str) -> bool {
    !one.is_empty() && !other.is_empty() && one != other
}

/// Whether two birth dates may be those of one person: one is not known, or only its year (`1994`, `1994-03-11`).
fn may_be_same(one: &str, other: &str) -> bool {
    let year = |birth: &str| birth.get(..4).map(str::to_owned);
    let only_year = one.len() == 4 || other.len() == 4;
    !differ(one, other) || only_year && year(one) == year(other)
}

/// Who is there: by FIDE id, and by name.
struct Seen {
    ids: BTreeMap<String, Twin>,
    names: BTreeMap<String, Vec<Namesake>>,
}

struct Namesake {
    birth: String,
    fide_id: String,
    twin: Twin,
}

impl Seen {
    fn of(state: &State, tournament: &Tournament, messages: &Messages) -> Seen {
        let roster = Roster::new(state, tournament, messages);
        let mut seen = Seen { ids: BTreeMap::new(), names: BTreeMap::new() };
        for entrant in tournament.entrants.values() {
            let Some(private) = roster.private(entrant) else { continue };
            let input = PlayerInput {
                name: private.name.clone(),
                fide_id: private.fide_id.clone(),
                birth: private.birth.clone(),
                ..PlayerInput::default()
            };
            seen.add(&input, Twin::Entered(entrant.id, private.name.clone()));
        }
        seen
    }

    fn add(&mut self, input: &PlayerInput, twin: Twin) {
        if !input.fide_id.is_empty() {
            self.ids.entry(input.fide_id.clone()).or_insert_with(|| twin.clone());
        }
        let (birth, fide_id) = (input.birth.clone(), input.fide_id.clone());
        let namesakes = self.names.entry(same_name_key(&input.name)).or_default();
        namesakes.push(Namesake { birth, fide_id, twin });
    }

    /// Two different FIDE ids or birth dates are two people, whatever their names. A list that names both a
    /// person with a birth date and one without means two; beside who is entered already, it knows more or less.
    fn by_name(&self, input: &PlayerInput) -> Option<Twin> {
        let namesakes = self.names.get(&same_name_key(&input.name))?;
        let possible = || namesakes.iter().filter(|it| !differ(&it.fide_id, &input.fide_id));
        let same = possible().find(|it| it.birth == input.birth);
        let entered = || {
            possible().find(|it| {
                matches!(it.twin, Twin::Entered(..)) && may_be_same(&it.birth, &input.birth)
            })
        };
        same.or_else(entered).map(|it| it.twin.clone())
    }

    fn twin(&self, input: &PlayerInput) -> Option<Twin> {
        let by_name = self.by_name(input);
        match self.ids.get(&input.fide_id).filter(|_| !input.fide_id.is_empty()) {
            Some(Twin::Line(line)) if by_name.is_none() => Some(Twin::SameId(*line)),
            Some(twin) => Some(twin.clone()),
            None => by_name,
        }
    }
}
