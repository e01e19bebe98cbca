//! Categories of players on the wire: for prizes and for standings of a part of the field.

use ::tournament::category::{Filter, Member, Unrated};
use ::tournament::fact::{CategoryBody, PrizeCategoryBody, PrizeFundBody};
use ::tournament::ids::EntrantId;
use ::tournament::player::{Sex, Title};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::Id;
use crate::plain::one_line;
use crate::words::Roster;
use crate::{ApiError, Code, field};

/// What a category asks of its members; everything that is given must fit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct CategoryFilter {
    /// Youngest age in the year of the event.
    pub age_from: Option<u8>,
    /// Oldest age in the year of the event.
    pub age_to: Option<u8>,
    /// `m`, `w` or left out.
    pub sex: Option<String>,
    /// Lowest rating, inclusive.
    pub rating_from: Option<u16>,
    /// Highest rating, inclusive.
    pub rating_to: Option<u16>,
    /// Unrated players and rating bands: `below` all of them (also left out), `nowhere`, `only` they.
    pub unrated: Option<String>,
    /// Any of these clubs.
    pub clubs: Option<Vec<String>>,
    /// Any of these federations.
    pub federations: Option<Vec<String>>,
    /// Any of these titles.
    pub titles: Option<Vec<String>>,
    /// Only these players.
    pub only: Option<Vec<Id>>,
}

