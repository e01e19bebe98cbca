//! Pairings and results of a round by board. The two halves mirror each other:
//! `Bo. | No. | title | White | Rtg | Fed | Pts | Result | Pts | title | Black | Rtg | Fed | No.`

use i18n::Language;
use tournament::player::Title;
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Outcome, Score};

use crate::Kind;
use crate::model::{Column, Document, Table};

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
}

/// The pairings of a round by board.
pub fn pairings(language: Language, heading: &Heading, list: &PairingList) -> Document {
    by_board(Kind::Pairings, language, heading, list)
}

/// The same list with its results.
pub fn results(language: Language, heading: &Heading, list: &PairingList) -> Document {
    by_board(Kind::Results, language, heading, list)
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
    let mut document = words.document(kind, heading, vec![crate::model::Block::Table(table)]);
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
    let reason = match row.reason {
        Unpaired::Bye(ByeKind::PairingAllocated) => "bye",
        Unpaired::Bye(ByeKind::FullPoint) => "bye-full",
        Unpaired::Bye(ByeKind::HalfPoint) => "bye-half",
        Unpaired::Bye(ByeKind::ZeroPoint) => "bye-zero",
        Unpaired::Absent => "absent",
        Unpaired::Withdrawn => "withdrawn",
        Unpaired::Expelled => "expelled",
    };
    let mut cells = vec![String::new()];
    cells.extend(half(words, &row.side));
    cells.push(row.counts.map(|points| words.points(points)).unwrap_or_default());
    cells.extend([String::new(), String::new(), words.text(&format!("report-unpaired-{reason}"))]);
    cells.extend([String::new(), String::new(), String::new()]);
    cells
}
