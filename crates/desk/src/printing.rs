//! Documents of a section: the event's data as rows for `reports`.

mod adjourned;
pub(crate) mod category;
mod forms;
mod incidents;
mod ruling;
mod team_standings;

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveDateTime, Timelike};
use i18n::{Messages, args};
use reports::documents::{
    self, Cell, Crosstable, CrosstableRow, GameRow, GameState, Grid, GridRow, Heading, Mark,
    PairingList, Side, Stage, StandingsRow, StartList, StartRow, Unpaired, UnpairedRow,
};
use reports::model::{Block, Span};
use reports::{Document, Kind};
use tournament::category::standings_of;
use tournament::crosstable::{self, CrossCell, GridCell, Order, Sign};
use tournament::decide::can_draw;
use tournament::fact::{DraftBody, ParticipantBody};
use tournament::history::Cell as HistoryCell;
use tournament::ids::{EntrantId, RoundNo, Seq, Tpn};
use tournament::player::Sex;
use tournament::round::ByeKind;
use tournament::state::{DepartureKind, Ruling, Standing, State, Tournament};

use crate::api::output::MakeReport;
use crate::api::ruling::section_of;
use crate::api::tables::{last_full, moment, status, status_text};
use crate::api::teams;
use crate::api::wire::Id;
use crate::error::{ApiError, Code};
use crate::event::OpenEvent;
use crate::judge::kept;
use crate::provisional;
use crate::ranking::{self, Ranked};
use crate::words::{self, Roster};
use crate::{Call, draw, late};

use category::Part;

/// What a document is made from.
pub(crate) struct Printing<'a> {
    pub(crate) event: &'a OpenEvent,
    /// What is printed: the event as it is, or as an entry of the journal left it.
    pub(crate) state: &'a State,
    /// That entry, if one was asked for.
    pub(crate) as_of: Option<Seq>,
    pub(crate) tournament: &'a Tournament,
    pub(crate) call: &'a Call,
    pub(crate) printed: journal::Moment,
}

/// A worded document and what names its file.
pub(crate) struct Made {
    pub(crate) document: Document,
    pub(crate) round: Option<RoundNo>,
}

/// Whether a document belongs to a round.
pub(crate) fn by_round(kind: Kind) -> bool {
    match kind {
        Kind::Pairings
        | Kind::PairingsByName
        | Kind::Results
        | Kind::Standings
        | Kind::TeamStandings
        | Kind::Crosstable
        | Kind::CrosstableByNumber
        | Kind::RoundRobinGrid
        | Kind::Ratings
        | Kind::Norms
        | Kind::Prizes => true,
        Kind::StartList
        | Kind::Ruling
        | Kind::Envelope
        | Kind::Adjourned
        | Kind::Incidents
        | Kind::TitleNorm
        | Kind::TournamentReport
        | Kind::ArbiterNorm
        | Kind::ChiefReport => false,
    }
}

/// Whether a document can be made as of an entry of the journal: what is ranked or rated, and results.
pub(crate) fn has_moments(kind: Kind) -> bool {
    match kind {
        Kind::Standings
        | Kind::TeamStandings
        | Kind::Crosstable
        | Kind::CrosstableByNumber
        | Kind::RoundRobinGrid
        | Kind::Results
        | Kind::Ratings
        | Kind::Norms => true,
        Kind::Pairings
        | Kind::PairingsByName
        | Kind::Prizes
        | Kind::StartList
        | Kind::Ruling
        | Kind::Envelope
        | Kind::Adjourned
        | Kind::Incidents
        | Kind::TitleNorm
        | Kind::TournamentReport
        | Kind::ArbiterNorm
        | Kind::ChiefReport => false,
    }
}

