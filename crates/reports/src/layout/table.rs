//! Tables: how wide the columns are, in which letters, and on how many parts of paper.

use crate::fonts::{Face, Set, ellipsized, printable, wrapped};
use crate::model::{Align, Column, Overflow, Rules, Table, Weight, Width};

use super::Shape;
use super::flow::{Flow, Slot};

/// Height to keep free for the head and the first rows below a heading.
pub(crate) const START: f32 = 60.0;

/// Height of a row that is written in by hand.
const WRITE_IN: f32 = 21.0;

/// Letters of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Setting {
    set: Set,
    size: f32,
}

const fn setting(set: Set, size: f32) -> Setting {
    Setting { set, size }
}

/// Tried in order on upright paper: first narrower letters, then smaller ones.
const UPRIGHT: [Setting; 7] = [
    setting(Set::Normal, 9.5),
    setting(Set::Normal, 9.0),
    setting(Set::Condensed, 9.5),
    setting(Set::Condensed, 9.0),
    setting(Set::Condensed, 8.5),
    setting(Set::Condensed, 8.0),
    setting(Set::Condensed, 7.5),
];

/// Tried when the paper is turned, or when there is no other paper to turn to.
const LAST: [Setting; 4] = [
    setting(Set::Condensed, 7.0),
    setting(Set::Condensed, 6.5),
    setting(Set::Condensed, 6.0),
    setting(Set::Condensed, 5.5),
];

/// Letters of a table that is split in parts anyway.
const SPLIT: Setting = setting(Set::Condensed, 7.5);

/// Room at each side of a text within its column, in parts of the size.
const PADDING: f32 = 0.32;

/// One name longer than this many times the size does not make the letters of a whole list smaller.
const LONGEST: f32 = 26.0;

/// Names of up to so many times the size stand on one line where any letters of the list allow it.
const ORDINARY: f32 = 13.0;

/// One word longer than this many times the size is broken instead of making a column wider.
const WORD: f32 = 15.0;

/// Texts that go on in the next line ask for a column of so many times the size at most.
const WRAPPED: f32 = 11.0;

/// True if the table fits upright paper without cutting a name.
pub(crate) fn fits_upright(table: &Table, room: f32) -> bool {
    let natural = Natural::of(table);
    let room = strip_width(table, room);
    UPRIGHT.iter().any(|setting| natural.needed(*setting) <= room)
}

/// Room between strips.
const GUTTER: f32 = 18.0;

/// The width of one strip of a table.
fn strip_width(table: &Table, room: f32) -> f32 {
    let strips = f32::from(table.strips.max(1));
    (room - GUTTER * (strips - 1.0)) / strips
}

/// Draws a table from the pen on, in parts if it is wider than the page in the smallest letters.
pub(crate) fn draw(flow: &mut Flow, table: &Table) {
    let room = strip_width(table, flow.right() - flow.left());
    let natural = Natural::of(table);
    let fitting = UPRIGHT.into_iter().chain(LAST).find(|setting| natural.needed(*setting) <= room);
    if let Some(setting) = fitting {
        let widths = natural.stretched(setting, room);
        draw_part(
            flow,
            &Part { table, columns: (0..table.columns.len()).collect(), widths, setting },
        );
    } else if natural.least(LAST[3]) <= room {
        let setting =
            LAST.into_iter().find(|setting| natural.least(*setting) <= room).unwrap_or(LAST[3]);
        let widths = natural.shrunk(setting, room);
        draw_part(
            flow,
            &Part { table, columns: (0..table.columns.len()).collect(), widths, setting },
        );
    } else {
        for (at, part) in natural.parts(table, room).iter().enumerate() {
            if at > 0 {
                flow.turn();
            }
            draw_part(flow, part);
        }
    }
}

/// The widths the texts of a table ask for, at size 1, without padding.
struct Natural {
    columns: Vec<NaturalColumn>,
}

