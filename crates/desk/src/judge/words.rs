//! Reasons, differences, consequences and articles of a verdict in words.

use i18n::{Messages, args};
use laws::article::{Article, Certainty};
use laws::claim::automatic::{AutomaticEnd, EndKind};
use laws::claim::fifty::{CountedFrom, FIFTY};
use laws::claim::repetition::{Difference, NearMiss};
use laws::claim::{ClaimKind, ClaimMode};
use laws::edition::{ClaimantLoses, Edition};
use laws::game::Ply;
use laws::notation::letters::Language;
use laws::notation::matching;
use laws::notation::written::{self, SyntaxError};
use laws::penalty::LocalClauses;
use laws::verdict::{Obligation, Reason, Verdict, WrittenMoveFault};
use shakmaty::{CastlingSide, Color, Position};

use super::sheet::{Record, in_letters, quoted, side};
use crate::api::claim::{ArticleView, NearMissView};

/// What is told about a verdict: it, the examined game (the announced move included), the move as written.
pub(crate) struct Told<'a> {
    /// The verdict.
    pub(crate) verdict: &'a Verdict,
    /// The examined game.
    pub(crate) record: Record<'a>,
    /// The announced move as written, or empty.
    pub(crate) announced: &'a str,
}

impl Told<'_> {
    fn messages(&self) -> &Messages {
        self.record.messages
    }

    /// The reason that carries the verdict; the others are told after it.
    pub(crate) fn main_reason(&self) -> Option<usize> {
        self.verdict.because.iter().position(|reason| match reason {
            Reason::Occurred { .. }
            | Reason::OccurredOnly { .. }
            | Reason::FiftyComplete { .. }
            | Reason::PliesShort { .. }
            | Reason::WrittenMove(_)
            | Reason::NotOnMove { .. }
            | Reason::TouchedPiece
            | Reason::NoSuchClaim
            | Reason::OverAt { .. }
            | Reason::NotOver
            | Reason::DeadnessOpen
            | Reason::SheetsDoNotDecide { .. }
            | Reason::RecordTooShort { .. } => true,
            Reason::LooksAlike { .. }
            | Reason::Counted(_)
            | Reason::AnnouncedMoveSetsBack
            | Reason::BoardClaimWouldStand
            | Reason::EditionSilent { .. }
            | Reason::LocalClause { .. }
            | Reason::CannotMate { .. }
            | Reason::IllegalStands { .. }
            | Reason::OtherWording { .. } => false,
        })
    }

    /// The main reason as a whole sentence with the move, where there is one.
    pub(crate) fn sentence(&self, reason: &Reason) -> String {
        let end = self.record.game.end();
        let (key, count, short) = match reason {
            Reason::Occurred { n } => ("claims-occurred", *n, 0),
            Reason::OccurredOnly { n } => ("claims-occurred-only", *n, 0),
            Reason::FiftyComplete { clock } => ("claims-fifty", *clock as usize, 0),
            Reason::PliesShort { clock, short } if self.verdict.claim == ClaimKind::Fifty => {
                ("claims-fifty-short", *clock as usize, *short)
            }
            Reason::OverAt { ply } => {
                return match self.end_meant(*ply) {
                    Some(end) => self.end(end),
                    None => self.reason(reason),
                };
            }
            other => return self.reason(other),
        };
        if end == Ply::START {
            return self.reason(reason);
        }
        let key = match self.verdict.announced {
            Some(_) => format!("{key}-written"),
            None => key.to_owned(),
        };
        let args = args! {
            "move" => self.record.label(end),
            "count" => count,
            "short" => short,
            "needed" => FIFTY,
            "side" => side(self.verdict.claimant),
            "turn" => side(self.record.game.last().turn()),
        };
        self.messages().text(&key, &args)
    }

    /// A reason in short.
    pub(crate) fn reason(&self, reason: &Reason) -> String {
        let messages = self.messages();
        let plain = |key: &str| messages.plain(key);
        match reason {
            Reason::Occurred { n } => {
                messages.text("laws-reason-occurred", &args! { "count" => *n })
            }
            Reason::OccurredOnly { n } => {
                messages.text("laws-reason-occurred-only", &args! { "count" => *n })
            }
            Reason::LooksAlike { n } => {
                messages.text("laws-reason-looks-alike", &args! { "count" => *n })
            }
            Reason::FiftyComplete { clock } => {
                messages.text("laws-reason-fifty-complete", &args! { "count" => *clock })
            }
            Reason::PliesShort { clock, short } => {
                let args = args! { "count" => *clock, "short" => *short };
                messages.text("laws-reason-fifty-short", &args)
            }
            Reason::Counted(from) => self.counted(*from),
            Reason::AnnouncedMoveSetsBack => plain("laws-reason-announced-sets-back"),
            Reason::BoardClaimWouldStand => plain("laws-reason-board-claim-would-stand"),
            Reason::WrittenMove(fault) => self.written_fault(fault),
            Reason::NotOnMove { on_move: Color::White } => plain("laws-reason-not-on-move-white"),
            Reason::NotOnMove { on_move: Color::Black } => plain("laws-reason-not-on-move-black"),
            Reason::TouchedPiece => plain("claims-touched-piece"),
            Reason::NoSuchClaim => plain("laws-reason-no-such-claim"),
            Reason::LocalClause { minutes, of_the_laws } => {
                let args = args! { "minutes" => *minutes, "laws" => *of_the_laws };
                messages.text("laws-reason-local-clause", &args)
            }
            Reason::EditionSilent { stand_in } => {
                let edition = edition(stand_in.edition, messages);
                let args = args! { "article" => stand_in.number, "edition" => edition };
                messages.text("laws-reason-edition-silent", &args)
            }
            Reason::OverAt { ply: Ply::START } => plain("laws-reason-over-at-start"),
            Reason::OverAt { ply } => {
                messages.text("laws-reason-over-at", &args! { "move" => self.record.label(*ply) })
            }
            Reason::NotOver => plain("laws-reason-not-over"),
            Reason::OtherWording { consecutive, any_five } => {
                let when = |ply: &Option<Ply>| match ply {
                    Some(ply) => self.record.label(*ply),
                    None => plain("laws-never"),
                };
                let args = args! { "consecutive" => when(consecutive), "any" => when(any_five) };
                messages.text("laws-reason-other-wording", &args)
            }
            Reason::DeadnessOpen => plain("laws-reason-deadness-open"),
            Reason::CannotMate { side: winner, why } => {
                let headline = plain(&format!("laws-mate-unwinnable-{}", side(*winner)));
                let (_, why) = super::mate::why(*why, messages);
                messages.text(
                    "laws-reason-cannot-mate",
                    &args! { "headline" => headline, "why" => why },
                )
            }
            Reason::IllegalStands { ply, article } => {
                let args = args! { "move" => self.record.label(*ply), "article" => article.number };
                messages.text("laws-reason-illegal-stands", &args)
            }
            Reason::SheetsDoNotDecide { ply } => messages
                .text("laws-reason-sheets-undecided", &args! { "move" => self.record.label(*ply) }),
            Reason::RecordTooShort { last: Ply::START } => plain("laws-reason-record-empty"),
            Reason::RecordTooShort { last } => messages.text(
                "laws-reason-record-too-short",
                &args! { "move" => self.record.label(*last) },
            ),
        }
    }

    fn counted(&self, from: CountedFrom) -> String {
        let (key, ply) = match from {
            CountedFrom::PawnMove(ply) => ("laws-reason-counted-from-pawn-move", ply),
            CountedFrom::Capture(ply) => ("laws-reason-counted-from-capture", ply),
            CountedFrom::StartOfRecord { clock } => {
                let args = args! { "count" => clock };
                return self.messages().text("laws-reason-counted-from-start", &args);
            }
        };
        self.messages().text(key, &args! { "move" => self.record.label(ply) })
    }

    fn written_fault(&self, fault: &WrittenMoveFault) -> String {
        let written = quoted(self.announced);
        let (key, moves) = match fault {
            WrittenMoveFault::Unreadable(_) => ("laws-reason-written-unreadable", String::new()),
            WrittenMoveFault::Illegal { .. } => ("laws-reason-written-illegal", String::new()),
            WrittenMoveFault::Languages { fits } => {
                ("laws-reason-written-languages", self.relettered(fits))
            }
            WrittenMoveFault::Ambiguous { fits } => {
                ("laws-reason-written-ambiguous", self.relettered(fits))
            }
        };
        self.messages().text(key, &args! { "written" => written, "moves" => moves })
    }

    /// What helps with a written move that cannot be settled.
    pub(crate) fn written_help(&self, fault: &WrittenMoveFault) -> Option<String> {
        match fault {
            WrittenMoveFault::Unreadable(SyntaxError::Descriptive { .. }) => {
                Some(self.messages().plain("claims-written-descriptive"))
            }
            WrittenMoveFault::Illegal { nearest } if !nearest.is_empty() => {
                let args = args! { "moves" => self.relettered(nearest) };
                Some(self.messages().text("claims-nearest", &args))
            }
            WrittenMoveFault::Unreadable(_)
            | WrittenMoveFault::Illegal { .. }
            | WrittenMoveFault::Languages { .. }
            | WrittenMoveFault::Ambiguous { .. } => None,
        }
    }

    /// Moves of the last position from English letters into those of the sheet.
    fn relettered(&self, moves: &[String]) -> String {
        let position = self.record.game.last();
        let one = |text: &String| {
            let written = written::parse(text, Language::English).ok()?;
            let found = matching::find(&written, position, Language::English).ok()?;
            Some(in_letters(position, found.played, self.record.letters))
        };
        moves
            .iter()
            .map(|text| one(text).unwrap_or_else(|| text.clone()))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Positions that look alike, with the reason why they do not count.
    pub(crate) fn near_misses(&self) -> Vec<NearMissView> {
        let view = |near: &NearMiss| NearMissView {
            ply: near.ply.0,
            move_text: self.record.label(near.ply),
            why: near
                .differences
                .iter()
                .map(|it| difference(it, self.messages()))
                .collect::<Vec<_>>()
                .join("; "),
        };
        self.verdict.near_misses.iter().map(view).collect()
    }

    /// What an incorrect claim brings.
    pub(crate) fn after_wrong_claim(&self) -> Vec<String> {
        let (verdict, messages) = (self.verdict, self.messages());
        let claimant = side(verdict.claimant);
        let opponent = side(verdict.claimant.other());
        let mut told = Vec::new();
        if let Some(time) = &verdict.penalty {
            let args = args! { "minutes" => time.opponent_minutes, "opponent" => opponent };
            told.push(messages.text("claims-now-time", &args));
            if let ClaimantLoses::HalfHisTimeUpTo(minutes) = time.claimant_loses {
                let args = args! { "minutes" => minutes, "side" => claimant };
                told.push(messages.text("claims-now-half", &args));
            }
        }
        match verdict.obligation {
            Obligation::None => {}
            obligation @ (Obligation::PlayAnnouncedMove
            | Obligation::PlayAnnouncedMoveOrAnother) => {
                let args = args! { "side" => claimant, "move" => self.record.label(self.record.game.end()) };
                let key = match obligation {
                    Obligation::PlayAnnouncedMoveOrAnother => "claims-now-play-or-another",
                    _ => "claims-now-play",
                };
                told.push(messages.text(key, &args));
            }
            Obligation::TouchMove => {
                let illegal = |it: &Reason| {
                    matches!(it, Reason::WrittenMove(WrittenMoveFault::Illegal { .. }))
                };
                told.push(messages.plain(match verdict.because.iter().any(illegal) {
                    true => "laws-obligation-touch-move",
                    false => "claims-now-touch",
                }));
            }
        }
        told
    }

    /// That the claim contains a draw offer.
    pub(crate) fn offer(&self) -> String {
        let args = args! { "opponent" => side(self.verdict.claimant.other()) };
        self.messages().text("claims-offer-contained", &args)
    }

    /// The automatic end, if it is the one claimed.
    pub(crate) fn end_meant(&self, ply: Ply) -> Option<&AutomaticEnd> {
        let meant = |end: &&AutomaticEnd| {
            let claimed = match end.kind {
                EndKind::Checkmate { .. } => ClaimKind::Checkmate,
                EndKind::Stalemate => ClaimKind::Stalemate,
                EndKind::DeadPosition => ClaimKind::DeadPosition,
                EndKind::Fivefold => ClaimKind::Fivefold,
                EndKind::SeventyFive => ClaimKind::SeventyFive,
            };
            end.ply == ply && claimed == self.verdict.claim
        };
        self.verdict.automatic_end.as_ref().filter(meant)
    }

    /// That the game was over by itself, and when.
    pub(crate) fn end(&self, end: &AutomaticEnd) -> String {
        let messages = self.messages();
        let how = messages.plain(end_key(end.kind));
        let label = self.record.label(end.ply);
        let args =
            args! { "move" => label, "end" => how, "article" => named(end.article, messages) };
        let key = if end.ply == Ply::START { "claims-end-at-start" } else { "laws-end-at" };
        messages.text(key, &args)
    }
}

