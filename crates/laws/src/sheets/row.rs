//! One sheet against a game: which cell stands for which ply.
//!
//! A row holds, after some plies, every place on the sheet that the writer may have reached, with the price of getting
//! there. From one ply to the next a writer writes a cell, leaves a ply, a pair or a stretch out, writes a pair in the
//! wrong order, writes a cell too much, or stops.

use super::pen::{Cell, Choices, Cost, ILLEGIBLE, ILLEGIBLE_AGAIN, Style, prices};
use crate::notation::written::Mark;

const LEFT_OUT: Cost = Cost(610);
const PAIR_LEFT_OUT: Cost = Cost(620);
const PAIR_FROM_BLACK: Cost = Cost(120);
const STRETCH_LEFT_OUT: Cost = Cost(850);
const STRETCH_GOES_ON: Cost = Cost(40);
const SWAPPED: Cost = Cost(540);
/// Two moves of one player, or two rows, in the wrong order: the eye slips to the next line.
const SWAPPED_LINES: Cost = Cost(660);
const TOO_MUCH: Cost = Cost(850);
const DOUBLED: Cost = Cost(480);
/// An empty row that was numbered on: no move was made there.
const BLANK_TOO_MUCH: Cost = Cost(380);
const BLANK_TOO_MUCH_AGAIN: Cost = Cost(60);
const STOPPED: Cost = Cost(420);
const STOPPED_GOES_ON: Cost = Cost(8);
const REST_UNUSED: Cost = Cost(900);
const REST_UNUSED_EACH: u32 = 300;
const REST_UNUSED_MOST: u32 = 20;
const REST_UNUSED_FAR: u32 = 30;
/// Cells after a mate or stalemate speak against it, all of them: an end costs what it leaves unread.
const REST_AFTER_THE_END: Cost = Cost(340);
const REST_AFTER_THE_END_MOST: u32 = 2000;

/// Ways dearer than the cheapest by this much are not looked at.
const LOOKED_AT: Cost = Cost(1250);

/// Places kept of one row.
const N_PLACES: usize = 20;

/// Of these, places left free for cells too much.
const N_SPARE: usize = 5;

/// Of these, stretches that are being left out: those begun last are the cheapest, and one of them is the right one. More
/// would drive out places where the writer went on with slips.
const N_STRETCHES: usize = 4;

/// Lines in the wrong order are thought of only from places that cost little more than the cheapest.
const LINES_MARGIN: Cost = Cost(60);

/// A cell too much is thought of only from places not much dearer than the cheapest.
const SPARE_MARGIN: Cost = Cost(1000);

/// Places dearer than the cheapest by this much are dropped.
const MARGIN: Cost = Cost(1500);

/// A sheet ready to be compared.
pub(super) struct Lane {
    pub(super) cells: Vec<Cell>,
    pub(super) style: Style,
    /// By cell, illegible cells from it on.
    illegible_from: Vec<u32>,
}

/// Cells that are left.
struct Rest {
    n: u32,
    n_illegible: u32,
}

impl Lane {
    pub(super) fn new(cells: Vec<Cell>, style: Style) -> Lane {
        let mut illegible_from = vec![0; cells.len() + 1];
        for (index, cell) in cells.iter().enumerate().rev() {
            illegible_from[index] = illegible_from[index + 1] + u32::from(cell.is_illegible());
        }
        Lane { cells, style, illegible_from }
    }

    fn rest(&self, used: u16) -> Rest {
        let used = usize::from(used).min(self.cells.len());
        let n = u32::try_from(self.cells.len() - used).unwrap_or(u32::MAX);
        Rest { n, n_illegible: self.illegible_from[used] }
    }
}

/// What the writer is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    Writing,
    /// The second cell of a pair written in the wrong order stood for the ply before; the first is due.
    OwesFirst,
    /// A player's move stands in his next place, and the next move in its own: this many cells after the place are due.
    OwesOwn(u8),
    /// The next row stands before this one; the cell so far after the place is due.
    OwesRow(u8),
    /// The first ply of a pair was left out; the second is left out too.
    LeavesPair,
    /// Several plies are left out.
    LeavesStretch,
    Stopped,
}

/// What the writer did with one ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Start,
    /// Wrote the cell.
    Took(u16),
    /// Wrote the cell, one of a pair in the wrong order.
    TookSwapped(u16),
    LeftOut,
    StoppedHere,
    /// No ply: the cell is too much.
    TooMuch(u16),
}

#[derive(Debug, Clone, Copy)]
pub(super) struct PlaceOnSheet {
    /// Cells used so far.
    pub(super) used: u16,
    pub(super) mode: Mode,
    pub(super) cost: Cost,
    /// Index in the row before, or in this row if the step is [`Step::TooMuch`].
    pub(super) from: u8,
    pub(super) step: Step,
}

