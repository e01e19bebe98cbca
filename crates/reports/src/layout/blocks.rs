//! Everything on a page but tables.

use crate::fonts::{Face, pieces, printable, wrapped};
use crate::model::{Align, Block, Diagram, Span, SpanStyle};
use crate::pieces::outline;

use super::fit::Diagrams;
use super::flow::{Flow, Slot};
use super::{Shape, table};

pub(super) const BODY: f32 = 9.5;
/// Letters of articles below what they are about.
const SMALL: f32 = 7.5;
const HEADING: f32 = 11.0;
pub(super) const LINE: f32 = BODY * 1.4;

/// A heading, on the page of what follows it.
pub(crate) fn heading(flow: &mut Flow, text: &str, next: Option<&Block>) {
    let keep = match next {
        Some(Block::Table(_)) => table::START,
        Some(Block::Diagrams(_)) => DIAGRAM + 30.0,
        Some(Block::Verdict { .. }) => 60.0,
        Some(
            Block::Heading(_)
            | Block::Paragraph(_)
            | Block::KeyValues(_)
            | Block::Signatures(_)
            | Block::Form { .. }
            | Block::Beside { .. }
            | Block::Checks(_),
        ) => 2.0 * LINE,
        Some(Block::Photos(_)) => 200.0,
        Some(Block::Fold(_) | Block::Turn) | None => 0.0,
    };
    flow.need(HEADING * 1.9 + keep);
    flow.y += 5.0;
    let edges = (flow.left(), flow.right());
    flow.lines(text, Face::BOLD, HEADING, edges);
}

/// Running text; the styles may change within a line. What no space parts stays on one line, such as a move and its number.
pub(crate) fn paragraph(flow: &mut Flow, spans: &[Span]) {
    let (left, right) = (flow.left(), flow.right());
    let mut x = left;
    let size = spans.first().map_or(BODY, |span| size_of(span.style));
    let line = size * 1.4;
    flow.need(line);
    let words = words(spans, right - left);
    for (at, word) in words.iter().enumerate() {
        let width = word.width();
        let space = if word.gap && x > left { word.face.width(" ", word.size()) } else { 0.0 };
        let joined: f32 =
            words[at + 1..].iter().take_while(|next| !next.gap).map(Word::width).sum();
        let whole = x + space + width + joined;
        let moves_whole = word.gap && width + joined <= right - left && whole > right;
        let breaks = moves_whole || x + space + width > right;
        if x > left && breaks {
            flow.y += line;
            flow.need(line);
            x = left;
        } else {
            x += space;
        }
        let baseline = flow.y + size;
        // A hair of room: sums of widths are not exact.
        let slot = Slot { left: x, right: (x + width + 0.1).min(right + 0.1), baseline };
        flow.put(&word.text, word.face, word.size(), slot, Align::Left);
        if word.style == SpanStyle::Underlined {
            let (from, to) = ((x, baseline + 1.6), (x + width, baseline + 1.6));
            flow.shape(Shape::Line { from, to, thickness: 0.6, shade: 0.0 });
        }
        x += width;
    }
    flow.y += line + 4.0;
}

fn size_of(style: SpanStyle) -> f32 {
    match style {
        SpanStyle::Small => SMALL,
        SpanStyle::Plain | SpanStyle::Bold | SpanStyle::Underlined => BODY,
    }
}

/// A word of running text.
struct Word {
    text: String,
    face: Face,
    style: SpanStyle,
    /// Whether a space stands before it.
    gap: bool,
}

impl Word {
    fn width(&self) -> f32 {
        self.face.width(&self.text, self.size())
    }

    fn size(&self) -> f32 {
        size_of(self.style)
    }
}

fn words(spans: &[Span], room: f32) -> Vec<Word> {
    let mut words = Vec::new();
    let mut gap = false;
    for span in spans {
        let face = match span.style {
            SpanStyle::Bold => Face::BOLD,
            SpanStyle::Plain | SpanStyle::Underlined | SpanStyle::Small => Face::REGULAR,
        };
        let text = printable(&span.text);
        gap |= text.starts_with(' ');
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            for (at, text) in pieces(word, face, size_of(span.style), room).into_iter().enumerate()
            {
                words.push(Word { text, face, style: span.style, gap: gap && at == 0 });
            }
            gap = true;
        }
        gap = text.ends_with(' ');
    }
    words
}