/// Who won by an automatic end.
pub(crate) fn winner(end: &AutomaticEnd) -> Option<Color> {
    match end.kind {
        EndKind::Checkmate { winner } => Some(winner),
        EndKind::Stalemate | EndKind::DeadPosition | EndKind::Fivefold | EndKind::SeventyFive => {
            None
        }
    }
}

/// How a finished game counts, in words.
pub(crate) fn result(winner: Option<Color>, messages: &Messages) -> String {
    match winner {
        None => messages.plain("claims-now-draw"),
        Some(winner) => messages.text("claims-now-win", &args! { "winner" => side(winner) }),
    }
}

fn difference(difference: &Difference, messages: &Messages) -> String {
    let castle = |what: &str, color: Color, wing: CastlingSide| {
        let wing = match wing {
            CastlingSide::KingSide => "king",
            CastlingSide::QueenSide => "queen",
        };
        messages.plain(&format!("laws-difference-castling-{what}-{}-{wing}", side(color)))
    };
    match *difference {
        Difference::OtherSideToMove { to_move } => {
            messages.plain(&format!("laws-difference-{}-to-move", side(to_move)))
        }
        Difference::CastlingRightLostSince { color, side } => castle("could", color, side),
        Difference::CastlingRightMissing { color, side } => castle("missing", color, side),
        Difference::EnPassantWasPossible { square } => messages.text(
            "laws-difference-en-passant-was-possible",
            &args! { "square" => square.to_string() },
        ),
        Difference::EnPassantIsPossible { square } => messages
            .text("laws-difference-en-passant-not-yet", &args! { "square" => square.to_string() }),
    }
}

