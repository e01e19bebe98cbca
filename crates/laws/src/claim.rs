//! Claims of a draw and ends of the game, judged on a game record.
//!
//! [`examine`] is the one way in: it takes a game, what is claimed and under which edition, and answers with a
//! [`Verdict`] that carries its reasons as data.

pub mod automatic;
pub mod dead;
pub mod fifty;
pub mod repetition;

use shakmaty::{Chess, Color, Move, Position};

use self::automatic::{AutomaticEnd, EndKind};
use crate::article::Article;
use crate::edition::{self, ClaimantLoses, Edition, Pace, TimeAdded};
use crate::game::{Game, Ply, uci_of};
use crate::notation::letters::Language;
use crate::notation::matching::{self, LegalityError, Remark};
use crate::notation::meaning::{NotMeant, meaning};
use crate::notation::written::Mark;
use crate::penalty::{LocalNumbers, left_standing};
use crate::verdict::{AnnouncedMove, Obligation, Reason, Ruling, Verdict, WrittenMoveFault};

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimKind {
    /// Draw by the third occurrence of a position.
    Threefold,
    /// Draw by fifty moves without pawn move and capture.
    Fifty,
    /// The game was over by the fifth occurrence.
    Fivefold,
    /// The game was over by seventy-five moves without pawn move and capture.
    SeventyFive,
    /// The game was over by checkmate.
    Checkmate,
    /// The game was over by stalemate.
    Stalemate,
    /// The game was over because nobody can checkmate.
    DeadPosition,
}

impl ClaimKind {
    /// All kinds.
    pub const ALL: [ClaimKind; 7] = [
        ClaimKind::Threefold,
        ClaimKind::Fifty,
        ClaimKind::Fivefold,
        ClaimKind::SeventyFive,
        ClaimKind::Checkmate,
        ClaimKind::Stalemate,
        ClaimKind::DeadPosition,
    ];

    /// Code on the command line and in files.
    pub const fn code(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::Fifty => "fifty",
            ClaimKind::Fivefold => "fivefold",
            ClaimKind::SeventyFive => "seventyfive",
            ClaimKind::Checkmate => "checkmate",
            ClaimKind::Stalemate => "stalemate",
            ClaimKind::DeadPosition => "dead",
        }
    }
}

/// Whether the claim is about the position on the board or about the one after a move that is written, not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimMode {
    /// The position has just appeared.
    OnBoard,
    /// The position is about to appear.
    Announced,
}

/// A move that the claimant intends to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Announced {
    /// As written on the sheet, in the language of the request.
    Text(String),
    /// As settled already.
    Move(Move),
}

/// What the claimant did before he claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BeforeClaim {
    /// Nothing that matters.
    #[default]
    Nothing,
    /// He touched a piece: 9.4, the right to claim on this move is lost.
    TouchedPiece,
}

/// A claim to judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRequest {
    /// What is claimed.
    pub kind: ClaimKind,
    /// Half-moves played when the claim is made.
    pub ply: Ply,
    /// The intended move, if the claim is about one.
    pub announced: Option<Announced>,
    /// Who claims.
    pub claimant: Color,
    /// What he did before.
    pub before: BeforeClaim,
    /// The edition of the Laws that the event plays by.
    pub edition: Edition,
    /// Speed class, for the time that a wrong claim costs.
    pub pace: Pace,
    /// Language of the written move.
    pub language: Language,
    /// Numbers that the event changes.
    pub local: LocalNumbers,
}

impl ClaimRequest {
    /// A claim by the player to move, on the position that stands on the board at a ply, in a standard game.
    pub fn at(game: &Game, kind: ClaimKind, ply: Ply, edition: Edition) -> ClaimRequest {
        ClaimRequest {
            kind,
            ply,
            announced: None,
            claimant: game.position(ply).unwrap_or(game.last()).turn(),
            before: BeforeClaim::Nothing,
            edition,
            pace: Pace::Standard,
            language: Language::English,
            local: LocalNumbers::default(),
        }
    }

