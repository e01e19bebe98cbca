//! Players from a table.

use std::collections::HashMap;

use tournament::player::{Birth, Sex, Title};

use super::headings::{Column, Mapping, RatingColumn};
use super::titles::{self, Habit, Split};
use super::{Grid, GridRow, lines};
use crate::date::{DateOrder, DayMonth};
use crate::fold::search_key;
use crate::problem::{Kind, Place, Problem, first_lines};
use crate::trf::birth_kind;
use crate::{date, federation};

/// A player as a row gave him or her. Nothing of the row is lost: what fits no field is in `extra`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadPlayer {
    /// Line or row of the source.
    pub row: u32,
    /// Number of the list.
    pub number: Option<u16>,
    /// Family name, or the whole name if it could not be taken apart.
    pub surname: String,
    /// Given name.
    pub given_name: String,
    /// FIDE title.
    pub title: Option<Title>,
    /// A title that FIDE's list of titles does not have, as written.
    pub other_title: String,
    /// Federation as written.
    pub federation: String,
    /// Ratings above zero.
    pub ratings: Vec<(RatingColumn, u16)>,
    /// FIDE id.
    pub fide_id: Option<u32>,
    /// Id of the national federation.
    pub national_id: String,
    /// Birth date or year.
    pub birth: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Club.
    pub club: String,
    /// Team.
    pub team: String,
    /// Category or group.
    pub category: String,
    /// Mail address.
    pub email: String,
    /// Telephone.
    pub phone: String,
    /// Heading and text of everything else, and of cells that could not be read as their kind.
    pub extra: Vec<(String, String)>,
}

impl ReadPlayer {
    /// `Surname, Given`.
    pub fn full_name(&self) -> String {
        if self.given_name.is_empty() {
            self.surname.clone()
        } else {
            format!("{}, {}", self.surname, self.given_name)
        }
    }
}

/// Ratings of FIDE and of national lists.
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3500;

/// Names longer than this are worth a remark.
const LONG_NAME: usize = 100;

/// Reads the rows after the headings. A row without a name is left out and reported; any other
/// trouble costs only its own cell.
pub fn read_players(grid: &Grid, mapping: &Mapping) -> (Vec<ReadPlayer>, Vec<Problem>) {
    let headings = mapping.heading_row.and_then(|row| grid.rows.get(row));
    let first = mapping.heading_row.map_or(0, |row| row.saturating_add(1));
    let mut reader = RowReader::new(grid.name.as_deref(), mapping, headings);
    let mut players = Vec::new();
    reader.look_at(grid.rows.get(first..).unwrap_or_default());
    for row in grid.rows.iter().skip(first) {
        // Lists that were put together repeat their headings.
        if headings.is_some_and(|heads| heads.cells == row.cells) {
            let found = row.cells.join(" ");
            reader.problems.push(Problem::new(reader.place(row.line, 0), Kind::NoteRow {}, &found));
            continue;
        }
        players.extend(reader.player(row));
    }
    if players.is_empty() {
        reader.problems.push(Problem::new(reader.place(0, 0), Kind::NoRows {}, ""));
    }
    reader.duplicate_ids(&players);
    if reader.n_titles > 0 {
        let kind = Kind::TitlesInNames { count: reader.n_titles };
        reader.problems.push(Problem::new(reader.place(0, 0), kind, ""));
    }
    let mut problems = reader.problems;
    let long = long_ids(&mut problems);
    problems.extend(long);
    problems.sort_by(|a, b| a.place.cmp(&b.place));
    (players, problems)
}

/// Ids that are too long, as one problem.
fn long_ids(problems: &mut Vec<Problem>) -> Option<Problem> {
    let (long, others): (Vec<_>, Vec<_>) = std::mem::take(problems)
        .into_iter()
        .partition(|problem| matches!(problem.kind, Kind::IdTooLong {}));
    *problems = others;
    let first = long.first()?;
    let lines: Vec<u32> = long.iter().map(|problem| problem.place.line).collect();
    let kind = Kind::IdsTooLong { count: lines.len(), lines: first_lines(&lines) };
    Some(Problem::new(first.place.clone(), kind, &first.found))
}

/// Reads rows one by one.
pub(crate) struct RowReader<'a> {
    part: Option<&'a str>,
    mapping: &'a Mapping,
    headings: Option<&'a GridRow>,
    letters: SexLetters,
    habit: Habit,
    dates: DayMonth,
    /// Titles taken out of names.
    n_titles: usize,
    /// What was odd so far.
    pub(crate) problems: Vec<Problem>,
}

