//! Rating changes, norms and prizes as tables.

use formats::table::{Cell, Sheet};
use i18n::args;
use tournament::ids::{RoundNo, Tpn};

use super::{figure, heads, notes_of, number, points, text};
use crate::api::norms::{Asked, norms_view};
use crate::api::prizes::prize_list;
use crate::api::ratings::{self, ratings_view};
use crate::api::teams::team_view;
use crate::field;
use crate::time_control::first_control;
use crate::words::Roster;

/// Those that hold anybody.
pub(super) fn all(roster: &Roster, after: RoundNo) -> Vec<Sheet> {
    let all = [Some(ratings(roster, after)), Some(norms(roster, after)), prizes(roster, after)];
    all.into_iter().flatten().filter(|sheet| !sheet.rows.is_empty()).collect()
}

fn ratings(roster: &Roster, after: RoundNo) -> Sheet {
    let messages = roster.messages;
    let view =
        ratings_view(roster.state, roster.tournament, after, ratings::Asked::Everybody, messages);
    let settings = field::rating_settings(roster.state, roster.tournament);
    let first_control = settings.pace.and_then(|it| first_control(it, settings.rate, messages));
    let rows = view.rows.into_iter().map(|row| {
        let mut notes = [row.notes, row.left_out].concat();
        notes.extend(first_control.clone().filter(|_| row.games > 0));
        notes.push(notes_of(roster, after, Tpn(row.number)));
        vec![
            number(Some(row.number)),
            text(row.title),
            text(row.name),
            text(row.federation),
            number(row.rating),
            number(Some(row.games)),
            points(&row.points),
            figure(row.expected),
            figure(row.difference),
            figure(row.k),
            figure(row.change),
            row.rounded.map_or(Cell::Empty, |it| Cell::Number(i64::from(it))),
            row.performance.map_or(Cell::Empty, |it| Cell::Number(i64::from(it))),
            text(row.first),
            text(notes.join(" ").trim()),
        ]
    });
    let rows = rows.collect();
    let columns = [
        "output-column-number",
        "output-column-title",
        "output-column-name",
        "output-column-federation",
        "output-column-rating",
        "output-column-games",
        "common-points",
        "output-column-expected",
        "output-column-difference",
        "output-column-k",
        "output-column-change",
        "output-column-rounded",
        "output-column-performance",
        "output-column-first",
        "output-column-notes",
    ];
    Sheet { name: messages.plain("output-sheet-ratings"), columns: heads(&columns, messages), rows }
}

fn norms(roster: &Roster, after: RoundNo) -> Sheet {
    let messages = roster.messages;
    let asked = Asked { after, only: None, all: false };
    let view = norms_view(roster.state, roster.tournament, &asked, messages);
    let rows = view.rows.into_iter().map(|row| {
        vec![
            number(Some(row.number)),
            text(row.title),
            text(row.name),
            text(row.federation),
            number(row.rating),
            text(row.norm),
            text(row.state_text),
            Cell::Number(i64::from(row.games)),
            points(&row.points),
            row.average.map_or(Cell::Empty, |it| Cell::Number(i64::from(it))),
            row.performance.map_or(Cell::Empty, |it| Cell::Number(i64::from(it))),
            text(row.text),
        ]
    });
    let rows = rows.collect();
    let columns = [
        "output-column-number",
        "output-column-title",
        "output-column-name",
        "output-column-federation",
        "output-column-rating",
        "output-column-norm",
        "output-column-state",
        "output-column-games",
        "common-points",
        "output-column-average",
        "output-column-performance",
        "output-column-notes",
    ];
    Sheet { name: messages.plain("output-sheet-norms"), columns: heads(&columns, messages), rows }
}

/// `None` where no prize fund was set.
fn prizes(roster: &Roster, after: RoundNo) -> Option<Sheet> {
    let messages = roster.messages;
    let fund = roster.tournament.prizes.as_ref()?;
    let list = prize_list(roster.state, roster.tournament, fund, after, messages);
    let rows = list.rows.into_iter().map(|row| {
        vec![
            figure(row.rank_text),
            text(row.title),
            text(row.name),
            text(row.federation),
            points(&row.points),
            figure(row.prize),
            figure(row.paid),
            text(row.because.join(" ")),
        ]
    });
    let rows = rows.collect();
    let columns = [
        "output-column-rank",
        "output-column-title",
        "output-column-name",
        "output-column-federation",
        "common-points",
        "output-column-prize",
        "output-column-paid",
        "output-column-notes",
    ];
    Some(Sheet {
        name: messages.plain("output-sheet-prizes"),
        columns: heads(&columns, messages),
        rows,
    })
}

/// Standings of the teams, where the section has any.
pub(super) fn teams(roster: &Roster, after: RoundNo) -> Option<Sheet> {
    let messages = roster.messages;
    let view = team_view(roster.state, roster.tournament, after, messages)?;
    let mut columns = heads(
        &[
            "output-column-rank",
            "output-column-number",
            "output-column-team",
            "output-column-match-points",
            "output-column-game-points",
        ],
        messages,
    );
    columns.extend(view.columns.into_iter().map(|column| column.code));
    let round = |round: u8| messages.text("report-head-round", &args! { "round" => round });
    columns.extend((1..=view.round).map(round));
    let rows = view.rows.into_iter().map(|row| {
        let mut cells = vec![
            figure(row.rank_text),
            number(Some(row.number)),
            text(row.name),
            points(&row.match_points),
            points(&row.game_points),
        ];
        cells.extend(row.values.into_iter().map(figure));
        cells.extend(row.matches.into_iter().map(text));
        cells
    });
    let rows = rows.collect();
    let name = messages.text("output-sheet-team-standings", &args! { "round" => after.0 });
    Some(Sheet { name, columns, rows })
}
