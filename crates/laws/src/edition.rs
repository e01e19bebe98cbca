//! The editions of the Laws of Chess and everything in which they differ.
//!
//! An edition is a property of the event, never of the program. No rule elsewhere in this crate asks for a year: it asks
//! one of these methods. Coverage of the differences:
//!
//! | topic | method |
//! |---|---|
//! | threefold, fifty: articles | [`Edition::threefold_article`], [`Edition::fifty_article`] |
//! | written intended move may be changed | [`Edition::announced_move`] |
//! | same position | [`Edition::same_position_article`] |
//! | five-fold, 75 moves | [`Edition::fivefold`], [`Edition::seventy_five_article`] |
//! | wrong claim | [`Edition::wrong_claim`] |
//! | claim is a draw offer; touching a piece first | [`Edition::claim_offers_draw_article`], [`Edition::touch_before_claim_article`] |
//! | draw before move 1 | [`Edition::draw_before_first_move`] |
//! | dead position | [`Edition::dead_article`] |
//! | resignation or flag fall when the opponent cannot mate | [`Edition::resignation_without_mating_chance`], [`Edition::flag_without_mating_chance`] |
//! | illegal moves | [`Edition::illegal_moves_allowed`] |
//! | default time, both absent | [`Edition::default_time`], [`Edition::both_absent_article`] |
//! | moves made after a scramble | [`Edition::reconstruction_article`], [`Edition::time_not_shown_article`] |
//! | rapid and blitz | [`Edition::pace_of`] |
//! | colors reversed, claims about the set-up | [`Edition::colors_reversed`], [`Edition::setup_claim_window`] |
//! | adjournment, quickplay finish | [`Edition::adjournment_chapter`], [`Edition::quickplay_chapter`] |
//! | capture sign | [`Edition::capture_sign`] |

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::article::Article;
use crate::claim::ClaimMode;

/// One edition of the Laws of Chess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// The old Spanish summary of the rules; it has no article numbers.
    OldEs,
    /// In force from 1 July 1997.
    Laws1997,
    /// In force from 1 July 2001.
    Laws2001,
    /// In force from 1 July 2005.
    Laws2005,
    /// In force from 1 July 2009.
    Laws2009,
    /// In force from 1 July 2014.
    Laws2014,
    /// In force from 1 July 2017.
    Laws2017,
    /// In force from 1 January 2018.
    Laws2018,
    /// In force from 1 January 2023.
    Laws2023,
}

/// What counts as five-fold repetition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FivefoldWording {
    /// 2014, 9.6.a: in five consecutive alternate moves by each player. Read here as plies n, n-4, n-8, n-12 and n-16; an
    /// arbiter may read the wording otherwise, so both counts are shown.
    ConsecutiveAlternate,
    /// 2017 on, 9.6.1: at least five times, whenever.
    AnyFive,
}

/// How late a player may arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultTime {
    /// This many minutes after the start.
    Minutes(u16),
    /// This many minutes unless the regulations of the event say otherwise.
    MinutesUnlessRegulated(u16),
    /// The regulations of the event must give it.
    RegulationsMustSay,
}

/// Speed class of a game (Laws 2023, A.1 and B.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Pace {
    /// Sixty minutes or more.
    #[default]
    Standard,
    /// Between blitz and standard.
    Rapid,
    /// The fastest.
    Blitz,
}

impl Pace {
    /// All.
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    /// Code in settings and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }

    /// The pace of a code; none of these is standard chess.
    pub fn of_code(code: &str) -> Pace {
        Pace::ALL.into_iter().find(|it| it.code() == code).unwrap_or_default()
    }
}

/// What a wrong claim of 9.2 or 9.3 costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeAdded {
    /// Minutes added to the opponent's remaining time.
    pub opponent_minutes: u16,
    /// What the claimant loses besides.
    pub claimant_loses: ClaimantLoses,
    /// The article that says so.
    pub article: Article,
}

