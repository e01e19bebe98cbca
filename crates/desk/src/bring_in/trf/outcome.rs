//! What the two lines of one game say together.

use formats::trf::TrfResult;
use tournament::history::Cell;
use tournament::round::{ByeKind, Color, Outcome, Score};

/// What a game that only one of its lines knows gives that line.
pub(super) fn alone(cell: Cell) -> ByeKind {
    match cell {
        Cell::Game { score: Score::Win, .. } | Cell::Forfeit { won: true, .. } => {
            ByeKind::FullPoint
        }
        Cell::Game { score: Score::Draw, .. } => ByeKind::HalfPoint,
        Cell::Game { score: Score::Loss, .. }
        | Cell::Forfeit { won: false, .. }
        | Cell::Open { .. } => ByeKind::ZeroPoint,
        Cell::Bye(kind) => kind,
    }
}

/// What the two lines of a game report: one outcome if they agree or only one of them has a result, two
/// that differ if not, none without a result.
pub(super) fn reports(white: TrfResult, black: TrfResult) -> Vec<Outcome> {
    if let Some(outcome) = together(white, black) {
        return vec![outcome];
    }
    let mut outcomes: Vec<Outcome> =
        [view(white, Color::White), view(black, Color::Black)].into_iter().flatten().collect();
    outcomes.dedup();
    outcomes
}

/// The outcome of two lines that fit each other.
pub(crate) fn together(white: TrfResult, black: TrfResult) -> Option<Outcome> {
    use TrfResult::{ForfeitLoss, ForfeitWin};
    if let (Some((white, rated)), Some((black, other))) = (score(white), score(black)) {
        let won = white == Score::Win || black == Score::Win;
        let fits = !won || white == Score::Loss || black == Score::Loss;
        return (rated == other && fits).then_some(Outcome::Played { white, black, rated });
    }
    match (white, black) {
        (ForfeitWin, ForfeitLoss) => Some(Outcome::Forfeit { winner: Some(Color::White) }),
        (ForfeitLoss, ForfeitWin) => Some(Outcome::Forfeit { winner: Some(Color::Black) }),
        (ForfeitLoss, ForfeitLoss) => Some(Outcome::Forfeit { winner: None }),
        _ => None,
    }
}

fn score(result: TrfResult) -> Option<(Score, bool)> {
    match result {
        TrfResult::Win => Some((Score::Win, true)),
        TrfResult::Draw => Some((Score::Draw, true)),
        TrfResult::Loss => Some((Score::Loss, true)),
        TrfResult::WinUnrated => Some((Score::Win, false)),
        TrfResult::DrawUnrated => Some((Score::Draw, false)),
        TrfResult::LossUnrated => Some((Score::Loss, false)),
        TrfResult::ForfeitWin | TrfResult::ForfeitLoss | TrfResult::Unfinished => None,
    }
}

/// The outcome as one line alone has it.
fn view(result: TrfResult, color: Color) -> Option<Outcome> {
    if let Some((own, rated)) = score(result) {
        let other = match own {
            Score::Win => Score::Loss,
            Score::Draw => Score::Draw,
            Score::Loss => Score::Win,
        };
        return Some(match color {
            Color::White => Outcome::Played { white: own, black: other, rated },
            Color::Black => Outcome::Played { white: other, black: own, rated },
        });
    }
    match result {
        TrfResult::ForfeitWin => Some(Outcome::Forfeit { winner: Some(color) }),
        TrfResult::ForfeitLoss => Some(Outcome::Forfeit { winner: Some(color.other()) }),
        _ => None,
    }
}
