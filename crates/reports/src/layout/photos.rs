//! Photos on pages of their own.

use crate::fonts::{Face, printable, wrapped};
use crate::model::{Align, Coding, Photo};

use super::Shape;
use super::flow::{Flow, Slot};

const CAPTION: f32 = 8.5;
/// Pictures are not drawn larger than this many points a pixel.
const LARGEST: f32 = 0.75;
/// Two broad pictures stand on one page if each still gets this part of it.
const HALF: f32 = 0.48;

/// Draws pictures one below the other, with what they are below each. What a PDF cannot carry is named.
pub(crate) fn draw(flow: &mut Flow, photos: &[Photo]) {
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
