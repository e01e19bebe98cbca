//! Two sheets with an illegal move that was completed and left standing (Laws 2023, A.5.2; 2018, A.4.2).
//!
//! The sign beside the cell says what was played. The sheets up to it are put together, the move is made, and the rest goes
//! on from there. The other sheet's cell is the one with the same number.

use shakmaty::{Color, Move, Position};

use super::{
    Alternative, Entry, MAX_ALTERNATIVES, MergeOptions, Merged, MergedPly, Problem, ProblemKind,
    Sheet, SheetCell, SheetLanguage, Slip, Writer, tongue,
};
use crate::game::{Game, Ply};
use crate::notation::letters::Language;
use crate::notation::read::LanguageChoice;
use crate::notation::standing::illegal_move;
use crate::notation::written::Mark;

/// More moves that stand than this are not followed: a cell says so, it is not asked for each.
pub(super) const MOST: usize = 24;

/// A cell whose move stands, and its place on each of the sheets.
struct Standing {
    cells: [usize; 2],
    played: Move,
}

/// Puts sheets together of which one says that a move stands; `None` where none does, or where what it says cannot be.
///
/// `n_left` is how many such moves may still be followed.
pub(super) fn merge(
    white: &Sheet,
    black: &Sheet,
    options: &MergeOptions,
    n_left: usize,
) -> Option<Merged> {
    let sheets = [white, black];
    if n_left == 0
        || sheets.iter().all(|sheet| sheet.cells.iter().all(|cell| cell.stands == Mark::Absent))
    {
        return None;
    }
    let start = options.start.clone().map_or_else(shakmaty::Chess::default, |(start, _)| start);
    let first_mark =
        |sheet: &Sheet| sheet.cells.iter().position(|cell| cell.stands == Mark::Written);
    let n_legal = sheets.iter().filter_map(|sheet| first_mark(sheet)).min().unwrap_or(0);
    let first = start.turn();
    // A move that stands on one sheet stands on the other.
    let stands_at = [0, 1].map(|index: usize| {
        let marks = |sheet: &Sheet| {
            let cells = sheet.cells.iter().enumerate();
            let marked = cells.filter(|(_, cell)| cell.stands == Mark::Written);
            marked.map(|(cell, _)| cell).take(MOST).collect::<Vec<_>>()
        };
        let mut own = marks(sheets[index]);
        let other = sheets[1 - index];
        let theirs = marks(other);
        own.extend(theirs.into_iter().map(|cell| same_place(other, cell, sheets[index], first)));
        own
    });
    let mut stands_at = stands_at.iter();
    let languages = sheets.map(|sheet| {
        let stands_at = stands_at.next().map_or(&[][..], Vec::as_slice);
        tongue::settle_before(&start, &sheet.cells, stands_at, n_legal, &sheet.language)
    });
    let known = |index: usize| Sheet {
        language: LanguageChoice::Given(languages[index].0),
        ..sheets[index].clone()
    };
    let sheets = [known(0), known(1)];
    let (before, standing) = first_standing(&sheets, options, first)?;
    let mut merged = after(&before, &standing, &sheets, options, n_left - 1)?;
    merged.languages = [Writer::White, Writer::Black]
        .into_iter()
        .zip(languages)
        .map(|(writer, (language, equal))| SheetLanguage { writer, language, equal })
        .collect();
    Some(merged)
}

/// The game up to the first cell whose move stands, and that cell.
fn first_standing(
    sheets: &[Sheet; 2],
    options: &MergeOptions,
    first: Color,
) -> Option<(Merged, Standing)> {
    let mut marked: Vec<(usize, usize)> = Vec::new();
    for (index, sheet) in sheets.iter().enumerate() {
        let cells = sheet.cells.iter().enumerate();
        let stands = cells.filter(|(_, cell)| cell.stands == Mark::Written);
        marked.extend(stands.map(|(cell, _)| (cell, index)));
    }
    marked.sort_unstable();
    for (cell, index) in marked.into_iter().take(MOST) {
        let mut cells = [cell; 2];
        cells[1 - index] = same_place(&sheets[index], cell, &sheets[1 - index], first);
        let options = MergeOptions { final_board: None, ..options.clone() };
        let [white, black] = [0, 1].map(|it| part(&sheets[it], 0, cells[it]));
        let before = super::merge_standing(&white, &black, &options, 0);
        let text = &sheets[index].cells[cell].text;
        let played = illegal_move(text, before.game.last(), language(&sheets[index]));
        if let Some(played) = played
            && before.game.clone().push_standing(played).is_ok()
        {
            return Some((before, Standing { cells, played }));
        }
    }
    None
}

/// The place of a cell on the other sheet: the one with the same number of the same player, or as many cells from the start.
fn same_place(sheet: &Sheet, cell: usize, other: &Sheet, first: Color) -> usize {
    let numbered = |sheet: &Sheet| {
        let mut number = None;
        let mut turn = first;
        let mut numbers = Vec::with_capacity(sheet.cells.len());
        for cell in &sheet.cells {
            number = cell.number.or(number);
            numbers.push((number, turn));
            turn = !turn;
        }
        numbers
    };
    let wanted = numbered(sheet).get(cell).copied();
    let same = |it: &(Option<u32>, Color)| it.0.is_some() && Some(*it) == wanted;
    let found = numbered(other).iter().position(same);
    found.unwrap_or(cell).min(other.cells.len())
}

