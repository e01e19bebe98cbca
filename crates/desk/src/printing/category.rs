//! The part of the field whose standings are printed.

use std::collections::BTreeSet;

use i18n::args;
use tournament::category::Filter;
use tournament::ids::Tpn;

use crate::api::category::{
    CategoryFilter, conditions, filter_of, members_fitting, members_of, named,
};
use crate::error::{ApiError, Code};
use crate::words::Roster;

/// A part of the field.
pub(crate) struct Part {
    /// Who belongs to it.
    pub(crate) members: BTreeSet<Tpn>,
    /// What it asks, in words.
    pub(crate) told: String,
}

/// The part that is asked for: conditions as the window sends them, the name of a category of the prizes, or conditions as they
/// are typed. `None` for the whole field.
pub(crate) fn part(
    filter: Option<&CategoryFilter>,
    name: Option<&str>,
    roster: &Roster,
) -> Result<Option<Part>, ApiError> {
    let messages = roster.messages;
    if let Some(filter) = filter {
        let body = filter.body(messages)?;
        let members = members_of(&body, roster).into_iter().map(|it| it.tpn).collect();
        return Ok(Some(Part { members, told: conditions(&filter_of(&body, roster), messages) }));
    }
    let Some(name) = name.map(str::trim).filter(|it| !it.is_empty()) else {
        return Ok(None);
    };
    let fund = roster.tournament.prizes.as_ref();
    let mut categories = fund.into_iter().flat_map(|fund| named(fund, messages));
    if let Some(known) = categories.find(|it| it.name.to_lowercase() == name.to_lowercase()) {
        let members = members_of(&known.filter, roster).into_iter().map(|it| it.tpn).collect();
        let asks = conditions(&filter_of(&known.filter, roster), messages);
        let args = args! { "name" => known.name.as_str(), "conditions" => asks };
        return Ok(Some(Part { members, told: messages.text("output-category-named", &args) }));
    }
    let filter = Filter::read(name).map_err(|error| {
        let args = args! { "text" => error.0 };
        ApiError::worded(Code::BadInput, messages, "output-blocked-category", &args)
            .about("category")
    })?;
    let members = members_fitting(&filter, roster).into_iter().map(|it| it.tpn).collect();
    Ok(Some(Part { members, told: conditions(&filter, messages) }))
}
