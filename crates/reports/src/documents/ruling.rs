//! The record of a ruling: what was claimed, what the arbiter decided, by which article, and the positions and moves it rests on.

use i18n::{Language, args};
use tournament::round::Color;

use crate::Kind;
use crate::model::{Block, Column, Diagram, Document, Photo, Rules, Span, Table};

use super::{Heading, Words, board_line};

/// A ruling to print. Sentences are worded by the caller in the language of the document; empty ones are left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ruling {
    /// The number people call it by: `6-16-1`.
    pub number: String,
    /// Board.
    pub board: Option<u16>,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// What was asked or happened, where nobody claims anything: `Touched pieces: e2, d5`.
    pub case: String,
    /// What is claimed, and by whom: `Black: draw, same position three times`.
    pub claim: String,
    /// How it was claimed: `Move written: 23... Qc7, not played`.
    pub manner: String,
    /// The clocks.
    pub clocks: String,
    /// The scoresheets and where they differ.
    pub sheets: String,
    /// The arbiter's own note.
    pub note: String,
    /// The appeal: who, on what grounds; who decided it, how and why. Empty if there was none.
    pub appeal: Vec<String>,
    /// The edition of the Laws: `Laws of Chess in force from 1 January 2023`.
    pub edition: String,
    /// The decision in one sentence.
    pub verdict: String,
    /// Why, in sentences.
    pub because: Vec<String>,
    /// The articles it rests on.
    pub articles: Vec<Article>,
    /// What happens now, in sentences: the result, time added and to whom, a move that must be played.
    pub now: Vec<String>,
    /// The occurrences of the position, or the moves that count.
    pub evidence: Vec<EvidenceRow>,
    /// Positions that are nearly the same, and what else was looked at.
    pub near_misses: Vec<String>,
    /// Where the moves begin, as FEN, if not from the usual first position.
    pub start: String,
    /// The moves of the game.
    pub moves: Vec<MoveText>,
    /// Positions to show: the first and the current occurrence.
    pub diagrams: Vec<Diagram>,
    /// Where the two sheets differ from the game that was judged, in sentences.
    pub differences: Vec<String>,
    /// The sheets as written, where there were two: whose it is, and its text. They stand on a page of their own.
    pub written: Vec<(String, String)>,
    /// Photos of the sheets, on pages of their own.
    pub photos: Vec<Photo>,
    /// The entry of the journal.
    pub entry: u64,
}

/// An article of the Laws.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Article {
    /// `Article 9.2.2`, or the subject in a text without numbers.
    pub cite: String,
    /// What it says, in the language of the document.
    pub text: String,
}

/// A position that counts.
#[derive(Clone, Debug, PartialEq)]
pub struct EvidenceRow {
    /// After which move: `19... Qc7`.
    pub after: String,
    /// Whose move it is.
    pub to_move: Color,
    /// The castling rights, in words or signs; empty if none.
    pub castling: String,
    /// The possible captures en passant; empty if none.
    pub en_passant: String,
}

/// A move of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveText {
    /// The number before it: `19` before White's move, `19...` if the game begins with Black's; otherwise empty.
    pub number: String,
    /// The move as written.
    pub text: String,
    /// Whether the ruling rests on it: underlined.
    pub counts: bool,
}

/// The ruling.
pub fn ruling(language: Language, heading: &Heading, ruling: &Ruling) -> Document {
    let words = Words::of(language);
    let mut blocks = vec![facts(&words, ruling), verdict(&words, ruling)];
    if !ruling.diagrams.is_empty() {
        blocks.push(Block::Diagrams(ruling.diagrams.clone()));
    }
    if !ruling.evidence.is_empty() {
        blocks.extend([
            Block::Heading(words.text("report-ruling-evidence")),
            evidence(&words, ruling),
        ]);
        if let Some(more) = ruling.evidence.len().checked_sub(MAX_EVIDENCE + 1) {
            let told = words.with("report-ruling-evidence-more", &args! { "count" => more + 1 });
            blocks.push(Block::Paragraph(vec![Span::plain(told)]));
        }
    }
    if !ruling.near_misses.is_empty() {
        blocks.push(Block::Heading(words.text("report-ruling-near-misses")));
        let told = ruling.near_misses.iter().take(MAX_NEAR_MISSES).cloned();
        let more = ruling.near_misses.len().checked_sub(MAX_NEAR_MISSES + 1);
        let more = more.map(|more| {
            words.with("report-ruling-near-misses-more", &args! { "count" => more + 1 })
        });
        blocks.extend(told.chain(more).map(|text| Block::Paragraph(vec![Span::plain(text)])));
    }
    if !ruling.moves.is_empty() {
        blocks.extend([
            Block::Heading(words.text("report-ruling-moves")),
            Block::Paragraph(moves(start(&words, ruling), ruling)),
        ]);
    }
    if !ruling.differences.is_empty() {
        blocks.push(Block::Heading(words.text("report-ruling-differences")));
        let told = ruling.differences.iter().take(MAX_DIFFERENCES);
        let mut spans: Vec<Span> = Vec::new();
        for text in told {
            spans.push(Span::plain(format!("{text} ")));
        }
        if let Some(more) = ruling.differences.len().checked_sub(MAX_DIFFERENCES + 1) {
            spans.push(Span::plain(
                words.with("report-ruling-differences-more", &args! { "count" => more + 1 }),
            ));
        }
        blocks.push(Block::Paragraph(spans));
    }
    if !ruling.appeal.is_empty() {
        blocks.push(Block::Heading(words.text("report-ruling-appeal")));
        let told = ruling.appeal.iter().map(|text| Block::Paragraph(vec![Span::plain(text)]));
        blocks.extend(told);
    }
    blocks.push(signatures(&words, heading, ruling));
    blocks.extend(annex(&words, ruling));
    let mut document = words.document(Kind::Ruling, heading, blocks);
    if !ruling.case.is_empty() {
        document.title = words.text("report-ruling-title-case");
    }
    board_line(&words, &mut document, ruling.board);
    if !ruling.number.is_empty() {
        document
            .corner
            .insert(0, words.with("report-ruling-number", &args! { "number" => &ruling.number }));
    }
    if heading.note.is_empty() {
        document.footer = words.with("report-ruling-entry", &args! { "entry" => ruling.entry });
    }
    document
}

