//! Illegal moves and other offenses: what each edition orders (Laws 2023, 7.5, A.5, B.3, 11, 12.9).
//!
//! | rule | 1997 | 2001, 2005 | 2009 | 2014 | 2017 | 2018 | 2023 |
//! |---|---|---|---|---|---|---|---|
//! | standard, or all of the Competition Rules | 7.4; quickplay 10.3 | 7.4.b | 7.4.b | 7.5.b | 7.5.3 | 7.5.5 | 7.5.5 |
//! | the one that loses | 3rd, quickplay | 3rd | 3rd | 2nd | 2nd | 2nd | 2nd |
//! | rapid without supervision | B.5 on request | B.5 | A.4.c | A.4.b lost | A.4.2 lost | A.4.2 | A.5.2 |
//! | blitz without supervision | C.3 lost | C.3 lost | B.3.c lost | A.4.b lost | A.4.2 lost | A.4.2 | A.5.2 |
//! | minutes: standard, rapid, blitz | 2 | 2 | 2 | 2, 2, 1 | 2, 2, 1 | 2, 2, 1 | 2, 1, 1 |
//! | draw if the opponent cannot mate | no | no | yes | yes | yes | yes | yes |
//! | pawn not replaced | silent | 7.4 | 7.4.a | 7.5.a queen | 7.5.2 queen | 7.5.2 | 7.5.2 |
//! | clock pressed without a move | silent | silent | silent | 6.2.c, 12.9 | 7.8.1 | 7.5.3 | 7.5.3 |
//! | two hands | 4.1 | 4.1 | 4.1 | 4.1 | 7.7.1 | 7.5.4 | 7.5.4 |
//!
//! All kinds are counted together, a player and game at a time; two faults in one move count once. The old summary says
//! nothing of illegal moves: the rule of 1997 is given.
//!
//! Whether the opponent can still checkmate is a question of its own: the caller answers it, and an answer that is not
//! known counts as "he can" with [`PenaltyRuling::mate_unknown`] set.

mod agreed;
mod conduct;
mod ending;
mod local;

pub use self::agreed::{AgreedDraw, agreed_draw};
pub use self::conduct::{Conduct, ConductRuling, Consequence, conduct};
pub use self::ending::{Ending, EndingOutcome, EndingRuling, ended};
pub use self::local::LocalClauses;
use crate::article::Article;
use crate::edition::{Edition, Pace};

/// What a player did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A move that is not legal, and the clock pressed.
    IllegalMove,
    /// A pawn on the last rank that was not replaced, and the clock pressed.
    PawnNotReplaced,
    /// The clock pressed without a move.
    PressedWithoutMove,
    /// One move made with two hands, and the clock pressed.
    TwoHands,
}

impl Fault {
    /// All faults.
    pub const ALL: [Fault; 4] =
        [Fault::IllegalMove, Fault::PawnNotReplaced, Fault::PressedWithoutMove, Fault::TwoHands];

    /// Code in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::IllegalMove => "illegal-move",
            Fault::PawnNotReplaced => "pawn-not-replaced",
            Fault::PressedWithoutMove => "pressed-without-move",
            Fault::TwoHands => "two-hands",
        }
    }
}

/// Which rules hold in a rapid or blitz game; the regulations must say which, for the whole event (2023, A.6, B.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Supervision {
    /// Enough arbiters: the Competition Rules hold (2023, A.4, B.2). Standard chess always.
    Full,
    /// Else the rules for rapid and blitz (2023, A.5, B.3).
    #[default]
    Limited,
}

impl Supervision {
    /// Both.
    pub const ALL: [Supervision; 2] = [Supervision::Full, Supervision::Limited];

