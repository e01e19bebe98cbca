//! A document as one self-contained web page with print rules: for browsers, mail and the local network.

use base64::Engine as _;
use minijinja::value::Value;
use minijinja::{AutoEscape, Environment, context};

use crate::fonts::everyday_georgian;
use crate::layout::{PageOptions, Paper, is_upright};
use crate::model::{
    Align, Block, Column, Diagram, Document, Field, Overflow, Photo, Rules, Span, SpanStyle, Table,
    Weight, Width,
};
use crate::pieces::{EDGE, GRID, PieceColor, PiecePart, outline};

/// The template did not fit its values.
#[derive(Debug, thiserror::Error)]
#[error("the page could not be made: {0}")]
pub struct HtmlError(#[from] minijinja::Error);

/// Writes a document as a web page.
///
/// # Errors
/// Only if the built-in template is wrong, which a test of every document excludes.
pub fn write(document: &Document, options: PageOptions) -> Result<String, HtmlError> {
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.add_template("page", include_str!("../../../templates/document/page.html"))?;
    let blocks: Vec<Value> = document.blocks.iter().map(block).collect();
    let paper = match (options.paper, is_upright(document, options)) {
        (Paper::A4, true) => "A4 portrait",
        (Paper::A4, false) => "A4 landscape",
        (Paper::Letter, true) => "letter portrait",
        (Paper::Letter, false) => "letter landscape",
    };
    let page = environment.get_template("page")?.render(context! {
        lang => document.language.code(),
        title => &document.title,
        subtitle => &document.subtitle,
        corner => &document.corner,
        mark => &document.mark,
        author => &document.author,
        footer => &document.footer,
        kind => document.kind.id(),
        css => Value::from_safe_string(include_str!("../../../templates/document/page.css").to_owned()),
        paper => paper,
        blocks => blocks,
    })?;
    Ok(page)
}

fn block(block: &Block) -> Value {
    match block {
        Block::Heading(text) => context! { is => "heading", text => text },
        Block::Paragraph(spans) => {
            context! { is => "paragraph", spans => spans.iter().map(span).collect::<Vec<_>>() }
        }
        Block::Table(table) => table_value(table),
        Block::Verdict { sentence, lines } => {
            context! { is => "verdict", sentence => sentence, lines => lines }
        }
        Block::KeyValues(pairs) => context! { is => "pairs", pairs => pairs },
        Block::Diagrams(diagrams) => {
            context! { is => "diagrams", diagrams => diagrams.iter().map(diagram).collect::<Vec<_>>() }
        }
        Block::Signatures(names) => context! { is => "signatures", names => names },
        Block::Form { fields, across } => {
            context! { is => "form", fields => pairs(fields), across => *across }
        }
        Block::Beside { fields, diagram: it } => {
            context! { is => "beside", fields => pairs(fields), diagram => diagram(it) }
        }
        Block::Checks(texts) => context! { is => "checks", texts => texts },
        Block::Turn => context! { is => "turn" },
        Block::Photos(photos) => {
            context! { is => "photos", photos => photos.iter().map(photo).collect::<Vec<_>>() }
        }
        Block::Fold(word) => context! { is => "fold", text => word },
    }
}

/// The picture inside the page; browsers turn it by themselves.
fn photo(photo: &Photo) -> Value {
    let data = base64::engine::general_purpose::STANDARD.encode(photo.bytes.as_slice());
    let source = format!("data:{};base64,{data}", photo.coding.media());
    context! { source => Value::from_safe_string(source), caption => &photo.caption }
}

fn pairs(fields: &[Field]) -> Vec<(String, String)> {
    fields.iter().map(|field| (field.label.clone(), field.value.clone())).collect()
}

fn span(span: &Span) -> Value {
    let tag = match span.style {
        SpanStyle::Plain => "span",
        SpanStyle::Bold => "b",
        SpanStyle::Underlined => "u",
        SpanStyle::Small => "small",
    };
    context! { text => &span.text, tag => tag }
}

fn table_value(table: &Table) -> Value {
    let columns: Vec<Value> = table
        .columns
        .iter()
        .map(|column| context! { head => &column.head, class => class(column) })
        .collect();
    let row =
        |row: &Vec<String>| row.iter().map(|cell| everyday_georgian(cell)).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = table.rows.iter().map(row).collect();
    let rules = match table.rules {
        Rules::EveryFifth => "fifth",
        Rules::Hairlines => "plain",
        Rules::WriteIn => "write-in",
    };
    context! { is => "table", columns => columns, rows => rows, rules => rules }
}

fn class(column: &Column) -> String {
    let align = match column.align {
        Align::Left => "left",
        Align::Center => "center",
        Align::Right => "right",
    };
    let weight = match column.weight {
        Weight::Regular => "",
        Weight::Bold => " bold",
    };
    let wrap = match column.overflow {
        Overflow::Wrap => " wrap",
        Overflow::Ellipsis | Overflow::Shrink => "",
    };
    let name = match column.width {
        Width::Flex => " name",
        Width::Fixed(_) | Width::Auto => "",
    };
    format!("{align}{weight}{wrap}{name}")
}

fn diagram(diagram: &Diagram) -> Value {
    context! { caption => &diagram.caption, svg => Value::from_safe_string(svg(diagram)) }
}

/// The board as SVG, made of numbers and path data of this program alone.
fn svg(diagram: &Diagram) -> String {
    let corner = |file: u8, rank: u8| (f32::from(file) * GRID, f32::from(7 - rank) * GRID);
    let side = 8.0 * GRID;
    let mut svg = format!(
        "<svg class=\"board\" viewBox=\"-18 -2 {} {}\" aria-hidden=\"true\">",
        side + 20.0,
        side + 22.0
    );
    for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
        let (x, y) = corner(file, rank);
        let shade = if (file + rank) % 2 == 0 { "#c7c7c7" } else { "#fff" };
        svg.push_str(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{GRID}\" height=\"{GRID}\" fill=\"{shade}\"/>"
        ));
    }
    if let Some((file, rank)) = diagram.marked_square() {
        let (x, y) = corner(file, rank);
        svg.push_str(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#000\" stroke-width=\"4\"/>",
            x + 2.0,
            y + 2.0,
            GRID - 4.0,
            GRID - 4.0
        ));
    }
    for placed in diagram.pieces() {
        let (x, y) = corner(placed.file, placed.rank);
        svg.push_str(&piece(placed.letter, x, y));
    }
    svg.push_str(&format!("<rect width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"));
    for (at, file) in "abcdefgh".chars().enumerate() {
        let along = (at as f32 + 0.5) * GRID;
        svg.push_str(&format!(
            "<text x=\"{along}\" y=\"{}\" text-anchor=\"middle\">{file}</text>",
            side + 16.0
        ));
        svg.push_str(&format!(
            "<text x=\"-6\" y=\"{}\" text-anchor=\"end\">{}</text>",
            along + 5.0,
            8 - at
        ));
    }
    svg.push_str("</svg>");
    svg
}

fn piece(letter: char, x: f32, y: f32) -> String {
    let outline = outline(letter);
    let (body, inner) = match outline.color {
        PieceColor::White => ("#fff", "#000"),
        PieceColor::Black => ("#111", "#f2f2f2"),
    };
    let mut svg = format!(
        "<g transform=\"translate({x} {y})\" fill=\"{body}\" stroke=\"#000\" stroke-width=\"{EDGE}\" stroke-linejoin=\"round\" stroke-linecap=\"round\">"
    );
    for part in outline.parts {
        svg.push_str(&match part {
            PiecePart::Body(data) => format!("<path d=\"{data}\"/>"),
            PiecePart::Disc(cx, cy, radius) => format!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{radius}\"/>"),
            PiecePart::Inner(data, thickness) => {
                format!("<path d=\"{data}\" fill=\"none\" stroke=\"{inner}\" stroke-width=\"{thickness}\"/>")
            }
        });
    }
    svg.push_str("</g>");
    svg
}
