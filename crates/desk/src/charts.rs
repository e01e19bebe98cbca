//! What people look at rather than read: how the leaders came there, and who plays.

use std::collections::BTreeMap;

use tournament::ids::{EntrantId, RoundNo};
use tournament::player::Title;

use crate::ranking;
use crate::words::Roster;

/// How many leaders have a line.
const LEADERS: usize = 6;
/// Width of a bar of the ratings.
const BAND: u16 = 100;

/// Figures of a section after a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Charts {
    /// The leaders in order of rank, with their points in tenths after each round.
    pub(crate) leaders: Vec<(EntrantId, Vec<i32>)>,
    /// Players of each band of ratings, without a gap, and the lowest rating of it; then the unrated.
    pub(crate) ratings: Vec<(Option<u16>, usize)>,
    /// Players of each federation, the most first.
    pub(crate) federations: Vec<(String, usize)>,
    /// Players of each title, the strongest first.
    pub(crate) titles: Vec<(String, usize)>,
}

/// Highest rating of the band that begins there.
pub(crate) fn band_end(from: u16) -> u16 {
    from.saturating_add(BAND - 1)
}

/// Figures of a section. Only rounds up to `after` count.
pub(crate) fn charts(roster: &Roster, after: RoundNo) -> Charts {
    let ranked = ranking::ranked(roster.state, roster.tournament, after);
    let leaders = ranked.standings.rows.iter().take(LEADERS).filter_map(|row| {
        let entrant = *ranked.entrants.get(&row.tpn)?;
        let own = ranked.history.row(row.tpn)?;
        let points = (1..=after.0).map(|round| ranked.history.score(own, RoundNo(round)).0);
        Some((entrant, points.collect()))
    });
    let mut federations: BTreeMap<String, usize> = BTreeMap::new();
    let mut titles: BTreeMap<String, usize> = BTreeMap::new();
    let mut bands: BTreeMap<u16, usize> = BTreeMap::new();
    let mut unrated = 0;
    for id in roster.tournament.entrants.keys() {
        let side = roster.side(*id, RoundNo(1));
        if !side.federation.is_empty() {
            *federations.entry(side.federation).or_default() += 1;
        }
        if !side.title.is_empty() {
            *titles.entry(side.title).or_default() += 1;
        }
        match side.rating {
            Some(rating) => *bands.entry(rating - rating % BAND).or_default() += 1,
            None => unrated += 1,
        }
    }
    let mut federations: Vec<(String, usize)> = federations.into_iter().collect();
    federations.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let rank = |title: &str| Title::ALL.iter().position(|known| known.code() == title);
    let mut titles: Vec<(String, usize)> = titles.into_iter().collect();
    titles.sort_by_key(|(title, _)| rank(title).unwrap_or(usize::MAX));
    Charts { leaders: leaders.collect(), ratings: filled(&bands, unrated), federations, titles }
}

/// Bands from the lowest to the highest that has somebody, empty ones between them too.
fn filled(bands: &BTreeMap<u16, usize>, unrated: usize) -> Vec<(Option<u16>, usize)> {
    let ends = bands.keys().next().zip(bands.keys().next_back());
    let mut rows: Vec<(Option<u16>, usize)> = ends
        .map(|(first, last)| (*first..=*last).step_by(usize::from(BAND)))
        .into_iter()
        .flatten()
        .map(|from| (Some(from), bands.get(&from).copied().unwrap_or(0)))
        .rev()
        .collect();
    if unrated > 0 {
        rows.push((None, unrated));
    }
    rows
}
