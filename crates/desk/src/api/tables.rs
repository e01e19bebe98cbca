//! Standings and crosstable.

use std::borrow::Cow;
use std::collections::BTreeSet;

use ::tournament::crosstable::{self, CrossCell, GridCell, Order};
use ::tournament::history::Cell;
use ::tournament::ids::{EntrantId, RoundNo, Seq, TournamentId, Tpn};
use ::tournament::player::Title;
use ::tournament::round::Color;
use ::tournament::standings::{self, StandingRow};
use ::tournament::state::{DepartureKind, Entrant, State, Tournament};
use ::tournament::tiebreak::Code as TieBreak;
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::category::{CategoryFilter, named};
use super::wire::Id;
use super::{method, section};
use crate::error::Code;
use crate::event::OpenEvent;
use crate::printing::category::part;
use crate::printing::local_moment;
use crate::ranking::{self, Ranked};
use crate::words::{self, Roster};
use crate::{ApiError, draw, field, late, provisional, working};

/// Answer of `standings.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StandingsView {
    /// After this round.
    pub round: u8,
    /// Rounds planned.
    pub rounds: u8,
    /// Rounds that can be asked for.
    pub published: u8,
    /// The last round in which every result is in.
    pub last_full: u8,
    /// Games without a result up to this round.
    pub open_games: u32,
    /// Results that are in, in the last round counted.
    pub results_in: u32,
    /// Games of the last round counted.
    pub games: u32,
    /// True only after the last round with no game open.
    pub is_final: bool,
    /// Tie-break columns.
    pub columns: Vec<TieBreakColumn>,
    /// Rows in rank order.
    pub rows: Vec<StandingView>,
    /// Edition of the tie-break rules, in words.
    pub rules: String,
    /// What is to be said of the whole: tie-breaks dropped, games that count for nobody.
    pub notes: Vec<String>,
    /// Federations of the whole field.
    pub federations: Vec<String>,
    /// Clubs of the whole field.
    pub clubs: Vec<String>,
    /// Titles of the whole field, strongest first.
    pub titles: Vec<String>,
    /// Names of the event's own categories: those of the prizes.
    pub own: Vec<String>,
    /// The category whose standings these are, in words; empty for the whole field.
    pub category: String,
    /// Whether the section's report has records of teams: `teams.standings` ranks them.
    pub teams: bool,
    /// The moment that is shown, in words; empty if it is now.
    pub as_of: String,
}

/// A tie-break column.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TieBreakColumn {
    /// Code, as `BH/C1`.
    pub code: String,
    /// Name in the language of the call.
    pub name: String,
    /// Article, as `C.07 8.1`.
    pub article: String,
}

/// One row of the standings.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StandingView {
    /// Rank; ties share the best place.
    pub rank: u16,
    /// Rank as printed: `3`, or `3=` where shared, or a dash without a place; within a category the place in it.
    pub rank_text: String,
    /// Rank in the whole field as printed.
    pub overall: String,
    /// Entrant.
    pub entrant: Id,
    /// Starting number.
    pub number: u16,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Club.
    pub club: String,
    /// Points as `4½`.
    pub points: String,
    /// One text a column, in order.
    pub values: Vec<String>,
    /// `playing`, `withdrawn`, `expelled`.
    pub status: String,
    /// The same in a word; empty for those who play.
    pub status_text: String,
    /// Has an open game in the rounds counted.
    pub open: bool,
}

/// Answer of `standings.working`: how a tie-break came about.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WorkingView {
    /// Heading: player and tie-break.
    pub title: String,
    /// Rule with article, in words.
    pub rule: String,
    /// One line a round.
    pub lines: Vec<WorkingLine>,
    /// Result as printed.
    pub value: String,
}

/// One round's part of a tie-break.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WorkingLine {
    /// Round, or 0.
    pub round: u8,
    /// Opponent or what stood in for one.
    pub what: String,
    /// The number that counts.
    pub value: String,
    /// True if it was cut.
    pub cut: bool,
    /// Why, if there is something to explain.
    pub why: String,
}