struct NaturalColumn {
    width: Width,
    overflow: Overflow,
    /// Lines that a rare long text is given room for: two where the reader looks for a row, three beside it.
    lines: f32,
    /// The widest text in normal and in condensed letters.
    widest: [f32; 2],
    /// The width that nine in ten texts keep to, and all that are of ordinary length, likewise.
    usual: [f32; 2],
    /// The widest word, likewise: words are not broken.
    word: [f32; 2],
}

impl Natural {
    fn of(table: &Table) -> Natural {
        let columns = table
            .columns
            .iter()
            .enumerate()
            .map(|(at, column)| NaturalColumn::of(table, at, column));
        Natural { columns: columns.collect() }
    }

    /// Width of the whole table in these letters with no name cut.
    fn needed(&self, setting: Setting) -> f32 {
        self.columns.iter().map(|column| column.needed(setting)).sum()
    }

    /// Width of the whole table with the names cut as far as it goes.
    fn least(&self, setting: Setting) -> f32 {
        self.columns.iter().map(|column| column.least(setting)).sum()
    }

    /// Widths that fill the room: running text gets what spares it a line; of the rest, flexible columns get what is left, the
    /// narrow ones first, so that halves that mirror each other are equal.
    fn stretched(&self, setting: Setting, room: f32) -> Vec<f32> {
        let mut widths: Vec<f32> =
            self.columns.iter().map(|column| column.needed(setting)).collect();
        let mut spare = (room - widths.iter().sum::<f32>()).max(0.0);
        for (column, width) in self.columns.iter().zip(&mut widths) {
            let more = (column.whole(setting) - *width).clamp(0.0, spare);
            *width += more;
            spare -= more;
        }
        // Then names: what spares them a line, each as much of it as the others.
        let more =
            |(column, width): (&NaturalColumn, &f32)| (column.whole_name(setting) - width).max(0.0);
        let wanted: f32 = self.columns.iter().zip(&widths).map(more).sum();
        let share = if wanted > spare { spare / wanted } else { 1.0 };
        for (column, width) in self.columns.iter().zip(&mut widths) {
            *width += more((column, &*width)) * share;
        }
        let mut flexible: Vec<usize> =
            (0..widths.len()).filter(|at| self.columns[*at].width == Width::Flex).collect();
        flexible.sort_by(|a, b| widths[*b].total_cmp(&widths[*a]));
        let fixed: f32 = self
            .columns
            .iter()
            .zip(&widths)
            .filter(|(c, _)| c.width != Width::Flex)
            .map(|(_, w)| w)
            .sum();
        let mut left = room - fixed;
        for (at, column) in flexible.iter().enumerate() {
            let equal = left / (flexible.len() - at) as f32;
            widths[*column] = widths[*column].max(equal);
            left -= widths[*column];
        }
        widths
    }

    /// Widths with the flexible columns cut down to the room, the widest most.
    fn shrunk(&self, setting: Setting, room: f32) -> Vec<f32> {
        let (needed, least) = (self.needed(setting), self.least(setting));
        let share =
            if needed > least { ((room - least) / (needed - least)).clamp(0.0, 1.0) } else { 0.0 };
        self.columns
            .iter()
            .map(|column| {
                let least = column.least(setting);
                least + (column.needed(setting) - least) * share
            })
            .collect()
    }

