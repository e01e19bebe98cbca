//! The pen: goes down the page, turns to the next one, and writes heads and feet.

use crate::fonts::{CAP_HEIGHT, Face, Set, ellipsized, printable, wrapped};
use crate::model::{Align, Document, Weight};

use super::fit::{Diagrams, Photos};
use super::{Layout, MARGIN, Mark, Page, Run, Shape};

/// Pages being filled.
pub(crate) struct Flow {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) pages: Vec<Page>,
    /// How far down the page the pen is.
    pub(crate) y: f32,
    /// Where the pen is at the top of the body of this page.
    top: f32,
    /// How far right of the margin the left edge is: past the strips of a table that are full.
    pub(crate) indent: f32,
    /// How large diagrams side by side are.
    pub(crate) diagrams: Diagrams,
    /// How large photos are.
    pub(crate) photos: Photos,
    running_head: String,
}

/// A place for a line of text: edges and baseline.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) baseline: f32,
}

const FOOT: f32 = 22.0;
const TITLE: f32 = 17.0;
const SUBTITLE: f32 = 9.5;
const SMALL: f32 = 8.0;

impl Flow {
    /// The first page with the head of the document.
    pub(crate) fn new(document: &Document, width: f32, height: f32) -> Flow {
        let head =
            std::iter::once(&document.title).chain(&document.subtitle).map(|text| printable(text));
        let running_head = head.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
        let mut flow = Flow {
            width,
            height,
            pages: vec![Page::default()],
            y: MARGIN,
            top: MARGIN,
            indent: 0.0,
            diagrams: Diagrams::Large,
            photos: Photos::Whole,
            running_head,
        };
        flow.head(document);
        flow.top = flow.y;
        flow
    }

    /// Left edge of the body.
    pub(crate) fn left(&self) -> f32 {
        MARGIN + self.indent
    }

    /// Right edge of the body.
    pub(crate) fn right(&self) -> f32 {
        self.width - MARGIN
    }

    /// Lower edge of the body.
    pub(crate) fn bottom(&self) -> f32 {
        self.height - MARGIN - FOOT
    }

    /// Height of the body of a page after the first.
    pub(crate) fn full_page(&self) -> f32 {
        self.bottom() - MARGIN - 20.0
    }

    /// Turns the page unless so much height is left. Nothing is gained at the top of a page, so there it stays.
    pub(crate) fn need(&mut self, height: f32) {
        if self.y + height > self.bottom() && self.y > self.top {
            self.turn();
        }
    }

    /// Goes to the next page.
    pub(crate) fn turn(&mut self) {
        self.indent = 0.0;
        self.pages.push(Page::default());
        let slot = Slot { left: self.left(), right: self.right(), baseline: MARGIN + SMALL };
        let head = self.running_head.clone();
        self.put(&head, Face::REGULAR, SMALL, slot, Align::Left);
        self.rule(MARGIN + SMALL + 4.0, 0.5, 0.0);
        self.y = MARGIN + 20.0;
        self.top = self.y;
    }

    /// Writes a line of printable text into a slot, cut with an ellipsis if it must be.
    pub(crate) fn put(&mut self, text: &str, face: Face, size: f32, slot: Slot, align: Align) {
        let text = ellipsized(text, face, size, slot.right - slot.left);
        if text.is_empty() {
            return;
        }
        let spare = slot.right - slot.left - face.width(&text, size);
        let x = match align {
            Align::Left => slot.left,
            Align::Center => slot.left + spare / 2.0,
            Align::Right => slot.left + spare,
        };
        let run =
            Run { text, face, size, x, baseline: slot.baseline, room: (slot.left, slot.right) };
        self.page().runs.push(run);
    }

    /// Writes text in as many lines as it needs, from the pen on; turns pages between lines.
    pub(crate) fn lines(&mut self, text: &str, face: Face, size: f32, (left, right): (f32, f32)) {
        for line in wrapped(&printable(text), face, size, right - left) {
            self.need(size * 1.4);
            let slot = Slot { left, right, baseline: self.y + size };
            self.put(&line, face, size, slot, Align::Left);
            self.y += size * 1.4;
        }
    }

    /// A line over the width of the body.
    pub(crate) fn rule(&mut self, y: f32, thickness: f32, shade: f32) {
        let (from, to) = ((self.left(), y), (self.right(), y));
        self.shape(Shape::Line { from, to, thickness, shade });
    }

