//! The builders: plain rows in, a worded document out.
//!
//! The rows hold what the desk knows (numbers, names, outcomes); all words, signs and legends are added here from
//! `locales/<language>/reports.ftl`. Order is the caller's: nothing is ranked or added up, and only names are ever sorted.

mod adjourned;
mod awards;
mod crosstable;
mod incidents;
mod pairings;
mod ruling;
mod standings;
mod start_list;
mod team_standings;

use i18n::{Args, Language, Messages, args};
use tournament::player::Title;
use tournament::points::Points;

use crate::Kind;
use crate::model::{Block, Document, Moment, Span};

pub use adjourned::{Adjourned, AdjournedGame, Envelope, adjourned, envelope};
pub use awards::{
    NormRow, Norms, PrizeRow, Prizes, RatingChange, RatingChanges, norms, prizes, rating_changes,
};
pub use crosstable::{
    Cell, Crosstable, CrosstableRow, Grid, GridRow, Mark, Order, crosstable, grid,
};
pub use incidents::{IncidentRow, Incidents, incident_table, incidents};
pub use pairings::{
    GameRow, GameState, PairingList, Side, Stage, Unpaired, UnpairedRow, outcome_text, pairings,
    pairings_by_name, results,
};
pub use ruling::{Article, EvidenceRow, MoveText, Ruling, ruling};
pub use standings::{Standings, StandingsRow, standings};
pub use start_list::{StartList, StartRow, start_list};
pub use team_standings::{TeamStandings, TeamStandingsRow, team_standings};

/// What stands at the head and foot of every document.
#[derive(Clone, Debug, PartialEq)]
pub struct Heading {
    /// Name of the event.
    pub event: String,
    /// Name of the tournament or section, empty if there is only one.
    pub tournament: String,
    /// The round and how many are planned.
    pub round: Option<(u8, u8)>,
    /// When it was printed: local time.
    pub printed: Moment,
    /// The arbiter who answers for it; may be empty.
    pub arbiter: String,
    /// Left foot of every page; may be empty.
    pub note: String,
}

impl Heading {
    /// A heading with the name of the event.
    pub fn new(event: impl Into<String>, printed: Moment) -> Heading {
        Heading {
            event: event.into(),
            tournament: String::new(),
            round: None,
            printed,
            arbiter: String::new(),
            note: String::new(),
        }
    }

    /// The same for a tournament of the event.
    #[must_use]
    pub fn tournament(self, tournament: impl Into<String>) -> Heading {
        Heading { tournament: tournament.into(), ..self }
    }

    /// The same for a round of so many.
    #[must_use]
    pub fn round(self, round: u8, of: u8) -> Heading {
        Heading { round: Some((round, of)), ..self }
    }

    /// The same with the arbiter's name.
    #[must_use]
    pub fn arbiter(self, arbiter: impl Into<String>) -> Heading {
        Heading { arbiter: arbiter.into(), ..self }
    }

    /// The same with a note at the foot.
    #[must_use]
    pub fn note(self, note: impl Into<String>) -> Heading {
        Heading { note: note.into(), ..self }
    }
}

/// The words of one language, with short ways to the ones used in every table.
struct Words {
    messages: &'static Messages,
}

impl Words {
    fn of(language: Language) -> Words {
        Words { messages: Messages::get(language) }
    }

    fn text(&self, key: &str) -> String {
        self.messages.plain(key)
    }

    fn with(&self, key: &str, args: &Args) -> String {
        self.messages.text(key, args)
    }

    fn points(&self, points: Points) -> String {
        self.messages.points(points.0)
    }

    /// The word below a line to sign on, with the name if it is known.
    fn signature(&self, key: &str, name: &str) -> String {
        match name.is_empty() {
            true => self.text(key),
            false => {
                self.with("report-signature", &args! { "role" => self.text(key), "name" => name })
            }
        }
    }

    fn document(&self, kind: Kind, heading: &Heading, blocks: Vec<Block>) -> Document {
        let event = match (heading.event.is_empty(), heading.tournament.is_empty()) {
            (_, true) => heading.event.clone(),
            (true, false) => heading.tournament.clone(),
            (false, false) => self.with(
                "report-event-tournament",
                &args! { "event" => &heading.event, "tournament" => &heading.tournament },
            ),
        };
        let round = match heading.round {
            None => String::new(),
            Some((round, of)) if of >= round => {
                self.with("common-round-of", &args! { "round" => round, "rounds" => of })
            }
            Some((round, _)) => self.with("common-round-number", &args! { "round" => round }),
        };
        let Moment { year, month, day, hour, minute } = heading.printed;
        let moment = self.messages.date_time((year, month, day), (hour, minute));
        Document {
            kind,
            language: self.messages.language(),
            title: kind.name(self.messages.language()),
            subtitle: vec![event, round],
            corner: vec![self.with("report-printed-at", &args! { "moment" => moment })],
            blocks,
            footer: heading.note.clone(),
            mark: None,
            author: heading.arbiter.clone(),
            printed: heading.printed,
        }
    }
}