    /// Code in clauses.
    pub const fn code(self) -> &'static str {
        match self {
            Supervision::Full => "full",
            Supervision::Limited => "limited",
        }
    }

    /// Which article makes these rules hold at a pace; none in standard chess, where the Competition Rules hold always. The
    /// editions before 2009 know no such choice.
    pub const fn article(self, edition: Edition, pace: Pace) -> Option<Article> {
        use Edition::{Laws2009, Laws2014, Laws2017, Laws2018, Laws2023};
        let number = match (pace, self, edition) {
            (Pace::Standard, _, _) => return None,
            (Pace::Rapid, Supervision::Full, Laws2009 | Laws2014 | Laws2017 | Laws2018) => "A.3",
            (Pace::Rapid, Supervision::Full, Laws2023)
            | (Pace::Rapid, Supervision::Limited, Laws2009 | Laws2014 | Laws2017 | Laws2018) => {
                "A.4"
            }
            (Pace::Rapid, Supervision::Limited, Laws2023) => "A.5",
            (Pace::Blitz, Supervision::Full, Laws2009 | Laws2023) => "B.2",
            (Pace::Blitz, Supervision::Full, Laws2014 | Laws2017 | Laws2018)
            | (Pace::Blitz, Supervision::Limited, Laws2009 | Laws2023) => "B.3",
            (Pace::Blitz, Supervision::Limited, Laws2014 | Laws2017 | Laws2018) => "B.4",
            (
                Pace::Rapid | Pace::Blitz,
                _,
                Edition::OldEs | Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005,
            ) => return None,
        };
        Some(edition.article(number))
    }
}

/// Whether the opponent has made his next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Noticed {
    /// Not yet.
    #[default]
    BeforeReply,
    /// He has.
    AfterReply,
}

/// Part of the game, which matters in 1997 only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Phase {
    /// Any other.
    #[default]
    Normal,
    /// The last period, in which all remaining moves must be made in a limited time.
    QuickplayFinish,
}

/// A fault to rule on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyCase {
    /// What he did.
    pub fault: Fault,
    /// The edition that the event plays by.
    pub edition: Edition,
    /// Speed class.
    pub pace: Pace,
    /// Which rules hold in rapid and blitz.
    pub supervision: Supervision,
    /// Part of the game.
    pub phase: Phase,
    /// Faults of this player in this game before this one.
    pub before: u8,
    /// When it was noticed.
    pub noticed: Noticed,
    /// Whether the opponent can checkmate by any series of legal moves; `None` if that is not known.
    pub opponent_can_mate: Option<bool>,
    /// Numbers that the event changes.
    pub local: LocalNumbers,
}

/// Numbers of the Laws that the event changes (see [`LocalClauses`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LocalNumbers {
    /// The illegal move that loses.
    pub illegal_move_loses: Option<u8>,
    /// Minutes for the opponent after an illegal move.
    pub illegal_move_minutes: Option<u16>,
    /// Minutes for the opponent after a wrong claim.
    pub wrong_claim_minutes: Option<u16>,
    /// Minutes after which an absent player loses.
    pub default_minutes: Option<u16>,
    /// Which rules hold in rapid and blitz, for the whole event (2023, A.6, B.4). It comes before
    /// [`PenaltyCase::supervision`].
    pub supervision: Option<Supervision>,
}

/// What follows from a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyRuling {
    /// What becomes of the game.
    pub outcome: PenaltyOutcome,
    /// Faults of the player in this game, with this one.
    pub count: u8,
    /// The fault that loses the game, if any does.
    pub loses_on: Option<u8>,
    /// Minutes for the opponent.
    pub opponent_minutes: u16,
    /// What the arbiter does.
    pub steps: Vec<PenaltyStep>,
    /// The articles, the leading one first.
    pub articles: Vec<Article>,
    /// The game would be drawn if the opponent could not checkmate, which is not known.
    pub mate_unknown: bool,
    /// A number of the event was used.
    pub by_local_clause: bool,
    /// The edition whose rule was used: another than asked for where that one is silent.
    pub rule_of: Edition,
}

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PenaltyOutcome {
    /// It goes on.
    GoesOn,
    /// It goes on from the position on the board: the fault stands.
    Stands,
    /// The player loses.
    Lost,
    /// It is drawn, for the opponent cannot checkmate.
    Drawn,
    /// The arbiter chooses a penalty (12.9).
    ArbiterChooses,
}

/// Something that the arbiter does after a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PenaltyStep {
    /// Restore the position before the fault, else the last that is known.
    Restore,
    /// The touched piece must be moved if it can be (4.3, 4.7).
    TouchMove,
    /// The pawn becomes a queen of its color.
    Queen,
    /// Add the time.
    AddTime,
    /// Act only when the opponent claims before his own move.
    OnlyOnClaim,
    /// If both kings stand in check or a pawn on the last rank is not replaced: wait for the next move, then declare a
    /// draw.
    WaitOneMoveThenDraw,
}