    /// Board or announced.
    pub const fn mode(&self) -> ClaimMode {
        match self.announced {
            None => ClaimMode::OnBoard,
            Some(_) => ClaimMode::Announced,
        }
    }

    /// Where the edition speaks of what is claimed: the article of the claim, or what stands nearest to it where there is
    /// none.
    pub const fn article(&self) -> Article {
        let edition = self.edition;
        let drawn = edition.stalemate_article();
        let fifty = match edition.fifty_article(self.mode()) {
            Some(article) => article,
            None => drawn,
        };
        match self.kind {
            ClaimKind::Threefold => edition.threefold_article(self.mode()),
            ClaimKind::Fifty => fifty,
            ClaimKind::Fivefold => match edition.fivefold() {
                Some((_, article)) => article,
                None => edition.threefold_article(ClaimMode::OnBoard),
            },
            ClaimKind::SeventyFive => match edition.seventy_five_article() {
                Some(article) => article,
                None => fifty,
            },
            ClaimKind::Checkmate => edition.checkmate_article(),
            ClaimKind::Stalemate => drawn,
            ClaimKind::DeadPosition => match edition.dead_article() {
                Some(article) => article,
                None => drawn,
            },
        }
    }

    /// Whether the edition has a claim, or an end of the game, of this kind.
    pub const fn is_known(&self) -> bool {
        let edition = self.edition;
        match self.kind {
            ClaimKind::Threefold | ClaimKind::Checkmate | ClaimKind::Stalemate => true,
            ClaimKind::Fifty => edition.fifty_article(self.mode()).is_some(),
            ClaimKind::Fivefold => edition.fivefold().is_some(),
            ClaimKind::SeventyFive => edition.seventy_five_article().is_some(),
            ClaimKind::DeadPosition => edition.dead_article().is_some(),
        }
    }
}

/// Judges a claim.
///
/// ```
/// use laws::claim::{Announced, ClaimKind, ClaimRequest, examine};
/// use laws::edition::Edition;
/// use laws::game::{Game, Ply};
///
/// let game = Game::from_fen("7k/8/5K2/6Q1/8/8/8/8 w - - 99 120")?;
/// let mut request = ClaimRequest::at(&game, ClaimKind::Fifty, Ply::START, Edition::Laws2023);
/// assert!(!examine(&game, &request).is_upheld());
/// request.announced = Some(Announced::Text("Qe5".into()));
/// assert!(examine(&game, &request).is_upheld());
/// # Ok::<(), laws::game::StartError>(())
/// ```
pub fn examine(game: &Game, request: &ClaimRequest) -> Verdict {
    // After checkmate or stalemate no further move can be on the record: the last position is judged.
    if request.ply > game.end() && game.last().legal_moves().is_empty() {
        return examine(game, &ClaimRequest { ply: game.end(), ..request.clone() });
    }
    let mut verdict = blank(request);
    let Some(position) = game.position(request.ply) else {
        return on_what_was_read(game, request, verdict);
    };
    let record = game.up_to(request.ply);
    verdict.halfmove_clock = position.halfmoves();
    verdict.automatic_end = automatic::first_end(&record, request.edition);
    match request.kind {
        ClaimKind::Threefold | ClaimKind::Fifty => player_claim(&record, request, &mut verdict),
        ClaimKind::Fivefold
        | ClaimKind::SeventyFive
        | ClaimKind::Checkmate
        | ClaimKind::Stalemate
        | ClaimKind::DeadPosition => automatic::judge(&record, request, &mut verdict),
    }
    note_standing(&record, request, &mut verdict);
    verdict
}