/// Differences told on the first page.
const MAX_DIFFERENCES: usize = 8;

/// Occurrences in the table: the first ones and the last. The moves have every one of them underlined.
const MAX_EVIDENCE: usize = 6;

/// Positions that look alike told on the first page.
const MAX_NEAR_MISSES: usize = 3;

/// What stands behind the page that is signed: the two sheets as written with every difference, then the photos.
fn annex(words: &Words, ruling: &Ruling) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !ruling.written.is_empty() {
        blocks.push(Block::Turn);
        for (whose, text) in &ruling.written {
            blocks.push(Block::Heading(whose.clone()));
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            let lines = lines.map(|line| Block::Paragraph(vec![Span::plain(line)]));
            blocks.extend(lines);
        }
        if ruling.differences.len() > MAX_DIFFERENCES {
            blocks.push(Block::Heading(words.text("report-ruling-differences")));
            let told = ruling.differences.iter();
            blocks.extend(told.map(|text| Block::Paragraph(vec![Span::plain(text)])));
        }
    }
    if !ruling.photos.is_empty() {
        blocks.push(Block::Photos(ruling.photos.clone()));
    }
    blocks
}

fn facts(words: &Words, ruling: &Ruling) -> Block {
    let pairs = [
        ("common-white", &ruling.white),
        ("common-black", &ruling.black),
        ("report-ruling-case", &ruling.case),
        ("report-ruling-claim", &ruling.claim),
        ("report-ruling-manner", &ruling.manner),
        ("report-ruling-clocks", &ruling.clocks),
        ("report-ruling-sheets", &ruling.sheets),
        ("report-ruling-note", &ruling.note),
        ("report-ruling-laws", &ruling.edition),
    ];
    let pairs = pairs.into_iter().filter(|(_, text)| !text.is_empty());
    Block::KeyValues(pairs.map(|(key, text)| (words.text(key), text.clone())).collect())
}

fn verdict(words: &Words, ruling: &Ruling) -> Block {
    let mut lines = ruling.because.clone();
    lines.extend(ruling.articles.iter().map(|article| {
        words.with(
            "report-ruling-article",
            &args! { "cite" => &article.cite, "text" => &article.text },
        )
    }));
    lines.extend(ruling.now.iter().cloned());
    Block::Verdict { sentence: ruling.verdict.clone(), lines }
}

fn evidence(words: &Words, ruling: &Ruling) -> Block {
    let head = |key: &str| words.text(&format!("report-ruling-head-{key}"));
    let columns = vec![
        Column::number(head("time")),
        Column::name(head("after")),
        Column::name(head("to-move")),
        Column::name(head("castling")),
        Column::name(head("en-passant")),
    ];
    let or_none = |text: &str| match text.is_empty() {
        true => words.text("report-ruling-none"),
        false => text.to_owned(),
    };
    let last = ruling.evidence.len().saturating_sub(1);
    let rows = ruling
        .evidence
        .iter()
        .enumerate()
        .filter(|(at, _)| *at < MAX_EVIDENCE - 1 || *at == last)
        .map(|(at, row)| {
            let to_move = match row.to_move {
                Color::White => words.text("common-white"),
                Color::Black => words.text("common-black"),
            };
            let time = words.with("report-ruling-time", &args! { "time" => at + 1 });
            vec![time, row.after.clone(), to_move, or_none(&row.castling), or_none(&row.en_passant)]
        })
        .collect();
    Block::Table(Table { columns, rows, key_columns: 1, rules: Rules::Hairlines, strips: 1 })
}

/// Where the moves begin.
fn start(words: &Words, ruling: &Ruling) -> Vec<Span> {
    if ruling.start.is_empty() {
        return Vec::new();
    }
    let told = words.with("report-ruling-start", &args! { "fen" => &ruling.start });
    vec![Span::plain(told), Span::plain(" ")]
}

fn moves(mut spans: Vec<Span>, ruling: &Ruling) -> Vec<Span> {
    for played in &ruling.moves {
        if !played.number.is_empty() {
            spans.push(Span::bold(format!("{}\u{a0}", played.number)));
        }
        spans.push(match played.counts {
            true => Span::underlined(played.text.clone()),
            false => Span::plain(played.text.clone()),
        });
        spans.push(Span::plain(" "));
    }
    spans.pop();
    spans
}

fn signatures(words: &Words, heading: &Heading, ruling: &Ruling) -> Block {
    Block::Signatures(vec![
        words.signature("common-white", &ruling.white),
        words.signature("common-black", &ruling.black),
        words.signature("common-arbiter", &heading.arbiter),
    ])
}
