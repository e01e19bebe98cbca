//! After a time scramble: were the moves of the time control made?
//!
//! Laws 2023, 8.5.3: if no sheet is complete, the game is reconstructed on a second board after a flag has fallen; 8.6:
//! where it cannot be shown that a player has overstepped the time, play goes on, and the next move counts as the first
//! of the next period.

use shakmaty::Color;

use super::{Entry, Merged, Writer};
use crate::article::Article;
use crate::edition::Edition;
use crate::game::Game;
use crate::notation::written::Mark;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovesQuestion {
    /// Moves of the period, such as 40.
    pub moves: u32,
    /// Who has to have made them: the player whose flag fell.
    pub player: Color,
    /// Whether the final position is known, so that nothing was played after the merged game.
    pub end_known: Mark,
}

/// Whether the moves were made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MovesMade {
    /// Every game that fits has them.
    Certain {
        /// Moves that the player made at least.
        made: u32,
    },
    /// Some game that fits has them, or play may have gone on after the sheets stop: 8.6 applies.
    Possible {
        /// Least moves of the games that fit.
        least: u32,
        /// Most moves of the games that fit.
        most: u32,
    },
    /// No game that fits has them, and the record ends where play ended.
    Refuted {
        /// Moves that the player made at most.
        made: u32,
    },
}

impl MovesMade {
    /// Where the answer stands in an edition.
    pub fn article(&self, edition: Edition) -> Article {
        match self {
            MovesMade::Possible { .. } => edition.time_not_shown_article(),
            MovesMade::Certain { .. } | MovesMade::Refuted { .. } => {
                edition.reconstruction_article()
            }
        }
    }
}

/// Answers whether a player made the moves of a period.
///
/// A sheet that stops early may hide moves; a pair that stands on no sheet may not have been played. So the moves are
/// certain only if every game listed has them, each on a sheet, and refuted only if no game has them and either the
/// final position is known or both sheets go to the end.
pub fn moves_made(merged: &Merged, question: &MovesQuestion) -> MovesMade {
    let counts = std::iter::once(&merged.game)
        .chain(merged.alternatives.iter().map(|other| &other.game))
        .map(|game| n_moves(game, question.player));
    let (least, most) = counts.fold((u32::MAX, 0), |(least, most), n| (least.min(n), most.max(n)));
    let written = n_written(merged, question.player);
    let least = least.min(written);
    let may_go_on = question.end_known == Mark::Absent && merged.plies_stop_early();
    if least >= question.moves {
        MovesMade::Certain { made: least }
    } else if most < question.moves && !may_go_on && !merged.is_narrowed() {
        MovesMade::Refuted { made: most }
    } else {
        MovesMade::Possible { least, most }
    }
}

/// Moves that a player made in a game.
fn n_moves(game: &Game, player: Color) -> u32 {
    let moved = game.positions().iter().take(game.moves().len());
    let n = moved.filter(|before| shakmaty::Position::turn(*before) == player).count();
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Moves of a player that stand on a sheet at least.
fn n_written(merged: &Merged, player: Color) -> u32 {
    let stands = |entry: &Entry| {
        matches!(entry, Entry::Agrees { .. } | Entry::Slipped { .. } | Entry::Swapped { .. })
    };
    let of_player = merged.plies.iter().zip(merged.game.positions());
    let n = of_player
        .filter(|(_, before)| shakmaty::Position::turn(*before) == player)
        .filter(|(ply, _)| stands(&ply.white) || stands(&ply.black))
        .count();
    u32::try_from(n).unwrap_or(u32::MAX)
}

impl Merged {
    /// Whether some sheet does not go to the end of the game.
    fn plies_stop_early(&self) -> bool {
        let last = self.plies.last();
        let stops =
            |entry: &Entry| matches!(entry, Entry::Stopped | Entry::LeftOut | Entry::NoSheet);
        last.is_none_or(|ply| stops(&ply.white) || stops(&ply.black))
    }

    /// Whether games were dropped that might have come in.
    fn is_narrowed(&self) -> bool {
        use super::ProblemKind::{DifferentGames, SearchNarrowed, SeveralGames};
        self.problems.iter().any(|problem| {
            matches!(
                problem.kind,
                DifferentGames | SearchNarrowed | SeveralGames { more: Mark::Written, .. }
            )
        })
    }

    /// What a sheet has for a ply.
    pub fn entry(&self, writer: Writer, index: usize) -> Option<&Entry> {
        let ply = self.plies.get(index)?;
        Some(match writer {
            Writer::White => &ply.white,
            Writer::Black => &ply.black,
        })
    }
}