const NOWHERE: PlaceOnSheet =
    PlaceOnSheet { used: 0, mode: Mode::Writing, cost: Cost::NEVER, from: 0, step: Step::Start };

/// All places that a writer may have reached.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    places: [PlaceOnSheet; N_PLACES],
    n: u8,
    cheapest: Cost,
    /// Lines in the wrong order are thought of.
    lines: Mark,
}

/// What a row may do over the next ply: the prices of all legal moves for the cells that come next, and the ways that
/// use no cell.
pub(super) struct Offers {
    first: u16,
    cells: Vec<Offer>,
    /// The cheapest way without a cell, the writer not having stopped.
    leaves_out: Cost,
    stopped: Cost,
}

/// One cell that may come next.
struct Offer {
    /// The cheapest way to the cell; [`Cost::NEVER`] if it is not looked at.
    way: Cost,
    /// By legal move.
    prices: Vec<Cost>,
}

/// The cheapest ways of a row over one ply.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fares {
    /// With a cell that stands for it.
    pub(super) written: Cost,
    /// Without one, the writer going on later.
    pub(super) left_out: Cost,
    /// The writer having stopped.
    pub(super) stopped: Cost,
}

impl Row {
    pub(super) fn start(lane: &Lane, lines: Mark) -> Row {
        let mut row = Row { places: [NOWHERE; N_PLACES], n: 0, cheapest: Cost::NEVER, lines };
        row.put(PlaceOnSheet { cost: Cost::FREE, ..NOWHERE });
        row.too_much(lane);
        row
    }

    /// What the cheapest place has cost.
    pub(super) fn cheapest(&self) -> Cost {
        self.cheapest
    }

    pub(super) fn places(&self) -> &[PlaceOnSheet] {
        &self.places[..usize::from(self.n)]
    }

    /// What the row costs if the game ends here, and by which place.
    pub(super) fn end(&self, lane: &Lane, game_over: Mark) -> (Cost, usize) {
        let ends = self.places().iter().enumerate().filter_map(|(index, place)| {
            let rest = match place.mode {
                Mode::Writing => rest_unused(lane, place.used, game_over),
                Mode::Stopped => Cost::FREE,
                Mode::OwesFirst
                | Mode::OwesOwn(_)
                | Mode::OwesRow(_)
                | Mode::LeavesPair
                | Mode::LeavesStretch => return None,
            };
            Some((place.cost.plus(rest), index))
        });
        ends.min().unwrap_or((Cost::NEVER, 0))
    }

    /// What may come next.
    pub(super) fn offers(
        &self,
        lane: &Lane,
        choices: &mut Choices<'_>,
        starts_row: Mark,
    ) -> Offers {
        let live = || self.places().iter().filter(|it| it.mode != Mode::Stopped);
        let first = live().map(|it| it.used).min().unwrap_or(0);
        let n_ahead = if self.lines == Mark::Written { 3 } else { 1 };
        let last = live().map(|it| it.used + n_ahead).max().unwrap_or(0);
        let n = usize::from(last - first) + 1;
        let mut offers = Offers {
            first,
            cells: Vec::with_capacity(n),
            leaves_out: Cost::NEVER,
            stopped: Cost::NEVER,
        };
        offers.cells.resize_with(n, || Offer { way: Cost::NEVER, prices: Vec::new() });
        for place in self.places() {
            each_step(place, self, lane, starts_row, |mode, _, cost, step| {
                let way = match (step, mode) {
                    (Step::Took(cell) | Step::TookSwapped(cell), _) => {
                        &mut offers.cells[usize::from(cell - first)].way
                    }
                    (_, Mode::Stopped) => &mut offers.stopped,
                    _ => &mut offers.leaves_out,
                };
                *way = cost.min(*way);
            });
        }
        let cheapest = offers.cells.iter().map(|it| it.way).min().unwrap_or(Cost::NEVER);
        for (cell, offer) in lane.cells[usize::from(first).min(lane.cells.len())..]
            .iter()
            .zip(&mut offers.cells)
            .filter(|(_, offer)| offer.way < Cost::NEVER)
        {
            let limit = Cost((cheapest.0 + LOOKED_AT.0).saturating_sub(offer.way.0));
            prices(cell, lane.style, choices, limit, &mut offer.prices);
        }
        offers
    }

