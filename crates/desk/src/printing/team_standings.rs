//! Standings of the teams on paper.

use reports::documents::{self, TeamStandings, TeamStandingsRow};
use tournament::ids::RoundNo;

use super::{Made, Printing};
use crate::api::tables::{TieBreakColumn, last_full};
use crate::api::teams::team_view;
use crate::error::ApiError;
use crate::provisional;
use i18n::args;

impl Printing<'_> {
    /// Standings of the teams after a round; left out: the last in which every result is in.
    pub(super) fn team_standings(&self, round: Option<u8>) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let published = self.tournament.published();
        let full = last_full(self.tournament);
        let default = if full.0 > 0 { full } else { published };
        let after = round.map_or(default, RoundNo);
        let missing = || ApiError::not_found(messages, "round", &after.to_string());
        if after > published || after.0 == 0 {
            return Err(missing());
        }
        let view = team_view(self.state, self.tournament, after, messages);
        let view = view.ok_or_else(missing)?;
        let open = provisional::open(self.tournament, after);
        let heading = self.heading(Some(after)).note(self.pairing_note(open));
        let legend = |column: &TieBreakColumn| {
            let args = args! { "name" => column.name.as_str(), "code" => column.code.as_str() };
            messages.text("output-tiebreak-legend", &args)
        };
        let decides = if view.primary == "gp" { "teams-primary-gp" } else { "teams-primary-mp" };
        let boards = messages.text("teams-boards", &args! { "n" => u32::from(view.boards) });
        let mut notes = vec![format!("{}. {boards}.", messages.plain(decides)), view.rules];
        notes.extend(view.notes);
        let list = TeamStandings {
            tiebreaks: view.columns.iter().map(legend).collect(),
            rounds: view.round,
            rows: view.rows.into_iter().map(TeamStandingsRow::from).collect(),
            notes,
        };
        let mut document = documents::team_standings(self.call.language, &heading, &list);
        document.subtitle.extend(self.moment());
        document.subtitle.extend(provisional::so_far(open, messages));
        Ok(Made { document, round: Some(after) })
    }
}