/// Time taken from the player whose claim was wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimantLoses {
    /// Nothing.
    Nothing,
    /// Half of his remaining time, at most this many minutes.
    HalfHisTimeUpTo(u16),
}

/// Whether the move written for a claim may still be replaced by another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnnouncedMove {
    /// It may be changed until it is played.
    MayBeChanged,
    /// It cannot be changed.
    CannotBeChanged,
    /// The text does not say.
    NotSaid,
}

/// Whether a draw may be agreed before both players have moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawBeforeFirstMove {
    /// Nothing forbids it.
    Allowed,
    /// Both must have made at least one move.
    BothMustHaveMoved,
}

/// Result of a game that a player resigns, or loses on time, while his opponent cannot checkmate by any legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoMatingChance {
    /// The player loses all the same.
    Loss,
    /// The game is drawn.
    Draw,
}

/// What a game that was begun with reversed colors becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorsReversed {
    /// It goes on unless the arbiter rules otherwise.
    GoesOn,
    /// A new game if found before both players have made this many moves, else it goes on.
    NewGameBefore(u16),
}

/// Whether a capture must be marked on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureSign {
    /// The text inserts it.
    Required,
    /// It may be left out.
    Optional,
}

impl Edition {
    /// All editions, oldest first.
    pub const ALL: [Edition; 9] = [
        Edition::OldEs,
        Edition::Laws1997,
        Edition::Laws2001,
        Edition::Laws2005,
        Edition::Laws2009,
        Edition::Laws2014,
        Edition::Laws2017,
        Edition::Laws2018,
        Edition::Laws2023,
    ];

    /// The newest edition known.
    pub const NEWEST: Edition = Edition::Laws2023;

