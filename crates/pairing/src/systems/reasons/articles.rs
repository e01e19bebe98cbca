//! Which article of which chapter each rule is.
//!
//! | System | Chapter | Trust |
//! |---|---|---|
//! | Swiss Team | C.04.6 | every article from the text |
//! | Dubov, Burstein, Lim | C.04.4.1, C.04.4.2, C.04.4.3 | from notes; where only the article is known, it stands without its parts |
//! | Double-Swiss | C.04.5 | articles 3.3 to 3.6 as in C.04.6; colors by article 4 |
//! | Keizer, knock-out, Scheveningen | none | no FIDE text |

use super::Rule;
use crate::review::Article;
use crate::systems::{ColorBecause, System};
use tournament::round::Color;

/// A step of the pairing that is no criterion and has an article all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// No two meet twice, and prohibited pairs.
    Rematch,
    /// Two players for whom no colors are possible.
    SameColors,
    /// Who may have the bye.
    ByeAllowed,
    /// To whom the bye goes.
    Bye,
    /// Everybody else must be paired.
    Completion,
    /// That nobody can pair the round, and the arbiter decides.
    Impossible,
    /// How a group is paired.
    Group,
    /// Colors.
    Colors,
    /// The first rounds are those of the Dutch system, or the second game repeats the first.
    Repeats,
}

impl System {
    /// Chapter of the FIDE Handbook, `C.04.4.1`; empty where there is no text.
    pub fn chapter(self) -> &'static str {
        match self {
            System::Dubov(_) => "C.04.4.1",
            System::Burstein(_) => "C.04.4.2",
            System::Lim(_) => "C.04.4.3",
            System::DoubleSwiss(_) => "C.04.5",
            System::SwissTeam(_) => "C.04.6",
            System::Keizer(_) | System::Knockout | System::Scheveningen => "",
        }
    }

    /// The article of a step; empty where the system has none.
    pub fn article(self, step: Step) -> Article {
        let article = match self {
            System::Dubov(_) | System::Burstein(_) => match step {
                Step::Rematch => "C1",
                Step::ByeAllowed => "C2",
                Step::SameColors => "C3",
                Step::Completion | Step::Impossible => "C4",
                Step::Bye => "3.1",
                Step::Colors => "5.2",
                Step::Group if matches!(self, System::Burstein(_)) => "4.2",
                Step::Group => "3.2",
                Step::Repeats => "1.6",
            },
            System::Lim(_) => match step {
                Step::Rematch | Step::SameColors | Step::Impossible => "2.1",
                Step::ByeAllowed | Step::Bye => "1.1",
                Step::Completion => "2.3",
                Step::Group => "4",
                Step::Colors => "5",
                Step::Repeats => "",
            },
            System::DoubleSwiss(_) => match step {
                Step::Rematch => "C1",
                Step::ByeAllowed => "C2",
                Step::Completion => "C3",
                Step::Impossible => "C3, 3.3.3",
                Step::Bye => "3.4",
                Step::Group => "3.6",
                Step::Colors => "4",
                Step::Repeats => "1",
                Step::SameColors => "",
            },
            System::SwissTeam(_) => match step {
                Step::Rematch => "C1",
                Step::ByeAllowed => "C2",
                Step::Completion => "C3",
                Step::Impossible => "C3, 3.3.3",
                Step::Bye => "3.4",
                Step::Group => "3.6",
                Step::Colors => "4.3",
                Step::SameColors | Step::Repeats => "",
            },
            System::Keizer(_) | System::Knockout | System::Scheveningen => "",
        };
        self.cite(article)
    }

    /// The article by which the colors of a board were given: to the higher ranked, who is due `own`, and
    /// the other, who is due `theirs`.
    pub fn color_article(
        self,
        because: ColorBecause,
        own: Option<Color>,
        theirs: Option<Color>,
    ) -> Article {
        let article = match self {
            System::Dubov(_) | System::Burstein(_) => match because {
                ColorBecause::Initial => "5.2.1",
                ColorBecause::BothGranted => "5.2.2",
                ColorBecause::Stronger => "5.2.3",
                ColorBecause::Alternate => "5.2.4",
                ColorBecause::HigherRanked => "5.2.5",
                ColorBecause::FewerWhites | ColorBecause::LowerRanked | ColorBecause::Table => {
                    "5.2"
                }
            },
            System::SwissTeam(_) => match because {
                ColorBecause::Initial => "4.3.1",
                ColorBecause::BothGranted if own.is_none() || theirs.is_none() => "4.3.2",
                ColorBecause::BothGranted => "4.3.3",
                ColorBecause::Stronger => "4.3.4",
                ColorBecause::FewerWhites => "4.3.5",
                ColorBecause::Alternate => "4.3.6",
                ColorBecause::HigherRanked if own.is_some() => "4.3.7",
                ColorBecause::HigherRanked => "4.3.8",
                ColorBecause::LowerRanked => "4.3.9",
                ColorBecause::Table => "4.3",
            },
            System::DoubleSwiss(_) if because == ColorBecause::Table => "1",
            System::Lim(_)
            | System::DoubleSwiss(_)
            | System::Keizer(_)
            | System::Knockout
            | System::Scheveningen => self.article(Step::Colors).article,
        };
        self.cite(article)
    }

    fn cite(self, article: &'static str) -> Article {
        match article {
            "" => Article { chapter: "", article },
            _ => Article { chapter: self.chapter(), article },
        }
    }
}