    /// The key columns with as many of the others as fit, again and again.
    fn parts<'a>(&self, table: &'a Table, room: f32) -> Vec<Part<'a>> {
        let width = |at: usize| self.columns[at].least(SPLIT).min(room / 4.0);
        let keys: Vec<usize> = (0..table.key_columns.min(self.columns.len())).collect();
        let key_width: f32 = keys.iter().map(|at| width(*at)).sum();
        let (mut parts, mut columns, mut used) = (Vec::new(), keys.clone(), key_width);
        for at in keys.len()..self.columns.len() {
            if used + width(at) > room && columns.len() > keys.len() {
                parts.push(std::mem::replace(&mut columns, keys.clone()));
                used = key_width;
            }
            columns.push(at);
            used += width(at);
        }
        parts.push(columns);
        parts
            .into_iter()
            .map(|columns| {
                let widths: Vec<f32> = columns.iter().map(|at| width(*at)).collect();
                let whole: f32 = widths.iter().sum();
                let scale = (room / whole).min(1.0);
                let widths = widths.into_iter().map(|width| width * scale).collect();
                Part { table, columns, widths, setting: SPLIT }
            })
            .collect()
    }
}

impl NaturalColumn {
    fn of(table: &Table, at: usize, column: &Column) -> NaturalColumn {
        let texts: Vec<String> =
            table.rows.iter().filter_map(|row| row.get(at)).map(|text| printable(text)).collect();
        let head = printable(&column.head);
        let measure = |set: Set| {
            let face = Face { set, weight: column.weight };
            let head = Face { set, weight: Weight::Bold }.width(&head, 1.0);
            let mut widths: Vec<f32> = texts.iter().map(|text| face.width(text, 1.0)).collect();
            widths.sort_by(f32::total_cmp);
            let share = |percent: usize| {
                let at = (widths.len() * percent / 100).saturating_sub(1);
                widths.get(at).copied().unwrap_or(0.0).max(head)
            };
            let words = texts.iter().flat_map(|text| text.split_whitespace());
            let word = words.map(|word| face.width(word, 1.0)).fold(0.0, f32::max);
            let ordinary = widths.iter().copied().filter(|width| *width <= ORDINARY);
            let usual = ordinary.fold(share(90), f32::max);
            [usual, share(100), word.min(WORD)]
        };
        let (normal, condensed) = (measure(Set::Normal), measure(Set::Condensed));
        NaturalColumn {
            width: column.width,
            overflow: column.overflow,
            lines: if at >= table.key_columns && names_in_keys(table) { 3.0 } else { 2.0 },
            widest: [normal[1], condensed[1]],
            usual: [normal[0], condensed[0]],
            word: [normal[2], condensed[2]],
        }
    }

    /// The width with no text cut. All texts of a table are set alike: the rare long ones go on a few lines instead of making
    /// every row smaller, or themselves.
    fn needed(&self, setting: Setting) -> f32 {
        let at = setting.set as usize;
        let text = match self.width {
            Width::Fixed(width) => return width,
            Width::Auto => self.widest[at] * setting.size,
            Width::Flex if self.overflow == Overflow::Wrap => {
                (self.widest[at] * setting.size).min(WRAPPED * setting.size)
            }
            Width::Flex => {
                let usual = self.usual[at].min(LONGEST) * setting.size;
                // Lines are never filled to the end, so two of them hold less than twice their width.
                let rare = self.widest[at].min(LONGEST) * setting.size * 1.2 / self.lines;
                usual.max(rare).max(self.word[at] * setting.size)
            }
        };
        text + 2.0 * PADDING * setting.size + 0.01
    }

    /// The width with every running text on one line; of other columns nothing.
    fn whole(&self, setting: Setting) -> f32 {
        match (self.width, self.overflow) {
            (Width::Flex, Overflow::Wrap) => {
                (self.widest[setting.set as usize] + 2.0 * PADDING) * setting.size + 0.01
            }
            _ => 0.0,
        }
    }

    /// The width with every name on one line but the rare ones that are too long for any; of other columns nothing.
    fn whole_name(&self, setting: Setting) -> f32 {
        match (self.width, self.overflow) {
            (Width::Flex, Overflow::Shrink) => {
                let widest = self.widest[setting.set as usize].min(LONGEST);
                (widest + 2.0 * PADDING) * setting.size + 0.01
            }
            _ => 0.0,
        }
    }