    /// Code in files and on the command line: `2023`, `old-es`.
    pub const fn code(self) -> &'static str {
        match self {
            Edition::OldEs => "old-es",
            Edition::Laws1997 => "1997",
            Edition::Laws2001 => "2001",
            Edition::Laws2005 => "2005",
            Edition::Laws2009 => "2009",
            Edition::Laws2014 => "2014",
            Edition::Laws2017 => "2017",
            Edition::Laws2018 => "2018",
            Edition::Laws2023 => "2023",
        }
    }

    /// First day in force as year, month, day; the old summary has none.
    pub const fn in_force_from(self) -> Option<(u16, u8, u8)> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 => Some((1997, 7, 1)),
            Edition::Laws2001 => Some((2001, 7, 1)),
            Edition::Laws2005 => Some((2005, 7, 1)),
            Edition::Laws2009 => Some((2009, 7, 1)),
            Edition::Laws2014 => Some((2014, 7, 1)),
            Edition::Laws2017 => Some((2017, 7, 1)),
            Edition::Laws2018 => Some((2018, 1, 1)),
            Edition::Laws2023 => Some((2023, 1, 1)),
        }
    }

    /// The edition in force on a day; days before July 1997 give the old summary.
    pub fn in_force_on(year: u16, month: u8, day: u8) -> Edition {
        Edition::ALL
            .into_iter()
            .rev()
            .find(|edition| edition.in_force_from().is_some_and(|from| from <= (year, month, day)))
            .unwrap_or(Edition::OldEs)
    }

    /// The edition whose rule is shown where this one is silent: the old summary leaves much to the Laws of 1997.
    pub const fn where_silent(self) -> Edition {
        match self {
            Edition::OldEs => Edition::Laws1997,
            other => other,
        }
    }

    /// An article of this edition.
    pub const fn article(self, number: &'static str) -> Article {
        Article { edition: self, number }
    }

    /// Threefold repetition: 2023, 9.2.1 about to appear by an announced move, 9.2.2 on the board. The old summary: a draw
    /// on request when the same position arises three times.
    pub const fn threefold_article(self, mode: ClaimMode) -> Article {
        let number = match (self, mode) {
            (Edition::OldEs, _) => "Resumen: tablas",
            (Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005, _) => "9.2",
            (Edition::Laws2009 | Edition::Laws2014, ClaimMode::Announced) => "9.2.a",
            (Edition::Laws2009 | Edition::Laws2014, ClaimMode::OnBoard) => "9.2.b",
            (Edition::Laws2017 | Edition::Laws2018, ClaimMode::Announced) => "9.2.1.1",
            (Edition::Laws2017 | Edition::Laws2018, ClaimMode::OnBoard) => "9.2.1.2",
            (Edition::Laws2023, ClaimMode::Announced) => "9.2.1",
            (Edition::Laws2023, ClaimMode::OnBoard) => "9.2.2",
        };
        self.article(number)
    }

    /// What makes two positions the same. Every edition that defines it asks for the same player to move and the same
    /// possible moves of all pieces; from 2009 on the text names en passant and castling rights.
    pub const fn same_position_article(self) -> Option<Article> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014 => Some(self.article("9.2")),
            Edition::Laws2017 | Edition::Laws2018 => Some(self.article("9.2.2")),
            Edition::Laws2023 => Some(self.article("9.2.3")),
        }
    }

    /// Fifty moves without pawn move and capture; the old summary has no such claim.
    pub const fn fifty_article(self, mode: ClaimMode) -> Option<Article> {
        match (self, mode) {
            (Edition::OldEs, _) => None,
            (Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005, _) => {
                Some(self.article("9.3"))
            }
            (Edition::Laws2009 | Edition::Laws2014, ClaimMode::Announced) => {
                Some(self.article("9.3.a"))
            }
            (Edition::Laws2009 | Edition::Laws2014, ClaimMode::OnBoard) => {
                Some(self.article("9.3.b"))
            }
            (Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023, ClaimMode::Announced) => {
                Some(self.article("9.3.1"))
            }
            (Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023, ClaimMode::OnBoard) => {
                Some(self.article("9.3.2"))
            }
        }
    }

    /// 2014, 9.6.a and 2017 on, 9.6.1: the fifth occurrence ends the game without a claim.
    pub const fn fivefold(self) -> Option<(FivefoldWording, Article)> {
        match self {
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009 => None,
            Edition::Laws2014 => {
                Some((FivefoldWording::ConsecutiveAlternate, self.article("9.6.a")))
            }
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some((FivefoldWording::AnyFive, self.article("9.6.1")))
            }
        }
    }

    /// 2014, 9.6.b and 2017 on, 9.6.2: seventy-five moves each end the game without a claim; checkmate by the last of them
    /// counts first.
    pub const fn seventy_five_article(self) -> Option<Article> {
        match self {
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009 => None,
            Edition::Laws2014 => Some(self.article("9.6.b")),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some(self.article("9.6.2"))
            }
        }
    }

    /// 5.1.1 (5.1.a in 2009 and 2014): checkmate ends the game at once.
    pub const fn checkmate_article(self) -> Article {
        match self {
            Edition::OldEs => self.article("Resumen: ganada"),
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => self.article("5.1"),
            Edition::Laws2009 | Edition::Laws2014 => self.article("5.1.a"),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => self.article("5.1.1"),
        }
    }

    /// 5.2.1 (5.2.a in 2009 and 2014): stalemate ends the game at once.
    pub const fn stalemate_article(self) -> Article {
        match self {
            Edition::OldEs => self.article("Resumen: tablas"),
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => self.article("5.2"),
            Edition::Laws2009 | Edition::Laws2014 => self.article("5.2.a"),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => self.article("5.2.1"),
        }
    }

    /// A position in which neither player can checkmate by any legal moves ends the game; the old summary does not know it.
    pub const fn dead_article(self) -> Option<Article> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 => Some(self.article("1.3")),
            Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 | Edition::Laws2014 => {
                Some(self.article("5.2.b"))
            }
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some(self.article("5.2.2"))
            }
        }
    }

    /// Moves to be made in the time given: 6.3.1 (6.2 to 2005, 6.2.a in 2009, 6.3.a in 2014).
    pub const fn time_control_article(self) -> Article {
        match self {
            Edition::OldEs => self.article("Resumen: tiempo"),
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => self.article("6.2"),
            Edition::Laws2009 => self.article("6.2.a"),
            Edition::Laws2014 => self.article("6.3.a"),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => self.article("6.3.1"),
        }
    }

    /// 8.4: less than five minutes left and no increment of 30 seconds, the score need not be kept. The old summary does not
    /// say so: the article of [`Edition::where_silent`].
    pub const fn score_lapses_article(self) -> Article {
        self.where_silent().article("8.4")
    }

    /// The time that a wrong claim costs. The old summary does not say: `None` (see [`Edition::where_silent`]).
    ///
    /// 1997 to 2005: three minutes and half the claimant's time up to three. 2009, 9.5.b: three minutes. 2014, 9.5:
    /// two, in blitz one (B.2). 2017 and 2018, 9.5.3: the same. 2023: two, in rapid (A.3) and blitz (B.3) one.
    pub const fn wrong_claim(self, pace: Pace) -> Option<TimeAdded> {
        let (opponent_minutes, claimant_loses, number) = match (self, pace) {
            (Edition::OldEs, _) => return None,
            (Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005, _) => {
                (3, ClaimantLoses::HalfHisTimeUpTo(3), "9.5")
            }
            (Edition::Laws2009, _) => (3, ClaimantLoses::Nothing, "9.5.b"),
            (Edition::Laws2014, Pace::Standard | Pace::Rapid) => (2, ClaimantLoses::Nothing, "9.5"),
            (Edition::Laws2014, Pace::Blitz) => (1, ClaimantLoses::Nothing, "B.2"),
            (Edition::Laws2017 | Edition::Laws2018, Pace::Standard | Pace::Rapid)
            | (Edition::Laws2023, Pace::Standard) => (2, ClaimantLoses::Nothing, "9.5.3"),
            (Edition::Laws2017 | Edition::Laws2018, Pace::Blitz) => {
                (1, ClaimantLoses::Nothing, "B.2")
            }
            (Edition::Laws2023, Pace::Rapid) => (1, ClaimantLoses::Nothing, "A.3"),
            (Edition::Laws2023, Pace::Blitz) => (1, ClaimantLoses::Nothing, "B.3"),
        };
        Some(TimeAdded { opponent_minutes, claimant_loses, article: self.article(number) })
    }

    /// Where the edition orders that time be added for a wrong claim.
    pub const fn wrong_claim_article(self) -> Option<Article> {
        match self.wrong_claim(Pace::Standard) {
            Some(time) => Some(time.article),
            None => None,
        }
    }

    /// A claim of 9.2 or 9.3 contains a draw offer, which the opponent may accept at once.
    pub const fn claim_offers_draw_article(self) -> Option<Article> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => Some(self.article("9.1")),
            Edition::Laws2009 | Edition::Laws2014 => Some(self.article("9.1.b.3")),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some(self.article("9.1.2.3"))
            }
        }
    }

    /// 9.4: who touches a piece first loses the right to claim on that move.
    pub const fn touch_before_claim_article(self) -> Option<Article> {
        match self {
            Edition::OldEs => None,
            _ => Some(self.article("9.4")),
        }
    }

    /// 2018 on, C.10: the sheet must tell which of two equal pieces moved.
    pub const fn disambiguation_article(self) -> Option<Article> {
        match self {
            Edition::Laws2018 | Edition::Laws2023 => Some(self.article("C.10")),
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014
            | Edition::Laws2017 => None,
        }
    }

    /// Whether the move written for a claim may be changed (9.2, 9.3).
    pub const fn announced_move(self) -> AnnouncedMove {
        match self {
            Edition::OldEs | Edition::Laws2009 => AnnouncedMove::NotSaid,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => {
                AnnouncedMove::MayBeChanged
            }
            Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                AnnouncedMove::CannotBeChanged
            }
        }
    }

    /// 2017 on, 5.2.3: a draw can be agreed only when both have made a move.
    pub const fn draw_before_first_move(self) -> DrawBeforeFirstMove {
        match self {
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                DrawBeforeFirstMove::BothMustHaveMoved
            }
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014 => DrawBeforeFirstMove::Allowed,
        }
    }

    /// 5.1.2 (5.1.b): resigning against an opponent who cannot mate is a loss, from 2023 on a draw.
    pub const fn resignation_without_mating_chance(self) -> NoMatingChance {
        match self {
            Edition::Laws2023 => NoMatingChance::Draw,
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014
            | Edition::Laws2017
            | Edition::Laws2018 => NoMatingChance::Loss,
        }
    }

    /// 6.9: the flag of a player whose opponent cannot mate. The old summary counts only the moves made in time.
    pub const fn flag_without_mating_chance(self) -> NoMatingChance {
        match self {
            Edition::OldEs => NoMatingChance::Loss,
            _ => NoMatingChance::Draw,
        }
    }

    /// The number of the illegal move that loses a standard game: the third to 2009 (7.4.b), the second from 2014 on
    /// (7.5.b, 7.5.5). The old summary does not say.
    pub const fn illegal_moves_allowed(self) -> Option<u8> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 => {
                Some(3)
            }
            Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some(2)
            }
        }
    }

    /// How late a player may come: one hour to 2005 (6.6, 6.7); 2009, 6.6.a: not at all unless the rules say otherwise;
    /// 2014, 6.7.a: the regulations must say; 2017 on, 6.7.1: as they say, else not at all.
    pub const fn default_time(self) -> DefaultTime {
        match self {
            Edition::OldEs | Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => {
                DefaultTime::Minutes(60)
            }
            Edition::Laws2009 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                DefaultTime::MinutesUnlessRegulated(0)
            }
            Edition::Laws2014 => DefaultTime::RegulationsMustSay,
        }
    }

    /// Where the default time stands.
    pub const fn default_time_article(self) -> Article {
        self.article(match self {
            Edition::OldEs => "Resumen: ausencia",
            Edition::Laws1997 => "6.6",
            Edition::Laws2001 | Edition::Laws2005 => "6.7",
            Edition::Laws2009 => "6.6.a",
            Edition::Laws2014 => "6.7.a",
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => "6.7.1",
        })
    }

    /// Neither player present at the start: White loses the time until he comes. The old summary does not say.
    pub const fn both_absent_article(self) -> Option<Article> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => Some(self.article("6.6")),
            Edition::Laws2009 => Some(self.article("6.6.b")),
            Edition::Laws2014 => Some(self.article("6.7.b")),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some(self.article("6.7.2"))
            }
        }
    }

    /// A game put together from the sheets after a flag has fallen, where none is complete: 2017 on, 8.5.3; before that 8.5.c.
    /// The old summary does not say: the rule of 1997 is shown.
    pub const fn reconstruction_article(self) -> Article {
        match self {
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014 => self.where_silent().article("8.5.c"),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => self.article("8.5.3"),
        }
    }

    /// 8.6: it cannot be shown that a player has overstepped the time. The old summary does not say: the rule of 1997 is
    /// shown.
    pub const fn time_not_shown_article(self) -> Article {
        self.where_silent().article("8.6")
    }

    /// The speed class by base time plus sixty times the increment, in seconds (A.1, B.1). To 2009 blitz is under fifteen
    /// minutes, from 2014 on ten or less; standard starts at sixty. The old summary knows only standard.
    pub const fn pace_of(self, base_seconds: u32, increment_seconds: u32) -> Pace {
        let total = base_seconds.saturating_add(increment_seconds.saturating_mul(60));
        let blitz = match self {
            Edition::OldEs => return Pace::Standard,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 => {
                total < 15 * 60
            }
            Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                total <= 10 * 60
            }
        };
        if blitz {
            Pace::Blitz
        } else if total < 60 * 60 {
            Pace::Rapid
        } else {
            Pace::Standard
        }
    }

    /// 7.2 to 2009 and 7.3 in 2014: the game goes on unless the arbiter rules otherwise; 2017 on, 7.3: a new game if fewer
    /// than ten moves were made by both.
    pub const fn colors_reversed(self) -> ColorsReversed {
        match self {
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                ColorsReversed::NewGameBefore(10)
            }
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014 => ColorsReversed::GoesOn,
        }
    }

    /// Moves within which a wrong set-up can be claimed in rapid and blitz: three to 2009 (B.4, A.4.a), ten from 2014 on
    /// (A.4.a, A.4.1, A.5.1). The old summary knows no rapid chess.
    pub const fn setup_claim_window(self) -> Option<u16> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 => {
                Some(3)
            }
            Edition::Laws2014 | Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => {
                Some(10)
            }
        }
    }

    /// Where the rules of adjournment stand.
    pub const fn adjournment_chapter(self) -> &'static str {
        match self {
            Edition::OldEs => "Resumen: aplazamiento",
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 => "Appendix A",
            Edition::Laws2009 => "Appendix G",
            Edition::Laws2014 => "Appendix E",
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => "Guidelines I",
        }
    }

    /// Where the quickplay finish stands, if the edition has one.
    pub const fn quickplay_chapter(self) -> Option<&'static str> {
        match self {
            Edition::OldEs => None,
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 => {
                Some("Article 10")
            }
            Edition::Laws2014 => Some("Appendix G"),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => Some("Guidelines III"),
        }
    }

    /// Appendix C: 2009 inserts `x`; from 2018 on it may be left out (C.9). The reader never asks for it.
    pub const fn capture_sign(self) -> CaptureSign {
        match self {
            Edition::Laws2018 | Edition::Laws2023 => CaptureSign::Optional,
            Edition::OldEs
            | Edition::Laws1997
            | Edition::Laws2001
            | Edition::Laws2005
            | Edition::Laws2009
            | Edition::Laws2014
            | Edition::Laws2017 => CaptureSign::Required,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that names no edition.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "expected an edition of the Laws (old-es, 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023), found `{code}`"
)]
pub struct UnknownEdition {
    /// What was given.
    pub code: String,
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.code().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| UnknownEdition { code: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for edition in Edition::ALL {
            assert_eq!(edition.code().parse(), Ok(edition));
        }
        assert!("2016".parse::<Edition>().is_err(), "2016 had no Laws of its own");
    }