impl<'a> RowReader<'a> {
    pub(crate) fn new(
        part: Option<&'a str>,
        mapping: &'a Mapping,
        headings: Option<&'a GridRow>,
    ) -> RowReader<'a> {
        RowReader {
            part,
            mapping,
            headings,
            letters: SexLetters::default(),
            habit: Habit::default(),
            dates: DayMonth::default(),
            n_titles: 0,
            problems: Vec::new(),
        }
    }

    /// What the letters of the column of sexes mean, the words in capitals in that of the names, and which of day and
    /// month is first in the birth dates, by the rows of the list.
    pub(crate) fn look_at(&mut self, rows: &[GridRow]) {
        let column = |wanted| self.mapping.columns.iter().position(|it| *it == Some(wanted));
        let cells = |at| rows.iter().filter_map(move |row| row.cells.get(at)).map(String::as_str);
        if let Some(at) = column(Column::Sex) {
            self.letters = SexLetters::of(&self.heading(at), cells(at));
        }
        if let Some(at) = column(Column::FullName) {
            self.habit = Habit::of(cells(at).map(|cell| lines::leading_number(cell).1));
        }
        if let Some(at) = column(Column::Birth) {
            let cell = |row: &'_ GridRow| row.cells.get(at).cloned().unwrap_or_default();
            let texts: Vec<String> = rows.iter().map(cell).collect();
            let found = DateOrder::of(texts.iter().map(String::as_str));
            self.dates = found.order;
            self.problems.extend(self.date_order(&found, at, rows));
        }
    }

    /// What was assumed of dates that fit day first and month first.
    fn date_order(&self, found: &DateOrder, at: usize, rows: &[GridRow]) -> Option<Problem> {
        let (row, example) = found.first.as_ref()?;
        let date = date::birth_in(example, found.order).ok().flatten()?;
        let (count, example, date) = (found.ambiguous, example.clone(), date.to_string());
        let kind = match found.decided {
            (0, 0) => Kind::DatesUndecided { count, example, date },
            (_, 0) => return None,
            (0, _) => Kind::DatesMonthFirst { count, example, date },
            (_, _) => Kind::DatesMixed { count, example, date },
        };
        let line = rows.get(*row).map_or(0, |row| row.line);
        Some(Problem::new(self.place(line, at + 1), kind, ""))
    }

    /// Takes titles out of a name.
    fn untitled(&mut self, player: &mut ReadPlayer, name: &str, place: &Place) -> String {
        let Split { name: bare, title, others } = self.habit.split(name);
        if player.title.is_none() && title.is_some() {
            player.title = title;
            self.n_titles += 1;
        }
        for other in others {
            let kind = Kind::OtherTitleInName { title: other.clone() };
            self.problems.push(Problem::new(place.clone(), kind, name));
            player.extra.push((String::new(), other));
        }
        bare
    }

    /// A surname and a given name in columns of their own, with a title beside either.
    fn untitled_parts(&mut self, player: &mut ReadPlayer) {
        if player.given_name.is_empty() || !self.mapping.columns.contains(&Some(Column::GivenName))
        {
            return;
        }
        let (whole, place) = (player.full_name(), self.place(player.row, 0));
        let bare = self.untitled(player, &whole, &place);
        if let Some((surname, given)) = bare.split_once(", ").filter(|_| bare != whole) {
            (player.surname, player.given_name) = (surname.to_owned(), given.to_owned());
        }
    }

    fn place(&self, line: u32, column: usize) -> Place {
        let column = u32::try_from(column).unwrap_or(u32::MAX);
        Place { line, column, part: self.part.map(str::to_owned) }
    }

    fn heading(&self, index: usize) -> String {
        let heading =
            self.headings.and_then(|row| row.cells.get(index)).filter(|text| !text.is_empty());
        heading.cloned().unwrap_or_else(|| (index + 1).to_string())
    }

    /// A player; none, and a problem, if the row has no name.
    pub(crate) fn player(&mut self, row: &GridRow) -> Option<ReadPlayer> {
        let mut player = ReadPlayer { row: row.line, ..ReadPlayer::default() };
        for (index, cell) in row.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
            let column = self.mapping.columns.get(index).copied().flatten();
            let kind = match column {
                Some(Column::FullName) => {
                    let name = unnumbered(&mut player, cell);
                    let place = self.place(row.line, index + 1);
                    let name = self.untitled(&mut player, &name, &place);
                    (player.surname, player.given_name) = split_name(&name);
                    None
                }
                Some(column) => fill(&mut player, column, cell, self.letters, self.dates),
                None => {
                    player.extra.push((self.heading(index), cell.clone()));
                    None
                }
            };
            let kept = |kind: &Kind| {
                matches!(
                    kind,
                    Kind::UnknownTitle {}
                        | Kind::UnknownFederation {}
                        | Kind::FederationRead { .. }
                        | Kind::QuotedId {}
                        | Kind::DayCount { .. }
                )
            };
            let spoiled = kind.as_ref().is_some_and(|(kind, _)| !kept(kind));
            // A name of a country is told once, not in each of its rows.
            let kind = kind.filter(|(kind, _)| {
                let is_known = |it: &Problem| it.kind == *kind && it.found == *cell;
                !matches!(kind, Kind::FederationRead { .. }) || !self.problems.iter().any(is_known)
            });
            if let Some((kind, expected)) = kind {
                let place = self.place(row.line, index + 1);
                self.problems.push(Problem::new(place, kind, cell).expecting(expected));
            }
            if spoiled {
                player.extra.push((self.heading(index), cell.clone()));
            }
        }
        let beyond = row
            .cells
            .iter()
            .skip(self.mapping.columns.len())
            .filter(|cell| !cell.is_empty())
            .count();
        if beyond > 0 {
            let place = self.place(row.line, self.mapping.columns.len() + 1);
            self.problems.push(Problem::new(place, Kind::ExtraCells { count: beyond }, ""));
        }
        self.untitled_parts(&mut player);
        let name = player.full_name();
        if name.is_empty() {
            let found = row.cells.join(" ");
            self.problems.push(Problem::new(self.place(row.line, 0), Kind::NameMissing {}, &found));
            return None;
        }
        if is_note(&player) {
            let found = row.cells.join(" ");
            self.problems.push(Problem::new(
                self.place(row.line, 0),
                Kind::NoteRow {},
                found.trim(),
            ));
            return None;
        }
        let length = name.chars().count();
        if length > LONG_NAME {
            let is_name = |column: &Option<Column>| {
                matches!(column, Some(Column::FullName | Column::Surname))
            };
            let column = self.mapping.columns.iter().position(is_name).map_or(0, |at| at + 1);
            self.problems.push(Problem::new(
                self.place(row.line, column),
                Kind::NameLong { length },
                &name,
            ));
        }
        Some(player)
    }

    /// Both rows are kept: the arbiter decides which is right.
    fn duplicate_ids(&mut self, players: &[ReadPlayer]) {
        let mut seen: HashMap<(Column, String), u32> = HashMap::new();
        for player in players {
            let national = Some(player.national_id.trim()).filter(|id| !is_blank_word(id));
            let national = national.filter(|id| !id.is_empty());
            let ids = [
                player.fide_id.map(|id| (Column::FideId, id.to_string())),
                national.map(|id| (Column::NationalId, id.to_owned())),
            ];
            for key in ids.into_iter().flatten() {
                if let Some(line) = seen.get(&key).copied() {
                    let kind = Kind::DuplicateId { id: key.1, line };
                    let place = self.place(player.row, 0);
                    self.problems.push(Problem::new(place, kind, &player.full_name()));
                } else {
                    seen.insert(key, player.row);
                }
            }
        }
    }
}

