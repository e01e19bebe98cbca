//! What is being typed in a form, checked before it is sent: the same checks as those of the write.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::frame::{EventDetails, details_body};
use super::players::PlayerInput;
use super::tournament::Setup;
use super::wire::Id;
use super::{method, section};
use crate::{checks, printing, rounds_change};

/// Something odd in one field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct CheckView {
    /// Field of the form.
    pub field: String,
    /// Whether it will be taken.
    pub severity: CheckSeverity,
    /// What was found and what was expected.
    pub text: String,
    /// What to do; may be empty.
    pub hint: String,
    /// Round of a schedule.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub round: Option<u8>,
    /// Row of a list of the form, from 0.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub row: Option<u32>,
}

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum CheckSeverity {
    /// It cannot be saved like this.
    Refused,
    /// It is taken as typed and looks like a slip.
    Warning,
}

method! {
    /// What is odd in the settings of an event and of one section, as they are being typed.
    "setup.check" Viewer SetupCheck {
        /// Details of the event; left out: as they stand.
        #[serde(default)]
        details: Option<EventDetails>,
        /// Settings of a section.
        #[serde(default)]
        setup: Option<Setup>,
        /// The section: what another number of rounds does to it is told too, and whether that many can be paired.
        #[serde(default)]
        tournament: Option<Id>,
    } -> Vec<CheckView> |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let mut found = Vec::new();
        if let Some(details) = &this.details {
            found.extend(checks::details(details, messages));
        }
        if let Some(setup) = &this.setup {
            let typed = this.details.map(details_body);
            let details = typed.as_ref().unwrap_or(&event.state.details.0);
            found.extend(checks::setup(setup, details, messages));
            if let Some(id) = this.tournament {
                let section = section(&event.state, id, messages)?;
                found.extend(rounds_change::checks(&event.state, section, setup, messages));
            }
        }
        Ok(found)
    }
}

method! {
    /// What is odd in what is being typed about a player.
    "players.check" Viewer PlayersCheck {
        /// What was typed.
        player: PlayerInput,
        /// What the form was filled with: what was left alone is not judged.
        #[serde(default)]
        before: Option<PlayerInput>,
    } -> Vec<CheckView> |this, desk, call| {
        let today = printing::day(desk.event(call)?.moment(desk.now()));
        Ok(checks::player(&this.player, this.before.as_ref(), today, call.messages()))
    }
}
