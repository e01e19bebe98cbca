//! What a player still needs for a norm: "1½ from 2, one more foreigner".

use super::{
    Applicant, Award, Count, EventKind, LeftOut, Norm, Opponent, Played, UNRATED, best,
    eight_count_as_nine, has_federation, is_level, is_titled, needed_average, needed_score,
    share_up,
};

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

/// What is needed from the rounds that are left.
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
    /// The least score from them, in half points, if the unknown opponents are as strong as
    /// assumed; `None` if no score is enough.
    pub half_points: Option<i64>,
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
}

/// Whom a player may still meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Supply {
    /// Their ratings, the unrated as 1400.
    pub ratings: Vec<i64>,
    /// How many have a title.
    pub titled: i64,
    /// How many have a title of the level.
    pub level: i64,
    /// How many are of another federation.
    pub foreigners: i64,
}

impl Supply {
    /// The mean of the so many strongest, rounded up.
    fn strongest(&self, count: usize) -> i64 {
        let mut ratings = self.ratings.clone();
        ratings.sort_unstable_by_key(|rating| std::cmp::Reverse(*rating));
        ratings.truncate(count);
        let of = i64::try_from(ratings.len()).unwrap_or(i64::MAX);
        if of == 0 { 0 } else { (ratings.iter().sum::<i64>() + of - 1).div_euclid(of) }
    }
}

impl Forecast {
    /// Rounds whose opponent is not known.
    pub fn unknown(&self) -> usize {
        self.rounds_left.saturating_sub(self.known)
    }

    /// The score to name first, and the mean rating it needs: the least that is enough against
    /// opponents as strong as those so far, else the least that can be enough at all.
    pub fn goal(&self) -> Option<(i64, i64)> {
        let usual = self.averages.iter().find(|(more, _)| Some(*more) == self.half_points);
        usual.or(self.averages.first()).copied()
    }

    /// Takes out what the field cannot supply: scores that need stronger opponents than are left,
    /// and with them the norm if nothing remains.
    pub fn within(&mut self, supply: &Supply) {
        let unknown = self.unknown();
        if self.ahead != Ahead::Possible || unknown == 0 {
            return;
        }
        let strongest = supply.strongest(unknown);
        self.averages.retain(|(_, needed)| *needed <= strongest);
        let lacks = [
            (self.averages.is_empty(), Count::Performance),
            (self.titled > supply.titled, Count::Titled),
            (self.level > supply.level, Count::Level),
            (self.federations > supply.foreigners, Count::ForeignFederations),
            (self.foreigners > supply.foreigners, Count::OwnFederation),
        ];
        if let Some((_, count)) = lacks.iter().find(|(lacks, _)| *lacks) {
            self.ahead = Ahead::Impossible(*count);
        }
    }
}

/// What the player needs after the games so far, with `rounds_left` rounds without a result; the
/// open games among `opponents` are the first of them.
pub fn forecast(
    norm: Norm,
    applicant: &Applicant,
    opponents: &[Opponent],
    rounds_left: usize,
) -> Forecast {
    let verdict = best(norm, applicant, opponents);
    let is_in = |index: &usize| {
        let gone = verdict.left_out.iter().find(|(gone, _)| gone == index);
        !gone.is_some_and(|(_, why)| {
            matches!(why, LeftOut::NotPlayed | LeftOut::NoFederation | LeftOut::UnratedWithoutPoint)
        })
    };
    let members: Vec<&Opponent> =
        (0..opponents.len()).filter(is_in).map(|index| &opponents[index]).collect();
    let members: Vec<&Opponent> = members
        .into_iter()
        .filter(|one| one.played != Played::Open || has_federation(&one.federation))
        .collect();
    let known = members.iter().filter(|one| one.played == Played::Open).count();
    let unknown = rounds_left.saturating_sub(known);
    let sums = Sums::new(norm, &members, unknown);
    let mut made = Forecast {
        norm,
        ahead: Ahead::Possible,
        rounds_left,
        known,
        half_points: sums.least_score(norm, rounds_left),
        assumed: sums.assumed,
        averages: sums.averages(norm, rounds_left),
        titled: 0,
        level: 0,
        foreigners: 0,
        federations: 0,
    };
    missing_titles(norm, applicant, &members, sums.games, &mut made);
    if applicant.exemption.is_none() {
        missing_federations(applicant, &members, sums.games, unknown, &mut made);
    }
    made.ahead = match verdict.award {
        Award::Norm if applicant.event == EventKind::Swiss || rounds_left == 0 => Ahead::Reached,
        Award::Once if rounds_left == 0 => Ahead::Reached,
        Award::Norm | Award::Once | Award::No => {
            let eight = eight_count_as_nine(applicant, opponents);
            match judged(applicant, &sums, unknown, &made, i64::from(eight)) {
                // With nothing to come, what is no norm by any article is none.
                Ahead::Possible if rounds_left == 0 => {
                    let failed = verdict.failures().next();
                    failed.map_or(Ahead::Possible, |check| Ahead::Impossible(check.count))
                }
                ahead => ahead,
            }
        }
    };
    made
}

