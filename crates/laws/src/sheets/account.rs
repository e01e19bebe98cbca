//! The account of a merged game: what each sheet has for every ply, and every difference with its place.

use std::collections::BTreeMap;

use super::pen::{Choices, slips};
use super::row::{Lane, Row, Step, trace};
use super::{Alternative, Ending, Entry, MergedPly, Problem, ProblemKind, Writer};
use crate::game::{Game, Ply};
use crate::notation::written::Mark;

/// What the search found besides the best game.
pub(super) struct Told<'a> {
    pub(super) alternatives: &'a [Alternative],
    pub(super) more: Mark,
    pub(super) narrowed: Mark,
    pub(super) ending: Option<Ending>,
}

pub(super) fn of(
    game: &Game,
    writers: &[Writer],
    lanes: &[Lane],
    told: &Told<'_>,
) -> (Vec<MergedPly>, Vec<Problem>) {
    let accounts: BTreeMap<Writer, Account> = writers
        .iter()
        .zip(lanes)
        .map(|(&writer, lane)| (writer, Account::of(game, writer, lane)))
        .collect();
    let entry = |writer: Writer, index: usize| {
        accounts
            .get(&writer)
            .and_then(|account| account.entries.get(index))
            .cloned()
            .unwrap_or(Entry::NoSheet)
    };
    let plies: Vec<MergedPly> = game
        .moves()
        .iter()
        .enumerate()
        .map(|(index, &played)| MergedPly {
            ply: Ply(n32(index + 1)),
            played,
            white: entry(Writer::White, index),
            black: entry(Writer::Black, index),
        })
        .collect();
    let mut problems: Vec<Problem> =
        accounts.into_values().flat_map(|account| account.problems).collect();
    problems.retain_mut(|it| on_the_other_only(it, &plies));
    problems.extend(plies.iter().filter(|it| is_guess(it, told.ending, plies.len())).map(|it| {
        Problem { writer: None, cell: None, ply: Some(it.ply), kind: ProblemKind::OnNoSheet }
    }));
    if is_open(game, &plies, &problems) {
        let ply = Some(game.end());
        problems.push(Problem { writer: None, cell: None, ply, kind: ProblemKind::EndOpen });
    }
    problems.sort_by_key(|problem| problem.ply.unwrap_or(Ply(u32::MAX)));
    problems.extend(about_game(told));
    (plies, problems)
}

/// Whether the sheets do not decide that a game ended as it does: [`ProblemKind::EndOpen`].
pub(super) fn end_of(game: &Game, writers: &[Writer], lanes: &[Lane]) -> Mark {
    if !is_over(game) {
        return Mark::Absent;
    }
    let told = Told { alternatives: &[], more: Mark::Absent, narrowed: Mark::Absent, ending: None };
    let (_, problems) = of(game, writers, lanes, &told);
    match problems.iter().any(|it| it.kind == ProblemKind::EndOpen) {
        true => Mark::Written,
        false => Mark::Absent,
    }
}

fn is_over(game: &Game) -> bool {
    shakmaty::Position::legal_moves(game.last()).is_empty()
}

/// A mate or stalemate that rests on a guess, on a last move that no sheet has plainly, or that cells stand after.
fn is_open(game: &Game, plies: &[MergedPly], problems: &[Problem]) -> bool {
    let Some(last) = plies.last().filter(|_| is_over(game)) else {
        return false;
    };
    let plain = |entry: &Entry| match entry {
        Entry::Agrees { .. } => true,
        Entry::Swapped { slips, .. } => slips.is_empty(),
        Entry::Slipped { .. } | Entry::LeftOut | Entry::Stopped | Entry::NoSheet => false,
    };
    let speaks_against =
        |it: &Problem| matches!(it.kind, ProblemKind::OnNoSheet | ProblemKind::RestUnused { .. });
    !plain(&last.white) && !plain(&last.black) || problems.iter().any(speaks_against)
}

