//! Which column is what: by heading in the languages of `HEADINGS` and `heading_words`, else by what the cells
//! look like. A first row of words that are no known headings may be headings all the same: [`TablePreview`]
//! says that it is unsure, so that a person can be asked.

use std::collections::BTreeSet;

use super::heading_words::{WORDS, native_key};
use super::{Grid, GridRow, content};
use crate::date;
use crate::fold::search_key;

/// What a column of a list of players holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// Starting or list number.
    Number,
    /// Family name.
    Surname,
    /// Given name.
    GivenName,
    /// Both, `Surname, Given`.
    FullName,
    /// FIDE title.
    Title,
    /// Federation.
    Federation,
    /// A rating.
    Rating(RatingColumn),
    /// FIDE id.
    FideId,
    /// Id of the national federation.
    NationalId,
    /// Birth date or year.
    Birth,
    /// Sex.
    Sex,
    /// Club or town.
    Club,
    /// Team.
    Team,
    /// Age or rating category, group.
    Category,
    /// Mail address.
    Email,
    /// Telephone.
    Phone,
}

/// Which rating a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingColumn {
    /// The list does not say.
    Unnamed,
    /// FIDE standard.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// FIDE blitz.
    Blitz,
    /// National.
    National,
}

/// Which columns to read, and where the players begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mapping {
    /// Index in [`Grid::rows`] of the headings; players follow it. `None`: players from the top.
    pub heading_row: Option<usize>,
    /// By column; `None` is kept as extra text.
    pub columns: Vec<Option<Column>>,
}

/// A look at a table before it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePreview {
    /// Every column with its heading, what it seems to be, and its first cells.
    pub columns: Vec<ColumnPreview>,
    /// The guess as a whole.
    pub mapping: Mapping,
    /// First rows after the headings.
    pub rows: Vec<GridRow>,
    /// Rows after the headings.
    pub n_rows: usize,
    /// What the first row was taken for.
    pub first_row: FirstRowGuess,
}

/// What the first row of a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRow {
    /// It names the columns.
    Headings,
    /// It is a player.
    Player,
}

/// How sure it is what the first row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRowGuess {
    /// Known headings, or a row with numbers.
    Sure(FirstRow),
    /// Words without a number, none of them a known heading: to be asked.
    Unsure(FirstRow),
}

/// One column of a preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnPreview {
    /// Heading, or empty.
    pub heading: String,
    /// What it seems to be.
    pub column: Option<Column>,
    /// Its first cells.
    pub samples: Vec<String>,
}

/// Rows in which headings are looked for: files of one program have some fifty lines above them.
const HEADING_ROWS: usize = 60;
/// Letters of the longest heading.
const LONGEST_HEADING: usize = 40;
/// Rows shown in a preview.
const SHOWN_ROWS: usize = 10;

/// Guesses what the columns are.
pub fn preview(grid: &Grid) -> TablePreview {
    preview_as(grid, None)
}

/// Guesses what the columns are, where a person has said what the first row is.
pub fn preview_as(grid: &Grid, said: Option<FirstRow>) -> TablePreview {
    let (heading_row, first_row) = settle_first_row(grid, said);
    let body = grid.rows.get(heading_row.map_or(0, |row| row + 1)..).unwrap_or_default();
    let width = grid.rows.iter().take(1000).map(|row| row.cells.len()).max().unwrap_or(0);
    let known = matches!(first_row, FirstRowGuess::Sure(FirstRow::Headings));
    let mut columns: Vec<Option<Column>> = match heading_row {
        Some(row) => {
            // The heading of plain lines names one part of them.
            let plain_lines = grid.delimiter.is_none() && grid.encoding.is_some();
            let cells = grid.rows[row].cells.iter().enumerate();
            cells
                .map(|(index, cell)| match (cell.trim().is_empty(), plain_lines) {
                    (true, true) => content::by_content(body, index),
                    // Several programs leave the heading of the titles empty.
                    (true, false) => {
                        content::by_content(body, index).filter(|column| *column == Column::Title)
                    }
                    (false, _) if known => by_heading(cell).or_else(|| {
                        let may_be = DATES.contains(&key(cell).as_str());
                        (may_be && are_births(body, index)).then_some(Column::Birth)
                    }),
                    // Of headings that nobody here can read the cells below tell more.
                    (false, _) => by_heading(cell).or_else(|| content::by_content(body, index)),
                })
                .collect()
        }
        None => (0..width).map(|index| content::by_content(body, index)).collect(),
    };
    if heading_row.is_none() {
        content::settle_years(&mut columns, body);
    }
    columns.resize(width, None);
    settle_numbers(&mut columns, heading_row.and_then(|row| grid.rows.get(row)), body);
    settle_names(&mut columns, heading_row.is_some() && known);
    drop_repeated(&mut columns);
    let cell = |row: &GridRow, index: usize| row.cells.get(index).cloned().unwrap_or_default();
    let shown = (0..width).map(|index| ColumnPreview {
        heading: heading_row.map_or_else(String::new, |row| cell(&grid.rows[row], index)),
        column: columns[index],
        samples: body.iter().take(3).map(|row| cell(row, index)).collect(),
    });
    TablePreview {
        columns: shown.collect(),
        rows: body.iter().take(SHOWN_ROWS).cloned().collect(),
        n_rows: body.len(),
        first_row,
        mapping: Mapping { heading_row, columns },
    }
}