/// What an edition orders for faults.
struct Rule {
    article: Article,
    /// The fault that loses; `None`: none does.
    loses_on: Option<u8>,
    minutes: u16,
    only_on_claim: bool,
    draw_if_no_mate: bool,
    /// Once the opponent has moved the fault stands.
    stands_after_reply: bool,
}

/// Rules on a fault.
///
/// ```
/// use laws::edition::{Edition, Pace};
/// use laws::penalty::{Fault, PenaltyCase, PenaltyOutcome, rule_on};
///
/// let mut case = PenaltyCase::first(Fault::IllegalMove, Edition::Laws2023, Pace::Standard);
/// assert_eq!((rule_on(&case).outcome, rule_on(&case).opponent_minutes), (PenaltyOutcome::GoesOn, 2));
/// case.before = 1;
/// case.opponent_can_mate = Some(true);
/// assert_eq!(rule_on(&case).outcome, PenaltyOutcome::Lost);
/// ```
pub fn rule_on(case: &PenaltyCase) -> PenaltyRuling {
    let edition = case.edition.where_silent();
    let rule = rule(case, edition);
    let fault = fault_article(case.fault, edition);
    let count = case.before.saturating_add(1);
    let loses_on = case.local.illegal_move_loses.or(rule.loses_on);
    let mut ruling = PenaltyRuling {
        outcome: PenaltyOutcome::GoesOn,
        count,
        loses_on,
        opponent_minutes: 0,
        steps: Vec::new(),
        articles: vec![rule.article],
        mate_unknown: false,
        by_local_clause: case.local.illegal_move_loses.is_some()
            || case.local.illegal_move_minutes.is_some(),
        rule_of: edition,
    };
    if let FaultRule::NotCounted(article) = fault {
        ruling.outcome = PenaltyOutcome::ArbiterChooses;
        ruling.count = case.before;
        ruling.articles = article.into_iter().chain([edition.penalties_article()]).collect();
        return ruling;
    }
    if let FaultRule::Counted(article) = fault
        && article != rule.article
    {
        ruling.articles.push(article);
    }
    ruling.articles.extend(blitz_article(case, edition));
    if rule.stands_after_reply && case.noticed == Noticed::AfterReply {
        ruling.outcome = PenaltyOutcome::Stands;
        ruling.count = case.before;
        if let Some(article) = edition.wait_then_draw_article() {
            ruling.steps.push(PenaltyStep::WaitOneMoveThenDraw);
            ruling.articles.push(article);
        }
        return ruling;
    }
    if rule.only_on_claim {
        ruling.steps.push(PenaltyStep::OnlyOnClaim);
    }
    if loses_on.is_some_and(|loses_on| count >= loses_on) {
        ruling.mate_unknown = rule.draw_if_no_mate && case.opponent_can_mate.is_none();
        ruling.outcome = if rule.draw_if_no_mate && case.opponent_can_mate == Some(false) {
            PenaltyOutcome::Drawn
        } else {
            PenaltyOutcome::Lost
        };
        return ruling;
    }
    ruling.opponent_minutes = case.local.illegal_move_minutes.unwrap_or(rule.minutes);
    ruling.steps.extend(match case.fault {
        Fault::IllegalMove => vec![PenaltyStep::Restore, PenaltyStep::TouchMove],
        Fault::PawnNotReplaced if edition >= Edition::Laws2014 => vec![PenaltyStep::Queen],
        Fault::PawnNotReplaced => vec![PenaltyStep::Restore, PenaltyStep::TouchMove],
        Fault::PressedWithoutMove | Fault::TwoHands => Vec::new(),
    });
    if ruling.opponent_minutes > 0 {
        ruling.steps.push(PenaltyStep::AddTime);
        let minutes = edition.penalty_minutes_article(case.pace);
        let told = |it: &Article| ruling.articles.contains(it);
        let minutes = minutes.filter(|it| case.local.illegal_move_minutes.is_none() && !told(it));
        ruling.articles.extend(minutes);
    }
    ruling
}

impl PenaltyCase {
    /// The first fault of a player in a game, noticed at once.
    pub fn first(fault: Fault, edition: Edition, pace: Pace) -> PenaltyCase {
        PenaltyCase {
            fault,
            edition,
            pace,
            supervision: Supervision::default(),
            phase: Phase::default(),
            before: 0,
            noticed: Noticed::default(),
            opponent_can_mate: None,
            local: LocalNumbers::default(),
        }
    }