/// Half-moves after a sheet stops are on the other sheet only where they are on it.
fn on_the_other_only(problem: &mut Problem, plies: &[MergedPly]) -> bool {
    let ProblemKind::StopsEarly { n_plies } = &mut problem.kind else {
        return true;
    };
    let other = |ply: &&MergedPly| match problem.writer {
        Some(Writer::White) => !matches!(ply.black, Entry::LeftOut | Entry::Stopped),
        Some(Writer::Black) | None => !matches!(ply.white, Entry::LeftOut | Entry::Stopped),
    };
    let stopped_at = plies.len().saturating_sub(*n_plies);
    *n_plies = plies.iter().skip(stopped_at).filter(other).count();
    *n_plies > 0
}

fn about_game(told: &Told<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut push = |ply: Option<Ply>, kind: ProblemKind| {
        problems.push(Problem { writer: None, cell: None, ply, kind });
    };
    if let Some(first) = told.alternatives.iter().map(|it| it.differs_at).min() {
        let n_listed = told.alternatives.len();
        push(Some(first), ProblemKind::SeveralGames { n_listed, more: told.more });
    }
    if told.narrowed == Mark::Written {
        push(None, ProblemKind::SearchNarrowed);
    }
    match told.ending {
        None | Some(Ending::Reached) => {}
        Some(Ending::Added { n_plies }) => {
            push(None, ProblemKind::AddedToReachFinalPosition { n_plies });
        }
        Some(Ending::NotReached) => push(None, ProblemKind::FinalPositionNotReached),
    }
    problems
}

/// A ply that no sheet has. What was added to reach a known final position is told apart.
fn is_guess(ply: &MergedPly, ending: Option<Ending>, n_plies: usize) -> bool {
    let blank = |entry: &Entry| match entry {
        Entry::LeftOut | Entry::Stopped | Entry::NoSheet => true,
        Entry::Slipped { slips, .. } => slips.as_slice() == [super::Slip::Illegible],
        Entry::Agrees { .. } | Entry::Swapped { .. } => false,
    };
    let n_added = match ending {
        Some(Ending::Added { n_plies }) => n_plies,
        Some(Ending::Reached | Ending::NotReached) | None => 0,
    };
    let added = usize::try_from(ply.ply.0).is_ok_and(|it| it + n_added > n_plies);
    blank(&ply.white) && blank(&ply.black) && !added
}

/// One sheet against the game.
struct Account {
    entries: Vec<Entry>,
    problems: Vec<Problem>,
}

