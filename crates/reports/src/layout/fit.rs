//! A ruling is one page that three people sign: its diagrams and letters give way until it fits, its photos and the sheets as
//! written with it. Where these are too much they follow on pages of their own. What is too long even then runs on, and the lines
//! to sign on never stand alone on a page. Neither do the notes below a list: its letters give way a little.

use crate::model::{Block, Document};

use super::{Layout, MARGIN, Page, PageOptions, Paper, Run, Shape, place};

/// How small a page may be set: letters of 9.5 points come down to 7.4.
const STEPS: [Setting; 7] = [
    Setting { scale: 1.0, diagrams: Diagrams::Large, photos: Photos::Whole },
    Setting { scale: 1.0, diagrams: Diagrams::Small, photos: Photos::Whole },
    Setting { scale: 0.95, diagrams: Diagrams::Small, photos: Photos::Whole },
    Setting { scale: 0.9, diagrams: Diagrams::Small, photos: Photos::Whole },
    Setting { scale: 0.86, diagrams: Diagrams::Small, photos: Photos::Whole },
    Setting { scale: 0.82, diagrams: Diagrams::Small, photos: Photos::Whole },
    Setting { scale: 0.78, diagrams: Diagrams::Small, photos: Photos::Whole },
];

/// A little larger or smaller, where only the lines to sign on would stand on the last page.
const NUDGES: [f32; 8] = [1.0, 1.02, 1.04, 1.06, 0.98, 0.96, 1.08, 1.1];

/// How far a list gives way so that its notes need no page of their own.
const CLOSER: [f32; 4] = [0.98, 0.96, 0.94, 0.92];

/// How a page is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Setting {
    /// Of everything within the margins.
    pub(crate) scale: f32,
    /// Size of diagrams.
    pub(crate) diagrams: Diagrams,
    /// Size of photos.
    pub(crate) photos: Photos,
}

/// Size of photos.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Photos {
    /// As large as the page allows, on pages of their own.
    Whole,
    /// Side by side among the text. The file is the same: on a screen they can be enlarged.
    Small,
}

/// Size of diagrams side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Diagrams {
    /// As large as is pleasant.
    Large,
    /// As small as can be read.
    Small,
}

impl Setting {
    /// As every other document is set.
    pub(crate) const PLAIN: Setting =
        Setting { scale: 1.0, diagrams: Diagrams::Large, photos: Photos::Whole };
}

/// Lays out a document whose signed part shall be one page.
pub(super) fn one_page(document: &Document, options: PageOptions) -> Layout {
    let whole = with_annex(document);
    let small = STEPS.map(|setting| Setting { photos: Photos::Small, ..setting });
    if let Some(whole) = whole {
        let mut layouts = small.into_iter().map(|setting| set(&whole, options, setting));
        if let Some(layout) = layouts.find(|it| it.pages.len() == 1) {
            return layout;
        }
    }
    let signed = signed_part(document);
    let fits = |setting: &&Setting| set(&signed, options, **setting).pages.len() == 1;
    if let Some(setting) = STEPS.iter().find(fits) {
        return set(document, options, *setting);
    }
    let nudged = NUDGES.map(|scale| Setting { scale, ..Setting::PLAIN });
    let setting = nudged.into_iter().find(|setting| {
        let before = Document { blocks: without_signatures(&signed), ..signed.clone() };
        set(&before, options, *setting).pages.len() == set(&signed, options, *setting).pages.len()
    });
    set(document, options, setting.unwrap_or(Setting::PLAIN))
}

/// Lays out a document from top to bottom. Where only the notes below its last table would stand on the last page, it is set
/// a little closer.
pub(super) fn without_lone_notes(document: &Document, options: PageOptions) -> Layout {
    let plain = set(document, options, Setting::PLAIN);
    let Some(list) = before_notes(document).filter(|_| plain.pages.len() > 1) else { return plain };
    let pages = set(&list, options, Setting::PLAIN).pages.len();
    if plain.pages.len() == pages {
        return plain;
    }
    let mut closer = CLOSER
        .iter()
        .map(|scale| set(document, options, Setting { scale: *scale, ..Setting::PLAIN }));
    closer.find(|layout| layout.pages.len() == pages).unwrap_or(plain)
}

