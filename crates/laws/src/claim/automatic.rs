//! Ends of the game that need no claim: checkmate, stalemate, dead position, five-fold, seventy-five moves.
//!
//! The order after each move is that of the Laws (2023, 5.1.1, 5.2.1, 5.2.2, 9.6): checkmate by the last move counts before
//! everything else. Whatever was played after the first end does not count.

use shakmaty::{Color, Position};

use super::dead::{Deadness, deadness_within, first_dead, first_dead_within, why_dead};
use super::{ClaimKind, ClaimRequest, fifty, no_such_claim, repetition};
use crate::article::Article;
use crate::edition::{Edition, FivefoldWording};
use crate::game::{Game, Ply};
use crate::mate::Limit;
use crate::verdict::{Reason, Ruling, Verdict};

/// The first moment at which a game was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AutomaticEnd {
    /// The half-move that ended it.
    pub ply: Ply,
    /// How.
    pub kind: EndKind,
    /// By which article.
    pub article: Article,
}

/// How a game ends without a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndKind {
    /// The winner gave checkmate.
    Checkmate {
        /// Who won.
        winner: Color,
    },
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// Nobody can checkmate.
    DeadPosition,
    /// The fifth occurrence.
    Fivefold,
    /// Seventy-five moves by each player without pawn move and capture.
    SeventyFive,
}

/// First plies of every kind of end, whatever the edition; each looked for on its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FirstMoments {
    /// Checkmate.
    pub checkmate: Option<Ply>,
    /// Stalemate.
    pub stalemate: Option<Ply>,
    /// Nobody can checkmate any more; only what is proven.
    pub dead: Option<Ply>,
    /// Fifth occurrence, any five (2017 on).
    pub fivefold: Option<Ply>,
    /// Fifth occurrence in consecutive alternate moves (2014).
    pub fivefold_2014: Option<Ply>,
    /// Hundred and fifty quiet half-moves without checkmate by the last.
    pub seventy_five: Option<Ply>,
}

/// Both wordings of the five-fold rule.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct FivefoldPlies {
    pub(super) any_five: Option<Ply>,
    pub(super) consecutive: Option<Ply>,
}

/// First plies of every kind of end.
pub fn first_moments(game: &Game) -> FirstMoments {
    let first = |ends: &dyn Fn(&shakmaty::Chess) -> bool| {
        // 5.1.1, 5.2.1: only a legal move mates or stalemates.
        let is_made_legally = |ply: &Ply| !game.standing().contains(ply);
        let mut plies = game.plies();
        plies.find(|(ply, position)| ends(position) && is_made_legally(ply)).map(|(ply, _)| ply)
    };
    let fivefold = repetition::fivefold(game);
    FirstMoments {
        checkmate: first(&|position| position.is_checkmate()),
        stalemate: first(&|position| position.is_stalemate()),
        dead: first_dead(game),
        fivefold: fivefold.any_five,
        fivefold_2014: fivefold.consecutive,
        seventy_five: first(&|position| {
            position.halfmoves() >= fifty::SEVENTY_FIVE && !position.is_checkmate()
        }),
    }
}

/// The first moment at which the game was over under an edition, whatever was played after it.
pub fn first_end(game: &Game, edition: Edition) -> Option<AutomaticEnd> {
    let moments = first_moments(game);
    // In the order of the Laws: the earliest ply decides, and among ends on one ply the first of this list.
    let kinds = [
        ClaimKind::Checkmate,
        ClaimKind::Stalemate,
        ClaimKind::DeadPosition,
        ClaimKind::Fivefold,
        ClaimKind::SeventyFive,
    ];
    kinds
        .into_iter()
        .filter_map(|kind| {
            let (article, ply) = moment_of(kind, edition, &moments)?;
            Some(AutomaticEnd { ply: ply?, kind: end_kind(kind, game, ply?)?, article })
        })
        .min_by_key(|end| end.ply)
}