/// A heading of a part of the list (`Open A:`) or a sum below it (`Total: 23`, `Average`), without what players have.
fn is_note(player: &ReadPlayer) -> bool {
    if !player.given_name.is_empty() || player.number.is_some() || player.fide_id.is_some() {
        return false;
    }
    if player.surname.ends_with(':') {
        return player.ratings.is_empty();
    }
    let key = search_key(&player.surname);
    let mut words = key.split(' ');
    let is_count = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    words.next().is_some_and(|first| SUMS.contains(&first))
        && words.all(|word| is_count(word) || SUMS.contains(&word))
}

/// Words of the rows below a list, and what they count.
const SUMS: [&str; 31] = [
    "total",
    "totals",
    "totales",
    "totale",
    "gesamt",
    "summe",
    "suma",
    "sum",
    "somme",
    "totaal",
    "razem",
    "average",
    "mean",
    "media",
    "promedio",
    "moyenne",
    "durchschnitt",
    "schnitt",
    "gemiddelde",
    "players",
    "jugadores",
    "spieler",
    "joueurs",
    "giocatori",
    "jogadores",
    "participants",
    "participantes",
    "teilnehmer",
    "elo",
    "rating",
    "de",
];

/// Puts a cell into its field, or says why not.
fn fill(
    player: &mut ReadPlayer,
    column: Column,
    cell: &str,
    letters: SexLetters,
    dates: DayMonth,
) -> Option<(Kind, &'static str)> {
    let text = cell.to_owned();
    match column {
        Column::Surname => player.surname = without_comma(&unnumbered(player, cell)),
        Column::GivenName => player.given_name = without_comma(cell),
        Column::FullName => (player.surname, player.given_name) = split_name(cell),
        Column::Federation => {
            let code = federation::read(cell);
            player.federation = code.clone().unwrap_or(text);
            match code {
                Some(code) if code.eq_ignore_ascii_case(cell) => {}
                Some(code) => return Some((Kind::FederationRead { code }, "")),
                None if is_blank_word(cell) => {}
                None => return Some((Kind::UnknownFederation {}, "three letters, as ESP")),
            }
        }
        Column::NationalId => player.national_id = text,
        Column::Club => player.club = text,
        Column::Team => player.team = text,
        Column::Category => player.category = text,
        Column::Email => player.email = text,
        Column::Phone => player.phone = text,
        Column::Number => match whole_number(cell).and_then(|number| u16::try_from(number).ok()) {
            Some(number) => player.number = Some(number),
            None => return Some((Kind::BadNumber { column: "number" }, "1-9999")),
        },
        Column::Title => match titles::title(cell).map_or_else(|| cell.parse(), Ok) {
            Ok(title) => player.title = Some(title),
            Err(_) => {
                player.other_title = text;
                return Some((Kind::UnknownTitle {}, "GM IM WGM FM WIM CM WFM WCM"));
            }
        },
        Column::Rating(list) => {
            match whole_number(cell).and_then(|rating| u16::try_from(rating).ok()) {
                Some(0) => {}
                Some(rating) if RATINGS.contains(&rating) => player.ratings.push((list, rating)),
                Some(_) => return Some((Kind::RatingOutOfRange {}, "100-3500")),
                None if is_blank_word(cell) => {}
                None if whole_number(cell).is_some() => {
                    return Some((Kind::RatingOutOfRange {}, "100-3500"));
                }
                None => return Some((Kind::BadRating {}, "100-3500")),
            }
        }
        Column::FideId => match whole_number(cell) {
            Some(0) => {}
            Some(id) => {
                player.fide_id = Some(id);
                if cell.contains(is_quote) {
                    return Some((Kind::QuotedId {}, "digits"));
                }
            }
            None if is_long_id(cell) => return Some((Kind::IdTooLong {}, "")),
            None => return Some((Kind::BadId {}, "digits")),
        },
        Column::Birth => match date::birth_in(cell, dates) {
            Ok(birth) => {
                player.birth = birth;
                if let (Some(birth), true) = (birth, date::is_day_count(cell)) {
                    let kind = Kind::DayCount { date: birth.to_string() };
                    return Some((kind, ""));
                }
            }
            Err(_) if is_blank_word(cell) => {}
            Err(fault) => return Some((birth_kind(fault), "YYYY-MM-DD, DD.MM.YYYY or YYYY")),
        },
        Column::Sex => match letters.sex(cell) {
            Some(sex) => player.sex = Some(sex),
            None if is_blank_word(cell) => {}
            None => return Some((Kind::UnknownSex {}, "m or w")),
        },
    }
    None
}

