//! The resumption of an adjourned game: every case of the guidelines, with outcome and article.
//!
//! | case | 2023 | 2009 | 1997 | old summary |
//! |---|---|---|---|---|
//! | replier present | I.7, I.9.1 | G.7, G.9.a | A.7, A.9 | opened only with him; clock after the move |
//! | replier absent | I.9.2 | G.9.b | A.9 | the same |
//! | sealer absent | I.9.3 | G.9.c | A.9 | silent |
//! | ambiguous, meaning not established, illegal | I.8.1 to I.8.3 | G.8 | A.8 | silent |
//! | later than the default time | I.10 | G.10, one hour | A.10 | more than one hour |
//! | neither present | I.11 | G.11 | A.11 | silent |
//! | envelope missing, position lost | I.12.1, I.12.2 | G.12 | A.12 | silent |
//! | wrong time shown | I.13 | G.13 | A.13 | silent |
//! | draw or resignation before | I.6 | G.6 | A.6 | silent |
//!
//! A game that is over by what stands on the board (dead position, [`first_end`]) is not resumed at all, and whoever
//! resigns against an opponent who cannot checkmate draws from 2023 on (5.1.2, [`penalty::ended`]).
//!
//! The numbers of the editions of 1997 to 2005 and 2014 rest on memory. Where the old summary is silent the rule of 1997 is
//! given and [`OpeningRuling::rule_of`] says so.

use shakmaty::Color;

use super::{Meaning, SealedReading};
use crate::article::Article;
use crate::claim::automatic::{AutomaticEnd, EndKind, first_end};
use crate::edition::Edition;
use crate::game::Game;
use crate::mate::{Answer, Limit, can_mate};
use crate::penalty::{self, Ending, EndingOutcome};

/// What stands at resumption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resumption {
    /// The game as it was adjourned, without the sealed move, where it is known.
    pub adjourned: Option<Box<Game>>,
    /// Who sealed.
    pub sealer: Color,
    /// What became of the envelope.
    pub envelope: Envelope,
    /// Whether the player who must reply is there.
    pub replier: Attendance,
    /// Whether the player who sealed is there.
    pub sealer_attends: Attendance,
    /// Whether the players ended the game before.
    pub before: Before,
    /// A wrong time that somebody noticed.
    pub wrong_time: WrongTime,
    /// The edition that the event plays by.
    pub edition: Edition,
}

/// What became of the envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Envelope {
    /// It is there and closed.
    Closed,
    /// It was opened and says this.
    Opened(Box<SealedReading>),
    /// It is missing; position and times are recorded.
    Missing,
    /// It is missing, and so are the times.
    MissingWithTimes,
    /// The position cannot be established again.
    PositionLost,
}

/// Whether a player is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Attendance {
    /// He is.
    #[default]
    Present,
    /// He is not, and the default time is not over.
    Absent,
    /// The default time is over.
    BeyondDefault,
}

/// What the players agreed before the resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Before {
    /// Nothing.
    #[default]
    Nothing,
    /// A draw.
    DrawAgreed,
    /// A player resigned.
    Resigned(Color),
}

/// A wrong time shown by a clock at the resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WrongTime {
    /// None.
    #[default]
    None,
    /// Noticed by a player before his first move.
    BeforeFirstMove,
    /// Noticed later.
    Later,
}

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningRuling {
    /// The outcome.
    pub outcome: Outcome,
    /// The articles, the leading one first.
    pub articles: Vec<Article>,
    /// What the arbiter does, in order.
    pub steps: Vec<Step>,
    /// How the sealed move ended the game, if it did.
    pub ends: Option<AutomaticEnd>,
    /// The edition whose rule was used.
    pub rule_of: Edition,
}

/// Outcome of a resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The game goes on.
    GoesOn,
    /// The player wins.
    Won(Color),
    /// Drawn.
    Drawn,
    /// Both lose, unless the arbiter decides otherwise.
    BothLose,
    /// The game is annulled and a new one played.
    NewGame,
    /// The arbiter decides.
    ArbiterDecides,
}