/// An edition with its first day.
pub(crate) fn edition(edition: Edition, messages: &Messages) -> String {
    messages.plain(&format!("laws-edition-{}", edition.code()))
}

/// Articles as cited, each once. If the game was over already, its end is cited and nothing that a game
/// under way would bring.
pub(crate) fn articles(verdict: &Verdict, messages: &Messages) -> Vec<ArticleView> {
    let edition = verdict.edition;
    let end = verdict.automatic_end.as_ref().map(|end| end.article);
    let penalty = verdict.penalty.as_ref().map(|time| time.article);
    let idle = [penalty, edition.wrong_claim_article(), edition.claim_offers_draw_article()];
    let counts = |it: &Article| end.is_none() || verdict.is_upheld() || !idle.contains(&Some(*it));
    let mut views: Vec<ArticleView> = Vec::with_capacity(verdict.articles.len() + 1);
    for it in verdict.articles.iter().copied().filter(counts).chain(end) {
        let view = article(it, messages);
        if !views.contains(&view) {
            views.push(view);
        }
    }
    views
}

/// The clauses of the event in the place of an article, numbers in words.
pub(crate) fn clauses(text: Option<&str>, messages: &Messages) -> Option<ArticleView> {
    let clauses = LocalClauses::parse(text?);
    let numbers = &clauses.numbers;
    let told = [
        ("wrong-claim", numbers.wrong_claim_minutes.map(u32::from)),
        ("default-time", numbers.default_minutes.map(u32::from)),
        ("illegal-loses", numbers.illegal_move_loses.map(u32::from)),
        ("illegal-minutes", numbers.illegal_move_minutes.map(u32::from)),
    ];
    let numbers = told.into_iter().filter_map(|(key, number)| {
        Some(messages.text(&format!("claims-clause-{key}"), &args! { "n" => number? }))
    });
    let supervision = clauses.numbers.supervision;
    let numbers = numbers.chain(
        supervision.map(|it| messages.plain(&format!("claims-clause-supervision-{}", it.code()))),
    );
    let lines = clauses.text.lines().map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned);
    let text = lines.chain(numbers).collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then(|| ArticleView {
        cite: messages.plain("claims-cite-clauses"),
        text,
        check_printed: false,
    })
}

