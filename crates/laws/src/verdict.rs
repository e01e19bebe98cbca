//! The ruling on a claim, as data: everything the arbiter needs to announce it and to defend it in an appeal.
//!
//! Words for people come from the message catalogs. [`Verdict::to_text`] is plain English for tests and the command line.

use std::fmt::{self, Write as _};

use shakmaty::{CastlingSide, Color, Move};
use thiserror::Error;

use crate::article::Article;
use crate::claim::automatic::{AutomaticEnd, EndKind};
use crate::claim::fifty::CountedFrom;
use crate::claim::repetition::{Difference, NearMiss};
use crate::claim::{ClaimKind, ClaimMode};
use crate::edition::{ClaimantLoses, Edition, TimeAdded};
use crate::game::Ply;
use crate::notation::matching::Remark;
use crate::notation::written::{Mark, SyntaxError};

/// A judged claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The ruling.
    pub ruling: Ruling,
    /// What was claimed.
    pub claim: ClaimKind,
    /// On the board or by an announced move.
    pub mode: ClaimMode,
    /// Who claimed.
    pub claimant: Color,
    /// Half-moves played when it was claimed.
    pub ply: Ply,
    /// The edition judged by.
    pub edition: Edition,
    /// The articles it rests on, the main one first.
    pub articles: Vec<Article>,
    /// The reasons, in the order in which they are told.
    pub because: Vec<Reason>,
    /// Plies at which the examined position occurs, that of the announced move last.
    pub occurrences: Vec<Ply>,
    /// Positions that look alike and do not count.
    pub near_misses: Vec<NearMiss>,
    /// Half-moves since the last pawn move or capture in the examined position.
    pub halfmove_clock: u32,
    /// The announced move, if it could be settled.
    pub announced: Option<AnnouncedMove>,
    /// Time to add for a wrong claim.
    pub penalty: Option<TimeAdded>,
    /// What the claimant has to do after a wrong claim.
    pub obligation: Obligation,
    /// The claim contains a draw offer, which the opponent may accept at once.
    pub draw_offer: Mark,
    /// The game was over by itself at this or an earlier moment, whatever was played after it.
    pub automatic_end: Option<AutomaticEnd>,
    /// Where the edition has no such claim: what the edition shown in its place would say.
    pub where_silent: Option<Box<Verdict>>,
}

/// Outcome of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The claim is correct.
    Upheld,
    /// The claim is wrong.
    Refused,
    /// The edition has no claim of this kind.
    NoSuchClaim,
    /// The record does not decide; the arbiter does.
    CannotBeJudged,
}

/// A reason of a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The position occurred this many times.
    Occurred {
        /// How many times.
        n: usize,
    },
    /// The position occurred only this many times.
    OccurredOnly {
        /// How many times.
        n: usize,
    },
    /// This many positions look alike and do not count; see [`Verdict::near_misses`].
    LooksAlike {
        /// How many.
        n: usize,
    },
    /// The count of quiet half-moves is reached.
    FiftyComplete {
        /// The count.
        clock: u32,
    },
    /// The count of quiet half-moves falls short.
    PliesShort {
        /// The count.
        clock: u32,
        /// Half-moves missing.
        short: u32,
    },
    /// From where the count runs.
    Counted(CountedFrom),
    /// The announced move moves a pawn or captures, so that the count starts anew.
    AnnouncedMoveSetsBack,
    /// The claim is wrong with the announced move, but would be correct on the position on the board.
    BoardClaimWouldStand,
    /// The announced move cannot be settled.
    WrittenMove(WrittenMoveFault),
    /// The claimant does not have the move.
    NotOnMove {
        /// Who has it.
        on_move: Color,
    },
    /// The claimant touched a piece before he claimed.
    TouchedPiece,
    /// The edition has no such claim.
    NoSuchClaim,
    /// The edition does not say; the article of another edition is shown.
    EditionSilent {
        /// That article.
        stand_in: Article,
    },
    /// The clauses of the event give other minutes for a wrong claim than the Laws.
    LocalClause {
        /// By the clauses.
        minutes: u16,
        /// By the Laws.
        of_the_laws: u16,
    },
    /// The game was over at this ply.
    OverAt {
        /// The ply.
        ply: Ply,
    },
    /// The game was not over in this way.
    NotOver,
    /// Both readings of the five-fold wording of 2014.
    OtherWording {
        /// Five in consecutive alternate moves: the reading used.
        consecutive: Option<Ply>,
        /// Any five.
        any_five: Option<Ply>,
    },
    /// Neither a mate nor a proof that the position is dead was found.
    DeadnessOpen,
    /// Why a side cannot checkmate, where a position is dead.
    CannotMate {
        /// Which side.
        side: Color,
        /// Why.
        why: crate::mate::Reason,
    },
    /// The move of this ply was illegal, was completed and left standing: positions are counted with it.
    IllegalStands {
        /// The ply.
        ply: Ply,
        /// Where the Laws speak of it.
        article: Article,
    },
    /// The game was put together from sheets that do not decide whether it ended so (8.5.3, 8.6).
    SheetsDoNotDecide {
        /// Where it would have ended.
        ply: Ply,
    },
    /// The record ends before the ply of the claim.
    RecordTooShort {
        /// Where it ends.
        last: Ply,
    },
}

