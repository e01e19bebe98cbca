//! Rating changes, norms and prizes on paper.

use i18n::args;
use reports::Kind;
use reports::documents::{self, NormRow, Norms, PrizeRow, Prizes, RatingChange, RatingChanges};
use tournament::ids::{EntrantId, RoundNo};

use crate::api::norms::{Asked, norms_view};
use crate::api::prizes::{prize_list, usual_fund};
use crate::api::ratings::{self, ratings_view};
use crate::api::tables::last_full;
use crate::error::ApiError;
use crate::printing::{Made, Printing, paragraph};
use crate::words::Roster;
use crate::{field, late, provisional, time_control};

impl Printing<'_> {
    /// Rating changes, norms or prizes after a round: prizes after the last full one, the others after
    /// the last that is out.
    pub(crate) fn awards(&self, kind: Kind, round: Option<u8>) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let published = self.tournament.published();
        let full = last_full(self.tournament);
        let default = if kind == Kind::Prizes && full.0 > 0 { full } else { published };
        let after = round.map_or(default, RoundNo);
        if after > published || after.0 == 0 {
            return Err(ApiError::not_found(messages, "round", &after.to_string()));
        }
        let open = provisional::open(self.tournament, after);
        let heading = self.heading(Some(after)).note(self.pairing_note(open));
        let language = self.call.language;
        let mut pace = Vec::new();
        let mut document = match kind {
            Kind::Norms => documents::norms(language, &heading, &self.norm_rows(after)),
            Kind::Prizes => documents::prizes(language, &heading, &self.prize_rows(after)),
            _ => {
                let rows = self.rating_rows(after);
                let highest = rows.rows.iter().filter_map(|row| row.rating).max();
                let settings = field::rating_settings(self.state, self.tournament);
                pace = time_control::notes(settings.pace, settings.rate, highest, messages);
                documents::rating_changes(language, &heading, &rows)
            }
        };
        document.subtitle.extend(pace);
        document.subtitle.extend(self.moment());
        document.subtitle.extend(match kind {
            Kind::Norms | Kind::Prizes => {
                provisional::until_the_end(self.tournament, after, messages)
            }
            _ => provisional::so_far(open, messages),
        });
        let roster = Roster::new(self.state, self.tournament, messages);
        document.blocks.extend(late::notes(&roster, after).into_iter().map(paragraph));
        Ok(Made { document, round: Some(after) })
    }

    fn rating_rows(&self, after: RoundNo) -> RatingChanges {
        let messages = self.call.messages();
        let settings = field::rating_settings(self.state, self.tournament);
        // Where no game is rated the head of the paper says it once for all.
        let each = settings.pace.is_some_and(|it| it.fault(settings.rate, None).is_none());
        let everybody = ratings::Asked::Everybody;
        let view = ratings_view(self.state, self.tournament, after, everybody, messages);
        let row = |row: crate::api::ratings::RatingRow| RatingChange {
            number: row.number,
            title: row.title,
            name: row.name,
            federation: row.federation,
            rating: row.rating,
            games: row.games,
            points: row.points,
            expected: row.expected,
            k: row.k,
            change: row.change,
            first: row.first,
            performance: row.performance,
            left_out: if each { row.left_out.join(" ") } else { String::new() },
        };
        RatingChanges { rows: view.rows.into_iter().map(row).collect(), rules: view.rules }
    }

    fn norm_rows(&self, after: RoundNo) -> Norms {
        let asked = Asked { after, only: None, all: false };
        let view = norms_view(self.state, self.tournament, &asked, self.call.messages());
        let row = |row: crate::api::norms::NormRow| NormRow {
            number: row.number,
            title: row.title,
            name: row.name,
            federation: row.federation,
            rating: row.rating,
            norm: row.norm,
            state: row.state_text,
            text: row.text,
        };
        Norms {
            rows: view.rows.into_iter().map(row).collect(),
            rules: (view.conditions.into_iter())
                .chain([view.no_host, view.odd_federations, view.field, view.rules])
                .filter(|it| !it.is_empty())
                .collect(),
        }
    }

    fn prize_rows(&self, after: RoundNo) -> Prizes {
        let messages = self.call.messages();
        let state = self.state;
        let fund = self.tournament.prizes.clone().unwrap_or_else(usual_fund);
        let list = prize_list(state, self.tournament, &fund, after, messages);
        let roster = Roster::new(state, self.tournament, messages);
        let row = |row: crate::api::prizes::PrizeRow| PrizeRow {
            points: roster.points_before(EntrantId(row.entrant.0), after.next()),
            rank: row.rank_text,
            title: row.title,
            name: row.name,
            federation: row.federation,
            prize: row.prize,
            amount: row.paid,
        };
        let sums = args! { "paid" => list.paid, "total" => list.total, "left" => list.left };
        let mut notes = vec![messages.text("tables-prize-sum", &sums)];
        notes.extend(list.unassigned);
        notes.extend(list.faults);
        let winners: Vec<_> = list.rows.into_iter().filter(|row| !row.prize.is_empty()).collect();
        let sums = winners
            .iter()
            .flat_map(|row| row.sums.iter().map(|sum| (row.name.clone(), sum.clone())))
            .collect();
        Prizes { rows: winners.into_iter().map(row).collect(), notes, sums }
    }
}
