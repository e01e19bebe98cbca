//! Every way in which a player's games may still end, as counts: which games count (1.4.1e, f, 1.4.2), how many rounds
//! are still played, what the opponents not known yet must bring.
//!
//! A way is out only if nothing that can still happen takes it. Where a count is not exact, it errs that way: a norm that
//! is made in the end was out of reach at no time.

use super::forecast::Supply;
use super::search::{MOST_TRIES, advance};
use super::{
    Applicant, Count, EventKind, GamesNeeded, Norm, Opponent, Played, Standing, UNRATED,
    counts_as_titled, eight_count_as_nine, has_federation, is_level, is_titled, needed_average,
    one_limit, own_limit, title_needs,
};
use crate::ids::Tpn;
use crate::player::Title;

/// A game that counts, or may come to count.
#[derive(Clone, Copy, Debug)]
struct Seen {
    tpn: Tpn,
    rating: i64,
    half_points: i64,
    titled: bool,
    level: bool,
    /// Position of the federation among the codes.
    code: usize,
    open: bool,
    /// What it costs to do without it, in half points still to be made; `None` if it cannot be left out.
    spared: Option<i64>,
    /// Won, and left out at will (1.4.1f).
    won: bool,
}

/// What the ways have in common that lead to the norm.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    /// For every score that can be enough, least first: half points, and the mean rating that the unknown opponents need
    /// for it.
    pub(super) averages: Vec<(i64, i64)>,
    pub(super) titled: i64,
    pub(super) level: i64,
    pub(super) foreigners: i64,
    pub(super) federations: i64,
    /// 1.4.4: federations that are near their limit, and how many of the unknown opponents must be of another.
    pub(super) elsewhere: Vec<(String, i64)>,
    /// What is in the way, if none leads to it; what is missing is then what the longest way lacks.
    pub(super) obstacle: Option<Count>,
}

/// What one way has of known games.
#[derive(Clone, Debug)]
struct Tally {
    games: i64,
    /// Half points of the games that are over.
    half_points: i64,
    /// Half points to be made in the games that are not.
    most: i64,
    sum: i64,
    lowest: Option<i64>,
    titled: i64,
    level: i64,
    own: i64,
    /// Foreign federations.
    foreign: i64,
    by_code: Vec<i64>,
    /// Of double round robins: different opponents.
    different: i64,
}

/// What one way asks of the opponents that are not known.
struct Asked {
    titled: i64,
    level: i64,
    foreigners: i64,
    federations: i64,
    elsewhere: Vec<i64>,
}

struct Search<'a> {
    norm: Norm,
    applicant: &'a Applicant,
    supply: Option<&'a Supply<'a>>,
    /// Of the supply: with a title, and with one of the level.
    titles: (i64, i64),
    /// Sums of the strongest in supply.
    strongest: Vec<i64>,
    codes: Vec<&'a str>,
    /// Whether a code names a federation.
    named: Vec<bool>,
    own: Option<usize>,
    seen: Vec<Seen>,
    /// Rounds whose opponent is not known.
    rounds: usize,
    /// Of them, as many as there are players to meet.
    unknown: usize,
    /// Half points that a round costs whose game does not count.
    missed: i64,
    averages: Vec<Option<i64>>,
    asked: Option<Asked>,
    /// Of the first way that led nowhere.
    obstacle: Option<(Asked, Count)>,
}

/// The ways that are left with rounds to come.
pub(super) fn ways(
    norm: Norm,
    applicant: &Applicant,
    opponents: &[Opponent],
    rounds_left: usize,
    supply: Option<&Supply>,
) -> Ways {
    let mut search = Search::new(norm, applicant, opponents, rounds_left, supply);
    search.nine(opponents);
    search.eight(opponents);
    search.told()
}