/// Whether most cells of a column are dates or years of birth.
fn are_births(body: &[GridRow], index: usize) -> bool {
    let cells = body.iter().filter_map(|row| row.cells.get(index));
    let (mut all, mut births) = (0, 0);
    for cell in cells.filter(|cell| !cell.is_empty()).take(50) {
        all += 1;
        births += usize::from(matches!(date::birth(cell), Ok(Some(_))));
    }
    births * 2 > all
}

/// Where the headings are, and how sure that is. What a person said counts where the guess is unsure.
fn settle_first_row(grid: &Grid, said: Option<FirstRow>) -> (Option<usize>, FirstRowGuess) {
    if let Some(row) = find_headings(grid) {
        return (Some(row), FirstRowGuess::Sure(FirstRow::Headings));
    }
    let Some(guess) = unknown_headings(grid) else {
        return (None, FirstRowGuess::Sure(FirstRow::Player));
    };
    let heading_row = (said.unwrap_or(guess) == FirstRow::Headings).then_some(0);
    (heading_row, FirstRowGuess::Unsure(guess))
}

/// What a first row of short words without a digit is taken for: headings, if below one of them most cells are
/// numbers. `None` if it cannot be headings.
fn unknown_headings(grid: &Grid) -> Option<FirstRow> {
    let (first, body) = grid.rows.split_first()?;
    let plain_lines = grid.delimiter.is_none() && grid.encoding.is_some();
    let filled: Vec<&String> = first.cells.iter().filter(|cell| !cell.is_empty()).collect();
    let is_word = |cell: &&String| {
        cell.chars().count() <= LONGEST_HEADING
            && cell.split_whitespace().count() <= 4
            && !cell.contains([',', '@'])
            && !cell.chars().any(char::is_numeric)
            && cell.chars().any(char::is_alphabetic)
    };
    if plain_lines || body.is_empty() || filled.len() < 2 || !filled.iter().all(is_word) {
        return None;
    }
    let numbers_below = |index: usize| {
        let below = body.iter().filter_map(|row| row.cells.get(index));
        let below: Vec<&String> = below.filter(|cell| !cell.is_empty()).take(50).collect();
        let numbers = below.iter().filter(|cell| cell.chars().any(char::is_numeric)).count();
        numbers * 2 > below.len()
    };
    let words = first.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
    let any_numbers = words.map(|(index, _)| index).any(numbers_below);
    Some(if any_numbers { FirstRow::Headings } else { FirstRow::Player })
}

/// The row with most known headings of players, if two of any table are in it, or if they are all that the row has.
fn find_headings(grid: &Grid) -> Option<usize> {
    let known = |row: &GridRow| {
        let n_known = row.cells.iter().filter(|cell| by_heading(cell).is_some()).count();
        let n_cells = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        let numbers = row.cells.iter().any(|cell| cell.len() > 2 && cell.parse::<f64>().is_ok());
        let n_other = row.cells.iter().filter(|cell| is_known_head(cell)).count();
        if numbers || (n_other < 2 && n_known < n_cells) { 0 } else { n_known }
    };
    let rows = grid.rows.iter().take(HEADING_ROWS).map(known).enumerate();
    let (row, n_known) = rows.max_by_key(|(row, n_known)| (*n_known, std::cmp::Reverse(*row)))?;
    (n_known > 0).then_some(row)
}