/// A verdict on a game put together from sheets that do not decide its end ([`crate::sheets::ProblemKind::EndOpen`]): a
/// mate or stalemate at the end of the game is neither upheld nor does it stand in the way of another claim. The
/// reconstruction (8.5.3) and what cannot be shown by it (8.6) are the arbiter's.
pub fn leave_end_open(verdict: Verdict, game: &Game) -> Verdict {
    let ply = game.end();
    let by_move = |end: &AutomaticEnd| {
        end.ply == ply && matches!(end.kind, EndKind::Checkmate { .. } | EndKind::Stalemate)
    };
    let of_end = |it: &Reason| *it == Reason::OverAt { ply };
    if !game.last().legal_moves().is_empty() {
        return verdict;
    }
    let automatic_end = verdict.automatic_end.filter(|end| !by_move(end));
    if !verdict.because.iter().any(of_end) {
        return Verdict { automatic_end, ..verdict };
    }
    let mut because = vec![Reason::SheetsDoNotDecide { ply }];
    because.extend(verdict.because.into_iter().filter(|it| !of_end(it)));
    let edition = verdict.edition;
    let mut articles = vec![edition.reconstruction_article(), edition.time_not_shown_article()];
    articles.extend(verdict.articles);
    Verdict {
        ruling: Ruling::CannotBeJudged,
        because,
        articles,
        automatic_end,
        penalty: None,
        obligation: Obligation::None,
        ..verdict
    }
}

/// The record ends before the claim, because a cell cannot be read: a game that was over before that stays over, whatever
/// was played after it (5.1.1, 5.2, 9.6). All else is left open until the record reaches the claim.
fn on_what_was_read(game: &Game, request: &ClaimRequest, mut verdict: Verdict) -> Verdict {
    let too_short = Reason::RecordTooShort { last: game.end() };
    if !matches!(request.kind, ClaimKind::Threefold | ClaimKind::Fifty) {
        let read = examine(game, &ClaimRequest { ply: game.end(), ..request.clone() });
        if read.is_upheld() {
            let mut because = read.because;
            because.push(too_short);
            return Verdict { ply: request.ply, because, ..read };
        }
    }
    verdict.ruling = Ruling::CannotBeJudged;
    verdict.because.push(too_short);
    verdict.articles.push(request.article());
    verdict.halfmove_clock = game.last().halfmoves();
    verdict.automatic_end = automatic::first_end(game, request.edition);
    note_standing(game, request, &mut verdict);
    verdict
}

/// That positions are counted with moves that were illegal and stand.
fn note_standing(record: &Game, request: &ClaimRequest, verdict: &mut Verdict) {
    let articles = left_standing(request.edition, request.pace);
    let Some(&article) = articles.first() else { return };
    for &ply in record.standing() {
        verdict.because.push(Reason::IllegalStands { ply, article });
    }
    if !record.standing().is_empty() {
        verdict.articles.extend(articles);
    }
}

fn blank(request: &ClaimRequest) -> Verdict {
    Verdict {
        ruling: Ruling::Refused,
        claim: request.kind,
        mode: request.mode(),
        claimant: request.claimant,
        ply: request.ply,
        edition: request.edition,
        articles: Vec::new(),
        because: Vec::new(),
        occurrences: Vec::new(),
        near_misses: Vec::new(),
        halfmove_clock: 0,
        announced: None,
        penalty: None,
        obligation: Obligation::None,
        draw_offer: Mark::Absent,
        automatic_end: None,
        where_silent: None,
    }
}