/// The article of a kind of end in an edition, and when it happened; `None` if the edition has no such end.
fn moment_of(
    kind: ClaimKind,
    edition: Edition,
    moments: &FirstMoments,
) -> Option<(Article, Option<Ply>)> {
    match kind {
        ClaimKind::Checkmate => Some((edition.checkmate_article(), moments.checkmate)),
        ClaimKind::Stalemate => Some((edition.stalemate_article(), moments.stalemate)),
        ClaimKind::DeadPosition => Some((edition.dead_article()?, moments.dead)),
        ClaimKind::Fivefold => {
            let (wording, article) = edition.fivefold()?;
            let ply = match wording {
                FivefoldWording::AnyFive => moments.fivefold,
                FivefoldWording::ConsecutiveAlternate => moments.fivefold_2014,
            };
            Some((article, ply))
        }
        ClaimKind::SeventyFive => Some((edition.seventy_five_article()?, moments.seventy_five)),
        ClaimKind::Threefold | ClaimKind::Fifty => None,
    }
}

fn end_kind(kind: ClaimKind, game: &Game, ply: Ply) -> Option<EndKind> {
    match kind {
        ClaimKind::Checkmate => {
            Some(EndKind::Checkmate { winner: game.position(ply)?.turn().other() })
        }
        ClaimKind::Stalemate => Some(EndKind::Stalemate),
        ClaimKind::DeadPosition => Some(EndKind::DeadPosition),
        ClaimKind::Fivefold => Some(EndKind::Fivefold),
        ClaimKind::SeventyFive => Some(EndKind::SeventyFive),
        ClaimKind::Threefold | ClaimKind::Fifty => None,
    }
}

/// Was the game over in this way by the ply of the request?
pub(super) fn judge(record: &Game, request: &ClaimRequest, verdict: &mut Verdict) {
    let mut moments = first_moments(record);
    if request.kind == ClaimKind::DeadPosition && moments.dead.is_none() {
        moments.dead = first_dead_within(record, Limit::DEFAULT);
    }
    let Some((article, ply)) = moment_of(request.kind, request.edition, &moments) else {
        no_such_claim(record, request, verdict);
        return;
    };
    verdict.articles.push(article);
    let examined = match ply {
        Some(ply) => record.up_to(ply),
        None => record.clone(),
    };
    repetition::note_occurrences(&examined, verdict);
    verdict.halfmove_clock = examined.last().halfmoves();
    match ply {
        Some(ply) => {
            verdict.ruling = Ruling::Upheld;
            verdict.because.push(Reason::OverAt { ply });
            if request.kind == ClaimKind::DeadPosition {
                verdict.because.extend(why_dead(examined.last()));
                let end = AutomaticEnd { ply, kind: EndKind::DeadPosition, article };
                verdict.automatic_end = verdict.automatic_end.or(Some(end));
            }
        }
        None if request.kind == ClaimKind::DeadPosition
            && deadness_within(record.last(), Limit::DEFAULT) == Deadness::Undecided =>
        {
            verdict.ruling = Ruling::CannotBeJudged;
            verdict.because.push(Reason::DeadnessOpen);
        }
        None => verdict.because.push(Reason::NotOver),
    }
    details(request, &moments, &examined, verdict);
}

/// What the count was, so that a refusal can be checked by hand.
fn details(request: &ClaimRequest, moments: &FirstMoments, examined: &Game, verdict: &mut Verdict) {
    match request.kind {
        ClaimKind::Fivefold => {
            verdict.articles.extend(request.edition.same_position_article());
            if let Some((FivefoldWording::ConsecutiveAlternate, _)) = request.edition.fivefold() {
                verdict.because.push(Reason::OtherWording {
                    consecutive: moments.fivefold_2014,
                    any_five: moments.fivefold,
                });
            }
        }
        ClaimKind::SeventyFive => {
            let clock = examined.last().halfmoves();
            if clock < fifty::SEVENTY_FIVE {
                verdict
                    .because
                    .push(Reason::PliesShort { clock, short: fifty::SEVENTY_FIVE - clock });
            }
            verdict.because.push(Reason::Counted(fifty::counted_from(examined)));
        }
        ClaimKind::DeadPosition
        | ClaimKind::Checkmate
        | ClaimKind::Stalemate
        | ClaimKind::Threefold
        | ClaimKind::Fifty => {}
    }
}