/// A column headed `ID` and no more, of at most four digits, is the number of the list.
fn settle_numbers(columns: &mut [Option<Column>], headings: Option<&GridRow>, body: &[GridRow]) {
    let Some(at) = columns.iter().position(|column| *column == Some(Column::FideId)) else {
        return;
    };
    if headings.and_then(|row| row.cells.get(at)).is_none_or(|cell| key(cell) != "id") {
        return;
    }
    let cells = || {
        let cells = body.iter().filter_map(|row| row.cells.get(at));
        cells.filter(|cell| !cell.is_empty()).take(1000)
    };
    let short = |cell: &String| cell.len() <= 4 && cell.bytes().all(|byte| byte.is_ascii_digit());
    if !columns.contains(&Some(Column::Number)) && cells().next().is_some() && cells().all(short) {
        columns[at] = Some(Column::Number);
    }
}

/// `Nombre` is the given name beside `Apellidos` and the whole name alone; so are `Nom`, `Name`.
fn settle_names(columns: &mut [Option<Column>], by_heading: bool) {
    let at = |columns: &[Option<Column>], wanted| {
        columns.iter().position(|column| *column == Some(wanted))
    };
    let full = at(columns, Column::FullName);
    match (full, at(columns, Column::Surname), at(columns, Column::GivenName)) {
        (Some(full), None, Some(_)) => columns[full] = Some(Column::Surname),
        (Some(full), Some(_), None) => columns[full] = Some(Column::GivenName),
        (Some(full), None, None) if !by_heading => {
            let second =
                columns.iter().skip(full + 1).position(|column| *column == Some(Column::FullName));
            if let Some(second) = second.filter(|second| *second == 0) {
                columns[full] = Some(Column::Surname);
                columns[full + 1 + second] = Some(Column::GivenName);
            }
        }
        _ => {}
    }
}

/// Of two columns for one thing the first counts.
fn drop_repeated(columns: &mut [Option<Column>]) {
    let mut seen = BTreeSet::new();
    for column in columns.iter_mut() {
        if column.is_some_and(|found| !seen.insert(found)) {
            *column = None;
        }
    }
}