/// Answer of `crosstable.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CrosstableView {
    /// `rank` or `number`: which number cells show.
    pub by: String,
    /// After this round.
    pub round: u8,
    /// `rounds` (one column a round) or `grid` (players across, round robin).
    pub form: String,
    /// Heads of the cell columns.
    pub heads: Vec<String>,
    /// Tie-break codes of the last columns.
    pub columns: Vec<TieBreakColumn>,
    /// Rows.
    pub rows: Vec<CrosstableRow>,
    /// That games are open, in words; empty if none is.
    pub provisional: String,
    /// What is to be said of the whole.
    pub notes: Vec<String>,
    /// The moment that is shown, in words; empty if it is now.
    pub as_of: String,
}

/// A row of the crosstable.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CrosstableRow {
    /// Rank as printed.
    pub rank_text: String,
    /// Starting number.
    pub number: u16,
    /// Entrant.
    pub entrant: Id,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Club.
    pub club: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Cells.
    pub cells: Vec<CellView>,
    /// Points.
    pub points: String,
    /// Tie-break texts.
    pub values: Vec<String>,
    /// What cells call this row: its number, or its position by rank.
    pub label: String,
    /// `playing`, `withdrawn`, `expelled`.
    pub status: String,
    /// The same in a word; empty for those who play.
    pub status_text: String,
}

/// A cell of the crosstable.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Opponent's number or rank, as the head says; empty for none.
    pub opponent: String,
    /// `w`, `b` or empty.
    pub color: String,
    /// `1`, `½`, `0`, `+`, `-`, `*`, or the points of a bye.
    pub result: String,
    /// The cell as one text, as prints write it: `12w1`.
    pub text: String,
    /// Game, if there is one.
    pub game: Option<Id>,
    /// Its board.
    pub board: Option<u16>,
}

method! {
    /// Standings after a round, also as they stood after an earlier entry of the journal.
    "standings.get" Viewer StandingsGet {
        /// Section.
        tournament: Id,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
        /// Only these, by their order in the whole field.
        #[serde(default)]
        category: Option<CategoryFilter>,
        /// The same by the name of a category of the prizes, or by conditions: `U16,women`, `1800-1999`.
        #[serde(default)]
        category_name: Option<String>,
    } -> StandingsView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let mut view = standings_view(&state, tournament, after, messages);
        view.as_of = moment(&event, this.as_of, messages);
        let roster = Roster::new(&state, tournament, messages);
        if let Some(part) = part(this.category.as_ref(), this.category_name.as_deref(), &roster)? {
            keep(&mut view, &part.members);
            view.category = part.told;
        }
        Ok(view)
    }
}

method! {
    /// How a tie-break value came about.
    "standings.working" Viewer StandingsWorking {
        /// Section.
        tournament: Id,
        /// Whose.
        entrant: Id,
        /// Tie-break: of the list, or any other.
        code: String,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
    } -> WorkingView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let code: TieBreak = this
            .code
            .parse()
            .map_err(|_| ApiError::bad_value(messages, "tieBreaks", &this.code))?;
        let ranked = ranking::ranked(&state, tournament, after);
        let roster = Roster::new(&state, tournament, messages);
        let tpn = roster.numbers.get(&EntrantId(this.entrant.0)).copied();
        let made = tpn.and_then(|tpn| {
            let column = ranked.standings.list.iter().position(|known| *known == code);
            match column {
                Some(column) => {
                    standings::working_in(&ranked.history, &ranked.standings, tpn, column, &ranked.rules)
                }
                None => standings::working(&ranked.history, after, tpn, code, &ranked.rules),
            }
        });
        let made = made
            .ok_or_else(|| ApiError::not_found(messages, "player", &this.entrant.0.to_string()))?;
        let mut view = working::view(&made, roster.telling());
        late::tell_in(&mut view, &made, &roster, after);
        Ok(view)
    }
}

