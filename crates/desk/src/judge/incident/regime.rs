//! Which rules an illegal move was judged by. They are kept with it: if the pace or the supervision of the event is set otherwise
//! later, an earlier ruling stays one of its own rules, and says which.

use i18n::{Messages, args};
use laws::edition::{Edition, Pace};
use laws::penalty::{LocalNumbers, PenaltyCase, Phase, Supervision};
use tournament::fact::RegimeBody;

use crate::judge::words;

/// What is kept of the rules of a case.
pub(super) fn kept(case: &PenaltyCase) -> RegimeBody {
    RegimeBody {
        pace: case.pace.code().to_owned(),
        supervised: case.supervised() == Supervision::Full,
        by_clause: case.local.supervision.is_some(),
        quickplay: case.phase == Phase::QuickplayFinish,
        opponent_can_mate: case.opponent_can_mate,
        loses_on: case.local.illegal_move_loses,
        minutes: case.local.illegal_move_minutes,
    }
}

fn supervision(kept: &RegimeBody) -> Supervision {
    if kept.supervised { Supervision::Full } else { Supervision::Limited }
}

/// A case judged by the same rules again.
pub(super) fn again(kept: &RegimeBody, case: PenaltyCase) -> PenaltyCase {
    PenaltyCase {
        pace: Pace::of_code(&kept.pace),
        supervision: supervision(kept),
        phase: if kept.quickplay { Phase::QuickplayFinish } else { Phase::Normal },
        opponent_can_mate: kept.opponent_can_mate,
        local: LocalNumbers {
            illegal_move_loses: kept.loses_on,
            illegal_move_minutes: kept.minutes,
            ..LocalNumbers::default()
        },
        ..case
    }
}

/// The rules in one sentence with their article (Laws 2023, A.4, A.5, B.2, B.3); empty in standard chess, where there is nothing to
/// choose.
pub(super) fn told(kept: &RegimeBody, edition: Edition, messages: &Messages) -> String {
    let pace = Pace::of_code(&kept.pace);
    if pace == Pace::Standard {
        return String::new();
    }
    let supervision = supervision(kept);
    let article = supervision.article(edition, pace);
    let cite = article.and_then(|it| words::cited(&[it], messages).into_iter().next());
    let args = args! {
        "pace" => pace.code(),
        "regime" => supervision.code(),
        "from" => if kept.by_clause { "clauses" } else { "asked" },
        "article" => cite.as_ref().map_or("none", |it| it.cite.as_str()),
    };
    messages.text("laws-regime", &args)
}
