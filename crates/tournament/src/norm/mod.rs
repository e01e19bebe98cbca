//! Title norms: FIDE B.01 (Title Regulations) of 2024-01-01, article 1.4.
//!
//! What comes out is a forecast: FIDE's own calculation is final.
//!
//! | Article | Rule | Where |
//! |---|---|---|
//! | 1.1 | conditions of the event | [`conditions`] |
//! | 1.4.1 | number of games | [`Count::Games`] |
//! | 1.4.1c | 8 games and a forfeit win or bye count as 9, once | [`Award::Once`] |
//! | 1.4.1d | points beyond the needed score | [`Verdict::exceeding`] |
//! | 1.4.1e, f | games left out in Swiss events | [`search::best`] |
//! | 1.4.2 | opponents and games that do not count | [`LeftOut`], [`Standing`] |
//! | 1.4.3, 1.4.4 | federations, exemptions | [`Count::ForeignFederations`], [`Exemption`] |
//! | 1.4.5 | titles of the opponents | [`Count::Titled`], [`Count::Level`] |
//! | 1.4.6, 1.4.7 | ratings, one opponent raised to the floor | [`Verdict::raised`] |
//! | 1.4.8 | performance, average, 35 % | [`Count::Performance`], [`Count::Average`], [`Count::Score`] |
//!
//! Of double round robins 1.4.5 asks for different opponents: [`Applicant::different`].

pub mod conditions;
mod forecast;
mod ruling;
mod search;
mod tournament;
mod ways;

use crate::federation::{self, FIDE_FLAG};
use crate::ids::{RoundNo, Tpn};
use crate::player::Title;
use crate::tiebreak::performance::{dp, performance_of};

pub use forecast::{Ahead, Forecast, Supply, forecast, forecast_within};
pub use ruling::{
    ExemptionCheck, Large, Ruling, exemption_by_field, large, odd_federations, ruling,
};
pub use search::best;
pub use tournament::{
    Certificate, CertificateLine, Field, NormReport, Settings, certificate, has_last_forfeit,
    norms, player_norms,
};

/// The titles that norms are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Norm {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// Woman International Master.
    Wim,
}

impl Norm {
    /// All four, highest first.
    pub const ALL: [Norm; 4] = [Norm::Gm, Norm::Im, Norm::Wgm, Norm::Wim];

    /// `GM`.
    pub fn code(self) -> &'static str {
        self.title().code()
    }

    /// The title.
    pub fn title(self) -> Title {
        match self {
            Norm::Gm => Title::Gm,
            Norm::Im => Title::Im,
            Norm::Wgm => Title::Wgm,
            Norm::Wim => Title::Wim,
        }
    }

    /// The norm of a code such as `WGM`.
    pub fn of_code(code: &str) -> Option<Norm> {
        Norm::ALL.into_iter().find(|norm| norm.code().eq_ignore_ascii_case(code.trim()))
    }

    /// Whether only women can have it.
    pub fn is_for_women(self) -> bool {
        matches!(self, Norm::Wgm | Norm::Wim)
    }

    /// 1.4.8: the performance needed.
    pub fn performance(self) -> i64 {
        match self {
            Norm::Gm => 2600,
            Norm::Im => 2450,
            Norm::Wgm => 2400,
            Norm::Wim => 2250,
        }
    }

    /// 1.4.8a: the average of the opponents needed.
    pub fn average(self) -> i64 {
        self.performance() - 220
    }

    /// 1.4.6b, c: what the lowest opponent is raised to.
    pub fn floor(self) -> u16 {
        match self {
            Norm::Gm => 2200,
            Norm::Im => 2050,
            Norm::Wgm => 2000,
            Norm::Wim => 1850,
        }
    }

    /// 1.5.3: the rating that the title needs beside the norms.
    pub fn rating(self) -> u16 {
        match self {
            Norm::Gm => 2500,
            Norm::Im => 2400,
            Norm::Wgm => 2300,
            Norm::Wim => 2200,
        }
    }

    /// 1.4.5b-e: whether an opponent's title is of the level asked for.
    pub fn is_level(self, title: Title) -> bool {
        match title {
            Title::Gm => true,
            Title::Im => self != Norm::Gm,
            Title::Wgm => matches!(self, Norm::Wgm | Norm::Wim),
            Title::Wim => self == Norm::Wim,
            Title::Fm | Title::Cm | Title::Wfm | Title::Wcm => false,
        }
    }

    /// Whether a player who holds this title has no use for the norm any more.
    pub fn is_held_by(self, title: Title) -> bool {
        match title {
            Title::Gm => true,
            Title::Im => self != Norm::Gm,
            Title::Wgm => self.is_for_women(),
            Title::Wim => self == Norm::Wim,
            Title::Fm | Title::Cm | Title::Wfm | Title::Wcm => false,
        }
    }
}

