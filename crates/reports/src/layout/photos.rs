//! Photos, on pages of their own or small among the text.

use crate::fonts::{Face, printable, wrapped};
use crate::model::{Align, Coding, Photo};

use super::Shape;
use super::fit::Photos;
use super::flow::{Flow, Slot};

const CAPTION: f32 = 8.5;
/// Pictures are not drawn larger than this many points a pixel.
const LARGEST: f32 = 0.75;
/// Two broad pictures stand on one page if each still gets this part of it.
const HALF: f32 = 0.48;

/// Draws pictures one below the other, with what they are below each. What a PDF cannot carry is named.
pub(crate) fn draw(flow: &mut Flow, photos: &[Photo]) {
    if flow.photos == Photos::Small {
        small(flow, photos);
        return;
    }
    flow.turn();
    for photo in photos {
        if matches!(photo.coding, Coding::Other(_)) {
            let edges = (flow.left(), flow.right());
            flow.lines(&photo.caption, Face::REGULAR, CAPTION, edges);
            flow.y += 8.0;
            continue;
        }
        one(flow, photo);
    }
}

/// Side by side, with a line below each; what a PDF cannot carry is named under them.
fn small(flow: &mut Flow, photos: &[Photo]) {
    const HEIGHT: f32 = 104.0;
    const WIDTH: f32 = 250.0;
    const LETTERS: f32 = 6.0;
    const GAP: f32 = 10.0;
    let (drawn, named): (Vec<&Photo>, Vec<&Photo>) =
        photos.iter().partition(|it| !matches!(it.coding, Coding::Other(_)));
    let sizes: Vec<(f32, f32)> = drawn
        .iter()
        .map(|photo| {
            let (width, height) = upright(photo);
            let scale = (WIDTH / width).min(HEIGHT / height).min(LARGEST);
            (width * scale, height * scale)
        })
        .collect();
    let rows = rows_of(&sizes, flow.right() - flow.left(), GAP);
    let mut at = 0;
    for count in rows {
        let row = sizes.iter().zip(&drawn).skip(at).take(count);
        let tallest = row.clone().map(|it| it.0.1).fold(0.0, f32::max);
        flow.need(tallest + LETTERS * 1.4 + 8.0);
        let mut x = flow.left();
        for (size, photo) in row {
            let corner = (x, flow.y);
            flow.shape(Shape::Photo { corner, size: *size, photo: (*photo).clone() });
            let room = size.0.max(NARROW);
            let baseline = flow.y + tallest + LETTERS + 1.0;
            let slot = Slot { left: x, right: x + room, baseline };
            flow.put(&printable(&photo.caption), Face::REGULAR, LETTERS, slot, Align::Left);
            x += room + GAP;
        }
        flow.y += tallest + LETTERS * 1.4 + 8.0;
        at += count;
    }
    for photo in named {
        let edges = (flow.left(), flow.right());
        flow.lines(&photo.caption, Face::REGULAR, CAPTION, edges);
    }
}

/// A narrow picture still leaves room for what is below it.
const NARROW: f32 = 60.0;

/// How many pictures stand in each row.
fn rows_of(sizes: &[(f32, f32)], room: f32, gap: f32) -> Vec<usize> {
    let mut rows = Vec::new();
    let mut used = 0.0;
    for (width, _) in sizes {
        let width = width.max(NARROW);
        match rows.last_mut() {
            Some(row) if used + gap + width <= room => {
                *row += 1;
                used += gap + width;
            }
            _ => {
                rows.push(1);
                used = width;
            }
        }
    }
    rows
}

fn one(flow: &mut Flow, photo: &Photo) {
    let (width, height) = upright(photo);
    let room = flow.right() - flow.left();
    let caption = wrapped(&printable(&photo.caption), Face::REGULAR, CAPTION, room);
    let below = 8.0 + caption.len() as f32 * CAPTION * 1.4 + 10.0;
    let page = flow.full_page();
    // A broad picture leaves room for another.
    let most = if width > height { page * HALF } else { page } - below;
    let scale = (room / width).min(most / height).min(LARGEST);
    let size = (width * scale, height * scale);
    flow.need(size.1 + below);
    let corner = (flow.left() + (room - size.0) / 2.0, flow.y);
    flow.shape(Shape::Photo { corner, size, photo: photo.clone() });
    flow.y += size.1 + 8.0;
    for line in caption {
        let slot = Slot { left: flow.left(), right: flow.right(), baseline: flow.y + CAPTION };
        flow.put(&line, Face::REGULAR, CAPTION, slot, Align::Center);
        flow.y += CAPTION * 1.4;
    }
    flow.y += 10.0;
}

/// Width and height as shown.
fn upright(photo: &Photo) -> (f32, f32) {
    let (width, height) = (photo.size.0.max(1) as f32, photo.size.1.max(1) as f32);
    if photo.quarters.is_multiple_of(2) { (width, height) } else { (height, width) }
}