/// Why a document cannot be made now, in words.
pub(crate) fn blocked(
    kind: Kind,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Option<String> {
    let published = tournament.published().0 > 0;
    let key = match kind {
        Kind::Pairings | Kind::PairingsByName => {
            if published {
                return None;
            }
            let refusal = can_draw(tournament).err()?;
            return Some(words::refused(&refusal, state, Some(tournament.id), messages).message);
        }
        Kind::TeamStandings if !teams::has_teams(tournament) => "output-blocked-no-teams",
        Kind::Results
        | Kind::Standings
        | Kind::TeamStandings
        | Kind::Crosstable
        | Kind::CrosstableByNumber
            if !published =>
        {
            "output-blocked-no-round"
        }
        Kind::Ratings | Kind::Norms | Kind::Prizes if !published => "output-blocked-no-round",
        Kind::Prizes if tournament.prizes.is_none() => "output-blocked-no-prizes",
        Kind::Results
        | Kind::Standings
        | Kind::TeamStandings
        | Kind::Crosstable
        | Kind::CrosstableByNumber
        | Kind::Ratings
        | Kind::Norms
        | Kind::Prizes => return None,
        Kind::RoundRobinGrid if !tournament.is_round_robin() => "output-blocked-no-round-robin",
        Kind::StartList | Kind::RoundRobinGrid if tournament.entrants.is_empty() => {
            "output-blocked-no-players"
        }
        Kind::StartList | Kind::RoundRobinGrid => return None,
        Kind::Ruling if !is_ruled(state, tournament) => "output-blocked-no-ruling",
        Kind::Envelope | Kind::Adjourned if adjourned::adjourned_games(tournament).is_empty() => {
            "output-blocked-no-adjourned"
        }
        Kind::TitleNorm | Kind::TournamentReport | Kind::ArbiterNorm | Kind::ChiefReport
            if tournament.entrants.is_empty() =>
        {
            "output-blocked-no-players"
        }
        Kind::TitleNorm if !published => "output-blocked-no-round",
        Kind::TitleNorm if !forms::is_norm_made(&Roster::new(state, tournament, messages)) => {
            "output-blocked-no-norm"
        }
        Kind::ArbiterNorm
            if state.details.0.arbiters.iter().all(|it| forms::aim_of(it).is_none()) =>
        {
            "output-blocked-no-arbiter"
        }
        Kind::Ruling
        | Kind::Envelope
        | Kind::Adjourned
        | Kind::Incidents
        | Kind::TitleNorm
        | Kind::TournamentReport
        | Kind::ArbiterNorm
        | Kind::ChiefReport => return None,
    };
    Some(messages.plain(key))
}

/// Rulings of a section, and those of no section, oldest first.
fn rulings<'a>(
    state: &'a State,
    tournament: &'a Tournament,
) -> impl Iterator<Item = &'a Ruling> + use<'a> {
    let ours = |it: &&Ruling| it.body.tournament.is_none_or(|id| id == tournament.id);
    state.rulings.values().filter(ours)
}

/// Whether anything was decided in a section, or in none.
fn is_ruled(state: &State, tournament: &Tournament) -> bool {
    kept::all(state)
        .into_iter()
        .any(|(_, decision)| section_of(decision, state).is_none_or(|it| it.id == tournament.id))
}