/// A form that goes to the federation; its parts come worded.
pub fn form(language: Language, heading: &Heading, kind: Kind, blocks: Vec<Block>) -> Document {
    Words::of(language).document(kind, heading, blocks)
}

/// Puts the board beside the round, below the title.
fn board_line(words: &Words, document: &mut Document, board: Option<u16>) {
    if let (Some(board), Some(round)) = (board, document.subtitle.last_mut()) {
        *round = match round.is_empty() {
            true => words.with("common-board-number", &args! { "board" => board }),
            false => words
                .with("report-round-board", &args! { "round" => round.as_str(), "board" => board }),
        };
    }
}

fn number(value: Option<u16>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn title_code(title: Option<Title>) -> String {
    title.map(|title| title.code().to_owned()).unwrap_or_default()
}

/// A paragraph with the count of something, below a list.
fn count_line(text: String) -> Block {
    Block::Paragraph(vec![Span::plain(text)])
}

/// Ranks as they are printed: a rank that several share has a sign, `2=`; who has no place has rank 0 and a dash.
fn ranks(ranks: &[u16]) -> Vec<String> {
    let shared = |rank: &u16| ranks.iter().filter(|other| *other == rank).count() > 1;
    ranks
        .iter()
        .map(|rank| match rank {
            0 => "–".to_owned(),
            rank if shared(rank) => format!("{rank}="),
            rank => rank.to_string(),
        })
        .collect()
}

/// Gives the figures of the last columns of a table one count of decimals a column, so that their decimal marks stand under
/// each other: `13`, `12.25` become `13.00`, `12.25`. What is no figure stays as it is.
fn align_decimals(words: &Words, rows: &mut [Vec<String>], n_columns: usize) {
    let mark = words.messages.language().decimal_separator();
    for from_end in 1..=n_columns {
        let cell = |row: &Vec<String>| row.len().checked_sub(from_end);
        let places =
            rows.iter().filter_map(|row| decimals(row.get(cell(row)?)?, mark)).max().unwrap_or(0);
        if places == 0 {
            continue;
        }
        for row in rows.iter_mut() {
            let Some(text) = cell(row).and_then(|at| row.get_mut(at)) else { continue };
            let Some(own) = decimals(text, mark) else { continue };
            if own == 0 {
                text.push(mark);
            }
            text.extend(std::iter::repeat_n('0', places - own));
        }
    }
}

/// The same for a table of figures alone.
pub(crate) fn aligned_figures(language: Language, rows: &mut [Vec<String>], n_columns: usize) {
    align_decimals(&Words::of(language), rows, n_columns);
}

/// How many decimals a figure has; `None` for what is no figure.
fn decimals(text: &str, mark: char) -> Option<usize> {
    let (whole, rest) = text.split_once(mark).unwrap_or((text, ""));
    let whole = whole.strip_prefix('-').unwrap_or(whole);
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    (!whole.is_empty() && digits(whole) && digits(rest)).then_some(rest.len())
}

/// What the heads `TB1`, `TB2` stand for.
fn tiebreak_legend(words: &Words, tiebreaks: &[String]) -> Option<Block> {
    let pairs: Vec<(String, String)> = tiebreaks
        .iter()
        .enumerate()
        .map(|(at, name)| {
            (words.with("report-head-tiebreak", &args! { "number" => at + 1 }), name.clone())
        })
        .collect();
    (!pairs.is_empty()).then_some(Block::KeyValues(pairs))
}

#[cfg(test)]
mod tests {
    use i18n::Language;

    use super::{Words, align_decimals};

    #[test]
    fn decimal_marks_of_a_column_stand_under_each_other() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let mut rows =
            vec![row(["13", "13", "7"]), row(["1,5", "12,25", ""]), row(["x", "9,5", "10"])];
        align_decimals(&Words::of(Language::Spanish), &mut rows, 2);
        assert_eq!(
            rows,
            [row(["13", "13,00", "7"]), row(["1,5", "12,25", ""]), row(["x", "9,50", "10"])]
        );
    }
}