/// What is wrong with the written move of a claim.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WrittenMoveFault {
    /// It is no move.
    #[error("the announced move cannot be read: {0}")]
    Unreadable(SyntaxError),
    /// No legal move fits.
    #[error("the announced move is not legal")]
    Illegal {
        /// Legal moves that come near, in English letters.
        nearest: Vec<String>,
    },
    /// Languages give different legal moves, and it does not say in which one it is written.
    #[error("the announced move means {}, by the language", fits.join(" or "))]
    Languages {
        /// What they give, in English letters.
        fits: Vec<String>,
    },
    /// More than one legal move fits.
    #[error("the announced move can mean {}", fits.join(", "))]
    Ambiguous {
        /// All that fit, in English letters.
        fits: Vec<String>,
    },
}

/// The move announced with a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnouncedMove {
    /// The move.
    pub played: Move,
    /// In standard algebraic notation, English letters.
    pub san: String,
    /// In UCI.
    pub uci: String,
    /// Departures from the Laws' notation that leave it clear.
    pub remarks: Vec<Remark>,
}

/// What the claimant has to do after a wrong claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obligation {
    /// Nothing.
    None,
    /// 9.5.3: the announced move is legal and must be played.
    PlayAnnouncedMove,
    /// 1997 to 2005: the announced move is legal, and may be changed until it is played (to be checked in the printed edition).
    PlayAnnouncedMoveOrAnother,
    /// The announced move is not legal: what was touched must be moved if possible (4.3, 4.4).
    TouchMove,
}

impl Verdict {
    /// Whether the claim is correct.
    pub fn is_upheld(&self) -> bool {
        self.ruling == Ruling::Upheld
    }

    /// The article that carries the verdict.
    pub fn main_article(&self) -> Option<Article> {
        self.articles.first().copied()
    }

    /// Plain English, a line per point.
    pub fn to_text(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claim = self.claim.code();
        let outcome = match self.ruling {
            Ruling::Upheld => "upheld",
            Ruling::Refused => "refused",
            Ruling::NoSuchClaim => "not known to this edition",
            Ruling::CannotBeJudged => "left to the arbiter",
        };
        write!(f, "Claim of {claim} by {} at ply {}", name(self.claimant), self.ply)?;
        if let Some(announced) = &self.announced {
            write!(f, " with {}", announced.san)?;
        }
        writeln!(f, ": {outcome} ({})", articles(&self.articles, self.edition))?;
        for reason in &self.because {
            writeln!(f, "- {reason}")?;
        }
        if !self.occurrences.is_empty() {
            writeln!(f, "occurrences: plies {}", plies(&self.occurrences))?;
        }
        for near in &self.near_misses {
            writeln!(f, "not counted: ply {}, {}", near.ply, list(&near.differences))?;
        }
        writeln!(f, "half-move clock: {}", self.halfmove_clock)?;
        if let Some(time) = &self.penalty {
            writeln!(f, "penalty: {time}")?;
        }
        match self.obligation {
            Obligation::None => {}
            Obligation::PlayAnnouncedMove => writeln!(f, "the announced move must be played")?,
            Obligation::PlayAnnouncedMoveOrAnother => {
                writeln!(f, "the announced move may be changed until it is played")?;
            }
            Obligation::TouchMove => writeln!(f, "a touched piece must be moved if it can be")?,
        }
        if self.draw_offer == Mark::Written {
            writeln!(f, "the claim is a draw offer too")?;
        }
        if let Some(end) = &self.automatic_end {
            writeln!(f, "the game was over at ply {}: {} ({})", end.ply, end.kind, end.article)?;
        }
        if let Some(other) = &self.where_silent {
            write!(f, "where this edition is silent:\n{other}")?;
        }
        Ok(())
    }
}

fn articles(articles: &[Article], edition: Edition) -> String {
    if articles.is_empty() {
        return format!("edition {edition}");
    }
    let mut text = articles[0].to_string();
    for article in &articles[1..] {
        let _ = match article.edition {
            same if same == edition && edition != Edition::OldEs => {
                write!(text, ", {}", article.number)
            }
            _ => write!(text, ", {article}"),
        };
    }
    text
}

fn plies(plies: &[Ply]) -> String {
    plies.iter().map(Ply::to_string).collect::<Vec<_>>().join(", ")
}