    /// The row after a move.
    pub(super) fn after(
        &self,
        lane: &Lane,
        offers: &Offers,
        index: usize,
        starts_row: Mark,
    ) -> Row {
        let mut next = Row { places: [NOWHERE; N_PLACES], n: 0, cheapest: Cost::NEVER, ..*self };
        for (from, place) in (0u8..).zip(self.places()) {
            each_step(place, self, lane, starts_row, |mode, used, cost, step| {
                let price = match step {
                    Step::Took(cell) | Step::TookSwapped(cell) => offers.price(cell, index),
                    Step::Start | Step::LeftOut | Step::StoppedHere | Step::TooMuch(_) => {
                        Cost::FREE
                    }
                };
                let cost = cost.plus(price);
                if cost < Cost::NEVER {
                    next.put(PlaceOnSheet { used, mode, cost, from, step });
                }
            });
        }
        next.too_much(lane);
        next
    }

    /// Cells too much, after whatever was reached.
    fn too_much(&mut self, lane: &Lane) {
        let cheapest = self.cheapest;
        let mut index = 0;
        while index < usize::from(self.n) {
            let place = self.places[index];
            let next = lane.cells.get(usize::from(place.used));
            if let (Mode::Writing, Some(cell)) = (place.mode, next) {
                let before = usize::from(place.used).checked_sub(1).map(|it| &lane.cells[it]);
                let price = match (cell.blank, cell.doubled) {
                    (Mark::Written, _) if before.is_some_and(|it| it.blank == Mark::Written) => {
                        BLANK_TOO_MUCH_AGAIN
                    }
                    (Mark::Written, _) => BLANK_TOO_MUCH,
                    (_, Mark::Written) => DOUBLED,
                    _ => TOO_MUCH,
                };
                if place.cost.plus(price) > cheapest.plus(SPARE_MARGIN) {
                    index += 1;
                    continue;
                }
                self.put(PlaceOnSheet {
                    used: place.used + 1,
                    cost: place.cost.plus(price),
                    from: u8::try_from(index).unwrap_or(u8::MAX),
                    step: Step::TooMuch(place.used),
                    ..place
                });
            }
            index += 1;
        }
    }

    /// Keeps a place if it is new or cheaper. Places keep their index once they are in.
    fn put(&mut self, place: PlaceOnSheet) {
        if place.cost > self.cheapest.plus(MARGIN) && self.n > 0 {
            return;
        }
        self.cheapest = self.cheapest.min(place.cost);
        let same = |it: &PlaceOnSheet| it.used == place.used && it.mode == place.mode;
        let n = usize::from(self.n);
        let stretches = || self.places[..n].iter().filter(|it| it.mode == Mode::LeavesStretch);
        let is_one_of_many =
            place.mode == Mode::LeavesStretch && stretches().count() >= N_STRETCHES;
        let room = match place.step {
            Step::TooMuch(_) => N_PLACES,
            Step::Start
            | Step::Took(_)
            | Step::TookSwapped(_)
            | Step::LeftOut
            | Step::StoppedHere => N_PLACES - N_SPARE,
        };
        if let Some(known) = self.places[..n].iter_mut().find(|it| same(it)) {
            if place.cost < known.cost {
                *known = place;
            }
        } else if is_one_of_many {
            let dearest = self.places[..n]
                .iter_mut()
                .filter(|it| it.mode == Mode::LeavesStretch)
                .max_by_key(|it| it.cost);
            if let Some(dearest) = dearest.filter(|it| place.cost < it.cost) {
                *dearest = place;
            }
        } else if n < room {
            self.places[n] = place;
            self.n += 1;
        } else if let Some(dearest) = self.places[..n].iter_mut().max_by_key(|it| it.cost)
            && place.cost < dearest.cost
            // A cell too much points into this row, so that its origin must stay.
            && !matches!(place.step, Step::TooMuch(_))
        {
            *dearest = place;
        }
    }
}

fn rest_unused(lane: &Lane, used: u16, game_over: Mark) -> Cost {
    let rest = lane.rest(used);
    if rest.n == 0 {
        return Cost::FREE;
    }
    // The more is used, the better, however little.
    let far = Cost(rest.n.min(4_000) * REST_UNUSED_FAR);
    let (base, most) = match game_over {
        Mark::Written => (REST_AFTER_THE_END, REST_AFTER_THE_END_MOST),
        Mark::Absent => (REST_UNUSED, REST_UNUSED_MOST),
    };
    let legible = (rest.n - rest.n_illegible).min(most) * REST_UNUSED_EACH;
    let illegible = rest.n_illegible.min(most) * ILLEGIBLE_AGAIN.0;
    base.plus(Cost(legible + illegible)).plus(far)
}

