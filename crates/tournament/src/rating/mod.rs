//! Rating changes, first ratings and performances: FIDE B.02 of 2024-03-01 with the amendment of
//! 2025-10-01, and the Rapid and Blitz Regulations of 2024-03-01 with the exclusion of 2024-12-01.
//!
//! What comes out is a forecast: FIDE's own calculation is final.
//!
//! | Rule | Article | Where |
//! |---|---|---|
//! | which chapter a time control belongs to | 1, RB 1 | [`Rate::of_seconds`], [`seconds_for_60_moves`] |
//! | which games it keeps out, first control | 1.1, 1.2, RB 1 | [`Pace`] |
//! | which games are rated | 5.1, RB: 600 and 2600 | [`judge`] |
//! | expected score, limit of 400, own rating from 2650 | 8.1.2, 8.3.1 | [`judge`] |
//! | sum, K, K × n at most 700, one rounding | 8.3.2-8.3.4 | [`change`] |
//! | K by age, rating and games | 8.3.3 | [`Development`] |
//! | first rating | 8.2 | [`first`] |
//! | average, performance, perfect performance | C.07 10 | [`performance`] |
//! | a whole tournament, player by player | | [`report`] |

mod pace;
mod report;

use std::fmt;
use std::str::FromStr;

use crate::history::Cell;
use crate::ids::Tpn;
use crate::round::Score;
use crate::tiebreak::Ratio;
use crate::tiebreak::performance::{dp, pd, perfect_performance};
use crate::tiebreak::{Performance, performance::performance_of};

pub use pace::{Pace, PaceFault, Times, seconds_for_60_moves, standard_minutes};
pub use report::{
    Entry, Line, Note, Outcome, PlayerRatings, Settings, WhyFirst, player_ratings, ratings,
};

/// Which list and which chapter of the regulations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rate {
    /// B.02.
    #[default]
    Standard,
    /// Rapid and Blitz Regulations, rapid list.
    Rapid,
    /// Rapid and Blitz Regulations, blitz list.
    Blitz,
}

impl Rate {
    /// All three.
    pub const ALL: [Rate; 3] = [Rate::Standard, Rate::Rapid, Rate::Blitz];

    /// The name in files: `standard`.
    pub fn code(self) -> &'static str {
        match self {
            Rate::Standard => "standard",
            Rate::Rapid => "rapid",
            Rate::Blitz => "blitz",
        }
    }

    /// The chapter for the seconds that a player has for 60 moves (base + 60 increments); `None` if
    /// it is too fast for any. Exactly 10 minutes is blitz and exactly 60 standard.
    ///
    /// Standard has further conditions by rating, see [`standard_minutes`].
    pub fn of_seconds(seconds: u32) -> Option<Rate> {
        match seconds {
            0..=180 => None,
            181..=600 => Some(Rate::Blitz),
            601..3600 => Some(Rate::Rapid),
            3600.. => Some(Rate::Standard),
        }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A text that is no chapter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected standard, rapid or blitz, found {0:?}")]
pub struct UnknownRate(pub String);

impl FromStr for Rate {
    type Err = UnknownRate;
    fn from_str(text: &str) -> Result<Rate, UnknownRate> {
        let found =
            Rate::ALL.into_iter().find(|rate| rate.code().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| UnknownRate(text.to_owned()))
    }
}

/// One game over the board, from one player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// Opponent's rating; `None` if unrated.
    pub opponent: Option<u16>,
    /// Own result.
    pub score: Score,
}

/// What one game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameChange {
    /// It counts.
    Rated {
        /// Own rating minus the opponent's.
        difference: i32,
        /// The difference that the table is asked for.
        used: i32,
        /// Why the two are not, or are, the same.
        limit: Limit,
        /// Expected score in hundredths.
        expected: u8,
        /// Score minus expected score, in hundredths.
        change: i32,
    },
    /// It does not.
    NotRated(NotRated),
}

/// What became of the difference of the ratings (B.02 8.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// At most 400: as it is.
    Within,
    /// More than 400: counts as 400.
    FourHundred,
    /// More than 400, but the player is rated 2650 or higher in a standard event: as it is.
    From2650,
}

/// Why a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotRated {
    /// The player has no rating: the game counts towards the first one.
    OwnUnrated,
    /// The opponent has no rating (8.3: rated opponents only).
    OpponentUnrated,
    /// Rapid and blitz: 600 or more apart and one of the two above 2600.
    SixHundred,
    /// Not played over the board.
    NotPlayed,
    /// Played, but under one move each (5.1; `W D L` in reports).
    UnderOneMove,
    /// The time control is not one of this list, or too fast for the two (1.1).
    Pace(PaceFault),
    /// No result so far.
    Open,
}

