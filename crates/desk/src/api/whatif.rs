//! What must happen in the open games for a player to be first.

use ::tournament::ids::{EntrantId, Tpn};
use ::tournament::round::Score;
use ::tournament::whatif::{Condition, Most, Outlook, Scenario, what_if_first};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::tables::{as_of, round_asked};
use super::wire::Id;
use super::{method, section};
use crate::ApiError;
use crate::ranking::ranked;
use crate::words::Roster;

/// Answer of `standings.whatif`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WhatIfView {
    /// Heading with the player's name.
    pub title: String,
    /// One for each own result; one where no game of the player is open.
    pub scenarios: Vec<ScenarioView>,
    /// How it is reckoned, in words.
    pub rule: String,
}

/// What follows from one own result.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ScenarioView {
    /// The own result with the points then: `Win, 7½`.
    pub own: String,
    /// `certain`, `depends`, `impossible`.
    pub outlook: String,
    /// The same in words.
    pub text: String,
    /// What others must not exceed, a sentence each.
    pub conditions: Vec<String>,
}

method! {
    /// What must happen for a player to be first, for each result of the player's own open games.
    "standings.whatif" Viewer StandingsWhatIf {
        /// Section.
        tournament: Id,
        /// Whose.
        entrant: Id,
        /// Round; left out: the last that is out.
        #[serde(default)]
        round: Option<u8>,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
    } -> WhatIfView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, tournament.published(), messages)?;
        let roster = Roster::new(&state, tournament, messages);
        let entrant = EntrantId(this.entrant.0);
        let tpn = *roster.numbers.get(&entrant).ok_or_else(
            || ApiError::not_found(messages, "player", &this.entrant.0.to_string())
        )?;
        let ranked = ranked(&state, tournament, after);
        let scenarios = what_if_first(&ranked.history, &ranked.standings, tpn);
        Ok(WhatIfView {
            title: messages.text("tables-whatif-title", &args! { "name" => roster.name(entrant) }),
            scenarios: scenarios.iter().map(|one| scenario(one, &roster)).collect(),
            rule: messages.plain("tables-whatif-rule"),
        })
    }
}

fn scenario(made: &Scenario, roster: &Roster) -> ScenarioView {
    let messages = roster.messages;
    let points = messages.points(made.points.0);
    let own = args! {
        "result" => made.own.map_or("none", score_key), "points" => points, "games" => made.games
    };
    let (outlook, key) = match made.outlook {
        Outlook::Certain => ("certain", "tables-whatif-certain"),
        Outlook::Depends => ("depends", "tables-whatif-depends"),
        Outlook::Impossible => ("impossible", "tables-whatif-impossible"),
        Outlook::NoPlace => ("impossible", "tables-whatif-no-place"),
    };
    let mut conditions = Vec::new();
    if made.outlook == Outlook::Depends {
        conditions.extend(made.conditions.iter().map(|one| condition(one, roster)));
        if !made.level.is_empty() {
            let names: Vec<String> = made.level.iter().map(|tpn| name(*tpn, roster)).collect();
            let args = args! { "names" => names.join("; "), "count" => names.len() };
            conditions.push(messages.text("tables-whatif-level", &args));
        }
    }
    ScenarioView {
        own: messages.text("tables-whatif-own", &own),
        outlook: outlook.to_owned(),
        text: messages.plain(key),
        conditions,
    }
}

fn condition(one: &Condition, roster: &Roster) -> String {
    let messages: &Messages = roster.messages;
    let name = name(one.tpn, roster);
    let (behind_with, not_ahead_with) = match one.most {
        Most::Result { behind_with, not_ahead_with } => (behind_with, not_ahead_with),
        Most::Points { games, points } => {
            let points = messages.points(points.0);
            let args = args! { "name" => name, "games" => games, "points" => points };
            return messages.text("tables-whatif-points", &args);
        }
    };
    let behind = behind_with.map_or("none", score_key);
    let args = args! { "name" => name, "behind" => behind, "most" => score_key(not_ahead_with) };
    let key = if behind_with == Some(not_ahead_with) {
        "tables-whatif-at-most"
    } else if behind_with.is_some() {
        "tables-whatif-behind-or-level"
    } else {
        "tables-whatif-level-with"
    };
    messages.text(key, &args)
}

fn name(tpn: Tpn, roster: &Roster) -> String {
    let entrant = roster.numbers.iter().find(|(_, other)| **other == tpn);
    entrant.map_or_else(|| tpn.to_string(), |(entrant, _)| roster.name(*entrant))
}

fn score_key(score: Score) -> &'static str {
    match score {
        Score::Win => "win",
        Score::Draw => "draw",
        Score::Loss => "loss",
    }
}