/// 1.4.5a: titles that count towards half of the opponents; CM and WCM do not.
pub fn counts_as_titled(title: Title) -> bool {
    match title {
        Title::Gm | Title::Im | Title::Fm | Title::Wgm | Title::Wim | Title::Wfm => true,
        Title::Cm | Title::Wcm => false,
    }
}

/// 1.4.6a: what an unrated opponent counts as.
pub const UNRATED: u16 = 1400;

/// One game or scheduled game of the applicant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The round.
    pub round: RoundNo,
    /// Opponent's number.
    pub tpn: Tpn,
    /// Rating at the start; `None` if unrated.
    pub rating: Option<u16>,
    /// Title at the start.
    pub title: Option<Title>,
    /// Federation; empty if of no federation of FIDE.
    pub federation: String,
    /// What happened.
    pub played: Played,
    /// Whether 1.4.2d takes the game out, or 1.4.2c brings it in.
    pub standing: Standing,
}

/// 1.4.2d: unrated players of round robins who score nothing against rated ones do not count; 1.4.2c.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Counts.
    #[default]
    Counts,
    /// Unrated, and without a point against rated opponents.
    UnratedWithoutPoint,
    /// 1.4.2c: won by forfeit in the last round, and counted as a loss by the arbiter's choice.
    LastForfeit,
}

/// What became of a scheduled game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Played {
    /// Over the board: own points in half points.
    Game {
        /// 0, 1 or 2.
        half_points: u8,
    },
    /// Forfeit, adjudication, or another result without play.
    Unplayed {
        /// Whether the point was won.
        won: bool,
    },
    /// No result so far.
    Open,
}

/// Who asks, and what the event is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applicant {
    /// Own federation.
    pub federation: String,
    /// Games needed.
    pub games: GamesNeeded,
    /// Whether 1.4.3 and 1.4.4 apply.
    pub exemption: Option<Exemption>,
    /// How the event is played.
    pub event: EventKind,
    /// Whether a round brought a pairing-allocated bye (1.4.1c).
    pub byes: u8,
    /// Rounds of the event; 0 if they are not told.
    pub rounds: u8,
    /// He has no rating himself: a point made against him by another unrated player is none against a rated one (1.4.2d).
    pub is_unrated: bool,
    /// Which codes name a federation.
    pub codes: Codes,
}

impl Applicant {
    /// Whether a code names a federation that an opponent can be a foreigner of: the flag of FIDE does not.
    fn names_federation(&self, code: &str) -> bool {
        match self.codes {
            Codes::AsGiven => code != FIDE_FLAG,
            Codes::OfFide => federation::is_member(code),
        }
    }
}

/// Which codes name a federation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Codes {
    /// All but the flag of FIDE: who gives the opponents vouches for them.
    #[default]
    AsGiven,
    /// Those of the members of FIDE: another text is a slip, and tells nobody to be a foreigner.
    OfFide,
}

impl Default for Applicant {
    fn default() -> Applicant {
        Applicant {
            federation: String::new(),
            games: GamesNeeded::Nine,
            exemption: None,
            event: EventKind::Swiss,
            byes: 0,
            rounds: 0,
            is_unrated: false,
            codes: Codes::AsGiven,
        }
    }
}

/// 1.4.1: how many games over the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GamesNeeded {
    /// Nine.
    #[default]
    Nine,
    /// Seven, in world and continental team and club championships of 7 to 9 rounds (1.4.1a).
    TeamChampionship,
    /// Eight, in the World Cup; they count as nine (1.4.1b).
    WorldCup,
}

impl GamesNeeded {
    /// The number.
    pub fn count(self) -> usize {
        match self {
            GamesNeeded::Nine => 9,
            GamesNeeded::TeamChampionship => 7,
            GamesNeeded::WorldCup => 8,
        }
    }
}

/// How the event is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// Pairings by results: games may be left out (1.4.1e, f).
    #[default]
    Swiss,
    /// Every scheduled round counts; more than 13 count as 13.
    RoundRobin,
    /// The same with every opponent met twice: different opponents are counted (1.4.5).
    DoubleRoundRobin,
}