method! {
    /// Who met whom, round by round, or in a round robin everybody against everybody.
    "crosstable.get" Viewer CrosstableGet {
        /// Section.
        tournament: Id,
        /// `rank` or `number`: order of the rows and what cells call an opponent.
        by: String,
        /// Round; left out: the last in which every result is in, or the first that is out.
        #[serde(default)]
        round: Option<u8>,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
    } -> CrosstableView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let order = match this.by.as_str() {
            "rank" | "" => Order::ByRank,
            "number" => Order::ByNumber,
            other => return Err(ApiError::bad_value(messages, "by", other)),
        };
        let default = last_full(tournament).max(tournament.published().min(RoundNo(1)));
        let after = round_asked(tournament, this.round, default, messages)?;
        let mut view = crosstable_view(&state, tournament, after, order, messages);
        view.as_of = moment(&event, this.as_of, messages);
        Ok(view)
    }
}

/// Names of the categories of the prizes, each once.
fn own_categories(tournament: &Tournament, messages: &Messages) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for category in tournament.prizes.iter().flat_map(|fund| named(fund, messages)) {
        if !names.contains(&category.name) {
            names.push(category.name);
        }
    }
    names
}

/// Keeps the members of a category, with their places in it: who shares a rank shares a place.
fn keep(view: &mut StandingsView, members: &BTreeSet<Tpn>) {
    view.rows.retain(|row| members.contains(&Tpn(row.number)));
    let ranks: Vec<u16> = view.rows.iter().map(|row| row.rank).collect();
    for row in view.rows.iter_mut().filter(|row| row.rank_text != "–") {
        let place = 1 + ranks.iter().filter(|rank| **rank < row.rank).count();
        let shared = ranks.iter().filter(|rank| **rank == row.rank).count() > 1;
        row.rank_text = if shared { format!("{place}=") } else { place.to_string() };
    }
}

/// Every value of a column once, in order; empty ones left out.
fn once(values: impl Iterator<Item = String>) -> Vec<String> {
    let values: BTreeSet<String> = values.filter(|value| !value.is_empty()).collect();
    values.into_iter().collect()
}

/// The event as an entry of the journal left it; without one as it is. The section must have been there by then.
pub(crate) fn as_of<'a>(
    event: &'a OpenEvent,
    section: Option<Id>,
    seq: Option<Id>,
    messages: &Messages,
) -> Result<Cow<'a, State>, ApiError> {
    let Some(seq) = seq else { return Ok(Cow::Borrowed(&*event.state)) };
    let head = event.head().0;
    if seq.0 == 0 || seq.0 > head {
        let args = args! { "entry" => seq.0, "last" => head };
        let refused = ApiError::worded(Code::NotFound, messages, "desk-as-of-no-entry", &args);
        return Err(refused.about("asOf"));
    }
    let state = event.as_of(Seq(seq.0));
    let known = |id: TournamentId| event.state.tournaments.contains_key(&id);
    let there = |id: TournamentId| state.tournaments.contains_key(&id);
    let section = section.map(|id| TournamentId(id.0)).filter(|id| known(*id));
    let missing = match section {
        Some(id) => !there(id),
        None => state.tournaments.is_empty(),
    };
    if missing {
        let first = section.or(event.state.tournaments.keys().next().copied());
        let args = args! { "entry" => seq.0, "first" => first.map_or(0, |id| id.0) };
        let refused = ApiError::worded(Code::NotFound, messages, "desk-as-of-too-early", &args);
        return Err(refused.about("asOf"));
    }
    Ok(Cow::Owned(state))
}

/// An entry of the journal that was asked for, with its date and time; empty without one.
pub(crate) fn moment(event: &OpenEvent, seq: Option<Id>, messages: &Messages) -> String {
    let found = seq.and_then(|seq| Some((seq, event.moment_after(Seq(seq.0))?)));
    let Some((seq, at)) = found else { return String::new() };
    let at = local_moment(at);
    let when = messages.date_time((at.year, at.month, at.day), (at.hour, at.minute));
    messages.text("output-as-of", &args! { "entry" => seq.0, "when" => when })
}

/// The round asked for, if it is out; 0 is the time before the first.
pub(crate) fn round_asked(
    tournament: &Tournament,
    asked: Option<u8>,
    default: RoundNo,
    messages: &Messages,
) -> Result<RoundNo, ApiError> {
    match asked {
        None => Ok(default),
        Some(round) if round <= tournament.published().0 => Ok(RoundNo(round)),
        Some(round) => Err(ApiError::not_found(messages, "round", &round.to_string())),
    }
}