impl Printing<'_> {
    /// Makes a document.
    pub(crate) fn make(&self, kind: Kind, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let state = self.state;
        let round = asked.round;
        // The form of an envelope is filled in by hand where the game is only about to be adjourned.
        let named = kind == Kind::Envelope && asked.game.is_some();
        if let Some(why) = blocked(kind, state, self.tournament, messages).filter(|_| !named) {
            let args = args! { "report" => kind.name(self.call.language), "why" => why };
            return Err(ApiError::worded(Code::Refused, messages, "output-blocked", &args));
        }
        match kind {
            Kind::Pairings | Kind::PairingsByName | Kind::Results => self.round_list(kind, round),
            Kind::StartList => Ok(Made {
                document: documents::start_list(
                    self.call.language,
                    &self.heading(None),
                    &self.start_list(),
                ),
                round: None,
            }),
            Kind::Standings
            | Kind::Crosstable
            | Kind::CrosstableByNumber
            | Kind::RoundRobinGrid => self.ranked(kind, asked),
            Kind::TeamStandings => self.team_standings(round),
            Kind::Ratings | Kind::Norms | Kind::Prizes => self.awards(kind, round),
            Kind::Ruling => self.ruling(asked),
            Kind::Envelope => self.envelope(asked),
            Kind::Adjourned => Ok(self.adjourned()),
            Kind::Incidents => self.incidents(asked),
            Kind::TitleNorm | Kind::TournamentReport | Kind::ArbiterNorm | Kind::ChiefReport => {
                self.form(kind, asked)
            }
        }
    }

    pub(crate) fn heading(&self, round: Option<RoundNo>) -> Heading {
        let details = &self.state.details.0;
        let mut heading = Heading::new(&details.name, local_moment(self.printed));
        if self.state.tournaments.len() > 1 {
            heading = heading.tournament(&self.tournament.setup.name);
        }
        if let Some(round) = round {
            heading = heading.round(round.0, self.tournament.rounds_planned().0);
        }
        heading.arbiter(chief_arbiter(self.state))
    }

    /// A round's note: which entry of the journal the document shows.
    pub(crate) fn note(&self, open: usize) -> String {
        let messages = self.call.messages();
        let entry = self.as_of.unwrap_or_else(|| self.event.head());
        let args = args! { "entry" => entry.0, "open" => open };
        messages.text(if open > 0 { "output-note-open" } else { "output-note" }, &args)
    }

    /// The note of what came of pairings: of a system whose rules were not read in the FIDE text it says so.
    pub(crate) fn pairing_note(&self, open: usize) -> String {
        let messages = self.call.messages();
        let unverified = draw::unverified(&self.tournament.setup.system, messages);
        if unverified.is_empty() {
            return self.note(open);
        }
        format!("{}. {unverified}", self.note(open))
    }

    /// The moment that is printed, where an entry of the journal was asked for: its number with date and time.
    pub(super) fn moment(&self) -> Option<String> {
        let seq = self.as_of.map(|seq| Id(seq.0));
        Some(moment(self.event, seq, self.call.messages())).filter(|text| !text.is_empty())
    }

    fn roster(&self) -> Roster<'_> {
        Roster::new(self.state, self.tournament, self.call.messages())
    }

    fn round_list(&self, kind: Kind, round: Option<u8>) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let published = self.tournament.published();
        let last = if kind == Kind::Results { published } else { published.max(RoundNo(1)) };
        let round = round.map_or(last, RoundNo);
        let missing = || ApiError::not_found(messages, "round", &round.to_string());
        let roster = self.roster();
        let list = match self.tournament.round(round) {
            Some(_) => published_list(&roster, round),
            None if kind == Kind::Results || round != published.next() => return Err(missing()),
            None => {
                let draft = match &self.tournament.hand {
                    Some(hand) if hand.round == round => hand.draft.clone(),
                    _ => draw::redraw(self.state, self.tournament, &[], messages)?.body,
                };
                draft_list(&roster, round, &draft)
            }
        };
        let heading = self.heading(Some(round)).note(self.pairing_note(0));
        let language = self.call.language;
        let mut document = match kind {
            Kind::Results => documents::results(language, &heading, &list),
            Kind::PairingsByName => documents::pairings_by_name(language, &heading, &list),
            _ => documents::pairings(language, &heading, &list),
        };
        document.subtitle.extend(self.moment());
        document.blocks.extend(late::notes(&roster, round).into_iter().map(paragraph));
        Ok(Made { document, round: Some(round) })
    }

    fn start_list(&self) -> StartList {
        let roster = self.roster();
        let mut entrants: Vec<_> = self.tournament.entrants.values().collect();
        entrants.sort_by_key(|entrant| roster.numbers.get(&entrant.id));
        let row = |entrant: &&tournament::state::Entrant| {
            let side = self.side(&roster, entrant.id, None);
            let private = roster.private(entrant).cloned().unwrap_or_default();
            StartRow {
                number: side.number,
                title: side.title,
                name: side.name,
                fide_id: private.fide_id,
                federation: side.federation,
                rating: side.rating,
                national_rating: None,
                sex: sex_of(self.state, entrant),
                category: String::new(),
                club: private.club,
            }
        };
        StartList { rows: entrants.iter().map(row).collect() }
    }

    fn side(&self, roster: &Roster, entrant: EntrantId, before: Option<RoundNo>) -> Side {
        side(roster, entrant, before)
    }

    fn ranked(&self, kind: Kind, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let published = self.tournament.published();
        let standings = kind == Kind::Standings;
        let full = last_full(self.tournament);
        let default = match kind {
            Kind::RoundRobinGrid => published,
            _ if full.0 > 0 => full,
            _ => published,
        };
        let after = asked.round.map_or(default, RoundNo);
        if after > published || (after.0 == 0 && kind != Kind::RoundRobinGrid) {
            return Err(ApiError::not_found(messages, "round", &after.to_string()));
        }
        let ranked = ranking::ranked(self.state, self.tournament, after);
        let note = self.pairing_note(ranked.standings.games_open);
        let heading = self.heading((after.0 > 0).then_some(after)).note(note);
        let language = self.call.language;
        let making = RankedRows { ranked: &ranked, roster: self.roster() };
        let mut document = match kind {
            _ if standings => {
                let name = asked.category_name.as_deref();
                let part = category::part(asked.category.as_ref(), name, &making.roster)?;
                let mut list = making.standings(part);
                put_away(&mut list, &asked.hidden);
                documents::standings(language, &heading, &list)
            }
            Kind::RoundRobinGrid => documents::grid(language, &heading, &making.grid(after)),
            Kind::CrosstableByNumber => documents::crosstable(
                language,
                &heading,
                &making.crosstable(after, Order::ByNumber),
            ),
            _ => {
                documents::crosstable(language, &heading, &making.crosstable(after, Order::ByRank))
            }
        };
        document.subtitle.extend(self.moment());
        document.subtitle.extend(provisional::so_far(ranked.standings.games_open, messages));
        let mut below: Vec<String> =
            ranking::sides_note(self.tournament, &ranked, &self.roster()).into_iter().collect();
        below.extend(ranking::notes(&ranked.history, &ranked.standings, &ranked.rules, messages));
        below.extend(ranking::without_values(&ranked.standings.list, &ranked.rules, messages));
        below.extend(teams::points_apart(self.state, self.tournament, messages));
        below.extend(late::notes(&self.roster(), after));
        if standings {
            below.insert(0, ranking::edition(&ranked.rules, messages));
        }
        document.blocks.extend(below.into_iter().map(paragraph));
        Ok(Made { document, round: Some(after) })
    }
}

