//! Charts of a section.

use ::tournament::ids::RoundNo;
use ::tournament::state::{State, Tournament};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::tables::{as_of, last_full, moment, round_asked};
use super::wire::Id;
use super::{method, section};
use crate::charts::{band_end, charts};
use crate::late;
use crate::words::Roster;

/// Answer of `charts.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ChartsView {
    /// After this round.
    pub round: u8,
    /// The leaders, with their points after each round.
    pub leaders: Vec<LeaderLine>,
    /// The same drawn, as SVG with the classes `line`, `rule`, `s0` to `s5`; names are escaped.
    pub leaders_svg: String,
    /// What is to be said of the points.
    pub notes: Vec<String>,
    /// The moment that is shown, in words; empty if it is now.
    pub as_of: String,
    /// Bar charts: ratings, federations, titles; those with nothing in them are left out.
    pub bars: Vec<BarChart>,
}

/// A leader's way.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LeaderLine {
    /// Entrant.
    pub entrant: Id,
    /// Name.
    pub name: String,
    /// Points after each round, as `4½`.
    pub points: Vec<String>,
}

/// A bar chart.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BarChart {
    /// `ratings`, `federations`, `titles`.
    pub kind: String,
    /// What it shows, in words.
    pub title: String,
    /// The bars.
    pub bars: Vec<Bar>,
}

/// A bar.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Bar {
    /// What it stands for.
    pub label: String,
    /// How many players.
    pub count: u32,
    /// Length in per cent of the longest.
    pub percent: u32,
}

method! {
    /// Score lines of the leaders, and who plays: ratings, federations, titles.
    "charts.get" Viewer ChartsGet {
        /// Section.
        tournament: Id,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
    } -> ChartsView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let mut view = charts_view(&state, tournament, after, messages);
        view.as_of = moment(&event, this.as_of, messages);
        Ok(view)
    }
}

/// Charts as clients and the web site show them.
pub(crate) fn charts_view(
    state: &State,
    tournament: &Tournament,
    after: RoundNo,
    messages: &Messages,
) -> ChartsView {
    let roster = Roster::new(state, tournament, messages);
    let made = charts(&roster, after);
    let lines: Vec<reports::charts::Line> = made
        .leaders
        .iter()
        .map(|(id, points)| reports::charts::Line {
            name: roster.name(*id),
            points: points.clone(),
        })
        .collect();
    let leaders = made.leaders.iter().map(|(id, points)| LeaderLine {
        entrant: Id(id.0),
        name: roster.name(*id),
        points: points.iter().map(|tenths| messages.points(*tenths)).collect(),
    });
    let ratings = made.ratings.iter().map(|(from, count)| {
        let label = match from {
            Some(from) => messages.text(
                "desk-chart-band",
                &args! { "from" => from.to_string(), "to" => band_end(*from).to_string() },
            ),
            None => messages.plain("desk-chart-unrated"),
        };
        (label, *count)
    });
    let bars = [
        bar_chart("ratings", ratings.collect(), messages),
        bar_chart("federations", made.federations, messages),
        bar_chart("titles", made.titles, messages),
    ];
    ChartsView {
        notes: late::notes(&roster, after),
        as_of: String::new(),
        round: after.0,
        leaders: leaders.collect(),
        leaders_svg: reports::charts::score_lines(&lines),
        bars: bars.into_iter().filter(|chart| !chart.bars.is_empty()).collect(),
    }
}

fn bar_chart(kind: &str, rows: Vec<(String, usize)>, messages: &Messages) -> BarChart {
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let bar = |(label, count): (String, usize)| Bar {
        label,
        count: number(count),
        percent: number(count * 100 / most),
    };
    BarChart {
        kind: kind.to_owned(),
        title: messages.plain(&format!("desk-chart-{kind}")),
        bars: rows.into_iter().map(bar).collect(),
    }
}