/// 1.4.3a-d: events in which 1.4.3 and 1.4.4 do not apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exemption {
    /// a: final of a national championship.
    NationalChampionship,
    /// b: national team championship, for players of the federation that registers it.
    NationalTeam,
    /// c: zonal or sub-zonal tournament.
    Zonal,
    /// d: a Swiss with twenty rated foreigners from three federations in every round, ten of them
    /// with a title.
    StrongSwiss,
}

impl Exemption {
    /// All four.
    pub const ALL: [Exemption; 4] = [
        Exemption::NationalChampionship,
        Exemption::NationalTeam,
        Exemption::Zonal,
        Exemption::StrongSwiss,
    ];

    /// Name in arguments and files.
    pub fn code(self) -> &'static str {
        match self {
            Exemption::NationalChampionship => "national",
            Exemption::NationalTeam => "national-team",
            Exemption::Zonal => "zonal",
            Exemption::StrongSwiss => "strong-swiss",
        }
    }

    /// The exemption of a code such as `zonal`.
    pub fn of_code(code: &str) -> Option<Exemption> {
        Exemption::ALL.into_iter().find(|it| it.code() == code.trim())
    }

    /// What a word such as `zonal` claims; `none` and nothing claim none. `None` for a word that is not known.
    pub fn claim_of(word: &str) -> Option<Option<Exemption>> {
        match word.trim() {
            "" | "none" => Some(None),
            code => Exemption::of_code(code).map(Some),
        }
    }

    /// The article.
    pub fn article(self) -> &'static str {
        match self {
            Exemption::NationalChampionship => "1.4.3a",
            Exemption::NationalTeam => "1.4.3b",
            Exemption::Zonal => "1.4.3c",
            Exemption::StrongSwiss => "1.4.3d",
        }
    }
}

/// One article checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Check {
    /// What is counted.
    pub count: Count,
    /// What was found.
    pub found: i64,
    /// The limit.
    pub needed: i64,
    /// Whether it is kept.
    pub passed: Passed,
}

impl Check {
    /// Whether the limit is kept, exempt or not.
    pub fn is_within(&self) -> bool {
        if self.count.is_maximum() { self.found <= self.needed } else { self.found >= self.needed }
    }
}

/// Whether an article is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passed {
    /// It is.
    Yes,
    /// It does not apply.
    Exempt,
    /// It is not.
    No,
}

impl Passed {
    fn of(kept: bool) -> Passed {
        if kept { Passed::Yes } else { Passed::No }
    }

    /// Whether the article stands in the way.
    pub fn is_ok(self) -> bool {
        self != Passed::No
    }
}

/// What an article counts. Minima, but for some ([`Count::is_maximum`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// 1.1: broken conditions of the event; looked at where there are any.
    Conditions,
    /// 1.4.1: games over the board.
    Games,
    /// 1.4.8b: half points, at least 35 %.
    Score,
    /// 1.4.5a: opponents with a title, at least half.
    Titled,
    /// 1.4.5b-e: opponents with a title of the level, at least a third and three.
    Level,
    /// 1.4.3: federations other than the own one, at least two.
    ForeignFederations,
    /// 1.4.4: opponents of the own federation, at most three fifths.
    OwnFederation,
    /// 1.4.4: opponents of any one federation, at most two thirds.
    OneFederation,
    /// 1.4.8a: average of the ratings.
    Average,
    /// 1.4.8: performance.
    Performance,
}

impl Count {
    /// Whether it is a maximum.
    pub fn is_maximum(self) -> bool {
        matches!(self, Count::Conditions | Count::OwnFederation | Count::OneFederation)
    }

    /// The article.
    pub fn article(self) -> &'static str {
        match self {
            Count::Conditions => "1.1",
            Count::Games => "1.4.1",
            Count::Score => "1.4.8b",
            Count::Titled => "1.4.5a",
            Count::Level => "1.4.5b-e",
            Count::ForeignFederations => "1.4.3",
            Count::OwnFederation | Count::OneFederation => "1.4.4",
            Count::Average => "1.4.8a",
            Count::Performance => "1.4.8",
        }
    }

    /// Name in files, as the oracle's `checks` has it.
    pub fn code(self) -> &'static str {
        match self {
            Count::Conditions => "conditions",
            Count::Games => "games",
            Count::Score => "score35",
            Count::Titled => "titled",
            Count::Level => "level",
            Count::ForeignFederations => "foreign_feds",
            Count::OwnFederation => "own_fed_max",
            Count::OneFederation => "one_fed_max",
            Count::Average => "average",
            Count::Performance => "performance",
        }
    }
}