    /// The width a column keeps when names are cut: half of what it asks for, and room for a few letters.
    fn least(&self, setting: Setting) -> f32 {
        match self.width {
            Width::Fixed(_) | Width::Auto => self.needed(setting),
            Width::Flex => {
                self.needed(setting).min((self.needed(setting) / 2.0).max(8.0 * setting.size))
            }
        }
    }
}

/// Whether the columns by which a row is found hold its name: what stands beside it then gives way to it.
fn names_in_keys(table: &Table) -> bool {
    table.columns.iter().take(table.key_columns).any(|column| column.width == Width::Flex)
}

/// Columns of a table that are drawn side by side.
struct Part<'a> {
    table: &'a Table,
    columns: Vec<usize>,
    widths: Vec<f32>,
    setting: Setting,
}

/// A text ready to be put: its lines, face and size.
struct Cell {
    lines: Vec<String>,
    face: Face,
    size: f32,
    align: Align,
}

fn draw_part(flow: &mut Flow, part: &Part<'_>) {
    let size = part.setting.size;
    let line = size * 1.22;
    let around = size * 0.42;
    let most_lines = ((flow.full_page() - 3.0 * (line + around)) / line).max(1.0) as usize;
    head(flow, part, line, around);
    let strip = strip_width(part.table, flow.right() - flow.left());
    // Where the strips begin on this page: above the head that was just drawn.
    let mut top = flow.y - head_height(part, line, around);
    let (mut strips_used, mut lowest) = (1, flow.y);
    let rows: Vec<Vec<Cell>> =
        part.table.rows.iter().map(|row| row_cells(part, row, most_lines)).collect();
    let height_of = |cells: &Vec<Cell>| {
        let lines = cells.iter().map(|cell| cell.lines.len()).max().unwrap_or(1).max(1);
        (lines as f32 * line + around).max(match part.table.rules {
            Rules::WriteIn => WRITE_IN,
            Rules::EveryFifth | Rules::Hairlines => 0.0,
        })
    };
    let heights: Vec<f32> = rows.iter().map(height_of).collect();
    let mut bottom = strips_bottom(flow, &heights, part.table.strips);
    for (number, (cells, height)) in rows.iter().zip(&heights).enumerate() {
        if flow.y + height > bottom {
            lowest = lowest.max(flow.y);
            if strips_used < part.table.strips {
                strips_used += 1;
                flow.indent += strip + GUTTER;
                flow.y = top;
            } else {
                flow.turn();
                (strips_used, top, lowest) = (1, flow.y, flow.y);
            }
            head(flow, part, line, around);
            if strips_used == 1 {
                bottom = strips_bottom(flow, &heights[number..], part.table.strips);
            }
        }
        let first_baseline = flow.y + around / 2.0 + size * 0.95;
        let lowered = match part.table.rules {
            Rules::WriteIn => (height - line - around).max(0.0) / 2.0,
            Rules::EveryFifth | Rules::Hairlines => 0.0,
        };
        put_cells(flow, part, cells, first_baseline + lowered, line);
        flow.y += height;
        let (thickness, shade) = match part.table.rules {
            Rules::EveryFifth if (number + 1) % 5 == 0 => (0.7, 0.2),
            Rules::EveryFifth | Rules::Hairlines | Rules::WriteIn => (0.3, 0.6),
        };
        under(flow, part, thickness, shade);
    }
    flow.indent = 0.0;
    flow.y = flow.y.max(lowest) + 8.0;
}

fn row_cells(part: &Part<'_>, row: &[String], most_lines: usize) -> Vec<Cell> {
    part.columns
        .iter()
        .zip(&part.widths)
        .map(|(at, width)| {
            let text = row.get(*at).map(String::as_str).unwrap_or_default();
            cell(&part.table.columns[*at], text, *width, part.setting, most_lines)
        })
        .collect()
}

