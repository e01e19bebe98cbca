//! Which column is what by its cells, where no heading says it.

use std::collections::BTreeSet;

use super::GridRow;
use super::headings::{Column, RatingColumn};
use crate::date;

/// What more than half of the first filled cells look like.
pub(super) fn by_content(body: &[GridRow], index: usize) -> Option<Column> {
    let cells: Vec<&str> = body
        .iter()
        .filter_map(|row| row.cells.get(index).map(String::as_str))
        .filter(|cell| !cell.is_empty())
        .take(50)
        .collect();
    let most = |test: &dyn Fn(&str) -> bool| {
        !cells.is_empty() && cells.iter().filter(|cell| test(cell)).count() * 2 > cells.len()
    };
    let number_in = |cell: &str, low: u32, high: u32| {
        cell.parse::<u32>().is_ok_and(|value| (low..=high).contains(&value))
    };
    if most(&|cell| cell.parse::<tournament::player::Title>().is_ok() && cell.len() > 1) {
        Some(Column::Title)
    } else if most(&|cell| number_in(cell, 100_000, 4_000_000_000)) {
        Some(Column::FideId)
    } else if most(&|cell| cell.len() >= 8 && date::birth(cell).is_ok()) {
        Some(Column::Birth)
    } else if most(&|cell| number_in(cell, 1000, 3000)) {
        Some(Column::Rating(RatingColumn::Unnamed))
    } else if most(&|cell| number_in(cell, 1, 999)) {
        counts_up(&cells).then_some(Column::Number)
    } else if most(&|cell| cell.len() == 3 && cell.bytes().all(|byte| byte.is_ascii_uppercase())) {
        Some(Column::Federation)
    } else if most(&|cell| cell.contains('@')) {
        Some(Column::Email)
    } else if most(&|cell| cell.chars().filter(|letter| letter.is_alphabetic()).count() > 2) {
        Some(Column::FullName)
    } else {
        None
    }
}

/// Numbers of a list are all different and not much larger than there are rows. Others (short ids, ages, telephone numbers) are not
/// taken for them: the column is told as left out, and a person may say what it is.
fn counts_up(cells: &[&str]) -> bool {
    let numbers: BTreeSet<usize> = cells.iter().filter_map(|cell| cell.parse().ok()).collect();
    numbers.len() == cells.len() && numbers.last().is_some_and(|last| *last <= 4 * cells.len())
}

/// Of two columns of numbers from 1000 to 3000 under no heading, one that holds nothing but years people are born in
/// is that of birth years.
pub(super) fn settle_years(columns: &mut [Option<Column>], body: &[GridRow]) {
    let rating = Some(Column::Rating(RatingColumn::Unnamed));
    let at: Vec<usize> = (0..columns.len()).filter(|at| columns[*at] == rating).collect();
    let is_year = |cell: &String| cell.parse::<u32>().is_ok_and(|it| (1920..=2025).contains(&it));
    let years = |at: usize| {
        let cells = body.iter().filter_map(|row| row.cells.get(at));
        cells.filter(|cell| !cell.is_empty()).take(1000).all(is_year)
    };
    let born: Vec<usize> = at.iter().copied().filter(|at| years(*at)).collect();
    if let ([born], true) =
        (born.as_slice(), at.len() == 2 && !columns.contains(&Some(Column::Birth)))
    {
        columns[*born] = Some(Column::Birth);
    }
}