/// B.02 8.1.2 and 8.3.1: expected and made score of one game.
pub fn judge(own: u16, game: Game, rate: Rate) -> GameChange {
    let Some(opponent) = game.opponent.filter(|rating| *rating > 0) else {
        return GameChange::NotRated(NotRated::OpponentUnrated);
    };
    if own == 0 {
        return GameChange::NotRated(NotRated::OwnUnrated);
    }
    let difference = i32::from(own) - i32::from(opponent);
    if rate != Rate::Standard && difference.abs() >= 600 && own.max(opponent) > 2600 {
        return GameChange::NotRated(NotRated::SixHundred);
    }
    let limit = match difference.abs() {
        0..=400 => Limit::Within,
        _ if rate == Rate::Standard && own >= 2650 => Limit::From2650,
        _ => Limit::FourHundred,
    };
    let used = match limit {
        Limit::Within | Limit::From2650 => difference,
        Limit::FourHundred => difference.clamp(-400, 400),
    };
    let expected = pd(used);
    let change = 50 * half_points(game.score) - i32::from(expected);
    GameChange::Rated { difference, used, limit, expected, change }
}

/// Standard points in half points.
pub fn half_points(score: Score) -> i32 {
    match score {
        Score::Win => 2,
        Score::Draw => 1,
        Score::Loss => 0,
    }
}

/// The change of a rated player in one period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Rating at the start.
    pub own: u16,
    /// Coefficient of the list.
    pub k: u16,
    /// Coefficient used: less if K × n is above 700.
    pub k_used: u16,
    /// Every game, in order.
    pub games: Vec<GameChange>,
    /// Rated games.
    pub n: u16,
    /// Points in them, in half points.
    pub half_points: i32,
    /// Expected points, in hundredths.
    pub expected: i32,
    /// Score minus expectation, in hundredths.
    pub sum: i32,
    /// K × sum.
    pub unrounded: Ratio,
    /// Rounded, .5 away from zero: once a period.
    pub rounded: i32,
}

/// B.02 8.3.2-8.3.4: the sum over the period times K, rounded once.
pub fn change(own: u16, k: u16, rate: Rate, games: &[Game]) -> Change {
    let judged = games.iter().map(|game| judge(own, *game, rate)).collect();
    let points = games.iter().map(|game| half_points(game.score));
    summed(own, k, judged, points)
}

fn summed(own: u16, k: u16, games: Vec<GameChange>, points: impl Iterator<Item = i32>) -> Change {
    let (mut n, mut halves, mut expectation, mut sum) = (0_u16, 0_i32, 0_i32, 0_i32);
    for (game, points) in games.iter().zip(points) {
        if let GameChange::Rated { expected, change, .. } = game {
            n = n.saturating_add(1);
            halves = halves.saturating_add(points);
            expectation = expectation.saturating_add(i32::from(*expected));
            sum = sum.saturating_add(*change);
        }
    }
    let k_used = limited_k(k, n);
    let hundredths = i64::from(k_used) * i64::from(sum);
    let unrounded = Ratio::new(hundredths, 100).unwrap_or(Ratio::ZERO);
    let away = (2 * hundredths.abs() + 100) / 200 * hundredths.signum();
    let rounded = i32::try_from(away).unwrap_or(i32::MAX);
    Change {
        own,
        k,
        k_used,
        games,
        n,
        half_points: halves,
        expected: expectation,
        sum,
        unrounded,
        rounded,
    }
}

/// B.02 8.3.3: K × n is at most 700.
pub fn limited_k(k: u16, n: u16) -> u16 {
    if u32::from(k) * u32::from(n) > 700 { 700 / n } else { k }
}

/// What decides K when the list gives none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Development {
    /// Rating at the start.
    pub rating: u16,
    /// Whether a published rating ever reached 2400; the rating itself counts as published.
    pub reached_2400: Reached,
    /// Year of birth.
    pub born: Option<i32>,
    /// Year of the event.
    pub year: i32,
    /// Rated games before it; `None` if not known.
    pub games: Option<u16>,
}

/// Whether 2400 was ever reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reached {
    /// Not known, or never.
    #[default]
    No,
    /// Once published: K is 10 for ever.
    Yes,
}

/// K with the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coefficient {
    /// 40, 20, 10, or what the list says.
    pub k: u16,
    /// Where it comes from.
    pub why: WhyK,
}

/// Where K comes from (B.02 8.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyK {
    /// The rating list, or the arbiter.
    Given,
    /// 10: rated 2400 or higher once.
    Reached2400,
    /// 40 until the end of the year of the 18th birthday, below 2300.
    Young,
    /// 40 until 30 games are completed.
    NewPlayer,
    /// 20.
    Usual,
    /// 20 taken, because the number of games played so far is not known.
    UsualAssumed,
}

