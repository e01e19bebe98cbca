//! Adjourned games: the face of the envelope with its custody, and the list of all of them.

use i18n::Language;

use crate::Kind;
use crate::model::{Block, Column, Diagram, Document, Field, Overflow, Rules, Span, Table, Width};

use super::{Article, Heading, Words, board_line};

/// The envelope of one game (Laws 2023, Guidelines I.2). Sentences come worded; what is empty is left to write in by hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Envelope {
    /// Board.
    pub board: Option<u16>,
    /// Who has White, with rating.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// Who sealed.
    pub sealed_by: String,
    /// Number of the sealed move.
    pub move_number: String,
    /// Time used by White and by Black.
    pub used: [String; 2],
    /// Time that the time control leaves White and Black.
    pub left: [String; 2],
    /// Whose draw offer stands, or that there is none.
    pub draw_offer: String,
    /// When the game is resumed.
    pub resumes: String,
    /// Where.
    pub venue: String,
    /// Who keeps the envelope.
    pub kept_by: String,
    /// The arbiter's note.
    pub note: String,
    /// The position before the sealed move; empty squares if it is not known.
    pub position: Diagram,
    /// The position as FEN.
    pub fen: String,
    /// What is looked at before the envelope is closed.
    pub at_sealing: Vec<String>,
    /// What is done at the opening, in order.
    pub at_opening: Vec<String>,
    /// The articles.
    pub articles: Vec<Article>,
    /// The entry of the journal; none before anything is written.
    pub entry: Option<u64>,
}

/// How often an envelope is handed on, at most: lines of the custody table.
const HANDS: usize = 3;

/// The envelope: the face above the fold, custody and opening below.
pub fn envelope(language: Language, heading: &Heading, envelope: &Envelope) -> Document {
    let words = Words::of(language);
    let mut blocks = vec![
        Block::Beside {
            fields: face(&words, envelope),
            diagram: Diagram {
                placement: envelope.position.placement.clone(),
                marked: None,
                caption: words.text("report-envelope-position"),
            },
        },
        Block::Paragraph(vec![
            Span::bold(words.text("report-envelope-fen")),
            Span::plain(" "),
            Span::plain(match envelope.fen.is_empty() {
                true => "_".repeat(60),
                false => envelope.fen.clone(),
            }),
        ]),
        Block::Checks(envelope.at_sealing.clone()),
        Block::Signatures(vec![
            words.signature("common-white", &envelope.white),
            words.signature("common-black", &envelope.black),
            words.signature("common-arbiter", &heading.arbiter),
        ]),
        Block::Fold(words.text("report-fold")),
        Block::Heading(words.text("report-envelope-custody")),
        custody(&words, envelope),
        Block::Heading(words.text("report-envelope-opening")),
        Block::Checks(envelope.at_opening.clone()),
        Block::Form {
            fields: ["opened-at", "written", "opened-by", "clock-started"]
                .map(|key| Field::new(words.text(&format!("report-envelope-{key}")), ""))
                .to_vec(),
            across: 2,
        },
    ];
    if !envelope.articles.is_empty() {
        let articles =
            envelope.articles.iter().map(|article| format!("{}: {}", article.cite, article.text));
        let text = articles.collect::<Vec<_>>().join(" ");
        blocks.push(Block::Paragraph(vec![Span::small(text)]));
    }
    let mut document = words.document(Kind::Envelope, heading, blocks);
    board_line(&words, &mut document, envelope.board);
    if let (true, Some(entry)) = (heading.note.is_empty(), envelope.entry) {
        document.footer = words.with("report-envelope-entry", &i18n::args! { "entry" => entry });
    }
    document
}