/// Why a game is not in the calculation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeftOut {
    /// 1.4.2c: not played.
    NotPlayed,
    /// No result so far.
    Open,
    /// 1.4.2a: the opponent belongs to no federation of FIDE.
    NoFederation,
    /// 1.4.2d: in a round robin, an unrated opponent without a point against rated ones.
    UnratedWithoutPoint,
    /// 1.4.1e: played after the norm was reached.
    AfterTheNorm,
    /// 1.4.1f: a game won that the applicant leaves out.
    Won,
}

/// Norm or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Award {
    /// A norm.
    Norm,
    /// 1.4.1c: eight games and a forfeit win or bye: counts as nine, one such norm an application.
    Once,
    /// None.
    No,
}

/// The calculation for one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Which title.
    pub norm: Norm,
    /// Norm or not.
    pub award: Award,
    /// Games in the calculation.
    pub games: usize,
    /// Points in them, in half points.
    pub half_points: i64,
    /// Average of the ratings, rounded, after the raise; `None` without a game.
    pub average: Option<i64>,
    /// Percentage, rounded.
    pub percent: Option<u8>,
    /// Average plus the table's difference.
    pub performance: Option<i64>,
    /// Position among the opponents of the one raised to the floor.
    pub raised: Option<usize>,
    /// Games that are not in it, by position, with the reason.
    pub left_out: Vec<(usize, LeftOut)>,
    /// Every article.
    pub checks: Vec<Check>,
    /// The score this average needs, in half points; `None` if no score is enough.
    pub needed: Option<i64>,
    /// 1.4.1d: whole points beyond it; each counts as one more game.
    pub exceeding: i64,
}

impl Verdict {
    /// What was achieved over the required score, in half points, as the certificate (IT1) states it: half a point too, which
    /// adds no game. `None` if no score is enough.
    pub fn beyond(&self) -> Option<i64> {
        self.needed.map(|needed| (self.half_points - needed).max(0))
    }

    /// The check of one article.
    pub fn check(&self, count: Count) -> Option<&Check> {
        self.checks.iter().find(|check| check.count == count)
    }

    /// Whether 1.4.3 and 1.4.4 would stand in the way but for an exemption (1.4.3e: not in every norm of an application).
    pub fn needs_exemption(&self) -> bool {
        self.checks.iter().any(|check| check.passed == Passed::Exempt && !check.is_within())
    }

    /// No norm, for so many broken conditions of the event.
    fn bar(&mut self, faults: usize) {
        self.award = Award::No;
        self.checks.push(Check {
            count: Count::Conditions,
            found: i64::try_from(faults).unwrap_or(i64::MAX),
            needed: 0,
            passed: Passed::No,
        });
    }

    /// The articles that stand in the way.
    pub fn failures(&self) -> impl Iterator<Item = &Check> {
        self.checks.iter().filter(|check| !check.passed.is_ok())
    }
}

/// 1.4: the norm from all games that count. Use [`best`] to leave out what may be left out.
pub fn examine(norm: Norm, applicant: &Applicant, opponents: &[Opponent]) -> Verdict {
    let left_out: Vec<(usize, LeftOut)> = opponents
        .iter()
        .enumerate()
        .filter_map(|(index, opponent)| Some((index, always_out(opponent)?)))
        .collect();
    examine_without(norm, applicant, opponents, left_out)
}

/// 1.4.2: what never counts.
fn always_out(opponent: &Opponent) -> Option<LeftOut> {
    match opponent.played {
        Played::Unplayed { .. } if opponent.standing != Standing::LastForfeit => {
            return Some(LeftOut::NotPlayed);
        }
        Played::Open => return Some(LeftOut::Open),
        Played::Unplayed { .. } | Played::Game { .. } => {}
    }
    if !has_federation(&opponent.federation) {
        return Some(LeftOut::NoFederation);
    }
    match opponent.standing {
        Standing::UnratedWithoutPoint => Some(LeftOut::UnratedWithoutPoint),
        Standing::Counts | Standing::LastForfeit => None,
    }
}