/// Claims of 9.2 and 9.3, which only the player having the move can make.
fn player_claim(record: &Game, request: &ClaimRequest, verdict: &mut Verdict) {
    let edition = request.edition;
    let Some(article) = main_article(request) else {
        no_such_claim(record, request, verdict);
        return;
    };
    verdict.articles.push(article);
    if let Some(end) = verdict.automatic_end.filter(ends_without_draw_claim) {
        // 5.1.1, 5.2.1: the game ended at once; there is nothing left to claim, and nothing costs time.
        verdict.because.push(Reason::OverAt { ply: end.ply });
        verdict.articles.insert(0, end.article);
        count(record, request.kind, verdict);
        return;
    }
    let position = record.last();
    if position.turn() != request.claimant {
        // The Laws do not say that a claim out of turn costs time: it is no claim of 9.2 or 9.3. None is added.
        verdict.because.push(Reason::NotOnMove { on_move: position.turn() });
        verdict.articles.extend(having_the_move(edition));
        count(record, request.kind, verdict);
        return;
    }
    if request.before == BeforeClaim::TouchedPiece {
        let article = edition.touch_before_claim_article();
        verdict.because.push(match article {
            Some(_) => Reason::TouchedPiece,
            None => Reason::EditionSilent { stand_in: Edition::Laws1997.article("9.4") },
        });
        if let Some(article) = article {
            // The Laws do not say that a claim made too late costs time. None is added.
            verdict.articles.push(article);
            verdict.obligation = Obligation::TouchMove;
            count(record, request.kind, verdict);
            return;
        }
    }
    if let Some(article) = edition.claim_offers_draw_article() {
        verdict.draw_offer = Mark::Written;
        verdict.articles.push(article);
    }
    let examined = match &request.announced {
        None => record.clone(),
        Some(announced) => match announced_game(record, announced, request, verdict) {
            Some(game) => game,
            None => {
                note_board_claim(record, request, verdict);
                let languages = |it: &Reason| {
                    matches!(it, Reason::WrittenMove(WrittenMoveFault::Languages { .. }))
                };
                if verdict.because.iter().any(languages) {
                    // The player is asked first in which language he writes; nothing costs time before.
                    verdict.ruling = Ruling::CannotBeJudged;
                    return;
                }
                wrong(request, verdict);
                return;
            }
        },
    };
    if count(&examined, request.kind, verdict) == Ruling::Upheld {
        verdict.ruling = Ruling::Upheld;
        return;
    }
    note_board_claim(record, request, verdict);
    wrong(request, verdict);
}

/// Checkmate and stalemate leave no player to move. After the other ends the game is drawn, as it is claimed to be.
fn ends_without_draw_claim(end: &AutomaticEnd) -> bool {
    match end.kind {
        EndKind::Checkmate { .. } | EndKind::Stalemate => true,
        EndKind::DeadPosition | EndKind::Fivefold | EndKind::SeventyFive => false,
    }
}

/// That the position on the board would have been enough, where a written move was not.
fn note_board_claim(record: &Game, request: &ClaimRequest, verdict: &mut Verdict) {
    let stands = request.announced.is_some()
        && examine(record, &ClaimRequest { announced: None, ..request.clone() }).is_upheld();
    if stands {
        verdict.because.push(Reason::BoardClaimWouldStand);
    }
}

fn main_article(request: &ClaimRequest) -> Option<Article> {
    match request.kind {
        ClaimKind::Threefold => Some(request.edition.threefold_article(request.mode())),
        ClaimKind::Fifty => request.edition.fifty_article(request.mode()),
        _ => None,
    }
}

/// Where the edition says who has the move.
fn having_the_move(edition: Edition) -> Option<Article> {
    match edition {
        Edition::OldEs => None,
        Edition::Laws1997
        | Edition::Laws2001
        | Edition::Laws2005
        | Edition::Laws2009
        | Edition::Laws2014 => Some(edition.article("1.1")),
        Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => Some(edition.article("1.3")),
    }
}

/// Counts and writes what was found; the ruling is that of the count alone.
fn count(game: &Game, kind: ClaimKind, verdict: &mut Verdict) -> Ruling {
    repetition::note_occurrences(game, verdict);
    verdict.halfmove_clock = game.last().halfmoves();
    match kind {
        ClaimKind::Fifty => fifty::judge(game, verdict),
        _ => repetition::judge(verdict),
    }
}

/// The game with the announced move added, or the fault of that move in the verdict.
fn announced_game(
    record: &Game,
    announced: &Announced,
    request: &ClaimRequest,
    verdict: &mut Verdict,
) -> Option<Game> {
    let position = record.last();
    let (played, remarks) = match settle(announced, position, request.language) {
        Ok(found) => found,
        Err(fault) => {
            if let WrittenMoveFault::Ambiguous { .. } = fault {
                verdict.articles.extend(request.edition.disambiguation_article());
            }
            verdict.because.push(Reason::WrittenMove(fault));
            repetition::note_occurrences(record, verdict);
            return None;
        }
    };
    let mut game = record.clone();
    game.push(played).ok()?;
    verdict.announced = Some(AnnouncedMove {
        played,
        san: matching::san(position, played),
        uci: uci_of(played, record.castling_mode()),
        remarks,
    });
    Some(game)
}