pub(crate) fn paragraph(text: String) -> Block {
    Block::Paragraph(vec![Span::plain(text)])
}

/// Name of the chief arbiter, else of the first one; empty if there is none.
pub(crate) fn chief_arbiter(state: &State) -> String {
    let arbiters = &state.details.0.arbiters;
    let chief = arbiters.iter().find(|it| it.role == "chief").or(arbiters.first());
    chief.map_or_else(String::new, |it| it.name.clone())
}

/// The day on the wall clock of the hall.
pub(crate) fn day(at: journal::Moment) -> NaiveDate {
    let minutes = chrono::TimeDelta::minutes(i64::from(at.offset_minutes));
    let utc = DateTime::from_timestamp_millis(at.utc_ms).unwrap_or_default().naive_utc();
    utc.checked_add_signed(minutes).unwrap_or(utc).date()
}

/// A moment on the wall clock of the hall.
pub(crate) fn local_moment(at: journal::Moment) -> reports::Moment {
    let zone = FixedOffset::east_opt(i32::from(at.offset_minutes) * 60);
    let utc = DateTime::from_timestamp_millis(at.utc_ms).unwrap_or_default().naive_utc();
    let local = zone.map_or(utc, |zone| utc + zone);
    reports::Moment {
        year: local.year(),
        month: local.month(),
        day: local.day(),
        hour: local.hour(),
        minute: local.minute(),
    }
}

