//! From a document to pages: where every text and line stands, in points from the upper left corner of the paper.
//!
//! Nothing is drawn outside its column and nothing outside the margins: every [`Run`] records the room it was given, and the
//! tests measure it. A table that is too wide is first set in narrower letters, then smaller, then on paper turned to
//! landscape; only then names go on in further lines, and only a table whose numbers alone are too wide is split in parts.

mod blocks;
mod fit;
mod flow;
mod form;
mod photos;
mod table;

use i18n::{Messages, args};

use crate::Kind;
use crate::fonts::Face;
use crate::model::{Block, Document};
use crate::pieces::Outline;

use flow::Flow;

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// The short and the long side in points.
    fn sides(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// Which way the paper is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// Upright, unless a table would have to be cut.
    #[default]
    Auto,
    /// Upright.
    Portrait,
    /// Turned.
    Landscape,
}

/// How to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PageOptions {
    /// The paper.
    pub paper: Paper,
    /// Which way it is held.
    pub orientation: Orientation,
}

/// A document laid out on pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Width of the paper in points.
    pub width: f32,
    /// Height of the paper in points.
    pub height: f32,
    /// The pages in order; at least one.
    pub pages: Vec<Page>,
}

/// One side of paper.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// A large word from the lower left to the upper right, under everything else.
    pub mark: Option<Mark>,
    /// Lines, frames, squares and pieces, drawn in this order.
    pub shapes: Vec<Shape>,
    /// Texts.
    pub runs: Vec<Run>,
}

/// A word across the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The word.
    pub text: String,
    /// Its size in points.
    pub size: f32,
    /// Start of the baseline, from the upper left corner.
    pub start: (f32, f32),
    /// How it rises, in radians.
    pub angle: f32,
}

/// A text on one line in one face.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The text, already printable.
    pub text: String,
    /// The face.
    pub face: Face,
    /// The size in points.
    pub size: f32,
    /// Left edge.
    pub x: f32,
    /// The baseline, from the top of the page.
    pub baseline: f32,
    /// The room it was given: left and right edge.
    pub room: (f32, f32),
}

/// A line or an area. Shades run from 0, black, to 1, white.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A straight line.
    Line {
        /// Start.
        from: (f32, f32),
        /// End.
        to: (f32, f32),
        /// Thickness.
        thickness: f32,
        /// Shade.
        shade: f32,
    },
    /// A filled rectangle.
    Area {
        /// Left upper corner.
        corner: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// Shade.
        shade: f32,
    },
    /// A frame.
    Frame {
        /// Left upper corner.
        corner: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// Thickness.
        thickness: f32,
    },
    /// A picture.
    Photo {
        /// Left upper corner.
        corner: (f32, f32),
        /// Width and height on the page.
        size: (f32, f32),
        /// Which.
        photo: crate::model::Photo,
    },
    /// A piece of a diagram.
    Piece {
        /// Left upper corner of its square.
        corner: (f32, f32),
        /// Side of the square.
        side: f32,
        /// The outline and how it is painted.
        outline: &'static Outline,
    },
}

/// Margins to the edge of the paper; printers reach this far.
pub(crate) const MARGIN: f32 = 36.0;

/// Whether the paper is held upright for a document.
pub fn is_upright(document: &Document, options: PageOptions) -> bool {
    match options.orientation {
        Orientation::Portrait => true,
        Orientation::Landscape => false,
        Orientation::Auto => {
            let room = options.paper.sides().0 - 2.0 * MARGIN;
            tables(document).all(|table| table::fits_upright(table, room))
        }
    }
}

/// Lays a document out.
pub fn lay_out(document: &Document, options: PageOptions) -> Layout {
    match document.kind {
        Kind::Ruling => fit::one_page(document, options),
        _ => fit::without_lone_notes(document, options),
    }
}

/// From top to bottom, page by page.
fn place(document: &Document, options: PageOptions, setting: fit::Setting) -> Layout {
    let (width, height) = fit::size(document, options, setting);
    let mut flow = Flow::new(document, width, height);
    flow.diagrams = setting.diagrams;
    flow.photos = setting.photos;
    for (at, block) in document.blocks.iter().enumerate() {
        let next = document.blocks.get(at + 1);
        // The lines to sign on stand at the foot of the page.
        let is_last = matches!(next, None | Some(Block::Turn | Block::Photos(_)));
        match block {
            Block::Heading(text) => blocks::heading(&mut flow, text, next),
            Block::Paragraph(spans) => blocks::paragraph(&mut flow, spans),
            Block::Table(table) => table::draw(&mut flow, table),
            Block::Verdict { sentence, lines } => blocks::verdict(&mut flow, sentence, lines),
            Block::KeyValues(pairs) => blocks::key_values(&mut flow, pairs),
            Block::Diagrams(diagrams) => blocks::diagrams(&mut flow, diagrams),
            Block::Signatures(names) if is_last => blocks::signatures_at_bottom(&mut flow, names),
            Block::Signatures(names) => blocks::signatures(&mut flow, names),
            Block::Form { fields, across } => form::fields(&mut flow, fields, *across),
            Block::Beside { fields, diagram } => form::beside(&mut flow, fields, diagram),
            Block::Checks(texts) => form::checks(&mut flow, texts),
            Block::Turn => flow.turn(),
            Block::Fold(word) => form::fold(&mut flow, word),
            Block::Photos(photos) => photos::draw(&mut flow, photos),
        }
    }
    let messages = Messages::get(document.language);
    let program = messages.plain("common-program");
    flow.finish(document, |page, pages| {
        let page_of = messages.text("common-page-of", &args! { "page" => page, "pages" => pages });
        format!("{program} · {page_of}")
    })
}

fn tables(document: &Document) -> impl Iterator<Item = &crate::model::Table> {
    document.blocks.iter().filter_map(|block| match block {
        Block::Table(table) => Some(table),
        Block::Heading(_)
        | Block::Paragraph(_)
        | Block::Verdict { .. }
        | Block::KeyValues(_)
        | Block::Diagrams(_)
        | Block::Signatures(_)
        | Block::Form { .. }
        | Block::Beside { .. }
        | Block::Checks(_)
        | Block::Turn
        | Block::Photos(_)
        | Block::Fold(_) => None,
    })
}