impl Rule {
    /// The article of a rule in a system; empty where the system has none.
    pub fn article(self, system: System) -> Article {
        let article = match system {
            System::Dubov(_) => match self {
                Rule::ByeScore | Rule::ByeGames | Rule::ByeRank => "3.1",
                Rule::Floaters => "C5",
                Rule::FloaterScores => "C6",
                Rule::Colors => "C7",
                Rule::MaximumUpfloaters => "C8",
                Rule::MaximumUpfloats => "C9",
                Rule::FloatedBefore => "C10",
                Rule::FloaterOrder => "3.2.2",
                Rule::Sides => "3.2.4",
                Rule::Order => "3.2.6",
                _ => "",
            },
            System::Burstein(_) => match self {
                Rule::ByeScore | Rule::ByeGames | Rule::ByeRank => "3.1",
                Rule::Floaters => "C5",
                Rule::FloaterScores => "C6",
                Rule::NextGroup => "C7",
                Rule::Colors => "C8",
                Rule::Order => "4.2",
                _ => "",
            },
            System::Lim(_) => match self {
                Rule::ByeScore | Rule::ByeRank => "1.1",
                Rule::Floaters => "2.3",
                Rule::FloatedBefore | Rule::ColorsDue | Rule::FloaterOrder => "3",
                Rule::Colors => "5",
                Rule::Order => "4",
                _ => "",
            },
            System::DoubleSwiss(_) | System::SwissTeam(_) => {
                let colors = matches!(system, System::SwissTeam(_));
                match self {
                    Rule::ByeScore => "3.4.2",
                    Rule::ByeGames => "3.4.3",
                    Rule::ByeRank => "3.4.4",
                    Rule::Floaters => "C4",
                    Rule::FloaterScores => "C5",
                    Rule::NextGroup => "C6",
                    Rule::FloatedBefore => "C7",
                    Rule::FloaterOrder => "3.5",
                    Rule::Colors if colors => "C8",
                    Rule::StrongColors if colors => "C9",
                    Rule::OpponentFloatedBefore if colors => "C10",
                    Rule::OpponentFloatedBefore => "C8",
                    Rule::Order => "3.6",
                    _ => "",
                }
            }
            System::Keizer(_) | System::Knockout | System::Scheveningen => "",
        };
        system.cite(article)
    }
}