    #[test]
    fn edition_in_force_by_day() {
        assert_eq!(Edition::in_force_on(2026, 11, 29), Edition::Laws2023);
        assert_eq!(Edition::in_force_on(2017, 12, 31), Edition::Laws2017);
        assert_eq!(Edition::in_force_on(2009, 6, 30), Edition::Laws2005);
        assert_eq!(Edition::in_force_on(1984, 1, 1), Edition::OldEs);
    }

    #[test]
    fn art_9_5_wrong_claim_by_edition_and_pace() {
        let minutes =
            |edition: Edition, pace| edition.wrong_claim(pace).map(|time| time.opponent_minutes);
        assert_eq!(minutes(Edition::Laws2009, Pace::Standard), Some(3));
        assert_eq!(minutes(Edition::Laws2018, Pace::Rapid), Some(2));
        assert_eq!(minutes(Edition::Laws2018, Pace::Blitz), Some(1));
        assert_eq!(minutes(Edition::Laws2023, Pace::Rapid), Some(1));
        assert_eq!(minutes(Edition::OldEs, Pace::Standard), None);
    }

    #[test]
    fn pace_limits() {
        assert_eq!(Edition::Laws2023.pace_of(10 * 60, 0), Pace::Blitz);
        assert_eq!(Edition::Laws2023.pace_of(10 * 60, 1), Pace::Rapid);
        assert_eq!(Edition::Laws2009.pace_of(10 * 60, 1), Pace::Blitz);
        assert_eq!(Edition::Laws2023.pace_of(90 * 60, 30), Pace::Standard);
        assert_eq!(Edition::Laws2023.pace_of(30 * 60, 30), Pace::Standard);
    }
}