/// `2026-11-29T16:00` as a date with a time of day; what is no such text stays as it is.
fn local_time(text: &str, messages: &Messages) -> String {
    match NaiveDateTime::parse_from_str(text.trim(), "%Y-%m-%dT%H:%M") {
        Ok(at) => messages.date_time((at.year(), at.month(), at.day()), (at.hour(), at.minute())),
        Err(_) => text.trim().to_owned(),
    }
}

fn side(roster: &Roster, entrant: EntrantId, before: Option<RoundNo>) -> Side {
    let known = roster.tournament.entrants.get(&entrant);
    let view = roster.side(entrant, before.unwrap_or(RoundNo(1)));
    Side {
        number: view.number,
        title: known.and_then(|it| roster.state.title_of(it)),
        name: view.name,
        rating: view.rating,
        federation: view.federation,
        points: before.map(|round| roster.points_before(entrant, round)),
    }
}

/// Sex of an entrant, if known.
pub(crate) fn sex_of(state: &State, entrant: &tournament::state::Entrant) -> Option<Sex> {
    let ParticipantBody::Player(person) = &entrant.participant else { return None };
    match state.people.get(person)?.sex.as_str() {
        "m" => Some(Sex::Male),
        "w" => Some(Sex::Female),
        _ => None,
    }
}

fn published_list(roster: &Roster, round: RoundNo) -> PairingList {
    let points = (round.0 > 1).then_some(round);
    let games = roster.tournament.games_of(round).into_iter().map(|game| GameRow {
        board: game.board.0,
        white: side(roster, game.white, points),
        black: side(roster, game.black, points),
        state: match game.standing() {
            Standing::Open | Standing::Differs => GameState::Open,
            Standing::Adjourned => GameState::Adjourned,
            Standing::Entered(outcome)
            | Standing::Checked(outcome)
            | Standing::Corrected(outcome) => GameState::Ended(outcome),
        },
    });
    let mut unpaired = Vec::new();
    if let Some(published) = roster.tournament.round(round) {
        let pab =
            published.bye.iter().map(|entrant| (*entrant, roster.tournament.pairing_bye(round)));
        let others = published.absentees.iter().map(|(entrant, kind)| (*entrant, *kind));
        unpaired
            .extend(pab.chain(others).map(|(entrant, kind)| without(roster, entrant, kind, round)));
    }
    let games: Vec<GameRow> = games.collect();
    unpaired.extend(free(roster, round, &games, &unpaired));
    PairingList { games, unpaired, stage: Stage::Published }
}

/// In a round robin of an odd number, who plays nobody in a round.
fn free(
    roster: &Roster,
    round: RoundNo,
    games: &[GameRow],
    unpaired: &[UnpairedRow],
) -> Vec<UnpairedRow> {
    if !roster.tournament.has_table() {
        return Vec::new();
    }
    let listed: Vec<Option<u16>> = games
        .iter()
        .flat_map(|game| [game.white.number, game.black.number])
        .chain(unpaired.iter().map(|row| row.side.number))
        .collect();
    let points = (round.0 > 1).then_some(round);
    roster
        .tournament
        .entrants
        .values()
        .filter(|entrant| entrant.away(round).is_none())
        .map(|entrant| side(roster, entrant.id, points))
        .filter(|side| side.number.is_some() && !listed.contains(&side.number))
        .map(|side| UnpairedRow { side, reason: Unpaired::Free, counts: None })
        .collect()
}