/// The last published round in which every game has a result; 0 if there is none. An adjourned game
/// of an earlier round does not hold later ones back.
pub(crate) fn last_full(tournament: &Tournament) -> RoundNo {
    let full = tournament.rounds.iter().rev().find(|round| {
        tournament.games_of(round.number).iter().all(|game| game.counted().is_some())
    });
    full.map_or(RoundNo(0), |round| round.number)
}

/// Standings as clients and files show them.
pub(crate) fn standings_view(
    state: &State,
    tournament: &Tournament,
    after: RoundNo,
    messages: &Messages,
) -> StandingsView {
    let ranked = ranking::ranked(state, tournament, after);
    let roster = Roster::new(state, tournament, messages);
    let games = tournament.games_of(after);
    let members = field::members(&roster);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let open_games = ranked.standings.games_open;
    StandingsView {
        round: after.0,
        rounds: tournament.rounds_planned().0,
        published: tournament.published().0,
        last_full: last_full(tournament).0,
        open_games: count(open_games),
        results_in: count(games.iter().filter(|game| game.counted().is_some()).count()),
        games: count(games.len()),
        is_final: after.0 > 0 && after == tournament.rounds_planned() && open_games == 0,
        columns: columns(&ranked, messages),
        rows: ranked.standings.rows.iter().map(|row| standing(row, &ranked, &roster)).collect(),
        rules: ranking::edition(&ranked.rules, messages),
        notes: notes(&ranked, &roster),
        federations: once(members.iter().map(|member| member.federation.clone())),
        clubs: once(members.iter().map(|member| member.club.clone())),
        titles: Title::ALL
            .iter()
            .filter(|title| members.iter().any(|member| member.title == Some(**title)))
            .map(|title| title.code().to_owned())
            .collect(),
        own: own_categories(tournament, messages),
        category: String::new(),
        teams: super::teams::has_teams(tournament),
        as_of: String::new(),
    }
}

fn columns(ranked: &Ranked, messages: &Messages) -> Vec<TieBreakColumn> {
    let column = |code: &TieBreak| TieBreakColumn {
        code: code.to_string(),
        name: words::tie_break_name(*code, messages),
        article: working::article(code.kind).to_owned(),
    };
    ranked.standings.list.iter().map(column).collect()
}

/// Tie-break values of a row as a reader of the language writes them.
fn values(row: &StandingRow, list: &[TieBreak], messages: &Messages) -> Vec<String> {
    list.iter().zip(&row.values).map(|(code, value)| messages.decimal(&code.text(*value))).collect()
}

pub(crate) fn rank_text(row: &StandingRow) -> String {
    match (row.has_place(), row.shared) {
        (false, _) => "–".to_owned(),
        (true, true) => format!("{}=", row.rank),
        (true, false) => row.rank.to_string(),
    }
}

fn standing(row: &StandingRow, ranked: &Ranked, roster: &Roster) -> StandingView {
    let messages = roster.messages;
    let entrant = ranked.entrants.get(&row.tpn).copied().unwrap_or(EntrantId(0));
    let side = roster.side(entrant, RoundNo(1));
    let rounds = ranked.history.row(row.tpn).map_or(&[][..], |row| row.rounds.as_slice());
    let counted = rounds.iter().take(usize::from(ranked.standings.after.0));
    StandingView {
        rank: row.rank,
        rank_text: rank_text(row),
        overall: rank_text(row),
        entrant: Id(entrant.0),
        number: row.tpn.0,
        title: side.title,
        name: side.name,
        federation: side.federation,
        rating: side.rating,
        club: side.club,
        points: messages.points(row.points.0),
        values: values(row, &ranked.standings.list, messages),
        status: status_of(roster, entrant).to_owned(),
        status_text: status_text(status_of(roster, entrant), messages),
        open: counted.clone().any(|cell| matches!(cell, Cell::Open { .. })),
    }
}