    /// Which rules hold: those that the event names, else those of the case.
    pub fn supervised(&self) -> Supervision {
        self.local.supervision.unwrap_or(self.supervision)
    }
}

fn rule(case: &PenaltyCase, edition: Edition) -> Rule {
    match (case.pace, case.supervised()) {
        (Pace::Standard, _) | (_, Supervision::Full) => competition_rule(case, edition),
        (Pace::Rapid, Supervision::Limited) => rapid_rule(edition),
        (Pace::Blitz, Supervision::Limited) => blitz_rule(edition),
    }
}

/// The Competition Rules, with the time of the pace.
fn competition_rule(case: &PenaltyCase, edition: Edition) -> Rule {
    let minutes = edition.penalty_minutes(case.pace);
    let of = |number, loses_on, minutes, draw_if_no_mate| Rule {
        article: edition.article(number),
        loses_on,
        minutes,
        only_on_claim: false,
        draw_if_no_mate,
        stands_after_reply: false,
    };
    match edition {
        Edition::OldEs | Edition::Laws1997 => match case.phase {
            Phase::QuickplayFinish => of("10.3", Some(3), minutes, false),
            Phase::Normal => of("7.4", None, 0, false),
        },
        Edition::Laws2001 | Edition::Laws2005 => of("7.4.b", Some(3), minutes, false),
        Edition::Laws2009 => of("7.4.b", Some(3), minutes, true),
        Edition::Laws2014 => of("7.5.b", Some(2), minutes, true),
        Edition::Laws2017 => of("7.5.3", Some(2), minutes, true),
        Edition::Laws2018 | Edition::Laws2023 => of("7.5.5", Some(2), minutes, true),
    }
}

fn rapid_rule(edition: Edition) -> Rule {
    let minutes = edition.penalty_minutes(Pace::Rapid);
    let of = |number, loses_on, minutes, only_on_claim, draw_if_no_mate| Rule {
        article: edition.article(number),
        loses_on,
        minutes,
        only_on_claim,
        draw_if_no_mate,
        stands_after_reply: true,
    };
    match edition {
        Edition::OldEs | Edition::Laws1997 => of("B.5", None, 0, true, false),
        Edition::Laws2001 | Edition::Laws2005 => of("B.5", Some(3), minutes, true, false),
        Edition::Laws2009 => of("A.4.c", Some(3), minutes, true, true),
        Edition::Laws2014 => of("A.4.b", Some(1), 0, false, true),
        Edition::Laws2017 => of("A.4.2", Some(1), 0, false, true),
        Edition::Laws2018 => of("A.4.2", Some(2), minutes, false, true),
        Edition::Laws2023 => of("A.5.2", Some(2), minutes, false, true),
    }
}

fn blitz_rule(edition: Edition) -> Rule {
    let minutes = edition.penalty_minutes(Pace::Blitz);
    let lost = |number, only_on_claim, draw_if_no_mate| Rule {
        article: edition.article(number),
        loses_on: Some(1),
        minutes: 0,
        only_on_claim,
        draw_if_no_mate,
        stands_after_reply: true,
    };
    match edition {
        Edition::OldEs | Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => {
            lost("C.3", true, false)
        }
        Edition::Laws2009 => lost("B.3.c", true, true),
        Edition::Laws2014 => lost("A.4.b", false, true),
        Edition::Laws2017 => lost("A.4.2", false, true),
        Edition::Laws2018 | Edition::Laws2023 => {
            Rule { loses_on: Some(2), minutes, ..rapid_rule(edition) }
        }
    }
}

/// By which article the rules of rapid chess hold in blitz without an arbiter for each game.
fn blitz_article(case: &PenaltyCase, edition: Edition) -> Option<Article> {
    match (case.pace, case.supervised(), edition) {
        (Pace::Blitz, Supervision::Limited, Edition::Laws2017 | Edition::Laws2018) => {
            Some(edition.article("B.4"))
        }
        (Pace::Blitz, Supervision::Limited, Edition::Laws2023) => Some(edition.article("B.3")),
        _ => None,
    }
}