fn draft_list(roster: &Roster, round: RoundNo, draft: &DraftBody) -> PairingList {
    let points = (round.0 > 1).then_some(round);
    let games = draft.pairs.iter().zip(1u16..).map(|(pair, board)| GameRow {
        board,
        white: side(roster, pair.white, points),
        black: side(roster, pair.black, points),
        state: GameState::Open,
    });
    let pab = draft.bye.iter().map(|entrant| (*entrant, roster.tournament.pairing_bye(round)));
    let absent = roster
        .tournament
        .entrants
        .values()
        .filter_map(|entrant| Some((entrant.id, entrant.absence(round)?)));
    let games: Vec<GameRow> = games.collect();
    let mut unpaired: Vec<UnpairedRow> =
        pab.chain(absent).map(|(entrant, kind)| without(roster, entrant, kind, round)).collect();
    unpaired.extend(free(roster, round, &games, &unpaired));
    PairingList { games, unpaired, stage: Stage::Draft }
}

fn without(roster: &Roster, entrant: EntrantId, kind: ByeKind, round: RoundNo) -> UnpairedRow {
    let known = roster.tournament.entrants.get(&entrant);
    let away = known.and_then(|it| it.away(round)).map(|departure| departure.kind);
    let reason = match (kind, away) {
        (ByeKind::ZeroPoint, Some(DepartureKind::Withdrawn)) => Unpaired::Withdrawn,
        (ByeKind::ZeroPoint, Some(DepartureKind::Expelled)) => Unpaired::Expelled,
        (ByeKind::ZeroPoint, None) => Unpaired::Absent,
        (kind, _) => Unpaired::Bye(kind),
    };
    let points = roster.tournament.scoring().points(HistoryCell::Bye(kind));
    UnpairedRow {
        side: side(roster, entrant, (round.0 > 1).then_some(round)),
        reason,
        counts: Some(points),
    }
}

struct RankedRows<'a> {
    ranked: &'a Ranked,
    roster: Roster<'a>,
}