/// Headings in English, Spanish, German and French, folded; those of known programs too.
const HEADINGS: &[(Column, &[&str])] = &[
    (
        Column::Number,
        &[
            "no",
            "n o",
            "nr",
            "n",
            "num",
            "number",
            "start no",
            "starting no",
            "starting rank",
            "start number",
            "sno",
            "snr",
            "pairing no",
            "tpn",
            "numero",
            "n inicial",
            "n o inicial",
            "no ini",
            "n ini",
            "n o ini",
            "no inicial",
            "numero inicial",
            "ini",
            "orden",
            "startnr",
            "startnummer",
            "start nr",
            "nummer",
            "lfd nr",
            "numero de depart",
            "rang initial",
        ],
    ),
    (
        Column::Surname,
        &[
            "surname",
            "last name",
            "lastname",
            "family name",
            "familyname",
            "apellido",
            "apellidos",
            "primer apellido",
            "nachname",
            "familienname",
            "zuname",
            "nom de famille",
            "nom famille",
        ],
    ),
    (
        Column::GivenName,
        &[
            "given name",
            "givenname",
            "first name",
            "firstname",
            "forename",
            "given names",
            "nombre de pila",
            "vorname",
            "prenom",
            "prenoms",
        ],
    ),
    (
        Column::FullName,
        &[
            "name",
            "full name",
            "fullname",
            "player",
            "player name",
            "participant",
            "nombre",
            "nombre completo",
            "nombre y apellidos",
            "apellidos y nombre",
            "apellidos nombre",
            "jugador",
            "jugadora",
            "participante",
            "spieler",
            "spielername",
            "teilnehmer",
            "name vorname",
            "nom",
            "nom complet",
            "nom prenom",
            "nom et prenom",
            "joueur",
            "participants",
            "players",
        ],
    ),
    (Column::Title, &["title", "tit", "titulo", "titel", "titre", "fide title"]),
    (
        Column::Federation,
        &[
            "fed",
            "federation",
            "country",
            "nation",
            "federacion",
            "pais",
            "foderation",
            "land",
            "verband",
            "pays",
            "fide federation",
            "nationality",
            "nacionalidad",
            "nationalitat",
            "nationalite",
        ],
    ),
    (
        Column::Rating(RatingColumn::Unnamed),
        &["rating", "elo", "rtg", "rtng", "rat", "wertungszahl", "classement", "puntuacion"],
    ),
    (
        Column::Rating(RatingColumn::Standard),
        &[
            "fide rating",
            "elo fide",
            "fide elo",
            "rating fide",
            "std",
            "standard",
            "standard rating",
            "rating std",
            "rating standard",
            "elo standard",
            "elo estandar",
            "estandar",
            "elo int",
            "rtg int",
            "elofide",
            "irtg",
            "rtgi",
            "rating int",
            "rating i",
            "int rating",
            "elo i",
            "eloi",
            "rtg i",
            "international rating",
            "elo internacional",
            "elo international",
            "classical",
            "srtng",
            "classement fide",
            "classique",
            "clasico",
        ],
    ),
    (
        Column::Rating(RatingColumn::Rapid),
        &[
            "rapid",
            "rapid rating",
            "rating rapid",
            "elo rapid",
            "elo rapide",
            "elo rapido",
            "rapido",
            "rapide",
            "rpd",
            "rrtng",
            "schnell",
            "schnellschach",
            "fide rapid",
        ],
    ),
    (
        Column::Rating(RatingColumn::Blitz),
        &[
            "blitz",
            "blitz rating",
            "rating blitz",
            "elo blitz",
            "blz",
            "brtng",
            "fide blitz",
            "elo relampago",
            "relampago",
        ],
    ),
    (
        Column::Rating(RatingColumn::National),
        &[
            "national rating",
            "rating national",
            "rating nat",
            "nat rating",
            "nrtg",
            "rtgn",
            "elo nat",
            "elo n",
            "elon",
            "rtg n",
            "elo national",
            "elo nacional",
            "nacional",
            "dwz",
            "nwz",
            "ingo",
            "elo feda",
            "local rating",
            "rtg nat",
            "elonat",
        ],
    ),
    (
        Column::FideId,
        &[
            "fide id",
            "id fide",
            "fideid",
            "idfide",
            "fide no",
            "fide nr",
            "fide code",
            "codigo fide",
            "code fide",
            "fide number",
            "id number",
            "idnumber",
            "fide identnummer",
            "fide",
            "fide ident",
            "id",
            "numero fide",
            "fin",
        ],
    ),
    (
        Column::NationalId,
        &[
            "national id",
            "id national",
            "id nat",
            "idnat",
            "id nacional",
            "id nac",
            "nat id",
            "id no",
            "codigo feda",
            "id feda",
            "feda id",
            "feda",
            "numero feda",
            "n feda",
            "n o feda",
            "codigo nacional",
            "code national",
            "carnet",
            "licencia",
            "licence",
            "license",
            "lizenz",
            "lizenznummer",
            "mgl nr",
            "mitgliedsnummer",
            "n licencia",
            "numero de licence",
            "code ffe",
            "ident",
            "ident nr",
            "federation id",
            "member no",
            "membership number",
            "pkz",
            "zps",
        ],
    ),
    (
        Column::Birth,
        &[
            "birth",
            "born",
            "birthday",
            "birthdate",
            "birth date",
            "date of birth",
            "dob",
            "year of birth",
            "birth year",
            "b day",
            "bday",
            "fecha de nacimiento",
            "fecha nacimiento",
            "nacimiento",
            "nacido",
            "nacida",
            "f nac",
            "fecha nac",
            "f nacimiento",
            "ano de nacimiento",
            "ano nacimiento",
            "ano",
            "geburtsdatum",
            "geburtstag",
            "geburtsjahr",
            "geb",
            "geb datum",
            "jahrgang",
            "date de naissance",
            "naissance",
            "annee de naissance",
            "ne le",
            "ne e le",
            "year",
        ],
    ),
    (
        Column::Sex,
        &[
            "sex",
            "gender",
            "sexo",
            "genero",
            "geschlecht",
            "geslacht",
            "sexe",
            "genre",
            "s",
            "g",
            "m w",
            "m f",
            "h m",
        ],
    ),
    (
        Column::Club,
        &[
            "club",
            "club city",
            "club town",
            "town",
            "city",
            "verein",
            "verein ort",
            "ort",
            "ciudad",
            "poblacion",
            "localidad",
            "ville",
            "entidad",
            "clubname",
            "club name",
        ],
    ),
    (Column::Team, &["team", "equipo", "mannschaft", "equipe", "team name"]),
    (
        Column::Category,
        &[
            "category",
            "cat",
            "categoria",
            "kategorie",
            "categorie",
            "group",
            "grupo",
            "gruppe",
            "groupe",
            "gr",
            "typ",
            "type",
            "tipo",
            "age group",
            "altersklasse",
            "section",
            "seccion",
        ],
    ),
    (
        Column::Email,
        &[
            "email",
            "e mail",
            "email address",
            "e mail address",
            "mail",
            "correo",
            "correo electronico",
            "courriel",
        ],
    ),
    (
        Column::Phone,
        &[
            "phone",
            "telephone",
            "telefono",
            "telefon",
            "tel",
            "mobile",
            "movil",
            "handy",
            "portable",
        ],
    ),
];