/// 1.4.2a: `NON` and nothing at all are no federation; the flag of FIDE is none of its own, but
/// its players count as opponents.
fn has_federation(code: &str) -> bool {
    !federation::is_blank(code)
}

fn half_points(opponent: &Opponent) -> i64 {
    match opponent.played {
        Played::Game { half_points } => i64::from(half_points.min(2)),
        Played::Unplayed { .. } | Played::Open => 0,
    }
}

/// The norm without the games named.
pub(crate) fn examine_without(
    norm: Norm,
    applicant: &Applicant,
    opponents: &[Opponent],
    left_out: Vec<(usize, LeftOut)>,
) -> Verdict {
    let out = |index: &usize| left_out.iter().any(|(gone, _)| gone == index);
    let counted: Vec<usize> = (0..opponents.len()).filter(|index| !out(index)).collect();
    let ratings: Vec<u16> =
        counted.iter().map(|index| opponents[*index].rating.unwrap_or(UNRATED).max(1)).collect();
    let lowest = ratings.iter().enumerate().min_by_key(|(_, rating)| **rating);
    let raised = lowest.filter(|(_, rating)| **rating < norm.floor()).map(|(at, _)| at);
    let sum: i64 = ratings.iter().map(|rating| i64::from(*rating)).sum::<i64>()
        + raised.map_or(0, |at| i64::from(norm.floor()) - i64::from(ratings[at]));
    let games = i64::try_from(counted.len()).unwrap_or(0);
    let halves: i64 = counted.iter().map(|index| half_points(&opponents[*index])).sum();
    let made = performance_of(sum, games, halves);
    let performance = made.map(|made| made.average + i64::from(made.difference));
    let average = made.map(|made| made.average);
    let mut checks = vec![
        games_check(applicant, counted.len()),
        minimum(Count::Score, halves, share_up(2 * games, 35, 100)),
    ];
    let members: Vec<&Opponent> = counted.iter().map(|index| &opponents[*index]).collect();
    checks.extend(title_checks(norm, applicant, &members));
    checks.extend(federation_checks(applicant, &members));
    checks.push(minimum(Count::Average, average.unwrap_or(0), norm.average()));
    checks.push(minimum(Count::Performance, performance.unwrap_or(0), norm.performance()));
    let needed = average.and_then(|average| needed_score(norm, average, games));
    let mut verdict = Verdict {
        norm,
        award: Award::No,
        games: counted.len(),
        half_points: halves,
        average,
        percent: made.map(|made| made.percent),
        performance,
        raised: raised.map(|at| counted[at]),
        left_out,
        checks,
        needed,
        exceeding: needed.map_or(0, |needed| ((halves - needed) / 2).max(0)),
    };
    verdict.award = award(applicant, opponents, &verdict);
    verdict
}

/// All articles kept; or all but the number of games, with eight and a ninth that was no game.
fn award(applicant: &Applicant, opponents: &[Opponent], verdict: &Verdict) -> Award {
    let failed: Vec<Count> = verdict.failures().map(|check| check.count).collect();
    match failed.as_slice() {
        [] => Award::Norm,
        [Count::Games] => {
            let eight = verdict.games == 8 && eight_count_as_nine(applicant, opponents);
            if eight { Award::Once } else { Award::No }
        }
        _ => Award::No,
    }
}

/// 1.4.1c: in an event of nine rounds, eight games and a forfeit win or a pairing-allocated bye.
fn eight_count_as_nine(applicant: &Applicant, opponents: &[Opponent]) -> bool {
    let won_unplayed = |opponent: &Opponent| opponent.played == Played::Unplayed { won: true };
    applicant.games == GamesNeeded::Nine
        && matches!(applicant.rounds, 0 | 9)
        && (applicant.byes > 0 || opponents.iter().any(won_unplayed))
}

fn games_check(applicant: &Applicant, games: usize) -> Check {
    let needed = applicant.games.count();
    Check {
        count: Count::Games,
        found: i64::try_from(games).unwrap_or(i64::MAX),
        needed: i64::try_from(needed).unwrap_or(i64::MAX),
        passed: Passed::of(games >= needed),
    }
}

fn minimum(count: Count, found: i64, needed: i64) -> Check {
    Check { count, found, needed, passed: Passed::of(found >= needed) }
}

/// `part / whole` of a number, rounded up.
fn share_up(of: i64, part: i64, whole: i64) -> i64 {
    (of * part + whole - 1).div_euclid(whole)
}