impl CategoryFilter {
    /// As it is kept.
    pub(crate) fn body(&self, messages: &Messages) -> Result<CategoryBody, ApiError> {
        let list = |list: &Option<Vec<String>>| -> Vec<String> {
            let texts = list.iter().flatten().map(|text| text.trim().to_owned());
            texts.filter(|text| !text.is_empty()).collect()
        };
        let one_of = |field: &str, found: &Option<String>, known: &[&str]| {
            let text = found.as_deref().unwrap_or_default().trim();
            if text.is_empty() || known.contains(&text) {
                Ok(text.to_owned())
            } else {
                Err(ApiError::bad_value(messages, field, text))
            }
        };
        let titles = list(&self.titles)
            .iter()
            .map(|text| match text.parse::<Title>() {
                Ok(title) => Ok(title.code().to_owned()),
                Err(_) => Err(ApiError::bad_value(messages, "title", text)),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let turned =
            |from: Option<u16>, to: Option<u16>| from.zip(to).filter(|(from, to)| from > to);
        let age = turned(self.age_from.map(u16::from), self.age_to.map(u16::from));
        if let Some((from, to)) = age.or(turned(self.rating_from, self.rating_to)) {
            let args = args! { "from" => from.to_string(), "to" => to.to_string() };
            let key = "output-category-upside-down";
            return Err(ApiError::worded(Code::BadInput, messages, key, &args).about("category"));
        }
        Ok(CategoryBody {
            age_from: self.age_from,
            age_to: self.age_to,
            sex: one_of("sex", &self.sex, &["m", "w"])?,
            rating_from: self.rating_from,
            rating_to: self.rating_to,
            unrated: one_of("unrated", &self.unrated, &["below", "nowhere", "only"])?,
            clubs: list(&self.clubs),
            federations: list(&self.federations),
            titles,
            only: self.only.iter().flatten().map(|id| EntrantId(id.0)).collect(),
        })
    }

    /// As it was kept.
    pub(crate) fn of(body: &CategoryBody) -> CategoryFilter {
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let list = |list: &[String]| (!list.is_empty()).then(|| list.to_vec());
        let only: Vec<Id> = body.only.iter().map(|entrant| Id(entrant.0)).collect();
        CategoryFilter {
            age_from: body.age_from,
            age_to: body.age_to,
            sex: text(&body.sex),
            rating_from: body.rating_from,
            rating_to: body.rating_to,
            unrated: text(&body.unrated),
            clubs: list(&body.clubs),
            federations: list(&body.federations),
            titles: list(&body.titles),
            only: (!only.is_empty()).then_some(only),
        }
    }
}

/// The categories of a fund, each under a name: one that an old file holds without is called by its number, so that its
/// prizes are told like all others.
pub(crate) fn named(fund: &PrizeFundBody, messages: &Messages) -> Vec<PrizeCategoryBody> {
    let mut categories = fund.categories.clone();
    for at in 0..categories.len() {
        if !one_line(&categories[at].name).is_empty() {
            continue;
        }
        let made = messages.text("tables-prize-nameless", &args! { "n" => at + 1 });
        let taken = |name: &str| categories.iter().any(|it| it.name.eq_ignore_ascii_case(name));
        let more = (2..).map(|n| format!("{made} ({n})"));
        let free = std::iter::once(made.clone()).chain(more).find(|name| !taken(name));
        categories[at].name = free.unwrap_or(made);
    }
    categories
}

/// The members of a category.
pub(crate) fn members_of(body: &CategoryBody, roster: &Roster) -> Vec<Member> {
    let filter = filter_of(body, roster);
    // Only players who are not here any more: nobody, not everybody.
    if !body.only.is_empty() && filter.only.is_empty() {
        return Vec::new();
    }
    members_fitting(&filter, roster)
}

/// The players whom a filter fits.
pub(crate) fn members_fitting(filter: &Filter, roster: &Roster) -> Vec<Member> {
    let year = field::year(roster.state, roster.tournament).unwrap_or(i32::MAX);
    field::members(roster).into_iter().filter(|member| filter.fits(member, year)).collect()
}

/// A category as the rules of categories take it.
pub(crate) fn filter_of(body: &CategoryBody, roster: &Roster) -> Filter {
    Filter {
        age_from: body.age_from,
        age_to: body.age_to,
        sex: match body.sex.as_str() {
            "m" => Some(Sex::Male),
            "w" => Some(Sex::Female),
            _ => None,
        },
        rating_from: body.rating_from,
        rating_to: body.rating_to,
        unrated: match body.unrated.as_str() {
            "nowhere" => Unrated::Nowhere,
            "only" => Unrated::Only,
            _ => Unrated::BelowAll,
        },
        clubs: body.clubs.clone(),
        federations: body.federations.clone(),
        titles: body.titles.iter().filter_map(|title| title.parse().ok()).collect(),
        only: body.only.iter().filter_map(|id| roster.numbers.get(id).copied()).collect(),
    }
}

/// What a category asks, in words.
pub(crate) fn conditions(filter: &Filter, messages: &Messages) -> String {
    let word = |key: &str| messages.plain(&format!("output-category-{key}"));
    let number = |key: &str, n: Option<u16>| {
        Some(messages.text(&format!("output-category-{key}"), &args! { "n" => n?.to_string() }))
    };
    let listed = |key: &str, list: &[String]| {
        let args = args! { "list" => list.join(", ") };
        (!list.is_empty()).then(|| messages.text(&format!("output-category-{key}"), &args))
    };
    let titles: Vec<String> = filter.titles.iter().map(|it| it.code().to_owned()).collect();
    let only = args! { "n" => filter.only.len() };
    let told: Vec<String> = [
        number("age-from", filter.age_from.map(u16::from)),
        number("age-to", filter.age_to.map(u16::from)),
        filter.sex.map(|sex| word(if sex == Sex::Female { "women" } else { "men" })),
        number("rating-from", filter.rating_from),
        number("rating-to", filter.rating_to),
        match filter.unrated {
            Unrated::BelowAll => None,
            Unrated::Nowhere => Some(word("unrated-nowhere")),
            Unrated::Only => Some(word("unrated-only")),
        },
        listed("federations", &filter.federations),
        listed("clubs", &filter.clubs),
        listed("titles", &titles),
        (!filter.only.is_empty()).then(|| messages.text("output-category-only", &only)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if told.is_empty() { word("all") } else { told.join("; ") }
}
