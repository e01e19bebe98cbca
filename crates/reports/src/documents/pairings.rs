//! Pairings and results of a round by board. The two halves mirror each other:
//! `Bo. | No. | title | White | Rtg | Fed | Pts | Result | Pts | title | Black | Rtg | Fed | No.`

use i18n::Language;
use tournament::player::Title;
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Outcome, Score};
use unicode_normalization::UnicodeNormalization;

use crate::Kind;
use crate::model::{Block, Column, Document, Table};

use super::{Heading, Words, number, title_code};

/// A round to print.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PairingList {
    /// The games in board order.
    pub games: Vec<GameRow>,
    /// Who has no game: they come last, without a board.
    pub unpaired: Vec<UnpairedRow>,
    /// Whether it is official.
    pub stage: Stage,
}

/// Whether a list is official.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Published.
    #[default]
    Published,
    /// A draft: says so across every page.
    Draft,
}

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// Board number.
    pub board: u16,
    /// Who has White.
    pub white: Side,
    /// Who has Black.
    pub black: Side,
    /// How it stands.
    pub state: GameState,
}

/// One side of a game, as known before the round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Side {
    /// Starting number.
    pub number: Option<u16>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Name.
    pub name: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Federation.
    pub federation: String,
    /// Points before the round.
    pub points: Option<Points>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameState {
    /// No result.
    #[default]
    Open,
    /// Put off, to be resumed.
    Adjourned,
    /// Ended.
    Ended(Outcome),
}

/// Somebody without a game.
#[derive(Clone, Debug, PartialEq)]
pub struct UnpairedRow {
    /// Who.
    pub side: Side,
    /// Why.
    pub reason: Unpaired,
    /// What it counts.
    pub counts: Option<Points>,
}

/// Why somebody has no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpaired {
    /// A bye.
    Bye(ByeKind),
    /// Announced absence.
    Absent,
    /// Left the tournament.
    Withdrawn,
    /// Put out of the tournament.
    Expelled,
    /// Without an opponent in this round of a round robin of an odd number.
    Free,
}

/// The pairings of a round by board.
pub fn pairings(language: Language, heading: &Heading, list: &PairingList) -> Document {
    by_board(Kind::Pairings, language, heading, list)
}

/// The same list with its results.
pub fn results(language: Language, heading: &Heading, list: &PairingList) -> Document {
    by_board(Kind::Results, language, heading, list)
}

/// The pairings in order of names, in two strips a page: `Name | White or Black | Board`. Each game stands twice.
pub fn pairings_by_name(language: Language, heading: &Heading, list: &PairingList) -> Document {
    let words = Words::of(language);
    let columns = vec![
        Column::name(words.text("common-name")),
        Column::word(""),
        Column::number(words.text("common-board")).bold(),
    ];
    let player = |side: &Side, color: &str, board: u16| {
        vec![side.name.clone(), words.text(color), board.to_string()]
    };
    let games = list.games.iter().flat_map(|game| {
        [
            player(&game.white, "common-white", game.board),
            player(&game.black, "common-black", game.board),
        ]
    });
    let unpaired = list
        .unpaired
        .iter()
        .map(|row| vec![row.side.name.clone(), unpaired_word(&words, row.reason), String::new()]);
    let mut rows: Vec<Vec<String>> = games.chain(unpaired).collect();
    rows.sort_by_cached_key(|row| (sort_key(language, &row[0]), row[2].len(), row[2].clone()));
    let table = Table { key_columns: 1, strips: 2, ..Table::list(columns, rows) };
    let mut document = words.document(Kind::PairingsByName, heading, vec![Block::Table(table)]);
    if list.stage == Stage::Draft {
        document.mark = Some(words.text("report-draft"));
    }
    document
}

/// Names as a reader looks them up: without case and accents; in Spanish ñ follows n.
fn sort_key(language: Language, name: &str) -> String {
    let folded = name.to_lowercase().replace(['ł', 'Ł'], "l").replace(['ø', 'Ø'], "o");
    let folded = match language {
        Language::Spanish => folded.nfc().collect::<String>().replace('ñ', "n\u{7f}"),
        Language::English | Language::Pseudo => folded,
    };
    folded.nfd().filter(|sign| !('\u{300}'..='\u{36f}').contains(sign)).collect()
}

