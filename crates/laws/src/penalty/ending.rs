//! A game that a player ends by letting his time run out or by giving up.

use crate::article::Article;
use crate::edition::{Edition, NoMatingChance};

/// How a player ends the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// He did not make the prescribed moves in the time given.
    FlagFall,
    /// He resigned.
    Resignation,
}

impl Ending {
    /// Both.
    pub const ALL: [Ending; 2] = [Ending::FlagFall, Ending::Resignation];

    /// Code in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Ending::FlagFall => "flag-fall",
            Ending::Resignation => "resignation",
        }
    }

    /// What an edition says where the opponent cannot checkmate.
    pub const fn without_mating_chance(self, edition: Edition) -> NoMatingChance {
        match self {
            Ending::FlagFall => edition.flag_without_mating_chance(),
            Ending::Resignation => edition.resignation_without_mating_chance(),
        }
    }

    /// Where an edition says so: 6.9 for the flag (6.10 in 2001 and 2005), 5.1.b or 5.1.2 for resignation.
    pub const fn article(self, edition: Edition) -> Article {
        let number = match (self, edition) {
            (Ending::FlagFall, Edition::OldEs) => "Resumen: tiempo",
            (Ending::FlagFall, Edition::Laws2001 | Edition::Laws2005) => "6.10",
            (Ending::FlagFall, _) => "6.9",
            (Ending::Resignation, Edition::OldEs) => "Resumen: ganada",
            (Ending::Resignation, Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023) => {
                "5.1.2"
            }
            (Ending::Resignation, _) => "5.1.b",
        };
        edition.article(number)
    }
}

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndingRuling {
    /// What becomes of the game.
    pub outcome: EndingOutcome,
    /// Where it stands.
    pub article: Article,
    /// Whether the opponent can checkmate matters, and it is not known: it is counted as "he can".
    pub mate_unknown: bool,
}

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndingOutcome {
    /// He loses it.
    Lost,
    /// It is drawn, for the opponent cannot checkmate by any series of legal moves.
    Drawn,
}

/// Rules on it: the player loses, unless his opponent cannot checkmate and the edition then gives a draw (Laws 2023, 6.9 and
/// 5.1.2).
///
/// ```
/// use laws::edition::Edition;
/// use laws::penalty::{Ending, EndingOutcome, ended};
///
/// let cannot = Some(false);
/// assert_eq!(ended(Ending::Resignation, Edition::Laws2023, cannot).outcome, EndingOutcome::Drawn);
/// assert_eq!(ended(Ending::Resignation, Edition::Laws2018, cannot).outcome, EndingOutcome::Lost);
/// ```
pub const fn ended(
    ending: Ending,
    edition: Edition,
    opponent_can_mate: Option<bool>,
) -> EndingRuling {
    let article = ending.article(edition);
    let (outcome, mate_unknown) = match (ending.without_mating_chance(edition), opponent_can_mate) {
        (NoMatingChance::Draw, Some(false)) => (EndingOutcome::Drawn, false),
        (NoMatingChance::Draw, None) => (EndingOutcome::Lost, true),
        (NoMatingChance::Draw, Some(true)) | (NoMatingChance::Loss, _) => {
            (EndingOutcome::Lost, false)
        }
    };
    EndingRuling { outcome, article, mate_unknown }
}