/// `spared`: games that may be lacking (1.4.1c).
fn judged(
    applicant: &Applicant,
    sums: &Sums,
    unknown: usize,
    made: &Forecast,
    spared: i64,
) -> Ahead {
    let unknown = i64::try_from(unknown).unwrap_or(i64::MAX);
    let needed = i64::try_from(applicant.games.count()).unwrap_or(i64::MAX);
    if sums.games + spared < needed {
        Ahead::Impossible(Count::Games)
    } else if made.averages.is_empty() {
        Ahead::Impossible(Count::Performance)
    } else if made.titled > unknown {
        Ahead::Impossible(Count::Titled)
    } else if made.level > unknown {
        Ahead::Impossible(Count::Level)
    } else if made.federations > unknown {
        Ahead::Impossible(Count::ForeignFederations)
    } else if made.foreigners > unknown {
        Ahead::Impossible(Count::OwnFederation)
    } else {
        Ahead::Possible
    }
}

/// Ratings and points of the whole event, as far as they are known.
struct Sums {
    /// Games at the end.
    games: i64,
    unknown: i64,
    half_points: i64,
    ratings: Vec<i64>,
    floor: i64,
    assumed: Option<i64>,
}

impl Sums {
    fn new(norm: Norm, members: &[&Opponent], unknown: usize) -> Sums {
        let ratings: Vec<i64> =
            members.iter().map(|one| i64::from(one.rating.unwrap_or(UNRATED).max(1))).collect();
        let count = i64::try_from(ratings.len()).unwrap_or(0);
        let unknown = i64::try_from(unknown).unwrap_or(0);
        let sum: i64 = ratings.iter().sum();
        Sums {
            games: count + unknown,
            unknown,
            half_points: members.iter().map(|one| super::half_points(one)).sum(),
            floor: i64::from(norm.floor()),
            assumed: (count > 0).then(|| (2 * sum + count).div_euclid(2 * count)),
            ratings,
        }
    }

    /// Sum with unknown opponents of a rating, the lowest of all raised to the floor.
    fn sum(&self, unknown_rating: i64) -> i64 {
        let lowest = self.ratings.iter().copied().min();
        let lowest = if self.unknown > 0 {
            Some(lowest.map_or(unknown_rating, |lowest| lowest.min(unknown_rating)))
        } else {
            lowest
        };
        let raise = lowest.map_or(0, |lowest| (self.floor - lowest).max(0));
        self.ratings.iter().sum::<i64>() + self.unknown * unknown_rating + raise
    }

    fn average(&self, unknown_rating: i64) -> i64 {
        (2 * self.sum(unknown_rating) + self.games).div_euclid((2 * self.games).max(1))
    }

    fn least_score(&self, norm: Norm, rounds_left: usize) -> Option<i64> {
        if self.games == 0 {
            return None;
        }
        let most = 2 * i64::try_from(rounds_left).ok()?;
        let needed = needed_score(norm, self.average(self.assumed.unwrap_or(0)), self.games)?;
        let more = (needed - self.half_points).max(0);
        (more <= most).then_some(more)
    }

    /// For each further score the mean rating that the unknown opponents need; scores for which
    /// more than 3000 would be needed are left out.
    fn averages(&self, norm: Norm, rounds_left: usize) -> Vec<(i64, i64)> {
        let most = 2 * i64::try_from(rounds_left).unwrap_or(0);
        let mut averages = Vec::new();
        for more in 0..=most {
            let Some(average) = needed_average(norm, self.half_points + more, self.games) else {
                continue;
            };
            if self.average(0) >= average {
                averages.push((more, 0));
            } else if self.unknown > 0 && self.average(3000) >= average {
                let (mut below, mut enough) = (0, 3000);
                while enough - below > 1 {
                    let middle = i64::midpoint(below, enough);
                    if self.average(middle) >= average { enough = middle } else { below = middle }
                }
                averages.push((more, enough));
            }
        }
        averages
    }
}

fn missing_titles(
    norm: Norm,
    applicant: &Applicant,
    members: &[&Opponent],
    games: i64,
    made: &mut Forecast,
) {
    let count = |matches: &dyn Fn(&Opponent) -> bool| {
        let mut found: Vec<_> =
            members.iter().filter(|one| matches(one)).map(|one| one.tpn).collect();
        if applicant.event == EventKind::DoubleRoundRobin {
            found.sort_unstable();
            found.dedup();
        }
        i64::try_from(found.len()).unwrap_or(0)
    };
    let counted = match applicant.event {
        EventKind::Swiss => games,
        EventKind::RoundRobin => games.min(13),
        EventKind::DoubleRoundRobin => games / 2,
    };
    let level_needed = match applicant.event {
        EventKind::DoubleRoundRobin => share_up(counted, 1, 2),
        EventKind::Swiss | EventKind::RoundRobin => share_up(counted, 1, 3).max(3),
    };
    made.titled = (share_up(counted, 1, 2) - count(&is_titled)).max(0);
    made.level = (level_needed - count(&|one| is_level(norm, one))).max(0);
}

fn missing_federations(
    applicant: &Applicant,
    members: &[&Opponent],
    games: i64,
    unknown: usize,
    made: &mut Forecast,
) {
    let own_code = applicant.federation.trim();
    let own = members.iter().filter(|one| one.federation.trim() == own_code).count();
    let own = i64::try_from(own).unwrap_or(0);
    let mut foreign: Vec<&str> = members
        .iter()
        .map(|one| one.federation.trim())
        .filter(|code| *code != own_code && applicant.names_federation(code))
        .collect();
    foreign.sort_unstable();
    foreign.dedup();
    made.federations = (2 - i64::try_from(foreign.len()).unwrap_or(0)).max(0);
    let room = (games * 3).div_euclid(5) - own;
    let unknown = i64::try_from(unknown).unwrap_or(0);
    made.foreigners = (unknown - room).max(0).max(made.federations);
}