/// Clauses that are worded already, as they stand beside the articles.
pub(crate) fn clauses_told(text: Option<String>, messages: &Messages) -> Option<ArticleView> {
    Some(ArticleView {
        cite: messages.plain("claims-cite-clauses"),
        text: text?,
        check_printed: false,
    })
}

/// Articles as cited, each once, in their order.
pub(crate) fn cited(articles: &[Article], messages: &Messages) -> Vec<ArticleView> {
    let mut views: Vec<ArticleView> = Vec::with_capacity(articles.len());
    for &it in articles {
        let view = article(it, messages);
        if !views.contains(&view) {
            views.push(view);
        }
    }
    views
}

/// A sentence that may begin with words made for its middle.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// That a game had ended before the move that is asked about.
pub(crate) fn was_over(end: &AutomaticEnd, messages: &Messages) -> String {
    let how = messages.plain(end_key(end.kind));
    messages.text("laws-was-over", &args! { "end" => how, "article" => end.article.number })
}

/// How a move ends the game.
pub(crate) fn end_kind(end: &AutomaticEnd, messages: &Messages) -> String {
    let how = messages.plain(end_key(end.kind));
    let article = named(end.article, messages);
    messages.text("laws-sealed-ends", &args! { "end" => how, "article" => article })
}

/// `article 5.1.1` within a sentence; the old summary has subjects and no numbers.
fn named(article: Article, messages: &Messages) -> String {
    match article.edition {
        Edition::OldEs => self::article(article, messages).cite,
        _ => messages.text("claims-article-number", &args! { "number" => article.number }),
    }
}