/// `Ruiz,` of a surname in a column of its own.
fn without_comma(name: &str) -> String {
    name.trim_matches([',', ';', ' ']).to_owned()
}

/// A name without the number of the list before it, which is kept as such.
fn unnumbered(player: &mut ReadPlayer, cell: &str) -> String {
    let (number, name) = lines::leading_number(cell);
    if player.number.is_none() {
        player.number = number.parse().ok();
    }
    name.to_owned()
}

/// `Surname, Given`; `SURNAME Given` by its capitals; else all of it is the surname.
fn split_name(name: &str) -> (String, String) {
    if let Some((surname, given)) = name.split_once(',') {
        return (surname.trim().to_owned(), given.trim().to_owned());
    }
    let is_capital = |word: &&str| {
        word.chars().filter(|letter| letter.is_alphabetic()).count() > 1
            && !word.chars().any(char::is_lowercase)
    };
    let words: Vec<&str> = name.split_whitespace().collect();
    let n_capitals = words.iter().take_while(|word| is_capital(word)).count();
    if n_capitals == 0 || n_capitals == words.len() {
        return (name.to_owned(), String::new());
    }
    (words[..n_capitals].join(" "), words[n_capitals..].join(" "))
}

/// A number, also with the quotes, the `.0` and the signs between thousands that spreadsheets leave.
fn whole_number(text: &str) -> Option<u32> {
    let text = text.trim_matches(|letter: char| is_quote(letter) || letter.is_whitespace());
    let endings = [".0", ".00", ",0", ",00"];
    let digits = endings.iter().find_map(|it| text.strip_suffix(it)).unwrap_or(text);
    let digits = thousands(digits).unwrap_or_else(|| digits.to_owned());
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

/// Digits alone, more of them than an id of FIDE has: one of a national federation, or a number of a document.
fn is_long_id(text: &str) -> bool {
    let text = text.trim_matches(|letter: char| is_quote(letter) || letter.is_whitespace());
    text.len() > 9 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `2.150`, `1,503,014`, `1 503 014`: groups of three digits with one sign between them.
fn thousands(text: &str) -> Option<String> {
    let sign = text.chars().find(|letter| !letter.is_ascii_digit())?;
    let is_sign = matches!(sign, '.' | ',' | ' ' | '\'' | '’' | '\u{a0}' | '\u{202f}');
    let mut groups = text.split(sign);
    let first = groups.next()?;
    let whole = (1..=3).contains(&first.len()) && groups.all(|group| group.len() == 3);
    (is_sign && whole).then(|| text.replace(sign, ""))
}

/// Signs that spreadsheets and people put around numbers to keep them as text.
fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '\'' | '`' | '´' | '’' | '‘' | '“' | '”' | '„' | '«' | '»')
}