fn face(words: &Words, envelope: &Envelope) -> Vec<Field> {
    let field = |key: &str, value: &str| Field::new(words.text(key), value);
    let [white_used, black_used] = &envelope.used;
    let [white_left, black_left] = &envelope.left;
    let mut fields = vec![
        field("common-white", &envelope.white),
        field("common-black", &envelope.black),
        field("report-envelope-sealed-by", &envelope.sealed_by),
        field("report-envelope-number", &envelope.move_number),
        field("report-envelope-white-used", white_used),
        field("report-envelope-black-used", black_used),
        field("report-envelope-white-left", white_left),
        field("report-envelope-black-left", black_left),
        field("report-envelope-offer", &envelope.draw_offer),
        field("report-envelope-resumes", &envelope.resumes),
        field("report-envelope-venue", &envelope.venue),
    ];
    if !envelope.note.is_empty() {
        fields.push(field("report-ruling-note", &envelope.note));
    }
    fields
}

fn custody(words: &Words, envelope: &Envelope) -> Block {
    let head = |key: &str| words.text(&format!("report-envelope-{key}"));
    let fixed =
        |width: f32, key: &str| Column { width: Width::Fixed(width), ..Column::word(head(key)) };
    let columns =
        vec![Column::name(head("handed-to")), fixed(120.0, "when"), fixed(170.0, "signed")];
    let row = |at: usize| {
        let keeper = if at == 0 { envelope.kept_by.clone() } else { String::new() };
        vec![keeper, String::new(), String::new()]
    };
    let rows = (0..HANDS).map(row).collect();
    Block::Table(Table { columns, rows, key_columns: 1, rules: Rules::WriteIn, strips: 1 })
}

/// All adjourned games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Adjourned {
    /// One row a game.
    pub rows: Vec<AdjournedGame>,
    /// What an adjourned game counts until it is resumed, worded.
    pub notes: Vec<String>,
}

/// One adjourned game; everything worded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AdjournedGame {
    /// Round.
    pub round: u8,
    /// Board.
    pub board: u16,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// Result as it stands: `? - ?`.
    pub stands: String,
    /// Sealed, resumed, over; and what came out of it.
    pub state: String,
    /// Who sealed which move: `White, 41`.
    pub sealed: String,
    /// Times used: `1:18:12 / 1:12:48`.
    pub times: String,
    /// Draw offer that stands, or empty.
    pub draw_offer: String,
    /// When and where it is resumed.
    pub resumes: String,
    /// Who keeps the envelope.
    pub kept_by: String,
}

/// The adjournment record.
pub fn adjourned(language: Language, heading: &Heading, list: &Adjourned) -> Document {
    let words = Words::of(language);
    let head = |key: &str| words.text(&format!("report-adjourned-{key}"));
    let wrapping = |text: String| Column { overflow: Overflow::Wrap, ..Column::name(text) };
    let columns = vec![
        Column::number(head("round")),
        Column::number(words.text("report-head-board")).bold(),
        Column::name(words.text("common-white")),
        Column::name(words.text("common-black")),
        Column::sign(head("stands")),
        wrapping(head("state")),
        Column::word(head("sealed")),
        Column::word(head("times")),
        Column::word(head("offer")),
        wrapping(head("resumes")),
        wrapping(head("kept-by")),
    ];
    let row = |game: &AdjournedGame| {
        vec![
            game.round.to_string(),
            game.board.to_string(),
            game.white.clone(),
            game.black.clone(),
            game.stands.clone(),
            game.state.clone(),
            game.sealed.clone(),
            game.times.clone(),
            game.draw_offer.clone(),
            game.resumes.clone(),
            game.kept_by.clone(),
        ]
    };
    let rows = list.rows.iter().map(row).collect();
    let table = Table { key_columns: 4, rules: Rules::Hairlines, ..Table::list(columns, rows) };
    let mut blocks = vec![Block::Table(table.without_empty(&[6, 7, 8, 9, 10]))];
    blocks.extend(list.notes.iter().map(|text| Block::Paragraph(vec![Span::plain(text.clone())])));
    blocks.push(Block::Signatures(vec![words.signature("common-arbiter", &heading.arbiter)]));
    words.document(Kind::Adjourned, heading, blocks)
}