fn end_key(kind: EndKind) -> &'static str {
    match kind {
        EndKind::Checkmate { winner: Color::White } => "laws-end-checkmate-white",
        EndKind::Checkmate { winner: Color::Black } => "laws-end-checkmate-black",
        EndKind::Stalemate => "laws-end-stalemate",
        EndKind::DeadPosition => "laws-end-dead",
        EndKind::Fivefold => "laws-end-fivefold",
        EndKind::SeventyFive => "laws-end-seventyfive",
    }
}

fn article(article: Article, messages: &Messages) -> ArticleView {
    let language = super::sheet::letters_of(messages);
    let cite = match article.edition {
        Edition::OldEs => "claims-cite-old-es",
        _ => "claims-cite",
    };
    let subject = article.number.rsplit_once(": ").map_or(article.number, |(_, it)| it);
    let args = args! {
        "edition" => article.edition.code(), "number" => article.number, "subject" => subject,
    };
    ArticleView {
        cite: messages.text(cite, &args),
        text: article.text(language).map_or_else(String::new, |it| it.sentence.to_owned()),
        check_printed: article.certainty() == Certainty::CheckPrinted,
    }
}

/// A citation of the Laws as it was worded once, in the language of `messages`; what is no such citation stays.
pub(crate) fn cited_again(cite: &str, messages: &Messages) -> String {
    const MARKS: (&str, &str) = ("\u{1}", "\u{2}");
    let told = |language: i18n::Language| {
        let args = args! { "edition" => MARKS.0, "number" => MARKS.1 };
        let form = Messages::get(language).text("claims-cite", &args);
        let (before, rest) = form.split_once(MARKS.0)?;
        let (between, after) = rest.split_once(MARKS.1)?;
        let (edition, number) = cite.strip_prefix(before)?.split_once(between)?;
        let args = args! { "edition" => edition, "number" => number.strip_suffix(after)? };
        Some(messages.text("claims-cite", &args))
    };
    i18n::Language::ALL.into_iter().find_map(told).unwrap_or_else(|| cite.to_owned())
}