/// How far down the strips of this page go: to its end, or as far as makes them equal where the rest of the rows fits.
fn strips_bottom(flow: &Flow, heights: &[f32], strips: u8) -> f32 {
    if strips <= 1 {
        return flow.bottom();
    }
    let strips_needed = |room: f32| {
        let (mut needed, mut used) = (1, 0.0);
        for height in heights {
            if used + height > room {
                (needed, used) = (needed + 1, 0.0);
            }
            used += height;
        }
        needed
    };
    let tallest = heights.iter().copied().fold(1.0, f32::max);
    let mut room = (heights.iter().sum::<f32>() / f32::from(strips)).max(tallest) + 0.1;
    // Rows are not cut, so that the strips may need up to a row more than their share.
    while strips_needed(room) > u32::from(strips) && flow.y + room < flow.bottom() {
        room += tallest / 4.0;
    }
    (flow.y + room).min(flow.bottom())
}

fn head(flow: &mut Flow, part: &Part<'_>, line: f32, around: f32) {
    let cells = head_cells(part);
    let height = head_height(part, line, around);
    flow.need(height + 3.0 * (line + around));
    put_cells(flow, part, &cells, flow.y + around / 2.0 + part.setting.size * 0.95, line);
    flow.y += height;
    under(flow, part, 1.0, 0.0);
}

fn head_height(part: &Part<'_>, line: f32, around: f32) -> f32 {
    let lines = head_cells(part).iter().map(|cell| cell.lines.len()).max().unwrap_or(1).max(1);
    lines as f32 * line + around
}

fn head_cells(part: &Part<'_>) -> Vec<Cell> {
    part.columns
        .iter()
        .zip(&part.widths)
        .map(|(at, width)| {
            let column = Column { weight: Weight::Bold, ..part.table.columns[*at].clone() };
            cell(&column, &column.head, *width, part.setting, 3)
        })
        .collect()
}

fn put_cells(flow: &mut Flow, part: &Part<'_>, cells: &[Cell], first_baseline: f32, line: f32) {
    let padding = PADDING * part.setting.size;
    let mut left = flow.left();
    for (cell, width) in cells.iter().zip(&part.widths) {
        for (at, text) in cell.lines.iter().enumerate() {
            let baseline = first_baseline + at as f32 * line;
            let slot = Slot { left: left + padding, right: left + width - padding, baseline };
            flow.put(text, cell.face, cell.size, slot, cell.align);
        }
        left += width;
    }
}

fn under(flow: &mut Flow, part: &Part<'_>, thickness: f32, shade: f32) {
    let (left, y) = (flow.left(), flow.y);
    let right = left + part.widths.iter().sum::<f32>();
    flow.shape(Shape::Line { from: (left, y), to: (right, y), thickness, shade });
}

/// Fits a text into its column by the column's own way.
fn cell(column: &Column, text: &str, width: f32, setting: Setting, most_lines: usize) -> Cell {
    let room = width - 2.0 * PADDING * setting.size;
    let text = printable(text);
    let face = Face { set: setting.set, weight: column.weight };
    let align = column.align;
    let size = setting.size;
    match column.overflow {
        Overflow::Ellipsis => {
            Cell { lines: vec![ellipsized(&text, face, size, room)], face, size, align }
        }
        Overflow::Wrap | Overflow::Shrink => {
            let lines = as_lines(&text, face, size, room, most_lines);
            Cell { lines, face, size, align }
        }
    }
}

/// A text on as many lines as it needs; cut, with an ellipsis, only where it would not fit on a page.
fn as_lines(text: &str, face: Face, size: f32, room: f32, most_lines: usize) -> Vec<String> {
    let mut lines = wrapped(text, face, size, room);
    if lines.len() > most_lines {
        lines.truncate(most_lines);
        if let Some(last) = lines.last_mut() {
            *last = ellipsized(&format!("{last} …………"), face, size, room);
        }
    }
    lines
}
