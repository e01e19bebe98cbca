//! What a player still needs for a norm: "1½ from 2, one more foreigner".

use std::collections::BTreeMap;

use super::ways::ways;
use super::{
    Applicant, Award, Count, EventKind, Norm, Opponent, Played, UNRATED, Verdict, best,
    has_federation,
};
use crate::player::Title;
use crate::tiebreak::performance::performance_of;

/// What lies ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ahead {
    /// The norm is made: what follows may be left out or is over.
    Reached,
    /// It can still be made.
    Possible,
    /// It cannot, and this is why.
    Impossible(Count),
}

/// What is needed from the rounds that are left. Every number is the least of all ways that the games may still go: where
/// the norm is made in the end, no more was needed at any time.
///
/// That the player himself stays away is not foreseen in round robins; a game that drops out there is a point won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Which title.
    pub norm: Norm,
    /// Whether it can be made.
    pub ahead: Ahead,
    /// Rounds without a result.
    pub rounds_left: usize,
    /// Of them, rounds whose opponent is known.
    pub known: usize,
    /// The least score from them, in half points, that can be enough; `None` if none is.
    pub half_points: Option<i64>,
    /// The least if the unknown opponents are as strong as assumed; `None` if no score is enough.
    pub usual: Option<i64>,
    /// The rating assumed for opponents not known: the mean of those known.
    pub assumed: Option<i64>,
    /// For every score still possible that could be enough: half points, and the mean rating that
    /// the unknown opponents need for it (0 if any will do).
    pub averages: Vec<(i64, i64)>,
    /// Opponents with a title still missing among those unknown.
    pub titled: i64,
    /// Opponents of the level still missing.
    pub level: i64,
    /// Opponents from other federations still missing.
    pub foreigners: i64,
    /// Foreign federations still missing.
    pub federations: i64,
    /// 1.4.4: federations near the limit of two thirds, and how many of those unknown must be of another.
    pub elsewhere: Vec<(String, i64)>,
}

/// Whom a player may still meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Supply<'a> {
    /// How many they are, without those of no federation.
    pub players: usize,
    /// How many of them he has not met before.
    pub fresh: usize,
    /// The ratings of the strongest, as many as there are rounds or more, strongest first; the unrated as 1400.
    pub ratings: Vec<i64>,
    /// How many of those not met before have each title.
    pub titles: BTreeMap<Title, usize>,
    /// How many are of his own federation.
    pub own: usize,
    /// How many are of each federation.
    pub federations: Vec<(&'a str, usize)>,
}

impl Forecast {
    /// Rounds whose opponent is not known.
    pub fn unknown(&self) -> usize {
        self.rounds_left.saturating_sub(self.known)
    }

    /// The score to name first, and the mean rating it needs: the least that is enough against
    /// opponents as strong as those so far, else the least that can be enough at all.
    pub fn goal(&self) -> Option<(i64, i64)> {
        let usual = self.averages.iter().find(|(more, _)| Some(*more) == self.usual);
        usual.or(self.averages.first()).copied()
    }
}

/// What the player needs after the games so far, with `rounds_left` rounds without a result; the
/// open games among `opponents` are the first of them. Anybody may still come.
pub fn forecast(
    norm: Norm,
    applicant: &Applicant,
    opponents: &[Opponent],
    rounds_left: usize,
) -> Forecast {
    forecast_within(&best(norm, applicant, opponents), applicant, opponents, rounds_left, None)
}

/// The same after the verdict on the games so far, where only a field can still come.
pub fn forecast_within(
    verdict: &Verdict,
    applicant: &Applicant,
    opponents: &[Opponent],
    rounds_left: usize,
    supply: Option<&Supply>,
) -> Forecast {
    let norm = verdict.norm;
    let open = |one: &&Opponent| one.played == Played::Open && has_federation(&one.federation);
    let mut made = Forecast {
        norm,
        ahead: Ahead::Reached,
        rounds_left,
        known: opponents.iter().filter(|one| one.played == Played::Open).count(),
        half_points: Some(0),
        usual: Some(0),
        assumed: None,
        averages: vec![(0, 0)],
        titled: 0,
        level: 0,
        foreigners: 0,
        federations: 0,
        elsewhere: Vec::new(),
    };
    match verdict.award {
        Award::Norm if applicant.event == EventKind::Swiss || rounds_left == 0 => return made,
        Award::Once if rounds_left == 0 => return made,
        Award::Norm | Award::Once | Award::No => {}
    }
    let obstacle = if rounds_left == 0 {
        // With nothing to come, what is no norm by any article is none.
        made.averages.clear();
        verdict.failures().next().map_or(Some(Count::Games), |check| Some(check.count))
    } else {
        let ways = ways(norm, applicant, opponents, rounds_left, supply);
        made.averages = ways.averages;
        made.titled = ways.titled;
        made.level = ways.level;
        made.foreigners = ways.foreigners;
        made.federations = ways.federations;
        made.elsewhere = ways.elsewhere;
        ways.obstacle
    };
    made.ahead = obstacle.map_or(Ahead::Possible, Ahead::Impossible);
    let counted = opponents.iter().enumerate().filter(|(index, one)| {
        open(one) || !verdict.left_out.iter().any(|(gone, _)| gone == index)
    });
    let ratings: Vec<i64> =
        counted.map(|(_, one)| i64::from(one.rating.unwrap_or(UNRATED).max(1))).collect();
    let games = i64::try_from(ratings.len()).unwrap_or(0);
    made.assumed = performance_of(ratings.iter().sum(), games, 0).map(|it| it.average);
    made.half_points = made.averages.first().map(|(more, _)| *more);
    let enough = |(_, mean): &&(i64, i64)| *mean <= made.assumed.unwrap_or(0);
    made.usual = made.averages.iter().find(enough).map(|(more, _)| *more);
    made
}