/// Headings that are birth dates where the cells below them are dates.
const DATES: &[&str] = &[
    "nac",
    "nar",
    "ur",
    "jahr",
    "jaar",
    "annee",
    "any",
    "rok",
    "ev",
    "yil",
    "god",
    "fecha",
    "date",
    "datum",
    "data",
    "data rozhdeniya",
    "data rozhdeniia",
    "data rojdeniya",
    "data nascimento",
    "data di nascita",
    "data de nascimento",
    "geboortedatum",
];

/// Headings of tables of results, standings and crosstables that name no property of a player.
const OTHER_HEADS: &[&str] = &[
    "white",
    "blancas",
    "weiss",
    "blancs",
    "black",
    "negras",
    "schwarz",
    "noirs",
    "result",
    "resultado",
    "ergebnis",
    "resultat",
    "board",
    "bo",
    "mesa",
    "brett",
    "table",
    "round",
    "ronda",
    "runde",
    "points",
    "pts",
    "puntos",
    "ptos",
    "pkt",
    "punkte",
    "pos",
    "rk",
    "rank",
    "rg",
    "puesto",
    "clas",
    "place",
    "platz",
    "k",
];

/// Whether a text heads a column that is known from any table.
pub(super) fn is_known_head(text: &str) -> bool {
    by_heading(text).is_some() || OTHER_HEADS.contains(&key(text).as_str())
}

/// Whether a column holds points.
pub(super) fn is_points(text: &str) -> bool {
    ["points", "pts", "puntos", "ptos", "pkt", "punkte", "pt", "tot", "total"]
        .contains(&key(text).as_str())
}

fn key(text: &str) -> String {
    // The signs of "Nº" and "N°" are no letters of the word.
    search_key(&text.replace(['º', '°'], "o "))
}

/// What a heading says of its column.
pub(super) fn by_heading(text: &str) -> Option<Column> {
    if matches!(text.trim(), "#" | "№" | "№ п/п" | "№ з/п") {
        return Some(Column::Number);
    }
    if text.chars().count() > LONGEST_HEADING {
        return None;
    }
    let in_words = |all: &[(Column, &[&str])], key: &str| {
        all.iter().find(|(_, words)| words.contains(&key)).map(|(column, _)| *column)
    };
    let known =
        |text: &str| in_words(HEADINGS, &key(text)).or_else(|| in_words(WORDS, &native_key(text)));
    known(text).or_else(|| {
        // `FIDE ID (if any)`
        let (bare, _) = text.split_once(['(', '[']).filter(|(bare, _)| !bare.trim().is_empty())?;
        known(bare)
    })
}