/// 1.4.5.
fn title_checks(norm: Norm, applicant: &Applicant, members: &[&Opponent]) -> [Check; 2] {
    let mut different: Vec<&&Opponent> = members.iter().collect();
    if applicant.event == EventKind::DoubleRoundRobin {
        different.sort_by_key(|opponent| opponent.tpn);
        different.dedup_by_key(|opponent| opponent.tpn);
    }
    let found = |count: usize| i64::try_from(count).unwrap_or(0);
    let needs = title_needs(applicant.event, found(members.len()), found(different.len()));
    let titled = different.iter().filter(|one| is_titled(one)).count();
    let level = different.iter().filter(|one| is_level(norm, one)).count();
    [minimum(Count::Titled, found(titled), needs.0), minimum(Count::Level, found(level), needs.1)]
}

/// 1.4.5: opponents with a title and of the level that so many games against so many different opponents ask for. More
/// than 13 games of a round robin count as 13.
fn title_needs(event: EventKind, games: i64, different: i64) -> (i64, i64) {
    let counted = match event {
        EventKind::DoubleRoundRobin => {
            let half = share_up(different, 1, 2);
            return (half, half);
        }
        EventKind::RoundRobin => games.min(13),
        EventKind::Swiss => games,
    };
    (share_up(counted, 1, 2), share_up(counted, 1, 3).max(3))
}

fn is_titled(opponent: &Opponent) -> bool {
    opponent.title.is_some_and(counts_as_titled)
}

fn is_level(norm: Norm, opponent: &Opponent) -> bool {
    opponent.title.is_some_and(|title| norm.is_level(title))
}

/// 1.4.3 and 1.4.4. Opponents under the flag of FIDE belong to no federation, nor do those whose code is none.
fn federation_checks(applicant: &Applicant, members: &[&Opponent]) -> [Check; 3] {
    let games = i64::try_from(members.len()).unwrap_or(0);
    let mut codes: Vec<&str> = members.iter().map(|one| one.federation.trim()).collect();
    codes.sort_unstable();
    let own = codes.iter().filter(|code| **code == applicant.federation.trim()).count();
    let runs = || {
        let runs = codes.chunk_by(|left, right| left == right);
        runs.filter(|run| applicant.names_federation(run[0]))
    };
    let most = runs().map(<[&str]>::len).max().unwrap_or(0);
    let foreign = runs().filter(|run| run[0] != applicant.federation.trim()).count();
    let found = |count: usize| i64::try_from(count).unwrap_or(0);
    let check = |count, found: i64, needed: i64, kept: bool| Check {
        count,
        found,
        needed,
        passed: if applicant.exemption.is_some() { Passed::Exempt } else { Passed::of(kept) },
    };
    let (own_limit, one_limit) = (own_limit(games), one_limit(games));
    [
        check(Count::ForeignFederations, found(foreign), 2, foreign >= 2),
        check(Count::OwnFederation, found(own), own_limit, found(own) <= own_limit),
        check(Count::OneFederation, found(most), one_limit, found(most) <= one_limit),
    ]
}

/// 1.4.4: opponents of the own federation, at most.
fn own_limit(games: i64) -> i64 {
    (games * 3).div_euclid(5)
}

/// 1.4.4: opponents of any one federation, at most.
fn one_limit(games: i64) -> i64 {
    (games * 2).div_euclid(3)
}

/// The smallest score, in half points, that gives the performance and 35 % against an average;
/// `None` if the average is too low for any or no score is enough.
pub fn needed_score(norm: Norm, average: i64, games: i64) -> Option<i64> {
    if average < norm.average() || games <= 0 {
        return None;
    }
    let least = share_up(2 * games, 35, 100);
    (least..=2 * games).find(|halves| {
        let percent = (100 * halves + games).div_euclid(2 * games);
        average + i64::from(dp(u8::try_from(percent).unwrap_or(100))) >= norm.performance()
    })
}

/// The smallest average, rounded, against which a score in half points is enough; at least the
/// minimum of 1.4.8a. `None` for less than 35 %.
pub fn needed_average(norm: Norm, half_points: i64, games: i64) -> Option<i64> {
    if games <= 0 || half_points < share_up(2 * games, 35, 100) || half_points > 2 * games {
        return None;
    }
    let percent = (100 * half_points + games).div_euclid(2 * games);
    let difference = i64::from(dp(u8::try_from(percent).unwrap_or(100)));
    Some((norm.performance() - difference).max(norm.average()))
}