/// Whether an entrant left for good.
pub(crate) fn status(entrant: &Entrant) -> &'static str {
    match entrant.departures.last().filter(|it| it.until.is_none()).map(|it| it.kind) {
        None => "playing",
        Some(DepartureKind::Withdrawn) => "withdrawn",
        Some(DepartureKind::Expelled) => "expelled",
    }
}

fn status_of(roster: &Roster, entrant: EntrantId) -> &'static str {
    roster.tournament.entrants.get(&entrant).map_or("playing", status)
}

/// What is to be said of standings as a whole, and of pairings by rules that were not read in the FIDE text.
fn notes(ranked: &Ranked, roster: &Roster) -> Vec<String> {
    let messages = roster.messages;
    let mut notes: Vec<String> =
        ranking::sides_note(roster.tournament, ranked, roster).into_iter().collect();
    notes.extend(ranking::notes(&ranked.history, &ranked.standings, &ranked.rules, messages));
    notes.extend(ranking::without_values(&ranked.standings.list, &ranked.rules, messages));
    let unverified = draw::unverified(&roster.tournament.setup.system, messages);
    notes.extend(Some(unverified).filter(|it| !it.is_empty()));
    notes.extend(super::teams::points_apart(roster.state, roster.tournament, messages));
    notes.extend(late::notes(roster, ranked.standings.after));
    notes
}

/// A status in a word; nothing for those who play.
pub(crate) fn status_text(status: &str, messages: &Messages) -> String {
    match status {
        "playing" => String::new(),
        other => messages.plain(&format!("output-status-{other}")),
    }
}

/// The crosstable as clients and files show it.
pub(crate) fn crosstable_view(
    state: &State,
    tournament: &Tournament,
    after: RoundNo,
    order: Order,
    messages: &Messages,
) -> CrosstableView {
    let ranked = ranking::ranked(state, tournament, after);
    let roster = Roster::new(state, tournament, messages);
    let making = Making { tournament, ranked: &ranked, roster: &roster, order };
    let (form, heads, rows) =
        if tournament.is_round_robin() { making.grid(after) } else { making.rounds(after) };
    CrosstableView {
        by: if order == Order::ByRank { "rank" } else { "number" }.to_owned(),
        round: ranked.standings.after.0,
        form: form.to_owned(),
        heads,
        columns: columns(&ranked, messages),
        rows,
        provisional: provisional::so_far(ranked.standings.games_open, messages).unwrap_or_default(),
        notes: notes(&ranked, &roster),
        as_of: String::new(),
    }
}

struct Making<'a> {
    tournament: &'a Tournament,
    ranked: &'a Ranked,
    roster: &'a Roster<'a>,
    order: Order,
}