/// The document up to its last table, if only notes follow it.
fn before_notes(document: &Document) -> Option<Document> {
    let table = document.blocks.iter().rposition(|it| matches!(it, Block::Table(_)))?;
    let (list, notes) = document.blocks.split_at_checked(table + 1)?;
    let only_notes = notes.iter().all(|it| matches!(it, Block::Paragraph(_) | Block::KeyValues(_)));
    let ends = !notes.is_empty() && only_notes;
    ends.then(|| Document { blocks: list.to_vec(), ..document.clone() })
}

/// The part up to the lines to sign on; what stands behind is an annex.
fn signed_part(document: &Document) -> Document {
    let end = document.blocks.iter().position(|it| matches!(it, Block::Signatures(_)));
    let blocks = match end {
        Some(end) => document.blocks.iter().take(end + 1).cloned().collect(),
        None => document.blocks.clone(),
    };
    Document { blocks, ..document.clone() }
}

/// The document with its annex before the lines to sign on, if it has one.
fn with_annex(document: &Document) -> Option<Document> {
    let end = document.blocks.iter().position(|it| matches!(it, Block::Signatures(_)))?;
    let (before, from) = document.blocks.split_at_checked(end)?;
    let (signatures, annex) = from.split_first().filter(|it| !it.1.is_empty())?;
    let annex = annex.iter().filter(|it| !matches!(it, Block::Turn));
    let blocks = before.iter().chain(annex).chain([signatures]).cloned().collect();
    Some(Document { blocks, ..document.clone() })
}

fn without_signatures(signed: &Document) -> Vec<Block> {
    let keeps = |it: &&Block| !matches!(it, Block::Signatures(_));
    signed.blocks.iter().filter(keeps).cloned().collect()
}

/// Lays out on a page that is as much larger as the letters shall be smaller, and shrinks it.
fn set(document: &Document, options: PageOptions, setting: Setting) -> Layout {
    let mut layout = place(document, options, setting);
    if setting.scale.total_cmp(&1.0).is_ne() {
        let shrink = Shrink(setting.scale);
        layout.pages.iter_mut().for_each(|page| shrink.page(page));
        (layout.width, layout.height) = size(document, options, Setting::PLAIN);
    }
    layout
}

/// Width and height of the page that a document is laid out on.
pub(super) fn size(document: &Document, options: PageOptions, setting: Setting) -> (f32, f32) {
    let (short, long) = Paper::sides(options.paper);
    let (width, height) =
        if super::is_upright(document, options) { (short, long) } else { (long, short) };
    let larger = |side: f32| (side - 2.0 * MARGIN) / setting.scale + 2.0 * MARGIN;
    (larger(width), larger(height))
}

/// Everything within the margins by one factor.
struct Shrink(f32);

impl Shrink {
    fn at(&self, place: f32) -> f32 {
        MARGIN + (place - MARGIN) * self.0
    }

    fn point(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.at(x), self.at(y))
    }

    fn span(&self, (across, down): (f32, f32)) -> (f32, f32) {
        (across * self.0, down * self.0)
    }

    fn page(&self, page: &mut Page) {
        if let Some(mark) = &mut page.mark {
            mark.size *= self.0;
            mark.start = self.point(mark.start);
        }
        page.runs.iter_mut().for_each(|run| self.run(run));
        page.shapes.iter_mut().for_each(|shape| self.shape(shape));
    }

    fn run(&self, run: &mut Run) {
        run.size *= self.0;
        run.x = self.at(run.x);
        run.baseline = self.at(run.baseline);
        run.room = self.point(run.room);
    }

    fn shape(&self, shape: &mut Shape) {
        match shape {
            Shape::Line { from, to, .. } => {
                (*from, *to) = (self.point(*from), self.point(*to));
            }
            Shape::Area { corner, size, .. }
            | Shape::Frame { corner, size, .. }
            | Shape::Photo { corner, size, .. } => {
                (*corner, *size) = (self.point(*corner), self.span(*size));
            }
            Shape::Piece { corner, side, .. } => {
                (*corner, *side) = (self.point(*corner), *side * self.0);
            }
        }
    }
}
