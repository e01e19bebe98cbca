//! The pieces of diagrams as outlines on a square of 45 by 45, drawn for this program.
//!
//! One source for the PDF (paths) and the web page (SVG). White pieces are white with a black edge, black pieces are black
//! with light inner lines, so that both stay apart on grey squares and on poor printers.

/// A piece.
#[derive(Debug, PartialEq)]
pub struct Outline {
    /// Color of the body.
    pub color: PieceColor,
    /// The parts in drawing order.
    pub parts: &'static [PiecePart],
}

/// Color of a piece in a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceColor {
    /// Upper case in FEN.
    White,
    /// Lower case in FEN.
    Black,
}

/// A part of a piece.
#[derive(Debug, PartialEq)]
pub enum PiecePart {
    /// An area filled with the color of the piece, with a black edge. SVG path data.
    Body(&'static str),
    /// A disc, filled likewise: center and radius.
    Disc(f32, f32, f32),
    /// A line in the contrasting color: path data and thickness.
    Inner(&'static str, f32),
}

use PiecePart::{Body, Disc, Inner};

/// Side of the square the outlines are drawn on.
pub const GRID: f32 = 45.0;
/// Thickness of the edges on the grid.
pub const EDGE: f32 = 1.5;

const BASE: PiecePart = Body("M11 39.5h23v-3c0-1.7-1-2.7-2.6-2.7H13.6c-1.6 0-2.6 1-2.6 2.7z");

const KING: &[PiecePart] = &[
    BASE,
    Body(
        "M14 33.8c-4.6-3.6-6.8-8-5.3-11.7 1.5-3.6 6.2-4.5 9.7-2.3l4.1 3.4 4.1-3.4c3.5-2.2 8.2-1.3 9.7 2.3 1.5 3.7-.7 8.1-5.3 11.7z",
    ),
    Body("M21 5h3v3.2h3.3v3H24V20l-1.5 1.3L21 20v-8.8h-3.3v-3H21z"),
];
const QUEEN: &[PiecePart] = &[
    BASE,
    Body("M13.7 33.8h17.6l4.4-17.6-6.7 6.4-2.7-10.8-3.8 9.7-3.8-9.7-2.7 10.8-6.7-6.4z"),
    Disc(9.2, 14.6, 2.2),
    Disc(18.6, 9.8, 2.2),
    Disc(26.4, 9.8, 2.2),
    Disc(35.8, 14.6, 2.2),
    Inner("M13.7 33.8h17.6", 1.6),
];
const ROOK: &[PiecePart] = &[
    BASE,
    Body("M14.3 33.8h16.4l-1.7-14h-13z"),
    Body("M12 8.5h4.6V12h3.6V8.5h4.6V12h3.6V8.5H33v8.3l-3.4 3H15.4l-3.4-3z"),
    Inner("M15.8 19.8h13.4", 1.6),
];
const BISHOP: &[PiecePart] = &[
    BASE,
    Body("M16 33.8h13l-2.6-6.6h-7.8z"),
    Body(
        "M22.5 8.5c5 3.6 7.8 7.8 7.8 12.3 0 4-3.3 6.4-7.8 6.4s-7.8-2.4-7.8-6.4c0-4.5 2.8-8.7 7.8-12.3z",
    ),
    Disc(22.5, 7.1, 2.3),
    Inner("M25.2 13.5 20.8 20", 1.6),
];
const KNIGHT: &[PiecePart] = &[
    BASE,
    Body(
        "M13.5 33.8c.2-6.5 5.5-8.7 6.6-13.1-2 .7-3.3 2-5.1 3.1-2.3 1.4-4.7.2-5.2-2.3-.2-1.1.2-1.8.9-2.9 2.3-3.6 3.7-7.2 7.7-9.2l.8-4.3 3.5 2.7c7.6.8 11.6 8.7 10.7 26z",
    ),
    Disc(18.7, 13.8, 0.6),
    Inner("M18.7 13.2v1.2", 1.8),
];
const PAWN: &[PiecePart] = &[
    BASE,
    Body("M15.5 33.8h14c-.4-4.5-2-8.3-4.3-11.3h-5.4c-2.3 3-3.9 6.8-4.3 11.3z"),
    Disc(22.5, 17.0, 6.0),
];

static WHITE: [Outline; 6] = outlines(PieceColor::White);
static BLACK: [Outline; 6] = outlines(PieceColor::Black);

const fn outlines(color: PieceColor) -> [Outline; 6] {
    [
        Outline { color, parts: KING },
        Outline { color, parts: QUEEN },
        Outline { color, parts: ROOK },
        Outline { color, parts: BISHOP },
        Outline { color, parts: KNIGHT },
        Outline { color, parts: PAWN },
    ]
}

/// The outline for a FEN letter; any other sign draws a pawn.
pub fn outline(letter: char) -> &'static Outline {
    let colored = if letter.is_ascii_uppercase() { &WHITE } else { &BLACK };
    let at = "kqrbnp".find(letter.to_ascii_lowercase()).unwrap_or(5);
    &colored[at]
}

/// A step of a path on the grid, with absolute coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Lift the pen and put it down here.
    Move((f32, f32)),
    /// A straight line.
    Line((f32, f32)),
    /// A curve with two control points.
    Curve((f32, f32), (f32, f32), (f32, f32)),
}