type Made = (&'static str, Vec<String>, Vec<CrosstableRow>);

impl Making<'_> {
    fn rounds(&self, after: RoundNo) -> Made {
        let table =
            crosstable::crosstable(&self.ranked.history, after, self.order, &self.ranked.standings);
        let head = |round: u8| {
            self.roster.messages.text("report-head-round", &i18n::args! { "round" => round })
        };
        let rows = table.rows.iter().map(|line| {
            let cells = (1..=table.after.0).zip(&line.cells);
            let cells = cells.map(|(round, cell)| self.cross_cell(*cell, line.tpn, RoundNo(round)));
            self.row(line.label, line.tpn, cells.collect())
        });
        ("rounds", (1..=table.after.0).map(head).collect(), rows.collect())
    }

    fn grid(&self, after: RoundNo) -> Made {
        let table =
            crosstable::grid(&self.ranked.history, after, self.order, &self.ranked.standings);
        let labels: Vec<(u16, Tpn)> =
            table.rows.iter().map(|line| (line.label, line.tpn)).collect();
        let rows = table.rows.iter().map(|line| {
            let cells = labels.iter().zip(&line.cells);
            let cells =
                cells.map(|((label, other), cell)| self.grid_cell(cell, *label, line.tpn, *other));
            self.row(line.label, line.tpn, cells.collect())
        });
        ("grid", labels.iter().map(|(label, _)| label.to_string()).collect(), rows.collect())
    }

    fn entrant(&self, tpn: Tpn) -> EntrantId {
        self.ranked.entrants.get(&tpn).copied().unwrap_or(EntrantId(0))
    }

    /// By rank, cells call a row by its position: shared ranks would leave them without one row they
    /// point to. The rank beside it is that of the standings.
    fn row(&self, label: u16, tpn: Tpn, cells: Vec<CellView>) -> CrosstableRow {
        let messages = self.roster.messages;
        let entrant = self.entrant(tpn);
        let side = self.roster.side(entrant, RoundNo(1));
        let standing = self.ranked.standings.row(tpn);
        CrosstableRow {
            rank_text: standing.map_or_else(String::new, rank_text),
            label: label.to_string(),
            status: status_of(self.roster, entrant).to_owned(),
            status_text: status_text(status_of(self.roster, entrant), messages),
            number: tpn.0,
            entrant: Id(entrant.0),
            title: side.title,
            name: side.name,
            federation: side.federation,
            club: side.club,
            rating: side.rating,
            cells,
            points: standing.map_or_else(String::new, |row| messages.points(row.points.0)),
            values: standing
                .map_or_else(Vec::new, |row| values(row, &self.ranked.standings.list, messages)),
        }
    }

    fn cross_cell(&self, cell: CrossCell, tpn: Tpn, round: RoundNo) -> CellView {
        let messages = self.roster.messages;
        match cell {
            CrossCell::NotPaired => CellView::default(),
            CrossCell::Bye(points) => {
                let result = messages.points(points.0);
                CellView { text: format!("-{result}"), result, ..CellView::default() }
            }
            CrossCell::Against { opponent, color, sign } => {
                let opponent = opponent.map_or_else(|| "?".to_owned(), |label| label.to_string());
                let (code, letter) = match color {
                    Color::White => ("w", messages.plain("report-crosstable-white")),
                    Color::Black => ("b", messages.plain("report-crosstable-black")),
                };
                let entrant = self.entrant(tpn);
                let games = self.tournament.games_of(round);
                let game = games.iter().find(|game| game.white == entrant || game.black == entrant);
                CellView {
                    text: format!("{opponent}{letter}{sign}"),
                    opponent,
                    color: code.to_owned(),
                    result: sign.to_string(),
                    game: game.map(|game| Id(game.id.0)),
                    board: game.map(|game| game.board.0),
                }
            }
        }
    }

    fn grid_cell(&self, cell: &GridCell, label: u16, tpn: Tpn, other: Tpn) -> CellView {
        let GridCell::Games(signs) = cell else {
            return CellView { text: cell.to_string(), ..CellView::default() };
        };
        let result: String = signs.iter().map(ToString::to_string).collect();
        let pair = [self.entrant(tpn), self.entrant(other)];
        let rounds = self.tournament.rounds.iter().take(usize::from(self.ranked.standings.after.0));
        let game = rounds
            .flat_map(|round| self.tournament.games_of(round.number))
            .find(|game| pair.contains(&game.white) && pair.contains(&game.black));
        CellView {
            opponent: if signs.is_empty() { String::new() } else { label.to_string() },
            color: String::new(),
            text: result.clone(),
            result,
            board: game.map(|game| game.board.0),
            game: game.map(|game| Id(game.id.0)),
        }
    }
}

/// The section of that id, or the only one of the event.
pub(crate) fn section_or_only<'a>(
    state: &'a State,
    id: Option<Id>,
    messages: &Messages,
) -> Result<&'a Tournament, ApiError> {
    match id {
        Some(id) => section(state, id, messages),
        None => {
            let mut all = state.tournaments.keys();
            match (all.next(), all.next()) {
                (Some(TournamentId(only)), None) => section(state, Id(*only), messages),
                _ => {
                    let named = |(id, it): (&TournamentId, &Tournament)| {
                        format!("{} ({id})", it.setup.name)
                    };
                    let known: Vec<String> = state.tournaments.iter().map(named).collect();
                    let args = i18n::args! { "known" => known.join(", ") };
                    let (code, key) = (crate::Code::BadInput, "output-which-tournament");
                    Err(ApiError::worded(code, messages, key, &args).about("tournament"))
                }
            }
        }
    }
}