impl Development {
    /// B.02 8.3.3.
    pub fn coefficient(&self) -> Coefficient {
        let young =
            self.born.is_some_and(|born| (0..=18).contains(&self.year.saturating_sub(born)));
        let (k, why) = match self.games {
            _ if self.reached_2400 == Reached::Yes || self.rating >= 2400 => {
                (10, WhyK::Reached2400)
            }
            _ if young && self.rating < 2300 => (40, WhyK::Young),
            Some(games) if games < 30 => (40, WhyK::NewPlayer),
            Some(_) => (20, WhyK::Usual),
            None => (20, WhyK::UsualAssumed),
        };
        Coefficient { k, why }
    }
}

/// A first rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// Games against rated opponents.
    pub n: u16,
    /// Points in them, in half points.
    pub half_points: i32,
    /// Mean with the two hypothetical opponents, exact.
    pub average: Ratio,
    /// Percentage with the two draws, halves upwards.
    pub percent: u8,
    /// What the table gives for it.
    pub difference: i32,
    /// Their sum, rounded.
    pub before_limits: i32,
    /// Not above 2200.
    pub rating: i32,
    /// Whether FIDE would publish it.
    pub publication: Publication,
}

/// B.02 8.2: whether a first rating is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Publication {
    /// Yes.
    Published,
    /// 8.2.1: a first event without a point is thrown away.
    NoPoint,
    /// Fewer than five games: they are kept for 26 months.
    TooFewGames,
    /// Below 1400.
    BelowFloor,
}

/// The lowest rating on the list.
pub const RATING_FLOOR: i32 = 1400;
/// The highest first rating (8.2.3).
pub const FIRST_RATING_LIMIT: i32 = 2200;
/// Rating of each of the two hypothetical opponents (8.2.3).
const HYPOTHETICAL: i64 = 1800;

/// B.02 8.2: the first rating from games against rated opponents, with two draws against
/// hypothetical opponents of 1800 added. A score beyond one point a game counts as full.
pub fn first(opponents: &[u16], half_points: u32) -> First {
    let n = i64::try_from(opponents.len()).unwrap_or(i64::MAX).min(10_000);
    let halves = i64::from(half_points).min(2 * n);
    let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum::<i64>();
    let sum = sum + 2 * HYPOTHETICAL;
    let games = n + 2;
    let percent = (100 * (halves + 2) + games).div_euclid(2 * games);
    let percent = u8::try_from(percent).unwrap_or(100);
    let difference = dp(percent);
    let exact = sum + i64::from(difference) * games;
    let before = (2 * exact + games).div_euclid(2 * games);
    let before = i32::try_from(before).unwrap_or(i32::MAX);
    let rating = before.min(FIRST_RATING_LIMIT);
    let publication = match rating {
        _ if halves == 0 => Publication::NoPoint,
        _ if n < 5 => Publication::TooFewGames,
        ..RATING_FLOOR => Publication::BelowFloor,
        _ => Publication::Published,
    };
    First {
        n: u16::try_from(n).unwrap_or(u16::MAX),
        half_points: i32::try_from(halves).unwrap_or(i32::MAX),
        average: Ratio::new(sum, games).unwrap_or(Ratio::ZERO),
        percent,
        difference,
        before_limits: before,
        rating,
        publication,
    }
}

/// Average, performance and perfect performance of one set of games (C.07 10.1-10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performances {
    /// Average, percentage and difference.
    pub made: Performance,
    /// Average plus difference.
    pub tpr: i64,
    /// The lowest rating that expects at least the score.
    pub ptp: i64,
}

/// C.07 10.1-10.3 on its own; `None` without a game.
pub fn performance(opponents: &[u16], half_points: u32) -> Option<Performances> {
    let ratings: Vec<i64> = opponents.iter().map(|rating| i64::from(*rating)).collect();
    let halves = i64::from(half_points).min(2 * i64::try_from(ratings.len()).ok()?);
    let made = performance_of(ratings.iter().sum(), i64::try_from(ratings.len()).ok()?, halves)?;
    let ptp = perfect_performance(&ratings, 50 * halves)?;
    Some(Performances { made, tpr: made.average + i64::from(made.difference), ptp })
}

/// What a round of a report is for ratings, if it is a game that counts.
fn rated_game(cell: Cell) -> Result<(Tpn, Score), NotRated> {
    match cell {
        Cell::Game { opponent, score, rated: true, .. } => Ok((opponent, score)),
        Cell::Game { rated: false, .. } => Err(NotRated::UnderOneMove),
        Cell::Open { .. } => Err(NotRated::Open),
        Cell::Forfeit { .. } | Cell::Bye(_) => Err(NotRated::NotPlayed),
    }
}