impl<'a> Search<'a> {
    fn new(
        norm: Norm,
        applicant: &'a Applicant,
        opponents: &'a [Opponent],
        rounds_left: usize,
        supply: Option<&'a Supply<'a>>,
    ) -> Search<'a> {
        let swiss = applicant.event == EventKind::Swiss;
        // In a Swiss event the norm may be complete before the last round (1.4.1e). In a round robin a game drops out whose
        // opponent stays away, the point being made, or who never scores against a rated player (1.4.2d): whoever is rated
        // has won that game, the unrated may have lost it.
        let missed = if swiss || applicant.is_unrated { 0 } else { 2 };
        let mut codes: Vec<&str> = Vec::new();
        let mut seen = Vec::with_capacity(opponents.len());
        for one in opponents {
            let open = one.played == Played::Open;
            let half_points = match one.played {
                Played::Game { half_points } => i64::from(half_points.min(2)),
                Played::Open => 0,
                Played::Unplayed { .. } if one.standing == Standing::LastForfeit => 0,
                Played::Unplayed { .. } => continue,
            };
            if !has_federation(&one.federation) {
                continue;
            }
            let text = one.federation.trim();
            let code = codes.iter().position(|code| *code == text).unwrap_or_else(|| {
                codes.push(text);
                codes.len() - 1
            });
            let won = swiss && half_points == 2;
            // 1.4.2d: who has no point so far may make one; 1.4.2c: it need not count.
            let pointless = one.standing != Standing::Counts;
            seen.push(Seen {
                tpn: one.tpn,
                rating: i64::from(one.rating.unwrap_or(UNRATED).max(1)),
                half_points,
                titled: is_titled(one),
                level: is_level(norm, one),
                code,
                open,
                spared: if open { Some(missed) } else { (won || pointless).then_some(0) },
                won,
            });
        }
        let open = opponents.iter().filter(|one| one.played == Played::Open).count();
        let rounds = rounds_left.saturating_sub(open);
        let unknown = supply.map_or(rounds, |supply| rounds.min(supply.players));
        let titles = supply.map_or((i64::MAX, i64::MAX), |supply| {
            let of = |fits: &dyn Fn(Title) -> bool| {
                let fitting = supply.titles.iter().filter(|(title, _)| fits(**title));
                count(fitting.map(|(_, number)| *number).sum())
            };
            (of(&counts_as_titled), of(&|title| norm.is_level(title)))
        });
        let strongest = supply.map_or_else(Vec::new, |supply| {
            let sums = supply.ratings.iter().scan(0, |sum, rating| {
                *sum += rating;
                Some(*sum)
            });
            std::iter::once(0).chain(sums).collect()
        });
        let own_code = applicant.federation.trim();
        Search {
            norm,
            applicant,
            supply,
            titles,
            strongest,
            named: codes.iter().map(|code| applicant.names_federation(code)).collect(),
            own: codes.iter().position(|code| *code == own_code),
            codes,
            seen,
            rounds,
            unknown,
            missed,
            averages: vec![None; 2 * rounds_left + 1],
            asked: None,
            obstacle: None,
        }
    }

    /// As many games as a norm has, or more.
    fn nine(&mut self, opponents: &[Opponent]) {
        let needed = self.applicant.games.count();
        for unknown in (0..=self.unknown).rev() {
            let games = self.seen.len() + unknown;
            if let Some(spare) = games.checked_sub(needed) {
                let missed = self.missed * count(self.unknown - unknown);
                self.choose(self.seen.len(), unknown, missed, 0..=spare, |one| {
                    one.spared.is_some()
                });
            }
        }
        if self.applicant.event != EventKind::Swiss || opponents.len() <= needed {
            return;
        }
        // 1.4.1e: the games after an open one may be left out as well, if it makes the norm.
        for end in (needed..self.seen.len()).rev() {
            let next = &self.seen[end];
            let open_before = self.seen[..end].iter().any(|one| one.open);
            if open_before && !next.open && !next.won {
                self.choose(end, 0, 0, 0..=end - needed, |one| one.spared.is_some());
            }
        }
    }

    /// 1.4.1c: eight games, and a round won without one: behind him or still to come.
    fn eight(&mut self, opponents: &[Opponent]) {
        if self.applicant.games != GamesNeeded::Nine || !matches!(self.applicant.rounds, 0 | 9) {
            return;
        }
        let has = eight_count_as_nine(self.applicant, opponents);
        let open = self.seen.iter().filter(|one| one.open).count();
        let void = opponents.iter().filter(|one| one.played == Played::Open).count() - open;
        for unknown in (0..=self.unknown).rev() {
            let Some(spare) = (self.seen.len() + unknown).checked_sub(8) else { continue };
            // The point made without a game, if it is to come: in a round of no game, or of one that is not played.
            let rest = self.rounds - unknown;
            if has || rest + void > 0 || (spare > 0 && open > 0) {
                let missed = self.missed * count(self.unknown - unknown);
                let cost = if has || self.missed > 0 { missed } else { 2 };
                self.choose(self.seen.len(), unknown, cost, spare..=spare, |one| {
                    one.spared.is_some() && !one.won
                });
            }
        }
    }

    /// Tries the games up to `end` without so many of those that may be left out.
    fn choose(
        &mut self,
        end: usize,
        unknown: usize,
        cost: i64,
        spare: std::ops::RangeInclusive<usize>,
        may: impl Fn(&Seen) -> bool,
    ) {
        let mut free: Vec<usize> = (0..end).filter(|index| may(&self.seen[*index])).collect();
        free.sort_by_key(|index| (self.seen[*index].rating, *index));
        let mut out = vec![false; end];
        for number in *spare.start()..=(*spare.end()).min(free.len()) {
            // What no choice can do is not tried choice by choice.
            let bound = self.bound(end, &free, number);
            let lost = self.least_cost(&free, number);
            let told = self.weigh(&bound, unknown, cost + lost, number == 0);
            if told == Weighed::Not || number == 0 {
                continue;
            }
            if choices(free.len(), number) > MOST_TRIES {
                self.weigh(&bound, unknown, cost + lost, true);
                continue;
            }
            let mut chosen: Vec<usize> = (0..number).collect();
            loop {
                out.fill(false);
                let mut spent = cost;
                for at in &chosen {
                    out[free[*at]] = true;
                    spent += self.seen[free[*at]].spared.unwrap_or(0);
                }
                let tally = self.tally(end, &out);
                self.weigh(&tally, unknown, spent, true);
                if !advance(&mut chosen, free.len()) {
                    break;
                }
            }
        }
    }

    fn least_cost(&self, free: &[usize], number: usize) -> i64 {
        let mut costs: Vec<i64> =
            free.iter().map(|index| self.seen[*index].spared.unwrap_or(0)).collect();
        costs.sort_unstable();
        costs.iter().take(number).sum()
    }

    /// The games that count.
    fn tally(&self, end: usize, out: &[bool]) -> Tally {
        let mut tally = Tally {
            games: 0,
            half_points: 0,
            most: 0,
            sum: 0,
            lowest: None,
            titled: 0,
            level: 0,
            own: 0,
            foreign: 0,
            by_code: vec![0; self.codes.len()],
            different: 0,
        };
        let double = self.applicant.event == EventKind::DoubleRoundRobin;
        let kept = || (0..end).filter(|index| !out[*index]).map(|index| &self.seen[index]);
        for (index, one) in kept().enumerate() {
            tally.games += 1;
            tally.half_points += one.half_points;
            tally.most += if one.open { 2 } else { 0 };
            tally.sum += one.rating;
            tally.lowest = Some(tally.lowest.map_or(one.rating, |it| it.min(one.rating)));
            tally.by_code[one.code] += 1;
            if double && kept().take(index).any(|before| before.tpn == one.tpn) {
                continue;
            }
            tally.different += 1;
            tally.titled += i64::from(one.titled);
            tally.level += i64::from(one.level);
        }
        tally.own = self.own.map_or(0, |own| tally.by_code[own]);
        let met = tally.by_code.iter().enumerate().filter(|(_, number)| **number > 0);
        tally.foreign =
            count(met.filter(|(at, _)| self.named[*at] && Some(*at) != self.own).count());
        tally
    }

    /// At least as good in every count as the games without any `number` of the free ones, of which the weakest come first.
    fn bound(&self, end: usize, free: &[usize], number: usize) -> Tally {
        let mut tally = self.tally(end, &vec![false; end]);
        if number == 0 {
            return tally;
        }
        let all = count(number);
        let of = |fits: &dyn Fn(&Seen) -> bool| {
            count(free.iter().filter(|index| fits(&self.seen[**index])).count())
        };
        tally.games -= all;
        let mut halves: Vec<i64> = free.iter().map(|at| self.seen[*at].half_points).collect();
        halves.sort_unstable();
        tally.half_points -= halves.iter().take(number).sum::<i64>();
        tally.sum -= free.iter().take(number).map(|at| self.seen[*at].rating).sum::<i64>();
        let gone = &free[..number];
        tally.lowest =
            (0..end).filter(|at| !gone.contains(at)).map(|at| self.seen[at].rating).min();
        if self.applicant.event == EventKind::DoubleRoundRobin {
            // Whom he meets twice: the titles are not looked at.
            (tally.titled, tally.level, tally.different) = (tally.games, tally.games, 0);
        } else {
            tally.titled -= (all - of(&|one| !one.titled)).max(0);
            tally.level -= (all - of(&|one| !one.level)).max(0);
            tally.different -= all;
        }
        for code in 0..self.codes.len() {
            tally.by_code[code] -= all.min(of(&|one| one.code == code));
        }
        tally.own = self.own.map_or(0, |own| tally.by_code[own]);
        tally
    }

    /// Whether the games and so many unknown opponents can be a norm; what they need is kept if asked.
    fn weigh(&mut self, tally: &Tally, unknown: usize, cost: i64, keep: bool) -> Weighed {
        let (asked, obstacle) = self.asked(tally, unknown);
        if let Some(obstacle) = obstacle {
            self.obstacle.get_or_insert((asked, obstacle));
            return Weighed::Not;
        }
        if keep {
            self.take(tally, unknown, cost, asked);
        }
        Weighed::May
    }

    fn take(&mut self, tally: &Tally, unknown: usize, cost: i64, asked: Asked) {
        for more in (0..=tally.most + 2 * count(unknown)).rev() {
            let Some(mean) = self.mean(tally, unknown, more) else { break };
            let last = self.averages.len() - 1;
            let at = usize::try_from(cost + more).map_or(last, |at| at.min(last));
            let best = &mut self.averages[at];
            *best = Some(best.map_or(mean, |best| best.min(mean)));
        }
        match &mut self.asked {
            None => self.asked = Some(asked),
            Some(least) => {
                least.titled = least.titled.min(asked.titled);
                least.level = least.level.min(asked.level);
                least.foreigners = least.foreigners.min(asked.foreigners);
                least.federations = least.federations.min(asked.federations);
                for (least, asked) in least.elsewhere.iter_mut().zip(&asked.elsewhere) {
                    *least = (*least).min(*asked);
                }
            }
        }
    }

    /// What the unknown opponents must bring beside points and ratings, or what is in the way.
    fn asked(&self, tally: &Tally, unknown: usize) -> (Asked, Option<Count>) {
        let more = count(unknown);
        let games = tally.games + more;
        let fresh = more.min(self.supply.map_or(i64::MAX, |it| count(it.fresh)));
        let (of_titled, of_level) = (fresh.min(self.titles.0), fresh.min(self.titles.1));
        let needs = |new: i64| title_needs(self.applicant.event, games, tally.different + new);
        let mut asked = Asked {
            titled: (needs(of_titled).0 - tally.titled).max(0),
            level: (needs(of_level).1 - tally.level).max(0),
            foreigners: 0,
            federations: 0,
            elsewhere: vec![0; self.codes.len()],
        };
        let of_federations = match self.applicant.exemption {
            Some(_) => None,
            None => self.federations(tally, more, games, &mut asked),
        };
        let obstacle = if self.mean(tally, unknown, tally.most + 2 * more).is_none() {
            Some(Count::Performance)
        } else if asked.titled > of_titled {
            Some(Count::Titled)
        } else if asked.level > of_level {
            Some(Count::Level)
        } else {
            of_federations
        };
        (asked, obstacle)
    }

    /// 1.4.3 and 1.4.4: what they ask of the unknown, and which of them is in the way.
    fn federations(
        &self,
        tally: &Tally,
        more: i64,
        games: i64,
        asked: &mut Asked,
    ) -> Option<Count> {
        asked.federations = (2 - tally.foreign).max(0);
        let own_code = self.applicant.federation.trim();
        let new = self.supply.map_or(i64::MAX, |supply| {
            let codes = supply.federations.iter().map(|(code, _)| *code);
            let new = codes.filter(|code| *code != own_code).filter(|code| {
                let at = self.codes.iter().position(|known| known == code);
                at.is_none_or(|at| tally.by_code[at] == 0)
            });
            count(new.count())
        });
        let others = more - (own_limit(games) - tally.own);
        let of_others = self.supply.map_or(i64::MAX, |supply| count(supply.players - supply.own));
        let own_beyond = others > more.min(of_others);
        asked.foreigners = others.max(asked.federations).max(0);
        let limit = one_limit(games);
        let beyond = |code: &str, met: i64| {
            let other = self.supply.map_or(i64::MAX, |supply| {
                let same = supply.federations.iter().find(|(it, _)| *it == code);
                count(supply.players - same.map_or(0, |(_, number)| *number))
            });
            let elsewhere = (more + met - limit).max(0);
            (elsewhere, elsewhere > more.min(other))
        };
        let mut too_many = false;
        for (at, met) in tally.by_code.iter().enumerate().filter(|(at, _)| self.named[*at]) {
            let (elsewhere, is_beyond) = beyond(self.codes[at], *met);
            asked.elsewhere[at] = elsewhere;
            too_many |= is_beyond;
        }
        let others = self.supply.into_iter().flat_map(|supply| &supply.federations);
        let mut others = others.filter(|(code, _)| !self.codes.contains(code));
        too_many |= others.any(|(code, _)| beyond(code, 0).1);
        if asked.federations > more.min(new) {
            Some(Count::ForeignFederations)
        } else if own_beyond {
            Some(Count::OwnFederation)
        } else {
            too_many.then_some(Count::OneFederation)
        }
    }

    /// The mean rating that the unknown opponents need if so many half points are made; `None` if it is not to be had.
    fn mean(&self, tally: &Tally, unknown: usize, more: i64) -> Option<i64> {
        let games = tally.games + count(unknown);
        // Of a bound, more may be to be made than there are games.
        let made = (tally.half_points + more).min(2 * games);
        let average = needed_average(self.norm, made, games)?;
        // Rounded, .5 up.
        let least = (2 * average * games - games + 1).div_euclid(2);
        let floor = i64::from(self.norm.floor());
        let raised = |sum: i64, lowest: i64| sum + (floor - lowest).max(0);
        let Some(free) = (unknown > 0).then(|| count(unknown)) else {
            return (raised(tally.sum, tally.lowest?) >= least).then_some(0);
        };
        if let Some(supply) = self.supply {
            // The strongest of them are the best that can come: no sum is the greater for a lower rating.
            let at = unknown.min(supply.ratings.len());
            let weakest = supply.ratings.get(at.checked_sub(1)?)?;
            let lowest = tally.lowest.map_or(*weakest, |it| it.min(*weakest));
            if raised(tally.sum + self.strongest.get(at)?, lowest) < least {
                return None;
            }
        }
        let share = |of: i64, by: i64| (of + by - 1).div_euclid(by);
        let lowest = tally.lowest.unwrap_or(i64::MAX);
        // One of the unknown is the lowest of all, and raised.
        if tally.sum + floor >= least {
            return Some(0);
        }
        if free > 1 {
            let mean = share(least - tally.sum - floor, free - 1);
            if mean < lowest.min(floor) {
                return Some(mean);
            }
        }
        // None of them is.
        Some(if lowest < floor {
            lowest.max(share(least - tally.sum - (floor - lowest), free))
        } else {
            floor.max(share(least - tally.sum, free))
        })
    }

    fn told(self) -> Ways {
        let (asked, obstacle) = match (self.asked, self.obstacle) {
            (Some(asked), _) => (asked, None),
            (None, Some((asked, obstacle))) => (asked, Some(obstacle)),
            (None, None) => return Ways { obstacle: Some(Count::Games), ..Ways::default() },
        };
        let mut averages: Vec<(i64, i64)> = Vec::new();
        for (more, mean) in self.averages.iter().enumerate() {
            // More points than a way needs do not spoil it.
            let last = averages.last().map(|(_, mean)| *mean);
            let mean = mean.iter().copied().chain(last).min();
            averages.extend(mean.map(|mean| (count(more), mean)));
        }
        let mut elsewhere: Vec<(String, i64)> = Vec::new();
        for (at, number) in asked.elsewhere.iter().enumerate().filter(|(_, number)| **number > 0) {
            let met = self.seen.iter().filter(|one| one.code == at).count();
            // Early on every federation has a limit that nobody comes near.
            let games = count(self.seen.len() + self.unknown);
            if Some(at) != self.own && 2 * count(met) > one_limit(games) {
                elsewhere.push((self.codes[at].to_owned(), *number));
            }
        }
        Ways {
            averages,
            titled: asked.titled,
            level: asked.level,
            foreigners: asked.foreigners,
            federations: asked.federations,
            elsewhere,
            obstacle,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weighed {
    May,
    Not,
}

fn count(of: usize) -> i64 {
    i64::try_from(of).unwrap_or(i64::MAX)
}

/// How many choices of so many there are, up to more than are tried.
fn choices(of: usize, number: usize) -> usize {
    let mut choices: usize = 1;
    for at in 0..number {
        choices = choices * (of - at) / (at + 1);
        if choices > MOST_TRIES {
            break;
        }
    }
    choices
}
