//! Forms: entries with lines to write on, boxes to tick, the fold across the sheet.

use crate::fonts::{Face, printable, wrapped};
use crate::model::{Align, Diagram, Field};

use super::Shape;
use super::blocks::{AT_RIGHT, BODY, LINE, at_right};
use super::flow::{Flow, Slot};

/// Room between entries side by side.
const GUTTER: f32 = 18.0;
/// Height of an entry that is written in by hand.
const TO_WRITE: f32 = 17.0;
/// The least width of a line to write on.
const SHORTEST: f32 = 40.0;

/// Entries side by side, row by row.
pub(crate) fn fields(flow: &mut Flow, fields: &[Field], across: u8) {
    let across = usize::from(across.max(1));
    let edges = (flow.left(), flow.right());
    let width = (edges.1 - edges.0 - GUTTER * (across - 1) as f32) / across as f32;
    let label = label_width(fields, width);
    for row in fields.chunks(across) {
        let height = row.iter().map(|field| height_of(field, label, width)).fold(0.0, f32::max);
        flow.need(height);
        let top = flow.y;
        for (at, field) in row.iter().enumerate() {
            let left = edges.0 + at as f32 * (width + GUTTER);
            flow.y = top;
            entry(flow, field, label, (left, left + width));
        }
        flow.y = top + height;
    }
    flow.y += 5.0;
}

/// Entries one below the other, a position at their right.
pub(crate) fn beside(flow: &mut Flow, fields: &[Field], diagram: &Diagram) {
    let edges = (flow.left(), flow.right() - AT_RIGHT - GUTTER);
    let label = label_width(fields, edges.1 - edges.0);
    let heights: f32 = fields.iter().map(|field| height_of(field, label, edges.1 - edges.0)).sum();
    flow.need(heights.clamp(AT_RIGHT, flow.full_page()));
    let lowest = at_right(flow, diagram);
    let page = flow.pages.len();
    for field in fields {
        let height = height_of(field, label, edges.1 - edges.0);
        flow.need(height);
        let top = flow.y;
        entry(flow, field, label, edges);
        flow.y = flow.y.max(top + height);
    }
    if flow.pages.len() == page {
        flow.y = flow.y.max(lowest);
    }
    flow.y += 5.0;
}

/// How wide the labels are: as the widest; half of the room at most, or what the widest value leaves.
fn label_width(fields: &[Field], width: f32) -> f32 {
    let widest = |texts: &mut dyn Iterator<Item = &str>, face: Face| {
        texts.map(|text| face.width(&printable(text), BODY)).fold(0.0, f32::max)
    };
    let label = widest(&mut fields.iter().map(|field| field.label.as_str()), Face::BOLD);
    let value = widest(&mut fields.iter().map(|field| field.value.as_str()), Face::REGULAR);
    let left = width - value.max(SHORTEST) - 8.5;
    (label + 0.1).min(left.max(width * 0.5))
}

fn height_of(field: &Field, label: f32, width: f32) -> f32 {
    let lines =
        |text: &str, face: Face, room: f32| wrapped(&printable(text), face, BODY, room).len();
    let labels = lines(&field.label, Face::BOLD, label).max(1) as f32 * LINE;
    let value = lines(&field.value, Face::REGULAR, value_room(label, width)) as f32 * LINE;
    let least = if field.value.is_empty() { TO_WRITE } else { LINE };
    labels.max(value).max(least) + 1.5
}

fn value_room(label: f32, width: f32) -> f32 {
    (width - label - 8.0).max(SHORTEST)
}

fn entry(flow: &mut Flow, field: &Field, label: f32, (left, right): (f32, f32)) {
    let top = flow.y;
    flow.lines(&field.label, Face::BOLD, BODY, (left, left + label + 0.1));
    let labels_end = flow.y;
    flow.y = top;
    let value_left = right - value_room(label, right - left);
    if field.value.is_empty() {
        let y = top + TO_WRITE - 5.0;
        flow.shape(Shape::Line {
            from: (value_left, y),
            to: (right, y),
            thickness: 0.5,
            shade: 0.3,
        });
    } else {
        flow.lines(&field.value, Face::REGULAR, BODY, (value_left, right));
    }
    flow.y = flow.y.max(labels_end);
}

const BOX: f32 = 7.5;

/// Lines with a box to tick before each.
pub(crate) fn checks(flow: &mut Flow, texts: &[String]) {
    for text in texts {
        flow.need(LINE);
        let (left, right) = (flow.left(), flow.right());
        let corner = (left + 0.5, flow.y + 2.6);
        flow.shape(Shape::Frame { corner, size: (BOX, BOX), thickness: 0.7 });
        flow.lines(text, Face::REGULAR, BODY, (left + BOX + 7.0, right));
        flow.y += 1.0;
    }
    flow.y += 4.0;
}

/// A dashed line across the middle of the sheet, or right below what stands above it where that is more than half.
pub(crate) fn fold(flow: &mut Flow, word: &str) {
    const SMALL: f32 = 6.5;
    const DASH: f32 = 5.0;
    flow.need(24.0);
    let middle = (flow.height / 2.0).max(flow.y + 4.0);
    let (left, right) = (flow.left(), flow.right());
    let mut x = left;
    while x < right {
        flow.shape(Shape::Line {
            from: (x, middle),
            to: ((x + DASH).min(right), middle),
            thickness: 0.5,
            shade: 0.45,
        });
        x += 2.0 * DASH;
    }
    let slot = Slot { left, right, baseline: middle + SMALL + 2.5 };
    flow.put(&printable(word), Face::REGULAR, SMALL, slot, Align::Right);
    flow.y = middle + 15.0;
}