/// Who claims what.
pub(crate) fn claim(kind: ClaimKind, claimant: Color, messages: &Messages) -> String {
    let by = messages.plain(match claimant {
        Color::White => "common-white",
        Color::Black => "common-black",
    });
    let what = messages.plain(&format!("laws-claim-{}", kind.code()));
    messages.text("laws-claim-by", &args! { "side" => by, "claim" => what })
}

/// Whether the edition upholds a claim and is silent on what another one refuses it for: a piece that was touched first.
pub(crate) fn leaves_open(verdict: &Verdict) -> bool {
    let silent = |it: &Reason| matches!(it, Reason::EditionSilent { .. });
    verdict.is_upheld() && verdict.because.iter().any(silent)
}

/// The ruling of a verdict in one line.
pub(crate) fn headline(
    verdict: &Verdict,
    possible: super::Possible,
    messages: &Messages,
) -> String {
    use laws::verdict::Ruling;
    if leaves_open(verdict) {
        return messages.plain("laws-verdict-upheld-silent");
    }
    if verdict.because.iter().any(|it| matches!(it, Reason::SheetsDoNotDecide { .. })) {
        return messages.plain("laws-verdict-sheets-undecided");
    }
    messages.plain(match (verdict.ruling, possible) {
        (Ruling::Upheld, _) => match verdict.claim {
            ClaimKind::Threefold | ClaimKind::Fifty => "laws-verdict-upheld-draw",
            ClaimKind::Fivefold
            | ClaimKind::SeventyFive
            | ClaimKind::Checkmate
            | ClaimKind::Stalemate
            | ClaimKind::DeadPosition => "laws-verdict-upheld-over",
        },
        (Ruling::NoSuchClaim, _) => "laws-verdict-no-such-claim",
        (Ruling::CannotBeJudged, _) if verdict.automatic_end.is_some() => "claims-verdict-over",
        (Ruling::CannotBeJudged, _) => "laws-verdict-cannot-be-judged",
        (Ruling::Refused, super::Possible::No) if verdict.automatic_end.is_some() => {
            "claims-verdict-too-late"
        }
        (Ruling::Refused, super::Possible::No) => "claims-verdict-not-possible",
        (Ruling::Refused, super::Possible::Yes) if verdict.automatic_end.is_some() => {
            "laws-verdict-refused-over"
        }
        (Ruling::Refused, super::Possible::Yes) => "laws-verdict-refused",
    })
}

/// Whether a claim is about a move that is written.
pub(crate) fn mode_code(mode: ClaimMode) -> &'static str {
    match mode {
        ClaimMode::OnBoard => "onBoard",
        ClaimMode::Announced => "written",
    }
}