/// Something that the arbiter does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Set up the position and the times of the record.
    SetUp,
    /// Open the envelope.
    Open,
    /// Make the sealed move on the board.
    MakeSealedMove,
    /// Start a player's clock.
    StartClock(Color),
    /// On arrival the replier may stop his clock; then open, make the move, start his clock again.
    OpenOnArrival,
    /// The replier may write his reply, seal it in a new envelope, stop his clock and start the absent player's.
    ReplyMayBeSealed,
    /// The sealer tells his sealed move and plays it.
    SealerTellsMove,
    /// The envelope is missing and the sealer absent: when he comes, he tells his sealed move and plays it.
    SealerTellsOnArrival,
    /// The envelope is missing and the replier absent: when he comes, he may stop his clock; the sealer then tells his move and
    /// plays it, and the replier's clock starts again.
    TellWhenReplierComes,
    /// The arbiter sets the times.
    SetTimes,
    /// Correct the time shown.
    CorrectTime,
    /// It stays unless the arbiter decides otherwise.
    TimeStays,
    /// Keep the envelope closed.
    KeepClosed,
    /// Write the result down.
    RecordResult,
    /// Warn the player that only algebraic notation is evidence.
    WarnNotation,
}

/// Rules of adjournment, whatever their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResumptionRule {
    /// What the player seals, and how: `I.1.1`.
    Sealing,
    /// What is recorded on the envelope: `I.2`.
    Record,
    /// The arbiter keeps the envelope: `I.3`.
    Custody,
    /// A draw offer after sealing: `I.4`.
    DrawOffer,
    /// Draw or resignation before the resumption: `I.6`.
    EndedBefore,
    /// The envelope is opened only with the replier present: `I.7`.
    OpenWithReplier,
    /// The sealed move is ambiguous: `I.8.1`.
    Ambiguous,
    /// Its meaning cannot be established: `I.8.2`.
    NotEstablished,
    /// It is illegal: `I.8.3`.
    Illegal,
    /// The replier is present: `I.9.1`.
    ReplierPresent,
    /// The replier is absent: `I.9.2`.
    ReplierAbsent,
    /// The sealer is absent: `I.9.3`.
    SealerAbsent,
    /// Later than the default time: `I.10`.
    Late,
    /// Neither is present: `I.11`.
    NeitherPresent,
    /// The envelope is missing: `I.12.1`.
    EnvelopeMissing,
    /// The position cannot be established: `I.12.2`.
    PositionLost,
    /// A wrong time: `I.13`.
    WrongTime,
}

impl ResumptionRule {
    /// All rules.
    pub const ALL: [ResumptionRule; 17] = [
        ResumptionRule::Sealing,
        ResumptionRule::Record,
        ResumptionRule::Custody,
        ResumptionRule::DrawOffer,
        ResumptionRule::EndedBefore,
        ResumptionRule::OpenWithReplier,
        ResumptionRule::Ambiguous,
        ResumptionRule::NotEstablished,
        ResumptionRule::Illegal,
        ResumptionRule::ReplierPresent,
        ResumptionRule::ReplierAbsent,
        ResumptionRule::SealerAbsent,
        ResumptionRule::Late,
        ResumptionRule::NeitherPresent,
        ResumptionRule::EnvelopeMissing,
        ResumptionRule::PositionLost,
        ResumptionRule::WrongTime,
    ];

    /// Whether the old summary has the rule itself.
    const fn in_summary(self) -> bool {
        matches!(
            self,
            ResumptionRule::Sealing
                | ResumptionRule::OpenWithReplier
                | ResumptionRule::ReplierPresent
                | ResumptionRule::ReplierAbsent
                | ResumptionRule::Late
        )
    }

    /// Where the rule stands; where the old summary is silent, in 1997.
    pub const fn article(self, edition: Edition) -> Article {
        let number = match edition {
            Edition::OldEs if self.in_summary() => match self {
                ResumptionRule::Late => "Resumen: ausencia",
                _ => "Resumen: aplazamiento",
            },
            Edition::OldEs => return self.article(Edition::Laws1997),
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => self.lettered([
                "A.1", "A.2", "A.3", "A.4", "A.6", "A.7", "A.8", "A.9", "A.10", "A.11", "A.12",
                "A.13",
            ]),
            Edition::Laws2009 => self.lettered([
                "G.1", "G.2", "G.3", "G.4", "G.6", "G.7", "G.8", "G.9", "G.10", "G.11", "G.12",
                "G.13",
            ]),
            Edition::Laws2014 => self.lettered([
                "E.1", "E.2", "E.3", "E.4", "E.6", "E.7", "E.8", "E.9", "E.10", "E.11", "E.12",
                "E.13",
            ]),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => self.guideline(),
        };
        edition.article(number)
    }