/// The articles on an illegal move that was completed and left standing: where it stands once the opponent has moved
/// (rapid and blitz without supervision), and in standard chess that the position before it is set up again when it is
/// found during the game (2023, 7.5.1).
pub fn left_standing(edition: Edition, pace: Pace) -> Vec<Article> {
    let silent = edition.where_silent();
    let case = PenaltyCase::first(Fault::IllegalMove, silent, pace);
    match pace {
        Pace::Standard => match fault_article(Fault::IllegalMove, silent) {
            FaultRule::Counted(article) => vec![article],
            FaultRule::NotCounted(article) => article.into_iter().collect(),
        },
        Pace::Rapid | Pace::Blitz => {
            let mut articles = vec![rule(&case, silent).article];
            articles.extend(blitz_article(&case, silent));
            articles
        }
    }
}

/// Whether an edition counts a fault among the illegal moves.
enum FaultRule {
    /// It does, by this article.
    Counted(Article),
    /// It does not, and the arbiter chooses a penalty.
    NotCounted(Option<Article>),
}

fn fault_article(fault: Fault, edition: Edition) -> FaultRule {
    let counted = |number| FaultRule::Counted(edition.article(number));
    let not_counted = |number| FaultRule::NotCounted(Some(edition.article(number)));
    match (fault, edition) {
        (_, Edition::OldEs) => fault_article(fault, Edition::Laws1997),
        (Fault::IllegalMove, Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005) => {
            counted("7.4")
        }
        (Fault::IllegalMove | Fault::PawnNotReplaced, Edition::Laws2009) => counted("7.4.a"),
        (Fault::IllegalMove | Fault::PawnNotReplaced, Edition::Laws2014) => counted("7.5.a"),
        (Fault::IllegalMove, Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023) => {
            counted("7.5.1")
        }
        (Fault::PawnNotReplaced, Edition::Laws1997) => FaultRule::NotCounted(None),
        (Fault::PawnNotReplaced, Edition::Laws2001 | Edition::Laws2005) => counted("7.4"),
        (Fault::PawnNotReplaced, Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023) => {
            counted("7.5.2")
        }
        (
            Fault::PressedWithoutMove,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009,
        ) => FaultRule::NotCounted(None),
        (Fault::PressedWithoutMove, Edition::Laws2014) => not_counted("6.2.c"),
        (Fault::PressedWithoutMove, Edition::Laws2017) => counted("7.8.1"),
        (Fault::PressedWithoutMove, Edition::Laws2018 | Edition::Laws2023) => counted("7.5.3"),
        (
            Fault::TwoHands,
            Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014,
        ) => not_counted("4.1"),
        (Fault::TwoHands, Edition::Laws2017) => counted("7.7.1"),
        (Fault::TwoHands, Edition::Laws2018 | Edition::Laws2023) => counted("7.5.4"),
    }
}

impl Edition {
    /// Minutes for the opponent after an offense: two; in blitz one from 2014 on (B.2), in rapid one in 2023 (A.3).
    pub const fn penalty_minutes(self, pace: Pace) -> u16 {
        match (self, pace) {
            (
                Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023,
                Pace::Blitz,
            )
            | (Edition::Laws2023, Pace::Rapid) => 1,
            _ => 2,
        }
    }

    /// Where the minutes of [`Edition::penalty_minutes`] stand, if not in the rule itself.
    pub const fn penalty_minutes_article(self, pace: Pace) -> Option<Article> {
        match (self, pace) {
            (Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018, Pace::Blitz) => {
                Some(self.article("B.2"))
            }
            (Edition::Laws2023, Pace::Rapid) => Some(self.article("A.3")),
            (Edition::Laws2023, Pace::Blitz) => Some(self.article("B.3")),
            _ => None,
        }
    }

    /// Where the arbiter's penalties are listed: 13.4 to 2009, 12.9 from 2014 on.
    pub const fn penalties_article(self) -> Article {
        match self {
            Edition::OldEs => self.where_silent().penalties_article(),
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 => {
                self.article("13.4")
            }
            Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                self.article("12.9")
            }
        }
    }

    /// Rapid and blitz: both kings in check or a pawn not replaced, and nobody acts: wait for the next move, then a draw.
    pub const fn wait_then_draw_article(self) -> Option<Article> {
        match self {
            Edition::Laws2017 | Edition::Laws2018 => Some(self.article("A.4.4")),
            Edition::Laws2023 => Some(self.article("A.5.4")),
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014 => None,
        }
    }
}