/// Every way on from a place over one ply, the price of the cell itself left aside.
fn each_step(
    place: &PlaceOnSheet,
    row: &Row,
    lane: &Lane,
    starts_row: Mark,
    mut tell: impl FnMut(Mode, u16, Cost, Step),
) {
    let used = place.used;
    let n_cells = lane.cells.len();
    let has = |cell: u16| usize::from(cell) < n_cells;
    let from_black = if starts_row == Mark::Written { Cost::FREE } else { PAIR_FROM_BLACK };
    match place.mode {
        Mode::Stopped => {
            tell(Mode::Stopped, used, place.cost.plus(STOPPED_GOES_ON), Step::StoppedHere);
        }
        Mode::OwesFirst => tell(Mode::Writing, used + 2, place.cost, Step::TookSwapped(used)),
        Mode::OwesOwn(1) => tell(Mode::OwesOwn(0), used, place.cost, Step::Took(used + 1)),
        Mode::OwesOwn(_) => tell(Mode::Writing, used + 3, place.cost, Step::TookSwapped(used)),
        Mode::OwesRow(3) => tell(Mode::OwesRow(0), used, place.cost, Step::TookSwapped(used + 3)),
        Mode::OwesRow(0) => tell(Mode::OwesRow(1), used, place.cost, Step::TookSwapped(used)),
        Mode::OwesRow(_) => tell(Mode::Writing, used + 4, place.cost, Step::TookSwapped(used + 1)),
        Mode::LeavesPair => tell(Mode::Writing, used, place.cost, Step::LeftOut),
        Mode::LeavesStretch | Mode::Writing => {
            if has(used) {
                tell(Mode::Writing, used + 1, place.cost, Step::Took(used));
            }
            if place.mode == Mode::LeavesStretch {
                let cost = place.cost.plus(STRETCH_GOES_ON);
                return tell(Mode::LeavesStretch, used, cost, Step::LeftOut);
            }
            if has(used + 1) {
                let cost = place.cost.plus(SWAPPED).plus(from_black);
                tell(Mode::OwesFirst, used, cost, Step::TookSwapped(used + 1));
            }
            if has(used + 2)
                && row.lines == Mark::Written
                && place.cost <= row.cheapest.plus(LINES_MARGIN)
            {
                let cost = place.cost.plus(SWAPPED_LINES);
                tell(Mode::OwesOwn(1), used, cost, Step::TookSwapped(used + 2));
                if has(used + 3) && starts_row == Mark::Written {
                    tell(Mode::OwesRow(3), used, cost, Step::TookSwapped(used + 2));
                }
            }
            if has(used) {
                let left_out = place.cost.plus(LEFT_OUT);
                tell(Mode::Writing, used, left_out, Step::LeftOut);
                let pair = place.cost.plus(PAIR_LEFT_OUT).plus(from_black);
                tell(Mode::LeavesPair, used, pair, Step::LeftOut);
                tell(Mode::LeavesStretch, used, place.cost.plus(STRETCH_LEFT_OUT), Step::LeftOut);
            }
            let rest = match rest_unused(lane, used, Mark::Absent) {
                Cost::FREE => STOPPED,
                rest => rest,
            };
            tell(Mode::Stopped, used, place.cost.plus(rest), Step::StoppedHere);
        }
    }
}

impl Offers {
    fn price(&self, cell: u16, index: usize) -> Cost {
        let offer =
            cell.checked_sub(self.first).and_then(|offset| self.cells.get(usize::from(offset)));
        offer.and_then(|offer| offer.prices.get(index)).copied().unwrap_or(Cost::NEVER)
    }

    /// The cheapest price of going on with a move.
    pub(super) fn fares(&self, index: usize) -> Fares {
        let written = self
            .cells
            .iter()
            .filter_map(|offer| Some(offer.way.plus(*offer.prices.get(index)?)))
            .min();
        Fares {
            written: written.unwrap_or(Cost::NEVER),
            left_out: self.leaves_out,
            stopped: self.stopped,
        }
    }
}

/// What the writer did with every ply of a game, and the cells that are too much, in order.
pub(super) fn trace(rows: &[Row], end: usize) -> Vec<Step> {
    let mut steps = Vec::with_capacity(rows.len());
    let mut at = end;
    let mut row = rows.len();
    while row > 0 {
        let place = rows[row - 1].places().get(at).copied().unwrap_or(NOWHERE);
        if place.step != Step::Start {
            steps.push(place.step);
        }
        if !matches!(place.step, Step::TooMuch(_)) {
            row -= 1;
        }
        at = usize::from(place.from);
    }
    steps.reverse();
    steps
}

const _: () = assert!(ILLEGIBLE.0 < LEFT_OUT.0 + 100, "an illegible cell is a likely cell");
