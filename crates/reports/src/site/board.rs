//! Positions on the pages: the men once a page as symbols, then a position as the places of men.

use crate::model::Diagram;
use crate::pieces::{EDGE, GRID, PieceColor, PiecePart, outline};

/// The symbols that positions of a page are drawn with: an empty board and twelve men.
pub(super) fn symbols() -> String {
    let side = 8.0 * GRID;
    let mut dark = String::new();
    for rank in 0..8 {
        for file in (0..8).filter(|file| (file + rank) % 2 == 0) {
            let (x, y) = (f32::from(file as u8) * GRID, f32::from(7 - rank as u8) * GRID);
            dark.push_str(&format!("M{x} {y}h{GRID}v{GRID}h-{GRID}z"));
        }
    }
    let mut symbols = format!(
        "<g id=sq><path class=sl d=\"M0 0h{side}v{side}h-{side}z\"/><path class=sd d=\"{dark}\"/></g>"
    );
    symbols.extend("KQRBNPkqrbnp".chars().map(man));
    symbols
}

/// A man, its id the letter of FEN after an `m`.
fn man(letter: char) -> String {
    let outline = outline(letter);
    let color = match outline.color {
        PieceColor::White => "mw",
        PieceColor::Black => "mb",
    };
    let mut made = format!(
        "<g id=m{letter} class={color} stroke-width={EDGE} stroke-linejoin=round stroke-linecap=round>"
    );
    for part in outline.parts {
        made.push_str(&match part {
            PiecePart::Body(data) => format!("<path d=\"{data}\"/>"),
            PiecePart::Disc(cx, cy, radius) => format!("<circle cx={cx} cy={cy} r=\"{radius}\"/>"),
            PiecePart::Inner(data, thickness) => {
                format!("<path class=mi d=\"{data}\" stroke-width=\"{thickness}\"/>")
            }
        });
    }
    made.push_str("</g>");
    made
}

/// The men of a position, White at the bottom.
pub(super) fn men(placement: &str) -> String {
    let diagram = Diagram { placement: placement.to_owned(), marked: None, caption: String::new() };
    let place = |placed: &crate::model::Placed| {
        let (x, y) = (f32::from(placed.file) * GRID, f32::from(7 - placed.rank) * GRID);
        format!("<use href=#m{} x={x} y=\"{y}\"/>", placed.letter)
    };
    diagram.pieces().iter().map(place).collect()
}