/// An outcome as result lists write it: `1 - 0`, `½ - ½`, `+ - -`.
pub fn outcome_text(outcome: Outcome) -> String {
    let sign = |score: Score| match score {
        Score::Win => "1",
        Score::Draw => "½",
        Score::Loss => "0",
    };
    match outcome {
        Outcome::Played { white, black, .. } => format!("{} - {}", sign(white), sign(black)),
        Outcome::Forfeit { winner: Some(Color::White) } => "+ - -".to_owned(),
        Outcome::Forfeit { winner: Some(Color::Black) } => "- - +".to_owned(),
        Outcome::Forfeit { winner: None } => "- - -".to_owned(),
    }
}

fn by_board(kind: Kind, language: Language, heading: &Heading, list: &PairingList) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-head-{key}"));
    let columns = vec![
        Column::number(head("board")).bold(),
        Column::number(head("number")),
        Column::word(""),
        Column::name(words.text("common-white")),
        Column::number(head("rating")),
        Column::word(head("federation")),
        Column::number(head("points")),
        Column::sign(words.text("common-result")).bold(),
        Column::number(head("points")),
        Column::word(""),
        Column::name(words.text("common-black")),
        Column::number(head("rating")),
        Column::word(head("federation")),
        Column::number(head("number")),
    ];
    let games = list.games.iter().map(|game| game_row(&words, game));
    let unpaired = list.unpaired.iter().map(|row| unpaired_row(&words, row));
    let rows = games.chain(unpaired).collect();
    let table = Table { key_columns: 1, ..Table::list(columns, rows) }
        .without_empty(&[1, 2, 4, 5, 6, 8, 9, 11, 12, 13]);
    let mut document = words.document(kind, heading, vec![Block::Table(table)]);
    if list.stage == Stage::Draft {
        document.mark = Some(words.text("report-draft"));
    }
    document
}

fn game_row(words: &Words, game: &GameRow) -> Vec<String> {
    let result = match game.state {
        GameState::Open => String::new(),
        GameState::Adjourned => "? - ?".to_owned(),
        GameState::Ended(outcome) => outcome_text(outcome),
    };
    let mut row = vec![game.board.to_string()];
    row.extend(half(words, &game.white));
    row.push(result);
    let mut black = half(words, &game.black);
    // Mirrored, but title before name and rating before federation on both sides.
    black = {
        let [number, title, name, rating, federation, points] = black;
        [points, title, name, rating, federation, number]
    };
    row.extend(black);
    row
}

fn half(words: &Words, side: &Side) -> [String; 6] {
    [
        number(side.number),
        title_code(side.title),
        side.name.clone(),
        number(side.rating),
        side.federation.clone(),
        side.points.map(|points| words.points(points)).unwrap_or_default(),
    ]
}

fn unpaired_row(words: &Words, row: &UnpairedRow) -> Vec<String> {
    let mut cells = vec![String::new()];
    cells.extend(half(words, &row.side));
    cells.push(row.counts.map(|points| words.points(points)).unwrap_or_default());
    cells.extend([String::new(), String::new(), unpaired_word(words, row.reason)]);
    cells.extend([String::new(), String::new(), String::new()]);
    cells
}

fn unpaired_word(words: &Words, reason: Unpaired) -> String {
    let reason = match reason {
        Unpaired::Bye(ByeKind::PairingAllocated) => "bye",
        Unpaired::Bye(ByeKind::FullPoint) => "bye-full",
        Unpaired::Bye(ByeKind::HalfPoint) => "bye-half",
        Unpaired::Bye(ByeKind::ZeroPoint) => "bye-zero",
        Unpaired::Absent => "absent",
        Unpaired::Withdrawn => "withdrawn",
        Unpaired::Expelled => "expelled",
        Unpaired::Free => "free",
    };
    words.text(&format!("report-unpaired-{reason}"))
}

#[cfg(test)]
mod tests {
    use i18n::Language;

    use super::sort_key;

    #[test]
    fn names_sort_as_people_look_them_up() {
        let mut names = ["Ñuñez", "Nuñez", "Łabęd", "Lab", "Émile", "Zorro", "aldo", "Nzo"];
        names.sort_by_cached_key(|name| sort_key(Language::Spanish, name));
        assert_eq!(names, ["aldo", "Émile", "Lab", "Łabęd", "Nuñez", "Nzo", "Ñuñez", "Zorro"]);
    }
}