/// Ways of writing "nothing".
fn is_blank_word(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    matches!(
        text.as_str(),
        "-" | "--" | "n/a" | "na" | "none" | "null" | "unr" | "unrated" | "nr" | "?" | "0"
    )
}

/// What the single letters of a column of sexes mean: an `M` beside `H` (*hombre*) is *mujer*, beside `F` it is male.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum SexLetters {
    /// `M` is male, `W` and `F` female, a bare `H` is *hombre* or *homme*; `D` and `V` stay unknown.
    #[default]
    Usual,
    /// Spanish: `H` or `V` is male, `M` is *mujer*.
    Mujer,
    /// `V` is *varón* beside `F`.
    Varon,
    /// Dutch: `M` is *man*, `V` is *vrouw*.
    Vrouw,
    /// `H`, `F` and `M` in one column: nobody can say what the `M` is.
    Unclear,
}

impl SexLetters {
    fn of<'c>(heading: &str, cells: impl Iterator<Item = &'c str>) -> SexLetters {
        let (mut h, mut f, mut v) = (false, false, false);
        for cell in cells {
            match cell.trim().to_lowercase().as_str() {
                "h" | "hombre" => h = true,
                "v" | "varon" | "varón" => v = true,
                "f" | "w" => f = true,
                _ => {}
            }
        }
        let heading = crate::fold::search_key(heading);
        let dutch = matches!(heading.as_str(), "geslacht" | "m v");
        match (h, f, v) {
            (true, true, _) => SexLetters::Unclear,
            (true, false, _) => SexLetters::Mujer,
            (false, _, true) if dutch => SexLetters::Vrouw,
            (false, true, true) => SexLetters::Varon,
            (false, false, true) if matches!(heading.as_str(), "sexo" | "genero" | "v m") => {
                SexLetters::Mujer
            }
            _ if heading == "h m" => SexLetters::Mujer,
            _ => SexLetters::Usual,
        }
    }

    /// `M`/`W`/`F` and the words of four languages.
    fn sex(self, text: &str) -> Option<Sex> {
        match text.trim().to_lowercase().as_str() {
            "m" => match self {
                SexLetters::Mujer => Some(Sex::Female),
                SexLetters::Unclear => None,
                SexLetters::Usual | SexLetters::Varon | SexLetters::Vrouw => Some(Sex::Male),
            },
            "v" => match self {
                SexLetters::Mujer | SexLetters::Varon => Some(Sex::Male),
                SexLetters::Vrouw => Some(Sex::Female),
                SexLetters::Usual | SexLetters::Unclear => None,
            },
            "male" | "h" | "hombre" | "varon" | "varón" | "masculino" | "mannlich" | "männlich"
            | "homme" | "masculin" | "man" => Some(Sex::Male),
            "w" | "f" | "female" | "woman" | "mujer" | "femenino" | "weiblich" | "femme"
            | "féminin" | "feminin" | "vrouw" => Some(Sex::Female),
            _ => None,
        }
    }
}