fn list(differences: &[Difference]) -> String {
    differences.iter().map(Difference::to_string).collect::<Vec<_>>().join("; ")
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn side_name(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "king's side",
        CastlingSide::QueenSide => "queen's side",
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::OtherSideToMove { to_move } => write!(f, "{} had the move", name(*to_move)),
            Difference::CastlingRightLostSince { color, side } => {
                write!(f, "{} could still castle on the {}", name(*color), side_name(*side))
            }
            Difference::CastlingRightMissing { color, side } => {
                write!(f, "{} had no right to castle on the {}", name(*color), side_name(*side))
            }
            Difference::EnPassantWasPossible { square } => {
                write!(f, "en passant on {square} was possible")
            }
            Difference::EnPassantIsPossible { square } => {
                write!(f, "en passant on {square} was not yet possible")
            }
        }
    }
}

impl fmt::Display for EndKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EndKind::Checkmate { winner } => write!(f, "checkmate by {}", name(*winner)),
            EndKind::Stalemate => f.write_str("stalemate"),
            EndKind::DeadPosition => f.write_str("dead position"),
            EndKind::Fivefold => f.write_str("fifth occurrence"),
            EndKind::SeventyFive => f.write_str("seventy-five moves"),
        }
    }
}

impl fmt::Display for TimeAdded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} min for the opponent", self.opponent_minutes)?;
        match self.claimant_loses {
            ClaimantLoses::Nothing => {}
            ClaimantLoses::HalfHisTimeUpTo(minutes) => {
                write!(f, ", the claimant loses half his time, at most {minutes} min")?;
            }
        }
        write!(f, " ({})", self.article)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Occurred { n } => write!(f, "the position occurred {n} times"),
            Reason::OccurredOnly { n: 1 } => f.write_str("the position occurred only once"),
            Reason::OccurredOnly { n } => write!(f, "the position occurred only {n} times"),
            Reason::LooksAlike { n: 1 } => f.write_str("1 more looks alike and does not count"),
            Reason::LooksAlike { n } => write!(f, "{n} more look alike and do not count"),
            Reason::FiftyComplete { clock } => {
                write!(f, "{clock} half-moves without pawn move and capture, 100 are needed")
            }
            Reason::PliesShort { clock, short } => write!(
                f,
                "{clock} half-moves without pawn move and capture, {short} {} short",
                if *short == 1 { "ply" } else { "plies" }
            ),
            Reason::Counted(CountedFrom::PawnMove(ply)) => {
                write!(f, "counted from the pawn move of ply {ply}")
            }
            Reason::Counted(CountedFrom::Capture(ply)) => {
                write!(f, "counted from the capture of ply {ply}")
            }
            Reason::Counted(CountedFrom::StartOfRecord { clock }) => {
                write!(f, "counted from the start of the record, which stands at {clock}")
            }
            Reason::AnnouncedMoveSetsBack => {
                f.write_str("the announced move is a pawn move or a capture")
            }
            Reason::BoardClaimWouldStand => {
                f.write_str("a claim on the position on the board would be correct")
            }
            Reason::WrittenMove(fault) => write!(f, "{fault}"),
            Reason::NotOnMove { on_move } => write!(f, "{} has the move", name(*on_move)),
            Reason::TouchedPiece => f.write_str("a piece was touched before the claim"),
            Reason::NoSuchClaim => f.write_str("this edition has no such claim"),
            Reason::EditionSilent { stand_in } => {
                write!(f, "this edition does not say; {stand_in} does")
            }
            Reason::LocalClause { minutes, of_the_laws } => {
                write!(f, "{minutes} min by the clauses of the event, {of_the_laws} by the Laws")
            }
            Reason::OverAt { ply } => write!(f, "the game was over at ply {ply}"),
            Reason::NotOver => f.write_str("the game was not over in this way"),
            Reason::OtherWording { consecutive, any_five } => write!(
                f,
                "in consecutive alternate moves: {}; any five: {}",
                ply_or_never(*consecutive),
                ply_or_never(*any_five)
            ),
            Reason::DeadnessOpen => f.write_str(
                "neither a mate nor a proof that there is none was found within the limit",
            ),
            Reason::CannotMate { side, why } => write!(f, "{} cannot mate: {why}", name(*side)),
            Reason::IllegalStands { ply, article } => {
                write!(f, "the move of ply {ply} was illegal and stands ({article})")
            }
            Reason::SheetsDoNotDecide { ply } => {
                write!(f, "the sheets do not decide whether the game ended at ply {ply}")
            }
            Reason::RecordTooShort { last } => write!(f, "the record ends at ply {last}"),
        }
    }
}

fn ply_or_never(ply: Option<Ply>) -> String {
    ply.map_or_else(|| "never".to_owned(), |ply| format!("ply {ply}"))
}