/// The sentence in a frame. What is too long for a page goes without the frame.
pub(crate) fn verdict(flow: &mut Flow, sentence: &str, lines: &[String]) {
    const PADDING: f32 = 10.0;
    const LARGE: f32 = 13.0;
    let edges = (flow.left() + PADDING, flow.right() - PADDING);
    let count = |text: &str, face, size: f32| {
        wrapped(&printable(text), face, size, edges.1 - edges.0).len() as f32
    };
    let height = 2.0 * PADDING
        + count(sentence, Face::BOLD, LARGE) * LARGE * 1.4
        + lines.iter().map(|line| count(line, Face::REGULAR, BODY) * LINE).sum::<f32>();
    let framed = height < flow.full_page();
    if framed {
        flow.need(height + 8.0);
        let corner = (flow.left(), flow.y);
        let size = (flow.right() - flow.left(), height);
        flow.shape(Shape::Frame { corner, size, thickness: 1.4 });
    }
    flow.y += PADDING;
    flow.lines(sentence, Face::BOLD, LARGE, edges);
    for line in lines {
        flow.lines(line, Face::REGULAR, BODY, edges);
    }
    flow.y += PADDING + 8.0;
}

/// Names at the left, what they are beside them.
pub(crate) fn key_values(flow: &mut Flow, pairs: &[(String, String)]) {
    let (left, right) = (flow.left(), flow.right());
    let widest =
        pairs.iter().map(|(key, _)| Face::BOLD.width(&printable(key), BODY)).fold(0.0, f32::max);
    let middle = left + widest.min((right - left) * 0.4) + 12.0;
    let lines =
        |value: &String| wrapped(&printable(value), Face::REGULAR, BODY, right - middle).len();
    let height: f32 = pairs.iter().map(|(_, value)| lines(value).max(1) as f32 * LINE + 1.5).sum();
    // A short list, as the names of the tie-breaks, is read as a whole.
    if height <= flow.full_page() / 3.0 {
        flow.need(height);
    }
    for (key, value) in pairs {
        flow.need(LINE);
        let slot = Slot { left, right: middle - 11.9, baseline: flow.y + BODY };
        flow.put(&printable(key), Face::BOLD, BODY, slot, Align::Left);
        flow.lines(value, Face::REGULAR, BODY, (middle, right));
        flow.y += 1.5;
    }
    flow.y += 6.0;
}

/// Side of the board of a diagram.
pub(super) const DIAGRAM: f32 = 152.0;
/// The same where room is short.
const SMALL_DIAGRAM: f32 = 118.0;
const COORDINATE: f32 = 6.5;
const CAPTION: f32 = 8.5;
/// How far a caption may reach beyond the board.
const OVERHANG: f32 = 11.0;

/// Positions side by side, three at most in a row.
pub(crate) fn diagrams(flow: &mut Flow, diagrams: &[Diagram]) {
    for row in diagrams.chunks(3) {
        let board = match flow.diagrams {
            Diagrams::Large => DIAGRAM,
            Diagrams::Small => SMALL_DIAGRAM,
        };
        let captions: Vec<Vec<String>> = row.iter().map(|it| caption_of(it, board)).collect();
        let height = captioned_height(board, captions.iter().map(Vec::len).max().unwrap_or(0));
        flow.need(height);
        let top = flow.y + 2.0;
        for (at, (diagram, caption)) in row.iter().zip(&captions).enumerate() {
            let left = flow.left() + 12.0 + at as f32 * (board + 24.0);
            captioned(flow, diagram, caption, (left, top, board));
        }
        flow.y += height;
    }
}

/// The lines of a caption.
fn caption_of(diagram: &Diagram, board: f32) -> Vec<String> {
    let room = board + 2.0 * OVERHANG;
    wrapped(&printable(&diagram.caption), Face::REGULAR, CAPTION, room)
}

/// A board of a size at a place, and what stands below it.
fn captioned(
    flow: &mut Flow,
    diagram: &Diagram,
    caption: &[String],
    (left, top, size): (f32, f32, f32),
) {
    board(flow, diagram, (left, top, size));
    for (line, text) in caption.iter().take(4).enumerate() {
        let baseline = top + size + 21.0 + line as f32 * 12.0;
        let slot = Slot { left: left - OVERHANG, right: left + size + OVERHANG, baseline };
        flow.put(text, Face::REGULAR, CAPTION, slot, Align::Center);
    }
}

/// Height of a diagram with its caption.
fn captioned_height(board: f32, caption_lines: usize) -> f32 {
    board + 14.0 + caption_lines.min(4) as f32 * 12.0 + 8.0
}