    const fn lettered(self, numbers: [&'static str; 12]) -> &'static str {
        let place = match self {
            ResumptionRule::Sealing => 0,
            ResumptionRule::Record => 1,
            ResumptionRule::Custody => 2,
            ResumptionRule::DrawOffer => 3,
            ResumptionRule::EndedBefore => 4,
            ResumptionRule::OpenWithReplier => 5,
            ResumptionRule::Ambiguous
            | ResumptionRule::NotEstablished
            | ResumptionRule::Illegal => 6,
            ResumptionRule::ReplierPresent
            | ResumptionRule::ReplierAbsent
            | ResumptionRule::SealerAbsent => 7,
            ResumptionRule::Late => 8,
            ResumptionRule::NeitherPresent => 9,
            ResumptionRule::EnvelopeMissing | ResumptionRule::PositionLost => 10,
            ResumptionRule::WrongTime => 11,
        };
        numbers[place]
    }

    const fn guideline(self) -> &'static str {
        match self {
            ResumptionRule::Sealing => "I.1.1",
            ResumptionRule::Record => "I.2",
            ResumptionRule::Custody => "I.3",
            ResumptionRule::DrawOffer => "I.4",
            ResumptionRule::EndedBefore => "I.6",
            ResumptionRule::OpenWithReplier => "I.7",
            ResumptionRule::Ambiguous => "I.8.1",
            ResumptionRule::NotEstablished => "I.8.2",
            ResumptionRule::Illegal => "I.8.3",
            ResumptionRule::ReplierPresent => "I.9.1",
            ResumptionRule::ReplierAbsent => "I.9.2",
            ResumptionRule::SealerAbsent => "I.9.3",
            ResumptionRule::Late => "I.10",
            ResumptionRule::NeitherPresent => "I.11",
            ResumptionRule::EnvelopeMissing => "I.12.1",
            ResumptionRule::PositionLost => "I.12.2",
            ResumptionRule::WrongTime => "I.13",
        }
    }
}

/// Tells what happens at resumption.
pub fn resume(case: &Resumption) -> OpeningRuling {
    let rule = |outcome, rules: &[ResumptionRule], steps: Vec<Step>| OpeningRuling {
        outcome,
        articles: rules.iter().map(|rule| rule.article(case.edition)).collect(),
        steps,
        ends: None,
        rule_of: rules.first().map_or(case.edition, |rule| rule.article(case.edition).edition),
    };
    let over = case.adjourned.as_ref().and_then(|game| first_end(game, case.edition));
    let is_opened = matches!(case.envelope, Envelope::Opened(_));
    if let Some(end) = over.filter(|_| !is_opened || case.before != Before::Nothing) {
        return ended(
            end,
            ResumptionRule::EndedBefore,
            &rule,
            vec![Step::KeepClosed, Step::RecordResult],
        );
    }
    match case.before {
        Before::Nothing => {}
        Before::DrawAgreed => {
            return rule(
                Outcome::Drawn,
                &[ResumptionRule::EndedBefore],
                vec![Step::KeepClosed, Step::RecordResult],
            );
        }
        Before::Resigned(loser) => return resigned(case, loser, &rule),
    }
    let mut ruling = match &case.envelope {
        Envelope::PositionLost => {
            rule(Outcome::NewGame, &[ResumptionRule::PositionLost], Vec::new())
        }
        Envelope::Missing => missing(case, Step::SetUp, &rule),
        Envelope::MissingWithTimes => missing(case, Step::SetTimes, &rule),
        Envelope::Opened(reading) => opened(case, reading, &rule),
        Envelope::Closed => closed(case, &rule),
    };
    match case.wrong_time {
        WrongTime::None => {}
        WrongTime::BeforeFirstMove => {
            ruling.steps.push(Step::CorrectTime);
            ruling.articles.push(ResumptionRule::WrongTime.article(case.edition));
        }
        WrongTime::Later => {
            ruling.steps.push(Step::TimeStays);
            ruling.articles.push(ResumptionRule::WrongTime.article(case.edition));
        }
    }
    ruling
}

type Make<'a> = &'a dyn Fn(Outcome, &[ResumptionRule], Vec<Step>) -> OpeningRuling;

/// A player gave the game up before the resumption: he loses, unless his opponent cannot checkmate and the edition then
/// gives a draw (5.1.2). Without the position it is taken that he can.
fn resigned(case: &Resumption, loser: Color, rule: Make<'_>) -> OpeningRuling {
    let can = case.adjourned.as_ref().and_then(|game| {
        match can_mate(game.last(), !loser, Limit::DEFAULT) {
            Answer::Winnable { .. } => Some(true),
            Answer::Unwinnable { .. } => Some(false),
            Answer::Undecided { .. } => None,
        }
    });
    let end = penalty::ended(Ending::Resignation, case.edition, can);
    let steps = vec![Step::KeepClosed, Step::RecordResult];
    match end.outcome {
        EndingOutcome::Lost => rule(Outcome::Won(!loser), &[ResumptionRule::EndedBefore], steps),
        EndingOutcome::Drawn => {
            let mut ruling = rule(Outcome::Drawn, &[ResumptionRule::EndedBefore], steps);
            ruling.articles.insert(0, end.article);
            ruling
        }
    }
}

/// Who is later than the default time loses (2023, I.10), whatever became of the envelope. `first` is what is done with the
/// sealed move before that: one that ended the game counts before the absence.
fn late(case: &Resumption, first: Option<Step>, rule: Make<'_>) -> Option<OpeningRuling> {
    let (outcome, rules): (Outcome, &[ResumptionRule]) = match (case.replier, case.sealer_attends) {
        (Attendance::BeyondDefault, Attendance::BeyondDefault) => {
            (Outcome::BothLose, &[ResumptionRule::Late, ResumptionRule::NeitherPresent])
        }
        (Attendance::BeyondDefault, Attendance::Present | Attendance::Absent) => {
            (Outcome::Won(case.sealer), &[ResumptionRule::Late])
        }
        (Attendance::Present, Attendance::BeyondDefault) => {
            (Outcome::Won(!case.sealer), &[ResumptionRule::Late])
        }
        (Attendance::Absent, Attendance::BeyondDefault)
        | (Attendance::Present | Attendance::Absent, Attendance::Present | Attendance::Absent) => {
            return None;
        }
    };
    let steps = first.into_iter().chain([Step::RecordResult]).collect();
    Some(rule(outcome, rules, steps))
}

/// The envelope is missing: only the player who sealed can say what was in it (2023, I.12.1), so that he must be there too.
/// `set_up` is where position and times come from.
fn missing(case: &Resumption, set_up: Step, rule: Make<'_>) -> OpeningRuling {
    let sealer = case.sealer;
    let replier = !sealer;
    let told = Some(Step::SealerTellsMove).filter(|_| case.sealer_attends == Attendance::Present);
    if let Some(mut ruling) = late(case, told, rule) {
        ruling.articles.push(ResumptionRule::EnvelopeMissing.article(case.edition));
        return ruling;
    }
    let missing = ResumptionRule::EnvelopeMissing;
    match (case.replier, case.sealer_attends) {
        (Attendance::Present, Attendance::Present) => rule(
            Outcome::GoesOn,
            &[missing],
            vec![set_up, Step::SealerTellsMove, Step::StartClock(replier)],
        ),
        // The Laws do not say whose clock runs until the sealing player tells his move. The game goes on from the adjourned
        // position, in which he has the move.
        (Attendance::Present, Attendance::Absent | Attendance::BeyondDefault) => rule(
            Outcome::GoesOn,
            &[missing, ResumptionRule::Late],
            vec![set_up, Step::StartClock(sealer), Step::SealerTellsOnArrival],
        ),
        (Attendance::Absent | Attendance::BeyondDefault, Attendance::Present) => rule(
            Outcome::GoesOn,
            &[missing, ResumptionRule::ReplierAbsent],
            vec![set_up, Step::StartClock(replier), Step::TellWhenReplierComes],
        ),
        (Attendance::Absent | Attendance::BeyondDefault, _) => rule(
            Outcome::GoesOn,
            &[missing, ResumptionRule::NeitherPresent],
            vec![set_up, Step::StartClock(replier), Step::TellWhenReplierComes],
        ),
    }
}

/// Before the envelope is opened: who is there decides.
fn closed(case: &Resumption, rule: Make<'_>) -> OpeningRuling {
    let sealer = case.sealer;
    let replier = !sealer;
    // The envelope is opened first: a sealed move that ended the game counts before the absence.
    if let Some(ruling) = late(case, Some(Step::Open), rule) {
        return ruling;
    }
    match (case.replier, case.sealer_attends) {
        (Attendance::Present, Attendance::Present) => rule(
            Outcome::GoesOn,
            &[ResumptionRule::OpenWithReplier, ResumptionRule::ReplierPresent],
            vec![Step::SetUp, Step::Open, Step::MakeSealedMove, Step::StartClock(replier)],
        ),
        (Attendance::Present, Attendance::Absent | Attendance::BeyondDefault) => rule(
            Outcome::GoesOn,
            &[ResumptionRule::SealerAbsent, ResumptionRule::OpenWithReplier],
            vec![
                Step::SetUp,
                Step::Open,
                Step::MakeSealedMove,
                Step::StartClock(replier),
                Step::ReplyMayBeSealed,
            ],
        ),
        // The old summary starts the clock only when the sealed move has been made, which needs the replier; where it
        // leaves the waiting time open, the later rule is given.
        (Attendance::Absent | Attendance::BeyondDefault, Attendance::Present) => rule(
            Outcome::GoesOn,
            &[ResumptionRule::ReplierAbsent],
            vec![Step::SetUp, Step::StartClock(replier), Step::KeepClosed, Step::OpenOnArrival],
        ),
        (Attendance::Absent | Attendance::BeyondDefault, _) => rule(
            Outcome::GoesOn,
            &[ResumptionRule::NeitherPresent],
            vec![Step::SetUp, Step::StartClock(replier), Step::KeepClosed, Step::OpenOnArrival],
        ),
    }
}

/// The envelope is open: what it says decides, then who is there.
fn opened(case: &Resumption, reading: &SealedReading, rule: Make<'_>) -> OpeningRuling {
    let sealer = case.sealer;
    let replier = !sealer;
    if let Some(end) = reading.already {
        return ended(end, ResumptionRule::OpenWithReplier, rule, vec![Step::RecordResult]);
    }
    let lost = |with| rule(Outcome::Won(replier), &[with], vec![Step::RecordResult]);
    match &reading.meaning {
        Meaning::Ambiguous { .. } => lost(ResumptionRule::Ambiguous),
        Meaning::Languages { .. } => {
            rule(Outcome::ArbiterDecides, &[ResumptionRule::NotEstablished], Vec::new())
        }
        Meaning::Illegal { .. } => lost(ResumptionRule::Illegal),
        Meaning::Unreadable(_) => lost(ResumptionRule::NotEstablished),
        Meaning::NotAlgebraic => rule(
            Outcome::ArbiterDecides,
            &[ResumptionRule::NotEstablished],
            vec![Step::WarnNotation],
        ),
        Meaning::Clear { ends: Some(end), .. } => ended(
            *end,
            ResumptionRule::OpenWithReplier,
            rule,
            vec![Step::MakeSealedMove, Step::RecordResult],
        ),
        Meaning::Clear { ends: None, .. } => closed(case, rule),
    }
}

/// The game is over by itself: by what stood on the board before, or by the sealed move. `then` says what becomes of the
/// envelope.
fn ended(
    end: AutomaticEnd,
    then: ResumptionRule,
    rule: Make<'_>,
    steps: Vec<Step>,
) -> OpeningRuling {
    let outcome = match end.kind {
        EndKind::Checkmate { winner } => Outcome::Won(winner),
        EndKind::Stalemate | EndKind::DeadPosition | EndKind::Fivefold | EndKind::SeventyFive => {
            Outcome::Drawn
        }
    };
    let mut ruling = rule(outcome, &[then], steps);
    ruling.articles.insert(0, end.article);
    ruling.ends = Some(end);
    ruling
}
