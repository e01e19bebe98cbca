//! The conduct of the players: what is forbidden, and what follows (Laws 2023, 11 and 12.9).

use crate::article::Article;
use crate::edition::Edition;

/// What happened, other than an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Conduct {
    /// A telephone or other device rang, or was found on the player.
    Phone,
    /// Noise.
    Noise,
    /// Notes were used.
    Notes,
    /// Advice was taken.
    Advice,
    /// The game was analyzed on another board.
    Analysis,
    /// The opponent was distracted or annoyed.
    Distraction,
    /// The player came late.
    LateArrival,
    /// A clock was set wrong.
    ClockSetWrong,
}

impl Conduct {
    /// All of them.
    pub const ALL: [Conduct; 8] = [
        Conduct::Phone,
        Conduct::Noise,
        Conduct::Notes,
        Conduct::Advice,
        Conduct::Analysis,
        Conduct::Distraction,
        Conduct::LateArrival,
        Conduct::ClockSetWrong,
    ];

    /// Code in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Conduct::Phone => "phone",
            Conduct::Noise => "noise",
            Conduct::Notes => "notes",
            Conduct::Advice => "advice",
            Conduct::Analysis => "analysis",
            Conduct::Distraction => "distraction",
            Conduct::LateArrival => "late",
            Conduct::ClockSetWrong => "clock-set-wrong",
        }
    }
}

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The player loses and the opponent wins.
    Lost,
    /// The opponent cannot checkmate by any series of legal moves: he draws instead of winning.
    Drawn,
    /// The regulations may give a lesser penalty; else the player loses.
    LostUnlessRegulated,
    /// The arbiter chooses a penalty from the list.
    ArbiterChooses,
    /// The default time decides.
    DefaultTime,
    /// The clock is set right.
    SetRight,
}

/// A ruling on conduct.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConductRuling {
    /// What follows.
    pub consequence: Consequence,
    /// The articles, the leading one first.
    pub articles: Vec<Article>,
    /// The edition whose rule was used.
    pub rule_of: Edition,
    /// Whether the opponent can checkmate matters, and it is not known: it is counted as "he can".
    pub mate_unknown: bool,
}

/// What an edition says of conduct. The old summary forbids notes, analysis, advice and annoying the opponent; where it is
/// silent the rule of 1997 is given. `opponent_can_mate` matters where the player loses at once (2009, 12.3.b): an opponent who
/// cannot checkmate by any series of legal moves draws.
pub fn conduct(
    edition: Edition,
    conduct: Conduct,
    opponent_can_mate: Option<bool>,
) -> ConductRuling {
    let (number, consequence) = match (edition, conduct) {
        (Edition::OldEs, Conduct::LateArrival) => ("Resumen: ausencia", Consequence::DefaultTime),
        (Edition::OldEs, Conduct::ClockSetWrong | Conduct::Phone) => {
            return self::conduct(Edition::Laws1997, conduct, opponent_can_mate);
        }
        (
            Edition::OldEs,
            Conduct::Notes
            | Conduct::Advice
            | Conduct::Analysis
            | Conduct::Distraction
            | Conduct::Noise,
        ) => ("Resumen: prohibido", Consequence::ArbiterChooses),
        (_, Conduct::LateArrival) => {
            (edition.default_time_article().number, Consequence::DefaultTime)
        }
        (_, Conduct::ClockSetWrong) => (clock_set_wrong(edition), Consequence::SetRight),
        (_, Conduct::Phone) => phone(edition),
        (_, Conduct::Notes | Conduct::Advice | Conduct::Analysis) => {
            (sources(edition), Consequence::ArbiterChooses)
        }
        (_, Conduct::Noise | Conduct::Distraction) => {
            (distraction(edition), Consequence::ArbiterChooses)
        }
    };
    let mut articles = vec![edition.article(number)];
    if consequence == Consequence::ArbiterChooses {
        articles.push(edition.penalties_article());
    }
    let mate_unknown = consequence == Consequence::Lost && opponent_can_mate.is_none();
    let consequence = match (consequence, opponent_can_mate) {
        (Consequence::Lost, Some(false)) => Consequence::Drawn,
        (other, _) => other,
    };
    ConductRuling { consequence, articles, rule_of: edition, mate_unknown }
}

const fn clock_set_wrong(edition: Edition) -> &'static str {
    match edition {
        Edition::OldEs | Edition::Laws1997 => "6.10",
        Edition::Laws2001 | Edition::Laws2005 => "6.11",
        Edition::Laws2009 | Edition::Laws2014 => "6.10.b",
        Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => "6.10.2",
    }
}

const fn phone(edition: Edition) -> (&'static str, Consequence) {
    match edition {
        Edition::OldEs | Edition::Laws1997 | Edition::Laws2001 => {
            ("12.5", Consequence::ArbiterChooses)
        }
        Edition::Laws2005 => ("12.2.b", Consequence::Lost),
        Edition::Laws2009 => ("12.3.b", Consequence::Lost),
        Edition::Laws2014 => ("11.3.b", Consequence::LostUnlessRegulated),
        Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
            ("11.3.2", Consequence::LostUnlessRegulated)
        }
    }
}

const fn sources(edition: Edition) -> &'static str {
    match edition {
        Edition::OldEs | Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => "12.2",
        Edition::Laws2009 => "12.3.a",
        Edition::Laws2014 => "11.3.a",
        Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => "11.3.1",
    }
}

const fn distraction(edition: Edition) -> &'static str {
    match edition {
        Edition::OldEs | Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => "12.5",
        Edition::Laws2009 => "12.6",
        Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => "11.5",
    }
}