/// How much of the right of the body a single diagram takes.
pub(super) const AT_RIGHT: f32 = DIAGRAM + 2.0 * OVERHANG + 12.0;

/// One position at the right edge from the pen on; gives back how far down it goes.
pub(super) fn at_right(flow: &mut Flow, diagram: &Diagram) -> f32 {
    let caption = caption_of(diagram, DIAGRAM);
    let top = flow.y + 2.0;
    captioned(flow, diagram, &caption, (flow.right() - OVERHANG - DIAGRAM, top, DIAGRAM));
    flow.y + captioned_height(DIAGRAM, caption.len())
}

fn board(flow: &mut Flow, diagram: &Diagram, (left, top, size): (f32, f32, f32)) {
    let side = size / 8.0;
    let corner =
        |file: u8, rank: u8| (left + f32::from(file) * side, top + f32::from(7 - rank) * side);
    for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
        if (file + rank) % 2 == 0 {
            flow.shape(Shape::Area { corner: corner(file, rank), size: (side, side), shade: 0.78 });
        }
    }
    if let Some((file, rank)) = diagram.marked_square() {
        let (x, y) = corner(file, rank);
        let size = (side - 1.6, side - 1.6);
        flow.shape(Shape::Frame { corner: (x + 0.8, y + 0.8), size, thickness: 1.6 });
    }
    for placed in diagram.pieces() {
        let corner = corner(placed.file, placed.rank);
        flow.shape(Shape::Piece { corner, side, outline: outline(placed.letter) });
    }
    flow.shape(Shape::Frame { corner: (left, top), size: (size, size), thickness: 0.8 });
    for (at, file) in ["a", "b", "c", "d", "e", "f", "g", "h"].into_iter().enumerate() {
        let x = left + at as f32 * side;
        let slot = Slot { left: x, right: x + side, baseline: top + size + 8.0 };
        flow.put(file, Face::REGULAR, COORDINATE, slot, Align::Center);
        let rank = (at + 1).to_string();
        let baseline = top + (7.5 - at as f32) * side + COORDINATE * 0.36;
        flow.put(
            &rank,
            Face::REGULAR,
            COORDINATE,
            Slot { left: left - 11.0, right: left - 3.0, baseline },
            Align::Right,
        );
    }
}

const SIGNATURE: f32 = 58.0;
const SIGNATURE_GAP: f32 = 20.0;
/// Letters below a line to sign on.
const SIGNED: f32 = 8.5;

/// What stands below a line to sign on; what is too long for two lines is cut off.
fn two_lines(name: &str, width: f32) -> Vec<String> {
    let mut lines = wrapped(&printable(name), Face::REGULAR, SIGNED, width);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(rest);
    }
    lines
}

/// Lines to sign on at the foot of the page.
pub(crate) fn signatures_at_bottom(flow: &mut Flow, names: &[String]) {
    let width = flow.right() - flow.left();
    let height = names.chunks(3).map(|row| signature_row(row, width).2).sum();
    flow.need(height);
    flow.y = flow.y.max(flow.bottom() - height - 8.0);
    signatures(flow, names);
}

/// Lines to sign on, three at most side by side.
pub(crate) fn signatures(flow: &mut Flow, names: &[String]) {
    for row in names.chunks(3) {
        let (width, names, height) = signature_row(row, flow.right() - flow.left());
        flow.need(height);
        let y = flow.y + 38.0;
        for (at, lines) in names.iter().enumerate() {
            let x = flow.left() + at as f32 * (width + SIGNATURE_GAP);
            flow.shape(Shape::Line {
                from: (x, y),
                to: (x + width, y),
                thickness: 0.7,
                shade: 0.0,
            });
            for (line, text) in lines.iter().enumerate() {
                let baseline = y + 12.0 + line as f32 * 10.0;
                let slot = Slot { left: x, right: x + width, baseline };
                flow.put(text, Face::REGULAR, SIGNED, slot, Align::Left);
            }
        }
        flow.y += height;
    }
}

/// Width of each line to sign on, what stands below each, and the height of all.
fn signature_row(row: &[String], room: f32) -> (f32, Vec<Vec<String>>, f32) {
    // A single line is no wider than one of two.
    let count = row.len().max(2) as f32;
    let width = (room - SIGNATURE_GAP * (count - 1.0)) / count;
    let names: Vec<_> = row.iter().map(|name| two_lines(name, width)).collect();
    let most = names.iter().map(Vec::len).max().unwrap_or(1).max(1);
    (width, names, SIGNATURE + (most - 1) as f32 * 10.0)
}
