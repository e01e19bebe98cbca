//! Categories of players: by age, sex, rating, club, federation, title, or by hand; and the
//! standings of one category.

use std::collections::BTreeSet;

use crate::ids::Tpn;
use crate::player::{Birth, Sex, Title};
use crate::points::Points;
use crate::standings::Standings;

/// What a category asks of its members; everything that is given must fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Youngest age, by the category year: the year of the event minus the year of birth.
    pub age_from: Option<u8>,
    /// Oldest age; `U12` is at most 11 or 12, as the event's own regulations count.
    pub age_to: Option<u8>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Lowest rating, inclusive.
    pub rating_from: Option<u16>,
    /// Highest rating, inclusive.
    pub rating_to: Option<u16>,
    /// What an unrated player counts as for the rating band.
    pub unrated: Unrated,
    /// Any of these clubs; empty: all.
    pub clubs: Vec<String>,
    /// Any of these federations; empty: all.
    pub federations: Vec<String>,
    /// Any of these titles; empty: all.
    pub titles: Vec<Title>,
    /// Only these players; empty: all.
    pub only: BTreeSet<Tpn>,
}

/// Unrated players and rating bands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unrated {
    /// In no band that has a lower edge.
    #[default]
    BelowAll,
    /// In no band.
    Nowhere,
    /// Only they.
    Only,
}

/// A condition that says nothing a category can ask.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnknownCondition(pub String);

/// What is known of a player at the start of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Number.
    pub tpn: Tpn,
    /// Birth.
    pub birth: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Rating of the event's list.
    pub rating: Option<u16>,
    /// Club.
    pub club: String,
    /// Federation.
    pub federation: String,
    /// Title.
    pub title: Option<Title>,
}

impl Filter {
    /// Reads conditions as they are typed, parted by commas: ages `U16`, `S50`; `women`, `men`; rating bands `1800-1999`, `-1999`,
    /// `2000+`; `unrated`; titles; federations by their three letters; `club=Roble`. Of federations, titles and clubs any one
    /// given fits.
    ///
    /// # Errors
    /// The first condition that is none of these, or all of the text if it holds none.
    pub fn read(text: &str) -> Result<Filter, UnknownCondition> {
        let mut filter = Filter::default();
        let mut parts = text.split(',').map(str::trim).filter(|part| !part.is_empty()).peekable();
        if parts.peek().is_none() {
            return Err(UnknownCondition(text.to_owned()));
        }
        for part in parts {
            filter.add(part).ok_or_else(|| UnknownCondition(part.to_owned()))?;
            if filter.upside_down().is_some() {
                return Err(UnknownCondition(part.to_owned()));
            }
        }
        Ok(filter)
    }

    /// A range whose lower edge is above its upper edge, so that nobody can be in it.
    pub fn upside_down(&self) -> Option<(u16, u16)> {
        let turned =
            |from: Option<u16>, to: Option<u16>| Some((from?, to?)).filter(|(from, to)| from > to);
        let age = turned(self.age_from.map(u16::from), self.age_to.map(u16::from));
        age.or(turned(self.rating_from, self.rating_to))
    }

    fn add(&mut self, part: &str) -> Option<()> {
        let lower = part.to_lowercase();
        if let Some(("club", club)) = part.split_once('=').map(|(key, it)| (key.trim(), it.trim()))
        {
            self.clubs.push(club.to_owned());
            return Some(());
        }
        match lower.as_str() {
            "women" | "mujeres" => self.sex = Some(Sex::Female),
            "men" | "hombres" => self.sex = Some(Sex::Male),
            "unrated" => self.unrated = Unrated::Only,
            _ => return self.add_number(&lower).or_else(|| self.add_code(part)),
        }
        Some(())
    }

    /// Ages and rating bands.
    fn add_number(&mut self, part: &str) -> Option<()> {
        if let Some(age) = part.strip_prefix('u') {
            self.age_to = Some(age.parse().ok()?);
        } else if let Some(age) = part.strip_prefix('s') {
            self.age_from = Some(age.parse().ok()?);
        } else if let Some(from) = part.strip_suffix('+') {
            self.rating_from = Some(from.parse().ok()?);
        } else {
            let (from, to) = part.split_once('-')?;
            self.rating_from = if from.is_empty() { None } else { Some(from.parse().ok()?) };
            self.rating_to = Some(to.parse().ok()?);
        }
        Some(())
    }

    /// Titles, and the three letters of federations.
    fn add_code(&mut self, part: &str) -> Option<()> {
        if let Some(title) = Title::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(part))
        {
            self.titles.push(title);
        } else if part.len() == 3 && part.chars().all(|it| it.is_ascii_alphabetic()) {
            self.federations.push(part.to_ascii_uppercase());
        } else {
            return None;
        }
        Some(())
    }

    /// Whether a player belongs to the category. `year` is the category year of the event. Who gives
    /// no birth, or one in the future, is in no age category; who gives no sex in none by sex.
    pub fn fits(&self, member: &Member, year: i32) -> bool {
        let listed = |list: &[String], value: &str| {
            list.is_empty() || list.iter().any(|one| one.trim().eq_ignore_ascii_case(value.trim()))
        };
        self.fits_age(member, year)
            && self.sex.is_none_or(|sex| member.sex == Some(sex))
            && self.fits_rating(member.rating.filter(|rating| *rating > 0))
            && listed(&self.clubs, &member.club)
            && listed(&self.federations, &member.federation)
            && (self.titles.is_empty()
                || member.title.is_some_and(|one| self.titles.contains(&one)))
            && (self.only.is_empty() || self.only.contains(&member.tpn))
    }

    fn fits_age(&self, member: &Member, year: i32) -> bool {
        if self.age_from.is_none() && self.age_to.is_none() {
            return true;
        }
        let Some(birth) = member.birth else { return false };
        let age = year.saturating_sub(birth.year());
        age >= 0
            && self.age_from.is_none_or(|from| age >= i32::from(from))
            && self.age_to.is_none_or(|to| age <= i32::from(to))
    }

    fn fits_rating(&self, rating: Option<u16>) -> bool {
        let banded = self.rating_from.is_some() || self.rating_to.is_some();
        match (rating, self.unrated) {
            (_, Unrated::Only) => rating.is_none(),
            (Some(rating), _) => {
                self.rating_from.is_none_or(|from| rating >= from)
                    && self.rating_to.is_none_or(|to| rating <= to)
            }
            (None, Unrated::BelowAll) => self.rating_from.is_none(),
            (None, Unrated::Nowhere) => !banded,
        }
    }
}

/// One row of the standings of a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CategoryRow {
    /// Who.
    pub tpn: Tpn,
    /// Place in the category; ties share the best one.
    pub place: u16,
    /// Rank in the whole field.
    pub rank: u16,
    /// Points.
    pub points: Points,
}

/// The standings of the members alone, in the order of the whole field: nothing is computed anew, so
/// two who share a rank share a place.
pub fn standings_of(standings: &Standings, is_member: impl Fn(Tpn) -> bool) -> Vec<CategoryRow> {
    let mut rows: Vec<CategoryRow> = Vec::new();
    for row in standings.rows.iter().filter(|row| is_member(row.tpn)) {
        let place = match rows.last() {
            Some(last) if last.rank == row.rank => last.place,
            _ => u16::try_from(rows.len() + 1).unwrap_or(u16::MAX),
        };
        rows.push(CategoryRow { tpn: row.tpn, place, rank: row.rank, points: row.points });
    }
    rows
}