fn settle(
    announced: &Announced,
    position: &Chess,
    language: Language,
) -> Result<(Move, Vec<Remark>), WrittenMoveFault> {
    let sans = |moves: Vec<Move>| {
        moves.into_iter().map(|played| matching::san(position, played)).collect()
    };
    match announced {
        Announced::Move(played) if position.is_legal(*played) => Ok((*played, Vec::new())),
        Announced::Move(_) => Err(WrittenMoveFault::Illegal { nearest: Vec::new() }),
        Announced::Text(text) => meaning(text, position, language)
            .map(|it| (it.played, it.remarks))
            .map_err(|it| match it {
                NotMeant::Unreadable(error) => WrittenMoveFault::Unreadable(error),
                NotMeant::Languages { fits, .. } => {
                    WrittenMoveFault::Languages { fits: sans(fits) }
                }
                NotMeant::NotOne { error: LegalityError::Illegal { nearest }, .. } => {
                    WrittenMoveFault::Illegal { nearest: sans(nearest) }
                }
                NotMeant::NotOne { error: LegalityError::Ambiguous { fits }, .. } => {
                    WrittenMoveFault::Ambiguous { fits: sans(fits) }
                }
            }),
    }
}

/// What a wrong claim brings: time for the opponent, and the announced move must be played if it is legal.
fn wrong(request: &ClaimRequest, verdict: &mut Verdict) {
    verdict.ruling = Ruling::Refused;
    if let Some(time) = request.edition.wrong_claim(request.pace) {
        verdict.penalty = Some(by_local_clause(time, request, verdict));
        verdict.articles.extend(request.edition.wrong_claim_article());
        if !verdict.articles.contains(&time.article) {
            verdict.articles.push(time.article);
        }
    } else {
        silent(request, verdict);
    }
    if request.announced.is_some() {
        let rule = request.edition.where_silent().announced_move();
        verdict.obligation = match (&verdict.announced, rule) {
            (Some(_), edition::AnnouncedMove::MayBeChanged) => {
                Obligation::PlayAnnouncedMoveOrAnother
            }
            (
                Some(_),
                edition::AnnouncedMove::CannotBeChanged | edition::AnnouncedMove::NotSaid,
            ) => Obligation::PlayAnnouncedMove,
            (None, _) => Obligation::TouchMove,
        };
    }
}

/// The edition says nothing of this point: the rule of the edition that stands in for it is given.
fn silent(request: &ClaimRequest, verdict: &mut Verdict) {
    let stand_in = request.edition.where_silent();
    if let Some(time) = stand_in.wrong_claim(request.pace) {
        verdict.because.push(Reason::EditionSilent { stand_in: time.article });
        verdict.penalty = Some(by_local_clause(time, request, verdict));
    }
}

/// The time for a wrong claim as the clauses of the event change it: their minutes take the place of all that the Laws
/// order, what the claimant loses included.
fn by_local_clause(
    of_the_laws: TimeAdded,
    request: &ClaimRequest,
    verdict: &mut Verdict,
) -> TimeAdded {
    let Some(minutes) = request.local.wrong_claim_minutes else { return of_the_laws };
    verdict
        .because
        .push(Reason::LocalClause { minutes, of_the_laws: of_the_laws.opponent_minutes });
    TimeAdded { opponent_minutes: minutes, claimant_loses: ClaimantLoses::Nothing, ..of_the_laws }
}

/// A kind of claim that the edition does not know, with the verdict of the edition shown where it is silent.
pub(crate) fn no_such_claim(game: &Game, request: &ClaimRequest, verdict: &mut Verdict) {
    verdict.ruling = Ruling::NoSuchClaim;
    verdict.because.push(Reason::NoSuchClaim);
    verdict.articles.push(request.article());
    repetition::note_occurrences(game, verdict);
    let stand_in = request.edition.where_silent();
    if stand_in != request.edition {
        let other = ClaimRequest { edition: stand_in, ..request.clone() };
        verdict.where_silent = Some(Box::new(examine(game, &other)));
    }
}