/// Reads the path data used here: `M m L l H h V v C c S s Z z`. Anything else ends the path.
pub fn steps(data: &str) -> Vec<Step> {
    let mut reader = Numbers { rest: data };
    let (mut steps, mut pen, mut control) = (Vec::new(), (0.0, 0.0), None);
    let mut command = ' ';
    loop {
        if let Some(letter) = reader.letter() {
            command = letter;
        }
        let origin = if command.is_ascii_lowercase() { pen } else { (0.0, 0.0) };
        let mut point = || Some((reader.number()? + origin.0, reader.number()? + origin.1));
        let step = match command.to_ascii_lowercase() {
            'm' => point().map(Step::Move),
            'l' => point().map(Step::Line),
            'h' => reader.number().map(|x| Step::Line((x + origin.0, pen.1))),
            'v' => reader.number().map(|y| Step::Line((pen.0, y + origin.1))),
            'c' => point().zip(point()).zip(point()).map(|((a, b), end)| Step::Curve(a, b, end)),
            's' => {
                let first =
                    control.map_or(pen, |(x, y): (f32, f32)| (2.0 * pen.0 - x, 2.0 * pen.1 - y));
                point().zip(point()).map(|(b, end)| Step::Curve(first, b, end))
            }
            _ => None,
        };
        let Some(step) = step else { break };
        control = None;
        match step {
            Step::Move(end) => {
                pen = end;
                // Further pairs after a move are lines.
                command = if command == 'm' { 'l' } else { 'L' };
            }
            Step::Line(end) => pen = end,
            Step::Curve(_, second, end) => {
                pen = end;
                control = Some(second);
            }
        }
        steps.push(step);
    }
    steps
}

struct Numbers<'a> {
    rest: &'a str,
}

impl Numbers<'_> {
    fn letter(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', ',']);
        let letter = self.rest.chars().next().filter(char::is_ascii_alphabetic)?;
        self.rest = &self.rest[1..];
        Some(letter)
    }

    fn number(&mut self) -> Option<f32> {
        self.rest = self.rest.trim_start_matches([' ', ',']);
        let mut has_point = false;
        let end = self
            .rest
            .char_indices()
            .find(|(at, sign)| match sign {
                '-' => *at > 0,
                '.' => std::mem::replace(&mut has_point, true),
                _ => !sign.is_ascii_digit(),
            })
            .map_or(self.rest.len(), |(at, _)| at);
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest;
        number.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{PiecePart, Step, outline, steps};

    #[test]
    fn path_data_is_read() {
        assert_eq!(
            steps("M1 2h3v-.5c1 1 2-2 3.5.5s1 1 2 2z"),
            [
                Step::Move((1.0, 2.0)),
                Step::Line((4.0, 2.0)),
                Step::Line((4.0, 1.5)),
                Step::Curve((5.0, 2.5), (6.0, -0.5), (7.5, 2.0)),
                Step::Curve((9.0, 4.5), (8.5, 3.0), (9.5, 4.0)),
            ]
        );
    }

    #[test]
    fn every_piece_stays_on_its_square() {
        for letter in "KQRBNPkqrbnp".chars() {
            for part in outline(letter).parts {
                let (PiecePart::Body(data) | PiecePart::Inner(data, _)) = part else { continue };
                let read = steps(data);
                assert!(read.len() >= 2, "{letter}: {data}");
                for step in read {
                    let (Step::Move(end) | Step::Line(end) | Step::Curve(_, _, end)) = step;
                    assert!(
                        (4.0..=41.0).contains(&end.0) && (4.0..=41.0).contains(&end.1),
                        "{letter} {end:?}"
                    );
                }
            }
        }
    }
}
