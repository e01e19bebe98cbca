//! The next round while a few games are still open: what is sure already, and the round for each outcome.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{Color, Score};

use crate::dutch::Memo;
use crate::systems::{self, NoRound, System};
use crate::{NoPairing, Options, pair_again};

/// Most open games that are looked through: each triples the work.
pub const MOST_OPEN: usize = 5;

/// White and Black of each board, and who gets the bye.
pub type Boards = (Vec<(Tpn, Tpn)>, Option<Tpn>);

/// What can be said about a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview<Why = NoPairing> {
    /// The open games, White and Black.
    pub open: Vec<(Tpn, Tpn)>,
    /// Boards with their colors that are the same whatever happens.
    pub sure: Vec<(Tpn, Tpn)>,
    /// Who gets the bye whatever happens.
    pub sure_bye: Option<Tpn>,
    /// The round for each outcome, wins of White first.
    pub outcomes: Vec<Outcome<Why>>,
}

/// The round if the open games end so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome<Why = NoPairing> {
    /// What White gets, in the order of [`Preview::open`].
    pub white_gets: Vec<Score>,
    /// The round, or why there is none.
    pub boards: Result<Boards, Why>,
}

/// Why there is no preview.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPreview {
    /// More than [`MOST_OPEN`] games are open.
    #[error("at most {MOST_OPEN} open games were expected, found {found}")]
    TooManyOpen {
        /// How many.
        found: usize,
    },
    /// The caller stopped it.
    #[error("stopped")]
    Stopped,
}

/// Told how many outcomes of how many are done; may stop the work.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// Pairs `round` by the Dutch system for every outcome of the games open before it.
///
/// # Errors
///
/// [`NoPreview`].
pub fn preview(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    options: &Options,
    progress: Progress<'_>,
) -> Result<Preview, NoPreview> {
    let mut memo = Memo::default();
    every_outcome(history, round, progress, &mut |ended| {
        pair_again(ended, round, absent, options, &mut memo).map(|draft| {
            let pairs = draft.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
            (pairs, draft.bye.map(|bye| bye.player))
        })
    })
}

/// The same by another system.
///
/// # Errors
///
/// [`NoPreview`].
pub fn preview_by(
    system: System,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    progress: Progress<'_>,
) -> Result<Preview<NoRound>, NoPreview> {
    every_outcome(history, round, progress, &mut |ended| {
        systems::pair(system, ended, round, absent).map(|drawn| {
            let pairs = drawn.boards.iter().map(|board| (board.white, board.black)).collect();
            (pairs, drawn.bye)
        })
    })
}

fn every_outcome<Why>(
    history: &History,
    round: RoundNo,
    progress: Progress<'_>,
    pair: &mut dyn FnMut(&History) -> Result<Boards, Why>,
) -> Result<Preview<Why>, NoPreview> {
    let open = open_games(history, round);
    if open.len() > MOST_OPEN {
        return Err(NoPreview::TooManyOpen { found: open.len() });
    }
    let all = 3_usize.pow(u32::try_from(open.len()).unwrap_or(0));
    let mut outcomes = Vec::with_capacity(all);
    let mut ended = history.clone();
    for number in 0..all {
        if progress(number, all).is_break() {
            return Err(NoPreview::Stopped);
        }
        let white_gets = results(number, open.len());
        end(&mut ended, &open, &white_gets);
        let boards = pair(&ended);
        outcomes.push(Outcome { white_gets, boards });
    }
    let _ = progress(all, all);
    let open = open.into_iter().map(|(_, white, black)| (white, black)).collect();
    Ok(summed(open, outcomes))
}

fn summed<Why>(open: Vec<(Tpn, Tpn)>, outcomes: Vec<Outcome<Why>>) -> Preview<Why> {
    let (mut sure, mut sure_bye) = (Vec::new(), None);
    if let Some(Outcome { boards: Ok((pairs, bye)), .. }) = outcomes.first() {
        let everywhere = |what: &dyn Fn(&Boards) -> bool| {
            outcomes.iter().all(|outcome| outcome.boards.as_ref().is_ok_and(what))
        };
        sure = pairs
            .iter()
            .copied()
            .filter(|pair| everywhere(&|(pairs, _)| pairs.contains(pair)))
            .collect();
        sure_bye = bye.filter(|bye| everywhere(&|(_, other)| *other == Some(*bye)));
    }
    Preview { open, sure, sure_bye, outcomes }
}

/// Round of the game, White, Black.
fn open_games(history: &History, before: RoundNo) -> Vec<(usize, Tpn, Tpn)> {
    let mut open = BTreeSet::new();
    for row in &history.players {
        for (index, cell) in row.rounds.iter().take(before.index()).enumerate() {
            if let Cell::Open { opponent, color } = cell {
                open.insert(match color {
                    Color::White => (index, row.tpn, *opponent),
                    Color::Black => (index, *opponent, row.tpn),
                });
            }
        }
    }
    open.into_iter().collect()
}

fn results(mut number: usize, n_games: usize) -> Vec<Score> {
    let mut results = Vec::with_capacity(n_games);
    for _ in 0..n_games {
        results.push([Score::Win, Score::Draw, Score::Loss][number % 3]);
        number /= 3;
    }
    results
}

/// Writes results into the cells of the open games.
fn end(ended: &mut History, open: &[(usize, Tpn, Tpn)], white_gets: &[Score]) {
    for ((index, white, black), score) in open.iter().zip(white_gets) {
        let other = match score {
            Score::Win => Score::Loss,
            Score::Draw => Score::Draw,
            Score::Loss => Score::Win,
        };
        for (own, opponent, color, score) in
            [(*white, *black, Color::White, *score), (*black, *white, Color::Black, other)]
        {
            let row = ended.players.iter_mut().find(|row| row.tpn == own);
            if let Some(cell) = row.and_then(|row| row.rounds.get_mut(*index)) {
                *cell = Cell::Game { opponent, color, score, rated: true };
            }
        }
    }
}