impl Account {
    fn of(game: &Game, writer: Writer, lane: &Lane) -> Account {
        let steps = steps(game, lane);
        let mut account = Account { entries: Vec::new(), problems: Vec::new() };
        let mut last_used: Option<usize> = None;
        let mut n_swaps_told = 0;
        for (at, &step) in steps.iter().enumerate() {
            let index = account.entries.len();
            let ply = Ply(n32(index + 1));
            let mut problem = |cell: Option<usize>, kind: ProblemKind| {
                account.problems.push(Problem { writer: Some(writer), cell, ply: Some(ply), kind });
            };
            let entry = match step {
                Step::Start => continue,
                Step::TooMuch(cell) => {
                    let cell = usize::from(cell);
                    let doubled = lane.cells[cell].doubled == Mark::Written;
                    let is_blank = |at: usize| lane.cells[at].blank == Mark::Written;
                    // An empty row is told once.
                    if is_blank(cell) && cell.checked_sub(1).is_some_and(is_blank) {
                        last_used = last_used.max(Some(cell));
                        continue;
                    }
                    last_used = last_used.max(Some(cell));
                    problem(
                        Some(cell),
                        match (is_blank(cell), doubled) {
                            (true, _) => ProblemKind::LeftEmpty,
                            (false, true) => ProblemKind::Doubled,
                            (false, false) => ProblemKind::TooMuch,
                        },
                    );
                    continue;
                }
                // A place left blank is a move left out.
                Step::Took(cell) if lane.cells[usize::from(cell)].blank == Mark::Written => {
                    let cell = usize::from(cell);
                    last_used = last_used.max(Some(cell));
                    problem(Some(cell), ProblemKind::LeftOut);
                    Entry::LeftOut
                }
                Step::Took(cell) => {
                    let cell = usize::from(cell);
                    last_used = last_used.max(Some(cell));
                    let slips = slips_of(game, index, lane, cell);
                    if slips.is_empty() {
                        Entry::Agrees { cell }
                    } else {
                        problem(Some(cell), ProblemKind::Slips(slips.clone()));
                        Entry::Slipped { cell, slips }
                    }
                }
                Step::TookSwapped(cell) => {
                    let cell = usize::from(cell);
                    let first = last_used.map_or(0, |it| it + 1);
                    last_used = last_used.max(Some(cell));
                    let slips = slips_of(game, index, lane, cell);
                    // Told once, with the first of the plies.
                    if n_swaps_told == 0 {
                        let (kind, n_more) = match (cell.saturating_sub(first), steps.get(at + 1)) {
                            (0 | 1, _) => (ProblemKind::SwappedPair, 1),
                            (_, Some(Step::TookSwapped(_))) => (ProblemKind::SwappedRows, 3),
                            _ => (ProblemKind::SwappedOwn, 1),
                        };
                        problem(Some(first), kind);
                        n_swaps_told = n_more;
                    } else {
                        n_swaps_told -= 1;
                    }
                    if !slips.is_empty() {
                        problem(Some(cell), ProblemKind::Slips(slips.clone()));
                    }
                    Entry::Swapped { cell, slips }
                }
                Step::LeftOut => {
                    problem(None, ProblemKind::LeftOut);
                    Entry::LeftOut
                }
                Step::StoppedHere => Entry::Stopped,
            };
            account.entries.push(entry);
        }
        account.tell_end(writer, lane, last_used);
        account
    }

    /// Where the sheet stops before the game, or has more than the game.
    fn tell_end(&mut self, writer: Writer, lane: &Lane, last_used: Option<usize>) {
        let n_used = last_used.map_or(0, |it| it + 1);
        let first_stopped = self.entries.iter().position(|it| *it == Entry::Stopped);
        let at = |index: usize| Some(Ply(n32(index + 1)));
        if n_used < lane.cells.len() {
            self.problems.push(Problem {
                writer: Some(writer),
                cell: Some(n_used),
                ply: at(first_stopped.unwrap_or(self.entries.len())),
                kind: ProblemKind::RestUnused { n_cells: lane.cells.len() - n_used },
            });
        }
        if let Some(index) = first_stopped {
            self.problems.push(Problem {
                writer: Some(writer),
                cell: n_used.checked_sub(1),
                ply: at(index),
                kind: ProblemKind::StopsEarly { n_plies: self.entries.len() - index },
            });
        }
    }
}

fn steps(game: &Game, lane: &Lane) -> Vec<Step> {
    let mut row = Row::start(lane, Mark::Written);
    let mut rows = vec![row];
    for (&played, position) in game.moves().iter().zip(game.positions()) {
        let mut choices = Choices::of(position);
        let Some(index) = choices.moves.iter().position(|&it| it == played) else {
            break;
        };
        let starts_row = super::search::starts_row(position);
        let offers = row.offers(lane, &mut choices, starts_row);
        row = row.after(lane, &offers, index, starts_row);
        rows.push(row);
    }
    let over = if shakmaty::Position::legal_moves(game.last()).is_empty() {
        Mark::Written
    } else {
        Mark::Absent
    };
    let (_, end) = row.end(lane, over);
    trace(&rows, end)
}

fn slips_of(game: &Game, index: usize, lane: &Lane, cell: usize) -> Vec<super::Slip> {
    let (Some(position), Some(&played)) = (game.positions().get(index), game.moves().get(index))
    else {
        return Vec::new();
    };
    let mut choices = Choices::of(position);
    match choices.moves.iter().position(|&it| it == played) {
        Some(index) => slips(&lane.cells[cell], lane.style, &mut choices, index),
        None => Vec::new(),
    }
}

fn n32(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