impl RankedRows<'_> {
    fn tiebreaks(&self) -> Vec<String> {
        let name = |code: &tournament::tiebreak::Code| {
            let args = args! {
                "name" => words::tie_break_name(*code, self.roster.messages), "code" => code.to_string()
            };
            self.roster.messages.text("output-tiebreak-legend", &args)
        };
        self.ranked.standings.list.iter().map(name).collect()
    }

    fn values(&self, tpn: Tpn) -> Vec<String> {
        let list = &self.ranked.standings.list;
        let row = self.ranked.standings.row(tpn);
        row.map_or_else(Vec::new, |row| {
            list.iter().zip(&row.values).map(|(code, value)| code.text(*value)).collect()
        })
    }

    fn side(&self, tpn: Tpn) -> Side {
        let entrant = self.ranked.entrants.get(&tpn).copied().unwrap_or(EntrantId(0));
        let mut side = side(&self.roster, entrant, None);
        let left = self.roster.tournament.entrants.get(&entrant).map_or("playing", status);
        if left != "playing" {
            let mark = status_text(left, self.roster.messages);
            let args = args! { "name" => side.name, "mark" => mark };
            side.name = self.roster.messages.text("output-name-marked", &args);
        }
        side
    }

    /// The rank to print: 0 for those who have no place.
    fn rank(&self, tpn: Tpn) -> u16 {
        let row = self.ranked.standings.row(tpn);
        row.filter(|row| row.has_place()).map_or(0, |row| row.rank)
    }

    /// The rows of the whole field, or those of a part of it with their places in it.
    fn standings(&self, part: Option<Part>) -> documents::Standings {
        let is_in = |tpn: Tpn| part.as_ref().is_none_or(|part| part.members.contains(&tpn));
        let places = standings_of(&self.ranked.standings, is_in);
        let rows = places.iter().filter_map(|place| {
            let row = self.ranked.standings.row(place.tpn)?;
            let entrant = self.ranked.entrants.get(&row.tpn).copied().unwrap_or(EntrantId(0));
            let known = self.roster.tournament.entrants.get(&entrant);
            let side = self.side(row.tpn);
            let private = known.and_then(|it| self.roster.private(it));
            Some(StandingsRow {
                rank: if row.has_place() { place.place } else { 0 },
                overall: part.is_some().then_some(row.rank),
                number: Some(row.tpn.0),
                title: side.title,
                name: side.name,
                sex: known.and_then(|it| sex_of(self.roster.state, it)),
                federation: side.federation,
                rating: side.rating,
                club: private.map_or_else(String::new, |it| it.club.clone()),
                points: row.points,
                tiebreaks: self.values(row.tpn),
            })
        });
        let rows = rows.collect();
        let category = part.as_ref().map_or_else(String::new, |part| part.told.clone());
        documents::Standings { rows, category, tiebreaks: self.tiebreaks() }
    }

    fn crosstable(&self, after: RoundNo, order: Order) -> Crosstable {
        let table =
            crosstable::crosstable(&self.ranked.history, after, order, &self.ranked.standings);
        let cell = |cell: &CrossCell| match *cell {
            CrossCell::NotPaired => Cell::Empty,
            CrossCell::Bye(points) => Cell::NoOpponent(points),
            CrossCell::Against { opponent, color, sign } => {
                Cell::Game { opponent: opponent.unwrap_or(0), color, mark: mark(sign) }
            }
        };
        let rows = table.rows.iter().map(|line| {
            let side = self.side(line.tpn);
            CrosstableRow {
                rank: self.rank(line.tpn),
                position: line.label,
                number: Some(line.tpn.0),
                title: side.title,
                name: side.name,
                rating: side.rating,
                federation: side.federation,
                cells: line.cells.iter().map(cell).collect(),
                points: line.points,
                tiebreaks: self.values(line.tpn),
            }
        });
        Crosstable {
            order: match order {
                Order::ByRank => documents::Order::Rank,
                Order::ByNumber => documents::Order::Number,
            },
            rounds: table.after.0,
            rows: rows.collect(),
            tiebreaks: self.tiebreaks(),
        }
    }

    fn grid(&self, after: RoundNo) -> Grid {
        let table =
            crosstable::grid(&self.ranked.history, after, Order::ByNumber, &self.ranked.standings);
        let rows = table.rows.iter().map(|line| {
            let side = self.side(line.tpn);
            let games = line.cells.iter().map(|cell| match cell {
                GridCell::Own => Vec::new(),
                GridCell::Games(signs) => signs.iter().map(|sign| mark(*sign)).collect(),
            });
            GridRow {
                number: line.label,
                title: side.title,
                name: side.name,
                rating: side.rating,
                federation: side.federation,
                games: games.collect(),
                points: line.points,
                rank: self.rank(line.tpn),
                tiebreaks: self.values(line.tpn),
            }
        });
        Grid { rows: rows.collect(), tiebreaks: self.tiebreaks() }
    }
}

/// Empties the columns that are put away; nobody fills them, so they are not printed.
fn put_away(list: &mut documents::Standings, hidden: &[String]) {
    let is_hidden = |key: &str| hidden.iter().any(|column| column == key);
    for row in &mut list.rows {
        row.number = row.number.filter(|_| !is_hidden("number"));
        row.rating = row.rating.filter(|_| !is_hidden("rating"));
        if is_hidden("fed") {
            row.federation.clear();
        }
        if is_hidden("club") {
            row.club.clear();
        }
    }
}

fn mark(sign: Sign) -> Mark {
    match sign {
        Sign::Win => Mark::Win,
        Sign::Draw => Mark::Draw,
        Sign::Loss => Mark::Loss,
        Sign::ForfeitWin => Mark::ForfeitWin,
        Sign::ForfeitLoss => Mark::ForfeitLoss,
        Sign::Open => Mark::Open,
    }
}