    /// Adds a shape to the page.
    pub(crate) fn shape(&mut self, shape: Shape) {
        self.page().shapes.push(shape);
    }

    pub(crate) fn page(&mut self) -> &mut Page {
        self.pages.last_mut().expect("there is a first page from the start")
    }

    /// Writes the feet and the mark on all pages.
    pub(crate) fn finish(
        mut self,
        document: &Document,
        page_of: impl Fn(usize, usize) -> String,
    ) -> Layout {
        let mark = document.mark.as_deref().map(|mark| self.mark(&printable(mark)));
        let pages = std::mem::take(&mut self.pages);
        let count = pages.len();
        for (at, page) in pages.into_iter().enumerate() {
            self.pages.push(page);
            self.page().mark = mark.clone();
            let y = self.height - MARGIN - 11.0;
            self.rule(y, 0.5, 0.0);
            let (left, right, baseline) = (self.left(), self.right(), self.height - MARGIN);
            let counted = printable(&page_of(at + 1, count));
            let start = right - Face::REGULAR.width(&counted, SMALL).min((right - left) / 2.0);
            self.put(
                &counted,
                Face::REGULAR,
                SMALL,
                Slot { left: start, right, baseline },
                Align::Right,
            );
            let footer = printable(&document.footer);
            let slot = Slot { left, right: start - 8.0, baseline };
            self.put(&footer, Face::REGULAR, SMALL, slot, Align::Left);
        }
        Layout { width: self.width, height: self.height, pages: self.pages }
    }

    /// Title and subtitle at the left, the corner at the right, a rule below.
    fn head(&mut self, document: &Document) {
        let (left, right, top) = (self.left(), self.right(), self.y);
        let corner = document.corner.iter().map(|text| printable(text));
        let corner: Vec<String> = corner.filter(|text| !text.is_empty()).collect();
        let face = Face::REGULAR;
        let widest = corner.iter().map(|text| face.width(text, SUBTITLE)).fold(0.0, f32::max);
        let corner_left = right - widest.min((right - left) * 0.4) - 0.1;
        for (at, text) in corner.iter().enumerate() {
            let baseline = top + SUBTITLE + at as f32 * SUBTITLE * 1.4;
            self.put(
                text,
                face,
                SUBTITLE,
                Slot { left: corner_left, right, baseline },
                Align::Right,
            );
        }
        let text_right = if corner.is_empty() { right } else { corner_left - 12.0 };
        for line in wrapped(&printable(&document.title), Face::BOLD, TITLE, text_right - left)
            .iter()
            .take(3)
        {
            let slot =
                Slot { left, right: text_right, baseline: self.y + TITLE * CAP_HEIGHT + 1.0 };
            self.put(line, Face::BOLD, TITLE, slot, Align::Left);
            self.y += TITLE * 1.25;
        }
        self.y += 1.0;
        for text in document.subtitle.iter().filter(|text| !text.is_empty()) {
            for line in wrapped(&printable(text), face, SUBTITLE, text_right - left).iter().take(3)
            {
                let slot = Slot { left, right: text_right, baseline: self.y + SUBTITLE };
                self.put(line, face, SUBTITLE, slot, Align::Left);
                self.y += SUBTITLE * 1.4;
            }
        }
        self.y = self.y.max(top + corner.len() as f32 * SUBTITLE * 1.4) + 5.0;
        self.rule(self.y, 1.5, 0.0);
        self.y += 10.0;
    }

    /// A word from corner to corner, as large as the body of the page allows.
    fn mark(&self, text: &str) -> Mark {
        let face = Face { set: Set::Normal, weight: Weight::Bold };
        let (across, down) = (self.right() - self.left(), self.bottom() - MARGIN);
        let angle = (down / across).atan();
        let unit = face.width(text, 1.0).max(0.1);
        // The rotated box of the word is width·cos + height·sin wide, and width·sin + height·cos high.
        let (sin, cos) = (angle.sin(), angle.cos());
        let size = (across / (unit * cos + CAP_HEIGHT * sin))
            .min(down / (unit * sin + CAP_HEIGHT * cos))
            .min(130.0);
        let (length, high) = (unit * size, CAP_HEIGHT * size);
        let middle = (self.width / 2.0, MARGIN + down / 2.0);
        let start = (
            middle.0 - length / 2.0 * cos + high / 2.0 * sin,
            middle.1 + length / 2.0 * sin + high / 2.0 * cos,
        );
        Mark { text: text.to_owned(), size, start, angle }
    }
}