fn part(sheet: &Sheet, from: usize, to: usize) -> Sheet {
    let cells: Vec<SheetCell> =
        sheet.cells.iter().take(to).skip(from).cloned().map(unmarked_if(from == 0)).collect();
    Sheet { cells, language: sheet.language.clone(), result: sheet.result.clone() }
}

/// Before the first move that stands no cell says so: a sign there could not be understood.
fn unmarked_if(is_before: bool) -> impl Fn(SheetCell) -> SheetCell {
    move |cell| if is_before { SheetCell { stands: Mark::Absent, ..cell } } else { cell }
}

fn language(sheet: &Sheet) -> Language {
    match &sheet.language {
        LanguageChoice::Given(language) => *language,
        LanguageChoice::Infer { prefer } => prefer.first().copied().unwrap_or(Language::English),
    }
}

/// The whole game: what came before, the move that stands, and the rest of the sheets from there.
fn after(
    before: &Merged,
    standing: &Standing,
    sheets: &[Sheet; 2],
    options: &MergeOptions,
    n_left: usize,
) -> Option<Merged> {
    let mut merged = before.clone();
    merged.game.push_standing(standing.played).ok()?;
    let ply = merged.game.end();
    let entries = [0, 1].map(|index| entry(standing, &sheets[index], index, before.game.last()));
    for (writer, entry) in [Writer::White, Writer::Black].into_iter().zip(&entries) {
        let kind = match entry {
            Entry::Slipped { slips, .. } => ProblemKind::Slips(slips.clone()),
            Entry::LeftOut => ProblemKind::LeftOut,
            Entry::Agrees { .. } | Entry::Swapped { .. } | Entry::Stopped | Entry::NoSheet => {
                continue;
            }
        };
        let cell = match entry {
            Entry::Slipped { cell, .. } => Some(*cell),
            _ => None,
        };
        merged.problems.push(Problem { writer: Some(writer), cell, ply: Some(ply), kind });
    }
    let [white, black] = entries;
    merged.plies.push(MergedPly { ply, played: standing.played, white, black });
    let options = MergeOptions {
        start: Some((merged.game.last().clone(), merged.game.castling_mode())),
        final_board: options.final_board.clone(),
    };
    let offsets = standing.cells.map(|cell| cell + 1);
    let [white, black] =
        [0, 1].map(|index| part(&sheets[index], offsets[index], sheets[index].cells.len()));
    let rest = super::merge_standing(&white, &black, &options, n_left);
    join(&mut merged, before, rest, offsets);
    Some(merged)
}

/// What a sheet has for the move that stands.
fn entry(standing: &Standing, sheet: &Sheet, index: usize, position: &shakmaty::Chess) -> Entry {
    let cell = standing.cells[index];
    match sheet.cells.get(cell) {
        None => Entry::Stopped,
        Some(it) if it.text.trim().is_empty() => Entry::LeftOut,
        Some(it) => match illegal_move(&it.text, position, language(sheet)) {
            Some(played) if played == standing.played => Entry::Agrees { cell },
            Some(_) | None => Entry::Slipped { cell, slips: vec![Slip::Unlike] },
        },
    }
}

/// Adds the rest of the game, with its plies and cells counted from the start.
fn join(merged: &mut Merged, before: &Merged, rest: Merged, offsets: [usize; 2]) {
    let n_plies = merged.game.end().0;
    let ply = |ply: Ply| Ply(ply.0 + n_plies);
    let offset = |writer: Writer| match writer {
        Writer::White => offsets[0],
        Writer::Black => offsets[1],
    };
    let head = merged.game.clone();
    for alternative in &mut merged.alternatives {
        // The others up to the move that stands go on as the best game does, as far as they can.
        let mut moves =
            merged.game.moves().get(before.game.moves().len()..).unwrap_or_default().to_vec();
        moves.extend(rest.game.moves());
        go_on(&mut alternative.game, &moves);
    }
    merged.alternatives.extend(rest.alternatives.into_iter().map(|it| {
        let mut game = head.clone();
        go_on(&mut game, it.game.moves());
        Alternative { game, differs_at: ply(it.differs_at), fit: it.fit, end_open: it.end_open }
    }));
    merged.alternatives.truncate(MAX_ALTERNATIVES);
    go_on(&mut merged.game, rest.game.moves());
    merged.plies.extend(rest.plies.into_iter().map(|it| MergedPly {
        ply: ply(it.ply),
        played: it.played,
        white: moved(it.white, offsets[0]),
        black: moved(it.black, offsets[1]),
    }));
    merged.problems.extend(rest.problems.into_iter().map(|it| Problem {
        cell: it.cell.map(|cell| cell + it.writer.map_or(0, offset)),
        ply: it.ply.map(ply),
        ..it
    }));
}

fn go_on(game: &mut Game, moves: &[Move]) {
    for &played in moves {
        if game.push_standing(played).is_err() {
            break;
        }
    }
}

fn moved(entry: Entry, offset: usize) -> Entry {
    match entry {
        Entry::Agrees { cell } => Entry::Agrees { cell: cell + offset },
        Entry::Slipped { cell, slips } => Entry::Slipped { cell: cell + offset, slips },
        Entry::Swapped { cell, slips } => Entry::Swapped { cell: cell + offset, slips },
        Entry::LeftOut | Entry::Stopped | Entry::NoSheet => entry,
    }
}
